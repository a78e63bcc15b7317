package corpora

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects"
)

// Overruns are statements in a dialect that a guard must refuse: each crashed a server or outlived its limit and its
// cancel there, or is another of a kind that did. They read orders, at most.
func Overruns(d dialects.Dialect) []Attack {
	var out []Attack
	for i, sql := range overruns[d] {
		out = append(out, Attack{ID: fmt.Sprintf("overrun %d", i+1), Dialect: string(d), SQL: sql})
	}
	return out
}

var overruns = map[dialects.Dialect][]string{
	dialects.MySQL: {
		// Texts in small languages, that are long, deep or computed.
		"SELECT EXTRACTVALUE('<a/>', CONCAT(REPEAT('-',200000),'1'))",
		"SELECT UPDATEXML('<a/>', CONCAT(REPEAT('- ',200000),'1'), '<b/>')",
		"SELECT EXTRACTVALUE('<a/>', p) FROM (SELECT CONCAT(REPEAT('-',200000),'1') AS p) t",
		"SELECT EXTRACTVALUE('<a/>', (SELECT GROUP_CONCAT('-' SEPARATOR '') FROM orders a, orders b))",
		"SELECT EXTRACTVALUE('<a/>', '--------------------------------1')",
		"SELECT EXTRACTVALUE('<a/>', '((((((((((((((((((((1))))))))))))))))))))')",
		"SELECT EXTRACTVALUE('<a/>', note) FROM orders",
		"SELECT JSON_EXTRACT('1', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_EXTRACT('1', '$', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_VALUE('1', CONCAT('$',REPEAT('.a',100000)))",
		"SELECT JSON_SET('1', '$', 1, CONCAT('$',REPEAT('[0]',100000)), 1)",
		"SELECT JSON_REMOVE('[1]', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_CONTAINS_PATH('1', 'one', '$', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_CONTAINS('1', '1', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_LENGTH('1', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_KEYS('1', CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_SEARCH('[1]', 'all', '1', NULL, CONCAT('$',REPEAT('[0]',100000)))",
		"SELECT JSON_EXTRACT('1', note) FROM orders",
		"SELECT JSON_SCHEMA_VALID('{}', '1')",
		"SELECT JSON_SCHEMA_VALIDATION_REPORT('{}', '1')",
		"SELECT STATEMENT_DIGEST(CONCAT('SELECT ',REPEAT('1,',300000),'1'))",
		"SELECT 'a' REGEXP CONCAT(REPEAT('(',100000),'a',REPEAT(')',100000))",
		"SELECT 'a' REGEXP note FROM orders",
		"SELECT MATCH(note) AGAINST (REPEAT('(',100000) IN BOOLEAN MODE) FROM orders",
		// Work in one go.
		"SELECT LENGTH(JSON_EXTRACT(CONCAT('[',REPEAT('1,',400000),'1]'),'$**[0]'))",
		"SELECT LENGTH(JSON_EXTRACT(CONCAT(REPEAT('[',90),'1',REPEAT(']',90)),'$**[*]**[*]**[*]**[*]**[*]'))",
		"SELECT COUNT(*) FROM JSON_TABLE(CONCAT('[',REPEAT('1,',400000),'1]'),'$**[0]' COLUMNS (a INT PATH '$')) j",
		"SELECT JSON_SEARCH(CONCAT('[',REPEAT('\"9\",',100000),'1]'),'all','9%')",
		"SELECT JSON_KEYS((SELECT JSON_OBJECTAGG(CONCAT(a.id,'-',b.id),1) FROM orders a, orders b))",
		"SELECT LENGTH(JSON_MERGE_PATCH(a, b)) FROM (SELECT JSON_OBJECTAGG(id,1) AS a, JSON_OBJECTAGG(-id,1) AS b FROM orders) t",
		"SELECT LENGTH(REGEXP_REPLACE(REPEAT('a',1000000),'a*?b|a',''))",
		"SELECT LENGTH(REGEXP_REPLACE(REPEAT('ab ',330000),'[a-z]+',''))",
		"SELECT LENGTH(REGEXP_REPLACE(REPEAT('é',330000),'é','x'))",
		"SELECT LENGTH(REGEXP_REPLACE(REPEAT(CONCAT(REPEAT('a',20),'c'),300),'(a+)+b|a',''))",
		"SELECT LENGTH(REGEXP_REPLACE((SELECT GROUP_CONCAT(a.note) FROM orders a, orders b),'[a-z]+',''))",
		"SELECT REGEXP_INSTR(REPEAT('a',1000000),'a(?=a*b)')",
		"SELECT REPEAT('a',100000) RLIKE 'a*a*b'",
		"SELECT LENGTH(REPLACE(REPEAT('ab,',340000),',','; '))",
		"SELECT LENGTH(REPLACE(REPEAT('ab,',340000),',',''))",
		"SELECT LENGTH(REPLACE((SELECT GROUP_CONCAT(a.id) FROM orders a, orders b),'1',REPEAT('2',50)))",
		"SELECT LENGTH(REPLACE((SELECT JSON_OBJECTAGG(CONCAT(a.id,'-',b.id),1) FROM orders a, orders b),'1',''))",
		"SELECT COUNT(AES_ENCRYPT(note,'k','1234567890123456','pbkdf2_hmac','salt','65535')) FROM orders",
		"SELECT LENGTH(ST_GEOMFROMTEXT(CONCAT('LINESTRING(',REPEAT('0 0,1 1,',100000),'0 1)')))",
		"SELECT ST_NUMPOINTS(ST_GEOMFROMTEXT(CONCAT('LINESTRING(',REPEAT('0 0,1 1,',100000),'0 1)')))",
		// Collections in each other, in binary.
		"SELECT LENGTH(ST_ASTEXT(ST_GEOMFROMWKB(UNHEX(CONCAT(REPEAT('010700000001000000',100000),'0101000000000000000000F03F000000000000F03F')))))",
		"SELECT LENGTH(ST_ASTEXT(UNHEX(CONCAT('00000000',REPEAT('010700000001000000',100000),'0101000000000000000000F03F000000000000F03F'))))",
		"SELECT ST_AREA(g) FROM (SELECT UNHEX(CONCAT('00000000',REPEAT('010700000001000000',3600),'0101000000000000000000F03F000000000000F03F')) AS g) t",
	},
	dialects.Postgres: {
		"SELECT jsonb_path_exists(jsonb_build_object('a',(SELECT jsonb_agg(g) FROM generate_series(1,60000) g),'b',(SELECT jsonb_agg(-g) FROM generate_series(1,60000) g)), '$ ? (@.a == @.b)')",
		"SELECT jsonb_build_object('a',(SELECT jsonb_agg(g) FROM generate_series(1,60000) g)) @? '$.a[*] ? (@ == $.a[*] && @ < 0)'",
		"SELECT (('{\"a\":['||repeat('1,',40000)||'1],\"b\":['||repeat('2,',40000)||'2]}')::jsonb) @@ '$.a[*] == $.b[*]'",
		"SELECT jsonb_agg(g) @@ ('$[*] == $[*]'::jsonpath) FROM generate_series(1, 60000) g",
		"WITH p AS (SELECT '$[*] == $[*]'::jsonpath AS p) SELECT jsonb_agg(g) @@ (SELECT p FROM p) FROM generate_series(1, 60000) g",
		"SELECT j @@ p FROM (SELECT jsonb_agg(g) AS j, jsonpath '$[*] == $[*]' AS p FROM generate_series(1, 60000) g) t",
		"SELECT jsonb_path_query((repeat('[',1500)||repeat(']',1500))::jsonb, '$.**.**.**.**')",
		"SELECT jsonb_path_exists('1', repeat('-',100000)::jsonpath)",
		"SELECT jsonb_path_exists('1', ('$' || repeat('.a', 100000))::jsonpath)",
		"SELECT length((j - a)::text) FROM (SELECT jsonb_object_agg(g,1) AS j, array_agg('x'||g) AS a FROM generate_series(1,100000) g) t",
		"SELECT jsonb_agg(g::text) ?& array_agg(g::text) FROM generate_series(1,50000) g",
		"SELECT ts_rank(v, q) FROM (SELECT to_tsvector('simple', string_agg('w'||g%3000,' ')) v, to_tsquery('simple', string_agg('w'||g%3000,' & ')) q FROM generate_series(1,200000) g) t",
		"SELECT ts_rank_cd(to_tsvector('simple', string_agg('w'||g%3000,' ')), to_tsquery('simple', string_agg('w'||g%3000,' & '))) FROM generate_series(1,200000) g",
		"SELECT jsonb_agg(array_fill('ab'::text, ARRAY[120000]))",
		"SELECT jsonb_object_agg('a', (SELECT jsonb_agg(g) FROM generate_series(1,120000) g))",
		"SELECT jsonb_agg_strict(a) FROM (SELECT array_agg(g) AS a FROM generate_series(1,120000) g) t",
		"SELECT gcd(10::numeric^131000 - 1, 7::numeric^100000) > 0",
		"SELECT (10::numeric^131000 - 1) * (10::numeric^131000 - 1) > 0",
		"SELECT word_similarity(string_agg('w'||g,' '),string_agg('x'||g,' ')) FROM generate_series(1,20000) g",
		"SELECT xpath(repeat('-',100000)||'1', '<a/>')",
		"SELECT xpath((SELECT string_agg('(', '') FROM generate_series(1,100000) g), '<a/>')",
		"SELECT array_agg(g) && array_agg(-g) FROM generate_series(1,1000000) g",
	},
	dialects.SQLite: {
		"SELECT json_patch(a, b) FROM (SELECT json_group_object(id, 1) AS a, json_group_object(-id, 1) AS b FROM orders) t",
		"SELECT id FROM orders WHERE note MATCH printf('%.*c', 100000, '(')",
		"SELECT id FROM orders WHERE note MATCH '((((((((((((((((((((a))))))))))))))))))))'",
		"SELECT geopoly_overlap(a, a) FROM (SELECT json_group_array(json_array(id, id)) AS a FROM orders) t",
	},
}
