package reading

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Called reports whether a column has a word in its name, as it is or written out.
func (fs Facts) Called(column int, word string) bool {
	c := fs.Columns[column]
	return slices.ContainsFunc(english.Phrases(c.Name, c.Words, ""), func(name []string) bool { return slices.Contains(name, english.Stem(word)) })
}

// CalledOf reports whether a word of a column's name is among some.
func (fs Facts) CalledOf(column int, some map[string]bool) bool {
	return slices.ContainsFunc(strings.Fields(fs.Columns[column].Words), func(w string) bool { return some[w] })
}

// HasZero reports whether a column holds amounts of which the least is 0, as far as its profile tells.
func (fs Facts) HasZero(column int) bool {
	p := fs.Profile(column)
	if p == nil || fs.Columns[column].Kind != form.Number || fs.Columns[column].Key || fs.Refers(column) {
		return false
	}
	least, err := strconv.ParseFloat(p.Min, 64)
	return err == nil && least == 0
}

// IsText reports whether a column holds texts.
func (fs Facts) IsText(column int) bool { return fs.Columns[column].Kind == form.Text }

// IsMember reports whether a text is in lists that a column of texts has, between commas: "Documentaries" of
// "Documentaries, Music". In a few texts it may be a part of a name.
func (fs Facts) IsMember(column int, text string) bool {
	const few = 3
	n := 0
	for _, held := range fs.Texts(column) {
		if members := strings.Split(held, ", "); len(members) > 1 && slices.ContainsFunc(members, func(m string) bool { return strings.EqualFold(m, text) }) {
			n++
		}
	}
	return fs.IsText(column) && n >= few
}

// IsInMember reports whether a text is a part of others in the lists of a column: TV Shows of "Kids, Spanish TV Shows".
func (fs Facts) IsInMember(column int, text string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(fs.Texts(column), func(held string) bool {
		return slices.ContainsFunc(strings.Split(strings.ToLower(held), ", "), func(m string) bool { return m != text && strings.Contains(m, text) })
	})
}

// IsKeyOf reports whether a column says which row, by what the schema says or by its name.
func (fs Facts) IsKeyOf(column int) bool {
	return fs.Columns[column].Key || fs.Refers(column) || strings.HasSuffix(fs.Columns[column].Words, " id")
}

// CountsCounter is a column that holds counts, of which a query counts the rows or the different ones: the comments are
// no number of comment counts.
func CountsCounter(a *Answer) form.Token {
	for i := 1; i < len(a.Tokens); i++ {
		if token := a.Tokens[i]; (a.Tokens[i-1] == form.Count || i > 1 && a.Tokens[i-1] == form.Distinct && a.Tokens[i-2] == form.Count) && a.isCounter(token) {
			return token
		}
	}
	return ""
}

// isCounter reports whether a token is a column of numbers that is called a count of something.
func (fs Facts) isCounter(t form.Token) bool {
	c, ok := fs.ColumnOf(t)
	if !ok || fs.Columns[c].Kind != form.Number || fs.Columns[c].Key || fs.Refers(c) {
		return false
	}
	words := strings.Fields(fs.Columns[c].Words)
	return len(words) > 1 && (words[len(words)-1] == "count" || words[len(words)-1] == "cnt")
}

// CountedBy is the table whose rows a counter counts, by its name; -1: none.
func (fs Facts) CountedBy(column int) int {
	if !fs.isCounter(fs.ColumnToken(column)) {
		return -1
	}
	of := english.Stems(fs.Columns[column].Words)
	return slices.IndexFunc(fs.Tables, func(t form.Table) bool {
		own := english.Stems(t.Words)
		return len(own) > 0 && english.Same(own[len(own)-1], of[len(of)-2])
	})
}
