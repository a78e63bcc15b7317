package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"os"
	"path/filepath"

	"github.com/goreleaser/nfpm/v2"
	_ "github.com/goreleaser/nfpm/v2/deb" // the packagers, by their names
	"github.com/goreleaser/nfpm/v2/files"
	_ "github.com/goreleaser/nfpm/v2/rpm"
)

// packages writes the .deb and the .rpm of an architecture.
func (r release) packages(arch string, notices []byte) error {
	stage, err := os.MkdirTemp("", "sqlagent-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(stage)
	for _, format := range []string{"deb", "rpm"} {
		contents, err := r.installed(arch, format, stage, notices)
		if err != nil {
			return err
		}
		if err := r.pack(arch, format, contents); err != nil {
			return err
		}
	}
	return nil
}

// installed are the files of a package, and where they go.
func (r release) installed(arch, format, stage string, notices []byte) (files.Contents, error) {
	var all files.Contents
	add := func(source, destination string, mode os.FileMode) {
		all = append(all, &files.Content{Source: source, Destination: destination, FileInfo: &files.ContentFileInfo{Mode: mode, Owner: "root", Group: "root", MTime: r.time}})
	}
	// staged is a file that is made for packages alone.
	staged := func(name string, text []byte) (string, error) {
		path := filepath.Join(stage, name)
		return path, os.WriteFile(path, text, 0o644)
	}
	names, paths, err := r.binaries("linux", arch)
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		add(paths[i], "/usr/bin/"+name, 0o755)
	}
	for _, name := range []string{"sqlagent.1", "sqltrain.1"} {
		text, err := os.ReadFile(filepath.Join(r.built, "man", name))
		if err != nil {
			return nil, err
		}
		path, err := staged(name+".gz", squeezed(text))
		if err != nil {
			return nil, err
		}
		add(path, "/usr/share/man/man1/"+name+".gz", 0o644)
	}
	zsh := "/usr/share/zsh/site-functions/"
	if format == "deb" {
		zsh = "/usr/share/zsh/vendor-completions/"
	}
	for _, program := range []string{"sqlagent", "sqltrain"} {
		completion := filepath.Join(r.built, "completion", program)
		add(completion+".bash", "/usr/share/bash-completion/completions/"+program, 0o644)
		add(completion+".zsh", zsh+"_"+program, 0o644)
		add(completion+".fish", "/usr/share/fish/vendor_completions.d/"+program+".fish", 0o644)
	}
	units, err := filepath.Glob(filepath.Join(r.root, "packaging", "systemd", "*.[st][ei][rm]*"))
	if err == nil && len(units) == 0 {
		err = errors.New("there are no units in packaging/systemd")
	}
	if err != nil {
		return nil, err
	}
	for _, unit := range units {
		add(unit, "/usr/lib/systemd/system/"+filepath.Base(unit), 0o644)
	}
	add(filepath.Join(r.root, "packaging", "sysusers.conf"), "/usr/lib/sysusers.d/sqlagent.conf", 0o644)
	path, err := staged("NOTICES.txt", notices)
	if err != nil {
		return nil, err
	}
	add(path, "/usr/share/doc/sqlagent/NOTICES.txt", 0o644)
	license := "/usr/share/doc/sqlagent/LICENSE"
	if format == "deb" {
		license = "/usr/share/doc/sqlagent/copyright"
	}
	add(filepath.Join(r.root, "LICENSE"), license, 0o644)
	for _, name := range []string{"CHANGELOG.md", "README.md", "SECURITY.md"} {
		add(filepath.Join(r.root, name), "/usr/share/doc/sqlagent/"+name, 0o644)
	}
	guides, err := filepath.Glob(filepath.Join(r.root, "docs", "*.md"))
	if err != nil {
		return nil, err
	}
	for _, guide := range guides {
		add(guide, "/usr/share/doc/sqlagent/docs/"+filepath.Base(guide), 0o644)
	}
	all = append(all, &files.Content{Destination: "/etc/sqlagent", Type: files.TypeDir, FileInfo: &files.ContentFileInfo{Mode: 0o755, Owner: "root", Group: "root", MTime: r.time}})
	return all, nil
}

// pack writes one package.
func (r release) pack(arch, format string, contents files.Contents) (err error) {
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "sqlagent", Arch: arch, Platform: "linux", Version: r.version, Release: "1", Section: "database", Priority: "optional",
		Maintainer: "The sqlagent authors <noreply@github.com>", Vendor: "sqlagent", License: "Apache-2.0", Homepage: "https://github.com/sqlagent/sqlagent",
		Description: "ask a database questions in plain language\n" +
			"Answers questions over SQLite, PostgreSQL, MySQL and MariaDB with a language model that\n" +
			"is inside, or one of your own. It can only read. sqltrain makes weights for it.",
		MTime: r.time, DisableGlobbing: true,
		Overridables: nfpm.Overridables{
			Contents:   contents,
			Recommends: map[string][]string{"deb": {"ca-certificates"}, "rpm": {"ca-certificates"}}[format],
			Scripts: nfpm.Scripts{
				PostInstall: filepath.Join(r.root, "packaging", "postinstall.sh"), PostRemove: filepath.Join(r.root, "packaging", "postremove.sh"),
			},
			RPM: nfpm.RPM{BuildHost: "localhost", Group: "Applications/Databases", Summary: "Ask a database questions in plain language"},
		},
	})
	packager, err := nfpm.Get(format)
	if err != nil {
		return err
	}
	if err := nfpm.PrepareForPackager(info, format); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(r.out, packager.ConventionalFileName(info)))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return packager.Package(info, f)
}

func squeezed(text []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	z.Write(text)
	z.Close()
	return b.Bytes()
}
