// Package wire is what llm/llama and its host process say to each other, in frames over the host's standard input and
// output. The host ends when its input does.
//
// The host is asked to Load once, which it answers with Loaded or Error. Then any number of generations run at the same
// time, each known by its number: Generate is answered with one Token after the other and Done at last, or Error.
package wire

// Version is that of the llama.cpp libraries that the host's calls are written for. llm/pull/llama.txt has it too.
const Version = "0.5.0"

// Request goes to the host. One field besides ID is set.
type Request struct {
	ID       int64     `json:"id,omitempty"` // of the generation
	Load     *Load     `json:"load,omitempty"`
	Generate *Generate `json:"generate,omitempty"`
	Write    *Write    `json:"write,omitempty"`
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
	Threads   int     `json:"threads"`    // 0: as many as are free, from step to step
	GPULayers int     `json:"gpu_layers"` // negative: all
	Exact     bool    `json:"exact,omitempty"`
	Cache     string  `json:"cache,omitempty"` // folder of states, see package prefix; empty: none
	Chat      *Chat   `json:"chat,omitempty"`  // nil: the agent has the tokenizer itself, and asks for no Write
}

// Chat makes the host write conversations, by llama.cpp's tokenizer.
type Chat struct {
	Template string `json:"template"` // in Jinja
}

// Loaded is what was opened.
type Loaded struct {
	Device     string `json:"device"`
	Vocabulary int    `json:"vocabulary"` // tokens
	Parameters int64  `json:"parameters"`
	// Ends are the tokens that end a turn, where the host writes conversations.
	Ends []int32 `json:"ends,omitempty"`
}

// Write asks for the tokens that go on a conversation: through the text of its last message, or through the opening of
// the assistant's.
type Write struct {
	Messages []Message `json:"messages"`           // all, in order; the assistant's own need no text
	Written  int       `json:"written"`            // of Messages, those whose text the conversation holds
	Ended    bool      `json:"ended,omitempty"`    // the last of them by a token that the model wrote
	Generate bool      `json:"generate,omitempty"` // open the assistant's message
	More     string    `json:"more,omitempty"`     // without Messages: a text that goes on an open message
}

// Message is what a role says.
type Message struct {
	Role string `json:"role"`
	Text string `json:"text,omitempty"`
}

// Generate asks for tokens after Tokens, until one is in Ends, a stop string is complete, or there are Most.
type Generate struct {
	Sequence    int      `json:"sequence"`
	Tokens      []int32  `json:"tokens"`           // all of the sequence: the host computes those that it does not hold
	Stable      int      `json:"stable,omitempty"` // of Tokens, those that later sequences begin with too
	Most        int      `json:"most"`
	Ends        []int32  `json:"ends"`
	Stop        []string `json:"stop,omitempty"`
	Temperature float32  `json:"temperature,omitempty"`
	TopP        float32  `json:"top_p,omitempty"`
	TopK        int      `json:"top_k,omitempty"`
	MinP        float32  `json:"min_p,omitempty"`
	Seed        uint64   `json:"seed,omitempty"`
	Grammar     string   `json:"grammar,omitempty"` // GBNF
}

// Reply comes from the host. One field besides ID is set.
type Reply struct {
	ID      int64    `json:"id,omitempty"`
	Loading bool     `json:"loading,omitempty"` // still: a slow disk is not to be taken for a hang
	Loaded  *Loaded  `json:"loaded,omitempty"`
	Token   *Token   `json:"token,omitempty"`
	Written *Written `json:"written,omitempty"`
	Done    *Done    `json:"done,omitempty"`
	Error   *Error   `json:"error,omitempty"`
}

// Token is one that was generated.
type Token struct {
	ID      int32   `json:"id"`
	Logprob float32 `json:"logprob"` // under the sampling distribution
	// Where the host writes conversations: the token's text, a part of a UTF-8 character or a control token's
	// name.
	Text    []byte `json:"text,omitempty"`
	Special bool   `json:"special,omitempty"` // it is one of the control tokens
}

// Written are the tokens that were asked for.
type Written struct {
	Tokens []int32 `json:"tokens"`
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
	Template   Kind = "template" // none, a broken one, or it refuses a conversation
	Memory     Kind = "memory"   // not enough for the context
	BadRequest Kind = "request"  // an invalid one
	Cancelled  Kind = "cancelled"
	Compute    Kind = "compute" // llama.cpp failed, or put out what is no number
)

// Error is why the host does not do what it was asked.
type Error struct {
	Kind    Kind   `json:"kind"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }
