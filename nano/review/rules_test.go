package review

import (
	"fmt"
	"testing"
)

// rule is a standard rule; there is one of each name.
func rule(name string) Rule {
	only := Standard().Only(name)
	if len(only) != 1 {
		panic(fmt.Sprintf("%d rules are called %q", len(only), name))
	}
	return only[0]
}

func factor(name string) float64 { return rule(name).Factor }

func message(name string) string { return rule(name).Message }

func TestRulesHaveNames(t *testing.T) {
	for _, r := range Standard() {
		if rule(r.Name); r.Name == "" || r.Message == "" || r.Factor <= 0 || r.Factor >= 1 {
			t.Errorf("%+v", r)
		}
	}
}
