// Package testmodel has the engines that the tests of several packages ask.
package testmodel

import (
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// Nano is the embedded model.
func Nano(t testing.TB) llm.Engine {
	t.Helper()
	e, err := llmopen.Open(t.Context(), llmopen.Options{Embedded: weights.File, Sessions: 8})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

// Says is an engine that writes the same turns, of the protocol skyrl, in each session.
func Says(turns ...string) llm.Engine {
	e := &script.Engine{Protocol: "skyrl"}
	for _, text := range turns {
		e.Turns = append(e.Turns, llm.Turn{Text: text})
	}
	return e
}
