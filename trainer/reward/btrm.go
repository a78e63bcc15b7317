package reward

import (
	"context"
	"errors"
	"math"

	"github.com/sqlagent/sqlagent/agent"
)

// BTRM is what a Bradley–Terry reward model says of the final query (Graph-Reward-SQL, section 3.2, M): σ(r), by which
// votes are weighed too, where the paper has r; and 0 where no query runs. No gold is asked, so that a policy can learn
// what the model likes in place of what is right: compare it with execution accuracy.
func BTRM() Reward {
	return Reward{Name: "btrm", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if s.Judge == nil {
			return nil, errNoJudge
		}
		result, err := s.Run(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		if result == nil {
			return []Term{{"σ(r)", 0, 1}}, nil
		}
		r, err := s.Judge(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		return []Term{{"σ(r)", 1 / (1 + math.Exp(-r)), 1}}, nil
	}}
}

var errNoJudge = errors.New("btrm: there is no reward model here, which recipes alone load")

// byModel is the entry of BTRM, whose parentheses have the model's folder.
var byModel = entry{name: "btrm", make: func(_ agent.Protocol, folder string) (Reward, error) {
	if folder == "" {
		return Reward{}, errors.New("btrm: no reward model given: write btrm(FOLDER), of sqltrain btrm")
	}
	return BTRM(), nil
}}
