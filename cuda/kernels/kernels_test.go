package kernels

import (
	"strings"
	"testing"
)

// The PTX is that of the sources.
func TestPTXIsFresh(t *testing.T) {
	for _, name := range Names() {
		hash, err := Hash(name)
		if err != nil {
			t.Fatal(err)
		}
		ptx, err := PTX(name)
		if err != nil {
			t.Fatal(err)
		}
		if first, _, _ := strings.Cut(ptx, "\n"); !strings.Contains(first, hash) {
			t.Errorf("%s.ptx is of another %s.cu or device.h: run go generate ./cuda", name, name)
		}
		if !strings.Contains(ptx, ".target sm_80") {
			t.Errorf("%s.ptx is not for compute_80", name)
		}
	}
	if len(Names()) == 0 {
		t.Error("there are no kernels")
	}
}
