package reward

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// named are the rewards by name, as their papers have them, for trajectories of a protocol; columns is after one.
var named = []entry{
	with("ex", func(agent.Protocol) struct{} { return struct{}{} }, func(agent.Protocol, struct{}) Reward { return EX() }),
	with("progress", func(p agent.Protocol) ProgressConstants {
		c := PublishedProgress
		c.T = max(c.T, p.Turns) // one T bounds rollouts and k*
		return c
	},
		func(p agent.Protocol, c ProgressConstants) Reward {
			s, untagged := textOf(p)
			return Progress(ProgressOptions{
				Constants: &c, Think: s.Think, SQL: s.Solution, Explores: s.SQL != "", Untagged: untagged,
			})
		}),
	with("trail", func(p agent.Protocol) TrailConstants {
		c := PublishedTrail
		c.T = cmp.Or(p.Turns, c.T)
		return c
	}, func(p agent.Protocol, c TrailConstants) Reward {
		s, untagged := textOf(p)
		return Trail(TrailOptions{Constants: &c, Think: s.Think, Untagged: untagged})
	}),
	with("paverl", func(agent.Protocol) PaVeRLConstants { return PublishedPaVeRL },
		func(_ agent.Protocol, c PaVeRLConstants) Reward { return PaVeRL(PaVeRLOptions{Constants: &c}) }),
	with("skyrl", func(agent.Protocol) SkyRLConstants { return PublishedSkyRL },
		func(p agent.Protocol, c SkyRLConstants) Reward {
			_, untagged := textOf(p)
			return SkyRL(SkyRLOptions{Constants: &c, Untagged: untagged})
		}),
	with("graph", func(agent.Protocol) graphParts { return graphParts{EX: 1, StepRTM: 1, Weights: relalg.DefaultWeights} },
		func(p agent.Protocol, c graphParts) Reward {
			return Graph(GraphOptions{EX: c.EX, GMN: c.GMN, AstPM: c.AstPM, RelPM: c.RelPM, StepRTM: c.StepRTM, Weights: c.Weights, Nested: pointers(p)})
		}),
	with("graph-ex", func(agent.Protocol) GraphConstants { return PublishedGraph },
		func(_ agent.Protocol, c GraphConstants) Reward { return GraphEX(GraphEXOptions{Constants: &c}) }),
	with("gmnscore", func(agent.Protocol) struct{} { return struct{}{} }, func(agent.Protocol, struct{}) Reward { return GMNScore() }),
	with("relpm", weights, func(_ agent.Protocol, w relalg.Weights) Reward { return RelPM(w) }),
	with("astpm", weights, func(_ agent.Protocol, w relalg.Weights) Reward { return AstPM(w) }),
	with("columns", func(agent.Protocol) ColumnsConstants { return OurColumns },
		func(_ agent.Protocol, c ColumnsConstants) Reward { return Columns(c) }),
	with("steprtm", weights, func(p agent.Protocol, w relalg.Weights) Reward {
		return StepRTM(w, pointers(p))
	}),
	byModel,
}

// pointers reports whether a protocol's queries are written over pointers, which have no CTEs.
func pointers(p agent.Protocol) bool {
	_, text := tags.Of(p)
	return p.Speech != nil && !text
}

// textOf is how a protocol speaks in text; untagged says that its turns have no tags to check: those over pointers, and
// those that are a query alone.
func textOf(p agent.Protocol) (s tags.Speech, untagged bool) {
	s, _ = tags.Of(p)
	return s, p.Speech != nil && s.Think == ""
}

func weights(agent.Protocol) relalg.Weights { return relalg.DefaultWeights }

// graphParts are the weights of Graph's terms, and those of its matching.
type graphParts struct {
	EX, GMN, AstPM, RelPM, StepRTM float64
	relalg.Weights
}

// entry is a reward by its name.
type entry struct {
	name string
	// make makes it with constants set by text, "gamma=0.7 T=6".
	make      func(p agent.Protocol, text string) (Reward, error)
	constants any // as published; nil: a model has them
}

// with is the entry of a reward with constants C, of which each is called as its field.
func with[C any](name string, published func(agent.Protocol) C, make func(agent.Protocol, C) Reward) entry {
	return entry{
		name:      name,
		constants: published(agent.Protocol{}),
		make: func(p agent.Protocol, text string) (Reward, error) {
			c := published(p)
			err := setConstants(&c, text)
			if checked, ok := any(c).(interface{ check() error }); ok && err == nil {
				err = checked.check()
			}
			if err != nil {
				return Reward{}, fmt.Errorf("%s: %w", name, err)
			}
			return make(p, c), nil
		},
	}
}

// setConstants sets fields of *c: "gamma=0.7 T=6". Names are without regard to case.
func setConstants(c any, text string) error {
	for _, setting := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		name, value, given := strings.Cut(setting, "=")
		key, _ := json.Marshal(name)
		in := json.NewDecoder(strings.NewReader(fmt.Sprintf("{%s: %s}", key, value)))
		in.DisallowUnknownFields()
		if err := in.Decode(c); err != nil || !given || in.More() {
			return fmt.Errorf("%q sets no constant; there are %s", setting, constants(c))
		}
	}
	return nil
}

// constants lists the fields of c with their values: "gamma=0.5 T=4".
func constants(c any) string {
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // numbers and booleans only
	}
	text = bytes.Trim(text, "{}")
	return strings.NewReplacer(`"`, "", ":", "=", ",", " ").Replace(string(text))
}

// Names lists the rewards that Parse knows.
func Names() []string {
	var names []string
	for _, r := range named {
		names = append(names, r.name)
	}
	return names
}

// Published lists those that no model is needed for with their constants as published: "progress(fmt=0.5 acc=2 …)".
func Published() []string {
	var out []string
	for _, r := range named {
		if r.constants == nil {
			continue
		}
		if c := constants(r.constants); c != "" {
			out = append(out, r.name+"("+c+")")
			continue
		}
		out = append(out, r.name)
	}
	return out
}

// part is a reward as people write it: a name, constants in parentheses, a weight.
var part = regexp.MustCompile(`^([\w-]+)(?:\(([^()]*)\))?(=.*)?$`)

// Parse reads a reward as people write it: a name, or several with their weights, "graph-ex=1,relpm=0.5"; without a
// weight it is 1. Published constants are set after a name: "progress(gamma=0.7 T=6)=0.5". The protocol of the
// trajectories gives the tags and the turn budget that a reward asks about.
func Parse(text string, p agent.Protocol) (Reward, error) {
	var parts []Weighted
	for _, written := range splitParts(text) {
		written = strings.TrimSpace(written)
		match := part.FindStringSubmatch(written)
		if match == nil {
			return Reward{}, fmt.Errorf("%q is no reward; write NAME, NAME=WEIGHT or NAME(CONSTANT=VALUE …)=WEIGHT", written)
		}
		r, err := lookup(match[1], match[2], p)
		if err != nil {
			return Reward{}, err
		}
		weight := 1.0
		if value, given := strings.CutPrefix(match[3], "="); given {
			weight, err = strconv.ParseFloat(value, 64)
			if err != nil || math.IsNaN(weight) || math.IsInf(weight, 0) {
				return Reward{}, fmt.Errorf("the weight of %s is %q; a number is needed", match[1], value)
			}
		}
		parts = append(parts, Weighted{r, weight})
	}
	if len(parts) == 1 && parts[0].Weight == 1 {
		return parts[0].Reward, nil
	}
	return Combine(text, parts...), nil
}

// Has reports whether a reward as people write it is one by its name, or has that one as a part.
func Has(text, name string) bool {
	_, ok := Constants(text, name)
	return ok
}

// Constants are what a reward as people write it has in the parentheses of its first part of a name; ok is Has.
func Constants(text, name string) (constants string, ok bool) {
	for _, written := range splitParts(text) {
		if match := part.FindStringSubmatch(strings.TrimSpace(written)); match != nil && match[1] == name {
			return match[2], true
		}
	}
	return "", false
}

// splitParts splits at the commas outside parentheses.
func splitParts(text string) []string {
	var parts []string
	start, depth := 0, 0
	for i, c := range text {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth == 0:
			parts = append(parts, text[start:i])
			start = i + 1
		}
	}
	return append(parts, text[start:])
}

func lookup(name, constants string, p agent.Protocol) (Reward, error) {
	for _, r := range named {
		if r.name == name {
			return r.make(p, constants)
		}
	}
	return Reward{}, fmt.Errorf("there is no reward %q; give one of %s", name, strings.Join(Names(), ", "))
}
