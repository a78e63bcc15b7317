package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	"github.com/sqlagent/sqlagent/internal/plain"
)

// screen is the terminal that a file is, in columns and lines; 0 where it does not know its size.
type screen struct{ width, height int }

// screenOf is nil where w is no terminal.
func screenOf(w io.Writer) *screen {
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	width, height, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return &screen{}
	}
	return &screen{width, height}
}

// printable makes database content harmless on a terminal.
func printable(s string) string { return plain.Text(s) }

// terminal writes what may hold names and words of a server's, so that none of it can steer a terminal. Below it, on a
// real one, a status line can say that work goes on.
type terminal struct {
	w io.Writer

	mu     sync.Mutex
	status bool // a status line is shown below
}

func (t *terminal) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.erase()
	lines := strings.Split(string(b), "\n")
	for i, line := range lines {
		columns := strings.Split(line, "\t")
		for k, c := range columns {
			columns[k] = printable(c)
		}
		lines[i] = strings.Join(columns, "\t")
	}
	if _, err := io.WriteString(t.w, strings.Join(lines, "\n")); err != nil {
		return 0, err
	}
	return len(b), nil
}

// erase takes the status line away. t.mu is held.
func (t *terminal) erase() {
	if t.status {
		io.WriteString(t.w, "\r\x1b[K")
		t.status = false
	}
}

// watch keeps a status line with what is being done, and for how long, from the first second on, until stop is called.
// It does nothing where w is no terminal, or one that cannot erase.
func watch(w io.Writer, doing func() string) (stop func()) {
	t, ok := w.(*terminal)
	if !ok || screenOf(t.w) == nil || os.Getenv("TERM") == "dumb" {
		return func() {}
	}
	line := "\r\x1b[K\x1b[2m%s, %d s\x1b[m"
	if os.Getenv("NO_COLOR") != "" {
		line = "\r\x1b[K%s, %d s"
	}
	start, ended := time.Now(), make(chan struct{})
	tick := time.NewTicker(time.Second)
	var done sync.WaitGroup
	done.Go(func() {
		for {
			select {
			case <-tick.C:
				t.mu.Lock()
				t.status = true
				fmt.Fprintf(t.w, line, doing(), int(time.Since(start).Seconds()))
				t.mu.Unlock()
			case <-ended:
				return
			}
		}
	})
	return sync.OnceFunc(func() {
		tick.Stop()
		close(ended)
		done.Wait()
		t.mu.Lock()
		defer t.mu.Unlock()
		t.erase()
	})
}
