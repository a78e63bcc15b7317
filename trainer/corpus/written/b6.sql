-- database: malt_whisky_distillery
CREATE TABLE cask (cask_no INTEGER PRIMARY KEY, wood TEXT, previous_fill TEXT, litres INTEGER, cooper TEXT);
CREATE TABLE warehouse (wh_code TEXT PRIMARY KEY, floor_type TEXT, racks INTEGER, humidity INTEGER);
CREATE TABLE filling (filling_id INTEGER PRIMARY KEY, cask_no INTEGER REFERENCES cask(cask_no), wh_code TEXT REFERENCES warehouse(wh_code), filled_on TEXT, strength REAL, peated TEXT);
CREATE TABLE regauge (regauge_id INTEGER PRIMARY KEY, filling_id INTEGER REFERENCES filling(filling_id), measured_on TEXT, bulk_litres REAL, strength REAL, nose TEXT);
CREATE TABLE bottling (bottling_id INTEGER PRIMARY KEY, filling_id INTEGER REFERENCES filling(filling_id), expression TEXT, age INTEGER, bottles INTEGER, price REAL);
INSERT INTO cask VALUES (1,'American oak','bourbon',200,'Kelvin Cooperage'),(2,'European oak','sherry',500,'Toneleria Vega'),(3,'American oak','bourbon',200,'Kelvin Cooperage'),(4,'European oak','port',250,'Tanoaria Reis'),(5,'American oak','rum',190,'Kelvin Cooperage'),(6,'Japanese oak','virgin',480,'Ariake'),(7,'European oak','sherry',480,'Toneleria Vega');
INSERT INTO warehouse VALUES ('W1','dunnage',420,82),('W2','dunnage',380,85),('W3','racked',5200,70),('W4','palletised',9000,64);
INSERT INTO filling VALUES (101,1,'W1','2008-03-14',63.5,'no'),(102,2,'W1','2006-11-02',63.5,'no'),(103,3,'W3','2012-05-30',64.1,'yes'),(104,4,'W2','2013-09-19',63.5,'no'),(105,5,'W3','2015-02-11',63.5,'yes'),(106,7,'W2','2004-01-22',63.2,'no');
INSERT INTO regauge VALUES (1,101,'2018-03-20',158,59.1,'vanilla'),(2,102,'2018-04-02',410,57.8,'raisins'),(3,103,'2020-06-11',171,60.4,'smoke'),(4,101,'2022-03-18',149,57.9,'honey'),(5,106,'2021-01-30',366,54.6,'dates'),(6,105,'2022-02-15',168,61,'smoke'),(8,104,'2023-05-04',201,60.2,'plum'),(7,102,'2022-10-08',388,56,NULL);
INSERT INTO bottling VALUES (1,102,'Dark Cellar',16,620,145),(2,101,'Golden Stair',14,240,98),(3,106,'Dark Cellar',18,580,210),(4,103,'Ember',10,270,82),(5,105,'Ember',8,260,74);
-- What are the numbers of the casks that held 'sherry' before?
-- former sherry casks, number only
-- In which barrels was there sherry before ours? Numbers.
-- previous fill sherry: cask no
SELECT cask_no FROM cask WHERE previous_fill = 'sherry';
-- How many fillings are peated ('yes')?
-- count fillings where peated is yes
-- How many times did we fill something smoky (peated: yes)?
-- peated = yes, filling count
SELECT COUNT(*) FROM filling WHERE peated = 'yes';
-- Which expression and age had the highest price?
-- our dearest bottling: its expression, its age
-- What did we ask more money for than for anything else, and how many years old was it?
-- bottlings by price, top one: expression, age
SELECT expression, age FROM bottling ORDER BY price DESC LIMIT 1;
-- Show each warehouse code with the number of fillings in it.
-- how many fillings lie in every warehouse, by code
-- How many fillings are kept in every store? The store's code first.
-- warehouse code, filling count
SELECT wh_code, COUNT(*) FROM filling GROUP BY wh_code;
-- Which warehouses hold no filling? Give code and floor type.
-- empty warehouses - code plus type of floor
-- In which stores is nothing kept, and what is the ground there made as? Code first.
-- warehouses with zero fillings: code, floor type
SELECT wh_code, floor_type FROM warehouse WHERE wh_code NOT IN (SELECT wh_code FROM filling);
-- List the cask numbers that have never been filled.
-- which casks are still unfilled
-- Which barrels has nobody ever put anything into? Numbers.
-- cask no without a filling
SELECT cask_no FROM cask WHERE cask_no NOT IN (SELECT cask_no FROM filling);
-- What noses were noted for whisky in 'European oak' casks? Leave out missing ones.
-- aromas written down for European oak, where there is one
-- What does it smell of when it lies in European oak, where someone wrote it down?
-- wood European oak, nose filled in: nose
SELECT r.nose FROM regauge AS r JOIN filling AS f ON r.filling_id = f.filling_id JOIN cask AS c ON f.cask_no = c.cask_no WHERE c.wood = 'European oak' AND r.nose IS NOT NULL;
-- Return the expressions that were bottled at least 2 times.
-- expressions with two or more bottlings
-- What did we put in bottles 2 times or more?
-- expression with no fewer than 2 bottlings
SELECT expression FROM bottling GROUP BY expression HAVING COUNT(*) >= 2;
-- What is the total number of bottles for each expression? Most bottles first.
-- bottles by expression, sorted from many to few, with the expression in front
-- How many bottles of each whisky have we got out, all told? The whisky first, most bottles on top.
-- expression, sum of bottles, sorted down
SELECT expression, SUM(bottles) FROM bottling GROUP BY expression ORDER BY SUM(bottles) DESC;
-- What are the minimum, maximum and average capacity in litres of the casks?
-- cask litres: smallest, biggest, mean
-- How much goes into a barrel: at least, at most, on average?
-- cask litres: min, max, mean
SELECT MIN(litres), MAX(litres), AVG(litres) FROM cask;
-- Find the filling dates of spirit stored on a 'dunnage' floor.
-- when was what lies in dunnage houses filled
-- When was everything filled that lies in a dunnage house?
-- floor type dunnage: filled on
SELECT f.filled_on FROM filling AS f JOIN warehouse AS w ON f.wh_code = w.wh_code WHERE w.floor_type = 'dunnage';
-- Which warehouses are more humid than the average warehouse?
-- codes of houses with above-average humidity
-- In which stores is it damper than it is on average? Codes.
-- humidity above the mean: warehouse code
SELECT wh_code FROM warehouse WHERE humidity > (SELECT AVG(humidity) FROM warehouse);
-- How many different coopers made our casks?
-- number of distinct cooperages behind the casks
-- How many separate people or firms built our barrels?
-- number of coopers, each one time
SELECT COUNT(DISTINCT cooper) FROM cask;
-- Show the filling ids that were regauged but never bottled.
-- ids of fillings with a regauge, minus those already in bottle
-- What did we measure again but not put in bottles? Ids.
-- filling id with a regauge and without a bottling
SELECT filling_id FROM regauge EXCEPT SELECT filling_id FROM bottling;
-- Which previous fills do casks have that are stored in 'W3' or hold over 450 litres? Show each once.
-- distinct previous contents of casks lying in W3 or bigger than 450 litres
-- What was once in the barrels that lie in W3 or take more than 450 litres? No repeats.
-- litres above 450 or warehouse W3: previous fill, each one time
SELECT DISTINCT c.previous_fill FROM cask AS c JOIN filling AS f ON c.cask_no = f.cask_no WHERE f.wh_code = 'W3' OR c.litres > 450;

-- database: free_range_eggs
CREATE TABLE henhouse (house_no INTEGER PRIMARY KEY, house_name TEXT, system TEXT, places INTEGER, meadow_ha REAL);
CREATE TABLE flock (flock_id INTEGER PRIMARY KEY, house_no INTEGER REFERENCES henhouse(house_no), breed TEXT, hatched TEXT, hens INTEGER, rearer TEXT);
CREATE TABLE daily_count (flock_id INTEGER REFERENCES flock(flock_id), count_day TEXT, eggs INTEGER, cracked INTEGER, deaths INTEGER, PRIMARY KEY (flock_id, count_day));
CREATE TABLE egg_buyer (buyer_id INTEGER PRIMARY KEY, buyer_name TEXT, channel TEXT, village TEXT);
CREATE TABLE delivery (delivery_id INTEGER PRIMARY KEY, buyer_id INTEGER REFERENCES egg_buyer(buyer_id), flock_id INTEGER REFERENCES flock(flock_id), delivered_on TEXT, size_class TEXT, dozens INTEGER);
INSERT INTO henhouse VALUES (1,'Poplar','free range',3000,12),(2,'Walnut','organic',2000,8.5),(3,'Mobile One','organic',300,1.5),(4,'Stone Barn','barn',5500,0),(5,'Mobile Two','organic',300,1.5);
INSERT INTO flock VALUES (1,1,'Lohmann Brown','2022-11-04',2950,'Geflor'),(2,2,'Sussex','2023-02-10',1880,'Biohof Kern'),(3,3,'Marans','2023-03-01',290,'Biohof Kern'),(4,4,'Lohmann Brown','2022-08-19',5400,'Geflor'),(5,2,'Leghorn','2021-09-30',1700,'Geflor');
INSERT INTO daily_count VALUES (1,'2023-09-01',2710,40,1),(1,'2023-09-02',2688,52,0),(2,'2023-09-01',1502,18,2),(2,'2023-09-02',1490,25,1),(3,'2023-09-01',205,3,0),(4,'2023-09-01',4620,130,6),(4,'2023-09-02',4587,141,4);
INSERT INTO egg_buyer VALUES (1,'Cafe Lilie','restaurant','Sankt Veit'),(2,'Regio Markt','supermarket','Brunn'),(3,'Noodle House Pfister','processor','Brunn'),(4,'Farm Door','direct','Oberhof'),(5,'Hotel Post','restaurant','Oberhof'),(6,'Weekly Market','direct','Sankt Veit');
INSERT INTO delivery VALUES (1,2,1,'2023-09-02','L',140),(2,2,4,'2023-09-02','M',260),(3,1,3,'2023-09-03','XL',6),(4,3,4,'2023-09-04','S',310),(5,4,2,'2023-09-04','L',22),(6,1,2,'2023-09-05','L',10),(7,2,2,'2023-09-06','M',75),(8,6,3,'2023-09-06','M',8);
-- List the names of the hen houses with the 'organic' system.
-- our organic houses
-- Which coops are run the organic way?
-- system organic: house name
SELECT house_name FROM henhouse WHERE system = 'organic';
-- How many hens of the breed 'Lohmann Brown' do we keep?
-- Lohmann Brown: hens in total
-- How many birds that are Lohmann Brown have we got, all told?
-- breed Lohmann Brown: hens added up
SELECT SUM(hens) FROM flock WHERE breed = 'Lohmann Brown';
-- Which hen house has the most places?
-- name of the house with room for the most birds
-- In which coop is there room for more birds than in all others?
-- hen houses by places, the top name
SELECT house_name FROM henhouse ORDER BY places DESC LIMIT 1;
-- Show each breed and the total number of eggs counted.
-- eggs laid, by breed
-- How many eggs has each sort of bird given us? The sort first.
-- breed, sum of eggs
SELECT f.breed, SUM(d.eggs) FROM flock AS f JOIN daily_count AS d ON f.flock_id = d.flock_id GROUP BY f.breed;
-- Which hen houses have no flock?
-- houses standing without hens, by name
-- Which coops stand empty?
-- hen houses with zero flocks, names
SELECT house_name FROM henhouse WHERE house_no NOT IN (SELECT house_no FROM flock);
-- Find the names of buyers who got size class 'L' eggs, each buyer once.
-- distinct buyers of L eggs
-- Who has had some L ones from us? No repeats.
-- size class L: buyer names, each one time
SELECT DISTINCT b.buyer_name FROM egg_buyer AS b JOIN delivery AS d ON b.buyer_id = d.buyer_id WHERE d.size_class = 'L';
-- Which buyers have not received a delivery?
-- to whom did we never deliver eggs
-- Who is down as a customer though nothing was ever brought to them?
-- egg buyers with zero deliveries, names
SELECT buyer_name FROM egg_buyer WHERE buyer_id NOT IN (SELECT buyer_id FROM delivery);
-- Give the names of buyers with more than 100 dozens in total.
-- who took over 100 dozens, all deliveries together
-- Who has had more than 100 dozens of us, all told?
-- dozens summed by buyer, above 100: name
SELECT b.buyer_name FROM egg_buyer AS b JOIN delivery AS d ON b.buyer_id = d.buyer_id GROUP BY b.buyer_id HAVING SUM(d.dozens) > 100;
-- What is the average number of cracked eggs, and what is the largest number of deaths in a day?
-- mean of cracked eggs plus the worst daily deaths
-- How many eggs break on average, and how many birds died on the worst day?
-- daily count: mean of cracked, max of deaths
SELECT AVG(cracked), MAX(deaths) FROM daily_count;
-- Show the breeds kept in the house 'Walnut'.
-- Walnut: which breeds live there
-- What sorts of bird live in Walnut?
-- house Walnut: breed of each flock
SELECT f.breed FROM flock AS f JOIN henhouse AS h ON f.house_no = h.house_no WHERE h.house_name = 'Walnut';
-- On which day and from which flock id were the most eggs counted?
-- record for eggs: day, flock id
-- When did we get more eggs than ever, and from which birds? The day, then the id of the birds.
-- daily counts by eggs, top one: count day, flock id
SELECT count_day, flock_id FROM daily_count ORDER BY eggs DESC LIMIT 1;
-- How many dozens were delivered per size class? Show the class first.
-- dozens by size class
-- How many dozens went out of every size? The size first.
-- size class, sum of dozens
SELECT size_class, SUM(dozens) FROM delivery GROUP BY size_class;
-- Which villages have a 'restaurant' buyer or a 'processor' buyer? List each village once.
-- distinct villages where a restaurant or a processor buys from us
-- In what places does a processor or a restaurant buy from us? No repeats.
-- channel processor or restaurant: village, each one time
SELECT DISTINCT village FROM egg_buyer WHERE channel = 'restaurant' OR channel = 'processor';
-- Return the breeds of flocks with fewer hens than the average flock.
-- breeds in flocks smaller than average
-- What sorts of bird live in groups smaller than groups are on average?
-- hens under the mean: breed of the flock
SELECT breed FROM flock WHERE hens < (SELECT AVG(hens) FROM flock);
-- Which buyer names got eggs from hens of the 'barn' system?
-- buyers who were sent barn eggs
-- Whom did we bring eggs from a barn?
-- house system barn: buyer names of the deliveries
SELECT b.buyer_name FROM egg_buyer AS b JOIN delivery AS d ON b.buyer_id = d.buyer_id JOIN flock AS f ON d.flock_id = f.flock_id JOIN henhouse AS h ON f.house_no = h.house_no WHERE h.system = 'barn';
-- How many different rearers supplied our flocks?
-- distinct rearers, count
-- How many separate people brought our birds up?
-- number of rearers, each one time
SELECT COUNT(DISTINCT rearer) FROM flock;

-- database: appliance_supplier_audit
CREATE TABLE SUPPLIER (SUPP_NO INTEGER PRIMARY KEY, SUPP_NAME TEXT, CTRY TEXT, CMDTY TEXT, EMPL INTEGER, PARENT_NO INTEGER REFERENCES SUPPLIER(SUPP_NO));
CREATE TABLE AUDITOR (AUD_ID TEXT PRIMARY KEY, LNAME TEXT, FNAME TEXT, HOME_BASE TEXT);
CREATE TABLE AUDIT (AUDIT_NO INTEGER PRIMARY KEY, SUPP_NO INTEGER REFERENCES SUPPLIER(SUPP_NO), LEAD_AUD TEXT REFERENCES AUDITOR(AUD_ID), CO_AUD TEXT REFERENCES AUDITOR(AUD_ID), AUDIT_DT TEXT, SCORE INTEGER, GRADE TEXT);
CREATE TABLE FINDING (FIND_NO INTEGER PRIMARY KEY, AUDIT_NO INTEGER REFERENCES AUDIT(AUDIT_NO), CLAUSE TEXT, CATG TEXT, DUE_DT TEXT, CLOSED_DT TEXT);
INSERT INTO SUPPLIER VALUES (10,'Motorex Group','Italy','motors',4200,NULL),(11,'Motorex Romania','Romania','motors',650,10),(12,'Pumpa','Slovenia','pumps',310,NULL),(13,'Shine Plastics','China','mouldings',1800,NULL),(14,'Enamel Works','Turkey','drums',540,NULL),(15,'Motorex Tunis','Tunisia','harness',900,10),(16,'Cablotec','Tunisia','harness',260,NULL);
INSERT INTO AUDITOR VALUES ('KB','Berger','Klara','Graz'),('TN','Nakamura','Taro','Osaka'),('SO','Oliveira','Sonia','Porto'),('FD','Diallo','Fatou','Lyon');
INSERT INTO AUDIT VALUES (1,11,'KB','SO','2023-03-14',88,'A'),(2,12,'KB',NULL,'2023-04-20',93,'A'),(3,13,'TN','KB','2023-05-22',61,'C'),(4,14,'SO',NULL,'2023-06-15',74,'B'),(5,15,'SO','KB','2023-09-27',69,'C'),(6,13,'TN','SO','2023-12-04',79,'B');
INSERT INTO FINDING VALUES (1,1,'8.4','minor','2023-05-01','2023-04-22'),(2,3,'8.5','major','2023-06-30','2023-07-15'),(3,3,'7.1','minor','2023-07-31','2023-07-15'),(4,3,'9.2','major','2023-07-31',NULL),(5,4,'8.5','minor','2023-08-15','2023-08-01'),(6,5,'10.2','major','2023-11-15',NULL),(7,6,'8.5','minor','2024-02-01',NULL);
-- What are the names of suppliers from 'Tunisia'?
-- firms in Tunisia that supply us
-- Who do we buy from in Tunisia?
-- country Tunisia: supplier names
SELECT SUPP_NAME FROM SUPPLIER WHERE CTRY = 'Tunisia';
-- How many findings fall in the category 'major'?
-- number of major findings
-- How many of the things we found fault with are really bad (major)?
-- category major, finding count
SELECT COUNT(*) FROM FINDING WHERE CATG = 'major';
-- Which supplier has the most employees?
-- largest supplier by headcount
-- Which firm that we buy from has more people working for it than the others?
-- suppliers by employees, the top name
SELECT SUPP_NAME FROM SUPPLIER ORDER BY EMPL DESC LIMIT 1;
-- Show the names of the suppliers that belong to a parent, with the parent's name.
-- subsidiaries and their parent company, by name
-- Which firm belongs to which other? The smaller one first.
-- supplier name, name of its parent supplier
SELECT S.SUPP_NAME, P.SUPP_NAME FROM SUPPLIER AS S JOIN SUPPLIER AS P ON S.PARENT_NO = P.SUPP_NO;
-- Give the name of each supplier with its average audit score.
-- how did suppliers score on average? name, mean
-- How many points does every firm get on average when we look it over? The firm first.
-- supplier name, mean audit score
SELECT S.SUPP_NAME, AVG(A.SCORE) FROM SUPPLIER AS S JOIN AUDIT AS A ON S.SUPP_NO = A.SUPP_NO GROUP BY S.SUPP_NO;
-- Which suppliers have never been audited?
-- supplier names with no audit on file
-- Which firms have we never been to, to look them over?
-- suppliers with zero audits, names
SELECT SUPP_NAME FROM SUPPLIER WHERE SUPP_NO NOT IN (SELECT SUPP_NO FROM AUDIT);
-- List the audit dates with the last names of the lead auditor and the co-auditor.
-- who led and who assisted, by surname, with the date of the audit in front
-- When did we look a firm over, who was in charge, and who came along? Family names for the two.
-- audit date, surname of the lead auditor, surname of the co-auditor
SELECT A.AUDIT_DT, L.LNAME, C.LNAME FROM AUDIT AS A JOIN AUDITOR AS L ON A.LEAD_AUD = L.AUD_ID JOIN AUDITOR AS C ON A.CO_AUD = C.AUD_ID;
-- Find the suppliers' names for audits with more than one finding.
-- suppliers where a single audit brought over 1 finding
-- At which firms did we find fault with more than one thing in one and the same visit?
-- over 1 finding for an audit: supplier name, one row per audit
SELECT S.SUPP_NAME FROM SUPPLIER AS S JOIN AUDIT AS A ON S.SUPP_NO = A.SUPP_NO JOIN FINDING AS F ON A.AUDIT_NO = F.AUDIT_NO GROUP BY A.AUDIT_NO HAVING COUNT(*) > 1;
-- What are the lowest and highest score of audits led by 'KB'?
-- KB as lead auditor: worst and best score
-- How many points did firms get at least and at most with KB in charge?
-- lead auditor KB: min and max of the score
SELECT MIN(SCORE), MAX(SCORE) FROM AUDIT WHERE LEAD_AUD = 'KB';
-- Show the clauses and due dates of findings that are not closed, soonest first.
-- open findings (no closing date): clause, due date, ordered by when due
-- What has nobody put right so far, and by when must it be? Earliest first.
-- closed date empty: clause, due date, sorted upwards by due date
SELECT CLAUSE, DUE_DT FROM FINDING WHERE CLOSED_DT IS NULL ORDER BY DUE_DT;
-- Which auditors never led an audit? Return first and last name.
-- first name and surname of those who were lead auditor in no audit
-- Who has never been in charge when a firm was looked over? Given name, family name.
-- auditors that are the lead of no audit: forename, surname
SELECT FNAME, LNAME FROM AUDITOR WHERE AUD_ID NOT IN (SELECT LEAD_AUD FROM AUDIT);
-- Which commodities are bought from suppliers with an audit score below the average score?
-- commodity of suppliers who scored under the mean in an audit
-- What do we buy from firms that got fewer points in a visit than firms do on average?
-- audit score under the mean: commodity of the supplier
SELECT S.CMDTY FROM SUPPLIER AS S JOIN AUDIT AS A ON S.SUPP_NO = A.SUPP_NO WHERE A.SCORE < (SELECT AVG(SCORE) FROM AUDIT);
-- How many different commodities do we buy?
-- distinct commodities, number
-- How many separate kinds of goods do we buy?
-- number of commodities, each one time
SELECT COUNT(DISTINCT CMDTY) FROM SUPPLIER;
-- Which clause was found most often?
-- the clause with the greatest number of findings
-- Which rule do firms break more often than any other?
-- count findings by clause, the top clause
SELECT CLAUSE FROM FINDING GROUP BY CLAUSE ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the countries with a supplier of 'motors' or with fewer than 300 employees at a supplier.
-- where do motors come from, or where sits a firm with under 300 employees? countries
-- In what nations is somebody who makes motors, or a firm of fewer than 300 people? No repeats.
-- one list of countries: employees under 300, and commodity motors
SELECT CTRY FROM SUPPLIER WHERE CMDTY = 'motors' UNION SELECT CTRY FROM SUPPLIER WHERE EMPL < 300;

-- database: bell_and_iron_foundry
CREATE TABLE alloys (symbol TEXT PRIMARY KEY, alloy_name TEXT, melting_point INTEGER, price_per_kg REAL);
CREATE TABLE patterns (pattern_no INTEGER PRIMARY KEY, title TEXT, material TEXT, drawn_by TEXT, year INTEGER);
CREATE TABLE melts (melt_no INTEGER PRIMARY KEY, symbol TEXT REFERENCES alloys(symbol), poured_on TEXT, temperature INTEGER, kg INTEGER, founder TEXT);
CREATE TABLE castings (casting_id INTEGER PRIMARY KEY, melt_no INTEGER REFERENCES melts(melt_no), pattern_no INTEGER REFERENCES patterns(pattern_no), weight_kg REAL, customer TEXT, outcome TEXT);
INSERT INTO alloys VALUES ('CuSn20','bell bronze',890,11.5),('GG25','grey iron',1180,1.4),('AlSi7','silumin',615,3.2),('CuZn37','brass',920,7.9),('GGG40','ductile iron',1160,1.9);
INSERT INTO patterns VALUES (1,'church bell large','clay','Perner',1998),(2,'manhole cover','steel','Okafor',2011),(3,'lamp post base','wood','Perner',2006),(4,'park bench leg','wood','Ruiz',2015),(5,'hand bell','wood','Ruiz',2019),(6,'gear blank','steel','Okafor',2020);
INSERT INTO melts VALUES (1,'CuSn20','2023-02-17',1120,1400,'Anton'),(2,'GG25','2023-03-03',1370,2600,'Bea'),(3,'GG25','2023-04-21',1355,3100,'Anton'),(4,'AlSi7','2023-05-05',720,240,'Bea'),(5,'CuSn20','2023-06-16',1105,320,'Carl'),(6,'GGG40','2023-09-08',1410,1900,'Bea');
INSERT INTO castings VALUES (1,1,1,980,'Saint Anne Parish','good'),(2,2,2,62,'City of Linz','good'),(3,2,3,145,'City of Linz','scrap'),(4,3,3,141,'City of Linz','good'),(5,4,4,9.5,'Parkworks','good'),(6,5,5,1.8,'School Bells Ltd','good'),(7,5,5,1.7,'School Bells Ltd','scrap'),(8,3,4,28,'Parkworks','rework');
-- Which alloys cost more than 5 per kilo? Show their names.
-- names of metals priced over 5 a kilo
-- What metals are dearer than 5 a kilo?
-- price per kg above 5: alloy name
SELECT alloy_name FROM alloys WHERE price_per_kg > 5;
-- How many castings had the outcome 'scrap'?
-- number of scrap castings
-- How many times did what we poured come to nothing (scrap)?
-- outcome scrap, casting count
SELECT COUNT(*) FROM castings WHERE outcome = 'scrap';
-- Which alloy melts at the lowest temperature?
-- alloy with the lowest melting point, by name
-- What metal turns liquid sooner than all others?
-- alloys by melting point, the lowest one's name
SELECT alloy_name FROM alloys ORDER BY melting_point LIMIT 1;
-- Show each alloy name and the total kilos melted.
-- kg poured by alloy
-- How many kilos of each metal have we made liquid, all told? The metal first.
-- alloy name, sum of melt kg
SELECT a.alloy_name, SUM(m.kg) FROM alloys AS a JOIN melts AS m ON a.symbol = m.symbol GROUP BY a.symbol;
-- Which alloys have never been melted?
-- alloys without a melt, names
-- What metals have we never made liquid?
-- alloys with zero melts, names
SELECT alloy_name FROM alloys WHERE symbol NOT IN (SELECT symbol FROM melts);
-- List the titles of patterns cast in 'grey iron'.
-- patterns from which something in grey iron was made
-- After which models was something made of grey iron?
-- alloy grey iron: pattern title for each casting
SELECT p.title FROM patterns AS p JOIN castings AS c ON p.pattern_no = c.pattern_no JOIN melts AS m ON c.melt_no = m.melt_no JOIN alloys AS a ON m.symbol = a.symbol WHERE a.alloy_name = 'grey iron';
-- Find the titles of patterns that were never used for a casting.
-- unused patterns
-- After which models was nothing ever made?
-- patterns with zero castings, titles
SELECT title FROM patterns WHERE pattern_no NOT IN (SELECT pattern_no FROM castings);
-- Give the customers with more than two castings.
-- who had over 2 castings made
-- For whom did we make more than two things?
-- customer with over 2 castings
SELECT customer FROM castings GROUP BY customer HAVING COUNT(*) > 2;
-- What were the average temperature and the largest kilos of the melts by 'Bea'?
-- Bea's melts: mean temperature, biggest amount in kg
-- How hot was it on average when Bea did the pouring, and how many kilos was it at most?
-- founder Bea: mean temperature, max kg
SELECT AVG(temperature), MAX(kg) FROM melts WHERE founder = 'Bea';
-- Return the customer and weight of the heaviest casting.
-- heaviest thing we ever cast: for whom and how heavy
-- Who ordered the weightiest piece of all, and how many kilos is it?
-- castings by weight, top one: customer, weight
SELECT customer, weight_kg FROM castings ORDER BY weight_kg DESC LIMIT 1;
-- Show the pouring dates of melts hotter than the average melt.
-- when did we pour above the average temperature
-- When was it hotter than it is on average as we poured?
-- temperature above the mean: poured on
SELECT poured_on FROM melts WHERE temperature > (SELECT AVG(temperature) FROM melts);
-- How many patterns were drawn by each person? Give the name and the number.
-- number of patterns per draughtsman (drawn by)
-- How many models did everyone draw? Who first.
-- drawn by, pattern count
SELECT drawn_by, COUNT(*) FROM patterns GROUP BY drawn_by;
-- Which customers had a 'good' casting and also a 'scrap' one?
-- customers with good as well as scrap outcomes
-- For whom did something come out good and something else as scrap?
-- customer with an outcome scrap and an outcome good
SELECT customer FROM castings WHERE outcome = 'good' INTERSECT SELECT customer FROM castings WHERE outcome = 'scrap';
-- Which founders poured metal for 'Parkworks'?
-- for Parkworks: who was the founder of the melts
-- Who was pouring when something was made for Parkworks?
-- customer Parkworks: founder of the melt, for each casting
SELECT m.founder FROM melts AS m JOIN castings AS c ON m.melt_no = c.melt_no WHERE c.customer = 'Parkworks';
-- What different materials are the patterns made of?
-- list the distinct pattern materials
-- Of what are the models made? No repeats.
-- pattern material, each one time
SELECT DISTINCT material FROM patterns;

-- database: sewage_treatment_plant
CREATE TABLE basin (basin_id TEXT PRIMARY KEY, purpose TEXT, volume INTEGER, commissioned INTEGER, receives_from TEXT REFERENCES basin(basin_id));
CREATE TABLE operator (operator_id INTEGER PRIMARY KEY, name TEXT, certificate TEXT, on_call TEXT);
CREATE TABLE measurement (measurement_id INTEGER PRIMARY KEY, basin_id TEXT REFERENCES basin(basin_id), operator_id INTEGER REFERENCES operator(operator_id), taken TEXT, parameter TEXT, value REAL, unit TEXT);
CREATE TABLE industrial_user (user_id INTEGER PRIMARY KEY, company TEXT, activity TEXT, permit_m3 INTEGER);
CREATE TABLE violation (violation_id INTEGER PRIMARY KEY, user_id INTEGER REFERENCES industrial_user(user_id), found_on TEXT, substance TEXT, fine REAL, paid TEXT);
INSERT INTO basin VALUES ('RAKE','screening',80,1978,NULL),('SAND','grit removal',240,1978,'RAKE'),('PRIM','primary settling',1900,1978,'SAND'),('BIO1','aeration',5200,1994,'PRIM'),('BIO2','aeration',5600,2010,'PRIM'),('SEC1','final settling',3100,1994,'BIO1'),('STOR','storm water',7400,2016,NULL);
INSERT INTO operator VALUES (1,'Gisela Roth','class 4','yes'),(2,'Ahmed Farouk','class 3','no'),(3,'Lars Enger','class 4','yes'),(4,'Wanda Kulik','trainee','no');
INSERT INTO measurement VALUES (1,'BIO1',1,'2024-02-01','oxygen',1.9,'mg/l'),(2,'BIO2',1,'2024-02-01','oxygen',2.4,'mg/l'),(3,'SEC1',2,'2024-02-01','ammonium',3.8,'mg/l'),(4,'SEC1',3,'2024-02-02','phosphate',0.7,'mg/l'),(5,'BIO1',3,'2024-02-02','oxygen',1.2,'mg/l'),(6,'PRIM',2,'2024-02-02','sludge level',85,'cm'),(7,'SEC1',1,'2024-02-03','ammonium',5.1,'mg/l');
INSERT INTO industrial_user VALUES (1,'Meyer Dairy','food',42000),(2,'Chromatix','plating',6500),(3,'City Laundry','laundry',18000),(4,'Potato King','food',61000),(5,'Photo Lab Zeta','photography',900);
INSERT INTO violation VALUES (1,2,'2022-04-12','chromium',12000,'yes'),(2,1,'2022-08-30','fat',3500,'yes'),(3,2,'2023-03-19','nickel',18000,'no'),(4,4,'2023-06-06','starch',2700,'yes'),(5,2,'2023-11-11','chromium',20000,'no'),(6,4,'2024-01-17','temperature',900,'no'),(7,2,'2024-02-20','zinc',4000,'yes');
-- How many basins serve the purpose 'aeration'?
-- number of aeration basins
-- In how many tanks is air blown through (aeration)?
-- purpose aeration, basin count
SELECT COUNT(*) FROM basin WHERE purpose = 'aeration';
-- List the companies with the activity 'food'.
-- food businesses connected to us
-- Who puts dirty water in our pipes and makes food?
-- activity food: company
SELECT company FROM industrial_user WHERE activity = 'food';
-- Show the purpose of each basin and the purpose of the basin that it receives water from.
-- basin purpose, then the purpose of the basin before it
-- What is every tank for, and what is the one for that it gets its water from?
-- basin's purpose next to the purpose of the basin it receives from
SELECT a.purpose, b.purpose FROM basin AS a JOIN basin AS b ON a.receives_from = b.basin_id;
-- Which basin has the greatest volume? Give its id and purpose.
-- id and purpose of our most voluminous basin
-- Which tank is the biggest, and what is it for? Id first.
-- basins by volume, top one: id, purpose
SELECT basin_id, purpose FROM basin ORDER BY volume DESC LIMIT 1;
-- What is the total of fines per company? Show the company first.
-- money in fines by company
-- How much has every firm been fined, all told? The firm first.
-- company, fine added up
SELECT u.company, SUM(v.fine) FROM industrial_user AS u JOIN violation AS v ON u.user_id = v.user_id GROUP BY u.user_id;
-- Which companies have no violation?
-- industrial users with a clean record, that is no violation
-- Which firms have never done anything wrong?
-- industrial users with zero violations: company
SELECT company FROM industrial_user WHERE user_id NOT IN (SELECT user_id FROM violation);
-- Which operators took at least 2 measurements? Return the name.
-- staff with two or more measurements, names
-- Who has taken readings 2 times or more?
-- operators with no fewer than 2 measurements, names
SELECT o.name FROM operator AS o JOIN measurement AS m ON o.operator_id = m.operator_id GROUP BY o.operator_id HAVING COUNT(*) >= 2;
-- Find the names of operators who measured 'ammonium'.
-- by whom was ammonium measured
-- Who has looked how much ammonium there is?
-- parameter ammonium: operator name for every measurement
SELECT o.name FROM operator AS o JOIN measurement AS m ON o.operator_id = m.operator_id WHERE m.parameter = 'ammonium';
-- What are the lowest, average and highest 'oxygen' values?
-- oxygen: minimum, mean, maximum
-- How much oxygen did we find: at least, on average, at most?
-- parameter oxygen: min, mean, max of value
SELECT MIN(value), AVG(value), MAX(value) FROM measurement WHERE parameter = 'oxygen';
-- Give the substances and fines of violations not paid ('no') by 'Chromatix'.
-- Chromatix: substance and fine where paid is no
-- For what has Chromatix still to pay (no), and how much?
-- company Chromatix, paid no: substance, fine
SELECT v.substance, v.fine FROM violation AS v JOIN industrial_user AS u ON v.user_id = u.user_id WHERE v.paid = 'no' AND u.company = 'Chromatix';
-- Which basins were never measured? Show their ids.
-- ids of basins lacking any measurement
-- In which tanks did nobody ever take a reading? Ids.
-- basins with zero measurements: id
SELECT basin_id FROM basin WHERE basin_id NOT IN (SELECT basin_id FROM measurement);
-- Show the dates of violations with a fine above the average fine, most expensive first.
-- when were fines higher than average imposed? dearest on top
-- When was something found that cost a firm more than such things do on average? Dearest first.
-- fine above the mean: found on, sorted down by fine
SELECT found_on FROM violation WHERE fine > (SELECT AVG(fine) FROM violation) ORDER BY fine DESC;
-- How many different substances were found in violations?
-- distinct substances behind the violations: how many
-- How many separate things did we find in the water that should not have been there?
-- number of substances in the violations, each one time
SELECT COUNT(DISTINCT substance) FROM violation;
-- Which activity has caused the most violations?
-- line of business with the largest count of violations
-- In what line of business do firms break the rules most?
-- count violations by the user's activity, the top activity
SELECT u.activity FROM industrial_user AS u JOIN violation AS v ON u.user_id = v.user_id GROUP BY u.activity ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of operators who are on call ('yes') or hold the certificate 'class 3'.
-- operators with on call yes, along with those holding class 3
-- Who has papers of class 3, or can be rung at night (on call: yes)?
-- certificate class 3 or on call = yes: operator names
SELECT name FROM operator WHERE on_call = 'yes' OR certificate = 'class 3';
-- Which parameters were measured in 'SEC1'? Name each once.
-- distinct parameters taken at SEC1
-- What did we look for in SEC1? No repeats.
-- basin SEC1: parameter, each one time
SELECT DISTINCT parameter FROM measurement WHERE basin_id = 'SEC1';

-- database: tshirt_screen_print
CREATE TABLE garments (sku TEXT PRIMARY KEY, garment TEXT, colour TEXT, fabric TEXT, blank_cost REAL);
CREATE TABLE designs (design_id INTEGER PRIMARY KEY, design_name TEXT, artist TEXT, screens INTEGER);
CREATE TABLE print_runs (run_id INTEGER PRIMARY KEY, sku TEXT REFERENCES garments(sku), design_id INTEGER REFERENCES designs(design_id), run_day TEXT, pieces INTEGER, misprints INTEGER, placement TEXT);
INSERT INTO garments VALUES ('TS-W','t-shirt','white','cotton',2.1),('TS-B','t-shirt','black','cotton',2.4),('HD-G','hoodie','grey','fleece',9.8),('TB-N','tote bag','natural','canvas',1.3),('PO-N','polo','navy','pique',4.9),('HD-B','hoodie','black','fleece',10.2);
INSERT INTO designs VALUES (1,'Tidal Cat','Noor',4),(2,'Brass Band 50','Eddie',2),(3,'Night Run','Noor',3),(4,'Save the Ash','Petra',1),(5,'Chess Camp','Eddie',2),(6,'Comet','Petra',6);
INSERT INTO print_runs VALUES (1,'TS-W',1,'2024-01-11',120,4,'front'),(2,'TS-B',2,'2024-01-18',80,1,'back'),(3,'HD-G',3,'2024-02-02',45,3,'front'),(4,'TB-N',4,'2024-02-09',300,9,'front'),(5,'TS-W',4,'2024-02-15',150,2,'chest'),(6,'HD-B',1,'2024-03-01',35,5,'back'),(7,'TS-B',5,'2024-03-08',60,0,'chest'),(8,'TS-B',1,'2024-03-12',110,6,'front');
-- What are the stock codes and colours of the garments made of 'cotton'?
-- cotton articles: sku, colour
-- What have we got in cotton, and in what hues? The code first.
-- fabric cotton: sku, colour
SELECT sku, colour FROM garments WHERE fabric = 'cotton';
-- How many designs are by 'Noor'?
-- number of Noor's designs
-- How many pictures did Noor draw for us?
-- artist Noor, design count
SELECT COUNT(*) FROM designs WHERE artist = 'Noor';
-- Which design needs the most screens?
-- name of the most complicated design, going by screens
-- What picture is more work than all others, as it needs most screens?
-- designs by screens, the top name
SELECT design_name FROM designs ORDER BY screens DESC LIMIT 1;
-- Show each design name and the total pieces printed.
-- pieces per design
-- How many things have we put each picture on, all told? The picture first.
-- design name, sum of pieces
SELECT d.design_name, SUM(r.pieces) FROM designs AS d JOIN print_runs AS r ON d.design_id = r.design_id GROUP BY d.design_id;
-- Which designs were never printed?
-- designs without a print run, by name
-- What pictures have we never put on anything?
-- designs with zero print runs, names
SELECT design_name FROM designs WHERE design_id NOT IN (SELECT design_id FROM print_runs);
-- List the garments and colours on which 'Save the Ash' was printed.
-- what have we put Save the Ash on? garment and colour
-- On what things, and in what hues, is Save the Ash?
-- design Save the Ash: garment, colour for each run
SELECT g.garment, g.colour FROM garments AS g JOIN print_runs AS r ON g.sku = r.sku JOIN designs AS d ON r.design_id = d.design_id WHERE d.design_name = 'Save the Ash';
-- Which artists' designs were printed on a 'hoodie'? Show each artist once.
-- distinct artists with a design on a hoodie
-- Who drew something that went on a hoodie? No repeats.
-- garment hoodie: artist of the design, each one time
SELECT DISTINCT d.artist FROM designs AS d JOIN print_runs AS r ON d.design_id = r.design_id JOIN garments AS g ON r.sku = g.sku WHERE g.garment = 'hoodie';
-- Give the placements used in more than 2 print runs.
-- placements with over two runs
-- Where on the cloth did we print more than 2 times?
-- placement with over 2 runs
SELECT placement FROM print_runs GROUP BY placement HAVING COUNT(*) > 2;
-- What are the total misprints, the average misprints and the maximum misprints?
-- misprints: sum, mean, worst
-- How many went wrong in all, how many at one go on average, and how many at most?
-- misprints: sum, mean, max
SELECT SUM(misprints), AVG(misprints), MAX(misprints) FROM print_runs;
-- Which garment codes have never been printed on?
-- sku of blanks not printed so far
-- What has nothing ever been put on? Codes.
-- garments with zero print runs: sku
SELECT sku FROM garments WHERE sku NOT IN (SELECT sku FROM print_runs);
-- Show the days of runs with more pieces than the average run.
-- days with an above-average number of pieces in a run
-- When did we do more at one go than we do on average?
-- pieces above the mean: run day
SELECT run_day FROM print_runs WHERE pieces > (SELECT AVG(pieces) FROM print_runs);
-- What is the average blank cost of each kind of garment? Show the garment and the cost.
-- mean cost of a blank, garment by garment
-- How much do we pay on average for a bare piece of each sort? The sort first.
-- garment, mean blank cost
SELECT garment, AVG(blank_cost) FROM garments GROUP BY garment;
-- Find the designs printed at the 'front' but never at the 'back'.
-- design names with a front print, not counting those that were on the back too
-- What pictures were put on the front but not once on the back?
-- designs with placement front, leaving out those with placement back: names
SELECT d.design_name FROM designs AS d JOIN print_runs AS r ON d.design_id = r.design_id WHERE r.placement = 'front' EXCEPT SELECT d.design_name FROM designs AS d JOIN print_runs AS r ON d.design_id = r.design_id WHERE r.placement = 'back';
-- How many different fabrics do our garments have?
-- distinct fabrics, count
-- How many separate kinds of cloth have we got?
-- number of fabrics, each one time
SELECT COUNT(DISTINCT fabric) FROM garments;
-- Return the three cheapest garment codes with their blank cost.
-- 3 lowest blank costs, sku and cost
-- Which three cost us least when bare, and how much? Codes first, least expensive on top.
-- garments by blank cost going up, 3 of them: sku, blank cost
SELECT sku, blank_cost FROM garments ORDER BY blank_cost LIMIT 3;
