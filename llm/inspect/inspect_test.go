package inspect

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
)

const nano = "../../nano/weights/nano.gguf"

func TestOpen(t *testing.T) {
	m, err := Open(nano)
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(nano)
	if err != nil {
		t.Fatal(err)
	}
	if m.Bytes != info.Size() || m.Type != "model" || m.Architecture != "qwen2" || m.Refused != "" || m.Protocol != "pointer" || !m.Voting.Measured() ||
		m.Context == 0 || m.Vocabulary == 0 || m.Parameters < 1_000_000 {
		t.Errorf("%+v", m)
	}
	if m.License != "CC-BY-SA-4.0" || !strings.Contains(m.Description, "Spider") { // whose data are in it
		t.Errorf("the embedded weights are under %q, %q", m.License, m.Description)
	}
	var stored int64
	for _, n := range m.Stored {
		stored += n
	}
	needs := m.Needs(1000, 2)
	if len(needs) != 2 || needs[0].Weights != stored || needs[1].Weights != stored || needs[0].Cache != 2000*m.cache ||
		needs[0].Total() != stored+2000*m.cache || m.cache == 0 {
		t.Errorf("%+v", needs)
	}
	for _, path := range []string{"inspect.go", t.TempDir(), "/nowhere", os.DevNull} {
		var load *llm.LoadError
		if _, err := Open(path); !errors.As(err, &load) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", path, err)
		}
	}
	if n, ok := Available(); ok && n < 1<<20 {
		t.Errorf("%d bytes are available", n)
	}
}

func TestListAndVerify(t *testing.T) {
	dir := t.TempDir()
	b, err := os.ReadFile(nano)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "sub", "b.gguf")
	for name, content := range map[string][]byte{"sub/b.gguf": b, "a.gguf": b, "bad.gguf": b[:1000], "other.txt": nil} {
		if err := os.MkdirAll(filepath.Join(dir, "sub"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var skipped []error
	models, err := List([]string{dir}, func(err error) { skipped = append(skipped, err) })
	if err != nil || len(models) != 2 || filepath.Base(models[0].Path) != "a.gguf" || len(skipped) != 1 || !strings.Contains(skipped[0].Error(), "bad.gguf") {
		t.Errorf("%v, %v, %v", models, skipped, err)
	}
	if _, err := List([]string{"/nowhere"}, nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a folder that is not there: %v", err)
	}

	ctx := context.Background()
	sum, err := Hash(ctx, path, nil)
	if err != nil || len(sum) != 64 {
		t.Fatalf("%s, %v", sum, err)
	}
	var last, total int64
	if _, err := Verify(ctx, path, "sha256:"+strings.ToUpper(sum), func(d, n int64) { last, total = d, n }); err != nil || last != total || total != int64(len(b)) {
		t.Errorf("%v after %d of %d", err, last, total)
	}
	if _, err := Verify(ctx, path, "", nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("without a hash: %v", err)
	}
	if err := os.WriteFile(path+".sha256", []byte(sum+"  b.gguf\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := Verify(ctx, path, "", nil); err != nil || got != sum {
		t.Errorf("next to it: %s, %v", got, err)
	}
	var other *HashError
	if _, err := Verify(ctx, path, strings.Repeat("0", 64), nil); !errors.As(err, &other) || other.Got != sum {
		t.Errorf("another hash: %v", err)
	}
	for _, bad := range []string{"abc", strings.Repeat("x", 64)} {
		if _, err := Verify(ctx, path, bad, nil); err == nil || errors.As(err, &other) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	done, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := Hash(done, path, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted: %v", err)
	}
	if _, err := Hash(ctx, os.DevNull, nil); err == nil {
		t.Error("a device has a hash")
	}
}
