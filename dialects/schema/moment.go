package schema

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Moment is how the integers of a column say times: in units from 1970 on.
type Moment struct {
	Unit  time.Duration // a second, a millisecond or a microsecond
	Never bool          // some are 0, which is no time
}

// Moments that integers are taken for: a column has none but these, and one of the last decades.
var (
	earliestMoment = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	recentMoment   = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	latestMoment   = time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)
)

// momentWords are of names of times, momentParts are in those that are written as one word, and countWords are of names
// of other large numbers.
var (
	momentWords = wordSet("time date at ts timestamp created modified updated start started begin end ended due login logged logout access accessed expires " +
		"expiry expired expire expiration last first seen open opened close closed finished added joined deleted edited posted sent since until registered " +
		"published visit visited activity changed birthday dob when")
	momentParts = []string{"time", "date", "login", "access", "seen", "edat", "teat"}
	countWords  = wordSet("id ids key number no num nr phone mobile fax size bytes amount code hash count total balance price cost isbn ean imei iban account card version")
)

func wordSet(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// Moment is how a column of integers says times, by its name and its values; ok is false where it is no such.
func (t *Table) Moment(c *Column) (m Moment, ok bool) {
	p := c.Profile
	if p == nil || c.Masked || !strings.Contains(strings.ToLower(c.Type), "int") || t.isKey(c.Name) {
		return m, false
	}
	most, err := strconv.ParseInt(p.Max, 10, 64)
	least, err2 := strconv.ParseInt(p.Min, 10, 64)
	if cmp.Or(err, err2) != nil || most <= 0 || least < 0 {
		return m, false
	}
	if m.Never = least == 0; m.Never {
		least = most
	}
	words := strings.Fields(Words(c.Name))
	named := slices.ContainsFunc(words, func(w string) bool { return momentWords[w] }) ||
		slices.ContainsFunc(momentParts, func(part string) bool { return strings.Contains(strings.ToLower(c.Name), part) })
	counts := slices.ContainsFunc(words, func(w string) bool { return countWords[w] })
	for _, m.Unit = range []time.Duration{time.Second, time.Millisecond, time.Microsecond} {
		at := func(n int64) time.Time { return m.Time(n) }
		if at(least).Before(earliestMoment) || at(most).Before(recentMoment) || !at(most).Before(latestMoment) {
			continue
		}
		return m, !counts && (named || m.Unit < time.Second)
	}
	return m, false
}

// Units are the unit in words: "seconds".
func (m Moment) Units() string {
	switch m.Unit {
	case time.Second:
		return "seconds"
	case time.Millisecond:
		return "milliseconds"
	}
	return "microseconds"
}

// Time is the time that an integer says.
func (m Moment) Time(n int64) time.Time {
	switch m.Unit {
	case time.Second:
		return time.Unix(n, 0).UTC()
	case time.Millisecond:
		return time.UnixMilli(n).UTC()
	}
	return time.UnixMicro(n).UTC()
}

// Count is the integer that says a time.
func (m Moment) Count(t time.Time) int64 {
	switch m.Unit {
	case time.Second:
		return t.Unix()
	case time.Millisecond:
		return t.UnixMilli()
	}
	return t.UnixMicro()
}

// Profile is that of a column of integers with the times that they say.
func (m Moment) Profile(of *Profile) *Profile {
	said := func(text string) string {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil || n == 0 {
			return ""
		}
		return m.Time(n).Format(time.DateTime)
	}
	p := *of
	p.Common = nil
	for _, text := range of.Common {
		if t := said(text); t != "" {
			p.Common = append(p.Common, t)
		}
	}
	p.Max = said(of.Max)
	if p.Min = said(of.Min); p.Min == "" { // some are none
		p.Min = slices.Min(append([]string{p.Max}, p.Common...))
		p.Nulls = max(p.Nulls, leastNever)
	}
	return &p
}

// leastNever is the share of rows without a time at least, where there are some.
const leastNever = 0.01
