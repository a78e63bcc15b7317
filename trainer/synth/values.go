package synth

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// A source draws the n values of one column at once, so that it can choose a range, a handful of
// categories or a spelling for the column as a whole, and keep names distinct.
type source func(r *rand.Rand, n int) []any

// each repeats a draw of one text.
func each(draw func(*rand.Rand) string) source {
	return func(r *rand.Rand, n int) []any {
		vs := make([]any, n)
		for i := range vs {
			vs[i] = draw(r)
		}
		return vs
	}
}

// distinct repeats a draw of one text, numbering the duplicates that remain after a few tries.
func distinct(draw func(*rand.Rand) string) source {
	return func(r *rand.Rand, n int) []any {
		seen := make(map[string]bool, n)
		vs := make([]any, n)
		for i := range vs {
			v := draw(r)
			for try := 0; seen[v] && try < 8; try++ {
				v = draw(r)
			}
			for k, base := 2, v; seen[v]; k++ {
				v = fmt.Sprintf("%s %d", base, k)
			}
			seen[v] = true
			vs[i] = v
		}
		return vs
	}
}

// measure draws numbers between lo and hi with the given decimals: evenly, or crowded towards the low
// end as prices and counts are.
func measure(lo, hi float64, decimals int) source {
	return func(r *rand.Rand, n int) []any {
		skew := 1.0
		if draw.Chance(r, 0.4) {
			skew = 2.5
		}
		scale := math.Pow10(decimals)
		vs := make([]any, n)
		for i := range vs {
			v := math.Round((lo+(hi-lo)*math.Pow(r.Float64(), skew))*scale) / scale
			if decimals == 0 {
				vs[i] = int64(v)
			} else {
				vs[i] = v
			}
		}
		return vs
	}
}

// years draws integer years.
func years(lo, hi int) source {
	return func(r *rand.Rand, n int) []any {
		vs := make([]any, n)
		for i := range vs {
			vs[i] = int64(lo + r.IntN(hi-lo+1))
		}
		return vs
	}
}

// dates draws ISO dates from the first of January of one year to the end of another; a column may add
// the time of day.
func dates(lo, hi int) source {
	return func(r *rand.Rand, n int) []any {
		start := time.Date(lo, 1, 1, 0, 0, 0, 0, time.UTC)
		days := (hi - lo + 1) * 365
		layout := "2006-01-02"
		if draw.Chance(r, 0.2) {
			layout = "2006-01-02 15:04:05"
		}
		vs := make([]any, n)
		for i := range vs {
			t := start.AddDate(0, 0, r.IntN(days))
			if layout != "2006-01-02" && draw.Chance(r, 0.5) {
				t = t.Add(time.Duration(r.IntN(24*60)) * time.Minute)
			}
			vs[i] = t.Format(layout)
		}
		return vs
	}
}

// flags draws 0 and 1.
func flags() source {
	return func(r *rand.Rand, n int) []any {
		p := 0.15 + 0.7*r.Float64()
		vs := make([]any, n)
		for i := range vs {
			vs[i] = int64(0)
			if draw.Chance(r, p) {
				vs[i] = int64(1)
			}
		}
		return vs
	}
}

// among draws from a handful of the pool, spelled one way for the whole column, some more often
// than others.
func among(pool []string) source {
	return func(r *rand.Rand, n int) []any {
		few := draw.Shuffled(r, pool)
		if most := 2 + r.IntN(7); len(few) > most {
			few = few[:most]
		}
		few = respell(r, few)
		vs := make([]any, n)
		for i := range vs {
			vs[i] = few[draw.Skewed(r, len(few), 0.6)]
		}
		return vs
	}
}

// eitherOf draws from one of several pools that do not mix, each separated by bars.
func eitherOf(pools ...string) source {
	return func(r *rand.Rand, n int) []any { return among(list(draw.One(r, pools)))(r, n) }
}

// respell changes the case of a category's values as schemas do: "in progress", "In Progress",
// "IN_PROGRESS".
func respell(r *rand.Rand, values []string) []string {
	style := r.IntN(10)
	out := make([]string, len(values))
	for i, v := range values {
		switch {
		case style < 4:
			out[i] = v
		case style < 7:
			out[i] = titleCase(v)
		case style < 8:
			out[i] = Capital(v)
		case style < 9:
			out[i] = strings.ToUpper(strings.ReplaceAll(v, " ", "_"))
		default:
			out[i] = strings.ToLower(v)
		}
	}
	return out
}

func titleCase(s string) string {
	parts := strings.Split(s, " ")
	for i, p := range parts {
		parts[i] = Capital(p)
	}
	return strings.Join(parts, " ")
}

// places draws from a subset of a pool of place names, so that some repeat; a few are invented.
func places(pool []string) source {
	return func(r *rand.Rand, n int) []any {
		few := draw.Shuffled(r, pool)[:min(len(pool), 3+r.IntN(14))]
		if draw.Chance(r, 0.2) {
			for range 1 + r.IntN(4) {
				few = append(few, placeName(r))
			}
		}
		vs := make([]any, n)
		for i := range vs {
			vs[i] = few[draw.Skewed(r, len(few), 0.5)]
		}
		return vs
	}
}

// named draws the names of a lookup list, each once where the list is long enough.
func named(pool []string) source {
	return func(r *rand.Rand, n int) []any {
		few := respell(r, draw.Shuffled(r, pool))
		vs := make([]any, n)
		for i := range vs {
			vs[i] = few[i%len(few)]
			if k := i / len(few); k > 0 {
				vs[i] = fmt.Sprintf("%s %d", few[i%len(few)], k+1)
			}
		}
		return vs
	}
}

// from draws texts from a pool.
func from(pool []string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return draw.One(r, pool) }
}

// codes draws references of one of the patterns; see code.
func codes(patterns ...string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return code(r, draw.One(r, patterns)) }
}

// brands draws from a handful of makers' names.
func brands(r *rand.Rand, n int) []any {
	var names []string
	for range 4 + r.IntN(6) {
		names = append(names, draw.One(r, []string{draw.One(r, companyStems), Capital(nonce(r))}))
	}
	return among(names)(r, n)
}

func fullName(r *rand.Rand) string { return draw.One(r, firstNames) + " " + draw.One(r, lastNames) }

func companyName(r *rand.Rand) string {
	stem := draw.One(r, companyStems)
	switch r.IntN(8) {
	case 0:
		stem = draw.One(r, lastNames)
	case 1:
		stem = Capital(nonce(r))
	case 2:
		return stem + " " + draw.One(r, titleNouns)
	case 3:
		return draw.One(r, lastNames) + "'s " + draw.One(r, goods) + "s"
	}
	return stem + " " + draw.One(r, companySuffixes)
}

func productName(r *rand.Rand) string {
	switch r.IntN(5) {
	case 0:
		return Capital(nonce(r)) + " " + draw.One(r, goods)
	case 1:
		return draw.One(r, goods) + " " + code(r, "A9")
	}
	return draw.One(r, adjectives) + " " + draw.One(r, goods)
}

func placeName(r *rand.Rand) string {
	switch r.IntN(6) {
	case 0:
		return Capital(nonce(r))
	case 1:
		return draw.One(r, adjectives) + " " + Capital(draw.One(r, placeEndings))
	}
	return draw.One(r, placeStems) + draw.One(r, placeEndings)
}

// title fills a pattern: "The Last Harbour", "Notes on Silence".
func title(r *rand.Rand) string {
	t := draw.One(r, titlePatterns)
	for strings.Contains(t, "%n") {
		t = strings.Replace(t, "%n", draw.One(r, titleNouns), 1)
	}
	return strings.ReplaceAll(t, "%a", draw.One(r, adjectives))
}

// coinedName names a thing that has no natural name: "Zorbal", "Swift Harbour", "Kreptin 7".
func coinedName(r *rand.Rand) string {
	switch r.IntN(5) {
	case 0:
		return Capital(nonce(r))
	case 1:
		return Capital(nonce(r)) + " " + Capital(nonce(r))
	case 2:
		return draw.One(r, adjectives) + " " + draw.One(r, titleNouns)
	case 3:
		return fmt.Sprintf("%s %d", Capital(nonce(r)), 1+r.IntN(90))
	}
	return draw.One(r, companyStems) + " " + draw.One(r, titleNouns)
}

func email(r *rand.Rand) string {
	name := strings.ToLower(draw.One(r, firstNames) + "." + draw.One(r, lastNames))
	return strings.ReplaceAll(name, " ", "") + "@" + draw.One(r, mailHosts)
}

func phone(r *rand.Rand) string {
	return code(r, draw.One(r, []string{"+99 99 999 9999", "999-9999", "(999) 999-9999", "099 9999 999"}))
}

func webAddress(r *rand.Rand) string {
	return "https://" + nonce(r) + "." + draw.One(r, []string{"example", "test", "example.org"})
}

func userName(r *rand.Rand) string { return fmt.Sprintf("%s%d", nonce(r), r.IntN(100)) }

func street(r *rand.Rand) string {
	if draw.Chance(r, 0.5) {
		return fmt.Sprintf("%d %s", 1+r.IntN(240), draw.One(r, streets))
	}
	return fmt.Sprintf("%s %d", draw.One(r, streets), 1+r.IntN(240))
}
