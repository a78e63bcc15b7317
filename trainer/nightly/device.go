package nightly

import (
	"cmp"
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// Device is where a night computes: all of it, so that weights are compared as one device computes them.
type Device struct {
	Name string
	// Policy is where curate samples, and sft and grpo learn. A device may take one policy's memory back for what
	// follows.
	Policy grpo.Place
	// Engine answers the questions of calibrate and evaluate by a file's weights, with an adapter's unless that is nil.
	// The file is the engine's from then on, unless this fails: it is closed with it, or before.
	Engine func(f, adapter *gguf.File, o native.LoadOptions) (llm.Engine, error)
}

// placeSFT puts what the supervised stage learns with on the device.
func (n *Night) placeSFT(from *model.Origin, batch int) (model.Policy, error) {
	return n.Device.Policy(from, &grpo.Use{BatchTokens: batch})
}

// open opens the weights of a file for questions.
func (n *Night) open(path string) (llm.Engine, error) {
	base, err := inspect.Base(path)
	if err != nil {
		return nil, err
	}
	f, err := trainer.OpenGGUF(cmp.Or(base, path))
	if err != nil {
		return nil, err
	}
	var adapter *gguf.File
	if base != "" {
		if adapter, err = gguf.Open(path); err != nil {
			f.Close()
			return nil, err
		}
		defer adapter.Close()
	}
	e, err := n.Device.Engine(f, adapter, native.LoadOptions{Sessions: sessions})
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return e, nil
}
