package gemm

import (
	"fmt"
	"os"
)

// kernels lists those that this machine can run, best first; the last is plain Go.
var kernels = append(machineKernels(), &goKernel)

var chosen = choose(os.Getenv("SQLAGENT_GEMM"))

// choose takes the best kernel, or the one named.
func choose(name string) *kernel {
	if name == "" {
		return kernels[0]
	}
	var names []string
	for _, kn := range kernels {
		if kn.name == name {
			return kn
		}
		names = append(names, kn.name)
	}
	panic(fmt.Sprintf("gemm: SQLAGENT_GEMM=%s, but this machine runs only %q", name, names))
}
