package pull

import (
	"archive/tar"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// An archive is a tar file for machines without a network: first its description, then llama.cpp's libraries, where
// they come along, the file that an adapter goes over, and the model at last.
const (
	manifestName = "manifest.json"
	librariesDir = "llama/"
	modelDir     = "model/"
)

// manifest says what an archive holds, and what it must be.
type manifest struct {
	packed
	Base      *packed            `json:"base,omitempty"`      // of an adapter
	Llama     string             `json:"llama,omitempty"`     // the libraries' version
	Platform  string             `json:"platform,omitempty"`  // for which they are
	Integrity string             `json:"integrity,omitempty"` // of the package that they are from
	Libraries map[string]library `json:"libraries,omitempty"` // by their names
}

// packed is a file of a model.
type packed struct {
	File   string `json:"file"`
	SHA256 string `json:"sha256"`
	Source string `json:"source,omitempty"` // where it was pulled from
	Bytes  int64  `json:"bytes"`
}

func (f *packed) valid() bool {
	return filepath.IsLocal(f.File) && filepath.Base(f.File) == f.File && isSHA256(f.SHA256)
}

// library is a library's file, or a link to one.
type library struct {
	SHA256 string `json:"sha256,omitempty"`
	Link   string `json:"link,omitempty"`
}

// sourceSuffix is that of the file next to a model's which says where it was pulled from.
const sourceSuffix = ".source"

// Save writes a model's file, and the libraries of a folder where that is not empty, into an archive. The file's hash
// is compared with the one that was recorded when it was pulled. Errors are *Error, or ctx.Err().
func Save(ctx context.Context, model, libraries, archive string, o Options) error {
	o.complete()
	p := &puller{Options: o, name: model, again: "save it again"}
	if err := p.save(ctx, model, libraries, archive); err != nil {
		return p.failed(ctx, err)
	}
	return nil
}

func (p *puller) save(ctx context.Context, model, libraries, archive string) error {
	var m manifest
	base, err := inspect.Base(model)
	var load *llm.LoadError
	if errors.As(err, &load) {
		return &Error{load.Path, load.Err, load.Hint}
	}
	if base != "" {
		if m.Base, err = p.pack(ctx, base); err != nil {
			return err
		}
	}
	file, err := p.pack(ctx, model)
	if err != nil {
		return err
	}
	m.packed = *file
	if libraries != "" {
		if err := m.describe(ctx, libraries); err != nil {
			return err
		}
	}
	return atomicfile.Write(archive, 0o644, func(f *os.File) error {
		out := tar.NewWriter(f)
		text, err := json.MarshalIndent(m, "", "  ")
		if err != nil {
			return err
		}
		if err := out.WriteHeader(&tar.Header{Name: manifestName, Mode: 0o644, Size: int64(len(text)), ModTime: time.Now()}); err != nil {
			return err
		}
		if _, err := out.Write(text); err != nil {
			return err
		}
		for name, l := range m.Libraries {
			if l.Link == "" {
				if err := put(ctx, out, librariesDir+name, filepath.Join(libraries, name), nil); err != nil {
					return err
				}
			}
		}
		if m.Base != nil {
			if err := put(ctx, out, modelDir+m.Base.File, base, p.Progress); err != nil {
				return err
			}
		}
		if err := put(ctx, out, modelDir+m.File, model, p.Progress); err != nil {
			return err
		}
		return out.Close()
	})
}

// pack describes a file of a model.
func (p *puller) pack(ctx context.Context, path string) (*packed, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, &Error{path, err, "name a model of `sqlagent models list`, or a path"}
	}
	f := &packed{File: filepath.Base(path), Bytes: info.Size()}
	recorded, err := os.ReadFile(path + ".sha256")
	if err == nil {
		f.SHA256, _, _ = strings.Cut(strings.TrimSpace(string(recorded)), " ")
	} else {
		p.notify("no hash of %s was recorded when it was pulled: the archive has its current hash", f.File)
	}
	var sum string
	if f.SHA256 == "" {
		sum, err = inspect.Hash(ctx, path, p.Progress)
	} else {
		sum, err = inspect.Verify(ctx, path, f.SHA256, p.Progress)
	}
	var other *inspect.HashError
	if errors.As(err, &other) {
		return nil, &Error{path, other, "it is not the file that was pulled: pull it again"}
	}
	if err != nil {
		return nil, err
	}
	f.SHA256 = sum
	if source, err := os.ReadFile(path + sourceSuffix); err == nil {
		f.Source = strings.TrimSpace(string(source))
	}
	return f, nil
}

// describe adds the libraries of a folder.
func (m *manifest) describe(ctx context.Context, folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	m.Llama, m.Platform, m.Libraries = pinned("version"), platform(), map[string]library{}
	for _, e := range entries {
		file := filepath.Join(folder, e.Name())
		switch {
		case e.Name() == integrityFile:
			if m.Integrity, err = installed(folder); err != nil {
				return err
			}
		case e.Type()&fs.ModeSymlink != 0:
			to, err := os.Readlink(file)
			if err != nil {
				return err
			}
			m.Libraries[e.Name()] = library{Link: to}
		case e.Type().IsRegular():
			sum, err := inspect.Hash(ctx, file, nil)
			if err != nil {
				return err
			}
			m.Libraries[e.Name()] = library{SHA256: sum}
		}
	}
	return nil
}

// put writes a file into an archive.
func put(ctx context.Context, out *tar.Writer, name, file string, progress func(done, total int64)) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if err := out.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: info.Size(), ModTime: info.ModTime()}); err != nil {
		return err
	}
	_, err = io.Copy(out, &counted{untilDone{ctx, f}, 0, info.Size(), progress})
	return err
}

// untilDone is a reader that ends with ctx.
type untilDone struct {
	ctx context.Context
	r   io.Reader
}

func (u untilDone) Read(b []byte) (int, error) {
	if err := u.ctx.Err(); err != nil {
		return 0, err
	}
	return u.r.Read(b)
}

// Load brings the model of an archive into Options.Folder, and llama.cpp's libraries into the folder libraries, unless
// that has some or the archive's are for other machines. All hashes are compared. Errors are *Error, or ctx.Err().
func Load(ctx context.Context, archive, libraries string, o Options) (*Pulled, error) {
	o.complete()
	p := &puller{Options: o, name: archive, again: "load it again"}
	pulled, err := p.load(ctx, archive, libraries)
	if err != nil {
		return nil, p.failed(ctx, err)
	}
	return pulled, nil
}

func (p *puller) load(ctx context.Context, archive, libraries string) (*Pulled, error) {
	f, err := os.Open(archive)
	if err != nil {
		return nil, &Error{archive, err, "name a file that `sqlagent models save` wrote"}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	from := tar.NewReader(&counted{untilDone{ctx, f}, 0, info.Size(), p.Progress})
	m, err := readManifest(from)
	if err != nil {
		return nil, &Error{archive, err, "name a file that `sqlagent models save` wrote"}
	}
	if !m.valid() || m.Base != nil && !m.Base.valid() {
		return nil, &Error{archive, errors.New("its description is damaged"), "copy it again"}
	}
	final := filepath.Join(p.Folder, m.File)
	if done, err := p.there(ctx, final, m.SHA256); err != nil {
		return nil, err
	} else if done != nil && len(m.Libraries) == 0 && m.Base == nil {
		return done, nil
	}
	work := filepath.Join(p.Folder, "."+m.File+".part")
	unlock, err := filelock.Folder(work)
	if err != nil {
		return nil, err
	}
	defer unlock()
	fresh := filepath.Join(work, "libraries")
	if err := os.RemoveAll(fresh); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(fresh, 0o755); err != nil {
		return nil, err
	}
	for {
		h, err := from.Next()
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return nil, &Error{archive, errors.New("it ends within the model"), "copy it again: it is incomplete"}
		}
		if err != nil {
			return nil, &Error{archive, err, "copy it again: it is damaged"}
		}
		dir, name := path.Split(h.Name)
		switch {
		case dir == librariesDir && m.Libraries[name].SHA256 != "":
			if err := p.copyOut(from, filepath.Join(fresh, name), m.Libraries[name].SHA256, name); err != nil {
				return nil, err
			}
		case dir == modelDir && m.Base != nil && name == m.Base.File:
			if err := p.settleBase(ctx, from, m.Base); err != nil {
				return nil, err
			}
		case dir == modelDir && name == m.File:
			return p.settle(ctx, from, m, work, libraries)
		}
	}
}

func readManifest(from *tar.Reader) (*manifest, error) {
	h, err := from.Next()
	if err != nil || h.Name != manifestName {
		return nil, errors.New("it is not an archive of a model")
	}
	var m manifest
	return &m, json.NewDecoder(io.LimitReader(from, 1<<20)).Decode(&m)
}

// settleBase brings the file that the archive's adapter goes over.
func (p *puller) settleBase(ctx context.Context, from io.Reader, base *packed) error {
	final := filepath.Join(p.Folder, base.File)
	if done, err := p.there(ctx, final, base.SHA256); done != nil || err != nil {
		return err
	}
	work := filepath.Join(p.Folder, "."+base.File+".part")
	unlock, err := filelock.Folder(work)
	if err != nil {
		return err
	}
	defer unlock()
	if err := p.copyModel(from, base, work); err != nil {
		return err
	}
	return p.finish(work, final, base.SHA256, base.Source)
}

// copyModel writes a file of a model into a working folder, and looks at it.
func (p *puller) copyModel(from io.Reader, m *packed, work string) error {
	data := filepath.Join(work, dataFile)
	if err := p.copyOut(from, data, m.SHA256, m.File); err != nil {
		return err
	}
	f, err := os.Open(data)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	return p.look(f, info.Size(), m.File)
}

// settle brings the model, the archive's last file, and gives all that came its names.
func (p *puller) settle(ctx context.Context, from io.Reader, m *manifest, work, libraries string) (*Pulled, error) {
	final := filepath.Join(p.Folder, m.File)
	done, err := p.there(ctx, final, m.SHA256)
	if err != nil {
		return nil, err
	}
	if done == nil {
		if err := p.copyModel(from, &m.packed, work); err != nil {
			return nil, err
		}
	}
	if err := p.settleLibraries(m, filepath.Join(work, "libraries"), libraries); err != nil {
		return nil, err
	}
	if done != nil {
		os.RemoveAll(work)
		return done, nil
	}
	return &Pulled{Path: final, SHA256: m.SHA256, From: p.name}, p.finish(work, final, m.SHA256, m.Source)
}

// settleLibraries installs the libraries of an archive where there are none.
func (p *puller) settleLibraries(m *manifest, fresh, folder string) error {
	if len(m.Libraries) == 0 {
		return nil
	}
	if has, err := installed(folder); err != nil || has != "" {
		return err
	}
	if m.Llama != pinned("version") || m.Platform != platform() {
		p.notify("the archive's libraries are left out: they are of llama.cpp %s for %s, and this machine needs %s for %s", m.Llama, m.Platform,
			pinned("version"), platform())
		return nil
	}
	for name, l := range m.Libraries {
		at := filepath.Join(fresh, name)
		if !filepath.IsLocal(name) || l.Link != "" && filepath.Base(l.Link) != l.Link {
			return &Error{p.name, errors.New("its description is damaged"), "copy it again"}
		}
		if l.Link != "" {
			if err := os.Symlink(l.Link, at); err != nil {
				return err
			}
		} else if _, err := os.Stat(at); err != nil {
			return &Error{p.name, fmt.Errorf("it lacks %s", name), "copy it again: it is incomplete"}
		}
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o755); err != nil {
		return err
	}
	return nameLibraries(fresh, folder, cmp.Or(m.Integrity, "loaded"))
}

// copyOut writes a file of the archive, whose hash must be the one that is wanted.
func (p *puller) copyOut(from io.Reader, to, want, name string) error {
	if err := os.Remove(to); err != nil && !errors.Is(err, fs.ErrNotExist) { // it may be a cache's own file
		return err
	}
	sum := sha256.New()
	if err := writeFile(to, io.TeeReader(from, sum)); err != nil {
		os.Remove(to)
		if errors.Is(err, io.ErrUnexpectedEOF) {
			return &Error{p.name, fmt.Errorf("it ends within %s", name), "copy it again: it is incomplete"}
		}
		return err
	}
	if got := hex.EncodeToString(sum.Sum(nil)); got != want {
		os.Remove(to)
		return &Error{p.name, &inspect.HashError{Path: name, Got: got, Want: want}, "copy it again: it was damaged in transit"}
	}
	return nil
}
