CREATE TABLE "order" (
  "group" integer PRIMARY KEY NOT NULL,
  "unit price" integer,
  "Größe" integer,
  "say ""hi""" integer
);

CREATE TABLE "order lines; DROP" (
  "select" integer,
  "1st" integer,
  "MixedCase" integer,
  FOREIGN KEY ("select") REFERENCES "order" ("group")
);
