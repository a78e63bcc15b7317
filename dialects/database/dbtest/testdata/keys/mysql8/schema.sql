CREATE VIEW big_city (name, people);

CREATE TABLE city (
  country char(2) NOT NULL,
  name varchar(40) NOT NULL,
  people int DEFAULT 0, -- at the last census
  PRIMARY KEY (country, name),
  FOREIGN KEY (country) REFERENCES country (code)
);

CREATE TABLE country (
  code char(2) PRIMARY KEY NOT NULL,
  name varchar(40) NOT NULL,
  UNIQUE (name)
);

CREATE TABLE flight ( -- departures only
  id int PRIMARY KEY NOT NULL,
  from_country char(2),
  from_city varchar(40),
  day date,
  seat varchar(5) DEFAULT 'any',
  UNIQUE (day, seat),
  FOREIGN KEY (from_country, from_city) REFERENCES city (country, name)
);
