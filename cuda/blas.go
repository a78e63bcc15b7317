package cuda

import (
	"fmt"
	"math/bits"
)

// blas is libcublasLt: products of matrices. The numbers are those of <cublasLt.h>.
type blas struct {
	lib    *library
	handle uintptr
	plans  map[product]*plan
	rows   int // that algorithms are chosen for, so that they are the same for any m; 0: for the m that there are

	create, destroy                                    uintptr
	descCreate, descDestroy, descSet                   uintptr
	layoutCreate, layoutDestroy                        uintptr
	preferenceCreate, preferenceDestroy, preferenceSet uintptr
	heuristic, matmul                                  uintptr
}

// blasWorkspace is what NVIDIA advises for Hopper.
const blasWorkspace = 32 << 20

// openBLAS finds the library: it does not come with the driver. That of CUDA 13 is of no use to a driver of 12. Error:
// *UnavailableError.
func openBLAS(driver int32) (*blas, error) {
	names, what, which := []string{"libcublasLt.so.12"}, "there is no cuBLASLt of CUDA 12, as the driver is", "libcublasLt.so.12"
	if driver >= 13000 {
		names, what, which = []string{"libcublasLt.so.13", "libcublasLt.so.12"}, "there is no cuBLASLt", "libcublasLt.so.12 or .13"
	}
	var patterns []string
	for _, name := range names {
		patterns = append(patterns, wheels("cublas", name)...)
		patterns = append(patterns, "/usr/local/cuda*/lib64/"+name, "/opt/cuda/lib64/"+name)
	}
	do := "pip install nvidia-cublas-cu12, or name the folder that has " + which + " by SQLTRAIN_CUDA_LIB"
	lib, err := openLibrary(names, patterns)
	if err != nil {
		return nil, &UnavailableError{what, do, err}
	}
	b := &blas{lib: lib, plans: map[product]*plan{}}
	err = lib.find(map[string]*uintptr{
		"cublasLtCreate": &b.create, "cublasLtDestroy": &b.destroy,
		"cublasLtMatmulDescCreate": &b.descCreate, "cublasLtMatmulDescDestroy": &b.descDestroy, "cublasLtMatmulDescSetAttribute": &b.descSet,
		"cublasLtMatrixLayoutCreate": &b.layoutCreate, "cublasLtMatrixLayoutDestroy": &b.layoutDestroy,
		"cublasLtMatmulPreferenceCreate": &b.preferenceCreate, "cublasLtMatmulPreferenceDestroy": &b.preferenceDestroy,
		"cublasLtMatmulPreferenceSetAttribute": &b.preferenceSet,
		"cublasLtMatmulAlgoGetHeuristic":       &b.heuristic, "cublasLtMatmul": &b.matmul,
	})
	if err != nil {
		return nil, &UnavailableError{"cuBLASLt cannot be used", do, err}
	}
	return b, nil
}

// BLASError is a call that cuBLASLt refused.
type BLASError struct {
	Call   string
	Status int
	Shape  string
}

func (e *BLASError) Error() string {
	text := fmt.Sprintf("cuda: %s: status %d of cuBLASLt", e.Call, e.Status)
	if e.Shape != "" {
		text += ", for " + e.Shape
	}
	switch e.Status {
	case statusNotInitialised, statusArchMismatch:
		text += "; its version does not fit the driver or the GPU: pip install --upgrade nvidia-cublas-cu12"
	case statusAllocFailed:
		text += "; memory does not suffice: " + doLess
	case statusMappingError, statusExecutionFailed, statusInternalError:
		text += "; the GPU may have failed: nvidia-smi and the system's log tell more"
	case statusNotSupported:
		text += "; another version may have it: pip install --upgrade nvidia-cublas-cu12"
	}
	return text
}

// The statuses of <cublas_api.h> that something can be done about.
const (
	statusNotInitialised  = 1
	statusAllocFailed     = 3
	statusArchMismatch    = 8
	statusMappingError    = 11
	statusExecutionFailed = 13
	statusInternalError   = 14
	statusNotSupported    = 15
)

func (b *blas) call(name, shape string, f uintptr, args ...any) error {
	if status := native(f, args...); status != 0 {
		return &BLASError{name, int(status), shape}
	}
	return nil
}

func (b *blas) open(d *Device) {
	if d.err == nil {
		d.err = b.call("cublasLtCreate", "", b.create, ptr(&b.handle))
	}
}

func (b *blas) close() {
	b.forget()
	if b.handle != 0 {
		b.call("cublasLtDestroy", "", b.destroy, b.handle)
	}
	b.handle = 0
}

// forget frees the descriptions of products. What cuBLASLt is computing no longer needs them.
func (b *blas) forget() {
	for _, p := range b.plans {
		b.drop(p)
	}
	clear(b.plans)
}

// drop gives back what there is of a plan.
func (b *blas) drop(p *plan) {
	if p.operation != 0 {
		b.call("cublasLtMatmulDescDestroy", "", b.descDestroy, p.operation)
	}
	for _, l := range p.layouts {
		if l != 0 {
			b.call("cublasLtMatrixLayoutDestroy", "", b.layoutDestroy, l)
		}
	}
}

// product is the form of C [m, n] = op(A) · op(B), row-major.
type product struct {
	transA, transB bool
	m, n, k        int
	lda, ldb, ldc  int
	single         bool    // C is float32, bfloat16 else
	aligned        [3]int8 // log2 of the bytes that A, B and C are aligned to
	rows           int     // blas.rows
}

func (p product) String() string {
	return fmt.Sprintf("[%d, %d] = [%d, %d] · [%d, %d]", p.m, p.n, p.m, p.k, p.k, p.n)
}

// plan is how cuBLASLt computes a product.
type plan struct {
	operation uintptr
	layouts   [3]uintptr // A, B, C as cuBLASLt sees them
	found     [12]uint64 // cublasLtMatmulHeuristicResult_t; begins with the algorithm
}

// result is where a product goes, or what is added to it: one of the two.
type result struct {
	single floats
	half   halves
}

func (r result) at(i int) result {
	if r.single != 0 {
		r.single = r.single.at(i)
	}
	if r.half != 0 {
		r.half = r.half.at(i)
	}
	return r
}

// taller is how many times blas.rows a product may have rows: the algorithm is chosen so that its workspace, which
// grows with them, still suffices. What is higher is computed piece by piece.
const taller = 8

// multiply computes C = alpha · op(A) · op(B) + beta · add, all row-major: C [m, n], op(A) [m, k], op(B) [k, n]; ld*
// are the lengths of rows as they lie. C and add are both single or both half.
func (d *Device) multiply(transA, transB bool, m, n, k int, alpha float32, a halves, lda int, b halves, ldb int, beta float32,
	add, c result, ldc int) {
	if d.err != nil || m == 0 || n == 0 || d.planned != nil {
		return
	}
	if most := taller * d.blas.rows; most > 0 && m > most && !transA {
		for at := 0; at < m; at += most {
			d.multiply(transA, transB, min(most, m-at), n, k, alpha, a.at(at*lda), lda, b, ldb, beta, add.at(at*ldc), c.at(at*ldc), ldc)
		}
		return
	}
	from, to, single := uint64(add.half), uint64(c.half), c.single != 0
	if single {
		from, to = uint64(add.single), uint64(c.single)
	}
	key := product{transA, transB, m, n, k, lda, ldb, ldc, single, [3]int8{alignment(uint64(a)), alignment(uint64(b)), min(alignment(to), alignment(from))}, d.blas.rows}
	p, err := d.blas.planFor(key, d.workspace.bytes)
	if err != nil {
		d.fail(err)
		return
	}
	// Row-major C = A·B is column-major Cᵀ = Bᵀ·Aᵀ: the operands change places.
	d.fail(d.blas.call("cublasLtMatmul", key.String(), d.blas.matmul, d.blas.handle, p.operation, ptr(&alpha),
		uintptr(b), p.layouts[0], uintptr(a), p.layouts[1], ptr(&beta), uintptr(from), p.layouts[2], uintptr(to), p.layouts[2],
		ptr(&p.found[0]), uintptr(d.workspace.address), uintptr(d.workspace.bytes), d.stream))
}

func alignment(p uint64) int8 { return int8(min(bits.TrailingZeros64(p|256), 8)) }

const (
	computeF32             = 68 // CUBLAS_COMPUTE_32F
	typeF32, typeBF16      = 0, 14
	descTransA, descTransB = 3, 4
	preferWorkspace        = 1
	preferReduction        = 3
	preferAlignment        = 5 // of A; B, C and D follow
	reductionCompute       = 2 // partial sums in float32, in one order: results are the same from run to run
)

// maxPlans are kept: batches differ in their heights, and a long run has more of these than the host's memory should
// hold.
const maxPlans = 4096

// planFor makes the plan of a product, or finds the one that was made.
func (b *blas) planFor(key product, workspace int64) (*plan, error) {
	if p := b.plans[key]; p != nil {
		return p, nil
	}
	if len(b.plans) >= maxPlans {
		b.forget()
	}
	p, err := b.describe(key)
	if err == nil {
		err = b.decide(p, key, workspace)
	}
	if err != nil {
		b.drop(p)
		return nil, err
	}
	b.plans[key] = p
	return p, nil
}

// decide gives a plan its algorithm: the fastest, or that of the rows which algorithms are chosen for.
func (b *blas) decide(p *plan, key product, workspace int64) error {
	switch key.rows {
	case 0:
		return b.choose(p, key, workspace)
	case key.m:
		return b.choose(p, key, workspace/taller)
	}
	key.m = key.rows
	like, err := b.planFor(key, workspace)
	if err == nil {
		p.found = like.found
	}
	return err
}

// describe makes cuBLASLt's description of a product. On an error the plan is what there is of it.
func (b *blas) describe(key product) (*plan, error) {
	p, shape := new(plan), key.String()
	var err error
	call := func(name string, f uintptr, args ...any) {
		if err == nil {
			err = b.call(name, shape, f, args...)
		}
	}
	flag := func(t bool) *int32 {
		v := int32(0)
		if t {
			v = 1
		}
		return &v
	}
	call("cublasLtMatmulDescCreate", b.descCreate, ptr(&p.operation), computeF32, typeF32)
	call("cublasLtMatmulDescSetAttribute", b.descSet, p.operation, descTransA, ptr(flag(key.transB)), 4)
	call("cublasLtMatmulDescSetAttribute", b.descSet, p.operation, descTransB, ptr(flag(key.transA)), 4)
	layout := func(to *uintptr, kind int, trans bool, rows, columns, ld int) { // of a column-major operand, as it lies
		if trans {
			rows, columns = columns, rows
		}
		call("cublasLtMatrixLayoutCreate", b.layoutCreate, ptr(to), kind, rows, columns, ld)
	}
	kind := typeBF16
	if key.single {
		kind = typeF32
	}
	layout(&p.layouts[0], typeBF16, key.transB, key.n, key.k, key.ldb)
	layout(&p.layouts[1], typeBF16, key.transA, key.k, key.m, key.lda)
	layout(&p.layouts[2], kind, false, key.n, key.m, key.ldc)
	return p, err
}

// choose asks for the fastest algorithm.
func (b *blas) choose(p *plan, key product, workspace int64) error {
	shape := key.String()
	var preference uintptr
	if err := b.call("cublasLtMatmulPreferenceCreate", shape, b.preferenceCreate, ptr(&preference)); err != nil {
		return err
	}
	defer b.call("cublasLtMatmulPreferenceDestroy", shape, b.preferenceDestroy, preference)
	bytes := uint64(workspace)
	if err := b.call("cublasLtMatmulPreferenceSetAttribute", shape, b.preferenceSet, preference, preferWorkspace, ptr(&bytes), 8); err != nil {
		return err
	}
	for i, value := range []uint32{reductionCompute, 1 << key.aligned[1], 1 << key.aligned[0], 1 << key.aligned[2], 1 << key.aligned[2]} {
		attribute := preferReduction
		if i > 0 {
			attribute = preferAlignment + i - 1
		}
		if err := b.call("cublasLtMatmulPreferenceSetAttribute", shape, b.preferenceSet, preference, attribute, ptr(&value), 4); err != nil {
			return err
		}
	}
	var found int32
	err := b.call("cublasLtMatmulAlgoGetHeuristic", shape, b.heuristic, b.handle, p.operation, p.layouts[0], p.layouts[1], p.layouts[2], p.layouts[2],
		preference, 1, ptr(&p.found[0]), ptr(&found))
	if err == nil && found == 0 {
		err = &BLASError{"cublasLtMatmulAlgoGetHeuristic found no algorithm", statusNotSupported, shape}
	}
	return err
}
