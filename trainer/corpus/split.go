package corpus

import (
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Part is what a database of Spider's training part is for.
type Part string

const (
	Train   Part = "train"
	Choose  Part = "choose"  // never trained on: checkpoint, size, threshold and calibration are chosen by it
	Report  Part = "report"  // never trained on: opened once for each published figure
	Outside Part = "outside" // neither: the databases that people try the product with, and what is like them
)

// Parts are the parts that can be read, for messages.
var Parts = []Part{Train, Choose, Report}

// split.txt was written by Split before the first run, and has not changed since.
//
//go:embed split.txt
var splitText string

// split is the part of each database that is not trained on.
var split = func() map[string]Part {
	m := map[string]Part{}
	for line := range strings.Lines(splitText) {
		if part, db, ok := strings.Cut(strings.TrimSpace(line), " "); ok && part != "#" {
			m[db] = Part(part)
		}
	}
	return m
}()

// PartOf is what one of Spider's databases is for.
func PartOf(db string) Part {
	if part, ok := split[db]; ok {
		return part
	}
	return Train
}

// Withheld tells whether one of the databases to train on is in a share of them, which is drawn by their names. Where
// supervised learning leaves these out, learning from execution has databases that the weights do not know.
func Withheld(db string, share float64) bool {
	sum := sha256.Sum256([]byte("withheld " + db))
	return float64(binary.BigEndian.Uint32(sum[:])) < share*(1<<32)
}

// KeptApart is the database that a path leads to, where that one is there to choose or to report by: nothing may be
// learnt on it. Spider's are known by the path that Spider gives them, written ones by their names.
func KeptApart(path string) (db string, kept bool) {
	folder, file := filepath.Split(path)
	db = strings.TrimSuffix(file, ".sqlite")
	if writtenToChoose()[db] {
		return db, true
	}
	part := PartOf(db)
	return db, filepath.Base(folder) == db && (part == Choose || part == Report)
}

// writtenToChoose are the names of the written databases to choose by.
var writtenToChoose = sync.OnceValue(func() map[string]bool {
	databases, err := readWritten(Choose)
	if err != nil {
		panic(err) // they are embedded
	}
	names := map[string]bool{}
	for _, d := range databases {
		names[d.name] = true
	}
	return names
})

// The rule of the split.
const (
	keptEach     = 10
	minQuestions = 20
	maxShared    = 0.25 // of a kept database's columns, with any other database
)

// outside are Chinook twice and Sakila, which people try the product with.
var outside = []string{"chinook_1", "sakila_1", "store_1"}

// outsideWords are words of table names: music is what our sample and Chinook are about.
var outsideWords = []string{"album", "artist", "band", "genre", "music", "playlist", "song"}

// candidate is one database as the rule of the split looks at it.
type candidate struct {
	id        string
	tables    []string
	columns   []string // "table.column" in lower case
	questions int
}

func (c candidate) isOutside() bool {
	return slices.Contains(outside, c.id) || slices.ContainsFunc(c.tables, func(table string) bool {
		return slices.ContainsFunc(strings.Fields(schema.Words(table)), func(w string) bool {
			return slices.Contains(outsideWords, schema.Singular(w))
		})
	})
}

// drawSplit is the text of split.txt: of the databases that are not outside, in the order of the SHA-256 of their
// names, the first ten are to choose by, the next ten to report. Passed over are those with fewer than 20 questions,
// and those that share more than a quarter of their columns, by table and name, with any other: a twin would be trained
// on.
func drawSplit(candidates []candidate) string {
	var b strings.Builder
	b.WriteString("# Spider's databases that are not trained on, by the rule of drawSplit in split.go.\n")
	hash := func(id string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(id))) }
	slices.SortFunc(candidates, func(a, b candidate) int { return strings.Compare(hash(a.id), hash(b.id)) })
	var rest []candidate
	for _, c := range candidates {
		if !c.isOutside() {
			rest = append(rest, c)
		}
	}
	hasTwin := func(c candidate) bool {
		return slices.ContainsFunc(rest, func(o candidate) bool {
			if o.id == c.id {
				return false
			}
			shared := 0
			for _, column := range c.columns {
				if slices.Contains(o.columns, column) {
					shared++
				}
			}
			return float64(shared) > maxShared*float64(len(c.columns))
		})
	}
	var kept []string
	for _, c := range rest {
		if len(kept) < 2*keptEach && c.questions >= minQuestions && !hasTwin(c) {
			kept = append(kept, c.id)
		}
	}
	for i, id := range kept {
		part := Choose
		if i >= keptEach {
			part = Report
		}
		fmt.Fprintf(&b, "%s %s\n", part, id)
	}
	for _, c := range candidates {
		if c.isOutside() {
			fmt.Fprintf(&b, "%s %s\n", Outside, c.id)
		}
	}
	return b.String()
}
