package gym

import "slices"

// Routes are the addresses, as "METHOD /path", in order.
func Routes() []string {
	var all []string
	for _, r := range routes {
		all = append(all, r.pattern)
	}
	slices.Sort(all)
	return all
}
