// Package teach makes trajectories to learn from. A teacher answers the questions of package ask about databases of
// package synth, as a model is to learn it, through the agent's own loop. [Generate] makes them from a seed;
// [Decontaminate] reads them again.
package teach

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// Options says what to generate.
type Options struct {
	Seed     uint64
	Worlds   int
	PerWorld int            // questions of each world
	Workers  int            // 0: one for each processor
	Protocol agent.Protocol // what the trajectories speak: one of text
	Banned   *synth.Banned  // nil: nothing is banned

	// Families and Lessons, where set, are all that is asked and taught, with their shares; else all are, with the
	// built-in shares. Names are those of Stats.
	Families, Lessons map[string]float64

	Progress func(worlds int) // called with how many are done; may be nil

	Out io.Writer // examples as lines of JSON; nil: none
	// Databases, where set, is a folder that keeps each world's SQLite file, with suite.jsonl next to
	// them: the questions as evaluation problems.
	Databases string
}

// Stats counts questions.
type Stats struct {
	Banned    int            `json:"banned_worlds"` // left out: a name in the schema is banned
	Attempted int            `json:"attempted"`
	Kept      int            `json:"kept"`
	Dropped   map[string]int `json:"dropped"` // by reason
	Families  map[string]int `json:"families"`
	Lessons   map[string]int `json:"lessons"`
	Hops      map[int]int    `json:"hops"` // joins
}

// Check finds shares of what does not exist, and says what does.
func (o Options) Check() error {
	var asked, taught []string
	for _, f := range ask.Families() {
		asked = append(asked, f.Name)
	}
	for _, l := range lessons {
		taught = append(taught, string(l.lesson))
	}
	for name := range o.Families {
		if !slices.Contains(asked, name) {
			return fmt.Errorf("there is no family of questions %q; there are %s", name, strings.Join(asked, ", "))
		}
	}
	for name := range o.Lessons {
		if !slices.Contains(taught, name) {
			return fmt.Errorf("there is no lesson %q; there are %s", name, strings.Join(taught, ", "))
		}
	}
	return nil
}

// families are those that are asked.
func (o Options) families() []ask.Family {
	if o.Families == nil {
		return ask.Families()
	}
	var asked []ask.Family
	for _, f := range ask.Families() {
		if f.Weight = o.Families[f.Name]; f.Weight > 0 {
			asked = append(asked, f)
		}
	}
	return asked
}

// profiledWorlds is the share of databases whose values the teacher's prompts know, as `ask` does without --no-profile.
const profiledWorlds = 0.85

// knowledgeShare is how often a question needs external knowledge.
const knowledgeShare = 0.05

// Generate makes o.Worlds databases and asks o.PerWorld questions of each. The output depends on the
// seed alone, not on the number of workers.
func Generate(ctx context.Context, o Options) (Stats, error) {
	if err := o.Check(); err != nil {
		return Stats{}, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	dir := o.Databases
	if dir == "" {
		temporary, err := os.MkdirTemp("", "synth-")
		if err != nil {
			return Stats{}, err
		}
		defer os.RemoveAll(temporary)
		dir = temporary
	} else if err := os.MkdirAll(dir, 0o755); err != nil {
		return Stats{}, err
	}

	made := make([]chan worldOutput, o.Worlds) // in the order of worlds
	for i := range made {
		made[i] = make(chan worldOutput, 1)
	}
	workers := o.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ahead := make(chan struct{}, 4*workers) // worlds made but not yet written
	var next sync.Mutex
	at := 0
	var wg sync.WaitGroup
	defer wg.Wait()
	defer cancel()
	for range workers {
		wg.Go(func() {
			for {
				select {
				case ahead <- struct{}{}:
				case <-ctx.Done():
					return
				}
				next.Lock()
				i := at
				at++
				next.Unlock()
				if i >= o.Worlds {
					return
				}
				made[i] <- o.world(ctx, i, dir)
			}
		})
	}

	stats := newStats()
	var suite bytes.Buffer
	for i := range made {
		var w worldOutput
		select {
		case w = <-made[i]:
		case <-ctx.Done():
			return stats, ctx.Err()
		}
		<-ahead
		if o.Progress != nil {
			o.Progress(i + 1)
		}
		if w.err != nil {
			return stats, w.err
		}
		stats.add(w.stats)
		if o.Out != nil {
			if _, err := o.Out.Write(w.examples); err != nil {
				return stats, err
			}
		}
		suite.Write(w.problems)
	}
	if o.Databases != "" {
		return stats, atomicfile.Write(filepath.Join(dir, "suite.jsonl"), 0o644, func(f *os.File) error { // last: a folder that has it is whole
			_, err := f.Write(suite.Bytes())
			return err
		})
	}
	return stats, nil
}

// worldOutput is what one world gives.
type worldOutput struct {
	examples []byte // lines
	problems []byte // lines
	stats    Stats
	err      error
}

// world makes the i-th database and its examples.
func (o Options) world(ctx context.Context, i int, dir string) (out worldOutput) {
	out.stats = newStats()
	rng := rand.New(rand.NewPCG(o.Seed, uint64(i)))
	w := synth.NewWorld(rng)
	w.Name = fmt.Sprintf("%s-%06d", w.Name, i)
	path := filepath.Join(dir, w.Name+".sqlite")
	if out.err = w.Build(path); out.err != nil {
		return out
	}
	if o.Databases == "" {
		defer os.Remove(path)
	}
	db, err := open.Open(ctx, "sqlite:"+path, open.Options{})
	if err != nil {
		return worldOutput{err: err}
	}
	defer db.Close()
	schema, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return worldOutput{err: err}
	}
	if o.Banned != nil {
		if _, bad := o.Banned.Word(schema.DDL()); bad {
			out.stats.Banned++
			return out
		}
	}

	plain := schema
	if draw.Chance(rng, profiledWorlds) {
		if schema, err = db.Schema(ctx, database.SchemaOptions{Profile: &database.ProfileOptions{Steps: database.ProfileSteps}}); err != nil {
			return worldOutput{err: err}
		}
	}

	speech, _ := tags.Of(o.Protocol)
	t := &teacher{world: w, db: db, schema: schema, plain: plain, protocol: o.Protocol, speech: speech, rng: rng, answered: map[database.Value]bool{}}
	asker := ask.New(w)
	seen := map[string]bool{}
	var examples []*trajectory.Example
	var problems []eval.Problem
	for range o.PerWorld {
		e, err := o.example(ctx, asker, t, seen, &out.stats)
		if err != nil {
			return worldOutput{err: err}
		}
		if e == nil {
			continue
		}
		examples = append(examples, e)
		problems = append(problems, eval.Problem{DB: filepath.Base(path), Question: e.Question, Gold: e.SQL, Knowledge: e.Knowledge, Family: e.Family, Hops: e.Hops})
	}
	var lines, suite bytes.Buffer
	if out.err = trajectory.Write(&lines, examples...); out.err == nil {
		out.err = jsonl.Write(&suite, problems...)
	}
	out.examples, out.problems = lines.Bytes(), suite.Bytes()
	return out
}

// How often a family is tried before another is drawn, and how many families before giving up: what a
// world does not offer at all is not to shift the shares of the rest more than it must.
const (
	triesPerFamily = 8
	maxFamilies    = 12
)

// example draws a question that its answer bears out.
func (o Options) example(ctx context.Context, a *ask.Asker, t *teacher, seen map[string]bool, stats *Stats) (*trajectory.Example, error) {
	as := drawLesson(t.rng, o.Lessons)
	explores := t.speech.SQL != ""
	if !explores {
		as = direct // there is nothing else to teach
	}
	wishes := ask.Wishes{Misspelt: as == repairValue || as == lookFirst, Knowledge: draw.Chance(t.rng, knowledgeShare)}
	families := o.families()
	for range maxFamilies {
		f := draw.Weighted(t.rng, families, func(f ask.Family) float64 { return f.Weight })
		for range triesPerFamily {
			k := a.Question(t.rng, f, wishes)
			if k == nil {
				continue
			}
			this := as
			if this == direct && explores && !easy(k) {
				this = probe
			}
			e, why, err := o.answer(ctx, t, k, this, seen)
			if err != nil {
				return nil, err
			}
			stats.count(e, this, why)
			if e != nil {
				return e, nil
			}
		}
	}
	return nil, nil
}

// answer has a question answered, unless it was asked before or is banned.
func (o Options) answer(ctx context.Context, t *teacher, k *ask.Question, as lesson, seen map[string]bool) (*trajectory.Example, drop, error) {
	if seen[k.Text] {
		return nil, dropRepeated, nil
	}
	if o.Banned != nil {
		if _, bad := o.Banned.Question(k.Text); bad {
			return nil, dropBanned, nil
		}
	}
	e, why, err := t.teach(ctx, k, as)
	if e == nil {
		return nil, why, err
	}
	if o.Banned != nil {
		if _, bad := bannedIn(o.Banned, e); bad {
			return nil, dropBanned, nil
		}
	}
	seen[k.Text] = true
	return e, dropNone, nil
}

// easy questions may be answered without a probe: nothing in them can be misread.
func easy(k *ask.Question) bool {
	return len(k.Query.Joins) == 0 && len(k.Query.Where) == 0 && k.Query.With == nil
}

func newStats() Stats {
	return Stats{Dropped: map[string]int{}, Families: map[string]int{}, Lessons: map[string]int{}, Hops: map[int]int{}}
}

// count adds one question that was put to a database.
func (s *Stats) count(e *trajectory.Example, as lesson, why drop) {
	s.Attempted++
	if e == nil {
		s.Dropped[string(why)]++
		return
	}
	s.Kept++
	s.Families[e.Family]++
	s.Lessons[string(as)]++
	s.Hops[e.Hops]++
}

func (s *Stats) add(t Stats) {
	s.Banned += t.Banned
	s.Attempted += t.Attempted
	s.Kept += t.Kept
	for k, n := range t.Dropped {
		s.Dropped[k] += n
	}
	for k, n := range t.Families {
		s.Families[k] += n
	}
	for k, n := range t.Lessons {
		s.Lessons[k] += n
	}
	for k, n := range t.Hops {
		s.Hops[k] += n
	}
}

// String is the statistics as one JSON object.
func (s Stats) String() string {
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err.Error()
	}
	return string(text)
}
