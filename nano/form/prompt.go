package form

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Prompt is a question over a schema, its tables, columns and values numbered as pointers.
type Prompt struct {
	*Catalog
	Values      []Value // Values[i] is V with number i
	Question    []Phrase
	Cut         []string     // tables that have no pointer, for want of room
	CutColumns  int          // columns of the other tables that have none
	Corrections []Correction // of the question's typos, in their order

	before          *Before // nil: none
	units           english.MoneyUnits
	months          bool     // those of the query before are of one year each: "1997-05"
	decimals        *int     // that the question wants; nil: it does not say
	bare            bool     // the question has no words but such as people say of an answer
	edges           [][]edge // those of the Catalog; of keys between the same tables the one that the question says first
	room            int      // pointers to columns that are given at most
	order           []int    // tables in the order in which they are shown
	tables, columns []int    // the number of each table's and column's pointer; -1: it has none
	listed          []int    // of each value of Catalog.Listed, likewise
	tableOf         [MaxTables]int
	columnOf        [MaxColumns]int
	listedOf        [MaxListed]int
}

// Question is what was read of a question: see package link.
type Question struct {
	Phrases []Phrase
	Values  []Value
	Says    func(stem string) bool // reports whether the question says a word of a name
	Units   english.MoneyUnits     // of money; in main ones, a hundredth of a column of cents is given and compared
	Before  *Before                // the answer that the question goes on from; nil: none
	Bare    bool                   // the question has no words but such as people say of an answer

	Decimals    *int         // of figures, as the question wants them; nil: it does not say
	Corrections []Correction // of typos
}

// Correction is a typo of a question, and what it is read as.
type Correction struct {
	Start, End    int // in the question, in bytes
	Written, Read string
	Unsure        bool // it may be read otherwise
}

// Phrase is a part of the question, and what it means.
type Phrase struct {
	Text       string // as the model reads it: in lower case, a class in place of a number, "" in place of a proper name
	Start, End int    // in the question, in bytes
	Value      int    // its V; -1: none
	Tables     []int  // in Catalog.Tables, the likeliest first
	Columns    []int  // in Catalog.Columns, likewise; of a value those that hold it
	Partial    bool   // a part of their names, or a word that means the same
	Values     []int  // the V of all values of the first column, where they are few
	Also       []int  // of a value: columns that have the words in their names, or dates for a date
	Labels     []int  // of a table: the columns by which people call its rows
}

// Units are those in which the question speaks of money, or the one that it goes on from.
func (p *Prompt) Units() english.MoneyUnits { return p.units }

// Piece is a part of a prompt: text, or a token.
type Piece struct {
	Text  string
	Token Token
}

// NewPrompt numbers the tables and columns in their order, as many as there are numbers.
func NewPrompt(c *Catalog) *Prompt {
	p := &Prompt{Catalog: c, edges: c.edges, room: MaxColumns, order: identity(len(c.Tables))}
	p.choose(nil)
	return p
}

// Ask is the prompt of a question. Where a catalog is too large, it has what the question speaks of.
func Ask(c *Catalog, q Question) *Prompt {
	p := NewPrompt(c)
	p.Question, p.Values, p.before, p.bare, p.Corrections = q.Phrases, q.Values, q.Before, q.Bare, q.Corrections
	p.units, p.decimals = c.money(q.Units), q.Decimals
	if p.before != nil && p.units == english.NoUnits {
		p.units = p.before.prompt.units
	}
	p.prefer(q.Says)
	if p.before != nil {
		p.keep(p.before)
		p.months = p.before.prompt.wantsMonths(p.before.tokens)
	}
	p.focus()
	return p
}

// money is what units of a question mean here: pounds are money where no column has weights.
func (c *Catalog) money(units english.MoneyUnits) english.MoneyUnits {
	switch {
	case units != english.Pounds:
		return units
	case slices.ContainsFunc(c.Columns, func(of Column) bool { return english.Weighs(of.Words) }):
		return english.UnclearUnits
	}
	return english.MainUnits
}

func identity(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// focus gives the pointers to what the question speaks of first, where there is no room for all: tables that it names
// or whose values it has, then those that keys lead to, and last those that are empty.
func (p *Prompt) focus() {
	if len(p.Tables) <= MaxTables && len(p.Columns) <= p.room {
		return
	}
	linked := map[int]bool{} // columns
	score := make([]float64, len(p.Tables))
	for table, columns := range p.before.used() {
		t, ok := p.TableNamed(p.before.prompt.Tables[table].Name)
		if !ok {
			continue
		}
		score[t] += 3
		for _, c := range columns {
			if column, ok := p.ColumnNamed(p.Tables[t].Name, p.before.prompt.Columns[c].Name); ok {
				linked[column] = true
			}
		}
	}
	for _, s := range p.Question {
		weight := 1.0
		if s.Partial {
			weight = 0.3
		}
		for i, t := range s.Tables {
			score[t] += 3 * weight / float64(i+1)
		}
		for _, c := range s.Columns {
			linked[c] = true
			score[p.Columns[c].Table] += weight / float64(len(s.Columns))
		}
		for _, c := range slices.Concat(s.Also, s.Labels) {
			linked[c] = true
		}
	}
	near := slices.Clone(score)
	for t, edges := range p.edges {
		for _, e := range edges {
			near[e.to] = max(near[e.to], score[t]/4)
		}
	}
	for _, k := range p.Keys {
		if from, to := p.Columns[k.From[0]].Table, p.Columns[k.To[0]].Table; linked[k.From[0]] { // which has its name
			near[to] = max(near[to], score[from]/2)
		}
	}
	for t := range p.Tables {
		if score[t] == 0 && p.Schema.Tables[t].Empty() {
			near[t] = -1
		}
	}
	order := identity(len(p.Tables))
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(near[b], near[a]), cmp.Compare(len(p.edges[b]), len(p.edges[a])))
	})
	p.order = order
	p.choose(linked)
}

// Within is the prompt with at most so many columns, those that the question speaks of first.
func (p *Prompt) Within(columns int) *Prompt {
	out := *p
	out.room = min(columns, MaxColumns)
	out.order = identity(len(p.Tables))
	out.choose(nil)
	out.focus()
	return &out
}

// Linked reports whether the question says anything of the database: a table, a column, or a value that a column holds.
// One that goes on from a query before may say something of that alone: "only the top 3".
func (p *Prompt) Linked() bool {
	return p.bare && p.Before() != nil || slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return len(s.Tables)+len(s.Columns) > 0 || s.Value >= 0 && len(p.Values[s.Value].Cells) > 0
	})
}

// shownColumns is how many columns of a table a model sees at most where a schema has many tables and no room: of two
// wide tables it would see nothing else.
const shownColumns = 24

// choose gives pointers to tables in their order, and to their columns, as far as there are any. Where there is no room
// for all, those that are linked and keys come first, then times and labels, and last those that have one value;
// those without a value, and what loads a warehouse, have none then.
func (p *Prompt) choose(linked map[int]bool) {
	p.tables, p.columns, p.Cut, p.CutColumns = none(len(p.Tables)), none(len(p.Columns)), nil, 0
	keys := map[int]bool{}
	for _, k := range p.Keys {
		keys[k.From[0]], keys[k.To[0]] = true, true
	}
	rank := func(c int) int {
		profile := p.profiles[c]
		switch {
		case linked[c] || keys[c] || p.Columns[c].Key:
			return 0
		case profile != nil && profile.Rows >= minOfName && profile.Distinct <= 1:
			return 3
		case p.Columns[c].Kind == Time || slices.Contains(p.labels[p.Columns[c].Table], c):
			return 1
		}
		return 2
	}
	var shown []int
	next := 0
	for _, t := range p.order {
		if len(shown) == MaxTables || next == p.room {
			p.Cut = append(p.Cut, p.Tables[t].Name)
			continue
		}
		p.tables[t] = len(shown)
		shown = append(shown, t)
		columns := identity(len(p.Columns))[p.Tables[t].First:p.Tables[t].End]
		room := p.room - next
		if len(p.Columns) > p.room {
			columns = slices.DeleteFunc(columns, func(c int) bool {
				return rank(c) > 0 && (p.IsValueless(c) || p.KeepsBooks(c) && (rank(c) == 3 || !p.IsFlag(c)))
			})
			room = min(room, max(shownColumns, p.room/len(p.Tables)))
		}
		if len(columns) > room {
			slices.SortStableFunc(columns, func(a, b int) int { return rank(a) - rank(b) })
			p.CutColumns += len(columns) - room
			columns = columns[:room]
			slices.Sort(columns)
		}
		for _, c := range columns {
			p.columns[c] = next
			next++
		}
	}
	p.order = shown
	p.list()
	p.invert()
}

func none(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = -1
	}
	return out
}

// invert fills tableOf, columnOf and listedOf.
func (p *Prompt) invert() {
	for _, class := range []struct{ of, numbers []int }{
		{p.tableOf[:], p.tables}, {p.columnOf[:], p.columns}, {p.listedOf[:], p.listed},
	} {
		for n := range class.of {
			class.of[n] = -1
		}
		for i, n := range class.numbers {
			if n >= 0 {
				class.of[n] = i
			}
		}
	}
}

// Permute is the prompt with the numbers of its pointers to the schema drawn again, and its tables in another order.
func (p *Prompt) Permute(seed uint64) *Prompt {
	r := rand.New(rand.NewPCG(seed, 0))
	out := *p
	tables, columns := r.Perm(MaxTables), r.Perm(MaxColumns)
	renumber := func(numbers, by []int) []int {
		numbers = slices.Clone(numbers)
		for i, n := range numbers {
			if n >= 0 {
				numbers[i] = by[n]
			}
		}
		return numbers
	}
	out.tables, out.columns = renumber(p.tables, tables), renumber(p.columns, columns)
	out.order = slices.Clone(p.order)
	r.Shuffle(len(out.order), func(i, j int) { out.order[i], out.order[j] = out.order[j], out.order[i] })
	out.listed = renumber(p.listed, r.Perm(MaxListed))
	out.invert()
	return &out
}

// Pieces are all that a model reads before it answers.
func (p *Prompt) Pieces() []Piece { return append(p.SchemaPieces(), p.QuestionPieces()...) }

// SchemaPieces are the tables, which questions over one numbering share: "tab T0 shop C0 shop id # pk C1 address $",
// and with lists "C2 status $ L0 open L1 closed".
func (p *Prompt) SchemaPieces() []Piece {
	var out []Piece
	token := func(t Token) { out = append(out, Piece{Token: t}) }
	name := func(text, comment string) {
		if gloss := schema.Words(comment); gloss != "" && gloss != text && len(strings.Fields(gloss)) <= maxGloss {
			text += " " + gloss
		}
		out = append(out, Piece{Text: text})
	}
	for _, t := range p.order {
		described := p.Schema.Tables[t]
		token(TableMark)
		token(p.TableToken(t))
		words := p.Tables[t].Words
		if len(p.Tables[t].Namesakes) > 0 {
			words = strings.TrimSpace(p.Tables[t].Schema + " " + words)
		}
		name(words, described.Comment)
		for c := p.Tables[t].First; c < p.Tables[t].End; c++ {
			if p.columns[c] < 0 {
				continue
			}
			token(p.ColumnToken(c))
			column := described.Columns[c-p.Tables[t].First]
			name(p.Columns[c].Words, column.Comment)
			token(Token(p.Columns[c].Kind))
			if slices.Contains(described.PrimaryKey, column.Name) {
				token(PrimaryKey)
			}
			for _, k := range p.Keys {
				if slices.Contains(k.From, c) && p.tables[p.Columns[k.To[0]].Table] >= 0 {
					token(ForeignKey)
					token(p.TableToken(p.Columns[k.To[0]].Table))
				}
			}
			for _, i := range p.listedFor(c) {
				token(listedToken(p.listed[i]))
				out = append(out, Piece{Text: schema.Words(p.Listed[i].Text)})
			}
		}
	}
	return out
}

const maxGloss = 6 // words of a comment that is shown

// QuestionPieces are the query before, where there is one, the question with its pointers after the words that they
// mean, and the mark of the answer: "a select C6 q only the top V0 a".
func (p *Prompt) QuestionPieces() []Piece {
	out := append(p.beforePieces(), Piece{Token: QuestionMark})
	token := func(t Token, partial bool) {
		if t == "" {
			return
		}
		out = append(out, Piece{Token: t})
		if partial {
			out = append(out, Piece{Token: Partial})
		}
	}
	for _, s := range p.Question {
		if s.Text != "" {
			out = append(out, Piece{Text: s.Text})
		}
		if s.Value >= 0 {
			token(ValueToken(s.Value), false)
		}
		for _, t := range s.Tables {
			token(p.TableToken(t), s.Partial)
		}
		for _, c := range s.Labels {
			token(p.ColumnToken(c), true)
		}
		for _, c := range s.Columns {
			token(p.ColumnToken(c), s.Partial)
		}
		for _, c := range s.Also {
			token(p.ColumnToken(c), true)
		}
		for _, v := range s.Values {
			token(ValueToken(v), false)
			out = append(out, Piece{Text: schema.Words(p.Values[v].Text)})
		}
	}
	return append(out, Piece{Token: AnswerMark})
}

// Words are some tokens in words, for people: "select count employee where employee.name = 'Ann'".
func (p *Prompt) Words(tokens []Token) string {
	var b strings.Builder
	for i, token := range tokens {
		text := string(token)
		if t, ok := p.TableOf(token); ok {
			text = p.Tables[t].Name
		} else if c, ok := p.ColumnOf(token); ok {
			text = p.Tables[p.Columns[c].Table].Name + "." + p.Columns[c].Name
		} else if v, ok := p.ValueOf(token); ok {
			text = v.Text
			if v.Number == "" {
				text = "'" + text + "'"
			}
		} else if class, n := token.Pointer(); class == 'n' {
			text = strconv.Itoa(n)
		}
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String()
}

// String is the pieces as a line, for people.
func (p *Prompt) String() string {
	var words []string
	for _, piece := range p.Pieces() {
		words = append(words, piece.Text+string(piece.Token))
	}
	return strings.Join(words, " ")
}

// TableToken is the pointer to a table of the catalog; "" where it has none.
func (p *Prompt) TableToken(table int) Token {
	if p.tables[table] < 0 {
		return ""
	}
	return tableToken(p.tables[table])
}

// ColumnToken is the pointer to a column of the catalog; "" where it has none.
func (p *Prompt) ColumnToken(column int) Token {
	if p.columns[column] < 0 {
		return ""
	}
	return columnToken(p.columns[column])
}

// TableOf is the table that a pointer means.
func (p *Prompt) TableOf(t Token) (table int, ok bool) {
	class, n := t.Pointer()
	if class != 'T' || n >= MaxTables || p.tableOf[n] < 0 {
		return 0, false
	}
	return p.tableOf[n], true
}

// ColumnOf is the column that a pointer means.
func (p *Prompt) ColumnOf(t Token) (column int, ok bool) {
	class, n := t.Pointer()
	if class != 'C' || n >= MaxColumns || p.columnOf[n] < 0 {
		return 0, false
	}
	return p.columnOf[n], true
}

// ValueOf is the value that a pointer means, be it the question's or a listed one.
func (p *Prompt) ValueOf(t Token) (v Value, ok bool) {
	class, n := t.Pointer()
	if class != 'V' || n >= len(p.Values) {
		return p.ListedOf(t)
	}
	return p.Values[n], true
}

// EachUnlinked visits what Unlinked gives in the order of the question: values, and runs of words.
func (p *Prompt) EachUnlinked(value func(string), words func(run []string)) {
	var run []string
	for _, s := range append(slices.Clone(p.Question), Phrase{Value: -1, Text: "."}) {
		if s.Value >= 0 {
			if v := p.Values[s.Value]; (len(v.Cells) == 0 || v.Begun) && v.Period == nil {
				value(v.Text)
			}
		}
		switch {
		case s.IsPlain():
			run = append(run, s.Text)
		case len(run) > 0:
			words(run)
			run = nil
		}
	}
}

// Unlinked are the texts of the question that may be values, and that nothing known of the database says: names, quoted
// texts, and runs of words that are neither common nor names of the schema.
func (p *Prompt) Unlinked() (out []string) {
	p.EachUnlinked(func(value string) { out = append(out, value) }, func(run []string) { out = append(out, strings.Join(run, " ")) })
	return out
}

// IsPlain reports whether a phrase is a word that is linked to nothing, and not one of those that mean nothing by
// themselves.
func (s Phrase) IsPlain() bool {
	return s.Value < 0 && len(s.Tables)+len(s.Columns) == 0 && s.Text != "" && !english.Common[s.Text] && !english.Word{Text: s.Text}.IsMark()
}

// TextAt is the text of a phrase of the question; "" beyond its ends.
func (p *Prompt) TextAt(i int) string {
	if i < 0 || i >= len(p.Question) {
		return ""
	}
	return p.Question[i].Text
}
