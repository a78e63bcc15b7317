package nightly

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model/huggingface"
	"github.com/sqlagent/sqlagent/nano/speech"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

const plainFile = "plain.gguf" // before votes are calibrated

// export writes the night's weights as they would answer: what is measured after this stage is what is promoted.
func (n *Night) export(context.Context) (string, error) {
	f, err := gguf.Open(n.current())
	if err != nil {
		return "", err
	}
	defer f.Close()
	info := trainer.ExportInfo{
		Name: n.Recipe.Name, Protocol: n.Recipe.Protocol, License: n.Recipe.Weights.Licence,
		Description: fmt.Sprintf("night %d of `sqltrain nightly`, from version %s", n.state.Night, n.state.Current),
	}
	if info.License == "" {
		info.License, _ = f.Meta.String("general.license")
	}
	if tokens, ok := f.Meta.Uint(card.TrainedTokens); ok {
		info.Tokens = int64(tokens)
	}
	info.Base = huggingface.Base(f.Meta)
	if err := n.trained(n.path(plainFile), info); err != nil {
		return "", err
	}
	return fmt.Sprintf("%s, matrices as %s", n.path(plainFile), n.Recipe.Weights.Type), nil
}

// calibrate measures what the agreement of votes is worth in the night's weights, on questions of their own. Where
// there are too few, as many votes are asked as before, and nothing is said of their worth, so that all answers are
// unsure: the old figures are of other weights.
func (n *Night) calibrate(ctx context.Context) (string, error) {
	f, err := gguf.Open(n.path(plainFile))
	if err != nil {
		return "", err
	}
	defer f.Close()
	voting, says, err := n.voting(ctx)
	if err != nil {
		return "", err
	}
	if voting != nil {
		card.Write(&f.Meta, *voting)
	}
	return says, gguf.Write(n.path(modelFile), f.Meta, f.Tensors)
}

// voting is what the file is to say of votes; nil: nothing.
func (n *Night) voting(ctx context.Context) (*llm.Voting, string, error) {
	before, err := n.votesBefore()
	if err != nil {
		return nil, "", err
	}
	if n.Recipe.Protocol != speech.Name {
		return before, "votes are calibrated over pointers alone: every answer is unsure", nil
	}
	problems, err := n.calibration()
	if err != nil || len(problems) == 0 {
		return before, "no question is there to calibrate on: as many votes as before, and every answer is unsure", err
	}
	outcomes, err := n.answers(ctx, "calibration", n.path(plainFile), problems, n.Recipe.Promote.Votes)
	if err != nil {
		return nil, "", err
	}
	v, err := eval.Calibrate(outcomes, n.Recipe.Promote.Wrong)
	switch {
	case errors.Is(err, eval.ErrFewAnswers):
		return before, fmt.Sprintf("%d questions: %v; as many votes as before, and every answer is unsure", len(problems), err), nil
	case err != nil:
		return nil, "", err
	}
	return &v, fmt.Sprintf("%d votes on %d questions; unsure below a confidence of %.2f", v.Votes, len(problems), v.MinConfidence), nil
}

// lists reports whether the current weights read lists of values.
func (n *Night) lists() (bool, error) {
	f, err := gguf.Open(n.current())
	if err != nil {
		return false, err
	}
	defer f.Close()
	var info llm.Info
	err = card.Read(f.Meta, &info)
	return info.Lists, err
}

// votesBefore is how often the current weights are asked; nil where their file does not say.
func (n *Night) votesBefore() (*llm.Voting, error) {
	f, err := gguf.Open(n.current())
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var info llm.Info
	if err := card.Read(f.Meta, &info); err != nil || info.Voting == nil {
		return nil, err
	}
	return &llm.Voting{Votes: info.Voting.Votes}, nil
}

// calibration are the questions to calibrate on: those of the pairs that are kept apart for it, and the recipe's suite,
// both without what is measured on.
func (n *Night) calibration() ([]eval.Problem, error) {
	own, err := n.suite(n.state.Calibration)
	if err != nil {
		return nil, err
	}
	measured, err := n.suite(n.state.HeldOut)
	if err != nil {
		return nil, err
	}
	var problems []eval.Problem
	for _, p := range own {
		problems = append(problems, p.Problem)
	}
	if path := n.Recipe.Data.Calibration; path != "" {
		more, err := eval.ReadSuite(path, "")
		if err != nil {
			return nil, err
		}
		problems = append(problems, more...)
	}
	return slices.DeleteFunc(problems, pairs.NewHeld(measured...).Holds), nil
}
