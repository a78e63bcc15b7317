-- database: condor_airframe_works
CREATE TABLE Supplier (SupplierID INTEGER PRIMARY KEY, SupplierName TEXT, Country TEXT, City TEXT, QualityRating REAL, ApprovedSince INTEGER, ContactEmail TEXT);
CREATE TABLE Part (PartNo TEXT PRIMARY KEY, PartName TEXT, Material TEXT, UnitCost REAL, WeightKg REAL, SupplierID INTEGER REFERENCES Supplier(SupplierID), ReplacedBy TEXT REFERENCES Part(PartNo));
CREATE TABLE AircraftModel (ModelCode TEXT PRIMARY KEY, ModelName TEXT, SeatCount INTEGER, RangeKm INTEGER, FirstFlightYear INTEGER, EngineType TEXT);
CREATE TABLE Airframe (AirframeID INTEGER PRIMARY KEY, SerialNumber TEXT, ModelCode TEXT REFERENCES AircraftModel(ModelCode), StartDate TEXT, RolloutDate TEXT, Customer TEXT, Status TEXT);
CREATE TABLE Station (StationID INTEGER PRIMARY KEY, StationName TEXT, Hall TEXT, Capacity INTEGER, ShiftCount INTEGER);
CREATE TABLE Employee (EmployeeID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Trade TEXT, HireYear INTEGER, HourlyWage REAL, SupervisorID INTEGER REFERENCES Employee(EmployeeID));
CREATE TABLE WorkOrder (WorkOrderID INTEGER PRIMARY KEY, AirframeID INTEGER REFERENCES Airframe(AirframeID), StationID INTEGER REFERENCES Station(StationID), Title TEXT, OpenedDate TEXT, ClosedDate TEXT, PlannerID INTEGER REFERENCES Employee(EmployeeID), InspectorID INTEGER REFERENCES Employee(EmployeeID), PlannedHours INTEGER, Priority TEXT);
CREATE TABLE WorkOrderPart (WorkOrderID INTEGER REFERENCES WorkOrder(WorkOrderID), PartNo TEXT REFERENCES Part(PartNo), Quantity INTEGER, ScrapQuantity INTEGER, IssueDate TEXT, PRIMARY KEY (WorkOrderID, PartNo));
CREATE TABLE Ref_Defect_Codes (DefectCode TEXT PRIMARY KEY, DefectDescription TEXT, Severity TEXT, ReworkAllowed TEXT, ResponseDays INTEGER);
CREATE TABLE DefectReport (ReportID INTEGER PRIMARY KEY, WorkOrderID INTEGER REFERENCES WorkOrder(WorkOrderID), DefectCode TEXT REFERENCES Ref_Defect_Codes(DefectCode), FoundDate TEXT, ReportedBy INTEGER REFERENCES Employee(EmployeeID), Remarks TEXT, RepairCost REAL);
INSERT INTO Supplier VALUES (1,'Norrland Alloys','Sweden','Lulea',4.6,1998,'sales@norrland.test'),(2,'Tarn Composites','France','Albi',4.9,2006,'office@tarn.test'),(3,'Bexley Fasteners','United Kingdom','Bexley',3.8,2011,NULL),(4,'Montblanc Hydraulics','France','Annecy',4.2,2001,'info@mbh.test'),(5,'Great Lakes Avionics','United States','Duluth',4.4,2015,'desk@gla.test'),(6,'Odra Rubber','Poland','Wroclaw',3.5,2019,NULL);
INSERT INTO Part VALUES ('P-098','pressed wing rib','aluminium',290,3.9,1,'P-100'),('P-099','manual flap actuator','steel',1500,9.8,4,'P-102'),('P-100','machined wing rib','aluminium',410,3.2,1,NULL),('P-101','wing spar','carbon fibre',5200,41,2,NULL),('P-102','electric flap actuator','steel',1890,7.5,4,NULL),('P-103','blind rivet','titanium',2.4,0.01,3,NULL),('P-104','door frame','aluminium',980,14.5,1,NULL),('P-105','nose gear strut','steel',7400,62,4,NULL),('P-106','tail cone','carbon fibre',3100,18.6,2,NULL),('P-107','flight display','glass',12600,5.4,5,NULL);
INSERT INTO AircraftModel VALUES ('C20','Condor 20',20,1400,1994,'turboprop'),('C50','Condor 50',52,2300,2004,'turboprop'),('J70','Swift 70',74,3600,2013,'turbofan'),('F12','Condor Freighter',2,1900,2008,'turboprop'),('E9','Volta 9',9,480,2022,'electric');
INSERT INTO Airframe VALUES (1,'C50-0311','C50','2023-01-10','2023-06-30','Baltic Wings','delivered'),(2,'C50-0312','C50','2023-04-18','2023-11-02','Air Ligure','delivered'),(3,'J70-0087','J70','2023-05-22','2024-02-15','Baltic Wings','flight test'),(4,'J70-0088','J70','2023-10-09',NULL,'Sierra Regional','assembly'),(5,'F12-0040','F12','2024-01-15',NULL,'Polar Freight','assembly'),(6,'C50-0313','C50','2024-03-04',NULL,'Sierra Regional','assembly');
INSERT INTO Station VALUES (1,'Fuselage Join','Hall A',2,3),(2,'Wing Mate','Hall A',1,2),(3,'Systems Fit','Hall B',4,2),(4,'Paint Shop','Hall C',3,1),(5,'Cabin Fit','Hall B',5,2);
INSERT INTO Employee VALUES (1,'Greta','Holm','manager',1999,58,NULL),(2,'Ivan','Petrov','planner',2006,44,1),(3,'Lucie','Marchand','inspector',2010,47.5,1),(4,'Owen','Tate','fitter',2017,31,2),(5,'Nadia','Kerr','planner',2015,41,1),(6,'Bruno','Vidal','inspector',2020,39,3),(7,'Sanna','Lind','fitter',2021,28.5,2);
INSERT INTO WorkOrder VALUES (101,1,1,'Join forward fuselage','2023-01-20','2023-02-14',2,3,320,'normal'),(102,1,2,'Mate left wing','2023-03-01','2023-03-20',2,6,210,'high'),(103,2,1,'Join aft fuselage','2023-05-02','2023-06-01',5,3,300,'normal'),(104,3,2,'Mate right wing','2023-09-11','2023-10-05',2,3,260,'high'),(105,3,3,'Install flap system','2023-11-06','2024-01-12',5,6,180,'low'),(106,4,1,'Join centre fuselage','2023-11-20',NULL,5,3,340,'high'),(107,4,3,'Install cockpit displays','2024-02-19',NULL,2,NULL,150,'normal'),(108,5,5,'Fit cargo floor','2024-03-11',NULL,2,6,95,'low');
INSERT INTO WorkOrderPart VALUES (101,'P-103',4200,85,'2023-01-23'),(101,'P-104',2,0,'2023-01-25'),(102,'P-100',24,1,'2023-03-02'),(102,'P-101',1,0,'2023-03-03'),(104,'P-101',1,1,'2023-09-12'),(104,'P-103',3600,40,'2023-09-12'),(105,'P-102',4,0,'2023-11-08'),(107,'P-107',5,0,'2024-02-21');
INSERT INTO Ref_Defect_Codes VALUES ('D1','misdrilled hole','major','yes',5),('D2','scratched surface','minor','yes',10),('D3','loose connector','minor','yes',3),('D4','delamination','critical','no',1),('D5','missing document','minor','no',14);
INSERT INTO DefectReport VALUES (1,101,'D1','2023-02-03',4,'two holes enlarged',850),(2,102,'D2','2023-03-15',7,NULL,120),(3,104,'D4','2023-09-28',6,'spar replaced',9400),(4,104,'D1','2023-09-30',4,NULL,640),(5,105,'D3','2023-12-04',7,'connector reseated',60),(6,106,'D2','2023-12-18',4,NULL,200);
-- What are the names and unit costs of parts made of steel?
-- steel components with the price of one piece
-- What are the pieces of steel called, and how much does a single one come to?
-- material steel: i need every part's name and what it costs apiece
SELECT PartName, UnitCost FROM Part WHERE Material = 'steel';
-- How many different parts were issued to work orders at the station Wing Mate?
-- distinct components drawn for jobs at Wing Mate, just the count
-- How many distinct articles went out to tasks at Wing Mate?
-- count the parts used at the Wing Mate station, each part number just one time
SELECT COUNT(DISTINCT T1.PartNo) FROM WorkOrderPart AS T1 JOIN WorkOrder AS T2 ON T1.WorkOrderID = T2.WorkOrderID JOIN Station AS T3 ON T2.StationID = T3.StationID WHERE T3.StationName = 'Wing Mate';
-- Find the lightest, the heaviest and the average weight of a part.
-- component weights: minimum, maximum, mean
-- How heavy is the lightest piece, the heaviest, and a typical one on average?
-- kilos per part: least, most, mean
SELECT MIN(WeightKg), MAX(WeightKg), AVG(WeightKg) FROM Part;
-- List the serial numbers of airframes that have not been rolled out yet.
-- planes with no rollout day recorded, by serial number
-- Which planes have yet to leave the hall, their rollout day being empty? Serial numbers, please.
-- no rollout date so far - serial no of those airframes
SELECT SerialNumber FROM Airframe WHERE RolloutDate IS NULL;
-- Which aircraft models can fly between 1500 and 3000 kilometres? Give the model names.
-- types with a reach of anything from 1500 to 3000 km, names only
-- What are the planes called that manage a distance of 1500 to 3000 km?
-- range from 1500 up to 3000 km, which aircraft models
SELECT ModelName FROM AircraftModel WHERE RangeKm BETWEEN 1500 AND 3000;
-- Show the title of each work order together with the name of the station where it is done and the serial number of the airframe.
-- jobs: what they are called, at which station, on the plane with which serial number
-- What is every task called, where in the works is it carried out, and on which plane (serial number)?
-- can you list title, station, airframe serial for all our work orders
SELECT T1.Title, T2.StationName, T3.SerialNumber FROM WorkOrder AS T1 JOIN Station AS T2 ON T1.StationID = T2.StationID JOIN Airframe AS T3 ON T1.AirframeID = T3.AirframeID;
-- Which employees planned a work order of high priority? Return their first and last names without repetition.
-- people who acted as planner on jobs with priority high, each once, given name then surname
-- Who on the staff drew up an urgent task, that is one whose priority is high? First name and family name, no repeats.
-- priority high: planners of such orders, forename plus surname, every person just one time
SELECT DISTINCT T1.FirstName, T1.LastName FROM Employee AS T1 JOIN WorkOrder AS T2 ON T1.EmployeeID = T2.PlannerID WHERE T2.Priority = 'high';
-- For each inspector, show the last name and the number of work orders inspected.
-- surname of whoever checked jobs, with how many jobs each of them checked
-- Who has been checking tasks, by family name, and how many tasks was it for each?
-- count of orders by inspector, last name in front
SELECT T1.LastName, COUNT(*) FROM Employee AS T1 JOIN WorkOrder AS T2 ON T1.EmployeeID = T2.InspectorID GROUP BY T1.EmployeeID;
-- What are the names of the parts that replace another part?
-- successors: components that took the place of an older one
-- Which pieces have come in for another one? Names only.
-- if a part has been replaced by something, what is that something called
SELECT T2.PartName FROM Part AS T1 JOIN Part AS T2 ON T1.ReplacedBy = T2.PartNo;
-- List the last names of the employees supervised by the employee with the last name Petrov.
-- who has Petrov as boss, surnames
-- Whose boss is Petrov? Family names.
-- everyone reporting to Petrov - last names only
SELECT T1.LastName FROM Employee AS T1 JOIN Employee AS T2 ON T1.SupervisorID = T2.EmployeeID WHERE T2.LastName = 'Petrov';
-- Which part names contain the word wing? Show the cheapest first.
-- components with wing somewhere in the name, from low to high price
-- What pieces are called something with wing, from the least to the most expensive?
-- wing in the part name, sorted by unit cost going up
SELECT PartName FROM Part WHERE PartName LIKE '%wing%' ORDER BY UnitCost ASC;
-- What are the names of suppliers whose parts were used on work orders of the airframe J70-0087?
-- distinct vendors behind the components that went into plane J70-0087
-- Which firms made the pieces that went into J70-0087? No repeats.
-- plane with serial J70-0087: who supplied parts used on its work orders, each company one time
SELECT DISTINCT T1.SupplierName FROM Supplier AS T1 JOIN Part AS T2 ON T1.SupplierID = T2.SupplierID JOIN WorkOrderPart AS T3 ON T2.PartNo = T3.PartNo JOIN WorkOrder AS T4 ON T3.WorkOrderID = T4.WorkOrderID JOIN Airframe AS T5 ON T4.AirframeID = T5.AirframeID WHERE T5.SerialNumber = 'J70-0087';
-- Give the names of parts that have never been issued to a work order.
-- components no job ever drew
-- Which pieces has nobody ever taken out for a task?
-- parts not on a single work order, what are they called
SELECT PartName FROM Part WHERE PartNo NOT IN (SELECT PartNo FROM WorkOrderPart);
-- Which customers have both a delivered airframe and one in flight test?
-- buyers with a plane already delivered and also a plane in flight test
-- Who has had a plane delivered and has another in flight test at the moment?
-- customers who show up with status delivered and with status flight test as well
SELECT Customer FROM Airframe WHERE Status = 'delivered' INTERSECT SELECT Customer FROM Airframe WHERE Status = 'flight test';
-- Which stations have no work order?
-- places in the works where not one job is scheduled, by name
-- At which spots in the plant is there no task to be done at all?
-- station names, leaving out all that have some work order
SELECT StationName FROM Station EXCEPT SELECT T1.StationName FROM Station AS T1 JOIN WorkOrder AS T2 ON T1.StationID = T2.StationID;
-- What is the total repair cost for each severity of defect?
-- add up what the repairs cost, severity by severity
-- How much did it cost to mend things, by how serious the defect is?
-- severity, then the sum of repair money for it
SELECT T1.Severity, SUM(T2.RepairCost) FROM Ref_Defect_Codes AS T1 JOIN DefectReport AS T2 ON T1.DefectCode = T2.DefectCode GROUP BY T1.Severity;
-- Find the first and last names of employees whose hourly wage is higher than the highest hourly wage of a planner.
-- given name and surname of anyone paid more per hour than the best paid person in the trade planner
-- Who makes more an hour than any planner does? First name, family name.
-- hourly pay above the top planner's hourly pay: forename and surname of those employees
SELECT FirstName, LastName FROM Employee WHERE HourlyWage > (SELECT MAX(HourlyWage) FROM Employee WHERE Trade = 'planner');
-- Which models have at least two airframes? Show the model name and the number of airframes.
-- types of which 2 or more planes exist, with that count
-- Of which types have we made two planes or more, and how many of each?
-- at least 2 airframes built: name of the model, number of airframes
SELECT T1.ModelName, COUNT(*) FROM AircraftModel AS T1 JOIN Airframe AS T2 ON T1.ModelCode = T2.ModelCode GROUP BY T1.ModelCode HAVING COUNT(*) >= 2;
-- Among the suppliers from France, which one delivers the most expensive part?
-- of the vendors in France, the one that makes the costliest component
-- Which French firm, i.e. from France, sells us the dearest piece?
-- country France, sort their parts by unit cost, top one - whose is it? vendor name
SELECT T1.SupplierName FROM Supplier AS T1 JOIN Part AS T2 ON T1.SupplierID = T2.SupplierID WHERE T1.Country = 'France' ORDER BY T2.UnitCost DESC LIMIT 1;
-- List the last names of employees who reported a defect described as misdrilled hole or who earn more than 45 an hour.
-- surnames, all in one list without doubles: anyone who wrote up a misdrilled hole, plus anyone with a wage above 45
-- Who either reported a misdrilled hole or makes over 45 per hour? Family names, no repeats.
-- i need one list of last names: staff whose pay is above 45 an hour, and staff who found a defect called misdrilled hole
SELECT T1.LastName FROM Employee AS T1 JOIN DefectReport AS T2 ON T1.EmployeeID = T2.ReportedBy JOIN Ref_Defect_Codes AS T3 ON T2.DefectCode = T3.DefectCode WHERE T3.DefectDescription = 'misdrilled hole' UNION SELECT LastName FROM Employee WHERE HourlyWage > 45;
-- Among work orders that are closed, which station had the largest total of planned hours?
-- station with the greatest sum of planned hours, counting only jobs that have a closing day
-- Where in the plant were the most hours scheduled in all for tasks that are finished, i.e. have a closing day?
-- closed date not empty; add up hours planned per station; which comes first
SELECT T1.StationName FROM Station AS T1 JOIN WorkOrder AS T2 ON T1.StationID = T2.StationID WHERE T2.ClosedDate IS NOT NULL GROUP BY T1.StationID ORDER BY SUM(T2.PlannedHours) DESC LIMIT 1;
-- What are the descriptions of defects found on work orders at a station in Hall A, each listed once?
-- different kinds of fault, in words, that turned up on jobs in Hall A
-- What sorts of flaw were discovered on tasks done in Hall A? No repeats.
-- Hall A stations: defect descriptions from their work orders, every description one time
SELECT DISTINCT T1.DefectDescription FROM Ref_Defect_Codes AS T1 JOIN DefectReport AS T2 ON T1.DefectCode = T2.DefectCode JOIN WorkOrder AS T3 ON T2.WorkOrderID = T3.WorkOrderID JOIN Station AS T4 ON T3.StationID = T4.StationID WHERE T4.Hall = 'Hall A';

-- database: spindle_and_frame_erp
CREATE TABLE ctry (ctry_cd TEXT PRIMARY KEY, ctry_nm TEXT, curr_cd TEXT, vat_pct REAL, eu_flg TEXT);
CREATE TABLE dept (dept_cd TEXT PRIMARY KEY, dept_nm TEXT, cost_ctr INTEGER, bldg TEXT, bdgt_amt INTEGER);
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, emp_nm TEXT, dept_cd TEXT REFERENCES dept(dept_cd), hire_dt TEXT, mgr_no INTEGER REFERENCES emp(emp_no), sal_amt INTEGER);
CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, cust_nm TEXT, city TEXT, ctry_cd TEXT REFERENCES ctry(ctry_cd), crd_lim INTEGER, pay_trm INTEGER, rep_emp_no INTEGER REFERENCES emp(emp_no));
CREATE TABLE itm_grp (grp_cd TEXT PRIMARY KEY, grp_desc TEXT, buyer_emp_no INTEGER REFERENCES emp(emp_no), lead_dys INTEGER, abc_cls TEXT);
CREATE TABLE itm (itm_no TEXT PRIMARY KEY, itm_desc TEXT, grp_cd TEXT REFERENCES itm_grp(grp_cd), uom TEXT, std_cst REAL, lst_prc REAL, stk_qty INTEGER, min_qty INTEGER);
CREATE TABLE ord_hd (ord_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), shp_cust_no INTEGER REFERENCES cust(cust_no), ord_dt TEXT, req_dt TEXT, shp_dt TEXT, ord_sts TEXT);
CREATE TABLE ord_ln (ord_no INTEGER REFERENCES ord_hd(ord_no), ln_no INTEGER, itm_no TEXT REFERENCES itm(itm_no), ord_qty INTEGER, unit_prc REAL, disc_pct INTEGER, PRIMARY KEY (ord_no, ln_no));
CREATE TABLE mach (ser_no TEXT PRIMARY KEY, mdl_nm TEXT, cust_no INTEGER REFERENCES cust(cust_no), inst_dt TEXT, wrty_end TEXT, pwr_kw INTEGER);
CREATE TABLE flt (flt_cd TEXT PRIMARY KEY, flt_desc TEXT, flt_cls TEXT, std_hrs REAL, tool_req TEXT);
CREATE TABLE svc_call (call_no INTEGER PRIMARY KEY, ser_no TEXT REFERENCES mach(ser_no), tech_emp_no INTEGER REFERENCES emp(emp_no), flt_cd TEXT REFERENCES flt(flt_cd), call_dt TEXT, lab_hrs REAL, trv_km INTEGER);
INSERT INTO ctry VALUES ('DE','Germany','EUR',19,'Y'),('CH','Switzerland','CHF',8.1,'N'),('SE','Sweden','SEK',25,'Y'),('IT','Italy','EUR',22,'Y'),('TR','Turkey','TRY',20,'N'),('CZ','Czechia','CZK',21,'Y');
INSERT INTO dept VALUES ('SAL','Sales',410,'North',820000),('SVC','Field Service',520,'North',640000),('PUR','Purchasing',330,'South',390000),('ASM','Assembly',210,'East',1450000),('RND','Development',110,'South',980000);
INSERT INTO emp VALUES (10,'Heinz Aumann','SAL','2001-04-01',NULL,98000),(11,'Karin Stoll','SAL','2012-09-15',10,64000),(12,'Marco Testa','SAL','2018-02-01',11,66500),(20,'Ulla Berg','SVC','2005-07-01',10,71000),(21,'Timo Rausch','SVC','2016-05-10',20,49500),(22,'Pavel Novak','SVC','2020-11-02',20,46000),(30,'Edda Kranz','PUR','2009-03-16',10,67500),(31,'Jan Ortmann','PUR','2021-08-01',30,44000);
INSERT INTO cust VALUES (1001,'Brenner Zahnrad','Ulm','DE',250000,30,11),(1002,'Alpwerk','Chur','CH',180000,60,12),(1003,'Svarv Norr','Umea','SE',90000,30,11),(1004,'Officine Gallo','Brescia','IT',320000,90,12),(1005,'Anadolu Metal','Bursa','TR',60000,14,12),(1006,'Brenner Guss','Aalen','DE',140000,45,11),(1007,'Moravia Tools','Brno','CZ',75000,30,NULL);
INSERT INTO itm_grp VALUES ('SPN','spindles',30,70,'A'),('DRV','drives',30,55,'A'),('LUB','lubrication',31,10,'C'),('CTL','controls',31,90,'B'),('GRD','guards and covers',31,21,'C');
INSERT INTO itm VALUES ('S-200','milling spindle 24k','SPN','pc',5400,8900,6,4),('S-210','grinding spindle 60k','SPN','pc',9100,14800,1,2),('D-100','servo drive 11 kW','DRV','pc',1650,2700,14,8),('D-120','servo drive 22 kW','DRV','pc',2480,3950,5,6),('L-010','guideway oil','LUB','l',4.2,9.5,300,120),('C-500','operator panel','CTL','pc',1120,2100,9,3),('G-070','telescopic cover','GRD','pc',640,1180,2,5),('D-090','spindle motor cable','DRV','m',18,34,85,50);
INSERT INTO ord_hd VALUES (5001,1001,1001,'2024-01-08','2024-02-01','2024-01-30','shipped'),(5002,1002,1002,'2024-01-22','2024-04-15','2024-04-19','shipped'),(5003,1001,1006,'2024-02-05','2024-03-01','2024-03-04','shipped'),(5004,1004,1004,'2024-03-11','2024-06-30',NULL,'open'),(5005,1003,1003,'2024-03-18','2024-04-10','2024-04-08','shipped'),(5006,1006,1006,'2024-04-02','2024-05-20',NULL,'open'),(5007,1004,1002,'2024-04-25','2024-05-31',NULL,'blocked');
INSERT INTO ord_ln VALUES (5001,1,'S-200',2,8700,2),(5001,2,'L-010',40,9.5,0),(5002,1,'S-210',1,14800,0),(5003,1,'D-100',3,2650,5),(5003,2,'D-090',30,34,0),(5004,1,'S-210',2,14200,4),(5004,2,'C-500',2,2100,0),(5005,1,'L-010',120,8.9,6),(5006,1,'D-100',2,2700,0),(5007,1,'S-200',1,8900,0);
INSERT INTO mach VALUES ('M-3301','Vertex 500',1001,'2017-06-12','2019-06-11',28),('M-3302','Vertex 800',1004,'2019-03-04','2021-03-03',45),('M-3303','Orbis G2',1002,'2021-10-18','2024-10-17',33),('M-3304','Vertex 500',1003,'2022-02-07','2025-02-06',30),('M-3305','Orbis G4',1004,'2023-05-22','2026-05-21',52),('M-3306','Vertex 300',1006,'2014-09-01',NULL,18);
INSERT INTO flt VALUES ('F01','bearing noise','mechanical',6,'dial gauge'),('F02','axis drift','electrical',4,'laser'),('F03','oil leak','hydraulic',2.5,NULL),('F04','panel dead','electrical',1.5,NULL),('F05','belt torn','mechanical',3,'tension meter');
INSERT INTO svc_call VALUES (701,'M-3301',21,'F01','2023-02-14',7.5,110),(702,'M-3302',22,'F03','2023-06-20',3,840),(703,'M-3302',21,'F02','2023-09-05',5.5,860),(704,'M-3303',20,'F04','2023-11-28',2,260),(705,'M-3306',21,'F05','2024-01-16',4,95),(706,'M-3301',22,'F03','2024-03-07',2.5,105);
-- What are the names and cities of customers with a credit limit above 150000?
-- who may owe us over 150000, and in which town are they
-- Which clients can run up a debt of more than 150000 with us, and where are they based?
-- credit line over 150000: client name, town
SELECT cust_nm, city FROM cust WHERE crd_lim > 150000;
-- How many machines were installed before 2020-01-01?
-- number of machines put in earlier than 2020-01-01
-- How many units were set up at clients' before 2020-01-01?
-- install date earlier than 2020-01-01 - count the machines
SELECT COUNT(*) FROM mach WHERE inst_dt < '2020-01-01';
-- List the descriptions of items whose stock quantity is below their minimum quantity.
-- articles where we hold less than the minimum
-- What goods are running too low, the quantity in store being under the least we should keep?
-- stock smaller than minimum: item descriptions please
SELECT itm_desc FROM itm WHERE stk_qty < min_qty;
-- Find the order numbers of orders that have not been shipped yet.
-- orders with no shipping day filled in, just the numbers
-- Which orders are still to be sent out? Order numbers, please.
-- ship date empty, order no
SELECT ord_no FROM ord_hd WHERE shp_dt IS NULL;
-- Show the description and list price of items with a list price between 2000 and 4000.
-- which articles sell for 2000 to 4000, and for how much exactly
-- What goods cost from 2000 to 4000 by the price list, and what is that price?
-- price list between 2000 and 4000: article in words, price
SELECT itm_desc, lst_prc FROM itm WHERE lst_prc BETWEEN 2000 AND 4000;
-- Which customers have a name that starts with Brenner?
-- clients called Brenner something
-- Who among our buyers has a name beginning with Brenner?
-- all customers whose name has Brenner in front
SELECT cust_nm FROM cust WHERE cust_nm LIKE 'Brenner%';
-- Give the name of each employee together with the name of the employee's manager.
-- staff, each next to the boss
-- Who works for whom? The worker's name, then the superior's.
-- employee and the manager of each, both by name
SELECT T1.emp_nm, T2.emp_nm FROM emp AS T1 JOIN emp AS T2 ON T1.mgr_no = T2.emp_no;
-- For each department with employees, show its name, the number of employees and their average salary.
-- headcount and mean pay, department by department, the name in front
-- How many people work in every unit that has somebody, and what do they earn on average? Name of the unit first.
-- department name, people in it, mean salary
SELECT T1.dept_nm, COUNT(*), AVG(T2.sal_amt) FROM dept AS T1 JOIN emp AS T2 ON T1.dept_cd = T2.dept_cd GROUP BY T1.dept_cd;
-- Which departments have no employees?
-- names of departments where nobody works
-- What parts of the company have no one working in them?
-- departments without staff, what are they called
SELECT dept_nm FROM dept WHERE dept_cd NOT IN (SELECT dept_cd FROM emp);
-- List the order number, the name of the ordering customer and the country name of that customer for every open order.
-- orders with status open: number, who ordered, and from which country they are
-- For orders still open: what number has it, who placed it, and what nation are they from?
-- order status open - i need number, buyer, the buyer's country by name
SELECT T1.ord_no, T2.cust_nm, T3.ctry_nm FROM ord_hd AS T1 JOIN cust AS T2 ON T1.cust_no = T2.cust_no JOIN ctry AS T3 ON T2.ctry_cd = T3.ctry_cd WHERE T1.ord_sts = 'open';
-- For the orders that are shipped to another customer than the one who ordered, show the order number and the name of the receiving customer.
-- goods going to somebody else than the buyer: order number and who gets them
-- Which orders are sent to a different client from the one who placed them? The order number, and who receives it.
-- buyer and ship-to client not the same: number of the order plus name of the ship-to client
SELECT T1.ord_no, T2.cust_nm FROM ord_hd AS T1 JOIN cust AS T2 ON T1.shp_cust_no = T2.cust_no WHERE T1.cust_no != T1.shp_cust_no;
-- What are the descriptions of the different items ordered by customers in Germany?
-- articles that firms from Germany bought, no repeats
-- What goods did buyers from Germany order? No repeats.
-- item descriptions on orders of clients whose country is called Germany, each description one time
SELECT DISTINCT T1.itm_desc FROM itm AS T1 JOIN ord_ln AS T2 ON T1.itm_no = T2.itm_no JOIN ord_hd AS T3 ON T2.ord_no = T3.ord_no JOIN cust AS T4 ON T3.cust_no = T4.cust_no JOIN ctry AS T5 ON T4.ctry_cd = T5.ctry_cd WHERE T5.ctry_nm = 'Germany';
-- For each fault class, what are the number of service calls and the average labour hours?
-- class of fault, how many calls it caused, and how many hours of labour a call took on average
-- By class of fault, how often was somebody called out, and how long did they work on it on average?
-- per fault class i need the call count, then the mean of the labour hours
SELECT T1.flt_cls, COUNT(*), AVG(T2.lab_hrs) FROM flt AS T1 JOIN svc_call AS T2 ON T1.flt_cd = T2.flt_cd GROUP BY T1.flt_cls;
-- What are the three most expensive items by standard cost, the dearest first?
-- top three articles in standard cost, descriptions only, highest at the top
-- Which three goods cost us the most to make, by standard cost? Costliest first.
-- the 3 priciest items going by their standard cost, in falling order, described in words
SELECT itm_desc FROM itm ORDER BY std_cst DESC LIMIT 3;
-- Which item groups contain an item that was never ordered? Show the group descriptions.
-- groups with some article that is on no order line
-- In which families of goods is there something nobody has ever bought? No repeats.
-- item without any order line - the groups (described) such items are in, each group one time
SELECT DISTINCT T1.grp_desc FROM itm_grp AS T1 JOIN itm AS T2 ON T1.grp_cd = T2.grp_cd WHERE T2.itm_no NOT IN (SELECT itm_no FROM ord_ln);
-- Show the names of employees who are either a customer's sales representative or the buyer of an item group.
-- people who look after a client or buy for a group of articles, one list without doubles
-- Who sells to a client as representative or does the purchasing for a group of goods? No repeats.
-- one list of names: reps of customers, and buyers of item groups
SELECT T1.emp_nm FROM emp AS T1 JOIN cust AS T2 ON T1.emp_no = T2.rep_emp_no UNION SELECT T1.emp_nm FROM emp AS T1 JOIN itm_grp AS T2 ON T1.emp_no = T2.buyer_emp_no;
-- Which customers own a machine but have not placed any order that is shipped?
-- machine owners, leaving out whoever placed an order with status shipped
-- Who has a machine of ours but has no order of their own that is shipped?
-- clients with a machine, minus clients that placed some order with the status shipped
SELECT T1.cust_nm FROM cust AS T1 JOIN mach AS T2 ON T1.cust_no = T2.cust_no EXCEPT SELECT T1.cust_nm FROM cust AS T1 JOIN ord_hd AS T2 ON T1.cust_no = T2.cust_no WHERE T2.ord_sts = 'shipped';
-- Which machine models had both a bearing noise fault and an oil leak fault? Return the model names.
-- models on which someone repaired bearing noise and, another time, an oil leak
-- Which types of machine have suffered from bearing noise and also from an oil leak?
-- model names with a service call for an oil leak and a service call for bearing noise
SELECT T1.mdl_nm FROM mach AS T1 JOIN svc_call AS T2 ON T1.ser_no = T2.ser_no JOIN flt AS T3 ON T2.flt_cd = T3.flt_cd WHERE T3.flt_desc = 'bearing noise' INTERSECT SELECT T1.mdl_nm FROM mach AS T1 JOIN svc_call AS T2 ON T1.ser_no = T2.ser_no JOIN flt AS T3 ON T2.flt_cd = T3.flt_cd WHERE T3.flt_desc = 'oil leak';
-- Which employees have a higher salary than their manager? Show the employee's name and the manager's name.
-- people paid more than their own boss: who, and who the boss is
-- Who earns more than the person they report to? That person's name too, please.
-- salary above the manager's own - employee name, then manager name
SELECT T1.emp_nm, T2.emp_nm FROM emp AS T1 JOIN emp AS T2 ON T1.mgr_no = T2.emp_no WHERE T1.sal_amt > T2.sal_amt;
-- Which customers ordered at least two different items? Show the name of the ordering customer and how many different items it ordered.
-- buyers with 2 or more distinct articles on their orders, and that number
-- Which clients have bought two or more distinct goods, and how many distinct ones?
-- count different items per ordering client, at least 2: client, count
SELECT T1.cust_nm, COUNT(DISTINCT T3.itm_no) FROM cust AS T1 JOIN ord_hd AS T2 ON T1.cust_no = T2.cust_no JOIN ord_ln AS T3 ON T2.ord_no = T3.ord_no GROUP BY T1.cust_no HAVING COUNT(DISTINCT T3.itm_no) >= 2;
-- What is the total distance in kilometres travelled for electrical faults?
-- km driven altogether because of faults of class electrical
-- How far in all did our people drive to mend things that were electrical?
-- fault class electrical: sum of travel km
SELECT SUM(T1.trv_km) FROM svc_call AS T1 JOIN flt AS T2 ON T1.flt_cd = T2.flt_cd WHERE T2.flt_cls = 'electrical';
-- Among customers from countries in the EU (Y), which one has the longest payment term? Give the customer's name and the term.
-- EU flag Y only: the client who gets the most days to pay, and how many days
-- Who, of the clients in EU countries (Y), may take the longest to pay, and how long is that?
-- EU = Y: sort clients by payment days, most first, just the top one: name, days
SELECT T1.cust_nm, T1.pay_trm FROM cust AS T1 JOIN ctry AS T2 ON T1.ctry_cd = T2.ctry_cd WHERE T2.eu_flg = 'Y' ORDER BY T1.pay_trm DESC LIMIT 1;

-- database: greyport_contract_logistics
CREATE TABLE client (client_id INTEGER PRIMARY KEY, client_name TEXT, industry TEXT, city TEXT, contract_start TEXT, contract_end TEXT, monthly_fee REAL);
CREATE TABLE warehouse (warehouse_id INTEGER PRIMARY KEY, warehouse_name TEXT, city TEXT, floor_area_m2 INTEGER, dock_count INTEGER, year_built INTEGER, bonded TEXT);
CREATE TABLE ref_temperature_class (class_code TEXT PRIMARY KEY, class_description TEXT, min_celsius INTEGER, max_celsius INTEGER, surcharge_percent REAL);
CREATE TABLE storage_zone (zone_id INTEGER PRIMARY KEY, warehouse_id INTEGER REFERENCES warehouse(warehouse_id), zone_label TEXT, class_code TEXT REFERENCES ref_temperature_class(class_code), pallet_places INTEGER, rack_height_m REAL);
CREATE TABLE product (product_id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client(client_id), product_name TEXT, unit_weight_kg REAL, units_per_pallet INTEGER, hazardous INTEGER, required_class TEXT REFERENCES ref_temperature_class(class_code));
CREATE TABLE stock_lot (lot_id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product(product_id), zone_id INTEGER REFERENCES storage_zone(zone_id), received_date TEXT, expiry_date TEXT, pallets INTEGER, status TEXT);
CREATE TABLE carrier (carrier_id INTEGER PRIMARY KEY, carrier_name TEXT, transport_mode TEXT, country TEXT, on_time_rate REAL, fleet_size INTEGER);
CREATE TABLE shipment (shipment_id INTEGER PRIMARY KEY, origin_warehouse_id INTEGER REFERENCES warehouse(warehouse_id), destination_warehouse_id INTEGER REFERENCES warehouse(warehouse_id), carrier_id INTEGER REFERENCES carrier(carrier_id), departure_date TEXT, arrival_date TEXT, freight_cost REAL, status TEXT);
CREATE TABLE shipment_lot (shipment_id INTEGER REFERENCES shipment(shipment_id), lot_id INTEGER REFERENCES stock_lot(lot_id), pallets_loaded INTEGER, seal_number TEXT, damaged_pallets INTEGER, PRIMARY KEY (shipment_id, lot_id));
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, full_name TEXT, job_title TEXT, warehouse_id INTEGER REFERENCES warehouse(warehouse_id), team_leader_id INTEGER REFERENCES staff(staff_id), hired_on TEXT, forklift_licence TEXT);
CREATE TABLE stock_count (count_id INTEGER PRIMARY KEY, zone_id INTEGER REFERENCES storage_zone(zone_id), counted_by INTEGER REFERENCES staff(staff_id), approved_by INTEGER REFERENCES staff(staff_id), count_date TEXT, difference_pallets INTEGER, note TEXT);
INSERT INTO client VALUES (1,'Lumarco Foods','food','Leeds','2019-01-01',NULL,18500),(2,'Petra Cosmetics','cosmetics','Bristol','2021-07-01','2025-06-30',9200),(3,'Vantage Tools','hardware','Leeds','2020-04-01',NULL,7600),(4,'Nordmilk','food','Hull','2022-10-01','2024-09-30',12300),(5,'Clearpath Solvents','chemicals','Cardiff','2023-03-01',NULL,6100),(6,'Ashby Textiles','textiles','Derby','2024-02-01',NULL,3900);
INSERT INTO warehouse VALUES (1,'Greyport North','Hull',22000,24,1998,'Y'),(2,'Canal Cross','Leeds',15500,16,2007,'N'),(3,'Severn Gate','Bristol',31000,36,2016,'Y'),(4,'Taff Yard','Cardiff',9800,10,1989,'N'),(5,'Peak Depot','Goole',12700,12,2021,'N');
INSERT INTO ref_temperature_class VALUES ('AMB','ambient',5,30,0),('CHL','chilled',2,6,18),('FRZ','deep frozen',-28,-18,35),('HAZ','ventilated hazardous',0,25,42),('CTR','climate controlled',15,21,12);
INSERT INTO storage_zone VALUES (1,1,'N-A','AMB',2400,11),(2,1,'N-F','FRZ',900,9.5),(3,2,'C-A','AMB',1800,8),(4,2,'C-C','CHL',600,7.5),(5,3,'S-T','CTR',1500,12),(6,3,'S-A','AMB',3200,12.5),(7,4,'T-H','HAZ',350,5);
INSERT INTO product VALUES (1,1,'frozen peas',1,720,0,'FRZ'),(2,1,'tomato passata',0.7,960,0,'AMB'),(3,2,'rose hand cream',0.2,2400,0,'CTR'),(4,3,'cordless drill',2.8,180,0,'AMB'),(5,4,'salted butter',0.25,1800,0,'CHL'),(6,5,'paint thinner',5.2,120,1,'HAZ'),(7,2,'nail varnish remover',0.3,1600,1,'HAZ'),(8,3,'hand saw',0.9,400,0,'AMB');
INSERT INTO stock_lot VALUES (1,1,2,'2024-01-12','2025-07-31',210,'available'),(2,2,1,'2024-02-03','2026-01-31',340,'available'),(3,3,5,'2024-02-20','2026-08-31',95,'available'),(4,4,3,'2023-11-08',NULL,60,'available'),(5,5,4,'2024-03-15','2024-06-30',130,'blocked'),(6,6,7,'2024-03-01','2027-03-01',44,'available'),(7,2,6,'2024-04-10','2026-04-30',185,'available'),(8,7,7,'2024-04-18','2026-10-31',22,'quarantine');
INSERT INTO carrier VALUES (1,'Pennine Haulage','road',  'United Kingdom',93.5,140),(2,'Coastrail Freight','rail','United Kingdom',88.2,36),(3,'Kolding Cool','road','Denmark',96.1,85),(4,'Estuary Barges','water','Netherlands',81.4,12),(5,'Ardent Couriers','road','Ireland',90.7,60);
INSERT INTO shipment VALUES (1,1,2,1,'2024-02-10','2024-02-11',640,'delivered'),(2,1,3,2,'2024-02-26','2024-02-29',1180,'delivered'),(3,3,4,1,'2024-03-05','2024-03-06',420,'delivered'),(4,2,1,3,'2024-04-02','2024-04-03',775,'delivered'),(5,1,3,3,'2024-04-22','2024-04-24',1395,'delivered'),(6,3,2,1,'2024-05-06',NULL,910,'in transit'),(7,4,3,4,'2024-05-08',NULL,530,'in transit');
INSERT INTO shipment_lot VALUES (1,2,26,'K1001',0),(2,2,52,'K1002',2),(2,1,18,'K1003',0),(3,3,12,'K1004',0),(4,5,30,'K1005',1),(5,1,40,'K1006',3),(6,7,33,'K1007',0),(7,6,9,NULL,0);
INSERT INTO staff VALUES (1,'Moira Blackett','site manager',1,NULL,'2004-05-03','N'),(2,'Desmond Achebe','forklift driver',1,1,'2015-09-14','Y'),(3,'Carla Finch','stock controller',1,1,'2018-01-22','N'),(4,'Yusuf Demir','site manager',3,NULL,'2012-11-05','N'),(5,'Holly Pugh','forklift driver',3,4,'2021-06-07','Y'),(6,'Rhys Morgan','stock controller',4,4,'2019-10-01','Y'),(7,'Agnes Lowe','packer',2,1,'2023-02-13','N');
INSERT INTO stock_count VALUES (1,1,3,1,'2024-01-31',-2,NULL),(2,2,3,1,'2024-01-31',0,NULL),(3,6,5,4,'2024-02-28',5,'relabelled pallets found'),(4,7,6,4,'2024-03-29',-1,'one drum leaking'),(5,3,7,1,'2024-04-30',-6,'missing labels'),(6,5,5,4,'2024-04-30',3,NULL);
-- List the names and cities of the bonded (Y) warehouses.
-- sites with customs bond Y: what are they called and in which town
-- What depots are under customs bond (Y), and where are they?
-- bonded: Y - can you give me the name and the town of each depot
SELECT warehouse_name, city FROM warehouse WHERE bonded = 'Y';
-- What is the average and the total monthly fee paid by clients?
-- customers' monthly fee: mean, then sum
-- How much do clients pay us a month on average, and how much altogether?
-- client fee per month - average, then the total
SELECT AVG(monthly_fee), SUM(monthly_fee) FROM client;
-- How many products are hazardous (1)?
-- count the goods flagged 1 as dangerous
-- How many goods are dangerous (1)?
-- hazardous = 1, count of products
SELECT COUNT(*) FROM product WHERE hazardous = 1;
-- Which lots have no expiry date? Return the lot id and the number of pallets.
-- batches that never run out by date: their id and pallets
-- What batches do not go off on any day we know of? Id and how many pallets.
-- expiry date empty: lot id and pallets
SELECT lot_id, pallets FROM stock_lot WHERE expiry_date IS NULL;
-- How many different carriers have been used for shipments to the warehouse Severn Gate?
-- number of distinct hauliers on trips that go to Severn Gate
-- How many distinct forwarders have taken loads to Severn Gate?
-- trips with the destination Severn Gate: count their haulage firms, each firm one time
SELECT COUNT(DISTINCT T1.carrier_id) FROM shipment AS T1 JOIN warehouse AS T2 ON T1.destination_warehouse_id = T2.warehouse_id WHERE T2.warehouse_name = 'Severn Gate';
-- Show the product name, the label of the zone and the name of the warehouse for every lot in quarantine.
-- batches with status quarantine: the goods, the zone, the site
-- What goods are locked away in quarantine, in which zone and in which depot? Name, label, depot name.
-- status quarantine - product, zone label, warehouse name for every such lot
SELECT T2.product_name, T3.zone_label, T4.warehouse_name FROM stock_lot AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id JOIN storage_zone AS T3 ON T1.zone_id = T3.zone_id JOIN warehouse AS T4 ON T3.warehouse_id = T4.warehouse_id WHERE T1.status = 'quarantine';
-- For each shipment, give its id, the name of the warehouse it leaves from and the name of the warehouse it goes to.
-- trips: number, from which site, to which site
-- Where does each load set out and where does it end up? Its id, then the one depot, then the other, by name.
-- shipment id with its origin and its destination (warehouse names, in that order)
SELECT T1.shipment_id, T2.warehouse_name, T3.warehouse_name FROM shipment AS T1 JOIN warehouse AS T2 ON T1.origin_warehouse_id = T2.warehouse_id JOIN warehouse AS T3 ON T1.destination_warehouse_id = T3.warehouse_id;
-- What are the names of products that must be stored deep frozen?
-- goods whose required class is described as deep frozen
-- What goods have to be kept deep frozen?
-- temperature class needed = deep frozen: which products
SELECT T1.product_name FROM product AS T1 JOIN ref_temperature_class AS T2 ON T1.required_class = T2.class_code WHERE T2.class_description = 'deep frozen';
-- How many pallet places does each warehouse have in total? List the warehouse name and the total.
-- room for pallets, summed up site by site
-- How many pallets fit into each depot in all its zones? Name of the depot, then how many.
-- warehouse name and sum of its places for pallets
SELECT T1.warehouse_name, SUM(T2.pallet_places) FROM warehouse AS T1 JOIN storage_zone AS T2 ON T1.warehouse_id = T2.warehouse_id GROUP BY T1.warehouse_id;
-- Who works under the team leader Yusuf Demir? Give full names.
-- people led by Yusuf Demir
-- Who has Yusuf Demir as boss?
-- full names of the workers whose team leader is called Yusuf Demir
SELECT T1.full_name FROM staff AS T1 JOIN staff AS T2 ON T1.team_leader_id = T2.staff_id WHERE T2.full_name = 'Yusuf Demir';
-- Find the product names that contain the word hand.
-- goods with hand anywhere in what they are called
-- What articles have hand in their name?
-- hand somewhere in the product name, which ones
SELECT product_name FROM product WHERE product_name LIKE '%hand%';
-- Which shipments cost between 500 and 1000 in freight? Show the id and the cost, from the cheapest to the dearest.
-- trips with freight of 500 to 1000: number and price, low to high
-- Which loads cost us from 500 up to 1000 to send, and how much was it? Id and sum, lowest first.
-- freight no less than 500 and no more than 1000, ascending: shipment id, freight
SELECT shipment_id, freight_cost FROM shipment WHERE freight_cost BETWEEN 500 AND 1000 ORDER BY freight_cost ASC;
-- Which carriers have never carried a shipment?
-- hauliers we never used, by name
-- Which forwarders have not had a single load from us?
-- carriers without any shipment, names
SELECT carrier_name FROM carrier WHERE carrier_id NOT IN (SELECT carrier_id FROM shipment);
-- Which clients have goods both at Greyport North and at Severn Gate? Show the client names.
-- customers with stock lying in Greyport North and in Severn Gate too
-- Who of our customers keeps things at Greyport North and also at Severn Gate?
-- clients with lots in the warehouse Severn Gate who have lots in Greyport North as well
SELECT T1.client_name FROM client AS T1 JOIN product AS T2 ON T1.client_id = T2.client_id JOIN stock_lot AS T3 ON T2.product_id = T3.product_id JOIN storage_zone AS T4 ON T3.zone_id = T4.zone_id JOIN warehouse AS T5 ON T4.warehouse_id = T5.warehouse_id WHERE T5.warehouse_name = 'Greyport North' INTERSECT SELECT T1.client_name FROM client AS T1 JOIN product AS T2 ON T1.client_id = T2.client_id JOIN stock_lot AS T3 ON T2.product_id = T3.product_id JOIN storage_zone AS T4 ON T3.zone_id = T4.zone_id JOIN warehouse AS T5 ON T4.warehouse_id = T5.warehouse_id WHERE T5.warehouse_name = 'Severn Gate';
-- Which cities have a warehouse but no client?
-- towns where we run a site though not a single customer is based there
-- In which places do we have a depot but nobody who pays for our services?
-- warehouse cities minus client cities
SELECT city FROM warehouse EXCEPT SELECT city FROM client;
-- List every staff member who has counted or approved a stock count, by full name.
-- names, without doubles, of those who did a stock count together with those who signed one off
-- Who has ever taken stock, or signed off on it? Full names, no repeats.
-- one list of names: those who counted and those who approved
SELECT T1.full_name FROM staff AS T1 JOIN stock_count AS T2 ON T1.staff_id = T2.counted_by UNION SELECT T1.full_name FROM staff AS T1 JOIN stock_count AS T2 ON T1.staff_id = T2.approved_by;
-- What is the name of the carrier with the highest total freight cost?
-- haulier on whose trips we spent the most in all
-- Which forwarder got the most money from us in all for its loads?
-- sum freight by carrier, name of the one on top
SELECT T1.carrier_name FROM carrier AS T1 JOIN shipment AS T2 ON T1.carrier_id = T2.carrier_id GROUP BY T1.carrier_id ORDER BY SUM(T2.freight_cost) DESC LIMIT 1;
-- Find the names of clients whose contract started later than the latest contract start in the food industry.
-- customers who signed on after the most recent start of any food customer
-- Who of our customers came to us after every one of the food people, by when their contract began?
-- contract start past the latest contract start found in industry food - which clients
SELECT client_name FROM client WHERE contract_start > (SELECT MAX(contract_start) FROM client WHERE industry = 'food');
-- Which products were loaded on at least two different shipments? Give the product name.
-- goods that travelled on 2 or more distinct trips
-- Which goods went out with two or more distinct loads?
-- at least 2 different shipments carried it: name of the product
SELECT T1.product_name FROM product AS T1 JOIN stock_lot AS T2 ON T1.product_id = T2.product_id JOIN shipment_lot AS T3 ON T2.lot_id = T3.lot_id GROUP BY T1.product_id HAVING COUNT(DISTINCT T3.shipment_id) >= 2;
-- Among shipments that departed from Greyport North, which one had the most damaged pallets? Return its id and the total of damaged pallets.
-- leaving Greyport North: the trip with the largest sum of broken pallets, its number and that sum
-- Of the loads setting out from Greyport North, which one had most pallets broken, and how many? Its id first.
-- origin Greyport North: sum damaged pallets by shipment, top one - id, sum
SELECT T1.shipment_id, SUM(T3.damaged_pallets) FROM shipment AS T1 JOIN warehouse AS T2 ON T1.origin_warehouse_id = T2.warehouse_id JOIN shipment_lot AS T3 ON T1.shipment_id = T3.shipment_id WHERE T2.warehouse_name = 'Greyport North' GROUP BY T1.shipment_id ORDER BY SUM(T3.damaged_pallets) DESC LIMIT 1;
-- What are the names of the clients that own products which were carried by a carrier from Denmark, without repetition?
-- customers, each once, whose goods went with a haulier from Denmark
-- Whose goods has a Danish forwarder, i.e. one from Denmark, taken anywhere? No repeats.
-- carrier country Denmark: clients with products on board, each client one time
SELECT DISTINCT T1.client_name FROM client AS T1 JOIN product AS T2 ON T1.client_id = T2.client_id JOIN stock_lot AS T3 ON T2.product_id = T3.product_id JOIN shipment_lot AS T4 ON T3.lot_id = T4.lot_id JOIN shipment AS T5 ON T4.shipment_id = T5.shipment_id JOIN carrier AS T6 ON T5.carrier_id = T6.carrier_id WHERE T6.country = 'Denmark';
-- Which zones were counted by somebody with a forklift licence (Y)? List the zone labels and the dates of the count, the latest count first.
-- label and day of counts done by holders of the licence (Y) for forklifts, newest on top
-- Which zones did someone count who may drive a forklift (Y), and when? Label, then day, most recent first.
-- forklift licence Y for the person counting: zone label plus count date, sorted from new to old
SELECT T1.zone_label, T2.count_date FROM storage_zone AS T1 JOIN stock_count AS T2 ON T1.zone_id = T2.zone_id JOIN staff AS T3 ON T2.counted_by = T3.staff_id WHERE T3.forklift_licence = 'Y' ORDER BY T2.count_date DESC;
