//go:build unix

package prefix

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"
)

// noFollow keeps a link from being followed, and a pipe from keeping its reader waiting.
const noFollow = unix.O_NOFOLLOW | unix.O_NONBLOCK

// private reports whether a file is the user's own and closed to others.
func private(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == os.Geteuid() && info.Mode().Perm()&0o077 == 0
}

// Identity names a file as it is now, for a key: another file at its path, or a change of it, has another. Next to
// size and time of the last write it has the time of the last change of either, which no program can set.
func Identity(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); err != nil {
		return "", &fs.PathError{Op: "stat", Path: path, Err: err}
	}
	return fmt.Sprint(path, stat.Dev, stat.Ino, stat.Size, unix.TimespecToNsec(stat.Mtim), unix.TimespecToNsec(stat.Ctim)), nil
}
