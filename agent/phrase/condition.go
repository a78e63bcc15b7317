package phrase

import (
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// maxConditions is how many a sentence says; more are not read.
const maxConditions = 3

// asked is WHERE in words.
type asked struct {
	flags []flag
	done  []string // "paid in 2024"
	with  []string // "country Germany", "age above 40", "a phone"
	not   []string // "a pool"
}

// flag is a column of 0 and 1 that says what a row is.
type flag struct {
	name string // "active"
	is   bool
}

// conditions is WHERE in words. ok is false where there is one that has no words.
func conditions(where *sqltree.Expr) (a asked, ok bool) {
	if where == nil {
		return a, true
	}
	all := sqltree.Conjuncts(where)
	for len(all) > 0 {
		e := all[0]
		all = all[1:]
		if i := slices.IndexFunc(all, func(other *sqltree.Expr) bool { return within(e, other) != "" }); i >= 0 {
			a.happened(e.Args[0], within(e, all[i]))
			all = slices.Delete(slices.Clone(all), i, i+1)
			continue
		}
		if is, column := flagged(e); column != nil {
			name := schema.Words(column.Text)
			verb, rest, _ := strings.Cut(name, " ")
			if verb == "is" || verb == "has" {
				name = strings.TrimPrefix(rest, "been ")
			}
			switch {
			case verb == "is" || verb == "in" || isPast(name):
				a.flags = append(a.flags, flag{name, is})
			case is:
				a.with = append(a.with, counted(name))
			default:
				a.not = append(a.not, counted(name))
			}
			continue
		}
		if !a.dated(e) && !a.missing(e) {
			part := condition(e)
			if part == "" {
				return asked{}, false
			}
			a.with = append(a.with, part)
		}
	}
	return a, len(a.flags)+len(a.done)+len(a.with)+len(a.not) <= maxConditions
}

// of is a noun with what is asked of it: "active products with category Kitchen".
func (a asked) of(noun string) string {
	is := ""
	a.flags = slices.DeleteFunc(slices.Clone(a.flags), func(f flag) bool {
		if !f.is || strings.Contains(f.name, " ") {
			return false
		}
		is += f.name + " "
		return true
	})
	return is + noun + a.after()
}

// after is what is asked of the noun before it, with a blank: " marked as active with category Kitchen".
func (a asked) after() string {
	var parts []string
	for _, f := range a.flags {
		parts = append(parts, either(f.is, "", "not ")+"marked as "+f.name)
	}
	said := strings.Join(append(parts, a.done...), " and ")
	if len(a.with) > 0 {
		said += " with " + strings.Join(a.with, " and ")
	}
	if len(a.not) > 0 {
		said += " without " + strings.Join(a.not, " or ")
	}
	if said = strings.TrimSpace(said); said != "" {
		said = " " + said
	}
	return said
}

// happened says when: "paid in 2024" of paid_at, "with order date in 2024" of others.
func (a *asked) happened(column *sqltree.Expr, when string) {
	if verb, ok := done(column); ok {
		a.done = append(a.done, verb+" "+when)
		return
	}
	a.with = append(a.with, schema.Words(column.Text)+" "+when)
}

// dates are comparisons with a day or a moment of one.
var dates = map[sqltree.Op]string{
	sqltree.OpLess: "before ", sqltree.OpLessEq: "up to ", sqltree.OpGreater: "after ", sqltree.OpGreaterEq: "since ",
}

// dated takes a comparison of a column with a date: "joined before 2023-01-01", "left on 2023-01-01".
func (a *asked) dated(e *sqltree.Expr) bool {
	if comparisons[e.Op] == "" || !isColumn(e.Args[0]) {
		return false
	}
	_, ok := dayOf(e.Args[1])
	_, isDay := day(e.Args[1])
	_, isDone := done(e.Args[0])
	switch {
	case ok && dates[e.Op] != "":
		a.happened(e.Args[0], dates[e.Op]+literal(e.Args[1]))
	case isDay && isDone && e.Op == sqltree.OpEqual:
		a.happened(e.Args[0], "on "+literal(e.Args[1]))
	default:
		return false
	}
	return true
}

// missing takes IS NULL and its opposite where the column says more than that it is there: "not resolved" of
// resolved_at, "without an adjuster" of adjuster_id.
func (a *asked) missing(e *sqltree.Expr) bool {
	is := e.Op == sqltree.OpNot
	if is {
		e = e.Args[0]
	}
	if e.Op != sqltree.OpIsNull || !isColumn(e.Args[0]) {
		return false
	}
	verb, isDone := done(e.Args[0])
	of, isKey := strings.CutSuffix(schema.Words(e.Args[0].Text), " id")
	switch {
	case isDone:
		a.done = append(a.done, either(is, "", "not ")+verb)
	case isKey && is:
		a.with = append(a.with, indefinite(of))
	case isKey:
		a.not = append(a.not, indefinite(of))
	}
	return isDone || isKey
}

// done is what a column says that happened, "resolved" of resolved_at; ok is false of others.
func done(column *sqltree.Expr) (verb string, ok bool) {
	verb, at := cutLast(schema.Words(column.Text))
	verb = strings.TrimSpace(verb)
	return verb, (at == "at" || at == "on") && isPast(verb)
}

// isPast reports whether words end with a past participle: "signed up" does not, "last updated" does.
func isPast(words string) bool {
	_, last := cutLast(words)
	return strings.HasSuffix(last, "ed") || participles[last]
}

// participles are those without -ed that columns are named by.
var participles = map[string]bool{"paid": true, "sold": true, "sent": true, "bought": true, "born": true, "built": true, "made": true, "held": true, "begun": true,
	"taken": true, "written": true, "given": true, "read": true, "due": true, "seen": true, "left": true}

// flagged is a column such as is_… or has_… that a condition asks for, and whether for 1 or for 0; nil: none.
func flagged(e *sqltree.Expr) (is bool, column *sqltree.Expr) {
	is = true
	switch {
	case e.Op == sqltree.OpNot:
		is, column = false, e.Args[0]
	case e.Op == sqltree.OpEqual && (e.Args[1].Op == sqltree.OpNumber || e.Args[1].Op == sqltree.OpBool):
		switch column = e.Args[0]; e.Args[1].Text {
		case "0", "false":
			is = false
		case "1", "true":
		default:
			return false, nil
		}
	default:
		column = e
	}
	if !isColumn(column) || !isFlag(schema.Words(column.Text)) {
		return false, nil
	}
	return is, column
}

// isFlag reports whether a column's name says that it holds 0 and 1. What is in stock may be counted.
func isFlag(name string) bool {
	first, rest, _ := strings.Cut(name, " ")
	switch first {
	case "is", "has":
		return rest != ""
	case "in":
		return rest != "" && rest != "stock"
	}
	return strings.HasSuffix(name, " flag")
}

// counted is a noun with an article, where it is one thing.
func counted(noun string) string { return either(plural(noun) == noun, noun, indefinite(noun)) }

// within is the period between two bounds of a column: "in March 2024". "" where they bound none.
func within(from, to *sqltree.Expr) string {
	if from.Op == sqltree.OpLess {
		from, to = to, from
	}
	if from.Op != sqltree.OpGreaterEq || to.Op != sqltree.OpLess || !isColumn(from.Args[0]) || !isColumn(to.Args[0]) ||
		!strings.EqualFold(from.Args[0].Text, to.Args[0].Text) || !strings.EqualFold(from.Args[0].Table, to.Args[0].Table) {
		return ""
	}
	first, ok := day(from.Args[1])
	end, ok2 := day(to.Args[1])
	last := end.AddDate(0, 0, -1)
	switch {
	case !ok || !ok2 || !first.Before(end):
		return ""
	case first.Equal(last):
		return "on " + first.Format(time.DateOnly)
	case first.YearDay() == 1 && end.YearDay() == 1 && last.Year() == first.Year():
		return "in " + first.Format("2006")
	case first.YearDay() == 1 && end.YearDay() == 1:
		return "from " + first.Format("2006") + " to " + last.Format("2006")
	case first.Day() == 1 && first.AddDate(0, 1, 0).Equal(end):
		return "in " + first.Format("January 2006")
	}
	return "from " + first.Format(time.DateOnly) + " to " + last.Format(time.DateOnly)
}

// day is a literal that is a day. Midnight is none: compared as texts, 2024-01-01 is before 2024-01-01 00:00:00.
func day(e *sqltree.Expr) (time.Time, bool) {
	t, err := time.Parse(time.DateOnly, literal(e))
	return t, err == nil
}

// dayOf is a literal that is a day, or a moment of one.
func dayOf(e *sqltree.Expr) (time.Time, bool) {
	text := literal(e)
	if len(text) < len(time.DateOnly) {
		return time.Time{}, false
	}
	t, err := time.Parse(time.DateOnly, text[:len(time.DateOnly)])
	return t, err == nil
}

var comparisons = map[sqltree.Op]string{
	sqltree.OpEqual: " ", sqltree.OpLess: " below ", sqltree.OpLessEq: " of at most ", sqltree.OpGreater: " above ", sqltree.OpGreaterEq: " of at least ",
	sqltree.OpNotEqual: " other than ",
}

// condition is one that a noun is "with".
func condition(e *sqltree.Expr) string {
	word, compares := comparisons[e.Op]
	switch {
	case e.Op == sqltree.OpNot && e.Args[0].Op == sqltree.OpIsNull && isColumn(e.Args[0].Args[0]):
		return indefinite(schema.Words(e.Args[0].Args[0].Text))
	case e.Op == sqltree.OpIsNull && isColumn(e.Args[0]):
		return "no " + schema.Words(e.Args[0].Text)
	case e.Op == sqltree.OpEqual && isColumn(e.Args[0]) && isEmpty(e.Args[1]):
		return "an empty " + schema.Words(e.Args[0].Text)
	case e.Op == sqltree.OpNotEqual && isColumn(e.Args[0]) && isEmpty(e.Args[1]):
		return "a non-empty " + schema.Words(e.Args[0].Text)
	case compares && isColumn(e.Args[0]) && literal(e.Args[1]) != "":
		return schema.Words(e.Args[0].Text) + word + literal(e.Args[1])
	case e.Op == sqltree.OpOr && len(e.Args) == 2 && e.Args[0].Op == sqltree.OpNotEqual && isNull(e.Args[1], e.Args[0].Args[0]) && condition(e.Args[0]) != "":
		return condition(e.Args[0]) + " or none"
	case e.Op == sqltree.OpBetween && isColumn(e.Args[0]) && literal(e.Args[1]) != "" && literal(e.Args[2]) != "":
		return schema.Words(e.Args[0].Text) + " from " + literal(e.Args[1]) + " to " + literal(e.Args[2])
	case e.Op == sqltree.OpIn && e.Query == nil && isColumn(e.Args[0]) && len(e.Args) == 3 && literal(e.Args[1]) != "" && literal(e.Args[2]) != "":
		return schema.Words(e.Args[0].Text) + " " + literal(e.Args[1]) + " or " + literal(e.Args[2])
	}
	return ""
}

// isNull reports whether a condition is that a column has no value.
func isNull(e, column *sqltree.Expr) bool {
	return e.Op == sqltree.OpIsNull && isColumn(e.Args[0]) && isColumn(column) &&
		strings.EqualFold(e.Args[0].Text, column.Text) && strings.EqualFold(e.Args[0].Table, column.Table)
}

func isEmpty(e *sqltree.Expr) bool { return e.Op == sqltree.OpString && e.Text == "" }

func isColumn(e *sqltree.Expr) bool { return e.Op == sqltree.OpColumn && !e.Quoted }

// literal is a value as a sentence has it; "" where e is none. SQLite's "x" may be a text, and is taken for none.
func literal(e *sqltree.Expr) string {
	switch e.Op {
	case sqltree.OpNumber:
		return e.Text
	case sqltree.OpString:
		if !isShort(e.Text) {
			return ""
		}
		if strings.TrimSpace(e.Text) != e.Text || e.Text == "" {
			return "'" + e.Text + "'"
		}
		return e.Text
	case sqltree.OpNegate:
		if inner := e.Args[0]; inner.Op == sqltree.OpNumber {
			return "-" + inner.Text
		}
	case sqltree.OpTyped:
		return literal(e.Args[0])
	}
	return ""
}
