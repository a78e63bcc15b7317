// Command release packs built programs: archives, .deb and .rpm packages, a software bill of materials of each platform
// (CycloneDX), the notices of the modules that are linked, and the checksums of it all. scripts/release.sh builds the
// programs and calls it.
//
// It is a module of its own, so that what packs brings nothing into the module that is packed. Every time is that of
// the commit, every order is fixed, and no name of the machine is written: the same programs make the same bytes.
package main

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// release is what is packed, and where to.
type release struct {
	version string    // semantic, without a v
	time    time.Time // of the commit
	root    string    // of the repository
	built   string    // PLATFORM/PROGRAM, man/PROGRAM.1, completion/PROGRAM.SHELL
	out     string
}

// programs are those of a platform. The first is on all of them.
var programs = []string{"sqlagent", "sqlagent-llama", "sqlagent-cuda", "sqltrain"}

func main() {
	var r release
	var unix int64
	flag.StringVar(&r.version, "version", "", "the `VERSION`, such as 1.2.3")
	flag.Int64Var(&unix, "time", 0, "when it was committed, in `SECONDS` since 1970")
	flag.StringVar(&r.root, "root", ".", "the `FOLDER` of the repository")
	flag.StringVar(&r.built, "built", "", "the `FOLDER` of what was built")
	flag.StringVar(&r.out, "out", "", "the `FOLDER` to write to")
	flag.Parse()
	r.time = time.Unix(unix, 0).UTC()
	if r.version == "" || unix == 0 || r.built == "" || r.out == "" || flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "release: call scripts/release.sh")
		os.Exit(2)
	}
	if err := r.run(flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// run packs the platforms, each OS/ARCHITECTURE as Go names them.
func (r release) run(platforms []string) error {
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	for _, platform := range platforms {
		goos, arch, ok := strings.Cut(platform, "/")
		if !ok {
			return fmt.Errorf("%q is no platform: OS/ARCHITECTURE", platform)
		}
		notices, err := r.notices(goos, arch)
		if err != nil {
			return fmt.Errorf("%s: notices: %w", platform, err)
		}
		steps := []func(goos, arch string) error{r.bill, func(goos, arch string) error { return r.archive(goos, arch, notices) }}
		if goos == "linux" {
			steps = append(steps, func(goos, arch string) error { return r.packages(arch, notices) })
		}
		for _, step := range steps {
			if err := step(goos, arch); err != nil {
				return fmt.Errorf("%s: %w", platform, err)
			}
		}
	}
	return r.sums()
}

// binaries are the programs of a platform by their names, with the paths of the files.
func (r release) binaries(goos, arch string) (names, paths []string, err error) {
	for i, name := range programs {
		if goos == "windows" {
			name += ".exe"
		}
		path := filepath.Join(r.built, goos+"-"+arch, name)
		switch _, err := os.Stat(path); {
		case i > 0 && errors.Is(err, os.ErrNotExist): // not for this platform
			continue
		case err != nil:
			return nil, nil, err
		}
		names, paths = append(names, name), append(paths, path)
	}
	return names, paths, nil
}

// base is the name of a platform's files, without an ending.
func (r release) base(goos, arch string) string {
	return fmt.Sprintf("sqlagent_%s_%s_%s", r.version, goos, arch)
}

// sums writes SHA256SUMS over all files of the release, as sha256sum does and checks.
func (r release) sums() error {
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var lines []string
	for _, e := range entries {
		if e.IsDir() || e.Name() == "SHA256SUMS" {
			continue
		}
		f, err := os.Open(filepath.Join(r.out, e.Name()))
		if err != nil {
			return err
		}
		h := sha256.New()
		_, err = io.Copy(h, f)
		if err := errors.Join(err, f.Close()); err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%x  %s\n", h.Sum(nil), e.Name()))
	}
	slices.SortFunc(lines, func(a, b string) int { return strings.Compare(a[66:], b[66:]) })
	return os.WriteFile(filepath.Join(r.out, "SHA256SUMS"), []byte(strings.Join(lines, "")), 0o644)
}
