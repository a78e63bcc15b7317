package strict

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
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

// What a token costs, mask and all, over golds of Spider with Qwen's vocabulary. Each query begins anew; nothing is kept
// between them but the machine.
func BenchmarkGolds(b *testing.B) {
	v, ids := qwen(b)
	of := schemas(b, dialects.SQLite)
	golds := corpora.Spider(b)
	machines := map[string]*machine{}
	tokens, queries := 0, 0
	var spent, compiling time.Duration
	for b.Loop() {
		for i := 0; i < len(golds); i += 400 {
			g := golds[i]
			text, err := aliased(dialects.SQLite, of[g.DB], g.SQL)
			if err != nil {
				continue
			}
			m := machines[g.DB]
			if m == nil {
				start := time.Now()
				m = compile(b, of[g.DB], Turn{}, v)
				compiling += time.Since(start)
				machines[g.DB] = m
			}
			run := m.Begin()
			queries++
			for _, id := range longest(ids, text) {
				start := time.Now()
				allowed, _ := run.Allowed()
				spent += time.Since(start)
				if allowed[id/64]>>(id%64)&1 == 0 || !run.Accept(id) {
					break
				}
				tokens++
			}
		}
	}
	b.ReportMetric(float64(spent.Microseconds())/float64(tokens), "µs/token")
	b.ReportMetric(float64(compiling.Milliseconds())/float64(len(machines)), "ms/schema")
	b.ReportMetric(float64(tokens)/float64(queries), "tokens/query")
}
