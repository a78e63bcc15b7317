package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

const (
	folds     = 10   // of databases
	precision = 3    // of the prior of weights, which is a normal distribution around 0, of standardised features
	fewest    = 8    // answers that have a feature
	bound     = 0.03 // of all questions, answered wrongly: what nano is calibrated for
)

// features are what an answer shows, by name.
type features func(answered) map[string]float64

// logit is the logarithm of odds.
func logit(p float64) float64 {
	p = min(max(p, 0.02), 0.985)
	return math.Log(p / (1 - p))
}

// votes is how the votes agree: as the file calibrates it, without weights, and how near the next answer is.
func votes(a answered) map[string]float64 {
	return map[string]float64{"calibrated": logit(a.Confidence), "against": 1 - float64(a.Agree)/float64(max(a.Votes, 1)),
		"rival": a.Rival / max(a.Share+a.Rival, 1e-9)}
}

// kind is the kind of query.
func kind(a answered) map[string]float64 {
	has := func(words ...string) float64 {
		return float64(indicator(slices.ContainsFunc(words, func(w string) bool { return strings.Contains(a.SQL, w) })))
	}
	return map[string]float64{
		"joins":     float64(strings.Count(a.SQL, " JOIN ")),
		"rows":      math.Log1p(float64(a.Rows)),
		"condition": has(" WHERE "),
		"denial":    has(" NOT IN ", " EXCEPT ", " <> ", " != ", " NOT LIKE "),
		"group":     has(" GROUP BY "),
		"first":     has(" LIMIT "),
		"nested":    has("(SELECT "),
	}
}

// doubts are what the review says against the query.
func doubts(a answered) map[string]float64 {
	out := map[string]float64{}
	for _, d := range a.Doubts {
		_, why, ok := strings.Cut(d, ": ")
		if !ok {
			why = d
		}
		out[why]++
	}
	return out
}

// all are several features together.
func all(some ...features) features {
	return func(a answered) map[string]float64 {
		out := map[string]float64{}
		for _, f := range some {
			maps.Copy(out, f(a))
		}
		return out
	}
}

func indicator(b bool) int {
	if b {
		return 1
	}
	return 0
}

// compare fits on some suites and prints what each kind of features is worth on databases left out.
func compare(suites, paths []string) error {
	var rows []answered
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		for line, err := range jsonl.Read[answered](f) {
			if err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			if line.Value.Verdict != eval.Skipped {
				rows = append(rows, line.Value)
			}
		}
	}
	fitted := func(a answered) bool { return slices.Contains(suites, a.Suite) }
	now := make([]float64, len(rows))
	for i, a := range rows {
		now[i] = a.Confidence
	}
	names := []string{"now", "votes", "votes, kind", "votes, doubts", "votes, kind, doubts"}
	probabilities := map[string][]float64{"now": now}
	for name, f := range map[string]features{
		"votes": votes, "votes, kind": all(votes, kind), "votes, doubts": all(votes, doubts), "votes, kind, doubts": all(votes, kind, doubts),
	} {
		probabilities[name] = heldOut(rows, fitted, f)
	}
	named := []string{"fitted on"}
	for _, a := range rows {
		if !slices.Contains(named, a.Suite) {
			named = append(named, a.Suite)
		}
	}
	fmt.Println("| suite | by | questions | log loss | AUC | right | wrong | ≥ 0.95: says | is |")
	fmt.Println("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
	for _, suite := range named {
		for _, name := range names {
			least := threshold(rows, probabilities[name], fitted)
			measure(suite, name, rows, probabilities[name], least, func(a answered) bool { return a.Suite == suite || suite == named[0] && fitted(a) })
		}
	}
	return nil
}

// heldOut are the probabilities of answers by fits without their databases.
func heldOut(rows []answered, fitted func(answered) bool, of features) []float64 {
	out := make([]float64, len(rows))
	for k := range folds {
		var train []answered
		for _, a := range rows {
			if fold(a.DB, folds) != k && fitted(a) && a.Error == "" {
				train = append(train, a)
			}
		}
		p := fitLogistic(train, of)
		for i, a := range rows {
			if fold(a.DB, folds) == k {
				out[i] = p(a)
			}
		}
	}
	return out
}

// fitLogistic is the probability that an answer is right, by those to learn from.
func fitLogistic(train []answered, of features) func(answered) float64 {
	count := map[string]int{}
	for _, a := range train {
		for name, x := range of(a) {
			count[name] += indicator(x != 0)
		}
	}
	maps.DeleteFunc(count, func(_ string, n int) bool { return n < fewest })
	names := slices.Sorted(maps.Keys(count))
	vector := func(a answered) []float64 {
		f, x := of(a), make([]float64, len(names))
		for i, name := range names {
			x[i] = f[name]
		}
		return x
	}
	x, y := make([][]float64, len(train)), make([]bool, len(train))
	for i, a := range train {
		x[i], y[i] = vector(a), a.Verdict == eval.Right
	}
	l := newLogistic(x, y, precision)
	return func(a answered) float64 { return 1 / (1 + math.Exp(-l.odds(vector(a)))) }
}

// threshold is the least probability above which at most a bound of the questions are answered wrongly.
func threshold(rows []answered, p []float64, of func(answered) bool) float64 {
	var wrong []float64
	n := 0
	for i, a := range rows {
		if of(a) {
			n++
			if a.Error == "" && a.Verdict != eval.Right {
				wrong = append(wrong, p[i])
			}
		}
	}
	slices.SortFunc(wrong, func(a, b float64) int { return cmp.Compare(b, a) })
	if most := int(bound * float64(n)); most < len(wrong) {
		return math.Nextafter(wrong[most], 2)
	}
	return 0
}

// measure prints what probabilities are worth on some answers.
func measure(suite, name string, rows []answered, p []float64, least float64, of func(answered) bool) {
	var n, right, wrong int
	var loss, asked, said, high, sure float64
	var rights, wrongs []float64
	for i, a := range rows {
		if !of(a) {
			continue
		}
		if n++; a.Error != "" {
			continue
		}
		is := float64(indicator(a.Verdict == eval.Right))
		q := min(max(p[i], 1e-3), 1-1e-3)
		loss, asked = loss-is*math.Log(q)-(1-is)*math.Log(1-q), asked+1
		if is == 1 {
			rights = append(rights, p[i])
		} else {
			wrongs = append(wrongs, p[i])
		}
		if p[i] >= least {
			right, wrong = right+int(is), wrong+1-int(is)
		}
		if p[i] >= 0.95 {
			said, high, sure = said+p[i], high+1, sure+is
		}
	}
	above := 0.
	for _, r := range rights {
		for _, w := range wrongs {
			above += (1 + float64(cmp.Compare(r, w))) / 2
		}
	}
	fmt.Printf("| %s | %s | %d | %.3f | %.3f | %d (%.1f%%) | %d (%.1f%%) | %.1f | %.1f |\n", suite, name, n, loss/asked, above/float64(len(rights)*len(wrongs)),
		right, 100*float64(right)/float64(n), wrong, 100*float64(wrong)/float64(n), 100*said/high, 100*sure/high)
}
