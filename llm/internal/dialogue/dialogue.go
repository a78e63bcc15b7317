// Package dialogue is what the sessions of all engines that have token ids share: the conversation as tokens, and the
// turn that is built token by token. Token in, token out: what was generated is kept as the ids that were sampled.
package dialogue

import (
	"errors"

	"github.com/sqlagent/sqlagent/llm"
)

// Dialogue is one conversation. It is most of an llm.Session.
type Dialogue struct {
	format Format
	limit  int // tokens
	tokens []llm.Token
	ids    []int32 // the ids of tokens
	stable int     // of them, those that later conversations begin with
	prompt int     // of them, those before the first turn; 0: there was none
	ended  bool
}

// New begins a conversation on an engine that holds have tokens for each. The error is a *llm.ContextError where o asks
// for more.
func New(f Format, have int, o llm.SessionOptions) (*Dialogue, error) {
	if o.MaxTokens > have {
		return nil, &llm.ContextError{Need: o.MaxTokens, Have: have}
	}
	limit := have
	if o.MaxTokens > 0 {
		limit = o.MaxTokens
	}
	return &Dialogue{format: f, limit: limit}, nil
}

// Limit is the number of tokens that the conversation may hold.
func (d *Dialogue) Limit() int { return d.limit }

// End ends the conversation, and reports whether it went on until now.
func (d *Dialogue) End() bool {
	went := !d.ended
	d.ended = true
	return went
}

// Ended reports whether the conversation has ended.
func (d *Dialogue) Ended() bool { return d.ended }

// Append adds given text, as llm.Session asks.
func (d *Dialogue) Append(m llm.Message) error {
	if d.ended {
		return errors.New("append to a closed session")
	}
	ids, then, err := d.format.Append(m)
	if err != nil {
		return err
	}
	if need := len(d.ids) + len(ids); need > d.limit {
		return &llm.ContextError{Need: need, Have: d.limit}
	}
	if m.Stable > 0 {
		d.stable = len(d.ids) + d.begins(m, ids)
	}
	d.format = then
	d.given(ids)
	return nil
}

// begins is how many of a message's tokens are of its stable beginning alone. Where that ends within a token, or merges
// with what comes after it, the token is not among them.
func (d *Dialogue) begins(m llm.Message, ids []int32) (n int) {
	beginning := m
	if m.Pieces != nil {
		beginning.Pieces = m.Pieces[:min(m.Stable, len(m.Pieces))]
	} else {
		beginning.Text = m.Text[:min(m.Stable, len(m.Text))]
	}
	alone, _, err := d.format.Append(beginning)
	for err == nil && n < min(len(alone), len(ids)) && alone[n] == ids[n] {
		n++
	}
	return n
}

// Stable is the number of tokens that later conversations begin with too, as far as messages say.
func (d *Dialogue) Stable() int { return d.stable }

// Prompt is the number of tokens before the first that was generated.
func (d *Dialogue) Prompt() int { return d.prompt }

// Count implements llm.Counted: the tokens that m would add.
func (d *Dialogue) Count(m llm.Message) int { return d.format.Count(m) }

// Tokens implements llm.Traced.
func (d *Dialogue) Tokens() []llm.Token { return d.tokens }

// Room is the number of tokens that may still be generated, most of them where most is positive.
func (d *Dialogue) Room(most int) int {
	room := d.limit - len(d.ids)
	if most > 0 && most < room {
		return most
	}
	return room
}

// Ends are the tokens that end a turn.
func (d *Dialogue) Ends() []int32 { return d.format.Ends() }

// Generate makes a turn. next draws the token after ids.
func (d *Dialogue) Generate(
	o llm.Sampling, stop []string, next func(ids []int32) (llm.Token, error),
) (llm.Turn, error) {
	opening, then, err := d.format.Open()
	if err != nil {
		return llm.Turn{}, err
	}
	d.format = then
	d.given(opening)
	if d.prompt == 0 {
		d.prompt = len(d.ids)
	}
	out := newTurn(stop, o.OnText)
	for n := 0; ; n++ {
		if len(d.ids) >= d.limit {
			return out.end(llm.FinishContext, n), nil
		}
		if o.MaxTokens > 0 && n >= o.MaxTokens {
			return out.end(llm.FinishLength, n), nil
		}
		drawn, err := next(d.ids)
		if err != nil {
			return llm.Turn{}, err
		}
		drawn.Generated = true
		d.tokens = append(d.tokens, drawn)
		d.ids = append(d.ids, drawn.ID)
		if d.format.Generated(drawn.ID) {
			return out.end(llm.FinishEnd, n+1), nil
		}
		if out.add(d.format.Text(drawn.ID)) {
			return out.end(llm.FinishStop, n+1), nil
		}
	}
}

func (d *Dialogue) given(ids []int32) {
	for _, id := range ids {
		d.tokens = append(d.tokens, llm.Token{ID: id})
	}
	d.ids = append(d.ids, ids...)
}
