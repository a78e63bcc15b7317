-- database: wren_and_marlow_publishing
CREATE TABLE Imprint (ImprintCode TEXT PRIMARY KEY, ImprintName TEXT, FoundedYear INTEGER, City TEXT, ParentImprint TEXT REFERENCES Imprint(ImprintCode));
CREATE TABLE Genre (GenreCode TEXT PRIMARY KEY, GenreName TEXT, Audience TEXT, ShelfColour TEXT);
CREATE TABLE Agent (AgentID INTEGER PRIMARY KEY, AgentName TEXT, Agency TEXT, City TEXT, CommissionPct INTEGER);
CREATE TABLE Author (AuthorID INTEGER PRIMARY KEY, PenName TEXT, LegalName TEXT, Nationality TEXT, BirthYear INTEGER, City TEXT, AgentID INTEGER REFERENCES Agent(AgentID));
CREATE TABLE StaffEditor (EditorID INTEGER PRIMARY KEY, EditorName TEXT, ImprintCode TEXT REFERENCES Imprint(ImprintCode), Seniority TEXT, MentorID INTEGER REFERENCES StaffEditor(EditorID), Salary INTEGER);
CREATE TABLE Book (BookID INTEGER PRIMARY KEY, Title TEXT, GenreCode TEXT REFERENCES Genre(GenreCode), ImprintCode TEXT REFERENCES Imprint(ImprintCode), CommissioningEditorID INTEGER REFERENCES StaffEditor(EditorID), CopyEditorID INTEGER REFERENCES StaffEditor(EditorID), PublishedOn TEXT, Pages INTEGER, SequelTo INTEGER REFERENCES Book(BookID));
CREATE TABLE Authorship (BookID INTEGER REFERENCES Book(BookID), AuthorID INTEGER REFERENCES Author(AuthorID), RoyaltyPct REAL, Position INTEGER, PRIMARY KEY (BookID, AuthorID));
CREATE TABLE Printer (PrinterID INTEGER PRIMARY KEY, PrinterName TEXT, City TEXT, Country TEXT, CostPerCopy REAL);
CREATE TABLE Edition (ISBN TEXT PRIMARY KEY, BookID INTEGER REFERENCES Book(BookID), Format TEXT, Price REAL, ReleasedOn TEXT, CopiesPrinted INTEGER, PrinterID INTEGER REFERENCES Printer(PrinterID));
CREATE TABLE Bookseller (SellerID INTEGER PRIMARY KEY, SellerName TEXT, City TEXT, Channel TEXT, DiscountPct INTEGER);
CREATE TABLE SaleLine (SaleID INTEGER PRIMARY KEY, ISBN TEXT REFERENCES Edition(ISBN), SellerID INTEGER REFERENCES Bookseller(SellerID), SoldOn TEXT, Copies INTEGER, Revenue REAL);
CREATE TABLE ForeignRight (RightID INTEGER PRIMARY KEY, BookID INTEGER REFERENCES Book(BookID), Language TEXT, BuyerName TEXT, Advance INTEGER, SignedOn TEXT, TranslatorName TEXT);
INSERT INTO Imprint VALUES ('WM','Wren and Marlow',1954,'Edinburgh',NULL),('LTH','Little Thimble',1988,'Glasgow','WM'),('NGT','Nightgate',2007,'Edinburgh','WM'),('FLD','Fieldnotes',2015,'Bristol','WM'),('MOT','Moth Pocket',2019,'Bristol','NGT');
INSERT INTO Genre VALUES ('CRI','crime','adults','red'),('PIC','picture book','children','yellow'),('NAT','nature writing','adults','green'),('HIS','historical novel','adults','brown'),('FAN','fantasy','teenagers','violet'),('POE','poetry','adults','white');
INSERT INTO Agent VALUES (1,'Dorothea Lane','Lane and Partners','London',15),(2,'Piers Holt','Holt Literary','Bristol',12),(3,'Amara Nwosu','Lane and Partners','London',14),(4,'Kit Sorley','Sorley Agency','Dublin',18);
INSERT INTO Author VALUES (1,'R. J. Calloway','Rosemary Calloway','Scottish',1961,'Glasgow',1),(2,'Finn Barlow','Finn Barlow','English',1979,'Bristol',2),(3,'Noa Adler','Noa Adler','Israeli',1985,'London',1),(4,'Old Badger','Malcolm Frith','Scottish',1948,'Inverness',NULL),(5,'Isla Munro','Isla Munro','Scottish',1990,'Edinburgh',3),(6,'T. Quill','Teresa Quill','Irish',1973,'Dublin',NULL);
INSERT INTO StaffEditor VALUES (1,'Margaret Tain','WM','senior',NULL,61000),(2,'Ivor Pell','NGT','senior',1,54000),(3,'Susie Crane','LTH','junior',1,36500),(4,'Bram Oakes','FLD','senior',1,49000),(5,'Hana Zeller','NGT','junior',2,34000);
INSERT INTO Book VALUES (1,'The Salt Stair','CRI','NGT',2,5,'2018-09-13',344,NULL),(2,'The Salt Garden','CRI','NGT',2,5,'2020-10-01',362,1),(3,'Bramble and Bee','PIC','LTH',3,3,'2019-03-21',32,NULL),(4,'A Year of Hedges','NAT','FLD',4,1,'2021-05-06',278,NULL),(5,'The Dyer''s Daughter','HIS','WM',1,4,'2017-02-16',512,NULL),(6,'Lanterns Below','FAN','NGT',5,2,'2022-11-10',430,NULL),(7,'Bramble Goes North','PIC','LTH',3,5,'2023-03-09',36,3),(8,'Peat and Rain','NAT','FLD',4,3,'2024-08-22',196,NULL);
INSERT INTO Authorship VALUES (1,1,10,1),(2,1,12,1),(3,3,5,1),(3,2,5,2),(4,4,9,1),(5,6,10,1),(6,5,8,1),(7,3,6,1),(8,4,7,1),(8,2,3,2);
INSERT INTO Printer VALUES (1,'Clydeside Press','Glasgow','Scotland',2.1),(2,'Druk Poznan','Poznan','Poland',1.4),(3,'Avon Litho','Bristol','England',1.9),(4,'Golden Gate Colour','Shenzhen','China',1.1);
INSERT INTO Edition VALUES ('978-01',1,'hardback',18.99,'2018-09-13',4000,1),('978-02',1,'paperback',8.99,'2019-06-06',12000,2),('978-03',2,'paperback',9.49,'2020-10-01',9000,2),('978-04',3,'hardback',12.5,'2019-03-21',6500,4),('978-05',4,'hardback',20,'2021-05-06',3000,3),('978-06',5,'hardback',22,'2017-02-16',2500,1),('978-07',6,'paperback',10.99,'2022-11-10',7000,2),('978-08',7,'hardback',13.5,'2023-03-09',5500,NULL),('978-09',4,'audio',15.75,'2021-09-30',0,NULL);
INSERT INTO Bookseller VALUES (1,'Turnpike Books','Edinburgh','shop',40),(2,'Readly Online','London','web',48),(3,'The Crooked Shelf','Bristol','shop',38),(4,'Airside News','London','airport',45),(5,'Harbour Books','Oban','shop',35);
INSERT INTO SaleLine VALUES (1,'978-01',1,'2018-10-01',220,2507),(2,'978-02',2,'2019-07-15',1800,8415),(3,'978-03',2,'2020-11-20',1450,7155),(4,'978-04',3,'2019-04-02',310,2403),(5,'978-05',1,'2021-06-12',140,1680),(6,'978-07',4,'2022-12-05',520,3143),(7,'978-03',4,'2021-01-18',600,3132),(8,'978-08',3,'2023-04-11',275,2302),(9,'978-06',1,'2017-03-30',95,1254);
INSERT INTO ForeignRight VALUES (1,1,'German','Nordlicht Verlag',14000,'2019-02-11','Jana Riedel'),(2,1,'French','Editions Brume',11000,'2019-05-20','Luc Aubry'),(3,3,'Japanese','Kumo Books',6000,'2020-01-14',NULL),(4,2,'German','Nordlicht Verlag',16500,'2021-03-08','Jana Riedel'),(5,6,'Polish','Sowa Press',4200,'2023-06-27',NULL),(6,5,'French','Maison Lys',7500,'2018-04-03','Odile Prat');
-- How many editions are in the format hardback?
-- number of versions released as hardback
-- In how many cases did we bring something out as a hardback?
-- count hardback editions
SELECT COUNT(*) FROM Edition WHERE Format = 'hardback';
-- List the titles of books whose title contains Bramble.
-- which works have Bramble in the title
-- What have we brought out that is called something with Bramble?
-- books, Bramble in the name
SELECT Title FROM Book WHERE Title LIKE '%Bramble%';
-- What are the titles and page counts of books with between 200 and 400 pages?
-- works of 200 to 400 pages: title, length
-- What do we have that is no shorter than 200 and no longer than 400 sides, and how thick is each?
-- book titles plus number of pages, range 200 - 400
SELECT Title, Pages FROM Book WHERE Pages BETWEEN 200 AND 400;
-- Give the pen names of authors who have no agent recorded.
-- writers without an agent, by pen name
-- Who writes for us with nobody to bargain on their behalf? The name on the cover, please.
-- author pen names, agent missing
SELECT PenName FROM Author WHERE AgentID IS NULL;
-- What are the lowest, highest and average advances paid for foreign rights in German?
-- German rights: minimum, maximum and mean advance
-- How much were we given beforehand for the German language: at the least, at the most, on the whole?
-- advance for language German, min max avg
SELECT MIN(Advance), MAX(Advance), AVG(Advance) FROM ForeignRight WHERE Language = 'German';
-- Into how many different languages have rights been sold?
-- number of distinct languages among the foreign deals
-- How many separate tongues, all told, may our works be put into by now?
-- count languages in the rights list, each only once
SELECT COUNT(DISTINCT Language) FROM ForeignRight;
-- For each genre name, show the number of books.
-- how many titles per genre, genre first
-- Crime and so forth: what sorts of work do we bring out, and how many of each?
-- books counted by genre name
SELECT T1.GenreName, COUNT(*) FROM Genre AS T1 JOIN Book AS T2 ON T1.GenreCode = T2.GenreCode GROUP BY T1.GenreCode;
-- Show the title of each sequel together with the title of the book it follows.
-- follow-up volumes and what they continue
-- Which works carry on the story of an earlier one, and of which?
-- books that are a sequel, plus the title they are the sequel to
SELECT T1.Title, T2.Title FROM Book AS T1 JOIN Book AS T2 ON T1.SequelTo = T2.BookID;
-- For every book, give the title, the name of the commissioning editor and the name of the copy editor.
-- each work with the person that commissioned it and the person that did the copy editing
-- What is it called, who ordered it and who polished the wording, for all we bring out?
-- list titles with both editors, commissioning one before the copy one
SELECT T1.Title, T2.EditorName, T3.EditorName FROM Book AS T1 JOIN StaffEditor AS T2 ON T1.CommissioningEditorID = T2.EditorID JOIN StaffEditor AS T3 ON T1.CopyEditorID = T3.EditorID;
-- What are the pen names of the authors of the book Bramble and Bee?
-- who wrote Bramble and Bee, by pen name
-- Whose names stand on the cover of Bramble and Bee?
-- writers behind Bramble and Bee as they sign
SELECT T1.PenName FROM Author AS T1 JOIN Authorship AS T2 ON T1.AuthorID = T2.AuthorID JOIN Book AS T3 ON T2.BookID = T3.BookID WHERE T3.Title = 'Bramble and Bee';
-- Which books have no edition yet? Give the titles.
-- works not out in any edition, by title
-- What have we not brought out in any shape so far, be it bound, soft or spoken?
-- titles without a single edition
SELECT Title FROM Book WHERE BookID NOT IN (SELECT BookID FROM Edition);
-- What is the total number of copies sold by each bookseller? Show the seller's name and the total, the largest total first.
-- dealers with the sum of copies they sold, best on top
-- Who has moved how many of our works in all? The strongest at the head.
-- seller names and summed copies, descending
SELECT T1.SellerName, SUM(T2.Copies) FROM Bookseller AS T1 JOIN SaleLine AS T2 ON T1.SellerID = T2.SellerID GROUP BY T1.SellerID ORDER BY SUM(T2.Copies) DESC;
-- Which cities are home to an imprint and also to a printer?
-- towns with one of our imprints as well as a printing firm
-- Where do we have a house of ours and presses that work for us at once?
-- cities that printers and imprints share
SELECT City FROM Imprint INTERSECT SELECT City FROM Printer;
-- Give the titles of books whose foreign rights were sold for French but not for German.
-- works with a French deal and no German one
-- What may be brought out in French though not in German?
-- rights: French yes, German no, titles please
SELECT T1.Title FROM Book AS T1 JOIN ForeignRight AS T2 ON T1.BookID = T2.BookID WHERE T2.Language = 'French' EXCEPT SELECT T1.Title FROM Book AS T1 JOIN ForeignRight AS T2 ON T1.BookID = T2.BookID WHERE T2.Language = 'German';
-- List all cities where an author lives or an agent works.
-- towns of writers and towns of agents, in one list without repeats
-- Put together the places where those who write for us have their homes and those where the people who bargain for them sit.
-- every city that occurs for an agent or for an author
SELECT City FROM Author UNION SELECT City FROM Agent;
-- Show the names of the booksellers who sold a book written by the author with the pen name R. J. Calloway. List each name once.
-- dealers, without repeats, that sold something by R. J. Calloway
-- In whose hands, each named one time, did works from the pen of R. J. Calloway change owner?
-- R. J. Calloway: distinct sellers of any of that author's books
SELECT DISTINCT T5.SellerName FROM Author AS T1 JOIN Authorship AS T2 ON T1.AuthorID = T2.AuthorID JOIN Edition AS T3 ON T2.BookID = T3.BookID JOIN SaleLine AS T4 ON T3.ISBN = T4.ISBN JOIN Bookseller AS T5 ON T4.SellerID = T5.SellerID WHERE T1.PenName = 'R. J. Calloway';
-- Which paperback edition had the most copies printed? Give the title of the book and the name of the printer.
-- biggest print run in paperback: title, printing firm
-- Of what did the greatest heap of the paperback kind come off the presses, and whose presses were they?
-- format paperback, top number of copies printed - book title and printer name
SELECT T2.Title, T3.PrinterName FROM Edition AS T1 JOIN Book AS T2 ON T1.BookID = T2.BookID JOIN Printer AS T3 ON T1.PrinterID = T3.PrinterID WHERE T1.Format = 'paperback' ORDER BY T1.CopiesPrinted DESC LIMIT 1;
-- What are the ISBNs and prices of editions that cost more than the average edition?
-- versions dearer than the mean: ISBN, price
-- Which numbers on the back cover belong to what costs beyond the usual, and how much is asked?
-- isbn with price where the price is above the average
SELECT ISBN, Price FROM Edition WHERE Price > (SELECT AVG(Price) FROM Edition);
-- Which authors have had books published by at least two different imprints? Give their pen names.
-- pen names of writers with works at two or more distinct imprints
-- Who, by the name on the cover, was brought out by at least two separate houses of ours?
-- authors whose books belong to at least two different imprints, pen name
SELECT T1.PenName FROM Author AS T1 JOIN Authorship AS T2 ON T1.AuthorID = T2.AuthorID JOIN Book AS T3 ON T2.BookID = T3.BookID GROUP BY T1.AuthorID HAVING COUNT(DISTINCT T3.ImprintCode) >= 2;
-- Among books for the audience adults, which one earned the most revenue in total? Give the title and the revenue.
-- top earner among works meant for adults: title and sum of revenue
-- What for grown adults brought in the most money altogether, and how much?
-- audience adults, largest summed revenue, book title plus the sum
SELECT T2.Title, SUM(T4.Revenue) FROM Genre AS T1 JOIN Book AS T2 ON T1.GenreCode = T2.GenreCode JOIN Edition AS T3 ON T2.BookID = T3.BookID JOIN SaleLine AS T4 ON T3.ISBN = T4.ISBN WHERE T1.Audience = 'adults' GROUP BY T2.BookID ORDER BY SUM(T4.Revenue) DESC LIMIT 1;
-- For imprints with more than one book, show the imprint name, the number of books and the average number of pages, from the highest average to the lowest.
-- houses having more than one title: name, how many, mean length in pages, longest mean first
-- Under which of our labels is there more than one work, how many are there, and how thick is one as a rule? Thickest at the head.
-- imprint, book count if more than one, avg pages in descending order
SELECT T1.ImprintName, COUNT(*), AVG(T2.Pages) FROM Imprint AS T1 JOIN Book AS T2 ON T1.ImprintCode = T2.ImprintCode GROUP BY T1.ImprintCode HAVING COUNT(*) > 1 ORDER BY AVG(T2.Pages) DESC;
-- Which editors earn less than their mentor and have commissioned more than one book? Give the name of the editor, the name of the mentor and the number of books commissioned.
-- staff paid below their own mentor and with more than one commissioned title: editor, mentor, count
-- Who has ordered more than one work and makes less money than whoever shows them the ropes, who is that guide, and how many works is it?
-- commissioning editors with more than one book whose salary is under the mentor's - name, mentor name, how many books
SELECT T1.EditorName, T2.EditorName, COUNT(*) FROM StaffEditor AS T1 JOIN StaffEditor AS T2 ON T1.MentorID = T2.EditorID JOIN Book AS T3 ON T1.EditorID = T3.CommissioningEditorID WHERE T1.Salary < T2.Salary GROUP BY T1.EditorID HAVING COUNT(*) > 1;

-- database: kindling_backers
CREATE TABLE member (member_id INTEGER PRIMARY KEY, username TEXT, country TEXT, city TEXT, registered_on TEXT, birth_year INTEGER, verified INTEGER, referrer_id INTEGER REFERENCES member(member_id));
CREATE TABLE topic (topic_code TEXT PRIMARY KEY, topic_name TEXT, fee_pct REAL, curator_id INTEGER REFERENCES member(member_id));
CREATE TABLE campaign (campaign_id INTEGER PRIMARY KEY, headline TEXT, topic_code TEXT REFERENCES topic(topic_code), starter_id INTEGER REFERENCES member(member_id), goal INTEGER, currency TEXT, launched_on TEXT, ends_on TEXT, status TEXT);
CREATE TABLE campaign_helper (campaign_id INTEGER REFERENCES campaign(campaign_id), member_id INTEGER REFERENCES member(member_id), helper_role TEXT, joined_on TEXT, PRIMARY KEY (campaign_id, member_id));
CREATE TABLE reward (reward_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), title TEXT, min_pledge INTEGER, stock_limit INTEGER, ships_abroad TEXT, promised_for TEXT);
CREATE TABLE pledge (pledge_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(member_id), campaign_id INTEGER REFERENCES campaign(campaign_id), reward_id INTEGER REFERENCES reward(reward_id), amount INTEGER, pledged_on TEXT, anonymous TEXT, status TEXT);
CREATE TABLE news_post (post_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), author_id INTEGER REFERENCES member(member_id), title TEXT, published_on TEXT, likes INTEGER);
CREATE TABLE remark (remark_id INTEGER PRIMARY KEY, post_id INTEGER REFERENCES news_post(post_id), member_id INTEGER REFERENCES member(member_id), body TEXT, written_on TEXT, hidden INTEGER);
CREATE TABLE follow (member_id INTEGER REFERENCES member(member_id), campaign_id INTEGER REFERENCES campaign(campaign_id), since TEXT, PRIMARY KEY (member_id, campaign_id));
CREATE TABLE payout (payout_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), gross INTEGER, fee INTEGER, bank_name TEXT, approved_by INTEGER REFERENCES member(member_id), paid_on TEXT);
CREATE TABLE milestone (milestone_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), description TEXT, due_on TEXT, reached_on TEXT, share_pct INTEGER);
INSERT INTO member VALUES (1,'moss_maker','Finland','Oulu','2018-02-03',1986,1,NULL),(2,'dora_k','Greece','Patras','2018-07-19',1992,1,1),(3,'lutherian','Germany','Jena','2019-01-25',1979,0,NULL),(4,'bikefox','Germany','Bremen','2020-05-30',1995,1,3),(5,'paperkite','Japan','Nara','2021-03-12',2000,1,1),(6,'olivetree','Greece','Volos','2022-09-08',1968,0,2),(7,'quietowl','Finland','Turku','2023-04-17',NULL,0,NULL),(8,'zest','Malta','Sliema','2024-01-02',1989,1,4);
INSERT INTO topic VALUES ('GAM','tabletop games',6,3),('TEC','technology',8,1),('FOD','food and drink',5,2),('ART','visual arts',5.5,1),('FLM','short films',4,NULL);
INSERT INTO campaign VALUES (1,'Solar Kettle for Hikers','TEC',1,30000,'EUR','2021-02-01','2021-03-15','funded'),(2,'Fern and Fungi Board Game','GAM',3,12000,'EUR','2021-09-10','2021-10-20','funded'),(3,'Village Olive Press','FOD',2,18000,'EUR','2022-01-15','2022-03-01','failed'),(4,'Pocket Solar Radio','TEC',4,22000,'EUR','2023-03-05','2023-04-20','funded'),(5,'One Hundred Paper Kites','ART',5,600000,'JPY','2023-06-01','2023-07-10','cancelled'),(6,'Sourdough Museum','FOD',2,9000,'EUR','2024-04-02','2024-05-30','running'),(7,'Owl Parade Card Game','GAM',4,7500,'EUR','2024-05-01','2024-06-15','running');
INSERT INTO campaign_helper VALUES (1,4,'engineer','2021-01-10'),(2,5,'illustrator','2021-08-22'),(2,1,'translator','2021-09-30'),(4,1,'engineer','2023-02-14'),(6,6,'baker','2024-03-28'),(7,5,'illustrator','2024-04-25');
INSERT INTO reward VALUES (1,1,'Early Kettle',60,200,'yes','2021-09-01'),(2,1,'Kettle Pair',110,NULL,'yes','2021-10-01'),(3,2,'Basic Box',35,NULL,'yes','2022-04-01'),(4,2,'Signed Box',80,50,'no','2022-05-01'),(5,3,'Bottle of First Oil',25,300,'no','2022-12-01'),(6,4,'Radio in Yellow',45,150,'yes','2023-11-01'),(7,6,'Starter in a Jar',15,NULL,'no','2024-08-01'),(8,7,'Owl Deck',20,400,'yes','2024-12-01');
INSERT INTO pledge VALUES (1,2,1,1,60,'2021-02-02','no','collected'),(2,3,1,2,120,'2021-02-20','no','collected'),(3,5,1,NULL,10,'2021-03-01','yes','collected'),(4,1,2,4,95,'2021-09-12','no','collected'),(5,4,2,3,35,'2021-10-02','no','refunded'),(6,6,3,5,25,'2022-02-11','no','released'),(7,1,4,6,50,'2023-03-06','no','collected'),(8,3,4,6,45,'2023-04-01','yes','collected'),(9,4,6,7,18,'2024-04-09','no','promised'),(10,8,7,8,22,'2024-05-03','no','promised'),(11,1,7,8,40,'2024-05-21','no','promised'),(12,5,6,NULL,5,'2024-05-24','no','promised');
INSERT INTO news_post VALUES (1,1,1,'First boil at minus ten','2021-02-18',64),(2,1,4,'Why copper','2021-03-03',41),(3,2,3,'The mushrooms are drawn','2021-09-28',88),(4,3,2,'Frost on the trees','2022-02-20',12),(5,4,4,'Tuning by hand','2023-03-22',57),(6,6,2,'A museum needs a roof','2024-04-19',23),(7,2,5,'Inking the last card','2021-12-04',102);
INSERT INTO remark VALUES (1,1,2,'Well done','2021-02-19',0),(2,1,3,'How heavy is it','2021-02-20',0),(3,3,1,'Lovely','2021-09-29',0),(4,3,4,'Cheap advert','2021-09-30',1),(5,5,3,'Does it have FM','2023-03-23',0),(6,7,1,'Beautiful','2021-12-05',0),(7,3,8,'Any left?','2024-01-15',0);
INSERT INTO follow VALUES (7,1,'2023-04-18'),(7,4,'2023-04-18'),(2,4,'2023-03-10'),(6,6,'2024-04-03'),(3,7,'2024-05-02'),(8,6,'2024-05-05'),(5,7,'2024-05-07'),(1,7,'2024-05-01');
INSERT INTO payout VALUES (1,1,31840,2547,'Nordbanken',3,'2021-04-10'),(2,2,15320,919,'Stadtbank Jena',1,'2021-11-15'),(3,4,23610,1889,'Weser Kredit',3,NULL);
INSERT INTO milestone VALUES (1,1,'prototype tested','2021-05-01','2021-05-20',40),(2,1,'all kettles shipped','2021-11-01','2022-01-15',60),(3,2,'boxes printed','2022-03-01','2022-02-20',70),(4,4,'casing moulded','2023-08-01',NULL,50),(5,6,'lease signed','2024-07-01',NULL,30),(6,7,'cards drawn','2024-08-15',NULL,25);
-- How many campaigns are running?
-- number of projects with the status running
-- How many appeals for money are running as we speak?
-- count campaigns marked running
SELECT COUNT(*) FROM campaign WHERE status = 'running';
-- List the headlines of campaigns whose headline contains Solar.
-- projects with Solar in the headline
-- What appeals have Solar somewhere in what they are called?
-- show headlines, word Solar in it
SELECT headline FROM campaign WHERE headline LIKE '%Solar%';
-- What are the titles and minimum pledges of rewards with a minimum pledge between 20 and 60?
-- perks to be had from 20 to 60: title, smallest pledge
-- What thank-you gifts come for a contribution of no less than 20 and no more than 60, and from what sum on?
-- rewards, min pledge 20 - 60, title and that sum
SELECT title, min_pledge FROM reward WHERE min_pledge BETWEEN 20 AND 60;
-- Which members have no birth year recorded? Give their usernames.
-- users whose year of birth is missing
-- Of whom on our site do we not know the age? The handles, please.
-- usernames without a birth year
SELECT username FROM member WHERE birth_year IS NULL;
-- What are the largest, smallest and average amounts of collected pledges?
-- pledges that were collected: max, min and mean sum
-- How much did a person give, when it was collected, at the most, at the least and on the whole?
-- collected only - highest, lowest, avg pledge amount
SELECT MAX(amount), MIN(amount), AVG(amount) FROM pledge WHERE status = 'collected';
-- From how many different countries do the members come who have made a pledge?
-- number of distinct home countries of the people that pledged
-- How many separate lands are those from who have put money in?
-- pledging members: count their countries, each only once
SELECT COUNT(DISTINCT T1.country) FROM member AS T1 JOIN pledge AS T2 ON T1.member_id = T2.member_id;
-- For each topic name, show the number of campaigns.
-- how many projects per topic, topic first
-- In what fields are people asking for money, and how often in each?
-- campaigns counted by topic name
SELECT T1.topic_name, COUNT(*) FROM topic AS T1 JOIN campaign AS T2 ON T1.topic_code = T2.topic_code GROUP BY T1.topic_code;
-- Show the username of every member who was referred by another member, together with the username of the referrer.
-- who was brought to the site by whom, newcomer first
-- Which handles joined at someone's urging, and at whose?
-- pairs of usernames: the one referred, then the one that did the referring
SELECT T1.username, T2.username FROM member AS T1 JOIN member AS T2 ON T1.referrer_id = T2.member_id;
-- For each payout, show the headline of the campaign, the username of its starter and the username of the member who approved the payout.
-- payouts: project, who began it, who approved the money
-- Where money went out, what was the appeal called, whose idea was it, and who gave the nod?
-- campaign headline, starter's username, approver's username for all payouts
SELECT T2.headline, T3.username, T4.username FROM payout AS T1 JOIN campaign AS T2 ON T1.campaign_id = T2.campaign_id JOIN member AS T3 ON T2.starter_id = T3.member_id JOIN member AS T4 ON T1.approved_by = T4.member_id;
-- Which members have never made a pledge? Give their usernames.
-- users without a single pledge
-- Whose handles have not put a penny into anything so far?
-- never pledged: usernames
SELECT username FROM member WHERE member_id NOT IN (SELECT member_id FROM pledge);
-- Which campaign has the most followers?
-- project followed by the largest number of people, headline
-- What appeal do the greatest count of folk keep an eye on?
-- count the follow entries per campaign - top headline
SELECT T1.headline FROM campaign AS T1 JOIN follow AS T2 ON T1.campaign_id = T2.campaign_id GROUP BY T1.campaign_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the total amounts pledged for each campaign, from the largest to the smallest? Show the headline and the total.
-- sum of pledges by project, biggest on top, headline first
-- What has every appeal taken in altogether? The richest at the head, name before sum.
-- headline and added-up pledge amounts, descending
SELECT T1.headline, SUM(T2.amount) FROM campaign AS T1 JOIN pledge AS T2 ON T1.campaign_id = T2.campaign_id GROUP BY T1.campaign_id ORDER BY SUM(T2.amount) DESC;
-- Show the usernames of members who have both started a campaign and helped with a campaign.
-- users that are starter of some project as well as helper on some project
-- Who has had an appeal of their own and also lent a hand in one? Handles.
-- started one, and listed as campaign helper too: which usernames
SELECT T1.username FROM member AS T1 JOIN campaign AS T2 ON T1.member_id = T2.starter_id INTERSECT SELECT T1.username FROM member AS T1 JOIN campaign_helper AS T2 ON T1.member_id = T2.member_id;
-- List the headlines of campaigns that have a reward but no news post.
-- projects offering rewards, minus those with a news post
-- What appeals promise a gift and yet have never told the world how it is going?
-- reward yes, news post none: headlines
SELECT T1.headline FROM campaign AS T1 JOIN reward AS T2 ON T1.campaign_id = T2.campaign_id EXCEPT SELECT T1.headline FROM campaign AS T1 JOIN news_post AS T2 ON T1.campaign_id = T2.campaign_id;
-- Give the usernames of members who curate a topic or have approved a payout.
-- users that are curator of a topic, along with those who approved some payout
-- Who watches over a field, or else has given the nod for money to go out? Handles.
-- all usernames found as topic curator or as approver of payouts
SELECT T1.username FROM member AS T1 JOIN topic AS T2 ON T1.member_id = T2.curator_id UNION SELECT T1.username FROM member AS T1 JOIN payout AS T2 ON T1.member_id = T2.approved_by;
-- For each remark on a news post of the campaign Fern and Fungi Board Game, show the username of the writer, the title of the post and the text of the remark.
-- comments under the posts of Fern and Fungi Board Game: user, post title, body
-- Who had something to say on the bulletins of Fern and Fungi Board Game, on which bulletin, and what was said?
-- Fern and Fungi Board Game remarks with username, post title and remark body
SELECT T4.username, T2.title, T3.body FROM campaign AS T1 JOIN news_post AS T2 ON T1.campaign_id = T2.campaign_id JOIN remark AS T3 ON T2.post_id = T3.post_id JOIN member AS T4 ON T3.member_id = T4.member_id WHERE T1.headline = 'Fern and Fungi Board Game';
-- Which milestones have not been reached yet? Show the headline of the campaign and the description of the milestone.
-- milestones without a reached date: project, what it is about
-- What steps are still ahead, and in which appeal? The appeal comes first.
-- not yet reached: campaign headline plus milestone description
SELECT T1.headline, T2.description FROM campaign AS T1 JOIN milestone AS T2 ON T1.campaign_id = T2.campaign_id WHERE T2.reached_on IS NULL;
-- What are the titles of the news posts with more likes than the average news post?
-- posts liked more than the mean, titles
-- Which bulletins went down better with the readers than is usual?
-- news post title where the likes are above avg
SELECT title FROM news_post WHERE likes > (SELECT AVG(likes) FROM news_post);
-- Which members have pledged to campaigns of at least two different topics? Give the username and the number of different topics.
-- users whose pledges touch two or more distinct topics: name and how many topics
-- Who has put money into at least two separate fields, and into how many? Handle first.
-- username, count of distinct topics pledged to, at least two
SELECT T1.username, COUNT(DISTINCT T3.topic_code) FROM member AS T1 JOIN pledge AS T2 ON T1.member_id = T2.member_id JOIN campaign AS T3 ON T2.campaign_id = T3.campaign_id GROUP BY T1.member_id HAVING COUNT(DISTINCT T3.topic_code) >= 2;
-- Among campaigns with the status funded, which one received the single largest pledge? Give the headline, the username of the pledging member and the amount.
-- biggest pledge to a project that was funded: project, user, sum
-- Of the appeals that got funded, where was the fattest contribution made, by whom and of what size?
-- status funded, top pledge - headline, username, amount
SELECT T1.headline, T3.username, T2.amount FROM campaign AS T1 JOIN pledge AS T2 ON T1.campaign_id = T2.campaign_id JOIN member AS T3 ON T2.member_id = T3.member_id WHERE T1.status = 'funded' ORDER BY T2.amount DESC LIMIT 1;
-- For starters with more than one campaign in EUR, show the username, the number of those campaigns and the sum of their goals, the largest sum first.
-- users that began more than one EUR project: name, how many, goals added up, highest on top
-- Whose ideas have led to more than one appeal in EUR, to how many, and what do they aim for altogether? Most ambitious at the head.
-- EUR campaigns per starter if more than one: username, count, total goal descending
SELECT T1.username, COUNT(*), SUM(T2.goal) FROM member AS T1 JOIN campaign AS T2 ON T1.member_id = T2.starter_id WHERE T2.currency = 'EUR' GROUP BY T1.member_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.goal) DESC;
-- Which topic received the most pledges from verified (1) members? Give the topic name and the number of these pledges.
-- verified 1 users only: topic with the largest count of pledges, plus the count
-- Into what field do people we have checked (1) put money most often, and how many times was it?
-- members where verified is 1, count pledges by topic, top topic name with its number
SELECT T4.topic_name, COUNT(*) FROM member AS T1 JOIN pledge AS T2 ON T1.member_id = T2.member_id JOIN campaign AS T3 ON T2.campaign_id = T3.campaign_id JOIN topic AS T4 ON T3.topic_code = T4.topic_code WHERE T1.verified = 1 GROUP BY T4.topic_code ORDER BY COUNT(*) DESC LIMIT 1;

-- database: stillwater_mains_and_meters
CREATE TABLE Ref_Pipe_Materials (material_code TEXT PRIMARY KEY, material_description TEXT, expected_life_years INTEGER, still_permitted TEXT);
CREATE TABLE Ref_Tariffs (tariff_code TEXT PRIMARY KEY, tariff_description TEXT, price_per_m3 REAL, standing_charge REAL);
CREATE TABLE Treatment_Works (works_id INTEGER PRIMARY KEY, works_name TEXT, town TEXT, capacity_ml_per_day REAL, commissioned_year INTEGER, works_manager_id INTEGER);
CREATE TABLE Supply_Zones (zone_id INTEGER PRIMARY KEY, zone_name TEXT, works_id INTEGER REFERENCES Treatment_Works(works_id), population_served INTEGER, hardness TEXT);
CREATE TABLE Technicians (technician_id INTEGER PRIMARY KEY, technician_name TEXT, speciality TEXT, home_zone_id INTEGER REFERENCES Supply_Zones(zone_id), team_leader_id INTEGER REFERENCES Technicians(technician_id), joined_year INTEGER);
CREATE TABLE Reservoirs (reservoir_id INTEGER PRIMARY KEY, reservoir_name TEXT, zone_id INTEGER REFERENCES Supply_Zones(zone_id), volume_m3 INTEGER, altitude_m INTEGER, date_last_cleaned TEXT);
CREATE TABLE Mains (main_id INTEGER PRIMARY KEY, from_reservoir_id INTEGER REFERENCES Reservoirs(reservoir_id), to_reservoir_id INTEGER REFERENCES Reservoirs(reservoir_id), material_code TEXT REFERENCES Ref_Pipe_Materials(material_code), length_m INTEGER, diameter_mm INTEGER, year_laid INTEGER);
CREATE TABLE Customers (customer_id INTEGER PRIMARY KEY, customer_name TEXT, customer_type TEXT, street TEXT, town TEXT, zone_id INTEGER REFERENCES Supply_Zones(zone_id), tariff_code TEXT REFERENCES Ref_Tariffs(tariff_code));
CREATE TABLE Meters (meter_serial TEXT PRIMARY KEY, customer_id INTEGER REFERENCES Customers(customer_id), maker TEXT, date_fitted TEXT, fitted_by INTEGER REFERENCES Technicians(technician_id), remote_reading TEXT);
CREATE TABLE Meter_Readings (reading_id INTEGER PRIMARY KEY, meter_serial TEXT REFERENCES Meters(meter_serial), reading_date TEXT, usage_m3 INTEGER, reader_id INTEGER REFERENCES Technicians(technician_id), estimated TEXT);
CREATE TABLE Bursts (burst_id INTEGER PRIMARY KEY, main_id INTEGER REFERENCES Mains(main_id), date_reported TEXT, date_repaired TEXT, litres_lost INTEGER, reported_by INTEGER REFERENCES Customers(customer_id), repaired_by INTEGER REFERENCES Technicians(technician_id));
CREATE TABLE Quality_Checks (check_id INTEGER PRIMARY KEY, reservoir_id INTEGER REFERENCES Reservoirs(reservoir_id), technician_id INTEGER REFERENCES Technicians(technician_id), check_date TEXT, chlorine_mg REAL, turbidity REAL, verdict TEXT);
INSERT INTO Ref_Pipe_Materials VALUES ('CI','cast iron',90,'no'),('PE','polyethylene',70,'yes'),('AC','asbestos cement',50,'no'),('ST','steel',80,'yes'),('DI','ductile iron',100,'yes');
INSERT INTO Ref_Tariffs VALUES ('HH','household',2.35,48),('BU','business',2.05,120),('FA','farm',1.6,75),('SO','social',1.1,20);
INSERT INTO Treatment_Works VALUES (1,'Stillwater Works','Stillwater',38.5,1967,4),(2,'Heron Beck Works','Aldersyke',22,1989,5),(3,'Fellside Works','Kirkdale',9.4,2012,NULL);
INSERT INTO Supply_Zones VALUES (1,'Stillwater Central',1,41000,'soft'),(2,'Stillwater West',1,26500,'soft'),(3,'Aldersyke',2,18200,'medium'),(4,'Kirkdale Upper',3,5300,'hard'),(5,'Moor Farms',3,900,'hard');
INSERT INTO Technicians VALUES (1,'Gail Horrocks','leakage',1,4,2010),(2,'Imran Shah','metering',2,4,2017),(3,'Toby Wragg','metering',3,5,2021),(4,'Edith Lowe','networks',1,NULL,1999),(5,'Sean Dufty','water quality',3,4,2006),(6,'Paula Ince','leakage',NULL,1,2023);
INSERT INTO Reservoirs VALUES (1,'Castle Hill',1,24000,145,'2023-05-10'),(2,'Windmill Lane',2,15500,128,'2022-09-27'),(3,'Aldersyke Tower',3,1200,96,'2024-03-14'),(4,'Raven Crag',4,6800,260,NULL),(5,'Sheepfold',5,450,305,'2021-07-02');
INSERT INTO Mains VALUES (1,1,2,'CI',4200,450,1931),(2,2,3,'AC',7600,300,1962),(3,1,3,'DI',9100,400,1994),(4,4,5,'PE',3300,125,2013),(5,4,3,'ST',12800,350,1978),(6,2,1,'PE',4150,500,2019);
INSERT INTO Customers VALUES (1,'Hollis Family','private','Mill Street','Stillwater',1,'HH'),(2,'Beckside Laundry','company','Dock Road','Stillwater',2,'BU'),(3,'Aldersyke Primary School','public body','Church Lane','Aldersyke',3,'BU'),(4,'Thwaite Farm','company','Moor Road','Kirkdale',5,'FA'),(5,'Agnes Petty','private','Mill Street','Stillwater',1,'SO'),(6,'Bright Brewing','company','Wharf Street','Aldersyke',3,'BU'),(7,'Nolan Family','private','High Street','Kirkdale',4,'HH');
INSERT INTO Meters VALUES ('MT-100',1,'Aquatik','2015-04-20',2,'no'),('MT-101',2,'Flowline','2018-10-03',2,'yes'),('MT-102',3,'Flowline','2019-08-15',3,'yes'),('MT-103',4,'Aquatik','2012-06-11',NULL,'no'),('MT-104',6,'Sensoria','2022-02-28',3,'yes'),('MT-105',6,'Flowline','2023-09-19',2,'yes');
INSERT INTO Meter_Readings VALUES (1,'MT-100','2024-01-15',38,2,'no'),(2,'MT-100','2024-07-15',44,2,'no'),(3,'MT-101','2024-01-16',910,2,'no'),(4,'MT-102','2024-01-18',260,3,'no'),(5,'MT-103','2024-01-31',470,NULL,'yes'),(6,'MT-104','2024-01-19',1340,3,'no'),(7,'MT-104','2024-07-19',1580,3,'no'),(8,'MT-103','2024-07-30',515,1,'no'),(9,'MT-101','2024-07-16',875,NULL,'yes');
INSERT INTO Bursts VALUES (1,1,'2023-01-22','2023-01-23',640000,1,1),(2,2,'2023-02-09','2023-02-12',1150000,3,1),(3,1,'2023-12-28','2023-12-30',820000,2,6),(4,5,'2024-01-17','2024-01-21',2300000,NULL,1),(5,4,'2024-06-08','2024-06-09',75000,4,6),(6,2,'2024-09-03',NULL,390000,6,NULL);
INSERT INTO Quality_Checks VALUES (1,1,5,'2024-02-01',0.42,0.2,'good'),(2,2,5,'2024-02-01',0.37,0.3,'good'),(3,3,5,'2024-02-02',0.18,0.9,'poor'),(4,4,4,'2024-03-11',0.51,0.4,'good'),(5,3,5,'2024-03-20',0.35,0.3,'good'),(6,5,1,'2024-05-06',0.12,1.6,'poor');
-- How many customers are of the type company?
-- number of clients with customer type company
-- How many of those who get water from us are a company?
-- count company customers
SELECT COUNT(*) FROM Customers WHERE customer_type = 'company';
-- List the names of supply zones whose name starts with Stillwater.
-- zones called Stillwater something
-- Which of the areas we serve go by a name opening with Stillwater?
-- zone names, beginning Stillwater
SELECT zone_name FROM Supply_Zones WHERE zone_name LIKE 'Stillwater%';
-- What are the ids and lengths of mains with a diameter between 300 and 400 millimetres?
-- trunk pipes of 300 to 400 mm across: id, length
-- How long are the pipes no narrower than 300 and no wider than 400? Number first.
-- main id and metres, diameter in the range 300 - 400
SELECT main_id, length_m FROM Mains WHERE diameter_mm BETWEEN 300 AND 400;
-- Which reservoirs have no cleaning date recorded?
-- storage tanks without a date of last cleaning, names
-- What basins, as far as the books go, has nobody ever scrubbed?
-- reservoir names, last cleaned is empty
SELECT reservoir_name FROM Reservoirs WHERE date_last_cleaned IS NULL;
-- What are the smallest, largest and average volumes of the reservoirs?
-- min, max and mean m3 a storage tank holds
-- How much fits into one of our basins: at the least, at the most and as a rule?
-- reservoir volume stats - lowest, highest, avg
SELECT MIN(volume_m3), MAX(volume_m3), AVG(volume_m3) FROM Reservoirs;
-- How many different makers have built the meters that can be read remotely (yes)?
-- number of distinct manufacturers among meters with remote reading yes
-- By how many separate firms were the counters made that need nobody to call at the door (yes)?
-- remote reading = yes: count the makers, each only once
SELECT COUNT(DISTINCT maker) FROM Meters WHERE remote_reading = 'yes';
-- For each tariff description, show the number of customers.
-- how many clients pay each tariff, tariff in words first
-- Household, farm and the like: what price plans are people on, and how many on each?
-- customers counted per tariff (description, count)
SELECT T1.tariff_description, COUNT(*) FROM Ref_Tariffs AS T1 JOIN Customers AS T2 ON T1.tariff_code = T2.tariff_code GROUP BY T1.tariff_code;
-- For each main, show the name of the reservoir it comes from, the name of the reservoir it leads to and the description of its material.
-- pipes: from which tank, to which tank, made of what
-- Where does every big conduit begin, where does it end and what stuff is it of?
-- list all mains by start reservoir name, end reservoir name, pipe material in words
SELECT T2.reservoir_name, T3.reservoir_name, T4.material_description FROM Mains AS T1 JOIN Reservoirs AS T2 ON T1.from_reservoir_id = T2.reservoir_id JOIN Reservoirs AS T3 ON T1.to_reservoir_id = T3.reservoir_id JOIN Ref_Pipe_Materials AS T4 ON T1.material_code = T4.material_code;
-- Show the names of the technicians whose team leader is Edith Lowe.
-- engineers in the team of Edith Lowe
-- Who takes orders from Edith Lowe?
-- Edith Lowe as leader: the people under her by name
SELECT T1.technician_name FROM Technicians AS T1 JOIN Technicians AS T2 ON T1.team_leader_id = T2.technician_id WHERE T2.technician_name = 'Edith Lowe';
-- Which customers have no meter? Give their names.
-- clients without any meter
-- Who draws water from us with nothing to count how much?
-- customer names not found among the meters
SELECT customer_name FROM Customers WHERE customer_id NOT IN (SELECT customer_id FROM Meters);
-- What is the total population served by each treatment works? Show the name and the total, the largest total first.
-- people supplied per plant, summed over its zones, biggest on top
-- How many heads in all drink from every plant of ours? The most important at the head, plant before figure.
-- works name with the population of its zones added up, descending
SELECT T1.works_name, SUM(T2.population_served) FROM Treatment_Works AS T1 JOIN Supply_Zones AS T2 ON T1.works_id = T2.works_id GROUP BY T1.works_id ORDER BY SUM(T2.population_served) DESC;
-- Which customer has used the most water in total according to the meter readings?
-- client with the largest sum of usage, by name
-- Who, going by the counter, got through the greatest quantity altogether?
-- add up the m3 of all readings per customer - name of the top one
SELECT T1.customer_name FROM Customers AS T1 JOIN Meters AS T2 ON T1.customer_id = T2.customer_id JOIN Meter_Readings AS T3 ON T2.meter_serial = T3.meter_serial GROUP BY T1.customer_id ORDER BY SUM(T3.usage_m3) DESC LIMIT 1;
-- Show the names of reservoirs that have had both a check with the verdict good and a check with the verdict poor.
-- storage tanks judged good at one check and poor at another
-- Which basins came out good as well as poor when the water was looked at?
-- reservoir names with a poor verdict and also a good one
SELECT T1.reservoir_name FROM Reservoirs AS T1 JOIN Quality_Checks AS T2 ON T1.reservoir_id = T2.reservoir_id WHERE T2.verdict = 'good' INTERSECT SELECT T1.reservoir_name FROM Reservoirs AS T1 JOIN Quality_Checks AS T2 ON T1.reservoir_id = T2.reservoir_id WHERE T2.verdict = 'poor';
-- List the descriptions of pipe materials that are used in a main but in no main with a burst.
-- materials of our pipes, leaving out those of pipes that burst
-- Of what stuff are conduits of ours made that has not given way once?
-- material in words: occurs among mains, never among mains with bursts
SELECT T1.material_description FROM Ref_Pipe_Materials AS T1 JOIN Mains AS T2 ON T1.material_code = T2.material_code EXCEPT SELECT T1.material_description FROM Ref_Pipe_Materials AS T1 JOIN Mains AS T2 ON T1.material_code = T2.material_code JOIN Bursts AS T3 ON T2.main_id = T3.main_id;
-- Give the names of technicians who have repaired a burst or carried out a quality check.
-- engineers with a burst repaired, along with those that did a quality check
-- Who of our crew has mended a broken conduit or gone out to examine the water in a basin?
-- all technician names found as repairer of bursts or as the person behind a check
SELECT T1.technician_name FROM Technicians AS T1 JOIN Bursts AS T2 ON T1.technician_id = T2.repaired_by UNION SELECT T1.technician_name FROM Technicians AS T1 JOIN Quality_Checks AS T2 ON T1.technician_id = T2.technician_id;
-- For each burst reported by a customer of the type company, show the date of the report, the name of the customer and the year in which the main was laid.
-- bursts that a company told us about: when, which client, pipe's year of laying
-- On what day did a company let us know of a break, which one was it, and since what year has that conduit been in the ground?
-- customer type company, reported bursts: date reported, customer name, year laid
SELECT T1.date_reported, T2.customer_name, T3.year_laid FROM Bursts AS T1 JOIN Customers AS T2 ON T1.reported_by = T2.customer_id JOIN Mains AS T3 ON T1.main_id = T3.main_id WHERE T2.customer_type = 'company';
-- Which mains are longer than the average main and were laid before 1990? Give the ids.
-- pipes over the mean length from before 1990, ids
-- What conduits stretch farther than is usual and went into the ground earlier than 1990? Their numbers.
-- laid before 1990 and length above avg: main id
SELECT main_id FROM Mains WHERE length_m > (SELECT AVG(length_m) FROM Mains) AND year_laid < 1990;
-- Give the dates on which bursts were reported for mains made of a material no longer permitted (no).
-- bursts on pipes whose material is not permitted any more (no): dates of the reports
-- When were we told of breaks in conduits of stuff that may not be used nowadays (no)?
-- still permitted = no: report dates of the bursts on such mains
SELECT date_reported FROM Bursts WHERE main_id IN (SELECT T1.main_id FROM Mains AS T1 JOIN Ref_Pipe_Materials AS T2 ON T1.material_code = T2.material_code WHERE T2.still_permitted = 'no');
-- Which technicians have taken readings of at least two different meters? Give the name and the number of different meters.
-- engineers that read two or more distinct meters: who and how many
-- Who has looked at two separate counters if not more, and at how many?
-- as reader of at least two different meters: technician name, distinct meter count
SELECT T1.technician_name, COUNT(DISTINCT T2.meter_serial) FROM Technicians AS T1 JOIN Meter_Readings AS T2 ON T1.technician_id = T2.reader_id GROUP BY T1.technician_id HAVING COUNT(DISTINCT T2.meter_serial) >= 2;
-- Among bursts already repaired, which one lost the most litres? Give the name of the reservoir the main comes from and the name of the technician who repaired it.
-- worst loss of litres in a burst with a repair date: starting tank of the pipe, repairing engineer
-- Of all mended breaks, where did the conduit set out in which the most water ran away, and who mended it?
-- repaired bursts only, top litres lost - from-reservoir name plus repairer name
SELECT T3.reservoir_name, T4.technician_name FROM Bursts AS T1 JOIN Mains AS T2 ON T1.main_id = T2.main_id JOIN Reservoirs AS T3 ON T2.from_reservoir_id = T3.reservoir_id JOIN Technicians AS T4 ON T1.repaired_by = T4.technician_id WHERE T1.date_repaired IS NOT NULL ORDER BY T1.litres_lost DESC LIMIT 1;
-- For each material description with more than one burst, show the number of bursts and the total litres lost, in descending order of the litres; the description comes first.
-- materials having more than one burst: in words, how many, litres summed, most litres on top
-- What stuff has given way more than one time, how often, and how much ran off in all? Wettest at the head.
-- pipe material, count of bursts if more than one, sum of litres lost from high to low
SELECT T1.material_description, COUNT(*), SUM(T3.litres_lost) FROM Ref_Pipe_Materials AS T1 JOIN Mains AS T2 ON T1.material_code = T2.material_code JOIN Bursts AS T3 ON T2.main_id = T3.main_id GROUP BY T1.material_code HAVING COUNT(*) > 1 ORDER BY SUM(T3.litres_lost) DESC;
-- Which treatment works supplies the zone of the customer with the highest single estimated (yes) reading? Give the name of the works and the name of the customer.
-- largest usage in an estimated yes reading: plant behind the client's zone, and the client
-- Take the biggest figure that was only guessed (yes): from what plant does the water come, and to whom does it go?
-- estimated = yes, maximum m3 in one reading - works name, customer name
SELECT T5.works_name, T3.customer_name FROM Meter_Readings AS T1 JOIN Meters AS T2 ON T1.meter_serial = T2.meter_serial JOIN Customers AS T3 ON T2.customer_id = T3.customer_id JOIN Supply_Zones AS T4 ON T3.zone_id = T4.zone_id JOIN Treatment_Works AS T5 ON T4.works_id = T5.works_id WHERE T1.estimated = 'yes' ORDER BY T1.usage_m3 DESC LIMIT 1;
