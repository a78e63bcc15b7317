//go:build unix

package pull

import (
	"bytes"
	"errors"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A disk that takes no more: what to do is said, and no half of a file has its name. The limit is of a process of its
// own, whose writes beyond it fail.
func TestFullDisk(t *testing.T) {
	const child = "SQLAGENT_TEST_FULL_DISK"
	if os.Getenv(child) == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFullDisk$", "-test.v")
		cmd.Env = append(os.Environ(), child+"=1")
		if out, err := cmd.CombinedOutput(); err != nil || !bytes.Contains(out, []byte("--- PASS")) {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	h, model, _ := pulled(t)
	archive := filepath.Join(t.TempDir(), "model.tar")
	if err := Save(t.Context(), model, "", archive, Options{}); err != nil {
		t.Fatal(err)
	}
	signal.Ignore(syscall.SIGXFSZ)
	limit := uint64(len(h.content) / 2)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: limit, Max: limit}); err != nil {
		t.Fatal(err)
	}
	o := h.options()
	for name, bring := range map[string]func() error{
		"pull": func() error { _, err := Pull(t.Context(), "hf:"+repository, o); return err },
		"pull without ranges": func() error {
			h.handle = func(w http.ResponseWriter, _ *http.Request, _ int) bool { w.Write(h.content); return true }
			_, err := Pull(t.Context(), h.cdn.URL+"/"+fileName, o)
			return err
		},
		"load": func() error { _, err := Load(t.Context(), archive, t.TempDir(), o); return err },
		"save": func() error { return Save(t.Context(), model, "", filepath.Join(o.Folder, "new.tar"), o) },
	} {
		var ours *Error
		if err := bring(); !errors.As(err, &ours) || !strings.Contains(ours.Hint, "free space on the disk") {
			t.Errorf("%s: got %v, want that there is no room", name, err)
		}
		nothing(t, o.Folder)
	}
	if _, err := os.Stat(filepath.Join(o.Folder, "new.tar")); err == nil {
		t.Error("half of an archive has its name")
	}
}
