//go:build !unix

package cuda

import "errors"

var errUnix = errors.New("CUDA is supported only on Linux")

func dlopen(string) (uintptr, error)         { return 0, errUnix }
func dlsym(uintptr, string) (uintptr, error) { return 0, errUnix }
