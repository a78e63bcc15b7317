package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// settingsFile is next to a run's checkpoints: the flags that it was begun with.
const settingsFile = "settings.json"

// setting is a flag's value, and where it names files what is in them: they may have been moved, or written again.
type setting struct {
	Value string `json:"value"`
	Sum   string `json:"crc32c,omitempty"`
}

// A run may go on with others of these flags: they say how long it is, where it computes, what it reports and keeps.
var freeFlags = []string{"out", "steps", "time", "micro-batch", "eval-every", "save-every", "keep", "val", "held-out", "device", "gpus",
	"precision", "plan", "help"}

// A run may go on with others of these too, and says so: people change them on purpose.
var rateFlags = []string{"lr", "warmup", "decay", "floor", "weight-decay", "clip"}

// keepSettings writes the flags that a run is begun with, or holds those of one that goes on against them: another
// flag would make it neither the old run nor a new one.
func keepSettings(c *cli.Command, resumed bool) error {
	path := filepath.Join(c.String("out"), settingsFile)
	is, err := settingsOf(c)
	if err != nil {
		return err
	}
	was := map[string]setting{}
	text, err := os.ReadFile(path)
	switch {
	case !resumed || errors.Is(err, fs.ErrNotExist): // one that an older version began
	case err != nil:
		return err
	default:
		if err := json.Unmarshal(text, &was); err != nil {
			return fmt.Errorf("%s: %w", path, jsonl.Plainly(err))
		}
	}
	var others []string
	for _, name := range slices.Sorted(maps.Keys(is)) {
		now, before := is[name], was[name]
		switch _, known := was[name]; {
		case !known || now.equal(before):
		case slices.Contains(rateFlags, name):
			fmt.Fprintf(os.Stderr, "--%s is %s from here on, and was %s\n", name, now.Value, before.Value)
		case now.Value == before.Value:
			others = append(others, fmt.Sprintf("--%s %s as it was before the file was changed", name, now.Value))
		default:
			others = append(others, fmt.Sprintf("--%s %q, not %q", name, before.Value, now.Value))
		}
	}
	if len(others) > 0 {
		return cmdline.Usagef("the run in %s was begun with %s: resume with that, or give another --out", c.String("out"), strings.Join(others, "; "))
	}
	if c.Bool("plan") {
		return nil
	}
	return atomicfile.Write(path, 0o600, func(f *os.File) error {
		e := json.NewEncoder(f)
		e.SetIndent("", "  ")
		return e.Encode(is)
	})
}

// settingsOf are a command's flags, but for those that are free.
func settingsOf(c *cli.Command) (map[string]setting, error) {
	all := map[string]setting{}
	for _, flag := range c.Flags {
		name := flag.Names()[0]
		if slices.Contains(freeFlags, name) {
			continue
		}
		values, several := c.Value(name).([]string)
		if !several {
			values = []string{fmt.Sprint(c.Value(name))}
		}
		sums := make([]string, len(values))
		for i, value := range values {
			var err error
			if sums[i], err = sumOf(value); err != nil {
				return nil, err
			}
		}
		all[name] = setting{strings.Join(values, ","), strings.Join(sums, ",")}
	}
	return all, nil
}

// sumOf is the checksum of the file that a value names; "": it names none.
func sumOf(value string) (string, error) {
	if info, err := os.Stat(value); err != nil || !info.Mode().IsRegular() {
		return "", nil
	}
	f, err := os.Open(value)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return fmt.Sprintf("%08x", sum.Sum32()), nil
}

// equal reports whether two values are the same, or name the same files.
func (s setting) equal(o setting) bool {
	return s == o || s.Sum == o.Sum && strings.Trim(s.Sum, ",") != ""
}
