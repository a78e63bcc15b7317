package nightly

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

const (
	resultFile = "result.json" // of a night: what promotion goes by
	sessions   = 8             // questions that are asked at the same time
)

// Result compares a night's weights with others, on the questions that are held out.
type Result struct {
	Current  eval.Baseline `json:"current"`  // the weights that answer
	Baseline eval.Baseline `json:"baseline"` // the recipe's
}

// evaluate asks the night's weights, the current ones and the baseline the questions that are held out, greedily.
func (n *Night) evaluate(ctx context.Context) (string, error) {
	held, err := n.suite(n.state.HeldOut)
	if err != nil {
		return "", err
	}
	problems := make([]eval.Problem, len(held))
	for i, p := range held {
		problems[i] = p.Problem
	}
	mine, err := n.answers(ctx, "candidate", n.path(modelFile), problems, 1)
	if err != nil {
		return "", err
	}
	compare := func(name, model string) (eval.Baseline, error) {
		theirs, err := n.answers(ctx, name, model, problems, 1)
		if err != nil {
			return eval.Baseline{}, err
		}
		report := eval.NewReport(mine)
		report.Compare(theirs, 0)
		return *report.Baseline, nil
	}
	var r Result
	if r.Current, err = compare("current", n.current()); err != nil {
		return "", err
	}
	current, err := sum(n.current())
	if err != nil {
		return "", err
	}
	if r.Baseline = r.Current; current != n.state.Baseline.SHA256 { // until a night is promoted they are one file
		if r.Baseline, err = compare("baseline", n.Recipe.Weights.Baseline); err != nil {
			return "", err
		}
	}
	text, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("current %s; baseline %s", said(r.Current), said(r.Baseline)), writeFile(n.path(resultFile), append(text, '\n'))
}

// pinBaseline holds the recipe's baseline against that of the nights before. One that changed unseen, as "nano" does
// with the program, would let small losses add up. A recipe that names another one means to.
func (n *Night) pinBaseline() error {
	hash, err := sum(n.Recipe.Weights.Baseline)
	if err != nil {
		return fmt.Errorf("weights.baseline: %w", err)
	}
	was, is := n.state.Baseline, Baseline{n.Recipe.Weights.Baseline, hash}
	if was.Weights == is.Weights && was.SHA256 != is.SHA256 {
		return &BaselineError{was, is.SHA256, filepath.Join(n.Dir, StateFile)}
	}
	n.state.Baseline = is
	return nil
}

// sum is the SHA-256 of weights, however their file is laid out.
func sum(weights string) (string, error) {
	f, err := trainer.OpenGGUF(weights)
	if err != nil {
		return "", err
	}
	defer f.Close()
	hash := sha256.New()
	err = gguf.Encode(hash, f.Meta, f.Tensors)
	return hex.EncodeToString(hash.Sum(nil)), err
}

// said is a comparison in words.
func said(b eval.Baseline) string {
	return fmt.Sprintf("%.1f%% to %.1f%% of %d questions (%+.1f points, 95%% interval %+.1f to %+.1f)",
		100*b.A, 100*b.B, b.Problems, 100*b.Difference, 100*b.Low, 100*b.High)
}

// answers asks a model questions, and keeps what came of it under a name: a stage that goes on does not ask again,
// unless on another device, whose sums are others.
func (n *Night) answers(ctx context.Context, name, model string, problems []eval.Problem, votes int) ([]eval.Outcome, error) {
	path := n.path(fmt.Sprintf("outcomes-%s-%s.jsonl", name, n.Device.Name))
	if outcomes, err := eval.ReadOutcomes(path); !errors.Is(err, fs.ErrNotExist) {
		return outcomes, err
	}
	engine, err := n.open(model)
	if err != nil {
		return nil, err
	}
	defer engine.Close()
	p, _ := protocols.Lookup(n.Recipe.Protocol)
	var databases reward.Databases
	defer databases.Close()
	outcomes := make([]eval.Outcome, len(problems))
	var asking errgroup.Group
	asking.SetLimit(sessions)
	away := make([]bool, len(problems))
	for i, problem := range problems {
		asking.Go(func() (err error) {
			outcomes[i], err = n.judge(ctx, engine, &databases, p, problem, votes)
			if away[i] = isAway(err); away[i] && slices.Contains(n.state.Away, open.Redact(problem.DB)) {
				outcomes[i], err = skipped(problem, err), nil
			}
			return err
		})
	}
	err = asking.Wait()
	for i, problem := range problems {
		name := open.Redact(problem.DB)
		n.state.Away = slices.DeleteFunc(n.state.Away, func(other string) bool { return other == name })
		if away[i] {
			n.state.Away = append(n.state.Away, name)
		}
	}
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := jsonl.Write(&text, outcomes...); err != nil {
		return nil, err
	}
	return outcomes, writeFile(path, text.Bytes())
}

// isAway distinguishes a server that nobody can ask now from a file that is gone, which stays so.
func isAway(err error) bool {
	var failed *database.Error
	return errors.As(err, &failed) && failed.Kind == database.Unreachable && !errors.Is(err, fs.ErrNotExist)
}

func skipped(problem eval.Problem, err error) eval.Outcome {
	return eval.Outcome{Problem: problem, Attempt: eval.Attempt{Verdict: eval.Skipped, Error: err.Error()}}
}

// judge asks one question. Errors are those of eval.Ask and eval.Grade: a device that failed is no wrong answer, nor is
// a server that is away.
func (n *Night) judge(ctx context.Context, engine llm.Engine, databases *reward.Databases, p agent.Protocol,
	problem eval.Problem, votes int) (eval.Outcome, error) {
	db, err := databases.Open(ctx, problem.DB)
	var a *agent.Agent
	if err == nil {
		a, err = agent.New(engine, db, agent.Options{Protocol: p, Profile: &database.ProfileOptions{Steps: database.ProfileSteps}})
	}
	if isAway(err) {
		return eval.Outcome{}, err
	}
	if err != nil {
		return skipped(problem, err), ctx.Err()
	}
	q := problem.Asked()
	q.Now, q.Votes, q.MinConfidence, q.Limits = trainer.Clock, votes, -1, database.Limits{Steps: n.Recipe.Data.SQLSteps}
	attempt, err := eval.Ask(ctx, a, q)
	if err != nil {
		return eval.Outcome{}, err
	}
	return eval.Grade(ctx, db, problem, eval.Graders["strict"], []eval.Attempt{attempt})
}
