//go:build linux

package idle

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// counted makes this test's binary a process that prints its threads and ends: as it starts, and after a while.
const counted = "IDLE_TEST_COUNT"

func TestMain(m *testing.M) {
	if os.Getenv(counted) != "" {
		os.Stdin.Read(make([]byte, 1)) // until it is where it shall be
		meter := NewMeter()
		first := meter.Threads()
		time.Sleep(300 * time.Millisecond)
		fmt.Println(first, meter.Threads())
		return
	}
	os.Exit(m.Run())
}

// count starts such a process, places it, and returns what it prints.
func count(t *testing.T, place func(pid int) error) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self)
	cmd.Env = append(os.Environ(), counted+"=1")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cmd.Stdout, cmd.Stderr = &out, os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	failed := place(cmd.Process.Pid)
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	if failed != nil {
		t.Skip(failed)
	}
	return strings.TrimSpace(out.String())
}

// A process that is kept on one processor has one thread, however many the machine has.
func TestRealAffinity(t *testing.T) {
	if _, err := exec.LookPath("taskset"); err != nil {
		t.Skip(err)
	}
	got := count(t, func(pid int) error { return exec.Command("taskset", "-apc", "0", fmt.Sprint(pid)).Run() })
	if got != "1 1" {
		t.Errorf("%q threads on one processor", got)
	}
}

// A process in a control group of half a processor has one thread: made here, where that is allowed.
func TestRealQuota(t *testing.T) {
	root, write := "/sys/fs/cgroup", map[string]string{"cpu.max": "50000 100000"}
	if _, err := os.Stat(filepath.Join(root, "cgroup.controllers")); err != nil { // version 1
		root, write = "/sys/fs/cgroup/cpu", map[string]string{"cpu.cfs_period_us": "100000", "cpu.cfs_quota_us": "50000"}
	}
	dir := filepath.Join(root, fmt.Sprint("sqlagent-test-", os.Getpid()))
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Skip(err)
	}
	defer os.Remove(dir)
	for name, text := range write {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Skip(err)
		}
	}
	got := count(t, func(pid int) error {
		return os.WriteFile(filepath.Join(dir, "cgroup.procs"), []byte(fmt.Sprint(pid)), 0o644)
	})
	if got != "1 1" {
		t.Errorf("%q threads with half a processor", got)
	}
}
