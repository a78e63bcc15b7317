package guard

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/parse"
)

const (
	maxText    = 64 << 10 // bytes
	maxTokens  = 5_000    // parsers take up to 2 µs for each, and sqltree is quadratic in the names it meets
	maxNesting = 200      // parsers are recursive, and some are quadratic in it
)

// CheckText says what can be said of a statement before it is parsed, in one pass over its tokens. Parsers take no
// other text of users or models: they are recursive, and some are quadratic. Its errors are Check's.
func CheckText(d dialects.Dialect, sql string) error {
	switch {
	case len(sql) > maxText:
		return &Refusal{Rule: RuleLength, Reason: fmt.Sprintf("the statement has %d bytes; the maximum is %d", len(sql), maxText)}
	case !utf8.ValidString(sql):
		return &Refusal{Rule: RuleCharacter, Reason: "the statement is not valid UTF-8"}
	case strings.IndexByte(sql, 0) >= 0: // some parsers, and SQLite, read no further
		return &Refusal{Rule: RuleCharacter, Reason: "the statement contains a NUL character"}
	}
	n, count := nesting{}, 0
	verb, ended := "", false
	for t := range lex.Tokens(d, sql) {
		if refusal := ambiguous(d, sql, t); refusal != nil {
			return refusal
		}
		if t.Kind == lex.Space {
			continue
		}
		count++
		switch {
		case count > maxTokens:
			return &Refusal{Rule: RuleLength, Reason: fmt.Sprintf("the statement has more than %d tokens", maxTokens)}
		case t.Kind == lex.Comment:
			continue
		case t.Kind == lex.Operator && t.Text == ";":
			ended = verb != ""
			continue
		case ended:
			return severalStatements()
		case verb == "" && t.Kind == lex.Word:
			if verb = strings.ToLower(t.Text); otherVerbs[verb] {
				return notQuery(verb)
			}
		case verb == "" && t.Text != "(":
			verb = t.Text // the parser will say what is wrong
		}
		if n.see(t) > maxNesting {
			return &Refusal{Rule: RuleNesting, Reason: fmt.Sprintf("the statement is nested more than %d levels deep", maxNesting)}
		}
	}
	if verb == "" {
		return &parse.CountError{}
	}
	return nil
}

// otherVerbs are the words that statements begin with which are no queries, in any of the dialects. A text that begins
// with yet another word is no statement at all, and the parser will say so.
var otherVerbs = func() map[string]bool {
	verbs := map[string]bool{}
	for _, v := range strings.Fields(`abort alter analyze attach backup begin binlog cache call change check checkpoint
checksum close cluster comment commit copy create deallocate declare delete desc describe detach discard do drop end exec
execute explain fetch flush get grant handler help import insert install kill listen load lock merge move notify optimize
pragma prepare purge reassign refresh reindex release rename repair replace reset resignal restart revoke rollback
savepoint security set show shutdown signal start stop truncate uninstall unlisten unlock update use vacuum xa`) {
		verbs[v] = true
	}
	return verbs
}()

// nesting counts open brackets and CASEs.
type nesting struct {
	open  []byte // '(' for any bracket, 'c' for CASE
	after string // the token before
}

// see takes the next token into account and returns the depth of nesting after it.
func (n *nesting) see(t lex.Token) int {
	top := func(c byte) bool { return len(n.open) > 0 && n.open[len(n.open)-1] == c }
	switch word := t.Kind == lex.Word && n.after != "."; {
	case t.Kind == lex.Operator && strings.Contains("([{", t.Text):
		n.open = append(n.open, '(')
	case t.Kind == lex.Operator && strings.Contains(")]}", t.Text):
		for top('c') { // a column may be called "case" in some dialects
			n.open = n.open[:len(n.open)-1]
		}
		if top('(') {
			n.open = n.open[:len(n.open)-1]
		}
	case word && strings.EqualFold(t.Text, "case"):
		n.open = append(n.open, 'c')
	case word && strings.EqualFold(t.Text, "end") && top('c'):
		n.open = n.open[:len(n.open)-1]
	}
	n.after = t.Text
	return len(n.open)
}
