package coder

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// role is what a database is for. Each is for one thing in all its copies: what the model answers on databases that it
// knows the answers of is what it remembers, which teaches neither to correct nor to explore (docs/grpo.md).
type role int

const (
	learnt    role = iota // its gold queries are learnt
	practised             // the model's own first answers are corrected
	asked                 // the model learns from execution
)

// Shares of the databases.
const (
	practisedShare = 0.12
	askedShare     = 0.18
)

// roleOf is the role of a question's database. What is on a server is a copy of what is learnt; and its DSN, which may
// hold a password, is in no file.
func roleOf(p pairs.Pair) role {
	switch x := share("role", p.DB); {
	case sourceOf(p.Place) == Server:
		return learnt
	case x < askedShare:
		return asked
	case x < askedShare+practisedShare:
		return practised
	}
	return learnt
}

// share is a number from 0 to 1 that depends on what is drawn and on a database's name alone.
func share(what, db string) float64 {
	sum := sha256.Sum256([]byte(what + " " + open.Label(db)))
	return float64(binary.BigEndian.Uint64(sum[:])>>11) / (1 << 53)
}

// byShare orders databases by what is drawn of them.
func byShare(what string) func(a, b string) int {
	return func(a, b string) int {
		return cmp.Or(cmp.Compare(share(what, a), share(what, b)), cmp.Compare(a, b))
	}
}
