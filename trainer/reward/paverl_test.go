package reward

import "testing"

func TestPaVeRL(t *testing.T) {
	db := newDatabase(t)
	const two = "SELECT name, age FROM singer"
	const names, five = "SELECT name FROM singer", " UNION ALL VALUES ('a'), ('b'), ('c'), ('d'), ('e')"
	const empty = "SELECT name, age FROM singer WHERE id > 9"
	for _, c := range []struct {
		what, pred, gold string
		match, runs      float64
	}{
		{"all", two, two, 10, 0},
		{"columns in another order", "SELECT age, name FROM singer", two, 10, 0},
		{"more columns", "SELECT name, age, fee FROM singer", two, 10, 0},
		{"half of the columns", "SELECT name FROM singer ORDER BY 1", two, 5, 0}, // 3×1 / 3×2
		{"none of them", "SELECT fee, id FROM singer", two, 0, 0.5},
		{"does not run", "SELECT nothing FROM singer", two, 0, 0},
		{"no SQL", "I do not know the answer.", two, 0, 0},
		{"15 characters", "SELECT 1+1+1+12", two, 0, 0},
		{"16 characters", "SELECT 1+1+1+123", two, 0, 0.5},
		{"one row less", two + " WHERE id < 3", two, 10 * (2. * 2) / (3 * 2), 0},
		{"one row less, a column too", "SELECT name FROM singer WHERE id < 3", two, 10 * (2. * 1) / (3 * 2), 0},
		{"one row more", two, two + " WHERE id < 3", 10, 0},
		{"one row less, known by numbers", "SELECT fee FROM singer WHERE id > 1", "SELECT fee, id FROM singer", 10 * (2. * 1) / (3 * 2), 0},
		{"rows that gold has not", "SELECT 'Zoe', age FROM singer LIMIT 2", two, 0, 0.5},
		{"the key is there too often", "SELECT age FROM singer WHERE id < 2", "SELECT age, fee FROM singer", 0, 0.5}, // 30 is in two rows
		{"5 rows more", names + five, names, 10, 0},
		{"6 rows more", names + five + ", ('f')", names, 0, 0.5},
		{"5 rows less", names, names + five, 10 * 3. / 8, 0},
		{"6 rows less", names, names + five + ", ('f')", 0, 0.5},
		{"rows known by the column that is not whole", "SELECT age, fee FROM singer", "SELECT age, fee FROM singer WHERE id < 2", 10, 0},
		{"the key is in more rows than in gold", "SELECT age, id FROM singer", "SELECT age, id FROM singer WHERE id < 2", 0, 0.5},
		{"gold of one column, a row less", "SELECT age FROM singer WHERE id < 3", "SELECT age FROM singer", 10 * 2. / 3, 0},
		{"gold of one column, columns too many", "SELECT age, name FROM singer WHERE id < 3", "SELECT age FROM singer", 0, 0.5},
		{"empty gold", empty, empty, 10, 0},
		{"empty gold, half of its columns", "SELECT name FROM singer WHERE id > 9", empty, 5, 0},
		{"empty gold, rows", two, empty, 0, 0.5},
		{"no rows", empty, two, 0, 0.5},
	} {
		s := newSample(t, db, c.gold, Trajectory{SQL: c.pred})
		checkTerms(t, c.what, score(t, PaVeRL(PaVeRLOptions{}), s), map[string]float64{"match": c.match, "runs": c.runs}, c.match+c.runs)
	}
}
