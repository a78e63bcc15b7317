// Package card reads what a GGUF file says of how its model is to be used: the keys sqlagent.*, which trainer.Export
// and Calibrate write.
package card

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
)

// TrainedTokens is the key of how many tokens weights have seen in training here. trainer.Export always sets it.
const TrainedTokens = "sqlagent.training.tokens"

// PointerVotes is how many conversations answer a question over pointers where the file does not say: six orders of the
// schema with three votes each, as nano was measured.
const PointerVotes = 18

// Read fills in info. Weights that were trained here and have no calibration get a Voting without Shares.
func Read(m gguf.Meta, info *llm.Info) error {
	template, _ := m.String("tokenizer.chat_template")
	marked := Marked(template) // all that is left after a detour through Hugging Face's format
	info.Protocol, _ = m.String("sqlagent.protocol")
	info.Protocol = cmp.Or(info.Protocol, marked)
	info.Pointers, _ = m.Bool("sqlagent.pointers")
	votes, ok := m.Uint("sqlagent.votes")
	if !ok {
		info.Voting = uncalibrated(m, marked, info.Pointers)
		return nil
	}
	v := &llm.Voting{Votes: int(votes)}
	v.Shares, _ = m.Floats("sqlagent.calibration.shares")
	v.Probabilities, _ = m.Floats("sqlagent.calibration.probabilities")
	v.MinConfidence, _ = m.Float("sqlagent.min_confidence")
	if votes < 1 || votes > 1000 || len(v.Shares) != len(v.Probabilities) || !slices.IsSorted(v.Shares) ||
		!slices.IsSorted(v.Probabilities) || !shares(v.MinConfidence) || !shares(v.Shares...) || !shares(v.Probabilities...) {
		return fmt.Errorf("sqlagent.votes, sqlagent.calibration.* and sqlagent.min_confidence are no calibration")
	}
	info.Voting = v
	return nil
}

// ReadAdapter makes info that of the weights with an adapter, whose metadata are m. What the file of the base says of votes
// was measured without it.
func ReadAdapter(m gguf.Meta, info *llm.Info) error {
	var own llm.Info
	if err := Read(m, &own); err != nil {
		return err
	}
	info.Protocol = cmp.Or(own.Protocol, info.Protocol)
	if info.Voting == nil || own.Voting != nil && !own.Voting.Uncalibrated() {
		info.Voting = own.Voting
	} else {
		info.Voting = &llm.Voting{Votes: info.Voting.Votes}
	}
	return nil
}

// Trained reports whether sqltrain trained the weights: they know conversations in the form that package token writes, whatever
// the file's chat template says.
func Trained(m gguf.Meta) bool {
	_, tokens := m.Uint(TrainedTokens)
	_, protocol := m.String("sqlagent.protocol")
	return tokens || protocol
}

// uncalibrated is how weights answer that were trained here and never calibrated; nil for weights from elsewhere.
func uncalibrated(m gguf.Meta, marked string, pointers bool) *llm.Voting {
	_, trained := m.Uint(TrainedTokens)
	switch {
	case !trained && marked == "":
		return nil
	case pointers:
		return &llm.Voting{Votes: PointerVotes}
	}
	return &llm.Voting{Votes: 1}
}

// shares says whether all numbers lie between 0 and 1.
func shares(xs ...float64) bool {
	return !slices.ContainsFunc(xs, func(x float64) bool { return !(x >= 0 && x <= 1) })
}

// Write sets what Read reads, in full precision: a threshold may be the next number above a probability.
func Write(m *gguf.Meta, v llm.Voting) {
	m.Set("sqlagent.votes", uint32(v.Votes))
	m.Set("sqlagent.min_confidence", v.MinConfidence)
	if len(v.Shares) > 0 {
		m.Set("sqlagent.calibration.shares", v.Shares)
		m.Set("sqlagent.calibration.probabilities", v.Probabilities)
	}
}

// mark begins the comment by which a chat template names a protocol. Servers show their model's template, and hide the
// rest of its file; what renders a template leaves comments out.
const mark, markEnd = "{#- sqlagent.protocol=", " -#}"

// Mark is a chat template that names a protocol, in place of the one that it may name already.
func Mark(template, protocol string) string {
	if rest, ok := strings.CutPrefix(template, mark); ok {
		_, template, _ = strings.Cut(rest, markEnd)
	}
	return mark + protocol + markEnd + template
}

// Marked is the protocol that a chat template names; "" where it names none.
func Marked(template string) string {
	_, rest, _ := strings.Cut(template, mark)
	protocol, _, ok := strings.Cut(rest, markEnd)
	if !ok {
		return ""
	}
	return protocol
}
