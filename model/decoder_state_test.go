package model

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

// A decoder that takes over what another has computed goes on with the same bits, from the end of the state or from a
// token within it, and another decoder's tokens are not in it.
func TestState(t *testing.T) {
	for _, exact := range []bool{true, false} {
		for i, c := range shapes() {
			t.Run(fmt.Sprintf("%s %d, exact %v", c.Architecture, i, exact), func(t *testing.T) {
				c.Context = 3 * PageTokens
				m := lively(c, 1)
				tokens := randomTokens(c, 2*PageTokens+50, 1)
				for _, n := range []int{1, panel + 1, PageTokens, 2*PageTokens + 17} {
					one := newTestDecoder(t, m, 2, exact)
					extend(t, one, 0, tokens[:len(tokens)-1])
					want := extend(t, one, 0, tokens[len(tokens)-1:])
					state := one.(Keeper).State(0, n)

					extend(t, one, 1, slices.Concat(tokens[:n], randomTokens(c, 40, 7)))
					if !slices.Equal(one.(Keeper).State(1, n), state) {
						t.Errorf("%d tokens: what comes after them is in their state", n)
					}
					for _, used := range []int{n, n - 1, n - PageTokens} {
						if used < 1 {
							continue
						}
						two := newTestDecoder(t, m, 2, exact)
						extend(t, two, 1, randomTokens(c, 60, 9)) // pages that were in use before
						if err := two.(Keeper).SetState(1, used, state); err != nil {
							t.Fatal(err)
						}
						two.CopyPrefix(0, 1, used)
						if !slices.Equal(extend(t, two, 1, tokens[used:]), want) || !slices.Equal(extend(t, two, 0, tokens[used:]), want) {
							t.Errorf("%d of %d tokens: other bits than those of whom the state is", used, n)
						}
						two.Truncate(0, 0)
						two.Truncate(1, 0)
						if used := two.(interface{ Used() int }).Used(); used != 0 {
							t.Errorf("%d pages are lost", used)
						}
					}
				}
			})
		}
	}
}

func TestStateThatDoesNotFit(t *testing.T) {
	c := shapes()[0]
	c.Context = 3 * PageTokens
	m := lively(c, 1)
	d := newTestDecoder(t, m, 1, true)
	extend(t, d, 0, randomTokens(c, PageTokens+1, 1))
	state := d.(Keeper).State(0, PageTokens+1)
	d.Truncate(0, 0)
	for _, wrong := range []struct {
		n     int
		state []byte
	}{{0, state}, {-1, state}, {2*PageTokens + 1, state}, {5, nil}, {5, state[1:]}, {4 * PageTokens, slices.Repeat(state, 2)}} {
		var unfit *StateError
		if err := d.(Keeper).SetState(0, wrong.n, wrong.state); !errors.As(err, &unfit) || d.Len(0) != 0 {
			t.Errorf("%d tokens of %d bytes: %v", wrong.n, len(wrong.state), err)
		}
	}
	tight, err := m.NewDecoder(DecoderOptions{Slots: 2, Tokens: 2 * PageTokens, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	extend(t, tight, 0, randomTokens(c, 1, 1))
	var full *RoomError
	if err := tight.(Keeper).SetState(1, PageTokens+1, state); !errors.As(err, &full) || tight.Len(1) != 0 {
		t.Errorf("%v, want a *RoomError", err)
	}
	if err := tight.(Keeper).SetState(1, PageTokens, state); err != nil {
		t.Error(err)
	}
}
