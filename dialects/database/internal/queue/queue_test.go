package queue

import (
	"context"
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// A stuck statement gives its turn to the next, and too many of them let nothing begin until one ends.
func TestStuck(t *testing.T) {
	q := New(2, "here")
	var stuck []*Turn
	for range 2 {
		turn, err := q.Enter(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		turn.Stuck()
		turn.Stuck() // once
		stuck = append(stuck, turn)
	}
	_, err := q.Enter(t.Context())
	var e *database.Error
	if !errors.As(err, &e) || e.Kind != database.Unreachable {
		t.Fatalf("with 2 stuck: %v", err)
	}
	stuck[0].Leave()
	first, err := q.Enter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := q.Enter(t.Context()); err != nil {
		t.Fatal(err)
	}
	full, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := q.Enter(full); !errors.As(err, &e) || e.Kind != database.Cancelled {
		t.Errorf("a third of 2 turns: %v", err)
	}
	first.Leave()
	first.Stuck() // too late: it has ended
	if again, err := q.Enter(t.Context()); err != nil {
		t.Error(err)
	} else {
		again.Leave()
	}
}
