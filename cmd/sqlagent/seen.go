package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/open"
)

// seen is all that leaves a database towards a model.
type seen struct {
	Model  string   `json:"model"`
	Server string   `json:"server,omitempty"` // where it leaves this machine to; "": it stays in processes of this one
	Masked []string `json:"masked"`           // columns of whose values the model sees stand-ins
	agent.Shown
	Rules    int `json:"rules"` // of the team's knowledge
	Terms    int `json:"terms"`
	Examples int `json:"examples"`
}

// writeSeen lists what the model sees.
func writeSeen(ctx context.Context, c *cli.Command, db database.DB, asJSON bool) error {
	options := agentOptions(c, database.ProfileOptions{})
	var err error
	if options.Knowledge, err = readKnowledge(c); err != nil {
		return err
	}
	both, err := engineOptions(c, 1)
	if err != nil {
		return err
	}
	o := both.Options
	if both.larger != nil { // which sees more: the schema's own names and values, not pointers
		o = *both.larger
	}
	var s seen
	var info llm.Info
	if o.Engine == open.OpenAI { // which is not asked: it may be elsewhere, and this is what is to be known before
		s.Model, s.Server = cmp.Or(o.Model, "the server's"), withoutQuery(o.BaseURL)
	} else {
		engine, err := openEngine(ctx, c, o)
		if err != nil {
			return err
		}
		defer engine.Close()
		info = engine.Info()
		s.Model = modelLine(info)
		if both.larger != nil {
			s.Model = "the embedded model, which sees less, and " + s.Model
		}
	}
	p := options.Protocol
	if p.Name == "" {
		if p, err = protocols.Of(info); err != nil {
			return err
		}
	}
	var read database.SchemaOptions
	if !options.NoProfile {
		read.Profile = options.Profile
	}
	whole, err := db.Schema(ctx, read)
	if err != nil {
		return err
	}
	s.Masked, s.Shown = maskedColumns(whole), p.Shows(whole, info)
	if k := options.Knowledge; k != nil {
		s.Rules, s.Terms, s.Examples = len(k.Rules), len(k.Terms), len(k.Examples)
	}
	if asJSON {
		return writeJSON(c.Root().Writer, s)
	}
	return page(c, func(w io.Writer) error { return s.write(w) })
}

// withoutQuery is a URL as it may be shown: its query may hold a key.
func withoutQuery(url string) string {
	before, _, _ := strings.Cut(url, "?")
	return before
}

func maskedColumns(s *schema.Schema) []string {
	masked := []string{}
	for _, t := range s.Tables {
		for _, col := range t.Columns {
			if col.Masked {
				masked = append(masked, t.Name+"."+col.Name)
			}
		}
	}
	return masked
}

func (s seen) write(w io.Writer) error {
	where := "all of it stays on this machine"
	if s.Server != "" {
		where = "all of it is sent to " + s.Server
	}
	lines := []string{"the model: " + s.Model + ", protocol " + s.Protocol, "where: " + where, ""}
	say := func(when, what string) { lines = append(lines, fmt.Sprintf("%-18s %s", when, what)) }
	switch {
	case s.Pointers:
		of := "names, kinds and keys"
		if s.Values {
			of += ", and the values of columns that have few"
		}
		say("each question", "its words except values; of the schema, "+of+", as below; the number of rows a query returns, but no row")
	default:
		say("each question", "its words")
		if s.Values {
			say("", "of the schema, what is below, with values of columns; less if that is too long")
		} else {
			say("", "of the schema, what is below, without values of columns")
		}
		if s.Knowledge {
			say("", fmt.Sprintf("--knowledge; of the team's, %d rules, and those of %d terms and %d examples that the question needs", s.Rules, s.Terms, s.Examples))
		}
		if s.Probes {
			say("exploring queries", fmt.Sprintf("headings and up to %d rows, up to %d characters in all and %d per value", s.Rows, s.Chars, s.Cell))
		}
		say("queries that fail", "the database's message, and a hint that names tables and columns")
	}
	say("never", "the rows of the answer; what the rules deny")
	if len(s.Masked) > 0 {
		say("stand-ins", "for all values of "+strings.Join(s.Masked, ", ")+", and for what is computed from them; of error messages of")
		say("", "queries that read them, those about names alone")
	}
	lines = append(lines, "", s.Schema)
	return writeLines(w, strings.TrimRight(strings.Join(lines, "\n"), "\n")+"\n")
}
