package phrase

import (
	"regexp"
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// What a question says where a reading is about it. Nobody who asks says none of these and means it.
var (
	saysBound   = regexp.MustCompile(`(?i)\b(since|after|before|from|until|till|by|later|earlier|newer|older|past|last|next|recent\w*)\b`)
	saysNow     = regexp.MustCompile(`(?i)\b(today|yesterday|tomorrow|now)\b`)
	saysTime    = regexp.MustCompile(`(?i)\b(long|longest|shortest|oldest|newest|earliest|latest)\b`)
	saysDeleted = regexp.MustCompile(`(?i)delet|remov|archiv`)
	saysOrder   = regexp.MustCompile(`(?i)\b(first|last|alphabet\w*|sort\w*|order\w*|name\w*)\b`)
	isDeleted   = regexp.MustCompile(`\b(deleted|removed|archived)\b`)
	isName      = regexp.MustCompile(`\b(name|title|code|id|no)$`)
	isDuration  = regexp.MustCompile(`\b(duration|length|age|days?|hours?|minutes?|seconds?|ms)\b`)
)

// Offers reports whether a query is a reading of a question that is worth asking about: none looks for a day that the
// question does not say, bounds dates that it does not bound, asks for deleted rows where it does not, sums flags,
// ranks by names unless it says an order, or takes "the longest" for an amount.
func Offers(d dialects.Dialect, question, sql string) bool {
	q, ok := selection(d, sql)
	if !ok {
		return false
	}
	return q.offersRows(question) && q.offersFigures(question)
}

func (q *query) offersRows(question string) bool {
	all := sqltree.Conjuncts(q.Where)
	for _, e := range all {
		is, flag := flagged(e)
		for x := range e.All() {
			excludes := e.Op == sqltree.OpIsNull || flag != nil && !is
			if x.Op == sqltree.OpColumn && isDeleted.MatchString(schema.Words(x.Text)) && !excludes && !saysDeleted.MatchString(question) {
				return false
			}
		}
		if comparisons[e.Op] == "" {
			continue
		}
		day, ok := dayOf(e.Args[1])
		bounded := slices.ContainsFunc(all, func(other *sqltree.Expr) bool { return within(e, other) != "" || within(other, e) != "" })
		switch {
		case !ok || bounded:
		case e.Op == sqltree.OpEqual && !saysNow.MatchString(question) && !saysNumber(question, day.Day()),
			e.Op != sqltree.OpEqual && !saysBound.MatchString(question):
			return false
		}
	}
	return true
}

// offersFigures looks at what is ranked by, and at what is computed.
func (q *query) offersFigures(question string) bool {
	figure := func(e *sqltree.Expr, ranks bool) bool {
		if isCount(e) {
			return true
		}
		ofTime := false
		for x := range e.All() {
			if x.Op != sqltree.OpColumn {
				continue
			}
			name := schema.Words(x.Text)
			if ofTime = ofTime || isTime(name) || isDuration.MatchString(name); isFlag(name) || ranks && isName.MatchString(name) && !saysOrder.MatchString(question) {
				return false
			}
		}
		return ofTime || !saysTime.MatchString(question)
	}
	for _, o := range q.whole.OrderBy {
		if !figure(q.aliased(o.Expr), true) {
			return false
		}
	}
	for _, item := range q.Items {
		if isAggregate(item.Expr) && !figure(item.Expr, false) {
			return false
		}
	}
	return true
}

// saysNumber reports whether a question says a number of one or two digits: 9 of "2026-02-09" and of "the 9th".
func saysNumber(question string, n int) bool {
	return regexp.MustCompile(`\b0?` + strconv.Itoa(n) + `(\b|st|nd|rd|th)`).MatchString(question)
}
