package cuda

import (
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// Steps that are replayed from graphs draw what steps that are launched one by one draw, with the same log-probability
// to the last bit, from the same tokens, while slots come and go, pages grow, and memory moves. A new shape, and moved
// memory, record again.
func TestGraphs(t *testing.T) {
	d, gpu := simulated(t)
	c := tiny("qwen2")
	p, err := NewPolicy(d, lively(t, c).Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	var decoders [2]model.Decoder
	for i := range decoders {
		if decoders[i], err = p.NewDecoder(model.DecoderOptions{Slots: 5, Tokens: 10 * pageTokens}); err != nil {
			t.Fatal(err)
		}
		defer decoders[i].Close()
	}
	decoders[1].(*decoder).graphs = nil // launches one by one
	both := func(spans []model.Span, draws []model.Draw) (drawn []model.Drawn, recorded, replayed int) {
		t.Helper()
		gpu.Recorded()
		gpu.Replayed()
		want, err := decoders[1].Extend(spans, draws) // first: what it reserves moves memory
		if err != nil {
			t.Fatal(err)
		}
		if n := gpu.Recorded() + gpu.Replayed(); n != 0 {
			t.Errorf("%d graphs in a decoder that uses none", n)
		}
		if drawn, err = decoders[0].Extend(spans, draws); err != nil {
			t.Fatal(err)
		}
		recorded, replayed = int(gpu.Recorded()), int(gpu.Replayed())
		for i := range want {
			if !reflect.DeepEqual(drawn[i], want[i]) {
				t.Errorf("draw %d is %+v by a graph, want %+v", i, drawn[i], want[i])
			}
		}
		return drawn, recorded, replayed
	}
	prompt := packed(c, false, [2]int{pageTokens - 4, -1}).Tokens
	last := make([]int32, 5)
	step := 0
	advance := func(slots ...int) (recorded, replayed int) {
		t.Helper()
		var spans []model.Span
		var draws []model.Draw
		for i, slot := range slots {
			spans = append(spans, model.Span{Slot: slot, Tokens: []int32{last[slot]}})
			draw := model.Draw{Span: i, Sampling: sampling.Options{Temperature: 2, TopK: 2 * (slot % 2)}, U: sampling.Uniform(uint64(slot), step), Keep: true}
			if slot == 1 {
				draw.Allowed = sampling.NewSet(c.VocabSize, 1, 5, 64)
			}
			draws = append(draws, draw)
		}
		step++
		drawn, recorded, replayed := both(spans, draws)
		for i, slot := range slots {
			last[slot] = drawn[i].ID
		}
		return recorded, replayed
	}
	expect := func(what string, recorded, replayed, wantRecorded, wantReplayed int) {
		t.Helper()
		if recorded != wantRecorded || replayed != wantReplayed {
			t.Errorf("%s: %d recorded, %d replayed, want %d and %d", what, recorded, replayed, wantRecorded, wantReplayed)
		}
	}
	for slot := range 5 {
		if _, _, n := both([]model.Span{{Slot: slot, Tokens: prompt[slot:]}}, nil); n != 0 {
			t.Error("a prompt was replayed")
		}
	}
	try := func(what string, wantRecorded, wantReplayed int, slots ...int) {
		t.Helper()
		recorded, replayed := advance(slots...)
		expect(what, recorded, replayed, wantRecorded, wantReplayed)
	}
	try("a new shape", 0, 0, 0, 1, 2, 3, 4)
	try("its second time", 1, 1, 0, 1, 2, 3, 4)
	try("its third", 0, 1, 0, 1, 2, 3, 4)
	try("fewer slots, of another size", 0, 0, 0, 1, 2)
	try("the same again", 1, 1, 1, 2, 3)
	try("one slot less than the size", 0, 1, 2, 3, 4)
	try("a second page", 0, 0, 0, 1, 2, 3)
	try("the same again", 1, 1, 0, 1, 2, 3)
	try("and replayed", 0, 1, 0, 1, 2, 3)
	try("two slots", 0, 0, 4, 2)
	try("the same again", 1, 1, 4, 2)
	for i := range decoders {
		decoders[i].Truncate(4, 0)
		decoders[i].CopyPrefix(4, 0, decoders[i].Len(0)-1) // a shared page, which is copied
	}
	try("two slots, one with a shared page", 0, 1, 4, 2)
	try("the first size, with another width", 0, 0, 0, 1, 2, 3, 4)

	// A larger batch of training moves what training and decoding share.
	if _, err := p.Forward(packed(c, false, [2]int{150, -1}, [2]int{150, -1})); err != nil {
		t.Fatal(err)
	}
	try("moved memory", 0, 0, 4, 2)
	try("moved memory, again", 1, 1, 4, 2)
	try("and replayed", 0, 1, 4, 2)
}
