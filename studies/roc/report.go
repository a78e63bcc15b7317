package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/odt/relalg"
)

// What is tried for α and β, those that stand first where nothing decides.
var (
	alphas = []float64{0.5, 0.1, 0.3, 0.7, 0.9}
	betas  = []float64{2, 0.5, 1, 1.5, 3, 5, 8}
)

// report writes what came out, in Markdown.
func (s *study) report(out io.Writer, low int) error {
	s.reportPairs(out)
	var tuning, reported []pair
	for _, p := range s.pairs {
		if isTuning(s.databases[p.database]) {
			tuning = append(tuning, p)
		} else {
			reported = append(reported, p)
		}
	}
	weights, err := s.tune(out, tuning)
	if err != nil {
		return err
	}
	scores := make([][]float64, len(measures))
	for m, measure := range measures {
		if scores[m], err = measure.scores(reported, weights[m]); err != nil {
			return err
		}
	}
	if err := s.reportAreas(out, reported, scores); err != nil {
		return err
	}
	s.reportKinds(out, reported, scores)
	reportLowest(out, reported, scores[0], low)
	return nil
}

func kinds() []kind { return slices.Concat(equivalences, mutations) }

// table writes the head of a table.
func table(out io.Writer, columns ...string) {
	fmt.Fprintf(out, "\n| %s |\n|%s\n", strings.Join(columns, " | "), strings.Repeat(" --- |", len(columns)))
}

func (s *study) reportPairs(out io.Writer) {
	fmt.Fprintf(out, "%d distinct golds, %d of them left out as what cannot be read or written again; %d pairs kept.\n", s.golds, s.unread,
		len(s.pairs))
	table(out, "kind", "tried", "kept", "of them run", "refuted", "no rows", "gold fails, or a limit")
	for _, k := range kinds() {
		t := s.counts[k.name]
		if t == nil {
			t = &tally{}
		}
		runs := 0
		for _, p := range s.pairs {
			if p.kind.name == k.name && p.runs {
				runs++
			}
		}
		fmt.Fprintf(out, "| %s | %d | %d | %d | %d | %d | %d |\n", k.name, t.tried, t.kept, runs, t.refuted, t.unknown, t.failed)
	}
}

// tune finds α, then β with that α, for each measure that has them: those of the largest area, of equal ones the first.
func (s *study) tune(out io.Writer, pairs []pair) ([]relalg.Weights, error) {
	weights := make([]relalg.Weights, len(measures))
	fmt.Fprintf(out, "\nTuning, %d pairs.\n", len(pairs))
	table(out, "measure", "α", "β", "area")
	for m, measure := range measures[:tuned] {
		best := &weights[m]
		*best = relalg.DefaultWeights
		for _, grid := range []struct {
			values []float64
			of     *float64
		}{{alphas, &best.Alpha}, {betas, &best.Beta}} {
			top, found := -1.0, 0.0
			for _, v := range grid.values {
				*grid.of = v
				scores, err := measure.scores(pairs, *best)
				if err != nil {
					return nil, err
				}
				area := auc(examples(pairs, scores, isEqual), examples(pairs, scores, isMutation), 0).area
				fmt.Fprintf(out, "| %s | %v | %v | %.4f |\n", measure.name, best.Alpha, best.Beta, area)
				if area > top {
					top, found = area, v
				}
			}
			*grid.of = found
		}
		fmt.Fprintf(out, "| %s | **%v** | **%v** | |\n", measure.name, best.Alpha, best.Beta)
	}
	return weights, nil
}

// reportAreas has the area of each measure over all kinds.
func (s *study) reportAreas(out io.Writer, pairs []pair, scores [][]float64) error {
	n := func(wanted func(pair) bool) int { return len(examples(pairs, scores[0], wanted)) }
	fmt.Fprintf(out, "\nThe other half: %d equivalences, %d mutations, %d of which run.\n", n(isEqual), n(isMutation), n(runsMutated))
	table(out, "measure", "area, all kinds", "mutations that run", "all kinds, default α and β")
	for m, measure := range measures {
		before, err := measure.scores(pairs, relalg.DefaultWeights)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "| %s |", measure.name)
		for _, c := range []struct {
			scores   []float64
			negative func(pair) bool
		}{{scores[m], isMutation}, {scores[m], runsMutated}, {before, isMutation}} {
			fmt.Fprintf(out, " %v |", auc(examples(pairs, c.scores, isEqual), examples(pairs, c.scores, c.negative), s.seed))
		}
		fmt.Fprintln(out)
	}
	return nil
}

// reportKinds has each kind against all pairs of the other class.
func (s *study) reportKinds(out io.Writer, pairs []pair, scores [][]float64) {
	head := []string{"kind", "n"}
	for _, m := range measures {
		head = append(head, m.name)
	}
	for _, part := range []string{"Mean scores.", "Areas against all pairs of the other class."} {
		fmt.Fprintf(out, "\n%s\n", part)
		table(out, head...)
		for _, k := range kinds() {
			this := func(p pair) bool { return p.kind.name == k.name }
			fmt.Fprintf(out, "| %s | %d |", k.name, len(examples(pairs, scores[0], this)))
			for m := range measures {
				own := examples(pairs, scores[m], this)
				switch {
				case part == "Mean scores.":
					fmt.Fprintf(out, " %.3f |", mean(own))
				case k.equal:
					fmt.Fprintf(out, " %v |", auc(own, examples(pairs, scores[m], isMutation), s.seed))
				default:
					fmt.Fprintf(out, " %v |", auc(examples(pairs, scores[m], isEqual), own, s.seed))
				}
			}
			fmt.Fprintln(out)
		}
	}
}

func mean(examples []example) float64 {
	sum := 0.0
	for _, e := range examples {
		sum += e.score
	}
	return sum / float64(max(1, len(examples)))
}

// reportLowest has the equivalences that RelPM takes for different: how many it knows of each kind, and the others that
// it scores lowest.
func reportLowest(out io.Writer, pairs []pair, relPM []float64, low int) {
	fmt.Fprintf(out, "\nEquivalences with a RelPM of 1, and the lowest others.\n")
	for _, k := range equivalences {
		var others []int
		n := 0
		for i, p := range pairs {
			if p.kind.name == k.name {
				n++
				if relPM[i] < 1 {
					others = append(others, i)
				}
			}
		}
		slices.SortStableFunc(others, func(i, j int) int { return cmp.Compare(relPM[i], relPM[j]) })
		fmt.Fprintf(out, "\n%s: %d of %d\n", k.name, n-len(others), n)
		for _, i := range others[:min(low, len(others))] {
			fmt.Fprintf(out, "- %.3f `%s`\n  `%s`\n", relPM[i], pairs[i].gold, pairs[i].pred)
		}
	}
}
