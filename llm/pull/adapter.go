package pull

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// adapters are those of the Catalogue: some ten megabytes each, over a public file of hundreds.
//
//go:embed adapters/*.gguf
var adapters embed.FS

// adapt puts an adapter next to the file that it goes over. One that another version of this program put there is
// replaced: its hash was recorded then.
func (p *puller) adapt(ctx context.Context, base *Pulled, name string) (*Pulled, error) {
	content, err := adapters.ReadFile("adapters/" + name)
	if err != nil {
		return nil, err
	}
	final := filepath.Join(filepath.Dir(base.Path), name)
	adapted := &Pulled{Path: final, SHA256: base.SHA256, From: base.From}
	there, err := os.ReadFile(final)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err == nil {
		_, err := inspect.Verify(ctx, final, "", nil)
		switch ours := bytes.Equal(there, content); {
		case ours && err == nil:
			return adapted, nil
		case !ours && err != nil:
			return nil, &Error{final, errors.New("there is another file, which no pull put there"), "move it away, or name another --folder, and pull again"}
		}
	}
	err = atomicfile.Write(final, 0o644, func(f *os.File) error {
		_, err := f.Write(content)
		return err
	})
	if err != nil {
		return nil, err
	}
	return adapted, atomicfile.Write(final+".sha256", 0o644, func(f *os.File) error {
		_, err := fmt.Fprintf(f, "%x  %s\n", sha256.Sum256(content), name)
		return err
	})
}
