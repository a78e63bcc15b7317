package nano

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// graded are the everyday questions that nano is judged by.
func graded(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, file := range []string{"chinook", "sakila", "sample"} {
		for line := range strings.Lines(string(corpora.Read(t, "everyday/"+file+".tsv"))) {
			question, _, _ := strings.Cut(strings.TrimSpace(line), "\t")
			out = append(out, question)
		}
	}
	return out
}

// withheldShare of Spider's databases to train on, and withheldWritten of the written ones, are in no stream of the
// tests. What links their questions takes most of its time.
const withheldShare, withheldWritten = 0.3, 0.7

// opened is one stream for all tests: reading takes a while.
var opened = sync.OnceValues(func() (*Stream, error) { return Open(openedBy.Context(), openedWith) })

var (
	openedBy   *testing.T
	openedWith Options
)

func stream(t *testing.T) *Stream {
	t.Helper()
	if testing.Short() {
		t.Skip("reads all databases of Spider and a part of WikiSQL")
	}
	if openedBy == nil {
		openedBy, openedWith = t, Options{Data: corpora.Learnt(t, 1, 3, 12), Worlds: 40, Seed: 1, Banned: synth.NewBanned(nil, graded(t)),
			Withhold: withheldShare, WithholdWritten: withheldWritten}
	}
	s, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// describe is a group as text.
func describe(g Group) string {
	out := g.Database + " " + line(g.Schema) + "\n"
	for _, e := range g.Examples {
		out += fmt.Sprintf("  %s %t %s\n    %s %v\n", e.Source, e.Anew, e.Question, line(e.Pieces), e.Answer)
	}
	return out
}

// TestGroups checks what every group promises. With -v it shows a few.
func TestGroups(t *testing.T) {
	s := stream(t)
	if testing.Verbose() {
		s.Card.Write(os.Stderr)
	}
	sources := map[string]int{}
	all, follow, unrelated := 0, 0, 0
	for k := range 120 {
		g := s.Group(7, k)
		if k < 12 {
			t.Log(describe(g))
		}
		if k%4 == 0 {
			if again := s.Group(7, k); describe(again) != describe(g) {
				t.Fatalf("group %d is another when it is made again:\n%s%s", k, describe(g), describe(again))
			}
		}
		for _, e := range g.Examples {
			sources[fmt.Sprintf("%s %t", e.Source, e.Anew)]++
			all++
			if e.Follows {
				follow++
			} else if e.Prompt.Before() != nil {
				unrelated++
			}
			if line(e.Prompt.SchemaPieces()) != line(g.Schema) {
				t.Fatalf("%q has a schema of its own", e.Question)
			}
			if _, err := form.Decode(e.Answer, e.Prompt); err != nil {
				t.Errorf("%q: %v: %v", e.Question, e.Answer, err)
			}
			if len(e.Answer) == 0 || e.Pieces[len(e.Pieces)-1].Token != form.AnswerMark {
				t.Errorf("%q has no answer", e.Question)
			}
		}
	}
	t.Logf("%v; of %d follow %d, and are asked after another %d", sources, all, follow, unrelated)
	if follow*100 < all*5 || follow*100 > all*15 || unrelated*100 < all {
		t.Error("follow-ups have another share")
	}
	for _, want := range []string{"spider false", "spider true", "spider-syn false", "wikisql false", "wikisql true"} {
		if sources[want] < 15 {
			t.Errorf("of %s there are only %d", want, sources[want])
		}
	}
	if describe(s.Group(8, 0)) == describe(s.Group(7, 0)) {
		t.Error("another step has the same group")
	}
}

// Of the questions as many are people's own as is asked for, as far as databases have them.
func TestPeople(t *testing.T) {
	mixed := stream(t)
	asked := *mixed
	asked.people = 0.75
	share := func(s *Stream) float64 {
		own, all := 0, 0
		for k := range 60 {
			for _, e := range s.Group(3, k).Examples {
				if all++; !e.Anew && !e.Follows && e.Source != corpus.Synth {
					own++
				}
			}
		}
		return float64(own) / float64(all)
	}
	if before, after := share(mixed), share(&asked); before > 0.4 || after < 0.55 {
		t.Errorf("people asked %.2f of the questions, %.2f with a share of 0.75", before, after)
	} else {
		t.Logf("people asked %.2f of the questions, %.2f with a share of 0.75", before, after)
	}
}

// TestKeptApart proves that no database that is kept apart is in a stream. Templates and synonyms are made of the
// questions on these databases alone.
func TestKeptApart(t *testing.T) {
	s := stream(t)
	spider := 0
	for _, p := range s.pools {
		for _, e := range p.entries {
			id, ok := strings.CutPrefix(e.database.Name, "spider/")
			if !ok {
				continue
			}
			spider++
			if corpus.PartOf(id) != corpus.Train {
				t.Errorf("%s is there to %s", id, corpus.PartOf(id))
			}
			for _, x := range e.examples {
				if x.Database != e.database {
					t.Errorf("%q is asked of %s, and learnt on %s", x.Question, x.Database.Name, id)
				}
			}
		}
	}
	if spider < 70 {
		t.Errorf("only %d of Spider's databases", spider)
	}
	for k := range 100 {
		if id, ok := strings.CutPrefix(s.Group(10, k).Database, "spider/"); ok && corpus.PartOf(id) != corpus.Train {
			t.Errorf("%s is there to %s", id, corpus.PartOf(id))
		}
	}
}

// A share of the databases to train on may be withheld: a question of each is in a stream, or among the withheld.
func TestWithheld(t *testing.T) {
	s := stream(t)
	problems, err := corpus.Problems(corpora.Path(t, "spider"), corpus.Train, false)
	if err != nil {
		t.Fatal(err)
	}
	spider := map[string]bool{}
	for _, p := range problems {
		if _, err := os.Stat(p.DB); err == nil { // the data lacks two databases
			spider[strings.TrimSuffix(filepath.Base(p.DB), ".sqlite")] = true
		}
	}
	questions, err := corpus.WrittenQuestions(corpus.Train)
	if err != nil {
		t.Fatal(err)
	}
	made := map[string]bool{}
	for name := range questions {
		made[name] = true
	}
	for _, c := range []struct {
		prefix string
		all    map[string]bool
		share  float64
		learnt []*entry
	}{{"spider/", spider, withheldShare, s.pools[0].entries}, {"written/", made, withheldWritten, slices.Concat(s.pools[1].entries, s.pools[2].entries)}} {
		withheld := 0
		for name := range c.all {
			if corpus.Withheld(name, c.share) {
				withheld++
			}
		}
		for _, e := range c.learnt {
			if name, ok := strings.CutPrefix(e.database.Name, c.prefix); !ok || corpus.Withheld(name, c.share) {
				t.Errorf("%s is learnt", e.database.Name)
			}
		}
		if learnt, all := len(c.learnt), len(c.all); learnt+withheld != all || math.Abs(float64(withheld)/float64(all)-c.share) > 0.1 {
			t.Errorf("%s: %d learnt, %d withheld of %d", c.prefix, learnt, withheld, all)
		}
	}
}

// TestGradedQuestions proves that no question in a stream repeats one that is graded, or nearly.
func TestGradedQuestions(t *testing.T) {
	s := stream(t)
	questions := graded(t)
	banned := synth.NewBanned(nil, questions)
	if _, bad := banned.Question("How many of the tracks are there?"); !bad {
		t.Fatal("a near paraphrase of a graded question is not found")
	}
	for _, p := range s.pools {
		for _, e := range p.entries {
			for _, x := range e.examples {
				if of, bad := banned.Question(x.Question); bad {
					t.Errorf("%q is near %q", x.Question, of)
				}
			}
		}
	}
	for k := range 120 {
		for _, e := range s.Group(9, k).Examples {
			if of, bad := banned.Question(e.Question); bad {
				t.Errorf("%q is near %q", e.Question, of)
			}
		}
	}
}

// ends is the token that ends an answer.
func ends(e *Encoder) int32 {
	c := e.empty
	c.Open()
	return c.End()[0]
}

// A vocabulary with fewer pointers to listed values than the form has is refused: what it lacks would be read and
// learnt as another token.
func TestOlderLists(t *testing.T) {
	for missing, refused := range map[int]bool{0: false, 1: true, len(form.Lists()): false} {
		specials := token.BareSpecials()
		for _, p := range slices.Concat(form.Vocabulary(), form.Lists()[:len(form.Lists())-missing]) {
			specials = append(specials, p.Name())
		}
		tok, err := token.Train(slices.Values([]string{" how many boats are there"}), 300+len(specials), "qwen2", specials)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := NewEncoder(tok); (err != nil) != refused {
			t.Errorf("without %d of them: %v", missing, err)
		}
	}
}

// TestEncoder turns groups into sequences of which only the answers are trained, and packs them.
func TestEncoder(t *testing.T) {
	s := stream(t)
	tok, err := s.vocabulary(900, 150)
	if err != nil {
		t.Fatal(err)
	}
	encoder, err := NewEncoder(tok)
	if err != nil {
		t.Fatal(err)
	}
	end, following := ends(encoder), 0
	var g Group
	var sequences trainer.Group
	for k := range 20 {
		group := s.Group(0, k)
		g.Examples, sequences = append(g.Examples, group.Examples...), append(sequences, encoder.Group(group)...)
	}
	for i, q := range sequences {
		first := slices.Index(q.Train, true)
		if trained := q.Tokens[first:]; len(trained) != len(g.Examples[i].Answer)+1 || trained[len(trained)-1] != end {
			t.Errorf("%v trains %d tokens", g.Examples[i].Answer, len(trained))
		}
		if slices.Contains(q.Train[first:], false) {
			t.Error("a token of an answer is not trained")
		}
		mark, _ := tok.Special(form.AnswerMark.Name())
		if q.Tokens[first-1] != mark {
			t.Error("the answer does not follow its mark")
		}
		if g.Examples[i].Follows {
			following++
		}
		asked, _ := tok.Special(form.QuestionMark.Name())
		if reads := slices.Index(q.Tokens, asked) + 1; slices.Index(q.Read, true) != reads || slices.Contains(q.Read[reads:first], false) || slices.Contains(q.Read[first:], true) {
			t.Error("not the question is read, or not all of it")
		}
	}
	if following == 0 {
		t.Error("no question goes on from another: nothing precedes what is read")
	}
	const tokens = 3000
	p, err := trainer.StreamBatches(Tokens{Stream: s, Encoder: encoder}, tokens, 1024).Batch(3)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Tokens) > tokens || len(p.Tokens) < tokens/2 || len(p.Segments) < 10 || p.Read != nil {
		t.Errorf("a batch of %d tokens in %d segments, %d to be read", len(p.Tokens), len(p.Segments), len(p.Read))
	}
	if p, err = trainer.StreamBatches(Tokens{s, encoder, true}, tokens, 1024).Batch(3); err != nil || !slices.Contains(p.Read, true) {
		t.Errorf("nothing is read: %v", err)
	}
}

// TestHeld reads the questions that a run's loss is measured on.
func TestHeld(t *testing.T) {
	data := filepath.Dir(filepath.Dir(corpora.Path(t, "spider/train_questions.json")))
	groups, in, err := Held(t.Context(), data, corpus.Choose, false)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, g := range groups {
		n += len(g.Examples)
		if id := strings.TrimPrefix(g.Database, "spider/"); corpus.PartOf(id) != corpus.Choose {
			t.Errorf("%s is there to %s", id, corpus.PartOf(id))
		}
	}
	t.Logf("%d questions, %.1f%% of all", n, 100*in)
	if n < 400 || in < 0.85 {
		t.Errorf("only %d questions, %.1f%% of all", n, 100*in)
	}
}

func BenchmarkGroup(b *testing.B) {
	data := corpora.Path(b, "wikisql/train.jsonl.gz")
	s, err := Open(b.Context(), Options{Data: filepath.Dir(filepath.Dir(data)), Worlds: 500, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	n := 0
	for b.Loop() {
		n += len(s.Group(0, b.N+n).Examples)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "examples/s")
}
