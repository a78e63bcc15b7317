-- database: millbrook_lending_library
CREATE TABLE branch (branch_code TEXT PRIMARY KEY, branch_name TEXT, town TEXT, opened INTEGER, parent_branch TEXT REFERENCES branch(branch_code));
CREATE TABLE patron (card_no INTEGER PRIMARY KEY, full_name TEXT, joined_on TEXT, birth_year INTEGER, home_branch TEXT REFERENCES branch(branch_code));
CREATE TABLE title (title_id INTEGER PRIMARY KEY, title TEXT, author_name TEXT, published INTEGER, page_count INTEGER, language TEXT);
CREATE TABLE copy (barcode TEXT PRIMARY KEY, title_id INTEGER REFERENCES title(title_id), held_at TEXT REFERENCES branch(branch_code), bought_on TEXT, price REAL);
CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, copy TEXT REFERENCES copy(barcode), borrower INTEGER REFERENCES patron(card_no), lent_on TEXT, due_on TEXT, returned_on TEXT, fine REAL);
INSERT INTO branch VALUES ('CEN','Central Library','Millbrook',1931,NULL),('NOR','North Reading Room','Millbrook',1964,'CEN'),('HAL','Halton Library','Halton',1978,'CEN'),('BUS','Book Bus','Halton',1996,'HAL'),('ESK','Esk Valley Library','Eskdale',2008,'HAL');
INSERT INTO patron VALUES (4101,'Nora Beckett','2015-03-02',1958,'CEN'),(4102,'Tariq Aziz','2019-09-14',1990,'NOR'),(4103,'Jean Lowther','2011-01-20',1942,'HAL'),(4104,'Piotr Zielinski','2021-06-30',1985,'CEN'),(4105,'Molly Grange','2022-10-05',2011,'ESK'),(4106,'Sam Oduya','2020-02-11',2003,'CEN');
INSERT INTO title VALUES (1,'The Salt Road','Ines Calder',2012,344,'English'),(2,'Winter Bees','Tom Harrow',2018,212,'English'),(3,'Der lange Fluss','Greta Bohm',1999,518,'German'),(4,'Maps for Children','Ines Calder',2020,64,'English'),(5,'La lampe bleue','Paul Rivet',2005,190,'French'),(6,'Knots and Ropes','Bill Kerr',1987,128,'English');
INSERT INTO copy VALUES ('B001',1,'CEN','2013-01-10',14.5),('B002',1,'HAL','2013-01-10',14.5),('B003',2,'NOR','2018-11-02',11),('B004',3,'CEN','2001-05-19',22),('B005',4,'ESK','2020-08-08',9.5),('B006',5,'CEN','2006-02-27',12),('B007',2,'BUS','2019-03-15',11.9),('B008',6,'HAL','1990-07-01',6);
INSERT INTO loan VALUES (1,'B001',4101,'2023-01-05','2023-01-26','2023-01-20',0),(2,'B003',4102,'2023-01-09','2023-01-30','2023-02-11',2.4),(3,'B005',4105,'2023-02-01','2023-02-22','2023-02-15',0),(4,'B001',4104,'2023-02-03','2023-02-24',NULL,NULL),(5,'B006',4101,'2023-02-10','2023-03-03','2023-03-20',3.5),(6,'B002',4103,'2023-02-12','2023-03-05',NULL,NULL),(7,'B007',4105,'2023-03-01','2023-03-22','2023-03-10',0),(8,'B004',4101,'2023-03-04','2023-03-25','2023-03-24',0);
-- List the full names of patrons who borrowed a copy of the title Winter Bees.
-- who took out Winter Bees
-- Winter Bees on loan - names of the readers please
SELECT T1.full_name FROM patron AS T1 JOIN loan AS T2 ON T1.card_no = T2.borrower JOIN copy AS T3 ON T2.copy = T3.barcode JOIN title AS T4 ON T3.title_id = T4.title_id WHERE T4.title = 'Winter Bees';
-- How many loans have not been returned yet?
-- Number of books still out
-- return left blank - loan count
SELECT COUNT(*) FROM loan WHERE returned_on IS NULL;
-- What are the titles by the author Ines Calder?
-- Which books did Ines Calder write?
-- author Ines Calder: list the books
SELECT title FROM title WHERE author_name = 'Ines Calder';
-- Show the full names of patrons who never borrowed anything.
-- Which card holders have not taken out a single book?
-- leave out everyone with a loan; names of the readers that remain
SELECT full_name FROM patron WHERE card_no NOT IN (SELECT borrower FROM loan);
-- Which title has the most pages?
-- the thickest book we have
-- highest page number - which book
SELECT title FROM title ORDER BY page_count DESC LIMIT 1;
-- For each branch name, give the number of copies held there.
-- How many volumes stand in every library? Start with the library's name.
-- copy count by the branch that holds them, branch's name in front
SELECT T1.branch_name, COUNT(*) FROM branch AS T1 JOIN copy AS T2 ON T1.branch_code = T2.held_at GROUP BY T1.branch_code;
-- Which language do most titles have?
-- What is the commonest language among our books?
-- language with the highest count of titles
SELECT language FROM title GROUP BY language ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of the branches whose parent branch is Central Library.
-- which libraries belong under Central Library
-- parent Central Library: branch names
SELECT T1.branch_name FROM branch AS T1 JOIN branch AS T2 ON T1.parent_branch = T2.branch_code WHERE T2.branch_name = 'Central Library';
-- Give the full names of patrons with at least 2 loans.
-- Readers who have borrowed two times or more
-- count loans by reader, leaving out anyone with fewer than 2: full name
SELECT T1.full_name FROM patron AS T1 JOIN loan AS T2 ON T1.card_no = T2.borrower GROUP BY T1.card_no HAVING COUNT(*) >= 2;
-- Show the barcode and due date of copies lent to Nora Beckett.
-- What did Nora Beckett take home (barcode), and when did each have to be back?
-- loans of Nora Beckett: barcode, day due
SELECT T2.copy, T2.due_on FROM patron AS T1 JOIN loan AS T2 ON T1.card_no = T2.borrower WHERE T1.full_name = 'Nora Beckett';
-- What is the total fine paid by patrons of the home branch Central Library?
-- How much in penalties came from readers registered at Central Library?
-- home branch Central Library: sum of the fines
SELECT SUM(T3.fine) FROM branch AS T1 JOIN patron AS T2 ON T1.branch_code = T2.home_branch JOIN loan AS T3 ON T2.card_no = T3.borrower WHERE T1.branch_name = 'Central Library';
-- What are the lowest, average and highest prices of copies?
-- cheapest, mean and dearest purchase price of a volume
-- copy prices please: smallest, mean, largest
SELECT MIN(price), AVG(price), MAX(price) FROM copy;
-- Which titles have more pages than the average title?
-- Books that are longer than average
-- page number beyond the mean of all - titles
SELECT title FROM title WHERE page_count > (SELECT AVG(page_count) FROM title);
-- List the titles that are held both at Halton Library and at Central Library.
-- Which books can be found at Central Library and also at Halton Library?
-- titles with a copy at Central Library as well as a copy at Halton Library
SELECT T1.title FROM title AS T1 JOIN copy AS T2 ON T1.title_id = T2.title_id JOIN branch AS T3 ON T2.held_at = T3.branch_code WHERE T3.branch_name = 'Halton Library' INTERSECT SELECT T1.title FROM title AS T1 JOIN copy AS T2 ON T1.title_id = T2.title_id JOIN branch AS T3 ON T2.held_at = T3.branch_code WHERE T3.branch_name = 'Central Library';
-- When did the youngest patron join?
-- joining date of our youngest reader
-- latest birth year of all patrons - day of joining
SELECT joined_on FROM patron ORDER BY birth_year DESC LIMIT 1;

-- database: federal_patent_register
CREATE TABLE Applicants (ApplicantID INTEGER PRIMARY KEY, ApplicantName TEXT, ApplicantKind TEXT, Country TEXT);
CREATE TABLE Inventors (InventorID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Nationality TEXT);
CREATE TABLE StatusCodes (StatusCode TEXT PRIMARY KEY, StatusDescription TEXT);
CREATE TABLE Patents (PatentNo TEXT PRIMARY KEY, Title TEXT, FiledBy INTEGER REFERENCES Applicants(ApplicantID), CurrentOwner INTEGER REFERENCES Applicants(ApplicantID), FilingDate TEXT, GrantDate TEXT, ExpiryDate TEXT, ClaimCount INTEGER, StatusCode TEXT REFERENCES StatusCodes(StatusCode));
CREATE TABLE PatentInventors (PatentNo TEXT REFERENCES Patents(PatentNo), InventorID INTEGER REFERENCES Inventors(InventorID), SharePercent INTEGER, PRIMARY KEY (PatentNo, InventorID));
CREATE TABLE Citations (CitingPatent TEXT REFERENCES Patents(PatentNo), CitedPatent TEXT REFERENCES Patents(PatentNo), AddedBy TEXT, PRIMARY KEY (CitingPatent, CitedPatent));
INSERT INTO Applicants VALUES (1,'Helix Optics','Company','Germany'),(2,'Technical University of Brno','University','Czechia'),(3,'Marta Olsen','Individual','Norway'),(4,'Quill Robotics','Company','Japan'),(5,'Bluefin Materials','Company','Germany');
INSERT INTO Inventors VALUES (10,'Anja','Kroll','German'),(11,'Petr','Havel','Czech'),(12,'Marta','Olsen','Norwegian'),(13,'Kenji','Mori','Japanese'),(14,'Lucie','Novak','Czech'),(15,'Dirk','Brandt','German');
INSERT INTO StatusCodes VALUES ('P','Pending'),('G','Granted'),('X','Expired'),('W','Withdrawn');
INSERT INTO Patents VALUES ('EP1001','Folding lens mount',1,1,'2004-02-11','2007-05-30','2024-02-11',12,'X'),('EP1002','Ceramic foam filter',2,5,'2011-06-03','2014-01-15','2031-06-03',20,'G'),('EP1003','Self-locking ski pole',3,3,'2015-10-20','2018-03-09','2035-10-20',7,'G'),('EP1004','Gripper with soft fingers',4,4,'2019-01-08',NULL,NULL,25,'P'),('EP1005','Infrared lens coating',1,1,'2016-07-17','2019-11-11','2036-07-17',15,'G'),('EP1006','Porous bone plate',2,2,'2020-04-25',NULL,NULL,9,'W'),('EP1007','Camera for a gripper',4,1,'2021-03-12',NULL,NULL,18,'P');
INSERT INTO PatentInventors VALUES ('EP1001',10,100),('EP1002',11,60),('EP1002',14,40),('EP1003',12,100),('EP1004',13,100),('EP1005',10,50),('EP1005',15,50),('EP1006',14,100),('EP1007',13,70),('EP1007',10,30);
INSERT INTO Citations VALUES ('EP1005','EP1001','Examiner'),('EP1007','EP1004','Applicant'),('EP1007','EP1001','Examiner'),('EP1006','EP1002','Applicant');
-- What are the titles of patents filed by Helix Optics?
-- inventions for which Helix Optics put in the application
-- filer Helix Optics - patent titles please
SELECT T1.Title FROM Patents AS T1 JOIN Applicants AS T2 ON T1.FiledBy = T2.ApplicantID WHERE T2.ApplicantName = 'Helix Optics';
-- List the titles of patents whose current owner is Helix Optics.
-- Which inventions does Helix Optics hold now?
-- owner now Helix Optics: titles of the patents
SELECT T1.Title FROM Patents AS T1 JOIN Applicants AS T2 ON T1.CurrentOwner = T2.ApplicantID WHERE T2.ApplicantName = 'Helix Optics';
-- How many patents have the status description Granted?
-- count of the granted ones
-- Granted as status - patent count
SELECT COUNT(*) FROM Patents AS T1 JOIN StatusCodes AS T2 ON T1.StatusCode = T2.StatusCode WHERE T2.StatusDescription = 'Granted';
-- Show the status description and number of patents for each status.
-- how many are in which state (spelt out)
-- patent count by status, its description in front
SELECT T1.StatusDescription, COUNT(*) FROM StatusCodes AS T1 JOIN Patents AS T2 ON T1.StatusCode = T2.StatusCode GROUP BY T1.StatusCode;
-- Give the first and last names of inventors of the patent Ceramic foam filter.
-- Who came up with the Ceramic foam filter? First name, surname.
-- Ceramic foam filter: given name and family name of its inventors
SELECT T1.FirstName, T1.LastName FROM Inventors AS T1 JOIN PatentInventors AS T2 ON T1.InventorID = T2.InventorID JOIN Patents AS T3 ON T2.PatentNo = T3.PatentNo WHERE T3.Title = 'Ceramic foam filter';
-- Which patent title is cited most often?
-- Name the invention that others refer to the most.
-- highest count of citations received - patent title
SELECT T1.Title FROM Patents AS T1 JOIN Citations AS T2 ON T1.PatentNo = T2.CitedPatent GROUP BY T1.PatentNo ORDER BY COUNT(*) DESC LIMIT 1;
-- List the titles of patents that were never cited.
-- Inventions nobody has referred to
-- leave out everything that was cited; titles of the patents that remain
SELECT Title FROM Patents WHERE PatentNo NOT IN (SELECT CitedPatent FROM Citations);
-- What is the last name of the inventor with the most patents?
-- surname of our busiest inventor
-- inventor with the highest patent count - family name please
SELECT T1.LastName FROM Inventors AS T1 JOIN PatentInventors AS T2 ON T1.InventorID = T2.InventorID GROUP BY T1.InventorID ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the number and title of patents that have no grant date.
-- Number and title of everything not granted yet
-- grant date blank: patent number, title
SELECT PatentNo, Title FROM Patents WHERE GrantDate IS NULL;
-- Which patents have the word lens in their title? Give the numbers.
-- numbers of all the lens inventions, going by their titles
-- "lens" somewhere in the title - patent numbers
SELECT PatentNo FROM Patents WHERE Title LIKE '%lens%';
-- What is the average claim count of patents filed by applicants from Japan?
-- how many claims do applications from Japan have on average
-- filer's country Japan: mean claim count
SELECT AVG(T1.ClaimCount) FROM Patents AS T1 JOIN Applicants AS T2 ON T1.FiledBy = T2.ApplicantID WHERE T2.Country = 'Japan';
-- Give the names of applicants that filed more than one patent.
-- firms and people with over one application to their name
-- count patents by filer, leaving out those with a single one: names
SELECT T1.ApplicantName FROM Applicants AS T1 JOIN Patents AS T2 ON T1.ApplicantID = T2.FiledBy GROUP BY T1.ApplicantID HAVING COUNT(*) > 1;
-- How many different nationalities do the inventors have?
-- From how many distinct nations do inventors come?
-- inventors - number of different nationalities
SELECT COUNT(DISTINCT Nationality) FROM Inventors;
-- Which applicants never filed a patent? Show names and countries.
-- names and countries of those on the list who have not put in any application
-- applicants that not one patent was filed by: name, country
SELECT ApplicantName, Country FROM Applicants WHERE ApplicantID NOT IN (SELECT FiledBy FROM Patents);
-- List the titles of the patents that cite Folding lens mount.
-- What refers back to the Folding lens mount?
-- titles of patents with a citation of Folding lens mount
SELECT T1.Title FROM Patents AS T1 JOIN Citations AS T2 ON T1.PatentNo = T2.CitingPatent JOIN Patents AS T3 ON T2.CitedPatent = T3.PatentNo WHERE T3.Title = 'Folding lens mount';

-- database: polyglot_translation_bureau
CREATE TABLE languages (iso TEXT PRIMARY KEY, name TEXT, script TEXT);
CREATE TABLE translators (id INTEGER PRIMARY KEY, name TEXT, mother_tongue TEXT REFERENCES languages(iso), rate_per_word REAL, since_year INTEGER, city TEXT);
CREATE TABLE clients (id INTEGER PRIMARY KEY, name TEXT, sector TEXT, city TEXT);
CREATE TABLE jobs (id INTEGER PRIMARY KEY, description TEXT, client_id INTEGER REFERENCES clients(id), source_lang TEXT REFERENCES languages(iso), target_lang TEXT REFERENCES languages(iso), translated_by INTEGER REFERENCES translators(id), reviewed_by INTEGER REFERENCES translators(id), word_count INTEGER, received_on TEXT, delivered_on TEXT, fee REAL);
CREATE TABLE specialties (translator_id INTEGER REFERENCES translators(id), field TEXT, level TEXT, PRIMARY KEY (translator_id, field));
INSERT INTO languages VALUES ('en','English','Latin'),('pl','Polish','Latin'),('ru','Russian','Cyrillic'),('el','Greek','Greek'),('uk','Ukrainian','Cyrillic'),('pt','Portuguese','Latin');
INSERT INTO translators VALUES (1,'Ewa Lis','pl',0.09,2008,'Krakow'),(2,'Dimitris Vlahos','el',0.12,2001,'Athens'),(3,'Oksana Bilyk','uk',0.08,2016,'Lviv'),(4,'Harriet Stone','en',0.14,1998,'Leeds'),(5,'Joao Pires','pt',0.1,2012,'Porto'),(6,'Adam Wrona','pl',0.07,2020,'Krakow');
INSERT INTO clients VALUES (1,'Orbit Turbines','energy','Leeds'),(2,'Nowak Legal','law','Warsaw'),(3,'Aegean Tours','tourism','Athens'),(4,'Medivita','pharma','Krakow'),(5,'Casa Azul','tourism','Porto');
INSERT INTO jobs VALUES (1,'Turbine manual',1,'en','pl',1,6,18200,'2022-02-01','2022-03-10',1900),(2,'Purchase contract',2,'pl','en',4,1,3100,'2022-03-04','2022-03-09',520),(3,'Island brochure',3,'el','en',4,2,2400,'2022-04-12','2022-04-18',400),(4,'Leaflet for patients',4,'pl','uk',3,NULL,900,'2022-05-05','2022-05-07',95),(5,'Drug dossier',4,'en','pl',6,1,25000,'2022-05-20','2022-07-30',2300),(6,'Hotel website',5,'pt','en',4,5,5200,'2022-06-15',NULL,830),(7,'Safety data sheets',1,'en','pt',5,NULL,7600,'2022-08-01','2022-08-25',910),(8,'Court letter',2,'uk','pl',1,3,650,'2022-09-02','2022-09-03',85);
INSERT INTO specialties VALUES (1,'law','expert'),(1,'energy','good'),(2,'tourism','expert'),(3,'law','good'),(4,'law','expert'),(4,'tourism','good'),(5,'chemistry','expert'),(6,'medicine','good');
-- List the descriptions of jobs whose source language is English.
-- What texts were translated from English?
-- source English - descriptions of the jobs
SELECT T1.description FROM jobs AS T1 JOIN languages AS T2 ON T1.source_lang = T2.iso WHERE T2.name = 'English';
-- List the descriptions of jobs whose target language is English.
-- Which assignments went into English?
-- target English: job descriptions please
SELECT T1.description FROM jobs AS T1 JOIN languages AS T2 ON T1.target_lang = T2.iso WHERE T2.name = 'English';
-- How many jobs were translated by Harriet Stone?
-- number of texts that Harriet Stone did
-- translator Harriet Stone - job count
SELECT COUNT(*) FROM jobs AS T1 JOIN translators AS T2 ON T1.translated_by = T2.id WHERE T2.name = 'Harriet Stone';
-- Show the names of translators who have never reviewed a job.
-- linguists who have not checked anybody's work so far
-- leave out everyone found as a reviewer; names of the translators that remain
SELECT name FROM translators WHERE id NOT IN (SELECT reviewed_by FROM jobs WHERE reviewed_by IS NOT NULL);
-- What is the name of the translator with the highest rate per word?
-- Who charges the most for a word?
-- highest price of one word - name of the translator
SELECT name FROM translators ORDER BY rate_per_word DESC LIMIT 1;
-- For each client name, show the total fee.
-- How much has every customer been billed altogether? With names.
-- sum of fees by client, client's name in front
SELECT T1.name, SUM(T2.fee) FROM clients AS T1 JOIN jobs AS T2 ON T1.id = T2.client_id GROUP BY T1.id;
-- Give the description, the client name and the translator name of each job reviewed by Ewa Lis.
-- Ewa Lis checked which texts, for which customer, done by whom?
-- reviewer Ewa Lis: job description, client's name, translator's name
SELECT T1.description, T2.name, T3.name FROM jobs AS T1 JOIN clients AS T2 ON T1.client_id = T2.id JOIN translators AS T3 ON T1.translated_by = T3.id JOIN translators AS T4 ON T1.reviewed_by = T4.id WHERE T4.name = 'Ewa Lis';
-- What is the description of the job that has not been delivered?
-- which text is still in work
-- delivery left blank - description of the job
SELECT description FROM jobs WHERE delivered_on IS NULL;
-- Show the names of translators whose mother tongue is written in Cyrillic script.
-- who on the team grew up with a Cyrillic alphabet
-- native language's script Cyrillic: names of the translators
SELECT T1.name FROM translators AS T1 JOIN languages AS T2 ON T1.mother_tongue = T2.iso WHERE T2.script = 'Cyrillic';
-- Which translators are experts in law and also have the specialty tourism? Give the names.
-- names of those who handle both law at level expert and tourism at any level
-- translators with field tourism as well as field law at level expert
SELECT T1.name FROM translators AS T1 JOIN specialties AS T2 ON T1.id = T2.translator_id WHERE T2.field = 'law' AND T2.level = 'expert' INTERSECT SELECT T1.name FROM translators AS T1 JOIN specialties AS T2 ON T1.id = T2.translator_id WHERE T2.field = 'tourism';
-- What are the names of clients with at least two jobs?
-- Customers who came to us twice or more
-- count jobs by client, leaving out those with fewer than 2: names
SELECT T1.name FROM clients AS T1 JOIN jobs AS T2 ON T1.id = T2.client_id GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Find the description and word count of jobs with more words than the average job.
-- texts of above average length, with their length
-- word count beyond the mean of all jobs: description, count
SELECT description, word_count FROM jobs WHERE word_count > (SELECT AVG(word_count) FROM jobs);
-- What are the shortest, longest and average word counts?
-- minimum, maximum and mean number of words in an assignment
-- word count please: smallest, largest, mean
SELECT MIN(word_count), MAX(word_count), AVG(word_count) FROM jobs;
-- Which cities have a translator or a client?
-- List all cities where a linguist or a customer of ours sits.
-- one list of cities without doubles: clients' and translators'
SELECT city FROM translators UNION SELECT city FROM clients;
-- Which sector has the largest number of clients?
-- most common line of business among the customers
-- sector with the highest client count
SELECT sector FROM clients GROUP BY sector ORDER BY COUNT(*) DESC LIMIT 1;

-- database: notary_deeds
CREATE TABLE party (party_no INTEGER PRIMARY KEY, surname TEXT, given_name TEXT, dob TEXT, occup TEXT, muni TEXT);
CREATE TABLE deed_type (dt_code TEXT PRIMARY KEY, dt_label TEXT, base_fee REAL);
CREATE TABLE clerk (clk_id INTEGER PRIMARY KEY, clk_name TEXT, hired INTEGER, supervisor INTEGER REFERENCES clerk(clk_id));
CREATE TABLE deed (deed_no INTEGER PRIMARY KEY, dt_code TEXT REFERENCES deed_type(dt_code), seller INTEGER REFERENCES party(party_no), buyer INTEGER REFERENCES party(party_no), drafted_on TEXT, signed_on TEXT, amt REAL, drafted_by INTEGER REFERENCES clerk(clk_id));
CREATE TABLE witness (deed_no INTEGER REFERENCES deed(deed_no), party_no INTEGER REFERENCES party(party_no), sworn TEXT, PRIMARY KEY (deed_no, party_no));
INSERT INTO party VALUES (1,'Ferrari','Luca','1960-04-02','farmer','Asti'),(2,'Gallo','Anna','1975-09-13','teacher','Alba'),(3,'Conti','Marco','1982-12-01','baker','Asti'),(4,'Riva','Elena','1955-03-27','retired','Bra'),(5,'Serra','Paolo','1990-07-19','engineer','Alba'),(6,'Monti','Chiara','1968-11-30','farmer','Asti'),(7,'Villa','Bruno','1949-01-08','retired','Bra');
INSERT INTO deed_type VALUES ('LND','Land sale',400),('HSE','House sale',650),('GFT','Gift',300),('WIL','Will',250);
INSERT INTO clerk VALUES (1,'Silvia Testa',1999,NULL),(2,'Dario Fabbri',2010,1),(3,'Nadia Costa',2015,1),(4,'Ugo Marin',2021,2);
INSERT INTO deed VALUES (501,'LND',1,3,'2021-02-03','2021-02-20',48000,2),(502,'HSE',4,2,'2021-03-15','2021-05-02',210000,3),(503,'GFT',7,6,'2021-06-01','2021-06-01',15000,2),(504,'HSE',2,5,'2021-09-09','2021-10-30',185000,4),(505,'LND',6,1,'2022-01-22','2022-02-14',36000,2),(506,'LND',4,3,'2022-04-04',NULL,52000,3),(507,'HSE',3,6,'2022-07-11','2022-08-19',160000,4);
INSERT INTO witness VALUES (501,4,'Y'),(501,7,'Y'),(502,1,'Y'),(503,4,'N'),(504,1,'Y'),(505,7,'Y'),(507,7,'N');
-- What are the surnames of the buyers of deeds with the type label Land sale?
-- who bought in a Land sale (surnames)
-- type Land sale: family names of the buyers
SELECT T1.surname FROM party AS T1 JOIN deed AS T2 ON T1.party_no = T2.buyer JOIN deed_type AS T3 ON T2.dt_code = T3.dt_code WHERE T3.dt_label = 'Land sale';
-- Show the given name and surname of the sellers in deeds with an amount above 150000.
-- First name and last name of everyone who sold for more than 150000
-- amount beyond 150000: given name and family name of the seller
SELECT T1.given_name, T1.surname FROM party AS T1 JOIN deed AS T2 ON T1.party_no = T2.seller WHERE T2.amt > 150000;
-- How many deeds were signed in 2021, that is between 2021-01-01 and 2021-12-31?
-- number of documents with a signature dated from 2021-01-01 to 2021-12-31
-- signing day within 2021-01-01 - 2021-12-31: deed count
SELECT COUNT(*) FROM deed WHERE signed_on BETWEEN '2021-01-01' AND '2021-12-31';
-- Which deed numbers are drafted but not signed?
-- numbers of the papers that still lack a signature
-- signing date blank - deed numbers
SELECT deed_no FROM deed WHERE signed_on IS NULL;
-- Give the surnames of parties that were never a buyer.
-- Last names of people who have not acquired anything
-- leave out everyone found as a buyer; family names of the parties that remain
SELECT surname FROM party WHERE party_no NOT IN (SELECT buyer FROM deed);
-- List the surnames of parties who were both a seller and a buyer.
-- people, by last name, who have sold and also bought
-- family names found among the buyers and among the sellers
SELECT T1.surname FROM party AS T1 JOIN deed AS T2 ON T1.party_no = T2.seller INTERSECT SELECT T1.surname FROM party AS T1 JOIN deed AS T2 ON T1.party_no = T2.buyer;
-- What is the surname of the party who witnessed the most deeds?
-- Who stood witness most often? Last name please.
-- party with the highest count as a witness - family name
SELECT T1.surname FROM party AS T1 JOIN witness AS T2 ON T1.party_no = T2.party_no GROUP BY T1.party_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Show each deed type label and the average amount.
-- mean sum per kind of document
-- mean amount by deed type, type's label in front
SELECT T1.dt_label, AVG(T2.amt) FROM deed_type AS T1 JOIN deed AS T2 ON T1.dt_code = T2.dt_code GROUP BY T1.dt_code;
-- Which deed type labels were never used in a deed?
-- kinds of document of which we have none
-- deed types that not one deed belongs to - labels
SELECT dt_label FROM deed_type WHERE dt_code NOT IN (SELECT dt_code FROM deed);
-- What are the names of clerks supervised by Silvia Testa?
-- who reports to Silvia Testa
-- supervisor Silvia Testa: clerk names
SELECT T1.clk_name FROM clerk AS T1 JOIN clerk AS T2 ON T1.supervisor = T2.clk_id WHERE T2.clk_name = 'Silvia Testa';
-- List the names of clerks who drafted more than two deeds.
-- office staff with over two documents written
-- count deeds by the clerk that drafted them, only those with over 2: names
SELECT T1.clk_name FROM clerk AS T1 JOIN deed AS T2 ON T1.clk_id = T2.drafted_by GROUP BY T1.clk_id HAVING COUNT(*) > 2;
-- Find the surname, occupation and municipality of the oldest party.
-- last name, job and town of the person born first
-- earliest birth date of all parties: family name, occupation, municipality
SELECT surname, occup, muni FROM party ORDER BY dob LIMIT 1;
-- What is the total amount of deeds drafted by Ugo Marin?
-- How much money is in the papers that Ugo Marin wrote?
-- drafted by Ugo Marin: sum of the amounts
SELECT SUM(T1.amt) FROM deed AS T1 JOIN clerk AS T2 ON T1.drafted_by = T2.clk_id WHERE T2.clk_name = 'Ugo Marin';
-- How many different municipalities do the parties live in?
-- number of distinct towns our people come from
-- municipalities of the parties - number of different ones
SELECT COUNT(DISTINCT muni) FROM party;
-- Give the deed number, seller surname and buyer surname of each deed.
-- for every document: its number, who sold and who bought (last names)
-- for all deeds: number, family name of the seller, family name of the buyer
SELECT T1.deed_no, T2.surname, T3.surname FROM deed AS T1 JOIN party AS T2 ON T1.seller = T2.party_no JOIN party AS T3 ON T1.buyer = T3.party_no;

-- database: hammerfield_auctions
CREATE TABLE people (person_id INTEGER PRIMARY KEY, person_name TEXT, person_kind TEXT, person_country TEXT, registered TEXT);
CREATE TABLE sales (sale_no INTEGER PRIMARY KEY, sale_title TEXT, sale_date TEXT, sale_place TEXT, auctioneer TEXT);
CREATE TABLE lots (lot_id INTEGER PRIMARY KEY, sale_no INTEGER REFERENCES sales(sale_no), lot_no INTEGER, lot_title TEXT, category TEXT, consignor INTEGER REFERENCES people(person_id), winner INTEGER REFERENCES people(person_id), low_estimate INTEGER, high_estimate INTEGER, reserve_price INTEGER, hammer_price INTEGER);
CREATE TABLE bids (bid_id INTEGER PRIMARY KEY, lot_id INTEGER REFERENCES lots(lot_id), bidder INTEGER REFERENCES people(person_id), amount INTEGER, channel TEXT);
INSERT INTO people VALUES (1,'Lady Ashcombe','private','United Kingdom','2009-05-01'),(2,'Galerie Morel','dealer','France','2012-02-17'),(3,'Hiroshi Tanabe','private','Japan','2018-09-22'),(4,'Nordlund Antik','dealer','Sweden','2011-11-03'),(5,'Ruth Feldman','private','United States','2020-01-14'),(6,'Carlo Bassi','private','Italy','2015-06-06');
INSERT INTO sales VALUES (71,'Clocks and Barometers','2022-03-12','London','Miles Harding'),(72,'Nordic Design','2022-06-25','Stockholm','Elsa Berg'),(73,'Old Silver','2022-10-08','London','Miles Harding'),(74,'Spring Clocks','2023-03-11','Paris','Jeanne Colas');
INSERT INTO lots VALUES (1,71,1,'Walnut longcase clock','clock',1,2,2000,3000,1800,3400),(2,71,2,'Brass carriage clock','clock',4,3,500,800,450,760),(3,71,3,'Stick barometer','instrument',1,NULL,900,1200,900,NULL),(4,72,1,'Teak sideboard','furniture',4,5,1200,1800,1000,2600),(5,72,2,'Blue glass vase','glass',4,2,300,400,250,280),(6,73,1,'Silver teapot','silver',6,5,700,900,600,950),(7,73,2,'Pair of silver candlesticks','silver',1,3,1500,2000,1400,2100),(8,74,1,'Enamel mantel clock','clock',2,6,1000,1500,900,1450);
INSERT INTO bids VALUES (1,1,2,3400,'room'),(2,1,3,3200,'phone'),(3,2,3,760,'internet'),(4,2,6,700,'room'),(5,4,5,2600,'phone'),(6,4,2,2500,'room'),(7,5,2,280,'internet'),(8,6,5,950,'internet'),(9,7,3,2100,'phone');
-- What are the titles of lots won by Hiroshi Tanabe?
-- what did Hiroshi Tanabe end up buying
-- winner Hiroshi Tanabe - lot titles please
SELECT T1.lot_title FROM lots AS T1 JOIN people AS T2 ON T1.winner = T2.person_id WHERE T2.person_name = 'Hiroshi Tanabe';
-- List the titles and hammer prices of lots consigned by Nordlund Antik.
-- Which things did Nordlund Antik put up, and what did each fetch?
-- consignor Nordlund Antik: lot title, hammer price
SELECT T1.lot_title, T1.hammer_price FROM lots AS T1 JOIN people AS T2 ON T1.consignor = T2.person_id WHERE T2.person_name = 'Nordlund Antik';
-- Which lot titles were not sold, having no winner?
-- pieces that found no buyer
-- winner left blank - lot titles
SELECT lot_title FROM lots WHERE winner IS NULL;
-- What is the title of the lot with the highest hammer price?
-- dearest piece knocked down
-- highest hammer price of all - title of the lot
SELECT lot_title FROM lots ORDER BY hammer_price DESC LIMIT 1;
-- How many lots were in the sale titled Clocks and Barometers?
-- Clocks and Barometers: number of pieces offered
-- sale Clocks and Barometers: lot count
SELECT COUNT(*) FROM lots AS T1 JOIN sales AS T2 ON T1.sale_no = T2.sale_no WHERE T2.sale_title = 'Clocks and Barometers';
-- For each sale title, show the total hammer price.
-- What did every auction bring in? Give its title first.
-- sum of hammer prices by sale, sale's title in front
SELECT T1.sale_title, SUM(T2.hammer_price) FROM sales AS T1 JOIN lots AS T2 ON T1.sale_no = T2.sale_no GROUP BY T1.sale_no;
-- Which channel was used for the most bids?
-- How do people bid most often?
-- channel with the highest bid count
SELECT channel FROM bids GROUP BY channel ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of people who never consigned a lot.
-- Who has not given us anything to sell?
-- leave out everyone found as a consignor; names of the people that remain
SELECT person_name FROM people WHERE person_id NOT IN (SELECT consignor FROM lots);
-- Give the names of people who both consigned a lot and won a lot.
-- people who have sold through us and bought from us too
-- people found as winner and found as consignor as well, by name
SELECT T1.person_name FROM people AS T1 JOIN lots AS T2 ON T1.person_id = T2.consignor INTERSECT SELECT T1.person_name FROM people AS T1 JOIN lots AS T2 ON T1.person_id = T2.winner;
-- What is the average low estimate and average high estimate of clock lots?
-- for the category clock, the mean lower and mean upper estimate
-- category clock: mean low estimate, mean high estimate
SELECT AVG(low_estimate), AVG(high_estimate) FROM lots WHERE category = 'clock';
-- Which bidders placed at least 2 bids? Give the names.
-- names of those who raised their hand two times or more
-- count bids by bidder, leaving out anyone with fewer than 2: names
SELECT T1.person_name FROM people AS T1 JOIN bids AS T2 ON T1.person_id = T2.bidder GROUP BY T1.person_id HAVING COUNT(*) >= 2;
-- List the title, consignor name and winner name of each lot in category silver.
-- silver: what was it, whose was it before, whose is it now
-- category silver: lot title, consignor's name, winner's name
SELECT T1.lot_title, T2.person_name, T3.person_name FROM lots AS T1 JOIN people AS T2 ON T1.consignor = T2.person_id JOIN people AS T3 ON T1.winner = T3.person_id WHERE T1.category = 'silver';
-- Which lots had a reserve price above the average reserve price?
-- titles of pieces whose minimum was set higher than the average minimum
-- reserve beyond the mean reserve of all - lot titles
SELECT lot_title FROM lots WHERE reserve_price > (SELECT AVG(reserve_price) FROM lots);
-- What are the different places in which sales were conducted by Miles Harding?
-- Miles Harding wielded the hammer in which distinct places?
-- auctioneer Miles Harding: different places of the sales
SELECT DISTINCT sale_place FROM sales WHERE auctioneer = 'Miles Harding';
-- Show the names of bidders and amounts for the lot Walnut longcase clock, highest amount first.
-- Who offered how much for the Walnut longcase clock? Largest offer on top.
-- bids for Walnut longcase clock, sorted by amount downwards: name of the bidder, amount
SELECT T1.person_name, T2.amount FROM people AS T1 JOIN bids AS T2 ON T1.person_id = T2.bidder JOIN lots AS T3 ON T2.lot_id = T3.lot_id WHERE T3.lot_title = 'Walnut longcase clock' ORDER BY T2.amount DESC;

-- database: city_debating_league
CREATE TABLE school (sid INTEGER PRIMARY KEY, name TEXT, district TEXT, founded INTEGER);
CREATE TABLE team (tid INTEGER PRIMARY KEY, name TEXT, school INTEGER REFERENCES school(sid), coach TEXT, captain TEXT);
CREATE TABLE judge (jid INTEGER PRIMARY KEY, name TEXT, profession TEXT, experience INTEGER);
CREATE TABLE motion (mno INTEGER PRIMARY KEY, text TEXT, topic TEXT);
CREATE TABLE debate (did INTEGER PRIMARY KEY, motion INTEGER REFERENCES motion(mno), proposition INTEGER REFERENCES team(tid), opposition INTEGER REFERENCES team(tid), chair INTEGER REFERENCES judge(jid), held TEXT, pro_points INTEGER, opp_points INTEGER, audience INTEGER);
INSERT INTO school VALUES (1,'Weststead High','West',1924),(2,'St Brigid College','North',1889),(3,'Harbour Academy','Docks',2003),(4,'Kingsmead Grammar','North',1911),(5,'Elm Park School','West',1968);
INSERT INTO team VALUES (1,'The Gavels','1','Mr Osei','Priya Nair'),(2,'Brigid Blue',2,'Ms Daly','Orla Quinn'),(3,'Dockside Voices',3,'Ms Ferro','Leo Santos'),(4,'Kingsmead First',4,'Dr Hume','Arthur Bell'),(5,'Kingsmead Second',4,'Dr Hume','Ivy Chen');
INSERT INTO judge VALUES (1,'Helen Marsh','lawyer',14),(2,'Idris Khan','journalist',6),(3,'Beth Farrow','teacher',9),(4,'Colin Webb','lawyer',3);
INSERT INTO motion VALUES (11,'Ban cars from the old town','transport'),(12,'Lower the voting age','politics'),(13,'Abolish homework','education'),(14,'Make buses free','transport'),(15,'Zoos do more harm than good','animals');
INSERT INTO debate VALUES (1,11,1,2,1,'2023-01-18',78,74,120),(2,12,3,4,2,'2023-01-25',69,81,85),(3,13,5,1,1,'2023-02-08',72,76,150),(4,14,2,3,3,'2023-02-15',80,71,60),(5,11,4,5,1,'2023-03-01',83,77,95),(6,13,1,4,2,'2023-03-15',75,79,210);
-- Which teams spoke as the proposition on the topic transport?
-- sides that argued for a transport motion (team names)
-- topic transport: names of the teams in the proposition
SELECT T1.name FROM team AS T1 JOIN debate AS T2 ON T1.tid = T2.proposition JOIN motion AS T3 ON T2.motion = T3.mno WHERE T3.topic = 'transport';
-- What is the name of the school of the team Dockside Voices?
-- where do the Dockside Voices go to school
-- Dockside Voices - name of their school
SELECT T1.name FROM school AS T1 JOIN team AS T2 ON T1.sid = T2.school WHERE T2.name = 'Dockside Voices';
-- How many debates did Helen Marsh chair?
-- number of contests presided over by Helen Marsh
-- chair Helen Marsh: debate count
SELECT COUNT(*) FROM debate AS T1 JOIN judge AS T2 ON T1.chair = T2.jid WHERE T2.name = 'Helen Marsh';
-- Show the texts of motions that were never debated.
-- propositions nobody has argued about yet
-- motions that not one debate belongs to - texts
SELECT text FROM motion WHERE mno NOT IN (SELECT motion FROM debate);
-- Give the names of schools without a team.
-- Which schools do not take part with any side?
-- schools that not one team belongs to - names
SELECT name FROM school WHERE sid NOT IN (SELECT school FROM team);
-- What are the names of teams that have been proposition and also opposition?
-- who has spoken on both sides of the table, as proposition and as opposition
-- teams found as opposition and found as proposition as well
SELECT T1.name FROM team AS T1 JOIN debate AS T2 ON T1.tid = T2.proposition INTERSECT SELECT T1.name FROM team AS T1 JOIN debate AS T2 ON T1.tid = T2.opposition;
-- What is the text of the motion of the debate with the largest audience?
-- Which motion drew the biggest crowd?
-- debate with the highest audience figure - text of its motion
SELECT T1.text FROM motion AS T1 JOIN debate AS T2 ON T1.mno = T2.motion ORDER BY T2.audience DESC LIMIT 1;
-- List the topics and how many motions each has.
-- motions per subject
-- motion count by topic, topic in front
SELECT topic, COUNT(*) FROM motion GROUP BY topic;
-- Which profession is the most common among judges?
-- What do most of the judges do for a living?
-- profession with the highest judge count
SELECT profession FROM judge GROUP BY profession ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the date, the proposition team name and the opposition team name of every debate.
-- when did which side meet which: day, those for, those against
-- for all debates: date, name of the proposition, name of the opposition
SELECT T1.held, T2.name, T3.name FROM debate AS T1 JOIN team AS T2 ON T1.proposition = T2.tid JOIN team AS T3 ON T1.opposition = T3.tid;
-- Which schools have more than one team?
-- names of schools entering over one side
-- count teams by school, leaving out schools with a single one: names
SELECT T1.name FROM school AS T1 JOIN team AS T2 ON T1.sid = T2.school GROUP BY T1.sid HAVING COUNT(*) > 1;
-- What are the smallest, largest and average audiences?
-- minimum, maximum and mean turnout in the hall
-- audience please: smallest, largest, mean
SELECT MIN(audience), MAX(audience), AVG(audience) FROM debate;
-- Who is the captain of the team that won the most opposition points in a debate?
-- captain of the side with the best single score when arguing against
-- highest opposition points of any debate - captain of that team
SELECT T1.captain FROM team AS T1 JOIN debate AS T2 ON T1.tid = T2.opposition ORDER BY T2.opp_points DESC LIMIT 1;
-- Find the names of judges with more experience than the average.
-- which of the judges have been at it longer than average
-- experience beyond the mean of all - judge names
SELECT name FROM judge WHERE experience > (SELECT AVG(experience) FROM judge);
-- How many different coaches are there?
-- count the distinct trainers
-- coaches of the teams - number of different ones
SELECT COUNT(DISTINCT coach) FROM team;
