//go:build unix

package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// A command whose terminal is closed removes its copy of the data and ends, unless SIGHUP is ignored.
func TestHangUp(t *testing.T) {
	testprogram.CatchIgnored(syscall.SIGHUP)
	path := filepath.Join(t.TempDir(), "a.csv")
	var rows strings.Builder
	rows.WriteString("id,name\n")
	for i := range 200_000 {
		rows.WriteString(strconv.Itoa(i) + ",customer of the house\n")
	}
	if err := os.WriteFile(path, []byte(rows.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, script string
		code         int
	}{
		{"while files are loaded", `exec "$0" schema --dsn "$1"`, exitInterrupted},
		{"in the shell", `echo id,name > "$1"; echo 1,Ann >> "$1"; exec "$0" shell --dsn "$1"`, exitInterrupted},
		{"nohup", `trap "" HUP; exec "$0" shell --dsn "$1"`, exitOK},
	} {
		dir := t.TempDir()
		cmd := exec.Command("sh", "-c", c.script, binary, path)
		cmd.Env = append(os.Environ(), "TMPDIR="+dir)
		input, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		notes, err := cmd.StderrPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		timer := time.AfterFunc(2*time.Minute, func() { cmd.Process.Kill() })
		if strings.Contains(c.script, "shell") {
			bufio.NewReader(notes).ReadString('\n') // what was loaded
		} else {
			for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
				if made, _ := filepath.Glob(filepath.Join(dir, "sqlagent-files-*", "*")); len(made) > 0 {
					break
				}
			}
		}
		for range 2 { // by the kernel, and by the shell
			cmd.Process.Signal(syscall.SIGHUP)
		}
		if c.code == exitOK {
			input.Close()
		}
		io.Copy(io.Discard, notes)
		cmd.Wait()
		timer.Stop()
		if code := cmd.ProcessState.ExitCode(); code != c.code {
			t.Errorf("%s: exit code %d, want %d", c.name, code, c.code)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, "sqlagent-files-*")); len(left) > 0 {
			t.Errorf("%s: %q stays", c.name, left)
		}
		input.Close()
	}
}
