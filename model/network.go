package model

// network is a transformer as forward and backward passes compute with it, whatever keeps its numbers.
type network struct {
	embed  func(x []float32, tokens []int32) // x [T, D] are the embeddings of tokens
	blocks []networkBlock
	norm   []float32                                // [D]
	value  []float32                                // [D+1]; nil: no value head
	output func(first, tokens int) linear           // so many rows of the output matrix [V, D]
	word   func(id int32, room []float32) []float32 // a row of it, [D]; it may be in room
	grad   *weights                                 // where gradients are added, but for those of linear layers; what is nil there is not trained
}

// networkBlock is a block: its vectors, and its matrices as layers.
type networkBlock struct {
	*block
	qkv, attnOut, gateUp, down linear
}

// linear is a layer y = x·wᵀ, w [out, in].
type linear interface {
	forward(y, x []float32, t int, beta float32) // y [T, out] = beta·y + x [T, in]·wᵀ
	input(dx, dy []float32, t int, beta float32) // dx [T, in] = beta·dx + dy [T, out]·w
	weight(dy, x []float32, t int)               // adds the gradient by what is trained of w; after an input of the same dy
}

// dense is a layer of float32, all of which is trained.
type dense struct {
	mul   product
	w, dw []float32 // [out, in]
	in    int
}

func (l dense) forward(y, x []float32, t int, beta float32) { l.mul.linear(y, x, l.w, t, l.in, beta) }
func (l dense) input(dx, dy []float32, t int, beta float32) {
	l.mul.linearInput(dx, dy, l.w, t, len(l.w)/l.in, beta)
}
func (l dense) weight(dy, x []float32, t int) { l.mul.linearWeight(l.dw, dy, x, t, len(l.w)/l.in) }

// network is the one of weights, whose gradients are added to dw; nil: it goes forward alone.
func (w *weights) network(c Config, mul product, dw *weights) *network {
	d := c.Embedding
	n := &network{
		embed:  func(x []float32, tokens []int32) { gatherRows(x, w.embd, tokens, d) },
		blocks: make([]networkBlock, c.Layers), norm: w.norm, value: w.value,
		word: func(id int32, _ []float32) []float32 { return w.output[int(id)*d:][:d] },
		grad: dw,
	}
	if dw == nil {
		dw = &weights{blocks: make([]block, c.Layers)}
	}
	n.output = func(first, tokens int) linear {
		rows := func(x []float32) []float32 { return x[min(first*d, len(x)):min((first+tokens)*d, len(x))] }
		return dense{mul, rows(w.output), rows(dw.output), d}
	}
	for i := range n.blocks {
		b, db := &w.blocks[i], &dw.blocks[i]
		n.blocks[i] = networkBlock{
			block: b, qkv: dense{mul, b.qkv, db.qkv, d}, attnOut: dense{mul, b.attnOut, db.attnOut, c.QueryWidth()},
			gateUp: dense{mul, b.gateUp, db.gateUp, d}, down: dense{mul, b.down, db.down, c.FeedForward},
		}
	}
	return n
}
