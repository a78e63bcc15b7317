// Package progress shows long work on stderr: one line that rewrites itself on a terminal, log lines now
// and then elsewhere.
package progress

import (
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/mattn/go-isatty"
)

// Bar is one piece of long work. The zero value is not usable: see New.
type Bar struct {
	out      *os.File
	terminal bool
	every    time.Duration
	last     time.Time
	began    time.Time
	first    int       // what was done before: a resumed run does not begin at 0
	ends     time.Time // whatever is done then; zero: when all is done
	name     string
}

// New begins a piece of work of which done is done already.
func New(out *os.File, name string, done int) *Bar {
	b := &Bar{out: out, name: name, first: done, began: time.Now(), terminal: isatty.IsTerminal(out.Fd())}
	b.every = 10 * time.Second
	if b.terminal {
		b.every = 100 * time.Millisecond
	}
	return b
}

// Within says that the work ends after so much time, whatever is done then.
func (b *Bar) Within(d time.Duration) { b.ends = b.began.Add(d) }

// Set shows that done of total is done; detail follows it. It may be called as often as needed.
func (b *Bar) Set(done, total int, detail string) {
	if now := time.Now(); done < total && now.Sub(b.last) < b.every {
		return
	} else {
		b.last = now
	}
	left := ""
	if done > b.first && done < total {
		rest := time.Duration(float64(time.Since(b.began)) / float64(done-b.first) * float64(total-done))
		if !b.ends.IsZero() {
			rest = min(rest, max(0, time.Until(b.ends)))
		}
		left = ", " + rest.Round(time.Second).String() + " left"
	}
	if !b.terminal {
		fmt.Fprintf(b.out, "%s %d/%d%s  %s\n", b.name, done, total, left, detail)
		return
	}
	const width = 24
	full := 0
	if total > 0 {
		full = min(width, width*done/total)
	}
	fmt.Fprintf(b.out, "\r\x1b[K%s [%s%s] %d/%d%s  %s", b.name,
		strings.Repeat("#", full), strings.Repeat(".", width-full), done, total, left, detail)
	if done >= total {
		fmt.Fprintln(b.out)
	}
}

// Bytes is Set for bytes, which it shows in megabytes, the last of them begun.
func (b *Bar) Bytes(done, total int64) {
	megabytes := int(total/1e6) + 1
	if done < total {
		b.Set(int(done/1e6), megabytes, "")
	} else {
		b.Set(megabytes, megabytes, "")
	}
}

// Note prints a line of its own.
func (b *Bar) Note(format string, args ...any) {
	if b.terminal {
		fmt.Fprint(b.out, "\r\x1b[K")
	}
	fmt.Fprintf(b.out, format+"\n", args...)
}
