package strict

import "github.com/sqlagent/sqlagent/dialects"

// functions are those that a query may call, by the role that the syntax has for them, which says how many operands
// they take: f12 one or two, fn one or more, agg an aggregate of one. All are on the guard's lists.
var functions = map[dialects.Dialect]map[string]string{
	dialects.SQLite: {
		"f1(": `abs ceil ceiling exp floor hex length ln lower sign sqrt unicode upper typeof json json_array_length`,
		"f2(": `glob ifnull instr mod nullif pow power`,
		"f3(": `replace`, "f12(": `json_extract log ltrim round rtrim trim trunc`,
		"f23(": `iif substr substring`, "max(": `max min`, "fn(": `coalesce date datetime julianday printf format strftime time unixepoch concat`,
		"agg(": `avg sum total`, "count(": `count`, "group_concat(": `group_concat`,
	},
	dialects.MySQL: {
		"f0(": `curdate now`,
		"f1(": `abs any_value ascii ceil ceiling char_length character_length date day dayname dayofmonth dayofweek dayofyear exp floor hex
			hour last_day length ln log10 log2 lower ltrim md5 minute month monthname quarter reverse rtrim second sign
			sqrt time to_days trim upper weekday weekofyear year unix_timestamp json_length json_unquote`,
		"f2(":  `date_format datediff find_in_set ifnull regexp_like instr left mod nullif pow power repeat right str_to_date timediff truncate json_extract`,
		"f3(":  `if lpad replace rpad substring_index`,
		"f12(": `from_unixtime round week log`, "f23(": `substr substring mid locate`, "fn(": `coalesce concat greatest least`,
		"agg(": `avg max min sum stddev stddev_pop stddev_samp variance var_pop var_samp`,
		"add(": `date_add date_sub`, "stamp(": `timestampdiff`, "count(": `count`, "group_concat(": `group_concat`,
	},
	dialects.Postgres: {
		"f0(": `now`,
		"f1(": `abs cbrt ceil ceiling char_length date exp floor initcap length ln lower md5 reverse sign sqrt upper cardinality to_timestamp`,
		"f2(": `array_length date_part date_trunc div left mod nullif pow power repeat right starts_with strpos to_char to_date to_number`,
		"f3(": `replace split_part translate`, "f12(": `age btrim log ltrim round rtrim trim trunc`, "f23(": `generate_series lpad rpad substr substring regexp_replace`,
		"fn(":   `coalesce concat greatest least concat_ws`,
		"agg(":  `array_agg avg bool_and bool_or every max min stddev stddev_pop stddev_samp sum variance var_pop var_samp`,
		"agg2(": `string_agg corr`, "percentile(": `percentile_cont percentile_disc`, "count(": `count`,
	},
}

// windowed are the functions that only stand before OVER, alike in the three dialects.
var windowed = map[string]string{
	"rank(": `cume_dist dense_rank percent_rank rank row_number`, "ntile(": `ntile`, "lag(": `first_value lag last_value lead`,
}

// structural are words that a new name is never: those that the syntax may go on with where a name can stand.
const structural = `all and as asc between by case cast collate cross current desc distinct else end escape except exists
	extract false filter first following from full glob group having if ilike in inner intersect interval is join last
	left like limit natural not null nulls offset on or order outer over partition preceding range regexp right row rows
	select separator then true unbounded union using when where window with within div xor mod rlike binary`
