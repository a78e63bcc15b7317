package tags

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/llm/grammar"
)

// What a protocol's model should say is complete, and what breaks off, is empty or in the wrong tag is not.
func TestTagsAreClosed(t *testing.T) {
	entries := make([]grammar.Entry, 256)
	for b := range entries {
		entries[b].Text = string([]byte{byte(b)})
	}
	v := grammar.NewVocabulary(entries)
	for _, protocol := range Protocols() {
		p := speech(t, protocol.Name)
		g, err := p.tags(false)
		if err != nil {
			t.Fatalf("%s: %v", protocol.Name, err)
		}
		m, err := grammar.Compile(g, v)
		if err != nil {
			t.Fatalf("%s: %v", protocol.Name, err)
		}
		complete := func(text string) bool {
			s := m.Start()
			for i := range len(text) {
				next, ok := m.Next(s, int32(text[i]))
				if !ok {
					return false
				}
				s = next
			}
			_, end := m.Mask(s)
			return end
		}
		begin := ""
		if p.Opened {
			begin = fenceBegin
		}
		said := []string{begin + p.Say("How many? 1 < 2, über alles.", "SELECT count(*) FROM t WHERE a < 3", true)}
		if p.SQL != "" {
			said = append(said, p.Say("", "SELECT 1", false))
		}
		for _, text := range said {
			if step := p.parse(text); step.Problem != "" {
				t.Errorf("%s: %s: %s", protocol.Name, text, step.Problem)
			}
			if !complete(text) {
				t.Errorf("%s: it is not complete: %s", protocol.Name, text)
			}
			if cut := strings.TrimRight(text, "\n"); complete(cut[:len(cut)-1]) {
				t.Errorf("%s: it is complete without its end: %s", protocol.Name, text)
			}
		}
		for _, text := range []string{"", "I wonder.", begin + p.Say("", " ", true)} {
			if p.Markdown && strings.Contains(text, "```") {
				continue // an empty fence is text
			}
			if complete(text) {
				t.Errorf("%s: it is complete: %q", protocol.Name, text)
			}
		}
	}
}
