package english

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Names are the words of a schema's tables, without those of the schemas that they are in, and of their columns.
type Names struct {
	Tables  []string
	Columns [][]string
}

// NamesOf takes the names of a schema apart. What all tables, or all columns of a table, begin with is left out where
// nobody says it: sbcustid, next to sbcustname and others, is "cust id", wp_posts, next to wp_users, "posts", and
// ca_city of customer_address, next to ca_state and others, "city".
func NamesOf(s *schema.Schema) Names {
	var out Names
	all := make([]string, len(s.Tables))
	for t := range s.Tables {
		all[t] = s.Called(&s.Tables[t]).Name
	}
	cut, mark := len(shortForm(all)), sharedMark(all)
	for t, table := range s.Tables {
		own := strings.TrimPrefix(all[t][cut:], mark)
		out.Tables = append(out.Tables, Apart(own, ""))
		of := make([]string, len(table.Columns))
		for i := range table.Columns {
			of[i] = table.Columns[i].Name
		}
		n := len(strings.TrimSuffix(shortForm(of), strings.ToLower(own))) // the table is no short form
		if n == 0 {
			n = len(tableMark(of, own))
		}
		for i := range of {
			of[i] = Apart(of[i][n:], own)
		}
		out.Columns = append(out.Columns, of)
	}
	return out
}

// markShare is the share of tables that a mark begins, at least.
const markShare = 0.8

// sharedMark is the first word of nearly all tables with the mark after it, "wp_" of wp_posts and wp_users, where it is
// no word of English: it says whose they are, and nobody says it. "": there is none.
func sharedMark(tables []string) string {
	counts := map[string]int{}
	for _, name := range tables {
		if first, rest, ok := strings.Cut(name, "_"); ok && rest != "" {
			counts[first+"_"]++
		}
	}
	for mark, n := range counts {
		if word := strings.ToLower(strings.TrimSuffix(mark, "_")); n >= minNames && float64(n) >= markShare*float64(len(tables)) && !isWord(word) {
			return mark
		}
	}
	return ""
}

// longestMark is how many letters a short form of a table's name has at most.
const longestMark = 4

// tableMark is the short form of a table's name with which all of its columns begin, with the mark after it: "ca_" of
// ca_city and ca_state, in customer_address. "": there is none. What begins a word of the table is read as that word,
// by which keys are found too: emp_num, of employees.
func tableMark(columns []string, table string) string {
	if len(columns) < minNames {
		return ""
	}
	first, _, _ := strings.Cut(columns[0], "_")
	mark := first + "_"
	begins := len(first) >= ShortestStart && slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(table), func(r rune) bool { return r == '_' || r == ' ' }),
		func(w string) bool { return strings.HasPrefix(w, strings.ToLower(first)) })
	if len(first) > longestMark || begins || !shortens(strings.ToLower(first), strings.ToLower(table)) {
		return ""
	}
	for _, name := range columns {
		if !strings.HasPrefix(name, mark) || name == mark {
			return ""
		}
	}
	return mark
}

// shortens reports whether a short form has letters of a name in their order, from the first on.
func shortens(short, name string) bool {
	if short == "" || name == "" || short[0] != name[0] {
		return false
	}
	for _, letter := range []byte(short) {
		at := strings.IndexByte(name, letter)
		if at < 0 {
			return false
		}
		name = name[at+1:]
	}
	return true
}

const (
	minNames       = 3      // that tell what all begin with by chance
	readableShare  = 2. / 3 // of what is left of them is words
	shortestPrefix = 2
)

// shortForm is what some names of one word begin with, where it is no word and what is left of most of them is, though
// they are none as they are: "sb" of sborder and sbitem. Of several it is the one that leaves the most words,
// and the longest of these.
func shortForm(names []string) string {
	if len(names) < minNames {
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

// readable counts the names that are words after their first n letters; none counts where one has no more.
func readable(names []string, n int) int {
	out := 0
	for _, name := range names {
		rest := strings.ToLower(name[n:])
		if rest == "" {
			return 0
		}
		if isWord(rest) || nameEndings[rest] || strings.Contains(Apart(rest, ""), " ") {
			out++
		}
	}
	return out
}

// WrittenOut are words with their abbreviations written out.
func WrittenOut(words string) string {
	out := strings.Fields(words)
	for i, w := range out {
		if long := abbreviations[w]; long != nil {
			out[i] = long[0]
		}
	}
	return strings.Join(out, " ")
}

// nameEndings are words with which names end that are written as one word.
var nameEndings = Words("address amount class code count country date day description email id key kind level month name no num number percent phone " +
	"price quantity rate score size state status text time title total type url value year")

// KeyEndings are words with which names end that say which row: some of them, and that of a warehouse's surrogate keys.
var KeyEndings = Words("code id key no num number sk")

// ShortestStart is the least of such a word before its ending: no "e state".
const ShortestStart = 3

// Apart are the words of a name: "place name" of PlaceName, and of placename, as PostgreSQL folds it. A word of the
// dictionary stays whole. Of is the table of a column.
func Apart(name, of string) string {
	words := withTable(strings.Fields(schema.Words(name)), of)
	for i, w := range words {
		if start, ending, ok := cutEnding(w); ok {
			words[i] = Apart(start, "") + " " + ending
		} else if start, rest, ok := cutWord(w); ok {
			words[i] = start + " " + Apart(rest, "")
		}
	}
	return strings.Join(words, " ")
}

// withTable writes out the table of which a column's name has one or two letters: bank name of bname. A letter with
// which a known short form begins, as that of LName, is joined to it. Numbers of rows stay: c_id in contracts may be
// the customer's.
func withTable(words []string, table string) []string {
	own := Proper(strings.Fields(schema.Words(table)))
	if len(own) == 0 || len(words) == 0 {
		return words
	}
	first := words[0]
	if len(words) > 1 && len(first) == 1 {
		switch one := first + words[1]; {
		case abbreviations[one] != nil:
			return append([]string{one}, words[2:]...)
		case strings.HasPrefix(own[0], first) && nameEndings[words[1]] && !KeyEndings[words[1]]:
			return append(own, words[1:]...)
		}
	}
	for cut := 1; cut < ShortestStart && cut < len(first) && len(words) == 1 && !isWord(first); cut++ {
		if ending := first[cut:]; strings.HasPrefix(own[0], first[:cut]) && nameEndings[ending] && !KeyEndings[ending] {
			return append(own, ending)
		}
	}
	return words
}

// cutEnding cuts the ending from a word that is none of the dictionary's, where a word is before it.
func cutEnding(w string) (start, ending string, ok bool) {
	for cut := ShortestStart; cut < len(w)-1; cut++ {
		start, ending = w[:cut], w[cut:]
		if !nameEndings[ending] || isWord(w) {
			continue
		}
		if _, _, more := cutEnding(start); more || isWord(start) {
			return start, ending, true
		}
	}
	return "", "", false
}

// shortestWord is the least of each of two words that are written as one: no "car pet".
const shortestWord = 4

// cutWord cuts the longest word from the start of one that is not in the dictionary, where words follow it.
func cutWord(w string) (start, rest string, ok bool) {
	if isWord(w) {
		return "", "", false
	}
	for cut := len(w) - shortestWord; cut >= shortestWord; cut-- {
		start, rest = w[:cut], w[cut:]
		if !isWord(start) {
			continue
		}
		_, _, ended := cutEnding(rest)
		if _, _, more := cutWord(rest); ended || more || isWord(rest) {
			return start, rest, true
		}
	}
	return "", "", false
}

// Proper are the words of a table's name proper.
func Proper(words []string) []string {
	for len(words) > 1 && prefixes[words[0]] {
		words = words[1:]
	}
	for len(words) > 1 && suffixes[words[len(words)-1]] {
		words = words[:len(words)-1]
	}
	return words
}

// Words before the name proper of a table, as layers of a warehouse have them too, and after it.
var (
	prefixes = Words("ref tbl tabl tb t dim fact fct stg int obt vw view the")
	suffixes = Words("dim fact fct tbl")
)

// CutLast cuts the last word from a name; of one word that is all.
func CutLast(name string) (start, last string, ok bool) {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}

// MaxNameWords is the maximum of words in a name that a question is searched for.
const MaxNameWords = 6

// Phrases are a name in stems, then its words with abbreviations written out, and a short comment.
func Phrases(name, words, comment string) [][]string {
	out := [][]string{Stems(schema.Words(name))}
	for _, other := range []string{WrittenOut(words), schema.Words(comment)} {
		other := Stems(other)
		if len(other) > 0 && len(other) <= MaxNameWords && !slices.EqualFunc(out, [][]string{other}, slices.Equal[[]string]) {
			out = append(out, other)
		}
	}
	return out
}
