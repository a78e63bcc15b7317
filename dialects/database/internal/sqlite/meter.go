package sqlite

import (
	"context"
	"sync/atomic"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// tick is how many VM steps pass between two looks at the meter.
const tick = 1000

// meter ends a statement that takes too many steps, or whose context has ended.
type meter struct {
	c       *conn
	stopped atomic.Bool // the context has ended
	ticks   int64       // left; negative: unbounded
}

func (m *meter) install(c *conn) {
	m.c, m.ticks = c, -1
	sqlite3.Xsqlite3_progress_handler(c.tls, c.db, tick, callback(onProgress), c.db)
}

// limit allows the statement that was just prepared about steps VM steps (0: any number), rounded up
// to whole ticks. Preparing does not count, because on a fresh connection it includes reading the
// schema: a statement costs the same wherever it runs.
func (m *meter) limit(steps int64) {
	m.ticks = -1
	if steps > 0 {
		m.ticks = (steps + tick - 1) / tick
	}
}

// watch ends what the connection does once ctx ends, until release is called.
func (m *meter) watch(ctx context.Context, c *conn) (release func()) {
	m.stopped.Store(false)
	m.ticks = -1
	done := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(done)
		m.stopped.Store(true)
		// The progress handler would see it too, but some single steps are long (count(*) of a
		// big table) and look at the interrupt flag only.
		tls := libc.NewTLS()
		defer tls.Close()
		sqlite3.Xsqlite3_interrupt(tls, c.db)
	})
	return func() {
		if !stop() {
			<-done // the connection must outlive its interrupt
		}
		m.ticks = -1
	}
}

// onProgress is called every tick steps; anything but 0 ends the statement with SQLITE_INTERRUPT.
func onProgress(_ *libc.TLS, db uintptr) int32 {
	v, ok := conns.Load(db)
	if !ok {
		return 1
	}
	m := &v.(*conn).meter
	if m.stopped.Load() {
		return 1
	}
	if m.ticks > 0 {
		if m.ticks--; m.ticks == 0 {
			return 1
		}
	}
	return 0
}
