package mend

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// nearer is a query whose values are looked for in the tables that the question names, where these hold them in a
// column of the same words: customers from Brazil are of the customers' country, not of that of an artist whom they
// heard.
func nearer(a *reading.Answer) []form.Token {
	out := a.Tokens
	spoken := a.Spoken(map[int]bool{})
	for i := 2; i < len(a.Tokens); i++ {
		c, isColumn := a.ColumnOf(a.Tokens[i-2])
		v, isValue := a.ValueOf(a.Tokens[i])
		op := a.Tokens[i-1]
		via := i > 3 && a.Tokens[i-4] == form.Via
		if !isColumn || !isValue || via || op != form.Equal && op != form.NotEqual || spoken[a.Columns[c].Table] || a.NamesColumn(c) {
			continue
		}
		for _, cell := range v.Cells {
			near := a.Columns[cell.Column]
			if near.Words == a.Columns[c].Words && spoken[near.Table] && a.ColumnToken(cell.Column) != "" {
				out = slices.Clone(out)
				out[i-2] = a.ColumnToken(cell.Column)
				break
			}
		}
	}
	return out
}

// among is a query that looks for a key among those that refer to it, where it looked among others of a table that has
// one such column alone: policyholders without a policy, by the policies' holders, not by their brokers.
func among(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := 1; i+3 < len(out); i++ {
		if out[i] != form.In || out[i+1] != form.Open || out[i+2] != form.Select {
			continue
		}
		before := i - 1
		if out[before] == form.Not && before > 0 {
			before--
		}
		outer, ok := a.ColumnOf(out[before])
		inner, isColumn := a.ColumnOf(out[i+3])
		if !ok || !isColumn || !a.Columns[outer].Key || !a.Refers(inner) || a.Equated(outer, inner) {
			continue
		}
		if to := a.Referring(a.Columns[inner].Table, outer); to != "" {
			out[i+3] = to
		}
	}
	return out
}

// grouped is a query of figures for each value of the column that they have one of, or that is nearer, where it groups
// by another column that the question calls the same: revenue per country is that of customers, of whom an invoice has
// one, not of artists.
func grouped(a *reading.Answer) []form.Token {
	of := a.FiguresIn(a.Tokens)
	if c, ok := a.ColumnOf(reading.RanksParts(a)); ok {
		of = a.Columns[c].Table
	}
	if of < 0 || a.Has(form.Via, form.Open) {
		return a.Tokens
	}
	away, spoken := a.JoinsFrom([]int{of}), a.Spoken(map[int]bool{})
	for i, t := range a.Items {
		c, ok := a.ColumnOf(t)
		if !ok || !a.IsText(c) || reading.Aggregating(a.Items[i-1]) || a.Items[i-1] == form.Distinct || spoken[a.Columns[c].Table] {
			continue
		}
		table := a.Columns[c].Table
		several := a.Multiplies(of, table)
		for _, s := range a.Question {
			if s.Value >= 0 || !slices.Contains(s.Columns, c) {
				continue
			}
			for _, other := range s.Columns {
				its := a.Columns[other].Table
				fits := several && !a.Multiplies(of, its) || several == a.Multiplies(of, its) && away[its] < away[table]
				if a.ColumnToken(other) != "" && a.Columns[other].Words == a.Columns[c].Words && fits && a.Tables[of].Component == a.Tables[its].Component {
					return with(a, t, other)
				}
			}
		}
	}
	return a.Tokens
}

// starred is a query of rows by how they are rated, where the question says their stars and the query looks for those
// of another table that the question does not name: reviews with less than 3 stars, in hotels of so many.
func starred(a *reading.Answer) []form.Token {
	spoken := a.Spoken(map[int]bool{})
	for _, c := range a.Comparisons {
		if !a.CalledOf(c.Column, stars) || spoken[a.Columns[c.Column].Table] || a.Has(form.Via) {
			continue
		}
		for _, t := range slices.Sorted(maps.Keys(spoken)) {
			for own := a.Tables[t].First; own < a.Tables[t].End; own++ {
				if a.IsRating(own) && a.ColumnToken(own) != "" {
					return with(a, c.At, own)
				}
			}
		}
	}
	return a.Tokens
}

var stars = english.Words("star stars")
