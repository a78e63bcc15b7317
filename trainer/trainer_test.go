package trainer

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/token"
)

// trajectories are two worlds with two questions each; the second question of the first has a mistake.
func trajectories() []trajectory.Example {
	example := func(world, question string, segments ...trajectory.Segment) trajectory.Example {
		prompt := trajectory.Segment{Role: llm.User, Text: "Schema of " + world + "\n\nQuestion: " + question}
		return trajectory.Example{World: world, Question: question, Segments: append([]trajectory.Segment{prompt}, segments...)}
	}
	wrote := func(text string, train bool) trajectory.Segment {
		return trajectory.Segment{Role: llm.Assistant, Text: text, Generated: true, Train: train}
	}
	saw := func(text string) trajectory.Segment { return trajectory.Segment{Role: llm.Continue, Text: text} }
	return []trajectory.Example{
		example("a", "one?", wrote("<sql>SELECT 1</sql>", true), saw("<observation>1</observation>"), wrote("<solution>SELECT 1</solution>", true)),
		example("a", "two?", wrote("<sql>SELEC</sql>", false), saw("<observation>error</observation>"), wrote("<solution>SELECT 2</solution>", true)),
		example("b", "three?", wrote("<solution>SELECT 3</solution>", true)),
		example("b", "four?", wrote("<solution>SELECT 4</solution>", true)),
	}
}

func write(t *testing.T, examples []trajectory.Example) string {
	t.Helper()
	var b strings.Builder
	for _, e := range examples {
		line, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(append(line, '\n'))
	}
	path := filepath.Join(t.TempDir(), "data.jsonl")
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func tokenizer(t *testing.T) *token.Tokenizer {
	t.Helper()
	tok, err := token.Train(slices.Values([]string{"SELECT <sql> </sql> <solution> </solution> <observation>"}), 290, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	return tok
}

func tiny(t *testing.T, tok *token.Tokenizer) *model.Model {
	t.Helper()
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: tok.Size(), Context: 512, Layers: 2, Embedding: 32, FeedForward: 64,
		Heads: 2, KVHeads: 1, RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The tokens in the loss are what the model would have generated and is to learn, and the stop token.
func TestTokeniseTrainsGeneratedTokensOnly(t *testing.T) {
	tok := tokenizer(t)
	s, err := Tokenise(tok, trajectories()[1])
	if err != nil {
		t.Fatal(err)
	}
	var trained []int32
	for i, train := range s.Train {
		if train {
			trained = append(trained, s.Tokens[i])
		}
	}
	end, _ := tok.Special("<|im_end|>")
	want := append(tok.Encode("<solution>SELECT 2</solution>"), end)
	if !slices.Equal(trained, want) {
		t.Errorf("trained on %q, want %q", tok.Decode(trained), tok.Decode(want))
	}
	if last := s.Tokens[len(s.Tokens)-1]; last != end {
		t.Errorf("the sequence ends with %q", tok.Decode([]int32{last}))
	}
}

// A corpus knows what its examples speak, which is how the weights are to be asked, and their databases, however many
// groups these are in.
func TestLoadCorpusKnowsProtocolAndWorlds(t *testing.T) {
	tok := tokenizer(t)
	for _, c := range []struct{ first, others, want string }{{"plain", "plain", "plain"}, {"plain", "skyrl", ""}, {"", "", ""}} {
		examples := trajectories()
		worlds := map[string]bool{}
		for i := range examples {
			examples[i].Protocol, worlds[examples[i].World] = c.others, true
		}
		examples[0].Protocol = c.first
		corpus, err := LoadCorpus(write(t, examples), tok, 512, 1)
		if err != nil || corpus.Protocol != c.want || corpus.Worlds != len(worlds) || len(corpus.Groups) <= len(worlds) {
			t.Errorf("%+v: %+v of %d databases, %v", c, corpus, len(worlds), err)
		}
	}
}

// Each token of a corpus counts once in its loss, however many stand in a batch. Sums in another order differ by 1e-6.
func TestEvaluate(t *testing.T) {
	tok := tokenizer(t)
	m := tiny(t, tok)
	c, err := LoadCorpus(write(t, trajectories()), tok, 512, 1)
	if err != nil || len(c.Groups) != 4 {
		t.Fatalf("%d groups, %v", len(c.Groups), err)
	}
	want, err := Evaluate(t.Context(), m, c, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, tokens := range []int{c.Tokens / 2, c.Tokens - 1, c.Tokens * 3 / 2} {
		if got, err := Evaluate(t.Context(), m, c, tokens); err != nil || math.Abs(got-want) > 1e-5 {
			t.Errorf("in batches of %d: %v, %v; one by one %v", tokens, got, err, want)
		}
	}
}

// A piece names a special token, which text never makes.
func TestTokenisePieces(t *testing.T) {
	tok, err := token.Train(slices.Values([]string{"C6 C7"}), 290, "qwen2", append(slices.Clone(token.DefaultSpecials), "C6"))
	if err != nil {
		t.Fatal(err)
	}
	example := func(pieces ...llm.Piece) trajectory.Example {
		return trajectory.Example{Segments: []trajectory.Segment{
			trajectory.Given(llm.Message{Role: llm.User, Text: "C6"}), {Role: llm.Assistant, Pieces: pieces, Generated: true, Train: true},
		}}
	}
	s, err := Tokenise(tok, example(llm.Piece{Text: "C6"}, llm.Piece{Token: "C6"}))
	if err != nil {
		t.Fatal(err)
	}
	c6, _ := tok.Special("C6")
	end, _ := tok.Special("<|im_end|>")
	tail := append(tok.Encode("C6"), c6, end)
	if n := len(s.Tokens) - len(tail); !slices.Equal(s.Tokens[n:], tail) || slices.Contains(s.Tokens[:n], c6) {
		t.Errorf("got %v, want it to end in %v, and C6 (%d) nowhere else", s.Tokens, tail, c6)
	}
	if _, err := Tokenise(tok, example(llm.Piece{Token: "C7"})); err == nil || !strings.Contains(err.Error(), `"C7"`) {
		t.Errorf("a token that is not there: %v", err)
	}
}

// Packing must not change what is learnt: each sequence, read back through its prefix, is whole.
func TestPackKeepsEverySequence(t *testing.T) {
	tok := tokenizer(t)
	corpus, err := LoadCorpus(write(t, trajectories()), tok, 512, 3)
	if err != nil {
		t.Fatal(err)
	}
	if corpus.Examples != 4 || len(corpus.Groups) != 2 || corpus.TooLong != 0 {
		t.Fatalf("%d examples in %d groups, %d too long", corpus.Examples, len(corpus.Groups), corpus.TooLong)
	}
	var p model.Packed
	var want []Sequence
	for _, g := range corpus.Groups {
		Pack(&p, g)
		want = append(want, g...)
	}
	var got []Sequence
	for _, s := range p.Segments {
		if s.Prefix < 0 {
			continue // every group here has a prefix
		}
		parent := p.Segments[s.Prefix]
		got = append(got, Sequence{
			Tokens: slices.Concat(p.Tokens[parent.Start:parent.Start+parent.Len], p.Tokens[s.Start:s.Start+s.Len]),
			Train:  slices.Concat(p.Score[parent.Start:parent.Start+parent.Len], p.Score[s.Start:s.Start+s.Len]),
		})
	}
	if !reflect.DeepEqual(got, want) {
		t.Error("the packed sequences are not those of the groups")
	}
	if len(p.Tokens) != corpus.Tokens || len(p.Tokens) >= len(slices.Concat(want[0].Tokens, want[1].Tokens, want[2].Tokens, want[3].Tokens)) {
		t.Errorf("%d packed tokens, the corpus counts %d", len(p.Tokens), corpus.Tokens)
	}

	short, err := LoadCorpus(write(t, trajectories()), tok, 60, 3)
	if err != nil {
		t.Fatal(err)
	}
	if short.TooLong == 0 || short.TooLong+short.Examples != 4 {
		t.Errorf("in a context of 60: %d kept, %d too long", short.Examples, short.TooLong)
	}
}

func TestLoadCorpusNamesTheLine(t *testing.T) {
	path := write(t, trajectories())
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	f.WriteString("{broken\n")
	f.Close()
	if _, err := LoadCorpus(path, tokenizer(t), 512, 3); err == nil || !strings.Contains(err.Error(), path+":5:") {
		t.Errorf("got %v, want an error of line 5", err)
	}
}

func TestSchedule(t *testing.T) {
	s := Schedule{Peak: 1, Warmup: 10, Decay: 0.5, Floor: 0.1}
	for step, want := range map[int]float64{
		0:  0.1,
		9:  1,
		10: 1,
		49: 1,
		50: 1,
		75: 0.55, // half way down: 0.1 + 0.9·½
		99: 0.1 + 0.9*0.5*(1+math.Cos(math.Pi*49/50)),
	} {
		if got := s.At(step, 100); math.Abs(got-want) > 1e-12 {
			t.Errorf("step %d: %v, want %v", step, got, want)
		}
	}
	flat := Schedule{Peak: 1, Flat: 3, Start: 0.2, Warmup: 7}
	for step, want := range []float64{0.2, 0.2, 0.2, 0.4, 0.6, 0.8, 1, 1} {
		if got := flat.At(step, 100); math.Abs(got-want) > 1e-12 {
			t.Errorf("flat, step %d: %v, want %v", step, got, want)
		}
	}
}

func run(t *testing.T, dir string, steps int, ctx context.Context, report func(Progress)) (*model.Model, error) {
	t.Helper()
	tok := tokenizer(t)
	m, from := tiny(t, tok), State{}
	c, err := OpenCheckpoint(dir)
	if err == nil {
		tok, from, err = c.Tokenizer, c.State, m.Load(c.Dir)
		if err != nil {
			t.Fatal(err)
		}
	} else if !errors.Is(err, ErrNoCheckpoint) {
		t.Fatal(err)
	}
	corpus, err := LoadCorpus(write(t, trajectories()), tok, 512, 3)
	if err != nil {
		t.Fatal(err)
	}
	o := SFT{Steps: steps, BatchTokens: 100, Schedule: Schedule{Peak: 1e-2, Warmup: 4, Decay: 1}, ClipNorm: 1, WeightDecay: 0.1, Dir: dir}
	return m, o.Run(ctx, m, tok, corpus.Batches(100, 5, 0), corpus, from, report)
}

// A stage saves as often as saving takes no larger share of the time: after the first step, then by what that took.
// A run that is bounded by time ends with it, and its rate has fallen by then; one that goes on counts what was spent.
func TestSFTTime(t *testing.T) {
	o := SFT{Steps: 1000, Time: time.Minute, Schedule: Schedule{Peak: 1, Decay: 1}}
	for seconds, want := range map[float64]int{0: 7, 30: 500, 59: 983, 61: 999} {
		if got := o.reached(State{Step: 7, Seconds: seconds}); got != want {
			t.Errorf("after %g seconds it is at step %d, want %d", seconds, got, want)
		}
	}
	if o.spent(State{Seconds: 59}) || !o.spent(State{Seconds: 60}) || (SFT{}).spent(State{Seconds: 60}) {
		t.Error("spent")
	}
	tok := tokenizer(t)
	c, err := LoadCorpus(write(t, trajectories()), tok, 256, 3)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	o.Time, o.BatchTokens, o.Dir = time.Nanosecond, 64, dir
	steps := 0
	err = o.Run(t.Context(), tiny(t, tok), tok, c.Batches(64, 1, 0), nil, State{}, func(Progress) { steps++ })
	if err != nil || steps != 1 {
		t.Errorf("%d steps, %v", steps, err)
	}
	saved, err := OpenCheckpoint(dir)
	if err != nil || saved.Step != 1 || !(saved.Seconds > 0) {
		t.Errorf("what is kept: %+v, %v", saved, err)
	}
}

func TestSaveShare(t *testing.T) {
	tok := tokenizer(t)
	corpus, err := LoadCorpus(write(t, trajectories()), tok, 512, 3)
	if err != nil {
		t.Fatal(err)
	}
	for share, want := range map[float64]int{1e9: 4, 1e-9: 2} {
		dir := t.TempDir()
		o := SFT{Steps: 4, BatchTokens: 100, Schedule: Schedule{Peak: 1e-3}, SaveShare: share, Keep: 9, Dir: dir}
		if err := o.Run(t.Context(), tiny(t, tok), tok, corpus.Batches(100, 5, 0), nil, State{}, func(Progress) {}); err != nil {
			t.Fatal(err)
		}
		if names, err := checkpoints(dir); err != nil || len(names) != want {
			t.Errorf("a share of %g: %v, %v, want %d", share, names, err, want)
		}
	}
}

// What begins with a checkpoint takes its weights alone: its moments are of another run's rates.
func TestInitialForgetsTraining(t *testing.T) {
	dir := t.TempDir()
	m, err := run(t, dir, 3, t.Context(), func(Progress) {})
	if err != nil {
		t.Fatal(err)
	}
	from, _, _, err := Initial(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	again, err := from.Model()
	if err != nil {
		t.Fatal(err)
	}
	if s := m.State(); s.Steps != 3 || s.Moment1 == nil {
		t.Fatalf("the run left %d steps", s.Steps)
	}
	if s := again.State(); s.Steps != 0 || s.Moment1 != nil || s.Moment2 != nil || !slices.Equal(s.Weights, m.State().Weights) {
		t.Errorf("%d steps are remembered", s.Steps)
	}
}

// scoring is a policy that does something when it scores.
type scoring struct {
	*model.Model
	first func()
}

func (s scoring) Score(p model.Packed, of model.Weights) (logp, entropy []float32, err error) {
	s.first()
	return s.Model.Score(p, of)
}

// A run that is interrupted says so, whether what it reached could be saved or not; an evaluation ends with it.
func TestInterrupted(t *testing.T) {
	tok := tokenizer(t)
	corpus, err := LoadCorpus(write(t, trajectories()), tok, 512, 3)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, c := range []struct {
		dir    string
		val    *Corpus
		scored int // times, until the run ends
	}{{dir, corpus, 1}, {file, nil, 0}} {
		ctx, cancel := context.WithCancel(t.Context())
		scored := 0
		m := scoring{tiny(t, tok), func() { scored++; cancel() }}
		o := SFT{Steps: 4, BatchTokens: 64, EvalEvery: 1, Schedule: Schedule{Peak: 1e-3}, Dir: c.dir}
		err := o.Run(ctx, m, tok, corpus.Batches(64, 5, 0), c.val, State{}, func(Progress) { cancel() })
		if !errors.Is(err, context.Canceled) || scored != c.scored {
			t.Errorf("%v after %d batches of an evaluation", err, scored)
		}
		if unsaved := (*fs.PathError)(nil); errors.As(err, &unsaved) != (c.dir == file) {
			t.Errorf("saved in %s: %v", c.dir, err)
		}
	}
	if saved, err := OpenCheckpoint(dir); err != nil || saved.Step != 1 {
		t.Errorf("what is kept: %+v, %v", saved, err)
	}
}

// A run that is interrupted and started again ends with the same weights, bit for bit.
func TestResumeIsBitIdentical(t *testing.T) {
	var last Progress
	whole, err := run(t, t.TempDir(), 30, t.Context(), func(p Progress) { last = p })
	if err != nil {
		t.Fatal(err)
	}
	if !(last.ValLoss < 2.5) {
		t.Errorf("after 30 steps on four sentences the loss is %v: nothing is learnt", last.ValLoss)
	}

	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	_, err = run(t, dir, 30, ctx, func(p Progress) {
		if p.Step == 13 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("interrupted run: %v", err)
	}
	resumed, err := run(t, dir, 30, t.Context(), func(Progress) {})
	if err != nil {
		t.Fatal(err)
	}
	a, err := whole.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	b, err := resumed.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	for i := range a {
		if !slices.Equal(a[i].Data, b[i].Data) {
			t.Fatalf("%s differs after resuming", a[i].Name)
		}
	}
}

func TestExportCarriesTheProtocolAndTheTokenizer(t *testing.T) {
	tok := tokenizer(t)
	m := tiny(t, tok)
	path := filepath.Join(t.TempDir(), "m.gguf")
	if err := Export(path, m.Origin(), tok, gguf.FileQ8_0, ExportInfo{Name: "n", Protocol: "skyrl", License: "apache-2.0", Tokens: 12}); err != nil {
		t.Fatal(err)
	}
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if p, _ := f.Meta.String("sqlagent.protocol"); p != "skyrl" {
		t.Errorf("protocol %q", p)
	}
	if _, ok := f.Meta.Bool("sqlagent.pointers"); ok {
		t.Error("pointers in a vocabulary without them")
	}
	if _, err := model.LoadGGUF(f); err != nil {
		t.Error(err)
	}
	again, err := token.FromGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	if text := "<solution>SELECT 2</solution>"; !slices.Equal(again.Encode(text), tok.Encode(text)) {
		t.Error("the file's tokenizer is another one")
	}
}

func TestCheckpointsKeepTheNewest(t *testing.T) {
	dir, tok := t.TempDir(), tokenizer(t)
	m := tiny(t, tok)
	save := func(step, keep int, want ...string) {
		t.Helper()
		if err := SaveCheckpoint(dir, m, tok, State{Step: step}, keep); err != nil {
			t.Fatal(err)
		}
		if names, err := checkpoints(dir); err != nil || !slices.Equal(names, want) {
			t.Errorf("%v, %v, want %v", names, err, want)
		}
	}
	save(1, 3, "step-00000001")
	save(2, 3, "step-00000001", "step-00000002")
	save(3, 2, "step-00000002", "step-00000003")
	if info, err := os.Stat(filepath.Join(dir, CheckpointName(3))); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("others can look into it: %v, %v", info.Mode(), err)
	}
	// A checkpoint that was being written when the process died is not one.
	if err := os.Mkdir(filepath.Join(dir, ".step-00000004"), 0o755); err != nil {
		t.Fatal(err)
	}
	if c, err := OpenCheckpoint(dir); err != nil || c.Step != 3 {
		t.Errorf("loaded %+v, %v", c, err)
	}
	if err := errors.Join(DiscardBehind(dir, 2), DiscardBehind(filepath.Join(dir, "none"), 2)); err != nil {
		t.Fatal(err)
	}
	if names, err := checkpoints(dir); err != nil || !slices.Equal(names, []string{"step-00000002"}) {
		t.Errorf("%v, %v, want those up to step 2", names, err)
	}
}

// A group that is larger than a batch is divided, and none of it is lost: a batch is no larger than was planned for.
func TestLargeGroupsAreDivided(t *testing.T) {
	long := func(n int) Sequence {
		s := Sequence{Tokens: make([]int32, n), Train: make([]bool, n)}
		for i := range n {
			s.Tokens[i], s.Train[i] = int32(i), i >= 10
		}
		s.Tokens[n-1] = -1
		return s
	}
	groups := []Group{{long(30), long(40), long(50), long(20)}, {long(130)}, {long(60)}}
	c := NewCorpus(groups, 200)
	if c.Longest != 130 {
		t.Errorf("the longest sequence has %d tokens, want 130", c.Longest)
	}
	const tokens = 75
	sequences := func(b *batcher) (n int) {
		for range c.Steps(tokens, 1, 1) {
			p, err := b.Batch(0)
			if err != nil {
				t.Fatal(err)
			}
			if size := len(p.Tokens); size > tokens && size != 130 {
				t.Errorf("a batch of %d tokens, want %d at most, or one sequence", size, tokens)
			}
			for _, s := range p.Segments {
				if s.Prefix >= 0 {
					n++
				}
			}
		}
		return n
	}
	if n := sequences(newBatcher(c.Groups, tokens, 1, 0)); n != c.Examples {
		t.Errorf("%d sequences in an epoch, want %d", n, c.Examples)
	}
}

// The ramp shows the shortest groups first and all of them in the end.
func TestRampOpensFromTheShortest(t *testing.T) {
	var groups []Group
	for n := range 100 {
		groups = append(groups, Group{{Tokens: make([]int32, 2+(n*37)%100), Train: make([]bool, 2+(n*37)%100)}})
	}
	longest := func(step int) (n int) {
		b := newBatcher(groups, 1000, 1, 50)
		for range 40 {
			p, err := b.Batch(step)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range p.Segments {
				n = max(n, s.Len)
			}
		}
		return n
	}
	// Equation 7: c(0) = 0.1, c(25) = √(½·0.99 + 0.01) = 0.711: the shortest 10, 72 and all 100 groups. Sizes are 2 to
	// 101, each once, and all but the last token of a group of one is its prefix.
	for step, want := range map[int]int{0: 10, 25: 72, 50: 100} {
		if got := longest(step); got != want {
			t.Errorf("step %d: the longest segment has %d tokens, want %d", step, got, want)
		}
	}
}

// graded is a policy that finds all tokens equally likely and keeps the gradient.
type graded struct {
	model.Policy
	logp     float32
	gradient []float32
}

func (g *graded) Forward(p model.Packed) (model.Out, error) {
	out := model.Out{Logp: make([]float32, len(p.Tokens))}
	for t, scored := range p.Score {
		if scored {
			out.Logp[t] = g.logp
		}
	}
	return out, nil
}

func (g *graded) Backward(d model.Grad) error {
	g.gradient = d.Logp
	return nil
}

// A read token is scored and learnt by its share, is in no shared prefix, and is no part of the loss that is reported.
func TestReading(t *testing.T) {
	var b Batch
	b.add(Group{{Tokens: []int32{1, 2, 9}, Train: []bool{false, false, true}}})
	b.add(Group{
		{Tokens: []int32{1, 2, 3, 4, 5}, Train: []bool{false, false, false, false, true}, Read: []bool{false, false, true, true, false}},
		{Tokens: []int32{1, 2, 3, 6, 7, 8}, Train: []bool{false, false, false, false, true, true}, Read: []bool{false, false, true, false, false, false}},
	})
	// Segments: 1 2 | 9 | 1 2 | 3 4 5 | 3 6 7 8.
	if want := []int32{1, 2, 9, 1, 2, 3, 4, 5, 3, 6, 7, 8}; !slices.Equal(b.Tokens, want) || len(b.Segments) != 5 {
		t.Fatalf("%v in segments %v", b.Tokens, b.Segments)
	}
	policy := graded{logp: -2}
	loss, err := SFT{Reading: 0.25}.lossAndGradient(&policy, &b)
	if err != nil {
		t.Fatal(err)
	}
	if loss != 2 {
		t.Errorf("loss %v, want 2", loss)
	}
	// Four tokens are generated; what is read counts a quarter of one.
	if want := []float32{0, 0, -.25, 0, 0, -.0625, -.0625, -.25, -.0625, 0, -.25, -.25}; !slices.Equal(policy.gradient, want) {
		t.Errorf("gradient %v, want %v", policy.gradient, want)
	}
	b.add(Group{{Tokens: []int32{1, 2}, Train: []bool{false, true}}})
	if len(b.Read) != len(b.Tokens) {
		t.Errorf("%d marks of %d tokens", len(b.Read), len(b.Tokens))
	}
}

// What a step accumulates over several forward passes is what one pass has: the loss, and the weights after the step.
func TestMicroBatch(t *testing.T) {
	tok := tokenizer(t)
	corpus, err := LoadCorpus(write(t, trajectories()), tok, 512, 3)
	if err != nil {
		t.Fatal(err)
	}
	batch, err := corpus.Batches(1000, 5, 0).Batch(0)
	if err != nil {
		t.Fatal(err)
	}
	var losses [2]float64
	var weights [2][]float32
	for i, micro := range []int{0, corpus.Longest + 10} {
		o := SFT{BatchTokens: 1000, MicroBatch: micro}
		scored := 0
		for _, part := range batch.parts(micro) {
			if micro > 0 && len(part.Tokens) > micro {
				t.Errorf("a part of %d tokens, want %d at most", len(part.Tokens), micro)
			}
			for _, s := range part.Score {
				if s {
					scored++
				}
			}
		}
		if n := len(batch.parts(micro)); (n > 1) != (micro > 0) {
			t.Errorf("%d parts of a batch of %d tokens", n, len(batch.Tokens))
		}
		want := 0
		for _, s := range batch.Score {
			if s {
				want++
			}
		}
		if scored != want {
			t.Errorf("the parts have %d scored tokens of %d", scored, want)
		}
		m := tiny(t, tok)
		if losses[i], err = o.lossAndGradient(m, &batch); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Step(adamw.Options{LR: 1, Eps: 1e3}); err != nil { // moves by the gradient
			t.Fatal(err)
		}
		weights[i] = m.State().Weights
	}
	if math.Abs(losses[0]-losses[1]) > 1e-5 {
		t.Errorf("losses %v", losses)
	}
	before, diff, norm := tiny(t, tok).State().Weights, 0.0, 0.0
	for i, w := range before {
		a, b := float64(weights[0][i]-w), float64(weights[1][i]-w)
		diff, norm = diff+(a-b)*(a-b), norm+a*a
	}
	if norm == 0 || math.Sqrt(diff/norm) > 1e-3 {
		t.Errorf("gradients are %g off", math.Sqrt(diff/norm))
	}
}

// An epoch shows each group once, however full its batches are: groups of 1,100 tokens are one a batch of 2,000.
func TestSteps(t *testing.T) {
	var groups []Group
	for range 10 {
		groups = append(groups, Group{{Tokens: make([]int32, 1100), Train: make([]bool, 1100)}})
	}
	c := NewCorpus(groups, 4096)
	for _, want := range []struct {
		batch  int
		epochs float64
		steps  int
	}{{2000, 1, 10}, {2000, 2.5, 25}, {2200, 1, 5}, {100, 1, 10}, {2000, 0, 0}} {
		if got := c.Steps(want.batch, 1, want.epochs); got != want.steps {
			t.Errorf("%v epochs of batches of %d are %d steps, want %d", want.epochs, want.batch, got, want.steps)
		}
	}
}

// A run goes on from the newest checkpoint that is whole, says which one is damaged and how, and keeps that: the steps
// after it are made again under the same names.
func TestDamagedCheckpoint(t *testing.T) {
	tok := tokenizer(t)
	m, dir := tiny(t, tok), t.TempDir()
	save := func(step int) {
		if err := SaveCheckpoint(dir, m, tok, State{Step: step}, 2); err != nil {
			t.Fatal(err)
		}
	}
	damage := func(name, file string, by func(text []byte) []byte) {
		path := filepath.Join(dir, name, file)
		text, err := os.ReadFile(path)
		if err == nil {
			err = os.WriteFile(path, by(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	cut := func(text []byte) []byte { return text[:len(text)/2] }
	for _, c := range []struct {
		file, why, kept string
		by              func(text []byte) []byte
	}{
		{model.CheckpointFile, "its checksum is", "damaged-step-00000002", func(text []byte) []byte { text[len(text)/2]++; return text }},
		{model.CheckpointFile, "truncated", "damaged-step-00000002-again", cut},
		{tokenizerFile, tokenizerFile, "damaged-step-00000002-again-again", cut},
		{stateFile, stateFile, "damaged-step-00000002-again-again-again", cut},
	} {
		save(1)
		save(2)
		damage("step-00000002", c.file, c.by)
		got, note, err := Newest(dir)
		if err != nil || got.Step != 1 || !strings.Contains(note, c.why) || !strings.Contains(note, "step-00000002 is damaged") {
			t.Fatalf("%s: %+v, %q, %v", c.why, got, note, err)
		}
		for step := 2; step < 5; step++ {
			save(step)
		}
		if _, err := os.Stat(filepath.Join(dir, c.kept)); err != nil {
			t.Errorf("%s: %v", c.why, err)
		}
		if got, note, err := Newest(dir); err != nil || got.Step != 4 || note != "" {
			t.Errorf("%s: then %+v, %q, %v", c.why, got, note, err)
		}
		if err := DiscardBehind(dir, 0); err != nil {
			t.Fatal(err)
		}
	}
	save(1)
	damage("step-00000001", stateFile, cut)
	if _, _, err := Newest(dir); err == nil || errors.Is(err, ErrNoCheckpoint) || !strings.Contains(err.Error(), "no checkpoint that is whole") {
		t.Errorf("none is whole: %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "step-00000001")); err != nil {
		t.Error(err)
	}
}
