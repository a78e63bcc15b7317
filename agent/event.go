package agent

import (
	"github.com/sqlagent/sqlagent/dialects/database"
)

// EventKind says what happened.
type EventKind string

const (
	EventKnowledge   EventKind = "knowledge"   // Used: what of the team's knowledge the question needs, before it is asked
	EventLeft        EventKind = "left"        // Text: what is left out, because masked values could not be searched: views, words of the question
	EventFocus       EventKind = "focus"       // the schema is too long for the model: it sees Shown of the Tables
	EventProfile     EventKind = "profile"     // the values of only Shown of the Tables could be looked at
	EventModel       EventKind = "model"       // Text: the name of another model, which is asked too
	EventPrompt      EventKind = "prompt"      // Prompt: the question in a form of its Speech's own, before it is asked
	EventTurn        EventKind = "turn"        // a turn begins
	EventText        EventKind = "text"        // Text: the next piece that the model wrote
	EventThought     EventKind = "thought"     // Text: what the turn thought, without its tags
	EventSQL         EventKind = "sql"         // SQL: an exploring query, before it runs; over pointers after it ran
	EventObservation EventKind = "observation" // Text: what the model sees; Result of a query that ran, Hint of one that failed
	EventError       EventKind = "error"       // Err: a query failed, or the model broke the format
	EventRepair      EventKind = "repair"      // Err: SQL was to be final and failed; the model may try again
	EventFinal       EventKind = "final"       // SQL and Result: the answer, or this vote's
	EventRevise      EventKind = "revise"      // the votes split: turns of a correction follow, which is none of them
	EventVotes       EventKind = "votes"       // Vote won, with SQL and Result; the greedy one, without Result, where none did
)

// Event is one thing that happened during Ask.
type Event struct {
	Kind     EventKind
	Question string // its ID
	Vote     int    // from 0, the greedy one; 0 where there are no several; that of a correction is Votes
	Votes    int    // how many there are; 0 where there are no several

	Turn   int // from 1
	Turns  int // the budget; a forced solution is turn Turns+1
	Text   string
	SQL    string
	Result *database.Result
	Err    error
	Hint   string // what to do about the error; the Text that the model sees may lack it

	Shown, Tables int // of EventFocus and EventProfile
	CutColumns    int // of EventFocus: of the tables that are shown, which the model does not see
	Used          []Used
	Prompt        any // of EventPrompt: the question in the form that its Speech gives it, for nano a *form.Prompt
}
