// Package dialogue is what the sessions of all engines that have token ids share: the conversation as tokens, and the
// turn that is built token by token. Token in, token out: what was generated is kept as the ids that were sampled.
package dialogue

import (
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/text"
	"github.com/sqlagent/sqlagent/model/token"
)

// Dialogue is one conversation. It is most of an llm.Session.
type Dialogue struct {
	tok    *token.Tokenizer
	conv   *token.Conversation
	limit  int // tokens
	tokens []llm.Token
	ids    []int32 // the ids of tokens
}

// New begins a conversation on an engine that holds have tokens for each. Errors: *llm.ContextError where o asks for more, and
// those of token.NewConversation.
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
	if need := len(d.ids) + d.Count(m); need > d.limit {
		return &llm.ContextError{Need: need, Have: d.limit}
	}
	d.given(d.conv.Append(string(m.Role), m.Text))
	return nil
}

// Count implements llm.Counted: the tokens that m would add.
func (d *Dialogue) Count(m llm.Message) int {
	conv := *d.conv // a state machine: its copy may run ahead
	return len(conv.Append(string(m.Role), m.Text))
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

// Generate makes a turn. next draws the token behind ids, and its log-probability.
func (d *Dialogue) Generate(o llm.Sampling, stop []string, next func(ids []int32) (int32, float32, error)) (llm.Turn, error) {
	d.given(d.conv.Open())
	out := &text.Stream{Stop: stop, Emit: o.OnText}
	turn := func(f llm.Finish, n int) (llm.Turn, error) {
		return llm.Turn{Text: out.Finish(), Finish: f, Tokens: n}, nil
	}
	for n := 0; ; n++ {
		if len(d.ids) >= d.limit {
			return turn(llm.FinishContext, n)
		}
		if o.MaxTokens > 0 && n >= o.MaxTokens {
			return turn(llm.FinishLength, n)
		}
		id, logp, err := next(d.ids)
		if err != nil {
			return llm.Turn{}, err
		}
		d.tokens = append(d.tokens, llm.Token{ID: id, Logprob: logp, Generated: true})
		d.ids = append(d.ids, id)
		d.conv.Generated([]int32{id})
		if d.conv.Stop(id) {
			return turn(llm.FinishEnd, n+1)
		}
		if out.Add(d.tok.Bytes(id)) {
			return turn(llm.FinishStop, n+1)
		}
	}
}

func (d *Dialogue) given(ids []int32) {
	for _, id := range ids {
		d.tokens = append(d.tokens, llm.Token{ID: id})
	}
	d.ids = append(d.ids, ids...)
}
