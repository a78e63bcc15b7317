package model

import (
	"fmt"

	"github.com/sqlagent/sqlagent/model/parallel"
)

// Keeper is a Decoder whose keys and values can outlive it. Package cuda's are not of this kind: they lie on the
// device.
type Keeper interface {
	// State is the keys and values of a slot's first n tokens, for a decoder over the same weights with the same options.
	State(slot, n int) []byte
	// SetState makes a slot hold the first n tokens of which state has the keys and values. What is computed after them
	// has the same bits as if they had been computed here. Errors, after which the slot is empty: *RoomError, *StateError.
	SetState(slot, n int, state []byte) error
}

var _ Keeper = (*decoder[float32])(nil)

// StateError is a state that is not of such a decoder, or not of so many tokens.
type StateError struct{ Bytes, Want int }

func (e *StateError) Error() string {
	return fmt.Sprintf("decoder: a state of %d bytes, want %d", e.Bytes, e.Want)
}

// State implements Keeper: pages as they lie in memory, whole ones. Of the last, what is not of the n tokens is zero.
func (d *decoder[E]) State(slot, n int) []byte {
	n = min(max(n, 0), d.Len(slot))
	size := d.cache.pageBytes()
	state := make([]byte, pagesOf(n)*size)
	parallel.Each(pagesOf(n), func(i int) { copy(state[i*size:][:size], d.cache.bytes(d.Of(slot)[i])) })
	if last := n % PageTokens; last > 0 {
		page := newCache[E](d.config, 1)
		page.fill([]int{0})
		copy(page.bytes(0), state[n/PageTokens*size:])
		page.erase(0, last)
		copy(state[n/PageTokens*size:], page.bytes(0))
	}
	return state
}

// SetState implements Keeper.
func (d *decoder[E]) SetState(slot, n int, state []byte) error {
	d.Truncate(slot, 0)
	size := d.cache.pageBytes()
	if want := pagesOf(n) * size; n < 1 || n > d.config.Context || len(state) < want || len(state)%size != 0 {
		return &StateError{len(state), want}
	}
	if err := d.Hold(slot, n); err != nil {
		return err
	}
	pages := d.Of(slot)
	d.cache.fill(pages)
	parallel.Each(len(pages), func(i int) { copy(d.cache.bytes(pages[i]), state[i*size:][:size]) })
	return nil
}
