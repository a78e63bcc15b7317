package tags

import (
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// Observation is what came of a turn, ready to be worded: its texts are cut and escaped, so that nothing in them can
// pass for the protocol's tags. Exactly one of Header, Failed, Malformed and Repeats is set, unless an Oracle speaks in
// their place.
type Observation struct {
	Header  []string
	Rows    [][]string // those that are shown
	Total   int        // rows that the query returned
	AtLeast bool       // the query may have more: its result was cut

	Failed    string // the database's message
	Hint      string // what to do about Failed; "" where nothing is known
	Malformed string // what is wrong with the model's format
	Repeats   int    // the turn that ran the same query already

	Judged   bool   // an Oracle says what is wrong
	Feedback string // its words

	Left int // turns left
}

// word is an observation as it can be worded.
func (s Speech) word(o *agent.Observation) Observation {
	w := Observation{Malformed: o.Malformed, Repeats: o.Repeats, Judged: o.Judged, Feedback: o.Feedback, Left: o.Left}
	if o.Err != nil { // what an error looks like, the papers leave open
		w.Failed = cell(o.Err.Error(), maxMessage)
		w.Hint = database.Advice(cell(o.Hint, maxMessage), "", escape(o.Try))
	}
	if o.Result != nil {
		w.show(o.Result, s)
	}
	return w
}

// show fills o with as many of the result's rows as s allows.
func (o *Observation) show(res *database.Result, s Speech) {
	o.Header = make([]string, len(res.Columns))
	for i, name := range res.Columns {
		o.Header[i] = cell(name, s.Cell)
	}
	o.Total, o.AtLeast = len(res.Rows), res.Truncated
	for _, row := range res.Rows[:min(s.Rows, len(res.Rows))] {
		line := make([]string, len(row))
		for i, v := range row {
			line[i] = cell(v, s.Cell)
		}
		o.Rows = append(o.Rows, line)
	}
	for len(o.Rows) > 0 && utf8.RuneCountInString(s.Observe(*o)) > s.Chars {
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
		return "… at least " + plain.Count(hidden, "more row")
	case hidden > 0:
		return "… " + plain.Count(hidden, "more row")
	}
	return ""
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

// fault is the part of an observation about a query that failed.
func (o *Observation) fault() string {
	if o.Hint == "" {
		return o.Failed
	}
	return o.Failed + "\nHint: " + o.Hint
}

const maxMessage = 500 // characters

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
