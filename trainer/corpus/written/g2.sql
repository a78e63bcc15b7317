-- database: old_town_walks
CREATE TABLE guides (guide_no INTEGER PRIMARY KEY, guide_name TEXT, mother_tongue TEXT, licence_year INTEGER, day_rate REAL);
CREATE TABLE walks (walk_id INTEGER PRIMARY KEY, title TEXT, start_point TEXT, length_km REAL, steps TEXT, ticket REAL);
CREATE TABLE departures (dep_id INTEGER PRIMARY KEY, walk_id INTEGER REFERENCES walks(walk_id), guide_no INTEGER REFERENCES guides(guide_no), walk_date TEXT, language TEXT, visitors INTEGER);
CREATE TABLE sights (sight_id INTEGER PRIMARY KEY, label TEXT, century INTEGER, style TEXT);
CREATE TABLE walk_sights (walk_id INTEGER REFERENCES walks(walk_id), sight_id INTEGER REFERENCES sights(sight_id), stop_no INTEGER, minutes INTEGER, PRIMARY KEY (walk_id, sight_id));
INSERT INTO guides VALUES (1,'Jana Novotna','Czech',2008,180),(2,'Hugo Braun','German',2017,150),(3,'Pilar Soto','Spanish',2019,160),(4,'Ken Ito','Japanese',2022,140),(5,'Eva Kralova','Czech',2014,175);
INSERT INTO walks VALUES (1,'Ghosts and alleys','Stone Bridge',2.5,'few',18),(2,'Brewers of the castle hill','Brewery Gate',3.8,'many',29),(3,'Gothic towers','Cathedral Square',4.2,'many',22),(4,'Jewish quarter','Old Synagogue',1.9,'none',20),(5,'Gardens at dawn','Stone Bridge',5.5,'few',16);
INSERT INTO departures VALUES (1,1,1,'2024-04-06','Czech',14),(2,1,2,'2024-04-06','German',9),(3,3,3,'2024-04-07','Spanish',22),(4,2,1,'2024-04-13','English',11),(5,4,2,'2024-04-14','English',17),(6,3,5,'2024-04-20','Czech',8),(7,1,3,'2024-04-21','English',19),(8,2,2,'2024-04-27','German',12);
INSERT INTO sights VALUES (1,'Powder Tower',15,'gothic'),(2,'Cathedral of St Ludmila',14,'gothic'),(3,'Golden Well house',17,'baroque'),(4,'Old Synagogue',13,'gothic'),(5,'Town hall clock',16,'renaissance'),(6,'Summer palace',16,'renaissance'),(7,'Villa Muller',20,'modern');
INSERT INTO walk_sights VALUES (1,3,1,15),(1,5,2,10),(1,1,3,12),(2,3,1,8),(2,6,2,20),(3,1,1,18),(3,2,2,35),(3,5,3,10),(4,4,1,40),(5,6,1,25);
-- What are the titles of walks longer than 3 km?
-- tours of more than 3 kilometres
-- On which tours do you go farther than 3 km on foot?
-- length above 3 km: walk titles
SELECT title FROM walks WHERE length_km > 3;
-- How many visitors took part in walks in English?
-- total people on departures held in English
-- How many people have we shown round in English?
-- language English: visitors added up
SELECT SUM(visitors) FROM departures WHERE language = 'English';
-- Which guide has held a licence the longest?
-- Who got the licence first?
-- Who has been allowed to show people round since before all the others?
-- guides by licence year, lowest one, name
SELECT guide_name FROM guides ORDER BY licence_year LIMIT 1;
-- Show each guide's name and the number of departures led.
-- how many tours did everyone lead? name, count
-- How often has everyone shown people round? Who first.
-- guide name, count of departures
SELECT T1.guide_name, COUNT(*) FROM guides AS T1 JOIN departures AS T2 ON T1.guide_no = T2.guide_no GROUP BY T1.guide_no;
-- Which guides have not led any departure?
-- Names of those who have never taken a group out
-- Who of us has not shown anybody round so far?
-- guides with zero departures, names
SELECT guide_name FROM guides WHERE guide_no NOT IN (SELECT guide_no FROM departures);
-- List the labels of gothic sights.
-- What can we see that is gothic in style?
-- What buildings and the like are gothic?
-- style gothic: labels of the sights
SELECT label FROM sights WHERE style = 'gothic';
-- Find the labels of sights on the walk Gothic towers, in the order of the stops.
-- What does one pass on Gothic towers, stop by stop?
-- What is there to see on Gothic towers, one after the other?
-- walk Gothic towers: sight labels, sorted by stop no
SELECT T1.label FROM sights AS T1 JOIN walk_sights AS T2 ON T1.sight_id = T2.sight_id JOIN walks AS T3 ON T2.walk_id = T3.walk_id WHERE T3.title = 'Gothic towers' ORDER BY T2.stop_no;
-- Which walk had the most visitors in total?
-- our most popular tour by people altogether
-- What tour have more people been on than on any other?
-- visitors summed by walk, the top title
SELECT T1.title FROM walks AS T1 JOIN departures AS T2 ON T1.walk_id = T2.walk_id GROUP BY T1.walk_id ORDER BY SUM(T2.visitors) DESC LIMIT 1;
-- Show the dates of departures whose guide speaks Czech as mother tongue.
-- When did somebody with mother tongue Czech lead a group?
-- On what days did someone who grew up with Czech show people round?
-- guide's mother tongue Czech: walk dates
SELECT T1.walk_date FROM departures AS T1 JOIN guides AS T2 ON T1.guide_no = T2.guide_no WHERE T2.mother_tongue = 'Czech';
-- Which start points are shared by at least 2 walks?
-- meeting places used by 2 or more tours
-- Where do two tours or more set out from?
-- start point with no fewer than 2 walks
SELECT start_point FROM walks GROUP BY start_point HAVING COUNT(*) >= 2;
-- Give the average, minimum and maximum ticket price.
-- Mean, lowest and highest price of a ticket
-- How much do you pay to come along: on average, at least, at most?
-- ticket: mean, min, max over the walks
SELECT AVG(ticket), MIN(ticket), MAX(ticket) FROM walks;
-- Which guides earn more per day than the average guide?
-- people with a day rate over the mean
-- Who wants more a day than people do on average?
-- day rate above the mean: guide names
SELECT guide_name FROM guides WHERE day_rate > (SELECT AVG(day_rate) FROM guides);
-- In which different languages are walks offered?
-- the distinct languages of our departures
-- In what tongues do we show people round? No repeats.
-- departure language, each one time
SELECT DISTINCT language FROM departures;
-- What sights are on no walk?
-- labels of monuments that none of the tours passes
-- What is to be seen in town, but on no tour of ours?
-- sights missing from every walk, labels
SELECT label FROM sights WHERE sight_id NOT IN (SELECT sight_id FROM walk_sights);
-- On which dates were there both a Czech and a German departure?
-- days with a group in Czech and also one in German
-- When did we show people round in German and on the same day in Czech too?
-- walk date with a departure in German and a departure in Czech
SELECT walk_date FROM departures WHERE language = 'Czech' INTERSECT SELECT walk_date FROM departures WHERE language = 'German';
-- How many minutes does each walk spend at its sights? Show title and sum.
-- Per tour: title and total minutes of stops
-- For how long do people stand and look on every tour, in minutes? The tour first.
-- walk title, sum of minutes at its sights
SELECT T1.title, SUM(T2.minutes) FROM walks AS T1 JOIN walk_sights AS T2 ON T1.walk_id = T2.walk_id GROUP BY T1.walk_id;

-- database: sunway_travel_agency
CREATE TABLE tbl_agent (agt_id INTEGER PRIMARY KEY, agt_fname TEXT, agt_lname TEXT, branch TEXT, comm_pct REAL, boss INTEGER REFERENCES tbl_agent(agt_id));
CREATE TABLE tbl_pkg (pkg_cd TEXT PRIMARY KEY, pkg_desc TEXT, dest_ctry TEXT, nights INTEGER, price_pp REAL, board TEXT);
CREATE TABLE tbl_client (cl_id INTEGER PRIMARY KEY, cl_fname TEXT, cl_lname TEXT, dob TEXT, tel TEXT, addr_town TEXT);
CREATE TABLE tbl_sale (sale_no INTEGER PRIMARY KEY, agt_id INTEGER REFERENCES tbl_agent(agt_id), cl_id INTEGER REFERENCES tbl_client(cl_id), pkg_cd TEXT REFERENCES tbl_pkg(pkg_cd), sale_dt TEXT, pax INTEGER, amt REAL, stat TEXT);
INSERT INTO tbl_agent VALUES (1,'Rita','Gomes','Head office',0,NULL),(2,'Sam','Lowe','Station road',4.5,1),(3,'Ivana','Peric','Station road',5.0,2),(4,'Karl','Beyer','Market hall',4.0,1),(5,'Nadia','Haddad','Market hall',6.0,4);
INSERT INTO tbl_pkg VALUES ('GR7','Week in Crete','Greece',7,690,'half board'),('GR14','Island hopping','Greece',14,1480,'breakfast'),('EG10','Nile and Red Sea','Egypt',10,1150,'full board'),('MA5','Marrakesh short break','Morocco',5,540,'breakfast'),('IT4','Rome weekend','Italy',4,460,'breakfast'),('MA12','Atlas trek','Morocco',12,1320,'full board');
INSERT INTO tbl_client VALUES (101,'Olga','Petrova','1969-02-11','555-0101','Bolton'),(102,'Marcus','Field','1988-07-30',NULL,'Bury'),(103,'Jean','Ashby','1951-11-02','555-0199','Bolton'),(104,'Ravi','Menon','1979-05-16','555-0144','Wigan'),(105,'Kate','Ashby','1994-09-09',NULL,'Bury'),(106,'Otto','Frank','1983-01-20','555-0177','Bolton');
INSERT INTO tbl_sale VALUES (1,2,101,'GR7','2023-01-14',2,1380,'paid'),(2,3,102,'EG10','2023-02-03',1,1150,'paid'),(3,3,103,'IT4','2023-02-20',4,1840,'cancelled'),(4,4,101,'MA5','2023-03-05',2,1080,'paid'),(5,5,104,'GR14','2023-03-18',3,4440,'deposit'),(6,2,105,'GR7','2023-04-01',1,690,'paid'),(7,5,103,'EG10','2023-04-22',2,2300,'deposit'),(8,3,104,'MA5','2023-05-10',5,2700,'paid');
-- How many sales have the status paid?
-- number of bookings with stat paid
-- For how many bookings has the money come in (paid)?
-- stat paid: sale count
SELECT COUNT(*) FROM tbl_sale WHERE stat = 'paid';
-- List the descriptions of packages to Morocco.
-- Which holidays go to Morocco?
-- What trips have we got to Morocco?
-- destination Morocco: package descriptions
SELECT pkg_desc FROM tbl_pkg WHERE dest_ctry = 'Morocco';
-- Give the first and last names of clients without a telephone number.
-- Whom can we not ring? First name, then surname.
-- Of which customers do we have no phone? Given name, family name.
-- tel empty: clients' first name, last name
SELECT cl_fname, cl_lname FROM tbl_client WHERE tel IS NULL;
-- Which agent has the highest commission? Show the last name.
-- Surname of the adviser with the top commission percentage
-- Who gets a bigger cut of what they sell than anybody else? Family name.
-- agents by commission percent, top last name
SELECT agt_lname FROM tbl_agent ORDER BY comm_pct DESC LIMIT 1;
-- Show the last names of agents with the total amount of their sales.
-- Turnover per adviser, surname first
-- How much money has everyone brought in? Family name first.
-- agent's last name, sum of sale amounts
SELECT T1.agt_lname, SUM(T2.amt) FROM tbl_agent AS T1 JOIN tbl_sale AS T2 ON T1.agt_id = T2.agt_id GROUP BY T1.agt_id;
-- Who reports to Gomes? Give first names.
-- first names of the people whose boss is Gomes
-- Whom is Gomes in charge of? Given names.
-- boss Gomes: agents' first name
SELECT T1.agt_fname FROM tbl_agent AS T1 JOIN tbl_agent AS T2 ON T1.boss = T2.agt_id WHERE T2.agt_lname = 'Gomes';
-- Which packages have never been sold?
-- Descriptions of holidays that nobody has booked
-- What trips has nobody taken so far?
-- packages with zero sales, description
SELECT pkg_desc FROM tbl_pkg WHERE pkg_cd NOT IN (SELECT pkg_cd FROM tbl_sale);
-- Which destination countries were booked for more than 4 travellers in total?
-- countries that more than 4 pax were sold to, all sales together
-- To what nations have more than 4 people gone with us, all told?
-- pax summed by destination country, only above 4: country
SELECT T1.dest_ctry FROM tbl_pkg AS T1 JOIN tbl_sale AS T2 ON T1.pkg_cd = T2.pkg_cd GROUP BY T1.dest_ctry HAVING SUM(T2.pax) > 4;
-- What are the last names of clients from Bolton who bought a package to Egypt?
-- Surnames of customers living in Bolton with a trip to Egypt
-- Who lives in Bolton and has been sent to Egypt by us? Family names.
-- package to Egypt, town Bolton: clients' last name
SELECT T1.cl_lname FROM tbl_client AS T1 JOIN tbl_sale AS T2 ON T1.cl_id = T2.cl_id JOIN tbl_pkg AS T3 ON T2.pkg_cd = T3.pkg_cd WHERE T1.addr_town = 'Bolton' AND T3.dest_ctry = 'Egypt';
-- How many packages are there per board, and what do they cost on average?
-- For every kind of board: its name, number of holidays, mean price per person
-- How many trips are there with every sort of meals, and how much is one a head on average? The sort first.
-- board, package count, mean price per person
SELECT board, COUNT(*), AVG(price_pp) FROM tbl_pkg GROUP BY board;
-- Which packages are more expensive than the average package?
-- holidays priced over the mean, by description
-- What trips are dearer than trips are on average?
-- price per person above the mean: package description
SELECT pkg_desc FROM tbl_pkg WHERE price_pp > (SELECT AVG(price_pp) FROM tbl_pkg);
-- Who is the oldest client? Give first and last name.
-- full name, first then last, of the customer born earliest
-- Who of our customers has lived longest? Given name, family name.
-- clients by date of birth, earliest first, only one: first name, last name
SELECT cl_fname, cl_lname FROM tbl_client ORDER BY dob LIMIT 1;
-- Find the sale dates of the sales made by agents of the Station road branch.
-- When did the Station road office sell something?
-- On what days did the people at Station road sell a trip?
-- branch Station road: sale date of each sale
SELECT T1.sale_dt FROM tbl_sale AS T1 JOIN tbl_agent AS T2 ON T1.agt_id = T2.agt_id WHERE T2.branch = 'Station road';
-- How many different clients bought something?
-- distinct customers with at least 1 sale
-- How many separate people have bought from us?
-- number of clients in the sales, each one time
SELECT COUNT(DISTINCT cl_id) FROM tbl_sale;
-- Give the towns where clients live who booked Week in Crete or Rome weekend.
-- Home towns of customers for Week in Crete or Rome weekend
-- Where do people live who took the Rome weekend or the Week in Crete?
-- package Rome weekend or Week in Crete: town of each client
SELECT T1.addr_town FROM tbl_client AS T1 JOIN tbl_sale AS T2 ON T1.cl_id = T2.cl_id JOIN tbl_pkg AS T3 ON T2.pkg_cd = T3.pkg_cd WHERE T3.pkg_desc = 'Week in Crete' OR T3.pkg_desc = 'Rome weekend';

-- database: ivory_bells_weddings
CREATE TABLE Planner (PlannerId INTEGER PRIMARY KEY, FullName TEXT, City TEXT, YearsInTrade INTEGER);
CREATE TABLE Couple (CoupleId INTEGER PRIMARY KEY, PartnerOne TEXT, PartnerTwo TEXT, Budget INTEGER, ReferredBy INTEGER REFERENCES Couple(CoupleId));
CREATE TABLE Venue (VenueId INTEGER PRIMARY KEY, VenueName TEXT, Kind TEXT, Capacity INTEGER, HireFee INTEGER, City TEXT);
CREATE TABLE Wedding (WeddingId INTEGER PRIMARY KEY, CoupleId INTEGER REFERENCES Couple(CoupleId), PlannerId INTEGER REFERENCES Planner(PlannerId), VenueId INTEGER REFERENCES Venue(VenueId), WeddingDay TEXT, GuestCount INTEGER, Rite TEXT);
CREATE TABLE Supplier (SupplierId INTEGER PRIMARY KEY, CompanyName TEXT, Trade TEXT);
CREATE TABLE SupplierHire (WeddingId INTEGER REFERENCES Wedding(WeddingId), SupplierId INTEGER REFERENCES Supplier(SupplierId), Fee INTEGER, PRIMARY KEY (WeddingId, SupplierId));
INSERT INTO Planner VALUES (1,'Beatrix Holt','Bath',14),(2,'Amira Saleh','Bristol',6),(3,'Colin Dray','Bath',3),(4,'Suki Brandt','Exeter',9);
INSERT INTO Couple VALUES (1,'Lara','Tobias',18000,NULL),(2,'Meera','Arjun',42000,NULL),(3,'Jack','Rowan',12500,1),(4,'Ellie','Hannah',26000,1),(5,'Sofia','Luca',33000,2),(6,'Gwen','Rhys',9000,NULL);
INSERT INTO Venue VALUES (1,'Harcourt Barn','barn',140,3200,'Bath'),(2,'Orangery at Dene','garden',90,4100,'Bristol'),(3,'Castle Merrow','castle',300,9500,'Exeter'),(4,'St Brannoc Church Hall','hall',120,600,'Exeter'),(5,'Quayside Loft','loft',70,2400,'Bristol');
INSERT INTO Wedding VALUES (1,1,1,1,'2023-05-20',96,'civil'),(2,2,2,3,'2023-07-08',280,'hindu'),(3,3,3,5,'2023-08-12',55,'civil'),(4,4,1,2,'2023-09-02',88,'humanist'),(5,5,2,3,'2024-06-15',190,'catholic'),(6,6,1,4,'2024-04-06',60,'methodist');
INSERT INTO Supplier VALUES (1,'Petal and Stem','florist'),(2,'Crumb Sisters','cake maker'),(3,'Velvet Swing Band','band'),(4,'Lumen Photo','photographer'),(5,'Oxbow Fireworks','pyrotechnics'),(6,'Wild Hedge Flowers','florist');
INSERT INTO SupplierHire VALUES (1,1,750),(1,4,1200),(2,1,3900),(2,2,1400),(2,3,2600),(3,4,900),(4,6,820),(4,2,450),(5,3,2400),(5,6,2100),(5,4,1500),(6,2,300);
-- Which venues can hold more than 100 guests? Give their names.
-- places with a capacity over 100
-- Where is there room for more than 100 people?
-- capacity above 100, venue names
SELECT VenueName FROM Venue WHERE Capacity > 100;
-- How many weddings were civil?
-- count of ceremonies with the civil rite
-- How many times was it a civil marriage?
-- rite civil: wedding count
SELECT COUNT(*) FROM Wedding WHERE Rite = 'civil';
-- What is the name of the venue with the lowest hire fee?
-- the cheapest place to hire
-- What place asks less money than any other?
-- venues by hire fee, lowest one, name
SELECT VenueName FROM Venue ORDER BY HireFee LIMIT 1;
-- Show the name of each planner and the number of weddings organised.
-- Weddings per planner, with full name
-- How many marriages has everyone arranged? Who first.
-- planner's full name, number of weddings
SELECT T1.FullName, COUNT(*) FROM Planner AS T1 JOIN Wedding AS T2 ON T1.PlannerId = T2.PlannerId GROUP BY T1.PlannerId;
-- List both partners of the couples who married at Castle Merrow.
-- Which two people had their day at Castle Merrow? PartnerOne and PartnerTwo of every couple.
-- Who got married at Castle Merrow? The one, then the other.
-- venue Castle Merrow: partner one, partner two of each couple
SELECT T1.PartnerOne, T1.PartnerTwo FROM Couple AS T1 JOIN Wedding AS T2 ON T1.CoupleId = T2.CoupleId JOIN Venue AS T3 ON T2.VenueId = T3.VenueId WHERE T3.VenueName = 'Castle Merrow';
-- Which suppliers have never been hired?
-- companies no wedding has used
-- Which firms has no couple ever wanted?
-- suppliers with zero hires: company
SELECT CompanyName FROM Supplier WHERE SupplierId NOT IN (SELECT SupplierId FROM SupplierHire);
-- What trades are there among the suppliers, each once?
-- different trades of the firms we work with
-- What lines of work are the firms in? No repeats.
-- supplier trade, each one time
SELECT DISTINCT Trade FROM Supplier;
-- Find the wedding days on which fees to suppliers totalled more than 4000.
-- On what days did all hired firms together cost over 4000?
-- When did the firms cost more than 4000 all told?
-- supplier fees per wedding summed, over 4000: wedding day
SELECT T1.WeddingDay FROM Wedding AS T1 JOIN SupplierHire AS T2 ON T1.WeddingId = T2.WeddingId GROUP BY T1.WeddingId HAVING SUM(T2.Fee) > 4000;
-- Which planner has no wedding?
-- Full name of whoever has not organised any marriage yet
-- Who has yet to arrange a marriage?
-- planners with zero weddings, full name
SELECT FullName FROM Planner WHERE PlannerId NOT IN (SELECT PlannerId FROM Wedding);
-- What are the largest, smallest and average guest counts?
-- biggest, tiniest and mean number of guests
-- How many people came to a marriage at most, at least and on average?
-- guest count: max, min, mean
SELECT MAX(GuestCount), MIN(GuestCount), AVG(GuestCount) FROM Wedding;
-- Show the first partners of couples with a budget above the average budget.
-- PartnerOne of those who can spend more than the mean
-- Whose couple may lay out more than couples do on average? The one named first.
-- budget above the mean: partner one
SELECT PartnerOne FROM Couple WHERE Budget > (SELECT AVG(Budget) FROM Couple);
-- Which company earned the most from all its hires?
-- supplier with the greatest sum of fees
-- Which firm has made more money with us than any other?
-- fee summed by supplier, top company name
SELECT T1.CompanyName FROM Supplier AS T1 JOIN SupplierHire AS T2 ON T1.SupplierId = T2.SupplierId GROUP BY T1.SupplierId ORDER BY SUM(T2.Fee) DESC LIMIT 1;
-- Give the first partners of the couples referred by the couple whose first partner is Lara.
-- PartnerOne of everyone sent to us by Lara as PartnerOne
-- Whom did Lara, named first in her couple, tell about us? Those named first.
-- referred by the couple with partner one Lara: partner one
SELECT T1.PartnerOne FROM Couple AS T1 JOIN Couple AS T2 ON T1.ReferredBy = T2.CoupleId WHERE T2.PartnerOne = 'Lara';
-- In which cities do we have a planner and a venue?
-- towns where a planner works and a venue stands too
-- Where is one of us at home and can you get married as well?
-- city of a venue and also city of a planner
SELECT City FROM Planner INTERSECT SELECT City FROM Venue;
-- What is the average fee per trade?
-- For each trade, its name and the mean fee of its hires
-- How much do firms in every line of work ask for on average? The line first.
-- supplier trade, mean hire fee
SELECT T1.Trade, AVG(T2.Fee) FROM Supplier AS T1 JOIN SupplierHire AS T2 ON T1.SupplierId = T2.SupplierId GROUP BY T1.Trade;
-- Which florists worked at weddings planned by Beatrix Holt?
-- names of the florist companies on Beatrix Holt's weddings
-- Who brought the flowers (florist) when Beatrix Holt had arranged it all?
-- planner Beatrix Holt, trade florist: company names
SELECT T1.CompanyName FROM Supplier AS T1 JOIN SupplierHire AS T2 ON T1.SupplierId = T2.SupplierId JOIN Wedding AS T3 ON T2.WeddingId = T3.WeddingId JOIN Planner AS T4 ON T3.PlannerId = T4.PlannerId WHERE T1.Trade = 'florist' AND T4.FullName = 'Beatrix Holt';

-- database: silver_spoon_catering
CREATE TABLE chef (chef_id INTEGER PRIMARY KEY, chef_name TEXT, speciality TEXT, trained_in TEXT, daily_pay INTEGER);
CREATE TABLE account (acct_no TEXT PRIMARY KEY, company TEXT, sector TEXT, contact TEXT, discount_pct INTEGER);
CREATE TABLE event (event_id INTEGER PRIMARY KEY, acct_no TEXT REFERENCES account(acct_no), head_chef INTEGER REFERENCES chef(chef_id), occasion TEXT, event_date TEXT, covers INTEGER, price_per_head REAL);
CREATE TABLE van (reg TEXT PRIMARY KEY, make TEXT, chilled TEXT, load_kg INTEGER);
CREATE TABLE van_trip (event_id INTEGER REFERENCES event(event_id), reg TEXT REFERENCES van(reg), km REAL, driver TEXT, PRIMARY KEY (event_id, reg));
INSERT INTO chef VALUES (1,'Noel Adeyemi','grill','Lagos',240),(2,'Martine Roche','pastry','Lyon',260),(3,'Bo Sun','dim sum','Hong Kong',230),(4,'Alba Ruiz','tapas','Seville',210),(5,'Henk Smit','pastry','Utrecht',195);
INSERT INTO account VALUES ('A10','Harrow Legal','law','Ms Pryce',5),('A11','Tidewater Energy','energy','Mr Cole',10),('A12','Bright School','education','Mrs Okoye',15),('A13','Gallery North','arts',NULL,0),('A14','Maple Homes','construction','Mr Dunn',0),('A15','Theatre Royal','arts','Ms Finch',10);
INSERT INTO event VALUES (1,'A10',1,'summer party','2023-06-16',120,38.5),(2,'A11',3,'board lunch','2023-06-20',14,62),(3,'A12',2,'prize giving','2023-07-05',260,12),(4,'A13',4,'opening night','2023-09-14',90,27.5),(5,'A11',1,'summer party','2023-07-21',300,41),(6,'A13',2,'opening night','2023-11-09',75,25),(7,'A10',3,'board lunch','2023-12-01',18,58),(8,'A15',4,'first night supper','2023-12-08',60,33);
INSERT INTO van VALUES ('KX12 ABD','Ford','Y',900),('LR66 ZZT','Renault','N',650),('MV19 PLO','Ford','Y',1200),('NG70 QWE','Iveco','Y',2400);
INSERT INTO van_trip VALUES (1,'KX12 ABD',18.5,'Gus'),(1,'LR66 ZZT',18.5,'Pat'),(2,'LR66 ZZT',7,'Pat'),(3,'MV19 PLO',32,'Gus'),(4,'KX12 ABD',11,'Ivy'),(5,'MV19 PLO',64,'Ivy'),(5,'KX12 ABD',64,'Gus'),(6,'LR66 ZZT',11.5,'Pat'),(7,'KX12 ABD',18,'Ivy');
-- Which companies are in the arts sector?
-- clients from the arts
-- Which customers have to do with arts?
-- sector arts: company
SELECT company FROM account WHERE sector = 'arts';
-- How many events had more than 100 covers?
-- number of jobs for over 100 covers
-- How often did we cook for more than 100 people?
-- covers above 100, event count
SELECT COUNT(*) FROM event WHERE covers > 100;
-- Show the chef names and their daily pay, best paid first.
-- What does each cook get a day? List from the top earner down, name and pay.
-- How much does everyone in the kitchen earn a day? Best paid first.
-- chef name, daily pay, sorted down
SELECT chef_name, daily_pay FROM chef ORDER BY daily_pay DESC;
-- Which occasion has the highest average price per head?
-- Kind of occasion with the dearest mean price per head
-- For what sort of party do people pay most a head on average?
-- mean price per head by occasion, the top occasion
SELECT occasion FROM event GROUP BY occasion ORDER BY AVG(price_per_head) DESC LIMIT 1;
-- Give each company and its number of events.
-- how often did every client use us? company, count
-- How many times did we cook for every customer? The customer first.
-- company, event count
SELECT T1.company, COUNT(*) FROM account AS T1 JOIN event AS T2 ON T1.acct_no = T2.acct_no GROUP BY T1.acct_no;
-- Which chefs have never been the head chef of an event?
-- names of cooks who did not lead any job
-- Who has never been in charge of the kitchen at a party?
-- chefs that are head chef of nothing, names
SELECT chef_name FROM chef WHERE chef_id NOT IN (SELECT head_chef FROM event);
-- Find the companies without any event.
-- Clients who never ordered catering
-- Which customers have we never cooked for?
-- accounts with zero events: company
SELECT company FROM account WHERE acct_no NOT IN (SELECT acct_no FROM event);
-- List the event dates when the head chef was Martine Roche.
-- On which days was Martine Roche in charge of the kitchen?
-- When did Martine Roche lead the cooking?
-- head chef Martine Roche: event dates
SELECT T1.event_date FROM event AS T1 JOIN chef AS T2 ON T1.head_chef = T2.chef_id WHERE T2.chef_name = 'Martine Roche';
-- What are the total kilometres driven by each driver?
-- km per driver, all trips summed
-- How far has everyone at the wheel gone in all? Who first.
-- driver, sum of km
SELECT driver, SUM(km) FROM van_trip GROUP BY driver;
-- Which vans have made at least 3 trips? Show registration and make.
-- reg and make of vehicles out 3 times or more
-- Which vehicles have gone out 3 times or more, and who built them? The plate first.
-- no fewer than 3 trips: van reg, make
SELECT T1.reg, T1.make FROM van AS T1 JOIN van_trip AS T2 ON T1.reg = T2.reg GROUP BY T1.reg HAVING COUNT(*) >= 3;
-- Which registration has never gone to an event?
-- the vehicle that has stood still all the time, by reg
-- Which vehicle has never been out? The plate.
-- reg of the vans minus reg on the van trips
SELECT reg FROM van EXCEPT SELECT reg FROM van_trip;
-- Show the different companies whose events were led by a chef with the speciality dim sum.
-- For which distinct companies has a dim sum specialist cooked?
-- Whom have we sent somebody with a gift for dim sum? No repeats.
-- head chef's speciality dim sum: company, each one time
SELECT DISTINCT T1.company FROM account AS T1 JOIN event AS T2 ON T1.acct_no = T2.acct_no JOIN chef AS T3 ON T2.head_chef = T3.chef_id WHERE T3.speciality = 'dim sum';
-- What are the minimum, maximum and average number of covers?
-- smallest, largest and mean covers of our jobs
-- For how many people do we cook at least, at most and on average?
-- covers: min, max, mean
SELECT MIN(covers), MAX(covers), AVG(covers) FROM event;
-- Which occasions had a price per head above the average? List each once.
-- distinct occasions with a job that cost more a head than the mean
-- For what sorts of party did someone pay more a head than people do on average? No repeats.
-- price per head above the mean: occasion, each one time
SELECT DISTINCT occasion FROM event WHERE price_per_head > (SELECT AVG(price_per_head) FROM event);
-- How many different drivers have we used?
-- count distinct people behind the wheel
-- How many separate people have been at the wheel for us?
-- number of drivers on the van trips, each one time
SELECT COUNT(DISTINCT driver) FROM van_trip;
-- Which drivers took a chilled van (chilled 'Y') to the summer party of a company in energy?
-- Names of those driving vans with chilled Y to a summer party for the energy sector
-- Who was at the wheel of a cold vehicle (chilled: Y) on the way to a summer party of somebody in energy?
-- sector energy, occasion summer party, van chilled = Y: driver
SELECT T1.driver FROM van_trip AS T1 JOIN van AS T2 ON T1.reg = T2.reg JOIN event AS T3 ON T1.event_id = T3.event_id JOIN account AS T4 ON T3.acct_no = T4.acct_no WHERE T2.chilled = 'Y' AND T3.occasion = 'summer party' AND T4.sector = 'energy';

-- database: chateau_belair_vineyard
CREATE TABLE grapes (grape_id INTEGER PRIMARY KEY, variety TEXT, colour TEXT, origin TEXT);
CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, parcel_name TEXT, grape_id INTEGER REFERENCES grapes(grape_id), hectares REAL, planted INTEGER, soil TEXT, slope TEXT);
CREATE TABLE harvests (harvest_id INTEGER PRIMARY KEY, parcel_id INTEGER REFERENCES parcels(parcel_id), vintage INTEGER, picked_on TEXT, tonnes REAL, sugar_brix REAL);
CREATE TABLE wines (wine_id INTEGER PRIMARY KEY, wine_name TEXT, main_grape INTEGER REFERENCES grapes(grape_id), vintage INTEGER, bottles INTEGER, price REAL, months_in_oak INTEGER);
CREATE TABLE tastings (tasting_id INTEGER PRIMARY KEY, wine_id INTEGER REFERENCES wines(wine_id), critic TEXT, points INTEGER, tasted_on TEXT);
INSERT INTO grapes VALUES (1,'Merlot','red','France'),(2,'Syrah','red','France'),(3,'Chardonnay','white','France'),(4,'Tempranillo','red','Spain'),(5,'Viognier','white','France'),(6,'Albarino','white','Spain');
INSERT INTO parcels VALUES (1,'Clos du Puits',1,3.2,1985,'clay','flat'),(2,'La Combe',2,2.1,1999,'schist','steep'),(3,'Les Ormes',3,1.8,2004,'limestone','gentle'),(4,'Grand Champ',1,5.6,2010,'gravel','flat'),(5,'Petit Bois',5,0.9,2015,'limestone','gentle'),(6,'Bel Horizon',2,2.7,1978,'schist','steep'),(7,'Le Plateau',4,1.1,2022,'gravel','flat');
INSERT INTO harvests VALUES (1,1,2021,'2021-09-24',14.5,23.1),(2,2,2021,'2021-10-02',7.8,24.5),(3,3,2021,'2021-09-08',9.0,22.0),(4,4,2022,'2022-09-15',27.2,24.0),(5,1,2022,'2022-09-12',12.9,24.8),(6,6,2022,'2022-09-28',8.4,25.6),(7,5,2022,'2022-08-31',3.1,22.7),(8,3,2022,'2022-09-01',7.7,23.2);
INSERT INTO wines VALUES (1,'Belair Rouge',1,2021,18000,11.5,6),(2,'Combe Noire',2,2021,7200,24,14),(3,'Belair Blanc',3,2021,9500,12.5,0),(4,'Cuvee du Puits',1,2022,4100,32,18),(5,'Horizon',2,2022,6900,28.5,16),(6,'Fleur de Bois',5,2022,2600,19,4);
INSERT INTO tastings VALUES (1,1,'A. Lindqvist',85,'2022-11-05'),(2,2,'A. Lindqvist',91,'2023-01-18'),(3,2,'R. Okafor',93,'2023-02-02'),(4,3,'R. Okafor',84,'2022-11-20'),(5,4,'M. Serra',95,'2024-03-09'),(6,5,'M. Serra',90,'2024-03-09'),(7,5,'A. Lindqvist',88,'2024-03-22');
-- List the varieties of red grapes.
-- what red sorts do we know of
-- What sorts of vine bear red fruit?
-- colour red: grape varieties
SELECT variety FROM grapes WHERE colour = 'red';
-- How many parcels are planted with Merlot?
-- number of plots where Merlot grows
-- On how many plots do we have Merlot?
-- variety Merlot: parcel count
SELECT COUNT(*) FROM parcels AS T1 JOIN grapes AS T2 ON T1.grape_id = T2.grape_id WHERE T2.variety = 'Merlot';
-- Which parcel is the largest?
-- name of the plot with the most hectares
-- Which plot is bigger than all the rest?
-- parcels by hectares, top name
SELECT parcel_name FROM parcels ORDER BY hectares DESC LIMIT 1;
-- What is the total area in hectares of each soil?
-- hectares per soil, summed
-- How many hectares have we of every kind of ground? The ground first.
-- soil, hectares added up
SELECT soil, SUM(hectares) FROM parcels GROUP BY soil;
-- Show the names of wines and the average points they received.
-- For every tasted wine: name, mean points
-- How good do critics find each bottle on average? The bottle first.
-- wine name, mean of the points
SELECT T1.wine_name, AVG(T2.points) FROM wines AS T1 JOIN tastings AS T2 ON T1.wine_id = T2.wine_id GROUP BY T1.wine_id;
-- Which wines have never been tasted?
-- bottles no critic has judged, by name
-- What have we bottled that nobody has ever judged?
-- wines with zero tastings, names
SELECT wine_name FROM wines WHERE wine_id NOT IN (SELECT wine_id FROM tastings);
-- Which parcels have no harvest recorded?
-- plots that nothing has been picked from yet
-- Where have we never picked a grape?
-- parcels without harvest, names
SELECT parcel_name FROM parcels WHERE parcel_id NOT IN (SELECT parcel_id FROM harvests);
-- Find the names of wines of vintage 2022 that cost more than 20.
-- Which 2022 wines are over 20 in price?
-- What from 2022 is dearer than 20?
-- price above 20, vintage 2022: wine names
SELECT wine_name FROM wines WHERE vintage = 2022 AND price > 20;
-- When were the parcels on schist picked?
-- picking dates of plots with schist soil
-- When did we pick where the ground is schist?
-- soil schist: picked on, for each harvest
SELECT T1.picked_on FROM harvests AS T1 JOIN parcels AS T2 ON T1.parcel_id = T2.parcel_id WHERE T2.soil = 'schist';
-- Which varieties were harvested with more than 15 tonnes in total?
-- grape sorts that brought in over 15 tonnes, all harvests together
-- Of what grapes have we brought in more than 15 tonnes all told?
-- tonnes summed by variety, only above 15: variety
SELECT T1.variety FROM grapes AS T1 JOIN parcels AS T2 ON T1.grape_id = T2.grape_id JOIN harvests AS T3 ON T2.parcel_id = T3.parcel_id GROUP BY T1.grape_id HAVING SUM(T3.tonnes) > 15;
-- Give the lowest, highest and average sugar of the harvests of vintage 2022.
-- 2022: minimum, maximum and mean brix
-- How sweet were the grapes of 2022 (brix): at least, at most, on average?
-- vintage 2022 harvests: sugar min, max, mean
SELECT MIN(sugar_brix), MAX(sugar_brix), AVG(sugar_brix) FROM harvests WHERE vintage = 2022;
-- Which wines spend longer in oak than the average wine?
-- names of wines with more months in oak than the mean
-- What lies in the barrel for more months than usual (the mean)?
-- months in oak above average: wine names
SELECT wine_name FROM wines WHERE months_in_oak > (SELECT AVG(months_in_oak) FROM wines);
-- Which critics tasted both Combe Noire and Horizon?
-- Who gave points to Combe Noire as well as Horizon?
-- Who has judged Combe Noire and Horizon too?
-- critic with a tasting of Horizon as well as Combe Noire
SELECT T1.critic FROM tastings AS T1 JOIN wines AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_name = 'Combe Noire' INTERSECT SELECT T1.critic FROM tastings AS T1 JOIN wines AS T2 ON T1.wine_id = T2.wine_id WHERE T2.wine_name = 'Horizon';
-- Which 3 wines were made in the largest number of bottles?
-- top 3 by bottles, wine names only
-- Of what 3 did we fill more bottles than of all the others? Most first.
-- wines by bottles, going down, 3 names
SELECT wine_name FROM wines ORDER BY bottles DESC LIMIT 3;
-- What varieties are grown in no parcel and come from Spain?
-- grapes of origin Spain that none of our plots has
-- What grapes that came from Spain to begin with do we not grow anywhere?
-- origin Spain, on no parcel: variety
SELECT variety FROM grapes WHERE origin = 'Spain' AND grape_id NOT IN (SELECT grape_id FROM parcels);

-- database: jade_leaf_teahouse
CREATE TABLE teaGardens (gardenCode TEXT PRIMARY KEY, gardenName TEXT, region TEXT, country TEXT, altitude INTEGER);
CREATE TABLE teas (teaId INTEGER PRIMARY KEY, teaName TEXT, family TEXT, gardenCode TEXT REFERENCES teaGardens(gardenCode), harvestYear INTEGER, pricePer50g REAL, stockGrams INTEGER);
CREATE TABLE teaMasters (masterId INTEGER PRIMARY KEY, masterName TEXT, apprenticeOf INTEGER REFERENCES teaMasters(masterId), tradition TEXT);
CREATE TABLE ceremonies (ceremonyId INTEGER PRIMARY KEY, masterId INTEGER REFERENCES teaMasters(masterId), teaId INTEGER REFERENCES teas(teaId), heldOn TEXT, participants INTEGER, fee REAL);
INSERT INTO teaGardens VALUES ('YN1','Old Tree Slope','Yunnan','China',1650),('UJ1','Kazeyama','Uji','Japan',280),('DJ1','Misty Ridge','Darjeeling','India',1900),('AL1','Cloud Gate','Alishan','Taiwan',1400),('FJ1','Nine Bends','Fujian','China',700),('NP1','Ilam Hills','Ilam','Nepal',1750);
INSERT INTO teas VALUES (1,'Moon Cake Puer','puer','YN1',2012,32,4000),(2,'First Flush Muscatel','black','DJ1',2023,16.5,2500),(3,'Ceremonial Matcha','green','UJ1',2023,41,900),(4,'Iron Goddess','oolong','FJ1',2022,19,3100),(5,'High Mountain Oolong','oolong','AL1',2023,24,1800),(6,'White Peony','white','FJ1',2021,14,2200),(7,'Gyokuro Shade','green','UJ1',2022,36,650),(8,'Young Puer','puer','YN1',2020,11,5200);
INSERT INTO teaMasters VALUES (1,'Lin Meihua',NULL,'gongfu'),(2,'Sato Kenji',NULL,'chanoyu'),(3,'Clara Voss',1,'gongfu'),(4,'Dev Rana',1,'gongfu'),(5,'Yoko Abe',2,'chanoyu');
INSERT INTO ceremonies VALUES (1,1,1,'2024-01-13',6,45),(2,2,3,'2024-01-20',5,60),(3,3,4,'2024-02-03',8,35),(4,1,5,'2024-02-17',7,45),(5,2,7,'2024-03-02',4,65),(6,3,4,'2024-03-09',10,35),(7,5,3,'2024-03-23',6,40);
-- How many teas belong to the oolong family?
-- count the oolong sorts
-- How many sorts of oolong do we have?
-- family oolong: count of teas
SELECT COUNT(*) FROM teas WHERE family = 'oolong';
-- What are the names of teas from gardens in China?
-- leaves grown in China
-- What do we pour that grew in China?
-- garden country China: tea names
SELECT T1.teaName FROM teas AS T1 JOIN teaGardens AS T2 ON T1.gardenCode = T2.gardenCode WHERE T2.country = 'China';
-- Which garden lies highest?
-- name of the plantation at the greatest altitude
-- What plantation is farther up than all the others?
-- gardens by altitude, top name
SELECT gardenName FROM teaGardens ORDER BY altitude DESC LIMIT 1;
-- List the names and prices of teas with less than 2000 grams in stock.
-- What is running low, under 2000 grams? Tea name and price per 50 g are wanted.
-- What have we less than 2000 grams of, and how much is it for 50 grams?
-- stock under 2000 grams: tea name, price per 50 g
SELECT teaName, pricePer50g FROM teas WHERE stockGrams < 2000;
-- Who are the apprentices of Lin Meihua?
-- names of those who learned from Lin Meihua
-- Whom did Lin Meihua teach?
-- apprentice of Lin Meihua: master names
SELECT T1.masterName FROM teaMasters AS T1 JOIN teaMasters AS T2 ON T1.apprenticeOf = T2.masterId WHERE T2.masterName = 'Lin Meihua';
-- Show each master's name with the average number of participants in the ceremonies held.
-- How many people attend on average, master by master? Name first.
-- How many people does everyone pour for on average? Who first.
-- master name, mean of participants over his or her ceremonies
SELECT T1.masterName, AVG(T2.participants) FROM teaMasters AS T1 JOIN ceremonies AS T2 ON T1.masterId = T2.masterId GROUP BY T1.masterId;
-- Which gardens supply none of our teas?
-- plantations we buy nothing from, names
-- From which plantations do we get nothing?
-- gardens with zero teas, names
SELECT gardenName FROM teaGardens WHERE gardenCode NOT IN (SELECT gardenCode FROM teas);
-- Which tea families have a total stock of over 4000 grams?
-- families with more than 4000 grams on the shelves altogether
-- Of which kinds have we got more than 4000 grams all told?
-- stock grams summed by family, only above 4000: family
SELECT family FROM teas GROUP BY family HAVING SUM(stockGrams) > 4000;
-- Find the dates of ceremonies where a green tea was served.
-- When did a ceremony use a tea of the green family?
-- On what days did somebody pour a green one?
-- tea family green: ceremony dates
SELECT T1.heldOn FROM ceremonies AS T1 JOIN teas AS T2 ON T1.teaId = T2.teaId WHERE T2.family = 'green';
-- Which masters never held a ceremony?
-- names missing from the list of ceremonies
-- Who has never poured for anyone?
-- masters with zero ceremonies, names
SELECT masterName FROM teaMasters WHERE masterId NOT IN (SELECT masterId FROM ceremonies);
-- Give the names of teas that are dearer than the average tea.
-- which leaves are above the mean price
-- What costs more than our leaves do on average?
-- price per 50g above the mean: tea names
SELECT teaName FROM teas WHERE pricePer50g > (SELECT AVG(pricePer50g) FROM teas);
-- How many different teas have been served at ceremonies?
-- distinct teas poured so far, as a number
-- How many separate sorts have been poured for people?
-- number of teas in the ceremonies, each one time
SELECT COUNT(DISTINCT teaId) FROM ceremonies;
-- From which countries came the teas served by Sato Kenji? Each country once.
-- Distinct countries behind the leaves that Sato Kenji prepared
-- From what nations is what Sato Kenji has poured? No repeats.
-- master Sato Kenji: country of the tea's garden, each one time
SELECT DISTINCT T4.country FROM teaMasters AS T1 JOIN ceremonies AS T2 ON T1.masterId = T2.masterId JOIN teas AS T3 ON T2.teaId = T3.teaId JOIN teaGardens AS T4 ON T3.gardenCode = T4.gardenCode WHERE T1.masterName = 'Sato Kenji';
-- What are the names of the teas harvested in 2023 or of the puer family?
-- puer teas together with everything picked in 2023
-- What was picked in 2023 or is a puer?
-- family puer or harvest year 2023: tea names
SELECT teaName FROM teas WHERE harvestYear = 2023 OR family = 'puer';
-- What are the lowest, highest and average fees for a ceremony?
-- cheapest, dearest and mean fee
-- How much do people pay to be poured for: at least, at most, on average?
-- ceremony fee: min, max, mean
SELECT MIN(fee), MAX(fee), AVG(fee) FROM ceremonies;
-- Which tea was served at the most ceremonies with the master Clara Voss?
-- What does Clara Voss prepare most often? Tea name.
-- What has Clara Voss poured more often than anything else?
-- master Clara Voss: count ceremonies by tea, the top tea name
SELECT T1.teaName FROM teas AS T1 JOIN ceremonies AS T2 ON T1.teaId = T2.teaId JOIN teaMasters AS T3 ON T2.masterId = T3.masterId WHERE T3.masterName = 'Clara Voss' GROUP BY T1.teaId ORDER BY COUNT(*) DESC LIMIT 1;
