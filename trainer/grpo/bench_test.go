package grpo

import (
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/model"
)

// Rollouts and rewards of a step, 32 questions of Spider's training databases and 8 samples, by the embedded weights:
// answers a second, the processor's time for an answer, which other programs' load hardly changes, and what queries and
// rewards take of the time.
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
	for _, precision := range []model.Precision{model.Float32, model.BFloat16} {
		b.Run(string(precision), func(b *testing.B) {
			if err := run.policy.(*model.Model).SetPrecision(precision); err != nil {
				b.Fatal(err)
			}
			var rollout, reward time.Duration
			once := func() {
				start := time.Now()
				groups, err := run.sampler.sample(b.Context(), 0, asked)
				if err != nil {
					b.Fatal(err)
				}
				rollout += time.Since(start)
				start = time.Now()
				if err := run.scorer.score(b.Context(), groups); err != nil {
					b.Fatal(err)
				}
				reward += time.Since(start)
			}
			once() // opens the databases, which most steps find open
			rollout, reward = 0, 0
			before, sql := processor(b), run.sampler.places.sql.seconds()
			for b.Loop() {
				once()
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
