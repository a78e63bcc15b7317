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

// readVocabulary makes the machines' vocabulary of the model's file, by the tokenizer that the agent uses too.
func readVocabulary(path string) (*constraint.Machines, error) {
	f, err := gguf.Open(path)
	if err != nil {
		return nil, bad(wire.Model, "%v", err)
	}
	defer f.Close()
	tok, err := token.FromGGUF(f)
	if err != nil {
		return nil, bad(wire.Model, "%v", err)
	}
	return constraint.New(tok), nil
}

// constrain begins a generation that a grammar holds.
func (m *evaluator) constrain(gbnf string, ends []int32) (*constraint.Turn, error) {
	g, err := grammar.Parse(gbnf)
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
