package host

import (
	"math"
	"slices"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// grammar holds one generation to the model's grammar (GBNF, from the rule root).
type grammar struct {
	model   *evaluator
	sampler llama.Sampler
	data    []llama.TokenData
}

// readGrammar says whether the grammar is one: llama.cpp would leave it out in silence.
func (m *evaluator) readGrammar() error {
	for id := range int32(m.loaded.Vocabulary) {
		if llama.VocabIsEOG(m.vocab, llama.Token(id)) {
			m.eog = append(m.eog, id)
		}
	}
	g, err := m.newGrammar()
	if err == nil {
		g.free()
	}
	return err
}

func (m *evaluator) newGrammar() (*grammar, error) {
	sampler := llama.SamplerInitGrammar(m.vocab, m.grammar, "root")
	if sampler == 0 {
		return nil, bad(wire.Grammar, "llama.cpp does not understand the grammar (GBNF, with a rule root)")
	}
	return &grammar{model: m, sampler: sampler, data: make([]llama.TokenData, m.loaded.Vocabulary)}, nil
}

// mask takes out of logits what the grammar does not allow. Of the tokens that end a generation only ends are allowed.
func (g *grammar) mask(logits []float32, ends []int32) {
	for i, l := range logits {
		g.data[i] = llama.TokenData{Id: llama.Token(i), Logit: l}
	}
	llama.SamplerApply(g.sampler, &llama.TokenDataArray{Data: &g.data[0], Size: uint64(len(g.data)), Selected: -1})
	impossible := float32(math.Inf(-1))
	for _, d := range g.data {
		logits[d.Id] = d.Logit
	}
	for _, id := range g.model.eog {
		if !slices.Contains(ends, id) {
			logits[id] = impossible
		}
	}
}

// accept goes on behind a token, which must be one that mask left: any other aborts the process.
func (g *grammar) accept(id int32) { llama.SamplerAccept(g.sampler, llama.Token(id)) }

func (g *grammar) free() { llama.SamplerFree(g.sampler) }
