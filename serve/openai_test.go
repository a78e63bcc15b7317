package serve_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testpython"
	"github.com/sqlagent/sqlagent/serve"
)

// OpenAI's own client lists the models, asks, plain and streamed, and sees errors as its own.
func TestOpenAIsOwnClient(t *testing.T) {
	folder := openAI(t)
	s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	busy, _, release := crowded(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	defer release()
	out, err := exec.CommandContext(t.Context(), "node", "testdata/openai.mjs", filepath.Join(folder, "node"), s.url+"/v1", secret("ann"), busy.url+"/v1").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	steps := stepsOf(t, out)
	for name, want := range map[string]came{
		"models": {Text: "shop attic"}, "model": {Text: "shop"},
		"plain": {Text: "| 38 |", Finish: "stop"}, "stream": {Text: "| 38 |", Finish: "stop"}, "helper": {Text: "| 38 |", Finish: "stop"},
		"response":                      {Text: "| 38 |", Finish: "completed completed b", Cached: true},
		"response, listed":              {Text: "France", Finish: "completed", Cached: true},
		"response, streamed":            {Text: "| 38 |", Finish: "completed"},
		"response, helper":              {Text: "| 38 |", Finish: "completed"},
		"response, no answer, streamed": {Finish: "failed"},
		"response, of none":             {Error: "NotFoundError", Status: 404},
		"response, not understood":      {Error: "BadRequestError", Status: 400},
		"wrong key":                     {Error: "AuthenticationError", Status: 401},
		"no such model":                 {Error: "NotFoundError", Status: 404},
		"no such model to retrieve":     {Error: "NotFoundError", Status: 404},
		"not understood":                {Error: "BadRequestError", Status: 400},
		"no answer":                     {Error: "UnprocessableEntityError", Status: 422},
		"no answer, streamed":           {Error: "APIError"},
		"busy":                          {Error: "RateLimitError", Status: 429},
	} {
		steps[name].compare(t, name, want)
	}
	if steps["plain"].Tokens == 0 || steps["stream"].Tokens != steps["plain"].Tokens || steps["response"].Tokens == 0 || steps["busy"].Retry == "" {
		t.Errorf("%+v", steps)
	}
}

// The same by the client for Python.
func TestOpenAIsOwnClientForPython(t *testing.T) {
	folder := openAI(t)
	s := start(t, func(o *serve.Options) { o.Tokens = []serve.Token{token("ann", "*")} })
	out, err := testpython.Command(t, filepath.Join(folder, "python"), "testdata/openai_client.py", s.url+"/v1", secret("ann")).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	steps := stepsOf(t, out)
	for name, want := range map[string]came{
		"models": {Text: "shop attic"}, "chat": {Text: "| 38 |", Finish: "stop"}, "chat, streamed": {Text: "| 38 |", Finish: "stop"},
		"response":           {Text: "| 38 |", Finish: "completed completed", Cached: true},
		"response, streamed": {Text: "| 38 |", Finish: "response.created response.completed"},
		"no such model":      {Error: "NotFoundError", Status: 404},
		"no answer":          {Error: "UnprocessableEntityError", Status: 422},
		"wrong key":          {Error: "AuthenticationError", Status: 401},
	} {
		steps[name].compare(t, name, want)
	}
}

// openAI is the folder that holds OpenAI's clients.
func openAI(t *testing.T) string {
	t.Helper()
	folder := os.Getenv("SQLAGENT_TEST_OPENAI")
	if folder == "" {
		t.Skip("SQLAGENT_TEST_OPENAI does not name OpenAI's clients: scripts/get-openai.sh gets them")
	}
	return folder
}

// came is what came of a step of a client.
type came struct {
	Name, Text, Finish, Error, Message, Retry string
	Status, Tokens                            int
	Cached                                    bool // a later prompt was shorter: the conversation went on
}

func stepsOf(t *testing.T, out []byte) map[string]came {
	t.Helper()
	steps := map[string]came{}
	for line := range strings.Lines(string(out)) {
		var c came
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatalf("%v in %s", err, out)
		}
		steps[c.Name] = c
	}
	return steps
}

func (got came) compare(t *testing.T, name string, want came) {
	t.Helper()
	if !strings.Contains(got.Text, want.Text) || got.Finish != want.Finish || got.Error != want.Error || got.Status != want.Status || got.Cached != want.Cached {
		t.Errorf("%s: %+v, want %+v", name, got, want)
	}
	if got.Error != "" && (got.Message == "" || strings.Contains(got.Message, "undefined") || strings.Contains(got.Message, "no body")) {
		t.Errorf("%s: the client has no words for it: %q", name, got.Message)
	}
}
