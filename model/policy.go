package model

// Span extends one slot of a Decoder by some tokens.
type Span struct {
	Slot   int
	Tokens []int32
}

// Decoder generates: a fixed number of slots, each a growing sequence with its keys and values.
// Results for one slot are bit-identical whatever else is in the batch.
type Decoder interface {
	Config() Config
	// Extend appends each span's tokens to its slot and returns the logits after each span's
	// last token, [len(spans)][VocabSize]. Prefill and decode are the same call. The slices are
	// valid until the next call.
	Extend(spans []Span) ([][]float32, error)
	// Slots is the number of slots; Len the tokens held by one.
	Slots() int
	Len(slot int) int
	// Truncate cuts a slot to its first n tokens.
	Truncate(slot, n int)
	// CopyPrefix makes dst hold the first n tokens of src.
	CopyPrefix(dst, src, n int)
}

// Weights names which parameters Score uses.
type Weights int

const (
	Current   Weights = iota
	Reference         // the frozen copy; with LoRA, the adapter switched off
)

// Policy learns. Reinforcement learning and supervised training are plain Go over what it returns.
// Out.Logp[t] is log p(Tokens[t] | tokens before it in its sequence), 0 where Packed.Score[t] is false.
type Policy interface {
	Score(p Packed, of Weights) (logp, entropy []float32, err error) // keeps nothing; each [T]
	Forward(p Packed) (Out, error)                                   // keeps what Backward needs
	Backward(g Grad) error                                           // accumulates parameter gradients
	Step(o AdamW) (gradNorm float32, err error)                      // updates, zeroes gradients
	Save(dir string) error
	Load(dir string) error
}

// Packed is a batch without padding: sequences laid end to end. [T] is the number of tokens.
type Packed struct {
	Tokens   []int32   // [T]
	Segments []Segment // in order, covering Tokens exactly
	Score    []bool    // [T] positions whose log-probability is wanted
	// Temperature divides the logits (as sampling did); 0 means 1.
	Temperature float32
}

// Segment is a run of tokens that attend to each other causally and, where Prefix ≥ 0, to the whole
// of that earlier segment, whose positions they continue. A prefix segment has no prefix itself:
// so a schema is computed once for all of its questions, a prompt once for all of its samples.
type Segment struct {
	Start, Len int
	Prefix     int // index of a segment, or -1
}

// Out is what Forward returns, one number per token [T].
type Out struct {
	Logp    []float32
	Entropy []float32
	Value   []float32 // nil where the model has no value head
}

// Grad is the loss's derivative by each of Out's numbers [T]; nil means zero.
type Grad struct {
	Logp    []float32
	Entropy []float32
	Value   []float32
}

// AdamW holds one step's optimiser settings (Loshchilov & Hutter 2019). Weight decay is for matrices only.
type AdamW struct {
	LR, Beta1, Beta2, Eps, WeightDecay float32
	ClipNorm                           float32 // global gradient norm; 0: off
}
