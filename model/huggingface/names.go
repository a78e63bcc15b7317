package huggingface

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/model"
)

// names are what transformers calls GGUF's tensors; those of a block without its prefix.
var names = map[string]string{
	"token_embd":  "model.embed_tokens",
	"output_norm": "model.norm",
	"output":      "lm_head",

	"attn_norm": "input_layernorm", "ffn_norm": "post_attention_layernorm",
	"attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj", "attn_output": "self_attn.o_proj",
	"attn_q_norm": "self_attn.q_norm", "attn_k_norm": "self_attn.k_norm",
	"ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
}

// hfName is what transformers calls a tensor of model.Config.Layout: "blk.3.attn_q.weight" is
// "model.layers.3.self_attn.q_proj.weight".
func hfName(name string) string {
	block, rest, ok := strings.Cut(strings.TrimPrefix(name, "blk."), ".")
	if !ok || !strings.HasPrefix(name, "blk.") {
		stem, kind, _ := strings.Cut(name, ".")
		return names[stem] + "." + kind
	}
	stem, kind, _ := strings.Cut(rest, ".")
	return fmt.Sprintf("model.layers.%s.%s.%s", block, names[stem], kind)
}

// rotated is the number of heads of a matrix whose rows are in another order in a GGUF file, and 0 for any other.
// Transformers turns dimension i of a head with i+n/2 everywhere. llama.cpp does so for qwen2 and qwen3, but turns
// neighbours for llama, whose q and k are permuted for that.
func rotated(c model.Config, name string) int {
	switch {
	case c.Architecture != "llama":
		return 0
	case strings.HasSuffix(name, "attn_q.weight"):
		return c.Heads
	case strings.HasSuffix(name, "attn_k.weight"):
		return c.KVHeads
	}
	return 0
}

// interleave reads rows of a matrix [heads·n, width] in the order i, i+n/2, i+1, … of each head's n.
func interleave(rows func(x []float32, first int) error, n, width int) func(x []float32, first int) error {
	return reorder(rows, width, func(row int) int {
		head, i := row/n*n, row%n
		return head + i/2 + i%2*(n/2)
	})
}

// separate undoes interleave.
func separate(rows func(x []float32, first int) error, n, width int) func(x []float32, first int) error {
	return reorder(rows, width, func(row int) int {
		head, i := row/n*n, row%n
		return head + i%(n/2)*2 + i/(n/2)
	})
}

// reorder reads row from(i) in the place of row i.
func reorder(rows func(x []float32, first int) error, width int, from func(row int) int) func(x []float32, first int) error {
	return func(x []float32, first int) error {
		for i := range len(x) / width {
			if err := rows(x[i*width:][:width], from(first+i)); err != nil {
				return err
			}
		}
		return nil
	}
}
