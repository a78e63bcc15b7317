// Package recipe reads files of TOML that say all that a run does. A key that nobody knows is an error: a setting that
// was misspelt must not be lost.
package recipe

import (
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// Error is a recipe that cannot be run.
type Error struct {
	Path string
	Line int // 0: of none
	Why  string
}

func (e *Error) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.Why)
	}
	return e.Path + ": " + e.Why
}

// Decode reads a text over what into, a pointer to a struct, holds. The error is an *Error, of path.
func Decode(path, text string, into any) error {
	meta, err := toml.Decode(text, into)
	var syntax toml.ParseError
	switch {
	case errors.As(err, &syntax):
		return &Error{path, syntax.Position.Line, syntax.Message}
	case err != nil:
		return &Error{Path: path, Why: err.Error()}
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		key := unknown[0]
		return &Error{path, lineOf(text, key), fmt.Sprintf("there is no setting %q", key)}
	}
	return nil
}

// lineOf is where a key stands in a text of TOML, 0 where it cannot be found.
func lineOf(text string, key toml.Key) int {
	table := ""
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			head, _, _ := strings.Cut(line, "#")
			table = strings.Trim(strings.TrimSpace(head), "[] ")
			if table == key.String() {
				return n
			}
			continue
		}
		name, _, ok := strings.Cut(line, "=")
		name = strings.TrimSpace(name)
		if table != "" {
			name = table + "." + name
		}
		if ok && (name == key.String() || strings.HasPrefix(key.String(), name+".")) {
			return n
		}
	}
	return 0
}

// Text is a struct of numbers and texts as TOML.
func Text(from any) string {
	var b strings.Builder
	if err := toml.NewEncoder(&b).Encode(from); err != nil {
		panic(err)
	}
	return b.String()
}
