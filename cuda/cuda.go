// Package cuda is package model on NVIDIA GPUs: Policy implements model.Policy, in bfloat16 with sums in float32. It
// opens the driver and cuBLASLt (and for several GPUs NCCL) at run time, and brings its kernels as PTX, which the
// driver compiles for whatever GPU there is (Ampere, 2020, and later). Nothing else of CUDA need be installed.
//
// A Policy reads from top to bottom in policy.go:
//
//   - the arithmetic: forward.go and backward.go, over tables.go (how a batch is cut into tiles) and layout.go (where
//     each tensor is); trained.go and moments.go are the optimiser, bf16.go rounds
//   - generating: decoder.go, with serving.go for a file's weights and graph.go for launches that are recorded once
//   - several GPUs: parallel.go, by nccl.go
//   - a Device: cuda.go opens it; ops.go has the kernels as functions, kernel.go loads them; blas.go multiplies,
//     memory.go allocates
//   - the libraries: driver.go has the driver's functions; native.go calls C, dlopen_*.go open the files
//   - before a run: plan.go says what memory it takes, selftest.go compares each operation with float64, bench.go
//     measures
//
// Package sim has look-alikes of these libraries for tests on machines without a GPU.
package cuda

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
)

//go:generate go run ./internal/nvrtc

// Device is one GPU. What is asked of it happens in order. Its methods keep the first error, and do nothing after it:
// see done.
type Device struct {
	Name    string
	Memory  int64 // bytes
	Compute [2]int

	index     int // among the box's
	driver    *driver
	blas      *blas
	context   uintptr
	stream    uintptr
	kernels   map[string]*kernel
	modules   []uintptr
	workspace buffer

	moves     int  // counts reservations: addresses that graphs hold are of one of them
	recording bool // of a graph

	planned *Needs // where set, nothing is done, and what would be reserved is counted here
	mu      sync.Mutex
	err     error
}

// minDriver is the first driver that takes our PTX, as cuDriverGetVersion has it and as people know it.
const minDriver, minDriverName = 12040, "550"

// UnavailableError says why there is no GPU to work on, and what to do.
type UnavailableError struct {
	What, Do string
	Err      error // may be nil
}

func (e *UnavailableError) Error() string {
	text := "cuda: " + e.What
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text + "; " + e.Do
}

func (e *UnavailableError) Unwrap() error { return e.Err }

// Error is a call that CUDA refused, or that found an earlier one failed.
type Error struct {
	Call string
	Code int
	Name string // CUDA's
}

func (e *Error) Error() string {
	text := fmt.Sprintf("cuda: %s: %s (%d)", e.Call, e.Name, e.Code)
	switch e.Code {
	case codeOutOfMemory:
		text += "; " + doLess
	case codeUnsupportedPTX:
		text += "; install driver " + minDriverName + " or newer"
	case codeSystemNotReady:
		text += "; where NVSwitch joins the GPUs, nvidia-fabricmanager must run"
	case codeDriverMismatch:
		text += "; the driver's library is of another version than its kernel module: restart the machine"
	case codeIllegalAddress, codeLaunchFailed:
		text += "; a kernel failed: this is a defect, please report it with the output of sqltrain selftest --device cuda"
	case codeDeviceUnavailable:
		text += "; another process has exclusive use of the GPU: nvidia-smi shows which"
	case codeECC, codeLost, codeContained, codeUnknown:
		text += "; the GPU has failed or was lost: nvidia-smi and the system's log tell more"
	}
	return text
}

// The codes of <cuda.h> that matter here.
const (
	codeOutOfMemory       = 2
	codeDeviceUnavailable = 46
	codeNoDevice          = 100
	codeLost              = 101 // CUDA_ERROR_INVALID_DEVICE: it was there before
	codeECC               = 214
	codeUnsupportedPTX    = 222
	codeContained         = 226 // an uncorrectable error, kept from other processes
	codeIllegalAddress    = 700
	codeLaunchFailed      = 719
	codeSystemNotReady    = 802
	codeDriverMismatch    = 803
	codeUnknown           = 999 // what a GPU that fell off the bus reports
)

// Open prepares the first GPU. Errors: *UnavailableError, *Error.
func Open() (*Device, error) {
	all, err := OpenAll(1)
	if err != nil {
		return nil, err
	}
	return all[0], nil
}

// OpenAll prepares the first n GPUs of the box, or where n is 0 all. Errors: *UnavailableError, *Error.
func OpenAll(n int) (all []*Device, err error) {
	drv, err := openDriver()
	if err != nil {
		return nil, err
	}
	var version, count int32
	if err := drv.call("cuInit", drv.init, 0); err != nil {
		var e *Error
		if errors.As(err, &e) && e.Code == codeNoDevice {
			return nil, noGPU
		}
		return nil, &UnavailableError{"the driver does not start", "nvidia-smi tells more", err}
	}
	if err := drv.call("cuDriverGetVersion", drv.version, ptr(&version)); err != nil {
		return nil, err
	}
	if version < minDriver {
		what := fmt.Sprintf("the driver is of CUDA %d.%d", version/1000, version%1000/10)
		return nil, &UnavailableError{what, "install driver " + minDriverName + " or newer", nil}
	}
	if err := drv.call("cuDeviceGetCount", drv.count, ptr(&count)); err != nil {
		return nil, err
	}
	if count == 0 {
		return nil, noGPU
	}
	if n > int(count) {
		what := fmt.Sprintf("--gpus %d: only %d GPUs available", n, count)
		return nil, &UnavailableError{what, "lower --gpus", nil}
	}
	if n == 0 {
		n = int(count)
	}
	for i := range n {
		lib, err := openBLAS(version)
		if err == nil {
			d := &Device{index: i, driver: drv, blas: lib, kernels: map[string]*kernel{}}
			all = append(all, d)
			err = d.open()
		}
		if err != nil {
			for _, d := range all {
				d.Close()
			}
			return nil, err
		}
	}
	return all, nil
}

var noGPU = &UnavailableError{"no NVIDIA GPU", "run on a machine that has one, or omit --device cuda", nil}

// minCompute is Ampere: bfloat16 on tensor cores.
const minCompute = 8

func (d *Device) open() error {
	drv := d.driver
	var device, major, minor int32
	name := make([]byte, 128)
	if err := drv.call("cuDeviceGet", drv.get, ptr(&device), d.index); err != nil {
		return err
	}
	if err := drv.call("cuDeviceGetName", drv.name, ptr(&name[0]), uintptr(len(name)), uintptr(device)); err != nil {
		return err
	}
	d.Name = text(name)
	const attributeMajor, attributeMinor = 75, 76
	if err := drv.call("cuDeviceGetAttribute", drv.attribute, ptr(&major), attributeMajor, uintptr(device)); err != nil {
		return err
	}
	if err := drv.call("cuDeviceGetAttribute", drv.attribute, ptr(&minor), attributeMinor, uintptr(device)); err != nil {
		return err
	}
	if d.Compute = [2]int{int(major), int(minor)}; major < minCompute {
		what := fmt.Sprintf("%s has compute capability %d.%d", d.Name, major, minor)
		return &UnavailableError{what, "8.0 is needed (Ampere, of 2020, or newer)", nil}
	}
	if err := drv.call("cuDevicePrimaryCtxRetain", drv.retain, ptr(&d.context), uintptr(device)); err != nil {
		return err
	}
	defer d.enter()()
	free, total := d.free()
	d.Memory = total
	d.call("cuStreamCreate", drv.streamCreate, ptr(&d.stream), 0)
	d.loadKernels()
	d.blas.open(d)
	d.reserve(&d.workspace, min(blasWorkspace, free/8), "cuBLASLt's workspace")
	return d.done()
}

// enter makes the GPU this goroutine's until leave is called: contexts belong to threads of the system.
func (d *Device) enter() (leave func()) {
	d.mu.Lock()
	runtime.LockOSThread()
	d.call("cuCtxSetCurrent", d.driver.setCurrent, d.context)
	return func() {
		runtime.UnlockOSThread()
		d.mu.Unlock()
	}
}

// call makes a call unless an earlier one failed.
func (d *Device) call(name string, f uintptr, args ...any) {
	if d.err == nil && d.planned == nil {
		d.err = d.driver.call(name, f, args...)
	}
}

// fail keeps an error.
func (d *Device) fail(err error) {
	if d.err == nil {
		d.err = err
	}
}

// done waits until the GPU has done what it was asked, and returns the first error since the last done.
func (d *Device) done() error {
	if d.planned != nil {
		return nil
	}
	if err := d.driver.call("cuStreamSynchronize", d.driver.streamSynchronize, d.stream); err != nil {
		d.fail(err)
	}
	err := d.err
	d.err = nil
	return err
}

// Close gives the GPU back. What lies in its memory is gone.
func (d *Device) Close() {
	if d.context == 0 {
		return
	}
	defer d.enter()()
	d.done() // an error of what is thrown away
	d.release(&d.workspace)
	d.blas.close()
	for _, m := range d.modules {
		d.driver.call("cuModuleUnload", d.driver.moduleUnload, m)
	}
	if d.stream != 0 {
		d.driver.call("cuStreamDestroy", d.driver.streamDestroy, d.stream)
	}
	d.driver.call("cuDevicePrimaryCtxRelease", d.driver.releaseContext, d.index)
	d.context, d.err = 0, nil
}
