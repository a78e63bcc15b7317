package agent

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
)

// Failure is an error as people and programs get it: what happened, where, and what to do about it.
type Failure struct {
	// Kind says whose error it is. Of those that Ask returns:
	//
	//	usage        the question has no text, or a NUL
	//	no_answer    the model produced no query that runs
	//	refused      its answer would not only read
	//	database     it is unreachable, not a database, or has no tables
	//	model        it cannot be used, its server fails, or its context is too small
	//	full         the conversation has no room for the question: begin a new one
	//	knowledge    a file of the team's knowledge has a mistake
	//	audit        a statement could not be recorded, so its result is withheld
	//	interrupted  the caller's context was cancelled
	//	timeout      the caller's context came to its deadline
	//	internal     anything else, a defect
	Kind    string `json:"kind"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
}

// Explain returns whose error an error of Ask is and what to do about it; nil where err is nil.
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
		fault *defect.Error
		team  *knowledge.FileError
	)
	silent := errors.As(err, &db) && db.Kind == database.Unreachable // whose cause may be a time that ran out
	switch {
	case errors.As(err, &fault): // of a database's error too
		f.Message = fault.Error()
	case errors.Is(err, context.Canceled):
		f.Kind, f.Message = "interrupted", "interrupted"
	case !silent && errors.Is(err, context.DeadlineExceeded):
		f.Kind, f.Message, f.Hint = "timeout", "no answer within the time limit", "allow more time, or use a faster model"
	case errors.Is(err, ErrNoQuestion), errors.Is(err, ErrNUL):
		f.Kind = "usage"
	case errors.As(err, &team):
		f.Kind, f.Hint = "knowledge", "correct that file"
	case errors.As(err, &kept):
		f.Kind = "audit"
		if kept.Unrecorded {
			f.Hint = "result withheld: the audit record could not be written; check the file with sqlagent audit verify"
		}
	case errors.As(err, &load):
		f.Kind, f.Hint = "model", load.Hint
	case errors.As(err, &ended):
		f.Kind, f.Hint = "full", "if the question refers to the last answer, pass that answer's SQL as knowledge"
	case errors.As(err, &room):
		f.Kind = "model"
		f.Hint = fmt.Sprintf("at least %d tokens are needed: raise --context if it is set, shorten the question, "+
			"or use a model with a larger context", room.Need)
	case errors.As(err, &held), errors.As(err, &token), errors.Is(err, llm.ErrClosed):
		f.Kind = "model"
	case errors.As(err, &none):
		f.Kind = "no_answer"
		f.Hint = "ask for one thing, in the database's own words, or use a larger model (--model)"
		var thought *ThinkingError
		if a := none.Answer; none.NoQuestion {
			f.Hint = "ask about its rows, such as: How many … are there?"
		} else if errors.As(err, &thought) {
			f.Hint = "turn off its reasoning (llama-server: --reasoning-budget 0), or raise --turn-tokens or the server's own limit"
		} else if a != nil && a.Model.Engine == "openai" && a.Model.Protocol == "" && a.Protocol == Standard {
			f.Hint = "the server does not report which protocol its model was trained on, so " + Standard +
				" was used: set --protocol. Or " + f.Hint
		}
	case errors.As(err, &db):
		f.Hint = db.Advice()
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
