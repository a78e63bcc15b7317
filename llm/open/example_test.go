package open_test

import (
	"context"
	"fmt"
	"log"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// The embedded model, and a grammar that a turn can be held to with Sampling.Constraint.
func ExampleOpen() {
	ctx := context.Background()
	engine, err := open.Open(ctx, open.Options{Embedded: weights.File})
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()
	yesOrNo, err := grammar.New(grammar.Rule{
		Name: "root", Expr: grammar.Alternatives(grammar.Literal("yes"), grammar.Literal("no")),
	})
	if err != nil {
		log.Fatal(err)
	}
	sampling := llm.Sampling{Temperature: 0.8, Constraint: yesOrNo}
	fmt.Print(engine.Info().Engine, "\n", sampling.Constraint.Text())
	// Output:
	// native
	// root ::= "yes" | "no"
}
