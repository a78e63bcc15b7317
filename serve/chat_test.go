package serve_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/testmodel"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/openai"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/serve"
)

// A client of OpenAI's API, our own, lists the sources, chooses one, asks, and asks on.
func TestOpenAIClient(t *testing.T) {
	s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	u, err := openai.ParseURL(s.url + "/v1")
	if err != nil {
		t.Fatal(err)
	}
	models, err := openai.Models(t.Context(), openai.Options{URL: u, Key: secret("ann")})
	if err != nil || len(models) != 2 || models[0].Name != "shop" {
		t.Fatalf("%+v, %v", models, err)
	}
	e, err := openai.Open(t.Context(), openai.Options{URL: u, Key: secret("ann"), Model: "attic", Silence: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	session, err := e.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for _, question := range []string{"How many customers are from Germany?", "And from France?"} {
		if err := session.Append(llm.Message{Role: llm.User, Text: question}); err != nil {
			t.Fatal(err)
		}
		turn, err := session.Generate(t.Context(), llm.Sampling{})
		if err != nil || !strings.Contains(turn.Text, "```sql\nSELECT") {
			t.Errorf("%s: %q, %v", question, turn.Text, err)
		}
	}
	if _, err := openai.Models(t.Context(), openai.Options{URL: u, Key: "wrong"}); err == nil {
		t.Error("a wrong key is let in")
	}
}

// A result that limits cut is not presented as a whole one, however many of its rows are shown.
func TestChatTellsWhatIsLeftOut(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Engine = &script.Engine{Protocol: "skyrl", Turns: []llm.Turn{{Text: "<think>x</think>\n<solution>SELECT title FROM track</solution>"}}}
		o.Asked.Limits.Rows = 150
	})
	got := s.send("POST", "/v1/chat/completions", `{"model": "shop", "messages": [{"role": "user", "content": "Which tracks are there?"}]}`)
	if !strings.Contains(got.text, "50 more rows.") || !strings.Contains(got.text, "Limits left out") {
		t.Errorf("%d %s\nlog: %s", got.status, got.text, s.logs)
	}
}

// Weights that were never calibrated are reported as such by both interfaces; a request may waive that.
func TestUncalibrated(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Engine = testmodel.Uncalibrated(testmodel.Says("<solution>SELECT 7 AS n</solution>"))
		o.Asked = agent.Question{}
	})
	if got := s.send("POST", "/v1/chat/completions", `{"model": "shop", "messages": [{"role": "user", "content": "How \u0000 many?"}]}`); got.status != 400 {
		t.Errorf("a NUL: status %d, %s", got.status, got.text)
	}
	got := s.send("POST", "/v1/chat/completions", `{"model": "shop", "messages": [{"role": "user", "content": "How many?"}]}`)
	if !strings.Contains(got.text, "not calibrated") || !strings.Contains(got.text, "**Unsure:**") {
		t.Errorf("%d %s", got.status, got.text)
	}
	for least, unsure := range map[string]bool{"": true, `, "min_confidence": 0`: false} {
		var answer struct {
			Unsure, Uncalibrated bool
			Rows                 [][]any
		}
		got := s.send("POST", "/v1/ask", `{"source": "shop", "question": "How many?"`+least+`}`)
		if got.in(t, &answer); got.status != 200 || answer.Unsure != unsure || answer.Uncalibrated != unsure || len(answer.Rows) != 1 {
			t.Errorf("%s: %d %s", least, got.status, got.text)
		}
	}
}

type chunk struct {
	Object  string
	Choices []struct {
		Delta  struct{ Role, Content string }
		Finish *string `json:"finish_reason"`
	}
	Usage *struct {
		Total int `json:"total_tokens"`
	}
	Error *struct{ Kind, Message string }
}

func TestChatStream(t *testing.T) {
	s := start(t, nil)
	got := s.send("POST", "/v1/chat/completions", `{"model": "shop", "stream": true, "temperature": 0.2, "stream_options": {"include_usage": true}, "messages": [
		{"role": "system", "content": "Answer briefly."}, {"role": "user", "content": [{"type": "text", "text": "How many customers are from Germany?"}]}]}`)
	all := events(got.text)
	if len(all) != 5 || all[4].data != "[DONE]" {
		t.Fatalf("%d %s", got.status, got.text)
	}
	var text, finish string
	for _, e := range all[:4] {
		var c chunk
		if err := json.Unmarshal([]byte(e.data), &c); err != nil || c.Object != "chat.completion.chunk" {
			t.Fatalf("%v in %s", err, e.data)
		}
		for _, choice := range c.Choices {
			if text += choice.Delta.Content; choice.Finish != nil {
				finish = *choice.Finish
			}
		}
	}
	var last chunk
	json.Unmarshal([]byte(all[3].data), &last)
	if !strings.Contains(text, "| 38 |") || finish != "stop" || last.Usage == nil || last.Usage.Total == 0 {
		t.Errorf("%q, %q, %+v", text, finish, last.Usage)
	}
	all = events(s.send("POST", "/v1/chat/completions", `{"model": "cellar", "stream": true, "messages": [{"role": "user", "content": "a"}]}`).text)
	if len(all) != 0 {
		t.Errorf("a stream of no source: %+v", all)
	}
}

// A chat is asked back what a question means; the next question goes on from the choice.
func TestChatAsksBack(t *testing.T) {
	s := start(t, func(o *serve.Options) {
		o.Engine, o.Asked.MinConfidence, o.Asked.Votes = testmodel.Nano(t), 0, 0
	})
	said := []map[string]string{}
	for _, turn := range []struct{ question, want string }{
		{"Who is the best customer?", "or by most invoices?\n\n1. by highest sum of invoice totals\n2. by highest average review rating\n3. by most invoices"},
		{"3.", "ORDER BY count(*) DESC LIMIT 1"},
		{"only the first 3", "ORDER BY count(*) DESC LIMIT 3"},
	} {
		said = append(said, map[string]string{"role": "user", "content": turn.question})
		body, _ := json.Marshal(map[string]any{"model": "shop", "messages": said})
		got := s.send("POST", "/v1/chat/completions", string(body))
		var c struct {
			Choices []struct{ Message struct{ Content string } }
		}
		if got.in(t, &c); got.status != 200 || len(c.Choices) != 1 || !strings.Contains(c.Choices[0].Message.Content, turn.want) {
			t.Fatalf("%s: %d %s", turn.question, got.status, got.text)
		}
		said = append(said, map[string]string{"role": "assistant", "content": c.Choices[0].Message.Content})
	}
}

// A chat that goes on is the conversation that it was: the second question follows the first.
func TestChatGoesOn(t *testing.T) {
	s := start(t, nil)
	type message struct {
		Role    string `json:"role"`
		Content string `json:"content"`
	}
	var said []message
	prompt := 0
	for i, question := range []string{"How many customers are from Germany?", "And from France?"} {
		said = append(said, message{"user", question})
		body, _ := json.Marshal(map[string]any{"model": "shop", "messages": said})
		got := s.send("POST", "/v1/chat/completions", string(body))
		var c struct {
			Choices []struct{ Message message }
			Usage   struct {
				Prompt int `json:"prompt_tokens"`
			}
		}
		if got.in(t, &c); got.status != 200 || len(c.Choices) != 1 {
			t.Fatalf("%d %s", got.status, got.text)
		}
		said = append(said, c.Choices[0].Message)
		if i == 0 {
			prompt = c.Usage.Prompt
		} else if c.Usage.Prompt >= prompt {
			t.Errorf("the prompt of the second question has %d tokens, of the first %d: the schema was given again", c.Usage.Prompt, prompt)
		}
	}
	// What another server said is knowledge.
	body, _ := json.Marshal(map[string]any{"model": "shop", "messages": []message{{"user", "Hello"}, {"assistant", "Hello!"}, {"user", "How many customers are from Germany?"}}})
	if got := s.send("POST", "/v1/chat/completions", string(body)); got.status != 200 {
		t.Errorf("%d %s", got.status, got.text)
	}
}
