package strict

import (
	"embed"
	"fmt"
	"math/bits"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

//go:embed syntax/*.gbnf
var syntaxFiles embed.FS

// lexicon is the finite part of what a query is spelt with: keywords, signs, functions, and the names of the schema.
type lexicon struct {
	dialect   dialects.Dialect
	terminals map[string]int32 // of the syntax, by their names there
	spelt     [2]trie          // 0: without regard to the case of ASCII letters; 1: exactly
	names     map[string]int32 // of columns, by key
	columns   []string         // the same, spelt as they are
	tables    []*table
	reserved  map[string]bool // what a new name is not, in lower case
	called    map[string]bool // functions: no new name of MySQL, but for those that are parts of dates

	words set // terminals of keywords, signs, functions and types of literals

	// Where spelt has what means something: a terminal of words, a column, a table, a table as a qualifier.
	wordAt, columnAt, tableAt, qualifierAt [][]spelt
}

// spelt is an entry of a trie of the lexicon.
type spelt struct{ trie, entry int32 }

// table is what FROM can read: a table of the schema, a CTE or a derived table.
type table struct {
	name    string  // as a qualifier names it
	key     string  // the same, as names are compared
	spelt   string  // as FROM names it
	order   []int32 // names of its columns, -1 for those that cannot be named
	columns set
	static  bool // of the schema
}

// meaning is one of the things that a lexeme may be.
type meaning struct {
	terminal int32
	role     role
	id       int32 // of the table or the column's name
}

type role uint8

const (
	word      role = iota // a keyword, a sign, a function
	tableName             // in FROM
	qualifier             // a table's name with a dot after it
	column                // of a qualifier, or alone
	typed                 // the type of a literal, whose text follows
)

// key is how two names are compared: in PostgreSQL exactly, once the engine has folded what was not quoted.
func (l *lexicon) key(name string) string {
	if l.dialect == dialects.Postgres {
		return name
	}
	return strings.ToLower(name)
}

var terminalName = regexp.MustCompile(`<\[(.*?)\]>`)

// syntax is the machine of a dialect's queries, over a vocabulary of terminals. All schemas share it.
type syntax struct {
	machine   *grammar.Machine
	terminals map[string]int32
}

var syntaxes = map[dialects.Dialect]func() (*syntax, error){}

func init() {
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		syntaxes[d] = sync.OnceValues(func() (*syntax, error) { return readSyntax(d) })
	}
}

func syntaxOf(d dialects.Dialect) (*syntax, error) {
	if read, ok := syntaxes[d]; ok {
		return read()
	}
	return nil, fmt.Errorf("strict names: unknown dialect %q", d)
}

func readSyntax(d dialects.Dialect) (*syntax, error) {
	common, err := syntaxFiles.ReadFile("syntax/common.gbnf")
	if err != nil {
		return nil, err
	}
	own, err := syntaxFiles.ReadFile("syntax/" + string(d) + ".gbnf")
	if err != nil {
		return nil, err
	}
	text := string(common) + string(own)
	g, err := grammar.Parse(text)
	if err != nil {
		return nil, err
	}
	terminals := map[string]int32{}
	var entries []grammar.Entry
	for _, m := range terminalName.FindAllStringSubmatch(withoutComments(text), -1) {
		if _, known := terminals[m[1]]; !known {
			terminals[m[1]] = int32(len(entries))
			entries = append(entries, grammar.Entry{Text: m[1], Special: true})
		}
	}
	machine, err := grammar.Compile(g, grammar.NewVocabulary(entries))
	return &syntax{machine, terminals}, err
}

func withoutComments(text string) string {
	var kept strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			kept.WriteString(line)
		}
	}
	return kept.String()
}

func newLexicon(d dialects.Dialect, terminals map[string]int32, s *spec) *lexicon {
	l := &lexicon{dialect: d, terminals: terminals, names: map[string]int32{}, reserved: map[string]bool{}, called: map[string]bool{}}
	for w := range strings.FieldsSeq(structural) {
		l.reserved[w] = true
	}
	entries := [2]map[string][]meaning{{}, {}}
	add := func(exact int, text string, m meaning) {
		if exact == 0 {
			text = strings.ToLower(text)
		}
		if !slices.Contains(entries[exact][text], m) {
			entries[exact][text] = append(entries[exact][text], m)
		}
	}
	for name, id := range terminals {
		if name == "from" || name == "group" || strings.ToUpper(name) == name { // other roles are in small letters
			add(0, name, meaning{terminal: id})
		}
	}
	for role, list := range functions[d] {
		l.callable(add, role, list)
	}
	for role, list := range windowed {
		l.callable(add, role, list)
	}
	if id, ok := terminals["literal"]; ok { // the text of the literal follows
		for w := range strings.FieldsSeq("date timestamp interval") {
			add(0, w, meaning{terminal: id, role: typed})
		}
	}
	add(0, "*", meaning{terminal: terminals["star"]})
	add(1, "```sql", meaning{terminal: terminals["fence"]})
	add(1, "```", meaning{terminal: terminals["unfence"]})
	for i, t := range s.Tables {
		l.table(add, int32(i), t)
	}
	for i := range l.spelt {
		l.spelt[i] = newTrie(entries[i], i == 0)
	}
	l.find()
	return l
}

// find notes where the meanings are.
func (l *lexicon) find() {
	l.wordAt, l.columnAt = make([][]spelt, len(l.terminals)), make([][]spelt, len(l.columns))
	l.tableAt, l.qualifierAt = make([][]spelt, len(l.tables)), make([][]spelt, len(l.tables))
	for i := range l.spelt {
		for k, e := range l.spelt[i].entries {
			for _, m := range e.meanings {
				at := &l.wordAt
				id := m.id
				switch m.role {
				case tableName:
					at = &l.tableAt
				case qualifier:
					at = &l.qualifierAt
				case column:
					at = &l.columnAt
				default:
					id = m.terminal
					l.words = l.words.with(id)
				}
				(*at)[id] = append((*at)[id], spelt{int32(i), int32(k)})
			}
		}
	}
}

// enliven marks the entries that have a meaning where e is expected.
func (l *lexicon) enliven(e *expectation) {
	for i := range e.alive {
		e.alive[i] = make(set, (len(l.spelt[i].entries)+63)/64)
	}
	mark := func(ids set, at [][]spelt) {
		ids.all(func(id int32) {
			if int(id) < len(at) { // others are the query's own
				for _, s := range at[id] {
					e.alive[s.trie][s.entry/64] |= 1 << (s.entry % 64)
				}
			}
		})
	}
	mark(e.words, l.wordAt)
	mark(e.columns, l.columnAt)
	mark(e.results, l.columnAt)
	mark(e.tables, l.tableAt)
	mark(e.quals, l.qualifierAt)
}

func (l *lexicon) callable(add func(int, string, meaning), role, list string) {
	if id, ok := l.terminals[role]; ok {
		for f := range strings.FieldsSeq(list) {
			add(0, f+"(", meaning{terminal: id})
			l.called[f] = true
		}
	}
}

// table adds a table of the schema, in each way that the dialect spells it.
func (l *lexicon) table(add func(int, string, meaning), i int32, t Table) {
	_, name := dialects.SplitTable(l.dialect, t.Name)
	own := &table{name: name, key: l.key(name), spelt: dialects.QuoteTable(l.dialect, t.Name), static: true}
	l.tables = append(l.tables, own)
	exact := 0
	if l.dialect == dialects.MySQL { // on Linux the case of tables' names matters
		exact = 1
	}
	l.spell(add, exact, own.spelt, "", meaning{l.terminals["table"], tableName, i})
	l.spell(add, exact, dialects.QuoteIdent(l.dialect, name), ".", meaning{l.terminals["qualifier"], qualifier, i})
	for _, c := range t.Columns {
		key := l.key(c)
		id, known := l.names[key]
		if !known {
			id = int32(len(l.columns))
			l.names[key] = id
			l.columns = append(l.columns, c)
		}
		own.order = append(own.order, id)
		own.columns = own.columns.with(id)
		spelt := dialects.QuoteIdent(l.dialect, c)
		for _, terminal := range []string{"column", "bare", "using", "result"} {
			if t, ok := l.terminals[terminal]; ok {
				l.spell(add, 0, spelt, "", meaning{t, column, id})
			}
		}
	}
}

// spell adds a name: quoted exactly, else as the dialect reads what is not quoted, and quoted too.
func (l *lexicon) spell(add func(int, string, meaning), exact int, spelt, behind string, m meaning) {
	if strings.ContainsAny(spelt, "\"`") {
		add(1, spelt+behind, m)
		return
	}
	add(exact, spelt+behind, m)
	if !strings.Contains(spelt, ".") {
		add(1, l.quote(spelt)+behind, m)
	}
}

// quote is a name in quotes.
func (l *lexicon) quote(name string) string {
	q := `"`
	if l.dialect == dialects.MySQL {
		q = "`"
	}
	return q + strings.ReplaceAll(name, q, q+q) + q
}

// trie holds texts by their bytes. The entries below a node are a range, so that whether any of them is allowed is a
// difference of two counts.
type trie struct {
	fold    bool
	nodes   []trieNode
	edges   []trieEdge
	entries []entry    // by text
	first   [256]int32 // the nodes after the root; -1: none
}

type trieNode struct {
	edges  [2]int32 // a range
	below  [2]int32 // entries, a range, the one that ends here included
	ending int32    // the entry that ends here; -1: none
}

type trieEdge struct {
	b    byte
	node int32
}

type entry struct {
	text     string
	meanings []meaning
}

func newTrie(texts map[string][]meaning, fold bool) trie {
	t := trie{fold: fold}
	for text, meanings := range texts {
		slices.SortStableFunc(meanings, func(a, b meaning) int { return int(a.role) - int(b.role) })
		t.entries = append(t.entries, entry{text, meanings})
	}
	slices.SortFunc(t.entries, func(a, b entry) int { return strings.Compare(a.text, b.text) })
	t.build(0, int32(len(t.entries)), 0)
	for b := range t.first {
		t.first[b] = -1
	}
	for _, e := range t.edges[t.nodes[0].edges[0]:t.nodes[0].edges[1]] {
		t.first[e.b] = e.node
	}
	return t
}

// build makes the node of the entries lo to hi, which have depth bytes in common.
func (t *trie) build(lo, hi int32, depth int) int32 {
	at := int32(len(t.nodes))
	n := trieNode{below: [2]int32{lo, hi}, ending: -1}
	t.nodes = append(t.nodes, n)
	if lo < hi && len(t.entries[lo].text) == depth {
		n.ending = lo
		lo++
	}
	var edges []trieEdge
	for lo < hi {
		b, end := t.entries[lo].text[depth], lo+1
		for end < hi && t.entries[end].text[depth] == b {
			end++
		}
		edges = append(edges, trieEdge{b, t.build(lo, end, depth+1)})
		lo = end
	}
	n.edges[0] = int32(len(t.edges))
	t.edges = append(t.edges, edges...)
	n.edges[1] = int32(len(t.edges))
	t.nodes[at] = n
	return at
}

// child is the node after a byte; -1: none.
func (t *trie) child(node int32, b byte) int32 {
	if t.fold {
		b = dialects.Lower(b)
	}
	if node == 0 {
		return t.first[b]
	}
	n := &t.nodes[node]
	for i := n.edges[0]; i < n.edges[1]; i++ {
		if t.edges[i].b == b {
			return t.edges[i].node
		}
	}
	return -1
}

// set is a set of small numbers; nil is empty. It is never changed.
type set []uint64

func (s set) has(i int32) bool { return i >= 0 && int(i/64) < len(s) && s[i/64]>>(i%64)&1 != 0 }

func (s set) with(i int32) set {
	out := make(set, max(len(s), int(i/64)+1))
	copy(out, s)
	out[i/64] |= 1 << (i % 64)
	return out
}

func (s set) union(o set) set {
	if len(s) < len(o) {
		s, o = o, s
	}
	out := slices.Clone(s)
	for i, w := range o {
		out[i] |= w
	}
	return out
}

func (s set) and(o set) set {
	out := make(set, min(len(s), len(o)))
	for i := range out {
		out[i] = s[i] & o[i]
	}
	return out
}

func (s set) minus(o set) set {
	out := slices.Clone(s)
	for i := range out[:min(len(s), len(o))] {
		out[i] &^= o[i]
	}
	return out
}

func (s set) empty() bool {
	return !slices.ContainsFunc(s, func(w uint64) bool { return w != 0 })
}

// within reports whether all of s is in o.
func (s set) within(o set) bool {
	for i, w := range s {
		if i < len(o) {
			w &^= o[i]
		}
		if w != 0 {
			return false
		}
	}
	return true
}

func (s set) meets(o set) bool {
	for i := range s[:min(len(s), len(o))] {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// any reports whether s has a number from lo up to, but not, hi.
func (s set) any(lo, hi int32) bool {
	if lo >= hi {
		return false
	}
	from, to := lo/64, (hi-1)/64
	first, last := ^uint64(0)<<(lo%64), ^uint64(0)>>(63-(hi-1)%64)
	if from == to {
		return s[from]&first&last != 0
	}
	if s[from]&first != 0 || s[to]&last != 0 {
		return true
	}
	for _, w := range s[from+1 : to] {
		if w != 0 {
			return true
		}
	}
	return false
}

// all calls f with each number.
func (s set) all(f func(int32)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			f(int32(i*64 + bits.TrailingZeros64(w)))
		}
	}
}
