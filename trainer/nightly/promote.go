package nightly

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/trainer"
)

// promote makes the night's weights the current ones where they are no worse, by the recipe's threshold, than the
// current ones and than the baseline.
func (n *Night) promote(context.Context) (string, error) {
	text, err := os.ReadFile(n.path(resultFile))
	if err != nil {
		return "", err
	}
	var r Result
	if err := json.Unmarshal(text, &r); err != nil {
		return "", fmt.Errorf("%s: %w", n.path(resultFile), err)
	}
	n.state.Learnt = n.state.Night
	for _, with := range []struct {
		name string
		eval.Baseline
	}{{"the current weights", r.Current}, {"the baseline", r.Baseline}} {
		switch least, threshold := n.Recipe.Data.LeastHeldOut, n.Recipe.Promote.Threshold; {
		case with.Problems < least:
			return "", &keep{fmt.Sprintf("%d questions could be compared with %s, of the %d that the recipe wants", with.Problems, with.name, least)}
		case with.Low <= -threshold:
			return "", &keep{fmt.Sprintf("compared with %s: %s: the lower bound is not above %+.1f points", with.name, said(with.Baseline), -100*threshold)}
		}
	}
	version, why := number(n.state.Night), "current: "+said(r.Current)
	if n.state.Current != version { // else it was killed after the link's change
		if err := n.replace(version, why); err != nil {
			return "", err
		}
	}
	n.state.Verdict, n.state.Why = Promoted, why
	return fmt.Sprintf("version %s is the current one", version), nil
}

// replace makes the night's weights a version, and that the current one.
func (n *Night) replace(version, why string) error {
	// Before: what fails after the link's change would be no failure.
	if err := errors.Join(n.remember(), n.prune(version)); err != nil {
		return err
	}
	if err := addVersion(n.Dir, version, func(to string) error {
		return errors.Join(copyFile(filepath.Join(to, modelFile), n.path(modelFile)), copyFile(filepath.Join(to, resultFile), n.path(resultFile)),
			linkBase(to, n.current()))
	}); err != nil {
		return err
	}
	return n.state.point(n.Dir, version, why)
}

// firstVersion makes what the recipe begins with the current version, where there is none yet.
func (n *Night) firstVersion() error {
	if n.state.Current != "" {
		return nil
	}
	if err := addVersion(n.Dir, firstVersion, func(to string) error {
		f, err := trainer.OpenGGUF(n.Recipe.Weights.Init)
		if err != nil {
			return fmt.Errorf("weights.init: %w", err)
		}
		defer f.Close()
		return errors.Join(gguf.Write(filepath.Join(to, modelFile), f.Meta, f.Tensors), linkBase(to, n.Recipe.Weights.Init))
	}); err != nil {
		return err
	}
	if err := n.state.point(n.Dir, firstVersion, "what the recipe begins with: "+n.Recipe.Weights.Init); err != nil {
		return err
	}
	return n.state.write(n.Dir)
}

// addVersion makes the folder of a version as a whole, unless it is there.
func addVersion(dir, version string, fill func(to string) error) error {
	final, tmp := filepath.Join(dir, versionsDir, version), filepath.Join(dir, versionsDir, "."+version)
	if _, err := os.Stat(final); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := errors.Join(os.RemoveAll(tmp), os.MkdirAll(tmp, 0o755)); err != nil {
		return err
	}
	if err := fill(tmp); err != nil {
		return errors.Join(err, os.RemoveAll(tmp))
	}
	return os.Rename(tmp, final)
}

// point makes a version the current one: the link changes in one step, and then what the state says. The state is not
// written.
func (s *State) point(dir, version, why string) error {
	link := filepath.Join(dir, currentLink)
	tmp := link + ".tmp"
	if err := os.Remove(tmp); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Symlink(filepath.Join(versionsDir, version), tmp); err != nil {
		return err
	}
	if err := os.Rename(tmp, link); err != nil {
		return err
	}
	s.record(version, why)
	return nil
}

// versions are those that are there, the oldest first.
func versions(dir string) ([]string, error) {
	entries, err := os.ReadDir(filepath.Join(dir, versionsDir))
	var names []string
	for _, e := range entries {
		if e.IsDir() && e.Name()[0] != '.' {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// prune leaves the last versions, and room for the next.
func (n *Night) prune(next string) error {
	names, err := versions(n.Dir)
	if err != nil {
		return err
	}
	names = slices.DeleteFunc(names, func(name string) bool { return name == next }) // there, where the stage was killed
	for _, name := range names[:max(0, len(names)-n.Recipe.Weights.Keep+1)] {
		if name != n.state.Current {
			err = errors.Join(err, os.RemoveAll(filepath.Join(n.Dir, versionsDir, name)))
		}
	}
	return err
}

// pruneNights leaves the folders of this night and of the last that learnt, which unseen and curate read.
func (n *Night) pruneNights() error {
	nights, err := os.ReadDir(filepath.Join(n.Dir, nightsDir))
	for _, e := range nights {
		if name := e.Name(); name != number(n.state.Night) && name != number(n.state.Learnt) {
			err = errors.Join(err, os.RemoveAll(filepath.Join(n.Dir, nightsDir, name)))
		}
	}
	return err
}

// VersionError is a version that cannot be gone back to.
type VersionError struct {
	Version string // "": none was named
	Have    []string
}

func (e *VersionError) Error() string {
	if e.Version == "" {
		return fmt.Sprintf("there is no earlier version to go back to: the folder has %v", e.Have)
	}
	return fmt.Sprintf("there is no version %s: the folder has %v", e.Version, e.Have)
}

// Rollback makes an earlier version the current one: the one that the current one learnt on from, or the one that is
// named. The next night learns on from it, all pairs again. Errors are *VersionError, *filelock.HeldError, or why the
// folder cannot be used.
func Rollback(dir, version string) (from, to string, err error) {
	if _, err := os.Stat(filepath.Join(dir, StateFile)); err != nil {
		return "", "", fmt.Errorf("%s is no nightly folder: %w", dir, err)
	}
	unlock, err := filelock.Folder(dir)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	s, err := ReadState(dir)
	if err != nil {
		return "", "", err
	}
	have, err := versions(dir)
	if err != nil {
		return "", "", err
	}
	to = version
	if version == "" {
		to = s.before()
	}
	if to == "" || !slices.Contains(have, to) {
		return "", "", &VersionError{version, have}
	}
	from = s.Current
	s.giveUp()
	if err := s.point(dir, to, "gone back from "+from); err != nil {
		return "", "", err
	}
	return from, to, s.write(dir)
}

// before is the version that the current one learnt on from, "" where there is none: what was current when the current
// one was promoted. Later entries of it are of going back.
func (s *State) before() string {
	at := slices.IndexFunc(s.Promotions, func(p Promotion) bool { return p.Version == s.Current })
	if at < 1 {
		return ""
	}
	return s.Promotions[at-1].Version
}

// copyFile copies a file as a whole.
func copyFile(to, from string) error {
	f, err := os.Open(from)
	if err != nil {
		return err
	}
	defer f.Close()
	return atomicfile.Write(to, 0o644, func(out *os.File) error {
		_, err := io.Copy(out, f)
		return err
	})
}
