CREATE TABLE country (
  code CHAR(2) PRIMARY KEY NOT NULL,
  name VARCHAR(40) NOT NULL,
  UNIQUE (name)
);

CREATE TABLE city (
  country CHAR(2) NOT NULL,
  name VARCHAR(40) NOT NULL,
  people INTEGER DEFAULT 0,
  PRIMARY KEY (country, name),
  FOREIGN KEY (country) REFERENCES country (code)
);

CREATE TABLE flight (
  id INTEGER PRIMARY KEY NOT NULL,
  from_country CHAR(2),
  from_city VARCHAR(40),
  day DATE,
  seat VARCHAR(5) DEFAULT 'any',
  UNIQUE (day, seat),
  FOREIGN KEY (from_country, from_city) REFERENCES city (country, name)
);

CREATE VIEW big_city (name, people);
