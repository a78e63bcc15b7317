package pull

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strings"
)

// Model is one of the catalogue.
type Model struct {
	Name       string
	Repository string // of the hub: owner/name
	File       string
	SHA256     string // of a file that was at hand
	Bytes      int64
	License    string
	Right      string // of the measured rows in docs/models.md, the share of answers that are right; "": not measured
	Adapter    string // of ours, the file of it that this program holds: it goes over File; "": none
}

// Catalogue are the models that have a short name: only files that were at hand, and whose hash was computed from them.
var Catalogue = []Model{
	{
		"coder-0.5b", "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF", "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
		"1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32", 491_400_064, "CC-BY-SA-4.0", "71.3%", "coder-0.5b.gguf",
	},
	{
		"qwen2.5-coder-0.5b", "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF", "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
		"1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32", 491_400_064, "Apache-2.0", "", "",
	},
	{
		"qwen2.5-coder-1.5b", "Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF", "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
		"cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046", 1_117_320_768, "Apache-2.0", "", "",
	},
}

// source is a file that somebody has.
type source struct {
	url        string
	repository string // of the hub; empty: any server
	file       string // its name here
	sha256     string // empty: not known
	size       int64  // 0: not known
	token      string // for the URL's own server
	adapter    string // that this program holds, and which goes over the file; empty: none
}

// source finds out what the name means.
func (p *puller) source(ctx context.Context) (*source, error) {
	if p.SHA256 != "" && !isSHA256(p.SHA256) {
		return nil, &Error{p.name, fmt.Errorf("%q is not a SHA-256", p.SHA256), "give 64 hexadecimal digits"}
	}
	if i := slices.IndexFunc(Catalogue, func(m Model) bool { return m.Name == p.name }); i >= 0 {
		m := Catalogue[i]
		s := p.ofHub(m.Repository, m.File)
		s.sha256, s.size, s.adapter = m.SHA256, m.Bytes, m.Adapter
		return s, nil
	}
	if repository, ok := strings.CutPrefix(p.name, "hf:"); ok {
		repository, file, _ := strings.Cut(repository, ":")
		owner, name, ok := strings.Cut(repository, "/")
		if !ok || owner == "" || name == "" || strings.ContainsAny(repository, "?#%\\ ") || strings.Contains(name, "/") {
			return nil, &Error{p.name, fmt.Errorf("%q is not a repository", repository), "write hf:OWNER/REPO or hf:OWNER/REPO:FILE"}
		}
		if p.Offline && file != "" {
			return p.ofHub(repository, file), nil
		}
		return p.inRepository(ctx, repository, file)
	}
	u, err := url.Parse(p.name)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		var names []string
		for _, m := range Catalogue {
			names = append(names, m.Name)
		}
		return nil, &Error{p.name, errors.New("no such model"),
			"name one of " + strings.Join(names, ", ") + ", or hf:OWNER/REPO[:FILE], or a URL"}
	}
	file := path.Base(u.Path)
	if !strings.HasSuffix(file, ".gguf") {
		return nil, &Error{p.name, errors.New("the URL does not end in the name of a GGUF file"), "name the file itself"}
	}
	return &source{url: p.name, file: file, sha256: p.SHA256}, nil
}

func (p *puller) ofHub(repository, file string) *source {
	escaped := strings.Split(file, "/")
	for i := range escaped {
		escaped[i] = url.PathEscape(escaped[i])
	}
	return &source{
		url: p.Hub + "/" + repository + "/resolve/main/" + strings.Join(escaped, "/"), repository: repository,
		file: path.Base(file), sha256: p.SHA256, token: p.Token,
	}
}

// inRepository asks the hub for the files of a repository, and takes the one that is meant.
func (p *puller) inRepository(ctx context.Context, repository, file string) (*source, error) {
	var listed struct {
		Siblings []struct {
			Name string `json:"rfilename"`
			LFS  *struct {
				SHA256 string `json:"sha256"`
				Size   int64  `json:"size"`
			} `json:"lfs"`
		} `json:"siblings"`
	}
	body, err := p.get(ctx, p.Hub+"/api/models/"+repository+"?blobs=true", p.Token, repository)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(body, &listed); err != nil {
		return nil, &Error{p.name, fmt.Errorf("%s does not answer as a hub: %w", p.Hub, err), "check HF_ENDPOINT"}
	}
	var files []string
	for _, f := range listed.Siblings {
		if strings.HasSuffix(f.Name, ".gguf") && !strings.Contains(strings.ToLower(path.Base(f.Name)), "mmproj") {
			files = append(files, f.Name)
		}
	}
	if file == "" {
		fits := files
		if len(files) > 1 { // what people take: four bits
			fits = slices.DeleteFunc(slices.Clone(files), func(f string) bool {
				return !strings.HasSuffix(strings.ToLower(f), "q4_k_m.gguf")
			})
		}
		switch {
		case len(files) == 0:
			return nil, &Error{p.name, errors.New("the repository holds no GGUF file"), "look for one whose name ends in -GGUF"}
		case len(fits) != 1:
			return nil, &Error{p.name, fmt.Errorf("the repository holds %d GGUF files", len(files)),
				"name one: hf:" + repository + ":FILE, of " + strings.Join(files, ", ")}
		}
		file = fits[0]
	}
	if strings.Contains(file, "-00001-of-") {
		return nil, &Error{p.name, fmt.Errorf("%s is the first of several parts", file), "join them with llama-gguf-split --merge first"}
	}
	s := p.ofHub(repository, file)
	for _, f := range listed.Siblings {
		if f.Name != file {
			continue
		}
		if f.LFS == nil {
			return s, nil
		}
		if s.size = f.LFS.Size; s.sha256 == "" {
			s.sha256 = strings.ToLower(f.LFS.SHA256)
		}
		if !isSHA256(s.sha256) {
			return nil, &Error{p.name, fmt.Errorf("%s has a hash that is not a SHA-256: %q", p.Hub, s.sha256), "check HF_ENDPOINT, or pass the hash with --sha256"}
		}
		return s, nil
	}
	return nil, &Error{p.name, fmt.Errorf("the repository holds no %s", file), "name one of " + strings.Join(files, ", ")}
}

func isSHA256(digits string) bool {
	b, err := hex.DecodeString(digits)
	return err == nil && len(b) == sha256.Size
}

// get reads a small answer, with retries.
func (p *puller) get(ctx context.Context, url, token, repository string) (body []byte, err error) {
	err = p.retry(ctx, func() (progress bool, err error) {
		ctx, quiet, end := p.attentive(ctx)
		defer end()
		response, err := p.ask(ctx, url, token, "")
		if err != nil {
			return false, cmp.Or(context.Cause(ctx), err)
		}
		defer response.Body.Close()
		if err := p.refused(response, repository); err != nil {
			return false, err
		}
		body, err = io.ReadAll(io.TeeReader(io.LimitReader(response.Body, 16<<20), again{quiet, p.Silence}))
		if err != nil {
			err = cmp.Or(context.Cause(ctx), err)
		}
		return false, err
	})
	return body, err
}

// withToken makes redirects drop the token unless they stay at the server that it is for: a client by itself keeps it
// for other ports, subdomains and plain HTTP.
func withToken(c http.Client) *http.Client {
	follow := c.CheckRedirect
	c.CheckRedirect = func(r *http.Request, via []*http.Request) error {
		if first := via[0].URL; r.URL.Scheme != first.Scheme || r.URL.Host != first.Host {
			r.Header.Del("Authorization")
		}
		switch {
		case follow != nil:
			return follow(r, via)
		case len(via) >= 10:
			return errors.New("more than 10 redirects")
		}
		return nil
	}
	return &c
}

// ask sends a request. The token goes to the first server alone: see withToken.
func (p *puller) ask(ctx context.Context, url, token, ranges string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("User-Agent", "sqlagent")
	r.Header.Set("Accept-Encoding", "identity") // ranges are of the file's own bytes
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	if ranges != "" {
		r.Header.Set("Range", ranges)
	}
	return p.Client.Do(r)
}
