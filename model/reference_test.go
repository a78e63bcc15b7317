package model

import (
	"math"
	"math/rand/v2"
)

// reference is the transformer written as plainly as possible, in float64, one token at a time and
// one whole sequence at a time: what every faster form is compared with.
func referenceForward(c Config, params map[string][]float64, p Packed) (logp, entropy, value []float64) {
	d, hd, f := c.Embedding, c.HeadDim(), c.FeedForward
	matVec := func(name string, x []float64) []float64 {
		w := params[name]
		y := make([]float64, len(w)/len(x))
		for i := range y {
			for j, v := range x {
				y[i] += w[i*len(x)+j] * v
			}
		}
		return y
	}
	plus := func(x, y []float64) []float64 {
		z := make([]float64, len(x))
		for i := range x {
			z[i] = x[i] + y[i]
		}
		return z
	}
	norm := func(name string, x []float64) []float64 {
		var ss float64
		for _, v := range x {
			ss += v * v
		}
		r := 1 / math.Sqrt(ss/float64(len(x))+float64(c.NormEps))
		y := make([]float64, len(x))
		for i := range x {
			y[i] = x[i] * r * params[name][i]
		}
		return y
	}
	rotate := func(x []float64, pos int) {
		for h := 0; h < len(x); h += hd {
			for i := range hd / 2 {
				angle := float64(pos) * math.Pow(c.RopeBase, -2*float64(i)/float64(hd))
				first, second := h+i, h+i+hd/2
				if c.Architecture == "llama" {
					first, second = h+2*i, h+2*i+1
					if c.RopeFactors != nil {
						angle /= float64(c.RopeFactors[i])
					}
				}
				a, b := x[first], x[second]
				x[first] = a*math.Cos(angle) - b*math.Sin(angle)
				x[second] = b*math.Cos(angle) + a*math.Sin(angle)
			}
		}
	}
	normHeads := func(name string, x []float64) {
		for h := 0; h < len(x); h += hd {
			copy(x[h:], norm(name, x[h:h+hd]))
		}
	}
	softmax := func(x []float64) []float64 {
		top := math.Inf(-1)
		for _, v := range x {
			top = max(top, v)
		}
		y, sum := make([]float64, len(x)), 0.0
		for i, v := range x {
			y[i] = math.Exp(v - top)
			sum += y[i]
		}
		for i := range y {
			y[i] /= sum
		}
		return y
	}
	// logits and value of every position of one sequence
	run := func(tokens []int32) (logits [][]float64, values []float64) {
		xs := make([][]float64, len(tokens))
		for i, id := range tokens {
			xs[i] = params["token_embd.weight"][int(id)*d : (int(id)+1)*d]
		}
		for l := range c.Layers {
			name := func(s string) string { return blockName(l, s) }
			var ks, vs [][]float64
			for pos, x := range xs {
				n := norm(name("attn_norm.weight"), x)
				q, k, v := matVec(name("attn_q.weight"), n), matVec(name("attn_k.weight"), n), matVec(name("attn_v.weight"), n)
				switch c.Architecture {
				case "qwen2":
					q = plus(q, params[name("attn_q.bias")])
					k = plus(k, params[name("attn_k.bias")])
					v = plus(v, params[name("attn_v.bias")])
				case "qwen3":
					normHeads(name("attn_q_norm.weight"), q)
					normHeads(name("attn_k_norm.weight"), k)
				}
				rotate(q, pos)
				rotate(k, pos)
				ks, vs = append(ks, k), append(vs, v)
				out := make([]float64, c.Heads*hd)
				for h := range c.Heads {
					kv := h / (c.Heads / c.KVHeads) * hd
					scores := make([]float64, len(ks))
					for j, k := range ks {
						for i := range hd {
							scores[j] += q[h*hd+i] * k[kv+i] / math.Sqrt(float64(hd))
						}
					}
					for j, p := range softmax(scores) {
						for i := range hd {
							out[h*hd+i] += p * vs[j][kv+i]
						}
					}
				}
				x = plus(x, matVec(name("attn_output.weight"), out))
				n = norm(name("ffn_norm.weight"), x)
				gate, up := matVec(name("ffn_gate.weight"), n), matVec(name("ffn_up.weight"), n)
				for i := range f {
					gate[i] = gate[i] / (1 + math.Exp(-gate[i])) * up[i]
				}
				xs[pos] = plus(x, matVec(name("ffn_down.weight"), gate))
			}
		}
		output := "output.weight"
		if c.Tied {
			output = "token_embd.weight"
		}
		for _, x := range xs {
			x = norm("output_norm.weight", x)
			logits = append(logits, matVec(output, x))
			if c.ValueHead {
				values = append(values, matVec(valueWeight, x)[0]+params[valueBias][0])
			}
		}
		return logits, values
	}

	temperature := float64(p.Temperature)
	if temperature == 0 {
		temperature = 1
	}
	logp, entropy, value = make([]float64, len(p.Tokens)), make([]float64, len(p.Tokens)), make([]float64, len(p.Tokens))
	for _, s := range p.Segments {
		var sequence []int32
		if s.Prefix >= 0 {
			prefix := p.Segments[s.Prefix]
			sequence = append(sequence, p.Tokens[prefix.Start:prefix.Start+prefix.Len]...)
		}
		before := len(sequence)
		sequence = append(sequence, p.Tokens[s.Start:s.Start+s.Len]...)
		logits, values := run(sequence)
		for i := range s.Len {
			t := s.Start + i
			if !p.Score[t] {
				continue
			}
			z := logits[before+i-1]
			for j := range z {
				z[j] /= temperature
				if p.Allowed != nil && !p.Allowed[t].Has(int32(j)) {
					z[j] = math.Inf(-1)
				}
			}
			if c.ValueHead {
				value[t] = values[before+i-1]
			}
			q := softmax(z)
			logp[t] = math.Log(q[p.Tokens[t]])
			for _, v := range q {
				if v > 0 {
					entropy[t] -= v * math.Log(v)
				}
			}
		}
	}
	return logp, entropy, value
}

// shapes are one small model of each architecture, tied and not.
func shapes() []Config {
	qwen3, llama := tiny(), tiny()
	qwen3.Architecture, qwen3.HeadWidth = "qwen3", 6
	llama.Architecture, llama.RopeFactors = "llama", []float32{1, 2.5}
	plain := llama
	plain.RopeFactors, plain.HeadWidth = nil, 10
	var all []Config
	for _, c := range []Config{tiny(), qwen3, llama, plain} {
		tied := c
		tied.Tied = true
		all = append(all, c, tied)
	}
	return all
}

// tiny is a configuration that is small enough for finite differences and has every feature of qwen2: two
// layers, grouped queries, q/k/v biases, untied output.
func tiny() Config {
	return Config{
		Architecture: "qwen2", VocabSize: 19, Context: 512, Layers: 2, Embedding: 16, FeedForward: 20,
		Heads: 4, KVHeads: 2, RopeBase: 100, NormEps: 1e-6,
	}
}

// lively returns a model whose parameters are all away from their initial 0, 1 and 0.02, so that
// no gradient is hidden by symmetry.
func lively(c Config, seed uint64) *Model {
	m, err := New(c, seed)
	if err != nil {
		panic(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for _, t := range m.weights.tensors {
		scale := 0.3
		if len(t.shape) == 2 {
			scale = 1 / math.Sqrt(float64(t.shape[1]))
		}
		for i := range t.data {
			t.data[i] += float32(rng.NormFloat64() * scale)
		}
	}
	return m
}

func float64s(x []float32) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = float64(v)
	}
	return y
}

func params64(m *Model) map[string][]float64 {
	params := map[string][]float64{}
	for _, t := range m.weights.tensors {
		params[t.name] = float64s(t.data)
	}
	return params
}

// packed builds a batch with random tokens from segments given as {length, prefix}; about three
// quarters of the tokens that can be scored are.
func packed(c Config, seed uint64, segments ...[2]int) Packed {
	rng := rand.New(rand.NewPCG(seed, 2))
	var p Packed
	for _, s := range segments {
		p.Segments = append(p.Segments, Segment{Start: len(p.Tokens), Len: s[0], Prefix: s[1]})
		for i := range s[0] {
			p.Tokens = append(p.Tokens, int32(rng.IntN(c.VocabSize)))
			p.Score = append(p.Score, (i > 0 || s[1] >= 0) && rng.IntN(4) > 0)
		}
	}
	return p
}
