package huggingface

import (
	"errors"
	"fmt"
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

// Base is which model the weights come from, as SetBase wrote it; "" where a file does not say.
func Base(meta gguf.Meta) string {
	base, _ := meta.String("general.base_model.0.name")
	if owner, _ := meta.String("general.base_model.0.organization"); owner != "" {
		base = owner + "/" + base
	}
	return base
}

// readme is what a GGUF file says of itself, as a checkpoint's README.md.
func readme(meta gguf.Meta) string {
	text := func(key string) string { s, _ := meta.String(key); return s }
	var b strings.Builder
	b.WriteString("---\n")
	for _, kv := range [][2]string{{"license", text("general.license")}, {"license_name", text("general.license.name")},
		{"license_link", text("general.license.link")}, {"base_model", Base(meta)}} {
		if kv[1] != "" {
			fmt.Fprintf(&b, "%s: %q\n", kv[0], kv[1])
		}
	}
	fmt.Fprintf(&b, "---\n\n# %s\n", text("general.name"))
	for _, part := range [][2]string{{"", text("general.description")}, {"Trained", text("sqlagent.training.date")},
		{"Recipe", text("sqlagent.training.recipe")}, {"Evaluation", text("sqlagent.evaluation")}} {
		switch {
		case part[1] == "":
		case part[0] == "":
			fmt.Fprintf(&b, "\n%s\n", part[1])
		default:
			fmt.Fprintf(&b, "\n## %s\n\n```\n%s\n```\n", part[0], strings.TrimSpace(part[1]))
		}
	}
	return b.String()
}
