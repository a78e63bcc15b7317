package mysql

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// settings are those of a session, and its variables and locks. Those left out differ from one look to the next.
func (on *host) settings() string {
	return `SELECT CONCAT(variable_name, ' = ', variable_value) FROM ` + either(on, "information_schema", "performance_schema") + `.session_variables
	WHERE variable_name NOT IN ('STATEMENT_ID', 'TIMESTAMP', 'RAND_SEED1', 'RAND_SEED2', 'LAST_GTID', 'ERROR_COUNT', 'WARNING_COUNT', 'PSEUDO_THREAD_ID', 'MICROSECOND')
	UNION ALL SELECT CONCAT('@', variable_name, ' = ', variable_value) FROM ` + on.userVariables() + `
	UNION ALL SELECT CONCAT('locks ', trx_rows_locked, ' ', trx_tables_locked, ' ', trx_rows_modified) FROM information_schema.innodb_trx
		WHERE trx_mysql_thread_id = CONNECTION_ID() AND trx_rows_locked + trx_tables_locked + trx_rows_modified > 0`
}

// What the guard lets pass changes nothing, even in a transaction that may write, of root.
func TestDifferential(t *testing.T) { onServers(t, testDifferential) }

func testDifferential(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	config, err := gomysql.ParseDSN(on.in(dbName))
	if err != nil {
		t.Fatal(err)
	}
	connector, err := gomysql.NewConnector(config)
	if err != nil {
		t.Fatal(err)
	}
	pool := sql.OpenDB(connector)
	defer pool.Close()
	session, err := pool.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	do := func(statement string) {
		t.Helper()
		if _, err := session.ExecContext(t.Context(), statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	execute(t, root, "USE "+dbName+"; INSERT INTO audit_hits VALUES ('before'), (NULL)")
	// sql_mode is what Query sets, because the guard reads texts so.
	do("SET sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION', " + either(on, "max_recursive_iterations", "cte_max_recursion_depth") + " = 1000")
	// The clock is a setting of our own, and must be as it was set.
	clock, most := either(on, "max_statement_time", "max_execution_time"), either(on, "0.4", "400")
	do("SET " + clock + " = " + most)
	print := func() string {
		var b strings.Builder
		b.WriteString("clock: " + column(t, session, "SELECT @@"+clock)[0] + "\n")
		do("SET " + clock + " = 0")
		defer do("SET " + clock + " = " + most)
		state := on.read(t, session, dbName, dir)
		for _, name := range slices.Sorted(maps.Keys(state)) {
			for line := range strings.Lines(state[name]) {
				fmt.Fprintf(&b, "%s: %s", name, line)
			}
		}
		return b.String() + strings.Join(column(t, session, on.settings()), "\n")
	}
	do("START TRANSACTION READ WRITE")
	before := print()
	do("ROLLBACK")
	dbtest.Differential(t, dbtest.World{
		Dialect: dialects.MySQL,
		Texts:   corpora.Statements(t, dialects.MySQL),
		Tables: []dbtest.Relation{
			{Name: "orders", Numbers: []string{"id", "customer", "total"}, Texts: []string{"note"}},
			{Name: "audit_hits", Numbers: []string{"text"}, Texts: []string{"text"}},
		},
		Writes: []string{"UPDATE counters SET n = n + 1", "INSERT INTO audit_hits VALUES ('x')", "DELETE FROM orders WHERE id = 7"},
		Run: func(statements []string) (failed []error, changed string) {
			do("START TRANSACTION READ WRITE")
			for _, statement := range statements {
				failed = append(failed, fetch(t.Context(), session, statement))
			}
			after := print()
			do("ROLLBACK")
			return failed, dbtest.Difference(before, after)
		},
	})
}

// fetch runs a statement by the prepared protocol, as Query does, and reads its rows.
func fetch(ctx context.Context, session *sql.Conn, statement string) error {
	prepared, err := session.PrepareContext(ctx, statement)
	if err != nil {
		return err
	}
	defer prepared.Close()
	rows, err := prepared.QueryContext(ctx)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
	}
	return rows.Err()
}
