package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// packed is a file of an archive, or a folder.
type packed struct {
	name string // in it; a folder's ends with "/"
	path string // of its content; "": text has it
	text []byte
	mode int64
}

// contents are the files of an archive, in order.
func (r release) contents(goos, arch string, notices []byte) ([]packed, error) {
	names, paths, err := r.binaries(goos, arch)
	if err != nil {
		return nil, err
	}
	var all []packed
	for i, name := range names {
		all = append(all, packed{name: name, path: paths[i], mode: 0o755})
	}
	for _, name := range []string{"CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md"} {
		all = append(all, packed{name: name, path: filepath.Join(r.root, name), mode: 0o644})
	}
	all = append(all, packed{name: "NOTICES.txt", text: notices, mode: 0o644})
	if goos == "linux" {
		all = append(all,
			packed{name: "Containerfile", path: filepath.Join(r.root, "packaging", "Containerfile"), mode: 0o644},
			packed{name: "sysusers.d/sqlagent.conf", path: filepath.Join(r.root, "packaging", "sysusers.conf"), mode: 0o644})
	}
	folders := []struct{ name, pattern string }{
		{"completion", filepath.Join(r.built, "completion", "*")}, {"docs", filepath.Join(r.root, "docs", "*.*")},
		{"docs/decisions", filepath.Join(r.root, "docs", "decisions", "*.md")}, {"docs/experiments", filepath.Join(r.root, "docs", "experiments", "*.md")},
		{"recipes/nightly", filepath.Join(r.root, "recipes", "nightly", "*.toml")},
	}
	if goos != "windows" {
		folders = append(folders, struct{ name, pattern string }{"man", filepath.Join(r.built, "man", "*.1")})
	}
	if goos == "linux" {
		folders = append(folders, struct{ name, pattern string }{"systemd", filepath.Join(r.root, "packaging", "systemd", "*")})
	}
	for _, f := range folders {
		paths, err := matching(f.pattern)
		if err != nil {
			return nil, err
		}
		for _, path := range paths {
			all = append(all, packed{name: f.name + "/" + filepath.Base(path), path: path, mode: 0o644})
		}
	}
	return all, nil
}

// archive writes a platform's archive: a zip for Windows, a tar.gz for others. It unpacks into one folder.
func (r release) archive(goos, arch string, notices []byte) (err error) {
	files, err := r.contents(goos, arch, notices)
	if err != nil {
		return err
	}
	base := r.base(goos, arch)
	ending, write := ".tar.gz", r.tarball
	if goos == "windows" {
		ending, write = ".zip", r.zip
	}
	f, err := os.Create(filepath.Join(r.out, base+ending))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return write(f, base, files)
}

func (r release) tarball(w io.Writer, folder string, files []packed) error {
	z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // its header has no time and no name
	t := tar.NewWriter(z)
	for _, f := range files {
		text, err := f.read()
		if err != nil {
			return err
		}
		h := &tar.Header{Name: folder + "/" + f.name, Mode: f.mode, Size: int64(len(text)), ModTime: r.time, Uname: "root", Gname: "root",
			Format: tar.FormatUSTAR, Typeflag: tar.TypeReg}
		if f.folder() {
			h.Typeflag = tar.TypeDir
		}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(text); err != nil {
			return err
		}
	}
	return errors.Join(t.Close(), z.Close())
}

func (r release) zip(w io.Writer, folder string, files []packed) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		text, err := f.read()
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: folder + "/" + f.name, Method: zip.Deflate, Modified: r.time}
		h.SetMode(os.FileMode(f.mode))
		in, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := in.Write(text); err != nil {
			return err
		}
	}
	return z.Close()
}

func (f packed) folder() bool { return strings.HasSuffix(f.name, "/") }

// read is the content; nothing of a folder.
func (f packed) read() ([]byte, error) {
	if f.path == "" {
		return f.text, nil
	}
	return os.ReadFile(f.path)
}
