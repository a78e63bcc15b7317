package agent

import (
	"errors"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trajectory"
)

// Replay reads a transcript that was recorded under p as the Answer that Ask gave then, as far as its text tells: Turns
// with Think, SQL, Final, Forced and the Error of a broken format, the final query, the Transcript. Nothing is run, so
// there are no results. A forced solution that is not closed counts as if the model had ended its message there: the
// text does not tell whether it was cut. The error says that nothing in the transcript was generated.
func (p *Protocol) Replay(transcript []trajectory.Segment) (*Answer, error) {
	a := &Answer{Transcript: transcript}
	for i, piece := range transcript {
		if !piece.Generated {
			continue
		}
		text, forced := piece.Text, false
		if i > 0 && p.ForceSolution {
			before := transcript[i-1]
			forced = before.Role == llm.Continue && before.Text == opening(p.Solution)
		}
		if forced {
			text = p.closed(opening(p.Solution) + text)
		}
		s := p.parse(text)
		a.Turns = append(a.Turns, Turn{Think: s.think, SQL: s.sql, Final: s.final, Forced: forced, Error: s.problem})
		if s.final {
			a.SQL = s.sql
		}
	}
	if len(a.Turns) == 0 {
		return nil, errors.New("the transcript holds nothing that a model generated")
	}
	return a, nil
}
