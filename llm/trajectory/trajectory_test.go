package trajectory

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm"
)

var example = Example{World: "w", Question: "How many?", SQL: "SELECT 1", Family: "count", Segments: []Segment{
	{Role: llm.User, Text: "Question: How many?"},
	{Role: llm.Assistant, Text: "<sql>SELECT</sql>", Generated: true},
	{Role: llm.Continue, Text: "<observation>error</observation>"},
	{Role: llm.Assistant, Text: "<solution>SELECT 1</solution>", Generated: true, Train: true},
}}

// The form is a contract with files that were written before.
const line = `{"world":"w","question":"How many?","sql":"SELECT 1","family":"count","hops":0,"segments":[` +
	`{"role":"user","text":"Question: How many?"},` +
	`{"role":"assistant","text":"<sql>SELECT</sql>","generated":true},` +
	`{"role":"continue","text":"<observation>error</observation>"},` +
	`{"role":"assistant","text":"<solution>SELECT 1</solution>","generated":true,"train":true}]}` + "\n"

func TestForm(t *testing.T) {
	var b strings.Builder
	if err := Write(&b, &example, &example); err != nil || b.String() != line+line {
		t.Fatalf("%v, got\n%s\nwant twice\n%s", err, b.String(), line)
	}
	n := 0
	for l, err := range Read(strings.NewReader(b.String())) {
		n++
		if err != nil || l.Err != nil || l.Number != n || !reflect.DeepEqual(l.Value, example) {
			t.Errorf("line %d: %v, %v, %+v", n, err, l.Err, l.Value)
		}
	}
	if n != 2 {
		t.Errorf("%d lines, want 2", n)
	}
	if got, want := Text(example.Segments[1:3]), "<sql>SELECT</sql><observation>error</observation>"; got != want {
		t.Errorf("text %q, want %q", got, want)
	}
}

func TestPieces(t *testing.T) {
	pieces := []llm.Piece{{Text: "the column "}, {Token: "C6"}, {Text: ", not C6"}}
	for _, s := range []Segment{
		Given(llm.Message{Role: llm.User, Pieces: pieces}),
		Written(llm.Turn{Text: "the column C6, not C6", Pieces: pieces}),
	} {
		if s.Text != "the column C6, not C6" || !reflect.DeepEqual(s.Pieces, pieces) || s.Generated != (s.Role == llm.Assistant) {
			t.Errorf("got %+v", s)
		}
	}
	if s := Given(llm.Message{Role: llm.User, Text: "C6"}); s.Text != "C6" || s.Pieces != nil {
		t.Errorf("got %+v", s)
	}
}

func TestReadFileNamesTheLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data.jsonl")
	bad := errors.New("bad")
	for text, want := range map[string]string{
		"\n" + line + "{":  path + ":3: not an example: unexpected end of JSON input",
		line + "\n" + line: path + ":1: bad",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		err := ReadFile(path, func(Example) error {
			if strings.HasSuffix(want, "bad") {
				return bad
			}
			return nil
		})
		if err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	if err := ReadFile(path+"x", nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no such file: %v", err)
	}
}
