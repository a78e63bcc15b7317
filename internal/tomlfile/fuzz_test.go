package tomlfile_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

// Whatever a text is, it is read, or is an Error that says what is wrong and in which of its lines.
func FuzzDecode(f *testing.F) {
	for _, text := range []string{
		"steps = 3\nlearning_rate = 1e-3\n[model]\ninit = 'x'\n[sources.a]\ndsn = \"y\\u00e9\"\n[[sets]]\nsuite = '''z'''",
		"model.int = 'x'", "steps = 1\nsteps = 2", "[sources]\na = 3", "sets = [{suite = 'a'}, {suit = 2}]", "d = 2026-01-02T03:04:05Z\nn = nan\ni = -inf",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		most := 1 + strings.Count(text, "\n")
		for _, tables := range [][]string{nil, {"sources"}} {
			err := tomlfile.Decode(text, &file{}, tables...)
			var wrong *tomlfile.Error
			if err != nil && (!errors.As(err, &wrong) || wrong.What == "" || wrong.Line < 0 || wrong.Line > most) {
				t.Fatalf("%#v of %q", err, text)
			}
		}
		for key, line := range tomlfile.Lines(text) {
			if line < 1 || line > most {
				t.Fatalf("%q is in line %d of %q", key, line, text)
			}
		}
	})
}
