package sample

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
)

// table is a table to be made: its column definitions and rows.
type table struct {
	name    string
	columns []string
	rows    [][]any
}

// add adds a row and returns its key, which is its place in the table counted from 1.
func (t *table) add(values ...any) (id int) {
	id = len(t.rows) + 1
	t.rows = append(t.rows, append([]any{id}, values...))
	return id
}

// How much of everything there is.
const (
	artists   = 110
	customers = 180
	invoices  = 1150
	playlists = 18
	reviews   = 620
)

// shop makes the whole database. Popularity is skewed everywhere, as in life: a few artists have
// many albums, a few tracks sell often, a few customers buy most, so that "the most" and "the top
// five" have clear answers.
func shop() []table {
	r := &random{state: 0x5e11_0a11_51de}

	genre := table{name: "genre", columns: []string{
		"genre_id INTEGER PRIMARY KEY",
		"name TEXT NOT NULL UNIQUE",
	}}
	for _, name := range genres {
		genre.add(name)
	}

	artist := table{name: "artist", columns: []string{
		"artist_id INTEGER PRIMARY KEY",
		"name TEXT NOT NULL",
		"country TEXT NOT NULL",
		"formed_year INTEGER NOT NULL",
	}}
	formed := []int{}
	bands := r.distinct(artists, r.band)
	for _, name := range bands {
		year := 1972 + r.below(46)
		formed = append(formed, year)
		artist.add(name, r.place().country, year)
	}

	album := table{name: "album", columns: []string{
		"album_id INTEGER PRIMARY KEY",
		"title TEXT NOT NULL",
		"artist_id INTEGER NOT NULL REFERENCES artist (artist_id)",
		"release_year INTEGER NOT NULL",
	}}
	track := table{name: "track", columns: []string{
		"track_id INTEGER PRIMARY KEY",
		"title TEXT NOT NULL",
		"album_id INTEGER NOT NULL REFERENCES album (album_id)",
		"genre_id INTEGER NOT NULL REFERENCES genre (genre_id)",
		"duration_seconds INTEGER NOT NULL",
		"price REAL NOT NULL",
	}}
	albumTitles := r.distinct(400, r.title)
	genreWheel := newWheel(zipf(len(genres), 0.9))
	var cents []int // price of each track
	for rank, i := range r.shuffled(artists) {
		main := r.spin(genreWheel)
		for range albumsOf(rank) {
			released := formed[i] + 1 + r.below(2025-formed[i])
			albumID := album.add(albumTitles[len(album.rows)], i+1, released)
			for range 7 + r.below(7) {
				style := main
				if r.below(6) == 0 {
					style = r.spin(genreWheel)
				}
				price := []int{79, 99, 99, 99, 129, 149}[r.below(6)]
				cents = append(cents, price)
				track.add(r.title(), albumID, style+1, 110+r.below(150)+r.below(170), money(price))
			}
		}
	}

	employee := table{name: "employee", columns: []string{
		"employee_id INTEGER PRIMARY KEY",
		"first_name TEXT NOT NULL",
		"last_name TEXT NOT NULL",
		"title TEXT NOT NULL",
		"reports_to INTEGER REFERENCES employee (employee_id)",
		"hire_date DATE NOT NULL",
		"salary REAL NOT NULL",
		"city TEXT NOT NULL",
	}}
	people := r.distinct(customers+len(staff), r.person)
	for i, s := range staff {
		first, last, _ := strings.Cut(people[i], " ")
		var boss any
		if s.boss > 0 {
			boss = s.boss
		}
		employee.add(first, last, s.title, boss, day(r.below(600)), float64(s.salary+100*r.below(40)), places[r.below(3)].city)
	}

	customer := table{name: "customer", columns: []string{
		"customer_id INTEGER PRIMARY KEY",
		"first_name TEXT NOT NULL",
		"last_name TEXT NOT NULL",
		"email TEXT NOT NULL UNIQUE",
		"phone TEXT",
		"city TEXT NOT NULL",
		"country TEXT NOT NULL",
		"signup_date DATE NOT NULL",
		"support_employee_id INTEGER REFERENCES employee (employee_id)",
	}}
	signup := []int{}
	for _, name := range people[len(staff):] {
		first, last, _ := strings.Cut(name, " ")
		email := strings.ToLower(first+"."+last) + "@" + mailHosts[r.below(len(mailHosts))]
		var phone any // a third gave none
		if r.below(3) > 0 {
			phone = fmt.Sprintf("555-%04d", r.below(10000))
		}
		p, d := r.place(), r.below(1300)
		signup = append(signup, d)
		customer.add(first, last, email, phone, p.city, p.country, day(d), firstAgent+r.below(len(staff)-firstAgent+1))
	}

	invoice := table{name: "invoice", columns: []string{
		"invoice_id INTEGER PRIMARY KEY",
		"customer_id INTEGER NOT NULL REFERENCES customer (customer_id)",
		"invoice_date DATE NOT NULL",
		"total REAL NOT NULL",
	}}
	line := table{name: "invoice_line", columns: []string{
		"invoice_line_id INTEGER PRIMARY KEY",
		"invoice_id INTEGER NOT NULL REFERENCES invoice (invoice_id)",
		"track_id INTEGER NOT NULL REFERENCES track (track_id)",
		"unit_price REAL NOT NULL",
		"quantity INTEGER NOT NULL",
	}}
	buyer := newWheel(shuffle(r, zipf(customers, 0.8)))
	wanted := newWheel(shuffle(r, zipf(len(track.rows), 0.6)))
	type order struct{ customer, date int }
	var orders []order
	for range invoices {
		c := r.spin(buyer)
		orders = append(orders, order{c, signup[c] + r.below(lastDay-signup[c]+1)})
	}
	slices.SortStableFunc(orders, func(a, b order) int { return a.date - b.date })
	for i, o := range orders {
		total := 0
		for range 1 + r.below(7) {
			t := r.spin(wanted)
			quantity := 1
			if r.below(12) == 0 {
				quantity = 2 + r.below(2)
			}
			line.add(i+1, t+1, money(cents[t]), quantity)
			total += cents[t] * quantity
		}
		invoice.add(o.customer+1, day(o.date), money(total))
	}

	playlist := table{name: "playlist", columns: []string{
		"playlist_id INTEGER PRIMARY KEY",
		"name TEXT NOT NULL",
		"customer_id INTEGER REFERENCES customer (customer_id)",
	}}
	playlistTrack := table{name: "playlist_track", columns: []string{
		"playlist_id INTEGER NOT NULL REFERENCES playlist (playlist_id)",
		"track_id INTEGER NOT NULL REFERENCES track (track_id)",
		"position INTEGER NOT NULL",
		"PRIMARY KEY (playlist_id, track_id)",
	}}
	for i := range playlists {
		var owner any // the first few are the shop's own
		if i >= 4 {
			owner = r.spin(buyer) + 1
		}
		id := playlist.add(playlistNames[i], owner)
		for n, t := range r.shuffled(len(track.rows))[:15+r.below(60)] {
			playlistTrack.rows = append(playlistTrack.rows, []any{id, t + 1, n + 1})
		}
	}

	review := table{name: "review", columns: []string{
		"review_id INTEGER PRIMARY KEY",
		"customer_id INTEGER NOT NULL REFERENCES customer (customer_id)",
		"album_id INTEGER NOT NULL REFERENCES album (album_id)",
		"rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5)",
		"review_date DATE NOT NULL",
	}}
	read := newWheel(shuffle(r, zipf(len(album.rows), 0.7)))
	for range reviews {
		c := r.spin(buyer)
		review.add(c+1, r.spin(read)+1, []int{1, 2, 3, 3, 4, 4, 4, 5, 5, 5}[r.below(10)], day(signup[c]+r.below(lastDay-signup[c]+1)))
	}

	return []table{genre, artist, album, track, employee, customer, invoice, line, playlist, playlistTrack, review}
}

// albumsOf is how many albums the artist of a rank (from 0) has: a few have many, most one or two.
func albumsOf(rank int) int { return 1 + int(15/math.Pow(float64(rank+1), 0.7)) }

// zipf gives n weights that fall with rank to the power s. They are whole numbers, because the last bits
// of a float64 sum differ between processors.
func zipf(n int, s float64) []int {
	w := make([]int, n)
	for i := range w {
		w[i] = int(1e6 * math.Pow(float64(i+1), -s))
	}
	return w
}

func money(cents int) float64 { return float64(cents) / 100 }

// Days are counted from the first of January 2021 to the last of December 2025.
const lastDay = 5*365 + 1 - 1

func day(n int) string {
	return time.Date(2021, 1, 1+n, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
}
