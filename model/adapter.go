package model

import (
	"fmt"
	"hash/crc32"
	"strings"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/gguf"
)

// adapterBase is the key of an adapter's file with the CRC-32C of what the base's file stores, tensor by tensor in the
// order of Config.Layout: over other weights an adapter says nonsense.
const adapterBase = "sqlagent.adapter.base"

// BaseError is an adapter that was trained over other weights than those that it is to be added to.
type BaseError struct{ Adapter, Base uint32 } // CRC-32C of the weights that the adapter is for, and of those that are there

func (e *BaseError) Error() string {
	return fmt.Sprintf("the adapter was trained over other weights (CRC-32C %08x) than these (%08x): give it the file that it was trained over", e.Adapter, e.Base)
}

// fileChecksum is the CRC-32C of what a model's file stores. It is read at memory's speed: nothing is dequantised.
func fileChecksum(c Config, f *gguf.File) (sum uint32) {
	for name := range c.Layout {
		if t, ok := f.Tensor(name); ok {
			sum = crc32.Update(sum, castagnoli, t.Data)
		}
	}
	return sum
}

// OfBase reports whether an adapter's file says that it was trained over the weights of a model's file.
func OfBase(adapter, f *gguf.File) bool {
	base, ok := adapter.Meta.Uint(adapterBase)
	if !ok {
		return false
	}
	c, err := ConfigGGUF(f)
	return err == nil && uint32(base) == fileChecksum(c, f)
}

// ReadAdapter gives the model the LoRA of a GGUF file, as Adapter and llama.cpp's converter write it. Layers that the
// file leaves out have none. Errors: ErrAdapter, *GGUFError, *BaseError, *gguf.FormatError.
func (o *Origin) ReadAdapter(f *gguf.File) error {
	kind, _ := f.Meta.String("general.type")
	form, _ := f.Meta.String("adapter.type")
	if kind != "adapter" || form != "lora" {
		return &GGUFError{"key general.type", fmt.Sprintf("is %q, adapter.type %q: not the file of a LoRA adapter", kind, form)}
	}
	if arch, _ := f.Meta.String("general.architecture"); arch != o.Config.Architecture {
		return &GGUFError{"key general.architecture", fmt.Sprintf("is %q: the adapter is of another model than this %s", arch, o.Config.Architecture)}
	}
	if base, ok := f.Meta.Uint(adapterBase); ok && o.file != nil {
		if sum := fileChecksum(o.Config, o.file); uint32(base) != sum {
			return &BaseError{uint32(base), sum}
		}
	}
	if err := checkFinite(f.Tensors); err != nil {
		return err
	}
	lora, err := AdapterLoRA(f)
	if err != nil {
		return err
	}
	if err := lora.Validate(o.Config); err != nil {
		return err
	}
	changes, _, all := lora.Changes(o.Config)
	flat, known := make([]float32, all), 0
	for name, shape := range o.Config.Layout {
		if !linearLayer(name, len(shape)) {
			continue
		}
		c := changes[0]
		changes = changes[1:]
		a, hasA := f.Tensor(name + ".lora_a")
		b, hasB := f.Tensor(name + ".lora_b")
		if !hasA && !hasB {
			continue
		}
		known += 2
		for _, part := range []struct {
			t     gguf.Tensor
			shape []int
			to    []float32
		}{{a, []int{lora.Rank, c.In}, flat[c.A:c.B]}, {b, []int{c.Out, lora.Rank}, flat[c.B:][:c.Out*lora.Rank]}} {
			if want := dims(part.shape); len(part.t.Dims) != 2 || part.t.Dims[0] != want[0] || part.t.Dims[1] != want[1] {
				return &GGUFError{"tensor " + name, fmt.Sprintf("has an adapter of dimensions %v and %v, want rank %d for [%d, %d]", a.Dims, b.Dims, lora.Rank, c.Out, c.In)}
			}
			if err := part.t.Rows(part.to, 0); err != nil {
				return err
			}
		}
	}
	if known != len(f.Tensors) {
		return &GGUFError{"the adapter", fmt.Sprintf("changes %d tensors, of which this model has %d", len(f.Tensors)/2, known/2)}
	}
	if err := o.AddLoRA(lora, 0); err != nil {
		return err
	}
	o.Trained = FloatsOf(flat)
	return nil
}

// AdapterLoRA is the rank of an adapter's file, which all layers must have, and alpha. The error is a *GGUFError.
func AdapterLoRA(f *gguf.File) (lora LoRA, err error) {
	alpha, ok := f.Meta.Float("adapter.lora.alpha")
	if !ok {
		return lora, &GGUFError{"key adapter.lora.alpha", "is missing or not a number"}
	}
	for _, t := range f.Tensors {
		if strings.HasSuffix(t.Name, ".lora_a") && len(t.Dims) == 2 && t.Dims[1] < 1<<20 {
			lora.Rank = int(t.Dims[1])
		}
	}
	if lora.Rank == 0 {
		return lora, &GGUFError{"the adapter", "has no tensor whose name ends in .lora_a"}
	}
	lora.Alpha = float32(alpha)
	return lora, nil
}

// OpenAdaptedDecoder is OpenDecoder of a model's file with the LoRA of another file, which is added to products and not
// to the weights. The adapter's file may be closed afterwards. Errors: those of OpenDecoder and Origin.ReadAdapter.
func OpenAdaptedDecoder(f, adapter *gguf.File, o DecoderOptions) (Decoder, error) {
	from, err := OriginGGUF(f)
	if err != nil {
		return nil, err
	}
	if err := from.ReadAdapter(adapter); err != nil {
		return nil, err
	}
	a, err := from.Adapted()
	if err != nil {
		return nil, err
	}
	pages, err := NewPages(a.config, o, new(atomic.Int32))
	if err != nil {
		return nil, err
	}
	w := a.served()
	return newDecoder(a.config, pages, o, source{
		weights: func() servedWeights { return w }, unchanged: f.Unchanged, close: f.Close,
	}), nil
}
