package database

// A Limit is what may leave something out of a result.
type Limit string

const (
	LimitRows   Limit = "rows"   // Limits.Rows: there are more
	LimitBytes  Limit = "bytes"  // Limits.Bytes: there are more rows
	LimitCell   Limit = "cell"   // Limits.Cell: a text is longer
	LimitServer Limit = "server" // one of the server's own, of which it only warns: group_concat_max_len
)

// Cut says that a limit left something out.
type Cut struct {
	Limit Limit `json:"limit"`
	Value int   `json:"value,omitempty"` // of the limit: rows or bytes; 0 of a server's own
}

// Cut notes that a limit left something out.
func (r *Result) Cut(by Limit, value int) {
	for _, c := range r.Cuts {
		if c.Limit == by {
			return
		}
	}
	r.Truncated, r.Cuts = true, append(r.Cuts, Cut{by, value})
}

// Collector gathers the rows of a result as far as limits let it.
type Collector struct {
	*Result
	limits Limits // without zero fields
	bytes  int
}

// minSize is what a value counts for at least, in bytes: NULLs and empty texts take room too.
const minSize = 8

// Collect begins a result.
func Collect(columns []string, l Limits) *Collector {
	return &Collector{Result: &Result{Columns: columns, Rows: [][]Value{}}, limits: l}
}

// Add takes the next row, whose column i value reads, with its size in bytes and whether it was cut at Limits.Cell. It
// reports whether there was room: a row that has none was still fetched, so that Truncated is exact.
func (c *Collector) Add(value func(i int) (v Value, size int, cut bool)) bool {
	if len(c.Rows) == c.limits.Rows {
		c.Cut(LimitRows, c.limits.Rows)
		return false
	}
	row, cell := make([]Value, len(c.Columns)), false
	c.bytes += minSize * max(0, 1-len(row)) // PostgreSQL has rows without columns
	for i := range row {
		v, size, cut := value(i)
		row[i] = v
		c.bytes += max(size, minSize)
		cell = cell || cut
	}
	if c.bytes > c.limits.Bytes {
		c.Cut(LimitBytes, c.limits.Bytes)
		return false
	}
	if cell {
		c.Cut(LimitCell, c.limits.Cell)
	}
	c.Rows = append(c.Rows, row)
	return true
}
