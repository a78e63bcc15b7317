-- database: golden_quill_prize
CREATE TABLE category (category_id INTEGER PRIMARY KEY, name TEXT, prize_money REAL, first_awarded INTEGER);
CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT, country TEXT, birth_year INTEGER);
CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES author(author_id), publisher TEXT, published INTEGER);
CREATE TABLE nomination (nomination_id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES book(book_id), category_id INTEGER REFERENCES category(category_id), year INTEGER, result TEXT);
CREATE TABLE judge (judge_id INTEGER PRIMARY KEY, name TEXT, occupation TEXT);
CREATE TABLE panel (judge_id INTEGER REFERENCES judge(judge_id), category_id INTEGER REFERENCES category(category_id), year INTEGER, chair TEXT, PRIMARY KEY (judge_id, category_id, year));
INSERT INTO category VALUES (1,'Novel',50000,1972),(2,'Debut',15000,1995),(3,'Poetry',20000,1980),(4,'Essay',12000,2006),(5,'Graphic Novel',10000,2023);
INSERT INTO author VALUES (1,'Nadia Ferro','Italy',1968),(2,'Kofi Asante','Ghana',1985),(3,'June Halloran','Ireland',1951),(4,'Pavel Hruby','Czechia',1974),(5,'Mai Tanaka','Japan',1992),(6,'Seth Wyman','USA',1979);
INSERT INTO book VALUES (1,'The Weight of Olives',1,'Faro',2020),(2,'Cocoa Road',2,'Tangent',2021),(3,'Small Hours Psalter',3,'Grange',2021),(4,'Trains I Missed',4,'Faro',2022),(5,'Paper Window',5,'Lotus',2022),(6,'Second Harvest',1,'Faro',2023),(7,'Bog Light',3,'Grange',2018),(8,'Parking Lot Elegies',6,'Tangent',2023);
INSERT INTO nomination VALUES (1,1,1,2021,'won'),(2,2,2,2022,'won'),(3,2,1,2022,'shortlisted'),(4,3,3,2022,'shortlisted'),(5,4,4,2023,'won'),(6,5,2,2023,'shortlisted'),(7,6,1,2024,'shortlisted'),(8,7,3,2019,'won'),(9,5,3,2023,'longlisted');
INSERT INTO judge VALUES (1,'Sir Alan Poole','critic'),(2,'Bettina Cruz','novelist'),(3,'Dr Ola Fagbemi','professor'),(4,'Gwen Marsh','bookseller'),(5,'Ivo Kral','critic');
INSERT INTO panel VALUES (1,1,2021,'yes'),(2,1,2021,'no'),(1,1,2022,'no'),(3,3,2022,'yes'),(2,2,2022,'yes'),(4,2,2023,'no'),(3,4,2023,'yes'),(2,1,2024,'yes');
-- What are the titles of books published by Faro?
-- which books came out with Faro
-- publisher Faro - titles please
SELECT title FROM book WHERE publisher = 'Faro';
-- How many nominations have the result shortlisted?
-- number of shortlisted nominations
-- shortlisted as result - nomination count
SELECT COUNT(*) FROM nomination WHERE result = 'shortlisted';
-- Which category has the highest prize money?
-- the award worth most, by name
-- greatest prize money of all categories - the name
SELECT name FROM category ORDER BY prize_money DESC LIMIT 1;
-- List the titles of books that won.
-- books that have won something
-- result won: book titles, one for each such nomination
SELECT T1.title FROM book AS T1 JOIN nomination AS T2 ON T1.book_id = T2.book_id WHERE T2.result = 'won';
-- Show the name of each author and the number of nominations received.
-- writers and how often they were nominated
-- nomination count by author, author's name in front
SELECT T1.name, COUNT(*) FROM author AS T1 JOIN book AS T2 ON T1.author_id = T2.author_id JOIN nomination AS T3 ON T2.book_id = T3.book_id GROUP BY T1.author_id;
-- Which books were never nominated?
-- titles without a nomination
-- books that not one nomination belongs to - titles
SELECT title FROM book WHERE book_id NOT IN (SELECT book_id FROM nomination);
-- Which judges have sat on at least two panels? Give the names.
-- people with 2 or more panels behind them
-- count panels by judge, leaving out anyone with fewer than 2: names
SELECT T1.name FROM judge AS T1 JOIN panel AS T2 ON T1.judge_id = T2.judge_id GROUP BY T1.judge_id HAVING COUNT(*) >= 2;
-- Find the titles nominated in the category Poetry.
-- books up for Poetry
-- category Poetry: titles of the books
SELECT T1.title FROM book AS T1 JOIN nomination AS T2 ON T1.book_id = T2.book_id JOIN category AS T3 ON T2.category_id = T3.category_id WHERE T3.name = 'Poetry';
-- Which categories have no nomination?
-- awards for which nobody was put forward
-- categories that not one nomination belongs to - names
SELECT name FROM category WHERE category_id NOT IN (SELECT category_id FROM nomination);
-- Who chaired (chair yes) the panel of the category Essay?
-- name of the judge with a yes for chair in Essay
-- chair = yes, category Essay: name of the judge
SELECT T1.name FROM judge AS T1 JOIN panel AS T2 ON T1.judge_id = T2.judge_id JOIN category AS T3 ON T2.category_id = T3.category_id WHERE T3.name = 'Essay' AND T2.chair = 'yes';
-- Which books were nominated both for Debut and for Poetry?
-- titles in the running for Debut and Poetry alike
-- titles with a nomination for Poetry as well as for Debut
SELECT T1.title FROM book AS T1 JOIN nomination AS T2 ON T1.book_id = T2.book_id JOIN category AS T3 ON T2.category_id = T3.category_id WHERE T3.name = 'Debut' INTERSECT SELECT T1.title FROM book AS T1 JOIN nomination AS T2 ON T1.book_id = T2.book_id JOIN category AS T3 ON T2.category_id = T3.category_id WHERE T3.name = 'Poetry';
-- How many nominations were there in each year?
-- nominations year by year
-- nomination count by year, year in front
SELECT year, COUNT(*) FROM nomination GROUP BY year;
-- What are the smallest, average and total prize money of the categories?
-- minimum, mean and sum of prize money
-- prize money please: smallest, mean, sum
SELECT MIN(prize_money), AVG(prize_money), SUM(prize_money) FROM category;
-- Who is the youngest author?
-- name of the writer born latest
-- latest birth year of all authors - the name
SELECT name FROM author ORDER BY birth_year DESC LIMIT 1;
-- How many different occupations do the judges have?
-- distinct occupations on our list of judges, a count
-- occupations of the judges - number of different ones
SELECT COUNT(DISTINCT occupation) FROM judge;

-- database: babel_bridge_translators
CREATE TABLE languages (iso TEXT PRIMARY KEY, language TEXT, family TEXT, script TEXT);
CREATE TABLE translators (tr_no INTEGER PRIMARY KEY, full_name TEXT, residence TEXT, member_since INTEGER, sworn TEXT);
CREATE TABLE language_pairs (pair_no INTEGER PRIMARY KEY, tr_no INTEGER REFERENCES translators(tr_no), from_lang TEXT REFERENCES languages(iso), to_lang TEXT REFERENCES languages(iso), rate_per_word REAL);
CREATE TABLE jobs (job_no INTEGER PRIMARY KEY, pair_no INTEGER REFERENCES language_pairs(pair_no), work_title TEXT, kind TEXT, words INTEGER, due_on TEXT, state TEXT);
INSERT INTO languages VALUES ('en','English','Germanic','Latin'),('uk','Ukrainian','Slavic','Cyrillic'),('pt','Portuguese','Romance','Latin'),('ja','Japanese','Japonic','Kanji and Kana'),('ar','Arabic','Semitic','Arabic'),('bg','Bulgarian','Slavic','Cyrillic'),('ka','Georgian','Kartvelian','Georgian');
INSERT INTO translators VALUES (1,'Olena Rudyk','Lviv',2011,'yes'),(2,'Joao Prates','Coimbra',2005,'no'),(3,'Samir Khoury','Beirut',2016,'yes'),(4,'Haruka Endo','Osaka',2019,'no'),(5,'Emily Frayne','Oxford',2001,'no'),(6,'Boris Iliev','Sofia',2022,'yes');
INSERT INTO language_pairs VALUES (1,1,'en','uk',0.09),(2,1,'uk','en',0.11),(3,2,'en','pt',0.1),(4,3,'ar','en',0.14),(5,4,'ja','en',0.18),(6,5,'pt','en',0.15),(7,6,'en','bg',0.07),(8,5,'ja','en',0.2);
INSERT INTO jobs VALUES (1,1,'The Salt Inspector','novel',92000,'2024-05-31','done'),(2,3,'Lisbon on Rails','guide',31000,'2024-03-15','done'),(3,5,'Haiku for Accountants','poems',4000,'2024-06-20','open'),(4,4,'Cedar and Smoke','novel',118000,'2024-09-01','open'),(5,6,'Port Wine Law','contract',12000,'2024-02-10','done'),(6,2,'Letters from Odesa','letters',45000,'2024-07-15','late'),(7,4,'Hotel Contract','contract',8000,'2024-04-04','late');
-- List the languages written in the script Cyrillic.
-- what is written in Cyrillic
-- Cyrillic as script - list the languages
SELECT language FROM languages WHERE script = 'Cyrillic';
-- How many translators are sworn (sworn yes)?
-- count of members with a yes for sworn
-- sworn = yes - translator count
SELECT COUNT(*) FROM translators WHERE sworn = 'yes';
-- What are the work titles of contracts (kind contract)?
-- titles of the jobs of kind contract
-- contract as kind - work titles of the jobs
SELECT work_title FROM jobs WHERE kind = 'contract';
-- Who has been a member the longest?
-- full name of the translator with the earliest membership
-- earliest membership year of all translators - full name
SELECT full_name FROM translators ORDER BY member_since LIMIT 1;
-- Show each translator's full name and number of language pairs.
-- how many pairs does everybody offer
-- language pair count by translator, full name in front
SELECT T1.full_name, COUNT(*) FROM translators AS T1 JOIN language_pairs AS T2 ON T1.tr_no = T2.tr_no GROUP BY T1.tr_no;
-- Which translators work from Japanese? Give the full name.
-- who translates out of Japanese
-- from language Japanese: full names of the translators
SELECT T1.full_name FROM translators AS T1 JOIN language_pairs AS T2 ON T1.tr_no = T2.tr_no JOIN languages AS T3 ON T2.from_lang = T3.iso WHERE T3.language = 'Japanese';
-- Show the full names of those who translate into Ukrainian.
-- people working to Ukrainian
-- to language Ukrainian: full names of the translators
SELECT T1.full_name FROM translators AS T1 JOIN language_pairs AS T2 ON T1.tr_no = T2.tr_no JOIN languages AS T3 ON T2.to_lang = T3.iso WHERE T3.language = 'Ukrainian';
-- Which languages does nobody translate from?
-- languages that are the source of no pair
-- leave out every language found as the from side of a pair; which ones remain
SELECT language FROM languages WHERE iso NOT IN (SELECT from_lang FROM language_pairs);
-- How many words are there in total for each state of a job?
-- words by job state
-- sum of words by job state, state in front
SELECT state, SUM(words) FROM jobs GROUP BY state;
-- Which job has the most words? Give its work title.
-- the longest text, by title
-- highest word count of all jobs - work title
SELECT work_title FROM jobs ORDER BY words DESC LIMIT 1;
-- Which translators have more than one job? Show the full name.
-- names of those with over 1 job
-- count jobs by translator, leaving out anyone with a single one: full name
SELECT T1.full_name FROM translators AS T1 JOIN language_pairs AS T2 ON T1.tr_no = T2.tr_no JOIN jobs AS T3 ON T2.pair_no = T3.pair_no GROUP BY T1.tr_no HAVING COUNT(*) > 1;
-- What are the lowest, highest and average rate per word?
-- min, max and mean of the word rate
-- rate per word please: smallest, largest, mean
SELECT MIN(rate_per_word), MAX(rate_per_word), AVG(rate_per_word) FROM language_pairs;
-- Which works are longer than the average job?
-- titles with more words than the mean
-- words beyond the mean of all jobs - work titles
SELECT work_title FROM jobs WHERE words > (SELECT AVG(words) FROM jobs);
-- Which family includes the most languages?
-- language family with the highest number of entries
-- language count by family, name the family on top
SELECT family FROM languages GROUP BY family ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the work titles of jobs that are open or late.
-- everything in state open or late, titles
-- state late or state open: work titles
SELECT work_title FROM jobs WHERE state = 'open' OR state = 'late';
-- Where does the translator of Cedar and Smoke live?
-- residence of whoever does Cedar and Smoke
-- Cedar and Smoke - residence of the translator please
SELECT T1.residence FROM translators AS T1 JOIN language_pairs AS T2 ON T1.tr_no = T2.tr_no JOIN jobs AS T3 ON T2.pair_no = T3.pair_no WHERE T3.work_title = 'Cedar and Smoke';

-- database: string_and_shadow_puppets
CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, maker_name TEXT, village TEXT, alive TEXT);
CREATE TABLE puppet (puppet_id INTEGER PRIMARY KEY, character TEXT, sort TEXT, material TEXT, height_cm INTEGER, carved_in INTEGER, maker_id INTEGER REFERENCES maker(maker_id));
CREATE TABLE tale (tale_id INTEGER PRIMARY KEY, tale_name TEXT, country TEXT, min_age INTEGER);
CREATE TABLE tale_puppet (tale_id INTEGER REFERENCES tale(tale_id), puppet_id INTEGER REFERENCES puppet(puppet_id), PRIMARY KEY (tale_id, puppet_id));
CREATE TABLE matinee (matinee_id INTEGER PRIMARY KEY, tale_id INTEGER REFERENCES tale(tale_id), given_on TEXT, hall TEXT, children INTEGER, adults INTEGER);
INSERT INTO maker VALUES (1,'Anselm Kuhn','Oberau','no'),(2,'Dewi Sarasvati','Wonogiri','yes'),(3,'Toni Kuhn','Oberau','yes'),(4,'Jarmila Vesela','Chrudim','yes'),(5,'Unknown master','Palermo','no');
INSERT INTO puppet VALUES (1,'King Barley','marionette','limewood',62,1931,1),(2,'The Devil','marionette','limewood',58,1934,1),(3,'Bima','shadow','buffalo hide',74,1998,2),(4,'Arjuna','shadow','buffalo hide',70,2001,2),(5,'Grandmother','glove','cloth',35,2015,4),(6,'Wolf','glove','cloth',38,2016,4),(7,'Orlando','rod','oak',110,1890,5),(8,'Princess Mai','marionette','limewood',55,2010,3);
INSERT INTO tale VALUES (1,'The Miller and the Devil','Germany',6),(2,'Bima in the Forest','Indonesia',8),(3,'Red Cap','France',4),(4,'Orlando Furious','Italy',9),(5,'The Twelve Months','Czechia',5);
INSERT INTO tale_puppet VALUES (1,1),(1,2),(1,8),(2,3),(2,4),(3,5),(3,6),(5,8),(5,5);
INSERT INTO matinee VALUES (1,1,'2024-01-14','red hall',64,40),(2,3,'2024-01-21','blue hall',82,55),(3,2,'2024-02-04','red hall',37,29),(4,3,'2024-02-18','red hall',75,48),(5,5,'2024-03-03','blue hall',58,41),(6,1,'2024-03-17','blue hall',49,36);
-- What are the characters of puppets made of limewood?
-- which figures are limewood
-- limewood as material - characters please
SELECT character FROM puppet WHERE material = 'limewood';
-- How many puppets are of the sort marionette?
-- number of marionette figures
-- marionette as sort - puppet count
SELECT COUNT(*) FROM puppet WHERE sort = 'marionette';
-- Which puppet is the tallest? Give the character.
-- biggest figure by height
-- greatest height of all puppets - character
SELECT character FROM puppet ORDER BY height_cm DESC LIMIT 1;
-- Show the character of each puppet and the name of its maker.
-- figures and who made them
-- for all puppets: character, maker's name
SELECT T1.character, T2.maker_name FROM puppet AS T1 JOIN maker AS T2 ON T1.maker_id = T2.maker_id;
-- How many children came to each tale in total? Show the tale name.
-- children per tale, all matinees together
-- sum of children by tale, tale's name in front
SELECT T1.tale_name, SUM(T2.children) FROM tale AS T1 JOIN matinee AS T2 ON T1.tale_id = T2.tale_id GROUP BY T1.tale_id;
-- Which tales have never been given in a matinee?
-- stories not performed so far
-- tales that not one matinee belongs to - names
SELECT tale_name FROM tale WHERE tale_id NOT IN (SELECT tale_id FROM matinee);
-- Which puppets appear in no tale? Give the character.
-- figures that are out of work in all our stories
-- puppets that not one tale belongs to - characters
SELECT character FROM puppet WHERE puppet_id NOT IN (SELECT puppet_id FROM tale_puppet);
-- Find the characters that appear in Red Cap.
-- who plays in Red Cap
-- Red Cap: characters of its puppets
SELECT T1.character FROM puppet AS T1 JOIN tale_puppet AS T2 ON T1.puppet_id = T2.puppet_id JOIN tale AS T3 ON T2.tale_id = T3.tale_id WHERE T3.tale_name = 'Red Cap';
-- Which characters are used in more than one tale?
-- figures serving in over one story
-- count tales by puppet, leaving out those with a single one: character
SELECT T1.character FROM puppet AS T1 JOIN tale_puppet AS T2 ON T1.puppet_id = T2.puppet_id GROUP BY T1.puppet_id HAVING COUNT(*) > 1;
-- List the names of makers who are alive (alive yes) and live in Oberau.
-- makers of Oberau with a yes for alive
-- village Oberau, alive = yes: names of the makers
SELECT maker_name FROM maker WHERE alive = 'yes' AND village = 'Oberau';
-- What is the average height of each sort of puppet?
-- mean height per sort
-- mean height by sort, sort in front
SELECT sort, AVG(height_cm) FROM puppet GROUP BY sort;
-- Which are the three oldest puppets by year of carving? Show the character.
-- the 3 figures carved first
-- first 3 puppets when sorted by year of carving upwards - characters
SELECT character FROM puppet ORDER BY carved_in LIMIT 3;
-- Which characters are smaller than the average puppet?
-- figures below the mean height
-- height below the mean of all puppets - characters
SELECT character FROM puppet WHERE height_cm < (SELECT AVG(height_cm) FROM puppet);
-- When were tales from France given, and in which hall?
-- dates and halls of the matinees with a story from France
-- tale's country France: date and hall of each matinee
SELECT T2.given_on, T2.hall FROM tale AS T1 JOIN matinee AS T2 ON T1.tale_id = T2.tale_id WHERE T1.country = 'France';
-- Give the fewest, most and average adults at a matinee.
-- min, max and mean of adults attending
-- adults at a matinee please: smallest, largest, mean
SELECT MIN(adults), MAX(adults), AVG(adults) FROM matinee;
-- What distinct materials are puppets made of?
-- the different materials of our figures
-- puppet materials - list the different ones
SELECT DISTINCT material FROM puppet;

-- database: rhine_valley_book_fair
CREATE TABLE hall (hallno INTEGER PRIMARY KEY, hallname TEXT, sqm INTEGER, rentpersqm REAL);
CREATE TABLE exhibitor (exhno INTEGER PRIMARY KEY, firm TEXT, country TEXT, line TEXT, firstyear INTEGER);
CREATE TABLE stand (standcode TEXT PRIMARY KEY, hallno INTEGER REFERENCES hall(hallno), exhno INTEGER REFERENCES exhibitor(exhno), sqm INTEGER, corner TEXT);
CREATE TABLE event (eventno INTEGER PRIMARY KEY, title TEXT, kind TEXT, hallno INTEGER REFERENCES hall(hallno), eventday TEXT, organiser INTEGER REFERENCES exhibitor(exhno), audience INTEGER);
CREATE TABLE rightsdeal (dealno INTEGER PRIMARY KEY, seller INTEGER REFERENCES exhibitor(exhno), buyer INTEGER REFERENCES exhibitor(exhno), booktitle TEXT, amount REAL);
INSERT INTO hall VALUES (1,'Gutenberg',12000,210),(2,'Hildegard',8000,180),(3,'Comic Dome',5000,150),(4,'Agents Loft',2200,260),(5,'Rose Garden',1500,90);
INSERT INTO exhibitor VALUES (1,'Verlag Steinbock','Germany','fiction',1974),(2,'Editions Perce','France','fiction',1990),(3,'Kumo Manga','Japan','comics',2012),(4,'Tukan Libros','Argentina','children',2018),(5,'Northbank Agency','UK','rights',1985),(6,'Pica Pica','Spain','children',2003),(7,'Map and Mile','UK','travel',2024);
INSERT INTO stand VALUES ('A12',1,1,120,'Y'),('A30',1,2,60,'N'),('B04',2,4,30,'N'),('B05',2,6,45,'Y'),('C01',3,3,80,'Y'),('C02',3,1,40,'N'),('D17',4,5,25,'N');
INSERT INTO event VALUES (1,'Reading at Noon','reading',1,'2024-10-16',1,220),(2,'Draw a Dragon','workshop',3,'2024-10-17',3,140),(3,'Future of the Backlist','debate',4,'2024-10-17',5,60),(4,'Poems by the River','reading',1,'2024-10-18',2,180),(5,'Cosplay Parade','show',3,'2024-10-19',3,900),(6,'Bedtime Stories','reading',2,'2024-10-19',6,310);
INSERT INTO rightsdeal VALUES (1,5,1,'The Tin Orchard',42000),(2,3,2,'Moon Station',18000),(3,2,4,'La Petite Loutre',5000),(4,5,6,'Owl School',7500),(5,1,2,'Winterpass',23000),(6,3,1,'Katana Chef',15000);
-- Which firms come from the UK?
-- exhibitors of UK origin
-- UK as country - exhibitor firms please
SELECT firm FROM exhibitor WHERE country = 'UK';
-- How many stands are on a corner (corner Y)?
-- number of stands with Y for corner
-- corner = Y - stand count
SELECT COUNT(*) FROM stand WHERE corner = 'Y';
-- Which hall is the largest?
-- name of the hall with most square metres
-- greatest sqm of all halls - the name
SELECT hallname FROM hall ORDER BY sqm DESC LIMIT 1;
-- Show the code and firm of each stand.
-- who is at which stand? code, then firm
-- for all stands: code, firm of the exhibitor
SELECT T1.standcode, T2.firm FROM stand AS T1 JOIN exhibitor AS T2 ON T1.exhno = T2.exhno;
-- How many stands are there in each hall, by hall name?
-- stands per hall
-- stand count by hall, hall's name in front
SELECT T1.hallname, COUNT(*) FROM hall AS T1 JOIN stand AS T2 ON T1.hallno = T2.hallno GROUP BY T1.hallno;
-- Which exhibitors have no stand?
-- firms that hold no stand this time
-- exhibitors that not one stand belongs to - firms
SELECT firm FROM exhibitor WHERE exhno NOT IN (SELECT exhno FROM stand);
-- Which firms have more than one stand?
-- exhibitors renting over one stand
-- count stands by exhibitor, leaving out those with a single one: firm
SELECT T1.firm FROM exhibitor AS T1 JOIN stand AS T2 ON T1.exhno = T2.exhno GROUP BY T1.exhno HAVING COUNT(*) > 1;
-- List the titles of readings (kind reading) with an audience above 200.
-- reading events with over 200 in the audience, titles
-- audience above 200, kind reading: event titles
SELECT title FROM event WHERE kind = 'reading' AND audience > 200;
-- Find the book titles sold by Northbank Agency.
-- rights that Northbank Agency sold: which books
-- seller Northbank Agency: book titles of the deals
SELECT T1.booktitle FROM rightsdeal AS T1 JOIN exhibitor AS T2 ON T1.seller = T2.exhno WHERE T2.firm = 'Northbank Agency';
-- What is the total amount each firm paid for rights as buyer?
-- buyers and the sums they spent on rights
-- sum of amounts by buyer, buyer's firm in front
SELECT T1.firm, SUM(T2.amount) FROM exhibitor AS T1 JOIN rightsdeal AS T2 ON T1.exhno = T2.buyer GROUP BY T1.exhno;
-- Which firms both sold and bought rights?
-- exhibitors that appear as seller and also as buyer
-- firms found as buyer and found as seller as well
SELECT T1.firm FROM exhibitor AS T1 JOIN rightsdeal AS T2 ON T1.exhno = T2.seller INTERSECT SELECT T1.firm FROM exhibitor AS T1 JOIN rightsdeal AS T2 ON T1.exhno = T2.buyer;
-- Show the book titles of deals with an amount over the average.
-- books whose rights cost more than the mean
-- amount beyond the mean of all deals - book titles
SELECT booktitle FROM rightsdeal WHERE amount > (SELECT AVG(amount) FROM rightsdeal);
-- In which halls did Kumo Manga organise an event? Give distinct hall names.
-- different halls with events of Kumo Manga
-- organiser Kumo Manga: different hall names of its events
SELECT DISTINCT T1.hallname FROM hall AS T1 JOIN event AS T2 ON T1.hallno = T2.hallno JOIN exhibitor AS T3 ON T2.organiser = T3.exhno WHERE T3.firm = 'Kumo Manga';
-- Which hall had no event?
-- name of the hall where nothing took place
-- halls that not one event belongs to - name
SELECT hallname FROM hall WHERE hallno NOT IN (SELECT hallno FROM event);
-- Give the average, smallest and largest size of a stand in square metres.
-- mean, minimum, maximum sqm of the stands
-- sqm of the stands please: mean, smallest, largest
SELECT AVG(sqm), MIN(sqm), MAX(sqm) FROM stand;
-- Which line of business has the most exhibitors with a first year before 2010? Give the line.
-- commonest line among firms that first came before 2010
-- first year below 2010: exhibitor count by line, name the line on top
SELECT line FROM exhibitor WHERE firstyear < 2010 GROUP BY line ORDER BY COUNT(*) DESC LIMIT 1;

-- database: marginalia_quarterly
CREATE TABLE writers (writer_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, ctry TEXT, bio TEXT);
CREATE TABLE readers (reader_id INTEGER PRIMARY KEY, rdr_name TEXT, genre TEXT, since_yr INTEGER);
CREATE TABLE subm (subm_no INTEGER PRIMARY KEY, writer_id INTEGER REFERENCES writers(writer_id), ttl TEXT, genre TEXT, recd TEXT, words INTEGER, stat TEXT REFERENCES stat_codes(stat));
CREATE TABLE stat_codes (stat TEXT PRIMARY KEY, descr TEXT);
CREATE TABLE votes (subm_no INTEGER REFERENCES subm(subm_no), reader_id INTEGER REFERENCES readers(reader_id), mark INTEGER, PRIMARY KEY (subm_no, reader_id));
INSERT INTO writers VALUES (1,'Ruth','Abelman','USA','teaches in Ohio'),(2,'Deniz','Kaya','Turkey',NULL),(3,'Orla','Finnegan','Ireland','keeps goats'),(4,'Chidi','Eze','Nigeria','night nurse'),(5,'Pia','Lindholm','Finland',NULL),(6,'Marcus','Bell','USA','retired judge');
INSERT INTO readers VALUES (1,'Harriet','poem',2015),(2,'Leo','story',2018),(3,'Nkem','story',2020),(4,'Wim','essay',2012),(5,'Sal','poem',2023);
INSERT INTO stat_codes VALUES ('A','accepted'),('R','rejected'),('P','pending'),('W','withdrawn');
INSERT INTO subm VALUES (1,1,'Snow Fence','poem','2024-01-03',180,'A'),(2,2,'The Ferry Clerk','story','2024-01-09',4200,'P'),(3,3,'Goat Diary','essay','2024-01-15',2600,'A'),(4,4,'Ward Six at Four','story','2024-02-02',3900,'A'),(5,1,'Ohio Gothic','poem','2024-02-11',220,'R'),(6,5,'Lake Without Name','poem','2024-02-20',95,'P'),(7,4,'Harmattan','story','2024-03-01',5100,'R'),(8,3,'Milk Prices','story','2024-03-08',3300,'P');
INSERT INTO votes VALUES (1,1,9),(1,5,8),(2,2,6),(2,3,7),(3,4,9),(4,2,10),(4,3,9),(5,1,4),(7,3,5),(6,1,7);
-- Give the titles of submissions with genre poem.
-- titles of everything sent in as poem
-- poem as genre - titles please
SELECT ttl FROM subm WHERE genre = 'poem';
-- How many submissions were received after 2024-02-01?
-- number of texts that came in later than 2024-02-01
-- received after 2024-02-01: submission count
SELECT COUNT(*) FROM subm WHERE recd > '2024-02-01';
-- What are the last names of writers from the USA?
-- surnames of authors in the USA
-- USA as country - family names of the writers
SELECT lname FROM writers WHERE ctry = 'USA';
-- Show the title of each submission and the description of its status.
-- texts and how they stand, in words
-- for all submissions: title, description of the status
SELECT T1.ttl, T2.descr FROM subm AS T1 JOIN stat_codes AS T2 ON T1.stat = T2.stat;
-- Which submission has the most words? Give the title.
-- title of the longest text
-- highest word count of all submissions - title
SELECT ttl FROM subm ORDER BY words DESC LIMIT 1;
-- What is the average mark of each title?
-- titles with their mean marks
-- mean mark by submission, title in front
SELECT T1.ttl, AVG(T2.mark) FROM subm AS T1 JOIN votes AS T2 ON T1.subm_no = T2.subm_no GROUP BY T1.subm_no;
-- Which titles have not been voted on?
-- texts without any vote
-- submissions without one vote - titles
SELECT ttl FROM subm WHERE subm_no NOT IN (SELECT subm_no FROM votes);
-- Show the first and last names of writers with at least two submissions.
-- authors who sent us 2 or more texts, first name and surname
-- count submissions by writer, leaving out anyone with fewer than 2: given name, family name
SELECT T1.fname, T1.lname FROM writers AS T1 JOIN subm AS T2 ON T1.writer_id = T2.writer_id GROUP BY T1.writer_id HAVING COUNT(*) >= 2;
-- Which last names belong to writers whose submission was accepted?
-- surnames of authors with a text described as accepted
-- status accepted: family name of the writer of each such submission
SELECT T1.lname FROM writers AS T1 JOIN subm AS T2 ON T1.writer_id = T2.writer_id JOIN stat_codes AS T3 ON T2.stat = T3.stat WHERE T3.descr = 'accepted';
-- Which status description is used by no submission?
-- description of the status that never occurs
-- statuses that not one submission has - description
SELECT descr FROM stat_codes WHERE stat NOT IN (SELECT stat FROM subm);
-- List the last names of writers who submitted nothing.
-- surnames of authors without a text here
-- writers that not one submission belongs to - family names
SELECT lname FROM writers WHERE writer_id NOT IN (SELECT writer_id FROM subm);
-- How many votes did each reader cast? Give reader name and number.
-- votes by reader
-- vote count by reader, reader's name in front
SELECT T1.rdr_name, COUNT(*) FROM readers AS T1 JOIN votes AS T2 ON T1.reader_id = T2.reader_id GROUP BY T1.reader_id;
-- Which titles did the reader Nkem vote on?
-- texts marked by Nkem
-- votes of Nkem: titles of the submissions
SELECT T1.ttl FROM subm AS T1 JOIN votes AS T2 ON T1.subm_no = T2.subm_no JOIN readers AS T3 ON T2.reader_id = T3.reader_id WHERE T3.rdr_name = 'Nkem';
-- Which last names of writers have no bio?
-- authors whose bio is missing, by surname
-- bio left blank - family names of the writers
SELECT lname FROM writers WHERE bio IS NULL;
-- Which writers sent both an essay and a story? Give the last name.
-- surname of whoever submitted an essay as well as a story
-- family names of writers with a story as well as an essay
SELECT T1.lname FROM writers AS T1 JOIN subm AS T2 ON T1.writer_id = T2.writer_id WHERE T2.genre = 'essay' INTERSECT SELECT T1.lname FROM writers AS T1 JOIN subm AS T2 ON T1.writer_id = T2.writer_id WHERE T2.genre = 'story';
-- What are the shortest, longest and average number of words for a story?
-- min, max, mean words of texts with genre story
-- story as genre, word count: smallest, largest, mean
SELECT MIN(words), MAX(words), AVG(words) FROM subm WHERE genre = 'story';

-- database: wide_angle_contest
CREATE TABLE Entrant (EntrantNo INTEGER PRIMARY KEY, EntrantName TEXT, Club TEXT, AgeGroup TEXT);
CREATE TABLE Camera (CameraId INTEGER PRIMARY KEY, Brand TEXT, Model TEXT, Film TEXT);
CREATE TABLE Theme (ThemeId INTEGER PRIMARY KEY, ThemeName TEXT, EntryFee REAL);
CREATE TABLE Picture (PictureNo INTEGER PRIMARY KEY, Title TEXT, EntrantNo INTEGER REFERENCES Entrant(EntrantNo), ThemeId INTEGER REFERENCES Theme(ThemeId), CameraId INTEGER REFERENCES Camera(CameraId), TakenAt TEXT, Iso INTEGER, Score REAL);
CREATE TABLE Medal (MedalId INTEGER PRIMARY KEY, PictureNo INTEGER REFERENCES Picture(PictureNo), Grade TEXT, Money REAL);
INSERT INTO Entrant VALUES (1,'Ursula Kamp','Delta Lens','senior'),(2,'Ben Achebe','Hillside','adult'),(3,'Lucy Tam','Delta Lens','junior'),(4,'Rory Glen',NULL,'adult'),(5,'Marek Duda','Hillside','adult'),(6,'Ana Pop','Delta Lens','junior');
INSERT INTO Camera VALUES (1,'Halcyon','X20','digital'),(2,'Rollmeister','6x6','medium format'),(3,'Halcyon','Pocket','35 mm'),(4,'Kestrel','Pro 3','digital'),(5,'Pinbox','One','sheet');
INSERT INTO Theme VALUES (1,'Weather',10),(2,'Hands',8),(3,'City at Night',12),(4,'Reflections',10),(5,'Silence',6);
INSERT INTO Picture VALUES (1,'Storm over Pier',1,1,2,'Blackpool',400,91.5),(2,'Potter',2,2,1,'Leeds',800,84),(3,'Last Bus',3,3,4,'Leeds',3200,88),(4,'Puddle Cathedral',4,4,1,'York',200,79.5),(5,'Hail',5,1,4,'Kielce',640,72),(6,'Neon Fish',3,3,1,'London',1600,93),(7,'Grandpa Knits',2,2,3,'Leeds',400,90),(8,'Window Pane',1,4,2,'York',100,86.5);
INSERT INTO Medal VALUES (1,1,'gold',300),(2,6,'gold',300),(3,7,'silver',150),(4,3,'silver',150),(5,8,'bronze',75);
-- List the titles of pictures taken at Leeds.
-- which photos are from Leeds
-- Leeds as place - titles please
SELECT Title FROM Picture WHERE TakenAt = 'Leeds';
-- How many entrants are juniors (age group junior)?
-- number of people in the age group junior
-- junior as age group - entrant count
SELECT COUNT(*) FROM Entrant WHERE AgeGroup = 'junior';
-- Which picture has the highest score?
-- title of the photo scored best
-- top score of all pictures - title
SELECT Title FROM Picture ORDER BY Score DESC LIMIT 1;
-- Show the entrant name and number of pictures of each entrant.
-- photos handed in per person
-- picture count by entrant, name in front
SELECT T1.EntrantName, COUNT(*) FROM Entrant AS T1 JOIN Picture AS T2 ON T1.EntrantNo = T2.EntrantNo GROUP BY T1.EntrantNo;
-- Which entrants have no picture?
-- people registered who sent no photo
-- entrants that not one picture belongs to - names
SELECT EntrantName FROM Entrant WHERE EntrantNo NOT IN (SELECT EntrantNo FROM Picture);
-- What is the average score for each theme name?
-- mean score by theme
-- mean score by theme, theme's name in front
SELECT T1.ThemeName, AVG(T2.Score) FROM Theme AS T1 JOIN Picture AS T2 ON T1.ThemeId = T2.ThemeId GROUP BY T1.ThemeId;
-- Find the titles of pictures with a gold medal.
-- photos that got gold
-- medal grade gold: titles of the pictures
SELECT T1.Title FROM Picture AS T1 JOIN Medal AS T2 ON T1.PictureNo = T2.PictureNo WHERE T2.Grade = 'gold';
-- Which titles were taken with a camera of the brand Halcyon?
-- photos made on a Halcyon
-- camera brand Halcyon: titles of the pictures
SELECT T1.Title FROM Picture AS T1 JOIN Camera AS T2 ON T1.CameraId = T2.CameraId WHERE T2.Brand = 'Halcyon';
-- What is the name of the entrant without a club?
-- who belongs to no club
-- club left blank - name of the entrant
SELECT EntrantName FROM Entrant WHERE Club IS NULL;
-- Which themes have at least 2 pictures?
-- theme names with two photos or more
-- count pictures by theme, leaving out those with fewer than 2: name
SELECT T1.ThemeName FROM Theme AS T1 JOIN Picture AS T2 ON T1.ThemeId = T2.ThemeId GROUP BY T1.ThemeId HAVING COUNT(*) >= 2;
-- Which theme attracted no picture?
-- name of the theme without a photo
-- themes that not one picture belongs to - name
SELECT ThemeName FROM Theme WHERE ThemeId NOT IN (SELECT ThemeId FROM Picture);
-- How much money did each entrant win in total? Give the entrant name.
-- prize money by person
-- sum of medal money by entrant, name in front
SELECT T1.EntrantName, SUM(T3.Money) FROM Entrant AS T1 JOIN Picture AS T2 ON T1.EntrantNo = T2.EntrantNo JOIN Medal AS T3 ON T2.PictureNo = T3.PictureNo GROUP BY T1.EntrantNo;
-- Which pictures scored less than the average? Titles only.
-- photos below the mean score
-- score below the mean of all pictures - titles
SELECT Title FROM Picture WHERE Score < (SELECT AVG(Score) FROM Picture);
-- What are the models and films of cameras that were never used?
-- cameras nobody took a photo with: model and film
-- cameras that not one picture belongs to: model, film
SELECT Model, Film FROM Camera WHERE CameraId NOT IN (SELECT CameraId FROM Picture);
-- Give the lowest and the highest ISO and the average score.
-- minimum ISO, maximum ISO, mean score
-- pictures: smallest ISO, largest ISO, mean of the scores
SELECT MIN(Iso), MAX(Iso), AVG(Score) FROM Picture;
-- Which titles were taken at York or with an ISO of more than 1500?
-- photos from York plus those with ISO over 1500
-- ISO higher than 1500, or else place York: titles of the pictures
SELECT Title FROM Picture WHERE TakenAt = 'York' OR Iso > 1500;
