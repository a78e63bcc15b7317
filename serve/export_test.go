package serve

import (
	"slices"
	"strings"
)

// OpenAPI is the description of the API, as GET /openapi.json has it.
func OpenAPI() []byte { return document }

// Routes are the addresses, as "METHOD /path", in order.
func Routes() []string {
	var all []string
	for _, r := range routes {
		all = append(all, strings.ReplaceAll(r.pattern, "{$}", "")) // which says that nothing follows
	}
	slices.Sort(all)
	return all
}
