-- database: hartwell_lost_property
CREATE TABLE ItemKinds (KindCode TEXT PRIMARY KEY, KindName TEXT, KeepDays INTEGER);
CREATE TABLE Stations (StationNo INTEGER PRIMARY KEY, StationName TEXT, Zone INTEGER);
CREATE TABLE Staff (StaffNo INTEGER PRIMARY KEY, StaffName TEXT, Grade TEXT, ReportsTo INTEGER REFERENCES Staff(StaffNo), BasedAt INTEGER REFERENCES Stations(StationNo));
CREATE TABLE FoundItems (ItemNo INTEGER PRIMARY KEY, KindCode TEXT REFERENCES ItemKinds(KindCode), Description TEXT, Colour TEXT, FoundAt INTEGER REFERENCES Stations(StationNo), StoredAt INTEGER REFERENCES Stations(StationNo), FoundDate TEXT, RegisteredDate TEXT, RegisteredBy INTEGER REFERENCES Staff(StaffNo), EstimatedValue REAL);
CREATE TABLE Claims (ClaimNo INTEGER PRIMARY KEY, ItemNo INTEGER REFERENCES FoundItems(ItemNo), ClaimantName TEXT, ClaimDate TEXT, Decision TEXT, HandedOverBy INTEGER REFERENCES Staff(StaffNo));
INSERT INTO ItemKinds VALUES ('UM','Umbrella',30),('PH','Phone',180),('BG','Bag',90),('GL','Glasses',60),('MU','Musical instrument',365);
INSERT INTO Stations VALUES (1,'Hartwell Central',1),(2,'Brook Street',1),(3,'Canal Bridge',2),(4,'Fairground',3),(5,'Hospital',2);
INSERT INTO Staff VALUES (1,'Irene Cole','manager',NULL,1),(2,'Dev Patel','clerk',1,1),(3,'Lou Barnes','clerk',1,3),(4,'Wendy Fox','trainee',2,1),(5,'Ali Rahimi','clerk',1,4);
INSERT INTO FoundItems VALUES (1,'UM','Walking umbrella with wooden handle','black',2,1,'2023-01-04','2023-01-05',2,15),(2,'PH','Phone with cracked screen','grey',3,1,'2023-01-06','2023-01-06',3,220),(3,'BG','School bag','red',3,1,'2023-01-09','2023-01-11',3,35),(4,'MU','Violin in case','brown',1,1,'2023-01-15','2023-01-15',2,900),(5,'UM','Folding umbrella','blue',4,3,'2023-02-02','2023-02-03',4,8),(6,'GL','Reading glasses','black',3,3,'2023-02-08','2023-02-08',3,40),(7,'PH','Phone in leather cover','black',1,1,'2023-02-20','2023-02-20',2,410),(8,'BG','Sports bag','black',4,1,'2023-03-01','2023-03-02',4,25);
INSERT INTO Claims VALUES (1,2,'Rita Lamb','2023-01-08','refused',NULL),(2,2,'Owen Judd','2023-01-10','returned',2),(3,4,'Clara Weiss','2023-01-16','returned',1),(4,7,'Tom Arden','2023-02-21','returned',2),(5,6,'Mary Shaw','2023-02-15','pending',NULL),(6,3,'Rita Lamb','2023-01-20','returned',4);
-- List the descriptions of items found at Canal Bridge.
-- things that turned up at Canal Bridge
-- What are the objects like that somebody discovered at the stop Canal Bridge?
-- discovered at Canal Bridge, wherever they lie now: how are these objects described
SELECT T1.Description FROM FoundItems AS T1 JOIN Stations AS T2 ON T1.FoundAt = T2.StationNo WHERE T2.StationName = 'Canal Bridge';
-- List the descriptions of items stored at Canal Bridge.
-- things that are kept at Canal Bridge
-- What are the objects like that lie in storage at the stop Canal Bridge?
-- storage place Canal Bridge, wherever they were discovered: how are these objects described
SELECT T1.Description FROM FoundItems AS T1 JOIN Stations AS T2 ON T1.StoredAt = T2.StationNo WHERE T2.StationName = 'Canal Bridge';
-- How many found items are of the kind Umbrella?
-- Umbrella: number handed in
-- How many lost objects are an Umbrella?
-- Umbrella, how many of that kind do we have
SELECT COUNT(*) FROM FoundItems AS T1 JOIN ItemKinds AS T2 ON T1.KindCode = T2.KindCode WHERE T2.KindName = 'Umbrella';
-- Which items has nobody claimed? Give the descriptions.
-- what has no one come to ask for
-- Which lost objects has no owner come forward for, as they are described?
-- no claim on file: descriptions of these objects
SELECT Description FROM FoundItems WHERE ItemNo NOT IN (SELECT ItemNo FROM Claims);
-- What is the description of the found item with the highest estimated value?
-- most precious thing somebody left behind
-- How is the lost object described that is worth the most by our estimate?
-- priciest object by estimate, its description
SELECT Description FROM FoundItems ORDER BY EstimatedValue DESC LIMIT 1;
-- Show the claimant name and the item description for claims with the decision returned.
-- who got what back (decision returned)
-- Which people asked for an object and had it returned, and how is that object described?
-- decision was returned: name of the person asking, description of the object
SELECT T1.ClaimantName, T2.Description FROM Claims AS T1 JOIN FoundItems AS T2 ON T1.ItemNo = T2.ItemNo WHERE T1.Decision = 'returned';
-- Give the names of the staff who report to Irene Cole.
-- people under Irene Cole
-- Whose boss is Irene Cole?
-- Irene Cole is the superior: names of the employees below her
SELECT T1.StaffName FROM Staff AS T1 JOIN Staff AS T2 ON T1.ReportsTo = T2.StaffNo WHERE T2.StaffName = 'Irene Cole';
-- Which staff handed over at least 2 items? Names.
-- who has given things back 2 times or more
-- Which employees have given out objects 2 times or more?
-- at least 2 handovers: names of these employees
SELECT T1.StaffName FROM Staff AS T1 JOIN Claims AS T2 ON T1.StaffNo = T2.HandedOverBy GROUP BY T1.StaffNo HAVING COUNT(*) >= 2;
-- For each station name, show how many items were found there.
-- where do people leave things: station and number
-- How many lost objects turned up at each stop? The stop's name, then how many.
-- stop by stop, its name plus the count of objects discovered there
SELECT T1.StationName, COUNT(*) FROM Stations AS T1 JOIN FoundItems AS T2 ON T1.StationNo = T2.FoundAt GROUP BY T1.StationNo;
-- Which stations had nothing found? Show name and zone.
-- name and zone of the stations where not a thing turned up
-- At which stops did no lost object turn up, and in which fare area are they?
-- no object discovered there: name of the stop, its zone
SELECT StationName, Zone FROM Stations WHERE StationNo NOT IN (SELECT FoundAt FROM FoundItems);
-- What is the most common colour of found items?
-- in which colour do most things come in
-- Which colour do the largest number of lost objects have?
-- most frequent colour among the objects
SELECT Colour FROM FoundItems GROUP BY Colour ORDER BY COUNT(*) DESC LIMIT 1;
-- Which staff member registered the most items? Give the name and the grade.
-- name and grade of whoever entered the largest number of things in the book
-- Which employee booked in the most objects, and what rank does he or she hold? On a tie take the lowest employee number.
-- employee with the largest number of objects booked in (if equal, smaller staff number): name, rank
SELECT T1.StaffName, T1.Grade FROM Staff AS T1 JOIN FoundItems AS T2 ON T1.StaffNo = T2.RegisteredBy GROUP BY T1.StaffNo ORDER BY COUNT(*) DESC, T1.StaffNo LIMIT 1;
-- Show the description of each item found in zone 3 and the name of the person who registered it.
-- zone 3 finds, with the one who wrote them down
-- How is each object described that turned up in zone 3, and which employee booked it in?
-- zone 3 discoveries: object's description, name of the employee who booked it in
SELECT T1.Description, T3.StaffName FROM FoundItems AS T1 JOIN Stations AS T2 ON T1.FoundAt = T2.StationNo JOIN Staff AS T3 ON T1.RegisteredBy = T3.StaffNo WHERE T2.Zone = 3;
-- What are the minimum, maximum and average estimated values?
-- worth of the things: lowest, highest, mean
-- By our estimate, how much is the cheapest object worth, how much the dearest, and how much one on average?
-- estimates of worth: smallest, largest, average
SELECT MIN(EstimatedValue), MAX(EstimatedValue), AVG(EstimatedValue) FROM FoundItems;
-- Which kinds are kept longer than average? Show the kind name and the number of days.
-- what we hold for more days than average, and for how many
-- Which sorts of object do we hang on to longer than usual, that is, the mean, and how many days is that?
-- storage time in days over the mean: name of the sort of object, days
SELECT KindName, KeepDays FROM ItemKinds WHERE KeepDays > (SELECT AVG(KeepDays) FROM ItemKinds);

-- database: boards_and_mergers
CREATE TABLE industry (ind_code INTEGER PRIMARY KEY, ind_title TEXT);
CREATE TABLE company (reg_no TEXT PRIMARY KEY, name TEXT, seat TEXT, industry INTEGER REFERENCES industry(ind_code), founded INTEGER, revenue_m REAL, profit_m REAL, parent TEXT REFERENCES company(reg_no));
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, birth_year INTEGER, nationality TEXT);
CREATE TABLE board_seat (company TEXT REFERENCES company(reg_no), person INTEGER REFERENCES person(id), function TEXT, from_year INTEGER, to_year INTEGER, pay_k REAL, PRIMARY KEY (company, person));
CREATE TABLE deal (deal_id INTEGER PRIMARY KEY, acquirer TEXT REFERENCES company(reg_no), target TEXT REFERENCES company(reg_no), announced TEXT, completed TEXT, value_m REAL, share_pct INTEGER);
INSERT INTO industry VALUES (10,'Food'),(20,'Chemicals'),(30,'Retail'),(40,'Energy'),(50,'Textiles');
INSERT INTO company VALUES ('A11','Alder Foods','Ghent',10,1952,820,41,NULL),('B22','Borealis Paints','Turku',20,1978,310,22,NULL),('C33','Corner Basket','Ghent',30,1991,1450,30,'A11'),('D44','Delta Dyes','Basel',20,1931,190,-4,'B22'),('E55','Evergrid','Lyon',40,2004,2600,180,NULL),('F66','Fresh Valley','Lleida',10,1987,95,6,'A11'),('G77','Granite Resins','Basel',20,1966,140,9,NULL);
INSERT INTO person VALUES (1,'Bart Claes',1956,'Belgian'),(2,'Kirsi Aho',1963,'Finnish'),(3,'Yves Lambert',1949,'French'),(4,'Ursula Frei',1971,'Swiss'),(5,'Nuria Vila',1980,'Spanish'),(6,'Emil Roos',1968,'Finnish');
INSERT INTO board_seat VALUES ('A11',1,'chair',2010,NULL,120),('A11',4,'member',2016,NULL,60),('B22',2,'chair',2014,NULL,90),('B22',4,'member',2019,2022,45),('C33',1,'member',2012,2020,35),('E55',3,'chair',2008,2021,210),('E55',2,'member',2015,NULL,95),('D44',4,'chair',2018,NULL,70),('F66',5,'chair',2020,NULL,25);
INSERT INTO deal VALUES (1,'A11','C33','2009-03-02','2009-09-30',410,100),(2,'B22','D44','2017-05-18','2018-01-15',88,75),(3,'A11','F66','2019-10-07','2020-02-28',52,100),(4,'E55','G77','2021-04-12',NULL,130,51),(5,'A11','D44','2016-02-02',NULL,79,60);
-- Which companies did Alder Foods acquire or try to acquire? Give the names of the targets.
-- firms that Alder Foods went after
-- Which businesses did Alder Foods buy or want to buy?
-- Alder Foods as the buyer: names of the businesses on the other side
SELECT T3.name FROM deal AS T1 JOIN company AS T2 ON T1.acquirer = T2.reg_no JOIN company AS T3 ON T1.target = T3.reg_no WHERE T2.name = 'Alder Foods';
-- List the names of companies whose parent is Alder Foods.
-- daughters of Alder Foods
-- Which businesses are owned by the mother firm Alder Foods?
-- mother firm Alder Foods: names of its subsidiaries
SELECT T1.name FROM company AS T1 JOIN company AS T2 ON T1.parent = T2.reg_no WHERE T2.name = 'Alder Foods';
-- Show the acquirer name, the target name and the value of deals that were not completed.
-- takeovers that did not come through: who wanted whom, and for how much
-- Which purchases never went through: who was buying, who was to be bought, and how many millions was it worth?
-- no completion date: name of the buyer, name of the business to be bought, worth in millions
SELECT T2.name, T3.name, T1.value_m FROM deal AS T1 JOIN company AS T2 ON T1.acquirer = T2.reg_no JOIN company AS T3 ON T1.target = T3.reg_no WHERE T1.completed IS NULL;
-- How many people are or were on the board of Evergrid?
-- number of seats recorded for Evergrid
-- How many directors does Evergrid have or has it had?
-- Evergrid, past and present board places, how many
SELECT COUNT(*) FROM board_seat AS T1 JOIN company AS T2 ON T1.company = T2.reg_no WHERE T2.name = 'Evergrid';
-- Which persons hold seats in more than one company? Show names.
-- who sits on over one board
-- Who is or was a director of more than one firm?
-- more than one board place: names of those directors
SELECT T1.name FROM person AS T1 JOIN board_seat AS T2 ON T1.id = T2.person GROUP BY T1.id HAVING COUNT(*) > 1;
-- Who is chair of Borealis Paints?
-- name of the person with the function chair at Borealis Paints
-- Who presides as chair over the directors of Borealis Paints?
-- Borealis Paints, function chair, name of whoever holds it
SELECT T1.name FROM person AS T1 JOIN board_seat AS T2 ON T1.id = T2.person JOIN company AS T3 ON T2.company = T3.reg_no WHERE T2.function = 'chair' AND T3.name = 'Borealis Paints';
-- What is the name of the company with the largest profit?
-- who earns the most in the end
-- Which business is the most profitable?
-- top business by profit, what is it called
SELECT name FROM company ORDER BY profit_m DESC LIMIT 1;
-- For each industry title, give the number of companies and the total revenue.
-- firms and turnover altogether by line of business
-- How many businesses are there in each sector, and how much do they take in altogether? Name the sector first.
-- sector name, business count, takings in millions added up, sector by sector
SELECT T1.ind_title, COUNT(*), SUM(T2.revenue_m) FROM industry AS T1 JOIN company AS T2 ON T1.ind_code = T2.industry GROUP BY T1.ind_code;
-- Which industries have no company?
-- lines of business in which we list no firm
-- In which sectors is there no business?
-- no business in it: titles of these sectors
SELECT ind_title FROM industry WHERE ind_code NOT IN (SELECT industry FROM company);
-- Give the names of companies that were never the target of a deal.
-- firms nobody has tried to buy
-- Which businesses has no one ever bought or wanted to buy?
-- not once on the receiving side of a takeover: names of the businesses
SELECT name FROM company WHERE reg_no NOT IN (SELECT target FROM deal);
-- What are the names of persons who have been both a chair and a member?
-- people who served as chair in one place and as plain member in another
-- Who has been chair and, also, member of a board?
-- function member as well as function chair: names of such directors
SELECT T1.name FROM person AS T1 JOIN board_seat AS T2 ON T1.id = T2.person WHERE T2.function = 'chair' INTERSECT SELECT T1.name FROM person AS T1 JOIN board_seat AS T2 ON T1.id = T2.person WHERE T2.function = 'member';
-- Which nationality is most frequent among the persons?
-- from what nation do most of these people come
-- What citizenship do the largest number of people have?
-- most frequent citizenship among the people
SELECT nationality FROM person GROUP BY nationality ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names and seats of companies founded before the average founding year.
-- firms older than average, with the town they are in
-- Which businesses were set up earlier than usual, that is, the mean year, and where do they have their headquarters?
-- set up before the mean year: name of the business, headquarters
SELECT name, seat FROM company WHERE founded < (SELECT AVG(founded) FROM company);
-- What is the average pay of a chair?
-- what does a chair get on average
-- How much does a chair earn on average?
-- mean earnings for the function chair
SELECT AVG(pay_k) FROM board_seat WHERE function = 'chair';
-- How many different seats do companies have?
-- in how many distinct towns are the firms based
-- In how many different places do businesses have their headquarters?
-- number of headquarters towns, no town twice
SELECT COUNT(DISTINCT seat) FROM company;

-- database: queensferry_bridges
CREATE TABLE bridge_type (type_id INTEGER PRIMARY KEY, type_name TEXT, description TEXT);
CREATE TABLE road (road_no TEXT PRIMARY KEY, road_class TEXT, from_town TEXT, to_town TEXT, length_km REAL);
CREATE TABLE engineer (eng_id INTEGER PRIMARY KEY, eng_name TEXT, licence_no TEXT, office TEXT, mentor INTEGER REFERENCES engineer(eng_id));
CREATE TABLE bridge (bridge_no TEXT PRIMARY KEY, bridge_name TEXT, type_id INTEGER REFERENCES bridge_type(type_id), carries TEXT REFERENCES road(road_no), spans_what TEXT, designed_by INTEGER REFERENCES engineer(eng_id), opened_year INTEGER, length_m REAL, width_m REAL, load_limit_t INTEGER, replaced TEXT REFERENCES bridge(bridge_no));
CREATE TABLE survey (survey_id INTEGER PRIMARY KEY, bridge_no TEXT REFERENCES bridge(bridge_no), surveyed_by INTEGER REFERENCES engineer(eng_id), survey_date TEXT, condition INTEGER, repair_cost REAL, next_due TEXT);
INSERT INTO bridge_type VALUES (1,'arch','stone or steel arch'),(2,'beam','simple beams on piers'),(3,'suspension','deck hung on cables'),(4,'swing','turns to let boats pass');
INSERT INTO road VALUES ('A90','trunk','Stonebyres','Firth End',62.5),('B11','local','Firth End','Culross Mills',14.2),('B40','local','Stonebyres','Weir',8.8),('A7','trunk','Weir','Marchmont',41);
INSERT INTO engineer VALUES (1,'Alison Baird','L-201','Stonebyres',NULL),(2,'Rory Keith','L-340','Firth End',1),(3,'Magda Sobel','L-355','Marchmont',1),(4,'Ewan Tait','L-402','Firth End',2);
INSERT INTO bridge VALUES ('Q1','Old Weir Bridge',1,'B40','River Weir',NULL,1788,46,5.2,7,NULL),('Q2','Firth Crossing',3,'A90','the firth',1,1984,1210,24,44,NULL),('Q3','Mill Lade Bridge',2,'B11','Mill Lade',2,2003,22,9,40,NULL),('Q4','Canal Swing',4,'B11','Union Canal',1,1979,31,7.5,18,NULL),('Q5','Marchmont Viaduct',1,'A7','railway',3,1999,188,14,44,NULL),('Q6','New Weir Bridge',2,'B40','River Weir',3,2016,58,12,44,'Q1'),('Q7','Ford Burn Bridge',2,'A7','Ford Burn',2,1991,12,11,40,NULL);
INSERT INTO survey VALUES (1,'Q1',2,'2019-05-02',2,85000,'2021-05-01'),(2,'Q2',1,'2020-06-12',4,120000,'2022-06-01'),(3,'Q2',3,'2022-06-20',3,310000,'2024-06-01'),(4,'Q4',2,'2021-03-18',3,42000,'2023-03-01'),(5,'Q5',3,'2021-08-08',5,0,'2024-08-01'),(6,'Q3',4,'2022-09-27',4,6000,'2025-09-01'),(7,'Q1',2,'2021-05-10',1,140000,'2022-05-01');
-- Which bridges carry the road A7? Give the names.
-- names of what one crosses on the A7
-- Which crossings does the A7 run over?
-- on the route A7: names of the crossings
SELECT bridge_name FROM bridge WHERE carries = 'A7';
-- What is the name of the bridge replaced by New Weir Bridge?
-- which one did New Weir Bridge take over from
-- Which crossing was there earlier, until New Weir Bridge took its place?
-- New Weir Bridge took the place of which older crossing
SELECT T2.bridge_name FROM bridge AS T1 JOIN bridge AS T2 ON T1.replaced = T2.bridge_no WHERE T1.bridge_name = 'New Weir Bridge';
-- How many bridges are of the type beam?
-- number of beam constructions
-- How many crossings are built as beam?
-- built as beam, how many crossings is that
SELECT COUNT(*) FROM bridge AS T1 JOIN bridge_type AS T2 ON T1.type_id = T2.type_id WHERE T2.type_name = 'beam';
-- Show the names of the bridges designed by Alison Baird.
-- which ones come from the drawing board of Alison Baird
-- Which crossings did Alison Baird plan?
-- Alison Baird was the planner: names of those crossings
SELECT T1.bridge_name FROM bridge AS T1 JOIN engineer AS T2 ON T1.designed_by = T2.eng_id WHERE T2.eng_name = 'Alison Baird';
-- Show the names of the bridges surveyed by Magda Sobel.
-- what has Magda Sobel gone to look at
-- Which crossings has Magda Sobel inspected?
-- inspections by Magda Sobel, name of the crossing each time
SELECT T1.bridge_name FROM bridge AS T1 JOIN survey AS T2 ON T1.bridge_no = T2.bridge_no JOIN engineer AS T3 ON T2.surveyed_by = T3.eng_id WHERE T3.eng_name = 'Magda Sobel';
-- Which engineers have designed a bridge and also surveyed one?
-- names of those who both designed something and surveyed something
-- Who has planned a crossing and has inspected one too?
-- inspector of a crossing and also planner of one: names of such engineers
SELECT T1.eng_name FROM engineer AS T1 JOIN bridge AS T2 ON T1.eng_id = T2.designed_by INTERSECT SELECT T1.eng_name FROM engineer AS T1 JOIN survey AS T2 ON T1.eng_id = T2.surveyed_by;
-- List the names of bridges without any survey.
-- which have never been looked at
-- Which crossings have never been inspected?
-- no inspection so far: names of these crossings
SELECT bridge_name FROM bridge WHERE bridge_no NOT IN (SELECT bridge_no FROM survey);
-- What is the longest bridge?
-- name of the one with the greatest length
-- Which crossing stretches the furthest in metres?
-- length in metres, top crossing by that, name please
SELECT bridge_name FROM bridge ORDER BY length_m DESC LIMIT 1;
-- Give the total repair cost for each bridge name.
-- money needed to mend every crossing, all surveys added up
-- How much would it cost altogether to mend each crossing? Its name and the sum.
-- mending costs added up for every inspected crossing, name then sum
SELECT T1.bridge_name, SUM(T2.repair_cost) FROM bridge AS T1 JOIN survey AS T2 ON T1.bridge_no = T2.bridge_no GROUP BY T1.bridge_no;
-- Which bridges were surveyed at least twice?
-- names of those checked two times or more
-- Which crossings have been inspected two times or more?
-- at least two inspections: names of these crossings
SELECT T1.bridge_name FROM bridge AS T1 JOIN survey AS T2 ON T1.bridge_no = T2.bridge_no GROUP BY T1.bridge_no HAVING COUNT(*) >= 2;
-- Who is the mentor of Ewan Tait?
-- Ewan Tait learns from whom
-- Who guides Ewan Tait as an older colleague?
-- name of the engineer who is teacher to Ewan Tait
SELECT T2.eng_name FROM engineer AS T1 JOIN engineer AS T2 ON T1.mentor = T2.eng_id WHERE T1.eng_name = 'Ewan Tait';
-- Show the name, the opening year and the load limit of bridges on trunk roads.
-- crossings on roads of class trunk: name, when opened, how many tonnes allowed
-- What are the crossings on a trunk route called, when were they put into service, and how heavy may a vehicle be?
-- route class trunk: crossing's name, year of opening, tonnes permitted
SELECT T1.bridge_name, T1.opened_year, T1.load_limit_t FROM bridge AS T1 JOIN road AS T2 ON T1.carries = T2.road_no WHERE T2.road_class = 'trunk';
-- Which bridge type name is the most common?
-- how are most of our crossings built
-- Which construction do the largest number of crossings have?
-- most frequent construction by crossing count, its name
SELECT T1.type_name FROM bridge_type AS T1 JOIN bridge AS T2 ON T1.type_id = T2.type_id GROUP BY T1.type_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the narrowest, widest and average widths of bridges?
-- width: min, max, mean
-- How wide is the narrowest crossing, how wide the widest, and how wide is one on average?
-- metres across: smallest, largest, average over all crossings
SELECT MIN(width_m), MAX(width_m), AVG(width_m) FROM bridge;
-- Find the dates and conditions of surveys that cost more to repair than average.
-- when did a check find damage dearer than the average, and what grade of condition was given
-- Which inspections found mending that is more expensive than usual, that is, the mean? When was it, and what state was the crossing in?
-- mending cost over the mean: inspection date, state given
SELECT survey_date, condition FROM survey WHERE repair_cost > (SELECT AVG(repair_cost) FROM survey);
-- Which road starts in the town Weir, and where does it end?
-- from_town Weir: number and end town of the road
-- What is the number of the highway that begins at Weir, and to which place does it lead?
-- highway from Weir: its number, destination
SELECT road_no, to_town FROM road WHERE from_town = 'Weir';

-- database: silver_wing_pigeons
CREATE TABLE loft (loft_no INTEGER PRIMARY KEY, loft_name TEXT, fancier TEXT, village TEXT, capacity INTEGER);
CREATE TABLE bird (ring TEXT PRIMARY KEY, name TEXT, sex TEXT, hatched INTEGER, colour TEXT, sire TEXT REFERENCES bird(ring), dam TEXT REFERENCES bird(ring), bred_at INTEGER REFERENCES loft(loft_no), kept_at INTEGER REFERENCES loft(loft_no));
CREATE TABLE release_point (rp_code TEXT PRIMARY KEY, place TEXT, country TEXT, distance_km INTEGER);
CREATE TABLE race (race_no INTEGER PRIMARY KEY, race_name TEXT, rp_code TEXT REFERENCES release_point(rp_code), race_date TEXT, wind TEXT, prize_fund INTEGER);
CREATE TABLE arrival (race_no INTEGER REFERENCES race(race_no), ring TEXT REFERENCES bird(ring), minutes INTEGER, place INTEGER, prize INTEGER, PRIMARY KEY (race_no, ring));
INSERT INTO loft VALUES (1,'Chimney Top','Wilf Garside','Oakenhall',60),(2,'Blue Gate','Rene Dubois','Lower Ash',45),(3,'Sky Cottage','Hettie Moss','Oakenhall',30),(4,'Tower Loft','Stan Pryce','Penrith Moor',80);
INSERT INTO bird VALUES ('GB15-001','Old Lightning','cock',2015,'blue bar',NULL,NULL,1,1),('GB16-044','Duchess','hen',2016,'red',NULL,NULL,2,1),('GB18-102','Young Lightning','cock',2018,'blue bar','GB15-001','GB16-044',1,1),('GB18-103','Scarlet','hen',2018,'red','GB15-001','GB16-044',1,2),('GB19-210','Pepper','cock',2019,'chequer',NULL,'GB16-044',2,3),('GB20-315','Misty','hen',2020,'grizzle','GB18-102','GB18-103',3,3),('GB21-400','Bolt','cock',2021,'chequer','GB18-102',NULL,4,4);
INSERT INTO release_point VALUES ('RN','Rennes','France',612),('LG','Liege','Belgium',688),('EX','Exeter','England',295),('BR','Bourges','France',790);
INSERT INTO race VALUES (1,'Spring Dash','EX','2022-04-23','west',300),(2,'Channel Classic','RN','2022-05-28','south',900),(3,'Ardennes Cup','LG','2022-06-18','calm',750),(4,'Veterans Race','RN','2022-07-16','north',400),(5,'Autumn Sprint','EX','2022-09-10','west',250);
INSERT INTO arrival VALUES (1,'GB18-102',231,1,150),(1,'GB19-210',240,2,80),(2,'GB18-103',520,1,450),(2,'GB18-102',533,2,220),(2,'GB21-400',561,3,100),(3,'GB20-315',610,1,400),(4,'GB18-102',548,1,200),(5,'GB19-210',236,1,140),(5,'GB21-400',239,2,60);
-- What are the names of the birds whose sire is Old Lightning?
-- offspring fathered by Old Lightning
-- Which pigeons have Old Lightning as their father?
-- father Old Lightning: names of the young
SELECT T1.name FROM bird AS T1 JOIN bird AS T2 ON T1.sire = T2.ring WHERE T2.name = 'Old Lightning';
-- What are the names of the birds whose dam is Duchess?
-- which pigeons have Duchess as mother
-- Which pigeons were mothered by Duchess?
-- Duchess is the mother: names of the young
SELECT T1.name FROM bird AS T1 JOIN bird AS T2 ON T1.dam = T2.ring WHERE T2.name = 'Duchess';
-- Show the name of Misty's sire and the name of her dam, Misty being the bird's name.
-- parents of Misty, father first
-- What are the father and the mother of the pigeon Misty called?
-- Misty: name of her father, name of her mother
SELECT T2.name, T3.name FROM bird AS T1 JOIN bird AS T2 ON T1.sire = T2.ring JOIN bird AS T3 ON T1.dam = T3.ring WHERE T1.name = 'Misty';
-- How many birds are kept at Chimney Top?
-- number of pigeons now living at Chimney Top
-- How many pigeons live at the pigeon house Chimney Top?
-- home now Chimney Top, how many pigeons
SELECT COUNT(*) FROM bird AS T1 JOIN loft AS T2 ON T1.kept_at = T2.loft_no WHERE T2.loft_name = 'Chimney Top';
-- List the names of birds bred at Chimney Top.
-- pigeons that were raised at Chimney Top
-- Which pigeons were born at the pigeon house Chimney Top?
-- birthplace Chimney Top: names of the pigeons
SELECT T1.name FROM bird AS T1 JOIN loft AS T2 ON T1.bred_at = T2.loft_no WHERE T2.loft_name = 'Chimney Top';
-- Which birds won the place 1 in a race? Give bird name and race name.
-- winners (place 1), each with the race
-- Which pigeons came first (place 1), and in which contest?
-- place 1 only: name of the pigeon, name of the contest
SELECT T1.name, T3.race_name FROM bird AS T1 JOIN arrival AS T2 ON T1.ring = T2.ring JOIN race AS T3 ON T2.race_no = T3.race_no WHERE T2.place = 1;
-- What is the name of the bird with the largest total prize?
-- pigeon that has earned the most money
-- Which pigeon has brought in the most prize money altogether?
-- prize money added up, top pigeon by that, its name
SELECT T1.name FROM bird AS T1 JOIN arrival AS T2 ON T1.ring = T2.ring GROUP BY T1.ring ORDER BY SUM(T2.prize) DESC LIMIT 1;
-- Which birds never arrived in any race? Names.
-- pigeons that have no result at all
-- Which pigeons have not come home in a contest even once?
-- never home from a contest: names of these pigeons
SELECT name FROM bird WHERE ring NOT IN (SELECT ring FROM arrival);
-- Which release points were never used for a race? Show place and country.
-- places, with country, where we have not let birds go for any race
-- From which spots have pigeons never been let go for a contest, and in which country do those lie?
-- no contest ever began there: name of the spot, country
SELECT place, country FROM release_point WHERE rp_code NOT IN (SELECT rp_code FROM race);
-- For each race name, give the number of arrivals and the shortest minutes.
-- per race: how many came home and the best time in minutes
-- How many pigeons came home in each contest, and how long did the fastest one take in minutes? The contest first.
-- contest name, count of pigeons home, quickest time in minutes, for every contest
SELECT T1.race_name, COUNT(*), MIN(T2.minutes) FROM race AS T1 JOIN arrival AS T2 ON T1.race_no = T2.race_no GROUP BY T1.race_no;
-- Which birds arrived in at least 2 races?
-- names of pigeons with 2 results or more
-- Which pigeons have come home in 2 contests or more?
-- at least 2 contests with a homecoming: names of these pigeons
SELECT T1.name FROM bird AS T1 JOIN arrival AS T2 ON T1.ring = T2.ring GROUP BY T1.ring HAVING COUNT(*) >= 2;
-- Who is the fancier of the loft with the largest capacity?
-- owner of the roomiest pigeon house
-- Who looks after the pigeon house with space for the most birds?
-- keeper of the biggest pigeon house by number of places
SELECT fancier FROM loft ORDER BY capacity DESC LIMIT 1;
-- List the names and dates of races released at Rennes.
-- what was flown from Rennes, and when
-- What are the contests called in which the pigeons were let go at Rennes, and when were they?
-- let go at Rennes: contest name, date
SELECT T1.race_name, T1.race_date FROM race AS T1 JOIN release_point AS T2 ON T1.rp_code = T2.rp_code WHERE T2.place = 'Rennes';
-- What is the average prize fund of races with the wind west?
-- mean money on offer when the wind was west
-- How much money was there to win on average in a contest when it blew from the west?
-- wind west: mean of the money to be won
SELECT AVG(prize_fund) FROM race WHERE wind = 'west';
-- Give the names of birds that flew both the Spring Dash and the Channel Classic.
-- which pigeons came home in the Channel Classic and in the Spring Dash
-- Which pigeons have come home in the Spring Dash and in the Channel Classic too?
-- home in both contests, Channel Classic and Spring Dash: names of the pigeons
SELECT T1.name FROM bird AS T1 JOIN arrival AS T2 ON T1.ring = T2.ring JOIN race AS T3 ON T2.race_no = T3.race_no WHERE T3.race_name = 'Spring Dash' INTERSECT SELECT T1.name FROM bird AS T1 JOIN arrival AS T2 ON T1.ring = T2.ring JOIN race AS T3 ON T2.race_no = T3.race_no WHERE T3.race_name = 'Channel Classic';
-- How many different colours do the birds have?
-- count of distinct colourings
-- In how many different colours do pigeons come?
-- number of pigeon colours, no colour twice
SELECT COUNT(DISTINCT colour) FROM bird;

-- database: northern_ice_hockey
CREATE TABLE divisions (div_code TEXT PRIMARY KEY, label TEXT, level INTEGER);
CREATE TABLE clubs (id INTEGER PRIMARY KEY, label TEXT, town TEXT, division TEXT REFERENCES divisions(div_code), arena TEXT, budget_k INTEGER);
CREATE TABLE players (licence TEXT PRIMARY KEY, surname TEXT, forename TEXT, shoots TEXT, pos TEXT, born TEXT, current_club INTEGER REFERENCES clubs(id), youth_club INTEGER REFERENCES clubs(id));
CREATE TABLE transfers (id INTEGER PRIMARY KEY, player TEXT REFERENCES players(licence), from_club INTEGER REFERENCES clubs(id), to_club INTEGER REFERENCES clubs(id), signed TEXT, fee_k INTEGER, years INTEGER);
CREATE TABLE derbies (club_a INTEGER REFERENCES clubs(id), club_b INTEGER REFERENCES clubs(id), nickname TEXT, since INTEGER, PRIMARY KEY (club_a, club_b));
INSERT INTO divisions VALUES ('P','Premier Ice',1),('N','Northern One',2),('S','Southern One',2),('J','Junior Ice',3);
INSERT INTO clubs VALUES (1,'Tornio Wolves','Tornio','P','Border Hall',2400),(2,'Kemi Icebreakers','Kemi','P','Harbour Rink',1900),(3,'Boden Bears','Boden','N','Fort Arena',850),(4,'Lulea Frost','Lulea','N','Coop Hall',1100),(5,'Kalix Eagles','Kalix','N','River Rink',400);
INSERT INTO players VALUES ('L100','Niemi','Aku','left','goalie','1992-03-14',1,2),('L101','Berg','Oskar','right','wing','1998-08-30',1,3),('L102','Lahti','Eetu','left','defence','1995-01-19',2,2),('L103','Strand','Viktor','left','centre','2001-10-05',4,5),('L104','Ojala','Juho','right','defence','1990-06-22',3,1),('L105','Falk','Anton','left','wing','2003-12-11',2,4),('L106','Heino','Sami','right','centre','1996-05-02',4,1);
INSERT INTO transfers VALUES (1,'L100',2,1,'2016-05-10',120,3),(2,'L101',3,4,'2018-06-01',60,2),(3,'L101',4,1,'2020-05-15',210,3),(4,'L103',5,4,'2021-04-28',45,2),(5,'L104',1,2,'2014-05-05',80,2),(6,'L104',2,3,'2019-07-19',NULL,1),(7,'L105',4,2,'2022-05-30',150,4),(8,'L106',1,4,'2022-06-12',95,2);
INSERT INTO derbies VALUES (1,2,'Sea Lapland Derby',1979),(3,4,'Garrison Game',1985),(4,5,'Coast Road Derby',2002);
-- Which players were signed by Lulea Frost from another club? Show forename and surname.
-- first and last names of those whom Lulea Frost brought in
-- What are the sportsmen called, forename then family name, whom Lulea Frost bought?
-- bought by Lulea Frost: forename, family name of each skater
SELECT T1.forename, T1.surname FROM players AS T1 JOIN transfers AS T2 ON T1.licence = T2.player JOIN clubs AS T3 ON T2.to_club = T3.id WHERE T3.label = 'Lulea Frost';
-- What is the current club of the player with the surname Heino?
-- where does Heino play now
-- For which team does Heino skate at present?
-- team that Heino belongs to now
SELECT T1.label FROM clubs AS T1 JOIN players AS T2 ON T1.id = T2.current_club WHERE T2.surname = 'Heino';
-- What are the surnames of players whose youth club was Tornio Wolves?
-- who learnt the game as a boy at the Tornio Wolves
-- Which sportsmen, by family name, came up as juniors with Tornio Wolves?
-- Tornio Wolves was their junior team: family names of those skaters
SELECT T1.surname FROM players AS T1 JOIN clubs AS T2 ON T1.youth_club = T2.id WHERE T2.label = 'Tornio Wolves';
-- How many clubs play in the division labelled Northern One?
-- size of the Northern One by clubs
-- How many teams are in the league Northern One?
-- Northern One, how many teams is that
SELECT COUNT(*) FROM clubs AS T1 JOIN divisions AS T2 ON T1.division = T2.div_code WHERE T2.label = 'Northern One';
-- What was the highest transfer fee and who was the player? Give the fee and the surname.
-- record fee and surname of the man it was paid for
-- What is the most that was ever paid for a move, and what is the family name of the sportsman?
-- priciest move: sum paid, family name of the skater
SELECT T1.fee_k, T2.surname FROM transfers AS T1 JOIN players AS T2 ON T1.player = T2.licence ORDER BY T1.fee_k DESC LIMIT 1;
-- Show the surname, the old club and the new club of transfers signed after 2021-01-01.
-- moves since 2021-01-01: surname, where from, where to
-- Who moved after 2021-01-01? The family name, which team he left, and which team he joined.
-- contracts signed later than 2021-01-01: family name of the skater, team left, team joined
SELECT T4.surname, T2.label, T3.label FROM transfers AS T1 JOIN clubs AS T2 ON T1.from_club = T2.id JOIN clubs AS T3 ON T1.to_club = T3.id JOIN players AS T4 ON T1.player = T4.licence WHERE T1.signed > '2021-01-01';
-- Which divisions have no club? Give the labels.
-- leagues without anybody in them
-- In which leagues does no team compete?
-- no team in it: names of these leagues
SELECT label FROM divisions WHERE div_code NOT IN (SELECT division FROM clubs);
-- List the surnames of players who were never transferred.
-- men who have not changed clubs
-- Which sportsmen have never moved to another team, by family name?
-- no move on file: family names of those skaters
SELECT surname FROM players WHERE licence NOT IN (SELECT player FROM transfers);
-- How much did each club spend on transfer fees? Show the label and the sum.
-- fees paid out, club by club
-- How much has each team paid for sportsmen altogether? The team's name and the sum.
-- money paid on buying skaters added up for every team that bought, name then sum
SELECT T1.label, SUM(T2.fee_k) FROM clubs AS T1 JOIN transfers AS T2 ON T1.id = T2.to_club GROUP BY T1.id;
-- Which players changed club at least twice? Surnames please.
-- surnames with two moves or more
-- Which sportsmen have moved two times or more, by family name?
-- at least two moves: family names of these skaters
SELECT T1.surname FROM players AS T1 JOIN transfers AS T2 ON T1.licence = T2.player GROUP BY T1.licence HAVING COUNT(*) >= 2;
-- Which pairs of clubs meet in the derby nicknamed Garrison Game? Show both labels.
-- who plays whom in the Garrison Game
-- Which two teams face each other in the local rivalry known as Garrison Game?
-- Garrison Game rivals: name of the first team, name of the second
SELECT T2.label, T3.label FROM derbies AS T1 JOIN clubs AS T2 ON T1.club_a = T2.id JOIN clubs AS T3 ON T1.club_b = T3.id WHERE T1.nickname = 'Garrison Game';
-- Which clubs have both bought and sold a player?
-- labels of clubs that let somebody go and took somebody on
-- Which teams have taken over a sportsman and have also given one away?
-- seller of one skater and buyer of one too: names of such teams
SELECT T1.label FROM clubs AS T1 JOIN transfers AS T2 ON T1.id = T2.to_club INTERSECT SELECT T1.label FROM clubs AS T1 JOIN transfers AS T2 ON T1.id = T2.from_club;
-- What is the birth date of the oldest player who shoots left?
-- left shooters: when was the eldest born
-- When was the oldest of the sportsmen born who hold the stick for left?
-- shooting side left: earliest date of birth
SELECT MIN(born) FROM players WHERE shoots = 'left';
-- Which arena belongs to the club with the smallest budget?
-- rink of the poorest club
-- In which ice hall does the team play that has the least money?
-- ice hall of the team with the lowest budget
SELECT arena FROM clubs ORDER BY budget_k LIMIT 1;
-- List the towns of clubs with a budget above average.
-- where are the clubs that are richer than average
-- Where are the teams at home that have more money to spend than usual, that is, the mean?
-- money to spend over the mean: home place of these teams
SELECT town FROM clubs WHERE budget_k > (SELECT AVG(budget_k) FROM clubs);

-- database: duchy_dynasty_chronicle
CREATE TABLE house (house_id INTEGER PRIMARY KEY, house_name TEXT, coat_of_arms TEXT, seat TEXT);
CREATE TABLE noble (noble_id INTEGER PRIMARY KEY, first_name TEXT, nickname TEXT, house_id INTEGER REFERENCES house(house_id), birth INTEGER, death INTEGER, father INTEGER REFERENCES noble(noble_id), mother INTEGER REFERENCES noble(noble_id));
CREATE TABLE marriage (husband INTEGER REFERENCES noble(noble_id), wife INTEGER REFERENCES noble(noble_id), wedding_year INTEGER, wedding_place TEXT, dowry TEXT, PRIMARY KEY (husband, wife));
CREATE TABLE reign (reign_no INTEGER PRIMARY KEY, ruler INTEGER REFERENCES noble(noble_id), start_year INTEGER, end_year INTEGER, ended_by TEXT, predecessor INTEGER REFERENCES noble(noble_id));
CREATE TABLE battle (battle_id INTEGER PRIMARY KEY, battle_name TEXT, year INTEGER, victor INTEGER REFERENCES noble(noble_id), loser INTEGER REFERENCES noble(noble_id), dead INTEGER);
INSERT INTO house VALUES (1,'Valmar','white falcon','Falkenrock'),(2,'Orsk','black bear','Orskburg'),(3,'Leyden','three roses','Roseney'),(4,'Tarn','silver fish','Lakeholm');
INSERT INTO noble VALUES (1,'Konrad','the Old',1,1188,1251,NULL,NULL),(2,'Adela','the Pious',3,1195,1260,NULL,NULL),(3,'Otto','the Lame',1,1216,1279,1,2),(4,'Berta',NULL,1,1220,1290,1,2),(5,'Ivar','the Bear',2,1209,1268,NULL,NULL),(6,'Sigrid','the Fair',2,1240,1301,5,4),(7,'Ulrich','the Young',1,1245,1298,3,NULL),(8,'Hedwig',NULL,4,1219,1255,NULL,NULL);
INSERT INTO marriage VALUES (1,2,1214,'Roseney','two castles'),(5,4,1238,'Orskburg','a forest'),(3,8,1243,'Lakeholm','a fishery'),(7,6,1262,'Falkenrock','one castle');
INSERT INTO reign VALUES (1,1,1215,1251,'death',NULL),(2,3,1251,1270,'abdication',1),(3,7,1270,1298,'death',3),(4,5,1230,1268,'battle',NULL);
INSERT INTO battle VALUES (1,'Red Ford',1233,1,5,900),(2,'Long Marsh',1247,5,1,1500),(3,'Orsk Gate',1268,3,5,2200),(4,'Hay Field',1281,7,NULL,300);
-- Who are the children of Konrad? Give first names, Konrad being the father.
-- first names of those fathered by Konrad
-- Which sons and daughters does Konrad have as their father, by first name?
-- their father is Konrad: first names only
SELECT T1.first_name FROM noble AS T1 JOIN noble AS T2 ON T1.father = T2.noble_id WHERE T2.first_name = 'Konrad';
-- Show the first name and the nickname of the nobles whose mother is Adela.
-- sons and daughters of the mother Adela, with nickname
-- Who are the sons and daughters Adela gave birth to? The given name, then what they were popularly called.
-- born of Adela: given name, byname
SELECT T1.first_name, T1.nickname FROM noble AS T1 JOIN noble AS T2 ON T1.mother = T2.noble_id WHERE T2.first_name = 'Adela';
-- Give the first names of the husband and the wife married at Orskburg.
-- which couple wed at Orskburg, man first
-- Who got married at Orskburg? The groom's given name, then the bride's.
-- wedding at Orskburg: given name of the groom, given name of the bride
SELECT T2.first_name, T3.first_name FROM marriage AS T1 JOIN noble AS T2 ON T1.husband = T2.noble_id JOIN noble AS T3 ON T1.wife = T3.noble_id WHERE T1.wedding_place = 'Orskburg';
-- Who was the predecessor of Ulrich as ruler? Show the first name.
-- who reigned before Ulrich
-- Who sat on the throne directly ahead of Ulrich, by given name?
-- Ulrich succeeded whom on the throne, given name please
SELECT T3.first_name FROM reign AS T1 JOIN noble AS T2 ON T1.ruler = T2.noble_id JOIN noble AS T3 ON T1.predecessor = T3.noble_id WHERE T2.first_name = 'Ulrich';
-- How many nobles belong to the house Valmar?
-- number of Valmar family members
-- How many aristocrats come from the family Valmar?
-- family Valmar, how many people is that
SELECT COUNT(*) FROM noble AS T1 JOIN house AS T2 ON T1.house_id = T2.house_id WHERE T2.house_name = 'Valmar';
-- Which nobles never ruled? First names.
-- people who have sat on no throne
-- Which aristocrats never sat on the throne, by given name?
-- no time on the throne: given names of these aristocrats
SELECT first_name FROM noble WHERE noble_id NOT IN (SELECT ruler FROM reign);
-- What is the name of the battle with the most dead?
-- bloodiest battle
-- In which fight were the most people killed?
-- fight with the highest number of killed, what is it called
SELECT battle_name FROM battle ORDER BY dead DESC LIMIT 1;
-- Which nobles both won a battle and lost a battle? Give first names.
-- first names of commanders beaten once and victorious another time
-- Which aristocrats have beaten someone in a fight and have been beaten in one too, by given name?
-- beaten in one fight, victorious in one: given names of such aristocrats
SELECT T1.first_name FROM noble AS T1 JOIN battle AS T2 ON T1.noble_id = T2.victor INTERSECT SELECT T1.first_name FROM noble AS T1 JOIN battle AS T2 ON T1.noble_id = T2.loser;
-- List the battle name, year and first name of the loser for each battle lost by a member of the house Orsk.
-- defeats of the Orsk family: name, year, who was beaten
-- Which fights were lost by someone of the family Orsk? What the fight is called, when it was, and the given name of the defeated person.
-- defeated side from the family Orsk: name of the fight, year, given name of the defeated
SELECT T1.battle_name, T1.year, T2.first_name FROM battle AS T1 JOIN noble AS T2 ON T1.loser = T2.noble_id JOIN house AS T3 ON T2.house_id = T3.house_id WHERE T3.house_name = 'Orsk';
-- For each house name, show the number of nobles and the earliest birth.
-- family by family: members, and year in which the first was born
-- How many aristocrats belong to each family, and when was the first of them born? The family's name in front.
-- family name, count of aristocrats, earliest birth year, for every family
SELECT T1.house_name, COUNT(*), MIN(T2.birth) FROM house AS T1 JOIN noble AS T2 ON T1.house_id = T2.house_id GROUP BY T1.house_id;
-- In what way did reigns end most often?
-- commonest end of a reign
-- What brought the largest number of rulers' times on the throne to a close?
-- most frequent cause of the end of a rule
SELECT ended_by FROM reign GROUP BY ended_by ORDER BY COUNT(*) DESC LIMIT 1;
-- Which houses have more than one member? Show name and coat of arms.
-- families counting over one person, with what is on their shield
-- Which families have more than one aristocrat, and what do they carry on their shield?
-- more than one aristocrat in it: family name, shield
SELECT T1.house_name, T1.coat_of_arms FROM house AS T1 JOIN noble AS T2 ON T1.house_id = T2.house_id GROUP BY T1.house_id HAVING COUNT(*) > 1;
-- What are the nicknames of nobles who died after 1290?
-- by what bynames are those known whose death came later than 1290
-- What were aristocrats popularly called who passed away later than 1290?
-- passed away after 1290: their bynames
SELECT nickname FROM noble WHERE death > 1290;
-- What were the fewest, the most and the average dead in a battle?
-- fallen: minimum, maximum, mean
-- How many people were killed in the mildest fight, how many in the bloodiest, and how many on average?
-- number killed per fight: smallest, largest, average
SELECT MIN(dead), MAX(dead), AVG(dead) FROM battle;
-- Show the first names of nobles of the house Valmar or of the house Leyden.
-- everybody from Leyden or Valmar by first name
-- Who comes from the family Valmar or the family Leyden, by given name?
-- family either Leyden or Valmar: given names of all aristocrats
SELECT T1.first_name FROM noble AS T1 JOIN house AS T2 ON T1.house_id = T2.house_id WHERE T2.house_name = 'Valmar' OR T2.house_name = 'Leyden';
