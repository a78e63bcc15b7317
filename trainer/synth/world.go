package synth

// Key is the single-column primary key, nil where there is none.
func (t *Table) Key() *Column {
	for _, c := range t.Columns {
		if c.Kind == KindID {
			return c
		}
	}
	return nil
}

// World is one made-up database: what its tables are called in SQL, what people call them, and its
// rows. Questions and their SQL are made from the names; answers and observations come from a real
// SQLite file that holds the rows.
type World struct {
	Name    string
	Tables  []*Table // parents before children
	Created []*Table // the same tables in the order of the DDL: parents first, alphabetical or shuffled
}

// Table is one table of a World.
type Table struct {
	Name     string // as in the DDL: "Customer", "tbl_orders", "zorbal"
	Nouns    []Noun // how people call its rows; the first is the plainest. No two tables share one
	Columns  []*Column
	Rows     [][]any // nil, int64, float64, string; in the order of Columns
	Junction bool    // only links two others (many-to-many), has no life of its own
	Person   bool    // its rows are people: "who", not "that" or "which"
}

// Noun is a countable name.
type Noun struct{ One, Many string }

// Kind says what a column means to a question.
type Kind string

const (
	KindID       Kind = "id"       // single-column integer primary key
	KindRef      Kind = "ref"      // foreign key
	KindName     Kind = "name"     // what identifies a row to people: name, title, first+last name
	KindText     Kind = "text"     // other free text: email, phone, address
	KindCategory Kind = "category" // few distinct strings: status, type, colour
	KindPlace    Kind = "place"    // city, country, region: "from X", "based in X"
	KindNumber   Kind = "number"   // a measurable quantity: price, weight, age
	KindYear     Kind = "year"     // an integer year
	KindDate     Kind = "date"     // ISO text, in some columns with the time of day
	KindFlag     Kind = "flag"     // 0/1
)

// Column is one column of a Table. A table without a KindID (some junctions) has its foreign keys
// as primary key. A person has two KindName columns (first and last name) or one (full name).
type Column struct {
	Name    string   // as in the DDL: "UnitPrice", "unit_price"
	Type    string   // declared type: INTEGER, TEXT, REAL, NVARCHAR(40), ...
	Kind    Kind     //
	Phrases []string // how people name it: "unit price", "price per unit"; the first is the plainest
	NotNull bool     // declared NOT NULL
	Ref     *Ref     // of a KindRef

	// Wordings that stand for a comparison or an extreme of this column, where it has any.
	// Verb forms join a plural subject: "products that cost more than 5". Of a date or a year they
	// mean later and earlier: "were hired after".
	More, Less []string // "cost more than", "weigh less than"
	// Adjectives: "most expensive", "cheapest", "oldest". Most goes with the largest value ("youngest"
	// for a birth date), Least with the smallest.
	Most, Least []string
	// With joins a plural subject to one of the column's values, for categories, places and some
	// years: "from", "based in", "with status", "whose colour is", "built in".
	With []string
	// True and False are how people say a flag: "active", "inactive".
	True, False []string
}

// Ref points to a table's primary key.
type Ref struct {
	Table *Table
	// Verbs relate a parent to its children, where the pair has a natural wording, in the past tense
	// so that it fits one and many: "placed" for customer → order ("customers who placed orders");
	// empty means "have" / "belong to".
	Verbs []string
	// Passive joins children to a parent: "placed by", "working in" ("orders placed by X");
	// empty means "of" / "belonging to".
	Passive []string
	// Role is the part that the parent plays where that is not plain from its noun: "manager",
	// "home team"; else empty.
	Role string
}
