package sqlite

import (
	"fmt"
	"strings"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
)

const readHint = "only queries that read are allowed: one SELECT (WITH is fine)"

// authorizer judges the operations of a connection (https://www.sqlite.org/c3ref/set_authorizer.html): SQLite
// asks it about every operation of a statement while compiling it, and again whenever a running
// statement has to be compiled again or compiles another.
type authorizer struct {
	trusted bool            // the statement is ours
	refusal *database.Error // the first one since the last prepare
}

func (g *authorizer) install(c *conn) error {
	if rc := sqlite3.Xsqlite3_set_authorizer(c.tls, c.db, callback(onAuthorize), c.db); rc != sqlite3.SQLITE_OK {
		return c.error(rc)
	}
	return nil
}

// trusted runs our own statements, which may also open and end a transaction.
func (c *conn) trusted(f func() error) error {
	c.authorizer.trusted = true
	defer func() { c.authorizer.trusted = false }()
	return f()
}

func onAuthorize(_ *libc.TLS, db uintptr, action int32, z1, z2, _, _ uintptr) int32 {
	v, ok := conns.Load(db)
	if !ok {
		return sqlite3.SQLITE_DENY
	}
	g := &v.(*conn).authorizer
	if refusal := g.judge(action, libc.GoString(z1), libc.GoString(z2)); refusal != nil {
		if g.refusal == nil {
			g.refusal = refusal
		}
		return sqlite3.SQLITE_DENY
	}
	return sqlite3.SQLITE_OK
}

// judge allows what is on a list and refuses everything else. The meaning of a and b depends on
// action (https://www.sqlite.org/c3ref/c_alter_table.html).
func (g *authorizer) judge(action int32, a, b string) *database.Error {
	switch action {
	case sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE:
		return nil
	case sqlite3.SQLITE_FUNCTION:
		if functions[strings.ToLower(b)] {
			return nil
		}
		return refused("function", fmt.Sprintf("%s(): not allowed", b), "use SQLite's own scalar, aggregate, window, date, JSON and math functions")
	case sqlite3.SQLITE_PRAGMA:
		if argument, ok := pragmas[strings.ToLower(a)]; ok && (argument || b == "") {
			return nil
		}
		return refused("pragma", fmt.Sprintf("PRAGMA %s: not allowed", a), "allowed are table_info, table_list, foreign_key_list, index_list and index_info")
	case sqlite3.SQLITE_TRANSACTION:
		if g.trusted {
			return nil
		}
		return refused("transaction", a+": not allowed", readHint)
	}
	return refused("write", "the statement would write: not allowed", readHint)
}

// pragmas that describe a schema, with whether they may have an argument. fts5 reads data_version.
var pragmas = map[string]bool{
	"table_info": true, "table_xinfo": true, "table_list": true, "foreign_key_list": true,
	"index_list": true, "index_info": true, "index_xinfo": true, "data_version": false,
}

// hostTools are functions of the sqlite3 shell and its extensions that reach outside the database.
// This build has none of them; asking for one is refused rather than called a wrong name.
var hostTools = map[string]bool{
	"readfile": true, "writefile": true, "edit": true, "eval": true, "fts3_tokenizer": true,
	"lsdir": true, "zipfile": true, "sqlite_dbpage": true, "checkpoint": true,
}

// functions are the built-in ones that compute from their arguments. Missing on purpose:
// load_extension, sqlite_log (writes to the host's log), sqlite_offset, the internals of fts5 and
// rtree, and what describes the build.
var functions = set(`
	-> ->> abs acos acosh asin asinh atan atan2 atanh avg bm25 ceil ceiling changes char coalesce
	concat concat_ws cos cosh count cume_dist current_date current_time current_timestamp date datetime
	degrees dense_rank exp first_value floor format geopoly_area geopoly_bbox geopoly_blob geopoly_ccw
	geopoly_contains_point geopoly_group_bbox geopoly_json geopoly_overlap geopoly_regular geopoly_svg
	geopoly_within geopoly_xform glob group_concat hex highlight if ifnull iif instr json json_array
	json_array_insert json_array_length json_error_position json_extract json_group_array
	json_group_object json_insert json_object json_patch json_pretty json_quote json_remove json_replace
	json_set json_type json_valid jsonb jsonb_array jsonb_array_insert jsonb_extract jsonb_group_array
	jsonb_group_object jsonb_insert jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set
	julianday lag last_insert_rowid last_value lead length like likelihood likely ln log log10 log2 lower
	ltrim match max median min mod nth_value ntile nullif octet_length percent_rank percentile
	percentile_cont percentile_disc pi pow power printf quote radians random randomblob rank replace
	round row_number rtrim sign sin sinh snippet soundex sqlite_version sqrt strftime string_agg substr
	substring subtype sum tan tanh time timediff total total_changes trim trunc typeof unhex unicode
	unistr unistr_quote unixepoch unlikely upper zeroblob`)

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}
