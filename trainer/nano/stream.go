package nano

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/nano/template"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Options say what a stream is made of.
type Options struct {
	Data    string        // the folder with spider/ and wikisql/
	Worlds  int           // procedural databases of trainer/synth
	Seed    uint64        // of all draws
	Replays string        // a run of `sqlagent eval` on training questions, whose answers are corrected; "": none
	Banned  *synth.Banned // questions that must not occur, nor what nearly repeats them; may be nil
	// Withhold and WithholdWritten are shares of Spider's databases to train on and of the written ones that are left
	// out: see corpus.Withheld.
	Withhold, WithholdWritten float64
	People                    float64 // share of the questions that are drawn from those that people asked; the rest is mixed as usual
	Lists                     bool    // schemas list the values of columns that have few
}

// Stream makes groups without end. It is for one goroutine at a time.
type Stream struct {
	seed      uint64
	people    float64
	lists     bool
	rule      *synth.Banned
	pools     []*pool
	templates []drawn
	synonyms  template.Synonyms
	replays   map[asked]*replay
	Card      Card // what it is made of
}

// pool is the databases of one kind.
type pool struct {
	name    string
	share   float64 // of the groups
	own     float64 // of a group's questions: those that people asked of the database; the others are templates of other databases
	keep    bool    // views are used again
	entries []*entry
	weights []float64 // cumulated
	kept    []**view  // entries' places of the views that are used again, the oldest first
}

// keptViews is how many views a pool uses again. Each takes some 0.2 MB, and there are thousands; making one takes
// milliseconds.
const keptViews = 256

// drawn is the templates of a source, with their share of all draws.
type drawn struct {
	share     float64
	templates []sourced
}

type sourced struct {
	*template.Template
	source corpus.Source
}

// The mix.
const (
	spiderShare, spiderOwn         = 0.55, 0.4
	writtenShare, writtenOwn       = 0.65, 0.6
	productionShare, productionOwn = 0.65, 0.9
	wikiShare, wikiOwn             = 0.15, 0.7
	worldShare, worldOwn           = 0.3, 0.75
	spiderTemplates                = 0.6 // of the templates that are drawn
	writtenTemplates               = 0.2 // the others are WikiSQL's
)

// Open reads the sources, without the databases that are kept apart, and cuts their questions into templates.
func Open(ctx context.Context, o Options) (*Stream, error) {
	s := &Stream{seed: o.Seed, people: o.People, lists: o.Lists, rule: o.Banned, synonyms: template.Synonyms{}, Card: newCard()}
	spider, dropped, err := corpus.ReadSpider(ctx, filepath.Join(o.Data, "spider"), corpus.Train, o.Withhold)
	if err != nil {
		return nil, err
	}
	s.Card.drop(corpus.Spider, dropped)
	wiki, dropped, err := corpus.ReadWikiSQL(filepath.Join(o.Data, "wikisql", "train.jsonl.gz"))
	if err != nil {
		return nil, err
	}
	s.Card.drop(corpus.WikiSQL, dropped)
	s.learnSynonyms(spider)
	written, dropped, err := corpus.ReadWritten(ctx, o.WithholdWritten)
	if err != nil {
		return nil, err
	}
	s.Card.drop(corpus.Written, dropped)
	s.Card.Withheld, s.Card.WithheldWritten, s.Card.People = o.Withhold, o.WithholdWritten, o.People
	people := s.linked(spider)
	s.templates = []drawn{{spiderTemplates, people.templates}}
	s.pools = []*pool{newPool("spider", spiderShare, spiderOwn, true, people.entries)}
	made := s.linked(written)
	s.templates = append(s.templates, drawn{writtenTemplates, made.templates})
	production := func(e *entry) bool { return e.database.Production }
	small := slices.DeleteFunc(slices.Clone(made.entries), production)
	large := slices.DeleteFunc(slices.Clone(made.entries), func(e *entry) bool { return !production(e) })
	s.pools = append(s.pools, newPool("written", writtenShare, writtenOwn, true, small), newPool("production", productionShare, productionOwn, true, large))
	tables := s.linked(wiki)
	s.templates = append(s.templates, drawn{1 - spiderTemplates - writtenTemplates, tables.templates})
	s.pools = append(s.pools, newPool("wikisql", wikiShare, wikiOwn, false, tables.entries))
	var worlds []*entry
	for i := range o.Worlds {
		db, asker := World(uint64(i))
		e := s.newEntry(db, nil)
		e.asker = asker
		worlds = append(worlds, e)
	}
	if len(worlds) > 0 {
		s.pools = append(s.pools, newPool("synth", worldShare, worldOwn, true, worlds))
	}
	neighbours := slices.Concat(people.entries, made.entries)
	for _, p := range s.pools {
		s.Card.Databases[p.name] = len(p.entries)
		if p.keep {
			for _, e := range p.entries {
				e.neighbours = neighbours
			}
		}
	}
	for _, d := range s.templates {
		if len(d.templates) == 0 {
			return nil, fmt.Errorf("no question of %s makes a template", o.Data)
		}
	}
	s.Card.Synonyms = s.synonyms.Phrases()
	if o.Replays != "" {
		if s.replays, err = readReplays(ctx, o.Replays); err != nil {
			return nil, err
		}
		s.Card.Replays = len(s.replays)
	}
	return s, nil
}

func newPool(name string, share, own float64, keep bool, entries []*entry) *pool {
	p := &pool{name: name, share: share, own: own, keep: keep, entries: entries}
	total := 0.
	for _, e := range entries {
		total += max(1, float64(len(e.examples)))
		p.weights = append(p.weights, total)
	}
	return p
}

// pool draws a kind of databases.
func (s *Stream) pool(r *rand.Rand) *pool {
	total := 0.
	for _, p := range s.pools {
		total += p.share
	}
	x := r.Float64() * total
	for _, p := range s.pools {
		if x -= p.share; x < 0 {
			return p
		}
	}
	return s.pools[0]
}

// view draws a database, by the number of its questions, and a view of it.
func (p *pool) view(r *rand.Rand) *view {
	x := r.Float64() * p.weights[len(p.weights)-1]
	i, _ := slices.BinarySearch(p.weights, x)
	e, n := p.entries[min(i, len(p.entries)-1)], r.IntN(views)
	if v := e.views[n]; v != nil {
		return v
	}
	v := e.view(n)
	if p.keep {
		if len(p.kept) == keptViews {
			*p.kept[0] = nil
			p.kept = p.kept[1:]
		}
		e.views[n] = v
		p.kept = append(p.kept, &e.views[n])
	}
	return v
}

func (s *Stream) template(r *rand.Rand) sourced {
	x := r.Float64()
	for _, d := range s.templates {
		if x -= d.share; x < 0 {
			return d.templates[r.IntN(len(d.templates))]
		}
	}
	last := s.templates[len(s.templates)-1].templates
	return last[r.IntN(len(last))]
}

// banned reports whether a question repeats one that is graded, or nearly.
func (s *Stream) banned(question string) bool { return repeats(s.rule, question) }

func repeats(banned *synth.Banned, question string) bool {
	if banned == nil {
		return false
	}
	_, bad := banned.Question(question)
	return bad
}

// linkedExamples are those of a source that can be learnt: their queries can be written over their linked questions.
type linkedExamples struct {
	entries   []*entry
	templates []sourced
}

// linked links the examples of a source, several databases at a time, and makes templates of them, in order.
func (s *Stream) linked(examples []corpus.Example) linkedExamples {
	databases := slices.Collect(chunkDatabases(examples))
	linked := make([]linkedExamples, len(databases))
	cards := make([]Card, len(databases))
	var working errgroup.Group
	working.SetLimit(runtime.GOMAXPROCS(0))
	for i, examples := range databases {
		working.Go(func() error {
			cards[i] = newCounts()
			linked[i] = s.linkDatabase(examples, &cards[i])
			return nil
		})
	}
	_ = working.Wait() // none fails
	var out linkedExamples
	for i, l := range linked {
		s.Card.add(cards[i])
		out.entries = append(out.entries, l.entries...)
		out.templates = append(out.templates, l.templates...)
	}
	return out
}

// chunkDatabases yields the examples of one database after the other.
func chunkDatabases(examples []corpus.Example) iter.Seq[[]corpus.Example] {
	return func(yield func([]corpus.Example) bool) {
		for len(examples) > 0 {
			n := 1
			for n < len(examples) && examples[n].Database == examples[0].Database {
				n++
			}
			if !yield(examples[:n]) {
				return
			}
			examples = examples[n:]
		}
	}
}

// linkDatabase is linked for the examples of one database. What came of them is counted in the card.
func (s *Stream) linkDatabase(examples []corpus.Example, card *Card) (out linkedExamples) {
	db := examples[0].Database
	var kept []corpus.Example
	linker := newLinker(db.Schema, s.lists)
	target := template.NewTarget(linker.Catalog)
	for _, e := range examples {
		card.Read[e.Source]++
		if s.banned(e.Question) {
			card.count(e.Source, "it nearly repeats a graded question")
			continue
		}
		p := linker.Link(e.Question, trainer.Clock, nil)
		answer, err := form.Encode(e.Query, p)
		if err != nil {
			card.count(e.Source, reason(err))
			continue
		}
		kept = append(kept, e)
		card.Kept[e.Source]++
		if e.Source.Reworded() {
			continue // its synonyms would stay, on a database that has nothing of the kind
		}
		t, err := template.New(e.Question, p, target, answer)
		if err != nil {
			card.Closed[err.Error()]++
			continue
		}
		card.Templates[e.Source]++
		out.templates = append(out.templates, sourced{t, e.Source})
	}
	out.entries = []*entry{s.newEntry(db, kept)}
	return out
}

// newLinker is the linker of a schema as production makes it for weights that know lists, or do not.
func newLinker(s *schema.Schema, lists bool) *link.Linker {
	catalog := form.NewCatalog(s, link.GuessKeys(s))
	if lists {
		catalog = catalog.WithLists()
	}
	return link.NewLinker(catalog)
}

// learnSynonyms compares Spider's questions with their rewordings, which stand after them.
func (s *Stream) learnSynonyms(examples []corpus.Example) {
	var names map[string]bool
	var db *corpus.Database
	for i, e := range examples {
		if e.Source != corpus.SpiderSyn {
			continue
		}
		if db != e.Database {
			db, names = e.Database, map[string]bool{}
			for _, t := range db.Schema.Tables {
				names[schema.Singular(schema.Words(t.Name))] = true
				for _, c := range t.Columns {
					names[schema.Singular(schema.Words(c.Name))] = true
				}
			}
		}
		s.synonyms.Learn(examples[i-1].Question, e.Question, names)
	}
}

// informal is a question without the capital at its beginning, unless a name is there, and without the mark at its
// end.
func informal(question string) string {
	question = strings.TrimRight(question, " .?!")
	first, rest, _ := strings.Cut(question, " ")
	if first == "" || rest == "" || strings.IndexFunc(first[1:], unicode.IsUpper) >= 0 {
		return question
	}
	return strings.ToLower(first) + " " + rest
}
