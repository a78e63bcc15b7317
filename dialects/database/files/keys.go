package files

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// findKeys gives tables a primary key, and columns the table that they refer to, where names fit and values do: a key
// is in every row and in no two of them, and every value of a column that refers to it is among its values.
func findKeys(ctx context.Context, db *sql.DB, tables []*table) error {
	for _, t := range tables {
		for _, c := range t.columns {
			if t.key != nil || !keyName(c.name, t.name) || c.kind != integer && c.kind != words {
				continue
			}
			var unique bool
			column := dialects.Quote(c.name)
			err := db.QueryRowContext(ctx, fmt.Sprintf("SELECT count(*) > 0 AND count(*) = count(DISTINCT %s) FROM %s", column, dialects.Quote(t.name))).Scan(&unique)
			if err != nil {
				return err
			}
			if unique {
				t.key = c
			}
		}
	}
	for _, t := range tables {
		for _, c := range t.columns {
			for _, other := range tables {
				if c.refers != nil || other == t || other.key == nil || c.kind != other.key.kind || !refersByName(c.name, other) {
					continue
				}
				var strays int
				err := db.QueryRowContext(ctx, fmt.Sprintf("SELECT count(*) FROM (SELECT 1 FROM %s WHERE %s NOT IN (SELECT %s FROM %s) LIMIT 1)",
					dialects.Quote(t.name), dialects.Quote(c.name), dialects.Quote(other.key.name), dialects.Quote(other.name))).Scan(&strays)
				if err != nil {
					return err
				}
				if strays == 0 {
					c.refers = other
				}
			}
		}
	}
	return nil
}

// plainName is a name's words, written as one.
func plainName(name string) string { return strings.ReplaceAll(schema.Words(name), " ", "") }

// singulars are what one row of a table may be called.
func singulars(table string) []string {
	return []string{plainName(table), plainName(schema.Singular(schema.Words(table)))}
}

// keyEndings are what names of keys end in.
var keyEndings = []string{"id", "code", "key", "no", "number", "uuid"}

// keyName reports whether a column is called as the key of its table is: id, customer_id or CustomerCode in customers.
func keyName(column, table string) bool {
	name := plainName(column)
	for _, ending := range keyEndings {
		if name == ending {
			return true
		}
		for _, one := range singulars(table) {
			if name == one+ending {
				return true
			}
		}
	}
	return false
}

// refersByName reports whether a column of another table is called as one that holds the table's key.
func refersByName(column string, to *table) bool {
	name, key := plainName(column), plainName(to.key.name)
	for _, one := range singulars(to.name) {
		if name == one+key || name == key && strings.HasPrefix(key, one) || strings.HasSuffix(name, one+key) {
			return true
		}
	}
	return false
}
