package postgres

import (
	_ "embed"
	"strings"
	"text/template"

	"github.com/sqlagent/sqlagent/dialects"
)

//go:embed setup.sql.tmpl
var setupText string

var setup = template.Must(template.New("setup").Funcs(template.FuncMap{
	"ident": func(name string) string { return dialects.QuoteIdent(dialects.Postgres, name) },
}).Parse(setupText))

// SetupSQL is a script that makes the least-privilege login for this database: it may read every table of every schema
// there is now, and nothing else. An administrator runs it, after choosing a password.
func (db *Engine) SetupSQL() string {
	var b strings.Builder
	err := setup.Execute(&b, map[string]any{"Database": db.about.database, "Schemas": db.about.schemas,
		"Emitters":  db.about.emitters,
		"Superuser": db.about.superuser, "Role": SetupRole, "Password": SetupPassword, "TempFiles": tempFiles,
		"Connections": 2*maxOpen + 1}) // as many again may be stuck, and one looks after them
	if err != nil {
		panic(err) // a template of ours over strings
	}
	return b.String()
}

// SetupRole and SetupPassword stand in SetupSQL for what an administrator chooses.
const (
	SetupRole     = "sqlagent_reader"
	SetupPassword = "CHANGE-THIS-PASSWORD"
)
