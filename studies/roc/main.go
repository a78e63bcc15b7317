// Command roc measures how well scores that run no query tell queries that mean the same from those that do not:
// the area under the ROC curve of AstPM and RelPM (Graph-Reward-SQL, Table 7) and of the ODT's scores (Progress-SQL),
// on pairs made of the gold queries of Spider's training part, each of which is verified by execution.
//
//	go run ./studies/roc -data ../shared/data/spider
//
// Every gold query is rewritten by each kind (equivalences.go, mutations.go) in one place. A pair of an equivalence is
// kept where both queries return the same on the database and on perturbed copies of it, and gold has rows in a copy;
// one of a mutation where they do not on at least one of them. Where both queries run, a coin says which of them is
// gold: mutations only take away, and a score must not win by never asking what was added. α and β of the matching are
// tuned on the databases whose hash is even, all else is reported of those whose hash is odd. The same seed gives the
// same report, which is Markdown on stdout. With -answers the pairs are a model's answers and their golds (answers.go).
//
// roc.go has the area under the curve, measures.go the scores, database.go the databases and their copies (perturb.go),
// rewrite.go what rewriting needs (absent.go: ways to ask for rows that are missing elsewhere), report.go the tables.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

func main() {
	data := flag.String("data", "../shared/data/spider", "folder of Spider: train_gold.sql and database/NAME/NAME.sqlite")
	per := flag.Int("per", 4, "pairs of a kind that a database gives at most")
	copies := flag.Int("copies", 2, "perturbed copies of a database")
	seed := flag.Uint64("seed", 1, "of golds, edits, copies and resampling")
	low := flag.Int("examples", 2, "equivalences of each kind to print that RelPM scores lowest")
	refuted := flag.Bool("refuted", false, "print equivalences that execution refutes, on stderr")
	pairs := flag.String("pairs", "", "write the pairs to `FILE` in place of a report, one a line: what studies/gmn learns from; with -answers those, judged on the copies too")
	answers := flag.String("answers", "", "in place of made pairs, what a model answered: a `FILE` that sqlagent eval wrote")
	flag.Parse()
	s := &study{per: *per, copies: *copies, seed: *seed, refuted: *refuted, counts: map[string]*tally{}}
	if *answers != "" && *pairs != "" {
		if err := s.judgeAnswers(context.Background(), *answers); err != nil {
			log.Fatal(err)
		}
		if err := s.write(*pairs); err != nil {
			log.Fatal(err)
		}
		return
	}
	if *answers != "" {
		if err := reportAnswers(context.Background(), os.Stdout, *answers); err != nil {
			log.Fatal(err)
		}
		return
	}
	if err := s.read(context.Background(), *data); err != nil {
		log.Fatal(err)
	}
	if *pairs != "" {
		if err := s.write(*pairs); err != nil {
			log.Fatal(err)
		}
		return
	}
	if err := s.report(os.Stdout, *low); err != nil {
		log.Fatal(err)
	}
}

// study is all pairs of a run.
type study struct {
	per, copies int
	seed        uint64
	refuted     bool

	golds     int // distinct ones
	unread    int // of them: what sqltree cannot read, or not print
	databases []string
	pairs     []pair
	counts    map[string]*tally // by kind
}

// tally is what became of the pairs of a kind.
type tally struct{ tried, kept, refuted, unknown, failed int }

// pair is a gold query and a rewritten one that execution has judged.
type pair struct {
	kind       kind
	database   int
	gold, pred string
	names      sqltree.Schema
	onFile     bool // equal on the database itself
	runs       bool
}

// read makes the pairs of all databases.
func (s *study) read(ctx context.Context, dir string) error {
	golds, err := readGolds(filepath.Join(dir, "train_gold.sql"))
	if err != nil {
		return err
	}
	for name := range golds {
		s.databases = append(s.databases, name)
	}
	slices.Sort(s.databases)
	work, err := os.MkdirTemp("", "roc")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	for i, name := range s.databases {
		path := filepath.Join(dir, "database", name, name+".sqlite")
		if _, err := os.Stat(path); err != nil {
			continue // Spider's training part names a few databases that it does not have
		}
		if err := s.database(ctx, i, path, work, golds[name]); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// write writes the pairs, one a line.
func (s *study) write(path string) error {
	return atomicfile.Write(path, 0o644, func(f *os.File) error {
		out := json.NewEncoder(f)
		for _, p := range s.pairs {
			line := struct {
				Database string `json:"database"`
				Kind     string `json:"kind"`
				Gold     string `json:"gold"`
				Pred     string `json:"pred"`
				Equal    bool   `json:"equal"`
			}{s.databases[p.database], p.kind.name, p.gold, p.pred, p.kind.equal}
			if err := out.Encode(line); err != nil {
				return err
			}
		}
		return nil
	})
}

// readGolds reads lines of a query, a tab and the name of a database: the distinct queries of each.
func readGolds(path string) (map[string][]string, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	out := map[string][]string{}
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if sql, db, ok := strings.Cut(lines.Text(), "\t"); ok && !slices.Contains(out[db], sql) {
			out[db] = append(out[db], sql)
		}
	}
	return out, lines.Err()
}

// database makes the pairs of one.
func (s *study) database(ctx context.Context, number int, path, work string, golds []string) error {
	seed := s.seed<<32 + uint64(number)<<8
	d, err := openDatabase(ctx, path, work, golds, s.copies, seed)
	if d != nil {
		defer d.Close()
	}
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(golds), func(i, j int) { golds[i], golds[j] = golds[j], golds[i] })
	kept := map[string]int{}
	seen := map[[2]string]bool{}
	for _, sql := range golds {
		s.golds++
		g, err := d.parse(sql)
		if err == nil {
			sql, err = sqltree.Print(dialects.SQLite, g.Query)
		}
		if err != nil {
			s.unread++
			continue
		}
		for _, k := range kinds() {
			if kept[k.name] == s.per {
				continue
			}
			gold, pred, ok, err := k.rewrite(d, sql, r)
			if err != nil {
				return err
			}
			if !ok || seen[[2]string{gold, pred}] {
				continue
			}
			seen[[2]string{gold, pred}] = true
			p, err := s.judge(ctx, d, k, gold, pred)
			if err != nil {
				return err
			}
			if p != nil {
				kept[k.name]++
				p.database = number
				if p.runs && r.IntN(2) == 0 {
					p.gold, p.pred = p.pred, p.gold
				}
				s.pairs = append(s.pairs, *p)
			}
		}
	}
	return nil
}

// judge verifies a pair by execution; nil where it is not what its kind says.
func (s *study) judge(ctx context.Context, d *world, k kind, gold, pred string) (*pair, error) {
	t := s.counts[k.name]
	if t == nil {
		t = &tally{}
		s.counts[k.name] = t
	}
	v, onFile, runs, err := d.judge(ctx, gold, pred)
	if err != nil {
		return nil, err
	}
	t.tried++
	switch {
	case v == failed:
		t.failed++
	case k.equal && v == unknown:
		t.unknown++
	case k.equal && v != equal, !k.equal && v != different:
		t.refuted++
		if k.equal && s.refuted {
			fmt.Fprintf(os.Stderr, "%s\n  %s\n  %s\n", k.name, gold, pred)
		}
	default:
		t.kept++
		return &pair{kind: k, gold: gold, pred: pred, names: d.names, onFile: onFile, runs: runs}, nil
	}
	return nil, nil
}

// isTuning recognises the databases on which α and β are tuned.
func isTuning(name string) bool {
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum32()%2 == 0
}
