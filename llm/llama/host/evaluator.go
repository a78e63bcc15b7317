package host

import (
	"math"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/internal/idle"
	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/llm/prefix"
)

// evaluator is a loaded model with the keys and values of some sequences. Its methods check what llama.cpp only
// asserts. They must not be called at the same time.
type evaluator struct {
	loaded  wire.Loaded
	ctx     llama.Context
	memory  llama.Memory
	vocab   llama.Vocab
	batch   llama.Batch
	most    int           // tokens of a batch
	context int           // tokens of a sequence
	held    [][]int32     // of each sequence, the tokens whose keys and values it has
	words   *writer       // of conversations; nil: the agent writes them
	store   *prefix.Store // of states of sequences; nil: none

	machines func() (*constraint.Machines, error) // of grammars

	governor *idle.Governor
	threads  int32 // that it wanted last
}

// aborted makes llama.cpp give a computation up, where it is not zero. It asks between all operations, on a thread of
// its own, so the answer must cost nothing: a Go function would cost more than many of the operations. C's strlen is
// as good: over a word in memory it is 0 where the word is 0 and 1 where it is 1 (in little-endian order).
var aborted atomic.Uint32

// load opens the libraries and a model; alive is called as long as llama.cpp is seen to do something.
func load(l *wire.Load, alive func()) (*evaluator, error) {
	for _, s := range []string{l.Model, l.Adapter} {
		if strings.ContainsRune(s, 0) {
			return nil, bad(wire.BadRequest, "%q holds a NUL", s)
		}
	}
	if l.Sequences < 1 || l.Context < 1 || uint64(l.Sequences)*uint64(l.Context) > math.MaxInt32 {
		return nil, bad(wire.BadRequest, "%d sequences of %d tokens are not possible", l.Sequences, l.Context)
	}
	if cores := runtime.GOMAXPROCS(0); l.Threads < 0 || l.Threads > cores {
		return nil, bad(wire.BadRequest, "%d threads: there are %d cores", l.Threads, cores)
	}
	governor := idle.Fixed(l.Threads)
	if l.Threads == 0 {
		governor = idle.NewGovernor() // it counts while the model is loaded
	}
	store := recollect(l) // before the file is read: of one that changes meanwhile it is nobody's
	if err := checkModel(l.Model); err != nil {
		return nil, err
	}
	if l.Adapter != "" {
		if err := checkAdapter(l.Adapter); err != nil {
			return nil, err
		}
	}
	if err := open(l.Libraries, alive); err != nil {
		return nil, err
	}
	m, err := newEvaluator(l, governor)
	if err == nil {
		m.store = store
	}
	return m, err
}

func newEvaluator(l *wire.Load, governor *idle.Governor) (*evaluator, error) {
	if n := int(llama.MaxParallelSequences()); l.Sequences > n {
		return nil, bad(wire.BadRequest, "%d sequences: llama.cpp takes %d at most", l.Sequences, n)
	}
	if l.GPULayers > 0 && !llama.SupportsGpuOffload() {
		return nil, bad(wire.Libraries, "there is no GPU that these libraries can use for %d layers", l.GPULayers)
	}

	mp := llama.ModelDefaultParams()
	mp.NGpuLayers = int32(min(l.GPULayers, math.MaxInt32))
	loaded, err := llama.ModelLoadFromFile(l.Model, mp)
	if err != nil {
		return nil, bad(wire.Model, "llama.cpp does not load it: %v", err)
	}
	if llama.ModelHasEncoder(loaded) || !llama.ModelHasDecoder(loaded) || llama.ModelIsRecurrent(loaded) ||
		llama.ModelIsHybrid(loaded) || llama.ModelIsDiffusion(loaded) {
		return nil, bad(wire.Model, "%s cannot be cut back to an earlier token, as turns need it", llama.ModelDesc(loaded))
	}

	m := &evaluator{
		vocab:   llama.ModelGetVocab(loaded),
		most:    max(512, l.Sequences), // so that each gets a token into every batch
		context: l.Context,
		held:    make([][]int32, l.Sequences),

		governor: governor, threads: int32(governor.Threads()),
		machines: sync.OnceValues(func() (*constraint.Machines, error) { return readVocabulary(l.Model, l.Adapter) }),
	}
	if l.Chat != nil {
		if m.words, err = newWriter(m.vocab, l.Chat.Template); err != nil {
			return nil, err
		}
		m.machines = sync.OnceValues(func() (*constraint.Machines, error) {
			return constraint.New(m.words.vocabulary), nil
		})
	}
	cp := llama.ContextDefaultParams()
	cp.NCtx = uint32(l.Sequences * l.Context)
	cp.NBatch, cp.NUbatch = uint32(m.most), uint32(m.most)
	cp.NSeqMax = uint32(l.Sequences)
	cp.NThreads, cp.NThreadsBatch = m.threads, m.threads
	if l.Sequences > 1 {
		// Without it, copying a part of a sequence aborts the process. It takes a tenth of a millisecond a batch.
		cp.KVUnified = 1
	}
	cp.NoPerf = 1
	cp.AbortCallback, cp.AbortCallbackData = strlen, uintptr(unsafe.Pointer(&aborted))
	if l.Exact {
		cp.TypeK, cp.TypeV, cp.FlashAttentionType = llama.GGMLTypeF32, llama.GGMLTypeF32, llama.FlashAttentionTypeDisabled
	}
	if m.ctx, err = llama.InitFromModel(loaded, cp); err != nil {
		return nil, bad(wire.Memory, "llama.cpp makes no context of %d × %d tokens: %v", l.Sequences, l.Context, err)
	}
	if m.memory, err = llama.GetMemory(m.ctx); err != nil || m.memory == 0 {
		return nil, bad(wire.Model, "llama.cpp keeps no keys and values for it")
	}
	if l.Adapter != "" {
		if err := m.adapt(loaded, l.Adapter, l.Scale); err != nil {
			return nil, err
		}
	}
	m.batch = llama.BatchInit(int32(m.most), 0, 1)
	m.loaded = wire.Loaded{
		Device:     device(l.GPULayers != 0),
		Vocabulary: int(llama.VocabNTokens(m.vocab)),
		Parameters: int64(llama.ModelNParams(loaded)),
	}
	if m.words != nil {
		m.loaded.Ends = m.words.ends
	}
	return m, nil
}

// adapt adds a LoRA adapter to all that is computed.
func (m *evaluator) adapt(loaded llama.Model, path string, scale float32) error {
	if _, err := os.Stat(path); err != nil {
		return bad(wire.Adapter, "%v", err)
	}
	adapter, err := llama.AdapterLoraInit(loaded, path)
	if err != nil || adapter == 0 {
		return bad(wire.Adapter, "%s is no LoRA adapter of this model", path)
	}
	if llama.SetAdaptersLora(m.ctx, []llama.AdapterLora{adapter}, []float32{scale}) != 0 {
		return bad(wire.Adapter, "llama.cpp does not take the adapter %s", path)
	}
	return nil
}

// device names what computes: the GPUs if they are used and there are any.
func device(gpu bool) string {
	var names []string
	for i := range llama.GGMLBackendDeviceCount() {
		d := llama.GGMLBackendDeviceGet(i)
		switch llama.GGMLBackendDevType(d) {
		case llama.GGMLBackendDeviceTypeGPU, llama.GGMLBackendDeviceTypeIGPU:
			if gpu {
				names = append(names, llama.GGMLBackendDeviceDescription(d))
			}
		}
	}
	if names == nil {
		names = []string{"cpu"}
	}
	return strings.Join(names, " + ") + ", llama.cpp " + wire.Version
}

// check says what is wrong with what a sequence shall hold.
func (m *evaluator) check(sequence int, tokens []int32, more int) error {
	if sequence < 0 || sequence >= len(m.held) {
		return bad(wire.BadRequest, "sequence %d of %d", sequence, len(m.held))
	}
	if len(tokens) == 0 || more < 1 || len(tokens)+more > m.context {
		return bad(wire.BadRequest, "%d tokens and %d more, in a context of %d", len(tokens), more, m.context)
	}
	for i, id := range tokens {
		if id < 0 || int(id) >= m.loaded.Vocabulary {
			return bad(wire.BadRequest, "token %d is %d, in a vocabulary of %d", i, id, m.loaded.Vocabulary)
		}
	}
	return nil
}

// longest finds the sequence that holds the most of tokens: itself (the turns before) or another (the same schema). The
// last one is left out, since its logits are wanted.
func (m *evaluator) longest(sequence int, tokens []int32) (from, kept int) {
	from, kept = sequence, prefix.Common(m.held[sequence], tokens)
	for other, held := range m.held {
		if n := prefix.Common(held, tokens); n > kept {
			from, kept = other, n
		}
	}
	return from, min(kept, len(tokens)-1)
}

// keep makes a sequence hold as much of tokens as any sequence holds.
func (m *evaluator) keep(sequence int, tokens []int32) error {
	from, kept := m.longest(sequence, tokens)
	if from != sequence {
		if err := m.truncate(sequence, 0); err != nil {
			return err
		}
		if kept > 0 {
			llama.MemorySeqCp(m.memory, llama.SeqId(from), llama.SeqId(sequence), 0, llama.Pos(kept))
		}
		m.held[sequence] = append(m.held[sequence], tokens[:kept]...)
	}
	return m.truncate(sequence, kept)
}

// truncate cuts a sequence to its first n tokens; whatever a computation that failed has left after them goes too.
func (m *evaluator) truncate(sequence, n int) error {
	if ok, err := llama.MemorySeqRm(m.memory, llama.SeqId(sequence), llama.Pos(n), -1); err != nil || !ok {
		return bad(wire.Compute, "llama.cpp does not cut sequence %d to %d tokens", sequence, n)
	}
	m.held[sequence] = m.held[sequence][:n]
	return nil
}

// span extends one sequence.
type span struct {
	sequence int
	tokens   []int32
	wanted   bool // the logits after the last of tokens
	row      int32
}

// errCancelled is a computation that was given up.
var errCancelled = bad(wire.Cancelled, "cancelled")

// extend computes spans of at most m.most tokens together. After an error the sequences hold what they held before.
func (m *evaluator) extend(spans []span) error {
	m.batch.Clear()
	for i := range spans {
		s := &spans[i]
		for k, id := range s.tokens {
			last := k == len(s.tokens)-1
			position := len(m.held[s.sequence]) + k
			sequences := []llama.SeqId{llama.SeqId(s.sequence)}
			if err := m.batch.Add(llama.Token(id), llama.Pos(position), sequences, last && s.wanted); err != nil {
				return bad(wire.Compute, "%v", err)
			}
		}
		s.row = m.batch.NTokens - 1
	}
	status, err := m.decode(len(spans))
	if err == nil && status == 0 {
		for _, s := range spans {
			m.held[s.sequence] = append(m.held[s.sequence], s.tokens...)
		}
		return nil
	}
	for _, s := range spans {
		if err := m.truncate(s.sequence, len(m.held[s.sequence])); err != nil {
			return err
		}
	}
	switch {
	case err != nil:
		return bad(wire.Compute, "%v", err)
	case status == 2:
		return errCancelled
	case status == 1:
		return bad(wire.Memory, "llama.cpp finds no room for the keys and values of %d tokens", m.batch.NTokens)
	}
	return bad(wire.Compute, "llama.cpp failed to compute %d tokens (status %d)", m.batch.NTokens, status)
}

// decode computes the batch, with the threads that are free.
func (m *evaluator) decode(spans int) (status int32, err error) {
	if n := int32(m.governor.Threads()); n != m.threads {
		llama.SetNThreads(m.ctx, n, n)
		m.threads = n
	}
	start := time.Now()
	status, err = llama.Decode(m.ctx, m.batch)
	tokens := int(m.batch.NTokens)
	m.governor.Took(time.Since(start), tokens, tokens == spans)
	return status, err
}

// logits are those of a span that wanted them [Vocabulary], valid until the next extend.
func (m *evaluator) logits(s span) ([]float32, error) {
	logits, err := llama.GetLogitsIth(m.ctx, s.row, m.loaded.Vocabulary)
	if err != nil || logits == nil {
		return nil, bad(wire.Compute, "llama.cpp has no logits for row %d", s.row)
	}
	return logits, nil
}

// bytes returns a token's text; nothing for a control token.
func (m *evaluator) bytes(id int32) []byte { return piece(m.vocab, id, false) }
