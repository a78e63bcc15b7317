package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/trainer"
)

// A supervised run on the (simulated) GPU goes on where it stood, and learns what the CPU learns.
func TestSFTOnGPU(t *testing.T) {
	sim.Use(t)
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	command(t, "synth", "--out", at("data.jsonl"), "--worlds", "1", "--per-world", "2", "--families", "count=1", "--lessons", "probe=1")
	sft := func(out string, more ...string) {
		t.Helper()
		command(t, append([]string{"sft", "--data", at("data.jsonl"), "--out", at(out), "--group", "2", "--vocab", "300", "--layers", "1",
			"--dim", "32", "--ff", "32", "--heads", "2", "--kv-heads", "1", "--batch", "300", "--lr", "1e-2", "--warmup", "1", "--decay", "0"}, more...)...)
	}
	sft("cpu", "--steps", "3")
	sft("gpu", "--steps", "2", "--device", "cuda")
	sft("gpu", "--steps", "3", "--device", "cuda")
	weights := map[string][]float32{}
	for _, name := range []string{"cpu", "gpu"} {
		m, _, _, err := loadCheckpoint(at(name))
		if err != nil {
			t.Fatal(err)
		}
		if m.Steps() != 3 {
			t.Errorf("%s: %d steps of the optimiser", name, m.Steps())
		}
		weights[name] = m.State().Weights
	}
	var diff, norm float64
	for i, w := range weights["cpu"] {
		d := float64(w) - float64(weights["gpu"][i])
		diff, norm = diff+d*d, norm+float64(w)*float64(w)
	}
	if e := math.Sqrt(diff / norm); !(e < 2e-2) {
		t.Errorf("the weights of the GPU are %g off those of the CPU", e)
	}
}

// A run of reinforcement learning samples, scores and learns on the GPU; what it samples is what it scores.
func TestGRPOOnGPU(t *testing.T) {
	sim.Use(t)
	dir := t.TempDir()
	guesser(t, dir)
	out, err := program(t, dir, "grpo", "tiny.toml", "--run", "gpu", "--device", "cuda", "--steps", "2", "--set", "rollout.samples=4").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	text, err := os.ReadFile(filepath.Join(dir, "gpu", "metrics.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	for _, line := range lines {
		var m struct {
			Mismatch *float64 `json:"mismatch_kl"`
		}
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatal(err)
		}
		if m.Mismatch == nil || math.Abs(*m.Mismatch) > 1e-3 {
			t.Errorf("sampled and scored log-probabilities differ: %s", line)
		}
	}
	if len(lines) != 2 {
		t.Errorf("%d steps were told", len(lines))
	}
	if _, err := trainer.OpenCheckpoint(filepath.Join(dir, "gpu", "checkpoints")); err != nil {
		t.Error(err)
	}
}

// The memory of a run is planned without a GPU.
func TestPlanOfRun(t *testing.T) {
	dir := t.TempDir()
	guesser(t, dir)
	t.Chdir(dir)
	out, stderr, code := sqltrain(t, "", "grpo", "tiny.toml", "--plan")
	if code != exitOK {
		t.Fatalf("exit code %d: %s", code, stderr)
	}
	for _, want := range []string{"weights to train", "the optimiser", "gradients", "a batch's activations", "keys and values", "in all", "with each block's activations computed again"} {
		if !strings.Contains(out, want) {
			t.Errorf("the plan does not tell of %q:\n%s", want, out)
		}
	}
}

func TestSelftest(t *testing.T) {
	sim.Use(t)
	for _, device := range []string{"cpu", "cuda"} {
		out, stderr, code := sqltrain(t, "", "selftest", "--device", device, "--seed", "5", "--bench=false")
		if code != exitOK || !strings.Contains(out, "policy: generated against scored") || strings.Contains(out, "FAIL") {
			t.Errorf("%s: exit code %d: %s%s", device, code, out, stderr)
		}
	}
	if _, stderr, code := sqltrain(t, "", "selftest", "--device", "tpu"); code != exitUsage || !strings.Contains(stderr, "none of cpu, cuda") {
		t.Errorf("--device tpu: exit code %d: %s", code, stderr)
	}
}
