package agent

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/review"
)

// Observation is what came of a turn, ready to be worded: its texts are cut and escaped, so that
// nothing in them can pass for the protocol's tags. Exactly one of Header, Failed, Malformed and
// Repeats is set, unless an Oracle speaks in their place.
type Observation struct {
	Header  []string
	Rows    [][]string // those that are shown
	Total   int        // rows that the query returned
	AtLeast bool       // the query may have more: its result was cut

	Failed    string // the database's message
	Hint      string // what to do about Failed; "" where nothing is known
	Malformed string // what is wrong with the model's format
	Repeats   int    // the turn that ran the same query already

	Judged   bool         // an Oracle says what is wrong
	Feedback string       // its words
	Tags     []form.Token // the same over pointers

	faults []review.Fault // what speaks against a candidate over pointers

	Left int // turns left

	Result *database.Result // what Header and Rows show
	Err    error            // what Failed tells
}

// show fills o with as many of res's rows as p allows.
func (o *Observation) show(res *database.Result, p Protocol) {
	o.Result = res
	if p.Observe == nil {
		return
	}
	o.Header = make([]string, len(res.Columns))
	for i, name := range res.Columns {
		o.Header[i] = cell(name, p.Cell)
	}
	o.Total, o.AtLeast = len(res.Rows), res.Truncated
	for _, row := range res.Rows[:min(p.Rows, len(res.Rows))] {
		line := make([]string, len(row))
		for i, v := range row {
			line[i] = cell(v, p.Cell)
		}
		o.Rows = append(o.Rows, line)
	}
	for len(o.Rows) > 0 && utf8.RuneCountInString(p.Observe(*o)) > p.Chars {
		o.Rows = o.Rows[:len(o.Rows)-1]
	}
}

// more says exactly how many rows are not shown, "" where all are.
func (o *Observation) more() string {
	hidden := o.Total - len(o.Rows)
	switch {
	case o.AtLeast && hidden == 0:
		return "… values or rows were cut"
	case o.AtLeast:
		return "… at least " + count(hidden, "more row")
	case hidden > 0:
		return "… " + count(hidden, "more row")
	}
	return ""
}

// count is "1 row" or "2 rows".
func count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}

// cell is a value as an observation shows it, on one line and at most limit characters long, with the
// number of those that were cut.
func cell(v database.Value, limit int) string {
	var text string
	switch v := v.(type) {
	case nil:
		return "NULL"
	case string:
		text = v
	case json.Number:
		text = v.String()
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return float(v)
	case database.Blob:
		return "(" + v.String() + ")"
	default:
		text = fmt.Sprint(v)
	}
	if n := utf8.RuneCountInString(text); n > limit {
		text = string([]rune(text)[:limit]) + fmt.Sprintf("…(+%d chars)", n-limit)
	}
	return escape(text)
}

// float is a number that shows that it is not an integer, as SQLite prints it: 12.0, 9.5, 1e+20.
func float(v float64) string {
	if v == math.Trunc(v) && math.Abs(v) < 1e15 {
		return strconv.FormatFloat(v, 'f', 1, 64)
	}
	return strconv.FormatFloat(v, 'g', -1, 64)
}

// message is an error as an observation shows it.
func message(err error) string { return cell(err.Error(), maxMessage) }

// fault is the part of an observation that tells of a query that failed.
func (o *Observation) fault() string {
	if o.Hint == "" {
		return o.Failed
	}
	return o.Failed + "\nHint: " + o.Hint
}

const maxMessage = 500 // characters

// fail notes a query's error in o, with what to do about it: what an error looks like, the papers leave open.
func (o *Observation) fail(err error) {
	o.Failed, o.Hint, o.Err = message(err), cell(hint(err), maxMessage), err
}

// hint is what to do about a database's error, "" where that is not known.
func hint(err error) string {
	var e *database.Error
	if errors.As(err, &e) {
		return e.Hint
	}
	return ""
}

// tags are those of every protocol, with the white space that a careless reader may allow.
var tags = regexp.MustCompile(`(?i)<(\s*/?\s*(?:think|reasoning|sql|solution|answer|observation|reminder)\b)`)

// escape makes text from a database harmless: it stays on its line, has no control characters, and
// opens or closes no tag.
func escape(text string) string {
	text = escapeTags(strings.ToValidUTF8(text, "\uFFFD"))
	var b strings.Builder
	for _, r := range text {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			q := strconv.QuoteRuneToASCII(r)
			b.WriteString(q[1 : len(q)-1])
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func escapeTags(text string) string { return tags.ReplaceAllString(text, "&lt;$1") }
