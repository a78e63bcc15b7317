// Package jsonl reads and writes JSON lines: one JSON value a line, of any length.
package jsonl

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
)

// Line is a line that is not blank.
type Line[T any] struct {
	Number int // from 1
	Value  T
	Err    error // why the line is no T
}

// Read yields the lines of r. An error is r's own, and comes last.
func Read[T any](r io.Reader) iter.Seq2[Line[T], error] {
	return func(yield func(Line[T], error) bool) {
		b := bufio.NewReaderSize(r, 1<<20)
		for n := 1; ; n++ {
			text, err := b.ReadBytes('\n')
			if len(bytes.TrimSpace(text)) > 0 {
				l := Line[T]{Number: n}
				l.Err = Plainly(json.Unmarshal(text, &l.Value))
				if !yield(l, nil) {
					return
				}
			}
			if err != nil {
				if err != io.EOF {
					yield(Line[T]{Number: n}, err)
				}
				return
			}
		}
	}
}

// Plainly is what encoding/json says of a value of another type, without the names of Go's: these users need not see.
func Plainly(err error) error {
	var kind *json.UnmarshalTypeError
	if !errors.As(err, &kind) {
		return err
	}
	path := strings.Split(kind.Field, ".")
	last := len(path) - 1
	members := slices.DeleteFunc(path[:last], func(name string) bool { return name != strings.ToLower(name) }) // which JSON has not
	name := strings.ToLower(strings.Join(append(members, path[last]), "."))
	if name == "" {
		return fmt.Errorf("it is a JSON %s, not an object", kind.Value)
	}
	return fmt.Errorf("%q must not be a JSON %s", name, kind.Value)
}

// Write writes each value as a line.
func Write[T any](w io.Writer, values ...T) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false) // tags stay readable
	for _, v := range values {
		if err := e.Encode(v); err != nil {
			return err
		}
	}
	return nil
}
