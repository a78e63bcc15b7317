package schema

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func shopSchema(d dialects.Dialect) *Schema {
	zero := "0"
	return &Schema{Dialect: d, Tables: []Table{
		{Name: "Artist", Columns: []Column{{Name: "ArtistId", Type: "INTEGER"}, {Name: "Name", Type: "NVARCHAR(120)"}}, PrimaryKey: []string{"ArtistId"}},
		{Name: "Album", Comment: "one per\nrelease", PrimaryKey: []string{"AlbumId"}, Unique: [][]string{{"Title", "ArtistId"}},
			Columns: []Column{
				{Name: "AlbumId", Type: "INTEGER"},
				{Name: "Title", Type: "TEXT", NotNull: true, Comment: "as printed"},
				{Name: "ArtistId", Type: "INTEGER"},
				{Name: "Unit Price", Type: "NUMERIC(10,2)", Default: &zero},
			},
			ForeignKeys: []ForeignKey{{Columns: []string{"ArtistId"}, RefTable: "Artist", RefColumns: []string{"ArtistId"}}}},
		{Name: "order", PrimaryKey: []string{"a", "b"}, Columns: []Column{{Name: "a", Type: "INT"}, {Name: "b"}}},
		{Name: "sales", View: true, Columns: []Column{{Name: "day", Type: "DATE"}, {Name: "sum of sales", Type: "REAL"}}},
	}}
}

func TestNames(t *testing.T) {
	want := `Artist(ArtistId, Name)
Album(AlbumId, Title, ArtistId, "Unit Price")
"order"(a, b)
sales(day, "sum of sales")
`
	if got := shopSchema(dialects.SQLite).Names(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestDDL(t *testing.T) {
	want := `CREATE TABLE Artist (
  ArtistId INTEGER PRIMARY KEY,
  Name NVARCHAR(120)
);

CREATE TABLE Album ( -- one per release
  AlbumId INTEGER PRIMARY KEY,
  Title TEXT NOT NULL, -- as printed
  ArtistId INTEGER,
  "Unit Price" NUMERIC(10,2) DEFAULT 0,
  UNIQUE (Title, ArtistId),
  FOREIGN KEY (ArtistId) REFERENCES Artist (ArtistId)
);

CREATE TABLE "order" (
  a INT,
  b,
  PRIMARY KEY (a, b)
);

CREATE VIEW sales (day, "sum of sales");
`
	if got := shopSchema(dialects.SQLite).DDL(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestBriefDDL(t *testing.T) {
	moments := &Profile{Rows: 9, Min: "2024-01-05 10:30:00", Max: "2024-02-05 23:59:59", Common: []string{"2024-01-05 10:30:00"}}
	numbers := func() *Profile { return &Profile{Rows: 9, Min: "1", Max: "9", Common: []string{"1"}} }
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{{
		Name: "visit", PrimaryKey: []string{"id"}, Columns: []Column{
			{Name: "id", Type: "INTEGER", Profile: numbers()},
			{Name: "pet", Type: "INTEGER", NotNull: true, Profile: numbers()},
			{Name: "a", Type: "INTEGER"}, {Name: "b", Type: "INTEGER"},
			{Name: "code", Type: "TEXT", Profile: &Profile{Rows: 9, Min: "x", Max: "y", Common: []string{"x", "y"}}},
			{Name: "began", Type: "DATETIME", Profile: moments}, {Name: "weight", Type: "REAL", Profile: numbers()},
		},
		ForeignKeys: []ForeignKey{
			{Columns: []string{"pet"}, RefTable: "pet", RefColumns: []string{"id"}},
			{Columns: []string{"code"}, RefTable: "code", RefColumns: []string{"code"}},
			{Columns: []string{"a", "b"}, RefTable: "room", RefColumns: []string{"a", "b"}},
		},
	}}}
	want := `CREATE TABLE visit (
  id INTEGER PRIMARY KEY,
  pet INTEGER NOT NULL REFERENCES pet (id),
  a INTEGER,
  b INTEGER,
  code TEXT REFERENCES code (code), -- Example x, y
  began DATETIME, -- MIN 2024-01-05 MAX 2024-02-05
  weight REAL, -- MIN 1 MAX 9
  FOREIGN KEY (a, b) REFERENCES room (a, b)
);
`
	if got := s.BriefDDL(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if s.Tables[0].Columns[0].Profile == nil || moments.Min != "2024-01-05 10:30:00" || len(s.Tables[0].ForeignKeys) != 3 {
		t.Error("the schema was changed")
	}
}

func TestTSV(t *testing.T) {
	s := shopSchema(dialects.SQLite)
	s.Tables[1].Columns[1].Comment = "as\tprinted\x1b"
	s.Tables[1].Columns[3].Profile = &Profile{Rows: 3, Nulls: 1.0 / 3, Distinct: 2, Min: "1", Max: "2.5", Common: []string{"2.5", "1"}}
	s.Tables = s.Tables[:2]
	want := "table\tcolumn\ttype\tkey\tcomment\trows\tnulls\tdistinct\tmin\tmax\tcommon\n" +
		"Artist\tArtistId\tINTEGER\tpk\t\t\t\t\t\t\t\n" +
		"Artist\tName\tNVARCHAR(120)\t\t\t\t\t\t\t\t\n" +
		"Album\tAlbumId\tINTEGER\tpk\t\t\t\t\t\t\t\n" +
		"Album\tTitle\tTEXT\t\tas printed \t\t\t\t\t\t\n" +
		"Album\tArtistId\tINTEGER\t-> Artist.ArtistId\t\t\t\t\t\t\t\n" +
		"Album\t\"Unit Price\"\tNUMERIC(10,2)\t\t\t3\t0.333\t2\t1\t2.5\t2.5 | 1\n"
	if got := s.TSV(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestPaVeRLExample is the school table of PaVeRL-SQL, Figure 4, as far as our form is the paper's.
func TestPaVeRLExample(t *testing.T) {
	values := func(common ...string) *Profile { return &Profile{Rows: 9, Min: "287", Max: "852", Common: common} }
	s := &Schema{Dialect: dialects.SQLite, Tables: []Table{{Name: "School", PrimaryKey: []string{"School_id"}, Columns: []Column{
		{Name: "School_id", Type: "TEXT", Profile: values("1", "2", "3")},
		{Name: "Enrollment", Type: "INT", Comment: "pupils", Profile: values("300")},
		{Name: "County", Type: "TEXT", Profile: values("50 Marshall", "71 St. Joseph", "75 Starke")},
		{Name: "Open", Type: "TEXT", Profile: values("", "a;b")},
		{Name: "Motto", Type: "TEXT", Profile: &Profile{Rows: 9, Nulls: 1}},
	}}}}
	want := `CREATE TABLE School (
  School_id TEXT PRIMARY KEY, -- Example 1, 2, 3
  Enrollment INT, -- pupils; MIN 287 MAX 852
  County TEXT, -- Example 50 Marshall, 71 St. Joseph, 75 Starke
  Open TEXT, -- Example '', 'a;b'
  Motto TEXT
);
`
	if got := s.DDL(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestShortType(t *testing.T) {
	for declared, want := range map[string]string{
		"": "text", "INTEGER": "int", "int(11) unsigned": "int", "BIGINT": "int", "tinyint(1)": "int", "SERIAL": "int", "year": "int",
		"VARCHAR(255)": "text", "character varying(20)": "text", "NVARCHAR(160)": "text", "CLOB": "text", "uuid": "text",
		"jsonb": "text", "enum('a','b')": "text", "interval": "text", "point": "text",
		"REAL": "real", "double precision": "real", "FLOAT": "real", "NUMERIC(10,2)": "real", "DECIMAL(10,2)": "real", "money": "real", "NUMBER": "real",
		"DATE": "date", "DATETIME": "time", "timestamp without time zone": "time", "TIMESTAMP": "time", "TIME": "time",
		"BOOLEAN": "bool", "bool": "bool", "BLOB": "blob", "bytea": "blob", "VARBINARY(16)": "blob",
	} {
		if got := ShortType(declared); got != want {
			t.Errorf("%q: %s, want %s", declared, got, want)
		}
	}
}

func TestQuoteIdent(t *testing.T) {
	for _, c := range []struct {
		d          dialects.Dialect
		name, want string
	}{
		{dialects.SQLite, "Track", "Track"},
		{dialects.SQLite, "unit_price2", "unit_price2"},
		{dialects.SQLite, "Unit Price", `"Unit Price"`},
		{dialects.SQLite, "2nd", `"2nd"`},
		{dialects.SQLite, "Order", `"Order"`},
		{dialects.SQLite, "date", "date"},
		{dialects.SQLite, "rank", "rank"},
		{dialects.SQLite, `a"b`, `"a""b"`},
		{dialects.SQLite, "", `""`},
		{dialects.SQLite, "straße", `"straße"`},
		{dialects.MySQL, "Track", "Track"},
		{dialects.MySQL, "rank", "`rank`"},
		{dialects.MySQL, "a`b", "`a``b`"},
		{dialects.Postgres, "track", "track"},
		{dialects.Postgres, "Track", `"Track"`},
		{dialects.Postgres, "user", `"user"`},
	} {
		if got := dialects.QuoteIdent(c.d, c.name); got != c.want {
			t.Errorf("%s %q: %s, want %s", c.d, c.name, got, c.want)
		}
	}
}

func TestWords(t *testing.T) {
	for name, want := range map[string]string{
		"UnitPrice": "unit price", "unit_price": "unit price", "UNIT_PRICE": "unit price", "unitPrice": "unit price",
		"HTTPStatus": "http status", "line2": "line2", "Sum of Sales": "sum of sales", "_id_": "id", "GrößeMax": "größe max", "id": "id",
	} {
		if got := Words(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
