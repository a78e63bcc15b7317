package mysql

import (
	"context"
	"database/sql/driver"
	"errors"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// Catalog lists the stored functions that a bare name may mean: those of the DSN's database, and loaded ones as far as
// the login may see them. A server prefers its own functions to stored ones, unless a space follows the name, but
// it may lack one that the guard's lists have.
func (db *Engine) Catalog(ctx context.Context) (*guard.Catalog, error) {
	c := &guard.Catalog{Functions: map[string][]string{}}
	add := func(row []driver.Value) {
		name := strings.ToLower(text(row[1]))
		c.Functions[name] = append(c.Functions[name], strings.ToLower(text(row[0]))+"."+name)
	}
	err := db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		err := s.each(ctx, "SELECT routine_schema, routine_name FROM information_schema.routines"+
			" WHERE routine_type = 'FUNCTION' AND routine_schema = DATABASE()", add)
		if err != nil {
			return err
		}
		var answer *gomysql.MySQLError
		if err := s.each(ctx, "SELECT 'mysql', name FROM mysql.func", add); !errors.As(err, &answer) { // it may not be read
			return err
		}
		return nil
	})
	return c, err
}

// Views lists the views that the login sees. Only who has SHOW VIEW sees their queries.
func (db *Engine) Views(ctx context.Context) (views []guard.View, err error) {
	err = db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		return s.each(ctx, "SELECT table_schema, table_name, view_definition FROM information_schema.views"+
			" WHERE table_schema NOT IN ('sys', 'mysql', 'information_schema', 'performance_schema') ORDER BY 1, 2",
			func(row []driver.Value) {
				views = append(views, guard.View{Name: dialects.Name{Schema: text(row[0]), Name: text(row[1])}, SQL: text(row[2])})
			})
	})
	return views, err
}
