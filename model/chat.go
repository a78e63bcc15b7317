package model

import (
	"slices"

	"github.com/sqlagent/sqlagent/gguf"
)

// The control tokens of ChatML.
const (
	imStart   = "<|im_start|>"
	imEnd     = "<|im_end|>"
	endOfText = "<|endoftext|>"
)

// Conversation turns messages into token ids, in ChatML:
//
//	<|im_start|>role\n text <|im_end|>\n
//
// It is the one place that does so: inference and training both append what it returns, and so cannot
// differ. Control tokens are put in by id and every text is encoded on its own, so ids never
// depend on what comes later, and no text can forge a message. It is a state machine over the
// assistant's message and keeps no ids; a copy of it tells what a message would add.
type Conversation struct {
	tok        *Tokenizer
	start, end int32 // <|im_start|>, <|im_end|>
	endOfText  int32 // -1 where the vocabulary has none
	state      chatState
}

type chatState int

const (
	betweenMessages chatState = iota
	inMessage                 // within the assistant's message
	afterEnd                  // after its end token, before its newline
)

// NewConversation is empty. A vocabulary without ChatML's tokens is a *TokenizerError.
func NewConversation(tok *Tokenizer) (*Conversation, error) {
	c := &Conversation{tok: tok, endOfText: -1}
	var okStart, okEnd bool
	c.start, okStart = tok.Special(imStart)
	c.end, okEnd = tok.Special(imEnd)
	if !okStart || !okEnd {
		return nil, &TokenizerError{Key: keyTokens, What: "no " + imStart + " and " + imEnd + ": the model does not speak ChatML"}
	}
	if id, ok := tok.Special(endOfText); ok {
		c.endOfText = id
	}
	return c, nil
}

// Append returns the ids that a given message adds. The role "continue" writes into the assistant's open
// message, which it opens where none is; any other role closes that message and is a whole one.
func (c *Conversation) Append(role, text string) []int32 {
	if role == "continue" {
		return append(c.Open(), c.tok.Encode(text)...)
	}
	ids := append(c.close(), c.header(role)...)
	ids = append(ids, c.tok.Encode(text)...)
	ids = append(ids, c.end)
	return append(ids, c.newline()...)
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

// Generated tells what the model wrote into the assistant's message.
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

// Stop says whether a generated id ends the message.
func (c *Conversation) Stop(id int32) bool { return id == c.end || id == c.endOfText && id >= 0 }

// close returns what is missing before the next message.
func (c *Conversation) close() []int32 {
	ids := c.End()
	if c.state == afterEnd {
		ids = append(ids, c.newline()...)
	}
	c.state = betweenMessages
	return ids
}

func (c *Conversation) header(role string) []int32 {
	return append([]int32{c.start}, c.tok.Encode(role+"\n")...)
}

func (c *Conversation) newline() []int32 { return c.tok.Encode("\n") }

// chatTemplate tells other programs, as a Jinja template, what Conversation does.
const chatTemplate = "{% for message in messages %}" +
	"{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}" +
	"{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

// chatMeta returns the metadata that names the control tokens among tokens, as Qwen2's models do:
// <|im_end|> ends a generation, <|endoftext|> separates and pads texts, nothing is put in front.
func chatMeta(tokens []string) gguf.Meta {
	var m gguf.Meta
	id := func(key, text string) {
		if i := slices.Index(tokens, text); i >= 0 {
			m.Set(key, uint32(i))
		}
	}
	id("tokenizer.ggml.bos_token_id", endOfText)
	id("tokenizer.ggml.eos_token_id", imEnd)
	id("tokenizer.ggml.eot_token_id", imEnd) // llama.cpp would guess, and may guess <|endoftext|>
	id("tokenizer.ggml.padding_token_id", endOfText)
	m.Set("tokenizer.ggml.add_bos_token", false)
	if slices.Contains(tokens, imStart) && slices.Contains(tokens, imEnd) {
		m.Set("tokenizer.chat_template", chatTemplate)
	}
	return m
}
