package synth

import (
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// Invented words keep the model from recalling identifiers: one that it never saw can only be copied
// from the schema.

var (
	onsets = strings.Fields(`b bl br c ch cl cr d dr f fl fr g gl gr h j k kl kr l m n p pl pr qu r s sc sh sk sl
		sm sn sp st str t th tr tw v vr w y z zh`)
	vowels = strings.Fields(`a a a e e e i i o o o u u ai ea ee oa oo ou`)
	codas  = strings.Fields(`b ck d ft g k l lb ld lk lm lp m mp n nd nk nt p r rb rd rg rk rl rm rn rp sk sp st t x z`)
	tails  = strings.Fields(`a al an ar el en er et ic id il in ix o on or os um us y le`)
)

// nonce invents a lower-case word of two or three syllables: "zorbal", "flindo", "kreptamix".
func nonce(r *rand.Rand) string {
	for {
		var b strings.Builder
		b.WriteString(draw.One(r, onsets) + draw.One(r, vowels))
		if r.IntN(3) > 0 {
			b.WriteString(draw.One(r, codas))
		}
		if r.IntN(3) == 0 {
			b.WriteString(draw.One(r, onsets) + draw.One(r, vowels))
		}
		b.WriteString(draw.One(r, onsets[:12]) + draw.One(r, tails))
		if w := b.String(); len(w) >= 4 && len(w) <= 11 && !forbidden(w) {
			return w
		}
	}
}

// code invents an upper-case reference: "KX-204", "BT17", "QRA".
func code(r *rand.Rand, pattern string) string {
	var b strings.Builder
	for _, c := range pattern {
		switch c {
		case 'A':
			b.WriteByte("ABCDEFGHJKLMNPQRSTUVWXYZ"[r.IntN(24)])
		case '9':
			b.WriteByte(byte('0' + r.IntN(10)))
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
