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

// progressTable are the weights of Progress-SQL, Table 4.
var progressTable = struct {
	ωFmt, ωAcc, ωAlignUp, ωAlignDown, ωKeep, ωRec, ωDet, γ float64
}{
	ωFmt:       0.5,
	ωAcc:       2.0,
	ωAlignUp:   1.0,   // ω⁺
	ωAlignDown: -0.25, // ω⁻
	ωKeep:      0.5,
	ωRec:       0.25,
	ωDet:       -0.25,
	γ:          0.5,
}

// ProgressOptions are what the paper leaves to choose.
type ProgressOptions struct {
	// NoFineAtFirst spares a trajectory that is right in its first turn the fine ω⁻ of eq. 1. By the letter Δ is 0 there,
	// so that being right at once (at most 2.75) pays less than being right in the second turn (at most 3).
	NoFineAtFirst bool
	// Rule says when a query matches gold; nil is eval.Strict: "the exact result of the ground-truth SQL" (section 5.1).
	Rule eval.Rule
	// SQL is the tag of the final query; "" is the paper's, sql.
	SQL string
	// Untagged is for protocols without tags: the format is right where the last turn has a query.
	Untagged bool
}

// Progress is the progressive reward of Progress-SQL (section 4.2, eq. 4; weights of Table 4):
//
//	R(Y) = R_fmt + R_exec + R_late + R_align
//
//	term     weight       value
//	R_fmt    ω_fmt  0.5   1 where the last output is one think block, then one sql block, and nothing else
//	R_exec   ω_keep 0.5   1 where the first and the last query run (eq. 3)
//	         ω_rec  0.25  1 where the last does, the first does not
//	         ω_det −0.25  1 where the first does, the last does not
//	R_late   ω_acc  2     γ^(k*−1), where k* is the first turn whose result is gold's, γ = 0.5 (eq. 2)
//	R_align  ω⁺     1     Δ = 𝓕(y⁽ᴷ⁾, y*) − 𝓕(y⁽¹⁾, y*), where Δ > 0 (eq. 1)
//	         ω⁻    −0.25  1 where Δ ≤ 0
//
// A turn without a query is an empty prediction, which does not run and has 𝓕 = 0; so is a trajectory without turns. A query that
// does not parse has only the lexical half of 𝓕 (appendix D). The trajectory ends with its first success (appendix C).
func Progress(o ProgressOptions) Reward {
	template := progressTemplate(cmp.Or(o.SQL, "sql"))
	return Reward{Name: "progress", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if err := errors.Join(s.Gold.Err, s.Gold.TreeErr); err != nil {
			return nil, err
		}
		p, err := progressOf(ctx, s, o.Rule)
		if err != nil {
			return nil, err
		}
		p.format = template.matches(s.Output())
		if n := len(s.Turns); o.Untagged && n > 0 {
			p.format = s.Turns[n-1].SQL != ""
		}
		return p.terms(o), nil
	}}
}

// progression is all that the equations ask of a trajectory.
type progression struct {
	format    bool
	eFirst    bool    // 𝓔(y⁽¹⁾)
	eLast     bool    // 𝓔(y⁽ᴷ⁾)
	k         int     // k*; 0: no turn was right
	alignment float64 // Δ
}

func progressOf(ctx context.Context, s *Sample, rule eval.Rule) (progression, error) {
	var p progression
	var first, last string // y⁽¹⁾ and y⁽ᴷ⁾
	for t, turn := range s.Turns {
		result, err := s.Run(ctx, turn.SQL)
		if err != nil {
			return p, err
		}
		if t == 0 {
			first, p.eFirst = turn.SQL, result != nil
		}
		last, p.eLast = turn.SQL, result != nil
		if s.Right(result, rule) {
			p.k = t + 1
			break
		}
	}
	𝓕 := func(y string) float64 { return s.Gold.Tree.Compare(s.Gold.Dialect, y).F() }
	if first != last {
		p.alignment = 𝓕(last) - 𝓕(first)
	}
	return p, nil
}

// terms are equations 1 to 4.
func (p progression) terms(o ProgressOptions) []Term {
	w := progressTable
	format := Term{"R_fmt", indicator(p.format), w.ωFmt}

	exec := Term{Name: "R_exec"}
	switch {
	case p.eFirst && p.eLast:
		exec.Value, exec.Weight = 1, w.ωKeep
	case p.eLast:
		exec.Value, exec.Weight = 1, w.ωRec
	case p.eFirst:
		exec.Value, exec.Weight = 1, w.ωDet
	}

	late := Term{"R_late", 0, w.ωAcc}
	if p.k > 0 {
		late.Value = math.Pow(w.γ, float64(p.k-1))
	}

	align := Term{"R_align", 1, w.ωAlignDown}
	switch Δ := p.alignment; {
	case Δ > 0:
		align.Value, align.Weight = Δ, w.ωAlignUp
	case o.NoFineAtFirst && p.k == 1:
		align.Value = 0
	}
	return []Term{format, exec, late, align}
}

// outputTemplate is "<think> … </think> <sql> … </sql>" (appendix F, "Output Format").
type outputTemplate struct{ whole, tag *regexp.Regexp }

func progressTemplate(sql string) outputTemplate {
	sql = regexp.QuoteMeta(sql)
	return outputTemplate{
		whole: regexp.MustCompile(`(?s)^\s*<think>(.*)</think>\s*<` + sql + `>(.*)</` + sql + `>\s*$`),
		tag:   regexp.MustCompile(`</?(think|` + sql + `)>`),
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
