package serve_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/serve"
)

// OpenAI's own client lists the models, asks, plain and streamed, and sees errors as its own.
func TestOpenAIsOwnClient(t *testing.T) {
	folder := os.Getenv("SQLAGENT_TEST_OPENAI")
	if folder == "" {
		t.Skip("SQLAGENT_TEST_OPENAI does not name OpenAI's client: scripts/get-openai.sh gets it")
	}
	s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	busy, _, release := crowded(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	defer release()
	out, err := exec.CommandContext(t.Context(), "node", "testdata/openai.mjs", folder, s.url+"/v1", secret("ann"), busy.url+"/v1").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	type came struct {
		Name, Text, Finish, Error, Message, Retry string
		Status, Tokens                            int
	}
	steps := map[string]came{}
	for line := range strings.Lines(string(out)) {
		var c came
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatalf("%v in %s", err, out)
		}
		steps[c.Name] = c
	}
	for name, want := range map[string]came{
		"models": {Text: "shop attic"}, "model": {Text: "shop"},
		"plain": {Text: "| 38 |", Finish: "stop"}, "stream": {Text: "| 38 |", Finish: "stop"}, "helper": {Text: "| 38 |", Finish: "stop"},
		"wrong key":                 {Error: "AuthenticationError", Status: 401},
		"no such model":             {Error: "NotFoundError", Status: 404},
		"no such model to retrieve": {Error: "NotFoundError", Status: 404},
		"not understood":            {Error: "BadRequestError", Status: 400},
		"no answer":                 {Error: "UnprocessableEntityError", Status: 422},
		"no answer, streamed":       {Error: "APIError"},
		"busy":                      {Error: "RateLimitError", Status: 429},
	} {
		got := steps[name]
		if !strings.Contains(got.Text, want.Text) || got.Finish != want.Finish || got.Error != want.Error || got.Status != want.Status {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
		if got.Error != "" && (got.Message == "" || strings.Contains(got.Message, "undefined") || strings.Contains(got.Message, "no body")) {
			t.Errorf("%s: the client has no words for it: %q", name, got.Message)
		}
	}
	if steps["plain"].Tokens == 0 || steps["stream"].Tokens != steps["plain"].Tokens || steps["busy"].Retry == "" {
		t.Errorf("%+v", steps)
	}
}
