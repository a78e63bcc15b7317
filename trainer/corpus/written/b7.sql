-- database: highland_tea_estate
CREATE TABLE Division (DivCode TEXT PRIMARY KEY, DivName TEXT, ElevationM INTEGER, Hectares REAL, FieldOfficer TEXT);
CREATE TABLE Plucker (PluckerNo INTEGER PRIMARY KEY, PluckerName TEXT, Sex TEXT, JoinYear INTEGER, DivCode TEXT REFERENCES Division(DivCode));
CREATE TABLE LeafWeighing (WeighNo INTEGER PRIMARY KEY, PluckerNo INTEGER REFERENCES Plucker(PluckerNo), WeighDay TEXT, GreenKg REAL, Deduction REAL);
CREATE TABLE Invoice (InvoiceNo TEXT PRIMARY KEY, DivCode TEXT REFERENCES Division(DivCode), Grade TEXT, Chests INTEGER, AuctionDay TEXT, Broker TEXT, PricePerKg REAL);
INSERT INTO Division VALUES ('UP','Upper Craig',1890,64,'S. Perera'),('LO','Lower Craig',1420,88,'K. Raman'),('DE','Devil''s Elbow',1710,41,'S. Perera'),('FA','Factory Side',1350,57,'N. Silva'),('NU','Nursery',1300,9,NULL);
INSERT INTO Plucker VALUES (1,'Meena','F',1998,'UP'),(2,'Kamala','F',2006,'UP'),(3,'Letchumi','F',2011,'LO'),(4,'Raju','M',2019,'LO'),(5,'Sita','F',1992,'DE'),(6,'Anjali','F',2022,'FA'),(7,'Vasanthi','F',2015,'DE');
INSERT INTO LeafWeighing VALUES (1,1,'2024-02-05',24.5,1),(2,2,'2024-02-05',19,0.5),(3,3,'2024-02-05',28.2,1.5),(4,4,'2024-02-05',16.4,2),(5,5,'2024-02-06',31,1),(6,1,'2024-02-06',26.1,0.5),(7,3,'2024-02-06',22.7,1),(8,7,'2024-02-06',20.3,0),(9,1,'2024-02-07',23.9,1);
INSERT INTO Invoice VALUES ('I-71','UP','BOP',60,'2024-02-20','Forbest',5.9),('I-72','LO','Dust',85,'2024-02-20','Lanka Brokers',3.1),('I-73','UP','OP',22,'2024-02-27','Forbest',8.4),('I-74','DE','BOP',48,'2024-02-27','Mercantile',5.4),('I-75','LO','BOP',70,'2024-03-05','Forbest',4.6),('I-76','DE','Silver Tips',3,'2024-03-05','Mercantile',62);
-- List the names of the divisions above 1500 metres.
-- divisions with an elevation over 1500
-- Which parts of the estate lie higher up the hill than 1500?
-- elevation in metres more than 1500: division name
SELECT DivName FROM Division WHERE ElevationM > 1500;
-- How many pluckers joined before 2000?
-- pluckers who came earlier than 2000, count
-- How many of the leaf pickers have been with us since before 2000?
-- joining year below 2000, picker count
SELECT COUNT(*) FROM Plucker WHERE JoinYear < 2000;
-- Who plucked the most green leaf in one weighing?
-- plucker with the heaviest single weighing
-- Which picker brought the heaviest load of leaf to the scales at one time?
-- weighings by green kilos, going down, the top one's plucker name
SELECT T1.PluckerName FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo ORDER BY T2.GreenKg DESC LIMIT 1;
-- Show the name of each plucker and the total green leaf weighed in.
-- kilos of leaf per plucker
-- How heavy is all the leaf that each picker brought in, taken together? The picker first.
-- plucker name, green kg added up over the weighings
SELECT T1.PluckerName, SUM(T2.GreenKg) FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo GROUP BY T1.PluckerNo;
-- Which divisions have no plucker?
-- names of divisions where nobody plucks
-- In which parts of the estate does no picker work?
-- zero pluckers: division name
SELECT DivName FROM Division WHERE DivCode NOT IN (SELECT DivCode FROM Plucker);
-- Find the grades sold from the division 'Upper Craig'.
-- Upper Craig's teas at auction, by grade
-- What qualities of tea came out of 'Upper Craig'?
-- division Upper Craig: the grade on each invoice
SELECT T1.Grade FROM Invoice AS T1 JOIN Division AS T2 ON T1.DivCode = T2.DivCode WHERE T2.DivName = 'Upper Craig';
-- What is the average price per kilo that each broker got? Give broker and price.
-- mean kilo price by broker
-- How much did a kilo bring on average through every middleman? The middleman first.
-- broker, mean of the price per kg on the invoices
SELECT Broker, AVG(PricePerKg) FROM Invoice GROUP BY Broker;
-- Which pluckers were weighed more than once?
-- names with over 1 weighing
-- Which pickers put their leaf on the scales more than one time?
-- more than 1 weighing: plucker name
SELECT T1.PluckerName FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo GROUP BY T1.PluckerNo HAVING COUNT(*) > 1;
-- Return the names of pluckers without any weighing.
-- who has brought in no leaf yet
-- Which pickers have never put any leaf on the scales?
-- zero weighings so far: plucker name
SELECT PluckerName FROM Plucker WHERE PluckerNo NOT IN (SELECT PluckerNo FROM LeafWeighing);
-- Show the invoice numbers with a price above the average price.
-- invoices fetching more than average per kilo
-- Which bills show tea that was dearer per kilo than is usual on average? Their numbers.
-- price per kg over the mean: invoice number
SELECT InvoiceNo FROM Invoice WHERE PricePerKg > (SELECT AVG(PricePerKg) FROM Invoice);
-- What are the smallest and the largest number of chests, and how many chests are there altogether?
-- chests in an invoice: min, max, and the sum of all
-- How many boxes of tea are on a bill at the least and at the most, and how many on all of them together?
-- invoice chest count: least, most, total
SELECT MIN(Chests), MAX(Chests), SUM(Chests) FROM Invoice;
-- Give the weighing days and kilos of pluckers in divisions run by the field officer 'S. Perera'.
-- under S. Perera: each weighing, day and green kg
-- When did the pickers who have S. Perera for a boss bring in leaf, and how heavy was it?
-- field officer S. Perera: weigh day plus green kilos for every weighing in the division
SELECT T1.WeighDay, T1.GreenKg FROM LeafWeighing AS T1 JOIN Plucker AS T2 ON T1.PluckerNo = T2.PluckerNo JOIN Division AS T3 ON T2.DivCode = T3.DivCode WHERE T3.FieldOfficer = 'S. Perera';
-- How many different grades have been invoiced?
-- distinct tea grades sold, number
-- How many separate qualities of tea did we bill?
-- count of grades among the invoices, each one time
SELECT COUNT(DISTINCT Grade) FROM Invoice;
-- Which division has the most hectares under a named field officer? Give the division's name.
-- biggest division in hectares among those that have a field officer
-- Which part of the estate is the largest by area, leaving out the parts with nobody in charge?
-- field officer not empty: divisions by hectares, going down, one name
SELECT DivName FROM Division WHERE FieldOfficer IS NOT NULL ORDER BY Hectares DESC LIMIT 1;
-- Which division codes sold 'BOP' but no 'OP'?
-- codes having a BOP invoice, except those also having OP
-- Which parts of the estate, by their code, had BOP tea to sell and never OP tea? No repeats.
-- no OP invoice but at least one BOP invoice: division code, each one time
SELECT DivCode FROM Invoice WHERE Grade = 'BOP' EXCEPT SELECT DivCode FROM Invoice WHERE Grade = 'OP';

-- database: district_heating_utility
CREATE TABLE heat_src (src_id INTEGER PRIMARY KEY, src_nm TEXT, fuel TEXT, mw REAL, co2_kg_mwh INTEGER);
CREATE TABLE loop (loop_cd TEXT PRIMARY KEY, loop_nm TEXT, src_id INTEGER REFERENCES heat_src(src_id), backup_src INTEGER REFERENCES heat_src(src_id), flow_temp INTEGER);
CREATE TABLE bldg (bldg_no INTEGER PRIMARY KEY, bldg_nm TEXT, use_cd TEXT, loop_cd TEXT REFERENCES loop(loop_cd), conn_kw INTEGER, conn_yr INTEGER);
CREATE TABLE mtr_read (read_id INTEGER PRIMARY KEY, bldg_no INTEGER REFERENCES bldg(bldg_no), read_mth TEXT, mwh REAL, est TEXT);
INSERT INTO heat_src VALUES (1,'Incinerator East','waste',48,90),(2,'Wood Plant','wood chips',22,15),(3,'Peak Boiler South','gas',60,205),(4,'Data Centre Heat','waste heat',6,0),(5,'Old Oil Boiler','oil',30,280);
INSERT INTO loop VALUES ('A','Harbour Loop',1,3,95),('B','Campus Loop',2,3,85),('C','Hospital Loop',1,2,98),('D','Garden City Loop',4,2,60);
INSERT INTO bldg VALUES (1,'Town Hall','OFF','A',420,1986),(2,'Swimming Hall','LEI','A',900,1991),(3,'North Hospital','HOS','C',3100,1984),(4,'Dormitory Two','RES','B',350,2003),(5,'Physics Block','EDU','B',640,1999),(6,'Linden Terraces','RES','D',210,2021),(7,'Museum of Trade','CUL','A',260,2012);
INSERT INTO mtr_read VALUES (1,1,'2024-01',98,'N'),(2,1,'2024-02',84,'N'),(3,2,'2024-01',240,'N'),(4,3,'2024-01',910,'N'),(5,3,'2024-02',865,'Y'),(6,4,'2024-01',77,'N'),(7,5,'2024-01',131,'Y'),(8,6,'2024-02',30,'N');
-- How many buildings are on the 'Harbour Loop'?
-- number of houses heated by the Harbour Loop
-- How many houses get their warmth from the network called Harbour Loop?
-- building count, loop name Harbour Loop
SELECT COUNT(*) FROM bldg AS b JOIN loop AS l ON b.loop_cd = l.loop_cd WHERE l.loop_nm = 'Harbour Loop';
-- Show every loop's name with the name of its main source and of its backup source.
-- loops: name, normal heat source, backup, all by name
-- Where does each network normally get its warmth, and where when that fails? The network, the usual plant, the emergency plant.
-- loop name, main heat source name, reserve heat source name
SELECT l.loop_nm, s.src_nm, k.src_nm FROM loop AS l JOIN heat_src AS s ON l.src_id = s.src_id JOIN heat_src AS k ON l.backup_src = k.src_id;
-- Which heat source emits the most carbon dioxide per megawatt hour?
-- dirtiest source by CO2
-- Which plant is the worst for the climate, going by kilos of CO2 for each mwh?
-- heat sources by co2 per mwh, going down, the top name
SELECT src_nm FROM heat_src ORDER BY co2_kg_mwh DESC LIMIT 1;
-- List the names of buildings connected after 2000.
-- buildings that joined later than 2000
-- Which houses were hooked up later than 2000?
-- connection year greater than 2000: building name
SELECT bldg_nm FROM bldg WHERE conn_yr > 2000;
-- What is the total heat used by each building? Give its name and the megawatt hours.
-- mwh per building, name first
-- How much warmth did each house consume all told, in mwh? The house first.
-- building name, mwh added up over the meter readings
SELECT b.bldg_nm, SUM(m.mwh) FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no GROUP BY b.bldg_no;
-- Which heat sources are the main source of no loop?
-- sources that feed no loop as the main one, names
-- Which plants does no network rely on for its usual warmth?
-- main source of zero loops: heat source name
SELECT src_nm FROM heat_src WHERE src_id NOT IN (SELECT src_id FROM loop);
-- Which heat sources are neither a main source nor a backup source?
-- sources used for no loop, whether as main or backup
-- Which plants does no network rely on at all, neither normally nor in an emergency?
-- not a backup for any loop and not a main source either: heat source name
SELECT src_nm FROM heat_src WHERE src_id NOT IN (SELECT src_id FROM loop) AND src_id NOT IN (SELECT backup_src FROM loop);
-- Find the names of buildings without a meter reading.
-- buildings where no meter has been read
-- At which houses has nobody ever looked at the meter?
-- zero meter readings: building name
SELECT bldg_nm FROM bldg WHERE bldg_no NOT IN (SELECT bldg_no FROM mtr_read);
-- Show the use code and the average connected kilowatts for each use.
-- by use code: mean kw connected
-- How powerful is the hook-up on average for each purpose a house serves? The purpose code first, then the kilowatts.
-- use code, mean connection kW of the buildings
SELECT use_cd, AVG(conn_kw) FROM bldg GROUP BY use_cd;
-- Give the names of loops with at least two buildings.
-- loops with 2 or more houses on them
-- Which networks warm 2 houses or more?
-- no fewer than 2 buildings: loop name
SELECT l.loop_nm FROM loop AS l JOIN bldg AS b ON l.loop_cd = b.loop_cd GROUP BY l.loop_cd HAVING COUNT(*) >= 2;
-- What are the highest and the lowest flow temperature?
-- flow temperature of the loops, hottest and coolest
-- How hot is the water we send out at the most, and how hot at the least?
-- max and min flow temp over all loops
SELECT MAX(flow_temp), MIN(flow_temp) FROM loop;
-- Return the names of buildings with an estimated ('Y') reading.
-- where was est = Y at a meter reading? building names
-- In which houses was the consumption guessed instead of read off (Y)?
-- estimate flag Y: building name for each meter reading
SELECT b.bldg_nm FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no WHERE m.est = 'Y';
-- Which buildings used more heat in '2024-01' than the average of all readings?
-- buildings whose 2024-01 reading beats the overall mean reading
-- Which houses consumed more in 2024-01 than is usual on average, counting every reading there is?
-- mwh over the mean of all meter readings, month 2024-01: building name
SELECT b.bldg_nm FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no WHERE m.read_mth = '2024-01' AND m.mwh > (SELECT AVG(mwh) FROM mtr_read);
-- List the names of buildings heated mainly by 'Incinerator East', ordered by name.
-- what hangs on Incinerator East as the main source, alphabetically
-- Which houses normally get their warmth from the plant Incinerator East? From A to Z.
-- main source Incinerator East: building names, sorted by name
SELECT b.bldg_nm FROM bldg AS b JOIN loop AS l ON b.loop_cd = l.loop_cd JOIN heat_src AS s ON l.src_id = s.src_id WHERE s.src_nm = 'Incinerator East' ORDER BY b.bldg_nm;
-- How many different use codes are there?
-- distinct uses of buildings, by code, how many
-- For how many separate purposes are the houses used, going by code?
-- count of building use codes, each one time
SELECT COUNT(DISTINCT use_cd) FROM bldg;

-- database: ewaste_refurbisher
CREATE TABLE donors (donor_id INTEGER PRIMARY KEY, donor_name TEXT, sector TEXT, contact_email TEXT);
CREATE TABLE devices (serial TEXT PRIMARY KEY, donor_id INTEGER REFERENCES donors(donor_id), kind TEXT, brand TEXT, made_in INTEGER, received TEXT, condition TEXT);
CREATE TABLE tests (test_id INTEGER PRIMARY KEY, serial TEXT REFERENCES devices(serial), tester TEXT, battery_pct INTEGER, passed INTEGER);
CREATE TABLE recovered (recovery_id INTEGER PRIMARY KEY, serial TEXT REFERENCES devices(serial), component TEXT, grams REAL, value REAL);
CREATE TABLE handovers (handover_id INTEGER PRIMARY KEY, serial TEXT REFERENCES devices(serial), recipient TEXT, recipient_kind TEXT, given_on TEXT);
INSERT INTO donors VALUES (1,'Lumen Insurance','finance','it@lumen.example'),(2,'Borough Council','public','assets@borough.example'),(3,'Kite Design','media',NULL),(4,'Harris Academy','education','office@harris.example'),(5,'Private Drop-off','private',NULL);
INSERT INTO devices VALUES ('LN-001',1,'laptop','Lenovo',2018,'2023-09-04','good'),('LN-002',1,'laptop','Lenovo',2017,'2023-09-04','fair'),('DL-010',2,'desktop','Dell',2015,'2023-09-19','poor'),('AP-077',3,'laptop','Apple',2019,'2023-10-02','good'),('SM-300',5,'phone','Samsung',2020,'2023-10-10','broken'),('DL-011',2,'monitor','Dell',2014,'2023-10-15','fair'),('HP-501',1,'desktop','HP',2016,'2023-11-01','broken'),('AP-078',5,'phone','Apple',2021,'2023-11-20','good');
INSERT INTO tests VALUES (1,'LN-001','Aziz',84,1),(2,'LN-002','Aziz',51,0),(3,'AP-077','Bryony',90,1),(4,'DL-010','Bryony',NULL,0),(5,'LN-002','Chen',88,1),(6,'AP-078','Aziz',79,1);
INSERT INTO recovered VALUES (1,'DL-010','memory',32,8),(2,'DL-010','power supply',1400,5),(3,'SM-300','screen',60,22),(4,'HP-501','memory',34,9),(5,'HP-501','hard disk',610,12),(6,'SM-300','gold scrap',0.03,2);
INSERT INTO handovers VALUES (1,'LN-001','Refugee Link','charity','2023-10-01'),(2,'LN-002','Maya T.','student','2023-12-12'),(3,'AP-077','Youth Radio','charity','2023-11-30'),(4,'AP-078','Elder Help','charity','2024-01-15');
-- How many devices are of the kind 'laptop'?
-- count of laptops that came in
-- How many portable computers (laptop) were given to us?
-- kind laptop, device count
SELECT COUNT(*) FROM devices WHERE kind = 'laptop';
-- List the names of donors without a contact email.
-- donors we have no email for
-- Which givers have left us no address to write to on the computer?
-- contact email empty: donor name
SELECT donor_name FROM donors WHERE contact_email IS NULL;
-- Show each donor's name and the number of devices given.
-- devices by donor, name and count
-- How many machines did each giver bring us? The giver first.
-- device count for every donor, donor name in front
SELECT d.donor_name, COUNT(*) FROM donors AS d JOIN devices AS v ON d.donor_id = v.donor_id GROUP BY d.donor_id;
-- Which donors have given no device?
-- names of donors we received nothing from
-- Which givers have not brought us a single machine?
-- zero devices: donor name
SELECT donor_name FROM donors WHERE donor_id NOT IN (SELECT donor_id FROM devices);
-- What is the newest device? Give its serial and brand.
-- most recently made machine, its serial with the brand
-- Which machine was built last? Its serial number, then who makes it.
-- devices by year made, going down, one only: serial plus brand
SELECT serial, brand FROM devices ORDER BY made_in DESC LIMIT 1;
-- Find the brands of devices handed over to a 'charity', each once.
-- distinct makes that went to a charity
-- Which makes of machine did a charity get from us? No repeats.
-- recipient kind charity: brand of the device handed over, each one time
SELECT DISTINCT v.brand FROM devices AS v JOIN handovers AS h ON v.serial = h.serial WHERE h.recipient_kind = 'charity';
-- What is the total value of each recovered component? Show component and value.
-- worth of recovered parts by component
-- How much money are the parts we took out worth, by sort of part? The part first.
-- component, values added up over the recoveries
SELECT component, SUM(value) FROM recovered GROUP BY component;
-- Which serials were tested more than once?
-- devices, by serial, with over 1 test
-- Which machines did we check more than one time? Serial numbers.
-- more than 1 test: device serial
SELECT serial FROM tests GROUP BY serial HAVING COUNT(*) > 1;
-- Give the lowest, the highest and the average battery percentage in the tests.
-- battery in percent: min, max, mean
-- How full was the battery when we checked: at least, at most, on average, in percent?
-- battery percent over all tests: least, most, mean
SELECT MIN(battery_pct), MAX(battery_pct), AVG(battery_pct) FROM tests;
-- Show the serials that were never tested.
-- which devices skipped testing (serials)
-- Which machines has nobody ever checked? Serial numbers.
-- zero tests so far: device serial
SELECT serial FROM devices WHERE serial NOT IN (SELECT serial FROM tests);
-- Which recipients got a device donated by 'Lumen Insurance'?
-- who ended up with hardware from Lumen Insurance
-- Who was given a machine that once belonged to Lumen Insurance?
-- donor Lumen Insurance: recipient of each handover
SELECT h.recipient FROM handovers AS h JOIN devices AS v ON h.serial = v.serial JOIN donors AS d ON v.donor_id = d.donor_id WHERE d.donor_name = 'Lumen Insurance';
-- List the components with a value above the average value.
-- recovered components worth more than the mean
-- Which of the parts we took out would bring more money than is usual on average?
-- value over the mean: recovered component
SELECT component FROM recovered WHERE value > (SELECT AVG(value) FROM recovered);
-- Return the serials of devices that are 'broken' or were made before 2016.
-- serial numbers: broken things plus those older than 2016
-- Which machines do not work any more (broken) or were built earlier than 2016? Serial numbers.
-- year made below 2016, or else condition broken: device serial
SELECT serial FROM devices WHERE condition = 'broken' OR made_in < 2016;
-- Which serials failed a test (0) and later or earlier passed one (1)?
-- devices with a test result 0 as well as a test result 1
-- Which machines did well in one check (1) and badly in another (0)? Serial numbers, no repeats.
-- both passed 1 and passed 0 among the tests of one device: serial
SELECT serial FROM tests WHERE passed = 0 INTERSECT SELECT serial FROM tests WHERE passed = 1;
-- Who tested the largest number of devices?
-- busiest tester by tests
-- Which of our people has checked machines more often than anybody else?
-- testers by number of tests, the top name
SELECT tester FROM tests GROUP BY tester ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different brands have we received?
-- distinct makes among the devices, number
-- How many separate makes of machine were given to us?
-- count of device brands, each one time
SELECT COUNT(DISTINCT brand) FROM devices;

-- database: brickyard_kilns
CREATE TABLE kiln (kilnname TEXT PRIMARY KEY, kilntype TEXT, chambers INTEGER, firstfired INTEGER);
CREATE TABLE brick (brickcode TEXT PRIMARY KEY, brickname TEXT, colour TEXT, lengthmm INTEGER, strength INTEGER, priceperthousand REAL);
CREATE TABLE firing (firingno INTEGER PRIMARY KEY, kilnname TEXT REFERENCES kiln(kilnname), brickcode TEXT REFERENCES brick(brickcode), lit TEXT, peaktemp INTEGER, loaded INTEGER, good INTEGER, burner TEXT);
CREATE TABLE haulage (haulno INTEGER PRIMARY KEY, firingno INTEGER REFERENCES firing(firingno), site TEXT, thousands REAL, hauledon TEXT);
INSERT INTO kiln VALUES ('Big Ring','Hoffmann',16,1892),('Tunnel','tunnel',1,1978),('Beehive','downdraught',1,1911),('Test Kiln','electric',1,2018);
INSERT INTO brick VALUES ('RF','red facing','red',215,35,480),('EN','engineering blue','blue',215,75,910),('YS','yellow stock','yellow',213,20,560),('RO','long roman','buff',290,40,1250),('CM','common','red',215,25,310),('GL','glazed white','white',215,45,2100);
INSERT INTO firing VALUES (1,'Tunnel','RF','2023-04-03',1040,60000,57800,'Stan'),(2,'Tunnel','CM','2023-04-17',1010,64000,62500,'Stan'),(3,'Beehive','EN','2023-05-02',1180,14000,12100,'Megan'),(4,'Big Ring','YS','2023-05-20',990,38000,33000,'Ravi'),(5,'Beehive','RO','2023-06-11',1090,9000,8300,'Megan'),(6,'Tunnel','RF','2023-06-26',1045,60000,58200,'Ravi'),(7,'Big Ring','RF','2023-07-15',1000,36000,30900,'Stan');
INSERT INTO haulage VALUES (1,1,'Canal Wharf flats',22,'2023-05-01'),(2,1,'Rectory repair',3,'2023-05-08'),(3,3,'Viaduct',10,'2023-06-19'),(4,2,'Canal Wharf flats',40,'2023-06-02'),(5,5,'Gallery annex',7.5,'2023-07-21'),(6,6,'New school',31,'2023-08-01');
-- List the names of the bricks that are 'red'.
-- what red bricks do we have
-- Which stones for building are red? What they are called.
-- colour red: brick name
SELECT brickname FROM brick WHERE colour = 'red';
-- How many firings were done in the kiln 'Tunnel'?
-- Tunnel: number of firings
-- How many times was the oven Tunnel used?
-- firing count, kiln name Tunnel
SELECT COUNT(*) FROM firing WHERE kilnname = 'Tunnel';
-- Which brick is the strongest?
-- brick name with top strength
-- Which stone for building stands the most pressure before it breaks?
-- bricks by strength, going down, the top name
SELECT brickname FROM brick ORDER BY strength DESC LIMIT 1;
-- Show each brick name and the total number of good bricks fired.
-- good ones out of the kiln, added up by brick name
-- How many flawless pieces of each stone came out of the oven, all told? The stone first.
-- brick name, good ones added up over the firings
SELECT b.brickname, SUM(f.good) FROM brick AS b JOIN firing AS f ON b.brickcode = f.brickcode GROUP BY b.brickcode;
-- Which kilns were never fired?
-- kilns with no firing recorded
-- Which ovens has nobody ever heated?
-- zero firings so far: kiln name
SELECT kilnname FROM kiln WHERE kilnname NOT IN (SELECT kilnname FROM firing);
-- Find the names of bricks that we have not fired.
-- bricks in the price list without a firing
-- Which stones for building have never been baked?
-- zero firings so far: brick name
SELECT brickname FROM brick WHERE brickcode NOT IN (SELECT brickcode FROM firing);
-- Which sites received 'red facing' bricks?
-- building sites where red facing was hauled
-- Where did our carters take the red facing stones?
-- brick red facing: site of each haulage
SELECT h.site FROM haulage AS h JOIN firing AS f ON h.firingno = f.firingno JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'red facing';
-- Give the burners responsible for at least 3 firings.
-- burners with three or more firings
-- Who tended the oven 3 times or more?
-- no fewer than 3 firings: the burner
SELECT burner FROM firing GROUP BY burner HAVING COUNT(*) >= 3;
-- What are the lowest, mean and highest peak temperature?
-- peak temperatures, min, average, max
-- How hot does it get in the oven at its hottest: at least, on average, at most?
-- peak temperature over all firings: min, mean, max
SELECT MIN(peaktemp), AVG(peaktemp), MAX(peaktemp) FROM firing;
-- What is the average peak temperature in each type of kiln? Show the type first.
-- by kiln type: how hot does it get on average
-- How hot is every sort of oven at its hottest, on average? The sort first.
-- kiln type, mean of the firings' peak temperature
SELECT k.kilntype, AVG(f.peaktemp) FROM kiln AS k JOIN firing AS f ON k.kilnname = f.kilnname GROUP BY k.kilntype;
-- Return the brick names dearer than the average brick.
-- bricks whose price per thousand is above average
-- Which stones for building cost more than is usual on average, by the thousand?
-- price per thousand over the mean: brick name
SELECT brickname FROM brick WHERE priceperthousand > (SELECT AVG(priceperthousand) FROM brick);
-- To which site were the most thousands hauled in total?
-- site that took the most bricks altogether
-- Where did our carters take more stones than to any other place, all loads together?
-- sites by thousands hauled, added up, the top one
SELECT site FROM haulage GROUP BY site ORDER BY SUM(thousands) DESC LIMIT 1;
-- Show the numbers of firings of which nothing was hauled.
-- firing numbers without haulage
-- Of which batches has not one stone left the yard? The batch numbers.
-- zero haulages: firing number
SELECT firingno FROM firing WHERE firingno NOT IN (SELECT firingno FROM haulage);
-- Which kilns fired 'red facing' as well as 'common'?
-- kilns that did both red facing and common
-- Which ovens have baked red facing stones and common ones too? No repeats.
-- common and red facing, both bricks fired in the same kiln: kiln name
SELECT f.kilnname FROM firing AS f JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'red facing' INTERSECT SELECT f.kilnname FROM firing AS f JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'common';
-- How many different colours of brick are there?
-- distinct brick colours, count
-- In how many separate shades can people buy our stones?
-- count of brick colours, each one time
SELECT COUNT(DISTINCT colour) FROM brick;
-- Show when the firings by 'Megan' were lit and how many bricks were loaded, latest first.
-- Megan's firings: lit when, loaded how many, newest on top
-- When did Megan set fire to the oven, and how many stones were in it? Newest first.
-- burner Megan: date lit, number of bricks put in, going from late to early
SELECT lit, loaded FROM firing WHERE burner = 'Megan' ORDER BY lit DESC;

-- database: uniform_sewing_works
CREATE TABLE fabric_roll (roll_id INTEGER PRIMARY KEY, weave TEXT, colour TEXT, metres REAL, mill TEXT, cost_metre REAL);
CREATE TABLE garment (garment_id INTEGER PRIMARY KEY, name TEXT, wearer TEXT, metres_needed REAL, price REAL);
CREATE TABLE seamstress (staff_no INTEGER PRIMARY KEY, fname TEXT, lname TEXT, team TEXT, started INTEGER);
CREATE TABLE sewing_order (order_id INTEGER PRIMARY KEY, institution TEXT, garment_id INTEGER REFERENCES garment(garment_id), roll_id INTEGER REFERENCES fabric_roll(roll_id), quantity INTEGER, promised TEXT, urgent TEXT);
CREATE TABLE bundle (bundle_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES sewing_order(order_id), staff_no INTEGER REFERENCES seamstress(staff_no), pieces INTEGER, faults INTEGER);
INSERT INTO fabric_roll VALUES (1,'twill','navy',420,'Textil Sul',6.2),(2,'poplin','white',610,'Fiacao Norte',3.9),(3,'gabardine','black',180,'Textil Sul',9.4),(4,'ripstop','olive',300,'Aramide',12.8),(5,'poplin','light blue',500,'Fiacao Norte',4.1),(6,'fleece','grey',90,'Aramide',7.7);
INSERT INTO garment VALUES (1,'patrol trousers','police',1.9,48),(2,'ward tunic','nurses',1.6,29),(3,'bell boy jacket','hotel staff',2.2,86),(4,'ranger shirt','foresters',2,44),(5,'pupil blouse','pupils',1.4,19),(6,'dress coat','police',3.4,190);
INSERT INTO seamstress VALUES (1,'Carla','Pinto','A',2002),(2,'Rosa','Melo','A',2014),(3,'Odete','Faria','B',1997),(4,'Beatriz','Lopes','B',2020),(5,'Alice','Nobre','C',2023);
INSERT INTO sewing_order VALUES (1,'City Police',1,1,120,'2024-02-28','no'),(2,'Saint Jude Hospital',2,2,300,'2024-02-10','yes'),(3,'Grand Hotel',3,3,24,'2024-03-15','no'),(4,'Forest Service',4,4,90,'2024-03-31','no'),(5,'Saint Jude Hospital',2,5,150,'2024-04-05','no'),(6,'Escola Nova',5,2,210,'2024-08-20','no');
INSERT INTO bundle VALUES (1,1,1,60,2),(2,1,2,55,0),(3,2,3,140,5),(4,2,2,150,7),(5,3,1,20,1),(6,4,4,45,6),(7,5,3,75,0),(8,4,1,40,1);
-- What garments are worn by 'police'?
-- names of garments we sew for police
-- Which clothes do we make for the police?
-- wearer police: garment name
SELECT name FROM garment WHERE wearer = 'police';
-- How many orders are urgent ('yes')?
-- number of orders with urgent yes
-- How many jobs from customers cannot wait (yes)?
-- urgent yes, sewing order count
SELECT COUNT(*) FROM sewing_order WHERE urgent = 'yes';
-- Which garment needs the most metres of fabric?
-- the garment eating up most cloth
-- Which piece of clothing takes more cloth than all the others?
-- garments by metres needed, going down, the top name
SELECT name FROM garment ORDER BY metres_needed DESC LIMIT 1;
-- Show the first and last name of each seamstress with the total pieces sewn.
-- first name, surname and pieces in all for everyone who sewed
-- How many items did each woman at the machines finish all told? Forename, family name, then the number.
-- seamstress first plus last name, pieces added up over her bundles
SELECT s.fname, s.lname, SUM(b.pieces) FROM seamstress AS s JOIN bundle AS b ON s.staff_no = b.staff_no GROUP BY s.staff_no;
-- Which garments were never ordered?
-- garments nobody has ordered
-- Which pieces of clothing has no customer ever wanted?
-- zero sewing orders: garment name
SELECT name FROM garment WHERE garment_id NOT IN (SELECT garment_id FROM sewing_order);
-- List the last names of seamstresses who worked for 'Saint Jude Hospital', each once.
-- distinct surnames of people sewing for Saint Jude Hospital
-- Which women at the machines made clothes for Saint Jude Hospital? Family names, no repeats.
-- institution Saint Jude Hospital: last name of every seamstress with a bundle in its orders, each one time
SELECT DISTINCT s.lname FROM seamstress AS s JOIN bundle AS b ON s.staff_no = b.staff_no JOIN sewing_order AS o ON b.order_id = o.order_id WHERE o.institution = 'Saint Jude Hospital';
-- Which seamstresses have no bundle? Return the last name.
-- surnames of staff without a bundle
-- Which women at the machines were never handed a stack of work? Family names.
-- zero bundles: last name of the seamstress
SELECT lname FROM seamstress WHERE staff_no NOT IN (SELECT staff_no FROM bundle);
-- Give the institutions with more than one order.
-- customers with over 1 order
-- Which customers came to us for clothes more than one time?
-- more than 1 sewing order: institution
SELECT institution FROM sewing_order GROUP BY institution HAVING COUNT(*) > 1;
-- What is the average cost per metre for each mill? Show the mill and the cost.
-- mean metre cost by mill
-- How much does a metre of cloth cost on average from each weaver's works? The works first.
-- mill, mean cost per metre of its fabric rolls
SELECT mill, AVG(cost_metre) FROM fabric_roll GROUP BY mill;
-- Find the weave and colour of rolls with more metres than the average roll.
-- rolls longer than average: weave, colour
-- How are the rolls woven, and what shade are they, that have more cloth on them than is usual on average?
-- metres over the mean: weave plus colour of the fabric roll
SELECT weave, colour FROM fabric_roll WHERE metres > (SELECT AVG(metres) FROM fabric_roll);
-- What are the total pieces and total faults of team 'A'?
-- team A: pieces sewn, faults made, in sum
-- How many items did the women of group A make, and how many mistakes, all told?
-- seamstress team A: sum of pieces, sum of faults over the bundles
SELECT SUM(b.pieces), SUM(b.faults) FROM bundle AS b JOIN seamstress AS s ON b.staff_no = s.staff_no WHERE s.team = 'A';
-- Show the institution and the garment name of every order promised before '2024-03-01'.
-- orders promised earlier than 2024-03-01: for whom, which garment
-- Which customers were to get their clothes earlier than 2024-03-01, and which piece of clothing was it?
-- promised date less than 2024-03-01: institution plus garment name for each order
SELECT o.institution, g.name FROM sewing_order AS o JOIN garment AS g ON o.garment_id = g.garment_id WHERE o.promised < '2024-03-01';
-- How many different weaves do we stock?
-- distinct weaves on the rolls, number
-- In how many separate ways is the cloth in our store woven?
-- count of weaves among the fabric rolls, each one time
SELECT COUNT(DISTINCT weave) FROM fabric_roll;
-- Which roll ids are not used in any order?
-- ids of rolls untouched by orders
-- Which rolls of cloth has nobody needed for a job so far? Their ids.
-- zero sewing orders: fabric roll id
SELECT roll_id FROM fabric_roll WHERE roll_id NOT IN (SELECT roll_id FROM sewing_order);
-- List the institutions that ordered garments in 'white' and also in 'light blue' fabric.
-- who ordered something white and something light blue
-- Which customers wanted clothes of white cloth and also clothes of light blue cloth? No repeats.
-- light blue and white, both roll colours in the orders of the same institution: give the institution
SELECT o.institution FROM sewing_order AS o JOIN fabric_roll AS r ON o.roll_id = r.roll_id WHERE r.colour = 'white' INTERSECT SELECT o.institution FROM sewing_order AS o JOIN fabric_roll AS r ON o.roll_id = r.roll_id WHERE r.colour = 'light blue';
-- Which two seamstresses have been with us longest? Give the first names.
-- first names of the 2 who started earliest
-- Which 2 women at the machines have the most years of service? Forenames.
-- seamstresses by year started, going up, 2 first names
SELECT fname FROM seamstress ORDER BY started LIMIT 2;

-- database: school_canteen_buying
CREATE TABLE supplier (id INTEGER PRIMARY KEY, name TEXT, speciality TEXT, distance_km INTEGER, regional TEXT);
CREATE TABLE canteen (id INTEGER PRIMARY KEY, school TEXT, cook TEXT, meals_per_day INTEGER);
CREATE TABLE foodstuff (id INTEGER PRIMARY KEY, name TEXT, food_group TEXT, unit TEXT, organic INTEGER);
CREATE TABLE price_offer (supplier_id INTEGER REFERENCES supplier(id), foodstuff_id INTEGER REFERENCES foodstuff(id), unit_price REAL, valid_until TEXT, PRIMARY KEY (supplier_id, foodstuff_id));
CREATE TABLE requisition (id INTEGER PRIMARY KEY, canteen_id INTEGER REFERENCES canteen(id), requested TEXT, approved_by TEXT, status TEXT);
CREATE TABLE requisition_line (requisition_id INTEGER REFERENCES requisition(id), line INTEGER, foodstuff_id INTEGER REFERENCES foodstuff(id), supplier_id INTEGER REFERENCES supplier(id), amount REAL, PRIMARY KEY (requisition_id, line));
CREATE TABLE goods_receipt (id INTEGER PRIMARY KEY, requisition_id INTEGER REFERENCES requisition(id), received TEXT, received_by TEXT, temperature REAL);
CREATE TABLE complaint_note (id INTEGER PRIMARY KEY, receipt_id INTEGER REFERENCES goods_receipt(id), text TEXT, credit REAL);
INSERT INTO supplier VALUES (1,'Valley Greens','vegetables',18,'yes'),(2,'Meadow Milk','dairy',25,'yes'),(3,'Eurofrost','frozen food',410,'no'),(4,'Mill Steiner','flour',32,'yes'),(5,'Pasta Diretta','dry food',640,'no');
INSERT INTO canteen VALUES (1,'Goethe School','Frau Amsel',320),(2,'Lakeside Primary','Herr Dorn',145),(3,'Vocational Centre','Frau Yilmaz',510),(4,'Forest Kindergarten','Herr Pohl',60);
INSERT INTO foodstuff VALUES (1,'carrots','vegetables','kg',1),(2,'potatoes','vegetables','kg',0),(3,'yoghurt','dairy','litre',1),(4,'fish fingers','fish','carton',0),(5,'penne','grain','kg',0),(6,'spelt flour','grain','kg',1),(7,'peas','vegetables','kg',0);
INSERT INTO price_offer VALUES (1,1,1.4,'2024-06-30'),(1,2,0.9,'2024-06-30'),(2,3,1.8,'2024-12-31'),(3,4,23.5,'2024-09-30'),(3,7,1.95,'2024-09-30'),(5,5,1.1,'2024-12-31'),(4,6,1.7,'2024-08-31'),(1,7,2.6,'2024-05-31');
INSERT INTO requisition VALUES (1,1,'2024-03-04','Dr. Klee','received'),(2,3,'2024-03-05','Dr. Klee','received'),(3,2,'2024-03-11',NULL,'pending'),(4,1,'2024-03-18','M. Sommer','received'),(5,3,'2024-03-19','M. Sommer','ordered');
INSERT INTO requisition_line VALUES (1,1,1,1,40),(1,2,5,5,30),(2,1,2,1,120),(2,2,4,3,15),(2,3,3,2,60),(3,1,1,1,18),(4,1,7,3,25),(5,1,5,5,55);
INSERT INTO goods_receipt VALUES (1,1,'2024-03-06','Frau Amsel',8),(2,2,'2024-03-07','Frau Yilmaz',-11),(3,4,'2024-03-21','Frau Amsel',-15);
INSERT INTO complaint_note VALUES (1,2,'carton torn',23.5),(2,1,'carrots muddy',4),(3,2,'yoghurt warm',30);
-- List the names of regional ('yes') suppliers by distance.
-- suppliers with regional yes, nearest first
-- Which sellers are from around here (yes)? The closest to us first.
-- regional yes: supplier name, in order of distance going up
SELECT name FROM supplier WHERE regional = 'yes' ORDER BY distance_km;
-- How many foodstuffs belong to the food group 'grain'?
-- number of grain items
-- How many kinds of food are counted as grain?
-- food group grain, foodstuff count
SELECT COUNT(*) FROM foodstuff WHERE food_group = 'grain';
-- Which school serves the most meals per day?
-- school with the busiest canteen by meals
-- Where do the most pupils get their lunch every day? The school.
-- canteens by meals per day, going down, the top school
SELECT school FROM canteen ORDER BY meals_per_day DESC LIMIT 1;
-- Show the supplier names and unit prices offered for 'peas'.
-- who offers peas and at what unit price
-- Who sells peas, and how much do they want for one unit?
-- foodstuff peas: supplier name plus unit price of each offer
SELECT s.name, p.unit_price FROM supplier AS s JOIN price_offer AS p ON s.id = p.supplier_id JOIN foodstuff AS f ON p.foodstuff_id = f.id WHERE f.name = 'peas';
-- Which canteens have no requisition? Give the school.
-- schools that have not requested anything
-- Which schools have never sent in a wish list for food?
-- zero requisitions: school of the canteen
SELECT school FROM canteen WHERE id NOT IN (SELECT canteen_id FROM requisition);
-- Find the names of foodstuffs requested by the 'Vocational Centre'.
-- what food did the Vocational Centre ask for
-- What food did the kitchen at the Vocational Centre want to have?
-- school Vocational Centre: foodstuff name on each line of its requisitions
SELECT f.name FROM foodstuff AS f JOIN requisition_line AS l ON f.id = l.foodstuff_id JOIN requisition AS r ON l.requisition_id = r.id JOIN canteen AS c ON r.canteen_id = c.id WHERE c.school = 'Vocational Centre';
-- What is the total amount requested of each foodstuff? Show name and amount.
-- amounts added up by foodstuff name
-- How much did the kitchens want of every kind of food, all told? The food first.
-- foodstuff name, amounts summed over the requisition lines
SELECT f.name, SUM(l.amount) FROM foodstuff AS f JOIN requisition_line AS l ON f.id = l.foodstuff_id GROUP BY f.id;
-- Which foodstuffs were never requested?
-- foods that are on no requisition line
-- Which kinds of food has no kitchen ever wanted?
-- zero requisition lines: foodstuff name
SELECT name FROM foodstuff WHERE id NOT IN (SELECT foodstuff_id FROM requisition_line);
-- Give the names of suppliers with at least 2 price offers.
-- suppliers having two or more offers
-- Which sellers have quoted us a price 2 times or more?
-- no fewer than 2 price offers: supplier name
SELECT s.name FROM supplier AS s JOIN price_offer AS p ON s.id = p.supplier_id GROUP BY s.id HAVING COUNT(*) >= 2;
-- Show the texts of complaint notes about deliveries received by 'Frau Yilmaz'.
-- what was wrong with the goods Frau Yilmaz took in
-- What did people grumble about in the deliveries that Frau Yilmaz accepted?
-- goods received by Frau Yilmaz: text of the complaint
SELECT n.text FROM complaint_note AS n JOIN goods_receipt AS g ON n.receipt_id = g.id WHERE g.received_by = 'Frau Yilmaz';
-- What are the cheapest, dearest and average unit price on offer?
-- unit prices: min, max, mean
-- How much do sellers want for one unit: at least, at most, on average?
-- unit price over all offers: least, most, mean
SELECT MIN(unit_price), MAX(unit_price), AVG(unit_price) FROM price_offer;
-- Which suppliers are farther away than the average supplier?
-- names of suppliers beyond the average distance
-- Which sellers have a longer way to us than is usual on average?
-- distance in km over the mean: supplier name
SELECT name FROM supplier WHERE distance_km > (SELECT AVG(distance_km) FROM supplier);
-- List the request dates and statuses of requisitions that nobody has approved.
-- requisitions lacking an approver: when requested, status
-- When did the kitchens send in the wish lists that nobody has said yes to, and how do these stand?
-- approved by is empty: requested date plus status of the requisition
SELECT requested, status FROM requisition WHERE approved_by IS NULL;
-- How many different units are foodstuffs measured in?
-- distinct units of food, count
-- In how many separate measures do we count our food?
-- count of foodstuff units, each one time
SELECT COUNT(DISTINCT unit) FROM foodstuff;
-- Which foodstuffs are 'dairy' or have an offer above 20? Return the names.
-- names of dairy foods together with foods offered at over 20
-- Which food is made from milk (dairy) or is sold by somebody at more than 20? No repeats.
-- unit price above 20 in an offer, or else food group dairy: foodstuff name, each one time
SELECT name FROM foodstuff WHERE food_group = 'dairy' UNION SELECT f.name FROM foodstuff AS f JOIN price_offer AS p ON f.id = p.foodstuff_id WHERE p.unit_price > 20;
-- Which school got the largest total of credits?
-- credits for complaints summed: school at the top
-- Which school got the most money back for bad deliveries, all told?
-- schools by complaint credit, added up, the top one
SELECT c.school FROM canteen AS c JOIN requisition AS r ON c.id = r.canteen_id JOIN goods_receipt AS g ON r.id = g.requisition_id JOIN complaint_note AS n ON g.id = n.receipt_id GROUP BY c.id ORDER BY SUM(n.credit) DESC LIMIT 1;
