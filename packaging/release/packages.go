package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// What both kinds of packages say of the program.
const (
	summary     = "ask a database questions in plain language"
	description = "Answers questions over SQLite, PostgreSQL, MySQL and MariaDB with a language\n" +
		"model that is inside, or one of your own. It can only read. sqltrain makes\nweights for it."
	homepage   = "https://github.com/sqlagent/sqlagent"
	maintainer = "The sqlagent authors <noreply@github.com>"

	doc = "usr/share/doc/sqlagent/"
)

// packages writes the .deb and the .rpm of an architecture.
func (r release) packages(arch string, notices []byte) error {
	for _, kind := range []struct {
		zsh, license string // where the distributions that take it have these
		write        func(w io.Writer, arch string, files []packed) error
		name         string
	}{
		{"usr/share/zsh/vendor-completions/", "copyright", r.deb, "sqlagent_" + r.revision() + "_" + arch + ".deb"},
		{"usr/share/zsh/site-functions/", "LICENSE", r.rpm, "sqlagent-" + r.revision() + "." + rpmArch(arch) + ".rpm"},
	} {
		files, err := r.installed(arch, kind.zsh, kind.license, notices)
		if err != nil {
			return err
		}
		f, err := os.Create(filepath.Join(r.out, kind.name))
		if err != nil {
			return err
		}
		if err := errors.Join(kind.write(f, arch, files), f.Close()); err != nil {
			return err
		}
	}
	return nil
}

// upstream is the version as packages have it, where 1.2.3~rc.1 comes before 1.2.3.
func (r release) upstream() string { return strings.Replace(r.version, "-", "~", 1) }

// revision is the version of the package.
func (r release) revision() string { return r.upstream() + "-1" }

// installed are the files of a package, by the paths that they are installed at, below the root. zsh is the folder of
// that shell's completion, and license the name of the licence's file.
func (r release) installed(arch, zsh, license string, notices []byte) ([]packed, error) {
	var all []packed
	add := func(name, path string, mode int64) { all = append(all, packed{name: name, path: path, mode: mode}) }
	names, paths, err := r.binaries("linux", arch)
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		add("usr/bin/"+name, paths[i], 0o755)
	}
	for _, program := range []string{"sqlagent", "sqltrain"} {
		page, err := os.ReadFile(filepath.Join(r.built, "man", program+".1"))
		if err != nil {
			return nil, err
		}
		all = append(all, packed{name: "usr/share/man/man1/" + program + ".1.gz", text: squeezed(page), mode: 0o644})
		completion := filepath.Join(r.built, "completion", program)
		add("usr/share/bash-completion/completions/"+program, completion+".bash", 0o644)
		add(zsh+"_"+program, completion+".zsh", 0o644)
		add("usr/share/fish/vendor_completions.d/"+program+".fish", completion+".fish", 0o644)
	}
	add("usr/lib/sysusers.d/sqlagent.conf", filepath.Join(r.root, "packaging", "sysusers.conf"), 0o644)
	add(doc+license, filepath.Join(r.root, "LICENSE"), 0o644)
	all = append(all, packed{name: doc + "NOTICES.txt", text: notices, mode: 0o644})
	for _, name := range []string{"CHANGELOG.md", "README.md", "SECURITY.md"} {
		add(doc+name, filepath.Join(r.root, name), 0o644)
	}
	for _, folder := range []struct{ to, pattern string }{
		{"usr/lib/systemd/system/", filepath.Join(r.root, "packaging", "systemd", "*")},
		{doc + "docs/", filepath.Join(r.root, "docs", "*.*")},
		{doc + "docs/decisions/", filepath.Join(r.root, "docs", "decisions", "*.md")},
		{doc + "docs/experiments/", filepath.Join(r.root, "docs", "experiments", "*.md")},
		{doc + "recipes/nightly/", filepath.Join(r.root, "recipes", "nightly", "*.toml")},
	} {
		paths, err := matching(folder.pattern)
		if err != nil {
			return nil, err
		}
		for _, path := range paths {
			add(folder.to+filepath.Base(path), path, 0o644)
		}
	}
	for _, folder := range []string{"etc/sqlagent/", doc, doc + "docs/", doc + "docs/decisions/", doc + "docs/experiments/", doc + "recipes/", doc + "recipes/nightly/"} {
		all = append(all, packed{name: folder, mode: 0o755})
	}
	slices.SortFunc(all, func(a, b packed) int { return strings.Compare(a.name, b.name) })
	return all, nil
}

// script is one that a package runs.
func (r release) script(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(r.root, "packaging", name))
}

// matching are the files of a pattern, in order; none is an error.
func matching(pattern string) ([]string, error) {
	paths, err := filepath.Glob(pattern)
	if err == nil && len(paths) == 0 {
		err = errors.New("there is no " + pattern)
	}
	return paths, err
}

// squeezed is text in gzip's form, whose header has no time and no name.
func squeezed(text []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	z.Write(text)
	z.Close()
	return b.Bytes()
}
