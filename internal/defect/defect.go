// Package defect turns a panic into an error. A panic in a goroutine without it ends the program, with the work of all
// others that it serves.
package defect

import (
	"fmt"
	"log/slog"
	"runtime/debug"
)

// Error is a panic. Its text names neither the panic's value nor the stack: callers see it.
type Error struct {
	Panic any
	Stack []byte
}

func (e *Error) Error() string {
	return "internal error: a panic ended the work; the log has its stack"
}

// Detail is what the log has: the panic's value and its stack.
func (e *Error) Detail() string { return fmt.Sprintf("panic: %v\n\n%s", e.Panic, e.Stack) }

// Recover sets err to an *Error where the function that defers it panics, and logs the stack.
func Recover(log *slog.Logger, err *error) {
	if p := recover(); p != nil {
		e := &Error{p, debug.Stack()}
		log.Error("a defect", "panic", fmt.Sprint(p), "stack", string(e.Stack))
		*err = e
	}
}
