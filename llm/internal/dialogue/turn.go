package dialogue

import (
	"strings"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/text"
	"github.com/sqlagent/sqlagent/model/token"
)

// turn is what comes of the tokens of a turn: text in which special tokens stand by their names, and where they stand.
type turn struct {
	tok     *token.Tokenizer
	text    text.Stream
	length  int // bytes so far
	special []named
}

// named is a special token in the text.
type named struct {
	name string
	at   int // byte of the text
}

func newTurn(tok *token.Tokenizer, stop []string, emit func(string)) *turn {
	return &turn{tok: tok, text: text.Stream{Stop: stop, Emit: emit}}
}

// add takes the next token and reports whether it completes a stop string.
func (t *turn) add(id int32) bool {
	bytes := t.tok.Bytes(id)
	if name, ok := t.tok.Name(id); ok {
		bytes = []byte(name)
		t.special = append(t.special, named{name, t.length})
	}
	t.length += len(bytes)
	return t.text.Add(bytes)
}

func (t *turn) end(f llm.Finish, tokens int) llm.Turn {
	return llm.Turn{Text: t.text.Finish(), Pieces: t.pieces(), Finish: f, Tokens: tokens}
}

// pieces cuts the text at its special tokens. One whose name a stop string ends within is there as a whole.
func (t *turn) pieces() (pieces []llm.Piece) {
	if t.special == nil {
		return nil
	}
	all, done := t.text.Text(), 0
	text := func(to int) {
		if to > done {
			pieces = append(pieces, llm.Piece{Text: strings.ToValidUTF8(all[done:to], "\uFFFD")})
		}
	}
	for _, s := range t.special {
		text(s.at)
		pieces = append(pieces, llm.Piece{Token: s.name})
		done = min(s.at+len(s.name), len(all))
	}
	text(len(all))
	return pieces
}
