-- database: hartwell_bakehouse_rounds
CREATE TABLE depot (depot_cd TEXT PRIMARY KEY, depot_name TEXT, town TEXT, opened_on TEXT);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, depot_cd TEXT REFERENCES depot(depot_cd), hired_on TEXT, left_on TEXT, hourly_rate REAL, supervisor_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE van (van_id INTEGER PRIMARY KEY, reg_no TEXT, make TEXT, capacity_trays INTEGER, last_service_dt TEXT, status TEXT);
CREATE TABLE route (route_id INTEGER PRIMARY KEY, route_name TEXT, depot_cd TEXT REFERENCES depot(depot_cd), driver_id INTEGER REFERENCES employee(emp_id), van_id INTEGER REFERENCES van(van_id), departs_at TEXT, is_active INTEGER);
CREATE TABLE customer (cust_id INTEGER PRIMARY KEY, cust_no TEXT, cust_name TEXT, cust_type TEXT, town TEXT, route_id INTEGER REFERENCES route(route_id), credit_limit REAL, on_hold TEXT, created_at TEXT);
CREATE TABLE product (prod_id INTEGER PRIMARY KEY, prod_cd TEXT, prod_name TEXT, category TEXT, list_price REAL, weight_g INTEGER, is_active INTEGER);
CREATE TABLE sales_order (order_id INTEGER PRIMARY KEY, order_no TEXT, cust_id INTEGER REFERENCES customer(cust_id), order_dt TEXT, delivery_dt TEXT, status TEXT, delivered_at TEXT, taken_by INTEGER REFERENCES employee(emp_id));
CREATE TABLE order_line (order_id INTEGER REFERENCES sales_order(order_id), line_no INTEGER, prod_id INTEGER REFERENCES product(prod_id), qty INTEGER, unit_price REAL, qty_returned INTEGER, PRIMARY KEY (order_id, line_no));
CREATE TABLE complaint (complaint_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES sales_order(order_id), reason TEXT, opened_on TEXT, closed_on TEXT, handled_by INTEGER REFERENCES employee(emp_id), credit_amt REAL);
INSERT INTO depot VALUES ('BRI','Bristol Bakery','Bristol','1998-04-01'),('BTH','Bath Depot','Bath','2006-09-12'),('SWI','Swindon Depot','Swindon','2011-03-07'),('GLO','Gloucester Depot','Gloucester','2015-10-19'),('TAU','Taunton Depot','Taunton','2023-05-22');
INSERT INTO employee VALUES (1,'Margaret','Pullen','Operations Manager','BRI','1999-02-15',NULL,28.50,NULL),(2,'Derek','Amos','Depot Manager','BTH','2007-01-08',NULL,22.75,1),(3,'Sunita','Rawal','Depot Manager','SWI','2012-06-18',NULL,22.10,1),(4,'Colin','Threadgold','Depot Manager','GLO','2016-02-01',NULL,21.90,1),(5,'Wes','Harding','Driver','BRI','2014-05-12',NULL,14.20,1),(6,'Pawel','Nowicki','Driver','BRI','2019-08-26',NULL,13.80,1),(7,'Janine','Cope','Driver','BTH','2018-03-05',NULL,13.95,2),(8,'Tariq','Aziz','Driver','BTH','2021-11-15',NULL,13.40,2),(9,'Gary','Loveridge','Driver','SWI','2013-10-07',NULL,14.35,3),(10,'Ruth','Eastman','Driver','SWI','2022-02-21','2025-03-31',13.30,3),(11,'Owen','Pritchard','Driver','GLO','2017-07-17',NULL,14.00,4),(12,'Lena','Marsh','Order Clerk','BRI','2015-09-01',NULL,13.10,1),(13,'Bethan','Howe','Order Clerk','BRI','2020-01-13',NULL,12.85,1),(14,'Stan','Kubiak','Baker','BRI','2009-04-20',NULL,15.60,1),(15,'Nigel','Frost','Baker','BRI','2011-11-28','2024-12-20',15.10,1),(16,'Holly','Vickers','Order Clerk','SWI','2023-04-11',NULL,12.60,3),(17,'Marcus','Bell','Driver','TAU','2024-06-03',NULL,13.25,1);
INSERT INTO van VALUES (1,'WX19 KLO','Mercedes',90,'2025-02-11','IN_SERVICE'),(2,'WX21 DPR','Ford',72,'2025-04-03','IN_SERVICE'),(3,'WN18 BYT','Mercedes',90,'2024-08-19','WORKSHOP'),(4,'WU22 HGE','Renault',80,'2024-10-22','IN_SERVICE'),(5,'WR17 NCA','Ford',72,'2023-11-30','SOLD'),(6,'WX23 TTM','Mercedes',96,'2025-05-06','IN_SERVICE'),(7,'WP20 LSD','Volkswagen',64,'2024-12-02','IN_SERVICE'),(8,'WV16 ORB','Renault',80,'2023-06-14','SOLD'),(9,'WX24 FJN','Volkswagen',68,NULL,'IN_SERVICE'),(10,'WN20 GHU','Ford',72,'2024-09-17','WORKSHOP');
INSERT INTO route VALUES (1,'Bristol Harbourside','BRI',5,1,'04:15',1),(2,'Bristol North','BRI',6,2,'04:30',1),(3,'Bath Centre','BTH',7,4,'04:45',1),(4,'Mendip Villages','BTH',8,7,'03:50',1),(5,'Swindon Town','SWI',9,6,'04:20',1),(6,'Marlborough Downs','SWI',10,3,'03:40',0),(7,'Gloucester Docks','GLO',11,9,'04:35',1),(8,'Forest of Dean','GLO',NULL,NULL,'03:30',0);
INSERT INTO customer VALUES (1,'C1001','Harbour Lights Cafe','CAFE','Bristol',1,1500,'N','2019-03-12 10:14:00'),(2,'C1002','The Mariner Hotel','HOTEL','Bristol',1,6000,'N','2017-06-01 09:02:00'),(3,'C1003','Filton High School','SCHOOL','Bristol',2,4000,'N','2020-08-25 14:40:00'),(4,'C1004','Gloucester Road Deli','SHOP','Bristol',2,2000,'Y','2021-01-19 11:25:00'),(5,'C1005','Pulteney Tea Rooms','CAFE','Bath',3,1800,'N','2018-05-03 08:55:00'),(6,'C1006','Royal Crescent Guest House','HOTEL','Bath',3,3500,'N','2022-02-10 15:31:00'),(7,'C1007','Abbey Green Sandwiches','CAFE','Bath',3,1200,'Y','2023-07-18 12:20:00'),(8,'C1008','Radstock Village Stores','SHOP','Radstock',4,1600,'N','2021-09-06 10:00:00'),(9,'C1009','The Plough Inn','PUB','Midsomer Norton',4,1400,'N','2024-01-15 16:12:00'),(10,'C1010','Old Town Brasserie','CAFE','Swindon',5,2500,'N','2020-11-02 09:45:00'),(11,'C1011','Kingsdown Academy','SCHOOL','Swindon',5,4500,'N','2021-08-30 13:05:00'),(12,'C1012','The Brunel Arms','PUB','Swindon',5,1300,'N','2024-03-22 10:48:00'),(13,'C1013','Avebury Farm Shop','SHOP','Marlborough',6,1700,'N','2022-06-14 09:30:00'),(14,'C1014','Llanthony Coffee House','CAFE','Gloucester',7,1550,'N','2024-09-09 11:11:00'),(15,'C1015','Docks Quay Hotel','HOTEL','Gloucester',7,5200,'N','2019-10-28 14:22:00'),(16,'C1016','Coleford Corner Shop','SHOP','Coleford',8,900,'Y','2018-12-04 15:50:00'),(17,'C1017','Kingswood Convenience','SHOP','Bristol',2,2200,'N','2025-04-28 09:17:00');
INSERT INTO product VALUES (1,'BR-800W','Large White Tin','Bread',1.45,800,1),(2,'BR-800M','Malted Granary Loaf','Bread',1.85,800,1),(3,'BR-SDGH','Country Sourdough','Bread',2.90,700,1),(4,'RL-BAP6','Floured Bap 6-Pack','Rolls',1.60,420,1),(5,'RL-BRI4','Brioche Bun 4-Pack','Rolls',1.95,280,1),(6,'RL-CIAB','Ciabatta Roll','Rolls',0.55,110,1),(7,'VN-CROI','Butter Croissant','Pastry',0.75,65,1),(8,'VN-PAIN','Pain au Chocolat','Pastry',0.85,75,1),(9,'VN-CINN','Cinnamon Swirl','Pastry',0.95,100,1),(10,'CK-CARR','Carrot Cake Tray','Cake',14.50,1800,1),(11,'CK-LEMN','Lemon Drizzle Tray','Cake',13.20,1700,1),(12,'CK-SIMN','Simnel Cake','Cake',9.80,900,0),(13,'BR-RYE5','Dark Rye Loaf','Bread',2.40,500,0),(14,'CK-BATT','Battenberg Slice Box','Cake',11.25,1200,1);
INSERT INTO sales_order VALUES (1,'SO-50211',1,'2025-04-28','2025-04-29','DELIVERED','2025-04-29 05:10:00',12),(2,'SO-50212',2,'2025-04-28','2025-04-29','DELIVERED','2025-04-29 05:32:00',12),(3,'SO-50213',5,'2025-04-29','2025-04-30','DELIVERED','2025-04-30 05:20:00',13),(4,'SO-50214',10,'2025-04-29','2025-04-30','DELIVERED','2025-04-30 05:05:00',16),(5,'SO-50215',3,'2025-05-01','2025-05-02','DELIVERED','2025-05-02 06:40:00',12),(6,'SO-50216',8,'2025-05-01','2025-05-02','CANC',NULL,13),(7,'SO-50217',2,'2025-05-05','2025-05-06','DELIVERED','2025-05-06 05:28:00',12),(8,'SO-50218',15,'2025-05-05','2025-05-06','DELIVERED','2025-05-06 05:51:00',16),(9,'SO-50219',11,'2025-05-06','2025-05-07','DELIVERED','2025-05-07 06:15:00',16),(10,'SO-50220',6,'2025-05-07','2025-05-08','DELIVERED','2025-05-08 05:44:00',13),(11,'SO-50221',1,'2025-05-08','2025-05-09','DELIVERED','2025-05-09 05:12:00',12),(12,'SO-50222',7,'2025-05-08','2025-05-09','CANC',NULL,13),(13,'SO-50223',12,'2025-05-12','2025-05-13','DELIVERED','2025-05-13 07:02:00',16),(14,'SO-50224',14,'2025-05-13','2025-05-14','DELIVERED','2025-05-14 06:08:00',12),(15,'SO-50225',2,'2025-05-19','2025-05-20','DELIVERED','2025-05-20 05:30:00',12),(16,'SO-50226',9,'2025-05-20','2025-05-21','DELIVERED','2025-05-21 06:55:00',13),(17,'SO-50227',13,'2025-05-21','2025-05-22','CANC',NULL,16),(18,'SO-50228',5,'2025-05-26','2025-05-27','DELIVERED','2025-05-27 05:25:00',13),(19,'SO-50229',11,'2025-05-27','2025-05-28','DELIVERED','2025-05-28 06:20:00',12),(20,'SO-50230',15,'2025-06-02','2025-06-03','DELIVERED','2025-06-03 05:49:00',12),(21,'SO-50231',2,'2025-06-03','2025-06-04','OPEN',NULL,12),(22,'SO-50232',10,'2025-06-03','2025-06-04','OPEN',NULL,NULL),(23,'SO-50233',3,'2025-06-03','2025-06-05','OPEN',NULL,NULL),(24,'SO-50234',1,'2025-06-04','2025-06-05','OPEN',NULL,13);
INSERT INTO order_line VALUES (1,1,7,60,0.72,0),(1,2,9,24,0.95,2),(2,1,1,40,1.40,0),(2,2,7,120,0.70,6),(2,3,10,3,14.50,0),(3,1,11,2,13.20,0),(3,2,8,36,0.85,0),(4,1,6,80,0.55,0),(4,2,3,15,2.90,1),(5,1,4,70,1.50,0),(5,2,1,55,1.40,4),(6,1,1,30,1.45,0),(7,1,7,110,0.70,0),(7,2,3,20,2.80,0),(8,1,7,90,0.70,0),(8,2,2,25,1.85,0),(9,1,4,85,1.50,10),(9,2,6,60,0.52,0),(10,1,3,12,2.90,0),(10,2,8,30,0.85,3),(11,1,7,55,0.72,0),(11,2,10,1,14.50,0),(12,1,6,40,0.55,0),(13,1,5,30,1.95,0),(13,2,4,18,1.60,0),(14,1,9,48,0.92,0),(14,2,11,2,13.20,0),(15,1,1,45,1.40,0),(15,2,5,40,1.90,0),(15,3,12,4,9.80,1),(16,1,5,24,1.95,0),(16,2,6,36,0.55,0),(17,1,13,10,2.40,0),(18,1,11,3,13.00,0),(18,2,7,48,0.75,0),(19,1,4,95,1.50,0),(19,2,1,60,1.40,5),(20,1,3,18,2.85,0),(20,2,8,60,0.82,0),(21,1,7,100,0.70,0),(21,2,1,40,1.40,0),(22,1,6,90,0.55,0),(23,1,4,75,1.50,0),(24,1,7,50,0.72,0),(24,2,9,30,0.95,0);
INSERT INTO complaint VALUES (1,2,'STALE','2025-04-29','2025-05-02',12,4.20),(2,5,'SHORT','2025-05-02','2025-05-06',13,5.60),(3,9,'LATE','2025-05-07','2025-05-12',12,12.50),(4,10,'DAMAGED','2025-05-08','2025-05-13',13,2.55),(5,4,'SHORT','2025-05-02','2025-05-05',16,2.90),(6,15,'DAMAGED','2025-05-20',NULL,12,NULL),(7,19,'LATE','2025-05-28',NULL,13,NULL),(8,7,'SHORT','2025-05-06','2025-05-09',12,7.00),(9,20,'STALE','2025-06-03',NULL,NULL,NULL);
-- Which customers are on hold? Show the customer name and the town.
-- who have we got on hold at the moment, and what town are they in?
-- customers on hold, name and town
SELECT cust_name, town FROM customer WHERE on_hold = 'Y';
-- List the order numbers and delivery dates of all open orders.
-- Which orders are still open, and what day are they due for delivery? Give me the order number first.
-- open orders: order no and delivery date
SELECT order_no, delivery_dt FROM sales_order WHERE status = 'OPEN';
-- What are the names and categories of the products that are not active?
-- which lines have we made inactive, and what category was each of them?
-- inactive products with category
SELECT prod_name, category FROM product WHERE is_active = 0;
-- How many complaints have not yet been closed?
-- how many complaints are we still sitting on, not closed yet?
-- number of complaints not closed
SELECT COUNT(*) FROM complaint WHERE closed_on IS NULL;
-- Give the registration numbers of the vans in service whose last service was before 2025.
-- Of the vans that are in service, which ones had their last service before January 1st 2025? The reg is enough.
-- reg no, vans in service, last serviced before 2025
SELECT reg_no FROM van WHERE status = 'IN_SERVICE' AND last_service_dt < '2025-01-01';
-- For each route, show the route name and the number of customers on it.
-- how many customers do we drop to on each route?
-- customers per route
SELECT T1.route_name, COUNT(*) FROM route AS T1 JOIN customer AS T2 ON T1.route_id = T2.route_id GROUP BY T1.route_id;
-- How many delivered orders does each depot have? Show the depot name and the number.
-- Depot by depot, how many orders have been delivered off its routes?
-- delivered orders per depot
SELECT T1.depot_name, COUNT(*) FROM depot AS T1 JOIN route AS T2 ON T1.depot_cd = T2.depot_cd JOIN customer AS T3 ON T2.route_id = T3.route_id JOIN sales_order AS T4 ON T3.cust_id = T4.cust_id WHERE T4.status = 'DELIVERED' GROUP BY T1.depot_cd;
-- What is the total value, quantity times unit price, of the delivered orders for each type of customer?
-- per customer type, how much money do the delivered orders come to, quantity by unit price?
-- customer type, total value of delivered orders (qty x unit price)
SELECT T1.cust_type, SUM(T3.qty * T3.unit_price) FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_id = T2.cust_id JOIN order_line AS T3 ON T2.order_id = T3.order_id WHERE T2.status = 'DELIVERED' GROUP BY T1.cust_type;
-- What is the average hourly rate of the drivers at each depot, counting only those who have not left? Show the depot name and the average.
-- What do our drivers earn an hour on average, depot by depot? Leave out anyone who has left.
-- depot, average hourly rate of drivers who have not left
SELECT T1.depot_name, AVG(T2.hourly_rate) FROM depot AS T1 JOIN employee AS T2 ON T1.depot_cd = T2.depot_cd WHERE T2.job_title = 'Driver' AND T2.left_on IS NULL GROUP BY T1.depot_cd;
-- How many pieces were ordered in May 2025 in each product category? Show the category and the total quantity.
-- Going by order date in May 2025, what quantity was ordered of bread, rolls and so on, category by category?
-- total qty per product category, ordered in May 2025
SELECT T3.category, SUM(T2.qty) FROM sales_order AS T1 JOIN order_line AS T2 ON T1.order_id = T2.order_id JOIN product AS T3 ON T2.prod_id = T3.prod_id WHERE T1.order_dt >= '2025-05-01' AND T1.order_dt < '2025-06-01' GROUP BY T3.category;
-- Show for each reason how many complaints there were about orders taken by Lena Marsh.
-- The orders Lena Marsh took: how many complaints came back on them, by reason?
-- complaints per reason, orders taken by Lena Marsh
SELECT T1.reason, COUNT(*) FROM complaint AS T1 JOIN sales_order AS T2 ON T1.order_id = T2.order_id JOIN employee AS T3 ON T2.taken_by = T3.emp_id WHERE T3.first_name = 'Lena' AND T3.last_name = 'Marsh' GROUP BY T1.reason;
-- What is the name of the customer with the most orders?
-- who orders from us most often?
-- customer with most orders
SELECT T1.cust_name FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_id = T2.cust_id GROUP BY T1.cust_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which 3 products have the highest total quantity ordered? Show the product name and that quantity.
-- What are our three biggest lines going by the quantity ordered, and how many of each?
-- top 3 products by quantity ordered, with quantity
SELECT T1.prod_name, SUM(T2.qty) FROM product AS T1 JOIN order_line AS T2 ON T1.prod_id = T2.prod_id GROUP BY T1.prod_id ORDER BY SUM(T2.qty) DESC LIMIT 3;
-- Which driver has the most delivered orders on his or her routes? Give first and last name.
-- Which of the drivers has had the most orders delivered on the routes they drive?
-- driver with most delivered orders
SELECT T1.first_name, T1.last_name FROM employee AS T1 JOIN route AS T2 ON T1.emp_id = T2.driver_id JOIN customer AS T3 ON T2.route_id = T3.route_id JOIN sales_order AS T4 ON T3.cust_id = T4.cust_id WHERE T4.status = 'DELIVERED' GROUP BY T1.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which product has had the most pieces returned in total? Show its name.
-- what product do customers send back the most of?
-- product with highest total quantity returned
SELECT T1.prod_name FROM product AS T1 JOIN order_line AS T2 ON T1.prod_id = T2.prod_id GROUP BY T1.prod_id ORDER BY SUM(T2.qty_returned) DESC LIMIT 1;
-- Which products have never been ordered? Show their names.
-- is there anything in the range that nobody has ever ordered?
-- products never ordered
SELECT prod_name FROM product WHERE prod_id NOT IN (SELECT prod_id FROM order_line);
-- List the customer numbers and names of the customers without any order.
-- Which customers have never placed an order with us? I need their number and name.
-- customers without orders, number and name
SELECT cust_no, cust_name FROM customer WHERE cust_id NOT IN (SELECT cust_id FROM sales_order);
-- Which vans are not assigned to any route? Show registration number and status.
-- what vans have we got that no route uses, and what's their status?
-- vans without a route: reg no, status
SELECT reg_no, status FROM van WHERE van_id NOT IN (SELECT van_id FROM route WHERE van_id IS NOT NULL);
-- Which customers have placed at least 3 orders? Show the name and the number of orders.
-- who has ordered three times or more, and how many times was it?
-- customers with 3 or more orders, with count
SELECT T1.cust_name, COUNT(*) FROM customer AS T1 JOIN sales_order AS T2 ON T1.cust_id = T2.cust_id GROUP BY T1.cust_id HAVING COUNT(*) >= 3;
-- Which delivered orders are worth more than 150 in total, quantity times unit price? Show the order number and the total.
-- Out of the orders we delivered, which came to over 150, quantity times unit price, and what was the total on each?
-- delivered orders over 150 (qty x unit price): order no, total
SELECT T1.order_no, SUM(T2.qty * T2.unit_price) FROM sales_order AS T1 JOIN order_line AS T2 ON T1.order_id = T2.order_id WHERE T1.status = 'DELIVERED' GROUP BY T1.order_id HAVING SUM(T2.qty * T2.unit_price) > 150;
-- Show the first and last name of every driver together with the first and last name of the supervisor.
-- who does each of the drivers report to?
-- drivers and their supervisors, names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM employee AS T1 JOIN employee AS T2 ON T1.supervisor_id = T2.emp_id WHERE T1.job_title = 'Driver';
-- Which active products have a list price above the average list price of all products? Show name and list price.
-- Which of the active lines are dearer than our average list price across all products, and what is the list price of each?
-- active products above average list price: name, price
SELECT prod_name, list_price FROM product WHERE is_active = 1 AND list_price > (SELECT AVG(list_price) FROM product);
-- database: pendle_cover_brokers
CREATE TABLE office (office_cd TEXT, office_name TEXT, town TEXT, opened_on TEXT);
CREATE TABLE staff (staff_id INTEGER, first_name TEXT, last_name TEXT, job_title TEXT, office_cd TEXT, start_dt TEXT, end_dt TEXT, manager_id INTEGER, licensed TEXT);
CREATE TABLE insurer (insurer_id INTEGER, insurer_name TEXT, rating TEXT, on_panel INTEGER);
CREATE TABLE cover_class (class_cd TEXT, class_name TEXT, comm_pct REAL);
CREATE TABLE client (client_id INTEGER, client_no TEXT, first_name TEXT, last_name TEXT, town TEXT, birth_dt TEXT, account_exec_id INTEGER, referred_by INTEGER, created_at TEXT, is_active INTEGER);
CREATE TABLE policy (policy_id INTEGER, policy_no TEXT, client_id INTEGER, insurer_id INTEGER, class_cd TEXT, start_dt TEXT, end_dt TEXT, annual_premium REAL, status TEXT, sold_by INTEGER);
CREATE TABLE premium_inv (inv_id INTEGER, inv_no TEXT, policy_id INTEGER, inv_dt TEXT, due_dt TEXT, net_amt REAL, tax_amt REAL, paid_at TEXT);
CREATE TABLE claim (claim_id INTEGER, claim_no TEXT, policy_id INTEGER, loss_dt TEXT, reported_dt TEXT, claim_type TEXT, reserve_amt REAL, paid_amt REAL, status TEXT, handler_id INTEGER, closed_at TEXT);
CREATE TABLE claim_note (claim_id INTEGER, note_dt TEXT, staff_id INTEGER, note_type TEXT);
INSERT INTO office VALUES ('BUR','Burnley Office','Burnley','1991-05-13'),('COL','Colne Office','Colne','1999-02-01'),('CLI','Clitheroe Office','Clitheroe','2008-10-06'),('SKP','Skipton Office','Skipton','2016-03-14'),('NEL','Nelson Office','Nelson','2024-09-02');
INSERT INTO staff VALUES (1,'Gillian','Hargreaves','Managing Director','BUR','1991-05-13',NULL,NULL,'Y'),(2,'Imran','Sheikh','Account Executive','BUR','2009-06-01',NULL,1,'Y'),(3,'Fiona','Catlow','Account Executive','COL','2013-09-16',NULL,1,'Y'),(4,'Robert','Whitham','Account Executive','CLI','2011-01-10',NULL,1,'Y'),(5,'Aisha','Mahmood','Account Executive','SKP','2016-03-14',NULL,1,'Y'),(6,'Duncan','Pickles','Claims Handler','BUR','2014-04-07',NULL,2,'Y'),(7,'Sally','Entwistle','Claims Handler','BUR','2018-08-20',NULL,2,'N'),(8,'Joe','Nutter','Claims Handler','COL','2021-02-15',NULL,3,'Y'),(9,'Kate','Ormerod','Sales Adviser','BUR','2017-11-06',NULL,2,'Y'),(10,'Liam','Tattersall','Sales Adviser','COL','2022-05-09',NULL,3,'N'),(11,'Hannah','Dugdale','Sales Adviser','SKP','2019-07-22','2024-11-29',5,'Y'),(12,'Zoe','Bracewell','Trainee','CLI','2025-01-06',NULL,4,'N'),(13,'Peter','Halstead','Accounts Clerk','BUR','2003-03-03',NULL,1,'N');
INSERT INTO insurer VALUES (1,'Northgate Mutual','A',1),(2,'Albion General','A+',1),(3,'Calder Insurance','BBB',1),(4,'Severn & Wye','A-',1),(5,'Marlin Speciality','A',1),(6,'Old Sarum Assurance','BB',0),(7,'Tyne Bridge Direct','A-',1);
INSERT INTO cover_class VALUES ('MOT','Motor',12.5),('HOM','Home',20),('LIA','Liability',17.5),('TRV','Travel',25),('FRM','Farm',15),('SHP','Shop',18);
INSERT INTO client VALUES (1,'K-20014','Arthur','Bannister','Burnley','1951-03-09',2,NULL,'2009-07-14 10:02:00',1),(2,'K-20031','Maureen','Duckworth','Burnley','1958-11-22',2,1,'2010-02-03 14:30:00',1),(3,'K-20077','Naveed','Akhtar','Nelson','1979-06-17',2,NULL,'2012-09-19 11:45:00',1),(4,'K-20102','Susan','Greenwood','Colne','1966-01-30',3,2,'2014-01-22 09:12:00',1),(5,'K-20125','Craig','Shuttleworth','Colne','1984-08-08',3,NULL,'2015-05-11 16:20:00',1),(6,'K-20148','Helen','Riley','Barnoldswick','1972-12-01',3,4,'2016-10-04 12:00:00',0),(7,'K-20190','Edward','Parkinson','Clitheroe','1947-04-25',4,NULL,'2011-03-28 10:10:00',1),(8,'K-20203','Tom','Whalley','Clitheroe','1990-09-13',4,7,'2018-06-05 15:44:00',1),(9,'K-20231','Beatrice','Fell','Whalley','1963-07-19',4,7,'2019-02-14 13:05:00',1),(10,'K-20266','Owen','Metcalfe','Skipton','1976-02-27',5,NULL,'2016-08-16 09:50:00',1),(11,'K-20289','Rachel','Dent','Skipton','1988-10-10',5,10,'2020-11-30 11:33:00',1),(12,'K-20304','Stephen','Holgate','Gargrave','1969-05-05',5,10,'2021-04-21 14:14:00',0),(13,'K-20345','Parveen','Iqbal','Nelson','1992-03-03',2,3,'2023-01-17 10:40:00',1),(14,'K-20371','George','Lund','Skipton','1955-06-29',5,NULL,'2024-03-06 16:05:00',0),(15,'K-20398','Molly','Thornber','Burnley','1999-12-15',2,NULL,'2025-05-20 09:25:00',1);
INSERT INTO policy VALUES (1,'PL-88101',1,1,'HOM','2024-08-01','2025-07-31',412.50,'LIVE',9),(2,'PL-88102',1,2,'MOT','2024-09-15','2025-09-14',538.00,'LIVE',9),(3,'PL-88110',2,1,'HOM','2024-03-01','2025-02-28',365.20,'LAPSED',9),(4,'PL-88117',3,4,'SHP','2025-01-10','2026-01-09',1890.00,'LIVE',2),(5,'PL-88121',3,2,'MOT','2024-11-20','2025-11-19',724.40,'LIVE',2),(6,'PL-88126',3,4,'LIA','2025-01-10','2026-01-09',640.00,'LIVE',2),(7,'PL-88130',4,3,'HOM','2024-10-05','2025-10-04',298.75,'LIVE',10),(8,'PL-88133',4,3,'TRV','2025-04-12','2026-04-11',96.50,'LIVE',10),(9,'PL-88139',5,2,'MOT','2024-06-30','2025-06-29',811.30,'CANC',3),(10,'PL-88142',5,4,'LIA','2025-02-01','2026-01-31',1120.00,'LIVE',3),(11,'PL-88150',6,1,'HOM','2023-12-01','2024-11-30',330.00,'LAPSED',3),(12,'PL-88155',7,5,'FRM','2024-09-29','2025-09-28',3450.00,'LIVE',4),(13,'PL-88158',7,1,'HOM','2024-09-29','2025-09-28',689.90,'LIVE',4),(14,'PL-88163',8,2,'MOT','2025-03-18','2026-03-17',662.15,'LIVE',4),(15,'PL-88170',9,3,'TRV','2024-05-10','2025-05-09',118.00,'LAPSED',4),(16,'PL-88174',10,5,'FRM','2025-03-25','2026-03-24',2975.00,'LIVE',5),(17,'PL-88179',10,2,'MOT','2025-03-25','2026-03-24',905.60,'LIVE',5),(18,'PL-88185',11,1,'HOM','2024-07-08','2025-07-07',276.40,'LIVE',11),(19,'PL-88188',12,4,'SHP','2023-11-15','2024-11-14',1540.00,'CANC',11),(20,'PL-88192',13,2,'MOT','2025-01-27','2026-01-26',1042.00,'LIVE',9),(21,'PL-88197',14,3,'HOM','2024-03-20','2025-03-19',355.00,'CANC',5),(22,'PL-88204',11,2,'MOT','2025-02-14','2026-02-13',588.25,'LIVE',5),(23,'PL-88211',2,1,'HOM','2025-06-20','2026-06-19',381.00,'QUOTED',9),(24,'PL-88215',5,2,'MOT','2025-06-30','2026-06-29',795.00,'QUOTED',3);
INSERT INTO premium_inv VALUES (1,'INV-4401',1,'2024-08-01','2024-08-31',412.50,49.50,'2024-08-22 10:00:00'),(2,'INV-4402',2,'2024-09-15','2024-10-15',538.00,64.56,'2024-10-01 09:14:00'),(3,'INV-4403',3,'2024-03-01','2024-03-31',365.20,43.82,'2024-03-28 15:40:00'),(4,'INV-4404',4,'2025-01-10','2025-02-09',1890.00,226.80,'2025-02-07 11:20:00'),(5,'INV-4405',5,'2024-11-20','2024-12-20',724.40,86.93,'2024-12-18 13:30:00'),(6,'INV-4406',6,'2025-01-10','2025-02-09',640.00,76.80,NULL),(7,'INV-4407',7,'2024-10-05','2024-11-04',298.75,35.85,'2024-11-02 10:05:00'),(8,'INV-4408',8,'2025-04-12','2025-05-12',96.50,11.58,NULL),(9,'INV-4409',9,'2024-06-30','2024-07-30',811.30,97.36,'2024-07-29 16:22:00'),(10,'INV-4410',10,'2025-02-01','2025-03-03',1120.00,134.40,'2025-03-03 09:45:00'),(11,'INV-4411',12,'2024-09-29','2024-10-29',3450.00,414.00,'2024-10-25 14:00:00'),(12,'INV-4412',13,'2024-09-29','2024-10-29',689.90,82.79,'2024-10-25 14:01:00'),(13,'INV-4413',14,'2025-03-18','2025-04-17',662.15,79.46,'2025-04-10 12:12:00'),(14,'INV-4414',16,'2025-03-25','2025-04-24',2975.00,357.00,NULL),(15,'INV-4415',17,'2025-03-25','2025-04-24',905.60,108.67,'2025-04-22 10:50:00'),(16,'INV-4416',18,'2024-07-08','2024-08-07',276.40,33.17,'2024-08-05 09:31:00'),(17,'INV-4417',20,'2025-01-27','2025-02-26',1042.00,125.04,'2025-02-20 15:15:00'),(18,'INV-4418',22,'2025-02-14','2025-03-16',588.25,70.59,'2025-03-11 11:08:00');
INSERT INTO claim VALUES (1,'CLM-701',2,'2024-12-03','2024-12-04','COLLISION',0,2340.00,'SETTLED',6,'2025-01-30 12:00:00'),(2,'CLM-702',1,'2025-01-06','2025-01-07','STORM',0,1185.50,'SETTLED',7,'2025-02-21 10:30:00'),(3,'CLM-703',5,'2025-01-18','2025-01-20','COLLISION',6500.00,0,'OPEN',6,NULL),(4,'CLM-704',12,'2024-11-11','2024-11-15','FIRE',0,18400.00,'SETTLED',8,'2025-03-14 16:00:00'),(5,'CLM-705',9,'2024-09-09','2024-09-10','THEFT',0,0,'REJECTED',6,'2024-10-22 09:20:00'),(6,'CLM-706',17,'2025-04-02','2025-04-03','COLLISION',3100.00,500.00,'OPEN',6,NULL),(7,'CLM-707',4,'2025-02-25','2025-02-25','WATER',9800.00,2000.00,'OPEN',7,NULL),(8,'CLM-708',7,'2024-12-29','2025-01-02','WATER',0,2760.00,'SETTLED',8,'2025-02-10 13:40:00'),(9,'CLM-709',15,'2024-08-14','2024-08-20','LUGGAGE',0,0,'REJECTED',8,'2024-09-12 11:11:00'),(10,'CLM-710',20,'2025-05-08','2025-05-09','THEFT',5400.00,0,'OPEN',6,NULL),(11,'CLM-711',13,'2025-03-01','2025-03-03','STORM',0,945.00,'SETTLED',7,'2025-04-15 10:10:00'),(12,'CLM-712',2,'2025-05-17','2025-05-19','COLLISION',1250.00,0,'OPEN',6,NULL),(13,'CLM-713',12,'2025-05-26','2025-05-28','THEFT',4200.00,0,'OPEN',8,NULL);
INSERT INTO claim_note VALUES (1,'2024-12-05',6,'CALL'),(1,'2024-12-19',6,'EMAIL'),(2,'2025-01-09',7,'VISIT'),(3,'2025-01-21',6,'CALL'),(3,'2025-02-14',6,'EMAIL'),(3,'2025-03-20',2,'CALL'),(4,'2024-11-16',8,'VISIT'),(4,'2024-11-28',8,'CALL'),(4,'2025-01-15',4,'VISIT'),(4,'2025-02-20',8,'EMAIL'),(6,'2025-04-04',6,'CALL'),(7,'2025-02-26',7,'VISIT'),(7,'2025-03-12',7,'EMAIL'),(8,'2025-01-06',8,'VISIT'),(10,'2025-05-12',6,'EMAIL');
-- List the first and last names of all clients who are not active.
-- who on our client list is no longer active?
-- inactive clients
SELECT first_name, last_name FROM client WHERE is_active = 0;
-- Show the policy number and end date of every lapsed policy.
-- Which policies have lapsed, and what day did each one end?
-- lapsed policies: policy no, end date
SELECT policy_no, end_dt FROM policy WHERE status = 'LAPSED';
-- Which open claims have a reserve of more than 5000? Give the claim number and the reserve.
-- show me the claims still open where we hold a reserve above 5,000, with the amount of it
-- open claims with reserve over 5000, claim no and reserve
SELECT claim_no, reserve_amt FROM claim WHERE status = 'OPEN' AND reserve_amt > 5000;
-- Which premium invoices have not been paid? Show the invoice number, the due date and the net amount.
-- What invoices are still unpaid, when were they due and for how much net?
-- unpaid invoices: number, due date, net amount
SELECT inv_no, due_dt, net_amt FROM premium_inv WHERE paid_at IS NULL;
-- How many staff members are not licensed?
-- how many of our people are still not licensed?
-- number of staff not licensed
SELECT COUNT(*) FROM staff WHERE licensed = 'N';
-- For each insurer, show its name and the number of live policies placed with it.
-- how many live policies do we have with each of the insurers?
-- live policies per insurer
SELECT T1.insurer_name, COUNT(*) FROM insurer AS T1 JOIN policy AS T2 ON T1.insurer_id = T2.insurer_id WHERE T2.status = 'LIVE' GROUP BY T1.insurer_id;
-- What is the total annual premium of the live policies in each class of cover? Show the class name and the total.
-- Add up the annual premiums of everything that is live, split into motor, home and the other classes.
-- class of cover, total annual premium of live policies
SELECT T1.class_name, SUM(T2.annual_premium) FROM cover_class AS T1 JOIN policy AS T2 ON T1.class_cd = T2.class_cd WHERE T2.status = 'LIVE' GROUP BY T1.class_cd;
-- What is the average amount paid on settled claims for each insurer? Show the insurer name and the average.
-- on the settled claims, what did each insurer pay out on average?
-- insurer, average paid on settled claims
SELECT T1.insurer_name, AVG(T3.paid_amt) FROM insurer AS T1 JOIN policy AS T2 ON T1.insurer_id = T2.insurer_id JOIN claim AS T3 ON T2.policy_id = T3.policy_id WHERE T3.status = 'SETTLED' GROUP BY T1.insurer_id;
-- How many active clients does each account executive look after? Show the executive's first name, last name and the number.
-- Count up the active clients for every one of our account execs.
-- account executives, number of active clients each
SELECT T1.first_name, T1.last_name, COUNT(*) FROM staff AS T1 JOIN client AS T2 ON T1.staff_id = T2.account_exec_id WHERE T2.is_active = 1 GROUP BY T1.staff_id;
-- For each office, what is the total net amount invoiced in 2025 on policies sold by its staff? Show the office name and the total.
-- How much did we invoice net in 2025, office by office, going by the person who sold the policy?
-- office of the seller, total net invoiced in 2025
SELECT T4.office_name, SUM(T1.net_amt) FROM premium_inv AS T1 JOIN policy AS T2 ON T1.policy_id = T2.policy_id JOIN staff AS T3 ON T2.sold_by = T3.staff_id JOIN office AS T4 ON T3.office_cd = T4.office_cd WHERE T1.inv_dt >= '2025-01-01' AND T1.inv_dt < '2026-01-01' GROUP BY T4.office_cd;
-- How many claims were reported in 2025 for each class of cover? Show the class name and the number.
-- Looking at claims reported in 2025, how many were there in each class of cover?
-- claims reported 2025 by class of cover
SELECT T1.class_name, COUNT(*) FROM cover_class AS T1 JOIN policy AS T2 ON T1.class_cd = T2.class_cd JOIN claim AS T3 ON T2.policy_id = T3.policy_id WHERE T3.reported_dt >= '2025-01-01' AND T3.reported_dt < '2026-01-01' GROUP BY T1.class_cd;
-- Which insurer has had the most claims on its policies? Show the name.
-- what insurer gets the most claims from our book?
-- insurer with most claims
SELECT T1.insurer_name FROM insurer AS T1 JOIN policy AS T2 ON T1.insurer_id = T2.insurer_id JOIN claim AS T3 ON T2.policy_id = T3.policy_id GROUP BY T1.insurer_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Who are the 3 clients with the highest total annual premium on live policies? Show first name, last name and the total.
-- Our three biggest clients by annual premium on what is live: who are they, and what does each pay in total?
-- top 3 clients by live annual premium, with total
SELECT T1.first_name, T1.last_name, SUM(T2.annual_premium) FROM client AS T1 JOIN policy AS T2 ON T1.client_id = T2.client_id WHERE T2.status = 'LIVE' GROUP BY T1.client_id ORDER BY SUM(T2.annual_premium) DESC LIMIT 3;
-- Which member of staff has sold the most policies? Give first and last name.
-- who's sold the most policies here?
-- staff member with most policies sold
SELECT T1.first_name, T1.last_name FROM staff AS T1 JOIN policy AS T2 ON T1.staff_id = T2.sold_by GROUP BY T1.staff_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which claim has the most notes? Show the claim number and how many notes it has.
-- On which claim has the team written the most notes, and how many is that?
-- claim no with most notes, and count
SELECT T1.claim_no, COUNT(*) FROM claim AS T1 JOIN claim_note AS T2 ON T1.claim_id = T2.claim_id GROUP BY T1.claim_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which insurers on the panel have no policy with us? Show their names.
-- are there insurers on our panel we have never placed a policy with?
-- panel insurers without policies
SELECT insurer_name FROM insurer WHERE on_panel = 1 AND insurer_id NOT IN (SELECT insurer_id FROM policy);
-- List the first and last names of the clients who have never had a claim.
-- Which of our clients have never made a claim on any policy?
-- clients without claims
SELECT first_name, last_name FROM client WHERE client_id NOT IN (SELECT T1.client_id FROM policy AS T1 JOIN claim AS T2 ON T1.policy_id = T2.policy_id);
-- Which policies have never been invoiced? Show the policy number and the status.
-- Is there any policy we have not raised an invoice for? Give me its number and its status.
-- policies without invoice: policy no, status
SELECT policy_no, status FROM policy WHERE policy_id NOT IN (SELECT policy_id FROM premium_inv);
-- Which clients have 2 or more live policies? Show first name, last name and the number of live policies.
-- who has at least two live policies with us, and how many does each of them have?
-- clients with 2+ live policies, with count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM client AS T1 JOIN policy AS T2 ON T1.client_id = T2.client_id WHERE T2.status = 'LIVE' GROUP BY T1.client_id HAVING COUNT(*) >= 2;
-- Which insurers have an average annual premium above 700 over all their policies? Show the name and the average.
-- With which insurers does a policy cost over 700 a year on average, and what is that average exactly?
-- insurers with average annual premium over 700, and the average
SELECT T1.insurer_name, AVG(T2.annual_premium) FROM insurer AS T1 JOIN policy AS T2 ON T1.insurer_id = T2.insurer_id GROUP BY T1.insurer_id HAVING AVG(T2.annual_premium) > 700;
-- For each client who was referred by another client, show the client's first and last name and the first and last name of the one who made the referral.
-- Which clients came to us through another client, and who was it that referred them?
-- referred clients and who referred them, names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM client AS T1 JOIN client AS T2 ON T1.referred_by = T2.client_id;
-- Which clients have both a live Motor policy and a live Home policy? Show first and last name.
-- who has got motor as well as home with us, both of them live?
-- clients with live motor and live home policies
SELECT T1.first_name, T1.last_name FROM client AS T1 JOIN policy AS T2 ON T1.client_id = T2.client_id JOIN cover_class AS T3 ON T2.class_cd = T3.class_cd WHERE T3.class_name = 'Motor' AND T2.status = 'LIVE' INTERSECT SELECT T1.first_name, T1.last_name FROM client AS T1 JOIN policy AS T2 ON T1.client_id = T2.client_id JOIN cover_class AS T3 ON T2.class_cd = T3.class_cd WHERE T3.class_name = 'Home' AND T2.status = 'LIVE';
-- database: tyneside_pass_schools
CREATE TABLE branch (branch_cd TEXT PRIMARY KEY, branch_name TEXT, city TEXT, phone TEXT, manager_id INTEGER REFERENCES instructor(instr_id));
CREATE TABLE instructor (instr_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, badge_no TEXT, grade TEXT, branch_cd TEXT REFERENCES branch(branch_cd), hired_dt TEXT, left_dt TEXT, mentor_id INTEGER REFERENCES instructor(instr_id));
CREATE TABLE car (car_id INTEGER PRIMARY KEY, plate TEXT, model TEXT, gearbox TEXT, branch_cd TEXT REFERENCES branch(branch_cd), mot_due_dt TEXT, status TEXT);
CREATE TABLE learner (learner_id INTEGER PRIMARY KEY, learner_no TEXT, first_name TEXT, last_name TEXT, birth_dt TEXT, branch_cd TEXT REFERENCES branch(branch_cd), theory_passed TEXT, enrolled_on TEXT, status TEXT);
CREATE TABLE package (pkg_cd TEXT PRIMARY KEY, pkg_name TEXT, lesson_cnt INTEGER, price REAL, is_offered INTEGER);
CREATE TABLE pkg_sale (sale_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), pkg_cd TEXT REFERENCES package(pkg_cd), sold_on TEXT, paid_amt REAL, refunded_on TEXT);
CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), instr_id INTEGER REFERENCES instructor(instr_id), car_id INTEGER REFERENCES car(car_id), lesson_dt TEXT, minutes INTEGER, lesson_type TEXT, status TEXT);
CREATE TABLE test_centre (centre_id INTEGER PRIMARY KEY, centre_name TEXT, city TEXT);
CREATE TABLE driving_test (test_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), instr_id INTEGER REFERENCES instructor(instr_id), centre_id INTEGER REFERENCES test_centre(centre_id), test_dt TEXT, fee_amt REAL, result TEXT, minor_faults INTEGER);
INSERT INTO branch VALUES ('GAT','Gateshead','Gateshead','0191 555 0110',1),('JES','Jesmond','Newcastle','0191 555 0123',2),('HEA','Heaton','Newcastle','0191 555 0137',5),('SUN','Sunderland Central','Sunderland','0191 555 0144',7),('WHI','Whitley Bay','Whitley Bay','0191 555 0158',NULL);
INSERT INTO instructor VALUES (1,'Norman','Charlton','ADI-10442','A','GAT','2004-03-01',NULL,NULL),(2,'Linda','Robson','ADI-11873','A','JES','2008-09-15',NULL,NULL),(3,'Kevin','Hedley','ADI-20391','B','GAT','2017-05-22',NULL,1),(4,'Shabana','Yusuf','ADI-21560','A','JES','2018-01-08',NULL,2),(5,'Alan','Milburn','ADI-14409','A','HEA','2011-11-07',NULL,NULL),(6,'Becky','Forster','ADI-25118','B','HEA','2021-04-19',NULL,5),(7,'Gordon','Stobbs','ADI-13027','A','SUN','2010-02-15',NULL,1),(8,'Priya','Nair','ADI-26734','B','SUN','2022-08-01',NULL,7),(9,'Dean','Cowell','ADI-22841','B','GAT','2019-10-14','2024-12-31',1),(10,'Martha','Rennie','PDI-30015','T','JES','2025-03-10',NULL,4),(11,'Simon','Laidler','ADI-27902','B','WHI','2023-06-05',NULL,2);
INSERT INTO car VALUES (1,'NK21 GTA','Vauxhall Corsa','MANUAL','GAT','2025-09-14','ACTIVE'),(2,'NK22 GTB','Vauxhall Corsa','MANUAL','GAT','2025-11-02','ACTIVE'),(3,'NL23 JSA','Toyota Yaris','AUTO','JES','2026-03-18','ACTIVE'),(4,'NK20 JSB','Ford Fiesta','MANUAL','JES','2025-07-09','REPAIR'),(5,'NL22 HTA','Renault Clio','MANUAL','HEA','2025-10-27','ACTIVE'),(6,'NL24 HTB','Toyota Yaris','AUTO','HEA','2027-05-01','ACTIVE'),(7,'NJ19 SDA','Ford Fiesta','MANUAL','SUN','2025-08-30','ACTIVE'),(8,'NK23 SDB','Hyundai i20','AUTO','SUN','2026-01-12','REPAIR'),(9,'NJ16 GTC','Ford Fiesta','MANUAL','GAT','2023-06-21','SOLD'),(10,'NL25 WBA','Renault Clio','MANUAL','WHI','2028-03-31','ACTIVE');
INSERT INTO learner VALUES (1,'L-3001','Chloe','Anderson','2006-02-11','GAT','Y','2024-03-04','PASSED'),(2,'L-3002','Jack','Bewick','2005-07-30','GAT','Y','2024-04-15','LEARNING'),(3,'L-3003','Amina','Hussain','2004-12-19','JES','Y','2024-01-22','PASSED'),(4,'L-3004','Ryan','Carr','2007-01-05','JES','Y','2024-09-09','LEARNING'),(5,'L-3005','Sophie','Dodds','2006-10-23','HEA','Y','2024-06-17','PASSED'),(6,'L-3006','Mohammed','Ali','2005-05-14','HEA','N','2024-10-28','QUIT'),(7,'L-3007','Ellie','Elliott','2007-03-27','SUN','Y','2024-07-01','LEARNING'),(8,'L-3008','Connor','Fenwick','2006-08-08','SUN','Y','2024-02-12','PASSED'),(9,'L-3009','Grace','Graham','2007-11-02','GAT','N','2025-02-03','LEARNING'),(10,'L-3010','Wei','Zhang','1998-06-16','JES','Y','2024-11-18','PASSED'),(11,'L-3011','Lucy','Hall','2007-09-09','HEA','N','2025-03-17','LEARNING'),(12,'L-3012','Nathan','Irving','2006-04-01','SUN','N','2024-08-19','QUIT'),(13,'L-3013','Olena','Kovalenko','1989-02-24','JES','Y','2025-01-13','LEARNING'),(14,'L-3014','Ben','Lowther','2007-12-12','WHI','N','2025-05-26','LEARNING'),(15,'L-3015','Megan','Musgrave','2005-11-28','GAT','Y','2024-05-20','PASSED');
INSERT INTO package VALUES ('STA5','Starter Five',5,175,1),('STD10','Standard Ten',10,340,1),('INT20','Intensive Twenty',20,660,1),('AUT10','Automatic Ten',10,370,1),('REF3','Refresher Three',3,108,0),('MWY2','Motorway Two',2,80,1),('GIFT1','Gift Hour',1,36,0);
INSERT INTO pkg_sale VALUES (1,1,'STD10','2024-03-04',340,NULL),(2,2,'STA5','2024-04-15',175,NULL),(3,2,'STD10','2024-07-08',340,NULL),(4,3,'AUT10','2024-01-22',370,NULL),(5,4,'STD10','2024-09-09',340,NULL),(6,5,'INT20','2024-06-17',660,NULL),(7,6,'STA5','2024-10-28',175,'2025-01-20'),(8,7,'STD10','2024-07-01',320,NULL),(9,8,'STD10','2024-02-12',340,NULL),(10,9,'STA5','2025-02-03',175,NULL),(11,10,'AUT10','2024-11-18',370,NULL),(12,11,'STD10','2025-03-17',340,NULL),(13,12,'STA5','2024-08-19',175,'2024-11-04'),(14,13,'AUT10','2025-01-13',350,NULL),(15,15,'INT20','2024-05-20',640,NULL),(16,7,'REF3','2025-01-06',108,NULL),(17,8,'MWY2','2024-07-15',80,NULL);
INSERT INTO lesson VALUES (1,1,1,1,'2024-03-12',120,'TOWN','DONE'),(2,1,1,1,'2024-04-09',90,'TOWN','DONE'),(3,1,1,1,'2024-05-14',120,'MOTORWAY','DONE'),(5,2,3,2,'2024-05-02',60,'TOWN','DONE'),(7,2,9,1,'2024-10-10',120,'TOWN','NO_SHOW'),(8,2,3,2,'2025-02-20',120,'MOCK','DONE'),(9,3,4,3,'2024-02-06',120,'TOWN','DONE'),(11,4,2,4,'2024-10-01',90,'TOWN','DONE'),(12,4,2,4,'2024-11-12',60,'TOWN','CANC'),(13,4,2,4,'2025-03-04',90,'MOTORWAY','DONE'),(14,5,5,5,'2024-07-02',180,'TOWN','DONE'),(15,5,5,5,'2024-08-06',180,'MOTORWAY','DONE'),(16,5,6,5,'2024-09-03',60,'MOCK','DONE'),(17,6,6,6,'2024-11-05',60,'TOWN','NO_SHOW'),(18,7,7,7,'2024-08-13',120,'TOWN','DONE'),(20,8,7,7,'2024-03-05',120,'TOWN','DONE'),(21,8,8,7,'2024-07-23',120,'MOTORWAY','DONE'),(22,9,3,1,'2025-02-18',60,'TOWN','DONE'),(24,10,4,3,'2024-12-10',120,'TOWN','DONE'),(26,11,6,6,'2025-04-08',60,'TOWN','DONE'),(27,12,8,7,'2024-09-24',60,'TOWN','CANC'),(28,13,4,3,'2025-02-11',120,'TOWN','DONE'),(29,13,4,3,'2025-06-26',90,'NIGHT','BOOKED'),(30,15,1,1,'2024-06-11',180,'TOWN','DONE'),(31,15,1,1,'2024-07-16',120,'MOTORWAY','DONE');
INSERT INTO test_centre VALUES (1,'Gosforth','Newcastle'),(2,'Team Valley','Gateshead'),(3,'Sunderland Low Row','Sunderland'),(4,'Blyth','Blyth'),(5,'Durham','Durham');
INSERT INTO driving_test VALUES (1,1,1,2,'2024-06-25',62,'FAIL',9),(2,1,1,2,'2024-08-20',62,'PASS',3),(3,2,3,2,'2024-09-17',62,'FAIL',11),(4,2,3,2,'2025-03-11',62,'FAIL',7),(5,3,4,1,'2024-04-23',62,'PASS',2),(6,4,2,1,'2025-04-01',62,'FAIL',8),(7,5,5,4,'2024-10-08',75,'PASS',5),(8,7,7,3,'2024-12-17',62,'FAIL',10),(9,7,7,3,'2025-02-25',62,'FAIL',6),(10,8,7,3,'2024-06-04',62,'FAIL',6),(11,8,8,3,'2024-07-30',62,'PASS',4),(12,10,4,1,'2025-02-18',62,'PASS',6),(13,15,3,2,'2024-08-06',75,'PASS',1),(14,4,2,1,'2025-07-08',62,NULL,NULL),(15,13,4,1,'2025-07-15',62,NULL,NULL),(16,7,7,4,'2025-07-22',75,NULL,NULL);
-- List the learner number, first name and last name of the learners who have quit.
-- who has quit on us? I want their learner number and then the name
-- learners who quit: number, name
SELECT learner_no, first_name, last_name FROM learner WHERE status = 'QUIT';
-- Which cars are in repair? Show the plate and the model.
-- what cars do we have in repair at the moment, plate and model please
-- cars in repair, plate and model
SELECT plate, model FROM car WHERE status = 'REPAIR';
-- How many learners who enrolled in 2024 have not passed the theory test?
-- Of everyone who enrolled in 2024, how many have not passed their theory?
-- number enrolled 2024, theory not passed
SELECT COUNT(*) FROM learner WHERE theory_passed = 'N' AND enrolled_on >= '2024-01-01' AND enrolled_on < '2025-01-01';
-- Which packages are not offered any more? Show name and price.
-- what packages have we stopped offering, and what did they cost?
-- packages not offered, name and price
SELECT pkg_name, price FROM package WHERE is_offered = 0;
-- Which package sales have been refunded? Show the package code, the date of the sale and the date of the refund.
-- list any package sale we refunded: the package code, the day we sold it and the day we gave the money back
-- refunded package sales: package code, sale date, refund date
SELECT pkg_cd, sold_on, refunded_on FROM pkg_sale WHERE refunded_on IS NOT NULL;
-- How many lessons has each instructor done? Count only lessons with status done and show first name, last name and the number.
-- Instructor by instructor, how many lessons have been done?
-- lessons done per instructor
SELECT T1.first_name, T1.last_name, COUNT(*) FROM instructor AS T1 JOIN lesson AS T2 ON T1.instr_id = T2.instr_id WHERE T2.status = 'DONE' GROUP BY T1.instr_id;
-- What is the total number of minutes of done lessons for the learners of each branch? Show the branch name and the minutes.
-- how many minutes of lessons have been done by each branch's learners, all added up?
-- branch of learner, total minutes of lessons done
SELECT T1.branch_name, SUM(T3.minutes) FROM branch AS T1 JOIN learner AS T2 ON T1.branch_cd = T2.branch_cd JOIN lesson AS T3 ON T2.learner_id = T3.learner_id WHERE T3.status = 'DONE' GROUP BY T1.branch_cd;
-- What is the average number of minor faults in the driving tests at each test centre? Show the centre name and the average.
-- How many minors do people pick up in a test on average at Gosforth, at Team Valley and at each of the other centres?
-- average minor faults per test centre
SELECT T1.centre_name, AVG(T2.minor_faults) FROM test_centre AS T1 JOIN driving_test AS T2 ON T1.centre_id = T2.centre_id GROUP BY T1.centre_id;
-- How much money was paid in total for each package? Show the package name and the total.
-- what have learners paid altogether for every package?
-- total paid per package
SELECT T1.pkg_name, SUM(T2.paid_amt) FROM package AS T1 JOIN pkg_sale AS T2 ON T1.pkg_cd = T2.pkg_cd GROUP BY T1.pkg_cd;
-- How many driving tests were passed in 2024 by learners of each branch? Show the branch name and the number.
-- Passes in 2024: how many did each branch's learners get?
-- tests passed in 2024 by learner's branch
SELECT T1.branch_name, COUNT(*) FROM branch AS T1 JOIN learner AS T2 ON T1.branch_cd = T2.branch_cd JOIN driving_test AS T3 ON T2.learner_id = T3.learner_id WHERE T3.result = 'PASS' AND T3.test_dt >= '2024-01-01' AND T3.test_dt < '2025-01-01' GROUP BY T1.branch_cd;
-- For each car model, how many different learners have had a lesson in it? Show the model and the number of learners.
-- how many different learners have been out in a Corsa, a Fiesta and each other model for a lesson?
-- car model, number of different learners in lessons
SELECT T1.model, COUNT(DISTINCT T2.learner_id) FROM car AS T1 JOIN lesson AS T2 ON T1.car_id = T2.car_id GROUP BY T1.model;
-- Which instructor has the most passed driving tests? Give first and last name.
-- which of the instructors has got the most passes?
-- instructor with most tests passed
SELECT T1.first_name, T1.last_name FROM instructor AS T1 JOIN driving_test AS T2 ON T1.instr_id = T2.instr_id WHERE T2.result = 'PASS' GROUP BY T1.instr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which 3 learners have the most minutes of done lessons in total? Show first name, last name and the minutes.
-- Who are the three learners who've clocked up the most minutes in lessons done, and how many minutes is it for each?
-- top 3 learners by total minutes of lessons done, with minutes
SELECT T1.first_name, T1.last_name, SUM(T2.minutes) FROM learner AS T1 JOIN lesson AS T2 ON T1.learner_id = T2.learner_id WHERE T2.status = 'DONE' GROUP BY T1.learner_id ORDER BY SUM(T2.minutes) DESC LIMIT 3;
-- Which package has been sold most often? Show its name and the number of sales.
-- what's our best-selling package by number of sales, and how many did we sell?
-- most sold package and number of sales
SELECT T1.pkg_name, COUNT(*) FROM package AS T1 JOIN pkg_sale AS T2 ON T1.pkg_cd = T2.pkg_cd GROUP BY T1.pkg_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which car has been used for the most lessons? Show the plate.
-- give me the plate of the car that has the most lessons against it
-- plate of car with most lessons
SELECT T1.plate FROM car AS T1 JOIN lesson AS T2 ON T1.car_id = T2.car_id GROUP BY T1.car_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which learners have never had a driving test? Show first and last name.
-- who among the learners has no driving test at all, neither taken nor booked?
-- learners without any driving test
SELECT first_name, last_name FROM learner WHERE learner_id NOT IN (SELECT learner_id FROM driving_test);
-- Which cars have never been used in a lesson? Show plate and status.
-- are there cars that no lesson was ever given in, and what's their status? Plate first.
-- cars without lessons: plate, status
SELECT plate, status FROM car WHERE car_id NOT IN (SELECT car_id FROM lesson);
-- Which instructors who have not left have never given a lesson? Show first and last name.
-- Any instructors still with us, so not left, who don't have a single lesson?
-- instructors not left and without lessons
SELECT first_name, last_name FROM instructor WHERE left_dt IS NULL AND instr_id NOT IN (SELECT instr_id FROM lesson);
-- Which learners have failed the driving test at least twice? Show first name, last name and the number of fails.
-- Who has failed their driving test 2 times or more, and how often?
-- learners with 2 or more failed tests, with count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM learner AS T1 JOIN driving_test AS T2 ON T1.learner_id = T2.learner_id WHERE T2.result = 'FAIL' GROUP BY T1.learner_id HAVING COUNT(*) >= 2;
-- Which branches have more than 3 learners? Show the branch name and how many learners they have.
-- which branches have got over three learners on the books, and how many is it at each?
-- branches with more than 3 learners, with number
SELECT T1.branch_name, COUNT(*) FROM branch AS T1 JOIN learner AS T2 ON T1.branch_cd = T2.branch_cd GROUP BY T1.branch_cd HAVING COUNT(*) > 3;
-- Show the first and last name of each instructor who has a mentor, with the first and last name of the mentor.
-- who's mentored by whom among the instructors?
-- instructors and their mentors, names
SELECT T1.first_name, T1.last_name, T2.first_name, T2.last_name FROM instructor AS T1 JOIN instructor AS T2 ON T1.mentor_id = T2.instr_id;
-- Which learners have done a town lesson but have not done a motorway lesson? Show first and last name.
-- Who has done a lesson in town, but not a motorway one yet?
-- learners with town lesson done, no motorway lesson done
SELECT T1.first_name, T1.last_name FROM learner AS T1 JOIN lesson AS T2 ON T1.learner_id = T2.learner_id WHERE T2.lesson_type = 'TOWN' AND T2.status = 'DONE' EXCEPT SELECT T1.first_name, T1.last_name FROM learner AS T1 JOIN lesson AS T2 ON T1.learner_id = T2.learner_id WHERE T2.lesson_type = 'MOTORWAY' AND T2.status = 'DONE';
-- database: ironbark_guarding
CREATE TABLE region (region_cd TEXT, region_name TEXT, ops_manager_id INTEGER);
CREATE TABLE guard (guard_id INTEGER, guard_no TEXT, first_name TEXT, last_name TEXT, licence_exp TEXT, region_cd TEXT, hired_on TEXT, left_on TEXT, hourly_pay REAL, team_leader_id INTEGER);
CREATE TABLE client (client_id INTEGER, client_no TEXT, client_name TEXT, sector TEXT, is_active INTEGER);
CREATE TABLE site (site_id INTEGER, site_name TEXT, city TEXT, client_id INTEGER, region_cd TEXT, risk_level TEXT);
CREATE TABLE contract (contract_id INTEGER, contract_no TEXT, client_id INTEGER, start_dt TEXT, end_dt TEXT, monthly_fee REAL, status TEXT);
CREATE TABLE shift (shift_id INTEGER, site_id INTEGER, guard_id INTEGER, shift_dt TEXT, start_time TEXT, hours REAL, shift_type TEXT, status TEXT);
CREATE TABLE incident (incident_id INTEGER, incident_no TEXT, site_id INTEGER, reported_by INTEGER, occurred_at TEXT, category TEXT, police_called TEXT, loss_amt REAL, closed_at TEXT);
CREATE TABLE equipment (equip_id INTEGER, serial_no TEXT, equip_type TEXT, guard_id INTEGER, issued_on TEXT, returned_on TEXT, cost REAL);
CREATE TABLE training (guard_id INTEGER, course_name TEXT, trained_on TEXT, expires_on TEXT, passed TEXT);
INSERT INTO region VALUES ('N','North',1),('M','Midlands',7),('S','South',12),('W','West',12),('E','East',NULL);
INSERT INTO guard VALUES (1,'G-1001','Trevor','Blackwood','2027-03-31','N','2008-04-14',NULL,17.80,NULL),(2,'G-1014','Samir','Haddad','2026-08-15','N','2016-09-05',NULL,13.60,1),(3,'G-1020','Jolene','Barker','2025-11-30','N','2019-02-18',NULL,13.10,1),(4,'G-1023','Martin','Oyelaran','2026-01-20','N','2020-06-29',NULL,12.90,1),(5,'G-1031','Ivan','Petrov','2025-07-12','N','2022-10-03',NULL,12.50,2),(6,'G-1036','Stacey','Lomax','2025-02-28','N','2021-03-22','2025-02-14',12.70,2),(7,'G-1005','Frank','Delaney','2026-05-09','M','2011-01-24',NULL,17.20,NULL),(8,'G-1027','Nadia','Rahimi','2026-10-01','M','2020-11-16',NULL,13.20,7),(9,'G-1033','Luke','Spencer','2025-09-18','M','2022-01-31',NULL,12.60,7),(10,'G-1040','Darren','Quigley','2027-01-05','M','2023-08-07',NULL,12.40,8),(11,'G-1041','Wendy','Okafor','2024-12-31','M','2018-05-21','2024-11-08',13.00,7),(12,'G-1009','Brian','Cattermole','2026-12-12','S','2013-07-01',NULL,16.90,NULL),(13,'G-1029','Yolanda','Pinto','2026-04-24','S','2021-09-13',NULL,13.30,12),(14,'G-1035','Kofi','Mensah','2025-12-06','S','2022-05-16',NULL,12.80,12),(15,'G-1044','Aled','Vaughan','2027-06-30','W','2024-02-12',NULL,12.45,12),(16,'G-1048','Tessa','Norris','2028-02-19','W','2025-05-19',NULL,12.30,15);
INSERT INTO client VALUES (1,'CL-11','Meridian Retail Parks','Retail',1),(2,'CL-14','Northfleet Logistics','Logistics',1),(3,'CL-19','St Oswald Hospital Trust','Health',1),(4,'CL-22','Calloway Data Centres','Technology',1),(5,'CL-25','Bramhall Shopping','Retail',1),(6,'CL-30','Pennard Distillery','Industry',0),(7,'CL-33','Harbourside Freight','Logistics',1),(8,'CL-37','Wexley College','Education',1),(9,'CL-41','Quantock Foods','Industry',0);
INSERT INTO site VALUES (1,'Meridian Gateway','Leeds',1,'N','HIGH'),(2,'Meridian Riverside','York',1,'N','MEDIUM'),(3,'Northfleet Hub One','Doncaster',2,'N','HIGH'),(4,'Northfleet Cold Store','Derby',2,'M','LOW'),(5,'St Oswald Main Site','Leicester',3,'M','MEDIUM'),(6,'St Oswald Clinic','Nottingham',3,'M','LOW'),(7,'Calloway DC1','Reading',4,'S','HIGH'),(8,'Calloway DC2','Swindon',4,'W','MEDIUM'),(9,'Bramhall Arcade','Birmingham',5,'M','MEDIUM'),(10,'Pennard Warehouse','Exeter',6,'W','LOW'),(11,'Harbourside Quay','Southampton',7,'S','HIGH'),(12,'Wexley Campus','Brighton',8,'S','LOW'),(13,'Meridian Westgate','Bristol',1,'W','MEDIUM');
INSERT INTO contract VALUES (1,'CT-501',1,'2023-01-01','2025-12-31',18400,'ACTIVE'),(2,'CT-502',2,'2024-04-01','2027-03-31',14250,'ACTIVE'),(3,'CT-503',3,'2022-07-01','2025-06-30',16900,'ACTIVE'),(4,'CT-504',4,'2024-10-01','2026-09-30',21500,'ACTIVE'),(5,'CT-505',5,'2025-02-01','2026-01-31',6800,'ACTIVE'),(6,'CT-506',6,'2021-03-01','2024-02-29',4100,'EXPIRED'),(7,'CT-507',7,'2024-06-01','2026-05-31',9700,'ACTIVE'),(8,'CT-508',8,'2023-09-01','2026-08-31',5200,'ACTIVE'),(9,'CT-509',9,'2022-05-01','2023-10-15',3950,'TERMINATED'),(10,'CT-498',1,'2020-01-01','2022-12-31',12600,'EXPIRED'),(11,'CT-511',7,'2025-03-01','2025-08-31',2400,'ACTIVE'),(12,'CT-499',5,'2022-02-01','2025-01-31',6100,'EXPIRED');
INSERT INTO shift VALUES (1,1,2,'2025-05-02','19:00',12,'NIGHT','WORKED'),(2,1,3,'2025-05-02','07:00',12,'DAY','WORKED'),(3,3,4,'2025-05-03','19:00',12,'NIGHT','WORKED'),(4,2,5,'2025-05-05','08:00',8,'DAY','WORKED'),(5,3,5,'2025-05-06','19:00',12,'NIGHT','ABSENT'),(6,5,8,'2025-05-06','07:00',12,'DAY','WORKED'),(7,5,9,'2025-05-07','19:00',12,'NIGHT','WORKED'),(8,9,10,'2025-05-08','09:00',9,'DAY','WORKED'),(9,7,13,'2025-05-09','19:00',12,'NIGHT','WORKED'),(10,11,14,'2025-05-10','18:00',11,'NIGHT','WORKED'),(11,1,2,'2025-05-12','19:00',12,'NIGHT','WORKED'),(12,3,4,'2025-05-13','19:00',12,'NIGHT','WORKED'),(13,8,15,'2025-05-14','07:00',10,'DAY','WORKED'),(14,7,13,'2025-05-16','19:00',12,'NIGHT','WORKED'),(15,4,9,'2025-05-17','07:00',8,'DAY','ABSENT'),(16,12,14,'2025-05-19','08:00',8,'DAY','WORKED'),(17,1,2,'2025-05-21','19:00',12,'NIGHT','WORKED'),(18,6,8,'2025-05-22','08:00',8,'DAY','WORKED'),(19,11,14,'2025-05-24','18:00',11,'NIGHT','WORKED'),(20,13,15,'2025-05-26','09:00',9,'DAY','WORKED'),(21,1,3,'2025-06-02','07:00',12,'DAY','WORKED'),(22,7,13,'2025-06-03','07:00',12,'DAY','WORKED'),(23,1,2,'2025-06-20','19:00',12,'NIGHT','PLANNED'),(24,5,8,'2025-06-21','07:00',12,'DAY','PLANNED'),(25,13,16,'2025-06-22','09:00',9,'DAY','PLANNED');
INSERT INTO incident VALUES (1,'IN-901',1,2,'2025-05-02 23:40:00','THEFT','Y',1850,'2025-05-20 10:00:00'),(2,'IN-902',1,3,'2025-05-02 14:15:00','ASSAULT','Y',0,'2025-05-09 12:30:00'),(3,'IN-903',3,4,'2025-05-04 02:10:00','INTRUSION','Y',4200,NULL),(4,'IN-904',5,8,'2025-05-06 16:45:00','DISPUTE','N',0,'2025-05-07 09:00:00'),(5,'IN-905',11,14,'2025-05-10 22:05:00','THEFT','Y',7600,NULL),(6,'IN-906',1,2,'2025-05-13 01:30:00','VANDALISM','N',640,'2025-05-28 15:20:00'),(7,'IN-907',7,13,'2025-05-17 04:50:00','ALARM','N',0,'2025-05-17 06:00:00'),(8,'IN-908',9,10,'2024-12-21 12:20:00','THEFT','N',310,'2025-01-08 11:00:00'),(9,'IN-909',1,2,'2025-05-22 03:12:00','THEFT','Y',980,NULL),(10,'IN-910',3,4,'2024-11-17 00:25:00','VANDALISM','N',1250,'2024-12-02 14:10:00'),(11,'IN-911',13,15,'2025-05-26 15:55:00','ASSAULT','Y',0,NULL),(12,'IN-912',2,5,'2024-10-05 17:30:00','DISPUTE','N',0,'2024-10-07 10:15:00'),(13,'IN-913',5,9,'2025-05-08 03:20:00','VANDALISM','N',430,NULL);
INSERT INTO equipment VALUES (1,'RD-3301','RADIO',2,'2023-01-09',NULL,185),(2,'RD-3302','RADIO',3,'2023-01-09',NULL,185),(3,'BC-0071','BODYCAM',2,'2024-03-04',NULL,320),(4,'BC-0072','BODYCAM',4,'2024-03-04',NULL,320),(5,'RD-3310','RADIO',6,'2022-06-01','2025-02-14',170),(6,'VS-5510','VEST',8,'2021-02-10',NULL,95),(7,'RD-3315','RADIO',9,'2023-05-15',NULL,185),(8,'BC-0075','BODYCAM',13,'2024-03-11',NULL,320),(9,'RD-3318','RADIO',11,'2021-08-30','2024-11-08',170),(10,'VS-5516','VEST',14,'2022-05-20',NULL,95),(11,'RD-3321','RADIO',13,'2024-07-01',NULL,190),(12,'BC-0078','BODYCAM',14,'2025-01-13',NULL,335),(13,'VS-5520','VEST',2,'2021-11-02',NULL,95),(14,'RD-3325','RADIO',15,'2024-02-12',NULL,190);
INSERT INTO training VALUES (2,'First Aid','2024-02-06','2027-02-05','Y'),(3,'First Aid','2023-03-14','2026-03-13','Y'),(4,'Conflict Management','2024-05-21','2026-05-20','Y'),(5,'First Aid','2024-09-10',NULL,'N'),(8,'Fire Marshal','2024-10-15','2026-10-14','Y'),(8,'First Aid','2022-06-07','2025-06-06','Y'),(9,'Conflict Management','2025-01-28',NULL,'N'),(13,'CCTV Operator','2023-11-22','2026-11-21','Y'),(13,'First Aid','2024-02-06','2027-02-05','Y'),(14,'Conflict Management','2024-05-21','2026-05-20','Y'),(2,'Conflict Management','2023-04-18','2025-04-17','Y'),(10,'Fire Marshal','2025-03-25',NULL,'N'),(13,'Fire Marshal','2025-04-08','2027-04-07','Y'),(7,'First Aid','2024-02-06','2027-02-05','Y'),(12,'First Aid','2023-03-14','2026-03-13','Y'),(1,'Fire Marshal','2024-10-15','2026-10-14','Y');
-- Which guards have left? Show first name, last name and the date they left.
-- who of the guards has left us, and when did each one go?
-- guards who left, with leaving date
SELECT first_name, last_name, left_on FROM guard WHERE left_on IS NOT NULL;
-- List the names and cities of the sites with a high risk level.
-- what sites do we rate as high risk, and which city is each in?
-- high risk sites, name and city
SELECT site_name, city FROM site WHERE risk_level = 'HIGH';
-- Which incidents where the police were called are not yet closed? Show the incident number and the category.
-- The ones where police got called: which incidents are still not closed, and what category are they?
-- incident no and category, police called, not closed
SELECT incident_no, category FROM incident WHERE police_called = 'Y' AND closed_at IS NULL;
-- Show the serial numbers and issue dates of all radios that have not been returned.
-- What radios are still out with guards, not returned? I need the serial number and when it was issued.
-- radios not returned: serial no, issue date
SELECT serial_no, issued_on FROM equipment WHERE equip_type = 'RADIO' AND returned_on IS NULL;
-- How many guards have a licence that expires in 2025?
-- how many guards' licences run out in 2025?
-- number of guards with licence expiry in 2025
SELECT COUNT(*) FROM guard WHERE licence_exp >= '2025-01-01' AND licence_exp < '2026-01-01';
-- How many hours have been worked at each site? Count only shifts with status worked and show the site name and the total hours.
-- site by site, what do the hours come to on the shifts that were worked?
-- total hours of worked shifts per site
SELECT T1.site_name, SUM(T2.hours) FROM site AS T1 JOIN shift AS T2 ON T1.site_id = T2.site_id WHERE T2.status = 'WORKED' GROUP BY T1.site_id;
-- For each client, show the client name and the number of incidents at its sites.
-- how many incidents have happened at each client's sites?
-- incidents per client
SELECT T1.client_name, COUNT(*) FROM client AS T1 JOIN site AS T2 ON T1.client_id = T2.client_id JOIN incident AS T3 ON T2.site_id = T3.site_id GROUP BY T1.client_id;
-- What is the average hourly pay in each region of the guards who have not left? Show the region name and the average.
-- Leaving out the guards who've left, what do we pay an hour on average in each region?
-- average hourly pay per region, guards who have not left
SELECT T1.region_name, AVG(T2.hourly_pay) FROM region AS T1 JOIN guard AS T2 ON T1.region_cd = T2.region_cd WHERE T2.left_on IS NULL GROUP BY T1.region_cd;
-- What is the total monthly fee of the active contracts for each sector? Show the sector and the total.
-- How much do the active contracts bring in per month in fees from retail, from logistics and from each of the other client sectors?
-- sector, sum of monthly fees on active contracts
SELECT T1.sector, SUM(T2.monthly_fee) FROM client AS T1 JOIN contract AS T2 ON T1.client_id = T2.client_id WHERE T2.status = 'ACTIVE' GROUP BY T1.sector;
-- What is the total loss from incidents in 2025 for each city? Show the city of the site and the total loss amount.
-- Taking the incidents that occurred in 2025, how much was lost in each city?
-- total loss per city, incidents in 2025
SELECT T1.city, SUM(T2.loss_amt) FROM site AS T1 JOIN incident AS T2 ON T1.site_id = T2.site_id WHERE T2.occurred_at >= '2025-01-01' AND T2.occurred_at < '2026-01-01' GROUP BY T1.city;
-- For each guard, what is the total pay for worked shifts, as hours times hourly pay? Show first name, last name and the pay.
-- what has every guard earned on the shifts they worked, hours times their hourly pay?
-- guard names, pay for worked shifts (hours x hourly pay)
SELECT T1.first_name, T1.last_name, SUM(T2.hours * T1.hourly_pay) FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id WHERE T2.status = 'WORKED' GROUP BY T1.guard_id;
-- Which site has had the most incidents? Show its name and the number of incidents.
-- where do we get the most incidents, and how many have there been at that site?
-- site with most incidents and count
SELECT T1.site_name, COUNT(*) FROM site AS T1 JOIN incident AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which 2 guards had the most hours in worked shifts in May 2025? Show first name, last name and the hours.
-- Who were our two busiest guards in May 2025 by hours on the shifts they worked, and how many hours did each do?
-- top 2 guards by worked hours May 2025, with hours
SELECT T1.first_name, T1.last_name, SUM(T2.hours) FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id WHERE T2.status = 'WORKED' AND T2.shift_dt >= '2025-05-01' AND T2.shift_dt < '2025-06-01' GROUP BY T1.guard_id ORDER BY SUM(T2.hours) DESC LIMIT 2;
-- Which client has the highest total loss from incidents at its sites? Show the client name.
-- which client has lost the most money through incidents at its sites?
-- client with highest total incident loss
SELECT T1.client_name FROM client AS T1 JOIN site AS T2 ON T1.client_id = T2.client_id JOIN incident AS T3 ON T2.site_id = T3.site_id GROUP BY T1.client_id ORDER BY SUM(T3.loss_amt) DESC LIMIT 1;
-- Which guard has reported the most incidents? Give first and last name.
-- who on the guard force has reported the most incidents?
-- guard with most incidents reported
SELECT T1.first_name, T1.last_name FROM guard AS T1 JOIN incident AS T2 ON T1.guard_id = T2.reported_by GROUP BY T1.guard_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which guards who have not left have never had any training? Show first and last name.
-- Are there guards who haven't left and have never been on a training course?
-- guards not left, without training
SELECT first_name, last_name FROM guard WHERE left_on IS NULL AND guard_id NOT IN (SELECT guard_id FROM training);
-- Which sites have never had an incident? Show the site name and the risk level.
-- what sites have had no incident at all, and how are they rated for risk?
-- sites without incidents: name, risk level
SELECT site_name, risk_level FROM site WHERE site_id NOT IN (SELECT site_id FROM incident);
-- List the names of the clients that have no site.
-- do we have clients on the list without a single site?
-- clients without sites
SELECT client_name FROM client WHERE client_id NOT IN (SELECT client_id FROM site);
-- Which guards have more than 20 hours of night shifts with status worked? Show first name, last name and the total hours.
-- who has worked over 20 hours on nights in total, and how many hours was it?
-- guards with more than 20 hours of worked night shifts, with hours
SELECT T1.first_name, T1.last_name, SUM(T2.hours) FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id WHERE T2.shift_type = 'NIGHT' AND T2.status = 'WORKED' GROUP BY T1.guard_id HAVING SUM(T2.hours) > 20;
-- Which active clients have at least 2 sites? Show the client name and the number of sites.
-- Among the active clients, which have two or more sites, and how many do they have?
-- active clients with 2 or more sites, with number
SELECT T1.client_name, COUNT(*) FROM client AS T1 JOIN site AS T2 ON T1.client_id = T2.client_id WHERE T1.is_active = 1 GROUP BY T1.client_id HAVING COUNT(*) >= 2;
-- How many guards does each team leader have? Show the team leader's first name, last name and the number of guards.
-- what size is each team leader's team, counting the guards who report to them?
-- team leaders with number of guards
SELECT T2.first_name, T2.last_name, COUNT(*) FROM guard AS T1 JOIN guard AS T2 ON T1.team_leader_id = T2.guard_id GROUP BY T2.guard_id;
-- Which guards did not pass a training course they took, or were absent from a shift? Show the guard number, each guard once.
-- Give me the numbers of the guards who either didn't pass some training or were absent for a shift, every guard only once.
-- guard no, training not passed or absent from a shift, no repeats
SELECT T1.guard_no FROM guard AS T1 JOIN training AS T2 ON T1.guard_id = T2.guard_id WHERE T2.passed = 'N' UNION SELECT T1.guard_no FROM guard AS T1 JOIN shift AS T2 ON T1.guard_id = T2.guard_id WHERE T2.status = 'ABSENT';
-- database: larkfield_pharma_supply
CREATE TABLE warehouse (wh_cd TEXT PRIMARY KEY, wh_name TEXT, city TEXT, cold_room TEXT);
CREATE TABLE employee (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, job_title TEXT, wh_cd TEXT REFERENCES warehouse(wh_cd), hired_on TEXT, is_active INTEGER, manager_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE supplier (supp_id INTEGER PRIMARY KEY, supp_no TEXT, supp_name TEXT, country TEXT, cert_exp_dt TEXT, is_approved TEXT);
CREATE TABLE drug (drug_id INTEGER PRIMARY KEY, drug_cd TEXT, drug_name TEXT, form TEXT, storage TEXT, list_price REAL, rx_only INTEGER, replaced_by INTEGER REFERENCES drug(drug_id));
CREATE TABLE batch (batch_id INTEGER PRIMARY KEY, batch_no TEXT, drug_id INTEGER REFERENCES drug(drug_id), supp_id INTEGER REFERENCES supplier(supp_id), received_dt TEXT, expiry_dt TEXT, qty_on_hand INTEGER, unit_cost REAL, status TEXT);
CREATE TABLE pharmacy (pharm_id INTEGER PRIMARY KEY, acct_no TEXT, pharm_name TEXT, city TEXT, rep_id INTEGER REFERENCES employee(emp_id), credit_limit REAL, acct_status TEXT, opened_on TEXT);
CREATE TABLE order_hd (order_id INTEGER PRIMARY KEY, order_no TEXT, pharm_id INTEGER REFERENCES pharmacy(pharm_id), wh_cd TEXT REFERENCES warehouse(wh_cd), ordered_at TEXT, shipped_at TEXT, status TEXT, picker_id INTEGER REFERENCES employee(emp_id));
CREATE TABLE order_item (order_id INTEGER REFERENCES order_hd(order_id), item_no INTEGER, batch_id INTEGER REFERENCES batch(batch_id), qty INTEGER, unit_price REAL, PRIMARY KEY (order_id, item_no));
CREATE TABLE return_note (ret_id INTEGER PRIMARY KEY, ret_no TEXT, order_id INTEGER REFERENCES order_hd(order_id), ret_dt TEXT, reason TEXT, credit_amt REAL, approved_by INTEGER REFERENCES employee(emp_id));
CREATE TABLE temp_log (log_id INTEGER PRIMARY KEY, wh_cd TEXT REFERENCES warehouse(wh_cd), logged_at TEXT, temp_c REAL, is_alarm INTEGER, checked_by INTEGER REFERENCES employee(emp_id));
INSERT INTO warehouse VALUES ('CRW','Crewe Central','Crewe','Y'),('LDS','Leeds Cross Green','Leeds','Y'),('CRD','Cardiff Bay','Cardiff','Y'),('LUT','Luton South','Luton','N'),('NOR','Norwich Broadland','Norwich','N');
INSERT INTO employee VALUES (1,'Marian','Stokes','Managing Director','CRW','2001-09-03',1,NULL),(2,'Hugh','Bentley','Responsible Person','CRW','2007-02-19',1,1),(3,'Deepa','Krishnan','Warehouse Manager','LDS','2012-05-08',1,1),(4,'Gareth','Morgan','Warehouse Manager','CRD','2014-10-13',1,1),(5,'Paula','Wainwright','Sales Rep','CRW','2010-01-11',1,1),(6,'Tobias','Klein','Sales Rep','LDS','2018-06-25',1,3),(7,'Rhian','Price','Sales Rep','CRD','2016-03-07',1,4),(8,'Damian','Cross','Sales Rep','LUT','2015-08-17',0,1),(9,'Ewa','Zielinska','Picker','CRW','2019-04-29',1,2),(10,'Jordan','Mills','Picker','CRW','2022-09-05',1,2),(11,'Carl','Ibbotson','Picker','LDS','2013-11-18',1,3),(12,'Femi','Adeyemi','Picker','LDS','2023-02-06',1,3),(13,'Sian','Bowen','Picker','CRD','2020-07-20',1,4),(14,'Graham','Tuck','Picker','LUT','2017-12-04',0,2);
INSERT INTO supplier VALUES (1,'S-401','Helvia Pharma','Switzerland','2026-11-30','Y'),(2,'S-405','Medigen Labs','Ireland','2025-08-31','Y'),(3,'S-412','Boreal Generics','Denmark','2027-02-28','Y'),(4,'S-418','Castell Healthcare','Spain','2026-04-15','Y'),(5,'S-423','Ganga Biotech','India','2024-12-31','N'),(6,'S-430','Albany Medicines','United Kingdom','2026-09-30','Y'),(7,'S-436','Vistula Pharm','Poland','2025-01-31','N');
INSERT INTO drug VALUES (1,'D-1001','Amoxicillin 500mg','CAPSULE','AMBIENT',2.10,1,NULL),(2,'D-1002','Paracetamol 500mg','TABLET','AMBIENT',0.65,0,NULL),(3,'D-1003','Ibuprofen 400mg','TABLET','AMBIENT',1.20,0,NULL),(4,'D-1004','Insulin Glargine Pen','INJECTION','COLD',38.50,1,NULL),(5,'D-1005','Insulin Isophane Vial','INJECTION','COLD',24.00,1,4),(6,'D-1006','Hydrocortisone 1% Cream','CREAM','AMBIENT',3.40,0,NULL),(7,'D-1007','Codeine Linctus','SYRUP','SECURE',4.80,1,NULL),(8,'D-1008','Morphine 10mg Ampoule','INJECTION','SECURE',9.75,1,NULL),(9,'D-1009','Influenza Vaccine 2025','INJECTION','COLD',11.20,1,NULL),(10,'D-1010','Influenza Vaccine 2024','INJECTION','COLD',10.90,1,9),(11,'D-1011','Ranitidine 150mg','TABLET','AMBIENT',2.75,1,12),(12,'D-1012','Famotidine 20mg','TABLET','AMBIENT',3.95,1,NULL),(13,'D-1013','Chloramphenicol Eye Drops','DROPS','COLD',2.95,0,NULL),(14,'D-1014','Salbutamol Inhaler','INHALER','AMBIENT',5.60,1,NULL);
INSERT INTO batch VALUES (1,'HV2231A',1,1,'2024-11-04','2026-10-31',1400,1.30,'RELEASED'),(2,'HV2260C',1,1,'2025-04-14','2027-03-31',2200,1.35,'RELEASED'),(3,'BG0917',2,3,'2025-01-20','2028-01-31',9000,0.32,'RELEASED'),(4,'BG0951',3,3,'2025-02-17','2027-12-31',5200,0.60,'RELEASED'),(5,'MG7702',4,2,'2025-03-10','2025-12-31',340,27.00,'RELEASED'),(6,'MG7719',4,2,'2025-05-19','2026-03-31',500,27.40,'QUARANTINE'),(7,'MG6988',5,2,'2024-06-03','2025-06-30',45,16.50,'RECALLED'),(8,'CH3310',6,4,'2024-09-23','2026-08-31',880,1.95,'RELEASED'),(9,'AM1145',7,6,'2024-12-09','2026-05-31',410,2.85,'RELEASED'),(10,'AM1159',8,6,'2025-02-03','2027-01-31',620,6.10,'RELEASED'),(11,'GB5540',10,5,'2024-08-12','2025-05-31',120,6.80,'RECALLED'),(12,'CH3377',12,4,'2025-01-13','2027-06-30',1500,2.25,'RELEASED'),(13,'AM1170',13,6,'2025-04-28','2026-04-30',260,1.70,'QUARANTINE'),(14,'HV2244B',14,1,'2025-03-24','2027-02-28',1750,3.55,'RELEASED'),(15,'BG0873',2,3,'2024-05-13','2027-04-30',600,0.30,'RELEASED'),(16,'GB5391',11,5,'2023-10-02','2025-09-30',75,1.60,'QUARANTINE');
INSERT INTO pharmacy VALUES (1,'A-7001','Nantwich Road Pharmacy','Crewe',5,12000,'OPEN','2009-04-20'),(2,'A-7004','Bridge Street Chemist','Chester',5,9000,'OPEN','2011-09-12'),(3,'A-7008','Wells Pharmacy Headingley','Leeds',6,15000,'OPEN','2018-10-01'),(4,'A-7011','Harehills Dispensary','Leeds',6,8000,'STOPPED','2019-02-11'),(5,'A-7015','Minster Chemist','York',6,10000,'OPEN','2020-07-06'),(6,'A-7019','Canton Pharmacy','Cardiff',7,11000,'OPEN','2016-05-23'),(7,'A-7022','Mumbles Road Chemist','Swansea',7,7500,'OPEN','2017-01-16'),(8,'A-7026','Pontcanna Pharmacy','Cardiff',7,6000,'CLOSED','2016-08-08'),(9,'A-7030','Bury Park Pharmacy','Luton',8,9500,'OPEN','2015-11-02'),(10,'A-7033','Kirkgate Pharmacy','Wakefield',6,8500,'OPEN','2022-03-14'),(11,'A-7037','Sandbach Health Chemist','Sandbach',5,5000,'OPEN','2025-05-12'),(12,'A-7040','Dunstable Day Chemist','Dunstable',8,4000,'CLOSED','2018-06-18'),(13,'A-7044','Otley Road Chemist','Leeds',6,6500,'OPEN','2025-06-02');
INSERT INTO order_hd VALUES (1,'WO-61001',1,'CRW','2025-03-03 09:12:00','2025-03-03 17:40:00','SHIPPED',9),(2,'WO-61002',3,'LDS','2025-03-05 10:30:00','2025-03-05 18:05:00','SHIPPED',11),(3,'WO-61003',6,'CRD','2025-03-11 08:55:00','2025-03-11 16:20:00','SHIPPED',13),(4,'WO-61004',2,'CRW','2025-03-18 11:40:00','2025-03-19 07:30:00','SHIPPED',9),(5,'WO-61005',4,'LDS','2025-03-24 14:05:00',NULL,'CANCELLED',NULL),(6,'WO-61006',5,'LDS','2025-04-02 09:20:00','2025-04-02 17:55:00','SHIPPED',11),(7,'WO-61007',1,'CRW','2025-04-07 08:48:00','2025-04-07 16:58:00','SHIPPED',9),(8,'WO-61008',7,'CRD','2025-04-09 13:13:00','2025-04-10 08:10:00','SHIPPED',13),(9,'WO-61009',3,'LDS','2025-04-15 10:01:00','2025-04-15 18:22:00','SHIPPED',11),(10,'WO-61010',9,'LUT','2025-04-22 09:37:00','2025-04-22 15:45:00','SHIPPED',14),(11,'WO-61011',6,'CRD','2025-05-06 08:31:00','2025-05-06 16:02:00','SHIPPED',13),(12,'WO-61012',10,'LDS','2025-05-08 12:26:00','2025-05-09 07:50:00','SHIPPED',11),(13,'WO-61013',1,'CRW','2025-05-12 09:09:00','2025-05-12 17:15:00','SHIPPED',9),(14,'WO-61014',2,'CRW','2025-05-14 15:44:00',NULL,'CANCELLED',NULL),(15,'WO-61015',3,'LDS','2025-05-20 10:15:00','2025-05-20 18:00:00','SHIPPED',11),(16,'WO-61016',5,'LDS','2025-05-27 11:50:00','2025-05-28 08:05:00','SHIPPED',12),(17,'WO-61017',3,'LDS','2025-06-09 09:02:00','2025-06-09 17:33:00','SHIPPED',12),(18,'WO-61018',6,'CRD','2025-06-10 08:40:00',NULL,'PICKING',13),(19,'WO-61019',1,'CRW','2025-06-10 14:20:00',NULL,'PICKING',9),(20,'WO-61020',7,'CRD','2025-06-11 09:55:00',NULL,'NEW',NULL),(21,'WO-61021',2,'CRW','2025-06-11 10:32:00',NULL,'NEW',NULL);
INSERT INTO order_item VALUES (1,1,1,120,2.05),(1,2,3,300,0.62),(2,1,5,25,37.80),(2,2,4,150,1.15),(3,1,8,60,3.30),(3,2,3,240,0.62),(4,1,9,20,4.80),(4,2,1,80,2.10),(5,1,10,30,9.75),(6,1,4,200,1.15),(6,2,14,45,5.50),(7,1,3,400,0.60),(7,2,5,10,38.50),(8,1,12,70,3.90),(8,2,15,180,0.65),(9,1,5,30,37.50),(9,2,10,24,9.60),(10,1,2,150,2.05),(10,2,7,8,24.00),(11,1,14,60,5.50),(11,2,4,90,1.20),(12,1,11,15,10.90),(12,2,3,260,0.63),(13,1,2,200,2.00),(13,2,12,55,3.90),(14,1,8,40,3.40),(15,1,5,28,37.50),(15,2,3,350,0.60),(16,1,9,26,4.75),(16,2,8,50,3.35),(17,1,10,36,9.60),(17,2,2,180,2.00),(18,1,3,320,0.62),(19,1,14,40,5.60),(20,1,12,65,3.95),(21,1,4,110,1.20);
INSERT INTO return_note VALUES (1,'RN-311',2,'2025-03-10','DAMAGED',75.60,3),(2,'RN-312',4,'2025-03-27','WRONG_ITEM',48.00,2),(3,'RN-313',10,'2025-05-02','RECALL',192.00,2),(4,'RN-314',12,'2025-05-15','RECALL',163.50,2),(5,'RN-315',7,'2025-04-11','TEMPERATURE',77.00,2),(6,'RN-316',9,'2025-04-22','DAMAGED',37.50,3),(7,'RN-317',15,'2025-05-29','TEMPERATURE',112.50,NULL),(8,'RN-318',16,'2025-06-03','WRONG_ITEM',33.50,NULL),(9,'RN-319',13,'2025-05-21','DAMAGED',20.00,3);
INSERT INTO temp_log VALUES (1,'CRW','2025-05-05 06:00:00',4.8,0,9),(2,'CRW','2025-05-12 06:00:00',5.1,0,10),(3,'CRW','2025-05-19 06:00:00',8.9,1,9),(4,'LDS','2025-05-05 06:00:00',4.2,0,11),(5,'LDS','2025-05-12 06:00:00',9.4,1,11),(6,'LDS','2025-05-19 06:00:00',8.6,1,12),(7,'LDS','2025-06-02 06:00:00',4.5,0,12),(8,'CRD','2025-05-05 06:00:00',3.9,0,13),(9,'CRD','2025-05-19 06:00:00',1.6,1,13),(10,'CRD','2025-06-02 06:00:00',4.0,0,NULL),(11,'LDS','2025-06-09 06:00:00',8.4,1,11),(12,'CRW','2025-06-09 06:00:00',5.0,0,NULL),(13,'CRD','2025-06-09 06:00:00',8.2,1,13);
-- Which suppliers are not approved? Show the name and the country.
-- which suppliers are still not approved by us, and what country are they in?
-- suppliers not approved, with country
SELECT supp_name, country FROM supplier WHERE is_approved = 'N';
-- List the batch number and the quantity on hand of every batch in quarantine.
-- what batches are sitting in quarantine, and how much of each do we have on hand?
-- batches in quarantine: batch no, qty on hand
SELECT batch_no, qty_on_hand FROM batch WHERE status = 'QUARANTINE';
-- Which orders have not been shipped and are not cancelled? Show the order number and the status.
-- Leaving out the cancelled ones, what orders haven't been shipped yet, and what status are they at?
-- orders not shipped, not cancelled: order no, status
SELECT order_no, status FROM order_hd WHERE shipped_at IS NULL AND status != 'CANCELLED';
-- Show the numbers and credit amounts of the return notes that nobody has approved yet.
-- Which return notes are still not approved by anyone, and how much credit is on each?
-- return notes not yet approved, number and credit amount
SELECT ret_no, credit_amt FROM return_note WHERE approved_by IS NULL;
-- How many batches have an expiry date in 2025?
-- how many of our batches go out of date, by expiry date, in 2025?
-- number of batches with expiry in 2025
SELECT COUNT(*) FROM batch WHERE expiry_dt >= '2025-01-01' AND expiry_dt < '2026-01-01';
-- For each drug, what is the total quantity on hand in released batches? Show the drug name and the quantity.
-- how much released stock have we got on hand of each drug?
-- drug, qty on hand in released batches
SELECT T1.drug_name, SUM(T2.qty_on_hand) FROM drug AS T1 JOIN batch AS T2 ON T1.drug_id = T2.drug_id WHERE T2.status = 'RELEASED' GROUP BY T1.drug_id;
-- What is the value of the stock on hand, quantity times unit cost, for each supplier? Show the supplier name and the value.
-- Per supplier, what is the stock on hand from them worth at unit cost?
-- stock value per supplier, qty on hand x unit cost
SELECT T1.supp_name, SUM(T2.qty_on_hand * T2.unit_cost) FROM supplier AS T1 JOIN batch AS T2 ON T1.supp_id = T2.supp_id GROUP BY T1.supp_id;
-- How many shipped orders does each warehouse have? Show the warehouse name and the number.
-- how many orders have been shipped from each of the warehouses?
-- shipped orders per warehouse
SELECT T1.wh_name, COUNT(*) FROM warehouse AS T1 JOIN order_hd AS T2 ON T1.wh_cd = T2.wh_cd WHERE T2.status = 'SHIPPED' GROUP BY T1.wh_cd;
-- What was the average temperature logged at each warehouse in May 2025? Show the warehouse name and the average.
-- Looking at the temperature log for May 2025, what was the average at each warehouse?
-- warehouse, average temperature logged May 2025
SELECT T1.wh_name, AVG(T2.temp_c) FROM warehouse AS T1 JOIN temp_log AS T2 ON T1.wh_cd = T2.wh_cd WHERE T2.logged_at >= '2025-05-01' AND T2.logged_at < '2025-06-01' GROUP BY T1.wh_cd;
-- For each pharmacy city, what is the total value of shipped orders, quantity times unit price? Show the city and the total.
-- City by city, how much have pharmacies had shipped to them in money, quantity times unit price?
-- value of shipped orders per pharmacy city (qty x unit price)
SELECT T1.city, SUM(T3.qty * T3.unit_price) FROM pharmacy AS T1 JOIN order_hd AS T2 ON T1.pharm_id = T2.pharm_id JOIN order_item AS T3 ON T2.order_id = T3.order_id WHERE T2.status = 'SHIPPED' GROUP BY T1.city;
-- What is the total credit amount on return notes for each pharmacy? Show the pharmacy name and the total.
-- how much credit have the pharmacies had for returns, each one separately?
-- total return credit per pharmacy
SELECT T1.pharm_name, SUM(T3.credit_amt) FROM pharmacy AS T1 JOIN order_hd AS T2 ON T1.pharm_id = T2.pharm_id JOIN return_note AS T3 ON T2.order_id = T3.order_id GROUP BY T1.pharm_id;
-- Which drug has the highest total quantity ordered? Show its name and the quantity.
-- what drug gets ordered in the biggest quantity altogether, and how much is that?
-- drug with highest total order quantity, and quantity
SELECT T1.drug_name, SUM(T3.qty) FROM drug AS T1 JOIN batch AS T2 ON T1.drug_id = T2.drug_id JOIN order_item AS T3 ON T2.batch_id = T3.batch_id GROUP BY T1.drug_id ORDER BY SUM(T3.qty) DESC LIMIT 1;
-- Which 3 pharmacies have the highest total value of shipped orders, quantity times unit price? Show their names.
-- Name our three biggest pharmacies by what we have shipped them in value, quantity times unit price.
-- top 3 pharmacies by shipped order value (qty x unit price)
SELECT T1.pharm_name FROM pharmacy AS T1 JOIN order_hd AS T2 ON T1.pharm_id = T2.pharm_id JOIN order_item AS T3 ON T2.order_id = T3.order_id WHERE T2.status = 'SHIPPED' GROUP BY T1.pharm_id ORDER BY SUM(T3.qty * T3.unit_price) DESC LIMIT 3;
-- Which sales rep looks after the most pharmacies with an open account? Give first and last name.
-- which of the reps has the most pharmacies whose account is open?
-- rep with most open pharmacy accounts
SELECT T1.first_name, T1.last_name FROM employee AS T1 JOIN pharmacy AS T2 ON T1.emp_id = T2.rep_id WHERE T2.acct_status = 'OPEN' GROUP BY T1.emp_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which 2 pickers have picked the most shipped orders? Show first name, last name and the number of orders.
-- Who are our top two pickers by orders shipped, and how many did each of them pick?
-- top 2 pickers by number of shipped orders, with number
SELECT T1.first_name, T1.last_name, COUNT(*) FROM employee AS T1 JOIN order_hd AS T2 ON T1.emp_id = T2.picker_id WHERE T2.status = 'SHIPPED' GROUP BY T1.emp_id ORDER BY COUNT(*) DESC LIMIT 2;
-- Which drugs have no batch at all? Show the drug code and the name.
-- is there any drug on the list that we have never had a batch of? Code and name please
-- drugs without a batch: code, name
SELECT drug_cd, drug_name FROM drug WHERE drug_id NOT IN (SELECT drug_id FROM batch);
-- Which pharmacies with an open account have never ordered? Show account number and name.
-- Any pharmacies with their account open that have never put in an order? I want the account number and the name.
-- open account pharmacies without orders: account no, name
SELECT acct_no, pharm_name FROM pharmacy WHERE acct_status = 'OPEN' AND pharm_id NOT IN (SELECT pharm_id FROM order_hd);
-- List the batch numbers of the batches that have never been ordered.
-- which batches has nobody ordered anything from? The batch number will do.
-- batch no of batches never ordered
SELECT batch_no FROM batch WHERE batch_id NOT IN (SELECT batch_id FROM order_item);
-- Which warehouses have had more than 1 temperature alarm? Show the warehouse name and the number of alarms.
-- where has the temperature alarm been logged more than once, and how many times at each warehouse?
-- warehouses with more than 1 temperature alarm, with count
SELECT T1.wh_name, COUNT(*) FROM warehouse AS T1 JOIN temp_log AS T2 ON T1.wh_cd = T2.wh_cd WHERE T2.is_alarm = 1 GROUP BY T1.wh_cd HAVING COUNT(*) > 1;
-- Which pharmacies have placed at least 3 orders? Show the name and the number of orders.
-- who's ordered from us three times or more, and how many orders is that per pharmacy?
-- pharmacies with 3 or more orders, with number of orders
SELECT T1.pharm_name, COUNT(*) FROM pharmacy AS T1 JOIN order_hd AS T2 ON T1.pharm_id = T2.pharm_id GROUP BY T1.pharm_id HAVING COUNT(*) >= 3;
-- For each drug that has been replaced, show its name and the name of the drug that replaces it.
-- which drugs have been replaced, and by what?
-- replaced drugs and their replacements, names
SELECT T1.drug_name, T2.drug_name FROM drug AS T1 JOIN drug AS T2 ON T1.replaced_by = T2.drug_id;
-- How many orders were placed in each month of 2025? Show the month as a number and the number of orders.
-- Month by month through 2025, how many orders came in? The month just as a number.
-- orders per month in 2025, month number and count
SELECT CAST(strftime('%m', ordered_at) AS INTEGER), COUNT(*) FROM order_hd WHERE ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01' GROUP BY CAST(strftime('%m', ordered_at) AS INTEGER);
