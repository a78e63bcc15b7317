//go:build unix

package gguf

import (
	"io"
	"io/fs"
	"os"
	"syscall"
)

// mapFile maps a file into memory for reading. Pages are loaded as they are touched, and shared by
// every process that runs the same model.
func mapFile(path string) (b []byte, unmap func() error, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
	size := info.Size()
	if !info.Mode().IsRegular() || size == 0 { // neither can be mapped
		b, err = io.ReadAll(f)
		return b, func() error { return nil }, err
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
