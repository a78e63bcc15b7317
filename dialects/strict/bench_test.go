//go:build linux

package strict

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/vocabularies"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// qwen is Qwen's vocabulary of 151,643 tokens, and its ids by text.
func qwen(b testing.TB) (*grammar.Vocabulary, map[string]int32) {
	var entries []grammar.Entry
	ids := map[string]int32{}
	for id, piece := range vocabularies.QwenPieces(b) {
		ids[piece] = int32(id)
		entries = append(entries, grammar.Entry{Text: piece})
	}
	return grammar.NewVocabulary(entries), ids
}

// longest cuts a text into the longest tokens, which is near to what a model writes.
func longest(ids map[string]int32, text string) (out []int32) {
	for text != "" {
		n := min(len(text), 16)
		for ; n > 1; n-- {
			if _, ok := ids[text[:n]]; ok && strings.TrimRight(text[:n], " ") == text[:n] {
				break
			}
		}
		out = append(out, ids[text[:n]])
		text = text[n:]
	}
	return out
}

// What a mask costs a token, in CPU time of one thread: golds of Spider, with Qwen's vocabulary. First, the machine has
// seen no other query of the schema; next, it has seen another one; again, it has seen this one.
func BenchmarkMask(b *testing.B) {
	v, ids := qwen(b)
	of := schemas(b, dialects.SQLite)
	golds := corpora.Spider(b)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	compile(b, of[golds[0].DB], Turn{}, v).Begin().Allowed() // once a vocabulary
	var first, next, again, compiling []time.Duration
	for b.Loop() {
		for i := 0; i+2 < len(golds); i += 150 {
			var texts []string
			for _, g := range golds[i : i+3] {
				if text, err := aliased(dialects.SQLite, of[g.DB], g.SQL); err == nil && g.DB == golds[i].DB && !slices.Contains(texts, text) {
					texts = append(texts, text)
				}
			}
			if len(texts) < 2 {
				continue
			}
			var least [3][]time.Duration // of some runs: what else runs on the machine cools caches
			for range 5 {
				start := threadTime(b)
				m := compile(b, of[golds[i].DB], Turn{}, v)
				compiling = append(compiling, threadTime(b)-start)
				for k := range least {
					run := m.Begin()
					for at, id := range longest(ids, texts[min(k, 1)]) {
						start := threadTime(b)
						allowed, _ := run.Allowed()
						ok := allowed[id/64]>>(id%64)&1 != 0 && run.Accept(id)
						spent := threadTime(b) - start
						if at == len(least[k]) {
							least[k] = append(least[k], spent)
						}
						least[k][at] = min(least[k][at], spent)
						if !ok {
							break
						}
					}
				}
			}
			first, next, again = append(first, least[0]...), append(next, least[1]...), append(again, least[2]...)
		}
	}
	report := func(name string, all []time.Duration) {
		slices.Sort(all)
		var sum time.Duration
		for _, d := range all {
			sum += d
		}
		ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
		b.ReportMetric(ms(sum)/float64(len(all)), name+"-mean-ms")
		b.ReportMetric(ms(all[len(all)/2]), name+"-median-ms")
		b.ReportMetric(ms(all[len(all)*99/100]), name+"-p99-ms")
	}
	report("first", first)
	report("next", next)
	report("again", again)
	report("compile", compiling)
	b.ReportMetric(0, "ns/op")
}

// What it costs to compile a schema of 20 tables with 15 columns each, and the first mask of a query over it.
func BenchmarkSchema(b *testing.B) {
	v, _ := qwen(b)
	s := wide(dialects.SQLite, 20, 15)
	compile(b, s, Turn{}, v).Begin().Allowed() // once a vocabulary
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start := threadTime(b)
	for b.Loop() {
		compile(b, s, Turn{}, v).Begin().Allowed()
	}
	b.ReportMetric(float64((threadTime(b)-start).Microseconds())/1000/float64(b.N), "cpu-ms/op")
}

// wide is a schema of tables that share a part of their columns' names.
func wide(d dialects.Dialect, tables, columns int) *schema.Schema {
	s := &schema.Schema{Dialect: d}
	for i := range tables {
		t := schema.Table{Name: fmt.Sprintf("business_table_%d", i)}
		for k := range columns {
			name := fmt.Sprintf("column_%d_of_%d", k, i)
			if k%3 == 0 {
				name = fmt.Sprintf("shared_%d", k)
			}
			t.Columns = append(t.Columns, schema.Column{Name: name})
		}
		s.Tables = append(s.Tables, t)
	}
	return s
}

// threadTime is what the thread has spent on a processor: other programs do not count.
func threadTime(b testing.TB) time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		b.Fatal(err)
	}
	return time.Duration(t.Nano())
}
