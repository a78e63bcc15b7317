package gguf

import (
	"fmt"
	"slices"
	"strings"
)

// Type is ggml's number of a tensor's element type.
type Type uint32

// The types that this package reads as float32 and writes.
const (
	F32  Type = 0
	F16  Type = 1
	BF16 Type = 30
	Q8_0 Type = 8
	Q4_0 Type = 2
	Q4_1 Type = 3
	Q5_0 Type = 6
	Q5_1 Type = 7
	Q4_K Type = 12
	Q5_K Type = 13
	Q6_K Type = 14
)

var writable = []Type{F32, F16, BF16, Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q4_K, Q5_K, Q6_K}

// Writable reports whether this package computes with a type.
func (t Type) Writable() bool { return slices.Contains(writable, t) }

func writableNames() string {
	var names []string
	for _, t := range writable {
		names = append(names, t.String())
	}
	return strings.Join(names, ", ")
}

// types holds every type of ggml.h that may stand in a file: its name, the elements in a block and
// the block's bytes. Unconvertible ones are here so that their files can still be checked and listed.
var types = map[Type]struct {
	name         string
	block, bytes uint64
}{
	F32: {"F32", 1, 4}, F16: {"F16", 1, 2}, BF16: {"BF16", 1, 2}, 28: {"F64", 1, 8},
	24: {"I8", 1, 1}, 25: {"I16", 1, 2}, 26: {"I32", 1, 4}, 27: {"I64", 1, 8},
	Q4_0: {"Q4_0", 32, 18}, Q4_1: {"Q4_1", 32, 20}, Q5_0: {"Q5_0", 32, 22}, Q5_1: {"Q5_1", 32, 24},
	Q8_0: {"Q8_0", 32, 34},
	10:   {"Q2_K", 256, 84}, 11: {"Q3_K", 256, 110}, Q4_K: {"Q4_K", 256, 144}, Q5_K: {"Q5_K", 256, 176},
	Q6_K: {"Q6_K", 256, 210},
	16:   {"IQ2_XXS", 256, 66}, 17: {"IQ2_XS", 256, 74}, 22: {"IQ2_S", 256, 82},
	18: {"IQ3_XXS", 256, 98}, 21: {"IQ3_S", 256, 110},
	19: {"IQ1_S", 256, 50}, 29: {"IQ1_M", 256, 56},
	20: {"IQ4_NL", 32, 18}, 23: {"IQ4_XS", 256, 136},
	34: {"TQ1_0", 256, 54}, 35: {"TQ2_0", 256, 66}, 39: {"MXFP4", 32, 17}, 40: {"NVFP4", 64, 36},
	41: {"Q1_0", 128, 18},
}

// String is ggml's name: "Q8_0".
func (t Type) String() string {
	if i, ok := types[t]; ok {
		return i.name
	}
	return fmt.Sprintf("type %d", uint32(t))
}

// BlockSize is the number of elements that are stored together; a row must be a multiple of it.
// It is 0 for an unknown type.
func (t Type) BlockSize() int { return int(types[t].block) }

// Size is the number of bytes that n elements take; n is a multiple of BlockSize.
func (t Type) Size(n int) int {
	i, ok := types[t]
	if !ok {
		return 0
	}
	return n / int(i.block) * int(i.bytes)
}
