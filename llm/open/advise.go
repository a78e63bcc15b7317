package open

import (
	"cmp"
	"context"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/calibration"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// advise says how the model of e answers best: by what the user measured, else by its file, else carefully. A server's
// model that nobody measured answers once, since each vote is paid for there, and no such answer is sure.
func (o Options) advise(ctx context.Context, e llm.Engine) llm.Engine {
	info := e.Info()
	v := o.calibrated(ctx, info)
	switch {
	case v != nil:
	case info.Voting != nil, o.Model == "" && o.Engine != OpenAI: // its file says, or it is the embedded one
		return e
	default:
		if v = llm.Careful(); o.Engine == OpenAI {
			v.Votes = 1
		}
	}
	return advised{e, v}
}

// calibrated is what the user measured; nil: nothing.
func (o Options) calibrated(ctx context.Context, info llm.Info) *llm.Voting {
	folder, err := o.calibrations, error(nil)
	if folder == "" {
		if folder, err = calibration.Folder(); err != nil {
			return nil // without a home there are none
		}
	}
	var c *calibration.Calibration
	switch {
	case o.Engine == OpenAI:
		c, err = calibration.ReadServer(folder, o.BaseURL, info.Name)
	case o.Model == "":
		c, err = calibration.ReadEmbedded(folder, weights.Hash)
	default:
		c, err = calibration.ReadFile(ctx, folder, cmp.Or(o.Adapter, o.Model)) // an adapter goes with one base
	}
	if err != nil {
		o.notify("ignoring the calibration: %v", err)
	}
	if c == nil {
		return nil
	}
	return &c.Voting
}

// Calibration is an empty one of the model that o opens, which its engine or server calls name.
func (o Options) Calibration(ctx context.Context, name string) (*calibration.Calibration, error) {
	switch {
	case o.Engine == OpenAI:
		return calibration.OfServer(o.BaseURL, name), nil
	case o.Model == "":
		return calibration.OfEmbedded(weights.Hash()), nil
	}
	return calibration.OfFile(ctx, cmp.Or(o.Adapter, o.Model), nil)
}

// advised is an engine whose Info has a Voting that its file does not have.
type advised struct {
	llm.Engine
	voting *llm.Voting
}

func (a advised) Info() llm.Info {
	info := a.Engine.Info()
	info.Voting = a.voting
	return info
}

// Gone is llm.Hosted's.
func (a advised) Gone() <-chan struct{} {
	if h, ok := a.Engine.(llm.Hosted); ok {
		return h.Gone()
	}
	return nil
}

// Why is llm.Hosted's.
func (a advised) Why() error {
	if h, ok := a.Engine.(llm.Hosted); ok {
		return h.Why()
	}
	return nil
}
