package cuda

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

// Two GPUs score what one scores, to the last bit, and make the step that one makes of the same batch, but for the
// order of its sums. Their weights stay alike.
func TestParallel(t *testing.T) {
	gpu := sim.Use(t)
	gpu.Recover()
	gpu.Devices(2)
	t.Cleanup(func() { gpu.Devices(1) })
	for _, rank := range []int{0, 4} {
		devices, err := OpenAll(0)
		if err != nil {
			t.Fatal(err)
		}
		if len(devices) != 2 {
			t.Fatalf("%d devices", len(devices))
		}
		c := tiny("qwen3")
		c.ValueHead = true
		models := [2]*model.Model{adapted(t, c, rank), adapted(t, c, rank)}
		one, err := NewPolicy(devices[0], models[0].Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		two, err := NewParallel(devices, models[1].Origin(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		in := packed(c, true, [2]int{5, -1}, [2]int{70, -1}, [2]int{6, 1}, [2]int{1, 1}, [2]int{9, 0}, [2]int{2, -1})
		alone := packed(c, true, [2]int{7, -1}) // a batch that leaves one GPU without a share
		for step := range 2 {
			var norms [2]float32
			var outs [2]model.Out
			for i, p := range []model.Policy{one, two} {
				for _, batch := range []model.Packed{in, alone} {
					out, err := p.Forward(batch)
					if err != nil {
						t.Fatal(err)
					}
					if err := p.Backward(randomGrad(c, batch)); err != nil {
						t.Fatal(err)
					}
					outs[i].Logp, outs[i].Value = append(outs[i].Logp, out.Logp...), append(outs[i].Value, out.Value...)
				}
				if norms[i], err = p.Step(adamw.Options{LR: 1e-3, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}); err != nil {
					t.Fatal(err)
				}
			}
			if step == 0 && (!slices.Equal(outs[0].Logp, outs[1].Logp) || !slices.Equal(outs[0].Value, outs[1].Value)) {
				t.Errorf("rank %d: two GPUs score %g off", rank, distance(outs[1].Logp, outs[0].Logp))
			}
			if e := math.Abs(float64(norms[1]/norms[0] - 1)); !(e <= 1e-4) {
				t.Errorf("rank %d, step %d: the gradient's norm is %g, of one GPU %g", rank, step, norms[1], norms[0])
			}
		}
		want, got := learnt(t, one, models[0]).State(), learnt(t, two.ranks[0], models[1]).State()
		e, first := distance(got.Trained, want.Trained), distance(got.Moment1, want.Moment1)
		if t.Logf("rank %d: weights %.2g off, first moments %.2g", rank, e, first); !(e <= 1e-4) || !(first <= 1e-3) {
			t.Errorf("rank %d: after two steps the weights are %g off those of one GPU, first moments %g", rank, e, first)
		}
		if !slices.Equal(got.Trained, learnt(t, two.ranks[1], models[1]).State().Trained) {
			t.Errorf("rank %d: the GPUs have other weights", rank)
		}
		dir := t.TempDir()
		if err := errors.Join(two.Save(dir), two.Load(dir)); err != nil {
			t.Error(err)
		}
		logp, _, err := two.Score(in, model.Current)
		if err != nil {
			t.Fatal(err)
		}
		wantLogp, _, err := one.Score(in, model.Current)
		if e := distance(logp, wantLogp); err != nil || !(e <= 2e-2) {
			t.Errorf("rank %d: saved and loaded, the scores are %g off (%v)", rank, e, err)
		}
		if err := errors.Join(one.Close(), two.Close()); err != nil {
			t.Error(err)
		}
		for _, d := range devices {
			d.Close()
		}
		if n := gpu.Used(); n != 0 {
			t.Errorf("%d bytes of the GPUs' memory were not given back", n)
		}
	}
}

// A GPU that is lost among the sums gives up those of the others, and no later step waits for it.
func TestParallelLost(t *testing.T) {
	gpu := sim.Use(t)
	gpu.Recover()
	gpu.Devices(2)
	t.Cleanup(func() { gpu.Devices(1); gpu.Recover() })
	devices, err := OpenAll(0)
	if err != nil {
		t.Fatal(err)
	}
	c := tiny("qwen3")
	p, err := NewParallel(devices, lively(t, c).Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	step := func(fail bool) error {
		in := packed(c, true, [2]int{5, -1}, [2]int{70, -1})
		if _, err := p.Forward(in); err != nil {
			return err
		}
		if err := p.Backward(randomGrad(c, in)); err != nil {
			return err
		}
		if fail {
			gpu.Fail(1, 101)
		}
		_, err := p.Step(adamw.Options{LR: 1e-3, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8})
		return err
	}
	if err := step(false); err != nil {
		t.Fatal(err)
	}
	var lost *Error
	if err := step(true); !errors.As(err, &lost) || lost.Code != 101 {
		t.Fatalf("a GPU is lost: %v", err)
	}
	if p.nccl.comms != nil {
		t.Error("the others wait for it")
	}
	gpu.Recover()
	var given *NCCLError
	if err := step(false); !errors.As(err, &given) {
		t.Errorf("a step after it: %v", err)
	}
	p.Close()
	for _, d := range devices {
		d.Close()
	}
}

// More GPUs than there are, and a box without NCCL, give errors with what to do.
func TestParallelUnavailable(t *testing.T) {
	gpu := sim.Use(t)
	gpu.Recover()
	gpu.Devices(2)
	t.Cleanup(func() { gpu.Devices(1) })
	refused := func(err error, want string) {
		t.Helper()
		var e *UnavailableError
		if !errors.As(err, &e) || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	_, err := OpenAll(3)
	refused(err, "--gpus 3: only 2 GPUs available; lower --gpus")
	devices, err := OpenAll(2)
	if err != nil {
		t.Fatal(err)
	}
	defer devices[0].Close()
	defer devices[1].Close()
	all := os.Getenv("SQLTRAIN_CUDA_LIB")
	defer os.Setenv("SQLTRAIN_CUDA_LIB", all)
	dir := t.TempDir()
	os.Setenv("SQLTRAIN_CUDA_LIB", dir)
	if err := os.WriteFile(filepath.Join(dir, "libnccl.so.2"), []byte("no library"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err = NewParallel(devices, lively(t, tiny("qwen2")).Origin(), Options{})
	refused(err, "several GPUs need NCCL, which is not installed: ")
	refused(err, "pip install nvidia-nccl-cu12, or name the folder that has libnccl.so.2 by SQLTRAIN_CUDA_LIB, or use one GPU (--gpus 1)")
}
