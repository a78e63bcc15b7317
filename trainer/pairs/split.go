package pairs

import (
	"crypto/sha256"
	"encoding/binary"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/lex"
)

// SplitBy says what stays together.
type SplitBy string

// What stays together.
const (
	ByQuestion SplitBy = "question" // pairs with one query, which are paraphrases
	ByDatabase SplitBy = "database" // all pairs of a database
)

// Split holds a share of pairs out, drawn by a hash: whatever else is in the set, and whenever, a query (or a database)
// is on the same side. A query that several databases are asked, as in a set of several dialects, is on one side with
// all of them. What held says was held out before is held out again, and nothing else of what was learnt before: a
// share may be raised. A training pair that asks in other words or with another query what is held out is left out.
func Split(all []Pair, by SplitBy, share float64, held, learnt *Held) (train, heldOut []Pair, faults []Fault) {
	key := func(p Pair) string {
		if by == ByDatabase {
			return open.Label(p.DB)
		}
		return normalSQL(p.Gold)
	}
	known := map[string]bool{}
	for _, p := range all {
		if learnt.Holds(p.Problem) {
			known[key(p)] = true
		}
	}
	var rest []Pair
	for _, p := range all {
		if held.Holds(p.Problem) || draw(key(p)) < share && !known[key(p)] {
			heldOut = append(heldOut, p)
		} else {
			rest = append(rest, p)
		}
	}
	now := NewHeld(heldOut...)
	for _, p := range rest {
		if now.Holds(p.Problem) {
			faults = append(faults, p.fault(HeldOut, "its words, or its query on this database, are held out"))
		} else {
			train = append(train, p)
		}
	}
	return train, heldOut, faults
}

// draw is a number from 0 to 1 that depends on a key alone.
func draw(key string) float64 {
	sum := sha256.Sum256([]byte(key))
	return float64(binary.BigEndian.Uint64(sum[:])>>11) / (1 << 53)
}

// paraphrases is one for all pairs that are to have the same query on the same database, however they ask.
func (p Pair) paraphrases() string { return paraphrases(open.Label(p.DB), p.Gold) }

func paraphrases(label, gold string) string { return label + "\x00" + normalSQL(gold) }

// normalSQL is a query without what does not change it: space, comments, a mark at its end, the case of words.
func normalSQL(sql string) string {
	var words []string
	for t := range lex.Tokens("", sql) {
		switch {
		case t.Blank():
		case t.Kind == lex.Word:
			words = append(words, strings.ToLower(t.Text))
		default:
			words = append(words, t.Text)
		}
	}
	for len(words) > 0 && words[len(words)-1] == ";" {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}
