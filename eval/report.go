package eval

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Report is what a run adds up to. Nothing that was left out is hidden: a problem is right, wrong, failed or skipped,
// and accuracy is of those that were attempted, all but the skipped ones.
type Report struct {
	Total        Tally     `json:"total"`
	Families     []Tally   `json:"families,omitempty"`     // by Problem.Family, by name; nil where no problem has one
	Difficulties []Tally   `json:"difficulties,omitempty"` // by Problem.Difficulty, from easy to hard; likewise
	Measures     Measures  `json:"measures"`
	Quality      Quality   `json:"quality"`
	Mismatch     Mismatch  `json:"mismatch"`
	Turns        *Turns    `json:"turns,omitempty"`      // nil where each answer had one turn
	Sampling     []AtK     `json:"sampling,omitempty"`   // k = 1, 2, 4, …; nil where each question was asked once
	TestSuite    *Tally    `json:"test_suite,omitempty"` // nil where it was not asked
	RVES         *Figure   `json:"r_ves,omitempty"`      // likewise
	Constant     *Constant `json:"constant,omitempty"`   // nil where no gold is a single value
	Baseline     *Baseline `json:"baseline,omitempty"`   // set by Compare
	outcomes     []Outcome
}

// Measures are the means of Scores over what was attempted.
type Measures struct {
	Strict Figure `json:"strict"`
	Spider Figure `json:"spider"`
	BIRD   Figure `json:"bird"`
	EXb    Figure `json:"ex_b"`
	EXf    Figure `json:"ex_f"`
	SoftF1 Figure `json:"soft_f1"`
}

// AtK are pass@k and maj@k over the Problems of which at least k answers were sampled.
type AtK struct {
	K        int    `json:"k"`
	Problems int    `json:"problems"`
	Pass     Figure `json:"pass"`
	Majority Figure `json:"majority"`
}

// Baseline compares the run (B) with an earlier one (A).
type Baseline struct {
	Comparison
	Unpaired int `json:"unpaired"` // outcomes of both that have no partner, or were skipped
	// Efficiency is DataEfficiency; nil where the number of training examples between the runs is not known.
	Efficiency *Figure `json:"data_efficiency,omitempty"`
}

// Fell says that the run is worse than the earlier one, and not by chance: the whole interval lies below 0.
func (b *Baseline) Fell() bool { return b.Problems > 0 && b.High < 0 }

// Figure is a measure: NaN, and null in JSON, where there is nothing to measure.
type Figure float64

// MarshalJSON writes null for NaN, which JSON has no number for.
func (f Figure) MarshalJSON() ([]byte, error) {
	if math.IsNaN(float64(f)) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(f))
}

// NewReport adds up outcomes.
func NewReport(outcomes []Outcome) Report {
	r := Report{Total: tally("all", outcomes), outcomes: outcomes}
	r.Families = tallies(outcomes, func(o Outcome) string { return o.Family })
	r.Difficulties = tallies(outcomes, func(o Outcome) string { return string(o.Difficulty) })
	hardness := []Difficulty{Challenging, Moderate, Simple, Extra, Hard, Medium, Easy} // other labels come last
	slices.SortStableFunc(r.Difficulties, func(a, b Tally) int {
		return cmp.Compare(slices.Index(hardness, Difficulty(b.Name)), slices.Index(hardness, Difficulty(a.Name)))
	})
	r.Measures = measuresOf(outcomes)
	r.Quality = QualityOf(outcomes)
	r.Mismatch = MismatchOf(outcomes)
	r.Turns = TurnsOf(outcomes)
	r.Sampling = atK(outcomes)
	r.Constant = BestConstant(outcomes)
	r.suite()
	r.efficiency()
	return r
}

func measuresOf(outcomes []Outcome) Measures {
	of := func(measure func(*Scores) float64) Figure {
		var values []float64
		for _, o := range outcomes {
			if o.Scores != nil {
				values = append(values, measure(o.Scores))
			}
		}
		return mean(values)
	}
	share := func(holds func(*Scores) bool) Figure {
		return of(func(s *Scores) float64 { return float64(indicator(holds(s))) })
	}
	return Measures{
		Strict: share(func(s *Scores) bool { return s.Strict }),
		Spider: share(func(s *Scores) bool { return s.Spider }),
		BIRD:   share(func(s *Scores) bool { return s.BIRD }),
		EXb:    share(func(s *Scores) bool { return s.EXb }),
		EXf:    of(func(s *Scores) float64 { return s.EXf }),
		SoftF1: of(func(s *Scores) float64 { return s.SoftF1 }),
	}
}

func atK(outcomes []Outcome) (all []AtK) {
	most := 0
	for _, o := range outcomes {
		most = max(most, len(o.Samples))
	}
	if most < 2 {
		return nil
	}
	for k := 1; ; k = min(2*k, most) {
		var pass, majority []float64
		for _, o := range outcomes {
			if n := len(o.Samples); n >= k {
				right := 0
				for _, s := range o.Samples {
					right += indicator(s.Verdict == Right)
				}
				pass = append(pass, PassAtK(n, right, k))
				majority = append(majority, float64(indicator(o.Majority[k-1] == Right)))
			}
		}
		all = append(all, AtK{K: k, Problems: len(pass), Pass: mean(pass), Majority: mean(majority)})
		if k == most {
			return all
		}
	}
}

func (r *Report) suite() {
	var judged []Outcome
	for _, o := range r.outcomes {
		if o.TestSuite != "" {
			o.Verdict = o.TestSuite
			judged = append(judged, o)
		}
	}
	if judged != nil {
		t := tally("test suite", judged)
		r.TestSuite = &t
	}
}

func (r *Report) efficiency() {
	var rewards []float64
	for _, o := range r.outcomes {
		if e := o.Efficiency; e != nil && e.Verdict != Skipped {
			rewards = append(rewards, e.Reward)
		}
	}
	if rewards != nil {
		v := Figure(RVES(rewards))
		r.RVES = &v
	}
}

// Compare sets Baseline, by an earlier run of the same suite. examples is the number of training examples that lie
// between the two, 0 if not known.
func (r *Report) Compare(earlier []Outcome, examples int) {
	const seed = 1 // the interval is to be the same for the same two runs
	x, y, unpaired := paired(earlier, r.outcomes)
	r.Baseline = &Baseline{Comparison: Paired(x, y, seed), Unpaired: unpaired}
	if examples > 0 {
		e := Figure(DataEfficiency(100*r.Baseline.Difference, examples))
		r.Baseline.Efficiency = &e
	}
}

func mean(x []float64) Figure {
	m, _ := meanStd(x)
	return Figure(m)
}

// Tally counts the verdicts of a group of problems.
type Tally struct {
	Name      string   `json:"name"` // "": the problems that name no group
	Attempted int      `json:"attempted"`
	Right     int      `json:"right"`
	Wrong     int      `json:"wrong"`
	Unsure    int      `json:"unsure"` // answers that say so, right or wrong; they are not among those
	Failed    int      `json:"failed"`
	Skipped   int      `json:"skipped"`
	Accuracy  *float64 `json:"accuracy"` // Right / Attempted; nil where nothing was attempted
}

// tallies counts each group, by name; nil where there is only the group without a name.
func tallies(outcomes []Outcome, group func(Outcome) string) []Tally {
	groups := map[string][]Outcome{}
	for _, o := range outcomes {
		groups[group(o)] = append(groups[group(o)], o)
	}
	if len(groups) == 1 && groups[""] != nil {
		return nil
	}
	var all []Tally
	for name, of := range groups {
		all = append(all, tally(name, of))
	}
	slices.SortFunc(all, func(a, b Tally) int { return cmp.Compare(a.Name, b.Name) })
	return all
}

func tally(name string, outcomes []Outcome) Tally {
	t := Tally{Name: name}
	for _, o := range outcomes {
		switch {
		case o.Verdict == Skipped:
			t.Skipped++
		case o.Verdict == Failed:
			t.Failed++
		case o.Unsure:
			t.Unsure++
		case o.Verdict == Right:
			t.Right++
		default:
			t.Wrong++
		}
	}
	t.Attempted = t.Right + t.Wrong + t.Unsure + t.Failed
	if t.Attempted > 0 {
		accuracy := float64(t.Right) / float64(t.Attempted)
		t.Accuracy = &accuracy
	}
	return t
}

// Markdown is the report as tables: what became of the problems by difficulty and by family, each with the total below,
// then the measures, and what else was asked for.
func (r Report) Markdown() string {
	var b strings.Builder
	if r.Difficulties == nil && r.Families == nil {
		r.table(&b, "run", nil)
	}
	if r.Difficulties != nil {
		r.table(&b, "difficulty", r.Difficulties)
	}
	if r.Families != nil {
		if b.Len() > 0 {
			b.WriteString("\n")
		}
		r.table(&b, "family", r.Families)
	}
	if r.Total.Attempted == 0 {
		return b.String()
	}
	m, q := r.Measures, r.Quality
	figures(&b, []string{"EX strict", "EX Spider", "EX BIRD", "EX_b", "EX_f", "Soft-F1"},
		percent(m.Strict), percent(m.Spider), percent(m.BIRD), percent(m.EXb), percent(m.EXf), percent(m.SoftF1))
	figures(&b, []string{"runs", "schema similarity", "bigram similarity", "turns", "their deviation"},
		percent(q.Syntax), percent(q.Schema), percent(q.Bigram), places(q.Turns), places(q.TurnsStd))
	if x := r.Mismatch; x.Compared+x.Unreadable > 0 {
		figures(&b, []string{"mismatch in SELECT", "JOIN", "WHERE", "GROUP", "average", "compared", "unreadable"},
			percent(x.Select), percent(x.Join), percent(x.Where), percent(x.Group), percent(x.Average),
			strconv.Itoa(x.Compared), strconv.Itoa(x.Unreadable))
	}
	if t := r.Turns; t != nil {
		figures(&b, []string{"first turn", "at the end", "difference", "95% interval", "mended", "spoiled"},
			percent(Figure(t.A)), percent(Figure(t.B)), fmt.Sprintf("%+.1f", 100*t.Difference),
			fmt.Sprintf("%+.1f to %+.1f", 100*t.Low, 100*t.High), strconv.Itoa(t.Mended), strconv.Itoa(t.Spoiled))
	}
	if c := r.Constant; c != nil {
		figures(&b, []string{"best constant answer", "right", "accuracy", "of the run"},
			cell(c.Answer), strconv.Itoa(c.Right), percent(c.Accuracy), accuracy(r.Total))
	}
	if t := r.TestSuite; t != nil {
		figures(&b, []string{"test suite", "attempted", "right", "wrong", "unsure", "failed", "skipped"}, accuracy(*t),
			strconv.Itoa(t.Attempted), strconv.Itoa(t.Right), strconv.Itoa(t.Wrong), strconv.Itoa(t.Unsure), strconv.Itoa(t.Failed), strconv.Itoa(t.Skipped))
	}
	if r.RVES != nil {
		figures(&b, []string{"R-VES"}, places(*r.RVES))
	}
	if r.Sampling != nil {
		b.WriteString("\n| k | problems | pass@k | maj@k |\n| ---: | ---: | ---: | ---: |\n")
		for _, s := range r.Sampling {
			fmt.Fprintf(&b, "| %d | %d | %s | %s |\n", s.K, s.Problems, percent(s.Pass), percent(s.Majority))
		}
	}
	switch c := r.Baseline; {
	case c == nil:
	case c.Problems == 0:
		fmt.Fprintf(&b, "\nThe earlier run has no problem in common with this one: nothing to compare (%d unpaired).\n", c.Unpaired)
	default:
		figures(&b, []string{"earlier run", "this run", "difference", "95% interval", "p", "problems", "unpaired"},
			percent(Figure(c.A)), percent(Figure(c.B)), fmt.Sprintf("%+.1f", 100*c.Difference),
			fmt.Sprintf("%+.1f to %+.1f", 100*c.Low, 100*c.High), fmt.Sprintf("%.4f", c.P),
			strconv.Itoa(c.Problems), strconv.Itoa(c.Unpaired))
		if c.Efficiency != nil {
			figures(&b, []string{"points per 1,000 training examples"}, places(*c.Efficiency))
		}
	}
	return b.String()
}

// cell is a text in a table.
func cell(text string) string { return strings.NewReplacer("|", `\|`, "\n", " ").Replace(text) }

// figures is a table of one row.
func figures(b *strings.Builder, names []string, values ...string) {
	fmt.Fprintf(b, "\n| %s |\n|%s\n| %s |\n", strings.Join(names, " | "), strings.Repeat(" ---: |", len(names)), strings.Join(values, " | "))
}

func percent(f Figure) string {
	if math.IsNaN(float64(f)) {
		return "–"
	}
	return fmt.Sprintf("%.1f%%", 100*f)
}

func places(f Figure) string {
	if math.IsNaN(float64(f)) {
		return "–"
	}
	return fmt.Sprintf("%.2f", f)
}

func accuracy(t Tally) string {
	if t.Accuracy == nil {
		return "–"
	}
	return percent(Figure(*t.Accuracy))
}

func (r Report) table(b *strings.Builder, by string, groups []Tally) {
	fmt.Fprintf(b, "| %s | attempted | right | wrong | unsure | failed | skipped | accuracy |\n", by)
	b.WriteString("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n")
	for _, t := range append(slices.Clone(groups), r.Total) {
		name := cell(cmp.Or(t.Name, "–"))
		fmt.Fprintf(b, "| %s | %d | %d | %d | %d | %d | %d | %s |\n", name, t.Attempted, t.Right, t.Wrong, t.Unsure, t.Failed, t.Skipped, accuracy(t))
	}
}
