package filelock

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// holdFolder makes this test's binary a process that holds a folder's lock until it is killed.
const holdFolder = "FILELOCK_TEST_HOLD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(holdFolder); dir != "" {
		unlock, err := Folder(dir)
		if err != nil {
			panic(err)
		}
		fmt.Println("held")
		time.Sleep(time.Hour)
		unlock() // so that no collection of garbage closes the file, and with it the lock
	}
	os.Exit(m.Run())
}

// A folder is one process's, which the error names, until that process is killed.
func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "run")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	holder := exec.CommandContext(t.Context(), self)
	holder.Env = append(os.Environ(), holdFolder+"="+dir)
	out, err := holder.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := holder.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "held\n" {
		t.Fatal(line, err)
	}
	var held *HeldError
	if _, err := Folder(dir); !errors.As(err, &held) || held.Dir != dir ||
		!strings.Contains(held.Holder, fmt.Sprintf("process %d on ", holder.Process.Pid)) {
		t.Fatalf("%v, want a *HeldError that names process %d", err, holder.Process.Pid)
	}
	holder.Process.Kill()
	holder.Wait()
	unlock, err := Folder(dir)
	if err != nil {
		t.Fatalf("after a killed process: %v", err)
	}
	if _, err := Folder(dir); !errors.As(err, &held) {
		t.Errorf("twice: %v", err)
	}
	unlock()
	if unlock, err = Folder(dir); err != nil {
		t.Fatal(err)
	}
	unlock()
}

func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Folder(filepath.Join(file, "below")); err == nil {
		t.Error("a folder below a file was locked")
	}
}

// Who waits for a lock gives up with its context, and has the lock once it is free.
func TestWait(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	open := func() *os.File {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Close() })
		return f
	}
	unlock, err := Wait(t.Context(), open())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Wait(ctx, open()); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want context.Canceled", err)
	}
	time.AfterFunc(10*time.Millisecond, unlock)
	if unlock, err = Wait(t.Context(), open()); err != nil {
		t.Fatal(err)
	}
	unlock()
}
