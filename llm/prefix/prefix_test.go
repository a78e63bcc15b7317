package prefix

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/cpu"
)

func sequence(n int, last ...int32) []int32 {
	tokens := make([]int32, n)
	for i := range tokens {
		tokens[i] = int32(i * 7)
	}
	return append(tokens, last...)
}

func begin(t *testing.T, dir string, key ...string) *Store {
	t.Helper()
	s, err := Open(dir, key...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func save(t *testing.T, s *Store, tokens []int32, state string) {
	t.Helper()
	if err := s.save(tokens, []byte(state)); err != nil {
		t.Fatal(err)
	}
}

// files lists the folder's, by name.
func files(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, e := range entries {
		paths = append(paths, filepath.Join(dir, e.Name()))
	}
	return paths
}

func TestFindsTheLongest(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "[b]*")
	s := begin(t, dir, "model", "engine")
	if _, ok := s.Find(sequence(500), 0); ok {
		t.Fatal("found something in an empty folder")
	}
	save(t, s, sequence(100), "hundred")
	save(t, s, sequence(200, -1, -2), "two hundred")
	s.Save(sequence(90, -3), []byte("ninety"))
	s.Wait()
	for _, c := range []struct {
		prompt []int32
		known  int
		shared int
		state  string // "": nothing is found
	}{
		{sequence(500), 0, 200, "two hundred"},
		{sequence(200, -1, -2, -3), 0, 202, "two hundred"},
		{sequence(90, -3, -4), 0, 91, "ninety"},
		{sequence(Least), 0, Least, "any"},
		{sequence(Least - 1), 0, 0, ""},
		{sequence(500), 200 - Least, 200, "two hundred"},
		{sequence(500), 201 - Least, 0, ""}, // computed as soon
		{[]int32{5, 6, 7}, 0, 0, ""},
	} {
		e, ok := s.Find(c.prompt, c.known)
		if ok != (c.state != "") || e.Shared != c.shared {
			t.Errorf("%d tokens, %d known: %+v, %v", len(c.prompt), c.known, e, ok)
			continue
		}
		if !ok {
			continue
		}
		tokens, state, err := e.Read()
		if err != nil || c.state != "any" && string(state) != c.state || Common(tokens, c.prompt) != c.shared {
			t.Errorf("%d tokens: %q, %v; want %q", len(c.prompt), state, err, c.state)
		}
	}
	// A changed model, another engine, another split of the same words: nothing of it is theirs.
	for _, key := range [][]string{{"model 2", "engine"}, {"model", "engine 2"}, {"modelengine"}, {"model", "engine", ""}} {
		if e, ok := begin(t, dir, key...).Find(sequence(500), 0); ok {
			t.Errorf("%q finds %+v", key, e)
		}
	}
	// Private, whatever the mask.
	for _, path := range append(files(t, dir), dir) {
		if info, err := os.Lstat(path); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
}

// Whatever byte of an entry is wrong, missing or too much, it is not used, and not kept where it was looked at.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	os.Chmod(dir, 0o700)
	s := begin(t, dir, "model")
	save(t, s, sequence(70), strings.Repeat("state", 10))
	path := files(t, dir)[0]
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	try := func(what string, text []byte) {
		t.Helper()
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		e, ok := s.Find(sequence(100), 0)
		if !ok {
			return
		}
		if _, state, err := e.Read(); err == nil {
			t.Fatalf("%s: read as %q", what, state)
		}
		if _, err := os.Stat(path); err == nil {
			t.Fatalf("%s: the file is still there", what)
		}
	}
	for i := range whole {
		damaged := slices.Clone(whole)
		damaged[i] ^= 0x10
		try("a byte flipped", damaged)
		try("cut", whole[:i])
	}
	try("a byte too much", append(slices.Clone(whole), 0))
	try("of another version", bytes.Replace(whole, []byte(magic), []byte("sqlagent prefix 2\n"), 1))
	if err := os.WriteFile(path, whole, 0o600); err != nil {
		t.Fatal(err)
	}
	if e, ok := s.Find(sequence(100), 0); !ok {
		t.Error("the undamaged one is not found")
	} else if _, _, err := e.Read(); err != nil {
		t.Error(err)
	}
}

// The folder never takes more than it may, and what was used last stays.
func TestLeastRecentlyUsedGoFirst(t *testing.T) {
	dir := t.TempDir()
	os.Chmod(dir, 0o700)
	s := begin(t, dir, "model")
	entry := func(i int32) []int32 { return append([]int32{-i - 1}, sequence(70)...) }
	state := strings.Repeat("x", 10_000)
	for i := range int32(4) {
		save(t, s, entry(i), state)
	}
	age := time.Now().Add(-time.Hour)
	for i := range int32(4) { // 0 is the oldest
		e, _ := s.Find(entry(i), 0)
		at := age.Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(e.path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	e, _ := s.Find(entry(0), 0)
	if _, _, err := e.Read(); err != nil { // now it is the newest
		t.Fatal(err)
	}
	left := filepath.Join(dir, ".a.tmp") // of a process that was killed
	if err := os.WriteFile(left, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(left, age, age); err != nil {
		t.Fatal(err)
	}
	s.capacity = 25_000
	save(t, begin(t, dir, "model"), entry(9), "small") // a store with room enough removes nothing
	if n := len(files(t, dir)); n != 5 {
		t.Fatalf("%d files", n)
	}
	save(t, s, entry(5), state)
	for i, want := range map[int32]bool{0: true, 1: false, 2: false, 3: false, 5: true, 9: true} {
		if _, ok := s.Find(entry(i), 0); ok != want {
			t.Errorf("entry %d is there: %v, want %v", i, ok, want)
		}
	}
	if _, err := os.Stat(left); err == nil {
		t.Error("a file that was never finished is still there")
	}
	s.capacity = 100
	if err := s.save(entry(6), []byte(state)); err == nil {
		t.Error("a state larger than the folder may be was written")
	}
}

// What a processor can do is a part of its name, since it changes how products are rounded.
func TestProcessor(t *testing.T) {
	here := Processor()
	if here != Processor() {
		t.Error("it changes")
	}
	has := cpu.X86
	defer func() { cpu.X86 = has }()
	cpu.X86.HasAVX512VNNI = !has.HasAVX512VNNI
	if Processor() == here {
		t.Error("a processor with other instructions has the same name")
	}
}
