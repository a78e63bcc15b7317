package nano

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// Card says what a stream is made of.
type Card struct {
	Databases map[string]int                   `json:"databases"` // by kind
	Read      map[corpus.Source]int            `json:"read"`      // questions whose queries passed
	Kept      map[corpus.Source]int            `json:"kept"`      // of them, those that can be learnt
	Dropped   map[corpus.Source]map[string]int `json:"dropped"`   // by reason
	Templates map[corpus.Source]int            `json:"templates"`
	Closed    map[string]int                   `json:"not_templates"` // questions that make none, by reason
	Synonyms  int                              `json:"synonyms"`
	Replays   int                              `json:"replays,omitempty"` // questions with answers that are corrected
	Licences  map[corpus.Source]string         `json:"licences"`
	Apart     []string                         `json:"kept_apart"` // parts of Spider that are not in it
	// The shares of the other databases that are not, Spider's and written ones.
	Withheld        float64 `json:"withheld,omitempty"`
	WithheldWritten float64 `json:"withheld_written,omitempty"`
	People          float64 `json:"people,omitempty"` // share of the questions that are drawn from those that people asked

	Reading float64 `json:"reading,omitempty"` // what a token of a question weighs: see trainer.SFT
}

func newCard() Card {
	c := newCounts()
	c.Databases, c.Licences = map[string]int{}, map[corpus.Source]string{}
	c.Apart = []string{string(corpus.Choose), string(corpus.Report), string(corpus.Outside)}
	for _, s := range corpus.Sources {
		licence, origin := s.Licence()
		c.Licences[s] = licence + ": " + origin
	}
	return c
}

// newCounts is a card that counts questions alone, to be added to another.
func newCounts() Card {
	return Card{Read: map[corpus.Source]int{}, Kept: map[corpus.Source]int{}, Dropped: map[corpus.Source]map[string]int{},
		Templates: map[corpus.Source]int{}, Closed: map[string]int{}}
}

// add adds the questions that o counts.
func (c *Card) add(o Card) {
	sumInto(c.Read, o.Read)
	sumInto(c.Kept, o.Kept)
	sumInto(c.Templates, o.Templates)
	sumInto(c.Closed, o.Closed)
	for s, dropped := range o.Dropped {
		c.drop(s, dropped)
	}
}

func sumInto[K comparable](to, from map[K]int) {
	for k, n := range from {
		to[k] += n
	}
}

func (c *Card) drop(s corpus.Source, dropped corpus.Dropped) {
	for reason, n := range dropped {
		for range n {
			c.count(s, reason)
		}
	}
}

func (c *Card) count(s corpus.Source, reason string) {
	if c.Dropped[s] == nil {
		c.Dropped[s] = map[string]int{}
	}
	c.Dropped[s][reason]++
}

// reason is why a query cannot be written over a linked question, without the particulars.
func reason(err error) string {
	var value *form.ValueError
	if errors.As(err, &value) {
		return "a value of the query is not found in the question"
	}
	return err.Error()
}

// Write writes the card for people.
func (c Card) Write(w io.Writer) {
	counts := func(title string, of map[string]int) {
		fmt.Fprintln(w, title)
		keys := slices.Collect(maps.Keys(of))
		slices.SortFunc(keys, func(a, b string) int { return of[b] - of[a] })
		for _, k := range keys {
			fmt.Fprintf(w, "  %7d  %s\n", of[k], k)
		}
	}
	counts("databases", c.Databases)
	for _, s := range slices.Sorted(maps.Keys(c.Read)) {
		fmt.Fprintf(w, "%s (%s)\n  %7d  read\n  %7d  kept\n  %7d  templates\n", s, c.Licences[s], c.Read[s], c.Kept[s], c.Templates[s])
		counts("  left out", c.Dropped[s])
	}
	counts("questions that make no template", c.Closed)
	fmt.Fprintf(w, "%d synonyms; kept apart: %v\n", c.Synonyms, c.Apart)
}
