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
SELECT DivName FROM Division WHERE ElevationM > 1500;
-- How many pluckers joined before 2000?
-- pluckers who came earlier than 2000, count
SELECT COUNT(*) FROM Plucker WHERE JoinYear < 2000;
-- Who plucked the most green leaf in one weighing?
-- plucker with the heaviest single weighing
SELECT T1.PluckerName FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo ORDER BY T2.GreenKg DESC LIMIT 1;
-- Show the name of each plucker and the total green leaf weighed in.
-- kilos of leaf per plucker
SELECT T1.PluckerName, SUM(T2.GreenKg) FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo GROUP BY T1.PluckerNo;
-- Which divisions have no plucker?
-- names of divisions where nobody plucks
SELECT DivName FROM Division WHERE DivCode NOT IN (SELECT DivCode FROM Plucker);
-- Find the grades sold from the division 'Upper Craig'.
-- Upper Craig's teas at auction, by grade
SELECT T1.Grade FROM Invoice AS T1 JOIN Division AS T2 ON T1.DivCode = T2.DivCode WHERE T2.DivName = 'Upper Craig';
-- What is the average price per kilo that each broker got? Give broker and price.
-- mean kilo price by broker
SELECT Broker, AVG(PricePerKg) FROM Invoice GROUP BY Broker;
-- Which pluckers were weighed more than once?
-- names with over 1 weighing
SELECT T1.PluckerName FROM Plucker AS T1 JOIN LeafWeighing AS T2 ON T1.PluckerNo = T2.PluckerNo GROUP BY T1.PluckerNo HAVING COUNT(*) > 1;
-- Return the names of pluckers without any weighing.
-- who has brought in no leaf yet
SELECT PluckerName FROM Plucker WHERE PluckerNo NOT IN (SELECT PluckerNo FROM LeafWeighing);
-- Show the invoice numbers with a price above the average price.
-- invoices fetching more than average per kilo
SELECT InvoiceNo FROM Invoice WHERE PricePerKg > (SELECT AVG(PricePerKg) FROM Invoice);
-- What are the smallest and the largest number of chests, and how many chests are there altogether?
-- chests in an invoice: min, max, and the sum of all
SELECT MIN(Chests), MAX(Chests), SUM(Chests) FROM Invoice;
-- Give the weighing days and kilos of pluckers in divisions run by the field officer 'S. Perera'.
-- under S. Perera: each weighing, day and green kg
SELECT T1.WeighDay, T1.GreenKg FROM LeafWeighing AS T1 JOIN Plucker AS T2 ON T1.PluckerNo = T2.PluckerNo JOIN Division AS T3 ON T2.DivCode = T3.DivCode WHERE T3.FieldOfficer = 'S. Perera';
-- How many different grades have been invoiced?
-- distinct tea grades sold, number
SELECT COUNT(DISTINCT Grade) FROM Invoice;
-- Which division has the most hectares under a named field officer? Give the division's name.
-- biggest division in hectares among those that have a field officer
SELECT DivName FROM Division WHERE FieldOfficer IS NOT NULL ORDER BY Hectares DESC LIMIT 1;
-- Which division codes sold 'BOP' but no 'OP'?
-- codes having a BOP invoice, except those also having OP
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
SELECT COUNT(*) FROM bldg AS b JOIN loop AS l ON b.loop_cd = l.loop_cd WHERE l.loop_nm = 'Harbour Loop';
-- Show every loop's name with the name of its main source and of its backup source.
-- loops: name, normal heat source, backup, all by name
SELECT l.loop_nm, s.src_nm, k.src_nm FROM loop AS l JOIN heat_src AS s ON l.src_id = s.src_id JOIN heat_src AS k ON l.backup_src = k.src_id;
-- Which heat source emits the most carbon dioxide per megawatt hour?
-- dirtiest source by CO2
SELECT src_nm FROM heat_src ORDER BY co2_kg_mwh DESC LIMIT 1;
-- List the names of buildings connected after 2000.
-- buildings that joined later than 2000
SELECT bldg_nm FROM bldg WHERE conn_yr > 2000;
-- What is the total heat used by each building? Give its name and the megawatt hours.
-- mwh per building, name first
SELECT b.bldg_nm, SUM(m.mwh) FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no GROUP BY b.bldg_no;
-- Which heat sources are the main source of no loop?
-- sources that feed no loop as the main one, names
SELECT src_nm FROM heat_src WHERE src_id NOT IN (SELECT src_id FROM loop);
-- Which heat sources are neither a main source nor a backup source?
-- sources used for no loop, whether as main or backup
SELECT src_nm FROM heat_src WHERE src_id NOT IN (SELECT src_id FROM loop) AND src_id NOT IN (SELECT backup_src FROM loop);
-- Find the names of buildings without a meter reading.
-- buildings where no meter has been read
SELECT bldg_nm FROM bldg WHERE bldg_no NOT IN (SELECT bldg_no FROM mtr_read);
-- Show the use code and the average connected kilowatts for each use.
-- by use code: mean kw connected
SELECT use_cd, AVG(conn_kw) FROM bldg GROUP BY use_cd;
-- Give the names of loops with at least two buildings.
-- loops with 2 or more houses on them
SELECT l.loop_nm FROM loop AS l JOIN bldg AS b ON l.loop_cd = b.loop_cd GROUP BY l.loop_cd HAVING COUNT(*) >= 2;
-- What are the highest and the lowest flow temperature?
-- flow temperature of the loops, hottest and coolest
SELECT MAX(flow_temp), MIN(flow_temp) FROM loop;
-- Return the names of buildings with an estimated ('Y') reading.
-- where was est = Y at a meter reading? building names
SELECT b.bldg_nm FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no WHERE m.est = 'Y';
-- Which buildings used more heat in '2024-01' than the average of all readings?
-- buildings whose 2024-01 reading beats the overall mean reading
SELECT b.bldg_nm FROM bldg AS b JOIN mtr_read AS m ON b.bldg_no = m.bldg_no WHERE m.read_mth = '2024-01' AND m.mwh > (SELECT AVG(mwh) FROM mtr_read);
-- List the names of buildings heated mainly by 'Incinerator East', ordered by name.
-- what hangs on Incinerator East as the main source, alphabetically
SELECT b.bldg_nm FROM bldg AS b JOIN loop AS l ON b.loop_cd = l.loop_cd JOIN heat_src AS s ON l.src_id = s.src_id WHERE s.src_nm = 'Incinerator East' ORDER BY b.bldg_nm;
-- How many different use codes are there?
-- distinct uses of buildings, by code, how many
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
SELECT COUNT(*) FROM devices WHERE kind = 'laptop';
-- List the names of donors without a contact email.
-- donors we have no email for
SELECT donor_name FROM donors WHERE contact_email IS NULL;
-- Show each donor's name and the number of devices given.
-- devices by donor, name and count
SELECT d.donor_name, COUNT(*) FROM donors AS d JOIN devices AS v ON d.donor_id = v.donor_id GROUP BY d.donor_id;
-- Which donors have given no device?
-- names of donors we received nothing from
SELECT donor_name FROM donors WHERE donor_id NOT IN (SELECT donor_id FROM devices);
-- What is the newest device? Give its serial and brand.
-- most recently made machine, its serial with the brand
SELECT serial, brand FROM devices ORDER BY made_in DESC LIMIT 1;
-- Find the brands of devices handed over to a 'charity', each once.
-- distinct makes that went to a charity
SELECT DISTINCT v.brand FROM devices AS v JOIN handovers AS h ON v.serial = h.serial WHERE h.recipient_kind = 'charity';
-- What is the total value of each recovered component? Show component and value.
-- worth of recovered parts by component
SELECT component, SUM(value) FROM recovered GROUP BY component;
-- Which serials were tested more than once?
-- devices, by serial, with over 1 test
SELECT serial FROM tests GROUP BY serial HAVING COUNT(*) > 1;
-- Give the lowest, the highest and the average battery percentage in the tests.
-- battery in percent: min, max, mean
SELECT MIN(battery_pct), MAX(battery_pct), AVG(battery_pct) FROM tests;
-- Show the serials that were never tested.
-- which devices skipped testing (serials)
SELECT serial FROM devices WHERE serial NOT IN (SELECT serial FROM tests);
-- Which recipients got a device donated by 'Lumen Insurance'?
-- who ended up with hardware from Lumen Insurance
SELECT h.recipient FROM handovers AS h JOIN devices AS v ON h.serial = v.serial JOIN donors AS d ON v.donor_id = d.donor_id WHERE d.donor_name = 'Lumen Insurance';
-- List the components with a value above the average value.
-- recovered components worth more than the mean
SELECT component FROM recovered WHERE value > (SELECT AVG(value) FROM recovered);
-- Return the serials of devices that are 'broken' or were made before 2016.
-- serial numbers: broken things plus those older than 2016
SELECT serial FROM devices WHERE condition = 'broken' OR made_in < 2016;
-- Which serials failed a test (0) and later or earlier passed one (1)?
-- devices with a test result 0 as well as a test result 1
SELECT serial FROM tests WHERE passed = 0 INTERSECT SELECT serial FROM tests WHERE passed = 1;
-- Who tested the largest number of devices?
-- busiest tester by tests
SELECT tester FROM tests GROUP BY tester ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different brands have we received?
-- distinct makes among the devices, number
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
SELECT brickname FROM brick WHERE colour = 'red';
-- How many firings were done in the kiln 'Tunnel'?
-- Tunnel: number of firings
SELECT COUNT(*) FROM firing WHERE kilnname = 'Tunnel';
-- Which brick is the strongest?
-- brick name with top strength
SELECT brickname FROM brick ORDER BY strength DESC LIMIT 1;
-- Show each brick name and the total number of good bricks fired.
-- good ones out of the kiln, added up by brick name
SELECT b.brickname, SUM(f.good) FROM brick AS b JOIN firing AS f ON b.brickcode = f.brickcode GROUP BY b.brickcode;
-- Which kilns were never fired?
-- kilns with no firing recorded
SELECT kilnname FROM kiln WHERE kilnname NOT IN (SELECT kilnname FROM firing);
-- Find the names of bricks that we have not fired.
-- bricks in the price list without a firing
SELECT brickname FROM brick WHERE brickcode NOT IN (SELECT brickcode FROM firing);
-- Which sites received 'red facing' bricks?
-- building sites where red facing was hauled
SELECT h.site FROM haulage AS h JOIN firing AS f ON h.firingno = f.firingno JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'red facing';
-- Give the burners responsible for at least 3 firings.
-- burners with three or more firings
SELECT burner FROM firing GROUP BY burner HAVING COUNT(*) >= 3;
-- What are the lowest, mean and highest peak temperature?
-- peak temperatures, min, average, max
SELECT MIN(peaktemp), AVG(peaktemp), MAX(peaktemp) FROM firing;
-- What is the average peak temperature in each type of kiln? Show the type first.
-- by kiln type: how hot does it get on average
SELECT k.kilntype, AVG(f.peaktemp) FROM kiln AS k JOIN firing AS f ON k.kilnname = f.kilnname GROUP BY k.kilntype;
-- Return the brick names dearer than the average brick.
-- bricks whose price per thousand is above average
SELECT brickname FROM brick WHERE priceperthousand > (SELECT AVG(priceperthousand) FROM brick);
-- To which site were the most thousands hauled in total?
-- site that took the most bricks altogether
SELECT site FROM haulage GROUP BY site ORDER BY SUM(thousands) DESC LIMIT 1;
-- Show the numbers of firings of which nothing was hauled.
-- firing numbers without haulage
SELECT firingno FROM firing WHERE firingno NOT IN (SELECT firingno FROM haulage);
-- Which kilns fired 'red facing' as well as 'common'?
-- kilns that did both red facing and common
SELECT f.kilnname FROM firing AS f JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'red facing' INTERSECT SELECT f.kilnname FROM firing AS f JOIN brick AS b ON f.brickcode = b.brickcode WHERE b.brickname = 'common';
-- How many different colours of brick are there?
-- distinct brick colours, count
SELECT COUNT(DISTINCT colour) FROM brick;
-- Show when the firings by 'Megan' were lit and how many bricks were loaded, latest first.
-- Megan's firings: lit when, loaded how many, newest on top
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
SELECT name FROM garment WHERE wearer = 'police';
-- How many orders are urgent ('yes')?
-- number of orders with urgent yes
SELECT COUNT(*) FROM sewing_order WHERE urgent = 'yes';
-- Which garment needs the most metres of fabric?
-- the garment eating up most cloth
SELECT name FROM garment ORDER BY metres_needed DESC LIMIT 1;
-- Show the first and last name of each seamstress with the total pieces sewn.
-- first name, surname and pieces in all for everyone who sewed
SELECT s.fname, s.lname, SUM(b.pieces) FROM seamstress AS s JOIN bundle AS b ON s.staff_no = b.staff_no GROUP BY s.staff_no;
-- Which garments were never ordered?
-- garments nobody has ordered
SELECT name FROM garment WHERE garment_id NOT IN (SELECT garment_id FROM sewing_order);
-- List the last names of seamstresses who worked for 'Saint Jude Hospital', each once.
-- distinct surnames of people sewing for Saint Jude Hospital
SELECT DISTINCT s.lname FROM seamstress AS s JOIN bundle AS b ON s.staff_no = b.staff_no JOIN sewing_order AS o ON b.order_id = o.order_id WHERE o.institution = 'Saint Jude Hospital';
-- Which seamstresses have no bundle? Return the last name.
-- surnames of staff without a bundle
SELECT lname FROM seamstress WHERE staff_no NOT IN (SELECT staff_no FROM bundle);
-- Give the institutions with more than one order.
-- customers with over 1 order
SELECT institution FROM sewing_order GROUP BY institution HAVING COUNT(*) > 1;
-- What is the average cost per metre for each mill? Show the mill and the cost.
-- mean metre cost by mill
SELECT mill, AVG(cost_metre) FROM fabric_roll GROUP BY mill;
-- Find the weave and colour of rolls with more metres than the average roll.
-- rolls longer than average: weave, colour
SELECT weave, colour FROM fabric_roll WHERE metres > (SELECT AVG(metres) FROM fabric_roll);
-- What are the total pieces and total faults of team 'A'?
-- team A: pieces sewn, faults made, in sum
SELECT SUM(b.pieces), SUM(b.faults) FROM bundle AS b JOIN seamstress AS s ON b.staff_no = s.staff_no WHERE s.team = 'A';
-- Show the institution and the garment name of every order promised before '2024-03-01'.
-- orders promised earlier than 2024-03-01: for whom, which garment
SELECT o.institution, g.name FROM sewing_order AS o JOIN garment AS g ON o.garment_id = g.garment_id WHERE o.promised < '2024-03-01';
-- How many different weaves do we stock?
-- distinct weaves on the rolls, number
SELECT COUNT(DISTINCT weave) FROM fabric_roll;
-- Which roll ids are not used in any order?
-- ids of rolls untouched by orders
SELECT roll_id FROM fabric_roll WHERE roll_id NOT IN (SELECT roll_id FROM sewing_order);
-- List the institutions that ordered garments in 'white' and also in 'light blue' fabric.
-- who ordered something white and something light blue
SELECT o.institution FROM sewing_order AS o JOIN fabric_roll AS r ON o.roll_id = r.roll_id WHERE r.colour = 'white' INTERSECT SELECT o.institution FROM sewing_order AS o JOIN fabric_roll AS r ON o.roll_id = r.roll_id WHERE r.colour = 'light blue';
-- Which two seamstresses have been with us longest? Give the first names.
-- first names of the 2 who started earliest
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
SELECT name FROM supplier WHERE regional = 'yes' ORDER BY distance_km;
-- How many foodstuffs belong to the food group 'grain'?
-- number of grain items
SELECT COUNT(*) FROM foodstuff WHERE food_group = 'grain';
-- Which school serves the most meals per day?
-- school with the busiest canteen by meals
SELECT school FROM canteen ORDER BY meals_per_day DESC LIMIT 1;
-- Show the supplier names and unit prices offered for 'peas'.
-- who offers peas and at what unit price
SELECT s.name, p.unit_price FROM supplier AS s JOIN price_offer AS p ON s.id = p.supplier_id JOIN foodstuff AS f ON p.foodstuff_id = f.id WHERE f.name = 'peas';
-- Which canteens have no requisition? Give the school.
-- schools that have not requested anything
SELECT school FROM canteen WHERE id NOT IN (SELECT canteen_id FROM requisition);
-- Find the names of foodstuffs requested by the 'Vocational Centre'.
-- what food did the Vocational Centre ask for
SELECT f.name FROM foodstuff AS f JOIN requisition_line AS l ON f.id = l.foodstuff_id JOIN requisition AS r ON l.requisition_id = r.id JOIN canteen AS c ON r.canteen_id = c.id WHERE c.school = 'Vocational Centre';
-- What is the total amount requested of each foodstuff? Show name and amount.
-- amounts added up by foodstuff name
SELECT f.name, SUM(l.amount) FROM foodstuff AS f JOIN requisition_line AS l ON f.id = l.foodstuff_id GROUP BY f.id;
-- Which foodstuffs were never requested?
-- foods that are on no requisition line
SELECT name FROM foodstuff WHERE id NOT IN (SELECT foodstuff_id FROM requisition_line);
-- Give the names of suppliers with at least 2 price offers.
-- suppliers having two or more offers
SELECT s.name FROM supplier AS s JOIN price_offer AS p ON s.id = p.supplier_id GROUP BY s.id HAVING COUNT(*) >= 2;
-- Show the texts of complaint notes about deliveries received by 'Frau Yilmaz'.
-- what was wrong with the goods Frau Yilmaz took in
SELECT n.text FROM complaint_note AS n JOIN goods_receipt AS g ON n.receipt_id = g.id WHERE g.received_by = 'Frau Yilmaz';
-- What are the cheapest, dearest and average unit price on offer?
-- unit prices: min, max, mean
SELECT MIN(unit_price), MAX(unit_price), AVG(unit_price) FROM price_offer;
-- Which suppliers are farther away than the average supplier?
-- names of suppliers beyond the average distance
SELECT name FROM supplier WHERE distance_km > (SELECT AVG(distance_km) FROM supplier);
-- List the request dates and statuses of requisitions that nobody has approved.
-- requisitions lacking an approver: when requested, status
SELECT requested, status FROM requisition WHERE approved_by IS NULL;
-- How many different units are foodstuffs measured in?
-- distinct units of food, count
SELECT COUNT(DISTINCT unit) FROM foodstuff;
-- Which foodstuffs are 'dairy' or have an offer above 20? Return the names.
-- names of dairy foods together with foods offered at over 20
SELECT name FROM foodstuff WHERE food_group = 'dairy' UNION SELECT f.name FROM foodstuff AS f JOIN price_offer AS p ON f.id = p.foodstuff_id WHERE p.unit_price > 20;
-- Which school got the largest total of credits?
-- credits for complaints summed: school at the top
SELECT c.school FROM canteen AS c JOIN requisition AS r ON c.id = r.canteen_id JOIN goods_receipt AS g ON r.id = g.requisition_id JOIN complaint_note AS n ON g.id = n.receipt_id GROUP BY c.id ORDER BY SUM(n.credit) DESC LIMIT 1;
