package cuda

import (
	"slices"

	"github.com/sqlagent/sqlagent/model"
)

// tileRows is the maximum rows of a tile of attention: see kernels/attention.cu.
const tileRows = 64

// batch is a Packed on the GPU: its tables, in one piece of memory.
type batch struct {
	tokens, rows int // T, and S scored ones
	target       []int32
	invTemp      float32

	ids, positions  ints // [T]
	source, targets ints // [S] rows of states, ids to score
	set             ints // [S] which of sets a token was chosen from, or -1
	sets            words
	setWords        int  // of one
	kept, first     ints // ids that cuts left, and where each of [S] begins in them, then the end
	byToken         groups
	bySource        groups
	queries, keys   tiling // tiles with what they see, and with what sees them
	pages           *pages // in place of tiles, where earlier tokens lie in pages
}

// groups says which rows are summed: see add_rows.
type groups struct {
	n                int
	ids, first, list ints
}

// tiling is a table of tiles and one of their visits.
type tiling struct {
	n             int
	tiles, visits ints
}

// tile and visit are those of kernels/attention.cu.
type tile struct{ row, rows, segment, offset int }
type visit struct{ row, rows, shift int }

// tables collects numbers to be uploaded at once.
type tables struct {
	words []int32
	at    []*ints
	begin []int
}

func (t *tables) add(to *ints, values []int32) {
	t.at, t.begin = append(t.at, to), append(t.begin, len(t.words))
	t.words = append(t.words, values...)
}

// upload makes the numbers a buffer's, and returns where each table is.
func (t *tables) upload(d *Device, b *buffer) {
	base := ints(d.reserve(b, 4*int64(len(t.words)), "a batch's tables"))
	for i, to := range t.at {
		*to = base.at(t.begin[i])
	}
	upload(d, base, t.words)
}

// newBatch checks a Packed, and uploads what is computed from it into two buffers. Error: *model.PackedError.
func (d *Device) newBatch(c model.Config, p model.Packed, table, sets *buffer) (*batch, error) {
	r, err := c.Rows(p)
	if err != nil {
		return nil, err
	}
	b := &batch{tokens: len(p.Tokens), rows: len(r.Target), target: r.Target, invTemp: r.InvTemp, setWords: setWords(c.VocabSize)}
	var t tables
	t.add(&b.ids, p.Tokens)
	t.add(&b.positions, r.Positions)
	t.add(&b.source, r.Source)
	targets, set := make([]int32, b.rows), make([]int32, b.rows)
	var kept []int32
	first := []int32{0}
	var allowed []uint64
	known := map[*uint64]int32{} // of sets by their memory: tokens share them
	for i, at := range r.Target {
		targets[i], set[i] = p.Tokens[at], -1
		kept = append(kept, r.Allowed[i].IDs...)
		first = append(first, int32(len(kept)))
		s := r.Allowed[i].Set
		if s == nil {
			continue
		}
		n, ok := known[&s[0]]
		if !ok {
			n = int32(len(known))
			known[&s[0]] = n
			allowed = append(allowed, make([]uint64, b.setWords)...)
			copy(allowed[len(allowed)-b.setWords:], s)
		}
		set[i] = n
	}
	t.add(&b.targets, targets)
	t.add(&b.set, set)
	t.add(&b.kept, kept)
	t.add(&b.first, first)
	b.byToken.add(&t, p.Tokens)
	b.bySource.add(&t, r.Source)
	b.tile(&t, p.Segments)

	t.upload(d, table)
	if len(allowed) > 0 {
		b.sets = words(d.reserve(sets, 8*int64(len(allowed)), "a batch's sets of tokens"))
		upload(d, b.sets, allowed)
	}
	return b, nil
}

// add groups rows by the id that each has; within a group they are in order.
func (g *groups) add(t *tables, ids []int32) {
	order := make([]int32, len(ids))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(i, j int32) int { return int(ids[i]) - int(ids[j]) })
	var of, first []int32
	for i, row := range order {
		if i == 0 || ids[row] != of[len(of)-1] {
			of, first = append(of, ids[row]), append(first, int32(i))
		}
	}
	g.n = len(of)
	t.add(&g.ids, of)
	t.add(&g.first, append(first, int32(len(order))))
	t.add(&g.list, order)
}

// tile cuts segments into tiles, and lists what sees what.
func (b *batch) tile(t *tables, segments []model.Segment) {
	var tiles []tile
	of := make([][]int, len(segments)) // tiles of a segment
	for i, s := range segments {
		for offset := 0; offset < s.Len; offset += tileRows {
			of[i] = append(of[i], len(tiles))
			tiles = append(tiles, tile{s.Start + offset, min(tileRows, s.Len-offset), i, offset})
		}
	}
	sees, seen := make([][]visit, len(tiles)), make([][]visit, len(tiles))
	see := func(query, key, shift int) {
		q, k := tiles[query], tiles[key]
		sees[query] = append(sees[query], visit{k.row, k.rows, shift})
		seen[key] = append(seen[key], visit{q.row, q.rows, shift})
	}
	for query, q := range tiles {
		if prefix := segments[q.segment].Prefix; prefix >= 0 {
			for _, key := range of[prefix] {
				see(query, key, tileRows)
			}
		}
		for _, key := range of[q.segment] {
			if shift := q.offset - tiles[key].offset; shift >= 0 {
				see(query, key, shift)
			}
		}
	}
	b.queries.add(t, tiles, sees)
	b.keys.add(t, tiles, seen)
}

func (g *tiling) add(t *tables, tiles []tile, visits [][]visit) {
	var first, all []int32
	for i, tile := range tiles {
		begin := len(all) / 3
		for _, v := range visits[i] {
			all = append(all, int32(v.row), int32(v.rows), int32(v.shift))
		}
		first = append(first, int32(tile.row), int32(tile.rows), int32(begin), int32(len(all)/3))
	}
	g.n = len(tiles)
	t.add(&g.tiles, first)
	t.add(&g.visits, all)
}
