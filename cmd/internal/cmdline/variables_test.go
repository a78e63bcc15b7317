package cmdline_test

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
)

func TestWarnOfVariables(t *testing.T) {
	known := []string{"APP_VOTES", "APP_MIN_CONFIDENCE", "DATABASE_URL"}
	for _, c := range []struct{ variable, want string }{
		{"APP_VOTES=3", ""},
		{"APP_VOTE=3", "warning: unknown environment variable APP_VOTE; did you mean APP_VOTES?\n"},
		{"APP_MINCONFIDENCE=0.5", "warning: unknown environment variable APP_MINCONFIDENCE; did you mean APP_MIN_CONFIDENCE?\n"},
		{"APP_SOMETHING_ELSE=1", "warning: unknown environment variable APP_SOMETHING_ELSE\n"},
		{"APP_VOTE=", ""},
		{"APP_TEST_VOTE=3", ""},
		{"APPLE_VOTE=3", ""},
		{"DATABASE_UR=x", ""},
		{"APP_\x1b[2J=3", "warning: unknown environment variable APP_\\x1b[2J\n"},
	} {
		var out strings.Builder
		cmdline.WarnOfVariables(&out, []string{"HOME=/", c.variable}, "APP_", known)
		if out.String() != c.want {
			t.Errorf("%q: %q, want %q", c.variable, out.String(), c.want)
		}
	}
}
