-- database: dinner_ladies_borough_kitchens
CREATE TABLE kitchen (kitchen_id INTEGER PRIMARY KEY, kitchen_name TEXT, street_address TEXT, daily_capacity INTEGER, date_of_last_inspection TEXT, hygiene_score INTEGER);
CREATE TABLE cook (cook_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, kitchen_id INTEGER REFERENCES kitchen(kitchen_id), position_title TEXT, weekly_hours INTEGER, trained_by INTEGER REFERENCES cook(cook_id));
CREATE TABLE school (school_id INTEGER PRIMARY KEY, school_name TEXT, school_phase TEXT, neighbourhood TEXT, pupils_on_roll INTEGER, headteacher_name TEXT, kitchen_id INTEGER REFERENCES kitchen(kitchen_id));
CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, school_id INTEGER REFERENCES school(school_id), year_group INTEGER, free_meals TEXT, account_balance REAL);
CREATE TABLE allergen (allergen_code TEXT PRIMARY KEY, allergen_name TEXT, must_be_declared TEXT);
CREATE TABLE pupil_allergy (pupil_id INTEGER REFERENCES pupil(pupil_id), allergen_code TEXT REFERENCES allergen(allergen_code), severity TEXT, doctor_note_date TEXT, PRIMARY KEY (pupil_id, allergen_code));
CREATE TABLE food_supplier (supplier_id INTEGER PRIMARY KEY, supplier_name TEXT, town TEXT, contract_end_date TEXT, minimum_order REAL);
CREATE TABLE ingredient (ingredient_id INTEGER PRIMARY KEY, ingredient_name TEXT, supplier_id INTEGER REFERENCES food_supplier(supplier_id), price_per_kilo REAL, allergen_code TEXT REFERENCES allergen(allergen_code), storage_place TEXT);
CREATE TABLE dish (dish_id INTEGER PRIMARY KEY, dish_name TEXT, course TEXT, calories INTEGER, vegetarian TEXT, minutes_to_prepare INTEGER, created_by INTEGER REFERENCES cook(cook_id));
CREATE TABLE dish_ingredient (dish_id INTEGER REFERENCES dish(dish_id), ingredient_id INTEGER REFERENCES ingredient(ingredient_id), grams_per_portion INTEGER, PRIMARY KEY (dish_id, ingredient_id));
CREATE TABLE menu_day (menu_day_id INTEGER PRIMARY KEY, kitchen_id INTEGER REFERENCES kitchen(kitchen_id), dish_id INTEGER REFERENCES dish(dish_id), served_date TEXT, portions_cooked INTEGER, portions_left INTEGER);
CREATE TABLE meal_rating (rating_id INTEGER PRIMARY KEY, pupil_id INTEGER REFERENCES pupil(pupil_id), menu_day_id INTEGER REFERENCES menu_day(menu_day_id), stars INTEGER, remark TEXT);
INSERT INTO kitchen VALUES (1,'Holm Road Kitchen','12 Holm Road',900,'2024-01-16',5),(2,'Station Hill Kitchen','3 Station Hill',450,'2023-11-02',4),(3,'Alder Green Kitchen','40 Alder Green',300,NULL,NULL),(4,'Quayside Kitchen','8 Chandler Street',620,'2023-06-27',3);
INSERT INTO cook VALUES (1,'Brenda','Oakes',1,'head cook',37,NULL),(2,'Samir','Haddad',1,'assistant cook',25,1),(3,'Jill','Pennant',2,'head cook',35,1),(4,'Monique','Adeyemi',4,'head cook',36,NULL),(5,'Tony','Russo',4,'kitchen porter',20,4),(6,'Carol','Eaves',2,'assistant cook',22,3);
INSERT INTO school VALUES (1,'Holm Road Primary','primary','Northfield',412,'Mrs Ashworth',1),(2,'St Brannoc Infants','infant','Northfield',178,'Mr Delve',1),(3,'Station Hill Juniors','junior','Centre',260,'Ms Kaur',2),(4,'Quayside Academy','secondary','Docks',940,'Dr Penfold',4),(5,'Alder Green Primary','primary','Alder Green',205,'Mrs Ibe',3),(6,'Bellfield School','special','Centre',84,'Mr Trask',NULL);
INSERT INTO pupil VALUES (1,'Ella','Dunne',1,4,'no',12.5),(2,'Kofi','Mensah',1,2,'yes',0.0),(3,'Maya','Sharma',3,5,'no',-4.2),(4,'Luke','Brady',4,9,'yes',3.1),(5,'Zofia','Nowak',4,7,'no',20.0),(6,'Idris','Khan',2,1,'no',8.4),(7,'Poppy','Lyle',5,3,'yes',1.75),(8,'Ella','Foss',4,8,'no',-1.0);
INSERT INTO allergen VALUES ('GLU','gluten','yes'),('MLK','milk','yes'),('EGG','egg','yes'),('SES','sesame','yes'),('KIW','kiwi','no'),('FSH','fish','yes');
INSERT INTO pupil_allergy VALUES (1,'MLK','mild','2023-09-05'),(1,'EGG','mild','2023-09-05'),(3,'GLU','severe','2022-10-11'),(5,'SES','severe',NULL),(6,'MLK','moderate','2024-01-09'),(8,'GLU','mild',NULL),(5,'FSH','moderate','2023-03-20');
INSERT INTO food_supplier VALUES (1,'Orchard and Field','Marden','2025-03-31',150),(2,'Bay Fish Co','Whitsand','2024-12-31',90),(3,'Millers of Marden','Marden','2026-06-30',60),(4,'Halden Dairies','Halden','2025-08-31',120),(5,'Spice Wharf','Portle','2024-09-30',40);
INSERT INTO ingredient VALUES (1,'plain flour',3,0.85,'GLU','dry store'),(2,'whole milk',4,1.1,'MLK','fridge'),(3,'cheddar',4,7.9,'MLK','fridge'),(4,'haddock fillet',2,11.4,'FSH','freezer'),(5,'carrots',1,0.95,NULL,'cool room'),(6,'free range eggs',1,3.6,'EGG','fridge'),(7,'chickpeas',1,2.2,NULL,'dry store'),(8,'cumin',5,14.0,NULL,'dry store');
INSERT INTO dish VALUES (1,'Macaroni Cheese','main',620,'yes',45,1),(2,'Fish Pie','main',580,'no',70,3),(3,'Chickpea Curry','main',510,'yes',55,2),(4,'Carrot Cake','dessert',390,'yes',60,4),(5,'Cheese Scone','snack',310,'yes',30,1),(6,'Baked Custard','dessert',270,'yes',50,6),(7,'Rice Pudding','dessert',300,'yes',40,4);
INSERT INTO dish_ingredient VALUES (1,1,20),(1,2,120),(1,3,60),(2,4,110),(2,2,80),(3,7,90),(3,8,3),(3,5,40),(4,1,45),(4,5,50),(4,6,30),(5,1,55),(5,3,25),(6,2,150),(6,6,40);
INSERT INTO menu_day VALUES (1,1,1,'2024-02-05',560,22),(2,1,3,'2024-02-06',540,75),(3,2,2,'2024-02-05',240,12),(4,4,3,'2024-02-06',480,130),(5,4,1,'2024-02-07',500,15),(6,2,6,'2024-02-07',230,40),(7,3,4,'2024-02-08',190,5),(8,1,4,'2024-02-08',550,9);
INSERT INTO meal_rating VALUES (1,1,2,3,'too spicy'),(2,2,1,5,NULL),(3,3,3,2,'bones in it'),(4,4,5,4,'bigger portion please'),(5,5,4,4,NULL),(6,2,8,5,'more cake'),(7,7,7,5,'lovely cake'),(8,4,4,1,'too spicy');
-- How many pupils have free meals (yes)?
-- count of children with free meals yes
-- what number of kids eat without paying, that is yes
-- free meals = yes, how many pupils
SELECT COUNT(*) FROM pupil WHERE free_meals = 'yes';
-- What are the names of the desserts with fewer than 350 calories?
-- course dessert, under 350 calories: names
-- which sweet dishes (dessert) hold less energy than 350 calories
-- below 350 calories and served as dessert, dish name
SELECT dish_name FROM dish WHERE course = 'dessert' AND calories < 350;
-- Which kitchens have no inspection date recorded? Give the name.
-- kitchen names with the last inspection missing
-- where has nobody come by yet to check for cleanliness? name of the place
-- not inspected so far: kitchens
SELECT kitchen_name FROM kitchen WHERE date_of_last_inspection IS NULL;
-- Show the different remarks on meals that contain the word cake or the word spicy.
-- distinct comments with cake or spicy
-- what have children said that has spicy or cake in it? same words only one time
-- remark mentions cake, or it mentions spicy - list without repeats
SELECT DISTINCT remark FROM meal_rating WHERE remark LIKE '%cake%' OR remark LIKE '%spicy%';
-- List the names and prices of the ingredients that cost between 1 and 4 per kilo, the cheapest first.
-- ingredient, price a kilo, from 1 to 4, rising
-- which foodstuffs can be had for at least 1 and at most 4 the kilo, and what exactly is asked? least dear on top
-- price per kilo of 1 to 4: name plus price, low to high
SELECT ingredient_name, price_per_kilo FROM ingredient WHERE price_per_kilo BETWEEN 1 AND 4 ORDER BY price_per_kilo;
-- What are the largest and the average number of pupils on roll of the schools in each neighbourhood? Show the neighbourhood first.
-- neighbourhood, biggest roll, mean roll
-- for every part of town: how many children has its fullest school, and how many has one there on average? name that part first
-- per neighbourhood give max pupils then average pupils, with the neighbourhood in front
SELECT neighbourhood, MAX(pupils_on_roll), AVG(pupils_on_roll) FROM school GROUP BY neighbourhood;
-- Show the name of each school with the name and the address of the kitchen that serves it.
-- school, its kitchen, where that kitchen is (street)
-- who gets dinner from which cookhouse, and on what street does that stand? school in front
-- schools that have a kitchen: school name, kitchen name, street address
SELECT T1.school_name, T2.kitchen_name, T2.street_address FROM school AS T1 JOIN kitchen AS T2 ON T1.kitchen_id = T2.kitchen_id;
-- Show the given and family name of each cook who was trained by someone, and the family name of the trainer.
-- cooks with their trainer: first name, last name, surname of the trainer
-- who learned the job from whom? learner's two names, then the teacher's last one
-- trained staff only - given name, family name, family name of whoever trained them
SELECT T1.given_name, T1.family_name, T2.family_name FROM cook AS T1 JOIN cook AS T2 ON T1.trained_by = T2.cook_id;
-- How many dishes has each supplier's produce gone into? Show the supplier's name and the number of different dishes.
-- supplier name, count of distinct dishes with something from them
-- in how many separate recipes of ours does food from every merchant turn up? merchant first
-- by supplier: name plus how many different dishes contain their ingredients
SELECT T1.supplier_name, COUNT(DISTINCT T3.dish_id) FROM food_supplier AS T1 JOIN ingredient AS T2 ON T1.supplier_id = T2.supplier_id JOIN dish_ingredient AS T3 ON T2.ingredient_id = T3.ingredient_id GROUP BY T1.supplier_id;
-- What are the names of the allergens to which no pupil is allergic?
-- allergen names with no child concerned
-- which trigger substances trouble none of our kids
-- nobody at school reacts to it: allergen by name
SELECT allergen_name FROM allergen WHERE allergen_code NOT IN (SELECT allergen_code FROM pupil_allergy);
-- List the given and family names of the pupils with a severe allergy, together with the name of the allergen.
-- severe cases: first name, surname, allergen
-- who must by no means touch what, being severe? child's two names, then the substance
-- severity severe - pupil's given name, family name, allergen name
SELECT T1.given_name, T1.family_name, T3.allergen_name FROM pupil AS T1 JOIN pupil_allergy AS T2 ON T1.pupil_id = T2.pupil_id JOIN allergen AS T3 ON T2.allergen_code = T3.allergen_code WHERE T2.severity = 'severe';
-- Which dishes contain both an ingredient with gluten and an ingredient with milk? Give the dish name.
-- dishes with gluten as well as milk in them
-- what on the menu holds milk and gluten alike
-- gluten inside, milk inside too: names of those dishes
SELECT T1.dish_name FROM dish AS T1 JOIN dish_ingredient AS T2 ON T1.dish_id = T2.dish_id JOIN ingredient AS T3 ON T2.ingredient_id = T3.ingredient_id JOIN allergen AS T4 ON T3.allergen_code = T4.allergen_code WHERE T4.allergen_name = 'gluten' INTERSECT SELECT T1.dish_name FROM dish AS T1 JOIN dish_ingredient AS T2 ON T1.dish_id = T2.dish_id JOIN ingredient AS T3 ON T2.ingredient_id = T3.ingredient_id JOIN allergen AS T4 ON T3.allergen_code = T4.allergen_code WHERE T4.allergen_name = 'milk';
-- Which vegetarian (yes) dishes contain no ingredient with milk? Give the name.
-- vegetarian yes minus the dishes with milk, names
-- what can a child have that is meatless (yes) and free of milk
-- without any milk ingredient but vegetarian = yes, which dishes
SELECT dish_name FROM dish WHERE vegetarian = 'yes' EXCEPT SELECT T1.dish_name FROM dish AS T1 JOIN dish_ingredient AS T2 ON T1.dish_id = T2.dish_id JOIN ingredient AS T3 ON T2.ingredient_id = T3.ingredient_id JOIN allergen AS T4 ON T3.allergen_code = T4.allergen_code WHERE T4.allergen_name = 'milk';
-- Which dish had the most portions left in total?
-- name of the dish with the highest sum of leftovers
-- of what have the children sent back the most helpings altogether
-- portions left added up by dish: the top one
SELECT T1.dish_name FROM dish AS T1 JOIN menu_day AS T2 ON T1.dish_id = T2.dish_id GROUP BY T1.dish_id ORDER BY SUM(T2.portions_left) DESC LIMIT 1;
-- Which dishes have never been served? Give the dish name and the family name of the cook who created it.
-- dish without a day on the menu, surname of its creator
-- what recipe has not come to table so far, and who thought it up (last name)
-- never on any menu day: name of dish, family name of the cook behind it
SELECT T1.dish_name, T2.family_name FROM dish AS T1 JOIN cook AS T2 ON T1.created_by = T2.cook_id WHERE T1.dish_id NOT IN (SELECT dish_id FROM menu_day);
-- Which kitchens have served at least two different dishes? Give the name of the kitchen.
-- kitchen names with 2 or more distinct dishes on their days
-- what cookhouses have put two separate recipes or more on the table
-- two different dishes at the least, name the kitchens
SELECT T1.kitchen_name FROM kitchen AS T1 JOIN menu_day AS T2 ON T1.kitchen_id = T2.kitchen_id GROUP BY T1.kitchen_id HAVING COUNT(DISTINCT T2.dish_id) >= 2;
-- For each dish with more than one rating, show the dish name and the average number of stars, the best first.
-- dishes over 1 rating: name, mean stars, descending
-- what was judged by children more than once, and how well did they like it on average? favourite on top
-- average stars by dish name where there is more than one rating, high to low
SELECT T1.dish_name, AVG(T3.stars) FROM dish AS T1 JOIN menu_day AS T2 ON T1.dish_id = T2.dish_id JOIN meal_rating AS T3 ON T2.menu_day_id = T3.menu_day_id GROUP BY T1.dish_id HAVING COUNT(*) > 1 ORDER BY AVG(T3.stars) DESC;
-- Show the given and family names of the pupils whose account balance is below the average and who have given a rating of 4 stars.
-- less than the mean balance and a 4 star rating made: first name, surname
-- which children have a thinner purse than kids have on average and once awarded 4 stars? both names
-- 4 stars given by them, balance under the average: given name then family name
SELECT given_name, family_name FROM pupil WHERE account_balance < (SELECT AVG(account_balance) FROM pupil) AND pupil_id IN (SELECT pupil_id FROM meal_rating WHERE stars = 4);
-- List all given names that a cook or a pupil has, each once.
-- first names of cooks united with those of the children
-- what do we call our kitchen people and our kids in the first place? no repeats
-- given names, be it of a pupil or of a cook, one time each
SELECT given_name FROM cook UNION SELECT given_name FROM pupil;
-- What is the dish that takes the longest to prepare among those created by the cook with the family name Oakes? Give its name and the minutes.
-- Oakes recipes: slowest one to make, with its minutes
-- of all that Oakes thought up, what keeps you at the stove for the most time, and how many minutes is that
-- created by Oakes, longest preparation: dish name then minutes
SELECT T1.dish_name, T1.minutes_to_prepare FROM dish AS T1 JOIN cook AS T2 ON T1.created_by = T2.cook_id WHERE T2.family_name = 'Oakes' ORDER BY T1.minutes_to_prepare DESC LIMIT 1;
-- Which three menu days had the fewest portions left? Show the served date, the kitchen name and the dish name.
-- 3 menu days with the smallest leftovers: date, kitchen, dish
-- on which three occasions did the least come back, at what cookhouse, and with what recipe? start with the day
-- least portions left, top three: when it was served, name of kitchen, name of dish
SELECT T1.served_date, T2.kitchen_name, T3.dish_name FROM menu_day AS T1 JOIN kitchen AS T2 ON T1.kitchen_id = T2.kitchen_id JOIN dish AS T3 ON T1.dish_id = T3.dish_id ORDER BY T1.portions_left LIMIT 3;
-- Find the names of the suppliers from Marden that supply an ingredient kept in the dry store.
-- Marden merchants with something for the dry store
-- who in Marden sells us a foodstuff that we put in the dry store
-- storage place dry store and town Marden, supplier names please
SELECT supplier_name FROM food_supplier WHERE town = 'Marden' AND supplier_id IN (SELECT supplier_id FROM ingredient WHERE storage_place = 'dry store');

-- database: greyfell_county_fire_service
CREATE TABLE stn (stn_no INTEGER PRIMARY KEY, stn_nm TEXT, district TEXT, crew_type TEXT, opened_yr INTEGER, bays INTEGER);
CREATE TABLE rank_ref (rank_cd TEXT PRIMARY KEY, rank_desc TEXT, base_pay INTEGER);
CREATE TABLE ff (ff_id INTEGER PRIMARY KEY, fname TEXT, sname TEXT, stn_no INTEGER REFERENCES stn(stn_no), rank_cd TEXT REFERENCES rank_ref(rank_cd), yr_joined INTEGER, buddy_id INTEGER REFERENCES ff(ff_id));
CREATE TABLE appl (appl_id INTEGER PRIMARY KEY, callsign TEXT, appl_type TEXT, stn_no INTEGER REFERENCES stn(stn_no), tank_litres INTEGER, yr_built INTEGER, state TEXT);
CREATE TABLE inc_type (type_cd TEXT PRIMARY KEY, type_desc TEXT, target_min INTEGER);
CREATE TABLE premises (prem_id INTEGER PRIMARY KEY, prem_nm TEXT, addr TEXT, district TEXT, use_kind TEXT, storeys INTEGER, sprinklers TEXT);
CREATE TABLE incident (inc_no INTEGER PRIMARY KEY, type_cd TEXT REFERENCES inc_type(type_cd), prem_id INTEGER REFERENCES premises(prem_id), call_dt TEXT, district TEXT, commander_id INTEGER REFERENCES ff(ff_id), casualties INTEGER, cause TEXT);
CREATE TABLE turnout (turnout_id INTEGER PRIMARY KEY, inc_no INTEGER REFERENCES incident(inc_no), appl_id INTEGER REFERENCES appl(appl_id), driver_id INTEGER REFERENCES ff(ff_id), min_to_scene INTEGER, water_used INTEGER);
CREATE TABLE course (crs_cd TEXT PRIMARY KEY, crs_nm TEXT, days INTEGER, fee INTEGER);
CREATE TABLE ff_course (ff_id INTEGER REFERENCES ff(ff_id), crs_cd TEXT REFERENCES course(crs_cd), passed_dt TEXT, score INTEGER, PRIMARY KEY (ff_id, crs_cd));
CREATE TABLE hydrant (hyd_id INTEGER PRIMARY KEY, addr TEXT, district TEXT, flow_lpm INTEGER, last_tested TEXT, tested_by INTEGER REFERENCES ff(ff_id));
CREATE TABLE fire_visit (visit_id INTEGER PRIMARY KEY, prem_id INTEGER REFERENCES premises(prem_id), officer_id INTEGER REFERENCES ff(ff_id), visit_dt TEXT, faults INTEGER, result TEXT);
INSERT INTO stn VALUES (1,'Greyfell Central','Greyfell','wholetime',1934,6),(2,'Corrie Bridge','Corrie','on-call',1968,2),(3,'Sandlow','Sandlow','day crewed',1991,3),(4,'Holmsike','Moorside','on-call',1957,1),(5,'Tarn End','Moorside','volunteer',2003,1);
INSERT INTO rank_ref VALUES ('FF','firefighter',31000),('CM','crew manager',36500),('WM','watch manager',41200),('SM','station manager',49800),('AM','area manager',60400);
INSERT INTO ff VALUES (1,'Neil','Garrick',1,'SM',1998,NULL),(2,'Shona','Beattie',1,'WM',2006,3),(3,'Kyle','Ostler',1,'FF',2019,2),(4,'Marta','Lis',2,'CM',2011,5),(5,'Dean','Pike',2,'FF',2020,4),(6,'Ruth','Calder',3,'WM',2004,7),(7,'Ali','Demir',3,'FF',2016,6),(8,'Gavin','Storr',4,'CM',2009,NULL),(9,'Tess','Howe',4,'FF',2022,8);
INSERT INTO appl VALUES (1,'GF01P1','pump ladder',1,1800,2018,'ready'),(2,'GF01A1','aerial platform',1,0,2014,'ready'),(3,'GF02P1','pump ladder',2,1600,2011,'in repair'),(4,'GF03P1','pump ladder',3,1850,2020,'ready'),(5,'GF03W1','water carrier',3,9000,2009,'ready'),(6,'GF04P1','light pump',4,800,2016,'ready');
INSERT INTO inc_type VALUES ('HF','house fire',8),('RTC','road traffic collision',10),('WLD','wildfire',20),('AFA','automatic alarm',12),('FLD','flooding',25),('ANR','animal rescue',30);
INSERT INTO premises VALUES (1,'Weavers Mill Flats','1 Mill Lane','Greyfell','flats',7,'no'),(2,'Corrie Arms','22 High Street','Corrie','hotel',3,'no'),(3,'Sandlow Care Home','5 Dune Road','Sandlow','care home',2,'yes'),(4,'Greyfell Library','Castle Square','Greyfell','public',3,'yes'),(5,'Moorside Mill Outlet','Beck Lane','Moorside','shop',2,'no'),(6,'Fell View School','9 Fell View','Corrie','school',2,'yes'),(7,'Lowmarsh Grain Store','Dyke Road','Lowmarsh','warehouse',1,'no');
INSERT INTO incident VALUES (101,'HF',1,'2024-01-05','Greyfell',2,2,'chip pan'),(102,'AFA',4,'2024-01-12','Greyfell',2,0,'burnt toast'),(103,'RTC',NULL,'2024-02-03','Corrie',4,3,'black ice'),(104,'WLD',NULL,'2024-04-19','Moorside',6,0,'campfire'),(105,'HF',2,'2024-05-22','Corrie',6,1,'electrical fault'),(106,'AFA',3,'2024-06-01','Sandlow',7,0,'burnt toast'),(107,'FLD',5,'2024-10-14','Moorside',8,0,NULL),(108,'AFA',4,'2024-11-02','Greyfell',1,0,NULL);
INSERT INTO turnout VALUES (1,101,1,3,6,1500),(2,101,2,2,7,0),(3,102,1,3,5,0),(4,103,3,5,11,0),(5,104,5,7,24,8700),(6,104,4,6,23,1700),(7,104,6,8,15,700),(8,105,3,4,9,1400),(9,106,4,7,4,0),(10,107,6,8,18,0),(11,108,1,3,6,0);
INSERT INTO course VALUES ('BA','Breathing apparatus',10,1200),('SWR','Swift water rescue',5,950),('LGV','Large vehicle driving',8,1600),('TRM','Trauma care',3,400),('WFT','Wildfire tactics',4,700),('INV','Fire investigation',12,2300);
INSERT INTO ff_course VALUES (1,'BA','1998-11-20',81),(1,'TRM','2018-03-02',90),(2,'BA','2007-02-14',88),(3,'LGV','2021-05-28',74),(4,'TRM','2012-09-09',79),(5,'BA','2021-01-30',70),(6,'WFT','2017-04-21',93),(7,'WFT','2019-05-10',85),(7,'SWR','2020-08-17',77),(6,'LGV','2006-06-16',83),(8,'SWR','2013-07-07',91);
INSERT INTO hydrant VALUES (1,'Mill Lane','Greyfell',1500,'2024-03-03',3),(2,'Castle Square','Greyfell',1900,'2023-08-15',3),(3,'High Street','Corrie',900,NULL,NULL),(4,'Dune Road','Sandlow',1250,'2024-02-26',7),(5,'Beck Lane','Moorside',600,'2022-05-05',8),(6,'Kirk Lane','Corrie',1100,'2023-12-12',5);
INSERT INTO fire_visit VALUES (1,1,1,'2023-05-10',6,'notice served'),(2,2,6,'2023-09-18',3,'advice given'),(3,3,6,'2024-02-08',0,'satisfactory'),(4,1,2,'2023-11-22',2,'advice given'),(5,5,8,'2024-03-15',4,'notice served'),(6,6,1,'2024-04-30',1,'satisfactory');
-- List the call signs of the appliances that are ready.
-- engines in the state ready, their callsign
-- by what radio name do the vehicles that are ready answer
-- ready to go: call sign of every appliance
SELECT callsign FROM appl WHERE state = 'ready';
-- How many different causes of incidents are recorded?
-- distinct incident causes, the number
-- for how many separate reasons, as far as we know them, have we been called out
-- count causes, same one not counted again
SELECT COUNT(DISTINCT cause) FROM incident;
-- Which hydrants have not yet been tested? Show the address and the district.
-- untested hydrants: address, district
-- where are the street water points that nobody has tried out so far? street, then area
-- no test date on the hydrant - addr and district please
SELECT addr, district FROM hydrant WHERE last_tested IS NULL;
-- Show the names of the premises with Mill in their name.
-- buildings called something with Mill
-- what places on our books have Mill as part of what they are called
-- Mill in the premises name, list them
SELECT prem_nm FROM premises WHERE prem_nm LIKE '%Mill%';
-- What are the names and opening years of the stations opened between 1950 and 2000, in order of the year?
-- stations from 1950 to 2000, name and year, oldest on top
-- which fire houses came into use no earlier than 1950 and no later than 2000, and when? by age, first the oldest
-- opened 1950 to 2000: station name plus year, ascending
SELECT stn_nm, opened_yr FROM stn WHERE opened_yr BETWEEN 1950 AND 2000 ORDER BY opened_yr;
-- Show the first name and the surname of each firefighter with the description of the rank and the name of the station.
-- forename, surname, rank in words, station name for all crew
-- who serves where and as what? the two names, then the grade, then the house
-- everybody on the force: first name, surname, rank description, station
SELECT T1.fname, T1.sname, T2.rank_desc, T3.stn_nm FROM ff AS T1 JOIN rank_ref AS T2 ON T1.rank_cd = T2.rank_cd JOIN stn AS T3 ON T1.stn_no = T3.stn_no;
-- How many incidents were there of each type? Show the description of the type and the number.
-- type in words, incident count
-- how often were we called to every sort of emergency? say what sort first
-- incidents counted per type description
SELECT T1.type_desc, COUNT(*) FROM inc_type AS T1 JOIN incident AS T2 ON T1.type_cd = T2.type_cd GROUP BY T1.type_cd;
-- Which types of incident have never occurred? Give the description.
-- incident types without a case, in words
-- to what sort of emergency have we not once been called
-- no incident under it at all: type description
SELECT type_desc FROM inc_type WHERE type_cd NOT IN (SELECT type_cd FROM incident);
-- Show the surname of each firefighter who has a buddy, together with the surname of the buddy.
-- crew member and buddy, surnames
-- who is paired up with whom? family names
-- surnames in pairs: the person, then their buddy
SELECT T1.sname, T2.sname FROM ff AS T1 JOIN ff AS T2 ON T1.buddy_id = T2.ff_id;
-- What are the total and the largest amount of water used at the incidents of the type wildfire?
-- wildfire turnouts: sum of water, maximum of water
-- how much was pumped altogether on any wildfire, and how much by the thirstiest vehicle on one turnout
-- type wildfire, water used in total then at most
SELECT SUM(T1.water_used), MAX(T1.water_used) FROM turnout AS T1 JOIN incident AS T2 ON T1.inc_no = T2.inc_no JOIN inc_type AS T3 ON T2.type_cd = T3.type_cd WHERE T3.type_desc = 'wildfire';
-- For each turnout to an incident of the type automatic alarm, show the call date, the call sign of the appliance and the surname of the driver.
-- automatic alarm turnouts: day of call, callsign, driver surname
-- when did which vehicle set out for an automatic alarm, and who was at the wheel (family name)
-- automatic alarm, i need date called, call sign, surname of whoever drove
SELECT T2.call_dt, T3.callsign, T4.sname FROM turnout AS T1 JOIN incident AS T2 ON T1.inc_no = T2.inc_no JOIN appl AS T3 ON T1.appl_id = T3.appl_id JOIN ff AS T4 ON T1.driver_id = T4.ff_id JOIN inc_type AS T5 ON T2.type_cd = T5.type_cd WHERE T5.type_desc = 'automatic alarm';
-- What are the numbers of the incidents to which an appliance took more minutes to the scene than the target of the incident type? Show each number once.
-- incidents with a turnout over the target minutes, distinct numbers
-- which emergencies, by number and without repeats, did some engine reach later than it should for that sort
-- minutes to scene above the type's target: incident no, one time each
SELECT DISTINCT T1.inc_no FROM incident AS T1 JOIN turnout AS T2 ON T1.inc_no = T2.inc_no JOIN inc_type AS T3 ON T1.type_cd = T3.type_cd WHERE T2.min_to_scene > T3.target_min;
-- Which appliance has turned out most often? Give the call sign and the number of turnouts.
-- callsign with the most turnouts, and how many
-- what vehicle leaves its bay more than any other, and how many times did it
-- most turnouts of all: call sign, count
SELECT T1.callsign, COUNT(*) FROM appl AS T1 JOIN turnout AS T2 ON T1.appl_id = T2.appl_id GROUP BY T1.appl_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the surnames of the firefighters who have both commanded an incident and tested a hydrant.
-- commanders that are hydrant testers too, surnames
-- who has been in charge at an emergency and has also tried out a street water point? family names
-- tested a hydrant, commanded an incident, both true: surname
SELECT T1.sname FROM ff AS T1 JOIN incident AS T2 ON T1.ff_id = T2.commander_id INTERSECT SELECT T1.sname FROM ff AS T1 JOIN hydrant AS T2 ON T1.ff_id = T2.tested_by;
-- Which districts have premises but no station?
-- districts of premises less those of stations
-- in what areas do we look after buildings while having no fire house
-- district without a station though premises lie in it
SELECT district FROM premises EXCEPT SELECT district FROM stn;
-- List the surnames of the firefighters who have passed the course Swift water rescue or have commanded an incident of the type flooding, each once.
-- Swift water rescue passed, united with commanders at flooding: surnames
-- who either holds Swift water rescue or has been in charge when there was flooding? family names, no repeats
-- flooding commanders plus anyone with Swift water rescue, surname one time each
SELECT T1.sname FROM ff AS T1 JOIN ff_course AS T2 ON T1.ff_id = T2.ff_id JOIN course AS T3 ON T2.crs_cd = T3.crs_cd WHERE T3.crs_nm = 'Swift water rescue' UNION SELECT T1.sname FROM ff AS T1 JOIN incident AS T2 ON T1.ff_id = T2.commander_id JOIN inc_type AS T3 ON T2.type_cd = T3.type_cd WHERE T3.type_desc = 'flooding';
-- Which stations have firefighters of at least two different ranks? Give the name of the station and the number of different ranks.
-- station name, distinct ranks there, 2 or more
-- at what fire houses do people of two separate grades or more serve, and how many grades is it
-- two different ranks at the least in one station: its name, how many ranks
SELECT T1.stn_nm, COUNT(DISTINCT T2.rank_cd) FROM stn AS T1 JOIN ff AS T2 ON T1.stn_no = T2.stn_no GROUP BY T1.stn_no HAVING COUNT(DISTINCT T2.rank_cd) >= 2;
-- What are the names of the courses that nobody from the station Greyfell Central has passed?
-- courses without anyone of Greyfell Central
-- in what training has no member of the Greyfell Central crew got through
-- Greyfell Central people have not passed it - name those courses
SELECT crs_nm FROM course WHERE crs_cd NOT IN (SELECT T1.crs_cd FROM ff_course AS T1 JOIN ff AS T2 ON T1.ff_id = T2.ff_id JOIN stn AS T3 ON T2.stn_no = T3.stn_no WHERE T3.stn_nm = 'Greyfell Central');
-- Which premises without sprinklers (no) had the most faults found in a visit? Give the name and the number of faults.
-- sprinklers no: premises with the worst visit, name and faults
-- what building that is a no for sprinklers did worst when an officer called, and how many things were wrong
-- most faults in one visit, sprinklers = no, premises name then fault count
SELECT T1.prem_nm, T2.faults FROM premises AS T1 JOIN fire_visit AS T2 ON T1.prem_id = T2.prem_id WHERE T1.sprinklers = 'no' ORDER BY T2.faults DESC LIMIT 1;
-- Show the names of the courses with a fee above the average fee that a firefighter of the rank watch manager has passed.
-- dearer than the mean course fee and passed by a watch manager: course names
-- which training that costs more than it does on average has some watch manager got through
-- rank watch manager, course passed, fee over the average - course name
SELECT T1.crs_nm FROM course AS T1 JOIN ff_course AS T2 ON T1.crs_cd = T2.crs_cd JOIN ff AS T3 ON T2.ff_id = T3.ff_id JOIN rank_ref AS T4 ON T3.rank_cd = T4.rank_cd WHERE T4.rank_desc = 'watch manager' AND T1.fee > (SELECT AVG(fee) FROM course);
-- For each station whose appliances have turned out more than once, show the station name and the average minutes to the scene, the quickest station first.
-- stations over 1 turnout: name, mean minutes to scene, rising
-- which fire houses sent out vehicles more than once, and how long did they need on average? fastest on top
-- average minutes to scene by station name with more than one turnout, from low to high
SELECT T1.stn_nm, AVG(T3.min_to_scene) FROM stn AS T1 JOIN appl AS T2 ON T1.stn_no = T2.stn_no JOIN turnout AS T3 ON T2.appl_id = T3.appl_id GROUP BY T1.stn_no HAVING COUNT(*) > 1 ORDER BY AVG(T3.min_to_scene);
-- Which firefighters joined after 2005 and have never driven an appliance to an incident? Give the first name and the surname.
-- joined later than 2005, no turnout as driver: forename, surname
-- who came to us past 2005 and has not once been at the wheel on a call? both names
-- never the driver of a turnout, year of joining above 2005, first name and surname
SELECT fname, sname FROM ff WHERE yr_joined > 2005 AND ff_id NOT IN (SELECT driver_id FROM turnout);

-- database: harcourt_museum_registrar
CREATE TABLE Institutions (InstitutionID INTEGER PRIMARY KEY, InstitutionName TEXT, City TEXT, Country TEXT, ContactPerson TEXT, YearFounded INTEGER);
CREATE TABLE Departments (DepartmentID INTEGER PRIMARY KEY, DepartmentName TEXT, Floor INTEGER, AnnualBudget INTEGER);
CREATE TABLE Curators (CuratorID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, DepartmentID INTEGER REFERENCES Departments(DepartmentID), Extension INTEGER, HireYear INTEGER, DeputyID INTEGER REFERENCES Curators(CuratorID));
CREATE TABLE Makers (MakerID INTEGER PRIMARY KEY, MakerName TEXT, Nationality TEXT, BornYear INTEGER, DiedYear INTEGER);
CREATE TABLE Ref_Materials (MaterialCode TEXT PRIMARY KEY, MaterialName TEXT, MaxLux INTEGER);
CREATE TABLE Objects (ObjectNumber TEXT PRIMARY KEY, Title TEXT, MakerID INTEGER REFERENCES Makers(MakerID), MaterialCode TEXT REFERENCES Ref_Materials(MaterialCode), DepartmentID INTEGER REFERENCES Departments(DepartmentID), YearMade INTEGER, WeightKg REAL, InsuranceValue INTEGER, OnDisplay TEXT);
CREATE TABLE Exhibitions (ExhibitionID INTEGER PRIMARY KEY, ExhibitionTitle TEXT, HostID INTEGER REFERENCES Institutions(InstitutionID), OpensOn TEXT, ClosesOn TEXT, ExpectedVisitors INTEGER);
CREATE TABLE Loans (LoanID INTEGER PRIMARY KEY, ExhibitionID INTEGER REFERENCES Exhibitions(ExhibitionID), BorrowerID INTEGER REFERENCES Institutions(InstitutionID), CuratorID INTEGER REFERENCES Curators(CuratorID), RequestedOn TEXT, Status TEXT, LoanFee INTEGER);
CREATE TABLE Loan_Objects (LoanID INTEGER REFERENCES Loans(LoanID), ObjectNumber TEXT REFERENCES Objects(ObjectNumber), CrateNumber TEXT, PRIMARY KEY (LoanID, ObjectNumber));
CREATE TABLE Couriers (CourierID INTEGER PRIMARY KEY, CourierName TEXT, City TEXT, ClimateVans INTEGER);
CREATE TABLE Shipments (ShipmentID INTEGER PRIMARY KEY, LoanID INTEGER REFERENCES Loans(LoanID), CourierID INTEGER REFERENCES Couriers(CourierID), FromInstitution INTEGER REFERENCES Institutions(InstitutionID), ToInstitution INTEGER REFERENCES Institutions(InstitutionID), ShippedOn TEXT, ArrivedOn TEXT, Cost INTEGER);
CREATE TABLE ConditionReports (ReportID INTEGER PRIMARY KEY, ObjectNumber TEXT REFERENCES Objects(ObjectNumber), CheckedBy INTEGER REFERENCES Curators(CuratorID), CheckedOn TEXT, Grade INTEGER, Remark TEXT);
INSERT INTO Institutions VALUES (1,'Harcourt Museum','Bath','England','Elaine Croft',1887),(2,'Musee des Sources','Vichy','France','Luc Arnaud',1924),(3,'Kunsthaus Rheinau','Basel','Switzerland','Petra Vogt',1936),(4,'Museo del Vidrio','Segovia','Spain','Ines Bravo',1982),(5,'Tidewater Gallery','Norfolk','United States',NULL,1951),(6,'Harbour Arts Centre','Bergen','Norway','Jon Eide',2005);
INSERT INTO Departments VALUES (1,'Decorative Arts',1,420000),(2,'Paintings',2,610000),(3,'Textiles',3,190000),(4,'Coins and Medals',0,85000);
INSERT INTO Curators VALUES (1,'Elaine','Croft',2,210,1999,2),(2,'Hugh','Sandys',2,212,2014,NULL),(3,'Parveen','Gill',1,118,2008,4),(4,'Toby','Marsh',1,121,2019,NULL),(5,'Clemence','Roy',3,305,2011,NULL),(6,'Iain','Mure',4,14,2003,NULL);
INSERT INTO Makers VALUES (1,'Josephine Tull','English',1841,1912),(2,'Atelier Brandeis','German',NULL,NULL),(3,'Carlo Venier','Italian',1690,1755),(4,'Nils Aker','Norwegian',1948,NULL),(5,'Marguerite Oury','French',1879,1950),(6,'Rowland Speed','English',1802,1866);
INSERT INTO Ref_Materials VALUES ('OIL','oil on canvas',200),('WTC','watercolour',50),('GLS','glass',300),('SLK','silk',50),('SIL','silver',300),('BRZ','bronze',350);
INSERT INTO Objects VALUES ('H.1901.4','Lady with a Green Fan',1,'OIL',2,1884,18.5,240000,'yes'),('H.1933.17','Goblet with Stags',3,'GLS',1,1731,0.9,68000,'yes'),('H.1950.2','Garden at Night',5,'WTC',2,1921,3.2,31000,'no'),('H.1962.8','Fan with Peacocks',5,'SLK',3,1910,0.2,5400,'no'),('H.1978.30','Coffee Pot',6,'SIL',1,1839,1.4,12500,'yes'),('H.1991.1','Fjord Goblet',4,'GLS',1,1986,1.7,9800,'no'),('H.2004.6','Harbour at Dusk',1,'OIL',2,1890,22.0,175000,'yes'),('H.2010.11','Siege Medal',NULL,'BRZ',4,1644,0.1,3900,'yes');
INSERT INTO Exhibitions VALUES (1,'Glass and Light',4,'2024-03-01','2024-07-15',60000),(2,'Women at the Easel',2,'2024-05-10','2024-09-30',140000),(3,'Northern Waters',6,'2024-06-20','2024-10-06',45000),(4,'The Folding Fan',3,'2025-01-18','2025-04-27',38000),(5,'Tea, Coffee, Chocolate',5,'2025-03-05',NULL,90000);
INSERT INTO Loans VALUES (1,1,4,3,'2023-06-12','returned',1500),(2,2,2,1,'2023-08-30','out',4200),(3,3,6,1,'2023-11-09','out',2600),(4,4,3,5,'2024-02-21','approved',900),(5,5,5,4,'2024-06-03','requested',NULL),(6,3,6,3,'2023-12-01','out',700),(7,2,2,3,'2023-10-02','refused',NULL);
INSERT INTO Loan_Objects VALUES (1,'H.1933.17','C-04'),(1,'H.1991.1','C-05'),(2,'H.1901.4','C-11'),(2,'H.1950.2','C-12'),(3,'H.2004.6','C-15'),(4,'H.1962.8',NULL),(5,'H.1978.30',NULL),(6,'H.1991.1','C-16'),(4,'H.1901.4','C-20'),(5,'H.1991.1',NULL);
INSERT INTO Couriers VALUES (1,'Albion Fine Art Transport','Bristol',6),(2,'Trans-Musea','Lyon',9),(3,'Nordfrakt Kunst','Bergen',3),(4,'Safe Hands Crating','Bath',2);
INSERT INTO Shipments VALUES (1,1,1,1,4,'2024-02-19','2024-02-22',5400),(2,1,1,4,1,'2024-07-18','2024-07-22',5600),(3,2,2,1,2,'2024-04-29','2024-04-30',3800),(4,3,3,1,6,'2024-06-05','2024-06-11',6900),(5,6,3,1,6,'2024-06-06','2024-06-12',2100),(6,4,2,2,3,'2024-12-20',NULL,2900);
INSERT INTO ConditionReports VALUES (1,'H.1901.4',1,'2024-04-20',4,'slight craquelure'),(2,'H.1933.17',3,'2024-02-12',5,NULL),(3,'H.1933.17',3,'2024-07-25',4,'tiny chip on foot'),(4,'H.1950.2',2,'2024-04-21',3,'foxing'),(5,'H.1991.1',4,'2024-02-12',5,NULL),(6,'H.1962.8',5,'2024-03-08',2,'split silk and loose sticks'),(7,'H.2004.6',1,'2024-05-28',5,'fine');
-- List the titles of the objects that are on display (yes) and weigh more than 1 kilogram.
-- on display yes, over 1 kg: titles
-- what can visitors see (yes) that is heavier than 1 kilo? say what it is called
-- weight above 1 and shown to the public = yes, object titles
SELECT Title FROM Objects WHERE OnDisplay = 'yes' AND WeightKg > 1;
-- How many loans are out?
-- number of loans with the status out
-- what count of lendings is at present out of the house
-- status out - how many loans are there
SELECT COUNT(*) FROM Loans WHERE Status = 'out';
-- Show the titles of the objects whose title contains Fan or begins with Garden.
-- title with Fan in it, or starting with Garden
-- what pieces are named something with Fan, or else have Garden as the first word
-- objects: Garden at the beginning or Fan anywhere, their titles
SELECT Title FROM Objects WHERE Title LIKE '%Fan%' OR Title LIKE 'Garden%';
-- Which couriers have between 3 and 8 climate vans? Give the name.
-- courier names, 3 to 8 climate vans
-- what hauliers run at least 3 and no more than 8 cooled vehicles
-- climate vans from 3 to 8, which courier
SELECT CourierName FROM Couriers WHERE ClimateVans BETWEEN 3 AND 8;
-- What are the lowest and the highest insurance value of the objects, and how many objects are there?
-- insurance: minimum, maximum, plus object count
-- for how little and for how much is a piece covered, and how many pieces have we got
-- min value insured, max value insured, number of objects
SELECT MIN(InsuranceValue), MAX(InsuranceValue), COUNT(*) FROM Objects;
-- How many different nationalities do the makers have?
-- distinct maker nationalities, the number
-- from how many separate peoples do the artists and craftsmen hail
-- count nationalities of makers, each one time
SELECT COUNT(DISTINCT Nationality) FROM Makers;
-- Show the first and last name of each curator who has a deputy, and the last name of that deputy.
-- curators with deputies: forename, surname, deputy's surname
-- who is stood in for by whom? both names of the keeper, then the family name of the stand-in
-- deputy exists: curator's first name, last name, deputy's last name
SELECT T1.FirstName, T1.LastName, T2.LastName FROM Curators AS T1 JOIN Curators AS T2 ON T1.DeputyID = T2.CuratorID;
-- For each object with a known maker, show its title, the name of the maker and the name of the material.
-- title, maker, material of everything whose maker is known
-- what is it, who made it, and what is it made from? only where we know the hand
-- objects with a maker on record: title plus maker name plus material name
SELECT T1.Title, T2.MakerName, T3.MaterialName FROM Objects AS T1 JOIN Makers AS T2 ON T1.MakerID = T2.MakerID JOIN Ref_Materials AS T3 ON T1.MaterialCode = T3.MaterialCode;
-- How many objects does each department hold, and what is their total insurance value? Show the name of the department first.
-- department, object count, sum insured
-- what number of pieces does every section look after, and for how much are they covered together? section in front
-- by department name: how many objects, insurance value added up
SELECT T1.DepartmentName, COUNT(*), SUM(T2.InsuranceValue) FROM Departments AS T1 JOIN Objects AS T2 ON T1.DepartmentID = T2.DepartmentID GROUP BY T1.DepartmentID;
-- Which makers have no object in the collection?
-- maker names without an object
-- of what artists or craftsmen do we own nothing
-- no object by them, name the makers
SELECT MakerName FROM Makers EXCEPT SELECT T1.MakerName FROM Makers AS T1 JOIN Objects AS T2 ON T1.MakerID = T2.MakerID;
-- For each shipment show the name of the institution it left from, the name of the institution it went to and the cost, the dearest first.
-- shipments by falling cost: from-institution, to-institution, cost
-- what journeys did our pieces make, between which houses and for how much? start with the most expensive, leaving house before receiving one
-- list origin institution, destination institution and cost, high cost to low
SELECT T2.InstitutionName, T3.InstitutionName, T1.Cost FROM Shipments AS T1 JOIN Institutions AS T2 ON T1.FromInstitution = T2.InstitutionID JOIN Institutions AS T3 ON T1.ToInstitution = T3.InstitutionID ORDER BY T1.Cost DESC;
-- List the titles of the objects lent to the exhibition The Folding Fan.
-- objects in The Folding Fan, titles
-- what of ours goes to The Folding Fan show
-- The Folding Fan: which object titles are on that loan
SELECT T1.Title FROM Objects AS T1 JOIN Loan_Objects AS T2 ON T1.ObjectNumber = T2.ObjectNumber JOIN Loans AS T3 ON T2.LoanID = T3.LoanID JOIN Exhibitions AS T4 ON T3.ExhibitionID = T4.ExhibitionID WHERE T4.ExhibitionTitle = 'The Folding Fan';
-- Which cities have both an institution and a courier?
-- institution cities that are courier cities as well
-- in what towns do we find a museum and also a haulier for art
-- courier there, institution there - city names
SELECT City FROM Institutions INTERSECT SELECT City FROM Couriers;
-- Find the titles of the objects that are on a loan but have no condition report.
-- lent objects minus those with a condition report: titles
-- which pieces are down for some lending without our ever having checked their state
-- no condition report though part of a loan, object titles
SELECT T1.Title FROM Objects AS T1 JOIN Loan_Objects AS T2 ON T1.ObjectNumber = T2.ObjectNumber EXCEPT SELECT T1.Title FROM Objects AS T1 JOIN ConditionReports AS T2 ON T1.ObjectNumber = T2.ObjectNumber;
-- Which object is part of the most loans? Give its title.
-- title of the object that figures in loans most often
-- what piece of ours is down for more lendings than any other
-- largest number of loans, object title
SELECT T1.Title FROM Objects AS T1 JOIN Loan_Objects AS T2 ON T1.ObjectNumber = T2.ObjectNumber GROUP BY T1.ObjectNumber ORDER BY COUNT(*) DESC LIMIT 1;
-- Which shipments have not arrived yet? Show the courier's name and the shipping date.
-- unarrived shipments: courier, day shipped
-- who still has something of ours on the road, and when did it set off
-- no arrival recorded - courier name and date it was shipped
SELECT T1.CourierName, T2.ShippedOn FROM Couriers AS T1 JOIN Shipments AS T2 ON T1.CourierID = T2.CourierID WHERE T2.ArrivedOn IS NULL;
-- List the last names of the curators who work in the department Textiles or who have checked an object and given it the grade 5, each once.
-- Textiles curators united with those who gave a grade of 5: surnames
-- who either belongs to Textiles or has put down a 5 after looking a piece over? family names, no repeats
-- grade 5 given by them or department Textiles, curator last name one time each
SELECT T1.LastName FROM Curators AS T1 JOIN Departments AS T2 ON T1.DepartmentID = T2.DepartmentID WHERE T2.DepartmentName = 'Textiles' UNION SELECT T1.LastName FROM Curators AS T1 JOIN ConditionReports AS T2 ON T1.CuratorID = T2.CheckedBy WHERE T2.Grade = 5;
-- Which borrowing institutions have at least two different objects on their loans? Give the name and the number of different objects.
-- borrowers with 2 or more distinct objects: name, how many
-- what houses are down for two separate pieces of ours or more, and for how many
-- two different objects at the least, borrower name plus that number
SELECT T1.InstitutionName, COUNT(DISTINCT T3.ObjectNumber) FROM Institutions AS T1 JOIN Loans AS T2 ON T1.InstitutionID = T2.BorrowerID JOIN Loan_Objects AS T3 ON T2.LoanID = T3.LoanID GROUP BY T1.InstitutionID HAVING COUNT(DISTINCT T3.ObjectNumber) >= 2;
-- What is the oldest object made of glass? Give the title and the year.
-- glass: earliest piece, title and year made
-- which thing of glass goes back farthest, and when was it created
-- material glass, first year of making - object title, year
SELECT T1.Title, T1.YearMade FROM Objects AS T1 JOIN Ref_Materials AS T2 ON T1.MaterialCode = T2.MaterialCode WHERE T2.MaterialName = 'glass' ORDER BY T1.YearMade LIMIT 1;
-- Which exhibitions expect more visitors than the average exhibition and are held by an institution founded before 1940? Give the exhibition title.
-- over the mean of expected visitors, host founded earlier than 1940: titles
-- what shows reckon with a bigger crowd than shows do on average, in a house set up before 1940
-- host older than 1940 and above-average expected visitors, exhibition title
SELECT T1.ExhibitionTitle FROM Exhibitions AS T1 JOIN Institutions AS T2 ON T1.HostID = T2.InstitutionID WHERE T2.YearFounded < 1940 AND T1.ExpectedVisitors > (SELECT AVG(ExpectedVisitors) FROM Exhibitions);
-- For each courier with more than one shipment, show the courier's name and the total cost, the cheapest first.
-- couriers over 1 shipment: name, sum of costs, rising
-- which hauliers drove for us more than once, and what did it come to in all? smallest bill on top
-- cost added up by courier name, only with more than one shipment, low to high
SELECT T1.CourierName, SUM(T2.Cost) FROM Couriers AS T1 JOIN Shipments AS T2 ON T1.CourierID = T2.CourierID GROUP BY T1.CourierID HAVING COUNT(*) > 1 ORDER BY SUM(T2.Cost);
-- Which curator has handled the most loans? Give the first name, the last name and the name of the department.
-- curator with the top loan count: forename, surname, department
-- who among the keepers deals with the largest number of lendings, and in what section do they sit? both names first
-- most loans handled: first name, last name, department name
SELECT T1.FirstName, T1.LastName, T2.DepartmentName FROM Curators AS T1 JOIN Departments AS T2 ON T1.DepartmentID = T2.DepartmentID JOIN Loans AS T3 ON T1.CuratorID = T3.CuratorID GROUP BY T1.CuratorID ORDER BY COUNT(*) DESC LIMIT 1;
