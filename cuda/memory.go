package cuda

import (
	"errors"
	"fmt"
	"io"
	"unsafe"

	"github.com/sqlagent/sqlagent/model"
)

// Addresses in the GPU's memory, by what lies there.
type (
	floats uint64 // float32
	halves uint64 // bfloat16
	ints   uint64 // int32
	words  uint64 // uint64
)

func (p floats) at(i int) floats { return p + floats(4*i) }
func (p halves) at(i int) halves { return p + halves(halfBytes*i) }
func (p ints) at(i int) ints     { return p + ints(4*i) }

// halfBytes is the size of a bfloat16: 4 where the driver is the simulated one in its wide form (see cuda/sim).
var halfBytes = 2

// buffer is memory of the GPU that grows.
type buffer struct {
	address uint64
	bytes   int64
}

// What lowers the need of memory: of training, and of answering.
const (
	doLess = "another process may have taken some (see nvidia-smi); a LoRA (model.lora_rank, --lora-rank), fewer tokens in a pass " +
		"(optimiser.batch_tokens, --micro-batch), a shorter rollout.context, fewer rollout.sessions, moments of 8 bits " +
		"(optimiser.eight_bit, --eight-bit) or a smaller model need less"
	doLessToAnswer = "another process may have taken some (see nvidia-smi); a shorter context, fewer sessions or a smaller model need less"
)

// MemoryError says that the GPU's memory does not suffice.
type MemoryError struct {
	For        string
	Need, Free int64  // bytes
	Mostly     string // of a plan, Need being all of it: what takes most
	Do         string // what lowers the need, or empty
}

func (e *MemoryError) Error() string {
	text := fmt.Sprintf("cuda: the GPU's memory does not hold %s: %s more are needed, %s are free", e.For, Bytes(e.Need), Bytes(e.Free))
	if e.Mostly != "" {
		text = fmt.Sprintf("cuda: the GPU's memory does not hold %s: it takes %s, mostly for %s; %s are free", e.For, Bytes(e.Need), e.Mostly, Bytes(e.Free))
	}
	if e.Do != "" {
		text += "; " + e.Do
	}
	return text
}

// Bytes is a number of bytes as people read it.
func Bytes(n int64) string {
	switch {
	case n >= 1<<30:
		return fmt.Sprintf("%.1f GiB", float64(n)/(1<<30))
	case n >= 1<<20:
		return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
	}
	return fmt.Sprintf("%.1f KiB", float64(n)/(1<<10))
}

// free is how much memory nobody has, and how much there is.
func (d *Device) free() (free, total int64) {
	var f, t uint64
	d.call("cuMemGetInfo", d.driver.memInfo, ptr(&f), ptr(&t))
	return int64(f), int64(t)
}

// reserve makes a buffer hold that many bytes; what it held is lost where it must grow.
func (d *Device) reserve(b *buffer, bytes int64, what string) uint64 {
	bytes = max(bytes, 16)
	if bytes <= b.bytes || d.err != nil {
		return b.address
	}
	if d.planned != nil {
		d.planned.add(what, bytes-b.bytes)
		*b = buffer{1 << 20, bytes}
		return b.address
	}
	if d.recording {
		d.fail(errRecording)
		return b.address
	}
	d.release(b)
	d.moves++
	var address uint64
	d.call("cuMemAlloc", d.driver.memAlloc, ptr(&address), uintptr(bytes))
	var e *Error
	if errors.As(d.err, &e) && e.Code == codeOutOfMemory {
		d.err = nil
		free, _ := d.free()
		d.err = &MemoryError{For: what, Need: bytes, Free: free, Do: doLess}
	}
	if d.err == nil {
		b.address, b.bytes = address, bytes
	}
	return b.address
}

// release gives a buffer's memory back, when nothing uses it any more.
func (d *Device) release(b *buffer) {
	if b.address != 0 {
		d.moves++
		d.call("cuStreamSynchronize", d.driver.streamSynchronize, d.stream)
		d.call("cuMemFree", d.driver.memFree, uintptr(b.address))
	}
	*b = buffer{}
}

func (d *Device) floats(b *buffer, n int, what string) floats {
	return floats(d.reserve(b, 4*int64(n), what))
}
func (d *Device) halves(b *buffer, n int, what string) halves {
	return halves(d.reserve(b, int64(halfBytes)*int64(n), what))
}

// upload copies host memory to the GPU. The host's may change as soon as it returns.
func upload[E any, P ~uint64](d *Device, to P, from []E) {
	if len(from) > 0 {
		d.call("cuMemcpyHtoD", d.driver.toDevice, uintptr(to), ptr(&from[0]), bytesOf(from), d.stream)
	}
}

// download copies from the GPU, and waits for it.
func download[E any, P ~uint64](d *Device, to []E, from P) {
	if len(to) > 0 {
		d.call("cuMemcpyDtoH", d.driver.toHost, ptr(&to[0]), uintptr(from), bytesOf(to), d.stream)
		d.call("cuStreamSynchronize", d.driver.streamSynchronize, d.stream)
	}
}

// pieceNumbers are read, and moved to the GPU or from it, at once: 4 MiB of the host's memory.
const pieceNumbers = 1 << 20

// read gives take numbers piece by piece, whose sizes are multiples of adamw.Block but for the last. An error is
// kept.
func (d *Device) read(from model.Floats, take func(x []float32, at int)) {
	if d.err != nil {
		return
	}
	if err := from.Pieces(pieceNumbers, func(x []float32, at int) error {
		take(x, at)
		return d.err
	}); err != nil {
		d.fail(err)
	}
}

// numbers are read from the GPU, which the caller has entered.
func (d *Device) numbers(from floats, n int) model.Floats {
	return d.pieces(n, func(x []float32, at int) { download(d, x, from.at(at)) })
}

// halfNumbers are numbers that lie there as bfloat16.
func (d *Device) halfNumbers(from halves, n int) model.Floats {
	if halfBytes == 4 {
		return d.numbers(floats(from), n)
	}
	return d.pieces(n, func(x []float32, at int) {
		rounded := make([]uint16, len(x))
		download(d, rounded, from.at(at))
		for i, r := range rounded {
			x[i] = fromBF16(r)
		}
	})
}

// pieces are n numbers that fill reads.
func (d *Device) pieces(n int, fill func(x []float32, at int)) model.Floats {
	return func(w io.Writer) error {
		room := make([]float32, min(n, pieceNumbers))
		for at := 0; at < n; at += len(room) {
			x := room[:min(len(room), n-at)]
			if fill(x, at); d.err != nil {
				return d.done()
			}
			if err := model.FloatsOf(x)(w); err != nil {
				return err
			}
		}
		return nil
	}
}

// clone copies bytes within the GPU.
func clone[P ~uint64](d *Device, to, from P, bytes int) {
	d.call("cuMemcpyDtoD", d.driver.onDevice, uintptr(to), uintptr(from), uintptr(bytes), d.stream)
}

// fill makes bytes a value.
func fill[P ~uint64](d *Device, p P, value byte, bytes int) {
	d.call("cuMemsetD8", d.driver.set, uintptr(p), int(value), uintptr(bytes), d.stream)
}

// zero clears bytes.
func zero[P ~uint64](d *Device, p P, bytes int) { fill(d, p, 0, bytes) }

func bytesOf[E any](s []E) uintptr {
	var e E
	return uintptr(len(s)) * unsafe.Sizeof(e)
}
