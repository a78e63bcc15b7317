CREATE TABLE "order" ("group" INTEGER PRIMARY KEY, "unit price" INTEGER, "Größe" INTEGER, "say ""hi""" INTEGER);
CREATE TABLE "order lines; DROP" ("select" INTEGER REFERENCES "order" ("group"), "1st" INTEGER, "MixedCase" INTEGER);
INSERT INTO "order" VALUES (1, 2, 3, 4);
INSERT INTO "order lines; DROP" VALUES (1, 5, 6);
