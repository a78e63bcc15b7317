package form

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Kind is what a column holds, as far as the form minds: what may be summed, ordered, searched.
type Kind string

const (
	Number Kind = "#"
	Text   Kind = "$"
	Time   Kind = "@" // dates and timestamps
	Other  Kind = "?" // truth values, documents, blobs
)

// Catalog is a schema with its tables and columns numbered through. It is not changed after NewCatalog.
type Catalog struct {
	Schema  *schema.Schema
	Tables  []Table
	Columns []Column
	Keys    []Key  // declared foreign keys, then guessed ones, each in the order of its columns
	Listed  []Cell // values that prompts list, in the order of their columns: see WithLists

	names    sqltree.Names
	tableAt  map[string]int // by name in lower case
	columnAt []map[string]int
	edges    [][]edge          // of each table, to its neighbours: declared keys first
	profiles []*schema.Profile // of each column; nil: none
	units    []time.Duration   // of each column that its name or type gives one; 0: none
	labels   [][]int           // of each table
	classes  map[int]int       // of the columns that keys make equal
}

// Table is a table of a catalog; its columns are Columns[First:End].
type Table struct {
	Name       string
	First, End int
	Component  int    // tables that keys connect, through others too, have one number
	Words      string // of its name
	Called     string // its name without its schema's
	Schema     string // its schema's words, where Name has them, or there are namesakes; "": nobody says them
	Namesakes  []int  // the tables of other schemas that are called so
}

// Column is a column of a catalog.
type Column struct {
	Table   int
	Name    string
	Kind    Kind
	Key     bool // the whole primary key
	NotNull bool
	Type    string
	Digits  bool          // of a text: some may be numbers
	Words   string        // of its name
	Minor   bool          // money in hundredths of a currency's main unit
	Scale   english.Scale // that its name or its comment says
	Set     bool          // MySQL's: a row may have several members
	measure *Measure
}

// Key is a foreign key, its columns pairwise.
type Key struct {
	From, To []int
	Guessed  bool
}

// ofMinor reports whether a measure is computed of money in a minor unit, and not divided.
func (c *Catalog) ofMinor(m Measure) bool {
	minor, divided := false, false
	for x := range m.Of.All() {
		column, ok := c.ColumnNamed(m.Table, x.Text)
		minor = minor || x.Op == sqltree.OpColumn && ok && c.Columns[column].Minor
		divided = divided || x.Op == operators[Div] || x.Op == sqltree.OpNumber
	}
	return minor && !divided
}

// edge leads along a key, in either direction.
type edge struct{ key, to int }

// NewCatalog numbers the tables and columns of a schema. Guesses are foreign keys that it does not declare; measures
// have pointers as columns have.
func NewCatalog(s *schema.Schema, guesses []Guess, measures ...Measure) *Catalog {
	s = withMeasures(s, measures).ByMembers()
	c := &Catalog{Schema: s, names: s.Columns(), tableAt: map[string]int{}}
	names, namesakes := english.NamesOf(s), s.Namesakes()
	for i, t := range s.Tables {
		called := s.Called(&t)
		table := Table{Name: t.Name, First: len(c.Columns), Words: names.Tables[i], Called: called.Name, Namesakes: namesakes[i]}
		if qualifier, _ := dialects.SplitTable(s.Dialect, t.Name); qualifier != "" || len(table.Namesakes) > 0 {
			table.Schema = schema.Words(called.Schema)
		}
		columns := map[string]int{}
		for j, col := range t.Columns {
			columns[strings.ToLower(col.Name)] = len(c.Columns)
			c.profiles = append(c.profiles, col.Profile)
			c.units = append(c.units, english.UnitNamed(names.Columns[i][j]))
			whole := len(t.PrimaryKey) == 1 && strings.EqualFold(t.PrimaryKey[0], col.Name)
			// SQLite's keys may be NULL, but for an integer.
			never := whole && (s.Dialect != dialects.SQLite || strings.EqualFold(col.Type, "integer"))
			c.Columns = append(c.Columns, Column{Table: i, Name: col.Name, Kind: KindOf(s.Dialect, col), Key: whole, Words: english.VerbApart(names.Columns[i][j], KindOf(s.Dialect, col) == Time),
				NotNull: col.NotNull || never, Type: col.Type, Minor: english.InMinorUnits(names.Columns[i][j]), Digits: mayHoldDigits(col.Profile),
				Scale: english.ScaleNamed(schema.Words(col.Name), col.Comment), Set: schema.Members(s.Dialect, col.Type) != nil})
		}
		table.End = len(c.Columns)
		c.Tables = append(c.Tables, table)
		c.tableAt[strings.ToLower(t.Name)] = i
		c.columnAt = append(c.columnAt, columns)
	}
	for _, m := range measures {
		if column, ok := c.ColumnNamed(m.Table, m.Name); ok {
			c.Columns[column].measure, c.Columns[column].Minor = &m, c.ofMinor(m)
		}
	}
	for i, t := range s.Tables {
		for _, fk := range t.ForeignKeys {
			c.addKey(i, fk.Columns, fk.RefTable, fk.RefColumns, false)
		}
	}
	declared := len(c.Keys)
	for _, g := range guesses {
		if t, ok := c.tableAt[strings.ToLower(g.Table)]; ok {
			c.addKey(t, []string{g.Column}, g.RefTable, []string{g.RefColumn}, true)
		}
	}
	for _, keys := range [][]Key{c.Keys[:declared], c.Keys[declared:]} {
		slices.SortStableFunc(keys, func(a, b Key) int {
			return cmp.Or(slices.Compare(a.From, b.From), slices.Compare(a.To, b.To))
		})
	}
	c.connect()
	var pairs [][2]int
	for k := range c.Keys {
		pairs = append(pairs, c.KeyPairs(k)...)
	}
	c.classes = classes(pairs)
	for t := range c.Tables {
		c.labels = append(c.labels, c.findLabels(t))
	}
	return c
}

// Labels are the columns by which people call the rows of a table, a first and a last name together; nil: none.
func (c *Catalog) Labels(table int) []int { return slices.Clip(c.labels[table]) }

// Equated reports whether keys make two columns equal, one by way of others too.
func (c *Catalog) Equated(a, b int) bool {
	class, ok := c.classes[a]
	other, okToo := c.classes[b]
	return ok && okToo && class == other
}

// TableNamed is a table by the schema's name of it.
func (c *Catalog) TableNamed(table string) (int, bool) {
	t, ok := c.tableAt[strings.ToLower(table)]
	return t, ok
}

// ColumnNamed is the column of a table, by the schema's names.
func (c *Catalog) ColumnNamed(table, column string) (int, bool) {
	t, ok := c.TableNamed(table)
	if !ok {
		return 0, false
	}
	i, ok := c.columnAt[t][strings.ToLower(column)]
	return i, ok
}

// addKey notes a foreign key whose tables and columns the schema has. One without RefColumns refers to the primary key.
func (c *Catalog) addKey(table int, columns []string, refTable string, refColumns []string, guessed bool) {
	ref, ok := c.tableAt[strings.ToLower(refTable)]
	if !ok {
		return
	}
	if len(refColumns) == 0 {
		refColumns = c.Schema.Tables[ref].PrimaryKey
	}
	if len(columns) == 0 || len(columns) != len(refColumns) {
		return
	}
	key := Key{Guessed: guessed}
	for i := range columns {
		from, ok := c.columnAt[table][strings.ToLower(columns[i])]
		to, okToo := c.columnAt[ref][strings.ToLower(refColumns[i])]
		if !ok || !okToo {
			return
		}
		key.From, key.To = append(key.From, from), append(key.To, to)
	}
	same := func(k Key) bool { return slices.Equal(k.From, key.From) && slices.Equal(k.To, key.To) }
	if !slices.ContainsFunc(c.Keys, same) {
		c.Keys = append(c.Keys, key)
	}
}

// JoinsFrom are how many keys lead from the nearest of some tables to each; where none do, the number of tables.
func (c *Catalog) JoinsFrom(from []int) []int {
	away := make([]int, len(c.Tables))
	for t := range away {
		if !slices.Contains(from, t) {
			away[t] = len(c.Tables)
		}
	}
	for queue := slices.Clone(from); len(queue) > 0; queue = queue[1:] {
		for _, e := range c.edges[queue[0]] {
			if away[e.to] == len(c.Tables) {
				away[e.to] = away[queue[0]] + 1
				queue = append(queue, e.to)
			}
		}
	}
	return away
}

// connect fills edges and components from Keys.
func (c *Catalog) connect() {
	c.edges = make([][]edge, len(c.Tables))
	for i := range c.Tables {
		c.Tables[i].Component = -1
	}
	for k, key := range c.Keys {
		from, to := c.Columns[key.From[0]].Table, c.Columns[key.To[0]].Table
		if from == to {
			continue
		}
		c.edges[from] = append(c.edges[from], edge{k, to})
		c.edges[to] = append(c.edges[to], edge{k, from})
	}
	component := 0
	for i := range c.Tables {
		if c.Tables[i].Component >= 0 {
			continue
		}
		queue := []int{i}
		for len(queue) > 0 {
			t := queue[0]
			queue = queue[1:]
			if c.Tables[t].Component >= 0 {
				continue
			}
			c.Tables[t].Component = component
			for _, e := range c.edges[t] {
				queue = append(queue, e.to)
			}
		}
		component++
	}
}

var isoDate = regexp.MustCompile(`^\d{4}-\d\d-\d\d`)

// KindOf is a column's kind by its declared type. SQLite keeps any value in any column, and dates as text: there the
// sampled values decide what is a date, and which text is a number.
func KindOf(d dialects.Dialect, c schema.Column) Kind {
	declared, _, _ := strings.Cut(strings.ToLower(c.Type), "(")
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(declared, w) })
	}
	switch {
	case has("bool"), has("blob", "bytea", "binary", "json", "xml", "point", "geo", "vector", "[]", "array"):
		return Other
	case has("range"):
		return Text
	case has("date", "time") && (d != dialects.SQLite || c.Profile == nil || c.Profile.Min == ""):
		return Time
	case has("interval", "enum"):
		return Text
	case has("char", "text", "clob"):
	case has("int", "serial", "real", "floa", "doub", "num", "dec", "money", "year", "bit"):
		return Number
	}
	p := c.Profile
	if d != dialects.SQLite || p == nil || p.Min == "" {
		return Text
	}
	values := append([]string{p.Min, p.Max}, p.Common...)
	all := func(is func(string) bool) bool {
		return !slices.ContainsFunc(values, func(v string) bool { return !is(v) })
	}
	switch {
	case all(isoDate.MatchString):
		return Time
	case all(english.IsNumber):
		return Number
	}
	return Text
}

// Masked reports whether no model may see the values of a column.
func (c *Catalog) Masked(column int) bool {
	t := c.Columns[column].Table
	return c.Schema.Tables[t].Columns[column-c.Tables[t].First].Masked
}

// Profile is what the values of a column look like; nil where they were not looked at.
func (c *Catalog) Profile(column int) *schema.Profile { return c.profiles[column] }

// Texts are the known texts of a column.
func (c *Catalog) Texts(column int) []string {
	if profile := c.Profile(column); profile != nil {
		return slices.Collect(maps.Values(profile.Texts))
	}
	return nil
}

// Guess is a foreign key that a schema does not declare.
type Guess struct{ Table, Column, RefTable, RefColumn string }

// Assumed are the guessed keys between tables that a query joins, as people read them: "orders.customer_id =
// customer.id".
func (c *Catalog) Assumed(q *sqltree.Query) []string {
	joined, itself := map[int]bool{}, map[int]bool{}
	for inner := range q.Queries() {
		s, ok := inner.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		here := map[int]bool{}
		for source := range sqltree.Sources(s.From) {
			if t, ok := source.(*sqltree.Table); ok {
				if table, ok := c.tableAt[strings.ToLower(dialects.TableName(c.Schema.Dialect, t.Schema, t.Name))]; ok {
					joined[table], itself[table], here[table] = true, itself[table] || here[table], true
				}
			}
		}
	}
	var out []string
	for _, k := range c.Keys {
		from, to := c.Columns[k.From[0]], c.Columns[k.To[0]]
		if k.Guessed && joined[from.Table] && joined[to.Table] && (from.Table != to.Table || itself[from.Table]) {
			out = append(out, c.Tables[from.Table].Name+"."+from.Name+" = "+c.Tables[to.Table].Name+"."+to.Name)
		}
	}
	return out
}

// Bounds of the values of a flag.
const (
	FewValues = 2
	FlagRows  = 10
)

// IsFlag reports whether a column says yes or no, by its type, MySQL's too, or as 0 and 1.
func (c *Catalog) IsFlag(column int) bool {
	of, profile := c.Columns[column], c.profiles[column]
	kind := strings.ToLower(of.Type)
	return strings.Contains(kind, "bool") || kind == "tinyint(1)" || of.Kind == Number && !of.Key && profile != nil &&
		profile.Distinct == 2 && profile.Min == "0" && profile.Max == "1" && (profile.Rows >= FlagRows || flagged[firstWord(of.Words)])
}

// IsBit reports whether all that is known of a column of numbers is 0 or 1: a flag, or a count, of which the rows are
// too few to tell.
func (c *Catalog) IsBit(column int) bool {
	of, p := c.Columns[column], c.profiles[column]
	return of.Kind == Number && !of.Key && p != nil && (p.Min == "0" || p.Min == "1") && p.Max == "1"
}

// flagged are words that names of flags begin with: is active, has wifi, in service.
var flagged = english.Words("is has in was can allows")

func firstWord(words string) string {
	first, _, _ := strings.Cut(words, " ")
	return first
}

// SaysYesOrNo reports whether a column of texts is a flag.
func (c *Catalog) SaysYesOrNo(column int) bool {
	p := c.profiles[column]
	if p == nil || p.Distinct > FewValues || len(p.Texts) == 0 {
		return false
	}
	for _, text := range p.Texts {
		if !english.YesOrNo[strings.ToLower(text)] {
			return false
		}
	}
	return true
}

// isCharacters distinguishes PostgreSQL's columns of characters from those of enumerations and of UUIDs.
func (c *Catalog) isCharacters(column int) bool {
	declared, _, _ := strings.Cut(strings.ToLower(c.Columns[column].Type), "(")
	first, _, _ := strings.Cut(strings.Trim(declared, `" `), " ")
	return characters[first]
}

var characters = english.Words("text citext name char bpchar varchar character")

// Refers reports whether a column is a foreign key, or a part of one.
func (c *Catalog) Refers(column int) bool {
	return slices.ContainsFunc(c.Keys, func(k Key) bool { return slices.Contains(k.From, column) })
}

// MayBeNull reports whether some row may have no value in a column: what all rows were seen to have is no reason to
// keep a server from an index.
func (c *Catalog) MayBeNull(column int) bool {
	p := c.profiles[column]
	return !c.Columns[column].NotNull && !c.Columns[column].Key && (p == nil || p.Sampled || p.Nulls > 0)
}

// hasClock reports whether a column of dates has times of the day: SQLite's types do not say.
func (c *Catalog) hasClock(column int) bool {
	if column < 0 {
		return false
	}
	if p := c.profiles[column]; c.Schema.Dialect == dialects.SQLite && p != nil && p.Min != "" {
		return max(len(p.Min), len(p.Max)) > len(time.DateOnly)
	}
	return strings.Contains(strings.ToLower(c.Columns[column].Type), "time")
}

// KeepsDigits reports whether a column holds numbers as texts, as only SQLite's do here: 02139 is not 2139 there.
func (c *Catalog) KeepsDigits(column int) bool {
	declared := strings.ToLower(c.Columns[column].Type)
	return c.Schema.Dialect == dialects.SQLite && c.Columns[column].Kind == Number &&
		slices.ContainsFunc([]string{"char", "clob", "text"}, func(t string) bool { return strings.Contains(declared, t) })
}

// IsBool reports whether a column is of a boolean type.
func (c *Catalog) IsBool(column int) bool {
	return column >= 0 && strings.Contains(strings.ToLower(c.Columns[column].Type), "bool")
}

func (c *Catalog) isSet(column int) bool { return column >= 0 && c.Columns[column].Set }

// IsValueless reports whether no row has a value in a column of a table that has rows.
func (c *Catalog) IsValueless(column int) bool {
	p := c.profiles[column]
	return p != nil && p.Rows > 0 && !p.Sampled && p.Distinct == 0 && p.Nulls == 1
}

// KeepsBooks reports whether a column is of what loads a warehouse, not of what its rows are.
func (c *Catalog) KeepsBooks(column int) bool {
	return english.KeepsBooks(c.Columns[column].Name, c.Columns[column].Kind == Time)
}

// Differs reports whether a column has another value in each row.
func (c *Catalog) Differs(column int) bool {
	p := c.profiles[column]
	return p != nil && p.Rows >= minOfName && p.Distinct == int64(p.Rows)
}
