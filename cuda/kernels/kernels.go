// Package kernels holds the GPU's code: CUDA C++, and the PTX that `go generate ./cuda` makes of it.
package kernels

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed *.cu device.h
var sources embed.FS

//go:embed *.ptx
var compiled embed.FS

// Names are the families of kernels: each is a file.
func Names() (names []string) {
	files, _ := fs.Glob(sources, "*.cu") // the pattern is well formed
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f, ".cu"))
	}
	return names
}

// Source is a family's CUDA C++; Header what all of them include.
func Source(name string) (string, error) {
	text, err := sources.ReadFile(name + ".cu")
	return string(text), err
}

// Header is device.h.
func Header() string {
	text, _ := sources.ReadFile("device.h") // it is embedded
	return string(text)
}

// Hash is the SHA-256 of what a family's PTX is made of.
func Hash(name string) (string, error) {
	source, err := Source(name)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(Header()+source))), nil
}

// PTX is a family compiled.
func PTX(name string) (string, error) {
	text, err := compiled.ReadFile(name + ".ptx")
	return string(text), err
}
