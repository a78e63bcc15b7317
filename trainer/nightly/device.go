package nightly

import (
	"fmt"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
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
	// Engine answers the questions of calibrate and evaluate by a file's weights. The file may be closed then.
	Engine func(f *gguf.File, o native.LoadOptions) (llm.Engine, error)
}

// Plan gives the device, one after the other, what the night's stages would, for a device that plans: the current
// weights, or those that the first night begins with. No data is read, and nothing is written or done.
func (n *Night) Plan() error {
	var err error
	if n.state, err = ReadState(n.Dir); err != nil {
		return err
	}
	weights := n.Recipe.Weights.Init
	if n.state.Current != "" {
		weights = n.current()
	}
	if n.Recipe.SFT.Epochs > 0 {
		n.Tell("sft:")
		if err := n.planSFT(weights); err != nil {
			return err
		}
	}
	if n.Recipe.GRPO.Recipe != "" {
		r := n.runRecipe()
		r.Model.Init = weights
		n.Tell("grpo, and curate:")
		if err := grpo.Plan(r, n.Device.Policy); err != nil {
			return err
		}
	}
	n.Tell("evaluate, and calibrate:")
	if _, err = n.open(weights); err != nil || n.Recipe.Weights.Baseline == weights {
		return err
	}
	n.Tell("the baseline:")
	_, err = n.open(n.Recipe.Weights.Baseline)
	return err
}

func (n *Night) planSFT(weights string) error {
	from, _, _, err := trainer.Initial(weights)
	if err != nil {
		return fmt.Errorf("%s: %w", weights, err)
	}
	defer from.Close()
	_, err = n.placeSFT(from, n.Recipe.SFT.MaxPass(0))
	return err
}

// placeSFT puts what the supervised stage learns with on the device.
func (n *Night) placeSFT(from *model.Origin, batch int) (model.Policy, error) {
	return n.Device.Policy(from, &grpo.Use{BatchTokens: batch})
}

// open opens the weights of a file for questions.
func (n *Night) open(path string) (llm.Engine, error) {
	f, err := trainer.OpenGGUF(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	e, err := n.Device.Engine(f, native.LoadOptions{Sessions: sessions})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return e, nil
}
