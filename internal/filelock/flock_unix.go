//go:build unix

package filelock

import (
	"errors"
	"os"
	"syscall"
)

// try locks a file, unless it is locked.
func try(f *os.File) (free bool, err error) {
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return false, nil
	}
	return err == nil, err
}

func release(f *os.File) { syscall.Flock(int(f.Fd()), syscall.LOCK_UN) }
