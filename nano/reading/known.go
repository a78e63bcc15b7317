package reading

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// What names, keys and known values say of columns.

// longestCode is how many letters a code has at most.
const longestCode = 6

// HoldsCodes reports whether all values of a text column are short and in capitals.
func (fs Facts) HoldsCodes(column int) bool {
	profile := fs.Profile(column)
	if profile == nil || fs.Columns[column].Kind != form.Text || len(profile.Texts) == 0 {
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
func (fs Facts) KeyOf(table int) (key form.Token) {
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if !fs.Columns[c].Key {
			continue
		}
		if key != "" {
			return ""
		}
		if key = fs.ColumnToken(c); key == "" {
			return ""
		}
	}
	return key
}

// Referring is the only column of a table that refers to a key; "": there is none, or several.
func (fs Facts) Referring(table, key int) (token form.Token) {
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if fs.Refers(c) && fs.Equated(key, c) {
			if token != "" {
				return ""
			}
			token = fs.ColumnToken(c)
		}
	}
	return token
}

// OtherEnd is the column next to one of the other end of a journey, where the question says that end; -1: there is
// none.
func (fs Facts) OtherEnd(column int, said english.End) int {
	end, of := english.EndNamed(english.Stems(fs.Columns[column].Words))
	if said == english.NoEnd || end == english.NoEnd || end == said {
		return -1
	}
	table := fs.Tables[fs.Columns[column].Table]
	for c := table.First; c < table.End; c++ {
		other, its := english.EndNamed(english.Stems(fs.Columns[c].Words))
		if other == said && slices.Equal(of, its) && fs.Columns[c].Kind == fs.Columns[column].Kind && fs.ColumnToken(c) != "" {
			return c
		}
	}
	return -1
}

// NumbersAsText are the known values of a column that are numbers, in the order of texts; none where it is no text.
func (fs Facts) NumbersAsText(column int) []string {
	if fs.Columns[column].Kind != form.Text && !fs.KeepsDigits(column) {
		return nil
	}
	numbers := slices.DeleteFunc(fs.Texts(column), func(text string) bool { return !english.IsNumber(text) })
	slices.Sort(numbers)
	return numbers
}

// IgnoresCase reports whether equal texts of a column may differ in the case of letters, as they may by default in
// MySQL.
func (fs Facts) IgnoresCase(column int) bool {
	return fs.Schema.Dialect == dialects.MySQL || strings.EqualFold(fs.Columns[column].Type, "citext")
}

// IsAmount reports whether a number says how many there are: it is called in the plural, or is large. The rating of a
// rating is one of each row.
func (fs Facts) IsAmount(column int) bool {
	c, profile := fs.Columns[column], fs.Profile(column)
	if c.Kind != form.Number || c.Key {
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

// IsYear reports whether a number is called a year.
func (fs Facts) IsYear(column int) bool {
	return fs.Columns[column].Kind == form.Number && strings.HasSuffix(fs.Columns[column].Words, "year")
}

// OfPersons reports whether the rows of a table are people, by what only people have.
func (fs Facts) OfPersons(table int) bool {
	return fs.has(table, func(c int) bool { return english.PersonNames[fs.Columns[c].Words] || fs.CalledOf(c, personal) })
}

// personal are words of columns that mostly people have.
var personal = english.Words("email gender birthday birth dob born")

// IsRating reports whether a number is called what something is rated with.
func (fs Facts) IsRating(column int) bool {
	return fs.Columns[column].Kind == form.Number && fs.CalledOf(column, english.Ratings)
}

// has reports whether some column of a table is so.
func (fs Facts) has(table int, so func(column int) bool) bool {
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if so(c) {
			return true
		}
	}
	return false
}
