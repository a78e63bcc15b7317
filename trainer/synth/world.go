package synth

// World is one made-up database: what its tables are called in SQL, what people call them, and its
// rows. Questions and their SQL are made from the names; answers and observations come from a real
// SQLite file that holds the rows.
type World struct {
	Name   string
	Tables []*Table // parents before children
}

// Table is one table of a World.
type Table struct {
	Name     string // as in the DDL: "Customer", "tbl_orders", "zorbal"
	Nouns    []Noun // how people call its rows; the first is the plainest
	Columns  []*Column
	Rows     [][]any // nil, int64, float64, string; in the order of Columns
	Junction bool    // only links two others (many-to-many), has no life of its own
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
	KindDate     Kind = "date"     // ISO text
	KindFlag     Kind = "flag"     // 0/1
)

// Column is one column of a Table.
type Column struct {
	Name    string   // as in the DDL: "UnitPrice", "unit_price"
	Type    string   // declared type: INTEGER, TEXT, REAL, NVARCHAR(40), ...
	Kind    Kind     //
	Phrases []string // how people name it: "unit price", "price per unit"; the first is the plainest
	NotNull bool
	Ref     *Ref // of a KindRef

	// Wordings that stand for a comparison or an extreme of this column, where it has any.
	// Verb forms join a plural subject: "products that cost more than 5".
	More, Less  []string // "cost more than", "weigh less than"
	Most, Least []string // adjectives: "most expensive", "cheapest", "oldest" (already by meaning of the value)
	// With joins a plural subject to one of the column's text values, for categories and places:
	// "from", "based in", "with status", "whose colour is".
	With []string
	// True and False are how people say a flag: "active", "inactive".
	True, False []string
}

// Ref points to a table's primary key.
type Ref struct {
	Table *Table
	// Verbs relate a parent to its children, where the pair has a natural wording
	// ("placed" for customer → order); empty means "have" / "belong to".
	Verbs []string
}
