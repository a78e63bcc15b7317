package pairs

import (
	"path/filepath"

	"github.com/sqlagent/sqlagent/eval"
)

// Tries are what a model answered to questions, of a run of `sqlagent eval --samples`. Trajectories that correct wrong
// answers teach further turns, and nothing else: what the model knows of the first is left to it.
type Tries map[triedKey][]eval.Attempt

// triedKey is a question to a database, by its file's name: the run may have been made in another folder.
type triedKey struct{ database, question string }

func keyOfTries(p eval.Problem) triedKey { return triedKey{filepath.Base(p.DB), asked(p)} }

// ReadTries reads what `sqlagent eval` wrote.
func ReadTries(path string) (Tries, error) {
	outcomes, err := eval.ReadOutcomes(path)
	if err != nil {
		return nil, err
	}
	t := Tries{}
	for _, o := range outcomes {
		if o.Verdict == eval.Skipped {
			continue // nobody knows what is wrong
		}
		attempts := o.Samples
		if len(attempts) == 0 {
			attempts = []eval.Attempt{o.Attempt}
		}
		t[keyOfTries(o.Problem)] = attempts
	}
	return t, nil
}

// before is what the order-th trajectory of a pair tries before gold: the answer of that number where it is wrong, as
// the model wrote it in its first turn. In every other order the next answer is tried too, where that one is wrong as
// well.
func (t Tries) before(p Pair, order int) (wrong []string) {
	attempts := t[keyOfTries(p.Problem)]
	for k := order; len(attempts) > 0 && len(wrong) <= order%2; k++ {
		a := attempts[k%len(attempts)]
		sql, verdict := a.SQL, a.Verdict
		if a.FirstSQL != "" {
			sql, verdict = a.FirstSQL, a.First
		}
		if verdict == eval.Right || sql == "" || len(wrong) > 0 && sql == wrong[0] {
			break
		}
		wrong = append(wrong, sql)
	}
	return wrong
}
