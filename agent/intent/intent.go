// Package intent classifies a text that a person typed where a question is expected: a question, SQL, a wish to change
// the database, a greeting, the schema that is asked for (schema.go), and its language (language.go). It goes by rules
// that would rather take anything for a question.
package intent

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/edit"
)

// Kind is what a text is.
type Kind string

// Kinds.
const (
	Question Kind = "question"
	Query    Kind = "query"    // SQL that reads
	Write    Kind = "write"    // SQL, or words, that would change the database
	Greeting Kind = "greeting" // or a question about the program
	Schema   Kind = "schema"   // "show tables", "describe orders": see Table
)

// Of is what a text is to somebody who asks a database with this schema.
func Of(text string, s *schema.Schema) Kind {
	text = strings.TrimSpace(text)
	switch {
	case greeting().MatchString(text):
		return Greeting
	case writes().MatchString(text), wishes(text, s):
		return Write
	case describes(text, s):
		return Schema
	case selects().MatchString(text) && isQuery(explains().ReplaceAllString(text, ""), s): // the database refuses EXPLAIN
		return Query
	}
	return Question
}

var (
	greeting = lazily(`(?i)^(hi|hello|hey|hi there|hello there|good (morning|afternoon|evening|day)|thanks?|thank you( very much)?|thanks a lot|help|help me|` +
		`what can (you|i) (do|ask|ask you)( here)?|what do you do|who are you|what are you|how are you( doing)?|what is this|how does this work|how do you work|bye|goodbye)\s*[!.?]*$`)
	selects  = lazily(`(?i)^(explain\s+((query\s+)?plan\s+|analyze\s+)?)?\(*\s*(select|with|values)\b`)
	explains = lazily(`(?i)^explain\s+((query\s+)?plan\s+|analyze\s+)?`)
	several  = lazily(`(?i);\s*(select|with|values)\b`)
	writes   = lazily(`(?is)^(insert\s+into\s|replace\s+into\s|merge\s+into\s|delete\s+from\s|update\s+\S+\s+set\s|alter\s+(table|database|user|view|index)\s|` +
		`create\s+(or\s+replace\s+|temp(orary)?\s+|unique\s+|materialized\s+)*(table|view|index|database|schema|user|role|trigger|function|procedure)\s+\S|` +
		`drop\s+(table|view|index|database|schema|user|role|trigger|function|procedure)\s+\S|truncate\s+(table\s+)?[^\s]+\s*;?$|grant\s.+\sto\s|revoke\s.+\sfrom\s|` +
		`with\s+(recursive\s+)?\w+\s*(\([^()]*\)\s*)?as\s*(not\s+materialized\s*|materialized\s*)?\(.*\)\s*(insert\s+into|update\s+\S+\s+set|delete\s+from|merge\s+into)\s|` +
		`(attach|detach)\s+(database\s+)?['"]|attach\s+(database\s+)?\S+\s+as\s+\S+\s*;?$|pragma\s+\w+|vacuum(\s+(into|full|analyze)\b|\s*;?$)|reindex(\s+\w+)?\s*;?$|` +
		`(begin|commit|rollback)(\s+(transaction|work|immediate|exclusive|deferred))*\s*;?$|(savepoint|release(\s+savepoint)?|rollback\s+to(\s+savepoint)?)\s+\w+\s*;$)`)
)

// lazily is a pattern that is compiled when it is first asked for: together they took a good part of a program's start,
// and most commands ask for none.
func lazily(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// isQuery reports whether a text that begins as SQL does is SQL, and no English such as "select all customers from
// Germany": it reads tables of the schema and their columns, or has a sign that English has not. Then a misspelt table
// or column is the database's to report.
func isQuery(text string, s *schema.Schema) bool {
	signs := capitals(text) || strings.ContainsAny(text, "*()=<>")
	statement, err := parse.Parse(s.Dialect, text)
	if several().MatchString(text) {
		return true
	}
	if err != nil { // the database says what is wrong with it
		m := from().FindStringSubmatch(text)
		return m != nil && (capitals(text) || isTable(m[1], s) && (signs || strings.ContainsAny(text, ";+\"")))
	}
	if statement.Kind != sqltree.KindQuery {
		return false
	}
	if signs || hasClauses(statement.Query) {
		return true
	}
	also := strings.ContainsAny(text, ";+\"") || listsColumns(statement, s)
	for _, r := range statement.Facts.Relations {
		if !isTable(r.Name, s) {
			return false
		}
	}
	if len(statement.Facts.Relations) == 0 {
		return isConstant(statement.Query, text)
	}
	return also || !slices.ContainsFunc(sqltree.Resolve(statement.Query, names(s)), func(p sqltree.Problem) bool {
		return !misspelt(p.Name, statement.Facts.Relations, s)
	})
}

// listsColumns reports whether a query selects names between commas of which one is a column of its tables, as in
// "select name, colour from boats", and none what a row is called. English has "name and colour".
func listsColumns(statement *sqltree.Statement, s *schema.Schema) bool {
	selection, ok := statement.Query.Body.(*sqltree.Select)
	if !ok || len(selection.Items) < 2 {
		return false
	}
	known := false
	for _, i := range selection.Items {
		if i.Alias != "" || i.Expr.Op != sqltree.OpColumn || namesRow(i.Expr.Text, s) {
			return false
		}
		for _, r := range statement.Facts.Relations {
			known = known || slices.ContainsFunc(names(s)[strings.ToLower(r.Name)], func(c string) bool { return strings.EqualFold(c, i.Expr.Text) })
		}
	}
	return known
}

// isConstant reports whether a query without tables selects no names, as people do who try a database: "SELECT 1", but
// not "select 5 customers".
func isConstant(q *sqltree.Query, text string) bool {
	selection, ok := q.Body.(*sqltree.Select)
	return ok && !slices.ContainsFunc(selection.Items, func(i sqltree.Item) bool {
		for x := range i.Expr.All() {
			if x.Op == sqltree.OpColumn {
				return true
			}
		}
		return i.Alias != "" && !as().MatchString(text)
	})
}

var as = lazily(`(?i)\sas\s`)

// misspelt reports whether a name is that of a column of some tables but for one letter, and no plural nor the name of
// a table, as English has them: "select nam from customers", but not "select names from customers".
func misspelt(name string, in []dialects.Name, s *schema.Schema) bool {
	name = strings.ToLower(name)
	if len(name) < 3 || namesRow(name, s) {
		return false
	}
	for _, t := range s.Tables {
		if !slices.ContainsFunc(in, func(r dialects.Name) bool { return strings.EqualFold(r.Name, bare(t.Name)) }) {
			continue
		}
		for _, c := range t.Columns {
			column := strings.ToLower(c.Name)
			if edit.Distance(name, column, 1) <= 1 && schema.Singular(schema.Words(name)) != schema.Singular(schema.Words(column)) {
				return true
			}
		}
	}
	return false
}

// capitals reports whether the words of SQL are in capitals and others are not.
func capitals(text string) bool {
	return inCapitals().MatchString(text) && strings.ToUpper(text) != text
}

var inCapitals = lazily(`^\(*\s*(SELECT|WITH)\b[\s\S]*\bFROM\b`)

// hasClauses reports whether a query says more than what it selects, and from which table.
func hasClauses(q *sqltree.Query) bool {
	selection, ok := q.Body.(*sqltree.Select)
	if !ok || len(q.With) > 0 || len(q.OrderBy) > 0 || q.Limit != nil || len(selection.GroupBy) > 0 {
		return true
	}
	join, ok := selection.From.(*sqltree.Join)
	return ok && join.On != nil
}

var from = lazily("(?i)\\bfrom\\s+[\"`\\[]?([\\pL_][\\pL\\pN_]*)")

func isTable(name string, s *schema.Schema) bool {
	return slices.ContainsFunc(s.Tables, func(t schema.Table) bool { return strings.EqualFold(bare(t.Name), name) })
}

// bare is a table's name without its schema.
func bare(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// names are the columns of tables, for Resolve.
func names(s *schema.Schema) sqltree.Names {
	out := sqltree.Names{}
	for _, t := range s.Tables {
		var columns []string
		for _, c := range t.Columns {
			columns = append(columns, c.Name)
		}
		out[strings.ToLower(bare(t.Name))] = columns
	}
	return out
}

var (
	polite  = lazily(`(?i)^((please|kindly|now|can you|could you|would you|will you|i want( you)? to|i'd like( you)? to|i would like( you)? to|i need( you)? to|go ahead and|let's)[\s,]+)+`)
	asks    = lazily(`(?i)\b(show|list|count|display|find|give|tell|what|which|who|how|average|total|sum|without)\b`)
	removes = lazily(`(?i)^(delete|remove|erase|drop|wipe|purge|truncate)\s+(all|every|each|the|this|that|these|those|my|our|any|an?|rows?|records?|entry|entries|tables?|columns?|everything|\d+)\b`)
	adds    = lazily(`(?i)^(insert|add|create)\s+(an?|the|another|some|\d+)?\s*(following\s+|new\s+)*(rows?|records?|entry|entries|tables?|columns?|views?|index(es)?|databases?|users?|triggers?)\b`)
	addsNew = lazily(`(?i)^(insert|add|create)\s+(an?\s+|another\s+|the\s+following\s+)?(new\s+)?([\pL_]+)`)
	changes = lazily(`(?i)^((update|change|set|rename|edit|modify|correct)\s+.*(\s(to|into)\s|=)|(rename|set\s+the)\s.*\sas\s)`)
	noun    = lazily(`(?i)^(update|change|set)s?\s+(in|of|from|to)\b`)
	// What is done to a row that a number or a name stands for, or to all of them: "cancel order 5".
	acts = lazily(`(?i)^(?:mark|cancel|ship|refund|archive|activate|deactivate|enable|disable|approve|reject|close|reopen|void|suspend|block|unblock|` +
		`restore|reset|restock|publish|unpublish|complete|postpone|reschedule|promote|terminate|merge|assign|reassign|transfer|move|confirm|upgrade|downgrade)\s+` +
		`(?:(?:all|every|each|this|that|these|those|my|our)\s+([\pL_]+)(?:\s+([\pL_]+))?\b|` +
		`(?:the\s+[\pL_]+\s+(?:of|for)\s+)?(?:the\s+)?([\pL_]+)\s+(?:(?:no\.?|number|nr\.?|id)\s+)?(?:#?\d|['"“]|(?-i:\p{Lu}[\p{Ll}\d-])))`)
	raises  = lazily(`(?i)^(increase|raise|lower|reduce|decrease)\s+(the|all|every|each|my|our)\s.*\sby\s+\$?\d`)
	choices = lazily(`(?i)\s(or|if|whether)\s`) // "mark each order as late or on time" says how to answer
	verb    = lazily(`(?i)^(delete|remove|erase|update)\s+(?:from\s+)?([\pL_]+)`)
)

// wishes reports whether words ask to change rows or tables.
func wishes(text string, s *schema.Schema) bool {
	text = polite().ReplaceAllString(text, "")
	if strings.Contains(strings.ToLower(text), "duplicate") || asks().MatchString(text) {
		return false // "remove the duplicates and list …" says how to answer
	}
	if removes().MatchString(text) || adds().MatchString(text) || changes().MatchString(text) && !noun().MatchString(text) {
		return true
	}
	if raises().MatchString(text) {
		return true
	}
	if m := acts().FindStringSubmatch(text); m != nil && slices.ContainsFunc(m[1:], func(word string) bool { return namesRow(word, s) }) {
		return !choices().MatchString(text)
	}
	for _, pattern := range []*regexp.Regexp{addsNew(), verb()} {
		if m := pattern.FindStringSubmatch(text); m != nil && namesRow(m[len(m)-1], s) {
			return true
		}
	}
	return false
}

// namesRow reports whether a word is what a table is called, or one of its rows.
func namesRow(word string, s *schema.Schema) bool {
	one := schema.Singular(schema.Words(word))
	return slices.ContainsFunc(s.Tables, func(t schema.Table) bool { return schema.Singular(schema.Words(bare(t.Name))) == one })
}
