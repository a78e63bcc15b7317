package agent

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// Protocol is how a model and a database talk: a way of speaking, and the rules of the loop around it. Production and
// training follow the same one.
type Protocol struct {
	Name   string
	About  string // one line
	Speech Speech

	Memory Memory // what a further question of a conversation has before it
	// RepeatsExamples says that a question which repeats a verified example is answered by its query: the model reads
	// no examples.
	RepeatsExamples bool
	// PlainValues says that the model's queries hold the values of masked columns themselves, since it points at them,
	// where others write stand-ins.
	PlainValues bool

	Turns         int  // budget; the turn that gives the solution counts
	Repairs       int  // tries after a final query failed, within the turns
	ForceSolution bool // the budget spent, open the solution for the model and let it fill it
	NoticeRepeats bool // do not run a query again, say that it was
	Fetch         int  // rows counted of an exploring query
	// SettlesRepeats says that a candidate which is proposed again is the answer, if it ran. One that failed is dropped
	// from the context with its twin, and the turn is drawn again, hotter: such turns do not count. After two of these
	// the best candidate so far is the answer.
	SettlesRepeats bool
	// Mends says that a candidate which fails or finds nothing is mended by rule where one applies. What runs then, and
	// finds something, is the candidate; an answer that came so is Unsure.
	Mends bool
	// Weighs says that candidates count as votes by what their queries show, not by their results alone: see the chooser.
	Weighs bool

	TurnTokens   int // generated in one turn
	OpenedTokens int // the same of a turn that its Speech opens, in which a model does not think; 0: TurnTokens
	AnswerTokens int // generated in all turns together; a forced solution has its own TurnTokens

	// Orders is in how many orders so many votes see the schema; nil: one. The first vote of each is greedy.
	Orders func(votes int) int
	// VoteTemperature is that of votes that are drawn; 0: 0.8.
	VoteTemperature float32
}

// Memory is what a further question of a conversation has before it.
type Memory int

const (
	Transcript Memory = iota // all that was said: one session goes on
	LastQuery                // the query of the last answer: each question has a session of its own
)

// check returns what a Protocol lacks.
func (p *Protocol) check() error {
	switch {
	case p.Speech == nil:
		return errors.New("agent: Options.Protocol is missing: protocols.NewAgent (package agent/protocols) takes the one " +
			"that the model was trained on, and protocols.Lookup finds others")
	case p.Turns < 1:
		return fmt.Errorf("protocol %s: budget of %d turns; the minimum is 1", p.Name, p.Turns)
	case p.TurnTokens < 1 || p.AnswerTokens < 1:
		return fmt.Errorf("protocol %s: no bound on generated tokens", p.Name)
	}
	return nil
}

// byOrder lists votes, those that see the schema in the same order one after the other: an engine that has room for
// some of them computes a prompt for all that share it, and then needs it no more.
func (p *Protocol) byOrder(votes int) []int {
	list := make([]int, votes)
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(p.Order(a, votes), p.Order(b, votes)) })
	return list
}

// Order is the number of the order in which a vote sees the schema.
func (p *Protocol) Order(vote, votes int) int { return vote % p.orders(votes) }

// orders is in how many orders votes see the schema.
func (p *Protocol) orders(votes int) int {
	if p.Orders == nil {
		return 1
	}
	return max(1, p.Orders(votes))
}

// temperature is that of votes that are drawn.
func (p *Protocol) temperature(q *Question) float32 {
	return cmp.Or(q.Sampling.Temperature, p.VoteTemperature, voteTemperature)
}

// Standard is the name of the protocol for models that say none, as those that were trained on no protocol do.
const Standard = "plain"
