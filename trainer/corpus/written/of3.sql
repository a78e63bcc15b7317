-- database: kestrel_property_mgmt
CREATE TABLE owner (owner_id INTEGER PRIMARY KEY, owner_no TEXT, owner_name TEXT, owner_type TEXT, phone TEXT, is_active INTEGER);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, reports_to INTEGER REFERENCES employee(emp_id), hired_dt TEXT, left_dt TEXT, is_active INTEGER);
CREATE TABLE building (bldg_id INTEGER PRIMARY KEY, bldg_cd TEXT, bldg_name TEXT, street TEXT, city TEXT, built_year INTEGER, owner_id INTEGER REFERENCES owner(owner_id), manager_id INTEGER REFERENCES employee(emp_id), has_lift TEXT);
CREATE TABLE unit (unit_id INTEGER PRIMARY KEY, bldg_id INTEGER REFERENCES building(bldg_id), unit_no TEXT, floor_no INTEGER, area_sqm REAL, rooms INTEGER, monthly_rent REAL, status TEXT);
CREATE TABLE tenant (tenant_id INTEGER PRIMARY KEY, tenant_no TEXT, first_name TEXT, last_name TEXT, email TEXT, phone TEXT);
CREATE TABLE lease (lease_id INTEGER PRIMARY KEY, lease_no TEXT, unit_id INTEGER REFERENCES unit(unit_id), tenant_id INTEGER REFERENCES tenant(tenant_id), start_dt TEXT, end_dt TEXT, deposit_amt REAL, status TEXT);
CREATE TABLE contractor (contractor_id INTEGER PRIMARY KEY, company_name TEXT, trade TEXT, hourly_rate REAL, is_approved TEXT);
CREATE TABLE maint_order (order_id INTEGER PRIMARY KEY, order_no TEXT, unit_id INTEGER REFERENCES unit(unit_id), contractor_id INTEGER REFERENCES contractor(contractor_id), reported_by INTEGER REFERENCES tenant(tenant_id), approved_by INTEGER REFERENCES employee(emp_id), category TEXT, priority TEXT, status TEXT, created_at TEXT, closed_at TEXT);
CREATE TABLE order_item (item_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES maint_order(order_id), line_no INTEGER, descr TEXT, qty REAL, unit_price REAL);
INSERT INTO owner VALUES (1,'OW-101','Hartwell Estates Ltd','COMPANY','0117 496 0112',1),(2,'OW-102','Priya Chandran','PRIVATE','0117 496 0187',1),(3,'OW-103','Meridian Pension Fund','FUND','0117 496 0240',1),(4,'OW-104','Graham Tolley','PRIVATE','01452 496 033',0),(5,'OW-105','Severn Quay Holdings','COMPANY','01452 496 078',1),(6,'OW-106','Oldfield Trust','FUND',NULL,0);
INSERT INTO employee VALUES (1,'Helen','Brandt','Director',NULL,'2011-04-01',NULL,1),(2,'Marcus','Odell','Property Manager',1,'2015-09-14',NULL,1),(3,'Aisha','Farooq','Property Manager',1,'2018-02-05',NULL,1),(4,'Tom','Lindqvist','Property Manager',1,'2020-06-22',NULL,1),(5,'Nadia','Kowalski','Maintenance Coordinator',2,'2019-11-04',NULL,1),(6,'Josh','Perrin','Maintenance Coordinator',2,'2022-03-28',NULL,1),(7,'Clare','Whitmore','Accountant',1,'2016-01-11','2024-12-31',0),(8,'Dev','Malhotra','Letting Agent',3,'2023-08-07',NULL,1),(9,'Ruth','Sandford','Letting Agent',3,'2017-05-15','2025-03-31',0);
INSERT INTO building VALUES (1,'B01','Canal House','14 Wharf Lane','Bristol',1987,1,2,'Y'),(2,'B02','Linden Court','3 Linden Road','Bristol',2004,1,2,'Y'),(3,'B03','The Maltings','22 Brewery Street','Bath',1912,3,3,'N'),(4,'B04','Severn View','8 Quay Street','Gloucester',2016,5,4,'Y'),(5,'B05','Orchard Terrace','51 Mill Road','Bath',1964,2,3,'N'),(6,'B06','Foundry Lofts','7 Iron Street','Bristol',1998,3,2,'Y'),(7,'B07','Priory Mews','19 Priory Lane','Gloucester',1978,4,4,'N');
INSERT INTO unit VALUES (1,1,'C-01',0,48.5,2,895,'LET'),(2,1,'C-02',1,62,3,1090,'LET'),(3,1,'C-03',2,71.5,3,1180,'VACANT'),(4,2,'L-01',0,55,2,960,'LET'),(5,2,'L-02',1,83,4,1395,'LET'),(6,2,'L-03',1,58.5,2,985,'LET'),(7,3,'M-01',0,67,3,1150,'LET'),(8,3,'M-02',1,94,4,1560,'RENOV'),(9,3,'M-03',2,41,1,790,'LET'),(10,4,'S-01',1,76,3,1075,'LET'),(11,4,'S-02',3,88,4,1290,'LET'),(12,4,'S-03',5,52,2,870,'VACANT'),(13,5,'O-01',0,60,3,925,'LET'),(14,5,'O-02',1,60,3,940,'RENOV'),(15,6,'F-01',2,105,4,1720,'LET'),(16,6,'F-02',3,112,5,1850,'LET'),(17,6,'F-03',4,79,3,1340,'VACANT'),(18,7,'P-01',0,46,2,680,'LET'),(19,7,'P-02',1,46,2,695,'LET'),(20,7,'P-03',1,38,1,590,'VACANT');
INSERT INTO tenant VALUES (1,'T-3001','Olivia','Barnes','o.barnes@postbox.uk','07700 900101'),(2,'T-3002','Samuel','Okoro','sam.okoro@postbox.uk','07700 900102'),(3,'T-3003','Mei','Tanaka','mei.t@inmail.com',NULL),(4,'T-3004','Rory','Gallacher','rory.g@inmail.com','07700 900104'),(5,'T-3005','Ines','Duarte','ines.duarte@postbox.uk','07700 900105'),(6,'T-3006','Patrick','Hume','phume@inmail.com','07700 900106'),(7,'T-3007','Zofia','Nowak','z.nowak@postbox.uk','07700 900107'),(8,'T-3008','Daniel','Asher',NULL,'07700 900108'),(9,'T-3009','Leila','Haddad','leila.h@inmail.com','07700 900109'),(10,'T-3010','Simon','Crewe','screwe@postbox.uk','07700 900110'),(11,'T-3011','Beth','Allerton','beth.a@inmail.com','07700 900111'),(12,'T-3012','Yusuf','Demir','ydemir@postbox.uk','07700 900112'),(13,'T-3013','Joanna','Pike','jo.pike@inmail.com','07700 900113'),(14,'T-3014','Kofi','Mensah','kofi.m@postbox.uk','07700 900114'),(15,'T-3015','Martha','Lovell','m.lovell@postbox.uk',NULL),(16,'T-3016','Owen','Treharne','owen.t@inmail.com','07700 900116');
INSERT INTO lease VALUES (1,'LS-2201',1,1,'2022-03-01',NULL,1790,'ACTIVE'),(2,'LS-2202',2,2,'2022-09-15',NULL,2180,'ACTIVE'),(3,'LS-2203',3,3,'2022-11-01','2025-04-30',2200,'ENDED'),(4,'LS-2301',4,4,'2023-02-01',NULL,1920,'ACTIVE'),(5,'LS-2302',5,5,'2023-05-01','2025-10-31',2790,'NOTICE'),(6,'LS-2303',7,6,'2023-07-15',NULL,2300,'ACTIVE'),(7,'LS-2304',8,7,'2023-10-01','2025-01-31',3000,'ENDED'),(8,'LS-2401',6,8,'2024-01-15',NULL,1970,'ACTIVE'),(9,'LS-2402',9,9,'2024-03-01',NULL,1580,'ACTIVE'),(10,'LS-2403',10,10,'2024-04-01','2025-11-30',2150,'NOTICE'),(11,'LS-2404',11,11,'2024-06-01',NULL,2580,'ACTIVE'),(12,'LS-2405',13,12,'2024-08-15',NULL,1850,'ACTIVE'),(13,'LS-2406',15,13,'2024-10-01',NULL,3440,'ACTIVE'),(14,'LS-2501',16,7,'2025-02-01',NULL,3700,'ACTIVE'),(15,'LS-2502',18,14,'2025-03-15',NULL,1360,'ACTIVE'),(16,'LS-2503',19,15,'2025-05-01',NULL,1390,'ACTIVE'),(17,'LS-2204',12,16,'2022-12-01','2024-11-30',1740,'ENDED');
INSERT INTO contractor VALUES (1,'Avon Plumbing','plumbing',58,'Y'),(2,'BrightSpark Electrical','electrical',64,'Y'),(3,'Colin Rudge Roofing','roofing',71,'Y'),(4,'Westbury Heating','heating',67.5,'Y'),(5,'QuickFix Handymen','general',42,'N'),(6,'Clearview Glazing','glazing',55,'Y'),(7,'LiftCare South West','lifts',88,'Y'),(8,'Dulwich Decorators','painting',46,'N');
INSERT INTO maint_order VALUES (1,'MO-0401',1,1,1,5,'plumbing','HIGH','DONE','2024-05-03 08:20:00','2024-05-06 16:00:00'),(2,'MO-0402',4,2,4,5,'electrical','MED','DONE','2024-06-11 10:05:00','2024-06-19 12:30:00'),(3,'MO-0403',7,4,6,6,'heating','HIGH','DONE','2024-10-02 07:55:00','2024-10-04 15:10:00'),(4,'MO-0404',2,8,2,5,'decorating','LOW','DONE','2024-10-21 13:40:00','2024-11-15 17:00:00'),(5,'MO-0405',5,1,5,5,'plumbing','MED','CANC','2024-11-08 09:15:00','2024-11-09 09:00:00'),(6,'MO-0406',11,4,11,6,'heating','HIGH','DONE','2024-12-12 18:20:00','2024-12-13 14:45:00'),(7,'MO-0501',1,4,1,5,'heating','HIGH','DONE','2025-01-07 06:50:00','2025-01-08 11:20:00'),(8,'MO-0502',13,6,12,6,'windows','MED','DONE','2025-01-22 11:10:00','2025-02-10 16:30:00'),(9,'MO-0503',16,2,7,5,'electrical','LOW','DONE','2025-02-18 14:25:00','2025-03-03 10:00:00'),(10,'MO-0504',9,1,9,6,'plumbing','HIGH','DONE','2025-03-04 08:05:00','2025-03-05 13:15:00'),(11,'MO-0505',5,4,5,5,'heating','MED','DONE','2025-03-19 09:30:00','2025-03-28 15:00:00'),(12,'MO-0506',2,1,2,5,'plumbing','HIGH','IN_PROGRESS','2025-05-12 07:45:00',NULL),(13,'MO-0507',6,2,8,NULL,'electrical','MED','OPEN','2025-05-20 16:10:00',NULL),(14,'MO-0508',18,5,14,6,'windows','LOW','CANC','2025-05-23 12:00:00','2025-05-26 09:40:00'),(15,'MO-0509',15,6,13,6,'windows','MED','IN_PROGRESS','2025-05-27 10:35:00',NULL),(16,'MO-0510',1,1,1,NULL,'plumbing','LOW','OPEN','2025-06-02 15:20:00',NULL),(17,'MO-0511',10,NULL,10,NULL,'heating','HIGH','OPEN','2025-06-04 08:00:00',NULL),(18,'MO-0512',9,1,9,6,'plumbing','MED','DONE','2025-04-08 11:50:00','2025-04-11 14:00:00'),(19,'MO-0513',7,2,6,NULL,'electrical','HIGH','OPEN','2025-06-06 17:30:00',NULL),(20,'MO-0514',13,1,12,NULL,'plumbing','LOW','OPEN','2025-06-09 09:05:00',NULL),(21,'MO-0515',5,3,5,6,'roofing','HIGH','IN_PROGRESS','2025-06-10 07:15:00',NULL),(22,'MO-0516',1,6,1,5,'windows','MED','DONE','2025-04-24 13:00:00','2025-05-02 16:20:00');
INSERT INTO order_item VALUES (1,1,1,'Kitchen tap',1,85),(2,1,2,'Labour',2,58),(3,2,1,'Consumer unit',1,210),(4,2,2,'Labour',3.5,64),(5,3,1,'Circulation pump',1,245),(6,3,2,'Labour',3,67.5),(7,4,1,'Emulsion paint',6,28),(8,4,2,'Labour',12,46),(9,6,1,'Boiler valve',1,96),(10,6,2,'Labour',1.5,67.5),(11,7,1,'Thermostat',2,54),(12,7,2,'Labour',2,67.5),(13,8,1,'Double glazed pane',2,140),(14,8,2,'Labour',4,55),(15,9,1,'Socket outlet',4,12.5),(16,9,2,'Labour',2,64),(17,10,1,'Pipe section',3,19),(18,10,2,'Labour',4,58),(19,11,1,'Radiator',2,118),(20,11,2,'Labour',5,67.5),(21,12,1,'Shower valve',1,132),(22,15,1,'Sash window repair kit',3,46),(23,18,1,'Waste trap',1,24),(24,18,2,'Labour',1,58),(25,21,1,'Roof tiles',60,3.2),(26,21,2,'Scaffold hire',1,480),(27,22,1,'Window handle',2,18),(28,22,2,'Labour',1,55);
-- List the unit number and the monthly rent of all vacant units.
-- Which units are vacant at the moment, and what is the rent a month for each?
-- vacant units, unit no and monthly rent
SELECT unit_no, monthly_rent FROM unit WHERE status = 'VACANT';
-- Show the order number and the creation time of the high priority maintenance orders that are not yet closed.
-- Which maintenance orders with high priority haven't been closed yet, and when were they created?
-- high priority orders not closed: order no, created at
SELECT order_no, created_at FROM maint_order WHERE closed_at IS NULL AND priority = 'HIGH';
-- How many leases have a start date in 2024?
-- How many leases started in the course of 2024?
-- number of leases starting 2024
SELECT COUNT(*) FROM lease WHERE start_dt >= '2024-01-01' AND start_dt < '2025-01-01';
-- What are the company names and trades of the contractors who are not approved?
-- Which contractors aren't approved yet, and what trade is each of them in?
-- contractors not approved, company and trade
SELECT company_name, trade FROM contractor WHERE is_approved = 'N';
-- What are the lowest and the highest monthly rent of the units with three rooms that are let?
-- For our let three room flats, what's the lowest and the highest rent a month?
-- lowest and highest monthly rent, let units with 3 rooms
SELECT MIN(monthly_rent), MAX(monthly_rent) FROM unit WHERE status = 'LET' AND rooms = 3;
-- For each building, show its name and the number of maintenance orders for its units.
-- How many maintenance orders have we had in each of the buildings?
-- maintenance orders per building
SELECT T3.bldg_name, COUNT(*) FROM maint_order AS T1 JOIN unit AS T2 ON T1.unit_id = T2.unit_id JOIN building AS T3 ON T2.bldg_id = T3.bldg_id GROUP BY T3.bldg_id;
-- For each category of maintenance order, give the total cost of the items, that is quantity times unit price.
-- What did the items on the maintenance orders cost altogether, category by category?
-- total item cost by maintenance category
SELECT T1.category, SUM(T2.qty * T2.unit_price) FROM maint_order AS T1 JOIN order_item AS T2 ON T1.order_id = T2.order_id GROUP BY T1.category;
-- What is the average monthly rent of the units in each city?
-- City by city, how much rent do our units cost a month on average?
-- average unit rent per city
SELECT T2.city, AVG(T1.monthly_rent) FROM unit AS T1 JOIN building AS T2 ON T1.bldg_id = T2.bldg_id GROUP BY T2.city;
-- Show each contractor's company name with the number of open maintenance orders assigned to it.
-- How many open maintenance orders does each contractor have on its plate?
-- open orders per contractor
SELECT T2.company_name, COUNT(*) FROM maint_order AS T1 JOIN contractor AS T2 ON T1.contractor_id = T2.contractor_id WHERE T1.status = 'OPEN' GROUP BY T2.contractor_id;
-- Give the name of each building and the total deposit amount of its active leases.
-- How much deposit do we hold in total on the active leases in each building?
-- sum of deposits on active leases by building
SELECT T3.bldg_name, SUM(T1.deposit_amt) FROM lease AS T1 JOIN unit AS T2 ON T1.unit_id = T2.unit_id JOIN building AS T3 ON T2.bldg_id = T3.bldg_id WHERE T1.status = 'ACTIVE' GROUP BY T3.bldg_id;
-- Show the first and last name of each building manager and the number of buildings he or she manages.
-- How many buildings does each of our managers look after?
-- building managers with number of buildings
SELECT T2.first_name, T2.last_name, COUNT(*) FROM building AS T1 JOIN employee AS T2 ON T1.manager_id = T2.emp_id GROUP BY T2.emp_id;
-- Which contractor has the highest total cost of order items, counted as quantity times unit price? Give the company name.
-- Which contractor has cost us the most, going by all the items on its maintenance orders?
-- contractor with highest total order item cost
SELECT T3.company_name FROM order_item AS T1 JOIN maint_order AS T2 ON T1.order_id = T2.order_id JOIN contractor AS T3 ON T2.contractor_id = T3.contractor_id GROUP BY T3.contractor_id ORDER BY SUM(T1.qty * T1.unit_price) DESC LIMIT 1;
-- Name the three buildings with the most maintenance orders.
-- In which three buildings do we get the most maintenance orders?
-- top 3 buildings by number of maintenance orders
SELECT T3.bldg_name FROM maint_order AS T1 JOIN unit AS T2 ON T1.unit_id = T2.unit_id JOIN building AS T3 ON T2.bldg_id = T3.bldg_id GROUP BY T3.bldg_id ORDER BY COUNT(*) DESC LIMIT 3;
-- What are the first and last name of the tenant who has reported the most maintenance orders?
-- Which tenant keeps reporting more maintenance orders than any other?
-- tenant with most reported orders
SELECT T2.first_name, T2.last_name FROM maint_order AS T1 JOIN tenant AS T2 ON T1.reported_by = T2.tenant_id GROUP BY T2.tenant_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which owner has the highest total monthly rent from let units? Show the owner's name and that total.
-- Who among the owners earns the most rent per month on the units that are let, and how much is it?
-- owner with highest total monthly rent of let units, name and amount
SELECT T3.owner_name, SUM(T1.monthly_rent) FROM unit AS T1 JOIN building AS T2 ON T1.bldg_id = T2.bldg_id JOIN owner AS T3 ON T2.owner_id = T3.owner_id WHERE T1.status = 'LET' GROUP BY T3.owner_id ORDER BY SUM(T1.monthly_rent) DESC LIMIT 1;
-- List the first and last names of the tenants who have never reported a maintenance order.
-- Which tenants have never reported anything for maintenance?
-- tenants without any reported order
SELECT first_name, last_name FROM tenant WHERE tenant_id NOT IN (SELECT reported_by FROM maint_order);
-- What are the names of the owners to whom no building belongs?
-- Which owners on our books have no building with us?
-- owners without buildings
SELECT owner_name FROM owner WHERE owner_id NOT IN (SELECT owner_id FROM building);
-- Which contractors were not given any maintenance order created in 2025? Show the company names.
-- Which contractors had none of the maintenance orders created in 2025?
-- contractors without orders created in 2025
SELECT company_name FROM contractor WHERE contractor_id NOT IN (SELECT contractor_id FROM maint_order WHERE created_at >= '2025-01-01' AND created_at < '2026-01-01' AND contractor_id IS NOT NULL);
-- Show the names of the buildings whose units have an average monthly rent of more than 1000.
-- In which buildings is the rent above 1000 a month on average?
-- buildings with average monthly rent over 1000
SELECT T2.bldg_name FROM unit AS T1 JOIN building AS T2 ON T1.bldg_id = T2.bldg_id GROUP BY T2.bldg_id HAVING AVG(T1.monthly_rent) > 1000;
-- Give the company names of the contractors with at least 4 maintenance orders, together with the number of orders.
-- Which contractors have had 4 maintenance orders or more, and how many was it for each?
-- contractors with 4 or more orders, with count
SELECT T2.company_name, COUNT(*) FROM maint_order AS T1 JOIN contractor AS T2 ON T1.contractor_id = T2.contractor_id GROUP BY T2.contractor_id HAVING COUNT(*) >= 4;
-- Show the first and last name of every active employee with the first and last name of the person he or she reports to.
-- Who reports to whom among the active employees? The employee first, then the boss.
-- active employees and their boss, full names of both
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.reports_to = T2.emp_id WHERE T1.is_active = 1;
-- Which units have a monthly rent above the average of all units? Show the unit number and the monthly rent.
-- Which of our units cost more rent a month than the average unit, and how much?
-- units with above average monthly rent, unit no and rent
SELECT unit_no, monthly_rent FROM unit WHERE monthly_rent > (SELECT AVG(monthly_rent) FROM unit);
-- database: grafton_press_works
CREATE TABLE department (dept_cd TEXT, dept_name TEXT, floor INTEGER);
CREATE TABLE staff (emp_id INTEGER, first_name TEXT, last_name TEXT, dept_cd TEXT, shift TEXT, boss_id INTEGER, hire_dt TEXT, active TEXT);
CREATE TABLE customer (cust_no TEXT, cust_name TEXT, city TEXT, segment TEXT, credit_limit REAL, is_blocked INTEGER, acct_mgr_id INTEGER);
CREATE TABLE press (press_id INTEGER, press_name TEXT, maker TEXT, press_type TEXT, max_sheets_hr INTEGER, purch_dt TEXT, in_service INTEGER);
CREATE TABLE paper_stock (stock_cd TEXT, descr TEXT, gsm INTEGER, finish TEXT, sheets_on_hand INTEGER, reorder_lvl INTEGER, supplier_name TEXT);
CREATE TABLE job (job_no TEXT, cust_no TEXT, title TEXT, product_type TEXT, order_dt TEXT, due_dt TEXT, delivered_dt TEXT, status TEXT, qty INTEGER, net_amt REAL, planned_by INTEGER);
CREATE TABLE job_run (run_id INTEGER, job_no TEXT, press_id INTEGER, operator_id INTEGER, stock_cd TEXT, started_at TEXT, ended_at TEXT, sheets_used INTEGER, waste_sheets INTEGER);
CREATE TABLE complaint (complaint_id INTEGER, job_no TEXT, recvd_dt TEXT, reason_cd TEXT, resolved_dt TEXT, credit_amt REAL, handled_by INTEGER);
CREATE TABLE invoice (inv_no TEXT, job_no TEXT, inv_dt TEXT, amt REAL, paid_dt TEXT);
INSERT INTO department VALUES ('PRE','Prepress',1),('PRS','Pressroom',0),('FIN','Finishing',0),('SAL','Sales',2),('DIS','Dispatch',0),('QA','Quality',1);
INSERT INTO staff VALUES (11,'Walter','Grafton','SAL','DAY',NULL,'2002-05-01','Y'),(12,'Monique','Lacroix','SAL','DAY',11,'2012-03-12','Y'),(13,'Edgar','Holm','SAL','DAY',11,'2017-10-02','Y'),(14,'Petra','Vossen','PRE','DAY',11,'2009-08-17','Y'),(15,'Lukas','Imhof','PRE','LATE',14,'2019-01-07','Y'),(16,'Gareth','Pugh','PRS','DAY',11,'2006-11-20','Y'),(17,'Stela','Marin','PRS','LATE',16,'2018-04-09','Y'),(18,'Bogdan','Ilic','PRS','NIGHT',16,'2021-06-14','Y'),(19,'Harriet','Noble','PRS','LATE',16,'2014-02-24','N'),(20,'Chidi','Eze','FIN','DAY',16,'2020-09-01','Y'),(21,'Frances','Quill','FIN','LATE',20,'2023-05-22','N'),(22,'Anton','Bergmann','QA','DAY',11,'2016-07-04','Y'),(23,'Wendy','Sarkis','PRS','NIGHT',16,'2024-01-15','Y');
INSERT INTO customer VALUES ('K1001','Alder & Finch Publishing','Leeds','publisher',25000,0,12),('K1002','Moorland Brewery','York','food',8000,0,13),('K1003','Castlegate Museum','York','culture',12000,0,12),('K1004','Trent Valley College','Nottingham','education',15000,0,13),('K1005','Bramley Foods','Leeds','food',18000,1,12),('K1006','Opal Cosmetics','Manchester','retail',22000,0,11),('K1007','Hallam Estate Agents','Sheffield','retail',5000,1,13),('K1008','Peak Outdoor','Sheffield','retail',14000,0,12),('K1009','Saint Aidan Charity','Leeds','charity',4000,0,13),('K1010','Northern Light Dance Trust','Manchester','culture',9000,0,12),('K1011','Ribble Pharma','Preston','pharma',30000,0,11);
INSERT INTO press VALUES (1,'Speedmaster A','Heidelberg','OFFSET',15000,'2014-03-10',1),(2,'Speedmaster B','Heidelberg','OFFSET',18000,'2019-09-02',1),(3,'Indigo 12000','HP','DIGITAL',4600,'2020-05-18',1),(4,'Rapida 106','Koenig & Bauer','OFFSET',20000,'2022-11-07',1),(5,'Roland 700','manroland','OFFSET',12000,'2003-06-23',0),(6,'Versant 280','Xerox','DIGITAL',3400,'2021-02-15',1),(7,'GTO 52','Heidelberg','OFFSET',8000,'1996-04-01',0);
INSERT INTO paper_stock VALUES ('GL130','Gloss art 130',130,'gloss',42000,15000,'Mercer Paper'),('GL170','Gloss art 170',170,'gloss',9500,12000,'Mercer Paper'),('SK115','Silk 115',115,'silk',61000,20000,'Mercer Paper'),('SK250','Silk board 250',250,'silk',7200,8000,'Denholm Papers'),('UN090','Offset white 90',90,'uncoated',88000,30000,'Denholm Papers'),('UN120','Offset white 120',120,'uncoated',23500,10000,'Denholm Papers'),('RC100','Recycled 100',100,'uncoated',15800,10000,'Greenleaf Mills'),('KB300','Kraft board 300',300,'uncoated',4100,5000,'Greenleaf Mills');
INSERT INTO job VALUES ('J24081','K1001','Dales Walks Paperback','book','2024-08-05','2024-09-20','2024-09-18','DELIVERED',4000,9800,14),('J24082','K1002','Autumn Ale Labels','label','2024-08-19','2024-09-02','2024-09-03','DELIVERED',30000,2150,15),('J24091','K1003','Roman York Guide','brochure','2024-09-10','2024-10-01','2024-09-30','DELIVERED',5000,3480,14),('J24092','K1004','Prospectus 2025','catalogue','2024-09-16','2024-10-25','2024-10-28','DELIVERED',6000,7420,14),('J24101','K1006','Gift Box Insert','flyer','2024-10-07','2024-10-21','2024-10-20','DELIVERED',20000,1890,15),('J24102','K1005','Ready Meals Labels','label','2024-10-14','2024-10-28',NULL,'CANC',50000,2600,15),('J24111','K1008','Winter Catalogue','catalogue','2024-11-04','2024-11-29','2024-11-27','DELIVERED',8000,8950,14),('J24112','K1010','Christmas Season Posters','poster','2024-11-11','2024-11-20','2024-11-20','DELIVERED',600,740,15),('J25011','K1001','Coastal Birds Hardback','book','2025-01-13','2025-03-14','2025-03-12','DELIVERED',2500,14300,14),('J25012','K1009','Annual Report','brochure','2025-01-20','2025-02-10','2025-02-12','DELIVERED',1200,1360,15),('J25013','K1006','Skincare Leaflet','flyer','2025-01-27','2025-02-07','2025-02-06','DELIVERED',25000,2240,14),('J25021','K1003','Viking Exhibition Posters','poster','2025-02-03','2025-02-14','2025-02-13','DELIVERED',800,920,15),('J25022','K1007','Window Cards','flyer','2025-02-17','2025-02-28',NULL,'CANC',3000,480,15),('J25031','K1002','Bitter Bottle Labels','label','2025-03-03','2025-03-17','2025-03-17','DELIVERED',40000,2790,14),('J25032','K1008','Tents Brochure','brochure','2025-03-10','2025-03-31','2025-04-02','DELIVERED',7000,3120,14),('J25041','K1001','Poems of the Moor','book','2025-04-07','2025-05-23',NULL,'PRINTING',1500,5650,14),('J25042','K1004','Open Day Flyers','flyer','2025-04-14','2025-04-25','2025-04-24','DELIVERED',10000,870,15),('J25051','K1006','Summer Catalogue','catalogue','2025-05-05','2025-06-06',NULL,'PRINTING',9000,9640,14),('J25052','K1010','Autumn Season Brochure','brochure','2025-05-12','2025-06-13',NULL,'PLANNED',4000,2980,15),('J25053','K1003','Museum Gift Catalogue','catalogue','2025-05-19','2025-06-27',NULL,'PLANNED',2000,3350,NULL),('J25061','K1008','Trail Map Poster','poster','2025-06-02','2025-06-20',NULL,'QUOTED',1000,1150,NULL),('J25062','K1005','Jam Jar Labels','label','2025-06-04','2025-06-25',NULL,'QUOTED',35000,2420,NULL);
INSERT INTO job_run VALUES (501,'J24081',1,16,'UN090','2024-09-02 07:00:00','2024-09-02 15:30:00',33000,610),(502,'J24081',1,19,'SK250','2024-09-04 14:00:00','2024-09-04 16:20:00',2100,140),(503,'J24082',2,17,'GL130','2024-08-28 15:10:00','2024-08-28 17:00:00',3900,220),(504,'J24091',1,16,'SK115','2024-09-23 08:00:00','2024-09-23 13:40:00',21000,380),(505,'J24092',4,18,'SK115','2024-10-15 22:00:00','2024-10-16 05:30:00',52000,900),(506,'J24101',2,17,'GL170','2024-10-14 14:30:00','2024-10-14 16:10:00',5200,190),(507,'J24111',4,23,'SK115','2024-11-18 22:15:00','2024-11-19 06:00:00',61000,1040),(508,'J24112',3,19,'GL170','2024-11-18 14:20:00','2024-11-18 15:00:00',620,20),(509,'J25011',2,17,'UN120','2025-02-17 14:00:00','2025-02-17 21:50:00',41000,720),(510,'J25011',3,16,'SK250','2025-02-24 08:10:00','2025-02-24 09:30:00',2600,75),(511,'J25012',6,17,'RC100','2025-02-06 15:00:00','2025-02-06 18:20:00',6200,60),(512,'J25013',2,17,'GL130','2025-02-03 14:10:00','2025-02-03 16:00:00',6400,205),(513,'J25021',3,16,'GL170','2025-02-10 09:00:00','2025-02-10 09:50:00',830,30),(514,'J25031',2,18,'GL130','2025-03-11 22:20:00','2025-03-12 00:40:00',5100,260),(515,'J25032',1,16,'SK115','2025-03-24 07:30:00','2025-03-24 14:10:00',29000,450),(516,'J25041',4,18,'UN090','2025-05-12 22:00:00','2025-05-13 02:10:00',14500,330),(517,'J25041',3,17,'KB300','2025-05-15 14:30:00',NULL,1550,NULL),(518,'J25042',6,23,'RC100','2025-04-22 22:10:00','2025-04-23 02:00:00',2600,40),(519,'J25051',4,23,'SK115','2025-05-29 22:00:00','2025-05-30 05:50:00',64000,1180),(520,'J25051',1,16,'GL170','2025-06-02 07:00:00',NULL,3000,NULL),(521,'J25041',3,16,'SK250','2025-05-19 08:20:00','2025-05-19 09:10:00',1600,45);
INSERT INTO complaint VALUES (1,'J24082','2024-09-09','LATE','2024-09-16',110,12),(2,'J24092','2024-11-04','LATE','2024-11-12',370,13),(3,'J24111','2024-12-02','COLOUR','2024-12-18',640,22),(4,'J24111','2024-12-05','CUT','2024-12-19',180,22),(5,'J25012','2025-02-17','LATE','2025-02-20',70,13),(6,'J25013','2025-02-12','SHORT','2025-02-25',95,12),(7,'J25031','2025-03-24','COLOUR',NULL,NULL,22),(8,'J25032','2025-04-08','CUT',NULL,NULL,22),(9,'J25011','2025-03-20','COLOUR','2025-04-03',520,22);
INSERT INTO invoice VALUES ('R-7701','J24081','2024-09-20',9800,'2024-10-18'),('R-7702','J24082','2024-09-05',2150,'2024-10-01'),('R-7703','J24091','2024-10-02',3480,'2024-10-30'),('R-7704','J24092','2024-10-31',7420,'2024-12-09'),('R-7705','J24101','2024-10-22',1890,'2024-11-15'),('R-7706','J24111','2024-11-29',8950,'2025-01-14'),('R-7707','J24112','2024-11-22',740,'2024-12-03'),('R-7801','J25011','2025-03-14',14300,'2025-04-22'),('R-7802','J25012','2025-02-14',1360,'2025-03-10'),('R-7803','J25013','2025-02-10',2240,'2025-03-05'),('R-7804','J25021','2025-02-17',920,NULL),('R-7805','J25031','2025-03-19',2790,NULL),('R-7806','J25032','2025-04-04',3120,NULL),('R-7807','J25042','2025-04-28',870,'2025-05-20');
-- Show the job number, title and due date of the jobs with status printing.
-- Which jobs are printing at the moment? I need job number, title and when they are due.
-- jobs printing: job no, title, due date
SELECT job_no, title, due_dt FROM job WHERE status = 'PRINTING';
-- List the names and cities of the customers that are blocked.
-- Which customers are blocked, and in which city are they?
-- blocked customers, name and city
SELECT cust_name, city FROM customer WHERE is_blocked = 1;
-- How many jobs were delivered in 2025?
-- How many jobs did we deliver in the course of 2025?
-- number of jobs with delivery date 2025
SELECT COUNT(*) FROM job WHERE delivered_dt >= '2025-01-01' AND delivered_dt < '2026-01-01';
-- What are the invoice numbers and amounts of the invoices that have not yet been paid?
-- Which invoices are still unpaid, and what is the amount of each?
-- unpaid invoices with amount
SELECT inv_no, amt FROM invoice WHERE paid_dt IS NULL;
-- Give the description and the sheets on hand of the papers between 100 and 130 gsm.
-- What papers have we got between 100 and 130 gsm, and how many sheets of each are on hand?
-- paper stock 100 to 130 gsm, description and sheets on hand
SELECT descr, sheets_on_hand FROM paper_stock WHERE gsm BETWEEN 100 AND 130;
-- Show the name of each customer with the number of jobs it ordered.
-- How many jobs did each customer order from us?
-- jobs per customer
SELECT T2.cust_name, COUNT(*) FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_no;
-- For each account manager, show the first name, last name and the total net amount of the customers' jobs that are not cancelled.
-- How much net have the jobs of each account manager's customers come to, leaving out the cancelled ones?
-- total net amount per account manager, jobs not cancelled
SELECT T3.first_name, T3.last_name, SUM(T1.net_amt) FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no JOIN staff AS T3 ON T2.acct_mgr_id = T3.emp_id WHERE T1.status != 'CANC' GROUP BY T3.emp_id;
-- What is the average number of waste sheets per run on each press? Show the press name and the average.
-- How many sheets go to waste on an average run, press by press?
-- average waste sheets per run by press
SELECT T2.press_name, AVG(T1.waste_sheets) FROM job_run AS T1 JOIN press AS T2 ON T1.press_id = T2.press_id GROUP BY T2.press_id;
-- Give the description of each paper and the total number of sheets used of it in all runs.
-- How many sheets of each paper have we used up on the presses altogether?
-- total sheets used per paper, by description
SELECT T2.descr, SUM(T1.sheets_used) FROM job_run AS T1 JOIN paper_stock AS T2 ON T1.stock_cd = T2.stock_cd GROUP BY T2.stock_cd;
-- How many active staff members work in each department? Show the department name and the number.
-- What's the headcount of active people in every department?
-- active staff per department
SELECT T2.dept_name, COUNT(*) FROM staff AS T1 JOIN department AS T2 ON T1.dept_cd = T2.dept_cd WHERE T1.active = 'Y' GROUP BY T2.dept_cd;
-- For each year of the invoice date, show the year and the total invoice amount for jobs of product type book.
-- Year by year, how much have we invoiced for book jobs?
-- total invoiced on book jobs by invoice year
SELECT CAST(strftime('%Y', T1.inv_dt) AS INTEGER), SUM(T1.amt) FROM invoice AS T1 JOIN job AS T2 ON T1.job_no = T2.job_no WHERE T2.product_type = 'book' GROUP BY CAST(strftime('%Y', T1.inv_dt) AS INTEGER);
-- Which customer has the highest total net amount of delivered jobs? Show the customer's name.
-- Who is our biggest customer going by the net amount of all the jobs delivered?
-- customer with highest total net amount, delivered jobs
SELECT T2.cust_name FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no WHERE T1.status = 'DELIVERED' GROUP BY T2.cust_no ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Show the first and last names of the two operators with the most press runs, and the number of runs of each.
-- Which two operators have done the most runs, and how many did each do?
-- top 2 operators by number of runs, with count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM job_run AS T1 JOIN staff AS T2 ON T1.operator_id = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 2;
-- Which press used the most sheets in the runs started in 2025? Give the press name.
-- Counting only runs that started in 2025, which press went through the most sheets?
-- press with most sheets used, runs started 2025
SELECT T2.press_name FROM job_run AS T1 JOIN press AS T2 ON T1.press_id = T2.press_id WHERE T1.started_at >= '2025-01-01' AND T1.started_at < '2026-01-01' GROUP BY T2.press_id ORDER BY SUM(T1.sheets_used) DESC LIMIT 1;
-- Name the customer with the most complaints about its jobs.
-- Which customer has complained about our jobs most often?
-- customer with most complaints
SELECT T3.cust_name FROM complaint AS T1 JOIN job AS T2 ON T1.job_no = T2.job_no JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which customers have never ordered a job? Show their names.
-- Which customers in our files have never given us a job?
-- customers without jobs
SELECT cust_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM job);
-- List the names and makers of the presses on which no run was ever done.
-- Which presses have never done a single run, and who made them?
-- presses without runs, name and maker
SELECT press_name, maker FROM press WHERE press_id NOT IN (SELECT press_id FROM job_run);
-- Show the job number and title of the delivered jobs that never had a complaint.
-- Which of the delivered jobs went without any complaint? Job number and title, please.
-- delivered jobs without complaint: job no, title
SELECT job_no, title FROM job WHERE status = 'DELIVERED' AND job_no NOT IN (SELECT job_no FROM complaint);
-- Show the names of the customers with at least 3 jobs ordered.
-- Which customers have ordered 3 jobs or more from us?
-- customers with 3 or more jobs
SELECT T2.cust_name FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_no HAVING COUNT(*) >= 3;
-- Which operators have produced more than 1000 waste sheets in total? Give first name, last name and the total.
-- Which operators are above 1000 waste sheets over all their runs, and what is the total for each?
-- operators with total waste over 1000 sheets, with total
SELECT T2.first_name, T2.last_name, SUM(T1.waste_sheets) FROM job_run AS T1 JOIN staff AS T2 ON T1.operator_id = T2.emp_id GROUP BY T2.emp_id HAVING SUM(T1.waste_sheets) > 1000;
-- For each person on the late shift, show the first and last name and the first and last name of his or her boss.
-- Who is on the late shift, and who is the boss of each of them?
-- late shift staff with boss, full names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM staff AS T1 JOIN staff AS T2 ON T1.boss_id = T2.emp_id WHERE T1.shift = 'LATE';
-- Show the names of the customers that have ordered both a catalogue and a brochure.
-- Which customers had us do a catalogue and also a brochure for them?
-- customers with catalogue and brochure jobs
SELECT T2.cust_name FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no WHERE T1.product_type = 'catalogue' INTERSECT SELECT T2.cust_name FROM job AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no WHERE T1.product_type = 'brochure';
-- database: polarwharf_coldstore
CREATE TABLE client (client_id INTEGER PRIMARY KEY, client_no TEXT, client_name TEXT, country TEXT, contract_type TEXT, is_active INTEGER);
CREATE TABLE worker (worker_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, role_cd TEXT, team_lead_id INTEGER REFERENCES worker(worker_id), licence_exp_dt TEXT, has_forklift TEXT);
CREATE TABLE chamber (chamber_id INTEGER PRIMARY KEY, chamber_cd TEXT, target_temp REAL, capacity_pal INTEGER, status TEXT, responsible_id INTEGER REFERENCES worker(worker_id));
CREATE TABLE product (prod_id INTEGER PRIMARY KEY, prod_cd TEXT, descr TEXT, category TEXT, storage_temp REAL, is_organic INTEGER);
CREATE TABLE inbound (inb_id INTEGER PRIMARY KEY, inb_no TEXT, client_id INTEGER REFERENCES client(client_id), arrived_at TEXT, carrier TEXT, checked_by INTEGER REFERENCES worker(worker_id), status TEXT, truck_temp REAL);
CREATE TABLE pallet (pallet_id INTEGER PRIMARY KEY, sscc TEXT, prod_id INTEGER REFERENCES product(prod_id), inb_id INTEGER REFERENCES inbound(inb_id), chamber_id INTEGER REFERENCES chamber(chamber_id), net_kg REAL, cases INTEGER, best_before TEXT, status TEXT);
CREATE TABLE outbound (outb_id INTEGER PRIMARY KEY, outb_no TEXT, client_id INTEGER REFERENCES client(client_id), dest_city TEXT, planned_dt TEXT, loaded_at TEXT, loaded_by INTEGER REFERENCES worker(worker_id), status TEXT);
CREATE TABLE outbound_line (outb_id INTEGER REFERENCES outbound(outb_id), line_no INTEGER, pallet_id INTEGER REFERENCES pallet(pallet_id), picked_by INTEGER REFERENCES worker(worker_id), PRIMARY KEY (outb_id, line_no));
CREATE TABLE temp_log (log_id INTEGER PRIMARY KEY, chamber_id INTEGER REFERENCES chamber(chamber_id), read_at TEXT, temp_c REAL, alarm INTEGER, ack_by INTEGER REFERENCES worker(worker_id));
INSERT INTO client VALUES (1,'CL-11','Nordhav Seafood','Norway','FIXED',1),(2,'CL-12','Polder Vegetables','Netherlands','FIXED',1),(3,'CL-13','Dairy Isle','Ireland','FLEX',1),(4,'CL-14','Casa Gelato','Italy','FLEX',1),(5,'CL-15','Bresse Poultry','France','FIXED',1),(6,'CL-16','Baltic Berry Trade','Lithuania','FLEX',1),(7,'CL-17','Iberia Shellfish','Spain','FLEX',0),(8,'CL-18','Alpine Bakery Goods','Austria','FIXED',0);
INSERT INTO worker VALUES (1,'Henrik','Aalto','SHIFT_LEAD',NULL,'2026-09-30','Y'),(2,'Marta','Silva','SHIFT_LEAD',NULL,NULL,'N'),(3,'Jonas','Keller','DRIVER',1,'2025-11-15','Y'),(4,'Tess','Verhagen','DRIVER',1,'2027-02-28','Y'),(5,'Dmitri','Sokolov','DRIVER',2,'2025-09-01','Y'),(6,'Amara','Nwosu','CHECKER',2,NULL,'N'),(7,'Luis','Ferrer','CHECKER',1,NULL,'N'),(8,'Birgit','Lund','TECH',2,NULL,'N'),(9,'Ivo','Petkov','DRIVER',2,'2026-04-30','Y'),(10,'Sanne','Bakker','PICKER',1,'2025-12-20','Y');
INSERT INTO chamber VALUES (1,'F1',-24,420,'IN_USE',1),(2,'F2',-24,380,'IN_USE',1),(3,'F3',-28,150,'DEFROST',8),(4,'C1',2,260,'IN_USE',2),(5,'C2',4,240,'IN_USE',2),(6,'D1',-18,300,'IN_USE',1),(7,'C3',7,90,'MAINT',8);
INSERT INTO product VALUES (1,'P100','Cod fillets','fish',-20,0),(2,'P101','Salmon portions','fish',-20,0),(3,'P110','Garden peas','vegetables',-18,1),(4,'P111','Spinach cubes','vegetables',-18,0),(5,'P120','Cheddar blocks','dairy',4,0),(6,'P121','Salted butter','dairy',2,1),(7,'P130','Vanilla ice cream','ice cream',-22,0),(8,'P140','Chicken breasts','poultry',-20,0),(9,'P150','Blueberries','fruit',-18,1),(10,'P160','Puff pastry','bakery',-18,0),(11,'P170','King prawns','fish',-20,0);
INSERT INTO inbound VALUES (1,'IN-5001',1,'2025-02-11 06:40:00','Frostline',6,'RECEIVED',-21.5),(2,'IN-5002',2,'2025-02-18 09:15:00','Kuhlmann Logistik',7,'RECEIVED',-18.8),(3,'IN-5003',3,'2025-03-05 07:30:00','Emerald Haulage',6,'RECEIVED',3.1),(4,'IN-5004',4,'2025-03-20 13:05:00','Frostline',7,'RECEIVED',-22.4),(5,'IN-5005',5,'2025-04-02 05:50:00','Rhone Froid',6,'RECEIVED',-20.2),(6,'IN-5006',1,'2025-04-15 06:20:00','Frostline',3,'RECEIVED',-22),(7,'IN-5007',6,'2025-04-29 10:45:00','Kuhlmann Logistik',6,'RECEIVED',-18.1),(8,'IN-5008',7,'2025-05-06 08:10:00','Rhone Froid',7,'REJECTED',-11.3),(9,'IN-5009',3,'2025-05-14 07:00:00','Emerald Haulage',6,'RECEIVED',2.6),(10,'IN-5010',2,'2025-05-27 09:40:00','Kuhlmann Logistik',1,'RECEIVED',-19),(11,'IN-5011',1,'2025-06-03 06:30:00','Frostline',6,'CHECKING',-20.7),(12,'IN-5012',5,NULL,'Rhone Froid',NULL,'EXPECTED',NULL),(13,'IN-5013',4,NULL,'Frostline',NULL,'EXPECTED',NULL),(14,'IN-5014',3,'2025-05-30 07:20:00','Emerald Haulage',6,'RECEIVED',2.9);
INSERT INTO pallet VALUES (1,'3740001',1,1,NULL,720,60,'2026-08-31','SHIPPED'),(2,'3740002',1,1,1,718,60,'2026-08-31','STORED'),(3,'3740003',2,1,1,640,80,'2026-07-31','STORED'),(4,'3740004',3,2,NULL,800,80,'2027-01-31','SHIPPED'),(5,'3740005',3,2,6,800,80,'2027-01-31','STORED'),(6,'3740006',4,2,6,750,75,'2026-11-30','STORED'),(7,'3740007',5,3,NULL,900,90,'2025-09-30','SHIPPED'),(8,'3740008',6,3,4,860,86,'2025-10-31','STORED'),(9,'3740009',5,3,5,905,90,'2025-09-30','BLOCKED'),(10,'3740010',7,4,2,410,96,'2026-12-31','STORED'),(11,'3740011',7,4,2,412,96,'2026-12-31','STORED'),(12,'3740012',7,4,NULL,408,96,'2026-12-31','SHIPPED'),(13,'3740013',8,5,1,680,68,'2026-04-30','STORED'),(14,'3740014',8,5,NULL,685,68,'2026-04-30','SHIPPED'),(15,'3740015',8,5,2,677,68,'2026-04-30','PICKED'),(16,'3740016',2,6,1,655,82,'2026-10-31','STORED'),(17,'3740017',2,6,1,650,82,'2026-10-31','PICKED'),(18,'3740018',9,7,6,560,112,'2027-03-31','STORED'),(19,'3740019',9,7,NULL,565,112,'2027-03-31','SHIPPED'),(20,'3740020',5,9,5,910,91,'2025-12-31','STORED'),(21,'3740021',6,9,4,855,86,'2026-01-31','STORED'),(22,'3740022',3,10,6,805,80,'2027-04-30','STORED'),(23,'3740023',4,10,6,745,75,'2027-02-28','BLOCKED'),(24,'3740024',1,11,1,725,60,'2026-12-31','BLOCKED');
INSERT INTO outbound VALUES (1,'OUT-801',1,'Hamburg','2025-03-04','2025-03-04 11:20:00',3,'LOADED'),(2,'OUT-802',2,'Antwerp','2025-03-12','2025-03-12 14:05:00',4,'LOADED'),(3,'OUT-803',3,'Cologne','2025-04-03','2025-04-03 09:30:00',3,'LOADED'),(4,'OUT-804',4,'Munich','2025-04-24','2025-04-25 07:50:00',5,'LOADED'),(5,'OUT-805',5,'Hamburg','2025-05-08','2025-05-08 13:15:00',3,'LOADED'),(6,'OUT-806',6,'Berlin','2025-05-20','2025-05-20 16:00:00',4,'LOADED'),(7,'OUT-807',1,'Rotterdam','2025-05-22',NULL,NULL,'CANC'),(8,'OUT-808',5,'Lyon','2025-06-05',NULL,NULL,'PICKING'),(9,'OUT-809',1,'Hamburg','2025-06-06',NULL,NULL,'PICKING'),(10,'OUT-810',3,'Cologne','2025-06-12',NULL,NULL,'PLANNED'),(11,'OUT-811',2,'Hamburg','2025-06-17',NULL,NULL,'PLANNED'),(12,'OUT-812',1,'Bremen','2025-07-02',NULL,NULL,'PLANNED');
INSERT INTO outbound_line VALUES (1,1,1,10),(2,1,4,10),(3,1,7,9),(4,1,12,5),(5,1,14,10),(6,1,19,9),(8,1,15,10),(9,1,17,9),(10,1,20,NULL),(11,1,5,NULL),(11,2,6,NULL),(12,1,2,NULL),(12,2,16,NULL);
INSERT INTO temp_log VALUES (1,1,'2025-06-01 00:00:00',-24.1,0,NULL),(2,2,'2025-06-01 00:00:00',-23.8,0,NULL),(3,3,'2025-06-01 00:00:00',-19.2,1,8),(4,4,'2025-06-01 00:00:00',2.2,0,NULL),(5,5,'2025-06-01 00:00:00',4.4,0,NULL),(6,6,'2025-06-01 00:00:00',-18.3,0,NULL),(7,1,'2025-06-02 00:00:00',-23.6,0,NULL),(8,2,'2025-06-02 00:00:00',-20.5,1,1),(9,3,'2025-06-02 00:00:00',-15.7,1,8),(10,4,'2025-06-02 00:00:00',2.5,0,NULL),(11,5,'2025-06-02 00:00:00',6.9,1,NULL),(12,6,'2025-06-02 00:00:00',-17.9,0,NULL),(13,7,'2025-06-02 00:00:00',9.8,1,8),(14,2,'2025-06-03 00:00:00',-21.1,1,NULL),(15,3,'2025-06-03 00:00:00',-12.4,1,NULL),(16,4,'2025-06-03 00:00:00',2.1,0,NULL);
-- Show the SSCC and the net weight in kg of the blocked pallets.
-- Which pallets are blocked, by SSCC, and how many kg net are on each?
-- blocked pallets: sscc, net kg
SELECT sscc, net_kg FROM pallet WHERE status = 'BLOCKED';
-- Which chambers with a code beginning with F are in use? Give the chamber code and the capacity in pallets.
-- Of the chambers whose code starts with F, which are in use, and how many pallets fit in each?
-- chambers in use, code starting with F: code, pallet capacity
SELECT chamber_cd, capacity_pal FROM chamber WHERE chamber_cd LIKE 'F%' AND status = 'IN_USE';
-- How many temperature readings with an alarm have not been acknowledged by anyone?
-- How many temperature alarms are there that nobody has acknowledged yet?
-- number of alarm readings not acknowledged
SELECT COUNT(*) FROM temp_log WHERE alarm = 1 AND ack_by IS NULL;
-- List the number, destination city and planned date of the outbound orders planned for June 2025 that have not been loaded yet.
-- Which outbound orders planned in June 2025 aren't loaded yet? I want the number, where they go and the planned day.
-- outbound not loaded, planned June 2025: number, destination city, planned date
SELECT outb_no, dest_city, planned_dt FROM outbound WHERE planned_dt >= '2025-06-01' AND planned_dt < '2025-07-01' AND loaded_at IS NULL;
-- Give the first name, last name and licence expiry date of the workers whose licence expires before 1 January 2026.
-- Whose licence runs out before 1 January 2026, and on what date?
-- workers with licence expiry before 2026-01-01, name and expiry date
SELECT first_name, last_name, licence_exp_dt FROM worker WHERE licence_exp_dt < '2026-01-01';
-- How many stored pallets are there in each chamber? Show the chamber code and the number.
-- How many pallets with status stored have we got in each chamber?
-- stored pallets per chamber code
SELECT T2.chamber_cd, COUNT(*) FROM pallet AS T1 JOIN chamber AS T2 ON T1.chamber_id = T2.chamber_id WHERE T1.status = 'STORED' GROUP BY T2.chamber_id;
-- For each client, show the name and the total net weight in kg of the pallets that came in on its inbound deliveries.
-- How many kg net has each client brought in to us on pallets, all told?
-- total net kg of inbound pallets by client
SELECT T3.client_name, SUM(T1.net_kg) FROM pallet AS T1 JOIN inbound AS T2 ON T1.inb_id = T2.inb_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id;
-- What is the average temperature read in each chamber? Show the chamber code and the average.
-- How cold has it been on average in every chamber, going by the temperature log?
-- average logged temperature per chamber
SELECT T2.chamber_cd, AVG(T1.temp_c) FROM temp_log AS T1 JOIN chamber AS T2 ON T1.chamber_id = T2.chamber_id GROUP BY T2.chamber_id;
-- How many outbound orders has each active client placed? Show the client name and the number.
-- Taking only our active clients, how many outbound orders does each have?
-- outbound orders per active client
SELECT T2.client_name, COUNT(*) FROM outbound AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id WHERE T2.is_active = 1 GROUP BY T2.client_id;
-- For each product category, give the total number of cases on the stored pallets.
-- How many cases are stored in each product category, counting pallets with status stored?
-- total cases on stored pallets by product category
SELECT T2.category, SUM(T1.cases) FROM pallet AS T1 JOIN product AS T2 ON T1.prod_id = T2.prod_id WHERE T1.status = 'STORED' GROUP BY T2.category;
-- Show the first name, last name and number of inbound deliveries checked for each worker.
-- How many inbound deliveries has each worker checked?
-- inbound deliveries checked per worker
SELECT T2.first_name, T2.last_name, COUNT(*) FROM inbound AS T1 JOIN worker AS T2 ON T1.checked_by = T2.worker_id GROUP BY T2.worker_id;
-- Which worker has picked the most outbound lines? Give the first and last name.
-- Who has picked more outbound lines than anybody else?
-- worker with most picked lines
SELECT T2.first_name, T2.last_name FROM outbound_line AS T1 JOIN worker AS T2 ON T1.picked_by = T2.worker_id GROUP BY T2.worker_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the descriptions of the three products with the highest total net weight on stored pallets.
-- Which three products have we stored the most of in kg, counting the pallets with status stored?
-- top 3 products by net kg on stored pallets
SELECT T2.descr FROM pallet AS T1 JOIN product AS T2 ON T1.prod_id = T2.prod_id WHERE T1.status = 'STORED' GROUP BY T2.prod_id ORDER BY SUM(T1.net_kg) DESC LIMIT 3;
-- Which client has had the most inbound deliveries received? Show the client name and the number of received deliveries.
-- Which client comes first by inbound deliveries with status received, and how many are there?
-- client with most received inbound deliveries, with number
SELECT T2.client_name, COUNT(*) FROM inbound AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id WHERE T1.status = 'RECEIVED' GROUP BY T2.client_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the first and last name of the worker who loaded the most outbound orders?
-- Who loaded the most outbound orders?
-- worker with most outbound orders loaded
SELECT T2.first_name, T2.last_name FROM outbound AS T1 JOIN worker AS T2 ON T1.loaded_by = T2.worker_id GROUP BY T2.worker_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which clients have no outbound order at all? Show the client number and name.
-- For which clients have we never had an outbound order? Number and name, please.
-- clients without outbound orders: client no, name
SELECT client_no, client_name FROM client WHERE client_id NOT IN (SELECT client_id FROM outbound);
-- List the descriptions of the products of which there has never been a pallet.
-- What products are in the list that we never had a pallet of?
-- products without pallets
SELECT descr FROM product WHERE prod_id NOT IN (SELECT prod_id FROM pallet);
-- Show the codes of the chambers that never had a temperature alarm.
-- In which chambers has there never been a temperature alarm?
-- chambers without alarm
SELECT chamber_cd FROM chamber WHERE chamber_id NOT IN (SELECT chamber_id FROM temp_log WHERE alarm = 1);
-- Which chambers have had at least 2 alarms? Give the chamber code and the number of alarms.
-- What chambers went into alarm twice or more, and how many times each?
-- chambers with 2 or more alarms, with count
SELECT T2.chamber_cd, COUNT(*) FROM temp_log AS T1 JOIN chamber AS T2 ON T1.chamber_id = T2.chamber_id WHERE T1.alarm = 1 GROUP BY T2.chamber_id HAVING COUNT(*) >= 2;
-- Show the inbound number of the deliveries whose pallets weigh more than 2000 kg net in total.
-- Which inbound deliveries brought over 2000 kg net, all pallets together?
-- inbound numbers with total pallet net kg above 2000
SELECT T2.inb_no FROM pallet AS T1 JOIN inbound AS T2 ON T1.inb_id = T2.inb_id GROUP BY T2.inb_id HAVING SUM(T1.net_kg) > 2000;
-- Show the first and last name of each driver and the first and last name of his or her team lead.
-- Which team lead does each driver belong to? The driver's name first.
-- drivers with team lead, full names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM worker AS T1 JOIN worker AS T2 ON T1.team_lead_id = T2.worker_id WHERE T1.role_cd = 'DRIVER';
-- List the first and last names of the workers who have picked an outbound line but have never loaded an outbound order.
-- Who has picked outbound lines and yet never loaded an outbound order?
-- workers who picked lines but never loaded outbound orders
SELECT T2.first_name, T2.last_name FROM outbound_line AS T1 JOIN worker AS T2 ON T1.picked_by = T2.worker_id EXCEPT SELECT T2.first_name, T2.last_name FROM outbound AS T1 JOIN worker AS T2 ON T1.loaded_by = T2.worker_id;
-- database: northbridge_training_inst
CREATE TABLE venue (venue_id INTEGER PRIMARY KEY, venue_name TEXT, city TEXT, street TEXT, has_parking TEXT);
CREATE TABLE room (room_id INTEGER PRIMARY KEY, venue_id INTEGER REFERENCES venue(venue_id), room_cd TEXT, seats INTEGER, has_projector INTEGER);
CREATE TABLE instructor (instr_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, day_rate REAL, contract_type TEXT, is_active INTEGER, mentor_id INTEGER REFERENCES instructor(instr_id));
CREATE TABLE course (course_id INTEGER PRIMARY KEY, course_cd TEXT, title TEXT, field TEXT, days INTEGER, price REAL, prereq_id INTEGER REFERENCES course(course_id), is_active INTEGER);
CREATE TABLE course_session (session_id INTEGER PRIMARY KEY, session_no TEXT, course_id INTEGER REFERENCES course(course_id), instr_id INTEGER REFERENCES instructor(instr_id), room_id INTEGER REFERENCES room(room_id), start_dt TEXT, end_dt TEXT, status TEXT, max_seats INTEGER);
CREATE TABLE company (company_id INTEGER PRIMARY KEY, cust_no TEXT, company_name TEXT, industry TEXT, city TEXT, discount_pct REAL);
CREATE TABLE participant (part_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, company_id INTEGER REFERENCES company(company_id), email TEXT, birth_dt TEXT);
CREATE TABLE enrolment (enrol_id INTEGER PRIMARY KEY, session_id INTEGER REFERENCES course_session(session_id), part_id INTEGER REFERENCES participant(part_id), enrolled_at TEXT, fee_amt REAL, paid_dt TEXT, status TEXT);
CREATE TABLE certificate (cert_id INTEGER PRIMARY KEY, cert_no TEXT, enrol_id INTEGER REFERENCES enrolment(enrol_id), issued_dt TEXT, grade TEXT, signed_by INTEGER REFERENCES instructor(instr_id));
CREATE TABLE evaluation (eval_id INTEGER PRIMARY KEY, enrol_id INTEGER REFERENCES enrolment(enrol_id), score_content INTEGER, score_instr INTEGER, submitted_at TEXT);
INSERT INTO venue VALUES (1,'Northbridge House','Edinburgh','2 Bridge Street','Y'),(2,'Clyde Centre','Glasgow','40 Broomielaw','N'),(3,'Granite Hall','Aberdeen','11 Union Row','Y'),(4,'Tay Rooms','Dundee','6 Dock Street','N'),(5,'Ness Lodge','Inverness','23 Island Bank Road','Y');
INSERT INTO room VALUES (1,1,'N1',12,1),(2,1,'N2',10,1),(3,1,'N3',6,0),(4,2,'C1',14,1),(5,2,'C2',8,0),(6,3,'G1',16,1),(7,3,'G2',10,0),(8,4,'T1',12,1),(9,5,'L1',10,1);
INSERT INTO instructor VALUES (1,'Fiona','Drummond','f.drummond@nbti.org',480,'EMPLOYED',1,NULL),(2,'Alasdair','Boyd','a.boyd@nbti.org',450,'EMPLOYED',1,1),(3,'Renuka','Iyer','renuka@iyer-training.net',720,'FREELANCE',1,NULL),(4,'Piotr','Zielinski','piotr.z@inmail.com',650,'FREELANCE',1,3),(5,'Morag','Sinclair','m.sinclair@nbti.org',410,'EMPLOYED',0,1),(6,'Callum','Reid','c.reid@nbti.org',390,'EMPLOYED',1,2),(7,'Sabine','Roth','sabine@roth-coaching.net',560,'FREELANCE',1,3),(8,'Hugh','Abernethy',NULL,800,'FREELANCE',0,NULL),(9,'Eilidh','Munro','e.munro@nbti.org',430,'EMPLOYED',1,1);
INSERT INTO course VALUES (1,'SAF-10','Fire Safety Basics','safety',1,190,NULL,1),(2,'SAF-20','Fire Warden','safety',2,340,1,1),(3,'SAF-30','Forklift Refresher','safety',1,220,NULL,0),(4,'ACC-10','Bookkeeping Essentials','finance',3,590,NULL,1),(5,'ACC-20','Payroll in Practice','finance',2,480,4,1),(6,'ITX-10','Spreadsheet Skills','IT',2,390,NULL,1),(7,'ITX-20','Data Reporting','IT',3,720,6,1),(8,'ITX-30','Network Security','IT',5,1450,NULL,1),(9,'MGT-10','First Line Leadership','management',3,860,NULL,1),(10,'MGT-20','Leading Change','management',2,930,9,1),(11,'LNG-10','Business German','languages',5,640,NULL,0),(12,'SAF-40','Asbestos Awareness','safety',1,175,NULL,1);
INSERT INTO course_session VALUES (1,'S-241',1,2,1,'2024-09-12','2024-09-12','DONE',12),(2,'S-242',4,1,2,'2024-09-24','2024-09-26','DONE',10),(3,'S-243',6,3,4,'2024-10-08','2024-10-09','DONE',12),(4,'S-244',9,8,1,'2024-11-05','2024-11-07','DONE',8),(5,'S-245',3,5,6,'2024-11-19','2024-11-19','CANC',10),(6,'S-251',2,2,4,'2025-01-21','2025-01-22','DONE',12),(7,'S-252',8,3,2,'2025-02-10','2025-02-14','DONE',8),(8,'S-253',5,1,7,'2025-02-25','2025-02-26','DONE',10),(9,'S-254',7,4,4,'2025-03-11','2025-03-13','DONE',10),(10,'S-255',10,7,1,'2025-03-25','2025-03-26','CANC',8),(11,'S-256',1,6,6,'2025-04-03','2025-04-03','DONE',14),(12,'S-257',9,7,2,'2025-05-06','2025-05-08','DONE',8),(13,'S-258',6,3,7,'2025-06-17','2025-06-18','FULL',4),(14,'S-259',8,4,1,'2025-09-15','2025-09-19','OPEN',8),(15,'S-260',2,2,6,'2025-09-23','2025-09-24','OPEN',12),(16,'S-261',4,1,8,'2025-10-07','2025-10-09','OPEN',10),(17,'S-262',10,7,1,'2025-10-21','2025-10-22','OPEN',8),(18,'S-263',1,2,1,'2025-11-04','2025-11-04','OPEN',12);
INSERT INTO company VALUES (1,'C501','Forth Engineering','manufacturing','Edinburgh',10),(2,'C502','Caledon Logistics','transport','Glasgow',5),(3,'C503','Silverburn Care Homes','care','Glasgow',15),(4,'C504','Deeside Energy','energy','Aberdeen',10),(5,'C505','Tayside Dairy','food','Dundee',0),(6,'C506','Lomond Insurance','finance','Edinburgh',5),(7,'C507','Skye Fisheries','food','Inverness',0),(8,'C508','Arden Hotels','hospitality','Edinburgh',8);
INSERT INTO participant VALUES (1,'Gemma','Rae',1,'g.rae@fortheng.uk','1988-04-12'),(2,'Stuart','Nairn',1,'s.nairn@fortheng.uk','1979-11-30'),(3,'Lewis','Cairns',1,'l.cairns@fortheng.uk','1992-07-05'),(4,'Anita','Bose',1,'a.bose@fortheng.uk','1985-01-19'),(5,'Douglas','Kerr',2,'dkerr@caledonlog.uk','1970-09-08'),(6,'Mhairi','Lennox',2,'mlennox@caledonlog.uk','1995-03-27'),(7,'Tariq','Shah',2,'tshah@caledonlog.uk','1990-12-02'),(8,'Jean','Ferguson',3,'jean.ferguson@silverburn.uk','1966-06-16'),(9,'Olu','Adeyemi',3,'olu.adeyemi@silverburn.uk','1983-10-21'),(10,'Kirsty','Mackay',4,'kmackay@deeside-energy.uk','1994-02-14'),(11,'Neil','Urquhart',4,'nurquhart@deeside-energy.uk','1976-08-25'),(12,'Paula','Jensen',4,'pjensen@deeside-energy.uk','1987-05-03'),(13,'Rhona','Gillies',5,'rhona@taysidedairy.uk','1981-12-11'),(14,'Craig','Dunbar',6,'craig.dunbar@lomondins.uk','1998-01-29'),(15,'Leonie','Marsh',6,'leonie.marsh@lomondins.uk','1991-09-17'),(16,'Viktor','Hald',NULL,'v.hald@inmail.com','1974-03-09'),(17,'Catriona','Bell',NULL,'cat.bell@inmail.com','2000-07-22'),(18,'Ewan','Petrie',NULL,'ewanp@postbox.uk','1996-11-06'),(19,'Shona','Lamont',8,'s.lamont@ardenhotels.uk','1989-08-13'),(20,'Amir','Qureshi',8,'a.qureshi@ardenhotels.uk','1993-04-30');
INSERT INTO enrolment VALUES (1,1,1,'2024-08-02 09:10:00',171,'2024-08-20','ATTENDED'),(2,1,5,'2024-08-05 11:30:00',180.5,'2024-08-28','ATTENDED'),(3,1,8,'2024-08-09 14:00:00',161.5,'2024-09-02','ATTENDED'),(4,1,10,'2024-08-21 10:25:00',171,'2024-09-10','NOSHOW'),(5,2,14,'2024-08-12 08:40:00',560.5,'2024-09-04','ATTENDED'),(6,2,16,'2024-08-26 19:15:00',590,'2024-08-26','ATTENDED'),(7,2,13,'2024-09-02 12:05:00',590,'2024-09-30','NOSHOW'),(8,3,2,'2024-09-04 09:55:00',351,'2024-09-27','ATTENDED'),(9,3,6,'2024-09-10 15:20:00',370.5,'2024-10-02','ATTENDED'),(10,3,15,'2024-09-11 10:00:00',370.5,'2024-10-07','ATTENDED'),(11,3,17,'2024-09-16 21:30:00',390,NULL,'CANC'),(12,4,3,'2024-10-01 08:30:00',774,'2024-10-25','ATTENDED'),(13,4,11,'2024-10-03 13:45:00',774,'2024-10-29','ATTENDED'),(14,4,9,'2024-10-14 16:10:00',731,'2024-11-01','ATTENDED'),(15,6,1,'2024-12-03 09:00:00',306,'2025-01-07','ATTENDED'),(16,6,8,'2024-12-10 11:15:00',289,'2025-01-15','ATTENDED'),(17,6,5,'2025-01-06 10:50:00',323,NULL,'NOSHOW'),(18,7,4,'2024-12-17 14:35:00',1305,'2025-01-20','ATTENDED'),(19,7,12,'2025-01-09 09:20:00',1305,'2025-02-03','ATTENDED'),(20,7,18,'2025-01-13 20:05:00',1450,'2025-01-13','ATTENDED'),(21,8,14,'2025-01-20 08:45:00',456,'2025-02-14','ATTENDED'),(22,8,16,'2025-02-03 18:40:00',480,'2025-02-03','ATTENDED'),(23,9,2,'2025-02-05 10:10:00',648,'2025-03-03','ATTENDED'),(24,9,15,'2025-02-12 11:55:00',684,'2025-03-10','ATTENDED'),(25,9,6,'2025-02-17 15:30:00',684,NULL,'NOSHOW'),(26,11,11,'2025-03-03 09:35:00',171,'2025-03-25','ATTENDED'),(27,11,12,'2025-03-03 09:37:00',171,'2025-03-25','ATTENDED'),(28,11,13,'2025-03-10 13:20:00',190,'2025-04-01','ATTENDED'),(29,11,19,'2025-03-14 16:45:00',174.8,'2025-04-02','ATTENDED'),(30,12,7,'2025-04-02 10:30:00',817,'2025-04-30','ATTENDED'),(31,12,19,'2025-04-09 14:15:00',791.2,'2025-05-02','ATTENDED'),(32,13,3,'2025-05-06 08:55:00',351,'2025-05-28','BOOKED'),(33,13,7,'2025-05-12 12:40:00',370.5,NULL,'BOOKED'),(34,13,9,'2025-05-13 09:15:00',331.5,'2025-06-02','BOOKED'),(35,13,13,'2025-05-20 11:00:00',390,NULL,'BOOKED'),(36,14,2,'2025-06-02 10:05:00',1305,NULL,'BOOKED'),(37,15,11,'2025-06-04 15:50:00',306,NULL,'BOOKED'),(38,15,12,'2025-06-04 15:52:00',306,NULL,'CANC');
INSERT INTO certificate VALUES (1,'Z-9001',1,'2024-09-19','PASS',2),(2,'Z-9002',2,'2024-09-19','PASS',2),(3,'Z-9003',3,'2024-09-19','MERIT',2),(4,'Z-9004',5,'2024-10-04','MERIT',1),(5,'Z-9005',6,'2024-10-04','DIST',1),(6,'Z-9006',8,'2024-10-16','PASS',3),(7,'Z-9007',9,'2024-10-16','MERIT',3),(8,'Z-9008',10,'2024-10-16','DIST',3),(9,'Z-9009',12,'2024-11-18','MERIT',1),(10,'Z-9010',13,'2024-11-18','PASS',1),(11,'Z-9101',15,'2025-01-29','MERIT',2),(12,'Z-9102',16,'2025-01-29','PASS',2),(13,'Z-9103',18,'2025-02-24','DIST',3),(14,'Z-9104',19,'2025-02-24','PASS',3),(15,'Z-9105',21,'2025-03-06','PASS',1),(16,'Z-9106',22,'2025-03-06','DIST',1),(17,'Z-9107',23,'2025-03-21','MERIT',4),(18,'Z-9108',24,'2025-03-21','PASS',4),(19,'Z-9109',30,'2025-05-15','PASS',1);
INSERT INTO evaluation VALUES (1,1,4,5,'2024-09-12 16:40:00'),(2,2,4,4,'2024-09-12 16:45:00'),(3,5,5,5,'2024-09-26 17:00:00'),(4,6,4,5,'2024-09-26 17:05:00'),(5,8,5,4,'2024-10-09 16:30:00'),(6,10,4,5,'2024-10-09 16:35:00'),(7,12,3,3,'2024-11-07 17:10:00'),(8,13,4,2,'2024-11-07 17:15:00'),(9,15,5,5,'2025-01-22 16:20:00'),(10,18,5,5,'2025-02-14 15:50:00'),(11,20,4,4,'2025-02-14 15:55:00'),(12,21,3,4,'2025-02-26 16:30:00'),(13,23,2,3,'2025-03-13 16:45:00'),(14,24,3,4,'2025-03-13 16:50:00'),(15,28,4,4,'2025-04-03 16:10:00'),(16,31,5,5,'2025-05-08 17:00:00');
-- Show the titles and prices of the active courses in the field safety.
-- Which active safety courses do we offer, and what's the price of each?
-- active safety courses with price
SELECT title, price FROM course WHERE field = 'safety' AND is_active = 1;
-- List the session number and start date of the cancelled sessions.
-- Which sessions were cancelled, and when would they have started?
-- cancelled sessions: session no, start date
SELECT session_no, start_dt FROM course_session WHERE status = 'CANC';
-- How many enrolments that are not cancelled have not yet been paid?
-- Leaving the cancelled ones aside, how many enrolments are still unpaid?
-- number of unpaid enrolments, not cancelled
SELECT COUNT(*) FROM enrolment WHERE paid_dt IS NULL AND status != 'CANC';
-- Give the first name, last name and day rate of the freelance instructors with a day rate of more than 600.
-- Which freelance instructors charge over 600 a day, and what is their day rate?
-- freelance instructors, day rate above 600, name and rate
SELECT first_name, last_name, day_rate FROM instructor WHERE contract_type = 'FREELANCE' AND day_rate > 600;
-- Show the first name, last name and email of the participants who belong to no company.
-- Who among the participants comes without a company behind them? Names and email, please.
-- participants without company, name and email
SELECT first_name, last_name, email FROM participant WHERE company_id IS NULL;
-- For each course, show the title and the number of enrolments in its sessions.
-- How many enrolments has each course had over all its sessions?
-- enrolments per course title
SELECT T3.title, COUNT(*) FROM enrolment AS T1 JOIN course_session AS T2 ON T1.session_id = T2.session_id JOIN course AS T3 ON T2.course_id = T3.course_id GROUP BY T3.course_id;
-- For each field of courses, show the field and the total of the enrolment fees that have been paid.
-- How much in enrolment fees has actually been paid to us, field by field?
-- sum of paid enrolment fees by course field
SELECT T3.field, SUM(T1.fee_amt) FROM enrolment AS T1 JOIN course_session AS T2 ON T1.session_id = T2.session_id JOIN course AS T3 ON T2.course_id = T3.course_id WHERE T1.paid_dt IS NOT NULL GROUP BY T3.field;
-- Show the first name, last name and average instructor score in the evaluations for each instructor.
-- What's the average instructor score that each of our instructors gets in the evaluations?
-- average evaluation instructor score per instructor
SELECT T4.first_name, T4.last_name, AVG(T1.score_instr) FROM evaluation AS T1 JOIN enrolment AS T2 ON T1.enrol_id = T2.enrol_id JOIN course_session AS T3 ON T2.session_id = T3.session_id JOIN instructor AS T4 ON T3.instr_id = T4.instr_id GROUP BY T4.instr_id;
-- How many sessions starting in 2025 are there at each venue? Show the venue name and the number.
-- At each venue, how many sessions start in 2025?
-- sessions per venue, start 2025
SELECT T3.venue_name, COUNT(*) FROM course_session AS T1 JOIN room AS T2 ON T1.room_id = T2.room_id JOIN venue AS T3 ON T2.venue_id = T3.venue_id WHERE T1.start_dt >= '2025-01-01' AND T1.start_dt < '2026-01-01' GROUP BY T3.venue_id;
-- Show each company's name and the number of its participants.
-- How many participants do we have from each company?
-- participants per company
SELECT T2.company_name, COUNT(*) FROM participant AS T1 JOIN company AS T2 ON T1.company_id = T2.company_id GROUP BY T2.company_id;
-- How many different participants have attended a session in each city? Show the city of the venue and the number.
-- How many different people attended something with us, city by city where the venues are?
-- number of distinct participants attended by venue city
SELECT T4.city, COUNT(DISTINCT T1.part_id) FROM enrolment AS T1 JOIN course_session AS T2 ON T1.session_id = T2.session_id JOIN room AS T3 ON T2.room_id = T3.room_id JOIN venue AS T4 ON T3.venue_id = T4.venue_id WHERE T1.status = 'ATTENDED' GROUP BY T4.city;
-- Which course has the highest total of enrolment fees? Show the title.
-- Which course comes first when you add up all its enrolment fees?
-- course with highest sum of enrolment fees
SELECT T3.title FROM enrolment AS T1 JOIN course_session AS T2 ON T1.session_id = T2.session_id JOIN course AS T3 ON T2.course_id = T3.course_id GROUP BY T3.course_id ORDER BY SUM(T1.fee_amt) DESC LIMIT 1;
-- Name the three companies with the most enrolments of their participants, and the number of enrolments.
-- Which three companies have the most enrolments with us, and how many does each have?
-- top 3 companies by enrolments, with number
SELECT T3.company_name, COUNT(*) FROM enrolment AS T1 JOIN participant AS T2 ON T1.part_id = T2.part_id JOIN company AS T3 ON T2.company_id = T3.company_id GROUP BY T3.company_id ORDER BY COUNT(*) DESC LIMIT 3;
-- Show the first and last name of the instructor with the most sessions.
-- Which instructor has got the most sessions?
-- instructor with most sessions
SELECT T2.first_name, T2.last_name FROM course_session AS T1 JOIN instructor AS T2 ON T1.instr_id = T2.instr_id GROUP BY T2.instr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which instructor has signed the most certificates? Give the first and last name.
-- Who has signed more certificates than any other instructor?
-- instructor with most certificates signed
SELECT T2.first_name, T2.last_name FROM certificate AS T1 JOIN instructor AS T2 ON T1.signed_by = T2.instr_id GROUP BY T2.instr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the course codes and titles of the courses that have never had a session.
-- Which courses have we never put on a session for? Code and title.
-- courses without sessions: code, title
SELECT course_cd, title FROM course WHERE course_id NOT IN (SELECT course_id FROM course_session);
-- Show the first and last names of the active instructors without a session starting in 2025.
-- Which active instructors have no session starting in 2025?
-- active instructors with no session starting 2025
SELECT first_name, last_name FROM instructor WHERE is_active = 1 AND instr_id NOT IN (SELECT instr_id FROM course_session WHERE start_dt >= '2025-01-01' AND start_dt < '2026-01-01');
-- Which participants have never received a certificate? Show first and last names.
-- Who among the participants has never been given a certificate?
-- participants without certificate
SELECT first_name, last_name FROM participant WHERE part_id NOT IN (SELECT T1.part_id FROM enrolment AS T1 JOIN certificate AS T2 ON T1.enrol_id = T2.enrol_id);
-- Show the session numbers of the sessions with at least 4 enrolments.
-- Which sessions have 4 enrolments or more? The session number will do.
-- session numbers with 4 or more enrolments
SELECT T2.session_no FROM enrolment AS T1 JOIN course_session AS T2 ON T1.session_id = T2.session_id GROUP BY T2.session_id HAVING COUNT(*) >= 4;
-- Which courses have an average content score below 4 in the evaluations? Give the title and the average score.
-- Which courses stay under 4 on average for content in the evaluations, and what is the average?
-- courses with average content score below 4, with average
SELECT T4.title, AVG(T1.score_content) FROM evaluation AS T1 JOIN enrolment AS T2 ON T1.enrol_id = T2.enrol_id JOIN course_session AS T3 ON T2.session_id = T3.session_id JOIN course AS T4 ON T3.course_id = T4.course_id GROUP BY T4.course_id HAVING AVG(T1.score_content) < 4;
-- Show the title of every course that has a prerequisite, together with the title of the prerequisite course.
-- Which courses need another course first, and which one is it?
-- courses with their prerequisite course, titles
SELECT T1.title, T2.title FROM course AS T1 JOIN course AS T2 ON T1.prereq_id = T2.course_id;
-- List the titles of the courses whose price is higher than the average price of all courses.
-- Which courses are priced above our average course price?
-- titles of courses priced above average
SELECT title FROM course WHERE price > (SELECT AVG(price) FROM course);
-- database: tollgate_customs_brokers
CREATE TABLE office (office_cd TEXT, office_name TEXT, port_city TEXT, opened_dt TEXT);
CREATE TABLE agent (agent_id INTEGER, first_name TEXT, last_name TEXT, licence_no TEXT, office_cd TEXT, supervisor_id INTEGER, joined_dt TEXT, left_dt TEXT);
CREATE TABLE client (client_no TEXT, client_name TEXT, eori_no TEXT, city TEXT, deferment_acct TEXT, acct_handler_id INTEGER, is_active INTEGER);
CREATE TABLE country (ctry_cd TEXT, ctry_name TEXT, is_eu INTEGER);
CREATE TABLE tariff (hs_cd TEXT, descr TEXT, duty_pct REAL, needs_licence TEXT);
CREATE TABLE declaration (decl_no TEXT, client_no TEXT, agent_id INTEGER, checked_by INTEGER, decl_type TEXT, origin_cd TEXT, status TEXT, lodged_at TEXT, cleared_at TEXT, incoterm TEXT);
CREATE TABLE decl_line (decl_no TEXT, line_no INTEGER, hs_cd TEXT, qty INTEGER, net_kg REAL, value_amt REAL, duty_amt REAL);
CREATE TABLE inspection (insp_id INTEGER, decl_no TEXT, insp_type TEXT, ordered_dt TEXT, done_dt TEXT, result_cd TEXT, officer_name TEXT);
CREATE TABLE status_log (log_id INTEGER, decl_no TEXT, old_status TEXT, new_status TEXT, changed_at TEXT, changed_by INTEGER);
CREATE TABLE fee_invoice (inv_no TEXT, decl_no TEXT, inv_dt TEXT, amt REAL, paid_dt TEXT, is_disputed INTEGER);
INSERT INTO office VALUES ('FXT','Felixstowe Office','Felixstowe','2004-06-01'),('DOV','Dover Office','Dover','1998-03-16'),('LHR','Heathrow Office','London','2010-09-06'),('SOU','Southampton Office','Southampton','2015-02-02'),('IMM','Immingham Office','Immingham','2023-10-09');
INSERT INTO agent VALUES (31,'Beatrice','Lomax','CB-1107','FXT',NULL,'2006-05-02',NULL),(32,'Victor','Adair','CB-1240','FXT',31,'2012-08-20',NULL),(33,'Hana','Novotna','CB-1315','DOV',31,'2014-01-13',NULL),(34,'Piers','Cotterill','CB-1322','DOV',33,'2016-06-06','2025-02-28'),(35,'Grace','Achebe','CB-1408','LHR',31,'2013-11-04',NULL),(36,'Mateo','Rivas','CB-1419','LHR',35,'2019-03-25',NULL),(37,'Sunita','Rao','CB-1450','SOU',31,'2015-02-02',NULL),(38,'Kieran','Doyle','CB-1502','SOU',37,'2021-09-13',NULL),(39,'Elif','Aydin','CB-1533','FXT',32,'2022-05-16',NULL),(40,'Noel','Prentice',NULL,'IMM',31,'2024-04-15',NULL),(41,'Dorothy','Speight','CB-1266','DOV',33,'2011-07-18','2024-09-30');
INSERT INTO client VALUES ('C-201','Hallmark Ceramics','GB410200011000','Stoke-on-Trent','DA55120',32,1),('C-202','Brightwell Bicycles','GB410200027000','Nottingham','DA55134',33,1),('C-203','Saffron Foods','GB410200033000','Leicester',NULL,33,1),('C-204','Orion Medical Devices','GB410200048000','Reading','DA55149',35,1),('C-205','Larkspur Textiles','GB410200052000','Bradford',NULL,32,1),('C-206','Tideway Marine Parts','GB410200069000','Southampton','DA55161',37,1),('C-207','Copperfield Spirits','GB410200074000','Edinburgh','DA55170',35,1),('C-208','Juniper Cosmetics','GB410200081000','Bath',NULL,37,0),('C-209','Penrose Furniture','GB410200096000','High Wycombe','DA55188',32,0),('C-210','Quantock Toys','GB410200103000','Taunton',NULL,37,1);
INSERT INTO country VALUES ('CN','China',0),('DE','Germany',1),('TR','Turkey',0),('IN','India',0),('US','United States',0),('FR','France',1),('VN','Vietnam',0),('IT','Italy',1),('GB','United Kingdom',0);
INSERT INTO tariff VALUES ('6911','Porcelain tableware',12,'N'),('8712','Bicycles',14,'N'),('8714','Bicycle parts',4.7,'N'),('0910','Spices',8.5,'N'),('9018','Medical instruments',0,'Y'),('5208','Cotton fabric',8,'N'),('8483','Transmission shafts',6,'N'),('2208','Spirits',0,'Y'),('3304','Make-up preparations',2.5,'N'),('0406','Cheese',7.7,'Y'),('9403','Wooden furniture',5.6,'N'),('0207','Poultry meat',10,'Y');
INSERT INTO declaration VALUES ('D25001','C-201',32,31,'IMP','CN','CLEARED','2025-01-08 09:12:00','2025-01-09 15:40:00','FOB'),('D25002','C-202',33,31,'IMP','CN','CLEARED','2025-01-15 08:30:00','2025-01-16 11:05:00','FOB'),('D25003','C-203',34,33,'IMP','IN','CLEARED','2025-01-22 10:45:00','2025-01-25 09:30:00','CIF'),('D25004','C-204',35,NULL,'EXP','GB','CLEARED','2025-01-30 14:20:00','2025-01-30 18:10:00','DAP'),('D25005','C-205',32,31,'IMP','TR','CLEARED','2025-02-06 11:00:00','2025-02-07 16:25:00','CIF'),('D25006','C-206',38,37,'IMP','DE','CLEARED','2025-02-12 09:50:00','2025-02-12 17:30:00','DAP'),('D25007','C-202',33,NULL,'IMP','CN','CLEARED','2025-02-20 13:35:00','2025-02-24 10:15:00','FOB'),('D25008','C-207',36,35,'EXP','GB','CLEARED','2025-02-27 15:05:00','2025-02-28 09:00:00','FCA'),('D25009','C-203',33,31,'IMP','IN','CANC','2025-03-04 08:55:00',NULL,'CIF'),('D25010','C-201',39,32,'IMP','CN','CLEARED','2025-03-11 10:20:00','2025-03-13 14:50:00','FOB'),('D25011','C-204',36,35,'IMP','US','CLEARED','2025-03-18 12:40:00','2025-03-19 16:00:00','DAP'),('D25012','C-206',38,37,'EXP','GB','CLEARED','2025-03-25 09:25:00','2025-03-25 15:45:00','FCA'),('D25013','C-202',32,31,'IMP','CN','HELD','2025-03-31 16:30:00',NULL,'FOB'),('D25014','C-208',37,NULL,'IMP','FR','CLEARED','2025-04-08 11:10:00','2025-04-08 17:55:00','DAP'),('D25015','C-205',32,NULL,'IMP','TR','CLEARED','2025-04-16 09:40:00','2025-04-17 13:20:00','CIF'),('D25016','C-203',33,31,'IMP','FR','HELD','2025-05-06 08:15:00',NULL,'DAP'),('D25017','C-201',39,32,'IMP','CN','CLEARED','2025-05-14 10:05:00','2025-05-16 12:30:00','FOB'),('D25018','C-206',38,37,'TRA','DE','LODGED','2025-06-02 14:50:00',NULL,'DAP'),('D25019','C-204',35,NULL,'IMP','DE','LODGED','2025-06-05 09:30:00',NULL,'DAP'),('D25020','C-202',32,31,'IMP','TR','HELD','2025-06-09 11:45:00',NULL,'CIF'),('D25021','C-202',33,31,'EXP','GB','CLEARED','2025-04-29 13:15:00','2025-04-29 18:20:00','FCA'),('D25022','C-205',32,31,'IMP','IN','CLEARED','2025-05-27 10:35:00','2025-05-29 09:10:00','CIF');
INSERT INTO decl_line VALUES ('D25001',1,'6911',2400,3100,18600,2232),('D25002',1,'8712',180,2700,41400,5796),('D25002',2,'8714',600,410,9800,460.6),('D25003',1,'0910',320,1600,12400,1054),('D25004',1,'9018',40,260,88000,0),('D25005',1,'5208',5200,4150,27300,2184),('D25006',1,'8483',75,980,33500,2010),('D25007',1,'8714',900,640,14200,667.4),('D25008',1,'2208',1440,1900,36700,0),('D25009',1,'0910',210,1050,8300,705.5),('D25010',1,'6911',1800,2350,14100,1692),('D25011',1,'9018',25,140,61500,0),('D25012',1,'8483',30,410,15900,0),('D25013',1,'8712',120,1800,28800,4032),('D25013',2,'8714',350,230,5600,263.2),('D25013',3,'8483',20,90,2100,126),('D25014',1,'3304',2600,520,19700,492.5),('D25015',1,'5208',4400,3500,22600,1808),('D25016',1,'0406',400,2000,15200,1170.4),('D25016',2,'0207',300,3000,9900,990),('D25016',3,'0910',60,240,2700,229.5),('D25017',1,'6911',2100,2800,16900,2028),('D25018',1,'8483',40,560,21800,0),('D25019',1,'9018',15,95,40300,0),('D25020',1,'8714',750,520,11900,559.3),('D25021',1,'8712',35,520,13600,0),('D25022',1,'5208',3900,3050,17800,1424);
INSERT INTO inspection VALUES (1,'D25001','DOC','2025-01-08','2025-01-09','OK','R. Hensley'),(2,'D25003','PHYS','2025-01-22','2025-01-24','OK','M. Farrow'),(3,'D25007','SCAN','2025-02-20','2025-02-21','OK','R. Hensley'),(4,'D25007','PHYS','2025-02-21','2025-02-24','OK','J. Albright'),(5,'D25010','DOC','2025-03-11','2025-03-12','OK','R. Hensley'),(6,'D25013','SCAN','2025-04-01','2025-04-02','FAIL','J. Albright'),(7,'D25013','PHYS','2025-04-03',NULL,NULL,'M. Farrow'),(8,'D25016','PHYS','2025-05-06','2025-05-08','FAIL','M. Farrow'),(9,'D25016','DOC','2025-05-09',NULL,NULL,'K. Osei'),(10,'D25017','SCAN','2025-05-14','2025-05-15','OK','K. Osei'),(11,'D25020','DOC','2025-06-10',NULL,NULL,'J. Albright'),(12,'D25022','DOC','2025-05-27','2025-05-28','OK','K. Osei');
INSERT INTO status_log VALUES (1,'D25001','LODGED','CLEARED','2025-01-09 15:40:00',32),(2,'D25007','LODGED','HELD','2025-02-20 15:00:00',33),(3,'D25007','HELD','CLEARED','2025-02-24 10:15:00',33),(4,'D25009','LODGED','CANC','2025-03-05 09:20:00',31),(5,'D25010','LODGED','HELD','2025-03-11 12:00:00',39),(6,'D25010','HELD','CLEARED','2025-03-13 14:50:00',32),(7,'D25013','LODGED','HELD','2025-04-01 08:30:00',32),(8,'D25016','LODGED','HELD','2025-05-06 13:45:00',33),(9,'D25017','LODGED','CLEARED','2025-05-16 12:30:00',39),(10,'D25020','LODGED','HELD','2025-06-10 09:05:00',32),(11,'D25022','LODGED','CLEARED','2025-05-29 09:10:00',32);
INSERT INTO fee_invoice VALUES ('F-3301','D25001','2025-01-13',185,'2025-02-10',0),('F-3302','D25002','2025-01-20',240,'2025-02-18',0),('F-3303','D25003','2025-01-29',210,'2025-03-03',1),('F-3304','D25004','2025-02-03',150,'2025-02-27',0),('F-3305','D25005','2025-02-10',185,'2025-03-12',0),('F-3306','D25006','2025-02-17',175,'2025-03-10',0),('F-3307','D25007','2025-02-27',390,NULL,1),('F-3308','D25008','2025-03-03',160,'2025-03-31',0),('F-3309','D25010','2025-03-17',230,NULL,1),('F-3310','D25011','2025-03-24',195,'2025-04-22',0),('F-3311','D25012','2025-03-28',150,NULL,0),('F-3312','D25014','2025-04-14',180,NULL,0),('F-3313','D25015','2025-04-22',185,'2025-05-20',0),('F-3314','D25017','2025-05-20',260,NULL,0),('F-3315','D25021','2025-05-02',155,NULL,0),('F-3316','D25022','2025-06-02',205,NULL,0);
-- Show the declaration number, the status and the time of lodging of the declarations with status lodged or held.
-- Which declarations are lodged or held at the moment? I need the number, which of the two it is and when each was lodged.
-- declarations lodged or held: number, status, lodged at
SELECT decl_no, status, lodged_at FROM declaration WHERE status IN ('LODGED', 'HELD');
-- What are the names and EORI numbers of the clients that are not active?
-- Which of our clients are inactive? Name and EORI number, please.
-- inactive clients with EORI number
SELECT client_name, eori_no FROM client WHERE is_active = 0;
-- How many import declarations were lodged in March 2025?
-- In March 2025, how many import declarations did we lodge?
-- number of import declarations lodged March 2025
SELECT COUNT(*) FROM declaration WHERE decl_type = 'IMP' AND lodged_at >= '2025-03-01' AND lodged_at < '2025-04-01';
-- List the invoice numbers and amounts of the disputed fee invoices that have not been paid.
-- Which disputed fee invoices are still unpaid, and for what amount?
-- disputed unpaid fee invoices with amount
SELECT inv_no, amt FROM fee_invoice WHERE is_disputed = 1 AND paid_dt IS NULL;
-- Give the HS code and the description of the tariffs that need a licence and have a duty of more than 5 percent.
-- Which tariffs need a licence and carry more than 5 percent duty? HS code and description.
-- tariffs needing licence, duty over 5 percent: HS code, description
SELECT hs_cd, descr FROM tariff WHERE needs_licence = 'Y' AND duty_pct > 5;
-- How many declarations did the agents of each office lodge? Show the office name and the number.
-- How many declarations have been lodged by each office's agents?
-- declarations per office
SELECT T3.office_name, COUNT(*) FROM declaration AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id JOIN office AS T3 ON T2.office_cd = T3.office_cd GROUP BY T3.office_cd;
-- For each client, show the name and the total duty amount on its declarations that were cleared.
-- How much duty has each client had in total on declarations with status cleared?
-- total duty per client, cleared declarations
SELECT T3.client_name, SUM(T1.duty_amt) FROM decl_line AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN client AS T3 ON T2.client_no = T3.client_no WHERE T2.status = 'CLEARED' GROUP BY T3.client_no;
-- What is the average value of a declaration line for each country of origin? Show the country name and the average.
-- On average, what is a declaration line worth for goods from each country of origin?
-- average line value by country of origin
SELECT T3.ctry_name, AVG(T1.value_amt) FROM decl_line AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN country AS T3 ON T2.origin_cd = T3.ctry_cd GROUP BY T3.ctry_cd;
-- Show the first name and last name of each agent with the number of inspections on his or her declarations.
-- How many inspections has each agent had on their declarations?
-- inspections on declarations per agent
SELECT T3.first_name, T3.last_name, COUNT(*) FROM inspection AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN agent AS T3 ON T2.agent_id = T3.agent_id GROUP BY T3.agent_id;
-- For each client with unpaid fee invoices, show the client name and the total amount unpaid.
-- How much does each client still owe us on unpaid fee invoices?
-- total unpaid fee invoice amount per client
SELECT T3.client_name, SUM(T1.amt) FROM fee_invoice AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN client AS T3 ON T2.client_no = T3.client_no WHERE T1.paid_dt IS NULL GROUP BY T3.client_no;
-- For the declarations lodged in 2025, show each month of lodging as a number and the total duty amount.
-- Month by month, how much duty was there in total on the declarations we lodged in 2025? The month as a number.
-- total duty by month of lodging 2025
SELECT CAST(strftime('%m', T2.lodged_at) AS INTEGER), SUM(T1.duty_amt) FROM decl_line AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no WHERE T2.lodged_at >= '2025-01-01' AND T2.lodged_at < '2026-01-01' GROUP BY CAST(strftime('%m', T2.lodged_at) AS INTEGER);
-- Which client has the highest total duty amount over all its declarations? Show the client name and the total.
-- Which client has run up the most duty over all its declarations, and how much is it?
-- client with highest total duty, with amount
SELECT T3.client_name, SUM(T1.duty_amt) FROM decl_line AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN client AS T3 ON T2.client_no = T3.client_no GROUP BY T3.client_no ORDER BY SUM(T1.duty_amt) DESC LIMIT 1;
-- Name the two agents with the most cleared declarations, first name and last name.
-- Who are the two agents with the most declarations cleared?
-- top 2 agents by number of cleared declarations
SELECT T2.first_name, T2.last_name FROM declaration AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id WHERE T1.status = 'CLEARED' GROUP BY T2.agent_id ORDER BY COUNT(*) DESC LIMIT 2;
-- From which country of origin do the most declarations come? Give the country name.
-- Which country of origin do we see on the most declarations?
-- country of origin with most declarations
SELECT T2.ctry_name FROM declaration AS T1 JOIN country AS T2 ON T1.origin_cd = T2.ctry_cd GROUP BY T2.ctry_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which three tariffs have the highest total value on declaration lines? Show their descriptions.
-- Adding up the value of all declaration lines, which three tariffs are the biggest?
-- top 3 tariffs by total declared value
SELECT T2.descr FROM decl_line AS T1 JOIN tariff AS T2 ON T1.hs_cd = T2.hs_cd GROUP BY T2.hs_cd ORDER BY SUM(T1.value_amt) DESC LIMIT 3;
-- List the names of the clients for whom there has never been a declaration.
-- For which clients have we never done a declaration?
-- clients without declarations
SELECT client_name FROM client WHERE client_no NOT IN (SELECT client_no FROM declaration);
-- Show the numbers of the cleared declarations on which no inspection was ever ordered.
-- Which cleared declarations went through without any inspection? Just the numbers.
-- cleared declarations without inspection, number
SELECT decl_no FROM declaration WHERE status = 'CLEARED' AND decl_no NOT IN (SELECT decl_no FROM inspection);
-- Which agents who have not left have never checked a declaration? Show first and last names.
-- Who of the agents that haven't left has never checked a declaration?
-- agents not left, never checked a declaration
SELECT first_name, last_name FROM agent WHERE left_dt IS NULL AND agent_id NOT IN (SELECT checked_by FROM declaration WHERE checked_by IS NOT NULL);
-- Which clients have had more than 2 inspections on their declarations? Give the client name and the number.
-- Which clients were inspected more than 2 times over all their declarations, and how often?
-- clients with more than 2 inspections, with count
SELECT T3.client_name, COUNT(*) FROM inspection AS T1 JOIN declaration AS T2 ON T1.decl_no = T2.decl_no JOIN client AS T3 ON T2.client_no = T3.client_no GROUP BY T3.client_no HAVING COUNT(*) > 2;
-- Show the number of each declaration whose lines have a total value of more than 40000.
-- Which declarations come to over 40000 in value, all their lines together?
-- declaration numbers with total line value above 40000
SELECT decl_no FROM decl_line GROUP BY decl_no HAVING SUM(value_amt) > 40000;
-- For every agent who has not left, show the first and last name and the first and last name of the supervisor.
-- Who supervises whom among the agents that haven't left? The agent first, then the supervisor.
-- agents not left with supervisor, full names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM agent AS T1 JOIN agent AS T2 ON T1.supervisor_id = T2.agent_id WHERE T1.left_dt IS NULL;
-- List the first and last names of the agents who have checked a declaration or changed a status in the status log, each only once.
-- Which agents have either checked a declaration or made a change in the status log? Everyone just once.
-- agents who checked a declaration or changed a status in the log, no repeats
SELECT T2.first_name, T2.last_name FROM declaration AS T1 JOIN agent AS T2 ON T1.checked_by = T2.agent_id UNION SELECT T2.first_name, T2.last_name FROM status_log AS T1 JOIN agent AS T2 ON T1.changed_by = T2.agent_id;
