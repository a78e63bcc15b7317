package model

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
)

// Floats are numbers that are read when they are wanted: they are written as little-endian float32, some at a time,
// whole numbers in each Write. It may be called again.
type Floats func(w io.Writer) error

const floatsPiece = 1 << 14 // of memory's, written at once

// FloatsOf are numbers in memory.
func FloatsOf(x []float32) Floats {
	return func(w io.Writer) error {
		buf := make([]byte, 0, 4*min(floatsPiece, len(x)))
		for at := 0; at < len(x); at += floatsPiece {
			buf, _ = binary.Append(buf[:0], binary.LittleEndian, x[at:min(at+floatsPiece, len(x))]) // floats have a size
			if _, err := w.Write(buf); err != nil {
				return err
			}
		}
		return nil
	}
}

// Pieces calls take with all numbers in their order, n at a time, the last time fewer, and where they begin. x is
// overwritten after each call.
func (f Floats) Pieces(n int, take func(x []float32, at int) error) error {
	x, at := make([]float32, 0, n), 0
	flush := func() error {
		err := take(x, at)
		at, x = at+len(x), x[:0]
		return err
	}
	err := f(writer(func(b []byte) error {
		for len(b) > 0 {
			had := len(x)
			x = x[:min(n, had+len(b)/4)]
			decode(x[had:], b)
			b = b[4*(len(x)-had):]
			if len(x) == n {
				if err := flush(); err != nil {
					return err
				}
			}
		}
		return nil
	}))
	if err != nil || len(x) == 0 {
		return err
	}
	return flush()
}

// Read returns all n numbers; of none, nil.
func (f Floats) Read(n int) ([]float32, error) {
	if f == nil {
		return nil, nil
	}
	x := make([]float32, n)
	done := 0
	err := f.Pieces(min(n, 1<<20), func(piece []float32, at int) error {
		if at+len(piece) > n {
			return fmt.Errorf("model: more numbers than %d", n)
		}
		done = at + copy(x[at:], piece)
		return nil
	})
	if err == nil && done < n {
		err = fmt.Errorf("model: %d numbers of %d", done, n)
	}
	return x, err
}

// decode reads little-endian float32.
func decode(x []float32, b []byte) {
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
}

// writer is an io.Writer that takes all.
type writer func(b []byte) error

func (w writer) Write(b []byte) (int, error) {
	if err := w(b); err != nil {
		return 0, err
	}
	return len(b), nil
}
