// Package trainer makes weights. A data set of trajectories (package trajectory has their form) is tokenised exactly as
// a session would, packed without padding, and learnt.
//
// Read sft.go first: the supervised run, with schedule.go for its learning rate and checkpoint.go for what survives a
// kill. dataset.go and batch.go are its input, stream.go an input without end. initial.go opens what training begins
// with, export.go writes what it comes to, finetune.go is a supervised stage before another one.
package trainer

import (
	"math/bits"
	"time"
)

// Clock is what relative dates of training questions are relative to, so that a run can be repeated.
var Clock = time.Date(2024, time.June, 15, 12, 0, 0, 0, time.UTC)

// Key is the seed of an answer's random numbers: one for each sample of a question in a step.
func Key(seed uint64, step, question, sample int) uint64 {
	h := seed
	for _, x := range []int{step, question, sample} {
		hi, lo := bits.Mul64(h^uint64(x)^0x9e3779b97f4a7c15, 0xd1342543de82ef95) // as sampling.Uniform mixes
		h = hi ^ lo
	}
	return h
}
