package grpo

import (
	"context"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// meter is how long something was at work, however much of it at the same time.
type meter struct {
	mu      sync.Mutex
	running int
	began   time.Time
	total   time.Duration
}

func (m *meter) begin() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.running++; m.running == 1 {
		m.began = time.Now()
	}
}

func (m *meter) end() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.running--; m.running == 0 {
		m.total += time.Since(m.began)
	}
}

// seconds is the time so far. Nothing may be at work.
func (m *meter) seconds() float64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.total.Seconds()
}

// metered is a database whose queries a meter times.
type metered struct {
	database.DB
	sql *meter
}

func (d metered) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	d.sql.begin()
	defer d.sql.end()
	return d.DB.Query(ctx, sql, l)
}
