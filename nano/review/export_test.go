package review

import "slices"

// Only are the rules of some names.
func (rs Rules) Only(names ...string) Rules {
	return slices.DeleteFunc(slices.Clone(rs), func(r Rule) bool { return !slices.Contains(names, r.Name) })
}

// Without are all rules but those of some names.
func (rs Rules) Without(names ...string) Rules {
	return slices.DeleteFunc(slices.Clone(rs), func(r Rule) bool { return slices.Contains(names, r.Name) })
}
