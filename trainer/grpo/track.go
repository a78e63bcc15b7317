package grpo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Track is what rollouts see before they probe: of the schema, or of what others answered (correct.go). A policy that
// always sees the schema whole never learns to look for columns, as it must where a schema does not fit. So a share of
// each group begins without (after the unknown schemas of TRUST-SQL, Jian et al. 2026, arXiv:2603.16448), and each
// track is compared with itself alone: a rollout that had to find the columns first is not worse for it. The paper's
// two tracks are other ones, of exploring and of answering tokens in one rollout; these are ours.
type Track string

// Tracks.
const (
	Whole   Track = ""        // the schema as the set has it
	Names   Track = "names"   // names of tables
	Nothing Track = "nothing" // how many tables there are
)

// unknown is how many samples of a group begin without the schema.
func (o Rollouts) unknown() int { return int(math.Round(o.Unknown * float64(o.Samples))) }

// track is that of a sample: the last ones of a group begin without the schema.
func (o Rollouts) track(sample int) Track {
	if o.Unknown == 0 || sample < o.Samples-o.unknown() {
		return Whole
	}
	return o.UnknownShows
}

// checkTracks says why rollouts of a protocol cannot begin without the schema.
func (o Rollouts) checkTracks(p agent.Protocol) error {
	s, text := tags.Of(p)
	known := o.Samples - o.unknown()
	switch {
	case o.UnknownShows != Names && o.UnknownShows != Nothing:
		return fmt.Errorf("rollout.unknown_shows %q: give %s or %s", o.UnknownShows, Names, Nothing)
	case o.Unknown == 0:
		return nil
	case !(0 < o.Unknown && o.Unknown <= 1):
		return fmt.Errorf("rollout.unknown is %g: give a share of the samples, from 0 to 1", o.Unknown)
	case o.unknown() < 2 || known == 1:
		return fmt.Errorf("rollout.unknown is %g: of %d samples %d begin without the schema and %d with it, and a track needs 2: "+
			"raise rollout.samples", o.Unknown, o.Samples, o.unknown(), known)
	case !text || s.SQL == "" || p.Turns < 2 || o.Environment != Execution:
		return errors.New("rollout.unknown needs turns that probe: give the protocol skyrl, skyrl-thinking or trail, several turns, " +
			"and the environment execution")
	case !s.Shows(&schema.Schema{}, llm.Info{}).Values:
		return fmt.Errorf("rollout.unknown: the protocol %s shows no schema anyway", p.Name)
	}
	return nil
}

// unseen is an agent that sees of a database's schema what a track has. Tables are said as production does where there
// is no room for their columns.
func (p *places) unseen(ctx context.Context, at *place, t Track) (*agent.Agent, error) {
	whole, err := at.db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	tables := make([]int, len(whole.Tables))
	for i := range tables {
		tables[i] = i
	}
	names := 0
	if t == Names {
		names = len(tables)
	}
	o := p.options
	o.Schema = whole.Focus(tables, 0, names)
	return agent.New(p.engine, metered{at.db, &p.sql}, o)
}

// unseen is who asks without the schema.
func unseen(_ context.Context, at *place, _ Question) (*agent.Agent, error) { return at.unseen, nil }

// tracks are the parts of a group that are compared with themselves alone.
func tracks(group []*Rollout) (out [][]*Rollout) {
	for i, r := range group {
		if i == 0 || r.Track != group[i-1].Track {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], r)
	}
	return out
}

// trackRates count scored rollouts by track: right ones, and all.
type trackRates map[Track][2]float64

func (c trackRates) add(r *Rollout) {
	n := c[r.Track]
	n[1]++
	if r.Right {
		n[0]++
	}
	c[r.Track] = n
}

// ex is execution accuracy by track, nil where there is one.
func (c trackRates) ex() map[string]float64 {
	if len(c) < 2 {
		return nil
	}
	out := map[string]float64{}
	for t, n := range c {
		out[cmp.Or(string(t), "whole")] = n[0] / n[1]
	}
	return out
}

// aside is what people read of a rollout's track.
func (t Track) aside() string {
	switch t {
	case Whole:
		return ""
	case Corrections:
		return " (a correction)"
	}
	return fmt.Sprintf(" (shown of the schema: %s)", string(t))
}

// group is the number of the rollout's group, and of its track in it.
func (r *Rollout) group() int {
	switch r.Track {
	case Whole:
		return 3 * r.Number
	case Corrections:
		return 3*r.Number + 1
	}
	return 3*r.Number + 2
}
