package eval

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/lex"
)

// TestSuite is test-suite accuracy (Zhong et al. 2020, "Semantic Evaluation for Text-to-SQL with Distilled Test
// Suites"; eval_exec_match of taoyds/test-suite-sql-eval): a prediction is right when its result is gold's on every
// database of a suite, databases of one schema with different contents that tell apart queries which agree by accident.
//
// The zero value is the published setting. The script's option plug_value, which tries all of gold's values in every
// place of a value in the prediction, is left out: it measures what a model that does not predict values would have
// reached, needs gold to make the prediction, and tries values^places queries; no result that we compare with uses it.
type TestSuite struct {
	// KeepDistinct runs the queries as they are. Without it DISTINCT is taken out of both, so that a needless or a
	// missing one costs nothing.
	KeepDistinct bool
	// Rule judges the results; nil means Spider.
	Rule Rule
}

// Grader is how the script judges on one database.
func (t TestSuite) Grader() Grader {
	rule := t.Rule
	if rule == nil {
		rule = Spider
	}
	return Grader{Rule: rule, Prepare: t.prepare}
}

// suiteLimits are the script's 60 seconds, and more rows than its databases have.
var suiteLimits = database.Limits{Timeout: 60 * time.Second, Rows: 1 << 20, Cell: 1 << 20, Bytes: 256 << 20}

// Judge runs both queries on every database of the suite, until one of them decides. The verdict is Failed where the
// prediction does not run, and Skipped where gold does not, or the suite is empty (the script stops there); why is
// what the database said. Only a cancelled ctx is an error.
func (t TestSuite) Judge(ctx context.Context, suite []database.DB, pred, gold string) (v Verdict, why string, err error) {
	if len(suite) == 0 {
		return Skipped, "the suite has no database", nil
	}
	pred, gold = t.prepare(pred), t.prepare(gold)
	rule := t.Grader().Rule
	for _, db := range suite {
		want, err := db.Query(ctx, gold, suiteLimits)
		if err == nil && want.Truncated {
			err = errTruncated
		}
		if err != nil {
			return Skipped, "gold: " + err.Error(), ctx.Err()
		}
		got, err := db.Query(ctx, pred, suiteLimits)
		switch {
		case ctx.Err() != nil:
			return Skipped, "", ctx.Err()
		case err != nil:
			return Failed, err.Error(), nil
		case got.Truncated || !rule(got, want, gold):
			return Wrong, "", nil
		}
	}
	return Right, "", nil
}

// errTruncated is gold's result cut at a limit: there is nothing to compare with.
var errTruncated = errors.New("the result exceeds the limits: nothing to compare with")

// prepare rewrites a query as the script does before it runs it.
func (t TestSuite) prepare(sql string) string {
	sql = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=").Replace(sql)
	if !t.KeepDistinct {
		sql = RemoveDistinct(sql)
	}
	return currentYear(sql)
}

// RemoveDistinct takes the word DISTINCT out of a query's text, wherever it is: remove_distinct of the script,
// which works on sqlparse's tokens and so spares strings, quoted names and comments. As there, what
// follows the first semicolon is dropped, and IS DISTINCT FROM loses its word too.
func RemoveDistinct(sql string) string {
	var b strings.Builder
	for t := range lex.Tokens(dialects.SQLite, sql) {
		if t.Kind != lex.Word || !strings.EqualFold(t.Text, "distinct") {
			b.WriteString(t.Text)
		}
		if t.Text == ";" {
			break
		}
	}
	return b.String()
}

// currentYear writes 2020 for YEAR(CURDATE()), as the script does: the year in which its golds are right.
func currentYear(sql string) string {
	pattern := []string{"year", "(", "curdate", "(", ")", ")"}
	var out, held []string // held: what may turn out to be the pattern
	matched := 0
	for t := range lex.Tokens(dialects.SQLite, sql) {
		switch {
		case matched < len(pattern) && strings.EqualFold(t.Text, pattern[matched]):
			held = append(held, t.Text)
			if matched++; matched == len(pattern) {
				out, held, matched = append(out, "2020"), nil, 0
			}
		case matched > 0 && t.Kind == lex.Space:
			held = append(held, t.Text)
		default:
			out = append(append(out, held...), t.Text)
			held, matched = nil, 0
		}
	}
	return strings.Join(append(out, held...), "")
}
