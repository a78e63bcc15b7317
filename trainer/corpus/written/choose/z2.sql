-- database: solid_sole_repairs
CREATE TABLE Shops (Shop_ID INTEGER PRIMARY KEY, Shop_Name TEXT, Town TEXT, Floor_Area INTEGER, Opening_Year INTEGER, Weekly_Rent INTEGER);
CREATE TABLE Cobblers (Cobbler_ID INTEGER PRIMARY KEY, First_Name TEXT, Last_Name TEXT, Shop_ID INTEGER REFERENCES Shops(Shop_ID), Birth_Year INTEGER, Monthly_Pay INTEGER, Certificate TEXT);
CREATE TABLE Ref_Repair_Types (Repair_Code TEXT PRIMARY KEY, Repair_Description TEXT, List_Price REAL, Usual_Days INTEGER);
CREATE TABLE Tickets (Ticket_ID INTEGER PRIMARY KEY, Cobbler_ID INTEGER REFERENCES Cobblers(Cobbler_ID), Repair_Code TEXT REFERENCES Ref_Repair_Types(Repair_Code), Customer_Name TEXT, Shoe_Colour TEXT, Date_Received TEXT, Date_Collected TEXT, Amount_Paid REAL);
INSERT INTO Shops VALUES (1,'Bridge Street','Kelmore',42,1978,210),(2,'Station Arcade','Kelmore',18,1996,340),(3,'Corn Hill','Astley',35,2003,190),(4,'Lower Parade','Dunwick',27,2011,165),(5,'Retail Park','Astley',60,2020,420);
INSERT INTO Cobblers VALUES (1,'Anton','Varga',1,1961,2650,'master'),(2,'Bella','Nuttall',1,1989,2100,'journeyman'),(3,'Chidi','Okafor',2,1979,2480,'master'),(4,'Dora','Pinnock',3,1994,1950,'journeyman'),(5,'Evan','Varley',3,2003,1400,'apprentice'),(6,'Freya','Holm',4,1972,2390,'master'),(7,'Gus','Tilney',1,2004,1380,NULL);
INSERT INTO Ref_Repair_Types VALUES ('HL','new heel',14.0,1),('SL','full leather sole',68.0,7),('RS','rubber half sole',32.0,3),('ST','stitching',11.0,2),('ZP','zip replacement',29.0,5),('DY','dyeing',24.0,4);
INSERT INTO Tickets VALUES (1,1,'SL','Mrs Gower','brown','2024-01-08','2024-01-16',68.0),(2,2,'HL','P. Quick','black','2024-01-09','2024-01-10',14.0),(3,3,'HL','Mrs Gower','red','2024-01-15','2024-01-17',12.5),(4,1,'ST','Ned Fallow','black','2024-01-22',NULL,NULL),(5,4,'RS','Lou Castle','black','2024-02-01','2024-02-05',32.0),(6,6,'ZP','Ria Bose','black','2024-02-03','2024-02-09',29.0),(7,3,'SL','Ned Fallow','brown','2024-02-10','2024-02-20',65.0),(8,1,'RS','P. Quick','white','2024-02-19',NULL,NULL),(9,3,'ST','Ria Bose','green','2024-03-02','2024-03-03',11.0);
-- How many shops opened after 2000?
-- number of branches newer than 2000
SELECT COUNT(*) FROM Shops WHERE Opening_Year > 2000;
-- What are the names of the shops in Astley?
-- our branches in Astley, by name
SELECT Shop_Name FROM Shops WHERE Town = 'Astley';
-- What is the lowest list price of any repair type?
-- smallest price on the list of repairs
SELECT MIN(List_Price) FROM Ref_Repair_Types;
-- List the distinct colours of the shoes on the tickets.
-- which shoe colours have been handed in? every colour one time
SELECT DISTINCT Shoe_Colour FROM Tickets;
-- Which tickets have not been collected yet? Give the ticket IDs.
-- ticket IDs still lacking a collection date
SELECT Ticket_ID FROM Tickets WHERE Date_Collected IS NULL;
-- Find the first and last name of the cobblers whose certificate is master.
-- first name, last name of everybody with a master certificate
SELECT First_Name, Last_Name FROM Cobblers WHERE Certificate = 'master';
-- How many shops does each town have? List the town and the number.
-- town, then its count of branches
SELECT Town, COUNT(*) FROM Shops GROUP BY Town;
-- What is the description of the repair type that usually takes the most days?
-- the slowest sort of repair by its usual number of days: describe it
SELECT Repair_Description FROM Ref_Repair_Types ORDER BY Usual_Days DESC LIMIT 1;
-- Show the last name of each cobbler along with the name of the shop where he or she works.
-- cobblers' last names and the branch each belongs to, by its name
SELECT T1.Last_Name, T2.Shop_Name FROM Cobblers AS T1 JOIN Shops AS T2 ON T1.Shop_ID = T2.Shop_ID;
-- What are the average weekly rent and the average floor area of the shops?
-- mean rent per week and mean floor space, taken over every branch
SELECT AVG(Weekly_Rent), AVG(Floor_Area) FROM Shops;
-- List the customer names on tickets for the repair described as new heel.
-- customers who brought in something for a new heel
SELECT T1.Customer_Name FROM Tickets AS T1 JOIN Ref_Repair_Types AS T2 ON T1.Repair_Code = T2.Repair_Code WHERE T2.Repair_Description = 'new heel';
-- What are the descriptions of the repair types that have sole in the description and cost more than 50?
-- anything with sole in its description priced over 50: the description
SELECT Repair_Description FROM Ref_Repair_Types WHERE Repair_Description LIKE '%sole%' AND List_Price > 50;
-- Show the last name and monthly pay of the 3 best-paid cobblers, the best-paid first.
-- top 3 earners per month among the cobblers, highest first: last name and pay
SELECT Last_Name, Monthly_Pay FROM Cobblers ORDER BY Monthly_Pay DESC LIMIT 3;
-- Which shops have no cobblers? Show their names.
-- branch names where not one cobbler works
SELECT Shop_Name FROM Shops WHERE Shop_ID NOT IN (SELECT Shop_ID FROM Cobblers);
-- Which customers have brought in both black and brown shoes?
-- customer names with a pair in black and also one in brown
SELECT Customer_Name FROM Tickets WHERE Shoe_Colour = 'black' INTERSECT SELECT Customer_Name FROM Tickets WHERE Shoe_Colour = 'brown';
-- What are the IDs of the tickets handled in a shop in Kelmore?
-- tickets worked on in Kelmore, by ID
SELECT T1.Ticket_ID FROM Tickets AS T1 JOIN Cobblers AS T2 ON T1.Cobbler_ID = T2.Cobbler_ID JOIN Shops AS T3 ON T2.Shop_ID = T3.Shop_ID WHERE T3.Town = 'Kelmore';
-- What are the last names of the cobblers whose monthly pay is below the average?
-- last names of cobblers earning less a month than the mean
SELECT Last_Name FROM Cobblers WHERE Monthly_Pay < (SELECT AVG(Monthly_Pay) FROM Cobblers);
-- Which shop employs the most cobblers? Give the shop name and the number of cobblers.
-- the branch with the biggest crew of cobblers: its name, how many they are
SELECT T1.Shop_Name, COUNT(*) FROM Shops AS T1 JOIN Cobblers AS T2 ON T1.Shop_ID = T2.Shop_ID GROUP BY T1.Shop_ID ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the first and last names of the cobblers who have no ticket?
-- cobblers that no ticket was ever given to: first name, last name
SELECT First_Name, Last_Name FROM Cobblers WHERE Cobbler_ID NOT IN (SELECT Cobbler_ID FROM Tickets);
-- Which shop has taken the largest total amount paid on tickets? Show the shop name.
-- name of the branch where the sums paid on tickets add up to the most
SELECT T1.Shop_Name FROM Shops AS T1 JOIN Cobblers AS T2 ON T1.Shop_ID = T2.Shop_ID JOIN Tickets AS T3 ON T2.Cobbler_ID = T3.Cobbler_ID GROUP BY T1.Shop_ID ORDER BY SUM(T3.Amount_Paid) DESC LIMIT 1;

-- database: larkspur_dome_visits
CREATE TABLE guide (guide_id INTEGER PRIMARY KEY, guide_name TEXT, mother_tongue TEXT, degree TEXT, hired_year INTEGER);
CREATE TABLE telescope (telescope_id INTEGER PRIMARY KEY, nickname TEXT, aperture_cm INTEGER, built_year INTEGER, maker TEXT, open_to_public TEXT);
CREATE TABLE visit_evening (evening_id INTEGER PRIMARY KEY, evening_date TEXT, theme TEXT, guide_id INTEGER REFERENCES guide(guide_id), telescope_id INTEGER REFERENCES telescope(telescope_id), ticket_price REAL, cloud_percent INTEGER);
CREATE TABLE visitor (visitor_id INTEGER PRIMARY KEY, visitor_name TEXT, age INTEGER, country TEXT, is_member TEXT);
CREATE TABLE booking (evening_id INTEGER REFERENCES visit_evening(evening_id), visitor_id INTEGER REFERENCES visitor(visitor_id), seats INTEGER, rating INTEGER, PRIMARY KEY (evening_id, visitor_id));
INSERT INTO guide VALUES (1,'Maren Vogt','German','PhD',2008),(2,'Calum Reid','English','MSc',2015),(3,'Lucia Ferro','Italian','PhD',2018),(4,'Tadeo Ruiz','Spanish',NULL,2021),(5,'Ada Quill','English','BSc',2023);
INSERT INTO telescope VALUES (1,'Old Bertha',60,1911,'Harker & Sons','yes'),(2,'The Needle',25,1936,'Harker & Sons','yes'),(3,'Polaris Two',100,1978,'Harker & Sons','no'),(4,'Little Owl',40,1999,'Optiworks','yes'),(5,'Sunwatcher',15,2007,'Helion','no');
INSERT INTO visit_evening VALUES (1,'2023-10-06','Rings of Saturn',1,1,12,20),(2,'2023-10-20','Moon Craters',2,2,8,45),(3,'2023-11-10','Deep Sky',1,1,15,5),(4,'2023-12-13','Geminid Meteors',3,4,10,90),(5,'2024-01-19','Orion Nebula',2,1,14,30),(6,'2024-02-16','Moon and Jupiter',4,2,9,60),(7,'2024-03-08','Deep Sky for Children',1,4,6,10);
INSERT INTO visitor VALUES (1,'Hanna Lüders',34,'Germany','yes'),(2,'Joe Pickard',61,'Ireland','no'),(3,'Mia Santoro',12,'Italy','no'),(4,'Arjun Rao',45,'India','yes'),(5,'Bea Collins',29,'Ireland','yes'),(6,'Viktor Hahn',70,'Germany','no'),(7,'Noor Aziz',38,'Jordan','no');
INSERT INTO booking VALUES (1,1,2,5),(1,2,1,4),(1,5,4,5),(2,3,3,3),(3,1,2,5),(3,4,1,5),(4,2,2,1),(5,4,2,4),(5,5,1,NULL),(6,6,1,3),(7,3,5,4),(5,1,3,2);
-- How many visitors are members (yes)?
-- count of visitors with member yes
SELECT COUNT(*) FROM visitor WHERE is_member = 'yes';
-- What is the largest aperture of all telescopes?
-- aperture in cm of the widest instrument
SELECT MAX(aperture_cm) FROM telescope;
-- Show the nicknames of the telescopes built before 1950.
-- instruments older than 1950, nicknames
SELECT nickname FROM telescope WHERE built_year < 1950;
-- Find the themes of the evenings that have Moon in the theme.
-- evening themes mentioning the Moon
SELECT theme FROM visit_evening WHERE theme LIKE '%Moon%';
-- Which guides have no degree listed? Give their names.
-- names of guides for whom the degree is blank
SELECT guide_name FROM guide WHERE degree IS NULL;
-- List the theme and date of all evenings from the cheapest to the most expensive ticket.
-- evenings by ticket price going up: theme, then day
SELECT theme, evening_date FROM visit_evening ORDER BY ticket_price;
-- How many telescopes did each maker build? Show the maker and the number.
-- makers and the count of instruments from each
SELECT maker, COUNT(*) FROM telescope GROUP BY maker;
-- Who is the oldest visitor? Show the name and the country.
-- visitor of the greatest age: name and country
SELECT visitor_name, country FROM visitor ORDER BY age DESC LIMIT 1;
-- How many visit evenings had more than 40 percent cloud?
-- number of nights with cloud above 40 percent
SELECT COUNT(*) FROM visit_evening WHERE cloud_percent > 40;
-- Show the theme of each evening and the name of its guide.
-- what is each evening about and who leads it (name)
SELECT T1.theme, T2.guide_name FROM visit_evening AS T1 JOIN guide AS T2 ON T1.guide_id = T2.guide_id;
-- What are the themes of the evenings at the telescope nicknamed Old Bertha?
-- themes of the nights spent at Old Bertha
SELECT T1.theme FROM visit_evening AS T1 JOIN telescope AS T2 ON T1.telescope_id = T2.telescope_id WHERE T2.nickname = 'Old Bertha';
-- Give the average and the total number of seats over all bookings.
-- seats per booking: the mean, and the sum
SELECT AVG(seats), SUM(seats) FROM booking;
-- What are the names of the visitors from Germany or Ireland who are older than 30?
-- visitors over 30 whose country is Germany or Ireland, names
SELECT visitor_name FROM visitor WHERE (country = 'Germany' OR country = 'Ireland') AND age > 30;
-- Which telescopes have never been used for a visit evening? List their nicknames.
-- nicknames of instruments no evening took place at
SELECT nickname FROM telescope WHERE telescope_id NOT IN (SELECT telescope_id FROM visit_evening);
-- Which maker built the most telescopes?
-- the firm that made the largest number of our instruments
SELECT maker FROM telescope GROUP BY maker ORDER BY COUNT(*) DESC LIMIT 1;
-- How many bookings were made for the evenings led by Maren Vogt?
-- total bookings on nights with Maren Vogt as guide
SELECT COUNT(*) FROM guide AS T1 JOIN visit_evening AS T2 ON T1.guide_id = T2.guide_id JOIN booking AS T3 ON T2.evening_id = T3.evening_id WHERE T1.guide_name = 'Maren Vogt';
-- What are the themes and ticket prices of the evenings whose ticket price is above the average?
-- evenings dearer than the mean ticket: theme, price
SELECT theme, ticket_price FROM visit_evening WHERE ticket_price > (SELECT AVG(ticket_price) FROM visit_evening);
-- Which evening sold the most seats? Show the theme and the total number of seats.
-- theme of the night with the greatest sum of booked seats, and the sum
SELECT T1.theme, SUM(T2.seats) FROM visit_evening AS T1 JOIN booking AS T2 ON T1.evening_id = T2.evening_id GROUP BY T1.evening_id ORDER BY SUM(T2.seats) DESC LIMIT 1;
-- Find the names of the visitors who gave both a rating of 5 and a rating of 2.
-- who rated 5 on one booking and 2 on another (names)
SELECT T1.visitor_name FROM visitor AS T1 JOIN booking AS T2 ON T1.visitor_id = T2.visitor_id WHERE T2.rating = 5 INTERSECT SELECT T1.visitor_name FROM visitor AS T1 JOIN booking AS T2 ON T1.visitor_id = T2.visitor_id WHERE T2.rating = 2;
-- What are the names of the visitors who have never booked an evening at The Needle?
-- visitors without any booking for a night at The Needle, by name
SELECT visitor_name FROM visitor WHERE visitor_id NOT IN (SELECT T1.visitor_id FROM booking AS T1 JOIN visit_evening AS T2 ON T1.evening_id = T2.evening_id JOIN telescope AS T3 ON T2.telescope_id = T3.telescope_id WHERE T3.nickname = 'The Needle');

-- database: abbey_of_orrin_books
CREATE TABLE monk (id INTEGER PRIMARY KEY, religious_name TEXT, entered_year INTEGER, office TEXT, born_in TEXT, mentor_id INTEGER REFERENCES monk(id));
CREATE TABLE shelf_room (room_code TEXT PRIMARY KEY, room_name TEXT, floor INTEGER, humidity REAL);
CREATE TABLE codex (id INTEGER PRIMARY KEY, title TEXT, language TEXT, century INTEGER, folios INTEGER, room_code TEXT REFERENCES shelf_room(room_code), binding TEXT);
CREATE TABLE copying (codex_id INTEGER REFERENCES codex(id), monk_id INTEGER REFERENCES monk(id), pages_copied INTEGER, finished_year INTEGER, PRIMARY KEY (codex_id, monk_id));
CREATE TABLE reading_request (id INTEGER PRIMARY KEY, codex_id INTEGER REFERENCES codex(id), scholar TEXT, institution TEXT, requested_on TEXT, granted TEXT);
INSERT INTO monk VALUES (1,'Brother Anselm',1961,'librarian','Corvale',NULL),(2,'Brother Odo',1974,'cellarer','Thorn',1),(3,'Brother Clement',1988,'scribe','Corvale',1),(4,'Brother Jerome',1995,'scribe','Lissow',3),(5,'Brother Felix',2010,'gardener','Thorn',3),(6,'Brother Pius',2019,NULL,'Lissow',2);
INSERT INTO shelf_room VALUES ('T','Tower Room',3,48.5),('C','Cloister Cupboard',0,61.0),('S','Great Scriptorium',1,52.0),('V','Vault',-1,55.5),('N','North Gallery',2,50.0);
INSERT INTO codex VALUES (1,'Psalter of Orrin','Latin',11,184,'T','calf'),(2,'Herbal of Sister Agnes','German',15,96,'S','pigskin'),(3,'Annals of the Valley','Latin',13,220,'S','wood boards'),(4,'Book of Hours','French',15,140,'T','velvet'),(5,'Rule of the House','Latin',12,72,'C','calf'),(6,'On the Motion of Stars','Greek',10,118,'V',NULL),(7,'Book of Fish Days','German',16,54,'C','paper'),(8,'Small Antiphonary','Latin',14,160,'S','calf');
INSERT INTO copying VALUES (1,1,120,1979),(1,3,64,1996),(2,3,96,2001),(3,4,150,2008),(5,2,72,1985),(4,4,100,2014),(4,5,40,2016),(7,3,54,2005);
INSERT INTO reading_request VALUES (1,1,'Dr Ilse Brandl','Univ. of Graz','2022-03-14','yes'),(2,3,'Prof. Tom Ashe','Durham','2022-05-02','yes'),(3,6,'Dr Ilse Brandl','Univ. of Graz','2022-09-20','no'),(4,1,'Rosa Weil','Private','2023-01-11','no'),(5,2,'Prof. Tom Ashe','Durham','2023-04-25','yes'),(6,3,'Yves Caron','Univ. of Lyon','2023-06-30','yes'),(7,1,'Yves Caron','Univ. of Lyon','2023-07-03','yes');
-- How many codices are written in Latin?
-- number of Latin codices
SELECT COUNT(*) FROM codex WHERE language = 'Latin';
-- What are the religious names of the monks born in Thorn?
-- monks whose birthplace is Thorn: their religious names
SELECT religious_name FROM monk WHERE born_in = 'Thorn';
-- What is the average humidity of the rooms?
-- how damp are the rooms, on average
SELECT AVG(humidity) FROM shelf_room;
-- List the different languages of the codices.
-- which languages occur among the books, each listed one time
SELECT DISTINCT language FROM codex;
-- Give the titles of the codices whose binding is unknown.
-- books with nothing recorded as binding, titles
SELECT title FROM codex WHERE binding IS NULL;
-- Show the title and number of folios of every codex from the 15th century (15).
-- for books with century 15: title, folio count
SELECT title, folios FROM codex WHERE century = 15;
-- Which codex has the fewest folios? Show its title.
-- title of the thinnest book, counted in folios
SELECT title FROM codex ORDER BY folios LIMIT 1;
-- How many codices are there in each language? Show the language and the number.
-- language, and the number of books in it
SELECT language, COUNT(*) FROM codex GROUP BY language;
-- Show the title of each codex and the name of the room where it is kept.
-- where is each book? title and room name
SELECT T1.title, T2.room_name FROM codex AS T1 JOIN shelf_room AS T2 ON T1.room_code = T2.room_code;
-- What are the religious names of the monks who have Brother Anselm as their mentor?
-- who was taught by Brother Anselm as mentor (religious names)
SELECT T1.religious_name FROM monk AS T1 JOIN monk AS T2 ON T1.mentor_id = T2.id WHERE T2.religious_name = 'Brother Anselm';
-- What are the minimum and maximum number of pages copied?
-- least and greatest pages copied in a single copying job
SELECT MIN(pages_copied), MAX(pages_copied) FROM copying;
-- List the titles of the codices that start with Book and are in German.
-- titles beginning with Book whose language is German
SELECT title FROM codex WHERE title LIKE 'Book%' AND language = 'German';
-- Show the scholar and the date of the 3 most recent reading requests, latest first.
-- last 3 requests to read something, newest at the top: who asked and which day
SELECT scholar, requested_on FROM reading_request ORDER BY requested_on DESC LIMIT 3;
-- Which monks have not copied any codex? Give their religious names.
-- religious names of monks that took no part in copying
SELECT religious_name FROM monk WHERE id NOT IN (SELECT monk_id FROM copying);
-- Which institutions have had a request granted (yes) and also a request refused, that is, granted no?
-- institutions with both a yes and a no under granted
SELECT institution FROM reading_request WHERE granted = 'yes' INTERSECT SELECT institution FROM reading_request WHERE granted = 'no';
-- What are the titles of the codices copied by Brother Jerome?
-- books Brother Jerome worked on as a copyist, by title
SELECT T1.title FROM codex AS T1 JOIN copying AS T2 ON T1.id = T2.codex_id JOIN monk AS T3 ON T2.monk_id = T3.id WHERE T3.religious_name = 'Brother Jerome';
-- Among the codices from after the 12th century, which language has the most folios in total?
-- looking only at centuries later than 12: the language whose books add up to the highest number of folios
SELECT language FROM codex WHERE century > 12 GROUP BY language ORDER BY SUM(folios) DESC LIMIT 1;
-- What is the title of the codex that was requested most often, and how many requests did it get?
-- most wanted book in the reading requests: title, number of requests
SELECT T1.title, COUNT(*) FROM codex AS T1 JOIN reading_request AS T2 ON T1.id = T2.codex_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the titles and folios of the Latin codices that have more folios than the average codex.
-- Latin books thicker, in folios, than the mean of all the books: title and folios
SELECT title, folios FROM codex WHERE language = 'Latin' AND folios > (SELECT AVG(folios) FROM codex);
-- Which rooms do not hold any codex in Latin? Give the room names.
-- names of the rooms without a Latin book
SELECT room_name FROM shelf_room EXCEPT SELECT T1.room_name FROM shelf_room AS T1 JOIN codex AS T2 ON T1.room_code = T2.room_code WHERE T2.language = 'Latin';

-- database: thursday_street_markets
CREATE TABLE mkt (mkt_id INTEGER PRIMARY KEY, mkt_name TEXT, street TEXT, weekday TEXT, since_yr INTEGER);
CREATE TABLE trader (trader_id INTEGER PRIMARY KEY, trader_nm TEXT, age INTEGER, home_town TEXT, goods TEXT, van_reg TEXT);
CREATE TABLE pitch (pitch_id INTEGER PRIMARY KEY, mkt_id INTEGER REFERENCES mkt(mkt_id), pitch_no INTEGER, width_m REAL, day_fee REAL, covered INTEGER);
CREATE TABLE licence (lic_no TEXT PRIMARY KEY, trader_id INTEGER REFERENCES trader(trader_id), pitch_id INTEGER REFERENCES pitch(pitch_id), start_yr INTEGER, status TEXT);
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY, lic_no TEXT REFERENCES licence(lic_no), officer TEXT, insp_date TEXT, score INTEGER);
INSERT INTO mkt VALUES (1,'Lamb Lane Market','Lamb Lane','Thursday',1892),(2,'Canal Market','Towpath Road','Saturday',1987),(3,'Old Town Market','Lamb Lane','Saturday',1954),(4,'Riverside Flea','Quay Street','Sunday',2009),(5,'Night Market','Lantern Row','Friday',2018);
INSERT INTO trader VALUES (1,'Bert Shaw',63,'Halden','cheese','HX12 BSH'),(2,'Noemi Costa',38,'Brisk','flowers','BR07 NCO'),(3,'Yusuf Demir',45,'Halden','spices',NULL),(4,'Lil Prentice',52,'Marl','second-hand books','MA19 LPR'),(5,'Jon Averill',29,'Brisk','cheese','BR21 JAV'),(6,'Wanda Sykora',34,'Halden','jewellery',NULL),(7,'Ty Boone',24,'Marl','spices','MA22 TYB');
INSERT INTO pitch VALUES (1,1,1,3.0,22,1),(2,1,2,4.5,30,0),(3,1,3,3.5,25,0),(4,2,1,2.5,35,1),(5,2,2,5.0,55,1),(6,3,1,4.0,28,0),(7,4,1,6.0,18,0),(8,4,2,2.0,10,0);
INSERT INTO licence VALUES ('L-01',1,1,2001,'valid'),('L-02',2,4,2015,'valid'),('L-03',3,2,2012,'suspended'),('L-04',4,7,2010,'valid'),('L-05',1,5,2018,'valid'),('L-06',5,6,2021,'expired'),('L-07',3,8,2020,'valid'),('L-08',1,6,2023,'suspended');
INSERT INTO inspection VALUES (1,'L-01','D. Marsh','2023-02-09',92),(2,'L-03','D. Marsh','2023-02-09',54),(3,'L-02','A. Keogh','2023-03-18',88),(4,'L-05','A. Keogh','2023-05-06',95),(5,'L-04','R. Penn','2023-06-11',71),(6,'L-01','A. Keogh','2024-01-25',84),(7,'L-06','D. Marsh','2024-03-02',67);
-- How many licences are valid?
-- count of licences with the status valid
SELECT COUNT(*) FROM licence WHERE status = 'valid';
-- Which markets take place on a Saturday? List their names.
-- market names for Saturday
SELECT mkt_name FROM mkt WHERE weekday = 'Saturday';
-- What is the average age of the traders?
-- how old are the stallholders on average
SELECT AVG(age) FROM trader;
-- Give the names of the traders without a van registration.
-- stallholders whose van registration is missing, names
SELECT trader_nm FROM trader WHERE van_reg IS NULL;
-- How many different kinds of goods do the traders sell?
-- number of distinct goods among the stallholders
SELECT COUNT(DISTINCT goods) FROM trader;
-- Show the name and age of each trader from Halden.
-- stallholders whose home town is Halden: name, age
SELECT trader_nm, age FROM trader WHERE home_town = 'Halden';
-- What is the name of the oldest market?
-- the market running since the earliest year, by name
SELECT mkt_name FROM mkt ORDER BY since_yr LIMIT 1;
-- For every officer, show the officer and the average score of his or her inspections.
-- officers, each with the mean score they gave
SELECT officer, AVG(score) FROM inspection GROUP BY officer;
-- List the pitch number and day fee of the pitches at Lamb Lane Market.
-- Lamb Lane Market pitches: their number and what they cost a day
SELECT T2.pitch_no, T2.day_fee FROM mkt AS T1 JOIN pitch AS T2 ON T1.mkt_id = T2.mkt_id WHERE T1.mkt_name = 'Lamb Lane Market';
-- Show each licence number with the name of the trader who holds it.
-- licence numbers and their holders, number first, then name
SELECT T1.lic_no, T2.trader_nm FROM licence AS T1 JOIN trader AS T2 ON T1.trader_id = T2.trader_id;
-- What are the smallest and the largest width of the pitches that are not covered (0)?
-- for pitches with covered 0: minimum width and maximum width
SELECT MIN(width_m), MAX(width_m) FROM pitch WHERE covered = 0;
-- Find the names of the traders aged between 30 and 50, from the youngest to the oldest.
-- stallholders from 30 to 50 years of age, youngest at the top, names only
SELECT trader_nm FROM trader WHERE age BETWEEN 30 AND 50 ORDER BY age;
-- How many licences does each status have? Show the status and the number.
-- statuses of licences with their counts
SELECT status, COUNT(*) FROM licence GROUP BY status;
-- Which markets have no pitch at all? Show the names.
-- markets, by name, for which not one pitch is recorded
SELECT mkt_name FROM mkt WHERE mkt_id NOT IN (SELECT mkt_id FROM pitch);
-- Which goods are sold both by a trader from Halden and by a trader from Brisk?
-- goods that Halden stallholders and Brisk stallholders have in common
SELECT goods FROM trader WHERE home_town = 'Halden' INTERSECT SELECT goods FROM trader WHERE home_town = 'Brisk';
-- Which home town has the most traders older than 30?
-- the town where the largest number of stallholders over 30 live
SELECT home_town FROM trader WHERE age > 30 GROUP BY home_town ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the dates of the inspections of the licences held by Bert Shaw?
-- on which days were Bert Shaw's licences inspected
SELECT T3.insp_date FROM trader AS T1 JOIN licence AS T2 ON T1.trader_id = T2.trader_id JOIN inspection AS T3 ON T2.lic_no = T3.lic_no WHERE T1.trader_nm = 'Bert Shaw';
-- Which trader holds the most licences, and how many are they? Give the name first.
-- stallholder with the highest number of licences: name and number
SELECT T1.trader_nm, COUNT(*) FROM trader AS T1 JOIN licence AS T2 ON T1.trader_id = T2.trader_id GROUP BY T1.trader_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of the markets that have a pitch whose licence is suspended.
-- at which markets is a licence suspended? market names
SELECT T1.mkt_name FROM mkt AS T1 JOIN pitch AS T2 ON T1.mkt_id = T2.mkt_id JOIN licence AS T3 ON T2.pitch_id = T3.pitch_id WHERE T3.status = 'suspended';
-- What are the names and ages of the traders who have no licence and are younger than the average trader?
-- stallholders without a licence whose age is under the mean of all stallholders: name and age
SELECT trader_nm, age FROM trader WHERE trader_id NOT IN (SELECT trader_id FROM licence) AND age < (SELECT AVG(age) FROM trader);
