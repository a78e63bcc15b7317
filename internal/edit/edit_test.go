package edit_test

import (
	"testing"

	"github.com/sqlagent/sqlagent/internal/edit"
)

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b  string
		limit int
		want  int
	}{
		{"kitten", "sitting", 5, 3}, {"", "abc", 5, 3}, {"Name", "nAME", 5, 0}, {"nmae", "name", 5, 1}, {"größer", "grosser", 5, 3}, {"ca", "abc", 5, 3}, {"kitten", "sitting", 2, 3}, {"a", "abcdef", 2, 3},
	} {
		if got := edit.Distance(test.a, test.b, test.limit); got != test.want {
			t.Errorf("Distance(%q, %q, %d) = %d, want %d", test.a, test.b, test.limit, got, test.want)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"", "ask", "schema", "check", "model", "models"}
	for name, want := range map[string]string{
		"shcema": "schema", "chek": "check", "modles": "models", "MODEL": "model", "as": "ask", "sak": "ask", "frobnicate": "", "xyz": "",
	} {
		if got := edit.Nearest(name, names); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
	if got := edit.DidYouMean("chek", names); got != "; did you mean check?" {
		t.Error(got)
	}
}
