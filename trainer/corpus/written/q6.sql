-- database: seatwise_licensing
CREATE TABLE vendors (vendor_id INTEGER PRIMARY KEY, vendor_name TEXT, headquarters TEXT, support_email TEXT, founded INTEGER);
CREATE TABLE software (software_id INTEGER PRIMARY KEY, vendor_id INTEGER REFERENCES vendors(vendor_id), software_name TEXT, category TEXT, current_version TEXT, is_cloud INTEGER);
CREATE TABLE organisations (org_id INTEGER PRIMARY KEY, org_name TEXT, sector TEXT, employee_count INTEGER, created_at TEXT);
CREATE TABLE subscriptions (subscription_id INTEGER PRIMARY KEY, org_id INTEGER REFERENCES organisations(org_id), software_id INTEGER REFERENCES software(software_id), plan TEXT, seats INTEGER, price_per_seat REAL, start_date TEXT, cancelled_at TEXT, status TEXT);
CREATE TABLE users (user_id INTEGER PRIMARY KEY, org_id INTEGER REFERENCES organisations(org_id), username TEXT, department TEXT, last_login TEXT, is_admin INTEGER);
CREATE TABLE seat_assignments (subscription_id INTEGER REFERENCES subscriptions(subscription_id), user_id INTEGER REFERENCES users(user_id), assigned_at TEXT, PRIMARY KEY (subscription_id, user_id));
INSERT INTO vendors VALUES (1,'Papercrane','Oslo','help@papercrane.test',2006),(2,'Gridlock Systems','Austin',NULL,1998),(3,'Velvet Bytes','Lyon','care@velvet.test',2015),(4,'Tessera','Oslo','desk@tessera.test',2019),(5,'Old Oak Software','Bath',NULL,1987);
INSERT INTO software VALUES (1,1,'Crane Docs','office','7.2',1),(2,1,'Crane Mail','office','5.0',1),(3,2,'Gridlock CAD','engineering','2023.1',0),(4,3,'Velvet Sketch','design','3.4',1),(5,4,'Tessera Tasks','planning','1.9',1),(6,2,'Gridlock Sim','engineering','11.0',0),(7,4,'Tessera Time','planning','0.8',1);
INSERT INTO organisations VALUES (1,'Brackwater Council','government',620,'2018-04-16'),(2,'Lumbra Design','creative',24,'2019-09-03'),(3,'Fenwick Bridges','construction',180,'2020-01-28'),(4,'Oakfield School','education',75,'2021-08-11'),(5,'Hexa Drones','manufacturing',41,'2023-02-20');
INSERT INTO subscriptions VALUES (1,1,1,'enterprise',500,6.5,'2018-05-01',NULL,'active'),(2,1,2,'enterprise',480,3.2,'2018-05-01',NULL,'active'),(3,2,4,'team',15,22,'2019-10-01',NULL,'active'),(4,2,5,'team',20,9.5,'2020-06-01','2022-05-31','cancelled'),(5,3,3,'team',30,85,'2020-02-15',NULL,'active'),(6,3,1,'team',120,8,'2020-03-01',NULL,'active'),(7,4,1,'education',60,2.5,'2021-09-01','2023-08-31','cancelled'),(8,5,3,'starter',4,95,'2023-03-01',NULL,'trial'),(9,3,6,'team',8,110,'2021-07-01','2023-01-31','cancelled');
INSERT INTO users VALUES (1,1,'rhodes_k','finance','2023-09-28',1),(2,1,'bell_t','planning','2023-08-02',0),(3,2,'lumi','studio','2023-09-30',1),(4,2,'castor','studio',NULL,0),(5,3,'fenwick_a','structures','2023-09-12',1),(6,3,'ngata','structures','2023-09-27',0),(7,4,'mrs_dale','staff room','2023-07-14',1),(8,5,'quark','lab','2023-09-25',0);
INSERT INTO seat_assignments VALUES (1,1,'2018-05-03'),(2,1,'2018-05-03'),(1,2,'2019-01-10'),(3,3,'2019-10-02'),(4,3,'2020-06-04'),(5,5,'2020-02-20'),(6,5,'2020-03-02'),(5,6,'2020-11-15'),(9,6,'2021-07-05'),(7,7,'2021-09-01');
-- How many subscriptions are active?
-- subscriptions whose status says active, counted
-- How many deals with customers are in force (active) just now?
-- status active: number of subscriptions
SELECT COUNT(*) FROM subscriptions WHERE status = 'active';
-- List the names of software products in the category engineering.
-- programs for engineering, by name
-- What applications are there for engineering?
-- category engineering - software names
SELECT software_name FROM software WHERE category = 'engineering';
-- Which vendors give no support email? Show their names.
-- software makers whose help address is missing
-- Which makers can you not write to for help, no address being known?
-- support email empty: vendor names
SELECT vendor_name FROM vendors WHERE support_email IS NULL;
-- Give the name of the organisation with the most employees.
-- which customer is biggest in staff
-- Which customer has more people working for it than any other?
-- sort organisations by employee count, biggest one's name
SELECT org_name FROM organisations ORDER BY employee_count DESC LIMIT 1;
-- What is the average price per seat on the plan team?
-- mean seat price for plan team
-- What does one place cost on average if you take team?
-- plan team: average of price per seat
SELECT AVG(price_per_seat) FROM subscriptions WHERE plan = 'team';
-- Show each software name together with its vendor's name.
-- programs and the firms that make them
-- Who makes each application? The application first.
-- software with its vendor, both by name
SELECT T1.software_name, T2.vendor_name FROM software AS T1 JOIN vendors AS T2 ON T1.vendor_id = T2.vendor_id;
-- How many seats in total have been subscribed for each software product? Return its name and the sum of seats.
-- seats added up program by program, program name first
-- How many places have customers bought of every application altogether? The application first.
-- sum of seats by software name
SELECT T1.software_name, SUM(T2.seats) FROM software AS T1 JOIN subscriptions AS T2 ON T1.software_id = T2.software_id GROUP BY T1.software_id;
-- Which software does Fenwick Bridges subscribe to, and since when? List the software name and the start date, earliest first.
-- programs taken by Fenwick Bridges with the starting day, oldest at the top
-- What applications does Fenwick Bridges use, and from what day on? Oldest deal first.
-- organisation Fenwick Bridges: software name, start date, sorted upwards by start date
SELECT T3.software_name, T2.start_date FROM organisations AS T1 JOIN subscriptions AS T2 ON T1.org_id = T2.org_id JOIN software AS T3 ON T2.software_id = T3.software_id WHERE T1.org_name = 'Fenwick Bridges' ORDER BY T2.start_date;
-- What are the usernames of administrators (1) and the names of their organisations?
-- logins with admin 1, each with the customer it belongs to
-- Who may run things for their company (admin: 1), and which company is it? The login first.
-- is admin = 1: username plus organisation name
SELECT T1.username, T2.org_name FROM users AS T1 JOIN organisations AS T2 ON T1.org_id = T2.org_id WHERE T1.is_admin = 1;
-- Find the organisation names and cancellation dates of cancelled subscriptions.
-- customer and day of leaving for each subscription with status cancelled
-- Who has walked away from a deal (cancelled), and when?
-- status cancelled: organisation name, date cancelled, for every subscription
SELECT T1.org_name, T2.cancelled_at FROM organisations AS T1 JOIN subscriptions AS T2 ON T1.org_id = T2.org_id WHERE T2.status = 'cancelled';
-- Count the subscriptions under each status, most common status first.
-- how many subscriptions stand at which status, the frequent ones on top
-- How many deals are in each state? State first, most frequent on top.
-- subscription count by status, sorted down
SELECT status, COUNT(*) FROM subscriptions GROUP BY status ORDER BY COUNT(*) DESC;
-- Which users have their last login between 2023-08-01 and 2023-09-26? Show the usernames.
-- logins whose latest visit falls from 2023-08-01 to 2023-09-26
-- Who was here last sometime from 2023-08-01 up to 2023-09-26?
-- last login no earlier than 2023-08-01, no later than 2023-09-26: usernames
SELECT username FROM users WHERE last_login BETWEEN '2023-08-01' AND '2023-09-26';
-- List the different headquarters of vendors of cloud software (1).
-- distinct home towns of makers with at least some program where cloud is 1
-- Where are the makers of online applications (cloud: 1) based? No repeats.
-- is cloud = 1: headquarters of the vendors, each one time
SELECT DISTINCT T1.headquarters FROM vendors AS T1 JOIN software AS T2 ON T1.vendor_id = T2.vendor_id WHERE T2.is_cloud = 1;
-- Which software products has nobody subscribed to?
-- programs, by name, without any subscription
-- What applications has no customer ever taken?
-- software without subscription, names
SELECT software_name FROM software WHERE software_id NOT IN (SELECT software_id FROM subscriptions);
-- Find the usernames of users who have no seat assigned.
-- logins that were never given a seat
-- Which people have no place on anything?
-- users with zero seat assignments: username
SELECT username FROM users WHERE user_id NOT IN (SELECT user_id FROM seat_assignments);
-- Which organisations subscribe both to Crane Docs and to Gridlock CAD? Give the names.
-- customers having Crane Docs as well as Gridlock CAD
-- Which customers have taken Crane Docs and Gridlock CAD too?
-- organisation names subscribing to Gridlock CAD who also subscribe to Crane Docs
SELECT T1.org_name FROM organisations AS T1 JOIN subscriptions AS T2 ON T1.org_id = T2.org_id JOIN software AS T3 ON T2.software_id = T3.software_id WHERE T3.software_name = 'Crane Docs' INTERSECT SELECT T1.org_name FROM organisations AS T1 JOIN subscriptions AS T2 ON T1.org_id = T2.org_id JOIN software AS T3 ON T2.software_id = T3.software_id WHERE T3.software_name = 'Gridlock CAD';
-- Which vendors offer at least two software products? List the vendor names.
-- makers of 2 programs or more
-- Who makes two or more applications?
-- vendors with at least 2 software products, names
SELECT T1.vendor_name FROM vendors AS T1 JOIN software AS T2 ON T1.vendor_id = T2.vendor_id GROUP BY T1.vendor_id HAVING COUNT(*) >= 2;
-- Show the software name and price per seat of every subscription priced above the average price per seat, dearest first.
-- subscriptions that beat the mean seat price: program and price, in falling order
-- Which deals are dearer per place than deals are on average? The application and that price, most expensive first.
-- price per seat above the mean: software name, price per seat, sorted down
SELECT T1.software_name, T2.price_per_seat FROM software AS T1 JOIN subscriptions AS T2 ON T1.software_id = T2.software_id WHERE T2.price_per_seat > (SELECT AVG(price_per_seat) FROM subscriptions) ORDER BY T2.price_per_seat DESC;
-- Considering only active subscriptions, which vendor has sold the most seats, and how many?
-- among what is active, the maker with the largest sum of seats; name, seats
-- Whose applications have the most places in force (active), and how many is that?
-- status active only: sum seats by vendor, top one: vendor name, sum
SELECT T1.vendor_name, SUM(T3.seats) FROM vendors AS T1 JOIN software AS T2 ON T1.vendor_id = T2.vendor_id JOIN subscriptions AS T3 ON T2.software_id = T3.software_id WHERE T3.status = 'active' GROUP BY T1.vendor_id ORDER BY SUM(T3.seats) DESC LIMIT 1;
-- Which usernames hold a seat for software of the vendor Papercrane but none for software of the vendor Gridlock Systems?
-- logins with a seat on something made by Papercrane, excluding those with a seat on something by Gridlock Systems
-- Who has a place on something Papercrane makes, but on nothing Gridlock Systems makes?
-- usernames with a seat for vendor Papercrane software, minus usernames with a seat for vendor Gridlock Systems software
SELECT T1.username FROM users AS T1 JOIN seat_assignments AS T2 ON T1.user_id = T2.user_id JOIN subscriptions AS T3 ON T2.subscription_id = T3.subscription_id JOIN software AS T4 ON T3.software_id = T4.software_id JOIN vendors AS T5 ON T4.vendor_id = T5.vendor_id WHERE T5.vendor_name = 'Papercrane' EXCEPT SELECT T1.username FROM users AS T1 JOIN seat_assignments AS T2 ON T1.user_id = T2.user_id JOIN subscriptions AS T3 ON T2.subscription_id = T3.subscription_id JOIN software AS T4 ON T3.software_id = T4.software_id JOIN vendors AS T5 ON T4.vendor_id = T5.vendor_id WHERE T5.vendor_name = 'Gridlock Systems';

-- database: kestrel_bin_warehouse
CREATE TABLE whse (whse_cd TEXT PRIMARY KEY, whse_nm TEXT, town TEXT, floor_m2 INTEGER);
CREATE TABLE loc (loc_id INTEGER PRIMARY KEY, whse_cd TEXT REFERENCES whse(whse_cd), aisle TEXT, bin_no INTEGER, max_kg INTEGER, temp_zone TEXT);
CREATE TABLE sku (sku_no TEXT PRIMARY KEY, sku_desc TEXT, grp TEXT, unit_kg REAL, hazard_yn TEXT);
CREATE TABLE stk (loc_id INTEGER REFERENCES loc(loc_id), sku_no TEXT REFERENCES sku(sku_no), qty INTEGER, last_cnt_dt TEXT, PRIMARY KEY (loc_id, sku_no));
CREATE TABLE oper (oper_id INTEGER PRIMARY KEY, oper_nm TEXT, shift TEXT, forklift_lic TEXT, whse_cd TEXT REFERENCES whse(whse_cd));
CREATE TABLE move (move_id INTEGER PRIMARY KEY, sku_no TEXT REFERENCES sku(sku_no), from_loc INTEGER REFERENCES loc(loc_id), to_loc INTEGER REFERENCES loc(loc_id), qty INTEGER, oper_id INTEGER REFERENCES oper(oper_id), move_dt TEXT, reason TEXT);
INSERT INTO whse VALUES ('N1','Northgate','Carlow',8200),('D2','Dockside','Wexford',12500),('H3','Hillview','Carlow',4300),('R4','Railhead','Thurles',6100);
INSERT INTO loc VALUES (1,'N1','A',1,800,'ambient'),(2,'N1','A',2,800,'ambient'),(3,'N1','B',1,400,'chilled'),(4,'D2','A',1,1500,'ambient'),(5,'D2','C',7,1200,'frozen'),(6,'D2','C',8,1200,'frozen'),(7,'H3','A',3,600,'ambient'),(8,'H3','K',2,300,'chilled');
INSERT INTO sku VALUES ('P100','Tomato paste tin','grocery',0.5,'N'),('P101','Rapeseed oil drum','grocery',20,'N'),('P200','Frozen peas carton','frozen food',9.6,'N'),('P201','Fish finger carton','frozen food',7.2,'N'),('P300','Drain cleaner','cleaning',1.2,'Y'),('P301','Bleach canister','cleaning',5.4,'Y'),('P400','Soft cheese tray','dairy',3.8,'N');
INSERT INTO stk VALUES (1,'P100',900,'2024-03-01'),(2,'P101',24,'2024-02-20'),(3,'P400',70,'2024-03-08'),(4,'P300',310,'2024-01-30'),(4,'P100',640,'2024-01-30'),(5,'P200',85,'2024-02-11'),(7,'P301',48,NULL),(7,'P100',120,'2024-03-05'),(6,'P201',102,NULL);
INSERT INTO oper VALUES (1,'Siobhan Kehoe','early','Y','N1'),(2,'Piotr Wrona','late','Y','N1'),(3,'Declan Roche','early','N','D2'),(4,'Amara Diallo','night','Y','D2'),(5,'Mick Furlong','late','N','H3'),(6,'Eva Lacey','early','N','D2');
INSERT INTO move VALUES (1,'P100',NULL,1,1000,1,'2024-02-02','receipt'),(2,'P100',1,7,100,1,'2024-02-14','transfer'),(3,'P200',NULL,5,90,4,'2024-02-15','receipt'),(4,'P200',5,NULL,15,3,'2024-02-19','dispatch'),(5,'P101',NULL,2,30,2,'2024-02-21','receipt'),(6,'P101',2,NULL,6,2,'2024-03-04','dispatch'),(7,'P300',7,4,60,4,'2024-03-06','transfer'),(8,'P201',NULL,6,110,4,'2024-03-07','receipt');
-- How many bins are in the temperature zone ambient?
-- count storage places kept ambient
-- How many shelves are not heated or cooled, the zone being ambient?
-- temp zone ambient: count of locations
SELECT COUNT(*) FROM loc WHERE temp_zone = 'ambient';
-- List the descriptions of hazardous articles (Y).
-- what do we stock that is a hazard (Y)? descriptions
-- What do we keep that is dangerous (Y)?
-- hazard = Y - article descriptions
SELECT sku_desc FROM sku WHERE hazard_yn = 'Y';
-- Which warehouse has the largest floor area? Give its name.
-- name of the biggest warehouse in square metres
-- Which of our depots is roomiest?
-- warehouses by floor area, name of the largest
SELECT whse_nm FROM whse ORDER BY floor_m2 DESC LIMIT 1;
-- What are the minimum and maximum unit weights of articles in the group frozen food?
-- lightest and heaviest kilos a unit within frozen food
-- How many kilos is the lightest frozen food article a piece, and how many the heaviest?
-- group frozen food: min and max of unit kg
SELECT MIN(unit_kg), MAX(unit_kg) FROM sku WHERE grp = 'frozen food';
-- Give the names and shifts of operators without a forklift licence (N).
-- workers with forklift N: name and shift
-- Who may not drive a forklift (N), and when do they work?
-- forklift licence N: operator name, shift
SELECT oper_nm, shift FROM oper WHERE forklift_lic = 'N';
-- What is the total quantity in stock of each article? Show the description and the sum.
-- pieces on hand per article, all bins together
-- How many pieces have we of each thing, wherever it lies? What it is first.
-- article description plus stock quantity summed over all locations
SELECT T1.sku_desc, SUM(T2.qty) FROM sku AS T1 JOIN stk AS T2 ON T1.sku_no = T2.sku_no GROUP BY T1.sku_no;
-- Where is Tomato paste tin stored? Give the name of the warehouse, the aisle and the bin number.
-- warehouse name, aisle and bin in which one finds Tomato paste tin
-- Where do I go to pick up Tomato paste tin? The building, the aisle, the number of the shelf.
-- Tomato paste tin: warehouse name, aisle, bin no
SELECT T4.whse_nm, T3.aisle, T3.bin_no FROM sku AS T1 JOIN stk AS T2 ON T1.sku_no = T2.sku_no JOIN loc AS T3 ON T2.loc_id = T3.loc_id JOIN whse AS T4 ON T3.whse_cd = T4.whse_cd WHERE T1.sku_desc = 'Tomato paste tin';
-- For each warehouse, show the name and the number of its bins.
-- storage places per warehouse, warehouse name first
-- How many shelves are there in every depot? The depot first.
-- warehouse name, location count
SELECT T1.whse_nm, COUNT(*) FROM whse AS T1 JOIN loc AS T2 ON T1.whse_cd = T2.whse_cd GROUP BY T1.whse_cd;
-- Show the dates and quantities of moves made by Amara Diallo, newest first.
-- what Amara Diallo moved: day and number of pieces, from the latest back
-- When did Amara Diallo carry something elsewhere, and how many pieces? Newest first.
-- operator Amara Diallo: move date, quantity, sorted by date going down
SELECT T2.move_dt, T2.qty FROM oper AS T1 JOIN move AS T2 ON T1.oper_id = T2.oper_id WHERE T1.oper_nm = 'Amara Diallo' ORDER BY T2.move_dt DESC;
-- Which operators work in Carlow? Return their names.
-- names of people employed at warehouses in Carlow
-- Who works for us in Carlow?
-- warehouse town Carlow: names of its operators
SELECT T1.oper_nm FROM oper AS T1 JOIN whse AS T2 ON T1.whse_cd = T2.whse_cd WHERE T2.town = 'Carlow';
-- How many moves happened for each reason, and how many pieces in total? Give reason, number of moves and sum of quantity.
-- per reason: the reason, how often, pieces moved altogether
-- Why do things get carried elsewhere: how often for each cause, and how many pieces in all? The cause first.
-- reason, count of moves, sum of their quantity
SELECT reason, COUNT(*), SUM(qty) FROM move GROUP BY reason;
-- List the article numbers that have stock which was never counted, with the location id.
-- sku numbers and location ids where the last counting date is missing
-- What has nobody ever counted, and where is it? The number of the article, then the id of the place.
-- last count date empty: sku no, location id
SELECT sku_no, loc_id FROM stk WHERE last_cnt_dt IS NULL;
-- What is the description of the article involved in the biggest move by quantity?
-- article of which the most pieces went in one single move
-- What was it that somebody carried in the largest amount at one go?
-- sort moves by quantity, top one - description of the article
SELECT T1.sku_desc FROM sku AS T1 JOIN move AS T2 ON T1.sku_no = T2.sku_no ORDER BY T2.qty DESC LIMIT 1;
-- Which articles have never been moved? Give the descriptions.
-- descriptions of goods without any move on record
-- What has always stayed where it is?
-- articles with zero moves, descriptions
SELECT sku_desc FROM sku WHERE sku_no NOT IN (SELECT sku_no FROM move);
-- Find the ids of locations that are empty, holding no stock.
-- location ids with nothing on them
-- Which places have nothing lying in them?
-- locations without stock: ids
SELECT loc_id FROM loc WHERE loc_id NOT IN (SELECT loc_id FROM stk);
-- Which warehouses have both frozen and ambient bins? Show the names.
-- names of warehouses with a bin that is frozen and a bin that is ambient
-- In which depots can you keep things frozen and also ambient?
-- warehouse names with an ambient location and a frozen one
SELECT T1.whse_nm FROM whse AS T1 JOIN loc AS T2 ON T1.whse_cd = T2.whse_cd WHERE T2.temp_zone = 'frozen' INTERSECT SELECT T1.whse_nm FROM whse AS T1 JOIN loc AS T2 ON T1.whse_cd = T2.whse_cd WHERE T2.temp_zone = 'ambient';
-- Which articles, by description, are kept in more than one location?
-- goods lying in over one bin
-- What do we keep in two or more places?
-- article descriptions with over one location, i.e. more than one
SELECT T1.sku_desc FROM sku AS T1 JOIN stk AS T2 ON T1.sku_no = T2.sku_no GROUP BY T1.sku_no HAVING COUNT(*) > 1;
-- Show the move ids and dates of transfers, with the aisle they left from and the aisle they arrived at. Use the reason transfer.
-- moves with reason transfer: id, day, aisle of origin, aisle of destination
-- What was carried about as a transfer: the id, when, out of which aisle and into which?
-- reason transfer: move id, move date, from aisle, to aisle
SELECT T1.move_id, T1.move_dt, T2.aisle, T3.aisle FROM move AS T1 JOIN loc AS T2 ON T1.from_loc = T2.loc_id JOIN loc AS T3 ON T1.to_loc = T3.loc_id WHERE T1.reason = 'transfer';
-- Which operator with a forklift licence (Y) made the most moves? Give the name and the number of moves.
-- busiest mover among those with forklift Y, name plus count
-- Who, of those allowed to drive a forklift (Y), has carried things about most often, and how often?
-- forklift licence = Y: count moves per operator; the top one: name, count
SELECT T1.oper_nm, COUNT(*) FROM oper AS T1 JOIN move AS T2 ON T1.oper_id = T2.oper_id WHERE T1.forklift_lic = 'Y' GROUP BY T1.oper_id ORDER BY COUNT(*) DESC LIMIT 1;
-- For warehouses storing more than 200 pieces in total, list the name and the total, smallest first.
-- names of warehouses with over 200 pieces on hand, and how many, in rising order
-- Which depots hold over 200 pieces all told, and how many? Fewest first.
-- stock quantity by warehouse, only above 200: warehouse name, sum, sorted upwards
SELECT T1.whse_nm, SUM(T3.qty) FROM whse AS T1 JOIN loc AS T2 ON T1.whse_cd = T2.whse_cd JOIN stk AS T3 ON T2.loc_id = T3.loc_id GROUP BY T1.whse_cd HAVING SUM(T3.qty) > 200 ORDER BY SUM(T3.qty);

-- database: red_kettle_roastery
CREATE TABLE Origins (OriginID INTEGER PRIMARY KEY, FarmName TEXT, Country TEXT, AltitudeMetres INTEGER, Process TEXT);
CREATE TABLE Coffees (CoffeeID INTEGER PRIMARY KEY, CoffeeName TEXT, RoastLevel TEXT, PricePerKilo REAL, Decaf TEXT, LaunchedYear INTEGER);
CREATE TABLE BlendParts (CoffeeID INTEGER REFERENCES Coffees(CoffeeID), OriginID INTEGER REFERENCES Origins(OriginID), SharePercent INTEGER, PRIMARY KEY (CoffeeID, OriginID));
CREATE TABLE RoastBatches (BatchID INTEGER PRIMARY KEY, CoffeeID INTEGER REFERENCES Coffees(CoffeeID), RoasterName TEXT, RoastDate TEXT, GreenKilos REAL, RoastedKilos REAL, CuppingScore REAL);
CREATE TABLE Customers (CustomerID INTEGER PRIMARY KEY, CustomerName TEXT, CustomerType TEXT, City TEXT, SinceYear INTEGER);
CREATE TABLE Sales (SaleID INTEGER PRIMARY KEY, CustomerID INTEGER REFERENCES Customers(CustomerID), BatchID INTEGER REFERENCES RoastBatches(BatchID), Kilos REAL, SaleDate TEXT, Grind TEXT);
INSERT INTO Origins VALUES (1,'Finca La Bruma','Guatemala',1650,'washed'),(2,'Kochere Station','Ethiopia',1950,'natural'),(3,'Fazenda Boa Terra','Brazil',1050,'natural'),(4,'Mutira Factory','Kenya',1720,'washed'),(5,'El Cipres','Guatemala',1480,'honey'),(6,'Gayo Highlands','Indonesia',NULL,'wet hulled');
INSERT INTO Coffees VALUES (1,'Breakwater Blend','medium',24,'no',2016),(2,'Night Ferry','dark',22.5,'no',2017),(3,'Kochere Single','light',38,'no',2019),(4,'Quiet Hour','medium',27,'yes',2021),(5,'Mutira AA','light',41.5,'no',2022),(6,'Lantern Espresso','dark',25.5,'no',2018);
INSERT INTO BlendParts VALUES (1,1,60),(1,3,40),(2,3,75),(2,2,25),(3,2,100),(4,5,100),(5,4,100),(6,3,50),(6,1,30),(6,4,20);
INSERT INTO RoastBatches VALUES (1,1,'Bea','2024-01-08',30,25.4,83.5),(2,2,'Olu','2024-01-09',45,36.8,81),(3,3,'Bea','2024-01-15',15,13.1,88.25),(4,1,'Olu','2024-01-22',28,23.9,84),(5,5,'Mattis','2024-01-29',12,10.4,89.5),(6,6,'Olu','2024-02-05',40,33.2,82.75),(7,2,'Mattis','2024-02-12',38,31,80.5),(8,3,'Bea','2024-02-19',18,15.8,NULL);
INSERT INTO Customers VALUES (1,'Cafe Semaphore','cafe','Bergen',2016),(2,'The Tin Mug','cafe','Stavanger',2018),(3,'Hotel Norge Annex','hotel','Bergen',2017),(4,'Ingeborg Dahl','private','Voss',2022),(5,'Corner Grocer','shop','Stavanger',2020),(6,'Fjell Office Park','office','Voss',2023);
INSERT INTO Sales VALUES (1,1,1,12,'2024-01-11','whole bean'),(2,3,2,20,'2024-01-12','filter'),(3,4,3,0.5,'2024-01-18','filter'),(4,2,4,8.5,'2024-01-25','whole bean'),(5,1,5,2,'2024-02-01','whole bean'),(6,5,6,15,'2024-02-08','espresso'),(7,1,6,10,'2024-02-09','whole bean'),(8,2,7,9,'2024-02-15','espresso'),(9,5,1,4,'2024-02-16','filter'),(10,4,5,0.75,'2024-02-20','whole bean');
-- How many coffees have a dark roast?
-- number of coffees with roast level dark
-- How many of our beans are roasted until dark?
-- roast level dark: count of coffees
SELECT COUNT(*) FROM Coffees WHERE RoastLevel = 'dark';
-- Which farms are in Guatemala? List the farm names.
-- farms we buy from in Guatemala
-- Which growers in Guatemala do we have?
-- country Guatemala - farm names
SELECT FarmName FROM Origins WHERE Country = 'Guatemala';
-- What is the price per kilo of Night Ferry?
-- cost of a kilo of Night Ferry
-- How much is a kilo of Night Ferry?
-- Night Ferry: its price per kilo please
SELECT PricePerKilo FROM Coffees WHERE CoffeeName = 'Night Ferry';
-- Which farm lies at the highest altitude? Show its name and country.
-- farm furthest up the mountains, with its country
-- Which grower sits higher above the sea than any other, and in what nation?
-- sort farms by altitude, only the top one: farm, country
SELECT FarmName, Country FROM Origins ORDER BY AltitudeMetres DESC LIMIT 1;
-- List the batch ids that have not been cupped, having no cupping score.
-- batches (id) whose tasting score is still blank
-- Which lots has nobody tasted yet? Ids, please.
-- cupping score empty: batch id
SELECT BatchID FROM RoastBatches WHERE CuppingScore IS NULL;
-- How many batches did each roaster make, and how many roasted kilos in total? Give roaster name, number and kilos.
-- by roaster: name, batches, kilos that came out roasted
-- How many lots has each person roasted, and how many kilos came out in all? Person first.
-- roaster name, number of batches, sum of roasted kilos
SELECT RoasterName, COUNT(*), SUM(RoastedKilos) FROM RoastBatches GROUP BY RoasterName;
-- What are the farm names and percentages that make up Lantern Espresso, largest share first?
-- make-up of Lantern Espresso: farm, percent, biggest part on top
-- Whose beans are in Lantern Espresso, and how many percent of it are they? Most first.
-- blend of Lantern Espresso: farm name, share percent, sorted down
SELECT T3.FarmName, T2.SharePercent FROM Coffees AS T1 JOIN BlendParts AS T2 ON T1.CoffeeID = T2.CoffeeID JOIN Origins AS T3 ON T2.OriginID = T3.OriginID WHERE T1.CoffeeName = 'Lantern Espresso' ORDER BY T2.SharePercent DESC;
-- Show the names of the coffees and the dates on which they were roasted by Olu.
-- what did Olu roast and on which day
-- What has Olu had in the drum, and when?
-- roaster Olu: coffee name and roast date of every batch
SELECT T1.CoffeeName, T2.RoastDate FROM Coffees AS T1 JOIN RoastBatches AS T2 ON T1.CoffeeID = T2.CoffeeID WHERE T2.RoasterName = 'Olu';
-- How many kilos has every customer bought? Return customer names and total kilos.
-- kilos sold, customer by customer, with the name in front
-- How heavy is all that each client has taken? Client first.
-- sum of kilos sold by customer name
SELECT T1.CustomerName, SUM(T2.Kilos) FROM Customers AS T1 JOIN Sales AS T2 ON T1.CustomerID = T2.CustomerID GROUP BY T1.CustomerID;
-- Which coffees cost between 25 and 40 per kilo? Give the names in order of price, cheapest first.
-- coffees from 25 to 40 a kilo by name, going up in price
-- What can you get for 25 to 40 a kilo? Least expensive first.
-- price per kilo no less than 25 and no more than 40: coffee names, sorted upwards by price
SELECT CoffeeName FROM Coffees WHERE PricePerKilo BETWEEN 25 AND 40 ORDER BY PricePerKilo;
-- Find the names of the coffees bought by Cafe Semaphore.
-- what Cafe Semaphore got from us, coffee names
-- What has Cafe Semaphore ordered from us so far?
-- customer Cafe Semaphore: name of the coffee for every sale to them
SELECT T4.CoffeeName FROM Customers AS T1 JOIN Sales AS T2 ON T1.CustomerID = T2.CustomerID JOIN RoastBatches AS T3 ON T2.BatchID = T3.BatchID JOIN Coffees AS T4 ON T3.CoffeeID = T4.CoffeeID WHERE T1.CustomerName = 'Cafe Semaphore';
-- What is the average cupping score of the batches of each coffee? Show coffee name and score.
-- mean tasting mark per coffee
-- How good do tasters find each of our coffees on average? Its name first.
-- coffee name, cupping score averaged over its batches
SELECT T1.CoffeeName, AVG(T2.CuppingScore) FROM Coffees AS T1 JOIN RoastBatches AS T2 ON T1.CoffeeID = T2.CoffeeID GROUP BY T1.CoffeeID;
-- Count the distinct grinds that have been sold.
-- in how many different grinds did coffee go out
-- In how many ways has it been ground for people?
-- number of grinds in the sales, each grind one time
SELECT COUNT(DISTINCT Grind) FROM Sales;
-- Which farms are not used in any coffee? List the farm names.
-- farms whose beans go into nothing we make
-- Which growers do we use nothing from?
-- farms in no blend, names
SELECT FarmName FROM Origins WHERE OriginID NOT IN (SELECT OriginID FROM BlendParts);
-- Which customers have never bought anything?
-- names on the customer list without a purchase
-- Which clients have yet to buy something?
-- customers with zero sales, by name
SELECT CustomerName FROM Customers WHERE CustomerID NOT IN (SELECT CustomerID FROM Sales);
-- Which coffees are blends of at least two farms? Show their names.
-- coffees mixed from 2 farms or more
-- For which coffees are beans of two or more growers mixed?
-- coffee names with at least 2 origins in the blend
SELECT T1.CoffeeName FROM Coffees AS T1 JOIN BlendParts AS T2 ON T1.CoffeeID = T2.CoffeeID GROUP BY T1.CoffeeID HAVING COUNT(*) >= 2;
-- Which coffees contain beans both from Brazil and from Ethiopia?
-- names of coffees with something of Brazil and something of Ethiopia in them
-- What has beans from Brazil in it and beans from Ethiopia too?
-- coffees with an origin in Ethiopia and an origin in Brazil: names
SELECT T1.CoffeeName FROM Coffees AS T1 JOIN BlendParts AS T2 ON T1.CoffeeID = T2.CoffeeID JOIN Origins AS T3 ON T2.OriginID = T3.OriginID WHERE T3.Country = 'Brazil' INTERSECT SELECT T1.CoffeeName FROM Coffees AS T1 JOIN BlendParts AS T2 ON T1.CoffeeID = T2.CoffeeID JOIN Origins AS T3 ON T2.OriginID = T3.OriginID WHERE T3.Country = 'Ethiopia';
-- What are the names of coffees that are dearer than the average coffee and have a light roast?
-- light coffees above the mean price of a kilo
-- Which coffees are roasted only a little (light) and cost more than coffees do on average?
-- price per kilo above the mean of all coffees, roast level light: names
SELECT CoffeeName FROM Coffees WHERE RoastLevel = 'light' AND PricePerKilo > (SELECT AVG(PricePerKilo) FROM Coffees);
-- In which city were the most kilos sold to customers of the type cafe?
-- town where customers of type cafe took the largest total weight
-- Where do people of the cafe kind take more kilos off us than anywhere else?
-- customer type cafe: sum kilos by city, the city at the top
SELECT T1.City FROM Customers AS T1 JOIN Sales AS T2 ON T1.CustomerID = T2.CustomerID WHERE T1.CustomerType = 'cafe' GROUP BY T1.City ORDER BY SUM(T2.Kilos) DESC LIMIT 1;
-- For coffees of which more than 10 kilos were sold, list the coffee name, the kilos sold and the number of sales, most kilos first.
-- coffees that went beyond 10 kilos in sales: name, weight sold, sales count, heaviest on top
-- Of which coffees did we sell over 10 kilos, how heavy was it all, and in how many sales? Heaviest first.
-- sold kilos per coffee above 10: name, sum of kilos, number of sales, sorted down
SELECT T1.CoffeeName, SUM(T3.Kilos), COUNT(*) FROM Coffees AS T1 JOIN RoastBatches AS T2 ON T1.CoffeeID = T2.CoffeeID JOIN Sales AS T3 ON T2.BatchID = T3.BatchID GROUP BY T1.CoffeeID HAVING SUM(T3.Kilos) > 10 ORDER BY SUM(T3.Kilos) DESC;

-- database: meridian_lease_book
CREATE TABLE Ref_Asset_Classes (asset_class_code TEXT PRIMARY KEY, asset_class_description TEXT, usual_life_in_years INTEGER);
CREATE TABLE Lessees (lessee_id INTEGER PRIMARY KEY, company_name TEXT, country TEXT, credit_score INTEGER, guarantor_lessee_id INTEGER REFERENCES Lessees(lessee_id));
CREATE TABLE Assets (asset_id INTEGER PRIMARY KEY, asset_class_code TEXT REFERENCES Ref_Asset_Classes(asset_class_code), asset_name TEXT, manufacturer TEXT, year_of_manufacture INTEGER, purchase_value INTEGER);
CREATE TABLE Lease_Contracts (contract_number TEXT PRIMARY KEY, lessee_id INTEGER REFERENCES Lessees(lessee_id), contract_type TEXT, date_signed TEXT, term_in_months INTEGER, monthly_rate REAL, contract_status TEXT, date_terminated TEXT);
CREATE TABLE Contract_Assets (contract_number TEXT REFERENCES Lease_Contracts(contract_number), asset_id INTEGER REFERENCES Assets(asset_id), residual_value INTEGER, insured_yn TEXT, PRIMARY KEY (contract_number, asset_id));
CREATE TABLE Instalments (instalment_id INTEGER PRIMARY KEY, contract_number TEXT REFERENCES Lease_Contracts(contract_number), due_date TEXT, amount_due REAL, date_paid TEXT);
INSERT INTO Ref_Asset_Classes VALUES ('VEH','Road vehicle',6),('PRN','Printing press',12),('CRN','Crane',20),('ITE','Computer equipment',4),('FRK','Forklift truck',10);
INSERT INTO Lessees VALUES (1,'Hansaport Logistics','Germany',712,NULL),(2,'Tulipa Print House','Netherlands',655,NULL),(3,'Skyhook Builders','Austria',590,NULL),(4,'Morgenrot Bakeries','Germany',688,1),(5,'Skyhook Rentals','Austria',640,3),(6,'Delta Clinics','Belgium',735,NULL);
INSERT INTO Assets VALUES (1,'VEH','Box van 3.5t','Vellmann',2021,38000),(2,'VEH','Refrigerated truck','Vellmann',2020,96000),(3,'CRN','Tower crane 40m','Hochbau AG',2015,410000),(4,'PRN','Four colour press','Rotadruck',2018,275000),(5,'ITE','Server rack','Nexbit',2022,54000),(6,'FRK','Electric forklift','Stapler KG',2019,31000),(7,'CRN','Mobile crane 25t','Hochbau AG',2012,230000),(8,'FRK','Diesel forklift','Stapler KG',2023,27500);
INSERT INTO Lease_Contracts VALUES ('L-01',1,'finance','2021-03-15',48,1750,'running',NULL),('L-02',2,'operating','2019-06-01',60,4100,'expired',NULL),('L-03',3,'finance','2020-02-20',84,6900,'terminated','2022-09-30'),('L-04',4,'operating','2021-11-02',36,2050,'running',NULL),('L-05',2,'finance','2022-08-10',36,1600,'running',NULL),('L-06',5,'operating','2022-10-17',24,5200,'running',NULL),('L-07',1,'operating','2023-01-23',72,640,'running',NULL);
INSERT INTO Contract_Assets VALUES ('L-01',1,9000,'Y'),('L-01',6,8000,'N'),('L-02',4,90000,'Y'),('L-03',3,150000,'Y'),('L-04',2,35000,'Y'),('L-05',5,2000,'N'),('L-06',7,120000,'Y'),('L-07',6,5000,'N'),('L-06',3,140000,'N');
INSERT INTO Instalments VALUES (1,'L-01','2023-05-01',1750,'2023-04-28'),(2,'L-01','2023-06-01',1750,NULL),(3,'L-04','2023-05-02',2050,'2023-05-19'),(4,'L-05','2023-05-10',1600,'2023-05-10'),(5,'L-06','2023-05-17',5200,NULL),(6,'L-06','2023-06-17',5200,NULL),(7,'L-07','2023-05-23',640,'2023-05-22'),(8,'L-03','2022-09-20',6900,'2022-10-14');
-- How many lease contracts are running?
-- contracts in status running, counted
-- How many of our agreements are still running?
-- status running: count of lease contracts
SELECT COUNT(*) FROM Lease_Contracts WHERE contract_status = 'running';
-- List the names of assets made by Hochbau AG.
-- equipment whose manufacturer is Hochbau AG
-- What have we got that was built by Hochbau AG?
-- manufacturer Hochbau AG - asset names
SELECT asset_name FROM Assets WHERE manufacturer = 'Hochbau AG';
-- Which lessee has the best credit score? Give the company name.
-- company with the highest credit score
-- Which client can be trusted most to pay, going by credit score?
-- sort lessees by credit score, top company
SELECT company_name FROM Lessees ORDER BY credit_score DESC LIMIT 1;
-- What is the total amount due of instalments that have not been paid?
-- sum of what is outstanding, i.e. instalments without a paying date
-- How much money are clients yet to pay us?
-- date paid empty: sum of the amount due
SELECT SUM(amount_due) FROM Instalments WHERE date_paid IS NULL;
-- Find the company names that start with Skyhook.
-- companies whose name begins with Skyhook
-- What clients are called Skyhook something?
-- company name with Skyhook at the front
SELECT company_name FROM Lessees WHERE company_name LIKE 'Skyhook%';
-- For each asset class description, show the average purchase value.
-- mean purchase value by class of equipment, class in words
-- How much do we pay on average to buy a thing of each sort? The sort in words first.
-- asset class description, average of purchase value
SELECT T1.asset_class_description, AVG(T2.purchase_value) FROM Ref_Asset_Classes AS T1 JOIN Assets AS T2 ON T1.asset_class_code = T2.asset_class_code GROUP BY T1.asset_class_code;
-- Show the contract numbers and signing dates of contracts with lessees in Austria.
-- Austria deals: contract number, day signed
-- Which agreements have we with clients in Austria, and when did they put their name to them?
-- lessee country Austria: contract no, date signed
SELECT T1.contract_number, T1.date_signed FROM Lease_Contracts AS T1 JOIN Lessees AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.country = 'Austria';
-- Which assets are covered by the contract L-01, and with what residual value? Return asset name and residual value.
-- L-01: equipment in it and value left at the end
-- What can the client use under L-01, and how much will each thing be worth at the end?
-- contract L-01: asset name, residual value
SELECT T2.asset_name, T1.residual_value FROM Contract_Assets AS T1 JOIN Assets AS T2 ON T1.asset_id = T2.asset_id WHERE T1.contract_number = 'L-01';
-- Who guarantees for Morgenrot Bakeries? Give the guarantor's company name.
-- company standing surety for Morgenrot Bakeries
-- Who pays up if Morgenrot Bakeries cannot?
-- guarantor of Morgenrot Bakeries, by company name
SELECT T2.company_name FROM Lessees AS T1 JOIN Lessees AS T2 ON T1.guarantor_lessee_id = T2.lessee_id WHERE T1.company_name = 'Morgenrot Bakeries';
-- How many contracts are there of each contract type, and what is the highest monthly rate within the type?
-- type of contract, count, top rate a month for that type
-- How many agreements of every sort are there, and how much is the dearest a month? The sort first.
-- contract type, count, max of monthly rate
SELECT contract_type, COUNT(*), MAX(monthly_rate) FROM Lease_Contracts GROUP BY contract_type;
-- List the contract number and term of contracts longer than 36 months, the longest first.
-- deals over 36 months: number and length, lengthiest at the top
-- Which agreements go on for more than 36 months, and for how many? Longest first.
-- term above 36 months: contract no, term, sorted down
SELECT contract_number, term_in_months FROM Lease_Contracts WHERE term_in_months > 36 ORDER BY term_in_months DESC;
-- Which different manufacturers made assets in 2019 or later?
-- distinct makers of equipment built since 2019, that year included
-- Who has built anything of ours in 2019 or later? No repeats.
-- year of manufacture no earlier than 2019: manufacturers, each one time
SELECT DISTINCT manufacturer FROM Assets WHERE year_of_manufacture >= 2019;
-- Show the company name and the date paid for every paid instalment of a running contract, earliest payment first.
-- payments received on contracts in status running: company and day of paying, oldest first
-- Who has paid us on an agreement that is running, and when? Oldest payment first.
-- contract status running, date paid filled in: company name, date paid, sorted upwards by that date
SELECT T1.company_name, T3.date_paid FROM Lessees AS T1 JOIN Lease_Contracts AS T2 ON T1.lessee_id = T2.lessee_id JOIN Instalments AS T3 ON T2.contract_number = T3.contract_number WHERE T2.contract_status = 'running' AND T3.date_paid IS NOT NULL ORDER BY T3.date_paid;
-- Which assets have never been leased? List their names.
-- equipment that is in no contract
-- What have we got that no client ever took?
-- assets on no contract, names
SELECT asset_name FROM Assets WHERE asset_id NOT IN (SELECT asset_id FROM Contract_Assets);
-- Which lessees have no contract? Give the company names.
-- companies in the book without a single lease
-- Which clients have not taken a thing, having no agreement?
-- lessees with zero contracts, company names
SELECT company_name FROM Lessees WHERE lessee_id NOT IN (SELECT lessee_id FROM Lease_Contracts);
-- What are the company names of lessees that hold both a finance and an operating contract?
-- companies with one lease of type finance and another of type operating
-- Which clients have a finance agreement and an operating one too?
-- company names with a contract type operating and a contract type finance
SELECT T1.company_name FROM Lessees AS T1 JOIN Lease_Contracts AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.contract_type = 'finance' INTERSECT SELECT T1.company_name FROM Lessees AS T1 JOIN Lease_Contracts AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.contract_type = 'operating';
-- Which contract numbers have instalments that were paid after the due date?
-- contracts (number) where money came in later than it was due
-- On which agreements did somebody pay late? Their numbers.
-- instalments with date paid past due date: contract number
SELECT contract_number FROM Instalments WHERE date_paid > due_date;
-- Show the asset names that have appeared in more than one contract.
-- equipment leased out under over one contract
-- What has been on two or more agreements?
-- assets with over one contract, i.e. more than one: names
SELECT T1.asset_name FROM Assets AS T1 JOIN Contract_Assets AS T2 ON T1.asset_id = T2.asset_id GROUP BY T1.asset_id HAVING COUNT(*) > 1;
-- Which country's lessees pay the highest total monthly rate on running contracts, and what is that total?
-- adding up rates a month of contracts in status running, the top country and its sum
-- In what nation do clients with a running agreement pay us most a month in all, and how much?
-- contract status running: monthly rate summed by country of the lessee, top one: country, sum
SELECT T1.country, SUM(T2.monthly_rate) FROM Lessees AS T1 JOIN Lease_Contracts AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.contract_status = 'running' GROUP BY T1.country ORDER BY SUM(T2.monthly_rate) DESC LIMIT 1;
-- List the company names of lessees with an insured (Y) asset worth more than the average purchase value, together with the name of the asset.
-- who leases equipment, insured Y, that was bought for more than the mean value? company and equipment
-- Which clients have something insured (Y) that cost us more to buy than things do on average, and what is it?
-- insured = Y and purchase value above the mean: lessee's company name, asset name
SELECT T1.company_name, T4.asset_name FROM Lessees AS T1 JOIN Lease_Contracts AS T2 ON T1.lessee_id = T2.lessee_id JOIN Contract_Assets AS T3 ON T2.contract_number = T3.contract_number JOIN Assets AS T4 ON T3.asset_id = T4.asset_id WHERE T3.insured_yn = 'Y' AND T4.purchase_value > (SELECT AVG(purchase_value) FROM Assets);
