// Package card reads what a GGUF file says of how its model is to be used: the keys sqlagent.*, which trainer.Export
// and Copy write.
package card

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
)

// TrainedTokens is the key of how many tokens weights have seen in training here. trainer.Export always sets it.
const TrainedTokens = "sqlagent.training.tokens"

// Unnamed is the general.name of weights that nobody named.
const Unnamed = "unnamed"

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
	info.Lists, _ = m.Bool("sqlagent.lists")
	votes, ok := m.Uint("sqlagent.votes")
	if !ok {
		info.Voting = uncalibrated(m, marked, info.Pointers)
		return nil
	}
	v := &llm.Voting{Votes: int(min(votes, llm.MaxVotes+1))}
	v.Shares, _ = m.Floats("sqlagent.calibration.shares")
	v.Probabilities, _ = m.Floats("sqlagent.calibration.probabilities")
	v.MinConfidence, _ = m.Float("sqlagent.min_confidence")
	if v.Check() != nil {
		return fmt.Errorf("sqlagent.votes, sqlagent.calibration.* and sqlagent.min_confidence are no calibration")
	}
	info.Voting = v
	return nil
}

// ReadAdapter makes info that of the weights with an adapter, whose metadata are m: it has the adapter's name, if that
// has one. What the file of the base says of votes was measured without it.
func ReadAdapter(m gguf.Meta, info *llm.Info) error {
	var own llm.Info
	if err := Read(m, &own); err != nil {
		return err
	}
	if name, _ := m.String("general.name"); name != "" && name != Unnamed {
		info.Name = name
	}
	info.Protocol = cmp.Or(own.Protocol, info.Protocol)
	info.Pointers, info.Lists = info.Pointers || own.Pointers, info.Lists || own.Lists
	if info.Voting == nil || own.Voting.Measured() {
		info.Voting = own.Voting
	} else {
		info.Voting = &llm.Voting{Votes: info.Voting.Votes}
	}
	return nil
}

// Trained reports whether sqltrain trained the weights: they know conversations in the form that package token writes,
// whatever the file's chat template says.
func Trained(m gguf.Meta) bool {
	_, tokens := m.Uint(TrainedTokens)
	_, protocol := m.String("sqlagent.protocol")
	return tokens || protocol
}

// Answers is why a file holds no language model that answers, as far as its metadata says.
func Answers(m gguf.Meta) error {
	kind, _ := m.String("general.type")
	architecture, _ := m.String("general.architecture")
	pooling, _ := m.Uint(architecture + ".pooling_type")
	switch {
	case kind != "" && kind != "model":
		return fmt.Errorf("the file is of the type %q", kind) // adapter, imatrix, mmproj
	case architecture == "clip":
		return errors.New("the file holds the part of a model that sees: its language model is a file of its own")
	case pooling != 0:
		return errors.New("it is an embedding model")
	}
	return nil
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

// Write sets what Read reads, in full precision: a threshold may be the next number above a probability.
func Write(m *gguf.Meta, v llm.Voting) {
	m.Set("sqlagent.votes", uint32(v.Votes))
	m.Set("sqlagent.min_confidence", v.MinConfidence)
	if len(v.Shares) > 0 {
		m.Set("sqlagent.calibration.shares", v.Shares)
		m.Set("sqlagent.calibration.probabilities", v.Probabilities)
	}
}

// Copy rewrites a GGUF file, with a calibration.
func Copy(from, to string, v llm.Voting) error {
	f, err := gguf.Open(from)
	if err != nil {
		return err
	}
	defer f.Close()
	Write(&f.Meta, v)
	return gguf.Write(to, f.Meta, f.Tensors)
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
