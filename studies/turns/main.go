// Command turns makes the tables of docs/experiments of what studies/turns/run.sh and headline.sh have run: each
// arm, the mean of its seeds, compared with the weights that all began with and with other arms, on the same questions
// and with the same turns.
//
//	go run ./studies/turns [-against ARM,…] ARMS.tsv FOLDER
package main

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"io"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// base is the weights that all arms began with.
const base = "base"

func main() {
	log.SetFlags(0)
	log.SetPrefix("turns: ")
	against := flag.String("against", base, "what arms are compared with, with commas between")
	flag.Parse()
	if flag.NArg() != 2 {
		log.Fatal("usage: go run ./studies/turns [-against ARM,…] ARMS.tsv FOLDER")
	}
	arms, err := os.Open(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	defer arms.Close()
	if err := write(os.Stdout, arms, flag.Arg(1), strings.Split(*against, ",")); err != nil {
		log.Fatal(err)
	}
}

// arm is a line of arms.tsv: what it is evaluated on, and with how many turns.
type arm struct {
	name          string
	turns, suites []string
}

func read(r io.Reader) ([]arm, error) {
	var out []arm
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		if strings.HasPrefix(lines.Text(), "#") || lines.Text() == "" {
			continue
		}
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 5 {
			return nil, fmt.Errorf("line %d of the arms has %d fields, not 5", n, len(fields))
		}
		out = append(out, arm{fields[0], strings.Fields(fields[3]), strings.Fields(cmp.Or(fields[4], "choose held"))})
	}
	return out, lines.Err()
}

// write writes tables for each suite, where anything was evaluated on it: what is right, Progress-SQL's Table 8, and
// SQL-Trail's Table 6 and Fig. 4. The last table is of what was learnt from: there the environment may know gold.
func write(w io.Writer, arms io.Reader, dir string, against []string) error {
	list, err := read(arms)
	if err != nil {
		return err
	}
	var suites, turns []string
	for _, a := range list {
		for _, s := range a.suites {
			if !slices.Contains(suites, s) {
				suites = append(suites, s)
			}
		}
		turns = append(turns, a.turns...)
	}
	slices.SortFunc(turns, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
	list = slices.Insert(list, 0, arm{base, slices.Compact(turns), suites})
	for _, suite := range suites {
		var rows, clauses, measures, votes, trusts strings.Builder
		for _, a := range list {
			if !slices.Contains(a.suites, suite) {
				continue
			}
			for _, t := range a.turns {
				all, err := load(dir, a.name, suite, t)
				switch {
				case err != nil:
					return err
				case len(all) == 0 && a.name != base:
					fmt.Fprintf(&rows, "| %s | %s | not run |\n", a.name, t)
				}
				if len(all) == 0 {
					continue
				}
				if err := row(&rows, dir, a.name, suite, t, all, against); err != nil {
					return err
				}
				theirs, err := load(dir, base, suite, t)
				if err != nil {
					return err
				}
				m := eval.MismatchOf(slices.Concat(all...))
				fmt.Fprintf(&clauses, "| %s | %s | %.1f | %.1f | %.1f | %.1f | %.1f | %s |\n", a.name, t,
					100*m.Select, 100*m.Join, 100*m.Where, 100*m.Group, 100*m.Average, points(mismatches(theirs, all)))
				measure(&measures, a.name, t, slices.Concat(all...))
				agreement(&votes, a.name, all)
				if suite != fittedOn {
					if err := confidence(&trusts, dir, a.name, t, all); err != nil {
						return err
					}
				}
			}
		}
		head := []string{"arm", "turns", "seeds", "steps", "minutes", "right"}
		for _, other := range against {
			head = append(head, "compared with "+other+", points (95%)")
		}
		head = append(head, "first turn", "mended, spoiled", "worth of further turns, points (95%)", "turns of an answer")
		fmt.Fprintf(w, "\n%s\n\n| %s |\n| --- %s|\n%s", suite, strings.Join(head, " | "), strings.Repeat("| ---: ", len(head)-1), rows.String())
		fmt.Fprintf(w, "\n%s, answers whose clause differs from gold's, %%\n\n| arm | turns | SELECT | JOIN | WHERE | GROUP BY | mean | compared with base, points (95%%) |\n"+
			"| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n%s", suite, clauses.String())
		fmt.Fprintf(w, "\n%s, by SQL-Trail's measures, %%, and what is right (and turns) by Spider's difficulty\n\n"+
			"| arm | turns | syntax | schema | bigrams | turns ± σ | easy | medium | hard | extra |\n"+
			"| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n%s", suite, measures.String())
		if votes.Len() > 0 {
			fmt.Fprintf(w, "\n%s, how well the agreement of votes tells right answers from others\n\n"+
				"| arm | seeds | area under ROC | right answers at 5%% wrong |\n| --- | ---: | ---: | ---: |\n%s", suite, votes.String())
		}
		if trusts.Len() > 0 {
			fmt.Fprintf(w, "\n%s, votes calibrated on %s, with a threshold that leaves %.0f%% of its questions wrong\n\n"+
				"| arm | seeds | right, %% | wrong, %% | unsure, %% | Brier score | calibration error |\n"+
				"| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n%s", suite, fittedOn, 100*mostWrong, trusts.String())
		}
	}
	return learning(w, list, dir)
}

// mismatches compares the mean of Table 8's four rates, question by question of the first seeds, where both are read.
func mismatches(base, arm [][]eval.Outcome) eval.Comparison {
	rates := func(all [][]eval.Outcome) map[problem]float64 {
		of := map[problem]float64{}
		if len(all) == 0 {
			return of
		}
		for _, o := range all[0] {
			if m := eval.MismatchOf([]eval.Outcome{o}); m.Compared == 1 {
				of[problem{filepath.Base(o.DB), o.Question, o.Gold, 0}] = float64(m.Average)
			}
		}
		return of
	}
	a, b := rates(base), rates(arm)
	var x, y []float64
	for _, p := range slices.SortedFunc(maps.Keys(b), problem.compare) {
		if theirs, ok := a[p]; ok {
			x, y = append(x, theirs), append(y, b[p])
		}
	}
	return eval.Paired(x, y, 1)
}

// measure writes SQL-Trail's Table 6, and what Fig. 4 shows.
func measure(w io.Writer, name, turns string, all []eval.Outcome) {
	q := eval.QualityOf(all)
	fmt.Fprintf(w, "| %s | %s | %.1f | %.1f | %.1f | %.2f ± %.2f |", name, turns, 100*q.Syntax, 100*q.Schema, 100*q.Bigram, q.Turns, q.TurnsStd)
	for _, level := range []eval.Difficulty{eval.Easy, eval.Medium, eval.Hard, eval.Extra} {
		n, right, taken := 0., 0., 0.
		for _, o := range all {
			if o.Verdict != eval.Skipped && difficulty(o) == level {
				n++
				right += indicator(o.Verdict == eval.Right)
				taken += float64(o.Turns)
			}
		}
		if n == 0 {
			fmt.Fprint(w, "  |")
			continue
		}
		fmt.Fprintf(w, " %.1f (%.2f) |", 100*right/n, taken/n)
	}
	fmt.Fprintln(w)
}

// difficulty is Spider's, by gold.
func difficulty(o eval.Outcome) eval.Difficulty {
	s, err := parse.Parse(dialects.SQLite, o.Gold)
	if err != nil || s.Query == nil {
		return ""
	}
	return eval.SpiderDifficulty(s.Query)
}

// learning is what turns after the first were worth to the rollouts that an arm learnt from, step by step.
func learning(w io.Writer, arms []arm, dir string) error {
	fmt.Fprint(w, "\nrollouts that were learnt from\n\n| arm | steps | right in the first turn | at the end | points (95%, over steps) | mended, spoiled |\n"+
		"| --- | ---: | ---: | ---: | ---: | ---: |\n")
	for _, a := range arms {
		var first, last []float64
		mended, spoiled := 0, 0
		err := eachStep(filepath.Join(dir, a.name), func(m metrics) {
			first, last = append(first, m.First), append(last, m.EX)
			mended, spoiled = mended+m.Mended, spoiled+m.Spoiled
		})
		if err != nil {
			return err
		}
		if len(first) == 0 || mended+spoiled == 0 {
			continue
		}
		c := eval.Paired(first, last, 1)
		fmt.Fprintf(w, "| %s | %d | %.1f | %.1f | %s | %d, %d |\n", a.name, len(first), 100*c.A, 100*c.B, points(c), mended, spoiled)
	}
	return nil
}

// metrics are what is read of a step.
type metrics struct {
	EX              float64
	First           float64 `json:"ex_first"`
	Mended, Spoiled int
	Seconds         map[string]float64
}

// eachStep reads the steps of all seeds of an arm; none where something else learnt.
func eachStep(dir string, take func(metrics)) error {
	files, err := filepath.Glob(filepath.Join(dir, "seed-*", "metrics.jsonl"))
	if err != nil {
		return err
	}
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			return err
		}
		for line := range jsonl.Read[metrics](f) {
			if line.Err == nil { // a last line may be half written
				take(line.Value)
			}
		}
		f.Close()
	}
	return nil
}

// row writes what became of an arm on a suite.
func row(w io.Writer, dir, name, suite, turns string, all [][]eval.Outcome, against []string) error {
	steps, minutes, err := cost(filepath.Join(dir, name))
	if err != nil {
		return err
	}
	of := scored(all)
	cells := []string{name, turns, fmt.Sprint(len(all)), steps, minutes, fmt.Sprintf("%.1f", 100*mean(of, right))}
	for _, other := range against {
		theirs, err := load(dir, other, suite, turns)
		if err != nil {
			return err
		}
		cell := ""
		if other != name && len(theirs) > 0 {
			cell = points(paired(scored(theirs), of, right, right))
		}
		cells = append(cells, cell)
	}
	mended, spoiled, several := 0, 0, false
	for _, outcomes := range all {
		if t := eval.TurnsOf(outcomes); t != nil {
			mended, spoiled, several = mended+t.Mended, spoiled+t.Spoiled, true
		}
	}
	first, worth := []string{"", ""}, ""
	if several {
		first = []string{fmt.Sprintf("%.1f", 100*mean(of, before)), fmt.Sprintf("%d, %d", mended, spoiled)}
		worth = points(paired(of, of, before, right))
	}
	cells = append(cells, first[0], first[1], worth, fmt.Sprintf("%.2f", float64(eval.NewReport(slices.Concat(all...)).Quality.Turns)))
	_, err = fmt.Fprintf(w, "| %s |\n", strings.Join(cells, " | "))
	return err
}

func points(c eval.Comparison) string {
	return fmt.Sprintf("%+.1f (%+.1f to %+.1f)", 100*c.Difference, 100*c.Low, 100*c.High)
}

// load reads the outcomes of an arm, those of each seed.
func load(dir, name, suite, turns string) ([][]eval.Outcome, error) {
	files, err := filepath.Glob(filepath.Join(dir, name, "seed-*", suite+"-t"+turns+".jsonl"))
	if err != nil {
		return nil, err
	}
	var all [][]eval.Outcome
	for _, file := range files {
		outcomes, err := eval.ReadOutcomes(file)
		if err != nil {
			return nil, err
		}
		all = append(all, outcomes)
	}
	return all, nil
}

// score is what seeds made of a question.
type score struct{ seeds, right, first, skipped float64 }

func right(s score) float64  { return s.right / s.seeds }
func before(s score) float64 { return s.first / s.seeds }

// problem names a question among those of a suite, wherever its databases lie.
type problem struct {
	database, question, gold string
	again                    int // a suite may ask twice
}

func (p problem) compare(with problem) int {
	return cmp.Or(cmp.Compare(p.database, with.database), cmp.Compare(p.question, with.question), cmp.Compare(p.gold, with.gold), cmp.Compare(p.again, with.again))
}

func scored(all [][]eval.Outcome) map[problem]score {
	out := map[problem]score{}
	for _, outcomes := range all {
		seen := map[problem]int{}
		for _, o := range outcomes {
			p := problem{filepath.Base(o.DB), o.Question, o.Gold, 0}
			seen[p]++
			p.again = seen[p]
			s := out[p]
			s.seeds++
			s.right += indicator(o.Verdict == eval.Right)
			s.first += indicator(cmp.Or(o.First, o.Verdict) == eval.Right)
			s.skipped += indicator(o.Verdict == eval.Skipped)
			out[p] = s
		}
	}
	return out
}

func indicator(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

func mean(of map[problem]score, what func(score) float64) float64 {
	c := paired(of, of, what, what)
	return c.A
}

// paired compares the means of seeds, question by question, where all could be asked.
func paired(a, b map[problem]score, of, with func(score) float64) eval.Comparison {
	var keys []problem
	for p, s := range b {
		if other, ok := a[p]; ok && s.skipped+other.skipped == 0 {
			keys = append(keys, p)
		}
	}
	slices.SortFunc(keys, problem.compare)
	x, y := make([]float64, len(keys)), make([]float64, len(keys))
	for i, p := range keys {
		x[i], y[i] = of(a[p]), with(b[p])
	}
	return eval.Paired(x, y, 1)
}

// cost is what an arm's learning took, the mean of its seeds: steps and minutes as metrics.jsonl has them, or the
// seconds of a file of that name, where something else learnt; "" where nothing did.
func cost(dir string) (steps, minutes string, err error) {
	runs, err := filepath.Glob(filepath.Join(dir, "seed-*", "metrics.jsonl"))
	if err != nil {
		return "", "", err
	}
	made, seconds := 0, 0.
	if err := eachStep(dir, func(m metrics) {
		made++
		seconds += m.Seconds["rollout"] + m.Seconds["reward"] + m.Seconds["update"]
	}); err != nil {
		return "", "", err
	}
	if n := float64(len(runs)); n > 0 {
		return fmt.Sprintf("%.0f", float64(made)/n), fmt.Sprintf("%.1f", seconds/n/60), nil
	}
	files, err := filepath.Glob(filepath.Join(dir, "seed-*", "seconds"))
	if err != nil {
		return "", "", err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", "", err
		}
		for _, field := range strings.Fields(string(text)) {
			x, err := strconv.ParseFloat(field, 64)
			if err != nil {
				return "", "", fmt.Errorf("%s: %w", file, err)
			}
			seconds += x
		}
	}
	if len(files) > 0 {
		minutes = fmt.Sprintf("%.1f", seconds/float64(len(files))/60)
	}
	return "", minutes, nil
}
