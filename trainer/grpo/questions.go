package grpo

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/eval"
)

// questions is an endless, seeded walk over sets, mixed by their weights. Each set is asked through before it begins
// again, without the questions that rest.
type questions struct {
	sets  []questionSet
	seed  uint64
	rest  int // see Data.Rest
	asked int
}

type questionSet struct {
	problems []eval.Problem
	weight   float64
	others   *int // see Set.OtherColumns
	asked    int
	epoch    int         // how many have begun
	order    []int       // what is left of this one
	resting  map[int]int // the last epoch in which a problem is not asked
}

// Question is a problem with its place in the walk, which keys its random numbers.
type Question struct {
	eval.Problem
	Number int
	slot   slot
	others *int         // see Set.OtherColumns
	links  *agent.Links // of its samples; nil: there is one
	order  uint64       // of the schema in the protocol "pointer"

	disputed *[2]string // queries that the policy is to correct: see correct.go; nil: none
}

// slot is where a question was taken from.
type slot struct{ set, problem, epoch int }

// readQuestions reads the sets of a recipe.
func readQuestions(d Data, seed uint64) (*questions, error) {
	q := &questions{seed: seed, rest: d.Rest}
	sets, err := d.Problems()
	if err != nil {
		return nil, err
	}
	for i, s := range d.Sets {
		q.sets = append(q.sets, questionSet{problems: sets[i], weight: cmp.Or(s.Weight, 1), others: s.OtherColumns})
	}
	return q, nil
}

// next is the next question: of the set with the smallest share of its weight so far.
func (q *questions) next() Question {
	lag := func(a, b questionSet) int {
		return cmp.Compare(float64(a.asked)/a.weight, float64(b.asked)/b.weight)
	}
	least := slices.MinFunc(q.sets, lag)
	i := slices.IndexFunc(q.sets, func(s questionSet) bool { return lag(s, least) == 0 })
	s := &q.sets[i]
	for len(s.order) == 0 {
		s.order = rand.New(rand.NewPCG(q.seed, uint64(i)<<32|uint64(s.epoch))).Perm(len(s.problems))
		s.epoch++
		s.order = slices.DeleteFunc(s.order, func(problem int) bool { return s.resting[problem] >= s.epoch })
	}
	problem := s.order[0]
	question := Question{Problem: s.problems[problem], Number: q.asked, slot: slot{i, problem, s.epoch}, others: s.others}
	s.order = s.order[1:]
	s.asked++
	q.asked++
	return question
}

// leave has a question rest.
func (q *questions) leave(from slot) {
	s := &q.sets[from.set]
	if s.resting == nil {
		s.resting = map[int]int{}
	}
	s.resting[from.problem] = from.epoch + q.rest
}

// replay walks past the questions of a step that is done, up to the number asked in all, of which some rest.
func (q *questions) replay(asked int, resting []int) {
	var slots []slot
	for q.asked < asked {
		if next := q.next(); slices.Contains(resting, next.Number) {
			slots = append(slots, next.slot)
		}
	}
	for _, from := range slots {
		q.leave(from)
	}
}
