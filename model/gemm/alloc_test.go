package gemm

import "testing"

// Batches that differ by some rows use one piece of memory, once it has grown.
func TestResizeGrowsByAnEighth(t *testing.T) {
	for _, n := range []int{800, 8 << 20} {
		b := Alloc[float32](n)
		Resize(&b, n+1)
		grown := &b[0]
		for _, rows := range []int{n / 2, n + n/16, n + n/8} {
			if x := Resize(&b, rows); len(x) != rows || &x[0] != grown {
				t.Errorf("from %d to %d: %d rows, or other memory", n, rows, len(x))
			}
		}
		if x := Resize(&b, 2*n); len(x) != 2*n || cap(x) != 2*n {
			t.Errorf("%d rows, room for %d, want %d", len(x), cap(x), 2*n)
		}
	}
}
