package synth

import (
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// naming is how one world spells its identifiers. It is drawn once, as a real schema is the work of
// one hand; a few worlds mix two hands.
type naming struct {
	tables, columns style
	plural          bool
	prefix          string  // before every table: "tbl", "dim"
	suffix          string  // after every table: "table", "info"
	id              string  // "id": plain; otherwise the word after the table's noun: "id", "no", "key"
	idBare          bool    // the key is called id alone
	idFirst         bool    // "id_customer", not "customer_id"
	acronym         bool    // CustomerID, not CustomerId
	reference       int     // how a foreign key is called where keys are called id alone
	abbreviate      float64 // how often a word that has an abbreviation is abbreviated
	own             float64 // how often a column repeats its table's noun: "customer_name"
	initials        bool    // and then only its initials: "c_name", "ol_quantity"
	types           int     // index of typeFamilies
	notNull         float64 // how often a column is declared NOT NULL
}

type style int

const (
	snake  style = iota // unit_price
	camel               // unitPrice
	pascal              // UnitPrice
	flat                // unitprice
	upper               // UNIT_PRICE
	ada                 // Unit_Price
	spaced              // Unit Price: needs quotes
)

func newNaming(r *rand.Rand) *naming {
	styles := []style{snake, snake, snake, snake, snake, pascal, pascal, pascal, pascal, camel, camel, flat, upper, ada}
	n := &naming{tables: draw.One(r, styles)}
	n.columns = n.tables
	if draw.Chance(r, 0.2) {
		n.columns = draw.One(r, styles)
	}
	if draw.Chance(r, 0.03) {
		n.columns = spaced
		if draw.Chance(r, 0.5) {
			n.tables = spaced
		}
	}
	n.plural = draw.Chance(r, 0.5)
	if draw.Chance(r, 0.08) {
		n.prefix = draw.One(r, []string{"tbl", "t", "dim", "app", "m", "tb", nonce(r)})
	} else if draw.Chance(r, 0.03) {
		n.suffix = draw.One(r, []string{"table", "info", "data", "list", "master", "tbl"})
	}
	n.idBare = draw.Chance(r, 0.4)
	n.id = "id"
	if !n.idBare && draw.Chance(r, 0.2) {
		n.id = draw.One(r, []string{"no", "key", "num", "nr", "number", "pk", "ref"})
	}
	n.idFirst = !n.idBare && draw.Chance(r, 0.06)
	n.acronym = draw.Chance(r, 0.4)
	if n.idBare && draw.Chance(r, 0.25) {
		n.reference = 1 + r.IntN(3)
	}
	if draw.Chance(r, 0.15) {
		n.abbreviate = 0.3 + 0.7*r.Float64()
	}
	if draw.Chance(r, 0.2) {
		n.own = 0.2 + 0.8*r.Float64()
	}
	if draw.Chance(r, 0.04) {
		n.own, n.initials = 1, true
	}
	n.types = r.IntN(len(typeFamilies))
	n.notNull = draw.One(r, []float64{0, 0, 0.3, 0.7})
	return n
}

// join spells words in a style.
func (n *naming) join(s style, words []string) string {
	parts := make([]string, len(words))
	for i, w := range words {
		switch s {
		case camel, pascal, ada, spaced:
			if s != camel || i > 0 {
				w = Capital(w)
			}
			if n.acronym && w == "Id" {
				w = "ID"
			}
		case upper:
			w = strings.ToUpper(w)
		}
		parts[i] = w
	}
	switch s {
	case snake, upper, ada:
		return strings.Join(parts, "_")
	case spaced:
		return strings.Join(parts, " ")
	}
	return strings.Join(parts, "")
}

// split takes a phrase apart into the words of an identifier.
func split(phrase string) []string {
	return strings.FieldsFunc(strings.ToLower(phrase), func(r rune) bool { return r == ' ' || r == '-' || r == '\'' || r == '_' || r == '.' })
}

// shorten abbreviates some of the words.
func (n *naming) shorten(r *rand.Rand, words []string) []string {
	if n.abbreviate == 0 {
		return words
	}
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w
		if short, ok := abbreviations[w]; ok && draw.Chance(r, n.abbreviate) {
			out[i] = draw.One(r, strings.Fields(short))
		} else if !ok && len(w) >= 9 && draw.Chance(r, n.abbreviate*0.15) {
			out[i] = w[:4]
		}
	}
	return out
}

// table names a table after one of its nouns.
func (n *naming) table(r *rand.Rand, noun Noun) string {
	words := split(noun.One)
	if n.plural {
		words = split(noun.Many)
	}
	words = n.shorten(r, words)
	if n.prefix != "" {
		words = append([]string{n.prefix}, words...)
	}
	if n.suffix != "" {
		words = append(words, n.suffix)
	}
	return n.join(n.tables, words)
}

// key names a table's primary key.
func (n *naming) key(noun []string) string {
	switch {
	case n.idBare:
		return n.join(n.columns, []string{"id"})
	case n.idFirst:
		return n.join(n.columns, append([]string{n.id}, noun...))
	}
	return n.join(n.columns, append(append([]string{}, noun...), n.id))
}

// foreign names a foreign key after the parent's noun, or the role that the parent plays.
func (n *naming) foreign(noun []string) string {
	if !n.idBare {
		return n.key(noun)
	}
	switch n.reference {
	case 1:
		return n.join(n.columns, noun)
	case 2:
		return n.join(n.columns, append([]string{"fk"}, noun...))
	case 3:
		return n.join(n.columns, append([]string{"id"}, noun...))
	}
	return n.join(n.columns, append(append([]string{}, noun...), "id"))
}

// initials are the first letters of words.
func initials(words []string) []string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(w[:1])
	}
	return []string{b.String()}
}

// typeFamilies are the ways of declaring an id, short text, long text, a whole number, a decimal, a
// date and a flag.
var typeFamilies = []struct{ id, short, long, whole, decimal, date, flag []string }{
	{id: []string{"INTEGER"}, short: []string{"TEXT"}, long: []string{"TEXT"}, whole: []string{"INTEGER"}, decimal: []string{"REAL"}, date: []string{"TEXT", "DATE"}, flag: []string{"INTEGER", "BOOLEAN"}},
	{id: []string{"INTEGER"}, short: []string{"TEXT"}, long: []string{"TEXT"}, whole: []string{"INTEGER"}, decimal: []string{"REAL", "NUMERIC"}, date: []string{"TEXT"}, flag: []string{"INTEGER"}},
	{id: []string{"INT"}, short: []string{"VARCHAR(50)", "VARCHAR(100)", "VARCHAR(40)"}, long: []string{"VARCHAR(255)", "TEXT"}, whole: []string{"INT"}, decimal: []string{"DECIMAL(10,2)", "FLOAT"}, date: []string{"DATE"}, flag: []string{"BOOLEAN"}},
	{id: []string{"INTEGER"}, short: []string{"NVARCHAR(40)", "NVARCHAR(120)", "NVARCHAR(60)", "NVARCHAR(30)"}, long: []string{"NVARCHAR(200)", "NVARCHAR(70)"}, whole: []string{"INTEGER"}, decimal: []string{"NUMERIC(10,2)"}, date: []string{"DATETIME"}, flag: []string{"INTEGER"}},
	{id: []string{"int"}, short: []string{"varchar(50)", "varchar(30)"}, long: []string{"text", "varchar(200)"}, whole: []string{"int"}, decimal: []string{"decimal(8,2)", "float"}, date: []string{"date", "timestamp"}, flag: []string{"boolean", "tinyint"}},
	{id: []string{"BIGINT", "INTEGER"}, short: []string{"VARCHAR(64)", "CHAR(20)"}, long: []string{"TEXT"}, whole: []string{"INTEGER", "SMALLINT", "BIGINT"}, decimal: []string{"DOUBLE", "NUMERIC(12,2)"}, date: []string{"DATETIME", "DATE"}, flag: []string{"TINYINT(1)", "BOOL"}},
}

// declare gives a column its type.
func (n *naming) declare(r *rand.Rand, a *attribute, values []any) string {
	f := typeFamilies[n.types]
	switch a.kind {
	case KindID, KindRef:
		return f.id[0]
	case KindDate:
		return f.date[0]
	case KindFlag:
		return f.flag[0]
	case KindYear:
		return f.whole[0]
	case KindNumber:
		for _, v := range values {
			if _, ok := v.(float64); ok {
				return draw.One(r, f.decimal)
			}
		}
		return draw.One(r, f.whole)
	case KindText:
		return draw.One(r, f.long)
	}
	return draw.One(r, f.short)
}

// abbreviations that schemas use; several are separated by spaces.
var abbreviations = map[string]string{
	"quantity": "qty", "amount": "amt", "customer": "cust", "department": "dept", "address": "addr", "number": "no num nbr",
	"employee": "emp", "product": "prod", "category": "cat categ", "description": "desc descr", "date": "dt", "birth": "b",
	"telephone": "tel", "phone": "ph tel", "manager": "mgr", "account": "acct acc", "organization": "org", "average": "avg",
	"maximum": "max", "minimum": "min", "status": "stat sts", "country": "ctry", "location": "loc", "address line": "addr",
	"first": "f fst", "last": "l lst", "name": "nm", "code": "cd", "type": "typ", "level": "lvl", "reference": "ref",
	"transaction": "txn trans", "payment": "pmt paymt", "invoice": "inv", "order": "ord", "supplier": "supp", "vendor": "vend",
	"percent": "pct", "percentage": "pct", "weight": "wt", "height": "ht", "length": "len", "temperature": "temp",
	"year": "yr", "month": "mth", "hours": "hrs", "minutes": "mins", "position": "pos", "identifier": "ident", "message": "msg",
	"project": "proj", "student": "stud", "teacher": "tchr", "patient": "pat", "doctor": "doc dr", "building": "bldg",
	"street": "str", "city": "cty", "region": "reg", "vehicle": "veh", "registration": "regn", "experience": "exp",
	"salary": "sal", "budget": "bdgt", "revenue": "rev", "capacity": "cap", "duration": "dur", "distance": "dist",
	"population": "pop", "longitude": "lng", "latitude": "lat", "group": "grp", "service": "svc", "request": "req",
	"response": "resp", "information": "info", "image": "img", "picture": "pic", "user": "usr", "password": "pwd",
	"member": "mbr mem", "membership": "mship", "contract": "contr", "delivery": "deliv", "shipment": "shpmt", "warehouse": "whse wh",
	"inventory": "invt", "material": "mat matl", "language": "lang", "nationality": "nat", "company": "co comp",
	"discount": "disc", "price": "prc", "total": "tot", "balance": "bal", "currency": "curr", "condition": "cond",
	"measurement": "meas", "station": "stn", "equipment": "equip", "laboratory": "lab", "experiment": "expt", "sample": "smpl",
	"session": "sess", "appointment": "appt", "schedule": "sched", "certificate": "cert", "question": "qn", "priority": "prio",
	"created": "crt", "updated": "upd", "available": "avail", "serial": "ser", "manufacturer": "mfr", "received": "rcvd",
}
