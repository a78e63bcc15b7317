//go:build unix

package gguf

import (
	"io/fs"
	"os"
	"syscall"
)

// mapFile maps a file into memory for reading. Pages are loaded as they are touched, and shared by
// every process that runs the same model.
func mapFile(path string) (b []byte, unmap func() error, err error) {
	size, err := regular(path)
	if err != nil {
		return nil, nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	if size == 0 { // cannot be mapped
		return nil, func() error { return nil }, nil
	}
	if size != int64(int(size)) {
		return nil, nil, &fs.PathError{Op: "mmap", Path: path, Err: syscall.EFBIG}
	}
	b, err = syscall.Mmap(int(f.Fd()), 0, int(size), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil, nil, &fs.PathError{Op: "mmap", Path: path, Err: err}
	}
	return b, func() error { return syscall.Munmap(b) }, nil
}
