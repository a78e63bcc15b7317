package agent

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/llm"
)

// Failure is an error as people and programs get it: what happened, where, and what to do about it.
type Failure struct {
	// Kind says whose error it is. Of those that Ask returns:
	//
	//	usage        the question has no text
	//	no_answer    the model came to no answer that runs
	//	refused      its answer would not only read
	//	database     it cannot be reached, is none, or has no tables
	//	model        it cannot be used, its server fails, or its context is too small
	//	full         the conversation has no room for the question: begin a new one
	//	audit        a statement could not be recorded, so its result is not told
	//	interrupted  the caller's context was cancelled
	//	timeout      the caller's context came to its deadline
	//	internal     anything else, a defect
	Kind    string `json:"kind"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
}

// Explain says of an error of Ask whose it is and what to do about it; nil where err is nil.
func Explain(err error) *Failure {
	if err == nil {
		return nil
	}
	f := &Failure{Kind: "internal", Message: err.Error()}
	var (
		none  *NoAnswerError
		ended *FullError
		db    *database.Error
		load  *llm.LoadError
		room  *llm.ContextError
		held  *llm.ConstraintError
		token *llm.TokenError
		kept  *audit.Error
	)
	silent := errors.As(err, &db) && db.Kind == database.Unreachable // whose cause may be a time that ran out
	switch {
	case errors.Is(err, context.Canceled):
		f.Kind, f.Message = "interrupted", "interrupted"
	case !silent && errors.Is(err, context.DeadlineExceeded):
		f.Kind, f.Message, f.Hint = "timeout", "there was no answer in time", "allow more time, or use a faster model"
	case errors.Is(err, ErrNoQuestion):
		f.Kind = "usage"
	case errors.As(err, &kept):
		f.Kind, f.Hint = "audit", "nothing is told that could not be recorded; sqlagent audit verify reads a file to its end"
	case errors.As(err, &load):
		f.Kind, f.Hint = "model", load.Hint
	case errors.As(err, &ended):
		f.Kind, f.Hint = "full", "give it the last answer's SQL as knowledge, where the question refers to that"
	case errors.As(err, &room):
		f.Kind = "model"
		f.Hint = fmt.Sprintf("at least %d tokens are needed: raise --context if it is set, ask more briefly, "+
			"or use a model with a larger context", room.Need)
	case errors.As(err, &held), errors.As(err, &token), errors.Is(err, llm.ErrClosed):
		f.Kind = "model"
	case errors.As(err, &none):
		f.Kind = "no_answer"
		f.Hint = "ask for one thing, in the words that the database uses, or give a larger model with --model"
		var thought *ThinkingError
		if a := none.Answer; errors.As(err, &thought) {
			f.Hint = "turn its thinking off, as llama-server does with --reasoning-budget 0, or allow more: raise --turn-tokens, or what the server gives it"
		} else if a != nil && a.Model.Engine == "openai" && a.Model.Protocol == "" && a.Protocol == Standard {
			f.Hint = "the server does not say which protocol its model was trained on, and " + Standard +
				" was taken: name it with --protocol. Or " + f.Hint
		}
	case errors.As(err, &db):
		f.Hint = db.Hint
		switch db.Kind {
		case database.Refused:
			f.Kind = "refused"
		case database.Unreachable, database.NotDatabase, database.Empty:
			f.Kind = "database"
		case database.Cancelled:
			f.Kind, f.Message = "interrupted", "interrupted"
		default:
			f.Kind = "no_answer"
		}
	}
	return f
}
