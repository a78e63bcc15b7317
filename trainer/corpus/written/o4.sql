-- database: thornapple_garden_centres
CREATE TABLE stores (store_code TEXT PRIMARY KEY, store_name TEXT, county TEXT, opened_year INTEGER, greenhouse_sqm INTEGER, has_cafe TEXT);
CREATE TABLE employees (emp_no INTEGER PRIMARY KEY, emp_name TEXT, store_code TEXT REFERENCES stores(store_code), department TEXT, hourly_wage REAL, hired_year INTEGER, trained_by INTEGER REFERENCES employees(emp_no));
CREATE TABLE suppliers (sup_id INTEGER PRIMARY KEY, sup_name TEXT, country TEXT, organic TEXT, contact_person TEXT, lead_days INTEGER);
CREATE TABLE plant_families (family_code TEXT PRIMARY KEY, common_name TEXT, latin_name TEXT);
CREATE TABLE products (sku TEXT PRIMARY KEY, product_name TEXT, category TEXT, family_code TEXT REFERENCES plant_families(family_code), sup_id INTEGER REFERENCES suppliers(sup_id), price REAL, light_need TEXT, pot_litres REAL);
CREATE TABLE stock (store_code TEXT REFERENCES stores(store_code), sku TEXT REFERENCES products(sku), on_hand INTEGER, reorder_level INTEGER, last_counted TEXT, PRIMARY KEY (store_code, sku));
CREATE TABLE card_holders (card_no INTEGER PRIMARY KEY, full_name TEXT, town TEXT, joined_on TEXT, points INTEGER, usual_store TEXT REFERENCES stores(store_code));
CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, store_code TEXT REFERENCES stores(store_code), card_no INTEGER REFERENCES card_holders(card_no), cashier_no INTEGER REFERENCES employees(emp_no), sold_on TEXT, pay_method TEXT, total REAL);
CREATE TABLE sale_lines (sale_id INTEGER REFERENCES sales(sale_id), sku TEXT REFERENCES products(sku), qty INTEGER, line_total REAL, PRIMARY KEY (sale_id, sku));
CREATE TABLE transfers (transfer_id INTEGER PRIMARY KEY, from_store TEXT REFERENCES stores(store_code), to_store TEXT REFERENCES stores(store_code), sku TEXT REFERENCES products(sku), qty INTEGER, moved_on TEXT, received_on TEXT);
CREATE TABLE workshops (workshop_id INTEGER PRIMARY KEY, store_code TEXT REFERENCES stores(store_code), leader_no INTEGER REFERENCES employees(emp_no), topic TEXT, held_on TEXT, fee REAL, places INTEGER);
INSERT INTO stores VALUES ('NB','Thornapple Newbury','Berkshire',1987,3200,'yes'),('MK','Thornapple Marlow','Buckinghamshire',1999,1850,'yes'),('WH','Thornapple Witney','Oxfordshire',2008,2600,'no'),('AB','Thornapple Abingdon','Oxfordshire',2016,1400,'yes'),('HN','Thornapple Henley','Oxfordshire',2022,950,'no');
INSERT INTO employees VALUES (1,'Audrey Pike','NB','plants',17.4,1995,NULL),(2,'Colin Marsh','NB','tills',12.6,2018,1),(3,'Rekha Shah','MK','plants',15.8,2007,1),(4,'Jonty Weir','WH','tools',13.9,2014,3),(5,'Freya Holt','WH','tills',14.2,2021,4),(6,'Sam Odell','AB','plants',14.5,2016,3),(7,'Ida Croft','AB','cafe',11.9,2023,NULL);
INSERT INTO suppliers VALUES (1,'Van Houten Bulbs','Netherlands','no','Joost Smit',10),(2,'Chiltern Roses','United Kingdom','yes','Pam Oakley',4),(3,'Vivai Toscani','Italy','no',NULL,14),(4,'Greenfork Tools','United Kingdom','no','Derek Lunt',6),(5,'Moorland Organics','United Kingdom','yes','Hetty Vale',5),(6,'Baltic Peat','Latvia','no','Juris Ozols',21);
INSERT INTO plant_families VALUES ('ROS','rose family','Rosaceae'),('LIL','lily family','Liliaceae'),('LAM','mint family','Lamiaceae'),('OLE','olive family','Oleaceae'),('CAC','cactus family','Cactaceae');
INSERT INTO products VALUES ('P-100','Climbing Rose Amber','shrub','ROS',2,18.5,'full sun',5),('P-101','Garden Tulip Mix','bulb','LIL',1,6.95,'full sun',NULL),('P-102','Lavender Hidcote','herb','LAM',5,7.5,'full sun',2),('P-103','Olive Tree Standard','tree','OLE',3,89,'full sun',20),('P-104','Peppermint','herb','LAM',5,3.95,'half shade',1),('P-105','Madonna Lily','bulb','LIL',1,9.25,'half shade',NULL),('T-200','Garden Spade Ash','tool',NULL,4,34.5,NULL,NULL),('T-201','Rose Pruner Bypass','tool',NULL,4,21.75,NULL,NULL);
INSERT INTO stock VALUES ('NB','P-100',42,15,'2024-03-01'),('NB','P-103',6,2,'2024-03-01'),('NB','T-200',25,10,'2024-02-20'),('MK','P-102',88,30,'2024-03-04'),('MK','P-100',9,12,'2024-03-04'),('WH','P-101',140,50,'2024-02-27'),('WH','T-201',4,8,'2024-02-27'),('AB','P-104',31,20,NULL),('AB','P-102',17,25,'2024-03-05');
INSERT INTO card_holders VALUES (1,'Beryl Ashdown','Newbury','2012-04-14',1840,'NB'),(2,'Kieran Doyle','Reading','2019-05-02',615,'NB'),(3,'Sushila Menon','Witney','2016-03-30',1270,'WH'),(4,'Harold Finch','Didcot','2021-09-11',90,'AB'),(5,'Poppy Lester','Marlow','2023-02-18',245,'MK'),(6,'Graham Tull','Oxford','2018-07-07',0,'AB');
INSERT INTO sales VALUES (1,'NB',1,2,'2024-03-02','card',107.5),(2,'NB',2,2,'2024-03-02','cash',34.5),(3,'WH',3,5,'2024-03-09','card',63.3),(4,'WH',1,5,'2024-03-10','card',21.75),(5,'AB',4,6,'2024-03-15','voucher',11.45),(6,'MK',5,3,'2024-03-16','card',55.5),(7,'MK',NULL,3,'2024-03-17','cash',15),(8,'NB',3,2,'2024-03-23','card',18.5);
INSERT INTO sale_lines VALUES (1,'P-100',1,18.5),(1,'P-103',1,89),(2,'T-200',1,34.5),(3,'P-101',6,41.55),(3,'T-201',1,21.75),(4,'T-201',1,21.75),(5,'P-104',1,3.95),(5,'P-102',1,7.5),(6,'P-100',3,55.5),(7,'P-102',2,15),(8,'P-100',1,18.5);
INSERT INTO transfers VALUES (1,'NB','MK','P-100',10,'2024-02-05','2024-02-06'),(2,'MK','AB','P-102',20,'2024-02-12','2024-02-13'),(3,'WH','HN','P-101',35,'2024-03-06',NULL),(4,'NB','WH','T-200',5,'2024-03-11','2024-03-13'),(5,'MK','HN','P-102',15,'2024-03-19',NULL);
INSERT INTO workshops VALUES (1,'NB',1,'Pruning Roses','2024-02-24',15,12),(2,'MK',3,'Herbs on the Windowsill','2024-03-16',12.5,10),(3,'AB',6,'Roses in Pots','2024-04-06',14,8),(4,'WH',4,'Sharpening Tools','2024-03-30',8,15),(5,'MK',1,'Spring Hedges','2024-04-20',18,20);
-- What are the names of products that contain the word 'Rose'?
-- articles with Rose somewhere in the name
-- What do we sell that is called something with Rose?
-- rose in the product name: which ones
SELECT product_name FROM products WHERE product_name LIKE '%Rose%';
-- How many stores in Oxfordshire have a cafe (yes)?
-- number of our branches in Oxfordshire with yes under cafe
-- At how many of our shops in Oxfordshire can you have a coffee (yes)?
-- has cafe = yes, county Oxfordshire: count of stores
SELECT COUNT(*) FROM stores WHERE county = 'Oxfordshire' AND has_cafe = 'yes';
-- List the names and prices of products with a price between 7 and 20, in descending order of the price.
-- what is on sale at 7 to 20 a piece, the dearest first, with the price
-- What can you buy for 7 to 20, and how much is it exactly? Most expensive first.
-- price no less than 7 and no more than 20: product, price, sorted down
SELECT product_name, price FROM products WHERE price BETWEEN 7 AND 20 ORDER BY price DESC;
-- Which suppliers in the United Kingdom are not organic (no)? Give the supplier name and the contact person.
-- firms from the United Kingdom with no under organic: what they are called and whom to ring there
-- Which firms that sell to us from the United Kingdom do not grow the natural way (organic: no), and who answers for them?
-- organic = no, country United Kingdom: supplier name plus contact person
SELECT sup_name, contact_person FROM suppliers WHERE country = 'United Kingdom' AND organic = 'no';
-- What is the average number of points and the highest number of points of card holders?
-- loyalty points: mean and top score over all members
-- How many points has a loyal customer got on average, and how many has the keenest?
-- card holders' points - mean, then max
SELECT AVG(points), MAX(points) FROM card_holders;
-- For every product that belongs to a plant family, show the product name, the Latin name of the family and the supplier name.
-- plants with their botanical family in Latin and where we buy them
-- For whatever belongs to a botanical family: what is it called, what is the family in Latin, and who sells it to us?
-- product name, latin name of its family, supplier name, only products that have a family
SELECT T1.product_name, T2.latin_name, T3.sup_name FROM products AS T1 JOIN plant_families AS T2 ON T1.family_code = T2.family_code JOIN suppliers AS T3 ON T1.sup_id = T3.sup_id;
-- Which plant families have no product? Show the common name.
-- botanical families, by everyday name, of which we sell nothing
-- What sorts of plant do we sell nothing of? Their everyday names.
-- plant families without a product: common name
SELECT common_name FROM plant_families WHERE family_code NOT IN (SELECT family_code FROM products WHERE family_code IS NOT NULL);
-- How many products does each supplier provide? Give the supplier name and the number.
-- articles per firm that we buy from
-- How many things do we get from every firm? The firm first.
-- supplier name, product count
SELECT T1.sup_name, COUNT(*) FROM suppliers AS T1 JOIN products AS T2 ON T1.sup_id = T2.sup_id GROUP BY T1.sup_id;
-- For each transfer, show the name of the store it came from, the name of the store it went to and the quantity.
-- goods moved between branches: out of which, into which, how many pieces
-- What shop gave how many pieces to what other shop? The giver, the taker, how many.
-- transfers: from-store name, to-store name, quantity
SELECT T2.store_name, T3.store_name, T1.qty FROM transfers AS T1 JOIN stores AS T2 ON T1.from_store = T2.store_code JOIN stores AS T3 ON T1.to_store = T3.store_code;
-- Which transfers have not yet been received? Return the product name and the date it was moved.
-- articles still on their way between branches (no arrival recorded) and the day they were sent
-- What has been sent but has not got there, and when did it leave?
-- received on is empty: product name, moved on, for each transfer
SELECT T2.product_name, T1.moved_on FROM transfers AS T1 JOIN products AS T2 ON T1.sku = T2.sku WHERE T1.received_on IS NULL;
-- Find the names of stores that have sent a transfer but never received one as its destination.
-- branches that passed goods on, except those that were ever the target of such a move
-- Which shops have given things away to another, but were never given any?
-- store names on the from side of a transfer, minus those on the to side
SELECT T1.store_name FROM stores AS T1 JOIN transfers AS T2 ON T1.store_code = T2.from_store EXCEPT SELECT T1.store_name FROM stores AS T1 JOIN transfers AS T2 ON T1.store_code = T2.to_store;
-- Which employees earn a higher hourly wage than the employee who trained them? Show the employee's name, the employee's wage and the trainer's name.
-- staff paid a higher hourly wage than their own trainer: who, how much, trainer
-- Who makes more an hour than the person that taught them? Who, how much, and who taught them.
-- hourly wage above that of the trainer: employee, wage, trainer
SELECT T1.emp_name, T1.hourly_wage, T2.emp_name FROM employees AS T1 JOIN employees AS T2 ON T1.trained_by = T2.emp_no WHERE T1.hourly_wage > T2.hourly_wage;
-- List the products whose number on hand is below the reorder level, with the product name, the store name and the number on hand.
-- what has run below its reorder point: article, branch, pieces left
-- What should be ordered again, as we have less of it than the mark, in which shop, and how many are left?
-- on hand smaller than reorder level: product name, store name, on hand
SELECT T2.product_name, T3.store_name, T1.on_hand FROM stock AS T1 JOIN products AS T2 ON T1.sku = T2.sku JOIN stores AS T3 ON T1.store_code = T3.store_code WHERE T1.on_hand < T1.reorder_level;
-- How many different card holders have bought something in Thornapple Newbury?
-- count of distinct loyalty members with a purchase at Thornapple Newbury
-- How many loyal customers have been to the till at Thornapple Newbury?
-- store Thornapple Newbury: number of cards in its sales, each card one time
SELECT COUNT(DISTINCT T2.card_no) FROM stores AS T1 JOIN sales AS T2 ON T1.store_code = T2.store_code WHERE T1.store_name = 'Thornapple Newbury';
-- Which card holders have shopped in at least two different stores? Show the full names.
-- loyalty members with purchases at two or more different branches
-- Which loyal customers have been to two shops or more?
-- at least 2 distinct stores in their sales: card holders' full names
SELECT T1.full_name FROM card_holders AS T1 JOIN sales AS T2 ON T1.card_no = T2.card_no GROUP BY T1.card_no HAVING COUNT(DISTINCT T2.store_code) >= 2;
-- Give the full names of card holders without any sale.
-- loyalty members who never bought a thing
-- Who has a card but never used it to buy anything?
-- card holders with zero sales, full names
SELECT full_name FROM card_holders WHERE card_no NOT IN (SELECT card_no FROM sales WHERE card_no IS NOT NULL);
-- Which category of products has the largest quantity sold in total?
-- type of article of which most pieces went over the counter
-- What kind of thing do people buy most of, by pieces?
-- sold quantity summed by category, top category
SELECT T1.category FROM products AS T1 JOIN sale_lines AS T2 ON T1.sku = T2.sku GROUP BY T1.category ORDER BY SUM(T2.qty) DESC LIMIT 1;
-- Which product names were sold in Thornapple Newbury as well as in Thornapple Marlow?
-- articles that found a buyer at both Thornapple Newbury and Thornapple Marlow
-- What have people bought at Thornapple Newbury and at Thornapple Marlow too?
-- product names sold in the store Thornapple Marlow that were sold in Thornapple Newbury as well
SELECT T1.product_name FROM products AS T1 JOIN sale_lines AS T2 ON T1.sku = T2.sku JOIN sales AS T3 ON T2.sale_id = T3.sale_id JOIN stores AS T4 ON T3.store_code = T4.store_code WHERE T4.store_name = 'Thornapple Newbury' INTERSECT SELECT T1.product_name FROM products AS T1 JOIN sale_lines AS T2 ON T1.sku = T2.sku JOIN sales AS T3 ON T2.sale_id = T3.sale_id JOIN stores AS T4 ON T3.store_code = T4.store_code WHERE T4.store_name = 'Thornapple Marlow';
-- What is the topic, the store name and the leader's name of each workshop with a fee above the average fee?
-- courses costing more than the mean: theme, branch, and who gives it
-- Which classes are dearer than classes are on average: what about, where, and who teaches them?
-- workshop fee above the mean: topic, store name, leader's name
SELECT T1.topic, T2.store_name, T3.emp_name FROM workshops AS T1 JOIN stores AS T2 ON T1.store_code = T2.store_code JOIN employees AS T3 ON T1.leader_no = T3.emp_no WHERE T1.fee > (SELECT AVG(fee) FROM workshops);
-- List the names of products that have never been sold and come from a supplier in the Netherlands.
-- articles out of the Netherlands no one has bought so far
-- What that comes from the Netherlands has nobody ever bought?
-- supplier country Netherlands, no sale line: product names
SELECT product_name FROM products WHERE sku NOT IN (SELECT sku FROM sale_lines) AND sup_id IN (SELECT sup_id FROM suppliers WHERE country = 'Netherlands');
-- Find the names of employees who led a workshop or worked as the cashier of a sale paid by voucher.
-- staff that gave a course, plus staff at the till when someone paid with a voucher, no name twice
-- Who has taught a class, or been at the till for someone with a voucher? No repeats.
-- one list of names: cashiers of sales with pay method voucher, and workshop leaders
SELECT T1.emp_name FROM employees AS T1 JOIN workshops AS T2 ON T1.emp_no = T2.leader_no UNION SELECT T1.emp_name FROM employees AS T1 JOIN sales AS T2 ON T1.emp_no = T2.cashier_no WHERE T2.pay_method = 'voucher';
-- Among sales paid by card, which cashier has taken the highest total? Show the employee's name and the sum.
-- till person with the greatest takings in card payments, and the amount
-- Who at the till took most money by card altogether, and how much?
-- pay method card: total summed by cashier, the top one: employee name, sum
SELECT T1.emp_name, SUM(T2.total) FROM employees AS T1 JOIN sales AS T2 ON T1.emp_no = T2.cashier_no WHERE T2.pay_method = 'card' GROUP BY T1.emp_no ORDER BY SUM(T2.total) DESC LIMIT 1;

-- database: second_bloom_department_store
CREATE TABLE staff (staffid INTEGER PRIMARY KEY, staffname TEXT, jobtitle TEXT, startdate TEXT, hourlypay REAL, mentorid INTEGER REFERENCES staff(staffid));
CREATE TABLE department (deptid INTEGER PRIMARY KEY, deptname TEXT, floorno INTEGER, areasqm INTEGER, headid INTEGER REFERENCES staff(staffid), buyingagentid INTEGER REFERENCES staff(staffid));
CREATE TABLE conditiongrade (gradecode TEXT PRIMARY KEY, gradetext TEXT, pricepercent INTEGER);
CREATE TABLE brand (brandid INTEGER PRIMARY KEY, brandname TEXT, country TEXT, foundedyear INTEGER);
CREATE TABLE consignor (consignorid INTEGER PRIMARY KEY, consignorname TEXT, town TEXT, phone TEXT, registeredon TEXT, sharepercent INTEGER, referredby INTEGER REFERENCES consignor(consignorid));
CREATE TABLE item (itemid INTEGER PRIMARY KEY, itemname TEXT, deptid INTEGER REFERENCES department(deptid), brandid INTEGER REFERENCES brand(brandid), consignorid INTEGER REFERENCES consignor(consignorid), gradecode TEXT REFERENCES conditiongrade(gradecode), colour TEXT, receivedon TEXT, askingprice REAL, status TEXT);
CREATE TABLE markdown (markdownid INTEGER PRIMARY KEY, itemid INTEGER REFERENCES item(itemid), staffid INTEGER REFERENCES staff(staffid), markedon TEXT, newprice REAL, reason TEXT);
CREATE TABLE shopper (shopperid INTEGER PRIMARY KEY, shoppername TEXT, town TEXT, email TEXT, birthyear INTEGER);
CREATE TABLE purchase (purchaseid INTEGER PRIMARY KEY, itemid INTEGER REFERENCES item(itemid), shopperid INTEGER REFERENCES shopper(shopperid), staffid INTEGER REFERENCES staff(staffid), soldon TEXT, pricepaid REAL, paidby TEXT);
CREATE TABLE giveback (givebackid INTEGER PRIMARY KEY, purchaseid INTEGER REFERENCES purchase(purchaseid), handledby INTEGER REFERENCES staff(staffid), returnedon TEXT, reason TEXT, refund REAL);
CREATE TABLE payout (payoutid INTEGER PRIMARY KEY, consignorid INTEGER REFERENCES consignor(consignorid), paidon TEXT, amount REAL, status TEXT);
INSERT INTO staff VALUES (1,'Henrike Voss','floor manager','2014-02-01',24.5,NULL),(2,'Dario Melis','appraiser','2017-06-12',21,1),(3,'Pia Lund','sales clerk','2021-09-20',15.5,2),(4,'Kofi Mensah','sales clerk','2022-03-07',15.2,3),(5,'Ruth Zeller','appraiser','2019-11-04',20.4,1),(6,'Timo Jansen','floor manager','2023-01-16',22.8,NULL);
INSERT INTO department VALUES (1,'Ladies Fashion',1,310,1,2),(2,'Menswear',1,220,1,5),(3,'Furniture',3,540,6,2),(4,'Porcelain and Glass',2,130,6,5),(5,'Books and Prints',2,165,NULL,2),(6,'Toys',3,90,NULL,NULL);
INSERT INTO conditiongrade VALUES ('A','as new',100),('B','light wear',75),('C','visible wear',50),('D','needs mending',25);
INSERT INTO brand VALUES (1,'Lindqvist & Co','Sweden',1921),(2,'Maison Arlette','France',1956),(3,'Hartmann Moebel','Germany',1888),(4,'Bluebell China','England',1834),(5,'Corvo Uomo','Italy',1979),(6,'Tinplate Titans','Germany',1949);
INSERT INTO consignor VALUES (1,'Estelle Moreau','Basel','061-22','2018-04-11',55,NULL),(2,'Walter Frey','Liestal',NULL,'2019-01-23',50,1),(3,'Nadja Kunz','Basel','061-90','2020-10-05',50,1),(4,'Oldwood Clearance','Lorrach','+49-76','2016-08-30',40,NULL),(5,'Iris Sutter','Aarau','062-31','2023-12-01',60,3);
INSERT INTO item VALUES (1,'Silk evening dress',1,2,1,'A','emerald','2023-05-02',240,'sold'),(2,'Wool winter coat',1,1,3,'B','camel','2023-09-14',165,'sold'),(3,'Oak writing desk',3,3,4,'C','brown','2023-02-20',680,'sold'),(4,'Tea set for six',4,4,2,'B','white','2023-06-30',195,'on display'),(5,'Linen summer dress',1,2,3,'B','ivory','2023-06-11',88,'sold'),(6,'Leather brogues',2,5,2,'C','black','2023-10-01',95,'on display'),(7,'Walnut wardrobe',3,3,4,'D','brown','2022-11-17',420,'withdrawn'),(8,'Evening tailcoat',2,5,1,'A','black','2023-11-25',310,'sold'),(9,'Bird engraving',5,NULL,4,'C',NULL,'2023-12-08',130,'sold');
INSERT INTO markdown VALUES (1,3,2,'2023-05-02',590,'slow seller'),(2,3,2,'2023-07-15',520,'scratch found'),(3,4,5,'2023-11-01',160,'slow seller'),(4,7,2,'2023-01-30',300,'loose hinge'),(5,5,3,'2023-08-20',70,'end of season');
INSERT INTO shopper VALUES (1,'Corinne Baud','Basel','corinne@buy.test',1984),(2,'Matteo Riva','Lugano','matteo@buy.test',1991),(3,'Helga Stamm','Liestal',NULL,1952),(4,'Jo Ackermann','Basel','jo@buy.test',1999),(5,'Peter Oser','Riehen',NULL,1967);
INSERT INTO purchase VALUES (1,1,1,3,'2023-06-10',240,'card'),(2,3,5,4,'2023-08-19',520,'transfer'),(3,5,4,3,'2023-08-26',70,'cash'),(4,2,3,3,'2023-10-28',165,'card'),(5,8,2,4,'2023-12-16',310,'card'),(6,9,1,4,'2024-01-13',130,'cash'),(7,8,5,3,'2024-01-27',290,'card');
INSERT INTO giveback VALUES (1,5,1,'2023-12-28','wrong size',310),(2,4,3,'2023-11-02','moth hole',165),(3,3,1,'2023-09-01','wrong colour',35);
INSERT INTO payout VALUES (1,1,'2023-07-05',132,'done'),(2,4,'2023-09-04',208,'done'),(3,3,NULL,38.5,'pending'),(4,1,NULL,170.5,'pending'),(5,4,'2024-02-02',52,'done'),(6,3,'2023-11-20',82.5,'reversed');
-- How many items are on display?
-- number of pieces with the status on display
-- How many things are out where people can see them (on display)?
-- status on display, item count
SELECT COUNT(*) FROM item WHERE status = 'on display';
-- Show the names and asking prices of items whose name contains 'dress'.
-- pieces with dress in their name and what we ask for them
-- What have we that is called some sort of dress, and for how much is it offered?
-- dress in the item name: name plus asking price
SELECT itemname, askingprice FROM item WHERE itemname LIKE '%dress%';
-- List the department names and floor numbers of departments that have no head.
-- sections nobody leads at the moment, with the floor they are on
-- What parts of the shop have no boss, and on what storey are they?
-- head empty: department name, floor no
SELECT deptname, floorno FROM department WHERE headid IS NULL;
-- What are the names of items received between 2023-05-01 and 2023-09-30, from the cheapest to the most expensive asking price?
-- pieces that came in from 2023-05-01 to 2023-09-30, lowest price tag first
-- What did people bring us from 2023-05-01 up to 2023-09-30? Least expensive first.
-- received no earlier than 2023-05-01 and no later than 2023-09-30: item names, sorted upwards by asking price
SELECT itemname FROM item WHERE receivedon BETWEEN '2023-05-01' AND '2023-09-30' ORDER BY askingprice;
-- How many different colours do the items have?
-- number of different colours over every piece we ever had
-- In how many hues do our things come?
-- number of item colours, each colour one time
SELECT COUNT(DISTINCT colour) FROM item;
-- What is the head's name and the buying agent's name of each department that has both? Show the department name first.
-- section, its leader, and the person who buys for it, wherever both posts are filled
-- Who is the boss of each part of the shop, and who buys in for it? The part, the boss, the buyer; only where we have the two.
-- department name, head, buying agent - departments with neither of the two missing
SELECT T1.deptname, T2.staffname, T3.staffname FROM department AS T1 JOIN staff AS T2 ON T1.headid = T2.staffid JOIN staff AS T3 ON T1.buyingagentid = T3.staffid;
-- For each item with a brand, show the item name, the brand name and the text of its condition grade.
-- branded pieces, their make and what state they are in (in words)
-- What make is each thing and how worn is it, in words? The thing first; only those with a make.
-- item name, brand name, grade text
SELECT T1.itemname, T2.brandname, T3.gradetext FROM item AS T1 JOIN brand AS T2 ON T1.brandid = T2.brandid JOIN conditiongrade AS T3 ON T1.gradecode = T3.gradecode;
-- Which brands have no item? Give their names and founding years.
-- makes of which nothing was ever brought to us, with the year they started
-- Of what makes have we never had anything, and how far back (year) do they go?
-- brands without an item: name, year founded
SELECT brandname, foundedyear FROM brand WHERE brandid NOT IN (SELECT brandid FROM item WHERE brandid IS NOT NULL);
-- Show the name of each consignor who was referred by another consignor, and the name of the one who referred them.
-- people selling through us whom somebody sent, along with who sent them
-- Who told whom about us? The newer seller, then the one that sent them along.
-- consignor with the consignor they were referred by, names
SELECT T1.consignorname, T2.consignorname FROM consignor AS T1 JOIN consignor AS T2 ON T1.referredby = T2.consignorid;
-- How many items did each consignor bring in? Show the consignor name and the number, largest number first, only for consignors with more than two items.
-- those with over two pieces handed in to us: name and count, busiest on top
-- Who has brought us more than two things, and how many? Most first.
-- items per consignor, over 2: name, count, sorted down
SELECT T1.consignorname, COUNT(*) FROM consignor AS T1 JOIN item AS T2 ON T1.consignorid = T2.consignorid GROUP BY T1.consignorid HAVING COUNT(*) > 2 ORDER BY COUNT(*) DESC;
-- Which item was marked down the most times? Show its name.
-- piece whose price was cut most often
-- What has become cheaper more often than anything else?
-- count markdowns by item, name of the top one
SELECT T1.itemname FROM item AS T1 JOIN markdown AS T2 ON T1.itemid = T2.itemid GROUP BY T1.itemid ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of sold items that have never been marked down.
-- pieces with status sold that went without any price cut
-- What has gone (sold) without ever becoming cheaper?
-- status sold, no markdown: item names
SELECT itemname FROM item WHERE status = 'sold' AND itemid NOT IN (SELECT itemid FROM markdown);
-- What are the total and the average price paid for items of each department name?
-- takings per section and the mean paid per sale there
-- How much have people paid in every part of the shop, altogether and on average? The part first.
-- department name, sum and mean of price paid
SELECT T1.deptname, SUM(T3.pricepaid), AVG(T3.pricepaid) FROM department AS T1 JOIN item AS T2 ON T1.deptid = T2.deptid JOIN purchase AS T3 ON T2.itemid = T3.itemid GROUP BY T1.deptid;
-- In which towns is there a consignor but no shopper?
-- places people bring us things from, leaving out those where any buyer lives
-- Where do people live who sell through us, but nobody who buys?
-- consignor towns minus shopper towns
SELECT town FROM consignor EXCEPT SELECT town FROM shopper;
-- List the names of consignors who have a payout with the status done and a payout with the status pending.
-- sellers for whom one settlement is done and another pending
-- Who has had money from us (done) and has more to come (pending)?
-- consignor names with a payout pending and a payout done
SELECT T1.consignorname FROM consignor AS T1 JOIN payout AS T2 ON T1.consignorid = T2.consignorid WHERE T2.status = 'done' INTERSECT SELECT T1.consignorname FROM consignor AS T1 JOIN payout AS T2 ON T1.consignorid = T2.consignorid WHERE T2.status = 'pending';
-- Which shoppers have bought items of at least two different departments? Return the shopper name.
-- buyers whose purchases come from two or more different sections
-- Who has bought in two parts of the shop or more?
-- shoppers whose purchases are from at least 2 distinct departments: names
SELECT T1.shoppername FROM shopper AS T1 JOIN purchase AS T2 ON T1.shopperid = T2.shopperid JOIN item AS T3 ON T2.itemid = T3.itemid GROUP BY T1.shopperid HAVING COUNT(DISTINCT T3.deptid) >= 2;
-- For every return, show the item name, the name of the staff member who sold it and the name of the staff member who handled the return.
-- what was brought back, who had sold it, and who took it back over the counter
-- What did people bring back, who had sold it to them, and who dealt with them then?
-- givebacks: item name, seller on the staff, staff member handling it
SELECT T3.itemname, T4.staffname, T5.staffname FROM giveback AS T1 JOIN purchase AS T2 ON T1.purchaseid = T2.purchaseid JOIN item AS T3 ON T2.itemid = T3.itemid JOIN staff AS T4 ON T2.staffid = T4.staffid JOIN staff AS T5 ON T1.handledby = T5.staffid;
-- List the reasons of returns that start with 'wrong', together with the refund.
-- why things came back where the explanation begins with wrong, plus the money given back
-- Why did things come back, where the answer opens with wrong, and how much money did people get?
-- giveback reason with "wrong" at the start: reason, refund
SELECT reason, refund FROM giveback WHERE reason LIKE 'wrong%';
-- What is the most expensive item, by asking price, in the Ladies Fashion department? Show the item name and the colour.
-- dearest price tag within Ladies Fashion: piece and colour
-- What is the dearest thing in Ladies Fashion, and in what hue?
-- department Ladies Fashion: items by asking price, top one - name, colour
SELECT T1.itemname, T1.colour FROM item AS T1 JOIN department AS T2 ON T1.deptid = T2.deptid WHERE T2.deptname = 'Ladies Fashion' ORDER BY T1.askingprice DESC LIMIT 1;
-- Find the names of items of German brands (country Germany) whose asking price is above the average asking price of all items.
-- pieces made by a firm from Germany and tagged higher than our mean price tag
-- What German things (make from Germany) cost more than things here do on average?
-- brand country Germany, asking price above the mean of all: item names
SELECT T1.itemname FROM item AS T1 JOIN brand AS T2 ON T1.brandid = T2.brandid WHERE T2.country = 'Germany' AND T1.askingprice > (SELECT AVG(askingprice) FROM item);
-- Show the names of staff who have marked down an item or handled a return.
-- employees that cut some price or took something back, each once
-- Who here has made a thing cheaper or dealt with one that came back? No repeats.
-- one list of staff names: those handling givebacks, and those behind markdowns
SELECT T1.staffname FROM staff AS T1 JOIN markdown AS T2 ON T1.staffid = T2.staffid UNION SELECT T1.staffname FROM staff AS T1 JOIN giveback AS T2 ON T1.staffid = T2.handledby;
-- Which consignor earned the highest total price paid for items bought by shoppers from Basel? Give the consignor's name and that total.
-- seller whose things brought in the most money from buyers living in Basel, with the sum
-- For whose things have people from Basel paid most altogether, and how much?
-- shopper town Basel: price paid summed by consignor, top one: name, sum
SELECT T1.consignorname, SUM(T3.pricepaid) FROM consignor AS T1 JOIN item AS T2 ON T1.consignorid = T2.consignorid JOIN purchase AS T3 ON T2.itemid = T3.itemid JOIN shopper AS T4 ON T3.shopperid = T4.shopperid WHERE T4.town = 'Basel' GROUP BY T1.consignorid ORDER BY SUM(T3.pricepaid) DESC LIMIT 1;

-- database: norrvik_personnel_office
CREATE TABLE departments (dept_id INTEGER PRIMARY KEY, dept_name TEXT, cost_centre TEXT, location TEXT, parent_dept_id INTEGER REFERENCES departments(dept_id), yearly_budget REAL);
CREATE TABLE job_grades (grade_code TEXT PRIMARY KEY, grade_title TEXT, min_salary REAL, max_salary REAL, vacation_days INTEGER);
CREATE TABLE employees (emp_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, date_of_birth TEXT, hire_date TEXT, leaving_date TEXT, dept_id INTEGER REFERENCES departments(dept_id), grade_code TEXT REFERENCES job_grades(grade_code), line_manager_id INTEGER REFERENCES employees(emp_id), home_town TEXT, work_phone TEXT);
CREATE TABLE ref_contract_types (contract_type_code TEXT PRIMARY KEY, contract_type_description TEXT, notice_weeks INTEGER);
CREATE TABLE contracts (contract_id INTEGER PRIMARY KEY, emp_id INTEGER REFERENCES employees(emp_id), contract_type_code TEXT REFERENCES ref_contract_types(contract_type_code), start_date TEXT, end_date TEXT, weekly_hours REAL, annual_salary REAL, signed_by_id INTEGER REFERENCES employees(emp_id));
CREATE TABLE ref_absence_types (absence_type_code TEXT PRIMARY KEY, absence_type_description TEXT, is_paid TEXT);
CREATE TABLE absences (absence_id INTEGER PRIMARY KEY, emp_id INTEGER REFERENCES employees(emp_id), absence_type_code TEXT REFERENCES ref_absence_types(absence_type_code), first_day TEXT, last_day TEXT, working_days INTEGER, approved_by_id INTEGER REFERENCES employees(emp_id));
CREATE TABLE training_courses (course_id INTEGER PRIMARY KEY, course_title TEXT, provider TEXT, duration_days INTEGER, fee REAL, mandatory TEXT);
CREATE TABLE training_records (emp_id INTEGER REFERENCES employees(emp_id), course_id INTEGER REFERENCES training_courses(course_id), booked_on TEXT, completed_on TEXT, score INTEGER, status TEXT, PRIMARY KEY (emp_id, course_id));
CREATE TABLE appraisals (appraisal_id INTEGER PRIMARY KEY, emp_id INTEGER REFERENCES employees(emp_id), reviewer_id INTEGER REFERENCES employees(emp_id), appraisal_year INTEGER, rating INTEGER, bonus_percent REAL, remarks TEXT);
INSERT INTO departments VALUES (1,'Operations','CC100','Bergen',NULL,4200000),(2,'Maintenance','CC110','Bergen',1,1350000),(3,'Logistics','CC120','Stavanger',1,1680000),(4,'Finance','CC200','Oslo',NULL,910000),(5,'Payroll','CC210','Oslo',4,280000),(6,'Innovation Lab','CC300','Trondheim',NULL,640000);
INSERT INTO job_grades VALUES ('G1','assistant',380000,450000,25),('G2','specialist',450000,590000,25),('G3','senior specialist',560000,720000,28),('G4','manager',680000,900000,30),('G5','director',880000,1300000,32);
INSERT INTO employees VALUES (1,'Solveig','Aas','1966-05-30','1994-08-01',NULL,1,'G4',NULL,'Bergen','5501'),(2,'Henrik','Lund','1978-11-12','2006-03-15',NULL,2,'G3',1,'Os','5507'),(3,'Agnes','Berg','1990-02-08','2015-09-01',NULL,2,'G2',2,'Bergen',NULL),(4,'Yusuf','Karim','1985-07-21','2012-01-09',NULL,3,'G3',1,'Stavanger','5161'),(5,'Line','Moe','1997-04-17','2021-06-14','2023-12-31',3,'G1',4,'Sandnes',NULL),(6,'Torbjorn','Haug','1971-09-03','2001-10-22',NULL,4,'G4',NULL,'Oslo','2210'),(7,'Camilla','Nygaard','1993-12-26','2019-02-04',NULL,5,'G2',6,'Drammen','2214'),(8,'Erik','Solli','2000-06-09','2023-08-07',NULL,5,'G1',7,'Oslo',NULL);
INSERT INTO ref_contract_types VALUES ('PERM','permanent',12),('FIXD','fixed term',4),('PART','part time permanent',8),('APPR','apprenticeship',2),('CONS','consultant',3);
INSERT INTO contracts VALUES (1,1,'PERM','1994-08-01',NULL,37.5,845000,6),(2,2,'PERM','2006-03-15',NULL,37.5,668000,1),(3,3,'FIXD','2015-09-01','2017-08-31',37.5,462000,1),(4,3,'PERM','2017-09-01',NULL,37.5,548000,1),(5,4,'PERM','2012-01-09',NULL,37.5,612000,1),(6,5,'FIXD','2021-06-14','2023-12-31',37.5,402000,4),(7,7,'PART','2019-02-04',NULL,24,331000,6),(8,8,'APPR','2023-08-07','2025-08-06',30,236000,7);
INSERT INTO ref_absence_types VALUES ('VAC','vacation','yes'),('SICK','sick leave','yes'),('PAR','parental leave','yes'),('UNP','unpaid leave','no'),('CHI','sick child','yes');
INSERT INTO absences VALUES (1,2,'VAC','2024-02-12','2024-02-16',5,1),(2,3,'SICK','2024-01-22','2024-01-24',3,2),(3,3,'CHI','2024-03-04','2024-03-04',1,2),(4,4,'PAR','2023-09-04','2023-12-15',74,1),(5,7,'UNP','2023-06-05','2023-06-23',14,6),(6,7,'SICK','2024-02-05','2024-02-06',2,6),(7,5,'VAC','2023-12-11','2023-12-22',10,4),(8,1,'SICK','2023-11-13','2023-11-17',5,NULL);
INSERT INTO training_courses VALUES (1,'Working at Heights','Fallsafe',2,5400,'yes'),(2,'Forklift Licence','Truckskolen',4,8900,'no'),(3,'Safety Basics','Fallsafe',1,1900,'yes'),(4,'Payroll Law Update','Nordic Tax School',1,4200,'no'),(5,'Leading Teams','Fjord Academy',3,12500,'no'),(6,'Safety for Managers','Fjord Academy',2,7600,'yes');
INSERT INTO training_records VALUES (2,1,'2022-01-10','2022-02-03',91,'completed'),(2,3,'2021-03-01','2021-03-22',84,'completed'),(3,1,'2023-04-11','2023-05-09',77,'completed'),(3,5,'2024-02-01',NULL,NULL,'booked'),(4,2,'2019-09-12','2019-10-18',88,'completed'),(4,3,'2020-01-20','2020-02-11',69,'completed'),(5,3,'2021-06-14','2021-06-30',73,'completed'),(7,4,'2023-10-02','2023-11-14',95,'completed'),(1,6,'2018-05-07','2018-06-05',80,'completed'),(8,3,'2024-01-15',NULL,NULL,'cancelled');
INSERT INTO appraisals VALUES (1,2,1,2022,4,3,'solid year'),(2,2,1,2023,5,4.5,'exceeded all goals'),(3,3,2,2023,3,1.5,'goals met'),(4,4,1,2022,4,2.5,'met most goals'),(5,4,1,2023,2,0,'long leave'),(6,7,6,2023,5,4,'exceeded plan'),(7,1,6,2023,4,5,NULL),(8,3,2,2022,4,2,'goals met early');
-- How many training courses are mandatory (yes)?
-- count of the courses one has to take, mandatory yes
-- How many classes does everyone have to sit (mandatory: yes)?
-- mandatory = yes, number of courses
SELECT COUNT(*) FROM training_courses WHERE mandatory = 'yes';
-- List the titles and fees of training courses whose title begins with 'Safety'.
-- courses called Safety something, with what they cost
-- What classes are called Safety something, and how much are they?
-- course title with Safety at the front: title, fee
SELECT course_title, fee FROM training_courses WHERE course_title LIKE 'Safety%';
-- Show the remarks and ratings of appraisals that mention the word 'goals'.
-- what was noted in reviews where goals come up, and the grade given
-- What was written about people where goals come into it, and how many points did they get?
-- goals anywhere in the remarks of the appraisal: remarks, rating
SELECT remarks, rating FROM appraisals WHERE remarks LIKE '%goals%';
-- What are the first and last names of employees hired between 2000-01-01 and 2015-12-31, the earliest hired first?
-- given name and surname of those who joined from 2000-01-01 to 2015-12-31, longest-serving on top
-- Who came to us from 2000-01-01 up to 2015-12-31? Forename, family name, earliest first.
-- hired no earlier than 2000-01-01, no later than 2015-12-31, sorted upwards by that date: given name, surname
SELECT first_name, last_name FROM employees WHERE hire_date BETWEEN '2000-01-01' AND '2015-12-31' ORDER BY hire_date;
-- Give the first and last names of the employees without a work phone who have not left the company (no leaving date).
-- still employed, that is, no leaving date, and no office number recorded: given name, surname
-- Who is still with us (no day of leaving) but cannot be rung at the office? Forename, family name.
-- leaving date empty and work phone empty: employees' given name and surname
SELECT first_name, last_name FROM employees WHERE work_phone IS NULL AND leaving_date IS NULL;
-- For each employee, show the last name, the department name and the title of the job grade.
-- surname, unit and rank in words, for everybody
-- Where does everyone work, and as what? Family name, the part of the company, the rank.
-- last name, department name, grade title of all employees
SELECT T1.last_name, T2.dept_name, T3.grade_title FROM employees AS T1 JOIN departments AS T2 ON T1.dept_id = T2.dept_id JOIN job_grades AS T3 ON T1.grade_code = T3.grade_code;
-- Show each department that is part of another one, with the name of its parent department.
-- sub-units and the unit above each, both by name
-- What part of the company is under what other part? The smaller one first.
-- department name with its parent's name
SELECT T1.dept_name, T2.dept_name FROM departments AS T1 JOIN departments AS T2 ON T1.parent_dept_id = T2.dept_id;
-- Which departments have no employee? Give the name and the location.
-- units without any staff: what they are called, where they are
-- In which parts of the company is nobody, and where are they?
-- departments with zero employees: name, location
SELECT dept_name, location FROM departments WHERE dept_id NOT IN (SELECT dept_id FROM employees);
-- Who is the line manager of Agnes Berg? Return the first and last name.
-- given name and surname of Agnes Berg's direct boss
-- Whom does Agnes Berg report to? Forename, family name.
-- manager of Agnes Berg: given name and surname
SELECT T2.first_name, T2.last_name FROM employees AS T1 JOIN employees AS T2 ON T1.line_manager_id = T2.emp_id WHERE T1.first_name = 'Agnes' AND T1.last_name = 'Berg';
-- How many employees are there for each job grade title?
-- head count by rank in words
-- How many people are of every rank? The rank in words first.
-- grade title, count of employees
SELECT T1.grade_title, COUNT(*) FROM job_grades AS T1 JOIN employees AS T2 ON T1.grade_code = T2.grade_code GROUP BY T1.grade_code;
-- List the descriptions of contract types that no contract has.
-- kinds of contract, spelled out, that nobody works under
-- What sorts of agreement has nobody signed with us? In words.
-- contract types without a contract: description
SELECT contract_type_description FROM ref_contract_types WHERE contract_type_code NOT IN (SELECT contract_type_code FROM contracts);
-- For every contract that is described as permanent, show the employee's last name, the annual salary and the last name of the person who signed it.
-- permanent contracts: whose (surname), pay per year, and surname of who put their signature to it
-- Who has an agreement without a limit (permanent), what do they make a year, and who put a name to it for us? Family names for people.
-- contract type permanent: employee's last name, yearly salary, signer's last name
SELECT T3.last_name, T1.annual_salary, T4.last_name FROM contracts AS T1 JOIN ref_contract_types AS T2 ON T1.contract_type_code = T2.contract_type_code JOIN employees AS T3 ON T1.emp_id = T3.emp_id JOIN employees AS T4 ON T1.signed_by_id = T4.emp_id WHERE T2.contract_type_description = 'permanent';
-- What is the total number of working days lost for each description of absence, the largest total first?
-- days away added up by kind of absence in words, worst on top
-- How many days of work have we missed for every sort of cause? The cause in words and how many, most first.
-- absence description, sum of working days, sorted down
SELECT T1.absence_type_description, SUM(T2.working_days) FROM ref_absence_types AS T1 JOIN absences AS T2 ON T1.absence_type_code = T2.absence_type_code GROUP BY T1.absence_type_code ORDER BY SUM(T2.working_days) DESC;
-- Which employees have had at least two different types of absence? Show first name and last name.
-- staff who were away for two or more different kinds of reason, given name and surname
-- Who has been away for two separate sorts of cause or more? Forename, family name.
-- at least 2 distinct absence types: employees' given name and surname
SELECT T1.first_name, T1.last_name FROM employees AS T1 JOIN absences AS T2 ON T1.emp_id = T2.emp_id GROUP BY T1.emp_id HAVING COUNT(DISTINCT T2.absence_type_code) >= 2;
-- How many different employees have completed (status completed) a course by the provider Fallsafe?
-- number of distinct people with the status completed on something taught by Fallsafe
-- How many people have got through (completed) something that Fallsafe teaches?
-- provider Fallsafe, status completed: number of employees, each one time
SELECT COUNT(DISTINCT T1.emp_id) FROM training_records AS T1 JOIN training_courses AS T2 ON T1.course_id = T2.course_id WHERE T1.status = 'completed' AND T2.provider = 'Fallsafe';
-- Find the last names of employees who have training records for both Safety Basics and Working at Heights.
-- surnames of people down for Safety Basics and for Working at Heights alike
-- Who has signed up for Safety Basics and for Working at Heights too? Family names.
-- training records on Working at Heights plus on Safety Basics: last names of such employees
SELECT T1.last_name FROM employees AS T1 JOIN training_records AS T2 ON T1.emp_id = T2.emp_id JOIN training_courses AS T3 ON T2.course_id = T3.course_id WHERE T3.course_title = 'Safety Basics' INTERSECT SELECT T1.last_name FROM employees AS T1 JOIN training_records AS T2 ON T1.emp_id = T2.emp_id JOIN training_courses AS T3 ON T2.course_id = T3.course_id WHERE T3.course_title = 'Working at Heights';
-- Give the towns where an employee lives but where no department is located.
-- home towns of staff, minus the places where we have a unit
-- Where do people of ours live, but no part of the company is?
-- employees' home towns minus department locations
SELECT home_town FROM employees EXCEPT SELECT location FROM departments;
-- Which employee has the highest score in a mandatory (yes) training course? Show the last name, the course title and the score.
-- best result over all courses with mandatory yes: surname, course, points
-- Who did best of all in a class everyone has to sit (mandatory: yes), in which, and with how many points? Family name first.
-- mandatory = yes: training records by score, top one - last name, course title, score
SELECT T1.last_name, T3.course_title, T2.score FROM employees AS T1 JOIN training_records AS T2 ON T1.emp_id = T2.emp_id JOIN training_courses AS T3 ON T2.course_id = T3.course_id WHERE T3.mandatory = 'yes' ORDER BY T2.score DESC LIMIT 1;
-- Which reviewer has given the highest average rating in the appraisals of 2023, counting only reviewers with at least two appraisals in that year? Give the reviewer's first and last name and the average.
-- for 2023, among people who wrote two or more reviews: the one with the best mean grade handed out, given name, surname, mean
-- Who gave people the best marks on average in 2023, of those who wrote at least two that year? Forename, family name, that average.
-- appraisal year 2023, no fewer than 2 appraisals per reviewer: mean rating, the top reviewer's given name, surname, mean
SELECT T1.first_name, T1.last_name, AVG(T2.rating) FROM employees AS T1 JOIN appraisals AS T2 ON T1.emp_id = T2.reviewer_id WHERE T2.appraisal_year = 2023 GROUP BY T1.emp_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.rating) DESC LIMIT 1;
-- List the first and last names of employees of a department located in Bergen who have a contract without an end date and with an annual salary above the average of all contracts.
-- Bergen unit staff on a contract with no end date that pays more a year than contracts do on average: given name, surname
-- Who in a part of the company at Bergen has an agreement that runs on and on (no end) and makes more a year than agreements give on average? Forename, family name.
-- department location Bergen, contract end empty, annual salary above the mean of all contracts: given name, surname
SELECT T1.first_name, T1.last_name FROM employees AS T1 JOIN departments AS T2 ON T1.dept_id = T2.dept_id JOIN contracts AS T3 ON T1.emp_id = T3.emp_id WHERE T2.location = 'Bergen' AND T3.end_date IS NULL AND T3.annual_salary > (SELECT AVG(annual_salary) FROM contracts);
-- Show the last names of employees who have approved an absence or signed a contract.
-- surnames, without repeats, of people that granted someone leave or put their name to a contract
-- Who has let anybody stay away, or put a name to an agreement? Family names, no repeats.
-- one list of last names: signers of contracts, and approvers of absences
SELECT T1.last_name FROM employees AS T1 JOIN absences AS T2 ON T1.emp_id = T2.approved_by_id UNION SELECT T1.last_name FROM employees AS T1 JOIN contracts AS T2 ON T1.emp_id = T2.signed_by_id;
-- Find the first and last names of employees who have no appraisal and no training record.
-- staff with neither a review nor a course on record, given name then surname
-- Whom has nobody judged, and who has sat in no class either? Forename, family name.
-- zero training records and zero appraisals: employees' given name and surname
SELECT first_name, last_name FROM employees WHERE emp_id NOT IN (SELECT emp_id FROM appraisals) AND emp_id NOT IN (SELECT emp_id FROM training_records);
