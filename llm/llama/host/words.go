package host

import (
	"math"
	"slices"
	"strings"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/llama/host/chat"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// writer turns messages into tokens: by llama.cpp's tokenizer of the model, and by the chat template of its file.
// Control tokens are put in by id where the template names them. What messages say yields none.
type writer struct {
	vocab    llama.Vocab
	size     int
	template *chat.Template

	special map[string]int32 // control and added tokens by their text, but those of space alone
	longest int              // bytes of such a text
	barred  map[int32]string // tokens that no text may yield: control tokens, those that end a turn, those of the template
	ends    []int32          // tokens that end a turn
	begin   []int32          // the token before everything, where the tokenizer wants one
	spaced  bool             // the tokenizer puts a space before text that begins
}

const (
	control = llama.TokenAttrControl | llama.TokenAttrUnknown
	added   = llama.TokenAttrUserDef
)

// newWriter reads a model's vocabulary and compiles its chat template. An error is a *wire.Error.
func newWriter(vocab llama.Vocab, template string) (*writer, error) {
	w := &writer{
		vocab: vocab, size: int(llama.VocabNTokens(vocab)), special: map[string]int32{}, barred: map[int32]string{},
	}
	for id := range int32(w.size) {
		attr := llama.VocabGetAttr(vocab, llama.Token(id))
		end := llama.VocabIsEOG(vocab, llama.Token(id))
		if end {
			w.ends = append(w.ends, id)
		}
		if attr&(control|added) == 0 && !end {
			continue
		}
		text := string(w.text(id))
		if strings.TrimSpace(text) == "" {
			continue
		}
		w.special[text] = id
		w.longest = max(w.longest, len(text))
		if attr&control != 0 || end {
			w.barred[id] = text
		}
	}
	if bos := llama.VocabBOS(vocab); llama.VocabGetAddBOS(vocab) && bos != llama.TokenNull {
		w.begin = []int32{int32(bos)}
	}
	if first := w.tokenize("a"); len(first) > 0 && llama.GetVocabType(vocab) == llama.VocabTypeSPM {
		w.spaced = strings.HasPrefix(string(w.text(first[0])), " ")
	}

	var err error
	if w.template, err = chat.New(template, w.name(llama.VocabBOS(vocab)), w.name(llama.VocabEOS(vocab))); err != nil {
		return nil, bad(wire.Template, "%v", err)
	}
	return w, w.try()
}

// try looks at what the template says of the messages' frames: their control tokens must be the vocabulary's.
func (w *writer) try() error {
	frames, err := w.template.Next([]string{chat.System, chat.User, chat.Assistant, chat.User}, 0, true)
	if err != nil {
		return bad(wire.Template, "%v", err)
	}
	after := "" // the answer
	for i, p := range frames {
		for _, f := range w.split(p.Text) {
			if f.special {
				w.barred[f.id] = f.text
			}
		}
		if p.Message == 2 {
			after = frames[i+1].Text
		}
	}
	for _, f := range w.split(after) {
		if f.special && slices.Contains(w.ends, f.id) {
			return nil
		}
	}
	return bad(wire.Template, "the chat template ends answers by %q, which has no token that ends a turn of this model", after)
}

// write does what r asks.
func (w *writer) write(r *wire.Write) ([]int32, error) {
	if r.Written < 0 || r.Written > len(r.Messages) {
		return nil, bad(wire.BadRequest, "%d of %d messages are written", r.Written, len(r.Messages))
	}
	if len(r.Messages) == 0 && !r.Generate {
		return w.plain(r.More, true)
	}
	roles := make([]string, len(r.Messages))
	for i, m := range r.Messages {
		roles[i] = m.Role
	}
	parts, err := w.template.Next(roles, r.Written, r.Generate)
	if err != nil {
		return nil, bad(wire.Template, "%v", err)
	}
	ids, err := w.encode(parts, r.Messages, r.Written > 0 && !r.Ended)
	switch {
	case err != nil:
		return nil, err
	case r.Written == 0 && w.begin != nil && (len(ids) == 0 || ids[0] != w.begin[0]):
		ids = append(slices.Clone(w.begin), ids...)
	case r.Ended: // the model wrote the end of its message
		end := slices.IndexFunc(ids, func(id int32) bool { return slices.Contains(w.ends, id) })
		ids = ids[end+1:]
	}
	return ids, nil
}

// encode writes parts of a conversation. What is between two control tokens is tokenised as one text, the
// template's and the messages' together; continued: there is text before.
func (w *writer) encode(parts []chat.Part, messages []wire.Message, continued bool) ([]int32, error) {
	var ids []int32
	var text strings.Builder
	strip := false // space after the last control token
	flush := func() error {
		s := text.String()
		text.Reset()
		if strip {
			s = strings.TrimLeft(s, " \t\r\n\v\f")
		}
		if s == "" {
			return nil
		}
		more, err := w.plain(s, continued)
		ids = append(ids, more...)
		continued = true
		return err
	}
	for _, p := range parts {
		if p.Message >= 0 {
			m := messages[p.Message]
			text.WriteString(w.template.Trim(m.Role, m.Text))
			continue
		}
		for _, f := range w.split(p.Text) {
			if !f.special {
				text.WriteString(f.text)
				continue
			}
			attr := llama.VocabGetAttr(w.vocab, llama.Token(f.id))
			if attr&llama.TokenAttrLstrip != 0 {
				s := strings.TrimRight(text.String(), " \t\r\n\v\f")
				text.Reset()
				text.WriteString(s)
			}
			if err := flush(); err != nil {
				return nil, err
			}
			ids = append(ids, f.id)
			continued, strip = false, attr&llama.TokenAttrRstrip != 0
		}
	}
	err := flush()
	return ids, err
}

// fragment is a control or added token, or text between such.
type fragment struct {
	text    string
	id      int32
	special bool
}

// split finds the control and added tokens in the template's own text, the longest at each place.
func (w *writer) split(text string) (fragments []fragment) {
	from := 0
	for at := 0; at < len(text); at++ {
		for n := min(w.longest, len(text)-at); n > 0; n-- {
			id, ok := w.special[text[at:at+n]]
			if !ok {
				continue
			}
			if at > from {
				fragments = append(fragments, fragment{text: text[from:at]})
			}
			fragments = append(fragments, fragment{text[at : at+n], id, true})
			from, at = at+n, at+n-1
			break
		}
	}
	if from < len(text) {
		fragments = append(fragments, fragment{text: text[from:]})
	}
	return fragments
}

// plain tokenises text, none of whose tokens is barred: what would be one is cut in two. continued: there is
// text before.
func (w *writer) plain(text string, continued bool) ([]int32, error) {
	if len(text) > math.MaxInt32/4 {
		return nil, bad(wire.BadRequest, "a text of %d bytes is too long", len(text))
	}
	text = strings.ReplaceAll(text, "\x00", "\uFFFD") // the library takes C's strings
	ids, err := w.continues(text, continued)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		name, ok := w.barred[id]
		if !ok {
			continue
		}
		if len(name) < 2 || !strings.Contains(text, name) {
			return nil, bad(wire.Template, "a text yields the control token %q, and does not hold it", name)
		}
		return w.cut(text, name, continued)
	}
	return ids, nil
}

// cut is plain of a text that holds a token's name, cut in each place at once: a text may be nothing but names.
func (w *writer) cut(text, name string, continued bool) (ids []int32, err error) {
	for text != "" {
		end := len(text)
		if at := strings.Index(text, name); at >= 0 {
			end = at + 1
		}
		more, err := w.plain(text[:end], continued)
		if err != nil {
			return nil, err
		}
		ids, text, continued = append(ids, more...), text[end:], true
	}
	return ids, nil
}

// mark is a text whose tokens do not merge with those after it.
const mark = "\n"

// continues tokenises text after other text: without the space that the tokenizer puts before a beginning.
func (w *writer) continues(text string, continued bool) ([]int32, error) {
	if !continued || !w.spaced {
		return w.tokenize(text), nil
	}
	marked, alone := w.tokenize(mark+text), w.tokenize(mark)
	if !slices.Equal(marked[:min(len(alone), len(marked))], alone) {
		return nil, bad(wire.Template, "the tokenizer merges the beginning of a text with what is before it")
	}
	return marked[len(alone):], nil
}

func (w *writer) tokenize(text string) []int32 {
	if text == "" {
		return nil
	}
	tokens := llama.Tokenize(w.vocab, text, false, false)
	ids := make([]int32, len(tokens))
	for i, t := range tokens {
		ids[i] = int32(t)
	}
	return ids
}

// text is a token's text, or a control token's name.
func (w *writer) text(id int32) []byte { return piece(w.vocab, id, true) }

// name is the text of a token that there may be.
func (w *writer) name(id llama.Token) string {
	if id == llama.TokenNull {
		return ""
	}
	return string(w.text(int32(id)))
}

// vocabulary is what grammars are compiled for.
func (w *writer) vocabulary() *grammar.Vocabulary {
	entries := make([]grammar.Entry, w.size)
	for i := range entries {
		id := int32(i)
		_, special := w.barred[id]
		entries[i] = grammar.Entry{Text: string(w.text(id)), Special: special}
	}
	return grammar.NewVocabulary(entries)
}

// piece is the bytes of a token; special: control tokens have those of their name, else none.
func piece(vocab llama.Vocab, id int32, special bool) []byte {
	buf := make([]byte, 64)
	n := llama.TokenToPiece(vocab, llama.Token(id), buf, 0, special)
	if n < 0 {
		buf = make([]byte, -n)
		n = llama.TokenToPiece(vocab, llama.Token(id), buf, 0, special)
	}
	return buf[:max(0, n)]
}
