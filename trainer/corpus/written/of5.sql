-- database: fenland_seed_coop
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, dept_cd TEXT, reports_to INTEGER REFERENCES employee(emp_id), hired_on TEXT, left_on TEXT);
CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, depot_name TEXT, county TEXT, manager_id INTEGER REFERENCES employee(emp_id), capacity_t INTEGER, is_active INTEGER);
CREATE TABLE member (member_id INTEGER PRIMARY KEY, member_no TEXT, first_name TEXT, last_name TEXT, farm_name TEXT, village TEXT, hectares REAL, joined_dt TEXT, resigned_dt TEXT, advisor_id INTEGER REFERENCES employee(emp_id), organic TEXT);
CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, supplier_name TEXT, country TEXT, is_active INTEGER);
CREATE TABLE product (product_id INTEGER PRIMARY KEY, prod_cd TEXT, prod_name TEXT, prod_type TEXT, uom TEXT, list_price REAL, supplier_id INTEGER REFERENCES supplier(supplier_id), discontinued INTEGER);
CREATE TABLE sales_order (order_id INTEGER PRIMARY KEY, order_no TEXT, member_id INTEGER REFERENCES member(member_id), depot_id INTEGER REFERENCES depot(depot_id), order_dt TEXT, delivered_dt TEXT, status TEXT, taken_by INTEGER REFERENCES employee(emp_id));
CREATE TABLE order_line (order_id INTEGER REFERENCES sales_order(order_id), line_no INTEGER, product_id INTEGER REFERENCES product(product_id), qty INTEGER, unit_price REAL, PRIMARY KEY (order_id, line_no));
CREATE TABLE depot_stock (depot_id INTEGER REFERENCES depot(depot_id), product_id INTEGER REFERENCES product(product_id), on_hand INTEGER, reorder_lvl INTEGER, counted_on TEXT, PRIMARY KEY (depot_id, product_id));
CREATE TABLE grain_intake (intake_id INTEGER PRIMARY KEY, ticket_no TEXT, member_id INTEGER REFERENCES member(member_id), depot_id INTEGER REFERENCES depot(depot_id), crop TEXT, net_weight_t REAL, moisture_pct REAL, rcvd_at TEXT, rejected TEXT);
CREATE TABLE farm_visit (visit_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(member_id), agronomist_id INTEGER REFERENCES employee(emp_id), visit_dt TEXT, topic TEXT, follow_up_dt TEXT);
INSERT INTO employee VALUES (1,'Margaret','Thorley','general manager','MGT',NULL,'2009-03-01',NULL),(2,'Colin','Pridmore','depot manager','OPS',1,'2012-06-18',NULL),(3,'Hazel','Wiseman','depot manager','OPS',1,'2015-01-12',NULL),(4,'Derek','Stokes','depot manager','OPS',1,'2011-09-05','2024-10-31'),(5,'Anita','Bhatt','agronomist','AGR',1,'2016-02-22',NULL),(6,'Rory','Elsom','agronomist','AGR',5,'2019-04-01',NULL),(7,'Janine','Cope','agronomist','AGR',5,'2021-08-16',NULL),(8,'Lewis','Harding','sales clerk','SAL',2,'2018-05-07',NULL),(9,'Olga','Petrenko','sales clerk','SAL',2,'2020-11-02',NULL),(10,'Simon','Fitch','sales clerk','SAL',3,'2022-03-14','2025-01-31'),(11,'Beth','Marlow','depot manager','OPS',1,'2017-07-24',NULL),(12,'Tom','Ashby','agronomist','AGR',5,'2023-09-04',NULL),(13,'Nadia','Kerr','agronomist','AGR',5,'2025-04-07',NULL);
INSERT INTO depot VALUES (1,'Spalding Main','Lincolnshire',2,12000,1),(2,'March Station Road','Cambridgeshire',3,8500,1),(3,'Boston Dock','Lincolnshire',11,15000,1),(4,'Holbeach','Lincolnshire',2,4200,1),(5,'Wisbech Old Mill','Cambridgeshire',NULL,2600,0),(6,'Sleaford Yard','Lincolnshire',NULL,3100,0),(7,'Ely Sidings','Cambridgeshire',3,5100,1);
INSERT INTO member VALUES (1,'M1004','George','Tunnard','Cowbit Grange','Cowbit',312.5,'1998-04-01',NULL,5,'N'),(2,'M1011','Sheila','Dack','Willow Farm','Moulton Chapel',148,'2001-10-15',NULL,6,'N'),(3,'M1019','Alan','Bratley','Fleet Fen Farm','Fleet',540,'1995-02-20',NULL,5,'N'),(4,'M1023','Ruth','Caudwell','Ings House','Wainfleet',96.4,'2007-03-12',NULL,7,'Y'),(5,'M1030','Peter','Grooby','Black Drove Farm','Thorney',425,'2003-06-30',NULL,6,'N'),(6,'M1037','Emma','Lowe','Crowtree Farm','Crowland',210.8,'2012-09-01',NULL,7,'Y'),(7,'M1042','Henry','Worth','Manor Farm','Weston',368,'1999-01-18','2024-03-31',5,'N'),(8,'M1048','Jan','Kowalczyk','Sixteen Foot Farm','Stonea',187.2,'2016-05-09',NULL,6,'N'),(9,'M1055','Fiona','Sneath','Church Bridge Farm','Quadring',72,'2018-11-26',NULL,7,'Y'),(10,'M1060','William','Pick','Reedham Lodge','Holbeach St Johns',288,'2005-08-03',NULL,12,'N'),(11,'M1066','Carol','Dring','Gosberton Bank Farm','Gosberton',134.6,'2010-02-14',NULL,12,'N'),(12,'M1071','Stephen','Ward','Poplar Farm','Manea',503,'2008-07-22',NULL,6,'N'),(13,'M1077','Nicola','Hay','Glebe Farm','Little Downham',58.5,'2020-01-06','2025-02-28',7,'Y'),(14,'M1080','Robert','Fountain','Priory Farm','Swineshead',241,'2014-12-01',NULL,12,'N'),(15,'M1085','Lucy','Means','Bank House Farm','Surfleet',115,'2022-04-19',NULL,5,'Y'),(16,'M1091','Oliver','Stanton','Tydd Marsh Farm','Tydd St Mary',176,'2024-09-10',NULL,NULL,'N');
INSERT INTO supplier VALUES (1,'Anglia Seeds','UK',1),(2,'Rijnland Zaden','Netherlands',1),(3,'Humber Nitrogen','UK',1),(4,'Baltic Potash','Latvia',0),(5,'Kestrel Crop Science','UK',1),(6,'Nordsaat','Germany',1);
INSERT INTO product VALUES (1,'SD-101','Winter wheat Skyfall','seed','bag',412,1,0),(2,'SD-104','Winter barley Orwell','seed','bag',388,1,0),(3,'SD-110','Spring bean Lynx','seed','bag',365,6,0),(4,'SD-115','Sugar beet Daphna','seed','unit',214.5,2,0),(5,'SD-120','Mustard White','seed','bag',96,2,0),(6,'SD-122','Oilseed rape Campus','seed','bag',254,1,1),(7,'FT-201','Ammonium nitrate 34.5','fertiliser','t',352,3,0),(8,'FT-205','Muriate of potash','fertiliser','t',318,4,1),(9,'FT-208','Triple super phosphate','fertiliser','t',465,3,0),(10,'FT-210','Urea granular','fertiliser','t',398,3,0),(11,'FT-215','Liquid N26','fertiliser','t',287,3,0),(12,'CP-301','Azoxy 250','crop protection','can',71.2,5,0),(13,'CP-304','Glypho 360','crop protection','can',58.9,5,0),(14,'CP-309','Slug pellets','crop protection','bag',44.6,5,0),(15,'SD-125','Phacelia','seed','bag',118,2,0);
INSERT INTO sales_order VALUES (1,'SO24071',1,1,'2024-09-02','2024-09-09','DELIVERED',8),(2,'SO24075',3,1,'2024-09-05','2024-09-16','DELIVERED',8),(3,'SO24080',5,2,'2024-09-11','2024-09-20','DELIVERED',10),(4,'SO24088',12,2,'2024-09-30',NULL,'CANC',10),(5,'SO24093',10,4,'2024-10-07','2024-10-14','DELIVERED',9),(6,'SO24101',6,3,'2024-11-18','2024-12-02','DELIVERED',9),(7,'SO25003',3,1,'2025-01-13','2025-01-29','DELIVERED',8),(8,'SO25008',8,7,'2025-01-27','2025-02-05','DELIVERED',10),(9,'SO25012',2,1,'2025-02-10','2025-02-18','DELIVERED',8),(10,'SO25017',5,2,'2025-02-24','2025-03-06','DELIVERED',9),(11,'SO25021',14,3,'2025-03-03','2025-03-12','DELIVERED',9),(12,'SO25024',1,1,'2025-03-10',NULL,'CANC',8),(13,'SO25029',12,2,'2025-03-17','2025-03-28','DELIVERED',8),(14,'SO25033',3,3,'2025-03-26',NULL,'OPEN',9),(15,'SO25036',4,3,'2025-04-02','2025-04-11','DELIVERED',8),(16,'SO25040',5,2,'2025-04-14',NULL,'OPEN',9),(17,'SO25044',11,1,'2025-04-22',NULL,'OPEN',8),(18,'SO25047',10,4,'2025-05-05',NULL,'OPEN',8);
INSERT INTO order_line VALUES (1,1,1,24,410),(1,2,14,30,44.6),(2,1,1,40,405),(2,2,7,18,349),(2,3,13,20,58.9),(3,1,2,32,385),(3,2,9,6,465),(4,1,1,28,412),(5,1,2,15,388),(5,2,12,24,71.2),(6,1,3,14,365),(6,2,5,10,96),(7,1,7,36,346),(7,2,10,12,398),(8,1,4,22,214.5),(9,1,4,16,214.5),(9,2,11,20,287),(10,1,7,28,350),(10,2,4,30,212),(11,1,7,15,352),(12,1,10,8,398),(13,1,7,42,344),(13,2,12,36,70),(14,1,11,55,282),(14,2,12,18,71.2),(15,1,5,6,96),(15,2,3,5,365),(16,1,10,20,395),(17,1,13,12,58.9),(18,1,9,4,465),(18,2,14,16,44.6);
INSERT INTO depot_stock VALUES (1,1,64,30,'2025-04-30'),(1,7,120,60,'2025-04-30'),(1,10,45,40,'2025-04-30'),(1,12,88,50,'2025-04-29'),(2,2,18,25,'2025-04-28'),(2,7,210,80,'2025-04-28'),(2,9,14,20,'2025-04-28'),(2,13,60,40,'2025-04-28'),(3,3,36,20,'2025-05-01'),(3,11,340,100,'2025-05-01'),(3,5,22,10,'2025-05-01'),(4,4,12,15,'2025-05-02'),(4,9,27,10,'2025-05-02'),(4,14,75,30,'2025-05-02'),(7,1,9,12,'2025-04-25'),(7,10,33,15,'2025-04-25');
INSERT INTO grain_intake VALUES (1,'T-40112',1,1,'wheat',28.4,14.2,'2023-08-09 10:15','N'),(2,'T-40118',3,1,'wheat',29.1,14.6,'2023-08-10 08:40','N'),(3,'T-40125',7,4,'barley',27.3,15.1,'2023-08-14 15:05','N'),(4,'T-40131',5,2,'wheat',28.8,16.9,'2023-08-21 11:30','Y'),(5,'T-41007',3,3,'wheat',29.5,14.1,'2024-08-06 09:20','N'),(6,'T-41012',12,2,'wheat',28.9,13.8,'2024-08-07 13:45','N'),(7,'T-41019',12,2,'barley',26.7,14.9,'2024-08-08 07:55','N'),(8,'T-41026',10,4,'oilseed rape',25.2,8.7,'2024-08-12 16:10','N'),(9,'T-41030',1,1,'wheat',27.9,14.4,'2024-08-13 10:00','N'),(10,'T-41033',6,3,'beans',24.6,15.8,'2024-09-03 12:25','N'),(11,'T-41038',14,3,'beans',25.8,18.2,'2024-09-04 14:50','Y'),(12,'T-41044',8,7,'wheat',28.2,14.7,'2024-09-09 09:35','N'),(13,'T-42002',3,1,'barley',27.6,14.3,'2025-07-28 08:15','N'),(14,'T-42005',5,2,'barley',26.4,17.3,'2025-07-30 17:20','Y'),(15,'T-42009',12,2,'wheat',29.3,14,'2025-08-04 11:05','N'),(16,'T-42011',2,1,'wheat',26.1,15.2,'2025-08-05 13:30','N');
INSERT INTO farm_visit VALUES (1,1,5,'2024-10-15','soil sampling',NULL),(2,3,5,'2024-11-06','nitrogen plan','2025-02-12'),(3,5,6,'2024-11-20','black-grass',NULL),(4,4,7,'2025-01-22','organic inspection','2025-03-04'),(5,3,5,'2025-02-12','nitrogen plan',NULL),(6,8,6,'2025-02-19','beet drilling',NULL),(7,12,6,'2025-03-05','nitrogen plan','2025-05-14'),(8,6,7,'2025-03-18','organic inspection',NULL),(9,2,6,'2025-04-01','beet drilling','2025-06-03'),(10,14,7,'2025-04-09','slug damage',NULL),(11,5,6,'2025-04-16','black-grass','2025-06-10'),(12,10,12,'2025-05-07','soil sampling',NULL),(13,9,7,'2024-12-04','soil sampling',NULL);
-- What are the first and last names of the members who have resigned?
-- Who has left us as a member, I mean actually resigned?
-- resigned members, first and last name
SELECT first_name, last_name FROM member WHERE resigned_dt IS NOT NULL;
-- How many sales orders have the status open?
-- How many orders are still open at the moment?
-- number of open orders
SELECT COUNT(*) FROM sales_order WHERE status = 'OPEN';
-- Show the name and the capacity in tonnes of every active depot in Lincolnshire.
-- Which of our Lincolnshire depots are active, and how many tonnes can each hold?
-- active depots Lincolnshire, name and capacity
SELECT depot_name, capacity_t FROM depot WHERE county = 'Lincolnshire' AND is_active = 1;
-- List the ticket number and the moisture percentage of each grain intake that was rejected.
-- Which tickets did we turn away as rejected, and how wet was the grain each time?
-- rejected grain: ticket no, moisture
SELECT ticket_no, moisture_pct FROM grain_intake WHERE rejected = 'Y';
-- What are the numbers and dates of the sales orders placed in March 2025?
-- Give me the order numbers from March 2025, with the day each was placed.
-- order no and order date, March 2025
SELECT order_no, order_dt FROM sales_order WHERE order_dt >= '2025-03-01' AND order_dt < '2025-04-01';
-- For each depot, show its name and the number of sales orders that are not cancelled.
-- Leaving out the cancelled ones, how many orders has each of the depots had? Depot name, then the number.
-- orders per depot, without cancelled
SELECT T2.depot_name, COUNT(*) FROM sales_order AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id WHERE T1.status != 'CANC' GROUP BY T2.depot_id;
-- Show the farm name and the total net weight of wheat brought in by each member who delivered wheat.
-- How many tonnes of wheat, net, has each farm tipped with us in all?
-- net tonnes of wheat per farm
SELECT T2.farm_name, SUM(T1.net_weight_t) FROM grain_intake AS T1 JOIN member AS T2 ON T1.member_id = T2.member_id WHERE T1.crop = 'wheat' GROUP BY T2.member_id;
-- What is the average number of hectares of the members looked after by each advisor? Show the advisor's first and last name and the average.
-- Advisor by advisor, how many hectares do their members farm on average?
-- average member hectares per advisor, with first and last name
SELECT T2.first_name, T2.last_name, AVG(T1.hectares) FROM member AS T1 JOIN employee AS T2 ON T1.advisor_id = T2.emp_id GROUP BY T2.emp_id;
-- Show each product type with the total value ordered, which is quantity times unit price over all order lines.
-- How much money's worth have the members ordered of every type of product, going by quantity and the unit price on the order?
-- ordered value (qty x unit price on the line) by product type
SELECT T2.prod_type, SUM(T1.qty * T1.unit_price) FROM order_line AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id GROUP BY T2.prod_type;
-- How much fertiliser is on hand in total at each depot that holds some? Show depot name and total.
-- What have the depots got on hand in fertiliser, depot by depot, all kinds added up?
-- fertiliser on hand, sum per depot
SELECT T3.depot_name, SUM(T1.on_hand) FROM depot_stock AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id JOIN depot AS T3 ON T1.depot_id = T3.depot_id WHERE T2.prod_type = 'fertiliser' GROUP BY T3.depot_id;
-- How many farm visits did each agronomist make in 2025? Show first name, last name and the number of visits.
-- Who of the agronomists was out on farms in 2025, and how many visits did each of them do?
-- farm visits 2025 per agronomist
SELECT T2.first_name, T2.last_name, COUNT(*) FROM farm_visit AS T1 JOIN employee AS T2 ON T1.agronomist_id = T2.emp_id WHERE T1.visit_dt >= '2025-01-01' AND T1.visit_dt < '2026-01-01' GROUP BY T2.emp_id;
-- What is the name of the product with the largest total quantity ordered?
-- Which product do the farmers order the most of, by quantity?
-- product with highest total qty ordered
SELECT T2.prod_name FROM order_line AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id GROUP BY T2.product_id ORDER BY SUM(T1.qty) DESC LIMIT 1;
-- Which three farms have delivered the most grain by net weight? Show the farm name and the total weight, largest first.
-- Give me our three biggest farms for grain brought in, with their total net tonnes, heaviest first.
-- top 3 farms by total net weight of grain, with the weight
SELECT T2.farm_name, SUM(T1.net_weight_t) FROM grain_intake AS T1 JOIN member AS T2 ON T1.member_id = T2.member_id GROUP BY T2.member_id ORDER BY SUM(T1.net_weight_t) DESC LIMIT 3;
-- What is the name of the supplier from whom we carry the most products?
-- Which supplier do most of the products in our list come from?
-- supplier with most products
SELECT T2.supplier_name FROM product AS T1 JOIN supplier AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T2.supplier_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the first and last name of the employee who has taken the most sales orders.
-- Who on the staff takes the most orders?
-- employee with most orders taken
SELECT T2.first_name, T2.last_name FROM sales_order AS T1 JOIN employee AS T2 ON T1.taken_by = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the first and last names of the members who have never placed a sales order.
-- Which members have not ordered a single thing from us, ever?
-- members without any order
SELECT first_name, last_name FROM member WHERE member_id NOT IN (SELECT member_id FROM sales_order);
-- What are the names of the products that are not in stock records at any depot?
-- Which products does none of the depots stock?
-- products without a stock entry at any depot
SELECT prod_name FROM product WHERE product_id NOT IN (SELECT product_id FROM depot_stock);
-- List the first and last names of the employees with the job title agronomist who have never made a farm visit.
-- Which of our agronomists has not yet been out on a single farm visit?
-- agronomists with no farm visits
SELECT first_name, last_name FROM employee WHERE job_title = 'agronomist' AND emp_id NOT IN (SELECT agronomist_id FROM farm_visit);
-- Which farms have placed more than 2 sales orders? Show the farm names.
-- What farms have ordered from us more than twice?
-- farms with over 2 orders
SELECT T2.farm_name FROM sales_order AS T1 JOIN member AS T2 ON T1.member_id = T2.member_id GROUP BY T2.member_id HAVING COUNT(*) > 2;
-- Show the name and the total net weight of each depot that took in at least 100 tonnes of grain.
-- At which depots did we take in 100 tonnes of grain or more altogether, and how much was it net?
-- depots with grain intake of at least 100 t net, and total
SELECT T2.depot_name, SUM(T1.net_weight_t) FROM grain_intake AS T1 JOIN depot AS T2 ON T1.depot_id = T2.depot_id GROUP BY T2.depot_id HAVING SUM(T1.net_weight_t) >= 100;
-- Show the first and last name of each employee together with the first and last name of the person they report to.
-- Who reports to whom here? The employee first, then the boss, both with full first and last names.
-- employees and the boss they report to, all names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.reports_to = T2.emp_id;
-- How many grain intakes were received in each year? Show the year and the number.
-- Year by year, how many loads of grain came in?
-- grain intakes per year
SELECT CAST(strftime('%Y', rcvd_at) AS INTEGER), COUNT(*) FROM grain_intake GROUP BY CAST(strftime('%Y', rcvd_at) AS INTEGER);
-- database: clearwell_water_lab
CREATE TABLE customer (cust_no INTEGER, cust_name TEXT, cust_type TEXT, town TEXT, contact_name TEXT, since_dt TEXT, credit_hold TEXT);
CREATE TABLE sampling_site (site_cd TEXT, site_name TEXT, cust_no INTEGER, source TEXT, grid_ref TEXT, is_active INTEGER);
CREATE TABLE lab_section (section_cd TEXT, section_name TEXT, head_id INTEGER, room_no TEXT);
CREATE TABLE staff (emp_id INTEGER, first_name TEXT, last_name TEXT, grade TEXT, section_cd TEXT, supervisor_id INTEGER, hired_on TEXT, left_on TEXT);
CREATE TABLE parameter (param_cd TEXT, param_name TEXT, unit TEXT, limit_max REAL, section_cd TEXT, test_price REAL, accredited TEXT);
CREATE TABLE sample (sample_no INTEGER, site_cd TEXT, taken_dt TEXT, taken_by INTEGER, received_at TEXT, reported_at TEXT, status TEXT, temp_c REAL, reject_reason TEXT);
CREATE TABLE test_result (result_id INTEGER, sample_no INTEGER, param_cd TEXT, value REAL, analyst_id INTEGER, tested_dt TEXT, verified_by INTEGER, out_of_spec INTEGER);
CREATE TABLE instrument (instr_no TEXT, model TEXT, maker TEXT, section_cd TEXT, bought_dt TEXT, status TEXT);
CREATE TABLE calibration (calib_id INTEGER, instr_no TEXT, calib_dt TEXT, done_by INTEGER, passed TEXT, next_due_dt TEXT);
CREATE TABLE invoice (inv_no TEXT, cust_no INTEGER, inv_dt TEXT, net_amt REAL, vat_amt REAL, paid_dt TEXT);
INSERT INTO customer VALUES (2001,'Severn Vale Water','utility','Gloucester','Paul Denning','2010-04-01','N'),(2002,'Ashcombe Dairy','food plant','Shepton Mallet','Ruth Gale','2013-09-16','N'),(2003,'Malvern Spring Bottlers','bottler','Malvern','Hugo Pryce','2015-02-03','N'),(2004,'Lido Leisure Group','pool operator','Cheltenham','Tanya Bright','2017-06-20','Y'),(2005,'Wye Trout Hatchery','fish farm','Ross-on-Wye','Gareth Bowen','2016-11-11','N'),(2006,'Cotswold Brewery','food plant','Stroud','Millie Archer','2019-03-25','N'),(2007,'Berkeley Estate','private supply','Berkeley','James Colborne','2018-08-08','Y'),(2008,'Tewkesbury Care Homes','care home','Tewkesbury','Denise Oakey','2020-01-14','N'),(2009,'Forest Camping Parks','private supply','Coleford','Ian Mudway','2021-05-30','N'),(2010,'Avon Reach Water','utility','Evesham','Claire Hobday','2012-07-02','N'),(2011,'Ledbury Cider Works','food plant','Ledbury','Frank Skyrme','2025-03-19','N'),(2012,'Blue Lagoon Spa','pool operator','Bath','Petra Novak','2022-10-05','N');
INSERT INTO sampling_site VALUES ('S01','Minsterworth Borehole 2',2001,'borehole','SO7817',1),('S02','Robinswood Reservoir',2001,'reservoir','SO8314',1),('S03','Kemerton Pumping Station',2001,'borehole','SO9437',0),('S04','Dairy Process Tap',2002,'tap','ST6143',1),('S05','Primeswell Spring',2003,'spring','SO7640',1),('S06','Bottling Line 1',2003,'tap','SO7641',1),('S07','Sandford Main Pool',2004,'pool','SO9521',1),('S08','Pittville Paddling Pool',2004,'pool','SO9523',0),('S09','Hatchery Inlet',2005,'river','SO5924',1),('S10','Brewery Well',2006,'borehole','SO8505',1),('S11','Estate Cottages Tap',2007,'tap','ST6899',1),('S12','Abbey Lodge Kitchen',2008,'tap','SO8932',1),('S13','Abbey Lodge Hot Water',2008,'tap','SO8933',1),('S14','Speech House Standpipe',2009,'tap','SO6212',1),('S15','Pershore Treatment Works',2010,'river','SO9445',1),('S16','Hampton Reservoir',2010,'reservoir','SP0243',1),('S17','Thermal Pool',2012,'pool','ST7464',1),('S18','Cider Press Tap',2011,'tap','SO7137',1);
INSERT INTO lab_section VALUES ('MIC','Microbiology',2,'L1'),('CHE','Inorganic Chemistry',3,'L2'),('MET','Metals',8,'L3'),('ORG','Organics',9,'L4'),('FLD','Field Sampling',5,'G2');
INSERT INTO staff VALUES (1,'Helen','Farrow','lab manager',NULL,NULL,'2008-09-01',NULL),(2,'Vikram','Rao','senior analyst','MIC',1,'2011-03-14',NULL),(3,'Sally','Budd','senior analyst','CHE',1,'2012-10-22',NULL),(4,'Owen','Jenkins','analyst','CHE',3,'2019-01-07',NULL),(5,'Trevor','Nash','field officer','FLD',1,'2013-05-20',NULL),(6,'Kasia','Wolska','analyst','MIC',2,'2018-06-11',NULL),(7,'Dean','Pullen','field officer','FLD',5,'2020-02-03',NULL),(8,'Ingrid','Solberg','senior analyst','MET',1,'2014-08-18',NULL),(9,'Marcus','Teale','senior analyst','ORG',1,'2016-04-25','2025-04-30'),(10,'Amy','Liddle','trainee','MIC',2,'2024-09-02',NULL),(11,'Ben','Coates','analyst','MET',8,'2021-11-15',NULL),(12,'Rosa','Menendez','field officer','FLD',5,'2023-03-06','2024-12-20');
INSERT INTO parameter VALUES ('ECOL','E. coli','cfu/100ml',0,'MIC',18.5,'Y'),('TCOL','Total coliforms','cfu/100ml',0,'MIC',18,'Y'),('LEGI','Legionella','cfu/l',100,'MIC',46,'Y'),('PSEU','Pseudomonas','cfu/100ml',0,'MIC',22,'N'),('NO3','Nitrate','mg/l',50,'CHE',9.5,'Y'),('PH','pH','pH',9.5,'CHE',4,'Y'),('TURB','Turbidity','NTU',4,'CHE',5.5,'Y'),('CL2','Free chlorine','mg/l',3,'CHE',6,'N'),('PB','Lead','ug/l',10,'MET',14,'Y'),('FE','Iron','ug/l',200,'MET',12.5,'Y'),('MN','Manganese','ug/l',50,'MET',12,'Y'),('PEST','Pesticides total','ug/l',0.5,'ORG',95,'Y'),('PFAS','PFAS sum','ug/l',0.1,'ORG',160,'N');
INSERT INTO sample VALUES (70101,'S01','2025-03-03',5,'2025-03-03 14:20','2025-03-07 16:00','REPORTED',9.8,NULL),(70102,'S02','2025-03-03',5,'2025-03-03 14:20','2025-03-07 16:05','REPORTED',8.1,NULL),(70103,'S04','2025-03-11',7,'2025-03-11 12:45','2025-03-14 15:30','REPORTED',11.4,NULL),(70104,'S07','2025-03-18',7,'2025-03-18 11:10','2025-03-21 10:15','REPORTED',27.6,NULL),(70105,'S11','2025-03-25',5,'2025-03-25 15:50','2025-04-01 09:40','REPORTED',10.2,NULL),(70106,'S15','2025-04-02',7,'2025-04-02 13:05','2025-04-09 17:10','REPORTED',12.3,NULL),(70107,'S07','2025-04-08',7,'2025-04-08 11:30',NULL,'REJ',27.9,'bottle leaked'),(70108,'S09','2025-04-08',5,'2025-04-08 16:25','2025-04-15 11:00','REPORTED',11.7,NULL),(70109,'S05','2025-04-15',7,'2025-04-15 13:40','2025-04-22 14:25','REPORTED',9.5,NULL),(70110,'S13','2025-04-22',5,'2025-04-22 12:15','2025-05-06 10:30','REPORTED',48.5,NULL),(70111,'S01','2025-05-06',5,'2025-05-06 14:35','2025-05-12 15:45','REPORTED',10.6,NULL),(70112,'S14','2025-05-07',7,'2025-05-08 09:05',NULL,'REJ',19.4,'over 24 hours old'),(70113,'S11','2025-05-13',5,'2025-05-13 15:20','2025-05-20 13:35','REPORTED',12.9,NULL),(70114,'S07','2025-05-14',7,'2025-05-14 11:45','2025-05-17 12:00','REPORTED',28.2,NULL),(70115,'S15','2025-05-20',7,'2025-05-20 13:25',NULL,'TESTING',15.1,NULL),(70116,'S10','2025-05-21',5,'2025-05-21 10:55',NULL,'TESTING',11.3,NULL),(70117,'S01','2025-05-27',5,'2025-05-27 14:10',NULL,'TESTING',11.1,NULL),(70118,'S06','2025-05-28',7,'2025-05-28 12:30',NULL,'RCVD',13.2,NULL),(70119,'S07','2025-05-28',7,'2025-05-28 12:30',NULL,'RCVD',28,NULL),(70120,'S11','2025-04-29',NULL,'2025-04-29 16:40',NULL,'REJ',14.8,'wrong bottle'),(70121,'S07','2025-05-30',5,'2025-05-30 10:50',NULL,'RCVD',28.1,NULL),(70122,'S11','2025-05-30',5,'2025-05-30 15:05',NULL,'RCVD',13.6,NULL);
INSERT INTO test_result VALUES (1,70101,'NO3',41.2,4,'2025-03-04',3,0),(2,70101,'ECOL',0,6,'2025-03-04',2,0),(3,70101,'FE',88,11,'2025-03-05',8,0),(4,70102,'NO3',22.8,4,'2025-03-04',3,0),(5,70102,'TURB',0.6,4,'2025-03-04',3,0),(6,70103,'TCOL',0,6,'2025-03-12',2,0),(7,70103,'PH',7.4,3,'2025-03-12',4,0),(8,70104,'CL2',3.6,4,'2025-03-18',3,1),(9,70104,'PSEU',2,6,'2025-03-19',2,1),(10,70105,'PB',17.5,11,'2025-03-27',8,1),(11,70105,'ECOL',4,6,'2025-03-26',2,1),(12,70106,'PEST',0.21,9,'2025-04-04',3,0),(13,70106,'NO3',31.5,4,'2025-04-03',3,0),(14,70106,'TURB',5.2,4,'2025-04-03',3,1),(15,70108,'PH',7.9,3,'2025-04-09',4,0),(16,70108,'NO3',18.4,3,'2025-04-09',4,0),(17,70109,'ECOL',0,10,'2025-04-16',2,0),(18,70109,'MN',12,8,'2025-04-17',11,0),(19,70110,'LEGI',300,6,'2025-04-23',2,1),(20,70111,'NO3',52.6,4,'2025-05-07',3,1),(21,70111,'ECOL',0,6,'2025-05-07',2,0),(22,70111,'FE',104,11,'2025-05-08',8,0),(23,70113,'PB',12.1,11,'2025-05-15',8,1),(24,70113,'ECOL',0,10,'2025-05-14',2,0),(25,70114,'CL2',1.8,4,'2025-05-14',3,0),(26,70114,'PSEU',0,6,'2025-05-15',2,0),(27,70115,'NO3',33.9,4,'2025-05-21',NULL,0),(28,70116,'FE',236,11,'2025-05-23',NULL,1),(29,70117,'NO3',49.3,4,'2025-05-28',NULL,0);
INSERT INTO instrument VALUES ('I-01','Dionex Aquion','Thermo','CHE','2018-05-14','in_use'),('I-02','2100Q','Hach','CHE','2016-02-09','in_use'),('I-03','iCAP RQ','Thermo','MET','2020-09-30','in_use'),('I-04','AA240','Varian','MET','2009-06-01','retired'),('I-05','Quanti-Tray Sealer','Idexx','MIC','2019-03-18','in_use'),('I-06','Incubator IPP110','Memmert','MIC','2017-11-27','repair'),('I-07','LC-MS 8060','Shimadzu','ORG','2022-04-11','in_use'),('I-08','SevenExcellence','Mettler','CHE','2021-07-19','in_use'),('I-09','GC 7890','Agilent','ORG','2014-01-20','repair'),('I-10','Pocket Colorimeter','Hach','FLD','2023-02-15','in_use'),('I-11','HQ40D','Hach','FLD','2024-10-28','in_use'),('I-12','DR3900','Hach','CHE','2013-08-05','retired');
INSERT INTO calibration VALUES (1,'I-01','2024-11-12',4,'Y','2025-05-12'),(2,'I-01','2025-05-12',4,'Y','2025-11-12'),(3,'I-02','2025-01-08',4,'Y','2025-07-08'),(4,'I-03','2024-12-02',11,'N','2024-12-16'),(5,'I-03','2024-12-16',8,'Y','2025-06-16'),(6,'I-05','2025-02-20',6,'Y','2025-08-20'),(7,'I-06','2025-03-31',6,'N','2025-04-14'),(8,'I-07','2025-01-27',9,'Y','2025-07-27'),(9,'I-08','2025-04-03',3,'Y','2025-10-03'),(10,'I-10','2024-10-21',7,'N','2024-10-28'),(11,'I-10','2024-10-28',7,'Y','2025-04-28'),(12,'I-10','2025-04-28',5,'Y','2025-10-28');
INSERT INTO invoice VALUES ('WL-3301',2001,'2024-12-31',1840,368,'2025-01-24'),('WL-3302',2004,'2024-12-31',396,79.2,NULL),('WL-3303',2010,'2025-01-31',1215.5,243.1,'2025-02-20'),('WL-3304',2003,'2025-02-28',688,137.6,'2025-03-18'),('WL-3305',2001,'2025-03-31',2106,421.2,'2025-04-28'),('WL-3306',2002,'2025-03-31',342.5,68.5,'2025-04-15'),('WL-3307',2004,'2025-03-31',418,83.6,NULL),('WL-3308',2007,'2025-04-30',275,55,NULL),('WL-3309',2010,'2025-04-30',990,198,NULL),('WL-3310',2005,'2025-04-30',164.5,32.9,'2025-05-22'),('WL-3311',2008,'2025-05-15',530,106,NULL),('WL-3312',2006,'2025-05-31',212,42.4,NULL),('WL-3313',2001,'2025-05-31',1475,295,NULL);
-- Show the number and the sampling date of the samples that have the status testing.
-- Which samples are still in testing, and on what day was each one taken?
-- samples in testing, sample no and date taken
SELECT sample_no, taken_dt FROM sample WHERE status = 'TESTING';
-- How many invoices have not been paid yet?
-- How many of our bills are still not paid?
-- count of unpaid invoices
SELECT COUNT(*) FROM invoice WHERE paid_dt IS NULL;
-- Which instruments are in repair? Give the instrument number and the model.
-- What kit is away for repair just now? I need the instrument number and model.
-- instruments with status repair, instrument no and model
SELECT instr_no, model FROM instrument WHERE status = 'repair';
-- List the names and test prices of the parameters that are not accredited.
-- For which parameters are we not accredited, and what do we charge for each test?
-- non-accredited parameters with test price
SELECT param_name, test_price FROM parameter WHERE accredited = 'N';
-- Show the sample number and the reject reason of every rejected sample.
-- Which samples got rejected and what was the reason for each?
-- rejected samples, number and reason
SELECT sample_no, reject_reason FROM sample WHERE status = 'REJ';
-- How many samples do we have from each customer? Show the customer name and the number of samples.
-- Customer by customer, how many samples came in from their sites?
-- samples per customer
SELECT T3.cust_name, COUNT(*) FROM sample AS T1 JOIN sampling_site AS T2 ON T1.site_cd = T2.site_cd JOIN customer AS T3 ON T2.cust_no = T3.cust_no GROUP BY T3.cust_no;
-- For each sampling site tested for nitrate, show the site name and the average nitrate value.
-- What does nitrate come out at on average, site by site?
-- average nitrate value per site name
SELECT T4.site_name, AVG(T1.value) FROM test_result AS T1 JOIN parameter AS T2 ON T1.param_cd = T2.param_cd JOIN sample AS T3 ON T1.sample_no = T3.sample_no JOIN sampling_site AS T4 ON T3.site_cd = T4.site_cd WHERE T2.param_name = 'Nitrate' GROUP BY T4.site_cd;
-- How many tests did each analyst carry out in May 2025? Show first name, last name and the number of tests.
-- Who was on the bench in May 2025, and how many tests did each of them run?
-- tests per analyst in May 2025, first and last name with count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM test_result AS T1 JOIN staff AS T2 ON T1.analyst_id = T2.emp_id WHERE T1.tested_dt >= '2025-05-01' AND T1.tested_dt < '2025-06-01' GROUP BY T2.emp_id;
-- For each parameter with results out of spec, show the parameter name and how many results were out of spec.
-- How often was each parameter out of spec?
-- out of spec results per parameter
SELECT T2.param_name, COUNT(*) FROM test_result AS T1 JOIN parameter AS T2 ON T1.param_cd = T2.param_cd WHERE T1.out_of_spec = 1 GROUP BY T2.param_cd;
-- What is the total net amount invoiced to each type of customer? Show the customer type and the total.
-- How much have we billed net in all, by type of customer?
-- total net invoiced per customer type
SELECT T2.cust_type, SUM(T1.net_amt) FROM invoice AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no GROUP BY T2.cust_type;
-- How many active sampling sites does each customer have? Show customer name and number of sites.
-- Which customers have active sites with us, and how many each?
-- active sites per customer
SELECT T2.cust_name, COUNT(*) FROM sampling_site AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no WHERE T1.is_active = 1 GROUP BY T2.cust_no;
-- Which customer has the highest total net amount of unpaid invoices? Show the customer name.
-- Which customer owes us the most on unpaid invoices, counting net amounts?
-- customer with largest unpaid net total
SELECT T2.cust_name FROM invoice AS T1 JOIN customer AS T2 ON T1.cust_no = T2.cust_no WHERE T1.paid_dt IS NULL GROUP BY T2.cust_no ORDER BY SUM(T1.net_amt) DESC LIMIT 1;
-- Which two sampling sites have the most samples? Show the site name and the number of samples, the most first.
-- At which two sites do we sample most often, and how many samples has each had? Busiest first.
-- top 2 sites by number of samples, with count
SELECT T2.site_name, COUNT(*) FROM sample AS T1 JOIN sampling_site AS T2 ON T1.site_cd = T2.site_cd GROUP BY T2.site_cd ORDER BY COUNT(*) DESC LIMIT 2;
-- Give the first and last name of the analyst who has carried out the most tests.
-- Who on the staff has run the most tests?
-- analyst with most tests
SELECT T2.first_name, T2.last_name FROM test_result AS T1 JOIN staff AS T2 ON T1.analyst_id = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which lab section has the most instruments? Show the section name.
-- What section of the lab has got the most instruments?
-- section with most instruments
SELECT T2.section_name FROM instrument AS T1 JOIN lab_section AS T2 ON T1.section_cd = T2.section_cd GROUP BY T2.section_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of the sampling sites from which no sample has ever been taken.
-- Which sites have we never had a sample from?
-- sites without samples
SELECT site_name FROM sampling_site WHERE site_cd NOT IN (SELECT site_cd FROM sample);
-- Show the instrument number and the maker of each instrument that has never been calibrated.
-- Which instruments have no calibration at all, and who makes them? Instrument number first.
-- never calibrated instruments, instrument no and maker
SELECT instr_no, maker FROM instrument WHERE instr_no NOT IN (SELECT instr_no FROM calibration);
-- List the names of the customers that have never received an invoice.
-- Which customers have we not sent a single invoice?
-- customers without invoices
SELECT cust_name FROM customer WHERE cust_no NOT IN (SELECT cust_no FROM invoice);
-- Which sampling sites had at least 2 results out of spec? Show the site names.
-- At what sites did we find two or more results out of spec?
-- sites with 2 or more out of spec results
SELECT T3.site_name FROM test_result AS T1 JOIN sample AS T2 ON T1.sample_no = T2.sample_no JOIN sampling_site AS T3 ON T2.site_cd = T3.site_cd WHERE T1.out_of_spec = 1 GROUP BY T3.site_cd HAVING COUNT(*) >= 2;
-- Show the first name, last name and number of verified results of each staff member who has verified more than 3 results.
-- Which colleagues have verified more than three results, and how many was it for each?
-- staff who verified over 3 results, with count
SELECT T2.first_name, T2.last_name, COUNT(*) FROM test_result AS T1 JOIN staff AS T2 ON T1.verified_by = T2.emp_id GROUP BY T2.emp_id HAVING COUNT(*) > 3;
-- Which parameters have a test price above the average test price? Show their names and prices.
-- What parameters cost more to test than our average price, and how much are they?
-- parameters above average test price, name and price
SELECT param_name, test_price FROM parameter WHERE test_price > (SELECT AVG(test_price) FROM parameter);
-- Give the first and last names of the staff who have both tested as analyst and verified results.
-- Who has done both, run tests as the analyst and also verified results?
-- staff who are analyst on some results and verifier on some results
SELECT T2.first_name, T2.last_name FROM test_result AS T1 JOIN staff AS T2 ON T1.analyst_id = T2.emp_id INTERSECT SELECT T2.first_name, T2.last_name FROM test_result AS T1 JOIN staff AS T2 ON T1.verified_by = T2.emp_id;
-- database: northgate_asset_leasing
CREATE TABLE branch (branch_id INTEGER PRIMARY KEY, branch_name TEXT, city TEXT, opened_on TEXT);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, position TEXT, branch_id INTEGER REFERENCES branch(branch_id), manager_id INTEGER REFERENCES employee(emp_id), is_active INTEGER);
CREATE TABLE lessee (lessee_id INTEGER PRIMARY KEY, cust_no TEXT, company_name TEXT, industry TEXT, city TEXT, rating TEXT, created_at TEXT);
CREATE TABLE vendor (vendor_id INTEGER PRIMARY KEY, vendor_name TEXT, city TEXT, preferred INTEGER);
CREATE TABLE asset (asset_id INTEGER PRIMARY KEY, serial_no TEXT, asset_desc TEXT, category TEXT, vendor_id INTEGER REFERENCES vendor(vendor_id), purchase_price REAL, purchase_dt TEXT, status TEXT);
CREATE TABLE contract (contract_id INTEGER PRIMARY KEY, contract_no TEXT, lessee_id INTEGER REFERENCES lessee(lessee_id), sold_by INTEGER REFERENCES employee(emp_id), approved_by INTEGER REFERENCES employee(emp_id), start_dt TEXT, end_dt TEXT, term_mths INTEGER, monthly_rate REAL, status TEXT);
CREATE TABLE contract_asset (contract_id INTEGER REFERENCES contract(contract_id), asset_id INTEGER REFERENCES asset(asset_id), residual_amt REAL, returned_dt TEXT, PRIMARY KEY (contract_id, asset_id));
CREATE TABLE instalment (inst_id INTEGER PRIMARY KEY, contract_id INTEGER REFERENCES contract(contract_id), due_dt TEXT, amt REAL, paid_dt TEXT);
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY, asset_id INTEGER REFERENCES asset(asset_id), insp_dt TEXT, inspector_id INTEGER REFERENCES employee(emp_id), condition TEXT, damage_amt REAL);
CREATE TABLE insurance_policy (policy_no TEXT PRIMARY KEY, contract_id INTEGER REFERENCES contract(contract_id), insurer TEXT, premium_amt REAL, valid_until TEXT);
INSERT INTO branch VALUES (1,'Head Office','Leeds','2004-05-03'),(2,'Tyneside','Newcastle','2009-10-01'),(3,'Merseyside','Liverpool','2012-03-19'),(4,'South Yorkshire','Sheffield','2016-09-05'),(5,'East Midlands','Nottingham','2024-11-18');
INSERT INTO employee VALUES (1,'Ingrid','Voss','managing director',1,NULL,1),(2,'Graham','Telford','credit manager',1,1,1),(3,'Samira','Haddad','sales manager',1,1,1),(4,'Neil','Corbett','account manager',1,3,1),(5,'Joanne','Pike','account manager',2,3,1),(6,'Darren','Quigley','account manager',3,3,1),(7,'Priya','Nair','account manager',4,3,1),(8,'Keith','Lomax','asset inspector',1,2,1),(9,'Wendy','Sharrock','asset inspector',3,2,1),(10,'Oscar','Bell','account manager',2,3,0),(11,'Lorna','Finch','credit analyst',1,2,1),(12,'Patrick','Dunne','asset inspector',2,2,0),(13,'Yvonne','Slater','account manager',5,3,1);
INSERT INTO lessee VALUES (1,'L-1001','Calder Packaging','manufacturing','Wakefield','A','2018-02-12 09:30'),(2,'L-1002','Tyne Cold Stores','logistics','Newcastle','A','2018-06-04 11:15'),(3,'L-1003','Brightwell Dental Group','healthcare','Leeds','B','2019-01-21 14:00'),(4,'L-1004','Mersey Haulage','logistics','Liverpool','C','2019-08-15 10:45'),(5,'L-1005','Don Valley Castings','manufacturing','Sheffield','B','2020-03-02 16:20'),(6,'L-1006','Ridgeway Print','printing','Leeds','B','2020-11-09 09:05'),(7,'L-1007','Hadrian Diagnostics','healthcare','Hexham','A','2021-04-26 13:30'),(8,'L-1008','Peak Organic Foods','food','Chesterfield','C','2021-09-13 15:10'),(9,'L-1009','Wirral Joinery','manufacturing','Birkenhead','B','2022-02-07 10:00'),(10,'L-1010','Aire Bakeries','food','Leeds','A','2022-07-18 11:40'),(11,'L-1011','Sherwood Pallets','logistics','Nottingham','C','2023-05-22 09:50'),(12,'L-1012','Cleveland Labels','printing','Middlesbrough','B','2024-01-15 14:35'),(13,'L-1013','Trentside Fabrication','manufacturing','Nottingham','B','2025-02-03 12:10'),(14,'L-1014','Kirkgate Physio','healthcare','Wakefield','A','2025-04-08 10:25');
INSERT INTO vendor VALUES (1,'Linfield Handling','Manchester',1),(2,'Northern Office Systems','Leeds',1),(3,'Trafford Trucks','Manchester',0),(4,'Okura Machine Tools','Coventry',1),(5,'Medivision Imaging','Reading',0),(6,'Bakewell Ovens','Derby',0),(7,'Pennine Compressors','Huddersfield',1);
INSERT INTO asset VALUES (1,'LF-88121','Electric forklift 2.5 t','forklift',1,28500,'2022-03-01','on_lease'),(2,'LF-88122','Electric forklift 2.5 t','forklift',1,28900,'2022-03-01','on_lease'),(3,'LF-90310','Reach truck','forklift',1,34200,'2023-06-12','on_lease'),(4,'LF-90455','Diesel forklift 4 t','forklift',1,39800,'2023-10-09','in_stock'),(5,'NO-4471','Colour copier C450','copier',2,6200,'2021-02-15','sold'),(6,'NO-4528','Colour copier C550','copier',2,7400,'2022-09-20','on_lease'),(7,'NO-4601','Production printer P9','copier',2,31500,'2023-01-30','on_lease'),(8,'TT-20177','Tractor unit 44 t','truck',3,96500,'2021-11-03','on_lease'),(9,'TT-20183','Tractor unit 44 t','truck',3,98200,'2022-01-17','in_stock'),(10,'TT-20240','Box van 7.5 t','truck',3,52400,'2023-08-14','on_lease'),(11,'OK-7001','CNC lathe L300','machine tool',4,118000,'2020-05-11','on_lease'),(12,'OK-7015','CNC mill M560','machine tool',4,142000,'2022-06-06','on_lease'),(13,'OK-7022','Press brake 100 t','machine tool',4,87500,'2024-03-25','on_lease'),(14,'MV-311','Ultrasound scanner','medical',5,41500,'2021-06-21','on_lease'),(15,'MV-318','Dental CT scanner','medical',5,64800,'2022-11-28','on_lease'),(16,'BO-52','Rack oven double','bakery',6,23600,'2022-08-29','on_lease'),(17,'BO-57','Spiral mixer 200 l','bakery',6,15900,'2022-08-29','on_lease'),(18,'PC-904','Screw compressor 55 kW','compressor',7,19800,'2023-04-17','in_stock'),(19,'LF-87006','Electric forklift 1.6 t','forklift',1,21300,'2018-09-10','sold'),(20,'NO-4702','Wide format plotter','copier',2,9800,'2024-02-12','on_lease'),(21,'LF-91002','Order picker','forklift',1,18700,'2023-06-12','on_lease');
INSERT INTO contract VALUES (1,'NL-2001',1,4,2,'2022-03-15','2027-03-14',60,1150,'ACTIVE'),(2,'NL-2002',2,5,2,'2023-07-01','2026-06-30',36,940,'ACTIVE'),(3,'NL-2003',3,4,11,'2022-12-15','2027-12-14',60,1320,'ACTIVE'),(4,'NL-2004',4,6,2,'2021-11-15','2025-11-14',48,2280,'ACTIVE'),(5,'NL-2005',5,7,1,'2020-06-01','2026-05-31',72,1990,'ACTIVE'),(6,'NL-2006',6,4,11,'2023-02-15','2028-02-14',60,660,'ACTIVE'),(7,'NL-2007',7,5,2,'2021-07-01','2026-06-30',60,810,'ACTIVE'),(8,'NL-2008',4,6,2,'2022-02-01','2024-08-31',36,2310,'TERM'),(9,'NL-2009',10,4,11,'2022-09-15','2027-09-14',60,790,'ACTIVE'),(10,'NL-2010',9,6,1,'2022-06-20','2028-06-19',72,2390,'ACTIVE'),(11,'NL-2011',6,10,11,'2021-03-01','2024-02-29',36,185,'ENDED'),(12,'NL-2012',12,5,11,'2024-02-20','2027-02-19',36,295,'ACTIVE'),(13,'NL-2013',5,7,1,'2024-04-08','2029-04-07',60,1720,'ACTIVE'),(14,'NL-2014',8,7,2,'2023-09-01','2026-08-31',36,1380,'ACTIVE'),(15,'NL-2015',11,6,2,'2023-11-01','2025-01-31',36,1090,'TERM'),(16,'NL-2016',1,4,11,'2018-10-01','2023-09-30',60,420,'ENDED'),(17,'NL-2017',3,4,11,'2022-10-01','2025-09-30',36,215,'ACTIVE'),(18,'NL-2018',13,13,NULL,'2025-07-01','2030-06-30',60,760,'DRAFT');
INSERT INTO contract_asset VALUES (1,1,4200,NULL),(1,2,4200,NULL),(2,3,6900,NULL),(3,15,9700,NULL),(4,8,18500,NULL),(5,11,21000,NULL),(6,7,4700,NULL),(7,14,6200,NULL),(8,9,19000,'2024-08-30'),(9,16,3500,NULL),(9,17,2400,NULL),(10,12,24000,NULL),(11,5,600,'2024-03-04'),(12,20,1900,NULL),(13,13,15500,NULL),(14,10,14300,NULL),(15,4,9900,'2025-02-03'),(16,19,2100,'2023-10-02'),(17,6,900,NULL),(18,18,4000,NULL),(2,21,3800,NULL);
INSERT INTO instalment VALUES (1,1,'2025-02-15',1150,'2025-02-14'),(2,1,'2025-03-15',1150,'2025-03-14'),(3,1,'2025-04-15',1150,'2025-04-16'),(4,2,'2025-03-01',940,'2025-03-03'),(5,2,'2025-04-01',940,'2025-04-01'),(6,3,'2025-03-15',1320,'2025-03-28'),(7,3,'2025-04-15',1320,NULL),(8,4,'2025-02-15',2280,NULL),(9,4,'2025-03-15',2280,NULL),(10,4,'2025-04-15',2280,NULL),(11,5,'2025-03-01',1990,'2025-03-02'),(12,5,'2025-04-01',1990,'2025-04-02'),(13,6,'2025-03-15',660,'2025-03-15'),(14,6,'2025-04-15',660,NULL),(15,7,'2025-04-01',810,'2025-04-01'),(16,9,'2025-03-15',790,'2025-03-14'),(17,9,'2025-04-15',790,'2025-04-14'),(18,10,'2025-03-20',2390,'2025-03-21'),(19,10,'2025-04-20',2390,NULL),(20,12,'2025-04-20',295,'2025-04-19'),(21,13,'2025-03-08',1720,'2025-03-08'),(22,13,'2025-04-08',1720,'2025-04-10'),(23,14,'2025-03-01',1380,NULL),(24,14,'2025-04-01',1380,NULL),(25,17,'2025-04-01',215,'2025-04-03');
INSERT INTO inspection VALUES (1,9,'2024-09-03',9,'poor',3850),(2,5,'2024-03-05',8,'fair',120),(3,4,'2025-02-05',9,'fair',640),(4,19,'2023-10-04',8,'poor',1475),(5,1,'2024-05-14',8,'good',0),(6,8,'2024-06-20',9,'fair',910),(7,11,'2024-07-02',8,'good',0),(8,3,'2024-10-16',12,'good',0),(9,16,'2025-01-21',8,'good',0),(10,10,'2025-03-11',8,'poor',720),(11,12,'2025-03-26',9,'good',0),(12,8,'2025-05-13',9,'poor',2240),(13,14,'2024-11-06',12,'fair',260);
INSERT INTO insurance_policy VALUES ('IP-501',1,'Allbright Mutual',640,'2026-03-14'),('IP-502',2,'Allbright Mutual',510,'2025-06-30'),('IP-503',3,'Harcourt Re',980,'2025-12-14'),('IP-504',4,'Roadsafe',2150,'2025-11-14'),('IP-505',5,'Harcourt Re',1410,'2026-05-31'),('IP-506',7,'Harcourt Re',720,'2025-06-30'),('IP-507',8,'Roadsafe',2180,'2024-08-31'),('IP-508',10,'Allbright Mutual',1660,'2025-06-19'),('IP-509',13,'Harcourt Re',1150,'2026-04-07'),('IP-510',14,'Roadsafe',1340,'2025-08-31'),('IP-511',9,'Allbright Mutual',530,'2025-09-14');
-- Show the contract number and the end date of the active contracts that end in 2026.
-- Which active contracts run out in 2026, and on what date does each end?
-- active contracts ending 2026, contract no and end date
SELECT contract_no, end_dt FROM contract WHERE status = 'ACTIVE' AND end_dt >= '2026-01-01' AND end_dt < '2027-01-01';
-- How many instalments that were due before 15 April 2025 have not been paid yet?
-- How many instalments due before 15 April 2025 are still not paid?
-- number of unpaid instalments due before 15 April 2025
SELECT COUNT(*) FROM instalment WHERE due_dt < '2025-04-15' AND paid_dt IS NULL;
-- List the description and the serial number of the assets that are in stock.
-- What equipment do we have in stock right now? Description and serial number, please.
-- assets in stock, description and serial no
SELECT asset_desc, serial_no FROM asset WHERE status = 'in_stock';
-- Which lessees have the rating C? Give the company name and the city.
-- Which of our customers are rated C, and what city are they in?
-- C rated lessees, company and city
SELECT company_name, city FROM lessee WHERE rating = 'C';
-- Show the date and the damage amount of inspections with the condition poor and damage between 500 and 2500.
-- When did an inspection find equipment in poor condition with damage of between 500 and 2500, and how much was the damage?
-- inspections condition poor, damage between 500 and 2500: date and damage amount
SELECT insp_dt, damage_amt FROM inspection WHERE condition = 'poor' AND damage_amt BETWEEN 500 AND 2500;
-- How many active contracts were sold by each branch? Show the branch name and the number.
-- Branch by branch, how many active contracts did our people there sell?
-- active contracts per branch of the seller
SELECT T3.branch_name, COUNT(*) FROM contract AS T1 JOIN employee AS T2 ON T1.sold_by = T2.emp_id JOIN branch AS T3 ON T2.branch_id = T3.branch_id WHERE T1.status = 'ACTIVE' GROUP BY T3.branch_id;
-- Show each industry with the total monthly rate of its active contracts.
-- What do the active contracts bring in a month, added up by the lessee's industry?
-- total monthly rate of active contracts by industry
SELECT T2.industry, SUM(T1.monthly_rate) FROM contract AS T1 JOIN lessee AS T2 ON T1.lessee_id = T2.lessee_id WHERE T1.status = 'ACTIVE' GROUP BY T2.industry;
-- What is the average purchase price of the assets bought from each vendor? Show vendor name and average.
-- How much do we pay on average for an asset, vendor by vendor?
-- average asset purchase price per vendor
SELECT T2.vendor_name, AVG(T1.purchase_price) FROM asset AS T1 JOIN vendor AS T2 ON T1.vendor_id = T2.vendor_id GROUP BY T2.vendor_id;
-- For each lessee with unpaid instalments, show the company name and the total unpaid amount.
-- Which customers have instalments not paid, and how much is that in all for each company?
-- unpaid instalments, total amount per company
SELECT T3.company_name, SUM(T1.amt) FROM instalment AS T1 JOIN contract AS T2 ON T1.contract_id = T2.contract_id JOIN lessee AS T3 ON T2.lessee_id = T3.lessee_id WHERE T1.paid_dt IS NULL GROUP BY T3.lessee_id;
-- Show the total damage amount found in inspections for each asset category.
-- How much damage have the inspections turned up in all, by category of equipment?
-- total inspection damage per asset category
SELECT T2.category, SUM(T1.damage_amt) FROM inspection AS T1 JOIN asset AS T2 ON T1.asset_id = T2.asset_id GROUP BY T2.category;
-- How many contracts has each approver approved? Show first name, last name and the number of contracts.
-- Who has approved contracts here, and how many did each of them approve?
-- contracts approved per person, first and last name
SELECT T2.first_name, T2.last_name, COUNT(*) FROM contract AS T1 JOIN employee AS T2 ON T1.approved_by = T2.emp_id GROUP BY T2.emp_id;
-- Which lessee has paid the largest total amount in instalments? Show the company name.
-- What customer has paid us the most in instalments so far?
-- lessee with highest total of paid instalments
SELECT T3.company_name FROM instalment AS T1 JOIN contract AS T2 ON T1.contract_id = T2.contract_id JOIN lessee AS T3 ON T2.lessee_id = T3.lessee_id WHERE T1.paid_dt IS NOT NULL GROUP BY T3.lessee_id ORDER BY SUM(T1.amt) DESC LIMIT 1;
-- Who are the top 3 employees by total monthly rate of the contracts they sold? Show first name, last name and total, highest first.
-- Give me our three best sellers going by the monthly rates of all their contracts added up, with that sum, best first.
-- top 3 sellers by sum of monthly rate, first and last name and sum
SELECT T2.first_name, T2.last_name, SUM(T1.monthly_rate) FROM contract AS T1 JOIN employee AS T2 ON T1.sold_by = T2.emp_id GROUP BY T2.emp_id ORDER BY SUM(T1.monthly_rate) DESC LIMIT 3;
-- What is the name of the vendor with the most assets on lease?
-- Which vendor supplied the most of the assets that are on lease?
-- vendor with most assets on lease
SELECT T2.vendor_name FROM asset AS T1 JOIN vendor AS T2 ON T1.vendor_id = T2.vendor_id WHERE T1.status = 'on_lease' GROUP BY T2.vendor_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which branch has the most active employees? Show the branch name and how many there are.
-- Which branch do most of our active employees belong to, and how many are there?
-- branch with most active employees, with the count
SELECT T2.branch_name, COUNT(*) FROM employee AS T1 JOIN branch AS T2 ON T1.branch_id = T2.branch_id WHERE T1.is_active = 1 GROUP BY T2.branch_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which lessees have no contract? Show the company names.
-- What companies do we have on the books as lessees without a contract of any kind?
-- lessees without any contract
SELECT company_name FROM lessee WHERE lessee_id NOT IN (SELECT lessee_id FROM contract);
-- Show the serial number and description of the assets that have never been inspected.
-- Which equipment has never had an inspection? Serial number and description.
-- assets never inspected, serial no and description
SELECT serial_no, asset_desc FROM asset WHERE asset_id NOT IN (SELECT asset_id FROM inspection);
-- List the contract numbers of the active contracts without an insurance policy.
-- Which active contracts have no insurance policy at all? Just the contract numbers.
-- active contracts with no insurance policy
SELECT contract_no FROM contract WHERE status = 'ACTIVE' AND contract_id NOT IN (SELECT contract_id FROM insurance_policy);
-- Which lessees have at least 2 active contracts? Show company name and number of active contracts.
-- Which companies have two or more active contracts with us, and how many has each?
-- lessees with 2 or more active contracts, with count
SELECT T2.company_name, COUNT(*) FROM contract AS T1 JOIN lessee AS T2 ON T1.lessee_id = T2.lessee_id WHERE T1.status = 'ACTIVE' GROUP BY T2.lessee_id HAVING COUNT(*) >= 2;
-- Give the first and last names of the inspectors who have done more than 3 inspections.
-- Who of the inspectors has more than three inspections to their name?
-- inspectors with over 3 inspections
SELECT T2.first_name, T2.last_name FROM inspection AS T1 JOIN employee AS T2 ON T1.inspector_id = T2.emp_id GROUP BY T2.emp_id HAVING COUNT(*) > 3;
-- List the first and last names of the employees whose manager is Samira Haddad.
-- Who works under Samira Haddad as their manager?
-- employees managed by Samira Haddad
SELECT T1.first_name, T1.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.manager_id = T2.emp_id WHERE T2.first_name = 'Samira' AND T2.last_name = 'Haddad';
-- Which cities have at least one lessee but no branch?
-- In what cities do we have lessees and yet no branch of our own?
-- cities with lessees and without a branch
SELECT city FROM lessee EXCEPT SELECT city FROM branch;
-- database: harbour_contact_centre
CREATE TABLE client (client_id INTEGER, client_cd TEXT, client_name TEXT, sector TEXT, contract_start TEXT, contract_end TEXT);
CREATE TABLE campaign (camp_id INTEGER, camp_name TEXT, client_id INTEGER, direction TEXT, start_dt TEXT, end_dt TEXT, status TEXT, rate_per_min REAL);
CREATE TABLE site (site_cd TEXT, site_name TEXT, city TEXT, seats INTEGER);
CREATE TABLE team (team_id INTEGER, team_name TEXT, site_cd TEXT, leader_id INTEGER);
CREATE TABLE agent (agent_id INTEGER, badge_no TEXT, first_name TEXT, last_name TEXT, team_id INTEGER, mentor_id INTEGER, hire_dt TEXT, leave_dt TEXT, contract_type TEXT, hourly_rate REAL);
CREATE TABLE call_log (call_id INTEGER, camp_id INTEGER, agent_id INTEGER, started_at TEXT, wait_sec INTEGER, talk_sec INTEGER, outcome TEXT, caller_region TEXT);
CREATE TABLE qa_review (review_id INTEGER, call_id INTEGER, reviewer_id INTEGER, reviewed_on TEXT, score INTEGER, passed TEXT);
CREATE TABLE shift (shift_id INTEGER, agent_id INTEGER, shift_dt TEXT, planned_hrs REAL, worked_hrs REAL, absent INTEGER);
CREATE TABLE course (course_cd TEXT, course_name TEXT, hrs REAL, mandatory INTEGER);
CREATE TABLE agent_course (agent_id INTEGER, course_cd TEXT, booked_on TEXT, completed_on TEXT);
INSERT INTO client VALUES (1,'BRG','Bridgemoor Energy','energy','2021-01-01',NULL),(2,'SWN','Swanline Ferries','travel','2022-04-01',NULL),(3,'PAX','Paxton Insurance','insurance','2020-07-01','2024-12-31'),(4,'MED','Medlane Pharmacy','health','2023-02-01',NULL),(5,'KIT','Kitfield Appliances','household goods','2022-09-01',NULL),(6,'TRU','Truro Savings','banking','2023-06-01',NULL),(7,'LUM','Lumen Parcels','delivery','2024-01-15',NULL),(8,'VIV','Vivara Hotels','travel','2025-05-01',NULL),(9,'OAK','Oakhurst Water','water supply','2024-08-01',NULL);
INSERT INTO campaign VALUES (1,'Bridgemoor Billing Line',1,'inbound','2021-01-11',NULL,'live',0.82),(2,'Bridgemoor Meter Readings',1,'outbound','2024-03-04','2024-12-20','closed',0.74),(3,'Swanline Bookings',2,'inbound','2022-04-04',NULL,'live',0.91),(4,'Paxton Claims Desk',3,'inbound','2020-07-06','2024-12-31','closed',1.05),(5,'Medlane Repeat Prescriptions',4,'inbound','2023-02-06',NULL,'live',0.88),(6,'Kitfield Service Desk',5,'inbound','2022-09-05',NULL,'live',0.79),(7,'Kitfield Warranty Renewal',5,'outbound','2025-01-13',NULL,'paused',0.95),(8,'Truro Lost Cards',6,'inbound','2023-06-05',NULL,'live',1.12),(9,'Lumen Where Is My Parcel',7,'inbound','2024-01-22',NULL,'live',0.69),(10,'Truro Customer Survey',6,'outbound','2025-04-07',NULL,'paused',0.77),(11,'Vivara Launch Offers',8,'outbound','2025-07-01',NULL,'planned',0.85),(12,'Oakhurst Leak Line',9,'inbound','2024-08-05',NULL,'paused',0.98);
INSERT INTO site VALUES ('PLY','Plymouth Sutton Harbour','Plymouth',140),('EXE','Exeter Southernhay','Exeter',85),('CDF','Cardiff Bay','Cardiff',110),('HOM','Home Workers','Plymouth',40),('TRO','Truro Lemon Quay','Truro',60);
INSERT INTO team VALUES (1,'Utilities','PLY',1),(2,'Travel','PLY',6),(3,'Health and Home','EXE',9),(4,'Finance','CDF',13),(5,'Parcels','CDF',16),(6,'Evening Crew','HOM',19);
INSERT INTO agent VALUES (1,'B101','Marion','Trethewey',1,NULL,'2017-03-06',NULL,'FT',15.4),(2,'B102','Jack','Penrose',1,1,'2021-05-10',NULL,'FT',12.9),(3,'B103','Aisha','Malik',1,1,'2022-08-22',NULL,'PT',12.6),(4,'B104','Ross','Hannaford',1,2,'2024-10-07','2025-03-28','FT',12.1),(5,'B105','Chloe','Blewett',2,6,'2023-01-16',NULL,'FT',12.4),(6,'B106','Stuart','Widdecombe',2,NULL,'2018-09-03',NULL,'FT',15.1),(7,'B107','Elena','Petrova',2,6,'2022-04-19',NULL,'PT',12.7),(8,'B108','Luke','Yelland',2,5,'2025-02-03',NULL,'FT',12),(9,'B109','Gemma','Harcombe',3,NULL,'2019-06-17',NULL,'FT',14.8),(10,'B110','Tariq','Aziz',3,9,'2023-03-13',NULL,'FT',12.5),(11,'B111','Bethan','Rowse',3,9,'2022-10-24','2025-01-31','PT',12.6),(12,'B112','Daniel','Oke',3,10,'2024-11-11',NULL,'PT',12.1),(13,'B113','Rhiannon','Morgan',4,NULL,'2016-11-21',NULL,'FT',16.2),(14,'B114','Gethin','Pugh',4,13,'2023-06-05',NULL,'FT',12.8),(15,'B115','Sofia','Marino',4,13,'2024-02-26',NULL,'PT',12.3),(16,'B116','Craig','Beynon',5,NULL,'2020-01-27',NULL,'FT',14.5),(17,'B117','Megan','Llewellyn',5,16,'2024-01-22',NULL,'FT',12.4),(18,'B118','Hassan','Omar',5,16,'2024-05-13',NULL,'FT',12.3),(19,'B119','Vera','Coombe',6,NULL,'2018-02-12',NULL,'PT',14.2),(20,'B120','Nigel','Stacey',6,19,'2023-09-18',NULL,'PT',12.5),(21,'B121','Iwan','Parry',4,13,'2025-03-03',NULL,'FT',12),(22,'B122','Orla','Dunstan',1,2,'2025-05-19',NULL,'PT',12);
INSERT INTO call_log VALUES (1,1,2,'2025-04-07 09:12',45,312,'resolved','South West'),(2,1,3,'2025-04-07 10:05',88,540,'escalated','South West'),(3,1,2,'2025-04-08 14:30',62,275,'resolved','Wales'),(4,1,NULL,'2025-04-08 14:41',240,0,'abandoned','South West'),(5,3,5,'2025-04-09 11:20',30,420,'resolved','London'),(6,3,7,'2025-04-09 16:02',52,385,'callback','North'),(7,5,10,'2025-04-10 08:47',75,198,'resolved','South West'),(8,6,12,'2025-04-11 13:15',110,610,'escalated','Midlands'),(9,8,14,'2025-04-14 20:10',12,265,'resolved','Wales'),(10,8,15,'2025-04-15 09:33',18,330,'resolved','London'),(11,9,17,'2025-04-16 12:08',95,142,'resolved','North'),(12,9,18,'2025-04-16 12:25',130,155,'callback','Midlands'),(13,9,NULL,'2025-04-16 12:40',185,0,'abandoned','North'),(14,1,2,'2025-05-02 10:18',55,298,'resolved','South West'),(15,1,20,'2025-05-02 19:44',35,455,'escalated','Wales'),(16,3,8,'2025-05-06 15:21',48,505,'escalated','South West'),(17,3,8,'2025-05-07 10:11',33,390,'escalated','London'),(18,5,10,'2025-05-08 09:02',64,220,'resolved','South West'),(19,5,9,'2025-05-08 11:36',71,248,'resolved','Wales'),(20,6,10,'2025-05-12 16:50',140,580,'callback','Midlands'),(21,8,14,'2025-05-13 21:05',15,290,'resolved','London'),(22,9,17,'2025-05-14 13:27',102,133,'resolved','Midlands'),(23,9,17,'2025-05-15 12:59',90,161,'resolved','North'),(24,9,NULL,'2025-05-15 13:10',95,0,'abandoned','Wales'),(25,3,7,'2025-06-03 09:55',41,362,'resolved','North'),(26,3,8,'2025-06-03 10:40',47,610,'escalated','North'),(27,1,3,'2025-06-04 17:15',82,410,'resolved','South West'),(28,6,12,'2025-06-05 14:03',125,495,'resolved','Midlands'),(29,7,10,'2025-01-21 11:10',0,205,'callback','Midlands'),(30,4,15,'2024-11-19 10:30',38,720,'resolved','London'),(31,12,3,'2025-02-17 08:25',58,340,'resolved','South West'),(32,1,20,'2025-06-05 18:20',40,268,'resolved','Wales'),(33,9,18,'2025-06-06 12:11',84,139,'resolved','North');
INSERT INTO qa_review VALUES (1,1,1,'2025-04-09',92,'Y'),(2,2,1,'2025-04-09',71,'N'),(3,5,6,'2025-04-11',88,'Y'),(4,8,9,'2025-04-15',64,'N'),(5,9,13,'2025-04-17',95,'Y'),(6,11,16,'2025-04-18',84,'Y'),(7,15,1,'2025-05-05',78,'Y'),(8,16,6,'2025-05-08',58,'N'),(9,17,6,'2025-05-09',66,'N'),(10,18,9,'2025-05-12',90,'Y'),(11,21,13,'2025-05-15',93,'Y'),(12,22,16,'2025-05-16',81,'Y'),(13,25,6,'2025-06-05',86,'Y'),(14,27,1,'2025-06-06',83,'Y'),(15,14,1,'2025-05-05',89,'Y');
INSERT INTO shift VALUES (1,2,'2025-05-12',8,8,0),(2,3,'2025-05-12',5,5,0),(3,5,'2025-05-12',8,0,1),(4,7,'2025-05-12',5,5.5,0),(5,10,'2025-05-12',8,8,0),(6,12,'2025-05-13',4,0,1),(7,14,'2025-05-13',8,9,0),(8,15,'2025-05-13',5,5,0),(9,17,'2025-05-14',8,8,0),(10,18,'2025-05-14',8,0,1),(11,20,'2025-05-14',4,4,0),(12,8,'2025-05-15',8,8,0),(13,2,'2025-06-02',8,8.5,0),(14,5,'2025-06-02',8,8,0),(15,18,'2025-06-03',8,8,0),(16,12,'2025-06-03',4,0,1),(17,21,'2025-06-03',8,7.5,0),(18,19,'2025-06-04',5,5,0);
INSERT INTO course VALUES ('DPA','Data Protection',3,1),('CARD','Card Payment Security',2,1),('COMP','Complaint Handling',6,1),('VULN','Vulnerable Customers',4,1),('UPSL','Consultative Selling',8,0),('WELS','Welsh for the Phone',12,0),('COACH','Coaching Skills',10,0);
INSERT INTO agent_course VALUES (2,'DPA','2024-05-01','2024-05-20'),(3,'DPA','2024-05-01','2024-05-20'),(5,'DPA','2024-06-03','2024-06-17'),(7,'DPA','2025-05-19',NULL),(8,'DPA','2025-02-03','2025-02-10'),(10,'DPA','2024-06-03','2024-06-18'),(14,'CARD','2024-09-02','2024-09-11'),(15,'CARD','2024-09-02','2024-09-11'),(21,'CARD','2025-05-26',NULL),(2,'COMP','2025-01-13','2025-01-30'),(12,'COMP','2025-04-28',NULL),(17,'COMP','2024-10-14','2024-10-29'),(10,'VULN','2024-11-04','2024-11-15'),(9,'COACH','2023-04-11','2023-05-02'),(16,'COACH','2024-02-05','2024-02-28'),(13,'COACH','2023-04-11','2023-05-02'),(14,'WELS','2025-05-05',NULL),(1,'COACH','2022-03-07','2022-03-25');
-- List the name and the status of the campaigns that are paused or closed.
-- Which campaigns are paused or closed, and which of the two is it for each?
-- paused or closed campaigns, name and status
SELECT camp_name, status FROM campaign WHERE status IN ('paused', 'closed');
-- How many calls were abandoned after waiting more than 120 seconds?
-- How many callers waited over 120 seconds and then abandoned the call?
-- count of abandoned calls with wait over 120 seconds
SELECT COUNT(*) FROM call_log WHERE outcome = 'abandoned' AND wait_sec > 120;
-- Show the first name, last name and leaving date of every agent who has left.
-- Which agents have left us, and on what date did each of them go?
-- agents who left, first name, last name, leave date
SELECT first_name, last_name, leave_dt FROM agent WHERE leave_dt IS NOT NULL;
-- What are the names and the hours of the mandatory courses?
-- Which courses are mandatory, and how many hours does each one take?
-- mandatory courses with hours
SELECT course_name, hrs FROM course WHERE mandatory = 1;
-- How many shifts in May 2025 are marked as absent?
-- How many times was somebody absent from a shift in May 2025?
-- number of absent shifts, May 2025
SELECT COUNT(*) FROM shift WHERE absent = 1 AND shift_dt >= '2025-05-01' AND shift_dt < '2025-06-01';
-- How many different agents have taken calls for each campaign? Show the campaign name and the number of agents.
-- Campaign by campaign, how many different agents have been on its calls?
-- number of different agents on calls, per campaign
SELECT T2.camp_name, COUNT(DISTINCT T1.agent_id) FROM call_log AS T1 JOIN campaign AS T2 ON T1.camp_id = T2.camp_id GROUP BY T2.camp_id;
-- What is the average talk time in seconds of resolved calls for each team? Show team name and average.
-- Team by team, how many seconds do the agents talk on average on a resolved call?
-- average talk seconds of resolved calls per team
SELECT T3.team_name, AVG(T1.talk_sec) FROM call_log AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id JOIN team AS T3 ON T2.team_id = T3.team_id WHERE T1.outcome = 'resolved' GROUP BY T3.team_id;
-- Show the total talk time in seconds for each client with calls, with the client name first.
-- How many seconds in all have we talked for each of the clients? Client name first.
-- total talk seconds per client
SELECT T3.client_name, SUM(T1.talk_sec) FROM call_log AS T1 JOIN campaign AS T2 ON T1.camp_id = T2.camp_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id;
-- How many hours were worked in total at each site? Show the site name and the hours.
-- Site by site, what do the worked hours on the shifts add up to?
-- total worked hours per site
SELECT T4.site_name, SUM(T1.worked_hrs) FROM shift AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id JOIN team AS T3 ON T2.team_id = T3.team_id JOIN site AS T4 ON T3.site_cd = T4.site_cd GROUP BY T4.site_cd;
-- Show the first name, last name and average QA score of each agent whose calls were reviewed.
-- How do the agents score in QA on average, each by first and last name?
-- average QA score per agent
SELECT T3.first_name, T3.last_name, AVG(T1.score) FROM qa_review AS T1 JOIN call_log AS T2 ON T1.call_id = T2.call_id JOIN agent AS T3 ON T2.agent_id = T3.agent_id GROUP BY T3.agent_id;
-- How many agents have completed each course? Show the course name and the number of agents.
-- Course by course, how many of the agents have completed it?
-- completed agents per course
SELECT T2.course_name, COUNT(*) FROM agent_course AS T1 JOIN course AS T2 ON T1.course_cd = T2.course_cd WHERE T1.completed_on IS NOT NULL GROUP BY T2.course_cd;
-- Which agent has the most escalated calls? Give first and last name.
-- Who has had the most calls escalated?
-- agent with most escalated calls
SELECT T2.first_name, T2.last_name FROM call_log AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id WHERE T1.outcome = 'escalated' GROUP BY T2.agent_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which 3 clients have the most calls? Show the client name and the number of calls, the most first.
-- Name our three busiest clients by number of calls, with that number, busiest at the top.
-- top 3 clients by calls, with count
SELECT T3.client_name, COUNT(*) FROM call_log AS T1 JOIN campaign AS T2 ON T1.camp_id = T2.camp_id JOIN client AS T3 ON T2.client_id = T3.client_id GROUP BY T3.client_id ORDER BY COUNT(*) DESC LIMIT 3;
-- Give the first and last name of the reviewer who has done the most QA reviews.
-- Who has reviewed the most calls for QA?
-- reviewer with most QA reviews
SELECT T2.first_name, T2.last_name FROM qa_review AS T1 JOIN agent AS T2 ON T1.reviewer_id = T2.agent_id GROUP BY T2.agent_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the name of the site with the most agents who have not left?
-- Which site has the most agents, counting only those who have not left?
-- site with most agents not yet left
SELECT T3.site_name FROM agent AS T1 JOIN team AS T2 ON T1.team_id = T2.team_id JOIN site AS T3 ON T2.site_cd = T3.site_cd WHERE T1.leave_dt IS NULL GROUP BY T3.site_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- List the first and last names of the agents who have never been booked on a course.
-- Which agents have we not put on any course so far?
-- agents without a course booking
SELECT first_name, last_name FROM agent WHERE agent_id NOT IN (SELECT agent_id FROM agent_course);
-- Show the names of the campaigns that have no calls.
-- On which campaigns has there not been a single call?
-- campaigns without calls
SELECT camp_name FROM campaign WHERE camp_id NOT IN (SELECT camp_id FROM call_log);
-- Which clients have no live campaign? Show the client names.
-- What clients are there that we run no live campaign for?
-- clients without a live campaign
SELECT client_name FROM client WHERE client_id NOT IN (SELECT client_id FROM campaign WHERE status = 'live');
-- Give the first and last names of the agents who have handled at least 3 calls.
-- Which agents have taken three or more calls?
-- agents with 3 or more calls
SELECT T2.first_name, T2.last_name FROM call_log AS T1 JOIN agent AS T2 ON T1.agent_id = T2.agent_id GROUP BY T2.agent_id HAVING COUNT(*) >= 3;
-- Show the name and the average waiting time of each campaign where callers wait more than 60 seconds on average.
-- On which campaigns do people wait over 60 seconds on average, and what is that average for each?
-- campaigns with average wait over 60 seconds, name and average
SELECT T2.camp_name, AVG(T1.wait_sec) FROM call_log AS T1 JOIN campaign AS T2 ON T1.camp_id = T2.camp_id GROUP BY T2.camp_id HAVING AVG(T1.wait_sec) > 60;
-- Show the first and last name of each agent who has a mentor, followed by the mentor's first and last name.
-- Who mentors whom? The agent first, then the mentor, first and last names of both.
-- agents with their mentors, first and last names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM agent AS T1 JOIN agent AS T2 ON T1.mentor_id = T2.agent_id;
-- How many calls started in each month of 2025? Show the number of the month and the number of calls.
-- Month by month in 2025, how many calls did we have?
-- calls per month 2025
SELECT CAST(strftime('%m', started_at) AS INTEGER), COUNT(*) FROM call_log WHERE started_at >= '2025-01-01' AND started_at < '2026-01-01' GROUP BY CAST(strftime('%m', started_at) AS INTEGER);
-- database: oakbarrow_furniture_works
CREATE TABLE department (dept_cd TEXT PRIMARY KEY, dept_name TEXT, cost_centre INTEGER);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, dept_cd TEXT REFERENCES department(dept_cd), boss_id INTEGER REFERENCES employee(emp_id), hired_on TEXT);
CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, supp_no TEXT, supplier_name TEXT, country TEXT, pay_days INTEGER, is_approved INTEGER);
CREATE TABLE material (material_id INTEGER PRIMARY KEY, mat_cd TEXT, mat_name TEXT, mat_group TEXT, uom TEXT, std_cost REAL, on_hand INTEGER, min_stock INTEGER);
CREATE TABLE purchase_order (po_id INTEGER PRIMARY KEY, po_no TEXT, supplier_id INTEGER REFERENCES supplier(supplier_id), buyer_id INTEGER REFERENCES employee(emp_id), approved_by INTEGER REFERENCES employee(emp_id), order_dt TEXT, due_dt TEXT, received_dt TEXT, status TEXT);
CREATE TABLE po_line (po_id INTEGER REFERENCES purchase_order(po_id), line_no INTEGER, material_id INTEGER REFERENCES material(material_id), qty INTEGER, unit_price REAL, PRIMARY KEY (po_id, line_no));
CREATE TABLE supplier_claim (claim_id INTEGER PRIMARY KEY, po_id INTEGER REFERENCES purchase_order(po_id), reported_by INTEGER REFERENCES employee(emp_id), reported_on TEXT, reason TEXT, claim_amt REAL, settled_on TEXT);
CREATE TABLE product (product_id INTEGER PRIMARY KEY, model_no TEXT, product_name TEXT, category TEXT, list_price REAL, designer_id INTEGER REFERENCES employee(emp_id), discontinued INTEGER);
CREATE TABLE product_material (product_id INTEGER REFERENCES product(product_id), material_id INTEGER REFERENCES material(material_id), qty_per_unit REAL, PRIMARY KEY (product_id, material_id));
CREATE TABLE work_order (wo_id INTEGER PRIMARY KEY, wo_no TEXT, product_id INTEGER REFERENCES product(product_id), foreman_id INTEGER REFERENCES employee(emp_id), qty INTEGER, started_on TEXT, finished_on TEXT, priority TEXT);
INSERT INTO department VALUES ('MGT','Management',100),('PUR','Purchasing',210),('MAC','Machine Shop',310),('ASM','Assembly',320),('FIN','Finishing',330),('DES','Design',410),('UPH','Upholstery',340);
INSERT INTO employee VALUES (1,'Edward','Hallam','works director','MGT',NULL,'2003-01-06'),(2,'Judith','Crane','head of purchasing','PUR',1,'2010-04-19'),(3,'Sanjay','Mehta','buyer','PUR',2,'2017-09-11'),(4,'Nicole','Faber','buyer','PUR',2,'2020-02-24'),(5,'Barry','Stubbs','foreman','MAC',1,'2006-08-14'),(6,'Irena','Kovac','foreman','ASM',1,'2012-05-21'),(7,'Douglas','Kemp','foreman','UPH',1,'2015-10-05'),(8,'Phoebe','Lang','designer','DES',1,'2018-01-15'),(9,'Matteo','Ricci','designer','DES',8,'2021-06-07'),(10,'Kenneth','Boyle','joiner','ASM',6,'2009-03-30'),(11,'Tina','Saxby','machinist','MAC',5,'2019-11-04'),(12,'Grzegorz','Nowak','machinist','MAC',5,'2022-03-28'),(13,'Laura','Petty','polisher','FIN',6,'2016-07-18'),(14,'Femi','Adeyemi','upholsterer','UPH',7,'2023-01-09'),(15,'Sarah','Illing','joiner','ASM',6,'2024-05-13'),(16,'Colm','Reilly','machinist','MAC',5,'2014-02-17'),(17,'Hannah','Voigt','designer','DES',8,'2025-03-03');
INSERT INTO supplier VALUES (1,'V301','Chiltern Hardwoods','UK',30,1),(2,'V302','Ardennes Timber','Belgium',45,1),(3,'V303','Hettinger Fittings','Germany',30,1),(4,'V304','Bolton Weavers','UK',14,1),(5,'V305','Lakeland Lacquers','UK',30,1),(6,'V306','Baltic Ply','Latvia',60,0),(7,'V307','Foamcraft','UK',14,1),(8,'V308','Verona Leather','Italy',45,0),(9,'V309','Dales Veneers','UK',30,1),(10,'V310','Kessel Glass','Netherlands',30,0);
INSERT INTO material VALUES (1,'T-OAK','European oak 27 mm','timber','m2',64,180,120),(2,'T-WAL','American walnut 27 mm','timber','m2',118,42,60),(3,'T-ASH','Ash 32 mm','timber','m2',58.5,95,50),(4,'T-PLY','Birch ply 18 mm','timber','sheet',49,22,40),(5,'T-VEN','Oak veneer','timber','m2',12.4,310,100),(6,'H-HNG','Soft close hinge','hardware','pcs',2.35,1450,600),(7,'H-RUN','Drawer runner 450','hardware','pair',11.8,210,150),(8,'H-SCR','Confirmat screw box','hardware','box',7.9,64,30),(9,'H-LEG','Brass leg cap','hardware','pcs',3.6,88,200),(10,'F-WOO','Wool tweed','fabric','m',31,140,80),(11,'F-LIN','Linen natural','fabric','m',24.5,36,60),(12,'F-LEA','Aniline leather','fabric','m2',72,28,20),(13,'F-FOA','Seat foam HR40','fabric','sheet',18.6,75,40),(14,'X-LAC','Matt lacquer','finish','l',14.2,160,80),(15,'X-OIL','Hard wax oil','finish','l',26.5,34,25),(16,'X-GLS','Toughened glass 6 mm','glass','m2',41,12,10),(17,'T-BEE','Beech 40 mm','timber','m2',47,15,30),(18,'H-CAS','Castor 50 mm','hardware','pcs',4.9,60,40);
INSERT INTO purchase_order VALUES (1,'PO-8801',1,3,2,'2024-11-04','2024-11-25','2024-11-22','RECEIVED'),(2,'PO-8807',3,4,2,'2024-11-18','2024-12-02','2024-12-05','RECEIVED'),(3,'PO-8812',4,4,2,'2024-12-03','2024-12-17','2024-12-16','RECEIVED'),(4,'PO-8820',2,3,1,'2025-01-08','2025-02-05','2025-02-11','RECEIVED'),(5,'PO-8824',5,3,2,'2025-01-14','2025-01-28','2025-01-27','RECEIVED'),(6,'PO-8829',6,3,2,'2025-01-22','2025-03-05',NULL,'CANC'),(7,'PO-8833',1,3,1,'2025-02-10','2025-03-03','2025-03-03','RECEIVED'),(8,'PO-8838',7,4,2,'2025-02-19','2025-03-05','2025-03-04','RECEIVED'),(9,'PO-8841',3,4,2,'2025-03-06','2025-03-20','2025-03-26','RECEIVED'),(10,'PO-8847',8,4,1,'2025-03-17','2025-04-30',NULL,'PART'),(11,'PO-8852',1,3,2,'2025-04-01','2025-04-22','2025-04-24','RECEIVED'),(12,'PO-8856',9,3,2,'2025-04-09','2025-04-30','2025-04-29','RECEIVED'),(13,'PO-8860',4,4,2,'2025-04-22','2025-05-06',NULL,'OPEN'),(14,'PO-8865',2,3,1,'2025-05-05','2025-06-02',NULL,'OPEN'),(15,'PO-8868',3,2,1,'2025-05-12','2025-05-26',NULL,'OPEN'),(16,'PO-8871',5,3,2,'2025-05-19','2025-06-03',NULL,'PART'),(17,'PO-8874',1,3,NULL,'2025-05-27','2025-06-17',NULL,'OPEN');
INSERT INTO po_line VALUES (1,1,1,120,62.5),(1,2,3,40,57),(2,1,6,800,2.3),(2,2,7,120,11.5),(3,1,10,90,30.5),(3,2,11,50,24),(4,1,2,60,115),(4,2,1,80,65.2),(5,1,14,100,14),(5,2,15,30,26),(6,1,4,70,46.5),(7,1,1,150,63),(7,2,3,60,58),(8,1,13,90,18.2),(9,1,7,100,11.9),(9,2,8,40,7.8),(10,1,12,45,71),(11,1,1,100,64.5),(12,1,5,260,12.1),(13,1,11,70,24.5),(13,2,10,40,31.2),(14,1,2,75,119),(15,1,6,900,2.4),(15,2,9,300,3.5),(16,1,14,140,14.4),(17,1,3,90,59.5);
INSERT INTO supplier_claim VALUES (1,2,6,'2024-12-06','wrong size',138,'2025-01-10'),(2,4,5,'2025-02-13','moisture too high',1150,'2025-03-31'),(3,9,6,'2025-03-27','short delivery',95.2,NULL),(4,10,7,'2025-04-28','hides scarred',860,NULL),(5,7,3,'2025-03-07','split boards',540,'2025-04-04'),(6,11,5,'2025-04-25','split boards',322.5,NULL),(7,3,7,'2024-12-19','colour off',274.5,'2025-01-22'),(8,12,3,'2025-05-02','split sheets',118,NULL),(9,10,4,'2025-05-09','late delivery',200,NULL);
INSERT INTO product VALUES (1,'M100','Oakham dining table','table',1490,8,0),(2,'M105','Oakham bench','seating',520,8,0),(3,'M110','Walcot desk','desk',1850,9,0),(4,'M115','Walcot bookcase','storage',1240,9,0),(5,'M120','Thorpe armchair','seating',980,8,0),(6,'M124','Thorpe sofa 3 seater','seating',2350,8,0),(7,'M130','Oakdene sideboard','storage',1720,9,0),(8,'M135','Alder coffee table','table',460,8,1),(9,'M140','Bexley chair','seating',310,9,0),(10,'M145','Linton bed frame','bed',1380,8,0),(11,'M150','Oakdene display cabinet','storage',1960,17,0),(12,'M155','Fenwick stool','seating',185,9,1),(13,'M160','Harrow wardrobe','storage',2180,NULL,0);
INSERT INTO product_material VALUES (1,1,3.2),(1,14,0.8),(1,8,0.2),(2,1,1.4),(2,15,0.3),(3,2,2.6),(3,7,3),(3,15,0.5),(3,9,4),(4,2,3.1),(4,5,1.2),(4,14,0.9),(5,3,0.9),(5,10,2.8),(5,13,1),(6,3,1.6),(6,10,7.5),(6,13,3),(6,9,4),(6,8,0.4),(7,1,3.8),(7,5,2.5),(7,6,6),(7,7,4),(7,14,1.1),(8,1,0.9),(9,3,0.6),(9,11,0.7),(10,1,4.1),(10,15,0.7),(11,1,3.5),(11,16,1.8),(11,6,4),(11,14,1),(12,3,0.4);
INSERT INTO work_order VALUES (1,'W-5501',1,6,12,'2024-12-02','2024-12-20','normal'),(2,'W-5504',9,6,60,'2025-01-06','2025-01-24','normal'),(3,'W-5507',5,7,18,'2025-01-13','2025-02-03','normal'),(4,'W-5510',7,6,8,'2025-01-27','2025-02-14','high'),(5,'W-5514',3,5,10,'2025-02-17','2025-03-07','normal'),(6,'W-5517',6,7,9,'2025-02-24','2025-03-21','high'),(7,'W-5520',2,6,24,'2025-03-10','2025-03-26','low'),(8,'W-5523',4,5,7,'2025-03-24','2025-04-15','normal'),(9,'W-5527',1,6,15,'2025-04-07','2025-04-30','normal'),(10,'W-5530',10,5,11,'2025-04-28',NULL,'normal'),(11,'W-5533',9,6,40,'2025-05-06',NULL,'low'),(12,'W-5536',7,6,6,'2025-05-19',NULL,'high'),(13,'W-5539',5,7,14,NULL,NULL,'normal');
-- Show the number and the due date of the purchase orders that are open and due before 1 June 2025.
-- Which purchase orders are still open although they were due before 1 June 2025, and when was each one due?
-- open POs due before 1 June 2025, PO no and due date
SELECT po_no, due_dt FROM purchase_order WHERE status = 'OPEN' AND due_dt < '2025-06-01';
-- List the name and the quantity on hand of every material in the group timber with fewer than 50 on hand.
-- Which timber materials are down to less than 50 on hand, and how much of each is on hand?
-- timber with under 50 on hand, material name and quantity
SELECT mat_name, on_hand FROM material WHERE mat_group = 'timber' AND on_hand < 50;
-- Which suppliers are not approved? Show the supplier name and the country.
-- Which suppliers have we not approved, and what country are they in?
-- not approved suppliers, name and country
SELECT supplier_name, country FROM supplier WHERE is_approved = 0;
-- How many supplier claims have not been settled yet?
-- How many claims against suppliers are still not settled?
-- number of unsettled supplier claims
SELECT COUNT(*) FROM supplier_claim WHERE settled_on IS NULL;
-- List the name and the list price of the products whose name begins with Oak.
-- Everything in our range with a name starting with Oak, and the list price of each.
-- product names beginning with Oak, with list price
SELECT product_name, list_price FROM product WHERE product_name LIKE 'Oak%';
-- How many purchase orders has each supplier received from us? Show supplier name and number of orders.
-- Supplier by supplier, how many POs have we placed?
-- purchase orders per supplier
SELECT T2.supplier_name, COUNT(*) FROM purchase_order AS T1 JOIN supplier AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T2.supplier_id;
-- Show the number and the total value, quantity times unit price, of each open purchase order.
-- What is each open PO worth, adding up quantity times unit price? PO number first.
-- value of open purchase orders (qty x unit price) per PO number
SELECT T2.po_no, SUM(T1.qty * T1.unit_price) FROM po_line AS T1 JOIN purchase_order AS T2 ON T1.po_id = T2.po_id WHERE T2.status = 'OPEN' GROUP BY T2.po_id;
-- For each material that has been ordered, show its name and the lowest and the highest unit price on the purchase order lines.
-- Material by material, what is the least and the most we have paid per unit on our POs?
-- lowest and highest PO unit price per material
SELECT T2.mat_name, MIN(T1.unit_price), MAX(T1.unit_price) FROM po_line AS T1 JOIN material AS T2 ON T1.material_id = T2.material_id GROUP BY T2.material_id;
-- What is the total amount claimed from each supplier with claims? Show supplier name and total.
-- Which suppliers have we made claims against, and how much is it in all for each?
-- total claim amount per supplier
SELECT T3.supplier_name, SUM(T1.claim_amt) FROM supplier_claim AS T1 JOIN purchase_order AS T2 ON T1.po_id = T2.po_id JOIN supplier AS T3 ON T2.supplier_id = T3.supplier_id GROUP BY T3.supplier_id;
-- How many pieces were made in each product category on finished work orders? Show the category and the total quantity.
-- By category, how many pieces have we turned out, going only by the finished work orders?
-- total quantity of finished work orders per product category
SELECT T2.category, SUM(T1.qty) FROM work_order AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id WHERE T1.finished_on IS NOT NULL GROUP BY T2.category;
-- How many employees work in each department? Show the department name and the number.
-- How many people have we got in every department, by its name?
-- headcount by department name
SELECT T2.dept_name, COUNT(*) FROM employee AS T1 JOIN department AS T2 ON T1.dept_cd = T2.dept_cd GROUP BY T2.dept_cd;
-- What is the name of the supplier with the highest total order value, which is quantity times unit price on the purchase order lines?
-- With which supplier have we placed the most in value, quantity times unit price over all PO lines?
-- supplier with largest PO value (qty x unit price)
SELECT T3.supplier_name FROM po_line AS T1 JOIN purchase_order AS T2 ON T1.po_id = T2.po_id JOIN supplier AS T3 ON T2.supplier_id = T3.supplier_id GROUP BY T3.supplier_id ORDER BY SUM(T1.qty * T1.unit_price) DESC LIMIT 1;
-- Which 3 timber materials have been ordered in the largest total quantity? Show name and total quantity, largest first.
-- What are the three timbers we order the most of by quantity, and how much of each in all, most first?
-- top 3 timber by total ordered quantity, with quantity
SELECT T2.mat_name, SUM(T1.qty) FROM po_line AS T1 JOIN material AS T2 ON T1.material_id = T2.material_id WHERE T2.mat_group = 'timber' GROUP BY T2.material_id ORDER BY SUM(T1.qty) DESC LIMIT 3;
-- Which foreman has the most work orders? Give first and last name.
-- Who of the foremen has had the most work orders?
-- foreman with most work orders
SELECT T2.first_name, T2.last_name FROM work_order AS T1 JOIN employee AS T2 ON T1.foreman_id = T2.emp_id GROUP BY T2.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the name of the material that is used in the most products?
-- Which material goes into more of our products than any other?
-- material used in most products
SELECT T2.mat_name FROM product_material AS T1 JOIN material AS T2 ON T1.material_id = T2.material_id GROUP BY T2.material_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of the materials that have never been on a purchase order.
-- Which materials have we never ordered from anyone?
-- materials never ordered
SELECT mat_name FROM material WHERE material_id NOT IN (SELECT material_id FROM po_line);
-- List the names of the suppliers that have never been given a purchase order.
-- Which suppliers have we never placed a PO with?
-- suppliers without purchase orders
SELECT supplier_name FROM supplier WHERE supplier_id NOT IN (SELECT supplier_id FROM purchase_order);
-- Show the model number and the name of the products without any work order.
-- Which models have we not had a single work order for? Model number and product name.
-- products without work order, model no and name
SELECT model_no, product_name FROM product WHERE product_id NOT IN (SELECT product_id FROM work_order);
-- Which suppliers have more than 2 purchase orders? Show the supplier names.
-- What suppliers have had more than two POs from us?
-- suppliers with over 2 purchase orders
SELECT T2.supplier_name FROM purchase_order AS T1 JOIN supplier AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T2.supplier_id HAVING COUNT(*) > 2;
-- Show the name and the number of materials of each product that needs at least 4 materials.
-- Which products take four or more materials to make, and how many exactly?
-- products with 4 or more materials, name and count
SELECT T2.product_name, COUNT(*) FROM product_material AS T1 JOIN product AS T2 ON T1.product_id = T2.product_id GROUP BY T2.product_id HAVING COUNT(*) >= 4;
-- Which products have a list price above the average list price? Show name and list price, dearest first.
-- What in our range is dearer than the average list price, and what is its list price? Dearest at the top.
-- products above average list price, name and price, highest first
SELECT product_name, list_price FROM product WHERE list_price > (SELECT AVG(list_price) FROM product) ORDER BY list_price DESC;
-- Give the first and last names of the employees who are buyer on a purchase order or foreman on a work order, each only once.
-- Who has been the buyer on a purchase order or the foreman on a work order? Everybody just once.
-- buyers of purchase orders and foremen of work orders in one list, first and last names, no repeats
SELECT T2.first_name, T2.last_name FROM purchase_order AS T1 JOIN employee AS T2 ON T1.buyer_id = T2.emp_id UNION SELECT T2.first_name, T2.last_name FROM work_order AS T1 JOIN employee AS T2 ON T1.foreman_id = T2.emp_id;
