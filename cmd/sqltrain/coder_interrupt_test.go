//go:build unix

package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// Ctrl-C at recipes/coder.sh ends the stage that runs, which saves what it has, and starts no other one. The program of
// the stage handles signals as sqltrain does: the first one has it save, the second ends it at once.
func TestCoderInterrupted(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash")
	}
	testprogram.EndsByInterrupt(t)
	dir := t.TempDir()
	const program = `#!/bin/bash
save() { trap - INT TERM; sleep 0.5; echo "$1" >> "$CODER_DIR/saved"; exit 130; } # a second signal ends it
trap 'save "$1"' INT TERM
echo "$1" >> "$CODER_DIR/started"
for i in {1..600}; do sleep 0.1; done
`
	for name, text := range map[string]string{
		"base/tiny.gguf": "weights", "data/choose.jsonl": "{}", "bin/sqltrain": program, "bin/sqlagent": program,
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command("bash", "../../recipes/coder.sh", "--minutes", "30")
	c.Env = append(os.Environ(), "CODER_DIR="+dir, "MODELS=tiny", "DEVICE=cpu", "ARM=text")
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // as a shell starts it: the terminal interrupts the whole group
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	read := func(name string) string {
		text, _ := os.ReadFile(filepath.Join(dir, name))
		return string(text)
	}
	deadline := time.After(2 * time.Minute)
	for read("started") == "" {
		select {
		case err := <-ended:
			t.Fatalf("it ended before the first stage: %v\n%s", err, read("tiny/log"))
		case <-deadline:
			t.Fatal("no stage starts")
		case <-time.After(20 * time.Millisecond):
		}
	}
	if err := syscall.Kill(-c.Process.Pid, syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	select {
	case err := <-ended:
		if !errors.As(err, &exit) || exit.ExitCode() != 130 {
			t.Errorf("it ended with %v", err)
		}
	case <-time.After(40 * time.Second):
		syscall.Kill(-c.Process.Pid, syscall.SIGKILL)
		<-ended
		t.Error("it goes on")
	}
	if started, saved := read("started"), read("saved"); started != "eval\n" || saved != "eval\n" || !strings.Contains(read("tiny/log"), "== interrupted") {
		t.Errorf("stages started: %q, saved: %q\n%s", started, saved, read("tiny/log"))
	}
}
