package guard

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// https://dev.mysql.com/doc/refman/8.4/en/built-in-function-reference.html and
// https://mariadb.com/kb/en/function-and-operator-reference/. Left out on purpose besides those named below: what looks
// at other sessions, at the server or at privileges (connection_id, current_role, ps_*, roles_graphml,
// validate_password_*).
var mysqlFunctions = functions{
	linear: words(
		// Conditions.
		`coalesce decode_oracle greatest if ifnull interval isnull least nullif nvl nvl2`,
		// Numbers.
		`abs acos asin atan atan2 bit_count ceil ceiling conv cos cot crc32 crc32c degrees div exp floor ln log log10 log2
		mod oct pi pow power radians rand round sign sin sqrt tan to_char to_number trunc truncate`,
		// Strings.
		`ascii bin binary bit_length char char_length character_length chr concat concat_operator_oracle concat_ws
		elt export_set field format format_bytes format_pico_time from_base64 hex insert lcase left length lengthb
		lower lpad make_set match mid natural_sort_key octet_length ord quote repeat reverse right rpad sformat
		soundex space strcmp substr substring to_base64 ucase unhex upper weight_string`,
		// Conversion, comparison of versions and of sets.
		`charset coercibility collation convert values`,
		// Dates and times.
		`add_months adddate addtime convert_tz curdate current_date current_time current_timestamp curtime date date_add
		date_format date_sub datediff day dayname dayofmonth dayofweek dayofyear extract from_days from_unixtime get_format
		hour last_day localtime localtimestamp makedate maketime microsecond minute month monthname months_between now
		period_add period_diff quarter sec_to_time second str_to_date subdate subtime sysdate time time_format
		time_to_sec timediff timestamp timestampadd timestampdiff to_days to_seconds unix_timestamp utc_date utc_time
		utc_timestamp week weekday weekofyear year yearweek`,
		// JSON. In paths, see language.go.
		`-> ->> json_array json_array_append json_array_insert json_compact json_contains_path json_depth
		json_detailed json_exists json_extract json_insert json_length json_loose json_object json_pretty json_query
		json_quote json_remove json_replace json_set json_storage_free json_storage_size json_type json_unquote
		json_valid json_value`,
		// Digests, addresses, identifiers.
		`aes_decrypt aes_encrypt compress inet6_aton inet6_ntoa inet_aton inet_ntoa is_ipv4 is_ipv4_compat
		is_ipv4_mapped is_ipv6 is_uuid bin_to_uuid md5 random_bytes sha sha1 sha2 sys_guid uncompress
		uncompressed_length uuid uuid_short uuid_to_bin uuid_v4 uuid_v7`,
		// The session's own names, which change nothing.
		`current_user database found_rows row_count schema session_user system_user user version`,
		// Settings that say how values are read and written.
		`@@autocommit @@character_set_client @@character_set_connection @@character_set_database @@character_set_results
		@@character_set_server @@collation_connection @@collation_database @@collation_server @@default_week_format
		@@div_precision_increment @@group_concat_max_len @@innodb_version @@lc_time_names @@lower_case_table_names
		@@sql_mode @@system_time_zone @@time_zone @@transaction_isolation @@tx_isolation @@tx_read_only @@transaction_read_only
		@@version @@version_comment @@version_compile_os`,
		// GROUP BY … WITH ROLLUP.
		`grouping rollup`),
	scalar: words(
		// Strings and patterns.
		`find_in_set instr like locate ltrim not_regexp position regexp regexp_instr regexp_like regexp_replace
		regexp_substr replace rlike rtrim substring_index trim`,
		// JSON.
		`json_array_intersect json_contains json_equals json_keys json_merge json_merge_patch json_merge_preserve
		json_normalize json_object_filter_keys json_object_to_array json_overlaps json_search member_of`,
		// XML.
		`extractvalue updatexml`,
		mysqlShapes),
	aggregate: words(sqltree.Aggregates(dialects.MySQL)...).and("any_value"),
	window:    words(`cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`),
	from:      words(`json_table`),

	reasons: map[string]string{
		"@@*":       "is a setting of the server",
		"load_file": "reads files of the server", "sys_*": "runs programs", "lib_mysqludf_*": "runs programs",
		"sleep": "waits", "benchmark": "burns time",
		"master_pos_wait": "waits", "source_pos_wait": "waits", "master_gtid_wait": "waits", "wait_*": "waits",
		"get_lock": "locks", "release_lock": "changes locks", "release_all_locks": "changes locks",
		"is_free_lock": "looks at locks", "is_used_lock": "looks at locks",
		"nextval": "changes a sequence", "setval": "changes a sequence", "lastval": "reads the session's sequences",
		"default":        "may take the next number of a sequence", // DEFAULT(c), where that is c's default
		"last_insert_id": "changes the session",
		"name_const":     "is for the server's own use", "gtid_*": "looks at replication",
		"des_encrypt": "reads keys of the server", "des_decrypt": "reads keys of the server",
		"password": "makes passwords of the server", "old_password": "makes passwords of the server",
		"encrypt": "makes passwords of the server", "keyring_*": "reads keys of the server",
		"json_schema_*":     "follows a schema, with patterns and references, without bounds",
		"statement_digest*": "parses SQL from a string",
		"asymmetric_*":      "burns time", "create_*_key": "burns time",
	},
}

// mysqlShapes are the functions of shapes.
const mysqlShapes = `area asbinary astext aswkb aswkt boundary centroid contains crosses dimension disjoint endpoint envelope
	equals exteriorring geometrycollection geometryn geometrytype geomfromtext interiorringn intersects isclosed
	isempty issimple linestring mbrcontains mbrcoveredby mbrcovers mbrdisjoint mbrequals mbrintersects
	mbroverlaps mbrtouches mbrwithin multilinestring multipoint multipolygon numgeometries numinteriorrings
	numpoints overlaps point pointfromtext pointn polygon srid st_area st_asbinary st_asgeojson st_astext
	st_aswkb st_aswkt st_boundary st_buffer st_buffer_strategy st_centroid st_contains st_convexhull st_crosses
	st_difference st_dimension st_disjoint st_distance st_distance_sphere st_endpoint st_envelope st_equals
	st_exteriorring st_frechetdistance st_geohash st_geomcollfromtext st_geomcollfromwkb st_geometryfromtext
	st_geometrycollectionfromtext st_geometryn st_geometrytype st_geomfromgeojson st_geomfromtext st_geomfromwkb
	st_hausdorffdistance st_interiorringn st_intersection st_intersects st_isclosed st_isempty st_isring
	st_issimple st_isvalid st_latfromgeohash st_latitude st_length st_lineinterpolatepoint
	st_lineinterpolatepoints st_linefromtext st_linefromwkb st_longfromgeohash st_longitude st_makeenvelope
	st_mlinefromtext st_mpointfromtext st_mpolyfromtext st_numgeometries st_numinteriorring st_numinteriorrings
	st_numpoints st_overlaps st_pointatdistance st_pointfromgeohash st_pointfromtext st_pointfromwkb st_pointn
	st_pointonsurface st_polyfromtext st_polyfromwkb st_relate st_simplify st_srid st_startpoint st_swapxy
	st_symdifference st_touches st_transform st_union st_validate st_within st_x st_y startpoint touches within
	x y`
