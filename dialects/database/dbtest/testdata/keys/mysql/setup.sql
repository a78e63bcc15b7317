CREATE TABLE country (code CHAR(2) NOT NULL PRIMARY KEY, name VARCHAR(40) NOT NULL UNIQUE);
CREATE TABLE city (country CHAR(2) NOT NULL, name VARCHAR(40) NOT NULL, people INTEGER DEFAULT 0 COMMENT 'at the last census',
	PRIMARY KEY (country, name), FOREIGN KEY (country) REFERENCES country (code));
CREATE TABLE flight (id INTEGER NOT NULL PRIMARY KEY, from_country CHAR(2), from_city VARCHAR(40), day DATE, seat VARCHAR(5) DEFAULT 'any',
	UNIQUE (day, seat), FOREIGN KEY (from_country, from_city) REFERENCES city (country, name)) COMMENT 'departures only';
CREATE VIEW big_city AS SELECT name, people FROM city WHERE people > 1000000;
