package native

import (
	"context"
	"errors"
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
)

// session is one conversation in one slot. Token in, token out: what was generated is kept as the
// ids that were sampled.
type session struct {
	engine *Engine
	slot   int
	limit  int // tokens
	conv   *model.Conversation
	tokens []llm.Token
	ids    []int32 // the ids of tokens
	closed bool
}

// Append implements llm.Session.
func (s *session) Append(m llm.Message) error {
	if s.closed {
		return errors.New("append to a closed session")
	}
	if need := len(s.ids) + s.Count(m); need > s.limit {
		return &llm.ContextError{Need: need, Have: s.limit}
	}
	s.given(s.conv.Append(string(m.Role), m.Text))
	return nil
}

// Count implements llm.Counted: the tokens that m would add.
func (s *session) Count(m llm.Message) int {
	conv := *s.conv // a state machine: its copy may run ahead
	return len(conv.Append(string(m.Role), m.Text))
}

// Tokens implements llm.Traced.
func (s *session) Tokens() []llm.Token { return s.tokens }

// Close implements llm.Session.
func (s *session) Close() error {
	if !s.closed {
		s.closed = true
		s.engine.sched.release(s.slot)
	}
	return nil
}

// Generate implements llm.Session.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.closed {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	s.given(s.conv.Open())
	text := &textStream{stop: stop, emit: o.OnText}
	turn := func(f llm.Finish, n int) (llm.Turn, error) {
		return llm.Turn{Text: text.finish(), Finish: f, Tokens: n}, nil
	}
	for n := 0; ; n++ {
		if len(s.ids) >= s.limit {
			return turn(llm.FinishContext, n)
		}
		if o.MaxTokens > 0 && n >= o.MaxTokens {
			return turn(llm.FinishLength, n)
		}
		logits, err := s.engine.sched.logits(ctx, s.slot, s.ids)
		if err != nil {
			return llm.Turn{}, err
		}
		logits = logits[:s.engine.tok.Size()] // padding rows of the weights are no tokens
		id, logp, err := model.Sample(logits, o.Temperature, o.TopP, o.TopK, o.MinP, uniform(o.Seed, len(s.ids)))
		if err != nil {
			return llm.Turn{}, err
		}
		s.tokens = append(s.tokens, llm.Token{ID: id, Logprob: logp, Generated: true})
		s.ids = append(s.ids, id)
		s.conv.Generated([]int32{id})
		if s.conv.Stop(id) {
			return turn(llm.FinishEnd, n+1)
		}
		if text.add(s.engine.tok.Bytes(id)) {
			return turn(llm.FinishStop, n+1)
		}
	}
}

func (s *session) given(ids []int32) {
	for _, id := range ids {
		s.tokens = append(s.tokens, llm.Token{ID: id})
	}
	s.ids = append(s.ids, ids...)
}

// uniform is the random number in [0, 1) of one position: splitmix64 over (seed, position), so that
// a draw depends on nothing else that runs.
func uniform(seed uint64, position int) float64 {
	hi, lo := bits.Mul64(seed^0x9e3779b97f4a7c15, 0xd1342543de82ef95)
	z := hi ^ lo + uint64(position)*0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return float64(z>>11) / (1 << 53)
}

// textStream turns token bytes into text: whole runes to emit as they come, cut behind the first
// stop string.
type textStream struct {
	stop    []string
	emit    func(string)
	text    []byte
	emitted int
	cut     int // the length to cut text to; 0: no stop string yet
}

// add takes one token's bytes and reports whether they complete a stop string.
func (t *textStream) add(b []byte) bool {
	before := len(t.text)
	t.text = append(t.text, b...)
	for _, stop := range t.stop {
		// A stop string may have begun in the tokens before.
		from := max(0, before-len(stop)+1)
		if i := strings.Index(string(t.text[from:]), stop); i >= 0 && stop != "" {
			if end := from + i + len(stop); t.cut == 0 || end < t.cut {
				t.cut = end
			}
		}
	}
	if t.cut > 0 {
		t.text = t.text[:t.cut]
	}
	t.flush(false)
	return t.cut > 0
}

// finish emits what is left, with U+FFFD for a rune that was never completed.
func (t *textStream) finish() string {
	t.flush(true)
	return strings.ToValidUTF8(string(t.text), "\uFFFD")
}

func (t *textStream) flush(all bool) {
	end := len(t.text)
	if !all {
		// Hold back the bytes of a rune that the next token may complete.
		for back := 1; back <= min(utf8.UTFMax-1, end-t.emitted); back++ {
			if utf8.RuneStart(t.text[end-back]) {
				if !utf8.FullRune(t.text[end-back : end]) {
					end -= back
				}
				break
			}
		}
	}
	if t.emit != nil && end > t.emitted {
		t.emit(strings.ToValidUTF8(string(t.text[t.emitted:end]), "\uFFFD"))
	}
	t.emitted = end
}
