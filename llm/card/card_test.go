package card

import (
	"math"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
)

// A calibration is read as it was written: a threshold may be the next number above a probability.
func TestCalibration(t *testing.T) {
	v := llm.Voting{Votes: 3, Shares: []float64{0.1, 1. / 3, 1}, Probabilities: []float64{0.2, 0.5, 0.7}, MinConfidence: math.Nextafter(0.7, 1)}
	var m gguf.Meta
	Write(&m, v)
	var info llm.Info
	if err := Read(m, &info); err != nil || !reflect.DeepEqual(*info.Voting, v) {
		t.Errorf("%+v, %v, want %+v", info.Voting, err, v)
	}
	for _, bad := range [][]float64{{0.2, 0.5, math.NaN()}, {math.NaN(), 0.5, 0.7}, {0.2, 0.5, 1.5}, {-1, 0, 1}} {
		v.Probabilities = bad
		var m gguf.Meta
		Write(&m, v)
		if err := Read(m, &llm.Info{}); err == nil {
			t.Errorf("%v are taken for probabilities", bad)
		}
	}
}

// Weights that were trained here say so, by a key or by the template that is left of it, and answer by votes before
// they are calibrated too. Of others nothing is expected.
func TestUncalibrated(t *testing.T) {
	template := Mark("{% for m in messages %}", "skyrl")
	for _, c := range []struct {
		keys  map[string]any
		votes int // 0: weights from elsewhere
	}{
		{nil, 0},
		{map[string]any{"sqlagent.protocol": "skyrl", "tokenizer.chat_template": "{% for m in messages %}"}, 0},
		{map[string]any{TrainedTokens: uint64(0), "sqlagent.protocol": "skyrl"}, 1},
		{map[string]any{TrainedTokens: uint64(9), "sqlagent.pointers": true}, PointerVotes},
		{map[string]any{"tokenizer.chat_template": template}, 1},
		{map[string]any{"tokenizer.chat_template": template, "sqlagent.votes": uint32(8)}, 8},
	} {
		var m gguf.Meta
		for key, v := range c.keys {
			m.Set(key, v)
		}
		var info llm.Info
		if err := Read(m, &info); err != nil {
			t.Fatal(err)
		}
		if v := info.Voting; v.Uncalibrated(18) != (c.votes > 0) || v != nil && v.Votes != c.votes {
			t.Errorf("%v: %+v, want %d votes", c.keys, v, c.votes)
		}
	}
}

// Weights name their protocol by a key, or by the template that is left of it after a detour through Hugging Face's
// format.
func TestProtocol(t *testing.T) {
	for want, keys := range map[string]map[string]any{
		"":      {"tokenizer.chat_template": "{% for m in messages %}"},
		"trail": {"tokenizer.chat_template": Mark("{% for m in messages %}", "trail")},
		"graph": {"tokenizer.chat_template": Mark("{% for m in messages %}", "trail"), "sqlagent.protocol": "graph"},
	} {
		var m gguf.Meta
		for key, v := range keys {
			m.Set(key, v)
		}
		var info llm.Info
		if err := Read(m, &info); err != nil || info.Protocol != want {
			t.Errorf("%v: %q, %v, want %q", keys, info.Protocol, err, want)
		}
	}
}

func TestMark(t *testing.T) {
	const template = "{% for m in messages %}"
	once := Mark(template, "skyrl")
	for _, c := range []struct{ template, protocol string }{
		{template, ""}, {once, "skyrl"}, {Mark(once, "trail"), "trail"}, {"{#- sqlagent.protocol=skyrl", ""},
	} {
		if got := Marked(c.template); got != c.protocol {
			t.Errorf("%s: %q, want %q", c.template, got, c.protocol)
		}
	}
	if twice := Mark(once, "skyrl"); twice != once {
		t.Errorf("marked twice: %s", twice)
	}
}
