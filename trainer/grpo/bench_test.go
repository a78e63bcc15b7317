package grpo

import (
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/corpora"
)

// Rollouts and rewards of a step, 32 questions of Spider's training databases and 8 samples, by the embedded weights:
// answers a second, the processor's time for an answer, which other programs' load hardly changes, and what queries and
// rewards take of the time. Samples of a group are linked to their database once, or each by itself.
func BenchmarkRollouts(b *testing.B) {
	path := filepath.Join(b.TempDir(), "recipe.toml")
	write(b, path, `
name = "bench"
protocol = "pointer"
steps = 1
model.init = "nano"
data.sets = [{spider = "`+corpora.Path(b, "spider")+`"}]
rollout = {turns = 1, questions = 32, samples = 8, context = 768}
reward.name = "ex"
optimiser.lr = 1e-4
`)
	recipe, err := ReadRecipe(path)
	if err != nil {
		b.Fatal(err)
	}
	run, err := Open(b.TempDir(), recipe)
	if err != nil {
		b.Fatal(err)
	}
	defer run.Close()
	asked := make([]Question, recipe.Rollout.Questions)
	for i := range asked {
		asked[i] = run.questions.next()
	}
	alone := func() [][]*Rollout {
		groups := make([][]*Rollout, len(asked))
		var working sync.WaitGroup
		for i, q := range asked {
			groups[i] = make([]*Rollout, recipe.Rollout.Samples)
			for k := range groups[i] {
				working.Go(func() { groups[i][k] = run.sampler.rollout(b.Context(), 0, q, k) })
			}
		}
		working.Wait()
		if err := run.sampler.engine.Forget(); err != nil {
			b.Fatal(err)
		}
		return groups
	}
	together := func() [][]*Rollout {
		groups, err := run.sampler.sample(b.Context(), 0, asked)
		if err != nil {
			b.Fatal(err)
		}
		return groups
	}
	together() // opens the databases, which most steps find open
	for name, sample := range map[string]func() [][]*Rollout{"links=each": alone, "links=once": together} {
		b.Run(name, func(b *testing.B) {
			var rollout, reward time.Duration
			before, sql := processor(b), run.sampler.places.sql.seconds()
			for b.Loop() {
				start := time.Now()
				groups := sample()
				rollout += time.Since(start)
				start = time.Now()
				if err := run.scorer.score(b.Context(), groups); err != nil {
					b.Fatal(err)
				}
				reward += time.Since(start)
			}
			answers := float64(b.N * len(asked) * recipe.Rollout.Samples)
			b.ReportMetric(answers/(rollout+reward).Seconds(), "answers/s")
			b.ReportMetric((processor(b)-before).Seconds()*1e3/answers, "cpu-ms/answer")
			b.ReportMetric((run.sampler.places.sql.seconds()-sql+reward.Seconds())/(rollout+reward).Seconds(), "SQL-share")
		})
	}
}

// processor is the time that this process has taken of processors.
func processor(b *testing.B) time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
