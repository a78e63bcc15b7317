package grpo

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// The page of a run has all that it told of its steps, with what databases and questions hold as text, and asks for
// nothing outside of it.
func TestReport(t *testing.T) {
	w, dir := newWorld(t, "pointer", ""), t.TempDir()
	const hostile = `names of boats</pre><script src="https://example.com/x.js"></script><img src=//example.com/y>`
	var lines bytes.Buffer
	if err := jsonl.Write(&lines, eval.Problem{DB: w.db, Question: hostile, Gold: "SELECT name FROM boats"},
		eval.Problem{DB: w.db, Question: "how many boats are there", Gold: "SELECT count(*) FROM boats"}); err != nil {
		t.Fatal(err)
	}
	write(t, w.suite, lines.String())
	r := w.open(t, dir, "evaluate.every=2", fmt.Sprintf("evaluate.suite=%q", w.suite), "run.show=6")
	if err := r.Learn(t.Context(), func(Metrics) {}); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(filepath.Join(dir, metricsFile), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(f, `{"step": 5, "re`) // a step that is being told
	f.Close()

	var page bytes.Buffer
	if err := Report(&page, dir); err != nil {
		t.Fatal(err)
	}
	text := textOf(t, page.Bytes())
	for _, want := range []string{
		"4 steps", "execution accuracy", "terms of the reward", "turns of a rollout", "generated tokens of a rollout",
		"entropy", "clipped", "mismatch", "groups, equal", "tokens a second", "seconds of a step", "evaluate",
		"of 2 questions (95% interval", "batch_tokens = 900", "[policy]", hostile, "step 4",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	if strings.Contains(text, "no number to draw") {
		t.Error("a chart is empty")
	}
}

// textOf reads a page as XML, wants no script and no address in its attributes, and returns what is written in it.
func textOf(t *testing.T, page []byte) string {
	t.Helper()
	var text strings.Builder
	d := xml.NewDecoder(bytes.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return text.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.CharData:
			text.Write(x)
		case xml.StartElement:
			if x.Name.Local == "script" || x.Name.Local == "img" || x.Name.Local == "link" {
				t.Errorf("the page has a <%s>", x.Name.Local)
			}
			for _, a := range x.Attr {
				if strings.Contains(a.Value, "//") && a.Name.Local != "xmlns" {
					t.Errorf("<%s> refers to %s", x.Name.Local, a.Value)
				}
			}
		}
	}
}

func TestNoReport(t *testing.T) {
	if err := Report(io.Discard, t.TempDir()); !errors.Is(err, ErrNoRun) {
		t.Errorf("%v, want ErrNoRun", err)
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, metricsFile), "{\"step\": 1}\n{\"step\": \n{\"step\": 3}\n")
	if err := Report(io.Discard, dir); err == nil || !strings.Contains(err.Error(), metricsFile+":2") {
		t.Errorf("%v, want the line that is broken", err)
	}
}
