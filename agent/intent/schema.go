package intent

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

var (
	ofTables = lazily(`(?i)^(?:show\s+(?:full\s+)?tables(?:\s+(?:in|from)\s+\S+)?|` +
		`(?:show|list|display|name)\s+(?:me\s+)?(?:all\s+)?(?:of\s+)?(?:the\s+|your\s+)?(?:available\s+)?tables(?:\s+(?:in|of)\s+(?:the|this)\s+(?:database|schema))?|` +
		`(?:what|which)\s+tables\s+(?:are\s+there|exist|are\s+available|do\s+you\s+have|does\s+(?:the|this)\s+database\s+have|are\s+(?:there\s+)?in\s+(?:the|this)\s+(?:database|schema))|` +
		`(?:show|describe|print)\s+(?:me\s+)?(?:the\s+)?(?:database\s+)?schema|what\s+is\s+the\s+schema)$`)
	ofTable = lazily(`(?i)^(?:(?:describe|desc|show\s+create\s+table)\s+(.+)|` +
		`(?:show|list|display|name)\s+(?:me\s+)?(?:all\s+)?(?:full\s+)?(?:the\s+)?(?:columns|fields)\s+(?:from|in|of|for)\s+(.+)|` +
		`(?:what|which)\s+(?:columns|fields)\s+(?:does|do)\s+(.+)\s+have|` +
		`(?:what|which)\s+(?:columns|fields)\s+are\s+(?:there\s+)?(?:in|of)\s+(.+)|` +
		`what\s+are\s+(?:all\s+)?(?:the\s+)?(?:columns|fields)\s+(?:of|in)\s+(.+))$`)
	around = lazily("(?i)^(?:the\\s+)?(?:table\\s+)?[\"`\\[]?|[\"`\\]]?(?:\\s+table)?$")
)

// Table is the table that a text of the kind Schema is about; "" is all of them. Words that the schema has rows for
// ("show the tables" of a restaurant) are not about the schema: ok is false.
func Table(text string, s *schema.Schema) (table string, ok bool) {
	text = strings.TrimRight(strings.TrimSpace(text), " \t;?.!")
	if ofTables().MatchString(text) {
		return "", !namesRow("tables", s)
	}
	if m := ofTable().FindStringSubmatch(text); m != nil {
		name := around().ReplaceAllString(strings.Join(m[1:], ""), "")
		for _, t := range s.Tables {
			if strings.EqualFold(t.Name, name) || strings.EqualFold(bare(t.Name), name) {
				return t.Name, !namesRow("columns", s) && !namesRow("fields", s)
			}
		}
	}
	return "", false
}

func describes(text string, s *schema.Schema) bool {
	_, ok := Table(text, s)
	return ok
}
