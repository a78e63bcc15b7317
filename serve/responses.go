package serve

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/agent"
)

// The part of OpenAI's Responses API that clients use for texts
// (https://platform.openai.com/docs/api-reference/responses). It answers as chat.go does.

type responsesRequest struct {
	Model        string           `json:"model"`
	Input        responsesInput   `json:"input"`
	Instructions string           `json:"instructions"`
	Previous     string           `json:"previous_response_id"`
	Stream       bool             `json:"stream"`
	Background   bool             `json:"background"`
	Metadata     *json.RawMessage `json:"metadata"`
}

// responsesInput is a text, which the user says, or a list of messages.
type responsesInput []chatMessage

func (in *responsesInput) UnmarshalJSON(text []byte) error {
	var one string
	if err := json.Unmarshal(text, &one); err == nil {
		*in = responsesInput{{Role: "user", Content: chatText(one)}}
		return nil
	}
	var items []struct {
		Type string
		chatMessage
	}
	if err := json.Unmarshal(text, &items); err != nil {
		return fmt.Errorf("the input is neither text nor a list of messages: %w", err)
	}
	for _, item := range items {
		if item.Type != "" && item.Type != "message" {
			return fmt.Errorf("an item of the input is not a message but %.40q", item.Type)
		}
		*in = append(*in, item.chatMessage)
	}
	return nil
}

// response is what the API calls so.
type response struct {
	ID           string           `json:"id"`
	Object       string           `json:"object"`
	CreatedAt    int64            `json:"created_at"`
	Status       string           `json:"status"`
	Error        *responseError   `json:"error"`
	Incomplete   *struct{}        `json:"incomplete_details"`
	Instructions *string          `json:"instructions"`
	Metadata     *json.RawMessage `json:"metadata"`
	Model        string           `json:"model"`
	Output       []responseItem   `json:"output"`
	Parallel     bool             `json:"parallel_tool_calls"`
	Previous     *string          `json:"previous_response_id"`
	Temperature  *float64         `json:"temperature"`
	ToolChoice   string           `json:"tool_choice"`
	Tools        []struct{}       `json:"tools"`
	TopP         *float64         `json:"top_p"`
	Usage        *responseUsage   `json:"usage"`
}

type responseError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// responseItem is a message of the assistant.
type responseItem struct {
	ID      string         `json:"id"`
	Type    string         `json:"type"`
	Status  string         `json:"status"`
	Role    string         `json:"role"`
	Content []responsePart `json:"content"`
}

// responsePart is a text in one.
type responsePart struct {
	Type        string     `json:"type"`
	Text        string     `json:"text"`
	Annotations []struct{} `json:"annotations"`
	Logprobs    []struct{} `json:"logprobs"`
}

type responseUsage struct {
	Input        int            `json:"input_tokens"`
	InputDetail  map[string]int `json:"input_tokens_details"`
	Output       int            `json:"output_tokens"`
	OutputDetail map[string]int `json:"output_tokens_details"`
	Total        int            `json:"total_tokens"`
}

func (s *Server) responses(w http.ResponseWriter, r *request) error {
	var in responsesRequest
	if err := r.read(w, &in, false); err != nil { // clients send sampling parameters of all kinds
		return err
	}
	if in.Background {
		return badRequest("set stream to follow the answer as it is made", "background responses are not supported")
	}
	chat := chatRequest{Model: in.Model, Messages: in.Input}
	if in.Instructions != "" {
		chat.Messages = append([]chatMessage{{"system", chatText(in.Instructions)}}, chat.Messages...)
	}
	q, before, err := chat.question()
	if err != nil {
		return err
	}
	if q.Source == "" {
		return badRequest("GET /v1/models lists them", "no model given")
	}
	if in.Previous != "" {
		if len(before) > 0 {
			return badRequest("omit one of them", "previous_response_id and earlier messages cannot be combined")
		}
		if !strings.HasPrefix(in.Previous, "resp_") {
			return badRequest("use the id of a response", "previous_response_id is %.100q", in.Previous)
		}
		q.Conversation = in.Previous
	} else if q, err = s.follow(r.who, q, before); err != nil {
		return err
	}
	out := response{
		ID: "resp_" + r.id, Object: "response", CreatedAt: time.Now().Unix(), Status: "in_progress", Model: q.Source, Metadata: in.Metadata,
		Output: []responseItem{}, ToolChoice: "none", Tools: []struct{}{},
	}
	if out.Metadata == nil {
		none := json.RawMessage("{}")
		out.Metadata = &none
	}
	if in.Instructions != "" {
		out.Instructions = &in.Instructions
	}
	if in.Previous != "" {
		out.Previous = &in.Previous
	}
	if in.Stream {
		return s.respondStreaming(w, r, q, before, out)
	}
	answer, done, err := s.askFor(r.Context(), r.who, q, nil)
	defer done()
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, s.respond(r.who, q, before, out, answer))
}

// respond is out with an answer, whose conversation has out's name from then on.
func (s *Server) respond(who *Token, q Question, before []chatMessage, out response, a *agent.Answer) response {
	text := markdown(a)
	if out.Previous != nil { // what was said before is not known
		s.conversations.rename(who.Name, q.Conversation, out.ID, "")
	} else {
		s.remember(who, q, before, text, out.ID)
	}
	out.Status = "completed"
	out.Output = []responseItem{messageItem(out.ID, "completed", textPart(text))}
	out.Usage = &responseUsage{
		a.Tokens.Prompt, map[string]int{"cached_tokens": 0}, a.Tokens.Generated, map[string]int{"reasoning_tokens": 0},
		a.Tokens.Prompt + a.Tokens.Generated,
	}
	return out
}

func messageItem(response, status string, content ...responsePart) responseItem {
	return responseItem{"msg_" + strings.TrimPrefix(response, "resp_"), "message", status, "assistant", append([]responsePart{}, content...)}
}

func textPart(text string) responsePart {
	return responsePart{"output_text", text, []struct{}{}, []struct{}{}}
}

// respondStreaming sends the events that a client builds the response of.
func (s *Server) respondStreaming(w http.ResponseWriter, r *request, q Question, before []chatMessage, out response) error {
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	events := newStream(w, cancel)
	defer events.close()
	sent := 0
	send := func(kind string, members map[string]any) error {
		members["type"], members["sequence_number"] = kind, sent
		sent++
		return events.send(kind, members)
	}
	send("response.created", map[string]any{"response": out})
	send("response.in_progress", map[string]any{"response": out})
	answer, done, err := s.askFor(ctx, r.who, q, nil)
	defer done()
	if err != nil {
		_, f := s.failureOf(r.Context(), err)
		code := "server_error"
		if f.Kind == kindBusy {
			code = "rate_limit_exceeded"
		}
		out.Status, out.Error = "failed", &responseError{code, f.Message}
		send("response.failed", map[string]any{"response": out})
		return err
	}
	out = s.respond(r.who, q, before, out, answer)
	whole := out.Output[0]
	text := whole.Content[0]
	send("response.output_item.added", map[string]any{"output_index": 0, "item": messageItem(out.ID, "in_progress")})
	at := func(members map[string]any) map[string]any {
		members["item_id"], members["output_index"], members["content_index"] = whole.ID, 0, 0
		return members
	}
	send("response.content_part.added", at(map[string]any{"part": textPart("")}))
	send("response.output_text.delta", at(map[string]any{"delta": text.Text, "logprobs": text.Logprobs}))
	send("response.output_text.done", at(map[string]any{"text": text.Text, "logprobs": text.Logprobs}))
	send("response.content_part.done", at(map[string]any{"part": text}))
	send("response.output_item.done", map[string]any{"output_index": 0, "item": whole})
	return send("response.completed", map[string]any{"response": out})
}
