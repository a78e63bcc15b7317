// Package dialogue is what the sessions of all engines that have token ids share: the conversation as tokens, and the
// turn that is built token by token. Token in, token out: what was generated is kept as the ids that were sampled.
package dialogue

import (
	"slices"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model/token"
)

// Dialogue is one conversation. It is most of an llm.Session.
type Dialogue struct {
	tok     *token.Tokenizer
	conv    *token.Conversation
	limit   int // tokens
	tokens  []llm.Token
	ids     []int32 // the ids of tokens
	counted []body  // of the messages counted last, which are likely to be appended
}

// body is what a message says, as tokens.
type body struct {
	of  llm.Message
	ids []int32
	err error
}

// maxCounted is more than the messages of a prompt: those are counted first, and then appended.
const maxCounted = 8

// New begins a conversation on an engine that holds have tokens for each. Errors: *llm.ContextError where o asks for
// more, and those of token.NewConversation.
func New(tok *token.Tokenizer, have int, o llm.SessionOptions) (*Dialogue, error) {
	if o.MaxTokens > have {
		return nil, &llm.ContextError{Need: o.MaxTokens, Have: have}
	}
	limit := have
	if o.MaxTokens > 0 {
		limit = o.MaxTokens
	}
	conv, err := token.NewConversation(tok)
	return &Dialogue{tok: tok, conv: conv, limit: limit}, err
}

// Limit is the number of tokens that the conversation may hold.
func (d *Dialogue) Limit() int { return d.limit }

// Append adds given text, as llm.Session asks.
func (d *Dialogue) Append(m llm.Message) error {
	b := d.body(m)
	if b.err != nil {
		return b.err
	}
	conv := *d.conv // a state machine: its copy may run ahead
	ids := conv.Append(string(m.Role), b.ids)
	if need := len(d.ids) + len(ids); need > d.limit {
		return &llm.ContextError{Need: need, Have: d.limit}
	}
	*d.conv = conv
	d.given(ids)
	return nil
}

// Count implements llm.Counted: the tokens that m would add. Appending m does not tokenise it again.
func (d *Dialogue) Count(m llm.Message) int {
	b := d.body(m)
	if !slices.ContainsFunc(d.counted, b.says) {
		if len(d.counted) == maxCounted {
			d.counted = slices.Delete(d.counted, 0, 1)
		}
		d.counted = append(d.counted, b)
	}
	conv := *d.conv
	return len(conv.Append(string(m.Role), b.ids))
}

// body encodes what a message says. Only the tokens that pieces name are special ones.
func (d *Dialogue) body(m llm.Message) body {
	b := body{of: m}
	if i := slices.IndexFunc(d.counted, b.says); i >= 0 {
		return d.counted[i]
	}
	if m.Pieces == nil {
		b.ids = d.tok.Encode(m.Text)
	}
	for _, p := range m.Pieces {
		if p.Token == "" {
			b.ids = append(b.ids, d.tok.Encode(p.Text)...)
			continue
		}
		id, ok := d.tok.Special(p.Token)
		switch {
		case b.err != nil:
		case !ok:
			b.err = &llm.TokenError{Token: p.Token, Why: "the model's vocabulary has no such special token"}
		case d.conv.Frames(id):
			b.err = &llm.TokenError{Token: p.Token, Why: "it begins or ends messages, and cannot stand within one"}
		case p.Text != "":
			b.err = &llm.TokenError{Token: p.Token, Why: "its piece has text too"}
		}
		b.ids = append(b.ids, id)
	}
	return b
}

// says is equality of what two messages say.
func (b body) says(o body) bool {
	return b.of.Text == o.of.Text && (b.of.Pieces == nil) == (o.of.Pieces == nil) &&
		slices.Equal(b.of.Pieces, o.of.Pieces)
}

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
func (d *Dialogue) Ends() []int32 { return d.conv.Stops() }

// Generate makes a turn. next draws the token behind ids.
func (d *Dialogue) Generate(
	o llm.Sampling, stop []string, next func(ids []int32) (llm.Token, error),
) (llm.Turn, error) {
	d.counted = nil
	d.given(d.conv.Open())
	out := newTurn(d.tok, stop, o.OnText)
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
		d.conv.Generated([]int32{drawn.ID})
		if d.conv.Stop(drawn.ID) {
			return out.end(llm.FinishEnd, n+1), nil
		}
		if out.add(drawn.ID) {
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
