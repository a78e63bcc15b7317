package database

import (
	"errors"
	"time"
)

// maxSetback is how long a setback is remembered at most.
const maxSetback = 5 * time.Second

// Setback remembers that a database could not be reached, for as long as finding that out took: where nothing answers,
// whoever waited for the one that tried would wait as long again, one after another, and keep their places from those
// who ask other databases. What fails at once is tried again at once. One goroutine at a time uses it.
type Setback struct {
	err   error
	until time.Time
}

// Try runs f, unless its last failure is remembered.
func (s *Setback) Try(f func() error) error {
	began := time.Now()
	if began.Before(s.until) {
		return s.err
	}
	err := f()
	var e *Error
	if errors.As(err, &e) && e.Kind == Unreachable {
		s.err, s.until = err, time.Now().Add(min(time.Since(began), maxSetback))
	}
	return err
}
