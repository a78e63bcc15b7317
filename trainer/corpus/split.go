package corpus

import (
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"path/filepath"
	"strings"
	"sync"
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

// Withheld reports whether one of the databases to train on is in a share of them, which is drawn by their names. Where
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

// outsideWords are words of table names: music is what our sample and Chinook are about.
var outsideWords = []string{"album", "artist", "band", "genre", "music", "playlist", "song"}
