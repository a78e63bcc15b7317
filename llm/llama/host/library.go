package host

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/hybridgroup/yzma/pkg/llama"
	"github.com/hybridgroup/yzma/pkg/loader"
	"github.com/jupiterrider/ffi"

	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// strlen is the C library's, see aborted.
var strlen uintptr

// open loads llama.cpp from a directory, if it is of the version that the calls are written for: yzma does not look,
// and structures of another version would be read at the wrong places.
func open(dir string, alive func()) error {
	if dir == "" || strings.ContainsRune(dir, 0) {
		return bad(wire.Libraries, "%q is no directory of libraries", dir)
	}
	path := loader.GetLibraryFilename(dir, "llama")
	if _, err := os.Stat(path); err != nil {
		return bad(wire.Libraries, "there is no llama.cpp in %s: %v", dir, err)
	}
	lib, err := ffi.Load(path)
	if err != nil {
		return bad(wire.Libraries, "llama.cpp cannot be opened: %v", err)
	}
	found := "one that does not tell its version"
	if version, err := lib.Get("llama_version"); err == nil {
		p, _, _ := purego.SyscallN(version)
		found = goString(p)
	}
	// A release's libraries may say "0.5.0-dev".
	if number, _, _ := strings.Cut(strings.TrimPrefix(found, "v"), "-"); number != wire.Version {
		return bad(wire.Libraries, "%s holds llama.cpp %s, but %s is needed", dir, found, wire.Version)
	}
	// The handle finds what the library depends on, the C library too.
	if strlen, err = lib.Get("strlen"); err != nil {
		return bad(wire.Libraries, "llama.cpp cannot be opened: %v", err)
	}
	if err := llama.Load(dir); err != nil {
		return bad(wire.Libraries, "llama.cpp cannot be opened: %v", err)
	}
	llama.LogSet(purego.NewCallback((&log{alive: alive}).write))
	llama.BackendInit()
	if err := llama.GGMLBackendLoadAllFromPath(dir); err != nil {
		return bad(wire.Libraries, "%v", err)
	}
	if llama.GGMLBackendDeviceCount() == 0 {
		return bad(wire.Libraries, "llama.cpp finds nothing to compute with: %s lacks its libggml-cpu libraries",
			filepath.Clean(dir))
	}
	return nil
}

// log receives what llama.cpp reports, on any thread: whatever it is, it is a sign of life, and warnings and errors go
// to standard error.
type log struct {
	alive   func()
	mu      sync.Mutex
	serious bool // the last entry, which may go on
}

func (l *log) write(level int32, text, _ uintptr) uintptr {
	l.mu.Lock()
	defer l.mu.Unlock()
	if llama.LogLevel(level) != llama.LogLevelContinue {
		l.serious = llama.LogLevel(level) >= llama.LogLevelWarn
	}
	if l.serious {
		os.Stderr.WriteString(goString(text))
	}
	l.alive()
	return 0
}

// goString copies a C string.
func goString(p uintptr) string {
	if p == 0 {
		return ""
	}
	start := *(**byte)(unsafe.Pointer(&p)) // the memory is C's: it does not move
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(start), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(start, n))
}
