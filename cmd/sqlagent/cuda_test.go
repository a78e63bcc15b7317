//go:build unix

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/internal/testprogram"
	"github.com/sqlagent/sqlagent/llm/native/remote"
)

// withGPU lets sqlagent find its host, and that a simulated GPU.
func withGPU(t *testing.T) {
	t.Helper()
	t.Setenv("SQLTRAIN_CUDA_LIB", sim.Folder(t, false))
	t.Setenv(remote.HostVariable, testprogram.Path(t, "sqlagent-cuda"))
}

// The embedded model answers on a GPU as on the CPU.
func TestCUDAAnswers(t *testing.T) {
	withGPU(t)
	db := cities(t)
	type answer struct {
		Engine, Device, SQL string
		Rows                [][]any
	}
	ask := func(device string) (got answer) {
		t.Helper()
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--device", device, "--votes", "1", "--context", "512", "--output", "json")
		if err := json.Unmarshal([]byte(r.stdout), &got); err != nil || r.code != exitOK {
			t.Fatalf("on %s: exit code %d, %v in %q\n%s", device, r.code, err, r.stdout, r.stderr)
		}
		return got
	}
	cpu, gpu := ask("cpu"), ask("cuda")
	if gpu.SQL != cpu.SQL || len(gpu.Rows) != 1 || gpu.Engine != "native" {
		t.Errorf("on the GPU %+v, on the CPU %+v", gpu, cpu)
	}
	if r := sqlagent(t, "models", "--device", "cuda", "--context", "128"); r.code != exitOK || !strings.Contains(r.stdout, "cuda ") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

func TestCUDAFails(t *testing.T) {
	db := cities(t)
	t.Setenv("PATH", t.TempDir())
	broken := file(t, "host", "#!/bin/sh\necho the driver is upset >&2; exit 9\n")
	if err := os.Chmod(broken, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, host string
		args       []string
		code       int
		words      []string
	}{
		{"no host", "", []string{"--device", "cuda"}, exitModel, []string{"sqlagent-cuda is neither next to sqlagent nor on PATH", "install it"}},
		{"a host that is not there", filepath.Join(t.TempDir(), "none"), []string{"--device", "cuda"}, exitModel, []string{remote.HostVariable}},
		{"a host that dies", broken, []string{"--device", "cuda"}, exitModel, []string{"the driver is upset", "nvidia-smi"}},
		{"another engine", "", []string{"--device", "cuda", "--engine", "llama", "--model", nanoFile}, exitUsage, []string{"--device", "native"}},
		{"a server", "", []string{"--device", "cuda", "--base-url", "http://127.0.0.1:1/v1"}, exitUsage, []string{"--device", "native"}},
		{"another device", "", []string{"--device", "tpu"}, exitUsage, []string{"cpu", "cuda"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv(remote.HostVariable, c.host)
			r := sqlagent(t, append([]string{"ask", "How many?", "--dsn", db}, c.args...)...)
			if r.code != c.code {
				t.Errorf("exit code %d, want %d\n%s", r.code, c.code, r.stderr)
			}
			for _, w := range c.words {
				if !strings.Contains(r.stderr, w) {
					t.Errorf("no %q in %s", w, r.stderr)
				}
			}
		})
	}
}

// The error for a GPU with too little memory, or one lost while it answers, says what to do.
func TestCUDAFailsToAnswer(t *testing.T) {
	withGPU(t)
	for fault, words := range map[string][]string{
		"SIM_MEMORY=4000000": {"the GPU's memory does not hold", "a smaller --context, or omit --device cuda"},
		"SIM_FAIL=40:101":    {"the GPU has failed or was lost", "nvidia-smi"},
	} {
		name, value, _ := strings.Cut(fault, "=")
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, value)
			r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--device", "cuda", "--votes", "1", "--context", "512")
			if r.code != exitModel {
				t.Errorf("exit code %d, want %d", r.code, exitModel)
			}
			for _, w := range words {
				if !strings.Contains(r.stderr, w) {
					t.Errorf("no %q in %s", w, r.stderr)
				}
			}
		})
	}
}

// Without a GPU the host says so, and what to do.
func TestCUDAWithoutGPU(t *testing.T) {
	withGPU(t)
	t.Setenv("SQLTRAIN_CUDA_LIB", t.TempDir())
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--device", "cuda")
	if r.code != exitModel || !strings.Contains(r.stderr, "cuda: ") || !strings.Contains(r.stderr, "omit --device cuda") {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}
