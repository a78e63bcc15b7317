package reward

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/odt/gmn"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// The structural rewards of Graph-Reward-SQL: AstPM and RelPM (section 4.3, appendix N) match the nodes of two trees of
// package relalg, that of the syntax and that of relational operators; GMNScore (section 4.5) has package gmn read the
// latter. StepRTM (section 4.6) pays them out CTE by CTE (graph_step.go). The rewards themselves are in
// graph_reward.go, and with them the graded execution accuracy of appendix F.

// What a prediction is worth that has no tree to match. The paper gives the values for GMNScore (section 4.5) and is
// silent on those of AstPM and RelPM.
const (
	graphSyntaxError = -1.0
	graphNoROT       = -0.6
)

// graphSyntaxNodes bounds a predicted syntax tree, all nodes of which are compared with all of gold's.
const graphSyntaxNodes = 4 * relalg.MaxNodes

// GraphGold is a gold query, q*, ready to be compared with. It is read-only and safe for concurrent use.
type GraphGold struct {
	AST, ROT *relalg.Node

	weights relalg.Weights
	dialect dialects.Dialect
	schema  sqltree.Schema
}

// NewGraphGold reads a gold query. The schema may be nil: then only what the query itself says of its names is known.
//
// Errors are those of parse.Parse, and *relalg.Error.
func NewGraphGold(d dialects.Dialect, sql string, schema sqltree.Schema, w relalg.Weights) (*GraphGold, error) {
	g := &GraphGold{weights: w, dialect: d, schema: schema}
	q, problems, err := g.parse(sql)
	if err != nil {
		return nil, fmt.Errorf("gold query: %w", err)
	}
	return g.of(q, problems)
}

// of completes g with the trees of the gold query, its names resolved.
func (g *GraphGold) of(q *sqltree.Query, problems []sqltree.Problem) (*GraphGold, error) {
	var err error
	if g.ROT, err = graphPlan(q, problems, g.schema); err != nil {
		return nil, fmt.Errorf("gold query: %w", err)
	}
	g.AST = relalg.AST(q)
	return g, nil
}

// RelPM is r_RelPM (appendix N, eq. 1), in [0, 1]; −1 where the prediction does not parse, −0.6 where it has no ROT.
func (g *GraphGold) RelPM(sql string) float64 {
	q, problems, err := g.parse(sql)
	if err != nil {
		return graphPenalty(err)
	}
	rot, err := graphPlan(q, problems, g.schema)
	if err != nil {
		return graphPenalty(err)
	}
	return g.weights.Score(rot, g.ROT)
}

// GMN is GMNScore (section 4.5), in [0, 1]: of the tree of a prediction and gold's by a graph matching network; −1
// where the prediction does not parse, −0.6 where it has no ROT.
func (g *GraphGold) GMN(n *gmn.Network, sql string) float64 {
	graph, err := g.GraphOf(sql)
	if err != nil {
		return graphPenalty(err)
	}
	return n.Score(graph, g.Graph())
}

// Graph is gold's tree as a graph matching network reads it.
func (g *GraphGold) Graph() *gmn.Graph { return gmn.NewGraph(g.ROT) }

// GraphOf is that of a prediction.
func (g *GraphGold) GraphOf(sql string) (*gmn.Graph, error) {
	q, problems, err := g.parse(sql)
	if err != nil {
		return nil, err
	}
	rot, err := graphPlan(q, problems, g.schema)
	if err != nil {
		return nil, err
	}
	return gmn.NewGraph(rot), nil
}

// AstPM is the same measure over syntax trees (section 4.3). Whatever parses has one: a wrong name costs its node only.
// One too large to match is worth −0.6.
func (g *GraphGold) AstPM(sql string) float64 {
	q, _, err := g.parse(sql)
	if err != nil {
		return graphPenalty(err)
	}
	tree := relalg.AST(q)
	if tree.Size() > graphSyntaxNodes {
		return graphNoROT
	}
	return g.weights.Score(tree, g.AST)
}

func (g *GraphGold) parse(sql string) (*sqltree.Query, []sqltree.Problem, error) {
	s, err := parse.Parse(g.dialect, sql)
	switch {
	case err != nil:
		return nil, nil, err
	case s.Query == nil:
		return nil, nil, &relalg.Error{Why: fmt.Sprintf("the statement is not a query but %q", s.Kind)}
	}
	return s.Query, sqltree.Resolve(s.Query, g.schema), nil
}

// graphPlan is the ROT of a query whose names are right. Calcite refuses the others (section 4.5, footnote 1).
func graphPlan(q *sqltree.Query, problems []sqltree.Problem, schema sqltree.Schema) (*relalg.Node, error) {
	if len(problems) > 0 {
		return nil, &relalg.Error{Why: fmt.Sprintf("%s %q", problems[0].Kind, problems[0].Name)}
	}
	return relalg.ROT(q, schema)
}

// graphPenalty is what an error costs.
func graphPenalty(err error) float64 {
	if graphSyntax(err) {
		return graphSyntaxError
	}
	return graphNoROT
}

// graphSyntax distinguishes what the dialect's parser refuses from what the tree has no place for.
func graphSyntax(err error) bool {
	var syntax *parse.SyntaxError
	var count *parse.CountError
	return errors.As(err, &syntax) || errors.As(err, &count)
}
