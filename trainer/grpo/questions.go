package grpo

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/eval"
)

// questions is an endless, seeded walk over sets, mixed by their weights. Each set is asked through before it begins
// anew.
type questions struct {
	sets  []questionSet
	seed  uint64
	asked int
}

type questionSet struct {
	problems []eval.Problem
	weight   float64
	others   *int // see Set.OtherColumns
	asked    int
	order    []int // of this epoch
}

// Question is a problem with its place in the walk, which keys its random numbers.
type Question struct {
	eval.Problem
	Number int
	others *int         // see Set.OtherColumns
	links  *agent.Links // of its samples; nil: there is one
	order  uint64       // of the schema in the protocol "pointer"
}

// readQuestions reads the sets of a recipe.
func readQuestions(d Data, seed uint64) (*questions, error) {
	q := &questions{seed: seed}
	sets, err := d.Problems()
	if err != nil {
		return nil, err
	}
	for i, s := range d.Sets {
		q.sets = append(q.sets, questionSet{problems: sets[i], weight: cmp.Or(s.Weight, 1), others: s.OtherColumns})
	}
	return q, nil
}

// skip walks past n questions, as resuming does.
func (q *questions) skip(n int) {
	for range n {
		q.next()
	}
}

// next is the next question: of the set that is furthest behind its weight.
func (q *questions) next() Question {
	behind := func(a, b questionSet) int {
		return cmp.Compare(float64(a.asked)/a.weight, float64(b.asked)/b.weight)
	}
	least := slices.MinFunc(q.sets, behind)
	i := slices.IndexFunc(q.sets, func(s questionSet) bool { return behind(s, least) == 0 })
	s := &q.sets[i]
	n := len(s.problems)
	if s.asked%n == 0 {
		s.order = rand.New(rand.NewPCG(q.seed, uint64(i)<<32|uint64(s.asked/n))).Perm(n)
	}
	question := Question{Problem: s.problems[s.order[s.asked%n]], Number: q.asked, others: s.others}
	s.asked++
	q.asked++
	return question
}
