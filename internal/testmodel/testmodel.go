// Package testmodel has the engines that the tests of several packages ask.
package testmodel

import (
	"testing"

	"github.com/sqlagent/sqlagent/llm"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/llm/script"
	"github.com/sqlagent/sqlagent/model/gemm"
)

// Nano is the embedded model.
func Nano(t testing.TB) llm.Engine {
	t.Helper()
	e, err := llmopen.Open(t.Context(), llmopen.Options{Sessions: 8})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

// OneThread has one thread compute, for a TestMain: the policies that tests train are so small that a second one mostly
// waits for the first, awake, on a processor that another package's tests could have. Package model's tests compute by
// several.
func OneThread() { gemm.Bound(1) }

// Says is an engine that writes the same turns, of the protocol skyrl, in each session.
func Says(turns ...string) llm.Engine {
	e := &script.Engine{Protocol: "skyrl"}
	for _, text := range turns {
		e.Turns = append(e.Turns, llm.Turn{Text: text})
	}
	return e
}

// Uncalibrated is an engine whose weights were trained here and never calibrated.
func Uncalibrated(e llm.Engine) llm.Engine { return uncalibrated{e} }

type uncalibrated struct{ llm.Engine }

func (e uncalibrated) Info() llm.Info {
	info := e.Engine.Info()
	info.Voting = &llm.Voting{Votes: 1}
	return info
}
