package link

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// meant are the cells that a word alone may be: a number that the question compares is in no text that it does not
// name, the one right after what a row is called is that row's (the status of order 10100), and a verb is none (who
// work for the company).
func (s valuePass) meant(i int, cells []form.Cell) []form.Cell {
	compared, verb, of := false, s.isVerb(i), -1
	if plainNumber.MatchString(s.words[i].Lower) {
		compared, of = s.isCompared(i), s.numberedAt(i)
	}
	return slices.DeleteFunc(cells, func(c form.Cell) bool {
		column := s.Columns[c.Column]
		return compared && column.Kind == form.Text && !s.isSaidBefore(i, c.Column) || of >= 0 && column.Table != of || verb && !s.asked[column.Table]
	})
}

var plainNumber = regexp.MustCompile(`^\d+$`)

// isCompared reports whether the question compares the number somewhere in it: under 16, between 20 and 30.
func (s valuePass) isCompared(i int) bool {
	at := func(i int) string {
		if i < 0 {
			return ""
		}
		return s.words[i].Lower
	}
	return bounding[at(i-1)] || comparing[at(i-1)] || at(i-1) == "and" && at(i-3) == "between"
}

// isSaidBefore reports whether one of the words before a word names a column: boats over 10.
func (s valuePass) isSaidBefore(i, column int) bool {
	return slices.ContainsFunc(s.words[max(i-4, 0):i], func(w english.Word) bool {
		return slices.ContainsFunc(s.exact[w.Stem], func(t target) bool { return t.column == column })
	})
}

// numberedAt is the table of which the number somewhere in the question is a row's: order 10100, invoice number 77. It
// has a key of numbers that may be it. -1: of none.
func (s valuePass) numberedAt(i int) int {
	number, err := strconv.ParseFloat(s.words[i].Lower, 64)
	if err != nil {
		return -1
	}
	if i > 1 && numbering[s.words[i-1].Lower] {
		i--
	}
	if i == 0 || schema.Singular(s.words[i-1].Lower) != s.words[i-1].Lower {
		return -1
	}
	for _, t := range s.exact[s.words[i-1].Stem] {
		for c := s.Tables[t.table].First; t.column < 0 && c < s.Tables[t.table].End; c++ {
			p := s.Profile(c)
			if !s.Columns[c].Key || s.Columns[c].Kind != form.Number || p == nil {
				continue
			}
			least, err := strconv.ParseFloat(p.Min, 64)
			if most, err2 := strconv.ParseFloat(p.Max, 64); err == nil && err2 == nil && least <= number && number <= most {
				return t.table
			}
		}
	}
	return -1
}

// isVerb reports whether a word is what somebody does, before where, for whom or how: employees work for the company.
func (s valuePass) isVerb(i int) bool {
	return lightVerbs[s.words[i].Lower] && !s.words[i].Upper && i > 0 && i+1 < len(s.words) && afterVerbs[s.words[i+1].Lower]
}

// isLacked reports whether words that columns hold are what the rows that the question names are to have none of, by a
// key to it: customers with no sales rep, of sales_rep_id, though somebody's job is Sales Rep.
func (s valuePass) isLacked(start, end int, cells []form.Cell) bool {
	if start == 0 || s.words[start-1].Lower != "no" && s.words[start-1].Lower != "without" {
		return false
	}
	return slices.ContainsFunc(s.part[s.key(start, end, " ")], func(t target) bool {
		held := slices.ContainsFunc(cells, func(c form.Cell) bool { return s.Columns[c.Column].Table == t.table })
		return t.column >= 0 && s.asked[t.table] && s.Refers(t.column) && !held
	})
}

// kindsFirst are the cells of words in another number, in columns of few texts, before those of lists that are one of
// such words alone: a type TV Show of "TV shows", next to genres such as "TV Shows" and "Kids, TV Shows".
func (s valuePass) kindsFirst(start, end int, cells []form.Cell) []form.Cell {
	list := func(c form.Cell) bool { return s.listsTexts(c.Column) }
	if len(cells) == 0 || slices.ContainsFunc(cells, func(c form.Cell) bool { return !list(c) }) {
		return cells
	}
	kinds := slices.DeleteFunc(s.respelled(start, end), func(c form.Cell) bool {
		p := s.Profile(c.Column)
		return p == nil || p.Distinct > maxCodes || list(c)
	})
	if len(kinds) > 0 {
		return kinds
	}
	return cells
}

// listsTexts reports whether most texts of a column have several parts between commas.
func (s valuePass) listsTexts(column int) bool {
	lists := 0
	texts := s.Profile(column)
	if texts == nil {
		return false
	}
	for _, text := range texts.Texts {
		if strings.Contains(text, ", ") {
			lists++
		}
	}
	return 2*lists > len(texts.Texts)
}

// lightVerbs are said in many questions and may be values elsewhere: a kind of phone is Work.
var (
	lightVerbs = english.Words("work works worked working live lives lived living play plays played playing ship ships stay stays serve serves")
	afterVerbs = english.Words("for in at on with from to by as")
)
