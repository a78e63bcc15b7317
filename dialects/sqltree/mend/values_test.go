package mend_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
)

// music is a shop with a few rows.
const music = `
CREATE TABLE artist (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT, artist_id INTEGER, FOREIGN KEY (artist_id) REFERENCES artist (id));
CREATE TABLE genre (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE track (id INTEGER PRIMARY KEY, name TEXT, status TEXT, album_id INTEGER, genre_id INTEGER,
	FOREIGN KEY (album_id) REFERENCES album (id), FOREIGN KEY (genre_id) REFERENCES genre (id));
CREATE TABLE playlist (id INTEGER PRIMARY KEY, title TEXT);
CREATE TABLE entry (playlist_id INTEGER, track_id INTEGER,
	FOREIGN KEY (playlist_id) REFERENCES playlist (id), FOREIGN KEY (track_id) REFERENCES track (id));
INSERT INTO artist VALUES (1, 'AC/DC'), (2, 'Metallica'), (3, 'Nobody');
INSERT INTO album VALUES (1, 'High Voltage', 1), (2, 'Black Album', 2), (3, 'Load', 2);
INSERT INTO genre VALUES (1, 'Rock'), (2, 'Heavy Metal'), (3, 'Jazz');
INSERT INTO track VALUES (1, 'T.N.T.', 'on sale', 1, 1), (2, 'Enter Sandman', 'on sale', 2, 2), (3, 'Until It Sleeps', 'sold out', 3, 1);
INSERT INTO playlist VALUES (1, 'Sunday'), (2, 'Loud');
INSERT INTO entry VALUES (1, 1), (2, 1), (2, 2), (2, 3);`

// What finds nothing, or a server refuses, finds what the question means.
func TestValues(t *testing.T) {
	for _, d := range dialects.All {
		t.Run(string(d), func(t *testing.T) { values(t, opened(t, d, music)) })
	}
}

func values(t *testing.T, db database.DB) {
	d := db.Dialect()
	bare, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := database.Profiled(t.Context(), db, bare, database.ProfileOptions{})
	if err != nil {
		t.Fatal(err)
	}
	rows := func(sql string) string {
		r, err := db.Query(t.Context(), sql, database.Limits{Rows: 10})
		if err != nil {
			return err.Error()
		}
		var out []string
		for _, row := range r.Rows {
			out = append(out, fmt.Sprint(row[0]))
		}
		slices.Sort(out)
		return strings.Join(out, ", ")
	}
	for _, test := range []struct{ question, sql, want, say string }{ // want "": left alone
		{"How many jazz or rock tracks?", "SELECT count(*) FROM track JOIN genre ON genre_id = genre.id WHERE genre.name = 'rock'", "2",
			"compared genre.name with 'Rock' in place of 'rock', which was not seen there"},
		{"heavy metal tracks", "SELECT track.name FROM track JOIN genre ON genre_id = genre.id WHERE genre.name = 'Metal'", "Enter Sandman",
			"compared genre.name with 'Heavy Metal' in place of 'Metal'"},
		{"tracks that are sold out", "SELECT name FROM track WHERE status IN ('out', 'off sale')", "Until It Sleeps", "compared track.status with 'sold out' in place of 'out'"},
		{"How many tracks does Metallica have?", "SELECT count(*) FROM track WHERE genre_id = (SELECT id FROM genre WHERE name = 'Metallica')", "2",
			"compared artist.name with 'Metallica', which was not seen in genre.name"},
		{"Which playlists contain songs by AC/DC?", "SELECT p.title FROM entry e JOIN playlist p ON e.playlist_id = p.id JOIN track t ON e.track_id = t.id WHERE t.name LIKE '%ac/dc%'",
			"Loud, Sunday", "compared artist.name with 'AC/DC', which was not seen in track.name"},
		{"Tracks of Metallica", "SELECT name FROM track WHERE album_id IN (SELECT id FROM album WHERE artist_id = 'Metallica')", "Enter Sandman, Until It Sleeps",
			"compared artist.name with 'Metallica', which was not seen in album.artist_id"},
		{"Albums with rock tracks", "SELECT title FROM album WHERE title = 'Rock'", "High Voltage, Load", "compared genre.name with 'Rock'"},
		{"Which tracks of Metallica are on Loud?", "SELECT name FROM track WHERE name = 'Metallica' AND id IN (SELECT track_id FROM entry JOIN playlist ON playlist_id = playlist.id WHERE title = 'loud')",
			"Enter Sandman, Until It Sleeps", "compared playlist.title with 'Loud'"},
		{"tracks of jazz tracks", "SELECT track.name FROM track JOIN genre ON genre_id = genre.id WHERE genre.name = 'Jazz Tracks'", "",
			"compared genre.name with 'Jazz' in place of 'Jazz Tracks'"}, // which finds nothing either
		{"Albums of jazz", "SELECT title FROM album LEFT JOIN artist ON artist_id = artist.id WHERE artist.name = 'Jazz'", "", ""},         // sides may not change
		{"Artists with the album Jazz", "SELECT name FROM artist WHERE EXISTS (SELECT 1 FROM album WHERE album.title = 'Nobody')", "", ""}, // the artist's name is outside
		{"Tracks after Metallica", "SELECT name FROM track WHERE genre_id = (SELECT id + 1 FROM genre WHERE name = 'Metallica')", "", ""},  // more than a lookup
		{"Rock albums in order", "SELECT title, row_number() OVER (ORDER BY id) FROM album WHERE title = 'Rock'", "", ""},                  // a join would repeat rows
		{"How many albums of rock?", "SELECT count(*) FROM album WHERE title = 'Rock'", "", ""},                                            // a join would count tracks
		{"Tracks by the Beatles", "SELECT name FROM track WHERE name = 'The Beatles'", "", ""},                                             // nobody has it
		{"Tracks of Nobody", "SELECT t.name FROM track t, album a, artist r WHERE t.album_id = a.id AND a.artist_id = r.id AND r.name = 'Nobody'", "", ""},
	} {
		before, err := db.Query(t.Context(), test.sql, database.Limits{Rows: 10})
		switch {
		case err != nil && d == dialects.Postgres && strings.Contains(err.Error(), "invalid input syntax"): // of a number
		case err != nil:
			t.Fatalf("%s: %v", test.sql, err)
		case !result.Empty(before) && !result.Zero(before):
			if d != dialects.MySQL { // which compares letters without their case
				t.Errorf("%s finds something", test.sql)
			}
			continue
		}
		statement, err := parse.Parse(d, test.sql)
		if err != nil {
			t.Fatal(err)
		}
		changes, ok := mend.Values(statement.Query, s, test.question)
		if ok != (test.say != "") {
			t.Errorf("%s: %v", test.sql, changes)
		}
		if !ok {
			continue
		}
		sql, err := sqltree.Print(d, statement.Query)
		if err != nil {
			t.Fatal(err)
		}
		if got := rows(sql); got != test.want || !strings.Contains(fmt.Sprint(changes), test.say) {
			t.Errorf("%s\nmended %s\nfinds %s, want %s; says %v", test.sql, sql, got, test.want, changes)
		}
	}
}
