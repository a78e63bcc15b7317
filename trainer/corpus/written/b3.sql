-- database: lift_spare_parts
CREATE TABLE part (part_no TEXT PRIMARY KEY, designation TEXT, grp TEXT, unit_cost REAL, successor TEXT REFERENCES part(part_no), obsolete TEXT);
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, town TEXT, floor_m2 INTEGER, manager TEXT);
CREATE TABLE stock (depot_id INTEGER REFERENCES depot(depot_id), part_no TEXT REFERENCES part(part_no), qty INTEGER, min_qty INTEGER, shelf TEXT, PRIMARY KEY (depot_id, part_no));
CREATE TABLE lift (lift_no INTEGER PRIMARY KEY, address TEXT, city TEXT, brand TEXT, floors INTEGER, served_by INTEGER REFERENCES depot(depot_id));
CREATE TABLE part_use (use_id INTEGER PRIMARY KEY, lift_no INTEGER REFERENCES lift(lift_no), part_no TEXT REFERENCES part(part_no), fitted_on TEXT, qty INTEGER, fitter TEXT);
INSERT INTO part VALUES ('D-200','door roller new','door',14.5,NULL,'N'),('D-100','door roller','door',11,'D-200','Y'),('C-310','control board','electric',640,NULL,'N'),('B-020','call button','electric',22,NULL,'N'),('R-900','hoist rope','traction',880,NULL,'N'),('C-300','relay card','electric',410,'C-310','Y'),('S-450','brake shoe','traction',96,NULL,'N'),('M-777','car mirror','cabin',130,NULL,'N');
INSERT INTO depot VALUES (1,'Porto',640,'Ines Rocha'),(2,'Braga',220,'Tomas Leal'),(3,'Coimbra',310,'Rita Faria'),(4,'Faro',150,NULL),(5,'Evora',180,'Joao Serra');
INSERT INTO stock VALUES (1,'D-200',48,20,'A1'),(1,'C-310',3,4,'C2'),(1,'R-900',2,1,'Z9'),(2,'D-200',9,10,'A1'),(2,'B-020',65,15,'B3'),(3,'S-450',12,6,'D1'),(3,'B-020',8,15,'B1'),(4,'D-100',30,0,'X1'),(4,'S-450',4,4,'D2');
INSERT INTO lift VALUES (101,'Rua das Flores 12','Porto','Schindra',6,1),(102,'Avenida Central 3','Braga','Otelo',9,2),(103,'Rua do Sol 44','Porto','Otelo',4,1),(104,'Praca Velha 1','Coimbra','Konex',5,3),(105,'Rua da Praia 8','Faro','Konex',12,4),(106,'Torre Norte','Porto','Schindra',21,1);
INSERT INTO part_use VALUES (1,101,'D-200','2023-02-01',4,'Nuno'),(2,102,'B-020','2023-03-15',2,'Vera'),(3,106,'R-900','2023-04-22',1,'Nuno'),(4,106,'C-310','2023-07-04',1,'Duarte'),(5,104,'S-450','2023-08-19',2,'Vera'),(6,103,'B-020','2023-09-30',6,'Nuno'),(7,105,'D-100','2022-05-12',8,'Duarte');
-- List the designations of the obsolete ('Y') parts.
-- what parts are marked Y as obsolete, designation please
-- What spares are out of date (Y)?
-- obsolete = Y: part designation
SELECT designation FROM part WHERE obsolete = 'Y';
-- Show each obsolete part's designation with that of its successor.
-- which part was replaced by which newer one, both by designation
-- What has come in for each spare that is no longer used? The old one first.
-- designation of the part, designation of its successor
SELECT a.designation, b.designation FROM part AS a JOIN part AS b ON a.successor = b.part_no;
-- How many lifts are there in 'Porto'?
-- number of elevators in Porto
-- How many elevators do we have in Porto?
-- city Porto, lift count
SELECT COUNT(*) FROM lift WHERE city = 'Porto';
-- Which part is the most expensive?
-- designation of our dearest spare
-- What spare costs more than all the others?
-- parts by unit cost, the top designation
SELECT designation FROM part ORDER BY unit_cost DESC LIMIT 1;
-- What is the total quantity in stock at each depot? Show the town and quantity.
-- pieces on the shelves by depot town
-- How many pieces are on the shelves in every store? The place first.
-- town of the depot, sum of stock qty
SELECT d.town, SUM(s.qty) FROM depot AS d JOIN stock AS s ON d.depot_id = s.depot_id GROUP BY d.depot_id;
-- Find the towns of depots that have 'B-020' in stock.
-- in which depot towns do we hold B-020
-- Where is there any B-020 on the shelf?
-- part no B-020 in stock: depot towns
SELECT d.town FROM depot AS d JOIN stock AS s ON d.depot_id = s.depot_id WHERE s.part_no = 'B-020';
-- Give the designations of parts that no depot has in stock.
-- spares missing from every depot
-- What spares can we not find on any shelf?
-- parts with no stock anywhere: designation
SELECT designation FROM part WHERE part_no NOT IN (SELECT part_no FROM stock);
-- Which depots serve no lift? Return the town.
-- depot towns without elevators to look after
-- Where are the stores that no elevator is looked after from?
-- depots serving zero lifts: town
SELECT town FROM depot WHERE depot_id NOT IN (SELECT served_by FROM lift);
-- Show the fitters who fitted parts at least three times.
-- fitters with 3 or more entries
-- Who has built something in three times or more?
-- fitter with no fewer than 3 uses
SELECT fitter FROM part_use GROUP BY fitter HAVING COUNT(*) >= 3;
-- What are the designations of parts fitted in lifts of the brand 'Otelo'?
-- parts that went into Otelo elevators
-- What did we build into the Otelo ones?
-- lift brand Otelo: part designation for every use
SELECT p.designation FROM part AS p JOIN part_use AS u ON p.part_no = u.part_no JOIN lift AS l ON u.lift_no = l.lift_no WHERE l.brand = 'Otelo';
-- What are the average number of floors and the maximum number of floors of the lifts?
-- floors served: mean and most
-- How many storeys does an elevator go to on average, and how many at most?
-- lift floors: mean, max
SELECT AVG(floors), MAX(floors) FROM lift;
-- List the parts of the group 'electric' costing less than 500, by designation.
-- electric spares below 500
-- What is there in electric that you can get for less than 500?
-- unit cost under 500, group electric: designation
SELECT designation FROM part WHERE grp = 'electric' AND unit_cost < 500;
-- How many different brands of lift are there?
-- count distinct elevator makes
-- How many makes of elevator do we look after?
-- number of lift brands, each one time
SELECT COUNT(DISTINCT brand) FROM lift;
-- Which lift addresses got a 'control board' or a 'hoist rope'?
-- where was a control board or a hoist rope built in? addresses, each once
-- Where did an elevator get a hoist rope or a control board? No repeats.
-- part hoist rope or control board: lift address, each one time
SELECT DISTINCT l.address FROM lift AS l JOIN part_use AS u ON l.lift_no = u.lift_no JOIN part AS p ON u.part_no = p.part_no WHERE p.designation = 'control board' OR p.designation = 'hoist rope';
-- Show the towns of depots with more floor space than the average depot.
-- depots bigger than average (town)
-- Where are the stores roomier than stores are on average?
-- floor area above the mean: depot town
SELECT town FROM depot WHERE floor_m2 > (SELECT AVG(floor_m2) FROM depot);
-- Which depots have no manager? Show the town.
-- towns where the post of depot manager is empty
-- Where is nobody in charge of the store?
-- manager empty: depot town
SELECT town FROM depot WHERE manager IS NULL;

-- database: city_procurement_office
CREATE TABLE departments (dept_code TEXT PRIMARY KEY, dept_name TEXT, budget REAL, head TEXT);
CREATE TABLE vendors (vendor_id INTEGER PRIMARY KEY, company TEXT, country TEXT, rating INTEGER, blocked TEXT);
CREATE TABLE tenders (tender_no TEXT PRIMARY KEY, subject TEXT, dept_code TEXT REFERENCES departments(dept_code), opened TEXT, closes TEXT, procedure TEXT, estimate REAL);
CREATE TABLE bids (bid_id INTEGER PRIMARY KEY, tender_no TEXT REFERENCES tenders(tender_no), vendor_id INTEGER REFERENCES vendors(vendor_id), price REAL, submitted TEXT, result TEXT);
CREATE TABLE contracts (contract_no INTEGER PRIMARY KEY, bid_id INTEGER REFERENCES bids(bid_id), signed TEXT, ends TEXT, signatory TEXT);
INSERT INTO departments VALUES ('PARK','Parks and Trees',1200000,'O. Lindqvist'),('ROAD','Streets',5400000,'M. Adeyemi'),('SCHO','Schools',8800000,'T. Brandt'),('FIRE','Fire Brigade',2600000,'L. Costa'),('LIBR','Libraries',740000,'P. Novak');
INSERT INTO vendors VALUES (1,'Greenblade Ltd','Ireland',4,'no'),(2,'Asfaltia','Spain',3,'no'),(3,'Desk & Board','Denmark',5,'no'),(4,'Rapid Pumps','Germany',4,'no'),(5,'Shadow Trading','Malta',1,'yes'),(6,'Nordlys Lamps','Denmark',4,'no'),(7,'Tarmac West','Ireland',2,'no');
INSERT INTO tenders VALUES ('24-001','mowing of lawns','PARK','2024-01-10','2024-02-15','open',85000),('24-002','resurfacing of Mill Street','ROAD','2024-01-22','2024-03-01','open',640000),('24-003','school desks','SCHO','2024-02-05','2024-03-10','restricted',120000),('24-004','street lamps','ROAD','2024-02-20','2024-04-02','open',310000),('24-005','fire hoses','FIRE','2024-03-01','2024-03-20','direct',18000),('24-006','reading room chairs','LIBR','2024-03-12','2024-04-30','restricted',26000);
INSERT INTO bids VALUES (1,'24-001',1,79900,'2024-02-12','won'),(2,'24-001',5,61000,'2024-02-14','excluded'),(3,'24-002',2,655000,'2024-02-27','lost'),(4,'24-002',7,618500,'2024-02-28','won'),(5,'24-003',3,117300,'2024-03-08','won'),(6,'24-004',6,298000,'2024-03-29','won'),(7,'24-004',2,345000,'2024-04-01','lost'),(8,'24-005',4,17450,'2024-03-18','won'),(9,'24-002',5,590000,'2024-02-29','excluded');
INSERT INTO contracts VALUES (1,1,'2024-03-01','2026-02-28','O. Lindqvist'),(2,4,'2024-03-20','2024-11-30','M. Adeyemi'),(3,5,'2024-04-02','2024-08-31','T. Brandt'),(4,8,'2024-03-25','2024-12-31','L. Costa');
-- How many tenders use the 'open' procedure?
-- number of open tenders by procedure
-- How many things does the city want to buy where anybody may make an offer (open)?
-- procedure open, tender count
SELECT COUNT(*) FROM tenders WHERE procedure = 'open';
-- What are the subjects of the tenders of the department 'Streets'?
-- what does Streets want to buy? subjects
-- What would Streets like to buy?
-- department Streets: tender subjects
SELECT t.subject FROM tenders AS t JOIN departments AS d ON t.dept_code = d.dept_code WHERE d.dept_name = 'Streets';
-- Which department has the biggest budget?
-- the department with the most money
-- Which part of the city may lay out more money than all the others?
-- departments by budget, the top name
SELECT dept_name FROM departments ORDER BY budget DESC LIMIT 1;
-- Show the company of each vendor and its number of bids.
-- bids per firm, company name first
-- How many offers has every firm made? The firm first.
-- company, bid count
SELECT v.company, COUNT(*) FROM vendors AS v JOIN bids AS b ON v.vendor_id = b.vendor_id GROUP BY v.vendor_id;
-- List the subjects of tenders that received no bid.
-- tenders nobody answered
-- For what has no firm made an offer?
-- tenders with zero bids: subject
SELECT subject FROM tenders WHERE tender_no NOT IN (SELECT tender_no FROM bids);
-- Give the numbers of tenders with more than 2 bids.
-- tender numbers that drew over two offers
-- For what did more than 2 offers come in? Numbers.
-- tender no with over 2 bids
SELECT tender_no FROM bids GROUP BY tender_no HAVING COUNT(*) > 2;
-- Find the companies that have 'won' a bid and the price they asked.
-- firms with result won, and at what price
-- Who came out on top (won), and how much did they want?
-- result won: company, price of the bid
SELECT v.company, b.price FROM vendors AS v JOIN bids AS b ON v.vendor_id = b.vendor_id WHERE b.result = 'won';
-- What are the lowest and highest price offered for tender '24-002'?
-- cheapest and dearest offer under number 24-002
-- How much did firms want for 24-002, at least and at most?
-- tender 24-002: min and max of the bid price
SELECT MIN(price), MAX(price) FROM bids WHERE tender_no = '24-002';
-- Which countries have vendors rated 4 or better but not blocked, that is, blocked is 'no'? Show each country once.
-- distinct countries of vendors with a rating of at least 4 and blocked = no
-- From what nations are the firms we think well of, 4 or more, and may buy from (blocked: no)? No repeats.
-- blocked = no, rating no less than 4: vendor country, each one time
SELECT DISTINCT country FROM vendors WHERE rating >= 4 AND blocked = 'no';
-- Show the subjects of tenders estimated above the average estimate.
-- tenders worth more than the average, by estimate
-- What will cost more, as we reckon, than such things do on average?
-- estimate above the mean: tender subject
SELECT subject FROM tenders WHERE estimate > (SELECT AVG(estimate) FROM tenders);
-- Which companies submitted both a bid that was 'lost' and a bid for '24-002'?
-- firms that bid on 24-002 and also lost somewhere
-- Which firms made an offer for 24-002 and have lost at some time?
-- company with a bid on tender 24-002 and a bid of result lost
SELECT v.company FROM vendors AS v JOIN bids AS b ON v.vendor_id = b.vendor_id WHERE b.result = 'lost' INTERSECT SELECT v.company FROM vendors AS v JOIN bids AS b ON v.vendor_id = b.vendor_id WHERE b.tender_no = '24-002';
-- Return the company and the signing date of all contracts, latest first.
-- contracts: with which company and signed when, most recent on top
-- With whom have we put our names to something, and when? Newest first.
-- contracts sorted down by signed: company, signed
SELECT v.company, c.signed FROM contracts AS c JOIN bids AS b ON c.bid_id = b.bid_id JOIN vendors AS v ON b.vendor_id = v.vendor_id ORDER BY c.signed DESC;
-- What is the total estimate of tenders for each department name?
-- planned spending by department (name, sum of estimates)
-- How much does each part of the city reckon to lay out, all told? The part first.
-- department name, sum of tender estimates
SELECT d.dept_name, SUM(t.estimate) FROM departments AS d JOIN tenders AS t ON d.dept_code = t.dept_code GROUP BY d.dept_code;
-- Which 'won' bids have no contract yet? Show the bid id.
-- ids of bids with result won that were not turned into a contract
-- Which offers came out on top (won), though nobody has put a name to anything? Ids.
-- result won, no contract: bid id
SELECT bid_id FROM bids WHERE result = 'won' AND bid_id NOT IN (SELECT bid_id FROM contracts);
-- How many different countries do the vendors come from?
-- our vendors come from how many distinct countries
-- How many separate nations are the firms from?
-- number of vendor countries, each one time
SELECT COUNT(DISTINCT country) FROM vendors;

-- database: circuit_board_qc
CREATE TABLE prod_line (line_cd TEXT PRIMARY KEY, hall INTEGER, supervisor TEXT, start_yr INTEGER);
CREATE TABLE board_type (type_id INTEGER PRIMARY KEY, type_name TEXT, layers INTEGER, customer TEXT, target_yield REAL);
CREATE TABLE batch (batch_no TEXT PRIMARY KEY, type_id INTEGER REFERENCES board_type(type_id), line_cd TEXT REFERENCES prod_line(line_cd), prod_dt TEXT, qty INTEGER);
CREATE TABLE defect_cd (cd TEXT PRIMARY KEY, descr TEXT, sev TEXT);
CREATE TABLE insp (insp_id INTEGER PRIMARY KEY, batch_no TEXT REFERENCES batch(batch_no), cd TEXT REFERENCES defect_cd(cd), cnt INTEGER, inspector TEXT, rework TEXT);
INSERT INTO prod_line VALUES ('L1',1,'Hyun Park',2008),('L2',1,'Dana Roth',2012),('L3',2,'Hyun Park',2019),('L4',3,'Ola Wiik',2023);
INSERT INTO board_type VALUES (1,'Dashboard Main',6,'Volta',98.5),(2,'Meter Display',2,'Aquameter',99.2),(3,'Heart Monitor',8,'Medisens',99.8),(4,'Garage Remote',2,'Portico',97),(5,'Drone Core',10,'Skyhook',99);
INSERT INTO batch VALUES ('A100',1,'L1','2024-02-01',500),('A101',2,'L1','2024-02-02',2000),('A102',3,'L2','2024-02-02',150),('A103',4,'L3','2024-02-05',3500),('A104',1,'L2','2024-02-06',450),('A105',2,'L3','2024-02-08',1800),('A106',3,'L1','2024-02-09',200);
INSERT INTO defect_cd VALUES ('SB','solder bridge','high'),('MC','missing component','high'),('SC','scratch','low'),('TB','tombstone','medium'),('OF','offset','medium'),('WP','wrong polarity','high');
INSERT INTO insp VALUES (1,'A100','SB',4,'Nadia','Y'),(2,'A100','SC',11,'Nadia','N'),(3,'A101','OF',7,'Erik','Y'),(4,'A103','MC',23,'Erik','Y'),(5,'A103','SB',9,'Sun','Y'),(6,'A104','TB',2,'Nadia','Y'),(7,'A105','SC',30,'Sun','N'),(8,'A106','SB',1,'Erik','Y');
-- List the descriptions of defects with severity 'high'.
-- which faults are rated high
-- What can be wrong that is really bad (high)?
-- sev high: defect descriptions
SELECT descr FROM defect_cd WHERE sev = 'high';
-- How many batches were made on line 'L1'?
-- batch count of line L1
-- How many lots came off L1?
-- line L1, batch count
SELECT COUNT(*) FROM batch WHERE line_cd = 'L1';
-- Which board type has the most layers?
-- name of the board with the highest number of layers
-- What board is made up of more sheets than all others?
-- board types by layers, the top name
SELECT type_name FROM board_type ORDER BY layers DESC LIMIT 1;
-- Show the description of each defect and how many were counted in total.
-- defects added up by description
-- How many times was each thing wrong, all told? The thing in words first.
-- defect description, sum of cnt
SELECT d.descr, SUM(i.cnt) FROM defect_cd AS d JOIN insp AS i ON d.cd = i.cd GROUP BY d.cd;
-- Find the batches without any inspection finding. Show the batch number.
-- numbers of batches where inspection found nothing
-- In which lots did nobody find anything wrong? Numbers.
-- batches with zero inspections: batch no
SELECT batch_no FROM batch WHERE batch_no NOT IN (SELECT batch_no FROM insp);
-- Which supervisors lead a line that made 'Heart Monitor' boards?
-- who supervises lines on which the Heart Monitor was produced
-- Who is in charge where the Heart Monitor has been made?
-- board type Heart Monitor: supervisor of the line, for each batch
SELECT l.supervisor FROM prod_line AS l JOIN batch AS b ON l.line_cd = b.line_cd JOIN board_type AS t ON b.type_id = t.type_id WHERE t.type_name = 'Heart Monitor';
-- Give the names of board types never produced.
-- boards in the list that were in no batch
-- What boards have we never made?
-- board types with zero batches, names
SELECT type_name FROM board_type WHERE type_id NOT IN (SELECT type_id FROM batch);
-- Which inspectors counted more than 20 defects in total?
-- inspectors whose findings sum to over 20
-- Who has found more than 20 things wrong, all told?
-- cnt summed by inspector, above 20: inspector
SELECT inspector FROM insp GROUP BY inspector HAVING SUM(cnt) > 20;
-- What are the smallest, largest and average batch quantity?
-- batch sizes - min, max, mean
-- How many boards are in a lot: at least, at most, on average?
-- batch qty: min, max, mean
SELECT MIN(qty), MAX(qty), AVG(qty) FROM batch;
-- Show the customers whose boards have a target yield above the average.
-- customers asking for a yield target higher than average
-- Who wants more boards to come out right than customers do on average?
-- target yield above the mean: customer
SELECT customer FROM board_type WHERE target_yield > (SELECT AVG(target_yield) FROM board_type);
-- How many different supervisors are there?
-- count of distinct line supervisors
-- How many separate people are in charge of a line?
-- number of supervisors, each one time
SELECT COUNT(DISTINCT supervisor) FROM prod_line;
-- List the batch number and date of batches with a 'solder bridge' defect.
-- solder bridge: in which batches, produced on what date
-- Which lots have a solder bridge somewhere, and when were they made? The number first.
-- defect solder bridge: batch no, production date
SELECT b.batch_no, b.prod_dt FROM batch AS b JOIN insp AS i ON b.batch_no = i.batch_no JOIN defect_cd AS d ON i.cd = d.cd WHERE d.descr = 'solder bridge';
-- How many boards were made for each customer? Return customer and quantity.
-- pieces produced by customer
-- How many boards have we made for everyone? For whom first.
-- customer, sum of batch qty
SELECT t.customer, SUM(b.qty) FROM board_type AS t JOIN batch AS b ON t.type_id = b.type_id GROUP BY t.customer;
-- Which lines made 'Dashboard Main' and also 'Meter Display'?
-- line codes that ran both the Dashboard Main and the Meter Display
-- Where did we make the Meter Display and also the Dashboard Main?
-- line code with batches of Meter Display and batches of Dashboard Main
SELECT b.line_cd FROM batch AS b JOIN board_type AS t ON b.type_id = t.type_id WHERE t.type_name = 'Dashboard Main' INTERSECT SELECT b.line_cd FROM batch AS b JOIN board_type AS t ON b.type_id = t.type_id WHERE t.type_name = 'Meter Display';
-- Return the defect description that was found in the most inspections.
-- the fault turning up most often at inspection
-- What do we come across more often than anything else when looking boards over?
-- count inspections by defect, the top description
SELECT d.descr FROM defect_cd AS d JOIN insp AS i ON d.cd = i.cd GROUP BY d.cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the line code and hall of the lines that started after 2010.
-- lines younger than 2010, with the hall they stand in
-- Which lines got going later than 2010, and where do they stand?
-- start year past 2010: line code, hall
SELECT line_cd, hall FROM prod_line WHERE start_yr > 2010;

-- database: deep_copper_mine
CREATE TABLE shaft (shaft_name TEXT PRIMARY KEY, depth_m INTEGER, sunk_year INTEGER, hoist_type TEXT);
CREATE TABLE gallery (gallery_id INTEGER PRIMARY KEY, shaft_name TEXT REFERENCES shaft(shaft_name), level_m INTEGER, ore_grade REAL, status TEXT);
CREATE TABLE miner (badge INTEGER PRIMARY KEY, name TEXT, birth_year INTEGER, trade TEXT, foreman_badge INTEGER REFERENCES miner(badge));
CREATE TABLE shift_report (report_id INTEGER PRIMARY KEY, gallery_id INTEGER REFERENCES gallery(gallery_id), badge INTEGER REFERENCES miner(badge), work_day TEXT, ore_tonnes REAL, rock_tonnes REAL);
CREATE TABLE gas_reading (reading_id INTEGER PRIMARY KEY, gallery_id INTEGER REFERENCES gallery(gallery_id), measured_at TEXT, methane REAL, alarm INTEGER);
INSERT INTO shaft VALUES ('Anna',640,1921,'drum'),('Victoria',1110,1957,'friction'),('West Shaft',880,1974,'friction'),('New Hope',1320,2016,'friction'),('Rosa',410,1899,'drum');
INSERT INTO gallery VALUES (1,'Anna',520,1.1,'exhausted'),(2,'Victoria',900,2.4,'active'),(3,'Victoria',1050,2.9,'active'),(4,'West Shaft',760,1.8,'active'),(5,'New Hope',1200,3.6,'development'),(6,'West Shaft',840,2.2,'flooded');
INSERT INTO miner VALUES (100,'Zbigniew Kos',1966,'foreman',NULL),(101,'Adam Lis',1981,'driller',100),(102,'Piotr Wrona',1990,'driller',100),(103,'Ewa Sowa',1975,'foreman',NULL),(104,'Karol Dzik',1988,'loader',103),(105,'Jan Bober',1972,'blaster',103),(106,'Marta Ryba',1999,'surveyor',103);
INSERT INTO shift_report VALUES (1,2,101,'2024-01-08',64,22),(2,2,102,'2024-01-08',58,30),(3,3,104,'2024-01-09',71,15),(4,4,105,'2024-01-09',39,44),(5,3,101,'2024-01-10',80,12),(6,5,105,'2024-01-10',6,95),(7,3,104,'2024-01-11',77,18);
INSERT INTO gas_reading VALUES (1,2,'2024-01-08',0.4,0),(2,3,'2024-01-08',1.2,1),(3,5,'2024-01-09',0.9,0),(4,3,'2024-01-10',0.7,0),(5,4,'2024-01-10',1.6,1),(6,2,'2024-01-11',0.3,0);
-- Which shaft is the deepest?
-- name of the shaft going down furthest
-- Which way down goes farther than the others?
-- shafts by depth, the top name
SELECT shaft_name FROM shaft ORDER BY depth_m DESC LIMIT 1;
-- How many galleries have the status 'active'?
-- number of active galleries
-- In how many tunnels does somebody work just now (active)?
-- status active, gallery count
SELECT COUNT(*) FROM gallery WHERE status = 'active';
-- Show the names of miners and of their foremen.
-- which miner reports to which foreman, name by name
-- Who takes orders from whom underground?
-- miner name, name of his or her foreman
SELECT m.name, f.name FROM miner AS m JOIN miner AS f ON m.foreman_badge = f.badge;
-- List the names of the miners whose trade is 'driller'.
-- our drillers
-- Who among our people is a driller?
-- trade driller: names of miners
SELECT name FROM miner WHERE trade = 'driller';
-- What is the total ore from each shaft? Show the shaft name and tonnes.
-- tonnes of ore raised per shaft
-- How many tonnes came up each way down, all told? The way down first.
-- shaft name, sum of ore tonnes
SELECT g.shaft_name, SUM(r.ore_tonnes) FROM gallery AS g JOIN shift_report AS r ON g.gallery_id = r.gallery_id GROUP BY g.shaft_name;
-- Find the shafts that have no gallery.
-- shafts without galleries
-- From which way down does no tunnel go off?
-- shafts with zero galleries, names
SELECT shaft_name FROM shaft WHERE shaft_name NOT IN (SELECT shaft_name FROM gallery);
-- Which miners have at least two shift reports? Give their names.
-- names of men and women with 2 or more shift reports
-- Who has handed in a sheet for two shifts or more?
-- miners with no fewer than 2 shift reports, names
SELECT m.name FROM miner AS m JOIN shift_report AS r ON m.badge = r.badge GROUP BY m.badge HAVING COUNT(*) >= 2;
-- Return the names of miners who worked in a gallery of the shaft 'Victoria', without repeating names.
-- distinct names of people with a shift down Victoria
-- Who has worked somewhere down Victoria? No repeats.
-- shaft Victoria: miner names, each one time
SELECT DISTINCT m.name FROM miner AS m JOIN shift_report AS r ON m.badge = r.badge JOIN gallery AS g ON r.gallery_id = g.gallery_id WHERE g.shaft_name = 'Victoria';
-- What are the average, lowest and highest ore grade of the galleries?
-- ore grade: mean, min and max
-- How rich is the rock in our tunnels: on average, at least, at most?
-- gallery ore grade: mean, min, max
SELECT AVG(ore_grade), MIN(ore_grade), MAX(ore_grade) FROM gallery;
-- Show the levels of galleries with a methane reading above 1.
-- at which gallery levels was over 1 methane measured
-- How far down is it where there was more than 1 methane in the air?
-- methane above 1: level of the gallery, for each reading
SELECT g.level_m FROM gallery AS g JOIN gas_reading AS r ON g.gallery_id = r.gallery_id WHERE r.methane > 1;
-- Give the names of miners born before the average birth year.
-- miners older than average
-- Who came into the world earlier than our people did on average?
-- birth year under the mean: miner names
SELECT name FROM miner WHERE birth_year < (SELECT AVG(birth_year) FROM miner);
-- Which miners never filed a shift report?
-- staff underground without any report, names
-- Who has yet to hand in a sheet on a shift?
-- miners with zero shift reports, names
SELECT name FROM miner WHERE badge NOT IN (SELECT badge FROM shift_report);
-- How many different hoist types are in use?
-- distinct kinds of hoist, how many
-- In how many ways are people pulled up here?
-- number of hoist types, each one time
SELECT COUNT(DISTINCT hoist_type) FROM shaft;
-- List the name and sinking year of shafts sunk before 1930 or after 2000.
-- shafts from before 1930 and those younger than 2000, with their year
-- What was dug before 1930, or else after 2000, and in what year? The name of the way down first.
-- sunk year past 2000 or earlier than 1930: shaft name, sunk year
SELECT shaft_name, sunk_year FROM shaft WHERE sunk_year < 1930 OR sunk_year > 2000;
-- On which day was the most ore produced in total?
-- best day for ore, all reports added
-- When did more tonnes come up than on any other day, all told?
-- ore tonnes summed by work day, the top day
SELECT work_day FROM shift_report GROUP BY work_day ORDER BY SUM(ore_tonnes) DESC LIMIT 1;
-- Which shafts have an 'active' gallery but no 'flooded' one?
-- shafts where something is active, leaving out those with a flooded gallery
-- Which way down has a tunnel that is active but none that is flooded?
-- shafts with gallery status active, minus shafts with gallery status flooded
SELECT shaft_name FROM gallery WHERE status = 'active' EXCEPT SELECT shaft_name FROM gallery WHERE status = 'flooded';

-- database: paint_chemical_works
CREATE TABLE RawMaterial (MatCode TEXT PRIMARY KEY, ChemicalName TEXT, HazardClass TEXT, StockKg REAL, SupplierName TEXT);
CREATE TABLE Formula (FormulaNo INTEGER PRIMARY KEY, PaintName TEXT, Base TEXT, Gloss INTEGER, Author TEXT, Approved TEXT);
CREATE TABLE FormulaItem (FormulaNo INTEGER REFERENCES Formula(FormulaNo), MatCode TEXT REFERENCES RawMaterial(MatCode), Percent REAL, Step INTEGER, PRIMARY KEY (FormulaNo, MatCode));
CREATE TABLE Kettle (KettleNo INTEGER PRIMARY KEY, Litres INTEGER, Steel TEXT, LastCleaned TEXT);
CREATE TABLE MixingRun (RunNo INTEGER PRIMARY KEY, FormulaNo INTEGER REFERENCES Formula(FormulaNo), KettleNo INTEGER REFERENCES Kettle(KettleNo), StartedOn TEXT, Kg REAL, Viscosity REAL, Released TEXT);
INSERT INTO RawMaterial VALUES ('TIO','titanium dioxide','none',5400,'Whitestone'),('XYL','xylene','flammable',1200,'Petrasol'),('ACR','acrylic resin','none',3100,'Polybind'),('ZPH','zinc phosphate','toxic',640,'Whitestone'),('BUT','butyl acetate','flammable',880,'Petrasol'),('CHA','chalk','none',9900,'Dover Lime'),('COB','cobalt drier','toxic',45,NULL);
INSERT INTO Formula VALUES (1,'Snow White','water',12,'Dr. Halim','2019-03-01'),(2,'Rust Stop','solvent',20,'Dr. Halim','2020-07-14'),(3,'Boat Gloss','solvent',92,'I. Peeters','2021-01-20'),(4,'Ceiling Flat','water',3,'G. Osei','2018-10-09'),(5,'Road Line','solvent',8,'G. Osei',NULL);
INSERT INTO FormulaItem VALUES (1,'TIO',24,1),(1,'ACR',30,2),(1,'CHA',18,3),(2,'ZPH',15,1),(2,'XYL',35,2),(3,'BUT',28,2),(3,'TIO',20,1),(4,'CHA',45,1),(4,'ACR',12,2);
INSERT INTO Kettle VALUES (1,500,'stainless','2024-02-01'),(2,2000,'stainless','2024-01-15'),(3,5000,'enamelled','2023-12-20'),(4,250,'enamelled','2024-02-10');
INSERT INTO MixingRun VALUES (1,1,3,'2024-01-05',4200,88,'yes'),(2,2,1,'2024-01-09',410,75,'yes'),(3,4,3,'2024-01-16',4600,110,'yes'),(4,1,2,'2024-01-22',1800,91,'no'),(5,3,1,'2024-02-02',380,64,'yes'),(6,2,1,'2024-02-05',450,79,'no'),(7,1,3,'2024-02-09',4400,86,'yes');
-- List the chemical names of 'toxic' raw materials.
-- what toxic stuff do we keep
-- What do we have that poisons people (toxic)?
-- hazard class toxic: chemical names
SELECT ChemicalName FROM RawMaterial WHERE HazardClass = 'toxic';
-- How many mixing runs were not released ('no')?
-- number of runs with released = no
-- How many mixtures had to stay in the house (no)?
-- released = no, mixing run count
SELECT COUNT(*) FROM MixingRun WHERE Released = 'no';
-- Which paint has the highest gloss?
-- our shiniest paint
-- What shines more on the wall than all the others?
-- formulas by gloss, the top paint name
SELECT PaintName FROM Formula ORDER BY Gloss DESC LIMIT 1;
-- Show the paint name and the total kilos mixed of each paint.
-- output in kg by paint
-- How much have we made of each paint, all told? The paint first.
-- paint name, sum of kg
SELECT T1.PaintName, SUM(T2.Kg) FROM Formula AS T1 JOIN MixingRun AS T2 ON T1.FormulaNo = T2.FormulaNo GROUP BY T1.FormulaNo;
-- Find the chemical names and percentages used in 'Snow White'.
-- recipe of Snow White: chemical and percent
-- What do we put into Snow White, and how much of it is each thing?
-- paint Snow White: chemical name, percent
SELECT T1.ChemicalName, T2.Percent FROM RawMaterial AS T1 JOIN FormulaItem AS T2 ON T1.MatCode = T2.MatCode JOIN Formula AS T3 ON T2.FormulaNo = T3.FormulaNo WHERE T3.PaintName = 'Snow White';
-- Which raw materials are in no formula? Show the chemical name.
-- chemicals that none of the formulas needs
-- What have we got that goes into no paint?
-- raw materials in zero formulas: chemical name
SELECT ChemicalName FROM RawMaterial WHERE MatCode NOT IN (SELECT MatCode FROM FormulaItem);
-- Return the names of the paints that were never mixed.
-- paints without a mixing run so far
-- What paints have never been in a kettle?
-- formulas with zero mixing runs: paint name
SELECT PaintName FROM Formula WHERE FormulaNo NOT IN (SELECT FormulaNo FROM MixingRun);
-- Which authors wrote more than one formula?
-- chemists with over 1 formula to their name
-- Who thought up two paints or more?
-- author of over one formula, i.e. more than one
SELECT Author FROM Formula GROUP BY Author HAVING COUNT(*) > 1;
-- What are the minimum and maximum viscosity of the runs in kettle 3?
-- kettle number 3: thinnest and thickest viscosity
-- How thin and how thick was what came out of kettle 3, at the extremes?
-- kettle no 3: min and max of viscosity
SELECT MIN(Viscosity), MAX(Viscosity) FROM MixingRun WHERE KettleNo = 3;
-- Give the kettle numbers bigger than the average kettle.
-- kettles holding more litres than average
-- In which kettles is there more room than in kettles on average? Numbers.
-- litres above the mean: kettle no
SELECT KettleNo FROM Kettle WHERE Litres > (SELECT AVG(Litres) FROM Kettle);
-- How many different suppliers deliver raw materials?
-- distinct raw material suppliers, count
-- How many separate firms bring us what we need?
-- number of suppliers of the raw materials, each one time
SELECT COUNT(DISTINCT SupplierName) FROM RawMaterial;
-- What is the average stock in kg for each hazard class? Show the class first.
-- mean stock by hazard class
-- How many kilos have we got on average of a thing of every kind of danger? The kind first.
-- hazard class, mean stock kg
SELECT HazardClass, AVG(StockKg) FROM RawMaterial GROUP BY HazardClass;
-- Which paints contain 'titanium dioxide' or 'zinc phosphate'?
-- names of paints with titanium dioxide or zinc phosphate in them
-- What paints have zinc phosphate or titanium dioxide in them?
-- chemical zinc phosphate or titanium dioxide: paint name for each formula item
SELECT T1.PaintName FROM Formula AS T1 JOIN FormulaItem AS T2 ON T1.FormulaNo = T2.FormulaNo JOIN RawMaterial AS T3 ON T2.MatCode = T3.MatCode WHERE T3.ChemicalName = 'titanium dioxide' OR T3.ChemicalName = 'zinc phosphate';
-- List the paint names on a 'water' base approved before '2019-01-01'.
-- water based paints approved earlier than 2019-01-01
-- What paints with water could we sell since before 2019-01-01?
-- base water, approved earlier than 2019-01-01: paint names
SELECT PaintName FROM Formula WHERE Base = 'water' AND Approved < '2019-01-01';
-- Show the start dates of runs of paints by 'Dr. Halim' in order of date.
-- when did we start runs of anything Dr. Halim formulated? chronological
-- When did we begin to mix something that Dr. Halim thought up? Earliest first.
-- author Dr. Halim: started on, sorted upwards
SELECT T1.StartedOn FROM MixingRun AS T1 JOIN Formula AS T2 ON T1.FormulaNo = T2.FormulaNo WHERE T2.Author = 'Dr. Halim' ORDER BY T1.StartedOn;
-- Which paint is not approved?
-- paint without an approval date
-- What paint has no one given the green light?
-- approved is empty: paint name
SELECT PaintName FROM Formula WHERE Approved IS NULL;

-- database: cold_store_pallets
CREATE TABLE zone (zone_id TEXT PRIMARY KEY, label TEXT, temperature INTEGER, slots INTEGER);
CREATE TABLE owner (owner_id INTEGER PRIMARY KEY, owner_name TEXT, city TEXT, contract_type TEXT);
CREATE TABLE pallet (sscc INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES owner(owner_id), contents TEXT, kg REAL, arrived TEXT, best_before TEXT, zone_id TEXT REFERENCES zone(zone_id));
CREATE TABLE forklift (forklift_no INTEGER PRIMARY KEY, nickname TEXT, lift_height REAL, battery TEXT);
CREATE TABLE move (move_id INTEGER PRIMARY KEY, sscc INTEGER REFERENCES pallet(sscc), from_zone TEXT REFERENCES zone(zone_id), to_zone TEXT REFERENCES zone(zone_id), forklift_no INTEGER REFERENCES forklift(forklift_no), moved_at TEXT, driver TEXT);
INSERT INTO zone VALUES ('DOCK','loading dock',8,40),('FRZ1','deep freezer one',-24,600),('FRZ2','deep freezer two',-28,450),('CHIL','chiller',3,320),('QUAR','quarantine',3,24),('DRY','dry store',16,200);
INSERT INTO owner VALUES (1,'Polar Berries','Oulu','annual'),(2,'Seafish Union','Tromso','annual'),(3,'Pizza Vero','Parma','spot'),(4,'Ice Cream Kiosk','Turku','spot'),(5,'Green Pea Co','Lund','annual');
INSERT INTO pallet VALUES (3001,1,'blueberries',640,'2024-01-12','2026-01-12','FRZ1'),(3002,2,'cod fillets',820,'2024-01-15','2025-07-15','FRZ2'),(3003,2,'salmon',790,'2024-01-20','2024-02-05','CHIL'),(3004,3,'frozen pizza',410,'2024-02-01','2025-02-01','FRZ1'),(3005,4,'vanilla ice cream',350,'2024-02-02','2025-08-01','FRZ2'),(3006,1,'raspberries',600,'2024-02-08','2026-02-08','FRZ1'),(3007,3,'mozzarella',520,'2024-02-10','2024-03-25','CHIL'),(3008,2,'prawns',700,'2024-02-11',NULL,'QUAR');
INSERT INTO forklift VALUES (1,'Bertha',6.5,'lithium'),(2,'Speedy',4,'lead'),(3,'Giraffe',11.2,'lithium'),(4,'Snail',3.5,'lead');
INSERT INTO move VALUES (1,3001,'DOCK','FRZ1',1,'2024-01-12','Kalle'),(2,3002,'DOCK','FRZ2',3,'2024-01-15','Senja'),(3,3003,'DOCK','CHIL',2,'2024-01-20','Kalle'),(4,3004,'DOCK','FRZ2',3,'2024-02-01','Ville'),(5,3004,'FRZ2','FRZ1',3,'2024-02-14','Senja'),(6,3005,'DOCK','FRZ2',1,'2024-02-02','Kalle'),(7,3008,'DOCK','QUAR',2,'2024-02-11','Ville'),(8,3007,'DOCK','CHIL',1,'2024-02-10','Kalle');
-- What are the labels of the zones colder than 0 degrees?
-- parts of the store where the temperature is below 0
-- Where is it freezing, that is under 0?
-- temperature below 0: zone labels
SELECT label FROM zone WHERE temperature < 0;
-- How many owners have a 'spot' contract?
-- number of spot customers
-- How many customers come and go as they like (spot)?
-- contract type spot, owner count
SELECT COUNT(*) FROM owner WHERE contract_type = 'spot';
-- Which pallet contents weigh the most?
-- what is on the heaviest pallet
-- What is it that lies heaviest on our floor?
-- pallets by kg, top contents
SELECT contents FROM pallet ORDER BY kg DESC LIMIT 1;
-- Show the owner names and the number of pallets of each.
-- pallets stored per owner
-- How many pallets does everyone keep with us? Who first.
-- owner name, pallet count
SELECT o.owner_name, COUNT(*) FROM owner AS o JOIN pallet AS p ON o.owner_id = p.owner_id GROUP BY o.owner_id;
-- List the contents of pallets in the 'chiller'.
-- what is lying in the chiller
-- What do we keep in the chiller?
-- zone chiller: contents of each pallet
SELECT p.contents FROM pallet AS p JOIN zone AS z ON p.zone_id = z.zone_id WHERE z.label = 'chiller';
-- Which owners have no pallet in store?
-- customers with nothing on our shelves
-- Who keeps nothing with us at present?
-- owners with zero pallets, names
SELECT owner_name FROM owner WHERE owner_id NOT IN (SELECT owner_id FROM pallet);
-- Find the contents of pallets that were never moved.
-- goods on pallets without a single move
-- What is on the pallets that have always stood still?
-- pallets with zero moves: contents
SELECT contents FROM pallet WHERE sscc NOT IN (SELECT sscc FROM move);
-- What is the total weight in each zone? Give the zone's label and the kilos.
-- kilos stored by zone label
-- How heavy is all there is in every part of the store? The part first.
-- zone label, sum of kg
SELECT z.label, SUM(p.kg) FROM zone AS z JOIN pallet AS p ON z.zone_id = p.zone_id GROUP BY z.zone_id;
-- Which drivers made at least 3 moves?
-- drivers with three or more pallet moves
-- Who has driven a pallet somewhere 3 times or more?
-- driver with no fewer than 3 moves
SELECT driver FROM move GROUP BY driver HAVING COUNT(*) >= 3;
-- Show the label of the origin zone and of the destination zone of every move by 'Senja'.
-- from which zone to which zone did Senja drive? labels
-- Out of what part of the store and into what part did Senja take things?
-- driver Senja: label of the from zone, label of the to zone, for each move
SELECT a.label, b.label FROM move AS m JOIN zone AS a ON m.from_zone = a.zone_id JOIN zone AS b ON m.to_zone = b.zone_id WHERE m.driver = 'Senja';
-- Return the nicknames of forklifts that lift higher than the average.
-- trucks with above-average lifting height, by nickname
-- Which trucks reach up farther than trucks do on average? What people call them.
-- lift height above the mean: nickname
SELECT nickname FROM forklift WHERE lift_height > (SELECT AVG(lift_height) FROM forklift);
-- What are the lowest temperature and the total number of slots of the zones?
-- coldest temperature and slots in all
-- How cold is it at its coldest, and how many pallets fit in altogether?
-- zones: min temperature, sum of slots
SELECT MIN(temperature), SUM(slots) FROM zone;
-- Give the contents and best-before date of the pallets of 'Seafish Union' that have a best-before date.
-- Seafish Union's goods and best before, where one is entered
-- What does Seafish Union keep here that goes off on a day we know, and when?
-- owner Seafish Union, best before filled in: contents, best before
SELECT p.contents, p.best_before FROM pallet AS p JOIN owner AS o ON p.owner_id = o.owner_id WHERE o.owner_name = 'Seafish Union' AND p.best_before IS NOT NULL;
-- Which forklift nicknames carried goods of 'Pizza Vero'? Each only once.
-- distinct forklifts, by nickname, used for pallets of Pizza Vero
-- Which trucks have had something of Pizza Vero on the fork? What people call them, no repeats.
-- owner Pizza Vero: forklift nickname, each one time
SELECT DISTINCT f.nickname FROM forklift AS f JOIN move AS m ON f.forklift_no = m.forklift_no JOIN pallet AS p ON m.sscc = p.sscc JOIN owner AS o ON p.owner_id = o.owner_id WHERE o.owner_name = 'Pizza Vero';
-- Which owners have pallets both in 'FRZ1' and in 'CHIL'?
-- owners storing goods in FRZ1 as well as CHIL
-- Who has something in CHIL and something in FRZ1?
-- owner names with a pallet in zone CHIL and a pallet in zone FRZ1
SELECT o.owner_name FROM owner AS o JOIN pallet AS p ON o.owner_id = p.owner_id WHERE p.zone_id = 'FRZ1' INTERSECT SELECT o.owner_name FROM owner AS o JOIN pallet AS p ON o.owner_id = p.owner_id WHERE p.zone_id = 'CHIL';
-- Which forklifts were not used for any move? Show the nickname.
-- nicknames of idle forklifts
-- Which trucks have carried nothing so far? What people call them.
-- forklifts with zero moves: nickname
SELECT nickname FROM forklift WHERE forklift_no NOT IN (SELECT forklift_no FROM move);
