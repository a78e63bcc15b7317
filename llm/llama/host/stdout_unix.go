//go:build unix

package host

import (
	"os"

	"golang.org/x/sys/unix"
)

// Stdout is standard output for frames alone: what libraries print there goes to standard error from now on.
func Stdout() (*os.File, error) {
	fd, err := unix.FcntlInt(os.Stdout.Fd(), unix.F_DUPFD_CLOEXEC, 3)
	if err != nil {
		return nil, err
	}
	if err := unix.Dup2(int(os.Stderr.Fd()), int(os.Stdout.Fd())); err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), "frames"), nil
}
