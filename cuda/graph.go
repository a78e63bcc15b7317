package cuda

import (
	"errors"
	"math/bits"
)

// graph is launches that were recorded, to be launched as one: of a small batch the host takes longer to launch some
// hundred kernels than the GPU to run them. It holds addresses, so it is void when memory has moved.
type graph struct {
	executable uintptr // 0: not recorded yet
	moves      int     // Device.moves that it is of
}

// replay launches work as the graph, which may be void, has it. Work that is new, or whose memory has moved, runs as it
// is once, which makes its reservations; the second time it is recorded.
func (d *Device) replay(g *graph, work func()) {
	if g.moves != d.moves {
		d.forget(g)
		work()
		g.moves = d.moves
		return
	}
	if g.executable == 0 {
		d.record(g, work)
	}
	d.call("cuGraphLaunch", d.driver.graphLaunch, g.executable, d.stream)
}

// record makes work's launches a graph, without running them.
func (d *Device) record(g *graph, work func()) {
	const threadLocal = 1 // CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
	d.call("cuStreamBeginCapture", d.driver.beginCapture, d.stream, threadLocal)
	if d.err != nil {
		return
	}
	d.recording = true
	work()
	d.recording = false
	var recorded uintptr
	if err := d.driver.call("cuStreamEndCapture", d.driver.endCapture, d.stream, ptr(&recorded)); err != nil { // whatever failed before
		d.fail(err)
	}
	d.call("cuGraphInstantiate", d.driver.instantiate, ptr(&g.executable), recorded, 0)
	if recorded != 0 {
		d.driver.call("cuGraphDestroy", d.driver.graphDestroy, recorded)
	}
}

// errRecording is a mistake of ours: what a graph needs is reserved before it is recorded.
var errRecording = errors.New("cuda: memory is reserved while a graph is recorded")

// forget gives a graph's memory back.
func (d *Device) forget(g *graph) {
	if g.executable != 0 {
		d.call("cuStreamSynchronize", d.driver.streamSynchronize, d.stream)
		d.call("cuGraphExecDestroy", d.driver.executableDestroy, g.executable)
	}
	*g = graph{}
}

// bucket is the size that a batch of n is padded to, so that few graphs serve: powers of two, then multiples of 8, then
// of 32.
func bucket(n int) int {
	switch {
	case n <= 8:
		return powerOfTwo(n)
	case n <= 64:
		return (n + 7) / 8 * 8
	}
	return (n + 31) / 32 * 32
}

// powerOfTwo is the least that is no less than n.
func powerOfTwo(n int) int { return 1 << bits.Len(uint(n-1)) }
