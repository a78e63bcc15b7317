package eval

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/llm"
)

// LeastCalibrated is how many answers a calibration needs.
const LeastCalibrated = 50

// ErrFewAnswers says that there are too few answers to calibrate by.
var ErrFewAnswers = errors.New("a calibration needs 50 answers of several votes or more")

// ErrRevised says that answers are corrections of votes, which say nothing of votes alone.
var ErrRevised = errors.New("some answers are corrections of split votes, and a calibration is of votes alone: run eval without --revise")

// Calibrate measures what the share of votes is worth as a probability, by isotonic regression of right answers on
// shares (pool adjacent violators: Barlow et al., "Statistical inference under order restrictions", 1972), and sets the
// confidence below which an answer is unsure: the least with which at most so many of all questions (wrong, from 0 to
// 1) are answered wrongly. The outcomes must be of questions that nothing else is measured on.
func Calibrate(outcomes []Outcome, wrong float64) (llm.Voting, error) {
	if slices.ContainsFunc(outcomes, func(o Outcome) bool { return o.Revised != "" }) {
		return llm.Voting{}, ErrRevised
	}
	if answered, _ := voted(outcomes); len(answered) < LeastCalibrated {
		return llm.Voting{}, ErrFewAnswers
	}
	return calibrated(outcomes, wrong), nil
}

// voted are the answers that several votes came to, and how many questions were asked.
func voted(outcomes []Outcome) (answered []Outcome, asked int) {
	for _, o := range outcomes {
		if o.Verdict == Skipped {
			continue
		}
		asked++
		if o.Verdict != Failed && o.Votes > 1 {
			answered = append(answered, o)
		}
	}
	return answered, asked
}

func calibrated(outcomes []Outcome, wrong float64) (v llm.Voting) {
	answered, asked := voted(outcomes)
	if len(answered) == 0 {
		return v
	}
	v.Votes = answered[0].Votes
	slices.SortFunc(answered, func(a, b Outcome) int { return cmp.Compare(a.Share, b.Share) })
	for _, b := range isotonic(answered) {
		v.Shares = append(v.Shares, b.share/b.n)
		v.Probabilities = append(v.Probabilities, b.right/b.n)
	}
	v.MinConfidence = threshold(answered, v, wrong*float64(asked))
	return v
}

// block is neighbouring answers with one probability.
type block struct{ n, share, right float64 }

// isotonic pools answers, sorted by their shares, until the part that is right rises from block to block.
func isotonic(answered []Outcome) []block {
	var blocks []block
	for i := 0; i < len(answered); {
		var b block
		for share := answered[i].Share; i < len(answered) && answered[i].Share == share; i++ { // one share, one probability
			b = block{b.n + 1, b.share + share, b.right + float64(indicator(answered[i].Verdict == Right))}
		}
		for n := len(blocks); n > 0 && blocks[n-1].right/blocks[n-1].n >= b.right/b.n; n = len(blocks) {
			b = block{b.n + blocks[n-1].n, b.share + blocks[n-1].share, b.right + blocks[n-1].right}
			blocks = blocks[:n-1]
		}
		blocks = append(blocks, b)
	}
	return blocks
}

// threshold is the least confidence above which no more than most answers are wrong.
func threshold(answered []Outcome, v llm.Voting, most float64) float64 {
	wrong := 0.0
	for i := len(answered) - 1; i >= 0; i-- {
		wrong += 1 - float64(indicator(answered[i].Verdict == Right))
		if wrong > most {
			p, _ := v.Probability(answered[i].Share)
			return math.Nextafter(p, 2) // this share, and those that are worth no more, are unsure
		}
	}
	return 0
}

// Sureness counts what answers come to, of those that are sure and of all.
type Sureness struct{ Asked, Right, Wrong, Unsure, Failed int }

// HeldOut is what a calibration comes to on answers that it was not made of: each fold is judged by the one that the
// other folds make.
func HeldOut(outcomes []Outcome, wrong float64, folds int) (s Sureness) {
	var asked []Outcome
	for _, o := range outcomes {
		if o.Verdict != Skipped {
			asked = append(asked, o)
		}
	}
	for fold := range folds {
		var others []Outcome
		for i, o := range asked {
			if i%folds != fold {
				others = append(others, o)
			}
		}
		v := calibrated(others, wrong)
		for i := fold; i < len(asked); i += folds {
			s.add(asked[i], v)
		}
	}
	return s
}

// add counts an answer under a calibration.
func (s *Sureness) add(o Outcome, v llm.Voting) {
	s.Asked++
	p, ok := v.Probability(o.Share)
	switch {
	case o.Verdict == Failed:
		s.Failed++
	case !ok || p < v.MinConfidence:
		s.Unsure++
	case o.Verdict == Right:
		s.Right++
	default:
		s.Wrong++
	}
}
