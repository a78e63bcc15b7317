package form

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
)

// minOfName is how many rows tell whether a column calls each by a name of its own.
const minOfName = 10

// findLabels are the columns by which people call the rows of a table: its name, both of its names, its title, or the
// column that is called like the table; where none is, its login or number, or a text that differs from row to row.
// Names come before a title, which is a rank where rows are people. What is empty in all rows calls none. nil: none.
func (c *Catalog) findLabels(table int) []int {
	own := english.Proper(english.Stems(c.Tables[table].Words))
	is := map[string]int{}
	for i := c.Tables[table].First; i < c.Tables[table].End; i++ {
		names := english.Phrases(c.Columns[i].Name, c.Columns[i].Words, "")
		name := names[len(names)-1]
		p := c.profiles[i]
		if c.Columns[i].Kind != Text || len(name) == 0 || p.SaysNothing() {
			continue
		}
		key := strings.Join(name, " ")
		if key == "description" && p != nil && p.Rows >= minOfName && p.Distinct == 1 {
			continue // "Subscription update", of all charges
		}
		if slices.Equal(name, own) || len(own) > 0 && key == own[len(own)-1] {
			key = "table"
		} else if half := halfOfName(name, own); half != "" {
			key = half
		} else if last := name[len(name)-1]; last == "nam" || last == "titl" || last == "subject" || english.Shortens("titl", last) {
			rest := name[:len(name)-1]
			switch {
			case len(rest) > 0 && !slices.ContainsFunc(own, func(w string) bool { return english.Same(w, rest[0]) }):
				if p != nil && p.Rows >= minOfName && p.Distinct*2 < int64(p.Rows) {
					continue // the ship name of orders: many rows are called alike
				}
				key = "some name"
			case last == "nam":
				key = last
			default:
				key = "titl"
			}
		}
		if last := name[len(name)-1]; len(name) > 1 && (last == "label" || last == "description") && slices.ContainsFunc(own, func(w string) bool { return english.Same(w, name[0]) }) {
			key = last // the status label of order statuses
		}
		if _, taken := is[key]; !taken {
			is[key] = i
		}
	}
	for _, keys := range [][]string{{"nam"}, {"full nam"}, {"first nam", "last nam"}, {"titl"}, {"table"}, {"some name"}, {"label"}, {"description"}, {"usernam"}, {"login"}, {"number"}} {
		var out []int
		for _, key := range keys {
			if i, ok := is[key]; ok {
				out = append(out, i)
			}
		}
		if len(out) == len(keys) {
			return out
		}
	}
	for i := c.Tables[table].First; i < c.Tables[table].End; i++ {
		if c.callsRows(i) {
			return []int{i}
		}
	}
	return nil
}

// halfOfName is which half of a person's name a column's words say: "first nam", "last nam", or "". A family's family
// name is its name.
func halfOfName(name, own []string) string {
	switch last := len(name) - 1; {
	case name[last] == "forenam":
		return "first nam"
	case name[last] == "surnam":
		return "last nam"
	case name[last] != "nam" || last == 0 || slices.ContainsFunc(own, func(w string) bool { return english.Same(w, name[last-1]) }):
		return ""
	case slices.Contains([]string{"first", "f", "fst", "given"}, name[last-1]):
		return "first nam"
	case slices.Contains([]string{"last", "l", "lst", "famili"}, name[last-1]):
		return "last nam"
	}
	return ""
}

// aside are words of columns that differ from row to row and by which nobody calls one.
var aside = english.Words("phone mobile telephone fax email mail url link website uri image photo picture file path password hash token sha uuid guid key code number " +
	"date time note notes comment comments body text content message description detail details address street line remark remarks id")

// callsRows reports whether a text is another in nearly every row: the company of accounts, the subject of tickets. Of
// few rows it may be so by chance, but not as the place of what belongs to nothing else: the city of depots.
func (c *Catalog) callsRows(column int) bool {
	p, words := c.profiles[column], strings.Fields(c.Columns[column].Words)
	if c.Columns[column].Kind != Text || c.Columns[column].Key || p == nil {
		return false
	}
	if p.Rows < minOfName {
		belongs := slices.ContainsFunc(c.Keys, func(k Key) bool { return c.Columns[k.From[0]].Table == c.Columns[column].Table })
		return !belongs && p.Rows > 1 && p.Distinct == int64(p.Rows) && slices.ContainsFunc(words, func(w string) bool { return sites[w] })
	}
	return p.Distinct*20 >= int64(p.Rows)*19 && !slices.ContainsFunc(words, func(w string) bool { return aside[w] })
}

var sites = english.Words("city town village location site") // where there is one thing of its kind

// IsThing reports whether a text is about something, and not a name of somebody.
func (p *Prompt) IsThing(column int) bool {
	return p.Columns[column].Kind == Text && slices.ContainsFunc(strings.Fields(p.Columns[column].Words), func(w string) bool { return things[w] })
}

// things are words of texts that are nobody's name.
var things = english.Words("title subject topic status state city country region address street code type category kind product description motto comment note " +
	"email mail fax website url")
