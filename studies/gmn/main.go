// Command gmn trains the graph matching network of GMNScore (Graph-Reward-SQL, appendices E and O), and measures it
// next to RelPM.
//
//	go run ./studies/roc -data ../shared/data/spider -per 12 -seed 2 -pairs pairs.jsonl
//	go run ./studies/gmn -data ../shared/data/spider -pairs pairs.jsonl -out odt/gmn/weights.bin
//
// The pairs are those that execution judged, of gold queries of Spider's training part and their edits: the paper's own
// hold golds of its evaluation part. The network learns from the databases that are not kept apart, is kept as it was
// best on those to choose by, and is reported on the others. After each epoch it is saved, so that a run can be read
// from, or ended, at any time.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/odt/gmn"
	"github.com/sqlagent/sqlagent/odt/relalg"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

func main() {
	data := flag.String("data", "../shared/data/spider", "folder of Spider: database/NAME/NAME.sqlite")
	from := flag.String("pairs", "pairs.jsonl", "what studies/roc -pairs wrote")
	out := flag.String("out", "weights.bin", "`FILE` of the weights")
	start := flag.String("start", "", "weights to go on from")
	epochs := flag.Int("epochs", 20, "how often the pairs are learnt")
	pretraining := flag.Int("pretraining", 2, "how often the equal ones are contrasted before")
	rate := flag.Float64("rate", gmn.Supervised.Rate, "of Adam")
	seed := flag.Uint64("seed", 1, "of the weights and of orders")
	flag.Parse()
	if err := run(*data, *from, *out, *start, *epochs, *pretraining, *rate, *seed); err != nil {
		log.Fatal(err)
	}
}

// pair is a line of the file.
type pair struct {
	Database   string `json:"database"`
	Kind       string `json:"kind"`
	Gold, Pred string
	Equal      bool

	relpm     float64
	of, graph *gmn.Graph // nil of what has no tree
}

func run(data, from, out, start string, epochs, pretraining int, rate float64, seed uint64) error {
	sets, err := read(data, from)
	if err != nil {
		return err
	}
	var learn, equal []gmn.Pair
	for _, p := range sets[corpus.Train] {
		if p.graph == nil {
			continue
		}
		x := gmn.Pair{A: p.of, B: p.graph, Equal: p.Equal}
		learn = append(learn, x)
		if x.Equal {
			equal = append(equal, x)
		}
	}
	fmt.Printf("%d pairs to learn from, %d of them equal; %d to choose by, %d to report\n", len(learn), len(equal), len(sets[corpus.Choose]), len(sets[corpus.Report]))
	n := gmn.New(seed)
	if start != "" {
		f, err := os.Open(start)
		if err != nil {
			return err
		}
		n, err = gmn.Read(f)
		f.Close()
		if err != nil {
			return err
		}
	}
	l, r := gmn.NewLearner(n), rand.New(rand.NewPCG(seed, 2))
	for i := range pretraining {
		fmt.Printf("contrast %d: loss %.4f\n", i+1, l.Contrast(equal, gmn.Pretraining, r))
	}
	o := gmn.Supervised
	o.Rate = rate
	best := 0.0
	for i := range epochs {
		begun := time.Now()
		loss := l.Epoch(learn, o, r)
		choose := area(n, sets[corpus.Choose])
		fmt.Printf("epoch %d: loss %.4f, area %.4f on choose, %v\n", i+1, loss, choose, time.Since(begun).Round(time.Second))
		if choose > best {
			best = choose
			if err := atomicfile.Write(out, 0o644, func(f *os.File) error { return n.Write(f) }); err != nil {
				return err
			}
		}
	}
	f, err := os.Open(out)
	if err != nil {
		return err
	}
	defer f.Close()
	if n, err = gmn.Read(f); err != nil {
		return err
	}
	for _, part := range []corpus.Part{corpus.Choose, corpus.Report} {
		set := sets[part]
		fmt.Printf("%s: GMNScore %.4f, RelPM %.4f; of those with two trees %.4f, %.4f\n", part, area(n, set), relpm(set), area(n, trees(set)), relpm(trees(set)))
	}
	return nil
}

func trees(set []pair) []pair {
	return slices.DeleteFunc(slices.Clone(set), func(p pair) bool { return p.graph == nil })
}

// read reads the pairs of each part of the split, with their trees.
func read(data, from string) (map[corpus.Part][]pair, error) {
	f, err := os.Open(from)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	sets := map[corpus.Part][]pair{}
	schemas := map[string]*schema.Schema{}
	golds := map[[2]string]*reward.GraphGold{}
	for line, err := range jsonl.Read[pair](f) {
		if err = cmp.Or(err, line.Err); err != nil {
			return nil, err
		}
		p := line.Value
		s := schemas[p.Database]
		if s == nil {
			db, err := open.Open(context.Background(), filepath.Join(data, "database", p.Database, p.Database+".sqlite"), open.Options{})
			if err != nil {
				return nil, err
			}
			s, err = db.Schema(context.Background(), database.SchemaOptions{})
			db.Close()
			if err != nil {
				return nil, err
			}
			schemas[p.Database] = s
		}
		key := [2]string{p.Database, p.Gold}
		g := golds[key]
		if g == nil {
			var err error
			if g, err = reward.NewGraphGold(dialects.SQLite, p.Gold, s, relalg.DefaultWeights); err != nil {
				continue // gold has no tree
			}
			golds[key] = g
		}
		p.relpm, p.of = g.RelPM(p.Pred), g.Graph()
		p.graph, _ = g.GraphOf(p.Pred)
		part := corpus.PartOf(p.Database)
		sets[part] = append(sets[part], p)
	}
	return sets, nil
}

// area is that under the ROC curve of M_GMN. What has no tree is worth least, as GMNScore has it.
func area(n *gmn.Network, set []pair) float64 {
	return under(set, func(p pair) float64 {
		if p.graph == nil {
			return math.Inf(-1)
		}
		return n.Similarity(p.of, p.graph)
	})
}

func relpm(set []pair) float64 { return under(set, func(p pair) float64 { return p.relpm }) }

// under is the share of pairs of an equal and another one of which the equal one has more, ties half.
func under(set []pair, score func(pair) float64) float64 {
	var equal, other []float64
	for _, p := range set {
		if s := score(p); p.Equal {
			equal = append(equal, s)
		} else {
			other = append(other, s)
		}
	}
	slices.Sort(other)
	won := 0.0
	for _, e := range equal {
		below, _ := slices.BinarySearch(other, e)
		above, _ := slices.BinarySearchFunc(other, e, func(x, e float64) int {
			if x <= e {
				return -1
			}
			return 1
		})
		won += float64(below) + float64(above-below)/2
	}
	return won / float64(len(equal)*len(other))
}
