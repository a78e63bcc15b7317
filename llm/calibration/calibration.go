// Package calibration keeps what the agreement of a model's votes is worth, as a user measured it on questions of
// theirs. What holds for everyone is in the model's file (llm/card).
package calibration

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// Calibration is what a user measured of a model: a file of JSON in the Folder, named after the model's ID.
type Calibration struct {
	Model string  `json:"model"`           // as its engine calls it
	ID    string  `json:"id"`              // SHA-256 of its file, or of the embedded one; of a server's model that of its address and name
	Bytes int64   `json:"bytes,omitempty"` // of its file
	Path  string  `json:"path,omitempty"`  // where the file lay
	Wrong float64 `json:"wrong"`           // answers that may be wrong though they are sure, as a share of all questions
	// Modified is when the file at Path was written last: as long as it is this, its hash need not be computed.
	Modified  time.Time `json:"modified,omitzero"`
	Questions int       `json:"questions"` // asked
	Right     int       `json:"right"`
	When      time.Time `json:"when"`
	llm.Voting
}

// Folder is where calibrations are kept: sqlagent/calibrations in the user's folder of data ($XDG_DATA_HOME, by default
// ~/.local/share).
func Folder() (string, error) {
	data := os.Getenv("XDG_DATA_HOME")
	if home, err := os.UserHomeDir(); data == "" && err == nil {
		data = filepath.Join(home, ".local", "share")
	}
	if !filepath.IsAbs(data) {
		return "", errors.New("there is no home directory that could keep calibrations: set XDG_DATA_HOME")
	}
	return filepath.Join(data, "sqlagent", "calibrations"), nil
}

// OfFile is an empty Calibration of a file, whose hash is computed.
func OfFile(ctx context.Context, path string, progress func(done, total int64)) (*Calibration, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if path, err = filepath.Abs(path); err != nil {
		return nil, err
	}
	id, err := inspect.Hash(ctx, path, progress)
	return &Calibration{ID: id, Bytes: info.Size(), Path: path, Modified: info.ModTime()}, err
}

// OfServer is an empty Calibration of a model that a server has. What runs there under its name may change.
func OfServer(url, model string) *Calibration {
	sum := sha256.Sum256([]byte(strings.TrimRight(url, "/") + "\n" + model))
	return &Calibration{ID: hex.EncodeToString(sum[:])}
}

// OfEmbedded is an empty Calibration of the weights in this program, by their SHA-256: those of another version are not
// taken for them.
func OfEmbedded(hash string) *Calibration { return &Calibration{ID: hash} }

// Save writes c to a folder, in place of what was there of its model.
func (c *Calibration) Save(folder string) (path string, err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	path = filepath.Join(folder, c.ID+".json")
	return path, atomicfile.Write(path, 0o644, func(f *os.File) error {
		e := json.NewEncoder(f)
		e.SetIndent("", "  ")
		return e.Encode(c)
	})
}

// ReadServer is what a folder has of a server's model; nil: nothing.
func ReadServer(folder, url, model string) (*Calibration, error) {
	return read(filepath.Join(folder, OfServer(url, model).ID+".json"))
}

// ReadEmbedded is what a folder has of the weights in this program, whose hash is computed where it has anything; nil:
// nothing.
func ReadEmbedded(folder string, hash func() string) (*Calibration, error) {
	if kept, _ := filepath.Glob(filepath.Join(folder, "*.json")); len(kept) == 0 { // the pattern is well formed
		return nil, nil
	}
	return read(filepath.Join(folder, OfEmbedded(hash()).ID+".json"))
}

// ReadFile is what a folder has of a model's file; nil: nothing. The file's hash is computed only where a calibration
// is of a file of as many bytes, and was not measured with the file at this very path.
func ReadFile(ctx context.Context, folder, path string) (*Calibration, error) {
	kept, _ := filepath.Glob(filepath.Join(folder, "*.json")) // the pattern is well formed
	if len(kept) == 0 {
		return nil, nil
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	path, err = filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	id := ""
	var damaged error
	for _, file := range kept {
		c, err := read(file)
		switch {
		case err != nil:
			damaged = cmp.Or(damaged, err)
			continue
		case c == nil: // deleted since it was listed
			continue
		case c.Bytes != info.Size():
			continue
		case c.Path == path && c.Modified.Equal(info.ModTime()):
			return c, nil
		case id == "":
			if id, err = inspect.Hash(ctx, path, nil); err != nil {
				return nil, err
			}
		}
		if c.ID == id {
			return c, nil
		}
	}
	return nil, damaged
}

// read is a calibration; nil: there is none.
func read(path string) (*Calibration, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	var c Calibration
	if err == nil {
		err = json.Unmarshal(text, &c)
	}
	if err == nil {
		err = c.Voting.Check()
	}
	if err == nil && len(c.Shares) == 0 {
		err = errors.New("it has no probabilities")
	}
	if err != nil {
		return nil, fmt.Errorf("calibration %s: %w; delete it, or calibrate anew", path, err)
	}
	c.Basis = llm.ByQuestions
	return &c, nil
}
