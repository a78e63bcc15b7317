package guard

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// https://www.postgresql.org/docs/18/functions.html, chapter by chapter, with the aggregates and what a query's syntax
// calls (EXTRACT, POSITION, COALESCE). Left out on purpose besides those named below: what looks at other
// sessions, at the server or at privileges, and setseed, which the session would keep.
var postgresFunctions = functions{
	anyFrom: true,
	linear: words(
		// 9.1–9.3, 9.18: logic, mathematics, conditions.
		`coalesce greatest least nullif num_nonnulls num_nulls abs acos acosd acosh asin asind asinh atan atan2
		atan2d atand atanh cbrt ceil ceiling cos cosd cosh cot cotd degrees erf erfc floor gamma lgamma min_scale pi
		radians random random_normal round scale sign sin sind sinh tan tand tanh trim_scale trunc width_bucket
		numeric_inc int4inc`,
		// 9.4–9.6: strings, bytes, bits.
		`ascii bit_length casefold char_length character_length chr concat concat_ws convert convert_from convert_to
		crc32 crc32c decode encode format gen_random_uuid get_bit get_byte initcap left length lower lpad md5
		octet_length overlay parse_ident quote_ident quote_literal quote_nullable repeat reverse right rpad set_bit
		set_byte sha224 sha256 sha384 sha512 starts_with substr substring to_ascii to_bin to_char to_hex to_oct
		unicode_assigned unistr upper bit_count uuidv4 uuidv7 uuid_extract_timestamp uuid_extract_version
		uuid_generate_v4`,
		// 9.7: patterns.
		`like_escape regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
		regexp_split_to_array regexp_split_to_table regexp_substr similar_escape similar_to_escape`,
		// 9.8, 9.9: dates and times.
		`age clock_timestamp date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days
		justify_hours justify_interval make_date make_interval make_time make_timestamp make_timestamptz now
		overlaps statement_timestamp timeofday timezone to_date to_number to_timestamp transaction_timestamp`,
		// 9.10, 9.11, 9.12: enums, geometry, addresses.
		`enum_first enum_last enum_range area bound_box box center circle diagonal diameter height isclosed
		ishorizontal isopen isparallel isperp isvertical line lseg npoints path pclose point polygon popen radius
		slope width abbrev broadcast family host hostmask inet_merge inet_same_family macaddr8_set7bit masklen
		netmask network set_masklen`,
		// 9.13: text search. ts_rewrite may run SQL from a string, ts_stat does.
		`array_to_tsvector get_current_ts_config json_to_tsvector jsonb_to_tsvector numnode querytree setweight strip
		to_tsvector ts_debug ts_filter ts_lexize ts_parse ts_token_type tsvector_to_array unnest`,
		// 9.15: XML, without what queries tables or cursors.
		`xml_is_well_formed xml_is_well_formed_content xml_is_well_formed_document xmlcomment xmlconcat xmlelement
		xmlforest xmlparse xmlpi xmlroot xmlserialize xmltext`,
		// 9.16: JSON.
		`array_to_json json json_array json_array_elements json_array_elements_text json_array_length
		json_build_array json_build_object json_each json_each_text json_extract_path json_extract_path_text
		json_object json_object_keys json_populate_record json_populate_recordset json_scalar json_serialize
		json_strip_nulls json_to_record json_to_recordset json_typeof jsonb_array_elements jsonb_array_elements_text
		jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_exists
		jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_populate_record
		jsonb_populate_record_valid jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls
		jsonb_to_record jsonb_to_recordset jsonb_typeof row_to_json to_json to_jsonb`,
		// 9.19, 9.20: arrays and ranges.
		`array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
		array_positions array_prepend array_remove array_replace array_reverse array_sample array_shuffle array_sort
		array_to_string array_upper cardinality trim_array isempty lower_inc lower_inf upper_inc upper_inf daterange
		int4range int8range numrange tsrange tstzrange datemultirange int4multirange int8multirange nummultirange
		tsmultirange tstzmultirange`,
		// 9.26, 9.27: series, and what describes values and schemas.
		`generate_series generate_subscripts col_description current_catalog current_database current_schema
		current_schemas current_user format_type obj_description pg_collation_for pg_column_size pg_database_size
		pg_get_constraintdef pg_get_expr pg_get_indexdef pg_get_viewdef pg_encoding_to_char pg_get_partkeydef
		pg_get_serial_sequence pg_get_userbyid pg_indexes_size pg_partition_ancestors pg_partition_root
		pg_partition_tree pg_relation_size pg_size_bytes pg_size_pretty pg_table_is_visible pg_table_size
		pg_total_relation_size pg_typeof session_user shobj_description to_regclass to_regtype user version`,
		// Types that are called as functions: float8(x).
		`bit bool bpchar char date float4 float8 int2 int4 int8 interval money name numeric oid text time timestamp
		timestamptz timetz varchar xml`,
		// GROUP BY.
		`cube grouping rollup`,
		// Extensions that compute: pg_trgm, earthdistance, hstore.
		`show_trgm earth_to_sec_dist gc_to_sec latitude longitude sec_to_gc akeys avals each exist hstore_to_array
		hstore_to_json hstore_to_jsonb skeys svals`),
	scalar: words(
		// Strings and patterns.
		`btrim is_normalized like ltrim normalize notlike position replace rtrim split_part string_to_array
		string_to_table strpos textlike textnlike texticlike texticnlike translate trim`,
		// Mathematics: a numeric has up to 147,455 digits.
		`div exp factorial gcd lcm ln log log10 mod pow power sqrt`,
		// Text search.
		`ts_delete ts_headline ts_rank ts_rank_cd tsquery_phrase phraseto_tsquery plainto_tsquery to_tsquery
		websearch_to_tsquery`,
		// JSON and XML. In paths, see language.go.
		`jsonb_contains jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz jsonb_path_query
		jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first jsonb_path_query_first_tz
		jsonb_path_query_tz json_exists json_query json_value xmlexists xpath xpath_exists`,
		// Extensions: fuzzystrmatch, pg_trgm, unaccent, cube and earthdistance.
		`daitch_mokotoff difference dmetaphone dmetaphone_alt levenshtein levenshtein_less_equal metaphone soundex
		similarity strict_word_similarity word_similarity unaccent cube_dim cube_distance earth earth_box
		earth_distance ll_to_earth`,
		// Ranges.
		`multirange range_merge`),
	aggregate: words(sqltree.Aggregates(dialects.Postgres)...),
	window:    words(`cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`),
	from:      words(`json_table xmltable bernoulli system system_rows system_time`), // the latter are what TABLESAMPLE takes

	reasons: map[string]string{
		"pg_read_*": "reads files of the server", "pg_ls_*": "reads files of the server", "pg_stat_file": "reads files of the server",
		"pg_file_*": "writes files of the server", "lo_*": "reads or writes large objects and files of the server",
		"loread": "reads large objects", "lowrite": "writes large objects", "pg_current_logfile": "reads files of the server",
		"dblink*": "opens other connections", "postgres_fdw_*": "opens other connections",
		"set_config": "changes the session", "setseed": "changes the session", "current_setting": "reads the server's settings",
		"pg_sleep*": "waits", "pg_advisory_*": "locks", "pg_try_advisory_*": "locks",
		"nextval": "changes a sequence", "setval": "changes a sequence", "currval": "reads the session's sequences",
		"lastval":      "reads the session's sequences",
		"txid_*":       "takes or reads transaction numbers",
		"pg_current_*": "looks at the server's log or transactions", "pg_logical_*": "writes to the server's log",
		"pg_replication_*": "changes replication", "pg_create_*": "changes the server", "pg_drop_*": "changes the server",
		"pg_switch_wal": "changes the server", "pg_backup_*": "changes the server", "pg_reload_conf": "changes the server",
		"pg_rotate_logfile": "changes the server", "pg_promote": "changes the server", "pg_wal_*": "changes the server",
		"pg_terminate_backend": "ends other sessions", "pg_cancel_backend": "ends other sessions",
		"pg_notify": "sends messages", "pg_export_snapshot": "holds back vacuum",
		"pg_stat_*": "looks at or resets the server's statistics", "gin_clean_pending_list": "writes to an index",
		"brin_*":        "writes to an index",
		"query_to_xml*": "runs SQL from a string", "table_to_xml*": "reads tables by a string", "schema_to_xml*": "reads tables by a string",
		"database_to_xml*": "reads tables by a string", "cursor_to_xml*": "reads cursors",
		"ts_stat": "runs SQL from a string", "ts_rewrite": "can run SQL from a string",
		"crosstab*": "runs SQL from a string: write the query as one constant, or SUM(…) FILTER (WHERE …) for each column",
		"connectby": "reads tables by a string", "xpath_table": "reads tables by a string",
	},
}
