package gemm

import "math"

// Products by codes on tiles, which sum products of bfloat16 in float32. Each of an activation's two bytes is a number
// that bfloat16 has exactly, and so is a code less the one that stands for zero; a group's sums stay below 2^24, which
// float32 has exactly. So they are the integers of a codeKernel, and what follows has its bits.

const (
	codeTile      = 16        // rows of A in a tile
	codesTogether = 8 * Panel // columns that a block of A is multiplied by while L2 has it
)

// codeTiles is a kernel's code for codeTile rows at a time.
type codeTiles struct {
	transpose func(groups int, src []float32, ld int, dst []float32) // as kernel.transpose, of codeTile columns
	widen     func(to []uint16, high, low []int8, k int)             // makes tiledActivations.bytes of codeTile rows
	pair      func(panel *codePanel, kc int, table *[64]uint16)      // makes panel.pairs of panel.codes
	dots      tileKernel
}

// tileKernel computes so many times codeTile rows of C[m, Panel] (+)= A · panel, as codeKernel does. From those of one
// tile to the next's it is lda halves of a, and lds scales and sums.
type tileKernel func(tiles, groups, steps int, a []uint16, lda int, scales, sums []float32, lds int, panel *codePanel, zero float32, c []float32, ldc int, add bool)

// centred are a format's codes as bfloat16, of which sums are small enough: |code − zero| times the largest activation
// and the elements of a group is below 2^24.
type centred struct {
	zero  float32
	table [64]uint16 // code − zero
}

func centredOn(zero int) *centred {
	c := &centred{zero: float32(zero)}
	for code := range c.table {
		c.table[code] = uint16(math.Float32bits(float32(code-zero)) >> 16)
	}
	return c
}

// tiledActivations are activations as tiles read them. What is empty has not been made of those that were rounded last.
type tiledActivations struct {
	bytes  []uint16                            // [m/codeTile, k/groupA, 2, codeTile, groupA]: 256·high, then low
	groups [2]struct{ scales, sums []float32 } // [m/codeTile, groups, codeTile] of groups of 16, and of 32
}

func (t *tiledActivations) forget() {
	t.bytes = t.bytes[:0]
	for i := range t.groups {
		t.groups[i].scales = t.groups[i].scales[:0]
	}
}

// byTiles computes C[done, Panel] (+)= A[done, p:p+kc] · panel, of the rows that fill tiles.
func (ws *codeWorkspace) byTiles(by *codeTiles, m, p, kc int, codes *coder, add bool, c view) (done int) {
	tiles, group := m/codeTile, codes.group
	if tiles == 0 {
		return 0
	}
	e := &ws.a
	e.tile(by, tiles, group)
	by.pair(&ws.panel, kc, &codes.table)
	groups := &e.tiled.groups[group/16-1]
	at, lds := p/group*codeTile, e.k/group*codeTile
	by.dots(tiles, kc/group, group/4, e.tiled.bytes[p*2*codeTile:], e.k*2*codeTile, groups.scales[at:], groups.sums[at:], lds, &ws.panel, codes.zero, c.data, c.row, add)
	return tiles * codeTile
}

// tile makes what so many tiles read of the activations, unless it is there.
func (e *activations) tile(by *codeTiles, tiles, group int) {
	if len(e.tiled.bytes) == 0 {
		size := e.k * codeTile
		grow(&e.tiled.bytes, tiles*2*size)
		for i := range tiles {
			by.widen(e.tiled.bytes[i*2*size:][:2*size], e.first[i*size:][:size], e.second[i*size:][:size], e.k)
		}
	}
	to := &e.tiled.groups[group/16-1]
	if len(to.scales) > 0 {
		return
	}
	scales, sums := e.groups(group)
	groups := e.k / group
	size := groups * codeTile
	grow(&to.scales, tiles*size)
	grow(&to.sums, tiles*size)
	for at := 0; at < tiles*size; at += size {
		by.transpose(groups, scales[at:], groups, to.scales[at:])
		by.transpose(groups, sums[at:], groups, to.sums[at:])
	}
}
