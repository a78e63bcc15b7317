package agent

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/agent/intent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// typed answers what a person typed and is no question: the reading that was chosen runs, and SQL as it is where it
// may, a wish to change the database is refused, a greeting gets what can be asked, "describe orders" the columns. No
// model is asked. Without an error and without an Answer it is a question.
func (c *Conversation) typed(ctx context.Context, q *Question) (*Answer, error) {
	if q.Chosen != nil {
		return c.run(ctx, q, q.Chosen.SQL)
	}
	switch intent.Of(q.Text, c.whole) {
	case intent.Query:
		if !q.SQL {
			return c.agent.newAnswer(q), &database.Error{Kind: database.Refused, Message: "SQL is not run where questions are asked", Hint: "ask in words"}
		}
		return c.run(ctx, q, q.Text)
	case intent.Write:
		return c.agent.newAnswer(q), &database.Error{Kind: database.Refused, Message: "this would change the database, which is only read",
			Hint: "ask what is in it; change it with the database's own client"}
	case intent.Greeting:
		a := c.agent.newAnswer(q)
		return a, &NoAnswerError{Reason: "that is no question about the database, which has " + c.tables(), Answer: a, NoQuestion: true}
	case intent.Schema:
		a := c.agent.newAnswer(q)
		if !q.Schema {
			return a, &NoAnswerError{Reason: "that asks for the schema of the database, which has " + c.tables(), Answer: a, NoQuestion: true}
		}
		table, _ := intent.Table(q.Text, c.whole)
		return a, &NoAnswerError{Reason: "that asks for the schema: " + c.shape(table), Answer: a, NoQuestion: true, Schema: &table}
	}
	return nil, nil
}

// run answers with the rows of a query that a person wrote or chose.
func (c *Conversation) run(ctx context.Context, q *Question, sql string) (*Answer, error) {
	asked := *q
	asked.Votes = 1
	t := c.attempt(c.hearing(&asked), nil, 0, nil)
	turn := t.begin()
	turn.SQL, turn.Final = sql, true
	t.answer.Typed, t.answer.Chosen = q.Chosen == nil, q.Chosen
	return t.answer, t.commit(ctx, Step{SQL: sql, Move: Commit})
}

// tables names the first tables.
func (c *Conversation) tables() string { return some(5, "tables", c.whole.TableNames()) }

// shape names the columns of a table with their types, or where that is "" the tables.
func (c *Conversation) shape(table string) string {
	if table == "" {
		return "the database has " + some(40, "tables", c.whole.TableNames())
	}
	var columns []string
	for _, t := range c.whole.Tables {
		if t.Name == table {
			for _, column := range t.Columns {
				columns = append(columns, strings.TrimSpace(column.Name+" "+column.Type))
			}
		}
	}
	return table + " has " + some(40, "columns", columns)
}

// some are the first names of a list.
func some(n int, of string, names []string) string {
	if left := len(names) - n; left > 0 {
		return fmt.Sprintf("%s and %d more %s", strings.Join(names[:n], ", "), left, of)
	}
	return "the " + of + " " + strings.Join(names, ", ")
}
