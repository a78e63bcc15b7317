package gguf

import (
	"fmt"
	"strings"
)

// FileType is llama.cpp's number of general.file_type: how the matrices of a file are stored, mostly.
type FileType uint32

// fileTypes are the numbers of llama.h.
var fileTypes = map[FileType]string{
	0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L",
	14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 32: "BF16",
}

// The file types that can be written.
const (
	FileF32    FileType = 0
	FileF16    FileType = 1
	FileBF16   FileType = 32
	FileQ8_0   FileType = 7
	FileQ4_0   FileType = 2
	FileQ4_K_M FileType = 15
)

// written are those that Types knows the rules of, the largest first, and what most of their matrices are.
var written = []struct {
	file FileType
	most Type
}{{FileF32, F32}, {FileF16, F16}, {FileBF16, BF16}, {FileQ8_0, Q8_0}, {FileQ4_0, Q4_0}, {FileQ4_K_M, Q4_K}}

// FileTypes are the names of the file types that can be written.
func FileTypes() []string {
	var names []string
	for _, w := range written {
		names = append(names, w.file.String())
	}
	return names
}

// ParseFileType finds a file type that can be written by its name, in any case.
func ParseFileType(name string) (FileType, error) {
	for _, w := range written {
		if strings.EqualFold(w.file.String(), name) {
			return w.file, nil
		}
	}
	return 0, fmt.Errorf("cannot write the type %q: use one of %s", name, strings.Join(FileTypes(), ", "))
}

// Uniform is the type of all matrices of a file of this type; ok is false where they differ.
func (f FileType) Uniform() (t Type, ok bool) {
	for _, w := range written {
		if w.file == f && f != FileQ4_K_M && f != FileQ4_0 {
			return w.most, true
		}
	}
	return 0, false
}

// String is llama.cpp's name: "Q4_K_M".
func (f FileType) String() string {
	if name, ok := fileTypes[f]; ok {
		return name
	}
	return fmt.Sprintf("file type %d", uint32(f))
}

// Types says how each tensor of a transformer is stored in a file of this type, one that ParseFileType gives, by the
// rules of llama.cpp's llama-quant.cpp for models without experts: matrices as the type says, norms and biases as F32;
// more bits for the matrix of the output and for those where errors cost most; rows that are no multiple of a block as
// a type of smaller blocks. weighted says that an importance matrix is at hand.
func (f FileType) Types(meta Meta, tensors []Tensor, weighted bool) []Type {
	m := mixture{file: f, most: F32, tied: true, weighted: weighted}
	for _, w := range written {
		if w.file == f {
			m.most = w.most
		}
	}
	for _, t := range tensors {
		m.layers = max(m.layers, layer(t.Name)+1)
		m.tied = m.tied && t.Name != "output.weight"
	}
	m.is70B = m.layers == 80 && is70B(meta)
	types := make([]Type, len(tensors))
	for i, t := range tensors {
		types[i] = m.of(t)
	}
	return types
}

// mixture is what the type of a matrix follows from, besides its name and shape.
type mixture struct {
	file           FileType
	most           Type // of most matrices
	layers         int
	tied, weighted bool
	is70B          bool
}

func (m mixture) of(t Tensor) Type {
	switch {
	case len(t.Dims) < 2 || !strings.HasSuffix(t.Name, "weight") || strings.HasSuffix(t.Name, "_norm.weight"):
		return F32
	case m.most.BlockSize() == 1:
		return m.most
	case t.Name == "output.weight" || m.tied && t.Name == "token_embd.weight":
		return fitting(ofOutput(m.most, t.Dims[0]), t.Dims[0])
	}
	return fitting(m.inBlock(t.Name), t.Dims[0])
}

// is70B says which models of 80 layers llama.cpp takes for one of 70B, whose small attn_v matrices have more bits.
func is70B(meta Meta) bool {
	architecture, _ := meta.String("general.architecture")
	heads, _ := meta.Uint(architecture + ".attention.head_count")
	shared, _ := meta.Uint(architecture + ".attention.head_count_kv")
	return architecture == "qwen2" || architecture == "llama" && heads != shared
}

// ofOutput is the type of the matrix that logits come from, with rows of n elements.
func ofOutput(most Type, n uint64) Type {
	if most == Q8_0 || n%uint64(most.BlockSize()) != 0 {
		return Q8_0
	}
	return Q6_K
}

// inBlock is the type of any other matrix.
func (m mixture) inBlock(name string) Type {
	i, down, value := layer(name), strings.HasSuffix(name, ".ffn_down.weight"), strings.HasSuffix(name, ".attn_v.weight")
	// The first and the last eighth of the layers, and a third of those between.
	more := i < m.layers/8 || i >= 7*m.layers/8 || (i-m.layers/8)%3 == 2
	switch {
	case m.file == FileQ4_K_M && (down || value) && more:
		return Q6_K
	case m.file == FileQ4_K_M && value && m.is70B:
		return Q5_K
	case m.file == FileQ4_0 && down && m.weighted && i < m.layers/8:
		return Q4_1
	}
	return m.most
}

// fitting is t, or what is taken in its place for rows of n elements.
func fitting(t Type, n uint64) Type {
	if n%uint64(t.BlockSize()) == 0 {
		return t
	}
	if smaller, ok := map[Type]Type{Q4_K: Q5_0, Q5_K: Q5_1, Q6_K: Q8_0}[t]; ok && n%uint64(smaller.BlockSize()) == 0 {
		return smaller
	}
	return F16
}

// layer is the number in the name of a block's tensor, and -1 for others.
func layer(name string) int {
	var i int
	if _, err := fmt.Sscanf(name, "blk.%d.", &i); err != nil {
		return -1
	}
	return i
}
