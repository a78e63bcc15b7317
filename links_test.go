package sqlagent_test

import (
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// TestLinks: what a text of this repository links to exists, files and headings alike, and so does each document that
// code names.
func TestLinks(t *testing.T) {
	links, mentions := 0, 0
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && path != "." && (strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" || e.Name() == "node_modules"):
			return fs.SkipDir
		}
		switch filepath.Ext(path) {
		case ".md":
			links += checkLinks(t, path)
		case ".go", ".sh", ".py", ".toml":
			mentions += checkMentions(t, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if links < 100 || mentions < 10 {
		t.Errorf("only %d links and %d mentions of documents were found", links, mentions)
	}
}

// TestLinksTellsBroken: the check above fails for what it is there for.
func TestLinksTellsBroken(t *testing.T) {
	dir := t.TempDir()
	page := filepath.Join(dir, "page.md")
	text := "# A `b`: c\n\n## Twice\n\n## Twice\n\n<a name=\"named\"></a>\n\n```\n# not a heading\n[not](a-link.md)\n```\n`[nor](this.md)`\n"
	if err := os.WriteFile(page, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for link, good := range map[string]bool{
		"page.md": true, "": true, "page.md#a-b-c": true, "#a-b-c": true, "#twice": true, "#twice-1": true, "#named": true, ".": true,
		"none.md": false, "#twice-2": false, "#not-a-heading": false, "page.md#none": false, "none.md#twice": false,
	} {
		if got := broken(page, link); (got == "") != good {
			t.Errorf("%q: %q", link, got)
		}
	}
	if got := targets(text + "[x](y.md) ![z](w.png) [two\nlines](v.md)"); fmt.Sprint(got) != "[y.md w.png v.md]" {
		t.Errorf("links: %q", got)
	}
}

// TestMapsOfDocs: each decision and experiment is in the map of its folder, and an experiment begins with its verdict.
func TestMapsOfDocs(t *testing.T) {
	for _, folder := range []string{"decisions", "experiments"} {
		listed := map[string]bool{"README.md": true}
		for _, target := range targets(read(t, filepath.Join("docs", folder, "README.md"))) {
			listed[target] = true
		}
		paths, err := filepath.Glob(filepath.Join("docs", folder, "*.md"))
		if err != nil || len(paths) < 10 {
			t.Fatalf("%s: %d files, %v", folder, len(paths), err)
		}
		for _, path := range paths {
			name := filepath.Base(path)
			if !listed[name] {
				t.Errorf("docs/%s/README.md does not list %s", folder, name)
			}
			if folder == "experiments" && name != "README.md" && !(dated.MatchString(name) && verdict.MatchString(read(t, path))) {
				t.Errorf("%s: want a date in its name, and a title with a verdict after it", path)
			}
		}
	}
}

var (
	dated   = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}-`)
	verdict = regexp.MustCompile(`\A# [^\n]+\n\n\*\*Verdict: `)
	fenced  = regexp.MustCompile("(?ms)^ *```.*?^ *```[^\n]*$")
	code    = regexp.MustCompile("`[^`\n]*`")
	link    = regexp.MustCompile(`\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)`)
	heading = regexp.MustCompile(`(?m)^#{1,6} +(.*?) *#* *$`)
	anchor  = regexp.MustCompile(`<a (?:name|id)="([^"]+)"`)
	tag     = regexp.MustCompile(`<[^>]*>`)
	address = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	mention = regexp.MustCompile(`(?:^|[^/\w])(docs/[A-Za-z0-9._/-]*\.md)\b`) // not those of other projects, by their address
)

// checkLinks reports the broken links of a text, and is how many it has to this repository.
func checkLinks(t *testing.T, path string) (found int) {
	for _, target := range targets(read(t, path)) {
		if u, err := url.Parse(target); err == nil && u.Scheme != "" {
			continue // elsewhere
		}
		found++
		if why := broken(path, target); why != "" {
			t.Errorf("%s links to %s: %s", path, target, why)
		}
	}
	return found
}

// checkMentions reports documents that a program names and that are not there.
func checkMentions(t *testing.T, path string) (found int) {
	for _, m := range mention.FindAllStringSubmatch(read(t, path), -1) {
		found++
		if _, err := os.Stat(m[1]); err != nil {
			t.Errorf("%s names %s, which is not there", path, m[1])
		}
	}
	return found
}

// targets are what a text links to, outside of code.
func targets(text string) (all []string) {
	text = code.ReplaceAllString(fenced.ReplaceAllString(text, ""), "")
	for _, m := range link.FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
	}
	return all
}

// broken says what is wrong with a link of a text; "" where nothing is.
func broken(from, target string) string {
	path, fragment, _ := strings.Cut(target, "#")
	if path == "" {
		path = from
	} else {
		path = filepath.Join(filepath.Dir(from), filepath.FromSlash(path))
	}
	if _, err := os.Stat(path); err != nil {
		return "no such file"
	}
	if fragment == "" {
		return ""
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return err.Error()
	}
	if !anchors(string(text))[fragment] {
		return "no such heading"
	}
	return ""
}

// anchors are the fragments that a text has on GitHub.
func anchors(text string) map[string]bool {
	text = fenced.ReplaceAllString(text, "")
	all := map[string]bool{}
	for _, m := range anchor.FindAllStringSubmatch(text, -1) {
		all[m[1]] = true
	}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		words := tag.ReplaceAllString(address.ReplaceAllString(m[1], "$1"), "")
		slug := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r):
				return unicode.ToLower(r)
			}
			return -1
		}, words)
		free := slug
		for n := 1; all[free]; n++ {
			free = fmt.Sprintf("%s-%d", slug, n)
		}
		all[free] = true
	}
	return all
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
