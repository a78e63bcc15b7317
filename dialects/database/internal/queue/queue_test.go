package queue

import (
	"context"
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
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

// One user's statements, working or stuck, do not keep the others from the database.
func TestUsers(t *testing.T) {
	q := New(8, "here")
	ann, ben := audit.With(t.Context(), audit.About{User: "ann"}), audit.With(t.Context(), audit.About{User: "ben"})
	enter := func(ctx context.Context) *Turn {
		t.Helper()
		turn, err := q.Enter(ctx)
		if err != nil {
			t.Fatal(err)
		}
		return turn
	}
	var turns []*Turn
	for range 6 {
		turns = append(turns, enter(ann))
	}
	waiting, cancel := context.WithCancel(ann)
	seventh := make(chan error)
	go func() { _, err := q.Enter(waiting); seventh <- err }()
	enter(ben).Leave()
	cancel()
	if err := <-seventh; err == nil {
		t.Error("a seventh statement of one user began")
	}
	for _, turn := range turns {
		turn.Stuck()
	}
	var e *database.Error
	if _, err := q.Enter(ann); !errors.As(err, &e) || e.Kind != database.Unreachable {
		t.Errorf("next to six that are stuck: %v", err)
	}
	for range 2 {
		enter(ben).Leave()
	}
	enter(t.Context()).Leave()
	for _, turn := range turns {
		turn.Leave()
	}
	enter(ann).Leave()
	if len(q.users) > 0 || len(q.turns) > 0 || q.stuck > 0 {
		t.Errorf("left over: %d users, %d turns, %d stuck", len(q.users), len(q.turns), q.stuck)
	}
}
