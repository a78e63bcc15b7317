package teach

import (
	"fmt"
	"io"
	"slices"

	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Offender is an example that holds what it must not.
type Offender struct {
	Line     int    `json:"line"`
	Question string `json:"question"`
	Found    string `json:"found"` // the banned word, or the banned question
}

// Report is the outcome of a decontamination.
type Report struct {
	Examined  int        `json:"examined"`
	Offenders []Offender `json:"offenders"`
}

// Decontaminate examines every example of a corpus: no banned word anywhere in its text, no banned
// question and none of their near paraphrases.
func Decontaminate(r io.Reader, words, questions []string) (Report, error) {
	var report Report
	banned := synth.NewBanned(words, questions)
	for line, err := range trajectory.Read(r) {
		if err == nil && line.Err != nil {
			err = fmt.Errorf("not an example: %w", line.Err)
		}
		if err != nil {
			return report, fmt.Errorf("line %d: %w", line.Number, err)
		}
		report.Examined++
		if found, bad := bannedIn(banned, &line.Value); bad {
			report.Offenders = append(report.Offenders, Offender{line.Number, line.Value.Question, found})
		}
	}
	return report, nil
}

// bannedIn finds what is banned in any text of e.
func bannedIn(b *synth.Banned, e *trajectory.Example) (string, bool) {
	texts := []string{e.World, e.SQL, e.Knowledge, e.Question}
	for _, s := range e.Segments {
		texts = append(texts, s.Text)
	}
	if i := slices.IndexFunc(texts, func(t string) bool { _, bad := b.Word(t); return bad }); i >= 0 {
		return b.Word(texts[i])
	}
	return b.Question(e.Question)
}
