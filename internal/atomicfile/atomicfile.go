// Package atomicfile writes files that are there as a whole or not at all.
package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
)

// Write makes or replaces the file at path by what fill writes. Where fill or the disk fails, what was there stays, and
// so does a device, a pipe or a folder: that is an *fs.PathError. Once Write is back, the file outlives a loss of
// power.
func Write(path string, perm os.FileMode, fill func(f *os.File) error) error {
	if err := write(path, perm, fill, (*os.File).Sync); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// syncFolder brings the names in a folder to the disk, as far as the system lets it be opened and synced.
func syncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return nil // who may write there need not read
	}
	defer folder.Close()
	if err := folder.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && runtime.GOOS != "windows" {
		return err
	}
	return nil
}

// WriteCache is Write for a file that can be made again: it does not wait for the disk. After a loss of power the file
// may be torn, which its reader must notice.
func WriteCache(path string, perm os.FileMode, fill func(f *os.File) error) error {
	return write(path, perm, fill, func(*os.File) error { return nil })
}

func write(path string, perm os.FileMode, fill, settle func(f *os.File) error) (err error) {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() { // a device would be replaced by a file
		return &fs.PathError{Op: "write", Path: path, Err: errors.New("not a regular file")}
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*.tmp")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	if err := fill(f); err != nil {
		return err
	}
	if err := f.Chmod(perm); err != nil {
		return err
	}
	if err := settle(f); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
