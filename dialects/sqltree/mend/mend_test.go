package mend_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// shop is Chinook's core: an artist's albums, their tracks, and what was sold.
func shop(d dialects.Dialect) *schema.Schema {
	table := func(name, columns string, keys ...schema.ForeignKey) schema.Table {
		t := schema.Table{Name: name, ForeignKeys: keys}
		for i, c := range strings.Fields(columns) {
			name, declared, _ := strings.Cut(c, ":")
			t.Columns = append(t.Columns, schema.Column{Name: name, Type: declared, NotNull: i == 0})
		}
		t.PrimaryKey = []string{t.Columns[0].Name}
		return t
	}
	to := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{table + "Id"}}
	}
	return &schema.Schema{Dialect: d, Tables: []schema.Table{
		table("Artist", "ArtistId Name"),
		table("Album", "AlbumId Title ArtistId", to("ArtistId", "Artist")),
		table("Genre", "GenreId Name"),
		table("Track", "TrackId Name AlbumId GenreId UnitPrice Milliseconds Live:boolean", to("AlbumId", "Album"), to("GenreId", "Genre")),
		table("Customer", "CustomerId FirstName Email"),
		table("Invoice", "InvoiceId CustomerId InvoiceDate BillingCity", to("CustomerId", "Customer")),
		table("InvoiceLine", "InvoiceLineId InvoiceId TrackId Quantity", to("InvoiceId", "Invoice"), to("TrackId", "Track")),
	}}
}

// A name that a thousand tables have, and a table to which all refer, lead nowhere, and soon.
func TestHubs(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "users", Columns: []schema.Column{{Name: "id"}}, PrimaryKey: []string{"id"}}}}
	for i := range 1000 {
		s.Tables = append(s.Tables, schema.Table{
			Name:        fmt.Sprintf("t%d", i),
			Columns:     []schema.Column{{Name: "name"}, {Name: "created_by"}, {Name: fmt.Sprintf("c%d", i)}},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"created_by"}, RefTable: "users", RefColumns: []string{"id"}}},
		})
	}
	for _, sql := range []string{"SELECT name FROM users", "SELECT c3, c7 FROM t3", "SELECT nosuch FROM t3 JOIN t4 ON t3.x = t4.y"} {
		if got, changes := whole(s, sql); got != "" {
			t.Errorf("%s: %s %v", sql, got, changes)
		}
	}
}

// A column that joins tables is not what is read under its name, one along a foreign key goes by the key's name, and of
// several ways the one is meant that a qualifier or a column of the query begins.
func TestKeysNameOthers(t *testing.T) {
	table := func(name, columns string, keys ...schema.ForeignKey) schema.Table {
		t := schema.Table{Name: name, ForeignKeys: keys}
		for c := range strings.FieldsSeq(columns) {
			t.Columns = append(t.Columns, schema.Column{Name: c})
		}
		t.PrimaryKey = []string{t.Columns[0].Name}
		return t
	}
	to := func(column, table, key string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{key}}
	}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		table("Order Details", "order_id quantity"),
		table("player", "player_id player _born_on"),
		table("season", "season_id season player", to("player", "player", "player_id")),
		table("harbour", "harbour_id harbour_name"),
		table("port", "port_id"),
		{Name: "harbours of today", View: true, Columns: []schema.Column{{Name: "harbour_name"}}},
		table("boat", "boat_id boat_name home_harbour_id last_harbour_id", to("home_harbour_id", "harbour", "harbour_id"), to("last_harbour_id", "harbour", "harbour_id")),
		table("lang", "lang_code"),
		table("exam", "exam_id subject from_lang to_lang", to("from_lang", "lang", "lang_code"), to("to_lang", "lang", "lang_code")),
		table("candidate", "candidate_id surname mother_tongue", to("mother_tongue", "lang", "lang_code")),
		table("sitting", "exam_id candidate_id", to("exam_id", "exam", "exam_id"), to("candidate_id", "candidate", "candidate_id")),
		table("staff", "staff_id staff_name"),
		table("problem", "problem_id product_type_code closed_by reported_by", to("closed_by", "staff", "staff_id"), to("reported_by", "staff", "staff_id")),
		table("problem_log", "log_id problem_id staff_id", to("problem_id", "problem", "problem_id"), to("staff_id", "staff", "staff_id")),
		table("item", "item_id start_name_text end_name_text order_start_day"),
	}}
	for sql, want := range map[string]string{
		"SELECT season, player FROM player JOIN season ON player.player_id = season.player": "SELECT season, player.player FROM player JOIN season ON player.player_id = season.player",
		"SELECT boat_name, home_harbour_name FROM boat":                                     "SELECT boat.boat_name, harbour.harbour_name FROM boat JOIN harbour ON boat.home_harbour_id = harbour.harbour_id",
		"SELECT b.last_harbour_name FROM boat b":                                            "SELECT harbour.harbour_name FROM boat AS b JOIN harbour ON b.last_harbour_id = harbour.harbour_id",
		"SELECT boat_name, harbour_name FROM boat":                                          "", // of which?
		"SELECT d.quantity FROM order details d WHERE d.Order_ID > 3":                       "SELECT d.quantity FROM \"Order Details\" AS d WHERE d.order_id > 3",
		"SELECT ___ FROM player":                                                            "",
		"SELECT harbour_name FROM port":                                                     "SELECT harbour_name FROM harbour", // a view of it has that name too
		"SELECT t2.subject FROM exam t1 JOIN candidate t2 ON t1.candidate_id = t2.candidate_id WHERE t2.surname = 'x'":// not through lang
		"SELECT t1.subject FROM exam AS t1 JOIN sitting ON t1.exam_id = sitting.exam_id JOIN candidate AS t2 ON sitting.candidate_id = t2.candidate_id WHERE t2.surname = 'x'",
		"SELECT t1.product_type_code FROM problem_log t1 JOIN staff t2 ON t1.staff_id = t2.staff_id WHERE t2.staff_name = 'x'":// not those of the staff
		"SELECT problem.product_type_code FROM problem_log AS t1 JOIN staff AS t2 ON t1.staff_id = t2.staff_id JOIN problem ON t1.problem_id = problem.problem_id WHERE t2.staff_name = 'x'",
		"SELECT product_category_code FROM problem": "SELECT product_type_code FROM problem",
		"SELECT order_end_day FROM item":            "", // the opposite
		"SELECT first_name_text FROM item":          "", // the first word says most
		"SELECT start_name_code FROM item":          "",
	} {
		if got, changes := whole(s, sql); got != want {
			t.Errorf("%s\ngot  %s\nwant %s\n%v", sql, got, want, changes)
		}
	}
}

// whole is a text mended, "" where it is left alone.
func whole(s *schema.Schema, sql string) (string, []mend.Change) {
	text, changes, _ := mend.SQL(sql, s)
	return text, changes
}

func TestMend(t *testing.T) {
	queries := map[dialects.Dialect][][2]string{}
	for _, test := range []struct {
		d              dialects.Dialect
		sql, want, say string // want "": left alone
	}{
		// FROM.
		{dialects.SQLite, "SELECT Title FROM Artist", `SELECT title FROM "Album"`, "read Album in place of Artist"},
		{dialects.SQLite, "SELECT AVG(UnitPrice) FROM Genre WHERE Name = 'Jazz'", // Track has a name too
			`SELECT avg("Track".unitprice) FROM genre JOIN "Track" ON genre."GenreId" = "Track"."GenreId" WHERE genre.name = 'Jazz'`, "joined Track to Genre"},
		{dialects.SQLite, "SELECT Title FROM Track", "", "joined Album to Track"}, // once for each of them
		{dialects.SQLite, "SELECT Artist.Name, COUNT(*) FROM Track GROUP BY Artist.Name ORDER BY 2 DESC LIMIT 5",
			`SELECT "Artist".name, count(*) FROM track JOIN "Album" ON track."AlbumId" = "Album"."AlbumId" JOIN "Artist" ON "Album"."ArtistId" = "Artist"."ArtistId" GROUP BY "Artist".name ORDER BY 2 DESC LIMIT 5`, "joined Artist, and Album between it and Track"},
		{dialects.SQLite, "SELECT a.Name, COUNT(t.TrackId) FROM Track t JOIN Artist a ON t.ArtistId = a.ArtistId GROUP BY a.Name",
			"", "joined Album between Track and Artist"},
		{dialects.Postgres, `SELECT a."Name", t."Name" FROM "Track" t JOIN "Artist" a ON t."ArtistId" = a."ArtistId"`,
			`SELECT a."Name", t."Name" FROM "Track" AS t JOIN "Album" ON t."AlbumId" = "Album"."AlbumId" JOIN "Artist" AS a ON "Album"."ArtistId" = a."ArtistId"`, "joined Album"},
		{dialects.MySQL, "SELECT a.Name FROM Track t JOIN Artist a ON t.ArtistId = a.ArtistId",
			"", "joined Album"},
		{dialects.SQLite, "SELECT t.Name, t.Title FROM Track t", "", "joined Album to Track"},
		{dialects.SQLite, "SELECT c.Email FROM Track t JOIN Customer c ON c.TrackId = t.TrackId", // from the end to the start
			`SELECT c.email FROM track AS t JOIN "InvoiceLine" ON "InvoiceLine"."TrackId" = t."TrackId" JOIN "Invoice" ON "Invoice"."InvoiceId" = "InvoiceLine"."InvoiceId" JOIN customer AS c ON c."CustomerId" = "Invoice"."CustomerId"`, "joined Invoice, InvoiceLine between Customer and Track"},
		{dialects.SQLite, "SELECT Name FROM Invoice WHERE InvoiceId = 3", "", ""}, // of an artist, a genre or a track
		{dialects.SQLite, "SELECT COUNT(*) FROM Invoice WHERE Email = 'x'", "", "joined Customer to Invoice"},
		{dialects.SQLite, "SELECT FirstName FROM Customer c WHERE EXISTS (SELECT 1 FROM Invoice i WHERE i.CustomerId = c.CustomerId AND Quantity > 3)",
			"", "joined InvoiceLine to Invoice"},
		{dialects.SQLite, "SELECT T2.Title FROM Artist AS T1 JOIN Album AS T2 ON T1.ArtistId = T2.ArtistId WHERE T3.Milliseconds > 5", "", "joined Track to Album"},
		{dialects.SQLite, "SELECT T1.FirstName FROM Customer AS T1 JOIN Artist AS T2 ON T1.ArtistId = T2.ArtistId WHERE T1.Email = 'x'",
			"SELECT t1.firstname FROM customer AS t1 WHERE t1.email = 'x'", "left out Artist"},
		{dialects.SQLite, "SELECT c.Email FROM Artist g JOIN Customer c ON c.ArtistId = g.ArtistId AND c.FirstName = 'x'", "SELECT c.email FROM customer AS c WHERE c.firstname = 'x'", "left out Artist"},
		{dialects.SQLite, "SELECT c.Email FROM (Genre a JOIN Artist g) JOIN Customer c ON c.ArtistId = g.ArtistId WHERE a.Name = 'x'", "", "left out Artist"},
		{dialects.SQLite, "SELECT COUNT(*) FROM Customer AS T1 JOIN Artist AS T2 ON T1.ArtistId = T2.ArtistId", "", ""}, // of what?
		// Owners.
		{dialects.SQLite, "SELECT T1.Title FROM Artist AS T1 JOIN Album AS T2 ON T1.ArtistId = T2.ArtistId", "", "read t1.title as Album.title"},
		{dialects.SQLite, "SELECT Album.Title FROM Album AS T1", "", "read album.title as Album.title"},
		{dialects.SQLite, "SELECT ArtistId, Title FROM Artist JOIN Album ON Artist.ArtistId = Album.ArtistId", "", "which the join makes equal"},
		{dialects.SQLite, "SELECT Name, Title FROM Artist JOIN Album ON Artist.ArtistId = Album.ArtistId JOIN Track ON Track.AlbumId = Album.AlbumId", "", ""},
		{dialects.SQLite, "SELECT a.Name FROM Artist a JOIN Album b ON a.AlbumId = b.AlbumId", "", "read a.albumid = b.albumid as"},
		{dialects.Postgres, `SELECT "Title" FROM "Artist" JOIN "Album" USING ("AlbumId")`,
			`SELECT "Title" FROM "Artist" JOIN "Album" ON "Artist"."ArtistId" = "Album"."ArtistId"`, "in place of USING (AlbumId)"},
		{dialects.SQLite, "SELECT T2.Name FROM InvoiceLine AS T2 JOIN Track AS T3 ON T2.TrackId = T3.TrackId JOIN Genre AS T4 ON T3.GenreId = T4.GenreId",
			"", "read t2.name as Genre.name"}, // which is there for nothing else
		{dialects.SQLite, "SELECT T1.Name FROM Album AS T1 JOIN Artist AS T2 ON T1.ArtistId = T2.ArtistId JOIN Track AS T3 ON T1.AlbumId = T3.AlbumId", "", ""},
		// Keys.
		{dialects.SQLite, "SELECT COUNT(DISTINCT ArtistId) FROM InvoiceLine", // an album's as well as its artist's
			`SELECT count(DISTINCT "Album".artistid) FROM invoiceline JOIN "Track" ON invoiceline."TrackId" = "Track"."TrackId" JOIN "Album" ON "Track"."AlbumId" = "Album"."AlbumId"`, "joined Album, and Track between it and InvoiceLine"},
		{dialects.SQLite, "SELECT Artist.Name FROM Artist JOIN InvoiceLine ON Artist.ArtistId = InvoiceLine.ArtistId JOIN Track ON InvoiceLine.TrackId = Track.TrackId",
			"", "joined Album between Artist and Track"},
		{dialects.SQLite, "SELECT T1.ArtistId FROM Artist AS T1 JOIN Album AS T2 ON T1.ArtistId = T2.ArtistId JOIN Track AS T3 ON T2.AlbumId = T3.AlbumId WHERE T3.ArtistId = 2",
			"", "read t3.artistid as Artist.artistid"}, // which the join makes equal
		{dialects.SQLite, "SELECT T2.Title FROM Album AS T1 JOIN Album_Titles AS T2 ON T1.AlbumId = T2.AlbumId WHERE T2.ArtistId = 2",
			"SELECT t1.title FROM album AS t1 WHERE t1.artistid = 2", "left out album_titles, which does not exist"},
		{dialects.SQLite, `SELECT T1.Title FROM Album AS T1 WHERE T1.Milliseconds = "Suite 634"`, "", "joined Track to Album"}, // not by a text
		{dialects.SQLite, "SELECT T2.Salary FROM Album AS T1 JOIN Album_Titles AS T2 ON T1.AlbumId = T2.AlbumId", "", ""},
		{dialects.SQLite, "SELECT Name FROM Track WHERE Titel = 'x'", "", "joined Album to Track; read Album.titel as Album.Title"}, // a slip of a neighbour
		// Names.
		{dialects.SQLite, "SELECT date_invoice FROM Invoice", "", "read date_invoice as Invoice.InvoiceDate"},
		{dialects.SQLite, "SELECT i.customer_billing_city FROM Invoice i", "", "read i.customer_billing_city as Invoice.BillingCity"},
		{dialects.SQLite, "SELECT artist_name FROM Album", "", "joined Artist to Album; read Artist.artist_name as Artist.Name"},
		{dialects.SQLite, "SELECT price FROM Track", "", "read price as Track.UnitPrice"},
		{dialects.SQLite, "SELECT line_id FROM InvoiceLine", "", "read line_id as InvoiceLine.InvoiceLineId"},
		{dialects.SQLite, "SELECT billing_name FROM Artist", "", ""}, // one word says little
		{dialects.SQLite, "SELECT artist_id, Nmae FROM artists", "", "read the table artists as Artist; read artist_id as Artist.ArtistId; read nmae as Artist.Name"},
		{dialects.SQLite, "SELECT unit_price FROM Tracks", "", "read unit_price as Track.UnitPrice"},
		{dialects.SQLite, "SELECT Quantitiy FROM Invoice_Line", "", "read quantitiy as InvoiceLine.Quantity"},
		{dialects.SQLite, "SELECT Id FROM Album", "", "read id as Album.AlbumId"},
		{dialects.SQLite, "SELECT T1.Name FROM Album T1", "", "read t1.name as Album.Title"},
		{dialects.SQLite, "SELECT Salary FROM Album", "", ""},
		{dialects.SQLite, "SELECT ___ FROM Album", "", ""},
		// Other dialects.
		{dialects.SQLite, "SELECT YEAR(InvoiceDate), COUNT(*) FROM Invoice GROUP BY 1", "", "YEAR"},
		{dialects.SQLite, "SELECT DATE_FORMAT(InvoiceDate, '%Y-%m') FROM Invoice", "SELECT strftime('%Y-%m', invoicedate) FROM invoice", "DATE_FORMAT"},
		{dialects.SQLite, "SELECT EXTRACT(YEAR FROM InvoiceDate)::text FROM Invoice", "", "EXTRACT"},
		{dialects.SQLite, "SELECT TOP 5 Name FROM Artist ORDER BY Name", "SELECT name FROM artist ORDER BY name LIMIT 5", "LIMIT 5 for TOP 5"},
		{dialects.SQLite, "SELECT Name FROM Artist WHERE Name ILIKE 'a%' OFFSET 2 ROWS FETCH NEXT 3 ROWS ONLY", "SELECT name FROM artist WHERE name LIKE 'a%' LIMIT 3 OFFSET 2", "LIMIT"},
		{dialects.Postgres, `SELECT IFNULL("Name", 'x') FROM "Artist" LIMIT 2, 3`, `SELECT coalesce("Name", 'x') FROM "Artist" LIMIT 3 OFFSET 2`, "LIMIT 3 OFFSET 2"},
		{dialects.Postgres, `SELECT strftime('%Y-%m', "InvoiceDate") FROM "Invoice"`, `SELECT to_char("InvoiceDate", 'YYYY-MM') FROM "Invoice"`, "STRFTIME"},
		{dialects.Postgres, `SELECT "Name" FROM "Track" WHERE "Live" = 1`, `SELECT "Name" FROM "Track" WHERE "Live" = TRUE`, "boolean"},
		{dialects.Postgres, "SELECT `Name` FROM `Artist`", `SELECT "Name" FROM "Artist"`, "wrote"},
		{dialects.MySQL, "SELECT strftime('%Y', InvoiceDate), FirstName || ' ' || Email FROM Invoice JOIN Customer USING (CustomerId)", "", "CONCAT"},
		{dialects.MySQL, "SELECT CAST(Quantity AS integer), Quantity::numeric FROM InvoiceLine", "", "SIGNED"},
		// Case and quotation marks.
		{dialects.Postgres, "SELECT Name FROM Artist WHERE Artist.ArtistId = 1", `SELECT "Name" FROM "Artist" WHERE "Artist"."ArtistId" = 1`, `"Artist" for artist`},
		{dialects.Postgres, `SELECT "Name" FROM "Artist" WHERE "Name" = "AC/DC"`, `SELECT "Name" FROM "Artist" WHERE "Name" = 'AC/DC'`, "as a text"},
		{dialects.Postgres, `SELECT q.Name FROM (SELECT Name FROM Artist) AS q`, `SELECT q."Name" FROM (SELECT "Name" FROM "Artist") AS q`, `"Artist" for artist`},
		{dialects.MySQL, "SELECT Name FROM artist", "SELECT name FROM `Artist`", "Artist for artist"},
		// GROUP BY.
		{dialects.Postgres, `SELECT a."Name", COUNT(*) FROM "Artist" a JOIN "Album" b ON a."ArtistId" = b."ArtistId" GROUP BY b."ArtistId"`, "", `grouped by a.Name too`},
		{dialects.Postgres, `SELECT "Name", COUNT(*) FROM "Artist" GROUP BY "ArtistId"`, "", ""}, // PostgreSQL knows it
		{dialects.Postgres, `SELECT "Title", COUNT(*) FROM "Album" GROUP BY "ArtistId"`, "", ""}, // another query
	} {
		got, changes := whole(shop(test.d), test.sql)
		var said []string
		for _, c := range changes {
			said = append(said, c.Text)
		}
		all := strings.Join(said, "; ")
		switch {
		case (test.say == "") != (got == ""), !strings.Contains(all, test.say), test.want != "" && got != test.want:
			t.Errorf("%s: %s\ngot  %s\nwant %s\nsaid %q, want %q", test.d, test.sql, got, test.want, all, test.say)
		case got != "":
			queries[test.d] = append(queries[test.d], [2]string{test.sql, got})
			again, err := parse.Parse(test.d, got)
			if err != nil {
				t.Errorf("%s: %s: mended %s: %v", test.d, test.sql, got, err)
			} else if problems := sqltree.Resolve(again.Query, shop(test.d)); len(problems) > 0 {
				t.Errorf("%s: %s: mended %s: %v", test.d, test.sql, got, problems)
			}
		}
	}
	for d, pairs := range queries {
		t.Run(string(d), func(t *testing.T) { runs(t, d, pairs) })
	}
}

// runs reports whether a server refuses the first of each pair, and runs the second.
func runs(t *testing.T, d dialects.Dialect, pairs [][2]string) {
	db := opened(t, d, script(d))
	for _, p := range pairs {
		if _, err := db.Query(t.Context(), p[0], database.Limits{Rows: 10}); err == nil && !strings.Contains(p[0], "||") {
			t.Errorf("%s runs as it is", p[0])
		}
		if _, err := db.Query(t.Context(), p[1], database.Limits{Rows: 10}); err != nil {
			t.Errorf("%s\nmended %s: %v", p[0], p[1], err)
		}
	}
}

// opened is a database of a script, on the server of a dialect that the environment names.
func opened(t *testing.T, d dialects.Dialect, script string) database.DB {
	switch d {
	case dialects.SQLite:
		return testdb.DB(t, script)
	default:
		dsn := os.Getenv(map[dialects.Dialect]string{dialects.Postgres: "SQLAGENT_TEST_POSTGRES", dialects.MySQL: "SQLAGENT_TEST_MYSQL"}[d])
		if dsn == "" {
			t.Skipf("no server of %s in the environment", d.Title())
		}
		if d == dialects.Postgres {
			dsn = testdb.Postgres(t, dsn, "test_mend", script)
		} else {
			dsn = testdb.MySQL(t, dsn, "test_mend", script)
		}
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		return db
	}
}

// script makes the shop's tables.
func script(d dialects.Dialect) string {
	quote := func(name string) string {
		if d == dialects.MySQL {
			return "`" + name + "`"
		}
		return `"` + name + `"`
	}
	var b strings.Builder
	for _, t := range shop(d).Tables {
		fmt.Fprintf(&b, "CREATE TABLE %s (", quote(t.Name))
		for i, c := range t.Columns {
			declared := "text"
			switch {
			case c.Type != "":
				declared = c.Type
			case strings.HasSuffix(c.Name, "Id"), c.Name == "Quantity", c.Name == "Milliseconds":
				declared = "integer"
			case strings.HasSuffix(c.Name, "Date"):
				declared = "date"
			}
			if fmt.Fprintf(&b, "%s %s", quote(c.Name), declared); i == 0 {
				b.WriteString(" NOT NULL")
			}
			b.WriteString(", ")
		}
		for _, fk := range t.ForeignKeys {
			fmt.Fprintf(&b, "FOREIGN KEY (%s) REFERENCES %s (%s), ", quote(fk.Columns[0]), quote(fk.RefTable), quote(fk.RefColumns[0]))
		}
		fmt.Fprintf(&b, "PRIMARY KEY (%s));\n", quote(t.PrimaryKey[0]))
	}
	return b.String()
}
