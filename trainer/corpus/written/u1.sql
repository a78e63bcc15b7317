-- database: wexcombe_hospital_group
CREATE TABLE hospital (hosp_id INTEGER PRIMARY KEY, hosp_name TEXT, city TEXT, founded INTEGER, bed_count INTEGER, teaching TEXT);
CREATE TABLE specialty (spec_code TEXT PRIMARY KEY, spec_name TEXT, surgical TEXT, min_training_years INTEGER);
CREATE TABLE physician (phys_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, spec_code TEXT REFERENCES specialty(spec_code), mentor_id INTEGER REFERENCES physician(phys_id), hired_on TEXT, salary INTEGER, city TEXT);
CREATE TABLE department (dept_id INTEGER PRIMARY KEY, dept_name TEXT, hosp_id INTEGER REFERENCES hospital(hosp_id), head_id INTEGER REFERENCES physician(phys_id), floor INTEGER, annual_budget INTEGER);
CREATE TABLE affiliation (phys_id INTEGER REFERENCES physician(phys_id), dept_id INTEGER REFERENCES department(dept_id), since_year INTEGER, role TEXT, PRIMARY KEY (phys_id, dept_id));
CREATE TABLE patient (pat_id INTEGER PRIMARY KEY, pat_name TEXT, birth_date TEXT, sex TEXT, city TEXT, blood_group TEXT, allergy TEXT);
CREATE TABLE admission (adm_id INTEGER PRIMARY KEY, pat_id INTEGER REFERENCES patient(pat_id), dept_id INTEGER REFERENCES department(dept_id), admitting_id INTEGER REFERENCES physician(phys_id), discharging_id INTEGER REFERENCES physician(phys_id), admitted_on TEXT, discharged_on TEXT, reason TEXT, charge INTEGER);
CREATE TABLE drug (drug_code TEXT PRIMARY KEY, drug_name TEXT, maker TEXT, form TEXT, unit_price REAL);
CREATE TABLE prescription (rx_id INTEGER PRIMARY KEY, adm_id INTEGER REFERENCES admission(adm_id), drug_code TEXT REFERENCES drug(drug_code), phys_id INTEGER REFERENCES physician(phys_id), prescribed_on TEXT, daily_dose_mg INTEGER, days INTEGER);
INSERT INTO hospital VALUES (1,'Wexcombe General','Wexcombe',1931,640,'Y'),(2,'St Brannoc Infirmary','Lynmoor',1898,410,'Y'),(3,'Tarrow Cottage Hospital','Tarrow',1954,75,'N'),(4,'Pell Valley Hospital','Pellbridge',1988,220,'N'),(5,'Hawkmoor Unit','Lynmoor',2009,48,'N');
INSERT INTO specialty VALUES ('CAR','Cardiology','N',6),('ORT','Orthopaedics','Y',8),('NEU','Neurology','N',7),('PED','Paediatrics','N',5),('GSU','General Surgery','Y',9),('DER','Dermatology','N',4);
INSERT INTO physician VALUES (1,'Agnes','Thorold','CAR',NULL,'1999-03-01',148000,'Wexcombe'),(2,'Bilal','Rahimi','ORT',NULL,'2004-09-15',139500,'Lynmoor'),(3,'Carmen','Iturbe','CAR',1,'2012-01-10',112000,'Wexcombe'),(4,'Dougal','Petrie','GSU',2,'2009-06-22',127000,'Ashwell'),(5,'Esther','Nwosu','PED',NULL,'2015-02-02',104500,'Tarrow'),(6,'Farid','Hakimi','NEU',1,'2018-11-19',99000,'Lynmoor'),(7,'Greta','Lindqvist','ORT',2,'2020-05-04',91000,'Wexcombe'),(8,'Hamish','Orde','PED',5,'2021-08-30',84000,'Wexcombe');
INSERT INTO department VALUES (1,'Cardiac Care',1,1,4,5200000),(2,'Bone and Joint',1,2,2,3900000),(3,'Children''s Unit',1,5,1,2800000),(4,'Surgical Ward',4,4,3,3100000),(5,'Neurology Ward',2,6,5,2600000),(6,'Cardiac Clinic',2,1,1,1750000),(7,'Minor Injuries',3,2,0,640000),(8,'Rehabilitation',4,NULL,1,980000);
INSERT INTO affiliation VALUES (1,1,1999,'lead'),(1,6,2006,'visiting'),(2,2,2004,'lead'),(2,7,2010,'visiting'),(2,4,2011,'visiting'),(3,1,2012,'staff'),(4,4,2009,'lead'),(5,3,2015,'lead'),(6,5,2018,'lead'),(7,2,2020,'staff'),(7,7,2021,'staff');
INSERT INTO patient VALUES (1,'Ivy Marchbank','1947-05-12','F','Wexcombe','O+','penicillin'),(2,'Jonas Feld','1962-11-03','M','Lynmoor','A+',NULL),(3,'Kirsty Amble','2014-07-21','F','Tarrow','B-','latex'),(4,'Luca Ferrante','1985-02-17','M','Wexcombe','O-',NULL),(5,'Maud Penrose','1939-09-30','F','Pellbridge','A+','penicillin'),(6,'Nikhil Rao','1998-12-08','M','Lynmoor','AB+','iodine'),(7,'Olive Sturt','2001-03-26','F','Tarrow','O+',NULL);
INSERT INTO admission VALUES (101,1,1,1,3,'2023-01-14','2023-01-22','chest pain',6400),(102,2,2,2,7,'2023-02-03','2023-02-11','hip fracture',9100),(103,3,3,5,5,'2023-02-20','2023-02-23','asthma attack',2150),(104,1,6,3,1,'2023-06-09','2023-06-10','chest pain',1300),(105,5,1,3,1,'2023-07-18','2023-08-01','heart failure',8800),(106,4,4,4,2,'2023-09-05','2023-09-12','appendicitis',5700),(107,6,5,6,6,'2023-10-11','2023-10-16','seizure',3900),(108,5,2,7,NULL,'2023-12-02',NULL,'hip fracture',4600),(109,2,7,2,NULL,'2023-12-20',NULL,'wrist sprain',380);
INSERT INTO drug VALUES ('BIS5','Bisoprolol','Alder Pharma','tablet',0.35),('MOR1','Morphine','Kestler','injection',4.2),('SAL2','Salbutamol','Alder Pharma','inhaler',6.75),('LEV5','Levetiracetam','Nordmed','tablet',1.1),('FUR4','Furosemide','Kestler','tablet',0.22),('CEF1','Cefazolin','Nordmed','injection',3.6),('HYD1','Hydrocortisone','Alder Pharma','cream',2.9);
INSERT INTO prescription VALUES (1,101,'BIS5',1,'2023-01-15',5,30),(2,101,'FUR4',3,'2023-01-16',40,14),(3,102,'MOR1',2,'2023-02-03',30,5),(4,102,'CEF1',2,'2023-02-04',3000,3),(5,103,'SAL2',5,'2023-02-20',8,10),(6,105,'BIS5',3,'2023-07-19',10,60),(7,105,'FUR4',3,'2023-07-19',80,21),(8,106,'CEF1',4,'2023-09-05',2000,2),(9,107,'LEV5',6,'2023-10-11',1000,90),(10,108,'MOR1',7,'2023-12-02',20,4);
-- What are the names of the teaching hospitals (Y)?
-- sites where students are trained, teaching = Y
-- Which clinics also educate future doctors (teaching Y)?
-- teaching = Y - names of the hospitals please
SELECT hosp_name FROM hospital WHERE teaching = 'Y';
-- How many patients have no allergy recorded?
-- count of sick people without any known allergy
-- How many of the people we treat are allergic to nothing as far as we know?
-- allergy left blank - patient count
SELECT COUNT(*) FROM patient WHERE allergy IS NULL;
-- Find the lowest and the highest salary among physicians.
-- what do the worst and best paid doctors get
-- How much does a doctor earn at the least, and how much at the most?
-- doctors' pay please: smallest, largest
SELECT MIN(salary), MAX(salary) FROM physician;
-- List the names of drugs with a unit price between 1 and 4.
-- medicines costing from 1 up to 4 apiece
-- What remedies cost no less than 1 and no more than 4 each?
-- medication names, price of one unit from 1 to 4
SELECT drug_name FROM drug WHERE unit_price BETWEEN 1 AND 4;
-- Which departments have a name starting with Cardiac?
-- units whose title begins "Cardiac"
-- What wards are called Cardiac something?
-- names of wards that open with "cardiac"
SELECT dept_name FROM department WHERE dept_name LIKE 'Cardiac%';
-- Which patients have been admitted to a department of a teaching hospital (Y)? Give their names.
-- names of people who ever lay in a site with teaching Y
-- Who has been treated as an inpatient at a clinic that educates doctors (teaching Y)?
-- teaching = Y: names of the people with a stay at any such hospital
SELECT pat_name FROM patient WHERE pat_id IN (SELECT T1.pat_id FROM admission AS T1 JOIN department AS T2 ON T1.dept_id = T2.dept_id JOIN hospital AS T3 ON T2.hosp_id = T3.hosp_id WHERE T3.teaching = 'Y');
-- What are the first and last names of physicians mentored by Agnes Thorold?
-- juniors under Agnes Thorold, given name then surname
-- Whom does Agnes Thorold guide as a senior colleague? Forename, family name.
-- first and family name of every doctor that has Agnes Thorold for a mentor
SELECT T1.first_name, T1.last_name FROM physician AS T1 JOIN physician AS T2 ON T1.mentor_id = T2.phys_id WHERE T2.first_name = 'Agnes' AND T2.last_name = 'Thorold';
-- For each hospital with departments, give its name and the total annual budget of its departments.
-- yearly money of all units added up per site, site name first
-- How much may the wards of each clinic spend in a year, all together? The clinic in front.
-- sum of department budgets by hospital, hospital's name first
SELECT T1.hosp_name, SUM(T2.annual_budget) FROM hospital AS T1 JOIN department AS T2 ON T1.hosp_id = T2.hosp_id GROUP BY T1.hosp_id;
-- Which hospital has no department? Give its name.
-- site without a single unit
-- What clinic has no ward at all?
-- hospitals that not one department belongs to, by name
SELECT hosp_name FROM hospital WHERE hosp_id NOT IN (SELECT hosp_id FROM department);
-- How many different patients have been admitted?
-- head count of distinct people ever taken in
-- How many distinct people have come in to stay with us?
-- number of different patients among the admissions
SELECT COUNT(DISTINCT pat_id) FROM admission;
-- Who is the best paid physician living in Lynmoor? Give the last name.
-- surname of the top earner among doctors who live in Lynmoor
-- What doctor with a home in Lynmoor earns the most? The family name.
-- lives in Lynmoor, highest pay: family name of the doctor
SELECT last_name FROM physician WHERE city = 'Lynmoor' ORDER BY salary DESC LIMIT 1;
-- Which names belong to patients who were prescribed Morphine?
-- who was put on Morphine (patient names)
-- Who was given Morphine by a doctor?
-- Morphine on a prescription - names of those patients
SELECT T1.pat_name FROM patient AS T1 JOIN admission AS T2 ON T1.pat_id = T2.pat_id JOIN prescription AS T3 ON T2.adm_id = T3.adm_id JOIN drug AS T4 ON T3.drug_code = T4.drug_code WHERE T4.drug_name = 'Morphine';
-- Which cities are home to a physician but have no hospital?
-- towns where doctors live that lack a hospital of ours
-- Where does a doctor live without a clinic in town?
-- leave out any town with a hospital; which towns of doctors remain
SELECT city FROM physician EXCEPT SELECT city FROM hospital;
-- Find the last names of physicians who have admitted at least two different patients.
-- surnames of doctors who took in 2 or more distinct people
-- What doctors have let in two people or more, distinct ones? Family names.
-- family name of any doctor with no fewer than 2 different patients among those they admitted
SELECT T1.last_name FROM physician AS T1 JOIN admission AS T2 ON T1.phys_id = T2.admitting_id GROUP BY T1.phys_id HAVING COUNT(DISTINCT T2.pat_id) >= 2;
-- Give the last names of physicians who head a department on floor 1 or are affiliated as visiting.
-- surnames: chiefs of a unit on floor 1, plus anybody with the role visiting
-- What doctors run a ward on floor 1, or come in as visiting? Family names, each one time.
-- one list of family names: role visiting somewhere, or in charge of a department on floor 1
SELECT T1.last_name FROM physician AS T1 JOIN department AS T2 ON T1.phys_id = T2.head_id WHERE T2.floor = 1 UNION SELECT T1.last_name FROM physician AS T1 JOIN affiliation AS T2 ON T1.phys_id = T2.phys_id WHERE T2.role = 'visiting';
-- Which three departments have the largest annual budgets? Show name and budget, the largest first.
-- top three units by yearly money: what they are called and the sum, biggest at the head
-- What three wards have the most to spend in a year, and how much is it? Start with the greatest.
-- departments with the top 3 yearly budgets, in descending order: name, budget
SELECT dept_name, annual_budget FROM department ORDER BY annual_budget DESC LIMIT 3;
-- Show the patient's name, the department's name and the admission date of every admission not yet discharged.
-- who is still in (no discharge date): person, unit, day they came
-- Who has not gone home yet, in what ward do they lie, and since when?
-- discharge left blank: name of the patient, name of the department, day of admission
SELECT T1.pat_name, T3.dept_name, T2.admitted_on FROM patient AS T1 JOIN admission AS T2 ON T1.pat_id = T2.pat_id JOIN department AS T3 ON T2.dept_id = T3.dept_id WHERE T2.discharged_on IS NULL;
-- Which names of patients were admitted both to Cardiac Care and to Bone and Joint?
-- people who have been in Cardiac Care as well as Bone and Joint
-- Who has stayed in Cardiac Care at one time and in Bone and Joint at another?
-- patients with an admission to Bone and Joint and one to Cardiac Care as well
SELECT T1.pat_name FROM patient AS T1 JOIN admission AS T2 ON T1.pat_id = T2.pat_id JOIN department AS T3 ON T2.dept_id = T3.dept_id WHERE T3.dept_name = 'Cardiac Care' INTERSECT SELECT T1.pat_name FROM patient AS T1 JOIN admission AS T2 ON T1.pat_id = T2.pat_id JOIN department AS T3 ON T2.dept_id = T3.dept_id WHERE T3.dept_name = 'Bone and Joint';
-- What is the average charge of the admissions at each hospital? Show the hospital's name and that average.
-- mean bill of a stay by site, site first
-- How much does a stay cost in the mean at each clinic? The clinic in front.
-- mean charge by hospital, name of the hospital first
SELECT T1.hosp_name, AVG(T3.charge) FROM hospital AS T1 JOIN department AS T2 ON T1.hosp_id = T2.hosp_id JOIN admission AS T3 ON T2.dept_id = T3.dept_id GROUP BY T1.hosp_id;
-- Which non-surgical specialty (N) demands the most years of training?
-- name of the specialty with surgical N that takes longest to train for
-- What field that involves no operations (surgical N) takes the longest to learn?
-- surgical = N, most years of training needed - name of that field
SELECT spec_name FROM specialty WHERE surgical = 'N' ORDER BY min_training_years DESC LIMIT 1;
-- What are the last names of physicians who wrote a prescription lasting longer than 20 days, together with the drug's name?
-- doctor surname and medicine, for scripts of over 20 days
-- Who ordered a remedy to be taken for more than 20 days, and what remedy? Family name of the doctor, then the remedy.
-- days above 20 on the prescription: doctor's family name, name of the medication
SELECT T1.last_name, T3.drug_name FROM physician AS T1 JOIN prescription AS T2 ON T1.phys_id = T2.phys_id JOIN drug AS T3 ON T2.drug_code = T3.drug_code WHERE T2.days > 20;
-- Which drug maker's products were prescribed most often on admissions with a charge above 5000?
-- manufacturer appearing in the most scripts for stays billed over 5000
-- Whose remedies were handed out most often when the stay cost over 5000?
-- admissions charged more than 5000: count prescriptions by drug manufacturer, name the top one
SELECT T1.maker FROM drug AS T1 JOIN prescription AS T2 ON T1.drug_code = T2.drug_code JOIN admission AS T3 ON T2.adm_id = T3.adm_id WHERE T3.charge > 5000 GROUP BY T1.maker ORDER BY COUNT(*) DESC LIMIT 1;

-- database: brandwell_tablet_works
CREATE TABLE Ref_DosageForm (FormCode TEXT PRIMARY KEY, FormDescription TEXT, Sterile INTEGER);
CREATE TABLE Product (ProductID INTEGER PRIMARY KEY, TradeName TEXT, FormCode TEXT REFERENCES Ref_DosageForm(FormCode), StrengthMg INTEGER, ShelfLifeMonths INTEGER, ListPrice REAL, LaunchYear INTEGER);
CREATE TABLE Substance (SubstanceID INTEGER PRIMARY KEY, Name TEXT, Kind TEXT, SupplierCountry TEXT, CostPerKg REAL);
CREATE TABLE Formula (ProductID INTEGER REFERENCES Product(ProductID), SubstanceID INTEGER REFERENCES Substance(SubstanceID), MgPerUnit REAL, StepNo INTEGER, PRIMARY KEY (ProductID, SubstanceID));
CREATE TABLE ProductionLine (LineID INTEGER PRIMARY KEY, LineName TEXT, Hall TEXT, InstalledYear INTEGER, UnitsPerHour INTEGER, Status TEXT);
CREATE TABLE Employee (EmployeeID INTEGER PRIMARY KEY, Name TEXT, JobTitle TEXT, SupervisorID INTEGER REFERENCES Employee(EmployeeID), HireDate TEXT, HourlyWage REAL);
CREATE TABLE Batch (BatchNo TEXT PRIMARY KEY, ProductID INTEGER REFERENCES Product(ProductID), LineID INTEGER REFERENCES ProductionLine(LineID), MadeBy INTEGER REFERENCES Employee(EmployeeID), ReleasedBy INTEGER REFERENCES Employee(EmployeeID), MadeOn TEXT, UnitCount INTEGER, Status TEXT);
CREATE TABLE TestMethod (MethodCode TEXT PRIMARY KEY, MethodName TEXT, Instrument TEXT, MinutesNeeded INTEGER);
CREATE TABLE QualityTest (TestID INTEGER PRIMARY KEY, BatchNo TEXT REFERENCES Batch(BatchNo), MethodCode TEXT REFERENCES TestMethod(MethodCode), AnalystID INTEGER REFERENCES Employee(EmployeeID), TestedOn TEXT, Reading REAL, Verdict TEXT);
CREATE TABLE Deviation (DeviationID INTEGER PRIMARY KEY, BatchNo TEXT REFERENCES Batch(BatchNo), OpenedOn TEXT, ClosedOn TEXT, Severity TEXT, Cause TEXT);
INSERT INTO Ref_DosageForm VALUES ('TAB','coated tablet',0),('CAP','hard capsule',0),('AMP','glass ampoule',1),('SYR','oral syrup',0),('EYE','eye drops',1);
INSERT INTO Product VALUES (1,'Calmidol','TAB',500,36,4.9,1998),(2,'Calmidol Forte','TAB',1000,36,7.5,2006),(3,'Ferrovan','CAP',65,24,9.2,2011),(4,'Tussilene','SYR',15,18,6.3,1987),(5,'Novaject','AMP',40,30,38.5,2016),(6,'Lumisan','EYE',5,12,12.8,2019),(7,'Gastrobal','CAP',20,24,11.4,2003);
INSERT INTO Substance VALUES (1,'paracetamol','active','India',6.5),(2,'lactose','filler','Netherlands',1.8),(3,'ferrous fumarate','active','Germany',14),(4,'dextromethorphan','active','India',95),(5,'sorbitol','sweetener','France',2.4),(6,'gelatin','shell','Brazil',11.5),(7,'omeprazole','active','Spain',130),(8,'talc','glidant','Finland',0.9);
INSERT INTO Formula VALUES (1,1,500,1),(1,2,60,2),(2,1,1000,1),(2,2,90,2),(3,3,200,1),(3,6,80,3),(3,2,45,2),(4,4,15,1),(4,5,300,2),(7,7,20,1),(7,6,75,3);
INSERT INTO ProductionLine VALUES (1,'Press Alpha','North Hall',2004,90000,'running'),(2,'Press Beta','North Hall',2015,140000,'running'),(3,'Capsule One','East Hall',2010,60000,'maintenance'),(4,'Syrup Filler','South Hall',1996,4200,'running'),(5,'Ampoule Suite','Clean Hall',2017,7800,'running'),(6,'Old Coater','South Hall',1989,30000,'idle');
INSERT INTO Employee VALUES (1,'Rosalind Achterberg','plant manager',NULL,'2001-02-12',61),(2,'Milan Zupan','line operator',1,'2008-05-19',27.5),(3,'Teresa Quigley','line operator',1,'2014-10-06',24.8),(4,'Obi Adeyemi','qualified person',1,'2010-01-25',48),(5,'Hanneke Vos','laboratory analyst',4,'2016-09-01',31.2),(6,'Pavel Skala','laboratory analyst',4,'2019-03-18',29.4),(7,'Jun Ishida','trainee',2,'2022-07-04',18.9);
INSERT INTO Batch VALUES ('B2301',1,1,2,4,'2023-01-10',480000,'released'),('B2302',2,2,3,4,'2023-01-24',350000,'released'),('B2303',3,3,2,NULL,'2023-02-15',120000,'quarantine'),('B2304',4,4,3,4,'2023-03-02',21000,'released'),('B2305',5,5,2,NULL,'2023-03-20',9500,'rejected'),('B2306',1,2,3,1,'2023-04-11',510000,'released'),('B2307',7,3,7,NULL,'2023-05-05',98000,'quarantine'),('B2308',1,1,2,NULL,'2023-05-29',465000,'rejected');
INSERT INTO TestMethod VALUES ('HPLC','assay by chromatography','Agilum 1260',90),('DISS','dissolution profile','Sotax AT7',60),('MICR','microbial count','incubator',4320),('KFW','water by titration','Karl Fischer',25),('PART','particle count','Hiac 9703',40);
INSERT INTO QualityTest VALUES (1,'B2301','HPLC',5,'2023-01-12',99.4,'pass'),(2,'B2301','DISS',6,'2023-01-13',91,'pass'),(3,'B2302','HPLC',5,'2023-01-26',100.7,'pass'),(4,'B2303','KFW',6,'2023-02-17',6.8,'fail'),(5,'B2303','HPLC',5,'2023-02-18',98.2,'pass'),(6,'B2304','MICR',6,'2023-03-08',12,'pass'),(7,'B2305','MICR',5,'2023-03-27',310,'fail'),(8,'B2306','HPLC',5,'2023-04-13',99.9,'pass'),(9,'B2308','DISS',6,'2023-06-01',62,'fail'),(10,'B2308','HPLC',5,'2023-06-02',93.1,'fail'),(11,'B2302','DISS',6,'2023-01-27',93,'pass');
INSERT INTO Deviation VALUES (1,'B2303','2023-02-17',NULL,'major','humidity alarm ignored'),(2,'B2305','2023-03-27','2023-04-20','critical','filter torn'),(3,'B2308','2023-06-01','2023-07-14','critical','wrong compression force'),(4,'B2302','2023-01-25','2023-01-30','minor','label smudged'),(5,'B2308','2023-05-29','2023-06-10','minor','late humidity log'),(6,'B2306','2023-04-12','2023-04-15','minor','spilled powder');
-- How many batches have the status released?
-- number of lots with status released
-- How many lots have been released?
-- released is the status: batch count please
SELECT COUNT(*) FROM Batch WHERE Status = 'released';
-- List the trade names and launch years of the three products launched most recently, newest first.
-- the three youngest brands with the year they came out, latest on top
-- What three medicines are newest on the market, and since when? Start with the latest.
-- latest 3 products by year of launch, in descending order: brand name, year
SELECT TradeName, LaunchYear FROM Product ORDER BY LaunchYear DESC LIMIT 3;
-- What are the names of active substances that are not supplied from India?
-- ingredients of kind active that we buy anywhere but India
-- What active ingredients come from some other nation than India?
-- kind active, supplier's country anything but India: names of the substances
SELECT Name FROM Substance WHERE Kind = 'active' AND SupplierCountry != 'India';
-- Find the average and the maximum units per hour of the production lines in North Hall.
-- mean and top hourly speed of the machines in North Hall
-- How much do the lines in North Hall turn out an hour, in the mean and at the most?
-- North Hall: hourly output, mean first and then highest
SELECT AVG(UnitsPerHour), MAX(UnitsPerHour) FROM ProductionLine WHERE Hall = 'North Hall';
-- Which causes of deviations contain the word humidity?
-- reasons for incidents that mention humidity
-- Why did things go wrong, where humidity has something to do with it?
-- deviation causes with the word "humidity"
SELECT Cause FROM Deviation WHERE Cause LIKE '%humidity%';
-- Find the trade names of products of which some batch has a test with the verdict fail.
-- brands where any lot got a fail in the lab
-- What medicines have had a lot that came out of a test as fail?
-- verdict fail on any test of any batch - brand names
SELECT TradeName FROM Product WHERE ProductID IN (SELECT T1.ProductID FROM Batch AS T1 JOIN QualityTest AS T2 ON T1.BatchNo = T2.BatchNo WHERE T2.Verdict = 'fail');
-- What are the trade names of products in a sterile (1) dosage form?
-- brands whose form is germ-free, sterile = 1
-- What medicines come in a shape that has to be free of germs (sterile 1)?
-- sterile = 1 for the form: brand names please
SELECT T1.TradeName FROM Product AS T1 JOIN Ref_DosageForm AS T2 ON T1.FormCode = T2.FormCode WHERE T2.Sterile = 1;
-- Give the name of each employee who has a supervisor and the name of that supervisor.
-- worker and boss, pairwise
-- Who works under whom? First the one below, then the one above.
-- name of each worker that has a superior, then the superior's name
SELECT T1.Name, T2.Name FROM Employee AS T1 JOIN Employee AS T2 ON T1.SupervisorID = T2.EmployeeID;
-- Which substances are used in no product? Show their names.
-- ingredients that go into nothing we make
-- What ingredients do we need for nothing in our range?
-- substances missing from every formula - names
SELECT Name FROM Substance WHERE SubstanceID NOT IN (SELECT SubstanceID FROM Formula);
-- Return the trade name of every product that contains gelatin.
-- brands with gelatin in them
-- What medicines are made using gelatin?
-- gelatin is one of the ingredients: brand names
SELECT T1.TradeName FROM Product AS T1 JOIN Formula AS T2 ON T1.ProductID = T2.ProductID JOIN Substance AS T3 ON T2.SubstanceID = T3.SubstanceID WHERE T3.Name = 'gelatin';
-- For each production line that has made batches, show its name and the number of batches.
-- lots counted per machine, machine name in front
-- How many lots has each line turned out? Name of the line in front.
-- batch count by line, just lines that made any: name, count
SELECT T1.LineName, COUNT(*) FROM ProductionLine AS T1 JOIN Batch AS T2 ON T1.LineID = T2.LineID GROUP BY T1.LineID;
-- How many different test methods have been used on batches?
-- distinct lab methods ever applied, counted
-- In how many distinct ways have lots been examined?
-- number of different methods among the quality tests
SELECT COUNT(DISTINCT MethodCode) FROM QualityTest;
-- What are the names of employees who have made a batch of at least 450000 units?
-- who produced a lot of 450000 units or bigger, each name once
-- Who has turned out no fewer than 450000 pieces in one lot? No name twice.
-- different names of the workers behind a batch with 450000 pieces or more
SELECT DISTINCT T1.Name FROM Employee AS T1 JOIN Batch AS T2 ON T1.EmployeeID = T2.MadeBy WHERE T2.UnitCount >= 450000;
-- Which batch numbers have both a test with verdict pass and a test with verdict fail?
-- lots with mixed results, one pass and one fail at any rate
-- What lots have come out as pass in one test and as fail in another?
-- batch numbers having verdict fail and verdict pass both on record
SELECT BatchNo FROM QualityTest WHERE Verdict = 'pass' INTERSECT SELECT BatchNo FROM QualityTest WHERE Verdict = 'fail';
-- Find the numbers of the batches that have not been tested.
-- lots the lab never looked at
-- What lots has nobody examined? The numbers.
-- no quality test exists for it - batch numbers
SELECT BatchNo FROM Batch WHERE BatchNo NOT IN (SELECT BatchNo FROM QualityTest);
-- Which names belong to employees who have made any batch at all or who analysed a test of a batch with status rejected?
-- people who ever produced a lot, together with analysts who tested lots with status rejected
-- Who has turned out a lot of any sort, or examined one that was rejected? No name twice.
-- one list of workers: analysts behind tests of batches in status rejected, and makers of any batch
SELECT T1.Name FROM Employee AS T1 JOIN Batch AS T2 ON T1.EmployeeID = T2.MadeBy UNION SELECT T1.Name FROM Employee AS T1 JOIN QualityTest AS T2 ON T1.EmployeeID = T2.AnalystID JOIN Batch AS T3 ON T2.BatchNo = T3.BatchNo WHERE T3.Status = 'rejected';
-- Show the trade names of products with no released batch.
-- all brands minus those of which some lot is released
-- What medicines have no lot that was released?
-- leave out any brand with a batch in status released; which brands remain
SELECT TradeName FROM Product EXCEPT SELECT T1.TradeName FROM Product AS T1 JOIN Batch AS T2 ON T1.ProductID = T2.ProductID WHERE T2.Status = 'released';
-- Which deviation is not yet closed? Give its batch number and severity.
-- incident still open: lot and how serious
-- What problem has not been settled as yet? The number of the lot, then how bad it is.
-- close date left blank on the deviation: batch number, severity
SELECT BatchNo, Severity FROM Deviation WHERE ClosedOn IS NULL;
-- What are the trade names of products priced above the average list price of products launched after 2005?
-- brands dearer than the mean list price of what was launched after 2005
-- What medicines cost more than those brought out after 2005 do in the mean?
-- list price above the mean of everything launched later than 2005: brand names
SELECT TradeName FROM Product WHERE ListPrice > (SELECT AVG(ListPrice) FROM Product WHERE LaunchYear > 2005);
-- List trade names of products with a batch for which a critical deviation was opened, along with the cause.
-- brand and cause for every incident rated critical
-- What medicines had a lot with a critical problem, and why did it come about?
-- severity critical: name of the brand, cause of the deviation
SELECT T1.TradeName, T3.Cause FROM Product AS T1 JOIN Batch AS T2 ON T1.ProductID = T2.ProductID JOIN Deviation AS T3 ON T2.BatchNo = T3.BatchNo WHERE T3.Severity = 'critical';
-- Which product has the greatest total number of units over its batches? Give the trade name and that total.
-- brand with the biggest output summed over all lots, plus the sum
-- What medicine have we turned out most pieces of, taking all lots together, and how many?
-- add up units by product, just the top one: brand, sum
SELECT T1.TradeName, SUM(T2.UnitCount) FROM Product AS T1 JOIN Batch AS T2 ON T1.ProductID = T2.ProductID GROUP BY T1.ProductID ORDER BY SUM(T2.UnitCount) DESC LIMIT 1;
-- Name the methods that at least two different batches have been tested with, from the most to the fewest tests.
-- lab methods (by name) applied to 2 or more distinct lots, busiest method first
-- In what ways have two lots or more been examined, distinct ones? The way most often used on top.
-- test methods by name, sorted downwards by number of tests, leaving out those with fewer than 2 different batches
SELECT T1.MethodName FROM TestMethod AS T1 JOIN QualityTest AS T2 ON T1.MethodCode = T2.MethodCode GROUP BY T1.MethodCode HAVING COUNT(DISTINCT T2.BatchNo) >= 2 ORDER BY COUNT(*) DESC;

-- database: severn_levels_ambulance
CREATE TABLE ambulance_base (base_id INTEGER PRIMARY KEY, base_name TEXT, town TEXT, postcode TEXT, garage_bays INTEGER, opened_year INTEGER);
CREATE TABLE vehicle_type (type_code TEXT PRIMARY KEY, type_description TEXT, max_patients INTEGER, needs_paramedic TEXT);
CREATE TABLE vehicle (veh_id INTEGER PRIMARY KEY, veh_callsign TEXT, veh_type_code TEXT REFERENCES vehicle_type(type_code), veh_base_id INTEGER REFERENCES ambulance_base(base_id), veh_make TEXT, veh_year INTEGER, veh_mileage INTEGER, veh_status TEXT);
CREATE TABLE grade (grade_code TEXT PRIMARY KEY, grade_title TEXT, annual_pay INTEGER, may_give_drugs TEXT);
CREATE TABLE staff_member (staff_id INTEGER PRIMARY KEY, staff_name TEXT, grade_code TEXT REFERENCES grade(grade_code), home_base_id INTEGER REFERENCES ambulance_base(base_id), team_leader_id INTEGER REFERENCES staff_member(staff_id), joined_date TEXT, town TEXT);
CREATE TABLE receiving_hospital (hospital_id INTEGER PRIMARY KEY, hospital_name TEXT, town TEXT, trauma_level INTEGER, helipad TEXT);
CREATE TABLE call_category (category_no INTEGER PRIMARY KEY, category_label TEXT, target_minutes INTEGER);
CREATE TABLE emergency_call (call_id INTEGER PRIMARY KEY, call_date TEXT, call_town TEXT, chief_complaint TEXT, category_no INTEGER REFERENCES call_category(category_no), patient_age INTEGER, caller_type TEXT);
CREATE TABLE dispatch (dispatch_id INTEGER PRIMARY KEY, call_id INTEGER REFERENCES emergency_call(call_id), veh_id INTEGER REFERENCES vehicle(veh_id), driver_id INTEGER REFERENCES staff_member(staff_id), attendant_id INTEGER REFERENCES staff_member(staff_id), response_minutes INTEGER, hospital_id INTEGER REFERENCES receiving_hospital(hospital_id), miles_driven REAL);
CREATE TABLE certificate (staff_id INTEGER REFERENCES staff_member(staff_id), skill TEXT, gained_year INTEGER, expires_year INTEGER, PRIMARY KEY (staff_id, skill));
INSERT INTO ambulance_base VALUES (1,'Burrow Bridge','Burrowby','TA7 4KL',8,1974),(2,'Levels Central','Langstow','TA9 1QP',14,1992),(3,'Estuary Point','Severnham','BS29 6DD',6,1966),(4,'Hilltop','Mendbury','BS40 2HH',3,2008),(5,'Quarry Lane','Stonewick','BA5 3RR',4,2015);
INSERT INTO vehicle_type VALUES ('DCA','double-crewed ambulance',2,'Y'),('RRV','rapid response car',0,'Y'),('PTB','patient minibus',8,'N'),('BAR','bariatric ambulance',1,'Y'),('MCY','motorcycle',0,'N');
INSERT INTO vehicle VALUES (1,'Sierra 101','DCA',1,'Mercedes',2018,142000,'in service'),(2,'Sierra 102','DCA',2,'Mercedes',2021,61000,'in service'),(3,'Sierra 201','RRV',2,'Skoda',2022,38000,'in service'),(4,'Sierra 202','DCA',3,'Fiat',2016,187500,'workshop'),(5,'Tango 301','PTB',1,'Ford',2019,98000,'in service'),(6,'Sierra 401','BAR',2,'Iveco',2020,47000,'workshop'),(7,'Mike 501','MCY',2,'BMW',2017,55000,'spare'),(8,'Sierra 103','DCA',1,'Fiat',2023,15200,'in service');
INSERT INTO grade VALUES ('ECA','emergency care assistant',24500,'N'),('TEC','technician',29800,'N'),('PAR','paramedic',38200,'Y'),('APR','advanced paramedic',47600,'Y'),('STU','student paramedic',21900,'N');
INSERT INTO staff_member VALUES (1,'Moira Cadwallader','APR',2,NULL,'2003-04-07','Langstow'),(2,'Denzil Roach','PAR',2,1,'2011-09-19','Langstow'),(3,'Priya Sandhu','PAR',1,1,'2014-02-03','Burrowby'),(4,'Owen Tapp','TEC',1,3,'2017-06-12','Severnham'),(5,'Lorna Fitch','ECA',3,3,'2019-11-25','Severnham'),(6,'Kofi Mensah','TEC',2,2,'2016-01-18','Mendbury'),(7,'Beth Arkell','ECA',2,2,'2021-08-02','Langstow'),(8,'Gwil Parry','APR',3,NULL,'2006-10-30','Combe Ford');
INSERT INTO receiving_hospital VALUES (1,'Langstow Royal','Langstow',1,'Y'),(2,'Severnham District','Severnham',2,'Y'),(3,'Mendbury Cottage','Mendbury',4,'N'),(4,'Wells Park','Chewford',1,'N');
INSERT INTO call_category VALUES (1,'life-threatening',7),(2,'emergency',18),(3,'urgent',120),(4,'less urgent',180);
INSERT INTO emergency_call VALUES (1001,'2024-01-03','Langstow','cardiac arrest',1,71,'bystander'),(1002,'2024-01-03','Burrowby','fall from ladder',2,54,'family'),(1003,'2024-01-05','Severnham','chest pain',2,66,'patient'),(1004,'2024-01-09','Mendbury','back pain',4,39,'patient'),(1005,'2024-01-12','Langstow','stroke symptoms',2,80,'family'),(1006,'2024-01-14','Combe Ford','fall on stairs',3,88,'care home'),(1007,'2024-01-20','Burrowby','cardiac arrest',1,59,'family'),(1008,'2024-01-22','Stonewick','abdominal pain',3,27,'patient');
INSERT INTO dispatch VALUES (1,1001,3,2,1,5,NULL,3.1),(2,1001,2,7,6,9,1,6.4),(3,1002,1,4,3,16,1,22.5),(4,1003,4,5,8,14,2,8.2),(5,1005,2,6,2,12,1,5.7),(6,1006,5,5,4,96,2,31),(7,1007,1,4,3,8,1,19.8),(8,1007,3,1,2,11,NULL,14.6),(9,1008,8,3,4,75,4,27.3);
INSERT INTO certificate VALUES (1,'advanced airway',2009,2026),(1,'major incident command',2015,2025),(2,'advanced airway',2016,2024),(3,'blue light driving',2014,2027),(4,'blue light driving',2018,2028),(5,'blue light driving',2020,2025),(6,'blue light driving',2017,2024),(8,'major incident command',2012,2026);
-- What are the callsigns of vehicles whose status is not in service?
-- vehicles that are anything but in service, by callsign
-- How do we call on the radio those cars that are not "in service"?
-- status different from in service: callsigns
SELECT veh_callsign FROM vehicle WHERE veh_status != 'in service';
-- How many garage bays do all bases have together?
-- parking bays for ambulances, total over the bases
-- How many ambulances can be put under a roof at all our stations together?
-- sum of garage bays please
SELECT SUM(garage_bays) FROM ambulance_base;
-- Find the call date and chief complaint of calls from patients aged between 55 and 75.
-- when and what was wrong, for people of 55 to 75 years
-- On what day did somebody no younger than 55 and no older than 75 need us, and what ailed them?
-- patient age from 55 to 75: day of the call and main complaint
SELECT call_date, chief_complaint FROM emergency_call WHERE patient_age BETWEEN 55 AND 75;
-- List the distinct makes of the vehicles.
-- which manufacturers are in the fleet, each once
-- Who built our ambulances? Every firm one time.
-- different makes among the vehicles
SELECT DISTINCT veh_make FROM vehicle;
-- How many calls had a chief complaint that contains pain?
-- count of emergencies whose complaint mentions pain
-- How many times were we rung because of some pain or other?
-- "pain" occurs in the complaint - number of calls
SELECT COUNT(*) FROM emergency_call WHERE chief_complaint LIKE '%pain%';
-- Who has been the driver of a vehicle of the make Mercedes? Show the names of the staff members.
-- crew that ever drove a Mercedes on a dispatch
-- Who of our people has been at the wheel of a Mercedes?
-- make Mercedes: names of the crew that were drivers of one
SELECT staff_name FROM staff_member WHERE staff_id IN (SELECT T1.driver_id FROM dispatch AS T1 JOIN vehicle AS T2 ON T1.veh_id = T2.veh_id WHERE T2.veh_make = 'Mercedes');
-- Which bases have no vehicle? Give the names.
-- stations with an empty garage, name only
-- What stations have no ambulance to send?
-- not one vehicle there - names of the bases
SELECT base_name FROM ambulance_base WHERE base_id NOT IN (SELECT veh_base_id FROM vehicle);
-- For each base with at least two vehicles, give its name and its number of vehicles, the largest number first.
-- stations with 2 or more vehicles: name and how many, biggest first
-- How many ambulances stand at each station that has two or more? The greatest number on top.
-- vehicle count by base, sorted downwards, leaving out bases with just one: name, count
SELECT T1.base_name, COUNT(*) FROM ambulance_base AS T1 JOIN vehicle AS T2 ON T1.base_id = T2.veh_base_id GROUP BY T1.base_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Who are the staff members led by Moira Cadwallader?
-- names in the team of Moira Cadwallader
-- Who works under Moira Cadwallader?
-- team leader is Moira Cadwallader - names of the crew please
SELECT T1.staff_name FROM staff_member AS T1 JOIN staff_member AS T2 ON T1.team_leader_id = T2.staff_id WHERE T2.staff_name = 'Moira Cadwallader';
-- Show the label of each category with the average response time in minutes of its dispatches.
-- mean minutes until arrival by label of urgency
-- How long do we take to get there, in the mean, for each degree of urgency? The degree in words first.
-- mean response minutes by category, label of the category in front
SELECT T1.category_label, AVG(T3.response_minutes) FROM call_category AS T1 JOIN emergency_call AS T2 ON T1.category_no = T2.category_no JOIN dispatch AS T3 ON T2.call_id = T3.call_id GROUP BY T1.category_no;
-- Which call got no dispatch? Show its town and chief complaint.
-- emergencies nobody was sent to: place and complaint
-- To what emergency was nobody sent? The place, then what ailed the person.
-- no dispatch for the call: town, main complaint
SELECT call_town, chief_complaint FROM emergency_call WHERE call_id NOT IN (SELECT call_id FROM dispatch);
-- Return the names of staff who have worked as driver and also as attendant.
-- crew who have sat at the wheel and have been attendant as well
-- Who has steered at one time and looked after the patient, as attendant, at another?
-- crew who occur both as attendant and as driver, by name
SELECT T1.staff_name FROM staff_member AS T1 JOIN dispatch AS T2 ON T1.staff_id = T2.driver_id INTERSECT SELECT T1.staff_name FROM staff_member AS T1 JOIN dispatch AS T2 ON T1.staff_id = T2.attendant_id;
-- Which towns have a staff member living in them but no ambulance base?
-- places where crew live that lack a station
-- Where do people of ours live without a station in town?
-- leave out any town with a base; which home towns of the crew remain
SELECT town FROM staff_member EXCEPT SELECT town FROM ambulance_base;
-- List all towns that have an ambulance base or a receiving hospital with trauma level 1.
-- towns with a station, plus those with a hospital of trauma level 1
-- Where is there a station of ours, or a clinic with trauma level 1? Every place one time.
-- one list of towns without doubles: hospitals at trauma level 1, and bases
SELECT town FROM ambulance_base UNION SELECT town FROM receiving_hospital WHERE trauma_level = 1;
-- What is the callsign of the double-crewed ambulance with the highest mileage?
-- most driven double-crewed ambulance, callsign please
-- What double-crewed ambulance has gone furthest? How do we call it on the radio?
-- double-crewed ambulance with most miles on the clock - its callsign
SELECT T1.veh_callsign FROM vehicle AS T1 JOIN vehicle_type AS T2 ON T1.veh_type_code = T2.type_code WHERE T2.type_description = 'double-crewed ambulance' ORDER BY T1.veh_mileage DESC LIMIT 1;
-- How many different vehicles have taken someone to Langstow Royal?
-- number of distinct vehicles that drove to Langstow Royal
-- How many distinct cars of ours have been to Langstow Royal with somebody?
-- Langstow Royal as destination - number of different vehicles
SELECT COUNT(DISTINCT T1.veh_id) FROM dispatch AS T1 JOIN receiving_hospital AS T2 ON T1.hospital_id = T2.hospital_id WHERE T2.hospital_name = 'Langstow Royal';
-- Show the callsign, the driver's name and the attendant's name for dispatches with a response time under 10 minutes.
-- vehicle callsign, who drove, who attended, wherever they arrived in less than 10 minutes
-- What car got there in under 10 minutes, who steered it, and who sat with the patient? Radio name first.
-- response below 10 minutes: callsign, name of the driver, name of the attendant
SELECT T2.veh_callsign, T3.staff_name, T4.staff_name FROM dispatch AS T1 JOIN vehicle AS T2 ON T1.veh_id = T2.veh_id JOIN staff_member AS T3 ON T1.driver_id = T3.staff_id JOIN staff_member AS T4 ON T1.attendant_id = T4.staff_id WHERE T1.response_minutes < 10;
-- Which vehicles have more mileage than the average vehicle? List callsign and mileage.
-- callsign and miles on the clock of those above the fleet's mean
-- What cars have gone further than the mean of all, and how far? Radio name first.
-- mileage above the mean: callsign and miles
SELECT veh_callsign, veh_mileage FROM vehicle WHERE veh_mileage > (SELECT AVG(veh_mileage) FROM vehicle);
-- Who holds no certificate?
-- crew names without any skill certificate on record
-- Who of our people has no paper that proves a skill?
-- names of crew without one certificate
SELECT staff_name FROM staff_member WHERE staff_id NOT IN (SELECT staff_id FROM certificate);
-- Find the names of staff whose home base is Levels Central and whose grade may give drugs (Y).
-- people based at Levels Central with a rank allowed to give medication, Y
-- Who starts from Levels Central and is of a rank that can hand out medicine (drugs Y)?
-- may give drugs = Y, home base Levels Central: names of the crew
SELECT T1.staff_name FROM staff_member AS T1 JOIN grade AS T2 ON T1.grade_code = T2.grade_code JOIN ambulance_base AS T3 ON T1.home_base_id = T3.base_id WHERE T3.base_name = 'Levels Central' AND T2.may_give_drugs = 'Y';
-- Which skill is certified for the most staff members?
-- commonest certificate among the crew
-- What can the most of our people do, going by their papers?
-- skill with the highest certificate count
SELECT skill FROM certificate GROUP BY skill ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the name of the base whose vehicles drove the most miles in total on dispatches?
-- station with the greatest mileage summed over its vehicles' dispatches
-- Whose ambulances have gone furthest when sent out, all journeys together? Name of the station.
-- add up miles driven on dispatches by base, name of the one on top
SELECT T1.base_name FROM ambulance_base AS T1 JOIN vehicle AS T2 ON T1.base_id = T2.veh_base_id JOIN dispatch AS T3 ON T2.veh_id = T3.veh_id GROUP BY T1.base_id ORDER BY SUM(T3.miles_driven) DESC LIMIT 1;
