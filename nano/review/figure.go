package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// mosts are words for what comes first in an order of figures, and notTimes those by which an order of keys may mean
// one of times.
var (
	mosts    = english.Words("most least fewest highest lowest largest smallest biggest top")
	notTimes = english.Words("recent recently last first latest newest earliest oldest new old id ids number numbers key keys")
)

// countsCounter is a column that holds counts, of which a query counts the rows or the different ones: the comments are
// no number of comment counts.
func countsCounter(a *answer) form.Token {
	for i := 1; i < len(a.tokens); i++ {
		if token := a.tokens[i]; (a.tokens[i-1] == form.Count || i > 1 && a.tokens[i-1] == form.Distinct && a.tokens[i-2] == form.Count) && a.isCounter(token) {
			return token
		}
	}
	return ""
}

// isCounter reports whether a token is a column of numbers that is called a count of something.
func (fs facts) isCounter(t form.Token) bool {
	c, ok := fs.ColumnOf(t)
	if !ok || fs.Columns[c].Kind != form.Number || fs.Columns[c].Key || fs.Refers(c) {
		return false
	}
	words := strings.Fields(fs.Columns[c].Words)
	return len(words) > 1 && (words[len(words)-1] == "count" || words[len(words)-1] == "cnt")
}

// counted is the number of a table's rows in the place of that of a counter's values, where the schema has a table that
// is called as what the counter counts.
func counted(a *answer) []form.Token {
	token := countsCounter(a)
	if token == "" || len(a.tokens) > 4 || a.tokens[0] != form.Select {
		return a.tokens
	}
	c, _ := a.ColumnOf(token)
	if t := a.countedBy(c); t >= 0 && a.TableToken(t) != "" {
		return []form.Token{form.Select, form.Count, a.TableToken(t)}
	}
	return a.tokens
}

// countedBy is the table whose rows a counter counts, by its name; -1: none.
func (fs facts) countedBy(column int) int {
	if !fs.isCounter(fs.ColumnToken(column)) {
		return -1
	}
	of := english.Stems(fs.Columns[column].Words)
	return slices.IndexFunc(fs.Tables, func(t form.Table) bool {
		own := english.Stems(t.Words)
		return len(own) > 0 && english.Same(own[len(own)-1], of[len(of)-2])
	})
}

// speaksOfCounted reports whether a phrase names a counter of a table's rows.
func (q *question) speaksOfCounted(s form.Phrase, table int) bool {
	return slices.ContainsFunc(s.Columns, func(c int) bool { return q.countedBy(c) == table })
}

// aggregatesOther is a column of which a query computes a figure that the question asks of another: the average state
// is no average of times.
func aggregatesOther(a *answer) form.Token {
	for i := 1; i < len(a.items); i++ {
		c, ok := a.ColumnOf(a.items[i])
		if !ok || !slices.Contains([]form.Token{form.Avg, form.Sum, form.Min, form.Max}, a.items[i-1]) || a.links(c) || a.MeasureOf(c) != nil {
			continue
		}
		for j, s := range a.Question {
			asked := a.saysAt(j-1, averages) || a.saysAt(j-1, maxima) || a.saysAt(j-1, minima)
			if asked && s.Value < 0 && len(s.Columns) > 0 && !s.Partial && !slices.Contains(s.Columns, c) {
				return a.items[i]
			}
		}
	}
	return ""
}

// mixesTexts is a column of texts, many of which are numbers, of which a query takes the greatest or the least: of
// these that is a text.
func mixesTexts(a *answer) form.Token {
	for i := 1; i < len(a.tokens); i++ {
		c, ok := a.ColumnOf(a.tokens[i])
		if !ok || !slices.Contains([]form.Token{form.Min, form.Max, form.Avg, form.Sum}, a.tokens[i-1]) {
			continue
		}
		numbers, texts := a.NumbersAsText(c), a.Texts(c)
		if len(numbers) < len(texts) && len(numbers)*2 >= len(texts) {
			return a.tokens[i]
		}
	}
	return ""
}

// ranksKeys is a key by which a query gives the first rows where the question asks for the most of something: the last
// visit is not the page that was visited most.
func ranksKeys(a *answer) form.Token {
	c, ok := a.ranking()
	if !ok || !a.Columns[c].Key && !a.Refers(c) || a.says(mosts) == 0 || a.says(notTimes) > 0 || a.NamesColumn(c) {
		return ""
	}
	return a.ColumnToken(c)
}

// seeksYear is a column of no time in which a query finds a year of the question: sales in 2010 are not those of the
// postal code 2010.
func seeksYear(a *answer) form.Token {
	for _, c := range a.comparisons {
		if c.value < 0 || !isYear(a.Values[c.value].Text) || c.of != "" {
			continue
		}
		column := a.Columns[c.column]
		dated := strings.Contains(column.Words, "year") || strings.Contains(column.Words, "date") || strings.Contains(column.Words, "period") || strings.Contains(column.Words, "season")
		at := a.sayingOf(c.value)
		if column.Kind != form.Time && !dated && !a.NamesColumn(c.column) && (a.TextAt(at-1) == "in" || a.TextAt(at-1) == "during" || a.TextAt(at-1) == "since") {
			return c.at
		}
	}
	return ""
}

// isYear reports whether a text may be a year of our time.
func isYear(text string) bool {
	return len(text) == len("2010") && english.IsNumber(text) && (strings.HasPrefix(text, "19") || strings.HasPrefix(text, "20"))
}

// limitsForEach reports whether the question asks for something of each of some rows, and the query gives the first of
// all.
func limitsForEach(a *answer) bool {
	return a.says(english.EachWords) > 0 && a.has(form.Limit) && !a.has(form.Group, form.Open)
}

// timesOthers is a time, or an age, of rows that the question does not speak of, by which a query finds what is oldest
// or newest among those that it speaks of, which have a time of their own: the oldest branch is not that of the oldest
// customer.
func timesOthers(a *answer) form.Token {
	c, ok := a.ranking()
	if !ok || a.Columns[c].Kind != form.Time || a.Follows() || a.NamesColumn(c) || a.says(english.FirstDates)+a.says(english.LastDates) == 0 {
		return ""
	}
	spoken := a.spoken(map[int]bool{})
	if spoken[a.Columns[c].Table] {
		return ""
	}
	for t := range spoken {
		if slices.ContainsFunc(a.Columns[a.Tables[t].First:a.Tables[t].End], func(own form.Column) bool { return own.Kind == form.Time }) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// deletions are words of columns that mark rows as deleted, and of questions that speak of these.
var deletions = english.Words("deleted removed archived deletion")

// givesDeleted is a mark of deleted rows, where a table has such rows and neither the query nor the question excludes
// them.
func givesDeleted(a *answer) form.Token {
	if a.Follows() || slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return deletions[s.Text] }) {
		return ""
	}
	for _, t := range a.tablesUsed {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			if a.marksDeleted(c) && a.ColumnToken(c) != "" && !slices.Contains(a.tokens, a.ColumnToken(c)) {
				return a.ColumnToken(c)
			}
		}
	}
	return ""
}

// marksDeleted reports whether a column says that a row is deleted, or when it was, and some rows are as far as is
// known.
func (fs facts) marksDeleted(column int) bool {
	words := strings.Fields(fs.Columns[column].Words)
	if len(words) == 0 || len(words) > 3 || !slices.ContainsFunc(words, func(w string) bool { return deletions[w] }) {
		return false
	}
	p := fs.Profile(column)
	switch {
	case fs.Columns[column].Kind == form.Time || slices.Contains([]string{"at", "on", "date", "time"}, words[len(words)-1]):
		return p == nil || p.Sampled || p.Nulls < 1
	case fs.IsFlag(column) || words[0] == "is" || len(words) == 1:
		return p == nil || p.Sampled || p.Max != "0" && p.Max != "false"
	}
	return false
}

// deletedOnes is a query for the rows that are deleted, or for those that are not, by when they were, where it compares
// that time with another of its column or row, or asks for the opposite: deleted customers have one.
func deletedOnes(a *answer) []form.Token {
	wanted, ok := a.deletedSaid()
	if !ok {
		return a.tokens
	}
	for i, token := range a.tokens {
		c, ok := a.ColumnOf(token)
		if !ok || i+1 >= len(a.tokens) || a.Columns[c].Kind != form.Time || !a.marksDeleted(c) {
			continue
		}
		end := -1 // of what is said of it
		switch next := a.tokens[i+1]; {
		case next == form.Null:
			end = i + 1
		case i+2 == len(a.tokens):
		case next == form.Not && a.tokens[i+2] == form.Null, next == form.Equal && a.isColumn(a.tokens[i+2]):
			end = i + 2
		case next == form.Equal && a.tokens[i+2] == form.Open:
			if end = form.Closing(a.tokens, i+2); slices.ContainsFunc(a.tokens[i+2:max(end, i+2)], aggregating) {
				end = -1 // the one that was deleted last
			}
		}
		if end > 0 {
			return slices.Concat(a.tokens[:i+1], wanted, a.tokens[end+1:])
		}
	}
	return a.tokens
}

// deletedSaid is how the form says that rows are deleted, or that they are not, where the question says either of the
// rows of a table in plain words: deleted customers, customers who are not deleted.
func (q *question) deletedSaid() (said []form.Token, ok bool) {
	at := slices.IndexFunc(q.Question, func(s form.Phrase) bool { return deletions[s.Text] })
	if at < 0 || including[q.TextAt(at-1)] {
		return nil, false
	}
	denied := denials[q.TextAt(at-1)] || english.Contracted(q.TextAt(at-1))
	before := at - 1
	if denied {
		before--
	}
	isSaid := english.Beings[q.TextAt(before)] || denied && english.Contracted(q.TextAt(at-1)) || q.isTableAt(at+1) && !q.isLinked(before)
	for i, s := range q.Question {
		if i != at-1 && (denials[s.Text] || perhapsDeny[s.Text] || english.Contracted(s.Text)) {
			return nil, false // it may be said of these
		}
	}
	if !isSaid {
		return nil, false
	}
	if denied {
		return []form.Token{form.Null}, true
	}
	return []form.Token{form.Not, form.Null}, true
}

// including are words before what is meant along with the rest.
var including = english.Words("including include includes even and or also plus both whether with")

// labelled is a query that groups by a foreign key of numbers, with what people call the rows that the key refers to in
// its place: the customers of each branch, by the branch's name. Groups are still of the key.
func labelled(a *answer) []form.Token {
	saysKey := false
	for i, s := range a.Question {
		for _, w := range strings.Fields(s.Text) {
			saysKey = saysKey || s.Value < 0 && english.KeyEndings[strings.TrimSuffix(w, "s")] && a.TextAt(i+1) != "of"
		}
	}
	other := func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Open, form.Union, form.Intersect, form.Except, form.Having, form.From, form.On}, t)
	}
	at := slices.Index(a.tokens, form.Group)
	if at < 0 || at+1 == len(a.tokens) || a.Follows() || saysKey || slices.ContainsFunc(a.tokens, other) {
		return a.tokens
	}
	key := a.tokens[at+1]
	c, ok := a.ColumnOf(key)
	if !ok || a.Columns[c].Kind != form.Number || a.Columns[c].Key || at+2 < len(a.tokens) && a.isColumn(a.tokens[at+2]) || !slices.Contains(a.items, key) {
		return a.tokens
	}
	_, labels := a.LeadsTo(c)
	var named []form.Token
	for _, l := range labels {
		if a.ColumnToken(l) == "" || slices.Contains(a.tokens, a.ColumnToken(l)) || a.Columns[l].Table == a.Columns[c].Table {
			return a.tokens
		}
		named = append(named, form.Via, key, a.ColumnToken(l))
	}
	if len(named) == 0 {
		return a.tokens
	}
	var out []form.Token
	for i, t := range a.tokens {
		if t == key && (i < len(a.items) || i == at+1) && !aggregating(a.tokens[i-1]) && a.tokens[i-1] != form.Via && (i < len(a.items) && a.beginsItem(a.items[:i]) || i == at+1) {
			if out = append(out, named...); i == at+1 {
				out = append(out, key) // two may be called the same
			}
		} else {
			out = append(out, t)
		}
	}
	return out
}
