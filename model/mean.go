package model

import (
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
)

// Mean is the model of which each weight is the mean of those of some models, such as runs that began from equal
// weights (Wortsman et al. 2022, "Model soups", arXiv:2203.05482). LoRAs are merged; value heads and the state of
// training are left out. It is read from the others, and closes them. Errors: *ConfigError where shapes differ, and
// those of Tensors.
func Mean(of ...*Origin) (*Origin, error) {
	shape := of[0].Config
	shape.ValueHead = false
	all := make([][]gguf.Source, len(of))
	var err error
	for i, o := range of {
		c := o.Config
		if c.ValueHead = false; !c.Equal(shape) {
			err = errors.Join(err, &ConfigError{"shape", fmt.Sprintf("%+v, as the first has", shape), fmt.Sprintf("%+v", c)})
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
	mean := NewOrigin(shape, tensors)
	for _, o := range of {
		mean.Keep(o)
	}
	return mean, nil
}
