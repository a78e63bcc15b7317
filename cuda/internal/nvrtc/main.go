//go:build unix

// Command nvrtc compiles cuda/kernels/*.cu to PTX for compute_80: each name.cu to name.ptx next to it. It needs no GPU,
// only libnvrtc, which it takes from SQLTRAIN_NVRTC or from NVIDIA's Python wheel:
//
//	pip install nvidia-cuda-nvrtc-cu12==12.4.127
//	go generate ./cuda
//
// NVRTC 12.4 writes PTX 8.4, which drivers from 550 on take. A file's first line has the hash of what it was made of.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/sqlagent/sqlagent/cuda/kernels"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "nvrtc:", err)
		os.Exit(1)
	}
}

func run() error {
	c, err := open()
	if err != nil {
		return err
	}
	for _, name := range kernels.Names() {
		source, err := kernels.Source(name)
		if err != nil {
			return err
		}
		ptx, err := c.compile(name+".cu", source, kernels.Header())
		if err != nil {
			return err
		}
		hash, err := kernels.Hash(name)
		if err != nil {
			return err
		}
		text := fmt.Sprintf("// source sha256 %s, NVRTC %s\n%s", hash, c.version, ptx)
		if err := os.WriteFile(filepath.Join("kernels", name+".ptx"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compiler is libnvrtc. The numbers are those of <nvrtc.h>.
type compiler struct {
	version string

	create    func(program *uintptr, source, name string, headers int32, texts, names **byte) int32
	build     func(program uintptr, options int32, values **byte) int32
	logSize   func(program uintptr, n *uintptr) int32
	log       func(program uintptr, text *byte) int32
	ptxSize   func(program uintptr, n *uintptr) int32
	ptx       func(program uintptr, text *byte) int32
	destroy   func(program *uintptr) int32
	errorText func(code int32) string
}

// open finds the library.
func open() (*compiler, error) {
	path := os.Getenv("SQLTRAIN_NVRTC")
	if path == "" {
		const find = "import nvidia.cuda_nvrtc as m, glob; print(glob.glob(list(m.__path__)[0] + '/lib/libnvrtc.so.1*')[0])"
		out, err := exec.Command("python3", "-c", find).Output()
		if err != nil {
			return nil, fmt.Errorf("no libnvrtc: name it by SQLTRAIN_NVRTC, or install NVIDIA's wheel: pip install nvidia-cuda-nvrtc-cu12==12.4.127")
		}
		path = strings.TrimSpace(string(out))
	}
	lib, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return nil, err
	}
	c := new(compiler)
	for name, f := range map[string]any{
		"nvrtcCreateProgram": &c.create, "nvrtcCompileProgram": &c.build, "nvrtcGetProgramLogSize": &c.logSize,
		"nvrtcGetProgramLog": &c.log, "nvrtcGetPTXSize": &c.ptxSize, "nvrtcGetPTX": &c.ptx, "nvrtcDestroyProgram": &c.destroy,
		"nvrtcGetErrorString": &c.errorText,
	} {
		purego.RegisterLibFunc(f, lib, name)
	}
	var version func(major, minor *int32) int32
	purego.RegisterLibFunc(&version, lib, "nvrtcVersion")
	var major, minor int32
	if code := version(&major, &minor); code != 0 {
		return nil, fmt.Errorf("%s: %s", path, c.errorText(code))
	}
	c.version = fmt.Sprintf("%d.%d", major, minor)
	return c, nil
}

func (c *compiler) compile(name, source, header string) (string, error) {
	var keep []any
	strs := func(texts ...string) **byte {
		all := make([]*byte, len(texts))
		for i, t := range texts {
			all[i] = unsafe.StringData(t + "\x00")
		}
		keep = append(keep, all)
		return &all[0]
	}
	var program uintptr
	if code := c.create(&program, source, name, 1, strs(header), strs("device.h")); code != 0 {
		return "", fmt.Errorf("%s: %s", name, c.errorText(code))
	}
	defer c.destroy(&program)
	options := []string{"--gpu-architecture=compute_80", "--std=c++17", "--restrict"}
	code := c.build(program, int32(len(options)), strs(options...))
	runtime.KeepAlive(keep)
	if code != 0 {
		return "", fmt.Errorf("%s: %s\n%s", name, c.errorText(code), text(program, c.logSize, c.log))
	}
	return text(program, c.ptxSize, c.ptx), nil
}

func text(program uintptr, size func(uintptr, *uintptr) int32, get func(uintptr, *byte) int32) string {
	var n uintptr
	if size(program, &n) != 0 || n == 0 {
		return ""
	}
	buf := make([]byte, n)
	if get(program, &buf[0]) != 0 {
		return ""
	}
	return strings.TrimRight(string(buf), "\x00")
}
