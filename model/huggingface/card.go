package huggingface

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
)

// card is what a checkpoint says of itself: the front matter of its README.md.
type card struct {
	name, license, licenseName, licenseLink, base string
}

func readCard(dir string) (card, error) {
	c := card{}
	if absolute, err := filepath.Abs(dir); err == nil {
		c.name = filepath.Base(absolute)
	}
	text, err := read(dir, cardFile)
	if errors.Is(err, fs.ErrNotExist) {
		return c, nil
	}
	if err != nil {
		return c, err
	}
	_, front, ok := strings.Cut(string(text), "---\n")
	front, _, closed := strings.Cut(front, "\n---")
	if !ok || !closed || !strings.HasPrefix(string(text), "---\n") {
		return c, nil
	}
	for line := range strings.Lines(front) { // YAML, of which single lines are enough
		key, value, _ := strings.Cut(line, ":")
		value = strings.Trim(strings.TrimSpace(value), `"'`)
		switch key {
		case "license":
			c.license = value
		case "license_name":
			c.licenseName = value
		case "license_link":
			c.licenseLink = value
		case "base_model":
			c.base = value
		}
	}
	return c, nil
}

// describe sets what GGUF's general keys have for it.
func (c card) describe(meta *gguf.Meta, name string) {
	if name == "" {
		name = c.name
	}
	for _, kv := range []struct{ key, value string }{
		{"general.name", name}, {"general.license", c.license}, {"general.license.name", c.licenseName},
		{"general.license.link", c.licenseLink},
	} {
		if kv.value != "" {
			meta.Set(kv.key, kv.value)
		}
	}
	if c.base != "" {
		SetBase(meta, c.base)
	}
}

// SetBase writes which model the weights come from: "owner/name", as a hub has it, or a name alone.
func SetBase(meta *gguf.Meta, base string) {
	meta.Set("general.base_model.count", uint32(1))
	owner, name, ok := strings.Cut(base, "/")
	if !ok {
		owner, name = "", base
	}
	meta.Set("general.base_model.0.name", name)
	if ok {
		meta.Set("general.base_model.0.organization", owner)
		meta.Set("general.base_model.0.repo_url", "https://huggingface.co/"+base)
	}
}
