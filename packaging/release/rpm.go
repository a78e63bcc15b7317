package main

import (
	"io"
	"strings"

	"github.com/google/rpmpack"
)

// rpm writes a package of the RPM package manager.
func (r release) rpm(w io.Writer, arch string, files []packed) error {
	p, err := rpmpack.NewRPM(rpmpack.RPMMetaData{
		Name: "sqlagent", Version: r.upstream(), Release: "1", Epoch: rpmpack.NoEpoch, Arch: rpmArch(arch), OS: "linux",
		Summary: summary, Description: description, URL: homepage, Vendor: "sqlagent", Packager: maintainer, Licence: "Apache-2.0",
		Group: "Applications/Databases", Compressor: "gzip", BuildHost: "localhost", BuildTime: r.time,
		Requires:   rpmpack.Relations{{Name: "libc.so.6()(64bit)"}}, // sqltrain and sqlagent-llama open libraries of C
		Recommends: rpmpack.Relations{{Name: "ca-certificates"}},
	})
	if err != nil {
		return err
	}
	for _, f := range files {
		text, err := f.read()
		if err != nil {
			return err
		}
		file := rpmpack.RPMFile{Name: "/" + f.name, Body: text, Mode: uint(f.mode), Owner: "root", Group: "root", MTime: uint32(r.time.Unix())}
		switch {
		case f.folder():
			file.Name, file.Mode = strings.TrimSuffix(file.Name, "/"), file.Mode|0o40000
		case strings.HasSuffix(f.name, "/LICENSE"):
			file.Type = rpmpack.LicenceFile
		case strings.HasPrefix(f.name, doc):
			file.Type = rpmpack.DocFile
		}
		p.AddFile(file)
	}
	for _, script := range []struct {
		name string
		add  func(string)
	}{{"postinstall.sh", p.AddPostin}, {"preremove.sh", p.AddPreun}, {"postremove.sh", p.AddPostun}} {
		text, err := r.script(script.name)
		if err != nil {
			return err
		}
		script.add(string(text))
	}
	return p.Write(w)
}

// rpmArch is an architecture of Go as RPM names it.
func rpmArch(arch string) string {
	switch arch {
	case "amd64":
		return "x86_64"
	case "arm64":
		return "aarch64"
	}
	return arch
}
