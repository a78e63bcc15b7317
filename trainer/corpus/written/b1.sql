-- database: hilltop_brewery
CREATE TABLE brewer (brewer_id INTEGER PRIMARY KEY, name TEXT, trained_in TEXT, joined INTEGER);
CREATE TABLE beer (beer_id INTEGER PRIMARY KEY, name TEXT, style TEXT, abv REAL, bitterness INTEGER, seasonal TEXT);
CREATE TABLE tank (tank_no TEXT PRIMARY KEY, kind TEXT, capacity_hl REAL, built INTEGER);
CREATE TABLE brew (brew_no INTEGER PRIMARY KEY, beer_id INTEGER REFERENCES beer(beer_id), brewer_id INTEGER REFERENCES brewer(brewer_id), tank_no TEXT REFERENCES tank(tank_no), brewed_on TEXT, volume_hl REAL, status TEXT);
CREATE TABLE tasting (tasting_id INTEGER PRIMARY KEY, brew_no INTEGER REFERENCES brew(brew_no), taster TEXT, score INTEGER, remark TEXT);
INSERT INTO brewer VALUES (1,'Greta Hohl','Munich',2009),(2,'Sam Tully','Leeds',2015),(3,'Anouk Vermeer','Ghent',2018),(4,'Pavel Dusek','Plzen',2012),(5,'Rory Keane','Leeds',2021);
INSERT INTO beer VALUES (1,'Old Badger','stout',5.8,38,'N'),(2,'Morning Dew','wheat',4.6,14,'N'),(3,'Copper Lane','pale ale',5.1,42,'N'),(4,'Frost Bock','bock',7.2,26,'Y'),(5,'Hedge Hopper','pale ale',6.3,61,'N'),(6,'Harvest Moon','amber',5.4,29,'Y'),(7,'Little Fox','lager',3.9,18,'N');
INSERT INTO tank VALUES ('T1','fermenter',40,2006),('T2','fermenter',40,2006),('T3','fermenter',80,2014),('T4','bright',60,2014),('T5','lagering',120,2019),('T6','fermenter',20,2020);
INSERT INTO brew VALUES (501,1,1,'T1','2023-01-14',38.5,'bottled'),(502,3,2,'T2','2023-02-03',37,'bottled'),(503,2,3,'T3','2023-02-20',76,'bottled'),(504,5,2,'T1','2023-03-11',36,'dumped'),(505,4,1,'T5','2023-10-02',110,'maturing'),(506,7,4,'T5','2023-06-19',115,'bottled'),(507,3,3,'T3','2023-11-05',78,'maturing'),(508,5,2,'T2','2023-11-21',39,'fermenting'),(509,1,4,'T1','2023-12-01',40,'fermenting');
INSERT INTO tasting VALUES (1,501,'Nora Bell',8,'roasted'),(2,501,'Ian Crowe',7,NULL),(3,502,'Nora Bell',6,'thin'),(4,503,'Ian Crowe',9,'banana'),(5,504,'Nora Bell',2,'sour'),(6,506,'Lise Arnaud',8,NULL),(7,502,'Lise Arnaud',7,'fresh'),(8,506,'Ian Crowe',6,'sulphur');
-- How many beers are seasonal ('Y')?
-- number of brands with the seasonal flag Y
-- seasonal = Y, number of beers
SELECT COUNT(*) FROM beer WHERE seasonal = 'Y';
-- List the names of the beers of style 'pale ale'.
-- What do we call our brews in the pale ale style?
-- style pale ale: beer names
SELECT name FROM beer WHERE style = 'pale ale';
-- Which beer has the highest alcohol content?
-- our strongest beer
-- top abv: name of the beer
SELECT name FROM beer ORDER BY abv DESC LIMIT 1;
-- Show the name of each brewer and the total volume that he or she brewed.
-- How many hectolitres did every brewer produce altogether? Put the name first.
-- brewer name, sum of volume in hl
SELECT T1.name, SUM(T2.volume_hl) FROM brewer AS T1 JOIN brew AS T2 ON T1.brewer_id = T2.brewer_id GROUP BY T1.brewer_id;
-- Find the names of beers that have never been brewed.
-- which beers on our list were not brewed even a single time
-- names of beers without a brew
SELECT name FROM beer WHERE beer_id NOT IN (SELECT beer_id FROM brew);
-- Which tank numbers were used for more than 2 brews?
-- Vessels that held over two brews - give their numbers.
-- tank no with more than 2 brews
SELECT tank_no FROM brew GROUP BY tank_no HAVING COUNT(*) > 2;
-- What are the minimum, average and maximum bitterness of the beers?
-- Bitterness of our beers: lowest, mean and highest value please
-- beers - min bitterness, avg bitterness, max bitterness
SELECT MIN(bitterness), AVG(bitterness), MAX(bitterness) FROM beer;
-- Give the names of the brewers who made 'Old Badger'.
-- Who brewed Old Badger?
-- beer Old Badger: brewer names
SELECT T1.name FROM brewer AS T1 JOIN brew AS T2 ON T1.brewer_id = T2.brewer_id JOIN beer AS T3 ON T2.beer_id = T3.beer_id WHERE T3.name = 'Old Badger';
-- Return the names of beers with an alcohol content above the average.
-- which ones are stronger than our average beer? just the names
-- abv over the mean - beer names
SELECT name FROM beer WHERE abv > (SELECT AVG(abv) FROM beer);
-- How many different tasters are there?
-- by how many distinct people were our brews tasted
-- number of different tasters
SELECT COUNT(DISTINCT taster) FROM tasting;
-- Show the brew number and date of the brews with status 'maturing', latest first.
-- what is maturing at the moment? number and brewing date, newest on top
-- status maturing: brew no, brewed on, descending
SELECT brew_no, brewed_on FROM brew WHERE status = 'maturing' ORDER BY brewed_on DESC;
-- What is the average tasting score of each beer? Show the beer name and the average.
-- How well did each beer taste on average, name next to mean score
-- beer name, avg tasting score
SELECT T1.name, AVG(T3.score) FROM beer AS T1 JOIN brew AS T2 ON T1.beer_id = T2.beer_id JOIN tasting AS T3 ON T2.brew_no = T3.brew_no GROUP BY T1.beer_id;
-- Which tank kind has the largest total capacity?
-- What sort of vessel gives us the most hectolitres of capacity in sum?
-- top tank kind by sum of capacity
SELECT kind FROM tank GROUP BY kind ORDER BY SUM(capacity_hl) DESC LIMIT 1;
-- How many brews were dumped by brewers trained in 'Leeds'?
-- number of brews with status dumped whose brewer learned the trade in Leeds
-- brewer trained in Leeds, status dumped: count brews
SELECT COUNT(*) FROM brew AS T1 JOIN brewer AS T2 ON T1.brewer_id = T2.brewer_id WHERE T1.status = 'dumped' AND T2.trained_in = 'Leeds';
-- List the remarks of tastings that have a score below 7 and a remark.
-- what did tasters write down when they gave less than 7? skip the empty ones
-- score below 7: remarks, blanks left out
SELECT remark FROM tasting WHERE score < 7 AND remark IS NOT NULL;
-- Find the names of the brewers who joined before 2013 or were trained in 'Ghent'.
-- brewers with us since before 2013, plus anyone trained in Ghent
-- trained in Ghent or joined below 2013 - brewer names
SELECT name FROM brewer WHERE joined < 2013 OR trained_in = 'Ghent';

-- database: backstube_lindner
CREATE TABLE Bakers (BakerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Shift TEXT, HourlyWage REAL, BirthYear INTEGER);
CREATE TABLE Breads (BreadID INTEGER PRIMARY KEY, Title TEXT, Flour TEXT, WeightGrams INTEGER, Price REAL);
CREATE TABLE Ingredients (IngredientID INTEGER PRIMARY KEY, Title TEXT, Allergen TEXT, CostPerKg REAL);
CREATE TABLE Recipes (BreadID INTEGER REFERENCES Breads(BreadID), IngredientID INTEGER REFERENCES Ingredients(IngredientID), Grams INTEGER, PRIMARY KEY (BreadID, IngredientID));
CREATE TABLE OvenLoads (LoadID INTEGER PRIMARY KEY, BreadID INTEGER REFERENCES Breads(BreadID), BakerID INTEGER REFERENCES Bakers(BakerID), BakedOn TEXT, Loaves INTEGER, Burnt INTEGER);
INSERT INTO Bakers VALUES (1,'Ute','Lindner','night',24.5,1968),(2,'Jonas','Kerr','night',19,1991),(3,'Mira','Sahin','early',18.5,1996),(4,'Paul','Weidner','early',21,1979),(5,'Tilda','Krause','late',17,2001);
INSERT INTO Breads VALUES (1,'Country Loaf','rye',1000,4.8),(2,'Baguette','wheat',280,1.9),(3,'Seed Crust','spelt',750,5.4),(4,'Milk Plait','wheat',500,4.2),(5,'Dark Brick','rye',1500,6.1),(6,'Olive Bread','wheat',400,3.9),(7,'Oat Bun','oat',90,0.9);
INSERT INTO Ingredients VALUES (1,'sourdough',NULL,1.2),(2,'butter','milk',9.5),(3,'sesame','sesame',6.8),(4,'olives',NULL,8.1),(5,'yeast',NULL,3.3),(6,'whole milk','milk',1.1),(7,'walnuts','nuts',14);
INSERT INTO Recipes VALUES (1,1,250),(1,5,6),(2,5,4),(3,1,180),(3,3,60),(4,2,70),(4,6,160),(4,5,12),(5,1,400),(6,4,90),(6,5,8);
INSERT INTO OvenLoads VALUES (1,1,1,'2024-04-02',60,1),(2,2,2,'2024-04-02',180,7),(3,4,3,'2024-04-02',40,0),(4,3,1,'2024-04-03',35,2),(5,2,4,'2024-04-03',200,3),(6,6,3,'2024-04-04',50,5),(7,1,2,'2024-04-04',70,0),(8,2,2,'2024-04-05',160,12),(9,5,1,'2024-04-05',25,0);
-- What are the titles and prices of breads made with 'rye' flour?
-- Rye breads with what they cost
-- flour = rye: bread title, price
SELECT Title, Price FROM Breads WHERE Flour = 'rye';
-- How many bakers work in the 'night' shift?
-- size of the night crew
-- shift night, number of bakers
SELECT COUNT(*) FROM Bakers WHERE Shift = 'night';
-- Which bread is the heaviest?
-- name of the loaf that weighs the most
-- most grams: bread title
SELECT Title FROM Breads ORDER BY WeightGrams DESC LIMIT 1;
-- Show the title of each bread and the total number of loaves baked.
-- how many loaves of every bread came out of the oven in total, listed with the bread
-- bread title, sum of loaves
SELECT T1.Title, SUM(T2.Loaves) FROM Breads AS T1 JOIN OvenLoads AS T2 ON T1.BreadID = T2.BreadID GROUP BY T1.BreadID;
-- List the titles of the ingredients of 'Milk Plait'.
-- What goes into the Milk Plait?
-- Milk Plait: titles of its ingredients
SELECT T1.Title FROM Ingredients AS T1 JOIN Recipes AS T2 ON T1.IngredientID = T2.IngredientID JOIN Breads AS T3 ON T2.BreadID = T3.BreadID WHERE T3.Title = 'Milk Plait';
-- Which ingredients are not used in any recipe?
-- titles of ingredients we keep but put into no bread
-- ingredient titles, in no recipe
SELECT Title FROM Ingredients WHERE IngredientID NOT IN (SELECT IngredientID FROM Recipes);
-- Return the first and last names of bakers who did at least 2 oven loads.
-- Who has baked two or more loads? first name, surname
-- bakers with 2+ oven loads: first name, last name
SELECT T1.FirstName, T1.LastName FROM Bakers AS T1 JOIN OvenLoads AS T2 ON T1.BakerID = T2.BakerID GROUP BY T1.BakerID HAVING COUNT(*) >= 2;
-- Find the titles of breads that are more expensive than the average bread.
-- breads priced above average
-- price over the mean: bread titles
SELECT Title FROM Breads WHERE Price > (SELECT AVG(Price) FROM Breads);
-- How many different allergens are there among the ingredients?
-- number of distinct allergens we have to declare
-- number of different allergens among ingredients
SELECT COUNT(DISTINCT Allergen) FROM Ingredients;
-- Show the last names of the three best paid bakers.
-- surnames of the 3 with the top hourly wage
-- bakers by hourly wage descending, only 3, last names
SELECT LastName FROM Bakers ORDER BY HourlyWage DESC LIMIT 3;
-- What is the highest and the lowest hourly wage per shift? Show the shift too.
-- For each shift: its name, top pay per hour, bottom pay per hour.
-- shift, max hourly wage, min hourly wage
SELECT Shift, MAX(HourlyWage), MIN(HourlyWage) FROM Bakers GROUP BY Shift;
-- Give the titles of breads that contain both 'sourdough' and 'yeast'.
-- Into which breads do we put sourdough and also yeast?
-- bread titles with both ingredients: yeast, sourdough
SELECT T1.Title FROM Breads AS T1 JOIN Recipes AS T2 ON T1.BreadID = T2.BreadID JOIN Ingredients AS T3 ON T2.IngredientID = T3.IngredientID WHERE T3.Title = 'sourdough' INTERSECT SELECT T1.Title FROM Breads AS T1 JOIN Recipes AS T2 ON T1.BreadID = T2.BreadID JOIN Ingredients AS T3 ON T2.IngredientID = T3.IngredientID WHERE T3.Title = 'yeast';
-- How many loaves were burnt in the loads of the baker with last name 'Kerr'?
-- total burnt loaves on Kerr's account
-- baker's last name Kerr: sum of burnt
SELECT SUM(T1.Burnt) FROM OvenLoads AS T1 JOIN Bakers AS T2 ON T1.BakerID = T2.BakerID WHERE T2.LastName = 'Kerr';
-- List the dates of oven loads with no burnt loaves (0), each distinct date once.
-- on which different days did a load come out with 0 burnt
-- burnt = 0, different baked on dates
SELECT DISTINCT BakedOn FROM OvenLoads WHERE Burnt = 0;
-- Which flour is used by the largest number of breads?
-- the flour most of our breads are made from
-- top flour by count of breads
SELECT Flour FROM Breads GROUP BY Flour ORDER BY COUNT(*) DESC LIMIT 1;

-- database: wool_mill_arran
CREATE TABLE sheep_farm (farm_cd TEXT PRIMARY KEY, farm_nm TEXT, island TEXT, flock_sz INTEGER);
CREATE TABLE fleece_lot (lot_no INTEGER PRIMARY KEY, farm_cd TEXT REFERENCES sheep_farm(farm_cd), recv_dt TEXT, wt_kg REAL, grade TEXT, price_kg REAL);
CREATE TABLE yarn (yarn_id INTEGER PRIMARY KEY, yarn_nm TEXT, colour TEXT, ply INTEGER, dyed TEXT);
CREATE TABLE spin_run (run_no INTEGER PRIMARY KEY, lot_no INTEGER REFERENCES fleece_lot(lot_no), yarn_id INTEGER REFERENCES yarn(yarn_id), out_kg REAL, waste_kg REAL, operator TEXT);
INSERT INTO sheep_farm VALUES ('KIL','Kilmory Farm','Arran',420),('LOC','Lochside','Arran',180),('PEN','Pennyghael','Mull',610),('DER','Dervaig Croft','Mull',95),('BOW','Bowmore Grange','Islay',330);
INSERT INTO fleece_lot VALUES (11,'KIL','2022-06-10',640,'A',3.1),(12,'KIL','2023-06-14',590,'B',2.4),(13,'PEN','2023-06-20',880,'A',3.3),(14,'LOC','2023-07-01',240,'C',1.2),(15,'BOW','2022-07-05',410,'B',2.2),(16,'PEN','2022-06-28',910,'B',2.5),(17,'LOC','2022-06-30',255,'A',2.9);
INSERT INTO yarn VALUES (1,'Machrie Grey','grey',2,'N'),(2,'Heather Tweed','purple',3,'Y'),(3,'Peat','brown',4,'N'),(4,'Skerry Blue','blue',2,'Y'),(5,'Gorse','yellow',3,'Y'),(6,'Storm','grey',4,'Y');
INSERT INTO spin_run VALUES (1,11,1,300,22,'Fiona'),(2,11,3,280,30,'Hamish'),(3,12,2,410,51,'Fiona'),(4,13,4,450,28,'Mhairi'),(5,13,2,360,25,'Hamish'),(6,15,5,330,64,'Fiona'),(7,16,1,700,80,'Mhairi'),(8,17,3,220,19,'Fiona');
-- How many fleece lots have grade 'A'?
-- count the grade A lots
-- grade = A, number of fleece lots
SELECT COUNT(*) FROM fleece_lot WHERE grade = 'A';
-- What are the names of farms on 'Mull' with a flock of more than 100?
-- Farms on Mull that keep over 100 sheep
-- flock size above 100, island Mull: farm names
SELECT farm_nm FROM sheep_farm WHERE island = 'Mull' AND flock_sz > 100;
-- Show the farm name and the total weight of fleece received from each farm.
-- How many kilos of wool came from every farm? Farm first.
-- farm name, sum of weight of its lots
SELECT T1.farm_nm, SUM(T2.wt_kg) FROM sheep_farm AS T1 JOIN fleece_lot AS T2 ON T1.farm_cd = T2.farm_cd GROUP BY T1.farm_cd;
-- Which farms have not delivered any fleece lot?
-- names of the farms that sent us no wool
-- farm names without a fleece lot
SELECT farm_nm FROM sheep_farm WHERE farm_cd NOT IN (SELECT farm_cd FROM fleece_lot);
-- Which operator had the largest single waste in a spinning run?
-- who wasted the most wool in one run
-- top waste in kg of a run: operator
SELECT operator FROM spin_run ORDER BY waste_kg DESC LIMIT 1;
-- List the operators with more than two spinning runs.
-- people at the spinning machine with over 2 runs
-- operator with more than two spin runs
SELECT operator FROM spin_run GROUP BY operator HAVING COUNT(*) > 2;
-- Find the yarn names that were spun from fleece of 'Kilmory Farm'.
-- Which yarns came out of wool delivered by Kilmory Farm?
-- Kilmory Farm: yarn names spun from its lots, one per run
SELECT T1.yarn_nm FROM yarn AS T1 JOIN spin_run AS T2 ON T1.yarn_id = T2.yarn_id JOIN fleece_lot AS T3 ON T2.lot_no = T3.lot_no JOIN sheep_farm AS T4 ON T3.farm_cd = T4.farm_cd WHERE T4.farm_nm = 'Kilmory Farm';
-- What is the average price per kilo of each grade? Show grade and average.
-- mean kilo price by quality grade
-- grade, avg price per kg
SELECT grade, AVG(price_kg) FROM fleece_lot GROUP BY grade;
-- Give the lot numbers that are heavier than the average lot.
-- lots weighing above average
-- weight over the mean - lot no
SELECT lot_no FROM fleece_lot WHERE wt_kg > (SELECT AVG(wt_kg) FROM fleece_lot);
-- Return the names of yarns that were never spun.
-- yarns in the book without a spinning run
-- yarn names without a spin run
SELECT yarn_nm FROM yarn WHERE yarn_id NOT IN (SELECT yarn_id FROM spin_run);
-- How many different colours do the undyed ('N') yarns have?
-- among yarns with dyed N, number of distinct colours
-- dyed = N: number of different colours
SELECT COUNT(DISTINCT colour) FROM yarn WHERE dyed = 'N';
-- What are the total output and the total waste of operator 'Hamish'?
-- Hamish: kilos spun and kilos wasted, in sum
-- operator Hamish - sum of out kg, sum of waste kg
SELECT SUM(out_kg), SUM(waste_kg) FROM spin_run WHERE operator = 'Hamish';
-- Show the names of the yarns with 3 ply in alphabetical order.
-- three ply yarns by name, A to Z
-- ply = 3: yarn names, sorted a-z
SELECT yarn_nm FROM yarn WHERE ply = 3 ORDER BY yarn_nm;
-- Which islands have a farm that delivered grade 'A' and also a farm that delivered grade 'B'?
-- islands from which we got both A and B fleece
-- islands with both grades: B, A
SELECT T1.island FROM sheep_farm AS T1 JOIN fleece_lot AS T2 ON T1.farm_cd = T2.farm_cd WHERE T2.grade = 'A' INTERSECT SELECT T1.island FROM sheep_farm AS T1 JOIN fleece_lot AS T2 ON T1.farm_cd = T2.farm_cd WHERE T2.grade = 'B';
-- Which yarn has the highest total output?
-- name of the yarn we spun the most kilos of
-- top yarn by sum of out kg, name
SELECT T1.yarn_nm FROM yarn AS T1 JOIN spin_run AS T2 ON T1.yarn_id = T2.yarn_id GROUP BY T1.yarn_id ORDER BY SUM(T2.out_kg) DESC LIMIT 1;

-- database: alpine_dairy_coop
CREATE TABLE valleys (id INTEGER PRIMARY KEY, name TEXT, canton TEXT);
CREATE TABLE members (id INTEGER PRIMARY KEY, name TEXT, valley_id INTEGER REFERENCES valleys(id), cows INTEGER, organic TEXT, since INTEGER);
CREATE TABLE collections (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES members(id), day TEXT, litres REAL, fat_pct REAL, rejected TEXT);
CREATE TABLE cheeses (id INTEGER PRIMARY KEY, name TEXT, milk_type TEXT, months_aged INTEGER, price_kg REAL, origin_valley INTEGER REFERENCES valleys(id));
INSERT INTO valleys VALUES (1,'Emmental','Bern'),(2,'Engadin','Graubunden'),(3,'Goms','Valais'),(4,'Simmental','Bern'),(5,'Lotschental','Valais');
INSERT INTO members VALUES (1,'Hof Zumstein',1,32,'yes',1988),(2,'Alp Gerber',4,18,'no',2003),(3,'Bieri Brothers',1,54,'no',1979),(4,'Chasa Padrun',2,22,'yes',2011),(5,'Imhof',3,15,'yes',1995),(6,'Steffen',4,41,'no',2016),(7,'Walker',5,9,'yes',2020);
INSERT INTO collections VALUES (1,1,'2024-05-01',610,4.1,'no'),(2,3,'2024-05-01',1120,3.8,'no'),(3,2,'2024-05-01',330,4.3,'no'),(4,4,'2024-05-02',450,4.5,'no'),(5,6,'2024-05-02',820,3.6,'yes'),(6,1,'2024-05-03',590,4.2,'no'),(7,3,'2024-05-03',1090,3.7,'yes'),(8,5,'2024-05-03',260,4.4,'no'),(9,2,'2024-05-04',345,4.2,'no');
INSERT INTO cheeses VALUES (1,'Goldkeller','cow',12,28.5,1),(2,'Bergziger','goat',2,24,2),(3,'Gommer Laib','cow',6,22,3),(4,'Hirtenstolz','cow',18,34,4),(5,'Schafrahm','sheep',3,31,2),(6,'Emmenmutschli','cow',1,16.5,1);
-- List the names of the organic ('yes') members.
-- farmers with organic yes
-- organic = yes, member names
SELECT name FROM members WHERE organic = 'yes';
-- What is the total number of cows in the canton 'Bern'?
-- cows owned by members from Bern, all together
-- canton Bern: sum of cows
SELECT SUM(T1.cows) FROM members AS T1 JOIN valleys AS T2 ON T1.valley_id = T2.id WHERE T2.canton = 'Bern';
-- Which cheese is aged the longest?
-- cheese with the most months of ripening
-- top months aged: cheese name
SELECT name FROM cheeses ORDER BY months_aged DESC LIMIT 1;
-- Show each valley's name and how many members it has.
-- number of farms in every valley, with the valley's name first
-- valley name + count of members
SELECT T1.name, COUNT(*) FROM valleys AS T1 JOIN members AS T2 ON T1.id = T2.valley_id GROUP BY T1.id;
-- Which members have never had a collection?
-- farmers whose milk was not collected so far
-- member names without a collection
SELECT name FROM members WHERE id NOT IN (SELECT member_id FROM collections);
-- Find the names of valleys without a cheese of their own.
-- From which valleys does no cheese come?
-- valley names, origin of no cheese
SELECT name FROM valleys WHERE id NOT IN (SELECT origin_valley FROM cheeses);
-- How many collections were rejected ('yes')?
-- Loads of milk with rejected = yes, how many
-- rejected = yes, number of collections
SELECT COUNT(*) FROM collections WHERE rejected = 'yes';
-- Give the names of members whose total litres exceed 1000.
-- who delivered more than 1000 litres altogether
-- member names with sum of litres above 1000
SELECT T1.name FROM members AS T1 JOIN collections AS T2 ON T1.id = T2.member_id GROUP BY T1.id HAVING SUM(T2.litres) > 1000;
-- What are the average fat percentage and the largest litres of a collection?
-- mean fat content of the collected milk, and the biggest single load in litres
-- collections: avg fat pct, max litres
SELECT AVG(fat_pct), MAX(litres) FROM collections;
-- Show the name and price of cheeses from the valley 'Emmental'.
-- Emmental's cheeses and what a kilo costs
-- origin valley Emmental - cheese name, price per kg
SELECT T1.name, T1.price_kg FROM cheeses AS T1 JOIN valleys AS T2 ON T1.origin_valley = T2.id WHERE T2.name = 'Emmental';
-- Which cantons have members who joined before 1990 as well as cheeses priced above 25?
-- cantons with a member since before 1990 and with a cheese costing over 25 a kilo
-- cantons having both: a cheese priced above 25, a member since before 1990
SELECT T1.canton FROM valleys AS T1 JOIN members AS T2 ON T1.id = T2.valley_id WHERE T2.since < 1990 INTERSECT SELECT T1.canton FROM valleys AS T1 JOIN cheeses AS T2 ON T1.id = T2.origin_valley WHERE T2.price_kg > 25;
-- List the milk types and the average price per kilo for each.
-- kind of milk with mean cheese price
-- milk type, avg price per kg of cheeses
SELECT milk_type, AVG(price_kg) FROM cheeses GROUP BY milk_type;
-- Return the names of members with fewer cows than the average member.
-- which farms have a herd smaller than average
-- cows under the mean: member names
SELECT name FROM members WHERE cows < (SELECT AVG(cows) FROM members);
-- How many different members delivered milk with fat of at least 4.2 percent?
-- number of distinct members with a collection at 4.2 or more fat
-- fat pct at least 4.2, number of different members
SELECT COUNT(DISTINCT member_id) FROM collections WHERE fat_pct >= 4.2;
-- Show the days and litres of collections from 'Bieri Brothers', the largest first.
-- Bieri Brothers' loads: day, litres, biggest on top
-- member Bieri Brothers: day, litres, descending by litres
SELECT T1.day, T1.litres FROM collections AS T1 JOIN members AS T2 ON T1.member_id = T2.id WHERE T2.name = 'Bieri Brothers' ORDER BY T1.litres DESC;

-- database: offset_press_house
CREATE TABLE Client (ClientCode TEXT PRIMARY KEY, ClientName TEXT, City TEXT, Sector TEXT);
CREATE TABLE Press (PressNo INTEGER PRIMARY KEY, Maker TEXT, Model TEXT, Colours INTEGER, SheetsPerHour INTEGER, BoughtYear INTEGER);
CREATE TABLE Paper (PaperID INTEGER PRIMARY KEY, Label TEXT, GramsPerSqm INTEGER, Finish TEXT, StockSheets INTEGER);
CREATE TABLE PrintJob (JobNo INTEGER PRIMARY KEY, ClientCode TEXT REFERENCES Client(ClientCode), PaperID INTEGER REFERENCES Paper(PaperID), PressNo INTEGER REFERENCES Press(PressNo), Title TEXT, Copies INTEGER, DueDate TEXT, Stage TEXT, Quote REAL);
CREATE TABLE ProofRemark (RemarkID INTEGER PRIMARY KEY, JobNo INTEGER REFERENCES PrintJob(JobNo), RemarkText TEXT, Severity TEXT);
INSERT INTO Client VALUES ('MUSA','Museum of Salt','Halle','culture'),('FERN','Fern Travel','Leipzig','tourism'),('KITA','Kita Sonnenhof','Halle','education'),('OPTO','Optotec','Jena','industry'),('BIOL','Biolab Press','Jena','science');
INSERT INTO Press VALUES (1,'Heidelberg','SM 52',4,13000,2004),(2,'Komori','L 428',4,15000,2010),(3,'Heidelberg','XL 75',6,18000,2017),(4,'Ryobi','524',2,11000,1999);
INSERT INTO Paper VALUES (1,'Arctic Gloss',135,'gloss',42000),(2,'Nature Offset',90,'uncoated',120000),(3,'Velvet Card',300,'matt',8000),(4,'Arctic Matt',170,'matt',26000),(5,'Recycled Grey',80,'uncoated',0);
INSERT INTO PrintJob VALUES (2201,'MUSA',4,3,'Salt Routes catalogue',1500,'2024-03-15','delivered',6200),(2202,'FERN',1,3,'Summer brochure',20000,'2024-03-28','printing',11800),(2203,'KITA',2,1,'Parents letter',400,'2024-04-02','proof',210),(2204,'OPTO',1,2,'Lens data sheets',3000,'2024-04-05','printing',1900),(2205,'FERN',3,2,'Luggage tags',12000,'2024-04-09','proof',2600),(2206,'OPTO',2,1,'Safety manual',800,'2024-04-11','delivered',3100),(2207,'MUSA',3,3,'Museum postcards',6000,'2024-05-01','prepress',1450);
INSERT INTO ProofRemark VALUES (1,2203,'wrong phone number','major'),(2,2203,'logo too small','minor'),(3,2205,'hole misplaced','major'),(4,2201,'typo on page 12','minor'),(5,2202,'skin tones too red','major');
-- How many print jobs are in the stage 'printing'?
-- number of jobs printing right now
-- stage = printing, count print jobs
SELECT COUNT(*) FROM PrintJob WHERE Stage = 'printing';
-- Show the title and due date of the jobs ordered by 'Fern Travel'.
-- what is Fern Travel having printed, and by when is it due
-- client Fern Travel: job title, due date
SELECT T1.Title, T1.DueDate FROM PrintJob AS T1 JOIN Client AS T2 ON T1.ClientCode = T2.ClientCode WHERE T2.ClientName = 'Fern Travel';
-- Which press is the fastest? Give its model.
-- model of the machine that does the most sheets an hour
-- top sheets per hour: press model
SELECT Model FROM Press ORDER BY SheetsPerHour DESC LIMIT 1;
-- List the maker and model of presses that have no job.
-- Idle machines without any print job: maker and model
-- presses without a job - maker, model
SELECT Maker, Model FROM Press WHERE PressNo NOT IN (SELECT PressNo FROM PrintJob);
-- Show the name of each client and the total quote of its jobs, the highest total first.
-- turnover quoted per client with the client's name, biggest at the top
-- client name, sum of quotes, descending
SELECT T1.ClientName, SUM(T2.Quote) FROM Client AS T1 JOIN PrintJob AS T2 ON T1.ClientCode = T2.ClientCode GROUP BY T1.ClientCode ORDER BY SUM(T2.Quote) DESC;
-- Which paper labels are 'matt' and weigh more than 200 grams?
-- matt papers above 200 grams per square metre, labels only
-- grams per sqm above 200, finish matt: paper labels
SELECT Label FROM Paper WHERE Finish = 'matt' AND GramsPerSqm > 200;
-- Find the titles of jobs with a 'major' proof remark.
-- jobs where proofing turned up something major
-- remark severity major: job titles
SELECT T1.Title FROM PrintJob AS T1 JOIN ProofRemark AS T2 ON T1.JobNo = T2.JobNo WHERE T2.Severity = 'major';
-- Which job titles have at least 2 proof remarks?
-- title of anything with two or more remarks at the proof
-- job titles with 2+ proof remarks
SELECT T1.Title FROM PrintJob AS T1 JOIN ProofRemark AS T2 ON T1.JobNo = T2.JobNo GROUP BY T1.JobNo HAVING COUNT(*) >= 2;
-- What are the average, minimum and maximum number of copies?
-- print runs: mean, smallest and largest
-- copies of print jobs - avg, min, max
SELECT AVG(Copies), MIN(Copies), MAX(Copies) FROM PrintJob;
-- How many different cities do the clients come from?
-- our clients sit in how many distinct cities
-- number of different client cities
SELECT COUNT(DISTINCT City) FROM Client;
-- Give the titles of jobs quoted below the average quote.
-- jobs cheaper than the average one
-- quote under the mean: job titles
SELECT Title FROM PrintJob WHERE Quote < (SELECT AVG(Quote) FROM PrintJob);
-- Which clients have placed no job?
-- names of clients without anything on order
-- client names without a print job
SELECT ClientName FROM Client WHERE ClientCode NOT IN (SELECT ClientCode FROM PrintJob);
-- Show each paper finish and the total sheets in stock.
-- sheets we hold, summed by finish, the finish first
-- finish, sum of stock sheets
SELECT Finish, SUM(StockSheets) FROM Paper GROUP BY Finish;
-- Return the paper labels used on 'Heidelberg' presses.
-- what papers run on the Heidelberg machines
-- press maker Heidelberg: paper labels
SELECT T1.Label FROM Paper AS T1 JOIN PrintJob AS T2 ON T1.PaperID = T2.PaperID JOIN Press AS T3 ON T2.PressNo = T3.PressNo WHERE T3.Maker = 'Heidelberg';
-- List the titles of the 3 jobs with the most copies.
-- the three biggest print runs, by title
-- print jobs by copies descending, only 3, titles
SELECT Title FROM PrintJob ORDER BY Copies DESC LIMIT 3;
-- Which makers have a press with 4 colours or one bought before 2000?
-- makers of presses that print 4 colours or were purchased before 2000
-- bought year below 2000 or colours = 4: press makers
SELECT Maker FROM Press WHERE Colours = 4 OR BoughtYear < 2000;

-- database: stair_and_door_joinery
CREATE TABLE wood (id INTEGER PRIMARY KEY, species TEXT, origin TEXT, density INTEGER, price_m3 REAL, protected INTEGER);
CREATE TABLE joiner (id INTEGER PRIMARY KEY, name TEXT, level TEXT, mentor INTEGER REFERENCES joiner(id), hired TEXT);
CREATE TABLE piece (id INTEGER PRIMARY KEY, description TEXT, category TEXT, wood INTEGER REFERENCES wood(id), maker INTEGER REFERENCES joiner(id), hours REAL, sold_for REAL);
CREATE TABLE complaint (id INTEGER PRIMARY KEY, piece INTEGER REFERENCES piece(id), reported TEXT, defect TEXT, settled TEXT);
INSERT INTO wood VALUES (1,'oak','France',720,1450,0),(2,'ash','Slovenia',690,980,0),(3,'walnut','Turkey',640,2600,0),(4,'teak','Myanmar',660,3900,1),(5,'larch','Austria',590,620,0),(6,'beech','Germany',710,540,0);
INSERT INTO joiner VALUES (1,'Bruno Hafner','master',NULL,'1994-09-01'),(2,'Lucia Prem','master',1,'2005-03-15'),(3,'Emil Stark','journeyman',1,'2014-08-01'),(4,'Kofi Anan','journeyman',2,'2017-02-01'),(5,'Jule Rast','apprentice',3,'2022-08-01'),(6,'Timo Eck','apprentice',2,'2023-08-01');
INSERT INTO piece VALUES (1,'spiral staircase','stairs',1,1,210,18900),(2,'front door with glass','door',1,2,46,3400),(3,'attic steps','stairs',5,3,38,2100),(4,'sliding door','door',2,4,29,1950),(5,'library shelf','furniture',3,2,95,9800),(6,'barn gate','door',5,3,33,NULL),(7,'kitchen table','furniture',2,4,40,2700),(8,'banister','stairs',6,3,26,1500);
INSERT INTO complaint VALUES (1,2,'2023-01-20','draught','2023-02-02'),(2,4,'2023-05-11','squeaks',NULL),(3,1,'2022-11-30','loose tread','2022-12-09'),(4,2,'2024-01-08','warped',NULL),(5,8,'2023-09-17','crack','2023-10-01');
-- What species of wood are there, from the cheapest to the dearest?
-- timber species sorted by price, low to high
-- wood species, ascending by price per m3
SELECT species FROM wood ORDER BY price_m3;
-- How many pieces belong to the category 'stairs'?
-- count of stairs pieces made
-- category stairs, number of pieces
SELECT COUNT(*) FROM piece WHERE category = 'stairs';
-- Show the name of every joiner together with the name of the mentor.
-- who was trained by whom: joiner, then mentor
-- joiner name, mentor's name
SELECT T1.name, T2.name FROM joiner AS T1 JOIN joiner AS T2 ON T1.mentor = T2.id;
-- Find the descriptions of pieces made of 'oak' wood.
-- what did we build from oak
-- wood species oak: descriptions of the pieces
SELECT T1.description FROM piece AS T1 JOIN wood AS T2 ON T1.wood = T2.id WHERE T2.species = 'oak';
-- Which joiners have not made any piece?
-- names of joiners with no piece of their own
-- joiner names, zero pieces
SELECT name FROM joiner WHERE id NOT IN (SELECT maker FROM piece);
-- Return the description of the piece that took the most hours.
-- longest job in the workshop
-- top hours: description of the piece
SELECT description FROM piece ORDER BY hours DESC LIMIT 1;
-- What is the average selling price per category? Show category and average.
-- mean price we got, by kind of piece, kind first
-- category, avg sold for
SELECT category, AVG(sold_for) FROM piece GROUP BY category;
-- List the descriptions of pieces that are not sold yet, that is, without a selling price.
-- pieces with no sale price entered
-- sold for empty: descriptions of pieces
SELECT description FROM piece WHERE sold_for IS NULL;
-- Give the name and the number of pieces for each joiner with more than 2 pieces.
-- joiners who built over two pieces, plus how many
-- joiner name, count of pieces, more than 2 only
SELECT T1.name, COUNT(*) FROM joiner AS T1 JOIN piece AS T2 ON T1.id = T2.maker GROUP BY T1.id HAVING COUNT(*) > 2;
-- Which defects were reported on 'door' pieces?
-- faults people complained of with anything in the door category
-- complaints about category door: defects
SELECT T1.defect FROM complaint AS T1 JOIN piece AS T2 ON T1.piece = T2.id WHERE T2.category = 'door';
-- Find the names of joiners who made a piece about which a complaint was filed and which is not settled.
-- whose work has an open (unsettled) complaint
-- settled empty: joiner names of the pieces complained about
SELECT T1.name FROM joiner AS T1 JOIN piece AS T2 ON T1.id = T2.maker JOIN complaint AS T3 ON T2.id = T3.piece WHERE T3.settled IS NULL;
-- How many different woods have been used for pieces?
-- number of distinct timbers we have worked with
-- number of different woods among pieces
SELECT COUNT(DISTINCT wood) FROM piece;
-- Show the species denser than the average.
-- woods with above-average density
-- density over the mean - wood species
SELECT species FROM wood WHERE density > (SELECT AVG(density) FROM wood);
-- Which species have never been used in a piece?
-- timber we never built anything from
-- species of wood, in no piece
SELECT species FROM wood WHERE id NOT IN (SELECT wood FROM piece);
-- What are the shortest and longest working hours for 'furniture' pieces?
-- furniture: least and most hours spent
-- category furniture: min hours, max hours
SELECT MIN(hours), MAX(hours) FROM piece WHERE category = 'furniture';
-- Give the names of the joiners of level 'apprentice' hired after '2023-01-01'.
-- newest staff: apprentice level, hired later than 2023-01-01
-- hired after 2023-01-01, level apprentice: joiner names
SELECT name FROM joiner WHERE level = 'apprentice' AND hired > '2023-01-01';
