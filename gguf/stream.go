package gguf

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// Source is a tensor that is yet to be written: its rows are read and converted as the file grows, so that a file may
// be larger than memory.
type Source struct {
	Name string
	Dims []uint64 // as Tensor's
	Type Type     // to write
	// Rows fills x, whole rows of Dims[0] elements, with those from row first on. Several goroutines call it at once.
	Rows func(x []float32, first int) error
	// Importance is how much the error of each column matters, [Dims[0]], or nil: see QuantizeRows.
	Importance []float32
}

// Sources are a file's tensors, to be written as types.
func Sources(tensors []Tensor, types []Type) []Source {
	sources := make([]Source, len(tensors))
	for i, t := range tensors {
		sources[i] = Source{Name: t.Name, Dims: t.Dims, Type: types[i], Rows: t.Rows}
	}
	return sources
}

// Create is Write for tensors that are computed as they are written, by as many goroutines as there are processors,
// in a memory of some megabytes for each. progress, if not nil, receives the bytes of data written and the total.
func Create(path string, meta Meta, sources []Source, progress func(done, total int64)) error {
	return atomicfile.Write(path, 0o644, func(f *os.File) error { return stream(f, meta, sources, progress) })
}

func stream(w io.Writer, meta Meta, sources []Source, progress func(done, total int64)) error {
	head, align, err := encodeHead(meta, describe(sources))
	if err != nil {
		return &FormatError{Offset: -1, What: err.Error()}
	}
	var total, done int64
	for _, s := range sources {
		total += s.Bytes()
	}
	if _, err := w.Write(head); err != nil {
		return err
	}
	for _, s := range sources {
		if err := s.Encode(w, func(n int) {
			if done += int64(n); progress != nil {
				progress(done, total)
			}
		}); err != nil {
			return fmt.Errorf("tensor %s: %w", s.Name, err)
		}
		n := uint64(s.Bytes())
		if _, err := w.Write(make([]byte, pad(n, align)-n)); err != nil {
			return err
		}
	}
	return nil
}

// Size is the number of bytes that Create would write. A description that Parse would refuse is a *FormatError.
func Size(meta Meta, sources []Source) (int64, error) {
	head, align, err := encodeHead(meta, describe(sources))
	if err != nil {
		return 0, &FormatError{Offset: -1, What: err.Error()}
	}
	n := uint64(len(head))
	for _, s := range sources {
		n += pad(uint64(s.Bytes()), align)
	}
	return int64(n), nil
}

func describe(sources []Source) []Tensor {
	tensors := make([]Tensor, len(sources))
	for i, s := range sources {
		tensors[i] = Tensor{Name: s.Name, Dims: s.Dims, Type: s.Type}
	}
	return tensors
}

func (s Source) elements() int { return int(Tensor{Dims: s.Dims}.Elements()) }

// Bytes is what Encode writes.
func (s Source) Bytes() int64 { return int64(s.Type.Size(s.elements())) }

// chunk is about how many elements one goroutine converts at a time.
const chunk = 1 << 20

// Encode writes the tensor's data: chunks of rows are converted side by side, and written in their order. written is
// given the bytes of each.
func (s Source) Encode(w io.Writer, written func(n int)) error {
	type result struct {
		b   []byte
		err error
	}
	row := int(s.Dims[0])
	rows := s.elements() / row
	most := max(1, chunk/row)
	queue := make(chan chan result, runtime.GOMAXPROCS(0)) // as many are in work, and one that waits for its place
	stop := make(chan struct{})
	var working sync.WaitGroup
	defer working.Wait()
	defer close(stop)
	working.Go(func() {
		defer close(queue)
		for first := 0; first < rows; first += most {
			c := make(chan result, 1)
			select {
			case queue <- c:
			case <-stop:
				return
			}
			working.Go(func() {
				x := make([]float32, min(most, rows-first)*row)
				if err := s.Rows(x, first); err != nil {
					c <- result{err: err}
					return
				}
				b, err := QuantizeRows(s.Type, x, s.Importance)
				if err != nil {
					err = fmt.Errorf("from row %d: %w", first, err)
				}
				c <- result{b, err}
			})
		}
	})
	for c := range queue {
		r := <-c
		if r.err != nil {
			return r.err
		}
		if _, err := w.Write(r.b); err != nil {
			return err
		}
		written(len(r.b))
	}
	return nil
}
