package sqltree

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// writer takes the text of a tree in a dialect. It goes on after a failure, so that only the end must ask for err.
type writer struct {
	strings.Builder
	dialect  dialects.Dialect
	keywords map[string]bool // names that need quotation marks besides the reserved ones
	err      error
}

// refuse notes what the dialect has no words for.
func (w *writer) refuse(what string) {
	if w.err == nil {
		w.err = &PrintError{w.dialect, what}
	}
}

// only notes what only one dialect has.
func (w *writer) only(d dialects.Dialect, used bool, what string) {
	if used && w.dialect != d {
		w.refuse(what)
	}
}

// refuseIn notes what one dialect has no words for.
func (w *writer) refuseIn(d dialects.Dialect, what string) {
	if w.dialect == d {
		w.refuse(what)
	}
}

func (w *writer) write(parts ...string) {
	for _, s := range parts {
		w.WriteString(s)
	}
}

// name is a name, in quotes where it needs them: a name that was not quoted is in lower case.
func (w *writer) name(name string) string {
	if strings.IndexByte(name, 0) >= 0 {
		w.refuse("NUL byte in a name")
	}
	_, keyword := w.keywords[name]
	mark := `"`
	if w.dialect == dialects.MySQL {
		if name == "dual" { // reserved, and read without quotation marks only
			return name
		}
		keyword = keyword || strings.HasPrefix(name, "_")
		mark = "`"
	}
	if keyword || dialects.FoldASCII(name) != name {
		return quoted(name, mark)
	}
	return dialects.QuoteIdent(w.dialect, name)
}

func quoted(text, mark string) string { return mark + strings.ReplaceAll(text, mark, mark+mark) + mark }

// dotted is a name after those that qualify it, "" where they are absent.
func (w *writer) dotted(names ...string) string {
	last := len(names) - 1
	out := ""
	for _, n := range names[:last] {
		if n != "" {
			out += w.name(n) + "."
		}
	}
	return out + w.name(names[last])
}

// str is a string literal.
func (w *writer) str(text string) string {
	if w.dialect == dialects.MySQL { // in its default sql_mode a backslash quotes
		text = strings.NewReplacer(`\`, `\\`, "\x00", `\0`).Replace(text)
	} else if strings.IndexByte(text, 0) >= 0 {
		w.refuse("NUL byte in a string")
	}
	return quoted(text, "'")
}

// columns writes a list of names in parentheses, nothing for nil.
func (w *writer) columns(names []string) {
	if names == nil {
		return
	}
	w.write("(")
	w.nameList(names)
	w.write(")")
}

func (w *writer) nameList(names []string) {
	for i, n := range names {
		if i > 0 {
			w.write(", ")
		}
		w.write(w.name(n))
	}
}
