// Command turns makes the tables of docs/experiments.md of what studies/turns/run.sh has run: each arm beside the base that
// all of them began with, on the same questions and with the same turns.
//
//	go run ./studies/turns ARMS.tsv FOLDER
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
)

// suites are what arms are evaluated on, and base is what they are compared with.
var suites = []string{"choose", "held"}

const base = "base"

func main() {
	log.SetFlags(0)
	if len(os.Args) != 3 {
		log.Fatal("usage: go run ./studies/turns ARMS.tsv FOLDER")
	}
	arms, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer arms.Close()
	if err := write(os.Stdout, arms, os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

// write writes a table for each suite.
func write(w io.Writer, arms io.Reader, dir string) error {
	list, err := read(arms)
	if err != nil {
		return err
	}
	for _, suite := range suites {
		fmt.Fprintf(w, "\n%s\n\n| arm | turns | right | than the base, points (95%%) | first turn | mended, spoiled | their worth, points (95%%) | turns of an answer | mismatch |\n", suite)
		fmt.Fprintln(w, "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
		for _, a := range list {
			for _, turns := range a.turns {
				row, err := rowOf(dir, a.name, suite, turns)
				if err != nil {
					return err
				}
				fmt.Fprintf(w, "| %s | %s | %s |\n", a.name, turns, row)
			}
		}
	}
	return nil
}

// arm is a line of arms.tsv.
type arm struct {
	name  string
	turns []string
}

func read(r io.Reader) ([]arm, error) {
	out := []arm{{base, []string{"1", "3"}}}
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		if strings.HasPrefix(lines.Text(), "#") || lines.Text() == "" {
			continue
		}
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 4 {
			return nil, fmt.Errorf("line %d has %d fields, not 4", n, len(fields))
		}
		out = append(out, arm{fields[0], strings.Fields(fields[3])})
	}
	return out, lines.Err()
}

// rowOf is what became of an arm on a suite.
func rowOf(dir, name, suite, turns string) (string, error) {
	outcomes, err := eval.ReadOutcomes(file(dir, name, suite, turns))
	if errors.Is(err, fs.ErrNotExist) {
		return "not run" + strings.Repeat(" | ", 6), nil
	}
	if err != nil {
		return "", err
	}
	beside := ""
	r := eval.NewReport(outcomes)
	if before, err := eval.ReadOutcomes(file(dir, base, suite, turns)); err == nil && name != base {
		r.Compare(before, 0)
		c := r.Baseline
		beside = fmt.Sprintf("%+.1f (%+.1f to %+.1f)", 100*c.Difference, 100*c.Low, 100*c.High)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	right := fmt.Sprintf("%.1f", 100*float64(r.Total.Right)/float64(max(r.Total.Attempted, 1)))
	first, mended, worth := "", "", ""
	if t := r.Turns; t != nil {
		first, mended = fmt.Sprintf("%.1f", 100*t.A), fmt.Sprintf("%d, %d", t.Mended, t.Spoiled)
		worth = fmt.Sprintf("%+.1f (%+.1f to %+.1f)", 100*t.Difference, 100*t.Low, 100*t.High)
	}
	return strings.Join([]string{right, beside, first, mended, worth, fmt.Sprintf("%.2f", r.Quality.Turns),
		fmt.Sprintf("%.1f", 100*float64(r.Mismatch.Average))}, " | "), nil
}

func file(dir, name, suite, turns string) string {
	return filepath.Join(dir, name, suite+"-t"+turns+".jsonl")
}
