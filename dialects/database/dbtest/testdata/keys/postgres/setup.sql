CREATE TABLE country (code char(2) NOT NULL PRIMARY KEY, name varchar(40) NOT NULL UNIQUE);
CREATE TABLE city (country char(2) NOT NULL REFERENCES country (code), name varchar(40) NOT NULL, people integer DEFAULT 0,
	PRIMARY KEY (country, name));
CREATE TABLE flight (id integer NOT NULL PRIMARY KEY, from_country char(2), from_city varchar(40), day date, seat varchar(5) DEFAULT 'any',
	UNIQUE (day, seat), FOREIGN KEY (from_country, from_city) REFERENCES city (country, name));
CREATE VIEW big_city AS SELECT name, people FROM city WHERE people > 1000000;
COMMENT ON TABLE flight IS 'departures only';
COMMENT ON COLUMN city.people IS 'at the last census';
