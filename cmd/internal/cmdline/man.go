package cmdline

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v3"
)

// manCommand writes the program's page of the manual, for packages.
func manCommand() *cli.Command {
	return &cli.Command{
		Name:         "man",
		Usage:        "print the manual page, in roff",
		ArgsUsage:    " ",
		ArgValidator: NoArguments,
		Hidden:       true,
		Action:       func(_ context.Context, c *cli.Command) error { return WriteMan(c.Root().Writer, c.Root()) },
	}
}

// WriteMan writes a program's page of section 1 of the manual (man(7)): its commands with those below them, and their
// flags, as --help has them.
func WriteMan(w io.Writer, root *cli.Command) error {
	p := &manPage{}
	p.macro(".TH", strings.ToUpper(root.Name), "1", "", strings.TrimSpace(root.Name+" "+root.Version))
	p.macro(".SH", "NAME")
	p.text(root.Name + " - " + root.Usage)
	p.macro(".SH", "SYNOPSIS")
	p.text(strings.ReplaceAll(root.UsageText, "\n", "\n\n"))
	if root.Description != "" {
		p.macro(".SH", "DESCRIPTION")
		p.text(root.Description)
	}
	p.macro(".SH", "OPTIONS")
	p.flags(root.VisibleFlags())
	p.macro(".SH", "COMMANDS")
	for _, c := range root.VisibleCommands() {
		p.command(root.Name, c)
	}
	p.macro(".SH", "SEE ALSO")
	p.text("The guides: https://github.com/sqlagent/sqlagent")
	_, err := io.WriteString(w, p.b.String())
	return err
}

type manPage struct{ b strings.Builder }

// roff has characters that steer it.
var roff = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "\u2026", "...")

// macro writes a request with its arguments.
func (p *manPage) macro(name string, arguments ...string) {
	p.b.WriteString(name)
	for _, a := range arguments {
		p.b.WriteString(` "` + strings.ReplaceAll(roff.Replace(a), `"`, `\(dq`) + `"`)
	}
	p.b.WriteByte('\n')
}

// text writes a paragraph; an empty line in it begins another.
func (p *manPage) text(text string) {
	for line := range strings.Lines(strings.TrimSpace(text)) {
		line = roff.Replace(strings.TrimSpace(line))
		switch {
		case line == "":
			line = ".PP"
		case line[0] == '.': // would be a request
			line = `\&` + line
		}
		p.b.WriteString(line + "\n")
	}
}

func (p *manPage) command(path string, c *cli.Command) {
	path += " " + c.Name
	p.macro(".SS", strings.TrimSpace(path+" "+strings.TrimSpace(c.ArgsUsage)))
	p.text(strings.ToUpper(c.Usage[:1]) + c.Usage[1:] + ".")
	if c.Description != "" {
		p.macro(".PP")
		p.text(c.Description)
	}
	p.flags(c.VisibleFlags())
	for _, sub := range c.VisibleCommands() {
		if sub.Name != "help" {
			p.command(path, sub)
		}
	}
}

func (p *manPage) flags(flags []cli.Flag) {
	for _, f := range flags {
		doc, ok := f.(cli.DocGenerationFlag)
		if !ok {
			continue
		}
		placeholder, usage := unquote(doc.GetUsage())
		var names []string
		for _, n := range f.Names() {
			dashes := "--"
			if len(n) == 1 {
				dashes = "-"
			}
			names = append(names, dashes+n)
		}
		tag := strings.Join(names, ", ")
		if doc.TakesValue() {
			if placeholder == "" {
				placeholder = "VALUE"
			}
			tag += " " + placeholder
		}
		if words := doc.GetDefaultText(); words != "" && doc.TakesValue() && words != `""` {
			usage += fmt.Sprintf(" (default: %s)", words)
		}
		p.b.WriteString(".TP\n.B " + roff.Replace(tag) + "\n")
		p.text(usage)
	}
}

// unquote takes the name of the value, which is in backquotes, out of a flag's usage: the usage keeps the word.
func unquote(usage string) (placeholder, text string) {
	before, rest, found := strings.Cut(usage, "`")
	name, after, closed := strings.Cut(rest, "`")
	if !found || !closed {
		return "", usage
	}
	return name, before + name + after
}
