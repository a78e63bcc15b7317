package guard

import (
	"strings"
	"testing"
)

// What outlived its time limit on a server is refused beforehand, whatever way the large values take.
func TestWork(t *testing.T) {
	judged(t, Rules{}, in(postgres, RuleSize,
		"SELECT length(translate(repeat('a',1000000), repeat('b',1000000), ''))",
		"SELECT btrim(repeat('a',1000000), repeat('é',500000)||'a')",
		"SELECT strpos(repeat('a',1000000), repeat('a',500000)||'b')",
		"SELECT position(repeat('a',500000)||'b' in repeat('a',1000000))",
		"SELECT translate(a, a, '') FROM (SELECT repeat('a', 100000) AS a) t",
		"WITH t(b) AS (SELECT repeat('a', 100000)) SELECT translate(b, b, '') FROM t",
		"SELECT translate(repeat('a', n), repeat('b', n), '') FROM (VALUES (1, 100000)) AS t(i, n)",
		"SELECT translate((SELECT repeat('a', 100000) FROM orders LIMIT 1), note, '') FROM orders",
		"SELECT translate(note, repeat('b', 1000000), '') FROM orders",
		"SELECT translate(repeat('a', id * 1000000), repeat('b', id * 1000000), '') FROM orders",
		"SELECT translate(string_agg('a', ''), string_agg('b', ''), '') FROM generate_series(1, 1000000)",
		"SELECT strpos(a, b) FROM (SELECT string_agg('a', '') AS a, string_agg('b', '') AS b FROM generate_series(1, 1000000)) t",
		"WITH RECURSIVE r(a) AS (SELECT 'x' UNION ALL SELECT a || a FROM r) SELECT translate(a, a, '') FROM r",
		"SELECT "+several("translate(repeat('a', 5000), repeat('b', 5000), '')", 5),
		"SELECT xpath('//a[count(//a[count(//a)>0])>0]', ('<r>' || repeat('<a/>', 3000) || '</r>')::xml)",
		"SELECT (repeat('(0,0),', 50000) || '(0,0)')::path <-> (repeat('(0,0),', 50000) || '(0,0)')::path",
		"SELECT to_jsonb(array_fill('a'::text, ARRAY[15000])) - array_fill('b'::text, ARRAY[15000])",
		"SELECT "+several("repeat('a', 1000000)", 100), "SELECT array_fill(repeat('a', 100000), ARRAY[1000])",
		"SELECT format('"+strings.Repeat("%1$s", 1000)+"', repeat('a', 100000))"))
	judged(t, Rules{}, in(postgres, "",
		"SELECT translate(phone, '()- ', '') FROM customer", "SELECT replace(string_agg(name, ', '), ', ', '; ') FROM customer",
		"SELECT repeat('#', count(*)::int / 10) FROM orders", "SELECT replace(repeat(' ', count(*)::int), ' ', '#') FROM orders",
		"SELECT strpos(notes, 'refund') FROM orders", "SELECT string_to_array(string_agg(a, ','), ',') FROM t",
		"WITH RECURSIVE r AS (SELECT id, name AS path FROM t UNION ALL SELECT t.id, r.path || '/' || t.name FROM t JOIN r ON t.up = r.id)"+
			" SELECT path FROM r WHERE strpos(path, 'x') > 0",
		"WITH RECURSIVE d AS (SELECT date '2024-01-01' AS day UNION ALL SELECT (day + interval '1 day')::date FROM d WHERE day < '2024-12-31')"+
			" SELECT to_char(day, 'YYYY-MM'), day - date '2024-01-01' FROM d",
		"SELECT xpath('//book[price > 10]/title/text()', doc) FROM t", "SELECT tags @> ARRAY['a', 'b'], geo <-> point(1, 2) FROM t"))
	judged(t, Rules{}, in(mysql, RuleSize,
		"SELECT INSTR(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'))",
		"SELECT LENGTH(REPLACE(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'), 'x'))",
		"SELECT EXTRACTVALUE(CONCAT('<r>',REPEAT('<a/>',3000),'</r>'), 'count(//a[count(//a[count(//a)>0])>0])')",
		"SELECT SUBSTRING_INDEX(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'), 3)",
		"SELECT COUNT(*) FROM orders WHERE LOCATE(CONCAT(REPEAT('a',500000),'b'), REPEAT('a',1000000), id) > 0",
		"SELECT TRIM(TRAILING 'é' FROM REPEAT('é',60000))", "SELECT JSON_OVERLAPS(REPEAT('1,', 50000), REPEAT('2,', 50000))",
		"SELECT ST_BUFFER(ST_GEOMFROMTEXT(CONCAT('LINESTRING(',REPEAT('0 0,1 1,',2500),'0 1)')),1)",
		"SELECT ST_ISSIMPLE(ST_GEOMFROMTEXT(CONCAT('LINESTRING(',REPEAT('0 0,1 1,',2500),'0 1)')))"))
	judged(t, Rules{}, in(mysql, "",
		"SELECT FIND_IN_SET(name, (SELECT GROUP_CONCAT(name) FROM t)) FROM t", "SELECT REPLACE(GROUP_CONCAT(name), ',', '; ') FROM t",
		"SELECT SUBSTRING_INDEX(SUBSTRING_INDEX(tags, ',', n), ',', -1) FROM t JOIN (SELECT 1 n UNION ALL SELECT 2) s",
		"SELECT EXTRACTVALUE(doc, '//book[1]/title') FROM t", "SELECT ST_DISTANCE_SPHERE(POINT(x, y), POINT(1, 2)) FROM t"))
	judged(t, Rules{}, in(lite, RuleSize,
		"SELECT instr(printf('%.*c', 1000000, 'a'), printf('%.*c', 500000, 'a') || 'b')",
		"SELECT length(replace(printf('%.*c', 1000000, 'a'), printf('%.*c', 500000, 'a') || 'b', 'x'))",
		"SELECT trim(hex(zeroblob(200000)), hex(zeroblob(100000)) || '1')",
		"SELECT instr(a, a || 'b') FROM (SELECT group_concat(note, '') AS a FROM orders)"))
	judged(t, Rules{}, in(lite, "",
		"SELECT instr(name, ' '), replace(name, '-', '') FROM t", "SELECT replace(printf('%*s', n, ''), ' ', '#') FROM t",
		"SELECT replace(group_concat(name), ',', '; ') FROM t", "SELECT trim(name, '.,; ') FROM t"))
}

// several is an item, repeated as a select list.
func several(item string, times int) string {
	out := item
	for range times - 1 {
		out += ", " + item
	}
	return out
}
