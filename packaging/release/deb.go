package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
)

// deb writes a package of Debian (deb(5)): an ar archive of the format's number, what dpkg reads, and the files.
func (r release) deb(w io.Writer, arch string, files []packed) error {
	control, err := r.debControl(arch, files)
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := r.tarball(&data, ".", withFolders(files)); err != nil {
		return err
	}
	if _, err := io.WriteString(w, "!<arch>\n"); err != nil {
		return err
	}
	for _, member := range []struct {
		name string
		text []byte
	}{{"debian-binary", []byte("2.0\n")}, {"control.tar.gz", control}, {"data.tar.gz", data.Bytes()}} {
		padding := strings.Repeat("\n", len(member.text)%2) // members begin at even places
		_, err := fmt.Fprintf(w, "%-16s%-12d%-6d%-6d%-8o%-10d`\n%s%s", member.name, r.time.Unix(), 0, 0, 0o100644, len(member.text), member.text, padding)
		if err != nil {
			return err
		}
	}
	return nil
}

// debControl is the archive of what dpkg reads: the fields, the sums of the files, the scripts.
func (r release) debControl(arch string, files []packed) ([]byte, error) {
	var sums strings.Builder
	kibibytes := 0
	for _, f := range files {
		if f.folder() {
			continue
		}
		text, err := f.read()
		if err != nil {
			return nil, err
		}
		kibibytes += (len(text) + 1023) / 1024
		fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(text), f.name) // the format has no better
	}
	// sqlagent is static; sqltrain and sqlagent-llama open libraries of C.
	fields := fmt.Sprintf("Package: sqlagent\nVersion: %s\nArchitecture: %s\nMaintainer: %s\nInstalled-Size: %d\n"+
		"Depends: libc6\nRecommends: ca-certificates\nSection: database\nPriority: optional\nHomepage: %s\nDescription: %s\n %s\n",
		r.revision(), arch, maintainer, kibibytes, homepage, summary, strings.ReplaceAll(description, "\n", "\n "))
	all := []packed{{name: "control", text: []byte(fields), mode: 0o644}, {name: "md5sums", text: []byte(sums.String()), mode: 0o644}}
	for _, script := range []struct{ from, to string }{{"postinstall.sh", "postinst"}, {"postremove.sh", "postrm"}, {"preremove.sh", "prerm"}} {
		text, err := r.script(script.from)
		if err != nil {
			return nil, err
		}
		all = append(all, packed{name: script.to, text: text, mode: 0o755})
	}
	var b bytes.Buffer
	err := r.tarball(&b, ".", all)
	return b.Bytes(), err
}

// withFolders adds the folders that files lie in, each before what is in it: dpkg wants them.
func withFolders(files []packed) []packed {
	all := slices.Clone(files)
	for _, f := range files {
		for dir := path.Dir(f.name); dir != "."; dir = path.Dir(dir) {
			all = append(all, packed{name: dir + "/", mode: 0o755})
		}
	}
	slices.SortFunc(all, func(a, b packed) int { return strings.Compare(a.name, b.name) })
	return slices.CompactFunc(all, func(a, b packed) bool { return a.name == b.name })
}
