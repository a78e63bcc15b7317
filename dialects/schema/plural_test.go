package schema

import "testing"

func TestPlural(t *testing.T) {
	for one, many := range map[string]string{"city": "cities", "day": "days", "box": "boxes", "person": "people",
		"order line": "order lines", "staff member": "staff members", "leaf": "leaves", "salesman": "salesmen",
		"church": "churches", "bus": "buses", "zorbal": "zorbals", "sheep": "sheep"} {
		if got := Plural(one); got != many {
			t.Errorf("Plural(%q) = %q, want %q", one, got, many)
		}
	}
}

func TestIrregular(t *testing.T) {
	for word, want := range map[string][2]string{"child": {"child", "children"}, "children": {"child", "children"}, "data": {"data", "data"}} {
		if one, many, ok := Irregular(word); !ok || one != want[0] || many != want[1] {
			t.Errorf("%s: %q, %q", word, one, many)
		}
	}
	if _, _, ok := Irregular("track"); ok {
		t.Error("tracks follow the rule")
	}
}
