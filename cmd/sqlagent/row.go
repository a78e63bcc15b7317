package main

import (
	"fmt"
	"time"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
)

// row is a run as docs/models.md has it: what answered and with how many votes, of how many questions how many were
// right, wrong, unsure and not answered, and the seconds that a question took. Several sessions at a time share the
// machine, so the time is that of all, divided.
func row(answered llm.Info, t eval.Tally, spent time.Duration, votes, sessions int, now time.Time) string {
	name, engine := answered.Name+" "+answered.Quantisation, answered.Engine+", "+answered.Device
	switch votes {
	case 0:
		name += ", its own votes"
	case 1:
	default:
		name += fmt.Sprintf(", %d votes", votes)
	}
	if answered.Engine == "" {
		name, engine = "predictions", "–"
	}
	seconds := "–"
	if t.Attempted > 0 && answered.Engine != "" {
		seconds = fmt.Sprintf("%.1f", spent.Seconds()/float64(t.Attempted))
		if sessions > 1 {
			seconds += fmt.Sprintf(" (%d at a time)", sessions)
		}
	}
	share := func(n int) string {
		if t.Attempted == 0 {
			return "–"
		}
		return fmt.Sprintf("%.1f%%", 100*float64(n)/float64(t.Attempted))
	}
	return fmt.Sprintf("| %s | %s | %d | %s | %s | %s | %s | %s | %s |", name, engine, t.Attempted,
		share(t.Right), share(t.Wrong), share(t.Unsure), share(t.Failed), seconds, now.Format(time.DateOnly))
}
