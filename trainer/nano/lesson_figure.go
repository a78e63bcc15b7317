package nano

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
)

// states are what columns of production say of a row, with their texts, and amounts what they hold of money and
// measures; Spider's tables have few of either.
var (
	states = []struct{ name, texts string }{
		{"status", "active inactive pending"}, {"status", "open closed pending"}, {"status", "completed cancelled scheduled"}, {"status", "paid overdue draft"},
		{"status", "shipped delivered returned lost"}, {"status", "approved rejected submitted"}, {"status", "success failed refunded"}, {"status", "in progress,on hold,done"},
		{"outcome", "delivered failed rescheduled"}, {"result", "passed failed"}, {"priority", "low normal high urgent"}, {"severity", "minor major critical"},
		{"channel", "web phone store partner"}, {"payment_method", "cash,credit card,bank transfer,paypal"}, {"service_level", "standard express overnight"},
		{"{one}_type", "full time,part time,contractor"}, {"{one}_type", "internal external"}, {"type", "residential commercial industrial"}, {"{one}_status", "current former suspended"},
		{"category", "hardware software services"}, {"segment", "enterprise,small business,consumer"}, {"tier", "free basic premium"}, {"reason", "repair inspection replacement"},
	}
	amounts = strings.Fields(`amount total_cost cost unit_price price total_amount fee monthly_fee revenue annual_budget salary balance amount_paid freight_charge
		discount tax net_amount weight_kg distance_km duration_minutes hours_worked hourly_rate deposit refund_amount expenses credit_limit quantity`)
)

// measuring are the views in which tables have such columns besides their own.
var measuring = []int{1, 3, 5, 6, 9, 11}

// addMeasures gives up to three tables of a schema a state, an amount, or both.
func addMeasures(s *schema.Schema, r *rand.Rand) {
	for range 3 {
		t := &s.Tables[r.IntN(len(s.Tables))]
		t.Columns = slices.Clone(t.Columns)
		add := func(name, declared string, p *schema.Profile) {
			own := schema.Singular(schema.Words(t.Name)) + " "
			plain := strings.TrimPrefix(schema.Words(name), own)
			if !slices.ContainsFunc(t.Columns, func(c schema.Column) bool {
				other := strings.TrimPrefix(schema.Words(c.Name), own)
				return other == plain || strings.HasSuffix(other, " "+plain) || strings.HasSuffix(plain, " "+other)
			}) {
				t.Columns = slices.Insert(t.Columns, r.IntN(len(t.Columns)+1), schema.Column{Name: name, Type: declared, NotNull: r.IntN(2) == 0, Profile: p})
			}
		}
		if r.IntN(3) > 0 {
			state := states[r.IntN(len(states))]
			texts := strings.Fields(state.texts)
			if strings.Contains(state.texts, ",") {
				texts = strings.Split(state.texts, ",")
			}
			counts := map[string]int{}
			for _, text := range texts {
				counts[text] = 1 + r.IntN(200)
			}
			slices.Sort(texts)
			add(strings.ReplaceAll(state.name, "{one}", strings.ReplaceAll(schema.Singular(schema.Words(t.Name)), " ", "_")), "VARCHAR(20)",
				&schema.Profile{Rows: 500, Distinct: int64(len(texts)), Min: texts[0], Max: texts[len(texts)-1], Common: texts[:min(3, len(texts))], Texts: schema.Texts(counts, len(counts))})
		}
		if r.IntN(3) > 0 {
			least, most := r.IntN(50), 100*(1+r.IntN(90))
			add(amounts[r.IntN(len(amounts))], []string{"DECIMAL(10,2)", "REAL", "INTEGER"}[r.IntN(3)],
				&schema.Profile{Rows: 500, Distinct: 300, Min: strconv.Itoa(least), Max: strconv.Itoa(most), Common: []string{strconv.Itoa((least + most) / 2)}})
		}
	}
}

// figure is a question for a figure of some rows: which rows, and what for each.
type figure struct {
	*lesson
	before, after []string // words before the rows' name, and after it
	joins, where  []string
	joined, said  []int // tables that are joined; columns that are spoken of
}

// figures asks as people do of their business: for a number, a total, an average or a share of some rows, in all, for
// each of something, where it is largest or beyond a bound, or for such rows with more of their columns.
func (l *lesson) figures() (question, sql string, ok bool) {
	f := &figure{lesson: l}
	asks := []func() (string, string, bool){f.inAll, f.forEach, f.forEach, f.largest, f.beyond, f.share, f.share, f.rows, f.record, f.lastOf}
	ask := asks[l.IntN(len(asks))]
	for range []int{0, 0, 1, 1, 1, 2}[l.IntN(6)] {
		if !f.narrow() {
			return "", "", false
		}
	}
	return ask()
}

// np is the rows with what is said of them.
func (f *figure) np() string {
	return strings.Join(slices.Concat(f.before, []string{f.many(f.table)}, f.after), " ")
}

func (f *figure) tail() string {
	out := " FROM " + f.from(f.table) + strings.Join(f.joins, "")
	if len(f.where) > 0 {
		out += " WHERE " + strings.Join(f.where, " AND ")
	}
	return out
}

// parent draws a table that the rows, or those of a table that is joined, refer to in one way, and joins it.
func (f *figure) parent() (table int, ok bool) {
	at := f.table
	if len(f.joined) > 0 && f.IntN(3) == 0 {
		at = f.joined[f.IntN(len(f.joined))]
	}
	var keys []form.Key
	for _, k := range f.Keys {
		to := f.Columns[k.To[0]].Table
		if len(k.From) == 1 && f.Columns[k.From[0]].Table == at && to != f.table && f.ways(at, to) == 1 && !slices.Contains(f.joined, to) &&
			(at == f.table || f.ways(f.table, to) == 0) {
			keys = append(keys, k)
		}
	}
	if len(keys) == 0 {
		return 0, false
	}
	k := keys[f.IntN(len(keys))]
	table = f.Columns[k.To[0]].Table
	f.joins = append(f.joins, fmt.Sprintf(" JOIN %s ON %s = %s", f.from(table), f.lesson.of(k.From[0], ""), f.lesson.of(k.To[0], "")))
	f.joined = append(f.joined, table)
	return table, true
}

// columnOf draws a column of a table.
func (f *figure) columnOf(table int, fit func(c int) bool) (int, bool) {
	fact := f.table
	defer func() { f.table = fact }()
	f.table = table
	return f.column(func(c int) bool { return fit(c) && !slices.Contains(f.said, c) })
}

// isAmount reports whether a column is a number that says more than yes or no.
func (f *figure) isAmount(column int) bool {
	_, _, isFlag := f.noYes(column)
	return f.Columns[column].Kind == form.Number && !isFlag
}

// isYear reports whether a column says which year.
func (f *figure) isYear(column int) bool {
	return slices.Contains(strings.Fields(f.words(column)), "year")
}

// narrow says one thing more of the rows.
func (f *figure) narrow() bool {
	before, that, condition, ok := f.condition()
	if !ok {
		return false
	}
	f.where = append(f.where, condition)
	if before != "" {
		f.before = append(f.before, before)
	} else {
		f.after = append(f.after, that)
	}
	return true
}

// condition draws something that rows may be: as a word before their name, if there is one, as words after it, and in
// SQL.
func (f *figure) condition() (before, that, sql string, ok bool) {
	switch f.IntN(8) {
	case 0, 1:
		c, v, ok := f.commonText(-1)
		if !ok || slices.Contains(f.said, c) {
			return "", "", "", false
		}
		f.said = append(f.said, c)
		if f.IntN(3) > 0 {
			before = strings.ToLower(v)
		}
		return before, f.say([]string{"with {c} {v}", "that are {v}", "with the {c} {v}"}, "c", f.words(c), "v", strings.ToLower(v)), f.of(c, "") + " = " + text(v), true
	case 2:
		c, ok := f.columnOf(f.table, func(c int) bool { is, _, _ := f.flag(c); return is != "" })
		if !ok {
			return "", "", "", false
		}
		is, no, yes := f.flag(c)
		f.said = append(f.said, c)
		if f.IntN(3) == 0 {
			return "", f.say([]string{"that are not {is}", "which are not {is}"}, "is", is), f.of(c, "") + " = " + no, true
		}
		return is, "", f.of(c, "") + " = " + yes, true
	case 3, 4:
		times := f.times()
		if len(times) == 0 {
			return "", "", "", false
		}
		c := times[f.IntN(len(times))]
		words, phrase, op := f.someTime()
		sql, ok := f.when(c, phrase, op)
		if !ok || slices.Contains(f.said, c) {
			return "", "", "", false
		}
		f.said = append(f.said, c)
		_, that := f.happened(c, words)
		return "", that, sql, true
	case 5:
		c, ok := f.columnOf(f.table, f.isAmount)
		if !ok {
			return "", "", "", false
		}
		f.said = append(f.said, c)
		n := strconv.Itoa(2 + f.IntN(98)*[]int{1, 10, 100}[f.IntN(3)])
		bound := []struct{ words, op string }{{"over {n}", ">"}, {"above {n}", ">"}, {"of more than {n}", ">"}, {"under {n}", "<"}, {"of less than {n}", "<"}, {"below {n}", "<"},
			{"of {n} or more", ">="}, {"of at least {n}", ">="}, {"of {n} or less", "<="}, {"of at most {n}", "<="}, {"of {n} or higher", ">="}, {"of {n} or lower", "<="}}[f.IntN(12)]
		if f.isYear(c) {
			bound = []struct{ words, op string }{{"of {n} or later", ">="}, {"of {n} or earlier", "<="}, {"after {n}", ">"}, {"before {n}", "<"}, {"from {n} or before", "<="}}[f.IntN(5)]
			n = strconv.Itoa(1960 + f.IntN(65))
		}
		words := strings.ReplaceAll(bound.words, "{n}", n)
		if f.IntN(3) == 0 {
			return "", "whose " + f.words(c) + " is " + strings.TrimPrefix(words, "of "), fmt.Sprintf("%s %s %s", f.of(c, ""), bound.op, n), true
		}
		return "", "with a " + f.words(c) + " " + words, fmt.Sprintf("%s %s %s", f.of(c, ""), bound.op, n), true
	}
	table, ok := f.parent()
	if !ok {
		return "", "", "", false
	}
	one := f.one(table)
	if f.IntN(2) == 0 {
		v, is, ok := f.called(f.Labels(table), "")
		return "", f.say([]string{"of {v}", "for {v}", "of the {one} {v}", "for {one} {v}", "from {v}", "by {v}"}, "one", one, "v", v), is, ok && is != ""
	}
	c, ok := f.columnOf(table, func(c int) bool {
		p := f.Profile(c)
		return f.Columns[c].Kind == form.Text && p != nil && p.Distinct > 1 && !slices.Contains(f.Labels(table), c)
	})
	if !ok {
		return "", "", "", false
	}
	v, ok := f.value(c)
	f.said = append(f.said, c)
	return "", f.say([]string{"of {many} with {c} {v}", "of {v} {many}", "for {many} in {v}", "from {v}", "for the {c} {v}", "of {many} from {v}", "in {v}"},
		"many", f.many(table), "c", f.words(c), "v", v), f.of(c, "") + " = " + text(v), ok
}

// isSummed reports whether an amount may be summed, and its sum of that name without meaning another column.
func (f *figure) isSummed(column int) bool {
	words := f.words(column)
	rest, isTotal := strings.CutPrefix(words, "total ")
	return f.isAmount(column) && !f.isYear(column) && !f.hasColumn("total "+words) && !(isTotal && f.hasColumn(rest))
}

// hasColumn reports whether the rows' table has a column that people call so.
func (f *figure) hasColumn(words string) bool {
	for c := f.Tables[f.table].First; c < f.Tables[f.table].End; c++ {
		if f.words(c) == words {
			return true
		}
	}
	return false
}

// measure draws what is computed of the rows: as a noun with their name, and in SQL. Counts says that it counts them;
// plainly, that nothing extreme is meant.
func (f *figure) measure(plainly bool) (words, sql string, counts bool) {
	c, ok := f.columnOf(f.table, f.isSummed)
	if !ok || f.IntN(5) < 2 {
		return f.say([]string{"number of", "count of"}) + " " + f.np(), "count(*)", true
	}
	f.said = append(f.said, c)
	slots := []string{"c", f.words(c), "np", f.np(), "sum", strings.TrimPrefix(f.words(c), "total ")}
	switch f.IntN(8) {
	case 0, 1:
		return f.say([]string{"average {c} of {np}", "average {c} for {np}", "mean {c} of {np}", "average {c} of the {np}"}, slots...), "avg(" + f.of(c, "") + ")", false
	case 2:
		if plainly {
			break
		}
		return f.say([]string{"highest {c} of {np}", "maximum {c} of {np}", "largest {c} among {np}"}, slots...), "max(" + f.of(c, "") + ")", false
	}
	of := []string{"total {sum} of {np}", "total {sum} for {np}", "total {sum} from {np}", "overall {sum} of the {np}", "sum of {c} over {np}", "total {sum} of all {np}"}
	if slices.Contains([]string{"cost", "total cost", "expenses"}, f.words(c)) {
		of = append(of, "spending on {np}", "total spending on {np}", "total cost of {np}", "money spent on {np}", "cost of {np}")
	}
	return f.say(of, slots...), "sum(" + f.of(c, "") + ")", false
}

// group draws what a figure is of each of.
func (f *figure) group() (one, sql string, time bool, ok bool) {
	switch f.IntN(6) {
	case 0:
		times := f.times()
		if len(times) == 0 {
			return "", "", false, false
		}
		c := times[f.IntN(len(times))]
		if slices.Contains(f.said, c) {
			return "", "", false, false
		}
		one, format := "year", "%Y"
		if f.IntN(2) == 0 {
			one, format = "month", "%m"
		}
		if len(times) > 1 && !f.mainTime(c) {
			one = f.say([]string{"{u} of {c}", "{c} {u}"}, "u", one, "c", f.words(c))
		}
		return one, fmt.Sprintf("CAST(strftime('%s', %s) AS integer)", format, f.of(c, "")), true, true
	case 1, 2:
		c, ok := f.columnOf(f.table, func(c int) bool { return f.Columns[c].Kind == form.Text && !slices.Contains(f.Labels(f.table), c) })
		if !ok {
			return "", "", false, false
		}
		f.said = append(f.said, c)
		return f.words(c), f.of(c, ""), false, true
	}
	table, ok := f.parent()
	if !ok {
		return "", "", false, false
	}
	if labels := f.Labels(table); len(labels) > 0 && f.IntN(3) > 0 {
		return f.one(table), f.list(labels, ""), false, true
	}
	c, ok := f.columnOf(table, func(c int) bool { return f.Columns[c].Kind == form.Text && !slices.Contains(f.Labels(table), c) })
	if !ok {
		return "", "", false, false
	}
	f.said = append(f.said, c)
	one = f.say([]string{"{one} {c}", "{c} of the {one}", "{one} {c}"}, "one", f.one(table), "c", f.words(c))
	alone := true
	for other := range f.Columns {
		alone = alone && (other == c || f.words(other) != f.words(c))
	}
	if alone {
		one = f.words(c)
	}
	return one, f.of(c, ""), false, true
}

// inAll asks for one figure of all the rows.
func (f *figure) inAll() (question, sql string, ok bool) {
	if len(f.where) == 0 {
		return "", "", false // other lessons ask that
	}
	words, measure, counts := f.measure(false)
	phrasings := []string{"what is the {w}?", "{w}", "what was the {w}?", "show me the {w}", "what's the {w}?", "what is our {w}?"}
	if counts {
		phrasings = []string{"how many {np} are there?", "how many {np} do we have?", "how many {np}?", "{w}", "count {np}", "how many {np} did we have?", "what is the {w}?"}
	}
	return f.say(phrasings, "w", words, "np", f.np()), "SELECT " + measure + f.tail(), true
}

// forEach asks for one or two figures of each of something.
func (f *figure) forEach() (question, sql string, ok bool) {
	g, group, isTime, ok := f.group()
	if !ok {
		return "", "", false
	}
	words, measure, counts := f.measure(false)
	slots := []string{"w", words, "np", f.np(), "g", g, "gs", template.Plural(g)}
	phrasings := []string{"{w} per {g}", "{w} by {g}", "what is the {w} for each {g}?", "show the {w} for every {g}", "for each {g}, what is the {w}?", "list each {g} with the {w}", "{w} for each {g}"}
	if counts {
		phrasings = append(phrasings, "{np} per {g}", "how many {np} are there per {g}?", "how many {np} for each {g}?", "{np} by {g}", "for each {g}, how many {np} are there?", "how many {np} does each {g} have?")
		if isTime {
			phrasings = []string{"how many {np} each {g}?", "{np} per {g}", "{w} by {g}", "how many {np} were there in each {g}?", "how many {np} per {g}?", "{w} for each {g}"}
		}
	}
	if c, ok := f.columnOf(f.table, f.isSummed); ok && counts && f.IntN(3) == 0 {
		function, name := "sum", "total"
		if f.IntN(3) == 0 {
			function, name = "avg", "average"
		}
		measure += ", " + function + "(" + f.of(c, "") + ")"
		phrasings = []string{"for each {g}, how many {np} are there and what is the {a} {c}?", "{w} and {a} {c} per {g}", "what are the {w} and the {a} {c} for each {g}?",
			"{g}, {w} and {a} {c}", "per {g}, how many {np} did we have and what was the {a} {c}?", "show each {g}. Return the {g}, the {w} and the {a} {c}."}
		slots = append(slots, "a", name, "c", f.words(c))
		if function == "sum" {
			slots[len(slots)-1] = strings.TrimPrefix(f.words(c), "total ")
		}
	}
	return f.say(phrasings, slots...), fmt.Sprintf("SELECT %s, %s%s GROUP BY %[1]s", group, measure, f.tail()), true
}

// sumAlone is what people call a sum of all rows without saying which rows: hours, of time sheets; freight, of
// shipments.
func (f *figure) sumAlone(measure string) (words string, ok bool) {
	if !strings.HasPrefix(measure, "sum(") || len(f.before)+len(f.after)+len(f.where) > 0 || f.IntN(3) == 0 {
		return "", false
	}
	return strings.TrimPrefix(f.words(f.said[len(f.said)-1]), "total "), true
}

// largest asks where a figure is largest or smallest, and sometimes for the figure too.
func (f *figure) largest() (question, sql string, ok bool) {
	g, group, _, ok := f.group()
	if !ok {
		return "", "", false
	}
	words, measure, counts := f.measure(true)
	limit, n := f.limit()
	direction, most, high := "DESC", "most", "highest"
	if f.IntN(4) == 0 {
		direction, most, high = "ASC", "fewest", "lowest"
	}
	slots := []string{"w", words, "np", f.np(), "g", g, "gs", template.Plural(g), "n", limit, "most", most, "high", high}
	phrasings := []string{"which {g} has the {high} {w}", "the {g} with the {high} {w}", "what {g} had the {high} {w}"}
	switch {
	case counts && limit == "":
		phrasings = []string{"which {g} has the {most} {np}", "the {g} with the {most} {np}", "what {g} had the {most} {np}", "which {g} has the {high} {w}"}
	case counts:
		phrasings = []string{"which {n} {gs} have the {most} {np}", "the {n} {gs} with the {most} {np}", "show the {n} {gs} with the {most} {np}"}
	case limit != "":
		phrasings = []string{"which {n} {gs} have the {high} {w}", "the {n} {gs} with the {high} {w}"}
	}
	if limit != "" && most == "most" {
		phrasings = append(phrasings, "top {n} {gs} by {w}")
	}
	if sum, ok := f.sumAlone(measure); ok && most == "most" {
		slots = append(slots, "sum", sum)
		phrasings = []string{"which {g} has the most {sum}", "what {g} had the most {sum}", "the {g} with the most {sum}", "which {g} has the highest total {sum}"}
		if limit != "" {
			phrasings = []string{"top {n} {gs} by {sum}", "the {n} {gs} with the most {sum}", "top {n} {gs} by total {sum}", "which {n} {gs} have the most {sum}"}
		}
	}
	question, what := f.say(phrasings, slots...), group
	if f.IntN(3) == 0 {
		what += ", " + measure
		and := []string{" and how much is it", ", and what is it", " and how high is it"}
		if counts {
			and = []string{" and how many", ", and how many are there", " and how many is that"}
		}
		question += f.say(and)
	}
	return question + f.say([]string{"?", ""}), fmt.Sprintf("SELECT %s%s GROUP BY %s ORDER BY %s %s LIMIT %s", what, f.tail(), group, measure, direction, n), true
}

// beyond asks where a figure is beyond a bound, and sometimes for the figure too.
func (f *figure) beyond() (question, sql string, ok bool) {
	g, group, isTime, ok := f.group()
	if !ok || isTime {
		return "", "", false
	}
	words, measure, counts := f.measure(false)
	bound := []struct{ than, op string }{{"more than", ">"}, {"over", ">"}, {"at least", ">="}}[f.IntN(3)]
	n := 2 + f.IntN(60)
	phrasings := []string{"which {gs} have {than} {n} {np}", "{gs} with {than} {n} {np}", "which {gs} had {than} {n} {np}"}
	if !counts {
		n *= 100
		phrasings = []string{"which {gs} have {than} {n} as {w}", "{gs} where the {w} is {than} {n}", "for which {gs} is the {w} {than} {n}"}
	}
	question, what := f.say(phrasings, "gs", template.Plural(g), "np", f.np(), "w", words, "than", bound.than, "n", strconv.Itoa(n)), group
	if f.IntN(2) == 0 {
		what += ", " + measure
		and := []string{", and how much is it", " and how much"}
		if counts {
			and = []string{", and how many", " and how many does each have", ", and how many are there", " and how many do they have"}
		}
		question += f.say(and)
	}
	return question + "?", fmt.Sprintf("SELECT %s%s GROUP BY %s HAVING %s %s %d", what, f.tail(), group, measure, bound.op, n), true
}

// share asks how many percent of the rows are something.
func (f *figure) share() (question, sql string, ok bool) {
	np := f.np()
	joins := len(f.joins)
	before, that, condition, ok := f.condition()
	if !ok {
		return "", "", false
	}
	if len(f.joins) > joins {
		return "", "", false // rows that refer to none would be no part of the whole
	}
	are := "are " + before
	if before == "" {
		are = predicate(that)
	}
	if f.IntN(6) == 0 {
		if c, ok := f.columnOf(f.table, func(c int) bool { _, _, isFlag := f.noYes(c); return !f.Columns[c].NotNull && !isFlag }); ok {
			are, condition = f.say([]string{"have no {c}", "are without {a} {c}", "lack {a} {c}"}, "c", f.words(c), "a", article(f.words(c))), f.of(c, "")+" IS NULL"
		}
	}
	slots := []string{"np", np, "are", are}
	phrasings := []string{"what percentage of {np} {are}", "what percent of {np} {are}", "which percentage of the {np} {are}", "percentage of {np} that {are}", "what share of {np} {are}",
		"what proportion of {np} {are}", "what % of {np} {are}", "share of {np} that {are}", "percent of {np} that {are}"}
	percent := fmt.Sprintf("avg(CASE WHEN %s THEN 100.0 ELSE 0 END)", condition)
	if f.IntN(3) > 0 {
		return f.say(phrasings, slots...) + "?", "SELECT " + percent + f.tail(), true
	}
	g, group, _, ok := f.group()
	if !ok {
		return "", "", false
	}
	if f.IntN(3) == 0 {
		return f.say([]string{"which {g} has the highest percentage of {np} that {are}?", "the {g} with the largest share of {np} that {are}"}, append(slots, "g", g)...),
			fmt.Sprintf("SELECT %s%s GROUP BY %[1]s ORDER BY %[3]s DESC LIMIT 1", group, f.tail(), percent), true
	}
	return f.say(phrasings, slots...) + f.say([]string{" per {g}?", " for each {g}?", " by {g}?"}, "g", g), fmt.Sprintf("SELECT %s, %s%s GROUP BY %[1]s", group, percent, f.tail()), true
}

// predicate makes "that are paid" and "with a price over 5" what rows do.
func predicate(that string) string {
	for _, p := range []struct{ prefix, verb string }{{"with ", "have "}, {"that ", ""}, {"which ", ""}, {"whose ", "have their "}} {
		if rest, ok := strings.CutPrefix(that, p.prefix); ok {
			return p.verb + strings.NewReplacer(" is ", " ", " was ", " ").Replace(rest)
		}
	}
	return "are " + that
}

// rows asks for the rows, with one or two of their columns.
func (f *figure) rows() (question, sql string, ok bool) {
	labels := f.Labels(f.table)
	if len(labels) == 0 || len(f.where) == 0 {
		return "", "", false
	}
	fit := func(c int) bool { return !slices.Contains(labels, c) }
	a, ok := f.columnOf(f.table, fit)
	if !ok {
		return "", "", false
	}
	f.said = append(f.said, a)
	slots := []string{"np", f.np(), "a", f.words(a)}
	what := f.list(append(slices.Clone(labels), a), "")
	phrasings := []string{"list {np} with their {a}", "which {np} do we have, and what is their {a}?", "show the {np} and their {a}", "{np} and their {a}", "show me {np} with {a}"}
	if b, ok := f.columnOf(f.table, fit); ok && f.IntN(2) == 0 {
		slots, what = append(slots, "b", f.words(b)), f.list(append(slices.Clone(labels), a, b), "")
		phrasings = []string{"list {np} with their {a} and {b}", "show the {np}, their {a} and their {b}", "{np} with {a} and {b}", "what are the {np}? Return also the {a} and the {b}."}
	}
	return f.say(phrasings, slots...), "SELECT " + what + f.tail(), true
}

// record asks for the row with the most or least of something, and for that, or for another column of it.
func (f *figure) record() (question, sql string, ok bool) {
	labels := f.Labels(f.table)
	c, ok := f.columnOf(f.table, f.isAmount)
	if !ok || len(labels) == 0 {
		return "", "", false
	}
	f.said = append(f.said, c)
	direction, most := "DESC", f.say([]string{"highest", "largest", "biggest"})
	if f.IntN(3) == 0 {
		direction, most = "ASC", f.say([]string{"lowest", "smallest"})
	}
	one := strings.Join(slices.Concat(f.before, []string{f.one(f.table)}, f.after), " ")
	slots := []string{"one", one, "c", f.words(c), "most", most}
	what := f.list(append(slices.Clone(labels), c), "")
	and := []string{", and what is it?", " and how much is it?", " and how high is it?", ", and how much?"}
	if b, ok := f.columnOf(f.table, func(c int) bool { return !slices.Contains(labels, c) }); ok && f.IntN(2) == 0 {
		slots, what = append(slots, "b", f.words(b)), f.list(append(slices.Clone(labels), b), "")
		and = []string{", and what is its {b}?", " and what {b} does it have?", ", with its {b}", " and its {b}"}
	}
	return f.say([]string{"which {one} has the {most} {c}", "what is the {one} with the {most} {c}", "the {one} with the {most} {c}"}, slots...) + f.say(and, slots...),
		fmt.Sprintf("SELECT %s%s ORDER BY %s %s LIMIT 1", what, f.tail(), f.of(c, ""), direction), true
}

// lastOf asks when something was last, or first, for a row that the rows refer to, or for each of these.
func (f *figure) lastOf() (question, sql string, ok bool) {
	times := f.times()
	if len(times) == 0 || len(f.where) > 0 {
		return "", "", false
	}
	c := times[f.IntN(len(times))]
	if len(times) > 1 && !f.mainTime(c) {
		return "", "", false
	}
	table, ok := f.parent()
	if !ok || len(f.Labels(table)) == 0 {
		return "", "", false
	}
	function, end := "max", f.say([]string{"last", "latest", "most recent"})
	if f.IntN(4) == 0 {
		function, end = "min", "first"
	}
	slots := []string{"c", f.words(c), "one", f.one(f.table), "end", end, "p", f.one(table)}
	labels := f.Labels(table)
	if f.IntN(2) == 0 {
		return f.say([]string{"{end} {one} per {p}", "when was the {end} {one} of each {p}?", "{c} of the {end} {one} for each {p}", "show each {p} and the date of its {end} {one}"}, slots...),
			fmt.Sprintf("SELECT %s, %s(%s)%s GROUP BY %[1]s", f.list(labels, ""), function, f.of(c, ""), f.tail()), true
	}
	v, is, ok := f.called(labels, "")
	return f.say([]string{"when was the {end} {one} of {v}?", "when did {v} have its {end} {one}?", "{c} of the {end} {one} of {v}", "when was the {end} {one} for {p} {v}?"}, append(slots, "v", v)...),
		fmt.Sprintf("SELECT %s(%s)%s WHERE %s", function, f.of(c, ""), f.tail(), is), ok
}
