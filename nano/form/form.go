// Package form writes queries as short sequences of tokens in which every table, column and value is one token, a
// pointer, and reads them back.
//
// A model that answers in this form spells no name and no value: it copies pointers that the prompt shows it. Ordinary
// code makes SQL of its answer: Encode writes what a model should answer, and Decode reads what it did answer. Package
// link makes the prompt of a question, language says what may be answered; package nano has the whole path.
//
// The form, where T is a table, C a column, V a value, "x*" any number of x, "[x]" an optional one:
//
//	query  := core ((union | intersect | except) core)* | aggregate ( query )
//	core   := select [distinct] (expr | T)* [from T*] (on C C)* [where conds] [group expr* [having conds]]
//	          [order (expr (asc | desc))*] [limit val [offset val]]
//	expr   := aggregate [distinct] scalar | count T | avg ( conds ) | scalar
//	scalar := column | (year | month | day) column | (plus | minus | times | div) expr expr
//	column := C | via C C
//	conds  := cond ((and | or) cond)*                      and binds tighter
//	cond   := ( conds ) | expr (= | != | < | > | <= | >=) val | expr between val val
//	        | expr [not] in ( query ) | expr [not] (has | starts | ends | like) V | expr [not] null
//	val    := V | L | n0 … n10 | expr | ( query )
//
// "count T" is COUNT(*), a bare T is T.*, "avg ( conds )" is how many percent of the rows meet the conditions. "via F
// C" is column C of the row that the foreign key F refers to: it joins a further instance of C's table, so that "who is
// the boss of" is a self-join along F. The other tables of FROM are implied: see Join. "from" and "on" are written only
// where the implied join would be another. L is a value that the schema lists for a column (listed.go). "minus C C" of
// two dates is the time from the second to the first (span.go).
//
// form.go has the tokens, prompt.go what a model is shown: a question over the pointers of catalog.go, to columns (with
// their labels, label.go), values (value.go) and figures that no column holds (measure.go); before.go is the query
// that a question follows. Then:
//
//   - to tokens: encode.go, encode_from.go, encode_expr.go; package idiom reads what has several spellings
//   - to SQL: decode.go, decode_expr.go, decode_name.go (columns of names), span.go, with join.go for the tables that
//     are implied
//   - parts of a query: parts.go; what is seen of a candidate: observe.go
package form

import (
	"fmt"
	"strconv"
	"strings"
)

// Token is a word of the form or of the prompt: a keyword, or a pointer.
type Token string

// Words of the form.
const (
	Select    Token = "select"
	Distinct  Token = "distinct"
	From      Token = "from"
	On        Token = "on"
	Where     Token = "where"
	Group     Token = "group"
	Having    Token = "having"
	Order     Token = "order"
	Asc       Token = "asc"
	Desc      Token = "desc"
	Limit     Token = "limit"
	Offset    Token = "offset"
	Union     Token = "union"
	Intersect Token = "intersect"
	Except    Token = "except"
	Open      Token = "("
	Close     Token = ")"

	Count Token = "count"
	Sum   Token = "sum"
	Avg   Token = "avg"
	Min   Token = "min"
	Max   Token = "max"

	Via   Token = "via"
	Year  Token = "year"
	Month Token = "month"
	Day   Token = "day"
	Plus  Token = "plus"
	Minus Token = "minus"
	Times Token = "times"
	Div   Token = "div"

	And       Token = "and"
	Or        Token = "or"
	Not       Token = "not"
	Equal     Token = "="
	NotEqual  Token = "!="
	Less      Token = "<"
	Greater   Token = ">"
	LessEq    Token = "<="
	GreaterEq Token = ">="
	Between   Token = "between"
	In        Token = "in"
	Has       Token = "has"    // LIKE '%v%'
	Starts    Token = "starts" // LIKE 'v%'
	Ends      Token = "ends"   // LIKE '%v'
	Like      Token = "like"   // LIKE 'v'
	Null      Token = "null"   // IS NULL
)

// Words of the prompt.
const (
	TableMark    Token = "tab"
	QuestionMark Token = "q"
	AnswerMark   Token = "a"
	PrimaryKey   Token = "pk"
	ForeignKey   Token = "fk"
	Partial      Token = "~" // the pointer before it was found by a part of its name
)

// How many pointers of each class there are, and the largest number that has a word.
const (
	MaxTables  = 32
	MaxColumns = 128
	MaxValues  = 16
	MaxNumber  = 10
)

var keywords = []Token{Select, Distinct, From, On, Where, Group, Having, Order, Asc, Desc, Limit, Offset,
	Union, Intersect, Except, Open, Close, Count, Sum, Avg, Min, Max, Via, Year, Month, Day, Plus, Minus, Times, Div,
	And, Or, Not, Equal, NotEqual, Less, Greater, LessEq, GreaterEq, Between, In, Has, Starts, Ends, Like, Null,
	TableMark, QuestionMark, AnswerMark, PrimaryKey, ForeignKey, Partial,
	Token(Number), Token(Text), Token(Time), Token(Other)}

// Vocabulary is every token of the form and of the prompt, in an order that does not change: what a model's weights are
// bound to.
func Vocabulary() []Token {
	out := append([]Token(nil), keywords...)
	for i := range MaxNumber + 1 {
		out = append(out, Numeral(i))
	}
	out = append(out, observed...)
	for _, class := range []struct {
		of    func(int) Token
		count int
	}{{tableToken, MaxTables}, {columnToken, MaxColumns}, {ValueToken, MaxValues}} {
		for i := range class.count {
			out = append(out, class.of(i))
		}
	}
	return out
}

// Name is what a model's vocabulary calls the token: "<select>". A bare "or" may be a piece of a word there.
func (t Token) Name() string { return "<" + string(t) + ">" }

// Named is the token of a name. It need not be one of Vocabulary.
func Named(name string) Token { return Token(strings.TrimSuffix(strings.TrimPrefix(name, "<"), ">")) }

// Numeral is the word of a small number: up to MaxNumber.
func Numeral(n int) Token     { return Token("n" + strconv.Itoa(n)) }
func tableToken(n int) Token  { return Token("T" + strconv.Itoa(n)) }
func columnToken(n int) Token { return Token("C" + strconv.Itoa(n)) }

// ValueToken is the pointer to Prompt.Values[n].
func ValueToken(n int) Token { return Token("V" + strconv.Itoa(n)) }

// Pointer splits a token into its class ('T', 'C', 'V', 'L', 'n') and number; the class of a keyword is 0.
func (t Token) Pointer() (class byte, number int) {
	if len(t) < 2 || t[1] < '0' || t[1] > '9' {
		return 0, 0
	}
	n, err := strconv.Atoi(string(t[1:]))
	if err != nil {
		return 0, 0
	}
	switch t[0] {
	case 'T', 'C', 'V', 'L', 'n':
		return t[0], n
	}
	return 0, 0
}

// FormError is something in a query that the form has no place for.
type FormError struct{ What string }

func (e *FormError) Error() string { return "the pointer form has no place for " + e.What }

// ValueError is a value of a query that the prompt does not have.
type ValueError struct{ Value string }

func (e *ValueError) Error() string { return fmt.Sprintf("the prompt has no value %q", e.Value) }

// TokenError is a sequence of tokens that is no query.
type TokenError struct {
	At   int // place in the sequence
	What string
}

func (e *TokenError) Error() string { return fmt.Sprintf("token %d: %s", e.At, e.What) }

// Comparisons are the operators between an expression and a value.
var Comparisons = []Token{Equal, NotEqual, Less, Greater, LessEq, GreaterEq}
