-- database: arable_farm_log
CREATE TABLE tbl_field (fld_no INTEGER PRIMARY KEY, fld_nm TEXT, area_ha REAL, soil TEXT, owned TEXT);
CREATE TABLE tbl_crop (crop_cd TEXT PRIMARY KEY, crop_nm TEXT, family TEXT, price_t REAL);
CREATE TABLE tbl_sowing (sow_id INTEGER PRIMARY KEY, fld_no INTEGER REFERENCES tbl_field(fld_no), crop_cd TEXT REFERENCES tbl_crop(crop_cd), season INTEGER, sow_dt TEXT, yield_t REAL);
CREATE TABLE tbl_tractor (reg_no TEXT PRIMARY KEY, make TEXT, hp INTEGER, yr INTEGER);
CREATE TABLE tbl_work (wrk_id INTEGER PRIMARY KEY, sow_id INTEGER REFERENCES tbl_sowing(sow_id), reg_no TEXT REFERENCES tbl_tractor(reg_no), task TEXT, hrs REAL, fuel_l REAL);
INSERT INTO tbl_field VALUES (1,'Long Acre',12.4,'loam','Y'),(2,'Church Piece',7.1,'clay','Y'),(3,'Mill Bottom',18.9,'silt','N'),(4,'Rabbit Hill',4.3,'sand','N'),(5,'Great Down',25.6,'chalk','Y'),(6,'The Slip',2.2,'clay','Y');
INSERT INTO tbl_crop VALUES ('WW','winter wheat','cereal',210),('BA','barley','cereal',185),('RA','rapeseed','brassica',430),('PE','peas','legume',260),('SB','sugar beet','root',38),('LU','lupin','legume',310);
INSERT INTO tbl_sowing VALUES (1,1,'WW',2022,'2021-10-04',104),(2,2,'BA',2022,'2022-03-11',42),(3,3,'SB',2022,'2022-03-29',1350),(4,5,'WW',2022,'2021-10-09',219),(5,1,'RA',2023,'2022-08-25',45),(6,2,'WW',2023,'2022-10-12',55),(7,3,'WW',2023,'2022-10-20',171),(8,4,'PE',2023,'2023-04-02',13),(9,5,'BA',2023,'2023-03-08',NULL);
INSERT INTO tbl_tractor VALUES ('FE11','Fendt',240,2019),('JD07','John Deere',155,2007),('MF92','Massey Ferguson',90,1992),('CL20','Claas',310,2020);
INSERT INTO tbl_work VALUES (1,1,'FE11','plough',9.5,260),(2,1,'JD07','spray',2,24),(3,3,'CL20','plough',11,390),(4,4,'CL20','plough',14,510),(5,5,'FE11','drill',5,95),(6,7,'FE11','drill',7.5,140),(7,8,'JD07','roll',1.5,16),(8,3,'JD07','spray',3,37);
-- What are the names of the fields with 'clay' soil?
-- which pieces of land lie on clay
-- clay as soil - field names please
SELECT fld_nm FROM tbl_field WHERE soil = 'clay';
-- What is the total area of the owned ('Y') fields?
-- hectares with owned = Y, summed
-- owned = Y: sum of hectares
SELECT SUM(area_ha) FROM tbl_field WHERE owned = 'Y';
-- Which crop brings the highest price per tonne?
-- name of the dearest crop
-- highest price a tonne of all crops - name
SELECT crop_nm FROM tbl_crop ORDER BY price_t DESC LIMIT 1;
-- Show the field names on which 'winter wheat' was sown in 2023.
-- where did we grow winter wheat in season 2023
-- season 2023, crop winter wheat: names of the fields
SELECT T1.fld_nm FROM tbl_field AS T1 JOIN tbl_sowing AS T2 ON T1.fld_no = T2.fld_no JOIN tbl_crop AS T3 ON T2.crop_cd = T3.crop_cd WHERE T3.crop_nm = 'winter wheat' AND T2.season = 2023;
-- Find the fields that have never been sown.
-- names of fields without a sowing
-- fields that not one sowing belongs to - names
SELECT fld_nm FROM tbl_field WHERE fld_no NOT IN (SELECT fld_no FROM tbl_sowing);
-- For each season show the number of sowings.
-- how often did we sow per season (season, count)
-- sowing count by season, season in front
SELECT season, COUNT(*) FROM tbl_sowing GROUP BY season;
-- List the crop names sown on at least two fields.
-- crops with 2 or more sowings
-- count sowings by crop, leaving out those with fewer than 2: name
SELECT T1.crop_nm FROM tbl_crop AS T1 JOIN tbl_sowing AS T2 ON T1.crop_cd = T2.crop_cd GROUP BY T1.crop_cd HAVING COUNT(*) >= 2;
-- What is the total fuel and the total number of hours for the task 'plough'?
-- plough work: litres of fuel, then hours, all told
-- task plough: sum of fuel, sum of hours
SELECT SUM(fuel_l), SUM(hrs) FROM tbl_work WHERE task = 'plough';
-- Give the make of each tractor and the fuel it used in total.
-- litres burnt per tractor, its make beside it
-- sum of fuel by tractor, its make in front
SELECT T1.make, SUM(T2.fuel_l) FROM tbl_tractor AS T1 JOIN tbl_work AS T2 ON T1.reg_no = T2.reg_no GROUP BY T1.reg_no;
-- Which tractors did no work? Return make and year.
-- make and year of tractors that stand unused
-- tractors that not one work entry belongs to: make, year
SELECT make, yr FROM tbl_tractor WHERE reg_no NOT IN (SELECT reg_no FROM tbl_work);
-- Show the names of fields larger than the average field.
-- above-average fields in size
-- area beyond the mean of all fields - names
SELECT fld_nm FROM tbl_field WHERE area_ha > (SELECT AVG(area_ha) FROM tbl_field);
-- Which fields carried both 'WW' and 'BA'?
-- fields sown with crop code WW at one time and BA at another, by name
-- fields with a sowing of code BA as well as one of code WW, by name
SELECT T1.fld_nm FROM tbl_field AS T1 JOIN tbl_sowing AS T2 ON T1.fld_no = T2.fld_no WHERE T2.crop_cd = 'WW' INTERSECT SELECT T1.fld_nm FROM tbl_field AS T1 JOIN tbl_sowing AS T2 ON T1.fld_no = T2.fld_no WHERE T2.crop_cd = 'BA';
-- How many different soils are there?
-- count the distinct soil types
-- soils of the fields - number of different ones
SELECT COUNT(DISTINCT soil) FROM tbl_field;
-- Return the makes of tractors with more than 200 horsepower, newest first.
-- tractors above 200 hp by make, most recent year on top
-- power beyond 200, sorted by year downwards - makes of the tractors
SELECT make FROM tbl_tractor WHERE hp > 200 ORDER BY yr DESC;
-- What were the best, worst and average yields in season 2022?
-- 2022 harvest in tonnes: maximum, minimum and mean
-- season 2022, yield in tonnes: largest, smallest, mean
SELECT MAX(yield_t), MIN(yield_t), AVG(yield_t) FROM tbl_sowing WHERE season = 2022;
-- Which sowing dates have no yield recorded?
-- dates of sowings still without a harvested amount
-- yield left blank - sowing dates
SELECT sow_dt FROM tbl_sowing WHERE yield_t IS NULL;

-- database: cider_orchard
CREATE TABLE orchards (name TEXT PRIMARY KEY, parish TEXT, trees INTEGER, planted INTEGER);
CREATE TABLE varieties (variety_id INTEGER PRIMARY KEY, variety TEXT, taste TEXT, ripens TEXT, sugar REAL);
CREATE TABLE plantings (orchard TEXT REFERENCES orchards(name), variety_id INTEGER REFERENCES varieties(variety_id), tree_count INTEGER, rootstock TEXT, PRIMARY KEY (orchard, variety_id));
CREATE TABLE pickers (picker_id INTEGER PRIMARY KEY, nickname TEXT, country TEXT, daily_pay REAL);
CREATE TABLE picking_days (day_id INTEGER PRIMARY KEY, orchard TEXT REFERENCES orchards(name), picker_id INTEGER REFERENCES pickers(picker_id), picked_on TEXT, crates INTEGER, spoiled INTEGER);
INSERT INTO orchards VALUES ('Nightingale','Much Marcle',640,1971),('Top Bank','Ledbury',310,1998),('Coldharbour','Much Marcle',1200,2006),('Widow''s Acre','Bosbury',85,1934),('Railway','Ledbury',520,2015);
INSERT INTO varieties VALUES (1,'Red Streaker','bittersweet','October',11.2),(2,'Dobbin Pippin','sharp','September',9.4),(3,'Slack My Girl','sweet','September',12.8),(4,'Foxtail','bittersharp','November',10.1),(5,'Brown Thorn','bittersweet','November',13.5),(6,'Vicar','sharp','October',8.9);
INSERT INTO plantings VALUES ('Nightingale',1,400,'seedling'),('Nightingale',5,240,'seedling'),('Top Bank',2,310,'dwarf'),('Coldharbour',1,700,'dwarf'),('Coldharbour',3,500,'semi-dwarf'),('Railway',5,300,'dwarf'),('Railway',2,220,'dwarf'),('Widow''s Acre',4,85,'seedling');
INSERT INTO pickers VALUES (1,'Marek','Poland',88),(2,'Stoyan','Bulgaria',92),(3,'Ellie','Wales',80),(4,'Iva','Bulgaria',95),(5,'Gordon','England',84);
INSERT INTO picking_days VALUES (1,'Nightingale',1,'2023-10-05',42,3),(2,'Nightingale',2,'2023-10-05',55,1),(3,'Coldharbour',2,'2023-09-21',61,4),(4,'Coldharbour',4,'2023-09-21',66,2),(5,'Top Bank',3,'2023-09-14',30,6),(6,'Railway',4,'2023-11-02',58,0),(7,'Railway',1,'2023-11-02',39,5),(8,'Coldharbour',4,'2023-09-22',70,1);
-- List the names of orchards in the parish 'Ledbury'.
-- our orchards at Ledbury
-- Ledbury as parish - names of the orchards
SELECT name FROM orchards WHERE parish = 'Ledbury';
-- How many varieties taste 'sharp'?
-- number of apples with a sharp taste
-- sharp as taste - variety count
SELECT COUNT(*) FROM varieties WHERE taste = 'sharp';
-- Which orchard is the oldest?
-- orchard planted earliest
-- earliest planting year of all orchards - name
SELECT name FROM orchards ORDER BY planted LIMIT 1;
-- Show the nickname of each picker and the total crates picked.
-- who filled how many crates over all days
-- sum of crates by picker, nickname in front
SELECT p.nickname, SUM(d.crates) FROM pickers AS p JOIN picking_days AS d ON p.picker_id = d.picker_id GROUP BY p.picker_id;
-- Which varieties are not planted anywhere?
-- apples that stand in none of our orchards
-- varieties that not one planting belongs to
SELECT variety FROM varieties WHERE variety_id NOT IN (SELECT variety_id FROM plantings);
-- Find the varieties growing in the orchard 'Railway'.
-- what sorts of apple are planted at Railway
-- orchard Railway: its varieties please
SELECT v.variety FROM varieties AS v JOIN plantings AS p ON v.variety_id = p.variety_id WHERE p.orchard = 'Railway';
-- Give the orchards with at least 2 varieties.
-- orchards planted with two or more kinds of apple
-- count plantings by orchard, leaving out those with fewer than 2
SELECT orchard FROM plantings GROUP BY orchard HAVING COUNT(*) >= 2;
-- What is the average daily pay per country? Show country and average.
-- mean pay of pickers by home country
-- mean daily pay of the pickers by country, country in front
SELECT country, AVG(daily_pay) FROM pickers GROUP BY country;
-- Return the nicknames of pickers who never picked.
-- pickers on the list without a single picking day
-- pickers that not one picking day belongs to - nicknames
SELECT nickname FROM pickers WHERE picker_id NOT IN (SELECT picker_id FROM picking_days);
-- Which varieties have more sugar than the average?
-- sweeter than average apples
-- sugar beyond the mean of all varieties - which ones
SELECT variety FROM varieties WHERE sugar > (SELECT AVG(sugar) FROM varieties);
-- Show the parishes in which pickers from 'Bulgaria' worked, each only once.
-- distinct parishes where a picker from Bulgaria was at work
-- picker's country Bulgaria: different parishes of the orchards
SELECT DISTINCT o.parish FROM orchards AS o JOIN picking_days AS d ON o.name = d.orchard JOIN pickers AS p ON d.picker_id = p.picker_id WHERE p.country = 'Bulgaria';
-- What are the lowest, average and highest number of spoiled crates in a day?
-- spoiled crates: minimum, mean, maximum
-- spoiled please: smallest, mean, largest
SELECT MIN(spoiled), AVG(spoiled), MAX(spoiled) FROM picking_days;
-- Which taste has the most trees?
-- the taste of apple most of our trees bear
-- add up tree count by taste, name the taste on top
SELECT v.taste FROM varieties AS v JOIN plantings AS p ON v.variety_id = p.variety_id GROUP BY v.taste ORDER BY SUM(p.tree_count) DESC LIMIT 1;
-- List the orchards with the rootstock 'dwarf' but without any 'seedling' or 'semi-dwarf' trees.
-- orchards having dwarf stock, minus those with seedling or semi-dwarf stock
-- leave out every orchard with rootstock semi-dwarf or seedling; which ones with dwarf remain
SELECT orchard FROM plantings WHERE rootstock = 'dwarf' EXCEPT SELECT orchard FROM plantings WHERE rootstock IN ('seedling', 'semi-dwarf');
-- Show the dates when more than 60 crates were picked in 'Coldharbour'.
-- days at Coldharbour with over 60 crates
-- orchard Coldharbour, crates above 60: dates
SELECT picked_on FROM picking_days WHERE orchard = 'Coldharbour' AND crates > 60;

-- database: scrapyard_recycling
CREATE TABLE material (mat_code TEXT PRIMARY KEY, description TEXT, metal TEXT, rate_per_kg REAL, hazardous TEXT);
CREATE TABLE seller (seller_no INTEGER PRIMARY KEY, seller_name TEXT, seller_type TEXT, plate TEXT, phone TEXT);
CREATE TABLE weighbridge_ticket (ticket_no INTEGER PRIMARY KEY, seller_no INTEGER REFERENCES seller(seller_no), ticket_date TEXT, gross_kg INTEGER, tare_kg INTEGER, operator TEXT);
CREATE TABLE ticket_line (ticket_no INTEGER REFERENCES weighbridge_ticket(ticket_no), line_no INTEGER, mat_code TEXT REFERENCES material(mat_code), net_kg REAL, amount REAL, PRIMARY KEY (ticket_no, line_no));
INSERT INTO material VALUES ('CU1','bright copper wire','copper',7.2,'no'),('CU2','mixed copper','copper',5.9,'no'),('AL1','window frames','aluminium',1.4,'no'),('FE1','heavy steel','iron',0.22,'no'),('BAT','lead batteries','lead',0.8,'yes'),('CAT','catalytic converters','platinum',55,'yes'),('ZN1','zinc gutters','zinc',1.6,'no');
INSERT INTO seller VALUES (1,'Dekker Demolition','company','V-881-KX','0703 551'),(2,'Jan Pot','private','G-112-ZZ',NULL),(3,'Rail North','company','B-404-TR','0709 880'),(4,'Wim Baas','private','L-730-PQ','0611 220'),(5,'Municipality of Zeist','public','H-001-GM','0300 100'),(6,'Sanne Smit','private','K-555-HH',NULL);
INSERT INTO weighbridge_ticket VALUES (9001,1,'2024-01-08',18400,9200,'Kees'),(9002,2,'2024-01-09',2100,1850,'Kees'),(9003,3,'2024-01-15',26200,11000,'Yara'),(9004,1,'2024-02-02',15100,9200,'Yara'),(9005,5,'2024-02-07',9600,6400,'Kees'),(9006,4,'2024-02-07',1790,1600,'Bas'),(9007,3,'2024-03-19',21500,11000,'Kees');
INSERT INTO ticket_line VALUES (9001,1,'FE1',8800,1936),(9001,2,'CU2',400,2360),(9002,1,'AL1',250,350),(9003,1,'FE1',15000,3300),(9003,2,'CU1',200,1440),(9004,1,'FE1',5900,1298),(9005,1,'BAT',1200,960),(9005,2,'AL1',2000,2800),(9006,1,'BAT',190,152);
-- What are the descriptions of hazardous ('yes') materials?
-- materials flagged hazardous yes
-- hazardous = yes - descriptions of the materials
SELECT description FROM material WHERE hazardous = 'yes';
-- How many sellers are of the type 'private'?
-- number of private sellers
-- private as type - seller count
SELECT COUNT(*) FROM seller WHERE seller_type = 'private';
-- Which material has the highest rate per kilo?
-- what do we pay most for by the kilo? describe it
-- highest price a kilo of all materials - description
SELECT description FROM material ORDER BY rate_per_kg DESC LIMIT 1;
-- Show the name of each seller and the number of weighbridge tickets.
-- how often did every seller drive over the scales, name and count
-- ticket count by seller, seller's name in front
SELECT s.seller_name, COUNT(*) FROM seller AS s JOIN weighbridge_ticket AS w ON s.seller_no = w.seller_no GROUP BY s.seller_no;
-- Find the names of sellers without a phone number.
-- sellers we cannot ring
-- phone left blank - names of the sellers
SELECT seller_name FROM seller WHERE phone IS NULL;
-- Which materials were never bought? Give their descriptions.
-- scrap kinds that appear on no ticket
-- materials that not one ticket line belongs to - descriptions
SELECT description FROM material WHERE mat_code NOT IN (SELECT mat_code FROM ticket_line);
-- What is the total amount paid for each metal? Show the metal and the amount.
-- money spent by metal
-- sum of amounts by metal, metal in front
SELECT m.metal, SUM(l.amount) FROM material AS m JOIN ticket_line AS l ON m.mat_code = l.mat_code GROUP BY m.metal;
-- List the names of sellers who brought 'lead batteries'.
-- Who sold us lead batteries?
-- material lead batteries: names of the sellers that brought it
SELECT s.seller_name FROM seller AS s JOIN weighbridge_ticket AS w ON s.seller_no = w.seller_no JOIN ticket_line AS l ON w.ticket_no = l.ticket_no JOIN material AS m ON l.mat_code = m.mat_code WHERE m.description = 'lead batteries';
-- Give the operators who wrote more than 2 tickets.
-- weighbridge staff with over two tickets
-- count tickets by operator, only those with over 2
SELECT operator FROM weighbridge_ticket GROUP BY operator HAVING COUNT(*) > 2;
-- What are the largest and the smallest gross weight in kg?
-- heaviest and lightest gross weighing
-- gross kg please: largest, smallest
SELECT MAX(gross_kg), MIN(gross_kg) FROM weighbridge_ticket;
-- Show the ticket numbers and dates of 'Dekker Demolition'.
-- Dekker Demolition's tickets with the date
-- seller Dekker Demolition: ticket number, ticket date
SELECT w.ticket_no, w.ticket_date FROM weighbridge_ticket AS w JOIN seller AS s ON w.seller_no = s.seller_no WHERE s.seller_name = 'Dekker Demolition';
-- Which sellers have no ticket?
-- names of sellers who never came by
-- sellers that not one ticket belongs to - names
SELECT seller_name FROM seller WHERE seller_no NOT IN (SELECT seller_no FROM weighbridge_ticket);
-- Return the ticket number with the largest total amount.
-- ticket on which we paid out the most money in all
-- add up amounts by ticket; number of the one on top
SELECT ticket_no FROM ticket_line GROUP BY ticket_no ORDER BY SUM(amount) DESC LIMIT 1;
-- How many different materials have been bought?
-- count the distinct material codes seen on ticket lines
-- materials on the ticket lines - number of different ones
SELECT COUNT(DISTINCT mat_code) FROM ticket_line;
-- Find the descriptions of materials of 'copper' or 'zinc'.
-- anything copper or zinc, described
-- metal zinc or copper: descriptions of the materials
SELECT description FROM material WHERE metal IN ('copper', 'zinc');
-- Which ticket numbers have a line with an amount above the average amount? Each number once.
-- distinct tickets having some line dearer than the average line
-- line amount beyond the mean of all lines: different ticket numbers
SELECT DISTINCT ticket_no FROM ticket_line WHERE amount > (SELECT AVG(amount) FROM ticket_line);

-- database: granite_quarry
CREATE TABLE Bench (BenchID TEXT PRIMARY KEY, Level INTEGER, StoneColour TEXT, OpenedYear INTEGER, Closed TEXT);
CREATE TABLE Blaster (LicenceNo TEXT PRIMARY KEY, BlasterName TEXT, LicenceExpires TEXT, ExperienceYears INTEGER);
CREATE TABLE Blast (BlastID INTEGER PRIMARY KEY, BenchID TEXT REFERENCES Bench(BenchID), LicenceNo TEXT REFERENCES Blaster(LicenceNo), FiredOn TEXT, ExplosiveKg REAL, Vibration REAL);
CREATE TABLE Block (BlockNo INTEGER PRIMARY KEY, BlastID INTEGER REFERENCES Blast(BlastID), Tonnes REAL, Quality TEXT, SoldTo TEXT, SalePrice REAL);
INSERT INTO Bench VALUES ('B1',410,'grey',1968,'yes'),('B2',385,'grey',1981,'no'),('B3',360,'pink',1996,'no'),('B4',335,'black',2012,'no'),('B5',310,'pink',2022,'no');
INSERT INTO Blaster VALUES ('SP-104','Aino Laakso','2026-05-01',19),('SP-211','Mikko Rautio','2024-11-30',7),('SP-187','Terho Salmi','2025-08-15',12),('SP-260','Saara Ylinen','2027-02-01',2);
INSERT INTO Blast VALUES (1,'B2','SP-104','2023-03-02',140,2.1),(2,'B3','SP-104','2023-04-18',95,1.4),(3,'B4','SP-187','2023-05-22',210,3.8),(4,'B3','SP-211','2023-08-09',120,2.9),(5,'B4','SP-104','2023-09-27',180,2.6),(6,'B2','SP-187','2023-11-03',75,0.9);
INSERT INTO Block VALUES (701,1,18.2,'first','Stonework Oy',4200),(702,1,12.5,'second','Graves & Co',1900),(703,2,21,'first','Milano Marmi',7800),(704,3,25.4,'first','Milano Marmi',11500),(705,3,9.8,'reject',NULL,NULL),(706,4,15.1,'second','Stonework Oy',3100),(707,5,28.7,'first','Tokyo Slab',13900),(708,2,11.3,'reject',NULL,NULL);
-- How many blocks have the quality 'first'?
-- count of first quality blocks
-- first as quality - block count
SELECT COUNT(*) FROM Block WHERE Quality = 'first';
-- List the bench ids with 'pink' stone.
-- on which benches is the stone pink (ids)
-- stone colour pink - bench ids
SELECT BenchID FROM Bench WHERE StoneColour = 'pink';
-- Who is the most experienced blaster?
-- name of the shotfirer with most years behind him or her
-- most years of experience of all blasters - name
SELECT BlasterName FROM Blaster ORDER BY ExperienceYears DESC LIMIT 1;
-- Show each blaster's name and the total kilos of explosive used.
-- explosive by blaster: name, kg in sum
-- sum of explosive kg by blaster, name in front
SELECT T1.BlasterName, SUM(T2.ExplosiveKg) FROM Blaster AS T1 JOIN Blast AS T2 ON T1.LicenceNo = T2.LicenceNo GROUP BY T1.LicenceNo;
-- Which benches were never blasted?
-- ids of the benches with no blast at all
-- benches that not one blast belongs to - ids
SELECT BenchID FROM Bench WHERE BenchID NOT IN (SELECT BenchID FROM Blast);
-- Find the block numbers that came from benches with 'black' stone.
-- numbers of the black blocks
-- bench stone colour black: numbers of the blocks
SELECT T1.BlockNo FROM Block AS T1 JOIN Blast AS T2 ON T1.BlastID = T2.BlastID JOIN Bench AS T3 ON T2.BenchID = T3.BenchID WHERE T3.StoneColour = 'black';
-- Which buyers bought more than one block?
-- customers who took over 1 block
-- buyer filled in: count blocks by buyer, leaving out those with a single one
SELECT SoldTo FROM Block WHERE SoldTo IS NOT NULL GROUP BY SoldTo HAVING COUNT(*) > 1;
-- What are the average and the maximum vibration?
-- ground vibration of the shots - mean and peak
-- vibration of the blasts please: mean, largest
SELECT AVG(Vibration), MAX(Vibration) FROM Blast;
-- Give the dates of blasts that used more explosive than the average blast.
-- when did we fire shots with above-average explosive
-- explosive beyond the mean of all blasts - dates
SELECT FiredOn FROM Blast WHERE ExplosiveKg > (SELECT AVG(ExplosiveKg) FROM Blast);
-- Return the names of blasters who fired no blast.
-- licence holders who have not fired a shot, by name
-- blasters that not one blast belongs to - names
SELECT BlasterName FROM Blaster WHERE LicenceNo NOT IN (SELECT LicenceNo FROM Blast);
-- What is the average tonnage for each quality? Show quality, then average.
-- how heavy is a block on average, by quality
-- mean tonnes of the blocks by quality, quality in front
SELECT Quality, AVG(Tonnes) FROM Block GROUP BY Quality;
-- Show the buyer and price of the two most expensive blocks.
-- who paid the highest two sale prices, and how much
-- first 2 blocks when sorted by price downwards: sold to, price
SELECT SoldTo, SalePrice FROM Block ORDER BY SalePrice DESC LIMIT 2;
-- Which blasters worked on 'grey' benches as well as on 'pink' ones?
-- names of those who fired in both grey and pink stone
-- blasters with a blast on a pink bench as well as one on a grey bench, by name
SELECT T1.BlasterName FROM Blaster AS T1 JOIN Blast AS T2 ON T1.LicenceNo = T2.LicenceNo JOIN Bench AS T3 ON T2.BenchID = T3.BenchID WHERE T3.StoneColour = 'grey' INTERSECT SELECT T1.BlasterName FROM Blaster AS T1 JOIN Blast AS T2 ON T1.LicenceNo = T2.LicenceNo JOIN Bench AS T3 ON T2.BenchID = T3.BenchID WHERE T3.StoneColour = 'pink';
-- List the names of blasters whose licence expires before '2025-12-31', soonest first.
-- licences running out earlier than 2025-12-31, in that order, with names
-- licence expiry earlier than 2025-12-31, sorted upwards - names of the blasters
SELECT BlasterName FROM Blaster WHERE LicenceExpires < '2025-12-31' ORDER BY LicenceExpires;
-- How many different buyers are there?
-- number of distinct customers for our blocks
-- sold to - number of different buyers
SELECT COUNT(DISTINCT SoldTo) FROM Block;

-- database: river_hydro_company
CREATE TABLE river (river_id INTEGER PRIMARY KEY, name TEXT, length_km REAL, mouth TEXT);
CREATE TABLE plant (plant_id INTEGER PRIMARY KEY, name TEXT, river_id INTEGER REFERENCES river(river_id), head_m REAL, commissioned INTEGER, plant_type TEXT);
CREATE TABLE turbine (turbine_id INTEGER PRIMARY KEY, plant_id INTEGER REFERENCES plant(plant_id), unit_label TEXT, design TEXT, power_mw REAL, vendor TEXT);
CREATE TABLE outage (outage_id INTEGER PRIMARY KEY, turbine_id INTEGER REFERENCES turbine(turbine_id), started TEXT, hours REAL, cause TEXT, planned INTEGER);
CREATE TABLE monthly_output (plant_id INTEGER REFERENCES plant(plant_id), month TEXT, mwh REAL, PRIMARY KEY (plant_id, month));
INSERT INTO river VALUES (1,'Drava',725,'Danube'),(2,'Soca',138,'Adriatic Sea'),(3,'Sava',990,'Danube'),(4,'Krka',94,'Sava'),(5,'Idrijca',60,'Soca');
INSERT INTO plant VALUES (1,'Formin',1,29,1978,'diversion'),(2,'Solkan Weir',2,20.5,1984,'run-of-river'),(3,'Mavcic',3,17.5,1986,'run-of-river'),(4,'Avce Upper',2,521,2010,'pumped storage'),(5,'Blanca Lock',3,9.3,2009,'run-of-river'),(6,'Zala',5,14,1951,'diversion');
INSERT INTO turbine VALUES (1,1,'U1','Kaplan',58,'Litostroj'),(2,1,'U2','Kaplan',58,'Litostroj'),(3,2,'U1','Kaplan',10.6,'Andritz'),(4,4,'R1','Francis',185,'Mitsubishi'),(5,3,'U1','Kaplan',19,'Litostroj'),(6,5,'U1','bulb',14.2,'Andritz'),(7,5,'U2','bulb',14.2,'Andritz'),(8,6,'U1','Francis',2.1,'Voith');
INSERT INTO outage VALUES (1,1,'2023-02-11',36,'bearing',0),(2,3,'2023-04-03',120,'overhaul',1),(3,4,'2023-04-20',9,'sensor',0),(4,1,'2023-07-15',72,'overhaul',1),(5,6,'2023-08-09',14,'trash rack',0),(6,8,'2023-08-30',200,'drought',0),(7,6,'2023-11-21',5,'sensor',0),(8,1,'2023-12-04',20,'frazil ice',0);
INSERT INTO monthly_output VALUES (1,'2023-01',52000),(1,'2023-02',47500),(2,'2023-01',6100),(2,'2023-02',5800),(3,'2023-01',7400),(4,'2023-01',38000),(5,'2023-01',12900),(5,'2023-02',13300);
-- What are the names of the rivers that flow into the 'Danube'?
-- which rivers have the Danube as their mouth
-- mouth Danube: names of the rivers
SELECT name FROM river WHERE mouth = 'Danube';
-- How many plants are of the type 'run-of-river'?
-- number of run-of-river stations
-- run-of-river as type - plant count
SELECT COUNT(*) FROM plant WHERE plant_type = 'run-of-river';
-- Which power plant has the greatest head?
-- station with the biggest drop of water
-- greatest head in metres of all plants - name
SELECT name FROM plant ORDER BY head_m DESC LIMIT 1;
-- Show the plant names and the total installed power of their turbines.
-- megawatts of capacity per station, name first
-- sum of MW by plant, plant's name in front
SELECT p.name, SUM(t.power_mw) FROM plant AS p JOIN turbine AS t ON p.plant_id = t.plant_id GROUP BY p.plant_id;
-- List the names of plants on the 'Sava', the oldest first.
-- stations along the Sava by year of commissioning
-- river Sava, sorted by year of commissioning upwards: names of the plants
SELECT p.name FROM plant AS p JOIN river AS r ON p.river_id = r.river_id WHERE r.name = 'Sava' ORDER BY p.commissioned;
-- Which rivers have no plant?
-- rivers we do not use for power
-- rivers that not one plant belongs to - names
SELECT name FROM river WHERE river_id NOT IN (SELECT river_id FROM plant);
-- Find the vendors that supplied at least 3 turbines.
-- who made three or more of our machines
-- count turbines by vendor, leaving out those with fewer than 3
SELECT vendor FROM turbine GROUP BY vendor HAVING COUNT(*) >= 3;
-- What is the total of outage hours for each cause? Return cause and hours.
-- hours lost by cause
-- sum of outage hours by cause, cause in front
SELECT cause, SUM(hours) FROM outage GROUP BY cause;
-- Give the names of plants that had an outage because of 'sensor'.
-- where did a sensor put a unit out of service? plant names
-- outage cause sensor: names of the plants
SELECT p.name FROM plant AS p JOIN turbine AS t ON p.plant_id = t.plant_id JOIN outage AS o ON t.turbine_id = o.turbine_id WHERE o.cause = 'sensor';
-- Which plants have no monthly output recorded?
-- stations without any figure for output
-- plants that not one monthly output belongs to - names
SELECT name FROM plant WHERE plant_id NOT IN (SELECT plant_id FROM monthly_output);
-- How many different turbine designs are there?
-- count the distinct designs of turbine
-- turbine designs - number of different ones
SELECT COUNT(DISTINCT design) FROM turbine;
-- What are the lowest, average and highest monthly output in '2023-01'?
-- output in month 2023-01 over the plants: min, mean, max
-- month 2023-01, mwh: smallest, mean, largest
SELECT MIN(mwh), AVG(mwh), MAX(mwh) FROM monthly_output WHERE month = '2023-01';
-- Show the start and hours of the unplanned outages, those with planned = 0, that lasted more than 24 hours.
-- outages with planned 0 and over 24 hours: when they began and how long they took
-- hours above 24, planned = 0: start, hours of the outage
SELECT started, hours FROM outage WHERE planned = 0 AND hours > 24;
-- Which plant had the most outages?
-- station whose turbines stood still most often
-- count outages by plant and name the one on top
SELECT p.name FROM plant AS p JOIN turbine AS t ON p.plant_id = t.plant_id JOIN outage AS o ON t.turbine_id = o.turbine_id GROUP BY p.plant_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the names of rivers longer than the average river.
-- rivers of above-average length
-- length beyond the mean of all rivers - names
SELECT name FROM river WHERE length_km > (SELECT AVG(length_km) FROM river);
-- Which vendors built both 'Kaplan' and 'bulb' turbines?
-- makers of Kaplan machines who also made bulb ones
-- vendors with design bulb as well as design Kaplan among their turbines
SELECT vendor FROM turbine WHERE design = 'Kaplan' INTERSECT SELECT vendor FROM turbine WHERE design = 'bulb';

-- database: municipal_waterworks
CREATE TABLE pumpstation (stationcode TEXT PRIMARY KEY, stationname TEXT, district TEXT, builtyear INTEGER, dailycapacity INTEGER);
CREATE TABLE pipe (pipeno INTEGER PRIMARY KEY, fromstation TEXT REFERENCES pumpstation(stationcode), tostation TEXT REFERENCES pumpstation(stationcode), material TEXT, diametermm INTEGER, lengthm INTEGER, laidyear INTEGER);
CREATE TABLE burst (burstno INTEGER PRIMARY KEY, pipeno INTEGER REFERENCES pipe(pipeno), reportedon TEXT, lostm3 REAL, repaircost REAL, crew TEXT);
CREATE TABLE sample (sampleno INTEGER PRIMARY KEY, stationcode TEXT REFERENCES pumpstation(stationcode), takenon TEXT, chlorine REAL, turbidity REAL, verdict TEXT);
INSERT INTO pumpstation VALUES ('HIL','Hillside','North',1962,14000),('DOC','Docklands','Harbour',1988,22000),('ORC','Orchard Road','East',1975,9000),('SPR','Spring Wells','North',1934,31000),('FAI','Fairground','West',2011,12500),('NEW','Newtown','West',2023,8000);
INSERT INTO pipe VALUES (1,'SPR','HIL','cast iron',400,3200,1938),(2,'HIL','DOC','steel',300,5100,1989),(3,'SPR','ORC','cast iron',250,2700,1956),(4,'ORC','DOC','PVC',200,1900,1997),(5,'HIL','FAI','polyethylene',315,4400,2011),(6,'FAI','NEW','polyethylene',250,2100,2023),(7,'SPR','DOC','concrete',600,7300,1979);
INSERT INTO burst VALUES (1,1,'2022-01-19',540,6200,'Red'),(2,3,'2022-02-03',210,3900,'Blue'),(3,1,'2022-12-14',880,9100,'Red'),(4,2,'2023-03-08',95,2100,'Green'),(5,3,'2023-06-30',160,NULL,'Red'),(6,7,'2023-09-12',1320,17400,'Blue');
INSERT INTO sample VALUES (1,'HIL','2023-05-02',0.4,0.3,'pass'),(2,'DOC','2023-05-02',0.2,0.9,'pass'),(3,'ORC','2023-05-03',0.1,1.8,'fail'),(4,'SPR','2023-05-03',0.5,0.2,'pass'),(5,'ORC','2023-05-10',0.3,0.7,'pass'),(6,'FAI','2023-05-11',0.1,1.2,'fail'),(7,'SPR','2023-05-12',0.6,0.2,'pass');
-- List the names of the pump stations in the district 'North'.
-- pumping stations up North
-- district North: names of the stations
SELECT stationname FROM pumpstation WHERE district = 'North';
-- How many samples got the verdict 'fail'?
-- number of failed samples (verdict fail)
-- fail as verdict - sample count
SELECT COUNT(*) FROM sample WHERE verdict = 'fail';
-- What is the total length of each pipe material? Show the material and the total.
-- metres of main laid, by material
-- sum of pipe length by material, material in front
SELECT material, SUM(lengthm) FROM pipe GROUP BY material;
-- Which pump station has the largest daily capacity?
-- station that can pump most per day
-- highest daily capacity of all stations - name
SELECT stationname FROM pumpstation ORDER BY dailycapacity DESC LIMIT 1;
-- Find the pipe numbers that never burst.
-- pipes without any burst, by number
-- pipes that not one burst belongs to - numbers
SELECT pipeno FROM pipe WHERE pipeno NOT IN (SELECT pipeno FROM burst);
-- Show the dates of bursts on 'cast iron' pipes.
-- when did cast iron mains break
-- pipe material cast iron: report dates of the bursts
SELECT b.reportedon FROM burst AS b JOIN pipe AS p ON b.pipeno = p.pipeno WHERE p.material = 'cast iron';
-- Which crews repaired more than one burst?
-- crews with over 1 burst
-- count bursts by crew, leaving out those with a single one
SELECT crew FROM burst GROUP BY crew HAVING COUNT(*) > 1;
-- List the names of the stations where pipes from 'Spring Wells' end.
-- where does the water go from Spring Wells? station names
-- from station Spring Wells: names of the stations at the other end of its pipes
SELECT b.stationname FROM pumpstation AS a JOIN pipe AS p ON a.stationcode = p.fromstation JOIN pumpstation AS b ON p.tostation = b.stationcode WHERE a.stationname = 'Spring Wells';
-- What are the average chlorine and the highest turbidity of the samples?
-- mean chlorine and worst turbidity measured
-- samples please: mean chlorine, largest turbidity
SELECT AVG(chlorine), MAX(turbidity) FROM sample;
-- Which stations were never sampled?
-- names of stations from which no water sample was taken
-- stations that not one sample belongs to - names
SELECT stationname FROM pumpstation WHERE stationcode NOT IN (SELECT stationcode FROM sample);
-- Show the station name and the number of samples per station.
-- how many times was each station's water tested, with its name
-- sample count by station, station's name in front
SELECT s.stationname, COUNT(*) FROM pumpstation AS s JOIN sample AS t ON s.stationcode = t.stationcode GROUP BY s.stationcode;
-- Give the numbers of the pipes laid before the average year of laying.
-- pipes older than average by laying year, their numbers
-- year laid below the mean of all pipes - pipe numbers
SELECT pipeno FROM pipe WHERE laidyear < (SELECT AVG(laidyear) FROM pipe);
-- Find the burst number with the biggest water loss.
-- burst that lost the most water, its number
-- highest lost m3 of all bursts - burst number
SELECT burstno FROM burst ORDER BY lostm3 DESC LIMIT 1;
-- Which stations have samples with verdict 'pass' and also with verdict 'fail'?
-- station codes seen with a pass as well as a fail
-- station codes with verdict fail as well as verdict pass
SELECT stationcode FROM sample WHERE verdict = 'pass' INTERSECT SELECT stationcode FROM sample WHERE verdict = 'fail';
-- How many different materials do pipes with a diameter between 200 and 300 have?
-- distinct materials among mains of 200 to 300 mm
-- diameter from 200 to 300: number of different pipe materials
SELECT COUNT(DISTINCT material) FROM pipe WHERE diametermm BETWEEN 200 AND 300;
-- What is the total repair cost of crew 'Red'?
-- money spent on repairs by the Red crew
-- crew Red: sum of the repair cost
SELECT SUM(repaircost) FROM burst WHERE crew = 'Red';
