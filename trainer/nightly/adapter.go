package nightly

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// baseFile is in each folder that holds an adapter: a link to the file of the model that it was trained over, where
// whoever opens the adapter looks for it.
const baseFile = "base.gguf"

// linkBase puts the link into a folder that is to hold an adapter like some weights. For a model's file it does
// nothing.
func linkBase(to, weights string) error {
	base, err := inspect.Base(weights)
	if base == "" || err != nil {
		return err
	}
	if base, err = filepath.EvalSymlinks(base); err != nil {
		return err
	}
	if base, err = filepath.Abs(base); err != nil {
		return err
	}
	if err := os.Symlink(base, filepath.Join(to, baseFile)); !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

// adapted reports whether the current weights are an adapter: the night's are one then.
func (n *Night) adapted() (bool, error) {
	f, err := gguf.Open(n.current())
	if err != nil {
		return false, err
	}
	defer f.Close()
	return inspect.IsAdapter(f), nil
}

// checkType refuses a weights.type that the night's adapter cannot have, before anything is learnt.
func (n *Night) checkType() error {
	as, err := gguf.ParseFileType(n.Recipe.Weights.Type)
	if err != nil {
		return err
	}
	adapted, err := n.adapted()
	if _, ok := as.Uniform(); err == nil && adapted && !ok {
		err = fmt.Errorf("weights.type is %v, but weights.init is an adapter: give F32, F16, BF16 or Q8_0", as)
	}
	return err
}
