//go:build unix

package cuda

import "github.com/ebitengine/purego"

func dlopen(path string) (handle uintptr, err error) {
	return purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func dlsym(handle uintptr, name string) (address uintptr, err error) {
	return purego.Dlsym(handle, name)
}
