package gemm

import "unsafe"

// hugePage is the size, in bytes, of what Alloc asks for.
const hugePage = 2 << 20

// Alloc returns n zeros. Where the system grants it, large ones lie on huge pages: weights are read from end to end for
// each batch, and looking up pages of 4 KiB costs a decoder a tenth of its time.
func Alloc(n int) []float32 {
	const element = int(unsafe.Sizeof(float32(0)))
	if n*element < hugePage {
		return make([]float32, n)
	}
	x := make([]float32, n+hugePage/element)
	skip := -uintptr(unsafe.Pointer(&x[0])) % hugePage / uintptr(element)
	x = x[skip:][:n:n]
	adviseHuge(unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), n*element/hugePage*hugePage))
	return x
}
