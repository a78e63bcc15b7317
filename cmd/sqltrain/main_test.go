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
