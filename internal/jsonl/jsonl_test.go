package jsonl

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

type point struct{ X int }

func TestRead(t *testing.T) {
	long := strings.Repeat(" ", 3<<20)
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", "", nil},
		{"blank lines keep their numbers", "\n {\"x\": 1}\r\n\t\n{\"x\":2}", []string{"2: 1", "4: 2"}},
		{"a line that is none", "{\"x\":1}\n{\"x\":\n{\"x\":3}\n", []string{"1: 1", "2: error", "3: 3"}},
		{"another kind", "[1]\n", []string{"1: error"}},
		{"a long line", "{\"x\":" + long + "7}\n", []string{"1: 7"}},
	} {
		if got := read(t, strings.NewReader(c.text), nil); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	broken := errors.New("the disk is gone")
	in := io.MultiReader(strings.NewReader("{\"x\":1}\n{\"x\":"), iotest.ErrReader(broken))
	if got, want := read(t, in, broken), []string{"1: 1", "2: error"}; !slices.Equal(got, want) {
		t.Errorf("before the disk failed: %q, want %q", got, want)
	}
}

// What is of another type is named as JSON has it: by its path, without what Go embeds, and without Go's types.
func TestPlainly(t *testing.T) {
	type Inner struct {
		Name string `json:"name"`
	}
	type outer struct {
		Inner
		Parts []Inner `json:"parts"`
	}
	for text, want := range map[string]string{
		`[1]`:                      "it is a JSON array, not an object",
		`{"name": 1}`:              `"name" must not be a JSON number`,
		`{"parts": [{"name":{}}]}`: `"parts.name" must not be a JSON object`,
		`{"parts": true}`:          `"parts" must not be a JSON bool`,
	} {
		for line := range Read[outer](strings.NewReader(text)) {
			if line.Err == nil || line.Err.Error() != want {
				t.Errorf("%s: %v, want %s", text, line.Err, want)
			}
		}
	}
}

func read(t *testing.T, r io.Reader, fails error) (lines []string) {
	t.Helper()
	var failed error
	for l, err := range Read[point](r) {
		switch {
		case err != nil:
			failed = err
		case l.Err != nil:
			lines = append(lines, fmt.Sprintf("%d: error", l.Number))
		default:
			lines = append(lines, fmt.Sprintf("%d: %d", l.Number, l.Value.X))
		}
	}
	if !errors.Is(failed, fails) {
		t.Errorf("error %v, want %v", failed, fails)
	}
	return lines
}

func TestWrite(t *testing.T) {
	var b strings.Builder
	if err := Write(&b, "<sql>", "b"); err != nil || b.String() != "\"<sql>\"\n\"b\"\n" {
		t.Errorf("%q, %v", b.String(), err)
	}
}
