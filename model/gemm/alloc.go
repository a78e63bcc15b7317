package gemm

import "unsafe"

// hugePage is the size, in bytes, of what Alloc asks for.
const hugePage = 2 << 20

// Alloc returns n zeros. Where the system grants it, large ones lie on huge pages: weights and activations are read
// from end to end for each batch, and looking up pages of 4 KiB costs a decoder and tile products a tenth of their
// time.
func Alloc[E any](n int) []E {
	element := int(unsafe.Sizeof(*new(E)))
	if n*element < hugePage || hugePage%element > 0 {
		return make([]E, n)
	}
	x := make([]E, n+hugePage/element)
	skip := -uintptr(unsafe.Pointer(&x[0])) % hugePage / uintptr(element)
	x = x[skip:][:n:n]
	adviseHuge(unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), n*element/hugePage*hugePage))
	return x
}

// Resize returns *b with length n, keeping its memory where it suffices. Contents are unspecified. What grows, grows by
// an eighth at least: batches differ by some tokens, and each replaced matrix of a large one is garbage for a while.
func Resize[E any](b *[]E, n int) []E {
	if cap(*b) < n {
		*b = Alloc[E](max(n, cap(*b)/8*9))
	}
	*b = (*b)[:n]
	return *b
}
