package gym

import (
	"fmt"
	"math"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// part is what time goes to.
type part int

const (
	waiting part = iota // for the gate
	opening             // reading schema and values for a prompt
	turning             // running what a turn asks for, and making its observation
	scoring             // gold, the final query and the reward
	policy              // the client: its model, and the way there and back
	parts
)

var partNames = [parts]string{"wait", "prompt", "turn", "score", "policy"}

// spent is what time went to, of all episodes and scores together, and what came of them.
type spent struct {
	nanoseconds            [parts]atomic.Int64
	right, wrong, unscored atomic.Int64
}

func (s *spent) add(p part, d time.Duration) { s.nanoseconds[p].Add(int64(d)) }

// in books the time until it is called back.
func (s *spent) in(p part) (done func()) {
	start := time.Now()
	return func() { s.add(p, time.Since(start)) }
}

func (s *spent) count(r *grpo.Rollout) {
	switch {
	case math.IsNaN(r.Breakdown.Total):
		s.unscored.Add(1)
	case r.Right:
		s.right.Add(1)
	default:
		s.wrong.Add(1)
	}
}

// metrics answers Prometheus, in its text format.
func (s *Server) metrics(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4")
	fmt.Fprintln(w, "# HELP sqltrain_gym_seconds_total What time went to, of all episodes and scores together.")
	fmt.Fprintln(w, "# TYPE sqltrain_gym_seconds_total counter")
	for p, name := range partNames {
		fmt.Fprintf(w, "sqltrain_gym_seconds_total{part=%q} %g\n", name, time.Duration(s.spent.nanoseconds[p].Load()).Seconds())
	}
	fmt.Fprintln(w, "# HELP sqltrain_gym_rollouts_total Rollouts that were scored, by execution; unscored: gold or the database failed.")
	fmt.Fprintln(w, "# TYPE sqltrain_gym_rollouts_total counter")
	fmt.Fprintf(w, "sqltrain_gym_rollouts_total{outcome=\"right\"} %d\n", s.spent.right.Load())
	fmt.Fprintf(w, "sqltrain_gym_rollouts_total{outcome=\"wrong\"} %d\n", s.spent.wrong.Load())
	fmt.Fprintf(w, "sqltrain_gym_rollouts_total{outcome=\"unscored\"} %d\n", s.spent.unscored.Load())
	s.mu.Lock()
	open := s.open
	s.mu.Unlock()
	fmt.Fprintln(w, "# HELP sqltrain_gym_episodes Episodes that are open.")
	fmt.Fprintln(w, "# TYPE sqltrain_gym_episodes gauge")
	_, err := fmt.Fprintf(w, "sqltrain_gym_episodes %d\n", open)
	return err
}
