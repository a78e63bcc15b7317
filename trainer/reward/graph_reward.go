package reward

import (
	"context"
	"fmt"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/odt/gmn"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// GraphConstants are the values of r_EX (Graph-Reward-SQL, appendix F).
type GraphConstants struct {
	Correct   float64 `json:"correct"`
	Incorrect float64 `json:"incorrect"`
	Runtime   float64 `json:"runtime"`
	Syntax    float64 `json:"syntax"`
}

// PublishedGraph are those of the paper.
var PublishedGraph = GraphConstants{Correct: 1, Incorrect: -0.3, Runtime: -0.6, Syntax: graphSyntaxError}

// GraphOptions are what the paper leaves to choose.
type GraphOptions struct {
	// EX, GMN, AstPM, RelPM and StepRTM weigh the terms; a term of weight 0 is left out. All of them 0: EX and StepRTM
	// weigh 1.
	EX, GMN, AstPM, RelPM, StepRTM float64
	// Rule says when an execution is correct; nil is eval.Strict.
	Rule eval.Rule
	// Weights are α and β; zero is relalg.DefaultWeights.
	Weights relalg.Weights
	// Nested takes nested queries for StepRTM's subqueries, for protocols without CTEs.
	Nested bool
}

// Graph is the reward of Graph-Reward-SQL: an outcome reward at the end, and a stepwise one after each subquery, added
// up (section 4.4). The outcome reward is GMNScore, or others by weights (appendix I).
//
//	term              weight  value
//	graph-ex.r_EX     1       1 correct, −0.3 incorrect, −0.6 runtime error, −1 syntax error (appendix F)
//	steprtm.step i    1       what the i-th subquery adds to R_StepRTM (section 4.6)
//	gmnscore.r_GMN    0       GMNScore, of a graph matching network (section 4.5)
//	relpm.r_RelPM     0       F_β of the nodes of relational operator trees (appendix N)
//	astpm.AstPM       0       the same of syntax trees (section 4.3)
//
// GMNScore with StepRTM is the paper's best (Table 4: 45.32 on average). EX with StepRTM, which is the default, is the
// best that it has without GMNScore (43.82); of outcome rewards alone it is EX & RelPM (Table 11: 43.53), of which it
// does not print the weights.
func Graph(o GraphOptions) Reward {
	if o.EX == 0 && o.GMN == 0 && o.AstPM == 0 && o.RelPM == 0 && o.StepRTM == 0 {
		o.EX, o.StepRTM = 1, 1
	}
	var parts []Weighted
	for _, p := range []Weighted{
		{GraphEX(GraphEXOptions{Rule: o.Rule}), o.EX}, {StepRTM(o.Weights, o.Nested), o.StepRTM},
		{GMNScore(), o.GMN}, {RelPM(o.Weights), o.RelPM}, {AstPM(o.Weights), o.AstPM},
	} {
		if p.Weight != 0 {
			parts = append(parts, p)
		}
	}
	return Combine("graph", parts...)
}

// GraphEXOptions are what may be set.
type GraphEXOptions struct {
	Constants *GraphConstants // nil: PublishedGraph
	Rule      eval.Rule       // says when an execution is correct; nil is eval.Strict
}

// GraphEX is r_EX(q̂, q*), the graded execution accuracy of appendix F. A syntax error is what is not one statement of
// the dialect.
func GraphEX(o GraphEXOptions) Reward {
	c := PublishedGraph
	if o.Constants != nil {
		c = *o.Constants
	}
	return Reward{Name: "graph-ex", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if s.Gold.Err != nil {
			return nil, s.Gold.Err
		}
		pred, err := s.Run(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		r := c.Incorrect
		if pred == nil {
			r = c.Runtime
			if _, err := parse.Parse(s.Gold.Dialect, s.SQL); graphSyntax(err) {
				r = c.Syntax
			}
		} else if s.Right(pred, o.Rule) {
			r = c.Correct
		}
		return []Term{{"r_EX", r, 1}}, nil
	}}
}

// GMNScore is R_GMNScore (section 4.5): see GraphGold.GMN. It runs nothing.
func GMNScore() Reward {
	n := trainedGMN()
	return graphReward("gmnscore", relalg.Weights{}, func(g *GraphGold, sql string) []Term {
		return []Term{{"r_GMN", g.GMN(n, sql), 1}}
	})
}

// trainedGMN is read once: it has no state.
var trainedGMN = sync.OnceValue(gmn.Trained)

// RelPM is r_RelPM (appendix N): see GraphGold.RelPM. It runs nothing.
func RelPM(w relalg.Weights) Reward {
	return graphReward("relpm", w, func(g *GraphGold, sql string) []Term {
		return []Term{{"r_RelPM", g.RelPM(sql), 1}}
	})
}

// AstPM is the same measure over syntax trees (section 4.3): see GraphGold.AstPM.
func AstPM(w relalg.Weights) Reward {
	return graphReward("astpm", w, func(g *GraphGold, sql string) []Term {
		return []Term{{"AstPM", g.AstPM(sql), 1}}
	})
}

// StepRTM is the stepwise reward (section 4.6), a term for each subquery, in the order in which they end: "step 1",
// "step 2", … Where each is earned, GraphGold.StepRTM says. A prediction that has no subqueries to match has one term,
// of value 0: it is the outcome reward that punishes it. Over pointers, which have no CTEs, nested queries are
// subqueries.
func StepRTM(w relalg.Weights, nested bool) Reward {
	return graphReward("steprtm", w, func(g *GraphGold, sql string) []Term {
		steps, err := g.StepRTM(sql, nested)
		if err != nil {
			return []Term{{"step 1", 0, 1}}
		}
		terms := make([]Term, len(steps))
		for i, step := range steps {
			terms[i] = Term{fmt.Sprintf("step %d", i+1), step.Reward, 1}
		}
		return terms
	})
}

// graphReward is a reward of gold's trees and the final query alone.
func graphReward(name string, w relalg.Weights, terms func(*GraphGold, string) []Term) Reward {
	return Reward{Name: name, Terms: func(_ context.Context, s *Sample) ([]Term, error) {
		g, err := s.Gold.Graph(w)
		if err != nil {
			return nil, err
		}
		return terms(g, s.SQL), nil
	}}
}
