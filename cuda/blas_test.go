package cuda

import (
	"errors"
	"testing"

	"github.com/ebitengine/purego"
)

// A product that cuBLASLt refuses, sooner or later, leaves nothing of its description behind.
func TestRefusedProduct(t *testing.T) {
	d, _ := simulated(t)
	defer d.enter()()
	lt, made := d.blas, 0
	counted := func(f *uintptr, by int) {
		called := *f
		*f = purego.NewCallback(func(a, b, c, d, e uintptr) uintptr {
			made += by
			code := native(called, a, b, c, d, e)
			if code != 0 {
				made -= by
			}
			return uintptr(code)
		})
	}
	counted(&lt.descCreate, 1)
	counted(&lt.descDestroy, -1)
	counted(&lt.layoutCreate, 1)
	counted(&lt.layoutDestroy, -1)
	var room buffer
	defer d.release(&room)
	x, to := d.halves(&room, 64*64, "a test"), result{}
	to.half = x
	multiply := func(lda, rows int) error {
		lt.rows = rows
		d.multiply(false, true, 8, 8, 16, 1, x, lda, x, 16, 0, to, to, 8)
		return d.done()
	}
	var refused *BLASError
	if err := multiply(15, 0); !errors.As(err, &refused) || refused.Call != "cublasLtMatrixLayoutCreate" {
		t.Errorf("rows that overlap: %v", err)
	}
	heuristic := lt.heuristic
	lt.heuristic = purego.NewCallback(func() uintptr { return statusNotSupported })
	for _, rows := range []int{0, 8, 128} {
		if err := multiply(16, rows); !errors.As(err, &refused) || refused.Status != statusNotSupported {
			t.Errorf("no algorithm, chosen for %d rows: %v", rows, err)
		}
	}
	if made != 0 || len(lt.plans) != 0 {
		t.Errorf("of refused products %d descriptions and %d plans are left", made, len(lt.plans))
	}
	lt.heuristic = heuristic
	if err := multiply(16, 128); err != nil || len(lt.plans) != 2 || made != 8 {
		t.Errorf("a product: %v, %d descriptions, %d plans, want 8 and 2", err, made, len(lt.plans))
	}
}
