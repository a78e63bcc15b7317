//go:build unix

// Package sim builds look-alikes of libcuda, libcublasLt and libnccl for tests: see src/driver.cpp. The kernels in it
// are those of cuda/kernels, compiled by g++.
package sim

import (
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"github.com/ebitengine/purego"

	"github.com/sqlagent/sqlagent/cuda/kernels"
)

//go:embed src
var sources embed.FS

// GPU is the simulated GPU: what a test may turn. All are of the process.
type GPU struct {
	Order   func(seed int32)           // of threads and blocks: 0 as they are numbered, 1 reversed, above shuffled
	Memory  func(bytes uint64)         // that the GPU has
	Used    func() uint64              // bytes that are allocated
	Peak    func() uint64              // the most that were, since the last call
	Version func(v int32)              // of the driver
	Devices func(n int32)              // how many there are
	Compute func(major int32)          // of the compute capability
	Fail    func(launches, code int32) // so many launches from now, one fails by this code of cuda.h
	Why     func() string              // what the last fault was

	Recorded, Replayed func() int32 // graphs that were recorded and launched, since the last call

	Recover func() // from a fault
}

// Wide is an environment variable with which Use takes the wide form: see Build.
const Wide = "SQLAGENT_TEST_WIDE"

// Use makes the simulated GPU the one that package cuda opens, for the whole process. A short test is skipped, and one
// without g++ unless CI is set.
func Use(t testing.TB) *GPU {
	t.Helper()
	dir := Folder(t, os.Getenv(Wide) != "")
	os.Setenv("SQLTRAIN_CUDA_LIB", dir)
	lib, err := purego.Dlopen(filepath.Join(dir, "libcuda.so.1"), purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		t.Fatal(err)
	}
	g := new(GPU)
	for name, f := range map[string]any{
		"sim_order": &g.Order, "sim_memory": &g.Memory, "sim_used": &g.Used, "sim_peak": &g.Peak, "sim_version": &g.Version,
		"sim_devices": &g.Devices, "sim_compute": &g.Compute, "sim_fail": &g.Fail, "sim_why": &g.Why, "sim_recover": &g.Recover,
		"sim_recorded": &g.Recorded, "sim_replayed": &g.Replayed,
	} {
		purego.RegisterLibFunc(f, lib, name)
	}
	return g
}

// Folder is where the libraries are, for SQLTRAIN_CUDA_LIB of another process. Otherwise as Use.
func Folder(t testing.TB, wide bool) string {
	t.Helper()
	if testing.Short() {
		t.Skip("the simulated GPU is left out of short runs")
	}
	dir, err := Build(wide)
	if errors.Is(err, exec.ErrNotFound) && os.Getenv("CI") == "" {
		t.Skip("the simulated GPU needs g++ (apt install g++)")
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// Build compiles the libraries into a folder of the user's cache, unless they are there already. In the wide form a
// bfloat16 is a float32: what a computation is off then, rounding does not excuse.
func Build(wide bool) (dir string, err error) {
	files := map[string]string{"kernels/device.h": kernels.Header()}
	for _, name := range kernels.Names() {
		if files["kernels/"+name+".cu"], err = kernels.Source(name); err != nil {
			return "", err
		}
	}
	own, err := fs.Glob(sources, "src/*")
	if err != nil {
		return "", err
	}
	for _, name := range own {
		text, err := sources.ReadFile(name)
		if err != nil {
			return "", err
		}
		files["sim/"+name] = string(text)
	}
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(sum, "%s\n%s\n", name, files[name])
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	flags := []string{"-std=c++20", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-Wno-unknown-pragmas", "-x", "c++"}
	if wide {
		flags = append(flags, "-DWIDE")
	}
	fmt.Fprintln(sum, flags)
	dir = filepath.Join(cache, "sqlagent", fmt.Sprintf("cuda-sim-%x", sum.Sum(nil)[:8]))
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	compiler, err := exec.LookPath("g++")
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return "", err
	}
	lock, err := os.Create(dir + ".lock")
	if err != nil {
		return "", err
	}
	defer lock.Close()
	// Packages are tested at the same time: the second finds what the first has built.
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return "", err
	}
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	tmp, err := os.MkdirTemp(filepath.Dir(dir), ".cuda-sim-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	for name, text := range files {
		path := filepath.Join(tmp, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return "", err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return "", err
		}
	}
	driver := append(flags[:len(flags):len(flags)], "-o", "libcuda.so.1", "sim/src/driver.cpp", "sim/src/planted.cu")
	for _, name := range kernels.Names() {
		driver = append(driver, "kernels/"+name+".cu")
	}
	blas := append(flags[:len(flags):len(flags)], "-O3", "-o", "libcublasLt.so.12", "sim/src/blas.cpp", "-x", "none", "libcuda.so.1", "-Wl,-rpath,$ORIGIN")
	nccl := append(flags[:len(flags):len(flags)], "-o", "libnccl.so.2", "sim/src/nccl.cpp", "-x", "none", "libcuda.so.1", "-Wl,-rpath,$ORIGIN")
	for _, args := range [][]string{driver, blas, nccl} {
		cmd := exec.Command(compiler, args...)
		cmd.Dir = tmp
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s: %w\n%s", cmd, err, out)
		}
	}
	return dir, os.Rename(tmp, dir)
}
