package dialogue

import (
	"slices"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model/token"
)

// Format is how the conversations of a model are written in its tokens, and how far one of them has come.
type Format interface {
	// Append returns the tokens that a message adds, and the format as it is after it.
	Append(m llm.Message) ([]int32, Format, error)
	// Count is the number of tokens that a message would add.
	Count(m llm.Message) int
	// Open returns the tokens that begin the assistant's message, none where it is open already.
	Open() ([]int32, Format, error)
	// Generated takes each token that the model writes into its message, and reports whether it ends it.
	Generated(id int32) (ends bool)
	// Ends are the tokens that end a turn.
	Ends() []int32
	// Text is a token's text. That of a special token is its name.
	Text(id int32) (text []byte, special bool)
}

// own is the format of the models whose tokenizer this program has.
type own struct {
	tok     *token.Tokenizer
	conv    token.Conversation // a state machine: its copy may run ahead
	counted *[]body            // of the messages counted last, which are likely to be appended
}

// body is what a message says, as tokens.
type body struct {
	of  llm.Message
	ids []int32
	err error
}

// maxCounted is more than the messages of a prompt: those are counted first, and then appended.
const maxCounted = 8

// Of is the format of a tokenizer's model. Errors are those of token.CheckTemplate and token.NewConversation.
func Of(tok *token.Tokenizer) (Format, error) {
	if err := token.CheckTemplate(tok); err != nil {
		return nil, err
	}
	conv, err := token.NewConversation(tok)
	if err != nil {
		return nil, err
	}
	return &own{tok, *conv, new([]body)}, nil
}

func (f *own) Append(m llm.Message) ([]int32, Format, error) {
	b := f.body(m)
	if b.err != nil {
		return nil, nil, b.err
	}
	then := *f
	ids := then.conv.Append(string(m.Role), b.ids)
	return ids, &then, nil
}

// Count keeps what a message says as tokens: appending it does not tokenise it again.
func (f *own) Count(m llm.Message) int {
	b := f.body(m)
	if !slices.ContainsFunc(*f.counted, b.says) {
		if len(*f.counted) == maxCounted {
			*f.counted = slices.Delete(*f.counted, 0, 1)
		}
		*f.counted = append(*f.counted, b)
	}
	conv := f.conv
	return len(conv.Append(string(m.Role), b.ids))
}

func (f *own) Open() ([]int32, Format, error) {
	*f.counted = nil
	then := *f
	ids := then.conv.Open()
	return ids, &then, nil
}

func (f *own) Generated(id int32) (ends bool) {
	f.conv.Generated([]int32{id})
	return f.conv.Stop(id)
}

func (f *own) Ends() []int32 { return f.conv.Stops() }

func (f *own) Text(id int32) (text []byte, special bool) {
	if name, ok := f.tok.Name(id); ok {
		return []byte(name), true
	}
	return f.tok.Bytes(id), false
}

// body encodes what a message says. Only the tokens that pieces name are special ones.
func (f *own) body(m llm.Message) body {
	b := body{of: m}
	if i := slices.IndexFunc(*f.counted, b.says); i >= 0 {
		return (*f.counted)[i]
	}
	if m.Pieces == nil {
		b.ids = f.tok.Encode(m.Text)
	}
	for _, p := range m.Pieces {
		if p.Token == "" {
			b.ids = append(b.ids, f.tok.Encode(p.Text)...)
			continue
		}
		id, ok := f.tok.Special(p.Token)
		switch {
		case b.err != nil:
		case !ok:
			b.err = &llm.TokenError{Token: p.Token, Why: "the model's vocabulary has no such special token"}
		case f.conv.Frames(id):
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
