package ask

import "slices"

// Family is one kind of question. Its weight is its share of a corpus, in percent.
type Family struct {
	Name   string
	Weight float64
	ask    func(*asker) *Question // nil where the world does not offer what it needs
}

func (f Family) weight() float64 { return f.Weight }

// Families are all kinds of questions.
func Families() []Family { return slices.Clone(families) }

// families are all kinds: counts and filters 25, lookups and lists 20, extremes and aggregates 15,
// groups 15, joins 25. Few worlds have tables that refer to themselves, or columns that two tables share,
// hence the weights of "self" and "set".
var families = []Family{
	{"count", 6, countRows},
	{"count-filter", 9, countFiltered},
	{"count-two-filters", 3, countTwoFilters},
	{"count-null", 1.5, countNull},
	{"count-distinct", 2.5, countDistinct},
	{"count-of-key", 1.5, countOfKey},
	{"count-groups", 1.5, countGroups},

	{"list", 2.5, listAll},
	{"list-filter", 5, listFiltered},
	{"list-two-filters", 1.5, listTwoFilters},
	{"list-sorted", 2.5, listSorted},
	{"list-distinct", 1.5, listDistinct},
	{"lookup-by-key", 3, lookupByKey},
	{"lookup-by-name", 3, lookupByName},
	{"lookup-reverse", 1.5, lookupReverse},

	{"extreme", 4, extreme},
	{"top", 3, top},
	{"extreme-attribute", 1, extremeAttribute},
	{"aggregate", 3.5, aggregate},
	{"aggregate-filter", 2, aggregateFiltered},
	{"aggregates", 1, aggregates},
	{"above-average", 1.5, aboveAverage},

	{"group-count", 5, groupCount},
	{"group-aggregate", 3, groupAggregate},
	{"group-most", 3.5, groupMost},
	{"group-having", 1.5, groupHaving},
	{"group-year", 1, groupYear},
	{"set", 4, setOperation},

	{"children-count", 4, childrenCount},
	{"children-list", 4.5, childrenList},
	{"children-aggregate", 1.5, childrenAggregate},
	{"children-of-filtered", 2.5, childrenOfFiltered},
	{"children-extreme", 1, childrenExtreme},
	{"children-with-parents", 2, childrenWithParents},
	{"parents-grouped", 1.5, parentsGrouped},
	{"parents-top", 5, parentsTop},
	{"parents-top-sum", 1.5, parentsTopSum},
	{"parents-each", 2, parentsEach},
	{"parents-having", 2, parentsHaving},
	{"parents-without", 1.5, parentsWithout},
	{"parent-of", 2, parentOf},
	{"self", 4, self},
}
