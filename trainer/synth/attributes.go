package synth

import (
	"fmt"
	"strconv"
	"strings"
)

// attribute is a column before a world has named it. Lists are separated by semicolons.
type attribute struct {
	key   string // how the domains refer to it
	kind  Kind
	names string // what a schema may call it and people do too; the first is the commonest
	says  string // what only people call it

	more, less, most, least, with, yes, no string // as in Column
	fill                                   source
	limit                                  int // of a lookup list: how many names it has
}

// semis splits a semicolon-separated list.
func semis(list string) []string {
	var out []string
	for _, s := range strings.Split(list, ";") {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// list splits values separated by bars.
func list(s string) []string { return strings.Split(s, "|") }

var stockIndex = func() map[string]*attribute {
	m := make(map[string]*attribute, len(stock))
	for i := range stock {
		m[stock[i].key] = &stock[i]
	}
	return m
}()

// parseAttribute reads one attribute of an entity. It is the key of a stock attribute, or names of its
// own separated by "~" and followed by what it holds; "_" is a space:
//
//	salary                       the stock attribute
//	weight:40-600                the stock attribute in another range
//	bed_count~number_of_beds:8-60  whole numbers; 0.5-8.0 gives one decimal, 0.50-8.00 two
//	specialty=surgery|oncology   a category with these values
//	name!=Gold|Silver            names of a lookup list, each once
//	billing_city>city            the stock attribute under other names
//	admitted_on@                 a date
//	opening_year^                a year
//	insured?                     a flag: "insured", "not insured"
func parseAttribute(s string) (attribute, error) {
	if a := stockIndex[s]; a != nil {
		return *a, nil
	}
	at := strings.IndexAny(s, ":=!>@^?")
	if at < 0 {
		return attribute{}, fmt.Errorf("attribute %q is not in the stock and does not say what it holds", s)
	}
	head, mark, rest := s[:at], s[at], s[at+1:]
	a := attribute{key: head, names: strings.ReplaceAll(strings.ReplaceAll(head, "~", ";"), "_", " ")}
	if known := stockIndex[head]; known != nil {
		a = *known
	}
	switch mark {
	case '>':
		known := stockIndex[rest]
		if known == nil {
			return attribute{}, fmt.Errorf("attribute %q: %q is not in the stock", s, rest)
		}
		names := a.names
		a = *known
		a.key, a.names, a.says = head, names, ""
	case ':':
		sign := ""
		if strings.HasPrefix(rest, "-") {
			sign, rest = "-", rest[1:]
		}
		lo, hi, found := strings.Cut(rest, "-")
		lo = sign + lo
		from, err1 := strconv.ParseFloat(lo, 64)
		to, err2 := strconv.ParseFloat(hi, 64)
		if !found || err1 != nil || err2 != nil || to <= from {
			return attribute{}, fmt.Errorf("attribute %q: want a range such as 1-20", s)
		}
		decimals := 0
		if _, frac, ok := strings.Cut(hi, "."); ok {
			decimals = len(frac)
		}
		a.kind, a.fill = KindNumber, measure(from, to, decimals)
	case '=':
		a.kind, a.fill = KindCategory, among(list(strings.ReplaceAll(rest, "_", " ")))
	case '!':
		names := list(strings.ReplaceAll(strings.TrimPrefix(rest, "="), "_", " "))
		a.kind, a.fill, a.limit = KindName, named(names), len(names)
	case '@':
		a.kind, a.fill = KindDate, dates(2004, 2025)
	case '^':
		a.kind, a.fill = KindYear, years(1998, 2025)
	case '?':
		a.kind, a.fill = KindFlag, flags()
		first := semis(a.names)[0]
		a.yes, a.no = first, "not "+first
	}
	return a, nil
}
