package model

import (
	"unsafe"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

const panel = gemm.Panel

// wholePanels rounds a number of tokens up.
func wholePanels(n int) int { return (n + panel - 1) / panel * panel }

// cache is what pages are made of: the keys and values of PageTokens consecutive tokens, in all layers.
//
// To decode a token reads all of its sequence's keys and values once, and that takes longer than the arithmetic: so
// they lie in the order in which the products read them (see gemm.MulStored), and keys are scaled beforehand. In a
// layer come first the keys [KVHeads, PageTokens/panel, HeadDim, panel], times attentionScale, then the values
// [KVHeads, HeadDim/panel, PageTokens, panel]; what the last panel of a head's values has too much is zero.
type cache[E gemm.Element] struct {
	dim, heads int // of keys and values
	layers     int
	data       [][]E // [pages] of [L, layerSize]; nil until a page is first used
}

func newCache[E gemm.Element](c Config, pages int) cache[E] {
	return cache[E]{dim: c.HeadDim(), heads: c.KVHeads, layers: c.Layers, data: make([][]E, pages)}
}

func (c *cache[E]) keySize() int   { return c.heads * c.dim * PageTokens }
func (c *cache[E]) valueSize() int { return c.heads * wholePanels(c.dim) * PageTokens }
func (c *cache[E]) layerSize() int { return c.keySize() + c.valueSize() }

// fill makes the memory of pages.
func (c *cache[E]) fill(pages []int) {
	for _, page := range pages {
		if c.data[page] == nil {
			c.data[page] = make([]E, c.layers*c.layerSize())
		}
	}
}

// copy makes the first n tokens of a page what another one has.
func (c *cache[E]) copy(to, from, n int) {
	c.fill([]int{to})
	parallel.Each(c.layers, func(layer int) {
		for h := range c.heads {
			copy(c.keys(to, layer, h), c.keys(from, layer, h)[:wholePanels(n)*c.dim])
			values, others := c.values(to, layer, h), c.values(from, layer, h)
			for j := 0; j < len(values); j += panel * PageTokens {
				copy(values[j:], others[j:][:n*panel])
			}
		}
	})
}

// keys are head h's of a page in a layer, [HeadDim, PageTokens], stored with a stride of panel·HeadDim.
func (c *cache[E]) keys(page int, layer, h int) []E {
	return c.data[page][layer*c.layerSize()+h*c.dim*PageTokens:][:c.dim*PageTokens]
}

// ExactPageBytes is what a page of a decoder on the CPU takes whose DecoderOptions are Exact.
func (c Config) ExactPageBytes() int {
	pages := newCache[float32](c, 0)
	return pages.pageBytes()
}

// pageBytes is the size of a page.
func (c *cache[E]) pageBytes() int { return c.layers * c.layerSize() * int(unsafe.Sizeof(*new(E))) }

// bytes is a page's memory.
func (c *cache[E]) bytes(page int) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(&c.data[page][0])), c.pageBytes())
}

// erase makes the tokens of a page from n on zero.
func (c *cache[E]) erase(page, n int) {
	for layer := range c.layers {
		for h := range c.heads {
			keys := c.keys(page, layer, h)
			clear(keys[wholePanels(n)*c.dim:])
			if side := n % panel; side > 0 {
				for i := range c.dim {
					clear(keys[n/panel*panel*c.dim+i*panel:][side:panel])
				}
			}
			values := c.values(page, layer, h)
			for j := 0; j < len(values); j += panel * PageTokens {
				clear(values[j+n*panel:][:(PageTokens-n)*panel])
			}
		}
	}
}

// values are head h's of a page in a layer, [PageTokens, HeadDim], stored with a stride of panel·PageTokens.
func (c *cache[E]) values(page int, layer, h int) []E {
	size := wholePanels(c.dim) * PageTokens
	return c.data[page][layer*c.layerSize()+c.keySize()+h*size:][:size]
}

// put writes head h's keys, scaled, and values of tokens from a place of a page on, those of one panel. The rows [n] of
// keys and values lie stride apart, each begins with its HeadDim numbers. Keys of a panel lie side by side: they are
// written so.
func (c *cache[E]) put(page int, layer, h, at, n, stride int, keys, values []E) {
	to := c.keys(page, layer, h)[at/panel*panel*c.dim+at%panel:]
	for i := range c.dim {
		side := to[i*panel:][:n]
		for t := range side {
			side[t] = keys[t*stride+i]
		}
	}
	held := c.values(page, layer, h)
	for t := range n {
		value := values[t*stride:][:c.dim]
		for j := 0; j < c.dim; j += panel {
			copy(held[j*PageTokens+(at+t)*panel:][:min(panel, c.dim-j)], value[j:])
		}
	}
}
