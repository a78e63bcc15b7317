package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// knowledgeDirFlag and noKnowledgeFlag say where the team's knowledge is.
var (
	knowledgeDirFlag = &cli.StringFlag{Name: "knowledge-dir", DefaultText: ".sqlagent here or above, else the configuration folder",
		Usage: "the `FOLDER` of the team's knowledge: examples.jsonl, glossary.toml, rules.md"}
	noKnowledgeFlag = &cli.BoolFlag{Name: "no-knowledge", Usage: "do not use the team's knowledge"}
)

// knowledgeDir is the folder of the team's knowledge; "" where there is none.
func knowledgeDir(c *cli.Command) (string, error) {
	if dir := c.String("knowledge-dir"); dir != "" {
		return dir, nil
	}
	working, err := os.Getwd()
	if err != nil {
		return "", err
	}
	fallback := ""
	if config, err := open.ConfigPath(); err == nil { // without a home there is none
		fallback = filepath.Dir(config)
	}
	dir, err := knowledge.Find(working, fallback)
	return dir, inFolder(err)
}

// readKnowledge is the team's knowledge; nil where there is none, or none is wanted.
func readKnowledge(c *cli.Command) (*knowledge.Base, error) {
	if c.Bool("no-knowledge") {
		return nil, nil
	}
	dir, err := knowledgeDir(c)
	if err != nil || dir == "" {
		return nil, err
	}
	base, err := knowledge.Read(dir)
	return base, inFolder(err)
}

// inFolder makes what is wrong with the team's files an error of usage: who wrote them can correct them.
func inFolder(err error) error {
	var file *knowledge.FileError
	var line *examples.LineError
	if errors.As(err, &file) || errors.As(err, &line) {
		return cmdline.UsageError{Err: err}
	}
	return err
}

// writeUsed says on which of the team's knowledge an answer rests.
func writeUsed(w io.Writer, used []agent.Used) {
	if len(used) == 0 {
		return
	}
	fmt.Fprintln(w)
	for _, u := range used {
		text := u.Text
		switch {
		case u.Repeated:
			text = fmt.Sprintf("%s: verified by %s on %s, and repeated%s; no model was asked", text, u.Who, u.When.Format(time.DateOnly), exchanges(u.With))
		case u.Kind == "example":
			text = fmt.Sprintf("%s (verified by %s on %s)", text, u.Who, u.When.Format(time.DateOnly))
		case u.Means != "" || u.SQL != "":
			text = fmt.Sprintf("%s = %s", text, strings.Join(strings.Fields(u.Means+" "+u.SQL), " "))
		}
		fmt.Fprintf(w, "  %-8s %s\n", u.Kind, printable(text))
	}
}

// exchanges says what a question has in place of what an example has.
func exchanges(all []knowledge.Exchange) string {
	var parts []string
	for _, x := range all {
		parts = append(parts, x.To+" in place of "+x.From)
	}
	if len(parts) == 0 {
		return ""
	}
	return " with " + strings.Join(parts, ", ")
}
