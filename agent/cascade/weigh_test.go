package cascade

import (
	"errors"
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
)

// What a calibrated larger model says of itself decides, more where nano came to the same answer, less where it came to
// another one, and nano's own stays where the larger one is less likely.
func TestWeighMeasured(t *testing.T) {
	of := func(name string, n int64, confidence float64, calibrated bool) *agent.Answer {
		return &agent.Answer{
			Model: llm.Info{Name: name}, SQL: name, Result: &database.Result{Columns: []string{"n"}, Rows: [][]database.Value{{n}}},
			Votes: 6, Agree: 4, Confidence: confidence, Calibrated: calibrated,
		}
	}
	doubtful := of("coder", 7, 0.8, true)
	doubtful.Unsure = true
	none := &agent.NoAnswerError{Reason: "no table"}
	for _, c := range []struct {
		name          string
		first, second *agent.Answer
		firstErr      error
		model         string
		confidence    float64
		agrees        bool
	}{
		{"both came to it", of("nano", 7, 0.5, true), of("coder", 7, 0.95, true), nil, "coder", 0.95 * 1.5 / (0.95*1.5 + 0.05), true},
		{"both came to it, with doubts", of("nano", 7, 0.5, true), doubtful, nil, "coder", 0.8 * 1.5 / (0.8*1.5 + 0.2), true},
		{"another result", of("nano", 7, 0.5, true), of("coder", 8, 0.95, true), nil, "coder", 0.95 * 0.5 / (0.95*0.5 + 0.05), false},
		{"another result, and less likely", of("nano", 7, 0.5, true), of("coder", 8, 0.8, true), nil, "coder", 0.8 * 0.5 / (0.8*0.5 + 0.2), false},
		{"nano's, which is likelier still", of("nano", 7, 0.8, true), of("coder", 8, 0.3, true), nil, "nano", 0.8 * 0.15 / (0.8*0.15 + 0.2), false},
		{"nano has none", &agent.Answer{Model: llm.Info{Name: "nano"}}, of("coder", 8, 0.9, true), none, "coder", 0.9 * 0.5 / (0.9*0.5 + 0.1), false},
		{"not measured", of("nano", 7, 0.5, true), of("coder", 7, 0.95, false), nil, "nano", 0.5 * 8 / (0.5*8 + 0.5), true},
	} {
		c.first.Unsure = true
		both := opinions{c.first, c.second, c.firstErr, nil}
		answer, err := both.weigh(0.83, 0)
		if err != nil || answer.Model.Name != c.model || math.Abs(answer.Confidence-c.confidence) > 1e-9 || answer.Unsure != (c.confidence < 0.83) || answer.Asked[1].Agrees != c.agrees {
			t.Errorf("%s: %s with %v, unsure %v, asked %+v, %v", c.name, answer.Model.Name, answer.Confidence, answer.Unsure, answer.Asked, err)
		}
	}
	unmeasured := of("coder", 7, 0.95, true)
	unmeasured.Uncalibrated = true // of follow-ups, for one
	unsure := of("nano", 7, 0.5, true)
	unsure.Unsure = true
	followed := opinions{unsure, unmeasured, nil, nil}
	if answer, err := followed.weigh(0.83, 0); err != nil || !answer.Unsure || !answer.Uncalibrated {
		t.Errorf("the larger one was not measured here: unsure %v, %v", answer.Unsure, err)
	}
	both := opinions{unsure, &agent.Answer{}, nil, errors.New("gone")}
	if answer, err := both.weigh(0.83, 0); err != nil || answer.Model.Name != "nano" {
		t.Errorf("the larger one failed: %v, %v", answer.Model.Name, err)
	}
}
