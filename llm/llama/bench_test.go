//go:build linux

package llama

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	bare "github.com/hybridgroup/yzma/pkg/llama"
	"golang.org/x/sys/unix"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// BenchmarkHost generates the same tokens through the host process and in a bare loop over yzma in this process, in
// turns, and reports what the host costs more: of the clock's time, and of the processor's time in both processes,
// which other programs disturb less. The cost of a token through the pipe is the same for every model, so nano, whose
// tokens take a thousandth of a second, bears most; the other has the shape of a small model that people use.
func BenchmarkHost(b *testing.B) {
	b.Run("nano", func(b *testing.B) { benchmarkHost(b, nano, 256) })
	b.Run("76M parameters", func(b *testing.B) { benchmarkHost(b, larger(b), 64) })
}

// larger makes a GGUF file of random weights, 12 layers of width 768, with nano's vocabulary.
func larger(b *testing.B) string {
	f, err := gguf.Open(nano)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	tok, err := token.FromGGUF(f)
	if err != nil {
		b.Fatal(err)
	}
	m, err := model.New(model.Config{Architecture: "qwen2", VocabSize: tok.Size(), Context: 1024, Layers: 12, Embedding: 768, FeedForward: 2048,
		Heads: 12, KVHeads: 4, RopeBase: 1e6, NormEps: 1e-6, Tied: true}, 1)
	if err != nil {
		b.Fatal(err)
	}
	tensors, err := m.Tensors(gguf.Q8_0)
	if err != nil {
		b.Fatal(err)
	}
	path := filepath.Join(b.TempDir(), "larger.gguf")
	if err := gguf.Write(path, append(m.Meta(), tok.Meta()...), tensors); err != nil {
		b.Fatal(err)
	}
	return path
}

func benchmarkHost(b *testing.B, path string, tokens int) {
	prompt := []int32{1, 2, 3, 4, 5, 6, 7, 8}
	e := begin(b, path, Options{})

	if err := bare.Load(libraries(b)); err != nil {
		b.Fatal(err)
	}
	bare.LogSet(bare.LogSilent())
	bare.Init()
	m, err := bare.ModelLoadFromFile(path, bare.ModelDefaultParams())
	if err != nil {
		b.Fatal(err)
	}
	defer bare.ModelFree(m)
	p := bare.ContextDefaultParams()
	p.NCtx, p.NThreads, p.NThreadsBatch, p.NoPerf = 512, 1, 1, 1
	ctx, err := bare.InitFromModel(m, p)
	if err != nil {
		b.Fatal(err)
	}
	defer bare.Free(ctx)
	memory, err := bare.GetMemory(ctx)
	if err != nil {
		b.Fatal(err)
	}
	greedy := bare.SamplerInitGreedy()
	defer bare.SamplerFree(greedy)

	loop := func() {
		bare.MemoryClear(memory, false)
		next := make([]bare.Token, len(prompt))
		for i, id := range prompt {
			next[i] = bare.Token(id)
		}
		for range tokens {
			if status, err := bare.Decode(ctx, bare.BatchGetOne(next)); err != nil || status != 0 {
				b.Fatal(status, err)
			}
			next = []bare.Token{bare.SamplerSample(greedy, ctx, -1)}
		}
	}
	host := func() {
		s, err := e.host.generate(wire.Generate{Tokens: prompt, Most: tokens})
		if err != nil {
			b.Fatal(err)
		}
		for range tokens + 1 {
			if _, err := s.next(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
		s.end()
	}
	loop()
	host()
	var inLoop, inHost, workLoop, workHost time.Duration
	for b.Loop() {
		start, before := time.Now(), work(b, e)
		loop()
		between, middle := time.Now(), work(b, e)
		host()
		inLoop, workLoop = inLoop+between.Sub(start), workLoop+middle-before
		inHost, workHost = inHost+time.Since(between), workHost+work(b, e)-middle
	}
	b.ReportMetric(float64(b.N*tokens)/inLoop.Seconds(), "bare-tokens/s")
	b.ReportMetric(float64(b.N*tokens)/inHost.Seconds(), "host-tokens/s")
	b.ReportMetric(100*(inHost.Seconds()/inLoop.Seconds()-1), "overhead-%")
	b.ReportMetric(100*(workHost.Seconds()/workLoop.Seconds()-1), "processor-overhead-%")
	b.ReportMetric(float64(workLoop.Microseconds())/float64(b.N*tokens), "bare-µs/token")
	b.ReportMetric(float64(workHost.Microseconds())/float64(b.N*tokens), "host-µs/token")
}

// work is the processor time that this process and the host have taken; the system counts the host's in nanoseconds
// (proc(5), schedstat), thread by thread.
func work(b *testing.B, e *Engine) time.Duration {
	var self unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &self); err != nil {
		b.Fatal(err)
	}
	sum := time.Duration(self.Utime.Nano() + self.Stime.Nano())
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", e.host.Cmd.Process.Pid))
	for _, path := range threads {
		var taken time.Duration
		if text, err := os.ReadFile(path); err == nil {
			fmt.Sscan(string(text), &taken)
			sum += taken
		}
	}
	return sum
}
