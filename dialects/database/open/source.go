package open

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

// Source is a database as the configuration file has it.
//
//	[sources.shop]
//	dsn = "postgres://reader@db.example.com/shop"
//	password_file = "/run/secrets/shop"
//
//	[sources.shop.rules]
//	deny_columns = ["customer.email"]
type Source struct {
	Name         string      `toml:"-"` // how to call it: the source's name, or its DSN without secrets
	DSN          string      `toml:"dsn"`
	PasswordFile string      `toml:"password_file"` // its first line is the password of DSN, which is a URL
	Rules        guard.Rules `toml:"rules"`
	// Warnings are of files with secrets that others on this machine may read.
	Warnings []string `toml:"-"`
}

// ConfigError is a configuration file, or a file that it or a flag names, that cannot be used.
type ConfigError struct {
	Path string
	Err  error
}

func (e *ConfigError) Error() string { return e.Path + ": " + e.Err.Error() }
func (e *ConfigError) Unwrap() error { return e.Err }

// ConfigPath is where the configuration file is looked for: sqlagent/config.toml in the user's folder for such files
// ($XDG_CONFIG_HOME, by default ~/.config, on Linux).
func ConfigPath() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "sqlagent", "config.toml"), nil
}

// bareName is what may be meant for a source.
var bareName = regexp.MustCompile(`^[\pL\pN_-]+$`)

// In is what a file in a folder means by dsn: the path of an SQLite file is relative to that folder. What may be the
// name of a source, and is no file there, stays as it is, and so does any other DSN.
func In(dir, dsn string) string {
	d, path, err := engineOf(dsn)
	if err != nil || d != dialects.SQLite || filepath.IsAbs(path) {
		return dsn
	}
	if inside := filepath.Join(dir, path); !bareName.MatchString(dsn) || !missing(inside) {
		return inside
	}
	return dsn
}

func missing(path string) bool {
	_, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// Sources reads the sources of a configuration file; nil where there is no such file. Other keys of the file are not
// looked at. Errors are *ConfigError.
func Sources(path string) (map[string]Source, error) {
	var config struct {
		Sources map[string]Source `toml:"sources"`
	}
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = tomlfile.Decode(string(text), &config, "sources")
	}
	if err != nil {
		return nil, &ConfigError{path, err}
	}
	if config.Sources == nil {
		config.Sources = map[string]Source{}
	}
	for name, s := range config.Sources {
		if s.DSN == "" {
			return nil, &ConfigError{path, fmt.Errorf("sources.%s has no dsn", name)}
		}
		s.Name = name
		config.Sources[name] = s
	}
	return config.Sources, nil
}

// Locator is where a caller may have said which database is meant; the first field that is set counts.
type Locator struct {
	DSN          string              // a DSN, or the name of a source
	DSNFile      string              // a file whose first line is a DSN
	Env          func(string) string // os.Getenv: DATABASE_URL, then PGHOST, PGDATABASE and their like; may be nil
	PasswordFile string              // with any of them: a file whose first line is the password
	Config       string              // the configuration file; "": that of ConfigPath
}

// Find is the source that l means; nil where l says nothing. Errors are *ConfigError or *DSNError.
func (l Locator) Find() (*Source, error) {
	s := &Source{}
	path := l.Config
	if path == "" {
		path, _ = ConfigPath() // without a home there is no configuration
	}
	var sources map[string]Source
	if l.DSN != "" || l.Config != "" { // a file that was named is wanted, whether a source of it is or not
		var err error
		if sources, err = Sources(path); err != nil && path != "" {
			return nil, err
		}
		if l.Config != "" && sources == nil {
			return nil, &ConfigError{path, errors.New("no such file")}
		}
	}
	switch {
	case l.DSN != "":
		if named, ok := sources[l.DSN]; ok {
			s = &named
		} else if s.DSN = l.DSN; bareName.MatchString(s.DSN) && len(sources) > 0 && missing(s.DSN) {
			return nil, &DSNError{fmt.Sprintf("%s is neither a file nor a source of %s", s.DSN, path),
				"its sources are " + strings.Join(slices.Sorted(maps.Keys(sources)), ", ")}
		}
	case l.DSNFile != "":
		var err error
		if s.DSN, err = firstLine(l.DSNFile); err != nil {
			return nil, err
		}
	case l.Env == nil:
		return nil, nil
	case l.Env("DATABASE_URL") != "":
		s.DSN = l.Env("DATABASE_URL")
	case slices.ContainsFunc([]string{"PGHOST", "PGHOSTADDR", "PGDATABASE", "PGSERVICE"}, func(name string) bool { return l.Env(name) != "" }):
		s.DSN = "postgres://" // the driver reads the rest from the same variables
	default:
		return nil, nil
	}
	if l.DSNFile != "" && l.DSN == "" {
		s.warn(l.DSNFile, HoldsSecret(s.DSN))
	}
	if len(sources) > 0 {
		s.warn(path, slices.ContainsFunc(slices.Collect(maps.Values(sources)), func(s Source) bool { return HoldsSecret(s.DSN) }))
	}
	if l.PasswordFile != "" {
		s.PasswordFile = l.PasswordFile
	}
	if s.PasswordFile != "" {
		s.warn(s.PasswordFile, true)
		password, err := firstLine(s.PasswordFile)
		if err != nil {
			return nil, err
		}
		if s.DSN, err = withPassword(s.DSN, password); err != nil {
			return nil, err
		}
	}
	if s.Name == "" {
		s.Name = Redact(s.DSN)
	}
	return s, nil
}

// Dialect is the kind of the source's database. The error is a *DSNError.
func (s *Source) Dialect() (dialects.Dialect, error) {
	d, _, err := engineOf(s.DSN)
	return d, err
}

// warn notes that others may read a file, if it holds a secret.
func (s *Source) warn(path string, secret bool) {
	if warning := Exposed(path); secret && warning != "" {
		s.Warnings = append(s.Warnings, warning)
	}
}

// Exposed is the warning of a file with a password that others may read; "" where they may not. Windows has other
// rights than modes.
func Exposed(path string) string {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Mode().Perm()&0o044 == 0 || runtime.GOOS == "windows" {
		return ""
	}
	return fmt.Sprintf("others on this machine can read %s, which holds a password: chmod 600 it", path)
}

func firstLine(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", &ConfigError{path, errors.Unwrap(err)}
	}
	line, _, _ := strings.Cut(string(text), "\n")
	if line = strings.TrimSuffix(line, "\r"); line == "" {
		return "", &ConfigError{path, errors.New("its first line is empty")}
	}
	return line, nil
}
