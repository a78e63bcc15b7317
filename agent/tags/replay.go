package tags

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Replay reads a transcript that was recorded under a protocol of text as the Answer that Ask gave then, as far as its
// text shows: Turns with Think, SQL, Final, Forced and the Error of a broken format, the final query, the Transcript.
// Nothing is run, so there are no results; of candidates the last counts. A forced solution that is not closed counts
// as if the model had ended its message there: the text does not show whether it was cut. The error says that nothing
// in the transcript was generated.
func Replay(p agent.Protocol, transcript []trajectory.Segment) (*agent.Answer, error) {
	speech, ok := Of(p)
	if !ok {
		return nil, fmt.Errorf("protocol %s: its transcripts are not text", p.Name)
	}
	a := &agent.Answer{Transcript: transcript}
	for i, piece := range transcript {
		if !piece.Generated {
			continue
		}
		text, opened := piece.Text, ""
		if i > 0 && transcript[i-1].Role == llm.Continue {
			if before := transcript[i-1].Text; speech.Opened && before == fenceBegin || p.ForceSolution && before == opening(speech.Solution) {
				opened = before
			}
		}
		if opened != "" {
			text = speech.closed(opened + text)
		}
		s, forced := speech.parse(text), opened != "" && !speech.Opened
		a.Turns = append(a.Turns, agent.Turn{Think: s.Think, SQL: s.SQL, Final: s.Move == agent.Commit, Forced: forced, Error: s.Problem})
		if s.Move == agent.Commit {
			a.SQL = s.SQL
		}
	}
	if len(a.Turns) == 0 {
		return nil, errors.New("the transcript has no tokens that a model generated")
	}
	return a, nil
}
