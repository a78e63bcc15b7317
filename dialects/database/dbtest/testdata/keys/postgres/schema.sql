CREATE TABLE country (
  code character(2) PRIMARY KEY NOT NULL,
  name character varying(40) NOT NULL,
  UNIQUE (name)
);

CREATE TABLE city (
  country character(2) NOT NULL,
  name character varying(40) NOT NULL,
  people integer DEFAULT 0, -- at the last census
  PRIMARY KEY (country, name),
  FOREIGN KEY (country) REFERENCES country (code)
);

CREATE TABLE flight ( -- departures only
  id integer PRIMARY KEY NOT NULL,
  from_country character(2),
  from_city character varying(40),
  day date,
  seat character varying(5) DEFAULT 'any'::character varying,
  UNIQUE (day, seat),
  FOREIGN KEY (from_country, from_city) REFERENCES city (country, name)
);

CREATE VIEW big_city (name, people);
