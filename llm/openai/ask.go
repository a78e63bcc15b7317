package openai

import (
	"context"
	"errors"
	"io"
	"net/http"
	"slices"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/text"
)

// maxStops is how many stop strings the API takes. Those beyond are only looked for here.
const maxStops = 4

// query is what one turn asks.
type query struct {
	messages []message
	sampling llm.Sampling
	stop     []string
	most     int // tokens to generate; 0: as the server likes
	stream   bool
}

// reply is one turn's answer.
type reply struct {
	text              string
	finish            llm.Finish
	prompt, generated int // tokens; prompt is 0 where the server does not count
}

// ask has a query answered, and puts it another way where the server takes it only so.
func (e *Engine) ask(ctx context.Context, q *query) (reply, error) {
	for {
		body := e.body(q)
		r, err := e.chat(ctx, q, body)
		var f *Error
		if err == nil || !errors.As(err, &f) {
			return r, err
		}
		switch {
		case body[f.param] != nil && e.reject(f.param):
		case f.tooLong && f.prompt > 0 && f.prompt < f.context && (q.most == 0 || q.most > f.context-f.prompt):
			q.most = f.context - f.prompt // some count what may be generated against the context
		case f.Kind == Dropped && f.empty && q.stream:
			q.stream = false // llama-cpp-python's server reports an error only if no stream was asked for
		case f.tooLong && f.prompt > 0 && f.context > 0:
			return reply{}, e.tooLong(max(f.prompt, f.context+1), f.context, "")
		case f.tooLong:
			return reply{}, e.tooLong(f.prompt, f.context, f.Message)
		case f.noModel:
			models, listErr := e.models(ctx)
			if listErr == nil && !slices.ContainsFunc(models, func(m listed) bool { return m.is(e.info.Name) }) {
				err = e.unknownModel(f.Status, models)
			}
			return reply{}, err
		default:
			return reply{}, err
		}
	}
}

// reject notes a field that the model does not take, and reports whether requests can do without it.
func (e *Engine) reject(field string) bool {
	switch field {
	case "temperature", "top_p", "top_k", "min_p", "seed", "stop", "max_tokens", "stream_options":
	default:
		return false
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.rejected[field] = true
	return true
}

// body is the request as JSON wants it.
func (e *Engine) body(q *query) map[string]any {
	o := q.sampling
	body := map[string]any{"model": e.info.Name, "messages": q.messages, "temperature": o.Temperature}
	if o.TopP > 0 && o.TopP < 1 {
		body["top_p"] = o.TopP
	}
	if o.TopK > 0 { // top_k and min_p are not OpenAI's, but most servers'
		body["top_k"] = o.TopK
	}
	if o.MinP > 0 {
		body["min_p"] = o.MinP
	}
	if o.Temperature > 0 {
		body["seed"] = (o.Seed ^ o.Seed>>32) & 0x7fffffff // some take 31 bits only
	}
	if q.most > 0 {
		body["max_tokens"] = q.most
	}
	if len(q.stop) > 0 {
		body["stop"] = q.stop[:min(maxStops, len(q.stop))]
	}
	if q.stream {
		body["stream"] = true
		body["stream_options"] = map[string]bool{"include_usage": true}
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	for field := range e.rejected {
		if field == "max_tokens" && q.most > 0 {
			body["max_completion_tokens"] = q.most // the newer name
		}
		delete(body, field)
	}
	return body
}

// chat sends the query's body and reads the answer.
func (e *Engine) chat(ctx context.Context, q *query, body map[string]any) (r reply, err error) {
	err = e.send(ctx, http.MethodPost, "chat/completions", body, func(resp *http.Response, sent io.Reader) error {
		a := &answer{engine: e, resp: resp, out: text.Stream{Stop: q.stop, Emit: q.sampling.OnText}}
		if err := a.read(sent); err != nil {
			return err
		}
		r, err = a.reply(q.most)
		return err
	})
	return r, err
}
