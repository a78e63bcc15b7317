package dialogue

import (
	"strings"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/text"
)

// turn is what comes of the tokens of a turn: text in which special tokens stand by their names, and where they stand.
type turn struct {
	text    text.Stream
	length  int // bytes so far
	special []named
}

// named is a special token in the text.
type named struct {
	name string
	at   int // byte of the text
}

func newTurn(stop []string, emit func(string)) *turn {
	return &turn{text: text.Stream{Stop: stop, Emit: emit}}
}

// add takes the text of the next token and reports whether it completes a stop string.
func (t *turn) add(text []byte, special bool) bool {
	if special {
		t.special = append(t.special, named{string(text), t.length})
	}
	t.length += len(text)
	return t.text.Add(text)
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
