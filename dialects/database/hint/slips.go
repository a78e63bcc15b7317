package hint

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// slip is something that other dialects have, by its tokens, and what this one has for it. Between spaces stand words
// and signs as they are, and these:
//
//	#  a number        @  a word        _  any token        '  a quoted text        's s'  one with a space in it
//	-limit  ahead of all others: there is no such word in the query
//
// $1, $2 … in the advice are the tokens that those stand for, in their order.
type slip struct{ tokens, advice string }

// slip is what this dialect has for something in the query that only others have.
func (q *query) slip() string {
	tokens := q.tokens()
	if q.schema.Dialect != dialects.SQLite && unnamedSubquery(tokens) {
		return "give the subquery in FROM an alias: FROM (SELECT …) AS q"
	}
	for _, s := range slices.Concat(slips[q.schema.Dialect], everywhere) {
		pattern := strings.Fields(s.tokens)
		if lacking, ok := strings.CutPrefix(pattern[0], "-"); ok && lacking != "" && isWord(lacking) { // "->" is a sign
			if slices.ContainsFunc(tokens, func(t string) bool { return strings.EqualFold(t, lacking) }) {
				continue
			}
			pattern = pattern[1:]
		}
		for i := range tokens {
			if found, ok := match(pattern, tokens[i:]); ok && (i == 0 || tokens[i-1] != ".") {
				return inPlace(pattern, strings.NewReplacer(found...).Replace(s.advice))
			}
		}
	}
	return ""
}

// maxTokens bounds the search for slips, which looks for each at each token.
const maxTokens = 5_000

// tokens are those of the query, without blanks.
func (q *query) tokens() []string {
	var out []string
	for t := range lex.Tokens(q.schema.Dialect, q.sql) {
		if len(out) == maxTokens {
			break
		}
		if !t.Blank() {
			out = append(out, t.Text)
		}
	}
	return out
}

// unnamedSubquery reports whether a query in FROM has no alias, which MySQL and PostgreSQL before version 16 want.
func unnamedSubquery(tokens []string) bool {
	for i := 0; i+2 < len(tokens); i++ {
		from, verb := strings.ToLower(tokens[i]), strings.ToLower(tokens[i+2])
		if from != "from" && from != "join" || tokens[i+1] != "(" || verb != "select" && verb != "with" {
			continue
		}
		end, depth := i+2, 1
		for ; end < len(tokens) && depth > 0; end++ {
			switch tokens[end] {
			case "(":
				depth++
			case ")":
				depth--
			}
		}
		if depth == 0 && (end == len(tokens) || behindFrom[strings.ToLower(tokens[end])]) {
			return true
		}
	}
	return false
}

// behindFrom may follow a source of FROM that has no alias.
var behindFrom = map[string]bool{")": true, ",": true, ";": true, "where": true, "group": true, "having": true, "order": true,
	"limit": true, "join": true, "left": true, "inner": true, "right": true, "cross": true, "on": true, "using": true, "union": true}

// inPlace puts what is there now before what to write, where the pattern begins with words and the advice does not
// say it.
func inPlace(pattern []string, advice string) string {
	words := slices.IndexFunc(pattern, func(p string) bool { return !isWord(p) })
	if words < 0 {
		words = len(pattern)
	}
	if words == 0 || !strings.HasPrefix(advice, "write ") || strings.Contains(advice, " in place of ") {
		return advice
	}
	now := strings.ToUpper(strings.Join(pattern[:words], " "))
	if words < len(pattern) && pattern[words] == "(" {
		now += "(…)"
	}
	return "in place of " + now + " " + advice
}

func isWord(token string) bool {
	c := token[0]
	return c == '_' && len(token) > 1 || c >= 0x80 || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// match reports whether tokens begin with a pattern, and gives its placeholders with what they stand for, in turn.
func match(pattern, tokens []string) (found []string, ok bool) {
	n := 0 // tokens read
	for i := 0; i < len(pattern); i++ {
		p := pattern[i]
		if n >= len(tokens) {
			return nil, false
		}
		t := tokens[n]
		placeholder := true
		switch p {
		case "#":
			ok = '0' <= t[0] && t[0] <= '9'
		case "@":
			ok = isWord(t)
		case "'":
			ok = t[0] == '\''
		case "'s":
			ok = t[0] == '\'' && strings.Contains(t, " ")
			i++ // its other half
		case "_":
			ok = true
		default:
			ok, placeholder = strings.EqualFold(p, t), false
		}
		if !ok {
			return nil, false
		}
		if placeholder {
			found = append(found, fmt.Sprintf("$%d", len(found)/2+1), t)
		}
		n++
	}
	return found, true
}

// listing answers what asks for the names of tables or columns in a way that this database or its rules do not have.
func (q *query) listing() string {
	tokens := q.tokens()
	if len(tokens) == 0 {
		return ""
	}
	lower := make([]string, len(tokens))
	for i, t := range tokens {
		lower[i] = strings.ToLower(t)
	}
	switch lower[0] {
	case "describe", "desc", "show", "pragma", "explain":
		for i := range tokens {
			name := strings.Trim(tokens[i], "`\"'[]")
			if t := q.find("", name); t != nil && i > 0 {
				var columns []string
				for _, c := range t.Columns {
					columns = append(columns, q.ident(c.Name))
				}
				return fmt.Sprintf("%s has %s", q.table(t), list(columns))
			}
		}
		if lower[0] != "explain" {
			return q.tables()
		}
	}
	for _, t := range lower {
		if catalogs[t] && q.find("", t) == nil && q.named(t) == 1 {
			return q.tables()
		}
	}
	return ""
}

// catalogs are where the dialects list tables and columns.
var catalogs = map[string]bool{"sqlite_master": true, "sqlite_schema": true, "information_schema": true, "pg_tables": true,
	"pg_catalog": true, "all_tables": true, "user_tables": true}

// call is what to call in place of a function that the guard does not know.
func (q *query) call() string {
	if line := q.slip(); line != "" || q.tree == nil {
		return line
	}
	known := guard.Functions(q.schema.Dialect)
	for _, use := range q.tree.Facts.Functions {
		if use.Schema != "" || slices.Contains(known, use.Name.Name) || q.named(use.Name.Name) == 0 {
			continue
		}
		var meant best
		for _, name := range known {
			if rank := near(use.Name.Name, name); rank < part {
				meant.add(rank, strings.ToUpper(name)+"()")
			}
		}
		if len(meant.names) > 0 && use.Site != sqltree.SiteFrom {
			return meant.question()
		}
	}
	return ""
}

const inSubquery = "put the window function into a subquery's select list and the condition around it, in place of QUALIFY"

// everywhere are slips into what none of the three dialects has.
var everywhere = []slip{
	{"top #", "write LIMIT $1 at the end of the query in place of TOP $1"},
	{"top ( # )", "write LIMIT $1 at the end of the query in place of TOP ($1)"},
	{"qualify _", inSubquery},
	{"rownum <= #", "write LIMIT $1 at the end of the query"},
	{"rownum < #", "write LIMIT at the end of the query in place of ROWNUM"},
	{"minus select", "write EXCEPT in place of MINUS"},
	{"with ( nolock )", "leave WITH (NOLOCK) out"},
	{"( + )", "write LEFT JOIN … ON in place of (+)"},
	{"pivot (", "write SUM(CASE WHEN … THEN x END) for each column in place of PIVOT"},
	{"` ` `", "send the SQL alone, without Markdown"},
	{"nvl2 (", "write CASE WHEN x IS NOT NULL THEN a ELSE b END"},
}

var slips = map[dialects.Dialect][]slip{
	dialects.SQLite: {
		{"table @", "write SELECT * FROM $1 in place of TABLE $1"},
		{"&&", "write AND in place of &&"},
		{"decode (", "write CASE x WHEN a THEN b ELSE c END"},
		{"nvl (", "write COALESCE(x, y)"},
		{"isnull (", "write COALESCE(x, y)"},
		{"extract ( year", "write CAST(strftime('%Y', x) AS INTEGER)"},
		{"extract ( month", "write CAST(strftime('%m', x) AS INTEGER)"},
		{"extract (", "write CAST(strftime('%d', x) AS INTEGER); %Y year, %m month, %d day, %w day of the week"},
		{"year (", "write CAST(strftime('%Y', x) AS INTEGER)"},
		{"month (", "write CAST(strftime('%m', x) AS INTEGER)"},
		{"day (", "write CAST(strftime('%d', x) AS INTEGER)"},
		{"quarter (", "write (CAST(strftime('%m', x) AS INTEGER) + 2) / 3"},
		{"hour (", "write CAST(strftime('%H', x) AS INTEGER)"},
		{"dayofweek (", "write CAST(strftime('%w', x) AS INTEGER) + 1"},
		{"weekday (", "write CAST(strftime('%w', x) AS INTEGER)"},
		{"date_part (", "write CAST(strftime('%Y', x) AS INTEGER); %m month, %d day"},
		{"date_format (", "write strftime('%Y-%m', x)"},
		{"to_char (", "write strftime('%Y-%m', x) for dates, printf('%.2f', x) for numbers"},
		{"to_date (", "write date(x), of a text as '2024-12-31'"},
		{"str_to_date (", "write date(x), of a text as '2024-12-31'"},
		{"date_trunc ( 'year'", "write strftime('%Y-01-01', x)"},
		{"date_trunc (", "write strftime('%Y-%m-01', x)"},
		{"last_day (", "write date(x, 'start of month', '+1 month', '-1 day')"},
		{"now (", "write datetime('now')"},
		{"getdate (", "write datetime('now')"},
		{"sysdate", "write datetime('now')"},
		{"curdate (", "write date('now')"},
		{"datediff (", "write julianday(a) - julianday(b)"},
		{"timestampdiff (", "write julianday(a) - julianday(b), which counts days"},
		{"age (", "write julianday(a) - julianday(b), which counts days"},
		{"date_add (", "write date(x, '+1 day')"},
		{"date_sub (", "write date(x, '-1 day')"},
		{"dateadd (", "write date(x, '+1 day')"},
		{"adddate (", "write date(x, '+1 day')"},
		{"unix_timestamp (", "write unixepoch(x)"},
		{"from_unixtime (", "write datetime(x, 'unixepoch')"},
		{"to_timestamp (", "write datetime(x, 'unixepoch')"},
		{"interval _", "write date(x, '+1 day'), date(x, '-1 month') in place of INTERVAL"},
		{"date '", "write $1 alone, without DATE"},
		{"timestamp '", "write $1 alone, without TIMESTAMP"},
		{":: @", "write CAST(x AS $1)"},
		{"ilike", "write LIKE in place of ILIKE: it takes a for A here"},
		{"rlike", "write LIKE 'a%' or GLOB 'a*'"},
		{"regexp _", "write LIKE 'a%' or GLOB 'a*' in place of REGEXP"},
		{"regexp_replace (", "write replace(x, a, b), which knows no patterns"},
		{"regexp_matches (", "write x LIKE '%a%' or x GLOB '*a*'"},
		{"similar to", "write LIKE or GLOB in place of SIMILAR TO"},
		{"len (", "write LENGTH(x)"},
		{"char_length (", "write LENGTH(x)"},
		{"character_length (", "write LENGTH(x)"},
		{"charindex (", "write INSTR(text, part)"},
		{"strpos (", "write INSTR(text, part)"},
		{"locate (", "write INSTR(text, part)"},
		{"position (", "write INSTR(text, part)"},
		{"left (", "write SUBSTR(x, 1, n)"},
		{"right (", "write SUBSTR(x, -n)"},
		{"mid (", "write SUBSTR(x, start, length)"},
		{"split_part (", "write SUBSTR(x, 1, INSTR(x, ',') - 1)"},
		{"substring_index (", "write SUBSTR(x, 1, INSTR(x, ',') - 1)"},
		{"lpad (", "write printf('%05d', x)"},
		{"ucase (", "write UPPER(x)"},
		{"lcase (", "write LOWER(x)"},
		{"initcap (", "write UPPER(SUBSTR(x, 1, 1)) || LOWER(SUBSTR(x, 2))"},
		{"array_agg (", "write GROUP_CONCAT(x, ', ')"},
		{"json_agg (", "write json_group_array(x)"},
		{"listagg (", "write GROUP_CONCAT(x, ', ')"},
		{"separator '", "write GROUP_CONCAT(x, $1)"},
		{"greatest (", "write MAX(a, b), with two arguments or more"},
		{"least (", "write MIN(a, b), with two arguments or more"},
		{"rand (", "write random()"},
		{"convert (", "write CAST(x AS type)"},
		{"truncate (", "write CAST(x AS INTEGER), or ROUND(x, n)"},
		{"stddev (", "write SQRT(AVG(x * x) - AVG(x) * AVG(x))"},
		{"stddev_pop (", "write SQRT(AVG(x * x) - AVG(x) * AVG(x))"},
		{"variance (", "write AVG(x * x) - AVG(x) * AVG(x)"},
		{"bool_or (", "write MAX(x)"},
		{"bool_and (", "write MIN(x)"},
		{"format_date (", "write strftime('%Y-%m', x)"},
		{"fetch first # rows", "write LIMIT $1 at the end of the query in place of FETCH"},
		{"fetch next # rows", "write LIMIT $1 at the end of the query in place of FETCH"},
		{"distinct on (", "write GROUP BY with MAX(x), or ROW_NUMBER() OVER (PARTITION BY …) in a subquery, in place of DISTINCT ON"},
		{"= any (", "write IN (SELECT …) in place of = ANY"},
		{"= some (", "write IN (SELECT …) in place of = SOME"},
		{"> all (", "write > (SELECT MAX(x) …) in place of > ALL"},
		{">= all (", "write >= (SELECT MAX(x) …) in place of >= ALL"},
		{"< all (", "write < (SELECT MIN(x) …) in place of < ALL"},
		{"<= all (", "write <= (SELECT MIN(x) …) in place of <= ALL"},
		{"> any (", "write > (SELECT MIN(x) …) in place of > ANY"},
		{"< any (", "write < (SELECT MAX(x) …) in place of < ANY"},
		{"with rollup", "write the totals as another SELECT after UNION ALL, in place of ROLLUP"},
		{"rollup (", "write the totals as another SELECT after UNION ALL, in place of ROLLUP"},
		{"cube (", "write the totals as other SELECTs after UNION ALL, in place of CUBE"},
		{"grouping sets", "write one SELECT for each after UNION ALL, in place of GROUPING SETS"},
		{"lateral (", "write the subquery in the select list, or join a grouped one, in place of LATERAL"},
		{"limit all", "leave LIMIT out"},
		{"at time zone", "leave AT TIME ZONE out: dates are texts here"},
		{"from dual", "leave FROM dual out"},
		{"div #", "write / $1 in place of DIV $1: of whole numbers it gives a whole number"},
		{"<=>", "write IS in place of <=>"},
		{"xor", "write a <> b in place of XOR"},
		{"-limit offset #", "OFFSET follows LIMIT: write LIMIT -1 OFFSET $1"},
	},
	dialects.Postgres: {
		{"decode ( _ , _ ,", "write CASE x WHEN a THEN b ELSE c END"},
		{"strftime ( '%Y'", "write EXTRACT(YEAR FROM x), or to_char(x, 'YYYY')"},
		{"strftime (", "write to_char(x, 'YYYY-MM'): YYYY year, MM month, DD day"},
		{"date_format (", "write to_char(x, 'YYYY-MM'): YYYY year, MM month, DD day"},
		{"year (", "write EXTRACT(YEAR FROM x)"},
		{"month (", "write EXTRACT(MONTH FROM x)"},
		{"day (", "write EXTRACT(DAY FROM x)"},
		{"quarter (", "write EXTRACT(QUARTER FROM x)"},
		{"hour (", "write EXTRACT(HOUR FROM x)"},
		{"dayofweek (", "write EXTRACT(DOW FROM x) + 1"},
		{"weekday (", "write EXTRACT(ISODOW FROM x) - 1"},
		{"dayname (", "write to_char(x, 'Day')"},
		{"monthname (", "write to_char(x, 'Month')"},
		{"julianday (", "subtract dates: CAST(a AS date) - CAST(b AS date) counts days"},
		{"datediff (", "subtract dates: CAST(a AS date) - CAST(b AS date) counts days"},
		{"timestampdiff (", "write EXTRACT(YEAR FROM age(b, a)), or b - a"},
		{"datetime (", "write CAST(x AS timestamp); now() for 'now'"},
		{"unixepoch (", "write EXTRACT(EPOCH FROM x)"},
		{"unix_timestamp (", "write EXTRACT(EPOCH FROM x)"},
		{"from_unixtime (", "write to_timestamp(x)"},
		{"str_to_date (", "write to_date(x, 'YYYY-MM-DD')"},
		{"date_add (", "write x + INTERVAL '1 day'"},
		{"date_sub (", "write x - INTERVAL '1 day'"},
		{"dateadd (", "write x + INTERVAL '1 day'"},
		{"adddate (", "write x + INTERVAL '1 day'"},
		{"last_day (", "write date_trunc('month', x) + INTERVAL '1 month - 1 day'"},
		{"date ( _ ,", "write x + INTERVAL '1 day' in place of date(x, '+1 day')"},
		{"interval # @", "write INTERVAL '$1 $2' in place of INTERVAL $1 $2"},
		{"curdate (", "write CURRENT_DATE"},
		{"getdate (", "write now()"},
		{"sysdate", "write now()"},
		{"ifnull (", "write COALESCE(x, y)"},
		{"nvl (", "write COALESCE(x, y)"},
		{"isnull (", "write x IS NULL, or COALESCE(x, y)"},
		{"iif (", "write CASE WHEN c THEN a ELSE b END"},
		{"if (", "write CASE WHEN c THEN a ELSE b END"},
		{"group_concat (", "write STRING_AGG(CAST(x AS text), ', ')"},
		{"listagg (", "write STRING_AGG(CAST(x AS text), ', ')"},
		{"json_group_array (", "write json_agg(x)"},
		{"json_extract (", "write x ->> 'key'"},
		{"total (", "write COALESCE(SUM(x), 0)"},
		{"median (", "write PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY x)"},
		{"instr (", "write STRPOS(text, part)"},
		{"charindex (", "write STRPOS(text, part)"},
		{"locate (", "write STRPOS(text, part)"},
		{"substring_index (", "write SPLIT_PART(x, ',', 1)"},
		{"find_in_set (", "write x = ANY(string_to_array(list, ','))"},
		{"len (", "write LENGTH(x)"},
		{"mid (", "write SUBSTR(x, start, length)"},
		{"ucase (", "write UPPER(x)"},
		{"lcase (", "write LOWER(x)"},
		{"rand (", "write random()"},
		{"printf (", "write to_char(x, 'FM999990.00') for numbers, format('%s', x) for texts"},
		{"truncate (", "write TRUNC(CAST(x AS numeric), 2)"},
		{"convert ( _ ,", "write CAST(x AS type)"},
		{"convert ( @ . @ ,", "write CAST(x AS type)"},
		{"field (", "write CASE x WHEN a THEN 1 WHEN b THEN 2 END"},
		{"hex (", "write to_hex(x)"},
		{"typeof (", "write pg_typeof(x)"},
		{"limit # , #", "write LIMIT $2 OFFSET $1 in place of LIMIT $1, $2"},
		{"regexp '", "write x ~ $1"},
		{"rlike '", "write x ~ $1"},
		{"glob '", "write x LIKE 'a%' in place of GLOB"},
		{"collate nocase", "write LOWER(x) in place of COLLATE NOCASE"},
		{"as signed", "write CAST(x AS integer)"},
		{"as unsigned", "write CAST(x AS integer)"},
		{"as datetime", "write CAST(x AS timestamp)"},
		{"as double )", "write CAST(x AS double precision)"},
		{"as string", "write CAST(x AS text)"},
		{"as nvarchar", "write CAST(x AS text)"},
		{"separator '", "write STRING_AGG(CAST(x AS text), $1)"},
		{"with rollup", "write GROUP BY ROLLUP (x) in place of GROUP BY x WITH ROLLUP"},
		{"` @ `", `write names without backquotes, or in double quotes: "$1"`},
		{"select [ @ ]", `write names without brackets, or in double quotes: "$1"`},
		{"from [ @ ]", `write names without brackets, or in double quotes: "$1"`},
		{"straight_join", "write JOIN"},
		{"from dual", "leave FROM dual out"},
		{"div #", "write / $1 in place of DIV $1: of whole numbers it gives a whole number"},
		{"<=>", "write IS NOT DISTINCT FROM in place of <=>"},
		{"xor", "write a <> b in place of XOR"},
		{"! @", "write NOT in place of !"},
		{"sounds like", "write x ILIKE '…'"},
		{"limit # by", "write ROW_NUMBER() OVER (PARTITION BY …) in a subquery"},
		{"xmltable (", "write unnest(xpath('/a/b', x)) in FROM in place of XMLTABLE"},
		{"json_table (", "write jsonb_to_recordset(x) AS t(a int, b text) in FROM in place of JSON_TABLE"},
	},
	dialects.MySQL: {
		{"table @", "write SELECT * FROM $1 in place of TABLE $1"},
		{"==", "write = for equal"},
		{"strftime ( '%Y'", "write YEAR(x)"},
		{"strftime (", "write DATE_FORMAT(x, '%Y-%m')"},
		{"to_char (", "write DATE_FORMAT(x, '%Y-%m') for dates, FORMAT(x, 2) for numbers"},
		{"date_trunc ( 'year'", "write DATE_FORMAT(x, '%Y-01-01')"},
		{"date_trunc (", "write DATE_FORMAT(x, '%Y-%m-01')"},
		{"date_part (", "write YEAR(x), MONTH(x) or DAY(x)"},
		{"julianday (", "write DATEDIFF(a, b), which counts days"},
		{"age (", "write TIMESTAMPDIFF(YEAR, a, b)"},
		{"datetime (", "write CAST(x AS DATETIME); NOW() for 'now'"},
		{"unixepoch (", "write UNIX_TIMESTAMP(x)"},
		{"to_timestamp (", "write FROM_UNIXTIME(x)"},
		{"to_date (", "write STR_TO_DATE(x, '%Y-%m-%d')"},
		{"dateadd (", "write x + INTERVAL 1 DAY"},
		{"date ( _ ,", "write x + INTERVAL 1 DAY in place of date(x, '+1 day')"},
		{"interval 's s'", "write INTERVAL 1 DAY, without quotes, in place of INTERVAL $1"},
		{"getdate (", "write NOW()"},
		{"nvl (", "write COALESCE(x, y)"},
		{"isnull ( _ ,", "write COALESCE(x, y)"},
		{"isnull ( @ . @ ,", "write COALESCE(x, y)"},
		{"iif (", "write IF(c, a, b)"},
		{"string_agg (", "write GROUP_CONCAT(x SEPARATOR ', ')"},
		{"array_agg (", "write GROUP_CONCAT(x SEPARATOR ', ')"},
		{"listagg (", "write GROUP_CONCAT(x SEPARATOR ', ')"},
		{"json_agg (", "write JSON_ARRAYAGG(x)"},
		{"json_group_array (", "write JSON_ARRAYAGG(x)"},
		{"total (", "write COALESCE(SUM(x), 0)"},
		{"bool_or (", "write MAX(x)"},
		{"bool_and (", "write MIN(x)"},
		{"strpos (", "write LOCATE(part, text)"},
		{"charindex (", "write LOCATE(part, text)"},
		{"split_part (", "write SUBSTRING_INDEX(x, ',', 1)"},
		{"initcap (", "write CONCAT(UPPER(LEFT(x, 1)), LOWER(SUBSTR(x, 2)))"},
		{"len (", "write CHAR_LENGTH(x)"},
		{"random (", "write RAND()"},
		{"printf (", "write FORMAT(x, 2) for numbers, CONCAT(a, b) for texts"},
		{"to_number (", "write CAST(x AS DECIMAL(20, 2))"},
		{"trunc (", "write TRUNCATE(x, 0)"},
		{"generate_series (", "write a recursive WITH: WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)"},
		{"regexp_matches (", "write x REGEXP 'pattern'"},
		{"percentile_cont (", "number the rows with ROW_NUMBER() OVER (ORDER BY x) in a subquery and take the middle ones"},
		{"ilike", "write LIKE in place of ILIKE: it takes a for A here"},
		{"similar to", "write x REGEXP 'pattern' in place of SIMILAR TO"},
		{"glob '", "write x LIKE 'a%' in place of GLOB"},
		{"~ '", "write x REGEXP $1"},
		{":: @", "write CAST(x AS CHAR), AS SIGNED, AS DECIMAL(20, 2) or AS DATE in place of ::"},
		{"as text )", "write CAST(x AS CHAR)"},
		{"as varchar", "write CAST(x AS CHAR)"},
		{"as string )", "write CAST(x AS CHAR)"},
		{"as integer )", "write CAST(x AS SIGNED)"},
		{"as int )", "write CAST(x AS SIGNED)"},
		{"as bigint )", "write CAST(x AS SIGNED)"},
		{"as numeric", "write CAST(x AS DECIMAL(20, 2))"},
		{"as real )", "write CAST(x AS DOUBLE)"},
		{"as double precision )", "write CAST(x AS DOUBLE)"},
		{"as timestamp )", "write CAST(x AS DATETIME)"},
		{"as boolean )", "compare in place of a cast: x <> 0"},
		{"full join", "write a LEFT JOIN … UNION … a RIGHT JOIN in place of FULL JOIN"},
		{"full outer join", "write a LEFT JOIN … UNION … a RIGHT JOIN in place of FULL JOIN"},
		{"fetch first # rows", "write LIMIT $1 at the end of the query in place of FETCH"},
		{"fetch next # rows", "write LIMIT $1 at the end of the query in place of FETCH"},
		{"distinct on (", "write GROUP BY with MAX(x), or ROW_NUMBER() OVER (PARTITION BY …) in a subquery, in place of DISTINCT ON"},
		{"nulls last", "write ORDER BY x IS NULL, x in place of NULLS LAST"},
		{"nulls first", "write ORDER BY x IS NOT NULL, x in place of NULLS FIRST"},
		{") filter (", "write SUM(CASE WHEN c THEN x END), COUNT(CASE WHEN c THEN 1 END) in place of FILTER"},
		{"rollup (", "write GROUP BY x WITH ROLLUP"},
		{"cube (", "write GROUP BY x WITH ROLLUP, or UNION ALL, in place of CUBE"},
		{"grouping sets", "write one SELECT for each after UNION ALL, in place of GROUPING SETS"},
		{"limit all", "leave LIMIT out"},
		{"at time zone", "write CONVERT_TZ(x, '+00:00', '+01:00')"},
		{"[ @ ]", "write names without brackets, or in backquotes: `$1`"},
		{"-> '", "write JSON_EXTRACT(x, '$.key')"},
		{"->> '", "write JSON_UNQUOTE(JSON_EXTRACT(x, '$.key'))"},
		{"is distinct from", "write NOT (a <=> b)"},
		{"is not distinct from", "write a <=> b"},
		{"-limit offset #", "OFFSET follows LIMIT: write LIMIT 1000000 OFFSET $1"},
	},
}
