-- database: lantern_street_playhouse
CREATE TABLE playwright (playwright_id INTEGER PRIMARY KEY, name TEXT, nationality TEXT, birth_year INTEGER, death_year INTEGER);
CREATE TABLE play (play_id INTEGER PRIMARY KEY, title TEXT, playwright_id INTEGER REFERENCES playwright(playwright_id), genre TEXT, acts INTEGER, written_in INTEGER);
CREATE TABLE actor (actor_id INTEGER PRIMARY KEY, stage_name TEXT, age INTEGER, gender TEXT, weekly_fee REAL);
CREATE TABLE production (production_id INTEGER PRIMARY KEY, play_id INTEGER REFERENCES play(play_id), director TEXT, opening_night TEXT, budget REAL, seats_sold INTEGER);
CREATE TABLE casting (production_id INTEGER REFERENCES production(production_id), actor_id INTEGER REFERENCES actor(actor_id), part TEXT, lead TEXT, PRIMARY KEY (production_id, actor_id, part));
INSERT INTO playwright VALUES (1,'Henrik Dahl','Norway',1828,1906),(2,'Moira Keane','Ireland',1955,NULL),(3,'Anton Belov','Russia',1860,1904),(4,'Lucie Marchand','France',1971,NULL),(5,'Desmond Okri','Nigeria',1949,2018);
INSERT INTO play VALUES (1,'The Frozen Harbour',1,'tragedy',5,1881),(2,'Three Uncles',3,'comedy',4,1899),(3,'Peat and Smoke',2,'drama',2,1994),(4,'Madame Is Out',4,'farce',3,2009),(5,'The Market Gate',5,'drama',2,1978),(6,'A House of Nets',1,'drama',3,1879),(7,'Rain on Friday',2,'comedy',2,2003);
INSERT INTO actor VALUES (1,'Judith Vane',52,'F',940),(2,'Ralph Sutter',34,'M',620),(3,'Nina Osei',27,'F',580),(4,'Conor Blythe',61,'M',1100),(5,'Elsie Tran',23,'F',450),(6,'Piers Malloy',45,'M',700);
INSERT INTO production VALUES (1,1,'Greta Holm','2022-10-14',64000,5120),(2,2,'Sam Ruddock','2023-02-03',41000,6890),(3,3,'Greta Holm','2023-05-19',28000,3450),(4,4,'Ida Fournier','2023-11-24',52000,8210),(5,7,'Sam Ruddock','2024-03-08',30000,4980),(6,6,'Greta Holm','2024-09-27',58000,4015);
INSERT INTO casting VALUES (1,1,'Captain''s widow','yes'),(1,4,'Harbour master','yes'),(1,2,'Pilot','no'),(2,4,'Uncle Pyotr','yes'),(2,3,'Sonya','no'),(3,1,'Bridie','yes'),(3,2,'Young Tom','no'),(4,3,'Madame','yes'),(4,2,'Butler','no'),(5,1,'Aunt Nuala','no'),(5,3,'Maeve','yes'),(6,1,'Mother','yes'),(6,4,'Old Nils','no');
-- What are the stage names of actors younger than 30?
-- who in the company is under 30
-- age below 30: actors' stage names
SELECT stage_name FROM actor WHERE age < 30;
-- How many productions did Greta Holm direct?
-- number of shows staged by Greta Holm
-- director = Greta Holm, count productions
SELECT COUNT(*) FROM production WHERE director = 'Greta Holm';
-- Show the title of each play together with the name of its playwright.
-- plays and who wrote them
-- play title + playwright name
SELECT T1.title, T2.name FROM play AS T1 JOIN playwright AS T2 ON T1.playwright_id = T2.playwright_id;
-- Which actor gets the highest weekly fee?
-- our best paid performer per week
-- top weekly fee: stage name
SELECT stage_name FROM actor ORDER BY weekly_fee DESC LIMIT 1;
-- What are the names of playwrights who are still alive, that is, without a death year?
-- dramatists with no year of death on file
-- death year empty - playwright names
SELECT name FROM playwright WHERE death_year IS NULL;
-- Which titles of plays have never been produced?
-- scripts we have not put on stage yet
-- play titles without a production
SELECT title FROM play WHERE play_id NOT IN (SELECT play_id FROM production);
-- Show the number of plays in each genre.
-- How many pieces do we hold per genre?
-- genre + count of plays
SELECT genre, COUNT(*) FROM play GROUP BY genre;
-- What is the total number of seats sold for each director?
-- seats sold altogether, by director
-- director, sum of seats sold
SELECT director, SUM(seats_sold) FROM production GROUP BY director;
-- Which actors have been cast in more than 2 productions? Give the stage name.
-- performers appearing in over two shows
-- stage names cast in more than 2 productions
SELECT T1.stage_name FROM actor AS T1 JOIN casting AS T2 ON T1.actor_id = T2.actor_id GROUP BY T1.actor_id HAVING COUNT(*) > 2;
-- Find the parts that Judith Vane has played.
-- Which roles were given to Judith Vane?
-- Judith Vane - parts
SELECT T2.part FROM actor AS T1 JOIN casting AS T2 ON T1.actor_id = T2.actor_id WHERE T1.stage_name = 'Judith Vane';
-- What is the title of the play whose production sold the most seats?
-- Which piece was our greatest success by seats sold?
-- top seats sold of a production: play title
SELECT T1.title FROM play AS T1 JOIN production AS T2 ON T1.play_id = T2.play_id ORDER BY T2.seats_sold DESC LIMIT 1;
-- Give the minimum, average and maximum budget of a production.
-- smallest, mean and largest budget we ever gave to a show
-- production budget - min, avg, max
SELECT MIN(budget), AVG(budget), MAX(budget) FROM production;
-- Which directors had a production with a budget above the average budget?
-- who was given more money than the average show
-- budget over the mean: different directors
SELECT DISTINCT director FROM production WHERE budget > (SELECT AVG(budget) FROM production);
-- What are the stage names of actors who acted in the play Three Uncles?
-- cast list of Three Uncles
-- Three Uncles: actors' stage names, one for each part
SELECT T1.stage_name FROM actor AS T1 JOIN casting AS T2 ON T1.actor_id = T2.actor_id JOIN production AS T3 ON T2.production_id = T3.production_id JOIN play AS T4 ON T3.play_id = T4.play_id WHERE T4.title = 'Three Uncles';
-- Which playwrights have written both a comedy and a drama?
-- names of authors with a comedy as well as a drama to their credit
-- playwright names with both genres: drama, comedy
SELECT T1.name FROM playwright AS T1 JOIN play AS T2 ON T1.playwright_id = T2.playwright_id WHERE T2.genre = 'comedy' INTERSECT SELECT T1.name FROM playwright AS T1 JOIN play AS T2 ON T1.playwright_id = T2.playwright_id WHERE T2.genre = 'drama';

-- database: teatro_aurora_opera
CREATE TABLE Composers (ComposerID INTEGER PRIMARY KEY, LastName TEXT, FirstName TEXT, Country TEXT, BirthYear INTEGER);
CREATE TABLE Operas (OperaID INTEGER PRIMARY KEY, Title TEXT, Composer INTEGER REFERENCES Composers(ComposerID), SungIn TEXT, Premiere INTEGER, DurationMin INTEGER);
CREATE TABLE Singers (SingerID INTEGER PRIMARY KEY, FullName TEXT, VoiceType TEXT, Home TEXT, FeePerNight REAL);
CREATE TABLE Evenings (EveningID INTEGER PRIMARY KEY, OperaID INTEGER REFERENCES Operas(OperaID), EveningDate TEXT, Conductor TEXT, TicketsSold INTEGER, Takings REAL);
CREATE TABLE Roles (EveningID INTEGER REFERENCES Evenings(EveningID), SingerID INTEGER REFERENCES Singers(SingerID), RoleName TEXT, PRIMARY KEY (EveningID, SingerID));
INSERT INTO Composers VALUES (1,'Ferrante','Giulio','Italy',1801),(2,'Lindqvist','Karl','Sweden',1866),(3,'Morel','Adele','France',1903),(4,'Ferrante','Ottavia','Italy',1958),(5,'Haupt','Wilhelm','Germany',1813);
INSERT INTO Operas VALUES (1,'La Contessa di Mare',1,'Italian',1847,165),(2,'Il Ponte',1,'Italian',1851,140),(3,'Nordanvind',2,'Swedish',1902,120),(4,'Les Lampes',3,'French',1938,95),(5,'Der Schmied',5,'German',1858,240),(6,'Aria Zero',4,'Italian',2011,80),(7,'Waldnacht',5,'German',1864,210);
INSERT INTO Singers VALUES (1,'Bianca Sorrento','soprano','Naples',5200),(2,'Otto Riemann','bass','Dresden',4100),(3,'Luis Cabral','tenor','Porto',6000),(4,'Helga Strand','mezzo','Bergen',3700),(5,'Mario Conti','baritone','Parma',4400),(6,'Yuna Park','soprano','Busan',4800),(7,'Emil Falk','tenor','Malmo',2900);
INSERT INTO Evenings VALUES (1,1,'2023-12-07','Paolo Greco',1790,148000),(2,1,'2023-12-10','Paolo Greco',1655,131000),(3,5,'2024-01-20','Ruth Adler',1420,119000),(4,3,'2024-02-16','Nils Berg',980,61000),(5,4,'2024-03-09','Ruth Adler',1110,72000),(6,2,'2024-04-05','Paolo Greco',1688,139000),(7,6,'2024-05-11','Nils Berg',640,38000);
INSERT INTO Roles VALUES (1,1,'Contessa'),(1,3,'Marco'),(1,5,'Duke'),(2,6,'Contessa'),(2,3,'Marco'),(3,2,'Smith'),(3,4,'Frieda'),(4,6,'Ingrid'),(5,1,'Lucette'),(5,4,'Nurse'),(6,3,'Beppe'),(6,1,'Nina'),(6,2,'Miller');
-- List the titles of operas that last more than 150 minutes.
-- which works run longer than 150 minutes
-- duration above 150 - opera titles
SELECT Title FROM Operas WHERE DurationMin > 150;
-- How many singers are sopranos (voice type soprano)?
-- number of soprano voices we work with
-- voice type soprano, count singers
SELECT COUNT(*) FROM Singers WHERE VoiceType = 'soprano';
-- Find the first and last names of composers from Italy.
-- Who among our composers is from Italy? First name, then surname.
-- country Italy: composers' first name, last name
SELECT FirstName, LastName FROM Composers WHERE Country = 'Italy';
-- Show the title of each opera and how many evenings it had.
-- works and their number of evenings on our stage
-- opera title, count of evenings
SELECT T1.Title, COUNT(*) FROM Operas AS T1 JOIN Evenings AS T2 ON T1.OperaID = T2.OperaID GROUP BY T1.OperaID;
-- Which opera is the longest?
-- title of the work with the greatest duration
-- top duration: opera title
SELECT Title FROM Operas ORDER BY DurationMin DESC LIMIT 1;
-- What are the titles of the three oldest operas by premiere?
-- the 3 works first performed earliest
-- operas by premiere ascending, only 3, titles
SELECT Title FROM Operas ORDER BY Premiere LIMIT 3;
-- Which operas had no evening at all?
-- titles that have not been given in our house
-- opera titles without an evening
SELECT Title FROM Operas WHERE OperaID NOT IN (SELECT OperaID FROM Evenings);
-- What were the total takings under each conductor?
-- box office sum by conductor
-- conductor, sum of takings
SELECT Conductor, SUM(Takings) FROM Evenings GROUP BY Conductor;
-- Find the names of singers who sang the role Contessa.
-- who has been the Contessa here
-- role name Contessa: singers' full names
SELECT T1.FullName FROM Singers AS T1 JOIN Roles AS T2 ON T1.SingerID = T2.SingerID WHERE T2.RoleName = 'Contessa';
-- What are the titles of operas composed by someone with the last name Haupt?
-- works by Haupt
-- composer's last name Haupt: opera titles
SELECT T1.Title FROM Operas AS T1 JOIN Composers AS T2 ON T1.Composer = T2.ComposerID WHERE T2.LastName = 'Haupt';
-- Which singers ask for a fee per night above the average?
-- names of artists dearer than the mean
-- fee per night over the mean - singers
SELECT FullName FROM Singers WHERE FeePerNight > (SELECT AVG(FeePerNight) FROM Singers);
-- Show the languages in which at least two operas are sung.
-- tongues shared by 2 or more works
-- sung in, with 2+ operas
SELECT SungIn FROM Operas GROUP BY SungIn HAVING COUNT(*) >= 2;
-- How many different conductors have led an evening?
-- count of distinct people on the podium
-- number of different conductors
SELECT COUNT(DISTINCT Conductor) FROM Evenings;
-- On which dates did Luis Cabral sing?
-- evenings with Luis Cabral, dates please
-- Luis Cabral: dates of the evenings he sang
SELECT T3.EveningDate FROM Singers AS T1 JOIN Roles AS T2 ON T1.SingerID = T2.SingerID JOIN Evenings AS T3 ON T2.EveningID = T3.EveningID WHERE T1.FullName = 'Luis Cabral';
-- Which singers have never had a role?
-- artists on our list who were not cast so far
-- singers without a role
SELECT FullName FROM Singers WHERE SingerID NOT IN (SELECT SingerID FROM Roles);
-- What is the average and the highest number of tickets sold for an evening?
-- mean and peak attendance by tickets sold
-- tickets sold per evening: avg, max
SELECT AVG(TicketsSold), MAX(TicketsSold) FROM Evenings;

-- database: kestrel_wharf_press
CREATE TABLE tbl_author (auth_id INTEGER PRIMARY KEY, auth_lname TEXT, auth_fname TEXT, ctry TEXT, yob INTEGER);
CREATE TABLE tbl_imprint (imp_cd TEXT PRIMARY KEY, imp_name TEXT, founded INTEGER, mgr TEXT);
CREATE TABLE tbl_title (isbn TEXT PRIMARY KEY, ttl TEXT, auth_id INTEGER REFERENCES tbl_author(auth_id), imp_cd TEXT REFERENCES tbl_imprint(imp_cd), pub_yr INTEGER, pgs INTEGER, list_price REAL);
CREATE TABLE tbl_printrun (run_no INTEGER PRIMARY KEY, isbn TEXT REFERENCES tbl_title(isbn), printed_on TEXT, qty INTEGER, unit_cost REAL, printer TEXT);
CREATE TABLE tbl_royalty (roy_id INTEGER PRIMARY KEY, auth_id INTEGER REFERENCES tbl_author(auth_id), yr INTEGER, amt REAL);
INSERT INTO tbl_author VALUES (1,'Pell','Rosamund','UK',1962),(2,'Adeyemi','Tunde','Nigeria',1980),(3,'Castelli','Sandro','Italy',1955),(4,'Wu','Meilin','Taiwan',1991),(5,'Barrow','Keith','UK',1947),(6,'Nkosi','Thandi','South Africa',1988);
INSERT INTO tbl_imprint VALUES ('KWF','Kestrel Fiction',1974,'Dora Simms'),('KWC','Kestrel Crime',1991,'Bill Harte'),('LMN','Lemon Tree Kids',2005,'Anya Roth'),('HST','Wharf History',1982,'Bill Harte');
INSERT INTO tbl_title VALUES ('978-1-90','The Salt Ledger',1,'KWF',2015,342,9.99),('978-1-91','Lagos by Night',2,'KWC',2019,288,8.99),('978-1-92','Bridges of Po',3,'HST',2002,510,24.5),('978-1-93','Moon Noodles',4,'LMN',2022,48,6.5),('978-1-94','A Canal Murder',1,'KWC',2018,301,8.99),('978-1-95','The Panda Clock',4,'LMN',2024,40,6.5),('978-1-96','Coal and Chapel',5,'HST',1998,420,19.0);
INSERT INTO tbl_printrun VALUES (1,'978-1-90','2015-03-02',4000,1.9,'Hollis'),(2,'978-1-90','2016-01-18',6000,1.6,'Hollis'),(3,'978-1-91','2019-06-11',5000,1.7,'Baltic Print'),(4,'978-1-92','2002-09-01',1500,5.2,'Tiber Grafica'),(5,'978-1-93','2022-02-20',8000,1.1,'Baltic Print'),(6,'978-1-94','2018-04-09',7000,1.5,'Hollis'),(7,'978-1-91','2021-08-30',3000,1.9,'Baltic Print');
INSERT INTO tbl_royalty VALUES (1,1,2022,5400),(2,1,2023,6100),(3,2,2023,3900),(4,3,2022,410),(5,4,2023,7200),(6,2,2022,4300),(7,4,2022,2800);
-- What are the titles published after 2017?
-- books that came out later than 2017
-- pub year above 2017 - ttl
SELECT ttl FROM tbl_title WHERE pub_yr > 2017;
-- How many authors come from the UK?
-- count of writers from UK
-- country UK, count authors
SELECT COUNT(*) FROM tbl_author WHERE ctry = 'UK';
-- Give the title and the list price of each book under the imprint Kestrel Crime.
-- What do we sell as Kestrel Crime, and at what price?
-- imprint Kestrel Crime: title, list price
SELECT T1.ttl, T1.list_price FROM tbl_title AS T1 JOIN tbl_imprint AS T2 ON T1.imp_cd = T2.imp_cd WHERE T2.imp_name = 'Kestrel Crime';
-- Which title has the most pages?
-- our thickest book
-- max pgs: ttl
SELECT ttl FROM tbl_title ORDER BY pgs DESC LIMIT 1;
-- Show each title and the total quantity printed.
-- copies printed altogether, book by book
-- title, sum of qty printed
SELECT T1.ttl, SUM(T2.qty) FROM tbl_title AS T1 JOIN tbl_printrun AS T2 ON T1.isbn = T2.isbn GROUP BY T1.isbn;
-- Which titles have never been printed?
-- books without any print run
-- titles without a print run
SELECT ttl FROM tbl_title WHERE isbn NOT IN (SELECT isbn FROM tbl_printrun);
-- Find the names of imprints with at least two titles.
-- which of our imprints carry 2 or more books
-- imprint names, 2+ titles
SELECT T1.imp_name FROM tbl_imprint AS T1 JOIN tbl_title AS T2 ON T1.imp_cd = T2.imp_cd GROUP BY T1.imp_cd HAVING COUNT(*) >= 2;
-- What is the sum of royalties paid in 2023?
-- how much did we pay writers for 2023 in all
-- year 2023, sum of royalties
SELECT SUM(amt) FROM tbl_royalty WHERE yr = 2023;
-- Show the first name, last name and total royalty amount of each author.
-- royalties earned per writer, with first and family name
-- author fname, lname, sum of royalty amt
SELECT T1.auth_fname, T1.auth_lname, SUM(T2.amt) FROM tbl_author AS T1 JOIN tbl_royalty AS T2 ON T1.auth_id = T2.auth_id GROUP BY T1.auth_id;
-- Which last names of authors have no royalty?
-- surnames of writers who never got a royalty payment
-- last names of authors, zero royalties
SELECT auth_lname FROM tbl_author WHERE auth_id NOT IN (SELECT auth_id FROM tbl_royalty);
-- Which printer has printed the largest total quantity?
-- who has made the most copies for us in total
-- top printer by sum of qty
SELECT printer FROM tbl_printrun GROUP BY printer ORDER BY SUM(qty) DESC LIMIT 1;
-- List the titles whose list price is below the average list price.
-- books cheaper than our average
-- list price under the mean - titles
SELECT ttl FROM tbl_title WHERE list_price < (SELECT AVG(list_price) FROM tbl_title);
-- How many different printers do we use?
-- number of distinct printing firms
-- number of different printers
SELECT COUNT(DISTINCT printer) FROM tbl_printrun;
-- What are the lowest, average and highest unit cost of a print run?
-- minimum, mean and maximum cost per copy
-- unit cost of print runs - min, avg, max
SELECT MIN(unit_cost), AVG(unit_cost), MAX(unit_cost) FROM tbl_printrun;
-- Which authors wrote for both Kestrel Fiction and Kestrel Crime? Give the last name.
-- surname of anybody published by Kestrel Fiction and also by Kestrel Crime
-- author last names with both imprints: Kestrel Crime, Kestrel Fiction
SELECT T1.auth_lname FROM tbl_author AS T1 JOIN tbl_title AS T2 ON T1.auth_id = T2.auth_id JOIN tbl_imprint AS T3 ON T2.imp_cd = T3.imp_cd WHERE T3.imp_name = 'Kestrel Fiction' INTERSECT SELECT T1.auth_lname FROM tbl_author AS T1 JOIN tbl_title AS T2 ON T1.auth_id = T2.auth_id JOIN tbl_imprint AS T3 ON T2.imp_cd = T3.imp_cd WHERE T3.imp_name = 'Kestrel Crime';
-- On which dates did Hollis print?
-- dates of runs at Hollis
-- printer Hollis: printed on
SELECT printed_on FROM tbl_printrun WHERE printer = 'Hollis';

-- database: foxed_page_antiquarian
CREATE TABLE shelf (shelf_code TEXT PRIMARY KEY, room TEXT, subject TEXT, max_volumes INTEGER);
CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, name TEXT, kind TEXT, town TEXT);
CREATE TABLE volume (volume_id INTEGER PRIMARY KEY, title TEXT, writer TEXT, printed_year INTEGER, binding TEXT, state TEXT, asking_price REAL, shelf TEXT REFERENCES shelf(shelf_code), bought_from INTEGER REFERENCES supplier(supplier_id));
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, volume_id INTEGER REFERENCES volume(volume_id), sold_on TEXT, price REAL, buyer TEXT);
INSERT INTO shelf VALUES ('A1','front room','travel',120),('A2','front room','poetry',90),('B1','cellar','natural history',200),('B2','cellar','maps',60),('C1','attic','theology',150);
INSERT INTO supplier VALUES (1,'Harcourt Estate','estate','Malvern'),(2,'Penrose Auctions','auction house','Bath'),(3,'Mr Lightfoot','private','Ludlow'),(4,'St Anne Library','library','Hereford'),(5,'Bristow and Daughter','dealer','Bath');
INSERT INTO volume VALUES (1,'Voyage to the Spice Coast','J. Tully',1789,'calf','good',640,'A1',2),(2,'Verses of a Miller','E. Garth',1843,'cloth','fair',45,'A2',1),(3,'British Mosses','H. Winterton',1871,'cloth','fine',120,'B1',1),(4,'Atlas of the Marches','R. Speed',1702,'vellum','good',2100,'B2',2),(5,'Beetles of Wales','H. Winterton',1882,'cloth','poor',38,'B1',4),(6,'Over the Pamirs','C. Dunmore',1893,'cloth','good',95,'A1',3),(7,'Songs for Winter','E. Garth',1851,'calf','fine',150,'A2',1),(8,'Seabirds in Colour','M. Ellery',1910,'cloth','fine',210,'B1',4);
INSERT INTO sale VALUES (1,2,'2024-02-10',40,'Mrs Aldous'),(2,3,'2024-02-24',120,'Dr Finch'),(3,4,'2024-03-15',1950,'County Museum'),(4,7,'2024-04-02',140,'Mrs Aldous'),(5,1,'2024-05-18',600,'Dr Finch'),(6,8,'2024-06-01',210,'Dr Finch');
-- Which titles were written by H. Winterton?
-- books on hand by H. Winterton
-- writer = H. Winterton, volume titles
SELECT title FROM volume WHERE writer = 'H. Winterton';
-- How many volumes were printed before 1850?
-- number of books older than 1850
-- printed year below 1850, count volumes
SELECT COUNT(*) FROM volume WHERE printed_year < 1850;
-- What are the titles of volumes not yet sold?
-- which books has nobody bought so far
-- titles of volumes without a sale
SELECT title FROM volume WHERE volume_id NOT IN (SELECT volume_id FROM sale);
-- Show the title and the selling price of everything sold to Dr Finch.
-- What did Dr Finch buy and what was paid for it?
-- buyer Dr Finch: title, sale price
SELECT T1.title, T2.price FROM volume AS T1 JOIN sale AS T2 ON T1.volume_id = T2.volume_id WHERE T2.buyer = 'Dr Finch';
-- Which volume has the highest asking price?
-- title of the dearest book
-- top asking price: title
SELECT title FROM volume ORDER BY asking_price DESC LIMIT 1;
-- For each room show the number of volumes kept there.
-- how many books per room
-- room, count of volumes
SELECT T2.room, COUNT(*) FROM volume AS T1 JOIN shelf AS T2 ON T1.shelf = T2.shelf_code GROUP BY T2.room;
-- Which buyer has spent the most money in total?
-- our best customer by sum paid
-- top buyer by sum of price
SELECT buyer FROM sale GROUP BY buyer ORDER BY SUM(price) DESC LIMIT 1;
-- List the subjects of shelves that hold no volume.
-- Which shelf subject stands empty?
-- subjects of shelves without a volume
SELECT subject FROM shelf WHERE shelf_code NOT IN (SELECT shelf FROM volume);
-- What are the names of suppliers from Bath?
-- sources we have in Bath
-- town Bath - supplier names
SELECT name FROM supplier WHERE town = 'Bath';
-- Which suppliers have provided more than one volume?
-- names of sources that gave us over 1 book
-- supplier names with more than one volume
SELECT T1.name FROM supplier AS T1 JOIN volume AS T2 ON T1.supplier_id = T2.bought_from GROUP BY T1.supplier_id HAVING COUNT(*) > 1;
-- What is the average asking price per binding?
-- mean price asked for every kind of binding
-- binding, avg asking price
SELECT binding, AVG(asking_price) FROM volume GROUP BY binding;
-- What are the distinct states of volumes bound in cloth?
-- in which different conditions are our cloth books
-- binding cloth: different states
SELECT DISTINCT state FROM volume WHERE binding = 'cloth';
-- Find the titles that ask for more than the average asking price.
-- books priced above our mean
-- asking price over the mean: titles
SELECT title FROM volume WHERE asking_price > (SELECT AVG(asking_price) FROM volume);
-- When were volumes on the subject poetry sold? Give the dates.
-- dates on which poetry went over the counter
-- shelf subject poetry: sold on
SELECT T3.sold_on FROM shelf AS T1 JOIN volume AS T2 ON T1.shelf_code = T2.shelf JOIN sale AS T3 ON T2.volume_id = T3.volume_id WHERE T1.subject = 'poetry';
-- Show the titles of volumes in state fine or bound in calf.
-- books that are fine or that have a calf binding
-- binding calf or state fine - volume titles
SELECT title FROM volume WHERE state = 'fine' OR binding = 'calf';

-- database: ink_and_oak_literary_agency
CREATE TABLE agents (id INTEGER PRIMARY KEY, name TEXT, specialty TEXT, joined_year INTEGER, mentor_id INTEGER REFERENCES agents(id));
CREATE TABLE clients (id INTEGER PRIMARY KEY, pen_name TEXT, real_name TEXT, city TEXT, agent_id INTEGER REFERENCES agents(id), signed_on TEXT);
CREATE TABLE manuscripts (id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES clients(id), working_title TEXT, genre TEXT, word_count INTEGER, status TEXT);
CREATE TABLE publishers (id INTEGER PRIMARY KEY, name TEXT, country TEXT, size TEXT);
CREATE TABLE offers (id INTEGER PRIMARY KEY, manuscript_id INTEGER REFERENCES manuscripts(id), publisher_id INTEGER REFERENCES publishers(id), advance REAL, offered_on TEXT, accepted TEXT);
INSERT INTO agents VALUES (1,'Verity Lamb','crime',2004,NULL),(2,'Oscar Dunne','fantasy',2012,1),(3,'Farah Zaman','memoir',2016,1),(4,'Toby Askew','children',2021,2),(5,'Lena Brandt','crime',2019,2);
INSERT INTO clients VALUES (1,'K. L. Storm','Karen Lowe','Leeds',1,'2010-05-01'),(2,'Idris Vale',NULL,'Cardiff',2,'2015-09-12'),(3,'Mina Sol','Yasmin Solanki','London',3,'2018-02-20'),(4,'Arthur Quill','Ben Stott','London',1,'2012-11-03'),(5,'Poppy Finn','Jo Farrell','Dublin',4,'2022-06-30'),(6,'R. Hawke',NULL,'Leeds',2,'2020-01-15'),(7,'Tamsin Grey','Tamsin Grey','Bristol',5,'2021-03-08');
INSERT INTO manuscripts VALUES (1,1,'The Quiet Quarry','crime',98000,'sold'),(2,1,'Dead Reckoning Lane','crime',104000,'sold'),(3,2,'Throne of Moss','fantasy',152000,'sold'),(4,3,'My Mother''s Scarves','memoir',76000,'out'),(5,4,'A Grave in Whitby','crime',88000,'out'),(6,5,'Hedgehog Goes to Sea','children',3200,'sold'),(7,6,'Ash and Antler','fantasy',138000,'draft'),(8,2,'Crown of Fern','fantasy',149000,'out');
INSERT INTO publishers VALUES (1,'Greyfriars Books','UK','large'),(2,'Little Pear','Ireland','small'),(3,'Hudson House','USA','large'),(4,'Tangent Editions','UK','small'),(5,'Maple Row','Canada','medium');
INSERT INTO offers VALUES (1,1,1,25000,'2019-03-11','yes'),(2,1,3,22000,'2019-03-14','no'),(3,2,1,40000,'2021-05-02','yes'),(4,3,3,60000,'2020-10-19','yes'),(5,4,4,5000,'2023-01-25','no'),(6,6,2,4500,'2023-04-04','yes'),(7,5,4,7000,'2023-06-17','no');
-- What are the pen names of clients who live in London?
-- our writers in London, pen names
-- city London, pen names of clients
SELECT pen_name FROM clients WHERE city = 'London';
-- How many manuscripts have the status out?
-- number of texts that are out at present
-- status = out, number of manuscripts
SELECT COUNT(*) FROM manuscripts WHERE status = 'out';
-- Show the name of each agent and the number of clients represented.
-- how many writers does every agent look after
-- agent name, count of clients
SELECT T1.name, COUNT(*) FROM agents AS T1 JOIN clients AS T2 ON T1.id = T2.agent_id GROUP BY T1.id;
-- Who is the mentor of Toby Askew? Give the name.
-- Toby Askew is mentored by whom?
-- mentor of Toby Askew, name
SELECT T2.name FROM agents AS T1 JOIN agents AS T2 ON T1.mentor_id = T2.id WHERE T1.name = 'Toby Askew';
-- Which manuscript got the highest advance offered? Give its working title.
-- working title of the text with the biggest offer
-- top advance among offers: working title
SELECT T1.working_title FROM manuscripts AS T1 JOIN offers AS T2 ON T1.id = T2.manuscript_id ORDER BY T2.advance DESC LIMIT 1;
-- Which publishers have not made any offer?
-- houses that never bid for one of our texts
-- publisher names without an offer
SELECT name FROM publishers WHERE id NOT IN (SELECT publisher_id FROM offers);
-- What is the average word count for each genre?
-- usual length in words, per genre
-- genre, avg word count of manuscripts
SELECT genre, AVG(word_count) FROM manuscripts GROUP BY genre;
-- Which clients have more than one manuscript? Show the pen name.
-- pen names with several texts, i.e. more than one
-- pen names, more than one manuscript
SELECT T1.pen_name FROM clients AS T1 JOIN manuscripts AS T2 ON T1.id = T2.client_id GROUP BY T1.id HAVING COUNT(*) > 1;
-- Find the pen names of clients whose real name is not recorded.
-- whose real name do we not have
-- real name empty: pen names
SELECT pen_name FROM clients WHERE real_name IS NULL;
-- What is the sum of the advances that were accepted (accepted yes)?
-- total of advances with a yes for accepted
-- accepted = yes, sum of advances
SELECT SUM(advance) FROM offers WHERE accepted = 'yes';
-- List the working titles that received an offer from Tangent Editions.
-- for which texts did Tangent Editions bid
-- publisher Tangent Editions - working titles with an offer
SELECT T1.working_title FROM manuscripts AS T1 JOIN offers AS T2 ON T1.id = T2.manuscript_id JOIN publishers AS T3 ON T2.publisher_id = T3.id WHERE T3.name = 'Tangent Editions';
-- Which manuscripts are longer than the average manuscript?
-- working titles with a word count over the mean
-- word count over the mean: working titles
SELECT working_title FROM manuscripts WHERE word_count > (SELECT AVG(word_count) FROM manuscripts);
-- Which cities have both a client of Verity Lamb and a client of Oscar Dunne?
-- towns where Verity Lamb as well as Oscar Dunne represents somebody
-- client cities of both agents: Oscar Dunne, Verity Lamb
SELECT T1.city FROM clients AS T1 JOIN agents AS T2 ON T1.agent_id = T2.id WHERE T2.name = 'Verity Lamb' INTERSECT SELECT T1.city FROM clients AS T1 JOIN agents AS T2 ON T1.agent_id = T2.id WHERE T2.name = 'Oscar Dunne';
-- Who joined the agency first?
-- longest serving agent
-- agents, lowest joined year: name
SELECT name FROM agents ORDER BY joined_year LIMIT 1;
-- Which clients have no manuscript? Give the pen name.
-- pen names that never handed us a text
-- pen names of clients without a manuscript
SELECT pen_name FROM clients WHERE id NOT IN (SELECT client_id FROM manuscripts);
-- How many different genres do the manuscripts cover?
-- distinct genres among our texts, a number
-- count different manuscript genres
SELECT COUNT(DISTINCT genre) FROM manuscripts;

-- database: harbour_courier_newsroom
CREATE TABLE desk (deskcode TEXT PRIMARY KEY, deskname TEXT, floor INTEGER, editor INTEGER);
CREATE TABLE reporter (reporterno INTEGER PRIMARY KEY, byline TEXT, deskcode TEXT REFERENCES desk(deskcode), hired INTEGER, salary REAL);
CREATE TABLE issue (issueno INTEGER PRIMARY KEY, issuedate TEXT, weekday TEXT, pages INTEGER, copiessold INTEGER);
CREATE TABLE story (storyid INTEGER PRIMARY KEY, headline TEXT, reporterno INTEGER REFERENCES reporter(reporterno), issueno INTEGER REFERENCES issue(issueno), page INTEGER, wordcount INTEGER);
CREATE TABLE correction (correctionid INTEGER PRIMARY KEY, storyid INTEGER REFERENCES story(storyid), printedon TEXT, reason TEXT);
INSERT INTO desk VALUES ('CTY','City',2,1),('SPT','Sport',1,4),('CUL','Culture',3,5),('BUS','Business',3,NULL),('PIC','Pictures',1,NULL);
INSERT INTO reporter VALUES (1,'Hanna Wiles','CTY',1999,48000),(2,'Dev Kapoor','CTY',2015,35500),(3,'Marta Silva','BUS',2011,41000),(4,'Gus Lowry','SPT',2003,44000),(5,'Celeste Roy','CUL',2008,43000),(6,'Ian Petrie','SPT',2022,29000),(7,'Oona Daly','CUL',2023,28500);
INSERT INTO issue VALUES (4101,'2024-03-01','Friday',48,31200),(4102,'2024-03-02','Saturday',72,40150),(4103,'2024-03-04','Monday',40,27800),(4104,'2024-03-05','Tuesday',40,26900),(4105,'2024-03-09','Saturday',80,39400);
INSERT INTO story VALUES (1,'Ferry terminal to close',1,4101,1,820),(2,'Mayor backs night trams',2,4101,3,540),(3,'Port profits sink',3,4102,5,690),(4,'Gulls win at last',4,4102,64,610),(5,'New museum leaks',5,4102,30,930),(6,'Flood wall delayed again',1,4103,1,760),(7,'Rowing club loses lease',6,4104,38,450),(8,'Terminal workers protest',2,4105,1,880),(9,'Cafe chain buys bakery',3,4105,8,400);
INSERT INTO correction VALUES (1,2,'2024-03-02','wrong name'),(2,3,'2024-03-04','wrong figure'),(3,5,'2024-03-05','wrong name'),(4,9,'2024-03-11','wrong date'),(5,3,'2024-03-06','wrong photo');
-- What are the headlines printed on page 1?
-- front page (page 1) headlines
-- page = 1: headlines
SELECT headline FROM story WHERE page = 1;
-- How many reporters were hired after 2010?
-- count of journalists who joined later than 2010
-- hired above 2010, number of reporters
SELECT COUNT(*) FROM reporter WHERE hired > 2010;
-- Show the byline and the desk name of all reporters.
-- who works on which desk
-- reporter byline + desk name
SELECT T1.byline, T2.deskname FROM reporter AS T1 JOIN desk AS T2 ON T1.deskcode = T2.deskcode;
-- Which issue date sold the most copies?
-- the day our paper sold best
-- top copies sold: issue date
SELECT issuedate FROM issue ORDER BY copiessold DESC LIMIT 1;
-- Show each reporter's byline and total number of words written.
-- words per journalist in all stories together
-- byline, sum of word count
SELECT T1.byline, SUM(T2.wordcount) FROM reporter AS T1 JOIN story AS T2 ON T1.reporterno = T2.reporterno GROUP BY T1.reporterno;
-- Which reporters have not written any story?
-- bylines that never appeared in print
-- bylines of reporters without a story
SELECT byline FROM reporter WHERE reporterno NOT IN (SELECT reporterno FROM story);
-- List the headlines that needed a correction because of a wrong name.
-- stories corrected for a wrong name
-- correction reason wrong name: headlines
SELECT T1.headline FROM story AS T1 JOIN correction AS T2 ON T1.storyid = T2.storyid WHERE T2.reason = 'wrong name';
-- What is the average salary on each desk, by desk name?
-- mean pay per desk
-- desk name, avg salary
SELECT T1.deskname, AVG(T2.salary) FROM desk AS T1 JOIN reporter AS T2 ON T1.deskcode = T2.deskcode GROUP BY T1.deskcode;
-- Which weekdays have an average number of copies sold above 30000?
-- days of the week on which we sell more than 30000 copies on average
-- weekday with avg copies sold above 30000
SELECT weekday FROM issue GROUP BY weekday HAVING AVG(copiessold) > 30000;
-- What are the headlines of stories that contain the word Terminal?
-- anything about the terminal in our headlines
-- "terminal" in the headline
SELECT headline FROM story WHERE headline LIKE '%terminal%';
-- Which desks have no reporter? Give the desk name.
-- name of any desk without staff
-- desk names, zero reporters
SELECT deskname FROM desk WHERE deskcode NOT IN (SELECT deskcode FROM reporter);
-- Find the bylines of reporters with a story in a Saturday issue.
-- who wrote for a Saturday paper
-- weekday Saturday: bylines of the stories
SELECT T1.byline FROM reporter AS T1 JOIN story AS T2 ON T1.reporterno = T2.reporterno JOIN issue AS T3 ON T2.issueno = T3.issueno WHERE T3.weekday = 'Saturday';
-- Give the shortest, the average and the longest word count of a story.
-- minimum, mean and maximum length of our pieces in words
-- story word count - min, avg, max
SELECT MIN(wordcount), AVG(wordcount), MAX(wordcount) FROM story;
-- Who are the two best paid reporters?
-- bylines of the 2 highest earners
-- reporters by salary descending, only 2, bylines
SELECT byline FROM reporter ORDER BY salary DESC LIMIT 2;
-- Which bylines earn less than the average salary?
-- journalists paid under the mean
-- salary under the mean: bylines
SELECT byline FROM reporter WHERE salary < (SELECT AVG(salary) FROM reporter);
-- How many different reasons for corrections are there?
-- number of distinct causes of corrections
-- number of different correction reasons
SELECT COUNT(DISTINCT reason) FROM correction;
