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
SELECT gh_code FROM greenhouse WHERE heating = 'geothermal';
-- How many cultivars of the fruit type 'cherry' are there?
-- number of cherry tomatoes among our cultivars
SELECT COUNT(*) FROM cultivar WHERE fruit_type = 'cherry';
-- Which cultivar takes the longest to harvest?
-- slowest tomato, by days to harvest
SELECT name FROM cultivar ORDER BY days_to_harvest DESC LIMIT 1;
-- Show the cultivar names and the total kilos harvested of each.
-- kilos picked per cultivar
SELECT c.name, SUM(h.kg) FROM cultivar AS c JOIN crop_row AS r ON c.cultivar_id = r.cultivar_id JOIN harvest AS h ON r.row_id = h.row_id GROUP BY c.cultivar_id;
-- Which cultivars are not planted in any row?
-- tomatoes on the list that stand nowhere
SELECT name FROM cultivar WHERE cultivar_id NOT IN (SELECT cultivar_id FROM crop_row);
-- List the common names of pests seen in greenhouse 'G2', each once.
-- distinct pests spotted in G2
SELECT DISTINCT p.common_name FROM pest AS p JOIN scouting AS s ON p.pest_id = s.pest_id JOIN crop_row AS r ON s.row_id = r.row_id WHERE r.gh_code = 'G2';
-- Which pests were never seen?
-- pests nobody has come across while scouting
SELECT common_name FROM pest WHERE pest_id NOT IN (SELECT pest_id FROM scouting);
-- Show each greenhouse code and its number of plants.
-- how many plants grow in each glasshouse
SELECT gh_code, SUM(plants) FROM crop_row GROUP BY gh_code;
-- Find the breeders with more than one cultivar.
-- seed firms behind over 1 of our cultivars
SELECT breeder FROM cultivar GROUP BY breeder HAVING COUNT(*) > 1;
-- What are the largest and the average kilos of a class 'II' harvest?
-- class II pickings: maximum kg and mean kg
SELECT MAX(kg), AVG(kg) FROM harvest WHERE class = 'II';
-- Give the dates on which a 'spider mite' was seen, with the level.
-- when did we see spider mite, and how bad (level)
SELECT s.seen_on, s.level FROM scouting AS s JOIN pest AS p ON s.pest_id = p.pest_id WHERE p.common_name = 'spider mite';
-- Return the codes of greenhouses larger than the average greenhouse.
-- glasshouses above average in square metres
SELECT gh_code FROM greenhouse WHERE area_m2 > (SELECT AVG(area_m2) FROM greenhouse);
-- Which greenhouses grow 'cherry' but not 'beefsteak' tomatoes?
-- codes of houses with cherry fruit, excluding any with beefsteak
SELECT r.gh_code FROM crop_row AS r JOIN cultivar AS c ON r.cultivar_id = c.cultivar_id WHERE c.fruit_type = 'cherry' EXCEPT SELECT r.gh_code FROM crop_row AS r JOIN cultivar AS c ON r.cultivar_id = c.cultivar_id WHERE c.fruit_type = 'beefsteak';
-- Which greenhouse has no grower in charge?
-- glasshouse nobody is in charge of
SELECT gh_code FROM greenhouse WHERE grower_in_charge IS NULL;
-- How many different treatments do we use against pests?
-- number of distinct pest treatments
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
SELECT WeaverName FROM Weaver WHERE Village = 'Ladik';
-- How many carpets have a 'wool' pile?
-- number of wool rugs
SELECT COUNT(*) FROM Carpet WHERE Pile = 'wool';
-- Who is the oldest weaver?
-- name of the weaver born first
SELECT WeaverName FROM Weaver ORDER BY YearOfBirth LIMIT 1;
-- Show the name of each weaver and the total days of weaving.
-- days at the loom in total, by weaver's name
SELECT T1.WeaverName, SUM(T2.Days) FROM Weaver AS T1 JOIN WovenBy AS T2 ON T1.WeaverNo = T2.WeaverNo GROUP BY T1.WeaverNo;
-- Which patterns were never woven?
-- names of patterns without a carpet
SELECT PatternName FROM Pattern WHERE PatternCode NOT IN (SELECT PatternCode FROM Carpet);
-- Find the names of weavers who worked on a carpet of the pattern 'Twin Medallion', each name once.
-- distinct weavers of any Twin Medallion
SELECT DISTINCT T1.WeaverName FROM Weaver AS T1 JOIN WovenBy AS T2 ON T1.WeaverNo = T2.WeaverNo JOIN Carpet AS T3 ON T2.CarpetNo = T3.CarpetNo JOIN Pattern AS T4 ON T3.PatternCode = T4.PatternCode WHERE T4.PatternName = 'Twin Medallion';
-- Give the carpet numbers made by at least 2 weavers.
-- rugs on which two or more people worked, their numbers
SELECT CarpetNo FROM WovenBy GROUP BY CarpetNo HAVING COUNT(*) >= 2;
-- What is the average asking price for each pile? Show pile and price.
-- mean price asked, by pile
SELECT Pile, AVG(AskingPrice) FROM Carpet GROUP BY Pile;
-- Show the names of patterns with more knots than the average pattern.
-- patterns finer than average in knots per cm
SELECT PatternName FROM Pattern WHERE KnotsPerCm > (SELECT AVG(KnotsPerCm) FROM Pattern);
-- Which weavers have not woven any carpet?
-- names of guild members with no rug so far
SELECT WeaverName FROM Weaver WHERE WeaverNo NOT IN (SELECT WeaverNo FROM WovenBy);
-- What are the shortest, longest and average length of the carpets?
-- rug length in cm: min, max, mean
SELECT MIN(LengthCm), MAX(LengthCm), AVG(LengthCm) FROM Carpet;
-- How many different provinces do the villages lie in?
-- villages are spread over how many distinct provinces
SELECT COUNT(DISTINCT Province) FROM Village;
-- Return the names and villages of the male ('M') weavers.
-- gender M: names, with the village
SELECT WeaverName, Village FROM Weaver WHERE Gender = 'M';
-- Which provinces have more than 2 weavers?
-- provinces home to over two weavers
SELECT T1.Province FROM Village AS T1 JOIN Weaver AS T2 ON T1.VillageName = T2.Village GROUP BY T1.Province HAVING COUNT(*) > 2;
-- Show the carpet numbers of 'silk' carpets or carpets priced below 1000.
-- silk rugs plus those under 1000, numbers only
SELECT CarpetNo FROM Carpet WHERE Pile = 'silk' OR AskingPrice < 1000;
-- Which carpet is not finished? Give its number and pattern name.
-- rug without a finishing date: number, name of the pattern
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
SELECT COUNT(*) FROM pond WHERE stage = 'crystallizer';
-- Show each pond name together with the name of the pond it feeds into.
-- which pond runs into which? both names
SELECT a.pond_name, b.pond_name FROM pond AS a JOIN pond AS b ON a.feeds_into = b.pond_id;
-- Which pond has the largest surface?
-- name of our biggest pond
SELECT pond_name FROM pond ORDER BY surface_m2 DESC LIMIT 1;
-- List the names of rakers paid by the 'day'.
-- who gets day wages among the rakers (paid by day)
SELECT raker_name FROM raker WHERE paid_by = 'day';
-- What is the total of kilos raked for each grade? Show the grade and the kilos.
-- harvested salt by grade
SELECT grade, SUM(kg) FROM raking GROUP BY grade;
-- Find the names of rakers who raked 'fleur'.
-- people that brought in fleur
SELECT r.raker_name FROM raker AS r JOIN raking AS k ON r.raker_id = k.raker_id WHERE k.grade = 'fleur';
-- Which rakers have not raked anything?
-- rakers without one raking
SELECT raker_name FROM raker WHERE raker_id NOT IN (SELECT raker_id FROM raking);
-- Which grades have never been sold?
-- kinds of salt without a sale
SELECT grade FROM salt_grade WHERE grade NOT IN (SELECT grade FROM sale);
-- Give the buyers who bought at least two times.
-- customers with 2 or more sales
SELECT buyer FROM sale GROUP BY buyer HAVING COUNT(*) >= 2;
-- What are the highest, lowest and average price per kilo of our grades?
-- kilo price over the grades: top, bottom and mean
SELECT MAX(price_kg), MIN(price_kg), AVG(price_kg) FROM salt_grade;
-- Return the names of ponds where a raker with more than 10 seasons worked, each pond once.
-- distinct ponds worked by people having over 10 seasons
SELECT DISTINCT p.pond_name FROM pond AS p JOIN raking AS k ON p.pond_id = k.pond_id JOIN raker AS r ON k.raker_id = r.raker_id WHERE r.seasons > 10;
-- Show the dates of rakings that gave more kilos than the average raking.
-- on which dates was the yield above average
SELECT raked_on FROM raking WHERE kg > (SELECT AVG(kg) FROM raking);
-- How many different countries do we sell to?
-- number of distinct countries among our sales
SELECT COUNT(DISTINCT country) FROM sale;
-- List the buyers of 'coarse' grain salt and the kilos they bought.
-- who bought coarse salt, how many kg each time
SELECT s.buyer, s.kg FROM sale AS s JOIN salt_grade AS g ON s.grade = g.grade WHERE g.grain = 'coarse';
-- Which ponds gave both 'fleur' and 'grey coarse'?
-- pond names from which fleur as well as grey coarse was raked
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
SELECT own_nm FROM frst_ownr WHERE commune = 'Arvin';
-- How many log piles are 'spruce'?
-- spruce piles in the yard, count
SELECT COUNT(*) FROM log_pile WHERE species = 'spruce';
-- Which species has the highest price per cubic metre?
-- dearest kind of log
SELECT species FROM log_pile ORDER BY price_m3 DESC LIMIT 1;
-- Show the owner names and the total volume delivered by each.
-- cubic metres we got, by owner
SELECT o.own_nm, SUM(p.vol_m3) FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no GROUP BY o.own_no;
-- Which owners have delivered no logs?
-- forest owners without a log pile here
SELECT own_nm FROM frst_ownr WHERE own_no NOT IN (SELECT own_no FROM log_pile);
-- List the numbers of the piles that have not been cut.
-- piles still waiting for the saw
SELECT pile_no FROM log_pile WHERE pile_no NOT IN (SELECT pile_no FROM cut_job);
-- Find the products cut from 'larch'.
-- what did we make out of larch
SELECT c.prod FROM cut_job AS c JOIN log_pile AS p ON c.pile_no = p.pile_no WHERE p.species = 'larch';
-- Give the sawyers who did more than two cutting jobs.
-- which sawyers have over 2 jobs
SELECT sawyer FROM cut_job GROUP BY sawyer HAVING COUNT(*) > 2;
-- What is the average output for each saw type? Show type and average.
-- mean cubic metres out of a job by type of saw
SELECT s.saw_typ, AVG(c.out_m3) FROM saw AS s JOIN cut_job AS c ON s.saw_cd = c.saw_cd GROUP BY s.saw_typ;
-- Return the sawyers who cut wood from the 'State Forest', each once.
-- distinct sawyers that handled State Forest logs
SELECT DISTINCT c.sawyer FROM cut_job AS c JOIN log_pile AS p ON c.pile_no = p.pile_no JOIN frst_ownr AS o ON p.own_no = o.own_no WHERE o.own_nm = 'State Forest';
-- What are the smallest, largest and total volume of the piles?
-- pile volume: min, max, sum
SELECT MIN(vol_m3), MAX(vol_m3), SUM(vol_m3) FROM log_pile;
-- Show the pile numbers with a price below the average price.
-- piles cheaper than average per m3
SELECT pile_no FROM log_pile WHERE price_m3 < (SELECT AVG(price_m3) FROM log_pile);
-- How many different certificates ('none' excluded) do the owners hold?
-- distinct certificates among owners, leaving out none
SELECT COUNT(DISTINCT cert) FROM frst_ownr WHERE cert != 'none';
-- Which saws were installed before 2000? Give code and type.
-- code and type of saws older than 2000
SELECT saw_cd, saw_typ FROM saw WHERE inst_yr < 2000;
-- Which owners delivered both 'spruce' and 'larch'?
-- names of owners from whom we had spruce and larch too
SELECT o.own_nm FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no WHERE p.species = 'spruce' INTERSECT SELECT o.own_nm FROM frst_ownr AS o JOIN log_pile AS p ON o.own_no = p.own_no WHERE p.species = 'larch';
-- Which saw has done no job?
-- code of the saw that stood idle
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
SELECT nickname FROM furnaces WHERE fuel = 'gas';
-- How many campaigns were in 'green' glass?
-- number of green glass campaigns
SELECT COUNT(*) FROM campaigns WHERE glass_colour = 'green';
-- Which mould shape holds the most?
-- shape with the greatest capacity
SELECT shape FROM moulds ORDER BY capacity_ml DESC LIMIT 1;
-- Show each furnace's nickname and the total number of bottles made in it.
-- bottles produced by furnace nickname
SELECT f.nickname, SUM(c.bottles) FROM furnaces AS f JOIN campaigns AS c ON f.furnace_id = c.furnace_id GROUP BY f.furnace_id;
-- Which furnaces had no campaign?
-- nicknames of cold furnaces, those without any campaign
SELECT nickname FROM furnaces WHERE furnace_id NOT IN (SELECT furnace_id FROM campaigns);
-- Find the campaign ids without rejects.
-- flawless campaigns: ids where nothing was rejected
SELECT campaign_id FROM campaigns WHERE campaign_id NOT IN (SELECT campaign_id FROM rejects);
-- What flaws occurred in bottles made for 'Lion Beer'? Show each flaw once.
-- distinct flaws in Lion Beer's bottles
SELECT DISTINCT r.flaw FROM rejects AS r JOIN campaigns AS c ON r.campaign_id = c.campaign_id JOIN moulds AS m ON c.mould_no = m.mould_no WHERE m.made_for = 'Lion Beer';
-- How many bottles were rejected for each flaw? Give the flaw and the number.
-- rejected bottles by flaw
SELECT flaw, SUM(bottles) FROM rejects GROUP BY flaw;
-- Which customers have more than one mould made for them?
-- names for whom we keep over 1 mould
SELECT made_for FROM moulds WHERE made_for IS NOT NULL GROUP BY made_for HAVING COUNT(*) > 1;
-- What are the smallest, the average and the largest number of bottles of a campaign?
-- campaign size in bottles, lowest, mean, highest
SELECT MIN(bottles), AVG(bottles), MAX(bottles) FROM campaigns;
-- Show the shapes of moulds with between 300 and 500 millilitres.
-- shapes holding 300 to 500 ml
SELECT shape FROM moulds WHERE capacity_ml BETWEEN 300 AND 500;
-- Return the shape and the start of the campaign that is still running, without a finish date.
-- unfinished campaign: which shape, begun when
SELECT m.shape, c.begun FROM campaigns AS c JOIN moulds AS m ON c.mould_no = m.mould_no WHERE c.finished IS NULL;
-- Which furnaces melt more tonnes per day than the average furnace?
-- nicknames of furnaces above average in daily tonnes
SELECT nickname FROM furnaces WHERE tonnes_per_day > (SELECT AVG(tonnes_per_day) FROM furnaces);
-- Which mould shapes were used in 'brown' and also in 'green' glass?
-- shapes blown both brown and green
SELECT m.shape FROM moulds AS m JOIN campaigns AS c ON m.mould_no = c.mould_no WHERE c.glass_colour = 'brown' INTERSECT SELECT m.shape FROM moulds AS m JOIN campaigns AS c ON m.mould_no = c.mould_no WHERE c.glass_colour = 'green';
-- List the glass colour and number of bottles of campaigns in the furnace 'Hybrid', largest first.
-- what ran in Hybrid: colour and bottles, big ones on top
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
SELECT title FROM item WHERE item_kind = 'toy';
-- How many items do we 'buy'?
-- number of items marked buy
SELECT COUNT(*) FROM item WHERE make_or_buy = 'buy';
-- Show the titles of the direct components of the 'pull duck' and their pieces.
-- what is a pull duck made up of, and how many pieces of each
SELECT c.title, s.pieces FROM item AS p JOIN structure AS s ON p.item_no = s.parent JOIN item AS c ON s.child = c.item_no WHERE p.title = 'pull duck';
-- Which items use the 'beech board' directly?
-- titles of everything with a beech board right in it
SELECT p.title FROM item AS p JOIN structure AS s ON p.item_no = s.parent JOIN item AS c ON s.child = c.item_no WHERE c.title = 'beech board';
-- Which item has the longest lead time?
-- title of the item we wait for most days
SELECT title FROM item ORDER BY lead_days DESC LIMIT 1;
-- What is the average standard cost for every kind of item? Show kind and cost.
-- mean standard cost by item kind
SELECT item_kind, AVG(std_cost) FROM item GROUP BY item_kind;
-- Find the names of work centres not used in any routing.
-- work centres without an operation
SELECT wc_name FROM work_centre WHERE wc_id NOT IN (SELECT wc_id FROM routing);
-- Give the titles of items with more than one operation in their routing.
-- items that need over 1 operation
SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no GROUP BY i.item_no HAVING COUNT(*) > 1;
-- How many minutes of operations fall on each work centre? Return the name and total.
-- minutes summed per work centre, name first
SELECT w.wc_name, SUM(r.minutes) FROM work_centre AS w JOIN routing AS r ON w.wc_id = r.wc_id GROUP BY w.wc_id;
-- Show the title and quantity of 'open' production orders by due date.
-- open orders: which item, how many, earliest due first
SELECT i.title, o.qty FROM prod_order AS o JOIN item AS i ON o.item_no = i.item_no WHERE o.state = 'open' ORDER BY o.due;
-- Which toys have never had a production order?
-- items of kind toy that were never ordered for production, titles
SELECT title FROM item WHERE item_kind = 'toy' AND item_no NOT IN (SELECT item_no FROM prod_order);
-- What are the lowest, highest and average hourly rate of the work centres?
-- rate per hour: min, max, mean
SELECT MIN(rate_hour), MAX(rate_hour), AVG(rate_hour) FROM work_centre;
-- Which items cost more than the average item?
-- titles above the average standard cost
SELECT title FROM item WHERE std_cost > (SELECT AVG(std_cost) FROM item);
-- Return the titles of items processed both in 'Painting' and in 'Assembly'.
-- what passes through Painting as well as Assembly
SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no JOIN work_centre AS w ON r.wc_id = w.wc_id WHERE w.wc_name = 'Painting' INTERSECT SELECT i.title FROM item AS i JOIN routing AS r ON i.item_no = r.item_no JOIN work_centre AS w ON r.wc_id = w.wc_id WHERE w.wc_name = 'Assembly';
-- How many different items are on production orders?
-- distinct items ordered for production, how many
SELECT COUNT(DISTINCT item_no) FROM prod_order;
