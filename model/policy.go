package model

import (
	"iter"
	"slices"

	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// Span extends one slot of a Decoder by some tokens.
type Span struct {
	Slot   int
	Tokens []int32
	// Prompt is how many of Tokens, the first, are of a prompt: DecoderOptions.Rounded may compute them otherwise than
	// those that follow. So a slot's tokens have the same bits where the same ones are said to be of a prompt.
	Prompt int
}

// Draw asks for the token after a span. A span that no draw names, such as a part of a prompt, yields none; one that
// several name yields several samples of the same distribution.
type Draw struct {
	Span     int // index into the spans of the same call
	Sampling sampling.Options
	U        float64      // uniform in [0, 1): see sampling.Uniform
	Allowed  sampling.Set // what may be drawn; nil: every token
	Keep     bool         // Drawn.Kept is wanted
}

// Drawn is the answer to a Draw.
type Drawn struct {
	ID      int32
	Logprob float32       // of ID, under the distribution that it was drawn from: temperature, cuts and Allowed applied
	Kept    sampling.Kept // what ID was drawn from, where Draw.Keep: Allowed, or what the cuts left of it
	Err     error         // *sampling.LogitsError or sampling.ErrNothingAllowed: this draw has no token; its span and the other draws stand
}

// KeptOf is what a draw says of what it was drawn from; left are the tokens that its cuts, where it has any, have left.
func (d Draw) KeptOf(vocabulary int, left iter.Seq[int32]) sampling.Kept {
	switch {
	case !d.Keep:
		return sampling.Kept{}
	case !d.Sampling.Cuts():
		return sampling.Kept{Set: d.Allowed}
	}
	return sampling.NewKept(vocabulary, slices.Collect(left))
}

// Decoder generates: a fixed number of slots, each a growing sequence with its keys and values. Logits stay where
// they are computed. Results for one slot are bit-identical whatever else is in the batch, and however its tokens are
// split into spans.
type Decoder interface {
	Config() Config
	// Extend appends each span's tokens to its slot, then draws. Prefill and decode are the same call. The i-th Drawn
	// answers the i-th Draw. Errors, after which nothing is changed: *SpanError, *RoomError.
	Extend(spans []Span, draws []Draw) ([]Drawn, error)
	// Logits appends a span and returns the logits [VocabSize] after its last token: for diagnosis, and to compare
	// implementations.
	Logits(s Span) ([]float32, error)
	// Slots is the number of slots; Len the tokens held by one.
	Slots() int
	Len(slot int) int
	// Tokens is how many tokens' keys and values can be held, in pages of PageTokens: what a slot takes is rounded up
	// to whole pages. Slots that begin alike share the pages of their beginning after CopyPrefix.
	Tokens() int
	PageTokens() int
	// Truncate cuts a slot to its first n tokens.
	Truncate(slot, n int)
	// CopyPrefix makes dst hold the first n tokens of src. It copies nothing, and takes no page.
	CopyPrefix(dst, src, n int)
	// Close gives the decoder's memory back.
	Close() error
}

// DecoderOptions sizes a Decoder.
type DecoderOptions struct {
	Slots  int // sequences that it holds at the same time; 0: one for each page
	Tokens int // whose keys and values it can hold, rounded up to whole pages; 0: Slots whole contexts
	// Exact keeps keys and values as training computes them, in F32. They are F16 else: half of the memory, most of
	// whose traffic is what many sessions wait for.
	Exact bool
	// Rounded multiplies the blocks of a file by activations of 16 bits, where the processor is faster then (AVX2), and
	// those of prompts in bfloat16, where it has tiles for that (AMX). Exact overrides it, and a Policy's decoder
	// ignores it.
	Rounded bool
}

// Weights names which parameters Score uses.
type Weights int

const (
	Current   Weights = iota
	Reference         // the frozen copy; with LoRA, the adapter switched off
)

// Policy learns. Reinforcement learning and supervised training are plain Go over what it returns. What is trained is
// all weights, or a LoRA. Out.Logp[t] is log p(Tokens[t] | tokens before it in its sequence), 0 where Packed.Score[t]
// is false.
type Policy interface {
	Config() Config
	NewDecoder(o DecoderOptions) (Decoder, error)

	Score(p Packed, of Weights) (logp, entropy []float32, err error) // keeps nothing; each [T]
	Forward(p Packed) (Out, error)                                   // keeps what Backward needs
	Backward(g Grad) error                                           // accumulates parameter gradients
	// Step updates what is trained and zeroes the gradients. While slots of decoders hold tokens it is a *HeldError:
	// their keys and values are of the weights that it changes.
	Step(o adamw.Options) (gradNorm float32, err error)

	Save(dir string) error // what is trained, and the optimiser's state
	Load(dir string) error // of an equal policy; a *HeldError as Step's
}

// Packed is a batch without padding: sequences laid end to end. [T] is the number of tokens.
type Packed struct {
	Tokens   []int32   // [T]
	Segments []Segment // in order, covering Tokens exactly
	Score    []bool    // [T] positions whose log-probability is wanted
	// Allowed is what each scored token was chosen from, as sampling masked and cut it [T]: log-probabilities and
	// entropies are of the distribution over that set. nil for all is the whole vocabulary. Tokens may share a set.
	Allowed []sampling.Kept
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
	Value   []float32 // of the state that Tokens[t] was chosen in, as Logp; nil where the model has no value head
}

// Grad is the loss's derivative by each of Out's numbers [T]; nil means zero.
type Grad struct {
	Logp    []float32
	Entropy []float32
	Value   []float32
}
