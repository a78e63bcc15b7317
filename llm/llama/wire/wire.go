// Package wire is what llm/llama and its host process say to each other, over the host's standard input and output:
// frames, each a length (uint32, big-endian) and as many bytes of JSON. The host ends when its input does.
//
// The host is asked to Load once, which it answers with Loaded or Error. Then any number of generations run at the same
// time, each known by its number: Generate is answered with one Token after the other and Done at last, or Error.
package wire

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
)

// Version is that of the llama.cpp libraries that the host's calls are written for. scripts/get-llama.sh has it too.
const Version = "0.5.0"

// Request goes to the host. One field besides ID is set.
type Request struct {
	ID       int64     `json:"id,omitempty"` // of the generation
	Load     *Load     `json:"load,omitempty"`
	Generate *Generate `json:"generate,omitempty"`
	Cancel   bool      `json:"cancel,omitempty"` // ends the generation with an Error of kind Cancelled
}

// Load says what to open, and for how much.
type Load struct {
	Libraries string  `json:"libraries"` // directory
	Model     string  `json:"model"`     // path of a GGUF file
	Adapter   string  `json:"adapter,omitempty"`
	Scale     float32 `json:"scale,omitempty"` // of the adapter
	Sequences int     `json:"sequences"`
	Context   int     `json:"context"`    // tokens of one sequence
	Threads   int     `json:"threads"`    // 0: as many as cores are free
	GPULayers int     `json:"gpu_layers"` // negative: all
	Exact     bool    `json:"exact,omitempty"`
}

// Loaded is what was opened.
type Loaded struct {
	Device     string `json:"device"`
	Vocabulary int    `json:"vocabulary"` // tokens
	Parameters int64  `json:"parameters"`
}

// Generate asks for tokens behind Tokens, until one is in Ends, a stop string is complete, or there are Most.
type Generate struct {
	Sequence    int      `json:"sequence"`
	Tokens      []int32  `json:"tokens"` // all of the sequence: the host computes those that it does not hold
	Most        int      `json:"most"`
	Ends        []int32  `json:"ends"`
	Stop        []string `json:"stop,omitempty"`
	Temperature float32  `json:"temperature,omitempty"`
	TopP        float32  `json:"top_p,omitempty"`
	TopK        int      `json:"top_k,omitempty"`
	MinP        float32  `json:"min_p,omitempty"`
	Seed        uint64   `json:"seed,omitempty"`
	Language    string   `json:"language,omitempty"` // of Grammar: "gbnf", or "strict", as dialects/strict writes it
	Grammar     string   `json:"grammar,omitempty"`
}

// Reply comes from the host. One field besides ID is set.
type Reply struct {
	ID      int64   `json:"id,omitempty"`
	Loading bool    `json:"loading,omitempty"` // still: a slow disk is not to be taken for a hang
	Loaded  *Loaded `json:"loaded,omitempty"`
	Token   *Token  `json:"token,omitempty"`
	Done    *Done   `json:"done,omitempty"`
	Error   *Error  `json:"error,omitempty"`
}

// Token is one that was generated.
type Token struct {
	ID      int32   `json:"id"`
	Logprob float32 `json:"logprob"` // under the sampling distribution
}

// Done ends a generation.
type Done struct {
	Evaluated int `json:"evaluated"` // of Generate.Tokens, those that had to be computed
}

// Kind says what an Error is about.
type Kind string

const (
	Libraries  Kind = "libraries" // missing, damaged, of another version
	Model      Kind = "model"     // llama.cpp does not take it
	Adapter    Kind = "adapter"
	Grammar    Kind = "grammar"
	Memory     Kind = "memory"  // not enough for the context
	BadRequest Kind = "request" // one that makes no sense
	Cancelled  Kind = "cancelled"
	Compute    Kind = "compute" // llama.cpp failed, or put out what is no number
)

// Error is why the host does not do what it was asked.
type Error struct {
	Kind    Kind   `json:"kind"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }

// maxFrame bounds a frame: some millions of tokens.
const maxFrame = 64 << 20

// Write writes v as one frame, in one call.
func Write(w io.Writer, v any) error {
	frame, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if len(frame) > maxFrame {
		return fmt.Errorf("a frame of %d bytes is too long", len(frame))
	}
	_, err = w.Write(append(binary.BigEndian.AppendUint32(make([]byte, 0, 4+len(frame)), uint32(len(frame))), frame...))
	return err
}

// NonsenseError is input that is no frame.
type NonsenseError struct{ Input []byte } // its beginning

func (e *NonsenseError) Error() string { return fmt.Sprintf("no frame of the protocol: %q", e.Input) }

// Read reads one frame into v. At the end of the input between two frames it returns io.EOF, in the midst of one
// io.ErrUnexpectedEOF; what is no frame is a *NonsenseError.
func Read(r io.Reader, v any) error {
	var head [4]byte
	if n, err := io.ReadFull(r, head[:]); err != nil {
		if err == io.ErrUnexpectedEOF {
			return &NonsenseError{head[:n]}
		}
		return err
	}
	length := binary.BigEndian.Uint32(head[:])
	if length > maxFrame {
		more := make([]byte, 60)
		n, _ := io.ReadAtLeast(r, more, 1) // what is there: it may be words
		return &NonsenseError{append(head[:], more[:n]...)}
	}
	frame := make([]byte, length)
	if _, err := io.ReadFull(r, frame); err != nil {
		return io.ErrUnexpectedEOF
	}
	if err := json.Unmarshal(frame, v); err != nil {
		return &NonsenseError{frame[:min(64, len(frame))]}
	}
	return nil
}
