package form

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/idiom"
)

// operand is an expression with what values compared with it must know.
type operand struct {
	*sqltree.Expr
	kind   Kind
	column int  // the column that it is; -1: none
	unset  bool // it may be NULL
	minor  bool // hundredths of the money that the question speaks of
}

// beginsItem reports whether the next token begins an expression or is a table.
func (s *selection) beginsItem() bool {
	switch t := s.next(); t {
	case Count, Sum, Avg, Min, Max, Via, Year, Month, Day, Plus, Minus, Times, Div:
		return true
	default:
		class, _ := t.Pointer()
		return class == 'C' || class == 'T'
	}
}

// item reads an element of the select list: a bare table is all of its columns.
func (s *selection) item() *sqltree.Expr {
	if t, ok := s.TableOf(s.next()); ok {
		s.at++
		s.tables = append(s.tables, t)
		star := &sqltree.Expr{Op: sqltree.OpStar, Table: s.qualifier(t)}
		s.used = append(s.used, use{star, t, -1})
		return star
	}
	return s.expr().Expr
}

// rounded is an item of the answer with as many decimals as the question wants, where it is a sum, an average or a
// result of arithmetic.
func (s *selection) rounded(x *sqltree.Expr) *sqltree.Expr {
	_, isArithmetic := arithmetic[x.Op]
	isFigure := isArithmetic && len(x.Args) == 2 || x.Op == sqltree.OpCall && (x.Text == string(Sum) || x.Text == string(Avg))
	if s.decimals == nil || s.depth > 0 || !isFigure {
		return x
	}
	if s.Schema.Dialect == dialects.Postgres { // which rounds no double precision to a number of digits
		x = &sqltree.Expr{Op: sqltree.OpCast, Text: "numeric", Args: []*sqltree.Expr{x}}
	}
	return &sqltree.Expr{Op: sqltree.OpCall, Text: "round", Args: []*sqltree.Expr{x, number(strconv.Itoa(*s.decimals))}}
}

// expr reads an expression in the units of the question.
func (s *selection) expr() operand { return s.inMainUnits(s.quantity()) }

// inMainUnits is an operand in the units of the question.
func (s *selection) inMainUnits(x operand) operand {
	if !x.minor {
		return x
	}
	return operand{&sqltree.Expr{Op: operators[Div], Args: []*sqltree.Expr{x.Expr, number(minorInMain)}}, x.kind, -1, x.unset, false}
}

const minorInMain = "100.0" // cents of a dollar

// quantity reads an expression in the units of its columns.
func (s *selection) quantity() operand {
	if word, ok := s.take(Count, Sum, Avg, Min, Max); ok {
		return s.aggregate(word)
	}
	return s.scalar()
}

func (s *selection) aggregate(word Token) operand {
	call := &sqltree.Expr{Op: sqltree.OpCall, Text: string(word)}
	if t, ok := s.TableOf(s.next()); ok && word == Count {
		s.at++
		s.tables = append(s.tables, t)
		call.Args = []*sqltree.Expr{{Op: sqltree.OpStar}}
		return operand{call, Number, -1, false, false}
	}
	if word == Avg && s.next() == Open {
		return s.share()
	}
	if _, ok := s.take(Distinct); ok {
		call.Call = &sqltree.Call{Distinct: true}
	}
	c, isColumn := s.ColumnOf(s.next())
	arg := s.scalar()
	if isColumn && s.Columns[c].measure != nil && s.Columns[c].measure.Whole {
		return operand{arg.Expr, Number, -1, true, arg.minor}
	}
	call.Args = []*sqltree.Expr{arg.Expr}
	if word == Min || word == Max {
		return operand{call, arg.kind, arg.column, arg.unset, arg.minor}
	}
	return operand{call, Number, -1, arg.unset && word != Count, arg.minor && word != Count}
}

// share reads "( conds )" after avg. It is written as the average of 100.0 and 0: MySQL keeps four digits more than
// its operand has, and no group divides by zero.
func (s *selection) share() operand {
	s.expect(Open)
	conditions := s.conditions()
	s.expect(Close)
	percent := &sqltree.Expr{Op: sqltree.OpCase, Args: []*sqltree.Expr{
		{Op: sqltree.OpWhen, Args: []*sqltree.Expr{conditions, number("100.0")}},
		{Op: sqltree.OpElse, Args: []*sqltree.Expr{number("0")}}}}
	return operand{&sqltree.Expr{Op: sqltree.OpCall, Text: string(Avg), Args: []*sqltree.Expr{percent}}, Number, -1, false, false}
}

const fraction = "1.0" // times a whole number is one that a division does not cut

var operators = map[Token]sqltree.Op{Plus: "+", Minus: "-", Times: sqltree.OpStar, Div: "/"}

func (s *selection) scalar() operand {
	if part, ok := s.take(Year, Month, Day); ok {
		x := s.column()
		kind := Number
		if part == Month && s.monthly {
			kind = Text
		}
		return operand{s.datePart(part, x.Expr), kind, -1, x.unset, false}
	}
	if word, ok := s.take(Plus, Minus, Times, Div); ok {
		a, b := s.quantity(), s.quantity()
		if word == Minus && a.kind == Time && b.kind == Time {
			return s.span(a, b)
		}
		minor := a.minor
		switch {
		case a.minor && b.minor: // as their difference is; their quotient has no unit
			minor = word != Div
		case b.minor && word != Times:
			b = s.inMainUnits(b)
		case a.minor && (word == Plus || word == Minus):
			a, minor = s.inMainUnits(a), false
		default:
			minor = a.minor || b.minor
		}
		if word == Div && s.Schema.Dialect != dialects.MySQL { // others cut a quotient of whole numbers
			a.Expr = &sqltree.Expr{Op: sqltree.OpStar, Args: []*sqltree.Expr{number(fraction), a.Expr}}
		}
		return operand{&sqltree.Expr{Op: operators[word], Args: []*sqltree.Expr{a.Expr, b.Expr}}, Number, -1, a.unset || b.unset || word == Div, minor}
	}
	return s.column()
}

// column reads "C" or "via C C".
func (s *selection) column() operand {
	key := -1
	if _, ok := s.take(Via); ok {
		from := s.columnPointer()
		to, ok := s.ColumnOf(s.next())
		if ok {
			key = s.keyOf(from, s.Columns[to].Table)
		}
		if key < 0 {
			s.fail("via a column that does not refer to the next one's table")
			return operand{Expr: &sqltree.Expr{}, kind: Other, column: -1}
		}
		if !slices.Contains(s.keys, key) {
			s.keys = append(s.keys, key)
		}
	}
	c := s.columnPointer()
	if s.err != nil {
		return operand{Expr: &sqltree.Expr{}, kind: Other, column: -1}
	}
	column := s.Columns[c]
	var x *sqltree.Expr
	if m := column.measure; m != nil {
		x = s.measured(m, m.Of, column.Table, key)
	} else {
		x = &sqltree.Expr{Op: sqltree.OpColumn, Text: column.Name}
		s.used = append(s.used, use{x, column.Table, key})
	}
	if key < 0 {
		s.tables = append(s.tables, column.Table)
	}
	if s.isMoney(c) {
		x = &sqltree.Expr{Op: sqltree.OpCast, Text: "numeric", Args: []*sqltree.Expr{x}}
	}
	return operand{x, column.Kind, c, s.MayBeNull(c), s.units == english.MainUnits && column.Minor && column.Kind == Number}
}

// isMoney recognises PostgreSQL's money, which has no average and is compared with no number.
func (c *Catalog) isMoney(column int) bool {
	return c.Schema.Dialect == dialects.Postgres && strings.EqualFold(c.Columns[column].Type, "money")
}

// datePart writes the year, month or day of x as a number. Months of several years are distinguished: "1997-05".
func (s *selection) datePart(part Token, x *sqltree.Expr) *sqltree.Expr {
	text := func(t string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpString, Text: t} }
	if part == Month && s.monthly {
		of := map[dialects.Dialect]struct {
			function, format string
			first            bool // the format comes first
		}{dialects.SQLite: {"strftime", "%Y-%m", true}, dialects.MySQL: {"date_format", "%Y-%m", false}, dialects.Postgres: {"to_char", "YYYY-MM", false}}[s.Schema.Dialect]
		args := []*sqltree.Expr{x, text(of.format)}
		if of.first {
			slices.Reverse(args)
		}
		return &sqltree.Expr{Op: sqltree.OpCall, Text: of.function, Args: args}
	}
	if s.Schema.Dialect != dialects.SQLite {
		return &sqltree.Expr{Op: sqltree.OpCall, Text: "extract", Args: []*sqltree.Expr{text(string(part)), x}}
	}
	format := map[Token]string{Year: "%Y", Month: "%m", Day: "%d"}[part]
	call := &sqltree.Expr{Op: sqltree.OpCall, Text: "strftime", Args: []*sqltree.Expr{text(format), x}}
	return &sqltree.Expr{Op: sqltree.OpCast, Text: "integer", Args: []*sqltree.Expr{call}}
}

// conditions reads a chain of and and or.
func (s *selection) conditions() *sqltree.Expr {
	var alternatives [][]*sqltree.Expr
	conjuncts := []*sqltree.Expr{s.condition()}
	for s.err == nil {
		word, ok := s.take(And, Or)
		if !ok {
			break
		}
		if word == Or {
			alternatives = append(alternatives, conjuncts)
			conjuncts = nil
		}
		conjuncts = append(conjuncts, s.condition())
	}
	alternatives = append(alternatives, conjuncts)
	var out []*sqltree.Expr
	for _, a := range alternatives {
		out = append(out, chain(sqltree.OpAnd, a))
	}
	return chain(sqltree.OpOr, out)
}

// chain is some conditions as one, flat.
func chain(op sqltree.Op, operands []*sqltree.Expr) *sqltree.Expr {
	if len(operands) == 1 {
		return operands[0]
	}
	out := &sqltree.Expr{Op: op}
	for _, x := range operands {
		if x.Op == op {
			out.Args = append(out.Args, x.Args...)
		} else {
			out.Args = append(out.Args, x)
		}
	}
	return out
}

var treeComparisons = map[Token]sqltree.Op{
	Equal: sqltree.OpEqual, NotEqual: sqltree.OpNotEqual, Less: sqltree.OpLess, Greater: sqltree.OpGreater,
	LessEq: sqltree.OpLessEq, GreaterEq: sqltree.OpGreaterEq,
}

func (s *selection) condition() *sqltree.Expr {
	if _, ok := s.take(Open); ok {
		x := s.conditions()
		s.expect(Close)
		return x
	}
	left := s.expr()
	if word, ok := s.take(Equal, NotEqual, Less, Greater, LessEq, GreaterEq); ok {
		return s.compare(left, word)
	}
	if _, ok := s.take(Between); ok {
		return s.between(left)
	}
	_, not := s.take(Not)
	x := &sqltree.Expr{Args: []*sqltree.Expr{left.Expr}}
	switch word, _ := s.take(In, Has, Starts, Ends, Like, Null); word {
	case In:
		s.expect(Open)
		x.Op, x.Query = sqltree.OpIn, s.nested()
		s.expect(Close)
		if not {
			s.withoutNulls(x.Query)
		}
		if s.Schema.Dialect == dialects.MySQL && x.Query.Limit != nil { // which it takes in FROM alone
			x.Query = &sqltree.Query{Body: &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpStar}}},
				From: &sqltree.Derived{Query: x.Query, Alias: "those"}}}
		}
	case Null:
		x.Op = sqltree.OpIsNull
		if c := left.column; !not && c >= 0 && s.Columns[c].NotNull && !s.Columns[c].Key && left.kind == Text && left.Op == sqltree.OpColumn {
			return &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{left.Expr, {Op: sqltree.OpString}}} // none is NULL: none has an empty text
		}
	case Has, Starts, Ends, Like:
		s.pattern(x, left, word)
	default:
		s.fail("%q is not a comparison", s.next())
	}
	if not {
		return &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{x}}
	}
	return x
}

// withoutNulls keeps NULLs out of a query that NOT IN asks: one of them, and nothing would be outside. The column that
// a question means to compare with has none, or they mean nobody.
func (s *selection) withoutNulls(q *sqltree.Query) {
	if all, ok := q.Body.(*sqltree.SetOp); ok {
		s.withoutNulls(all.Left)
		s.withoutNulls(all.Right)
		return
	}
	b, ok := q.Body.(*sqltree.Select)
	if !ok || len(b.Items) != 1 || b.Items[0].Expr.Op != sqltree.OpColumn || !s.givesNulls(b.Items[0].Expr, b.From) {
		return
	}
	item := b.Items[0].Expr
	set := &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{{Op: sqltree.OpIsNull, Args: []*sqltree.Expr{{Op: sqltree.OpColumn, Text: item.Text, Table: item.Table}}}}}
	if b.Where != nil {
		set = &sqltree.Expr{Op: sqltree.OpAnd, Args: append([]*sqltree.Expr{set}, sqltree.Conjuncts(b.Where)...)}
	}
	b.Where = set
}

// givesNulls reports whether a column of FROM may hold NULLs, or is one that an outer join may leave without a row.
func (s *selection) givesNulls(column *sqltree.Expr, from sqltree.Source) bool {
	outer, null := false, false
	for source := range sqltree.Sources(from) {
		switch t := source.(type) {
		case *sqltree.Join:
			outer = outer || t.Kind == sqltree.LeftJoin || t.Kind == sqltree.RightJoin || t.Kind == sqltree.FullJoin
		case *sqltree.Table:
			if column.Table != "" && !strings.EqualFold(column.Table, cmp.Or(t.Alias, t.Name)) {
				continue
			}
			table, ok := s.tableAt[strings.ToLower(dialects.TableName(s.Schema.Dialect, t.Schema, t.Name))]
			if !ok {
				continue
			}
			if i, ok := s.columnAt[table][strings.ToLower(column.Text)]; ok {
				null = null || outer || !s.Columns[i].NotNull
			}
		}
	}
	return null
}

// pattern makes x LIKE. In PostgreSQL, where LIKE minds the case as it does not elsewhere, it is ILIKE, of text alone.
func (s *selection) pattern(x *sqltree.Expr, left operand, word Token) {
	v, ok := s.ValueOf(s.next())
	if !ok {
		s.fail("%q is not a value", s.next())
		return
	}
	s.at++
	text := v.Text
	escaped := word != Like && strings.ContainsAny(text, `%_\`)
	if escaped {
		text = wildcards.Replace(text)
	}
	if word == Has || word == Ends {
		text = "%" + text
	}
	if word == Has || word == Starts {
		text += "%"
	}
	x.Op = sqltree.OpLike
	if s.Schema.Dialect == dialects.Postgres {
		x.Op = sqltree.OpILike
		if left.kind != Text || left.column >= 0 && !s.isCharacters(left.column) {
			x.Args[0] = &sqltree.Expr{Op: sqltree.OpCast, Text: "text", Args: []*sqltree.Expr{left.Expr}}
		}
	}
	x.Args = append(x.Args, &sqltree.Expr{Op: sqltree.OpString, Text: text})
	if escaped {
		x.Args = append(x.Args, &sqltree.Expr{Op: sqltree.OpString, Text: "!"})
	}
}

// wildcards writes a text that LIKE takes as it is, with ESCAPE '!'.
var wildcards = strings.NewReplacer("!", "!!", "%", "!%", "_", "!_")

// compare reads the right side of a comparison. Being equal to a period is to lie in it, being less is to lie before
// it, being greater after it; but a day is compared as it is with a column of days.
func (s *selection) compare(left operand, word Token) *sqltree.Expr {
	v, ok := s.ValueOf(s.next())
	if !ok || !isPeriod(v, left) {
		right := s.value(left)
		isText := right.Op == sqltree.OpString && right.Text != "" && !strings.Contains(right.Text, ",") // no combination
		if s.isSet(left.column) && left.Op == sqltree.OpColumn && isText && (word == Equal || word == NotEqual) {
			return idiom.InSet(left.Expr, right, word == NotEqual)
		}
		return &sqltree.Expr{Op: treeComparisons[word], Args: []*sqltree.Expr{left.Expr, right}}
	}
	s.at++
	bound := func(op sqltree.Op, t time.Time) *sqltree.Expr {
		return &sqltree.Expr{Op: op, Args: []*sqltree.Expr{left.Expr, date(t)}}
	}
	from := bound(sqltree.OpGreaterEq, v.Period.From)
	before := bound(sqltree.OpLess, v.Period.From)
	until := bound(sqltree.OpLess, v.Period.To)
	after := bound(sqltree.OpGreaterEq, v.Period.To)
	if v.isDay() && !s.hasClock(left.column) && word != Equal && word != NotEqual {
		return bound(treeComparisons[word], v.Period.From)
	}
	switch word {
	case Less:
		return before
	case LessEq:
		return until
	case Greater:
		return after
	case GreaterEq:
		return from
	case NotEqual:
		return chain(sqltree.OpOr, []*sqltree.Expr{before, after})
	}
	return chain(sqltree.OpAnd, []*sqltree.Expr{from, until})
}

// between reads two values; periods count with their ends.
func (s *selection) between(left operand) *sqltree.Expr {
	v, ok := s.ValueOf(s.next())
	if ok && isPeriod(v, left) && s.at+1 < len(s.tokens) {
		if w, ok := s.ValueOf(s.tokens[s.at+1]); ok && isPeriod(w, left) {
			s.at += 2
			return chain(sqltree.OpAnd, []*sqltree.Expr{
				{Op: sqltree.OpGreaterEq, Args: []*sqltree.Expr{left.Expr, date(v.Period.From)}},
				{Op: sqltree.OpLess, Args: []*sqltree.Expr{left.Expr, date(w.Period.To)}}})
		}
	}
	low, high := s.value(left), s.value(left)
	return &sqltree.Expr{Op: sqltree.OpBetween, Args: []*sqltree.Expr{left.Expr, low, high}}
}

// isPeriod reports whether v is compared with an operand as a period of time: not where the column holds it as it is.
func isPeriod(v Value, left operand) bool {
	return v.Period != nil && left.kind == Time && (left.column < 0 || !v.HeldBy(left.column))
}

func date(t time.Time) *sqltree.Expr {
	format := time.DateOnly
	if t.Hour()+t.Minute()+t.Second() > 0 {
		format = time.DateTime
	}
	return &sqltree.Expr{Op: sqltree.OpString, Text: t.Format(format)}
}

// value reads what is compared with an operand.
func (s *selection) value(left operand) *sqltree.Expr {
	t := s.next()
	if _, ok := s.take(Open); ok {
		q := s.nested()
		s.expect(Close)
		return &sqltree.Expr{Op: sqltree.OpSubquery, Query: q}
	}
	if v, ok := s.ValueOf(t); ok {
		s.at++
		return s.literal(v, left)
	}
	if class, n := t.Pointer(); class == 'n' && n <= MaxNumber {
		s.at++
		return s.literal(Value{Text: string(t[1:]), Number: string(t[1:])}, left)
	}
	return s.expr().Expr
}

// literal writes v as an operand's kind wants it.
func (s *selection) literal(v Value, left operand) *sqltree.Expr {
	text := v.Text
	if left.column >= 0 {
		text = v.SpelledIn(left.column)
	}
	if left.kind == Text || v.Number == "" {
		return &sqltree.Expr{Op: sqltree.OpString, Text: text}
	}
	if s.Schema.Dialect == dialects.Postgres && s.IsBool(left.column) {
		return &sqltree.Expr{Op: sqltree.OpBool, Text: map[bool]string{true: "false", false: "true"}[v.Number == "0"]}
	}
	if left.column >= 0 && (left.kind == Time && v.HeldBy(left.column) || s.KeepsDigits(left.column) && (v.HeldBy(left.column) || v.Text[0] == '0')) {
		return &sqltree.Expr{Op: sqltree.OpString, Text: text}
	}
	return number(s.number(v, left.column))
}

func number(text string) *sqltree.Expr {
	if rest, ok := strings.CutPrefix(text, "-"); ok {
		return &sqltree.Expr{Op: sqltree.OpNegate, Args: []*sqltree.Expr{number(rest)}}
	}
	return &sqltree.Expr{Op: sqltree.OpNumber, Text: text}
}

// count reads a count of rows.
func (s *selection) count() *sqltree.Expr {
	return s.value(operand{kind: Number, column: -1})
}
