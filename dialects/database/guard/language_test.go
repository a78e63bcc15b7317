package guard

import (
	"strings"
	"testing"
)

// Texts in small languages are plain, short and not deep; what people write of them passes.
func TestLanguages(t *testing.T) {
	deep := strings.Repeat("(", maxEnclosed+1) + "1" + strings.Repeat(")", maxEnclosed+1)
	judged(t, Rules{}, in(mysql, RuleLanguage,
		"SELECT EXTRACTVALUE(doc, '"+strings.Repeat("-", maxPrefixes+1)+"1') FROM t", "SELECT EXTRACTVALUE(doc, '"+strings.Repeat("- ", maxPrefixes+1)+"1') FROM t",
		"SELECT EXTRACTVALUE(doc, '"+deep+"') FROM t", "SELECT EXTRACTVALUE(doc, '"+strings.Repeat("/a", maxProgram)+"') FROM t", "SELECT EXTRACTVALUE(doc, path) FROM t",
		"SELECT EXTRACTVALUE(doc, LOWER('/A')) FROM t", "SELECT doc ->> '$"+strings.Repeat("[0]", maxProgram)+"' FROM t", "SELECT JSON_SET(doc, '$.a', 1, path, 2) FROM t",
		"SELECT JSON_EXTRACT(doc, '$.a', CONCAT('$.', name)) FROM t", "SELECT name RLIKE word FROM t", "SELECT name REGEXP '"+deep+"' FROM t",
		"SELECT * FROM t WHERE MATCH(a) AGAINST ('"+deep+"' IN BOOLEAN MODE)"))
	judged(t, Rules{}, in(mysql, "",
		"SELECT EXTRACTVALUE(doc, '//book[price > 10]/title') FROM t", "SELECT JSON_EXTRACT(tags, CONCAT('$[', n - 1, ']')) FROM t",
		"SELECT JSON_EXTRACT(tags, CONCAT('$[', CAST(n AS UNSIGNED), '].id')) FROM t", "SELECT doc -> '$.a', doc ->> '$.a.b[0]', JSON_SET(doc, '$.a', name) FROM t",
		"SELECT JSON_CONTAINS(tags, '\"a\"', '$.b'), JSON_LENGTH(tags), JSON_SEARCH(tags, 'one', name) FROM t", "SELECT JSON_EXTRACT(doc, '$**.id') FROM t",
		`SELECT email REGEXP '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$' FROM t`, "SELECT name REGEXP '^([A-Z][a-z]+ )+[A-Z][a-z]+$' FROM t",
		"SELECT REGEXP_REPLACE(phone, '[^0-9]+', ''), REGEXP_SUBSTR(url, '[a-z]+://[^/]+') FROM t", "SELECT name RLIKE 'foo|bar', code REGEXP '^[A-Z]{3}-[0-9]{4}$' FROM t",
		"SELECT REPLACE(GROUP_CONCAT(name), ',', '; '), COUNT(*) FROM t WHERE name REGEXP '^a' AND doc ->> '$.a' = 'x'",
		"SELECT * FROM t WHERE MATCH(a) AGAINST ('+mysql -(oracle db2)' IN BOOLEAN MODE)", "SELECT ST_ASTEXT(ST_GEOMFROMTEXT('POLYGON(("+strings.Repeat("0 0,1 1,", 500)+"0 0))'))",
		"SELECT * FROM t JOIN JSON_TABLE(t.tags, '$[*]' COLUMNS (tag VARCHAR(40) PATH '$')) j"))
	judged(t, Rules{}, in(postgres, RuleLanguage,
		"SELECT xpath(path, doc) FROM t", "SELECT xpath('"+deep+"', doc) FROM t", "SELECT jsonb_path_query(doc, path::jsonpath) FROM t", "SELECT doc @? ('$.' || name)::jsonpath FROM t",
		"SELECT doc @@ lower('$.a')::jsonpath FROM t", "SELECT doc @? '$ ? ("+deep+" == 1)' FROM t", "SELECT CAST(name AS jsonpath) FROM t", "SELECT xmlexists(path PASSING doc) FROM t"))
	judged(t, Rules{}, in(postgres, "",
		"SELECT xpath('//book[price > 10]/title/text()', doc), xmlexists('//a' PASSING doc) FROM t", "SELECT doc @? '$.items[*] ? (@.price > 10 && @.qty < 5)' FROM t",
		"SELECT jsonb_path_query_array(doc, '$.items[*].price ? (@ > $low)', '{\"low\": 5}') FROM t", "SELECT doc @@ '$.a[*] > 3'::jsonpath, doc @? jsonpath '$.a' FROM t",
		"SELECT jsonb_path_query_first(jsonb_agg(doc), '$[*].a ? (@ > 3 && @ < 9)') FROM t", "SELECT to_tsvector(body) @@ to_tsquery('a & b'), body @@ plainto_tsquery(name) FROM t",
		"SELECT jsonb_agg(t) FROM (SELECT k, jsonb_agg(x) AS items FROM u GROUP BY k) t", "SELECT jsonb_agg(doc), jsonb_object_agg(k, doc) FROM t",
		"SELECT json_agg(json_build_object('k', k, 'items', items)) FROM (SELECT k, json_agg(x) AS items FROM u GROUP BY k) t",
		"SELECT to_tsvector(string_agg(body, ' ')) @@ to_tsquery('a & b') FROM t", "SELECT XMLSERIALIZE(CONTENT XMLAGG(XMLELEMENT(NAME v, a)) AS text) FROM t",
		"SELECT name ~ ('^' || code), regexp_replace(name, code, '') FROM t", "SELECT ts_rank(v, to_tsquery('english', 'a | b')), ts_headline(body, plainto_tsquery('x')) FROM t"))
	judged(t, Rules{}, in(lite, RuleLanguage, "SELECT * FROM f WHERE f MATCH '"+deep+"'", "SELECT * FROM f WHERE f MATCH lower(word)"))
	judged(t, Rules{}, in(lite, "", "SELECT * FROM f WHERE f MATCH 'one AND (two OR three)'", "SELECT json_extract(tags, '$[' || n || ']'), doc ->> path FROM t"))
}

func TestRepetitions(t *testing.T) {
	for pattern, want := range map[string]struct {
		unbounded int
		nested    bool
	}{
		"abc": {}, "a*b+": {2, false}, "a*?b|a": {1, false}, "[a*]+": {1, false}, `a\*`: {}, "(a+)+b": {2, true}, "(a|b)*": {1, true}, "(ab)*": {1, false},
		"a{2,}": {1, false}, "(a{2,})*": {2, true}, "a{3}b{1,9}": {}, "a{1,1000}": {1, false}, "a(?=a*b)": {2, false}, `(a)\1`: {1, false}, "((a*)b)*": {2, true},
		"[]a]+": {1, false}, "[[:alpha:]*]": {}, "(?:a|b)+c": {1, true}, "(a|b){2}c": {}, "(a+){2}+": {2, true}, "(": {}, "a{": {}, "[": {}, `\`: {},
	} {
		if n, nested := repetitions(pattern); n != want.unbounded || nested != want.nested {
			t.Errorf("%q: %d, %v; want %d, %v", pattern, n, nested, want.unbounded, want.nested)
		}
	}
}
