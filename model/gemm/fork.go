package gemm

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Fork calls f(0) to f(n-1) at the same time, f(0) in the caller's goroutine, and returns when all have ended. With n
// below 2 it calls f(0).
//
// A transformer's layer forks a dozen times for a fraction of a millisecond each. A goroutine for each part means to
// wake a sleeping thread each time, which can take as long as the part: so helpers stay awake for a while after a part,
// and the caller waits for them awake too. f must neither panic nor end its goroutine. Where time stands still
// (testing/synctest), nobody gets tired of waiting.
func Fork(n int, f func(part int)) {
	if n < 2 {
		f(0)
		return
	}
	if most := int(bound.Load()); 0 < most && most < n {
		parts, all := f, n
		n, f = most, func(first int) {
			for part := first; part < all; part += most {
				parts(part)
			}
		}
		if n == 1 {
			f(0)
			return
		}
	}
	j := jobs.Get().(*job)
	j.f = f
	j.left.Store(int32(n - 1))
	free := team
	for part := 1; part < n; part++ {
		for len(free) > 0 && !free[0].take(j, part) {
			free = free[1:]
		}
		if len(free) == 0 { // more parts than processors, or other forks have taken all
			go j.run(part)
			continue
		}
		free = free[1:]
	}
	f(0)
	if !awake(func() bool { return j.left.Load() == 0 }) && j.left.Add(callerSleeps) != callerSleeps {
		j.wake.Lock()
	}
	j.f = nil
	jobs.Put(j)
}

// bound is Bound's.
var bound atomic.Int32

// Bound makes every Fork from now on take so many threads at most, since other programs may need the other processors.
// Where there are more parts, a thread does several one after the other: they must not wait for each other then. 0 is
// no bound. Results do not depend on it.
func Bound(threads int) { bound.Store(int32(max(0, threads))) }

// job is one Fork.
type job struct {
	f    func(part int)
	left atomic.Int32 // parts of others that have not ended; plus callerSleeps once the last one must wake the caller
	wake sync.Mutex   // locked: who sleeps locks it again, who wakes it unlocks
}

const callerSleeps = 1 << 30

// Mutexes, not channels: a channel that is made in a bubble of testing/synctest is of no use outside it.
var jobs = sync.Pool{New: func() any {
	j := new(job)
	j.wake.Lock()
	return j
}}

func (j *job) run(part int) {
	j.f(part)
	if j.left.Add(-1) == callerSleeps {
		j.wake.Unlock()
	}
}

// helper is a goroutine that runs one part after another.
type helper struct {
	state atomic.Int32
	job   *job
	part  int
	wake  sync.Mutex // as a job's
}

// A helper's states.
const (
	ready  = iota // awake
	asleep        // until wake
	taken         // its job is being written
	given         // its job is there
)

// team is the helpers: with the caller, one goroutine for each processor that there was at the start.
var team = func() []*helper {
	helpers := make([]*helper, runtime.GOMAXPROCS(0)-1)
	for i := range helpers {
		helpers[i] = new(helper)
		helpers[i].state.Store(asleep)
		helpers[i].wake.Lock()
		go helpers[i].serve()
	}
	return helpers
}()

// take gives the helper a part, and reports whether it was free.
func (h *helper) take(j *job, part int) bool {
	sleeping := h.state.CompareAndSwap(asleep, taken)
	if !sleeping && !h.state.CompareAndSwap(ready, taken) {
		return false
	}
	h.job, h.part = j, part
	h.state.Store(given)
	if sleeping {
		h.wake.Unlock()
	}
	return true
}

func (h *helper) serve() {
	has := func() bool { return h.state.Load() == given }
	h.wake.Lock()
	for {
		for !awake(has) {
			if h.state.CompareAndSwap(ready, asleep) {
				h.wake.Lock()
			}
		}
		h.job.run(h.part)
		h.job = nil
		h.state.Store(ready)
	}
}

// awakeFor is how long one looks for what should come soon before one sleeps. Within a step of a model it comes within
// some 20 µs; what takes longer, a drawn token's grammar or a database, would leave a processor to nobody. Meanwhile,
// whatever else can run does.
const awakeFor = 200 * time.Microsecond

// awake waits until something has come, and reports whether it did before awakeFor was over.
func awake(come func() bool) bool {
	var since time.Time
	for i := 1; !come(); i++ {
		if pause(); i%256 > 0 {
			continue
		}
		runtime.Gosched()
		if since.IsZero() {
			since = time.Now()
		} else if time.Since(since) > awakeFor {
			return false
		}
	}
	return true
}
