package pairs

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Held is what is measured on, by hashes: the questions, and the queries with their databases, so that a question in
// other words is known too. A nil Held holds nothing.
type Held struct {
	Questions []string `json:"questions"` // in order
	Queries   []string `json:"queries"`   // in order
}

// NewHeld is a Held of pairs.
func NewHeld(heldOut ...Pair) *Held {
	h := &Held{}
	for _, p := range heldOut {
		h.Questions = append(h.Questions, hash(asked(p.Problem)))
		h.Queries = append(h.Queries, hash(p.paraphrases()))
	}
	return h.sorted()
}

// ReadHeld reads manifests, each a file, or the folder that has it as manifest.json. Errors name the file.
func ReadHeld(paths ...string) (*Held, error) {
	all := &Held{}
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			path = filepath.Join(path, ManifestFile)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		var m struct {
			HeldOut *Held `json:"held_out"` // of the manifest, or of another command's
		}
		if err := json.Unmarshal(text, &m); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if m.HeldOut == nil {
			return nil, fmt.Errorf("%s: it has no \"held_out\": give the manifest.json that `sqltrain pairs` wrote", path)
		}
		all = all.With(m.HeldOut)
	}
	return all, nil
}

// With is what either holds.
func (h *Held) With(other *Held) *Held {
	out := &Held{}
	for _, x := range []*Held{h, other} {
		if x != nil {
			out.Questions, out.Queries = append(out.Questions, x.Questions...), append(out.Queries, x.Queries...)
		}
	}
	return out.sorted()
}

func (h *Held) sorted() *Held {
	set := func(hashes []string) []string {
		slices.Sort(hashes)
		return slices.Compact(hashes)
	}
	return &Held{set(h.Questions), set(h.Queries)}
}

// Holds reports whether a problem's question is held out, in these words or in others that want the same query of the
// same database.
func (h *Held) Holds(p eval.Problem) bool {
	return h.asks(p) || h.has(func(h *Held) []string { return h.Queries }, paraphrases(open.Label(p.DB), p.Gold))
}

// HoldsExample is Holds for a trajectory, whose world is the short name of its database.
func (h *Held) HoldsExample(e trajectory.Example) bool {
	p := eval.Problem{Question: e.Question, After: e.After}
	return h.asks(p) || h.has(func(h *Held) []string { return h.Queries }, paraphrases(e.World, e.SQL))
}

func (h *Held) asks(p eval.Problem) bool {
	return h.has(func(h *Held) []string { return h.Questions }, asked(p))
}

func (h *Held) has(of func(*Held) []string, text string) bool {
	if h == nil {
		return false
	}
	_, ok := slices.BinarySearch(of(h), hash(text))
	return ok
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// count is how many of some things there are of each kind.
func count[T any](of []T, kind func(T) string) map[string]int {
	out := map[string]int{}
	for _, x := range of {
		out[kind(x)]++
	}
	return out
}

// kinds are the keys in order, for messages.
func kinds(counts map[string]int) []string { return slices.Sorted(maps.Keys(counts)) }
