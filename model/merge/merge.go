// Package merge makes one model of several, whose weights or LoRAs it averages, and a LoRA of a lower rank of one. It
// reads and returns origins, of which nothing is in memory but LoRAs.
package merge

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// Mean is the model of which each weight is the mean of those of some models, such as runs that began from equal
// weights (Wortsman et al. 2022, "Model soups", arXiv:2203.05482). LoRAs are merged; value heads and the state of
// training are left out. It is read from the others, and closes them. Errors: *model.ConfigError where shapes differ,
// and those of Origin.Tensors.
func Mean(of ...*model.Origin) (*model.Origin, error) {
	shape := of[0].Config
	shape.ValueHead = false
	all := make([][]gguf.Source, len(of))
	var err error
	for i, o := range of {
		c := o.Config
		if c.ValueHead = false; !c.Equal(shape) {
			err = errors.Join(err, &model.ConfigError{Field: "shape", Want: shape.Unlike(c) + ", as the first has", Got: c.Unlike(shape)})
			continue
		}
		var failed error
		all[i], failed = o.Tensors()
		err = errors.Join(err, failed)
	}
	if err != nil {
		for _, o := range of {
			err = errors.Join(err, o.Close())
		}
		return nil, err
	}
	tensors := append([]gguf.Source(nil), all[0]...)
	for i := range tensors {
		tensors[i].Rows = func(mean []float32, first int) error {
			clear(mean)
			x := make([]float32, len(mean))
			for _, of := range all {
				if err := of[i].Rows(x, first); err != nil {
					return err
				}
				for j, v := range x {
					mean[j] += v / float32(len(all))
				}
			}
			return nil
		}
	}
	mean := model.NewOrigin(shape, tensors)
	for _, o := range of {
		mean.Keep(o)
	}
	return mean, nil
}

// MeanLoRA is the model over whose weights some LoRAs were trained, with one whose changes are the mean of theirs. Its
// rank is the sum of theirs, which Truncate lowers. It closes the others. Errors: model.ErrNoAdapter,
// *model.ConfigError where shapes differ, or why a LoRA cannot be read.
func MeanLoRA(of ...*model.Origin) (*model.Origin, error) {
	fail := func(err error) (*model.Origin, error) {
		for _, o := range of {
			err = errors.Join(err, o.Close())
		}
		return nil, err
	}
	rank := 0
	for _, o := range of {
		if o.LoRA == nil {
			return fail(model.ErrNoAdapter)
		}
		if !o.Config.Equal(of[0].Config) {
			first := of[0].Config
			return fail(&model.ConfigError{Field: "shape", Want: first.Unlike(o.Config) + ", as the first has", Got: o.Config.Unlike(first)})
		}
		rank += o.LoRA.Rank
	}
	mean, lora := of[0], model.LoRA{Rank: rank, Alpha: float32(rank)}
	if err := lora.Validate(mean.Config); err != nil {
		return fail(fmt.Errorf("the rank of a mean is the sum of those of its %d LoRAs: %w", len(of), err))
	}
	into, matrices, all := lora.Changes(mean.Config)
	flat := make([]float32, all)
	first := 0 // row of A, and column of B
	for _, o := range of {
		from, its, n := o.LoRA.Changes(o.Config)
		x, err := o.Trained.Read(n)
		if err != nil {
			return fail(err)
		}
		for i, c := range from {
			R, scale := o.LoRA.Rank, o.LoRA.Scale()/float32(len(of))
			copy(flat[into[i].A+first*c.In:], x[c.A:][:R*c.In])
			for row := range c.Out {
				for r := range R {
					flat[into[i].B+row*rank+first+r] = scale * x[c.B+row*R+r]
				}
			}
		}
		for i, v := range x[its:] { // of the value head
			flat[matrices+i] += v / float32(len(of))
		}
		first += o.LoRA.Rank
	}
	mean.ForgetTraining()
	mean.LoRA, mean.Trained = &lora, model.FloatsOf(flat)
	for _, o := range of[1:] {
		mean.Keep(o)
	}
	return mean, nil
}
