// Package inspect reports what a model's GGUF file holds, and what running it would need, without loading it.
package inspect

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// Model is what a file says.
type Model struct {
	Path         string           `json:"path"`
	Bytes        int64            `json:"bytes"` // of the file
	Name         string           `json:"name,omitempty"`
	Description  string           `json:"description,omitempty"` // the data that it was made of
	Type         string           `json:"type"`                  // model, adapter, imatrix
	Architecture string           `json:"architecture"`
	Weights      string           `json:"weights"` // what most matrices are stored as: Q8_0
	Parameters   int64            `json:"parameters"`
	Stored       map[string]int64 `json:"stored"`  // bytes of tensors by their type
	Context      int              `json:"context"` // tokens
	Vocabulary   int              `json:"vocabulary"`
	License      string           `json:"license,omitempty"`
	Base         string           `json:"base_model,omitempty"`
	Protocol     string           `json:"protocol,omitempty"`
	Voting       *llm.Voting      `json:"voting,omitempty"`     // how it answers best, and what its agreement is worth
	Trained      string           `json:"trained,omitempty"`    // a date
	Evaluation   string           `json:"evaluation,omitempty"` // as it was given to sqltrain export
	// Refused is why our own engine does not run it; empty: it does. llama.cpp runs more.
	Refused string `json:"refused,omitempty"`

	// Unfit is why it answers no questions, whatever runs it; empty: nothing speaks against it.
	Unfit string `json:"unfit,omitempty"`

	cache int64 // bytes of keys and values that a token takes in F16
}

// Open reads a file's description. Errors are *llm.LoadError.
func Open(path string) (*Model, error) {
	f, err := gguf.Open(path)
	if err != nil {
		hint := "give a GGUF file"
		if errors.As(err, new(*gguf.FormatError)) {
			hint = "give a GGUF file; where this is one, get it again, and compare its hash by `sqlagent models verify`"
		}
		return nil, &llm.LoadError{Path: path, Err: err, Hint: hint}
	}
	defer f.Close()
	info, err := os.Stat(path)
	if err != nil {
		return nil, &llm.LoadError{Path: path, Err: err}
	}
	return Describe(f, path, info.Size()), nil
}

// Card is how a file says that its model answers: what Open has of that, without looking at the vocabulary.
func Card(path string) (info llm.Info, err error) {
	f, err := gguf.Open(path)
	if err != nil {
		return info, err
	}
	defer f.Close()
	err = card.Read(f.Meta, &info)
	return info, err
}

// Describe is the description of a file of some bytes, whose tensors may be without data.
func Describe(f *gguf.File, path string, bytes int64) *Model {
	m := &Model{Path: path, Bytes: bytes, Type: "model", Stored: map[string]int64{}}
	text := func(key string) string { s, _ := f.Meta.String(key); return s }
	m.Name, m.Architecture, m.License = text("general.name"), text("general.architecture"), text("general.license")
	m.Description = text("general.description")
	m.Trained, m.Evaluation = text("sqlagent.training.date"), text("sqlagent.evaluation")
	if kind := text("general.type"); kind != "" {
		m.Type = kind
	}
	m.Base = strings.TrimPrefix(text("general.base_model.0.organization")+"/"+text("general.base_model.0.name"), "/")
	m.Weights = "unknown"
	if n, ok := f.Meta.Uint("general.file_type"); ok {
		m.Weights = gguf.FileType(n).String()
	}
	context, _ := f.Meta.Uint(m.Architecture + ".context_length")
	m.Context = int(context)
	tokens, _ := f.Meta.Strings("tokenizer.ggml.tokens")
	m.Vocabulary = len(tokens)
	for _, t := range f.Tensors {
		m.Parameters += int64(t.Elements())
		m.Stored[t.Type.String()] += int64(t.Type.Size(int(t.Elements())))
	}
	if err := card.Answers(f.Meta); err != nil {
		m.Unfit = err.Error()
	} else if text("tokenizer.chat_template") == "" && !card.Trained(f.Meta) {
		m.Unfit = "it has no chat template: it is a base model, or was converted without one"
	}
	var how llm.Info
	if err := card.Read(f.Meta, &how); err != nil {
		m.Refused = err.Error()
	}
	m.Protocol, m.Voting = how.Protocol, how.Voting
	c, err := model.ConfigGGUF(f)
	if err == nil {
		err = c.Validate()
	}
	if err == nil {
		m.cache = 2 * 2 * int64(c.Layers) * int64(c.KVWidth())
		_, err = token.FromGGUF(f)
	}
	for _, t := range f.Tensors {
		if err == nil && !t.Type.Writable() {
			err = fmt.Errorf("tensor %s is stored as %s", t.Name, t.Type)
		}
	}
	if err != nil {
		m.Refused = err.Error()
	}
	return m
}

// Need is the memory that an engine takes, in bytes.
type Need struct {
	Engine  string `json:"engine"`
	Weights int64  `json:"weights"`
	Cache   int64  `json:"cache"` // keys and values of all sessions
}

// Total is what must be free.
func (n Need) Total() int64 { return n.Weights + n.Cache }

// Needs is the memory for a number of sessions of some tokens each: of llama.cpp, and of our own engine where it runs
// the model. Both map the file and compute with the weights as they lie there. Both take about a hundred megabytes
// more, for the vocabulary and activations. Without a known shape, the weights alone are counted.
func (m *Model) Needs(context, sessions int) []Need {
	var stored int64
	for _, n := range m.Stored {
		stored += n
	}
	cache := m.cache * int64(context) * int64(sessions)
	needs := []Need{{"llama", stored, cache}}
	if m.Refused == "" {
		needs = append(needs, Need{"native", stored, cache})
	}
	return needs
}

// List finds the GGUF files below folders, by their names. What cannot be read is left out and passed to skipped.
func List(folders []string, skipped func(error)) ([]*Model, error) {
	var models []*Model
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil && path == folder:
				return err
			case err != nil:
				skipped(err)
				return fs.SkipDir
			case d.IsDir() || filepath.Ext(path) != ".gguf":
				return nil
			}
			m, err := Open(path)
			if err != nil {
				skipped(err)
				return nil
			}
			models = append(models, m)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(models, func(a, b *Model) int { return strings.Compare(a.Path, b.Path) })
	return models, nil
}

// HashError is a file that is not the one that was meant.
type HashError struct{ Path, Got, Want string }

func (e *HashError) Error() string {
	return fmt.Sprintf("%s: its SHA-256 is %s, want %s: the file is damaged, or another one", e.Path, e.Got, e.Want)
}

// Hash is a file's SHA-256 in hexadecimal digits. progress, if not nil, receives the bytes read so far and the total.
func Hash(ctx context.Context, path string, progress func(done, total int64)) (string, error) {
	info, err := os.Stat(path) // before it is opened: a pipe would keep us waiting
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", &fs.PathError{Op: "open", Path: path, Err: fmt.Errorf("not a regular file")}
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, &watched{ctx, f, 0, info.Size(), progress}); err != nil {
		return "", err
	}
	return digits(sum), nil
}

func digits(sum hash.Hash) string { return hex.EncodeToString(sum.Sum(nil)) }

// watched reports how far a file has been read, and ends with ctx.
type watched struct {
	ctx         context.Context
	r           io.Reader
	done, total int64
	progress    func(done, total int64)
}

func (w *watched) Read(b []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := w.r.Read(b)
	w.done += int64(n)
	if n > 0 && w.progress != nil {
		w.progress(w.done, w.total)
	}
	return n, err
}

// Verify compares a file's SHA-256 with the one wanted, or, where that is empty, with the one in the file next to it
// whose name ends in .sha256, as sha256sum writes it. Errors: *HashError, or why a file cannot be read.
func Verify(ctx context.Context, path, want string, progress func(done, total int64)) (string, error) {
	if want == "" {
		text, err := os.ReadFile(path + ".sha256")
		if err != nil {
			return "", fmt.Errorf("there is no hash to compare with: %w", err)
		}
		want, _, _ = strings.Cut(strings.TrimSpace(string(text)), " ")
	}
	want = strings.ToLower(strings.TrimPrefix(want, "sha256:"))
	if b, err := hex.DecodeString(want); err != nil || len(b) != sha256.Size {
		return "", fmt.Errorf("%q is not a SHA-256: it has %d characters, a SHA-256 is 64 hexadecimal digits", want, len(want))
	}
	got, err := Hash(ctx, path, progress)
	if err != nil {
		return "", err
	}
	if got != want {
		return got, &HashError{path, got, want}
	}
	return got, nil
}
