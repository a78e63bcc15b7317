// Package chat writes conversations as the chat template of a model's file has them, a text in Jinja.
//
// A template is rendered with sentinels in place of what messages say: control tokens are meant in its own text, and
// never in theirs. A conversation only ever grows: what goes on it is what a rendering of all messages has after the
// last text that is written already, and that rendering must begin as the earlier one did. A template that leaves a
// message out, writes one twice or rewrites earlier ones is refused.
package chat

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ardanlabs/jinja"
)

// The roles that templates know.
const (
	System    = "system"
	User      = "user"
	Assistant = "assistant"
)

// Part is a run of the template's own text, or the place of a message's.
type Part struct {
	Text    string // of the template
	Message int    // index of the message whose text belongs here; negative: Text does
}

// Template is that of one model. It is safe for concurrent use.
type Template struct {
	compiled *jinja.Template
	bos, eos string
	today    string
	fold     bool            // the system's message goes into the first one of the user
	trims    map[string]bool // roles whose texts lose the space around them
}

// Error is a template that cannot be used, or a conversation that it refuses.
type Error struct{ What string }

func (e *Error) Error() string { return "the chat template " + e.What }

func bad(format string, args ...any) error { return &Error{fmt.Sprintf(format, args...)} }

// New compiles a template, and tries it with a conversation of two questions. bos and eos are the texts of the tokens
// that begin and end what the model reads. Errors are *Error.
func New(source, bos, eos string) (*Template, error) {
	compiled, err := compile(source)
	if err != nil {
		return nil, bad("is broken: %v", err)
	}
	t := &Template{compiled: compiled, bos: bos, eos: eos, today: time.Now().Format("02 Jan 2006")}
	if err = t.try(); err == nil {
		return t, nil
	}
	// Some know no system message, or move it to the user's last one. It belongs into the first one then.
	t.fold = true
	if t.try() == nil {
		return t, nil
	}
	return nil, err
}

// try writes a conversation of two questions, and finds out which texts are trimmed.
func (t *Template) try() error {
	roles := []string{System, User, Assistant, User}
	for _, step := range []struct {
		messages, written int
		generate          bool
	}{{2, 0, false}, {2, 2, true}, {3, 2, false}, {4, 3, false}, {4, 4, true}} {
		if _, err := t.Next(roles[:step.messages], step.written, step.generate); err != nil {
			return err
		}
	}
	t.trims = map[string]bool{}
	text, err := t.render(roles, false, " \n")
	if err != nil {
		return err
	}
	for i, role := range roles {
		t.trims[role] = t.trims[role] || !strings.Contains(text, " \n"+sentinel(i)+" \n")
	}
	return nil
}

// Trim is what the template makes of the space around a text.
func (t *Template) Trim(role, text string) string {
	if t.trims[role] {
		return strings.TrimSpace(text)
	}
	return text
}

// Next returns what goes on a conversation that has the texts of the first written messages already, and all before
// them: through the text of the last message, or, with generate, through the opening of the
// assistant's. Errors are *Error.
func (t *Template) Next(roles []string, written int, generate bool) ([]Part, error) {
	all, err := t.parts(roles, generate)
	if err != nil {
		return nil, err
	}
	if !generate {
		all = through(all, len(roles)-1)
	}
	if written == 0 {
		return all, nil
	}
	before, err := t.parts(roles[:written], false)
	if err != nil {
		return nil, err
	}
	before = through(before, written-1)
	if len(all) < len(before) {
		return nil, bad("rewrites earlier messages")
	}
	for i, p := range before {
		same := all[i] == p
		if opens := i+1 < len(before) && before[i+1].Message >= 0 && roles[before[i+1].Message] == Assistant; opens && !same {
			// Thoughts that are over may be left out of the frame of an earlier answer.
			now, then := all[i].Text, p.Text
			same = all[i].Message < 0 && (strings.HasPrefix(now, then) || strings.HasPrefix(then, now))
		}
		if !same {
			return nil, bad("rewrites earlier messages")
		}
	}
	return all[len(before):], nil
}

// through cuts parts after the text of a message.
func through(parts []Part, message int) []Part {
	i := slices.IndexFunc(parts, func(p Part) bool { return p.Message == message })
	return parts[:i+1]
}

// parts is a rendering of a conversation, each message's text once and in order.
func (t *Template) parts(roles []string, generate bool) ([]Part, error) {
	text, err := t.render(roles, generate, "")
	if err != nil {
		return nil, err
	}
	var parts []Part
	for i, role := range roles {
		before, after, found := strings.Cut(text, sentinel(i))
		if !found {
			return nil, bad("leaves out what the %s says, or changes it", role)
		}
		if before != "" {
			parts = append(parts, Part{before, -1})
		}
		parts = append(parts, Part{"", i})
		text = after
	}
	if text != "" {
		parts = append(parts, Part{text, -1})
	}
	for _, p := range parts {
		if strings.Contains(p.Text, sentinelBegin) {
			return nil, bad("writes a message twice, or in another order")
		}
	}
	return parts, nil
}

// A sentinel is a word that no template holds, and that none takes for something else.
const sentinelBegin = "qx7Sentinel"

func sentinel(message int) string { return fmt.Sprintf("%s%dxq", sentinelBegin, message) }

// render is the template's text for a conversation. Each message says its sentinel, with space around it.
func (t *Template) render(roles []string, generate bool, space string) (string, error) {
	var messages []any
	fold := ""
	for i, role := range roles {
		content := space + sentinel(i) + space
		if t.fold && role == System && i == 0 {
			fold = content + "\n\n"
			continue
		}
		if fold != "" && role == User {
			content, fold = fold+content, ""
		}
		messages = append(messages, map[string]any{"role": role, "content": content})
	}
	text, err := render(t.compiled, map[string]any{
		"messages": messages, "add_generation_prompt": generate,
		"bos_token": t.bos, "eos_token": t.eos,
		"enable_thinking": false, "thinking": false, // the families' names of the switch: protocols ask for thoughts
		"date_string": t.today, // of Llama 3: a conversation that goes on past midnight keeps its beginning
	})
	if err != nil {
		return "", bad("refuses messages of %s: %v", strings.Join(roles, ", "), err)
	}
	return text, nil
}

// compile and render survive what the library does not: templates come with files of strangers.

func compile(source string) (t *jinja.Template, err error) {
	defer recovered(&err)
	return jinja.Compile(source)
}

func render(t *jinja.Template, data map[string]any) (text string, err error) {
	defer recovered(&err)
	return t.Render(data)
}

func recovered(err *error) {
	if p := recover(); p != nil {
		*err = errors.New(fmt.Sprint(p))
	}
}
