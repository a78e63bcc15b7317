package main

import (
	"bytes"
	"cmp"
	"debug/buildinfo"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/module"
)

// linked are the modules that the programs of a platform link, each once, in order.
func (r release) linked(goos, arch string) ([]module.Version, error) {
	_, paths, err := r.binaries(goos, arch)
	if err != nil {
		return nil, err
	}
	var all []module.Version
	for _, path := range paths {
		info, err := buildinfo.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			if v := (module.Version{Path: m.Path, Version: m.Version}); !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	slices.SortFunc(all, func(a, b module.Version) int {
		return cmp.Or(strings.Compare(a.Path, b.Path), strings.Compare(a.Version, b.Version))
	})
	return all, nil
}

// noticeName is a file that goes with whatever is built of a module.
var noticeName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([.-].*)?$`)

// notices are the licences and notices of all that is linked, Go's own among them. A module without any is an error.
func (r release) notices(goos, arch string) ([]byte, error) {
	modules, err := r.linked(goos, arch)
	if err != nil {
		return nil, err
	}
	env := func(name string) (string, error) {
		out, err := exec.Command("go", "env", name).Output()
		return strings.TrimSpace(string(out)), err
	}
	cache, err := env("GOMODCACHE")
	if err != nil {
		return nil, err
	}
	goroot, err := env("GOROOT")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprint(&b, "The programs are built from the following, in addition to what LICENSE is about.\n")
	if err := notice(&b, "Go, its standard library", goroot); err != nil {
		return nil, err
	}
	if err := notice(&b, "WordNet (synonyms of the embedded model's linker)", filepath.Join(r.root, "nano", "english")); err != nil {
		return nil, err
	}
	for _, m := range modules {
		path, err := module.EscapePath(m.Path)
		if err != nil {
			return nil, err
		}
		if err := notice(&b, m.String(), filepath.Join(cache, path+"@"+m.Version)); err != nil {
			return nil, err
		}
	}
	return b.Bytes(), nil
}

func notice(b *bytes.Buffer, what, dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	found := false
	for _, e := range entries {
		if e.IsDir() || !noticeName.MatchString(strings.TrimPrefix(e.Name(), "WORDNET-")) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return err
		}
		found = true
		fmt.Fprintf(b, "\n%s\n%s, %s\n%s\n\n%s\n", strings.Repeat("=", 80), what, e.Name(), strings.Repeat("=", 80), bytes.TrimSpace(text))
	}
	if !found {
		return errors.New(what + " has no licence in " + dir)
	}
	return nil
}
