package cuda

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"unsafe"

	"github.com/ebitengine/purego"
)

// native calls a C function, and returns its result. Arguments are uintptrs, ints, addresses of the GPU, and Go memory
// by ptr.
func native(f uintptr, args ...any) int32 {
	if never {
		sink = args // so that what args point at lies on the heap, where nothing moves
	}
	var raw [16]uintptr
	for i, a := range args {
		switch a := a.(type) {
		case uintptr:
			raw[i] = a
		case int:
			raw[i] = uintptr(a)
		case int64:
			raw[i] = uintptr(a)
		case uint64:
			raw[i] = uintptr(a)
		case floats:
			raw[i] = uintptr(a)
		case halves:
			raw[i] = uintptr(a)
		case unsafe.Pointer:
			raw[i] = uintptr(a)
		default:
			panic(fmt.Sprintf("cuda: an argument of type %T", a))
		}
	}
	code, _, _ := purego.SyscallN(f, raw[:len(args)]...)
	runtime.KeepAlive(args)
	return int32(code)
}

var (
	never bool
	sink  any
)

// ptr is Go memory as an argument of native.
func ptr[T any](p *T) unsafe.Pointer { return unsafe.Pointer(p) }

// library is a shared library that was opened.
type library struct {
	path   string
	handle uintptr
}

// openLibrary opens the first of some names that it finds: in the folders of SQLTRAIN_CUDA_LIB, by the loader, then by
// patterns of further places.
func openLibrary(names, patterns []string) (*library, error) {
	var places []string
	for _, dir := range filepath.SplitList(os.Getenv("SQLTRAIN_CUDA_LIB")) {
		for _, name := range names {
			places = append(places, filepath.Join(dir, name))
		}
	}
	places = append(places, names...)
	for _, pattern := range patterns {
		found, _ := filepath.Glob(pattern) // the patterns are well formed
		places = append(places, found...)
	}
	var first error
	for _, path := range places {
		handle, err := dlopen(path)
		if err == nil {
			return &library{path, handle}, nil
		}
		if _, statErr := os.Stat(path); first == nil || statErr == nil { // of one that is there, the reason is worth more
			first = err
		}
	}
	return nil, first
}

// wheels are the places where NVIDIA's Python wheels put a library. A folder that nothing names would be one of the
// working directory, from which no library is to come.
func wheels(name, file string) (patterns []string) {
	home, _ := os.UserHomeDir() // without one, there is a place less to look
	for _, site := range []string{
		filepath.Join(os.Getenv("VIRTUAL_ENV"), "lib/python3*/site-packages"), filepath.Join(home, ".local/lib/python3*/site-packages"),
		"/usr/local/lib/python3*/site-packages", "/usr/local/lib/python3*/dist-packages",
	} {
		if filepath.IsAbs(site) {
			patterns = append(patterns, filepath.Join(site, "nvidia", name, "lib", file), filepath.Join(site, "nvidia/cu1[23]/lib", file))
		}
	}
	return patterns
}

// find looks functions up.
func (l *library) find(functions map[string]*uintptr) error {
	var missing []string
	for name, to := range functions {
		address, err := dlsym(l.handle, name)
		if err != nil {
			missing = append(missing, name)
		}
		*to = address
	}
	if missing != nil {
		return fmt.Errorf("%s lacks %s", l.path, strings.Join(missing, ", "))
	}
	return nil
}
