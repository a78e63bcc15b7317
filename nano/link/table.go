package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// tableNames are what people call tables by, next to their whole names, in stems: names without the layer of a
// warehouse (fct_orders, stg_shop__orders), without the source of several tables (shopify_order), and of tables that
// keep what rows once were, the rows (subscription_history), unless another table is called so.
func tableNames(c *form.Catalog) [][][]string {
	whole := make([][]string, len(c.Tables))
	marks := map[string]int{} // how many tables begin with some words
	for t, table := range c.Tables {
		whole[t] = english.Stems(table.Words)
		for n := 1; n < len(whole[t]); n++ {
			marks[strings.Join(whole[t][:n], " ")]++
		}
	}
	isTaken := func(name []string) bool {
		return slices.ContainsFunc(whole, func(other []string) bool { return slices.Equal(english.Proper(other), name) })
	}
	out := make([][][]string, len(c.Tables))
	for t, table := range c.Tables {
		name := english.Proper(whole[t])
		if len(name) < len(whole[t]) {
			out[t] = append(out[t], name)
		}
		add := func(other []string) {
			if len(other) < len(name) && !isTaken(other) {
				out[t] = append(out[t], other)
			}
		}
		if at := strings.LastIndex(table.Called, "__"); at > 0 {
			add(english.Stems(english.Apart(table.Called[at:], "")))
		}
		rest := name
		for n := 1; n < len(name) && marks[strings.Join(name[:n], " ")] >= minMarked && !english.Knows(name[n-1]); n++ {
			rest = name[n:]
		}
		add(rest)
		if last := len(rest) - 1; last > 0 && kept[rest[last]] {
			add(rest[:last])
		}
	}
	return out
}

// minMarked is how many tables begin with the name of where they come from, at least.
const minMarked = 3

// kept are words after the rows of which a table keeps what they once were.
var kept = stemmed("history snapshot")
