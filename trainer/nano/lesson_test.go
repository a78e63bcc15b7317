package nano

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Every lesson is asked of procedural databases, and most of what is asked can be written over what the linker makes of
// it.
func TestLessons(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	asked, written := 0, 0
	seen := map[string]bool{}
	heard, questions := make([]bool, len(lessons)), 60 // of each database
	if testing.Short() {
		questions = 15
	}
	for n := range uint64(60) {
		db, _ := World(n)
		if n%2 == 1 {
			addCounts(db.Schema, r)
			addFlags(db.Schema, r)
			addDates(db.Schema, r)
			addMeasures(db.Schema, r)
		}
		linker := newLinker(db.Schema, false)
		for i := range lessons {
			l := &lesson{linker.Catalog, r, r.IntN(len(linker.Tables)), linker, trainer.Clock}
			_, _, ok := lessons[i].ask(l)
			heard[i] = heard[i] || ok
		}
		for range questions {
			today := day(r)
			question, query, ok := askLesson(linker, today, r)
			if !ok {
				continue
			}
			asked++
			p := linker.Link(question, today, nil)
			tokens, err := form.Encode(query, p)
			if err != nil {
				t.Logf("%s: %v", question, err)
				continue
			}
			back, err := form.Decode(tokens, p)
			if err != nil {
				t.Fatalf("%s: %v", question, err)
			}
			sql, err := sqltree.Print(dialects.SQLite, back)
			if err != nil {
				t.Fatal(err)
			}
			written++
			if testing.Verbose() && r.IntN(20) == 0 {
				t.Logf("%s: %s\n\t%s", today.Format(time.DateOnly), question, sql)
			}
			for what, sign := range map[string]string{"missing": "IS NULL", "totals": "sum(", "children": "count(*) DESC LIMIT", "none": "NOT IN",
				"self": " AS ", "counted": "ORDER BY sum(", "flagged": " = 0", "meant": "heapest", "time": "'2", "per time": "GROUP BY CAST(strftime"} {
				if strings.Contains(question+sql, sign) && !seen[what] {
					seen[what] = true
					t.Logf("%s: %s\n\t%s", what, question, sql)
				}
			}
		}
	}
	t.Logf("%d of %d are written", written, asked)
	if len(seen) < 10 || slices.Contains(heard, false) || written*10 < asked*9 {
		t.Errorf("lessons that were seen: %v; asked, in their order: %v", seen, heard)
	}
}

func TestParticiple(t *testing.T) {
	for words, want := range map[string]string{"return date": "returned", "shipped at": "shipped", "closed on": "closed",
		"payment date": "paid", "birth date": "", "approval date": "approved", "date": "", "delivery date": "delivered", "paid on": "paid", "ship date": "shipped", "start date": "", "post date": "posted"} {
		if got := participle(words); got != want {
			t.Errorf("%s: %q, want %q", words, got, want)
		}
	}
}

// A suite of lessons has golds that run and have rows, and not a question that is graded. One of follow-ups has what
// they go on from, whose rows are others.
func TestLessonSuite(t *testing.T) {
	path := testdb.File(t, `CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, company_name TEXT NOT NULL, city TEXT);
		CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (customer_id), order_date DATE, shipped_date DATE, freight REAL);
		INSERT INTO customer VALUES (1, 'Ants', 'Rome'), (2, 'Bees', 'Oslo'), (3, 'Cats', 'Rome');
		INSERT INTO orders VALUES (1, 1, '2023-01-02', NULL, 3.5), (2, 1, '2024-05-06', '2024-05-09', 12), (3, 2, '2022-03-04', '2022-03-05', 7);`)
	db, err := open.Open(t.Context(), path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	on := []eval.Problem{
		{DB: path, Question: "Show the company names and cities of all customers", Gold: "SELECT company_name, city FROM customer"},
		{DB: path, Question: "What is the freight of each order?", Gold: "SELECT freight FROM orders"},
		{DB: filepath.Join(t.TempDir(), "missing.sqlite")},
	}
	problems, err := Lessons(t.Context(), on, 60, 1, nil)
	if err != nil || len(problems) < 40 {
		t.Fatalf("%d problems, %v", len(problems), err)
	}
	for _, nothing := range [][][]any{{}, {{nil}}, {{int64(0)}}} {
		r := &database.Result{}
		for _, row := range nothing {
			r.Rows = append(r.Rows, []database.Value{row[0]})
		}
		if !empty(r) {
			t.Errorf("%v teaches something", nothing)
		}
	}
	never := 0
	for _, p := range problems {
		result, err := db.Query(t.Context(), p.Gold, database.Limits{})
		if err != nil || empty(result) || p.DB != path {
			t.Errorf("%s\n%s: %v", p.Question, p.Gold, err)
		}
		if strings.Contains(p.Gold, "NOT IN") {
			never++
		}
	}
	if never == 0 {
		t.Error("nobody asks who has not done something")
	}
	without, err := Lessons(t.Context(), on, 60, 1, synth.NewBanned(nil, []string{problems[0].Question}))
	if err != nil || slices.ContainsFunc(without, func(p eval.Problem) bool { return p.Question == problems[0].Question }) {
		t.Errorf("%s is graded, and asked: %v", problems[0].Question, err)
	}
	followUps, err := FollowUps(t.Context(), on, 20, 1, nil)
	if err != nil || len(followUps) < 10 {
		t.Fatalf("%d follow-ups, %v", len(followUps), err)
	}
	graded := followUps[0].Question
	without, err = FollowUps(t.Context(), on, 20, 1, synth.NewBanned(nil, []string{graded}))
	if err != nil || slices.ContainsFunc(without, func(p eval.Problem) bool { return p.Question == graded }) {
		t.Errorf("%s is graded, and asked: %v", graded, err)
	}
	for n, want := range map[int64]bool{2: false, 3: true} {
		number, rows := &database.Result{Rows: [][]database.Value{{n}}}, &database.Result{Rows: [][]database.Value{{"a"}, {"b"}}}
		if miscounts(number, rows, "how many?") != want || miscounts(number, number, "how many of those in Rome?") {
			t.Errorf("%d of 2 rows", n)
		}
	}
	for _, p := range followUps {
		if p.After == nil || p.DB != path {
			t.Fatalf("%+v", p)
		}
		result, err := db.Query(t.Context(), p.Gold, database.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		before, err := db.Query(t.Context(), p.After.SQL, database.Limits{})
		if err != nil || eval.Strict(result, before, p.Gold) {
			t.Errorf("%s has the rows of %s: %v", p.Question, p.After.Question, err)
		}
	}
}

// A question that could mean two things is not asked: which of two keys, who of two tables, a verb or the date of it.
func TestLessonsSayWhich(t *testing.T) {
	text := func(name string) schema.Column { return schema.Column{Name: name, Type: "TEXT", NotNull: true} }
	id := func(name string) schema.Column { return schema.Column{Name: name, Type: "INTEGER"} }
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	linker := newLinker(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "airport", PrimaryKey: []string{"id"}, Columns: []schema.Column{id("id"), text("name")}},
		{Name: "pilot", PrimaryKey: []string{"id"}, Columns: []schema.Column{id("id"), text("name")}},
		{Name: "plane", PrimaryKey: []string{"id"}, Columns: []schema.Column{id("id"), text("name")}},
		{Name: "flight", PrimaryKey: []string{"id"},
			Columns:     []schema.Column{id("id"), text("name"), id("origin"), id("target"), id("pilot"), id("plane"), {Name: "completed_at", Type: "DATE"}, {Name: "ship_date", Type: "DATE"}},
			ForeignKeys: []schema.ForeignKey{key("origin", "airport"), key("target", "airport"), key("pilot", "pilot"), key("plane", "plane")}},
	}}, false)
	r := rand.New(rand.NewPCG(3, 3))
	asked := 0
	for range 4000 {
		l := &lesson{linker.Catalog, r, 0, linker, trainer.Clock}
		for _, ask := range []func(*lesson) (string, string, bool){(*lesson).did, (*lesson).often, (*lesson).mostChildren, (*lesson).noChildren} {
			question, sql, ok := ask(l)
			if !ok {
				continue
			}
			asked++
			if strings.Contains(sql, "airport") {
				t.Fatalf("of two keys to airports: %s", question)
			}
		}
		if question, _, ok := l.did(); ok {
			for _, wrong := range []string{"completed", "shipped"} {
				if strings.Contains(question, wrong) {
					t.Fatalf("a flight has a date of that: %s", question)
				}
			}
			if strings.HasPrefix(question, "who ") {
				t.Fatalf("a pilot, or a plane: %s", question)
			}
		}
	}
	if asked < 1000 {
		t.Errorf("only %d are asked", asked)
	}
}
