package sqlagent_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// untried are the scripts that install something and that no run of the tests calls.
var untried = map[string]string{
	"record-openai.sh": "compiles two model servers, to record transcripts that are committed",
}

// CI runs scripts/test.sh with an empty home and environment (.ci/run), so that each script that it calls proves that
// it works on a fresh machine. Hence it calls all that install something.
func TestEveryInstallingScriptIsTried(t *testing.T) {
	ci, err := os.ReadFile(".ci/run")
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?m)^home=\$\(mktemp -d\)$(.|\n)*^env -i .*HOME="\$home"(.|\n)*bash scripts/test\.sh`).Match(ci) {
		t.Error(".ci/run does not run scripts/test.sh with an empty home and environment")
	}
	tests, err := os.ReadFile("scripts/test.sh")
	if err != nil {
		t.Fatal(err)
	}
	scripts, err := filepath.Glob("scripts/*.sh")
	if err != nil {
		t.Fatal(err)
	}
	installs := regexp.MustCompile(`(?m)^[^#\n]*(\b(pip"?|apt-get) (install|download)\b|\bnpm (pack|ci|install)\b|\bpython_packages\b)`)
	found := 0
	for _, path := range scripts {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(path)
		if name == "test.sh" || name == "install.sh" || untried[name] != "" || !installs.Match(text) && !strings.Contains(string(text), "debian_install ") {
			continue
		}
		found++
		stem := strings.TrimSuffix(name, ".sh")
		called := regexp.MustCompile(`(?m)(^ *(if )?scripts/` + stem + `\.sh|^ *get ` + strings.TrimPrefix(stem, "get-") + ` |\bstart ` + stem + `;)`)
		if !called.Match(tests) {
			t.Errorf("scripts/test.sh does not call %s, which installs something", path)
		}
	}
	if found < 10 {
		t.Errorf("only %d scripts install something", found)
	}
}

// Whoever has no root starts the servers from scripts/compose.yaml; they are set as those that the scripts start.
func TestComposedServersAreSetAsTheScripts(t *testing.T) {
	compose, err := os.ReadFile("scripts/compose.yaml")
	if err != nil {
		t.Fatal(err)
	}
	services := regexp.MustCompile(`(?m)^  \w+:$`).Split(string(compose), -1)
	if len(services) != 4 { // what precedes the first, and three
		t.Fatalf("%d services", len(services)-1)
	}
	has := func(service, setting string) {
		t.Helper()
		if !strings.Contains(service, setting) {
			t.Errorf("a service of scripts/compose.yaml lacks %s:%s", setting, service)
		}
	}
	script := func(name string) string {
		text, err := os.ReadFile("scripts/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	_, conf, _ := strings.Cut(script("postgres.sh"), "<<-'CONF'")
	conf, _, _ = strings.Cut(conf, "\tCONF")
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+) = (\w+)$`).FindAllStringSubmatch(conf, -1) {
		has(services[1], "-c "+m[1]+"="+m[2])
	}
	_, call, _ := strings.Cut(script("server.sh"), "--init-file")
	call, _, _ = strings.Cut(call, "</dev/null")
	flags := regexp.MustCompile(`--(innodb|skip|secure|max)[\w-]*(=\w*)?`).FindAllString("--skip-name-resolve "+call, -1)
	if len(flags) < 6 {
		t.Errorf("scripts/server.sh has only the flags %q", flags)
	}
	for _, flag := range flags {
		has(services[2], flag)
		has(services[3], flag)
	}
}

// Python runs by internal/testpython alone, which keeps the machine's own packages out.
func TestPythonHasNoPackagesOfTheMachine(t *testing.T) {
	out, err := exec.Command("git", "grep", "-lE", "--untracked", `exec\.(Command|CommandContext|LookPath)\(.*"python3?"`, "--", "*_test.go").Output()
	var none *exec.ExitError // with code 1: no file has it
	if err != nil && (!errors.As(err, &none) || none.ExitCode() != 1) {
		t.Skipf("git grep: %v", err)
	}
	for file := range strings.Lines(string(out)) {
		t.Errorf("%s runs Python: call testpython.Command", strings.TrimSpace(file))
	}
}
