package grpo

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"

	"github.com/sqlagent/sqlagent/trainer"
)

// Branch is how the second stage of PaVeRL-SQL's schedule begins (section III-C1), by the curve of the accuracies that
// the first stage was evaluated with.
type Branch string

// Branches.
const (
	Rising   Branch = "rising"   // it rises, then comes to rest: the rate goes back up to its maximum
	Wavering Branch = "wavering" // it shows no clear trend: half of the rate at which the best weights were made
)

// secondStage is where a run's second stage begins.
type secondStage struct {
	Branch Branch
	Step   int     // of the best weights
	Peak   float64 // the rate at its beginning, from which it falls (cosine)
}

// Total is the steps of all stages.
func (r *Recipe) Total() int { return r.Steps + r.Second.Steps }

// rate is the learning rate of the step that is made next.
func (r *Run) rate() float64 {
	o := r.Recipe.Optimiser
	if step := r.state.Step - r.Recipe.Steps; r.second != nil && step >= 0 {
		return trainer.Schedule{Peak: r.second.Peak, Decay: 1, Floor: o.Floor}.At(step, r.Recipe.Second.Steps)
	}
	return o.schedule().At(r.state.Step, r.Recipe.Steps)
}

// restart begins the second stage, where it is due: "always start from the best model (highest greedy decoding
// accuracy) of stage one". What it depends on is in the metrics of the first stage, so that a run that goes on finds
// the same.
func (r *Run) restart() error {
	if r.Recipe.Second.Steps == 0 || r.state.Step < r.Recipe.Steps {
		return nil
	}
	steps, err := readMetrics(filepath.Join(r.Dir, metricsFile))
	if err != nil {
		return err
	}
	r.second = r.Recipe.secondStage(steps)
	if r.state.Step > r.Recipe.Steps {
		return nil // it has begun: the weights are its own
	}
	if r.second.Step == 0 {
		return errors.New("the second stage has nothing to begin with: no evaluation of the first found a right answer")
	}
	name := trainer.CheckpointName(r.second.Step) // there may be a later one
	c, err := trainer.OpenCheckpoint(filepath.Join(r.Dir, bestDir, name))
	if err != nil {
		return err
	}
	if err := r.ahead.forget(); err != nil {
		return err
	}
	return r.policy.Load(c.Dir)
}

// secondStage is decided by the metrics of the first stage.
func (r *Recipe) secondStage(steps []Metrics) *secondStage {
	s := &secondStage{Branch: r.Second.Branch, Peak: r.Optimiser.LR}
	var first best
	var curve []float64
	for _, m := range steps {
		if m.Held != nil && m.Step <= r.Steps {
			first.take(&m)
			curve = append(curve, *m.Held)
		}
	}
	s.Step = first.step
	if s.Branch == "" {
		s.Branch = Wavering
		if rises(curve) {
			s.Branch = Rising
		}
	}
	if s.Branch == Wavering {
		s.Peak = first.lr / 2
	}
	return s
}

// rises reports whether a curve has a rising trend, by the test of Mann (1945) and Kendall, one-sided at 5%: of all
// pairs of points, more rise than fall. The paper leaves that to a person's eyes.
func rises(curve []float64) bool {
	n := float64(len(curve))
	S := 0.
	ties := map[float64]float64{}
	for i, x := range curve {
		ties[x]++
		for _, y := range curve[i+1:] {
			switch {
			case y > x:
				S++
			case y < x:
				S--
			}
		}
	}
	variance := n * (n - 1) * (2*n + 5)
	for _, t := range ties {
		variance -= t * (t - 1) * (2*t + 5)
	}
	const z = 1.6449
	return variance > 0 && (S-1)/math.Sqrt(variance/18) > z
}

func (s *secondStage) String() string {
	return fmt.Sprintf("the second stage begins with the weights of step %d, its rate is %.3g at first (%s)", s.Step, s.Peak, s.Branch)
}
