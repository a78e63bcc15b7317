package token

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
)

// chatFormat is how a family of models writes a conversation. Tokens are named by their text and put in by id.
type chatFormat struct {
	begin      string   // token before the first message; "": none
	start, end string   // tokens around every message; no start: messages stand bare, but for the end of the assistant's
	named      string   // token after the role; "": none
	gap        string   // text between the header and the message's own
	after      string   // text after the end token
	stops      []string // tokens that end a generation besides end, where the vocabulary has them
	template   string   // the same for other programs, in Jinja
}

// chatML is <|im_start|>role\n text <|im_end|>\n: Qwen2, Qwen3.
var chatML = chatFormat{
	start: "<|im_start|>", end: "<|im_end|>", gap: "\n", after: "\n",
	stops: []string{endOfText},
	template: "{% for message in messages %}" +
		"{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}" +
		"{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}",
}

// llama3 is <|start_header_id|>role<|end_header_id|>\n\n text <|eot_id|>, after one <|begin_of_text|>.
var llama3 = chatFormat{
	begin: "<|begin_of_text|>", start: "<|start_header_id|>", named: "<|end_header_id|>", end: "<|eot_id|>", gap: "\n\n",
	stops: []string{"<|end_of_text|>", "<|eom_id|>"},
	template: "{{ bos_token }}{% for message in messages %}" +
		"{{ '<|start_header_id|>' + message['role'] + '<|end_header_id|>\\n\\n' + message['content'] + '<|eot_id|>' }}" +
		"{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}{% endif %}",
}

// bare has no frames: messages follow each other as they are, and only the assistant's has an end. It is for models
// that know by what a message holds who speaks.
var bare = chatFormat{end: "<|end|>", template: "{% for message in messages %}{{ message['content'] }}{% endfor %}"}

// BareSpecials are the control tokens of a vocabulary whose conversations have no frames.
func BareSpecials() []string { return []string{endOfText, bare.end} }

// endOfText separates and pads texts.
const endOfText = "<|endoftext|>"

// formatOf is the format whose tokens a vocabulary has.
func formatOf(has func(token string) bool) (chatFormat, bool) {
	for _, f := range []chatFormat{chatML, llama3, bare} {
		if (f.start == "" || has(f.start)) && has(f.end) && (f.named == "" || has(f.named)) && (f.begin == "" || has(f.begin)) {
			return f, true
		}
	}
	return chatFormat{}, false
}

// Conversation turns messages into token ids, in the format that the vocabulary is made for: ChatML,
// Llama 3's, or none.
//
// It is the one place that does so: inference and training both append what it returns, and so cannot
// differ. Control tokens are put in by id and every text is encoded on its own, so ids never
// depend on what comes later, and no text can forge a message. It is a state machine over the
// assistant's message and keeps no ids; a copy of it shows what a message would add.
type Conversation struct {
	tok       *Tokenizer
	begin     []int32 // before the first message
	start     []int32 // the token before the role; none where messages stand bare
	named     []int32 // the token after the role, if any
	gap       string
	end       int32
	behindEnd []int32
	stops     []int32 // end too
	state     chatState
	begun     bool
}

type chatState int

const (
	betweenMessages chatState = iota
	inMessage                 // within the assistant's message
	afterEnd                  // after its end token, before what follows it
)

// CheckTemplate is a *Error where the file's chat template writes conversations in another form than NewConversation,
// as that of a model may that was made from one of a family. Training teaches the form; who only asks the model needs
// it.
func CheckTemplate(tok *Tokenizer) error {
	f, ok := formatOf(tok.has)
	template, written := tok.meta.String(keyTemplate)
	if !ok || !written || f.start == "" || strings.Contains(template, f.start) {
		return nil
	}
	return &Error{Key: keyTemplate, What: "the model was tuned for conversations of another form than that of its control tokens, " +
		f.start + " and " + f.end}
}

// has reports whether the vocabulary has a control token.
func (t *Tokenizer) has(token string) bool {
	_, ok := t.Special(token)
	return ok
}

// NewConversation is empty. A vocabulary without the tokens of a known format is a *Error.
func NewConversation(tok *Tokenizer) (*Conversation, error) {
	f, ok := formatOf(tok.has)
	if !ok {
		return nil, &Error{Key: keyTokens, What: "the control tokens are neither ChatML's (" + chatML.start + ", " + chatML.end +
			"), nor Llama 3's (" + llama3.start + ", " + llama3.end + "), nor " + bare.end + ": no conversation can be written"}
	}
	id := func(token string) int32 { id, _ := tok.Special(token); return id }
	c := &Conversation{tok: tok, end: id(f.end), gap: f.gap, behindEnd: tok.Encode(f.after)}
	if f.start != "" {
		c.start = []int32{id(f.start)}
	}
	if f.begin != "" {
		c.begin = []int32{id(f.begin)}
	}
	if f.named != "" {
		c.named = []int32{id(f.named)}
	}
	c.stops = []int32{c.end}
	for _, s := range f.stops {
		if id, ok := tok.Special(s); ok {
			c.stops = append(c.stops, id)
		}
	}
	return c, nil
}

// Append returns the ids that a given message adds, body being those of what it says. The role "continue" writes into
// the assistant's open message, which it opens where none is; any other role closes that message and is a whole one.
func (c *Conversation) Append(role string, body []int32) []int32 {
	if role == "continue" {
		return append(c.Open(), body...)
	}
	ids := append(c.close(), c.header(role)...)
	ids = append(ids, body...)
	if c.start == nil {
		return ids
	}
	ids = append(ids, c.end)
	return append(ids, c.behindEnd...)
}

// Open returns the ids that begin the assistant's message, none where it is open already.
func (c *Conversation) Open() []int32 {
	if c.state == inMessage {
		return nil
	}
	ids := append(c.close(), c.header("assistant")...)
	c.state = inMessage
	return ids
}

// Generated adds what the model wrote to the assistant's message.
func (c *Conversation) Generated(ids []int32) {
	c.state = inMessage
	if len(ids) > 0 && c.Stop(ids[len(ids)-1]) {
		c.state = afterEnd
	}
}

// End returns the token that ends the assistant's message (the stop token, which is trained), none
// where no message is open.
func (c *Conversation) End() []int32 {
	if c.state != inMessage {
		return nil
	}
	c.state = afterEnd
	return []int32{c.end}
}

// Stop reports whether a generated id ends the message.
func (c *Conversation) Stop(id int32) bool { return slices.Contains(c.stops, id) }

// Frames reports whether an id is one of those that make messages, and so cannot be within one.
func (c *Conversation) Frames(id int32) bool {
	return slices.Contains(c.start, id) || slices.Contains(c.begin, id) || slices.Contains(c.named, id) || c.Stop(id)
}

// Stops are the ids that end the message.
func (c *Conversation) Stops() []int32 { return slices.Clone(c.stops) }

// close returns what is missing before the next message.
func (c *Conversation) close() []int32 {
	var ids []int32
	if !c.begun {
		ids, c.begun = append(ids, c.begin...), true
	}
	ids = append(ids, c.End()...)
	if c.state == afterEnd {
		ids = append(ids, c.behindEnd...)
	}
	c.state = betweenMessages
	return ids
}

func (c *Conversation) header(role string) []int32 {
	switch {
	case c.start == nil:
		return nil
	case c.named == nil:
		return slices.Concat(c.start, c.tok.Encode(role+c.gap))
	}
	return slices.Concat(c.start, c.tok.Encode(role), c.named, c.tok.Encode(c.gap))
}

// chatMeta returns the metadata that names the control tokens among tokens, as the models of their format do: which
// ends a generation, which separates and pads texts, whether one is put in front.
func chatMeta(tokens []string) gguf.Meta {
	var m gguf.Meta
	id := func(key, text string) {
		if i := slices.Index(tokens, text); i >= 0 {
			m.Set(key, uint32(i))
		}
	}
	f, ok := formatOf(func(token string) bool { return slices.Contains(tokens, token) })
	begin, padding := endOfText, endOfText // of the bare format too
	if f.begin != "" {
		begin, padding = f.begin, f.stops[0]
	}
	id("tokenizer.ggml.bos_token_id", begin)
	id("tokenizer.ggml.eos_token_id", f.end)
	id("tokenizer.ggml.eot_token_id", f.end) // llama.cpp would guess, and may guess <|endoftext|>
	id("tokenizer.ggml.padding_token_id", padding)
	m.Set("tokenizer.ggml.add_bos_token", f.begin != "")
	if ok {
		m.Set(keyTemplate, f.template)
	}
	return m
}
