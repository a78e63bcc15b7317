// Package lineedit reads lines that a person types at a terminal, with editing, completion and a history that is kept
// in a file (peterh/liner). Where lines are piped in, it reads them as they come.
package lineedit

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/peterh/liner"
)

// ErrAborted is the error of a line that was given up with Ctrl-C.
var ErrAborted = liner.ErrPromptAborted

// Options say how lines are read. The zero value reads the terminal, without a history.
type Options struct {
	History string // the file that keeps lines; "": none does
	// Complete finds what the word before the cursor may be meant for: line is head, that word and tail, and pos counts
	// characters. It may be called from another goroutine, while ReadLine waits.
	Complete func(line string, pos int) (head string, words []string, tail string)
	Input    io.Reader // where no terminal is; nil: the standard input is one
}

// Editor reads lines. It is not safe for concurrent use.
type Editor struct {
	history history
	piped   *bufio.Reader // nil: state reads a terminal

	state     *liner.State
	own, lent liner.ModeApplier // modes of the terminal: while lines are edited or waited for, and as it was before
}

// Open makes ready to read. On a terminal it changes that's mode, until Close. A history that cannot be read is an
// error together with an Editor that works without.
func Open(o Options) (*Editor, error) {
	if o.Input != nil {
		return &Editor{piped: bufio.NewReader(o.Input)}, nil
	}
	e := &Editor{}
	e.lent, _ = liner.TerminalMode() // its errors are those of what is no terminal
	e.state = liner.NewLiner()
	e.own, _ = liner.TerminalMode()
	e.state.SetCtrlCAborts(true)
	e.state.SetBeep(false)
	e.state.SetMultiLineMode(true)
	e.state.SetTabCompletionStyle(liner.TabPrints)
	if o.Complete != nil {
		e.state.SetWordCompleter(o.Complete)
	}
	e.history = history(o.History)
	lines, err := e.history.read()
	if err != nil {
		e.history = ""
		return e, fmt.Errorf("the history of earlier lines: %w", err)
	}
	for _, line := range lines {
		e.state.AppendHistory(line)
	}
	return e, nil
}

// ReadLine shows the prompt, with a text to edit after it, and waits for a line, which it returns without its end.
// Errors are ErrAborted, io.EOF where there are no more (Ctrl-D), ctx's, and those of reading. Once ctx has ended, only
// Close may follow.
func (e *Editor) ReadLine(ctx context.Context, prompt, text string) (string, error) {
	if e.piped != nil {
		line, err := e.piped.ReadString('\n')
		if errors.Is(err, io.EOF) && line != "" {
			err = nil
		}
		return strings.TrimRight(line, "\r\n"), err
	}
	type read struct {
		line string
		err  error
	}
	done := make(chan read, 1)
	go func() {
		line, err := e.state.PromptWithSuggestion(prompt, text, -1)
		done <- read{line, err}
	}()
	select {
	case r := <-done:
		return r.line, r.err
	case <-ctx.Done(): // whoever waits for the terminal goes on waiting
		return "", ctx.Err()
	}
}

// Remember puts a line into the history, of this session and of later ones.
func (e *Editor) Remember(line string) error {
	if e.piped != nil {
		return nil
	}
	e.state.AppendHistory(line)
	return e.history.add(line)
}

// Lend gives the terminal, as it was before, to another program while run runs.
func (e *Editor) Lend(run func() error) error {
	if e.piped == nil && e.lent != nil && e.own != nil {
		e.lent.ApplyMode()
		defer e.own.ApplyMode()
	}
	return run()
}

// Close gives the terminal back.
func (e *Editor) Close() error {
	if e.piped != nil {
		return nil
	}
	return e.state.Close()
}
