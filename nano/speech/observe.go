package speech

import (
	"errors"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/review"
)

// countedRows is how many rows of a candidate's result are distinguished.
const countedRows = 1000

// Observe is agent.Dialogue's: what came of a candidate, in a few words.
func (d *dialogue) Observe(o *agent.Observation) (m llm.Message, shown string) {
	tokens := observed(o)
	pieces := make([]llm.Piece, len(tokens))
	for i, token := range tokens {
		pieces[i] = llm.Piece{Token: token.Name()}
	}
	return llm.Message{Role: llm.User, Pieces: pieces}, described(d.prompt, tokens)
}

// described are the words of an observation for people: "2 to 5 rows of 1 column; without 'Genoa'".
func described(p *form.Prompt, observation []form.Token) string {
	var said []string
	add := func(format string, args ...any) { said = append(said, fmt.Sprintf(format, args...)) }
	for i := 0; i < len(observation); i++ {
		token := observation[i]
		following := ""
		if i+1 < len(observation) {
			following = p.Words(observation[i+1 : i+2])
		}
		class, n := token.Pointer()
		switch {
		case token == form.Observation:
		case token == form.Not:
			add("without %s", following)
			i++
		case token == form.Nulls:
			add("no value")
		case token == form.Zero:
			add("the number 0")
		case token == form.Again:
			add("as before")
		case class == 'n':
			said[len(said)-1] += fmt.Sprintf(" of %s", plain.Count(n, "column"))
		case class != 0:
			said[len(said)-1] += " " + p.Words(observation[i:i+1])
		default:
			if rows, ok := form.RowsOf(token); ok {
				add("%s", rows)
			} else {
				add("%s", strings.NewReplacer("_", " ", "-", " ").Replace(string(token)))
			}
		}
	}
	return strings.Join(said, "; ")
}

// observed are the words of an observation.
func observed(o *agent.Observation) []form.Token {
	switch {
	case o.Malformed != "":
		return form.ObserveFailure(form.Malformed)
	case o.Judged:
		tokens := []form.Token{form.Observation}
		for _, tag := range o.Tags {
			tokens = append(tokens, form.Diagnosis(tag))
		}
		return tokens
	case o.Err == nil && o.Repeats > 0:
		return form.ObserveRepeat()
	}
	tokens := Observation(o.Result, o.Err)
	if f, ok := o.Form.(*query); ok {
		tokens = append(tokens, review.ObserveFaults(f.review())...)
	}
	return tokens
}

// Observation is what the model sees of a candidate's result, or of its error.
func Observation(r *database.Result, err error) []form.Token {
	if err != nil {
		return form.ObserveFailure(failure(err))
	}
	return form.Observe(min(len(r.Rows), countedRows), len(r.Columns), result.Empty(r), result.Zero(r))
}

// failure is the word for an error of the database.
func failure(err error) form.Failure {
	var e *database.Error
	switch {
	case !errors.As(err, &e):
		return form.Failed
	case e.Kind == database.OverLimit:
		return form.FailedLimit
	case e.Kind == database.Refused:
		return form.Refused
	}
	switch e.Cause {
	case database.UnknownTable, database.UnknownColumn, database.UnknownFunction, database.UnknownName:
		return form.FailedName
	case database.WrongType, database.WrongValue:
		return form.FailedType
	}
	return form.Failed
}
