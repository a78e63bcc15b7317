-- database: roadworthy_transport_ministry
CREATE TABLE Ref_Licence_Classes (licence_class_code TEXT PRIMARY KEY, licence_class_description TEXT, minimum_age INTEGER, validity_years INTEGER, application_fee REAL);
CREATE TABLE Ref_Defect_Types (defect_type_code TEXT PRIMARY KEY, defect_type_description TEXT, severity TEXT);
CREATE TABLE Regional_Offices (office_id INTEGER PRIMARY KEY, office_name TEXT, city TEXT, opened_year INTEGER, number_of_counters INTEGER);
CREATE TABLE Inspectors (inspector_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, office_id INTEGER REFERENCES Regional_Offices(office_id), date_of_appointment TEXT, supervisor_inspector_id INTEGER REFERENCES Inspectors(inspector_id), certification_grade INTEGER);
CREATE TABLE Licence_Holders (holder_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, date_of_birth TEXT, city TEXT, email_address TEXT);
CREATE TABLE Driving_Licences (licence_number TEXT PRIMARY KEY, holder_id INTEGER REFERENCES Licence_Holders(holder_id), licence_class_code TEXT REFERENCES Ref_Licence_Classes(licence_class_code), issuing_office_id INTEGER REFERENCES Regional_Offices(office_id), date_of_issue TEXT, date_of_expiry TEXT, status TEXT);
CREATE TABLE Haulage_Operators (operator_id INTEGER PRIMARY KEY, operator_name TEXT, city TEXT, fleet_size INTEGER, safety_rating TEXT);
CREATE TABLE Vehicles (vehicle_id INTEGER PRIMARY KEY, registration_plate TEXT, operator_id INTEGER REFERENCES Haulage_Operators(operator_id), manufacturer TEXT, model TEXT, year_built INTEGER, gross_weight_kg INTEGER, date_of_last_inspection TEXT);
CREATE TABLE Inspections (inspection_id INTEGER PRIMARY KEY, vehicle_id INTEGER REFERENCES Vehicles(vehicle_id), lead_inspector_id INTEGER REFERENCES Inspectors(inspector_id), assistant_inspector_id INTEGER REFERENCES Inspectors(inspector_id), inspection_date TEXT, result TEXT, duration_minutes INTEGER, fee REAL);
CREATE TABLE Inspection_Defects (inspection_id INTEGER REFERENCES Inspections(inspection_id), defect_type_code TEXT REFERENCES Ref_Defect_Types(defect_type_code), axle_number INTEGER, remarks TEXT, PRIMARY KEY (inspection_id, defect_type_code));
CREATE TABLE Penalties (penalty_id INTEGER PRIMARY KEY, inspection_id INTEGER REFERENCES Inspections(inspection_id), amount REAL, date_imposed TEXT, date_paid TEXT);
INSERT INTO Ref_Licence_Classes VALUES ('B','Passenger car',18,15,48.5),('C','Heavy goods vehicle',21,5,96),('D','Bus and coach',24,5,112),('A','Motorcycle',20,15,52),('T','Agricultural tractor',16,10,30);
INSERT INTO Ref_Defect_Types VALUES ('BRK','Worn brake lining','dangerous'),('TYR','Insufficient tyre tread','major'),('LGT','Faulty headlight','minor'),('STR','Loose steering joint','dangerous'),('EXH','Leaking exhaust','major'),('MIR','Cracked mirror','minor');
INSERT INTO Regional_Offices VALUES (1,'Central Licensing Hall','Marrowby',1968,14),(2,'Eastgate Test Station','Tolverne',1985,6),(3,'Quarry Road Depot','Tolverne',2003,4),(4,'Lakeside Office','Ashcombe',1991,8),(5,'Northern Annex','Skelding',2016,3);
INSERT INTO Inspectors VALUES (1,'Harriet','Bexley',1,'2001-03-12',NULL,5),(2,'Oskar','Lindqvist',2,'2008-09-01',1,4),(3,'Tamsin','Roe',2,'2015-05-18',2,3),(4,'Devraj','Patil',4,'2010-01-11',1,4),(5,'Coral','Yates',3,'2019-10-07',2,2),(6,'Milo','Senft',4,'2021-02-15',4,2);
INSERT INTO Licence_Holders VALUES (1,'Agnes','Mallory','1979-04-22','Marrowby','agnes.m@post.test'),(2,'Bram','Okoye','1988-11-03','Tolverne',NULL),(3,'Clive','Dunmore','1963-07-15','Ashcombe','clive@dunmore.test'),(4,'Dina','Farrant','1995-01-30','Marrowby','dinaf@post.test'),(5,'Edwin','Sprague','2001-09-09','Skelding',NULL),(6,'Freya','Holt','1972-12-05','Tolverne','freya.holt@post.test'),(7,'Gil','Navarro','1990-06-18','Ashcombe','gil@navarro.test');
INSERT INTO Driving_Licences VALUES ('ML-1001',1,'B',1,'2012-05-10','2027-05-09','valid'),('ML-1002',1,'C',1,'2019-06-01','2024-05-31','expired'),('ML-1003',2,'C',2,'2021-02-14','2026-02-13','valid'),('ML-1004',3,'D',4,'2020-09-20','2025-09-19','suspended'),('ML-1005',3,'B',4,'2011-03-03','2026-03-02','valid'),('ML-1006',4,'A',1,'2018-07-07','2033-07-06','valid'),('ML-1007',6,'C',2,'2022-10-12','2027-10-11','valid'),('ML-1008',6,'D',3,'2023-01-25','2028-01-24','valid');
INSERT INTO Haulage_Operators VALUES (1,'Bristow Freight','Tolverne',42,'A'),(2,'Palmerston Coaches','Marrowby',18,'B'),(3,'Greenvale Milk Haulage','Ashcombe',9,'A'),(4,'Crown Aggregates','Skelding',27,'C'),(5,'Silverline Coaches','Tolverne',12,'B');
INSERT INTO Vehicles VALUES (1,'TV-204-K',1,'Volmark','Titan 8',2016,26000,'2023-04-18'),(2,'TV-377-L',1,'Hanso','Roadmaster',2019,40000,'2023-06-02'),(3,'MB-118-C',2,'Velden','Panorama',2014,18000,'2023-02-09'),(4,'AC-562-D',3,'Volmark','Dairy 4',2020,15500,'2023-07-21'),(5,'SK-909-F',4,'Hanso','Quarryman',2011,32000,'2023-05-30'),(6,'MB-241-H',2,'Velden','Citylink',2021,16500,NULL),(7,'TV-650-M',1,'Volmark','Titan 9',2022,27500,NULL);
INSERT INTO Inspections VALUES (1,1,2,3,'2022-04-12','failed',75,140),(2,1,2,5,'2023-04-18','passed',50,120),(3,2,3,NULL,'2023-06-02','passed',40,120),(4,3,1,2,'2023-02-09','conditional',65,150),(5,4,4,6,'2023-07-21','passed',35,90),(6,5,4,6,'2022-05-25','failed',90,160),(7,5,6,4,'2023-05-30','failed',80,165),(8,2,2,3,'2022-06-10','conditional',60,130);
INSERT INTO Inspection_Defects VALUES (1,'BRK',2,'replace both sides'),(1,'LGT',NULL,NULL),(4,'MIR',NULL,'left side'),(4,'TYR',1,NULL),(6,'BRK',3,'below 2 mm'),(6,'STR',1,'play of 9 mm'),(7,'EXH',NULL,NULL),(7,'STR',1,'play of 6 mm'),(7,'BRK',2,NULL),(8,'TYR',2,'inner wheel'),(8,'LGT',NULL,'aimed too high');
INSERT INTO Penalties VALUES (1,1,450,'2022-04-20','2022-05-15'),(2,6,900,'2022-06-01','2022-08-30'),(3,7,1200,'2023-06-05',NULL),(4,4,180,'2023-02-15','2023-02-28'),(5,8,260,'2022-06-20',NULL);
-- How many vehicles were built between 2014 and 2019?
-- number of trucks and buses from the years 2014 to 2019, both included
-- How many lorries and coaches were made from 2014 up to 2019?
-- count of everything on wheels with a build year no earlier than 2014, no later than 2019
SELECT COUNT(*) FROM Vehicles WHERE year_built BETWEEN 2014 AND 2019;
-- List the descriptions of the licence classes whose application fee is less than 60.
-- what kinds of licence cost under 60 to apply for
-- Which sorts of permit to drive can you ask for at less than 60?
-- application fee below 60: which licence classes, in words
SELECT licence_class_description FROM Ref_Licence_Classes WHERE application_fee < 60;
-- How many different manufacturers made the vehicles?
-- count the distinct makes on our vehicle register
-- How many distinct firms have built what is on our roads?
-- number of vehicle makers, each counted one time
SELECT COUNT(DISTINCT manufacturer) FROM Vehicles;
-- Show the name and safety rating of the haulage operators with the word Coaches in their name.
-- firms called something with Coaches, and how safe they are rated
-- What transport companies have Coaches in their name, and how safe are they?
-- coaches in the operator's name - name and safety mark please
SELECT operator_name, safety_rating FROM Haulage_Operators WHERE operator_name LIKE '%Coaches%';
-- What are the shortest, the longest and the average duration in minutes of the inspections with the result failed?
-- minimum, maximum and mean minutes spent on checks that ended as failed
-- How many minutes does a check that failed take at least, at most and on average?
-- result failed: min, max, mean of how long the inspection took
SELECT MIN(duration_minutes), MAX(duration_minutes), AVG(duration_minutes) FROM Inspections WHERE result = 'failed';
-- Give the registration plates of the vehicles for which no date of last inspection is recorded.
-- plates of the vehicles that have not been checked yet according to their own record (last check date empty)
-- What number plates belong to trucks with no last check on record?
-- no date of last inspection - list the plates
SELECT registration_plate FROM Vehicles WHERE date_of_last_inspection IS NULL;
-- For each regional office, show its name and the number of its inspectors.
-- headcount of inspectors at every branch, branch name first
-- How many examiners work at each branch? What the branch is called, then how many.
-- office name and number of inspectors, office by office
SELECT T1.office_name, COUNT(*) FROM Regional_Offices AS T1 JOIN Inspectors AS T2 ON T1.office_id = T2.office_id GROUP BY T1.office_id;
-- For every inspection that had an assistant, show the inspection date, the last name of the lead inspector and the last name of the assistant inspector.
-- who did the checks in pairs: day, surname of the one in charge, surname of the helper
-- When was every check done by two people, who led it and who helped? Day, then the two family names.
-- inspections with an assistant on board: date, lead's surname, assistant's surname
SELECT T1.inspection_date, T2.last_name, T3.last_name FROM Inspections AS T1 JOIN Inspectors AS T2 ON T1.lead_inspector_id = T2.inspector_id JOIN Inspectors AS T3 ON T1.assistant_inspector_id = T3.inspector_id;
-- What is the last name of each inspector who has a supervisor, together with the last name of that supervisor?
-- inspector and boss, surnames side by side
-- Whom does each examiner report to? Family name of the one, then of the superior.
-- last name of the inspector, last name of that person's supervisor
SELECT T1.last_name, T2.last_name FROM Inspectors AS T1 JOIN Inspectors AS T2 ON T1.supervisor_inspector_id = T2.inspector_id;
-- Which licence holders have no driving licence? Give first and last names.
-- people on file as holders without any licence at all, first name and surname
-- Who is on our books as a motorist but may drive nothing, having no licence? Forename, family name.
-- licence holders with no entry among the driving licences - given name and surname
SELECT first_name, last_name FROM Licence_Holders WHERE holder_id NOT IN (SELECT holder_id FROM Driving_Licences);
-- Which haulage operators have had an inspection with the result passed as well as one with the result failed?
-- names of firms whose vehicles have both passed and failed a check
-- Which transport companies have had a truck that passed and also one check that failed?
-- operators for which we find a result failed and a result passed as well
SELECT T1.operator_name FROM Haulage_Operators AS T1 JOIN Vehicles AS T2 ON T1.operator_id = T2.operator_id JOIN Inspections AS T3 ON T2.vehicle_id = T3.vehicle_id WHERE T3.result = 'passed' INTERSECT SELECT T1.operator_name FROM Haulage_Operators AS T1 JOIN Vehicles AS T2 ON T1.operator_id = T2.operator_id JOIN Inspections AS T3 ON T2.vehicle_id = T3.vehicle_id WHERE T3.result = 'failed';
-- Which defect type descriptions were found in failed inspections but never in conditional ones?
-- faults (described) that turned up when the result was failed, yet not once when it was conditional
-- What flaws came up in checks that failed but in none that was conditional?
-- describe the defects seen under result failed, minus those seen under result conditional
SELECT T1.defect_type_description FROM Ref_Defect_Types AS T1 JOIN Inspection_Defects AS T2 ON T1.defect_type_code = T2.defect_type_code JOIN Inspections AS T3 ON T2.inspection_id = T3.inspection_id WHERE T3.result = 'failed' EXCEPT SELECT T1.defect_type_description FROM Ref_Defect_Types AS T1 JOIN Inspection_Defects AS T2 ON T1.defect_type_code = T2.defect_type_code JOIN Inspections AS T3 ON T2.inspection_id = T3.inspection_id WHERE T3.result = 'conditional';
-- List the cities that have a regional office opened before 1990 or are home to a haulage operator with safety rating C, without repetition.
-- towns, each once, with a branch older than 1990 or with a haulier rated C
-- Where is there a branch that started before 1990, or a transport company whose safety is C? No repeats.
-- one list of cities: offices opened earlier than 1990, operators with safety rating C
SELECT city FROM Regional_Offices WHERE opened_year < 1990 UNION SELECT city FROM Haulage_Operators WHERE safety_rating = 'C';
-- What is the total amount of penalties of each haulage operator? Show the operator's name and the total, the highest total first.
-- fines summed by firm, worst firm on top, name then sum
-- How much has each transport company been fined in all? Name and sum, hardest hit first.
-- add up penalties by operator, from most to least: operator, sum
SELECT T1.operator_name, SUM(T4.amount) FROM Haulage_Operators AS T1 JOIN Vehicles AS T2 ON T1.operator_id = T2.operator_id JOIN Inspections AS T3 ON T2.vehicle_id = T3.vehicle_id JOIN Penalties AS T4 ON T3.inspection_id = T4.inspection_id GROUP BY T1.operator_id ORDER BY SUM(T4.amount) DESC;
-- What is the description of the defect type that was found most often?
-- commonest fault at our checks, by its description
-- What goes wrong with trucks more often than anything else?
-- the defect type seen the largest number of times, in words
SELECT T1.defect_type_description FROM Ref_Defect_Types AS T1 JOIN Inspection_Defects AS T2 ON T1.defect_type_code = T2.defect_type_code GROUP BY T1.defect_type_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the licence number, the holder's last name and the class description of every valid licence whose class has a minimum age above 20.
-- for licences that are valid and of a kind open only to people over 20: number, surname, kind spelled out
-- For valid permits in a class you must be older than 20 to get: the number, whose it is (family name), and the class in words.
-- status valid, minimum age above 20: licence no, last name, class description
SELECT T1.licence_number, T2.last_name, T3.licence_class_description FROM Driving_Licences AS T1 JOIN Licence_Holders AS T2 ON T1.holder_id = T2.holder_id JOIN Ref_Licence_Classes AS T3 ON T1.licence_class_code = T3.licence_class_code WHERE T1.status = 'valid' AND T3.minimum_age > 20;
-- Who holds driving licences of at least two different classes? Show first and last name.
-- first name and surname of people with 2 or more distinct classes of licence
-- Who is allowed to drive in two or more distinct classes? Forename, family name.
-- at least 2 different licence classes to their name - given name and surname of such holders
SELECT T1.first_name, T1.last_name FROM Licence_Holders AS T1 JOIN Driving_Licences AS T2 ON T1.holder_id = T2.holder_id GROUP BY T1.holder_id HAVING COUNT(DISTINCT T2.licence_class_code) >= 2;
-- Which vehicles have a gross weight above the average of all vehicles? Show registration plate and gross weight.
-- plate and kilos of everything heavier than the mean
-- Which trucks are heavier than average, and how heavy? Number plate first.
-- plate, gross kg; just those above the mean of all
SELECT registration_plate, gross_weight_kg FROM Vehicles WHERE gross_weight_kg > (SELECT AVG(gross_weight_kg) FROM Vehicles);
-- What is the total amount of the penalties that have not been paid yet?
-- sum of fines still outstanding, no payment date
-- How much are we still owed in fines?
-- date paid empty: total of the penalties
SELECT SUM(amount) FROM Penalties WHERE date_paid IS NULL;
-- Find the names of the haulage operators that have a vehicle on which a dangerous defect was found.
-- which firms had something of the severity dangerous discovered on one of their vehicles
-- Which transport companies had a truck with a flaw classed as dangerous?
-- severity dangerous was found on one of their vehicles: operator names
SELECT operator_name FROM Haulage_Operators WHERE operator_id IN (SELECT T1.operator_id FROM Vehicles AS T1 JOIN Inspections AS T2 ON T1.vehicle_id = T2.vehicle_id JOIN Inspection_Defects AS T3 ON T2.inspection_id = T3.inspection_id JOIN Ref_Defect_Types AS T4 ON T3.defect_type_code = T4.defect_type_code WHERE T4.severity = 'dangerous');
-- Among inspectors with a certification grade higher than 3, who was the lead inspector of the most inspections? Give first and last name.
-- of our people graded over 3, the one in charge of the largest number of checks, first name and surname
-- Who has led the most checks, of the examiners certified above grade 3? Forename, family name.
-- grade over 3 only; count inspections as lead; given name and surname of the top one
SELECT T1.first_name, T1.last_name FROM Inspectors AS T1 JOIN Inspections AS T2 ON T1.inspector_id = T2.lead_inspector_id WHERE T1.certification_grade > 3 GROUP BY T1.inspector_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the registration plate, the inspection date and the remarks for defects whose remarks begin with play.
-- comments on faults starting with "play": plate of the vehicle, day of the check, the comment itself
-- On which truck (number plate) and when did someone note a flaw in words that start with play? The note goes last.
-- remarks beginning with "play": plate, date of inspection, remarks
SELECT T1.registration_plate, T2.inspection_date, T3.remarks FROM Vehicles AS T1 JOIN Inspections AS T2 ON T1.vehicle_id = T2.vehicle_id JOIN Inspection_Defects AS T3 ON T2.inspection_id = T3.inspection_id WHERE T3.remarks LIKE 'play%';

-- database: portmere_city_hall
CREATE TABLE JobGrade (GradeCode TEXT PRIMARY KEY, GradeTitle TEXT, MinSalary INTEGER, MaxSalary INTEGER);
CREATE TABLE Department (DeptNo INTEGER PRIMARY KEY, DeptTitle TEXT, ParentDeptNo INTEGER REFERENCES Department(DeptNo), Building TEXT, Phone TEXT, FoundedYear INTEGER);
CREATE TABLE Employee (EmpNo INTEGER PRIMARY KEY, GivenName TEXT, Surname TEXT, DeptNo INTEGER REFERENCES Department(DeptNo), GradeCode TEXT REFERENCES JobGrade(GradeCode), HiredOn TEXT, LeftOn TEXT, ManagerNo INTEGER REFERENCES Employee(EmpNo), Salary INTEGER);
CREATE TABLE DepartmentHead (DeptNo INTEGER PRIMARY KEY REFERENCES Department(DeptNo), EmpNo INTEGER REFERENCES Employee(EmpNo), AppointedOn TEXT, Acting TEXT, MonthlyAllowance INTEGER);
CREATE TABLE Project (ProjectNo INTEGER PRIMARY KEY, ProjectTitle TEXT, OwnerDeptNo INTEGER REFERENCES Department(DeptNo), PartnerDeptNo INTEGER REFERENCES Department(DeptNo), StartDate TEXT, EndDate TEXT, Status TEXT, Cost INTEGER);
CREATE TABLE Assignment (EmpNo INTEGER REFERENCES Employee(EmpNo), ProjectNo INTEGER REFERENCES Project(ProjectNo), Role TEXT, HoursPerWeek INTEGER, PRIMARY KEY (EmpNo, ProjectNo));
CREATE TABLE BudgetLine (LineNo INTEGER PRIMARY KEY, DeptNo INTEGER REFERENCES Department(DeptNo), FiscalYear INTEGER, Category TEXT, Approved INTEGER, Spent INTEGER);
CREATE TABLE Ward (WardNo INTEGER PRIMARY KEY, WardName TEXT, Population INTEGER, AreaKm2 REAL, Councillor TEXT);
CREATE TABLE ProjectWard (ProjectNo INTEGER REFERENCES Project(ProjectNo), WardNo INTEGER REFERENCES Ward(WardNo), SharePercent INTEGER, PRIMARY KEY (ProjectNo, WardNo));
CREATE TABLE TrainingCourse (CourseNo INTEGER PRIMARY KEY, CourseTitle TEXT, Provider TEXT, Days INTEGER, Price INTEGER);
CREATE TABLE TrainingRecord (EmpNo INTEGER REFERENCES Employee(EmpNo), CourseNo INTEGER REFERENCES TrainingCourse(CourseNo), CompletedOn TEXT, Score INTEGER, PRIMARY KEY (EmpNo, CourseNo));
INSERT INTO JobGrade VALUES ('G1','Clerk',26000,36000),('G2','Case Officer',34000,48000),('G3','Senior Officer',45000,62000),('G4','Head of Unit',58000,82000),('G5','Director',78000,110000);
INSERT INTO Department VALUES (10,'Public Works',NULL,'Anchor House','555-0110',1921),(11,'Roads and Bridges',10,'Anchor House','555-0111',1948),(12,'Parks and Trees',10,'Linden Pavilion',NULL,1956),(20,'Finance',NULL,'Old Guildhall','555-0120',1898),(21,'Procurement Office',20,'Old Guildhall','555-0121',1989),(30,'Housing and Welfare',NULL,'Mercer Block','555-0130',1947),(40,'Digital Services',NULL,'Mercer Block','555-0140',2014);
INSERT INTO Employee VALUES (101,'Rosalind','Achterberg',10,'G5','1999-05-03',NULL,NULL,104000),(102,'Teodor','Finch',11,'G4','2006-08-14',NULL,101,71500),(103,'Ines','Valdemar',11,'G2','2015-02-02',NULL,102,43800),(104,'Kwame','Oduya',20,'G5','2003-01-20',NULL,NULL,98500),(105,'Philippa','Strand',21,'G3','2011-11-07',NULL,104,56200),(106,'Levi','Thornbury',30,'G4','2009-04-27','2023-06-30',101,69900),(107,'Marta','Quill',40,'G3','2018-09-10',NULL,104,60300),(108,'Jonah','Reyes',40,'G2','2021-03-15',NULL,107,41200);
INSERT INTO DepartmentHead VALUES (10,101,'2012-01-01','N',900),(11,102,'2017-07-01','N',450),(20,104,'2014-03-01','N',950),(21,105,'2022-05-01','Y',300),(40,107,'2021-01-01','Y',350);
INSERT INTO Project VALUES (1,'Riverside Promenade',10,12,'2021-04-01','2023-10-31','completed',2450000),(2,'Potholes Action Plan',11,NULL,'2022-02-15',NULL,'running',890000),(3,'Paperless Permits',40,21,'2022-09-01',NULL,'running',310000),(4,'Riverside Lighting',11,12,'2023-03-10',NULL,'paused',275000),(5,'Warm Homes Grant Desk',30,20,'2020-11-01','2022-12-20','completed',520000),(6,'Open Ledger Portal',20,40,'2023-06-05',NULL,'running',198000);
INSERT INTO Assignment VALUES (101,1,'sponsor',3),(102,1,'lead',15),(103,2,'analyst',20),(102,2,'lead',12),(107,3,'lead',22),(108,3,'developer',30),(105,3,'buyer',8),(103,4,'lead',10),(106,5,'lead',25),(104,6,'sponsor',2),(108,6,'developer',6);
INSERT INTO BudgetLine VALUES (1,10,2022,'Construction',3200000,3050000),(2,10,2023,'Construction',2800000,2910000),(3,11,2022,'Maintenance',1450000,1380000),(4,11,2023,'Maintenance',1500000,1565000),(5,20,2023,'Staff',940000,915000),(6,30,2022,'Grants',1100000,870000),(7,40,2023,'Software',620000,655000),(8,40,2022,'Software',480000,452000);
INSERT INTO Ward VALUES (1,'Cobblegate',18400,3.2,'Ann Tovey'),(2,'Millrace',23100,5.8,'Piers Hallam'),(3,'Saltern',9700,7.4,'Una Boyd'),(4,'Old Harbour',14250,2.6,'Piotr Wolak'),(5,'Northfold',30600,11.9,NULL);
INSERT INTO ProjectWard VALUES (1,2,60),(1,4,40),(2,1,30),(2,2,25),(2,5,45),(4,2,100),(5,5,70),(5,3,30);
INSERT INTO TrainingCourse VALUES (1,'Contract Law Basics','Beacon Academy',2,640),(2,'Data Protection Basics','Beacon Academy',1,280),(3,'Bridge Inspection','Civil Institute',5,1850),(4,'Conflict Resolution','Halden Partners',3,990),(5,'Advanced Spreadsheets','Halden Partners',2,520);
INSERT INTO TrainingRecord VALUES (102,3,'2019-05-24',88),(103,3,'2021-06-11',93),(105,1,'2022-03-18',79),(107,2,'2022-01-21',96),(108,2,'2022-01-21',84),(106,4,'2018-10-05',71),(103,2,'2023-02-10',90),(108,5,NULL,NULL);
-- What are the titles and costs of the projects with the status running?
-- everything still running: what it's called and what it costs
-- What undertakings are running, and how much money does each take?
-- status running - project titles plus cost
SELECT ProjectTitle, Cost FROM Project WHERE Status = 'running';
-- Return the lowest, highest and average salary of the employees.
-- what do our people earn at least, at most and on average
-- What does our worst paid person get, what our best paid, and what is the average?
-- pay of the staff: min, max, mean
SELECT MIN(Salary), MAX(Salary), AVG(Salary) FROM Employee;
-- In how many different buildings are the departments located?
-- count of distinct houses our departments sit in
-- How many different buildings do our offices take up?
-- number of buildings with a department in them, each building one time
SELECT COUNT(DISTINCT Building) FROM Department;
-- Find the titles of the training courses that contain the word Basics.
-- courses with Basics in their name
-- What classes do we send people to that are called something with Basics?
-- basics in the course title, which trainings
SELECT CourseTitle FROM TrainingCourse WHERE CourseTitle LIKE '%Basics%';
-- Which employees were hired between 2005-01-01 and 2012-12-31? Give their surnames.
-- surnames of staff who joined from 2005-01-01 through 2012-12-31
-- Who came to work for us between 2005-01-01 and 2012-12-31? Family names.
-- hired no earlier than 2005-01-01, no later than 2012-12-31: last names of the employees
SELECT Surname FROM Employee WHERE HiredOn BETWEEN '2005-01-01' AND '2012-12-31';
-- Show the title of each department that belongs to a parent department, along with the title of the parent.
-- sub-departments and what they come under, both by title
-- Which office is part of which? The smaller one first, both by what they are called.
-- department title and the title of the one above it
SELECT T1.DeptTitle, T2.DeptTitle FROM Department AS T1 JOIN Department AS T2 ON T1.ParentDeptNo = T2.DeptNo;
-- For every project with a partner department, list the project title, the title of the owner department and the title of the partner department.
-- joint projects: name, who owns it, who helps as partner (department titles)
-- Which two offices share each joint undertaking? What it is called, whose it is, and who joins in.
-- project title, owner, partner - for all projects that have a partner
SELECT T1.ProjectTitle, T2.DeptTitle, T3.DeptTitle FROM Project AS T1 JOIN Department AS T2 ON T1.OwnerDeptNo = T2.DeptNo JOIN Department AS T3 ON T1.PartnerDeptNo = T3.DeptNo;
-- Which departments do not have any employees?
-- titles of departments where nobody works
-- Which offices have no one on the payroll?
-- departments without a single employee, titles
SELECT DeptTitle FROM Department WHERE DeptNo NOT IN (SELECT DeptNo FROM Employee);
-- How many employees are there in each job grade? Show the grade title and the number.
-- staff counted by pay grade, grade spelled out first
-- How many people are on each rung of the pay scale? The rung in words, then how many.
-- grade title and head count per grade
SELECT T1.GradeTitle, COUNT(*) FROM JobGrade AS T1 JOIN Employee AS T2 ON T1.GradeCode = T2.GradeCode GROUP BY T1.GradeCode;
-- List the title of each department and the total it has spent over all its budget lines, from the largest total to the smallest.
-- money gone by department, biggest spender first: title, sum
-- How much money has every office used up in all? Its title and the sum, biggest first.
-- sum of spent per department, descending: department, sum
SELECT T1.DeptTitle, SUM(T2.Spent) FROM Department AS T1 JOIN BudgetLine AS T2 ON T1.DeptNo = T2.DeptNo GROUP BY T1.DeptNo ORDER BY SUM(T2.Spent) DESC;
-- Show the distinct surnames of the employees assigned to a project that concerns the ward Millrace.
-- who, each surname once, works on anything touching Millrace
-- Who has a hand in an undertaking for Millrace? Family names, no repeats.
-- ward Millrace: last names of the staff on its projects, each name one time
SELECT DISTINCT T1.Surname FROM Employee AS T1 JOIN Assignment AS T2 ON T1.EmpNo = T2.EmpNo JOIN ProjectWard AS T3 ON T2.ProjectNo = T3.ProjectNo JOIN Ward AS T4 ON T3.WardNo = T4.WardNo WHERE T4.WardName = 'Millrace';
-- Which wards have both a completed project and a running project?
-- names of the wards with something completed and also something running
-- What parts of town have an undertaking that is completed and another that is running?
-- ward names with some project running and some project completed
SELECT T1.WardName FROM Ward AS T1 JOIN ProjectWard AS T2 ON T1.WardNo = T2.WardNo JOIN Project AS T3 ON T2.ProjectNo = T3.ProjectNo WHERE T3.Status = 'completed' INTERSECT SELECT T1.WardName FROM Ward AS T1 JOIN ProjectWard AS T2 ON T1.WardNo = T2.WardNo JOIN Project AS T3 ON T2.ProjectNo = T3.ProjectNo WHERE T3.Status = 'running';
-- What are the titles of the departments that own a project but are the partner in none?
-- departments that run a project of their own yet never act as partner in one
-- Which offices have an undertaking of their own but never join in as partner?
-- owners of projects, minus partners in projects: department titles
SELECT T1.DeptTitle FROM Department AS T1 JOIN Project AS T2 ON T1.DeptNo = T2.OwnerDeptNo EXCEPT SELECT T1.DeptTitle FROM Department AS T1 JOIN Project AS T2 ON T1.DeptNo = T2.PartnerDeptNo;
-- Find the surnames of employees who are an acting (Y) department head or who scored above 90 in a training course, each once.
-- surnames, no repeats, of stand-in heads (acting Y) plus anyone with over 90 in a training
-- Who is heading an office just for the time being (acting Y), or got over 90 in a class? Family names, no repeats.
-- one list of last names: training score above 90, and department heads with acting = Y
SELECT T1.Surname FROM Employee AS T1 JOIN DepartmentHead AS T2 ON T1.EmpNo = T2.EmpNo WHERE T2.Acting = 'Y' UNION SELECT T1.Surname FROM Employee AS T1 JOIN TrainingRecord AS T2 ON T1.EmpNo = T2.EmpNo WHERE T2.Score > 90;
-- Who earns more than the average salary? Show given name, surname and salary.
-- people paid above the mean: first name, last name, pay
-- Who makes more than people here do on average, and how much? First name, family name, pay.
-- salary above the mean of all salaries: forename, last name, salary
SELECT GivenName, Surname, Salary FROM Employee WHERE Salary > (SELECT AVG(Salary) FROM Employee);
-- Show the department title and fiscal year of the budget lines on which more was spent than approved.
-- overspent lines: which department, which year
-- Which office went over what it was allowed, and in what year?
-- spent bigger than approved: title of the department and fiscal year, per budget line
SELECT T1.DeptTitle, T2.FiscalYear FROM Department AS T1 JOIN BudgetLine AS T2 ON T1.DeptNo = T2.DeptNo WHERE T2.Spent > T2.Approved;
-- Among the employees assigned to at least two projects, who has the most hours per week in total? Give the surname and that total.
-- of those on 2 or more projects, the one with the greatest weekly hours added up: surname and hours
-- Who puts in the most hours a week in all, of the people on two or more undertakings? Family name and hours.
-- staff with at least 2 projects: sum the weekly hours of each, top one only - last name, sum
SELECT T1.Surname, SUM(T2.HoursPerWeek) FROM Employee AS T1 JOIN Assignment AS T2 ON T1.EmpNo = T2.EmpNo GROUP BY T1.EmpNo HAVING COUNT(*) >= 2 ORDER BY SUM(T2.HoursPerWeek) DESC LIMIT 1;
-- Of the employees hired after 2010-01-01, which one has the highest salary? Return the given name and surname.
-- best paid person who started later than 2010-01-01, first and last name
-- Who makes the most, of all those taken on after 2010-01-01? First name and family name.
-- hired past 2010-01-01, top salary: forename plus last name
SELECT GivenName, Surname FROM Employee WHERE HiredOn > '2010-01-01' ORDER BY Salary DESC LIMIT 1;
-- What are the surnames of the managers who manage more than one employee?
-- bosses with over 1 direct report, surname only
-- Who is the boss of two or more people? Family names.
-- managers with more than one employee under them, last name only
SELECT T1.Surname FROM Employee AS T1 JOIN Employee AS T2 ON T1.EmpNo = T2.ManagerNo GROUP BY T1.EmpNo HAVING COUNT(*) > 1;
-- Which training courses have never been taken by an employee of the department Roads and Bridges?
-- course titles that nobody from Roads and Bridges has on record
-- Which classes has no one at Roads and Bridges ever signed up for?
-- training course titles minus all those on the records of Roads and Bridges staff
SELECT CourseTitle FROM TrainingCourse WHERE CourseNo NOT IN (SELECT T1.CourseNo FROM TrainingRecord AS T1 JOIN Employee AS T2 ON T1.EmpNo = T2.EmpNo JOIN Department AS T3 ON T2.DeptNo = T3.DeptNo WHERE T3.DeptTitle = 'Roads and Bridges');
-- Show the employee's surname, the department title and the course title of each training that has not been completed yet.
-- trainings still open, no completion date: who (surname), from which department, what course
-- Who has yet to finish which class? The person's family name, their office, the class.
-- completion date empty: last name, department, course title
SELECT T1.Surname, T2.DeptTitle, T4.CourseTitle FROM Employee AS T1 JOIN Department AS T2 ON T1.DeptNo = T2.DeptNo JOIN TrainingRecord AS T3 ON T1.EmpNo = T3.EmpNo JOIN TrainingCourse AS T4 ON T3.CourseNo = T4.CourseNo WHERE T3.CompletedOn IS NULL;
-- What are the names and councillors of the three wards with the smallest area?
-- the 3 tiniest wards by square kilometres, smallest first: name and who sits for them
-- What are the three smallest parts of town called, and who speaks for them on the council?
-- wards by area, 3 smallest, going up: name plus councillor
SELECT WardName, Councillor FROM Ward ORDER BY AreaKm2 LIMIT 3;

-- database: larnwick_election_office
CREATE TABLE dist (dist_cd TEXT PRIMARY KEY, dist_nm TEXT, seats INTEGER, reg_voters INTEGER, area_km2 INTEGER);
CREATE TABLE party (pty_id INTEGER PRIMARY KEY, pty_nm TEXT, abbr TEXT, found_yr INTEGER, colour TEXT, leader_nm TEXT);
CREATE TABLE elec (elec_id INTEGER PRIMARY KEY, elec_nm TEXT, elec_dt TEXT, kind TEXT, turnout_pct REAL);
CREATE TABLE cand (cand_id INTEGER PRIMARY KEY, f_nm TEXT, l_nm TEXT, birth_yr INTEGER, occup TEXT, town TEXT, pty_id INTEGER REFERENCES party(pty_id));
CREATE TABLE candcy (elec_id INTEGER REFERENCES elec(elec_id), cand_id INTEGER REFERENCES cand(cand_id), dist_cd TEXT REFERENCES dist(dist_cd), list_pos INTEGER, votes INTEGER, elected TEXT, PRIMARY KEY (elec_id, cand_id));
CREATE TABLE poll_stn (stn_id INTEGER PRIMARY KEY, stn_nm TEXT, dist_cd TEXT REFERENCES dist(dist_cd), addr TEXT, cap INTEGER, step_free TEXT);
CREATE TABLE ofcr (ofcr_id INTEGER PRIMARY KEY, f_nm TEXT, l_nm TEXT, phone TEXT, sworn_yr INTEGER, mentor_id INTEGER REFERENCES ofcr(ofcr_id));
CREATE TABLE stn_duty (elec_id INTEGER REFERENCES elec(elec_id), stn_id INTEGER REFERENCES poll_stn(stn_id), presid_ofcr_id INTEGER REFERENCES ofcr(ofcr_id), deputy_ofcr_id INTEGER REFERENCES ofcr(ofcr_id), ballots_cast INTEGER, ballots_spoilt INTEGER, closed_at TEXT, PRIMARY KEY (elec_id, stn_id));
CREATE TABLE donation (don_id INTEGER PRIMARY KEY, pty_id INTEGER REFERENCES party(pty_id), donor_nm TEXT, don_dt TEXT, amt INTEGER, town TEXT);
CREATE TABLE objection (obj_id INTEGER PRIMARY KEY, elec_id INTEGER REFERENCES elec(elec_id), stn_id INTEGER REFERENCES poll_stn(stn_id), filed_dt TEXT, reason TEXT, upheld INTEGER);
INSERT INTO dist VALUES ('LN','Larn North',4,38200,112),('LS','Larn South',3,29750,64),('WK','Wick Bay',2,17400,205),('HT','Heather Tops',2,12150,418),('TW','Town Wharf',5,46900,18);
INSERT INTO party VALUES (1,'Harbour Alliance','HA',1974,'blue','Edda Brannigan'),(2,'Green Commons','GC',1988,'green','Tavish Orme'),(3,'Workers Front','WF',1931,'red','Nell Sayer'),(4,'Rural Alliance','RA',2002,'yellow','Hector Muir'),(5,'Tidal Youth','TY',2019,'purple',NULL);
INSERT INTO elec VALUES (1,'Council 2015','2015-05-07','local',48.2),(2,'Assembly 2018','2018-06-14','regional',61.7),(3,'Council 2019','2019-05-02','local',51.9),(4,'Assembly 2022','2022-06-16','regional',64.3),(5,'Wharf by-election','2023-03-09','local',33.5);
INSERT INTO cand VALUES (1,'Maeve','Colquhoun',1961,'teacher','Larn',1),(2,'Rory','Tansley',1975,'farmer','Heatherby',4),(3,'Shirin','Dastur',1983,'engineer','Wick',2),(4,'Owen','Pettifer',1958,'docker','Larn',3),(5,'Lotte','Brandt',1990,'nurse','Wick',2),(6,'Gavin','Strachey',1969,'solicitor','Larn',1),(7,'Bea','Lomond',2000,'student','Heatherby',NULL),(8,'Ned','Yarrow',1979,'teacher','Wick',3);
INSERT INTO candcy VALUES (1,1,'LN',1,6120,'Y'),(1,4,'TW',1,7310,'Y'),(1,2,'HT',1,2015,'N'),(2,1,'LN',1,7045,'Y'),(2,3,'WK',1,3380,'Y'),(2,4,'TW',2,5890,'N'),(3,2,'HT',1,2790,'Y'),(3,6,'LS',1,4460,'Y'),(3,8,'LS',2,3905,'N'),(4,3,'WK',1,4120,'Y'),(4,5,'TW',1,8215,'Y'),(5,8,'TW',1,2640,'N');
INSERT INTO poll_stn VALUES (1,'Fishmarket Hall','TW','2 Quay Lane',1800,'Y'),(2,'St Bride School','LN','17 Abbey Road',1250,'Y'),(3,'Drill Hall','LN','5 Barrack Row',900,'N'),(4,'Moor Chapel','HT','Upper Track',420,'N'),(5,'Bay School','WK','31 Shore Road',760,'Y'),(6,'Tram Depot','LS','88 Canal Road',1400,'N'),(7,'Old Baths','TW','9 Steam Street',1100,'Y');
INSERT INTO ofcr VALUES (1,'Isla','Creighton','0455-101',2004,NULL),(2,'Benno','Falk','0455-117',2009,1),(3,'Ruth','Adeyemi',NULL,2013,1),(4,'Callum','Marsh','0455-140',2017,2),(5,'Thora','Nilsen','0455-152',2021,3);
INSERT INTO stn_duty VALUES (1,1,1,2,1210,14,'22:00'),(1,2,2,3,840,9,'22:00'),(2,1,1,3,1395,22,'22:05'),(2,5,3,4,512,5,'22:00'),(3,6,2,4,980,31,'22:10'),(3,4,3,NULL,266,2,'21:30'),(4,1,2,4,1450,17,'22:00'),(4,5,4,5,548,7,'22:00'),(5,7,1,5,402,11,'22:00');
INSERT INTO donation VALUES (1,1,'Quayside Stevedores','2018-02-11',12000,'Larn'),(2,1,'R. Menzies','2019-01-20',2500,'Wick'),(3,2,'Windward Turbines','2018-04-03',8000,'Wick'),(4,3,'Dockers Union','2015-01-15',15500,'Larn'),(5,3,'Dockers Union','2019-02-27',9900,'Larn'),(6,4,'Heatherby Sheep Union','2019-03-08',4300,'Heatherby'),(7,2,'P. Ilves','2022-05-02',1500,'Larn');
INSERT INTO objection VALUES (1,1,1,'2015-05-09','late opening',0),(2,3,6,'2019-05-03','missing seal',1),(3,2,1,'2018-06-15','missing register page',1),(4,4,5,'2022-06-18','queue outside',0),(5,5,7,'2023-03-10','missing seal',NULL),(6,3,4,'2019-05-05','early closing',1);
-- What are the names of the step-free (Y) polling stations whose address contains Road?
-- places to vote on some Road that can be reached without stairs (step-free Y), by name
-- At which voting places can a wheelchair get in (step-free Y), if they are on a Road?
-- Road somewhere in the address and step free = Y: station names
SELECT stn_nm FROM poll_stn WHERE step_free = 'Y' AND addr LIKE '%Road%';
-- How many distinct occupations do the candidates have?
-- number of different jobs among those who stand
-- How many different lines of work are the people up for election in?
-- count candidates' occupations, each occupation one time
SELECT COUNT(DISTINCT occup) FROM cand;
-- Show the name and turnout of the elections whose turnout is between 45 and 62 percent.
-- votes with participation from 45 to 62 percent: which one, and the percentage
-- At which elections did between 45 and 62 percent of people vote, and how many percent was it?
-- turnout no lower than 45, no higher than 62: election name, turnout
SELECT elec_nm, turnout_pct FROM elec WHERE turnout_pct BETWEEN 45 AND 62;
-- Which parties have the word Alliance in their name? Give the name and the founding year.
-- every Alliance among the parties: what it's called in full and when it was set up
-- Which political groups are called something with Alliance, and how far back does each go (year)?
-- alliance in the party name: name, year founded
SELECT pty_nm, found_yr FROM party WHERE pty_nm LIKE '%Alliance%';
-- Give the first and last name of the candidates who belong to no party.
-- independents, i.e. nobody's party recorded: first name, surname
-- Who runs without a party? Forename, family name.
-- party empty - given name and surname of the candidates
SELECT f_nm, l_nm FROM cand WHERE pty_id IS NULL;
-- What are the average and the largest amount donated from the town Larn?
-- gifts coming from Larn: mean and biggest sum
-- How much do people in Larn give on average, and what is the most they gave?
-- town Larn: donations' mean and maximum
SELECT AVG(amt), MAX(amt) FROM donation WHERE town = 'Larn';
-- For each district, show its name and how many polling stations it has.
-- district names with a count of the places to vote there
-- How many voting places does every district have? Name of the district first.
-- district name, number of polling stations, one row each
SELECT T1.dist_nm, COUNT(*) FROM dist AS T1 JOIN poll_stn AS T2 ON T1.dist_cd = T2.dist_cd GROUP BY T1.dist_cd;
-- List the abbreviation of each party and the total votes won by its candidates, the party with the most votes first.
-- party short form and all votes together, strongest on top
-- How many people voted for each party in all? Short name and sum, most popular first.
-- sum votes by party, from high to low: abbreviation, sum
SELECT T1.abbr, SUM(T3.votes) FROM party AS T1 JOIN cand AS T2 ON T1.pty_id = T2.pty_id JOIN candcy AS T3 ON T2.cand_id = T3.cand_id GROUP BY T1.pty_id ORDER BY SUM(T3.votes) DESC;
-- For each duty at the polling station Fishmarket Hall, show the name of the election, the last name of the presiding officer and the last name of the deputy officer.
-- who ran Fishmarket Hall: election, surname of the officer presiding, surname of the deputy
-- Who was in charge and who second in charge at Fishmarket Hall, election by election? The election, then the two family names.
-- Fishmarket Hall duties: election name, last name of presiding officer, last name of deputy
SELECT T3.elec_nm, T4.l_nm, T5.l_nm FROM poll_stn AS T1 JOIN stn_duty AS T2 ON T1.stn_id = T2.stn_id JOIN elec AS T3 ON T2.elec_id = T3.elec_id JOIN ofcr AS T4 ON T2.presid_ofcr_id = T4.ofcr_id JOIN ofcr AS T5 ON T2.deputy_ofcr_id = T5.ofcr_id WHERE T1.stn_nm = 'Fishmarket Hall';
-- Which officers have the officer Creighton as mentor? Show their last names and the years in which they were sworn in.
-- surname and swearing-in year of everyone coached by Creighton
-- Whom has Creighton taken under his or her wing, and in what year did they take the oath? Family names first.
-- mentor's last name is Creighton: officers' surnames with the year sworn
SELECT T1.l_nm, T1.sworn_yr FROM ofcr AS T1 JOIN ofcr AS T2 ON T1.mentor_id = T2.ofcr_id WHERE T2.l_nm = 'Creighton';
-- Which candidates have never stood in any election? Return first name and last name.
-- people on the candidate file who have not run even once, first name and surname
-- Who is known as a contender but has not been up for a vote even once? Forename, family name.
-- candidates without any candidacy: given name, surname
SELECT f_nm, l_nm FROM cand WHERE cand_id NOT IN (SELECT cand_id FROM candcy);
-- Find the names of the districts where a candidate was elected (Y) in a local election and a candidate was also elected (Y) in a regional one.
-- districts with a winner (elected Y) in something local and a winner in something regional as well
-- In which districts did someone win a seat (Y) at a local vote and someone at a regional vote too?
-- elected = Y in a regional election and elected = Y in a local election - names of the districts with both
SELECT T1.dist_nm FROM dist AS T1 JOIN candcy AS T2 ON T1.dist_cd = T2.dist_cd JOIN elec AS T3 ON T2.elec_id = T3.elec_id WHERE T2.elected = 'Y' AND T3.kind = 'local' INTERSECT SELECT T1.dist_nm FROM dist AS T1 JOIN candcy AS T2 ON T1.dist_cd = T2.dist_cd JOIN elec AS T3 ON T2.elec_id = T3.elec_id WHERE T2.elected = 'Y' AND T3.kind = 'regional';
-- What are the last names of officers who have presided at a polling station but have never been a deputy?
-- surnames of those who were in charge of a station at some time and never served as deputy
-- Who has been head of a voting place but never second in charge? Family names.
-- last names of presiding officers minus those of deputies
SELECT T1.l_nm FROM ofcr AS T1 JOIN stn_duty AS T2 ON T1.ofcr_id = T2.presid_ofcr_id EXCEPT SELECT T1.l_nm FROM ofcr AS T1 JOIN stn_duty AS T2 ON T1.ofcr_id = T2.deputy_ofcr_id;
-- List without repetition the towns of candidates born after 1985 and the towns from which more than 10000 was donated at once.
-- towns, each once: where anyone born later than 1985 and standing comes from, plus where a single gift over 10000 came from
-- From which towns are contenders who were born later than 1985, or gifts of above 10000? No repeats.
-- one list of towns: donation over 10000, candidate with birth year past 1985
SELECT town FROM cand WHERE birth_yr > 1985 UNION SELECT town FROM donation WHERE amt > 10000;
-- Show the different names of polling stations where, in some election, more ballots were spoilt than the average over all station duties.
-- stations (each once) that ever had more invalid ballots than the mean of all duties
-- Which voting places have ever had more botched papers than there are on average? No repeats.
-- spoilt ballots above the mean of all duties: polling station names, each one time
SELECT DISTINCT T1.stn_nm FROM poll_stn AS T1 JOIN stn_duty AS T2 ON T1.stn_id = T2.stn_id WHERE T2.ballots_spoilt > (SELECT AVG(ballots_spoilt) FROM stn_duty);
-- Which candidates have stood in at least two different districts? Give their last names.
-- surname of anybody who ran in 2 or more distinct districts
-- Who has been up for a vote in two or more different districts? Family names.
-- at least 2 distinct districts stood in - last names of the candidates
SELECT T1.l_nm FROM cand AS T1 JOIN candcy AS T2 ON T1.cand_id = T2.cand_id GROUP BY T1.cand_id HAVING COUNT(DISTINCT T2.dist_cd) >= 2;
-- Who received the most votes in a single election in the district Town Wharf? Show the first name, last name and votes.
-- best single result ever in Town Wharf: first name, surname, how many votes
-- Who got the best result in Town Wharf at any one election, and how many votes was it? Forename, family name, votes.
-- district Town Wharf: sort by votes, highest first, only one - given name, surname, votes
SELECT T1.f_nm, T1.l_nm, T2.votes FROM cand AS T1 JOIN candcy AS T2 ON T1.cand_id = T2.cand_id JOIN dist AS T3 ON T2.dist_cd = T3.dist_cd WHERE T3.dist_nm = 'Town Wharf' ORDER BY T2.votes DESC LIMIT 1;
-- Show the reason, the polling station name and the election name of each objection that was upheld (1).
-- complaints that were accepted (upheld 1): why, at which station, at which election
-- What did people complain about with success (1), at what voting place and at which election?
-- upheld = 1: reason, station, election of the objection
SELECT T1.reason, T2.stn_nm, T3.elec_nm FROM objection AS T1 JOIN poll_stn AS T2 ON T1.stn_id = T2.stn_id JOIN elec AS T3 ON T1.elec_id = T3.elec_id WHERE T1.upheld = 1;
-- Return the different names of donors who gave to a party that has a candidate born before 1960.
-- givers, named once each, to parties with somebody older than the birth year 1960 among their candidates
-- Who has given money to a party with a contender who was born before 1960? No repeats.
-- party has a candidate with birth year below 1960: its donors' names, each one time
SELECT DISTINCT donor_nm FROM donation WHERE pty_id IN (SELECT pty_id FROM cand WHERE birth_yr < 1960);
-- Among the parties founded after 1970, which one received the largest total of donations? Give its name and that total.
-- newer than 1970 and best funded: name of the party and the sum of gifts
-- Which party set up later than 1970 was given the most money in all, and how much?
-- founded past 1970; sum of donations by party; top one: name, sum
SELECT T1.pty_nm, SUM(T2.amt) FROM party AS T1 JOIN donation AS T2 ON T1.pty_id = T2.pty_id WHERE T1.found_yr > 1970 GROUP BY T1.pty_id ORDER BY SUM(T2.amt) DESC LIMIT 1;
-- Count the objections whose reason starts with the word missing.
-- how many complaints have a reason beginning "missing"
-- How many protests give a ground that opens with missing?
-- number of objections with "missing" at the start of the reason
SELECT COUNT(*) FROM objection WHERE reason LIKE 'missing%';
-- What are the names and numbers of seats of the three districts with the most registered voters?
-- top 3 districts by people on the roll, largest first: name, seats
-- Which three districts have the most people entitled to vote, and how many seats does each get?
-- sort districts by registered voters, the 3 largest, going down: name plus seats
SELECT dist_nm, seats FROM dist ORDER BY reg_voters DESC LIMIT 3;
