package reward

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/relalg"
)

// named are the rewards by name, as their papers have them, for trajectories of a protocol.
var named = []struct {
	name string
	make func(p agent.Protocol) Reward
}{
	{"ex", func(agent.Protocol) Reward { return EX(nil) }},
	{"progress", func(p agent.Protocol) Reward { return Progress(ProgressOptions{SQL: p.Solution, Untagged: p.Pointers}) }},
	{"trail", func(p agent.Protocol) Reward {
		return Trail(TrailOptions{T: p.Turns, Think: p.Think, Untagged: p.Pointers})
	}},
	{"paverl", func(agent.Protocol) Reward { return PaVeRL() }},
	{"skyrl", func(p agent.Protocol) Reward { return SkyRL(SkyRLOptions{Untagged: p.Pointers}) }},
	{"graph", func(agent.Protocol) Reward { return Graph(GraphOptions{}) }},
	{"graph-ex", func(agent.Protocol) Reward { return GraphEX(nil) }},
	{"relpm", func(agent.Protocol) Reward { return RelPM(relalg.Weights{}) }},
	{"astpm", func(agent.Protocol) Reward { return AstPM(relalg.Weights{}) }},
	{"steprtm", func(agent.Protocol) Reward { return StepRTM(relalg.Weights{}) }},
}

// Names lists the rewards that Parse knows.
func Names() []string {
	var names []string
	for _, r := range named {
		names = append(names, r.name)
	}
	return names
}

// Parse reads a reward as people write it: a name, or several with their weights, "graph-ex=1,relpm=0.5"; without a
// weight it is 1. The protocol of the trajectories gives the tags and the turn budget that a reward asks about.
func Parse(text string, p agent.Protocol) (Reward, error) {
	var parts []Weighted
	for _, part := range strings.Split(text, ",") {
		name, value, given := strings.Cut(strings.TrimSpace(part), "=")
		r, err := lookup(name, p)
		if err != nil {
			return Reward{}, err
		}
		weight := 1.0
		if given {
			weight, err = strconv.ParseFloat(value, 64)
			if err != nil || math.IsNaN(weight) || math.IsInf(weight, 0) {
				return Reward{}, fmt.Errorf("the weight of %s is %q; a number is needed", name, value)
			}
		}
		parts = append(parts, Weighted{r, weight})
	}
	if len(parts) == 1 && parts[0].Weight == 1 {
		return parts[0].Reward, nil
	}
	return Combine(text, parts...), nil
}

func lookup(name string, p agent.Protocol) (Reward, error) {
	for _, r := range named {
		if r.name == name {
			return r.make(p), nil
		}
	}
	return Reward{}, fmt.Errorf("there is no reward %q; give one of %s", name, strings.Join(Names(), ", "))
}
