package synth

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
