package dbtest

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// mistake is a wrong query over the sample database, with what is to be said of it and of its other names, the query as
// rules mend it, and as one writes it who has read that, where the hint says everything.
type mistake struct {
	wrong, hint, also, try, right string
	own                           map[string]string // hints of the server in the key, where it says something else
}

// hints compares what package hint says of every query with hint/testdata/<dialect>.txt. The right
// queries must run. SQLAGENT_GOLDEN=write rewrites the hints.
func (e Engine) hints(t *testing.T) {
	path := filepath.Join(root(t), "..", "..", "hint", "testdata", string(e.Dialect)+".txt")
	mistakes := readMistakes(t, path)
	if len(mistakes) < 40 {
		t.Errorf("%d wrong queries, want at least 40", len(mistakes))
	}
	db := e.New(t, Sample(t, e.Dialect))
	for i, m := range mistakes {
		if slices.Contains(e.Takes, m.wrong) {
			Query(t, db, m.wrong, database.Limits{})
			continue
		}
		err := Failure(t, db, m.wrong, database.Limits{})
		want := m.hint
		if own, ok := m.own[e.Server]; ok {
			want = own
		}
		if os.Getenv("SQLAGENT_GOLDEN") == "write" && e.Server == "" {
			mistakes[i].hint, mistakes[i].also, mistakes[i].try = err.Hint, err.Also, err.Try
		} else if err.Also != m.also || err.Try != m.try {
			t.Errorf("%s: %s\n also %q, want %q\n try %q, want %q", m.wrong, err.Message, err.Also, m.also, err.Try, m.try)
		} else if err.Hint != want {
			t.Errorf("%s: %s\n hint %q\n want %q", m.wrong, err.Message, err.Hint, want)
		}
		if err.Hint == "" || strings.ContainsAny(err.Hint, "\n\r") || len(err.Hint) > 500 {
			t.Errorf("%s: %s: the hint is not one short line: %q", m.wrong, err.Message, err.Hint)
		}
		if err.Try != "" {
			Query(t, db, err.Try, database.Limits{})
		}
		if m.right != "" {
			Query(t, db, m.right, database.Limits{})
		}
	}
	if os.Getenv("SQLAGENT_GOLDEN") == "write" && e.Server == "" {
		writeMistakes(t, path, mistakes)
	}
}

// readMistakes reads blocks of "wrong: …", "hint: …" and, in some, "hint of SERVER: …", "also: …", "try: …" and
// "right: …", with an empty line between.
func readMistakes(t testing.TB, path string) []mistake {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out []mistake
	for block := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n\n") {
		m := mistake{own: map[string]string{}}
		for line := range strings.SplitSeq(block, "\n") {
			switch key, value, _ := strings.Cut(line, ": "); key {
			case "wrong":
				m.wrong = value
			case "hint":
				m.hint = value
			case "also":
				m.also = value
			case "try":
				m.try = value
			case "right":
				m.right = value
			default:
				server, ok := strings.CutPrefix(key, "hint of ")
				if !ok {
					t.Fatalf("%s: what is %q?", path, line)
				}
				m.own[server] = value
			}
		}
		out = append(out, m)
	}
	return out
}

func writeMistakes(t testing.TB, path string, all []mistake) {
	t.Helper()
	var blocks []string
	for _, m := range all {
		block := "wrong: " + m.wrong + "\nhint: " + m.hint
		for _, server := range slices.Sorted(maps.Keys(m.own)) {
			block += "\nhint of " + server + ": " + m.own[server]
		}
		if m.also != "" {
			block += "\nalso: " + m.also
		}
		if m.try != "" {
			block += "\ntry: " + m.try
		}
		if m.right != "" {
			block += "\nright: " + m.right
		}
		blocks = append(blocks, block)
	}
	if err := os.WriteFile(path, []byte(strings.Join(blocks, "\n\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
