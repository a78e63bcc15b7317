package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cmd/internal/built"
)

func TestVersion(t *testing.T) {
	var got built.Build
	out, errs, code := sqltrain(t, "", "version", "--json")
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != exitOK || got.Program != "sqltrain" || (got.Commit == "") == (got.NoCommit == "") {
		t.Errorf("exit code %d, %v, %q\n%s", code, err, out, errs)
	}
	if out, errs, code := sqltrain(t, "", "version"); code != exitOK || !strings.Contains(out, got.Go+" on "+got.Platform) || errs != "" {
		t.Errorf("exit code %d, %q\n%s", code, out, errs)
	}
}

// A value's name in help is one word in capitals. The first words in backquotes are that name, be they a command's.
func TestPlaceholders(t *testing.T) {
	out, _, _ := sqltrain(t, "", "help")
	_, commands, _ := strings.Cut(out, "COMMANDS:\n")
	commands, _, _ = strings.Cut(commands, "\n\n")
	for line := range strings.Lines(commands) {
		name := strings.TrimSuffix(strings.Fields(line)[0], ",")
		help, _, _ := sqltrain(t, "", name, "--help")
		for line := range strings.Lines(help) {
			flag, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
			if strings.HasPrefix(flag, "--") && strings.Contains(flag, " sqltrain ") {
				t.Errorf("%s: %s", name, flag)
			}
		}
	}
}

func TestVariablesThatNothingReads(t *testing.T) {
	for _, name := range append(variables, "SQLTRAIN_GYM", "SQLTRAIN_TOKEN") { // the last two are of recipes/verl
		t.Setenv(name, "x")
	}
	t.Setenv("SQLTRAIN_CUDALIB", "x")
	_, errs, code := sqltrain(t, "", "version")
	if want := "warning: unknown environment variable SQLTRAIN_CUDALIB; did you mean SQLTRAIN_CUDA_LIB?\n"; code != exitOK || errs != want {
		t.Errorf("exit code %d, %q, want %q", code, errs, want)
	}
}
