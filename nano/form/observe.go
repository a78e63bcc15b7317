package form

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/internal/plain"
)

// Words of an observation: what a model sees of a candidate that was executed.
const (
	Observation Token = "obs"
	Nulls       Token = "nulls" // every value is NULL
	Zero        Token = "zero"  // the only value is 0
	Again       Token = "again" // the candidate was executed before
)

// Failure is why a candidate has no result.
type Failure Token

const (
	FailedName  Failure = "failed-name"  // a table or column that is not there
	FailedType  Failure = "failed-type"  // an operator or function on a value that it does not take
	FailedLimit Failure = "failed-limit" // too long, too much
	Refused     Failure = "refused"      // by the guard
	Failed      Failure = "failed"       // anything else
	Malformed   Failure = "malformed"    // no query of the form
)

// rowCounts are the numbers of rows that have a word: each covers those from it to the next.
var rowCounts = []struct {
	from int
	word Token
}{{0, "rows0"}, {1, "rows1"}, {2, "rows2"}, {6, "rows6"}, {21, "rows21"}, {101, "rows101"}, {1001, "rows1001"}}

// Diagnoses are the tags of an oracle-guided diagnosis (Progress-SQL, Table 7), which knows gold: in training only.
var Diagnoses = []Token{"join_missing", "join_key_mismatch", JoinMismatch, WhereError, GroupMissing,
	"group_by_error", OrderMismatch, SelectError, AggregateError, "distinct_mismatch", "subquery_missing",
	ExtraQuery}

// Diagnoses that a Review has too, which does not know gold.
const (
	JoinMismatch   Token = "from_or_join_table_mismatch"
	WhereError     Token = "where_error"
	OrderMismatch  Token = "order_by_mismatch"
	GroupMissing   Token = "group_by_missing"
	AggregateError Token = "aggregate_error"
	SelectError    Token = "select_error"
	ExtraQuery     Token = "extra_subquery_or_cte"
)

// observed are all words of observations.
var observed = func() []Token {
	out := []Token{Observation, Nulls, Zero, Again, Token(FailedName), Token(FailedType), Token(FailedLimit),
		Token(Refused), Token(Failed), Token(Malformed)}
	for _, c := range rowCounts {
		out = append(out, c.word)
	}
	return append(out, Diagnoses...)
}()

// Observe is the observation of a result: "obs rows2 n3 nulls" has two to five rows of three columns, all NULL.
func Observe(rows, columns int, nulls, zero bool) []Token {
	out := []Token{Observation}
	for i := len(rowCounts) - 1; i >= 0; i-- {
		if rows >= rowCounts[i].from {
			out = append(out, rowCounts[i].word)
			break
		}
	}
	out = append(out, Numeral(min(columns, MaxNumber)))
	if nulls {
		out = append(out, Nulls)
	}
	if zero {
		out = append(out, Zero)
	}
	return out
}

// ObserveFailure is the observation of a candidate without a result.
func ObserveFailure(f Failure) []Token { return []Token{Observation, Token(f)} }

// ObserveRepeat is the observation of a candidate that was executed before.
func ObserveRepeat() []Token { return []Token{Observation, Again} }

// RowsOf are the numbers of rows that a word covers.
func RowsOf(token Token) (string, bool) {
	for i, c := range rowCounts {
		switch {
		case c.word != token:
		case i+1 == len(rowCounts):
			return fmt.Sprintf("%d rows or more", c.from), true
		case rowCounts[i+1].from == c.from+1:
			return plain.Count(c.from, "row"), true
		default:
			return fmt.Sprintf("%d to %d rows", c.from, rowCounts[i+1].from-1), true
		}
	}
	return "", false
}

// Diagnosis is the word of a tag's name: "JOIN_MISSING".
func Diagnosis(tag string) Token { return Token(strings.ToLower(tag)) }
