package filelock

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// beyond is the byte that is locked: Windows lets nobody else read what is, so it lies past the end of every file.
var beyond = windows.Overlapped{Offset: 0xffffffff, OffsetHigh: 0x7fffffff}

// try locks a file, unless it is locked.
func try(f *os.File) (free bool, err error) {
	at := beyond
	err = windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return false, nil
	}
	return err == nil, err
}

func release(f *os.File) {
	at := beyond
	windows.UnlockFileEx(windows.Handle(f.Fd()), 0, 1, 0, &at)
}
