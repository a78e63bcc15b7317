-- database: tolbrook_valve_works
CREATE TABLE plant_sites (site_code TEXT PRIMARY KEY, site_name TEXT, city TEXT, floor_area_m2 INTEGER, year_commissioned INTEGER);
CREATE TABLE production_lines (line_id INTEGER PRIMARY KEY, line_name TEXT, site_code TEXT REFERENCES plant_sites(site_code), hourly_capacity INTEGER, date_of_last_calibration TEXT, status TEXT);
CREATE TABLE employees (employee_no INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, job_title TEXT, home_line_id INTEGER REFERENCES production_lines(line_id), team_leader_no INTEGER REFERENCES employees(employee_no), hired_on TEXT, certificate_level INTEGER);
CREATE TABLE product_models (model_code TEXT PRIMARY KEY, model_name TEXT, product_family TEXT, bore_mm INTEGER, list_price REAL, launched_in INTEGER, discontinued_in INTEGER);
CREATE TABLE material_suppliers (supplier_id INTEGER PRIMARY KEY, supplier_name TEXT, city TEXT, quality_rating REAL, approved_since INTEGER, iso_certified TEXT);
CREATE TABLE material_batches (batch_no TEXT PRIMARY KEY, supplier_id INTEGER REFERENCES material_suppliers(supplier_id), alloy TEXT, received_on TEXT, weight_kg REAL, status TEXT);
CREATE TABLE production_lots (lot_no TEXT PRIMARY KEY, model_code TEXT REFERENCES product_models(model_code), line_id INTEGER REFERENCES production_lines(line_id), batch_no TEXT REFERENCES material_batches(batch_no), produced_on TEXT, pieces INTEGER, scrapped INTEGER, status TEXT);
CREATE TABLE defect_catalogue (defect_code TEXT PRIMARY KEY, defect_name TEXT, severity_class TEXT, detectable_by_eye TEXT);
CREATE TABLE lot_inspections (inspection_no INTEGER PRIMARY KEY, lot_no TEXT REFERENCES production_lots(lot_no), inspector_no INTEGER REFERENCES employees(employee_no), approver_no INTEGER REFERENCES employees(employee_no), inspected_on TEXT, sample_size INTEGER, verdict TEXT);
CREATE TABLE inspection_findings (inspection_no INTEGER REFERENCES lot_inspections(inspection_no), defect_code TEXT REFERENCES defect_catalogue(defect_code), pieces_affected INTEGER, remark TEXT, PRIMARY KEY (inspection_no, defect_code));
CREATE TABLE measuring_instruments (instrument_id INTEGER PRIMARY KEY, instrument_name TEXT, manufacturer TEXT, line_id INTEGER REFERENCES production_lines(line_id), purchase_price REAL, next_calibration_due TEXT);
CREATE TABLE corrective_actions (action_id INTEGER PRIMARY KEY, inspection_no INTEGER REFERENCES lot_inspections(inspection_no), owner_no INTEGER REFERENCES employees(employee_no), description TEXT, opened_on TEXT, closed_on TEXT, cost REAL);
INSERT INTO plant_sites VALUES ('TB','Tolbrook Main','Tolbrook',18500,1968),('HX','Hexley Foundry','Hexley',9200,1981),('NW','Newfold Assembly','Newfold',12400,2013),('RC','Ridge Court','Tolbrook',3100,2022);
INSERT INTO production_lines VALUES (1,'Ball Valve A','TB',120,'2024-01-10','running'),(2,'Ball Valve B','TB',95,'2023-08-22','running'),(3,'Gate Casting','HX',40,'2023-11-05','stopped'),(4,'Seal Press','NW',260,'2024-02-14','running'),(5,'Needle Lathe','NW',75,NULL,'trial'),(6,'Butterfly Cell','HX',55,'2024-03-01','running');
INSERT INTO employees VALUES (10,'Martha','Quill','quality manager',NULL,NULL,'2001-05-14',5),(11,'Devon','Achebe','inspector',1,10,'2012-09-03',4),(12,'Ilse','Baumann','inspector',3,10,'2016-02-29',3),(13,'Ravi','Sethi','machinist',2,11,'2018-07-16',2),(14,'Carmen','Otero','inspector',4,11,'2020-01-06',3),(15,'Lowell','Finch','machinist',6,12,'2009-11-23',2),(16,'Petra','Novak','metallurgist',3,10,'2014-04-07',4);
INSERT INTO product_models VALUES ('BV25','Clearflow 25','ball valve',25,38.5,2006,NULL),('BV50','Clearflow 50','ball valve',50,72,2006,NULL),('GV80','Ironlatch 80','gate valve',80,145,1994,2025),('NV06','Finetip 6','needle valve',6,54,2019,NULL),('BF150','Wingturn 150','butterfly valve',150,210,2015,NULL),('GV40','Ironlatch 40','gate valve',40,98,1991,2018);
INSERT INTO material_suppliers VALUES (1,'Severn Brass','Hexley',4.6,1999,'yes'),(2,'Kolar Steel','Ostrom',3.8,2008,'yes'),(3,'Pike and Marrow','Tolbrook',2.9,2017,'no'),(4,'Nordlicht Alloys','Ostrom',4.8,2011,'yes'),(5,'Redsand Metals','Carrick',3.3,2021,'no');
INSERT INTO material_batches VALUES ('M-101','1','brass','2024-01-04',1200,'released'),('M-102','2','carbon steel','2024-01-19',3500,'released'),('M-103','4','stainless steel','2024-02-02',2100,'released'),('M-104','3','brass','2024-02-20',640,'blocked'),('M-105','1','bronze','2024-03-07',880,'released'),('M-106','2','stainless steel','2024-03-15',1750,'quarantine');
INSERT INTO production_lots VALUES ('L2401','BV25',1,'M-101','2024-01-15',2400,36,'shipped'),('L2402','BV50',2,'M-101','2024-01-29',1100,52,'shipped'),('L2403','GV80',3,'M-102','2024-02-06',310,44,'scrapped'),('L2404','NV06',5,'M-103','2024-02-16',500,12,'shipped'),('L2405','BV25',1,'M-104','2024-02-27',1800,171,'on hold'),('L2406','BF150',6,'M-102','2024-03-05',140,3,'shipped'),('L2407','BV50',1,'M-105','2024-03-18',900,9,'shipped'),('L2408','GV80',3,'M-102','2024-03-25',280,18,'on hold');
INSERT INTO defect_catalogue VALUES ('D01','surface scratch','minor','yes'),('D02','porous casting','critical','no'),('D03','thread out of tolerance','major','no'),('D04','leaking seat','critical','no'),('D05','missing stamp','minor','yes'),('D06','bent stem','major','yes');
INSERT INTO lot_inspections VALUES (1,'L2401',11,10,'2024-01-17',80,'pass'),(2,'L2402',11,10,'2024-01-31',50,'pass'),(3,'L2403',12,16,'2024-02-07',40,'fail'),(4,'L2404',14,11,'2024-02-19',60,'pass'),(5,'L2405',11,10,'2024-02-28',100,'fail'),(6,'L2405',14,10,'2024-03-04',125,'fail'),(7,'L2406',12,16,'2024-03-06',20,'pass'),(8,'L2408',12,10,'2024-03-27',35,'rework');
INSERT INTO inspection_findings VALUES (1,'D01',3,NULL),(2,'D01',2,'near handle'),(2,'D05',4,'press dull'),(3,'D02',11,'gas pockets'),(3,'D06',2,NULL),(5,'D03',14,'tool wear'),(5,'D04',6,NULL),(6,'D04',9,'ball not round'),(8,'D02',5,NULL),(8,'D01',1,'handling');
INSERT INTO measuring_instruments VALUES (1,'air gauge','Metris',1,4200,'2024-07-10'),(2,'thread plug gauge','Borchert',1,380,'2024-05-22'),(3,'ultrasonic tester','Sondel',3,11600,'2024-06-01'),(4,'leak bench','Metris',2,18900,'2024-09-15'),(5,'optical comparator','Lumivue',5,14300,NULL),(6,'bore micrometer','Borchert',6,950,'2024-08-04');
INSERT INTO corrective_actions VALUES (1,3,16,'change degassing time','2024-02-08','2024-02-26',1800),(2,5,13,'replace threading insert','2024-02-29','2024-03-02',240),(3,5,11,'audit of brass supplier','2024-03-01',NULL,1250),(4,6,13,'regrind ball tooling','2024-03-05',NULL,3100),(5,8,15,'new mould coating','2024-03-28','2024-04-19',2700),(6,2,14,'sharpen stamp','2024-02-01','2024-02-03',60);
-- How many production lines have the status running?
-- number of lines that are running
-- How much of the shop is going right now, counting each line in state running?
-- running lines, total
SELECT COUNT(*) FROM production_lines WHERE status = 'running';
-- Show the model names and list prices of the product models with a bore between 20 and 60 millimetres.
-- valves from 20 to 60 mm inside: name and price
-- Which types have an opening no narrower than 20 and no wider than 60, and how much are they?
-- bore 20-60, give model and what it costs
SELECT model_name, list_price FROM product_models WHERE bore_mm BETWEEN 20 AND 60;
-- What are the total number of pieces and the total number of scrapped pieces over all lots?
-- output altogether and waste altogether, in items
-- How many items did we make in all, and how many of these went in the bin?
-- sum of pieces, sum of scrap
SELECT SUM(pieces), SUM(scrapped) FROM production_lots;
-- List the names of the instruments for which no date of the next calibration is recorded.
-- gauges with no upcoming calibration on file
-- Which tools for measuring have nothing down for when they must be checked again?
-- next calibration blank, instrument name
SELECT instrument_name FROM measuring_instruments WHERE next_calibration_due IS NULL;
-- How many different alloys have been received in material batches?
-- number of distinct metals among the deliveries
-- Of how many separate metals has stuff come in?
-- raw material: count each alloy just once
SELECT COUNT(DISTINCT alloy) FROM material_batches;
-- For each site, give the site name, the number of its lines and their average hourly capacity.
-- lines per works and their mean output an hour, works first
-- How many lines does every location have, and what can one of them turn out an hour on average?
-- by site name: line count, avg capacity per hour
SELECT T1.site_name, COUNT(*), AVG(T2.hourly_capacity) FROM plant_sites AS T1 JOIN production_lines AS T2 ON T1.site_code = T2.site_code GROUP BY T1.site_code;
-- Which sites have no production line?
-- works without a single line, by name
-- Where do we own a building in which nothing at all is made on a line?
-- no lines there, which site
SELECT site_name FROM plant_sites WHERE site_code NOT IN (SELECT site_code FROM production_lines);
-- Show the family name and job title of each employee together with the family name of the team leader.
-- staff: surname, what they do, surname of their lead
-- Who works under whom? Surname and trade of the worker, then the surname of the one above.
-- list workers with their role and their chief's surname
SELECT T1.family_name, T1.job_title, T2.family_name FROM employees AS T1 JOIN employees AS T2 ON T1.team_leader_no = T2.employee_no;
-- For each inspection with the verdict fail, give the lot number, the family name of the inspector and the family name of the approver.
-- checks ending in fail: which lot, surname of who checked, surname of who signed it off
-- Where the outcome was fail, what lot was it, who looked at it and who put their name under that? Surnames, please.
-- verdict fail, lot + inspector surname + approver surname
SELECT T1.lot_no, T2.family_name, T3.family_name FROM lot_inspections AS T1 JOIN employees AS T2 ON T1.inspector_no = T2.employee_no JOIN employees AS T3 ON T1.approver_no = T3.employee_no WHERE T1.verdict = 'fail';
-- Which supplier delivered the greatest total weight of material? Give the supplier name and the total weight.
-- vendor with the most kilos received in all, and those kilos
-- Who has sent us the heaviest load of metal, all deliveries added up, and how heavy was it?
-- sum batch weights by vendor, top one with figure
SELECT T1.supplier_name, SUM(T2.weight_kg) FROM material_suppliers AS T1 JOIN material_batches AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T1.supplier_id ORDER BY SUM(T2.weight_kg) DESC LIMIT 1;
-- Which suppliers have not delivered any batch?
-- vendors from whom nothing has come in yet
-- Who is on our list of metal sellers without one delivery to their name?
-- supplier names, no batch at all
SELECT supplier_name FROM material_suppliers WHERE supplier_id NOT IN (SELECT supplier_id FROM material_batches);
-- Find the defect names containing the word seat or belonging to the severity class major.
-- flaws that mention seat, or else are classed as major
-- Which faults have to do with the seat going by their wording, or count as major?
-- major severity or "seat" in the name, list defects
SELECT defect_name FROM defect_catalogue WHERE defect_name LIKE '%seat%' OR severity_class = 'major';
-- For each severity class, show the total number of pieces affected, in descending order of that total.
-- affected items summed by gravity of the flaw, largest first
-- How many items suffered from each grade of fault? The worst-hit grade at the top.
-- severity and its sum of pieces, going down
SELECT T1.severity_class, SUM(T2.pieces_affected) FROM defect_catalogue AS T1 JOIN inspection_findings AS T2 ON T1.defect_code = T2.defect_code GROUP BY T1.severity_class ORDER BY SUM(T2.pieces_affected) DESC;
-- Give the model names and lot numbers of the lots in which the defect named leaking seat was found, without repetition.
-- lots showing leaking seat: which valve, which lot, no doubles
-- In what runs of which product did leaking seat turn up? Product before run, each a single time.
-- leaking seat found, unique model + lot
SELECT DISTINCT T1.model_name, T2.lot_no FROM product_models AS T1 JOIN production_lots AS T2 ON T1.model_code = T2.model_code JOIN lot_inspections AS T3 ON T2.lot_no = T3.lot_no JOIN inspection_findings AS T4 ON T3.inspection_no = T4.inspection_no JOIN defect_catalogue AS T5 ON T4.defect_code = T5.defect_code WHERE T5.defect_name = 'leaking seat';
-- Which cities have both a plant site and a material supplier?
-- towns where we have works and a metal vendor is seated as well
-- In which places do we make things and could also buy the metal round the corner?
-- cities common to our sites and our suppliers
SELECT city FROM plant_sites INTERSECT SELECT city FROM material_suppliers;
-- List the model codes of the product models that are not discontinued and of which no lot was produced on the line named Ball Valve A.
-- codes of valves still sold, minus those ever made on Ball Valve A
-- What is still in the range, without any run of it off Ball Valve A? Just the short codes.
-- no lots from ball valve a, no end year, which model codes
SELECT model_code FROM product_models WHERE discontinued_in IS NULL EXCEPT SELECT T1.model_code FROM production_lots AS T1 JOIN production_lines AS T2 ON T1.line_id = T2.line_id WHERE T2.line_name = 'Ball Valve A';
-- What are the numbers of the employees who have inspected a lot or own a corrective action?
-- staff numbers of anybody who did a check or is in charge of a remedy
-- By staff number, who has either examined a run or been handed something to put right?
-- inspectors and action owners in one list, employee no only
SELECT inspector_no FROM lot_inspections UNION SELECT owner_no FROM corrective_actions;
-- Which lots had more scrapped pieces than the average lot? Show the lot number and the name of the production line.
-- runs with waste above the mean: number and line
-- Where did more than the average go in the bin, by run, and on which line was that?
-- scrap over average, lot no + line name
SELECT T1.lot_no, T2.line_name FROM production_lots AS T1 JOIN production_lines AS T2 ON T1.line_id = T2.line_id WHERE T1.scrapped > (SELECT AVG(scrapped) FROM production_lots);
-- Which employees inspected at least two different product models? Show given name and family name.
-- checkers who dealt with two or more distinct valve types, first name and surname
-- Who has had no fewer than two kinds of product on the test bench? Both names, please.
-- at least two models per inspector, given + family name
SELECT T1.given_name, T1.family_name FROM employees AS T1 JOIN lot_inspections AS T2 ON T1.employee_no = T2.inspector_no JOIN production_lots AS T3 ON T2.lot_no = T3.lot_no GROUP BY T1.employee_no HAVING COUNT(DISTINCT T3.model_code) >= 2;
-- Among the corrective actions not yet closed, which is the most expensive? Give its description and the family name of its owner.
-- costliest remedy still open, with the surname of the one responsible
-- What is the dearest fix that nobody has finished so far, and who is meant to see to it, by surname?
-- no closing date, highest cost, description plus owner surname
SELECT T1.description, T2.family_name FROM corrective_actions AS T1 JOIN employees AS T2 ON T1.owner_no = T2.employee_no WHERE T1.closed_on IS NULL ORDER BY T1.cost DESC LIMIT 1;
-- For each supplier with at least two lots made from its batches, show the supplier name, the number of lots and the number of scrapped pieces in total, from the most to the fewest scrapped.
-- vendors whose metal went into two or more runs: name, runs, waste in all, most waste on top
-- Whose stuff was used for at least two runs, how many runs was it, and how much ended in the bin? The worst in front.
-- supplier, lot count (two at minimum), summed scrap, descending by scrap
SELECT T1.supplier_name, COUNT(*), SUM(T3.scrapped) FROM material_suppliers AS T1 JOIN material_batches AS T2 ON T1.supplier_id = T2.supplier_id JOIN production_lots AS T3 ON T2.batch_no = T3.batch_no GROUP BY T1.supplier_id HAVING COUNT(*) >= 2 ORDER BY SUM(T3.scrapped) DESC;
-- What is the average sample size of inspections of lots made at Tolbrook Main, for each verdict?
-- by outcome, mean number of items tested, for runs out of Tolbrook Main
-- How many items are taken for a look on average when the run is from Tolbrook Main, split by how it ended? The ending comes first.
-- tolbrook main lots only: verdict, avg sample
SELECT T4.verdict, AVG(T4.sample_size) FROM plant_sites AS T1 JOIN production_lines AS T2 ON T1.site_code = T2.site_code JOIN production_lots AS T3 ON T2.line_id = T3.line_id JOIN lot_inspections AS T4 ON T3.lot_no = T4.lot_no WHERE T1.site_name = 'Tolbrook Main' GROUP BY T4.verdict;

-- database: open_hand_foundation
CREATE TABLE tblDonors (DonorId INTEGER PRIMARY KEY, DonorName TEXT, DonorKind TEXT, City TEXT, Country TEXT, FirstGiftYear INTEGER, ReferredBy INTEGER REFERENCES tblDonors(DonorId), Newsletter TEXT);
CREATE TABLE tblStaff (StaffId INTEGER PRIMARY KEY, StaffName TEXT, Role TEXT, OfficeCity TEXT, StartedOn TEXT, Languages TEXT);
CREATE TABLE tblAppeals (AppealId INTEGER PRIMARY KEY, AppealTitle TEXT, Channel TEXT, LaunchedOn TEXT, TargetAmount REAL, LeadStaffId INTEGER REFERENCES tblStaff(StaffId));
CREATE TABLE tblThemes (ThemeCode TEXT PRIMARY KEY, ThemeName TEXT, Priority INTEGER, AdvisorName TEXT);
CREATE TABLE tblPartners (PartnerId INTEGER PRIMARY KEY, PartnerName TEXT, Country TEXT, FoundedYear INTEGER, VolunteerCount INTEGER, AuditGrade TEXT);
CREATE TABLE tblProjects (ProjectId INTEGER PRIMARY KEY, ProjectTitle TEXT, ThemeCode TEXT REFERENCES tblThemes(ThemeCode), PartnerId INTEGER REFERENCES tblPartners(PartnerId), ManagerId INTEGER REFERENCES tblStaff(StaffId), BackupManagerId INTEGER REFERENCES tblStaff(StaffId), Country TEXT, BeginsOn TEXT, EndsOn TEXT, Budget REAL, Status TEXT);
CREATE TABLE tblGifts (GiftId INTEGER PRIMARY KEY, DonorId INTEGER REFERENCES tblDonors(DonorId), AppealId INTEGER REFERENCES tblAppeals(AppealId), GiftDate TEXT, Amount REAL, PaymentMethod TEXT, Anonymous TEXT);
CREATE TABLE tblAllocations (GiftId INTEGER REFERENCES tblGifts(GiftId), ProjectId INTEGER REFERENCES tblProjects(ProjectId), AllocatedAmount REAL, AllocatedOn TEXT, PRIMARY KEY (GiftId, ProjectId));
CREATE TABLE tblExpenses (ExpenseId INTEGER PRIMARY KEY, ProjectId INTEGER REFERENCES tblProjects(ProjectId), Purpose TEXT, SpentOn TEXT, Amount REAL, ReceiptNumber TEXT);
CREATE TABLE tblBeneficiaryGroups (GroupId INTEGER PRIMARY KEY, ProjectId INTEGER REFERENCES tblProjects(ProjectId), GroupLabel TEXT, Headcount INTEGER, Region TEXT);
CREATE TABLE tblFieldVisits (VisitId INTEGER PRIMARY KEY, ProjectId INTEGER REFERENCES tblProjects(ProjectId), StaffId INTEGER REFERENCES tblStaff(StaffId), VisitedOn TEXT, DaysSpent INTEGER, Score INTEGER);
INSERT INTO tblDonors VALUES (1,'Helen Strand','person','Leiden','Netherlands',2004,NULL,'yes'),(2,'Baltic Timber Group','company','Riga','Latvia',2011,NULL,'no'),(3,'Joost Verhagen','person','Utrecht','Netherlands',2009,1,'yes'),(4,'Marais Family Trust','trust','Lyon','France',2015,3,'yes'),(5,'Anita Bose','person','London','United Kingdom',2019,1,'no'),(6,'St Bride Parish','congregation','London','United Kingdom',2013,NULL,'yes'),(7,'Oskar Lindh','person','Lund','Sweden',2022,5,'no');
INSERT INTO tblStaff VALUES (1,'Farida Noorani','programme manager','Brussels','2010-03-01','English, Dari'),(2,'Thijs Bakker','fundraiser','Leiden','2014-08-18','Dutch, English'),(3,'Chipo Dube','programme manager','Harare','2016-01-11','Shona, English'),(4,'Luis Andrade','field officer','Quito','2019-06-03','Spanish'),(5,'Clara Weiss','fundraiser','Brussels','2021-09-20','German, French'),(6,'Samuel Otieno','field officer','Harare','2022-02-14','Swahili, English');
INSERT INTO tblAppeals VALUES (1,'Clean Water Now','letter','2022-03-22',200000,2),(2,'Books for Winter','online','2022-11-15',60000,5),(3,'After the Flood','television','2023-08-05',350000,2),(4,'Seeds of Spring','letter','2024-02-01',90000,5),(5,'Run for Water','event','2024-05-12',25000,2);
INSERT INTO tblThemes VALUES ('WAT','Water and Hygiene',1,'Dr. E. Manning'),('EDU','Schooling',2,'P. Okafor'),('AGR','Farming',3,'Dr. S. Lindqvist'),('EMG','Disaster Relief',1,'R. Castellan'),('HLT','Mother and Child Health',2,NULL);
INSERT INTO tblPartners VALUES (1,'Rio Claro Collective','Ecuador',1998,85,'A'),(2,'Mudzi Trust','Zimbabwe',2006,140,'B'),(3,'Lake Villages Union','Kenya',1989,310,'A'),(4,'Hillside Teachers','Nepal',2012,48,'C'),(5,'Delta Neighbours','Bangladesh',2001,220,'B');
INSERT INTO tblProjects VALUES (1,'Wells for Gokwe','WAT',2,3,6,'Zimbabwe','2022-05-01','2024-04-30',180000,'finished'),(2,'Andean Drip Irrigation','AGR',1,1,4,'Ecuador','2023-02-01','2025-12-31',125000,'running'),(3,'Village Reading Rooms','EDU',4,1,3,'Nepal','2022-12-01','2024-11-30',72000,'running'),(4,'Flood Shelters','EMG',5,1,6,'Bangladesh','2023-08-20','2024-02-28',240000,'finished'),(5,'Lakeside Latrines','WAT',3,3,6,'Kenya','2024-03-01','2026-02-28',98000,'running'),(6,'Seed Banks of Masvingo','AGR',2,3,1,'Zimbabwe','2024-06-01',NULL,54000,'planned');
INSERT INTO tblGifts VALUES (1,1,1,'2022-04-02',2500,'bank transfer','no'),(2,2,1,'2022-04-19',40000,'bank transfer','no'),(3,3,2,'2022-11-28',300,'card','no'),(4,4,3,'2023-08-09',75000,'cheque','yes'),(5,6,3,'2023-08-21',6200,'cheque','no'),(6,1,3,'2023-08-11',1500,'card','no'),(7,5,4,'2024-02-18',450,'card','yes'),(8,3,4,'2024-03-03',800,'bank transfer','no'),(9,2,NULL,'2024-04-25',25000,'bank transfer','no'),(10,1,4,'2024-03-15',2000,'bank transfer','no');
INSERT INTO tblAllocations VALUES (1,1,2500,'2022-05-10'),(2,1,28000,'2022-05-10'),(2,2,12000,'2023-02-14'),(3,3,300,'2022-12-09'),(4,4,75000,'2023-08-22'),(5,4,6200,'2023-09-01'),(6,4,1500,'2023-08-25'),(8,2,800,'2024-03-20'),(9,5,18000,'2024-05-02'),(9,2,7000,'2024-05-02'),(10,5,2000,'2024-04-01');
INSERT INTO tblExpenses VALUES (1,1,'drilling rig hire','2022-07-14',46000,'R-881'),(2,1,'hand pumps','2022-10-02',31500,'R-902'),(3,2,'drip hoses','2023-05-23',22800,'R-960'),(4,3,'shelving','2023-03-08',9400,NULL),(5,3,'books','2023-06-30',15200,'R-977'),(6,4,'tents','2023-08-24',88000,'R-990'),(7,4,'transport of tents','2023-08-27',17650,NULL),(8,5,'cement','2024-04-11',12100,'R-1033');
INSERT INTO tblBeneficiaryGroups VALUES (1,1,'farm households',640,'Gokwe North'),(2,1,'primary pupils',1150,'Gokwe South'),(3,2,'potato growers',210,'Chimborazo'),(4,3,'primary pupils',880,'Dolakha'),(5,4,'displaced families',3900,'Sylhet'),(6,5,'fishing households',520,'Homa Bay'),(7,3,'evening readers',145,'Dolakha');
INSERT INTO tblFieldVisits VALUES (1,1,6,'2022-09-12',6,7),(2,1,3,'2023-04-18',3,8),(3,2,4,'2023-07-03',9,9),(4,3,1,'2023-10-22',5,6),(5,4,6,'2023-11-08',12,8),(6,4,1,'2024-01-30',4,9),(7,5,3,'2024-05-27',7,5);
-- What are the names of the donors from the United Kingdom?
-- supporters based in United Kingdom, names
-- Who gives to us out of the United Kingdom?
-- united kingdom givers, list them
SELECT DonorName FROM tblDonors WHERE Country = 'United Kingdom';
-- How many gifts were paid by bank transfer?
-- count of contributions that came as bank transfer
-- How often did money reach us by bank transfer?
-- bank transfer gifts, just the number
SELECT COUNT(*) FROM tblGifts WHERE PaymentMethod = 'bank transfer';
-- Give the smallest, the largest and the average amount of the gifts.
-- contributions: least, most, mean sum
-- How little has anybody put in at one go, how much at most, and how much is it on average?
-- min max avg of what people donated
SELECT MIN(Amount), MAX(Amount), AVG(Amount) FROM tblGifts;
-- List the purposes and amounts of the expenses without a receipt number.
-- spending not backed by a receipt: what for and how much
-- For which things did we pay without keeping any slip, and what did each cost?
-- receipt missing, show purpose, sum
SELECT Purpose, Amount FROM tblExpenses WHERE ReceiptNumber IS NULL;
-- Which appeals have a title that contains the word Water? Show title and launch date, earliest first.
-- campaigns called something with Water, when each started, oldest on top
-- What drives have Water in what they're called, and when did each get going? In order of time.
-- water in the appeal's name, title and day of launch, chronological
SELECT AppealTitle, LaunchedOn FROM tblAppeals WHERE AppealTitle LIKE '%Water%' ORDER BY LaunchedOn;
-- For each theme name, show the number of projects and their total budget.
-- projects and money planned, by field of work, field first
-- How many undertakings are there in every area we care about, and what have we set aside for them altogether?
-- theme, project count, summed budget
SELECT T1.ThemeName, COUNT(*), SUM(T2.Budget) FROM tblThemes AS T1 JOIN tblProjects AS T2 ON T1.ThemeCode = T2.ThemeCode GROUP BY T1.ThemeCode;
-- Which themes have no project?
-- fields of work where we run nothing
-- In what area that we say we care about is there not one undertaking?
-- names of themes without projects
SELECT ThemeName FROM tblThemes WHERE ThemeCode NOT IN (SELECT ThemeCode FROM tblProjects);
-- Show the name of each referred donor with the name of the donor who referred him or her.
-- supporters brought in by another supporter: the new one, then the other
-- Who came to us through whom? Newcomer in front.
-- pairs of givers, referred one and referrer
SELECT T1.DonorName, T2.DonorName FROM tblDonors AS T1 JOIN tblDonors AS T2 ON T1.ReferredBy = T2.DonorId;
-- For each project whose status is running, give its title, the name of its manager and the name of its backup manager.
-- running projects: title, who's in charge, who stands in
-- Of whatever is running, who looks after it and who takes over when that person is away? Title, first one, second one.
-- status running, list project with its manager plus the deputy
SELECT T1.ProjectTitle, T2.StaffName, T3.StaffName FROM tblProjects AS T1 JOIN tblStaff AS T2 ON T1.ManagerId = T2.StaffId JOIN tblStaff AS T3 ON T1.BackupManagerId = T3.StaffId WHERE T1.Status = 'running';
-- Which donor has given the largest total amount? Show the donor name and that total.
-- most generous supporter over all contributions, and the sum
-- Who has put in the most if everything is added up, and how much is it?
-- top giver by summed gifts with the figure
SELECT T1.DonorName, SUM(T2.Amount) FROM tblDonors AS T1 JOIN tblGifts AS T2 ON T1.DonorId = T2.DonorId GROUP BY T1.DonorId ORDER BY SUM(T2.Amount) DESC LIMIT 1;
-- Which donors have made no gift?
-- supporters on file who gave nothing yet
-- Whose name do we hold without a penny from them so far?
-- donor list, those with zero contributions
SELECT DonorName FROM tblDonors WHERE DonorId NOT IN (SELECT DonorId FROM tblGifts);
-- In how many different countries do projects take place?
-- number of distinct lands we work in
-- Across how many separate nations are our undertakings spread?
-- project countries, counted once each
SELECT COUNT(DISTINCT Country) FROM tblProjects;
-- Which donors gave both to the appeal Clean Water Now and to the appeal After the Flood?
-- supporters who answered Clean Water Now as well as After the Flood
-- Who put money in for After the Flood and had done so for Clean Water Now too?
-- names giving to the pair of campaigns clean water now and after the flood
SELECT T1.DonorName FROM tblDonors AS T1 JOIN tblGifts AS T2 ON T1.DonorId = T2.DonorId JOIN tblAppeals AS T3 ON T2.AppealId = T3.AppealId WHERE T3.AppealTitle = 'Clean Water Now' INTERSECT SELECT T1.DonorName FROM tblDonors AS T1 JOIN tblGifts AS T2 ON T1.DonorId = T2.DonorId JOIN tblAppeals AS T3 ON T2.AppealId = T3.AppealId WHERE T3.AppealTitle = 'After the Flood';
-- List the names of staff members who have managed a project but have never made a field visit of more than 5 days.
-- colleagues in charge of some project who were never out in the field longer than 5 days
-- Who runs something, yet has not once been away on the spot above 5 days?
-- project managers (main ones) without any visit over 5 days, names
SELECT T1.StaffName FROM tblStaff AS T1 JOIN tblProjects AS T2 ON T1.StaffId = T2.ManagerId EXCEPT SELECT T1.StaffName FROM tblStaff AS T1 JOIN tblFieldVisits AS T2 ON T1.StaffId = T2.StaffId WHERE T2.DaysSpent > 5;
-- Which cities are either the city of a donor or the office city of a staff member?
-- towns with a supporter or one of our offices, one list
-- In what places does somebody live who gives to us, or does one of us work?
-- all donor cities together with all staff office cities, no repeats
SELECT City FROM tblDonors UNION SELECT OfficeCity FROM tblStaff;
-- Give the names of the donors whose money was allocated to the project Andean Drip Irrigation, along with the amount allocated.
-- whose contributions went into Andean Drip Irrigation, and with what share
-- Who is behind Andean Drip Irrigation as far as funds go, and how much of theirs ended up there each time?
-- andean drip irrigation funding, giver + allocated sum
SELECT T1.DonorName, T3.AllocatedAmount FROM tblDonors AS T1 JOIN tblGifts AS T2 ON T1.DonorId = T2.DonorId JOIN tblAllocations AS T3 ON T2.GiftId = T3.GiftId JOIN tblProjects AS T4 ON T3.ProjectId = T4.ProjectId WHERE T4.ProjectTitle = 'Andean Drip Irrigation';
-- Which partners work with projects of at least two different themes?
-- local organisations active with us in two or more distinct fields
-- Who are the allies with whom we do no fewer than two kinds of work?
-- at least two themes per partner, names
SELECT T1.PartnerName FROM tblPartners AS T1 JOIN tblProjects AS T2 ON T1.PartnerId = T2.PartnerId GROUP BY T1.PartnerId HAVING COUNT(DISTINCT T2.ThemeCode) >= 2;
-- Which projects have a budget above the average budget of all projects? Show the project title and the partner name.
-- projects dearer than the mean, each with the local organisation
-- What costs us more than our undertakings do on average, and who is the ally on the ground?
-- above-average budget, title then partner
SELECT T1.ProjectTitle, T2.PartnerName FROM tblProjects AS T1 JOIN tblPartners AS T2 ON T1.PartnerId = T2.PartnerId WHERE T1.Budget > (SELECT AVG(Budget) FROM tblProjects);
-- Which three projects reach the most people, by the total headcount of their beneficiary groups? Show title and total headcount.
-- top three projects in heads helped, with that number
-- What three undertakings do good to the largest crowds all told, and how large is each crowd?
-- sum people per project, best 3, title + sum
SELECT T1.ProjectTitle, SUM(T2.Headcount) FROM tblProjects AS T1 JOIN tblBeneficiaryGroups AS T2 ON T1.ProjectId = T2.ProjectId GROUP BY T1.ProjectId ORDER BY SUM(T2.Headcount) DESC LIMIT 3;
-- Show the donor name, the appeal title and the gift date of the anonymous gifts (yes).
-- contributions marked anonymous yes: who really, which campaign, what day
-- Who gave with the wish not to be named (yes), in answer to which drive, and when?
-- anonymous = yes, supporter, appeal and date of it
SELECT T1.DonorName, T3.AppealTitle, T2.GiftDate FROM tblDonors AS T1 JOIN tblGifts AS T2 ON T1.DonorId = T2.DonorId JOIN tblAppeals AS T3 ON T2.AppealId = T3.AppealId WHERE T2.Anonymous = 'yes';
-- For each appeal led by Thijs Bakker that received gifts, show the title, the number of gifts and the total amount, ordered by total amount in descending order.
-- Thijs Bakker's campaigns that brought something in: name, how many contributions, what sum, richest on top
-- How did the drives with Thijs Bakker at the helm do, wherever any money came: title, how often, how much in all, the best earner in front?
-- lead thijs bakker, gifts counted and summed per appeal, from most money to least
SELECT T1.AppealTitle, COUNT(*), SUM(T2.Amount) FROM tblAppeals AS T1 JOIN tblGifts AS T2 ON T1.AppealId = T2.AppealId JOIN tblStaff AS T3 ON T1.LeadStaffId = T3.StaffId WHERE T3.StaffName = 'Thijs Bakker' GROUP BY T1.AppealId ORDER BY SUM(T2.Amount) DESC;
-- Among the projects of partners with the audit grade B, which one has the highest total of expenses? Give its title and that total.
-- grade B partners: the project on which most was spent, and how much
-- Where the ally's books were marked B, what undertaking ate up the most money, and what did that come to?
-- audit B, top project by summed expenses, title and amount
SELECT T1.ProjectTitle, SUM(T3.Amount) FROM tblProjects AS T1 JOIN tblPartners AS T2 ON T1.PartnerId = T2.PartnerId JOIN tblExpenses AS T3 ON T1.ProjectId = T3.ProjectId WHERE T2.AuditGrade = 'B' GROUP BY T1.ProjectId ORDER BY SUM(T3.Amount) DESC LIMIT 1;

-- database: murmur_trust_and_safety
CREATE TABLE account (id INTEGER PRIMARY KEY, handle TEXT, display_name TEXT, joined_on TEXT, country TEXT, followers INTEGER, state TEXT, invited_by INTEGER REFERENCES account(id));
CREATE TABLE community (id INTEGER PRIMARY KEY, title TEXT, topic TEXT, created_on TEXT, founder_id INTEGER REFERENCES account(id), visibility TEXT);
CREATE TABLE membership (community_id INTEGER REFERENCES community(id), account_id INTEGER REFERENCES account(id), role TEXT, since TEXT, PRIMARY KEY (community_id, account_id));
CREATE TABLE post (id INTEGER PRIMARY KEY, author_id INTEGER REFERENCES account(id), community_id INTEGER REFERENCES community(id), reply_to INTEGER REFERENCES post(id), body TEXT, language TEXT, posted_on TEXT, likes INTEGER);
CREATE TABLE rule (code TEXT PRIMARY KEY, headline TEXT, gravity INTEGER, introduced_on TEXT, retired_on TEXT);
CREATE TABLE report (id INTEGER PRIMARY KEY, post_id INTEGER REFERENCES post(id), reporter_id INTEGER REFERENCES account(id), rule_code TEXT REFERENCES rule(code), filed_on TEXT, comment TEXT);
CREATE TABLE moderator (id INTEGER PRIMARY KEY, name TEXT, shift TEXT, office TEXT, hired_on TEXT, mother_tongue TEXT, lead_id INTEGER REFERENCES moderator(id));
CREATE TABLE verdict (id INTEGER PRIMARY KEY, report_id INTEGER REFERENCES report(id), moderator_id INTEGER REFERENCES moderator(id), second_moderator_id INTEGER REFERENCES moderator(id), decided_on TEXT, outcome TEXT, minutes_spent INTEGER);
CREATE TABLE sanction (id INTEGER PRIMARY KEY, account_id INTEGER REFERENCES account(id), verdict_id INTEGER REFERENCES verdict(id), kind TEXT, starts_on TEXT, days INTEGER);
CREATE TABLE appeal (id INTEGER PRIMARY KEY, sanction_id INTEGER REFERENCES sanction(id), lodged_on TEXT, statement TEXT, reviewer_id INTEGER REFERENCES moderator(id), outcome TEXT);
CREATE TABLE keyword_filter (id INTEGER PRIMARY KEY, pattern TEXT, language TEXT, rule_code TEXT REFERENCES rule(code), hits INTEGER, active INTEGER);
INSERT INTO account VALUES (1,'tidepool_ann','Ann Corrigan','2019-03-12','Ireland',5400,'active',NULL),(2,'grumblebus','Mr Grumble','2020-06-30','Canada',320,'suspended',1),(3,'luz_y_sal','Luz Marina','2020-11-02','Spain',12800,'active',1),(4,'dealz4u','Best Dealz','2023-01-19','Canada',45,'banned',NULL),(5,'oldmapfan','Henrik Sand','2018-08-25','Norway',2100,'active',NULL),(6,'quietfern','Fern Abbott','2021-05-14','Ireland',610,'active',5),(7,'ruidosa','Paz Ibarra','2022-09-09','Spain',1750,'suspended',3);
INSERT INTO community VALUES (1,'Shoreline Walkers','outdoors','2019-06-01',1,'public'),(2,'Antique Maps','history','2019-01-15',5,'public'),(3,'Cocina Abierta','cooking','2021-02-20',3,'public'),(4,'Night Shift Support','health','2022-03-03',6,'private'),(5,'Bargain Alley','shopping','2023-01-20',4,'public');
INSERT INTO membership VALUES (1,1,'owner','2019-06-01'),(1,6,'member','2021-06-10'),(1,2,'member','2020-07-04'),(2,5,'owner','2019-01-15'),(2,1,'helper','2020-02-02'),(3,3,'owner','2021-02-20'),(3,7,'helper','2022-09-15'),(4,6,'owner','2022-03-03'),(4,1,'member','2022-05-21'),(5,4,'owner','2023-01-20'),(5,2,'member','2023-02-11');
INSERT INTO post VALUES (1,1,1,NULL,'Low tide tomorrow at six','English','2023-02-01',84),(2,2,1,1,'Nobody cares about your tide','English','2023-02-01',2),(3,4,5,NULL,'FREE watches, click now','English','2023-02-12',0),(4,3,3,NULL,'Tortilla sin cebolla','Spanish','2023-02-20',310),(5,7,3,4,'Eso es un crimen','Spanish','2023-02-21',57),(6,5,2,NULL,'A 1702 chart of the fjord','English','2023-03-05',142),(7,4,2,6,'Buy FREE charts here','English','2023-03-05',1),(8,2,5,3,'You are all thieves','English','2023-03-08',5),(9,6,4,NULL,'Tips for sleeping by day','English','2023-03-19',39),(10,7,NULL,NULL,'Vecinos insoportables','Spanish','2023-04-02',23);
INSERT INTO rule VALUES ('R1','Harassment',4,'2018-01-01',NULL),('R2','Spam and scams',3,'2018-01-01',NULL),('R3','Private information',5,'2019-07-01',NULL),('R4','Off topic',1,'2018-01-01','2022-12-31'),('R5','Hate speech',5,'2018-01-01',NULL),('R6','Impersonation',4,'2020-04-15',NULL);
INSERT INTO report VALUES (1,2,1,'R1','2023-02-01','rude as ever'),(2,3,6,'R2','2023-02-12',NULL),(3,3,5,'R2','2023-02-13','fake shop'),(4,5,3,'R1','2023-02-21','joking I think'),(5,7,5,'R2','2023-03-06',NULL),(6,8,4,'R1','2023-03-08','insult'),(7,10,1,'R3','2023-04-03','names a flat'),(8,10,6,'R5','2023-04-03',NULL),(9,2,6,'R1','2023-02-03',NULL);
INSERT INTO moderator VALUES (1,'Dana Whitlock','day','Dublin','2018-02-01','English',NULL),(2,'Esteban Rojas','night','Madrid','2020-05-18','Spanish',1),(3,'Aoife Brennan','day','Dublin','2021-01-11','English',1),(4,'Marc Tremblay','evening','Montreal','2022-08-22','French',3),(5,'Ines Duarte','night','Madrid','2023-01-09','Portuguese',2);
INSERT INTO verdict VALUES (1,1,3,1,'2023-02-02','removed',6),(2,2,4,NULL,'2023-02-13','removed',2),(3,4,2,NULL,'2023-02-22','kept',11),(4,5,4,3,'2023-03-07','removed',3),(5,6,3,NULL,'2023-03-10','removed',8),(6,7,2,1,'2023-04-04','removed',25),(7,8,5,2,'2023-04-06','kept',17),(8,3,4,NULL,'2023-02-14','removed',1);
INSERT INTO sanction VALUES (1,2,1,'warning','2023-02-02',NULL),(2,4,2,'mute','2023-02-13',14),(3,4,4,'ban','2023-03-07',NULL),(4,2,5,'suspension','2023-03-10',30),(5,7,6,'suspension','2023-04-04',10);
INSERT INTO appeal VALUES (1,4,'2023-03-12','it was a joke',1,'rejected'),(2,5,'2023-04-05','no names were given',3,'shortened'),(3,3,'2023-03-09','my shop is real',1,'rejected'),(4,2,'2023-02-14','muted by mistake',3,NULL);
INSERT INTO keyword_filter VALUES (1,'free watches','English','R2',930,1),(2,'click now','English','R2',4120,1),(3,'idiota','Spanish','R1',610,1),(4,'home address','English','R3',88,0),(5,'gratis ya','Spanish','R2',275,1),(6,'official account of','English','R6',141,0);
-- How many accounts are in the state suspended?
-- number of users currently suspended
-- How big is the crowd that has been put on hold, in state suspended?
-- suspended accounts, how many
SELECT COUNT(*) FROM account WHERE state = 'suspended';
-- Show the handles and display names of the accounts with more than 2000 followers, from most to fewest followers.
-- users followed by over 2000: handle, shown name, biggest first
-- Who has an audience above 2000? The nickname, then what they call themselves, the most popular in front.
-- more than 2000 followers, handle + display name, descending
SELECT handle, display_name FROM account WHERE followers > 2000 ORDER BY followers DESC;
-- What is the average number of likes and the highest number of likes of posts in Spanish?
-- Spanish messages: mean likes, top likes
-- How well do people take to what is written in Spanish, on average and at best, in thumbs up?
-- spanish posts avg and max likes
SELECT AVG(likes), MAX(likes) FROM post WHERE language = 'Spanish';
-- Which rules have been retired? Give the headline and the date of retirement.
-- rules no longer in force: what they're called and since when
-- What used to be forbidden under a rule that has since been dropped, and when was it dropped?
-- retirement date present, show rule headline with it
SELECT headline, retired_on FROM rule WHERE retired_on IS NOT NULL;
-- Find the bodies of the posts that contain the word FREE.
-- messages with FREE in the text, text only
-- What did people write that has FREE somewhere in it?
-- text of posts mentioning free
SELECT body FROM post WHERE body LIKE '%FREE%';
-- How many different accounts have filed a report?
-- number of distinct users who flagged something
-- How many separate people have ever told on a post?
-- reporters, each counted once
SELECT COUNT(DISTINCT reporter_id) FROM report;
-- For each rule, show its headline and the number of reports that cite it, most cited first, for rules with more than one report.
-- rules flagged more than once, with the count, from high to low
-- What do people complain of more than one time, and how often? The commonest in front.
-- headline + number of reports, over one only, descending
SELECT T1.headline, COUNT(*) FROM rule AS T1 JOIN report AS T2 ON T1.code = T2.rule_code GROUP BY T1.code HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- Show the handle of each invited account and the handle of the account that invited it.
-- users brought in by another: their handle, then the inviter's
-- Who got whom onto the site? The newcomer's nickname before the other's.
-- invitee handle, inviter handle
SELECT T1.handle, T2.handle FROM account AS T1 JOIN account AS T2 ON T1.invited_by = T2.id;
-- For each post that replies to another post, give its body and the body of the post it replies to.
-- answers next to the messages they answer, the answer first
-- What was said back to what? The comeback in front, then what set it off.
-- replies: text of reply, text of original
SELECT T1.body, T2.body FROM post AS T1 JOIN post AS T2 ON T1.reply_to = T2.id;
-- Which rules have never been cited in a report? List the headlines.
-- rules nobody has flagged anything under
-- What ban on paper has no user ever invoked?
-- headlines of rules with no report
SELECT headline FROM rule WHERE code NOT IN (SELECT rule_code FROM report);
-- For verdicts with a second moderator, show the date of decision, the name of the moderator and the name of the second moderator.
-- rulings made by two people: when, first name on it, second name on it
-- When did a pair of us rule together, and who were the main and the other one?
-- second moderator present, list decision day with the names of the two
SELECT T1.decided_on, T2.name, T3.name FROM verdict AS T1 JOIN moderator AS T2 ON T1.moderator_id = T2.id JOIN moderator AS T3 ON T1.second_moderator_id = T3.id;
-- Which community has the most members? Give its title and the number of members.
-- biggest group by membership, and its size
-- Where have the most people signed up, and how many are in there?
-- top community by count of accounts in it, title plus count
SELECT T1.title, COUNT(*) FROM community AS T1 JOIN membership AS T2 ON T1.id = T2.community_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which accounts have been both the author of a reported post and the reporter of a post? Show the handles.
-- handles of users who got flagged and did some flagging too
-- Who has told on others and been told on as well, by nickname?
-- reporter of something, author of something reported, the handles in common
SELECT T1.handle FROM account AS T1 JOIN post AS T2 ON T1.id = T2.author_id JOIN report AS T3 ON T2.id = T3.post_id INTERSECT SELECT T1.handle FROM account AS T1 JOIN report AS T2 ON T1.id = T2.reporter_id;
-- List the handles of the accounts that have written a post but have never had a sanction.
-- users with messages and a clean record, handles
-- Who has spoken up on the site and was not once punished? Nicknames.
-- authors minus the sanctioned ones, show handle
SELECT T1.handle FROM account AS T1 JOIN post AS T2 ON T1.id = T2.author_id EXCEPT SELECT T1.handle FROM account AS T1 JOIN sanction AS T2 ON T1.id = T2.account_id;
-- What are the languages that are either the language of a post or the mother tongue of a moderator?
-- all tongues written in messages or native to our team, one list
-- In what tongues is something posted, or was one of us brought up?
-- post languages plus moderators' native languages, no repeats
SELECT language FROM post UNION SELECT mother_tongue FROM moderator;
-- How many verdicts were decided between 2023-02-01 and 2023-03-31 with the outcome removed?
-- rulings of removed from 2023-02-01 to 2023-03-31, how many
-- How often was something taken down (removed) between 2023-02-01 and 2023-03-31?
-- outcome removed, dated 2023-02-01 through 2023-03-31, count
SELECT COUNT(*) FROM verdict WHERE outcome = 'removed' AND decided_on BETWEEN '2023-02-01' AND '2023-03-31';
-- Which moderators have decided on reports under at least two different rules? Give their names.
-- team members who ruled on two or more distinct rules
-- Who of us has had to judge no fewer than two kinds of offence?
-- at least two rule codes per deciding person, names
SELECT T1.name FROM moderator AS T1 JOIN verdict AS T2 ON T1.id = T2.moderator_id JOIN report AS T3 ON T2.report_id = T3.id GROUP BY T1.id HAVING COUNT(DISTINCT T3.rule_code) >= 2;
-- Which verdicts took longer than the average time? Show the name of the moderator and the minutes spent.
-- rulings above the mean duration: who, how many minutes
-- Who mulled over a case beyond what is usual on average, and how long was it?
-- minutes over average, deciding person + minutes
SELECT T1.name, T2.minutes_spent FROM moderator AS T1 JOIN verdict AS T2 ON T1.id = T2.moderator_id WHERE T2.minutes_spent > (SELECT AVG(minutes_spent) FROM verdict);
-- Show the handle of the sanctioned account, the kind of sanction and the name of the reviewer for each appeal with the outcome rejected.
-- appeals that ended rejected: whose, against what penalty, looked at by whom
-- Who pleaded in vain (rejected), over which punishment, and who turned them down?
-- outcome rejected, list handle, sanction kind, reviewing moderator
SELECT T3.handle, T2.kind, T4.name FROM appeal AS T1 JOIN sanction AS T2 ON T1.sanction_id = T2.id JOIN account AS T3 ON T2.account_id = T3.id JOIN moderator AS T4 ON T1.reviewer_id = T4.id WHERE T1.outcome = 'rejected';
-- Which communities contain a post that was reported for Spam and scams? List the distinct titles.
-- groups where something got flagged under Spam and scams, each once
-- In what circles did people cry foul over Spam and scams? No repeats.
-- spam and scams reports, unique group titles
SELECT DISTINCT T1.title FROM community AS T1 JOIN post AS T2 ON T1.id = T2.community_id JOIN report AS T3 ON T2.id = T3.post_id JOIN rule AS T4 ON T3.rule_code = T4.code WHERE T4.headline = 'Spam and scams';
-- Among the filters that are active (1), which rule headline has the highest total of hits? Show the headline and the total.
-- switched-on (1) word filters: the rule they caught most under, and how much
-- Counting only what is turned on (1), for which offence do our word traps snap most, and how often altogether?
-- active = 1, sum hits by rule, the top headline and its sum
SELECT T1.headline, SUM(T2.hits) FROM rule AS T1 JOIN keyword_filter AS T2 ON T1.code = T2.rule_code WHERE T2.active = 1 GROUP BY T1.code ORDER BY SUM(T2.hits) DESC LIMIT 1;
-- For each moderator whose lead is Dana Whitlock, give the name, the number of verdicts and the total minutes spent, ordered by total minutes from high to low.
-- Dana Whitlock's people: who, how many rulings, minutes in all, the busiest first by minutes
-- How much did those right under Dana Whitlock get through: name, cases, time in minutes altogether, the longest on top?
-- lead dana whitlock, verdict count and minute sum by moderator, descending minutes
SELECT T1.name, COUNT(*), SUM(T3.minutes_spent) FROM moderator AS T1 JOIN moderator AS T2 ON T1.lead_id = T2.id JOIN verdict AS T3 ON T1.id = T3.moderator_id WHERE T2.name = 'Dana Whitlock' GROUP BY T1.id ORDER BY SUM(T3.minutes_spent) DESC;
