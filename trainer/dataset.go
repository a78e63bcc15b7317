package trainer

import (
	"errors"
	"fmt"
	"runtime"
	"slices"

	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model/token"
	"golang.org/x/sync/errgroup"
)

// Tokenise turns a trajectory into tokens by the same steps as a session: each piece on its own, through
// the same Conversation. The end-of-message token after the last generated piece is trained.
func Tokenise(tok *token.Tokenizer, e trajectory.Example) (Sequence, error) {
	var s Sequence
	conv, err := token.NewConversation(tok)
	if err != nil {
		return s, err
	}
	add := func(ids []int32, train bool) {
		s.Tokens = append(s.Tokens, ids...)
		for range ids {
			s.Train = append(s.Train, train)
		}
	}
	for _, g := range e.Segments {
		ids, err := encode(tok, g)
		if err != nil {
			return s, err
		}
		if !g.Generated {
			add(conv.Append(string(g.Role), ids), false)
			continue
		}
		add(conv.Open(), false)
		conv.Generated(ids)
		add(ids, g.Train)
	}
	add(conv.End(), true)
	return s, nil
}

// encode is a segment as tokens: its text never makes special ones, its pieces name them.
func encode(tok *token.Tokenizer, g trajectory.Segment) (ids []int32, err error) {
	if g.Pieces == nil {
		return tok.Encode(g.Text), nil
	}
	for _, p := range g.Pieces {
		ids = append(ids, tok.Encode(p.Text)...)
		if p.Token == "" {
			continue
		}
		id, ok := tok.Special(p.Token)
		if !ok {
			return nil, fmt.Errorf("the vocabulary has no special token %q: begin with weights that know the protocol of these "+
				"trajectories, as nano does pointer", p.Token)
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// Corpus is a data set in memory.
type Corpus struct {
	Groups   []Group
	Examples int
	Tokens   int    // as packed
	Trained  int    // tokens in the loss
	TooLong  int    // sequences left out: longer than the context
	Longest  int    // tokens of the longest sequence
	Worlds   int    // databases, of which each may be in several groups
	Protocol string // that all examples speak; "": several, or they do not say
}

// NewCorpus holds groups. Sequences beyond the context are left out.
func NewCorpus(groups []Group, context int) *Corpus {
	c := &Corpus{}
	for _, g := range groups {
		c.add(c.fitting(g, context))
	}
	return c
}

// fitting are the sequences of a group that a context holds; the others are counted.
func (c *Corpus) fitting(g Group, context int) Group {
	fit := g.within(context)
	c.TooLong += len(g) - len(fit)
	return fit
}

func (c *Corpus) add(g Group) {
	if len(g) == 0 {
		return
	}
	c.Groups = append(c.Groups, g)
	c.Examples += len(g)
	c.Tokens += g.Size()
	for _, s := range g {
		for _, t := range s.Train {
			if t {
				c.Trained++
			}
		}
		c.Longest = max(c.Longest, len(s.Tokens))
	}
}

// ErrNoTrajectory is a line of data in which a model generated nothing.
var ErrNoTrajectory = errors.New("no trajectory: it has no segment that was generated")

// LoadCorpus reads and tokenises a file. Adjacent examples of one world become groups of at most size sequences, which
// share a prefix. More save more schema tokens, but a batch then holds fewer databases, and its gradient is noisier. A
// line that is no trajectory is an ErrNoTrajectory.
func LoadCorpus(path string, tok *token.Tokenizer, context, size int) (*Corpus, error) {
	c := &Corpus{}
	var worlds [][]trajectory.Example
	spoken, seen := map[string]bool{}, map[string]bool{}
	err := trajectory.ReadFile(path, func(e trajectory.Example) error {
		if !slices.ContainsFunc(e.Segments, func(s trajectory.Segment) bool { return s.Generated }) {
			return ErrNoTrajectory
		}
		c.Protocol, spoken[e.Protocol], seen[e.World] = e.Protocol, true, true
		if n := len(worlds); n > 0 && worlds[n-1][0].World == e.World {
			worlds[n-1] = append(worlds[n-1], e)
		} else {
			worlds = append(worlds, []trajectory.Example{e})
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if c.Worlds = len(seen); len(spoken) > 1 {
		c.Protocol = ""
	}
	groups := make([]Group, len(worlds))
	var workers errgroup.Group
	workers.SetLimit(runtime.GOMAXPROCS(0))
	for i := range worlds {
		workers.Go(func() error {
			for _, e := range worlds[i] {
				s, err := Tokenise(tok, e)
				if err != nil {
					return err
				}
				groups[i] = append(groups[i], s)
			}
			worlds[i] = nil
			return nil
		})
	}
	if err := workers.Wait(); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for _, g := range groups {
		for part := range slices.Chunk(c.fitting(g, context), size) {
			c.add(part)
		}
	}
	if c.Examples == 0 {
		return nil, fmt.Errorf("%s holds no example that fits a context of %d tokens", path, context)
	}
	return c, nil
}
