package mysql

import (
	"cmp"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// explain asks the server for its plan of sql, which it does not run. EXPLAIN takes queries and row changes only, so
// that whatever else is sent here, such as SET PASSWORD, fails and goes no further.
func (s *session) explain(ctx context.Context, sql string) (*database.Plan, error) {
	explain := "EXPLAIN FORMAT=TRADITIONAL "
	if s.server.mariaDB() {
		explain = "EXPLAIN EXTENDED "
	}
	rows, err := s.plan(ctx, explain+sql)
	if hidden(err) {
		return &database.Plan{Text: "hidden: the login may not see the tables of a view"}, nil
	}
	if err != nil {
		return nil, err
	}
	var steps []step
	var b strings.Builder
	names := rows.Columns()
	if !slices.Contains(names, "select_type") { // EXPLAIN EXTENDED COMMIT describes the column COMMIT of the table EXTENDED
		return nil, &database.Error{Kind: database.Refused, Rule: "write", Message: "the statement has no plan: only queries have one"}
	}
	b.WriteString(strings.Join(names, "\t") + "\n")
	err = s.scan(rows, func(row []driver.Value) {
		steps = append(steps, newStep(names, row))
		for i, v := range row {
			if i > 0 {
				b.WriteString("\t")
			}
			b.WriteString(text(v))
		}
		b.WriteString("\n")
	})
	if err != nil {
		return nil, err
	}
	if !s.server.mariaDB() && slices.ContainsFunc(steps, func(s step) bool { return s.hash }) {
		if err := s.cross(ctx, sql, steps); err != nil {
			return nil, err
		}
	}
	n := estimate(steps)
	return &database.Plan{Cost: n, Rows: n, Largest: largest(steps), Text: b.String()}, nil
}

// plan runs an EXPLAIN, by the prepared protocol as everything that is not ours.
func (s *session) plan(ctx context.Context, sql string) (driver.Rows, error) {
	st, err := s.prepare(ctx, sql)
	if err != nil {
		return nil, err
	}
	s.busy = true
	rows, err := st.QueryContext(ctx, nil)
	return rows, s.answered(err)
}

// cross finds the hash joins of MySQL that are none: without a condition to hash by, it reads each table once too, and
// compares all with all. Only FORMAT=TREE shows it, and max_join_size does not count the pairs.
func (s *session) cross(ctx context.Context, sql string, steps []step) error {
	rows, err := s.plan(ctx, "EXPLAIN FORMAT=TREE "+sql)
	if err != nil {
		return err
	}
	var tree strings.Builder
	if err := s.scan(rows, func(row []driver.Value) { tree.WriteString(text(row[0])) }); err != nil {
		return err
	}
	markCross(tree.String(), steps)
	return nil
}

// crossed is a hash join without a condition, and the table that it adds to those before: the first below it.
var crossed = regexp.MustCompile(`(?i)\bhash (?:anti|semi)?join \(no condition\)(?:[^\n]*\n){1,4}? *-> [^\n]* on (\S+)`)

// markCross takes steps for no hash joins that a plan in the form of a tree knows better. Where it does not know which
// step one is, all are taken for it.
func markCross(tree string, steps []step) {
	joins := strings.Count(strings.ToLower(tree), "join (no condition)")
	for _, m := range crossed.FindAllStringSubmatch(tree, -1) {
		found := false
		for i := range steps {
			if steps[i].table == m[1] {
				found, steps[i].hash = true, false
			}
		}
		if found {
			joins--
		}
	}
	for i := range steps {
		steps[i].hash = steps[i].hash && joins <= 0
	}
}

// hidden reports whether the server keeps the plan of a view to itself, because the login may read the view and not
// what is below it. That is good practice, and no reason to refuse the query: max_join_size still holds, but for
// MySQL's hash joins, and so does the clock.
func hidden(err error) bool {
	const viewNoExplain = 1345
	var answer *gomysql.MySQLError
	return errors.As(err, &answer) && answer.Number == viewNoExplain
}

// step is a line of EXPLAIN: how one table of one SELECT is read.
type step struct {
	id       int     // of the SELECT; 0 for the result of a UNION
	kind     string  // select_type
	table    string  // its alias, or a placeholder such as <derived2>
	rows     float64 // read for each combination of the rows before
	filtered float64 // share of them that stays, 0 to 1
	hash     bool    // read once, into a hash table, whatever is before
}

func newStep(names []string, row []driver.Value) step {
	s := step{rows: 1, filtered: 1}
	for i, name := range names {
		v := text(row[i])
		switch name {
		case "id":
			s.id, _ = strconv.Atoi(v)
		case "select_type":
			s.kind = v
		case "table":
			s.table = v
		case "rows":
			if n, err := strconv.ParseFloat(v, 64); err == nil {
				s.rows = n
			}
		case "filtered":
			if n, err := strconv.ParseFloat(v, 64); err == nil {
				s.filtered = n / 100
			}
		case "Extra": // MySQL's "hash join", MariaDB's "BNLH join" and "BKAH join"
			s.hash = strings.Contains(v, "hash join") || strings.Contains(v, "BNLH") || strings.Contains(v, "BKAH")
		}
	}
	return s
}

// estimate is how many rows the server expects to read. MariaDB prints no cost, and MySQL's unit is another in each
// version, so it is reckoned from the plan as both print it:
//
//   - in a SELECT, a table is read once for each combination of rows of the tables before it that stay after filtering:
//     the sizes multiply. A table that is hashed is read once, and as many combinations stay as the larger side has
//     rows.
//   - SELECTs add up.
//   - a dependent SELECT runs for each combination of the query around it. EXPLAIN does not say which one that is: the
//     largest of those with a smaller number is taken.
func estimate(steps []step) float64 {
	total, largest := 0.0, 1.0
	for i := 0; i < len(steps); {
		runs, combinations, id := 1.0, 1.0, steps[i].id
		if dependent(steps[i].kind) {
			runs = largest
		}
		for ; i < len(steps) && steps[i].id == id; i++ {
			if s := steps[i]; s.hash {
				total = finite(total + runs*s.rows)
				combinations = max(combinations, s.rows)
			} else {
				total = finite(total + finite(runs*combinations)*s.rows)
				combinations = finite(combinations * (s.rows * s.filtered))
			}
		}
		largest = max(largest, finite(runs*combinations))
	}
	return total
}

// finite is n, or the largest number: infinity times zero would be none, and below no limit or above it.
func finite(n float64) float64 { return min(n, math.MaxFloat64) }

// largest is the table of which one look reads most; "" where that is no table.
func largest(steps []step) string {
	if len(steps) == 0 {
		return ""
	}
	most := slices.MaxFunc(steps, func(a, b step) int { return cmp.Compare(a.rows, b.rows) }).table
	if strings.HasPrefix(most, "<") { // <derived2>, <union1,2>
		return ""
	}
	return most
}

// dependent reports whether a SELECT of that type runs again and again.
func dependent(kind string) bool {
	return strings.Contains(kind, "DEPENDENT") || strings.Contains(kind, "UNCACHEABLE") || strings.Contains(kind, "LATERAL")
}

func tooCostly(plan *database.Plan, limit float64) error {
	return &database.Error{Kind: database.OverLimit, Cause: database.OverRows, Object: plan.Largest,
		Message: fmt.Sprintf("the server expects to read %.3g rows; the maximum is %.3g", plan.Cost, limit),
		Hint:    "join on keys, filter earlier, and leave no table without a join condition"}
}
