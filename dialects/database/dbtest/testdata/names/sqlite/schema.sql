CREATE TABLE "order" (
  "group" INTEGER PRIMARY KEY,
  "unit price" INTEGER,
  "Größe" INTEGER,
  "say ""hi""" INTEGER
);

CREATE TABLE "order lines; DROP" (
  "select" INTEGER,
  "1st" INTEGER,
  MixedCase INTEGER,
  FOREIGN KEY ("select") REFERENCES "order" ("group")
);
