package review

import "slices"

// Only are the rules of some names.
func (rs Rules) Only(names ...string) Rules {
	return slices.DeleteFunc(slices.Clone(rs), func(r Rule) bool { return !slices.Contains(names, r.Name) })
}
