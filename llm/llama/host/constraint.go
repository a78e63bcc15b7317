package host

import (
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model/token"
)

// A grammar is applied by our own machine, not by llama.cpp's sampler, which would let special tokens match text that
// spells their names, compares every token of the vocabulary with every stack before each draw, and aborts the process
// when it disagrees with a draw. So the masks are those of llm/native, bit for bit.

// readVocabulary makes the machines' vocabulary of the model's file and of its adapter's, by the tokenizer that the
// agent uses too.
func readVocabulary(path, adapter string) (*constraint.Machines, error) {
	f, err := gguf.Open(path)
	if err != nil {
		return nil, bad(wire.Model, "%v", err)
	}
	defer f.Close()
	if adapter != "" {
		a, err := gguf.Open(adapter)
		if err != nil {
			return nil, bad(wire.Adapter, "%v", err)
		}
		token.CopyAliases(&f.Meta, a.Meta)
		a.Close()
	}
	tok, err := token.FromGGUF(f)
	if err != nil {
		return nil, bad(wire.Model, "%v", err)
	}
	return constraint.Of(tok), nil
}

// constrain begins a generation that a grammar holds.
func (m *evaluator) constrain(text string, ends []int32) (*constraint.Turn, error) {
	g, err := grammar.Parse(text)
	if err != nil {
		return nil, bad(wire.Grammar, "%v", err)
	}
	machines, err := m.machines()
	if err != nil {
		return nil, err
	}
	turn, err := machines.Begin(g, ends)
	if err != nil {
		return nil, bad(wire.Grammar, "%v", err)
	}
	return turn, nil
}
