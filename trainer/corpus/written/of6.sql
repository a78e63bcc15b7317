-- database: torqueline_parts_depots
CREATE TABLE branch (branch_cd TEXT PRIMARY KEY, branch_name TEXT, region TEXT, manager_id INTEGER REFERENCES employee(emp_id), opened_dt TEXT);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, branch_cd TEXT REFERENCES branch(branch_cd), supervisor_id INTEGER REFERENCES employee(emp_id), hire_dt TEXT, is_active INTEGER);
CREATE TABLE customer (cust_no TEXT PRIMARY KEY, cust_name TEXT, cust_type TEXT, city TEXT, credit_limit REAL, sales_rep_id INTEGER REFERENCES employee(emp_id), on_hold TEXT, created_at TEXT);
CREATE TABLE supplier (supp_id INTEGER PRIMARY KEY, supp_name TEXT, country TEXT, lead_days INTEGER);
CREATE TABLE part (part_no TEXT PRIMARY KEY, descr TEXT, category TEXT, supp_id INTEGER REFERENCES supplier(supp_id), list_price REAL, cost_price REAL, warranty_months INTEGER, discontinued TEXT);
CREATE TABLE sales_order (order_no INTEGER PRIMARY KEY, cust_no TEXT REFERENCES customer(cust_no), branch_cd TEXT REFERENCES branch(branch_cd), order_dt TEXT, status TEXT, taken_by INTEGER REFERENCES employee(emp_id), freight_amt REAL, shipped_at TEXT);
CREATE TABLE order_line (order_no INTEGER REFERENCES sales_order(order_no), line_no INTEGER, part_no TEXT REFERENCES part(part_no), qty INTEGER, unit_price REAL, PRIMARY KEY (order_no, line_no));
CREATE TABLE return_auth (rma_no TEXT PRIMARY KEY, order_no INTEGER REFERENCES sales_order(order_no), part_no TEXT REFERENCES part(part_no), qty INTEGER, reason TEXT, status TEXT, opened_at TEXT, closed_at TEXT, approved_by INTEGER REFERENCES employee(emp_id), credit_amt REAL);
CREATE TABLE branch_stock (branch_cd TEXT REFERENCES branch(branch_cd), part_no TEXT REFERENCES part(part_no), on_hand INTEGER, min_qty INTEGER, bin_loc TEXT, PRIMARY KEY (branch_cd, part_no));
INSERT INTO branch VALUES ('LDS','Leeds','West',2,'2009-04-01'),('SHF','Sheffield','South',3,'2011-09-12'),('MAN','Manchester','West',4,'2013-02-18'),('HUL','Hull','East',5,'2015-06-01'),('NCL','Newcastle','North',15,'2025-01-13');
INSERT INTO employee VALUES (1,'Martin','Hale','Regional Manager','LDS',NULL,'2009-03-02',1),(2,'Joanne','Pickersgill','Branch Manager','LDS',1,'2012-06-18',1),(3,'Sanjay','Mistry','Branch Manager','SHF',1,'2011-08-29',1),(4,'Carol','Entwistle','Branch Manager','MAN',1,'2014-01-06',1),(5,'Derek','Stainforth','Branch Manager','HUL',1,'2015-05-11',1),(6,'Aisha','Karim','Sales Advisor','LDS',2,'2019-10-07',1),(7,'Tom','Bickerdike','Sales Advisor','LDS',2,'2021-03-15',1),(8,'Rhys','Pugh','Sales Advisor','SHF',3,'2018-11-26',1),(9,'Lena','Kowalczyk','Sales Advisor','MAN',4,'2020-02-03',1),(10,'Gavin','Mortimer','Sales Advisor','HUL',5,'2016-07-04',0),(11,'Paula','Swift','Returns Clerk','LDS',2,'2017-09-18',1),(12,'Neil','Ackroyd','Returns Clerk','MAN',4,'2022-05-09',1),(13,'Stacey','Blenkin','Sales Advisor','HUL',5,'2023-08-21',1),(14,'Imran','Dar','Warehouse Picker','SHF',3,'2021-12-01',0),(15,'Fiona','Tate','Branch Manager','NCL',1,'2024-11-04',1);
INSERT INTO customer VALUES ('C1001','Kirkstall Road Motors','GARAGE','Leeds',8000,6,'N','2012-05-14'),('C1002','Abbeydale Autos','GARAGE','Sheffield',5000,8,'N','2013-01-22'),('C1003','Humber Van Hire','FLEET','Hull',15000,13,'N','2015-09-03'),('C1004','Pennine Coaches','FLEET','Huddersfield',20000,7,'Y','2014-03-30'),('C1005','Salford Ford Centre','DEALER','Salford',25000,9,'N','2013-06-11'),('C1006','Chapel Lane Garage','GARAGE','Leeds',3500,6,'N','2017-10-19'),('C1007','Don Valley Taxis','FLEET','Rotherham',9000,8,'N','2018-02-07'),('C1008','Stockport Tyre and Brake','GARAGE','Stockport',6000,9,'Y','2019-04-25'),('C1009','Beverley Road Service Station','GARAGE','Hull',4000,13,'N','2020-08-17'),('C1010','Harrogate Prestige','DEALER','Harrogate',18000,7,'N','2016-12-02'),('C1011','Oldham Autocare','GARAGE','Oldham',4500,9,'N','2021-01-29'),('C1012','Goole Haulage','FLEET','Goole',12000,10,'Y','2017-05-08'),('C1013','Meadowhall Mazda','DEALER','Sheffield',16000,8,'N','2022-03-14'),('C1014','Gosforth Motor Works','GARAGE','Newcastle',3000,NULL,'N','2025-01-20'),('C1015','Wakefield MOT Bay','GARAGE','Wakefield',2500,6,'N','2023-11-06');
INSERT INTO supplier VALUES (1,'Brembach','Germany',9),(2,'Nordfilter','Sweden',12),(3,'Castell Electrics','Spain',14),(4,'Midland Remanufacturing','United Kingdom',4),(5,'Osaka Bearing','Japan',35),(6,'Valmont Clutches','France',10),(7,'Tarnow Exhausts','Poland',11);
INSERT INTO part VALUES ('BRK-1140','Front brake disc pair','Brakes',1,92.50,51.00,24,'N'),('BRK-1188','Front brake pad set','Brakes',1,38.90,19.20,24,'N'),('BRK-2210','Rear brake caliper','Brakes',4,84.00,47.50,12,'N'),('BRK-2305','Handbrake cable','Brakes',4,21.60,9.80,12,'Y'),('FLT-0301','Oil filter','Filters',2,7.40,2.60,12,'N'),('FLT-0317','Cabin air filter','Filters',2,12.80,4.90,12,'N'),('FLT-0342','Diesel fuel filter','Filters',2,23.50,11.10,12,'N'),('ELC-4001','Starter motor','Electrical',3,148.00,88.00,24,'N'),('ELC-4016','Alternator 120A','Electrical',4,189.00,112.00,24,'N'),('ELC-4090','Ignition coil','Electrical',3,46.20,24.70,24,'N'),('BRG-5102','Front wheel bearing kit','Bearings',5,54.30,29.90,36,'N'),('BRG-5140','Rear hub assembly','Bearings',5,97.80,58.40,36,'N'),('CLU-6003','Clutch kit three piece','Transmission',6,164.00,97.00,24,'N'),('CLU-6055','Dual mass flywheel','Transmission',6,312.00,205.00,24,'N'),('EXH-7020','Rear silencer','Exhaust',7,71.40,38.20,24,'N'),('EXH-7044','Catalytic converter','Exhaust',7,268.00,170.00,24,'Y');
INSERT INTO sales_order VALUES (50231,'C1001','LDS','2024-10-08','SHIPPED',6,12.50,'2024-10-09 07:40'),(50244,'C1003','HUL','2024-10-21','SHIPPED',10,18.00,'2024-10-22 08:05'),(50252,'C1005','MAN','2024-11-04','SHIPPED',9,22.00,'2024-11-06 07:15'),(50260,'C1002','SHF','2024-11-12','SHIPPED',8,9.50,'2024-11-12 15:20'),(50273,'C1007','SHF','2024-12-03','CANC',8,0,NULL),(50288,'C1010','LDS','2024-12-16','SHIPPED',7,14.00,'2024-12-17 07:30'),(50301,'C1001','LDS','2025-01-09','SHIPPED',6,11.00,'2025-01-10 07:35'),(50309,'C1012','HUL','2025-01-15','CANC',10,0,NULL),(50315,'C1008','MAN','2025-01-23','SHIPPED',9,13.50,'2025-01-24 06:55'),(50322,'C1004','LDS','2025-02-04','SHIPPED',7,26.00,'2025-02-05 08:10'),(50330,'C1003','HUL','2025-02-11','SHIPPED',13,17.00,'2025-02-12 08:00'),(50341,'C1006','LDS','2025-02-19','SHIPPED',6,8.00,'2025-02-19 14:45'),(50349,'C1013','SHF','2025-03-03','SHIPPED',8,15.50,'2025-03-04 07:50'),(50356,'C1005','MAN','2025-03-11','SHIPPED',9,24.00,'2025-03-12 07:05'),(50364,'C1001','LDS','2025-03-20','SHIPPED',6,12.00,'2025-03-21 07:25'),(50372,'C1009','HUL','2025-04-02','BACKORD',13,10.00,NULL),(50380,'C1010','LDS','2025-04-09','PICKED',6,16.00,NULL),(50385,'C1002','SHF','2025-04-14','OPEN',8,9.00,NULL),(50391,'C1003','HUL','2025-04-16','OPEN',13,19.50,NULL),(50397,'C1011','MAN','2025-04-22','BACKORD',9,12.50,NULL),(50402,'C1007','SHF','2025-04-24','OPEN',3,11.50,NULL);
INSERT INTO order_line VALUES (50231,1,'BRK-1140',4,83.25),(50231,2,'BRK-1188',6,35.00),(50231,3,'FLT-0301',20,6.30),(50244,1,'FLT-0342',12,19.90),(50244,2,'BRG-5102',4,48.90),(50252,1,'CLU-6003',3,144.00),(50252,2,'ELC-4016',2,168.00),(50260,1,'EXH-7020',2,64.30),(50260,2,'BRK-2210',2,77.00),(50273,1,'ELC-4001',1,133.20),(50288,1,'CLU-6055',1,280.80),(50288,2,'ELC-4090',4,41.60),(50301,1,'FLT-0317',10,11.00),(50301,2,'BRK-2210',2,75.60),(50309,1,'BRG-5140',6,88.00),(50315,1,'BRK-1188',8,34.20),(50322,1,'ELC-4016',4,164.00),(50322,2,'FLT-0342',15,19.50),(50322,3,'BRK-1140',6,82.00),(50330,1,'FLT-0301',30,5.90),(50330,2,'CLU-6003',2,147.60),(50341,1,'BRK-1188',3,36.50),(50341,2,'FLT-0301',10,6.60),(50349,1,'ELC-4090',6,40.20),(50349,2,'BRG-5102',2,49.80),(50356,1,'CLU-6055',3,274.00),(50356,2,'BRG-5140',4,86.90),(50364,1,'BRK-1140',3,83.25),(50364,2,'EXH-7044',1,241.00),(50372,1,'EXH-7020',3,65.00),(50380,1,'ELC-4001',2,131.00),(50385,1,'BRK-1188',4,35.20),(50391,1,'FLT-0317',14,10.90),(50391,2,'ELC-4016',1,170.10),(50397,1,'BRK-2210',5,74.20),(50402,1,'BRK-1140',2,86.00);
INSERT INTO return_auth VALUES ('RMA-801',50231,'BRK-1140',2,'wrong part','CLOSED','2024-10-15 09:12','2024-10-24 16:00',11,166.50),('RMA-802',50244,'BRG-5102',1,'faulty','CLOSED','2024-11-01 10:40','2024-11-18 11:25',5,48.90),('RMA-803',50252,'ELC-4016',1,'faulty','CLOSED','2024-11-20 14:02','2024-12-05 09:30',12,168.00),('RMA-804',50260,'EXH-7020',1,'damaged in transit','CLOSED','2024-11-14 08:50','2024-11-21 10:10',3,64.30),('RMA-805',50288,'CLU-6055',1,'not needed','REJECTED','2025-01-06 11:33','2025-01-09 15:45',NULL,NULL),('RMA-806',50288,'ELC-4090',2,'faulty','CLOSED','2025-01-17 13:20','2025-01-30 12:00',11,83.20),('RMA-807',50301,'BRK-2210',2,'wrong part','CLOSED','2025-01-20 09:05','2025-01-27 14:30',11,151.20),('RMA-808',50315,'BRK-1188',3,'wrong part','CLOSED','2025-02-03 10:15','2025-02-12 09:40',12,102.60),('RMA-809',50322,'ELC-4016',2,'faulty','RECEIVED','2025-03-04 08:25',NULL,11,328.00),('RMA-810',50330,'FLT-0301',5,'not needed','CLOSED','2025-03-10 15:10','2025-03-19 10:20',5,29.50),('RMA-811',50349,'ELC-4090',1,'faulty','RECEIVED','2025-03-18 09:48',NULL,3,40.20),('RMA-812',50356,'BRG-5140',1,'damaged in transit','REQUESTED','2025-03-27 11:55',NULL,NULL,NULL),('RMA-813',50364,'BRK-1140',3,'wrong part','RECEIVED','2025-04-01 12:30',NULL,11,249.75),('RMA-814',50364,'EXH-7044',1,'faulty','REQUESTED','2025-04-10 16:20',NULL,NULL,NULL),('RMA-816',50322,'ELC-4016',1,'faulty','REQUESTED','2025-04-17 09:26',NULL,NULL,NULL),('RMA-815',50341,'BRK-1188',1,'not needed','REJECTED','2025-03-05 09:00','2025-03-07 13:15',NULL,NULL);
INSERT INTO branch_stock VALUES ('LDS','BRK-1140',14,6,'A-01'),('LDS','BRK-1188',32,12,'A-03'),('LDS','FLT-0301',120,40,'B-02'),('LDS','ELC-4016',3,4,'D-11'),('LDS','CLU-6055',2,2,'E-04'),('SHF','BRK-1188',18,10,'A-02'),('SHF','ELC-4090',9,6,'C-07'),('SHF','EXH-7020',5,3,'F-01'),('SHF','FLT-0317',40,15,'B-01'),('MAN','BRK-2210',0,5,'A-09'),('MAN','CLU-6003',6,3,'E-01'),('MAN','BRG-5140',7,4,'D-02'),('MAN','FLT-0301',85,40,'B-04'),('HUL','FLT-0342',26,10,'B-05'),('HUL','EXH-7020',0,3,'F-02'),('HUL','BRG-5102',8,4,'D-01'),('HUL','ELC-4016',2,2,'D-08');
-- List the order number and order date of all cancelled orders.
-- which orders got cancelled, and what day had they been placed? Order number first
-- cancelled orders: order no, date
SELECT order_no, order_dt FROM sales_order WHERE status = 'CANC';
-- Show the name and credit limit of every customer that is on hold.
-- Who have we put on hold at the moment, and what credit limit do they have?
-- customers on hold with credit limit
SELECT cust_name, credit_limit FROM customer WHERE on_hold = 'Y';
-- How many returns have not yet been closed?
-- how many of the returns still aren't closed?
-- number of returns not yet closed
SELECT COUNT(*) FROM return_auth WHERE closed_at IS NULL;
-- Give the description and list price of parts in the Brakes category with a list price above 50.
-- What have we got in Brakes that lists at more than 50? Description and list price please.
-- Brakes parts, list price over 50: description, list price
SELECT descr, list_price FROM part WHERE category = 'Brakes' AND list_price > 50;
-- Show the return number and reason of all returns opened in March 2025.
-- Which returns were opened during March 2025 and why were they sent back? RMA number and reason.
-- returns opened March 2025: RMA no, reason
SELECT rma_no, reason FROM return_auth WHERE opened_at >= '2025-03-01' AND opened_at < '2025-04-01';
-- How many orders does each branch have? Show the branch name and the number of orders.
-- Branch by branch, how many orders have we had?
-- orders per branch
SELECT T1.branch_name, COUNT(*) FROM branch AS T1 JOIN sales_order AS T2 ON T1.branch_cd = T2.branch_cd GROUP BY T1.branch_cd;
-- For each supplier, show its name and the average list price of its parts.
-- Supplier by supplier, what do their parts list at on average?
-- average list price per supplier
SELECT T1.supp_name, AVG(T2.list_price) FROM supplier AS T1 JOIN part AS T2 ON T1.supp_id = T2.supp_id GROUP BY T1.supp_id;
-- What is the total credit amount of closed returns for each customer? Show the customer name and the total.
-- how much credit have customers had from their closed returns, customer by customer?
-- closed returns: total credit per customer
SELECT T3.cust_name, SUM(T1.credit_amt) FROM return_auth AS T1 JOIN sales_order AS T2 ON T1.order_no = T2.order_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no WHERE T1.status = 'CLOSED' GROUP BY T3.cust_no;
-- For every part category, show the category and the total quantity ordered.
-- How many units have been ordered in each part category?
-- units ordered per part category
SELECT T2.category, SUM(T1.qty) FROM order_line AS T1 JOIN part AS T2 ON T1.part_no = T2.part_no GROUP BY T2.category;
-- How many orders of the Leeds branch have been shipped?
-- How many shipped orders has the Leeds branch got?
-- Leeds branch, count of shipped orders
SELECT COUNT(*) FROM sales_order AS T1 JOIN branch AS T2 ON T1.branch_cd = T2.branch_cd WHERE T2.branch_name = 'Leeds' AND T1.status = 'SHIPPED';
-- Show each return reason with the total value of the returned goods, quantity times list price of the part.
-- What does the stuff sent back come to at list price for each return reason? That's quantity times list price, added up.
-- return reason, total of returned qty x list price
SELECT T1.reason, SUM(T1.qty * T2.list_price) FROM return_auth AS T1 JOIN part AS T2 ON T1.part_no = T2.part_no GROUP BY T1.reason;
-- Which customer has the highest total order value, counting quantity times unit price over all order lines? Show the customer name.
-- Who's our biggest customer, going by quantity times unit price on everything they ordered?
-- customer with highest order value (qty x unit price)
SELECT T1.cust_name FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_no = T2.cust_no JOIN order_line AS T3 ON T2.order_no = T3.order_no GROUP BY T1.cust_no ORDER BY SUM(T3.qty * T3.unit_price) DESC LIMIT 1;
-- What are the descriptions of the 3 parts with the highest total quantity ordered?
-- Which three parts do people order the most units of?
-- top 3 parts by quantity ordered, description
SELECT T1.descr FROM part AS T1 JOIN order_line AS T2 ON T1.part_no = T2.part_no GROUP BY T1.part_no ORDER BY SUM(T2.qty) DESC LIMIT 3;
-- Which employee has taken the most orders? Give the first and last name and the number of orders.
-- Who has taken more orders than anybody else here, and how many was that?
-- employee with most orders taken, with count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM employee AS T1 JOIN sales_order AS T2 ON T1.emp_id = T2.taken_by GROUP BY T1.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which supplier has the largest number of faulty returns of its parts? Show the supplier name.
-- Whose parts come back faulty most often? I need the supplier.
-- supplier with most returns for reason faulty
SELECT T3.supp_name FROM return_auth AS T1 JOIN part AS T2 ON T1.part_no = T2.part_no JOIN supplier AS T3 ON T2.supp_id = T3.supp_id WHERE T1.reason = 'faulty' GROUP BY T3.supp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of customers who have never placed an order.
-- Which customers have never ordered anything from us?
-- customers without any order
SELECT cust_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM sales_order);
-- Show the part number and description of parts that have never been returned.
-- What parts have we never had back? Part number and description.
-- parts with no returns: part no, description
SELECT part_no, descr FROM part WHERE part_no NOT IN (SELECT part_no FROM return_auth);
-- Which active employees have never approved a return? Give first and last names.
-- Who among the active staff has never approved a return?
-- active employees with no return approved by them
SELECT first_name, last_name FROM employee WHERE is_active = 1 AND emp_id NOT IN (SELECT approved_by FROM return_auth WHERE approved_by IS NOT NULL);
-- Which customers have placed at least 3 orders? Show the customer name and the number of orders.
-- Customers that ordered from us 3 times or more, and how many orders each?
-- customers with 3 or more orders, with count
SELECT T1.cust_name, COUNT(*) FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_no = T2.cust_no GROUP BY T1.cust_no HAVING COUNT(*) >= 3;
-- Which branches hold more than 90 units of stock on hand in total? Show the branch name.
-- which branches have got over 90 pieces on hand all together?
-- branches, total on hand above 90
SELECT T1.branch_name FROM branch AS T1 JOIN branch_stock AS T2 ON T1.branch_cd = T2.branch_cd GROUP BY T1.branch_cd HAVING SUM(T2.on_hand) > 90;
-- Show the first and last name of each employee whose supervisor is Joanne Pickersgill.
-- Who has Joanne Pickersgill as their supervisor?
-- employees supervised by Joanne Pickersgill
SELECT T1.first_name, T1.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.supervisor_id = T2.emp_id WHERE T2.first_name = 'Joanne' AND T2.last_name = 'Pickersgill';
-- Which customers have orders at both the OPEN and the SHIPPED status? Show their names.
-- Which customers have an order that is open and also one that was shipped?
-- customers having both an open order and a shipped order
SELECT T1.cust_name FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_no = T2.cust_no WHERE T2.status = 'OPEN' INTERSECT SELECT T1.cust_name FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_no = T2.cust_no WHERE T2.status = 'SHIPPED';
-- database: lingua_harbour_school
CREATE TABLE language (lang_cd TEXT, lang_name TEXT, coordinator_id INTEGER);
CREATE TABLE site (site_id INTEGER, site_name TEXT, address TEXT, room_cnt INTEGER, is_open INTEGER);
CREATE TABLE teacher (teacher_id INTEGER, first_name TEXT, last_name TEXT, contract_type TEXT, hourly_rate REAL, mentor_id INTEGER, start_dt TEXT, end_dt TEXT, is_active INTEGER);
CREATE TABLE course (course_id INTEGER, course_cd TEXT, title TEXT, lang_cd TEXT, cefr_level TEXT, format TEXT, tuition_fee REAL, max_seats INTEGER);
CREATE TABLE course_group (group_id INTEGER, course_id INTEGER, teacher_id INTEGER, site_id INTEGER, start_dt TEXT, end_dt TEXT, weekly_hrs REAL, status TEXT);
CREATE TABLE corp_client (client_id INTEGER, client_name TEXT, industry TEXT, discount_pct REAL, acct_mgr TEXT);
CREATE TABLE learner (learner_id INTEGER, learner_no TEXT, first_name TEXT, last_name TEXT, birth_dt TEXT, nationality TEXT, client_id INTEGER, newsletter TEXT, created_at TEXT);
CREATE TABLE enrolment (enrol_no INTEGER, learner_id INTEGER, group_id INTEGER, enrol_dt TEXT, status TEXT, fee_amt REAL, withdrawn_at TEXT);
CREATE TABLE payment (pay_id INTEGER, enrol_no INTEGER, pay_dt TEXT, amt REAL, method TEXT);
CREATE TABLE exam_result (exam_id INTEGER, learner_id INTEGER, lang_cd TEXT, exam_dt TEXT, cefr_level TEXT, score INTEGER, passed INTEGER, examiner_id INTEGER);
INSERT INTO language VALUES ('EN','English',1),('FR','French',3),('DE','German',4),('ES','Spanish',5),('IT','Italian',7),('JA','Japanese',9);
INSERT INTO site VALUES (1,'Quayside','14 Quay Street',8,1),(2,'Old Mill','3 Mill Lane',5,1),(3,'Station House','81 Station Road',6,1),(4,'Priory','2 Priory Walk',3,0),(5,'Online Campus',NULL,0,1);
INSERT INTO teacher VALUES (1,'Harriet','Lund','permanent',34.00,NULL,'2014-09-01',NULL,1),(2,'Callum','Devereux','permanent',31.50,1,'2017-01-09',NULL,1),(3,'Mireille','Aubert','permanent',33.00,NULL,'2015-09-07',NULL,1),(4,'Jochen','Reiter','permanent',32.50,1,'2016-02-15',NULL,1),(5,'Lucia','Bermejo','permanent',32.00,1,'2018-09-03',NULL,1),(6,'Antoine','Girard','freelance',36.00,3,'2021-03-01',NULL,1),(7,'Chiara','Fontanesi','freelance',35.50,3,'2020-10-05',NULL,1),(8,'Greta','Wolff','freelance',35.00,4,'2022-01-10','2024-12-20',0),(9,'Naomi','Fujita','freelance',40.00,1,'2022-09-12',NULL,1),(10,'Pablo','Esquivel','freelance',34.50,5,'2023-02-06',NULL,1),(11,'Owen','Tranter','permanent',29.00,2,'2024-09-02',NULL,1),(12,'Sabine','Kessel','freelance',35.00,4,'2025-01-06',NULL,1),(13,'Roisin','Quirke','freelance',33.50,2,'2019-09-02','2023-07-21',0);
INSERT INTO course VALUES (1,'EN-B1-E','English Intermediate','EN','B1','evening',420,14),(2,'EN-B2-I','English Upper Intermediate Intensive','EN','B2','intensive',890,12),(3,'EN-C1-O','English for Business','EN','C1','online',510,10),(4,'FR-A1-E','French Beginners','FR','A1','evening',390,14),(5,'FR-B1-E','French Conversation','FR','B1','evening',405,10),(6,'DE-A1-E','German Beginners','DE','A1','evening',390,14),(7,'DE-A2-I','German Elementary Intensive','DE','A2','intensive',840,12),(8,'DE-B2-O','German for Engineers','DE','B2','online',560,8),(9,'ES-A1-E','Spanish Beginners','ES','A1','evening',380,16),(10,'ES-A2-E','Spanish Elementary','ES','A2','evening',380,14),(11,'IT-A1-E','Italian for Travellers','IT','A1','evening',365,14),(12,'JA-A1-O','Japanese Starter','JA','A1','online',470,8),(13,'JA-A2-O','Japanese Elementary','JA','A2','online',490,8);
INSERT INTO course_group VALUES (101,1,2,1,'2024-09-16','2024-12-13',4,'FINISHED'),(102,4,3,1,'2024-09-17','2024-12-10',3,'FINISHED'),(103,6,8,2,'2024-09-18','2024-12-11',3,'FINISHED'),(104,9,5,3,'2024-09-19','2024-12-12',3,'FINISHED'),(105,2,1,1,'2025-01-13','2025-03-07',20,'FINISHED'),(106,3,2,5,'2025-01-14','2025-04-08',2,'FINISHED'),(107,5,6,2,'2025-01-15','2025-04-09',3,'FINISHED'),(108,11,7,3,'2025-01-16','2025-04-10',3,'CANC'),(109,12,9,5,'2025-01-20','2025-05-12',2,'RUNNING'),(110,7,12,2,'2025-02-10','2025-05-02',16,'RUNNING'),(111,9,10,3,'2025-02-11','2025-05-13',3,'RUNNING'),(112,1,11,1,'2025-02-17','2025-05-19',4,'RUNNING'),(113,8,4,5,'2025-03-03','2025-05-26',2,'RUNNING'),(114,10,5,3,'2025-05-20','2025-07-29',3,'PLANNED'),(115,6,4,2,'2025-06-02','2025-08-18',3,'PLANNED'),(116,4,6,1,'2025-02-18','2025-05-20',3,'CANC');
INSERT INTO corp_client VALUES (1,'Brightwater Marine','shipping',10,'Dana Whitlock'),(2,'Hexley Instruments','engineering',15,'Dana Whitlock'),(3,'Fairlead Insurance','insurance',12,'Jonas Pell'),(4,'Carrick Foods','food',5,'Jonas Pell'),(5,'Norden Freight','shipping',8,'Dana Whitlock');
INSERT INTO learner VALUES (1,'L-2041','Marek','Sobol','1991-03-22','Polish',1,'Y','2024-08-20 10:14'),(2,'L-2042','Ines','Carvalho','1988-11-05','Portuguese',1,'N','2024-08-21 09:02'),(3,'L-2043','Peter','Ashdown','1964-06-30','British',NULL,'Y','2024-08-26 18:40'),(4,'L-2044','Gillian','Ashdown','1966-01-17','British',NULL,'Y','2024-08-26 18:46'),(5,'L-2045','Tariq','Mansour','1995-09-09','Syrian',NULL,'N','2024-09-02 12:25'),(6,'L-2046','Kerstin','Nyberg','1983-04-14','Swedish',2,'Y','2024-09-03 08:31'),(7,'L-2047','Dominic','Farrow','1979-12-01','British',2,'N','2024-09-03 08:37'),(8,'L-2048','Yuki','Tanabe','1998-02-26','Japanese',NULL,'Y','2024-11-18 16:05'),(9,'L-2049','Beatriz','Lozano','1993-07-19','Spanish',3,'Y','2024-12-04 11:50'),(10,'L-2050','Hamish','Rennie','1972-10-10','British',3,'N','2024-12-09 14:12'),(11,'L-2051','Olena','Kravets','1986-05-08','Ukrainian',NULL,'Y','2024-12-16 19:20'),(12,'L-2052','Fergus','Malone','2001-08-23','Irish',NULL,'N','2025-01-06 10:30'),(13,'L-2053','Sunita','Bhatt','1990-01-29','Indian',2,'Y','2025-01-27 09:44'),(14,'L-2054','Lotte','Vermeer','1985-03-03','Dutch',5,'N','2025-01-30 13:18'),(15,'L-2055','Edwin','Grant','1958-09-27','British',NULL,'Y','2025-02-03 17:55'),(16,'L-2056','Mai','Nguyen','2000-12-12','Vietnamese',NULL,'Y','2025-04-02 15:01'),(17,'L-2057','Stefan','Iliev','1994-06-06','Bulgarian',4,'N','2025-04-07 10:22');
INSERT INTO enrolment VALUES (5001,1,101,'2024-09-02','COMPLETED',378,NULL),(5002,2,101,'2024-09-02','COMPLETED',378,NULL),(5003,3,102,'2024-09-04','COMPLETED',390,NULL),(5004,4,102,'2024-09-04','COMPLETED',390,NULL),(5005,5,101,'2024-09-06','WITHDRAWN',420,'2024-10-21'),(5006,6,103,'2024-09-09','COMPLETED',331.5,NULL),(5007,7,103,'2024-09-09','COMPLETED',331.5,NULL),(5008,4,104,'2024-09-11','WITHDRAWN',380,'2024-11-04'),(5009,1,105,'2025-01-06','COMPLETED',801,NULL),(5010,8,105,'2024-12-02','COMPLETED',890,NULL),(5011,11,105,'2024-12-18','COMPLETED',890,NULL),(5012,9,106,'2024-12-11','COMPLETED',448.8,NULL),(5013,2,106,'2025-01-08','WITHDRAWN',459,'2025-02-12'),(5014,3,107,'2025-01-07','COMPLETED',405,NULL),(5015,10,107,'2024-12-12','COMPLETED',356.4,NULL),(5016,12,109,'2025-01-13','ACTIVE',470,NULL),(5017,4,109,'2025-01-14','ACTIVE',470,NULL),(5018,13,110,'2025-02-03','ACTIVE',714,NULL),(5019,6,110,'2025-02-03','ACTIVE',714,NULL),(5020,15,111,'2025-02-05','ACTIVE',380,NULL),(5021,12,111,'2025-02-06','WITHDRAWN',380,'2025-03-17'),(5022,14,112,'2025-02-07','ACTIVE',386.4,NULL),(5023,5,112,'2025-02-10','ACTIVE',420,NULL),(5024,7,113,'2025-02-24','ACTIVE',476,NULL),(5025,15,114,'2025-04-15','ACTIVE',380,NULL),(5026,11,112,'2025-03-10','ACTIVE',420,NULL);
INSERT INTO payment VALUES (1,5001,'2024-09-30',378,'invoice'),(2,5002,'2024-09-30',378,'invoice'),(3,5003,'2024-09-04',390,'card'),(4,5004,'2024-09-04',390,'card'),(5,5005,'2024-09-06',150,'cash'),(6,5006,'2024-10-15',331.5,'invoice'),(7,5007,'2024-10-15',331.5,'invoice'),(8,5008,'2024-09-11',190,'card'),(9,5009,'2025-01-31',801,'invoice'),(10,5010,'2024-12-02',445,'card'),(11,5010,'2025-01-10',445,'transfer'),(12,5011,'2024-12-18',890,'transfer'),(13,5012,'2025-01-20',448.8,'invoice'),(14,5014,'2025-01-07',405,'card'),(15,5015,'2025-01-20',356.4,'invoice'),(16,5016,'2025-01-13',235,'card'),(17,5017,'2025-01-14',470,'card'),(18,5018,'2025-03-05',714,'invoice'),(19,5020,'2025-02-05',380,'cash'),(20,5021,'2025-02-06',190,'card'),(21,5023,'2025-02-10',210,'cash'),(22,5023,'2025-03-12',210,'card'),(23,5024,'2025-03-28',476,'invoice'),(24,5026,'2025-03-10',420,'transfer');
INSERT INTO exam_result VALUES (1,1,'EN','2024-12-14','B1',82,1,1),(2,2,'EN','2024-12-14','B1',74,1,1),(3,3,'FR','2024-12-11','A1',91,1,6),(4,4,'FR','2024-12-11','A1',67,1,6),(5,6,'DE','2024-12-12','A1',88,1,4),(6,7,'DE','2024-12-12','A1',53,0,4),(7,1,'EN','2025-03-08','B2',61,1,2),(8,8,'EN','2025-03-08','B2',79,1,2),(9,11,'EN','2025-03-08','B2',48,0,2),(10,9,'EN','2025-04-09','C1',85,1,1),(11,3,'FR','2025-04-10','B1',58,0,3),(12,10,'FR','2025-04-10','B1',70,1,3),(13,7,'DE','2025-02-15','A1',72,1,4);
-- List the first name, last name and hourly rate of all freelance teachers.
-- Who do we have on a freelance contract, and what's their hourly rate?
-- freelance teachers: first name, last name, hourly rate
SELECT first_name, last_name, hourly_rate FROM teacher WHERE contract_type = 'freelance';
-- Show the first and last name of the learners who get the newsletter and were born before 1985-01-01.
-- Which learners born before 1 January 1985 are signed up for the newsletter?
-- learners with newsletter, born before 1985-01-01
SELECT first_name, last_name FROM learner WHERE newsletter = 'Y' AND birth_dt < '1985-01-01';
-- Show the title and tuition fee of the evening courses at level A1.
-- What A1 courses do we run in the evening, and what's the tuition fee for each?
-- evening courses level A1: title, tuition fee
SELECT title, tuition_fee FROM course WHERE format = 'evening' AND cefr_level = 'A1';
-- How many enrolments have been withdrawn with a withdrawal date in 2025?
-- How many enrolments were withdrawn in the year 2025?
-- enrolments withdrawn in 2025, count
SELECT COUNT(*) FROM enrolment WHERE withdrawn_at >= '2025-01-01' AND withdrawn_at < '2026-01-01';
-- Give the first and last name of learners who do not belong to a corporate client.
-- Which of our learners came on their own, without a corporate client behind them?
-- learners with no corporate client
SELECT first_name, last_name FROM learner WHERE client_id IS NULL;
-- For each language, show its name and the number of courses.
-- How many courses do we offer in each language?
-- courses per language
SELECT T1.lang_name, COUNT(*) FROM language AS T1 JOIN course AS T2 ON T1.lang_cd = T2.lang_cd GROUP BY T1.lang_cd;
-- Show the site name and the number of running groups for each site.
-- How many groups are running at each of our sites right now?
-- running groups per site
SELECT T1.site_name, COUNT(*) FROM site AS T1 JOIN course_group AS T2 ON T1.site_id = T2.site_id WHERE T2.status = 'RUNNING' GROUP BY T1.site_id;
-- What is the total amount of payments received for each language? Show the language name and the total.
-- How much money has been paid for each language so far?
-- payment total by language
SELECT T5.lang_name, SUM(T1.amt) FROM payment AS T1 JOIN enrolment AS T2 ON T1.enrol_no = T2.enrol_no JOIN course_group AS T3 ON T2.group_id = T3.group_id JOIN course AS T4 ON T3.course_id = T4.course_id JOIN language AS T5 ON T4.lang_cd = T5.lang_cd GROUP BY T5.lang_cd;
-- For each corporate client, show the name and the number of its learners.
-- How many learners has each corporate client sent us?
-- learners per corporate client
SELECT T1.client_name, COUNT(*) FROM corp_client AS T1 JOIN learner AS T2 ON T1.client_id = T2.client_id GROUP BY T1.client_id;
-- Show the language name and the average exam score for each language.
-- What score do people get in the exams on average, language by language?
-- average exam score per language
SELECT T1.lang_name, AVG(T2.score) FROM language AS T1 JOIN exam_result AS T2 ON T1.lang_cd = T2.lang_cd GROUP BY T1.lang_cd;
-- What is the total enrolment fee of the groups taught by Callum Devereux?
-- How much in enrolment fees have Callum Devereux's groups brought in altogether?
-- sum of enrolment fees, teacher Callum Devereux
SELECT SUM(T1.fee_amt) FROM enrolment AS T1 JOIN course_group AS T2 ON T1.group_id = T2.group_id JOIN teacher AS T3 ON T2.teacher_id = T3.teacher_id WHERE T3.first_name = 'Callum' AND T3.last_name = 'Devereux';
-- Which course has the most enrolments? Show its title.
-- What's our most popular course, going by enrolments?
-- course title with most enrolments
SELECT T1.title FROM course AS T1 JOIN course_group AS T2 ON T1.course_id = T2.course_id JOIN enrolment AS T3 ON T2.group_id = T3.group_id GROUP BY T1.course_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the first and last names of the 3 learners who have paid the highest total amount.
-- Who are the three learners that have paid us the most in total?
-- top 3 learners by amount paid
SELECT T1.first_name, T1.last_name FROM learner AS T1 JOIN enrolment AS T2 ON T1.learner_id = T2.learner_id JOIN payment AS T3 ON T2.enrol_no = T3.enrol_no GROUP BY T1.learner_id ORDER BY SUM(T3.amt) DESC LIMIT 3;
-- Which corporate client has the highest total of enrolment fees? Show the client name and the total.
-- Which corporate client's learners add up to the most in enrolment fees, and what's the sum?
-- corporate client with highest enrolment fee total, with total
SELECT T1.client_name, SUM(T3.fee_amt) FROM corp_client AS T1 JOIN learner AS T2 ON T1.client_id = T2.client_id JOIN enrolment AS T3 ON T2.learner_id = T3.learner_id GROUP BY T1.client_id ORDER BY SUM(T3.fee_amt) DESC LIMIT 1;
-- Which site has the most groups? Show the site name and the number of groups.
-- At which site have we had the most groups, and how many?
-- site with most groups, with count
SELECT T1.site_name, COUNT(*) FROM site AS T1 JOIN course_group AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the first and last name of learners who have never enrolled in a group.
-- Which learners are on our books but never enrolled in anything?
-- learners without any enrolment
SELECT first_name, last_name FROM learner WHERE learner_id NOT IN (SELECT learner_id FROM enrolment);
-- Show the course code and title of courses that have no group.
-- For which courses have we never set up a group? Give me the course code and the title.
-- courses with no group: code, title
SELECT course_cd, title FROM course WHERE course_id NOT IN (SELECT course_id FROM course_group);
-- Show the enrolment number and fee of active enrolments for which no payment has been made.
-- Which active enrolments haven't had a single payment yet? Enrolment number and the fee.
-- active enrolments without payment: enrolment no, fee
SELECT enrol_no, fee_amt FROM enrolment WHERE status = 'ACTIVE' AND enrol_no NOT IN (SELECT enrol_no FROM payment);
-- Which learners have at least 3 enrolments? Show their first and last name.
-- Who has enrolled with us three times or more?
-- learners with 3 or more enrolments
SELECT T1.first_name, T1.last_name FROM learner AS T1 JOIN enrolment AS T2 ON T1.learner_id = T2.learner_id GROUP BY T1.learner_id HAVING COUNT(*) >= 3;
-- Show the name of each language whose courses have an average tuition fee above 450, together with that average.
-- In which languages do courses cost more than 450 in tuition on average, and what's the average?
-- languages, average course tuition fee over 450, with average
SELECT T1.lang_name, AVG(T2.tuition_fee) FROM language AS T1 JOIN course AS T2 ON T1.lang_cd = T2.lang_cd GROUP BY T1.lang_cd HAVING AVG(T2.tuition_fee) > 450;
-- Show the first and last name of every teacher with the first and last name of their mentor.
-- Which teacher has which mentor? Teacher first, then the mentor.
-- teacher name, mentor name
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM teacher AS T1 JOIN teacher AS T2 ON T1.mentor_id = T2.teacher_id;
-- Which active teachers have an hourly rate above the average hourly rate of all teachers? Show first name, last name and rate.
-- Which of our active teachers earn more per hour than the average over all teachers, and how much do they get?
-- active teachers with hourly rate above overall average: name, rate
SELECT first_name, last_name, hourly_rate FROM teacher WHERE is_active = 1 AND hourly_rate > (SELECT AVG(hourly_rate) FROM teacher);
-- database: emberwatch_fire_inspections
CREATE TABLE district (district_cd TEXT PRIMARY KEY, district_name TEXT, call_out_fee REAL);
CREATE TABLE client (client_no TEXT PRIMARY KEY, client_name TEXT, sector TEXT, contact_name TEXT, contract_type TEXT, contract_end_dt TEXT, is_active INTEGER);
CREATE TABLE premises (prem_id INTEGER PRIMARY KEY, client_no TEXT REFERENCES client(client_no), prem_name TEXT, district_cd TEXT REFERENCES district(district_cd), prem_type TEXT, floor_cnt INTEGER, area_sqm INTEGER, sprinklered TEXT, risk_level TEXT);
CREATE TABLE inspector (insp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, grade TEXT, home_district_cd TEXT REFERENCES district(district_cd), lead_id INTEGER REFERENCES inspector(insp_id), licence_exp_dt TEXT, is_active INTEGER);
CREATE TABLE inspection (visit_no INTEGER PRIMARY KEY, prem_id INTEGER REFERENCES premises(prem_id), insp_id INTEGER REFERENCES inspector(insp_id), visit_type TEXT, scheduled_dt TEXT, done_at TEXT, status TEXT, duration_min INTEGER, result TEXT);
CREATE TABLE defect_code (defect_cd TEXT PRIMARY KEY, descr TEXT, severity TEXT, fix_days INTEGER);
CREATE TABLE defect (defect_id INTEGER PRIMARY KEY, visit_no INTEGER REFERENCES inspection(visit_no), defect_cd TEXT REFERENCES defect_code(defect_cd), location TEXT, status TEXT, due_dt TEXT, fixed_at TEXT, signed_off_by INTEGER REFERENCES inspector(insp_id));
CREATE TABLE extinguisher (tag_no TEXT PRIMARY KEY, prem_id INTEGER REFERENCES premises(prem_id), agent TEXT, size_kg REAL, mfg_year INTEGER, last_service_dt TEXT, condemned TEXT);
CREATE TABLE invoice (inv_no INTEGER PRIMARY KEY, client_no TEXT REFERENCES client(client_no), visit_no INTEGER REFERENCES inspection(visit_no), inv_dt TEXT, net_amt REAL, vat_amt REAL, status TEXT, paid_dt TEXT);
INSERT INTO district VALUES ('N','Northgate',45.00),('S','Southport',55.00),('E','Easton',40.00),('W','Westbrook',50.00),('C','Central',35.00);
INSERT INTO client VALUES ('K-110','Alderley Care Homes','care','Judith Frame','FULL','2026-03-31',1),('K-114','Bayview Hotels','hospitality','Ramon Ortega','FULL','2025-12-31',1),('K-119','Castlegate School Trust','education','Ann Whitcombe','ANNUAL','2025-08-31',1),('K-123','Denholm Textiles','manufacturing','Bill Naylor','ANNUAL','2025-06-30',1),('K-127','Eastway Storage','storage','Kim Lacey','ADHOC',NULL,1),('K-131','Farrier and Sons Bakery','food','Joe Farrier','ADHOC',NULL,1),('K-136','Gresham Offices','property','Tessa Moll','FULL','2026-09-30',1),('K-140','Hollins Nightclub','hospitality','Craig Hollins','ADHOC',NULL,0),('K-145','Irwell Dental Group','health','Priya Nand','ANNUAL','2025-10-31',1),('K-148','Jubilee Community Hall','community','Rose Attwater','ADHOC',NULL,1),('K-152','Kelso Timber','manufacturing','Ian Kelso','ANNUAL','2024-11-30',0),('K-156','Lomond Retail Park','property','Sheena Orr','FULL','2026-01-31',1);
INSERT INTO premises VALUES (1,'K-110','Alderley Lodge','N','care home',3,2400,'Y','high'),(2,'K-110','Alderley Meadows','W','care home',2,1850,'Y','high'),(3,'K-114','Bayview Seafront','S','hotel',6,5200,'Y','high'),(4,'K-114','Bayview Station','C','hotel',5,3900,'N','high'),(5,'K-119','Castlegate Primary','E','school',2,3100,'N','medium'),(6,'K-119','Castlegate High','E','school',4,7800,'Y','medium'),(7,'K-123','Denholm Mill','N','factory',3,6400,'Y','high'),(8,'K-127','Eastway Unit 4','E','warehouse',1,4500,'N','medium'),(9,'K-131','Farrier Bakehouse','W','bakery',1,480,'N','medium'),(10,'K-136','Gresham Tower','C','office',11,9600,'Y','low'),(11,'K-136','Gresham Court','C','office',4,2700,'N','low'),(12,'K-140','Hollins Basement','S','nightclub',2,900,'N','high'),(13,'K-145','Irwell Dental Westbrook','W','clinic',2,620,'N','low'),(14,'K-148','Jubilee Hall','S','hall',1,750,'N','medium'),(15,'K-156','Lomond Unit A','N','shop',1,1900,'Y','low'),(16,'K-156','Lomond Unit B','N','shop',1,2200,'Y','low'),(17,'K-152','Kelso Sawmill','W','factory',1,3300,'N','high');
INSERT INTO inspector VALUES (1,'Graham','Tordoff','senior','C',NULL,'2027-02-28',1),(2,'Amara','Eze','senior','N',1,'2026-07-31',1),(3,'Phil','Rudge','inspector','S',1,'2025-11-30',1),(4,'Katya','Melnyk','inspector','E',2,'2026-04-30',1),(5,'Dean','Holroyd','inspector','W',2,'2025-09-30',1),(6,'Bethan','Prosser','trainee','C',3,NULL,1),(7,'Colin','Wragg','inspector','S',1,'2024-10-31',0),(8,'Yasmin','Haddad','inspector','N',2,'2026-12-31',1),(9,'Lewis','Tarrant','trainee','E',4,NULL,1),(10,'Maureen','Gilchrist','senior','W',1,'2024-06-30',0);
INSERT INTO inspection VALUES (7001,1,2,'annual','2024-09-10','2024-09-10 12:20','DONE',150,'PASS'),(7002,3,3,'annual','2024-09-18','2024-09-18 15:45','DONE',240,'FAIL'),(7003,12,7,'complaint','2024-10-04','2024-10-04 22:10','DONE',95,'FAIL'),(7004,7,2,'annual','2024-10-15','2024-10-15 14:00','DONE',210,'FAIL'),(7005,5,4,'annual','2024-10-29','2024-10-29 11:30','DONE',120,'PASS'),(7006,3,3,'reinspection','2024-11-12','2024-11-12 12:05','DONE',80,'PASS'),(7007,10,1,'annual','2024-11-20','2024-11-21 13:15','DONE',260,'PASS'),(7008,7,8,'reinspection','2024-12-03','2024-12-03 10:40','DONE',75,'PASS'),(7009,9,5,'annual','2025-01-14','2025-01-14 09:50','DONE',55,'FAIL'),(7010,4,1,'annual','2025-01-22','2025-01-22 15:30','DONE',225,'FAIL'),(7011,8,4,'annual','2025-02-05','2025-02-05 12:10','DONE',110,'FAIL'),(7012,2,5,'annual','2025-02-13','2025-02-13 13:00','DONE',135,'PASS'),(7013,14,3,'complaint','2025-02-20','2025-02-20 17:25','DONE',60,'PASS'),(7014,9,5,'reinspection','2025-03-04',NULL,'CANC',NULL,NULL),(7015,4,1,'reinspection','2025-03-11','2025-03-11 14:20','DONE',130,'FAIL'),(7016,6,4,'annual','2025-03-18','2025-03-19 16:00','DONE',205,'PASS'),(7017,11,6,'annual','2025-03-26','2025-03-26 12:45','DONE',100,'PASS'),(7018,9,5,'reinspection','2025-04-02','2025-04-02 09:35','DONE',40,'PASS'),(7019,15,8,'annual','2025-04-16',NULL,'PLANNED',NULL,NULL),(7020,8,4,'reinspection','2025-04-23',NULL,'PLANNED',NULL,NULL),(7021,4,2,'reinspection','2025-04-29',NULL,'PLANNED',NULL,NULL),(7023,13,5,'annual','2025-04-14','2025-04-14 11:05','DONE',45,'PASS'),(7022,13,5,'annual','2025-04-08',NULL,'CANC',NULL,NULL);
INSERT INTO defect_code VALUES ('EX01','Blocked escape route','critical',1),('EX02','Missing exit sign','major',14),('DR01','Fire door not closing','major',21),('AL01','Alarm call point out of order','critical',3),('AL02','Detector covered','minor',14),('EL01','Emergency lighting failed','major',10),('HY01','Extinguisher overdue for service','minor',30),('DO01','Fire plan out of date','minor',60),('SP01','Sprinkler valve closed','critical',1);
INSERT INTO defect VALUES (1,7002,'EX01','Kitchen corridor','FIXED','2024-09-19','2024-09-19 10:00',3),(2,7002,'DR01','Floor 4','FIXED','2024-10-09','2024-10-07 16:20',3),(3,7002,'EL01','Stair B','FIXED','2024-09-28','2024-09-27 11:10',3),(4,7003,'EX01','Rear exit','OVERDUE','2024-10-05',NULL,NULL),(5,7003,'EX02','Bar area','OVERDUE','2024-10-18',NULL,NULL),(6,7004,'SP01','Weaving shed','FIXED','2024-10-16','2024-10-16 08:45',2),(7,7004,'DR01','Boiler room','FIXED','2024-11-05','2024-11-01 14:30',8),(8,7005,'DO01','Office','FIXED','2024-12-28','2024-12-11 09:15',4),(9,7009,'HY01','Oven room','FIXED','2025-02-13','2025-03-28 10:05',5),(10,7009,'DR01','Back yard door','FIXED','2025-02-04','2025-01-31 07:30',5),(11,7010,'DR01','Floor 2','OPEN','2025-02-12',NULL,NULL),(12,7010,'AL01','Reception','FIXED','2025-01-25','2025-01-24 12:00',1),(13,7010,'EL01','Stair A','FIXED','2025-02-01','2025-02-01 15:55',1),(14,7011,'EX01','Aisle 3','FIXED','2025-02-06','2025-02-06 09:00',4),(15,7011,'HY01','Loading bay','OPEN','2025-03-07',NULL,NULL),(16,7011,'AL02','Mezzanine','FIXED','2025-02-19','2025-02-18 13:40',4),(17,7012,'DO01','Nurse station','FIXED','2025-04-14','2025-03-20 10:30',5),(18,7015,'DR01','Floor 3','OPEN','2025-04-01',NULL,NULL),(19,7015,'AL02','Lobby','OPEN','2025-03-25',NULL,NULL),(20,7016,'EX02','Gym','OPEN','2025-04-02',NULL,NULL),(21,7017,'DO01','Reception','OPEN','2025-05-25',NULL,NULL);
INSERT INTO extinguisher VALUES ('T-3001',1,'water',9,2016,'2024-09-10','N'),('T-3002',1,'CO2',2,2019,'2024-09-10','N'),('T-3010',3,'foam',6,2012,'2024-09-18','Y'),('T-3011',3,'CO2',5,2018,'2024-09-18','N'),('T-3012',3,'wet chemical',6,2020,'2024-11-12','N'),('T-3020',7,'powder',9,2014,'2024-10-15','N'),('T-3021',7,'water',9,2009,'2023-10-02','Y'),('T-3022',7,'CO2',2,2021,'2024-10-15','N'),('T-3023',7,'powder',6,2022,'2024-12-03','N'),('T-3030',9,'wet chemical',6,2017,'2025-04-02','N'),('T-3040',10,'water',9,2018,'2024-11-21','N'),('T-3041',10,'CO2',2,2018,'2024-11-21','N'),('T-3050',8,'powder',9,2010,'2023-02-14','Y'),('T-3060',12,'foam',6,2015,'2023-09-20','N'),('T-3070',5,'water',9,2021,'2024-10-29','N');
INSERT INTO invoice VALUES (9101,'K-110',7001,'2024-09-16',420.00,84.00,'PAID','2024-10-11'),(9102,'K-114',7002,'2024-09-24',690.00,138.00,'PAID','2024-10-20'),(9103,'K-140',7003,'2024-10-10',310.00,62.00,'WRITTEN OFF',NULL),(9104,'K-123',7004,'2024-10-21',580.00,116.00,'PAID','2024-11-29'),(9105,'K-119',7005,'2024-11-04',360.00,72.00,'PAID','2024-11-25'),(9106,'K-114',7006,'2024-11-18',230.00,46.00,'PAID','2024-12-16'),(9107,'K-136',7007,'2024-11-27',740.00,148.00,'PAID','2024-12-30'),(9108,'K-123',7008,'2024-12-09',215.00,43.00,'PAID','2025-02-03'),(9109,'K-131',7009,'2025-01-20',190.00,38.00,'PAID','2025-02-10'),(9110,'K-114',7010,'2025-01-28',650.00,130.00,'PAID','2025-03-03'),(9111,'K-127',7011,'2025-02-11',330.00,66.00,'OPEN',NULL),(9112,'K-110',7012,'2025-02-19',395.00,79.00,'PAID','2025-03-14'),(9113,'K-148',7013,'2025-02-26',175.00,35.00,'OPEN',NULL),(9114,'K-114',7015,'2025-03-17',370.00,74.00,'OPEN',NULL),(9115,'K-119',7016,'2025-03-25',560.00,112.00,'OPEN',NULL),(9116,'K-136',7017,'2025-04-01',285.00,57.00,'OPEN',NULL),(9117,'K-131',7018,'2025-04-08',120.00,24.00,'PAID','2025-04-15');
-- Show the visit number and scheduled date of all planned inspections.
-- Which inspections are still planned, and for what date are they scheduled? Visit number first.
-- planned inspections: visit no, scheduled date
SELECT visit_no, scheduled_dt FROM inspection WHERE status = 'PLANNED';
-- List the names and types of high risk premises that are not sprinklered.
-- Which premises are high risk but not sprinklered, and what type are they?
-- premises high risk, not sprinklered: name, type
SELECT prem_name, prem_type FROM premises WHERE risk_level = 'high' AND sprinklered = 'N';
-- How many extinguishers have been condemned?
-- What's the number of extinguishers we've condemned?
-- count of condemned extinguishers
SELECT COUNT(*) FROM extinguisher WHERE condemned = 'Y';
-- Show the location and due date of defects that have not yet been fixed and were due before 1 April 2025.
-- Which defects were due before 1 April 2025 and still aren't fixed? Give me the location and when it was due.
-- defects not yet fixed, due before 2025-04-01: location, due date
SELECT location, due_dt FROM defect WHERE fixed_at IS NULL AND due_dt < '2025-04-01';
-- Show the first name, last name and licence expiry date of active inspectors whose licence expires in 2025.
-- Which active inspectors have a licence running out in 2025, and on what date does it expire?
-- active inspectors, licence expiry in 2025: name, expiry date
SELECT first_name, last_name, licence_exp_dt FROM inspector WHERE is_active = 1 AND licence_exp_dt >= '2025-01-01' AND licence_exp_dt < '2026-01-01';
-- How many premises are there in each district? Show the district name and the number.
-- How many premises do we look after in each district?
-- premises per district
SELECT T1.district_name, COUNT(*) FROM district AS T1 JOIN premises AS T2 ON T1.district_cd = T2.district_cd GROUP BY T1.district_cd;
-- Show the client name and the total net amount of paid invoices for each client.
-- How much have clients paid us net, client by client, counting only invoices that are paid?
-- paid invoices: net total per client
SELECT T1.client_name, SUM(T2.net_amt) FROM client AS T1 JOIN invoice AS T2 ON T1.client_no = T2.client_no WHERE T2.status = 'PAID' GROUP BY T1.client_no;
-- For each inspector, show the first name, last name and the average duration of their inspections in minutes.
-- How many minutes does each inspector take for an inspection on average?
-- average inspection duration per inspector
SELECT T1.first_name, T1.last_name, AVG(T2.duration_min) FROM inspector AS T1 JOIN inspection AS T2 ON T1.insp_id = T2.insp_id GROUP BY T1.insp_id;
-- Show each severity and the number of open defects with that severity.
-- How many defects are open per severity?
-- open defects by severity
SELECT T2.severity, COUNT(*) FROM defect AS T1 JOIN defect_code AS T2 ON T1.defect_cd = T2.defect_cd WHERE T1.status = 'OPEN' GROUP BY T2.severity;
-- For each premises type, show the type and the number of failed inspections.
-- Going by type of premises, how many inspections have failed?
-- failed inspections per premises type
SELECT T2.prem_type, COUNT(*) FROM inspection AS T1 JOIN premises AS T2 ON T1.prem_id = T2.prem_id WHERE T1.result = 'FAIL' GROUP BY T2.prem_type;
-- How many extinguishers are installed at the premises Denholm Mill?
-- How many extinguishers have they got at Denholm Mill?
-- Denholm Mill, number of extinguishers
SELECT COUNT(*) FROM extinguisher AS T1 JOIN premises AS T2 ON T1.prem_id = T2.prem_id WHERE T2.prem_name = 'Denholm Mill';
-- At which premises have the most defects been found? Show the name of the premises.
-- Where have our inspections turned up the most defects? I want the premises.
-- premises with most defects
SELECT T1.prem_name FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id JOIN defect AS T3 ON T2.visit_no = T3.visit_no GROUP BY T1.prem_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the 2 clients with the highest total net invoice amount.
-- Our two biggest clients by what we've invoiced them net?
-- top 2 clients by invoiced net amount
SELECT T1.client_name FROM client AS T1 JOIN invoice AS T2 ON T1.client_no = T2.client_no GROUP BY T1.client_no ORDER BY SUM(T2.net_amt) DESC LIMIT 2;
-- Which inspector has done the most inspections? Count only those with status DONE and show first name, last name and the number.
-- Which inspector has the most inspections done, and how many is that?
-- inspector with most done inspections, with count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM inspector AS T1 JOIN inspection AS T2 ON T1.insp_id = T2.insp_id WHERE T2.status = 'DONE' GROUP BY T1.insp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the description of the defect that was found most often?
-- Which kind of defect do we come across the most?
-- most frequent defect, description
SELECT T1.descr FROM defect_code AS T1 JOIN defect AS T2 ON T1.defect_cd = T2.defect_cd GROUP BY T1.defect_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of premises that have never had an inspection.
-- Which premises have we never had an inspection for, not even a planned one?
-- premises without any inspection
SELECT prem_name FROM premises WHERE prem_id NOT IN (SELECT prem_id FROM inspection);
-- Show the first and last name of inspectors who have never been assigned an inspection.
-- Which inspectors haven't had a single inspection to do?
-- inspectors with no inspections
SELECT first_name, last_name FROM inspector WHERE insp_id NOT IN (SELECT insp_id FROM inspection);
-- Give the visit number and result of done inspections that found no defects.
-- Which of the inspections we've done turned up no defects at all? Visit number and the result.
-- done inspections without defects: visit no, result
SELECT visit_no, result FROM inspection WHERE status = 'DONE' AND visit_no NOT IN (SELECT visit_no FROM defect);
-- Which clients have more than one premises? Show the client name and the number of premises.
-- Clients with more than 1 premises, and how many do they have?
-- clients with more than 1 premises, with count
SELECT T1.client_name, COUNT(*) FROM client AS T1 JOIN premises AS T2 ON T1.client_no = T2.client_no GROUP BY T1.client_no HAVING COUNT(*) > 1;
-- Show the names of districts whose premises have a total area of more than 10000 square metres.
-- In which districts do we cover over 10000 square metres of premises altogether?
-- districts, total premises area above 10000 sqm
SELECT T1.district_name FROM district AS T1 JOIN premises AS T2 ON T1.district_cd = T2.district_cd GROUP BY T1.district_cd HAVING SUM(T2.area_sqm) > 10000;
-- How many inspections have been scheduled in each year? Show the year and the number of inspections.
-- Year by year, how many inspections were scheduled?
-- scheduled inspections per year
SELECT CAST(strftime('%Y', scheduled_dt) AS INTEGER), COUNT(*) FROM inspection GROUP BY CAST(strftime('%Y', scheduled_dt) AS INTEGER);
-- Which premises have both a failed and a passed inspection? Show the names of the premises.
-- Where did an inspection fail and another one pass at the same premises?
-- premises with both a failed and a passed inspection
SELECT T1.prem_name FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id WHERE T2.result = 'FAIL' INTERSECT SELECT T1.prem_name FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id WHERE T2.result = 'PASS';
-- database: stbrides_clinical_engineering
CREATE TABLE dept (dept_cd TEXT, dept_name TEXT, building TEXT, head_id INTEGER, bed_cnt INTEGER);
CREATE TABLE staff (staff_id INTEGER, first_name TEXT, last_name TEXT, role TEXT, dept_cd TEXT, reports_to INTEGER, hired_on TEXT, is_active INTEGER);
CREATE TABLE vendor (vendor_id INTEGER, vendor_name TEXT, country TEXT, phone TEXT, preferred TEXT);
CREATE TABLE device_model (model_id INTEGER, model_name TEXT, device_type TEXT, vendor_id INTEGER, risk_class TEXT, pm_interval_months INTEGER);
CREATE TABLE device (asset_no TEXT, serial_no TEXT, model_id INTEGER, dept_cd TEXT, purchase_dt TEXT, purchase_amt REAL, warranty_end_dt TEXT, status TEXT, retired_at TEXT, loan_pool INTEGER);
CREATE TABLE work_order (wo_no INTEGER, asset_no TEXT, wo_type TEXT, priority TEXT, reported_by INTEGER, tech_id INTEGER, opened_at TEXT, closed_at TEXT, status TEXT, labour_hrs REAL, outcome TEXT);
CREATE TABLE spare_part (part_no TEXT, part_name TEXT, vendor_id INTEGER, unit_cost REAL, stock_qty INTEGER, reorder_lvl INTEGER);
CREATE TABLE wo_part (wo_no INTEGER, part_no TEXT, qty INTEGER);
CREATE TABLE service_contract (contract_no TEXT, vendor_id INTEGER, model_id INTEGER, start_dt TEXT, end_dt TEXT, annual_amt REAL, status TEXT);
CREATE TABLE device_loan (loan_id INTEGER, asset_no TEXT, to_dept_cd TEXT, loaned_at TEXT, due_dt TEXT, returned_at TEXT, handed_by INTEGER);
INSERT INTO dept VALUES ('ICU','Intensive Care','Main',11,18),('ER','Emergency','Main',12,30),('OT','Operating Theatres','Main',13,0),('RAD','Radiology','Annex',14,0),('MAT','Maternity','West Wing',15,26),('CAR','Cardiology','West Wing',16,22),('PED','Paediatrics','West Wing',NULL,24),('CE','Clinical Engineering','Annex',1,0);
INSERT INTO staff VALUES (1,'Desmond','Achebe','head of department','CE',NULL,'2008-05-05',1),(2,'Ruth','Lindqvist','senior engineer','CE',1,'2011-02-14',1),(3,'Paul','Comerford','engineer','CE',2,'2016-09-01',1),(4,'Shreya','Iyer','engineer','CE',2,'2019-01-07',1),(5,'Marcus','Oduya','engineer','CE',2,'2021-06-21',1),(6,'Helen','Straker','senior engineer','CE',1,'2012-10-15',1),(7,'Viktor','Sandu','engineer','CE',6,'2018-03-12',0),(8,'Tess','Mulvaney','apprentice','CE',3,'2024-09-02',1),(9,'Gary','Wainwright','storekeeper','CE',1,'2010-07-19',1),(11,'Claire','Bonham','ward manager','ICU',NULL,'2009-11-02',1),(12,'Yusuf','Rahimi','ward manager','ER',NULL,'2015-04-13',1),(13,'Angela','Prout','theatre manager','OT',NULL,'2013-08-26',1),(14,'Simon','Keating','radiographer','RAD',NULL,'2017-05-15',1),(15,'Joy','Mensah','ward manager','MAT',NULL,'2014-01-20',1),(16,'Robert','Tully','charge nurse','CAR',NULL,'2012-03-05',0),(17,'Megan','Foyle','staff nurse','ICU',11,'2020-10-05',1);
INSERT INTO vendor VALUES (1,'Medivance','Germany','+49 30 5550 110','Y'),(2,'Aurelia Health','Netherlands','+31 20 555 0142','Y'),(3,'Northlight Imaging','United States','+1 617 555 0119','N'),(4,'Cardiotrace','Denmark','+45 55 50 17 30','Y'),(5,'Sorrel Medical','United Kingdom','+44 20 5550 0177','N'),(6,'Hanmi Biosystems','South Korea','+82 2 555 0163','N');
INSERT INTO device_model VALUES (1,'Ventara 500','ventilator',1,'high',6),(2,'InfuSmart 3','infusion pump',2,'medium',12),(3,'InfuSmart 5','infusion pump',2,'medium',12),(4,'Lumina DR','X-ray unit',3,'high',6),(5,'CT Helix 64','CT scanner',3,'high',3),(6,'Trace 12','ECG machine',4,'medium',12),(7,'Guardian M8','patient monitor',1,'medium',12),(8,'CardioShock 2','defibrillator',4,'high',6),(9,'BabyWarm','incubator',5,'high',6),(10,'SteriMax 90','autoclave',5,'medium',3),(11,'SonoView','ultrasound scanner',6,'low',12),(12,'LiftEase','patient hoist',5,'low',12);
INSERT INTO device VALUES ('A-1001','VT50-2231',1,'ICU','2018-04-16',24500,'2021-04-15','IN_USE',NULL,0),('A-1002','VT50-2232',1,'ICU','2018-04-16',24500,'2021-04-15','IN_REPAIR',NULL,0),('A-1003','VT50-3107',1,'ER','2020-04-06',26800,'2023-04-05','IN_USE',NULL,0),('A-1010','IS3-80014',2,'ICU','2016-02-22',1900,'2018-02-21','RETIRED','2024-11-29',0),('A-1011','IS3-80015',2,'MAT','2016-02-22',1900,'2018-02-21','IN_USE',NULL,1),('A-1012','IS5-10220',3,'ICU','2022-09-12',2450,'2025-09-11','IN_USE',NULL,1),('A-1013','IS5-10221',3,'CAR','2022-09-12',2450,'2025-09-11','IN_USE',NULL,1),('A-1014','IS5-10388',3,'PED','2024-03-18',2600,'2027-03-17','IN_USE',NULL,1),('A-1020','LDR-0457',4,'RAD','2019-06-03',142000,'2022-06-02','IN_USE',NULL,0),('A-1021','CTH-0093',5,'RAD','2021-10-25',615000,'2026-10-24','IN_USE',NULL,0),('A-1030','TR12-7781',6,'CAR','2017-11-13',6200,'2019-11-12','IN_USE',NULL,0),('A-1031','TR12-7902',6,'ER','2019-08-05',6500,'2021-08-04','IN_REPAIR',NULL,0),('A-1040','GM8-5511',7,'ICU','2020-12-07',8900,'2023-12-06','IN_USE',NULL,0),('A-1041','GM8-5512',7,'ICU','2020-12-07',8900,'2023-12-06','IN_USE',NULL,0),('A-1042','GM8-6140',7,'MAT','2023-05-15',9400,'2026-05-14','IN_USE',NULL,1),('A-1050','CS2-3320',8,'ER','2021-02-01',11800,'2024-01-31','IN_USE',NULL,0),('A-1051','CS2-3321',8,'CAR','2021-02-01',11800,'2024-01-31','IN_USE',NULL,0),('A-1060','BW-0662',9,'MAT','2015-07-20',17300,'2018-07-19','RETIRED','2025-02-14',0),('A-1061','BW-0810',9,'MAT','2024-10-07',19900,'2027-10-06','IN_USE',NULL,0),('A-1070','SM90-118',10,'OT','2017-01-30',38500,'2020-01-29','IN_USE',NULL,0),('A-1071','SM90-119',10,'OT','2017-01-30',38500,'2020-01-29','IN_REPAIR',NULL,0),('A-1080','SV-2204',11,'MAT','2022-04-11',31200,'2025-04-10','IN_USE',NULL,1);
INSERT INTO work_order VALUES (40101,'A-1002','repair','urgent',11,2,'2024-09-05 07:50','2024-09-06 15:10','CLOSED',6.5,'repaired'),(40108,'A-1070','maintenance','normal',13,3,'2024-09-16 09:00','2024-09-16 13:30','CLOSED',4.0,'passed'),(40115,'A-1010','repair','normal',17,4,'2024-10-01 11:20','2024-10-08 10:00','CLOSED',2.5,'beyond repair'),(40121,'A-1021','maintenance','normal',14,6,'2024-10-14 06:30','2024-10-14 14:30','CLOSED',8.0,'passed'),(40127,'A-1031','repair','urgent',12,5,'2024-10-28 19:05','2024-10-30 09:40','CLOSED',3.0,'repaired'),(40134,'A-1071','repair','urgent',13,3,'2024-11-11 08:15','2024-11-15 16:20','CLOSED',9.5,'repaired'),(40140,'A-1050','maintenance','normal',5,4,'2024-11-25 10:00','2024-11-25 11:30','CLOSED',1.5,'passed'),(40147,'A-1001','maintenance','normal',11,2,'2024-12-09 08:30','2024-12-09 11:00','CLOSED',2.5,'passed'),(40152,'A-1060','repair','urgent',15,6,'2025-01-08 03:40','2025-01-22 12:00','CLOSED',5.0,'beyond repair'),(40158,'A-1040','repair','normal',17,5,'2025-01-15 14:25','2025-01-17 10:10','CLOSED',1.5,'repaired'),(40163,'A-1020','maintenance','normal',14,6,'2025-01-27 07:00','2025-01-27 12:00','CLOSED',5.0,'passed'),(40170,'A-1071','repair','urgent',13,3,'2025-02-10 09:35','2025-02-13 15:45','CLOSED',7.0,'repaired'),(40176,'A-1013','maintenance','low',16,4,'2025-02-24 13:00','2025-02-24 14:00','CLOSED',1.0,'passed'),(40182,'A-1012','repair','normal',17,NULL,'2025-03-03 16:10',NULL,'CANC',NULL,NULL),(40189,'A-1021','repair','urgent',14,2,'2025-03-12 05:55','2025-03-14 18:30','CLOSED',11.5,'repaired'),(40195,'A-1030','maintenance','low',16,5,'2025-03-24 09:20','2025-03-24 10:50','CLOSED',1.5,'passed'),(40201,'A-1002','repair','urgent',11,2,'2025-04-07 22:15',NULL,'IN_PROGRESS',4.0,NULL),(40206,'A-1031','repair','normal',12,5,'2025-04-10 12:40',NULL,'WAITING',1.0,NULL),(40211,'A-1071','repair','urgent',13,3,'2025-04-14 10:05',NULL,'IN_PROGRESS',3.5,NULL),(40215,'A-1003','maintenance','normal',12,NULL,'2025-04-17 08:00',NULL,'NEW',NULL,NULL),(40218,'A-1042','repair','low',15,NULL,'2025-04-22 15:30',NULL,'NEW',NULL,NULL);
INSERT INTO spare_part VALUES ('SP-101','Oxygen sensor',1,140.00,6,4),('SP-102','Flow valve',1,310.00,2,3),('SP-110','Pump battery',2,65.00,12,8),('SP-111','Door latch',2,18.50,20,10),('SP-120','X-ray tube',3,8900.00,0,0),('SP-121','Cooling fan',3,240.00,1,2),('SP-130','ECG cable',4,58.00,9,6),('SP-131','Electrode pads',4,27.00,40,20),('SP-140','Heating element',5,175.00,3,2),('SP-141','Door gasket',5,92.00,5,4),('SP-150','Monitor display',1,520.00,1,1);
INSERT INTO wo_part VALUES (40101,'SP-101',1),(40101,'SP-102',1),(40115,'SP-110',1),(40127,'SP-130',2),(40134,'SP-140',2),(40134,'SP-141',1),(40140,'SP-131',4),(40147,'SP-101',2),(40158,'SP-150',1),(40170,'SP-141',2),(40170,'SP-140',1),(40189,'SP-121',3),(40195,'SP-130',1),(40201,'SP-102',2),(40121,'SP-121',1);
INSERT INTO service_contract VALUES ('SC-2101',3,5,'2021-10-25','2026-10-24',48000,'ACTIVE'),('SC-2102',3,4,'2022-06-03','2025-06-02',12500,'ACTIVE'),('SC-2103',1,1,'2023-04-06','2026-04-05',7800,'ACTIVE'),('SC-2104',5,10,'2020-01-30','2024-01-29',5200,'EXPIRED'),('SC-2105',4,8,'2024-02-01','2027-01-31',3100,'ACTIVE'),('SC-2106',6,11,'2022-04-11','2025-04-10',2900,'EXPIRED'),('SC-2107',2,2,'2018-02-22','2022-02-21',1600,'CANC'),('SC-2108',1,7,'2023-12-07','2025-12-06',4300,'ACTIVE');
INSERT INTO device_loan VALUES (1,'A-1012','ER','2024-10-02 08:00','2024-10-09','2024-10-08 16:30',9),(2,'A-1011','ICU','2024-11-30 10:20','2024-12-14','2024-12-16 09:15',9),(3,'A-1042','PED','2025-01-13 13:45','2025-01-27','2025-01-24 11:00',8),(4,'A-1013','ICU','2025-02-03 07:30','2025-02-10','2025-02-10 12:10',9),(5,'A-1080','ER','2025-03-05 18:20','2025-03-07','2025-03-07 10:05',3),(6,'A-1012','OT','2025-03-19 09:00','2025-03-26',NULL,9),(7,'A-1014','ICU','2025-04-02 11:15','2025-04-16',NULL,9),(8,'A-1011','PED','2025-04-11 14:50','2025-04-25',NULL,8),(9,'A-1012','ICU','2025-01-20 08:40','2025-02-03','2025-02-05 15:00',9),(10,'A-1042','ICU','2025-02-17 09:10','2025-03-03','2025-03-03 08:50',9);
-- Show the asset number and serial number of all retired devices.
-- Which devices have been retired? Asset number and serial number please.
-- retired devices: asset no, serial no
SELECT asset_no, serial_no FROM device WHERE status = 'RETIRED';
-- How many work orders have not yet been closed?
-- How many of our work orders aren't closed yet?
-- count of work orders not yet closed
SELECT COUNT(*) FROM work_order WHERE closed_at IS NULL;
-- List the name and stock quantity of spare parts with a unit cost above 200.
-- Which spare parts cost more than 200 a piece, and what quantity do we have in stock?
-- spare parts, unit cost over 200: name, stock quantity
SELECT part_name, stock_qty FROM spare_part WHERE unit_cost > 200;
-- Give the first and last names of active staff with the role engineer.
-- Which of our active staff have engineer as their role?
-- active staff, role engineer: first name, last name
SELECT first_name, last_name FROM staff WHERE role = 'engineer' AND is_active = 1;
-- Show the work order number and asset number of urgent work orders opened in 2025.
-- Which urgent work orders were opened in 2025, and for which asset number?
-- urgent work orders opened 2025: work order no, asset no
SELECT wo_no, asset_no FROM work_order WHERE priority = 'urgent' AND opened_at >= '2025-01-01' AND opened_at < '2026-01-01';
-- How many devices does each department have? Show the department name and the number of devices.
-- How many devices are there in each department?
-- devices per department
SELECT T1.dept_name, COUNT(*) FROM dept AS T1 JOIN device AS T2 ON T1.dept_cd = T2.dept_cd GROUP BY T1.dept_cd;
-- Show each device type with the total purchase amount of its devices.
-- What did we pay in purchase amounts altogether for each type of device?
-- total purchase amount per device type
SELECT T2.device_type, SUM(T1.purchase_amt) FROM device AS T1 JOIN device_model AS T2 ON T1.model_id = T2.model_id GROUP BY T2.device_type;
-- For each technician assigned to work orders, show the first name, last name and the average labour hours of their work orders.
-- How many labour hours does a work order take on average with each technician?
-- average labour hours per technician on work orders
SELECT T1.first_name, T1.last_name, AVG(T2.labour_hrs) FROM staff AS T1 JOIN work_order AS T2 ON T1.staff_id = T2.tech_id GROUP BY T1.staff_id;
-- What is the total annual amount of active service contracts for each vendor? Show the vendor name and the amount.
-- How much do active service contracts cost us annually with each vendor?
-- active service contracts: annual amount per vendor
SELECT T1.vendor_name, SUM(T2.annual_amt) FROM vendor AS T1 JOIN service_contract AS T2 ON T1.vendor_id = T2.vendor_id WHERE T2.status = 'ACTIVE' GROUP BY T1.vendor_id;
-- Show each device type and the number of repair work orders for it.
-- How many repairs have been called in for each type of device?
-- repair work orders by device type
SELECT T3.device_type, COUNT(*) FROM work_order AS T1 JOIN device AS T2 ON T1.asset_no = T2.asset_no JOIN device_model AS T3 ON T2.model_id = T3.model_id WHERE T1.wo_type = 'repair' GROUP BY T3.device_type;
-- What is the total cost of the spare parts, quantity times unit cost, used on each work order? Show the work order number and the cost.
-- What did the spare parts come to on each work order, quantity times unit cost? Work order number and the sum.
-- parts cost per work order (qty x unit cost)
SELECT T1.wo_no, SUM(T1.qty * T2.unit_cost) FROM wo_part AS T1 JOIN spare_part AS T2 ON T1.part_no = T2.part_no GROUP BY T1.wo_no;
-- Which department has borrowed devices most often? Show the department name and the number of loans.
-- Which department has had the most loans from us, and how many were there?
-- department with most device loans, with count
SELECT T1.dept_name, COUNT(*) FROM dept AS T1 JOIN device_loan AS T2 ON T1.dept_cd = T2.to_dept_cd GROUP BY T1.dept_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which device has the most repair work orders? Show its asset number.
-- Which asset number keeps coming in for repair more than any other?
-- asset no with most repair work orders
SELECT T1.asset_no FROM device AS T1 JOIN work_order AS T2 ON T1.asset_no = T2.asset_no WHERE T2.wo_type = 'repair' GROUP BY T1.asset_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the 2 vendors whose devices have the highest total purchase amount.
-- With which two vendors have we spent the most on purchasing devices?
-- top 2 vendors by device purchase amount
SELECT T1.vendor_name FROM vendor AS T1 JOIN device_model AS T2 ON T1.vendor_id = T2.vendor_id JOIN device AS T3 ON T2.model_id = T3.model_id GROUP BY T1.vendor_id ORDER BY SUM(T3.purchase_amt) DESC LIMIT 2;
-- Which staff member has reported the most work orders? Show first and last name.
-- Who reports more work orders to us than anyone else?
-- person with most work orders reported
SELECT T1.first_name, T1.last_name FROM staff AS T1 JOIN work_order AS T2 ON T1.staff_id = T2.reported_by GROUP BY T1.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the asset numbers of devices that have never had a work order.
-- Which devices have never had any work order? I just need the asset numbers.
-- asset numbers without work orders
SELECT asset_no FROM device WHERE asset_no NOT IN (SELECT asset_no FROM work_order);
-- Show the names of spare parts that have never been used on a work order.
-- Which spare parts have never gone into any work order?
-- spare parts not used on any work order
SELECT part_name FROM spare_part WHERE part_no NOT IN (SELECT part_no FROM wo_part);
-- Show the model name and device type of models without a service contract.
-- For which models have we got no service contract at all? Model name and device type.
-- models with no service contract: model name, device type
SELECT model_name, device_type FROM device_model WHERE model_id NOT IN (SELECT model_id FROM service_contract);
-- Which departments have at least 4 devices in use? Show the department name.
-- Which departments have 4 or more devices in use?
-- departments, 4 or more devices in use
SELECT T1.dept_name FROM dept AS T1 JOIN device AS T2 ON T1.dept_cd = T2.dept_cd WHERE T2.status = 'IN_USE' GROUP BY T1.dept_cd HAVING COUNT(*) >= 4;
-- Which technicians have spent more than 15 labour hours in total on work orders? Show first name, last name and the hours.
-- Technicians with over 15 labour hours on their work orders altogether, and how many hours?
-- technicians, total labour hours above 15, with hours
SELECT T1.first_name, T1.last_name, SUM(T2.labour_hrs) FROM staff AS T1 JOIN work_order AS T2 ON T1.staff_id = T2.tech_id GROUP BY T1.staff_id HAVING SUM(T2.labour_hrs) > 15;
-- Show the first and last name of the staff who report to Ruth Lindqvist.
-- Who reports to Ruth Lindqvist?
-- staff reporting to Ruth Lindqvist
SELECT T1.first_name, T1.last_name FROM staff AS T1 JOIN staff AS T2 ON T1.reports_to = T2.staff_id WHERE T2.first_name = 'Ruth' AND T2.last_name = 'Lindqvist';
-- How many devices were purchased in each year? Show the year and the number of devices, in order of the year.
-- Year by year in order, how many devices did we purchase?
-- devices purchased per year, sorted by year
SELECT CAST(strftime('%Y', purchase_dt) AS INTEGER), COUNT(*) FROM device GROUP BY CAST(strftime('%Y', purchase_dt) AS INTEGER) ORDER BY CAST(strftime('%Y', purchase_dt) AS INTEGER);
-- database: heliosouth_solar_fitters
CREATE TABLE customer (cust_no TEXT PRIMARY KEY, first_name TEXT, last_name TEXT, phone TEXT, cust_type TEXT, referred_by TEXT REFERENCES customer(cust_no), created_at TEXT);
CREATE TABLE site (site_id INTEGER PRIMARY KEY, cust_no TEXT REFERENCES customer(cust_no), street TEXT, town TEXT, roof_type TEXT, roof_sqm REAL, orientation TEXT);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT, foreman_id INTEGER REFERENCES employee(emp_id), van_reg TEXT, is_active INTEGER);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, crew_id INTEGER REFERENCES crew(crew_id), manager_id INTEGER REFERENCES employee(emp_id), hire_dt TEXT, left_dt TEXT, certified TEXT);
CREATE TABLE manufacturer (mfr_id INTEGER PRIMARY KEY, mfr_name TEXT, country TEXT);
CREATE TABLE product (prod_cd TEXT PRIMARY KEY, prod_name TEXT, kind TEXT, mfr_id INTEGER REFERENCES manufacturer(mfr_id), watt_peak INTEGER, list_price REAL, stock_qty INTEGER, discontinued INTEGER);
CREATE TABLE quote (quote_no INTEGER PRIMARY KEY, site_id INTEGER REFERENCES site(site_id), sales_id INTEGER REFERENCES employee(emp_id), quote_dt TEXT, amt REAL, status TEXT, decided_at TEXT);
CREATE TABLE job (job_no INTEGER PRIMARY KEY, quote_no INTEGER REFERENCES quote(quote_no), crew_id INTEGER REFERENCES crew(crew_id), planned_dt TEXT, finished_at TEXT, status TEXT, system_kwp REAL, grid_approved TEXT);
CREATE TABLE job_item (job_no INTEGER REFERENCES job(job_no), prod_cd TEXT REFERENCES product(prod_cd), qty INTEGER, unit_price REAL, PRIMARY KEY (job_no, prod_cd));
CREATE TABLE service_call (call_no INTEGER PRIMARY KEY, job_no INTEGER REFERENCES job(job_no), reported_at TEXT, problem TEXT, tech_id INTEGER REFERENCES employee(emp_id), resolved_at TEXT, warranty TEXT, charge_amt REAL);
INSERT INTO customer VALUES ('H-201','Elena','Marchetti','555-0121','private',NULL,'2024-03-11'),('H-202','Ray','Dunmore','555-0137','private','H-201','2024-04-02'),('H-203','Carys','Bowen','555-0148','private','H-201','2024-04-19'),('H-204','Nils','Akerman','555-0152','business',NULL,'2024-05-06'),('H-205','Tamika','Boyd','555-0109','private',NULL,'2024-06-24'),('H-206','George','Papadakis','555-0166','business','H-204','2024-07-15'),('H-207','Ingrid','Solheim','555-0173','private',NULL,'2024-08-27'),('H-208','Duncan','Petrie','555-0118','private','H-205','2024-09-09'),('H-209','Rosa','Delgado','555-0184','private','H-201','2024-10-01'),('H-210','Winston','Clarke','555-0190','business',NULL,'2024-11-12'),('H-211','Maeve','Corrigan','555-0143','private',NULL,'2025-01-08'),('H-212','Anton','Breuer','555-0126','private','H-207','2025-02-17'),('H-213','Shabnam','Qureshi','555-0179','private',NULL,'2025-03-26'),('H-214','Philip','Yates','555-0105','business',NULL,'2025-04-10');
INSERT INTO site VALUES (1,'H-201','8 Orchard Rise','Marlford','tile',42,'south'),(2,'H-202','27 Beacon Road','Marlford','tile',36,'south-west'),(3,'H-203','3 Weir Cottages','Thornbury Cross','slate',31,'south'),(4,'H-204','Unit 6 Saltworks Estate','Kingsport','metal',310,'flat'),(5,'H-204','2 Dock Parade','Kingsport','bitumen',180,'flat'),(6,'H-205','55 Linden Avenue','Marlford','tile',48,'east-west'),(7,'H-206','Ferry Lane Nursery','Ashcombe','metal',240,'south'),(8,'H-207','11 Hillcrest','Ashcombe','tile',39,'south-east'),(9,'H-208','4 Mill Bank','Thornbury Cross','slate',28,'west'),(10,'H-209','90 Station Road','Kingsport','tile',33,'south'),(11,'H-210','Clarke Cold Store','Kingsport','metal',420,'south'),(12,'H-211','17 Priory Gardens','Ashcombe','tile',45,'south-west'),(13,'H-212','6 Heron Way','Marlford','tile',40,'north'),(14,'H-213','22 Tansy Close','Dunwell','tile',37,'south'),(15,'H-207','Boathouse Lane Barn','Dunwell','metal',95,'south');
INSERT INTO crew VALUES (1,'Crew Red',4,'HS19 RED',1),(2,'Crew Blue',7,'HS21 BLU',1),(3,'Crew Green',10,'HS23 GRN',1),(4,'Crew Yellow',NULL,'HS16 YLW',0);
INSERT INTO employee VALUES (1,'Beatrice','Holm','managing director',NULL,NULL,'2015-03-01',NULL,'N'),(2,'Oscar','Fielding','sales consultant',NULL,1,'2018-05-14',NULL,'N'),(3,'Priya','Raman','sales consultant',NULL,1,'2021-09-06',NULL,'N'),(4,'Stuart','McBain','foreman',1,1,'2016-04-04',NULL,'Y'),(5,'Leon','Aubrey','electrician',1,4,'2019-07-22',NULL,'Y'),(6,'Jamie','Thorpe','roofer',1,4,'2022-03-28',NULL,'N'),(7,'Katarzyna','Wilk','foreman',2,1,'2017-10-09',NULL,'Y'),(8,'Abdul','Rashid','electrician',2,7,'2020-02-17',NULL,'Y'),(9,'Corey','Lunt','roofer',2,7,'2023-05-15','2025-01-31','N'),(10,'Hugo','Ferreira','foreman',3,1,'2019-11-25',NULL,'Y'),(11,'Dawn','Sallis','electrician',3,10,'2023-01-09',NULL,'Y'),(12,'Ben','Okafor','roofer',3,10,'2024-04-15',NULL,'N'),(13,'Neville','Crouch','sales consultant',NULL,1,'2017-01-16','2024-12-31','N'),(14,'Sian','Maddox','apprentice',2,7,'2024-09-02',NULL,'N');
INSERT INTO manufacturer VALUES (1,'Sunvale','Germany'),(2,'Kirin Solar','China'),(3,'Elettra Power','Italy'),(4,'Voltnest','Austria'),(5,'Griplock','United Kingdom'),(6,'Aurinko Energy','Finland');
INSERT INTO product VALUES ('PV-400S','Sunvale 400 Black','panel',1,400,148.00,160,0),('PV-430S','Sunvale 430 Glass','panel',1,430,172.00,84,0),('PV-410K','Kirin 410 Mono','panel',2,410,112.00,230,0),('PV-375K','Kirin 375 Poly','panel',2,375,89.00,12,1),('IN-05E','Elettra Inverter 5','inverter',3,NULL,980.00,9,0),('IN-10E','Elettra Inverter 10','inverter',3,NULL,1540.00,6,0),('IN-30E','Elettra Inverter 30','inverter',3,NULL,3450.00,2,0),('BT-05V','Voltnest Battery 5','battery',4,NULL,2650.00,7,0),('BT-10V','Voltnest Battery 10','battery',4,NULL,4700.00,4,0),('BT-04V','Voltnest Battery Classic','battery',4,NULL,2290.00,0,1),('MT-TIL','Griplock Tile Rail Set','mounting',5,NULL,64.00,95,0),('MT-MET','Griplock Metal Clamp Set','mounting',5,NULL,48.00,120,0),('MT-FLT','Griplock Flat Roof Frame','mounting',5,NULL,83.00,40,0);
INSERT INTO quote VALUES (3001,1,2,'2024-03-20',11850,'ACCEPTED','2024-04-03'),(3002,2,2,'2024-04-15',9400,'ACCEPTED','2024-05-02'),(3003,3,3,'2024-05-07',8700,'REJECTED','2024-05-28'),(3004,4,13,'2024-05-29',68200,'ACCEPTED','2024-06-20'),(3005,6,3,'2024-07-10',13950,'ACCEPTED','2024-07-19'),(3006,7,13,'2024-08-06',51800,'ACCEPTED','2024-09-12'),(3007,8,2,'2024-09-05',10600,'ACCEPTED','2024-09-23'),(3008,9,3,'2024-09-24',7900,'EXPIRED',NULL),(3009,10,2,'2024-10-16',8850,'ACCEPTED','2024-11-01'),(3010,11,3,'2024-11-28',93500,'ACCEPTED','2025-01-15'),(3011,5,3,'2025-01-09',38400,'REJECTED','2025-02-10'),(3012,12,2,'2025-01-22',12250,'ACCEPTED','2025-02-04'),(3013,15,2,'2025-02-12',22300,'ACCEPTED','2025-03-03'),(3014,3,3,'2025-02-26',9100,'ACCEPTED','2025-03-11'),(3015,13,2,'2025-03-06',9900,'SENT',NULL),(3016,5,3,'2025-03-19',35900,'SENT',NULL),(3017,14,2,'2025-04-03',10450,'SENT',NULL);
INSERT INTO job VALUES (801,3001,1,'2024-05-13','2024-05-15 16:30','DONE',6.4,'Y'),(802,3002,2,'2024-06-10','2024-06-11 17:10','DONE',4.8,'Y'),(803,3004,1,'2024-08-05','2024-08-16 15:00','DONE',49.2,'Y'),(804,3005,2,'2024-09-02','2024-09-05 12:45','DONE',7.7,'Y'),(805,3006,3,'2024-10-21','2024-11-01 16:20','DONE',36.9,'Y'),(806,3007,1,'2024-11-11','2024-11-13 14:55','DONE',5.6,'Y'),(807,3009,2,'2024-12-09','2024-12-10 15:35','DONE',4.9,'Y'),(808,3010,1,'2025-03-10','2025-03-27 17:00','DONE',71.4,'N'),(809,3012,3,'2025-03-24','2025-03-26 13:25','DONE',6.5,'Y'),(810,3013,3,'2025-04-14',NULL,'IN_PROGRESS',15.6,'N'),(811,3014,2,'2025-05-06',NULL,'PLANNED',4.4,'N'),(812,3009,2,'2024-11-25',NULL,'CANC',4.9,'N');
INSERT INTO job_item VALUES (801,'PV-400S',16,141.00),(801,'IN-05E',1,960.00),(801,'BT-05V',1,2600.00),(801,'MT-TIL',16,61.00),(802,'PV-400S',12,143.00),(802,'IN-05E',1,980.00),(802,'MT-TIL',12,62.00),(803,'PV-410K',120,101.00),(803,'IN-30E',2,3300.00),(803,'MT-FLT',60,79.00),(804,'PV-430S',18,168.00),(804,'IN-10E',1,1500.00),(804,'BT-10V',1,4600.00),(804,'MT-TIL',18,62.00),(805,'PV-410K',90,102.50),(805,'IN-30E',1,3380.00),(805,'MT-MET',45,46.00),(806,'PV-400S',14,142.00),(806,'IN-05E',1,970.00),(806,'MT-TIL',14,61.50),(807,'PV-410K',12,108.00),(807,'IN-05E',1,975.00),(807,'MT-TIL',12,63.00),(808,'PV-410K',174,99.00),(808,'IN-30E',3,3250.00),(808,'MT-MET',87,45.00),(809,'PV-430S',15,169.50),(809,'IN-10E',1,1520.00),(809,'BT-05V',1,2620.00),(809,'MT-TIL',15,62.50),(810,'PV-410K',38,106.00),(810,'IN-10E',2,1510.00),(810,'MT-MET',20,47.00);
INSERT INTO service_call VALUES (1,801,'2024-08-19 09:10','inverter fault',5,'2024-08-22 11:40','Y',0),(2,803,'2024-10-07 13:35','app offline',8,'2024-10-08 10:15','N',85),(3,802,'2024-11-18 17:20','roof leak',7,'2024-11-20 15:00','Y',0),(4,804,'2024-12-02 08:45','battery not charging',8,'2024-12-11 14:30','Y',0),(5,803,'2025-01-13 10:05','inverter fault',5,'2025-01-16 16:10','Y',0),(6,801,'2025-01-27 11:50','app offline',8,'2025-01-27 13:00','N',60),(7,805,'2025-02-05 15:15','cable damage',11,'2025-02-07 12:20','N',240),(8,806,'2025-02-24 12:30','low yield',5,'2025-03-04 09:50','N',120),(9,803,'2025-03-17 07:55','inverter fault',8,'2025-03-21 17:25','Y',0),(10,807,'2025-03-31 18:05','app offline',NULL,NULL,'N',NULL),(11,804,'2025-04-07 09:25','battery not charging',8,NULL,'Y',NULL),(12,809,'2025-04-11 14:40','low yield',11,NULL,'Y',NULL);
-- Show the quote number and amount of all rejected quotes.
-- Which quotes were rejected, and what amount were they for? Quote number first.
-- rejected quotes: quote no, amount
SELECT quote_no, amt FROM quote WHERE status = 'REJECTED';
-- List the name and list price of the discontinued products.
-- Which products are discontinued, and what's their list price?
-- discontinued products with list price
SELECT prod_name, list_price FROM product WHERE discontinued = 1;
-- How many service calls have not yet been resolved?
-- How many service calls are still not resolved?
-- service calls not yet resolved, count
SELECT COUNT(*) FROM service_call WHERE resolved_at IS NULL;
-- Show the street and town of sites with a metal roof and a roof area above 200 square metres.
-- Where do we have metal roofs of more than 200 square metres? Street and town please.
-- metal roofs over 200 sqm: street, town
SELECT street, town FROM site WHERE roof_type = 'metal' AND roof_sqm > 200;
-- Give the first name, last name and hire date of certified employees hired before 2020.
-- Which certified employees were hired before 2020, and on what date?
-- certified employees hired before 2020: name, hire date
SELECT first_name, last_name, hire_dt FROM employee WHERE certified = 'Y' AND hire_dt < '2020-01-01';
-- For each crew, show the crew name and the number of done jobs.
-- How many jobs has each crew done?
-- done jobs per crew
SELECT T1.crew_name, COUNT(*) FROM crew AS T1 JOIN job AS T2 ON T1.crew_id = T2.crew_id WHERE T2.status = 'DONE' GROUP BY T1.crew_id;
-- Show the first and last name of each sales person and the total amount of their accepted quotes.
-- How much did each of our sales people bring in with accepted quotes, added up?
-- accepted quotes: total amount per sales person
SELECT T1.first_name, T1.last_name, SUM(T2.amt) FROM employee AS T1 JOIN quote AS T2 ON T1.emp_id = T2.sales_id WHERE T2.status = 'ACCEPTED' GROUP BY T1.emp_id;
-- What is the average quote amount for each town? Show the town and the average.
-- What do our quotes come to on average, town by town?
-- average quote amount per town
SELECT T1.town, AVG(T2.amt) FROM site AS T1 JOIN quote AS T2 ON T1.site_id = T2.site_id GROUP BY T1.town;
-- Show each kind of product and the total quantity used in jobs.
-- How many pieces of each kind of product have gone into our jobs?
-- quantity used in jobs per product kind
SELECT T2.kind, SUM(T1.qty) FROM job_item AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd GROUP BY T2.kind;
-- For each manufacturer, show the name and the value of its products in the jobs, quantity times unit price.
-- How much is each manufacturer's stuff in our jobs worth, adding up quantity times unit price?
-- job item value (qty x unit price) per manufacturer
SELECT T3.mfr_name, SUM(T1.qty * T1.unit_price) FROM job_item AS T1 JOIN product AS T2 ON T1.prod_cd = T2.prod_cd JOIN manufacturer AS T3 ON T2.mfr_id = T3.mfr_id GROUP BY T3.mfr_id;
-- How many service calls have there been for jobs of Crew Red?
-- How many service calls have come in on Crew Red's jobs?
-- Crew Red, number of service calls
SELECT COUNT(*) FROM service_call AS T1 JOIN job AS T2 ON T1.job_no = T2.job_no JOIN crew AS T3 ON T2.crew_id = T3.crew_id WHERE T3.crew_name = 'Crew Red';
-- Which crew has the highest total system size in kWp over all its jobs? Show the crew name.
-- Which crew comes out on top for total kWp over all of its jobs?
-- crew with most kWp in total
SELECT T1.crew_name FROM crew AS T1 JOIN job AS T2 ON T1.crew_id = T2.crew_id GROUP BY T1.crew_id ORDER BY SUM(T2.system_kwp) DESC LIMIT 1;
-- Show the names of the 2 panels that have been used in the highest total quantity.
-- Which two panels have gone into our jobs in the biggest quantity?
-- top 2 panels by quantity used in jobs
SELECT T1.prod_name FROM product AS T1 JOIN job_item AS T2 ON T1.prod_cd = T2.prod_cd WHERE T1.kind = 'panel' GROUP BY T1.prod_cd ORDER BY SUM(T2.qty) DESC LIMIT 2;
-- Which employee has been given the most service calls? Show first name, last name and the number of calls.
-- Who on our staff handles the most service calls, and how many is it?
-- employee with most service calls, with count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM employee AS T1 JOIN service_call AS T2 ON T1.emp_id = T2.tech_id GROUP BY T1.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which customer has the highest total amount of accepted quotes? Show the first and last name.
-- Who's our biggest customer, going by the sum of accepted quotes?
-- customer with highest accepted quote total
SELECT T1.first_name, T1.last_name FROM customer AS T1 JOIN site AS T2 ON T1.cust_no = T2.cust_no JOIN quote AS T3 ON T2.site_id = T3.site_id WHERE T3.status = 'ACCEPTED' GROUP BY T1.cust_no ORDER BY SUM(T3.amt) DESC LIMIT 1;
-- Show the names of products that have never been used in a job.
-- Which products have never gone into any job?
-- products not used in any job
SELECT prod_name FROM product WHERE prod_cd NOT IN (SELECT prod_cd FROM job_item);
-- Give the first and last name of customers who have no site.
-- Which customers are without a site so far?
-- customers without site
SELECT first_name, last_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM site);
-- Show the job number and finishing time of done jobs that have never had a service call.
-- Which done jobs have had no service call at all, and when were they finished? Job number first.
-- done jobs without service call: job no, finished at
SELECT job_no, finished_at FROM job WHERE status = 'DONE' AND job_no NOT IN (SELECT job_no FROM service_call);
-- In which towns do we have at least 4 sites? Show the town and the number of sites.
-- Towns where we've got 4 or more sites, and how many are there?
-- towns with 4 or more sites, with count
SELECT town, COUNT(*) FROM site GROUP BY town HAVING COUNT(*) >= 4;
-- Which sales people have quotes of more than 150000 in total? Show first and last name.
-- Whose quotes add up to over 150000?
-- sales people, total quote amount above 150000
SELECT T1.first_name, T1.last_name FROM employee AS T1 JOIN quote AS T2 ON T1.emp_id = T2.sales_id GROUP BY T1.emp_id HAVING SUM(T2.amt) > 150000;
-- Show the first and last name of the customers who were referred by Elena Marchetti.
-- Who came to us because Elena Marchetti referred them?
-- customers referred by Elena Marchetti
SELECT T1.first_name, T1.last_name FROM customer AS T1 JOIN customer AS T2 ON T1.referred_by = T2.cust_no WHERE T2.first_name = 'Elena' AND T2.last_name = 'Marchetti';
-- Which products have a list price above the average list price of all products? Show the name and the list price.
-- Which products list for more than our products do on average, and at what list price?
-- products with list price above average: name, list price
SELECT prod_name, list_price FROM product WHERE list_price > (SELECT AVG(list_price) FROM product);
