package pointer

import "math/rand/v2"

// Prompt is a question over a schema, its tables, columns and values numbered as pointers.
type Prompt struct {
	*Catalog
	Values []Value // Values[i] is V with number i

	tables, columns []int // the number of each table's and column's pointer; -1: it has none
	tableOf         [MaxTables]int
	columnOf        [MaxColumns]int
}

// NewPrompt numbers the tables and columns in their order. What is beyond the numbers that there are has no pointer: see
// Focus.
func NewPrompt(c *Catalog) *Prompt {
	p := &Prompt{Catalog: c}
	tables, columns := identity(MaxTables), identity(MaxColumns)
	p.number(tables, columns)
	return p
}

// number draws the first tables and columns the given numbers.
func (p *Prompt) number(tables, columns []int) {
	p.tables, p.columns = make([]int, len(p.Tables)), make([]int, len(p.Columns))
	for i := range p.tableOf {
		p.tableOf[i] = -1
	}
	for i := range p.columnOf {
		p.columnOf[i] = -1
	}
	for i := range p.Tables {
		p.tables[i] = -1
		if i < len(tables) {
			p.tables[i], p.tableOf[tables[i]] = tables[i], i
		}
	}
	for i := range p.Columns {
		p.columns[i] = -1
		if i < len(columns) && p.tables[p.Columns[i].Table] >= 0 {
			p.columns[i], p.columnOf[columns[i]] = columns[i], i
		}
	}
}

func identity(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// Permute is the prompt with the numbers of its tables' and columns' pointers drawn anew.
func (p *Prompt) Permute(seed uint64) *Prompt {
	r := rand.New(rand.NewPCG(seed, 0))
	out := *p
	out.number(r.Perm(MaxTables), r.Perm(MaxColumns))
	return &out
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
	class, n := t.pointed()
	if class != 'T' || n >= MaxTables || p.tableOf[n] < 0 {
		return 0, false
	}
	return p.tableOf[n], true
}

// ColumnOf is the column that a pointer means.
func (p *Prompt) ColumnOf(t Token) (column int, ok bool) {
	class, n := t.pointed()
	if class != 'C' || n >= MaxColumns || p.columnOf[n] < 0 {
		return 0, false
	}
	return p.columnOf[n], true
}

// ValueOf is the value that a pointer means.
func (p *Prompt) ValueOf(t Token) (v Value, ok bool) {
	class, n := t.pointed()
	if class != 'V' || n >= len(p.Values) {
		return Value{}, false
	}
	return p.Values[n], true
}
