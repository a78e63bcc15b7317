-- database: hofmann_butchers
CREATE TABLE farm (farm_no INTEGER PRIMARY KEY, farmer TEXT, village TEXT, distance_km REAL, organic TEXT);
CREATE TABLE carcass (tag TEXT PRIMARY KEY, farm_no INTEGER REFERENCES farm(farm_no), species TEXT, weight_kg REAL, delivered TEXT, buy_price REAL);
CREATE TABLE cut (cut_id INTEGER PRIMARY KEY, name TEXT, species TEXT, price_kg REAL, hung_days INTEGER);
CREATE TABLE butcher (butcher_id INTEGER PRIMARY KEY, name TEXT, joined INTEGER, is_master TEXT);
CREATE TABLE counter_sale (sale_id INTEGER PRIMARY KEY, cut_id INTEGER REFERENCES cut(cut_id), butcher_id INTEGER REFERENCES butcher(butcher_id), sold_on TEXT, kg REAL);
INSERT INTO farm VALUES (1,'Gerda Wolff','Neudorf',12.5,'Y'),(2,'Alois Pichler','Hinterberg',31,'N'),(3,'Ute Brandl','Neudorf',9.8,'Y'),(4,'Fritz Auer','Seekirchen',44,'N'),(5,'Lena Maier','Hinterberg',28.4,'Y');
INSERT INTO carcass VALUES ('B-201','1','beef',310,'2024-02-05',1480),('B-202',2,'beef',342,'2024-02-12',1390),('P-330',3,'pork',94,'2024-02-06',310),('P-331',3,'pork',101,'2024-02-20',335),('L-118',4,'lamb',21,'2024-02-27',190),('P-332',2,'pork',98,'2024-03-04',280),('L-119',1,'lamb',19.5,'2024-03-11',205);
INSERT INTO cut VALUES (1,'sirloin','beef',38,28),(2,'brisket','beef',17.5,10),(3,'pork belly','pork',11.9,3),(4,'rack of lamb','lamb',42,7),(5,'pork chop','pork',13.5,4),(6,'oxtail','beef',12.8,NULL),(7,'lamb shank','lamb',19.9,6);
INSERT INTO butcher VALUES (1,'Old Hofmann',1979,'Y'),(2,'Resi',2011,'Y'),(3,'Murat',2018,'N'),(4,'Jakob',2023,'N');
INSERT INTO counter_sale VALUES (1,1,1,'2024-03-01',2.4),(2,3,3,'2024-03-01',5.1),(3,5,2,'2024-03-01',3.3),(4,2,3,'2024-03-02',4.0),(5,1,2,'2024-03-02',1.2),(6,4,1,'2024-03-02',1.9),(7,3,2,'2024-03-04',2.7),(8,5,3,'2024-03-04',6.0),(9,7,3,'2024-03-05',1.6);
-- What are the names of the beef cuts?
-- pieces we cut from beef
-- Which joints of meat come from the animal beef?
-- animal beef: what are the joints of meat called
SELECT name FROM cut WHERE species = 'beef';
-- How many farms are organic (organic 'Y')?
-- number of suppliers with organic Y
-- How many suppliers work without chemicals, flagged as organic (Y)?
-- organic flag Y, how many farmers' places is that
SELECT COUNT(*) FROM farm WHERE organic = 'Y';
-- Which cut is the most expensive per kilo?
-- dearest piece in the window
-- For which joint of meat does a kilogram cost the most?
-- priciest joint of meat by the kilogram, its name
SELECT name FROM cut ORDER BY price_kg DESC LIMIT 1;
-- Show each butcher's name and the total kilos sold.
-- kg over the counter per person, name first
-- How many kilograms has each shop worker handed over to customers altogether? The name and the sum.
-- kilograms sold, added up for every meat seller, name then sum
SELECT T1.name, SUM(T2.kg) FROM butcher AS T1 JOIN counter_sale AS T2 ON T1.butcher_id = T2.butcher_id GROUP BY T1.butcher_id;
-- Which cuts were never sold?
-- What has nobody bought yet? Names of the cuts.
-- Which joints of meat has no customer ever taken?
-- no sale at the counter: names of those joints of meat
SELECT name FROM cut WHERE cut_id NOT IN (SELECT cut_id FROM counter_sale);
-- List the tags of carcasses that came from farms in Neudorf.
-- tags of the animals bought in Neudorf
-- Which slaughtered animals, by their label, come from a supplier located in Neudorf?
-- supplier's village Neudorf: labels of the slaughtered animals
SELECT T1.tag FROM carcass AS T1 JOIN farm AS T2 ON T1.farm_no = T2.farm_no WHERE T2.village = 'Neudorf';
-- What are the number and the average weight of carcasses by species?
-- Per species: how many did we get, and how heavy on average?
-- How many slaughtered animals of each sort did we get, and what does one weigh on average? The sort of animal in front.
-- sort of animal, count, mean kilograms, for every sort of slaughtered animal
SELECT species, COUNT(*), AVG(weight_kg) FROM carcass GROUP BY species;
-- Which farmers delivered at least 2 carcasses?
-- farmers with 2 or more animals supplied
-- Which suppliers have brought us 2 slaughtered animals or more, by the person's name?
-- at least 2 slaughtered animals from their place: names of these farmers
SELECT T1.farmer FROM farm AS T1 JOIN carcass AS T2 ON T1.farm_no = T2.farm_no GROUP BY T1.farm_no HAVING COUNT(*) >= 2;
-- Which farmer has not delivered anything?
-- the grower that none of the animals comes from
-- Which suppliers have never brought us a slaughtered animal, by the person's name?
-- no slaughtered animal from their place: names of these farmers
SELECT farmer FROM farm WHERE farm_no NOT IN (SELECT farm_no FROM carcass);
-- Who sold sirloin? Give the names of the butchers.
-- names of the staff that have cut sirloin for someone
-- Which shop workers have handed sirloin over the counter?
-- sirloin sales: name of the seller for each one
SELECT T1.name FROM butcher AS T1 JOIN counter_sale AS T2 ON T1.butcher_id = T2.butcher_id JOIN cut AS T3 ON T2.cut_id = T3.cut_id WHERE T3.name = 'sirloin';
-- What were the lowest, highest and average purchase price of a carcass?
-- buying price: min, max, mean
-- How much did we pay for a slaughtered animal at the least, at the most, and on average?
-- what slaughtered animals cost us: smallest, largest, average
SELECT MIN(buy_price), MAX(buy_price), AVG(buy_price) FROM carcass;
-- Find the species and weight of carcasses delivered after 2024-02-15.
-- What arrived later than 2024-02-15? Species, kilos.
-- What sort of animal was brought in later than 2024-02-15, and how heavy was each?
-- brought in after 2024-02-15: sort of animal, kilograms
SELECT species, weight_kg FROM carcass WHERE delivered > '2024-02-15';
-- Which butchers sold both pork belly and pork chop?
-- staff who had pork belly as well as pork chop on the scales
-- Which shop workers have handed pork belly and also pork chop to customers?
-- sellers of pork chop who are sellers of pork belly too, names please
SELECT T1.name FROM butcher AS T1 JOIN counter_sale AS T2 ON T1.butcher_id = T2.butcher_id JOIN cut AS T3 ON T2.cut_id = T3.cut_id WHERE T3.name = 'pork belly' INTERSECT SELECT T1.name FROM butcher AS T1 JOIN counter_sale AS T2 ON T1.butcher_id = T2.butcher_id JOIN cut AS T3 ON T2.cut_id = T3.cut_id WHERE T3.name = 'pork chop';
-- Show the names of cuts hung for more days than average.
-- pieces that age longer than the mean
-- Which joints of meat are left to mature for longer than usual, that is, the mean?
-- maturing time in days over the mean: names of those joints of meat
SELECT name FROM cut WHERE hung_days > (SELECT AVG(hung_days) FROM cut);
-- On which date were the most kilos sold?
-- best day at the counter by weight
-- When did customers take away the largest number of kilograms altogether?
-- kilograms added up by day, the top day
SELECT sold_on FROM counter_sale GROUP BY sold_on ORDER BY SUM(kg) DESC LIMIT 1;

-- database: canal_street_market
CREATE TABLE trader (trader_id INTEGER PRIMARY KEY, trading_name TEXT, owner TEXT, goods TEXT, since_year INTEGER);
CREATE TABLE pitch (pitch_no TEXT PRIMARY KEY, row_letter TEXT, width_m REAL, power TEXT, weekly_fee REAL);
CREATE TABLE market_day (day_id INTEGER PRIMARY KEY, held_on TEXT, weather TEXT, footfall INTEGER);
CREATE TABLE stall (day_id INTEGER REFERENCES market_day(day_id), trader_id INTEGER REFERENCES trader(trader_id), pitch_no TEXT REFERENCES pitch(pitch_no), takings REAL, PRIMARY KEY (day_id, pitch_no));
CREATE TABLE warning (warning_id INTEGER PRIMARY KEY, trader_id INTEGER REFERENCES trader(trader_id), reason TEXT, issued_on TEXT, fine REAL);
INSERT INTO trader VALUES (1,'Olive and Thyme','Despina Kostas','deli',2009),(2,'Hot Wok Hu','Hu Jian','street food',2017),(3,'Crusty Joe','Joe Malone','bread',2003),(4,'Fern Gully','Maisie Trent','plants',2020),(5,'Second Spin','Abel Nkosi','vintage clothes',2015),(6,'Smoke Shack','Lou Barnes','street food',2021),(7,'Bee Happy','Wilma Kerr','honey',2012);
INSERT INTO pitch VALUES ('A1','A',3,'Y',45),('A2','A',4.5,'Y',62),('B1','B',3,'N',30),('B2','B',6,'N',55),('C1','C',2.5,'Y',40),('C2','C',3,'N',28);
INSERT INTO market_day VALUES (1,'2024-05-04','sunny',5200),(2,'2024-05-11','rain',2100),(3,'2024-05-18','cloudy',3900),(4,'2024-05-25','sunny',6100);
INSERT INTO stall VALUES (1,1,'B1',640),(1,2,'A1',1250),(1,3,'C1',880),(1,4,'B2',410),(2,2,'A1',530),(2,3,'C1',610),(3,1,'B1',505),(3,6,'A2',1430),(3,5,'C2',290),(4,2,'A1',1610),(4,6,'A2',1720),(4,3,'C1',990),(4,4,'B2',560);
INSERT INTO warning VALUES (1,2,'blocked walkway','2024-05-04',50),(2,6,'generator noise','2024-05-18',80),(3,2,'late clearing','2024-05-25',35),(4,5,'no price tags','2024-05-18',20);
-- Which traders sell street food? Give the trading names.
-- trading names for street food
-- Which businesses deal in street food?
-- product line street food: names of the businesses
SELECT trading_name FROM trader WHERE goods = 'street food';
-- How many pitches have power (power 'Y')?
-- count of places with power Y
-- How many spots have electricity (Y)?
-- electricity flag Y, how many spots
SELECT COUNT(*) FROM pitch WHERE power = 'Y';
-- Show each trading name with its total takings.
-- How much has every stallholder earned in all, by trading name?
-- How much money has each business made altogether? Its name and the sum.
-- money made, added up for every business that had a stand, name then sum
SELECT T1.trading_name, SUM(T2.takings) FROM trader AS T1 JOIN stall AS T2 ON T1.trader_id = T2.trader_id GROUP BY T1.trader_id;
-- On which date was the footfall highest?
-- our fullest market day
-- When did the most people walk through?
-- date with the largest number of passers-by
SELECT held_on FROM market_day ORDER BY footfall DESC LIMIT 1;
-- Who owns businesses that never had a stall? List the owners.
-- owners who have not stood on the market once
-- Whose business has never had a stand?
-- not a single stand: who are the people behind these businesses
SELECT owner FROM trader WHERE trader_id NOT IN (SELECT trader_id FROM stall);
-- List the owners who were given a warning, without repeats.
-- distinct owners that got a warning
-- Which proprietors have been cautioned? Each one once.
-- cautioned at some time: proprietors, no name twice
SELECT DISTINCT T1.owner FROM trader AS T1 JOIN warning AS T2 ON T1.trader_id = T2.trader_id;
-- What is the average weekly fee in each row?
-- by row letter, the mean fee for a week
-- How much does a spot cost for a week on average in each line of spots? The line's letter first.
-- letter of the line, mean price of a week, letter by letter
SELECT row_letter, AVG(weekly_fee) FROM pitch GROUP BY row_letter;
-- Which different trading names stood on pitch A2?
-- distinct businesses seen at place A2
-- Which businesses have had their stand on the spot A2? Each one once.
-- spot A2: businesses that used it, no name twice
SELECT DISTINCT T1.trading_name FROM trader AS T1 JOIN stall AS T2 ON T1.trader_id = T2.trader_id WHERE T2.pitch_no = 'A2';
-- Which traders came on at least 3 market days?
-- trading names present 3 times or more
-- Which businesses have had a stand 3 times or more?
-- at least 3 stands so far: names of these businesses
SELECT T1.trading_name FROM trader AS T1 JOIN stall AS T2 ON T1.trader_id = T2.trader_id GROUP BY T1.trader_id HAVING COUNT(*) >= 3;
-- What were the takings of Crusty Joe on sunny days?
-- money made by Crusty Joe when it was sunny
-- How much money did Crusty Joe make each time when the sky was sunny?
-- sunny weather, business Crusty Joe: money made on each occasion
SELECT T1.takings FROM stall AS T1 JOIN trader AS T2 ON T1.trader_id = T2.trader_id JOIN market_day AS T3 ON T1.day_id = T3.day_id WHERE T2.trading_name = 'Crusty Joe' AND T3.weather = 'sunny';
-- Find the pitch numbers that are wider than 3 metres or cost less than 30 a week.
-- places over 3 m in width, or with a fee under 30
-- Which spots measure more than 3 metres across or are cheaper than 30 for a week?
-- price of a week under 30, or over 3 metres across: numbers of those spots
SELECT pitch_no FROM pitch WHERE width_m > 3 OR weekly_fee < 30;
-- What are the total, smallest and largest fine?
-- fines: sum, minimum, maximum
-- How much money were businesses told to pay as a penalty: altogether, at the least, and at the most?
-- penalties: sum, lowest, highest
SELECT SUM(fine), MIN(fine), MAX(fine) FROM warning;
-- Which traders received no warning?
-- trading names with a clean record, that is, no warning
-- Which businesses have never been cautioned?
-- no caution on file: names of those businesses
SELECT trading_name FROM trader WHERE trader_id NOT IN (SELECT trader_id FROM warning);
-- Show the dates with a footfall below the average.
-- days that drew fewer people than the mean
-- When did fewer people walk through than usual, that is, the mean?
-- passers-by under the mean: which dates
SELECT held_on FROM market_day WHERE footfall < (SELECT AVG(footfall) FROM market_day);
-- Which goods had the highest total takings?
-- line of goods that brought in most money altogether
-- Which sort of merchandise has brought in the most money altogether?
-- money made, added up by what is sold, top sort of merchandise
SELECT T1.goods FROM trader AS T1 JOIN stall AS T2 ON T1.trader_id = T2.trader_id GROUP BY T1.goods ORDER BY SUM(T2.takings) DESC LIMIT 1;

-- database: ironworks_gym
CREATE TABLE plan (plan_cd TEXT PRIMARY KEY, descr TEXT, mth_fee REAL, min_term INTEGER);
CREATE TABLE trainer (tr_id INTEGER PRIMARY KEY, tr_name TEXT, cert TEXT, yrs_exp INTEGER);
CREATE TABLE mbr (mbr_no INTEGER PRIMARY KEY, fname TEXT, lname TEXT, sex TEXT, byear INTEGER, plan_cd TEXT REFERENCES plan(plan_cd), join_dt TEXT, pt INTEGER REFERENCES trainer(tr_id));
CREATE TABLE cls (cls_id INTEGER PRIMARY KEY, cls_name TEXT, wkday TEXT, start_tm TEXT, tr_id INTEGER REFERENCES trainer(tr_id), max_pax INTEGER);
CREATE TABLE cls_bkg (cls_id INTEGER REFERENCES cls(cls_id), mbr_no INTEGER REFERENCES mbr(mbr_no), bkg_dt TEXT, showed_up TEXT, PRIMARY KEY (cls_id, mbr_no, bkg_dt));
INSERT INTO plan VALUES ('OFF','off-peak',24.9,1),('STD','standard',39.9,3),('PRM','premium',59.9,12),('STU','student',19.9,6),('DAY','day pass',8,0);
INSERT INTO trainer VALUES (1,'Rocco','strength',11),(2,'Siobhan','yoga',7),(3,'Malik','crossfit',4),(4,'Deb','rehab',15),(5,'Yuki','yoga',2);
INSERT INTO mbr VALUES (501,'Glen','Abbott','M',1970,'STD','2019-01-07',1),(502,'Tara','Quinn','F',1995,'PRM','2021-03-15',3),(503,'Vik','Sharma','M',2003,'STU','2022-09-20',NULL),(504,'Lotte','Maes','F',1988,'PRM','2020-06-02',1),(505,'Ed','Crane','M',1961,'OFF','2018-11-11',4),(506,'Zara','Bell','F',2004,'STU','2023-10-01',NULL),(507,'Nick','Oduya','M',1990,'STD','2023-01-03',3),(508,'Faye','Lund','F',1978,'STD','2022-05-25',NULL);
INSERT INTO cls VALUES (1,'Morning flow','Monday','07:00',2,18),(2,'Barbell club','Tuesday','18:30',1,10),(3,'Spin express','Wednesday','12:15',3,24),(4,'Evening flow','Thursday','19:00',2,18),(5,'Back care','Friday','10:00',4,12),(6,'Hill spin','Saturday','09:00',3,24);
INSERT INTO cls_bkg VALUES (1,504,'2024-01-08','Y'),(1,502,'2024-01-08','N'),(1,508,'2024-01-08','Y'),(2,501,'2024-01-09','Y'),(2,507,'2024-01-09','Y'),(3,503,'2024-01-10','N'),(3,502,'2024-01-10','Y'),(4,504,'2024-01-11','Y'),(5,505,'2024-01-12','Y'),(2,501,'2024-01-16','Y'),(3,507,'2024-01-17','Y');
-- How many members are female (sex 'F')?
-- number of people with sex F
-- How many of our customers are women (F)?
-- gender F, how many customers
SELECT COUNT(*) FROM mbr WHERE sex = 'F';
-- List the names of the trainers with a certificate in yoga.
-- who teaches with a yoga certificate
-- Which coaches are qualified for yoga?
-- qualification yoga: names of the coaches
SELECT tr_name FROM trainer WHERE cert = 'yoga';
-- Which plan has the highest monthly fee?
-- description of our dearest tariff per month
-- Which subscription is the most expensive every month?
-- subscription with the top monthly price, how is it described
SELECT descr FROM plan ORDER BY mth_fee DESC LIMIT 1;
-- Give the first and last names of the members on the standard plan.
-- full names, first then last, of everybody paying the standard tariff
-- Which customers have the subscription standard? The forename, then the family name.
-- subscription standard: forename, family name of each customer
SELECT T1.fname, T1.lname FROM mbr AS T1 JOIN plan AS T2 ON T1.plan_cd = T2.plan_cd WHERE T2.descr = 'standard';
-- Show each plan description and its number of members.
-- Headcount by tariff, description first
-- How many customers does each subscription have? The subscription, then how many.
-- for every subscription, what it's described as and its customer count
SELECT T1.descr, COUNT(*) FROM plan AS T1 JOIN mbr AS T2 ON T1.plan_cd = T2.plan_cd GROUP BY T1.plan_cd;
-- Which plans have no members?
-- tariffs nobody is on, by description
-- Which subscriptions has no customer taken?
-- no customer on it: descriptions of those subscriptions
SELECT descr FROM plan WHERE plan_cd NOT IN (SELECT plan_cd FROM mbr);
-- What are the last names of members without a personal trainer?
-- surnames of those who have no pt
-- Which customers have no coach of their own, by family name?
-- coach of their own missing: family names of those customers
SELECT lname FROM mbr WHERE pt IS NULL;
-- Who is the personal trainer of Quinn?
-- Which coach works one to one with Quinn? Name please.
-- Who coaches the customer Quinn personally?
-- Quinn's own coach, name please
SELECT T1.tr_name FROM trainer AS T1 JOIN mbr AS T2 ON T1.tr_id = T2.pt WHERE T2.lname = 'Quinn';
-- Which class was booked most often?
-- name of the most popular class by bookings
-- For which course did customers sign up the most times?
-- course with the largest number of sign-ups, its name
SELECT T1.cls_name FROM cls AS T1 JOIN cls_bkg AS T2 ON T1.cls_id = T2.cls_id GROUP BY T1.cls_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the trainers who give at least 2 classes.
-- instructors with 2 or more classes a week
-- Which coaches lead 2 courses or more?
-- at least 2 courses led: names of these coaches
SELECT T1.tr_name FROM trainer AS T1 JOIN cls AS T2 ON T1.tr_id = T2.tr_id GROUP BY T1.tr_id HAVING COUNT(*) >= 2;
-- Which members have never booked a class? Show first and last names.
-- first and last name of everyone absent from the bookings
-- Which customers have not signed up for a course even once? The forename, then the family name.
-- no sign-up for a course: forename, family name of those customers
SELECT fname, lname FROM mbr WHERE mbr_no NOT IN (SELECT mbr_no FROM cls_bkg);
-- What are the names of the classes with spin in the name?
-- all spin classes, going by the name
-- Which courses are called spin or have spin within their name?
-- i need the courses with spin in what they're called
SELECT cls_name FROM cls WHERE cls_name LIKE '%spin%';
-- Show the last names of the members who booked a class of Malik.
-- surnames in the bookings for Malik's lessons
-- Which customers, by family name, signed up for a course that Malik leads?
-- course leader Malik: family name of the customer for each sign-up
SELECT T1.lname FROM mbr AS T1 JOIN cls_bkg AS T2 ON T1.mbr_no = T2.mbr_no JOIN cls AS T3 ON T2.cls_id = T3.cls_id JOIN trainer AS T4 ON T3.tr_id = T4.tr_id WHERE T4.tr_name = 'Malik';
-- Which trainers have more years of experience than the average?
-- coaches more seasoned than the mean in years
-- Which coaches have been in the job for more years than usual, that is, the mean?
-- years in the job over the mean: names of those coaches
SELECT tr_name FROM trainer WHERE yrs_exp > (SELECT AVG(yrs_exp) FROM trainer);
-- What are the lowest, average and highest class capacity?
-- max_pax over all classes: minimum, mean, maximum
-- How many people fit into the smallest course, into one on average, and into the biggest?
-- places in a course: smallest, average, largest
SELECT MIN(max_pax), AVG(max_pax), MAX(max_pax) FROM cls;
-- Who joined last? First name only.
-- first name of our newest member by joining date
-- Which customer was the most recent to sign on with us, by forename?
-- latest sign-on date of all customers, forename please
SELECT fname FROM mbr ORDER BY join_dt DESC LIMIT 1;

-- database: hot_springs_spa
CREATE TABLE Treatments (TreatmentID INTEGER PRIMARY KEY, TreatmentName TEXT, Category TEXT, DurationMin INTEGER, Price REAL);
CREATE TABLE Therapists (TherapistID INTEGER PRIMARY KEY, Name TEXT, Languages TEXT, HiredYear INTEGER);
CREATE TABLE Skills (TherapistID INTEGER REFERENCES Therapists(TherapistID), TreatmentID INTEGER REFERENCES Treatments(TreatmentID), Level TEXT, PRIMARY KEY (TherapistID, TreatmentID));
CREATE TABLE Visitors (VisitorID INTEGER PRIMARY KEY, Name TEXT, Town TEXT, SkinType TEXT, LoyaltyPoints INTEGER);
CREATE TABLE Appointments (AppointmentID INTEGER PRIMARY KEY, VisitorID INTEGER REFERENCES Visitors(VisitorID), TherapistID INTEGER REFERENCES Therapists(TherapistID), TreatmentID INTEGER REFERENCES Treatments(TreatmentID), Day TEXT, State TEXT);
INSERT INTO Treatments VALUES (1,'Hot stone massage','massage',75,98),(2,'Sports massage','massage',45,64),(3,'Clay facial','face',50,72),(4,'Salt scrub','body',30,48),(5,'Seaweed wrap','body',60,85),(6,'Reflexology','feet',40,55),(7,'Eyebrow tint','face',15,18);
INSERT INTO Therapists VALUES (1,'Ilse Baum','German, English',2010),(2,'Thida Wong','Thai, English',2016),(3,'Marco Neri','Italian',2021),(4,'Bella Okoro','English, French',2019);
INSERT INTO Skills VALUES (1,1,'expert'),(1,3,'expert'),(1,6,'trained'),(2,1,'expert'),(2,2,'expert'),(2,6,'expert'),(3,2,'trained'),(3,4,'trained'),(4,3,'expert'),(4,5,'expert'),(4,4,'trained');
INSERT INTO Visitors VALUES (1,'Nell Ward','Buxton','dry',120),(2,'Hugh Tate','Leek',NULL,40),(3,'Salma Aziz','Buxton','oily',310),(4,'Petra Kohl','Matlock','dry',0),(5,'Jim Fry','Leek','normal',75),(6,'Odile Roux','Matlock','sensitive',205);
INSERT INTO Appointments VALUES (1,1,1,3,'2024-02-01','done'),(2,2,2,2,'2024-02-01','done'),(3,3,4,5,'2024-02-02','done'),(4,3,2,1,'2024-02-09','done'),(5,5,3,2,'2024-02-10','missed'),(6,6,1,1,'2024-02-14','done'),(7,6,4,3,'2024-02-14','done'),(8,1,2,6,'2024-02-20','booked'),(9,3,4,4,'2024-02-21','booked');
-- Which treatments are massages (category 'massage')? Show the names.
-- names of everything in the massage category
-- What are the offers of the sort massage called?
-- sort of offer massage: names please
SELECT TreatmentName FROM Treatments WHERE Category = 'massage';
-- How many appointments are done?
-- count those with the state done
-- How many bookings have been carried out, marked done?
-- marked done, how many bookings
SELECT COUNT(*) FROM Appointments WHERE State = 'done';
-- List the names of visitors from Buxton or Leek.
-- our guests living in Buxton or Leek
-- Which guests have their home in Buxton or in Leek?
-- home town either Leek or Buxton: names of the guests
SELECT Name FROM Visitors WHERE Town = 'Buxton' OR Town = 'Leek';
-- What is the shortest treatment?
-- name of the treatment that takes the fewest minutes
-- Which offer is over the quickest?
-- offer with the lowest number of minutes, its name
SELECT TreatmentName FROM Treatments ORDER BY DurationMin LIMIT 1;
-- Which treatments can Thida Wong give?
-- What is Thida Wong able to do? Names of the treatments.
-- Which offers has Thida Wong learned to carry out?
-- Thida Wong masters which offers, names please
SELECT T1.TreatmentName FROM Treatments AS T1 JOIN Skills AS T2 ON T1.TreatmentID = T2.TreatmentID JOIN Therapists AS T3 ON T2.TherapistID = T3.TherapistID WHERE T3.Name = 'Thida Wong';
-- Show each therapist's name and number of appointments.
-- appointments per masseur or beautician, name first
-- How many bookings does each member of staff have? The name, then how many.
-- for every member of staff with bookings, name and booking count
SELECT T1.Name, COUNT(*) FROM Therapists AS T1 JOIN Appointments AS T2 ON T1.TherapistID = T2.TherapistID GROUP BY T1.TherapistID;
-- Which treatment can no therapist give?
-- something on the price list that nobody has the skill for
-- Which offers has no member of staff learned to carry out?
-- mastered by no one on the staff: names of those offers
SELECT TreatmentName FROM Treatments WHERE TreatmentID NOT IN (SELECT TreatmentID FROM Skills);
-- What are the average price and the average duration per category?
-- For each category, its mean price and mean minutes
-- How much does an offer of each sort cost on average, and how many minutes does it take on average? The sort in front.
-- sort of offer, mean cost, mean minutes, sort by sort
SELECT Category, AVG(Price), AVG(DurationMin) FROM Treatments GROUP BY Category;
-- Who are the visitors without any appointment?
-- names of guests who have never booked
-- Which guests have not booked even once?
-- no booking on file: names of those guests
SELECT Name FROM Visitors WHERE VisitorID NOT IN (SELECT VisitorID FROM Appointments);
-- Which therapists are experts in more than 1 treatment?
-- names of those with the expert level in over 1 treatment
-- Who on the staff is at the grade expert for more than 1 offer?
-- grade expert in more than 1 offer: names of those staff members
SELECT T1.Name FROM Therapists AS T1 JOIN Skills AS T2 ON T1.TherapistID = T2.TherapistID WHERE T2.Level = 'expert' GROUP BY T1.TherapistID HAVING COUNT(*) > 1;
-- Find the days on which visitors with dry skin had an appointment.
-- dates booked by people of the skin type dry
-- When did guests whose skin is dry have a booking?
-- guest's skin dry: date of each booking
SELECT T1.Day FROM Appointments AS T1 JOIN Visitors AS T2 ON T1.VisitorID = T2.VisitorID WHERE T2.SkinType = 'dry';
-- How much did Salma Aziz spend in total?
-- sum of the prices of all that Salma Aziz has booked
-- How much do all the bookings of Salma Aziz cost altogether?
-- guest Salma Aziz: cost of every offer she booked, added up
SELECT SUM(T1.Price) FROM Treatments AS T1 JOIN Appointments AS T2 ON T1.TreatmentID = T2.TreatmentID JOIN Visitors AS T3 ON T2.VisitorID = T3.VisitorID WHERE T3.Name = 'Salma Aziz';
-- Give the names of visitors with more loyalty points than average.
-- guests above the mean in points
-- Which guests have collected more bonus points than usual, that is, the mean?
-- bonus points over the mean: names of those guests
SELECT Name FROM Visitors WHERE LoyaltyPoints > (SELECT AVG(LoyaltyPoints) FROM Visitors);
-- Which towns have visitors with dry skin but none with oily skin?
-- Towns that appear for skin type dry and not for oily
-- In which towns does a guest live whose skin is dry, while no guest there has skin that is oily?
-- no guest with oily skin but at least one with dry skin: home towns
SELECT Town FROM Visitors WHERE SkinType = 'dry' EXCEPT SELECT Town FROM Visitors WHERE SkinType = 'oily';
-- How many different treatments have been booked?
-- number of distinct treatments in the diary
-- How many different offers have guests made a booking for?
-- number of offers over all bookings, no offer twice
SELECT COUNT(DISTINCT TreatmentID) FROM Appointments;

-- database: scissor_sisters_salon
CREATE TABLE stylist (id INTEGER PRIMARY KEY, name TEXT, grade TEXT, chair INTEGER, commission REAL, trained_by INTEGER REFERENCES stylist(id));
CREATE TABLE client (id INTEGER PRIMARY KEY, name TEXT, gender TEXT, hair TEXT, phone TEXT, favourite INTEGER REFERENCES stylist(id));
CREATE TABLE service (code TEXT PRIMARY KEY, description TEXT, minutes INTEGER, price REAL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, client INTEGER REFERENCES client(id), stylist INTEGER REFERENCES stylist(id), service TEXT REFERENCES service(code), visit_date TEXT, tip REAL);
INSERT INTO stylist VALUES (1,'Monique','senior',1,0.4,NULL),(2,'Ash','senior',2,0.38,1),(3,'Trixie','junior',3,0.25,1),(4,'Kwame','colourist',4,0.35,2),(5,'Bo','apprentice',5,0.1,3);
INSERT INTO client VALUES (1,'Agnes Pohl','F','grey','555-221',1),(2,'Terry Vance','M','brown',NULL,2),(3,'Luz Ortega','F','black','555-340',4),(4,'Sid Blum','M','bald',NULL,NULL),(5,'Hetty Swan','F','red','555-871',1),(6,'Rohan Pal','M','black','555-112',3),(7,'Dina Katz','F','blond','555-909',4);
INSERT INTO service VALUES ('CUT','wet cut',40,34),('DRY','dry cut',20,21),('COL','full colour',120,95),('HIL','highlights',100,82),('BRD','beard trim',15,12),('UPD','bridal updo',90,110),('PRM','perm',130,88);
INSERT INTO visit VALUES (1,1,1,'PRM','2023-10-03',10),(2,2,2,'DRY','2023-10-03',3),(3,3,4,'COL','2023-10-04',8),(4,4,3,'BRD','2023-10-05',2),(5,5,1,'CUT','2023-10-05',5),(6,2,3,'BRD','2023-11-07',1),(7,7,4,'HIL','2023-11-08',12),(8,3,4,'CUT','2023-11-10',0),(9,1,1,'CUT','2023-11-14',6);
-- List the descriptions and prices of services that take at most 40 minutes.
-- What can be done in 40 minutes or less, and what does it cost?
-- Which jobs on hair are over within 40 minutes at most, and how much does each cost?
-- 40 minutes or shorter: job in words, cost
SELECT description, price FROM service WHERE minutes <= 40;
-- How many clients have black hair?
-- black haired customers: how many
-- How many customers have hair of the colour black?
-- hair colour black, number of customers
SELECT COUNT(*) FROM client WHERE hair = 'black';
-- Which service is the most expensive?
-- the dearest thing we do, by description
-- Which job on hair costs the most?
-- job with the top cost, how is it described
SELECT description FROM service ORDER BY price DESC LIMIT 1;
-- Show the names of clients whose favourite stylist is Monique.
-- Who likes Monique best?
-- Which customers like being looked after by Monique more than by any other hairdresser?
-- preferred hairdresser Monique: names of the customers
SELECT T1.name FROM client AS T1 JOIN stylist AS T2 ON T1.favourite = T2.id WHERE T2.name = 'Monique';
-- Who was trained by Monique?
-- stylists that learned from Monique, names
-- Which hairdressers did Monique teach?
-- Monique was the teacher: names of her former apprentices
SELECT T1.name FROM stylist AS T1 JOIN stylist AS T2 ON T1.trained_by = T2.id WHERE T2.name = 'Monique';
-- Which services were never used in a visit?
-- descriptions of what nobody has come in for
-- Which jobs on hair has no customer ever had done?
-- had done by no customer: descriptions of those jobs
SELECT description FROM service WHERE code NOT IN (SELECT service FROM visit);
-- What is the total of tips for each stylist? Show the name and the sum.
-- tips by hairdresser, name first
-- How much extra money from customers has each hairdresser been given altogether? The name and the sum.
-- gratuities added up for every hairdresser, name then sum
SELECT T1.name, SUM(T2.tip) FROM stylist AS T1 JOIN visit AS T2 ON T1.id = T2.stylist GROUP BY T1.id;
-- Find the names of clients who came at least 2 times.
-- customers with 2 or more visits
-- Which customers have been here 2 times or more?
-- at least 2 times in the chair: names of these customers
SELECT T1.name FROM client AS T1 JOIN visit AS T2 ON T1.id = T2.client GROUP BY T1.id HAVING COUNT(*) >= 2;
-- On what dates did Terry Vance visit the salon?
-- When was Terry Vance here?
-- When did Terry Vance come to have his or her hair done?
-- customer Terry Vance, dates in our diary
SELECT T1.visit_date FROM visit AS T1 JOIN client AS T2 ON T1.client = T2.id WHERE T2.name = 'Terry Vance';
-- Which clients have not visited yet?
-- names on file without any visit
-- Which customers have never come in?
-- no date in the diary: names of those customers
SELECT name FROM client WHERE id NOT IN (SELECT client FROM visit);
-- What are the lowest, highest and average tip?
-- tips: minimum, maximum, mean
-- How much extra money did a customer leave at the least, at the most, and on average?
-- gratuities: smallest, largest, average
SELECT MIN(tip), MAX(tip), AVG(tip) FROM visit;
-- Give the names of the female clients (gender 'F') who had a wet cut.
-- which gender F customers took the wet cut
-- Which women among the customers (F) have had a wet cut?
-- wet cut done, customer's sex F: names please
SELECT T1.name FROM client AS T1 JOIN visit AS T2 ON T1.id = T2.client JOIN service AS T3 ON T2.service = T3.code WHERE T1.gender = 'F' AND T3.description = 'wet cut';
-- Which services cost more than the average service?
-- descriptions priced over the mean
-- Which jobs on hair are more expensive than usual, that is, the mean?
-- cost over the mean: descriptions of those jobs
SELECT description FROM service WHERE price > (SELECT AVG(price) FROM service);
-- How many visits did each service have? Show description and number.
-- count of visits by kind of service, description in front
-- How often has each job on hair been done? The job, then how often.
-- for every job done, its wording and how many times
SELECT T1.description, COUNT(*) FROM service AS T1 JOIN visit AS T2 ON T1.code = T2.service GROUP BY T1.code;
-- Who is both a stylist of a visit on 2023-10-05 and a favourite of some client? Show the names.
-- names of hairdressers who worked on 2023-10-05 and are also somebody's favourite
-- Which hairdressers did a customer's hair on 2023-10-05 and are also preferred by a customer?
-- preferred by a customer and busy on 2023-10-05: names of such hairdressers
SELECT T1.name FROM stylist AS T1 JOIN visit AS T2 ON T1.id = T2.stylist WHERE T2.visit_date = '2023-10-05' INTERSECT SELECT T1.name FROM stylist AS T1 JOIN client AS T2 ON T1.id = T2.favourite;
-- How many different clients has Kwame served?
-- Kwame's number of distinct customers
-- How many different people has Kwame had as customers?
-- hairdresser Kwame: customer count, nobody twice
SELECT COUNT(DISTINCT T1.client) FROM visit AS T1 JOIN stylist AS T2 ON T1.stylist = T2.id WHERE T2.name = 'Kwame';

-- database: odeon_picture_house
CREATE TABLE screens (screen_no INTEGER PRIMARY KEY, nickname TEXT, seats INTEGER, sound_system TEXT);
CREATE TABLE films (film_id INTEGER PRIMARY KEY, title TEXT, director TEXT, country TEXT, release_year INTEGER, minutes INTEGER, age_rating TEXT);
CREATE TABLE showings (showing_id INTEGER PRIMARY KEY, film_id INTEGER REFERENCES films(film_id), screen_no INTEGER REFERENCES screens(screen_no), show_date TEXT, start_time TEXT, subtitles TEXT);
CREATE TABLE bookings (booking_ref TEXT PRIMARY KEY, showing_id INTEGER REFERENCES showings(showing_id), channel TEXT, tickets INTEGER, paid REAL);
CREATE TABLE snacks (snack_id INTEGER PRIMARY KEY, name TEXT, size TEXT, price REAL);
CREATE TABLE snack_sales (booking_ref TEXT REFERENCES bookings(booking_ref), snack_id INTEGER REFERENCES snacks(snack_id), qty INTEGER, PRIMARY KEY (booking_ref, snack_id));
INSERT INTO screens VALUES (1,'Ruby',320,'Atmos'),(2,'Velvet',140,'Dolby 7.1'),(3,'Attic',48,'stereo'),(4,'Balcony',210,'Dolby 7.1'),(5,'Garden',90,NULL);
INSERT INTO films VALUES (1,'The Salt Road','Mara Lindt','Germany',2022,118,'12'),(2,'Paper Moonlight','Joon Seo','South Korea',2023,134,'15'),(3,'Uncle Pickle','Dan Frost','UK',2023,92,'U'),(4,'Nightjar','Mara Lindt','Germany',2019,101,'18'),(5,'A House in Lagos','Tolu Ade','Nigeria',2021,109,'12'),(6,'Winter Orchard','Ines Prado','Spain',2020,87,'U');
INSERT INTO showings VALUES (1,1,1,'2024-01-12','19:30','N'),(2,2,2,'2024-01-12','20:00','Y'),(3,3,1,'2024-01-13','14:00','N'),(4,3,4,'2024-01-13','16:30','N'),(5,4,3,'2024-01-13','22:15','Y'),(6,2,2,'2024-01-14','19:00','Y'),(7,5,3,'2024-01-14','18:00','N'),(8,1,4,'2024-01-15','17:45','Y');
INSERT INTO bookings VALUES ('QX1',1,'web',4,48),('QX2',1,'desk',2,24),('QX3',2,'app',3,39),('QX4',3,'web',6,54),('QX5',4,'desk',5,40),('QX6',5,'app',1,11),('QX7',6,'web',2,26),('QX8',3,'app',2,18);
INSERT INTO snacks VALUES (1,'popcorn','large',6.5),(2,'popcorn','small',4.2),(3,'nachos','large',7),(4,'lemonade','small',3.5),(5,'ice cream','small',4);
INSERT INTO snack_sales VALUES ('QX1',1,2),('QX1',4,4),('QX4',2,5),('QX4',4,6),('QX5',1,1),('QX7',3,1),('QX8',2,2);
-- What are the titles of films from Germany?
-- pictures made in Germany
-- Which movies come from Germany?
-- made in Germany: names of the movies
SELECT title FROM films WHERE country = 'Germany';
-- How many showings have subtitles (subtitles 'Y')?
-- number of performances with subtitles Y
-- How often is a movie played with the dialogue written below it (Y)?
-- written dialogue flag Y, how many screenings
SELECT COUNT(*) FROM showings WHERE subtitles = 'Y';
-- Which film is the longest?
-- title with the greatest running time
-- Which movie goes on for the most minutes?
-- movie with the top running length, what is it called
SELECT title FROM films ORDER BY minutes DESC LIMIT 1;
-- Show the title of each film with the number of its showings.
-- how often does every picture run? title, count
-- How often is each movie played? What it is called, then how often.
-- for every movie on the programme, its name and the screening count
SELECT T1.title, COUNT(*) FROM films AS T1 JOIN showings AS T2 ON T1.film_id = T2.film_id GROUP BY T1.film_id;
-- Which films have no showing?
-- titles not on the programme
-- Which movies are never played?
-- no screening: names of those movies
SELECT title FROM films WHERE film_id NOT IN (SELECT film_id FROM showings);
-- Which screens are not used for any showing? Give the nicknames.
-- nicknames of the halls where nothing runs
-- In which auditoriums is nothing ever played, by popular name?
-- no screening there: popular names of those auditoriums
SELECT nickname FROM screens WHERE screen_no NOT IN (SELECT screen_no FROM showings);
-- List the dates and start times of Paper Moonlight.
-- When can I see Paper Moonlight? Date, then time.
-- On which days and at what time does Paper Moonlight begin?
-- Paper Moonlight screenings: day, beginning time
SELECT T1.show_date, T1.start_time FROM showings AS T1 JOIN films AS T2 ON T1.film_id = T2.film_id WHERE T2.title = 'Paper Moonlight';
-- How many tickets were sold by each channel?
-- per channel, tickets in total
-- How many seats for screenings have been bought in each way of ordering? The way, then the sum.
-- way of ordering, admissions added up, way by way
SELECT channel, SUM(tickets) FROM bookings GROUP BY channel;
-- Which film sold the most tickets?
-- title that drew the biggest crowd in tickets
-- For which movie have people bought the most admissions altogether?
-- admissions added up by movie, the top one, its name
SELECT T1.title FROM films AS T1 JOIN showings AS T2 ON T1.film_id = T2.film_id JOIN bookings AS T3 ON T2.showing_id = T3.showing_id GROUP BY T1.film_id ORDER BY SUM(T3.tickets) DESC LIMIT 1;
-- Find the directors with more than 1 film.
-- who directed over 1 picture
-- Which film-makers have more than 1 movie here?
-- more than 1 movie made by them: names of the film-makers
SELECT director FROM films GROUP BY director HAVING COUNT(*) > 1;
-- Show the nicknames of the screens with more seats than average.
-- halls larger than the mean, by nickname
-- Which auditoriums, by popular name, can hold more people than usual, that is, the mean?
-- places to sit over the mean: popular names of those auditoriums
SELECT nickname FROM screens WHERE seats > (SELECT AVG(seats) FROM screens);
-- Which different films run on the screen nicknamed Velvet?
-- distinct titles in the hall called Velvet
-- Which movies are played in the auditorium known as Velvet? Each one once.
-- auditorium Velvet: movies on there, no name twice
SELECT DISTINCT T1.title FROM films AS T1 JOIN showings AS T2 ON T1.film_id = T2.film_id JOIN screens AS T3 ON T2.screen_no = T3.screen_no WHERE T3.nickname = 'Velvet';
-- What are the smallest, largest and average payment of a booking?
-- paid amounts: min, max, mean
-- How much money did an order bring in at the least, at the most, and on average?
-- money handed over for an order: smallest, largest, average
SELECT MIN(paid), MAX(paid), AVG(paid) FROM bookings;
-- Which snacks were bought by people watching Uncle Pickle? Show name and size, without repeats.
-- distinct snacks, name and size, eaten at Uncle Pickle
-- What did people who came for Uncle Pickle buy to eat or drink, and in how big a portion? Each combination once.
-- refreshments sold with orders for Uncle Pickle: name, portion, no combination twice
SELECT DISTINCT T1.name, T1.size FROM snacks AS T1 JOIN snack_sales AS T2 ON T1.snack_id = T2.snack_id JOIN bookings AS T3 ON T2.booking_ref = T3.booking_ref JOIN showings AS T4 ON T3.showing_id = T4.showing_id JOIN films AS T5 ON T4.film_id = T5.film_id WHERE T5.title = 'Uncle Pickle';
-- What are the booking references without any snack?
-- refs of bookings where nobody bought something to eat
-- Which orders, by their reference, came with nothing to eat or drink?
-- no refreshment bought along with it: references of those orders
SELECT booking_ref FROM bookings EXCEPT SELECT booking_ref FROM snack_sales;
-- How many showings are there on each date, earliest date first?
-- performances per day, in order of date
-- How many times are movies played each day, starting with the first day? The day, then how many times.
-- day and screening count, day by day in calendar order
SELECT show_date, COUNT(*) FROM showings GROUP BY show_date ORDER BY show_date;
