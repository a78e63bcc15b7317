package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

func valueUnused(a *reading.Answer, v int) (finding, bool) {
	if !a.LeavesOutValue(v) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

func textUnused(a *reading.Answer, v int) (finding, bool) {
	value := a.Values[v]
	if a.IsUsed(v) || len(value.Cells) > 0 && !value.Begun || value.Number != "" || value.Period != nil {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// periodUnused leaves the years to numberLeftOut that are numbers too, unless the question goes on from another.
func periodUnused(a *reading.Answer, v int) (finding, bool) {
	value := a.Values[v]
	year := value.Number != "" && !a.Follows()
	if a.IsUsed(v) || len(value.Cells) > 0 && !value.Begun || year || value.Period == nil ||
		slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return ages[s.Text] }) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// numberLeftOut finds a number of the question that has no part in the query.
func numberLeftOut(a *reading.Answer, v int) (finding, bool) {
	if !a.SaysValue(v) || !leavesOutNumber(a, v) {
		return finding{}, false
	}
	return found(form.Not, form.ValueToken(v))
}

// wordUnknown finds words that nothing in the database is called by.
func wordUnknown(a *reading.Answer, run int) (finding, bool) {
	words := a.Unknown[run]
	return finding{words: strings.Join(words, " "), times: len(words)}, true
}

// typoUnsure finds a typo that may stand for several words.
func typoUnsure(a *reading.Answer, i int) (finding, bool) {
	c := a.Corrections[i]
	return finding{words: c.Written}, c.Unsure
}

// tableUnused finds a table that the question names, or ranks by in a participle: the most watched issue, of watchers.
func tableUnused(a *reading.Answer, i int) (finding, bool) {
	s := a.Question[i]
	ranks := strings.HasSuffix(s.Text, "ed") && (a.TextAt(i-1) == "most" || a.TextAt(i-1) == "least") &&
		!slices.ContainsFunc(s.Columns, func(c int) bool { return slices.Contains(a.Tokens, a.ColumnToken(c)) })
	uses := func(t int) bool {
		return a.Used[t] || testsKeyOf(a, t) || sumsPiecesOf(a, t) || english.Amassing[s.Text] && a.JoinsTable(t) // who bought it: by invoices
	}
	if s.Value >= 0 || len(s.Tables) == 0 || s.Partial && !ranks || slices.ContainsFunc(s.Tables, uses) || a.NamesSales(i) {
		return finding{}, false
	}
	return foundAt(a, i, shown(s.Tables, a.TableToken))
}

// sumsPiecesOf reports whether a query sums how many pieces there are in the lines that refer to a table: tracks sold.
func sumsPiecesOf(a *reading.Answer, table int) bool {
	return slices.ContainsFunc(a.Products(), func(p reading.Product) bool {
		at := slices.Index(a.Tokens, a.ColumnToken(p.Quantity))
		return at > 0 && a.Tokens[at-1] == form.Sum && a.Multiplies(table, a.Columns[p.Quantity].Table)
	})
}

// testsKeyOf reports whether a query asks whether rows refer to one of a table, or counts those that they refer to:
// claims without an adjuster, how many patients had appointments.
func testsKeyOf(a *reading.Answer, table int) bool {
	refers := func(c int) bool {
		return slices.ContainsFunc(a.Keys, func(k form.Key) bool { return slices.Contains(k.From, c) && a.Columns[k.To[0]].Table == table })
	}
	for c := range a.NullTests() {
		if refers(c) {
			return true
		}
	}
	for i := 2; i < len(a.Tokens); i++ {
		if c, ok := a.ColumnOf(a.Tokens[i]); ok && a.Tokens[i-1] == form.Distinct && a.Tokens[i-2] == form.Count && refers(c) {
			return true
		}
	}
	return false
}

// tablePartUnused finds the last word of a table's name, of which the query has nothing: the reading of meter readings.
func tablePartUnused(a *reading.Answer, i int) (finding, bool) {
	s := a.Question[i]
	if s.Value >= 0 || !s.Partial || slices.ContainsFunc(s.Tables, a.JoinsTable) ||
		slices.ContainsFunc(s.Columns, func(c int) bool { return slices.Contains(a.Tokens, a.ColumnToken(c)) }) {
		return finding{}, false
	}
	called := slices.IndexFunc(s.Tables, func(t int) bool { // night shifts that operators work are no work orders
		stems := english.Stems(a.Tables[t].Words)
		return len(stems) > 0 && stems[len(stems)-1] == english.Stem(s.Text)
	})
	if called < 0 {
		return finding{}, false
	}
	return foundAt(a, i, a.TableToken(s.Tables[called]))
}

// flagUnused finds what can only be a flag: the active of active users.
func flagUnused(a *reading.Answer, i int) (finding, bool) { return columnsUnused(a, i, true, false) }

// predicateUnused finds a part of a column's name that the question ends with, said of what it asks for: how many
// comments are approved.
func predicateUnused(a *reading.Answer, i int) (finding, bool) {
	if !endsWith(a, i) && !isSequel(a, i) || isOfNext(a, i) {
		return finding{}, false
	}
	return columnsUnused(a, i, false, true)
}

// partUnused finds another part of a column's name, but for a verb that happens to be one of a time, where the query
// has all periods of the question: what we received by cheque, of received_on.
func partUnused(a *reading.Answer, i int) (finding, bool) {
	if endsWith(a, i) || isVerbOfTime(a, i) || isIdiom(a, i) || isOfNext(a, i) {
		return finding{}, false
	}
	return columnsUnused(a, i, false, true)
}

// isOfNext reports whether a phrase says in other letters the column in which the query looks for the value after it:
// rated PG, by the rating.
func isOfNext(a *reading.Answer, i int) bool {
	return i+1 < len(a.Question) && a.Question[i+1].Value >= 0 && slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool {
		return c.Value == a.Question[i+1].Value && sharesBeginning(a.Columns[c.Column].Words, a.TextAt(i))
	})
}

// isIdiom reports whether a phrase names nothing where it is: on file, candidates called Ann, the number of employees.
func isIdiom(a *reading.Answer, i int) bool {
	switch text := a.TextAt(i); text {
	case "called", "named":
		return i+1 < len(a.Question) && a.Question[i+1].Value >= 0
	case "number of", "numbers of": // by which a column is described
		return a.Has(form.Count)
	}
	return endsIdiom(a, i)
}

// endsIdiom reports whether a noun means nothing by itself where it is: on file, to take place.
func endsIdiom(a *reading.Answer, i int) bool {
	switch a.TextAt(i) {
	case "file", "record":
		return a.TextAt(i-1) == "on"
	case "place":
		return english.Stem(a.TextAt(i-1)) == "take" || a.TextAt(i-1) == "taken" || a.TextAt(i-1) == "took"
	}
	return false
}

// takesIdiom is a column that a query has for a noun that means nothing by itself, and that the question says nowhere
// else: the place of a race that took place.
func takesIdiom(a *reading.Answer) form.Token {
	said := func(c int) bool {
		for i, s := range a.Question {
			if slices.Contains(s.Columns, c) && !endsIdiom(a, i) {
				return true
			}
		}
		return false
	}
	for i, s := range a.Question {
		for _, c := range s.Columns {
			if token := a.ColumnToken(c); endsIdiom(a, i) && slices.Contains(a.Tokens, token) && !said(c) {
				return token
			}
		}
	}
	return ""
}

// isVerbOfTime reports whether a phrase is called by times alone, and the question asks for none and says no period
// that the query lacks.
func isVerbOfTime(a *reading.Answer, i int) bool {
	for _, c := range a.Question[i].Columns {
		if a.Columns[c].Kind != form.Time {
			return false
		}
	}
	unused := func(s form.Phrase) bool { return s.Value >= 0 && a.Values[s.Value].Period != nil && !a.IsUsed(s.Value) }
	return a.TextAt(i) != "" && !slices.ContainsFunc(a.Question, unused) && a.Says(reading.TimeAsked)+a.Says(english.FirstDates)+a.Says(english.LastDates)+a.Says(temporal)+a.Says(english.Extremes) == 0
}

// isSequel reports whether a verb says before or after what something else happened: withdrawn before they were even
// submitted.
func isSequel(a *reading.Answer, i int) bool {
	for at := i - 1; at >= 0 && !a.IsLinked(at); at-- {
		if text := a.TextAt(at); text == "before" || text == "after" {
			return true
		}
	}
	return false
}

var being = english.Words("is are was were")

// endsWith reports whether a phrase follows a form of "to be" at the end of the question.
func endsWith(a *reading.Answer, i int) bool {
	last := len(a.Question) - 1
	for last > i && strings.Trim(a.Question[last].Text, "?!.") == "" {
		last--
	}
	return i == last && i > 0 && being[a.Question[i-1].Text]
}

// columnUnused finds a column that the question names.
func columnUnused(a *reading.Answer, i int) (finding, bool) { return columnsUnused(a, i, false, false) }

// columnsUnused finds a phrase that names columns of which the answer has none.
func columnsUnused(a *reading.Answer, i int, flags, partial bool) (finding, bool) {
	if !a.LeavesOutColumns(i, flags, partial) {
		return finding{}, false
	}
	return foundAt(a, i, shown(a.Question[i].Columns, a.ColumnToken))
}

// foundAt is a finding of what a phrase names and the query does without: in the words of the phrase, where the prompt
// has no room for what it names.
func foundAt(a *reading.Answer, i int, token form.Token) (finding, bool) {
	if token == "" {
		return finding{said: []form.Token{form.Not, token}, words: a.TextAt(i)}, true
	}
	return found(form.Not, token)
}

// shown is the pointer to the first of some tables or columns that has one; "" where none has.
func shown(of []int, pointer func(int) form.Token) form.Token {
	for _, i := range of {
		if token := pointer(i); token != "" {
			return token
		}
	}
	return ""
}

// tableUnnamed finds a table of the answer that the question does not name.
func tableUnnamed(a *reading.Answer, i int) (finding, bool) {
	if a.SpeaksOf(a.TablesUsed[i]) || saysVerbOf(a, a.TablesUsed[i]) || onlyLapses(a, a.TablesUsed[i]) || mayStray(a) || a.IsOfMeasure(a.TablesUsed[i]) ||
		saysStateBy(a, a.TablesUsed[i]) || labelsNamed(a, a.TablesUsed[i]) || isWho(a, a.TablesUsed[i]) ||
		a.SaysProductOf(a.TablesUsed[i]) || onlyTimes(a, a.TablesUsed[i]) || sumsSalesOf(a, a.TablesUsed[i]) {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(a.TablesUsed[i]))
}

// sumsSalesOf reports whether a query sums the sales for which the question asks, and a table surely holds them.
func sumsSalesOf(a *reading.Answer, table int) bool {
	_, of := a.SumsSales()
	return of == table
}

// onlyTimes reports whether a query has of a table only the time of the rows of which it gives figures: when the
// invoice of a line was issued.
func onlyTimes(a *reading.Answer, table int) bool {
	of := a.FiguresIn(a.Tokens)
	if of < 0 || of == table || a.Has(form.Open, form.Via) {
		return false
	}
	own := reading.TimeOf(a.Prompt, of)
	return own >= 0 && !slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, isColumn := a.ColumnOf(t)
		of, isTable := a.TableOf(t)
		return isTable && of == table || isColumn && a.Columns[c].Table == table && c != own
	}) && slices.Contains(a.Tokens, a.ColumnToken(own))
}

// tableEmpty finds a table of the answer that has no row.
func tableEmpty(a *reading.Answer, i int) (finding, bool) {
	t := a.TablesUsed[i]
	if !a.Schema.Tables[t].Empty() {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(t))
}

// tableGuessed finds a table of the answer of which the question says neither the name, nor a column's, nor a value,
// and to which no key of the answer's other tables leads, where the schema has more tables than the model sees.
func tableGuessed(a *reading.Answer, i int) (finding, bool) {
	t := a.TablesUsed[i]
	in := func(c int) bool { return a.Columns[c].Table == t }
	says := func(s form.Phrase) bool {
		if s.Value >= 0 {
			return slices.ContainsFunc(a.Values[s.Value].Cells, func(c form.Cell) bool { return in(c.Column) })
		}
		return !s.Partial && (slices.Contains(s.Tables, t) || slices.ContainsFunc(s.Columns, in))
	}
	explains := slices.ContainsFunc(a.TablesUsed, func(other int) bool { return other != t && a.Multiplies(t, other) })
	if len(a.Cut) == 0 || explains || sumsSalesOf(a, t) || isShownOnly(a, t) || a.TablesBefore()[t] || slices.ContainsFunc(a.Question, says) {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(t))
}

// keysTo are the keys by way of which a query has columns of a table, and where; ok is false where it has the table in
// another way.
func keysTo(a *reading.Answer, table int) (keys map[int]int, ok bool) {
	keys = map[int]int{}
	for i, t := range a.Tokens {
		if of, isTable := a.TableOf(t); isTable && of == table {
			return nil, false
		}
		if c, isColumn := a.ColumnOf(t); !isColumn || a.Columns[c].Table != table {
			continue
		}
		if i < 2 || a.Tokens[i-2] != form.Via {
			return nil, false
		}
		keys[i], _ = a.ColumnOf(a.Tokens[i-1])
	}
	return keys, true
}

// isShownOnly reports whether a query has nothing of a table but what its rows are called, by way of keys, where it
// lists them for the rows that refer to them.
func isShownOnly(a *reading.Answer, table int) bool {
	keys, ok := keysTo(a, table)
	for at := range keys {
		ok = ok && at < len(a.Items)
	}
	return ok
}

// saysStateBy reports whether the query says a state that the question says by a flag of a table: open, by is_closed of
// statuses.
func saysStateBy(a *reading.Answer, table int) bool {
	return slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		c := a.SaidByFlag(s.Text)
		return c >= 0 && a.Columns[c].Table == table
	})
}

// labelsNamed reports whether a query has nothing of a table but by way of keys that the question names: the names of
// statuses, of tickets by status, whose status_id leads there.
func labelsNamed(a *reading.Answer, table int) bool {
	keys, ok := keysTo(a, table)
	for _, key := range keys {
		name := a.Columns[key].Words
		if start, ending, cut := english.CutLast(name); cut && english.KeyEndings[ending] {
			name = start
		}
		ok = ok && slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return slices.Equal(english.Stems(s.Text), english.Stems(name)) })
	}
	return ok
}

// isWho reports whether the question asks who did something with rows of another table, and the query answers it with
// the names of persons of this one, and knows of no other persons.
func isWho(a *reading.Answer, table int) bool {
	isName := func(c int) bool {
		return slices.Contains(a.Labels(a.Columns[c].Table), c) && !a.IsThing(c)
	}
	gives := slices.ContainsFunc(a.Items, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.Columns[c].Table == table && isName(c)
	})
	others := slices.DeleteFunc(slices.Clone(a.TablesUsed), func(t int) bool { return t == table })
	return a.AsksWho() && !a.Follows() && gives && slices.ContainsFunc(others, a.SpeaksOf) &&
		!slices.ContainsFunc(others, func(t int) bool { return slices.ContainsFunc(a.Labels(t), isName) })
}

// onlyLapses reports whether a query has nothing of a table but until when its rows hold, which the question asks for.
func onlyLapses(a *reading.Answer, table int) bool {
	lapse, _ := a.Lapse(table)
	return lapse >= 0 && a.SaysNow() >= 0 && !slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		of, isTable := a.TableOf(t)
		return ok && c != lapse && a.Columns[c].Table == table || isTable && of == table
	})
}

// saysVerbOf reports whether the question says by a verb what the rows of a table are.
func saysVerbOf(a *reading.Answer, table int) bool {
	for i := range a.Question {
		if a.SaysVerbOf(i, table) {
			return true
		}
	}
	return false
}

// schemaUnsaid finds a table that has namesakes in other schemas, where the question says nothing that is of its schema
// alone: neither the schema, nor what keys connect with this table and with none of those. So it finds one where the
// question says that of another one too, and the query has only this.
func schemaUnsaid(a *reading.Answer, i int) (finding, bool) {
	t := a.TablesUsed[i]
	if a.TablesBefore()[t] {
		return finding{}, false
	}
	for _, other := range a.Tables[t].Namesakes {
		apart := func(t, other int) bool {
			return slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return saysApart(a, s, t, other) })
		}
		if !apart(t, other) || apart(other, t) && !slices.Contains(a.TablesUsed, other) {
			return found(form.JoinMismatch, a.TableToken(t))
		}
	}
	return finding{}, false
}

// saysApart reports whether a phrase is linked to a table, or to what is connected with it, and to nothing of another.
func saysApart(a *reading.Answer, s form.Phrase, table, other int) bool {
	linked := slices.Clone(s.Tables)
	for _, c := range s.Columns {
		linked = append(linked, a.Columns[c].Table)
	}
	at := func(of int) bool {
		return slices.ContainsFunc(linked, func(t int) bool {
			return t == of || a.Tables[table].Component != a.Tables[other].Component && a.Tables[t].Component == a.Tables[of].Component
		})
	}
	return at(table) && !at(other)
}

// tableStrayed finds one that the query before does not have either.
func tableStrayed(a *reading.Answer, i int) (finding, bool) {
	if a.SpeaksOf(a.TablesUsed[i]) || !mayStray(a) {
		return finding{}, false
	}
	return found(form.JoinMismatch, a.TableToken(a.TablesUsed[i]))
}

// mayStray reports whether a table must be of the question or of the query before. Who they are may be in a table that
// nobody named.
func mayStray(a *reading.Answer) bool { return a.Follows() && !a.AsksWho() }

// equated is the value that a text column is compared with for equality.
func equated(a *reading.Answer, i int) (c reading.Comparison, v form.Value, ok bool) {
	c = a.Comparisons[i]
	if c.Value < 0 || c.Op != form.Equal && c.Op != form.NotEqual || a.Columns[c.Column].Kind != form.Text {
		return c, form.Value{}, false
	}
	return c, a.Values[c.Value], true
}

// valueUnheld finds a value that nothing in its column is called by. Of one alone there are no rows, which is doubted.
func valueUnheld(a *reading.Answer, i int) (finding, bool) {
	c, v, ok := equated(a, i)
	rows := c.Op == form.NotEqual || slices.Contains(a.Tokens, form.Or)
	if !ok || len(v.Cells) > 0 || !rows || v.Number != "" || v.Period != nil || !a.AllKnown(c.Column) {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}

// valueBegun finds a value that is taken for a longer one.
func valueBegun(a *reading.Answer, i int) (finding, bool) {
	c, v, ok := equated(a, i)
	return finding{}, ok && len(v.Cells) > 0 && v.Begun && v.HeldBy(c.Column)
}

// valueElsewhere finds a value that other columns hold.
func valueElsewhere(a *reading.Answer, i int) (finding, bool) {
	c, v, ok := equated(a, i)
	if !ok || len(v.Cells) == 0 || v.Begun || v.HeldBy(c.Column) {
		return finding{}, false
	}
	return found(form.WhereError, c.At)
}
