-- database: pellmark_border_freight
CREATE TABLE Ref_Goods_Classes (goods_class_code TEXT PRIMARY KEY, goods_class_description TEXT, duty_percent REAL, licence_needed TEXT, chapter_no INTEGER);
CREATE TABLE Ref_Decision_Types (decision_code TEXT PRIMARY KEY, decision_description TEXT, appeal_days INTEGER);
CREATE TABLE Countries (country_code TEXT PRIMARY KEY, country_name TEXT, trade_bloc TEXT, currency TEXT, risk_level TEXT);
CREATE TABLE Crossing_Points (crossing_id INTEGER PRIMARY KEY, crossing_name TEXT, transport_mode TEXT, neighbour_country_code TEXT REFERENCES Countries(country_code), lanes INTEGER, opened_year INTEGER);
CREATE TABLE Officers (officer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, rank TEXT, crossing_id INTEGER REFERENCES Crossing_Points(crossing_id), supervisor_id INTEGER REFERENCES Officers(officer_id), joined_on TEXT, badge_no TEXT);
CREATE TABLE Hauliers (haulier_id INTEGER PRIMARY KEY, company_name TEXT, home_country_code TEXT REFERENCES Countries(country_code), fleet_size INTEGER, trusted_trader_flag TEXT, licence_expires TEXT);
CREATE TABLE Importers (importer_id INTEGER PRIMARY KEY, importer_name TEXT, city TEXT, vat_number TEXT, registered_on TEXT);
CREATE TABLE Declarations (declaration_id INTEGER PRIMARY KEY, importer_id INTEGER REFERENCES Importers(importer_id), haulier_id INTEGER REFERENCES Hauliers(haulier_id), crossing_id INTEGER REFERENCES Crossing_Points(crossing_id), origin_country_code TEXT REFERENCES Countries(country_code), destination_country_code TEXT REFERENCES Countries(country_code), lodged_on TEXT, cleared_on TEXT, status TEXT);
CREATE TABLE Declaration_Lines (declaration_id INTEGER REFERENCES Declarations(declaration_id), line_no INTEGER, goods_class_code TEXT REFERENCES Ref_Goods_Classes(goods_class_code), item_description TEXT, quantity INTEGER, gross_weight_kg REAL, declared_value REAL, PRIMARY KEY (declaration_id, line_no));
CREATE TABLE Inspections (inspection_id INTEGER PRIMARY KEY, declaration_id INTEGER REFERENCES Declarations(declaration_id), officer_id INTEGER REFERENCES Officers(officer_id), inspection_date TEXT, method TEXT, minutes_taken INTEGER, decision_code TEXT REFERENCES Ref_Decision_Types(decision_code));
CREATE TABLE Seizures (seizure_id INTEGER PRIMARY KEY, inspection_id INTEGER REFERENCES Inspections(inspection_id), seized_article TEXT, estimated_value REAL, disposal TEXT);
INSERT INTO Ref_Goods_Classes VALUES ('TEX','Textiles and garments',12.0,'N',61),('ELE','Consumer electronics',4.5,'N',85),('ALC','Alcoholic beverages',35.0,'Y',22),('LIV','Live plants',8.0,'Y',6),('MAC','Machinery',3.0,'N',84),('CHE','Industrial chemicals',6.5,'Y',28),('TOY','Toys and games',5.0,'N',95);
INSERT INTO Ref_Decision_Types VALUES ('REL','Released',0),('HLD','Held for documents',14),('SEI','Goods seized',30),('RET','Returned to sender',10),('FIN','Fined and released',21);
INSERT INTO Countries VALUES ('PL','Pellmark','Middle League','mark','low'),('VA','Varnland','Northern Union','krone','low'),('OS','Ostermark','Middle League','mark','medium'),('SE','Sele Republic',NULL,'sel','high'),('TK','Tarkhan','Silk Compact','tarka','high'),('QU','Quirland','Northern Union','quire','medium'),('DU','Dunasia',NULL,'duna','medium');
INSERT INTO Crossing_Points VALUES (1,'Stonegate Pass','road','OS',8,1974),(2,'Ferrywall','sea','VA',4,1958),(3,'Upper Lind','rail','QU',2,1989),(4,'Kestane Bridge','road','SE',6,2003),(5,'Marlow Field','air','TK',3,2011);
INSERT INTO Officers VALUES (1,'Helga','Brandt','Superintendent',1,NULL,'1999-04-12','PB-004'),(2,'Tomas','Okoro','Inspector',1,1,'2008-09-01','PB-117'),(3,'Irena','Salk','Inspector',2,1,'2011-02-14','PB-150'),(4,'Viktor','Lund','Agent',2,3,'2018-06-20','PB-233'),(5,'Mireille','Castan','Agent',4,2,'2019-03-11','PB-248'),(6,'Goran','Petri','Agent',4,2,'2021-10-05','PB-301'),(7,'Sana','Yilmaz','Inspector',5,1,'2014-01-08','PB-189');
INSERT INTO Hauliers VALUES (1,'Borealis Trucking','VA',140,'Y','2027-05-31'),(2,'Lind Valley Freight','PL',62,'Y','2026-12-31'),(3,'Tarkhan Transit','TK',35,'N','2025-11-15'),(4,'Quick Quire Lines','QU',88,'N','2028-02-28'),(5,'Old Mark Carriers','OS',21,'N',NULL),(6,'Dunasian Air Cargo','DU',12,'Y','2026-08-01');
INSERT INTO Importers VALUES (1,'Fenwick Garments','Lindhaven','PM20001','2009-03-02'),(2,'Circuit Corner','Lindhaven','PM20014','2015-07-19'),(3,'Vinoteca Pell','Marlow','PM20022','2012-11-30'),(4,'Greenhouse Direct','Kestane','PM20037','2019-05-06'),(5,'Axle and Bearing Supply','Marlow','PM20041','2004-08-24'),(6,'Playbarn Stores','Orsk',NULL,'2022-01-17');
INSERT INTO Declarations VALUES (501,1,3,4,'TK','PL','2024-02-03','2024-02-05','cleared'),(502,2,1,2,'VA','PL','2024-02-11','2024-02-11','cleared'),(503,3,5,1,'OS','PL','2024-03-01',NULL,'held'),(504,5,1,2,'VA','QU','2024-03-09','2024-03-10','cleared'),(505,3,4,2,'QU','PL','2024-03-22','2024-03-29','cleared'),(506,4,2,1,'SE','PL','2024-04-02',NULL,'refused'),(507,1,1,1,'OS','VA','2024-04-15','2024-04-15','cleared'),(508,2,6,5,'DU','PL','2024-05-06',NULL,'held'),(509,5,2,1,'OS','PL','2024-05-20','2024-05-21','cleared');
INSERT INTO Declaration_Lines VALUES (501,1,'TEX','cotton shirts',4000,1250.5,18000),(501,2,'TOY','wooden blocks',600,340,5400),(502,1,'ELE','headphones',1500,420,67500),(503,1,'ALC','plum brandy',900,1380,21600),(503,2,'ALC','sparkling wine',1200,2010,14400),(504,1,'MAC','pump parts',75,2240,48750),(505,1,'ALC','table wine',3000,4600,16500),(506,1,'LIV','citrus saplings',250,880,6250),(506,2,'CHE','fertiliser salts',40,1000,2100),(507,1,'TEX','linen sheets',800,960,20800),(508,1,'ELE','tablet computers',220,198,39600),(509,1,'MAC','tractor parts',310,5150,73200);
INSERT INTO Inspections VALUES (1,501,5,'2024-02-04','X-ray scan',35,'FIN'),(2,503,2,'2024-03-02','full unloading',190,'SEI'),(3,504,4,'2024-03-09','document check',20,'REL'),(4,505,3,'2024-03-24','full unloading',145,'HLD'),(5,506,2,'2024-04-03','document check',25,'RET'),(6,508,7,'2024-05-07','X-ray scan',50,'SEI'),(7,508,7,'2024-05-09','full unloading',120,'SEI'),(8,509,2,'2024-05-20','X-ray scan',40,'REL'),(9,501,6,'2024-02-04','sniffer dog',15,'REL');
INSERT INTO Seizures VALUES (1,2,'untaxed spirits',9800,'destroyed'),(2,2,'forged stamps',1500,'court evidence'),(3,6,'counterfeit tablets',27400,'destroyed'),(4,7,'undeclared gold chain',6200,'auctioned'),(5,7,'lithium cells',700,'recycled');
-- How many officers hold the rank of Inspector?
-- headcount of staff graded Inspector
-- How big is the group of people who are Inspector by grade?
-- inspector, number of them in the service
SELECT COUNT(*) FROM Officers WHERE rank = 'Inspector';
-- List the names and lane numbers of the crossing points opened before 1990, from most lanes to fewest.
-- border posts older than 1990: what each is called and how many lanes, widest first
-- Which posts date from earlier than 1990, and how broad are they in lanes, the broadest at the top?
-- before 1990 already in use, show the post and its lanes, going down
SELECT crossing_name, lanes FROM Crossing_Points WHERE opened_year < 1990 ORDER BY lanes DESC;
-- What are the shortest, longest and average number of minutes taken by inspections?
-- checks: least, greatest and mean duration in minutes
-- How quick is the quickest search, how slow the slowest, and how long does one last typically, on average?
-- i need min, max and avg time a control lasted
SELECT MIN(minutes_taken), MAX(minutes_taken), AVG(minutes_taken) FROM Inspections;
-- From how many different countries of origin have declarations been lodged?
-- number of distinct origins among the filings
-- Shipments come out of how many separate nations?
-- where do loads start, count each source country once
SELECT COUNT(DISTINCT origin_country_code) FROM Declarations;
-- Give the ids and the lodging dates of the declarations that have not yet been cleared.
-- filings with no clearance so far: id and when lodged
-- Which papers are still waiting to get through, by number, and when were they handed in?
-- no clearing date recorded, show declaration id plus day of filing
SELECT declaration_id, lodged_on FROM Declarations WHERE cleared_on IS NULL;
-- For each crossing point, show its name and the number of declarations lodged there.
-- filings per border post, name then count
-- How busy is every gate with paperwork? Say the gate and how many came in.
-- by post: its name, its count of customs filings
SELECT T1.crossing_name, COUNT(*) FROM Crossing_Points AS T1 JOIN Declarations AS T2 ON T1.crossing_id = T2.crossing_id GROUP BY T1.crossing_id;
-- Find the item descriptions and declared values of the lines in the goods class described as Alcoholic beverages.
-- what was listed under Alcoholic beverages, and for how much each
-- Which entries count as Alcoholic beverages, and what did the trader say each was worth?
-- alcoholic beverages on the forms: article, stated worth
SELECT T1.item_description, T1.declared_value FROM Declaration_Lines AS T1 JOIN Ref_Goods_Classes AS T2 ON T1.goods_class_code = T2.goods_class_code WHERE T2.goods_class_description = 'Alcoholic beverages';
-- Show the last name of each officer together with the last name of the officer's supervisor.
-- staff surnames and next to them the surname of their boss
-- Who reports to whom? Family names only, subordinate first.
-- pairs of surnames: employee, then the one above them
SELECT T1.last_name, T2.last_name FROM Officers AS T1 JOIN Officers AS T2 ON T1.supervisor_id = T2.officer_id;
-- Which haulier appears on the most declarations? Give the company name.
-- carrier with the largest number of filings
-- What firm brings loads across most often, going by the paperwork?
-- name the trucking business that is on more customs forms than any other
SELECT T2.company_name FROM Declarations AS T1 JOIN Hauliers AS T2 ON T1.haulier_id = T2.haulier_id GROUP BY T2.haulier_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the different names of importers that have declared goods originating in Ostermark?
-- companies bringing things in out of Ostermark, each once
-- Whose wares come from Ostermark? Every buyer a single time.
-- Ostermark as source country, unique importing businesses
SELECT DISTINCT T1.importer_name FROM Importers AS T1 JOIN Declarations AS T2 ON T1.importer_id = T2.importer_id JOIN Countries AS T3 ON T2.origin_country_code = T3.country_code WHERE T3.country_name = 'Ostermark';
-- For the declarations whose status is held, show the declaration id, the name of the origin country and the name of the destination country.
-- held filings: id, from which country, to which country
-- Where do the held papers' loads start and where are they bound? Put the number in front.
-- status held, give me declaration number, country it left, country it goes to
SELECT T1.declaration_id, T2.country_name, T3.country_name FROM Declarations AS T1 JOIN Countries AS T2 ON T1.origin_country_code = T2.country_code JOIN Countries AS T3 ON T1.destination_country_code = T3.country_code WHERE T1.status = 'held';
-- Which importers have never lodged a declaration?
-- companies on the importing register without a single filing
-- Who signed up to bring goods in, yet never handed in any papers?
-- no customs form at all, which importing business
SELECT importer_name FROM Importers WHERE importer_id NOT IN (SELECT importer_id FROM Declarations);
-- Which country codes belong either to the neighbour country of a crossing point or to the home country of a haulier?
-- codes of nations that border one of our posts or are home to a carrier
-- By short code, which lands lie just over the line from a gate, or else have a trucking firm based there?
-- list country codes, next door to a post or seat of a haulage company, either will do
SELECT neighbour_country_code FROM Crossing_Points UNION SELECT home_country_code FROM Hauliers;
-- Which importers have declarations at both Stonegate Pass and Ferrywall?
-- companies that filed at Stonegate Pass as well as at Ferrywall
-- Who has brought wares in by way of Ferrywall and also through Stonegate Pass?
-- names of importing firms using the two posts, stonegate pass and ferrywall alike
SELECT T1.importer_name FROM Importers AS T1 JOIN Declarations AS T2 ON T1.importer_id = T2.importer_id JOIN Crossing_Points AS T3 ON T2.crossing_id = T3.crossing_id WHERE T3.crossing_name = 'Stonegate Pass' INTERSECT SELECT T1.importer_name FROM Importers AS T1 JOIN Declarations AS T2 ON T1.importer_id = T2.importer_id JOIN Crossing_Points AS T3 ON T2.crossing_id = T3.crossing_id WHERE T3.crossing_name = 'Ferrywall';
-- List the names of the countries that are the origin of some declaration but the destination of none.
-- nations goods leave from though never go to, by the filings
-- Out of which lands do loads come, without any ever heading there?
-- source countries minus target countries, names please
SELECT T1.country_name FROM Countries AS T1 JOIN Declarations AS T2 ON T1.country_code = T2.origin_country_code EXCEPT SELECT T1.country_name FROM Countries AS T1 JOIN Declarations AS T2 ON T1.country_code = T2.destination_country_code;
-- Find the item descriptions that contain the word parts, along with their quantities and gross weights.
-- lines mentioning parts: what it is, how many, and kilos gross
-- Which articles have parts in their wording, how many pieces were there, and how heavy with packing?
-- anything with "parts" on the forms, show text, count of units and weight
SELECT item_description, quantity, gross_weight_kg FROM Declaration_Lines WHERE item_description LIKE '%parts%';
-- How many inspections took place between 2024-03-01 and 2024-04-30?
-- number of checks from 2024-03-01 to 2024-04-30
-- Between 2024-03-01 and 2024-04-30, how often was a load examined?
-- count searches dated 2024-03-01 up to 2024-04-30 inclusive
SELECT COUNT(*) FROM Inspections WHERE inspection_date BETWEEN '2024-03-01' AND '2024-04-30';
-- Among the goods classes that need a licence (Y), which one has the highest total declared value? Show its description and that total.
-- permit Y classes: the one with the largest sum of stated worth, and the sum
-- Of the kinds of wares one may not bring in without a permit (Y), what kind adds up to the most money, and how much?
-- licence = Y, top category by value declared altogether, plus figure
SELECT T1.goods_class_description, SUM(T2.declared_value) FROM Ref_Goods_Classes AS T1 JOIN Declaration_Lines AS T2 ON T1.goods_class_code = T2.goods_class_code WHERE T1.licence_needed = 'Y' GROUP BY T1.goods_class_code ORDER BY SUM(T2.declared_value) DESC LIMIT 1;
-- Give the first and last names of officers who have used at least two different inspection methods.
-- staff with two or more distinct ways of checking loads, full name in two columns
-- Who on the force has searched in no fewer than two different manners? First name and surname.
-- officers, not always the same method but at least two, given name and family name
SELECT T1.first_name, T1.last_name FROM Officers AS T1 JOIN Inspections AS T2 ON T1.officer_id = T2.officer_id GROUP BY T1.officer_id HAVING COUNT(DISTINCT T2.method) >= 2;
-- Which seized articles have an estimated value above the average of all seizures, and what is the last name of the officer who made the inspection?
-- confiscated things worth more than the mean confiscation, with the surname of the officer
-- What was taken away that is pricier than such finds usually are on average, and who found it, by family name?
-- above-average hauls: article, surname of the person who did the check
SELECT T1.seized_article, T3.last_name FROM Seizures AS T1 JOIN Inspections AS T2 ON T1.inspection_id = T2.inspection_id JOIN Officers AS T3 ON T2.officer_id = T3.officer_id WHERE T1.estimated_value > (SELECT AVG(estimated_value) FROM Seizures);
-- For each haulier with goods seized from its declarations, show the company name, the number of seizures and their total estimated value, by total value in descending order.
-- carriers, how many confiscations each and how much these were worth together, largest sum first
-- Which trucking firms had things taken off them, how often, and to what worth overall? The costliest at the top.
-- confiscated goods by transport company: name, count, summed worth, from big to small
SELECT T1.company_name, COUNT(*), SUM(T4.estimated_value) FROM Hauliers AS T1 JOIN Declarations AS T2 ON T1.haulier_id = T2.haulier_id JOIN Inspections AS T3 ON T2.declaration_id = T3.declaration_id JOIN Seizures AS T4 ON T3.inspection_id = T4.inspection_id GROUP BY T1.haulier_id ORDER BY SUM(T4.estimated_value) DESC;
-- Show the importer name, the crossing name and the inspection date for every inspection that took more than 100 minutes and whose decision is described as Goods seized.
-- checks over 100 minutes that ended with Goods seized: company, post, day
-- Where a search went on past 100 minutes with the outcome Goods seized, whose load was it, at what gate and when?
-- outcome goods seized, longer than 100 min, give importing firm, border post and date
SELECT T1.importer_name, T3.crossing_name, T4.inspection_date FROM Importers AS T1 JOIN Declarations AS T2 ON T1.importer_id = T2.importer_id JOIN Crossing_Points AS T3 ON T2.crossing_id = T3.crossing_id JOIN Inspections AS T4 ON T2.declaration_id = T4.declaration_id JOIN Ref_Decision_Types AS T5 ON T4.decision_code = T5.decision_code WHERE T4.minutes_taken > 100 AND T5.decision_description = 'Goods seized';

-- database: harlequin_wharf_theatre
CREATE TABLE Season (SeasonID INTEGER PRIMARY KEY, SeasonLabel TEXT, StartsOn TEXT, EndsOn TEXT, ArtisticTheme TEXT, SubsidyAmount REAL);
CREATE TABLE Playwright (PlaywrightID INTEGER PRIMARY KEY, FullName TEXT, Nationality TEXT, BornYear INTEGER, DiedYear INTEGER);
CREATE TABLE Play (PlayID INTEGER PRIMARY KEY, Title TEXT, PlaywrightID INTEGER REFERENCES Playwright(PlaywrightID), TranslatorID INTEGER REFERENCES Playwright(PlaywrightID), Genre TEXT, WrittenYear INTEGER, ActCount INTEGER);
CREATE TABLE Stage (StageID INTEGER PRIMARY KEY, StageName TEXT, SeatCount INTEGER, StageWidthM REAL, WheelchairPlaces INTEGER);
CREATE TABLE Artist (ArtistID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Profession TEXT, City TEXT, HiredOn TEXT, MentorID INTEGER REFERENCES Artist(ArtistID));
CREATE TABLE Production (ProductionID INTEGER PRIMARY KEY, PlayID INTEGER REFERENCES Play(PlayID), SeasonID INTEGER REFERENCES Season(SeasonID), StageID INTEGER REFERENCES Stage(StageID), DirectorID INTEGER REFERENCES Artist(ArtistID), DesignerID INTEGER REFERENCES Artist(ArtistID), PremiereDate TEXT, Budget REAL, RunningMinutes INTEGER);
CREATE TABLE Casting (ProductionID INTEGER REFERENCES Production(ProductionID), ArtistID INTEGER REFERENCES Artist(ArtistID), CharacterName TEXT, IsLead INTEGER, FeePerNight REAL, PRIMARY KEY (ProductionID, ArtistID, CharacterName));
CREATE TABLE Performance (PerformanceID INTEGER PRIMARY KEY, ProductionID INTEGER REFERENCES Production(ProductionID), PlayedOn TEXT, CurtainTime TEXT, TicketsSold INTEGER, Cancelled TEXT);
CREATE TABLE Subscriber (SubscriberID INTEGER PRIMARY KEY, Name TEXT, City TEXT, MemberSince INTEGER, Email TEXT, Tier TEXT);
CREATE TABLE Booking (BookingID INTEGER PRIMARY KEY, PerformanceID INTEGER REFERENCES Performance(PerformanceID), SubscriberID INTEGER REFERENCES Subscriber(SubscriberID), Seats INTEGER, Price REAL, BookedOn TEXT);
CREATE TABLE Review (ReviewID INTEGER PRIMARY KEY, ProductionID INTEGER REFERENCES Production(ProductionID), Newspaper TEXT, Critic TEXT, Stars INTEGER, PublishedOn TEXT);
INSERT INTO Season VALUES (1,'2021/22','2021-09-10','2022-06-18','Return',410000),(2,'2022/23','2022-09-09','2023-06-24','Borders',455000),(3,'2023/24','2023-09-15','2024-06-22','Families',430000),(4,'2024/25','2024-09-13','2025-06-21','Machines',NULL);
INSERT INTO Playwright VALUES (1,'Agnes Thorvald','Norwegian',1861,1932),(2,'Luca Bernasconi','Italian',1902,1977),(3,'Dorothy Pell','British',1931,2009),(4,'Marek Zielny','Polish',1958,NULL),(5,'Ife Adeyemi','Nigerian',1984,NULL),(6,'Hannah Crowe','British',1970,NULL);
INSERT INTO Play VALUES (1,'The Ice Widow',1,6,'tragedy',1898,5),(2,'Two Suitcases',2,3,'comedy',1949,3),(3,'Night Ferry',3,NULL,'drama',1974,2),(4,'The Inspector Sleeps',4,6,'satire',1996,2),(5,'Salt and Sugar',5,NULL,'comedy',2018,1),(6,'The Glass Uncle',2,3,'farce',1955,3),(7,'Harvest Moon Motel',6,NULL,'drama',2011,2);
INSERT INTO Stage VALUES (1,'Main House',620,14.5,12),(2,'The Boiler Room',140,8,4),(3,'Quayside Tent',300,11,10),(4,'Rehearsal Loft',60,6.5,0);
INSERT INTO Artist VALUES (1,'Rosalind','Keane','director','Bristol','2006-03-01',NULL),(2,'Otto','Varga','director','Cardiff','2013-08-15',1),(3,'Priya','Nandan','designer','Bristol','2010-05-20',NULL),(4,'Callum','Reid','actor','Glasgow','2015-09-01',NULL),(5,'Esme','Larkin','actor','Bristol','2018-09-01',4),(6,'Jonas','Whitby','actor','Bath','2020-01-10',4),(7,'Beatriz','Moura','designer','Cardiff','2019-11-04',3),(8,'Dele','Ojo','actor','London','2022-09-01',5);
INSERT INTO Production VALUES (1,1,1,1,1,3,'2021-10-02',185000,165),(2,5,1,2,2,7,'2022-02-11',42000,80),(3,3,2,1,1,3,'2022-10-08',150000,130),(4,4,2,2,2,3,'2023-01-27',58000,110),(5,6,3,3,2,7,'2024-05-03',96000,125),(6,2,3,1,1,7,'2023-10-14',132000,140),(7,5,4,3,5,7,'2025-04-25',51000,85);
INSERT INTO Casting VALUES (1,4,'Pastor Lund',1,320),(1,5,'Sigrid',1,300),(1,6,'Fisherman',0,180),(2,5,'Amaka',1,210),(2,8,'Uncle Femi',0,150),(3,4,'The Purser',1,310),(3,6,'Lewis',0,190),(4,6,'The Inspector',1,240),(5,4,'Uncle Vitro',1,330),(5,5,'Pia',0,220),(6,6,'Porter',0,205),(6,8,'Gino',1,260),(7,8,'Uncle Femi',1,270);
INSERT INTO Performance VALUES (1,1,'2021-10-02','19:30',598,'no'),(2,1,'2021-10-09','19:30',441,'no'),(3,2,'2022-02-11','20:00',131,'no'),(4,3,'2022-10-08','19:30',512,'no'),(5,3,'2022-10-15','14:30',0,'yes'),(6,4,'2023-01-27','20:00',140,'no'),(7,6,'2023-10-14','19:30',575,'no'),(8,6,'2023-10-21','14:30',360,'no'),(9,5,'2024-05-03','18:00',288,'no'),(10,5,'2024-05-04','18:00',0,'yes');
INSERT INTO Subscriber VALUES (1,'Margaret Doyle','Bath',1998,'m.doyle@post.test','gold'),(2,'Harbour Bank Club','Bristol',2012,'club@harbourbank.test','gold'),(3,'Yusuf Demir','Cardiff',2017,NULL,'silver'),(4,'Lena Hofstad','Bristol',2020,'lena.h@post.test','silver'),(5,'Peter Annable','Newport',2005,'annable@post.test','bronze'),(6,'Rowan Sixth Form','Bath',2022,'drama@rowan.test','bronze');
INSERT INTO Booking VALUES (1,1,1,2,88,'2021-08-20'),(2,1,2,20,760,'2021-09-01'),(3,3,4,2,44,'2022-01-30'),(4,4,1,2,90,'2022-08-28'),(5,4,3,1,38,'2022-09-30'),(6,6,4,3,66,'2023-01-12'),(7,7,2,12,480,'2023-09-02'),(8,8,6,28,420,'2023-09-19'),(9,9,4,4,100,'2024-04-02'),(10,9,1,1,27,'2024-04-20'),(11,7,3,2,84,'2023-10-01');
INSERT INTO Review VALUES (1,1,'Severn Courier','A. Plimpton',4,'2021-10-04'),(2,1,'The Daily Kite','R. Moss',5,'2021-10-05'),(3,2,'Severn Courier','A. Plimpton',3,'2022-02-13'),(4,3,'The Daily Kite','R. Moss',2,'2022-10-10'),(5,4,'Severn Courier','J. Farrow',5,'2023-01-29'),(6,6,'Bristol Echo','L. Tamm',4,'2023-10-16'),(7,6,'The Daily Kite','R. Moss',3,'2023-10-17');
-- What are the titles of the plays of the genre comedy?
-- names of our pieces classed as comedy
-- What have we got in the way of comedy?
-- comedy scripts, title only
SELECT Title FROM Play WHERE Genre = 'comedy';
-- How many performances were cancelled (yes)?
-- number of evenings called off, cancelled yes
-- How often did the curtain stay down because the show was scrapped (yes)?
-- cancelled = yes, total of dates
SELECT COUNT(*) FROM Performance WHERE Cancelled = 'yes';
-- Show the full names and years of birth of the playwrights who are still alive, that is, have no year of death recorded, oldest first.
-- living writers with the year they were born, eldest on top
-- Which dramatists have not died yet, and in what year did each come into the world? Start with the most senior.
-- authors, no death year on file, name plus birth year, in order of birth
SELECT FullName, BornYear FROM Playwright WHERE DiedYear IS NULL ORDER BY BornYear;
-- What is the total number of seats of all stages, and the number of seats of the largest one?
-- how many chairs altogether, and how many in the biggest hall
-- How many people could sit down in the whole house at once, and how many in the roomiest hall?
-- seats: sum over every stage, then the maximum
SELECT SUM(SeatCount), MAX(SeatCount) FROM Stage;
-- In which different cities do artists of the profession actor live?
-- towns our people listed as actor come from, each once
-- Where are those who are actor by trade at home? Don't repeat a place.
-- actor, unique home towns
SELECT DISTINCT City FROM Artist WHERE Profession = 'actor';
-- Show the title of each play together with the full name of its playwright and the full name of its translator.
-- translated pieces: what it's called, who wrote it, who put it into English
-- For each script that was rendered from another tongue, name the work, the author and the person who rendered it.
-- title, author's name, translator's name, where there is a translator
SELECT T1.Title, T2.FullName, T3.FullName FROM Play AS T1 JOIN Playwright AS T2 ON T1.PlaywrightID = T2.PlaywrightID JOIN Playwright AS T3 ON T1.TranslatorID = T3.PlaywrightID;
-- For each season, give its label and the average budget of its productions.
-- mean money per show, season by season
-- What does putting on a show typically cost, on average, in every theatre year? The year's label first.
-- average production budget, broken down by season label
SELECT T1.SeasonLabel, AVG(T2.Budget) FROM Season AS T1 JOIN Production AS T2 ON T1.SeasonID = T2.SeasonID GROUP BY T1.SeasonID;
-- Which play has been produced more than once?
-- title of any piece staged more than once here
-- What work did we mount again, so that it was on more than one time?
-- plays with over one production
SELECT T1.Title FROM Play AS T1 JOIN Production AS T2 ON T1.PlayID = T2.PlayID GROUP BY T1.PlayID HAVING COUNT(*) > 1;
-- Which plays have never been produced? List their titles.
-- pieces we own but never staged
-- What scripts are gathering dust, not once put on?
-- titles without any production whatsoever
SELECT Title FROM Play WHERE PlayID NOT IN (SELECT PlayID FROM Production);
-- List the character names that contain the word Uncle, without repetition, in alphabetical order.
-- distinct roles with Uncle in them, a to z
-- Which parts go by something like Uncle? Each a single time, by the alphabet.
-- uncle roles, unique, sorted by name
SELECT DISTINCT CharacterName FROM Casting WHERE CharacterName LIKE '%Uncle%' ORDER BY CharacterName;
-- Find the first and last names of the artists together with the last name of their mentor.
-- company members with a mentor: given name, surname, mentor's surname
-- Who is under whose wing? First name and family name of the younger one, then the family name of the elder.
-- mentored people, both their names, plus surname of the mentor
SELECT T1.FirstName, T1.LastName, T2.LastName FROM Artist AS T1 JOIN Artist AS T2 ON T1.MentorID = T2.ArtistID;
-- Which production had the most tickets sold at a single performance? Give the title of the play and the date played.
-- best-selling single night: piece and day
-- On what evening was the house fullest by heads, and what was on? Say the work first.
-- record ticket sales of one performance, show play title then date
SELECT T1.Title, T3.PlayedOn FROM Play AS T1 JOIN Production AS T2 ON T1.PlayID = T2.PlayID JOIN Performance AS T3 ON T2.ProductionID = T3.ProductionID ORDER BY T3.TicketsSold DESC LIMIT 1;
-- Which last names belong to artists who have directed or designed a production on the stage named Main House?
-- surnames of anyone who was director or designer of a show in the Main House
-- Who ran a show or drew up its looks in the Main House? Family names.
-- main house: directors plus set designers, last names in one list
SELECT T1.LastName FROM Artist AS T1 JOIN Production AS T2 ON T1.ArtistID = T2.DirectorID JOIN Stage AS T3 ON T2.StageID = T3.StageID WHERE T3.StageName = 'Main House' UNION SELECT T1.LastName FROM Artist AS T1 JOIN Production AS T2 ON T1.ArtistID = T2.DesignerID JOIN Stage AS T3 ON T2.StageID = T3.StageID WHERE T3.StageName = 'Main House';
-- Give the first and last names of the artists who have both directed a production and been cast in one.
-- people who have been director as well as performer here, full name split in two
-- Who has stood on stage and also sat in the big chair telling the rest what to do? First name, family name.
-- names (first, last) of artists acting in one show and directing some show too
SELECT T1.FirstName, T1.LastName FROM Artist AS T1 JOIN Production AS T2 ON T1.ArtistID = T2.DirectorID INTERSECT SELECT T1.FirstName, T1.LastName FROM Artist AS T1 JOIN Casting AS T2 ON T1.ArtistID = T2.ArtistID;
-- Which newspapers have reviewed The Ice Widow but not Two Suitcases?
-- papers that wrote about The Ice Widow, leaving out those that also wrote about Two Suitcases
-- Who in the press judged The Ice Widow without ever judging Two Suitcases?
-- no notice of two suitcases, yet one of the ice widow, which papers
SELECT T1.Newspaper FROM Review AS T1 JOIN Production AS T2 ON T1.ProductionID = T2.ProductionID JOIN Play AS T3 ON T2.PlayID = T3.PlayID WHERE T3.Title = 'The Ice Widow' EXCEPT SELECT T1.Newspaper FROM Review AS T1 JOIN Production AS T2 ON T1.ProductionID = T2.ProductionID JOIN Play AS T3 ON T2.PlayID = T3.PlayID WHERE T3.Title = 'Two Suitcases';
-- How many different subscribers have booked for performances of the play Night Ferry?
-- distinct members with a reservation for Night Ferry
-- To how many separate patrons did we sell Night Ferry?
-- night ferry, count the bookers once each
SELECT COUNT(DISTINCT T4.SubscriberID) FROM Play AS T1 JOIN Production AS T2 ON T1.PlayID = T2.PlayID JOIN Performance AS T3 ON T2.ProductionID = T3.ProductionID JOIN Booking AS T4 ON T3.PerformanceID = T4.PerformanceID WHERE T1.Title = 'Night Ferry';
-- For each subscriber with at least two bookings, show the name, the number of bookings and the total number of seats, ordered by the total of seats from high to low.
-- members with two or more reservations: who, how many reservations, how many seats in all, most seats on top
-- Which patrons came back at least two times, how often did they order, and for how many places overall? Largest crowd in front.
-- at least two bookings per subscriber, list name, count and seat sum, descending by seats
SELECT T1.Name, COUNT(*), SUM(T2.Seats) FROM Subscriber AS T1 JOIN Booking AS T2 ON T1.SubscriberID = T2.SubscriberID GROUP BY T1.SubscriberID HAVING COUNT(*) >= 2 ORDER BY SUM(T2.Seats) DESC;
-- Which productions, given by play title and premiere date, run longer than the average running time?
-- shows lasting above the mean number of minutes: title, opening day
-- What takes up more of an evening than our shows do on average, and when did it open?
-- longer than average in minutes, show the piece and its first night
SELECT T1.Title, T2.PremiereDate FROM Play AS T1 JOIN Production AS T2 ON T1.PlayID = T2.PlayID WHERE T2.RunningMinutes > (SELECT AVG(RunningMinutes) FROM Production);
-- Who are the three artists with the highest total of fees per night over their castings? Show first name, last name and that total.
-- top three performers by summed nightly pay: given name, surname, sum
-- Which three players earn the most an evening if one adds up all their parts? Two names and the money.
-- add each cast member's nightly fees, best paid 3, first and last name with total
SELECT T1.FirstName, T1.LastName, SUM(T2.FeePerNight) FROM Artist AS T1 JOIN Casting AS T2 ON T1.ArtistID = T2.ArtistID GROUP BY T1.ArtistID ORDER BY SUM(T2.FeePerNight) DESC LIMIT 3;
-- List the play titles of productions that premiered between 2022-01-01 and 2023-12-31 and whose budget was under 100000.
-- first night from 2022-01-01 to 2023-12-31, cost below 100000: which pieces
-- What opened between 2022-01-01 and 2023-12-31 on a purse of less than 100000?
-- under 100000 in budget, premiere 2022-01-01 through 2023-12-31, titles
SELECT T1.Title FROM Play AS T1 JOIN Production AS T2 ON T1.PlayID = T2.PlayID WHERE T2.PremiereDate BETWEEN '2022-01-01' AND '2023-12-31' AND T2.Budget < 100000;
-- Give the names and tiers of the subscribers who do not live in Bristol and have a booking for more than 10 seats.
-- members outside Bristol with a reservation bigger than 10 places: who, what tier
-- Which patrons, at home anywhere except Bristol, once ordered over 10 places, and what grade are they?
-- city not bristol, some order above 10 seats, name + tier
SELECT Name, Tier FROM Subscriber WHERE City != 'Bristol' AND SubscriberID IN (SELECT SubscriberID FROM Booking WHERE Seats > 10);
-- Among the productions directed by someone with the last name Keane, which play received the highest average number of stars? Give the title and the average.
-- of Keane's shows, the one with the best mean rating, and that mean
-- What did the critics like best, on average, of all that Keane put on as the one in charge, and how many stars did it get then?
-- director Keane, top play by average stars, title and figure
SELECT T2.Title, AVG(T4.Stars) FROM Production AS T1 JOIN Play AS T2 ON T1.PlayID = T2.PlayID JOIN Artist AS T3 ON T1.DirectorID = T3.ArtistID JOIN Review AS T4 ON T1.ProductionID = T4.ProductionID WHERE T3.LastName = 'Keane' GROUP BY T2.PlayID ORDER BY AVG(T4.Stars) DESC LIMIT 1;

-- database: fetlock_and_fin_vets
CREATE TABLE clinics (cl_id INTEGER PRIMARY KEY, cl_name TEXT, town TEXT, postcode TEXT, opened INTEGER, kennels INTEGER, night_svc TEXT);
CREATE TABLE vets (vet_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, cl_id INTEGER REFERENCES clinics(cl_id), spec TEXT, dt_qualified TEXT, boss_id INTEGER REFERENCES vets(vet_id), salary INTEGER);
CREATE TABLE ref_species (sp_cd TEXT PRIMARY KEY, sp_desc TEXT, avg_lifespan INTEGER, exotic TEXT);
CREATE TABLE owners (own_id INTEGER PRIMARY KEY, own_nm TEXT, town TEXT, phone TEXT, dt_reg TEXT);
CREATE TABLE animals (an_id INTEGER PRIMARY KEY, an_nm TEXT, sp_cd TEXT REFERENCES ref_species(sp_cd), breed TEXT, sex TEXT, dt_of_birth TEXT, wt_kg REAL, own_id INTEGER REFERENCES owners(own_id), chip_no TEXT);
CREATE TABLE visits (vis_id INTEGER PRIMARY KEY, an_id INTEGER REFERENCES animals(an_id), vet_id INTEGER REFERENCES vets(vet_id), cl_id INTEGER REFERENCES clinics(cl_id), vis_dt TEXT, reason TEXT, temp_c REAL, fee REAL);
CREATE TABLE ref_diagnoses (dx_cd TEXT PRIMARY KEY, dx_desc TEXT, notifiable TEXT, body_sys TEXT);
CREATE TABLE visit_dx (vis_id INTEGER REFERENCES visits(vis_id), dx_cd TEXT REFERENCES ref_diagnoses(dx_cd), severity INTEGER, confirmed TEXT, PRIMARY KEY (vis_id, dx_cd));
CREATE TABLE drugs (drug_id INTEGER PRIMARY KEY, drug_nm TEXT, maker TEXT, form TEXT, unit_price REAL, withdrawal_days INTEGER);
CREATE TABLE scripts (scr_id INTEGER PRIMARY KEY, vis_id INTEGER REFERENCES visits(vis_id), drug_id INTEGER REFERENCES drugs(drug_id), qty INTEGER, days INTEGER, repeatable TEXT);
CREATE TABLE referrals (ref_id INTEGER PRIMARY KEY, an_id INTEGER REFERENCES animals(an_id), from_vet_id INTEGER REFERENCES vets(vet_id), to_vet_id INTEGER REFERENCES vets(vet_id), ref_dt TEXT, urgency TEXT);
INSERT INTO clinics VALUES (1,'Fetlock House','Harrow Green','HG1 4TR',1987,24,'Y'),(2,'Millpond Surgery','Ditchley','DY3 8AA',2004,10,'N'),(3,'Fin and Feather','Harrow Green','HG2 1PB',2016,6,'N'),(4,'Longacre Equine','Tarrant','TA9 5QX',1999,0,'Y'),(5,'Coastguard Vets','Selby Bay','SB1 2HH',2021,14,'N');
INSERT INTO vets VALUES (1,'Alastair','Munro',1,'surgery','1991-07-05',NULL,88000),(2,'Noor','Haddad',1,'dermatology','2006-07-01',1,67000),(3,'Bethan','Price',2,'general','2014-06-30',2,51000),(4,'Kenji','Mori',3,'exotics','2011-07-08',1,64000),(5,'Freya','Dahl',4,'equine','2003-06-27',1,76000),(6,'Samir','Patel',2,'general','2020-07-03',3,43500),(7,'Oona','Reilly',5,'cardiology','2016-07-01',NULL,59000);
INSERT INTO ref_species VALUES ('DOG','dog',12,'N'),('CAT','cat',15,'N'),('HRS','horse',27,'N'),('PAR','parrot',50,'Y'),('TOR','tortoise',80,'Y'),('RAB','rabbit',9,'N');
INSERT INTO owners VALUES (1,'Gwen Aldous','Ditchley','555-0101','2009-02-17'),(2,'Piers Fanshawe','Tarrant','555-0114','2012-10-03'),(3,'Lucia Romero','Harrow Green',NULL,'2018-05-29'),(4,'Barnaby Cole','Selby Bay','555-0139','2021-08-08'),(5,'Sunrise Sanctuary','Harrow Green','555-0150','2015-01-21'),(6,'Edith Wray','Ditchley','555-0166','2023-03-30');
INSERT INTO animals VALUES (1,'Bramble','DOG','border collie','F','2016-04-11',18.5,1,'977001'),(2,'Major Tom','CAT','maine coon','M','2019-09-02',7.2,1,'977014'),(3,'Copper Sunset','HRS','thoroughbred','F','2013-03-25',512,2,'977020'),(4,'Paco','PAR','african grey','M','2004-06-01',0.45,3,NULL),(5,'Sheldon','TOR','hermann','M','1978-05-15',3.1,5,NULL),(6,'Biscuit','RAB','mini lop','F','2022-02-20',1.9,4,NULL),(7,'Sunny','DOG','labrador','M','2020-11-30',31,4,'977052'),(8,'Duchess','HRS','welsh cob','F','2009-05-07',468,2,'977061'),(9,'Sunbeam','CAT','siamese','F','2021-07-19',3.8,5,'977070');
INSERT INTO visits VALUES (1,1,3,2,'2024-01-15','limping',38.6,62),(2,2,3,2,'2024-01-22','vaccination',38.3,48),(3,3,5,4,'2024-02-02','colic',39.4,310),(4,4,4,3,'2024-02-19','feather loss',NULL,85),(5,7,7,5,'2024-03-08','coughing',39.1,70),(6,1,1,1,'2024-03-12','knee operation',38.4,940),(7,5,4,3,'2024-04-02','check after hibernation',NULL,55),(8,9,2,1,'2024-04-18','itching',38.9,74),(9,1,6,2,'2024-05-03','stitches out',38.5,30),(10,7,7,5,'2024-05-21','heart scan',38.7,260),(11,4,2,1,'2024-06-11','skin scrape',41.0,95);
INSERT INTO ref_diagnoses VALUES ('CRU','cruciate ligament tear','N','joints'),('COL','gas colic','N','digestive'),('MIT','mite infestation','N','skin'),('KEN','kennel cough','N','respiratory'),('MUR','heart murmur','N','circulatory'),('PSI','psittacosis','Y','respiratory'),('RAB','rabies','Y','nervous');
INSERT INTO visit_dx VALUES (1,'CRU',3,'no'),(3,'COL',4,'yes'),(4,'MIT',2,'no'),(4,'PSI',4,'no'),(5,'KEN',2,'yes'),(5,'MUR',3,'no'),(6,'CRU',3,'yes'),(8,'MIT',1,'yes'),(10,'MUR',2,'yes'),(11,'MIT',3,'yes');
INSERT INTO drugs VALUES (1,'Artivet','Halden Pharma','tablet',1.2,NULL),(2,'Mitoban','Corvus Labs','spray',14.5,NULL),(3,'Colirelax','Halden Pharma','injection',22,7),(4,'Pulmoclear','Zephyr Animal Health','syrup',9.8,NULL),(5,'Cardiopet','Corvus Labs','tablet',2.6,NULL),(6,'Equiworm','Zephyr Animal Health','paste',16,28);
INSERT INTO scripts VALUES (1,1,1,20,10,'N'),(2,3,3,2,1,'N'),(3,4,2,1,14,'Y'),(4,5,4,2,7,'N'),(5,6,1,40,21,'N'),(6,8,2,2,28,'Y'),(7,10,5,90,90,'Y'),(8,11,2,3,42,'N');
INSERT INTO referrals VALUES (1,1,3,1,'2024-01-17','routine'),(2,4,4,2,'2024-05-30','routine'),(3,7,6,7,'2024-02-28','urgent'),(4,2,3,2,'2024-02-09','routine'),(5,5,2,4,'2024-03-20','urgent');
-- How many kennels do the clinics in Harrow Green have altogether?
-- total boarding places for dogs across our Harrow Green practices
-- If one adds up the pens at the Harrow Green practices, what does one get?
-- harrow green, sum of kennels
SELECT SUM(kennels) FROM clinics WHERE town = 'Harrow Green';
-- List the names and breeds of the animals without a chip number.
-- pets not chipped: what they're called and their breed
-- Which beasts carry no microchip so far, and of what breed are they?
-- chip missing, show animal name, breed
SELECT an_nm, breed FROM animals WHERE chip_no IS NULL;
-- Which animals have a name starting with Sun? Show the name and the weight.
-- patients called Sun-something, with their kilos
-- How heavy are the creatures whose name begins with Sun? Name first.
-- sun... as first letters of the pet's name, plus weight
SELECT an_nm, wt_kg FROM animals WHERE an_nm LIKE 'Sun%';
-- What are the lowest, average and highest fees charged for visits?
-- consultations: cheapest, mean and dearest price
-- How little, how much on average and how much at most did people pay for an appointment?
-- visit fee min, avg, max
SELECT MIN(fee), AVG(fee), MAX(fee) FROM visits;
-- How many different makers supply drugs?
-- number of distinct drug manufacturers
-- From how many separate firms do our medicines come?
-- medicine makers, counted once each
SELECT COUNT(DISTINCT maker) FROM drugs;
-- Show the first and last name of each vet and the name of the clinic where the vet works, for vets who qualified after 2010-01-01.
-- staff with a diploma later than 2010-01-01: given name, surname, practice
-- Which doctors got their licence past 2010-01-01, and at which practice are they? Both names, then the place.
-- qualified after 2010-01-01, list vet first name, last name, clinic
SELECT T1.fname, T1.lname, T2.cl_name FROM vets AS T1 JOIN clinics AS T2 ON T1.cl_id = T2.cl_id WHERE T1.dt_qualified > '2010-01-01';
-- For each species description, show the number of animals and their average weight.
-- head count and mean kilos by kind of animal, kind first
-- How many patients of every kind are there, and how heavy are they on average?
-- by species: its description, count, average wt
SELECT T1.sp_desc, COUNT(*), AVG(T2.wt_kg) FROM ref_species AS T1 JOIN animals AS T2 ON T1.sp_cd = T2.sp_cd GROUP BY T1.sp_cd;
-- Which clinic had the most visits with a fee of more than 60? Show the clinic's name and the number of such visits.
-- practice with the largest number of consultations dearer than 60, and how many those were
-- Where did people most often part with over 60 at an appointment, and how often was that?
-- fee above 60, top practice by count of visits, name plus count
SELECT T1.cl_name, COUNT(*) FROM clinics AS T1 JOIN visits AS T2 ON T1.cl_id = T2.cl_id WHERE T2.fee > 60 GROUP BY T1.cl_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the last name of each vet and the last name of his or her boss, for vets who earn more than 50000.
-- staff on over 50000: surname, surname of the superior
-- Whose pay is above 50000, and who is over them? Family names of the two.
-- salary more than 50000, pair up employee surname with boss surname
SELECT T1.lname, T2.lname FROM vets AS T1 JOIN vets AS T2 ON T1.boss_id = T2.vet_id WHERE T1.salary > 50000;
-- For each referral, give the name of the animal, the last name of the vet who referred it and the last name of the vet to whom it was referred.
-- who was sent on: pet, surname of sender, surname of receiver
-- Which patient was passed along from which doctor to which other? Family names for the doctors.
-- referrals list with animal name, from vet, to vet (last names)
SELECT T2.an_nm, T3.lname, T4.lname FROM referrals AS T1 JOIN animals AS T2 ON T1.an_id = T2.an_id JOIN vets AS T3 ON T1.from_vet_id = T3.vet_id JOIN vets AS T4 ON T1.to_vet_id = T4.vet_id;
-- Which owners have animals of at least two different species?
-- people keeping two or more distinct kinds of pet
-- Who has a mixed household, with no fewer than two sorts of creature?
-- at least two species per owner, names
SELECT T1.own_nm FROM owners AS T1 JOIN animals AS T2 ON T1.own_id = T2.own_id GROUP BY T1.own_id HAVING COUNT(DISTINCT T2.sp_cd) >= 2;
-- Which animals have never been on a visit?
-- patients registered yet not once seen
-- Whose pet card is still blank? Name the pets that no doctor has had in.
-- names of animals with no visit
SELECT an_nm FROM animals WHERE an_id NOT IN (SELECT an_id FROM visits);
-- Which towns have either a clinic or an owner registered?
-- list of towns, home of a practice or of a client, no repeats
-- In what places do we have either a branch or a customer?
-- all towns from the practices and from the pet keepers, put together
SELECT town FROM clinics UNION SELECT town FROM owners;
-- In which towns is there an owner but no clinic with night service (Y)?
-- places with clients where no practice is on at night (Y)
-- Where do customers live without a branch that works after dark (Y) in that same place?
-- owner towns minus towns of clinics with night svc Y
SELECT town FROM owners EXCEPT SELECT town FROM clinics WHERE night_svc = 'Y';
-- Which animals have been seen both at Millpond Surgery and at Fetlock House?
-- pets with a consultation in Millpond Surgery as well as Fetlock House
-- Who among the patients has been through the doors of Fetlock House and of Millpond Surgery too?
-- names of animals visiting the two of them, millpond surgery and fetlock house
SELECT T1.an_nm FROM animals AS T1 JOIN visits AS T2 ON T1.an_id = T2.an_id JOIN clinics AS T3 ON T2.cl_id = T3.cl_id WHERE T3.cl_name = 'Millpond Surgery' INTERSECT SELECT T1.an_nm FROM animals AS T1 JOIN visits AS T2 ON T1.an_id = T2.an_id JOIN clinics AS T3 ON T2.cl_id = T3.cl_id WHERE T3.cl_name = 'Fetlock House';
-- Give the names of the animals and the visit dates on which the diagnosis described as mite infestation was confirmed (yes).
-- proven (yes) mite infestation: which pet, what day
-- Which patients had mite infestation for sure (yes), and when was it found?
-- mite infestation with confirmed yes, animal + date
SELECT T1.an_nm, T2.vis_dt FROM animals AS T1 JOIN visits AS T2 ON T1.an_id = T2.an_id JOIN visit_dx AS T3 ON T2.vis_id = T3.vis_id JOIN ref_diagnoses AS T4 ON T3.dx_cd = T4.dx_cd WHERE T4.dx_desc = 'mite infestation' AND T3.confirmed = 'yes';
-- What are the names of drugs that have never been prescribed?
-- medicines on no prescription
-- Which remedies has nobody here ever written out for a patient?
-- drugs without a single script
SELECT drug_nm FROM drugs WHERE drug_id NOT IN (SELECT drug_id FROM scripts);
-- Which vets, by first and last name, earn more than the average salary of all vets, from highest to lowest paid?
-- staff paid above the mean: given name and surname, best paid on top
-- Who makes more money than our doctors do on average? First and family name, going down the pay scale.
-- above-average salaries, vet names (first, last), descending
SELECT fname, lname FROM vets WHERE salary > (SELECT AVG(salary) FROM vets) ORDER BY salary DESC;
-- Find the ids and reasons of the visits whose date lies between 2024-02-01 and 2024-03-31 and for which no temperature was recorded or the temperature was above 39.
-- consultations from 2024-02-01 to 2024-03-31 with temperature blank or over 39: id and why they came
-- What brought in, from 2024-02-01 till 2024-03-31, those running hotter than 39 or never measured? Put the visit number in front.
-- temp missing or more than 39, dated 2024-02-01 to 2024-03-31, visit id + reason
SELECT vis_id, reason FROM visits WHERE vis_dt BETWEEN '2024-02-01' AND '2024-03-31' AND (temp_c IS NULL OR temp_c > 39);
-- Which vet took in the highest total of fees from visits at clinics in Harrow Green? Show the vet's last name and that total.
-- at Harrow Green practices, the doctor with the largest sum of consultation income: surname, sum
-- Who earned the Harrow Green branches the most from appointments, by family name, and what did it come to?
-- clinics in harrow green, top vet by summed fees, last name + total
SELECT T1.lname, SUM(T2.fee) FROM vets AS T1 JOIN visits AS T2 ON T1.vet_id = T2.vet_id JOIN clinics AS T3 ON T2.cl_id = T3.cl_id WHERE T3.town = 'Harrow Green' GROUP BY T1.vet_id ORDER BY SUM(T2.fee) DESC LIMIT 1;
-- For each drug maker with more than two prescriptions, show the maker and the total quantity prescribed, largest quantity first.
-- manufacturers on over two prescriptions, with units prescribed in all, biggest on top
-- Which firms had their remedies written out more than two times, and how many units was that overall? The greatest first.
-- more than two scripts by maker, sum of qty, descending
SELECT T1.maker, SUM(T2.qty) FROM drugs AS T1 JOIN scripts AS T2 ON T1.drug_id = T2.drug_id GROUP BY T1.maker HAVING COUNT(*) > 2 ORDER BY SUM(T2.qty) DESC;
-- Give the names of the owners whose animals were prescribed a drug made by Corvus Labs, without repetition, together with the names of the drugs.
-- clients whose pet got something from Corvus Labs, and what it was, no doubles
-- Who went home with a Corvus Labs remedy for their creature, and which one? Each pair a single time.
-- corvus labs medicines by owner: unique owner name and drug name
SELECT DISTINCT T1.own_nm, T5.drug_nm FROM owners AS T1 JOIN animals AS T2 ON T1.own_id = T2.own_id JOIN visits AS T3 ON T2.an_id = T3.an_id JOIN scripts AS T4 ON T3.vis_id = T4.vis_id JOIN drugs AS T5 ON T4.drug_id = T5.drug_id WHERE T5.maker = 'Corvus Labs';
