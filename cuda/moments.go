package cuda

import (
	"slices"

	"github.com/sqlagent/sqlagent/model"
)

// moments are AdamW's two: as float32, or as codes of 8 bits with scales (see model/eightbit.go).
type moments struct {
	n          int
	eight      bool
	first      [2]buffer // float32, or codes
	scales     [2]buffer // of codes, one for each model.MomentBlock
	maps       buffer    // [2, 256]: what codes stand for
	had1, had2 []float32 // the host's, to be uploaded when there is room; nil: zeros
}

const optimiser = "the optimiser"

// set takes over what a checkpoint has, or nothing. Numbers of an earlier one are forgotten.
func (m *moments) set(moment1, moment2 []float32) { m.n, m.had1, m.had2 = 0, moment1, moment2 }

// room makes them as they are asked for: what there was is kept where it has another form.
func (m *moments) room(d *Device, n int, eight bool) {
	if m.n == n && m.eight == eight {
		return
	}
	if m.n == n { // in the other form
		m.had1, m.had2 = make([]float32, n), make([]float32, n)
		m.download(d, m.had1, m.had2)
	}
	m.release(d)
	m.eight = eight
	for i, had := range [][]float32{m.had1, m.had2} {
		if !eight {
			to := d.floats(&m.first[i], n, optimiser)
			if zero(d, to, 4*n); had != nil {
				upload(d, to, had)
			}
			continue
		}
		levels, blocks := model.MomentMap(i == 0)[:], momentBlocks(n)
		upload(d, d.floats(&m.maps, 2*len(levels), optimiser).at(len(levels)*i), levels)
		to, scales := floats(d.reserve(&m.first[i], int64(n), optimiser)), d.floats(&m.scales[i], blocks, optimiser)
		fill(d, to, byte(slices.Index(levels, 0)), n)
		if zero(d, scales, 4*blocks); had != nil {
			codes, of := make([]uint8, n), make([]float32, blocks)
			model.QuantiseMoments(codes, of, had, i == 0)
			upload(d, to, codes)
			upload(d, scales, of)
		}
	}
	if d.err == nil {
		m.n, m.had1, m.had2 = n, nil, nil
	}
}

func momentBlocks(n int) int { return (n + model.MomentBlock - 1) / model.MomentBlock }

// download gives them to the host as float32.
func (m *moments) download(d *Device, moment1, moment2 []float32) {
	for i, to := range [][]float32{moment1, moment2} {
		switch {
		case m.n == 0: // still the host's
			copy(to, [...][]float32{m.had1, m.had2}[i])
		case m.eight:
			codes, scales := make([]uint8, m.n), make([]float32, momentBlocks(m.n))
			download(d, codes, floats(m.first[i].address))
			download(d, scales, floats(m.scales[i].address))
			model.RestoreMoments(to, codes, scales, i == 0)
		default:
			download(d, to, floats(m.first[i].address))
		}
	}
}

func (m *moments) release(d *Device) {
	for i := range m.first {
		d.release(&m.first[i])
		d.release(&m.scales[i])
	}
	d.release(&m.maps)
	m.n = 0
}

// adamW makes a step of n numbers w, the first matrices of which decay and are rounded. It zeroes g. rate and eps have the
// bias corrections in them.
func (d *Device) adamW(m *moments, w floats, rounded halves, g floats, n, matrices int, clip, rate, eps float32, o model.AdamW) {
	keep := 1 - o.LR*o.WeightDecay
	if m.eight {
		d.launch("adamw_8bit", grid{x: momentBlocks(n)}, model.MomentBlock, scratch+2*4*256, w, rounded, g, floats(m.first[0].address),
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
