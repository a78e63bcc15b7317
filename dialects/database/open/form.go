package open

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/foreign"
)

// kinds are the schemes of frameworks: of Prisma, SQLAlchemy (before its +driver), Django (dj-database-url and
// django-environ), Rails and node.
var kinds = map[string]dialects.Dialect{
	"sqlite": dialects.SQLite, "sqlite3": dialects.SQLite, "file": dialects.SQLite, "spatialite": dialects.SQLite,
	"postgres": dialects.Postgres, "postgresql": dialects.Postgres, "pg": dialects.Postgres, "psql": dialects.Postgres,
	"pgsql": dialects.Postgres, "postgis": dialects.Postgres, "timescale": dialects.Postgres,
	"timescaledb": dialects.Postgres, "timescalegis": dialects.Postgres,
	"mysql": dialects.MySQL, "mysql2": dialects.MySQL, "mysqlgis": dialects.MySQL, "mysql-connector": dialects.MySQL,
	"mariadb": dialects.MySQL, "trilogy": dialects.MySQL,
}

var (
	keywords  = regexp.MustCompile(`^\s*(host|hostaddr|port|dbname|database|user|service|servicefile|sslmode)\s*=`)
	driverDSN = regexp.MustCompile(`(^|@)(tcp|tcp6|unix)\([^)]*\)/`) // a password may hold anything
	scheme    = regexp.MustCompile(`^([a-zA-Z][a-zA-Z0-9+.-]*):`)
	jdbc      = regexp.MustCompile(`^(?i:jdbc|r2dbc(?::pool)?):`)
)

// engineOf finds the engine by the form of dsn, and what that engine wants to be given: the path of a file, or a URL
// with the scheme postgres or mysql, or a DSN in its driver's form.
func engineOf(dsn string) (d dialects.Dialect, rest string, err error) {
	switch {
	case strings.TrimSpace(dsn) == "":
		return "", "", &DSNError{"the DSN is empty", forms}
	case keywords.MatchString(dsn):
		return dialects.Postgres, dsn, nil
	case driverDSN.MatchString(dsn):
		return dialects.MySQL, dsn, nil
	}
	ofJDBC := jdbc.FindString(dsn)
	m := scheme.FindStringSubmatch(dsn[len(ofJDBC):])
	if m == nil || len(m[1]) == 1 { // a drive's letter is no scheme
		return dialects.SQLite, dsn, nil
	}
	rest = dsn[len(ofJDBC)+len(m[0]):]
	name, _, _ := strings.Cut(strings.ToLower(m[1]), "+")
	d, known := kinds[name]
	switch {
	case d == dialects.SQLite:
		rest, err = file(name, rest)
		return d, rest, err
	case known && ofJDBC != "" && !strings.HasPrefix(rest, "//"): // jdbc:postgresql:shop
		return d, string(d) + ":///" + strings.TrimPrefix(rest, "/"), nil
	case known:
		return d, string(d) + ":" + rest, nil
	case !strings.HasPrefix(rest, "//") && ofJDBC == "":
		return dialects.SQLite, dsn, nil // a file may be called "a:b"
	}
	return "", "", &DSNError{fmt.Sprintf("databases of kind %q are not supported", name), forms}
}

// fileOptions are those of SQLite's own URIs (https://www.sqlite.org/uri.html) and of its drivers that change nothing
// for one who reads. Those of Go's drivers begin with _.
var fileOptions = foreign.Names(`mode cache psow nolock immutable uri timeout busy_timeout check_same_thread
	isolation_level detect_types cached_statements foreign_keys journal_mode synchronous date_class default_transaction_mode`)

// file is the path of an SQLite file in what follows a scheme.
func file(name, rest string) (string, error) {
	path := rest
	if at := strings.LastIndex(path, "?"); at >= 0 && missing(rest) {
		path = rest[:at]
		for pair := range strings.SplitSeq(rest[at+1:], "&") {
			option, value, _ := strings.Cut(pair, "=")
			key := foreign.Name(option)
			switch {
			case key == "mode" && value == "memory":
				return "", inMemory
			case !fileOptions[key] && !foreign.Ignored(key) && !strings.HasPrefix(option, "_") && option != "":
				return "", &DSNError{fmt.Sprintf("the option %q of an SQLite file is not known", option), "take it out of the DSN"}
			}
		}
	}
	if name == "file" { // SQLite's, which has percent codes
		if decoded, err := url.PathUnescape(path); err == nil {
			path = decoded
		}
		path = strings.TrimPrefix(strings.TrimPrefix(path, "//localhost/"), "//")
		if strings.HasPrefix(rest, "//localhost/") {
			path = "/" + path
		}
	} else if after, ok := strings.CutPrefix(path, "//"); ok {
		path = afterSlashes(after)
	}
	switch path {
	case "":
		return "", &DSNError{"the DSN has no path", forms}
	case ":memory:":
		return "", inMemory
	}
	return path, nil
}

var inMemory = &DSNError{"an SQLite database in memory belongs to the program that made it", "name a file"}

// afterSlashes is the path after sqlite://. Python's frameworks write the path after a third slash, sqlite:///shop.db
// and sqlite:////data/shop.db; others take that slash for the path's first. The file that exists decides.
func afterSlashes(path string) string {
	relative, ok := strings.CutPrefix(path, "/")
	if !ok || missing(relative) && !missing(path) {
		return path
	}
	return relative
}

// elsewhere says of a file that is not there where its DSN may mean it to be.
func elsewhere(err error, dsn, path string) error {
	var e *database.Error
	if !errors.As(err, &e) || !errors.Is(err, os.ErrNotExist) {
		return err
	}
	switch fromSchema := filepath.Join("prisma", path); {
	case strings.HasPrefix(dsn, "file:") && !filepath.IsAbs(path) && !missing(fromSchema):
		e.Hint = "Prisma counts the path from its schema: file:" + fromSchema
	case strings.Contains(dsn, ":///") && !filepath.IsAbs(path):
		e.Hint = "three slashes begin a path from this folder, four an absolute one"
	}
	return e
}

var (
	urlLogin    = regexp.MustCompile(`^([a-z]+://)([^:/?]*)(?::[^?]*)?@`)
	driverLogin = regexp.MustCompile(`^([^:/]*)(?::.*)?@((?:tcp|tcp6|unix)\()`)
)

// withPassword is dsn with a password that was kept elsewhere.
func withPassword(dsn, password string) (string, error) {
	d, rest, err := engineOf(dsn)
	if err != nil {
		return "", err
	}
	if d == dialects.SQLite {
		return "", &DSNError{"a password file needs the DSN of a server", forms}
	}
	quoted := strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(password)
	escaped := strings.TrimPrefix(url.UserPassword("", password).String(), ":")
	base, options, _ := strings.Cut(rest, "?")
	switch login, driver := urlLogin.FindStringSubmatch(rest), driverLogin.FindStringSubmatch(rest); {
	case driver != nil: // whose password may hold anything
		return driver[1] + ":" + password + "@" + driver[2] + rest[len(driver[0]):], nil
	case keywords.MatchString(rest):
		return rest + " password='" + quoted + "'", nil
	case login != nil:
		return login[1] + login[2] + ":" + escaped + "@" + rest[len(login[0]):], nil
	case strings.Contains(base, "://"): // the user is an option, or the service's
		options = "password=" + strings.ReplaceAll(url.QueryEscape(password), "+", "%20") + "&" + options
		return base + "?" + strings.TrimSuffix(options, "&"), nil
	}
	return "", &DSNError{"a password file needs a DSN with a place for a password", forms}
}
