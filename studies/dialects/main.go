// Command dialects copies the databases of a suite to a PostgreSQL, MySQL or MariaDB server, and prints the same
// questions on these: what PaVeRL-SQL mixes and measures in section IV-D. Names are in lower case there. A question
// whose gold has not the same rows on both is left out, and counted on stderr.
//
//	go run ./studies/dialects SUITE VARIABLE PREFIX > SUITE-THERE
//
// VARIABLE is the environment variable with the administrator's DSN, a URL. What the suite names PREFIX_0, PREFIX_1, …
// on the server is dropped first. The suite that is printed holds the DSN with its password: keep it private.
package main

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"log"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"

	_ "github.com/go-sql-driver/mysql" // drivers: to copy a database is to write, which the road of package database never does
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("dialects: ")
	if len(os.Args) != 4 {
		log.Fatal("usage: go run ./studies/dialects SUITE VARIABLE PREFIX")
	}
	dsn := os.Getenv(os.Args[2])
	if dsn == "" {
		log.Fatalf("%s is not set: give the administrator's DSN of a server, such as postgres://admin@localhost/postgres", os.Args[2])
	}
	if err := run(context.Background(), os.Stdout, os.Args[1], dsn, os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

// run copies the databases that a suite names, one after the other, and writes the suite of the copies.
func run(ctx context.Context, out io.Writer, suite, dsn, prefix string) error {
	problems, err := eval.ReadSuite(suite, "")
	if err != nil {
		return err
	}
	server, err := connect(dsn)
	if err != nil {
		return err
	}
	byDatabase := map[string][]eval.Problem{}
	var order []string
	for _, p := range problems {
		if byDatabase[p.DB] == nil {
			order = append(order, p.DB)
		}
		byDatabase[p.DB] = append(byDatabase[p.DB], p)
	}
	kept := 0
	for i, path := range order {
		there, err := server.copy(ctx, path, fmt.Sprintf("%s_%d", prefix, i))
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		moved, err := move(ctx, byDatabase[path], path, there)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if err := jsonl.Write(out, moved...); err != nil {
			return err
		}
		kept += len(moved)
	}
	fmt.Fprintf(os.Stderr, "%d databases, %d of %d questions have the same rows on %s\n", len(order), kept, len(problems), server.dialect.Title())
	return nil
}

// server is where databases are copied to.
type server struct {
	dialect dialects.Dialect
	dsn     *url.URL
}

func connect(dsn string) (*server, error) {
	u, err := url.Parse(dsn)
	if err != nil || u.Host == "" {
		return nil, fmt.Errorf("the DSN %s is no URL", open.Redact(dsn))
	}
	s := &server{dsn: u}
	if s.dialect, err = open.DialectOf(dsn); err == nil && s.dialect == dialects.SQLite {
		err = fmt.Errorf("%s is no server", u.Redacted())
	}
	return s, err
}

// at is the DSN of one of its databases.
func (s *server) at(name string) string {
	u := *s.dsn
	u.Path = "/" + name
	return u.String()
}

// exec runs statements in one of its databases, over a connection of their own.
func (s *server) exec(ctx context.Context, name, statements string) error {
	if s.dialect == dialects.Postgres {
		c, err := pgconn.Connect(ctx, s.at(name))
		if err != nil {
			return err
		}
		defer c.Close(ctx)
		_, err = c.Exec(ctx, statements).ReadAll()
		return err
	}
	password, _ := s.dsn.User.Password()
	db, err := sql.Open("mysql", fmt.Sprintf("%s:%s@tcp(%s)/%s?multiStatements=true", s.dsn.User.Username(), password, s.dsn.Host, name))
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = db.ExecContext(ctx, statements)
	return err
}

// copy makes a database of a SQLite file's tables and rows, in place of one of that name, and returns its DSN.
func (s *server) copy(ctx context.Context, path, name string) (string, error) {
	from, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		return "", err
	}
	defer from.Close()
	script, err := scriptOf(ctx, from, s.dialect)
	if err != nil {
		return "", err
	}
	admin := strings.Trim(s.dsn.Path, "/")
	for _, statement := range []string{"DROP DATABASE IF EXISTS " + name, "CREATE DATABASE " + name} { // each alone: PostgreSQL wants no transaction
		if err := s.exec(ctx, admin, statement); err != nil {
			return "", err
		}
	}
	return s.at(name), s.exec(ctx, name, script)
}

// scriptOf is a database's tables and rows in the SQL of d, parents before children.
func scriptOf(ctx context.Context, from database.DB, d dialects.Dialect) (string, error) {
	s, err := from.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return "", err
	}
	tables := slices.DeleteFunc(slices.Clone(s.Tables), func(t schema.Table) bool { return t.View })
	var inserts strings.Builder
	rows := map[string]*database.Result{}
	for i := range tables {
		t := &tables[i]
		all := database.Limits{Rows: database.AllRows}
		res, err := from.Query(ctx, "SELECT * FROM "+dialects.QuoteIdent(dialects.SQLite, t.Name), all)
		if err != nil {
			return "", err
		}
		lowered(t)
		for c := range t.Columns {
			t.Columns[c] = schema.Column{Name: t.Columns[c].Name, Type: typeOf(res, c, d), NotNull: t.Columns[c].NotNull}
		}
		rows[t.Name] = res
	}
	there := schema.Schema{Dialect: d, Tables: parentsFirst(tables)}
	for _, t := range there.Tables {
		if err := insert(&inserts, d, t.Name, rows[t.Name]); err != nil {
			return "", err
		}
	}
	return there.DDL() + inserts.String(), nil
}

// lowered writes all names of a table in lower case.
func lowered(t *schema.Table) {
	all := func(names []string) []string {
		out := make([]string, len(names))
		for i, name := range names {
			out[i] = strings.ToLower(name)
		}
		return out
	}
	t.Name, t.PrimaryKey, t.Comment = strings.ToLower(t.Name), all(t.PrimaryKey), ""
	for c := range t.Columns {
		t.Columns[c].Name = strings.ToLower(t.Columns[c].Name)
	}
	t.Unique = slices.Clone(t.Unique)
	for i := range t.Unique {
		t.Unique[i] = all(t.Unique[i])
	}
	t.ForeignKeys = slices.Clone(t.ForeignKeys)
	for i, k := range t.ForeignKeys {
		t.ForeignKeys[i] = schema.ForeignKey{Columns: all(k.Columns), RefTable: strings.ToLower(k.RefTable), RefColumns: all(k.RefColumns)}
	}
}

// parentsFirst orders tables. Keys within a ring of tables are left out.
func parentsFirst(tables []schema.Table) []schema.Table {
	var out []schema.Table
	done := map[string]bool{}
	waits := func(k schema.ForeignKey, of string) bool { return k.RefTable != of && !done[k.RefTable] }
	for len(tables) > 0 {
		i := slices.IndexFunc(tables, func(t schema.Table) bool {
			return !slices.ContainsFunc(t.ForeignKeys, func(k schema.ForeignKey) bool { return waits(k, t.Name) })
		})
		t := tables[max(i, 0)]
		if i < 0 {
			t.ForeignKeys = slices.DeleteFunc(t.ForeignKeys, func(k schema.ForeignKey) bool { return waits(k, t.Name) })
		}
		done[t.Name] = true
		out, tables = append(out, t), slices.Delete(tables, max(i, 0), max(i, 0)+1)
	}
	return out
}

var day = regexp.MustCompile(`^\d{4}-\d\d-\d\d$`)

// typeOf is what holds the values of a column: SQLite's own types bind nobody.
func typeOf(res *database.Result, column int, d dialects.Dialect) string {
	integers, numbers, days, some := true, true, true, false
	for _, row := range res.Rows {
		v := row[column]
		if v == nil {
			continue
		}
		some = true
		_, integer := v.(int64)
		_, float := v.(float64)
		text, _ := v.(string)
		integers, numbers, days = integers && integer, numbers && (integer || float), days && day.MatchString(text)
	}
	switch {
	case some && integers:
		return "bigint"
	case some && numbers:
		return "double precision"
	case some && days:
		return "date"
	case d == dialects.MySQL:
		return "varchar(255)" // it cannot index text
	}
	return "text"
}

// insert writes a table's rows, some dozens a statement.
func insert(b *strings.Builder, d dialects.Dialect, table string, res *database.Result) error {
	for some := range slices.Chunk(res.Rows, 64) {
		b.WriteString("INSERT INTO " + dialects.QuoteTable(d, table) + " VALUES\n")
		for i, row := range some {
			values := make([]string, len(row))
			for c, v := range row {
				switch v := v.(type) {
				case nil:
					values[c] = "NULL"
				case int64, float64:
					values[c] = fmt.Sprint(v)
				case string:
					text, err := sqltree.PrintExpr(d, &sqltree.Expr{Op: sqltree.OpString, Text: v})
					if err != nil {
						return err
					}
					values[c] = text
				default:
					return fmt.Errorf("table %s holds a %T", table, v)
				}
			}
			end := ",\n"
			if i == len(some)-1 {
				end = ";\n"
			}
			b.WriteString("(" + strings.Join(values, ", ") + ")" + end)
		}
	}
	return nil
}

// move are the problems of a database on its copy, those whose golds agree.
func move(ctx context.Context, problems []eval.Problem, here, there string) ([]eval.Problem, error) {
	from, err := open.Open(ctx, here, open.Options{})
	if err != nil {
		return nil, err
	}
	defer from.Close()
	to, err := open.Open(ctx, there, open.Options{})
	if err != nil {
		return nil, err
	}
	defer to.Close()
	names, err := from.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	var out []eval.Problem
	for _, p := range problems {
		gold, err := said(p.Gold, names, to.Dialect())
		if err != nil {
			continue
		}
		want, err := from.Query(ctx, p.Gold, database.Limits{})
		if err != nil {
			continue
		}
		if got, err := to.Query(ctx, gold, database.Limits{}); err == nil && eval.Strict(got, want, p.Gold) {
			p.DB, p.Gold, p.Dialect = there, gold, to.Dialect()
			out = append(out, p)
		}
	}
	return out, ctx.Err()
}

// said is a query of SQLite over a schema in another dialect, its names in lower case.
func said(gold string, over *schema.Schema, d dialects.Dialect) (string, error) {
	statement, err := parse.Parse(dialects.SQLite, gold)
	if err != nil {
		return "", err
	}
	if statement.Query == nil {
		return "", fmt.Errorf("%s is no query", gold)
	}
	sqltree.Resolve(statement.Query, sqltree.Names(over.Columns())) // what is in double quotes is a column, or text
	for q := range statement.Query.Queries() {
		for top := range q.Exprs() {
			for e := range top.All() {
				if e.Op == sqltree.OpColumn {
					e.Text, e.Table = strings.ToLower(e.Text), strings.ToLower(e.Table)
				}
			}
		}
		s, ok := q.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		for i := range s.Items {
			s.Items[i].Alias = strings.ToLower(s.Items[i].Alias)
		}
		for source := range sqltree.Sources(s.From) {
			if t, ok := source.(*sqltree.Table); ok {
				t.Name, t.Alias = strings.ToLower(t.Name), strings.ToLower(t.Alias)
			}
		}
	}
	return sqltree.Print(d, statement.Query)
}
