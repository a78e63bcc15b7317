// Package filelock keeps processes out of each other's files. A lock is the operating system's (flock, on Windows
// LockFileEx): it ends with the process that holds it, kill -9 or not, so that none is left over.
package filelock

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Name is the file in a locked folder.
const Name = ".lock"

// HeldError says that another process works in a folder.
type HeldError struct {
	Dir    string
	Holder string // who, in words; "" where the holder has not said yet
}

func (e *HeldError) Error() string {
	who := e.Holder
	if who == "" {
		who = "another process"
	}
	return fmt.Sprintf("%s is in use by %s: wait until it ends, end it, or give another folder", e.Dir, who)
}

// mostPause is how long a lock that became free may wait to be taken: to wait in the system's own queue, no context
// ends.
const mostPause = 50 * time.Millisecond

// Wait locks a file once nobody else does. Where ctx ends before that, its error is ctx's cause.
func Wait(ctx context.Context, f *os.File) (unlock func(), err error) {
	for pause := time.Millisecond; ; pause = min(2*pause, mostPause) {
		free, err := try(f)
		if err != nil {
			return nil, err
		}
		if free {
			return func() { release(f) }, nil
		}
		select {
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-time.After(pause):
		}
	}
}

// Folder locks a folder, which is made where it is missing, until unlock or the process's end: keep unlock until then.
// Error: *HeldError, or why the folder cannot be used.
func Folder(dir string) (unlock func(), err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(filepath.Join(dir, Name), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	free, err := try(f)
	if err == nil && !free {
		holder, _ := io.ReadAll(io.LimitReader(f, 1000))
		err = &HeldError{dir, strings.TrimSpace(string(holder))}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	// The holder's name is for the message only: a full disk does not make the lock worse.
	if f.Truncate(0) == nil {
		host, _ := os.Hostname()
		fmt.Fprintf(f, "process %d on %s since %s: %s\n", os.Getpid(), host, time.Now().Format(time.DateTime), command())
	}
	return func() { f.Close() }, nil
}

// command is what the process was started as, without arguments that may hold secrets.
func command() string {
	words := []string{filepath.Base(os.Args[0])}
	if len(os.Args) > 1 {
		words = append(words, os.Args[1])
	}
	return strings.Join(words, " ")
}
