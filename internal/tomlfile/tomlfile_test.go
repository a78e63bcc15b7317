package tomlfile_test

import (
	"maps"
	"testing"

	"github.com/sqlagent/sqlagent/internal/tomlfile"
)

type file struct {
	Steps int
	Rate  float64 `toml:"learning_rate"`
	Sets  []struct{ Suite string }
	Model struct {
		Init string `toml:"init"`
	}
	Sources map[string]struct {
		DSN string `toml:"dsn"`
	} `toml:"sources"`
	Unsigned uint64
	Small    int8
	Own      string `toml:"-"`
}

func TestDecode(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"steps = 3\nlearning_rate = 1\n[model]\ninit = 'x'\n[sources.a]\ndsn = 'y'\n[[sets]]\nsuite = 'z'", ""},
		{"steps = 3\n[model\n", "line 2: expected character ]"},
		{"\n\nsteps = 'three'\n", "line 3: the value is of the type string, which it must not be"},
		{"[model]\ninit = 'x'\n[sources]\na = 3", "line 4: the value is of the type integer, which it must not be"},
		{"steps = 1.5", "line 1: the value is of the type float, which it must not be"},
		{"steps = true", "line 1: the value is of the type boolean, which it must not be"},
		{"steps = {a = 1}", "line 1: the value is of the type table, which it must not be"},
		{"unsigned = -1", "-1 is negative"},
		{"small = 1000", "1000 is too large"},
		{"steps = 99999999999999999999", `line 1: "99999999999999999999" is too large`},
		{"steps = 1\nsteps = 2", "key steps is already defined"},
		{"# a comment\n\nlearning_rat = 1\n", `line 3: there is no setting "learning_rat"; did you mean learning_rate?`},
		{"frobnicate = 1", `line 1: there is no setting "frobnicate"`},
		{"Own = 'x'", `line 1: there is no setting "Own"`},
		{"steps = 1\n[model]\n# init = 2\nint = 'x'", `line 4: there is no setting "model.int"; did you mean init?`},
		{"model.int = 'x'", `line 1: there is no setting "model.int"; did you mean init?`},
		{"[sources.a]\ndsn = 'y'\n[sources.b]\ndns = 'y'", `line 4: there is no setting "sources.b.dns"; did you mean dsn?`},
		{"[[sets]]\nsuite = 'a'\n[[sets]]\nsuit = 'b'", `line 4: there is no setting "sets.suit"; did you mean suite?`},
		{"learning_rate = +A", "the text is not TOML: a value cannot be read, a number without digits perhaps"},
		{"[modle]\ninit = 'x'", `line 1: there is no setting "modle"; did you mean model?`},
	} {
		got := ""
		if err := tomlfile.Decode(c.text, &file{}); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

// Keys outside of the tables that are asked for are not looked at.
func TestDecodeTables(t *testing.T) {
	if err := tomlfile.Decode("color = 1\n[window]\nx = 1\n[sources.a]\ndsn = 'y'", &file{}, "sources"); err != nil {
		t.Error(err)
	}
	if err := tomlfile.Decode("color = 1\n[sources.a]\nx = 'y'", &file{}, "sources"); err == nil {
		t.Error("an unknown key below sources passes")
	}
}

func TestLines(t *testing.T) {
	got := tomlfile.Lines("# first\na = 1\nb.c = 2\n\n[d]\nx = 1\n[e.f]\ny = 2\n[e.g]\n")
	if want := map[string]int{"a": 2, "b": 3, "d": 5, "e": 7}; !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
