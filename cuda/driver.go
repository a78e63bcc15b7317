package cuda

import (
	"bytes"
	"unsafe"
)

// driver is libcuda: the addresses of the functions that are used. All of them return a CUresult.
type driver struct {
	init, version, count, get, name, attribute                  uintptr
	retain, releaseContext, setCurrent                          uintptr
	memInfo, memAlloc, memFree, toDevice, toHost, onDevice, set uintptr
	streamCreate, streamDestroy, streamSynchronize              uintptr
	moduleLoad, moduleUnload, moduleFunction, functionAttribute uintptr
	launch                                                      uintptr
	beginCapture, endCapture, instantiate                       uintptr
	graphLaunch, graphDestroy, executableDestroy                uintptr
	errorName                                                   uintptr
}

// openDriver opens the library and finds the functions. Error: *UnavailableError.
func openDriver() (*driver, error) {
	d := new(driver)
	missing := "install NVIDIA's driver " + minDriverName + " or newer, or run without --device cuda"
	lib, err := openLibrary([]string{"libcuda.so.1"}, nil)
	if err != nil {
		return nil, &UnavailableError{"no NVIDIA driver (libcuda.so.1)", missing, err}
	}
	err = lib.find(map[string]*uintptr{
		"cuInit": &d.init, "cuDriverGetVersion": &d.version, "cuDeviceGetCount": &d.count, "cuDeviceGet": &d.get,
		"cuDeviceGetName": &d.name, "cuDeviceGetAttribute": &d.attribute,
		"cuDevicePrimaryCtxRetain": &d.retain, "cuDevicePrimaryCtxRelease_v2": &d.releaseContext, "cuCtxSetCurrent": &d.setCurrent,
		"cuMemGetInfo_v2": &d.memInfo, "cuMemAlloc_v2": &d.memAlloc, "cuMemFree_v2": &d.memFree,
		"cuMemcpyHtoDAsync_v2": &d.toDevice, "cuMemcpyDtoHAsync_v2": &d.toHost, "cuMemcpyDtoDAsync_v2": &d.onDevice,
		"cuMemsetD8Async": &d.set,
		"cuStreamCreate":  &d.streamCreate, "cuStreamDestroy_v2": &d.streamDestroy, "cuStreamSynchronize": &d.streamSynchronize,
		"cuModuleLoadData": &d.moduleLoad, "cuModuleUnload": &d.moduleUnload, "cuModuleGetFunction": &d.moduleFunction,
		"cuFuncSetAttribute": &d.functionAttribute, "cuLaunchKernel": &d.launch,
		"cuStreamBeginCapture_v2": &d.beginCapture, "cuStreamEndCapture": &d.endCapture,
		"cuGraphInstantiateWithFlags": &d.instantiate, "cuGraphLaunch": &d.graphLaunch,
		"cuGraphDestroy": &d.graphDestroy, "cuGraphExecDestroy": &d.executableDestroy,
		"cuGetErrorName": &d.errorName,
	})
	if err != nil {
		return nil, &UnavailableError{"the NVIDIA driver is too old", missing, err}
	}
	if _, err := dlsym(lib.handle, "sim_wide"); err == nil {
		halfBytes = 4
	}
	return d, nil
}

// call makes one call. Error: *Error.
func (d *driver) call(name string, f uintptr, args ...any) error {
	if code := int(native(f, args...)); code != 0 {
		return &Error{name, code, d.nameOf(code)}
	}
	return nil
}

func (d *driver) nameOf(code int) string {
	var name *byte
	if native(d.errorName, code, ptr(&name)) != 0 || name == nil {
		return "unknown error"
	}
	return text(unsafe.Slice(name, 64))
}

// text is what a C string holds.
func text(b []byte) string {
	if end := bytes.IndexByte(b, 0); end >= 0 {
		b = b[:end]
	}
	return string(b)
}
