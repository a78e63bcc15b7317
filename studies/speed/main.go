// Command speed measures the engines side by side on model files: seconds to load, tokens a second that a prompt and an
// answer take, and memory. It writes the rows of docs/performance.md.
//
//	scripts/speed.sh [-rounds 3] [-prompt 512] [-answer 64] [-threads 1,2] FILE...
//
// Each measurement is a process of its own, which opens an engine for one conversation. Engines take turns within a
// round, so that what else the machine does falls on all of them; a figure is the median of the rounds, a ratio that of
// two medians. main.go drives the processes, measure.go is what one of them does.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/llm/open"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("speed: ")
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	one := flag.String("one", "", "measure one arm, as JSON, in this process")
	rounds := flag.Int("rounds", 3, "measurements of which the median counts")
	prompt := flag.Int("prompt", 512, "tokens of the prompt, about")
	answer := flag.Int("answer", 64, "tokens of the answer")
	threads := flag.String("threads", "1,2", "numbers of threads")
	flag.Parse()
	if *one != "" {
		var a arm
		if err := json.Unmarshal([]byte(*one), &a); err != nil {
			log.Fatal("-one: ", err)
		}
		m, err := measure(ctx, a)
		if err != nil {
			log.Fatal(err)
		}
		if err := json.NewEncoder(os.Stdout).Encode(m); err != nil {
			log.Fatal(err)
		}
		return
	}
	if flag.NArg() == 0 || *rounds < 1 || *prompt < 1 || *answer < 1 {
		flag.Usage()
		os.Exit(2)
	}
	var arms []arm
	for _, file := range flag.Args() {
		for _, n := range strings.Split(*threads, ",") {
			count, err := strconv.Atoi(n)
			if err != nil || count < 1 {
				log.Fatalf("-threads: %q is not a number of threads", n)
			}
			for _, engine := range []string{open.Native, open.Llama} {
				arms = append(arms, arm{File: file, Engine: engine, Threads: count, Prompt: *prompt, Answer: *answer})
			}
		}
	}
	measured := make([][]measurement, len(arms))
	for round := range *rounds {
		for i, a := range arms {
			m, err := inProcess(ctx, a)
			if err != nil {
				log.Fatalf("%s, %s: %v", a.File, a.Engine, err)
			}
			fmt.Fprintf(os.Stderr, "round %d: %s, %s, %d threads: prompt %.0f, answer %.1f tokens/s\n", round+1, filepath.Base(a.File), a.Engine,
				a.Threads, m.Prefill, m.Decode)
			measured[i] = append(measured[i], m)
		}
	}
	report(arms, measured)
}

// inProcess measures an arm in a process of its own.
func inProcess(ctx context.Context, a arm) (m measurement, err error) {
	asked, err := json.Marshal(a)
	if err != nil {
		return m, err
	}
	self, err := os.Executable()
	if err != nil {
		return m, err
	}
	c := exec.CommandContext(ctx, self, "-one", string(asked))
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return m, err
	}
	return m, json.Unmarshal(out, &m)
}

// report prints the table. The ratios compare native with llama.cpp of the same file and threads.
func report(arms []arm, measured [][]measurement) {
	fmt.Println("| model | engine | threads | load, s | prompt, tokens/s | answer, tokens/s | memory, MB | prompt, ratio | answer, ratio | memory, ratio |")
	fmt.Println("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
	medians := make([]measurement, len(arms))
	for i, of := range measured {
		medians[i] = measurement{
			Load:    median(of, func(m measurement) float64 { return m.Load }),
			Prefill: median(of, func(m measurement) float64 { return m.Prefill }),
			Decode:  median(of, func(m measurement) float64 { return m.Decode }),
			Memory:  median(of, func(m measurement) float64 { return m.Memory }),
		}
	}
	for i, a := range arms {
		m, ratios := medians[i], "| | | |"
		if a.Engine == open.Native {
			other := medians[i+1] // of llama.cpp
			ratios = fmt.Sprintf("| %.2f | %.2f | %.2f |", m.Prefill/other.Prefill, m.Decode/other.Decode, m.Memory/other.Memory)
		}
		fmt.Printf("| %s | %s | %d | %.2f | %.0f | %.1f | %.0f %s\n", strings.TrimSuffix(filepath.Base(a.File), ".gguf"), a.Engine, a.Threads,
			m.Load, m.Prefill, m.Decode, m.Memory, ratios)
	}
}

func median(of []measurement, figure func(measurement) float64) float64 {
	var all []float64
	for _, m := range of {
		all = append(all, figure(m))
	}
	slices.SortFunc(all, cmp.Compare)
	return (all[(len(all)-1)/2] + all[len(all)/2]) / 2
}
