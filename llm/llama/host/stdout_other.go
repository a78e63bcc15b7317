//go:build !unix

package host

import "os"

// Stdout is standard output, which libraries must not print on.
func Stdout() (*os.File, error) { return os.Stdout, nil }
