// Package hosted runs a program whose failures must not be this process's: a library that aborts, a driver that
// crashes. The two speak in frames over the program's standard input and output, each a length (uint32, big-endian) and
// as many bytes of JSON. The program ends when its input does. A failure of it becomes an error that holds its last
// words.
package hosted

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/llm"
)

// Process is a program that runs.
type Process struct {
	Cmd  *exec.Cmd
	Gone chan struct{} // closed when it is no more

	name   string
	stderr *tail

	in      io.WriteCloser
	writing sync.Mutex // to in: may take long where the program is in trouble

	mu  sync.Mutex
	err error // why it is no more
}

// DiedError is a program that is no more, or is of no use.
type DiedError struct {
	Name string // what people call it
	What string
	Said string // its last lines
}

func (e *DiedError) Error() string {
	text := e.Name + " " + e.What
	if e.Said != "" {
		text += "; its last words: " + e.Said
	}
	return text
}

// Find returns where a program is: what variable names, there or not, or the program of that name next to this one, or
// on PATH.
func Find(variable, name string) (program string, err error) {
	if program := os.Getenv(variable); program != "" {
		return program, nil
	}
	if self, err := os.Executable(); err == nil {
		program := filepath.Join(filepath.Dir(self), name)
		if info, err := os.Stat(program); err == nil && info.Mode().IsRegular() {
			return program, nil
		}
	}
	// One in the current directory is not meant.
	if program, err := exec.LookPath(name); err == nil {
		return program, nil
	}
	return "", fmt.Errorf("%s is neither next to sqlagent nor on PATH", name)
}

// Start runs a program, with environ added to this process's environment. hear receives what it says, one frame after
// the other; if it reports that a frame is invalid, the program is killed.
func Start[Reply any](name, program string, environ []string, hear func(Reply) (sense bool)) (*Process, error) {
	p := &Process{Gone: make(chan struct{}), name: name, Cmd: exec.Command(program), stderr: &tail{}}
	p.Cmd.Env = append(os.Environ(), environ...)
	p.Cmd.Stderr = p.stderr
	p.Cmd.WaitDelay = 2 * time.Second // for children that it may have left
	in, err := p.Cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.Cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.Cmd.Start(); err != nil {
		return nil, fmt.Errorf("%s cannot be started: %w", name, err)
	}
	p.in = in
	go func() {
		var err error
		for err == nil {
			var r Reply
			if err = Read(out, &r); err == nil && !hear(r) {
				err = &NonsenseError{Input: []byte("{}")}
			}
		}
		p.ended(err)
	}()
	return p, nil
}

// ended finds out why the program says no more.
func (p *Process) ended(err error) {
	var nonsense *NonsenseError
	what := ""
	if errors.As(err, &nonsense) {
		what = fmt.Sprintf("sent an unexpected message: %q", nonsense.Input)
		p.Cmd.Process.Kill()
	}
	ended := p.Cmd.Wait()
	switch {
	case what != "":
	case ended != nil:
		what = "died: " + ended.Error()
	default:
		what = "ended by itself"
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = p.Died(what)
	}
	close(p.Gone)
}

// Died is the error of a program of which that is to be said.
func (p *Process) Died(what string) error { return &DiedError{p.name, what, p.stderr.String()} }

// LastWords are the last lines that it wrote to its standard error. All are there when it is Gone.
func (p *Process) LastWords() string { return p.stderr.String() }

// Why says why it is no more.
func (p *Process) Why() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Send writes a frame. Where it cannot, the program is no more or soon will be.
func (p *Process) Send(v any) error {
	p.writing.Lock()
	err := Write(p.in, v)
	p.writing.Unlock()
	if err != nil {
		select {
		case <-p.Gone:
			return p.Why() // better than a broken pipe
		case <-time.After(5 * time.Second):
		}
	}
	return err
}

// Close ends it, by force where it does not end by itself. It may be called twice. Why is llm.ErrClosed then.
func (p *Process) Close() {
	p.mu.Lock()
	if p.err == nil {
		p.err = llm.ErrClosed
	}
	p.mu.Unlock()
	p.in.Close()
	select {
	case <-p.Gone:
	case <-time.After(2 * time.Second):
		p.Cmd.Process.Kill()
		<-p.Gone
	}
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const (
	tailBytes = 4 << 10
	tailLines = 8
)

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	if len(t.text) > tailBytes {
		t.text = append(t.text[:0], t.text[len(t.text)-tailBytes:]...)
	}
	return len(p), nil
}

// String is the last lines, in one.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(strings.ToValidUTF8(string(t.text), "\uFFFD")), "\n")
	return strings.Join(lines[max(0, len(lines)-tailLines):], " | ")
}
