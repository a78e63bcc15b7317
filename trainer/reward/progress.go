package reward

import (
	"cmp"
	"context"
	"errors"
	"math"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
)

// ProgressConstants are the figures of Progress-SQL, Table 4.
type ProgressConstants struct {
	Fmt       float64 `json:"fmt"`        // ω_fmt
	Acc       float64 `json:"acc"`        // ω_acc
	AlignUp   float64 `json:"align_up"`   // ω⁺
	AlignDown float64 `json:"align_down"` // ω⁻
	Keep      float64 `json:"keep"`       // ω_keep
	Rec       float64 `json:"rec"`        // ω_rec
	Det       float64 `json:"det"`        // ω_det
	Gamma     float64 `json:"gamma"`      // γ
	T         int     `json:"T"`          // turns at most
	Struct    float64 `json:"struct"`     // weights of the two halves of 𝓕: Table 3 leaves one out
	Lex       float64 `json:"lex"`
	// NoFineAtFirst spares a trajectory that is right in its first turn the fine ω⁻ of eq. 1. By the letter Δ is 0
	// there, so that being right at once (at most 2.75) pays less than being right in the second turn (at most 3).
	NoFineAtFirst bool `json:"no_fine_at_first"`
}

// PublishedProgress are those of the paper.
var PublishedProgress = ProgressConstants{
	Fmt: 0.5, Acc: 2, AlignUp: 1, AlignDown: -0.25, Keep: 0.5, Rec: 0.25, Det: -0.25, Gamma: 0.5, T: 4, Struct: 0.5, Lex: 0.5,
}

// ProgressOptions are what the paper leaves to choose.
type ProgressOptions struct {
	Constants *ProgressConstants // nil: PublishedProgress
	// Rule says when a query matches gold; nil is eval.Strict: "the exact result of the ground-truth SQL" (section
	// 5.1).
	Rule eval.Rule
	// Think and SQL are the tags of thoughts and of the final query; "" are the paper's, think and sql.
	Think, SQL string
	// Explores says that the model may run queries that are no solutions: those are no predictions y⁽ᵗ⁾.
	Explores bool
	// Untagged is for protocols without tags: the format is right where the last turn has a query.
	Untagged bool
}

// Progress is the progressive reward of Progress-SQL (section 4.2, eq. 4; weights of Table 4):
//
//	R(Y) = R_fmt + R_exec + R_late + R_align
//
//	term     weight       value
//	R_fmt    ω_fmt  0.5   1 where the output of y⁽ᴷ⁾ is one think block, then one sql block, and nothing else
//	R_exec   ω_keep 0.5   1 where the first and the last query run (eq. 3)
//	         ω_rec  0.25  1 where the last does, the first does not
//	         ω_det −0.25  1 where the first does, the last does not
//	R_late   ω_acc  2     γ^(k*−1), where k* ≤ T is the first turn whose result is gold's, γ = 0.5 (eq. 2)
//	R_align  ω⁺     1     Δ = 𝓕(y⁽ᴷ⁾, y*) − 𝓕(y⁽¹⁾, y*), where Δ > 0 (eq. 1)
//	         ω⁻    −0.25  1 where Δ ≤ 0
//
// A turn without a query is an empty prediction, which does not run and has 𝓕 = 0; so is a trajectory without turns. A
// query that does not parse has only the lexical half of 𝓕 (appendix D). The trajectory ends at K: with its first
// success, or turn T (appendix C); what is said after it does not count. The single-turn baseline of appendix E.1 (2
// for a match, 0.5 where it runs, 0.5 for the format) is T=1 with align_up=0 and align_down=0.
func Progress(o ProgressOptions) Reward {
	template := progressTemplate(cmp.Or(o.Think, "think"), cmp.Or(o.SQL, "sql"))
	c := PublishedProgress
	if o.Constants != nil {
		c = *o.Constants
	}
	return Reward{Name: "progress", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if err := errors.Join(s.Gold.Err, s.Gold.TreeErr); err != nil {
			return nil, err
		}
		p, err := progressOf(ctx, s, predictions(s.Trajectory, o.Explores, c.T), o.Rule, c)
		if err != nil {
			return nil, err
		}
		p.format = template.matches(p.output)
		if n := len(s.Turns); o.Untagged && n > 0 {
			p.format = s.Turns[n-1].SQL != ""
		}
		return p.terms(c), nil
	}}
}

// prediction is a y⁽ᵗ⁾ and the output that it is in.
type prediction struct{ sql, output string }

// predictions are y⁽¹⁾, …, y⁽ᵀ⁾ at most.
func predictions(t Trajectory, explores bool, T int) []prediction {
	var out []prediction
	for i, turn := range t.Turns {
		if len(out) < T && (turn.Final || !explores) {
			out = append(out, prediction{turn.SQL, t.Output(i)})
		}
	}
	return out
}

// progression is all that the equations ask of a trajectory.
type progression struct {
	output    string // that of y⁽ᴷ⁾
	format    bool
	eFirst    bool    // 𝓔(y⁽¹⁾)
	eLast     bool    // 𝓔(y⁽ᴷ⁾)
	k         int     // k*; 0: no turn was right
	alignment float64 // Δ
}

func progressOf(ctx context.Context, s *Sample, predictions []prediction, rule eval.Rule, c ProgressConstants) (progression, error) {
	var p progression
	var first, last string // y⁽¹⁾ and y⁽ᴷ⁾
	for t, y := range predictions {
		result, err := s.Run(ctx, y.sql)
		if err != nil {
			return p, err
		}
		if t == 0 {
			first, p.eFirst = y.sql, result != nil
		}
		last, p.output, p.eLast = y.sql, y.output, result != nil
		if s.Right(result, rule) {
			p.k = t + 1
			break
		}
	}
	𝓕 := func(y string) float64 {
		d := s.Gold.Tree.Compare(s.Gold.Dialect, y)
		return c.Struct*d.Struct + c.Lex*d.Lex
	}
	if first != last {
		p.alignment = 𝓕(last) - 𝓕(first)
	}
	return p, nil
}

// terms are equations 1 to 4.
func (p progression) terms(c ProgressConstants) []Term {
	format := Term{"R_fmt", indicator(p.format), c.Fmt}

	exec := Term{Name: "R_exec"}
	switch {
	case p.eFirst && p.eLast:
		exec.Value, exec.Weight = 1, c.Keep
	case p.eLast:
		exec.Value, exec.Weight = 1, c.Rec
	case p.eFirst:
		exec.Value, exec.Weight = 1, c.Det
	}

	late := Term{"R_late", 0, c.Acc}
	if p.k > 0 {
		late.Value = math.Pow(c.Gamma, float64(p.k-1))
	}

	align := Term{"R_align", 1, c.AlignDown}
	switch Δ := p.alignment; {
	case Δ > 0:
		align.Value, align.Weight = Δ, c.AlignUp
	case c.NoFineAtFirst && p.k == 1:
		align.Value = 0
	}
	return []Term{format, exec, late, align}
}

// outputTemplate is "<think> … </think> <sql> … </sql>" (appendix F, "Output Format").
type outputTemplate struct{ whole, tag *regexp.Regexp }

func progressTemplate(think, sql string) outputTemplate {
	think, sql = regexp.QuoteMeta(think), regexp.QuoteMeta(sql)
	return outputTemplate{
		whole: regexp.MustCompile(`(?s)^\s*<` + think + `>(.*)</` + think + `>\s*<` + sql + `>(.*)</` + sql + `>\s*$`),
		tag:   regexp.MustCompile(`</?(` + think + `|` + sql + `)>`),
	}
}

// matches wants each block once, and not empty.
func (o outputTemplate) matches(text string) bool {
	blocks := o.whole.FindStringSubmatch(text)
	if blocks == nil {
		return false
	}
	for _, inside := range blocks[1:] {
		if strings.TrimSpace(inside) == "" || o.tag.MatchString(inside) {
			return false
		}
	}
	return true
}
