package postgres

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// own is the state of the session that runs a statement: its settings, what it holds, and what others would hear of it.
const own = `SELECT 'settings', (SELECT md5(string_agg(name || '=' || setting, '|' ORDER BY name)) FROM pg_settings
		WHERE name NOT IN ('transaction_isolation'))
UNION ALL SELECT 'session', concat_ws(' ', current_user, session_user, pg_my_temp_schema(), (SELECT count(*) FROM pg_cursors),
	(SELECT count(*) FROM pg_prepared_statements WHERE name <> ''), (SELECT count(*) FROM pg_listening_channels()),
	(SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND locktype IN ('advisory', 'tuple')))
UNION ALL SELECT 'rows locked or written', concat_ws(' ', pg_current_xact_id_if_assigned(),
	(SELECT string_agg(DISTINCT mode, ',') FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'relation' AND mode <> 'AccessShareLock'))`

// What the guard lets pass changes nothing, even in a transaction that may write, of a superuser.
func TestDifferential(t *testing.T) {
	s, _ := target(t)
	s.exec("INSERT INTO hr.salaries VALUES (2, NULL), (3, 'x')")
	slot := "'" + s.name + "'"
	// The clock is the only setting of our own, and must be as it was set.
	print := func() string {
		var b strings.Builder
		b.WriteString("clock: " + s.exec("SHOW statement_timeout")[0][0] + "\n")
		s.exec("SET LOCAL statement_timeout = 0")
		for _, script := range []string{strings.ReplaceAll(fingerprintQuery, "$SLOT", slot), own} {
			for _, row := range s.exec(script) {
				b.WriteString(row[0] + ": " + row[1] + "\n")
			}
		}
		return b.String()
	}
	begin := func() {
		s.exec("BEGIN; SET LOCAL statement_timeout = 2000; SET LOCAL work_mem = '4MB'; SET LOCAL temp_file_limit = '64MB'")
	}
	begin()
	before := print()
	s.exec("ROLLBACK")
	dbtest.Differential(t, dbtest.World{
		Dialect: dialects.Postgres,
		Texts:   corpora.Statements(t, dialects.Postgres),
		Tables: []dbtest.Relation{
			{Name: "orders", Numbers: []string{"id"}, Texts: []string{"customer", "note"}},
			{Name: "hr.salaries", Numbers: []string{"id"}, Texts: []string{"ssn"}},
		},
		Writes: []string{"UPDATE orders SET note = 'x' WHERE id = 7", "DELETE FROM hr.salaries WHERE id = 1", "CREATE TABLE made (x int)",
			"SELECT id FROM orders WHERE id = 7 FOR UPDATE", "SELECT set_config('work_mem', '64kB', false)", "SELECT pg_advisory_xact_lock(7)",
			"SELECT lo_create(4321)", "CREATE ROLE made", "CREATE TEMP TABLE made (x int)", "DECLARE c CURSOR FOR SELECT 1", "SET LOCAL statement_timeout = 0",
			"SELECT pg_current_xact_id()"},
		Run: func(statements []string) (failed []error, changed string) {
			begin()
			for _, sql := range statements {
				s.exec("SAVEPOINT one")
				result := s.pg.ExecParams(t.Context(), sql, nil, nil, nil, nil) // the extended protocol, as Query uses it
				for result.NextRow() {
				}
				_, err := result.Close()
				failed = append(failed, err)
				if s.pg.TxStatus() == 'I' {
					return failed, fmt.Sprintf("%q ended the transaction", sql)
				}
				if err != nil {
					s.exec("ROLLBACK TO one")
				}
				s.exec("RELEASE one")
			}
			after := print()
			s.exec("ROLLBACK")
			return failed, dbtest.Difference(before, after)
		},
	})
}
