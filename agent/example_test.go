package agent_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/sample"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// Ask an SQLite file, here the built-in sample of a music shop, with the embedded model.
func Example() {
	ctx := context.Background()
	path, err := sample.Path(ctx)
	if err != nil {
		log.Fatal(err)
	}
	db, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		log.Fatal(err)
	}
	defer db.Close()
	engine, err := llmopen.Open(ctx, llmopen.Options{Embedded: weights.File})
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()

	a, err := agent.New(engine, db, agent.Options{})
	if err != nil {
		log.Fatal(err)
	}
	answer, err := a.Ask(ctx, agent.Question{Text: "How many customers are from Germany?"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Result.Columns, answer.Result.Rows)
	// Output:
	// [count(*)] [[38]]
}

// Ask PostgreSQL with a model on a server, within limits, and tell apart what may go wrong.
func Example_postgres() {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	db, err := open.Open(ctx, "postgres://reader@db.example.com/shop", open.Options{})
	if err != nil {
		log.Fatal(err)
	}
	defer db.Close()
	engine, err := llmopen.Open(ctx, llmopen.Options{
		BaseURL: "http://localhost:8080/v1", Model: "qwen2.5-coder-7b", KeyFile: "/run/secrets/llm",
	})
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()

	a, err := agent.New(engine, db, agent.Options{})
	if err != nil {
		log.Fatal(err)
	}
	answer, err := a.Ask(ctx, agent.Question{
		Text:      "What did premium customers spend last month?",
		Knowledge: "A premium customer has tier 'gold' or 'platinum'.",
		Limits:    database.Limits{Timeout: 5 * time.Second, Rows: 200},
	})
	var none *agent.NoAnswerError
	switch {
	case errors.As(err, &none):
		fmt.Println("the model found no answer:", none.Reason)
	case err != nil:
		log.Fatal(err)
	case answer.Unsure:
		fmt.Println("perhaps:", answer.SQL)
	default:
		fmt.Println(answer.Result.Columns, answer.Result.Rows)
	}
}

// Events tell what happens while it happens: show them to whoever waits.
func ExampleQuestion_events() {
	a, done := music()
	defer done()
	_, err := a.Ask(context.Background(), agent.Question{
		Text:  "What is the average salary of employees?",
		Votes: 1,
		Events: func(e agent.Event) {
			switch e.Kind {
			case agent.EventTurn:
				fmt.Printf("turn %d of %d\n", e.Turn, e.Turns)
			case agent.EventSQL: // a query that explores
				fmt.Println("looks:", e.SQL)
			case agent.EventFinal:
				fmt.Println("answers:", e.SQL)
			}
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	// Output:
	// turn 1 of 1
	// answers: SELECT avg(salary) FROM employee
}

// A conversation has before it what was said: its questions may refer to the answers before them.
func ExampleConversation() {
	a, done := music()
	defer done()
	ctx := context.Background()
	c, err := a.Open(ctx)
	if err != nil {
		log.Fatal(err)
	}
	defer c.Close()
	for _, text := range []string{"How many customers are from Germany?", "How many customers are from Brazil?"} {
		answer, err := c.Ask(ctx, agent.Question{Text: text})
		var full *agent.FullError
		if errors.As(err, &full) { // no room for another question: begin a new conversation
			break
		}
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(answer.Result.Rows)
	}
	// Output:
	// [[38]]
	// [[12]]
}

// The guard judges statements without a model: DB.Query runs what only reads, and refuses the rest with a reason.
func Example_guard() {
	ctx := context.Background()
	path, err := sample.Path(ctx)
	if err != nil {
		log.Fatal(err)
	}
	db, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		log.Fatal(err)
	}
	defer db.Close()
	for _, sql := range []string{
		"SELECT count(*) FROM customer",
		"DELETE FROM customer",
		"SELECT name FROM costumer",
	} {
		result, err := db.Query(ctx, sql, database.Limits{Rows: 10})
		var e *database.Error
		switch {
		case err == nil:
			fmt.Println(result.Rows)
		case errors.As(err, &e):
			fmt.Printf("%s: %s\n", e.Kind, e.Message)
		}
	}
	// Output:
	// [[180]]
	// refused: DELETE is not a query: only one SELECT that reads (WITH is fine) is allowed
	// sql: no such table: costumer
}

// An Answer as JSON is its Report: one program sends it, another reads it.
func ExampleReport() {
	a, done := music()
	defer done()
	answer, err := a.Ask(context.Background(), agent.Question{Text: "How many customers are from Germany?"})
	text, jsonErr := json.Marshal(answer.Report(err)) // with the error, where there is one
	if jsonErr != nil {
		log.Fatal(jsonErr)
	}

	var r agent.Report
	if err := json.Unmarshal(text, &r); err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Error == nil, r.Columns, r.Rows)
	// Output:
	// true [count(*)] [[38]]
}

// music is an agent that asks the sample with the embedded model.
func music() (a *agent.Agent, done func()) {
	ctx := context.Background()
	path, err := sample.Path(ctx)
	if err != nil {
		log.Fatal(err)
	}
	db, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		log.Fatal(err)
	}
	engine, err := llmopen.Open(ctx, llmopen.Options{Embedded: weights.File})
	if err != nil {
		log.Fatal(err)
	}
	if a, err = agent.New(engine, db, agent.Options{}); err != nil {
		log.Fatal(err)
	}
	return a, func() {
		engine.Close()
		db.Close()
	}
}
