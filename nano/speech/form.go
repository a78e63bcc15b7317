package speech

import (
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/pointer"
)

// form is a query over the pointers of a prompt. It is an agent.Form.
type form struct {
	prompt  *pointer.Prompt
	tokens  []pointer.Token
	assumed []string
}

// Weight is agent.Form's.
func (f *form) Weight(r *database.Result) float64 { return f.prompt.Weight(f.tokens, result.Zero(r)) }

// Settled is agent.Form's.
func (f *form) Settled() bool { return !pointer.AtFault(f.prompt.Review(f.tokens)) }

// Doubts is agent.Form's.
func (f *form) Doubts(r *database.Result) []string { return f.prompt.Doubts(f.tokens, result.Zero(r)) }

// Assumed is agent.Form's.
func (f *form) Assumed() []string { return f.assumed }
