// Package chart draws results on terminals: bars, lines and points of plain characters.
//
// choose.go says which charts a result's shape allows, as serve/page/files/chart.js does for the page: both are held
// against testdata/cases.json. draw.go draws them. A drawing prints nothing that the rows do not say: its words are
// names of columns and cells, and a last line that counts the rows that were drawn, where those are not all.
package chart

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Kind is a kind of chart.
type Kind string

const (
	Number Kind = "number" // a row of figures, which nothing is drawn of
	Bars   Kind = "bar"
	Lines  Kind = "line"
	Points Kind = "scatter"
)

// Choice is a chart that a result's shape allows.
type Choice struct {
	Kind Kind
	X    int   // the column that labels, or that the others are drawn over
	Y    []int // the columns of numbers
	By   int   // the column that names the series; negative: each of Y is one
}

// Bounds, as the page has them.
const (
	maxBars   = 40
	maxRows   = 500_000
	maxSeries = 4
)

// Choices are the charts that the shape of a result allows; the first is the one that it asks for. Lines and points
// need a row with both values; a bar's label may be NULL.
func Choices(r *database.Result) []Choice {
	return slices.DeleteFunc(shapes(r), func(c Choice) bool {
		return (c.Kind == Lines || c.Kind == Points) && !slices.ContainsFunc(r.Rows, c.has)
	})
}

// has reports whether a row has a place, and a number there.
func (c Choice) has(row []database.Value) bool {
	return row[c.X] != nil && slices.ContainsFunc(c.Y, func(y int) bool { return row[y] != nil })
}

// shapes are the charts that the kinds of a result's columns allow.
func shapes(r *database.Result) []Choice {
	kinds := make([]kind, len(r.Columns))
	count := map[kind]int{}
	var numbers []int
	for j := range r.Columns {
		kinds[j] = kindOf(r, j)
		count[kinds[j]]++
		if kinds[j] == number {
			numbers = append(numbers, j)
		}
	}
	all, rows := len(r.Columns), len(r.Rows)
	if rows == 1 && (all == 1 || all > 1 && all <= 4 && count[number] == all) {
		return []Choice{{Kind: Number}}
	}
	if rows < 2 || rows > maxRows || all < 2 || all > 5 || len(numbers) == 0 {
		return nil
	}
	is, text := slices.Index(kinds, moment), slices.Index(kinds, words)
	last := numbers[len(numbers)-1:]
	switch {
	case is >= 0 && len(numbers) == all-1:
		lines, bars := Choice{Lines, is, numbers[:min(len(numbers), maxSeries)], -1}, Choice{Bars, is, last, -1}
		switch {
		case rows == 2:
			return []Choice{bars}
		case len(numbers) > 1:
			return []Choice{lines, bars}
		}
		return []Choice{lines, bars, {Points, is, numbers, -1}}
	case is >= 0 && all == 3 && text >= 0 && rows > 2:
		if distinct(r, text) > maxSeries {
			return nil
		}
		return []Choice{{Lines, is, numbers, text}}
	case all == 2 && len(numbers) == 2 && isPeriods(r, 0) && distinct(r, 0) == rows:
		lines, bars := Choice{Lines, 0, last, -1}, Choice{Bars, 0, last, -1}
		if rows == 2 {
			return []Choice{bars}
		}
		return []Choice{lines, bars, {Points, 0, last, -1}}
	case all == 2 && len(numbers) == 2 && rows < 5:
		return nil
	case all == 2 && len(numbers) == 2:
		points := Choice{Points, 0, last, -1}
		if distinct(r, 0) < rows { // several values at one place
			return []Choice{points}
		}
		return []Choice{points, {Lines, 0, last, -1}, {Bars, 0, last, -1}}
	case count[words]+count[moment] == 1:
		return []Choice{{Bars, max(is, text), last, -1}}
	}
	return nil
}

// distinct counts the values of a column; numbers count as what they are, however they are written.
func distinct(r *database.Result, j int) int {
	seen := map[database.Value]bool{}
	for _, row := range r.Rows {
		if x, ok := numberOf(row[j]); ok {
			seen[x] = true
		} else {
			seen[row[j]] = true
		}
	}
	return len(seen)
}

// kind says what a column holds; "": no values.
type kind string

const (
	number kind = "number"
	moment kind = "time"
	words  kind = "text"
)

func kindOf(r *database.Result, j int) (is kind) {
	years := true
	for _, row := range r.Rows {
		if row[j] == nil {
			continue
		}
		of := words
		if x, ok := numberOf(row[j]); ok {
			of, years = number, years && isYear(x)
		} else if _, ok := timeOf(row[j]); ok {
			of = moment
		}
		if of == words || is != "" && is != of {
			return words
		}
		is = of
	}
	if is == number && years && timeName.MatchString(r.Columns[j]) {
		return moment
	}
	return is
}

var (
	decimal  = regexp.MustCompile(`^-?(0|[1-9]\d*)(\.\d+)?$`)
	date     = regexp.MustCompile(`^(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01])(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?(?:Z|([+-]\d{2}):?(\d{2})?)?)?)?$`)
	timeName = regexp.MustCompile(`(?i)year|month|quarter|week|day|date|time|hour`)
	// periodName is that of parts of a year, a week or a day that are counted: no days that something takes.
	periodName = regexp.MustCompile(`(?i)(^|[^a-z])(month|quarter|week|weekday|day|hour)$`)
)

// isPeriods reports whether a column of numbers has months, weeks or hours by number.
func isPeriods(r *database.Result, j int) bool {
	return periodName.MatchString(r.Columns[j]) && !slices.ContainsFunc(r.Rows, func(row []database.Value) bool {
		x, ok := numberOf(row[j])
		return row[j] != nil && (!ok || x != math.Trunc(x) || x < 0 || x > 366)
	})
}

func isYear(x float64) bool { return x == math.Trunc(x) && x >= 1000 && x < 3000 }

// numberOf is a cell as a number. One so large that the difference of two could overflow is none.
func numberOf(v database.Value) (x float64, ok bool) {
	switch v := v.(type) {
	case int64:
		x = float64(v)
	case float64:
		x = v
	case database.Number:
		return numberOf(string(v))
	case string:
		if !decimal.MatchString(v) {
			return 0, false
		}
		x, _ = strconv.ParseFloat(v, 64) // out of range is infinite
	default:
		return 0, false
	}
	return x, math.Abs(x) < 1e300
}

// timeOf is a year, a month, a day or a moment as seconds.
func timeOf(v database.Value) (seconds float64, ok bool) {
	if x, ok := numberOf(v); ok {
		return float64(time.Date(int(x), 1, 1, 0, 0, 0, 0, time.UTC).Unix()), isYear(x)
	}
	text, _ := v.(string)
	m := date.FindStringSubmatch(text)
	if m == nil {
		return 0, false
	}
	n := func(i int) int { x, _ := strconv.Atoi(cmp.Or(m[i], "0")); return x }
	second, _ := strconv.ParseFloat(cmp.Or(m[6], "0"), 64)
	east := time.Duration(n(7))*time.Hour + time.Duration(n(8))*time.Minute
	if strings.HasPrefix(m[7], "-") {
		east = time.Duration(n(7))*time.Hour - time.Duration(n(8))*time.Minute
	}
	at := time.Date(n(1), time.Month(n(2)), max(1, n(3)), n(4), n(5), 0, 0, time.UTC)
	return float64(at.Unix()) + second - east.Seconds(), true
}

// place finds where a value of a column lies among the others; nil: texts have no place. NULL is not ok.
func place(of kind) func(database.Value) (float64, bool) {
	switch of {
	case number:
		return numberOf
	case moment:
		return timeOf
	}
	return nil
}

// barsOf are the rows that bars show, in order: the query's own, else by date or number, else the largest first.
func barsOf(r *database.Result, c Choice, ordered bool) [][]database.Value {
	if ordered {
		return r.Rows
	}
	at := place(kindOf(r, c.X))
	key := func(row []database.Value) float64 { // those without one come last
		x, ok := numberOf(row[c.Y[0]])
		if x = -x; at != nil {
			x, ok = at(row[c.X])
		}
		if !ok {
			return math.Inf(1)
		}
		return x
	}
	rows := slices.Clone(r.Rows)
	slices.SortStableFunc(rows, func(a, b []database.Value) int { return cmp.Compare(key(a), key(b)) })
	return rows
}
