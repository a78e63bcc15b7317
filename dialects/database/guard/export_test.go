package guard

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/dialects"
)

// Linear are the functions of a dialect that count as linear.
func Linear(d dialects.Dialect) []string {
	all := maps.Clone(allowed[d].linear)
	maps.Copy(all, allowed[d].aggregate)
	return slices.Sorted(maps.Keys(all))
}
