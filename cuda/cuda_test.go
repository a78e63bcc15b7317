package cuda

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ebitengine/purego"

	"github.com/sqlagent/sqlagent/cuda/sim"
	"github.com/sqlagent/sqlagent/model"
)

// simulated opens the simulated GPU.
func simulated(t testing.TB) (*Device, *sim.GPU) {
	t.Helper()
	gpu := sim.Use(t)
	gpu.Recover()
	d, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		gpu.Recover()
		d.Close()
		if n := gpu.Used(); n != 0 {
			t.Errorf("%d bytes of the GPU's memory were not given back", n)
		}
	})
	return d, gpu
}

// Every operation is as its reference, and the same in whatever order threads and blocks run. No kernel is left out.
func TestOperations(t *testing.T) {
	d, gpu := simulated(t)
	launched, launch := map[uintptr]bool{}, d.driver.launch
	d.driver.launch = purego.NewCallback(func(f, gx, gy, gz, bx, by, bz, shared, stream, parameters, extra uintptr) uintptr {
		launched[f] = true
		return uintptr(native(launch, f, gx, gy, gz, bx, by, bz, shared, stream, parameters, extra))
	})
	var first []Check
	orders := []int32{0, 1, 7}
	if halfBytes == 4 {
		orders = orders[:1] // races are the other form's to find
	}
	for _, order := range orders {
		gpu.Order(order)
		checks, err := SelfTest(d, 1)
		gpu.Order(0)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = checks
		}
		for i, c := range checks {
			if !(c.Error <= within(c.Tolerance)) {
				t.Errorf("%s is %.3g off, want at most %g", c.Op, c.Error, within(c.Tolerance))
			}
			if c != first[i] {
				t.Errorf("%s is %g off in order %d, %g in order: threads race", c.Op, c.Error, order, first[i].Error)
			}
			if order == 0 {
				t.Logf("%-28s %.2e", c.Op, c.Error)
			}
		}
	}
	for name, k := range d.kernels {
		if !launched[k.function] {
			t.Errorf("%s is never compared with anything", name)
		}
	}
}

// A self-test that fails in its middle tells what came before, and gives its memory back.
func TestOperationsFail(t *testing.T) {
	d, gpu := simulated(t)
	t.Cleanup(func() { gpu.Memory(1 << 30) })
	all, err := SelfTest(d, 1)
	if err != nil {
		t.Fatal(err)
	}
	before, most := gpu.Used(), 0
	for _, free := range []uint64{0, 30 << 10, 300 << 10} {
		gpu.Memory(before + free)
		checks, err := SelfTest(d, 1)
		var memory *MemoryError
		if !errors.As(err, &memory) || len(checks) >= len(all) || !slices.Equal(checks, all[:len(checks)]) {
			t.Errorf("%d bytes: %v, and %v", free, err, checks)
		}
		if n := gpu.Used(); n != before {
			t.Errorf("%d bytes: %d were not given back", free, n-before)
		}
		most = max(most, len(checks))
	}
	if most < 10 {
		t.Errorf("%d checks at most came before an error", most)
	}
}

// The simulator finds what a GPU would hide or crash at: a fault of each kind.
func TestPlantedFaults(t *testing.T) {
	const ptx = `.version 8.4
.target sm_80
.entry planted_race(.param .u64 out, .param .u32 n) { ret; }
.entry planted_divergence(.param .u64 out, .param .u32 n) { ret; }
.entry planted_overrun(.param .u64 in, .param .u64 out) { ret; }
.entry planted_lost_lane(.param .u64 out) { ret; }
`
	const n = 64
	d, gpu := simulated(t)
	var b, small buffer
	leave := d.enter()
	d.loadModule(ptx)
	out, in := d.floats(&b, n, "a test"), d.floats(&small, n, "a test")
	leave()
	t.Cleanup(func() {
		gpu.Recover()
		defer d.enter()()
		d.release(&b)
		d.release(&small)
	})
	results := map[string]bool{}
	for _, order := range []int32{0, 1, 3} {
		gpu.Order(order)
		leave := d.enter()
		d.launch("planted_race", grid{x: 1}, n, 4*n, out, n)
		x := make([]uint32, n)
		download(d, x, out)
		if err := d.done(); err != nil {
			t.Fatal(err)
		}
		leave()
		var text strings.Builder
		for _, v := range x {
			text.WriteByte(byte(v >> 16))
		}
		results[text.String()] = true
	}
	gpu.Order(0)
	if len(results) < 2 {
		t.Error("a race gave the same result in every order of threads")
	}
	for _, fault := range []struct {
		kernel string
		args   []any
		why    string
	}{
		{"planted_divergence", []any{out, n}, "divergent barrier: 32 of 64 threads wait at line"},
		{"planted_overrun", []any{in, out}, "access outside: 256 bytes after the start of an allocation of 256"},
		{"planted_lost_lane", []any{out}, "divergent warp: 31 lanes"},
	} {
		leave := d.enter()
		d.launch(fault.kernel, grid{x: 1}, n, 4*n, fault.args...)
		err := d.done()
		leave()
		if why := gpu.Why(); err == nil || !strings.Contains(why, fault.why) || !strings.Contains(why, "kernel "+fault.kernel+", block (0,0,0)") {
			t.Errorf("%s: error %v, %q, want %q", fault.kernel, err, why, fault.why)
		}
		gpu.Recover()
	}
}

// What is missing or too old is reported before anything is done, with what to do.
func TestUnavailable(t *testing.T) {
	gpu := sim.Use(t)
	t.Cleanup(func() { gpu.Devices(1); gpu.Version(12040); gpu.Compute(8) })
	refused := func(want string) {
		t.Helper()
		d, err := Open()
		var e *UnavailableError
		if !errors.As(err, &e) || !strings.Contains(err.Error(), want) {
			t.Errorf("Open: %v, want %q", err, want)
		}
		if d != nil {
			d.Close()
		}
	}
	gpu.Devices(0)
	refused("no NVIDIA GPU; run on a machine that has one, or omit --device cuda")
	gpu.Devices(1)
	gpu.Compute(7)
	refused("simulated GPU has compute capability 7.0; 8.0 is needed (Ampere, of 2020, or newer)")
	gpu.Compute(8)
	gpu.Version(11080)
	refused("the driver is of CUDA 11.8; install driver 550 or newer")
	gpu.Version(12040)

	all := os.Getenv("SQLTRAIN_CUDA_LIB")
	t.Cleanup(func() { os.Setenv("SQLTRAIN_CUDA_LIB", all) })
	dir := t.TempDir()
	os.Setenv("SQLTRAIN_CUDA_LIB", dir)
	if err := os.Symlink(filepath.Join(all, "libcuda.so.1"), filepath.Join(dir, "libcuda.so.1")); err != nil {
		t.Fatal(err)
	}
	gpu.Version(13000)
	refused("there is no cuBLASLt: ")
	if err := os.WriteFile(filepath.Join(dir, "libcublasLt.so.12"), []byte("no library"), 0o644); err != nil {
		t.Fatal(err)
	}
	refused("pip install nvidia-cublas-cu12, or name the folder that has libcublasLt.so.12 or .13 by SQLTRAIN_CUDA_LIB")
	other := filepath.Join(dir, "libcublasLt.so.13") // of another version: it lacks what is called
	if out, err := exec.Command("g++", "-shared", "-x", "c++", "-o", other, os.DevNull).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	refused("cuBLASLt cannot be used: " + other + " lacks ")
	gpu.Version(12040) // which cuBLASLt of CUDA 13 does not run on
	refused("there is no cuBLASLt of CUDA 12, as the driver is: ")
	refused("name the folder that has libcublasLt.so.12 by SQLTRAIN_CUDA_LIB")
}

// What CUDA and cuBLASLt report comes with what can be done about it.
func TestErrorsSayWhatToDo(t *testing.T) {
	for _, x := range []struct {
		err  error
		want string
	}{
		{&Error{"cuGraphInstantiate", 2, "CUDA_ERROR_OUT_OF_MEMORY"}, "another process may have taken some"},
		{&Error{"cuDevicePrimaryCtxRetain", 46, "CUDA_ERROR_DEVICE_UNAVAILABLE"}, "another process has exclusive use of the GPU"},
		{&Error{"cuModuleLoadData", 222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"}, "install driver 550 or newer"},
		{&Error{"cuStreamSynchronize", 226, "CUDA_ERROR_CONTAINED"}, "the GPU has failed or was lost"},
		{&Error{"cuStreamSynchronize", 999, "CUDA_ERROR_UNKNOWN"}, "the GPU has failed or was lost"},
		{&Error{"cuInit", 802, "CUDA_ERROR_SYSTEM_NOT_READY"}, "nvidia-fabricmanager must run"},
		{&Error{"cuInit", 803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"}, "restart the machine"},
		{&BLASError{"cublasLtCreate", 1, ""}, "status 1 of cuBLASLt; its version does not fit the driver"},
		{&BLASError{"cublasLtMatmul", 3, "[1, 2] = [1, 3] · [3, 2]"}, "for [1, 2] = [1, 3] · [3, 2]; memory does not suffice"},
		{&BLASError{"cublasLtMatmul", 13, "[1, 2] = [1, 3] · [3, 2]"}, "nvidia-smi"},
		{&BLASError{"cublasLtMatmulAlgoGetHeuristic", 15, "[1, 2] = [1, 3] · [3, 2]"}, "pip install --upgrade nvidia-cublas-cu12"},
	} {
		if !strings.Contains(x.err.Error(), x.want) {
			t.Errorf("%v, want %q", x.err, x.want)
		}
	}
}

// A machine without a driver is another process: the loader of this one knows the simulated one by now.
func TestNoDriver(t *testing.T) {
	const child = "SQLAGENT_TEST_NO_DRIVER"
	if os.Getenv(child) != "" {
		_, err := Open()
		fmt.Println("Open:", err)
		return
	}
	open := func(dir string, want ...string) {
		t.Helper()
		cmd := exec.Command(os.Args[0], "-test.run=^TestNoDriver$")
		cmd.Env = append(os.Environ(), child+"=1", "SQLTRAIN_CUDA_LIB="+dir)
		out, err := cmd.CombinedOutput()
		for _, w := range want {
			if err != nil || !strings.Contains(string(out), w) {
				t.Errorf("Open: %v, %s; want %q", err, out, w)
			}
		}
	}
	const do = "; install NVIDIA's driver 550 or newer, or run without --device cuda"
	if _, err := os.Stat("/dev/nvidiactl"); err == nil {
		t.Skip("this machine has a driver")
	}
	open(t.TempDir(), "Open: cuda: no NVIDIA driver (libcuda.so.1): ", do) // so is another vendor's GPU told

	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("an old driver needs g++ (apt install g++)")
	}
	dir := t.TempDir()
	old := filepath.Join(dir, "libcuda.so.1") // one that lacks what is called
	if out, err := exec.Command("g++", "-shared", "-x", "c++", "-o", old, os.DevNull).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	open(dir, "Open: cuda: the NVIDIA driver is too old: "+old+" lacks ", do)
}

// Memory that does not suffice, and a GPU that fails in mid-run, are errors that leave the policy usable or closable.
func TestTrouble(t *testing.T) {
	d, gpu := simulated(t)
	t.Cleanup(func() { gpu.Memory(1 << 30) })
	c := tiny("qwen2")
	m := lively(t, c)
	gpu.Memory(gpu.Used() + 1000)
	_, err := NewPolicy(d, m.Origin(), Options{})
	var memory *MemoryError
	if !errors.As(err, &memory) || memory.Need <= memory.Free {
		t.Errorf("NewPolicy with 1000 bytes: %v, want a *MemoryError", err)
	}
	gpu.Memory(1 << 30)
	p, err := NewPolicy(d, m.Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	in := packed(c, false, [2]int{5, -1})
	gpu.Memory(gpu.Used()) // another process takes the rest
	if _, err := p.Forward(in); !errors.As(err, &memory) || !strings.Contains(err.Error(), "does not hold a batch's tables: 0.2 KiB more are needed, 0.0 KiB are free; another process may have taken some") {
		t.Errorf("Forward without memory: %v, want a *MemoryError", err)
	}
	if err := p.Backward(model.Grad{}); !errors.Is(err, model.ErrNoForward) {
		t.Errorf("Backward after a Forward that failed: %v", err)
	}
	gpu.Memory(1 << 30)
	if _, err := p.Forward(in); err != nil {
		t.Errorf("Forward when there is memory again: %v", err)
	}
	gpu.Fail(3, codeECC)
	_, err = p.Forward(in)
	var e *Error
	if !errors.As(err, &e) || e.Code != codeECC || !strings.Contains(err.Error(), "the GPU has failed or was lost") {
		t.Errorf("Forward on a GPU that fails: %v", err)
	}
	gpu.Recover()

	wide := c
	wide.HeadWidth = 24
	var width *WidthError
	if _, err := NewPolicy(d, lively(t, wide).Origin(), Options{}); !errors.As(err, &width) {
		t.Errorf("NewPolicy with heads of 24: %v, want a *WidthError", err)
	}
	many := c
	many.Heads, many.KVHeads, many.HeadWidth = tileRows+1, 1, 16 // more than a tile of attention over pages has rows
	if _, err := NewPolicy(d, lively(t, many).Origin(), Options{}); !errors.As(err, &width) || !strings.Contains(err.Error(), "at most 64") {
		t.Errorf("NewPolicy with 65 heads of one head of keys: %v, want a *WidthError", err)
	}
}

// A GPU's rates are of what it does; one without room says so, and all memory comes back.
func TestBenchDevice(t *testing.T) {
	d, gpu := simulated(t)
	before := gpu.Used()
	rates, err := BenchDevice(d, 32)
	if err != nil || len(rates) != 4 || !(rates[0].Value > 0) || !(rates[1].Value > 0) {
		t.Errorf("the device: %v, %v", rates, err)
	}
	t.Cleanup(func() { gpu.Memory(1 << 30) })
	gpu.Memory(gpu.Used() + 1000)
	var memory *MemoryError
	if _, err := BenchDevice(d, 32); !errors.As(err, &memory) {
		t.Errorf("1000 bytes: %v, want a *MemoryError", err)
	}
	if n := gpu.Used(); n != before {
		t.Errorf("%d bytes of the GPU's memory were not given back", n-before)
	}
}

// Batches differ in their heights: what cuBLASLt hears of products does not grow with a run.
func TestPlansAreBounded(t *testing.T) {
	d, _ := simulated(t)
	defer d.enter()()
	var x, w, y buffer
	const heights, width = 64, maxPlans/64 + 1
	in, out := d.halves(&x, heights*width, "rows"), d.floats(&y, heights*width, "products")
	weights := d.halves(&w, width*width, "weights")
	for m := range heights {
		for n := range width {
			to := result{single: out}
			d.multiply(false, true, m+1, n+1, 4, 1, in, width, weights, width, 0, to, to, width)
		}
	}
	for _, b := range []*buffer{&x, &w, &y} {
		d.release(b)
	}
	if err := d.done(); err != nil {
		t.Fatal(err)
	}
	if n := len(d.blas.plans); n == 0 || n > maxPlans {
		t.Errorf("%d plans of products are kept, want %d at most", n, maxPlans)
	}
}
