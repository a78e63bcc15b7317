package english

import (
	"regexp"
	"strconv"
	"strings"
	"time"
)

// DatePatterns are the parts of "YYYY-MM-DD", by which people say how dates should be written.
var DatePatterns = Words("yyyy mm dd")

var Months = map[string]time.Month{}

func init() {
	for m := time.January; m <= time.December; m++ {
		name := strings.ToLower(m.String())
		Months[name], Months[name[:3]] = m, m
	}
	Months["sept"] = time.September
}

var (
	yearPattern   = regexp.MustCompile(`^(1[89]|20)\d\d$`)
	decadePattern = regexp.MustCompile(`^(1[89]|20)\d0s$`)
	shortPattern  = regexp.MustCompile(`^[3-9]0s$`)
	ordinalDay    = regexp.MustCompile(`^(\d{1,2})(st|nd|rd|th)?$`)
)

// DateAt reads a date or a period at the head of words: "2013-03-01", "March 2013", "1 March 2013", "the 1990s", "last
// month", "past 30 days", "two weeks ago". N is how many words it has, 0 where there is none. Relative ones are of now.
// A bound is a day: "more than two years ago" is before this day of that year, not before the year.
func DateAt(ws []Word, now time.Time, bound bool) (p Period, n int) {
	if p, ok := writtenDate(ws[0].Lower); ok {
		return p, 1
	}
	if decadePattern.MatchString(ws[0].Lower) {
		from, _ := strconv.Atoi(ws[0].Lower[:4])
		return Period{date1(from, 1, 1), date1(from+10, 1, 1)}, 1
	}
	if p, n := shortDecade(ws); n > 0 {
		return p, n
	}
	if p, n := namedMonth(ws); n > 0 {
		return p, n
	}
	if p, n := partOfYear(ws); n > 0 {
		return p, n
	}
	return relative(ws, date1(now.Year(), now.Month(), now.Day()), bound)
}

// shortDecade reads a decade of the last century without its century: "the 80s", "the '80s". The 20s may be of this.
func shortDecade(ws []Word) (Period, int) {
	at := 1
	if len(ws) > 2 && ws[1].Text == "'" {
		at = 2
	}
	if ws[0].Lower != "the" || at >= len(ws) || !shortPattern.MatchString(ws[at].Lower) {
		return Period{}, 0
	}
	of, _ := strconv.Atoi(ws[at].Lower[:2])
	return Period{date1(1900+of, 1, 1), date1(1910+of, 1, 1)}, at + 1
}

func date1(year int, month time.Month, day int) time.Time {
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// writtenDate reads a day in digits; 3/1/2013 is March 1st unless that is no date.
func writtenDate(text string) (Period, bool) {
	if text == "" || text[0] < '0' || text[0] > '9' {
		return Period{}, false // as most words, of which five errors would be made
	}
	for _, layout := range []string{"2006-1-2", "2006/1/2", "1/2/2006", "2/1/2006", "2.1.2006"} {
		if day, err := time.Parse(layout, text); err == nil {
			return Period{day, day.AddDate(0, 0, 1)}, true
		}
	}
	if month, err := time.Parse("2006-01", text); err == nil {
		return Period{month, month.AddDate(0, 1, 0)}, true
	}
	return Period{}, false
}

// namedMonth reads a date with the name of its month and a year, which the date that follows may say for both: "from 1
// June to 31 October 2025", "April, May and June 2026".
func namedMonth(ws []Word) (Period, int) {
	day, month, at := dayAndMonth(ws)
	if at == 0 {
		return Period{}, 0
	}
	var year int
	if y := pastMarks(ws, at); y < len(ws) && yearPattern.MatchString(ws[y].Lower) {
		year, _ = strconv.Atoi(ws[y].Lower)
		at = y + 1
	} else if year = yearAfter(ws[at:], day, month); year == 0 {
		return Period{}, 0
	}
	from := date1(year, month, max(day, 1))
	if day > 0 && from.Day() != day {
		return Period{}, 0 // no April has 31
	}
	if day == 0 {
		return Period{from, from.AddDate(0, 1, 0)}, at
	}
	return Period{from, from.AddDate(0, 0, 1)}, at
}

// dayAndMonth reads "5 March", "March 5", "5th of March" or "March", whose day is 0.
func dayAndMonth(ws []Word) (day int, month time.Month, n int) {
	at := 0
	takeDay := func() {
		if i := pastMarks(ws, at); i < len(ws) {
			if m := ordinalDay.FindStringSubmatch(ws[i].Lower); m != nil {
				if d, _ := strconv.Atoi(m[1]); d >= 1 && d <= 31 {
					day, at = d, i+1
				}
			}
		}
	}
	takeDay()
	i := pastMarks(ws, at)
	if i >= len(ws) || Months[ws[i].Lower] == 0 {
		return 0, 0, 0
	}
	month, at = Months[ws[i].Lower], i+1
	if day == 0 {
		takeDay()
	}
	return day, month, at
}

// pastMarks is the place of the first word from at on that belongs to no date by itself; none comes before a date.
func pastMarks(ws []Word, at int) int {
	for at < len(ws) && at > 0 && (ws[at].Text == "," || ws[at].Lower == "of" || ws[at].Lower == "the") {
		at++
	}
	return at
}

// joints are the words between two dates, and until those before the second of a range.
var (
	joints = Words("and or to until till through thru - – — , &")
	until  = Words("to until till through thru - – —")
)

// yearAfter is the year of a date that others follow, the last of them with the year; 0: none does. A range that goes
// back in its year began the year before.
func yearAfter(ws []Word, day int, month time.Month) int {
	if len(ws) == 0 || !joints[ws[0].Lower] {
		return 0
	}
	at := 1
	for at < len(ws) && (joints[ws[at].Lower] || ws[at].Lower == "the") {
		at++
	}
	next, n := namedMonth(ws[at:])
	if n == 0 {
		return 0
	}
	if isRange := until[ws[0].Lower] || ws[0].Lower == "and" && day > 0; isRange && date1(next.From.Year(), month, max(day, 1)).After(next.From) {
		return next.From.Year() - 1
	}
	return next.From.Year()
}

// partOfYear reads a part of a year: "the second quarter of 2025", "Q2 2025", "2025 Q2", "first half of 2025", "the
// last two months of 2025".
func partOfYear(ws []Word) (Period, int) {
	year, yearFirst := YearOf(ws[0])
	at := 0
	if yearFirst {
		at = 1
	}
	start, months, n := partAt(ws[at:])
	if n == 0 {
		return Period{}, 0
	}
	at += n
	if !yearFirst {
		for at < len(ws) && beforeYear[ws[at].Lower] {
			at++
		}
		var ok bool
		if at == len(ws) {
			return Period{}, 0
		}
		if year, ok = YearOf(ws[at]); !ok {
			return Period{}, 0
		}
		at++
	}
	from := year.From.AddDate(0, start, 0)
	return Period{from, from.AddDate(0, months, 0)}, at
}

var beforeYear = Words("of in the year , /")

// partAt reads the part: the months of the year before it, and how many it has. N is how many words say it.
func partAt(ws []Word) (start, months, n int) {
	if len(ws) == 0 {
		return 0, 0, 0
	}
	if m := shortPart.FindStringSubmatch(ws[0].Lower); m != nil {
		part := int(m[0][1] - '1')
		months = map[byte]int{'q': 3, 'h': 6}[m[0][0]]
		return part * months, months, 1
	}
	which, ok := ordinalPart[ws[0].Lower]
	if !ok || len(ws) < 2 {
		return 0, 0, 0
	}
	months, n = map[string]int{"quarter": 3, "half": 6}[ws[1].Lower], 2
	if len(ws) > 2 && ws[2].Stem == "month" && (which == 1 || which == last) {
		text, _ := NumberAt(ws[1:2], "")
		months, _ = strconv.Atoi(text)
		n = 3
	}
	switch {
	case months < 1 || months > 11:
		return 0, 0, 0
	case which == last:
		return 12 - months, months, n
	case which*months > 12:
		return 0, 0, 0
	}
	return (which - 1) * months, months, n
}

const last = -1

var (
	ordinalPart = map[string]int{"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "last": last, "final": last}
	shortPart   = regexp.MustCompile(`^(q[1-4]|h[12])$`)
)

// relative reads a period relative to today. The last year is the one before this, the past year ends today.
func relative(ws []Word, today time.Time, bound bool) (Period, int) {
	tomorrow := today.AddDate(0, 0, 1)
	switch ws[0].Lower {
	case "today":
		return Period{today, tomorrow}, 1
	case "yesterday":
		return Period{today.AddDate(0, 0, -1), today}, 1
	case "tomorrow":
		return Period{tomorrow, today.AddDate(0, 0, 2)}, 1
	}
	if len(ws) < 2 {
		return Period{}, 0
	}
	move, relative := map[string]int{"this": 0, "current": 0, "last": -1, "past": -1, "previous": -1, "next": 1}[ws[0].Lower]
	if from, ok := begin(ws[1].Stem, today); ok && ws[0].Lower == "past" {
		return Period{later(today, ws[1].Stem, -1), tomorrow}, 2
	} else if ok && relative {
		return Period{later(from, ws[1].Stem, move), later(from, ws[1].Stem, move+1)}, 2
	}
	at := 0
	if relative {
		at = 1
	}
	text, n := NumberAt(ws[at:], "than")
	count, err := strconv.Atoi(text)
	if n == 0 || err != nil || at+n >= len(ws) {
		return Period{}, 0
	}
	unit := ws[at+n].Stem
	if _, ok := begin(unit, today); !ok {
		return Period{}, 0
	}
	at += n + 1
	switch {
	case relative && move < 0:
		return Period{later(today, unit, -count), tomorrow}, at
	case relative && move > 0:
		return Period{today, later(tomorrow, unit, count)}, at
	case !relative && at < len(ws) && ws[at].Lower == "ago" && bound:
		day := later(today, unit, -count)
		return Period{day, day.AddDate(0, 0, 1)}, at + 1
	case !relative && at < len(ws) && ws[at].Lower == "ago":
		from, _ := begin(unit, later(today, unit, -count))
		return Period{from, later(from, unit, 1)}, at + 1
	}
	return Period{}, 0
}

// begin is when the day, week (from Monday), month, quarter or year of a day begins.
func begin(unit string, day time.Time) (time.Time, bool) {
	switch unit {
	case "day":
		return day, true
	case "week":
		return day.AddDate(0, 0, -(int(day.Weekday())+6)%7), true
	case "month":
		return date1(day.Year(), day.Month(), 1), true
	case "quarter":
		return date1(day.Year(), (day.Month()-1)/3*3+1, 1), true
	case "year":
		return date1(day.Year(), 1, 1), true
	}
	return day, false
}

// later is some units after a day, or the end of the month that this is in: a month before March 31 is the end of
// February.
func later(t time.Time, unit string, n int) time.Time {
	switch unit {
	case "week":
		return t.AddDate(0, 0, 7*n)
	case "month", "quarter", "year":
		first := date1(t.Year(), t.Month()+time.Month(n*map[string]int{"month": 1, "quarter": 3, "year": 12}[unit]), 1)
		return first.AddDate(0, 0, min(t.Day(), first.AddDate(0, 1, -1).Day())-1)
	}
	return t.AddDate(0, 0, n)
}

// YearOf is the year that a word says in four digits, as a period.
func YearOf(w Word) (Period, bool) {
	if !yearPattern.MatchString(w.Lower) {
		return Period{}, false
	}
	year, _ := strconv.Atoi(w.Lower)
	return Period{date1(year, 1, 1), date1(year+1, 1, 1)}, true
}

// Period is the time from From, inclusive, to To, exclusive: a day, a month, a year, the last 30 days.
type Period struct{ From, To time.Time }
