package grpo

import (
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/eval/plot"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

//go:embed report.html
var page string

var pageTemplate = template.Must(template.New("report").Parse(page))

// shownSteps is of how many steps a report has rollouts, first and last among them.
const shownSteps = 24

// ErrNoRun is the error of a folder without a step of a run.
var ErrNoRun = errors.New("no run here: no step is recorded in " + metricsFile)

// Report writes what a run has left in its folder as one page of HTML, which asks for nothing outside of it. The run
// may still be at work. Errors: ErrNoRun, or why the folder cannot be read.
func Report(w io.Writer, dir string) error {
	steps, err := readMetrics(filepath.Join(dir, metricsFile))
	if err != nil {
		return err
	}
	recipe, err := os.ReadFile(filepath.Join(dir, recipeFile))
	if err != nil {
		return err
	}
	rollouts, left, err := shownRollouts(filepath.Join(dir, trajectoriesDir), len(steps))
	if err != nil {
		return err
	}
	first, last := steps[0], steps[len(steps)-1]
	return pageTemplate.Execute(w, map[string]any{
		"Dir": filepath.Base(dir), "Steps": len(steps), "Summary": summary(steps), "Advice": advice(steps), "First": first, "Last": last,
		"Charts": charts(steps), "Evaluations": evaluations(steps), "Recipe": string(recipe),
		"Rollouts": rollouts, "Left": left,
	})
}

// readMetrics reads the steps of a run. A last line that is still being written is left out.
func readMetrics(path string) ([]Metrics, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", filepath.Dir(path), ErrNoRun)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var steps []Metrics
	var broken error
	for line, err := range jsonl.Read[Metrics](f) {
		if err = errors.Join(broken, err); err != nil {
			return nil, err // the broken line was not the last
		}
		if line.Err != nil {
			broken = fmt.Errorf("%s:%d: %w", path, line.Number, line.Err)
			continue
		}
		steps = append(steps, line.Value)
	}
	if len(steps) == 0 {
		return nil, fmt.Errorf("%s: %w", filepath.Dir(path), ErrNoRun)
	}
	return steps, nil
}

// fact is a line of the summary.
type fact struct{ Name, Value string }

func summary(steps []Metrics) []fact {
	n := len(steps)
	share := func(v float64) string { return fmt.Sprintf("%.1f%%", 100*v) }
	mean := func(of func(Metrics) float64, of10 []Metrics) (sum float64) {
		for _, m := range of10 {
			sum += of(m) / float64(len(of10))
		}
		return sum
	}
	const some = 10
	ex := func(m Metrics) float64 { return m.EX }
	total := func(of func(Metrics) float64) float64 { return mean(of, steps) * float64(n) }
	out := []fact{
		{"steps", fmt.Sprint(steps[n-1].Step)},
		{"rollouts", fmt.Sprintf("%.0f", total(func(m Metrics) float64 { return float64(m.Rollouts) }))},
		{"generated tokens", fmt.Sprintf("%.0f", total(func(m Metrics) float64 { return float64(m.Generated) }))},
		{"execution accuracy of rollouts, first and last 10 steps",
			share(mean(ex, steps[:min(some, n)])) + ", " + share(mean(ex, steps[max(0, n-some):]))},
		{"groups that taught nothing (equal rewards)", fmt.Sprintf("%.0f of %.0f",
			total(func(m Metrics) float64 { return float64(m.Equal) }), total(func(m Metrics) float64 { return float64(m.Groups.Groups) }))},
		{"rollouts that advantage.filter took out", fmt.Sprintf("%.0f", total(func(m Metrics) float64 { return float64(m.Filtered) }))},
		{"rollouts that nobody could judge", fmt.Sprintf("%.0f", total(func(m Metrics) float64 { return float64(m.Unscored + m.Empty) }))},
	}
	seconds := secondsOf(steps)
	for _, what := range slices.Sorted(maps.Keys(seconds)) {
		name := "time, " + what
		switch what {
		case "sql":
			name = "of rollout, while queries ran"
		case overlapped:
			name = "of rollout and reward, while an update was computed"
		}
		out = append(out, fact{name, fmt.Sprintf("%.1f s", seconds[what])})
	}
	if whole := seconds["rollout"] + seconds["reward"] + seconds["update"]; whole > 0 {
		out = append(out, fact{"queries and rewards, of the time of steps", share((seconds["sql"] + seconds["reward"]) / whole)})
	}
	return out
}

// secondsOf is the time of all steps, by what it was spent on.
func secondsOf(steps []Metrics) map[string]float64 {
	out := map[string]float64{}
	for _, m := range steps {
		for what, s := range m.Seconds {
			out[what] += s
		}
	}
	return out
}

// evaluations are the steps that have one.
func evaluations(steps []Metrics) []fact {
	var out []fact
	for _, m := range steps {
		if m.Held != nil && m.HeldOf > 0 {
			low, high := eval.Wilson(int(math.Round(*m.Held*float64(m.HeldOf))), m.HeldOf)
			out = append(out, fact{fmt.Sprintf("step %d", m.Step),
				fmt.Sprintf("%.1f%% of %d questions (95%% interval %.1f–%.1f)", 100**m.Held, m.HeldOf, 100*low, 100*high)})
			if m.HeldTurns != nil {
				out = append(out, fact{"", m.HeldTurns.String()})
			}
		}
	}
	return out
}

// charts draw what metrics have of each step.
func charts(steps []Metrics) []template.HTML {
	nan := math.NaN()
	line := func(name string, of func(m Metrics) float64) plot.Line {
		l := plot.Line{Name: name}
		for _, m := range steps {
			l.X, l.Y = append(l.X, float64(m.Step)), append(l.Y, of(m))
		}
		return l
	}
	// keyed are a line for each key that a map of some step has.
	keyed := func(of func(m Metrics) map[string]float64) (lines []plot.Line) {
		names := map[string]bool{}
		for _, m := range steps {
			for name := range of(m) {
				names[name] = true
			}
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			lines = append(lines, line(name, func(m Metrics) float64 {
				if v, ok := of(m)[name]; ok {
					return v
				}
				return nan
			}))
		}
		return lines
	}
	held := line("held", func(m Metrics) float64 {
		if m.Held == nil {
			return nan
		}
		return *m.Held
	})
	for _, m := range steps {
		low, high := nan, nan
		if m.Held != nil && m.HeldOf > 0 {
			low, high = eval.Wilson(int(math.Round(*m.Held*float64(m.HeldOf))), m.HeldOf)
		}
		held.Low, held.High = append(held.Low, low), append(held.High, high)
	}
	share := func(count func(m Metrics) int, of func(m Metrics) int) func(Metrics) float64 {
		return func(m Metrics) float64 { return float64(count(m)) / float64(max(of(m), 1)) }
	}
	groups := func(m Metrics) int { return m.Groups.Groups }
	rollouts := func(m Metrics) int { return m.Rollouts }
	reward := line("reward", func(m Metrics) float64 { return m.Reward })
	for _, m := range steps {
		reward.Low, reward.High = append(reward.Low, m.Reward-m.RewardStd), append(reward.High, m.Reward+m.RewardStd)
	}
	var out []template.HTML
	for _, c := range []struct {
		title string
		lines []plot.Line
	}{
		{"execution accuracy", []plot.Line{line("EX of rollouts", func(m Metrics) float64 { return m.EX }),
			line("of their first turns", func(m Metrics) float64 { return m.First }),
			line("pass@G", func(m Metrics) float64 { return m.PassG }), held}},
		{"execution accuracy, by track", keyed(func(m Metrics) map[string]float64 { return m.Tracks })},
		{"reward, and one standard deviation", []plot.Line{reward}},
		{"terms of the reward, weighted", keyed(func(m Metrics) map[string]float64 { return m.Terms })},
		{"turns of a rollout", []plot.Line{line("turns", func(m Metrics) float64 { return m.Turns })}},
		{"generated tokens of a rollout", []plot.Line{line("mean", func(m Metrics) float64 { return m.Length }),
			line("longest", func(m Metrics) float64 { return float64(m.Longest) })}},
		{"size of advantages, by turn", keyed(func(m Metrics) map[string]float64 { return m.Credit })},
		{"entropy, nats a token", []plot.Line{line("entropy", func(m Metrics) float64 { return m.Entropy })}},
		{"share of ratios that were clipped", []plot.Line{line("low", func(m Metrics) float64 { return m.ClipLow }),
			line("high", func(m Metrics) float64 { return m.ClipHigh })}},
		{"KL to training and to the reference, nats a token", []plot.Line{line("mismatch", func(m Metrics) float64 { return m.Mismatch }),
			line("to reference", func(m Metrics) float64 { return m.KL })}},
		{"share left out", []plot.Line{line("groups, equal", share(func(m Metrics) int { return m.Equal }, groups)),
			line("rollouts, filtered", share(func(m Metrics) int { return m.Filtered }, rollouts)),
			line("rollouts, dropped", share(func(m Metrics) int { return m.Dropped }, rollouts)),
			line("rollouts, unscored", share(func(m Metrics) int { return m.Unscored + m.Empty }, rollouts))}},
		{"gradient norm", []plot.Line{line("before clipping", func(m Metrics) float64 { return m.GradNorm })}},
		{"learning rate", []plot.Line{line("rate", func(m Metrics) float64 { return m.LR })}},
		{"tokens a second", keyed(func(m Metrics) map[string]float64 { return m.Speed })},
		{"seconds of a step", keyed(func(m Metrics) map[string]float64 { return m.Seconds })},
	} {
		if len(c.lines) > 0 { // of what the recipe does not have there are none
			out = append(out, template.HTML(plot.Lines(c.title, c.lines))) // plot escapes names
		}
	}
	return out
}

// shown is some rollouts of a step.
type shown struct{ Name, Text string }

// shownRollouts reads the rollouts of some of the recorded steps, and returns of how many it did not.
func shownRollouts(dir string, limit int) (out []shown, left int, err error) {
	names, err := filepath.Glob(filepath.Join(dir, "step-*.txt"))
	if err != nil {
		return nil, 0, err
	}
	names = names[:min(limit, len(names))]
	n := min(shownSteps, len(names))
	for i := range n {
		path := names[i*(len(names)-1)/max(n-1, 1)]
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, 0, err
		}
		name := strings.TrimLeft(strings.TrimSuffix(strings.TrimPrefix(filepath.Base(path), "step-"), ".txt"), "0")
		out = append(out, shown{name, string(text)})
	}
	return out, len(names) - n, nil
}
