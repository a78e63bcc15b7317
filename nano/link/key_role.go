package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
)

// Words of columns that say which person it is by what the person does, of tables that hold persons, and of columns
// that refer to another row of their table.
var (
	superiors = stemmed("manager supervisor superv boss superior head leader lead mentor chief foreman senior")
	workers   = stemmed("officer inspector approver assignee author clerk cashier creator dispatcher driver editor engineer foreman handler " +
		"instructor interviewer operator owner planner recruiter representative rep reviewer salesman salesperson seller teacher technician trainer " +
		"coordinator auditor examiner")
	others = stemmed("applicant buyer claimant holder guest owner payer recipient referrer renter requester sender receiver sponsor tenant beneficiary " +
		"bidder borrower")
	deeds = stemmed("created updated modified changed approved issued assigned inspected reviewed entered recorded decided closed opened handled " +
		"checked verified authorised authorized signed prepared processed cancelled") // by staff
	handed    = stemmed("assigned delegated escalated")
	employed  = stemmed("staff employee worker personnel")
	staffs    = stemmed("staff employee worker personnel agent consultant user colleague clerk")
	outsides  = stemmed("customer client party person member user guest")
	families  = stemmed("student pupil child patient") // whose parents are others
	relatives = stemmed("parent root previous original superior")
)

// stemmed are the stems of the words of a list.
func stemmed(list string) map[string]bool {
	out := map[string]bool{}
	for _, w := range english.Stems(list) {
		out[w] = true
	}
	return out
}

// inRole is the key that a column refers to by a role, where the schema declares none and the values lie within the
// key's: parent_project_id the key of its own table, as manager_id of employees; officer_no and issued_by that of the
// one table of staff, applicant_id that of the one of others. A table that is called as the role is the one, or there
// is none; nor is there where a type next to it says of which table.
func (g *guesser) inRole(t, i int) (ref, key int, ok bool) {
	name := english.Stems(g.names.Columns[t][i])
	if n := len(name); n > 2 && english.KeyEndings[name[n-1]] && (name[n-2] == "by" || name[n-2] == "to") {
		name = name[:n-1] // assigned_to_id
	}
	last := len(name) - 1
	if last == 1 && (name[0] == "report" || name[0] == "reporting") && name[1] == "to" && g.keys[t] >= 0 {
		return t, g.keys[t], g.holds(t, i, t, g.keys[t])
	}
	if last < 1 || g.keys[t] == i || g.isTyped(t, i) {
		return 0, 0, false
	}
	role, by, to := name[last-1], name[last] == "by", name[last] == "to"
	if !by && !to && !english.KeyEndings[name[last]] {
		return 0, 0, false
	}
	if g.isSelf(t, name) {
		return t, g.keys[t], g.keys[t] >= 0 && g.holds(t, i, t, g.keys[t])
	}
	if called := g.tablesOf(map[string]bool{role: true}); len(called) > 0 && !by && !to {
		if slices.Contains(called, t) { // engineer_id of engineers
			return 0, 0, false
		}
		return g.person(t, i, called)
	}
	switch {
	case superiors[role]:
		if own := g.tablesOf(employed); len(own) > 0 { // users may be customers
			return g.person(t, i, own)
		}
		return g.person(t, i, g.tablesOf(staffs))
	case by && deeds[role], to && handed[role]:
		return g.person(t, i, g.tablesOf(staffs))
	case by, to:
		return 0, 0, false
	case workers[role]:
		if ref, key, ok = g.person(t, i, g.tablesOf(staffs)); ok {
			return ref, key, true
		}
	}
	if others[role] && name[last] == "id" {
		return g.person(t, i, g.tablesOf(outsides))
	}
	return 0, 0, false
}

// isSelf reports whether a column says another row of its table: a parent's, or a superior's where the rows are staff.
// Parents of persons are other persons.
func (g *guesser) isSelf(t int, name []string) bool {
	last := len(name) - 1
	of := strings.Join(name[1:last], " ")
	persons := g.isOf(t, staffs) || g.isOf(t, outsides) || g.isOf(t, families)
	switch {
	case relatives[name[0]] && !persons && (of == "" && last > 0 && (name[0] == "parent" || name[0] == "root") || of == g.names.Tables[t]):
		return true
	case superiors[name[0]] && last > 1 && of == g.names.Tables[t]: // manager_staff_id of staff
		return true
	case last > 2 && name[0] == "referred" && name[1] == "by" && strings.Join(name[2:last], " ") == g.names.Tables[t]:
		return true
	case superiors[name[last-1]]:
		return g.isOf(t, staffs) || len(g.tablesOf(staffs)) == 0 && !g.isOf(t, outsides) && !g.isOf(t, families) && g.ofPersons(t)
	}
	return name[last] == "by" && name[last-1] == "referred" && g.isOf(t, stemmed("customer client member"))
}

// ofPersons reports whether the rows of a table are persons, by their names: guards, with a first and a last name.
func (g *guesser) ofPersons(t int) bool {
	return slices.ContainsFunc(g.names.Columns[t], func(name string) bool { return english.PersonNames[name] })
}

// isOf reports whether a table is called as one of some.
func (g *guesser) isOf(t int, some map[string]bool) bool {
	words := strings.Fields(g.names.Tables[t])
	return len(words) > 0 && some[words[len(words)-1]]
}

// tablesOf are the tables that are called as one of some.
func (g *guesser) tablesOf(some map[string]bool) (out []int) {
	for t := range g.Tables {
		if g.isOf(t, some) {
			out = append(out, t)
		}
	}
	return out
}

// person is the key of the one of some tables that may hold a column's values; of several, that whose key ends as the
// column does.
func (g *guesser) person(t, i int, of []int) (ref, key int, ok bool) {
	of = slices.DeleteFunc(of, func(r int) bool { return g.keys[r] < 0 || !g.holds(t, i, r, g.keys[r]) })
	_, ending, _ := english.CutLast(g.names.Columns[t][i])
	alike := slices.DeleteFunc(slices.Clone(of), func(r int) bool {
		_, other, _ := english.CutLast(g.names.Columns[r][g.keys[r]])
		return other != ending
	})
	if len(of) > 1 && len(alike) > 0 {
		of = alike
	}
	if plain := slices.DeleteFunc(slices.Clone(of), func(r int) bool { return strings.Contains(g.names.Tables[r], " ") }); len(plain) > 0 {
		of = plain
	}
	if ref, ok = g.one(t, of); !ok {
		return 0, 0, false
	}
	return ref, g.keys[ref], true
}

// hasRoles reports whether the schema declares that a table's rows have roles for others: author_id, of users.
func (g *guesser) hasRoles(ref int) bool {
	for t, table := range g.Tables {
		for _, k := range table.ForeignKeys {
			if len(k.Columns) != 1 || !strings.EqualFold(k.RefTable, g.Tables[ref].Name) {
				continue
			}
			name := english.Stems(g.names.Columns[t][g.column(t, k.Columns[0])])
			if n := len(name); n > 1 && (workers[name[n-2]] || superiors[name[n-2]] || others[name[n-2]] || deeds[name[n-2]]) {
				return true
			}
		}
	}
	return false
}
