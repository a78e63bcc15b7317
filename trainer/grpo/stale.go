package grpo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"github.com/sqlagent/sqlagent/llm/inspect"
	"github.com/sqlagent/sqlagent/model"
)

// ahead draws by weights that are an update old, so that rollouts go on while an update is computed (Noukhovitch et al.
// 2024, arXiv:2410.18252). Steps decide who draws what, and no clock does:
//
//	Step 1 draws by the weights W(0) that it begins with.
//	Step t copies the W(t−1) that it begins with. While its update makes W(t) of them, the copy draws what step t+1
//	learns from, as its own questions and seeds have it.
//
// So all but the first step learn from rollouts that are one update old. The first of the second stage begins afresh,
// as that stage does. Evaluations are of W(t). A checkpoint of step t has the copy too: a run that goes on draws the
// rollouts of step t+1 again, and learns them once.
//
// Ratios are to π_θold, the weights that the step begins with, as usual (Hilton et al. 2022, arXiv:2110.00641: the
// proximal policy need not be the behaviour policy). What the update between them did, π_θold/π_b, is left to
// loss.importance_cap, and Mismatch measures it.
type ahead struct {
	policy model.Lagging
	copied bool   // there is a copy: of the weights that the newest step began with
	next   *drawn // by it, while that step's update was computed; nil: nothing
}

// drewDir is the folder of the copy in a checkpoint.
const drewDir = "drew"

// newAhead has a copy of a policy's weights draw. Error: *RecipeError.
func newAhead(p model.Policy) (*ahead, error) {
	policy, ok := p.(model.Lagging)
	if !ok {
		return nil, &RecipeError{Path: "rollout.stale = 1", Why: "a copy of the weights draws, which the CPU alone keeps: set rollout.stale = 0, or use --device cpu"}
	}
	if free, ok := inspect.Available(); ok {
		return &ahead{policy: policy}, roomFor(policy.LagBytes(), free)
	}
	return &ahead{policy: policy}, nil
}

// roomFor refuses a copy of the weights that memory does not hold.
func roomFor(copied, free int64) error {
	if copied <= free {
		return nil
	}
	const MiB = 1 << 20
	return &RecipeError{Path: "rollout.stale = 1", Why: fmt.Sprintf("the copy of the weights that draws takes %d MiB, and %d MiB of memory are free: "+
		"set rollout.stale = 0, or train a LoRA (model.lora_rank), of which the adapter alone is copied", copied/MiB, free/MiB)}
}

// age is how many updates old the weights are that draw for the next step.
func (r *Run) age() int {
	if r.ahead != nil && r.ahead.copied {
		return 1
	}
	return 0
}

// next is what the next step learns from.
func (r *Run) next(ctx context.Context) *drawn {
	if r.ahead == nil || r.ahead.next == nil {
		return r.draw(ctx, r.state.Step)
	}
	d := r.ahead.next
	r.ahead.next = nil
	d.err = cmp.Or(d.err, ctx.Err())
	return d
}

// whileDrawing computes the update of the step that m is of and, where rollouts are stale, draws those of the step
// after it meanwhile.
func (r *Run) whileDrawing(ctx context.Context, m *Metrics, update func() error) error {
	b := r.ahead
	if b == nil {
		return update()
	}
	if err := b.policy.Lag(); err != nil {
		return err
	}
	b.copied = true
	if m.Step == r.Recipe.Steps || m.Step == r.Recipe.Total() {
		return update() // no step follows, or one of the second stage
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var drawing sync.WaitGroup
	drawing.Go(func() { b.next = r.draw(ctx, m.Step) })
	err := update()
	if err != nil {
		stop() // nobody learns from them
	}
	drawing.Wait()
	b.next.overlap(m.Seconds["update"])
	return err
}

// current has f draw by the weights as they are.
func (b *ahead) current(f func() error) error {
	if b == nil {
		return f()
	}
	if err := b.policy.DrawLagged(false); err != nil {
		return err
	}
	if err := f(); err != nil {
		return err
	}
	return b.policy.DrawLagged(true)
}

// forget has the next step draw by the weights that it begins with.
func (b *ahead) forget() error {
	if b == nil {
		return nil
	}
	b.copied, b.next = false, nil
	return b.policy.DrawLagged(false)
}

// resume draws by the copy of a checkpoint.
func (b *ahead) resume(dir string) error {
	if b == nil {
		return nil
	}
	err := b.policy.LoadLag(filepath.Join(dir, drewDir))
	b.copied = err == nil
	return err
}

// whole is the run's policy as checkpoints have it: with the copy.
func (r *Run) whole() model.Policy {
	if r.age() == 0 {
		return r.policy
	}
	return withCopy{r.ahead.policy}
}

type withCopy struct{ model.Lagging }

func (p withCopy) Save(dir string) error {
	return errors.Join(p.Lagging.Save(dir), p.SaveLag(filepath.Join(dir, drewDir)))
}
