package host

import (
	"fmt"
	"os"
	"slices"

	"github.com/hybridgroup/yzma/pkg/llama"
	"github.com/hybridgroup/yzma/pkg/loader"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/llm/prefix"
)

// recollect opens the store of all that these libraries compute of a model as l says, started by this program on such a
// processor. Where there cannot be one, there is none: every process computes its prompts.
func recollect(l *wire.Load) *prefix.Store {
	if l.Cache == "" {
		return nil
	}
	program, err := os.Executable()
	if err != nil {
		return nil
	}
	files := []string{l.Model, program, loader.GetLibraryFilename(l.Libraries, "llama")}
	if f, err := gguf.Open(l.Model); err == nil {
		others, _ := otherParts(l.Model, f.Meta)
		files = append(files, others...)
		f.Close()
	}
	key := []string{
		"llama.cpp " + wire.Version, prefix.Processor(),
		fmt.Sprint(l.GPULayers, " ", l.Exact, " ", l.Sequences > 1), // one sequence is laid out otherwise than several
	}
	if l.Adapter != "" {
		files = append(files, l.Adapter)
		key = append(key, fmt.Sprint(l.Scale))
	}
	for _, file := range files {
		identity, err := prefix.Identity(file)
		if err != nil {
			return nil
		}
		key = append(key, identity)
	}
	store, err := prefix.Open(l.Cache, key...)
	if err != nil {
		return nil
	}
	return store
}

// recall makes a sequence hold what the disk has of tokens, if that is more than the kept ones which some sequence
// holds.
func (m *evaluator) recall(sequence int, tokens []int32, kept int) error {
	if m.store == nil {
		return nil
	}
	entry, ok := m.store.Find(tokens[:len(tokens)-1], kept)
	if !ok {
		return nil
	}
	held, state, err := entry.Read()
	if err != nil || len(held) > m.context {
		return nil
	}
	if err := m.truncate(sequence, 0); err != nil {
		return err
	}
	if llama.StateSeqSetData(m.ctx, state, llama.SeqId(sequence)) == uint64(len(state)) {
		m.held[sequence] = append(m.held[sequence], tokens[:entry.Shared]...)
	}
	return m.truncate(sequence, len(m.held[sequence])) // what it holds beyond them, too
}

// note writes down all that a sequence holds.
func (m *evaluator) note(sequence int) {
	if m.store == nil {
		return
	}
	state := make([]byte, llama.StateSeqGetSize(m.ctx, llama.SeqId(sequence)))
	if n := llama.StateSeqGetData(m.ctx, state, llama.SeqId(sequence)); n == uint64(len(state)) && n > 0 {
		m.store.Save(slices.Clone(m.held[sequence]), state)
	}
}
