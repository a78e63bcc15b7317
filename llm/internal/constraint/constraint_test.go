package constraint

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/model/token"
)

func TestTurn(t *testing.T) {
	words := slices.Values([]string{"select count from where"})
	tok, err := token.Train(words, 300, "qwen2", append(slices.Clone(token.DefaultSpecials), "<think>", "C0"))
	if err != nil {
		t.Fatal(err)
	}
	m := Of(tok)
	g, err := grammar.Parse(`root ::= <[C0]>? "<think>" <think>`)
	if err != nil {
		t.Fatal(err)
	}
	special := func(name string) int32 {
		id, ok := tok.Special(name)
		if !ok {
			t.Fatalf("no token %s", name)
		}
		return id
	}
	end := special("<|im_end|>")
	turn, err := m.Begin(g, []int32{end})
	if err != nil {
		t.Fatal(err)
	}
	// The text <think> is spelt by ordinary tokens, the token <think> is none of them.
	ids := slices.Concat([]int32{special("C0")}, tok.Encode("<think>"), []int32{special("<think>")})
	for _, id := range ids {
		allowed, err := turn.Allowed()
		if err != nil || allowed[id/64]>>(id%64)&1 == 0 || allowed[end/64]>>(end%64)&1 == 1 {
			t.Fatalf("token %d: %v; is it allowed, and the end not?", id, err)
		}
		if err := turn.Accept(id); err != nil {
			t.Fatal(err)
		}
	}
	if allowed, err := turn.Allowed(); err != nil || allowed[end/64] != 1<<(end%64) {
		t.Errorf("at the end: %b, %v", allowed, err)
	}
	if err := turn.Accept(end); err == nil {
		t.Error("a token that the grammar lacks is accepted")
	}
	turn.ends = nil
	if _, err := turn.Allowed(); err != errStuck {
		t.Errorf("with nothing to come: %v", err)
	}

	again, err := grammar.Parse(g.Text())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Begin(again, nil); err != nil || len(m.recent) != 1 {
		t.Errorf("an equal grammar is compiled again (%v)", err)
	}
}
