package cuda

import (
	"slices"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// moments are AdamW's two: as float32, or as codes of 8 bits with scales (see model/adamw/eightbit.go).
type moments struct {
	n      int // 0: there are none yet
	eight  bool
	first  [2]buffer // float32, or codes
	scales [2]buffer // of codes, one for each adamw.Block
	maps   buffer    // [2, 256]: what codes stand for
}

const optimiser = "the optimiser"

// room makes n of each, zero, or what there was in the other form.
func (m *moments) room(d *Device, n int, eight bool) {
	if m.n == n && m.eight == eight {
		return
	}
	if old := *m; old.n == n {
		*m = moments{}
		m.load(d, n, eight, old.numbers(d, 0), old.numbers(d, 1))
		if err := d.err; err != nil { // there is no room for both: the old ones stay, for a checkpoint
			d.err = nil
			m.release(d)
			*m, d.err = old, err
			return
		}
		old.release(d)
		return
	}
	m.release(d)
	m.eight = eight
	for i := range m.first {
		if !eight {
			zero(d, d.floats(&m.first[i], n, optimiser), 4*n)
			continue
		}
		levels, blocks := adamw.Map(i == 0)[:], momentBlocks(n)
		upload(d, d.floats(&m.maps, 2*len(levels), optimiser).at(len(levels)*i), levels)
		fill(d, d.reserve(&m.first[i], int64(n), optimiser), byte(slices.Index(levels, 0)), n)
		zero(d, d.floats(&m.scales[i], blocks, optimiser), 4*blocks)
	}
	if d.err == nil {
		m.n = n
	}
}

// load makes room for what a checkpoint has.
func (m *moments) load(d *Device, n int, eight bool, moment1, moment2 model.Floats) {
	m.room(d, n, eight)
	for i, from := range []model.Floats{moment1, moment2} {
		to := m.first[i].address
		d.read(from, func(x []float32, at int) {
			if !eight {
				upload(d, floats(to).at(at), x)
				return
			}
			codes, scales := make([]uint8, len(x)), make([]float32, momentBlocks(len(x)))
			adamw.Quantise(codes, scales, x, i == 0)
			upload(d, to+uint64(at), codes)
			upload(d, floats(m.scales[i].address).at(at/adamw.Block), scales)
		})
	}
}

// numbers are the first or the second, as float32.
func (m *moments) numbers(d *Device, i int) model.Floats {
	from, scalesAt := m.first[i].address, floats(m.scales[i].address)
	if !m.eight {
		return d.numbers(floats(from), m.n)
	}
	return d.pieces(m.n, func(x []float32, at int) {
		codes, scales := make([]uint8, len(x)), make([]float32, momentBlocks(len(x)))
		download(d, codes, from+uint64(at))
		download(d, scales, scalesAt.at(at/adamw.Block))
		adamw.Restore(x, codes, scales, i == 0)
	})
}

func momentBlocks(n int) int { return (n + adamw.Block - 1) / adamw.Block }

func (m *moments) release(d *Device) {
	for i := range m.first {
		d.release(&m.first[i])
		d.release(&m.scales[i])
	}
	d.release(&m.maps)
	m.n = 0
}

// adamW makes a step of n numbers w, the first matrices of which decay and are rounded. It zeroes g. rate and eps have
// the bias corrections in them.
func (d *Device) adamW(m *moments, w floats, rounded halves, g floats, n, matrices int, clip, rate, eps float32, o adamw.Options) {
	keep := 1 - o.LR*o.WeightDecay
	if m.eight {
		d.launch("adamw_8bit", grid{x: momentBlocks(n)}, adamw.Block, scratch+2*4*256, w, rounded, g, floats(m.first[0].address),
			floats(m.scales[0].address), floats(m.first[1].address), floats(m.scales[1].address), floats(m.maps.address), n, matrices, clip, rate, eps,
			o.Beta1, o.Beta2, keep)
		return
	}
	for _, part := range []struct {
		from, to int
		rounded  halves
		keep     float32
	}{{0, matrices, rounded, keep}, {matrices, n, 0, 1}} {
		at := func(p floats) floats { return p.at(part.from) }
		d.launch("adamw", blocksOf(part.to-part.from, threads), threads, 0, at(w), part.rounded, at(g), at(floats(m.first[0].address)),
			at(floats(m.first[1].address)), part.to-part.from, clip, rate, eps, o.Beta1, o.Beta2, part.keep)
	}
}
