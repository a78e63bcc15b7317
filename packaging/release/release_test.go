package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/md5"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/cavaliergopher/cpio"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// committed is when the packed commit was made.
var committed = time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)

// packedOnce packs small programs with this repository's texts, for Linux and Windows, and returns the release.
func packedOnce(t *testing.T, mtime time.Time) release {
	t.Helper()
	dir := t.TempDir()
	r := release{version: "1.2.3-rc.1", time: committed, root: filepath.Join("..", ".."), built: filepath.Join(dir, "built"), out: filepath.Join(dir, "out")}
	for name, text := range map[string]string{
		"man/sqlagent.1": ".TH SQLAGENT 1\n", "man/sqltrain.1": ".TH SQLTRAIN 1\n",
		"completion/sqlagent.bash": "# bash\n", "completion/sqlagent.zsh": "# zsh\n", "completion/sqlagent.fish": "# fish\n",
		"completion/sqltrain.bash": "# bash\n", "completion/sqltrain.zsh": "# zsh\n", "completion/sqltrain.fish": "# fish\n",
	} {
		write(t, filepath.Join(r.built, name), text)
	}
	// The same small program plays all: what is packed is not run, but its notes are read.
	program := filepath.Join(dir, "program")
	build := exec.Command("go", "build", "-trimpath", "-o", program, "./testdata/program")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	text := read(t, program)
	write(t, filepath.Join(r.built, "windows-amd64", "sqlagent.exe"), string(text))
	for _, name := range programs {
		write(t, filepath.Join(r.built, "linux-amd64", name), string(text))
	}
	err := filepath.WalkDir(r.built, func(path string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Chtimes(path, mtime, mtime)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.run([]string{"linux/amd64", "windows/amd64"}); err != nil {
		t.Fatal(err)
	}
	return r
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// entry is a file as a reader of a package finds it.
type entry struct {
	mode fs.FileMode // with the bit of a folder
	text string
}

func TestRelease(t *testing.T) {
	r := packedOnce(t, time.Now())
	const deb, rpm = "sqlagent_1.2.3~rc.1-1_amd64.deb", "sqlagent-1.2.3~rc.1-1.x86_64.rpm"

	t.Run("sums", func(t *testing.T) {
		want := []string{rpm, "sqlagent_1.2.3-rc.1_linux_amd64.cdx.json", "sqlagent_1.2.3-rc.1_linux_amd64.tar.gz", "sqlagent_1.2.3-rc.1_windows_amd64.cdx.json",
			"sqlagent_1.2.3-rc.1_windows_amd64.zip", deb}
		var named []string
		for line := range strings.Lines(string(read(t, filepath.Join(r.out, "SHA256SUMS")))) {
			sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
			named = append(named, name)
			if got := fmt.Sprintf("%x", sha256.Sum256(read(t, filepath.Join(r.out, name)))); got != sum {
				t.Errorf("%s: %s, and SHA256SUMS says %s", name, got, sum)
			}
		}
		if !slices.Equal(named, want) {
			t.Errorf("%q, want %q", named, want)
		}
	})

	t.Run("again", func(t *testing.T) { // from files of other times: the same bytes
		again := packedOnce(t, time.Now().Add(-1000*time.Hour))
		if a, b := read(t, filepath.Join(r.out, "SHA256SUMS")), read(t, filepath.Join(again.out, "SHA256SUMS")); !bytes.Equal(a, b) {
			t.Errorf("first\n%s\nsecond\n%s", a, b)
		}
	})

	t.Run("archive", func(t *testing.T) {
		files := untar(t, read(t, filepath.Join(r.out, "sqlagent_1.2.3-rc.1_linux_amd64.tar.gz")), false)
		const top = "sqlagent_1.2.3-rc.1_linux_amd64/"
		for _, name := range programs {
			if files[top+name].mode != 0o755 {
				t.Errorf("%s has mode %v", name, files[top+name].mode)
			}
		}
		for _, name := range []string{"README.md", "LICENSE", "NOTICES.txt", "docs/packages.md", "docs/decisions/README.md", "docs/experiments/README.md", "man/sqlagent.1", "completion/sqlagent.bash", "systemd/sqlagent.service",
			"sysusers.d/sqlagent.conf", "Containerfile"} {
			if f := files[top+name]; f.mode != 0o644 || f.text == "" {
				t.Errorf("%s has mode %v and %d bytes", name, f.mode, len(f.text))
			}
		}
	})

	t.Run("zip", func(t *testing.T) {
		z, err := zip.OpenReader(filepath.Join(r.out, "sqlagent_1.2.3-rc.1_windows_amd64.zip"))
		if err != nil {
			t.Fatal(err)
		}
		defer z.Close()
		programs := 0
		for _, f := range z.File {
			if strings.HasSuffix(f.Name, ".exe") {
				programs++
			}
			if !f.Modified.Equal(committed) || strings.Contains(f.Name, "systemd") {
				t.Errorf("%s of %v", f.Name, f.Modified)
			}
		}
		if programs != 1 {
			t.Errorf("%d programs", programs)
		}
	})

	t.Run("deb", func(t *testing.T) {
		members := unar(t, read(t, filepath.Join(r.out, deb)))
		if got := slices.Sorted(maps.Keys(members)); !slices.Equal(got, []string{"control.tar.gz", "data.tar.gz", "debian-binary"}) || members["debian-binary"] != "2.0\n" {
			t.Fatalf("members %q", got)
		}
		control := untar(t, []byte(members["control.tar.gz"]), false)
		for _, name := range []string{"./postinst", "./prerm", "./postrm"} {
			if f := control[name]; f.mode != 0o755 || !strings.HasPrefix(f.text, "#!/bin/sh\n") {
				t.Errorf("%s: mode %v, %.20q", name, f.mode, f.text)
			}
		}
		for _, field := range []string{"Package: sqlagent\n", "Version: 1.2.3~rc.1-1\n", "Architecture: amd64\n", "Depends: libc6\n", "Recommends: ca-certificates\n"} {
			if !strings.Contains(control["./control"].text, field) {
				t.Errorf("no %q among\n%s", field, control["./control"].text)
			}
		}
		data := untar(t, []byte(members["data.tar.gz"]), true)
		sums := map[string]string{}
		for line := range strings.Lines(control["./md5sums"].text) {
			sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
			sums["./"+name] = sum
		}
		for name, f := range data {
			if !f.mode.IsDir() && sums[name] != fmt.Sprintf("%x", md5.Sum([]byte(f.text))) {
				t.Errorf("%s has another sum than md5sums says", name)
			}
			delete(sums, name)
		}
		if len(sums) > 0 {
			t.Errorf("sums of files that are not there: %v", sums)
		}
		installed := map[string]entry{}
		for name, f := range data {
			installed[strings.TrimSuffix(strings.TrimPrefix(name, "."), "/")] = f
		}
		checkInstalled(t, installed, "/usr/share/zsh/vendor-completions/_sqlagent", "/usr/share/doc/sqlagent/copyright")
	})

	t.Run("rpm", func(t *testing.T) {
		head, installed := unrpm(t, read(t, filepath.Join(r.out, rpm)))
		for tag, want := range map[int]string{1000: "sqlagent", 1001: "1.2.3~rc.1", 1002: "1", 1014: "Apache-2.0", 1007: "localhost", 1022: "x86_64"} {
			if got := head.text(tag); len(got) != 1 || got[0] != want {
				t.Errorf("tag %d: %q, want %q", tag, got, want)
			}
		}
		if got := head.numbers(1006); len(got) != 1 || got[0] != committed.Unix() {
			t.Errorf("built at %v", got)
		}
		for _, tag := range []int{1024, 1025, 1026} { // postin, preun, postun
			if got := head.text(tag); len(got) != 1 || !strings.HasPrefix(got[0], "#!/bin/sh\n") {
				t.Errorf("script %d: %q", tag, got)
			}
		}
		for _, mtime := range head.numbers(1034) {
			if mtime != committed.Unix() {
				t.Errorf("a file of %v", time.Unix(mtime, 0))
			}
		}
		for _, owner := range slices.Concat(head.text(1039), head.text(1040)) {
			if owner != "root" {
				t.Errorf("a file of %q", owner)
			}
		}
		checkInstalled(t, installed, "/usr/share/zsh/site-functions/_sqlagent", "/usr/share/doc/sqlagent/LICENSE")
	})

	t.Run("bill", func(t *testing.T) { checkBill(t, r) })

	t.Run("notices", func(t *testing.T) {
		files := untar(t, read(t, filepath.Join(r.out, "sqlagent_1.2.3-rc.1_linux_amd64.tar.gz")), false)
		notices := files["sqlagent_1.2.3-rc.1_linux_amd64/NOTICES.txt"].text
		for _, of := range []string{"Go, its standard library, LICENSE", "golang.org/x/mod@v", "WORDNET-LICENSE"} {
			if !strings.Contains(notices, of) {
				t.Errorf("no %q among the notices", of)
			}
		}
	})
}

// checkInstalled looks at the files of a package, by their paths.
func checkInstalled(t *testing.T, files map[string]entry, more ...string) {
	t.Helper()
	for _, name := range append(more, "/usr/share/man/man1/sqlagent.1.gz", "/usr/share/man/man1/sqltrain.1.gz", "/usr/share/bash-completion/completions/sqlagent",
		"/usr/share/fish/vendor_completions.d/sqltrain.fish", "/usr/lib/systemd/system/sqlagent.service", "/usr/lib/systemd/system/sqltrain-nightly@.service",
		"/usr/lib/systemd/system/sqltrain-nightly@.timer", "/usr/lib/sysusers.d/sqlagent.conf", "/usr/share/doc/sqlagent/NOTICES.txt",
		"/usr/share/doc/sqlagent/docs/packages.md", "/usr/share/doc/sqlagent/recipes/nightly/nightly.toml", "/usr/share/doc/sqlagent/recipes/nightly/grpo.toml") {
		if f := files[name]; f.mode != 0o644 || f.text == "" {
			t.Errorf("%s: mode %v, %d bytes", name, f.mode, len(f.text))
		}
	}
	for _, name := range programs {
		if f := files["/usr/bin/"+name]; f.mode != 0o755 || f.text == "" {
			t.Errorf("%s: mode %v, %d bytes", name, f.mode, len(f.text))
		}
	}
	if f := files["/etc/sqlagent"]; f.mode != fs.ModeDir|0o755 {
		t.Errorf("/etc/sqlagent: mode %v", f.mode)
	}
	if f := files["/usr/share/man/man1/sqlagent.1.gz"]; f.text != "" {
		z, err := gzip.NewReader(strings.NewReader(f.text))
		if err != nil || z.Name != "" || !z.ModTime.IsZero() {
			t.Errorf("the page of the manual: %v, %+v", err, z)
		}
	}
}

// checkBill compares the bill of materials with what the linker noted, and with the form's schema.
func checkBill(t *testing.T, r release) {
	text := read(t, filepath.Join(r.out, "sqlagent_1.2.3-rc.1_linux_amd64.cdx.json"))
	var bom struct {
		Components []struct {
			Type, Name, Version string
			Hashes              []struct{ Content string }
		}
	}
	if err := json.Unmarshal(text, &bom); err != nil {
		t.Fatal(err)
	}
	info, err := buildinfo.ReadFile(filepath.Join(r.built, "linux-amd64", "sqlagent"))
	if err != nil || len(info.Deps) == 0 {
		t.Fatalf("the small program links %d modules, %v", len(info.Deps), err)
	}
	want := []string{"std@" + info.GoVersion}
	for _, m := range info.Deps {
		want = append(want, m.Path+"@"+m.Version)
	}
	var got, applications []string
	for _, c := range bom.Components {
		switch c.Type {
		case "library":
			got = append(got, c.Name+"@"+c.Version)
		case "application":
			applications = append(applications, c.Name)
			if sum := fmt.Sprintf("%x", sha256.Sum256(read(t, filepath.Join(r.built, "linux-amd64", c.Name)))); len(c.Hashes) != 1 || c.Hashes[0].Content != sum {
				t.Errorf("%s has the hashes %v, want %s", c.Name, c.Hashes, sum)
			}
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) || !slices.Equal(applications, programs) {
		t.Errorf("libraries %q, want %q; applications %q", got, want, applications)
	}

	// The schema comes with the library that writes the bill.
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/CycloneDX/cyclonedx-go").Output()
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	for name, file := range map[string]string{"spdx.schema.json": "spdx.schema.json", "jsf-0.82.schema.json": "jsf-0.82.schemax.json", "bom-1.6.schema.json": "bom-1.6.schema.json"} {
		schema, err := jsonschema.UnmarshalJSON(bytes.NewReader(read(t, filepath.Join(strings.TrimSpace(string(out)), "schema", file))))
		if err == nil {
			err = compiler.AddResource("http://cyclonedx.org/schema/"+name, schema)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	schema, err := compiler.Compile("http://cyclonedx.org/schema/bom-1.6.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(document); err != nil {
		t.Error(err)
	}
	document.(map[string]any)["bomFormat"] = "another"
	if schema.Validate(document) == nil {
		t.Error("the schema takes whatever there is")
	}
}

func TestWhatCannotBePacked(t *testing.T) {
	r := release{version: "1.2.3", time: committed, root: filepath.Join("..", ".."), built: t.TempDir(), out: t.TempDir()}
	for platform, says := range map[string]string{"linux": "no platform", "linux/amd64": "linux-amd64"} {
		if err := r.run([]string{platform}); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want %q", platform, err, says)
		}
	}
	if err := notice(&bytes.Buffer{}, "a module", t.TempDir()); err == nil || !strings.Contains(err.Error(), "a module has no licence") {
		t.Errorf("without a licence: %v", err)
	}
}

// untar reads a tar.gz whose entries must be of the commit's time and of root, and, where sorted is asked for, in order
// with each folder before what is in it.
func untar(t *testing.T, text []byte, sorted bool) map[string]entry {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]entry{}
	last := ""
	for in := tar.NewReader(z); ; {
		h, err := in.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		if !h.ModTime.Equal(committed) || h.Uid != 0 || h.Gid != 0 || h.Uname != "root" || h.Gname != "root" {
			t.Errorf("%s: of %v, %d:%d %s:%s", h.Name, h.ModTime, h.Uid, h.Gid, h.Uname, h.Gname)
		}
		if _, twice := files[h.Name]; twice {
			t.Errorf("%s comes twice", h.Name)
		}
		files[h.Name] = entry{h.FileInfo().Mode(), string(text)}
		if sorted {
			above := filepath.Dir(strings.TrimSuffix(h.Name, "/")) + "/"
			if _, there := files["./"+above]; h.Name <= last || above != "./" && !there {
				t.Errorf("%s comes after %s, its folder %v", h.Name, last, there)
			}
			last = h.Name
		}
	}
}

// unar reads an ar archive: the members' texts, by name.
func unar(t *testing.T, text []byte) map[string]string {
	t.Helper()
	rest, ok := strings.CutPrefix(string(text), "!<arch>\n")
	if !ok {
		t.Fatal("no ar archive")
	}
	members := map[string]string{}
	for len(rest) > 0 {
		var name, end string
		var mtime, mode, size int64
		var uid, gid int
		if n, err := fmt.Sscanf(rest[:60], "%s %d %d %d %o %d %s", &name, &mtime, &uid, &gid, &mode, &size, &end); n != 7 || end != "`" {
			t.Fatalf("%q: %v", rest[:60], err)
		}
		if mtime != committed.Unix() || uid != 0 || gid != 0 || mode != 0o100644 {
			t.Errorf("%s: time %d, owner %d:%d, mode %o", name, mtime, uid, gid, mode)
		}
		members[name] = rest[60 : 60+size]
		rest = rest[60+size+size%2:]
	}
	return members
}

// header is a header of an RPM: what its tags hold, in the form of the file.
type header map[int]struct {
	count int
	data  []byte
}

// unrpm reads an RPM: its header and the files of its payload.
func unrpm(t *testing.T, text []byte) (header, map[string]entry) {
	t.Helper()
	rest := text[96:] // the lead
	_, size := readHeader(t, rest)
	rest = rest[(size+7)/8*8:] // signatures
	head, size := readHeader(t, rest)
	if got := head.text(5092); len(got) != 1 || got[0] != fmt.Sprintf("%x", sha256.Sum256(rest[size:])) {
		t.Errorf("the payload has another sum than %q", got)
	}
	z, err := gzip.NewReader(bytes.NewReader(rest[size:]))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]entry{}
	for in := cpio.NewReader(z); ; {
		h, err := in.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		files[h.Name] = entry{h.FileInfo().Mode(), string(text)}
	}
	folders, names, sums := head.text(1118), head.text(1117), head.text(1035)
	if len(names) != len(files) || !slices.IsSorted(head.paths()) {
		t.Errorf("the header has %d files, the payload %d; in order: %v", len(names), len(files), slices.IsSorted(head.paths()))
	}
	for i, of := range head.numbers(1116) {
		f := files[folders[of]+names[i]]
		if sum := sha256.Sum256([]byte(f.text)); !f.mode.IsDir() && sums[i] != hex.EncodeToString(sum[:]) {
			t.Errorf("%s%s has another sum than the header says", folders[of], names[i])
		}
	}
	return head, files
}

func (h header) paths() (all []string) {
	folders, names := h.text(1118), h.text(1117)
	for i, of := range h.numbers(1116) {
		all = append(all, folders[of]+names[i])
	}
	return all
}

func readHeader(t *testing.T, text []byte) (header, int) {
	t.Helper()
	if !bytes.HasPrefix(text, []byte{0x8e, 0xad, 0xe8, 1}) {
		t.Fatalf("no header: % x", text[:8])
	}
	tags, size := int(binary.BigEndian.Uint32(text[8:])), int(binary.BigEndian.Uint32(text[12:]))
	data := text[16+16*tags:][:size]
	head := header{}
	for i := range tags {
		e := text[16+16*i:]
		of := head[int(binary.BigEndian.Uint32(e))]
		of.count, of.data = int(binary.BigEndian.Uint32(e[12:])), data[binary.BigEndian.Uint32(e[8:]):]
		head[int(binary.BigEndian.Uint32(e))] = of
	}
	return head, 16 + 16*tags + size
}

func (h header) text(tag int) (all []string) {
	data := h[tag].data
	for range h[tag].count {
		end := bytes.IndexByte(data, 0)
		all, data = append(all, string(data[:end])), data[end+1:]
	}
	return all
}

func (h header) numbers(tag int) (all []int64) {
	for i := range h[tag].count {
		all = append(all, int64(binary.BigEndian.Uint32(h[tag].data[4*i:])))
	}
	return all
}
