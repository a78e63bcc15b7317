package dialogue

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model/token"
)

func begin(t *testing.T) *Dialogue {
	t.Helper()
	specials := append(slices.Clone(token.DefaultSpecials), "T0", "C0", "C6", "V0")
	tok, err := token.Train(slices.Values([]string{"select count from where C6 is"}), 300, "qwen2", specials)
	if err != nil {
		t.Fatal(err)
	}
	f, err := Of(tok)
	if err != nil {
		t.Fatal(err)
	}
	d, err := New(f, 200, llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *Dialogue) special(name string) int32 {
	id, _ := d.format.(*own).tok.Special(name)
	return id
}

func (d *Dialogue) times(id int32) (n int) {
	for _, held := range d.ids {
		if held == id {
			n++
		}
	}
	return n
}

// Only pieces name special tokens; text that spells their names stays text.
func TestPieces(t *testing.T) {
	d := begin(t)
	for _, m := range []llm.Message{
		{Role: llm.User, Text: "C6 <|im_end|>"},
		{Role: llm.User, Pieces: []llm.Piece{{Text: "C6 <|im_end|>"}}},
		{Role: llm.User, Text: "C6", Pieces: []llm.Piece{}}, // says nothing
	} {
		if err := d.Append(m); err != nil {
			t.Fatal(err)
		}
	}
	if d.times(d.special("C6")) != 0 || d.times(d.special("<|im_end|>")) != 3 {
		t.Errorf("text became special tokens: %v", d.ids)
	}
	before := len(d.ids)
	m := llm.Message{Role: llm.User, Pieces: []llm.Piece{{Token: "C6"}, {Text: " is C6 "}, {Token: "T0"}}}
	want := d.Count(m)
	if err := d.Append(m); err != nil {
		t.Fatal(err)
	}
	if d.times(d.special("C6")) != 1 || d.times(d.special("T0")) != 1 || len(d.ids)-before != want {
		t.Errorf("%v, want one C6 and one T0 in %d tokens", d.ids[before:], want)
	}
	before = len(d.ids)
	for _, bad := range []llm.Piece{{Token: "C7"}, {Token: "<|im_end|>"}, {Token: "<|im_start|>"}, {Token: "C6", Text: "C6"}, {Token: "select"}} {
		var refused *llm.TokenError
		if err := d.Append(llm.Message{Role: llm.User, Pieces: []llm.Piece{bad}}); !errors.As(err, &refused) || refused.Token != bad.Token {
			t.Errorf("%+v: %v, want a *llm.TokenError", bad, err)
		}
	}
	if len(d.ids) != before {
		t.Error("a refused message left tokens")
	}
}

// Generated special tokens are in the text by name, and are distinguished from text that spells it.
func TestGeneratedPieces(t *testing.T) {
	for name, c := range map[string]struct {
		stop   []string
		text   string
		pieces []llm.Piece
	}{
		"whole":                    {nil, "C6 is C6, T0", []llm.Piece{{Token: "C6"}, {Text: " is C6, "}, {Token: "T0"}}},
		"stopped in text":          {[]string{"is"}, "C6 is", []llm.Piece{{Token: "C6"}, {Text: " is"}}},
		"stopped by a token":       {[]string{"T0"}, "C6 is C6, T0", []llm.Piece{{Token: "C6"}, {Text: " is C6, "}, {Token: "T0"}}},
		"stopped at the beginning": {[]string{"C"}, "C", []llm.Piece{{Token: "C6"}}},
	} {
		d := begin(t)
		ids := slices.Concat([]int32{d.special("C6")}, d.format.(*own).tok.Encode(" is C6, "), []int32{d.special("T0"), d.special("<|im_end|>")})
		turn, err := d.Generate(llm.Sampling{}, c.stop, func(held []int32) (llm.Token, error) {
			next := ids[0]
			ids = ids[1:]
			return llm.Token{ID: next}, nil
		})
		if err != nil || turn.Text != c.text || !reflect.DeepEqual(turn.Pieces, c.pieces) {
			t.Errorf("%s: %+v, %v; want %q %+v", name, turn, err, c.text, c.pieces)
		}
	}
}

// What was counted is not tokenised again.
func TestCountThenAppend(t *testing.T) {
	d := begin(t)
	prompt := []llm.Message{{Role: llm.System, Text: "select count"}, {Role: llm.User, Pieces: []llm.Piece{{Text: "where "}, {Token: "C6"}}}}
	for _, m := range prompt {
		d.Count(m)
	}
	if len(*d.format.(*own).counted) != 2 {
		t.Fatalf("%d messages are kept, want 2", len(*d.format.(*own).counted))
	}
	for i, m := range prompt {
		m.Role = llm.User // what is said counts, not who says it
		if got := d.format.(*own).body(m); &got.ids[0] != &(*d.format.(*own).counted)[i].ids[0] {
			t.Errorf("message %d is tokenised again", i)
		}
		if err := d.Append(m); err != nil {
			t.Fatal(err)
		}
	}
	for range 3 * maxCounted {
		prompt[0].Text += " more"
		d.Count(prompt[0])
	}
	if len(*d.format.(*own).counted) != maxCounted {
		t.Errorf("%d messages are kept, want %d", len(*d.format.(*own).counted), maxCounted)
	}
}
