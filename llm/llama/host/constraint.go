package host

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/strict"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model/token"
)

// A grammar is applied by our own machine, as are the names of a schema, not by llama.cpp's sampler, which would let
// special tokens match text that spells their names, compares every token of the vocabulary with every stack before
// each draw, and aborts the process when it disagrees with a draw. So the masks are those of llm/native, bit for bit.

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

// constrain begins a generation that a language holds.
func (m *evaluator) constrain(kind, text string, ends []int32) (*constraint.Turn, error) {
	l, err := language(kind, text)
	if err != nil {
		return nil, bad(wire.Grammar, "%v", err)
	}
	machines, err := m.machines()
	if err != nil {
		return nil, err
	}
	turn, err := machines.Begin(l, ends)
	if err != nil {
		return nil, bad(wire.Grammar, "%v", err)
	}
	return turn, nil
}

func language(kind, text string) (grammar.Language, error) {
	switch kind {
	case grammar.KindGBNF:
		return grammar.Parse(text)
	case strict.Kind:
		return strict.Parse(text)
	}
	return nil, fmt.Errorf("turns cannot be held to a language of the kind %q: sqlagent and sqlagent-llama must be of one version", kind)
}
