// Package trainer makes weights. A data set of trajectories (package trajectory has their form) is
// tokenised exactly as a session would, packed without padding, and learnt: sft.go is the supervised run, read
// it first. dataset.go and batch.go are its input, schedule.go the learning rate, checkpoint.go what survives a kill.
package trainer
