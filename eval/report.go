package eval

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Report is what a run adds up to. Nothing that was left out is hidden: a problem is right, wrong, failed or skipped, and
// accuracy is of those that were attempted, all but the skipped ones.
type Report struct {
	Total        Tally   `json:"total"`
	Families     []Tally `json:"families,omitempty"`     // by Problem.Family, by name; nil where no problem has one
	Difficulties []Tally `json:"difficulties,omitempty"` // by Problem.Difficulty, from easy to hard; likewise
}

// Tally counts the verdicts of a group of problems.
type Tally struct {
	Name      string   `json:"name"` // "": the problems that name no group
	Attempted int      `json:"attempted"`
	Right     int      `json:"right"`
	Wrong     int      `json:"wrong"`
	Failed    int      `json:"failed"`
	Skipped   int      `json:"skipped"`
	Accuracy  *float64 `json:"accuracy"` // Right / Attempted; nil where nothing was attempted
}

// NewReport adds up outcomes.
func NewReport(outcomes []Outcome) Report {
	r := Report{Total: tally("all", outcomes)}
	r.Families = tallies(outcomes, func(o Outcome) string { return o.Family })
	r.Difficulties = tallies(outcomes, func(o Outcome) string { return string(o.Difficulty) })
	hardness := []Difficulty{Challenging, Moderate, Simple, Extra, Hard, Medium, Easy} // other labels come last
	slices.SortStableFunc(r.Difficulties, func(a, b Tally) int {
		return cmp.Compare(slices.Index(hardness, Difficulty(b.Name)), slices.Index(hardness, Difficulty(a.Name)))
	})
	return r
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
		switch o.Verdict {
		case Right:
			t.Right++
		case Wrong:
			t.Wrong++
		case Failed:
			t.Failed++
		default:
			t.Skipped++
		}
	}
	t.Attempted = t.Right + t.Wrong + t.Failed
	if t.Attempted > 0 {
		accuracy := float64(t.Right) / float64(t.Attempted)
		t.Accuracy = &accuracy
	}
	return t
}

// Markdown is the report as tables: difficulties, families, each with the total below.
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
	return b.String()
}

func (r Report) table(b *strings.Builder, by string, groups []Tally) {
	fmt.Fprintf(b, "| %s | attempted | right | wrong | failed | skipped | accuracy |\n", by)
	b.WriteString("| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n")
	for _, t := range append(slices.Clone(groups), r.Total) {
		name := strings.NewReplacer("|", `\|`, "\n", " ").Replace(cmp.Or(t.Name, "–"))
		accuracy := "–"
		if t.Accuracy != nil {
			accuracy = fmt.Sprintf("%.1f%%", 100**t.Accuracy)
		}
		fmt.Fprintf(b, "| %s | %d | %d | %d | %d | %d | %s |\n", name, t.Attempted, t.Right, t.Wrong, t.Failed, t.Skipped, accuracy)
	}
}
