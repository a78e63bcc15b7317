package sqlagent_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// maxColumns is the maximum width of prose, where a tab counts as one.
const maxColumns = 120

// comment is a line of a comment's text: a paragraph, an item of a list, or what follows in one. Blocks that are set
// out in columns begin with a tab.
var comment = regexp.MustCompile(`^\s*//( |   - |     )\S`)

// TestLinesAreShort: prose that is wider than a page is not read, in comments and in Markdown. Code is exempt, and so
// are tables and headings, which cannot be wrapped.
func TestLinesAreShort(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && path != "." && (strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" || e.Name() == "node_modules" || path == "runs"):
			return fs.SkipDir
		}
		var wide func(text string) []int
		switch filepath.Ext(path) {
		case ".md":
			wide = wideMarkdown
		case ".go":
			wide = wideComments
		default:
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		for _, line := range wide(string(text)) {
			t.Errorf("%s:%d has more than %d columns: wrap it", path, line, maxColumns)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 1000 {
		t.Errorf("only %d files were read", files)
	}
}

// TestWideLinesAreFound: the check above fails for what it is there for.
func TestWideLinesAreFound(t *testing.T) {
	long := strings.Repeat("ö ", maxColumns/2)
	if got := wideComments("\t// x" + long + "\n//\t" + long + "\n//" + long + "\nx := 1 // " + long); len(got) != 1 || got[0] != 1 {
		t.Errorf("comments: lines %v", got)
	}
	if got := wideMarkdown("| " + long + "|\n```\nx" + long + "\n```\nx" + long + "\n# " + long); len(got) != 1 || got[0] != 5 {
		t.Errorf("Markdown: lines %v", got)
	}
}

// wideComments are the numbers of the lines of comments that are too wide.
func wideComments(text string) (lines []int) {
	for i, line := range strings.Split(text, "\n") {
		if utf8.RuneCountInString(line) > maxColumns && comment.MatchString(line) {
			lines = append(lines, i+1)
		}
	}
	return lines
}

// wideMarkdown are the numbers of the lines of prose that are too wide.
func wideMarkdown(text string) (lines []int) {
	code := false
	for i, line := range strings.Split(text, "\n") {
		switch begin := strings.TrimLeft(line, " "); {
		case strings.HasPrefix(begin, "```"):
			code = !code
		case code || strings.HasPrefix(begin, "|") || strings.HasPrefix(begin, "#"):
		case utf8.RuneCountInString(line) > maxColumns:
			lines = append(lines, i+1)
		}
	}
	return lines
}
