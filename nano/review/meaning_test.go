package review

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

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
	l := link.NewLinker(form.NewCatalog(s, nil))
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
		query, err := form.Decode(testnano.Tokens(p, c.form), p)
		if err != nil {
			t.Errorf("%s: %v", c.question, err)
			continue
		}
		if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || sql != c.want {
			t.Errorf("%s: %s %v, want\n\t%s", c.question, sql, err, c.want)
		}
	}
	for question, of := range map[string]map[string]float64{
		"which employee heads Finance?": {"select department.head_emp_id": factor("key selected"), "select employee.first_name": 1},
		"id of the head of Finance":     {"select department.head_emp_id": 1},
		"how many employees head any":   {"select count distinct department.head_emp_id": 1},
		"who ever headed any":           {"select distinct department.head_emp_id": 1, "select department.head_emp_id union select department.dept_id": factor("who without name")},
		"the second in salary":          {"select employee.first_name where employee.annual_sal = n2": 1},
		"who heads Finance?":            {"select department.head_emp_id": 1, "select department.dept_id": factor("who without name")},
		"employees of 2 departments":    {"select employee.first_name where employee.annual_sal > n2": 1, "select employee.first_name where employee.annual_sal > n7": factor("number unsaid")},
		"discounts above 10 percent":    {"select count employee where employee.annual_sal > n10": 1},
		"employees with a department":   {"select employee.first_name where employee.dept_id not null": 1, "select employee.first_name where employee.emp_id not null": factor("nothing tested")},
	} {
		p := l.Link(question, time.Time{}, nil)
		for written, want := range of {
			got := 1.
			for _, f := range Review(p, testnano.Tokens(p, written)) {
				if slices.Contains([]float64{factor("key selected"), factor("who without name"), factor("number unsaid"), factor("nothing tested"), factor("share left out")}, f.Weight) && len(f.Said) > 0 && f.Said[0] != form.Not {
					got *= f.Weight
				}
			}
			if got != want {
				t.Errorf("%s: %s: %g, want %g", question, written, got, want)
			}
		}
	}
}

// A name that begins one value of a column, and no other, is that value, where all of the column's values are known.
func TestBegunValues(t *testing.T) {
	cities := func(distinct int64, texts ...string) schema.Column {
		p := &schema.Profile{Rows: 20, Distinct: distinct, Texts: map[string]string{}}
		for _, text := range texts {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: "city", Type: "text", Profile: p}
	}
	for _, c := range []struct {
		column   schema.Column
		question string
		want     string // the cell; "": none
	}{
		{cities(2, "Rio de Janeiro", "São Paulo"), "orders shipped to Rio", "Rio de Janeiro"},
		{cities(2, "new york city", "Boston"), "orders of New York", "new york city"},
		{cities(2, "New York", "Boston"), "orders of York", ""},
		{cities(2, "New York City", "New York Mills"), "orders of New York", ""},
		{cities(3, "Rio de Janeiro", "Rio"), "orders shipped to Rio", "Rio"},
		{cities(300, "Rio de Janeiro"), "orders shipped to Rio", ""},
	} {
		linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
			{Name: "orders", Columns: []schema.Column{c.column}}}}, nil))
		prompt := linker.Link(c.question, time.Now(), nil)
		got := ""
		for _, v := range prompt.Values {
			for _, cell := range v.Cells {
				got = cell.Text
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.question, got, c.want)
		}
		// What only begins with it may be another: it is looked up, no equality is kept to its column, and it says
		// doubt.
		for _, v := range prompt.Values {
			begun := c.want != "" && !strings.EqualFold(v.Text, c.want)
			if v.Begun != begun || (len(v.Cells) > 0) != (c.want != "") {
				t.Errorf("%s: begun %v, in %v", c.question, v.Begun, v.Cells)
			}
			if looked := slices.Contains(linker.Lookups(c.question, time.Now()), v.Text); looked != (begun || c.want == "") {
				t.Errorf("%s: looked up: %v", c.question, looked)
			}
			faults := Review(prompt, testnano.Tokens(prompt, "select count orders where orders.city = V0"))
			if slices.ContainsFunc(faults, func(f Fault) bool { return f.Weight == factor("value begun") }) != begun {
				t.Errorf("%s: %v", c.question, faults)
			}
		}
	}
}
