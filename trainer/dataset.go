package trainer

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trajectory"
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
		if !g.Generated {
			add(conv.Append(string(g.Role), tok.Encode(g.Text)), false)
			continue
		}
		add(conv.Open(), false)
		ids := tok.Encode(g.Text)
		conv.Generated(ids)
		add(ids, g.Train)
	}
	add(conv.End(), true)
	return s, nil
}

// Corpus is a data set in memory.
type Corpus struct {
	Groups   []Group
	Examples int
	Tokens   int // as packed
	Trained  int // tokens in the loss
	TooLong  int // sequences left out: longer than the context
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
	c.Tokens += g.size()
	for _, s := range g {
		for _, t := range s.Train {
			if t {
				c.Trained++
			}
		}
	}
}

// LoadCorpus reads and tokenises a file. Adjacent examples of one world become groups of at most size sequences, which
// share a prefix. More save more schema tokens, but a batch then holds fewer databases, and its gradient is noisier.
func LoadCorpus(path string, tok *token.Tokenizer, context, size int) (*Corpus, error) {
	c := &Corpus{}
	var worlds [][]trajectory.Example
	err := trajectory.ReadFile(path, func(e trajectory.Example) error {
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
	groups := make([]Group, len(worlds))
	failures := make([]error, len(worlds))
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wg.Go(func() {
			for i := w; i < len(worlds); i += workers {
				for _, e := range worlds[i] {
					s, err := Tokenise(tok, e)
					if err != nil {
						failures[i] = err
					}
					groups[i] = append(groups[i], s)
				}
				worlds[i] = nil
			}
		})
	}
	wg.Wait()
	if err := errors.Join(failures...); err != nil {
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
