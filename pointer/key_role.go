package pointer

import (
	"slices"
	"strconv"
	"strings"
)

// Words of columns that say which person it is by what the person does, and of tables that hold persons.
var (
	superiors = stemmed("manager supervisor boss superior head lead leader mentor chief foreman") // of persons of the same table
	workers   = stemmed("officer inspector approver assignee author clerk cashier contact creator dispatcher driver editor engineer foreman handler " +
		"instructor interviewer operator owner planner recruiter representative rep reviewer salesman salesperson seller teacher technician trainer " +
		"coordinator auditor examiner")
	others = stemmed("applicant buyer claimant holder guest owner payer recipient referrer renter requester sender receiver sponsor tenant beneficiary contact " +
		"bidder borrower reporter")
	staffs   = stemmed("staff employee worker personnel agent consultant user colleague clerk") // tables of those who work there
	outsides = stemmed("customer client party person member contact user patient guest account")
)

// stemmed are the stems of the words of a list.
func stemmed(list string) map[string]bool {
	out := map[string]bool{}
	for _, w := range stems(list) {
		out[w] = true
	}
	return out
}

// inRole is the key that a column refers to by a role, where the schema declares none and values do not speak against
// it: parent_project_id and manager_id the key of their own table, officer_no and issued_by that of the one table of
// staff.
func (g *guesser) inRole(t, i int) (ref, key int, ok bool) {
	name := stems(g.columns[t][i])
	last := len(name) - 1
	own := g.keys[t]
	if last < 1 || own == i {
		return 0, 0, false
	}
	role, of := name[last-1], strings.Join(name[:last], " ")
	by := name[last] == "by" && strings.HasSuffix(role, "ed")
	if !by && !keyEndings[name[last]] {
		return 0, 0, false
	}
	self := strings.HasSuffix(of, " "+g.tables[t]) || of == "parent" || g.isOf(t, staffs) && isIn(superiors, role) || by && role == "referred"
	switch {
	case self && own >= 0 && g.holds(t, i, t, own):
		return t, own, true
	case strings.HasSuffix(g.tables[t], role): // engineer_id of engineers
		return 0, 0, false
	case by && role != "referred" || isIn(superiors, role):
		return g.person(t, i, staffs)
	case isIn(workers, role) || isIn(others, role):
		if isIn(workers, role) {
			if ref, key, ok = g.person(t, i, staffs); ok || !isIn(others, role) {
				return ref, key, ok
			}
		}
		return g.person(t, i, outsides)
	}
	return 0, 0, false
}

// isIn tells whether a stem is one of some, or shortens one.
func isIn(some map[string]bool, stem string) bool {
	if len(stem) < shortestRole || some[stem] {
		return some[stem]
	}
	for of := range some {
		if shortens(of, stem) {
			return true
		}
	}
	return false
}

// shortestRole is the least of a word that tells a role: pay is no payer.
const shortestRole = 5

// isOf tells whether a table is called as one of some.
func (g *guesser) isOf(t int, some map[string]bool) bool {
	words := strings.Fields(g.tables[t])
	return len(words) > 0 && some[words[len(words)-1]]
}

// person is the key of the one table of some that may hold a column's values; of several, that whose key ends as the
// column does.
func (g *guesser) person(t, i int, some map[string]bool) (ref, key int, ok bool) {
	var of []int
	for r := range g.Tables {
		if g.isOf(r, some) && g.keys[r] >= 0 && g.holds(t, i, r, g.keys[r]) {
			of = append(of, r)
		}
	}
	_, ending, _ := cutLast(g.columns[t][i])
	alike := slices.DeleteFunc(slices.Clone(of), func(r int) bool {
		_, other, _ := cutLast(g.columns[r][g.keys[r]])
		return other != ending
	})
	if len(of) > 1 && len(alike) > 0 {
		of = alike
	}
	if ref, ok = g.one(t, of); !ok {
		return 0, 0, false
	}
	return ref, g.keys[ref], true
}

// holds tells whether a key may have all values of a column: as far as their profiles tell, and not without these.
func (g *guesser) holds(t, i, ref, key int) bool {
	of, all := g.Tables[t].Columns[i].Profile, g.Tables[ref].Columns[key].Profile
	if !g.fit(t, i, ref, key) || of == nil || all == nil || of.Distinct == 0 {
		return false
	}
	if all.Sampled {
		return true // it has others
	}
	if kindOf(g.Dialect, g.Tables[t].Columns[i]) == Text {
		for words := range of.Texts {
			if _, ok := all.Texts[words]; !ok {
				return false
			}
		}
		return len(of.Texts) > 0
	}
	bounds := make([]float64, 4)
	for at, text := range []string{all.Min, of.Min, of.Max, all.Max} {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return false
		}
		bounds[at] = n
	}
	return slices.IsSorted(bounds)
}
