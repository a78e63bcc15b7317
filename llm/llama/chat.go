package llama

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// chat is the format of the models of others: the host writes their conversations, by llama.cpp's tokenizer and the
// chat template of the file. What is sent to it are the messages; what comes back are tokens.
type chat struct {
	engine *Engine

	messages []wire.Message // pending ones at the end
	written  int            // of messages: the conversation holds their text
	open     bool           // the last of them is the assistant's, who goes on
	ended    bool           // it is the assistant's, and the model ended it
}

var _ dialogue.Format = (*chat)(nil)

// Append implements dialogue.Format. A system message at the beginning is pending until the user's comes: many
// templates make one message of the two.
func (c *chat) Append(m llm.Message) ([]int32, dialogue.Format, error) {
	text, err := said(m)
	if err != nil {
		return nil, nil, err
	}
	if m.Role == llm.Continue && c.open {
		ids, err := c.write(wire.Write{More: text})
		return ids, c, err
	}
	then := *c
	role := m.Role
	if role == llm.Continue {
		role = llm.Assistant
	}
	then.messages = append(slices.Clip(c.messages), wire.Message{Role: string(role), Text: text})
	if role == llm.System && len(c.messages) == 0 {
		return nil, &then, nil
	}
	ids, err := then.write(wire.Write{Messages: then.messages, Written: c.written, Ended: c.ended})
	then.written, then.open, then.ended = len(then.messages), m.Role == llm.Continue, false
	return ids, &then, err
}

// Count implements dialogue.Format. What the template makes of a message by itself may be refused: then its text
// counts.
func (c *chat) Count(m llm.Message) int {
	ids, _, err := c.Append(m)
	if len(ids) == 0 || err != nil {
		text, _ := said(m)
		ids, _ = c.write(wire.Write{More: text})
	}
	return len(ids)
}

// Open implements dialogue.Format.
func (c *chat) Open() ([]int32, dialogue.Format, error) {
	if c.open {
		return nil, c, nil
	}
	then := *c
	ids, err := c.write(wire.Write{Messages: c.messages, Written: c.written, Ended: c.ended, Generate: true})
	then.messages = append(slices.Clip(c.messages), wire.Message{Role: string(llm.Assistant)})
	then.written, then.open, then.ended = len(then.messages), true, false
	return ids, &then, err
}

// Generated implements dialogue.Format.
func (c *chat) Generated(id int32) (ends bool) {
	if ends = slices.Contains(c.engine.ends, id); ends {
		c.open, c.ended = false, true
	}
	return ends
}

// Ends implements dialogue.Format.
func (c *chat) Ends() []int32 { return c.engine.ends }

// Text implements dialogue.Format.
func (c *chat) Text(id int32) (text []byte, special bool) {
	if t, ok := c.engine.texts.Load(id); ok {
		return t.(*wire.Token).Text, t.(*wire.Token).Special
	}
	return nil, false
}

func (c *chat) write(w wire.Write) ([]int32, error) {
	ids, err := c.engine.host.write(w)
	if err != nil {
		return nil, c.engine.loadError(err)
	}
	return ids, nil
}

// said is the text of a message. Pieces that name tokens are for models with a vocabulary of ours.
func said(m llm.Message) (string, error) {
	if m.Pieces == nil {
		return m.Text, nil
	}
	var text strings.Builder
	for _, p := range m.Pieces {
		if p.Token != "" {
			return "", &llm.TokenError{Token: p.Token, Why: "the model has no special tokens of sqlagent's"}
		}
		text.WriteString(p.Text)
	}
	return text.String(), nil
}
