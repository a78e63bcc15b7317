package trainer

import (
	"errors"
	"fmt"
	"runtime"
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
			return nil, fmt.Errorf("the tokenizer has no special token %q", p.Token)
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// Corpus is a data set in memory.
type Corpus struct {
	Groups   []Group
	Examples int
	Tokens   int // as packed
	Trained  int // tokens in the loss
	TooLong  int // sequences left out: longer than the context
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
		var kept Group
		keep := func() {
			if len(kept) > 0 {
				c.Groups = append(c.Groups, kept)
				c.Tokens += kept.size()
			}
			kept = nil
		}
		for _, s := range g {
			if len(s.Tokens) > context {
				c.TooLong++
				continue
			}
			kept = append(kept, s)
			if len(kept) == size {
				keep()
			}
			c.Examples++
			for _, t := range s.Train {
				if t {
					c.Trained++
				}
			}
		}
		keep()
	}
	if c.Examples == 0 {
		return nil, fmt.Errorf("%s holds no example that fits a context of %d tokens", path, context)
	}
	return c, nil
}
