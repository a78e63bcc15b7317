package coder

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// spiderDev are the databases of Spider's development part, on which others measure: none is learnt, whatever a suite
// says. Spider's training part has none of them.
var spiderDev = strings.Fields(`battle_death car_1 concert_singer course_teach cre_Doc_Template_Mgt dog_kennels
	employee_hire_evaluation flight_2 museum_visit network_1 orchestra pets_1 poker_player real_estate_properties singer
	student_transcripts_tracking tvshow voter_1 world_1 wta_1`)

// graded knows what is measured on, so that none of it is learnt: databases, and questions word by word or nearly.
type graded struct {
	near  *synth.Banned   // the questions of files, and what nearly repeats them
	words map[string]bool // the questions on databases that are kept apart, word by word
}

// newGraded reads the files of graded questions, and the questions on databases that are kept apart.
func newGraded(o Options) (*graded, error) {
	var asked []string
	for _, path := range o.Graded {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(text)) {
			if q, _, _ := strings.Cut(strings.TrimSpace(line), "\t"); q != "" {
				asked = append(asked, q)
			}
		}
	}
	g := &graded{near: synth.NewBanned(nil, asked), words: map[string]bool{}}
	written, err := corpus.WrittenQuestions(corpus.Choose)
	if err != nil {
		return nil, err
	}
	for _, questions := range written {
		for _, q := range questions {
			g.words[plain(q)] = true
		}
	}
	if o.Data == "" {
		return g, nil
	}
	for _, reworded := range []bool{false, true} {
		for _, part := range []corpus.Part{corpus.Choose, corpus.Report, corpus.Outside} {
			problems, err := corpus.Problems(filepath.Join(o.Data, "spider"), part, reworded)
			if err != nil {
				return nil, err
			}
			for _, p := range problems {
				g.words[plain(p.Question)] = true
			}
		}
	}
	return g, nil
}

// plain is a question without what does not change it.
func plain(q string) string {
	return strings.TrimRight(strings.Join(strings.Fields(strings.ToLower(q)), " "), " ?.!")
}

// reason is why a question is left out; "" where it is not.
func (g *graded) reason(p pairs.Pair) string {
	name := open.Label(p.DB)
	_, kept := corpus.KeptApart(p.DB)
	switch {
	case slices.ContainsFunc(spiderDev, func(dev string) bool { return strings.EqualFold(dev, name) }):
		return "its database is of Spider's development part"
	case kept || corpus.PartOf(name) != corpus.Train:
		return "its database is kept apart"
	case g.words[plain(p.Question)] && p.After == nil:
		return "it is asked of a database that is kept apart"
	}
	if _, near := g.near.Question(p.Question); near {
		return "it is graded, or nearly"
	}
	return ""
}
