package mysql

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Posture reads what the login may do from SHOW GRANTS, roles included: those that it could take on count as taken.
// What every login may do to itself, such as SET PASSWORD, is not in a grant and is not reported.
func (db *Engine) Posture(ctx context.Context) (*database.Posture, error) {
	p := &database.Posture{}
	err := db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		p.Server = s.server.title()
		if err := s.each(ctx, "SELECT CURRENT_USER()", func(row []driver.Value) { p.User = text(row[0]) }); err != nil {
			return err
		}
		found := rights{}
		roles, err := found.show(ctx, s, "SHOW GRANTS")
		if err != nil {
			return err
		}
		if err := found.takeOn(ctx, s, roles); err != nil {
			return err
		}
		p.CanWrite = found.list()
		p.ReadOnly = len(p.CanWrite) == 0
		return s.each(ctx, "SELECT CONCAT('may call ', routine_schema, '.', routine_name, ', which runs with the rights of ', definer)"+
			" FROM information_schema.routines WHERE security_type = 'DEFINER' AND routine_schema NOT IN ('sys', 'mysql') AND definer <> CURRENT_USER() ORDER BY 1",
			func(row []driver.Value) { p.Beyond = append(p.Beyond, text(row[0])) })
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// show reads the answer to a SHOW GRANTS and gives the roles that the login has by it.
func (r rights) show(ctx context.Context, s *session, sql string) (roles []string, err error) {
	err = s.each(ctx, sql, func(row []driver.Value) { roles = append(roles, r.read(text(row[0]))...) })
	return roles, err
}

// takeOn reads the rights of roles. MariaDB shows those of a role, and of the roles within it, to who has taken it
// on, which ends with the session; MySQL on request.
func (r rights) takeOn(ctx context.Context, s *session, roles []string) error {
	var answer *gomysql.MySQLError
	if !s.server.mariaDB() {
		if len(roles) == 0 {
			return nil
		}
		_, err := r.show(ctx, s, "SHOW GRANTS FOR CURRENT_USER() USING "+strings.Join(roles, ", "))
		return err
	}
	for _, role := range roles {
		err := s.exec(ctx, "SET ROLE "+role)
		if err == nil {
			_, err = r.show(ctx, s, "SHOW GRANTS")
		}
		if errors.As(err, &answer) { // fail closed
			r.add("use a role whose privileges cannot be read", role)
		} else if err != nil {
			return err
		}
	}
	if _, err := r.show(ctx, s, "SHOW GRANTS FOR PUBLIC"); err != nil && !errors.As(err, &answer) {
		return err // an answer in words is a server before 10.11, which has no PUBLIC
	}
	return nil
}

// harmless are the privileges that let a login look, and not act.
var harmless = map[string]bool{"USAGE": true, "SELECT": true, "SHOW VIEW": true, "SHOW DATABASES": true, "SHOW_ROUTINE": true,
	"SHOW CREATE ROUTINE": true,
	"REPLICATION CLIENT":  true, "BINLOG MONITOR": true, "SLAVE MONITOR": true, "REPLICA MONITOR": true}

// maxPrivileges are listed of one grant: MySQL lists all of root's, some 60.
const maxPrivileges = 5

var (
	// GRANT SELECT (`id`), INSERT ON `db`.`table` TO `user`@`host` …
	grantOn = regexp.MustCompile("^GRANT (.+?) ON (.+?) TO [`'\"]?")
	// GRANT `role` TO `user`@`host`, GRANT `role`@`%`,`other`@`%` TO `user`@`host`; but GRANT `role` TO `role` is about
	// another role, which cannot be taken on alone
	grantRole = regexp.MustCompile("^GRANT ([`'\"].*) TO [`'\"]?")
	columns   = regexp.MustCompile(`\([^)]*\)`)
)

// rights are what was found: for each set of privileges, the objects that it is given on.
type rights map[string][]string

func (r rights) add(what, on string) {
	if !slices.Contains(r[what], on) {
		r[what] = append(r[what], on)
	}
}

// read takes a line of SHOW GRANTS and gives the roles that it grants. A line that it does not understand is a right:
// what is not known to be harmless is not.
func (r rights) read(line string) (roles []string) {
	if strings.HasPrefix(line, "SET DEFAULT ROLE ") || strings.HasPrefix(line, "REVOKE ") { // REVOKE takes from the lines above
		return nil
	}
	m := grantOn.FindStringSubmatch(line)
	if m == nil {
		if m := grantRole.FindStringSubmatch(line); m != nil {
			if _, grantee, _ := cutLast(line, " TO "); strings.Contains(grantee, "@") {
				return splitNames(m[1])
			}
			return nil
		}
		r.add("something unknown", "the server")
		return nil
	}
	var can []string
	for p := range strings.SplitSeq(columns.ReplaceAllString(m[1], ""), ",") {
		if p = strings.TrimSpace(p); !harmless[p] {
			can = append(can, p)
		}
	}
	if strings.Contains(line[len(m[0]):], "WITH GRANT OPTION") {
		can = append(can, "GRANT OPTION")
	}
	if n := len(can); n > 0 {
		if n > maxPrivileges+1 {
			can = append(can[:maxPrivileges:maxPrivileges], fmt.Sprintf("%d more rights", n-maxPrivileges))
		}
		r.add(strings.Join(can, ", "), strings.ReplaceAll(m[2], "`", ""))
	}
	return nil
}

// splitNames splits at the commas between quoted names.
func splitNames(s string) []string {
	var names []string
	quote, start := byte(0), 0
	for i := range len(s) {
		switch c := s[i]; {
		case quote == 0 && (c == '`' || c == '\'' || c == '"'):
			quote = c
		case c == quote:
			quote = 0
		case c == ',' && quote == 0:
			names = append(names, strings.TrimSpace(s[start:i]))
			start = i + 1
		}
	}
	return append(names, strings.TrimSpace(s[start:]))
}

// list is a line for each set of privileges, in a stable order.
func (r rights) list() []string {
	var lines []string
	for what, on := range r {
		slices.Sort(on)
		line := fmt.Sprintf("may %s on %s", what, on[0])
		if len(on) > 1 {
			line += fmt.Sprintf(" and %d more", len(on)-1)
		}
		lines = append(lines, line)
	}
	slices.Sort(lines)
	return lines
}

// SetupFor is what an administrator runs to make a login that can read what g grants of the database, or of every
// database that this login sees, and do nothing else but change its own password. The password is a placeholder. SHOW
// VIEW lets EXPLAIN see through views.
func (db *Engine) SetupFor(_ context.Context, g guard.Grants) (string, error) {
	const login = "'sqlagent'@'%'"
	var b strings.Builder
	b.WriteString("CREATE USER " + login + " IDENTIFIED BY 'CHOOSE-A-PASSWORD'\n  WITH MAX_USER_CONNECTIONS " +
		fmt.Sprint(4*maxOpen)) // as many again may be stuck; each may need one that stops it
	if db.server.mariaDB() {
		b.WriteString(" MAX_STATEMENT_TIME 60")
	}
	b.WriteString(";\n")
	grant := func(what, on string) { b.WriteString("GRANT " + what + " ON " + on + " TO " + login + ";\n") }
	if g.All {
		for _, name := range db.databases {
			// _ and % are wildcards in the database of a GRANT.
			grant("SELECT, SHOW VIEW", quote(strings.NewReplacer(`\`, `\\`, "_", `\_`, "%", `\%`).Replace(name))+".*")
		}
	} else {
		b.WriteString("-- What the source's rules allow to be read. For an existing login, run from here on, and again when the rules or the\n" +
			"-- tables have changed. This does not revoke what everybody may read (mandatory_roles, MariaDB's PUBLIC).\n" +
			"REVOKE ALL PRIVILEGES, GRANT OPTION FROM " + login + ";\n")
	}
	for _, t := range g.Tables {
		what := "SELECT"
		for i, c := range t.Columns {
			what += map[bool]string{true: " (", false: ", "}[i == 0] + quote(c)
		}
		if t.Columns != nil {
			what += ")"
		}
		grant(what+", SHOW VIEW", tableName(t.Name))
	}
	for _, n := range g.System {
		grant("SELECT", tableName(n))
	}
	for _, f := range g.Functions {
		schema, name, _ := strings.Cut(f, ".")
		if schema != "mysql" { // where loaded ones are listed, which everybody may call
			grant("EXECUTE", "FUNCTION "+tableName(dialects.Name{Schema: schema, Name: name}))
		}
	}
	if len(g.Masked) > 0 {
		fmt.Fprintf(&b, "-- Masked columns are granted, because people see their values: %q.\n-- Put those that nobody may see into deny_columns.\n", g.Masked)
	}
	return b.String(), nil
}

func quote(name string) string { return dialects.QuoteIdent(dialects.MySQL, name) }

func tableName(n dialects.Name) string { return quote(n.Schema) + "." + quote(n.Name) }

// Unreadable cannot be known: the server does not name what the login may not read. There may be such things where its
// rights to read are those to tables and columns alone.
func (db *Engine) Unreadable(ctx context.Context) (tables []schema.Table, unknown bool, err error) {
	unknown = true
	err = db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		return s.each(ctx, "SHOW GRANTS", func(row []driver.Value) {
			m := grantOn.FindStringSubmatch(text(row[0]))
			whole := m != nil && strings.HasSuffix(m[2], ".*") && strings.Contains(m[1], "SELECT") || m != nil && strings.HasPrefix(m[1], "ALL")
			if whole || grantRole.MatchString(text(row[0])) {
				unknown = false
			}
		})
	})
	return nil, unknown, err
}
