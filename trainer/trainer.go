// Package trainer makes weights. A data set of trajectories (package trajectory has their form) is
// tokenised exactly as a session would, packed without padding, and learnt: sft.go is the supervised run, read
// it first. dataset.go and batch.go are its input, schedule.go the learning rate, checkpoint.go what survives a kill.
package trainer

import "time"

// Clock is what relative dates of training questions are relative to, so that a run can be repeated.
var Clock = time.Date(2024, time.June, 15, 12, 0, 0, 0, time.UTC)
