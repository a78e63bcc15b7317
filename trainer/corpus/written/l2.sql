-- database: litmus_row_analytical
CREATE TABLE client (client_no INTEGER PRIMARY KEY, client_name TEXT, sector TEXT, city TEXT, contact_email TEXT, discount_pct INTEGER);
CREATE TABLE ref_matrix (matrix_code TEXT PRIMARY KEY, matrix_name TEXT, storage_temp_c INTEGER, holding_days INTEGER);
CREATE TABLE analyst (analyst_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, hired_on TEXT, section TEXT, mentor_id INTEGER REFERENCES analyst(analyst_id));
CREATE TABLE sample (sample_no TEXT PRIMARY KEY, client_no INTEGER REFERENCES client(client_no), matrix_code TEXT REFERENCES ref_matrix(matrix_code), received_on TEXT, volume_ml INTEGER, site_description TEXT, status TEXT, registered_by INTEGER REFERENCES analyst(analyst_id));
CREATE TABLE analyte (cas_no TEXT PRIMARY KEY, analyte_name TEXT, formula TEXT, molar_mass REAL, toxic TEXT, legal_limit REAL);
CREATE TABLE instrument (instrument_id INTEGER PRIMARY KEY, model TEXT, technique TEXT, maker TEXT, purchase_year INTEGER, price INTEGER, room TEXT);
CREATE TABLE test_method (method_code TEXT PRIMARY KEY, title TEXT, instrument_id INTEGER REFERENCES instrument(instrument_id), detection_limit REAL, accredited INTEGER, fee INTEGER);
CREATE TABLE analysis (analysis_id INTEGER PRIMARY KEY, sample_no TEXT REFERENCES sample(sample_no), method_code TEXT REFERENCES test_method(method_code), performed_by INTEGER REFERENCES analyst(analyst_id), approved_by INTEGER REFERENCES analyst(analyst_id), run_date TEXT, status TEXT);
CREATE TABLE result (analysis_id INTEGER REFERENCES analysis(analysis_id), cas_no TEXT REFERENCES analyte(cas_no), value_ug_l REAL, flag TEXT, PRIMARY KEY (analysis_id, cas_no));
CREATE TABLE reagent (reagent_id INTEGER PRIMARY KEY, reagent_name TEXT, grade TEXT, stock_ml INTEGER, expires_on TEXT, supplier TEXT);
CREATE TABLE maintenance (maintenance_id INTEGER PRIMARY KEY, instrument_id INTEGER REFERENCES instrument(instrument_id), done_on TEXT, kind TEXT, cost INTEGER, technician TEXT);
INSERT INTO client VALUES (1,'Brack Waterworks','utility','Delft','lab@brack.test',10),(2,'Hopfen Brewery','food','Bamberg','qa@hopfen.test',5),(3,'Verdigris Metals','industry','Delft',NULL,0),(4,'Pine Parish Council','public','Umea','office@pine.test',0),(5,'Sourwell Dairies','food','Cork',NULL,8);
INSERT INTO ref_matrix VALUES ('DW','drinking water',4,14),('WW','waste water',4,7),('SO','soil',-18,60),('BV','beverage',8,30),('AF','air filter',20,90);
INSERT INTO analyst VALUES (1,'Greta','Lindholm','2004-09-01','metals',NULL),(2,'Oisin','Farrell','2011-02-14','organics',1),(3,'Paula','Wieser','2015-06-01','metals',1),(4,'Samir','Haddad','2019-10-21','organics',2),(5,'Yuki','Arai','2022-03-07','metals',3),(6,'Bela','Toth','2023-01-16','microbiology',NULL);
INSERT INTO sample VALUES ('S-1001',1,'DW','2024-01-08',1000,'treatment outlet','reported',3),('S-1002',1,'WW','2024-01-09',500,'overflow weir','reported',4),('S-1003',2,'BV','2024-01-15',330,'bottling line 2','reported',4),('S-1004',3,'WW','2024-01-22',750,'plating bath outlet','reported',5),('S-1005',3,'SO','2024-02-01',NULL,'scrap yard','in progress',5),('S-1006',4,'DW','2024-02-06',950,'school tap','in progress',3),('S-1007',2,'DW','2024-02-12',900,'brewing liquor tank','on hold',4),('S-1008',1,'DW','2024-02-20',1200,'reservoir outlet','in progress',5);
INSERT INTO analyte VALUES ('7439-92-1','Lead','Pb',207.2,'Y',10),('7440-50-8','Copper','Cu',63.5,'N',2000),('7440-47-3','Chromium','Cr',52,'Y',50),('71-43-2','Benzene','C6H6',78.1,'Y',1),('7440-66-6','Zinc','Zn',65.4,'N',NULL),('1912-24-9','Atrazine','C8H14ClN5',215.7,'Y',0.1),('16887-00-6','Chloride','Cl',35.5,'N',250000);
INSERT INTO instrument VALUES (1,'Plasmax 900','ICP-MS','Orion Spectra',2018,185000,'B12'),(2,'Flamelet 2','AAS','Orion Spectra',2009,42000,'B12'),(3,'Volatron GC','GC-MS','Hexagon Labs',2016,128000,'C03'),(4,'Liquidus 40','HPLC','Hexagon Labs',2020,96000,'C04'),(5,'Ionette','IC','Rhine Instruments',2013,58000,'B14'),(6,'Old Faithful','AAS','Rhine Instruments',1998,23000,'cellar');
INSERT INTO test_method VALUES ('M-201','Trace metals in water',1,0.05,1,140),('M-202','Copper and zinc by flame',2,20,1,45),('M-310','Volatile organics in water',3,0.1,1,160),('M-320','Pesticides in water',4,0.02,0,210),('M-410','Anions in water',5,100,0,60);
INSERT INTO analysis VALUES (1,'S-1001','M-201',3,1,'2024-01-10','approved'),(2,'S-1001','M-310',4,2,'2024-01-11','approved'),(3,'S-1002','M-201',5,3,'2024-01-12','approved'),(4,'S-1003','M-202',3,1,'2024-01-17','approved'),(5,'S-1004','M-201',5,1,'2024-01-24','approved'),(6,'S-1004','M-202',5,3,'2024-01-25','repeated'),(7,'S-1006','M-201',3,NULL,'2024-02-08','pending'),(8,'S-1006','M-320',2,NULL,'2024-02-09','pending'),(9,'S-1008','M-310',4,NULL,'2024-02-22','pending'),(10,'S-1002','M-202',5,1,'2024-01-13','approved');
INSERT INTO result VALUES (1,'7439-92-1',3.1,'ok'),(1,'7440-47-3',0.9,'ok'),(2,'71-43-2',0.4,'ok'),(3,'7439-92-1',14.2,'high'),(3,'7440-50-8',310,'ok'),(4,'7440-50-8',85,'ok'),(5,'7440-47-3',880,'high'),(5,'7439-92-1',46,'high'),(6,'7440-66-6',5200,'ok'),(7,'7439-92-1',6.8,'ok'),(8,'1912-24-9',0.23,'high');
INSERT INTO reagent VALUES (1,'Nitric acid','ultrapure',2500,'2025-03-31','Acidum Supply'),(2,'Methanol','HPLC',7800,'2026-01-15','Acidum Supply'),(3,'Hexane','technical',1200,'2024-11-30','Solvex'),(4,'Hydrochloric acid','technical',4100,'2025-08-20','Solvex'),(5,'Acetonitrile','HPLC',650,'2024-06-30','Brightwell Chemicals');
INSERT INTO maintenance VALUES (1,1,'2023-03-14','calibration',1200,'Orion service'),(2,1,'2023-09-20','pump repair',3400,'Orion service'),(3,3,'2023-05-05','calibration',900,'K. Mulder'),(4,2,'2022-11-11','lamp change',350,'K. Mulder'),(5,4,'2023-10-02','calibration',800,'K. Mulder'),(6,3,'2024-01-30','column change',1500,'in house');
-- How many samples have the status in progress?
-- count what is logged as in progress among the samples
-- On how many bottles is somebody still at work, that is, in progress?
-- status = in progress, number of samples
SELECT COUNT(*) FROM sample WHERE status = 'in progress';
-- List the names and formulas of analytes that are toxic (Y).
-- poisonous substances (Y), name with chemical formula
-- What would make you ill (toxic Y), and how do chemists write it?
-- toxic = Y: analyte name, formula
SELECT analyte_name, formula FROM analyte WHERE toxic = 'Y';
-- What are the names of the reagents with acid in the name, sorted by expiry date, soonest first?
-- anything called acid on the chemicals shelf, in the order it goes out of date
-- Which chemicals have acid in what they are called? What goes bad first on top.
-- "acid" in the reagent name, ascending by expiry
SELECT reagent_name FROM reagent WHERE reagent_name LIKE '%acid%' ORDER BY expires_on;
-- Which analytes have no legal limit? Show the names.
-- substances the law sets no ceiling for
-- For which substances is there no amount that is forbidden?
-- legal limit empty, analyte names
SELECT analyte_name FROM analyte WHERE legal_limit IS NULL;
-- What are the lowest and the highest purchase price of the instruments made by Hexagon Labs?
-- cheapest and dearest price paid for a Hexagon Labs machine
-- How much did we pay for a machine by Hexagon Labs, at the least and at the most?
-- maker Hexagon Labs: min price, max price of instruments
SELECT MIN(price), MAX(price) FROM instrument WHERE maker = 'Hexagon Labs';
-- Find the numbers of the samples of drinking water that hold more than 900 ml.
-- which sample numbers are drinking water with over 900 ml in the bottle
-- Which bottles of drinking water are bigger than 900 ml? Their numbers.
-- volume above 900, matrix drinking water - sample no
SELECT T1.sample_no FROM sample AS T1 JOIN ref_matrix AS T2 ON T1.matrix_code = T2.matrix_code WHERE T2.matrix_name = 'drinking water' AND T1.volume_ml > 900;
-- For each client that sent samples, show the client's name and the number of samples.
-- customers who handed something in and how many bottles each
-- How many bottles did everybody send us, leaving out people who sent none? Customer first.
-- client name + count of samples
SELECT T1.client_name, COUNT(*) FROM client AS T1 JOIN sample AS T2 ON T1.client_no = T2.client_no GROUP BY T1.client_no;
-- Which clients have not sent any sample? Give their names.
-- customers from whom nothing has come in
-- Who is our customer without having sent us a single bottle?
-- client names, zero samples
SELECT client_name FROM client WHERE client_no NOT IN (SELECT client_no FROM sample);
-- Show the surname of each analyst who has a mentor, next to the surname of that mentor.
-- family names in pairs: the learner, then whoever coaches them
-- Who learns from whom in the laboratory? Family names, learner first.
-- analyst surname, mentor's surname, only where there is a mentor
SELECT T1.surname, T2.surname FROM analyst AS T1 JOIN analyst AS T2 ON T1.mentor_id = T2.analyst_id;
-- For every approved analysis, give its id, the surname of the analyst who performed it and the surname of the one who approved it.
-- analyses with status approved: id, who ran it, who signed it off (both surnames)
-- Who carried out the work each time it was approved, and who gave their blessing? The id, then both family names.
-- status approved: analysis id, surname of performed by, surname of approved by
SELECT T1.analysis_id, T2.surname, T3.surname FROM analysis AS T1 JOIN analyst AS T2 ON T1.performed_by = T2.analyst_id JOIN analyst AS T3 ON T1.approved_by = T3.analyst_id WHERE T1.status = 'approved';
-- Which analyte had the highest value among the results flagged high? Show its name and the value.
-- worst reading with the flag high: what substance and how much
-- Of what was there most when a reading was marked high, and how much was it?
-- flag high, top value: analyte name, that value
SELECT T1.analyte_name, T2.value_ug_l FROM analyte AS T1 JOIN result AS T2 ON T1.cas_no = T2.cas_no WHERE T2.flag = 'high' ORDER BY T2.value_ug_l DESC LIMIT 1;
-- In which samples was Lead found? Show the sample number, the site description and the value.
-- every bottle with Lead in it: number, where it was drawn, micrograms a litre
-- Which bottles had Lead in them, where do they come from, and how much was it? The number first.
-- analyte Lead: sample no, site description, value, one line per result
SELECT T1.sample_no, T1.site_description, T3.value_ug_l FROM sample AS T1 JOIN analysis AS T2 ON T1.sample_no = T2.sample_no JOIN result AS T3 ON T2.analysis_id = T3.analysis_id JOIN analyte AS T4 ON T3.cas_no = T4.cas_no WHERE T4.analyte_name = 'Lead';
-- Which instruments have never been maintained? Give the models.
-- machines, by model, nobody ever serviced
-- Which machines has nobody ever looked after? What model each is.
-- instrument models without maintenance
SELECT model FROM instrument WHERE instrument_id NOT IN (SELECT instrument_id FROM maintenance);
-- What is the total maintenance cost for each technique of the instruments?
-- upkeep money summed by measuring technique
-- How much have we paid to keep machines in shape, for each way of measuring? The way first.
-- technique, sum of maintenance cost
SELECT T1.technique, SUM(T2.cost) FROM instrument AS T1 JOIN maintenance AS T2 ON T1.instrument_id = T2.instrument_id GROUP BY T1.technique;
-- Which analysts have both performed an analysis and approved one? Show the surnames.
-- family names of people who ran some analysis and also signed some off
-- Who has carried out some work and given their blessing to some too? Family names.
-- surnames found both as approver and as performer of analyses
SELECT T1.surname FROM analyst AS T1 JOIN analysis AS T2 ON T1.analyst_id = T2.performed_by INTERSECT SELECT T1.surname FROM analyst AS T1 JOIN analysis AS T2 ON T1.analyst_id = T2.approved_by;
-- How many different analytes were measured in the samples of the client Verdigris Metals?
-- Verdigris Metals: distinct substances looked for in its bottles, as a number
-- For how many substances, each counted once, did we look in what Verdigris Metals sent?
-- client Verdigris Metals - number of different analytes in the results
SELECT COUNT(DISTINCT T4.cas_no) FROM client AS T1 JOIN sample AS T2 ON T1.client_no = T2.client_no JOIN analysis AS T3 ON T2.sample_no = T3.sample_no JOIN result AS T4 ON T3.analysis_id = T4.analysis_id WHERE T1.client_name = 'Verdigris Metals';
-- Which test methods were used in at least two analyses? Show the title and the number of analyses, the most used first.
-- procedures run two times or more, title plus count, busiest on top
-- Which procedures have been followed no fewer than two times, and how often? Most usual on top.
-- count analyses by test method title, 2+ only, descending
SELECT T1.title, COUNT(*) FROM test_method AS T1 JOIN analysis AS T2 ON T1.method_code = T2.method_code GROUP BY T1.method_code HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Give the sample numbers received between 2024-01-15 and 2024-02-06.
-- which bottles arrived from 2024-01-15 to 2024-02-06 inclusive
-- Which bottles came in from 2024-01-15 to 2024-02-06? Numbers.
-- received 2024-01-15 up to 2024-02-06: sample no
SELECT sample_no FROM sample WHERE received_on BETWEEN '2024-01-15' AND '2024-02-06';
-- What are the titles of test methods whose fee is above the average fee?
-- procedures that cost more than the mean charge, by title
-- Which procedures do we charge more for than average?
-- method titles, fee over the mean
SELECT title FROM test_method WHERE fee > (SELECT AVG(fee) FROM test_method);
-- Which sections have an analyst who was hired before 2010-01-01 or who registered a sample of waste water?
-- departments with somebody taken on before 2010-01-01, plus those where somebody booked in waste water
-- In what part of the laboratory is there somebody who came to us earlier than 2010-01-01, or who has booked in waste water? No part twice.
-- one list of analyst sections: registered a sample with matrix waste water, or hired before 2010-01-01
SELECT section FROM analyst WHERE hired_on < '2010-01-01' UNION SELECT T1.section FROM analyst AS T1 JOIN sample AS T2 ON T1.analyst_id = T2.registered_by JOIN ref_matrix AS T3 ON T2.matrix_code = T3.matrix_code WHERE T3.matrix_name = 'waste water';
-- Which client paid the most in test fees over all its analyses, before discount? Show the client's name and the sum of the fees.
-- customer with the largest total of method fees: name and total
-- Who would have to pay us more than any other customer for all our procedures together, with nothing off, and how much?
-- top client by sum of method fees over the analyses: client name, sum
SELECT T1.client_name, SUM(T4.fee) FROM client AS T1 JOIN sample AS T2 ON T1.client_no = T2.client_no JOIN analysis AS T3 ON T2.sample_no = T3.sample_no JOIN test_method AS T4 ON T3.method_code = T4.method_code GROUP BY T1.client_no ORDER BY SUM(T4.fee) DESC LIMIT 1;
-- Which samples have been analysed but have no result flagged high? Show the sample numbers.
-- bottle numbers that went through an analysis, minus those with a high reading
-- Which bottles has somebody worked on without any reading marked high? Numbers.
-- sample no with an analysis, minus those having a result flag high
SELECT sample_no FROM analysis EXCEPT SELECT T1.sample_no FROM analysis AS T1 JOIN result AS T2 ON T1.analysis_id = T2.analysis_id WHERE T2.flag = 'high';

-- database: oakmere_research_institute
CREATE TABLE Department (DeptCode TEXT PRIMARY KEY, DeptName TEXT, Building TEXT, Founded INTEGER, AnnualBudget INTEGER);
CREATE TABLE Staff (StaffID INTEGER PRIMARY KEY, LastName TEXT, FirstName TEXT, JobTitle TEXT, DeptCode TEXT REFERENCES Department(DeptCode), Salary INTEGER, HiredOn TEXT, LineManager INTEGER REFERENCES Staff(StaffID));
CREATE TABLE Funder (FunderID INTEGER PRIMARY KEY, FunderName TEXT, Kind TEXT, Country TEXT, Website TEXT);
CREATE TABLE Project (ProjectID INTEGER PRIMARY KEY, Acronym TEXT, Title TEXT, DeptCode TEXT REFERENCES Department(DeptCode), CoordinatorID INTEGER REFERENCES Staff(StaffID), StartDate TEXT, EndDate TEXT, Status TEXT);
CREATE TABLE ProjectMember (ProjectID INTEGER REFERENCES Project(ProjectID), StaffID INTEGER REFERENCES Staff(StaffID), Role TEXT, PercentTime INTEGER, PRIMARY KEY (ProjectID, StaffID));
CREATE TABLE Grants (GrantNo TEXT PRIMARY KEY, FunderID INTEGER REFERENCES Funder(FunderID), ProjectID INTEGER REFERENCES Project(ProjectID), Amount INTEGER, AwardYear INTEGER, ReportDue TEXT);
CREATE TABLE Journal (ISSN TEXT PRIMARY KEY, JournalName TEXT, Publisher TEXT, ImpactFactor REAL, OpenAccess TEXT);
CREATE TABLE Publication (PubID INTEGER PRIMARY KEY, Title TEXT, ISSN TEXT REFERENCES Journal(ISSN), PubYear INTEGER, Pages INTEGER, Citations INTEGER, ProjectID INTEGER REFERENCES Project(ProjectID));
CREATE TABLE Authorship (PubID INTEGER REFERENCES Publication(PubID), StaffID INTEGER REFERENCES Staff(StaffID), Position INTEGER, Corresponding TEXT, PRIMARY KEY (PubID, StaffID));
CREATE TABLE Laboratory (LabID INTEGER PRIMARY KEY, LabName TEXT, Building TEXT, SafetyLevel INTEGER, HeadID INTEGER REFERENCES Staff(StaffID), DeputyID INTEGER REFERENCES Staff(StaffID));
CREATE TABLE Equipment (AssetTag TEXT PRIMARY KEY, Description TEXT, LabID INTEGER REFERENCES Laboratory(LabID), GrantNo TEXT REFERENCES Grants(GrantNo), Price INTEGER, BoughtIn INTEGER, Status TEXT);
INSERT INTO Department VALUES ('SOIL','Soil Processes','Mendel House',1962,2400000),('HYDR','Hydrology','Mendel House',1971,1850000),('AERO','Aerosols','Tyndall Wing',1988,3100000),('DATA','Data Methods','Babbage Block',2012,900000),('POLI','Policy Studies','Babbage Block',2019,400000);
INSERT INTO Staff VALUES (1,'Quist','Margarethe','Institute Director','SOIL',128000,'1998-04-01',NULL),(2,'Okonjo','Tobias','Professor','SOIL',96000,'2003-09-01',1),(3,'Delacroix','Noemi','Professor','HYDR',94500,'2006-01-15',1),(4,'Varga','Lajos','Senior Scientist','AERO',72000,'2011-05-02',1),(5,'Finch','Eleanor','Postdoc','SOIL',51000,'2020-10-01',2),(6,'Rashid','Omar','Postdoc','HYDR',50500,'2021-02-01',3),(7,'Sato','Emi','Data Engineer','DATA',63000,'2017-08-20',4),(8,'Bianchi','Luca','Doctoral Researcher','HYDR',34000,'2022-10-01',3),(9,'Oduya','Grace','Lab Technician','AERO',41000,'2015-03-09',4);
INSERT INTO Funder VALUES (1,'Nordic Earth Fund','foundation','Sweden','nef.test'),(2,'National Science Board','government','Ireland',NULL),(3,'Clearwater Trust','foundation','Ireland','clearwater.test'),(4,'Agritek Group','company','Netherlands','agritek.test'),(5,'Horizon Partnership','government','Belgium','horizon.test');
INSERT INTO Project VALUES (1,'PEATSTORE','Carbon storage in restored peatland','SOIL',2,'2019-01-01','2022-12-31','finished'),(2,'FLOODCAST','Ensemble forecasts of flash floods','HYDR',3,'2020-06-01','2025-05-31','running'),(3,'SEASALT','Marine aerosol and cloud formation','AERO',4,'2021-03-01','2024-02-28','running'),(4,'ROOTNET','Imaging of roots in restored soils','SOIL',5,'2022-09-01','2026-08-31','running'),(5,'GROUNDTRUTH','Open sensor data for catchments','DATA',7,'2018-01-01','2020-12-31','finished'),(6,'DRYWELL','Drought and rural wells','HYDR',3,'2025-01-01',NULL,'approved');
INSERT INTO ProjectMember VALUES (1,2,'lead',30),(1,5,'scientist',60),(1,9,'technician',20),(2,3,'lead',40),(2,6,'scientist',100),(2,8,'doctoral student',90),(2,7,'engineer',25),(3,4,'lead',55),(3,9,'technician',50),(4,5,'lead',40),(4,2,'adviser',10),(5,7,'lead',60),(5,8,'doctoral student',10);
INSERT INTO Grants VALUES ('NEF-118',1,1,420000,2018,'2023-03-31'),('NSB-2207',2,1,150000,2019,'2022-06-30'),('HOR-5510',5,2,1250000,2020,'2025-08-31'),('CWT-031',3,2,90000,2021,NULL),('HOR-6042',5,3,870000,2021,'2024-05-31'),('NEF-160',1,4,510000,2022,'2026-11-30'),('NSB-1955',2,5,230000,2017,'2021-03-31'),('CWT-052',3,6,120000,2024,NULL);
INSERT INTO Journal VALUES ('2041-0011','Soil Frontiers','Greyfield Press',5.4,'no'),('2190-4432','Open Water Letters','Tidepool Publishing',3.9,'yes'),('1877-3001','Journal of Flood Science','Greyfield Press',4.6,'no'),('2550-8120','Aerosol Notes','Tidepool Publishing',2.8,'yes'),('2633-0909','Annals of Field Data','Lodestar',1.7,'yes');
INSERT INTO Publication VALUES (1,'Carbon storage after rewetting','2041-0011',2021,18,64,1),(2,'Peat depth from radar','2041-0011',2022,12,31,1),(3,'Flash floods in small catchments','1877-3001',2022,22,47,2),(4,'Ensembles for flash floods','1877-3001',2023,16,12,2),(5,'Sea spray over the Irish shelf','2550-8120',2023,14,9,3),(6,'A sensor network for catchments','2633-0909',2019,10,88,5),(7,'Rain gauges reconsidered','2190-4432',2020,9,25,NULL),(8,'Roots in rewetted soils','2041-0011',2024,15,3,4);
INSERT INTO Authorship VALUES (1,2,1,'yes'),(1,5,2,'no'),(2,5,1,'yes'),(2,7,2,'no'),(2,2,3,'no'),(3,6,1,'no'),(3,3,2,'yes'),(4,8,1,'yes'),(4,6,2,'no'),(5,4,1,'yes'),(6,7,1,'yes'),(6,3,2,'no'),(7,3,1,'yes'),(8,5,1,'yes');
INSERT INTO Laboratory VALUES (1,'Peat Core Lab','Mendel House',2,2,5),(2,'Isotope Lab','Mendel House',3,3,6),(3,'Cloud Chamber','Tyndall Wing',1,4,9),(4,'Imaging Suite','Babbage Block',1,5,NULL),(5,'Sensor Workshop','Babbage Block',1,7,9);
INSERT INTO Equipment VALUES ('EQ-01','peat corer',1,'NEF-118',8200,2019,'in use'),('EQ-02','gas analyser',1,'NSB-2207',31500,2020,'in use'),('EQ-03','isotope ratio spectrometer',2,'HOR-5510',182000,2021,'in use'),('EQ-04','particle counter',3,'HOR-6042',64000,2021,'in repair'),('EQ-05','aerosol generator',3,'HOR-6042',27500,2022,'in use'),('EQ-06','root scanner',4,'NEF-160',99000,2023,'in use'),('EQ-07','muffle furnace',2,NULL,5400,2009,'retired'),('EQ-08','soldering station',5,'NSB-1955',1900,2018,'in use');
-- Show the first and last names of the staff with the job title Postdoc.
-- anyone employed as a Postdoc, first name then surname
-- Who works here as a Postdoc? Given name, family name.
-- job title = Postdoc: first name, last name
SELECT FirstName, LastName FROM Staff WHERE JobTitle = 'Postdoc';
-- What is the total annual budget of the departments in Mendel House?
-- yearly money of everything housed in Mendel House, summed
-- How much can all those in Mendel House spend in a year put together?
-- sum of annual budget, department building Mendel House
SELECT SUM(AnnualBudget) FROM Department WHERE Building = 'Mendel House';
-- List the titles of publications that contain the words flash floods, oldest first.
-- papers with flash floods in the title, in the order they came out
-- What has been written about flash floods, by what it is called? Least recent on top.
-- publication title with "flash floods" in it, ascending by year
SELECT Title FROM Publication WHERE Title LIKE '%flash floods%' ORDER BY PubYear;
-- Which projects have no end date? Give the acronyms.
-- short names of the projects whose finish is still open
-- For which endeavours is it open when they finish? The short form of the name.
-- end date empty - project acronyms
SELECT Acronym FROM Project WHERE EndDate IS NULL;
-- How many different publishers issue the journals?
-- number of distinct publishing houses behind our journals
-- How many houses, each counted once, bring out the periodicals?
-- number of different publishers among journals
SELECT COUNT(DISTINCT Publisher) FROM Journal;
-- What is the average salary of the staff of each department? Show the department name and the average.
-- mean pay, department by department, name first
-- How much do people earn on average in every part of the institute? Part first.
-- department name, avg salary of its staff
SELECT T1.DeptName, AVG(T2.Salary) FROM Department AS T1 JOIN Staff AS T2 ON T1.DeptCode = T2.DeptCode GROUP BY T1.DeptCode;
-- Who reports to Noemi Delacroix? Give the last names.
-- surnames of the people whose line manager is Noemi Delacroix
-- Whose boss is Noemi Delacroix? Family names.
-- line manager Noemi Delacroix: last names of her people
SELECT T1.LastName FROM Staff AS T1 JOIN Staff AS T2 ON T1.LineManager = T2.StaffID WHERE T2.FirstName = 'Noemi' AND T2.LastName = 'Delacroix';
-- For each laboratory with a deputy, give its name, the last name of the head and the last name of the deputy.
-- labs that have a second in charge: lab, surname of the boss, surname of the deputy
-- Who runs every lab that has a second in command, and who is that second? The lab, then two family names.
-- lab name, head's last name, deputy's last name, skip labs without a deputy
SELECT T1.LabName, T2.LastName, T3.LastName FROM Laboratory AS T1 JOIN Staff AS T2 ON T1.HeadID = T2.StaffID JOIN Staff AS T3 ON T1.DeputyID = T3.StaffID;
-- Which funder has given the largest total amount in grants? Show the name and the total.
-- biggest donor of all grants taken together, with the sum
-- Who has been most generous to us, all sums added up, and how much was it?
-- top funder by sum of grants - funder name, sum
SELECT T1.FunderName, SUM(T2.Amount) FROM Funder AS T1 JOIN Grants AS T2 ON T1.FunderID = T2.FunderID GROUP BY T1.FunderID ORDER BY SUM(T2.Amount) DESC LIMIT 1;
-- Which funders have not awarded any grant? Give their names.
-- sponsors on our list that never gave us money
-- Which backers have not given us anything?
-- funder names, zero grants
SELECT FunderName FROM Funder WHERE FunderID NOT IN (SELECT FunderID FROM Grants);
-- What are the last names and roles of the members of the project FLOODCAST, by percentage of time, highest first?
-- team of FLOODCAST: surname and what they do, the fullest share of working time on top
-- Who works on FLOODCAST, and as what? Family names, whoever gives most of their hours to it on top.
-- FLOODCAST members: last name, role, descending by percent time
SELECT T2.LastName, T1.Role FROM ProjectMember AS T1 JOIN Staff AS T2 ON T1.StaffID = T2.StaffID JOIN Project AS T3 ON T1.ProjectID = T3.ProjectID WHERE T3.Acronym = 'FLOODCAST' ORDER BY T1.PercentTime DESC;
-- Show the title of each publication from 2022 or 2023 with the name of its journal.
-- papers out in 2022 or 2023, and where they appeared
-- What did we write in 2022 or 2023, and in which periodical is it?
-- pub year 2023 or 2022: publication title, journal name
SELECT T1.Title, T2.JournalName FROM Publication AS T1 JOIN Journal AS T2 ON T1.ISSN = T2.ISSN WHERE T1.PubYear = 2022 OR T1.PubYear = 2023;
-- Which staff members are the corresponding author (yes) of at least two publications? Show first and last name.
-- first and last names of people marked yes as corresponding on two papers or more
-- To whom should readers write (yes) about no fewer than two of our papers? Given name, family name.
-- corresponding = yes on 2+ publications: first name, last name
SELECT T1.FirstName, T1.LastName FROM Staff AS T1 JOIN Authorship AS T2 ON T1.StaffID = T2.StaffID WHERE T2.Corresponding = 'yes' GROUP BY T1.StaffID HAVING COUNT(*) >= 2;
-- Which staff members are not an author of any publication? Give the last names.
-- surnames of employees with no authorship at all
-- Who here has not written a single paper? Family names.
-- last names of staff without authorship
SELECT LastName FROM Staff WHERE StaffID NOT IN (SELECT StaffID FROM Authorship);
-- Find the descriptions of equipment bought with a grant from a funder of the kind government.
-- devices paid for by government money, going by the kind of the funder
-- What gear did we buy with money from a backer that is government?
-- funder kind government, equipment descriptions paid from its grants
SELECT T1.Description FROM Equipment AS T1 JOIN Grants AS T2 ON T1.GrantNo = T2.GrantNo JOIN Funder AS T3 ON T2.FunderID = T3.FunderID WHERE T3.Kind = 'government';
-- Which staff members are both a head of a laboratory and a coordinator of a project? Show the last names.
-- surnames of those who run a lab and also coordinate some project
-- Who is in charge of a lab and of an endeavour as well? Family names.
-- last names found both as project coordinator and as laboratory head
SELECT T1.LastName FROM Staff AS T1 JOIN Laboratory AS T2 ON T1.StaffID = T2.HeadID INTERSECT SELECT T1.LastName FROM Staff AS T1 JOIN Project AS T2 ON T1.StaffID = T2.CoordinatorID;
-- What are the acronyms of the projects that received grants from at least two different funders?
-- projects, by acronym, with money from two or more distinct sponsors
-- Which endeavours had money from no fewer than two backers, each counted once? The short form.
-- project acronym with 2+ different funders
SELECT T1.Acronym FROM Project AS T1 JOIN Grants AS T2 ON T1.ProjectID = T2.ProjectID GROUP BY T1.ProjectID HAVING COUNT(DISTINCT T2.FunderID) >= 2;
-- What are the average number of pages and the total number of citations of the publications of each publisher? Show the publisher first.
-- publishing house, mean page count of our papers there, and citations added up
-- How long is a paper of ours on average, and how often have our papers been quoted altogether, for each house that brings out periodicals? House first.
-- publisher, avg pages, sum of citations
SELECT T2.Publisher, AVG(T1.Pages), SUM(T1.Citations) FROM Publication AS T1 JOIN Journal AS T2 ON T1.ISSN = T2.ISSN GROUP BY T2.Publisher;
-- Which buildings house a department founded after 2015 or a laboratory with a safety level above 1?
-- buildings with a department newer than 2015, plus those having a lab of safety level over 1
-- Which houses are home to a department younger than 2015, or to a lab more dangerous than level 1? No house twice.
-- one list of buildings - laboratory safety level above 1, or department founded after 2015
SELECT Building FROM Department WHERE Founded > 2015 UNION SELECT Building FROM Laboratory WHERE SafetyLevel > 1;
-- Which projects have a grant but no publication? Give the acronyms.
-- funded projects, by acronym, minus the ones that brought out a paper
-- Which endeavours have been given money without a paper to show for it? The short form.
-- acronyms with a grant, minus acronyms with a publication
SELECT T1.Acronym FROM Project AS T1 JOIN Grants AS T2 ON T1.ProjectID = T2.ProjectID EXCEPT SELECT T1.Acronym FROM Project AS T1 JOIN Publication AS T2 ON T1.ProjectID = T2.ProjectID;
-- What is the description of the most expensive equipment in a laboratory headed by someone from the department Soil Processes?
-- dearest device standing in a lab whose head belongs to Soil Processes
-- What is the dearest bit of gear in any lab run by somebody who belongs to Soil Processes?
-- lab head's department Soil Processes, top price: equipment description
SELECT T1.Description FROM Equipment AS T1 JOIN Laboratory AS T2 ON T1.LabID = T2.LabID JOIN Staff AS T3 ON T2.HeadID = T3.StaffID JOIN Department AS T4 ON T3.DeptCode = T4.DeptCode WHERE T4.DeptName = 'Soil Processes' ORDER BY T1.Price DESC LIMIT 1;
-- List the last names and hiring dates of staff hired between 2010-01-01 and 2019-12-31 who earn less than the average salary.
-- taken on from 2010-01-01 to 2019-12-31 and paid below the mean: surname, first working day
-- Who came to us from 2010-01-01 to 2019-12-31 and takes home less than average, and when did each start? Family names.
-- salary under the mean of all staff, hired on 2010-01-01 up to 2019-12-31 - last name, hired on
SELECT LastName, HiredOn FROM Staff WHERE HiredOn BETWEEN '2010-01-01' AND '2019-12-31' AND Salary < (SELECT AVG(Salary) FROM Staff);

-- database: three_tracks_symposium
CREATE TABLE conference (conf_id INTEGER PRIMARY KEY, conf_name TEXT, edition INTEGER, city TEXT, venue TEXT, starts_on TEXT, ends_on TEXT);
CREATE TABLE track (track_id INTEGER PRIMARY KEY, conf_id INTEGER REFERENCES conference(conf_id), track_title TEXT, max_papers INTEGER, deadline TEXT);
CREATE TABLE person (person_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, affiliation TEXT, country TEXT, email TEXT);
CREATE TABLE ref_decision (decision_code TEXT PRIMARY KEY, decision_text TEXT, needs_revision TEXT);
CREATE TABLE paper (paper_id INTEGER PRIMARY KEY, title TEXT, track_id INTEGER REFERENCES track(track_id), contact_author INTEGER REFERENCES person(person_id), submitted_on TEXT, pages INTEGER, decision_code TEXT REFERENCES ref_decision(decision_code));
CREATE TABLE paper_author (paper_id INTEGER REFERENCES paper(paper_id), person_id INTEGER REFERENCES person(person_id), author_position INTEGER, PRIMARY KEY (paper_id, person_id));
CREATE TABLE review (review_id INTEGER PRIMARY KEY, paper_id INTEGER REFERENCES paper(paper_id), reviewer_id INTEGER REFERENCES person(person_id), score INTEGER, confidence INTEGER, returned_on TEXT);
CREATE TABLE room (room_id INTEGER PRIMARY KEY, room_name TEXT, floor INTEGER, seats INTEGER, has_projector TEXT);
CREATE TABLE session (session_id INTEGER PRIMARY KEY, session_title TEXT, conf_id INTEGER REFERENCES conference(conf_id), room_id INTEGER REFERENCES room(room_id), chair_id INTEGER REFERENCES person(person_id), session_date TEXT, start_time TEXT);
CREATE TABLE talk (talk_id INTEGER PRIMARY KEY, session_id INTEGER REFERENCES session(session_id), paper_id INTEGER REFERENCES paper(paper_id), speaker_id INTEGER REFERENCES person(person_id), minutes INTEGER, slot INTEGER);
CREATE TABLE registration (reg_no INTEGER PRIMARY KEY, conf_id INTEGER REFERENCES conference(conf_id), person_id INTEGER REFERENCES person(person_id), ticket_type TEXT, fee INTEGER, paid_on TEXT, diet TEXT);
INSERT INTO conference VALUES (1,'Symposium on Quiet Computing',7,'Porto','Alfandega Hall','2023-09-11','2023-09-13'),(2,'Symposium on Quiet Computing',8,'Tampere','Mill Centre','2024-09-09','2024-09-12'),(3,'Workshop on Slow Networks',2,'Porto','Ribeira House','2024-05-21','2024-05-22'),(4,'Forum on Tiny Models',1,'Utrecht','Tivoli Dome','2025-03-03','2025-03-04');
INSERT INTO track VALUES (1,1,'Energy and Heat',12,'2023-04-30'),(2,1,'Human Factors',8,'2023-05-07'),(3,2,'Energy and Heat',14,'2024-04-28'),(4,2,'Embedded Systems',10,'2024-05-05'),(5,3,'Delay Tolerance',6,'2024-01-31'),(6,4,'Compression',9,'2024-11-15');
INSERT INTO person VALUES (1,'Rui','Sampaio','Douro University','Portugal','rui@douro.test'),(2,'Aino','Koskela','Tammer Institute','Finland','aino@tammer.test'),(3,'Gerd','Pohl','Werra Polytechnic','Germany',NULL),(4,'Meera','Nair','Kaveri Labs','India','meera@kaveri.test'),(5,'Liam','Prescott','Douro University','Portugal','liam@douro.test'),(6,'Sofia','Lund','Tammer Institute','Finland','sofia@tammer.test'),(7,'Chidi','Eze','Lagoon Research','Nigeria','chidi@lagoon.test'),(8,'Hanne','Visser','Dom College','Netherlands',NULL);
INSERT INTO ref_decision VALUES ('ACC','accepted','no'),('MIN','accepted with minor changes','yes'),('REJ','rejected','no'),('WDR','withdrawn','no');
INSERT INTO paper VALUES (1,'Fans That Listen',1,1,'2023-04-12',10,'ACC'),(2,'Heat Maps of Idle Servers',1,4,'2023-04-29',8,'MIN'),(3,'Silent Keyboards at Work',2,2,'2023-05-02',12,'ACC'),(4,'Cooling by Scheduling',3,1,'2024-04-20',9,'ACC'),(5,'Heat Reuse in Libraries',3,3,'2024-04-27',11,'REJ'),(6,'Sleeping Sensors',4,4,'2024-05-01',10,'MIN'),(7,'Letters over Radio',5,7,'2024-01-19',6,'ACC'),(8,'Pigeons and Packets',5,2,'2024-01-30',7,'WDR'),(9,'Pruning While You Sleep',6,8,'2024-11-10',13,NULL);
INSERT INTO paper_author VALUES (1,1,1),(1,5,2),(2,4,1),(2,3,2),(3,2,1),(3,6,2),(3,1,3),(4,1,1),(4,4,2),(5,3,1),(6,4,1),(6,6,2),(7,7,1),(8,2,1),(8,7,2),(9,8,1);
INSERT INTO review VALUES (1,1,2,8,4,'2023-06-01'),(2,1,3,7,3,'2023-06-04'),(3,2,6,6,4,'2023-06-02'),(4,2,1,5,5,'2023-06-09'),(5,3,4,9,3,'2023-06-11'),(6,4,6,8,5,'2024-06-03'),(7,5,1,3,4,'2024-06-05'),(8,5,2,4,2,'2024-06-06'),(9,6,3,7,3,NULL),(10,7,3,9,5,'2024-03-02'),(11,7,5,4,2,'2024-03-04');
INSERT INTO room VALUES (1,'Azulejo',1,180,'yes'),(2,'Cais',0,60,'yes'),(3,'Turbine',2,240,'yes'),(4,'Loom',1,45,'no'),(5,'Boiler',0,90,'no');
INSERT INTO session VALUES (1,'Opening Heat',1,1,3,'2023-09-11','10:30'),(2,'People and Noise',1,2,6,'2023-09-12','09:00'),(3,'Cold Data',2,3,5,'2024-09-10','11:00'),(4,'Small Devices',2,4,6,'2024-09-11','14:00'),(5,'Late Messages',3,2,1,'2024-05-21','13:30'),(6,'Panel on Funding',2,3,2,'2024-09-12','16:00');
INSERT INTO talk VALUES (1,1,1,5,25,1),(2,1,2,4,20,2),(3,2,3,2,30,1),(4,3,4,1,25,1),(5,4,6,6,20,1),(6,5,7,7,35,1);
INSERT INTO registration VALUES (1,1,1,'regular',420,'2023-07-01','vegetarian'),(2,1,2,'regular',420,'2023-07-15',NULL),(3,1,5,'student',180,'2023-08-02','vegan'),(4,2,1,'speaker',300,'2024-07-03','vegetarian'),(5,2,6,'student',200,NULL,'vegan'),(6,2,5,'regular',450,'2024-08-19','vegan'),(7,3,7,'speaker',150,'2024-04-04',NULL),(8,3,1,'regular',260,'2024-04-28','vegetarian'),(9,2,3,'regular',450,'2024-09-01',NULL);
-- What are the names and numbers of seats of rooms that have a projector (yes)?
-- places with projection (yes): room and how many can sit
-- In which places can one throw slides at the wall (yes), and how many people fit in?
-- has projector = yes: room name + seats
SELECT room_name, seats FROM room WHERE has_projector = 'yes';
-- List the titles of papers that begin with Heat.
-- submissions called Heat something
-- What has been handed in that opens with Heat?
-- paper title beginning "Heat"
SELECT title FROM paper WHERE title LIKE 'Heat%';
-- Which persons have no email? Show given name and family name.
-- people without an e-mail address on file, first name then surname
-- To whom can we not write online? Given name, family name.
-- email empty: given name, family name of persons
SELECT given_name, family_name FROM person WHERE email IS NULL;
-- How many registrations have not been paid yet?
-- count the sign-ups with no payment date
-- How many sign-ups has nobody settled so far?
-- paid date empty, count registrations
SELECT COUNT(*) FROM registration WHERE paid_on IS NULL;
-- What are the lowest, the average and the highest score over all reviews?
-- marks given by reviewers: minimum, mean, maximum
-- How many points did those who judge papers give: at the least, on average, at the most?
-- review score - min, avg, max
SELECT MIN(score), AVG(score), MAX(score) FROM review;
-- Show the title of every paper that was rejected or withdrawn, using the text of the decision.
-- papers whose verdict in words is rejected or withdrawn
-- What has been turned down (rejected) or taken back (withdrawn)?
-- decision text withdrawn or rejected: paper titles
SELECT T1.title FROM paper AS T1 JOIN ref_decision AS T2 ON T1.decision_code = T2.decision_code WHERE T2.decision_text = 'rejected' OR T2.decision_text = 'withdrawn';
-- For each paper with a review, give the title and the average score, best average first.
-- ranking of the reviewed submissions by mean mark, top one first, mark included
-- How well did every paper do on average with those who judged it? Paper first, best on top.
-- paper title, avg score of its reviews, descending
SELECT T1.title, AVG(T2.score) FROM paper AS T1 JOIN review AS T2 ON T1.paper_id = T2.paper_id GROUP BY T1.paper_id ORDER BY AVG(T2.score) DESC;
-- Which papers have not been reviewed by anyone? Give the titles.
-- submissions still lacking any review
-- What has nobody judged so far?
-- paper titles without a review
SELECT title FROM paper WHERE paper_id NOT IN (SELECT paper_id FROM review);
-- Which papers did Rui Sampaio write as an author? List the titles.
-- titles with Rui Sampaio among the authors
-- What has Rui Sampaio written, alone or with others?
-- author Rui Sampaio: paper titles
SELECT T3.title FROM person AS T1 JOIN paper_author AS T2 ON T1.person_id = T2.person_id JOIN paper AS T3 ON T2.paper_id = T3.paper_id WHERE T1.given_name = 'Rui' AND T1.family_name = 'Sampaio';
-- Show the given and family names of persons who have reviewed at least three papers.
-- first and last name of whoever wrote three reviews or more
-- Who has judged no fewer than three times? Given name, family name.
-- given name + family name of reviewers with 3+ reviews
SELECT T1.given_name, T1.family_name FROM person AS T1 JOIN review AS T2 ON T1.person_id = T2.reviewer_id GROUP BY T1.person_id HAVING COUNT(*) >= 3;
-- For each talk, show the title of the paper, the title of the session and the family name of the speaker.
-- the programme: what is presented, in which session, by whom (surname)
-- What is being told to the audience, under what heading of the programme, and who does the telling? The last by family name.
-- each talk: paper title, session title, speaker's family name
SELECT T2.title, T3.session_title, T4.family_name FROM talk AS T1 JOIN paper AS T2 ON T1.paper_id = T2.paper_id JOIN session AS T3 ON T1.session_id = T3.session_id JOIN person AS T4 ON T1.speaker_id = T4.person_id;
-- Find the titles of papers whose talk was given by the contact author.
-- submissions presented by the very person who is their contact
-- Which papers were presented by the very person one should write to about them?
-- speaker equals contact author: paper titles
SELECT T1.title FROM paper AS T1 JOIN talk AS T2 ON T1.paper_id = T2.paper_id WHERE T1.contact_author = T2.speaker_id;
-- Which persons chaired a session and also wrote a review? Show the family names.
-- surnames of session chairs who were reviewers as well
-- Who has been in charge of part of the programme and has judged a paper too? Family names.
-- family names found both as reviewer and as session chair
SELECT T1.family_name FROM person AS T1 JOIN session AS T2 ON T1.person_id = T2.chair_id INTERSECT SELECT T1.family_name FROM person AS T1 JOIN review AS T2 ON T1.person_id = T2.reviewer_id;
-- Which people gave a talk but never chaired a session? Show the family names.
-- speakers, by surname, minus everyone who has chaired
-- Who has stood up to speak without ever being in charge of part of the programme? Family names.
-- family names of speakers minus family names of chairs
SELECT T1.family_name FROM person AS T1 JOIN talk AS T2 ON T1.person_id = T2.speaker_id EXCEPT SELECT T1.family_name FROM person AS T1 JOIN session AS T2 ON T1.person_id = T2.chair_id;
-- How many different countries do the authors of papers in tracks titled Energy and Heat come from?
-- Energy and Heat: number of distinct home countries among its paper authors
-- From how many nations, each counted once, are those who wrote something for Energy and Heat?
-- track title Energy and Heat: number of different countries of its paper authors
SELECT COUNT(DISTINCT T4.country) FROM track AS T1 JOIN paper AS T2 ON T1.track_id = T2.track_id JOIN paper_author AS T3 ON T2.paper_id = T3.paper_id JOIN person AS T4 ON T3.person_id = T4.person_id WHERE T1.track_title = 'Energy and Heat';
-- Which edition of the Symposium on Quiet Computing collected the most in registration fees? Show the edition and the sum.
-- Symposium on Quiet Computing: the edition that took in the largest fee total, and that total
-- Which time round did the Symposium on Quiet Computing take most money from those who signed up, and how much?
-- Symposium on Quiet Computing: top edition by sum of registration fees - edition, sum
SELECT T1.edition, SUM(T2.fee) FROM conference AS T1 JOIN registration AS T2 ON T1.conf_id = T2.conf_id WHERE T1.conf_name = 'Symposium on Quiet Computing' GROUP BY T1.conf_id ORDER BY SUM(T2.fee) DESC LIMIT 1;
-- In which cities was a session held in the room Cais? Show each city once.
-- distinct towns whose conference used Cais for some session
-- In what towns have people met in Cais? Each just once.
-- different conference cities, session in room Cais
SELECT DISTINCT T1.city FROM conference AS T1 JOIN session AS T2 ON T1.conf_id = T2.conf_id JOIN room AS T3 ON T2.room_id = T3.room_id WHERE T3.room_name = 'Cais';
-- Which sessions have no talk? Give the session titles.
-- slots on the programme where no paper is presented
-- Which parts of the programme have nobody speaking?
-- session titles, zero talks
SELECT session_title FROM session WHERE session_id NOT IN (SELECT session_id FROM talk);
-- List the titles and submission dates of papers submitted between 2024-01-01 and 2024-04-30, the earliest first.
-- handed in from 2024-01-01 up to 2024-04-30: title and day, in order of time
-- What was handed in from 2024-01-01 to 2024-04-30, and when? What came first on top.
-- submitted on 2024-01-01 up to 2024-04-30, ascending: paper title, date
SELECT title, submitted_on FROM paper WHERE submitted_on BETWEEN '2024-01-01' AND '2024-04-30' ORDER BY submitted_on;
-- Which affiliations have a person who reviewed with a confidence of 5 or who is a contact author of a paper of more than 10 pages?
-- institutions with a reviewer of confidence 5, plus those of the contacts for papers over 10 pages
-- From what institutions are people who judged with a sureness of 5, or whom one should write to about a paper of over 10 pages? None twice.
-- one list of affiliations: contact author of a paper with pages above 10, or reviewer with confidence 5
SELECT T1.affiliation FROM person AS T1 JOIN review AS T2 ON T1.person_id = T2.reviewer_id WHERE T2.confidence = 5 UNION SELECT T1.affiliation FROM person AS T1 JOIN paper AS T2 ON T1.person_id = T2.contact_author WHERE T2.pages > 10;
-- What is the title of the longest paper, in pages, among those accepted in Porto? The decision text is accepted.
-- accepted for a conference in Porto: which paper has the most pages
-- What runs to most pages of all that was accepted in Porto?
-- conference city Porto, decision text accepted, top pages: paper title
SELECT T1.title FROM paper AS T1 JOIN ref_decision AS T2 ON T1.decision_code = T2.decision_code JOIN track AS T3 ON T1.track_id = T3.track_id JOIN conference AS T4 ON T3.conf_id = T4.conf_id WHERE T2.decision_text = 'accepted' AND T4.city = 'Porto' ORDER BY T1.pages DESC LIMIT 1;
-- Count the registrations of each ticket type, taking only registrations with a fee below the average fee. Show the type and the number.
-- sign-ups cheaper than the mean fee, counted by kind of ticket, kind first
-- How many people got in for less than average, for every sort of ticket? Sort first.
-- fee under the mean: ticket type, count of registrations
SELECT ticket_type, COUNT(*) FROM registration WHERE fee < (SELECT AVG(fee) FROM registration) GROUP BY ticket_type;
