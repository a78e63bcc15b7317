package main

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/odt"
	"github.com/sqlagent/sqlagent/odt/relalg"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// measure is a score of how much two queries are alike.
type measure struct {
	name string
	of   func(pair, relalg.Weights) (float64, error)
}

var measures = []measure{
	{"RelPM", graphScore((*reward.GraphGold).RelPM)},
	{"AstPM", graphScore((*reward.GraphGold).AstPM)},
	{"struct", odtScore(func(d odt.Diagnosis) float64 { return d.Struct })},
	{"lex", odtScore(func(d odt.Diagnosis) float64 { return d.Lex })},
	{"F", odtScore(odt.Diagnosis.F)},
	{"EX", func(p pair, _ relalg.Weights) (float64, error) { // execution accuracy, on the database as it is
		if p.onFile {
			return 1, nil
		}
		return 0, nil
	}},
}

// tuned is how many measures, the first ones, have an α and a β.
const tuned = 2

func graphScore(score func(*reward.GraphGold, string) float64) func(pair, relalg.Weights) (float64, error) {
	return func(p pair, w relalg.Weights) (float64, error) {
		g, err := reward.NewGraphGold(dialects.SQLite, p.gold, p.names, w)
		if err != nil {
			return 0, err
		}
		return score(g, p.pred), nil
	}
}

func odtScore(score func(odt.Diagnosis) float64) func(pair, relalg.Weights) (float64, error) {
	return func(p pair, _ relalg.Weights) (float64, error) {
		g, err := odt.NewGold(dialects.SQLite, p.gold, p.names)
		if err != nil {
			return 0, err
		}
		return score(g.Compare(dialects.SQLite, p.pred)), nil
	}
}

// scores are those of pairs, one each.
func (m measure) scores(pairs []pair, w relalg.Weights) ([]float64, error) {
	out := make([]float64, len(pairs))
	for i, p := range pairs {
		var err error
		if out[i], err = m.of(p, w); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", m.name, p.gold, err)
		}
	}
	return out, nil
}

// examples are the pairs that are wanted, with their scores.
func examples(pairs []pair, scores []float64, wanted func(pair) bool) []example {
	var out []example
	for i, p := range pairs {
		if wanted(p) {
			out = append(out, example{p.database, scores[i]})
		}
	}
	return out
}

func isEqual(p pair) bool     { return p.kind.equal }
func isMutation(p pair) bool  { return !p.kind.equal }
func runsMutated(p pair) bool { return !p.kind.equal && p.runs }
