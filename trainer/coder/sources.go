package coder

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/nano"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Source is where a question comes from: one of package corpus, or one of these, which are made of those.
type Source = corpus.Source

const (
	Renamed  Source = "renamed"   // on a copy of the database whose names are others
	FollowUp Source = "follow-up" // goes on from another question
	NoAnswer Source = "no answer" // to another database: this one cannot answer it
	Server   Source = "server"    // on a copy of the database in PostgreSQL, MySQL or MariaDB
)

// place says where a question was read. Its source comes first.
func place(s Source, n int) string { return fmt.Sprintf("%s:%d", s, n+1) }

func sourceOf(place string) Source {
	source, _, _ := strings.Cut(place, ":")
	return Source(source)
}

// collect reads all questions, each database below Out. What a follow-up may not repeat is near. Original has the
// database of each renamed one.
func collect(ctx context.Context, o Options, near *synth.Banned) (all []pairs.Pair, original map[string]string, err error) {
	numbers := map[Source]int{}
	add := func(s, licensed Source, problems []eval.Problem) {
		licence, _ := licensed.Licence()
		for _, p := range problems {
			p.Family, p.Licence = string(s), cmp.Or(p.Licence, licence)
			all = append(all, pairs.Pair{Problem: p, Place: place(s, numbers[s])})
			numbers[s]++
		}
	}
	original = map[string]string{}
	// made are questions that are made of a source's.
	made := func(s Source, of []eval.Problem) error {
		dir := o.databases("renamed-" + string(s))
		some := slices.DeleteFunc(slices.Clone(of), func(p eval.Problem) bool { return share("renamed", p.DB) >= renamed })
		for _, p := range some {
			original[filepath.Join(dir, filepath.Base(p.DB))] = p.DB
		}
		others, _, err := corpus.WriteRenamed(ctx, some, dir)
		if err != nil {
			return err
		}
		add(Renamed, s, others)
		further, err := nano.FollowUps(ctx, of, o.FollowUps, o.Seed, near)
		add(FollowUp, s, further)
		return err
	}
	written, err := writtenProblems(ctx, o, corpus.Train)
	if err != nil {
		return nil, nil, err
	}
	add(corpus.Written, corpus.Written, written[0])
	add(corpus.Rewritten, corpus.Rewritten, written[1])
	if err := made(corpus.Written, written[0]); err != nil {
		return nil, nil, err
	}
	if o.Data != "" {
		spider, err := spiderProblems(o, corpus.Train)
		if err != nil {
			return nil, nil, err
		}
		add(corpus.Spider, corpus.Spider, spider[0])
		add(corpus.SpiderSyn, corpus.SpiderSyn, spider[1])
		if err := made(corpus.Spider, spider[0]); err != nil {
			return nil, nil, err
		}
		wiki, err := corpus.WriteWikiSQL(ctx, filepath.Join(o.Data, "wikisql", "train.jsonl.gz"), o.databases("wikisql"), o.WikiSQL, o.Seed)
		if err != nil {
			return nil, nil, err
		}
		add(corpus.WikiSQL, corpus.WikiSQL, wiki)
	}
	for _, path := range o.Also {
		there, err := eval.ReadSuite(path, "")
		if err != nil {
			return nil, nil, err
		}
		add(Server, corpus.Spider, there) // the stricter licence of what may be in it
	}
	return all, original, ctx.Err()
}

// databases is the folder of a source's databases.
func (o Options) databases(of string) string { return filepath.Join(o.Out, DatabasesDir, of) }

// writtenProblems are the questions on written databases of a part, in their first wording and in the others.
func writtenProblems(ctx context.Context, o Options, part corpus.Part) (wordings [2][]eval.Problem, err error) {
	wordings[0], wordings[1], err = corpus.WriteWritten(ctx, part, o.databases("written-"+string(part)))
	if err != nil {
		return wordings, err
	}
	for i := range wordings {
		wordings[i] = o.some(wordings[i])
	}
	return wordings, nil
}

// spiderProblems are Spider's questions on the databases of a part, which are copied, and those that Spider-Syn asks
// otherwise.
func spiderProblems(o Options, part corpus.Part) (wordings [2][]eval.Problem, err error) {
	for i := range wordings {
		if wordings[i], err = corpus.Problems(filepath.Join(o.Data, "spider"), part, i == 1); err != nil {
			return wordings, err
		}
	}
	plain, reworded := wordings[0], wordings[1]
	var others []eval.Problem
	for i, p := range reworded {
		if p.Question != plain[i].Question {
			others = append(others, p)
		}
	}
	wordings[1] = others
	for i := range wordings {
		wordings[i] = o.some(wordings[i])
		kept := wordings[i][:0]
		for _, p := range wordings[i] {
			id := open.Label(p.DB)
			to := filepath.Join(o.databases("spider"), id, id+".sqlite") // KeptApart knows Spider's by this form
			err := copyDatabase(p.DB, to)
			if errors.Is(err, fs.ErrNotExist) {
				continue // the data lacks two of them
			}
			if err != nil {
				return wordings, err
			}
			p.DB = to
			kept = append(kept, p)
		}
		wordings[i] = kept
	}
	return wordings, nil
}

// copyDatabase copies a file, unless it is there.
func copyDatabase(from, to string) error {
	if _, err := os.Stat(to); err == nil {
		return nil
	}
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}

// some are the problems on the first databases, by a hash of their names.
func (o Options) some(problems []eval.Problem) []eval.Problem {
	if o.Databases == 0 {
		return problems
	}
	names := map[string]bool{}
	var order []string
	for _, p := range problems {
		if !names[p.DB] {
			names[p.DB] = true
			order = append(order, p.DB)
		}
	}
	slices.SortFunc(order, byShare("trial"))
	for _, db := range order[min(o.Databases, len(order)):] {
		delete(names, db)
	}
	return slices.DeleteFunc(problems, func(p eval.Problem) bool { return !names[p.DB] })
}

// choose are the questions that weights are chosen by, in the first wording: Spider's, and those on written databases.
func choose(ctx context.Context, o Options) ([]eval.Problem, error) {
	written, err := writtenProblems(ctx, o, corpus.Choose)
	if err != nil || o.Data == "" {
		return written[0], err
	}
	spider, err := spiderProblems(o, corpus.Choose)
	return slices.Concat(spider[0], written[0]), err
}
