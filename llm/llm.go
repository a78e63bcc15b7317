// Package llm says what a language model is to the rest of the house: an Engine that opens
// Sessions. A session is one append-only conversation, partly given and partly generated. What
// implements it (our transformer, llama.cpp, a server) is the business of the packages below.
package llm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/llm/grammar"
)

// Engine makes sessions over one model. It is safe for concurrent use.
type Engine interface {
	// NewSession waits until the engine has room for a conversation of o.MaxTokens.
	NewSession(ctx context.Context, o SessionOptions) (Session, error)
	Info() Info
	Close() error
}

// Hosted is an Engine whose work a process of its own does, which may come to an end by itself.
type Hosted interface {
	Gone() <-chan struct{} // closed when that process is no more; nil: there is none
	Why() error            // why it ended, a *LoadError
}

// WhileAlive is ctx, which also ends when the engine's process has ended: context.Cause is then a *LoadError.
// Every later question would have the same error, so a server ends, and is restarted.
func WhileAlive(ctx context.Context, e Engine) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(ctx)
	if h, ok := e.(Hosted); ok && h.Gone() != nil {
		go func() {
			select {
			case <-h.Gone():
				cancel(h.Why())
			case <-ctx.Done():
			}
		}()
	}
	return ctx, func() { cancel(nil) }
}

// SessionOptions reserves what a session needs.
type SessionOptions struct {
	// MaxTokens is the most tokens (given and generated) that the session may hold.
	// 0 means the engine's whole context.
	MaxTokens int
}

// Session is one conversation. It is not safe for concurrent use.
type Session interface {
	// Append adds given text. Text never yields special tokens: a cell that holds
	// "<|im_end|>" stays plain text; only a Piece names one. It returns a *ContextError where there is no room, and a
	// *TokenError where a piece names what the model does not have.
	Append(m Message) error
	// Generate continues the conversation as the assistant until a stop string is complete,
	// the model ends its message, o.MaxTokens are spent or ctx is done. The stop string
	// belongs to the Turn's Text; the token that completes it is kept whole in the
	// session, only Text is cut after the stop string.
	Generate(ctx context.Context, o Sampling, stop ...string) (Turn, error)
	// Close gives the session's room back. It may be called twice.
	Close() error
}

// Role says who speaks in a Message.
type Role string

const (
	System    Role = "system"
	User      Role = "user"
	Assistant Role = "assistant"
	// Continue is given text inside the assistant's open message: no end-of-message and no
	// header tokens stand before it. Where no assistant message is open (after a user's, or
	// after the model ended its own) it opens one. SkyRL-SQL puts observations there.
	Continue Role = "continue"
)

// Message is what one role says.
type Message struct {
	Role   Role    `json:"role"`
	Text   string  `json:"text"`
	Pieces []Piece `json:"pieces,omitempty"` // if set, they replace Text
	// Stable is how many bytes of Text, or how many of Pieces, from its beginning, later conversations begin with too, as
	// they do with the messages before. An engine may keep what it computes of them for the next process.
	Stable int `json:"-"`
}

// Piece is a run of text, or one special token of the model's vocabulary. One of the two fields is empty.
type Piece struct {
	Text  string `json:"text,omitempty"`
	Token string `json:"token,omitempty"` // its name, such as "<C6>". Only package agent makes such pieces
}

// Sampling says how the next tokens are drawn. The zero value is greedy.
type Sampling struct {
	Temperature float32 // 0 is greedy
	TopP        float32 // 0 or 1: off
	TopK        int     // 0: off
	MinP        float32 // 0: off
	MaxTokens   int     // 0: as many as the session has room for
	Seed        uint64  // with the position, keys every random number of the session

	// Constraint, where set, is the grammar that the turn's text must be of, from its beginning to wherever the turn
	// ends. The model may end its message only where the grammar does. An engine that cannot hold a model to it (see
	// Info.Constrains) returns a *ConstraintError.
	Constraint *grammar.Grammar

	// OnText, if set, receives each piece of text as it is generated. Pieces are valid
	// UTF-8 and never run past a stop string.
	OnText func(string)
}

// Finish says why a generation ended.
type Finish string

const (
	FinishStop    Finish = "stop"    // a stop string was completed
	FinishEnd     Finish = "end"     // the model ended its message
	FinishLength  Finish = "length"  // Sampling.MaxTokens were spent
	FinishContext Finish = "context" // the session has no room left
)

// Turn is what one Generate call produced.
type Turn struct {
	Text   string  // special tokens are in it by their names
	Pieces []Piece // Text, its special tokens distinct from text that spells their names; nil where it has none
	Finish Finish
	Tokens int // tokens generated, the one that ended the turn included
	Given  int // tokens given to the session so far, if the session is not Counted and its server reports them; else 0
}

// Token is one position of a conversation. The mask of generated tokens comes from here and from
// nowhere else: nothing is re-tokenised from text.
type Token struct {
	ID        int32   `json:"id"`
	Logprob   float32 `json:"logprob"` // under the sampling distribution; 0 where not Generated
	Generated bool    `json:"generated"`
	// Allowed is the set that the token was drawn from in a rollout (see llm/native), bit id%64 of word id/64; nil:
	// every token. It is shared, and not to be written to.
	Allowed []uint64 `json:"-"`
	// Kept is that set in place of Allowed where sampling cut it to few tokens: their ids, ascending. nil: it did not.
	Kept []int32 `json:"-"`
}

// Traced is a Session that can say which tokens it holds. llm/openai cannot.
type Traced interface{ Tokens() []Token }

// Counted is a Session that can say how many tokens a message would take.
type Counted interface{ Count(m Message) int }

// Info describes a loaded model.
type Info struct {
	Engine       string `json:"engine"` // native, llama, openai
	Name         string `json:"name"`
	Context      int    `json:"context"`      // tokens
	Quantisation string `json:"quantisation"` // of the file: F32, Q8_0, ...
	Device       string `json:"device"`
	Parameters   int64  `json:"parameters"`
	// Protocol names the agent protocol that the weights were trained on; empty where the file
	// does not say.
	Protocol string `json:"protocol,omitempty"`
	// Pointers says that the vocabulary has the special tokens of the pointer protocol: <T0>…, <C0>…, <V0>….
	Pointers bool `json:"pointers,omitempty"`
	// Lists says that it also has those that point to values which the schema lists: <L0>….
	Lists bool `json:"lists,omitempty"`
	// Constrains says that the engine holds turns to Sampling.Constraint.
	Constrains bool `json:"-"`
	// Begins says that a reply can be begun for the model: Continue may follow a user's message.
	Begins bool `json:"-"`
	// Voting is how the weights answer best, where the file says so or the weights were trained here; nil elsewhere.
	Voting *Voting `json:"voting,omitempty"`
}

// Voting says how many conversations should answer a question, and what their agreement is worth.
type Voting struct {
	Votes int   `json:"votes"`
	Basis Basis `json:"basis,omitempty"`
	// Protocol is the one under which Probabilities were measured: they say nothing of another; "": they hold anyway.
	Protocol string `json:"protocol,omitempty"`
	// Shares of the votes, ascending, and the Probabilities that an answer of such a share is right, as they were
	// measured. Without them the weights are not calibrated, and no answer of theirs is sure.
	Shares        []float64 `json:"shares,omitempty"`
	Probabilities []float64 `json:"probabilities,omitempty"`
	MinConfidence float64   `json:"min_confidence"` // an answer below it is unsure
}

// Basis is where a Voting comes from.
type Basis string

const (
	ByFile      Basis = ""          // the model's own file says so
	ByQuestions Basis = "questions" // it was measured on the user's own questions
	ByAgreement Basis = "agreement" // nothing was measured: MinConfidence is of what the votes weigh
	ByJudgement Basis = "judgement" // nothing was measured: confidence is the score that the model gave its own query
)

// Measured reports whether agreement is worth a probability.
func (v *Voting) Measured() bool { return v != nil && len(v.Shares) > 0 }

// Careful is how weights from elsewhere answer of which nothing was measured: an answer is sure where nearly all of
// several votes agree.
func Careful() *Voting { return &Voting{Votes: 5, Basis: ByAgreement, MinConfidence: 0.8} }

// Uncalibrated reports whether so many votes (0: as v has them) say nothing of how often the weights are right: any
// number of weights that should be calibrated and are not, one of any other that are not. Of an engine that has no
// Voting nothing is expected.
func (v *Voting) Uncalibrated(votes int) bool {
	return v != nil && !v.Measured() && (v.Basis != ByAgreement || cmp.Or(votes, v.Votes) < 2)
}

// MaxVotes is the maximum of a Voting's Votes.
const MaxVotes = 1000

// Check reports what is wrong with a Voting that was read.
func (v *Voting) Check() error {
	shares := func(xs ...float64) bool {
		return !slices.ContainsFunc(xs, func(x float64) bool { return !(x >= 0 && x <= 1) }) // NaN is none
	}
	switch {
	case v.Votes < 1 || v.Votes > MaxVotes:
		return fmt.Errorf("%d votes; the range is 1 to %d", v.Votes, MaxVotes)
	case len(v.Shares) != len(v.Probabilities):
		return fmt.Errorf("%d shares and %d probabilities", len(v.Shares), len(v.Probabilities))
	case !shares(v.Shares...) || !shares(v.Probabilities...) || !slices.IsSorted(v.Shares) || !slices.IsSorted(v.Probabilities):
		return errors.New("shares and probabilities must rise from 0 to 1")
	case !(v.MinConfidence >= 0 && v.MinConfidence <= aboveOne):
		return errors.New("the threshold is not between 0 and 1")
	}
	return nil
}

// aboveOne is the threshold that no probability reaches.
var aboveOne = math.Nextafter(1, 2)

// Several reports whether more than one conversation should answer a question.
func (v *Voting) Several() bool { return v != nil && v.Votes > 1 }

// Probability is that of a share: linear between those that were measured. ok is false where none were.
func (v *Voting) Probability(share float64) (p float64, ok bool) {
	if !v.Measured() {
		return 0, false
	}
	i, exact := slices.BinarySearch(v.Shares, share)
	switch {
	case exact:
		return v.Probabilities[i], true
	case i == 0:
		return v.Probabilities[0], true
	case i == len(v.Shares):
		return v.Probabilities[i-1], true
	}
	x := (share - v.Shares[i-1]) / (v.Shares[i] - v.Shares[i-1])
	return v.Probabilities[i-1] + x*(v.Probabilities[i]-v.Probabilities[i-1]), true
}

// ErrClosed is what a session gets after its engine was closed.
var ErrClosed = errors.New("the engine is closed")

// ContextError says that a conversation does not fit. Nothing was cut.
type ContextError struct {
	Need, Have int // tokens; 0: a server does not say
}

func (e *ContextError) Error() string {
	switch {
	case e.Need == 0 && e.Have == 0:
		return "the conversation does not fit into the model's context"
	case e.Need == 0:
		return fmt.Sprintf("the conversation does not fit into the model's context of %d tokens", e.Have)
	case e.Have == 0:
		return fmt.Sprintf("the conversation's %d tokens do not fit into the model's context", e.Need)
	}
	return fmt.Sprintf("the conversation needs %d tokens, the model's context holds %d", e.Need, e.Have)
}

// TokenError is a Piece whose token cannot be given.
type TokenError struct{ Token, Why string }

func (e *TokenError) Error() string { return fmt.Sprintf("token %q: %s", e.Token, e.Why) }

// ConstraintError says that a turn cannot be held to its grammar: the engine cannot, the model lacks a token that the
// grammar names, or no token spells what must come next.
type ConstraintError struct {
	Engine string
	Err    error
}

func (e *ConstraintError) Error() string {
	return fmt.Sprintf("engine %s: constraint: %v", e.Engine, e.Err)
}
func (e *ConstraintError) Unwrap() error { return e.Err }

// DeviceError says that what computes has failed, such as a GPU that was lost: that a question has no answer then says
// nothing of the model.
type DeviceError struct{ Err error }

func (e *DeviceError) Error() string { return e.Err.Error() }
func (e *DeviceError) Unwrap() error { return e.Err }

// LoadError says that a model could not be used: what, where, what to do.
type LoadError struct {
	Path string
	Err  error
	Hint string
	Once bool // of one conversation alone: another may well be answered
}

func (e *LoadError) Error() string {
	if at, ok := errors.AsType[*fs.PathError](e.Err); ok && at.Path == e.Path { // the path once, as of a database
		if errors.Is(at, fs.ErrNotExist) {
			return fmt.Sprintf("model %s: no such file", e.Path)
		}
		return fmt.Sprintf("model %s: %v", e.Path, at.Err)
	}
	return fmt.Sprintf("model %s: %v", e.Path, e.Err)
}

func (e *LoadError) Unwrap() error { return e.Err }
