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
		"SELECT repeat('a', 1000000) LIKE '%' || repeat('a', 500000) || 'b'", "SELECT note ILIKE repeat('%ab', 40000) FROM orders",
		"SELECT repeat('a', 100000) NOT LIKE ALL (ARRAY['%' || repeat('a', 50000) || 'b'])",
		"SELECT normalize(repeat(U&'\\0301\\0316', 100000), NFD)", "SELECT is_normalized(repeat(U&'\\0301\\0316', 100000), 'NFC')",
		"SELECT polygon(100000, '<(0,0),1>'::circle) && polygon(100000, '<(5,0),4.5>'::circle)",
		"SELECT polygon(id, '<(0,0),1>'::circle) ~= polygon(id, '<(5,0),4.5>'::circle) FROM orders",
		"SELECT translate(array_to_string(ARRAY(SELECT 'a' FROM generate_series(1,1000000)), ''), array_to_string(ARRAY(SELECT 'b' FROM t), ''), '')",
		"SELECT translate(format('%*s', id * 1000000, 'x'), format('%*s', id * 1000000, 'y'), '') FROM orders",
		"SELECT translate((10::numeric ^ 131000)::text, (11::numeric ^ 120000)::text, '')",
		"SELECT translate(power(id::numeric, 99999)::text, factorial(id)::text, '') FROM orders",
		"SELECT translate(jsonb_pretty(repeat('[', 5000) || repeat(']', 5000)), jsonb_pretty(repeat('[', 5000) || repeat(']', 5000)), '')",
		"WITH RECURSIVE r(n, a) AS (SELECT 1, 'x' UNION ALL SELECT n + 1, (a, a)::text FROM r WHERE n < 20) SELECT translate(a, a, '') FROM r",
		"WITH RECURSIVE r AS (SELECT 9::numeric AS n UNION ALL SELECT n * n FROM r) SELECT translate(n::text, n::text, '') FROM r",
		"WITH RECURSIVE r(a, b) AS (SELECT 'x', 'x' UNION ALL SELECT b, a || b FROM r) SELECT strpos(a, a || 'x') FROM r",
		"WITH RECURSIVE r AS (SELECT 'x' AS a UNION ALL SELECT d.a FROM (SELECT a || a AS a FROM r) d) SELECT strpos(a, a || 'x') FROM r",
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
		"WITH RECURSIVE r AS (SELECT id, lower(name) AS name, name AS path FROM t UNION ALL SELECT t.id, t.name, r.path || '/' || t.name"+
			" FROM t JOIN r ON t.up = r.id WHERE r.path NOT LIKE '%' || t.name || '%') SELECT path FROM r",
		"SELECT string_agg(name, ', ') FROM t WHERE note ILIKE '%refund%' HAVING string_agg(name, ', ') LIKE '%a%'",
		"SELECT price ^ 2, power(price, 2), round(price * 1e6) FROM t WHERE name LIKE '%' || code || '%'", "SELECT format('%*s', 10, name) FROM t",
		"SELECT jsonb_pretty(jsonb_build_object('a', name)), normalize(name) FROM t", "SELECT ARRAY(SELECT name FROM t WHERE note LIKE 'a%')",
		"SELECT xpath('//book[price > 10]/title/text()', doc) FROM t", "SELECT tags @> ARRAY['a', 'b'], geo <-> point(1, 2) FROM t"))
	judged(t, Rules{}, in(mysql, RuleSize,
		"SELECT INSTR(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'))",
		"SELECT LENGTH(REPLACE(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'), 'x'))",
		"SELECT EXTRACTVALUE(CONCAT('<r>',REPEAT('<a/>',3000),'</r>'), 'count(//a[count(//a[count(//a)>0])>0])')",
		"SELECT SUBSTRING_INDEX(REPEAT('a',1000000), CONCAT(REPEAT('a',500000),'b'), 3)",
		"SELECT COUNT(*) FROM orders WHERE LOCATE(CONCAT(REPEAT('a',500000),'b'), REPEAT('a',1000000), id) > 0",
		"SELECT REPEAT('a',100000) LIKE CONCAT('%',REPEAT('a',30000),'b')", "SELECT note NOT LIKE CONCAT('%',REPEAT('a',30000),'b') FROM t",
		"SELECT INSTR(UNCOMPRESS(x'00'), UNCOMPRESS(data)) FROM t",
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
		"SELECT printf('%.*c', 1000000, 'a') LIKE '%' || printf('%.*c', 900, 'a') || 'b'", "SELECT printf('%.*c', 1000000, 'a') GLOB printf('%.*c', 900, '*a')",
		"SELECT unhex(printf('%.*c', 200000, 'z'), printf('%.*c', 100000, 'y'))",
		"SELECT instr(json_pretty(note, printf('%.*c', 1000, ' ')), json_pretty(note, printf('%.*c', 1000, ' '))) FROM t",
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
