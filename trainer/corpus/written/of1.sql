-- database: torquepoint_garages
CREATE TABLE branch (branch_id INTEGER PRIMARY KEY, branch_cd TEXT, branch_name TEXT, city TEXT, manager_id INTEGER REFERENCES employee(emp_id), opened_on TEXT, is_active INTEGER);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, role TEXT, branch_id INTEGER REFERENCES branch(branch_id), supervisor_id INTEGER REFERENCES employee(emp_id), hired_on TEXT, left_on TEXT, hourly_rate REAL);
CREATE TABLE customer (cust_id INTEGER PRIMARY KEY, cust_no TEXT, first_name TEXT, last_name TEXT, phone TEXT, city TEXT, cust_type TEXT, created_at TEXT);
CREATE TABLE vehicle (vehicle_id INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES customer(cust_id), reg_no TEXT, make TEXT, model TEXT, model_yr INTEGER, fuel TEXT, mileage INTEGER);
CREATE TABLE work_order (wo_id INTEGER PRIMARY KEY, wo_no TEXT, vehicle_id INTEGER REFERENCES vehicle(vehicle_id), branch_id INTEGER REFERENCES branch(branch_id), mechanic_id INTEGER REFERENCES employee(emp_id), status TEXT, opened_at TEXT, closed_at TEXT, warranty TEXT, labour_amt REAL, approved_by INTEGER REFERENCES employee(emp_id));
CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, supplier_name TEXT, country TEXT);
CREATE TABLE part (part_id INTEGER PRIMARY KEY, part_no TEXT, part_desc TEXT, supplier_id INTEGER REFERENCES supplier(supplier_id), stock_qty INTEGER, list_price REAL, is_active INTEGER);
CREATE TABLE wo_part (wo_id INTEGER REFERENCES work_order(wo_id), line_no INTEGER, part_id INTEGER REFERENCES part(part_id), qty INTEGER, unit_price REAL, PRIMARY KEY (wo_id, line_no));
CREATE TABLE invoice (inv_id INTEGER PRIMARY KEY, inv_no TEXT, wo_id INTEGER REFERENCES work_order(wo_id), inv_dt TEXT, net_amt REAL, vat_amt REAL, paid_at TEXT, status TEXT);
INSERT INTO branch VALUES (1,'LDS1','Leeds Kirkstall','Leeds',1,'2009-04-01',1),(2,'YRK1','York Clifton Moor','York',2,'2012-09-17',1),(3,'HUL1','Hull Anlaby Road','Hull',3,'2015-03-02',1),(4,'SHF1','Sheffield Attercliffe','Sheffield',4,'2011-06-20',1),(5,'BRD1','Bradford Canal Road','Bradford',5,'2018-01-08',1),(6,'DON1','Doncaster Wheatley','Doncaster',NULL,'2010-10-11',0);
INSERT INTO employee VALUES (1,'Margaret','Holroyd','manager',1,NULL,'2009-04-01',NULL,31.5),(2,'Stephen','Lister','manager',2,1,'2012-09-03',NULL,29),(3,'Anita','Chowdhury','manager',3,1,'2015-02-16',NULL,28.5),(4,'Gareth','Bostock','manager',4,1,'2011-06-01',NULL,29.75),(5,'Naveed','Akhtar','manager',5,1,'2017-11-20',NULL,27.8),(6,'Craig','Dunwell','mechanic',1,1,'2010-05-10',NULL,22.4),(7,'Piotr','Zielinski','mechanic',1,6,'2016-08-22',NULL,20.9),(8,'Luke','Armitage','mechanic',2,2,'2014-03-31',NULL,21.6),(9,'Danielle','Pratt','mechanic',2,8,'2020-07-06',NULL,18.75),(10,'Owen','Maddison','mechanic',3,3,'2015-04-13',NULL,20.5),(11,'Keith','Farrow','mechanic',4,4,'2011-09-12','2024-12-31',23.1),(12,'Sunita','Rao','mechanic',4,4,'2018-10-01',NULL,19.9),(13,'Tomasz','Wrona','mechanic',5,5,'2019-02-25',NULL,19.2),(14,'Ellie','Sugden','apprentice',1,6,'2023-09-04',NULL,10.4),(15,'Jordan','Beck','apprentice',4,12,'2024-09-02',NULL,9.8),(16,'Helen','Tasker','service advisor',1,1,'2013-01-14',NULL,16.2),(17,'Ryan','Ogden','service advisor',2,2,'2021-05-17','2025-02-28',14.9),(18,'Farah','Siddiqui','service advisor',5,5,'2018-03-19',NULL,15.6),(19,'Dean','Hartley','mechanic',6,1,'2010-10-11','2023-06-30',20.1),(20,'Callum','Reed','mechanic',1,6,'2025-06-02',NULL,17.25);
INSERT INTO customer VALUES (1,'C-10012','Alan','Whitworth','0113 4960101','Leeds','private','2019-03-12 10:04:00'),(2,'C-10027','Priya','Nair','0113 4960177','Leeds','private','2020-06-01 09:15:00'),(3,'C-10031','George','Fenwick','01904 496022','York','trade','2018-11-23 14:40:00'),(4,'C-10044','Monica','Kowalczyk','01482 496310','Hull','private','2021-02-08 11:32:00'),(5,'C-10058','Derek','Shaw','0114 4960552','Sheffield','trade','2017-05-19 08:50:00'),(6,'C-10063','Laura','Pickles','01274 496718','Bradford','private','2022-09-27 16:05:00'),(7,'C-10070','Hassan','Mahmood','01274 496733','Bradford','trade','2020-01-15 12:20:00'),(8,'C-10086','Joanne','Creswell','01904 496091','York','private','2023-04-04 09:48:00'),(9,'C-10092','Peter','Ibbotson','0114 4960589','Sheffield','private','2016-10-30 13:11:00'),(10,'C-10105','Rachel','Thorne','0113 4960214','Leeds','private','2024-01-09 15:27:00'),(11,'C-10111','Stuart','Garside','01482 496345','Hull','trade','2023-08-21 10:36:00'),(12,'C-10119','Wendy','Blackburn','01302 496008','Doncaster','private','2015-12-02 11:59:00'),(13,'C-10126','Imran','Qureshi','0113 4960268','Leeds','trade','2025-02-14 09:02:00');
INSERT INTO vehicle VALUES (1,1,'YK17 RTW','Ford','Focus',2017,'petrol',81250),(2,2,'YE69 LPN','Toyota','Yaris',2019,'hybrid',42300),(3,3,'YJ15 OKD','Ford','Transit',2015,'diesel',164800),(4,3,'YB20 HGC','Ford','Transit',2020,'diesel',97450),(5,4,'KX18 VUM','Volkswagen','Golf',2018,'petrol',68900),(6,5,'SF16 DNB','Mercedes','Sprinter',2016,'diesel',188300),(7,5,'SH21 ETJ','Volkswagen','Crafter',2021,'diesel',90120),(8,6,'YC19 WAF','Nissan','Leaf',2019,'electric',35700),(9,7,'YD14 KSS','Skoda','Octavia',2014,'diesel',201400),(10,7,'YG22 MZV','Skoda','Superb',2022,'diesel',76600),(11,8,'YA12 PBE','Ford','Fiesta',2012,'petrol',112700),(12,9,'SG13 XRL','Toyota','Avensis',2013,'diesel',139500),(13,10,'YN23 CJO','Nissan','Qashqai',2023,'hybrid',18450),(14,11,'KW17 TYH','Mercedes','Vito',2017,'diesel',143250),(15,12,'DN11 ALQ','Volkswagen','Polo',2011,'petrol',98300),(16,1,'YP09 FDU','Toyota','Aygo',2009,'petrol',104600),(17,2,'YT24 BRG','Nissan','Ariya',2024,'electric',6900);
INSERT INTO work_order VALUES (1,'WO-24001',1,1,6,'CLOSED','2024-01-15 08:30:00','2024-01-16 16:10:00','N',210,1),(2,'WO-24002',3,2,8,'CLOSED','2024-02-05 09:00:00','2024-02-08 15:45:00','N',540,2),(3,'WO-24003',6,4,11,'CLOSED','2024-03-11 08:15:00','2024-03-14 17:20:00','N',690,4),(4,'WO-24004',9,5,13,'CLOSED','2024-04-22 10:05:00','2024-04-23 12:30:00','N',185,5),(5,'WO-24005',5,3,10,'CLOSED','2024-05-17 08:40:00','2024-05-17 16:55:00','Y',120,3),(6,'WO-24006',11,2,9,'CANC','2024-06-03 11:20:00',NULL,'N',0,NULL),(7,'WO-24007',12,4,12,'CLOSED','2024-07-29 09:35:00','2024-08-01 14:00:00','N',460,4),(8,'WO-24008',3,2,8,'CLOSED','2024-09-10 08:10:00','2024-09-11 11:40:00','N',265,2),(9,'WO-24009',2,1,7,'CLOSED','2024-10-21 13:00:00','2024-10-22 10:15:00','Y',95,1),(10,'WO-24010',14,3,10,'CLOSED','2024-11-18 08:55:00','2024-11-21 16:30:00','N',720,3),(11,'WO-25001',1,1,6,'CLOSED','2025-01-13 08:20:00','2025-01-14 15:05:00','N',240,1),(12,'WO-25002',4,2,8,'CLOSED','2025-01-27 09:10:00','2025-01-30 17:00:00','N',610,2),(13,'WO-25003',7,4,12,'CLOSED','2025-02-10 10:45:00','2025-02-12 12:25:00','Y',330,4),(14,'WO-25004',9,5,13,'CLOSED','2025-03-03 08:05:00','2025-03-07 16:40:00','N',875,5),(15,'WO-25005',8,5,13,'CANC','2025-03-19 14:30:00',NULL,'Y',0,NULL),(16,'WO-25006',13,1,7,'CLOSED','2025-04-07 09:25:00','2025-04-07 15:50:00','Y',80,1),(17,'WO-25007',3,2,9,'CLOSED','2025-04-28 08:35:00','2025-05-02 13:15:00','N',495,2),(18,'WO-25008',6,4,12,'IN_PROGRESS','2025-05-26 08:00:00',NULL,'N',380,4),(19,'WO-25009',10,5,13,'IN_PROGRESS','2025-05-30 11:10:00',NULL,'N',150,5),(20,'WO-25010',16,1,6,'IN_PROGRESS','2025-06-03 09:40:00',NULL,'N',295,1),(21,'WO-25011',14,3,NULL,'OPEN','2025-06-05 10:00:00',NULL,'N',NULL,NULL),(22,'WO-25012',2,1,NULL,'OPEN','2025-06-06 08:45:00',NULL,'Y',NULL,NULL),(23,'WO-25013',4,2,8,'OPEN','2025-06-06 14:20:00',NULL,'N',NULL,NULL),(24,'WO-25014',1,1,7,'OPEN','2025-06-09 08:15:00',NULL,'N',NULL,NULL);
INSERT INTO supplier VALUES (1,'Bremtec GmbH','Germany'),(2,'Pennine Motor Factors','United Kingdom'),(3,'Valdor Pieces Auto','France'),(4,'Halden Filtration','Sweden'),(5,'Castleford Tyres','United Kingdom'),(6,'Orbita Electrics','Poland');
INSERT INTO part VALUES (1,'BR-1010','front brake pads',1,24,38.5,1),(2,'BR-1015','rear brake discs',1,3,62,1),(3,'BR-1020','brake fluid 1l',2,40,9.8,1),(4,'FI-2001','oil filter',4,55,7.9,1),(5,'FI-2002','cabin filter',4,18,12.4,1),(6,'FI-2003','fuel filter',4,2,21.6,1),(7,'OI-3001','engine oil 5w30 1l',2,160,8.2,1),(8,'CL-4001','clutch kit',3,4,245,1),(9,'TB-4010','timing belt kit',3,6,139,1),(10,'TY-5001','tyre 205/55 r16',5,32,64.5,1),(11,'TY-5002','tyre 235/65 r16c',5,12,98,1),(12,'EL-6001','starter battery 70ah',6,9,87,1),(13,'EL-6002','alternator',6,1,198,0),(14,'EX-7001','exhaust rear silencer',3,0,112,0),(15,'WI-8001','wiper blade set',2,26,17.5,1);
INSERT INTO wo_part VALUES (1,1,1,1,38.5),(1,2,3,1,9.8),(2,1,8,1,240),(2,2,7,6,8.2),(3,1,9,1,139),(3,2,11,4,95),(4,1,4,1,7.9),(4,2,7,5,8.2),(5,1,5,1,12.4),(7,1,2,2,62),(7,2,1,1,38.5),(8,1,4,1,7.9),(8,2,7,7,8),(9,1,12,1,87),(10,1,8,1,245),(10,2,3,1,9.8),(11,1,10,4,62.5),(12,1,9,1,135),(12,2,6,1,21.6),(12,3,7,6,8.2),(13,1,12,1,87),(14,1,8,1,245),(14,2,9,1,139),(14,3,2,2,60),(16,1,5,1,12.4),(17,1,11,2,98),(17,2,1,1,38.5),(18,1,11,4,96),(19,1,4,1,7.9),(19,2,7,5,8.2),(20,1,10,2,64.5);
INSERT INTO invoice VALUES (1,'INV-7001',1,'2024-01-16',258.3,51.66,'2024-01-16 16:30:00','PAID'),(2,'INV-7002',2,'2024-02-08',829.2,165.84,'2024-02-27 10:12:00','PAID'),(3,'INV-7003',3,'2024-03-15',1209,241.8,'2024-04-02 09:41:00','PAID'),(4,'INV-7004',4,'2024-04-23',233.9,46.78,'2024-04-23 12:45:00','PAID'),(5,'INV-7005',7,'2024-08-01',622.5,124.5,'2024-08-05 15:20:00','PAID'),(6,'INV-7006',8,'2024-09-12',328.9,65.78,'2024-10-01 11:03:00','PAID'),(7,'INV-7007',10,'2024-11-22',974.8,194.96,NULL,'OVERDUE'),(8,'INV-7008',11,'2025-01-14',490,98,'2025-01-14 15:20:00','PAID'),(9,'INV-7009',12,'2025-01-31',815.8,163.16,'2025-02-18 13:50:00','PAID'),(10,'INV-7010',13,'2025-02-12',87,17.4,'2025-02-13 09:30:00','PAID'),(11,'INV-7011',14,'2025-03-07',1379,275.8,NULL,'OVERDUE'),(12,'INV-7012',16,'2025-04-07',12.4,2.48,'2025-04-07 16:05:00','PAID'),(13,'INV-7013',17,'2025-05-02',729.5,145.9,NULL,'SENT'),(14,'INV-7014',9,'2024-10-22',87,17.4,'2024-10-22 10:40:00','PAID');
-- What are the numbers and opening times of the work orders that are in progress?
-- Which jobs are in progress at the moment, and when was each one opened? Give me the job number.
-- work orders in progress: number, opened at
SELECT wo_no, opened_at FROM work_order WHERE status = 'IN_PROGRESS';
-- List the first and last names of the mechanics who have not left the company.
-- Who are the mechanics still working for us?
-- mechanics not left, first and last name
SELECT first_name, last_name FROM employee WHERE role = 'mechanic' AND left_on IS NULL;
-- How many warranty work orders were opened in 2025?
-- How many jobs did we take in under warranty during 2025?
-- count of work orders on warranty opened 2025
SELECT COUNT(*) FROM work_order WHERE warranty = 'Y' AND opened_at >= '2025-01-01' AND opened_at < '2026-01-01';
-- Show the number, date and net amount of every invoice that has not been paid yet, the largest net amount first.
-- Which invoices are we still waiting to be paid for? I want the invoice number, its date and the net figure, biggest first.
-- unpaid invoices by net amount descending: number, date, net amount
SELECT inv_no, inv_dt, net_amt FROM invoice WHERE paid_at IS NULL ORDER BY net_amt DESC;
-- Give the part number and description of the active parts of which fewer than 5 are in stock.
-- Which active parts are we running low on, with less than five on the shelf? Part number and what it is.
-- active parts stock under 5, part no and description
SELECT part_no, part_desc FROM part WHERE is_active = 1 AND stock_qty < 5;
-- For each branch, show its name and the number of open work orders.
-- How many jobs are still open at every branch? Branch name first.
-- open work orders per branch
SELECT T2.branch_name, COUNT(*) FROM work_order AS T1 JOIN branch AS T2 ON T1.branch_id = T2.branch_id WHERE T1.status = 'OPEN' GROUP BY T2.branch_id;
-- What is the total labour amount of the closed work orders of each branch? Show the branch name and the total.
-- How much labour have we charged on closed jobs, branch by branch?
-- branch name, sum of labour on closed work orders
SELECT T2.branch_name, SUM(T1.labour_amt) FROM work_order AS T1 JOIN branch AS T2 ON T1.branch_id = T2.branch_id WHERE T1.status = 'CLOSED' GROUP BY T2.branch_id;
-- Show each vehicle make with the average labour amount of the work orders on vehicles of that make.
-- What is the labour on a job on average for every make of vehicle?
-- average labour amount of work orders by make
SELECT T2.make, AVG(T1.labour_amt) FROM work_order AS T1 JOIN vehicle AS T2 ON T1.vehicle_id = T2.vehicle_id GROUP BY T2.make;
-- For each supplier, show the name and the number of parts that we list from them.
-- How many different parts do we carry from each supplier?
-- supplier name, number of parts
SELECT T2.supplier_name, COUNT(*) FROM part AS T1 JOIN supplier AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T2.supplier_id;
-- What is the total value, quantity times unit price, of the parts used on work orders of the Leeds Kirkstall branch?
-- How much money in parts went into jobs at Leeds Kirkstall, taking quantity times unit price?
-- parts value (qty x unit price) on work orders at Leeds Kirkstall
SELECT SUM(T1.qty * T1.unit_price) FROM wo_part AS T1 JOIN work_order AS T2 ON T1.wo_id = T2.wo_id JOIN branch AS T3 ON T2.branch_id = T3.branch_id WHERE T3.branch_name = 'Leeds Kirkstall';
-- For each customer, show the first name, last name and the total net amount invoiced in 2025.
-- How much did we bill each customer net during 2025? First and last name, then the sum.
-- net invoiced 2025 per customer, first and last name
SELECT T4.first_name, T4.last_name, SUM(T1.net_amt) FROM invoice AS T1 JOIN work_order AS T2 ON T1.wo_id = T2.wo_id JOIN vehicle AS T3 ON T2.vehicle_id = T3.vehicle_id JOIN customer AS T4 ON T3.cust_id = T4.cust_id WHERE T1.inv_dt >= '2025-01-01' AND T1.inv_dt < '2026-01-01' GROUP BY T4.cust_id;
-- What are the first and last name of the mechanic with the most closed work orders?
-- Which mechanic has the most closed jobs to their name?
-- mechanic with highest number of closed work orders
SELECT T2.first_name, T2.last_name FROM work_order AS T1 JOIN employee AS T2 ON T1.mechanic_id = T2.emp_id WHERE T1.status = 'CLOSED' GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the descriptions of the 3 parts of which the largest quantity was used on work orders, the most used first.
-- Which three parts do we fit in the largest quantities? Just what they are, top one first.
-- top 3 parts by quantity used, description
SELECT T2.part_desc FROM wo_part AS T1 JOIN part AS T2 ON T1.part_id = T2.part_id GROUP BY T2.part_id ORDER BY SUM(T1.qty) DESC LIMIT 3;
-- Which branch has the highest total net amount invoiced? Show its name and the total.
-- Which of our branches has billed the most net, and how much is it?
-- branch with highest net invoiced: branch name, total
SELECT T3.branch_name, SUM(T1.net_amt) FROM invoice AS T1 JOIN work_order AS T2 ON T1.wo_id = T2.wo_id JOIN branch AS T3 ON T2.branch_id = T3.branch_id GROUP BY T3.branch_id ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Which customer has had the most work orders? Give the first and last name.
-- Which of our customers brings in the most jobs? First and last name.
-- customer with most work orders, first and last name
SELECT T3.first_name, T3.last_name FROM work_order AS T1 JOIN vehicle AS T2 ON T1.vehicle_id = T2.vehicle_id JOIN customer AS T3 ON T2.cust_id = T3.cust_id GROUP BY T3.cust_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the part number and description of the parts that were never used on a work order.
-- Which parts have never gone into any job? Part number and description, please.
-- parts never used on work orders: part no, description
SELECT part_no, part_desc FROM part WHERE part_id NOT IN (SELECT part_id FROM wo_part);
-- Show the registration number, make and model of the vehicles without any work order.
-- Which vehicles on our books don't have a single job recorded? Reg, make and model.
-- vehicles with no work orders: reg no, make, model
SELECT reg_no, make, model FROM vehicle WHERE vehicle_id NOT IN (SELECT vehicle_id FROM work_order);
-- What are the first and last names of the customers who have no vehicle recorded?
-- Which customers don't have a single vehicle on file with us?
-- customers without vehicle, first and last name
SELECT first_name, last_name FROM customer WHERE cust_id NOT IN (SELECT cust_id FROM vehicle);
-- Show the registration number and the number of work orders of the vehicles with at least 3 work orders.
-- Which vehicles have been in for three jobs or more? Give me the reg and how many jobs.
-- vehicles with 3 or more work orders: reg no, count
SELECT T2.reg_no, COUNT(*) FROM work_order AS T1 JOIN vehicle AS T2 ON T1.vehicle_id = T2.vehicle_id GROUP BY T2.vehicle_id HAVING COUNT(*) >= 3;
-- Which mechanics have more than 1000 in total labour on their work orders? Give first and last name.
-- Whose jobs add up to more than 1000 of labour? I want the mechanics' names.
-- mechanics labour total above 1000, first and last name
SELECT T2.first_name, T2.last_name FROM work_order AS T1 JOIN employee AS T2 ON T1.mechanic_id = T2.emp_id GROUP BY T2.emp_id HAVING SUM(T1.labour_amt) > 1000;
-- Show the first and last name of each apprentice together with the first and last name of their supervisor.
-- Who supervises our apprentices? Apprentice's name first, then the supervisor's.
-- apprentices and their supervisors, first and last names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.supervisor_id = T2.emp_id WHERE T1.role = 'apprentice';
-- Give the registration number and mileage of the diesel vehicles with a mileage above the average of all vehicles.
-- Which diesels have done more miles than our average vehicle? Reg and mileage.
-- diesel vehicles above average mileage: reg no, mileage
SELECT reg_no, mileage FROM vehicle WHERE fuel = 'diesel' AND mileage > (SELECT AVG(mileage) FROM vehicle);
-- database: brennan_plant_hire
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, depot_cd TEXT, depot_name TEXT, city TEXT, manager_id INTEGER REFERENCES staff(staff_id), yard_sqm INTEGER);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, depot_id INTEGER REFERENCES depot(depot_id), reports_to INTEGER REFERENCES staff(staff_id), start_dt TEXT, is_active INTEGER);
CREATE TABLE client (client_id INTEGER PRIMARY KEY, client_no TEXT, company_name TEXT, city TEXT, credit_limit INTEGER, is_blocked INTEGER, account_mgr_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE category (cat_cd TEXT PRIMARY KEY, cat_name TEXT, parent_cat_cd TEXT REFERENCES category(cat_cd));
CREATE TABLE machine (machine_id INTEGER PRIMARY KEY, fleet_no TEXT, model_name TEXT, manufacturer TEXT, cat_cd TEXT REFERENCES category(cat_cd), depot_id INTEGER REFERENCES depot(depot_id), purchase_dt TEXT, purchase_price INTEGER, day_rate REAL, status TEXT, sold_on TEXT);
CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, rental_no TEXT, client_id INTEGER REFERENCES client(client_id), depot_id INTEGER REFERENCES depot(depot_id), booked_by INTEGER REFERENCES staff(staff_id), start_dt TEXT, due_dt TEXT, returned_at TEXT, status TEXT);
CREATE TABLE rental_line (rental_id INTEGER REFERENCES rental(rental_id), line_no INTEGER, machine_id INTEGER REFERENCES machine(machine_id), days INTEGER, day_rate REAL, PRIMARY KEY (rental_id, line_no));
CREATE TABLE service_event (service_id INTEGER PRIMARY KEY, machine_id INTEGER REFERENCES machine(machine_id), technician_id INTEGER REFERENCES staff(staff_id), service_dt TEXT, svc_type TEXT, cost_amt REAL, passed TEXT);
CREATE TABLE damage_report (report_id INTEGER PRIMARY KEY, rental_id INTEGER REFERENCES rental(rental_id), machine_id INTEGER REFERENCES machine(machine_id), reported_at TEXT, severity TEXT, repair_cost REAL, charged TEXT, closed_at TEXT);
INSERT INTO depot VALUES (1,'GAL','Galway Oranmore','Galway',1,5200),(2,'LIM','Limerick Raheen','Limerick',2,4100),(3,'COR','Cork Little Island','Cork',3,7800),(4,'DUB','Dublin Ballymount','Dublin',4,9400),(5,'WAT','Waterford Industrial Park','Waterford',NULL,2600);
INSERT INTO staff VALUES (1,'Declan','Brennan','depot manager',1,NULL,'2004-02-02',1),(2,'Niamh','Hickey','depot manager',2,1,'2010-05-17',1),(3,'Fergal','Lucey','depot manager',3,1,'2008-09-01',1),(4,'Aoife','Kinsella','depot manager',4,1,'2012-03-12',1),(5,'Ronan','Flaherty','technician',1,1,'2013-06-10',1),(6,'Marek','Dvorak','technician',2,2,'2016-10-03',1),(7,'Sean','Cotter','technician',3,3,'2011-01-24',1),(8,'Brian','Delaney','technician',4,4,'2015-08-17',0),(9,'Ciara','Nolan','technician',4,4,'2021-04-06',1),(10,'Orla','Geraghty','hire desk',1,1,'2017-02-13',1),(11,'Paul','Minogue','hire desk',2,2,'2019-11-04',1),(12,'Deirdre','Buckley','hire desk',3,3,'2014-07-21',1),(13,'Kevin','Tighe','hire desk',4,4,'2020-01-20',1),(14,'Sinead','Power','hire desk',5,3,'2018-05-28',0),(15,'Liam','Moriarty','account manager',3,3,'2016-03-29',1),(16,'Grainne','Farrelly','account manager',4,4,'2013-10-14',1),(17,'Tadhg','Conneely','technician',1,5,'2025-03-03',1);
INSERT INTO client VALUES (1,'K1001','Corrib Groundworks','Galway',40000,0,16),(2,'K1002','Shannonside Farms','Limerick',15000,0,15),(3,'K1003','Lee Valley Landscapes','Cork',22000,0,15),(4,'K1004','Liffey Event Services','Dublin',35000,0,16),(5,'K1005','Burren Stone','Galway',18000,1,16),(6,'K1006','Ballymount Logistics','Dublin',60000,0,16),(7,'K1007','Suir Forestry','Waterford',12000,0,15),(8,'K1008','Munster Wind Energy','Cork',90000,0,15),(9,'K1009','Curragh Paving','Dublin',25000,1,16),(10,'K1010','Treaty City Facilities','Limerick',20000,0,15),(11,'K1011','Harbour Dredging','Cork',75000,0,NULL),(12,'K1012','Tara Drainage','Dublin',10000,0,NULL);
INSERT INTO category VALUES ('EXC','excavators',NULL),('EXM','mini excavators','EXC'),('EXL','large excavators','EXC'),('ACC','access platforms',NULL),('ACS','scissor lifts','ACC'),('ACB','boom lifts','ACC'),('CMP','compaction',NULL),('PWR','generators',NULL),('HND','telehandlers',NULL),('PMP','pumps',NULL);
INSERT INTO machine VALUES (1,'F-101','TB216','Takeuchi','EXM',1,'2019-03-11',24500,95,'available',NULL),(2,'F-102','TB225','Takeuchi','EXM',2,'2020-06-02',33200,115,'on_hire',NULL),(3,'F-103','ZX130','Hitachi','EXL',3,'2018-02-19',98000,240,'on_hire',NULL),(4,'F-104','ZX210','Hitachi','EXL',4,'2021-05-10',142000,310,'available',NULL),(5,'F-105','GS-1932','Genie','ACS',4,'2017-09-25',12800,60,'available',NULL),(6,'F-106','GS-3246','Genie','ACS',3,'2022-01-17',21500,85,'in_repair',NULL),(7,'F-107','Z-45','Genie','ACB',4,'2019-11-04',52000,165,'on_hire',NULL),(8,'F-108','600AJ','JLG','ACB',1,'2020-08-24',88500,220,'available',NULL),(9,'F-109','BW 120','Bomag','CMP',2,'2016-04-18',27400,90,'available',NULL),(10,'F-110','BPR 35','Bomag','CMP',1,'2021-10-06',6900,40,'on_hire',NULL),(11,'F-111','QAS 60','Atlas Copco','PWR',4,'2018-07-30',18700,75,'on_hire',NULL),(12,'F-112','QAS 150','Atlas Copco','PWR',3,'2022-09-12',34600,120,'available',NULL),(13,'F-113','531-70','JCB','HND',2,'2017-12-05',61000,180,'in_repair',NULL),(14,'F-114','540-140','JCB','HND',3,'2023-02-27',94000,235,'on_hire',NULL),(15,'F-115','LB 3','Godwin','PMP',1,'2015-05-21',9800,50,'sold','2024-10-15'),(16,'F-116','CD 150','Godwin','PMP',3,'2021-03-08',22300,95,'available',NULL),(17,'F-117','KX019','Kubota','EXM',4,'2023-06-19',26700,100,'available',NULL),(18,'F-118','KX080','Kubota','EXL',5,'2024-11-11',89900,210,'available',NULL),(19,'F-119','QAS 30','Atlas Copco','PWR',2,'2014-03-03',11200,55,'sold','2025-01-20');
INSERT INTO rental VALUES (1,'R-2401',5,1,10,'2024-02-05','2024-02-19','2024-02-19 16:20:00','closed'),(2,'R-2402',3,3,12,'2024-03-04','2024-03-11','2024-03-12 09:05:00','closed'),(3,'R-2403',4,4,13,'2024-03-15','2024-03-18','2024-03-18 18:30:00','closed'),(4,'R-2404',8,3,12,'2024-04-08','2024-05-06','2024-05-06 12:10:00','closed'),(5,'R-2405',2,2,11,'2024-05-13','2024-05-17','2024-05-17 17:00:00','closed'),(6,'R-2406',6,4,13,'2024-06-03','2024-06-28','2024-06-27 15:45:00','closed'),(7,'R-2407',5,1,10,'2024-07-01','2024-07-12','2024-07-20 10:00:00','closed'),(8,'R-2408',7,3,12,'2024-08-19','2024-08-30','2024-08-30 15:30:00','closed'),(9,'R-2409',4,4,13,'2024-09-06','2024-09-09','2024-09-09 19:15:00','closed'),(10,'R-2410',9,4,13,'2024-10-14','2024-10-25','2024-11-04 11:30:00','closed'),(11,'R-2501',1,1,10,'2025-01-20','2025-02-07','2025-02-07 16:50:00','closed'),(12,'R-2502',8,3,12,'2025-02-03','2025-03-14','2025-03-14 13:25:00','closed'),(13,'R-2503',10,2,11,'2025-02-24','2025-02-28','2025-02-28 17:10:00','closed'),(14,'R-2504',6,4,13,'2025-03-10','2025-03-21','2025-03-21 14:00:00','closed'),(15,'R-2505',3,3,12,'2025-04-07','2025-04-11',NULL,'cancelled'),(16,'R-2506',8,3,12,'2025-05-05','2025-06-27',NULL,'on_hire'),(17,'R-2507',2,2,11,'2025-05-19','2025-06-06',NULL,'on_hire'),(18,'R-2508',4,4,13,'2025-06-02','2025-06-20',NULL,'on_hire'),(19,'R-2509',1,1,10,'2025-06-05','2025-06-12',NULL,'on_hire'),(20,'R-2510',7,3,12,'2025-07-07','2025-07-18',NULL,'reserved'),(21,'R-2511',10,2,11,'2025-07-14','2025-07-16',NULL,'cancelled'),(22,'R-2512',8,4,13,'2025-08-04','2025-08-08',NULL,'reserved');
INSERT INTO rental_line VALUES (1,1,1,14,95),(1,2,10,14,40),(2,1,2,7,110),(2,2,9,5,90),(3,1,5,3,60),(3,2,11,3,75),(4,1,3,28,225),(4,2,12,28,110),(5,1,13,4,180),(6,1,7,24,155),(6,2,5,24,55),(7,1,8,11,220),(8,1,3,11,240),(9,1,11,3,75),(9,2,7,3,165),(9,3,6,3,80),(10,1,4,11,310),(11,1,1,18,90),(11,2,10,18,38),(12,1,14,39,215),(12,2,3,39,220),(12,3,16,20,95),(13,1,9,4,90),(14,1,7,11,160),(15,1,6,4,85),(16,1,3,53,215),(16,2,14,53,210),(17,1,2,18,110),(18,1,7,18,160),(18,2,11,18,70),(19,1,10,7,40),(20,1,16,11,95),(21,1,9,2,90),(22,1,4,5,300);
INSERT INTO service_event VALUES (1,1,5,'2024-01-22','inspection',140,'Y'),(2,3,7,'2024-03-18','full service',1180,'Y'),(3,13,6,'2024-04-29','repair',860,'N'),(4,7,8,'2024-05-20','inspection',210,'Y'),(5,5,8,'2024-05-21','inspection',190,'N'),(6,5,9,'2024-05-28','repair',330,'Y'),(7,8,5,'2024-07-25','repair',1450,'Y'),(8,15,5,'2024-09-02','full service',420,'N'),(9,4,9,'2024-11-11','full service',1320,'Y'),(10,6,7,'2025-01-13','inspection',180,'N'),(11,14,7,'2025-01-27','inspection',205,'Y'),(12,3,7,'2025-03-24','repair',640,'Y'),(13,13,6,'2025-04-14','repair',1910,'N'),(14,9,6,'2025-04-22','inspection',150,'Y'),(15,11,9,'2025-05-12','full service',560,'Y'),(16,6,7,'2025-05-26','repair',720,'N');
INSERT INTO damage_report VALUES (1,2,2,'2024-03-12 09:30:00','minor',280,'Y','2024-03-25 14:00:00'),(2,6,5,'2024-06-27 16:00:00','minor',150,'N','2024-07-04 10:20:00'),(3,7,8,'2024-07-20 10:40:00','major',2900,'Y','2024-09-16 09:00:00'),(4,10,4,'2024-11-04 12:05:00','major',3650,'Y',NULL),(5,12,14,'2025-03-14 14:10:00','minor',420,'Y','2025-04-02 11:35:00'),(6,12,3,'2025-03-14 14:25:00','moderate',1150,'N',NULL),(7,13,9,'2025-02-28 17:30:00','minor',95,'N','2025-03-05 08:45:00'),(8,16,3,'2025-05-29 08:15:00','moderate',980,'N',NULL),(9,5,13,'2024-05-17 17:20:00','moderate',1300,'Y','2024-06-21 15:30:00');
-- Show the fleet number and model of the machines that are in repair.
-- Which machines are in repair just now? Fleet number and model, please.
-- machines in repair: fleet no, model
SELECT fleet_no, model_name FROM machine WHERE status = 'in_repair';
-- List the company names and credit limits of the blocked clients.
-- Which clients have we blocked, and what credit limit do they have?
-- blocked clients: company name, credit limit
SELECT company_name, credit_limit FROM client WHERE is_blocked = 1;
-- How many rentals that started in 2024 were closed?
-- How many closed hires do we have with a start in 2024?
-- count of closed rentals started 2024
SELECT COUNT(*) FROM rental WHERE status = 'closed' AND start_dt >= '2024-01-01' AND start_dt < '2025-01-01';
-- Show the report time, severity and repair cost of the damage reports that are not yet closed.
-- Which damage reports have we not closed yet? When was each reported, how severe is it, and what's the repair cost?
-- damage reports not closed: reported at, severity, repair cost
SELECT reported_at, severity, repair_cost FROM damage_report WHERE closed_at IS NULL;
-- List the fleet number, model and purchase date of the machines bought between 2021 and 2023, the oldest purchase first.
-- What kit did we buy from 2021 to the end of 2023? Give fleet number, model and date of purchase, earliest first.
-- machines purchased 2021 to 2023 by purchase date: fleet no, model, purchase date
SELECT fleet_no, model_name, purchase_dt FROM machine WHERE purchase_dt >= '2021-01-01' AND purchase_dt < '2024-01-01' ORDER BY purchase_dt;
-- For each depot, show the name and the number of machines stationed there that are available.
-- How many machines are available at each depot?
-- available machines per depot name
SELECT T2.depot_name, COUNT(*) FROM machine AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T1.status = 'available' GROUP BY T2.depot_id;
-- Show each category name with the number of its machines and their average day rate.
-- What do we have in every category: how many machines, and what is the average day rate?
-- category name, number of machines, average day rate
SELECT T2.cat_name, COUNT(*), AVG(T1.day_rate) FROM machine AS T1 JOIN category AS T2 ON T1.cat_cd = T2.cat_cd GROUP BY T2.cat_cd;
-- For each client, show the company name and the total rental value, days times day rate over all rental lines.
-- How much has every client hired for altogether, days times day rate on all the rental lines? Company name first.
-- rental value (days x day rate) by company name
SELECT T3.company_name, SUM(T1.days * T1.day_rate) FROM rental_line AS T1 JOIN rental AS T2 ON T1.rental_id = T2.rental_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id;
-- Show the first and last name of each technician and the total cost of the service events they carried out in 2025.
-- How much did the servicing cost that each technician did in 2025? First and last name, then the amount.
-- service cost 2025 per technician, first and last name
SELECT T2.first_name, T2.last_name, SUM(T1.cost_amt) FROM service_event AS T1 JOIN staff AS T2 ON T1.technician_id = T2.staff_id WHERE T1.service_dt >= '2025-01-01' AND T1.service_dt < '2026-01-01' GROUP BY T2.staff_id;
-- What is the average repair cost of the damage reports for each manufacturer of the machines? Show manufacturer and average.
-- When something gets damaged, what does the repair cost on average for each make of machine?
-- average damage repair cost by manufacturer
SELECT T2.manufacturer, AVG(T1.repair_cost) FROM damage_report AS T1 JOIN machine AS T2 ON T1.machine_id = T2.machine_id GROUP BY T2.manufacturer;
-- How many different clients have rented from each depot? Show the depot name and the number.
-- Depot by depot, how many different clients have had rentals there?
-- distinct renting clients per depot name
SELECT T2.depot_name, COUNT(DISTINCT T1.client_id) FROM rental AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id GROUP BY T2.depot_id;
-- Which machine has the most rental days in total? Show the fleet number and model.
-- What machine has been booked for the most days overall? Fleet number and model.
-- machine with most rental days, fleet no and model
SELECT T2.fleet_no, T2.model_name FROM rental_line AS T1 JOIN machine AS T2 ON T1.machine_id = T2.machine_id GROUP BY T2.machine_id ORDER BY SUM(T1.days) DESC LIMIT 1;
-- Show the company names of the 2 clients with the largest number of rentals, the largest first.
-- Which two clients hire from us most often? Put the one with the most rentals first.
-- top 2 clients by number of rentals, company name
SELECT T2.company_name FROM rental AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id GROUP BY T2.client_id ORDER BY COUNT(*) DESC LIMIT 2;
-- Which machine has the highest total cost of service events? Show the fleet number and the total cost.
-- What machine costs us the most in servicing, and how much is that in all? Give its fleet number.
-- highest total service cost by machine: fleet no, total
SELECT T2.fleet_no, SUM(T1.cost_amt) FROM service_event AS T1 JOIN machine AS T2 ON T1.machine_id = T2.machine_id GROUP BY T2.machine_id ORDER BY SUM(T1.cost_amt) DESC LIMIT 1;
-- What are the first and last name of the person who booked the most rentals, not counting the cancelled ones?
-- Who has booked the most hires, leaving out the cancelled ones?
-- staff member with most rentals booked, not cancelled
SELECT T2.first_name, T2.last_name FROM rental AS T1 JOIN staff AS T2 ON T1.booked_by = T2.staff_id WHERE T1.status != 'cancelled' GROUP BY T2.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the fleet number and model of the machines that were never rented.
-- Which machines have never been on any rental? Fleet number and model.
-- machines never rented: fleet no, model
SELECT fleet_no, model_name FROM machine WHERE machine_id NOT IN (SELECT machine_id FROM rental_line);
-- Show the company names of the clients who have never had a rental.
-- Which clients have an account but have never hired anything from us?
-- clients with no rentals, company name
SELECT company_name FROM client WHERE client_id NOT IN (SELECT client_id FROM rental);
-- Show the first and last names of the active technicians who have not carried out any service event.
-- Which of our active technicians haven't done a single service event?
-- active technicians without service events
SELECT first_name, last_name FROM staff WHERE job_title = 'technician' AND is_active = 1 AND staff_id NOT IN (SELECT technician_id FROM service_event);
-- Which clients have a total of more than 40 rental days? Show the company name and the total days.
-- Which clients come to over 40 rental days all told? Company name and the days.
-- clients with rental days above 40: company name, total days
SELECT T3.company_name, SUM(T1.days) FROM rental_line AS T1 JOIN rental AS T2 ON T1.rental_id = T2.rental_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id HAVING SUM(T1.days) > 40;
-- For which machines were at least 2 service events not passed? Show the fleet number and the number of those events.
-- Which machines didn't pass when serviced, twice or more often? Fleet number and how many times.
-- machines with 2 or more service events not passed: fleet no, count
SELECT T2.fleet_no, COUNT(*) FROM service_event AS T1 JOIN machine AS T2 ON T1.machine_id = T2.machine_id WHERE T1.passed = 'N' GROUP BY T2.machine_id HAVING COUNT(*) >= 2;
-- Show the name of each category that belongs to a parent category, together with the name of the parent.
-- Which categories sit under another one, and what is the parent called?
-- category name with its parent category name
SELECT T1.cat_name, T2.cat_name FROM category AS T1 JOIN category AS T2 ON T1.parent_cat_cd = T2.cat_cd;
-- Which manufacturers have both a machine on hire and a machine that is available?
-- Which makes do we have on hire and available as well, at least one machine of each?
-- manufacturers with machines on hire and machines available
SELECT manufacturer FROM machine WHERE status = 'on_hire' INTERSECT SELECT manufacturer FROM machine WHERE status = 'available';
-- database: occlusa_dental_lab
CREATE TABLE practice (practice_id INTEGER, practice_no TEXT, practice_name TEXT, city TEXT, discount_pct REAL, is_active INTEGER, since_dt TEXT);
CREATE TABLE dentist (dentist_id INTEGER, practice_id INTEGER, title TEXT, first_name TEXT, last_name TEXT, email TEXT);
CREATE TABLE dept (dept_cd TEXT, dept_name TEXT, head_id INTEGER);
CREATE TABLE technician (tech_id INTEGER, first_name TEXT, last_name TEXT, dept_cd TEXT, hired_on TEXT, senior_id INTEGER, is_certified INTEGER);
CREATE TABLE product (prod_cd TEXT, prod_name TEXT, material TEXT, unit_price REAL, lead_days INTEGER, discontinued TEXT);
CREATE TABLE lab_case (case_id INTEGER, case_no TEXT, dentist_id INTEGER, patient_ref TEXT, shade TEXT, received_at TEXT, due_dt TEXT, shipped_at TEXT, status TEXT, rush TEXT);
CREATE TABLE case_item (case_id INTEGER, item_no INTEGER, prod_cd TEXT, tooth_no TEXT, qty INTEGER, unit_price REAL, tech_id INTEGER);
CREATE TABLE remake (remake_id INTEGER, case_id INTEGER, reason_cd TEXT, reported_dt TEXT, approved_by INTEGER, cost_amt REAL);
CREATE TABLE lab_invoice (inv_id INTEGER, inv_no TEXT, practice_id INTEGER, inv_dt TEXT, net_amt REAL, paid_dt TEXT);
INSERT INTO practice VALUES (1,'P-201','Harbourside Dental','Bristol',5,1,'2014-03-01'),(2,'P-204','Clifton Smile Centre','Bristol',7.5,1,'2016-09-12'),(3,'P-209','Bath Road Dental Care','Bath',5,1,'2015-01-20'),(4,'P-213','Wells Cathedral Dental','Wells',0,0,'2018-06-05'),(5,'P-218','Severn Orthodontics','Gloucester',10,1,'2017-11-14'),(6,'P-222','Taunton Family Dentists','Taunton',2.5,1,'2019-04-08'),(7,'P-227','Cheltenham Implant Clinic','Cheltenham',8,1,'2020-02-17'),(8,'P-231','Frome Market Dental','Frome',0,1,'2022-10-03'),(9,'P-236','Portishead Dental','Portishead',0,0,'2013-05-27'),(10,'P-240','Swindon Old Town Dental','Swindon',3,1,'2025-05-19');
INSERT INTO dentist VALUES (1,1,'Dr','Amelia','Thorpe','a.thorpe@harbourside.example'),(2,1,'Dr','Nikhil','Desai','n.desai@harbourside.example'),(3,2,'Dr','Catherine','Moyle','c.moyle@cliftonsmile.example'),(4,2,'Dr','Oliver','Prentice','o.prentice@cliftonsmile.example'),(5,2,'Dr','Zainab','Bello','z.bello@cliftonsmile.example'),(6,3,'Dr','Martin','Cazalet','m.cazalet@bathroad.example'),(7,4,'Dr','Judith','Holbrook','j.holbrook@wellscathedral.example'),(8,5,'Dr','Stefan','Ilic','s.ilic@severnortho.example'),(9,6,'Dr','Hannah','Furze','h.furze@tauntonfamily.example'),(10,7,'Prof','Robert','Ashdown','r.ashdown@cheltimplant.example'),(11,7,'Dr','Mei','Tang','m.tang@cheltimplant.example'),(12,8,'Dr','Gavin','Yeo','g.yeo@fromemarket.example'),(13,9,'Dr','Patricia','Lock','p.lock@portishead.example'),(14,10,'Dr','Samuel','Osei','s.osei@oldtown.example');
INSERT INTO dept VALUES ('CAD','CAD design',4),('CER','ceramics',1),('PRO','prosthetics',7),('ORT','orthodontics',10),('CAS','casting',12);
INSERT INTO technician VALUES (1,'Birgit','Lorenz','CER','2008-02-04',NULL,1),(2,'Thomas','Vickery','CER','2013-09-16',1,1),(3,'Aleksandra','Nowicka','CER','2019-05-06',2,0),(4,'Rajesh','Kapoor','CAD','2012-01-23',NULL,1),(5,'Emily','Stride','CAD','2017-07-10',4,1),(6,'Joel','Pascoe','CAD','2023-03-20',5,0),(7,'Winifred','Cole','PRO','2005-10-03',NULL,1),(8,'Abdul','Rahimi','PRO','2016-04-18',7,1),(9,'Kirsty','Mallet','PRO','2021-11-01',8,0),(10,'Luca','Ferrante','ORT','2015-08-24',NULL,1),(11,'Sophie','Gale','ORT','2022-06-13',10,0),(12,'Desmond','Parry','CAS','2010-03-08',NULL,1),(13,'Ruth','Enderby','CAS','2024-09-02',12,0);
INSERT INTO product VALUES ('ZRC','zirconia crown','zirconia',128,7,'N'),('ZRB','zirconia bridge unit','zirconia',142,9,'N'),('ZRI','zirconia implant crown','zirconia',235,10,'N'),('ZRO','layered zirconia crown','zirconia',155,8,'Y'),('EMX','pressed ceramic crown','lithium disilicate',136,7,'N'),('VEN','ceramic veneer','lithium disilicate',149,8,'N'),('PFM','porcelain fused to metal crown','cobalt chrome',98,8,'N'),('CPD','chrome partial denture','cobalt chrome',265,12,'N'),('INL','gold inlay','gold alloy',210,6,'N'),('FUD','full upper denture','acrylic',240,10,'N'),('FLD','full lower denture','acrylic',238,10,'N'),('NGD','night guard','acrylic',72,4,'N'),('RET','clear retainer','thermoplastic',46,3,'N'),('SGD','surgical guide','resin',118,5,'N'),('FLX','flexible partial denture','nylon',190,9,'Y');
INSERT INTO lab_case VALUES (1,'L24-0011',1,'HD-3301','A2','2024-09-09 10:12:00','2024-09-18','2024-09-17 15:00:00','SHIPPED','N'),(2,'L24-0017',3,'CS-1120','A1','2024-09-23 09:40:00','2024-10-02','2024-10-02 14:20:00','SHIPPED','N'),(3,'L24-0025',6,'BR-0871','B1','2024-10-14 11:25:00','2024-10-25','2024-10-28 16:10:00','SHIPPED','N'),(4,'L24-0032',10,'CI-5540','A3','2024-10-30 08:55:00','2024-11-08','2024-11-07 12:45:00','SHIPPED','Y'),(5,'L24-0040',8,'SO-2219',NULL,'2024-11-11 13:10:00','2024-11-15','2024-11-15 09:30:00','SHIPPED','N'),(6,'L24-0046',7,'WC-0412','C1','2024-11-25 10:05:00','2024-12-06',NULL,'CANC','N'),(7,'L24-0051',9,'TF-1763',NULL,'2024-12-02 09:20:00','2024-12-13','2024-12-13 15:40:00','SHIPPED','N'),(8,'L25-0003',1,'HD-3342','A2','2025-01-08 10:30:00','2025-01-16','2025-01-16 11:15:00','SHIPPED','Y'),(9,'L25-0009',4,'CS-1158','A3.5','2025-01-20 12:00:00','2025-01-30','2025-01-29 16:25:00','SHIPPED','N'),(10,'L25-0014',10,'CI-5571','A2','2025-02-03 08:45:00','2025-02-13','2025-02-13 13:50:00','SHIPPED','N'),(11,'L25-0018',2,'HD-3360','B2','2025-02-12 14:15:00','2025-02-21','2025-02-24 10:00:00','SHIPPED','N'),(12,'L25-0024',8,'SO-2254',NULL,'2025-02-26 09:05:00','2025-03-03','2025-03-03 09:20:00','SHIPPED','N'),(13,'L25-0029',3,'CS-1187','BL3','2025-03-05 11:50:00','2025-03-14','2025-03-14 15:35:00','SHIPPED','Y'),(14,'L25-0033',6,'BR-0902','A3','2025-03-17 10:40:00','2025-03-28','2025-03-27 14:05:00','SHIPPED','N'),(15,'L25-0037',11,'CI-5602','A1','2025-03-24 09:15:00','2025-04-02','2025-04-02 16:50:00','SHIPPED','Y'),(16,'L25-0042',12,'FM-0088',NULL,'2025-04-07 13:30:00','2025-04-22',NULL,'CANC','N'),(17,'L25-0048',1,'HD-3391','A3','2025-04-28 10:20:00','2025-05-08','2025-05-08 12:10:00','SHIPPED','N'),(18,'L25-0053',10,'CI-5633','B1','2025-05-12 08:35:00','2025-05-23',NULL,'ON_HOLD','N'),(19,'L25-0057',9,'TF-1801',NULL,'2025-05-19 09:55:00','2025-06-02',NULL,'IN_PROD','N'),(20,'L25-0060',5,'CS-1215','A2','2025-05-27 15:05:00','2025-06-05',NULL,'IN_PROD','Y'),(21,'L25-0062',2,'HD-3407','D2','2025-05-30 10:10:00','2025-06-10',NULL,'ON_HOLD','Y'),(22,'L25-0065',8,'SO-2290',NULL,'2025-06-03 09:25:00','2025-06-06',NULL,'RECEIVED','N'),(23,'L25-0066',3,'CS-1222','A1','2025-06-04 11:00:00','2025-06-13',NULL,'RECEIVED','N'),(24,'L25-0068',4,'CS-1229','A2','2025-06-05 10:15:00','2025-06-16',NULL,'RECEIVED','N');
INSERT INTO case_item VALUES (1,1,'ZRC','16',1,128,2),(1,2,'ZRC','17',1,128,2),(2,1,'VEN','11',1,149,1),(2,2,'VEN','21',1,149,1),(3,1,'CPD',NULL,1,265,8),(4,1,'ZRI','36',1,235,5),(4,2,'SGD',NULL,1,118,5),(5,1,'RET',NULL,2,46,11),(6,1,'PFM','26',1,98,12),(7,1,'FUD',NULL,1,240,7),(7,2,'FLD',NULL,1,238,8),(8,1,'EMX','14',1,136,2),(9,1,'ZRB','24-26',3,140,4),(10,1,'ZRI','46',2,230,5),(11,1,'PFM','37',2,98,12),(12,1,'RET',NULL,4,44,11),(13,1,'VEN','11-22',4,145,1),(14,1,'INL','25',1,210,12),(14,2,'NGD',NULL,1,72,10),(15,1,'ZRI','12',1,235,5),(16,1,'FUD',NULL,1,240,7),(17,1,'ZRC','45',2,125,3),(18,1,'ZRB','34-36',3,142,4),(18,2,'SGD',NULL,1,118,5),(19,1,'FLD',NULL,1,238,8),(20,1,'EMX','15',1,136,2),(21,1,'ZRC','27',1,128,NULL),(22,1,'RET',NULL,2,46,11),(23,1,'VEN','12',1,149,NULL),(24,1,'NGD',NULL,1,72,10);
INSERT INTO remake VALUES (1,1,'FIT','2024-09-30',2,96),(2,3,'FIT','2024-11-11',8,180),(3,4,'SHADE','2024-11-20',5,110),(4,8,'SHADE','2025-01-27',1,75),(5,9,'FRACTURE','2025-03-10',4,260),(6,10,'FIT','2025-02-28',5,145),(7,11,'FIT','2025-03-06',12,64),(8,13,'SHADE','2025-03-25',1,320),(9,17,'CONTACT','2025-05-20',2,58),(10,15,'FRACTURE','2025-05-02',5,150);
INSERT INTO lab_invoice VALUES (1,'DL-4401',1,'2024-09-30',243.2,'2024-10-21'),(2,'DL-4402',2,'2024-10-31',275.65,'2024-11-18'),(3,'DL-4403',3,'2024-10-31',251.75,'2024-12-02'),(4,'DL-4404',7,'2024-11-30',324.76,'2024-12-19'),(5,'DL-4405',5,'2024-11-30',82.8,'2024-12-05'),(6,'DL-4406',6,'2024-12-31',466.05,'2025-02-10'),(7,'DL-4501',1,'2025-01-31',129.2,'2025-02-20'),(8,'DL-4502',2,'2025-01-31',388.5,'2025-02-17'),(9,'DL-4503',7,'2025-02-28',423.2,'2025-03-24'),(10,'DL-4504',1,'2025-02-28',186.2,NULL),(11,'DL-4505',5,'2025-03-31',158.4,'2025-04-11'),(12,'DL-4506',2,'2025-03-31',536.5,NULL),(13,'DL-4507',3,'2025-03-31',267.9,'2025-04-30'),(14,'DL-4508',7,'2025-04-30',216.2,NULL),(15,'DL-4509',1,'2025-05-31',237.5,NULL),(16,'DL-4510',4,'2024-12-31',98,'2025-01-29');
-- Show the case number and due date of the cases that are on hold.
-- Which cases have we got on hold, and when are they due? Case number first.
-- cases on hold: case no, due date
SELECT case_no, due_dt FROM lab_case WHERE status = 'ON_HOLD';
-- List the names and cities of the practices that are inactive.
-- Which practices are no longer active with us, and where are they?
-- inactive practices: name, city
SELECT practice_name, city FROM practice WHERE is_active = 0;
-- How many rush cases were received in March 2025?
-- How many rush jobs came into the lab in March 2025?
-- count of rush cases received March 2025
SELECT COUNT(*) FROM lab_case WHERE rush = 'Y' AND received_at >= '2025-03-01' AND received_at < '2025-04-01';
-- Give the number, date and net amount of the unpaid invoices with a net amount above 200.
-- Which invoices over 200 net have the practices not paid yet? Invoice number, date, net amount.
-- unpaid invoices net over 200: number, date, net amount
SELECT inv_no, inv_dt, net_amt FROM lab_invoice WHERE paid_dt IS NULL AND net_amt > 200;
-- List the name and unit price of the products with crown in the name that are not discontinued, the most expensive first.
-- Anything with crown in the name that isn't discontinued: what is it called and what's the unit price? Dearest at the top.
-- product name contains crown, not discontinued, by unit price descending: name, unit price
SELECT prod_name, unit_price FROM product WHERE prod_name LIKE '%crown%' AND discontinued = 'N' ORDER BY unit_price DESC;
-- For each department, show its name and the number of certified technicians.
-- How many certified technicians does every department have?
-- certified technicians per department name
SELECT T2.dept_name, COUNT(*) FROM technician AS T1 JOIN dept AS T2 ON T1.dept_cd = T2.dept_cd WHERE T1.is_certified = 1 GROUP BY T2.dept_cd;
-- What is the total net amount invoiced to each practice in 2025? Show the practice name and the total.
-- How much have we billed each practice net in 2025?
-- practice name, net invoiced 2025
SELECT T2.practice_name, SUM(T1.net_amt) FROM lab_invoice AS T1 JOIN practice AS T2 ON T1.practice_id = T2.practice_id WHERE T1.inv_dt >= '2025-01-01' AND T1.inv_dt < '2026-01-01' GROUP BY T2.practice_id;
-- For each dentist, show the first name, last name and the number of cases that were shipped.
-- How many of each dentist's cases have been shipped? First and last name, then the number.
-- shipped cases per dentist, first and last name
SELECT T2.first_name, T2.last_name, COUNT(*) FROM lab_case AS T1 JOIN dentist AS T2 ON T1.dentist_id = T2.dentist_id WHERE T1.status = 'SHIPPED' GROUP BY T2.dentist_id;
-- Show each material with the total quantity of items ordered in it.
-- How many pieces have the dentists ordered in each material?
-- material, sum of item quantity
SELECT T2.material, SUM(T1.qty) FROM case_item AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd GROUP BY T2.material;
-- For each technician, show the first name, last name and the value of their case items, quantity times unit price.
-- What are each technician's case items worth, taking quantity times unit price? First and last name, then the value.
-- case item value (qty x unit price) per technician, first and last name
SELECT T2.first_name, T2.last_name, SUM(T1.qty * T1.unit_price) FROM case_item AS T1 JOIN technician AS T2 ON T1.tech_id = T2.tech_id GROUP BY T2.tech_id;
-- What is the average remake cost of rush cases for each reason code?
-- When a rush case has to be remade, what does the remake cost us on average, by reason code?
-- reason code, average remake cost of rush cases
SELECT T1.reason_cd, AVG(T1.cost_amt) FROM remake AS T1 JOIN lab_case AS T2 ON T1.case_id = T2.case_id WHERE T2.rush = 'Y' GROUP BY T1.reason_cd;
-- Which product was ordered in the largest total quantity? Show its name.
-- What do we make the most of, counting the quantity on all case items?
-- product name with highest total quantity ordered
SELECT T2.prod_name FROM case_item AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd GROUP BY T2.prod_cd ORDER BY SUM(T1.qty) DESC LIMIT 1;
-- What are the first and last name of the dentist whose cases had the most remakes, and how many were there?
-- Which dentist has had the most remakes with us, and how many?
-- dentist with most remakes, first and last name, count
SELECT T3.first_name, T3.last_name, COUNT(*) FROM remake AS T1 JOIN lab_case AS T2 ON T1.case_id = T2.case_id JOIN dentist AS T3 ON T2.dentist_id = T3.dentist_id GROUP BY T3.dentist_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the 3 practices with the highest total net invoiced, the highest first.
-- Who are our three biggest practices going by what we have invoiced them net? Biggest at the top.
-- top 3 practices by net invoiced, name
SELECT T2.practice_name FROM lab_invoice AS T1 JOIN practice AS T2 ON T1.practice_id = T2.practice_id GROUP BY T2.practice_id ORDER BY SUM(T1.net_amt) DESC LIMIT 3;
-- Which practice sent the most cases? Show its name and the number of cases.
-- What practice do we get the most cases from, and how many is that?
-- practice with most cases: name, count
SELECT T3.practice_name, COUNT(*) FROM lab_case AS T1 JOIN dentist AS T2 ON T1.dentist_id = T2.dentist_id JOIN practice AS T3 ON T2.practice_id = T3.practice_id GROUP BY T3.practice_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of the dentists who have never sent a case.
-- Which dentists haven't sent us a single case yet?
-- dentists without cases, first and last name
SELECT first_name, last_name FROM dentist WHERE dentist_id NOT IN (SELECT dentist_id FROM lab_case);
-- List the codes and names of the products that were never ordered on any case.
-- What have we got in the product list that nobody has ever put on a case? Code and name.
-- products never ordered: code, name
SELECT prod_cd, prod_name FROM product WHERE prod_cd NOT IN (SELECT prod_cd FROM case_item);
-- Show the case number and received time of the shipped cases without any remake.
-- Which shipped cases never needed a remake? Case number and when we received it.
-- shipped cases with no remake: case no, received at
SELECT case_no, received_at FROM lab_case WHERE status = 'SHIPPED' AND case_id NOT IN (SELECT case_id FROM remake);
-- Which practices have more than 1 dentist? Show the practice name and the number of dentists.
-- Which practices have two or more dentists working there, and how many exactly?
-- practices with over one dentist: name, number of dentists
SELECT T2.practice_name, COUNT(*) FROM dentist AS T1 JOIN practice AS T2 ON T1.practice_id = T2.practice_id GROUP BY T2.practice_id HAVING COUNT(*) > 1;
-- Show the case number and total value, quantity times unit price, of the cases worth at least 400.
-- Which cases come to 400 or more when you add up quantity times unit price? Case number and the total.
-- cases with item value (qty x unit price) 400 or above: case no, total
SELECT T2.case_no, SUM(T1.qty * T1.unit_price) FROM case_item AS T1 JOIN lab_case AS T2 ON T1.case_id = T2.case_id GROUP BY T2.case_id HAVING SUM(T1.qty * T1.unit_price) >= 400;
-- Show the first and last name of each technician who is not certified, with the first and last name of their senior.
-- Who is the senior of each technician without certification? Technician's name first, then the senior's.
-- uncertified technicians and their seniors, first and last names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM technician AS T1 JOIN technician AS T2 ON T1.senior_id = T2.tech_id WHERE T1.is_certified = 0;
-- How many cases were received in each year?
-- Year by year, how many cases came in?
-- cases received per year
SELECT CAST(strftime('%Y', received_at) AS INTEGER), COUNT(*) FROM lab_case GROUP BY CAST(strftime('%Y', received_at) AS INTEGER);
-- database: meridian_translation_desk
CREATE TABLE language (lang_cd TEXT PRIMARY KEY, lang_name TEXT);
CREATE TABLE client (client_id INTEGER PRIMARY KEY, client_cd TEXT, client_name TEXT, industry TEXT, country TEXT, is_active INTEGER, created_at TEXT);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, manager_id INTEGER REFERENCES employee(emp_id), joined_on TEXT, left_on TEXT);
CREATE TABLE linguist (ling_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, country TEXT, native_lang_cd TEXT REFERENCES language(lang_cd), word_rate REAL, status TEXT, signed_nda INTEGER);
CREATE TABLE linguist_pair (ling_id INTEGER REFERENCES linguist(ling_id), source_lang TEXT REFERENCES language(lang_cd), target_lang TEXT REFERENCES language(lang_cd), approved_on TEXT, PRIMARY KEY (ling_id, source_lang, target_lang));
CREATE TABLE project (proj_id INTEGER PRIMARY KEY, proj_no TEXT, client_id INTEGER REFERENCES client(client_id), pm_id INTEGER REFERENCES employee(emp_id), title TEXT, domain TEXT, status TEXT, ordered_on TEXT, deadline TEXT, delivered_at TEXT, net_amt REAL);
CREATE TABLE task (task_id INTEGER PRIMARY KEY, proj_id INTEGER REFERENCES project(proj_id), ling_id INTEGER REFERENCES linguist(ling_id), task_type TEXT, source_lang TEXT REFERENCES language(lang_cd), target_lang TEXT REFERENCES language(lang_cd), word_cnt INTEGER, rate REAL, status TEXT, accepted_at TEXT, finished_at TEXT);
CREATE TABLE review (review_id INTEGER PRIMARY KEY, task_id INTEGER REFERENCES task(task_id), reviewer_id INTEGER REFERENCES linguist(ling_id), score INTEGER, error_cnt INTEGER, review_dt TEXT);
CREATE TABLE ling_invoice (inv_id INTEGER PRIMARY KEY, ling_id INTEGER REFERENCES linguist(ling_id), inv_no TEXT, inv_dt TEXT, amt REAL, approved_by INTEGER REFERENCES employee(emp_id), paid_on TEXT);
INSERT INTO language VALUES ('EN','English'),('DE','German'),('FR','French'),('ES','Spanish'),('IT','Italian'),('PL','Polish'),('NL','Dutch'),('PT','Portuguese'),('SV','Swedish'),('JA','Japanese'),('CS','Czech');
INSERT INTO client VALUES (1,'NORD','Nordhafen Pumps','engineering','Germany',1,'2017-04-11 09:20:00'),(2,'VITA','Vitalis Pharma','pharmaceutical','Switzerland',1,'2016-02-03 14:05:00'),(3,'KBLX','Kerr Bledsoe Law','legal','United Kingdom',1,'2018-10-22 10:40:00'),(4,'OLIV','Oliveira Wines','food','Portugal',1,'2020-05-19 11:15:00'),(5,'ALPN','Alpina Tourism Board','tourism','Austria',0,'2015-07-30 08:50:00'),(6,'MEDX','Medexa Devices','pharmaceutical','Netherlands',1,'2019-01-14 15:30:00'),(7,'FORT','Fortuna Insurance','insurance','Germany',1,'2021-09-06 13:25:00'),(8,'HALE','Hale Turbines','engineering','United Kingdom',1,'2022-03-17 09:55:00'),(9,'BRIO','Brio Furniture','retail','Sweden',0,'2018-06-12 16:00:00'),(10,'TOKA','Tokai Sensors','engineering','Japan',1,'2023-11-08 07:45:00'),(11,'LUMI','Lumiere Cosmetics','retail','France',1,'2025-04-02 10:10:00');
INSERT INTO employee VALUES (1,'Henrike','Vogt','managing director',NULL,'2009-01-05',NULL),(2,'Julian','Marsh','head of projects',1,'2012-06-18',NULL),(3,'Clara','Benedetti','project manager',2,'2016-03-07',NULL),(4,'Tobias','Krell','project manager',2,'2019-09-02',NULL),(5,'Anouk','de Wit','project manager',2,'2021-02-15',NULL),(6,'Sanjay','Mehta','project manager',2,'2018-04-23','2024-11-30'),(7,'Marta','Sobczak','vendor manager',1,'2014-10-13',NULL),(8,'Eleanor','Finch','quality lead',1,'2017-08-28',NULL),(9,'Philip','Stroud','accountant',1,'2015-05-04','2025-03-31'),(10,'Greta','Lindholm','accountant',1,'2025-02-17',NULL);
INSERT INTO linguist VALUES (1,'Sabine','Reuter','Germany','DE',0.14,'active',1),(2,'Matthieu','Lacombe','France','FR',0.13,'active',1),(3,'Pilar','Ortega','Spain','ES',0.11,'active',1),(4,'Giulia','Marchetti','Italy','IT',0.12,'active',1),(5,'Zofia','Lis','Poland','PL',0.09,'active',0),(6,'Rupert','Langley','United Kingdom','EN',0.15,'active',1),(7,'Joost','Verbeek','Netherlands','NL',0.13,'paused',1),(8,'Rita','Carvalho','Portugal','PT',0.1,'active',1),(9,'Linnea','Aberg','Sweden','SV',0.16,'active',1),(10,'Haruki','Endo','Japan','JA',0.18,'active',1),(11,'Fiona','MacAskill','United Kingdom','EN',0.14,'active',1),(12,'Ulrich','Brandt','Austria','DE',0.125,'blocked',0),(13,'Chantal','Perrin','Belgium','FR',0.12,'paused',1),(14,'Dagmar','Wiese','Germany','DE',0.135,'active',1),(15,'Esteban','Rojas','Spain','ES',0.08,'active',0),(16,'Bartosz','Kania','Poland','PL',0.085,'active',1);
INSERT INTO linguist_pair VALUES (1,'EN','DE','2016-05-10'),(1,'FR','DE','2018-02-21'),(2,'EN','FR','2017-01-16'),(2,'DE','FR','2019-07-08'),(3,'EN','ES','2018-11-05'),(4,'EN','IT','2019-03-25'),(5,'EN','PL','2020-08-17'),(5,'DE','PL','2021-01-11'),(6,'DE','EN','2015-09-14'),(6,'FR','EN','2016-04-04'),(7,'EN','NL','2017-10-30'),(8,'EN','PT','2020-06-22'),(9,'EN','SV','2018-09-03'),(10,'EN','JA','2023-12-04'),(11,'DE','EN','2019-05-27'),(12,'EN','DE','2016-12-12'),(13,'EN','FR','2021-03-15'),(14,'EN','DE','2022-02-07'),(15,'EN','ES','2025-05-12'),(16,'EN','PL','2024-10-28');
INSERT INTO project VALUES (1,'TP-2401',1,3,'Pump series manuals','technical','delivered','2024-01-22','2024-02-16','2024-02-15 17:10:00',4200),(2,'TP-2402',2,4,'Patient leaflets spring','medical','delivered','2024-02-19','2024-03-15','2024-03-15 12:00:00',6350),(3,'TP-2403',3,3,'Lease contract bundle','legal','delivered','2024-03-11','2024-03-22','2024-03-25 09:40:00',2180),(4,'TP-2404',5,6,'Winter brochure','marketing','cancelled','2024-04-08','2024-05-03',NULL,1500),(5,'TP-2405',6,4,'Infusion pump software','medical','delivered','2024-05-27','2024-06-28','2024-06-27 16:30:00',5120),(6,'TP-2406',4,6,'Wine label texts','marketing','delivered','2024-07-15','2024-07-26','2024-07-24 11:20:00',780),(7,'TP-2407',7,5,'Policy conditions 2025','legal','delivered','2024-09-09','2024-10-11','2024-10-11 15:55:00',3940),(8,'TP-2408',9,6,'Assembly leaflets','technical','delivered','2024-10-21','2024-11-08','2024-11-12 10:05:00',1360),(9,'TP-2501',1,3,'Spare parts catalogue','technical','delivered','2025-01-13','2025-02-14','2025-02-13 14:45:00',3675),(10,'TP-2502',2,4,'Clinical trial protocol','medical','delivered','2025-02-03','2025-03-07','2025-03-07 17:35:00',7890),(11,'TP-2503',8,5,'Turbine safety handbook','technical','delivered','2025-02-24','2025-03-28','2025-04-01 08:50:00',4460),(12,'TP-2504',3,3,'Court filings Keller','legal','in_progress','2025-05-05','2025-06-13',NULL,2950),(13,'TP-2505',10,5,'Sensor data sheets','technical','in_progress','2025-05-12','2025-06-20',NULL,5240),(14,'TP-2506',2,4,'Packaging texts','medical','in_progress','2025-05-19','2025-06-06',NULL,1890),(15,'TP-2507',7,5,'Claims forms','legal','in_progress','2025-05-26','2025-06-27',NULL,2310),(16,'TP-2508',1,3,'Trade fair website','marketing','quoted','2025-06-02','2025-07-11',NULL,1720),(17,'TP-2509',4,5,'Harvest press kit','marketing','cancelled','2025-03-17','2025-04-04',NULL,640);
INSERT INTO task VALUES (1,1,1,'translation','EN','DE',18400,0.14,'done','2024-01-24 10:00:00','2024-02-09 18:20:00'),(2,1,2,'translation','EN','FR',18400,0.13,'done','2024-01-24 11:30:00','2024-02-12 09:15:00'),(3,1,14,'proofreading','EN','DE',18400,0.04,'done','2024-02-09 19:00:00','2024-02-14 16:40:00'),(4,2,1,'translation','EN','DE',12600,0.145,'done','2024-02-20 08:40:00','2024-03-08 17:50:00'),(5,2,4,'translation','EN','IT',12600,0.12,'done','2024-02-21 09:10:00','2024-03-10 20:05:00'),(6,3,6,'translation','DE','EN',9800,0.15,'done','2024-03-11 15:00:00','2024-03-21 12:30:00'),(7,3,11,'proofreading','DE','EN',9800,0.045,'done','2024-03-21 13:00:00','2024-03-24 18:10:00'),(8,4,3,'translation','EN','ES',6000,0.11,'cancelled','2024-04-09 10:20:00',NULL),(9,5,7,'translation','EN','NL',15200,0.13,'done','2024-05-28 09:00:00','2024-06-17 16:00:00'),(10,5,9,'translation','EN','SV',15200,0.16,'done','2024-05-28 12:45:00','2024-06-20 10:25:00'),(11,6,8,'translation','EN','PT',3100,0.1,'done','2024-07-16 08:30:00','2024-07-22 19:00:00'),(12,7,6,'translation','DE','EN',14300,0.15,'done','2024-09-10 10:10:00','2024-10-02 17:45:00'),(13,8,5,'translation','EN','PL',5600,0.09,'done','2024-10-22 14:20:00','2024-11-07 11:55:00'),(14,9,1,'translation','EN','DE',11900,0.14,'done','2025-01-14 09:30:00','2025-02-03 16:15:00'),(15,9,2,'translation','EN','FR',11900,0.13,'done','2025-01-14 10:50:00','2025-02-05 18:35:00'),(16,10,14,'translation','EN','DE',16700,0.135,'done','2025-02-04 08:20:00','2025-02-26 19:40:00'),(17,10,1,'proofreading','EN','DE',16700,0.045,'done','2025-02-27 09:00:00','2025-03-05 15:25:00'),(18,10,3,'translation','EN','ES',16700,0.11,'done','2025-02-04 11:00:00','2025-03-01 12:10:00'),(19,11,9,'translation','EN','SV',13400,0.16,'done','2025-02-25 10:30:00','2025-03-27 17:20:00'),(20,12,6,'translation','DE','EN',12200,0.155,'in_work','2025-05-06 09:15:00',NULL),(21,12,11,'proofreading','DE','EN',12200,0.045,'assigned',NULL,NULL),(22,13,10,'translation','EN','JA',14800,0.18,'in_work','2025-05-13 06:40:00',NULL),(23,13,1,'translation','EN','DE',14800,0.14,'done','2025-05-13 09:20:00','2025-06-02 18:00:00'),(24,13,14,'proofreading','EN','DE',14800,0.04,'assigned',NULL,NULL),(25,14,4,'translation','EN','IT',4300,0.12,'done','2025-05-20 10:45:00','2025-05-28 14:30:00'),(26,14,5,'translation','EN','PL',4300,0.09,'in_work','2025-05-20 12:10:00',NULL),(27,15,2,'translation','DE','FR',7900,0.13,'in_work','2025-05-27 08:55:00',NULL);
INSERT INTO review VALUES (1,1,14,94,3,'2024-02-14'),(2,2,13,88,7,'2024-02-13'),(3,4,14,91,5,'2024-03-12'),(4,5,4,79,14,'2024-03-13'),(5,6,11,96,2,'2024-03-24'),(6,9,7,85,9,'2024-06-21'),(7,10,9,90,4,'2024-06-24'),(8,12,11,93,4,'2024-10-07'),(9,13,5,72,19,'2024-11-11'),(10,14,14,97,1,'2025-02-08'),(11,15,13,86,8,'2025-02-10'),(12,16,1,92,6,'2025-03-05'),(13,18,3,81,11,'2025-03-04'),(14,19,9,95,2,'2025-03-30'),(15,25,4,84,6,'2025-05-30');
INSERT INTO ling_invoice VALUES (1,1,'SR-24-02','2024-02-29',2576,7,'2024-03-28'),(2,2,'LAC-118','2024-02-29',2392,7,'2024-03-28'),(3,14,'W2024-03','2024-03-05',736,7,'2024-04-04'),(4,1,'SR-24-03','2024-03-31',1827,7,'2024-04-30'),(5,4,'GM-55','2024-03-31',1512,7,'2024-04-30'),(6,6,'RL/0324','2024-04-02',1470,7,'2024-05-02'),(7,11,'FM-031','2024-04-05',441,7,'2024-05-06'),(8,7,'JV-2406','2024-06-30',1976,7,'2024-07-30'),(9,9,'LA-0624','2024-06-30',2432,7,'2024-07-30'),(10,8,'RC-17','2024-07-31',310,7,'2024-08-29'),(11,6,'RL/1024','2024-10-15',2145,7,'2024-11-14'),(12,5,'ZL-09','2024-11-30',504,8,'2025-01-07'),(13,1,'SR-25-02','2025-02-28',1666,7,'2025-03-28'),(14,2,'LAC-131','2025-02-28',1547,7,'2025-03-28'),(15,14,'W2025-03','2025-03-03',2254.5,8,'2025-04-02'),(16,1,'SR-25-03','2025-03-31',751.5,7,'2025-04-30'),(17,3,'PO-2025-3','2025-03-31',1837,8,NULL),(18,9,'LA-0325','2025-03-31',2144,7,NULL),(19,4,'GM-61','2025-05-31',516,NULL,NULL),(20,1,'SR-25-06','2025-06-04',2072,NULL,NULL);
-- Show the first name, last name and country of the linguists who have not signed the NDA.
-- Which of our linguists still haven't signed an NDA, and what country are they in?
-- linguists without signed NDA: first and last name, country
SELECT first_name, last_name, country FROM linguist WHERE signed_nda = 0;
-- List the number and title of the legal projects that are in progress.
-- Which projects in the legal domain are in progress? Number and title, please.
-- domain legal, projects in progress: project no, title
SELECT proj_no, title FROM project WHERE domain = 'legal' AND status = 'in_progress';
-- How many proofreading tasks are not yet finished?
-- How many proofreading jobs have still to be finished?
-- count of unfinished proofreading tasks
SELECT COUNT(*) FROM task WHERE task_type = 'proofreading' AND finished_at IS NULL;
-- Show the project number and deadline of the projects with a deadline in June 2025, the earliest deadline first.
-- What projects have their deadline in June 2025? Give me the project number and the date, soonest first.
-- projects with deadline June 2025 by deadline: project no, deadline
SELECT proj_no, deadline FROM project WHERE deadline >= '2025-06-01' AND deadline < '2025-07-01' ORDER BY deadline;
-- List the number, date and amount of the linguist invoices between 500 and 1600 that were paid.
-- Which invoices from linguists, from 500 to 1600, have we already paid? Number, date and amount.
-- paid linguist invoices amount 500 to 1600: invoice no, date, amount
SELECT inv_no, inv_dt, amt FROM ling_invoice WHERE amt BETWEEN 500 AND 1600 AND paid_on IS NOT NULL;
-- For each client, show the name and the total net amount of the delivered projects.
-- How much are the projects we have delivered worth net, client by client?
-- client name, net total of delivered projects
SELECT T2.client_name, SUM(T1.net_amt) FROM project AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id WHERE T1.status = 'delivered' GROUP BY T2.client_id;
-- For each project manager, show the first name, last name and the number of projects ordered in 2025.
-- How many projects ordered in 2025 does each project manager look after? First and last name, then the number.
-- projects ordered 2025 per project manager, first and last name
SELECT T2.first_name, T2.last_name, COUNT(*) FROM project AS T1 JOIN employee AS T2 ON T1.pm_id = T2.emp_id WHERE T1.ordered_on >= '2025-01-01' AND T1.ordered_on < '2026-01-01' GROUP BY T2.emp_id;
-- Show the name of each target language with the total word count of the translation tasks into it.
-- How many words do our translation tasks come to for each target language?
-- target language name, sum of words, translation tasks
SELECT T2.lang_name, SUM(T1.word_cnt) FROM task AS T1 JOIN language AS T2 ON T1.target_lang = T2.lang_cd WHERE T1.task_type = 'translation' GROUP BY T2.lang_cd;
-- What is the average review score of the tasks of each linguist? Show first name, last name and the average.
-- How well do the tasks of each linguist score in review on average? First and last name first.
-- average review score per linguist who did the task, first and last name
SELECT T3.first_name, T3.last_name, AVG(T1.score) FROM review AS T1 JOIN task AS T2 ON T1.task_id = T2.task_id JOIN linguist AS T3 ON T2.ling_id = T3.ling_id GROUP BY T3.ling_id;
-- For each client industry, show the number of projects and their average net amount.
-- By industry of the client, how many projects have we had and what was the average net amount?
-- client industry, number of projects, average net amount
SELECT T2.industry, COUNT(*), AVG(T1.net_amt) FROM project AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id GROUP BY T2.industry;
-- For each native language, show the language name and the number of active linguists.
-- How many active linguists do we have for each native language?
-- active linguists per native language name
SELECT T2.lang_name, COUNT(*) FROM linguist AS T1 JOIN language AS T2 ON T1.native_lang_cd = T2.lang_cd WHERE T1.status = 'active' GROUP BY T2.lang_cd;
-- Which linguist has the highest total word count in translation tasks? Show first name, last name and the total.
-- Who has the most words in translation tasks, and how many words is that?
-- linguist with most words in translation tasks, first and last name, words
SELECT T2.first_name, T2.last_name, SUM(T1.word_cnt) FROM task AS T1 JOIN linguist AS T2 ON T1.ling_id = T2.ling_id WHERE T1.task_type = 'translation' GROUP BY T2.ling_id ORDER BY SUM(T1.word_cnt) DESC LIMIT 1;
-- Show the names of the 3 clients with the highest total net amount over all their projects, the highest first.
-- Who are our top three clients by the net amount of all their projects? Biggest first.
-- top 3 clients by project net amount, client name
SELECT T2.client_name FROM project AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id GROUP BY T2.client_id ORDER BY SUM(T1.net_amt) DESC LIMIT 3;
-- What are the first and last name of the linguist with the largest total of invoices not yet paid?
-- Which linguist do we owe the most in unpaid invoices?
-- linguist with highest unpaid invoice total, first and last name
SELECT T2.first_name, T2.last_name FROM ling_invoice AS T1 JOIN linguist AS T2 ON T1.ling_id = T2.ling_id WHERE T1.paid_on IS NULL GROUP BY T2.ling_id ORDER BY SUM(T1.amt) DESC LIMIT 1;
-- Into which language do the most tasks go? Show the language name and the number of tasks.
-- What target language do we have the most tasks for, and how many?
-- most frequent target language by tasks: language name, count
SELECT T2.lang_name, COUNT(*) FROM task AS T1 JOIN language AS T2 ON T1.target_lang = T2.lang_cd GROUP BY T2.lang_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of the active linguists who have never had a task.
-- Which active linguists have never been given a task?
-- active linguists without tasks, first and last name
SELECT first_name, last_name FROM linguist WHERE status = 'active' AND ling_id NOT IN (SELECT ling_id FROM task);
-- List the names of the clients without any project.
-- Which clients have never placed a project with us?
-- clients with no projects, name
SELECT client_name FROM client WHERE client_id NOT IN (SELECT client_id FROM project);
-- Which languages are not the target language of any linguist's language pair? Show the names.
-- For which languages do we have no linguist with a pair going into them?
-- languages never target in a linguist pair, name
SELECT lang_name FROM language WHERE lang_cd NOT IN (SELECT target_lang FROM linguist_pair);
-- Which linguists have an average review score above 90 on their tasks? Show first and last name.
-- Whose tasks average more than 90 in review? I want the linguists' first and last names.
-- linguists with average review score on their tasks over 90, first and last name
SELECT T3.first_name, T3.last_name FROM review AS T1 JOIN task AS T2 ON T1.task_id = T2.task_id JOIN linguist AS T3 ON T2.ling_id = T3.ling_id GROUP BY T3.ling_id HAVING AVG(T1.score) > 90;
-- Show the number, title and number of tasks of the projects with at least 3 tasks.
-- Which projects are split into three tasks or more? Project number, title and how many tasks.
-- projects with 3 or more tasks: project no, title, task count
SELECT T2.proj_no, T2.title, COUNT(*) FROM task AS T1 JOIN project AS T2 ON T1.proj_id = T2.proj_id GROUP BY T2.proj_id HAVING COUNT(*) >= 3;
-- Show the first and last names of the linguists who have both a translation task and a proofreading task.
-- Which linguists have had translation tasks as well as proofreading tasks?
-- linguists with translation and also proofreading tasks, first and last name
SELECT first_name, last_name FROM linguist WHERE ling_id IN (SELECT ling_id FROM task WHERE task_type = 'translation') AND ling_id IN (SELECT ling_id FROM task WHERE task_type = 'proofreading');
-- How many projects were ordered in each month of 2025? Show the month number and the count.
-- Month by month, how many projects came in on order in 2025? The month as a number, then how many.
-- projects ordered per month in 2025: month number, count
SELECT CAST(strftime('%m', ordered_on) AS INTEGER), COUNT(*) FROM project WHERE ordered_on >= '2025-01-01' AND ordered_on < '2026-01-01' GROUP BY CAST(strftime('%m', ordered_on) AS INTEGER);
-- database: gleamwell_cleaning_ops
CREATE TABLE area (area_cd TEXT, area_name TEXT, supervisor_id INTEGER);
CREATE TABLE employee (emp_id INTEGER, emp_no TEXT, first_name TEXT, last_name TEXT, area_cd TEXT, team_lead_id INTEGER, hired_on TEXT, left_on TEXT, hourly_wage REAL, has_licence TEXT);
CREATE TABLE customer (cust_id INTEGER, cust_no TEXT, cust_name TEXT, sector TEXT, city TEXT, status TEXT);
CREATE TABLE site (site_id INTEGER, cust_id INTEGER, site_name TEXT, street TEXT, city TEXT, area_cd TEXT, floor_sqm INTEGER, key_held TEXT);
CREATE TABLE contract (contract_id INTEGER, contract_no TEXT, site_id INTEGER, service_type TEXT, start_dt TEXT, end_dt TEXT, monthly_amt REAL, status TEXT, signed_by INTEGER);
CREATE TABLE shift (shift_id INTEGER, site_id INTEGER, emp_id INTEGER, shift_dt TEXT, hours REAL, status TEXT, checked_in_at TEXT);
CREATE TABLE complaint (complaint_id INTEGER, site_id INTEGER, received_at TEXT, category TEXT, severity TEXT, resolved_at TEXT, handled_by INTEGER);
CREATE TABLE inspection (insp_id INTEGER, site_id INTEGER, inspector_id INTEGER, insp_dt TEXT, score INTEGER, passed INTEGER);
CREATE TABLE supply_item (item_cd TEXT, item_name TEXT, unit TEXT, unit_cost REAL, is_hazardous INTEGER);
CREATE TABLE supply_use (use_id INTEGER, site_id INTEGER, item_cd TEXT, used_on TEXT, qty INTEGER);
INSERT INTO area VALUES ('N','Northside',1),('C','City Centre',2),('W','Westbank',3),('A','Airport',NULL);
INSERT INTO employee VALUES (1,'E-0101','Moira','Callaghan','N',NULL,'2011-03-14',NULL,21.5,'Y'),(2,'E-0102','Kwame','Boateng','C',NULL,'2013-08-05',NULL,21,'Y'),(3,'E-0103','Ilona','Szabo','W',NULL,'2015-01-19',NULL,20.25,'Y'),(4,'E-0110','Fatima','El Amrani','N',1,'2017-05-22',NULL,14.8,'Y'),(5,'E-0111','Gordon','Rennie','N',4,'2019-09-30',NULL,13.4,'N'),(6,'E-0114','Lucia','Moretti','C',2,'2016-11-07',NULL,15.1,'N'),(7,'E-0118','Adebayo','Ojo','C',6,'2020-02-24',NULL,13.6,'Y'),(8,'E-0121','Sheila','Tulloch','C',6,'2021-06-14','2025-01-31',13.2,'N'),(9,'E-0125','Nikolai','Petrov','W',3,'2018-04-09',NULL,14.6,'Y'),(10,'E-0129','Yvonne','Baxter','W',9,'2022-10-17',NULL,13.1,'N'),(11,'E-0133','Duc','Tran','W',9,'2024-01-15',NULL,12.7,'Y'),(12,'E-0136','Carmen','Iglesias','N',4,'2024-05-06',NULL,12.6,'N'),(13,'E-0139','Ross','Haldane','A',2,'2023-07-03','2024-09-30',12.9,'Y'),(14,'E-0142','Beata','Wilk','C',6,'2024-08-19','2025-04-30',12.5,'N'),(15,'E-0145','Samir','Haddad','A',2,'2024-11-11',NULL,12.8,'Y'),(16,'E-0149','Tracey','Gunn','N',4,'2025-05-26',NULL,12.4,'N');
INSERT INTO customer VALUES (1,'K-300','Lomond Bank','finance','Glasgow','ACTIVE'),(2,'K-304','Clydeview Health Trust','health','Glasgow','ACTIVE'),(3,'K-309','Kelvin Academy Group','education','Glasgow','ACTIVE'),(4,'K-312','Strathmore Hotels','hospitality','Edinburgh','ACTIVE'),(5,'K-317','Arran Logistics','logistics','Paisley','SUSPENDED'),(6,'K-321','Finlay Law Partners','legal','Glasgow','ACTIVE'),(7,'K-326','Pentland Gyms','leisure','Edinburgh','ENDED'),(8,'K-330','Cartside Dental','health','Paisley','ACTIVE'),(9,'K-335','Ochil Software','technology','Stirling','SUSPENDED'),(10,'K-340','Tay Bridge Offices','property','Dundee','ACTIVE'),(11,'K-344','Moray Street Gallery','culture','Edinburgh','ACTIVE');
INSERT INTO site VALUES (1,1,'Lomond Bank Head Office','St Vincent Street','Glasgow','C',5400,'Y'),(2,1,'Lomond Bank Partick Branch','Dumbarton Road','Glasgow','W',420,'Y'),(3,2,'Clydeview Day Hospital','Govan Road','Glasgow','W',3800,'N'),(4,2,'Clydeview Clinic Springburn','Springburn Way','Glasgow','N',1250,'Y'),(5,3,'Kelvin Academy Maryhill','Maryhill Road','Glasgow','N',6900,'Y'),(6,3,'Kelvin Primary Bishopbriggs','Kirkintilloch Road','Bishopbriggs','N',2700,'Y'),(7,4,'Strathmore Hotel Glasgow','Hope Street','Glasgow','C',4600,'N'),(8,4,'Strathmore Airport Inn','Caledonia Way','Paisley','A',3300,'N'),(9,5,'Arran Depot Renfrew','Wright Street','Renfrew','A',8100,'N'),(10,6,'Finlay Chambers','West George Street','Glasgow','C',780,'Y'),(11,7,'Pentland Gym Merchant City','Ingram Street','Glasgow','C',1500,'N'),(12,8,'Cartside Surgery','Causeyside Street','Paisley','W',310,'Y'),(13,9,'Ochil Software Glasgow','Bath Street','Glasgow','C',950,'Y'),(14,1,'Lomond Bank Data Centre','Hawbank Road','Glasgow','N',2200,'N'),(15,11,'Gallery Store Clydebank','Kilbowie Road','Clydebank','W',640,'N');
INSERT INTO contract VALUES (1,'V-2101',1,'daily office','2021-04-01','2026-03-31',6200,'ACTIVE',2),(2,'V-2102',1,'windows','2021-04-01','2026-03-31',850,'ACTIVE',2),(3,'V-2107',2,'daily office','2022-01-01','2025-12-31',690,'ACTIVE',3),(4,'V-2110',3,'clinical','2020-07-01','2026-06-30',9800,'ACTIVE',3),(5,'V-2113',4,'clinical','2020-07-01','2026-06-30',3350,'ACTIVE',1),(6,'V-2201',5,'school','2022-08-01','2025-07-31',7400,'ACTIVE',1),(7,'V-2202',6,'school','2022-08-01','2025-07-31',3150,'ACTIVE',1),(8,'V-2209',7,'hotel','2023-02-01','2026-01-31',5750,'ACTIVE',2),(9,'V-2210',8,'hotel','2023-02-01',NULL,4100,'ACTIVE',2),(10,'V-2215',9,'industrial','2022-11-01','2025-10-31',4900,'SUSPENDED',3),(11,'V-2301',10,'daily office','2023-05-01',NULL,980,'ACTIVE',2),(12,'V-2304',11,'leisure','2021-09-01','2024-08-31',2250,'ENDED',2),(13,'V-2308',12,'clinical','2024-03-01',NULL,720,'ACTIVE',3),(14,'V-2311',13,'daily office','2023-10-01','2025-09-30',1150,'SUSPENDED',2),(15,'V-2401',7,'windows','2024-06-01','2025-05-31',540,'ENDED',2),(16,'V-2405',3,'windows','2024-09-01',NULL,610,'ACTIVE',3);
INSERT INTO shift VALUES (1,1,6,'2025-05-05',8,'DONE','2025-05-05 17:58:00'),(2,1,7,'2025-05-05',6,'DONE','2025-05-05 18:04:00'),(3,3,9,'2025-05-05',7.5,'DONE','2025-05-05 05:55:00'),(4,5,4,'2025-05-06',8,'DONE','2025-05-06 16:01:00'),(5,5,5,'2025-05-06',6,'DONE','2025-05-06 16:10:00'),(6,6,12,'2025-05-06',5,'NO_SHOW',NULL),(7,7,7,'2025-05-07',8,'DONE','2025-05-07 07:02:00'),(8,8,15,'2025-05-07',7,'DONE','2025-05-07 06:48:00'),(9,2,10,'2025-05-08',3,'DONE','2025-05-08 18:30:00'),(10,3,11,'2025-05-08',7.5,'NO_SHOW',NULL),(11,4,12,'2025-05-12',4,'DONE','2025-05-12 17:40:00'),(12,10,6,'2025-05-12',3.5,'DONE','2025-05-12 19:05:00'),(13,1,6,'2025-05-13',8,'DONE','2025-05-13 17:55:00'),(14,3,9,'2025-05-13',7.5,'DONE','2025-05-13 05:52:00'),(15,5,12,'2025-05-14',6,'NO_SHOW',NULL),(16,12,10,'2025-05-15',2.5,'DONE','2025-05-15 18:15:00'),(17,8,15,'2025-05-19',7,'DONE','2025-05-19 06:51:00'),(18,7,7,'2025-05-20',8,'CANC',NULL),(19,1,7,'2025-06-02',6,'DONE','2025-06-02 18:00:00'),(20,3,9,'2025-06-02',7.5,'DONE','2025-06-02 05:57:00'),(21,5,4,'2025-06-03',8,'DONE','2025-06-03 15:58:00'),(22,6,5,'2025-06-03',5,'DONE','2025-06-03 16:20:00'),(23,3,11,'2025-06-10',7.5,'PLANNED',NULL),(24,1,6,'2025-06-10',8,'PLANNED',NULL),(25,8,15,'2025-06-11',7,'PLANNED',NULL);
INSERT INTO complaint VALUES (1,1,'2024-08-12 09:15:00','washrooms','low','2024-08-13 16:00:00',2),(2,3,'2024-10-03 07:40:00','hygiene','high','2024-10-04 10:30:00',3),(3,5,'2024-11-18 08:25:00','floors','medium','2024-11-21 15:10:00',1),(4,7,'2024-12-09 11:50:00','missed visit','medium','2024-12-10 09:05:00',2),(5,5,'2025-01-14 08:05:00','washrooms','medium','2025-01-17 14:40:00',1),(6,8,'2025-02-20 10:10:00','floors','low','2025-03-03 12:00:00',2),(7,3,'2025-03-11 06:55:00','hygiene','high','2025-03-12 08:20:00',3),(8,6,'2025-05-07 08:00:00','missed visit','high',NULL,1),(9,3,'2025-05-09 07:15:00','missed visit','high','2025-05-09 13:45:00',3),(10,5,'2025-05-15 08:30:00','missed visit','medium',NULL,1),(11,4,'2025-05-22 13:20:00','hygiene','medium',NULL,1),(12,1,'2025-06-03 09:40:00','windows','low',NULL,NULL),(13,3,'2025-06-04 07:05:00','washrooms','high',NULL,NULL);
INSERT INTO inspection VALUES (1,1,2,'2024-09-17',91,1),(2,3,3,'2024-10-22',74,0),(3,5,1,'2024-11-26',69,0),(4,7,2,'2024-12-12',83,1),(5,8,2,'2025-01-23',88,1),(6,3,3,'2025-02-06',86,1),(7,5,1,'2025-02-18',82,1),(8,6,1,'2025-02-19',79,0),(9,2,3,'2025-03-20',95,1),(10,1,2,'2025-03-25',93,1),(11,4,1,'2025-04-15',81,1),(12,3,3,'2025-05-27',72,0),(13,10,2,'2025-05-29',97,1),(14,12,3,'2025-06-05',90,1);
INSERT INTO supply_item VALUES ('DIS5','disinfectant 5l','can',18.4,1),('FLO5','floor cleaner 5l','can',12.9,0),('GLS1','glass cleaner 1l','bottle',4.2,0),('BLC5','bleach 5l','can',9.6,1),('BAG100','bin bags 100','roll',7.5,0),('GLV100','nitrile gloves 100','box',6.8,0),('WAX5','floor wax 5l','can',31,0),('DSC1','descaler 1l','bottle',5.3,1),('PTR12','paper towels 12','pack',15.6,0);
INSERT INTO supply_use VALUES (1,1,'FLO5','2025-04-03',4),(2,1,'GLS1','2025-04-03',6),(3,1,'BAG100','2025-04-10',5),(4,3,'DIS5','2025-04-04',9),(5,3,'GLV100','2025-04-04',14),(6,3,'BLC5','2025-04-16',3),(7,3,'BAG100','2025-04-23',8),(8,5,'FLO5','2025-04-07',7),(9,5,'BAG100','2025-04-07',6),(10,5,'PTR12','2025-04-22',5),(11,6,'FLO5','2025-04-08',3),(12,7,'DSC1','2025-04-11',4),(13,7,'PTR12','2025-04-25',7),(14,8,'BAG100','2025-05-02',4),(15,4,'DIS5','2025-05-06',5),(16,4,'GLV100','2025-05-06',6),(17,12,'DIS5','2025-05-08',2),(18,3,'DIS5','2025-05-12',8),(19,1,'BAG100','2025-05-14',3),(20,2,'GLS1','2025-05-15',2);
-- Show the names and cities of the customers that are suspended.
-- Which customers have we suspended, and where are they based?
-- suspended customers: name, city
SELECT cust_name, city FROM customer WHERE status = 'SUSPENDED';
-- List the name and floor area in square metres of the sites in Glasgow for which we hold no key.
-- Which Glasgow sites don't we hold a key for, and how many square metres of floor do they have?
-- Glasgow sites key not held: site name, floor sqm
SELECT site_name, floor_sqm FROM site WHERE city = 'Glasgow' AND key_held = 'N';
-- How many complaints of high severity were received in 2025?
-- How many high severity complaints did we get in 2025?
-- count of complaints severity high received 2025
SELECT COUNT(*) FROM complaint WHERE severity = 'high' AND received_at >= '2025-01-01' AND received_at < '2026-01-01';
-- Show the first name, last name and hire date of the employees hired in 2024 who have not left, in order of hire date.
-- Who did we take on in 2024 that is still with us? First and last name and hire date, earliest first.
-- employees hired 2024 not left, by hire date: first and last name, hire date
SELECT first_name, last_name, hired_on FROM employee WHERE hired_on >= '2024-01-01' AND hired_on < '2025-01-01' AND left_on IS NULL ORDER BY hired_on;
-- Give the contract number, service type and monthly amount of the active contracts without an end date.
-- Which active contracts run on with no end date? Contract number, type of service and the monthly amount.
-- active contracts no end date: contract no, service type, monthly amount
SELECT contract_no, service_type, monthly_amt FROM contract WHERE status = 'ACTIVE' AND end_dt IS NULL;
-- For each area, show the name, the number of sites and their total floor area in square metres.
-- How many sites do we have in every area, and how many square metres is that in total?
-- area name, number of sites, total floor sqm
SELECT T2.area_name, COUNT(*), SUM(T1.floor_sqm) FROM site AS T1 JOIN area AS T2 ON T1.area_cd = T2.area_cd GROUP BY T2.area_cd;
-- What is the total monthly amount of the active contracts of each customer? Show the customer name and the total.
-- How much a month do each customer's active contracts bring in?
-- customer name, monthly amount of active contracts
SELECT T3.cust_name, SUM(T1.monthly_amt) FROM contract AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id JOIN customer AS T3 ON T2.cust_id = T3.cust_id WHERE T1.status = 'ACTIVE' GROUP BY T3.cust_id;
-- For each employee, show the first name, last name and the total hours of the shifts done in May 2025.
-- How many hours did everybody put in on shifts done in May 2025? First and last name, then the hours.
-- hours of done shifts May 2025 per employee, first and last name
SELECT T2.first_name, T2.last_name, SUM(T1.hours) FROM shift AS T1 JOIN employee AS T2 ON T1.emp_id = T2.emp_id WHERE T1.status = 'DONE' AND T1.shift_dt >= '2025-05-01' AND T1.shift_dt < '2025-06-01' GROUP BY T2.emp_id;
-- What is the average inspection score for each customer sector?
-- How do our inspections score on average in each sector of customers?
-- customer sector, average inspection score
SELECT T3.sector, AVG(T1.score) FROM inspection AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id JOIN customer AS T3 ON T2.cust_id = T3.cust_id GROUP BY T3.sector;
-- For each site, show the name and the total cost of supplies used, quantity times unit cost.
-- What have the supplies used at every site cost us, quantity times unit cost?
-- site name, supply cost (qty x unit cost)
SELECT T2.site_name, SUM(T1.qty * T3.unit_cost) FROM supply_use AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id JOIN supply_item AS T3 ON T1.item_cd = T3.item_cd GROUP BY T2.site_id;
-- For each area, show the name and the number of complaints from its sites that are not yet resolved.
-- Area by area, how many complaints from the sites there are still not resolved?
-- unresolved complaints per area name of the site
SELECT T3.area_name, COUNT(*) FROM complaint AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id JOIN area AS T3 ON T2.area_cd = T3.area_cd WHERE T1.resolved_at IS NULL GROUP BY T3.area_cd;
-- Which site has had the most complaints? Show its name and the number of complaints.
-- What site do we get the most complaints from, and how many were there?
-- site with most complaints: site name, count
SELECT T2.site_name, COUNT(*) FROM complaint AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id GROUP BY T2.site_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the first and last name of the employee with the most no show shifts?
-- Who has the most shifts down as no show?
-- employee with most no show shifts, first and last name
SELECT T2.first_name, T2.last_name FROM shift AS T1 JOIN employee AS T2 ON T1.emp_id = T2.emp_id WHERE T1.status = 'NO_SHOW' GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the 3 customers with the highest total monthly amount of active contracts, the highest first.
-- Which three customers bring in the most a month from active contracts? Biggest at the top.
-- top 3 customers by monthly amount of active contracts, name
SELECT T3.cust_name FROM contract AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id JOIN customer AS T3 ON T2.cust_id = T3.cust_id WHERE T1.status = 'ACTIVE' GROUP BY T3.cust_id ORDER BY SUM(T1.monthly_amt) DESC LIMIT 3;
-- Show the names of the 2 supply items used in the largest total quantity, the largest first, with the quantity.
-- Which two supplies do we get through the most of, going by total quantity, and how much of each? Top one first.
-- top 2 supply items by quantity used: item name, total quantity
SELECT T2.item_name, SUM(T1.qty) FROM supply_use AS T1 JOIN supply_item AS T2 ON T1.item_cd = T2.item_cd GROUP BY T2.item_cd ORDER BY SUM(T1.qty) DESC LIMIT 2;
-- List the names of the sites that have never been inspected.
-- Which sites have we never inspected?
-- sites with no inspection, site name
SELECT site_name FROM site WHERE site_id NOT IN (SELECT site_id FROM inspection);
-- Show the employee number, first name and last name of the employees who have no shift and have not left.
-- Who is still employed but has never had a shift? Employee number, first and last name.
-- employees not left without shifts: employee no, first and last name
SELECT emp_no, first_name, last_name FROM employee WHERE left_on IS NULL AND emp_id NOT IN (SELECT emp_id FROM shift);
-- List the names of the customers who have no site with us.
-- Which customers don't have a single site on our books?
-- customers without sites, name
SELECT cust_name FROM customer WHERE cust_id NOT IN (SELECT cust_id FROM site);
-- Which sites have an average inspection score below 80? Show the site name and the average.
-- Where do our inspections average less than 80, and what's the average there? Site name first.
-- sites average inspection score under 80: site name, average
SELECT T2.site_name, AVG(T1.score) FROM inspection AS T1 JOIN site AS T2 ON T1.site_id = T2.site_id GROUP BY T2.site_id HAVING AVG(T1.score) < 80;
-- Which employees have more than 15 hours in total on shifts that are done? Show first and last name and the hours.
-- Who has put in over 15 hours on done shifts altogether? First and last name and the hours.
-- employees with done shift hours above 15: first and last name, total hours
SELECT T2.first_name, T2.last_name, SUM(T1.hours) FROM shift AS T1 JOIN employee AS T2 ON T1.emp_id = T2.emp_id WHERE T1.status = 'DONE' GROUP BY T2.emp_id HAVING SUM(T1.hours) > 15;
-- Show the first and last name of each employee who has left, together with the first and last name of their team lead.
-- Who was the team lead of each of the people who have left? Name of the leaver first, then the team lead's.
-- employees who left and their team leads, first and last names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.team_lead_id = T2.emp_id WHERE T1.left_on IS NOT NULL;
-- In which cities do we have sites but no customer is based there?
-- Which cities have a site of ours but no customer based in them?
-- cities with sites but without customers
SELECT city FROM site EXCEPT SELECT city FROM customer;
