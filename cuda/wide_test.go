package cuda

import (
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/model"
)

// within is a tolerance: of what bfloat16 rounds, or in the wide form of the simulated GPU of float32 sums alone.
func within(half float64) float64 {
	if halfBytes == 4 {
		return min(half, singleTolerance)
	}
	return half
}

// What the GPU's numbers are off the CPU's is rounding to bfloat16. Where a bfloat16 is a float32, the same kernels and
// the same host code are off by no more than the order of sums.
func TestWide(t *testing.T) {
	if os.Getenv(sim.Wide) != "" {
		t.Skip("this process is the wide one")
	}
	sim.Folder(t, true)
	const tests = "Operations|Forward|Backward|FreshGradient|TwentySteps|EightBit|Decoder|Graphs"
	cmd := exec.Command(os.Args[0], "-test.v", "-test.run=^Test("+tests+")$")
	cmd.Env = append(os.Environ(), sim.Wide+"=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	for name := range strings.SplitSeq(tests, "|") {
		if !strings.Contains(string(out), "--- PASS: Test"+name) {
			t.Errorf("Test%s did not pass", name)
		}
	}
	t.Logf("%s", out)
}

// scored is a prefix with two continuations, all of whose tokens are scored, and a loss's gradient: how far off the
// gradient of a sharp attention is depends on them.
func scored(c model.Config, seed uint64) (p model.Packed, g model.Grad) {
	rng := rand.New(rand.NewPCG(seed, 9))
	for i, n := range []int{20, 9, 12} {
		p.Segments = append(p.Segments, model.Segment{Start: len(p.Tokens), Len: n, Prefix: min(i, 1) - 1})
		for j := range n {
			p.Tokens, p.Score = append(p.Tokens, int32(rng.IntN(c.VocabSize))), append(p.Score, i > 0 || j > 0)
			g.Logp = append(g.Logp, float32(rng.NormFloat64()))
		}
	}
	return p, g
}

// The attention of a fresh model is wired sharp: see model.New. Scores of a bfloat16's few bits then say much of a
// probability.
func TestFreshGradient(t *testing.T) {
	d, _ := simulated(t)
	for _, x := range []struct {
		architecture string
		norm, all    float64 // how far off the gradient's norm, and the gradient, may be in bfloat16
	}{{"qwen2", 6e-2, 0.1}, {"qwen3", 1e-2, chain}} {
		c := tiny(x.architecture)
		c.Embedding, c.FeedForward, c.VocabSize, c.RopeBase, c.Tied = 64, 96, 96, 1e4, true
		var models [2]*model.Model
		for i := range models {
			var err error
			if models[i], err = model.New(c, 3); err != nil {
				t.Fatal(err)
			}
		}
		in, g := scored(c, 3)
		want, wantNorm := moved(t, models[0], models[0], in, g)
		p, err := NewPolicy(d, models[1].Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, norm := moved(t, models[1], p, in, g)
		p.Close()
		off, all := math.Abs(float64(norm/wantNorm)-1), distance(got, want)
		t.Logf("%s: the norm is %.2g off, the gradient %.2g", x.architecture, off, all)
		if !(off <= within(x.norm)) || !(all <= within(x.all)) {
			t.Errorf("%s: the norm is %g off, the gradient %g", x.architecture, off, all)
		}
	}
}
