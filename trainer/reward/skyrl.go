package reward

import (
	"context"
	"regexp"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/eval"
)

// SkyRLConstants are the values of SkyRL-SQL's reward (section 4.1).
type SkyRLConstants struct {
	Invalid float64 `json:"invalid"` // of an invalid format
	Right   float64 `json:"right"`   // of a right execution in a valid one
	Written bool    `json:"written"` // ours: the format is that of what the model wrote, whatever it observed
}

// PublishedSkyRL are those of the paper.
var PublishedSkyRL = SkyRLConstants{Invalid: -1, Right: 1}

// SkyRLOptions are what the paper leaves to choose.
type SkyRLOptions struct {
	Constants *SkyRLConstants // nil: PublishedSkyRL
	// Rule says when results match; nil is that of the published code: sets of rows (eval.BIRD).
	Rule eval.Rule
	// Untagged is for protocols without tags: the format is valid where there is a solution.
	Untagged bool
}

// SkyRL is the reward of SkyRL-SQL (section 4.1):
//
//	−1  the format is invalid
//	 0  the format is valid, the execution is not correct
//	 1  both are right
//
// as the sum of two terms:
//
//	term       weight  values
//	format     1       −1 or 0
//	execution  1       0 or 1; 0 where the format is invalid
//
// The paper says of the format that think, sql and solution blocks are there; the rules are those of the published code
// (verify_format_and_extract of NovaSky-AI/SkyRL, skyrl_gym/envs/sql/utils.py), which asks for no sql block. As
// there, what is run is the text of the solution block as it is, and a query that fails is not correct. A solution
// that failed and was repaired makes two of them, and one that is forced follows an observation without a thought,
// which are invalid: rollouts for this reward run with agent.Protocol.Repairs 0 and without ForceSolution, so that the
// first solution or the last turn ends them, as in the published environment.
func SkyRL(o SkyRLOptions) Reward {
	rule := o.Rule
	if rule == nil {
		rule = eval.BIRD
	}
	c := PublishedSkyRL
	if o.Constants != nil {
		c = *o.Constants
	}
	return Reward{Name: "skyrl", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if s.Gold.Err != nil {
			return nil, s.Gold.Err
		}
		format, execution := Term{"format", 0, 1}, Term{"execution", 0, c.Right}
		text := s.Text()
		if c.Written {
			text = s.Written()
		}
		sql, valid := skyrlSolution(text)
		if o.Untagged {
			sql, valid = s.SQL, s.SQL != ""
		}
		if !valid {
			format.Value = c.Invalid
			return []Term{format, execution}, nil
		}
		pred, err := s.Run(ctx, sql)
		if err != nil {
			return nil, err
		}
		execution.Value = indicator(s.Right(pred, rule))
		return []Term{format, execution}, nil
	}}
}

var (
	skyrlForbidden   = regexp.MustCompile(`(?i)</?(think|sql|observation)\b`)
	skyrlThought     = regexp.MustCompile(`(?s)<think>.*?</think>`)
	skyrlObservation = regexp.MustCompile(`(?i)</observation>`)
)

// skyrlSolution is the solution of a conversation, and whether its format is valid. The tags of solutions and thoughts
// are in lower case, the other tags in any.
func skyrlSolution(text string) (sql string, valid bool) {
	// One tag opens a solution, and one after it closes it.
	before, after, _ := strings.Cut(text, "<solution>")
	if strings.Count(text, "<solution>") != 1 || strings.Count(after, "</solution>") != 1 {
		return "", false
	}
	solution, _, _ := strings.Cut(after, "</solution>")
	// It holds no tag of another block.
	if skyrlForbidden.MatchString(solution) {
		return "", false
	}
	// There is at least one thought, wherever it is.
	if !skyrlThought.MatchString(text) {
		return "", false
	}
	// Every observation is followed at once by a thought.
	for _, at := range skyrlObservation.FindAllStringIndex(before, -1) {
		next := strings.TrimLeftFunc(before[at[1]:], unicode.IsSpace)
		if !strings.HasPrefix(strings.ToLower(next), "<think>") {
			return "", false
		}
	}
	return strings.TrimSpace(solution), true
}
