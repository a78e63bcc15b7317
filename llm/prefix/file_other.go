//go:build !unix

package prefix

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

const noFollow = 0

// private: a user's cache folder is closed to others by where it lies.
func private(fs.FileInfo) bool { return true }

// Identity names a file as it is now, for a key: another file at its path, or a change of it, has another.
func Identity(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	return fmt.Sprint(path, info.Size(), info.ModTime().UnixNano()), nil
}
