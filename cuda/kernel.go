package cuda

import (
	"fmt"
	"math"
	"regexp"
	"unsafe"

	"github.com/sqlagent/sqlagent/cuda/kernels"
)

// kernel is a function of the GPU, with the sizes of its parameters as its PTX declares them.
type kernel struct {
	function uintptr
	sizes    []int
	shared   int // bytes of dynamic shared memory that it may have
}

// grid is how many blocks are launched.
type grid struct{ x, y int }

// loadKernels makes every kernel available.
func (d *Device) loadKernels() {
	for _, family := range kernels.Names() {
		ptx, err := kernels.PTX(family)
		if err != nil {
			d.fail(err)
			return
		}
		d.loadModule(ptx)
	}
}

var (
	entry     = regexp.MustCompile(`(?s)\.entry (\w+)\((.*?)\)`)
	parameter = regexp.MustCompile(`\.param \.[a-z](\d+)`)
)

// loadModule makes the kernels of a PTX text available.
func (d *Device) loadModule(ptx string) {
	var module uintptr
	image := append([]byte(ptx), 0)
	d.call("cuModuleLoadData", d.driver.moduleLoad, ptr(&module), ptr(&image[0]))
	if d.err != nil {
		return
	}
	d.modules = append(d.modules, module)
	for _, e := range entry.FindAllStringSubmatch(ptx, -1) {
		k := &kernel{shared: 48 << 10}
		for _, p := range parameter.FindAllStringSubmatch(e[2], -1) {
			k.sizes = append(k.sizes, map[string]int{"8": 1, "16": 2, "32": 4, "64": 8}[p[1]])
		}
		name := append([]byte(e[1]), 0)
		d.call("cuModuleGetFunction", d.driver.moduleFunction, ptr(&k.function), module, ptr(&name[0]))
		d.kernels[e[1]] = k
	}
}

// launch runs a kernel over a grid of blocks, each of so many threads with so many bytes of shared memory. Arguments
// are addresses, ints, float32s; an int becomes as wide as the kernel's parameter.
func (d *Device) launch(name string, g grid, threads, shared int, args ...any) {
	if d.err != nil || g.x == 0 || d.planned != nil {
		return
	}
	k := d.kernels[name]
	if k == nil || len(args) != len(k.sizes) {
		d.fail(fmt.Errorf("cuda: no kernel %s with %d parameters", name, len(args)))
		return
	}
	values, pointers := make([]uint64, len(args)), make([]unsafe.Pointer, len(args)+1)
	for i, a := range args {
		var size int
		if values[i], size = argument(a, k.sizes[i]); size != k.sizes[i] {
			d.fail(fmt.Errorf("cuda: kernel %s: argument %d is %T, want %d bytes", name, i, a, k.sizes[i]))
			return
		}
		pointers[i] = unsafe.Pointer(&values[i])
	}
	if shared > k.shared {
		const maxDynamicShared = 8
		d.call("cuFuncSetAttribute", d.driver.functionAttribute, k.function, maxDynamicShared, uintptr(shared))
		k.shared = shared
	}
	if d.err == nil {
		d.err = d.driver.call("cuLaunchKernel "+name, d.driver.launch, k.function, uintptr(g.x), uintptr(max(g.y, 1)), 1,
			uintptr(threads), 1, 1, uintptr(shared), d.stream, ptr(&pointers[0]), 0)
	}
}

// argument is a value as a kernel takes it, and its size.
func argument(a any, want int) (value uint64, size int) {
	switch a := a.(type) {
	case floats:
		return uint64(a), 8
	case halves:
		return uint64(a), 8
	case ints:
		return uint64(a), 8
	case words:
		return uint64(a), 8
	case float32:
		return uint64(math.Float32bits(a)), 4
	case int:
		if want == 4 && int(int32(a)) != a {
			return 0, 0
		}
		return uint64(a), want
	case bool:
		if a {
			return 1, 4
		}
		return 0, 4
	}
	return 0, 0
}

// blocksOf is how many blocks of so many threads have a thread for each of n.
func blocksOf(n, threads int) grid { return grid{x: (n + threads - 1) / threads} }
