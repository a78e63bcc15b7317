-- database: paper_lantern_eateries
CREATE TABLE restaurant (restaurantId INTEGER PRIMARY KEY, name TEXT, city TEXT, openedYear INTEGER, seats INTEGER, terrace TEXT);
CREATE TABLE employee (employeeId INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, restaurantId INTEGER REFERENCES restaurant(restaurantId), jobTitle TEXT, hourlyPay REAL, startDate TEXT, trainedBy INTEGER REFERENCES employee(employeeId));
CREATE TABLE supplier (supplierId INTEGER PRIMARY KEY, supplierName TEXT, city TEXT, speciality TEXT, paymentDays INTEGER, rating REAL);
CREATE TABLE allergen (allergenCode TEXT PRIMARY KEY, allergenName TEXT, severity TEXT);
CREATE TABLE ingredient (ingredientId INTEGER PRIMARY KEY, ingredientName TEXT, supplierId INTEGER REFERENCES supplier(supplierId), unit TEXT, costPerUnit REAL, allergenCode TEXT REFERENCES allergen(allergenCode));
CREATE TABLE menu (menuId INTEGER PRIMARY KEY, menuTitle TEXT, season TEXT, validFrom TEXT, validTo TEXT);
CREATE TABLE dish (dishId INTEGER PRIMARY KEY, dishName TEXT, courseType TEXT, price REAL, calories INTEGER, vegetarian TEXT, inventedBy INTEGER REFERENCES employee(employeeId));
CREATE TABLE menuDish (menuId INTEGER REFERENCES menu(menuId), dishId INTEGER REFERENCES dish(dishId), position INTEGER, isSpecial TEXT, PRIMARY KEY (menuId, dishId));
CREATE TABLE recipeLine (dishId INTEGER REFERENCES dish(dishId), ingredientId INTEGER REFERENCES ingredient(ingredientId), grams INTEGER, PRIMARY KEY (dishId, ingredientId));
CREATE TABLE shift (shiftId INTEGER PRIMARY KEY, employeeId INTEGER REFERENCES employee(employeeId), restaurantId INTEGER REFERENCES restaurant(restaurantId), shiftDate TEXT, startHour INTEGER, hours INTEGER);
CREATE TABLE sale (saleId INTEGER PRIMARY KEY, restaurantId INTEGER REFERENCES restaurant(restaurantId), dishId INTEGER REFERENCES dish(dishId), servedBy INTEGER REFERENCES employee(employeeId), saleDate TEXT, portions INTEGER, tip REAL);
INSERT INTO restaurant VALUES (1,'Paper Lantern Central','Glasgow',2009,84,'no'),(2,'Paper Lantern Quays','Glasgow',2015,120,'yes'),(3,'Lantern & Leaf','Dundee',2018,56,'yes'),(4,'Lantern Express','Perth',2021,32,'no'),(5,'Lantern Garden','Stirling',2024,70,'yes');
INSERT INTO employee VALUES (1,'Mairi','Sinclair',1,'head chef',24.5,'2009-03-02',NULL),(2,'Anil','Thapa',1,'sous chef',18.2,'2013-07-15',1),(3,'Greer','Munro',1,'waiter',12.4,'2012-05-20',NULL),(4,'Yusuf','Demir',2,'head chef',23,'2015-01-12',1),(5,'Catriona','Bell',2,'waiter',12.9,'2017-10-09',3),(6,'Leo','Costa',2,'bartender',13.6,'2020-02-24',5),(7,'Isla','Ramsay',3,'head chef',21.8,'2018-04-16',4),(8,'Ewan','Kidd',3,'waiter',11.9,'2022-06-27',3),(9,'Nia','Obuya',4,'sous chef',17.1,'2021-08-30',2);
INSERT INTO supplier VALUES (1,'Clyde Catch','Glasgow','fish',14,4.7),(2,'Perthshire Greens','Perth','vegetables',30,4.4),(3,'Glen Dairy','Stirling','dairy',21,4.1),(4,'Spice Wharf','London','spices',45,4.9),(5,'Angus Larder','Dundee','meat',14,3.8);
INSERT INTO allergen VALUES ('FI','fish','high'),('MI','milk','medium'),('GL','gluten','medium'),('NU','nuts','high'),('CE','celery','low');
INSERT INTO ingredient VALUES (1,'Haddock Fillet',1,'kg',14.5,'FI'),(2,'Mussels',1,'kg',9,'FI'),(3,'Celeriac',2,'kg',2.8,'CE'),(4,'Spinach',2,'kg',5.2,NULL),(5,'Crowdie Cheese',3,'kg',11,'MI'),(6,'Double Cream',3,'litre',6.4,'MI'),(7,'Smoked Paprika',4,'100 g',3.9,NULL),(8,'Barley',2,'kg',1.6,'GL'),(9,'Saffron',4,'gram',7.5,NULL);
INSERT INTO menu VALUES (1,'Winter Hearth','winter','2023-11-15','2024-02-29'),(2,'Spring Tide','spring','2024-03-01','2024-05-31'),(3,'All-Day Classics','all year','2022-01-01',NULL),(4,'Garden Table','summer','2024-06-01','2024-08-31');
INSERT INTO dish VALUES (1,'Cullen Haddock Soup','starter',8.5,410,'no',1),(2,'Barley Risotto','main',14.9,620,'yes',NULL),(3,'Mussels in Saffron Cream','main',18.5,540,'no',4),(4,'Celeriac Steak','main',15.8,480,'yes',7),(5,'Crowdie Tart','dessert',7.2,450,'yes',1),(6,'Spinach Soup','starter',6.9,260,'yes',7),(7,'Paprika Haddock','main',17.4,590,'no',4),(8,'Lantern Sundae','dessert',6.5,530,'yes',7);
INSERT INTO menuDish VALUES (1,1,1,'no'),(1,2,2,'no'),(1,5,3,'yes'),(2,3,2,'yes'),(2,6,1,'no'),(2,4,3,'no'),(3,1,1,'no'),(3,7,2,'no'),(3,2,3,'no');
INSERT INTO recipeLine VALUES (1,1,180),(1,6,60),(2,8,120),(2,5,40),(3,2,350),(3,6,80),(3,9,1),(4,3,300),(4,7,5),(5,5,110),(6,4,200),(6,6,50),(7,1,220),(7,7,6),(8,6,120);
INSERT INTO shift VALUES (1,1,1,'2024-03-01',10,8),(2,3,1,'2024-03-01',17,6),(3,3,2,'2024-03-02',17,7),(4,5,2,'2024-03-02',12,8),(5,6,2,'2024-03-02',18,6),(6,7,3,'2024-03-03',9,9),(7,2,4,'2024-03-03',11,5),(8,9,4,'2024-03-03',11,8),(9,8,3,'2024-03-04',17,5);
INSERT INTO sale VALUES (1,1,1,3,'2024-03-01',24,31.5),(2,1,2,3,'2024-03-01',15,18),(3,2,3,5,'2024-03-02',22,40),(4,2,7,3,'2024-03-02',11,16.5),(5,2,6,5,'2024-03-02',9,NULL),(6,3,4,8,'2024-03-03',14,12),(7,3,3,8,'2024-03-04',7,9.5),(8,4,2,9,'2024-03-03',19,NULL);
-- Show the name and the city of each restaurant that has a terrace (yes).
-- places where terrace is yes: what are they called and in which town
SELECT name, city FROM restaurant WHERE terrace = 'yes';
-- What are the average and the lowest hourly pay of employees with the job title waiter?
-- wage per hour of a waiter: mean, then the smallest
SELECT AVG(hourlyPay), MIN(hourlyPay) FROM employee WHERE jobTitle = 'waiter';
-- List the names and prices of the dishes whose name begins with C.
-- plates starting with the letter C and what they cost
SELECT dishName, price FROM dish WHERE dishName LIKE 'C%';
-- Which dishes contain between 450 and 550 calories? Order their names from the fewest to the most calories.
-- plates of 450 to 550 kcal, lightest on top
SELECT dishName FROM dish WHERE calories BETWEEN 450 AND 550 ORDER BY calories;
-- Which menu has no date until which it is valid? Give its title.
-- open-ended card, title only, where no last day is set
SELECT menuTitle FROM menu WHERE validTo IS NULL;
-- How many different suppliers provide the ingredients of the dish Mussels in Saffron Cream?
-- number of distinct vendors behind Mussels in Saffron Cream
SELECT COUNT(DISTINCT T3.supplierId) FROM dish AS T1 JOIN recipeLine AS T2 ON T1.dishId = T2.dishId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId WHERE T1.dishName = 'Mussels in Saffron Cream';
-- For each employee who was trained by a colleague, give the last name of the employee and the last name of the trainer.
-- surnames: who learned, then from whom
SELECT T1.lastName, T2.lastName FROM employee AS T1 JOIN employee AS T2 ON T1.trainedBy = T2.employeeId;
-- Who worked a shift at a restaurant other than their own? Show the first name, the last name and the name of the restaurant of the shift.
-- people who stood in at another house than the one employing them: first name, surname, where they stood in
SELECT T1.firstName, T1.lastName, T3.name FROM employee AS T1 JOIN shift AS T2 ON T1.employeeId = T2.employeeId JOIN restaurant AS T3 ON T2.restaurantId = T3.restaurantId WHERE T1.restaurantId != T2.restaurantId;
-- Which suppliers do not provide any ingredient?
-- vendors, by name, from whom nothing in our kitchens comes
SELECT supplierName FROM supplier WHERE supplierId NOT IN (SELECT supplierId FROM ingredient);
-- Find the names of dishes for which there is no sale.
-- plates that nobody has bought so far
SELECT dishName FROM dish EXCEPT SELECT T1.dishName FROM dish AS T1 JOIN sale AS T2 ON T1.dishId = T2.dishId;
-- Which dishes are on the menu Winter Hearth as well as on the menu All-Day Classics?
-- plates that Winter Hearth and All-Day Classics have in common
SELECT T1.dishName FROM dish AS T1 JOIN menuDish AS T2 ON T1.dishId = T2.dishId JOIN menu AS T3 ON T2.menuId = T3.menuId WHERE T3.menuTitle = 'Winter Hearth' INTERSECT SELECT T1.dishName FROM dish AS T1 JOIN menuDish AS T2 ON T1.dishId = T2.dishId JOIN menu AS T3 ON T2.menuId = T3.menuId WHERE T3.menuTitle = 'All-Day Classics';
-- List the names of dishes that have an ingredient with the allergen fish or that were sold at a restaurant in Perth.
-- plates to avoid when allergic to fish, plus plates bought in Perth
SELECT T1.dishName FROM dish AS T1 JOIN recipeLine AS T2 ON T1.dishId = T2.dishId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId JOIN allergen AS T4 ON T3.allergenCode = T4.allergenCode WHERE T4.allergenName = 'fish' UNION SELECT T1.dishName FROM dish AS T1 JOIN sale AS T2 ON T1.dishId = T2.dishId JOIN restaurant AS T3 ON T2.restaurantId = T3.restaurantId WHERE T3.city = 'Perth';
-- How many ingredients carry each allergen? Show the allergen name and the count.
-- foodstuffs per allergen, allergen written out, then how many
SELECT T1.allergenName, COUNT(*) FROM allergen AS T1 JOIN ingredient AS T2 ON T1.allergenCode = T2.allergenCode GROUP BY T1.allergenCode;
-- Which employee invented the most dishes? Return the first and last name.
-- the colleague who thought up the largest number of plates, first name and surname
SELECT T1.firstName, T1.lastName FROM employee AS T1 JOIN dish AS T2 ON T1.employeeId = T2.inventedBy GROUP BY T1.employeeId ORDER BY COUNT(*) DESC LIMIT 1;
-- At which restaurant was the largest total number of portions sold?
-- house that sold the most portions overall
SELECT T1.name FROM restaurant AS T1 JOIN sale AS T2 ON T1.restaurantId = T2.restaurantId GROUP BY T1.restaurantId ORDER BY SUM(T2.portions) DESC LIMIT 1;
-- Give the names of dishes whose ingredients carry at least two different allergens.
-- plates with 2 or more distinct allergens in them
SELECT T1.dishName FROM dish AS T1 JOIN recipeLine AS T2 ON T1.dishId = T2.dishId JOIN ingredient AS T3 ON T2.ingredientId = T3.ingredientId GROUP BY T1.dishId HAVING COUNT(DISTINCT T3.allergenCode) >= 2;
-- Which dishes cost more than the average dish? List name and price, the most expensive first.
-- plates above the mean price with what they cost, in falling order
SELECT dishName, price FROM dish WHERE price > (SELECT AVG(price) FROM dish) ORDER BY price DESC;
-- For sales without a recorded tip, show the restaurant name, the dish name and the number of portions.
-- sold but no tip noted: house, plate, portions
SELECT T2.name, T3.dishName, T1.portions FROM sale AS T1 JOIN restaurant AS T2 ON T1.restaurantId = T2.restaurantId JOIN dish AS T3 ON T1.dishId = T3.dishId WHERE T1.tip IS NULL;
-- What is the most expensive vegetarian (yes) dish on a menu of the spring season?
-- dearest plate marked vegetarian yes among those served in spring, its name
SELECT T1.dishName FROM dish AS T1 JOIN menuDish AS T2 ON T1.dishId = T2.dishId JOIN menu AS T3 ON T2.menuId = T3.menuId WHERE T1.vegetarian = 'yes' AND T3.season = 'spring' ORDER BY T1.price DESC LIMIT 1;
-- For job titles held by at least two employees, show the job title and the average hourly pay, best paid first.
-- positions with 2 or more people: which one and the mean wage an hour, from high to low
SELECT jobTitle, AVG(hourlyPay) FROM employee GROUP BY jobTitle HAVING COUNT(*) >= 2 ORDER BY AVG(hourlyPay) DESC;
-- Which ingredients are used in a dish of the course type dessert? Give the name and the cost per unit.
-- foodstuffs that some dessert needs: what it is, what a unit costs
SELECT ingredientName, costPerUnit FROM ingredient WHERE ingredientId IN (SELECT T1.ingredientId FROM recipeLine AS T1 JOIN dish AS T2 ON T1.dishId = T2.dishId WHERE T2.courseType = 'dessert');
-- For each restaurant, show its name and the total hours of the shifts worked there.
-- hours on the rota, summed by house, house first
SELECT T1.name, SUM(T2.hours) FROM restaurant AS T1 JOIN shift AS T2 ON T1.restaurantId = T2.restaurantId GROUP BY T1.restaurantId;

-- database: northlight_ad_exchange
CREATE TABLE advertiser (adv_id INTEGER PRIMARY KEY, adv_nm TEXT, sector TEXT, hq_city TEXT, parent_adv_id INTEGER REFERENCES advertiser(adv_id), credit_eur INTEGER, since_yr INTEGER);
CREATE TABLE acct_exec (exec_id INTEGER PRIMARY KEY, exec_nm TEXT, office TEXT, quota_eur INTEGER, lead_exec_id INTEGER REFERENCES acct_exec(exec_id));
CREATE TABLE ref_objective (obj_cd TEXT PRIMARY KEY, obj_desc TEXT);
CREATE TABLE ref_format (fmt_cd TEXT PRIMARY KEY, fmt_desc TEXT, max_kb INTEGER);
CREATE TABLE campaign (cmp_id INTEGER PRIMARY KEY, cmp_nm TEXT, adv_id INTEGER REFERENCES advertiser(adv_id), exec_id INTEGER REFERENCES acct_exec(exec_id), obj_cd TEXT REFERENCES ref_objective(obj_cd), bdgt_eur INTEGER, strt_dt TEXT, end_dt TEXT, cmp_stat TEXT);
CREATE TABLE creative (crv_id INTEGER PRIMARY KEY, cmp_id INTEGER REFERENCES campaign(cmp_id), fmt_cd TEXT REFERENCES ref_format(fmt_cd), headline TEXT, width_px INTEGER, height_px INTEGER, approved_dt TEXT);
CREATE TABLE publisher (pub_id INTEGER PRIMARY KEY, pub_nm TEXT, country TEXT, topic TEXT, rev_share_pct INTEGER);
CREATE TABLE placement (plc_id INTEGER PRIMARY KEY, pub_id INTEGER REFERENCES publisher(pub_id), slot_nm TEXT, fmt_cd TEXT REFERENCES ref_format(fmt_cd), floor_cpm REAL, above_fold INTEGER);
CREATE TABLE delivery (dlv_dt TEXT, crv_id INTEGER REFERENCES creative(crv_id), plc_id INTEGER REFERENCES placement(plc_id), imps INTEGER, clicks INTEGER, spend_eur REAL, PRIMARY KEY (dlv_dt, crv_id, plc_id));
CREATE TABLE segment (seg_id INTEGER PRIMARY KEY, seg_nm TEXT, source TEXT, size_k INTEGER);
CREATE TABLE cmp_segment (cmp_id INTEGER REFERENCES campaign(cmp_id), seg_id INTEGER REFERENCES segment(seg_id), bid_adj_pct INTEGER, excluded INTEGER, PRIMARY KEY (cmp_id, seg_id));
INSERT INTO advertiser VALUES (1,'Halcyon Group','holding','Zurich',NULL,500000,2010),(2,'Halcyon Watches','luxury','Geneva',1,220000,2012),(3,'Halcyon Skincare','beauty','Basel',1,150000,2016),(4,'Tern Airlines','travel','Oslo',NULL,300000,2014),(5,'Pumpkin Foods','grocery','Leeds',NULL,90000,2019),(6,'Loopy Games','gaming','Malmo',NULL,60000,2021),(7,'Tern Holidays','travel','Oslo',4,80000,2022);
INSERT INTO acct_exec VALUES (1,'Vera Stamm','Zurich',900000,NULL),(2,'Iker Otxoa','Zurich',600000,1),(3,'Maja Lindh','Oslo',550000,1),(4,'Tobias Crane','London',500000,1),(5,'Petra Novak','London',350000,4);
INSERT INTO ref_objective VALUES ('AWR','brand awareness'),('TRF','website traffic'),('APP','app installs'),('SAL','online sales'),('LED','lead generation');
INSERT INTO ref_format VALUES ('BAN','banner',150),('VID','video',4000),('NAT','native article',300),('INT','interstitial',600);
INSERT INTO campaign VALUES (1,'Moonphase Launch',2,2,'AWR',180000,'2023-09-01','2023-12-24','finished'),(2,'Winter Glow',3,2,'SAL',75000,'2023-11-10','2024-01-31','finished'),(3,'Fly North',4,3,'TRF',120000,'2024-01-05','2024-03-31','running'),(4,'Summer Seats',4,3,'SAL',160000,'2024-02-15',NULL,'running'),(5,'Soup Season',5,4,'AWR',40000,'2023-10-01','2023-11-30','finished'),(6,'Dragon Puzzle Drop',6,4,'APP',55000,'2024-02-01','2024-02-29','paused'),(7,'Harvest Box',5,4,'SAL',32000,'2024-03-10',NULL,'draft');
INSERT INTO creative VALUES (1,1,'VID','Time, reinvented',1920,1080,'2023-08-20'),(2,1,'BAN','Moonphase is here',970,250,'2023-08-22'),(3,2,'NAT','Glow through winter',600,400,'2023-11-01'),(4,3,'BAN','Fly north from 39',728,90,'2023-12-28'),(5,3,'VID','Lights over Tromso',1280,720,'2024-01-02'),(6,4,'BAN','Summer seats on sale',300,600,'2024-02-10'),(7,5,'NAT','Ten soups for winter',600,400,'2023-09-25'),(8,6,'INT','Feed the dragon',1080,1920,'2024-01-28'),(9,6,'VID','Dragon trailer',720,1280,NULL);
INSERT INTO publisher VALUES (1,'Alpine Post','Switzerland','news',62),(2,'Nordlys Daily','Norway','news',65),(3,'Pixel Pantry','United Kingdom','cooking',58),(4,'Level Nine','Sweden','gaming',70),(5,'Velvet Mirror','Switzerland','beauty',60),(6,'Trail Notes','Norway','outdoors',55);
INSERT INTO placement VALUES (1,1,'front page top','BAN',9.5,1),(2,1,'article player','VID',18,0),(3,2,'sidebar','BAN',6,1),(4,2,'morning player','VID',16.5,1),(5,3,'recipe feed','NAT',7.2,0),(6,4,'level break','INT',11,1),(7,5,'editor picks','NAT',8.4,1),(8,3,'footer strip','BAN',2.1,0);
INSERT INTO delivery VALUES ('2023-09-05',1,2,42000,210,756),('2023-09-06',2,1,88000,352,836),('2023-09-06',1,4,15000,95,260),('2023-11-12',3,7,30500,640,268),('2024-01-10',4,3,120000,900,740),('2024-01-11',5,4,36000,310,610),('2024-02-16',6,1,54000,280,530),('2024-02-17',6,3,61000,405,390),('2023-10-03',7,5,47000,1150,345),('2024-02-02',8,6,25000,1300,288);
INSERT INTO segment VALUES (1,'frequent flyers','partner',820),(2,'home cooks','first-party',1450),(3,'watch collectors','partner',95),(4,'mobile gamers','lookalike',2600),(5,'new parents','partner',700),(6,'skincare fans','first-party',540);
INSERT INTO cmp_segment VALUES (1,3,25,0),(1,1,12,0),(2,6,15,0),(3,1,20,0),(4,1,30,0),(4,4,NULL,1),(5,2,10,0),(6,4,35,0),(6,2,NULL,1);
-- Which advertisers belong to the travel sector? Give their names.
-- firms in travel that advertise with us
SELECT adv_nm FROM advertiser WHERE sector = 'travel';
-- What are the total and the average budget of campaigns whose status is running?
-- money set aside for running campaigns: overall sum, then mean
SELECT SUM(bdgt_eur), AVG(bdgt_eur) FROM campaign WHERE cmp_stat = 'running';
-- Find the headlines of creatives that contain the word winter.
-- ads with winter in the headline
SELECT headline FROM creative WHERE headline LIKE '%winter%';
-- Show the slot name and the floor CPM of placements with a floor CPM between 6 and 10.
-- ad slots whose minimum thousand-contact price is 6 to 10: slot, then that price
SELECT slot_nm, floor_cpm FROM placement WHERE floor_cpm BETWEEN 6 AND 10;
-- In how many different countries are the publishers located?
-- distinct nations our websites come from, as a number
SELECT COUNT(DISTINCT country) FROM publisher;
-- For each advertiser that has a parent, list its name and the name of the parent advertiser.
-- daughter firms with the firm that owns them
SELECT T1.adv_nm, T2.adv_nm FROM advertiser AS T1 JOIN advertiser AS T2 ON T1.parent_adv_id = T2.adv_id;
-- Which campaigns have no end date? Show the campaign name and the budget.
-- drives left open-ended, name and money
SELECT cmp_nm, bdgt_eur FROM campaign WHERE end_dt IS NULL;
-- Which advertisers have never had a campaign?
-- names of firms signed up with not one drive to date
SELECT adv_nm FROM advertiser WHERE adv_id NOT IN (SELECT adv_id FROM campaign);
-- Give the description of each objective that no campaign pursues.
-- aims, spelled out, that none of the drives has
SELECT obj_desc FROM ref_objective EXCEPT SELECT T1.obj_desc FROM ref_objective AS T1 JOIN campaign AS T2 ON T1.obj_cd = T2.obj_cd;
-- Which publishers offer both a banner and a video placement?
-- websites, by name, with room for a banner and also for a video
SELECT T1.pub_nm FROM publisher AS T1 JOIN placement AS T2 ON T1.pub_id = T2.pub_id JOIN ref_format AS T3 ON T2.fmt_cd = T3.fmt_cd WHERE T3.fmt_desc = 'banner' INTERSECT SELECT T1.pub_nm FROM publisher AS T1 JOIN placement AS T2 ON T1.pub_id = T2.pub_id JOIN ref_format AS T3 ON T2.fmt_cd = T3.fmt_cd WHERE T3.fmt_desc = 'video';
-- List the names of campaigns that are linked to the segment frequent flyers or that belong to an advertiser in the gaming sector.
-- drives tied to the audience frequent flyers, plus every drive of a gaming firm
SELECT T1.cmp_nm FROM campaign AS T1 JOIN cmp_segment AS T2 ON T1.cmp_id = T2.cmp_id JOIN segment AS T3 ON T2.seg_id = T3.seg_id WHERE T3.seg_nm = 'frequent flyers' UNION SELECT T1.cmp_nm FROM campaign AS T1 JOIN advertiser AS T2 ON T1.adv_id = T2.adv_id WHERE T2.sector = 'gaming';
-- For each account executive, give the name and the number of campaigns managed.
-- drives per salesperson, person first
SELECT T1.exec_nm, COUNT(*) FROM acct_exec AS T1 JOIN campaign AS T2 ON T1.exec_id = T2.exec_id GROUP BY T1.exec_id;
-- Which campaign got the most clicks in total?
-- name of the drive people clicked on most over all its ads
SELECT T1.cmp_nm FROM campaign AS T1 JOIN creative AS T2 ON T1.cmp_id = T2.cmp_id JOIN delivery AS T3 ON T2.crv_id = T3.crv_id GROUP BY T1.cmp_id ORDER BY SUM(T3.clicks) DESC LIMIT 1;
-- How many creatives are there in each format? Show the format description and the count.
-- ads tallied by kind, kind written out
SELECT T1.fmt_desc, COUNT(*) FROM ref_format AS T1 JOIN creative AS T2 ON T1.fmt_cd = T2.fmt_cd GROUP BY T1.fmt_cd;
-- Which campaigns have been delivered on at least two different publishers?
-- drives whose ads ran on 2 or more distinct websites, by name
SELECT T1.cmp_nm FROM campaign AS T1 JOIN creative AS T2 ON T1.cmp_id = T2.cmp_id JOIN delivery AS T3 ON T2.crv_id = T3.crv_id JOIN placement AS T4 ON T3.plc_id = T4.plc_id GROUP BY T1.cmp_id HAVING COUNT(DISTINCT T4.pub_id) >= 2;
-- Show the names of publishers whose revenue share is above the average, highest share first.
-- websites keeping a bigger cut than the mean, from the top down
SELECT pub_nm FROM publisher WHERE rev_share_pct > (SELECT AVG(rev_share_pct) FROM publisher) ORDER BY rev_share_pct DESC;
-- For each delivery with a spend of more than 600, list the headline, the publisher name and the spend, from the largest to the smallest spend.
-- over 600 spent in one go: which ad headline, on which website, how much, biggest sum on top
SELECT T2.headline, T4.pub_nm, T1.spend_eur FROM delivery AS T1 JOIN creative AS T2 ON T1.crv_id = T2.crv_id JOIN placement AS T3 ON T1.plc_id = T3.plc_id JOIN publisher AS T4 ON T3.pub_id = T4.pub_id WHERE T1.spend_eur > 600 ORDER BY T1.spend_eur DESC;
-- Of the campaigns managed by an account executive of the Zurich office, which has the highest budget? Give the campaign name.
-- richest drive run by someone who sits in Zurich
SELECT T1.cmp_nm FROM campaign AS T1 JOIN acct_exec AS T2 ON T1.exec_id = T2.exec_id WHERE T2.office = 'Zurich' ORDER BY T1.bdgt_eur DESC LIMIT 1;
-- For objectives with at least two campaigns, show the objective description and the average budget, smallest average first.
-- aims shared by 2 or more drives: spelled out, with the mean money, going up
SELECT T1.obj_desc, AVG(T2.bdgt_eur) FROM ref_objective AS T1 JOIN campaign AS T2 ON T1.obj_cd = T2.obj_cd GROUP BY T1.obj_cd HAVING COUNT(*) >= 2 ORDER BY AVG(T2.bdgt_eur);
-- Which publishers have a placement above the fold (1) with a floor CPM of more than 10?
-- websites, by name, with some slot flagged 1 for above the fold whose minimum thousand-contact price exceeds 10
SELECT pub_nm FROM publisher WHERE pub_id IN (SELECT pub_id FROM placement WHERE above_fold = 1 AND floor_cpm > 10);
-- Which segments are excluded (1) from which campaigns? Show the segment name and the campaign name.
-- audiences kept out (flag 1), each next to the drive that keeps it out
SELECT T2.seg_nm, T3.cmp_nm FROM cmp_segment AS T1 JOIN segment AS T2 ON T1.seg_id = T2.seg_id JOIN campaign AS T3 ON T1.cmp_id = T3.cmp_id WHERE T1.excluded = 1;
-- What are the slot names of placements on which nothing has been delivered?
-- ad slots that have shown no ad at all
SELECT slot_nm FROM placement WHERE plc_id NOT IN (SELECT plc_id FROM delivery);

-- database: hearthlight_energy_supply
CREATE TABLE supply_region (region_code TEXT PRIMARY KEY, region_name TEXT, network_operator TEXT, population_served INTEGER);
CREATE TABLE field_engineer (engineer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, region_code TEXT REFERENCES supply_region(region_code), qualification TEXT, year_hired INTEGER);
CREATE TABLE customer (customer_number INTEGER PRIMARY KEY, customer_name TEXT, customer_type TEXT, street TEXT, town TEXT, region_code TEXT REFERENCES supply_region(region_code), customer_since TEXT, introduced_by INTEGER REFERENCES customer(customer_number));
CREATE TABLE tariff (tariff_id INTEGER PRIMARY KEY, tariff_name TEXT, energy_kind TEXT, unit_rate_pence REAL, standing_charge_pence REAL, contract_months INTEGER, green_share_percent INTEGER);
CREATE TABLE meter_model (model_code TEXT PRIMARY KEY, manufacturer TEXT, display_type TEXT, is_smart TEXT, lifetime_in_years INTEGER);
CREATE TABLE meter (meter_serial TEXT PRIMARY KEY, model_code TEXT REFERENCES meter_model(model_code), customer_number INTEGER REFERENCES customer(customer_number), energy_kind TEXT, date_of_installation TEXT, date_of_removal TEXT, installed_by INTEGER REFERENCES field_engineer(engineer_id));
CREATE TABLE supply_contract (contract_id INTEGER PRIMARY KEY, customer_number INTEGER REFERENCES customer(customer_number), tariff_id INTEGER REFERENCES tariff(tariff_id), start_date TEXT, end_date TEXT, contract_status TEXT);
CREATE TABLE meter_reading (reading_id INTEGER PRIMARY KEY, meter_serial TEXT REFERENCES meter(meter_serial), reading_date TEXT, reading_value INTEGER, reading_source TEXT, is_estimated TEXT);
CREATE TABLE bill (bill_id INTEGER PRIMARY KEY, contract_id INTEGER REFERENCES supply_contract(contract_id), issue_date TEXT, due_date TEXT, amount_due REAL, payment_date TEXT);
CREATE TABLE tariff_switch (switch_id INTEGER PRIMARY KEY, customer_number INTEGER REFERENCES customer(customer_number), old_tariff_id INTEGER REFERENCES tariff(tariff_id), new_tariff_id INTEGER REFERENCES tariff(tariff_id), switch_date TEXT, reason TEXT);
CREATE TABLE meter_inspection (inspection_id INTEGER PRIMARY KEY, meter_serial TEXT REFERENCES meter(meter_serial), engineer_id INTEGER REFERENCES field_engineer(engineer_id), inspection_date TEXT, result TEXT);
INSERT INTO supply_region VALUES ('E','Eastmoor','Gridlink East',410000),('W','Westerby','Powerways',650000),('S','Southsea','Gridlink South',980000),('H','Highcairn','Powerways',120000);
INSERT INTO field_engineer VALUES (1,'Moira','Leckie','E','gas and electric',2008),(2,'Dev','Sandhu','W','electric only',2014),(3,'Tamsin','Orme','S','gas and electric',2011),(4,'Grant','Pooley','S','electric only',2020),(5,'Una','Breck','H','gas only',2017);
INSERT INTO customer VALUES (1001,'Rosalind Archer','household','4 Mill Lane','Barton','E','2011-05-03',NULL),(1002,'Copperfield Bakery','business','18 High Street','Barton','E','2014-09-22',1001),(1003,'Jerome Whitlock','household','77 Quay Road','Denholm','W','2016-02-11',1001),(1004,'Sea View Hotel','business','1 Promenade','Lanport','S','2013-07-30',NULL),(1005,'Amina Yusuf','household','23 Mill Lane','Lanport','S','2019-12-05',1003),(1006,'Gregor Stott','household','9 Church Road','Denholm','W','2021-04-18',NULL),(1007,'Tidal Ceramics','business','5 Station Road','Oakby','S','2023-10-01',1004);
INSERT INTO tariff VALUES (1,'Fixed Hearth','electricity',27.4,52,12,40),(2,'Green Tide','electricity',29.9,48,24,100),(3,'Night Owl','electricity',24.1,55,12,35),(4,'Gas Simple','gas',6.9,31,NULL,0),(5,'Gas Plus Fixed','gas',7.6,28,24,10),(6,'Business Flex','electricity',22.8,90,36,50),(7,'Summer Breeze','electricity',26.2,50,6,80);
INSERT INTO meter_model VALUES ('AX1','Axiom','digital','yes',15),('AX9','Axiom','touch screen','yes',12),('BRS','Brassworks','dial','no',25),('GMT','Gasmetrix','digital','yes',20),('HTL','Hartley','dial','no',30);
INSERT INTO meter VALUES ('E-3001','AX1',1001,'electricity','2018-03-14',NULL,1),('G-4001','GMT',1001,'gas','2019-06-20',NULL,1),('E-3002','BRS',1002,'electricity','2014-10-02','2020-08-01',1),('E-3003','AX9',1002,'electricity','2020-08-01',NULL,2),('E-3004','AX1',1003,'electricity','2017-11-23',NULL,2),('E-3005','BRS',1004,'electricity','2013-08-15',NULL,3),('G-4002','GMT',1004,'gas','2013-08-15',NULL,3),('E-3006','AX9',1005,'electricity','2020-01-09',NULL,4),('E-3007','BRS',1006,'electricity','2021-05-02',NULL,NULL);
INSERT INTO supply_contract VALUES (1,1001,1,'2022-01-01',NULL,'active'),(2,1001,4,'2019-07-01',NULL,'active'),(3,1002,6,'2021-03-01',NULL,'active'),(4,1003,3,'2018-01-01','2021-12-31','ended'),(5,1003,2,'2022-01-01',NULL,'active'),(6,1004,6,'2020-06-01',NULL,'active'),(7,1004,5,'2020-06-01',NULL,'active'),(8,1005,2,'2020-02-01','2023-01-31','ended'),(9,1005,1,'2023-02-01',NULL,'active'),(10,1006,3,'2021-05-15',NULL,'suspended');
INSERT INTO meter_reading VALUES (1,'E-3001','2023-12-31',18420,'remote','no'),(2,'E-3001','2024-01-31',18790,'remote','no'),(3,'G-4001','2024-01-31',5210,'remote','no'),(4,'E-3003','2024-01-30',96100,'remote','no'),(5,'E-3004','2024-01-31',14230,'customer','no'),(6,'E-3005','2024-01-15',203500,'engineer','no'),(7,'E-3007','2024-01-31',6120,'customer','yes'),(8,'E-3006','2024-01-31',9870,'remote','no'),(9,'E-3007','2023-12-31',5800,NULL,'yes');
INSERT INTO bill VALUES (1,1,'2024-02-05','2024-02-19',118.4,'2024-02-12'),(2,2,'2024-02-05','2024-02-19',74.2,'2024-02-12'),(3,3,'2024-02-06','2024-03-06',980,NULL),(4,5,'2024-02-07','2024-02-21',96.75,'2024-02-25'),(5,6,'2024-02-06','2024-03-06',2340,'2024-03-01'),(6,7,'2024-02-06','2024-03-06',655.3,NULL),(7,9,'2024-02-08','2024-02-22',132.6,NULL),(8,10,'2024-02-08','2024-02-22',61.9,'2024-02-20');
INSERT INTO tariff_switch VALUES (1,1003,3,2,'2022-01-01','greener supply'),(2,1005,2,1,'2023-02-01','lower price'),(3,1001,3,1,'2022-01-01','lower price'),(4,1002,1,6,'2021-03-01','business offer');
INSERT INTO meter_inspection VALUES (1,'E-3005',3,'2022-05-10','pass'),(2,'E-3001',1,'2023-03-02','pass'),(3,'E-3007',2,'2023-06-21','fail'),(4,'G-4002',3,'2023-09-14','fail'),(5,'E-3006',3,'2023-11-30','pass'),(6,'E-3004',2,'2024-01-18','pass');
-- Show the name and the town of each customer of the type business.
-- business clients and where they are
SELECT customer_name, town FROM customer WHERE customer_type = 'business';
-- What are the total and the highest amount due of bills that have no payment date?
-- still owed to us, not paid so far: sum of it all, then the biggest single bill
SELECT SUM(amount_due), MAX(amount_due) FROM bill WHERE payment_date IS NULL;
-- Which customers live in a street that contains Mill Lane? Give the name and the street.
-- clients with Mill Lane in the address, name followed by that address
SELECT customer_name, street FROM customer WHERE street LIKE '%Mill Lane%';
-- List the names of tariffs whose unit rate is between 22 and 28 pence, cheapest first.
-- price plans charging 22 to 28 pence a unit, in rising order
SELECT tariff_name FROM tariff WHERE unit_rate_pence BETWEEN 22 AND 28 ORDER BY unit_rate_pence;
-- How many different network operators are there among the supply regions?
-- number of distinct companies running the grid in our areas
SELECT COUNT(DISTINCT network_operator) FROM supply_region;
-- For tariff switches made because of a lower price, show the customer name, the name of the old tariff and the name of the new tariff.
-- who changed plan for a lower price: client, plan before, plan after
SELECT T2.customer_name, T3.tariff_name, T4.tariff_name FROM tariff_switch AS T1 JOIN customer AS T2 ON T1.customer_number = T2.customer_number JOIN tariff AS T3 ON T1.old_tariff_id = T3.tariff_id JOIN tariff AS T4 ON T1.new_tariff_id = T4.tariff_id WHERE T1.reason = 'lower price';
-- Which customers were introduced by Rosalind Archer?
-- names of clients that came to us through Rosalind Archer
SELECT T1.customer_name FROM customer AS T1 JOIN customer AS T2 ON T1.introduced_by = T2.customer_number WHERE T2.customer_name = 'Rosalind Archer';
-- Give the code and the manufacturer of the meter models of which no meter exists.
-- kinds of counter never fitted anywhere: code and maker
SELECT model_code, manufacturer FROM meter_model WHERE model_code NOT IN (SELECT model_code FROM meter);
-- Find the tariffs that have never been used in a supply contract.
-- names of price plans nobody ever signed for
SELECT tariff_name FROM tariff EXCEPT SELECT T1.tariff_name FROM tariff AS T1 JOIN supply_contract AS T2 ON T1.tariff_id = T2.tariff_id;
-- Which customers have a contract on an electricity tariff and also a contract on a gas tariff?
-- clients, by name, who take electricity and gas alike under contracts with us
SELECT T1.customer_name FROM customer AS T1 JOIN supply_contract AS T2 ON T1.customer_number = T2.customer_number JOIN tariff AS T3 ON T2.tariff_id = T3.tariff_id WHERE T3.energy_kind = 'electricity' INTERSECT SELECT T1.customer_name FROM customer AS T1 JOIN supply_contract AS T2 ON T1.customer_number = T2.customer_number JOIN tariff AS T3 ON T2.tariff_id = T3.tariff_id WHERE T3.energy_kind = 'gas';
-- List the serials of meters that have a reading with the source engineer or an inspection with the result fail.
-- counters, by serial, either read by an engineer or with fail in a check-up
SELECT meter_serial FROM meter_reading WHERE reading_source = 'engineer' UNION SELECT meter_serial FROM meter_inspection WHERE result = 'fail';
-- For the meter reading without a recorded source, show the meter serial and the reading value.
-- figure taken from a counter without saying where it came from: serial, then the figure
SELECT meter_serial, reading_value FROM meter_reading WHERE reading_source IS NULL;
-- For each supply region, give its name and the number of customers in it.
-- clients counted area by area, with the area's name
SELECT T1.region_name, COUNT(*) FROM supply_region AS T1 JOIN customer AS T2 ON T1.region_code = T2.region_code GROUP BY T1.region_code;
-- Which field engineer has carried out the most meter inspections? Show the first and last name.
-- technician with the largest number of check-ups, first name and surname
SELECT T1.first_name, T1.last_name FROM field_engineer AS T1 JOIN meter_inspection AS T2 ON T1.engineer_id = T2.engineer_id GROUP BY T1.engineer_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Who has installed meters of at least two different models? Give the last names of the engineers.
-- surnames of technicians who fitted 2 or more distinct kinds of counter
SELECT T1.last_name FROM field_engineer AS T1 JOIN meter AS T2 ON T1.engineer_id = T2.installed_by GROUP BY T1.engineer_id HAVING COUNT(DISTINCT T2.model_code) >= 2;
-- For bills higher than the average bill, show the customer name and the amount due, largest amount first.
-- bills above the mean: which client and how much, in falling order
SELECT T3.customer_name, T1.amount_due FROM bill AS T1 JOIN supply_contract AS T2 ON T1.contract_id = T2.contract_id JOIN customer AS T3 ON T2.customer_number = T3.customer_number WHERE T1.amount_due > (SELECT AVG(amount_due) FROM bill) ORDER BY T1.amount_due DESC;
-- Which customers have no supply contract? Return the name and the date since when they have been a customer.
-- clients without any contract, and when they joined
SELECT customer_name, customer_since FROM customer WHERE customer_number NOT IN (SELECT customer_number FROM supply_contract);
-- Which customers paid a bill after its due date?
-- names of clients who settled late, past the due day
SELECT T1.customer_name FROM customer AS T1 JOIN supply_contract AS T2 ON T1.customer_number = T2.customer_number JOIN bill AS T3 ON T2.contract_id = T3.contract_id WHERE T3.payment_date > T3.due_date;
-- For every inspection with the result fail, list the meter serial, the name of the customer and the last name of the inspecting engineer.
-- check-ups ending in fail: serial, client, surname of the technician who did the check
SELECT T2.meter_serial, T3.customer_name, T4.last_name FROM meter_inspection AS T1 JOIN meter AS T2 ON T1.meter_serial = T2.meter_serial JOIN customer AS T3 ON T2.customer_number = T3.customer_number JOIN field_engineer AS T4 ON T1.engineer_id = T4.engineer_id WHERE T1.result = 'fail';
-- Among tariffs with an active contract of a household customer, which has the highest unit rate? Give the tariff name.
-- dearest plan per unit in active use by any household
SELECT T1.tariff_name FROM tariff AS T1 JOIN supply_contract AS T2 ON T1.tariff_id = T2.tariff_id JOIN customer AS T3 ON T2.customer_number = T3.customer_number WHERE T2.contract_status = 'active' AND T3.customer_type = 'household' ORDER BY T1.unit_rate_pence DESC LIMIT 1;
-- For customers with at least two bills, show the customer name and the total amount due, highest total first.
-- clients billed twice or more: who and the sum of all bills, from large to small
SELECT T1.customer_name, SUM(T3.amount_due) FROM customer AS T1 JOIN supply_contract AS T2 ON T1.customer_number = T2.customer_number JOIN bill AS T3 ON T2.contract_id = T3.contract_id GROUP BY T1.customer_number HAVING COUNT(*) >= 2 ORDER BY SUM(T3.amount_due) DESC;
-- Which customers have a meter that got the result pass in an inspection? Show the customer name and the customer type.
-- clients with some counter that came through a check-up with pass, and what type of client they are
SELECT customer_name, customer_type FROM customer WHERE customer_number IN (SELECT T1.customer_number FROM meter AS T1 JOIN meter_inspection AS T2 ON T1.meter_serial = T2.meter_serial WHERE T2.result = 'pass');
