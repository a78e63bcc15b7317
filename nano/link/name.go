package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// namePass takes the names of tables and columns.
type namePass struct{ *linking }

// names links what no value has taken: whole names, longer ones first, as they are said or word by word (alike); then
// what people say for them, tables with a shortened name, initials, parts of names, derived words, contraries, and
// words of nearly the same meaning.
func (s namePass) names() {
	link := func(n int, to func(i int) (exact, part []target)) {
		for i := 0; i+n <= len(s.words); i++ {
			if !s.free(i, i+n) || s.words[i].Quoted {
				continue
			}
			exact, part := s.filled(to(i))
			if len(exact)+len(part) > 0 {
				s.take(&mention{start: i, end: i + n, exact: exact, part: part})
			}
		}
	}
	s.coordinated()
	for n := english.MaxNameWords; n > 0; n-- {
		link(n, func(i int) (exact, part []target) {
			exact = s.exact[s.key(i, i+n, " ")]
			if n == 1 && (asking[s.words[i].Lower] || english.Common[s.words[i].Lower] && len(exact) > 0 && !s.isWhole(exact)) {
				return nil, nil
			}
			for _, one := range []string{s.joined(i, i+n), s.key(i, i+n, "")} {
				if len(exact) == 0 && n > 1 {
					exact = s.exact[one]
				}
			}
			return exact, nil
		})
		if n > 1 {
			link(n, func(i int) (exact, part []target) {
				if n == 2 && s.isFlagged(i) {
					return nil, nil
				}
				return s.alike(i, i+n)
			})
		}
	}
	for n := english.MaxNameWords; n > 0; n-- {
		link(n, func(i int) (exact, part []target) {
			for _, name := range s.synonyms[s.key(i, i+n, " ")] {
				exact = append(exact, s.exact[name]...)
				part = append(part, s.part[name]...)
			}
			if earnings[s.words[i].Lower] {
				costs := func(t target) bool {
					return slices.ContainsFunc(strings.Fields(s.Tables[t.table].Words), func(w string) bool { return spendings[w] })
				}
				exact, part = slices.DeleteFunc(exact, costs), slices.DeleteFunc(part, costs)
			}
			return exact, part
		})
	}
	link(1, func(i int) (exact, part []target) {
		if english.Common[s.words[i].Lower] {
			return nil, nil
		}
		if exact = s.tablesLike(s.words[i].Stem, english.Shortens); len(exact) > 0 {
			part = s.part[s.words[i].Stem]
		}
		return exact, part
	})
	for n := 5; n > 2; n-- {
		link(n, func(i int) (exact, part []target) {
			if english.Common[s.words[i].Lower] {
				return nil, nil
			}
			letters := s.letters(i, i+n)
			return s.exact[letters], s.part[letters]
		})
	}
	for n := 4; n > 0; n-- {
		link(n, func(i int) (exact, part []target) {
			if n == 1 && (english.Common[s.words[i].Lower] && !s.isNoun(i) || len(s.words[i].Stem) < 2) {
				return nil, nil
			}
			part = s.part[s.key(i, i+n, " ")]
			if len(part) == 0 && n == 3 && s.hyphenated(i, i+n) { // co-authors, in paper_coauthors
				part = s.part[s.words[i].Lower+s.words[i+2].Stem]
			}
			return nil, part
		})
	}
	link(1, func(i int) (exact, part []target) {
		if english.Common[s.words[i].Lower] {
			return nil, nil
		}
		return nil, s.roots[english.Root(s.words[i].Lower)]
	})
	s.deniedFlags()
	for n := 3; n > 0; n-- {
		link(n, func(i int) (exact, part []target) {
			if n == 1 && (english.Common[s.words[i].Lower] || len(s.words[i].Stem) < 3 || anyRows[s.words[i].Lower]) {
				return nil, nil
			}
			part = s.related(s.key(i, i+n, " "))
			if n == 1 {
				exact = s.tablesLike(s.words[i].Stem, english.Kin)
				part = append(s.shortened(s.words[i].Stem), part...)
			}
			return exact, part
		})
	}
	link(1, func(i int) (exact, part []target) {
		if recency[s.words[i].Lower] || calendar[s.words[i].Lower] && i > 0 && each[s.words[i-1].Lower] {
			for c, column := range s.Columns {
				if column.Kind == form.Time && !s.KeepsBooks(c) {
					part = append(part, target{column.Table, c})
				}
			}
		}
		return nil, part
	})
	s.datesOwn()
}

// asking are words that ask, whatever columns are called.
var asking = english.Words("how what which who whom whose when where why many much")

// filled leaves out empty tables and their columns, and columns without a value: most tables of an application that is
// in use are, and connectors write dozens of such columns, and nobody asks for them. One whose whole name is said
// stays, with its columns, where nothing that has rows is meant. Bookkeeping stays where its whole name is said.
func (s namePass) filled(exact, part []target) ([]target, []target) {
	empty := func(t target) bool {
		return s.Schema.Tables[t.table].Empty() || t.column >= 0 && s.IsValueless(t.column)
	}
	full := func(t target) bool { return !empty(t) }
	part = without(part, func(t target) bool { return t.column >= 0 && s.KeepsBooks(t.column) })
	if slices.ContainsFunc(exact, full) || slices.ContainsFunc(part, full) {
		return without(exact, empty), without(part, empty)
	}
	unsaid := func(t target) bool { return empty(t) && t.column >= 0 && !s.said[t.table] }
	return without(exact, unsaid), without(part, empty)
}

// without are some targets without others, in a slice of their own.
func without(targets []target, others func(target) bool) []target {
	return slices.DeleteFunc(slices.Clone(targets), others)
}

// isFlagged reports whether a word and the next are a whole flag and its whole table: confidential issues are none of
// another table's confidential_issues_events.
func (s namePass) isFlagged(i int) bool {
	return slices.ContainsFunc(s.exact[s.words[i+1].Stem], func(t target) bool {
		return t.column < 0 && slices.ContainsFunc(s.exact[s.words[i].Stem], func(c target) bool {
			return c.column >= 0 && c.table == t.table && s.IsFlag(c.column)
		})
	})
}

// datesOwn has a word for the end of a time mean the times of the table after it, where it names none of them: the
// newest customer signed up last.
func (s namePass) datesOwn() {
	for i := 0; i+1 < len(s.words); i++ {
		m, next := s.at[i], s.at[i+1]
		ends := english.FirstDates[s.words[i].Lower] || english.LastDates[s.words[i].Lower]
		if !ends || english.OfAges[s.words[i].Lower] || next == nil || next.value != nil || len(next.exact) == 0 || next.exact[0].column >= 0 {
			continue
		}
		own := next.exact[0].table
		if m != nil && slices.ContainsFunc(m.exact, func(t target) bool { return t.table == own }) {
			continue
		}
		var times []target
		for c := s.Tables[own].First; c < s.Tables[own].End; c++ {
			if s.Columns[c].Kind == form.Time && !s.KeepsBooks(c) && !slices.ContainsFunc(strings.Fields(s.Columns[c].Words), func(w string) bool { return english.OfLives[w] }) {
				times = append(times, target{own, c})
			}
		}
		switch {
		case len(times) == 0:
		case m == nil:
			s.take(&mention{start: i, end: i + 1, part: times})
		case m.value == nil:
			m.exact, m.part = nil, times
		}
	}
}

// isNoun reports whether a word that mostly means nothing in a database is part of a name: the number of "apartment
// number", which is a column of the table before it.
func (s namePass) isNoun(i int) bool {
	if i == 0 || s.at[i-1] == nil || s.words[i].Lower != "number" && s.words[i].Lower != "numbers" {
		return false
	}
	return slices.ContainsFunc(s.at[i-1].exact, func(t target) bool {
		return t.column < 0 && slices.ContainsFunc(s.part[s.words[i].Stem], func(c target) bool { return c.column >= 0 && c.table == t.table })
	})
}

// alike are the targets whose names, or parts of names, say some words one by one: as they are, by a synonym or
// shortened.
func (s namePass) alike(start, end int) (exact, part []target) {
	find := func(names []named) (out []target) {
	names:
		for _, name := range names {
			for i, w := range name.words {
				if !english.Kin(s.words[start+i].Stem, w) {
					continue names
				}
			}
			if !slices.Contains(out, name.of) {
				out = append(out, name.of)
			}
		}
		return out
	}
	return find(s.named[end-start]), find(s.runs[end-start])
}

// letters are the first ones of some words: the "fte" of full time employees.
func (s namePass) letters(start, end int) string {
	var b strings.Builder
	for _, w := range s.words[start:end] {
		b.WriteByte(w.Lower[0])
	}
	return b.String()
}

// Words that speak of a time, whatever its column is called: those that order by it, and units of it after those that
// group by it.
var (
	earnings  = english.Words("revenue sales turnover sold")
	spendings = english.Words("purchase purchases expense expenses payroll salary salaries wage wages procurement " +
		"return returns refund refunds chargeback chargebacks cancellation cancellations dispute disputes") // tables of what is no sale
	recency  = english.Words("earliest latest newest oldest recent recently")
	calendar = english.Words("year month day")
	each     = english.Words("per by each every which what")
)

// related are the names, then the parts of names, that mean nearly the same as some words, or a kind of it.
func (l *Linker) related(words string) []target {
	var whole, part []target
	for _, other := range english.Akin(words) {
		whole, part = append(whole, l.exact[other]...), append(part, l.part[other]...)
	}
	return slices.Concat(whole, l.akin[words], part)
}

// coordinated links the first of "first and last names" as "first name".
func (s namePass) coordinated() {
	for i := 0; i+3 < len(s.words); i++ {
		if and := s.words[i+1].Lower; and != "and" && and != "or" || !s.free(i, i+4) {
			continue
		}
		last := s.words[i+3].Stem
		if exact := s.exact[s.words[i].Stem+" "+last]; len(exact) > 0 && len(s.exact[s.words[i+2].Stem+" "+last]) > 0 {
			s.take(&mention{start: i, end: i + 1, exact: exact})
		}
	}
}

// tablesLike are the tables whose names of one word are like a word.
func (l *Linker) tablesLike(stem string, like func(word, name string) bool) []target {
	var out []target
	for _, name := range l.named[1] {
		if name.of.column < 0 && like(stem, name.words[0]) && !slices.Contains(out, name.of) {
			out = append(out, name.of)
		}
	}
	return out
}

// shortened are the targets with a word that a longer one is shortened to, whole names first: "enr" of enrollment.
func (l *Linker) shortened(stem string) []target {
	var whole, part []target
	for _, name := range l.short {
		if !english.Common[name] && english.Shortens(stem, name) {
			whole, part = append(whole, l.exact[name]...), append(part, l.part[name]...)
		}
	}
	return append(whole, part...)
}

// isWhole reports whether some of the targets have a one-word name: a column called "number" is meant by the word.
func (l *Linker) isWhole(targets []target) bool {
	return slices.ContainsFunc(targets, func(t target) bool {
		if t.column < 0 {
			return !strings.Contains(schema.Words(l.Tables[t.table].Called), " ")
		}
		return !strings.Contains(schema.Words(l.Columns[t.column].Name), " ")
	})
}
