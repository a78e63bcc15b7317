package model

import (
	"errors"
	"slices"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/model/parallel"
)

// Lagging is a Policy that can keep a copy of what is trained: its decoders draw by the copy while it learns.
type Lagging interface {
	Policy
	// Lag copies what is trained as it is, over the copy before, and has decoders draw by the copy. Error: *HeldError.
	Lag() error
	// DrawLagged says whether decoders draw by the copy from then on, or by the weights as they are. As long as they draw
	// by the copy, each may be used at the same time as the policy's other methods, but for those of Lagging, and Step
	// does not mind what their slots hold. Errors: *HeldError, ErrNoLag.
	DrawLagged(lagged bool) error
	// SaveLag writes the copy to dir. LoadLag reads one that a policy over equal weights wrote, and has decoders draw by
	// it. Errors: ErrNoLag, and those of Save and Load.
	SaveLag(dir string) error
	LoadLag(dir string) error
	// LagBytes is the memory that the copy takes, of which nothing is used before the first one.
	LagBytes() int64
}

var (
	_ Lagging = (*Model)(nil)
	_ Lagging = (*Adapted)(nil)
)

// ErrNoLag is what needs a copy of the weights, which there is not.
var ErrNoLag = errors.New("model: there is no copy of the weights: call Lag first")

// lag is a policy's copy of its weights, as a W.
type lag[W any] struct {
	copy    *W
	drawn   bool // by decoders
	version int  // of the copy: below 0, where no policy's own is
}

// take makes a copy what decoders draw by.
func (l *lag[W]) take(copy *W) { l.copy, l.drawn, l.version = copy, true, l.version-1 }

// versionOf is the version of what decoders draw by, where that of the policy's weights is current: not read while a
// step may write it.
func (l *lag[W]) versionOf(current *int) int {
	if l.drawn {
		return l.version
	}
	return *current
}

// draw is DrawLagged of a policy whose slots are empty.
func (l *lag[W]) draw(lagged bool) error {
	if lagged && l.copy == nil {
		return ErrNoLag
	}
	l.drawn = lagged
	return nil
}

// unheld is a *HeldError while slots of decoders hold tokens.
func unheld(held *atomic.Int32) error {
	if n := held.Load(); n > 0 {
		return &HeldError{int(n)}
	}
	return nil
}

// Lag implements Lagging.
func (m *Model) Lag() error {
	if err := unheld(&m.held); err != nil {
		return err
	}
	w := m.lag.copy
	if w == nil {
		w = newWeights(m.config, make([]float32, len(m.weights.flat)))
	}
	parallel.Copy(w.flat, m.weights.flat)
	m.lag.take(w)
	return nil
}

// DrawLagged implements Lagging.
func (m *Model) DrawLagged(lagged bool) error {
	if err := unheld(&m.held); err != nil {
		return err
	}
	return m.lag.draw(lagged)
}

// drawn are the weights that decoders draw by.
func (m *Model) drawn() *weights {
	if m.lag.drawn {
		return m.lag.copy
	}
	return m.weights
}

// SaveLag implements Lagging: all weights, with a LoRA in them where there is one.
func (m *Model) SaveLag(dir string) error {
	if m.lag.copy == nil {
		return ErrNoLag
	}
	return (&Checkpoint{Config: m.config, Trained: FloatsOf(m.lag.copy.flat)}).Save(dir)
}

// LoadLag implements Lagging.
func (m *Model) LoadLag(dir string) error {
	if err := unheld(&m.held); err != nil {
		return err
	}
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return err
	}
	defer c.Close()
	if err := c.Check(m.config, nil, 0); err != nil {
		return err
	}
	flat, err := c.Trained.Read(len(m.weights.flat))
	if err == nil {
		m.lag.take(newWeights(m.config, flat))
	}
	return err
}

// LagBytes implements Lagging.
func (m *Model) LagBytes() int64 { return 4 * int64(len(m.weights.flat)) }

// Lag implements Lagging: the adapter alone is copied.
func (a *Adapted) Lag() error {
	if err := unheld(&a.held); err != nil {
		return err
	}
	a.lag.take(a.with(slices.Clone(a.flat)))
	return nil
}

// with is an adapter's numbers over the same blocks, to draw by.
func (a *Adapted) with(flat []float32) *Adapted {
	other := &Adapted{config: a.config, lora: a.lora, frozen: a.frozen, changes: a.changes, matrices: a.matrices, flat: flat, precision: a.precision, version: 1}
	other.layOut()
	return other
}

// DrawLagged implements Lagging.
func (a *Adapted) DrawLagged(lagged bool) error {
	if err := unheld(&a.held); err != nil {
		return err
	}
	return a.lag.draw(lagged)
}

// drawn is the adapter that decoders draw by.
func (a *Adapted) drawn() *Adapted {
	if a.lag.drawn {
		return a.lag.copy
	}
	return a
}

// SaveLag implements Lagging.
func (a *Adapted) SaveLag(dir string) error {
	if a.lag.copy == nil {
		return ErrNoLag
	}
	c, err := a.checkpoint(a.lag.copy.flat)
	if err != nil {
		return err
	}
	return c.Save(dir)
}

// LoadLag implements Lagging.
func (a *Adapted) LoadLag(dir string) error {
	if err := unheld(&a.held); err != nil {
		return err
	}
	c, err := a.openCheckpoint(dir)
	if err != nil {
		return err
	}
	defer c.Close()
	flat, err := c.Trained.Read(len(a.flat))
	if err == nil {
		a.lag.take(a.with(flat))
	}
	return err
}

// LagBytes implements Lagging.
func (a *Adapted) LagBytes() int64 { return 4 * int64(len(a.flat)) }
