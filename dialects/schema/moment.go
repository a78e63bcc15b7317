package schema

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Moment is how the integers of a column say times: in units from 1970 on, or days by their digits.
type Moment struct {
	Unit  time.Duration // a second, a millisecond or a microsecond; Day
	Never bool          // some are None, which is no time
	None  int64         // 0, or what a warehouse writes for an unknown day
}

// Day is the unit of integers whose digits say a day, as keys of warehouses do: 20240131.
const Day = 24 * time.Hour

const dayLayout = "20060102"

// noDays are integers that stand for no day, where others of their column say days.
var noDays = []int64{-1, 0, -2, 1, 19000101, 99991231}

// Moments that integers are taken for: a column has none but these, and one of the last decades.
var (
	earliestMoment = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	recentMoment   = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	latestMoment   = time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)
)

// momentWords are of names of times, dayWords of days, momentParts are in those that are written as one word, and
// countWords are of names of other large numbers.
var (
	momentWords = wordSet("time date at ts timestamp created modified updated start started begin end ended due login logged logout access accessed expires " +
		"expiry expired expire expiration last first seen open opened close closed finished added joined deleted edited posted sent since until registered " +
		"published visit visited activity changed birthday dob when")
	dayWords    = wordSet("date dt day dateid datekey yyyymmdd")
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
	if cmp.Or(err, err2) != nil || most <= 0 {
		return m, false
	}
	if days, ok := t.days(c, least, most); ok || least < 0 {
		return days, ok
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

// days is Moment for a column whose digits say days. The key of a table that has a row for each day and its date next
// to it is none: it has the date.
func (t *Table) days(c *Column, least, most int64) (m Moment, ok bool) {
	named := slices.ContainsFunc(strings.Fields(Words(c.Name)), func(w string) bool { return dayWords[w] })
	isKey := c.Profile.Distinct >= int64(c.Profile.Rows) && slices.ContainsFunc(t.Columns, func(other Column) bool {
		return strings.HasPrefix(strings.ToLower(other.Type), "date")
	})
	if !named || isKey {
		return m, false
	}
	m.Unit = Day
	values := []int64{least, most}
	for _, text := range c.Profile.Common {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return m, false
		}
		values = append(values, n)
	}
	said := 0
	for _, n := range values {
		switch {
		case m.isDay(n):
			said++
		case !slices.Contains(noDays, n) || m.Never && n != m.None:
			return m, false
		default:
			m.Never, m.None = true, n
		}
	}
	return m, said > 0
}

// isDay reports whether the digits of an integer say a day of those that integers are taken for.
func (m Moment) isDay(n int64) bool {
	day, err := time.Parse(dayLayout, strconv.FormatInt(n, 10))
	return err == nil && !day.Before(earliestMoment) && day.Before(latestMoment)
}

// Units are the unit in words: "seconds".
func (m Moment) Units() string {
	switch m.Unit {
	case Day:
		return "days"
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
	case Day:
		day, _ := time.Parse(dayLayout, strconv.FormatInt(n, 10))
		return day
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
	case Day:
		year, month, day := t.Date()
		return int64(year*10000 + int(month)*100 + day)
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
		switch {
		case err != nil || n == 0 || m.Never && n == m.None:
			return ""
		case m.Unit == Day:
			return m.Time(n).Format(time.DateOnly)
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
	p.Min, p.Max = said(of.Min), said(of.Max)
	switch {
	case p.Max == "": // some are none, by a day that is the last of all
		p.Max = slices.Max(append([]string{p.Min}, p.Common...))
	case p.Min == "":
		p.Min = slices.Min(append([]string{p.Max}, p.Common...))
	}
	if m.Never {
		p.Nulls = max(p.Nulls, leastNever)
	}
	return &p
}

// leastNever is the share of rows without a time at least, where there are some.
const leastNever = 0.01
