package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/dialects/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
)

var evalCommand = &cli.Command{
	Name:      "eval",
	Usage:     "measure a model on a suite of questions with gold SQL",
	ArgsUsage: "SUITE.jsonl",
	Description: "Each line of the suite is {\"db\", \"question\", \"gold\"}, and optionally \"knowledge\", \"family\". An answer is right\n" +
		"when its rows are gold's: as a multiset, in gold's order where gold orders. One JSON line a problem goes to stdout,\n" +
		"a table of what was attempted, right, wrong, failed and skipped to stderr.",
	Flags: []cli.Flag{
		modelFlag,
		&cli.StringFlag{Name: "protocol", Usage: "`NAME` of the agent protocol (default: the model's own)"},
		&cli.IntFlag{Name: "sessions", Value: 8, Usage: "questions asked at the same time"},
		&cli.IntFlag{Name: "limit", Usage: "only the first `N` problems"},
	},
	Action: runEval,
}

func runEval(c *cli.Context) error {
	if c.NArg() != 1 {
		return usageError{fmt.Errorf("give one suite: sqlagent eval SUITE.jsonl")}
	}
	if c.Int("sessions") < 1 {
		return usageError{fmt.Errorf("--sessions must be positive")}
	}
	problems, err := eval.ReadSuite(c.Args().First())
	if err != nil {
		return usageError{err}
	}
	if n := c.Int("limit"); n > 0 && n < len(problems) {
		problems = problems[:n]
	}
	var opts []agent.Option
	if name := c.String("protocol"); name != "" {
		p, ok := agent.Lookup(name)
		if !ok {
			return usageError{fmt.Errorf("--protocol %q is unknown", name)}
		}
		opts = append(opts, agent.WithProtocol(p))
	}
	engine, err := openEngine(c.String("model"), c.Int("sessions"))
	if err != nil {
		return err
	}
	defer engine.Close()

	outcomes := make([]eval.Outcome, len(problems))
	failures := make([]error, len(problems))
	bar := progress.New(os.Stderr, "eval", 0)
	next := make(chan int)
	var done, right int
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range c.Int("sessions") {
		wg.Go(func() {
			for i := range next {
				outcomes[i], failures[i] = judge(c, engine, problems[i], opts)
				mu.Lock()
				done++
				if outcomes[i].Verdict == eval.Right {
					right++
				}
				bar.Set(done, len(problems), fmt.Sprintf("%d right", right))
				mu.Unlock()
			}
		})
	}
	for i := range problems {
		if c.Context.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	wg.Wait()
	if err := c.Context.Err(); err != nil {
		return err
	}
	for _, err := range failures {
		if err != nil {
			return err
		}
	}
	enc := json.NewEncoder(c.App.Writer)
	enc.SetEscapeHTML(false)
	for _, o := range outcomes {
		if err := enc.Encode(o); err != nil {
			return err
		}
	}
	_, err = io.WriteString(c.App.ErrWriter, eval.NewReport(outcomes).Markdown())
	return err
}

func judge(c *cli.Context, engine llm.Engine, p eval.Problem, opts []agent.Option) (eval.Outcome, error) {
	skipped := eval.Outcome{Problem: p, Verdict: eval.Skipped}
	db, err := open.Open(c.Context, "sqlite:"+p.DB, open.Options{})
	if err != nil {
		skipped.Error = err.Error()
		return skipped, c.Context.Err()
	}
	defer db.Close()
	a, err := agent.New(engine, db, append([]agent.Option{agent.WithKnowledge(p.Knowledge)}, opts...)...)
	if err != nil {
		return skipped, err
	}
	return eval.Judge(c.Context, a, db, p)
}
