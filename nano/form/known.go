package form

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
)

// What names, keys and known values say of columns.

// longestCode is how many letters a code has at most.
const longestCode = 6

// HoldsCodes reports whether all values of a text column are short and in capitals.
func (p *Prompt) HoldsCodes(column int) bool {
	profile := p.Profile(column)
	if profile == nil || p.Columns[column].Kind != Text || len(profile.Texts) == 0 {
		return false
	}
	for _, text := range profile.Texts {
		if len(text) > longestCode || strings.ToUpper(text) != text {
			return false
		}
	}
	return true
}

// KeyOf is the only column of a table's key; "": it has none, or several.
func (p *Prompt) KeyOf(table int) (key Token) {
	for c := p.Tables[table].First; c < p.Tables[table].End; c++ {
		if !p.Columns[c].Key {
			continue
		}
		if key != "" {
			return ""
		}
		if key = p.ColumnToken(c); key == "" {
			return ""
		}
	}
	return key
}

// Referring is the only column of a table that refers to a key; "": there is none, or several.
func (p *Prompt) Referring(table, key int) (token Token) {
	for c := p.Tables[table].First; c < p.Tables[table].End; c++ {
		if p.Refers(c) && p.Equated(key, c) {
			if token != "" {
				return ""
			}
			token = p.ColumnToken(c)
		}
	}
	return token
}

// OtherEnd is the column next to one of the other end of a journey, where the question says that end; -1: there is
// none.
func (p *Prompt) OtherEnd(column int, said english.End) int {
	end, of := english.EndNamed(english.Stems(p.Columns[column].Words))
	if said == english.NoEnd || end == english.NoEnd || end == said {
		return -1
	}
	table := p.Tables[p.Columns[column].Table]
	for c := table.First; c < table.End; c++ {
		other, its := english.EndNamed(english.Stems(p.Columns[c].Words))
		if other == said && slices.Equal(of, its) && p.Columns[c].Kind == p.Columns[column].Kind && p.ColumnToken(c) != "" {
			return c
		}
	}
	return -1
}

// NumbersAsText are the known values of a column that are numbers, in the order of texts; none where it is no text.
func (p *Prompt) NumbersAsText(column int) []string {
	if p.Columns[column].Kind != Text && !p.KeepsDigits(column) {
		return nil
	}
	numbers := slices.DeleteFunc(p.Texts(column), func(text string) bool { return !english.IsNumber(text) })
	slices.Sort(numbers)
	return numbers
}

// Texts are the known texts of a column.
func (p *Prompt) Texts(column int) []string {
	if profile := p.Profile(column); profile != nil {
		return slices.Collect(maps.Values(profile.Texts))
	}
	return nil
}

// IgnoresCase reports whether equal texts of a column may differ in the case of letters, as they may by default in
// MySQL.
func (p *Prompt) IgnoresCase(column int) bool {
	return p.Schema.Dialect == dialects.MySQL || strings.EqualFold(p.Columns[column].Type, "citext")
}

// IsAmount reports whether a number says how many there are: it is called in the plural, or is large. The rating of a
// rating is one of each row.
func (p *Prompt) IsAmount(column int) bool {
	c, profile := p.Columns[column], p.Profile(column)
	if c.Kind != Number || c.Key {
		return false
	}
	if name := schema.Words(c.Name); schema.Singular(name) != name {
		return true
	}
	const large = 100 // more than grades, ratings and ranks have
	if profile == nil {
		return false
	}
	most, err := strconv.ParseFloat(profile.Max, 64)
	return err == nil && most > large
}
