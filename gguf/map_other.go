//go:build !unix

package gguf

import "os"

// mapFile reads the whole file where there is no mmap.
func mapFile(path string) (b []byte, unmap func() error, changed func() bool, err error) {
	if err := regular(path); err != nil {
		return nil, nil, nil, err
	}
	b, err = os.ReadFile(path)
	return b, func() error { return nil }, func() bool { return false }, err
}
