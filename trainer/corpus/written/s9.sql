-- database: art_loans
CREATE TABLE institution (inst_id INTEGER PRIMARY KEY, inst_name TEXT, inst_type TEXT, city TEXT, founded INTEGER);
CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, artist_name TEXT, birth_year INTEGER, death_year INTEGER, movement TEXT);
CREATE TABLE artwork (inv_no TEXT PRIMARY KEY, title TEXT, artist_id INTEGER REFERENCES artist(artist_id), owner_id INTEGER REFERENCES institution(inst_id), medium TEXT, year_made INTEGER, insured_value INTEGER);
CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, inv_no TEXT REFERENCES artwork(inv_no), borrower_id INTEGER REFERENCES institution(inst_id), lent_on TEXT, due_on TEXT, returned_on TEXT, courier TEXT);
INSERT INTO institution VALUES (1,'Stadtmuseum','museum','Ulm',1925),(2,'Kunsthaus Nord','gallery','Kiel',1978),(3,'Palais Lorne','museum','Nantes',1889),(4,'Aula College','university','Ulm',1965),(5,'Salle Rouge','gallery','Nantes',2003);
INSERT INTO artist VALUES (1,'Hedda Brun',1861,1930,'impressionism'),(2,'Tomas Leer',1902,1977,'cubism'),(3,'Yvette Clair',1935,NULL,'abstract'),(4,'Oskar Wendt',1888,1945,'expressionism'),(5,'Lia Moreau',1970,NULL,'abstract');
INSERT INTO artwork VALUES ('U-1','Harbour at dawn',1,1,'oil',1895,900000),('U-2','Woman with cat',2,1,'oil',1931,1500000),('K-7','Blue field',3,2,'acrylic',1972,200000),('N-3','The mill',1,3,'watercolour',1902,350000),('N-4','Night train',4,3,'oil',1919,780000),('N-9','Untitled 5',3,3,'print',1980,15000),('K-8','Echo',5,2,'video',2011,60000);
INSERT INTO loan VALUES (1,'U-1',3,'2022-03-01','2022-09-01','2022-08-28','Artex'),(2,'U-2',2,'2022-05-10','2022-12-31','2023-01-15','Artex'),(3,'N-4',1,'2023-02-01','2023-06-30','2023-06-30','Movart'),(4,'K-7',5,'2023-04-01','2023-10-01',NULL,'Movart'),(5,'U-2',3,'2023-09-01','2024-03-01',NULL,'Artex'),(6,'N-3',4,'2023-11-11','2024-02-01','2024-01-20',NULL);
-- What are the titles of the works owned by Palais Lorne?
-- pieces that belong to Palais Lorne
-- What paintings and so on does Palais Lorne have for its own?
-- owner palais lorne, artwork titles please
SELECT T1.title FROM artwork AS T1 JOIN institution AS T2 ON T1.owner_id = T2.inst_id WHERE T2.inst_name = 'Palais Lorne';
-- Which institutions have borrowed Woman with cat?
-- who has had Woman with cat on loan
-- Where has Woman with cat been sent for a while?
-- borrowers of woman with cat, names of the institutions
SELECT T1.inst_name FROM institution AS T1 JOIN loan AS T2 ON T1.inst_id = T2.borrower_id JOIN artwork AS T3 ON T2.inv_no = T3.inv_no WHERE T3.title = 'Woman with cat';
-- How many artworks are there per medium?
-- works counted by technique (medium)
-- How many pieces are done in oil, how many in bronze and so on?
-- artwork count for each medium, medium first
SELECT medium, COUNT(*) FROM artwork GROUP BY medium;
-- Which artworks have never been lent? Show the titles.
-- pieces that never went out on loan
-- Which paintings and so on have always stayed at home?
-- titles that don't occur in any loan
SELECT title FROM artwork WHERE inv_no NOT IN (SELECT inv_no FROM loan);
-- Who made the most valuable artwork?
-- painter of the piece insured for the highest value
-- Whose hand is behind the dearest piece, going by what it is insured for?
-- artist of the artwork with the top insured value
SELECT T1.artist_name FROM artist AS T1 JOIN artwork AS T2 ON T1.artist_id = T2.artist_id ORDER BY T2.insured_value DESC LIMIT 1;
-- Which artists are still alive, without a year of death?
-- living artists (no death year)
-- Which painters have not passed away?
-- names from the artist list, year of death empty
SELECT artist_name FROM artist WHERE death_year IS NULL;
-- Show the name of each institution and the total insured value of the works that it owns.
-- what is every owner's collection insured for? Name and sum
-- How much are the pieces at every house worth in all, going by the insurance? The house first.
-- sum of insured values by owner name
SELECT T1.inst_name, SUM(T2.insured_value) FROM institution AS T1 JOIN artwork AS T2 ON T1.inst_id = T2.owner_id GROUP BY T1.inst_id;
-- How many loans have not been returned?
-- number of loans without a return date
-- How many pieces that we sent out have not come back?
-- loans, returned date empty, count
SELECT COUNT(*) FROM loan WHERE returned_on IS NULL;
-- Which institution borrows the most?
-- name of the house with the largest number of loans to it
-- Who has got pieces from others the largest number of times?
-- top borrower by number of loans
SELECT T1.inst_name FROM institution AS T1 JOIN loan AS T2 ON T1.inst_id = T2.borrower_id GROUP BY T1.inst_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which institutions do not own any artwork?
-- places without a work of their own
-- Which houses have nothing of their own?
-- institutions that aren't the owner of any artwork
SELECT inst_name FROM institution WHERE inst_id NOT IN (SELECT owner_id FROM artwork);
-- What are the titles of abstract works and the years in which they were made?
-- works of the abstract movement, with year
-- What did abstract painters make, and when?
-- artist's movement abstract: title + year made
SELECT T1.title, T1.year_made FROM artwork AS T1 JOIN artist AS T2 ON T1.artist_id = T2.artist_id WHERE T2.movement = 'abstract';
-- Which movements have more than 1 artist?
-- movements that over 1 artist belongs to
-- To which schools of art does more than 1 painter belong?
-- count of artists by movement, name the movements above 1
SELECT movement FROM artist GROUP BY movement HAVING COUNT(*) > 1;
-- What is the average insured value of works made before 1950?
-- mean insurance of pieces older than 1950
-- How much are things from earlier than 1950 insured for on average?
-- made prior to 1950, avg insured value
SELECT AVG(insured_value) FROM artwork WHERE year_made < 1950;
-- List the names of institutions in Nantes that are a museum or a gallery, oldest foundation first.
-- institutions of type museum or gallery in Nantes, by founding year
-- Which houses in Nantes are either a gallery or a museum, starting with whichever has been there longest?
-- city nantes, type museum or gallery, names sorted by year founded
SELECT inst_name FROM institution WHERE (inst_type = 'museum' OR inst_type = 'gallery') AND city = 'Nantes' ORDER BY founded;
-- Which couriers carried both Night train and Blue field?
-- courier that moved Night train as well as Blue field
-- Who drove Night train and, another time, Blue field?
-- couriers that blue field and night train have in common
SELECT T1.courier FROM loan AS T1 JOIN artwork AS T2 ON T1.inv_no = T2.inv_no WHERE T2.title = 'Night train' INTERSECT SELECT T1.courier FROM loan AS T1 JOIN artwork AS T2 ON T1.inv_no = T2.inv_no WHERE T2.title = 'Blue field';
-- database: subscription_press
CREATE TABLE publication (pub_id INTEGER PRIMARY KEY, pub_title TEXT, frequency TEXT, price_per_issue REAL, chief_editor INTEGER);
CREATE TABLE journalist (jr_id INTEGER PRIMARY KEY, byline TEXT, desk TEXT, hired_on TEXT, salary INTEGER);
CREATE TABLE article (art_id INTEGER PRIMARY KEY, headline TEXT, jr_id INTEGER REFERENCES journalist(jr_id), pub_id INTEGER REFERENCES publication(pub_id), issue_date TEXT, words INTEGER, clicks INTEGER);
CREATE TABLE reader (reader_id INTEGER PRIMARY KEY, reader_name TEXT, city TEXT, signup_date TEXT);
CREATE TABLE subscription (reader_id INTEGER REFERENCES reader(reader_id), pub_id INTEGER REFERENCES publication(pub_id), start_date TEXT, stop_date TEXT, plan TEXT, PRIMARY KEY (reader_id, pub_id));
INSERT INTO journalist VALUES (1,'Ken Abara','politics','2011-04-01',61000),(2,'Sofie Lind','science','2016-10-15',54000),(3,'Raj Patel','sports','2019-02-01',48000),(4,'Ella Stone','politics','2022-07-01',43000),(5,'Mark Ofori','culture','2008-01-10',66000);
INSERT INTO publication VALUES (1,'Morning Line','daily',1.8,5),(2,'Week in Depth','weekly',5.5,1),(3,'Lab Notes','monthly',7.9,2),(4,'Pitch','weekly',3.2,3);
INSERT INTO article VALUES (1,'Budget row',1,1,'2024-02-01',850,12000),(2,'The quiet reactor',2,3,'2024-02-01',2400,5100),(3,'Derby day',3,1,'2024-02-04',600,15000),(4,'Who runs the city',4,2,'2024-02-08',3100,8000),(5,'Vote night',1,1,'2024-03-02',1200,22000),(6,'Moss on Mars',2,1,'2024-03-03',900,9700),(7,'Long read: rivers',4,2,'2024-03-07',4200,4300);
INSERT INTO reader VALUES (1,'Alan Boyd','Perth','2020-01-01'),(2,'Cleo Hart','Dundee','2021-06-06'),(3,'Finn Ryan','Perth','2022-03-14'),(4,'Zara Iqbal','Ayr','2023-09-30'),(5,'Bo Larsen','Dundee','2024-01-19');
INSERT INTO subscription VALUES (1,1,'2020-01-01',NULL,'digital'),(1,2,'2021-01-01','2023-01-01','print'),(2,1,'2021-06-06',NULL,'print'),(3,3,'2022-03-14',NULL,'digital'),(3,1,'2022-05-01',NULL,'digital'),(4,2,'2023-09-30',NULL,'digital');
-- What are the headlines of the articles by Ken Abara?
-- what has Ken Abara written? Headlines
-- What are the stories called that carry the name Ken Abara?
-- ken abara, all headlines
SELECT T1.headline FROM article AS T1 JOIN journalist AS T2 ON T1.jr_id = T2.jr_id WHERE T2.byline = 'Ken Abara';
-- Which publication has the most subscriptions?
-- title that the largest number of readers take
-- Which paper or magazine do the most people have sent to them?
-- top publication by subscription count
SELECT T1.pub_title FROM publication AS T1 JOIN subscription AS T2 ON T1.pub_id = T2.pub_id GROUP BY T1.pub_id ORDER BY COUNT(*) DESC LIMIT 1;
-- How many journalists work on each desk?
-- writers per department (desk)
-- How many reporters are there for sport, how many for culture, and so on?
-- count of journalists by desk, desk first
SELECT desk, COUNT(*) FROM journalist GROUP BY desk;
-- List the names of readers without a subscription.
-- people who signed up but take nothing
-- Who on our books gets no paper from us?
-- readers that have zero subscriptions
SELECT reader_name FROM reader WHERE reader_id NOT IN (SELECT reader_id FROM subscription);
-- Which journalists have not written an article?
-- bylines of writers without a single piece
-- Which reporters have never had anything printed?
-- journalist bylines with no article
SELECT byline FROM journalist WHERE jr_id NOT IN (SELECT jr_id FROM article);
-- Show the headline and clicks of the most read article.
-- the piece with most clicks: headline and clicks
-- Which story did people open the largest number of times, and how many was it?
-- top clicks: headline plus number
SELECT headline, clicks FROM article ORDER BY clicks DESC LIMIT 1;
-- What is the average number of words in articles of Week in Depth?
-- mean length in words of a Week in Depth piece
-- How long, in words, is a story in Week in Depth on average?
-- week in depth: avg word count
SELECT AVG(T1.words) FROM article AS T1 JOIN publication AS T2 ON T1.pub_id = T2.pub_id WHERE T2.pub_title = 'Week in Depth';
-- Which cities have readers with a digital plan? Show distinct cities.
-- different towns of people whose plan is digital
-- In which towns does anyone get our papers on a screen (digital)? Each town once.
-- plan digital, distinct reader cities
SELECT DISTINCT T1.city FROM reader AS T1 JOIN subscription AS T2 ON T1.reader_id = T2.reader_id WHERE T2.plan = 'digital';
-- Find the publications that cost between 3 and 6 per issue.
-- titles priced between 3 and 6
-- Which papers can you buy for 3 to 6 a copy?
-- price per issue from 3 to 6, publication titles
SELECT pub_title FROM publication WHERE price_per_issue BETWEEN 3 AND 6;
-- How many subscriptions are still running, with no stop date?
-- count of subscriptions without a stop date
-- How many people's orders for a paper have never been called off?
-- subscriptions, stop date empty, how many
SELECT COUNT(*) FROM subscription WHERE stop_date IS NULL;
-- Which journalists have more than 20000 clicks in total?
-- writers whose pieces got over 20000 clicks altogether
-- Which reporters have been clicked on more than 20000 times, all their stories together?
-- byline, sum of clicks above 20000
SELECT T1.byline FROM journalist AS T1 JOIN article AS T2 ON T1.jr_id = T2.jr_id GROUP BY T1.jr_id HAVING SUM(T2.clicks) > 20000;
-- Who earns more than the average journalist?
-- bylines with pay above the mean
-- Which reporters take home more than reporters do on average?
-- above-average salary, bylines
SELECT byline FROM journalist WHERE salary > (SELECT AVG(salary) FROM journalist);
-- Which journalists of the politics desk were hired after 2015-12-31?
-- politics writers who came later than 2015-12-31
-- Who writes about politics and joined us later than 2015-12-31?
-- desk politics, hired past 2015-12-31: byline
SELECT byline FROM journalist WHERE desk = 'politics' AND hired_on > '2015-12-31';
-- What are the names of the readers of Morning Line who also take Week in Depth?
-- readers with both Morning Line and Week in Depth
-- Who gets Morning Line sent to them and Week in Depth too?
-- subscribers that week in depth and morning line have in common, names
SELECT T1.reader_name FROM reader AS T1 JOIN subscription AS T2 ON T1.reader_id = T2.reader_id JOIN publication AS T3 ON T2.pub_id = T3.pub_id WHERE T3.pub_title = 'Morning Line' INTERSECT SELECT T1.reader_name FROM reader AS T1 JOIN subscription AS T2 ON T1.reader_id = T2.reader_id JOIN publication AS T3 ON T2.pub_id = T3.pub_id WHERE T3.pub_title = 'Week in Depth';
-- Show the desks and the highest and lowest salary on each.
-- best and worst pay per desk, the desk first
-- How much does the best paid and how much does the worst paid reporter get in every department? The department first.
-- by desk: desk, max salary, min salary
SELECT desk, MAX(salary), MIN(salary) FROM journalist GROUP BY desk;
