package coder

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// tidied writes Spider's queries as a person would: its text has spaces around commas, and strings in double quotes,
// which other dialects take for names.
func tidied(ctx context.Context, good []pairs.Pair) error {
	var databases reward.Databases
	defer databases.Close()
	for i := range good {
		p := &good[i]
		if s := sourceOf(p.Place); s != corpus.Spider && s != corpus.SpiderSyn {
			continue
		}
		db, err := databases.Open(ctx, p.DB)
		if err != nil {
			return fmt.Errorf("%s: %w", p.DB, err)
		}
		s, err := db.Schema(ctx, database.SchemaOptions{})
		if err != nil {
			return fmt.Errorf("%s: %w", p.DB, err)
		}
		p.Gold = tidy(p.Gold, s)
	}
	return nil
}

// tidy is a query of SQLite with single spaces, and with a string where double quotes hold no name of the schema.
func tidy(sql string, s *schema.Schema) string {
	names := map[string]bool{}
	for _, t := range s.Tables {
		names[strings.ToLower(t.Name)] = true
		for _, c := range t.Columns {
			names[strings.ToLower(c.Name)] = true
		}
	}
	var b strings.Builder
	space, open := false, true // nothing, or what holds on to the next token, comes before
	for t := range lex.Tokens(dialects.SQLite, strings.TrimRight(sql, "; \n")) {
		if t.Blank() {
			space = true
			continue
		}
		text := t.Text
		if inner, ok := strings.CutPrefix(text, `"`); t.Kind == lex.Name && ok {
			if inner = strings.ReplaceAll(strings.TrimSuffix(inner, `"`), `""`, `"`); !names[strings.ToLower(inner)] {
				text = "'" + strings.ReplaceAll(inner, "'", "''") + "'"
			}
		}
		closes := text == "," || text == ")" || text == "."
		if space && !open && !closes {
			b.WriteByte(' ')
		}
		b.WriteString(text)
		space, open = text == ",", text == "(" || text == "."
	}
	return b.String()
}
