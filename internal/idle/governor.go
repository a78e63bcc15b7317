package idle

import "time"

const (
	tried  = 3                      // steps that are timed with each number of threads
	period = 250 * time.Millisecond // between two looks at what is free
	again  = 100                    // periods after which a trial's result is forgotten
)

// Governor chooses the threads of a computation step by step. Its user calls Threads before each step and Took after
// it. It is not safe for concurrent use.
//
// What the system reports is not all: another virtual machine may have the processor, or two of them may share one
// core. So after the number of threads has changed, some steps of the same size are timed with them and some with one
// fewer.
type Governor struct {
	free func() int // threads that would find a processor
	now  func() time.Time

	settled bool // nothing is timed

	target  int                // what free said last
	asked   time.Time          // when
	fewer   bool               // one thread fewer was as fast
	periods int                // since that is known
	size    int                // of the steps that are timed
	times   [2][]time.Duration // of steps with target threads, and with one fewer
}

// NewGovernor begins to count what is free.
func NewGovernor() *Governor {
	return &Governor{free: NewMeter().Threads, now: time.Now}
}

// Fixed is a Governor that always wants the same number.
func Fixed(threads int) *Governor {
	return &Governor{free: func() int { return threads }, now: time.Now, settled: true}
}

// Threads is how many threads the next step should have.
func (g *Governor) Threads() int {
	if now := g.now(); now.Sub(g.asked) >= period {
		g.asked = now
		g.periods++
		if n := g.free(); n != g.target || g.periods > again {
			g.target, g.fewer, g.periods = n, false, 0
			g.times = [2][]time.Duration{}
		}
	}
	switch {
	case g.target < 2:
		return g.target
	case g.trying():
		return g.target - g.arm()
	case g.fewer:
		return g.target - 1
	}
	return g.target
}

func (g *Governor) trying() bool { return !g.settled && g.target > 1 && len(g.times[1]) < tried }

// arm is which number of threads is timed: target, then one fewer.
func (g *Governor) arm() int {
	if len(g.times[0]) < tried {
		return 0
	}
	return 1
}

// Took records how long the step took, which computed some tokens. Steps are comparable where each of several sequences
// gets one token: others are not timed.
func (g *Governor) Took(d time.Duration, tokens int, decode bool) {
	if !decode || !g.trying() {
		return
	}
	arm := g.arm()
	if tokens != g.size {
		g.size, g.times = tokens, [2][]time.Duration{}
		if arm != 0 {
			return // the step had fewer threads than those that are timed first
		}
	}
	g.times[arm] = append(g.times[arm], d)
	if !g.trying() {
		// The fastest of each: what disturbs a step makes it slower alone.
		g.fewer = fastest(g.times[1]) <= fastest(g.times[0])
	}
}

func fastest(times []time.Duration) time.Duration {
	best := times[0]
	for _, d := range times[1:] {
		best = min(best, d)
	}
	return best
}
