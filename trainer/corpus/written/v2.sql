-- database: lattice_works_software
CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT, focus TEXT, budget INTEGER);
CREATE TABLE staff (id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, role TEXT, team_id INTEGER REFERENCES teams(id), office TEXT, started_on TEXT, mentor_id INTEGER REFERENCES staff(id));
CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT, launched_year INTEGER, language TEXT, owner_team_id INTEGER REFERENCES teams(id));
CREATE TABLE plans (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES products(id), name TEXT, monthly_price REAL, seat_limit INTEGER, trial_days INTEGER);
CREATE TABLE customers (id INTEGER PRIMARY KEY, company TEXT, industry TEXT, country TEXT, employees INTEGER, signed_on TEXT, account_manager_id INTEGER REFERENCES staff(id));
CREATE TABLE subscriptions (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id), plan_id INTEGER REFERENCES plans(id), seats INTEGER, start_date TEXT, end_date TEXT, state TEXT, sold_by INTEGER REFERENCES staff(id));
CREATE TABLE releases (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES products(id), version TEXT, released_on TEXT, codename TEXT, is_lts TEXT);
CREATE TABLE feature_areas (code TEXT PRIMARY KEY, label TEXT, colour TEXT);
CREATE TABLE features (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES products(id), title TEXT, first_release_id INTEGER REFERENCES releases(id), removed_release_id INTEGER REFERENCES releases(id), effort_days INTEGER, area_code TEXT REFERENCES feature_areas(code));
CREATE TABLE feature_authors (feature_id INTEGER REFERENCES features(id), staff_id INTEGER REFERENCES staff(id), share_pct INTEGER, PRIMARY KEY (feature_id, staff_id));
CREATE TABLE invoices (id INTEGER PRIMARY KEY, subscription_id INTEGER REFERENCES subscriptions(id), issued_on TEXT, amount REAL, paid_on TEXT);
INSERT INTO teams VALUES (1,'Harbor','platform',400000),(2,'Comet','reporting',250000),(3,'Willow','mobile',180000),(4,'Granite','security',310000),(5,'Bridge','sales',220000);
INSERT INTO staff VALUES (1,'Priya','Nambiar','architect',1,'Leeds','2014-03-01',NULL),(2,'Jonas','Wikman','developer',1,'Malmo','2018-08-20',1),(3,'Carmen','Ibarra','developer',2,'Leeds','2019-01-14',1),(4,'Otis','Farrow','designer',2,'Leeds','2020-06-01',3),(5,'Mei','Tanaka','developer',4,'Malmo','2016-11-07',NULL),(6,'Luc','Perrin','account manager',5,'Nantes','2013-02-15',NULL),(7,'Anneke','Visser','account manager',5,'Leeds','2021-09-01',6),(8,'Sol','Haddon','tester',3,'Nantes','2022-04-04',5);
INSERT INTO products VALUES (1,'Ledgerline',2013,'Java',1),(2,'Chartwell',2016,'Python',2),(3,'Pocketnote',2019,'Kotlin',3),(4,'Vaultkey',2017,'Rust',4),(5,'Sketchbench',2023,'Rust',2);
INSERT INTO plans VALUES (1,1,'Starter',19,5,14),(2,1,'Enterprise',240,NULL,30),(3,2,'Team',65,25,14),(4,2,'Analyst Pro',110,60,NULL),(5,3,'Solo',6,1,7),(6,4,'Team Shield',90,40,NULL),(7,4,'Fortress',320,500,30);
INSERT INTO customers VALUES (1,'Brightwater Foods','food','Ireland',420,'2015-05-02',6),(2,'Talus Mining','mining','Chile',3100,'2016-10-11',6),(3,'Elm Street Clinic','health','Ireland',85,'2018-02-27',7),(4,'Nova Freight','logistics','Poland',760,'2019-07-08',6),(5,'Paperkite Studio','design','Portugal',24,'2021-03-30',7),(6,'Gullwing Air','aviation','Chile',1900,'2022-12-05',NULL),(7,'Moorland Dairy','food','Ireland',150,'2023-06-19',7);
INSERT INTO subscriptions VALUES (1,1,2,40,'2015-06-01',NULL,'active',6),(2,1,3,20,'2017-01-01',NULL,'active',6),(3,2,2,150,'2016-11-01',NULL,'active',6),(4,3,1,5,'2018-03-01','2020-02-29','cancelled',6),(5,3,6,12,'2020-04-01',NULL,'active',6),(6,4,4,35,'2019-08-01','2023-07-31','cancelled',6),(7,5,5,1,'2021-10-01',NULL,'paused',7),(8,6,6,38,'2023-01-15',NULL,'active',7),(9,2,4,50,'2022-05-01',NULL,'active',7);
INSERT INTO releases VALUES (1,1,'1.0','2013-09-10','Acorn','N'),(2,1,'2.0','2017-04-25','Birch','Y'),(3,1,'3.0','2022-02-08','Cedar','Y'),(4,2,'1.0','2016-06-14','Ochre','N'),(5,2,'1.5','2019-10-01','Umber','Y'),(6,3,'1.0','2019-05-20',NULL,'N'),(7,4,'1.0','2017-12-12','Portcullis','N'),(8,4,'2.0','2021-03-17','Drawbridge','Y');
INSERT INTO feature_areas VALUES ('EXP','data export','blue'),('UI','user interface','green'),('SEC','sign-in and security','red'),('INT','integrations','violet'),('PRF','performance','grey');
INSERT INTO features VALUES (1,1,'CSV export',1,NULL,12,'EXP'),(2,1,'Dark theme',2,NULL,8,'UI'),(3,1,'Fax connector',1,3,20,'INT'),(4,2,'PDF export',4,NULL,15,'EXP'),(5,2,'Drag-and-drop charts',5,NULL,34,'UI'),(6,4,'Two-factor login',7,NULL,25,'SEC'),(7,4,'Password hints',7,8,4,'SEC'),(8,3,'Offline notes',6,NULL,18,'UI'),(9,1,'Excel export',3,NULL,10,'EXP');
INSERT INTO feature_authors VALUES (1,1,60),(1,2,40),(2,4,100),(3,1,100),(4,3,100),(5,3,55),(5,4,45),(6,5,80),(6,1,20),(7,5,100),(8,8,100),(9,2,100);
INSERT INTO invoices VALUES (1,1,'2024-01-01',9600,'2024-01-12'),(2,2,'2024-01-01',1300,'2024-01-20'),(3,3,'2024-01-01',36000,NULL),(4,5,'2024-01-05',1080,'2024-01-30'),(5,8,'2024-01-15',3420,NULL),(6,9,'2024-02-01',5500,'2024-02-09'),(7,1,'2024-02-01',9700,NULL),(8,6,'2023-07-01',3850,'2023-08-02');
-- Which companies are customers from the food industry?
-- clients in food, by company name
-- Which firms that buy from us make or sell things to eat (industry: food)?
-- food industry, customer companies please
SELECT company FROM customers WHERE industry = 'food';
-- What are the total and the largest amount of invoices that have not been paid yet?
-- still unsettled bills: sum of money, and the biggest single one
-- How much money is everybody together still to send us, and how high is the steepest bill among those?
-- invoices with no paid date: sum, then maximum
SELECT SUM(amount), MAX(amount) FROM invoices WHERE paid_on IS NULL;
-- List the titles of features that contain the word export.
-- every function with export in its title
-- What can our programs do that has export in its name?
-- search features for export, i need the titles
SELECT title FROM features WHERE title LIKE '%export%';
-- Show the names and monthly prices of plans that cost between 60 and 250 a month, cheapest first.
-- tariffs from 60 to 250 per month: what they are called and the price, going up
-- Which offers can you have for 60 to 250 a month, and what exactly does each cost? From cheap to dear.
-- plan name + monthly price, price between 60 and 250, lowest price at the top
SELECT name, monthly_price FROM plans WHERE monthly_price BETWEEN 60 AND 250 ORDER BY monthly_price;
-- Which products are written in Java or in Kotlin?
-- applications coded in Kotlin or Java, names only
-- Which of our programs did we code in Java, and which in Kotlin? One list.
-- name of every product whose language is either java or kotlin
SELECT name FROM products WHERE language = 'Java' OR language = 'Kotlin';
-- For each staff member with a mentor, give the family name of the staff member and the family name of the mentor.
-- surnames side by side: who is coached, then the coach
-- Who is under a more seasoned colleague's wing, and whose? Last names of the two.
-- family names: staff member, mentor, only those that have a mentor
SELECT T1.family_name, T2.family_name FROM staff AS T1 JOIN staff AS T2 ON T1.mentor_id = T2.id;
-- For every feature that was removed, show its title, the codename of its first release and the codename of the release that removed it.
-- dropped functions: title, codename under which it came, codename under which it went
-- What have we taken out again: what was it called, in which version did it arrive and in which was it dropped? The versions by nickname.
-- removed features: title, first release's codename, codename of the release they were removed in
SELECT T1.title, T2.codename, T3.codename FROM features AS T1 JOIN releases AS T2 ON T1.first_release_id = T2.id JOIN releases AS T3 ON T1.removed_release_id = T3.id;
-- Which products have no plan?
-- name of any application for which we sell no tariff
-- Which of our programs can nobody buy because there is no offer for it?
-- products that no plan exists for
SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM plans);
-- Find the names of the plans to which nobody has ever subscribed.
-- tariffs without one single subscription
-- Which offers has nobody ever taken up?
-- plan names, minus those with a subscription
SELECT name FROM plans EXCEPT SELECT T1.name FROM plans AS T1 JOIN subscriptions AS T2 ON T1.id = T2.plan_id;
-- Which companies have both an active and a cancelled subscription?
-- clients with one contract that is active and another that is cancelled
-- Who pays us for something that is active and has dropped something else (cancelled)?
-- companies with a cancelled subscription and also an active one
SELECT T1.company FROM customers AS T1 JOIN subscriptions AS T2 ON T1.id = T2.customer_id WHERE T2.state = 'active' INTERSECT SELECT T1.company FROM customers AS T1 JOIN subscriptions AS T2 ON T1.id = T2.customer_id WHERE T2.state = 'cancelled';
-- List the family names of the staff who work in the Nantes office or who authored a feature of the area labelled sign-in and security.
-- surnames of colleagues sitting in Nantes, plus those who built something for sign-in and security
-- Who has a desk in Nantes, or has ever coded something for sign-in and security? Last names.
-- one list without doubles, family names: office nantes, or an author of a feature in the sign-in and security area
SELECT family_name FROM staff WHERE office = 'Nantes' UNION SELECT T1.family_name FROM staff AS T1 JOIN feature_authors AS T2 ON T1.id = T2.staff_id JOIN features AS T3 ON T2.feature_id = T3.id JOIN feature_areas AS T4 ON T3.area_code = T4.code WHERE T4.label = 'sign-in and security';
-- In how many different countries do we have customers with an active subscription?
-- number of distinct nations where some client's contract is active
-- From how many nations do we have firms whose contract is active?
-- count different customer countries, subscription state active
SELECT COUNT(DISTINCT T1.country) FROM customers AS T1 JOIN subscriptions AS T2 ON T1.id = T2.customer_id WHERE T2.state = 'active';
-- How many features belong to each area? Show the area label and the count.
-- functions tallied per area, the label written out
-- How many things can be done in every field? The field's wording first.
-- features per area: label, number
SELECT T1.label, COUNT(*) FROM feature_areas AS T1 JOIN features AS T2 ON T1.code = T2.area_code GROUP BY T1.code;
-- Which product has the most features?
-- name of the application richest in functions
-- Which of our programs can do the largest number of things?
-- product with the top count of features
SELECT T1.name FROM products AS T1 JOIN features AS T2 ON T1.id = T2.product_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which company has no account manager?
-- client that nobody of ours looks after
-- Which firm has got nobody here to turn to?
-- customers with the account manager left blank
SELECT company FROM customers WHERE account_manager_id IS NULL;
-- Which plans have had a subscription that is now cancelled?
-- tariffs, by name, with some contract in the state cancelled
-- Which offers has somebody taken up and then quit (cancelled)?
-- name the plans with a subscription in the state cancelled
SELECT name FROM plans WHERE id IN (SELECT plan_id FROM subscriptions WHERE state = 'cancelled');
-- For active subscriptions with more than 30 seats, show the company, the name of the product and the number of seats.
-- contracts that are active and exceed 30 seats: client, application, seats
-- Who has an active contract for more than 30 users, for which program, and for how many?
-- seats above 30, state active: company, product, seats
SELECT T2.company, T4.name, T1.seats FROM subscriptions AS T1 JOIN customers AS T2 ON T1.customer_id = T2.id JOIN plans AS T3 ON T1.plan_id = T3.id JOIN products AS T4 ON T3.product_id = T4.id WHERE T1.state = 'active' AND T1.seats > 30;
-- Who authored features of at least two different products? Give the given name and family name.
-- colleagues who built functions for 2 or more distinct applications, first name and surname
-- Who has coded things for two of our programs or more? Forename and last name.
-- first and last name of staff, authors of features in at least 2 different products
SELECT T1.given_name, T1.family_name FROM staff AS T1 JOIN feature_authors AS T2 ON T1.id = T2.staff_id JOIN features AS T3 ON T2.feature_id = T3.id GROUP BY T1.id HAVING COUNT(DISTINCT T3.product_id) >= 2;
-- Which features took more effort than the average feature? Show the title and the effort in days.
-- functions above the mean days of work, with these days
-- What took longer to build than such things do on average, and how many days was it?
-- title + effort for all features over the average effort
SELECT title, effort_days FROM features WHERE effort_days > (SELECT AVG(effort_days) FROM features);
-- What are the product name and the version of the latest release with long-term support (LTS is Y)?
-- newest version flagged lts Y: which application and which version
-- What came out last among what we promise to look after for years (LTS Y)? The program, and which version.
-- lts = y, most recent release: product, version
SELECT T1.name, T2.version FROM products AS T1 JOIN releases AS T2 ON T1.id = T2.product_id WHERE T2.is_lts = 'Y' ORDER BY T2.released_on DESC LIMIT 1;
-- Which staff member sold the most seats in active subscriptions? Give the given name and family name.
-- top seller by total seats, counting active contracts only: first name, surname
-- Who has found buyers for the largest number of users, going by what is active now? Forename and last name.
-- active subscriptions: sum of seats by seller, first and last name of the one at the top
SELECT T1.given_name, T1.family_name FROM staff AS T1 JOIN subscriptions AS T2 ON T1.id = T2.sold_by WHERE T2.state = 'active' GROUP BY T1.id ORDER BY SUM(T2.seats) DESC LIMIT 1;
-- For products with at least two features, list the product name and the total effort in days, highest total first.
-- applications having 2 functions or more: name and summed days of work, from most to least
-- How many days of work went into every program in all, where it can do two things or more? The most laborious at the top.
-- product name and sum of effort days, at least 2 features, from high to low
SELECT T1.name, SUM(T2.effort_days) FROM products AS T1 JOIN features AS T2 ON T1.id = T2.product_id GROUP BY T1.id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.effort_days) DESC;

-- database: ironbark_builders_wholesale
CREATE TABLE warehouse (warehouse_id INTEGER PRIMARY KEY, warehouse_name TEXT, city TEXT, floor_area_m2 INTEGER, year_opened INTEGER, has_rail_siding TEXT);
CREATE TABLE sales_representative (sales_representative_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, warehouse_id INTEGER REFERENCES warehouse(warehouse_id), date_of_joining TEXT, yearly_target INTEGER, supervisor_id INTEGER REFERENCES sales_representative(sales_representative_id));
CREATE TABLE material_group (group_id INTEGER PRIMARY KEY, group_name TEXT, parent_group_id INTEGER REFERENCES material_group(group_id), storage_rule TEXT);
CREATE TABLE manufacturer (manufacturer_id INTEGER PRIMARY KEY, manufacturer_name TEXT, country TEXT, founded_year INTEGER, quality_mark TEXT);
CREATE TABLE ref_fire_class (fire_class TEXT PRIMARY KEY, class_meaning TEXT);
CREATE TABLE material (material_id INTEGER PRIMARY KEY, material_description TEXT, group_id INTEGER REFERENCES material_group(group_id), manufacturer_id INTEGER REFERENCES manufacturer(manufacturer_id), unit_of_measure TEXT, list_price REAL, weight_kg REAL, fire_class TEXT REFERENCES ref_fire_class(fire_class));
CREATE TABLE contractor (contractor_id INTEGER PRIMARY KEY, company_name TEXT, trade TEXT, city TEXT, credit_limit INTEGER, account_opened_on TEXT, sales_representative_id INTEGER REFERENCES sales_representative(sales_representative_id), discount_group TEXT);
CREATE TABLE sales_order (order_id INTEGER PRIMARY KEY, contractor_id INTEGER REFERENCES contractor(contractor_id), loading_warehouse_id INTEGER REFERENCES warehouse(warehouse_id), billing_warehouse_id INTEGER REFERENCES warehouse(warehouse_id), order_date TEXT, status TEXT, site_city TEXT);
CREATE TABLE order_line (order_id INTEGER REFERENCES sales_order(order_id), material_id INTEGER REFERENCES material(material_id), quantity INTEGER, price_per_unit REAL, PRIMARY KEY (order_id, material_id));
CREATE TABLE truck_delivery (delivery_id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES sales_order(order_id), driver_name TEXT, date_of_delivery TEXT, distance_km INTEGER, crane_needed TEXT);
CREATE TABLE warehouse_stock (warehouse_id INTEGER REFERENCES warehouse(warehouse_id), material_id INTEGER REFERENCES material(material_id), bay TEXT, quantity INTEGER, minimum_quantity INTEGER, PRIMARY KEY (warehouse_id, material_id));
INSERT INTO warehouse VALUES (1,'Dockside Yard','Ferrand',12000,1987,'yes'),(2,'North Gate Depot','Ulverton',7500,2003,'no'),(3,'Quarry Road Depot','Ulverton',15800,1994,'yes'),(4,'Hilltop Store','Marchfield',3100,2018,'no'),(5,'Canal Basin Yard','Ferrand',5400,2011,'no');
INSERT INTO sales_representative VALUES (1,'Greta','Holm',1,'2005-03-14',900000,NULL),(2,'Dario','Conti',1,'2012-09-01',620000,1),(3,'Wendell','Ames',3,'2009-05-18',750000,1),(4,'Lucia','Prado',2,'2019-01-07',480000,3),(5,'Emeka','Obi',4,'2021-10-25',300000,3);
INSERT INTO material_group VALUES (1,'Masonry',NULL,'open air'),(2,'Bricks',1,'open air'),(3,'Cement and Mortar',1,'dry'),(4,'Timber',NULL,'under roof'),(5,'Insulation',NULL,'dry'),(6,'Roofing',NULL,'under roof'),(7,'Tiles',6,'open air');
INSERT INTO manufacturer VALUES (1,'Redfern Clay','Belgium',1911,'A'),(2,'Alpcem','Austria',1948,'B'),(3,'Norrskog Timber','Sweden',1976,'A'),(4,'Warmhold','Germany',1989,'A'),(5,'Slateline','Spain',1965,'C'),(6,'Basaltica','Italy',2001,'B');
INSERT INTO ref_fire_class VALUES ('A1','non-combustible'),('B1','hardly flammable'),('B2','normally flammable'),('B3','easily flammable');
INSERT INTO material VALUES (1,'Facing Brick Red',2,1,'pallet',410,1250,'A1'),(2,'Engineering Brick Blue',2,1,'pallet',560,1400,'A1'),(3,'Portland Cement',3,2,'bag',7.9,25,'A1'),(4,'Lime Mortar',3,2,'bag',11.5,25,'A1'),(5,'Spruce Beam 6 m',4,3,'piece',38,42,'B2'),(6,'Wood Fibre Board',5,3,'sheet',21,9,'B2'),(7,'Mineral Wool Roll',5,4,'roll',29,12,'A1'),(8,'Slate Roof Tile',7,5,'pallet',890,1100,'A1'),(9,'Foam Roof Panel',6,4,'sheet',64,15,'B1');
INSERT INTO contractor VALUES (1,'Hadley & Sons','bricklayer','Ferrand',50000,'1999-02-10',2,'gold'),(2,'Peak Roofing','roofer','Ulverton',30000,'2008-06-22',3,'silver'),(3,'Brookes Carpentry','carpenter','Marchfield',18000,'2014-11-03',5,'silver'),(4,'Metro Housing','developer','Ferrand',250000,'2004-01-19',1,'gold'),(5,'Green Shell Homes','developer','Ulverton',120000,'2019-09-30',3,NULL),(6,'Patio Pros','paver','Salcote',9000,'2022-04-12',NULL,NULL);
INSERT INTO sales_order VALUES (501,1,1,1,'2023-03-02','delivered','Ferrand'),(502,2,3,2,'2023-03-15','delivered','Ulverton'),(503,4,3,1,'2023-05-08','delivered','Salcote'),(504,5,3,3,'2023-06-21','delivered','Ulverton'),(505,3,4,3,'2023-08-11','cancelled','Marchfield'),(506,4,1,1,'2023-10-04','delivered','Ferrand'),(507,2,2,2,'2024-01-17','open','Marchfield'),(508,5,1,3,'2024-02-05','open','Salcote');
INSERT INTO order_line VALUES (501,1,12,400),(501,4,80,11),(502,8,6,870),(502,9,40,62),(503,2,20,545),(503,3,300,7.5),(503,7,90,28),(504,6,150,20),(504,5,60,37),(505,5,24,38),(506,1,30,390),(507,9,25,64),(508,7,110,27);
INSERT INTO truck_delivery VALUES (1,501,'B. Kettle','2023-03-06',12,'yes'),(2,502,'S. Arrow','2023-03-20',31,'yes'),(3,503,'B. Kettle','2023-05-12',58,'yes'),(4,503,'M. Dunn','2023-05-15',61,'no'),(5,504,'S. Arrow','2023-06-27',9,'no'),(6,506,'B. Kettle','2023-10-09',14,'yes'),(7,507,'M. Dunn','2024-01-22',44,'no');
INSERT INTO warehouse_stock VALUES (1,1,'D4',85,40),(1,7,'B2',210,100),(2,9,'A1',18,30),(3,2,'C7',55,20),(3,5,'Y1',320,150),(3,6,'F3',70,90),(4,5,'Y2',46,30),(5,3,'K9',900,400);
-- What are the company names of contractors whose trade is developer?
-- firms on our books that work as a developer
-- Which firms make their living as developer?
-- contractors, trade developer, their company names
SELECT company_name FROM contractor WHERE trade = 'developer';
-- How many warehouses have a rail siding (yes)?
-- count the depots with railway access marked yes
-- At how many of our storehouses can a train pull up (yes)?
-- rail siding = yes, number of warehouses
SELECT COUNT(*) FROM warehouse WHERE has_rail_siding = 'yes';
-- Give the descriptions of materials that have Roof in their description.
-- which goods say Roof in their description
-- What do we sell that has Roof in what it is called?
-- find materials whose description mentions roof
SELECT material_description FROM material WHERE material_description LIKE '%Roof%';
-- For truck deliveries where a crane was needed (yes), what are the average and the total distance in kilometres?
-- drives with crane yes: mean km, then km overall
-- How far do our lorries go on average when they have to lift things off by crane (yes), and how far altogether?
-- crane needed = yes: avg distance, sum of distances
SELECT AVG(distance_km), SUM(distance_km) FROM truck_delivery WHERE crane_needed = 'yes';
-- Show the description and weight of all materials that weigh between 20 and 50 kilograms.
-- goods of 20 to 50 kg, what they are and how heavy
-- What do we sell that is no lighter than 20 and no heavier than 50 kilos, and what does it weigh?
-- description plus weight, weight from 20 to 50
SELECT material_description, weight_kg FROM material WHERE weight_kg BETWEEN 20 AND 50;
-- Find the contractors whose company name starts with P.
-- builders' firms beginning with the letter P
-- Which customers' names begin with P?
-- companies starting in p, among the contractors
SELECT company_name FROM contractor WHERE company_name LIKE 'P%';
-- For each material group under a parent group, show the group name followed by the name of the parent group.
-- subgroups of goods, each beside the group over it
-- Which kinds of goods belong under a broader kind, and under which one?
-- group next to its parent group, both names, for groups that have one
SELECT T1.group_name, T2.group_name FROM material_group AS T1 JOIN material_group AS T2 ON T1.parent_group_id = T2.group_id;
-- For each open sales order, list the order id, the name of the loading warehouse and the name of the billing warehouse.
-- orders still open: number, depot where they load, depot that bills
-- Which orders are still going (open), where does the lorry fill up for each, and which of our places sends the bill?
-- status open: order number, name of the loading warehouse, name of the billing one
SELECT T1.order_id, T2.warehouse_name, T3.warehouse_name FROM sales_order AS T1 JOIN warehouse AS T2 ON T1.loading_warehouse_id = T2.warehouse_id JOIN warehouse AS T3 ON T1.billing_warehouse_id = T3.warehouse_id WHERE T1.status = 'open';
-- Which manufacturers make no material with the unit of measure pallet?
-- producers of whom we carry nothing sold by the pallet
-- Which makers don't sell us anything by the pallet?
-- manufacturers that have no material with the unit pallet
SELECT manufacturer_name FROM manufacturer WHERE manufacturer_id NOT IN (SELECT manufacturer_id FROM material WHERE unit_of_measure = 'pallet');
-- At which warehouse was no sales order ever loaded? Give its name.
-- depot that never had anything loaded for an order
-- From which of our storehouses has nothing ever gone onto a lorry for a customer?
-- warehouses, minus those that some order was loaded at
SELECT warehouse_name FROM warehouse EXCEPT SELECT T1.warehouse_name FROM warehouse AS T1 JOIN sales_order AS T2 ON T1.warehouse_id = T2.loading_warehouse_id;
-- Which cities have both a warehouse and a contractor?
-- towns that appear for a depot of ours and for a builder's firm too
-- In which towns is there both a storehouse of ours and a customer?
-- cities shared by warehouses and contractors
SELECT city FROM warehouse INTERSECT SELECT city FROM contractor;
-- List the company names of contractors with a credit limit above 100000 or with an open sales order.
-- builders allowed more than 100000 on credit, plus those with some order open
-- Whom do we let owe us more than 100000, or who has got an order going (open)? One list of firms.
-- companies, no doubles: credit limit over 100000, or an order with status open
SELECT company_name FROM contractor WHERE credit_limit > 100000 UNION SELECT T1.company_name FROM contractor AS T1 JOIN sales_order AS T2 ON T1.contractor_id = T2.contractor_id WHERE T2.status = 'open';
-- How many different drivers have carried out truck deliveries?
-- number of distinct people at the wheel of our lorries
-- How many people altogether have driven goods out for us?
-- count of different driver names in the deliveries
SELECT COUNT(DISTINCT driver_name) FROM truck_delivery;
-- For each fire class, show its meaning and the number of materials in it.
-- goods counted by what their fire class means
-- How many of our goods are there for every degree of resistance to flames? What the degree means, then how many.
-- materials per fire class, with the meaning of the class first
SELECT T1.class_meaning, COUNT(*) FROM ref_fire_class AS T1 JOIN material AS T2 ON T1.fire_class = T2.fire_class GROUP BY T1.fire_class;
-- Which material has the largest total quantity ordered? Give its description.
-- the good that was ordered in the greatest number overall
-- Which of our goods have people bought most of, all told?
-- highest sum of quantities over the order lines, which material
SELECT T1.material_description FROM material AS T1 JOIN order_line AS T2 ON T1.material_id = T2.material_id GROUP BY T1.material_id ORDER BY SUM(T2.quantity) DESC LIMIT 1;
-- Which contractor has no sales representative assigned? Show the company name and the trade.
-- builder without a rep: firm and line of work
-- Who has got nobody of ours calling on them, and what do they do for a living?
-- contractors with the rep left blank: company, trade
SELECT company_name, trade FROM contractor WHERE sales_representative_id IS NULL;
-- Which drivers have made deliveries for orders in at least two different site cities?
-- lorry drivers who took goods to building sites in 2 or more distinct towns
-- Who has driven to sites in two towns or more?
-- driver names, at least 2 different site cities among their deliveries
SELECT T1.driver_name FROM truck_delivery AS T1 JOIN sales_order AS T2 ON T1.order_id = T2.order_id GROUP BY T1.driver_name HAVING COUNT(DISTINCT T2.site_city) >= 2;
-- Return the descriptions of materials with a list price above the average, from the least to the most expensive.
-- goods priced higher than the mean, cheap ones first
-- What costs more than our goods do on average, cheapest at the top?
-- materials over the average list price, sorted by price from low to high
SELECT material_description FROM material WHERE list_price > (SELECT AVG(list_price) FROM material) ORDER BY list_price;
-- Where is the stock quantity below the minimum quantity? List the warehouse name, the material description and the quantity in stock.
-- running low, under the set minimum: depot, good, how many are left
-- Where have we got fewer of something than we should always have, what is it, and how many are there?
-- quantity under the minimum: warehouse, material, quantity
SELECT T2.warehouse_name, T3.material_description, T1.quantity FROM warehouse_stock AS T1 JOIN warehouse AS T2 ON T1.warehouse_id = T2.warehouse_id JOIN material AS T3 ON T1.material_id = T3.material_id WHERE T1.quantity < T1.minimum_quantity;
-- What is the last name of the sales representative of the contractor with the highest credit limit in Ulverton?
-- surname of the rep who serves the builder in Ulverton with the biggest credit line
-- Who looks after the customer from Ulverton that may owe us the most? Last name.
-- highest credit limit with city ulverton: last name of that contractor's sales rep
SELECT T1.last_name FROM sales_representative AS T1 JOIN contractor AS T2 ON T1.sales_representative_id = T2.sales_representative_id WHERE T2.city = 'Ulverton' ORDER BY T2.credit_limit DESC LIMIT 1;
-- For manufacturers of at least two materials, show the manufacturer name and the highest list price, highest first.
-- producers of 2 or more goods: who and their top price, in falling order
-- Who makes two of our goods or more, and how much is the dearest of theirs? Dearest at the top.
-- manufacturer + max list price, only those with at least 2 materials, from high to low
SELECT T1.manufacturer_name, MAX(T2.list_price) FROM manufacturer AS T1 JOIN material AS T2 ON T1.manufacturer_id = T2.manufacturer_id GROUP BY T1.manufacturer_id HAVING COUNT(*) >= 2 ORDER BY MAX(T2.list_price) DESC;
-- Which different manufacturers made the materials ordered by Metro Housing?
-- distinct producers behind what Metro Housing bought, by name
-- Whose products has Metro Housing ever bought? Each maker once.
-- metro housing's orders: different manufacturers of the materials in them
SELECT DISTINCT T1.manufacturer_name FROM manufacturer AS T1 JOIN material AS T2 ON T1.manufacturer_id = T2.manufacturer_id JOIN order_line AS T3 ON T2.material_id = T3.material_id JOIN sales_order AS T4 ON T3.order_id = T4.order_id JOIN contractor AS T5 ON T4.contractor_id = T5.contractor_id WHERE T5.company_name = 'Metro Housing';

-- database: atelier_quince
CREATE TABLE Designer (DesignerID INTEGER PRIMARY KEY, FullName TEXT, Nationality TEXT, BirthYear INTEGER, JoinedYear INTEGER, AssistantTo INTEGER REFERENCES Designer(DesignerID));
CREATE TABLE Collection (CollectionID INTEGER PRIMARY KEY, Title TEXT, Season TEXT, LaunchYear INTEGER, LeadDesignerID INTEGER REFERENCES Designer(DesignerID), CoDesignerID INTEGER REFERENCES Designer(DesignerID), Budget INTEGER, Theme TEXT);
CREATE TABLE Ref_GarmentType (TypeCode TEXT PRIMARY KEY, TypeName TEXT);
CREATE TABLE Garment (GarmentID INTEGER PRIMARY KEY, StyleName TEXT, CollectionID INTEGER REFERENCES Collection(CollectionID), TypeCode TEXT REFERENCES Ref_GarmentType(TypeCode), RetailPrice INTEGER, Colour TEXT, SizeRange TEXT, Discontinued TEXT);
CREATE TABLE Mill (MillID INTEGER PRIMARY KEY, MillName TEXT, Country TEXT, OrganicCertified TEXT, FoundedYear INTEGER);
CREATE TABLE Fabric (FabricID INTEGER PRIMARY KEY, FabricName TEXT, Fibre TEXT, WeightGsm INTEGER, MillID INTEGER REFERENCES Mill(MillID), PricePerMetre REAL);
CREATE TABLE GarmentFabric (GarmentID INTEGER REFERENCES Garment(GarmentID), FabricID INTEGER REFERENCES Fabric(FabricID), MetresNeeded REAL, IsLining TEXT, PRIMARY KEY (GarmentID, FabricID));
CREATE TABLE Workshop (WorkshopID INTEGER PRIMARY KEY, WorkshopName TEXT, City TEXT, Country TEXT, Headcount INTEGER, AuditScore INTEGER);
CREATE TABLE ProductionRun (RunID INTEGER PRIMARY KEY, GarmentID INTEGER REFERENCES Garment(GarmentID), WorkshopID INTEGER REFERENCES Workshop(WorkshopID), StartDate TEXT, EndDate TEXT, PiecesPlanned INTEGER, PiecesMade INTEGER, Rejected INTEGER);
CREATE TABLE Boutique (BoutiqueID INTEGER PRIMARY KEY, Name TEXT, City TEXT, Country TEXT, OpenedYear INTEGER);
CREATE TABLE BoutiqueOrder (OrderID INTEGER PRIMARY KEY, BoutiqueID INTEGER REFERENCES Boutique(BoutiqueID), GarmentID INTEGER REFERENCES Garment(GarmentID), Pieces INTEGER, OrderedOn TEXT, Paid TEXT);
INSERT INTO Designer VALUES (1,'Solange Mercier','French',1962,1990,NULL),(2,'Haruki Abe','Japanese',1975,2003,1),(3,'Bianca Toffoli','Italian',1981,2009,1),(4,'Efua Mensah','Ghanaian',1990,2016,3),(5,'Rolf Lindqvist','Swedish',1986,2018,2),(6,'Clara Dunne','Irish',1997,2022,4);
INSERT INTO Collection VALUES (1,'Salt Garden','spring',2019,1,2,420000,'dunes'),(2,'Iron Bloom','autumn',2019,2,NULL,380000,'industry'),(3,'Paper Moon','spring',2021,3,4,295000,'origami'),(4,'Night Orchard','autumn',2021,1,3,510000,'fruit'),(5,'Glass River','spring',2023,4,5,340000,'water'),(6,'Slow Ember','autumn',2023,3,NULL,365000,'fire'),(7,'White Noise','spring',2024,5,4,210000,'static');
INSERT INTO Ref_GarmentType VALUES ('DRS','dress'),('COA','coat'),('TRS','trousers'),('SHT','shirt'),('SKT','skirt'),('KNT','knitwear');
INSERT INTO Garment VALUES (1,'Dune Wrap',1,'DRS',390,'sand','34-44','Y'),(2,'Tide Shirt',1,'SHT',160,'white','36-46','N'),(3,'Foundry Coat',2,'COA',890,'black','36-46','N'),(4,'Fold Skirt',3,'SKT',275,'ivory','34-42','Y'),(5,'Crane Dress',3,'DRS',520,'red','34-42','N'),(6,'Plum Coat',4,'COA',960,'plum','36-48','N'),(7,'Orchard Trousers',4,'TRS',310,'green','36-46','N'),(8,'Ripple Dress',5,'DRS',450,'blue','34-44','N'),(9,'Ember Knit',6,'KNT',340,'red','S-XL','N');
INSERT INTO Mill VALUES (1,'Lanificio Bria','Italy','Y',1889),(2,'Strathmuir Weavers','Scotland','N',1846),(3,'Kyowa Silk','Japan','Y',1921),(4,'Indus Cotton','Pakistan','Y',1978),(5,'Rhone Velours','France','N',1955);
INSERT INTO Fabric VALUES (1,'Merino Flannel','wool',280,1,34),(2,'Harris Check','wool',410,2,48),(3,'Crepe Silk','silk',90,3,62),(4,'Silk Organza','silk',45,3,55),(5,'Poplin','cotton',120,4,11),(6,'Slub Linen','linen',190,NULL,19),(7,'Gabardine','cotton',240,1,26),(8,'Cashmere Yarn','cashmere',300,NULL,120);
INSERT INTO GarmentFabric VALUES (1,6,2.4,'N'),(1,5,1.1,'Y'),(2,5,1.8,'N'),(3,2,3.2,'N'),(3,3,2.6,'Y'),(4,4,1.9,'N'),(5,3,2.8,'N'),(6,1,3.4,'N'),(6,3,2.5,'Y'),(7,1,1.7,'N'),(8,4,3,'N'),(8,3,2.2,'N'),(9,8,1.2,'N');
INSERT INTO Workshop VALUES (1,'Sartoria Nuvola','Prato','Italy',64,91),(2,'Fio Fino','Braga','Portugal',120,84),(3,'Needle & Thread Co','Leicester','United Kingdom',45,76),(4,'Costura Norte','Porto','Portugal',88,88),(5,'Maglia Viva','Biella','Italy',30,NULL);
INSERT INTO ProductionRun VALUES (1,1,2,'2018-10-01','2018-11-20',1200,1180,24),(2,2,2,'2018-10-15','2018-11-30',2000,1995,31),(3,3,1,'2019-05-06','2019-07-01',600,590,5),(4,4,4,'2020-11-02','2020-12-18',800,760,40),(5,5,1,'2020-11-09','2021-01-15',500,498,6),(6,6,1,'2021-05-10','2021-07-20',650,640,12),(7,7,4,'2021-05-17','2021-06-30',1500,1460,52),(8,8,4,'2022-10-03','2022-12-01',900,905,9),(9,5,3,'2021-08-02','2021-09-10',300,270,28),(10,9,2,'2023-06-05',NULL,1000,NULL,NULL);
INSERT INTO Boutique VALUES (1,'Maison Quai','Paris','France',2001),(2,'Linea Nove','Milan','Italy',2008),(3,'Kiosk Ginza','Tokyo','Japan',2015),(4,'Harbour Loft','Porto','Portugal',2018),(5,'Fjordside','Oslo','Norway',2020);
INSERT INTO BoutiqueOrder VALUES (1,1,3,40,'2019-06-12','Y'),(2,1,6,35,'2021-06-01','Y'),(3,2,5,25,'2021-01-08','Y'),(4,2,6,30,'2021-06-15','N'),(5,3,8,60,'2022-11-11','Y'),(6,4,7,50,'2021-06-20','Y'),(7,3,9,45,'2023-07-03','N'),(8,4,2,80,'2019-02-02','Y');
-- Which garments are discontinued (Y)? Show the style names.
-- styles we no longer make, flag Y
-- Which of our clothes have we dropped (Y)?
-- discontinued = y, style names please
SELECT StyleName FROM Garment WHERE Discontinued = 'Y';
-- Count the garments whose type name is dress.
-- how many of our pieces are of the kind dress
-- How many of our clothes are a dress?
-- type dress, number of garments
SELECT COUNT(*) FROM Garment AS T1 JOIN Ref_GarmentType AS T2 ON T1.TypeCode = T2.TypeCode WHERE T2.TypeName = 'dress';
-- List the title and theme of each collection with a budget between 300000 and 400000.
-- lines that were given 300000 to 400000: what are they called, what are they about
-- For which lines was there 300000 to 400000 to spend, and what idea is behind each?
-- collections with a budget from 300000 to 400000: title, then theme
SELECT Title, Theme FROM Collection WHERE Budget BETWEEN 300000 AND 400000;
-- Give the style name and size range of every garment whose style name starts with F.
-- styles beginning with the letter F, along with the sizes made
-- Which of our clothes have a name that begins with F, and in what sizes can one get them?
-- style + size range, names starting in f
SELECT StyleName, SizeRange FROM Garment WHERE StyleName LIKE 'F%';
-- Find the lowest and the highest price per metre among fabrics of the fibre wool.
-- what does cloth of wool cost by the metre at the least and at the most
-- How cheap is the cheapest and how dear the dearest metre of stuff made of wool?
-- fibre wool: min and max price per metre
SELECT MIN(PricePerMetre), MAX(PricePerMetre) FROM Fabric WHERE Fibre = 'wool';
-- How many different colours do the garments come in?
-- number of distinct shades among the styles
-- In how many shades can our clothes be had?
-- count different garment colours
SELECT COUNT(DISTINCT Colour) FROM Garment;
-- For each collection with two designers, show its title, the full name of the lead designer and the full name of the co-designer.
-- lines drawn by two people: title, who led, who assisted as co-designer
-- Which lines have two creators, who is the first of them and who the second? The line first.
-- every collection that has a co-designer: title, lead, co-designer
SELECT T1.Title, T2.FullName, T3.FullName FROM Collection AS T1 JOIN Designer AS T2 ON T1.LeadDesignerID = T2.DesignerID JOIN Designer AS T3 ON T1.CoDesignerID = T3.DesignerID;
-- Which designers are assistants to Solange Mercier? Give their full names.
-- people who assist Solange Mercier
-- Who lends Solange Mercier a hand?
-- full names of the designers that are assistant to solange mercier
SELECT T1.FullName FROM Designer AS T1 JOIN Designer AS T2 ON T1.AssistantTo = T2.DesignerID WHERE T2.FullName = 'Solange Mercier';
-- Return the titles of collections without a co-designer.
-- lines led alone, no second designer recorded
-- Which lines did one person create without a partner?
-- collections, co-designer empty, titles only
SELECT Title FROM Collection WHERE CoDesignerID IS NULL;
-- What are the titles and launch years of the collections that include a discontinued (Y) garment?
-- lines with some style where discontinued is Y: title, year they came out
-- Which lines have a piece in them that we dropped (Y), and when did we bring out each line?
-- title and launch year, at least one garment in it with discontinued = y
SELECT Title, LaunchYear FROM Collection WHERE CollectionID IN (SELECT CollectionID FROM Garment WHERE Discontinued = 'Y');
-- Which boutiques have never placed an order?
-- shops, by name, that have ordered nothing to date
-- Which shops have never bought a thing from us?
-- boutiques, minus those that have an order
SELECT Name FROM Boutique EXCEPT SELECT T1.Name FROM Boutique AS T1 JOIN BoutiqueOrder AS T2 ON T1.BoutiqueID = T2.BoutiqueID;
-- In which countries is there a mill as well as a workshop?
-- nations where cloth is woven for us and garments are sewn too
-- In which countries is cloth made and clothes are too?
-- countries that a mill and a workshop have in common
SELECT Country FROM Mill INTERSECT SELECT Country FROM Workshop;
-- List the full names of designers who led a collection launched in 2019 or were the co-designer of a collection launched in 2023.
-- who was in charge of a 2019 line, plus who was second designer on one from 2023
-- Who was first in charge of something we brought out in 2019, or second in charge of something from 2023?
-- one list of designers: lead of a 2019 collection, or co-designer of a 2023 one
SELECT T1.FullName FROM Designer AS T1 JOIN Collection AS T2 ON T1.DesignerID = T2.LeadDesignerID WHERE T2.LaunchYear = 2019 UNION SELECT T1.FullName FROM Designer AS T1 JOIN Collection AS T2 ON T1.DesignerID = T2.CoDesignerID WHERE T2.LaunchYear = 2023;
-- For each garment type, give its name and the average retail price.
-- mean shop price by kind of clothing, kind first
-- How much does every sort of clothing cost in the shop on average? The sort first.
-- avg retail price by garment type name
SELECT T1.TypeName, AVG(T2.RetailPrice) FROM Ref_GarmentType AS T1 JOIN Garment AS T2 ON T1.TypeCode = T2.TypeCode GROUP BY T1.TypeCode;
-- Which workshop has made the most pieces in total?
-- name of the sewing shop with the biggest output over all its runs
-- Who has sewn the largest number of pieces for us altogether?
-- top workshop by sum of pieces made
SELECT T1.WorkshopName FROM Workshop AS T1 JOIN ProductionRun AS T2 ON T1.WorkshopID = T2.WorkshopID GROUP BY T1.WorkshopID ORDER BY SUM(T2.PiecesMade) DESC LIMIT 1;
-- Show the style names of garments lined (Y) with a fabric from a mill in Japan.
-- styles whose lining (Y) is cloth woven in Japan
-- Which clothes have something from Japan on the inside as a lining (Y)?
-- is lining = y, fabric's mill is in japan: style names
SELECT T1.StyleName FROM Garment AS T1 JOIN GarmentFabric AS T2 ON T1.GarmentID = T2.GarmentID JOIN Fabric AS T3 ON T2.FabricID = T3.FabricID JOIN Mill AS T4 ON T3.MillID = T4.MillID WHERE T2.IsLining = 'Y' AND T4.Country = 'Japan';
-- Which fabrics are not used in any garment?
-- cloth we list but sew into nothing, by name
-- Which stuffs is nothing of ours made from?
-- fabrics that don't go into any garment
SELECT FabricName FROM Fabric WHERE FabricID NOT IN (SELECT FabricID FROM GarmentFabric);
-- What are the style names and retail prices of garments that are dearer than the average garment?
-- styles above the mean shop price, together with that price
-- Which clothes cost more in the shop than ours do on average, and how much?
-- above-average retail price: style, price
SELECT StyleName, RetailPrice FROM Garment WHERE RetailPrice > (SELECT AVG(RetailPrice) FROM Garment);
-- For every production run with more than 25 rejected pieces, list the style name, the workshop name and the number rejected, worst first.
-- runs with over 25 rejects: style, sewing shop, how many failed, biggest failure on top
-- When were more than 25 pieces no good, what were they, who sewed them, and how many was it? The most at the top.
-- rejected over 25: style name, workshop, number rejected, from high to low
SELECT T2.StyleName, T3.WorkshopName, T1.Rejected FROM ProductionRun AS T1 JOIN Garment AS T2 ON T1.GarmentID = T2.GarmentID JOIN Workshop AS T3 ON T1.WorkshopID = T3.WorkshopID WHERE T1.Rejected > 25 ORDER BY T1.Rejected DESC;
-- Which workshops have had production runs for garments of at least two different collections? Show the workshop name.
-- sewing shops that worked on 2 or more distinct lines
-- Who has sewn things for two of our lines or more?
-- workshops with runs for garments out of at least 2 different collections
SELECT T1.WorkshopName FROM Workshop AS T1 JOIN ProductionRun AS T2 ON T1.WorkshopID = T2.WorkshopID JOIN Garment AS T3 ON T2.GarmentID = T3.GarmentID GROUP BY T1.WorkshopID HAVING COUNT(DISTINCT T3.CollectionID) >= 2;
-- Give the full name of each designer who led more than one collection, with the average budget of those collections, largest average first.
-- people in charge of over 1 line: name and mean money per line, from high to low
-- Who has been first in charge of more than one line, and how much was there to spend on each on average? The most at the top.
-- lead designer + avg collection budget, only with over 1 collection, from high to low
SELECT T1.FullName, AVG(T2.Budget) FROM Designer AS T1 JOIN Collection AS T2 ON T1.DesignerID = T2.LeadDesignerID GROUP BY T1.DesignerID HAVING COUNT(*) > 1 ORDER BY AVG(T2.Budget) DESC;
-- What is the style name of the most expensive garment ordered by a boutique in Italy?
-- priciest style that any shop in Italy has ordered
-- What is the dearest thing a shop in Italy has ever bought from us called?
-- boutique country italy: style with the highest retail price among their orders
SELECT T1.StyleName FROM Garment AS T1 JOIN BoutiqueOrder AS T2 ON T1.GarmentID = T2.GarmentID JOIN Boutique AS T3 ON T2.BoutiqueID = T3.BoutiqueID WHERE T3.Country = 'Italy' ORDER BY T1.RetailPrice DESC LIMIT 1;
