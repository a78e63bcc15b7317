package openai

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/text"
)

// chunk is a piece of a streamed answer, or all of one that is not streamed.
type chunk struct {
	Choices []struct {
		Delta, Message *piece // the one of a stream, the other of a whole
		FinishReason   string `json:"finish_reason"`
		StopReason     any    `json:"stop_reason"`  // vLLM: the stop string that was hit, or a token's id
		MatchedStop    any    `json:"matched_stop"` // SGLang: the same
	}
	Usage *struct {
		Prompt    int `json:"prompt_tokens"`
		Generated int `json:"completion_tokens"`
	}
	Error json.RawMessage
}

// piece is text that a model wrote. Many servers take <think> and <tool_call> blocks out of it.
type piece struct {
	Content          content
	ReasoningContent string `json:"reasoning_content"`
	Reasoning        string // the same, by its other name
	ToolCalls        []struct {
		Index    *int // of a stream, whose pieces make one call
		Function function
	} `json:"tool_calls"`
	FunctionCall function `json:"function_call"` // the older name, of one call alone
}

// function is a call, or a piece of one.
type function struct{ Name, Arguments string }

// content is text, or parts of it: of OpenAI's {"type": "text", "text": "..."}, and of Mistral's {"type": "thinking",
// "thinking": [...]}.
type content struct{ text, reasoning string }

// UnmarshalJSON implements json.Unmarshaler.
func (c *content) UnmarshalJSON(data []byte) error {
	if !bytes.HasPrefix(data, []byte("[")) {
		return json.Unmarshal(data, &c.text)
	}
	var parts []struct {
		Text     string
		Thinking content
	}
	if err := json.Unmarshal(data, &parts); err != nil {
		return err
	}
	for _, p := range parts {
		c.text += p.Text
		c.reasoning += p.Thinking.text
	}
	return nil
}

// answer is what is known of an answer so far.
type answer struct {
	engine *Engine
	resp   *http.Response

	out      text.Stream
	events   int
	pieces   int  // of text
	thinking bool // within a <think> block that is put back
	calls    []function
	cut      bool   // a stop string is in the text: no more is wanted
	finish   string // the server's word for why it ended; empty until then
	stopped  string // the stop string that the server names
	prompt   int    // tokens, as the server counts; 0 where it does not
	tokens   int    // generated, the same
}

// read takes in the whole answer, or as much as is wanted of it. A stream is made of server-sent events (HTML standard,
// section 9.2.6).
func (a *answer) read(body io.Reader) error {
	if kind := a.resp.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/event-stream") {
		whole, err := io.ReadAll(io.LimitReader(body, maxAnswer))
		if err != nil {
			return &readError{err: err, again: true}
		}
		return a.take(whole)
	}
	lines := bufio.NewScanner(body)
	lines.Buffer(nil, maxLine)
	var event []byte
	size := 0
	for lines.Scan() {
		line := lines.Bytes()
		if size += len(line); size > maxStream {
			return &readError{err: errEndless}
		}
		if data, ok := bytes.CutPrefix(line, []byte("data:")); ok {
			event = append(append(event, data...), '\n')
		} else if len(line) == 0 { // other lines are comments, which keep the connection alive, or fields of no use here
			if done, err := a.event(event); done || err != nil {
				return err
			}
			event = event[:0]
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return &readError{err: errLine}
	case err != nil && a.finish == "": // what event has is half a one
		return &readError{err: err, again: a.pieces == 0}
	case err != nil:
		return nil
	}
	_, err := a.event(event)
	return err
}

// event takes in one event and says whether no more is wanted.
func (a *answer) event(data []byte) (done bool, err error) {
	data = bytes.TrimSpace(data)
	switch {
	case len(data) == 0:
		return false, nil
	case string(data) == "[DONE]":
		return true, nil
	}
	err = a.take(data)
	return a.cut, err
}

// take takes in a chunk.
func (a *answer) take(text []byte) error {
	e := a.engine
	var c chunk
	err := json.Unmarshal(text, &c)
	if err == nil && len(c.Error) > 0 && string(c.Error) != "null" {
		err := e.refusal(a.resp, text)
		var f *Error
		if errors.As(err, &f) && a.pieces > 0 { // what was handed out cannot be taken back
			f.again, f.param, f.noModel, f.prompt = false, "", false, 0
		}
		return err
	}
	if err != nil || c.Choices == nil && c.Usage == nil {
		return e.fail(&Error{Kind: Nonsense, Message: "cannot parse the server's answer: " + e.quote(text)})
	}
	a.events++
	if c.Usage != nil {
		a.prompt, a.tokens = c.Usage.Prompt, c.Usage.Generated
	}
	if len(c.Choices) == 0 {
		return nil
	}
	choice := c.Choices[0]
	if p := cmp.Or(choice.Delta, choice.Message); p != nil {
		a.write(cmp.Or(p.ReasoningContent, p.Reasoning, p.Content.reasoning), true)
		a.write(p.Content.text, false)
		for i, call := range p.ToolCalls {
			if call.Index != nil {
				i = *call.Index
			}
			a.call(i, call.Function)
		}
		a.call(0, p.FunctionCall)
	}
	if choice.FinishReason != "" {
		a.finish = choice.FinishReason
		for _, named := range []any{choice.StopReason, choice.MatchedStop} {
			if s, ok := named.(string); ok {
				a.stopped = s
			}
		}
	}
	return nil
}

// write adds text, a model's reasoning in the tags that the server took off.
func (a *answer) write(text string, reasoning bool) {
	if text == "" || a.cut {
		return
	}
	a.pieces++
	if reasoning != a.thinking {
		a.thinking = reasoning
		if reasoning {
			text = "<think>" + text
		} else {
			text = "</think>\n" + text
		}
	}
	a.cut = a.out.Add([]byte(text))
}

// call adds a piece of a call.
func (a *answer) call(i int, piece function) {
	if piece == (function{}) || i < 0 || i > len(a.calls) {
		return
	}
	if i == len(a.calls) {
		a.calls = append(a.calls, function{})
	}
	a.pieces++
	a.calls[i].Name += piece.Name
	a.calls[i].Arguments += piece.Arguments
}

// putBackCalls adds the calls in the tags that most models wrote them in, those of Hermes and Qwen, before the server
// took them off. No tools are offered: it is for whoever reads the turn to make something of them.
func (a *answer) putBackCalls() {
	for _, f := range a.calls {
		call := struct {
			Name      string `json:"name"`
			Arguments any    `json:"arguments"`
		}{f.Name, json.RawMessage(f.Arguments)}
		if !json.Valid([]byte(f.Arguments)) {
			call.Arguments = f.Arguments
		}
		var text bytes.Buffer
		e := json.NewEncoder(&text)
		e.SetEscapeHTML(false)
		if e.Encode(call) == nil {
			a.write("<tool_call>\n"+text.String()+"</tool_call>", false)
		}
	}
}

// bytesPerToken is more than tokens of text have on average.
const bytesPerToken = 16

// generated is how many tokens the answer has: as the server counts them or, since most servers send a token at a time,
// as many as its pieces; where those are too long for that, most, of an answer that spent it.
func (a *answer) generated(most int) int {
	switch {
	case a.tokens > 0:
		return a.tokens
	case a.finish == "length" && len(a.out.Text()) > bytesPerToken*a.pieces:
		return max(a.pieces, most)
	}
	return a.pieces
}

// reply is the answer, once all of it is known, to who asked for so many tokens at most.
func (a *answer) reply(most int) (reply, error) {
	r := reply{prompt: a.prompt, generated: a.generated(most)}
	a.putBackCalls()
	switch {
	case a.cut:
		r.finish = llm.FinishStop
	case a.finish == "stop":
		r.finish = llm.FinishEnd
		if stop := stoppedAt(a.out.Text(), a.out.Stop, a.stopped); stop != "" {
			a.out.Add([]byte(stop))
			r.finish = llm.FinishStop
		}
	case a.finish == "length":
		r.finish = llm.FinishLength
	case a.finish == "tool_calls", a.finish == "function_call", a.finish == "eos", a.finish == "end_turn":
		r.finish = llm.FinishEnd
	case a.finish == "content_filter":
		f := &Error{Kind: Refused, Message: "the server's content filter ended the answer", hint: "rephrase the question"}
		return r, a.engine.fail(f)
	default:
		f := &Error{Kind: Dropped, Message: "the answer ended without a reason", empty: a.events == 0}
		f.again = a.pieces == 0 && !f.empty
		if a.finish != "" {
			f.Message = fmt.Sprintf("the answer broke off: %q", a.finish)
		}
		return r, a.engine.fail(f)
	}
	r.text = a.out.Finish()
	return r, nil
}

// stoppedAt is the stop string that ended a text and that the server cut off, "" where the message ended by itself.
// Some servers name it. Others say "stop" for both; there it is the closing tag of the block that is open.
func stoppedAt(text string, stops []string, named string) string {
	found, from := "", -1
	for _, stop := range stops {
		if stop == named {
			return stop
		}
		tag, ok := strings.CutPrefix(stop, "</")
		if i := strings.LastIndex(text, "<"+tag); ok && i > from {
			found, from = stop, i
		}
	}
	return found
}
