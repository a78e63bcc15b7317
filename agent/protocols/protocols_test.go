package protocols_test

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
)

func TestLookup(t *testing.T) {
	want := []string{"plain", "skyrl", "skyrl-thinking", "skyrl-noschema", "trail", "progress", "paverl", "graph", "pointer"}
	if got := protocols.Names(); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	for _, name := range want {
		if p, ok := protocols.Lookup(name); !ok || p.Name != name {
			t.Errorf("Lookup(%q) = %q, %v", name, p.Name, ok)
		}
	}
	if _, ok := protocols.Lookup("Skyrl"); ok {
		t.Error("found a protocol that is not there")
	}
}
