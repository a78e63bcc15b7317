package built

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

func TestFrom(t *testing.T) {
	vcs := []debug.BuildSetting{{Key: "vcs.revision", Value: "c0ffee"}, {Key: "vcs.time", Value: "2026-11-22T10:00:00Z"}, {Key: "vcs.modified", Value: "true"}}
	for _, c := range []struct {
		what, stamp string
		info        *debug.BuildInfo
		want        Build
	}{
		{"a release", "1.2.3 c0ffee 2026-11-22T10:00:00Z", &debug.BuildInfo{Settings: vcs},
			Build{Version: "1.2.3", Commit: "c0ffee", Time: "2026-11-22T10:00:00Z"}},
		{"a repository", "", &debug.BuildInfo{Main: debug.Module{Version: "v1.2.3+dirty"}, Settings: vcs},
			Build{Version: "v1.2.3+dirty", Commit: "c0ffee", Time: "2026-11-22T10:00:00Z", Modified: true}},
		{"a module", "", &debug.BuildInfo{Main: debug.Module{Version: "v1.2.3", Sum: "h1:x"}},
			Build{Version: "v1.2.3", NoCommit: "built from the module of that version, not from a repository"}},
		{"elsewhere", "", &debug.BuildInfo{Main: debug.Module{Version: "(devel)"}},
			Build{Version: "(devel)", NoCommit: "built where Go saw no git repository, or with -buildvcs=false"}},
		{"no build information", "", nil, Build{Version: "(devel)", NoCommit: "the program has no build information"}},
	} {
		if got := from(c.stamp, c.info); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.what, got, c.want)
		}
	}
}

func TestWrite(t *testing.T) {
	var out strings.Builder
	b := Build{Program: "sqltrain", Version: "(devel)", NoCommit: "no git", Go: "go1.26.4", Platform: "linux/amd64"}
	if err := b.Write(&out); err != nil {
		t.Fatal(err)
	}
	if want := "sqltrain  (devel)\ncommit    - (no git)\ntime      -\ngo        go1.26.4 on linux/amd64\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
	out.Reset()
	b = Build{Program: "sqlagent", Version: "1.2.3", Commit: "c0ffee", Modified: true, Model: "nano"}
	if err := b.Write(&out); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "c0ffee, with changes\n") || !strings.HasSuffix(out.String(), "model     nano\n") {
		t.Errorf("%q", out.String())
	}
}

// A small program that is built in a repository, and without looking at it, knows it. So does one with a release's
// stamp.
func TestBuilds(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds programs")
	}
	for _, program := range []string{"go", "git"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("there is no %s", program)
		}
	}
	// A repository of its own, of what the program is made of: this one may be a copy without its .git.
	root, repository := filepath.Join("..", "..", ".."), t.TempDir()
	for _, folder := range []string{"cmd/internal/built", "cmd/internal/cmdline", "internal/edit", "internal/plain"} {
		if err := os.CopyFS(filepath.Join(repository, folder), os.DirFS(filepath.Join(root, folder))); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(repository, name), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	in := func(command string, args ...string) string {
		t.Helper()
		cmd := exec.Command(command, args...)
		cmd.Dir, cmd.Env = repository, append(os.Environ(), "CGO_ENABLED=0", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %q: %v\n%s", command, args, err, out)
		}
		return strings.TrimSpace(string(out))
	}
	in("git", "init", "-q")
	in("git", "add", ".")
	in("git", "-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "all")
	commit := in("git", "rev-parse", "HEAD")

	for _, c := range []struct {
		what  string
		flags []string
		want  Build
	}{
		{"not looking at the repository", []string{"-buildvcs=false"},
			Build{Version: "(devel)", NoCommit: "built where Go saw no git repository, or with -buildvcs=false"}},
		{"of the repository", []string{"-buildvcs=true"}, Build{Commit: commit}},
		{"a release", []string{"-buildvcs=false", "-ldflags", "-X 'github.com/sqlagent/sqlagent/cmd/internal/built.stamp=1.2.3 c0ffee 2026-11-22T10:00:00Z'"},
			Build{Version: "1.2.3", Commit: "c0ffee", Time: "2026-11-22T10:00:00Z"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "tells.exe")
			in("go", append(append([]string{"build", "-trimpath", "-o", path}, c.flags...), "./cmd/internal/built/testdata/tells")...)
			var got Build
			out, err := exec.Command(path, "version", "--json").Output()
			if err != nil || json.Unmarshal(out, &got) != nil {
				t.Fatalf("%v, %s", err, out)
			}
			if c.want.Version == "" { // the compiler's: of a time, and the commit's first letters
				if !strings.Contains(got.Version, commit[:12]) || got.Time == "" {
					t.Errorf("version %q of %q", got.Version, got.Time)
				}
				c.want.Version, c.want.Time = got.Version, got.Time
			}
			c.want.Program, c.want.Go, c.want.Platform = "tells", runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH
			if got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
			text, err := exec.Command(path, "version").Output()
			if err != nil || !bytes.Contains(text, []byte(got.Go+" on "+got.Platform)) || !bytes.Contains(text, []byte(got.Commit+got.NoCommit)) {
				t.Errorf("%v, %s", err, text)
			}
		})
	}
}
