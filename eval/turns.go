package eval

import "fmt"

// Turns says what the turns after the first are worth (SkyRL-SQL, section 6.1): of the same answers, the query of the
// first turn (A) compared with the one that was committed to (B).
type Turns struct {
	Comparison
	Mended  int `json:"mended"`  // wrong at first, right at the end
	Spoiled int `json:"spoiled"` // right at first, wrong at the end
}

// NewTurns compares answers, each right or not in its first turn and at its end, by the paired bootstrap.
func NewTurns(first, last []bool) Turns {
	var t Turns
	a, b := make([]float64, len(first)), make([]float64, len(first))
	for i := range first {
		a[i], b[i] = float64(indicator(first[i])), float64(indicator(last[i]))
		t.Mended += indicator(!first[i] && last[i])
		t.Spoiled += indicator(first[i] && !last[i])
	}
	t.Comparison = Paired(a, b, 1)
	return t
}

// TurnsOf is that of a run's outcomes; nil where each had one turn.
func TurnsOf(outcomes []Outcome) *Turns {
	var first, last []bool
	several := false
	for _, o := range outcomes {
		if o.Verdict == Skipped {
			continue
		}
		at := o.First
		if at == "" {
			at = o.Verdict // its only query
		}
		several = several || o.Turns > 1
		first, last = append(first, at == Right), append(last, o.Verdict == Right)
	}
	if !several {
		return nil
	}
	t := NewTurns(first, last)
	return &t
}

func (t Turns) String() string {
	return fmt.Sprintf("first turn %.1f%%, at the end %.1f%%: %+.1f points (95%% interval %+.1f to %+.1f), %d mended, %d spoiled",
		100*t.A, 100*t.B, 100*t.Difference, 100*t.Low, 100*t.High, t.Mended, t.Spoiled)
}
