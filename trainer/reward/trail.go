package reward

import (
	"cmp"
	"context"
	"errors"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
)

// TrailConstants are the weights of SQL-Trail, eq. 4 (and 12), and the turns that eq. 7 allows.
type TrailConstants struct {
	Exec   float64 `json:"exec"`
	Turns  float64 `json:"turns"`
	Schema float64 `json:"schema"`
	Bigram float64 `json:"bigram"`
	Syntax float64 `json:"syntax"`
	Format float64 `json:"format"`
	// Written is ours: the format is that of what the model wrote, whatever it observed.
	Written bool `json:"written"`

	Simple int `json:"simple"`
	Medium int `json:"medium"`
	T      int `json:"T"` // the turn budget of the rollouts
}

// PublishedTrail are those of the paper; T is from its appendix A.5.
var PublishedTrail = TrailConstants{
	Exec: 5, Turns: 2, Schema: 1, Bigram: 1, Syntax: 1, Format: 1, Simple: 2, Medium: 3, T: 10,
}

// TrailOptions are what the paper leaves to choose.
type TrailOptions struct {
	Constants *TrailConstants // nil: PublishedTrail
	// Rule says when results are "identical"; nil is eval.Strict.
	Rule eval.Rule
	// Think is the tag of a thought; "" is "reasoning", that of the paper's instructions. Its appendix A.4 has "think".
	Think string
	// Untagged is for protocols without tags: the format is right where there is a solution.
	Untagged bool
}

// Trail is the reward panel of SQL-Trail (section 3.3.2 and appendix A.4):
//
//	R = 5 r_exec + 2 r_turns + r_schema + r_bigram + r_syntax + r_format
//
//	term      weight  value
//	r_exec    5       1 where the solution's result is gold's (eq. 6)
//	r_turns   2       1 where the question is simple and t ≤ 2; medium and t ≤ 3; hard or extra, r_exec = 1 and t < T (eq. 7)
//	r_schema  1       Jaccard similarity of the tables and columns (eq. 10)
//	r_bigram  1       Jaccard similarity of the 2-grams (eq. 9)
//	r_syntax  1       1 where the solution runs (eq. 8)
//	r_format  1       1 where the tags of thoughts and solution are well formed (eq. 11)
//
// t is the turn that gave the solution, counted from 1. Without a solution, which Algorithm 1 does not let happen,
// there is none to finish with: every term but r_format is 0 (ours; eq. 7 alone would pay for giving up). A solution
// that sqltree cannot read has r_schema 0. Where the data does not say how hard a question is, eval.SpiderDifficulty
// does.
func Trail(o TrailOptions) Reward {
	think := cmp.Or(o.Think, "reasoning")
	c := PublishedTrail
	if o.Constants != nil {
		c = *o.Constants
	}
	return Reward{Name: "trail", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if err := errors.Join(s.Gold.Err, s.Gold.TreeErr); err != nil {
			return nil, err
		}
		pred, err := s.Run(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		var rTurns, rSchema, rBigram float64
		rExec := indicator(s.Right(pred, o.Rule))
		if strings.TrimSpace(s.SQL) != "" {
			rTurns = indicator(c.inTime(s.difficulty(), len(s.Turns), rExec == 1))
			rBigram = eval.BigramSimilarity(s.SQL, s.Gold.SQL)
			if query, _, err := s.Gold.parse(s.SQL); err == nil {
				rSchema = eval.SchemaSimilarity(query, s.Gold.Query)
			}
		}
		text := s.Text()
		if c.Written {
			text = s.Written()
		}
		format := trailFormat(text, think)
		if o.Untagged {
			format = s.SQL != ""
		}
		return []Term{
			{"r_exec", rExec, c.Exec},
			{"r_turns", rTurns, c.Turns},
			{"r_schema", rSchema, c.Schema},
			{"r_bigram", rBigram, c.Bigram},
			{"r_syntax", indicator(pred != nil), c.Syntax},
			{"r_format", indicator(format), c.Format},
		}, nil
	}}
}

// inTime is the condition of eq. 7. The classes are Spider's, which calls the simple ones easy; BIRD's and SynSQL's
// labels count as the class of the same rank (ours).
func (c TrailConstants) inTime(d eval.Difficulty, t int, right bool) bool {
	switch d {
	case eval.Easy, eval.Simple:
		return t <= c.Simple
	case eval.Medium, eval.Moderate:
		return t <= c.Medium
	}
	return right && t < c.T
}

// difficulty is the question's: as the data says, else by its gold query.
func (s *Sample) difficulty() eval.Difficulty {
	if s.Difficulty != "" {
		return eval.Difficulty(strings.ToLower(string(s.Difficulty)))
	}
	return eval.SpiderDifficulty(s.Gold.Query)
}

// trailFormat reports whether the tags of thoughts and solution are well formed (eq. 11): each block is closed before
// the next one opens, at least one is a thought, and the last is the solution.
func trailFormat(text, think string) bool {
	tags := regexp.MustCompile(`</?(?:` + regexp.QuoteMeta(think) + `|solution)>`)
	open, last, thoughts := "", "", 0
	for _, tag := range tags.FindAllString(text, -1) {
		name, closes := strings.CutPrefix(tag, "</")
		name = strings.Trim(name, "<>")
		switch {
		case closes && name == open:
			open, last = "", name
			thoughts += int(indicator(name == think))
		case !closes && open == "":
			open = name
		default:
			return false
		}
	}
	return open == "" && last == "solution" && thoughts > 0
}
