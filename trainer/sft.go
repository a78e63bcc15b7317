package trainer

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/token"
)

// SFT is a supervised run: the cross-entropy of generated tokens, averaged over the tokens of a step.
type SFT struct {
	Steps int
	// Time ends the run before Steps, after the step that spends it; the schedule then follows the time. 0: no bound.
	Time        time.Duration
	BatchTokens int // packed tokens of a step
	MicroBatch  int // packed tokens of one forward pass, whose gradients are accumulated; 0: a step's
	// Reading is what a read token (see Sequence.Read) weighs in the loss, compared with a trained one's 1: to predict
	// a question is to understand it (Shi et al. 2024, arXiv 2405.14394).
	Reading     float64
	Schedule    Schedule
	WeightDecay float64
	ClipNorm    float64
	Beta2       float64 // AdamW's; 0: 0.98
	EightBit    bool    // AdamW's moments: see adamw.Options
	EvalEvery   int     // steps; 0: only at the end
	SaveEvery   int     // steps; 0: only at the end
	SaveShare   float64 // of the time, where SaveEvery is 0: a checkpoint as often as saving takes no larger share
	Keep        int     // newest checkpoints; 0: the constant Keep
	Dir         string  // of the checkpoints

	// Loss is what is learnt in place of the cross-entropy: it accumulates a batch's gradient, in one forward pass. nil:
	// that.
	Loss func(model.Policy, *Batch) (float64, error)
}

// Progress is what a run reports of one step.
type Progress struct {
	Step, Steps  int
	Loss         float64 // nats per trained token, of this step
	ValLoss      float64 // NaN where this step did not evaluate
	GradNorm     float64
	LR           float64
	Tokens       int64   // packed tokens so far
	TokensPerSec float64 // since the run (or its resumption) began
	Epoch        int
}

// MaxPass is how many packed tokens a forward pass has at most, where a step has so many, and a sequence so many.
func MaxPass(batch, microBatch, longest int) int {
	if microBatch > 0 {
		batch = min(batch, microBatch)
	}
	return max(batch, longest)
}

// Run trains a policy from step on and leaves a checkpoint every SaveEvery steps and at the end. When ctx ends it
// saves the step it has reached, without its evaluation where that was not over, and returns ctx's error, with that of
// saving.
func (o SFT) Run(ctx context.Context, p model.Policy, tok *token.Tokenizer, data Batches, val *Corpus, from State, report func(Progress)) error {
	data.Skip(from.Step)
	state := from
	began, tokensBefore := time.Now(), from.Tokens
	saved, saving := began, time.Duration(0)
	save := func() error {
		before := time.Now()
		err := SaveCheckpoint(o.Dir, p, tok, state, cmp.Or(o.Keep, Keep))
		saved = time.Now()
		saving = saved.Sub(before)
		return err
	}
	for state.Step < o.Steps && !o.spent(state) {
		stepBegan := time.Now()
		if err := ctx.Err(); err != nil {
			return errors.Join(err, save())
		}
		batch, err := data.Batch(state.Step)
		if err != nil {
			return fmt.Errorf("step %d: %w", state.Step, err)
		}
		learn := o.lossAndGradient
		if o.Loss != nil {
			learn = o.Loss
		}
		loss, err := learn(p, &batch)
		if err != nil {
			return fmt.Errorf("step %d: %w; the last checkpoint is as it was", state.Step, err)
		}
		lr := o.Schedule.At(o.reached(state), o.Steps)
		norm, err := p.Step(adamw.Options{
			LR: float32(lr), Beta1: 0.9, Beta2: float32(cmp.Or(o.Beta2, 0.98)), Eps: 1e-8,
			WeightDecay: float32(o.WeightDecay), ClipNorm: float32(o.ClipNorm), EightBit: o.EightBit,
		})
		if err != nil {
			return fmt.Errorf("step %d: %w; the last checkpoint is as it was", state.Step, err)
		}
		state.Step++
		state.Tokens += int64(len(batch.Tokens))
		if o.Time > 0 {
			state.Seconds += time.Since(stepBegan).Seconds()
		}
		valLoss := math.NaN()
		last := state.Step == o.Steps || o.spent(state)
		if val != nil && (last || o.EvalEvery > 0 && state.Step%o.EvalEvery == 0) {
			valLoss, err = Evaluate(ctx, p, val, cmp.Or(o.MicroBatch, o.BatchTokens))
			switch {
			case ctx.Err() != nil:
				return errors.Join(ctx.Err(), save())
			case err != nil:
				return err
			}
		}
		report(Progress{
			Step: state.Step, Steps: o.Steps, Loss: loss, ValLoss: valLoss, GradNorm: float64(norm), LR: lr,
			Tokens: state.Tokens, TokensPerSec: float64(state.Tokens-tokensBefore) / time.Since(began).Seconds(), Epoch: data.Epoch(),
		})
		due := o.SaveEvery > 0 && state.Step%o.SaveEvery == 0 || o.SaveShare > 0 && saving.Seconds() <= o.SaveShare*time.Since(saved).Seconds()
		if last || due {
			if err := save(); err != nil {
				return err
			}
		}
	}
	return nil
}

// spent reports whether the run's Time is used up.
func (o SFT) spent(s State) bool { return o.Time > 0 && s.Seconds >= o.Time.Seconds() }

// reached is the step that the schedule is at: as far through the steps as the run is through its time, if that is
// more.
func (o SFT) reached(s State) int {
	if o.Time == 0 {
		return s.Step
	}
	return max(s.Step, min(int(s.Seconds/o.Time.Seconds()*float64(o.Steps)), o.Steps-1))
}

// lossAndGradient accumulates the gradient of the trained tokens' mean cross-entropy, with Reading's share of that of
// the read ones, and returns the mean, in nats per token. Read tokens are not counted in its denominator.
func (o SFT) lossAndGradient(m model.Policy, all *Batch) (float64, error) {
	n := 0
	for _, trained := range all.trained() {
		if trained {
			n++
		}
	}
	if n == 0 {
		return 0, errors.New("no token of the batch is trained")
	}
	var loss float64
	for _, p := range all.parts(o.MicroBatch) {
		out, err := m.Forward(p.Packed)
		if err != nil {
			return 0, err
		}
		sum, _ := sumLoss(out.Logp, p.trained())
		if math.IsNaN(sum) || math.IsInf(sum, 0) {
			return 0, fmt.Errorf("the loss is %v: lower the learning rate, or look at the data", sum)
		}
		g := make([]float32, len(p.Tokens))
		for t, scored := range p.Score {
			switch {
			case scored && p.Read != nil && p.Read[t]:
				g[t] = -float32(o.Reading) / float32(n)
			case scored:
				g[t] = -1 / float32(n)
			}
		}
		if err := m.Backward(model.Grad{Logp: g}); err != nil {
			return 0, err
		}
		loss += sum
	}
	return loss / float64(n), nil
}

// Evaluate is the mean cross-entropy of a corpus, in nats per trained token, each of which counts once. It ends with
// ctx.
func Evaluate(ctx context.Context, m model.Policy, c *Corpus, batchTokens int) (float64, error) {
	var loss float64
	var n int
	for left := divided(c.Groups, batchTokens); len(left) > 0; {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		var p model.Packed
		for total := 0; len(left) > 0 && (total == 0 || total+left[0].Size() <= batchTokens); left = left[1:] {
			Pack(&p, left[0])
			total += left[0].Size()
		}
		logp, _, err := m.Score(p, model.Current)
		if err != nil {
			return 0, err
		}
		l, k := sumLoss(logp, p.Score)
		loss, n = loss+l, n+k
	}
	return loss / float64(n), nil
}

func sumLoss(logp []float32, scored []bool) (sum float64, n int) {
	for t, s := range scored {
		if s {
			sum -= float64(logp[t])
			n++
		}
	}
	return sum, n
}
