package mend

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// hire is a firm that hires machines out: times that some rows lack say what has happened to these.
func hire() *link.Linker {
	number := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 20, Min: "1", Max: "40"}}
	}
	text := func(name string, values ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(values)), Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[v] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	name := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "text", Profile: &schema.Profile{Rows: 40, Distinct: 40}}
	}
	flag := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 2, Min: "0", Max: "1"}}
	}
	always := func(name string) schema.Column { return schema.Column{Name: name, Type: "date", NotNull: true} }
	perhaps := func(name string) schema.Column {
		return schema.Column{Name: name, Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 9, Nulls: 0.5}}
	}
	sampled := func(name string) schema.Column { // all rows that were looked at have one
		return schema.Column{Name: name, Type: "date", Profile: &schema.Profile{Rows: 40, Distinct: 9, Sampled: true}}
	}
	key := func(column, table string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{"id"}}
	}
	id := []string{"id"}
	identity := schema.Column{Name: "id", Type: "integer", Profile: &schema.Profile{Rows: 40, Distinct: 40, Min: "1", Max: "40"}}
	return link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "depots", PrimaryKey: id, Columns: []schema.Column{identity, name("depot_name"), always("opened_on")}},
		{Name: "machines", PrimaryKey: id, ForeignKeys: []schema.ForeignKey{key("depot_id", "depots")},
			Columns: []schema.Column{identity, number("depot_id"), text("asset_no", "A1", "A2"), text("kind", "crane", "lift"), flag("is_electric"), flag("has_cabin"), perhaps("sold_on")}},
		{Name: "hires", PrimaryKey: id, ForeignKeys: []schema.ForeignKey{key("machine_id", "machines")},
			Columns: []schema.Column{identity, number("machine_id"), always("out_on"), always("due_on"), perhaps("returned_on"), always("created_at")}},
		{Name: "loans", PrimaryKey: id, ForeignKeys: []schema.ForeignKey{key("machine_id", "machines")},
			Columns: []schema.Column{identity, number("machine_id"), sampled("lent_on"), sampled("due_on"), perhaps("returned_on")}},
		{Name: "complaints", PrimaryKey: id, ForeignKeys: []schema.ForeignKey{key("hire_id", "hires")},
			Columns: []schema.Column{identity, number("hire_id"), text("kind", "noise", "oil"), always("reported_on"), perhaps("resolved_on")}},
		{Name: "employees", PrimaryKey: id, ForeignKeys: []schema.ForeignKey{key("depot_id", "depots"), key("manager_id", "employees")},
			Columns: []schema.Column{identity, name("full_name"), text("job", "Fitter", "Head of sales"), number("depot_id"), number("manager_id"), perhaps("left_on")}},
		{Name: "job_types", PrimaryKey: []string{"code"}, Columns: []schema.Column{text("code", "FI", "SA"), text("type_label", "Fitting", "Sales")}},
	}}, nil))
}

func TestStates(t *testing.T) {
	l := hire()
	for _, c := range [][3]string{
		{"How many sold machines are there?", "select count machines", "select count machines where machines.sold_on not null"},
		{"How many machines have been sold?", "select count machines", "select count machines where machines.sold_on not null"},
		{"How many machines are unsold?", "select count machines", "select count machines where machines.sold_on null"},
		{"How many machines haven't been sold yet?", "select count machines", "select count machines where machines.sold_on null"},
		{"Machines per depot, sold ones left out", "select depots.depot_name count machines group depots.depot_name",
			"select depots.depot_name count machines where machines.sold_on null group depots.depot_name"},
		{"Which machines were never sold?", "select machines.asset_no", "select machines.asset_no where machines.sold_on null"},
		{"Sold machines too: how many are there?", "select count machines", "select count machines"},
		{"Which depots never sold a machine?", "select depots.depot_name where depots.id not in ( select machines.depot_id where machines.sold_on not null )",
			"select depots.depot_name where depots.id not in ( select machines.depot_id where machines.sold_on not null )"},
		{"Which depots were never returned to?", "select depots.depot_name where depots.id not in ( select machines.depot_id on hires.machine_id machines.id )",
			"select depots.depot_name where depots.id not in ( select machines.depot_id on hires.machine_id machines.id )"},
		{"Which depot sold most machines?", "select depots.depot_name group depots.depot_name order count machines desc limit n1",
			"select depots.depot_name group depots.depot_name order count machines desc limit n1"},
		{"When were the machines sold?", "select machines.asset_no", "select machines.asset_no"},
		{"open complaints by kind", "select complaints.kind count complaints group complaints.kind",
			"select complaints.kind count complaints where complaints.resolved_on null group complaints.kind"},
		{"How many complaints are still open?", "select count complaints", "select count complaints where complaints.resolved_on null"},
		{"Which machines are sold?", "select machines.asset_no where machines.sold_on = L0", "select machines.asset_no where machines.sold_on not null"},
		{"How many hires came back late?", "select count hires", "select count hires where hires.returned_on > hires.due_on"},
		{"How many loans came back late?", "select count loans", "select count loans where loans.returned_on > loans.due_on"},
		{"How many hires came back on time?", "select count hires", "select count hires where hires.returned_on <= hires.due_on"},
		{"How many hires were returned after their due date?", "select count hires", "select count hires where hires.returned_on > hires.due_on"},
		{"How many hires were returned late in 2025?", "select count hires where hires.returned_on = V0",
			"select count hires where hires.returned_on = V0"}, // in that year's last months
	} {
		checkMended(t, l, c[0], c[1], c[2])
	}
}

func TestTimesOfRows(t *testing.T) {
	l := hire()
	for _, c := range [][3]string{
		{"hires per depot in 2025", "select depots.depot_name count hires where depots.opened_on = V0 group depots.depot_name",
			"select depots.depot_name count hires where hires.out_on = V0 group depots.depot_name"},
		{"How many hires were there in 2025?", "select count hires where hires.created_at = V0", "select count hires where hires.out_on = V0"},
		{"How many hires were created in 2025?", "select count hires where hires.created_at = V0", "select count hires where hires.created_at = V0"},
		{"How many hires do depots have that opened in 2025?", "select count hires where depots.opened_on = V0", "select count hires where depots.opened_on = V0"},
	} {
		checkMended(t, l, c[0], c[1], c[2])
	}
}

func TestWho(t *testing.T) {
	l := hire()
	for _, c := range [][3]string{
		{"Names of the fitters who have left", "select distinct depots.depot_name where employees.job = V0 and employees.left_on not null",
			"select distinct employees.full_name where employees.job = V0 and employees.left_on not null"},
		{"Which depots have fitters?", "select distinct depots.depot_name where employees.job = V0", "select distinct depots.depot_name where employees.job = V0"},
		{"Who reports to the head of sales?", "select employees.full_name where employees.job = V0", "select employees.full_name where via employees.manager_id employees.job = V0"},
		{"Which fitters no longer work for us?", "select employees.full_name where employees.job = V0",
			"select employees.full_name where employees.left_on not null and employees.job = V0"},
		{"Fitters still working, per depot", "select depots.depot_name count employees where employees.job = V0 group depots.depot_name",
			"select depots.depot_name count employees where employees.left_on null and employees.job = V0 group depots.depot_name"},
		{"Who is head of sales?", "select employees.full_name where employees.job = V0", "select employees.full_name where employees.job = V0"},
	} {
		checkMended(t, l, c[0], c[1], c[2])
	}
}

func TestFlagsOfValues(t *testing.T) {
	l := hire()
	for _, c := range [][3]string{
		{"How many electric lifts are there?", "select count machines where machines.kind = V0",
			"select count machines where machines.is_electric = n1 and machines.kind = V0"},
		{"How many lifts with a cabin are there?", "select count machines where machines.kind = V0",
			"select count machines where machines.has_cabin = n1 and machines.kind = V0"},
		{"How many lifts without a cabin are there?", "select count machines where machines.kind = V0",
			"select count machines where machines.has_cabin = n0 and machines.kind = V0"},
	} {
		checkMended(t, l, c[0], c[1], c[2])
	}
}
