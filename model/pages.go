package model

import (
	"fmt"
	"sync/atomic"
)

// PageTokens is how many tokens a page holds: on the CPU, whole panels.
const PageTokens = 128

// pagesOf is the number of pages that n tokens take.
func pagesOf(n int) int { return (n + PageTokens - 1) / PageTokens }

// Pages says which slot of a Decoder holds which pages, by their numbers: what a page is made of is the decoder's own.
// Slots that begin alike share pages. A Decoder embeds it, and has most of its methods by it.
type Pages struct {
	config Config
	slots  []slot
	users  []int         // of each page: slots that hold it
	unused []int         // pages
	held   *atomic.Int32 // the policy's count of slots that hold tokens
}

// slot is one sequence.
type slot struct {
	len   int
	pages []int // [pagesOf(len)]; the last one may hold more tokens than are this slot's
}

// NewPages makes room for what o says, with the defaults of DecoderOptions. Slots that hold tokens are counted in held.
func NewPages(c Config, o DecoderOptions, held *atomic.Int32) (Pages, error) {
	if o.Slots < 0 || o.Tokens < 0 {
		return Pages{}, fmt.Errorf("decoder: %d slots with room for %d tokens: want no negative numbers", o.Slots, o.Tokens)
	}
	if o.Tokens == 0 {
		o.Tokens = max(o.Slots, 1) * pagesOf(c.Context) * PageTokens
	}
	n := pagesOf(o.Tokens)
	if o.Slots == 0 {
		o.Slots = n
	}
	p := Pages{config: c, slots: make([]slot, o.Slots), users: make([]int, n), held: held}
	for page := n - 1; page >= 0; page-- {
		p.unused = append(p.unused, page)
	}
	return p, nil
}

// Config implements Decoder, as do the methods below.
func (p *Pages) Config() Config   { return p.config }
func (p *Pages) Slots() int       { return len(p.slots) }
func (p *Pages) Tokens() int      { return len(p.users) * PageTokens }
func (p *Pages) PageTokens() int  { return PageTokens }
func (p *Pages) Len(slot int) int { return p.slots[slot].len }

func (p *Pages) Truncate(slot, n int) {
	s := &p.slots[slot]
	if n = max(n, 0); n >= s.len {
		return
	}
	if s.len = n; n == 0 {
		p.held.Add(-1)
	}
	p.trim(s)
}

// trim gives back the pages after a slot's tokens.
func (p *Pages) trim(s *slot) {
	for _, page := range s.pages[pagesOf(s.len):] {
		p.drop(page)
	}
	s.pages = s.pages[:pagesOf(s.len)]
}

func (p *Pages) CopyPrefix(dst, src, n int) {
	p.Truncate(dst, n)
	if dst == src {
		return
	}
	p.Truncate(dst, 0)
	to, from := &p.slots[dst], &p.slots[src]
	if n = min(max(n, 0), from.len); n == 0 {
		return
	}
	to.len, to.pages = n, append(to.pages, from.pages[:pagesOf(n)]...)
	for _, page := range to.pages {
		p.users[page]++
	}
	p.held.Add(1)
}

// Clear empties all slots.
func (p *Pages) Clear() {
	for slot := range p.slots {
		p.Truncate(slot, 0)
	}
}

// Of are the pages of a slot, in order.
func (p *Pages) Of(slot int) []int { return p.slots[slot].pages }

// Used is how many pages hold something.
func (p *Pages) Used() int { return len(p.users) - len(p.unused) }

// take returns a page with one user; there must be one left.
func (p *Pages) take() int {
	last := len(p.unused) - 1
	page := p.unused[last]
	p.unused, p.users[page] = p.unused[:last], 1
	return page
}

// drop takes a user from a page.
func (p *Pages) drop(page int) {
	if p.users[page]--; p.users[page] == 0 {
		p.unused = append(p.unused, page)
	}
}

// shared is the slot's last page, where the next token must be written into it and others hold it too.
func (p *Pages) shared(s *slot) (page int, ok bool) {
	if s.len%PageTokens == 0 {
		return 0, false
	}
	page = s.pages[len(s.pages)-1]
	return page, p.users[page] > 1
}

// Check refuses spans that cannot be appended, before anything is touched. Errors: *SpanError, *RoomError.
func (p *Pages) Check(spans []Span) error {
	if err := p.config.checkSpans(spans, len(p.slots), p.Len); err != nil {
		return err
	}
	pages, copies := 0, make(map[int]int)
	for _, s := range spans {
		slot := &p.slots[s.Slot]
		pages += pagesOf(slot.len+len(s.Tokens)) - len(slot.pages)
		if page, ok := p.shared(slot); ok && p.users[page]-copies[page] > 1 { // the last of its users needs no copy
			copies[page]++
			pages++
		}
	}
	if pages > len(p.unused) {
		return &RoomError{pages * PageTokens, len(p.unused) * PageTokens}
	}
	return nil
}

// Grow makes room for a span's tokens: new pages, and a copy of the last one where others hold it too.
func (p *Pages) Grow(s Span, copyPage func(to, from int)) {
	slot := &p.slots[s.Slot]
	if old, ok := p.shared(slot); ok {
		fresh := p.take()
		copyPage(fresh, old)
		p.drop(old)
		slot.pages[len(slot.pages)-1] = fresh
	}
	for len(slot.pages) < pagesOf(slot.len+len(s.Tokens)) {
		slot.pages = append(slot.pages, p.take())
	}
}

// Hold makes an empty slot hold n tokens, whose keys and values the caller puts into its pages. Error: *RoomError.
func (p *Pages) Hold(slot, n int) error {
	if pagesOf(n) > len(p.unused) {
		return &RoomError{pagesOf(n) * PageTokens, len(p.unused) * PageTokens}
	}
	s := &p.slots[slot]
	for len(s.pages) < pagesOf(n) {
		s.pages = append(s.pages, p.take())
	}
	s.len = n
	p.held.Add(1)
	return nil
}

// Keep makes spans for which Grow made room a part of their slots, or where their computation failed gives the room
// back. It returns err.
func (p *Pages) Keep(spans []Span, err error) error {
	for _, s := range spans {
		slot := &p.slots[s.Slot]
		if err != nil {
			p.trim(slot)
			continue
		}
		if slot.len == 0 {
			p.held.Add(1)
		}
		slot.len += len(s.Tokens)
	}
	return err
}

// DrawnSpans are the spans that draws name, each once, and for each draw which of them it is of. Error: *SpanError.
func DrawnSpans(spans []Span, draws []Draw) (from, row []int, err error) {
	of := make(map[int]int, len(draws))
	for i, draw := range draws {
		if draw.Span < 0 || draw.Span >= len(spans) {
			return nil, nil, &SpanError{-1, fmt.Sprintf("draw %d is of span %d of %d", i, draw.Span, len(spans))}
		}
		at, ok := of[draw.Span]
		if !ok {
			at = len(from)
			of[draw.Span], from = at, append(from, draw.Span)
		}
		row = append(row, at)
	}
	return from, row, nil
}

// checkSpans refuses spans that no decoder of a shape with so many slots, which hold so many tokens each, can append.
// Error: *SpanError.
func (c Config) checkSpans(spans []Span, slots int, held func(slot int) int) error {
	seen := make(map[int]bool, len(spans))
	for _, s := range spans {
		fail := func(why string, args ...any) error { return &SpanError{s.Slot, fmt.Sprintf(why, args...)} }
		if s.Slot < 0 || s.Slot >= slots {
			return fail("there are only %d slots", slots)
		}
		if seen[s.Slot] {
			return fail("two spans of one call extend it")
		}
		seen[s.Slot] = true
		if len(s.Tokens) == 0 {
			return fail("no tokens to append")
		}
		if s.Prompt < 0 || s.Prompt > len(s.Tokens) {
			return fail("%d of %d tokens are of a prompt", s.Prompt, len(s.Tokens))
		}
		if n := held(s.Slot); n+len(s.Tokens) > c.Context {
			return fail("%d tokens after %d exceed the context of %d", len(s.Tokens), n, c.Context)
		}
		for i, id := range s.Tokens {
			if id < 0 || int(id) >= c.VocabSize {
				return fail("token %d has id %d, outside the vocabulary of %d", i, id, c.VocabSize)
			}
		}
	}
	return nil
}

// SpanError is a Span that cannot be appended. Nothing was changed.
type SpanError struct {
	Slot int
	Why  string
}

func (e *SpanError) Error() string { return fmt.Sprintf("decoder: slot %d: %s", e.Slot, e.Why) }

// RoomError says that the pages that are left do not hold what is to be appended. Nothing was changed.
type RoomError struct{ Need, Free int } // tokens, in whole pages

func (e *RoomError) Error() string {
	return fmt.Sprintf("decoder: %d more tokens are asked for, there is room for %d: truncate a slot", e.Need, e.Free)
}
