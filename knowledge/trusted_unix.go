//go:build unix

package knowledge

import (
	"io/fs"
	"os"
	"syscall"
)

// trusted reports whether a folder is the user's own, or root's, and not everybody's.
func trusted(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && (int(stat.Uid) == os.Getuid() || stat.Uid == 0) && info.Mode().Perm()&0o002 == 0
}
