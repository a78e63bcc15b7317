package guard

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// https://www.sqlite.org/lang_corefunc.html and the pages it leads to. Left out on purpose: what loads or reads files
// (they are named below), sqlite_log (the host's log), sqlite_offset and the internals of fts5 and rtree, and what
// describes the build. internal/sqlite has a list of its own, that of its authorizer: no layer trusts another.
var sqliteFunctions = functions{
	linear: words(
		// Numbers.
		`abs acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow
		power radians random round sign sin sinh sqrt tan tanh trunc`,
		// Text and blobs.
		`char concat concat_ws format hex length likelihood likely lower octet_length printf quote randomblob soundex
		substr substring unicode unistr unistr_quote unlikely upper zeroblob`,
		// Any value. max and min are aggregates with one argument.
		`coalesce if ifnull iif max min nullif subtype typeof`,
		// Dates and times.
		`current_date current_time current_timestamp date datetime julianday strftime time timediff unixepoch`,
		// JSON. The operators are functions to SQLite.
		`-> ->> json json_array json_array_insert json_array_length json_error_position json_extract json_insert
		json_object json_pretty json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array
		jsonb_array_insert jsonb_extract jsonb_insert jsonb_object jsonb_remove jsonb_replace jsonb_set`,
		// The connection, which changes nothing.
		`changes last_insert_rowid sqlite_version total_changes`),
	scalar: words(
		// Text, blobs and JSON.
		`glob instr like ltrim replace rtrim trim unhex json_patch jsonb_patch`,
		// Full-text search and shapes.
		`bm25 highlight match snippet geopoly_area geopoly_bbox geopoly_blob geopoly_ccw geopoly_contains_point
		geopoly_json geopoly_overlap geopoly_regular geopoly_svg geopoly_within geopoly_xform`),
	aggregate: words(sqltree.Aggregates(dialects.SQLite)...),
	window:    words(`cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`),
	from:      words(`json_each json_tree jsonb_each jsonb_tree`, sqlitePragmas),

	reasons: map[string]string{
		"load_extension":  "loads a library",
		"generate_series": notHere + ": write WITH RECURSIVE", "median": notHere, "percentile": notHere, "percentile_cont": notHere,
		"percentile_disc": notHere, "regexp": notHere + ": write LIKE or GLOB",
		"readfile": "reads files", "lsdir": "reads files", "fsdir": "reads files", "zipfile": "reads files",
		"writefile": "writes files", "edit": "starts a program", "eval": "runs SQL from a string",
		"fts3_tokenizer": "takes addresses of code", "sqlite_log": "writes to the log", "sqlite_offset": "reveals the layout of the file",
		"dbstat": "reads every page of the file", "sqlite_dbpage": "reads and writes pages of the file",
		"pragma_*": "reveals settings or the host",
	},
}

// notHere is said of functions of extensions that this build of SQLite does without.
const notHere = "is not built in here"

// sqlitePragmas describe a schema. SQLite has them as functions and, without brackets, as tables.
const sqlitePragmas = `pragma_foreign_key_list pragma_index_info pragma_index_list pragma_index_xinfo pragma_table_info
	pragma_table_list pragma_table_xinfo`
