package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// reportAnswers writes the areas on what a model answered, in a file that `sqlagent eval` wrote: each distinct query of
// a question, its samples among them, with gold; equal where its verdict is right.
func reportAnswers(ctx context.Context, out io.Writer, path string) error {
	outcomes, err := eval.ReadOutcomes(path)
	if err != nil {
		return err
	}
	pairs, databases, err := answered(ctx, outcomes)
	if err != nil {
		return err
	}
	right := len(examples(pairs, make([]float64, len(pairs)), isEqual))
	fmt.Fprintf(out, "%d distinct answers to %d questions on %d databases, %d of them right.\n",
		len(pairs), len(outcomes), databases, right)
	table(out, "measure", "area", "mean of the right", "of the wrong")
	for _, m := range append(slices.Clone(measures[:len(measures)-1]), measure{"AstPM, any match", anyMatch}) {
		scores, err := m.scores(pairs, relalg.DefaultWeights)
		if err != nil {
			return err
		}
		equal, other := examples(pairs, scores, isEqual), examples(pairs, scores, isMutation)
		fmt.Fprintf(out, "| %s | %s | %.3f | %.3f |\n", m.name, auc(equal, other, 1), meanScore(equal), meanScore(other))
	}
	return nil
}

func meanScore(es []example) float64 {
	sum := 0.0
	for _, e := range es {
		sum += e.score
	}
	return sum / float64(len(es))
}

// answered are the pairs of outcomes, and how many databases they are of.
func answered(ctx context.Context, outcomes []eval.Outcome) (pairs []pair, databases int, err error) {
	numbers, names := map[string]int{}, map[string]*pair{}
	seen := map[[3]string]bool{}
	for _, o := range outcomes {
		if o.Verdict == eval.Skipped {
			continue
		}
		if names[o.DB] == nil {
			db, err := open.Open(ctx, o.DB, open.Options{})
			if err != nil {
				return nil, 0, err
			}
			schema, err := db.Schema(ctx, database.SchemaOptions{})
			db.Close()
			if err != nil {
				return nil, 0, err
			}
			numbers[o.DB], names[o.DB] = len(numbers), &pair{names: schema}
		}
		for _, a := range append(slices.Clone(o.Samples), o.Attempt) {
			key := [3]string{o.DB, o.Gold, a.SQL}
			judged := a.Verdict == eval.Right || a.Verdict == eval.Wrong
			if _, err := parse.Parse(dialects.SQLite, o.Gold); err != nil || seen[key] || !judged {
				continue
			}
			seen[key] = true
			pairs = append(pairs, pair{kind: kind{name: "answer", equal: a.Verdict == eval.Right}, database: numbers[o.DB],
				gold: o.Gold, pred: a.SQL, names: names[o.DB].names, runs: true})
		}
	}
	return pairs, len(numbers), nil
}

// judgeAnswers makes pairs of what a model answered, equal where no copy of the database distinguishes them.
func (s *study) judgeAnswers(ctx context.Context, path string) error {
	outcomes, err := eval.ReadOutcomes(path)
	if err != nil {
		return err
	}
	outcomes = slices.DeleteFunc(outcomes, func(o eval.Outcome) bool { return o.Verdict == eval.Skipped })
	golds := map[string][]string{}
	for _, o := range outcomes {
		golds[o.DB] = append(golds[o.DB], o.Gold)
	}
	work, err := os.MkdirTemp("", "roc")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	databases := slices.Sorted(maps.Keys(golds))
	for number, db := range databases {
		d, err := openDatabase(ctx, db, work, golds[db], s.copies, s.seed<<32+uint64(number)<<8)
		if err != nil {
			return err
		}
		s.databases = append(s.databases, strings.TrimSuffix(filepath.Base(db), ".sqlite"))
		seen := map[[2]string]bool{}
		for _, o := range outcomes {
			for _, a := range append(slices.Clone(o.Samples), o.Attempt) {
				key := [2]string{o.Gold, a.SQL}
				if o.DB != db || a.SQL == "" || seen[key] {
					continue
				}
				seen[key] = true
				v, onFile, runs, err := d.judge(ctx, o.Gold, a.SQL)
				if err != nil {
					return err
				}
				if v == equal || v == different {
					s.pairs = append(s.pairs, pair{kind: kind{name: "answer", equal: v == equal}, database: number, gold: o.Gold, pred: a.SQL,
						names: d.names, onFile: onFile, runs: runs})
				}
			}
		}
		d.Close()
	}
	return nil
}

// anyMatch is AstPM as appendix N's formulas stand: a node matches where the other tree has any node of its type and
// value, so that the tree's shape does not count.
func anyMatch(p pair, w relalg.Weights) (float64, error) {
	gold, err := parse.Parse(dialects.SQLite, p.gold)
	if err != nil {
		return 0, err
	}
	pred, err := parse.Parse(dialects.SQLite, p.pred)
	if err != nil || pred.Query == nil {
		return 0, nil
	}
	type value struct{ op, value string }
	values := func(n *relalg.Node) (all []value) {
		var add func(*relalg.Node)
		add = func(n *relalg.Node) {
			all = append(all, value{n.Op, n.Value})
			for _, a := range n.Args {
				add(a)
			}
		}
		add(n)
		return all
	}
	share := func(of, in []value) float64 {
		found := 0.0
		for _, v := range of {
			if slices.Contains(in, v) {
				found++
			}
		}
		return found / float64(len(of))
	}
	g, q := values(relalg.AST(gold.Query)), values(relalg.AST(pred.Query))
	precision, recall := share(q, g), share(g, q)
	if precision+recall == 0 {
		return 0, nil
	}
	beta2 := w.Beta * w.Beta
	return (1 + beta2) * precision * recall / (beta2*precision + recall), nil
}
