package synth

import (
	"fmt"
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// fill gives every table its rows, parents first.
func (b *builder) fill() {
	ids := map[*Table][]int64{}
	for i, t := range b.built {
		n := b.rowCount(i, ids)
		first := draw.One(b.rng, []int64{1, 1, 1, 1, 1, 1, 1, 10, 100, 101, 1000})
		keys := make([]int64, n)
		for k := range keys {
			keys[k] = first + int64(k)
		}
		if draw.Chance(b.rng, 0.15) { // rows have been deleted
			for k := range keys {
				keys[k] += int64(k / (2 + b.rng.IntN(4)))
			}
			for k := 1; k < n; k++ {
				keys[k] = max(keys[k], keys[k-1]+1)
			}
		}
		ids[t] = keys
		columns := make([][]any, len(t.Columns))
		for c, col := range t.Columns {
			columns[c] = b.values(col, b.fills[i][c], keys, ids)
		}
		t.Rows = make([][]any, n)
		for k := range t.Rows {
			row := make([]any, len(columns))
			for c := range columns {
				row[c] = columns[c][k]
			}
			t.Rows[k] = row
		}
		if len(t.Columns) > 0 && t.Columns[0].Kind != KindID {
			t.Rows = uniquePairs(t)
		}
	}
}

// rowCount: 5 to 40, more for what has many parents to go round, no more than a lookup list has names.
func (b *builder) rowCount(i int, ids map[*Table][]int64) int {
	r, bp := b.rng, b.plan[i]
	n := 5 + r.IntN(16)
	parents := 0
	for _, p := range bp.refs {
		if p.parent != i {
			parents = max(parents, len(ids[b.built[p.parent]]))
		}
	}
	if parents > 0 {
		n = min(max(n, int(float64(parents)*(0.8+2*r.Float64()))), 45)
	}
	if bp.link {
		n = min(n+r.IntN(30), 70)
	}
	if limit := b.limits[i]; limit > 0 && n > limit {
		n = limit
	}
	return n
}

// values draws one column, declares its type and makes holes in it where it may have some.
func (b *builder) values(col *Column, a *attribute, keys []int64, ids map[*Table][]int64) []any {
	r := b.rng
	var vs []any
	holes := 0.0
	switch col.Kind {
	case KindID:
		vs = make([]any, len(keys))
		for k := range vs {
			vs[k] = keys[k]
		}
		return vs
	case KindRef:
		if vs = references(r, len(keys), ids[col.Ref.Table], sameKeys(keys, ids[col.Ref.Table])); a == nil {
			return vs
		}
		holes = 0.25 * r.Float64()
	default:
		vs = a.fill(r, len(keys))
		col.Type = b.names.declare(r, a, vs)
		if col.Kind != KindName && draw.Chance(r, 0.14) {
			holes = 0.05 + 0.2*r.Float64()
		}
	}
	if !col.NotNull {
		for k := range vs {
			if draw.Chance(r, holes) {
				vs[k] = nil
			}
		}
	}
	return vs
}

func sameKeys(a, b []int64) bool { return len(a) > 0 && len(b) > 0 && &a[0] == &b[0] }

// references draws parents for n children. Some parents have far more children than others, and some
// none. A row that refers to its own table refers to an earlier row, the first to none.
func references(r *rand.Rand, n int, parents []int64, self bool) []any {
	vs := make([]any, n)
	if self {
		bosses := 1 + r.IntN(6)
		for k := 1; k < n; k++ {
			vs[k] = parents[r.IntN(min(k, bosses))]
		}
		return vs
	}
	order := draw.Shuffled(r, parents)
	if len(order) > 4 && draw.Chance(r, 0.5) {
		order = order[:len(order)-1-r.IntN(len(order)/3)]
	}
	skew := 1.1 * r.Float64()
	for k := range vs {
		vs[k] = order[draw.Skewed(r, len(order), skew)]
	}
	return vs
}

// uniquePairs drops rows of a composite key that occur twice.
func uniquePairs(t *Table) [][]any {
	seen := map[string]bool{}
	var rows [][]any
	for _, row := range t.Rows {
		key := ""
		for c, col := range t.Columns {
			if col.Kind == KindRef {
				key += fmt.Sprint(row[c], ",")
			}
		}
		if !seen[key] {
			seen[key] = true
			rows = append(rows, row)
		}
	}
	return rows
}
