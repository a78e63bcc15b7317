package pointer

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// helpdesk has two keys from one table to another, columns that hold the same texts, and a word that is a value in one
// table and a part of a name in another.
func helpdesk() *Linker {
	texts := func(values ...string) *schema.Profile {
		p := &schema.Profile{Rows: 9, Distinct: int64(len(values)), Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[schema.Words(v)] = v
		}
		return p
	}
	return NewLinker(NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "staff", PrimaryKey: []string{"staff_id"}, Columns: []schema.Column{
			{Name: "staff_id", Type: "integer"},
			{Name: "first_name", Type: "text", Profile: texts("Nancy", "Olin")},
			{Name: "last_name", Type: "text", Profile: texts("Edwards", "Shivers")},
			{Name: "county", Type: "text", Profile: texts("Los Angeles", "Orange")},
			{Name: "city", Type: "text", Profile: texts("Los Angeles", "Pomona")}}},
		{Name: "problem", PrimaryKey: []string{"problem_id"}, ForeignKeys: []schema.ForeignKey{
			{Columns: []string{"closed_by_staff_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}},
			{Columns: []string{"reported_by_staff_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}},
		}, Columns: []schema.Column{
			{Name: "problem_id", Type: "integer"},
			{Name: "closed_by_staff_id", Type: "integer"},
			{Name: "reported_by_staff_id", Type: "integer"},
			{Name: "date_registered", Type: "date"},
			{Name: "attempt_count", Type: "integer"}}},
		{Name: "status", Columns: []schema.Column{{Name: "code", Type: "text", Profile: texts("Reported", "Closed")}}},
	}}, nil))
}

// said is the question's pieces with names in place of pointers.
func saidOf(p *Prompt) string {
	var out []string
	for _, piece := range p.QuestionPieces() {
		switch c, ok := p.ColumnOf(piece.Token); {
		case ok:
			out = append(out, "["+p.Columns[c].Name+"]")
		case piece.Token == "":
			out = append(out, piece.Text)
		default:
			out = append(out, string(piece.Token))
		}
	}
	return strings.Join(out, " ")
}

func TestMeanings(t *testing.T) {
	l := helpdesk()
	for question, want := range map[string]string{
		"staff in Los Angeles county":          "q staff T0 [first_name] ~ [last_name] ~ in V0 [county] [city] county [county] a",
		"staff of the city Los Angeles":        "q staff T0 [first_name] ~ [last_name] ~ of the city [city] V0 [city] [county] a",
		"first names of staff":                 "q first names [first_name] of staff T0 [last_name] ~ a",
		"problems reported after 2005":         "q problems T1 reported [reported_by_staff_id] ~ after year V0 [date_registered] ~ a",
		"problems with more than two attempts": "q problems T1 with more than digit V0 attempts [attempt_count] a",
		"problems by registration":             "q problems T1 by registration [date_registered] ~ a",
		"staff in the county of LA":            "q staff T0 [first_name] ~ [last_name] ~ in the county [county] of V0 [county] [city] a",
		"the problem number":                   "q the problem T1 number a",
	} {
		if got := saidOf(l.Link(question, time.Time{}, nil)); got != want {
			t.Errorf("%s\n\t%s, want\n\t%s", question, got, want)
		}
	}
}

// Of two keys between the same tables the one is joined by that the question names.
func TestNamedKey(t *testing.T) {
	l := helpdesk()
	for question, want := range map[string]string{
		"problems closed by Nancy":    "closed_by_staff_id",
		"problems reported by Nancy":  "reported_by_staff_id",
		"problems that Nancy reports": "reported_by_staff_id",
		"problems of Nancy":           "closed_by_staff_id", // the first
	} {
		p := l.Link(question, time.Time{}, nil)
		tokens := []Token{Select, p.ColumnToken(5), Where, p.ColumnToken(1), Equal, valueToken(0)}
		query, err := Decode(tokens, p)
		if err != nil {
			t.Fatalf("%s: %v", question, err)
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if err != nil || !strings.Contains(sql, want) {
			t.Errorf("%s: %s %v, want a join by %s", question, sql, err, want)
		}
		if again, err := Encode(query, p); err != nil || !slices.Equal(again, tokens) {
			t.Errorf("%s: written again: %v %v", question, again, err)
		}
	}
}

// A text is compared for equality with columns that hold it, or whose values are not all known.
func TestHolders(t *testing.T) {
	l := helpdesk()
	for _, c := range []struct {
		question string
		column   int
		takes    bool
	}{
		{"problems of Olin", 1, true},
		{"problems of Olin", 2, false},
		{"problems of Wilhelmina", 2, true}, // nothing is known to hold it
	} {
		p := l.Link(c.question, time.Time{}, nil)
		a := newAutomaton(t, p, formVocabulary())
		n, end := a.takes([]Token{Select, p.ColumnToken(5), Where, p.ColumnToken(c.column), Equal, valueToken(0)})
		if got := n == 6 && end; got != c.takes {
			t.Errorf("%s: %s takes it: %v", c.question, p.Columns[c.column].Name, got)
		}
	}
	l.profiles[2].Sampled = true
	p := l.Link("problems of Olin", time.Time{}, nil)
	a := newAutomaton(t, p, formVocabulary())
	if n, _ := a.takes([]Token{Select, p.ColumnToken(5), Where, p.ColumnToken(2), Equal, valueToken(0)}); n != 6 {
		t.Error("a column of which a sample is known may hold it")
	}
}

func TestRoots(t *testing.T) {
	for _, same := range [][]string{{"registered", "registrations"}, {"attended", "attendance"}, {"assigned", "assignment"},
		{"managed", "manager"}, {"enrolled", "enrollments"}, {"seats", "seating"}, {"seat", "seating"}} {
		if a, b := root(same[0]), root(same[1]); a != b || a == "" {
			t.Errorf("%s is of %q, %s of %q", same[0], a, same[1], b)
		}
	}
	for _, other := range [][]string{{"department", "departure"}, {"state", "station"}, {"states", "station"}, {"rate", "rating"}, {"order", "ordinal"}} {
		if a, b := root(other[0]), root(other[1]); a == b && a != "" {
			t.Errorf("%s and %s are of %q", other[0], other[1], a)
		}
	}
}

// A question for people is answered with their whole names, and never with the number of one.
func TestWholeNames(t *testing.T) {
	l := helpdesk()
	l.Schema.Tables[0].ForeignKeys = []schema.ForeignKey{{Columns: []string{"boss_id"}, RefTable: "staff", RefColumns: []string{"staff_id"}}}
	l.Schema.Tables[0].Columns = append(l.Schema.Tables[0].Columns, schema.Column{Name: "boss_id", Type: "integer"})
	l = NewLinker(NewCatalog(l.Schema, nil))
	for _, c := range []struct {
		question string
		tokens   func(p *Prompt) []Token
		want     string
	}{
		{"staff in Orange", func(p *Prompt) []Token { return []Token{Select, p.ColumnToken(1)} }, "SELECT first_name, last_name FROM staff"},
		{"staff in Orange", func(p *Prompt) []Token { return []Token{Select, p.ColumnToken(2)} }, "SELECT first_name, last_name FROM staff"},
		{"first names of staff", func(p *Prompt) []Token { return []Token{Select, p.ColumnToken(1)} }, "SELECT first_name FROM staff"},
		{"staff per name", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Count, p.TableToken(0), Group, p.ColumnToken(1)}
		}, "SELECT first_name, last_name, count(*) FROM staff GROUP BY first_name, last_name"},
		{"staff of the same name", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Count, p.TableToken(0), Group, p.ColumnToken(1)}
		}, "SELECT first_name, last_name, count(*) FROM staff GROUP BY first_name, last_name"},
		{"how many staff does each boss have", func(p *Prompt) []Token { // of one name there may be two
			return []Token{Select, Via, p.ColumnToken(5), p.ColumnToken(1), Count, p.TableToken(0), Group, Via, p.ColumnToken(5), p.ColumnToken(1)}
		}, "SELECT boss.first_name, boss.last_name, count(*) FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id GROUP BY boss.first_name, boss.last_name, boss.staff_id"},
		{"staff but those in Orange", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Except, Select, p.ColumnToken(1), Where, p.ColumnToken(3), Equal, valueToken(0)}
		}, "SELECT first_name, last_name FROM staff EXCEPT SELECT first_name, last_name FROM staff WHERE county = 'Orange'"},
		{"staff but those in Orange", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Except, Select, p.ColumnToken(3)}
		}, "SELECT first_name FROM staff EXCEPT SELECT county FROM staff"},
		{"who is the boss of Nancy", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(5), Where, p.ColumnToken(1), Equal, valueToken(0)}
		}, "SELECT boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"who is the boss of Nancy", func(p *Prompt) []Token {
			return []Token{Select, Via, p.ColumnToken(5), p.ColumnToken(1), Where, p.ColumnToken(1), Equal, valueToken(0)}
		}, "SELECT boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"who is the boss of the boss of Nancy", func(p *Prompt) []Token { // no name of the boss alone
			return []Token{Select, Via, p.ColumnToken(5), p.ColumnToken(5), Where, p.ColumnToken(1), Equal, valueToken(0)}
		}, "SELECT boss.boss_id FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE staff.first_name = 'Nancy'"},
		{"staff and who they report to", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Via, p.ColumnToken(5), p.ColumnToken(1)}
		}, "SELECT staff.first_name, staff.last_name, boss.first_name, boss.last_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id"},
		{"who has Nancy for a boss, first name alone", func(p *Prompt) []Token {
			return []Token{Select, p.ColumnToken(1), Where, Via, p.ColumnToken(5), p.ColumnToken(1), Equal, valueToken(0)}
		}, "SELECT staff.first_name FROM staff JOIN staff AS boss ON staff.boss_id = boss.staff_id WHERE boss.first_name = 'Nancy'"},
		{"boss ids", func(p *Prompt) []Token { return []Token{Select, p.ColumnToken(5)} }, "SELECT boss_id FROM staff"},
	} {
		p := l.Link(c.question, time.Time{}, nil)
		query, err := Decode(c.tokens(p), p)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s: %s %v, want\n\t%s", c.question, sql, err, c.want)
		}
	}
}

// Of two keys between tables the plain one joins them, unless the question says what the other does; a key that says
// who is answered with a name; and cnt is a count, not what is current.
func TestHeads(t *testing.T) {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table, ref string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{ref}}
	}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "department", PrimaryKey: []string{"dept_id"}, ForeignKeys: []schema.ForeignKey{key("head_emp_id", "employee", "emp_id")},
			Columns: []schema.Column{column("dept_id", "integer"), column("dept_name", "text"), column("head_emp_id", "integer"), column("desk_cnt", "integer")}},
		{Name: "employee", PrimaryKey: []string{"emp_id"}, ForeignKeys: []schema.ForeignKey{key("dept_id", "department", "dept_id")},
			Columns: []schema.Column{column("emp_id", "integer"), column("first_name", "text"), column("last_name", "text"), column("dept_id", "integer"), column("annual_sal", "real")}},
	}}
	l := NewLinker(NewCatalog(s, nil))
	for _, c := range []struct{ question, form, want string }{
		{"employees per department", "select department.dept_name count employee group department.dept_name",
			"SELECT department.dept_name, count(*) FROM department JOIN employee ON employee.dept_id = department.dept_id GROUP BY department.dept_name"},
		{"heads per department", "select department.dept_name employee.first_name",
			"SELECT department.dept_name, employee.first_name FROM department JOIN employee ON department.head_emp_id = employee.emp_id"},
		{"who is the head of 'Finance'", "select department.head_emp_id where department.dept_name = V0",
			"SELECT head_emp.first_name, head_emp.last_name FROM department JOIN employee AS head_emp ON department.head_emp_id = head_emp.emp_id WHERE department.dept_name = 'Finance'"},
		{"who heads the most departments", "select department.head_emp_id group department.head_emp_id order count department desc limit n1",
			"SELECT head_emp.first_name, head_emp.last_name FROM department JOIN employee AS head_emp ON department.head_emp_id = head_emp.emp_id " +
				"GROUP BY department.head_emp_id, head_emp.first_name, head_emp.last_name ORDER BY count(*) DESC LIMIT 1"},
	} {
		p := l.Link(c.question, time.Time{}, nil)
		query, err := Decode(tokens(p, c.form), p)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s: %s %v, want\n\t%s", c.question, sql, err, c.want)
		}
	}
	wantLinks(t, l, "current salary per desk", "current salary C8 ~ per desk C3")
	for question, of := range map[string]map[string]float64{
		"which employee heads Finance?": {"select department.head_emp_id": keySelected.weight, "select employee.first_name": 1},
		"id of the head of Finance":     {"select department.head_emp_id": 1},
		"how many employees head any":   {"select count distinct department.head_emp_id": 1},
		"who ever headed any":           {"select distinct department.head_emp_id": 1, "select department.head_emp_id union select department.dept_id": noName.weight},
		"the second in salary":          {"select employee.first_name where employee.annual_sal = n2": 1},
		"who heads Finance?":            {"select department.head_emp_id": 1, "select department.dept_id": noName.weight},
		"employees of 2 departments":    {"select employee.first_name where employee.annual_sal > n2": 1, "select employee.first_name where employee.annual_sal > n7": unsaidNumber.weight},
		"discounts above 10 percent":    {"select count employee where employee.annual_sal > n10": 1},
		"employees with a department":   {"select employee.first_name where employee.dept_id not null": 1, "select employee.first_name where employee.emp_id not null": nothingTested.weight},
	} {
		p := l.Link(question, time.Time{}, nil)
		for form, want := range of {
			got := 1.
			for _, f := range p.Review(tokens(p, form)) {
				if slices.Contains([]float64{keySelected.weight, noName.weight, unsaidNumber.weight, nothingTested.weight, shareLeftOut.weight}, f.Weight) && len(f.Said) > 0 && f.Said[0] != Not {
					got *= f.Weight
				}
			}
			if got != want {
				t.Errorf("%s: %s: %g, want %g", question, form, got, want)
			}
		}
	}
}

// What happens at a time has a time, and a date.
func TestTimesByTheirVerbs(t *testing.T) {
	catalog := NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{{Name: "appointment", Columns: []schema.Column{
		{Name: "id", Type: "integer"}, {Name: "starts_at", Type: "timestamp"}, {Name: "hired_on", Type: "date"}, {Name: "looked_at", Type: "integer"}}}}}, nil)
	linker := NewLinker(catalog)
	for question, want := range map[string]string{
		"the start time of every appointment": "starts_at",
		"start dates of appointments":         "starts_at",
		"hired date of appointments":          "hired_on",
		"the looked time of appointments":     "",
	} {
		got := ""
		for _, s := range linker.Link(question, time.Now(), nil).Question {
			if len(s.Columns) > 0 && len(s.Tables) == 0 && !s.Partial {
				got += catalog.Columns[s.Columns[0]].Name
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", question, got, want)
		}
	}
}
