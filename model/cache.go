package model

import (
	"fmt"

	"github.com/sqlagent/sqlagent/model/gemm"
)

const panel = gemm.Panel

// wholePanels rounds a number of tokens up.
func wholePanels(n int) int { return (n + panel - 1) / panel * panel }

// PageTokens is how many tokens a page holds on the CPU: whole panels.
const PageTokens = 128

// pagesOf is the number of pages that n tokens take.
func pagesOf(n int) int { return (n + PageTokens - 1) / PageTokens }

// page holds the keys and values of PageTokens consecutive tokens, in all layers. Sequences that begin alike share
// pages.
//
// To decode a token reads all of its sequence's keys and values once, and that takes longer than the arithmetic: so
// they lie in the order in which the products read them (see gemm.MulStored), and keys are scaled beforehand. In a
// layer come first the keys [KVHeads, PageTokens/panel, HeadDim, panel], times attentionScale, then the values
// [KVHeads, HeadDim/panel, PageTokens, panel]; what the last panel of a head's values has too much is zero.
type page[E gemm.Element] struct {
	users int // slots that hold it
	data  []E // [L, layerSize]
}

// pool hands out pages.
type pool[E gemm.Element] struct {
	dim, heads int // of keys and values
	layers     int
	budget     int // pages that may be in use
	used       int
	idle       []*page[E] // made, but not in use
}

func newPool[E gemm.Element](c Config, budget int) pool[E] {
	return pool[E]{dim: c.HeadDim(), heads: c.KVHeads, layers: c.Layers, budget: budget}
}

func (p *pool[E]) keySize() int   { return p.heads * p.dim * PageTokens }
func (p *pool[E]) valueSize() int { return p.heads * wholePanels(p.dim) * PageTokens }
func (p *pool[E]) layerSize() int { return p.keySize() + p.valueSize() }

// take returns a page with one user; there must be one left.
func (p *pool[E]) take() *page[E] {
	p.used++
	var pg *page[E]
	if last := len(p.idle) - 1; last >= 0 {
		pg, p.idle = p.idle[last], p.idle[:last]
	} else {
		pg = &page[E]{data: make([]E, p.layers*p.layerSize())}
	}
	pg.users = 1
	return pg
}

// drop takes a user from a page.
func (p *pool[E]) drop(pg *page[E]) {
	if pg.users--; pg.users == 0 {
		p.used--
		p.idle = append(p.idle, pg)
	}
}

// keys are head h's of a page in a layer, [HeadDim, PageTokens], stored with a stride of panel·HeadDim.
func (p *pool[E]) keys(pg *page[E], layer, h int) []E {
	return pg.data[layer*p.layerSize()+h*p.dim*PageTokens:][:p.dim*PageTokens]
}

// values are head h's of a page in a layer, [PageTokens, HeadDim], stored with a stride of panel·PageTokens.
func (p *pool[E]) values(pg *page[E], layer, h int) []E {
	size := wholePanels(p.dim) * PageTokens
	return pg.data[layer*p.layerSize()+p.keySize()+h*size:][:size]
}

// put writes head h's key, scaled, and value [HeadDim] of the token at a place of a page.
func (p *pool[E]) put(pg *page[E], layer, h, at int, key, value []E) {
	dim := len(key)
	keys, values := p.keys(pg, layer, h)[at/panel*panel*dim+at%panel:], p.values(pg, layer, h)[at*panel:]
	for i, k := range key {
		keys[i*panel] = k
	}
	for j := 0; j < dim; j += panel {
		copy(values[j*PageTokens:][:min(panel, dim-j)], value[j:])
	}
}

// slot is one sequence.
type slot[E gemm.Element] struct {
	len   int
	pages []*page[E] // [pagesOf(len)]; the last one may hold more tokens than are this slot's
}

// shared is the slot's last page, where the next token must be written into it and others hold it too; else nil.
func (s *slot[E]) shared() *page[E] {
	if s.len%PageTokens == 0 {
		return nil
	}
	if last := s.pages[len(s.pages)-1]; last.users > 1 {
		return last
	}
	return nil
}

// grow makes room for n more tokens: new pages, and a copy of the last one where others hold it too.
func (s *slot[E]) grow(p *pool[E], n int) {
	if old := s.shared(); old != nil {
		fresh := p.take()
		copy(fresh.data, old.data)
		p.drop(old)
		s.pages[len(s.pages)-1] = fresh
	}
	for len(s.pages) < pagesOf(s.len+n) {
		s.pages = append(s.pages, p.take())
	}
}

// cut keeps the first n tokens.
func (s *slot[E]) cut(p *pool[E], n int) {
	s.len = n
	for len(s.pages) > pagesOf(n) {
		last := len(s.pages) - 1
		p.drop(s.pages[last])
		s.pages = s.pages[:last]
	}
}

// RoomError says that the pages that are left do not hold what is to be appended. Nothing was changed.
type RoomError struct{ Need, Free int } // tokens, in whole pages

func (e *RoomError) Error() string {
	return fmt.Sprintf("decoder: %d more tokens are asked for, there is room for %d: truncate a slot", e.Need, e.Free)
}
