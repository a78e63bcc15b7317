package pointer

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// names are the words of a schema's tables, and of their columns.
type names struct {
	tables  []string
	columns [][]string
}

// namesOf takes the names of a schema apart. What all tables, or all columns of a table, begin with is left out where
// nobody says it: sbcustid, beside sbcustname and others, is "cust id".
func namesOf(s *schema.Schema) names {
	var out names
	all := make([]string, len(s.Tables))
	for t := range s.Tables {
		all[t] = s.Tables[t].Name
	}
	cut := len(shortForm(all))
	for _, table := range s.Tables {
		own := table.Name[cut:]
		out.tables = append(out.tables, apart(own, ""))
		of := make([]string, len(table.Columns))
		for i := range table.Columns {
			of[i] = table.Columns[i].Name
		}
		n := len(strings.TrimSuffix(shortForm(of), strings.ToLower(own))) // the table is no short form
		for i := range of {
			of[i] = apart(of[i][n:], own)
		}
		out.columns = append(out.columns, of)
	}
	return out
}

const (
	fewestNames    = 3      // that tell what all begin with by chance
	readableShare  = 2. / 3 // of what is left of them is words
	shortestPrefix = 2
)

// shortForm is what some names of one word begin with, where it is no word and what is left of most of them is, though
// they are none as they are: "sb" of sborder and sbitem. Of several it is the one that leaves the most words,
// and the longest of these.
func shortForm(names []string) string {
	if len(names) < fewestNames {
		return ""
	}
	prefix := strings.ToLower(names[0])
	for _, name := range names {
		lower := strings.ToLower(name)
		if strings.Contains(schema.Words(name), " ") || len(lower) != len(name) {
			return ""
		}
		for !strings.HasPrefix(lower, prefix) {
			prefix = prefix[:len(prefix)-1]
		}
	}
	best, most := "", readable(names, 0)
	for n := len(prefix); n >= shortestPrefix && !isWord(prefix[:n]); n-- {
		if left := readable(names, n); left > most && float64(left) >= readableShare*float64(len(names)) {
			best, most = prefix[:n], left
		}
	}
	return best
}

// readable counts the names that are words behind their first n letters; none counts where one has no more.
func readable(names []string, n int) int {
	out := 0
	for _, name := range names {
		rest := strings.ToLower(name[n:])
		if rest == "" {
			return 0
		}
		if isWord(rest) || nameEndings[rest] || strings.Contains(apart(rest, ""), " ") {
			out++
		}
	}
	return out
}

// writtenOut are words with their abbreviations written out.
func writtenOut(words string) string {
	out := strings.Fields(words)
	for i, w := range out {
		if long := abbreviations[w]; long != nil {
			out[i] = long[0]
		}
	}
	return strings.Join(out, " ")
}
