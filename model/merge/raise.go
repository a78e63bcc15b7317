package merge

import (
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model"
)

// Raise replaces the LoRA of an origin by one of a higher rank, or another alpha, that changes the weights equally:
// what is new of it begins as a new LoRA does. The rows of A become as long as new ones, and B takes the rest, so that
// a step of training moves old and new alike. Errors: model.ErrNoAdapter, *model.ConfigError, or why the LoRA cannot be
// read.
func Raise(o *model.Origin, to model.LoRA, seed uint64) error {
	if o.LoRA == nil {
		return model.ErrNoAdapter
	}
	from := *o.LoRA
	if to.Rank < from.Rank {
		return &model.ConfigError{Field: "lora rank", Want: fmt.Sprintf("at least the adapter's %d", from.Rank), Got: to.Rank}
	}
	if err := to.Validate(o.Config); err != nil {
		return err
	}
	narrow, fewer, all := from.Changes(o.Config)
	learnt, err := o.Trained.Read(all)
	if err != nil {
		return err
	}
	o.LoRA = nil
	if err := o.AddLoRA(to, seed); err != nil {
		return err
	}
	wide, matrices, total := to.Changes(o.Config)
	flat, err := o.Trained.Read(total)
	if err != nil {
		return err
	}
	copy(flat[matrices:], learnt[fewer:])
	for i, c := range wide {
		had := narrow[i]
		for r := range from.Rank {
			a, A := learnt[had.A:][r*c.In:(r+1)*c.In], flat[c.A:][r*c.In:(r+1)*c.In]
			long := length(a)
			if long == 0 {
				continue // it changes nothing: the new row stays
			}
			stretch := float32(length(A) / long)
			for j, v := range a {
				A[j] = v * stretch
			}
			scale := from.Scale() / to.Scale() / stretch
			for row := range c.Out {
				flat[c.B+row*to.Rank+r] = learnt[had.B+row*from.Rank+r] * scale
			}
		}
	}
	o.Trained = model.FloatsOf(flat)
	return nil
}

func length(x []float32) float64 {
	var sum float64
	for _, v := range x {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum)
}
