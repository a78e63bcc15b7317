// Package template asks the questions of one database on another. A template is a question whose names and values are
// open, with its query in the pointer form, open at the same places. On a database that has tables and columns of the
// same roles, joined by foreign keys of the same direction, it becomes a new question with a new query:
//
//	List the names of members whose age is under 30.   select C1 where C2 < V0
//	→ List the titles of books whose price is under 12.
//
// The words between the names stay as people wrote them, so not every new question is one that a person would ask.
package template

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Template is a question with its query, both open where they name something of a database.
type Template struct {
	text    []piece
	answer  []atom
	tables  []table
	columns []column
	keys    [][2]int // pairs of columns, from the referring one: foreign keys that the query follows
	values  []value
}

// atom is a token of the answer or, where class is 'T', 'C' or 'V', one of the template's own tables, columns and
// values.
type atom struct {
	token  form.Token
	class  byte
	number int
}

// piece is some text of the question or, where class is 'T', 'C' or 'V', a place where it names something.
type piece struct {
	text   string
	class  byte
	number int
	plural bool
}

type table struct{ mentioned bool }

type column struct {
	table     int
	role      role
	mentioned bool
}

// value is a value of the query, with the column that it is compared with; -1: none, and it stays as it is.
type value struct {
	form.Value
	column int
	like   bool
	after  int // the value that it is the upper bound to; -1: none
}

// Why a question makes no template.
var (
	ErrUnlinked = errors.New("the question does not name a column of the query")
	ErrUnsaid   = errors.New("the question does not say a value of the query")
	ErrWord     = errors.New("the question speaks of a name by another word")
	ErrForeign  = errors.New("the question names what the query does not use")
	ErrTable    = errors.New("the question names neither a table of the query nor what is in it")
	ErrJoin     = errors.New("the query joins along what is no foreign key")
	ErrText     = errors.New("the query counts with a text")
	ErrOpposite = errors.New("the question says most where the query says least")
)

// New opens a question over the database of. P is its prompt, and the answer its query in the form. Errors are Err… and
// those of form.Decode.
func New(question string, p *form.Prompt, of *Target, answer []form.Token) (*Template, error) {
	query, err := form.Decode(answer, p)
	if err != nil {
		return nil, err
	}
	b := &builder{prompt: p, target: of, numbers: map[form.Token]int{}, tableOf: map[int]int{}}
	for q := range query.Queries() {
		if err := b.joins(q); err != nil {
			return nil, err
		}
	}
	if err := b.open(answer); err != nil {
		return nil, err
	}
	if err := b.cut(question); err != nil {
		return nil, err
	}
	evident := make([]bool, len(b.tables))
	for i, t := range b.tables {
		evident[i] = t.mentioned
	}
	for _, c := range b.columns {
		if c.mentioned && c.role != name && c.role != primaryKey && c.role != identifier {
			evident[c.table] = true
		}
	}
	switch {
	case slices.Contains(evident, false):
		return nil, ErrTable
	case b.opposite():
		return nil, ErrOpposite
	}
	for _, c := range b.columns {
		if !c.mentioned && c.role != primaryKey && c.role != foreignKey && c.role != name {
			return nil, ErrUnlinked
		}
	}
	t := b.Template // a pointer to it would keep the prompt, which is larger
	return &t, nil
}

// builder is one call of New.
type builder struct {
	Template
	prompt  *form.Prompt
	target  *Target
	numbers map[form.Token]int // of the prompt's pointers in the template
	tableOf map[int]int        // the catalog's table → the template's
}

func (b *builder) table(of int) int {
	n, ok := b.tableOf[of]
	if !ok {
		n = len(b.tables)
		b.tableOf[of] = n
		b.tables = append(b.tables, table{})
		b.numbers[b.prompt.TableToken(of)] = n
	}
	return n
}

func (b *builder) column(of int) int {
	token := b.prompt.ColumnToken(of)
	n, ok := b.numbers[token]
	if !ok {
		n = len(b.columns)
		b.numbers[token] = n
		b.columns = append(b.columns, column{table: b.table(b.prompt.Columns[of].Table), role: b.target.columns[of].role})
	}
	return n
}

// joins takes the tables of a query and the keys along which it joins, compares and combines them.
func (b *builder) joins(q *sqltree.Query) error {
	s, ok := q.Body.(*sqltree.Select)
	if !ok {
		if set, ok := q.Body.(*sqltree.SetOp); ok {
			left, right := b.single(set.Left), b.single(set.Right)
			if left >= 0 && right >= 0 {
				b.related(left, right)
			}
		}
		return nil
	}
	called := b.called(s)
	for source := range sqltree.Sources(s.From) {
		switch source := source.(type) {
		case *sqltree.Table:
			b.table(called[strings.ToLower(alias(source))])
		case *sqltree.Join:
			for _, x := range sqltree.Conjuncts(source.On) {
				from, to := b.find(called, x.Args[0]), b.find(called, x.Args[1])
				if from < 0 || to < 0 || !b.related(from, to) {
					return ErrJoin
				}
			}
		}
	}
	for x := range q.Exprs() {
		for e := range x.All() {
			if e.Op == sqltree.OpIn && e.Query != nil {
				outer, inner := b.find(called, e.Args[0]), b.single(e.Query)
				if outer >= 0 && inner >= 0 && outer != inner && !b.related(outer, inner) {
					return ErrJoin
				}
			}
		}
	}
	return nil
}

func alias(t *sqltree.Table) string {
	if t.Alias != "" {
		return t.Alias
	}
	return t.Name
}

// called are the tables of a SELECT by what it calls them.
func (b *builder) called(s *sqltree.Select) map[string]int {
	out := map[string]int{}
	for source := range sqltree.Sources(s.From) {
		if t, ok := source.(*sqltree.Table); ok {
			out[strings.ToLower(alias(t))] = slices.IndexFunc(b.prompt.Tables, func(of form.Table) bool {
				return strings.EqualFold(of.Name, t.Name)
			})
		}
	}
	return out
}

// find is the catalog's column that x is; -1: none.
func (b *builder) find(called map[string]int, x *sqltree.Expr) int {
	if x.Op != sqltree.OpColumn {
		return -1
	}
	of, ok := called[strings.ToLower(x.Table)]
	if x.Table == "" {
		for _, only := range called {
			of, ok = only, len(called) == 1
		}
	}
	if !ok || of < 0 {
		return -1
	}
	t := b.prompt.Tables[of]
	for i := t.First; i < t.End; i++ {
		if strings.EqualFold(b.prompt.Columns[i].Name, x.Text) {
			return i
		}
	}
	return -1
}

// single is the only column that a query selects; -1: it selects something else.
func (b *builder) single(q *sqltree.Query) int {
	s, ok := q.Body.(*sqltree.Select)
	if !ok || len(s.Items) != 1 {
		return -1
	}
	return b.find(b.called(s), s.Items[0].Expr)
}

// related notes the foreign key between two columns, if there is one.
func (b *builder) related(x, y int) bool {
	for _, k := range b.prompt.Keys {
		if len(k.From) == 1 && (k.From[0] == x && k.To[0] == y || k.From[0] == y && k.To[0] == x) {
			pair := [2]int{b.column(k.From[0]), b.column(k.To[0])}
			if !slices.Contains(b.keys, pair) {
				b.keys = append(b.keys, pair)
			}
			return true
		}
	}
	return false
}

// open numbers the pointers of the answer again.
func (b *builder) open(answer []form.Token) error {
	last := -1 // the column before
	low := -1  // the lower bound of between
	for i, token := range answer {
		a := atom{token: token}
		if t, ok := b.prompt.TableOf(token); ok {
			a = atom{class: 'T', number: b.table(t)}
			last = -1
		} else if c, ok := b.prompt.ColumnOf(token); ok {
			last = b.column(c)
			if i > 0 && b.columns[last].role == text && slices.Contains(aggregates, answer[i-1]) {
				return ErrText
			}
			if i > 0 && (answer[i-1] == form.Sum || answer[i-1] == form.Count || answer[i-1] == form.Distinct ||
				answer[i-1] == form.Year || answer[i-1] == form.Month || answer[i-1] == form.Day) {
				last = -1 // what it is compared with is no value of the column
			}
			a = atom{class: 'C', number: b.column(c)}
		} else if v, ok := b.prompt.ValueOf(token); ok {
			n, known := b.numbers[token]
			if !known {
				n = len(b.values)
				b.numbers[token] = n
				before := answer[i-1]
				like := before == form.Has || before == form.Starts || before == form.Ends || before == form.Like
				b.values = append(b.values, value{v, last, like, low})
			}
			low = -1
			if answer[i-1] == form.Between {
				low = n
			}
			a = atom{class: 'V', number: n}
		} else if token == form.Limit || token == form.Offset {
			last = -1
		}
		b.answer = append(b.answer, a)
	}
	return nil
}

// aggregates are those of numbers and dates.
var aggregates = []form.Token{form.Sum, form.Avg, form.Min, form.Max}

var (
	most  = strings.Fields("most highest largest biggest greatest top longest latest maximum")
	least = strings.Fields("least lowest smallest fewest shortest earliest minimum")
)

// opposite reports whether a question speaks of the most where the query orders from the least, as by a rank, or the
// other way round: with another column that would be wrong.
func (b *builder) opposite() bool {
	said := func(words []string) bool {
		return slices.ContainsFunc(b.text, func(p piece) bool {
			return p.class == 0 && slices.ContainsFunc(strings.Fields(strings.ToLower(p.text)), func(w string) bool { return slices.Contains(words, w) })
		})
	}
	for i, a := range b.answer {
		if a.token == form.Limit && i > 0 {
			switch before := b.answer[i-1].token; {
			case before == form.Asc && said(most) && !said(least), before == form.Desc && said(least) && !said(most):
				return true
			}
		}
	}
	return false
}

// cut cuts the question where a phrase of it means something that the query uses.
func (b *builder) cut(question string) error {
	at, spare := 0, 0 // spare: columns that the question names and the query does not use
	said := make([]bool, len(b.values))
	for _, phrase := range b.prompt.Question {
		p, used := b.place(phrase)
		switch {
		case used && p.class != 'V' && !b.names(p, question[phrase.Start:phrase.End]):
			return ErrWord
		case used && phrase.Start >= at:
			p.plural = schema.Singular(question[phrase.Start:phrase.End]) != question[phrase.Start:phrase.End]
			b.text = append(b.text, piece{text: question[at:phrase.Start]}, p)
			at = phrase.End
			if p.class == 'V' {
				said[p.number] = true
			}
		case used || phrase.Partial || phrase.Value >= 0:
		case len(phrase.Tables) > 0:
			return ErrForeign
		case len(phrase.Columns) > 0:
			if spare++; spare > 1 {
				return ErrForeign
			}
		}
	}
	b.text = append(b.text, piece{text: question[at:]})
	for i, v := range b.values {
		if v.column >= 0 && !said[i] {
			return ErrUnsaid
		}
	}
	return nil
}

// refers reports whether a column of the query is a foreign key to a table, and represents it: "each club" of club_id.
func (b *builder) refers(table int) bool {
	for _, k := range b.prompt.Keys {
		if _, used := b.numbers[b.prompt.ColumnToken(k.From[0])]; used && b.prompt.Columns[k.To[0]].Table == table {
			return b.related(k.From[0], k.To[0])
		}
	}
	return false
}

// names reports whether words are of the name of what a place means. "Oldest" may mean a column age, but what it says
// of another column is nothing.
func (b *builder) names(p piece, words string) bool {
	var name []string
	for token, n := range b.numbers {
		if token[0] != p.class || n != p.number {
			continue
		}
		if t, ok := b.prompt.TableOf(token); ok {
			name = strings.Fields(schema.Words(b.prompt.Tables[t].Name))
		} else if c, ok := b.prompt.ColumnOf(token); ok {
			name = strings.Fields(schema.Words(b.prompt.Columns[c].Name))
			name = append(name, strings.Fields(schema.Words(b.prompt.Tables[b.prompt.Columns[c].Table].Name))...)
		}
	}
	joined := strings.Join(name, "")
	for _, w := range strings.Fields(schema.Words(words)) {
		if w = schema.Singular(w); !strings.Contains(joined, w) && !strings.Contains(joined, strings.TrimSuffix(w, "y")) {
			return false
		}
	}
	return true
}

// place is what of the query a phrase means: a value that is compared with a column, else a table or a column.
func (b *builder) place(phrase form.Phrase) (p piece, used bool) {
	if phrase.Value >= 0 {
		n, ok := b.numbers[form.Token("V"+strconv.Itoa(phrase.Value))]
		if !ok || b.values[n].column < 0 {
			return p, false
		}
		for _, c := range phrase.Columns { // a value names the column that holds it
			if of, ok := b.numbers[b.prompt.ColumnToken(c)]; ok && of == b.values[n].column {
				b.columns[of].mentioned = true
			}
		}
		return piece{class: 'V', number: n}, true
	}
	for _, t := range phrase.Tables {
		if n, ok := b.tableOf[t]; ok {
			b.tables[n].mentioned = true
			return piece{class: 'T', number: n}, true
		}
	}
	for _, t := range phrase.Tables {
		if b.refers(t) {
			n := b.table(t)
			b.tables[n].mentioned = true
			return piece{class: 'T', number: n}, true
		}
	}
	for _, c := range phrase.Columns {
		if n, ok := b.numbers[b.prompt.ColumnToken(c)]; ok && b.prompt.ColumnToken(c) != "" {
			b.columns[n].mentioned = true
			return piece{class: 'C', number: n}, true
		}
	}
	return p, false
}
