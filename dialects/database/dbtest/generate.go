package dbtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// generator writes statements of a dialect: queries of all clauses, most of which a server runs; the same with
// something in them that does more than read; other statements; and mutations of all of these and of texts that people
// wrote.
type generator struct {
	*rand.Rand
	dialect   dialects.Dialect
	tables    []Relation
	texts     []string // attacks and golds
	functions []string // that the guard lets queries call
	scope     []use    // what FROM reads, where an expression is written
	names     int
}

// Relation is a table that generated queries read.
type Relation struct {
	Name           string
	Numbers, Texts []string // its columns
}

// use is a source under an alias.
type use struct {
	alias string
	Relation
}

func newGenerator(d dialects.Dialect, seed uint64, tables []Relation, texts []string) *generator {
	return &generator{Rand: rand.New(rand.NewPCG(seed, 0)), dialect: d, tables: tables, texts: texts, functions: guard.Functions(d)}
}

func (g *generator) one(of ...string) string { return of[g.IntN(len(of))] }
func (g *generator) chance(percent int) bool { return g.IntN(100) < percent }

// lazily is one of several ways to write something.
func (g *generator) lazily(of ...func() string) string { return of[g.IntN(len(of))]() }

// statement is the next one.
func (g *generator) statement() string {
	var s string
	switch n := g.IntN(100); {
	case n < 50:
		s = g.query(3)
	case n < 62: // every function that is allowed, with whatever arguments
		s = strings.Replace(g.query(2), "SELECT ", "SELECT "+g.anyCall()+", ", 1)
	case n < 78:
		s = g.poisoned()
	case n < 84:
		s = g.other()
	case n < 92 && len(g.texts) > 0:
		s = g.one(g.texts...)
	default:
		s = g.query(2)
	}
	for g.chance(22) {
		s = g.mutated(s)
	}
	return s
}

func (g *generator) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

// query is a SELECT that only reads.
func (g *generator) query(depth int) string {
	outer := g.scope
	g.scope, g.names = nil, g.names%50
	defer func() { g.scope = outer }()
	with := ""
	if depth > 1 && g.chance(20) {
		name := g.name("w")
		materialized := ""
		if g.dialect != dialects.MySQL {
			materialized = g.one("", "", "MATERIALIZED ", "NOT MATERIALIZED ")
		}
		with = "WITH " + name + " AS " + materialized + "(" + g.simple() + ") "
		g.scope = append(g.scope, use{name, Relation{name, []string{"n"}, []string{"s"}}})
	}
	if depth > 1 && g.chance(8) {
		return with + g.simple() + g.one(" UNION ", " UNION ALL ", " EXCEPT ", " INTERSECT ") + g.simple() + " ORDER BY 1 LIMIT 20"
	}
	from := " FROM " + g.from(depth)
	where := ""
	if g.chance(60) {
		where = " WHERE " + g.boolean(depth)
	}
	if g.chance(25) {
		key := g.lazily(g.numberColumn, g.textColumn)
		having := ""
		if g.chance(40) {
			having = " HAVING COUNT(*) > " + g.one("0", "1", "2")
		}
		return with + "SELECT " + key + " AS k, " + g.aggregate(depth) + " AS v" + from + where + " GROUP BY " + key + having +
			" ORDER BY 2" + g.one("", " DESC") + " LIMIT 50"
	}
	items := []string{g.number(depth) + " AS n", g.text(depth) + " AS s"}
	switch {
	case g.chance(10):
		items = append(items, g.window())
	case g.chance(10):
		items = append(items, g.boolean(depth))
	}
	limit := fmt.Sprintf(" LIMIT %d", 1+g.IntN(60))
	if g.chance(20) {
		limit += fmt.Sprintf(" OFFSET %d", g.IntN(5))
	}
	return with + "SELECT " + g.one("", "", "", "DISTINCT ") + strings.Join(items, ", ") + from + where + g.one("", " ORDER BY 1", " ORDER BY 2 DESC, 1") + limit
}

// simple is a query of a number n and a text s over one table.
func (g *generator) simple() string {
	outer := g.scope
	defer func() { g.scope = outer }()
	r := g.tables[g.IntN(len(g.tables))]
	g.scope = []use{{r.Name, r}}
	return "SELECT " + g.number(1) + " AS n, " + g.text(1) + " AS s FROM " + r.Name + " WHERE " + g.boolean(1)
}

// from adds to the scope what it reads. A source that is there already is a WITH element.
func (g *generator) from(depth int) string {
	if len(g.scope) > 0 && g.chance(70) {
		return g.scope[0].alias
	}
	g.scope = nil
	first := g.source(depth)
	if !g.chance(35) {
		return first
	}
	left := g.scope[0]
	second := g.source(depth)
	right := g.scope[1]
	on := left.alias + "." + g.one(left.Numbers...) + " = " + right.alias + "." + g.one(right.Numbers...)
	return first + g.one(" JOIN ", " LEFT JOIN ", " RIGHT JOIN ", " INNER JOIN ") + second + " ON " + on
}

func (g *generator) source(depth int) string {
	alias := g.name("t")
	if depth > 1 && g.chance(15) {
		g.scope = append(g.scope, use{alias, Relation{"", []string{"n"}, []string{"s"}}})
		return "(" + g.simple() + ") AS " + alias
	}
	r := g.tables[g.IntN(len(g.tables))]
	g.scope = append(g.scope, use{alias, r})
	return r.Name + g.one(" ", " AS ") + alias
}

func (g *generator) numberColumn() string {
	if len(g.scope) == 0 {
		return "1"
	}
	u := g.scope[g.IntN(len(g.scope))]
	return u.alias + "." + g.one(u.Numbers...)
}

func (g *generator) textColumn() string {
	if len(g.scope) == 0 {
		return "'x'"
	}
	u := g.scope[g.IntN(len(g.scope))]
	return u.alias + "." + g.one(u.Texts...)
}

func (g *generator) digits() string { return fmt.Sprint(g.IntN(200)) }

func (g *generator) quoted() string {
	return g.one("'a'", "'x''y'", "''", "'%n%'", "'2024-01-31'", "'; DROP TABLE orders; --'", "'/* */'", "'"+g.digits()+"'")
}

func (g *generator) number(depth int) string {
	if depth <= 0 {
		return g.lazily(g.numberColumn, g.digits)
	}
	next := func() string { return g.number(depth - 1) }
	return g.lazily(g.numberColumn, g.numberColumn, g.digits,
		func() string { return "(" + next() + g.one(" + ", " - ", " * ") + next() + ")" },
		func() string { return "LENGTH(" + g.text(depth-1) + ")" },
		func() string { return "ABS(" + next() + ")" },
		func() string { return "COALESCE(" + next() + ", " + next() + ")" },
		func() string { return "NULLIF(" + next() + ", " + g.digits() + ")" },
		func() string {
			return "CASE WHEN " + g.boolean(depth-1) + " THEN " + next() + " ELSE " + next() + " END"
		},
		func() string {
			r := g.tables[g.IntN(len(g.tables))]
			return "(SELECT " + g.one("COUNT(*)", "MAX("+r.Numbers[0]+")") + " FROM " + r.Name + ")"
		})
}

func (g *generator) text(depth int) string {
	if depth <= 0 {
		return g.lazily(g.textColumn, g.quoted)
	}
	next := func() string { return g.text(depth - 1) }
	return g.lazily(g.textColumn, g.textColumn, g.quoted,
		func() string { return g.one("UPPER", "LOWER", "TRIM") + "(" + next() + ")" },
		func() string { return "SUBSTR(" + next() + ", 1, " + g.one("1", "3", "10") + ")" },
		func() string { return "REPLACE(" + next() + ", 'a', " + g.quoted() + ")" },
		func() string { return "COALESCE(" + next() + ", " + next() + ")" },
		func() string {
			if g.dialect == dialects.MySQL {
				return "CONCAT(" + next() + ", " + next() + ")"
			}
			return "(" + next() + " || " + next() + ")"
		},
		func() string {
			return "CAST(" + g.number(depth-1) + " AS " + map[dialects.Dialect]string{dialects.MySQL: "CHAR", dialects.SQLite: "TEXT", dialects.Postgres: "text"}[g.dialect] + ")"
		})
}

func (g *generator) boolean(depth int) string {
	n, s := func() string { return g.number(depth - 1) }, func() string { return g.text(depth - 1) }
	if depth <= 0 {
		return n() + " < " + n()
	}
	return g.lazily(
		func() string { return n() + g.one(" = ", " < ", " >= ", " <> ") + n() },
		func() string { return s() + g.one(" = ", " > ", " <> ") + s() },
		func() string { return s() + g.one(" LIKE ", " NOT LIKE ") + g.quoted() },
		func() string { return n() + g.one(" IN (", " NOT IN (") + g.digits() + ", " + g.digits() + ")" },
		func() string { return n() + " BETWEEN " + g.digits() + " AND " + g.digits() },
		func() string { return g.lazily(n, s) + g.one(" IS NULL", " IS NOT NULL") },
		func() string { return "(" + g.boolean(depth-1) + g.one(" AND ", " OR ") + g.boolean(depth-1) + ")" },
		func() string { return "NOT " + "(" + g.boolean(depth-1) + ")" },
		func() string {
			r := g.tables[g.IntN(len(g.tables))]
			return n() + " IN (SELECT " + r.Numbers[0] + " FROM " + r.Name + ")"
		},
		func() string {
			return "EXISTS (SELECT 1 FROM " + g.tables[g.IntN(len(g.tables))].Name + " WHERE " + g.boolean(depth-1) + ")"
		})
}

func (g *generator) aggregate(depth int) string {
	return g.lazily(
		func() string { return "COUNT(*)" },
		func() string { return "COUNT(DISTINCT " + g.text(depth-1) + ")" },
		func() string { return g.one("SUM", "MIN", "MAX", "AVG") + "(" + g.number(depth-1) + ")" })
}

func (g *generator) window() string {
	over := " OVER (" + g.one("", "PARTITION BY "+g.textColumn()+" ") + "ORDER BY " + g.numberColumn() +
		g.one("", " ROWS BETWEEN 2 PRECEDING AND CURRENT ROW") + ")"
	return g.one("ROW_NUMBER()", "SUM("+g.numberColumn()+")", "COUNT(*)", "MAX("+g.numberColumn()+")") + over + " AS r"
}

// anyCall calls a function that the guard lets queries call.
func (g *generator) anyCall() string {
	var args []string
	for range g.IntN(4) {
		args = append(args, g.lazily(g.digits, g.quoted, func() string { return g.one("NULL", "'now'", "1.5", "'{\"a\": [1]}'", "-1", "'$.a'") }))
	}
	return g.one(g.functions...) + "(" + strings.Join(args, ", ") + ")"
}

// poisoned is a query with something that does more than read.
func (g *generator) poisoned() string {
	s := g.query(2)
	p := poisons[g.dialect]
	r := g.tables[g.IntN(len(g.tables))]
	write := g.one("DELETE FROM "+r.Name, "UPDATE "+r.Name+" SET "+r.Texts[0]+" = 'x'", "INSERT INTO "+r.Name+" ("+r.Numbers[0]+") VALUES (99999)", "DROP TABLE "+r.Name)
	returning := g.one("", " RETURNING *", " RETURNING 1 AS n, 'x' AS s")
	return g.lazily(
		func() string { return strings.Replace(s, "SELECT ", "SELECT "+g.one(p.calls...)+", ", 1) },
		func() string {
			return strings.Replace(s, " FROM ", " FROM (SELECT "+g.one(p.calls...)+" AS n, 'x' AS s) AS p, ", 1)
		},
		func() string { return s + " " + g.one(p.tails...) },
		func() string { return strings.Replace(s, " FROM ", " "+g.one(p.into...)+" FROM ", 1) },
		func() string { return "WITH d AS (" + write + returning + ") " + s },
		func() string { return "WITH d AS (SELECT 1) " + write + returning },
		func() string { return s + "; " + write },
		func() string { return write + returning },
		func() string { return g.one("EXPLAIN ", "EXPLAIN ANALYZE ") + write },
		func() string { return "SELECT * FROM " + g.one(p.calls...) },
		func() string { return s + " UNION SELECT " + g.one(p.calls...) + ", 'x'" },
		func() string { return "SELECT 1 AS n WHERE " + g.one(p.calls...) + " IS NOT NULL" },
		func() string { return "SELECT (" + write + returning + ")" },
		func() string {
			return "SELECT " + r.Numbers[0] + " FROM " + r.Name + " ORDER BY " + g.one(p.calls...) + " LIMIT 3"
		},
		func() string {
			return "SELECT COUNT(*) FROM " + r.Name + " GROUP BY " + r.Texts[0] + " HAVING MAX(" + g.one(p.calls...) + ") > 0"
		})
}

// poison is what a dialect has that does more than read.
type poison struct{ calls, tails, into, statements []string }

var poisons = map[dialects.Dialect]poison{
	dialects.SQLite: {
		calls: []string{"load_extension('x')", "writefile('out.txt', 'x')", "readfile('/etc/passwd')", "edit('x')", "fts3_tokenizer('simple')",
			"sqlite_log(1, 'x')", "eval('DELETE FROM orders')", "zeroblob(1000)", "randomblob(9)", "pragma_user_version(7)", "fts5(1)",
			"pragma_journal_mode('wal')", "pragma_writable_schema(1)", "dbstat('x')", "changes()", "last_insert_rowid()"},
		tails: []string{"RETURNING *", "FOR UPDATE", "INTO orders", "ON CONFLICT DO NOTHING", "; VACUUM", "-- x\n; DELETE FROM orders"},
		into:  []string{"INTO copied", "INTO TEMP copied"},
		statements: []string{"PRAGMA user_version = 7", "PRAGMA writable_schema = 1", "PRAGMA journal_mode = wal", "VACUUM", "VACUUM INTO 'out.db'", "ATTACH 'out.db' AS o",
			"DETACH main", "REINDEX", "ANALYZE", "CREATE TABLE made (x)", "CREATE TEMP TABLE made (x)", "CREATE TABLE made AS SELECT * FROM orders", "DROP TABLE orders", "ALTER TABLE orders RENAME TO o",
			"CREATE TRIGGER tt AFTER INSERT ON orders BEGIN DELETE FROM orders; END", "CREATE VIEW made AS SELECT 1", "INSERT INTO orders_fts (orders_fts) VALUES ('optimize')",
			"UPDATE sqlite_schema SET sql = ''", "SAVEPOINT s", "COMMIT", "ROLLBACK", "END", "BEGIN IMMEDIATE", "REPLACE INTO orders (id) VALUES (1)", "SELECT * FROM pragma_query_only(0)"},
	},
	dialects.Postgres: {
		calls: []string{"nextval('orders_id_seq')", "setval('orders_id_seq', 900)", "set_config('work_mem', '64MB', false)", "pg_advisory_lock(7)", "pg_try_advisory_lock(7)",
			"pg_advisory_xact_lock(7)", "lo_create(4321)", "lo_unlink(777)", "lo_put(777, 0, 'x')", "lo_from_bytea(0, 'x')", "bump()", "dblink_exec('dbname=x', 'DELETE FROM orders')",
			"query_to_xml('DELETE FROM orders RETURNING 1', true, true, '')", "txid_current()", "pg_current_xact_id()", "pg_notify('jobs', 'x')", "pg_logical_emit_message(false, 'a', 'b')",
			"pg_create_restore_point('x')", "pg_switch_wal()", "pg_sleep(0)", "pg_read_file('PG_VERSION')", "pg_ls_dir('.')", "setseed(0.5)", "pg_reload_conf()", "pg_stat_reset()",
			"pg_terminate_backend(0)", "pg_file_write('x.txt', 'x', false)", "currval('orders_id_seq')", "pg_export_snapshot()", "ts_stat('SELECT 1')", "crosstab('SELECT 1, 2, 3')",
			"pg_catalog.set_config('search_path', 'hr', true)", "\"nextval\"('orders_id_seq')", "database_to_xml(true, true, '')", "pg_replication_origin_create('x')",
			"('orders_id_seq'::regclass).nextval", "(777::oid).lo_unlink", "(7::bigint).pg_advisory_lock", "('x'::text).pg_create_restore_point"},
		tails: []string{"FOR UPDATE", "FOR SHARE", "FOR NO KEY UPDATE NOWAIT", "FOR KEY SHARE SKIP LOCKED", "INTO made", "; COMMIT", "RETURNING *"},
		into:  []string{"INTO made", "INTO TEMP made", "INTO UNLOGGED TABLE made", "INTO TEMPORARY TABLE made"},
		statements: []string{"DO $$ BEGIN DELETE FROM orders; END $$", "CALL nothing()", "SET work_mem = '64MB'", "SET LOCAL role = none", "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE", "RESET ALL", "LISTEN x", "NOTIFY jobs",
			"COPY orders TO PROGRAM 'true'", "COPY orders TO '/tmp/x'", "COPY (SELECT 1) TO STDOUT", "CREATE TABLE made (x int)", "CREATE TABLE made AS SELECT 1", "CREATE TEMP TABLE made (x int)", "PREPARE p AS SELECT 1", "DEALLOCATE ALL",
			"DECLARE c CURSOR FOR SELECT 1", "LOCK TABLE orders", "VACUUM", "ANALYZE orders", "CLUSTER", "REINDEX TABLE orders", "CREATE ROLE made", "ALTER ROLE CURRENT_USER SET work_mem = '64MB'", "GRANT SELECT ON orders TO PUBLIC",
			"COMMENT ON TABLE orders IS 'x'", "SECURITY LABEL ON TABLE orders IS 'x'", "TRUNCATE orders", "REFRESH MATERIALIZED VIEW made", "MERGE INTO orders USING hr.salaries s ON false WHEN NOT MATCHED THEN INSERT VALUES (9999)", "CHECKPOINT", "DISCARD ALL",
			"SAVEPOINT s", "COMMIT", "ROLLBACK", "PREPARE TRANSACTION 'x'", "EXECUTE p", "LOAD 'x'", "CREATE EXTENSION hstore", "ALTER SYSTEM SET work_mem = '64MB'", "SELECT * FROM ROWS FROM (nextval('orders_id_seq'), lo_create(0)) AS f",
			"TABLE orders", "VALUES (nextval('orders_id_seq'))", "IMPORT FOREIGN SCHEMA x FROM SERVER y INTO z"},
	},
	dialects.MySQL: {
		calls: []string{"SLEEP(0)", "GET_LOCK('held', 0)", "RELEASE_ALL_LOCKS()", "LOAD_FILE('/etc/passwd')", "BENCHMARK(10, MD5('x'))", "bump()", "SETVAL(sq, 1000)", "NEXTVAL(sq)", "NEXT VALUE FOR sq", "LAST_INSERT_ID(7)",
			"@v := 1", "@@SESSION.sql_mode", "MASTER_POS_WAIT('x', 1, 0)", "UUID_SHORT()", "UUID()", "RAND(3)", "IS_FREE_LOCK('held')", "sys_exec('true')", "NAME_CONST('a', 1)", "`SLEEP`(0)", "SLEEP/**/(0)", "PASSWORD('x')"},
		tails: []string{"FOR UPDATE", "LOCK IN SHARE MODE", "FOR SHARE", "INTO OUTFILE 'made.txt'", "INTO DUMPFILE 'made.bin'", "INTO @v, @w", "PROCEDURE ANALYSE()", "/*!50000 INTO OUTFILE 'made.txt' */", "/*M!100100 FOR UPDATE */",
			"; COMMIT", "# x\n; DELETE FROM orders"},
		into: []string{"INTO OUTFILE 'made.txt'", "INTO @v, @w", "/*! INTO @v, @w */"},
		statements: []string{"DO SLEEP(0)", "DO RELEASE_ALL_LOCKS()", "CALL touch()", "SET @v = 1", "SET SESSION sql_mode = 'ANSI_QUOTES'", "SET GLOBAL max_connections = 7", "SET PASSWORD = PASSWORD('x')", "SET STATEMENT max_statement_time = 0 FOR SELECT 1",
			"CREATE TABLE made (x INT)", "CREATE TEMPORARY TABLE made (x INT)", "CREATE TABLE made AS SELECT * FROM orders", "REPLACE INTO orders (id) VALUES (1)", "TRUNCATE orders", "RENAME TABLE orders TO o", "LOAD DATA INFILE 'x' INTO TABLE orders",
			"HANDLER orders OPEN", "LOCK TABLES orders WRITE", "FLUSH TABLES", "ANALYZE TABLE orders", "OPTIMIZE TABLE orders", "CREATE USER made IDENTIFIED BY 'x'", "GRANT ALL ON *.* TO CURRENT_USER()", "EXECUTE IMMEDIATE 'DELETE FROM counters'",
			"PREPARE p FROM 'SELECT 1'", "XA START 'x'", "KILL 999999", "SHUTDOWN WAIT FOR ALL REPLICAS", "BINLOG 'x'", "INSTALL SONAME 'x'", "CREATE FUNCTION made() RETURNS INT RETURN 1", "CREATE EVENT made ON SCHEDULE EVERY 1 DAY DO SELECT 1",
			"SAVEPOINT s", "COMMIT", "ROLLBACK", "BEGIN", "BACKUP STAGE START", "SET ROLE NONE", "CHECKSUM TABLE orders", "TABLE orders", "VALUES (NEXTVAL(sq))"},
	},
}

// other is a statement that is no query, but for some that only look so.
func (g *generator) other() string { return g.one(poisons[g.dialect].statements...) }

// mutated is s with one change that may hide what it is, or make it something else.
func (g *generator) mutated(s string) string {
	words := strings.Fields(s)
	if len(words) < 2 {
		return s
	}
	i := g.IntN(len(words))
	word := words[i]
	in := func(text string) string { // inserted after a word
		return strings.Join(slices.Insert(slices.Clone(words), i+1, text), " ")
	}
	with := func(text string) string { // in place of a word
		changed := slices.Clone(words)
		changed[i] = text
		return strings.Join(changed, " ")
	}
	return g.lazily(
		func() string {
			return in(g.one("/**/", "/* x */", "-- x\n", "/*/**/*/", "/*! */", "/*!99999 x */", "#\n", "--\n"))
		},
		func() string {
			return g.one("/* a */ ", "-- x\n", "(", " \t\r\n", ";", "\ufeff", "\u00a0", "EXPLAIN ") + s
		},
		func() string {
			return s + g.one(";", " ;-- x", " /* x", ")", "; ;", "\x00", "; SELECT 1", " FOR UPDATE", "\u2028")
		},
		func() string { return "(" + s + ")" },
		func() string { return "SELECT * FROM (" + s + ") AS q" },
		func() string { return "WITH q AS (" + s + ") SELECT * FROM q" },
		func() string { return "SELECT EXISTS (" + s + ")" },
		func() string { return with(strings.ToUpper(word)) },
		func() string { return with(strings.ToLower(word)) },
		func() string { return strings.Join(slices.Delete(slices.Clone(words), i, i+1), " ") },
		func() string { return in(word) },
		func() string { return in(words[g.IntN(len(words))]) },
		func() string {
			return in(g.one(g.one(poisons[g.dialect].calls...)+",", ",", "INTO", "NULL", "AS x", "OR 1 = 1", "'", `"`, "`", "$$", "\\", "(SELECT 1)"))
		},
		func() string {
			return strings.ReplaceAll(s, " ", g.one("  ", "\t", "\n", "/**/", "\v", "\f", "\u3000"))
		},
		func() string {
			name, rest, ok := strings.Cut(word, "(")
			if !ok || name == "" {
				return s
			}
			return with(g.one(`"`+name+`"(`, "`"+name+"`(", name+" (", name+"/**/(", "pg_catalog."+name+"(", "public."+name+"(", "U&\""+name+"\"(") + rest)
		},
		func() string { return strings.ReplaceAll(s, "'", g.one("''", `"`, "$$", `\'`, "E'", "N'")) })
}
