package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// waits are words of rows to which what follows has not happened yet: waiting for approval.
var waits = english.Words("waiting awaiting pending")

// Awaited is a flag of the query's tables, or a time that some rows lack, that is called by the participle of what the
// question says rows wait for, and where it says that: approved, of users who are waiting for approval; -1: there is
// none, or there are several.
func (a *Answer) Awaited() (column, at int) {
	for i := range a.Question {
		if !waits[a.TextAt(i)] {
			continue
		}
		at := i + 1
		for a.TextAt(at) == "for" || Articles[a.TextAt(at)] {
			at++
		}
		found := -1
		for _, t := range a.TablesUsed {
			for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
				words := strings.Fields(a.Columns[c].Words)
				isTime := a.Columns[c].Kind == form.Time && a.MayBeNull(c) && len(words) == 2
				isFlag := a.IsFlag(c) && (len(words) == 1 || len(words) == 2 && words[0] == "is")
				says := slices.ContainsFunc(words, func(w string) bool { return strings.HasSuffix(w, "ed") && SameRoot(w, strings.ToLower(a.TextAt(at))) })
				if a.ColumnToken(c) == "" || !says || !isTime && !isFlag {
					continue
				}
				if found >= 0 {
					return -1, -1
				}
				found = c
			}
		}
		return found, i
	}
	return -1, -1
}

// looksAt reports whether a query has a column outside of its first select list.
func (a *Answer) looksAt(column int) bool {
	return slices.Contains(a.Tokens[len(a.Items):], a.ColumnToken(column))
}
