package phrase

import "testing"

func TestNouns(t *testing.T) {
	for _, c := range []struct{ noun, one, many string }{
		{"customer", "customer", "customers"},
		{"order lines", "order line", "order lines"},
		{"shelf", "shelf", "shelves"},
		{"book shelves", "book shelf", "book shelves"},
		{"children", "child", "children"},
		{"gas", "gas", "gases"},
		{"series", "series", "series"},
		{"data", "data", "data"},
		{"status", "status", "statuses"},
		{"branches", "branch", "branches"},
	} {
		if one, many := singular(c.noun), plural(c.noun); one != c.one || many != c.many {
			t.Errorf("%s: %q, %q", c.noun, one, many)
		}
	}
}
