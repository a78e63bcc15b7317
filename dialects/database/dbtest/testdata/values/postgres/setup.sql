CREATE TABLE v (id integer PRIMARY KEY, wide bigint, price numeric(30,10), ratio double precision, flag boolean,
	name varchar(50), day date, at timestamp, bytes bytea, doc json);
INSERT INTO v VALUES (1, 9223372036854775807, 12345678901234567890.123456789, 0.1, TRUE, 'żółć 🎈', '2024-02-29', '2024-02-29 13:14:15', '\x00ff10', '{"a": 1}');
INSERT INTO v VALUES (2, -9223372036854775808, -0.25, -1e300, FALSE, '', '0001-01-01', '1999-12-31 23:59:59', '', '[]');
INSERT INTO v VALUES (3, 0, 0, 0, NULL, E'it''s "quoted"\ntwice', NULL, NULL, NULL, NULL);
INSERT INTO v (id) VALUES (4);
