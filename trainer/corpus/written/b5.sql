-- database: glasshouse_tomatoes
CREATE TABLE greenhouse (gh_code TEXT PRIMARY KEY, area_m2 INTEGER, heating TEXT, built INTEGER, grower_in_charge TEXT);
CREATE TABLE cultivar (cultivar_id INTEGER PRIMARY KEY, name TEXT, fruit_type TEXT, breeder TEXT, days_to_harvest INTEGER);
CREATE TABLE crop_row (row_id INTEGER PRIMARY KEY, gh_code TEXT REFERENCES greenhouse(gh_code), cultivar_id INTEGER REFERENCES cultivar(cultivar_id), plants INTEGER, planted_on TEXT);
CREATE TABLE pest (pest_id INTEGER PRIMARY KEY, common_name TEXT, treatment TEXT);
CREATE TABLE scouting (scout_id INTEGER PRIMARY KEY, row_id INTEGER REFERENCES crop_row(row_id), pest_id INTEGER REFERENCES pest(pest_id), seen_on TEXT, level INTEGER);
CREATE TABLE harvest (harvest_id INTEGER PRIMARY KEY, row_id INTEGER REFERENCES crop_row(row_id), picked TEXT, kg REAL, class TEXT);
INSERT INTO greenhouse VALUES ('G1',4200,'gas',1994,'Hugo'),('G2',6100,'geothermal',2013,'Lieke'),('G3',2500,'none',1987,NULL),('G4',8800,'geothermal',2020,'Hugo'),('G5',3000,'wood chips',2005,'Samir');
INSERT INTO cultivar VALUES (1,'Rubino','cherry','Seedmark',62),(2,'Marga','beefsteak','Semena',84),(3,'Solana','plum','Seedmark',75),(4,'Zloty','cherry','Polseed',58),(5,'Corazon','oxheart','Semena',90),(6,'Tigris','striped','Hobbyseed',78);
INSERT INTO crop_row VALUES (1,'G1',1,420,'2024-01-15'),(2,'G1',2,300,'2024-01-15'),(3,'G2',1,640,'2024-01-08'),(4,'G2',3,600,'2024-01-09'),(5,'G4',4,900,'2023-12-20'),(6,'G4',5,350,'2024-02-01'),(7,'G5',3,280,'2024-02-12');
INSERT INTO pest VALUES (1,'whitefly','parasitic wasps'),(2,'spider mite','predatory mites'),(3,'leaf miner','parasitic wasps'),(4,'grey mould','more air'),(5,'russet mite','sulphur');
INSERT INTO scouting VALUES (1,1,1,'2024-03-02',2),(2,3,1,'2024-03-04',4),(3,3,2,'2024-03-18',3),(4,4,4,'2024-03-19',1),(5,6,2,'2024-04-02',5),(6,2,3,'2024-04-05',1),(7,3,4,'2024-04-09',2);
INSERT INTO harvest VALUES (1,1,'2024-03-20',95,'I'),(2,1,'2024-03-27',120,'I'),(3,3,'2024-03-21',180,'I'),(4,4,'2024-03-30',210,'II'),(5,5,'2024-02-28',160,'I'),(6,5,'2024-03-06',240,'II'),(7,2,'2024-04-12',140,'I'),(8,3,'2024-03-29',205,'II');
-- What are the codes of the greenhouses with 'geothermal' heating?
-- glasshouses kept warm by geothermal heat (codes)
-- Which glass buildings are warmed by geothermal energy? Their codes.
-- heating geothermal: greenhouse code
SELECT gh_code FROM greenhouse WHERE heating = 'geothermal';
-- How many cultivars of the fruit type 'cherry' are there?
-- number of cherry tomatoes among our cultivars
-- How many sorts of tomato do we have that are of the small cherry kind?
-- fruit type cherry, cultivar count
SELECT COUNT(*) FROM cultivar WHERE fruit_type = 'cherry';
-- Which cultivar takes the longest to harvest?
-- slowest tomato, by days to harvest
-- Which sort of tomato needs the most days until people can pick it?
-- cultivars by days to harvest, going down, the top name
SELECT name FROM cultivar ORDER BY days_to_harvest DESC LIMIT 1;
-- Show the cultivar names and the total kilos harvested of each.
-- kilos picked per cultivar
-- How heavy is all that we have picked of every sort of tomato, taken together? The sort first.
-- cultivar name, kg added up over the harvests of its rows
SELECT c.name, SUM(h.kg) FROM cultivar AS c JOIN crop_row AS r ON c.cultivar_id = r.cultivar_id JOIN harvest AS h ON r.row_id = h.row_id GROUP BY c.cultivar_id;
-- Which cultivars are not planted in any row?
-- tomatoes on the list that stand nowhere
-- Which sorts of tomato has nobody put in the ground?
-- zero crop rows: cultivar name
SELECT name FROM cultivar WHERE cultivar_id NOT IN (SELECT cultivar_id FROM crop_row);
-- List the common names of pests seen in greenhouse 'G2', each once.
-- distinct pests spotted in G2
-- Which bugs and diseases were found in glass building G2? No repeats.
-- greenhouse G2: common name of every pest scouted in its rows, each one time
SELECT DISTINCT p.common_name FROM pest AS p JOIN scouting AS s ON p.pest_id = s.pest_id JOIN crop_row AS r ON s.row_id = r.row_id WHERE r.gh_code = 'G2';
-- Which pests were never seen?
-- pests nobody has come across while scouting
-- Which bugs and diseases has nobody ever found on our tomatoes?
-- zero scoutings: common name of the pest
SELECT common_name FROM pest WHERE pest_id NOT IN (SELECT pest_id FROM scouting);
-- Show each greenhouse code and its number of plants.
-- how many plants grow in each glasshouse
-- How many tomato bushes stand in every glass building? The building's code first.
-- greenhouse code, plants added up over its rows
SELECT gh_code, SUM(plants) FROM crop_row GROUP BY gh_code;
-- Find the breeders with more than one cultivar.
-- seed firms behind over 1 of our cultivars
-- Which companies created more than a single sort of tomato?
-- more than 1 cultivar: the breeder
SELECT breeder FROM cultivar GROUP BY breeder HAVING COUNT(*) > 1;
-- What are the largest and the average kilos of a class 'II' harvest?
-- class II pickings: maximum kg and mean kg
-- How heavy was what people picked of quality II: at the most and on average?
-- harvest class II: greatest kg, average kg
SELECT MAX(kg), AVG(kg) FROM harvest WHERE class = 'II';
-- Give the dates on which a 'spider mite' was seen, with the level.
-- when did we see spider mite, and how bad (level)
-- On what days did somebody find spider mite, and how serious was it?
-- pest common name spider mite: date seen plus level for each scouting
SELECT s.seen_on, s.level FROM scouting AS s JOIN pest AS p ON s.pest_id = p.pest_id WHERE p.common_name = 'spider mite';
-- Return the codes of greenhouses larger than the average greenhouse.
-- glasshouses above average in square metres
-- Which glass buildings cover more ground than is usual on average? Their codes.
-- area over the mean: greenhouse code
SELECT gh_code FROM greenhouse WHERE area_m2 > (SELECT AVG(area_m2) FROM greenhouse);
-- Which greenhouses grow 'cherry' but not 'beefsteak' tomatoes?
-- codes of houses with cherry fruit, excluding any with beefsteak
-- In which glass buildings do cherry tomatoes stand and no beefsteak tomatoes? Their codes, no repeats.
-- no beefsteak in any row but at least one row of cherry: greenhouse code, each one time
SELECT r.gh_code FROM crop_row AS r JOIN cultivar AS c ON r.cultivar_id = c.cultivar_id WHERE c.fruit_type = 'cherry' EXCEPT SELECT r.gh_code FROM crop_row AS r JOIN cultivar AS c ON r.cultivar_id = c.cultivar_id WHERE c.fruit_type = 'beefsteak';
-- Which greenhouse has no grower in charge?
-- glasshouse nobody is in charge of
-- For which glass building is nobody responsible? Its code.
-- grower in charge empty: greenhouse code
SELECT gh_code FROM greenhouse WHERE grower_in_charge IS NULL;
-- How many different treatments do we use against pests?
-- number of distinct pest treatments
-- How many separate remedies do we have for bugs and diseases?
-- count of treatments in the pest list, each one time
SELECT COUNT(DISTINCT treatment) FROM pest;

-- database: carpet_weaver_guild
CREATE TABLE Village (VillageName TEXT PRIMARY KEY, Province TEXT, Altitude INTEGER);
CREATE TABLE Weaver (WeaverNo INTEGER PRIMARY KEY, WeaverName TEXT, Gender TEXT, YearOfBirth INTEGER, Village TEXT REFERENCES Village(VillageName));
CREATE TABLE Pattern (PatternCode TEXT PRIMARY KEY, PatternName TEXT, Motif TEXT, KnotsPerCm INTEGER);
CREATE TABLE Carpet (CarpetNo INTEGER PRIMARY KEY, PatternCode TEXT REFERENCES Pattern(PatternCode), LengthCm INTEGER, WidthCm INTEGER, Pile TEXT, FinishedOn TEXT, AskingPrice REAL);
CREATE TABLE WovenBy (CarpetNo INTEGER REFERENCES Carpet(CarpetNo), WeaverNo INTEGER REFERENCES Weaver(WeaverNo), Days INTEGER, PRIMARY KEY (CarpetNo, WeaverNo));
INSERT INTO Village VALUES ('Yunddagi','Cappadocia',1240),('Karapinar','Konya',1010),('Dosemealti','Antalya',300),('Ladik','Konya',1150),('Taspinar','Aksaray',1080);
INSERT INTO Weaver VALUES (1,'Emine Koc','F',1958,'Karapinar'),(2,'Hatice Demir','F',1971,'Ladik'),(3,'Mehmet Usta','M',1949,'Yunddagi'),(4,'Zeynep Acar','F',1988,'Ladik'),(5,'Selin Bozkurt','F',1996,'Dosemealti'),(6,'Ali Tuna','M',1980,'Karapinar'),(7,'Gul Sari','F',2001,'Ladik');
INSERT INTO Pattern VALUES ('TRE','Tree of Rest','tree',16),('MED','Twin Medallion','medallion',25),('PRA','Mihrab Arch','niche',20),('BIR','Crane Walk','bird',12),('STA','Star Field','star',30);
INSERT INTO Carpet VALUES (1,'TRE',180,120,'wool','2023-02-10',1900),(2,'MED',300,200,'wool','2023-06-30',6400),(3,'PRA',160,100,'silk','2023-09-15',8700),(4,'MED',250,170,'wool','2023-12-01',4800),(5,'BIR',140,90,'cotton','2024-01-20',650),(6,'TRE',200,140,'silk',NULL,9900);
INSERT INTO WovenBy VALUES (1,1,70),(2,2,150),(2,4,160),(3,3,210),(4,2,90),(4,7,95),(5,5,30),(6,3,120),(6,1,60);
-- List the names of the weavers from 'Ladik'.
-- who of our weavers lives at Ladik
-- Which people at the looms have their home in Ladik?
-- village Ladik: weaver name
SELECT WeaverName FROM Weaver WHERE Village = 'Ladik';
-- How many carpets have a 'wool' pile?
-- number of wool rugs
-- How many rugs are made of wool on the upper side?
-- pile wool, carpet count
SELECT COUNT(*) FROM Carpet WHERE Pile = 'wool';
-- Who is the oldest weaver?
-- name of the weaver born first
-- Who at the looms came into the world before all the others?
-- weavers by year of birth, going up, the top name
SELECT WeaverName FROM Weaver ORDER BY YearOfBirth LIMIT 1;
-- Show the name of each weaver and the total days of weaving.
-- days at the loom in total, by weaver's name
-- How long did each person work at the loom, in days, all rugs together? The person first.
-- weaver name, days added up over the carpets
SELECT T1.WeaverName, SUM(T2.Days) FROM Weaver AS T1 JOIN WovenBy AS T2 ON T1.WeaverNo = T2.WeaverNo GROUP BY T1.WeaverNo;
-- Which patterns were never woven?
-- names of patterns without a carpet
-- Which designs has nobody ever made a rug of?
-- zero carpets: pattern name
SELECT PatternName FROM Pattern WHERE PatternCode NOT IN (SELECT PatternCode FROM Carpet);
-- Find the names of weavers who worked on a carpet of the pattern 'Twin Medallion', each name once.
-- distinct weavers of any Twin Medallion
-- Who had a hand in the rugs with the Twin Medallion design? No repeats.
-- pattern Twin Medallion: name of every weaver of its carpets, each one time
SELECT DISTINCT T1.WeaverName FROM Weaver AS T1 JOIN WovenBy AS T2 ON T1.WeaverNo = T2.WeaverNo JOIN Carpet AS T3 ON T2.CarpetNo = T3.CarpetNo JOIN Pattern AS T4 ON T3.PatternCode = T4.PatternCode WHERE T4.PatternName = 'Twin Medallion';
-- Give the carpet numbers made by at least 2 weavers.
-- rugs on which two or more people worked, their numbers
-- Which rugs did 2 people or more make together? Their numbers.
-- no fewer than 2 weavers: carpet number
SELECT CarpetNo FROM WovenBy GROUP BY CarpetNo HAVING COUNT(*) >= 2;
-- What is the average asking price for each pile? Show pile and price.
-- mean price asked, by pile
-- How much do we want for a rug on average, by what its upper side is made of? The material first.
-- pile, mean asking price of the carpets
SELECT Pile, AVG(AskingPrice) FROM Carpet GROUP BY Pile;
-- Show the names of patterns with more knots than the average pattern.
-- patterns finer than average in knots per cm
-- Which designs are knotted more densely than is usual on average?
-- knots per cm over the mean: pattern name
SELECT PatternName FROM Pattern WHERE KnotsPerCm > (SELECT AVG(KnotsPerCm) FROM Pattern);
-- Which weavers have not woven any carpet?
-- names of guild members with no rug so far
-- Who at the looms has never had a hand in a rug?
-- zero carpets so far: weaver name
SELECT WeaverName FROM Weaver WHERE WeaverNo NOT IN (SELECT WeaverNo FROM WovenBy);
-- What are the shortest, longest and average length of the carpets?
-- rug length in cm: min, max, mean
-- How long is a rug from end to end: at least, at most, on average?
-- carpet length in cm: least, most, mean
SELECT MIN(LengthCm), MAX(LengthCm), AVG(LengthCm) FROM Carpet;
-- How many different provinces do the villages lie in?
-- villages are spread over how many distinct provinces
-- In how many separate regions of the country do the places of our people lie?
-- count of provinces in the village list, each one time
SELECT COUNT(DISTINCT Province) FROM Village;
-- Return the names and villages of the male ('M') weavers.
-- gender M: names, with the village
-- Which men (M) work at the looms, and where is their home?
-- gender M: weaver name plus village
SELECT WeaverName, Village FROM Weaver WHERE Gender = 'M';
-- Which provinces have more than 2 weavers?
-- provinces home to over two weavers
-- In which regions of the country do more than 2 of our people at the looms live?
-- weaver count above 2: province of the village
SELECT T1.Province FROM Village AS T1 JOIN Weaver AS T2 ON T1.VillageName = T2.Village GROUP BY T1.Province HAVING COUNT(*) > 2;
-- Show the carpet numbers of 'silk' carpets or carpets priced below 1000.
-- silk rugs plus those under 1000, numbers only
-- Which rugs are made of silk, or cost less than 1000? Their numbers.
-- asking price under 1000, or else pile silk: carpet number
SELECT CarpetNo FROM Carpet WHERE Pile = 'silk' OR AskingPrice < 1000;
-- Which carpet is not finished? Give its number and pattern name.
-- rug without a finishing date: number, name of the pattern
-- Which rug is still on the loom with no day of completion, and what is its design called? The number first.
-- finished on is empty: carpet number plus name of the pattern
SELECT T1.CarpetNo, T2.PatternName FROM Carpet AS T1 JOIN Pattern AS T2 ON T1.PatternCode = T2.PatternCode WHERE T1.FinishedOn IS NULL;

-- database: sea_salt_works
CREATE TABLE pond (pond_id INTEGER PRIMARY KEY, pond_name TEXT, surface_m2 INTEGER, feeds_into INTEGER REFERENCES pond(pond_id), stage TEXT);
CREATE TABLE raker (raker_id INTEGER PRIMARY KEY, raker_name TEXT, seasons INTEGER, paid_by TEXT);
CREATE TABLE salt_grade (grade TEXT PRIMARY KEY, grain TEXT, price_kg REAL);
CREATE TABLE raking (raking_id INTEGER PRIMARY KEY, pond_id INTEGER REFERENCES pond(pond_id), raker_id INTEGER REFERENCES raker(raker_id), grade TEXT REFERENCES salt_grade(grade), raked_on TEXT, kg INTEGER);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, grade TEXT REFERENCES salt_grade(grade), buyer TEXT, country TEXT, kg INTEGER, sold_on TEXT);
INSERT INTO pond VALUES (1,'Crystal West',900,NULL,'crystallizer'),(2,'Crystal East',850,NULL,'crystallizer'),(3,'Warm Basin',4200,1,'condenser'),(4,'Long Basin',5100,2,'condenser'),(5,'Sea Gate',16000,3,'reservoir'),(6,'Heron Pan',700,NULL,'crystallizer'),(7,'Old Mouth',9000,4,'reservoir');
INSERT INTO raker VALUES (1,'Yannick',14,'kilo'),(2,'Maelle',6,'kilo'),(3,'Corentin',22,'day'),(4,'Soazig',2,'day'),(5,'Loic',9,'kilo');
INSERT INTO salt_grade VALUES ('fleur','fine flakes',28),('grey coarse','coarse',3.2),('grey fine','ground',4.1),('road salt','coarse',0.3),('smoked','fine flakes',36);
INSERT INTO raking VALUES (1,1,1,'grey coarse','2023-07-10',820),(2,1,2,'fleur','2023-07-12',34),(3,2,3,'grey coarse','2023-07-14',910),(4,2,2,'fleur','2023-07-20',41),(5,6,3,'road salt','2023-08-02',1300),(6,1,1,'grey coarse','2023-08-09',760),(7,2,5,'grey fine','2023-08-15',400),(8,1,3,'fleur','2023-08-16',22);
INSERT INTO sale VALUES (1,'fleur','Chez Odile','France',20,'2023-09-01'),(2,'grey coarse','Nordic Foods','Sweden',600,'2023-09-10'),(3,'fleur','Tokyo Deli','Japan',50,'2023-10-05'),(4,'road salt','Town of Vannes','France',1200,'2023-11-20'),(5,'grey coarse','Chez Odile','France',45,'2023-12-02'),(6,'grey fine','Bakers United','Belgium',300,'2024-01-15');
-- How many ponds are at the stage 'crystallizer'?
-- number of crystallizer ponds
-- How many basins do we have in which the salt comes out (crystallizer)?
-- stage crystallizer, pond count
SELECT COUNT(*) FROM pond WHERE stage = 'crystallizer';
-- Show each pond name together with the name of the pond it feeds into.
-- which pond runs into which? both names
-- From which basin does the water flow on, and to which one?
-- pond name next to the name of the pond that gets its water
SELECT a.pond_name, b.pond_name FROM pond AS a JOIN pond AS b ON a.feeds_into = b.pond_id;
-- Which pond has the largest surface?
-- name of our biggest pond
-- Which basin covers more ground than all the others?
-- ponds by surface in m2, going down, the top name
SELECT pond_name FROM pond ORDER BY surface_m2 DESC LIMIT 1;
-- List the names of rakers paid by the 'day'.
-- who gets day wages among the rakers (paid by day)
-- Which of the salt workers get their money by the day?
-- paid by day: raker name
SELECT raker_name FROM raker WHERE paid_by = 'day';
-- What is the total of kilos raked for each grade? Show the grade and the kilos.
-- harvested salt by grade
-- How heavy is the salt we have brought in of every quality, all told? The quality first.
-- salt grade, kg added up over the rakings
SELECT grade, SUM(kg) FROM raking GROUP BY grade;
-- Find the names of rakers who raked 'fleur'.
-- people that brought in fleur
-- Which of the workers gathered fleur?
-- grade fleur: name of the raker for each raking
SELECT r.raker_name FROM raker AS r JOIN raking AS k ON r.raker_id = k.raker_id WHERE k.grade = 'fleur';
-- Which rakers have not raked anything?
-- rakers without one raking
-- Which of the workers have never gathered any salt?
-- zero rakings so far: raker name
SELECT raker_name FROM raker WHERE raker_id NOT IN (SELECT raker_id FROM raking);
-- Which grades have never been sold?
-- kinds of salt without a sale
-- Which qualities of salt has no customer ever taken?
-- zero sales: salt grade
SELECT grade FROM salt_grade WHERE grade NOT IN (SELECT grade FROM sale);
-- Give the buyers who bought at least two times.
-- customers with 2 or more sales
-- Who came to us for salt 2 times or more?
-- no fewer than 2 sales: the buyer
SELECT buyer FROM sale GROUP BY buyer HAVING COUNT(*) >= 2;
-- What are the highest, lowest and average price per kilo of our grades?
-- kilo price over the grades: top, bottom and mean
-- How much does a kilo of our salt cost at the most, at the least and on average, over the list of qualities?
-- price per kg in the grade list: max, min, mean
SELECT MAX(price_kg), MIN(price_kg), AVG(price_kg) FROM salt_grade;
-- Return the names of ponds where a raker with more than 10 seasons worked, each pond once.
-- distinct ponds worked by people having over 10 seasons
-- In which basins did the old hands gather salt, the workers with more than 10 years of harvest behind them? No repeats.
-- raker with seasons above 10: name of the pond, each one time
SELECT DISTINCT p.pond_name FROM pond AS p JOIN raking AS k ON p.pond_id = k.pond_id JOIN raker AS r ON k.raker_id = r.raker_id WHERE r.seasons > 10;
-- Show the dates of rakings that gave more kilos than the average raking.
-- on which dates was the yield above average
-- On what days did somebody gather a heavier load of salt than is usual on average?
-- kg over the mean of all rakings: date raked
SELECT raked_on FROM raking WHERE kg > (SELECT AVG(kg) FROM raking);
-- How many different countries do we sell to?
-- number of distinct countries among our sales
-- To how many separate nations does our salt go?
-- count of countries in the sales, each one time
SELECT COUNT(DISTINCT country) FROM sale;
-- List the buyers of 'coarse' grain salt and the kilos they bought.
-- who bought coarse salt, how many kg each time
-- Which customers took salt with coarse crystals, and how heavy was each order?
-- grain coarse: buyer plus kg of each sale
SELECT s.buyer, s.kg FROM sale AS s JOIN salt_grade AS g ON s.grade = g.grade WHERE g.grain = 'coarse';
-- Which ponds gave both 'fleur' and 'grey coarse'?
-- pond names from which fleur as well as grey coarse was raked
-- Which basins have yielded fleur and grey coarse too? No repeats.
-- grey coarse and fleur, both grades raked in the same pond: pond name
SELECT p.pond_name FROM pond AS p JOIN raking AS k ON p.pond_id = k.pond_id WHERE k.grade = 'fleur' INTERSECT SELECT p.pond_name FROM pond AS p JOIN raking AS k ON p.pond_id = k.pond_id WHERE k.grade = 'grey coarse';

-- database: mountain_sawmill
CREATE TABLE frst_ownr (own_no INTEGER PRIMARY KEY, own_nm TEXT, addr_ln1 TEXT, commune TEXT, cert TEXT);
CREATE TABLE log_pile (pile_no INTEGER PRIMARY KEY, own_no INTEGER REFERENCES frst_ownr(own_no), species TEXT, vol_m3 REAL, recv_dt TEXT, price_m3 REAL);
CREATE TABLE saw (saw_cd TEXT PRIMARY KEY, saw_typ TEXT, blade_mm INTEGER, inst_yr INTEGER);
CREATE TABLE cut_job (job_no INTEGER PRIMARY KEY, pile_no INTEGER REFERENCES log_pile(pile_no), saw_cd TEXT REFERENCES saw(saw_cd), prod TEXT, out_m3 REAL, cut_dt TEXT, sawyer TEXT);
INSERT INTO frst_ownr VALUES (1,'Commune of Arvin','Town Hall','Arvin','PEFC'),(2,'Elsa Moretti','Via Bosco 4','Cleis','none'),(3,'State Forest','Forst Road 1','Arvin','FSC'),(4,'Remo Zanetti','Via Alta 22','Ronc','PEFC'),(5,'Parish of Cleis','Church Square','Cleis','none');
INSERT INTO log_pile VALUES (11,1,'spruce',86,'2023-11-05',92),(12,2,'larch',24,'2023-11-20',138),(13,3,'spruce',140,'2023-12-02',95),(14,4,'stone pine',11,'2024-01-15',310),(15,1,'fir',52,'2024-01-22',81),(16,3,'larch',60,'2024-02-09',142),(17,2,'spruce',18,'2024-02-20',88);
INSERT INTO saw VALUES ('BS1','band saw',130,1998),('BS2','band saw',150,2016),('GS1','gang saw',180,1983),('CS1','circular saw',600,2021);
INSERT INTO cut_job VALUES (1,11,'BS2','beams',51,'2023-11-21','Ugo'),(2,12,'BS1','floor boards',13,'2023-12-05','Livio'),(3,13,'BS2','boards',62,'2023-12-19','Ugo'),(4,13,'GS1','pallet wood',30,'2024-01-08','Dario'),(5,14,'BS1','panels',6.5,'2024-02-01','Livio'),(6,15,'GS1','pallet wood',33,'2024-02-13','Ugo'),(7,16,'BS2','beams',37,'2024-02-28','Livio');
-- What are the names of the forest owners in 'Arvin'?
-- owners of woods whose commune is Arvin
-- To which people in Arvin does woodland belong?
-- commune Arvin: forest owner's name
SELECT own_nm FROM frst_ownr WHERE commune = 'Arvin';
-- How many log piles are 'spruce'?
-- spruce piles in the yard, count
-- How many heaps of trunks are spruce?
-- species spruce, log pile count
SELECT COUNT(*) FROM log_pile WHERE species = 'spruce';
-- Which species has the highest price per cubic metre?
-- dearest kind of log
-- For which sort of tree do we pay the most by the cubic metre?
-- log piles by price per m3, going down, the top species
SELECT species FROM log_pile ORDER BY price_m3 DESC LIMIT 1;
-- Show the owner names and the total volume delivered by each.
-- cubic metres we got, by owner
-- How much wood did each person with woodland bring us, all told? The person first.
-- forest owner name, m3 added up over the log piles
SELECT o.own_nm, SUM(p.vol_m3) FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no GROUP BY o.own_no;
-- Which owners have delivered no logs?
-- forest owners without a log pile here
-- Which people with woodland have never brought us a trunk?
-- zero log piles: forest owner name
SELECT own_nm FROM frst_ownr WHERE own_no NOT IN (SELECT own_no FROM log_pile);
-- List the numbers of the piles that have not been cut.
-- piles still waiting for the saw
-- Which heaps of trunks has nobody sawn yet? Their numbers.
-- zero cut jobs so far: pile number
SELECT pile_no FROM log_pile WHERE pile_no NOT IN (SELECT pile_no FROM cut_job);
-- Find the products cut from 'larch'.
-- what did we make out of larch
-- What came out of the larch trunks when we sawed them?
-- log pile species larch: product of each cut job
SELECT c.prod FROM cut_job AS c JOIN log_pile AS p ON c.pile_no = p.pile_no WHERE p.species = 'larch';
-- Give the sawyers who did more than two cutting jobs.
-- which sawyers have over 2 jobs
-- Who stood at the machine for more than 2 jobs?
-- cut job count above 2: sawyer name
SELECT sawyer FROM cut_job GROUP BY sawyer HAVING COUNT(*) > 2;
-- What is the average output for each saw type? Show type and average.
-- mean cubic metres out of a job by type of saw
-- How much wood comes out of a job on average, for every sort of machine? The sort first.
-- saw type, mean output in m3 of the cut jobs
SELECT s.saw_typ, AVG(c.out_m3) FROM saw AS s JOIN cut_job AS c ON s.saw_cd = c.saw_cd GROUP BY s.saw_typ;
-- Return the sawyers who cut wood from the 'State Forest', each once.
-- distinct sawyers that handled State Forest logs
-- Which of our men at the machine sawed trunks that came from State Forest? No repeats.
-- forest owner State Forest: sawyer of its cut jobs, each one time
SELECT DISTINCT c.sawyer FROM cut_job AS c JOIN log_pile AS p ON c.pile_no = p.pile_no JOIN frst_ownr AS o ON p.own_no = o.own_no WHERE o.own_nm = 'State Forest';
-- What are the smallest, largest and total volume of the piles?
-- pile volume: min, max, sum
-- How much wood is in a heap at the least, at the most, and in all the heaps together?
-- log pile m3: least, most, total
SELECT MIN(vol_m3), MAX(vol_m3), SUM(vol_m3) FROM log_pile;
-- Show the pile numbers with a price below the average price.
-- piles cheaper than average per m3
-- For which heaps of trunks did we pay less by the cubic metre than is usual on average? Their numbers.
-- price per m3 under the mean: pile number
SELECT pile_no FROM log_pile WHERE price_m3 < (SELECT AVG(price_m3) FROM log_pile);
-- How many different certificates ('none' excluded) do the owners hold?
-- distinct certificates among owners, leaving out none
-- How many separate seals for good forestry do the people with woodland have, not counting none?
-- cert other than none: count of certificates, each one time
SELECT COUNT(DISTINCT cert) FROM frst_ownr WHERE cert != 'none';
-- Which saws were installed before 2000? Give code and type.
-- code and type of saws older than 2000
-- Which machines for cutting were set up earlier than 2000? Their code, then the sort.
-- installation year below 2000: saw code plus saw type
SELECT saw_cd, saw_typ FROM saw WHERE inst_yr < 2000;
-- Which owners delivered both 'spruce' and 'larch'?
-- names of owners from whom we had spruce and larch too
-- Who brought us trunks of spruce and trunks of larch too? No repeats.
-- larch and spruce, both species in the piles of the same forest owner: name
SELECT o.own_nm FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no WHERE p.species = 'spruce' INTERSECT SELECT o.own_nm FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no WHERE p.species = 'larch';
-- Which saw has done no job?
-- code of the saw that stood idle
-- Which machine for cutting has nobody used for any work? Its code.
-- zero cut jobs: saw code
SELECT saw_cd FROM saw WHERE saw_cd NOT IN (SELECT saw_cd FROM cut_job);

-- database: bottle_glassworks
CREATE TABLE furnaces (furnace_id INTEGER PRIMARY KEY, nickname TEXT, tonnes_per_day INTEGER, fuel TEXT, rebuilt INTEGER);
CREATE TABLE moulds (mould_no INTEGER PRIMARY KEY, shape TEXT, capacity_ml INTEGER, cavities INTEGER, made_for TEXT);
CREATE TABLE campaigns (campaign_id INTEGER PRIMARY KEY, furnace_id INTEGER REFERENCES furnaces(furnace_id), mould_no INTEGER REFERENCES moulds(mould_no), glass_colour TEXT, begun TEXT, finished TEXT, bottles INTEGER);
CREATE TABLE rejects (reject_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaigns(campaign_id), flaw TEXT, bottles INTEGER);
INSERT INTO furnaces VALUES (1,'Old Lady',180,'gas',2012),(2,'Vesuvio',320,'gas',2019),(3,'Hybrid',260,'electric',2023),(4,'Pup',60,'oil',2001);
INSERT INTO moulds VALUES (501,'burgundy',750,10,'Caves du Moulin'),(502,'long neck',330,16,'Lion Beer'),(503,'square',700,8,'Gin Mill'),(504,'flute',750,10,'Caves du Moulin'),(505,'jar',400,12,'Honey House'),(506,'swing top',500,10,'Lion Beer'),(507,'demijohn',5000,2,NULL);
INSERT INTO campaigns VALUES (1,1,501,'green','2023-05-02','2023-05-09',910000),(2,2,502,'brown','2023-05-04','2023-05-20',4100000),(3,3,503,'clear','2023-06-01','2023-06-05',380000),(4,2,502,'green','2023-07-10','2023-07-18',2050000),(5,1,504,'green','2023-08-01','2023-08-06',640000),(6,3,505,'clear','2023-09-11','2023-09-15',720000),(7,2,506,'brown','2024-01-08',NULL,1150000);
INSERT INTO rejects VALUES (1,1,'bubble',8200),(2,1,'crack',3100),(3,2,'stone',15000),(4,3,'thin wall',9400),(5,4,'bubble',12100),(6,6,'crack',4400),(7,2,'bubble',21000),(8,3,'bubble',1700);
-- List the nicknames of furnaces that burn 'gas'.
-- gas fired furnaces by nickname
-- Which melting ovens run on gas? What our people call them.
-- fuel gas: furnace nickname
SELECT nickname FROM furnaces WHERE fuel = 'gas';
-- How many campaigns were in 'green' glass?
-- number of green glass campaigns
-- How many production runs were there in green?
-- glass colour green, campaign count
SELECT COUNT(*) FROM campaigns WHERE glass_colour = 'green';
-- Which mould shape holds the most?
-- shape with the greatest capacity
-- Which form of bottle takes more drink than all the others?
-- moulds by capacity in ml, going down, the top shape
SELECT shape FROM moulds ORDER BY capacity_ml DESC LIMIT 1;
-- Show each furnace's nickname and the total number of bottles made in it.
-- bottles produced by furnace nickname
-- How many bottles came out of each melting oven, all told? The oven first, as our people call it.
-- furnace nickname, bottles added up over its campaigns
SELECT f.nickname, SUM(c.bottles) FROM furnaces AS f JOIN campaigns AS c ON f.furnace_id = c.furnace_id GROUP BY f.furnace_id;
-- Which furnaces had no campaign?
-- nicknames of cold furnaces, those without any campaign
-- Which melting ovens were never used for a production run? What our people call them.
-- zero campaigns: furnace nickname
SELECT nickname FROM furnaces WHERE furnace_id NOT IN (SELECT furnace_id FROM campaigns);
-- Find the campaign ids without rejects.
-- flawless campaigns: ids where nothing was rejected
-- In which production runs did nobody have to throw a bottle out? Their ids.
-- zero rejects: campaign id
SELECT campaign_id FROM campaigns WHERE campaign_id NOT IN (SELECT campaign_id FROM rejects);
-- What flaws occurred in bottles made for 'Lion Beer'? Show each flaw once.
-- distinct flaws in Lion Beer's bottles
-- What was wrong with the bottles produced for Lion Beer that we threw out? No repeats.
-- mould made for Lion Beer: flaw of the rejects, each one time
SELECT DISTINCT r.flaw FROM rejects AS r JOIN campaigns AS c ON r.campaign_id = c.campaign_id JOIN moulds AS m ON c.mould_no = m.mould_no WHERE m.made_for = 'Lion Beer';
-- How many bottles were rejected for each flaw? Give the flaw and the number.
-- rejected bottles by flaw
-- How many bottles did we throw out for every sort of defect? The defect first.
-- flaw, bottles added up over the rejects
SELECT flaw, SUM(bottles) FROM rejects GROUP BY flaw;
-- Which customers have more than one mould made for them?
-- names for whom we keep over 1 mould
-- Which customers, leaving out forms made for nobody, have more than a single form of their own?
-- made for is not empty, mould count above 1: the customer the moulds are made for
SELECT made_for FROM moulds WHERE made_for IS NOT NULL GROUP BY made_for HAVING COUNT(*) > 1;
-- What are the smallest, the average and the largest number of bottles of a campaign?
-- campaign size in bottles, lowest, mean, highest
-- How many bottles does a production run bring at the least, on average and at the most?
-- bottles per campaign: min, mean, max
SELECT MIN(bottles), AVG(bottles), MAX(bottles) FROM campaigns;
-- Show the shapes of moulds with between 300 and 500 millilitres.
-- shapes holding 300 to 500 ml
-- Which forms of bottle take at least 300 and at most 500 millilitres?
-- capacity from 300 up to 500 ml, both included: mould shape
SELECT shape FROM moulds WHERE capacity_ml BETWEEN 300 AND 500;
-- Return the shape and the start of the campaign that is still running, without a finish date.
-- unfinished campaign: which shape, begun when
-- What form of bottle are we still turning out, in the run that has no end yet, and since when?
-- finished date empty: mould shape plus date begun of the campaign
SELECT m.shape, c.begun FROM campaigns AS c JOIN moulds AS m ON c.mould_no = m.mould_no WHERE c.finished IS NULL;
-- Which furnaces melt more tonnes per day than the average furnace?
-- nicknames of furnaces above average in daily tonnes
-- Which melting ovens get through more in a day than is usual on average? What our people call them.
-- tonnes per day over the mean: furnace nickname
SELECT nickname FROM furnaces WHERE tonnes_per_day > (SELECT AVG(tonnes_per_day) FROM furnaces);
-- Which mould shapes were used in 'brown' and also in 'green' glass?
-- shapes blown both brown and green
-- Which forms of bottle have we turned out in brown and in green too? No repeats.
-- green and brown, both glass colours in campaigns with the mould: its shape
SELECT m.shape FROM moulds AS m JOIN campaigns AS c ON m.mould_no = c.mould_no WHERE c.glass_colour = 'brown' INTERSECT SELECT m.shape FROM moulds AS m JOIN campaigns AS c ON m.mould_no = c.mould_no WHERE c.glass_colour = 'green';
-- List the glass colour and number of bottles of campaigns in the furnace 'Hybrid', largest first.
-- what ran in Hybrid: colour and bottles, big ones on top
-- In which shade were the production runs in the oven Hybrid, and how many pieces did each bring? The biggest run first.
-- furnace nicknamed Hybrid: glass colour plus bottle count of every campaign, in order of bottle count going down
SELECT c.glass_colour, c.bottles FROM campaigns AS c JOIN furnaces AS f ON c.furnace_id = f.furnace_id WHERE f.nickname = 'Hybrid' ORDER BY c.bottles DESC;

-- database: wooden_toy_bom
CREATE TABLE item (item_no TEXT PRIMARY KEY, title TEXT, item_kind TEXT, make_or_buy TEXT, std_cost REAL, lead_days INTEGER);
CREATE TABLE structure (parent TEXT REFERENCES item(item_no), child TEXT REFERENCES item(item_no), pieces INTEGER, PRIMARY KEY (parent, child));
CREATE TABLE work_centre (wc_id INTEGER PRIMARY KEY, wc_name TEXT, rate_hour REAL, staff INTEGER);
CREATE TABLE routing (item_no TEXT REFERENCES item(item_no), op_no INTEGER, wc_id INTEGER REFERENCES work_centre(wc_id), minutes REAL, PRIMARY KEY (item_no, op_no));
CREATE TABLE prod_order (order_no INTEGER PRIMARY KEY, item_no TEXT REFERENCES item(item_no), qty INTEGER, due TEXT, state TEXT);
INSERT INTO item VALUES ('T10','rocking horse','toy','make',41.5,15),('T20','stacking tower','toy','make',9.8,6),('T30','pull duck','toy','make',12.4,8),('P01','wheel','part','make',0.6,3),('P02','axle','part','buy',0.15,10),('P03','horse head','part','make',7.2,5),('P04','ring','part','make',0.9,4),('R01','beech board','raw','buy',5.5,20),('R02','green lacquer','raw','buy',3.8,12);
INSERT INTO structure VALUES ('T10','P03',1),('T10','R01',3),('T20','P04',7),('T20','R02',1),('T30','P01',4),('T30','P02',2),('P01','R01',1),('P03','R01',1),('P04','R01',1);
INSERT INTO work_centre VALUES (1,'Turning',38,3),(2,'Painting',32,4),(3,'Assembly',27,6),(4,'Laser',55,1),(5,'Sanding',24,2);
INSERT INTO routing VALUES ('P01',10,1,1.5),('P01',20,5,0.8),('P03',10,5,12),('P04',10,1,2),('T10',10,3,55),('T10',20,2,30),('T20',10,2,6),('T20',20,3,4),('T30',10,3,9);
INSERT INTO prod_order VALUES (1,'T10',40,'2024-05-10','open'),(2,'T20',300,'2024-05-03','open'),(3,'P01',2000,'2024-04-22','finished'),(4,'P04',2100,'2024-04-26','finished'),(5,'T10',25,'2024-06-14','planned'),(6,'T20',150,'2024-06-20','planned');
-- List the titles of the items of kind 'toy'.
-- what toys do we make
-- What do we have that a child can play with (toy)? What it is called.
-- item kind toy: the title
SELECT title FROM item WHERE item_kind = 'toy';
-- How many items do we 'buy'?
-- number of items marked buy
-- How many articles do we get from others instead of making them ourselves (buy)?
-- make or buy says buy, item count
SELECT COUNT(*) FROM item WHERE make_or_buy = 'buy';
-- Show the titles of the direct components of the 'pull duck' and their pieces.
-- what is a pull duck made up of, and how many pieces of each
-- Which parts go straight into a pull duck, and how many are needed of each?
-- parent titled pull duck: title of each child item, number of pieces
SELECT c.title, s.pieces FROM item AS p JOIN structure AS s ON p.item_no = s.parent JOIN item AS c ON s.child = c.item_no WHERE p.title = 'pull duck';
-- Which items use the 'beech board' directly?
-- titles of everything with a beech board right in it
-- Into which articles does a beech board go straight away? What they are called.
-- child titled beech board: title of the parent item
SELECT p.title FROM item AS p JOIN structure AS s ON p.item_no = s.parent JOIN item AS c ON s.child = c.item_no WHERE c.title = 'beech board';
-- Which item has the longest lead time?
-- title of the item we wait for most days
-- Which article takes more days to get than all the others? What it is called.
-- items by lead days, going down, the top title
SELECT title FROM item ORDER BY lead_days DESC LIMIT 1;
-- What is the average standard cost for every kind of item? Show kind and cost.
-- mean standard cost by item kind
-- How much does an article come to on average, by the sort of article? The sort first.
-- item kind, mean std cost
SELECT item_kind, AVG(std_cost) FROM item GROUP BY item_kind;
-- Find the names of work centres not used in any routing.
-- work centres without an operation
-- In which parts of the workshop is there no step of work to do for any article?
-- zero routing lines: work centre name
SELECT wc_name FROM work_centre WHERE wc_id NOT IN (SELECT wc_id FROM routing);
-- Give the titles of items with more than one operation in their routing.
-- items that need over 1 operation
-- Which articles take more than a single step of work? What they are called.
-- routing with more than 1 operation: item title
SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no GROUP BY i.item_no HAVING COUNT(*) > 1;
-- How many minutes of operations fall on each work centre? Return the name and total.
-- minutes summed per work centre, name first
-- How long are all the steps of work in each part of the workshop, in minutes, taken together? The part of the workshop first.
-- work centre name, minutes added up over the routing
SELECT w.wc_name, SUM(r.minutes) FROM work_centre AS w JOIN routing AS r ON w.wc_id = r.wc_id GROUP BY w.wc_id;
-- Show the title and quantity of 'open' production orders by due date.
-- open orders: which item, how many, earliest due first
-- Which articles still have to be made, by jobs that are open, and how many of them? The job that must be ready first comes first.
-- production orders in state open: item title plus quantity, in order of due date going up
SELECT i.title, o.qty FROM prod_order AS o JOIN item AS i ON o.item_no = i.item_no WHERE o.state = 'open' ORDER BY o.due;
-- Which toys have never had a production order?
-- items of kind toy that were never ordered for production, titles
-- Which playthings (toy) has nobody ever told the workshop to make? What they are called.
-- zero production orders and item kind toy: the title
SELECT title FROM item WHERE item_kind = 'toy' AND item_no NOT IN (SELECT item_no FROM prod_order);
-- What are the lowest, highest and average hourly rate of the work centres?
-- rate per hour: min, max, mean
-- How much does an hour in a part of the workshop cost: at least, at most, on average?
-- hourly rate over the work centres: least, most, mean
SELECT MIN(rate_hour), MAX(rate_hour), AVG(rate_hour) FROM work_centre;
-- Which items cost more than the average item?
-- titles above the average standard cost
-- Which articles come to more money than is usual on average? What they are called.
-- std cost over the mean: item title
SELECT title FROM item WHERE std_cost > (SELECT AVG(std_cost) FROM item);
-- Return the titles of items processed both in 'Painting' and in 'Assembly'.
-- what passes through Painting as well as Assembly
-- Which articles have a step of work in Painting and also one in Assembly? What they are called, no repeats.
-- Assembly and Painting, both work centres in the routing of the same item: its title
SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no JOIN work_centre AS w ON r.wc_id = w.wc_id WHERE w.wc_name = 'Painting' INTERSECT SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no JOIN work_centre AS w ON r.wc_id = w.wc_id WHERE w.wc_name = 'Assembly';
-- How many different items are on production orders?
-- distinct items ordered for production, how many
-- How many separate articles has the workshop been told to make?
-- count of item numbers in the production orders, each one time
SELECT COUNT(DISTINCT item_no) FROM prod_order;
