package pull

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/llm/inspect"
)

// Cache is a place where another program keeps models.
type Cache struct {
	Folder string
	Kind   CacheKind
}

// CacheKind says how files lie in a Cache.
type CacheKind string

// The programs whose files are known.
const (
	HuggingFace CacheKind = "Hugging Face" // hub: models--OWNER--REPO/snapshots/REVISION/FILE
	Ollama      CacheKind = "Ollama"       // blobs/sha256-HASH
	LMStudio    CacheKind = "LM Studio"    // OWNER/REPO/FILE
)

// Caches are the places of this user, as the environment names them.
func Caches(getenv func(string) string) (caches []Cache) {
	home := getenv("HOME")
	add := func(kind CacheKind, folders ...string) {
		for _, f := range folders {
			if filepath.IsAbs(f) {
				caches = append(caches, Cache{f, kind})
				return
			}
		}
	}
	add(HuggingFace, getenv("HF_HUB_CACHE"), below(hubHome(getenv), "hub"))
	add(Ollama, getenv("OLLAMA_MODELS"), below(home, ".ollama", "models"))
	add(LMStudio, below(home, ".lmstudio", "models"))
	add(LMStudio, below(home, ".cache", "lm-studio", "models"))
	return caches
}

// Token is the one of this user for Hugging Face's hub, "" without one.
func Token(getenv func(string) string) string {
	if token := getenv("HF_TOKEN"); token != "" {
		return token
	}
	text, _ := os.ReadFile(cmp.Or(getenv("HF_TOKEN_PATH"), below(hubHome(getenv), "token"))) // public files need none
	return strings.TrimSpace(string(text))
}

// hubHome is the folder of Hugging Face's own programs.
func hubHome(getenv func(string) string) string {
	return cmp.Or(getenv("HF_HOME"), below(getenv("XDG_CACHE_HOME"), "huggingface"), below(getenv("HOME"), ".cache", "huggingface"))
}

// below is a path below a folder, "" where there is none.
func below(folder string, parts ...string) string {
	if folder == "" {
		return ""
	}
	return filepath.Join(append([]string{folder}, parts...)...)
}

// ErrNoDataset is the error of a data set that no cache of Hugging Face's hub has.
var ErrNoDataset = errors.New("there is no copy of the data set")

// Dataset is the folder of a data set's files in a cache of Hugging Face's hub: those of the revision that was had last
// as main, else of any.
func Dataset(caches []Cache, name string) (folder string, err error) {
	owner, repository, ok := strings.Cut(name, "/")
	if !ok || owner == "" || repository == "" || strings.ContainsAny(repository, `/\`) {
		return "", fmt.Errorf("%q is no data set of the hub: write it OWNER/NAME", name)
	}
	var looked []string
	for _, c := range caches {
		if c.Kind != HuggingFace {
			continue
		}
		in := filepath.Join(c.Folder, "datasets--"+owner+"--"+repository)
		main, _ := os.ReadFile(filepath.Join(in, "refs", "main")) // without it any will do
		if revision := strings.TrimSpace(string(main)); revision != "" {
			folder = filepath.Join(in, "snapshots", revision)
		} else if all, _ := filepath.Glob(filepath.Join(in, "snapshots", "*")); len(all) > 0 {
			folder = all[0]
		}
		if info, err := os.Stat(folder); folder != "" && err == nil && info.IsDir() {
			return folder, nil
		}
		looked = append(looked, in)
	}
	return "", fmt.Errorf("%w %s (%s): run hf download %[2]s --repo-type dataset", ErrNoDataset, name, strings.Join(looked, ", "))
}

// files are those of a cache that may be a source's.
func (c Cache) files(s *source) (files []string) {
	switch c.Kind {
	case Ollama:
		if s.sha256 != "" {
			files = []string{filepath.Join(c.Folder, "blobs", "sha256-"+s.sha256)}
		}
	case HuggingFace:
		if s.repository != "" {
			repository := "models--" + strings.ReplaceAll(s.repository, "/", "--")
			files, _ = filepath.Glob(filepath.Join(c.Folder, repository, "snapshots", "*", s.file))
		}
	case LMStudio:
		if s.repository != "" {
			files = []string{filepath.Join(c.Folder, filepath.FromSlash(s.repository), s.file)}
		}
	}
	return files
}

// cached takes the file from a cache, where its hash is the one that is wanted: as another name of the same file where
// the disk allows it, else as a copy. Without a hash to compare with only a pull without a network takes one.
func (p *puller) cached(ctx context.Context, s *source, work string) (*Pulled, error) {
	if s.sha256 == "" && !p.Offline {
		return nil, nil
	}
	for _, c := range p.Caches {
		for _, file := range c.files(s) {
			path, err := filepath.EvalSymlinks(file)
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			var sum string
			if err == nil {
				sum, err = inspect.Hash(ctx, path, p.Progress)
			}
			switch {
			case ctx.Err() != nil:
				return nil, ctx.Err()
			case err != nil:
				p.notify("the cache of %s is left out: %v", c.Kind, err)
				continue
			case s.sha256 != "" && sum != s.sha256:
				p.notify("the cache of %s is left out: %s has the SHA-256 %s, want %s", c.Kind, path, sum, s.sha256)
				continue
			}
			return &Pulled{Path: filepath.Join(p.Folder, s.file), SHA256: sum, From: path}, p.take(ctx, path, filepath.Join(work, dataFile), s.file)
		}
	}
	return nil, nil
}

// take makes data of a file that is there.
func (p *puller) take(ctx context.Context, path, data, name string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if err := p.look(f, info.Size(), name); err != nil {
		return err
	}
	if err := os.Remove(data); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if os.Link(path, data) == nil {
		return nil
	}
	to, err := os.OpenFile(data, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	if _, err = io.Copy(to, untilDone{ctx, f}); err == nil {
		err = to.Sync()
	}
	return errors.Join(err, to.Close())
}
