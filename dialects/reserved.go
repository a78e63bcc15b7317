package dialects

import "strings"

// reserved are the words that a dialect does not take as a bare column name.
var reserved = map[Dialect]map[string]bool{
	// Those of https://www.sqlite.org/lang_keywords.html that SQLite 3.54 refused somewhere in a query over
	// a table and a column of that name, and the join words; the others it takes as names.
	SQLite: words(`add all alter and as autoincrement between case cast check collate commit constraint create cross
		current_date current_time current_timestamp default deferrable delete distinct drop else escape
		except exists foreign from full group having in index inner insert intersect into is isnull join
		left limit natural not nothing notnull null on or order outer primary raise references returning
		right select set table then to transaction union unique update using values when where`),
	// https://dev.mysql.com/doc/refman/8.4/en/keywords.html, those marked (R), and what MariaDB reserves besides
	// (https://mariadb.com/kb/en/reserved-words/), as far as MariaDB 10.11 refuses it
	MySQL: words(`accessible add all alter analyze and as asc asensitive before between bigint binary blob
		both by call cascade case change char character check collate column condition constraint continue
		convert create cross cube cume_dist current_date current_time current_timestamp current_user cursor
		database databases day_hour day_microsecond day_minute day_second dec decimal declare default delayed
		delete dense_rank desc describe deterministic distinct distinctrow div double drop dual each else
		elseif empty enclosed escaped except exists exit explain false fetch first_value float float4 float8
		for force foreign from fulltext function generated get grant group grouping groups having
		high_priority hour_microsecond hour_minute hour_second if ignore in index infile inner inout
		insensitive insert int int1 int2 int3 int4 int8 integer intersect interval into io_after_gtids
		io_before_gtids is iterate join json_table key keys kill lag last_value lateral lead leading leave
		left like limit linear lines load localtime localtimestamp lock long longblob longtext loop
		low_priority manual master_bind master_ssl_verify_server_cert match maxvalue mediumblob mediumint
		mediumtext middleint minute_microsecond minute_second mod modifies natural not no_write_to_binlog
		nth_value ntile null numeric of on optimize optimizer_costs option optionally or order out outer
		outfile over parallel partition percent_rank precision primary procedure purge qualify range rank
		read reads read_write real recursive references regexp release rename repeat replace require resignal
		restrict return revoke right rlike row rows row_number schema schemas second_microsecond select
		sensitive separator set show signal smallint spatial specific sql sqlexception sqlstate sqlwarning
		sql_big_result sql_calc_found_rows sql_small_result ssl starting stored straight_join system table
		tablesample terminated then tinyblob tinyint tinytext to trailing trigger true undo union unique
		unlock unsigned update usage use using utc_date utc_time utc_timestamp values varbinary varchar
		varcharacter varying virtual when where while window with write xor year_month zerofill
		current_role delete_domain_id do_domain_ids ignore_domain_ids master_demote_to_replica
		master_demote_to_slave offset page_checksum parse_vcol_expr portion ref_system_id returning
		sql_buffer_result sql_cache sql_no_cache stats_auto_recalc stats_persistent stats_sample_pages`),
	// https://www.postgresql.org/docs/17/sql-keywords-appendix.html, reserved in PostgreSQL, those that
	// may be function or type names included
	Postgres: words(`all analyse analyze and any array as asc asymmetric authorization binary both case
		cast check collate collation column concurrently constraint create cross current_catalog current_date
		current_role current_schema current_time current_timestamp current_user default deferrable desc
		distinct do else end except false fetch for foreign freeze from full grant group having ilike in
		initially inner intersect into is isnull join lateral leading left like limit localtime
		localtimestamp natural not notnull null offset on only or order outer overlaps placing primary
		references returning right select session_user similar some symmetric system_user table tablesample
		then to trailing true union unique user using variadic verbose when where window with`),
}

func words(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}
