-- database: marlow_building_permits
CREATE TABLE applicant (app_id INTEGER PRIMARY KEY, app_name TEXT, app_kind TEXT, postcode TEXT, phone TEXT);
CREATE TABLE contractor (ctr_id INTEGER PRIMARY KEY, ctr_name TEXT, licence_no TEXT, trade TEXT, licensed_until INTEGER, crew_size INTEGER);
CREATE TABLE permit (permit_no TEXT PRIMARY KEY, app_id INTEGER REFERENCES applicant(app_id), ctr_id INTEGER REFERENCES contractor(ctr_id), work_type TEXT, site_address TEXT, est_cost INTEGER, filed_on TEXT, status TEXT);
CREATE TABLE inspector (insp_id INTEGER PRIMARY KEY, insp_name TEXT, speciality TEXT, badge INTEGER, hired_yr INTEGER);
CREATE TABLE site_visit (visit_id INTEGER PRIMARY KEY, permit_no TEXT REFERENCES permit(permit_no), insp_id INTEGER REFERENCES inspector(insp_id), visited_on TEXT, result TEXT, defects INTEGER);
CREATE TABLE fee (fee_id INTEGER PRIMARY KEY, permit_no TEXT REFERENCES permit(permit_no), fee_kind TEXT, amount REAL, paid_on TEXT);
INSERT INTO applicant VALUES (1,'Joyce Amory','homeowner','MR1 4','555-2001'),(2,'Tidewell Homes','developer','MR3 1','555-2002'),(3,'St Brannock School','institution','MR2 7',NULL),(4,'Aldo Ferri','homeowner','MR1 9','555-2004'),(5,'Canning Works','business','MR5 2','555-2005'),(6,'Petra Sunde','homeowner','MR3 1',NULL);
INSERT INTO contractor VALUES (1,'Hobbs and Daughter','L-220','carpentry',2026,6),(2,'Steelframe West','L-347','structural',2025,24),(3,'Volt Brothers','L-118','electrical',2027,9),(4,'Marlow Roofing','L-402','roofing',2024,11),(5,'Deep Dig','L-509','groundworks',2026,15);
INSERT INTO permit VALUES ('BP-301',1,1,'loft conversion','8 Ferry Lane',42000,'2023-01-20','closed'),('BP-302',2,2,'apartment block','West Quay 14',3900000,'2023-02-11','open'),('BP-303',3,4,'roof replacement','2 School Hill',185000,'2023-03-02','closed'),('BP-304',4,NULL,'garden shed','31 Rose Walk',6500,'2023-04-18','open'),('BP-305',2,5,'underground garage','West Quay 16',1250000,'2023-05-25','open'),('BP-306',5,3,'workshop rewiring','Cannery Yard',74000,'2023-07-07','revoked'),('BP-307',1,4,'roof replacement','8 Ferry Lane',23000,'2024-01-15','open'),('BP-308',3,1,'classroom extension','2 School Hill',310000,'2024-02-09','open');
INSERT INTO inspector VALUES (1,'Gerald Voss','structure',71,2009),(2,'Lilian Chua','electrics',84,2017),(3,'Tomas Rehn','fire safety',66,2003),(4,'Amy Doyle','structure',97,2023);
INSERT INTO site_visit VALUES (1,'BP-301',1,'2023-03-11','passed',0),(2,'BP-302',1,'2023-06-01','failed',7),(3,'BP-302',1,'2023-07-14','passed',1),(4,'BP-303',3,'2023-05-09','passed',0),(5,'BP-305',3,'2023-09-21','failed',4),(6,'BP-306',2,'2023-08-30','failed',11),(7,'BP-302',3,'2023-11-05','failed',3),(8,'BP-306',2,'2023-10-02','failed',6),(9,'BP-307',3,'2024-03-01','passed',0);
INSERT INTO fee VALUES (1,'BP-301','filing',120,'2023-01-20'),(2,'BP-302','filing',5200,'2023-02-13'),(3,'BP-302','reinspection',350,'2023-07-01'),(4,'BP-303','filing',480,'2023-03-02'),(5,'BP-304','filing',60,NULL),(6,'BP-305','filing',2100,'2023-06-03'),(7,'BP-306','filing',240,'2023-07-07'),(8,'BP-306','reinspection',350,NULL);
-- How many permits are open?
-- count of permits still open
-- How many building permissions are not closed yet, with the state open?
-- status open: how many permissions is that
SELECT COUNT(*) FROM permit WHERE status = 'open';
-- What are the names of the applicants who are homeowners?
-- who applied as a homeowner
-- Who among the people asking for permission is a homeowner?
-- kind is homeowner: names of those who applied
SELECT app_name FROM applicant WHERE app_kind = 'homeowner';
-- Show the work type and the site address of permits with an estimated cost above 200000.
-- jobs expected to cost over 200000: what is built and where
-- What is being done, and at which address, where the works should cost more than 200000?
-- over 200000 in expected cost: sort of work, then the address
SELECT work_type, site_address FROM permit WHERE est_cost > 200000;
-- Which contractor has the smallest crew? Give the name and the crew size.
-- builder with the fewest people: name, how many
-- Which building firm employs the fewest workers, and how many?
-- smallest team of all firms: the firm's name and its headcount
SELECT ctr_name, crew_size FROM contractor ORDER BY crew_size LIMIT 1;
-- List the numbers of permits that have no contractor.
-- permit numbers where no builder is entered
-- Which permissions have no building firm? Their numbers, please.
-- contractor missing: give me the number of each such permission
SELECT permit_no FROM permit WHERE ctr_id IS NULL;
-- For each kind of fee, what is the total amount?
-- charges summed kind by kind
-- How much money was charged altogether for each sort of charge?
-- per sort of charge: the sort, then the sum
SELECT fee_kind, SUM(amount) FROM fee GROUP BY fee_kind;
-- Show every permit number with the name of its applicant.
-- permit numbers and who asked for each
-- Which number does each permission have, and who requested it?
-- all permissions: number, name of the person who applied
SELECT T1.permit_no, T2.app_name FROM permit AS T1 JOIN applicant AS T2 ON T1.app_id = T2.app_id;
-- Find the different names of contractors working on a roof replacement.
-- builders with a roof replacement job, each name once
-- Which building firms do roof replacement, without repeats?
-- roof replacement: names of the firms on such jobs, no duplicates
SELECT DISTINCT T1.ctr_name FROM contractor AS T1 JOIN permit AS T2 ON T1.ctr_id = T2.ctr_id WHERE T2.work_type = 'roof replacement';
-- What is the number of site visits made by each inspector? Give the inspector's name and the number, fewest first.
-- how often was each inspector out on site, name and count, from least to most
-- How many times did each of the officials go and look at a site? Name and number, the least active first.
-- official's name, how many site checks they made, lowest count on top
SELECT T1.insp_name, COUNT(*) FROM inspector AS T1 JOIN site_visit AS T2 ON T1.insp_id = T2.insp_id GROUP BY T1.insp_id ORDER BY COUNT(*);
-- Which applicant has filed permits with the highest total estimated cost?
-- name behind the greatest sum of expected costs
-- Whose projects cost the most altogether, by estimate? The name of the person who applied.
-- add up the estimated cost for each person who applied: who has the highest sum
SELECT T1.app_name FROM applicant AS T1 JOIN permit AS T2 ON T1.app_id = T2.app_id GROUP BY T1.app_id ORDER BY SUM(T2.est_cost) DESC LIMIT 1;
-- On which dates did Gerald Voss visit a site, and with what result?
-- Gerald Voss on site: days, outcome
-- When did Gerald Voss go to look at a building, and how did it turn out?
-- checks made by Gerald Voss: date and outcome
SELECT T1.visited_on, T1.result FROM site_visit AS T1 JOIN inspector AS T2 ON T1.insp_id = T2.insp_id WHERE T2.insp_name = 'Gerald Voss';
-- What is the average number of defects found in failed visits?
-- mean defects when the result was failed
-- How many faults turn up on average when a check has failed?
-- average fault count, failed checks only
SELECT AVG(defects) FROM site_visit WHERE result = 'failed';
-- Return the permit numbers and filing dates of permits filed between 2023-03-01 and 2023-07-31, the latest first.
-- permits handed in from 2023-03-01 to 2023-07-31, newest on top: number, day
-- Which permissions were applied for between 2023-03-01 and 2023-07-31, and when, the most recent first?
-- handed in 2023-03-01 through 2023-07-31: number of the permission and date, most recent first
SELECT permit_no, filed_on FROM permit WHERE filed_on BETWEEN '2023-03-01' AND '2023-07-31' ORDER BY filed_on DESC;
-- Which permits have not been visited by any inspector? Show their numbers.
-- permit numbers where nobody has come to look
-- Which permissions has no official ever come out to check? Numbers only.
-- never checked on site: numbers of these permissions
SELECT permit_no FROM permit WHERE permit_no NOT IN (SELECT permit_no FROM site_visit);
-- Which applicants have never filed a permit?
-- names on file without any permit
-- Who is listed as a person applying but has not requested any permission?
-- not a single permission requested: names from the list of people who apply
SELECT app_name FROM applicant WHERE app_id NOT IN (SELECT app_id FROM permit);
-- Find the permit numbers that have had a passed visit as well as a failed visit.
-- permits that passed on one look and failed on another, numbers
-- Which permissions passed one check and failed another one? Their numbers.
-- at least one check failed and at least one passed: number of the permission
SELECT permit_no FROM site_visit WHERE result = 'passed' INTERSECT SELECT permit_no FROM site_visit WHERE result = 'failed';
-- Which applicants filed at least two permits? Give the name and the number of permits.
-- people with two or more permits to their name, and how many
-- Who has requested two or more permissions, and how many were there?
-- at least 2 requests: name of the person who applied, and the count
SELECT T1.app_name, COUNT(*) FROM applicant AS T1 JOIN permit AS T2 ON T1.app_id = T2.app_id GROUP BY T1.app_id HAVING COUNT(*) >= 2;
-- What are the names of inspectors who found more defects in a single visit than the average visit, each name once?
-- distinct inspectors having some visit with a defect count over the mean
-- Which officials noted more faults on one check than is usual on average? No name twice.
-- some check with an above-average number of faults: names of the officials, no duplicates
SELECT DISTINCT T1.insp_name FROM inspector AS T1 JOIN site_visit AS T2 ON T1.insp_id = T2.insp_id WHERE T2.defects > (SELECT AVG(defects) FROM site_visit);
-- Among permits of developers, which one has had the most failed visits? Show the permit number and the contractor's name.
-- developer jobs only: the permit number that failed most often, and its builder
-- Which permission requested by a developer has failed its checks most often, and which building firm does the work?
-- most failed checks among jobs where the person applying is a developer: number of the permission, firm's name
SELECT T1.permit_no, T3.ctr_name FROM permit AS T1 JOIN applicant AS T2 ON T1.app_id = T2.app_id JOIN contractor AS T3 ON T1.ctr_id = T3.ctr_id JOIN site_visit AS T4 ON T1.permit_no = T4.permit_no WHERE T2.app_kind = 'developer' AND T4.result = 'failed' GROUP BY T1.permit_no ORDER BY COUNT(*) DESC LIMIT 1;
-- For contractors whose permits have brought in more than 400 in fees, show the name and the total fees, largest total first.
-- builders with over 400 of charges on their jobs altogether: name, sum, biggest first
-- Which building firms have jobs that were charged more than 400 altogether, and how much? Highest sum first.
-- charges over 400 in all: name of the firm and the sum, in falling order
SELECT T1.ctr_name, SUM(T3.amount) FROM contractor AS T1 JOIN permit AS T2 ON T1.ctr_id = T2.ctr_id JOIN fee AS T3 ON T2.permit_no = T3.permit_no GROUP BY T1.ctr_id HAVING SUM(T3.amount) > 400 ORDER BY SUM(T3.amount) DESC;

-- database: gate_nine_customs
CREATE TABLE Ref_Tariff (TariffCode TEXT PRIMARY KEY, GoodsDescription TEXT, DutyRatePercent REAL, LicenceRequired TEXT);
CREATE TABLE Port (PortCode TEXT PRIMARY KEY, PortName TEXT, TransportMode TEXT, OpenAtNight TEXT);
CREATE TABLE Trader (TraderID INTEGER PRIMARY KEY, TraderName TEXT, VatNumber TEXT, Country TEXT, TrustedSince INTEGER);
CREATE TABLE Officer (OfficerID INTEGER PRIMARY KEY, OfficerName TEXT, PortCode TEXT REFERENCES Port(PortCode), Rank TEXT, LanguagesSpoken INTEGER);
CREATE TABLE Declaration (DeclarationNo INTEGER PRIMARY KEY, ImporterID INTEGER REFERENCES Trader(TraderID), ExporterID INTEGER REFERENCES Trader(TraderID), PortCode TEXT REFERENCES Port(PortCode), LodgedDate TEXT, Channel TEXT, ClearedDate TEXT);
CREATE TABLE DeclarationLine (DeclarationNo INTEGER REFERENCES Declaration(DeclarationNo), LineNo INTEGER, TariffCode TEXT REFERENCES Ref_Tariff(TariffCode), NetWeightKg REAL, CustomsValue INTEGER, OriginCountry TEXT, PRIMARY KEY (DeclarationNo, LineNo));
CREATE TABLE Seizure (SeizureID INTEGER PRIMARY KEY, DeclarationNo INTEGER REFERENCES Declaration(DeclarationNo), OfficerID INTEGER REFERENCES Officer(OfficerID), Reason TEXT, EstimatedValue INTEGER);
INSERT INTO Ref_Tariff VALUES ('0901','roasted coffee',7.5,'no'),('4202','leather bags',3.7,'no'),('8517','mobile phones',0,'no'),('2208','spirits',12,'yes'),('9503','toys',4.7,'no'),('9303','hunting rifles',6.4,'yes');
INSERT INTO Port VALUES ('SEA','Eastquay Harbour','sea','yes'),('AIR','Corrin Airport','air','yes'),('RD1','Gate Nine','road','no'),('RL1','Junction Yard','rail','no');
INSERT INTO Trader VALUES (1,'Bean Route Imports','NO77120','Norland',2014),(2,'Cafe Serrano Export','CO33810','Colombia',NULL),(3,'Telcomart','NO81544','Norland',2018),(4,'Shenjin Devices','CN90021','China',NULL),(5,'Highland Spirit Traders','UK55102','United Kingdom',2011),(6,'Barley Cellars','NO62003','Norland',NULL),(7,'Lupo Pelletteria','IT40417','Italy',2020);
INSERT INTO Officer VALUES (1,'Helle Storm','SEA','inspector',3),(2,'Ruben Katz','AIR','senior inspector',5),(3,'Milla Ahonen','RD1','trainee',2),(4,'Frank Olin','SEA','chief',4),(5,'Dina Sartori','AIR','inspector',1);
INSERT INTO Declaration VALUES (7001,1,2,'SEA','2024-02-03','green','2024-02-03'),(7002,3,4,'AIR','2024-02-10','red','2024-02-14'),(7003,6,5,'SEA','2024-02-27','orange','2024-03-01'),(7004,3,4,'AIR','2024-03-08','green','2024-03-08'),(7005,1,2,'SEA','2024-03-19','red',NULL),(7006,3,7,'RD1','2024-04-02','orange','2024-04-03'),(7007,6,5,'RD1','2024-04-22','red',NULL);
INSERT INTO DeclarationLine VALUES (7001,1,'0901',12000,84000,'Colombia'),(7002,1,'8517',640,310000,'China'),(7002,2,'9503',220,9000,'China'),(7003,1,'2208',4100,132000,'United Kingdom'),(7004,1,'8517',410,205000,'China'),(7005,1,'0901',15500,99000,'Peru'),(7005,2,'4202',90,6200,'Colombia'),(7006,1,'4202',310,47000,'Italy'),(7007,1,'2208',2600,88000,'Ireland');
INSERT INTO Seizure VALUES (1,7002,2,'counterfeit',42000),(2,7005,1,'hidden goods',150000),(3,7007,3,'missing licence',88000),(4,7002,5,'unsafe toys',9000),(5,7005,4,'hidden goods',26000);
-- List all countries that are home to a trader or the origin of goods on a declaration line, each country once.
-- every country where a trader sits or from which goods on some line originate, each once
-- Which lands do our dealers sit in or do the goods on the lines come from? One list without repeats.
-- one list, no duplicates: home countries of the firms plus countries the line goods were made in
SELECT Country FROM Trader UNION SELECT OriginCountry FROM DeclarationLine;
-- How many declarations went through the red channel?
-- number of entries sent to red
-- How many customs forms were handled in the red lane?
-- lane red: count the customs forms
SELECT COUNT(*) FROM Declaration WHERE Channel = 'red';
-- Which goods require a licence (yes)? Give their descriptions.
-- what may only come in with a licence (yes), spelled out
-- What sort of merchandise needs a special permit (yes)?
-- permit needed = yes: which merchandise is it, in words
SELECT GoodsDescription FROM Ref_Tariff WHERE LicenceRequired = 'yes';
-- Show the numbers and lodging dates of declarations that have not been cleared.
-- entries still without a clearance date: number, day lodged
-- Which customs forms are still waiting for release, and when were they handed in?
-- not released so far: number of the form, date it was handed in
SELECT DeclarationNo, LodgedDate FROM Declaration WHERE ClearedDate IS NULL;
-- What is the heaviest net weight and the total customs value over all declaration lines?
-- biggest weight on a line, and the value of all lines summed
-- How heavy is the heaviest item and how much are all items worth together?
-- across all lines: maximum of the kilos, sum of the worth
SELECT MAX(NetWeightKg), SUM(CustomsValue) FROM DeclarationLine;
-- For each port, show its name and the number of declarations lodged there.
-- crossing points by name with how many entries each took
-- What are the border stations called and how many customs forms did each receive?
-- border station name, number of forms handed in at it
SELECT T1.PortName, COUNT(*) FROM Port AS T1 JOIN Declaration AS T2 ON T1.PortCode = T2.PortCode GROUP BY T1.PortCode;
-- Who imports through Gate Nine? Return the importers' names and the lodging dates.
-- firms bringing things in at Gate Nine: name and day lodged
-- Which companies bring merchandise into the country at Gate Nine, and when did they hand in the form?
-- Gate Nine: name of the receiving company and the date its form was handed in
SELECT T1.TraderName, T2.LodgedDate FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ImporterID JOIN Port AS T3 ON T2.PortCode = T3.PortCode WHERE T3.PortName = 'Gate Nine';
-- What is the total customs value by description of goods, from the greatest to the least?
-- value of each sort of merchandise, summed and ranked from the top, sort spelled out
-- How much is each sort of merchandise worth altogether, the most valuable first?
-- merchandise in words with the sum of its worth, highest to lowest
SELECT T1.GoodsDescription, SUM(T2.CustomsValue) FROM Ref_Tariff AS T1 JOIN DeclarationLine AS T2 ON T1.TariffCode = T2.TariffCode GROUP BY T1.TariffCode ORDER BY SUM(T2.CustomsValue) DESC;
-- List the names of the distinct exporters that shipped mobile phones.
-- which senders had mobile phones in their consignments, no name twice
-- Which companies sent mobile phones abroad? Each name only once.
-- mobile phones: names of the sending companies, no duplicates
SELECT DISTINCT T1.TraderName FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ExporterID JOIN DeclarationLine AS T3 ON T2.DeclarationNo = T3.DeclarationNo JOIN Ref_Tariff AS T4 ON T3.TariffCode = T4.TariffCode WHERE T4.GoodsDescription = 'mobile phones';
-- Which officer made the seizure of the highest estimated value? Give the name and the reason.
-- most valuable confiscation: by whom, and why
-- Who confiscated the goods worth the most, and for what cause?
-- highest estimated worth of anything taken away: name of the official and the cause
SELECT T1.OfficerName, T2.Reason FROM Officer AS T1 JOIN Seizure AS T2 ON T1.OfficerID = T2.OfficerID ORDER BY T2.EstimatedValue DESC LIMIT 1;
-- Which countries of origin appear on more than one declaration line?
-- origins listed on more than one line
-- Which lands do goods come from on more than one line?
-- more than 1 line with the same land of origin: which lands
SELECT OriginCountry FROM DeclarationLine GROUP BY OriginCountry HAVING COUNT(*) > 1;
-- What are the names and ranks of the officers stationed at a port with transport mode sea or air?
-- staff at sea and air crossings, that is, mode sea or air: name, rank
-- Who works at a crossing used by ships or planes (sea or air), and what is their grade?
-- staff whose station has the mode sea or air: name, then grade
SELECT T1.OfficerName, T1.Rank FROM Officer AS T1 JOIN Port AS T2 ON T1.PortCode = T2.PortCode WHERE T2.TransportMode = 'sea' OR T2.TransportMode = 'air';
-- Give the descriptions of the three goods with the highest duty rate.
-- top 3 sorts of merchandise by duty percentage
-- What are the three most heavily taxed sorts of merchandise?
-- highest duty, first 3: the merchandise in words
SELECT GoodsDescription FROM Ref_Tariff ORDER BY DutyRatePercent DESC LIMIT 3;
-- At which ports has no declaration been lodged?
-- name of any crossing with no entries whatsoever
-- Which border stations have never received a customs form?
-- no form handed in there: names of the border stations
SELECT PortName FROM Port WHERE PortCode NOT IN (SELECT PortCode FROM Declaration);
-- Which declarations did not lead to a seizure? Show the number and the channel.
-- entries where nothing was confiscated: number, channel
-- From which customs forms was nothing taken away, and which lane were they in?
-- nothing taken: number of the form, then its lane
SELECT DeclarationNo, Channel FROM Declaration WHERE DeclarationNo NOT IN (SELECT DeclarationNo FROM Seizure);
-- Find the names of importers that have had both a green and a red declaration.
-- firms bringing goods in who once got green and another time red
-- Which companies that bring goods in were sent through the green lane and at another time through the red one?
-- lane green on one form and red on another: names of the receiving companies
SELECT T1.TraderName FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ImporterID WHERE T2.Channel = 'green' INTERSECT SELECT T1.TraderName FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ImporterID WHERE T2.Channel = 'red';
-- Show the declaration number, line number and customs value of the lines worth more than the average line.
-- entry number, line number and value wherever the value beats the mean of all lines
-- Which lines are more valuable than average? The number of the form, the number of the line and the worth.
-- above-average worth: form number, line number, worth
SELECT DeclarationNo, LineNo, CustomsValue FROM DeclarationLine WHERE CustomsValue > (SELECT AVG(CustomsValue) FROM DeclarationLine);
-- Which trusted importer (one with a year of trust) declared the most customs value in total? Show the name and the total.
-- of the firms holding a trusted-since year, the one that brought in the greatest summed value: name, sum
-- Which receiving company with a year since when it has been trusted brought in goods worth the most altogether, and how much?
-- add up the worth of the goods for each importing company that has a year of trust: name of the top one and its sum
SELECT T1.TraderName, SUM(T3.CustomsValue) FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ImporterID JOIN DeclarationLine AS T3 ON T2.DeclarationNo = T3.DeclarationNo WHERE T1.TrustedSince IS NOT NULL GROUP BY T1.TraderID ORDER BY SUM(T3.CustomsValue) DESC LIMIT 1;
-- For ports whose declarations led to at least two seizures, show the port name and the average estimated value of those seizures.
-- crossings whose entries led to two or more confiscations: name and mean worth of what was taken
-- Which border stations had goods taken away at least twice, and how much were these worth on average?
-- two or more times goods were taken: name of the station, average estimated worth
SELECT T1.PortName, AVG(T3.EstimatedValue) FROM Port AS T1 JOIN Declaration AS T2 ON T1.PortCode = T2.PortCode JOIN Seizure AS T3 ON T2.DeclarationNo = T3.DeclarationNo GROUP BY T1.PortCode HAVING COUNT(*) >= 2;
-- What is the largest weight of a line of goods that require a licence (yes), and which importer brought it in? Show the weight and the importer's name.
-- heaviest line among licence = yes merchandise: weight first, then the firm that imported it
-- How heavy is the heaviest item that needs a special permit (yes), and which company brought it into the country?
-- permit required yes, top weight: the kilos, then the name of the importing company
SELECT T3.NetWeightKg, T1.TraderName FROM Trader AS T1 JOIN Declaration AS T2 ON T1.TraderID = T2.ImporterID JOIN DeclarationLine AS T3 ON T2.DeclarationNo = T3.DeclarationNo JOIN Ref_Tariff AS T4 ON T3.TariffCode = T4.TariffCode WHERE T4.LicenceRequired = 'yes' ORDER BY T3.NetWeightKg DESC LIMIT 1;

-- database: stonewall_prison_service
CREATE TABLE block (block_letter TEXT PRIMARY KEY, block_name TEXT, security_level TEXT, opened_year INTEGER, number_of_floors INTEGER);
CREATE TABLE cell (cell_no TEXT PRIMARY KEY, block_letter TEXT REFERENCES block(block_letter), beds INTEGER, floor INTEGER, has_window TEXT);
CREATE TABLE prisoner (prisoner_no INTEGER PRIMARY KEY, surname TEXT, forename TEXT, birth_year INTEGER, offence TEXT, sentence_years REAL, cell_no TEXT REFERENCES cell(cell_no), release_date TEXT);
CREATE TABLE guard (guard_id INTEGER PRIMARY KEY, surname TEXT, block_letter TEXT REFERENCES block(block_letter), shift TEXT, salary INTEGER, supervisor_id INTEGER REFERENCES guard(guard_id));
CREATE TABLE workshop (workshop_id INTEGER PRIMARY KEY, title TEXT, places INTEGER, hourly_pay REAL, instructor TEXT);
CREATE TABLE workshop_enrolment (prisoner_no INTEGER REFERENCES prisoner(prisoner_no), workshop_id INTEGER REFERENCES workshop(workshop_id), enrolled_on TEXT, weekly_hours INTEGER, PRIMARY KEY (prisoner_no, workshop_id));
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, prisoner_no INTEGER REFERENCES prisoner(prisoner_no), visitor_name TEXT, relationship TEXT, visit_date TEXT, minutes INTEGER);
INSERT INTO block VALUES ('A','Abbey','high',1902,3),('B','Birch','medium',1958,4),('C','Cloister','low',1987,2),('D','Dairy','open',2009,1),('E','Elder','medium',2023,2);
INSERT INTO cell VALUES ('A01','A',1,1,'no'),('A14','A',1,2,'yes'),('B03','B',2,1,'yes'),('B22','B',2,3,'yes'),('C07','C',4,1,'yes'),('C11','C',3,2,'no'),('D02','D',4,1,'yes');
INSERT INTO prisoner VALUES (4401,'Garrick','Dean',1979,'armed robbery',12,'A01','2031-05-01'),(4402,'Moretti','Sal',1965,'fraud',4.5,'C07','2026-02-14'),(4403,'Quaye','Emmanuel',1990,'burglary',3,'B03','2025-11-30'),(4404,'Nash','Peter',1996,'theft',1.5,'D02','2025-08-09'),(4405,'Ilves','Mart',1984,'smuggling',6,'B03','2028-01-20'),(4406,'Rourke','Liam',1972,'murder',25,'A14',NULL),(4407,'Sommer','Kai',2001,'burglary',2,'C07','2026-06-18'),(4408,'Hale','Victor',1988,'fraud',5,'B22','2027-09-03');
INSERT INTO guard VALUES (1,'Pritchard','A','day',41000,NULL),(2,'Anders','A','night',36500,1),(3,'Bloom','B','day',34800,1),(4,'Castle','B','night',36100,3),(5,'Dobson','C','day',33200,3),(6,'Fenn',NULL,'night',35900,1);
INSERT INTO workshop VALUES (1,'Bookbinding',8,2.4,'Mrs Halloran'),(2,'Carpentry',12,3.1,'Mr Stokes'),(3,'Bakery',6,3.5,'Mr Duval'),(4,'Gardening',15,1.9,'Ms Appiah'),(5,'Web Design',10,2.8,NULL);
INSERT INTO workshop_enrolment VALUES (4402,1,'2023-02-01',12),(4402,4,'2023-05-10',6),(4403,2,'2023-09-04',20),(4404,3,'2024-06-17',25),(4405,2,'2022-11-01',18),(4407,3,'2024-10-02',15),(4407,2,'2025-01-06',10),(4408,1,'2024-03-12',14);
INSERT INTO visit VALUES (1,4402,'Rosa Moretti','wife','2025-01-05',60),(2,4403,'Abena Quaye','mother','2025-01-11',45),(3,4402,'Dino Moretti','brother','2025-02-02',30),(4,4405,'Liis Ilves','sister','2025-02-09',50),(5,4402,'Rosa Moretti','wife','2025-03-02',55),(6,4408,'Jane Hale','wife','2025-03-15',40),(7,4407,'Ute Sommer','mother','2025-03-16',35);
-- How many prisoners were convicted of burglary?
-- inmates in for burglary, counted
-- How many convicts are behind bars for burglary?
-- burglary as the crime: how many convicts
SELECT COUNT(*) FROM prisoner WHERE offence = 'burglary';
-- List the different visitors whose name contains Moretti.
-- distinct callers with Moretti in the name
-- Which people called Moretti, or with that in their name, came to see someone? No repeats.
-- Moretti in the name: people who came to see a convict, each name once
SELECT DISTINCT visitor_name FROM visit WHERE visitor_name LIKE '%Moretti%';
-- What are the forename and surname of the prisoner serving the longest sentence?
-- inmate with the most years to serve, first name then last
-- Who has been locked up for the longest time by the court? First name and family name.
-- longest prison term of all: first name, family name of the convict
SELECT forename, surname FROM prisoner ORDER BY sentence_years DESC LIMIT 1;
-- Show the title of the workshop that lacks an instructor.
-- workshop with nobody teaching it
-- Which training course is without a teacher?
-- teacher missing: title of that training course
SELECT title FROM workshop WHERE instructor IS NULL;
-- What is the average salary of guards on each shift?
-- shift by shift, mean pay of the officers
-- How much do the warders earn on average in each shift?
-- per shift: the shift and the average pay of its warders
SELECT shift, AVG(salary) FROM guard GROUP BY shift;
-- How many beds are there in total in each block? Give the block name and the number.
-- wings by name, beds added up
-- How many people can sleep in each wing altogether? Name of the wing first.
-- name of the wing, sum of beds over its cells
SELECT T1.block_name, SUM(T2.beds) FROM block AS T1 JOIN cell AS T2 ON T1.block_letter = T2.block_letter GROUP BY T1.block_letter;
-- List the surname, the cell number and the floor of each prisoner.
-- inmates' last names with the cell and the storey they are on
-- What is each convict's family name, which cell are they locked in, and on which storey is it?
-- all convicts: family name, cell number, storey
SELECT T1.surname, T1.cell_no, T2.floor FROM prisoner AS T1 JOIN cell AS T2 ON T1.cell_no = T2.cell_no;
-- Which prisoners take part in the Carpentry workshop? Show surname and weekly hours, most hours first.
-- who is doing Carpentry: last name, hours a week, busiest on top
-- Who works in Carpentry, and for how long each week? Family names, the one working longest first.
-- Carpentry: family name and hours per week, high to low
SELECT T1.surname, T2.weekly_hours FROM prisoner AS T1 JOIN workshop_enrolment AS T2 ON T1.prisoner_no = T2.prisoner_no JOIN workshop AS T3 ON T2.workshop_id = T3.workshop_id WHERE T3.title = 'Carpentry' ORDER BY T2.weekly_hours DESC;
-- What are the surnames of the guards supervised by Pritchard?
-- officers that have Pritchard above them, last names
-- Which warders have Pritchard as their boss? Family names.
-- boss is Pritchard: family names of these warders
SELECT T1.surname FROM guard AS T1 JOIN guard AS T2 ON T1.supervisor_id = T2.guard_id WHERE T2.surname = 'Pritchard';
-- Who has visited a prisoner as wife or mother? List each visitor's name once.
-- different callers whose tie to the inmate is wife or mother
-- Who came to see a convict and is the wife or mother? No repeats.
-- wife or mother of the convict: names of the people who came, no duplicates
SELECT DISTINCT visitor_name FROM visit WHERE relationship = 'wife' OR relationship = 'mother';
-- Which prisoner received the most visits? Give the surname.
-- last name of whoever was called on most often
-- Who had people come to see them most frequently? The family name.
-- highest number of visits: family name of that convict
SELECT T1.surname FROM prisoner AS T1 JOIN visit AS T2 ON T1.prisoner_no = T2.prisoner_no GROUP BY T1.prisoner_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the surnames and release dates of prisoners to be released between 2025-01-01 and 2026-12-31.
-- inmates getting out from 2025-01-01 to 2026-12-31: last name, date
-- Who will be set free between 2025-01-01 and 2026-12-31, and when? Family name and date.
-- free again 2025-01-01 through 2026-12-31: family name of the convict, date
SELECT surname, release_date FROM prisoner WHERE release_date BETWEEN '2025-01-01' AND '2026-12-31';
-- Which workshops have at least two participants? Return the title and the number of participants.
-- workshops that two or more inmates have joined, with how many
-- Which training courses have two or more people in them, and how many?
-- at least 2 people joined: title of the training course and headcount
SELECT T1.title, COUNT(*) FROM workshop AS T1 JOIN workshop_enrolment AS T2 ON T1.workshop_id = T2.workshop_id GROUP BY T1.workshop_id HAVING COUNT(*) >= 2;
-- Which prisoners have never received a visit? Show their surnames.
-- last names of inmates nobody came to see
-- Which convicts has no one ever come to see? Family names.
-- never visited by anyone: family names of the convicts
SELECT surname FROM prisoner WHERE prisoner_no NOT IN (SELECT prisoner_no FROM visit);
-- What are the names of blocks that contain no cell?
-- wings with no cells on record
-- Which wings have not got a single cell?
-- no cell in it: name of the wing
SELECT block_name FROM block WHERE block_letter NOT IN (SELECT block_letter FROM cell);
-- Which prisoners are enrolled in both Bookbinding and Gardening? Give the surnames.
-- last names in Bookbinding as well as Gardening
-- Which convicts do Bookbinding and do Gardening too? Family names.
-- in both training courses, Gardening and Bookbinding: family names
SELECT T1.surname FROM prisoner AS T1 JOIN workshop_enrolment AS T2 ON T1.prisoner_no = T2.prisoner_no JOIN workshop AS T3 ON T2.workshop_id = T3.workshop_id WHERE T3.title = 'Bookbinding' INTERSECT SELECT T1.surname FROM prisoner AS T1 JOIN workshop_enrolment AS T2 ON T1.prisoner_no = T2.prisoner_no JOIN workshop AS T3 ON T2.workshop_id = T3.workshop_id WHERE T3.title = 'Gardening';
-- Show the surnames of guards who earn more than the average guard and work the night shift.
-- night officers paid above the mean of all officers, last names
-- Which warders on duty at night are better paid than warders are on average? Family names.
-- pay above average and shift night: family names of the warders
SELECT surname FROM guard WHERE shift = 'night' AND salary > (SELECT AVG(salary) FROM guard);
-- For each block with more than two prisoners, show the block name and the average sentence in years.
-- wings holding over two inmates: name, mean years to serve
-- Which wings have more than two convicts in them, and how long is a prison term there on average?
-- over 2 convicts: name of the wing, average prison term in years
SELECT T1.block_name, AVG(T3.sentence_years) FROM block AS T1 JOIN cell AS T2 ON T1.block_letter = T2.block_letter JOIN prisoner AS T3 ON T2.cell_no = T3.cell_no GROUP BY T1.block_letter HAVING COUNT(*) > 2;
-- Among the prisoners in block Birch, who has the shortest sentence? Show the forename, the surname and the offence.
-- fewest years in the Birch wing: first name, last name, crime
-- Who in Birch has been locked up for the shortest time by the court, and for what crime? First name, family name, crime.
-- Birch only, shortest prison term: first name, family name and crime of this convict
SELECT T1.forename, T1.surname, T1.offence FROM prisoner AS T1 JOIN cell AS T2 ON T1.cell_no = T2.cell_no JOIN block AS T3 ON T2.block_letter = T3.block_letter WHERE T3.block_name = 'Birch' ORDER BY T1.sentence_years LIMIT 1;
-- Which prisoners in a workshop paying more than 3 an hour have had no visit? Give their surnames.
-- last names of inmates doing a workshop with hourly pay over 3, to whom nobody came
-- Which convicts work in a course where one earns more than 3 per hour and have never had anyone come to see them? Family names.
-- never visited, and in a training course that pays over 3 an hour: family names
SELECT T1.surname FROM prisoner AS T1 JOIN workshop_enrolment AS T2 ON T1.prisoner_no = T2.prisoner_no JOIN workshop AS T3 ON T2.workshop_id = T3.workshop_id WHERE T3.hourly_pay > 3 AND T1.prisoner_no NOT IN (SELECT prisoner_no FROM visit);

-- database: sable_coast_guard
CREATE TABLE bases (base_id INTEGER PRIMARY KEY, name TEXT, harbour TEXT, established INTEGER, commander TEXT);
CREATE TABLE vessels (vessel_id INTEGER PRIMARY KEY, name TEXT, class TEXT, length_m REAL, top_speed_knots INTEGER, base_id INTEGER REFERENCES bases(base_id), launched INTEGER);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, name TEXT, specialty TEXT, vessel_id INTEGER REFERENCES vessels(vessel_id), sea_days INTEGER);
CREATE TABLE incident_types (code TEXT PRIMARY KEY, description TEXT, urgent TEXT);
CREATE TABLE operations (op_id INTEGER PRIMARY KEY, code TEXT REFERENCES incident_types(code), date TEXT, sea_area TEXT, wave_height_m REAL, persons_rescued INTEGER, status TEXT);
CREATE TABLE deployments (op_id INTEGER REFERENCES operations(op_id), vessel_id INTEGER REFERENCES vessels(vessel_id), hours_at_sea REAL, fuel_litres INTEGER, PRIMARY KEY (op_id, vessel_id));
INSERT INTO bases VALUES (1,'North Light','Port Sable',1936,'Cdr Willa Rasmus'),(2,'Cape Torrent','Torrent Bay',1978,'Cdr Ned Foley'),(3,'Shoal Point','Port Sable',2004,'Cdr Akio Tan'),(4,'Finn Island','Finn Haven',1951,NULL);
INSERT INTO vessels VALUES (1,'Vigilant','patrol cutter',58.0,26,1,1999),(2,'Tern','lifeboat',17.2,25,1,2012),(3,'Resolve','patrol cutter',64.5,24,2,2008),(4,'Kittiwake','lifeboat',14.8,35,3,2019),(5,'Bulwark','tug',47.3,16,2,1991),(6,'Skua','inflatable',8.4,42,3,2022),(7,'Old Faithful','tug',39.9,13,NULL,1969);
INSERT INTO crew VALUES (1,'Gil Marchetti','helmsman',1,210),(2,'Oona Birk','medic',2,95),(3,'Petra Lund','diver',4,120),(4,'Sam Okafor','engineer',3,185),(5,'Troy Vance','helmsman',4,140),(6,'Lucia Mendes','radio operator',1,160),(7,'Jack Tully','engineer',NULL,0),(8,'Wim Bakker','deckhand',5,175);
INSERT INTO incident_types VALUES ('SAR','search and rescue','yes'),('POL','oil pollution','no'),('SMU','smuggling','no'),('TOW','towing assistance','no'),('MED','medical evacuation','yes'),('ICE','ice breaking','no');
INSERT INTO operations VALUES (1,'SAR','2023-01-17','Grey Banks',4.8,6,'closed'),(2,'TOW','2023-02-05','Sable Strait',1.2,3,'closed'),(3,'MED','2023-04-22','Torrent Deep',2.9,1,'closed'),(4,'SMU','2023-06-13','Sable Strait',0.6,0,'under review'),(5,'SAR','2023-09-30','Grey Banks',5.4,11,'closed'),(6,'POL','2023-11-02','Finn Sound',1.9,0,'open'),(7,'SAR','2024-01-08','Finn Sound',3.3,2,'closed');
INSERT INTO deployments VALUES (1,1,14.5,5200),(1,2,9.0,900),(2,5,6.5,2100),(3,4,3.2,480),(4,1,20.0,7100),(4,6,4.0,210),(5,3,18.0,6900),(5,2,11.5,1150),(5,1,16.0,5600),(7,4,5.1,700),(1,3,12.0,4300),(5,5,9.0,2500);
-- What are the names of the vessels that are not of class tug?
-- boats of every class but tug, names
-- Which ships are anything but a tug?
-- class not tug: names of the ships
SELECT name FROM vessels WHERE class != 'tug';
-- How many persons were rescued in all operations together?
-- people saved, grand total
-- How many lives were saved altogether?
-- sum of people saved over all missions
SELECT SUM(persons_rescued) FROM operations;
-- Show the name and top speed of the fastest vessel.
-- quickest boat and how many knots it makes
-- Which ship is the fastest, and how fast can it go?
-- highest maximum speed: name of the ship and the speed
SELECT name, top_speed_knots FROM vessels ORDER BY top_speed_knots DESC LIMIT 1;
-- Which base has no commander? Return its name and harbour.
-- station where the commander field is empty: name, harbour
-- Which station has nobody in charge, and in which port is it?
-- commander missing: station's name, then its port
SELECT name, harbour FROM bases WHERE commander IS NULL;
-- List the names of vessels launched before 2000, the oldest first.
-- boats that entered the water earlier than 2000, from oldest to newest
-- Which ships were first put to sea before 2000, starting with the oldest?
-- older than 2000 by launch year, earliest first: ship names
SELECT name FROM vessels WHERE launched < 2000 ORDER BY launched;
-- How many vessels does each base have? Show the base name and the count.
-- boats per station, station named first
-- What are the stations called and how many ships belong to each?
-- per station: its name, number of ships
SELECT T1.name, COUNT(*) FROM bases AS T1 JOIN vessels AS T2 ON T1.base_id = T2.base_id GROUP BY T1.base_id;
-- What is the average length in metres of the vessels in each class?
-- mean metres by boat class
-- How long are ships on average, class by class?
-- class and the average length of its ships
SELECT class, AVG(length_m) FROM vessels GROUP BY class;
-- Give the date and the sea area of each operation of the type search and rescue.
-- search and rescue missions: when and in which waters
-- When and where at sea were the missions for search and rescue?
-- search and rescue only: day of the mission, then the waters it was in
SELECT T1.date, T1.sea_area FROM operations AS T1 JOIN incident_types AS T2 ON T1.code = T2.code WHERE T2.description = 'search and rescue';
-- Who serves on the vessel Vigilant, and with what specialty?
-- people aboard Vigilant and what each is trained in
-- Which sailors are on Vigilant, and what is each one's field?
-- Vigilant's sailors: name, what they specialise in
SELECT T1.name, T1.specialty FROM crew AS T1 JOIN vessels AS T2 ON T1.vessel_id = T2.vessel_id WHERE T2.name = 'Vigilant';
-- How much fuel in litres has each vessel used in total? Give the vessel name and the total, lowest first.
-- boats and their summed litres burnt, thriftiest on top
-- How much fuel has each ship burnt altogether? Name and sum, the most economical first.
-- name of the ship and total litres, from low to high
SELECT T1.name, SUM(T2.fuel_litres) FROM vessels AS T1 JOIN deployments AS T2 ON T1.vessel_id = T2.vessel_id GROUP BY T1.vessel_id ORDER BY SUM(T2.fuel_litres);
-- Which vessels were deployed to Grey Banks? List each name once.
-- different boats that went out to Grey Banks
-- Which ships were sent to Grey Banks? No repeats.
-- Grey Banks missions: names of the ships sent, no duplicates
SELECT DISTINCT T1.name FROM vessels AS T1 JOIN deployments AS T2 ON T1.vessel_id = T2.vessel_id JOIN operations AS T3 ON T2.op_id = T3.op_id WHERE T3.sea_area = 'Grey Banks';
-- How many different sea areas saw an operation with waves higher than 2 metres?
-- distinct waters with a mission in a sea running over 2 metres, counted
-- In how many different waters was there a mission with the sea rougher than 2 metres?
-- waves over 2 m: how many different waters had a mission
SELECT COUNT(DISTINCT sea_area) FROM operations WHERE wave_height_m > 2;
-- Find the names of crew members with between 100 and 180 days at sea.
-- people whose sea days lie from 100 to 180
-- Which sailors have spent from 100 to 180 days out at sea?
-- days at sea 100 to 180 inclusive: names of the sailors
SELECT name FROM crew WHERE sea_days BETWEEN 100 AND 180;
-- Which vessels have never been deployed?
-- boats that were sent on no mission, names
-- Which ships have stayed out of every mission?
-- never sent anywhere: names of the ships
SELECT name FROM vessels WHERE vessel_id NOT IN (SELECT vessel_id FROM deployments);
-- What are the descriptions of incident types without any operation?
-- sorts of incident that have not led to a mission yet
-- Which kinds of emergency have never been the cause of a mission?
-- no mission for it: the kind of emergency in words
SELECT description FROM incident_types WHERE code NOT IN (SELECT code FROM operations);
-- In which sea areas were there both a search and rescue and an oil pollution operation?
-- waters that had search and rescue and also oil pollution
-- In which waters has there been a mission for search and rescue and another for oil pollution?
-- both oil pollution and search and rescue happened there: which waters
SELECT T1.sea_area FROM operations AS T1 JOIN incident_types AS T2 ON T1.code = T2.code WHERE T2.description = 'search and rescue' INTERSECT SELECT T1.sea_area FROM operations AS T1 JOIN incident_types AS T2 ON T1.code = T2.code WHERE T2.description = 'oil pollution';
-- Which vessels are longer than the average vessel? Show name and class.
-- boats above the mean length: name, class
-- Which ships have more than the average length, and what class are they?
-- longer than ships are on average: name of the ship, class
SELECT name, class FROM vessels WHERE length_m > (SELECT AVG(length_m) FROM vessels);
-- For operations with more than one vessel, show the date and the number of vessels, most vessels first.
-- missions on which more than one boat went out: day, boats, biggest fleet first
-- When were the missions with more than one ship, and how many ships took part? The most ships first.
-- over 1 ship sent: date of the mission and ship count, high to low
SELECT T1.date, COUNT(*) FROM operations AS T1 JOIN deployments AS T2 ON T1.op_id = T2.op_id GROUP BY T1.op_id HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- Which base's vessels spent the most hours at sea on urgent (yes) operations? Give the base name and the total hours.
-- station whose boats were out longest altogether on missions marked urgent yes, plus those hours
-- Which station's ships were out for the longest time altogether on missions that could not wait (urgent: yes), and for how many hours?
-- urgent = yes: add up hours at sea for each station, give the top station's name and its hours
SELECT T1.name, SUM(T3.hours_at_sea) FROM bases AS T1 JOIN vessels AS T2 ON T1.base_id = T2.base_id JOIN deployments AS T3 ON T2.vessel_id = T3.vessel_id JOIN operations AS T4 ON T3.op_id = T4.op_id JOIN incident_types AS T5 ON T4.code = T5.code WHERE T5.urgent = 'yes' GROUP BY T1.base_id ORDER BY SUM(T3.hours_at_sea) DESC LIMIT 1;
-- Who is the crew member with the most days at sea on a vessel that took part in the operation of 2023-09-30? Show the name and the vessel's name.
-- of everyone on the boats sent out on 2023-09-30, the one with the highest sea days: name, boat
-- Which sailor on a ship sent out on 2023-09-30 has been at sea for the most days, and what is the ship called?
-- mission of 2023-09-30: name of the most seasoned sailor by days at sea, then the name of the ship
SELECT T1.name, T2.name FROM crew AS T1 JOIN vessels AS T2 ON T1.vessel_id = T2.vessel_id JOIN deployments AS T3 ON T2.vessel_id = T3.vessel_id JOIN operations AS T4 ON T3.op_id = T4.op_id WHERE T4.date = '2023-09-30' ORDER BY T1.sea_days DESC LIMIT 1;
