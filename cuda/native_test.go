package cuda

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A library that lies in the working directory is not one of Python's, whatever the environment leaves out.
func TestWheels(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	const name = "libcublasLt.so.12"
	own := filepath.Join("lib/python3.12/site-packages/nvidia/cublas/lib", name)
	for _, path := range []string{own, filepath.Join(".local", own)} {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, x := range []struct {
		environment, home string
		found             int // of the two
	}{{"", "", 0}, {".", ".", 0}, {dir, "", 1}, {"", dir, 1}, {dir, dir, 2}} {
		t.Setenv("VIRTUAL_ENV", x.environment)
		t.Setenv("HOME", x.home)
		n := 0
		for _, pattern := range wheels("cublas", name) {
			if !filepath.IsAbs(pattern) {
				t.Errorf("%+v: %s is looked for in the working directory", x, pattern)
			}
			if strings.HasPrefix(pattern, dir) {
				found, err := filepath.Glob(pattern)
				if err != nil {
					t.Fatal(err)
				}
				n += len(found)
			}
		}
		if n != x.found {
			t.Errorf("%+v: %d libraries are found, want %d", x, n, x.found)
		}
	}
}
