package openai

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
)

// Kind says what went wrong with a server.
type Kind string

const (
	Unreachable  Kind = "unreachable"   // no connection, or it broke before an answer began
	Silent       Kind = "silent"        // nothing came for Options.Silence
	Dropped      Kind = "dropped"       // the answer broke off
	Nonsense     Kind = "nonsense"      // the answer is not one that the API knows
	Denied       Kind = "denied"        // 401 or 403
	UnknownModel Kind = "unknown_model" // the server does not have it
	Busy         Kind = "busy"          // 429 or 5xx, at the last try too
	Refused      Kind = "refused"       // any other no
)

// Error is what a server did wrong, or said. It never holds the key.
type Error struct {
	Kind    Kind
	Status  int // of HTTP; 0 where there was none
	Message string

	hint  string
	again bool          // the same request may be sent again
	after time.Duration // not before; 0: as the back-off says
	param string        // the request's field that the server does not take
	empty bool          // Dropped with nothing before it

	noModel bool // the model's name, or the whole path, is unknown
	tooLong bool // the conversation, for the model's context
	// Of what is too long, in tokens; 0 if unknown.
	prompt, context int
}

func (e *Error) Error() string { return e.Message }

// hints say what to do where an Error has no better one.
var hints = map[Kind]string{
	Unreachable: "start the server, or fix --base-url",
	Silent:      "check whether the server is overloaded, or raise --model-timeout",
	Dropped:     "try again; if it happens again, check the server's log",
	Nonsense:    "check that --base-url is that of an OpenAI-compatible server; it usually ends in /v1",
	Denied:      "set SQLAGENT_API_KEY, or name a file that holds the key with --api-key-file",
	Busy:        "try again later",
	Refused:     "see the server's documentation of /chat/completions",
}

func (e *Engine) fail(err *Error) error {
	hint := err.hint
	if hint == "" {
		hint = hints[err.Kind]
	}
	once := slices.Contains([]Kind{Silent, Dropped, Nonsense, Refused}, err.Kind)
	return &llm.LoadError{Path: e.where(), Err: err, Hint: hint, Once: once}
}

// isFatal reports whether asking for an answer would fail too, where asking for the list of models failed.
func isFatal(err error) bool {
	var f *Error
	return !errors.As(err, &f) || f.Kind == Unreachable || f.Kind == Silent || f.Status == http.StatusUnauthorized
}

// said is an error as a server sends it in JSON.
type said struct {
	message, param, code string
	prompt, context      int // tokens; 0 if unknown
}

// readSaid reads the forms that are in use: OpenAI's {"error": {...}}, Ollama's {"error": "..."}, FastAPI's
// {"detail": ...}, and a bare {"message": ...}.
func readSaid(text []byte) (s said, ok bool) {
	var outer struct {
		Error, Detail json.RawMessage
		Message       string
		Code          any
	}
	if json.Unmarshal(text, &outer) != nil {
		return s, false
	}
	var inner struct {
		Message, Param string
		Type           string
		Code           any
		Prompt         int `json:"n_prompt_tokens"` // llama.cpp
		Context        int `json:"n_ctx"`
	}
	inner.Message, inner.Code = outer.Message, outer.Code
	for _, raw := range []json.RawMessage{outer.Error, outer.Detail} {
		if len(raw) == 0 || string(raw) == "null" {
			continue
		}
		if json.Unmarshal(raw, &inner.Message) != nil && json.Unmarshal(raw, &inner) != nil {
			inner.Message = string(raw)
		}
	}
	s = said{message: inner.Message, param: inner.Param, prompt: inner.Prompt, context: inner.Context}
	s.code, _ = inner.Code.(string)
	if s.code == "" {
		s.code = inner.Type
	}
	return s, s.message != "" || s.code != ""
}

// What servers write where a conversation does not fit; TestContext has the sentence of each.
var (
	tooLong = regexp.MustCompile(`(?i)context_length_exceeded|exceed_context_size|context (?:length|size|window)|` +
		`prompt is too long|maximum number of tokens allowed|inputs. (?:tokens|must have less than)`)
	contextIs = regexp.MustCompile(`(?i)context length (?:of|is)?(?: only)? ?\(?(\d+)|context size \((\d+)|context window of (\d+)|` +
		`(\d+) maximum context length|(?:> |allowed \(|<= |less than )(\d+)`)
	promptIs = regexp.MustCompile(`(?i)(\d+) (?:tokens )?(?:in|from) the (?:input )?messages|(\d+) of text input|resulted in (\d+)|` +
		`(\d+) input tokens|(?:request|input|count) \((\d+)|prompt contains (\d+)|too long: (\d+)|given: (\d+)`)
	requested = regexp.MustCompile(`(?i)requested (?:about )?(\d+)`)
)

// number is what the first group that took part in a match says, 0 where none did.
func number(re *regexp.Regexp, text string) int {
	for i, group := range re.FindStringSubmatch(text) {
		if i > 0 && group != "" {
			n, _ := strconv.Atoi(group)
			return n
		}
	}
	return 0
}

// refusal is the error of an answer that is not 200, and of an error in the midst of one.
func (e *Engine) refusal(resp *http.Response, text []byte) error {
	s, isJSON := readSaid(text)
	if !isJSON {
		s.message = "it says " + e.quote(text)
	}
	status := resp.StatusCode
	f := &Error{Status: status, Message: fmt.Sprintf("the server answered %d %s", status, http.StatusText(status))}
	if status == http.StatusOK {
		f.Message = "the server broke off with an error"
	}
	if s.message != "" {
		f.Message += ": " + clip(plain.Text(e.scrub(s.message)), 500)
	}
	switch {
	case tooLong.MatchString(s.code + " " + s.message):
		f.Kind, f.tooLong, f.prompt, f.context = Refused, true, s.prompt, s.context
		if f.context == 0 {
			f.context = number(contextIs, s.message)
		}
		if f.prompt == 0 {
			f.prompt = number(promptIs, s.message)
		}
		if f.prompt == 0 {
			f.prompt = number(requested, s.message)
		}
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		f.Kind = Denied
		if e.o.Key == "" {
			f.Message += " (no key was sent)"
		}
	case status == http.StatusNotFound || s.code == "model_not_found":
		f.Kind, f.hint, f.noModel = Refused, hints[Nonsense], true
	case s.code == "insufficient_quota":
		f.Kind, f.hint = Busy, "see the account's quota"
	case status == http.StatusTooManyRequests, status == http.StatusRequestTimeout, status >= 500, status == http.StatusOK:
		f.Kind, f.again, f.after = Busy, true, retryAfter(resp.Header.Get("Retry-After"))
	case status >= 300 && status < 400:
		elsewhere := e.quote([]byte(resp.Header.Get("Location")))
		f.Kind, f.Message = Nonsense, fmt.Sprintf("the server answered %d with a redirect: %s", status, elsewhere)
	default:
		f.Kind = Refused
		if strings.HasPrefix(s.code, "unsupported_") || strings.HasPrefix(s.message, "Unrecognized request argument") {
			f.param = s.param
		}
	}
	return e.fail(f)
}

// retryAfter reads the header of that name: seconds or a date (RFC 9110, section 10.2.3).
func retryAfter(header string) time.Duration {
	if seconds, err := strconv.Atoi(header); err == nil {
		return time.Duration(min(seconds, 1<<30)) * time.Second
	}
	if at, err := http.ParseTime(header); err == nil {
		return time.Until(at)
	}
	return 0
}

// quote shows the beginning of what is not understood.
func (e *Engine) quote(text []byte) string {
	s := e.scrub(strings.Join(strings.Fields(strings.ToValidUTF8(string(text), "\uFFFD")), " "))
	if s == "" {
		return "nothing"
	}
	return strconv.Quote(clip(s, 160))
}

// clip shortens text to as many characters.
func clip(text string, most int) string {
	if utf8.RuneCountInString(text) > most {
		return string([]rune(text)[:most]) + "…"
	}
	return text
}

// scrub takes the key out of what a server says: some repeat it.
func (e *Engine) scrub(text string) string {
	if e.o.Key == "" {
		return text
	}
	return strings.ReplaceAll(text, e.o.Key, "(the key)")
}

// What no server has a reason to send.
var (
	errLine    = fmt.Errorf("a line of more than %d MiB", maxLine>>20)
	errEndless = fmt.Errorf("more than %d MiB without an end", maxStream>>20)
)

// broken is the error of an answer that could not be read to its end.
func broken(err error) *Error {
	if errors.Is(err, errLine) || errors.Is(err, errEndless) {
		return &Error{Kind: Nonsense, Message: "the server sends " + err.Error()}
	}
	what := err.Error()
	if errors.Is(err, io.ErrUnexpectedEOF) {
		what = "the connection was closed"
	}
	return &Error{Kind: Dropped, Message: "the answer broke off: " + what}
}
