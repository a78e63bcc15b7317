package database

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"
)

// Result is what a query returned.
type Result struct {
	Columns   []string
	Rows      [][]Value
	Truncated bool  // exact: there was at least one more row, or a value was cut
	Cuts      []Cut // the limits that did it
	Elapsed   time.Duration
}

// Value is a cell: nil, int64, float64, bool, string, Number or Blob.
type Value any

// Number is a number that float64 would lose digits of, in its decimal form.
type Number = json.Number

// Blob represents binary data: nobody reads it, but two of one size are not yet equal.
type Blob struct {
	Size int      // bytes
	Sum  [16]byte // the first half of its SHA-256
}

// BlobOf returns the Blob of b.
func BlobOf(b []byte) Blob {
	sum := sha256.Sum256(b)
	return Blob{len(b), [16]byte(sum[:])}
}

// String is the size, as engines' shells show it.
func (b Blob) String() string { return fmt.Sprintf("blob of %d bytes", b.Size) }
