package serve

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database/render"
)

// The part of OpenAI's API that chat clients use (https://platform.openai.com/docs/api-reference/chat). A model is a
// source.

type chatRequest struct {
	Model         string        `json:"model"`
	Messages      []chatMessage `json:"messages"`
	Stream        bool          `json:"stream"`
	N             *int          `json:"n"`
	StreamOptions struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
}

type chatMessage struct {
	Role    string   `json:"role"`
	Content chatText `json:"content"`
}

// chatText is a text, or the texts of a list of parts.
type chatText string

func (t *chatText) UnmarshalJSON(text []byte) error {
	var one *string
	if err := json.Unmarshal(text, &one); err == nil {
		if one != nil {
			*t = chatText(*one)
		}
		return nil
	}
	var parts []struct{ Type, Text string }
	if err := json.Unmarshal(text, &parts); err != nil {
		return fmt.Errorf("a message's content is neither text nor a list of parts")
	}
	var all []string
	for _, p := range parts {
		if p.Type != "text" && p.Type != "input_text" && p.Type != "output_text" { // the last two are the Responses API's
			return fmt.Errorf("a part of a message is not text but %.40q", p.Type)
		}
		all = append(all, p.Text)
	}
	*t = chatText(strings.Join(all, "\n"))
	return nil
}

type chatChoice struct {
	Index   int        `json:"index"`
	Message *chatReply `json:"message,omitempty"`
	Delta   *chatReply `json:"delta,omitempty"`
	Finish  *string    `json:"finish_reason"`
}

type chatReply struct {
	Role    string `json:"role,omitempty"`
	Content string `json:"content"`
}

type chatUsage struct {
	Prompt     int `json:"prompt_tokens"`
	Completion int `json:"completion_tokens"`
	Total      int `json:"total_tokens"`
}

type completion struct {
	ID      string       `json:"id"`
	Object  string       `json:"object"`
	Created int64        `json:"created"`
	Model   string       `json:"model"`
	Choices []chatChoice `json:"choices"`
	Usage   *chatUsage   `json:"usage,omitempty"`
}

// chatModel is a source as OpenAI's API has models.
type chatModel struct {
	ID      string `json:"id"`
	Object  string `json:"object"`
	Created int64  `json:"created"`
	OwnedBy string `json:"owned_by"`
}

func (s *Server) chatModels(who *Token) []chatModel {
	all := []chatModel{}
	for _, src := range s.sources {
		if who.may(RightAsk, src.Name) {
			all = append(all, chatModel{ID: src.Name, Object: "model", OwnedBy: "sqlagent"})
		}
	}
	return all
}

func (s *Server) models(w http.ResponseWriter, r *request) error {
	return writeJSON(w, http.StatusOK, map[string]any{"object": "list", "data": s.chatModels(r.who)})
}

func (s *Server) model(w http.ResponseWriter, r *request) error {
	for _, m := range s.chatModels(r.who) {
		if m.ID == r.PathValue("model") {
			return writeJSON(w, http.StatusOK, m)
		}
	}
	return refuse(http.StatusNotFound, kindNotFound, "GET /v1/models lists them", "no such model")
}

func (s *Server) chat(w http.ResponseWriter, r *request) error {
	var in chatRequest
	if err := r.read(w, &in, false); err != nil { // clients send sampling parameters of all kinds
		return err
	}
	q, before, err := in.question()
	if err != nil {
		return err
	}
	if q.Source == "" { // a chat names its model
		return badRequest("GET /v1/models lists them", "no model given")
	}
	if q, err = s.follow(r.who, q, before); err != nil {
		return err
	}
	out := completion{ID: "chatcmpl-" + r.id, Object: "chat.completion", Created: time.Now().Unix(), Model: q.Source}
	finished := "stop"
	if !in.Stream {
		answer, done, err := s.askFor(r.Context(), r.who, q, nil)
		defer done()
		if err != nil {
			return err
		}
		text := markdown(answer)
		s.remember(r.who, q, before, text, "")
		out.Choices = []chatChoice{{Message: &chatReply{"assistant", text}, Finish: &finished}}
		out.Usage = usageOf(answer)
		return writeJSON(w, http.StatusOK, out)
	}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	events := newStream(w, cancel)
	defer events.close()
	out.Object = "chat.completion.chunk"
	out.Choices = []chatChoice{{Delta: &chatReply{Role: "assistant"}}}
	events.send("", out)
	answer, done, err := s.askFor(ctx, r.who, q, nil)
	defer done()
	if err != nil {
		_, f := s.failureOf(r.Context(), err)
		events.send("", errorBody{f})
		return err
	}
	text := markdown(answer)
	s.remember(r.who, q, before, text, "")
	out.Choices = []chatChoice{{Delta: &chatReply{Content: text}}}
	events.send("", out)
	out.Choices = []chatChoice{{Delta: &chatReply{}, Finish: &finished}}
	events.send("", out)
	if in.StreamOptions.IncludeUsage {
		out.Choices, out.Usage = []chatChoice{}, usageOf(answer)
		events.send("", out)
	}
	return events.write("data: [DONE]\n\n")
}

func usageOf(a *agent.Answer) *chatUsage {
	return &chatUsage{a.Tokens.Prompt, a.Tokens.Generated, a.Tokens.Prompt + a.Tokens.Generated}
}

// question is the last message; the messages before it are what was said, without what the system says, which is
// knowledge.
func (in *chatRequest) question() (q Question, before []chatMessage, err error) {
	q.Source = in.Model
	if in.N != nil && *in.N != 1 {
		return q, nil, badRequest("", "n is %d; only 1 is supported", *in.N)
	}
	var knowledge []string
	for _, m := range in.Messages {
		switch m.Role {
		case "system", "developer":
			knowledge = append(knowledge, string(m.Content))
		case "user", "assistant":
			before = append(before, m)
		default:
			return q, nil, badRequest("use system, user or assistant", "unknown role %.40q", m.Role)
		}
	}
	last := len(before) - 1
	if last < 0 || before[last].Role != "user" {
		return q, nil, badRequest("", "the last message is not the user's")
	}
	q.Question, q.Knowledge = string(before[last].Content), strings.Join(knowledge, "\n")
	return q, before[:last], nil
}

// follow finds the conversation that a chat goes on with. Clients send what was said, and no id, so what was said is
// its name. Where there is none (it is too old, or another server's), the question begins one, with what the person
// said as knowledge: the answers hold rows, which may be masked ones.
func (s *Server) follow(who *Token, q Question, before []chatMessage) (Question, error) {
	id := chatID(q.Source, before)
	if len(before) > 0 && s.conversations.idle(who.Name, id) {
		q.Conversation = id
		return q, nil
	}
	talk, err := s.OpenConversation(who, q.Source, "")
	if err != nil {
		return q, err
	}
	q.Conversation = talk.ID
	const most = 2 << 10 // bytes of what was said: the question comes first
	said := ""
	for i := len(before) - 1; i >= 0; i-- {
		if text := string(before[i].Content); before[i].Role == "user" && len(said)+len(text) <= most {
			said = "user: " + text + "\n" + said
		}
	}
	if said != "" {
		q.Knowledge += "\nSaid before:\n" + said
	}
	return q, nil
}

// remember names a conversation after what was said in it, and also otherwise.
func (s *Server) remember(who *Token, q Question, before []chatMessage, answer, also string) {
	said := append(before, chatMessage{"user", chatText(q.Question)}, chatMessage{"assistant", chatText(answer)})
	s.conversations.rename(who.Name, q.Conversation, chatID(q.Source, said), also)
}

func chatID(source string, said []chatMessage) string {
	text, _ := json.Marshal(struct {
		Source string
		Said   []chatMessage
	}{source, said})
	sum := sha256.Sum256(text)
	return "chat-" + hex.EncodeToString(sum[:24])
}

// shownRows is how many rows a chat's answer shows; the API of questions has all.
const shownRows = 100

// markdown is an answer as a chat shows it. What comes from the database, or from a model that read it, is escaped.
func markdown(a *agent.Answer) string {
	var b strings.Builder
	shown := *a.Result
	shown.Rows = shown.Rows[:min(len(shown.Rows), shownRows)]
	render.Markdown(&b, &shown, render.EscapeMarkdown) // to memory, which takes it
	if left := len(a.Result.Rows) - len(shown.Rows); left > 0 {
		fmt.Fprintf(&b, "\n%d more rows.\n", left)
	}
	if a.Result.Truncated {
		b.WriteString("\nLimits left out more rows.\n")
	}
	if len(a.Tied) > 0 {
		b.WriteString("\nRows that rank as the last one does are left out.\n")
	}
	fence := "```"
	for strings.Contains(a.SQL, fence) {
		fence += "`"
	}
	fmt.Fprintf(&b, "\n%ssql\n%s\n%s\n", fence, a.SQL, fence)
	switch {
	case a.Calibrated:
		fmt.Fprintf(&b, "\nRight with a probability of %d%%.", min(99, int(100*a.Confidence+1e-9))) // no answer is certain
	case a.Votes > 1:
		fmt.Fprintf(&b, "\n%d of %d votes agree.", a.Agree, a.Votes)
	}
	if a.Asked != nil {
		fmt.Fprintf(&b, " %s answered; %d models were asked.", a.Model.Name, len(a.Asked))
	}
	if a.Uncalibrated {
		b.WriteString(" The model is not calibrated, so its accuracy is unknown.")
	}
	if a.Unsure {
		b.WriteString(" **Unsure:** check the rows and the query before you use them.")
	}
	if back := a.Clarify(); back != nil {
		fmt.Fprintf(&b, "\n\n%s\n", render.EscapeMarkdown(back.Question))
		for i, choice := range back.Choices {
			fmt.Fprintf(&b, "\n%d. %s", i+1, render.EscapeMarkdown(choice.Text))
		}
	}
	return b.String()
}
