//go:build unix

package gguf

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// mapFile maps a file into memory for reading. Pages are loaded as they are touched, and shared by
// every process that runs the same model. changed reports whether the mapped file was written or cut since; one that
// was renamed over it is another file.
func mapFile(path string) (b []byte, unmap func() error, changed func() bool, err error) {
	if err := regular(path); err != nil {
		return nil, nil, nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, nil, err
	}
	defer func() {
		if unmap == nil {
			f.Close()
		}
	}()
	before, err := f.Stat() // of the open file: another may have come to the path
	if err != nil {
		return nil, nil, nil, err
	}
	size := before.Size()
	if size == 0 { // cannot be mapped
		return nil, f.Close, func() bool { return false }, nil
	}
	if size != int64(int(size)) {
		return nil, nil, nil, &fs.PathError{Op: "mmap", Path: path, Err: syscall.EFBIG}
	}
	b, err = syscall.Mmap(int(f.Fd()), 0, int(size), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil, nil, nil, &fs.PathError{Op: "mmap", Path: path, Err: err}
	}
	changed = func() bool {
		now, err := f.Stat()
		return err != nil || now.Size() != before.Size() || !now.ModTime().Equal(before.ModTime())
	}
	return b, func() error { return errors.Join(syscall.Munmap(b), f.Close()) }, changed, nil
}
