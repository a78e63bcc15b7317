-- database: falcon_rescue_base
CREATE TABLE helicopter (callsign TEXT PRIMARY KEY, type_name TEXT, cruise_speed_kmh INTEGER, winch TEXT, commissioned_year INTEGER, status TEXT);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT, function TEXT, date_of_birth TEXT, home_village TEXT, night_vision_trained TEXT);
CREATE TABLE hospital (hospital_id INTEGER PRIMARY KEY, hospital_name TEXT, city TEXT, trauma_level INTEGER, has_helipad TEXT);
CREATE TABLE mission (mission_id INTEGER PRIMARY KEY, callsign TEXT REFERENCES helicopter(callsign), hospital_id INTEGER REFERENCES hospital(hospital_id), mission_date TEXT, emergency_type TEXT, municipality TEXT, response_minutes INTEGER, flight_minutes INTEGER, patients INTEGER);
CREATE TABLE mission_crew (mission_id INTEGER REFERENCES mission(mission_id), crew_id INTEGER REFERENCES crew(crew_id), seat TEXT, PRIMARY KEY (mission_id, crew_id));
CREATE TABLE fuel_log (log_id INTEGER PRIMARY KEY, callsign TEXT REFERENCES helicopter(callsign), log_date TEXT, litres INTEGER, depot TEXT);
INSERT INTO helicopter VALUES ('Falcon 1','H135',235,'no',2010,'operational'),('Falcon 2','H145',240,'yes',2018,'operational'),('Falcon 3','AW139',280,'yes',2021,'maintenance'),('Falcon 9','BO 105',205,'no',1986,'retired');
INSERT INTO crew VALUES (1,'Reto Amstutz','pilot','1974-03-30','Brienz','yes'),(2,'Nadia Gisler','doctor','1986-12-02','Spiez','no'),(3,'Ueli Zbinden','paramedic','1990-05-17','Brienz','yes'),(4,'Corinne Favre','pilot','1982-08-21','Thun','yes'),(5,'Matteo Rossi','doctor','1979-01-14','Thun','yes'),(6,'Livia Steiner','winch operator','1994-10-09','Meiringen','yes'),(7,'Jonas Kunz','paramedic','2000-06-06','Spiez','no');
INSERT INTO hospital VALUES (1,'Inselspital West','Bern',1,'yes'),(2,'Lakeside Clinic','Thun',3,'yes'),(3,'St. Beatus','Interlaken',2,'yes'),(4,'Haslital Cottage Hospital','Meiringen',4,'no');
INSERT INTO mission VALUES (1,'Falcon 1',1,'2024-01-13','ski accident','Grindelwald',9,41,1),(2,'Falcon 2',1,'2024-01-27','avalanche','Wengen',14,88,3),(3,'Falcon 1',2,'2024-02-18','heart attack','Frutigen',8,29,1),(4,'Falcon 2',3,'2024-03-03','ski accident','Grindelwald',11,37,1),(5,'Falcon 2',NULL,'2024-04-20','search','Guttannen',17,130,0),(6,'Falcon 1',1,'2024-05-11','traffic accident','Spiez',7,33,2),(7,'Falcon 3',3,'2024-06-08','climbing accident','Guttannen',19,76,2),(8,'Falcon 2',2,'2024-07-14','heart attack','Frutigen',10,35,1);
INSERT INTO mission_crew VALUES (1,1,'front right'),(1,2,'cabin'),(1,3,'front left'),(2,4,'front right'),(2,5,'cabin'),(2,6,'winch'),(3,1,'front right'),(3,5,'cabin'),(4,4,'front right'),(4,2,'cabin'),(5,4,'front right'),(5,6,'winch'),(6,1,'front right'),(6,2,'cabin'),(7,4,'front right'),(7,5,'cabin'),(7,6,'winch'),(7,3,'front left'),(3,3,'front left'),(8,4,'front right'),(8,5,'cabin');
INSERT INTO fuel_log VALUES (1,'Falcon 1','2024-01-13',260,'base'),(2,'Falcon 2','2024-01-27',480,'base'),(3,'Falcon 2','2024-04-20',510,'Meiringen'),(4,'Falcon 3','2024-06-08',620,'base'),(5,'Falcon 1','2024-05-11',230,'Thun');
-- Which helicopters have a winch (yes)? Give the callsigns.
-- callsigns of the aircraft whose winch flag is yes
-- Which of our choppers can haul somebody up on a cable (yes)? What they are called over the radio.
-- winch = yes: callsign
SELECT callsign FROM helicopter WHERE winch = 'yes';
-- How many missions were flown to Grindelwald or Guttannen?
-- number of call-outs in the municipality of Grindelwald or of Guttannen
-- How often did we have to fly out to Guttannen or Grindelwald?
-- municipality guttannen or grindelwald, count the missions
SELECT COUNT(*) FROM mission WHERE municipality = 'Grindelwald' OR municipality = 'Guttannen';
-- What is the average and the longest response time in minutes?
-- minutes to respond: mean and worst
-- How long until we get going on average, and how long at the very most?
-- response minutes over all missions: avg, max
SELECT AVG(response_minutes), MAX(response_minutes) FROM mission;
-- Who is the youngest crew member?
-- name of the person on the team born most recently
-- Who among the people on board was born after everybody else?
-- latest date of birth, crew name
SELECT crew_name FROM crew ORDER BY date_of_birth DESC LIMIT 1;
-- List the emergency types that contain the word accident, each one once.
-- distinct kinds of emergency with accident in the wording
-- What kinds of accident have we been called to, going by the word accident? Each once.
-- distinct emergency types with accident in them
SELECT DISTINCT emergency_type FROM mission WHERE emergency_type LIKE '%accident%';
-- On what date did a mission end without any hospital?
-- day of the call-out for which no hospital is entered
-- When did we fly out and take nobody to a clinic?
-- missions, hospital empty, the date
SELECT mission_date FROM mission WHERE hospital_id IS NULL;
-- Show the date of each mission and the type name of the helicopter used, latest mission first.
-- call-outs from newest to oldest: day, aircraft type
-- When did we fly out, and with what sort of chopper? The latest at the top.
-- every mission: date + helicopter type, sorted by date descending
SELECT T1.mission_date, T2.type_name FROM mission AS T1 JOIN helicopter AS T2 ON T1.callsign = T2.callsign ORDER BY T1.mission_date DESC;
-- How many patients were brought to each hospital? Return the hospital's name and the number of patients.
-- patients added up by hospital, name first
-- How many hurt or sick people have we taken to every clinic? The clinic, then how many.
-- sum of patients by hospital name
SELECT T1.hospital_name, SUM(T2.patients) FROM hospital AS T1 JOIN mission AS T2 ON T1.hospital_id = T2.hospital_id GROUP BY T1.hospital_id;
-- Which hospitals have either no helipad (no) or a trauma level of 1?
-- names of hospitals where helipad is no, plus those of trauma level 1
-- At which clinics can't one land (no), or do they treat the very worst cases, level 1?
-- has helipad = no or trauma level = 1: hospital names
SELECT hospital_name FROM hospital WHERE has_helipad = 'no' OR trauma_level = 1;
-- Which helicopter has flown the most missions? Give its callsign.
-- the busiest aircraft by number of call-outs
-- Which chopper has been out most often?
-- top callsign by number of missions
SELECT callsign FROM mission GROUP BY callsign ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the callsigns of helicopters without a mission?
-- aircraft that never went on a call-out
-- Which choppers have never had to fly out?
-- callsigns with zero missions
SELECT callsign FROM helicopter WHERE callsign NOT IN (SELECT callsign FROM mission);
-- Find the names and functions of the crew on the avalanche mission.
-- who went out to the avalanche and in what function
-- Who was on board for the avalanche, and what is everyone's job?
-- emergency type avalanche: crew name + function
SELECT T1.crew_name, T1.function FROM crew AS T1 JOIN mission_crew AS T2 ON T1.crew_id = T2.crew_id JOIN mission AS T3 ON T2.mission_id = T3.mission_id WHERE T3.emergency_type = 'avalanche';
-- Which crew members have not taken part in any mission?
-- team members, by name, never out on a call
-- Who has always stayed on the ground?
-- crew with no mission at all, names
SELECT crew_name FROM crew WHERE crew_id NOT IN (SELECT crew_id FROM mission_crew);
-- Who has taken part in at least 4 missions? Give the name and the number of missions.
-- people with 4 or more call-outs and their tally
-- Who has been out 4 times or more, and how often?
-- crew name + count of missions, at least 4
SELECT T1.crew_name, COUNT(*) FROM crew AS T1 JOIN mission_crew AS T2 ON T1.crew_id = T2.crew_id GROUP BY T1.crew_id HAVING COUNT(*) >= 4;
-- What are the different municipalities of missions whose flight time exceeded the average flight time?
-- distinct places where call-outs went that took more minutes in the air than the mean (municipality)
-- Where did we spend longer in the air than we do on average? Each place once.
-- distinct municipalities, flight minutes over the average
SELECT DISTINCT municipality FROM mission WHERE flight_minutes > (SELECT AVG(flight_minutes) FROM mission);
-- Which municipalities had both a ski accident and a response time over 10 minutes on some mission?
-- municipalities with a call-out for a ski accident and with a call-out answered in more than 10 minutes
-- Where have we had a ski accident to deal with and also, maybe on another day, let people wait for more than 10 minutes?
-- municipalities that occur with emergency type ski accident and that occur with response minutes above 10
SELECT municipality FROM mission WHERE emergency_type = 'ski accident' INTERSECT SELECT municipality FROM mission WHERE response_minutes > 10;
-- In which home villages do at least two crew members live?
-- villages that house 2 or more of the team
-- In which places do two of our people or more live?
-- home villages, count of crew at least 2
SELECT home_village FROM crew GROUP BY home_village HAVING COUNT(*) >= 2;
-- How many litres of fuel did each helicopter take at the depot called base? Show the type name and the total.
-- aircraft type with the sum of litres from the depot base
-- How much did every chopper fill up with at base? What sort it is, then how much.
-- depot base: sum of litres per helicopter, with its type name
SELECT T1.type_name, SUM(T2.litres) FROM helicopter AS T1 JOIN fuel_log AS T2 ON T1.callsign = T2.callsign WHERE T2.depot = 'base' GROUP BY T1.callsign;
-- Which crew member with the function pilot has spent the most flight minutes on missions?
-- among people with the function pilot, who has the largest sum of flight minutes
-- Who at the controls (pilot) has been in the air longest altogether on our calls?
-- function pilot, max total of flight minutes over missions, the name
SELECT T1.crew_name FROM crew AS T1 JOIN mission_crew AS T2 ON T1.crew_id = T2.crew_id JOIN mission AS T3 ON T2.mission_id = T3.mission_id WHERE T1.function = 'pilot' GROUP BY T1.crew_id ORDER BY SUM(T3.flight_minutes) DESC LIMIT 1;
-- What are the different names of crew members with the function doctor who flew on missions of Falcon 2?
-- each doctor, once, that was aboard Falcon 2 on a call-out
-- Which physicians (doctor) have ever been out with Falcon 2? Each once.
-- distinct crew names, function doctor, missions by falcon 2
SELECT DISTINCT T1.crew_name FROM crew AS T1 JOIN mission_crew AS T2 ON T1.crew_id = T2.crew_id JOIN mission AS T3 ON T2.mission_id = T3.mission_id WHERE T1.function = 'doctor' AND T3.callsign = 'Falcon 2';

-- database: piston_catalogue
CREATE TABLE nation (nation_id INTEGER PRIMARY KEY, nation_name TEXT, region TEXT);
CREATE TABLE makers (maker_id INTEGER PRIMARY KEY, brand_name TEXT, legal_name TEXT, nation_id INTEGER REFERENCES nation(nation_id), founded INTEGER, parent_maker_id INTEGER REFERENCES makers(maker_id));
CREATE TABLE engines (engine_code TEXT PRIMARY KEY, layout TEXT, cylinders INTEGER, displacement_cc INTEGER, horsepower INTEGER, fuel TEXT);
CREATE TABLE models (model_id INTEGER PRIMARY KEY, maker_id INTEGER REFERENCES makers(maker_id), model_name TEXT, body_style TEXT, launch_year INTEGER, end_year INTEGER, units_built INTEGER);
CREATE TABLE variants (model_id INTEGER REFERENCES models(model_id), engine_code TEXT REFERENCES engines(engine_code), trim_name TEXT, weight_kg INTEGER, top_speed INTEGER, price INTEGER, PRIMARY KEY (model_id, engine_code));
INSERT INTO nation VALUES (1,'Italy','Europe'),(2,'Sweden','Europe'),(3,'Japan','Asia'),(4,'Brazil','South America'),(5,'India','Asia');
INSERT INTO makers VALUES (1,'Bellavia','Bellavia Automobili S.p.A.',1,1919,NULL),(2,'Norsk Vagn','Norsk Vagn AB',2,1934,NULL),(3,'Hikari','Hikari Motor Works',3,1952,NULL),(4,'Corsaro','Officine Corsaro',1,1947,1),(5,'Tupi','Tupi Veiculos',4,1961,1),(6,'Sarathi','Sarathi Vehicles Ltd',5,1978,3);
INSERT INTO engines VALUES ('B10','inline',3,999,65,'petrol'),('B14','inline',4,1368,77,'petrol'),('B20T','inline',4,1995,180,'petrol'),('N24D','inline',5,2401,163,'diesel'),('H06','inline',3,658,52,'petrol'),('C32','V',6,3179,296,'petrol'),('C48','V',8,4790,412,'petrol'),('E10','electric',0,NULL,150,'electricity');
INSERT INTO models VALUES (1,1,'Lucciola','hatchback',1996,2009,812000),(2,1,'Ardea','sedan',2004,2015,356000),(3,2,'Fjell','wagon',1999,2012,498000),(4,3,'Mikan','hatchback',2006,NULL,1430000),(5,4,'Bora GT','coupe',2001,2008,9400),(6,5,'Capivara','pickup',2010,NULL,275000),(7,2,'Skog','suv',2013,NULL,187000),(8,4,'Libeccio','coupe',2017,NULL,3100);
INSERT INTO variants VALUES (1,'B14','Base',930,165,11200),(2,'B14','Comfort',1180,168,16900),(2,'B20T','Sport',1290,222,24800),(3,'N24D','Touring',1560,198,31200),(4,'H06','City',780,140,9300),(5,'C32','Corsa',1390,262,68000),(5,'C48','Super',1450,291,94500),(6,'N24D','Campo',1840,170,21500),(7,'B20T','Adventure',1720,195,36400),(7,'E10','Volt',1980,180,45900);
-- How many models have the body style hatchback?
-- count of hatchback models
-- How many cars with a big door at the back (hatchback) are there?
-- body style hatchback, count
SELECT COUNT(*) FROM models WHERE body_style = 'hatchback';
-- What are the engine codes with more than 4 cylinders?
-- motors, by code, that have over 4 cylinders
-- Which motors have a larger number of cylinders than 4? Codes.
-- engine code, cylinders above 4
SELECT engine_code FROM engines WHERE cylinders > 4;
-- Which model was built in the greatest number of units?
-- the best produced model by units, name
-- Which car left the factory most often?
-- max units built, model name
SELECT model_name FROM models ORDER BY units_built DESC LIMIT 1;
-- List the names of models still in production, that is, with no end year.
-- models for which an end year is missing
-- Which cars can one still get new, as far as we know?
-- models with the end year empty
SELECT model_name FROM models WHERE end_year IS NULL;
-- What is the minimum, the average and the maximum horsepower of engines running on petrol?
-- petrol motors' power: least, mean, most
-- How weak is the weakest motor that burns petrol, how strong are they on average, and how strong is the strongest?
-- fuel petrol: min, avg, max horsepower
SELECT MIN(horsepower), AVG(horsepower), MAX(horsepower) FROM engines WHERE fuel = 'petrol';
-- Show the brand name and legal name of all makers founded between 1930 and 1960.
-- car firms set up from 1930 to 1960: brand, then official company name
-- Who started making cars no earlier than 1930 and no later than 1960? The badge, then what the firm is officially called.
-- makers founded from 1930 to 1960: brand + legal name
SELECT brand_name, legal_name FROM makers WHERE founded BETWEEN 1930 AND 1960;
-- How many makers are there in each nation? List the nation's name and the number of makers.
-- country and how many car brands come from there
-- How many car firms has every country got? The country, then how many.
-- count of makers by nation name
SELECT T1.nation_name, COUNT(*) FROM nation AS T1 JOIN makers AS T2 ON T1.nation_id = T2.nation_id GROUP BY T1.nation_id;
-- What is the average number of units built for each body style, from the highest to the lowest average?
-- body styles with their mean production, best first
-- How many of a car do they make on average, for every shape? The shape first, the most at the top.
-- avg units built by body style, from high to low
SELECT body_style, AVG(units_built) FROM models GROUP BY body_style ORDER BY AVG(units_built) DESC;
-- Which makers have no models? Give the brand names.
-- brands without a single model
-- Which badges have never been put on a car?
-- brands with zero models
SELECT brand_name FROM makers WHERE maker_id NOT IN (SELECT maker_id FROM models);
-- What are the brand names of makers whose parent maker has the brand name Bellavia?
-- brands belonging to Bellavia as their parent
-- Which firms are daughters of Bellavia? The badge.
-- parent bellavia: brand names
SELECT T1.brand_name FROM makers AS T1 JOIN makers AS T2 ON T1.parent_maker_id = T2.maker_id WHERE T2.brand_name = 'Bellavia';
-- Find the names of models made by makers from the region Europe, sorted by launch year.
-- European (region Europe) models in the order in which they came out
-- Which cars come from Europe? The first to appear at the top.
-- region europe: model names sorted by launch year
SELECT T3.model_name FROM nation AS T1 JOIN makers AS T2 ON T1.nation_id = T2.nation_id JOIN models AS T3 ON T2.maker_id = T3.maker_id WHERE T1.region = 'Europe' ORDER BY T3.launch_year ASC;
-- What is the name of the model that is sold with the fastest variant?
-- model with the highest top speed among all variants
-- Which car is there in a form quicker than any other?
-- variant with the max top speed, name of its model
SELECT T1.model_name FROM models AS T1 JOIN variants AS T2 ON T1.model_id = T2.model_id ORDER BY T2.top_speed DESC LIMIT 1;
-- Which engines are used in more than one variant? Give the engine code and the number of variants.
-- motors fitted to over one variant, code and tally
-- Which motors drive more than one form of car, and how many? Code first.
-- count of variants by engine code, only above one
SELECT engine_code, COUNT(*) FROM variants GROUP BY engine_code HAVING COUNT(*) > 1;
-- Which engine codes are not used by any variant?
-- motors that are fitted nowhere; code wanted
-- Which motors does nobody put into anything? Codes.
-- engine code with zero variants
SELECT engine_code FROM engines WHERE engine_code NOT IN (SELECT engine_code FROM variants);
-- For each variant lighter than 1200 kg, show the model name, the trim name and the weight.
-- variants under 1200 kg: model, trim, weight
-- Which forms of a car weigh less than 1200 kilos, and how much? The car, the form, the kilos.
-- weight under 1200 kg: model, trim, weight
SELECT T1.model_name, T2.trim_name, T2.weight_kg FROM models AS T1 JOIN variants AS T2 ON T1.model_id = T2.model_id WHERE T2.weight_kg < 1200;
-- How many variants have a price above the average price?
-- number of variants costing more than the mean
-- How many forms of car are dearer than they are on average?
-- count of variants, price over the average
SELECT COUNT(*) FROM variants WHERE price > (SELECT AVG(price) FROM variants);
-- Which nations are home both to a maker of a coupe and to a maker of a sedan?
-- countries whose brands make a coupe and whose brands make a sedan
-- Which countries make a car that is a coupe and one that is a sedan too?
-- nations with a sedan model and also a coupe model
SELECT T1.nation_name FROM nation AS T1 JOIN makers AS T2 ON T1.nation_id = T2.nation_id JOIN models AS T3 ON T2.maker_id = T3.maker_id WHERE T3.body_style = 'coupe' INTERSECT SELECT T1.nation_name FROM nation AS T1 JOIN makers AS T2 ON T1.nation_id = T2.nation_id JOIN models AS T3 ON T2.maker_id = T3.maker_id WHERE T3.body_style = 'sedan';
-- What are the different brand names of makers that use an engine with 4 cylinders?
-- brands, no repeats, with some variant on a motor of 4 cylinders
-- Which firms put something with 4 cylinders under the bonnet? Each badge once.
-- distinct brands, engine cylinders = 4
SELECT DISTINCT T1.brand_name FROM makers AS T1 JOIN models AS T2 ON T1.maker_id = T2.maker_id JOIN variants AS T3 ON T2.model_id = T3.model_id JOIN engines AS T4 ON T3.engine_code = T4.engine_code WHERE T4.cylinders = 4;
-- What is the horsepower of the engine in the cheapest variant with a top speed of at least 180? Show the model name too, first.
-- of the variants reaching 180 or more, take the least expensive: model name, horsepower
-- Of all that can do 180 or faster, what can one get for the least money, and how strong is it? The car first.
-- top speed at least 180, lowest price: model + horsepower
SELECT T1.model_name, T3.horsepower FROM models AS T1 JOIN variants AS T2 ON T1.model_id = T2.model_id JOIN engines AS T3 ON T2.engine_code = T3.engine_code WHERE T2.top_speed >= 180 ORDER BY T2.price ASC LIMIT 1;
-- For makers with at least 2 models, show the brand name and the total of units built, largest total first.
-- brands having 2 or more models, with all units added up, in falling order of units
-- Who makes two cars or more, and how many have left the factory altogether? The badge first, the most at the top.
-- brand + sum of units built, at least 2 models, from high to low
SELECT T1.brand_name, SUM(T2.units_built) FROM makers AS T1 JOIN models AS T2 ON T1.maker_id = T2.maker_id GROUP BY T1.maker_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.units_built) DESC;

-- database: cityspan_car_parks
CREATE TABLE grg (grg_id INTEGER PRIMARY KEY, grg_nm TEXT, addr TEXT, lvls INTEGER, max_ht_m REAL, opn_yr INTEGER);
CREATE TABLE spc (spc_id INTEGER PRIMARY KEY, grg_id INTEGER REFERENCES grg(grg_id), spc_lbl TEXT, lvl INTEGER, kind TEXT, chg_pt TEXT);
CREATE TABLE tariff (trf_cd TEXT PRIMARY KEY, trf_nm TEXT, hrly_rt REAL, day_cap REAL);
CREATE TABLE prmt_hldr (hldr_id INTEGER PRIMARY KEY, hldr_nm TEXT, email TEXT, grg_id INTEGER REFERENCES grg(grg_id), vld_from TEXT, mthly_fee REAL);
CREATE TABLE tkt (tkt_no INTEGER PRIMARY KEY, spc_id INTEGER REFERENCES spc(spc_id), trf_cd TEXT REFERENCES tariff(trf_cd), entry_dt TEXT, hrs REAL, amt REAL, pay_mthd TEXT);
CREATE TABLE incdt (incdt_id INTEGER PRIMARY KEY, grg_id INTEGER REFERENCES grg(grg_id), incdt_dt TEXT, descr TEXT, dmg_amt REAL);
INSERT INTO grg VALUES (1,'Opera House','2 Weaver Street',4,2.1,1988),(2,'Central Station','18 Platform Road',7,2.3,2005),(3,'Fishmarket','1 Quay Row',3,1.9,1974),(4,'University Clinic','70 Linden Avenue',5,2.2,2016),(5,'Stadium East','9 Arena Way',2,3.5,2019);
INSERT INTO spc VALUES (1,1,'O-101',1,'standard','N'),(2,1,'O-102',1,'disabled','N'),(3,2,'C-201',2,'standard','Y'),(4,2,'C-202',2,'standard','N'),(5,2,'C-305',3,'family','N'),(6,3,'F-011',0,'motorcycle','N'),(7,3,'F-112',1,'standard','N'),(8,4,'U-220',2,'disabled','Y'),(9,4,'U-221',2,'standard','Y');
INSERT INTO tariff VALUES ('DAY','daytime',2.8,22),('EVE','evening',1.5,9),('EVT','event',6,30),('STF','clinic staff',0.5,4);
INSERT INTO prmt_hldr VALUES (1,'Agnes Holm','agnes@mail.test',1,'2022-01-01',145),(2,'Dr. Felix Arndt',NULL,4,'2021-06-01',60),(3,'Lighthouse Books','shop@lhb.test',3,'2019-03-01',120),(4,'Theo Marsden','theo@mail.test',2,'2023-09-01',170),(5,'Dr. Ines Poole','poole@clinic.test',4,'2024-02-01',65),(6,'Rosa Brandt',NULL,2,'2020-11-01',155);
INSERT INTO tkt VALUES (1,1,'EVE','2024-03-01',4,6,'card'),(2,3,'DAY','2024-03-01',2.5,7,'app'),(3,4,'DAY','2024-03-02',9,22,'card'),(4,7,'DAY','2024-03-02',1,2.8,'cash'),(5,8,'DAY','2024-03-04',3,8.4,'card'),(6,1,'EVE','2024-03-05',5.5,8.25,'app'),(7,9,'STF','2024-03-05',8,4,'app'),(8,3,'EVE','2024-03-06',3,4.5,'cash'),(9,5,'DAY','2024-03-06',6,16.8,'app');
INSERT INTO incdt VALUES (1,3,'2023-12-02','flooded ramp',5400),(2,2,'2024-01-19','broken barrier',850),(3,2,'2024-02-11','scratched car',1200),(4,1,'2024-02-25','broken ticket machine',640),(5,3,'2024-04-09','broken light',NULL);
-- How many spaces have a charging point (Y)?
-- count the bays with the charging flag Y
-- At how many places to park can you plug in (Y)?
-- chg_pt = y, number of spaces
SELECT COUNT(*) FROM spc WHERE chg_pt = 'Y';
-- What are the name and address of garages opened after 2000?
-- car parks younger than 2000: name, where they are
-- Which buildings to park in came later than 2000, and where does one find them?
-- garages with an opening year after 2000: name, address
SELECT grg_nm, addr FROM grg WHERE opn_yr > 2000;
-- List the labels of the spaces of kind disabled or family.
-- bays for disabled or family use, by label
-- Which places to park are kept for people who are disabled, or for a family? What is painted on them.
-- kind family or disabled: space label
SELECT spc_lbl FROM spc WHERE kind = 'disabled' OR kind = 'family';
-- Which garage accepts the tallest vehicles?
-- the car park with the greatest maximum height, name only
-- Where can you get in with more on the roof than anywhere else?
-- garage with the top max height
SELECT grg_nm FROM grg ORDER BY max_ht_m DESC LIMIT 1;
-- What are the total amount and the average number of hours over all tickets?
-- tickets: sum of money, mean hours
-- How much have people paid us to park, all told, and how long do they stay on average?
-- sum of the amounts, avg hours, over all tickets
SELECT SUM(amt), AVG(hrs) FROM tkt;
-- Show the names of permit holders without an email.
-- season customers we have no email for
-- Which people with a pass can't be written to online?
-- permit holders, email empty
SELECT hldr_nm FROM prmt_hldr WHERE email IS NULL;
-- Which incidents have a description starting with broken? Give the date and the description.
-- date and text of mishaps that begin with broken
-- When did something happen that we put down as broken, first word, and what was it?
-- incidents, description starting in broken: date + description
SELECT incdt_dt, descr FROM incdt WHERE descr LIKE 'broken%';
-- How many spaces are there in each garage? Return the garage's name and the number.
-- bays per car park, car park name first
-- How many cars fit in every building of ours? The building, then how many.
-- count of spaces by garage name
SELECT T1.grg_nm, COUNT(*) FROM grg AS T1 JOIN spc AS T2 ON T1.grg_id = T2.grg_id GROUP BY T1.grg_id;
-- What is the total amount paid with each payment method, from the largest to the smallest total?
-- way of paying and the sum taken that way, largest sum on top
-- How much money came in by card, by coin and so on, all told? How they paid first, the most at the top.
-- sum of amounts by payment method, from high to low
SELECT pay_mthd, SUM(amt) FROM tkt GROUP BY pay_mthd ORDER BY SUM(amt) DESC;
-- Which garages have had no incident?
-- car parks, by name, free of mishaps
-- Where has nothing ever gone wrong?
-- garage names with zero incidents
SELECT grg_nm FROM grg WHERE grg_id NOT IN (SELECT grg_id FROM incdt);
-- Find the permit holders of the University Clinic garage and the monthly fee each pays.
-- season customers at University Clinic with what they pay a month
-- Who has a pass for the University Clinic, and what does each pay for a month?
-- university clinic: permit holder, monthly fee
SELECT T1.hldr_nm, T1.mthly_fee FROM prmt_hldr AS T1 JOIN grg AS T2 ON T1.grg_id = T2.grg_id WHERE T2.grg_nm = 'University Clinic';
-- Which tariffs have never been applied to a ticket? Give their names.
-- rate names that occur on no ticket
-- Which prices has nobody ever been charged? What they are called.
-- tariff names with zero tickets
SELECT trf_nm FROM tariff WHERE trf_cd NOT IN (SELECT trf_cd FROM tkt);
-- For each ticket longer than 5 hours, show the entry date and the label of the space.
-- stays of more than 5 hours: day of entry, bay label
-- When did somebody drive in to stay longer than 5 hours, and where did they park? Day, then what is painted there.
-- hours above 5: entry date + space label
SELECT T1.entry_dt, T2.spc_lbl FROM tkt AS T1 JOIN spc AS T2 ON T1.spc_id = T2.spc_id WHERE T1.hrs > 5;
-- Leaving out tickets charged at the tariff named daytime, which space has the most tickets? Give its label.
-- label of the bay sold most often at any rate not called daytime
-- Where do most people park, not counting those who paid by the price called daytime? What is painted there.
-- tickets with a tariff other than daytime, count by space, label of the top one
SELECT T1.spc_lbl FROM spc AS T1 JOIN tkt AS T2 ON T1.spc_id = T2.spc_id JOIN tariff AS T3 ON T2.trf_cd = T3.trf_cd WHERE T3.trf_nm != 'daytime' GROUP BY T1.spc_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which permit holders pay more per month than the average holder?
-- season customers whose fee tops the mean fee
-- Who pays more for their pass than people do on average?
-- permit holder names, monthly fee over the average
SELECT hldr_nm FROM prmt_hldr WHERE mthly_fee > (SELECT AVG(mthly_fee) FROM prmt_hldr);
-- In which space kinds do spaces exist both with (Y) and without (N) a charging point?
-- kinds of bay found with charging flag Y as well as N
-- For what sort of place are there some where you can plug in (Y) and some where you can't (N)?
-- space kinds that occur with chg_pt = n and with chg_pt = y
SELECT kind FROM spc WHERE chg_pt = 'Y' INTERSECT SELECT kind FROM spc WHERE chg_pt = 'N';
-- Which garages have at least 2 permit holders, and what is their average monthly fee?
-- car parks with 2 or more season customers: name and mean fee a month
-- Where do two people or more have a pass, and what does it cost them a month on average?
-- garage name + avg monthly fee, at least 2 permit holders
SELECT T1.grg_nm, AVG(T2.mthly_fee) FROM grg AS T1 JOIN prmt_hldr AS T2 ON T1.grg_id = T2.grg_id GROUP BY T1.grg_id HAVING COUNT(*) >= 2;
-- Which garage took the most money in tickets? Give its name and the total.
-- best earning car park by ticket sums, along with the sum
-- Which building has people parking in it brought us most money, and how much?
-- sum of ticket amounts by garage, only the top one: name + sum
SELECT T1.grg_nm, SUM(T3.amt) FROM grg AS T1 JOIN spc AS T2 ON T1.grg_id = T2.grg_id JOIN tkt AS T3 ON T2.spc_id = T3.spc_id GROUP BY T1.grg_id ORDER BY SUM(T3.amt) DESC LIMIT 1;
-- What are the different tariff names used on tickets in garages with more than 4 levels?
-- rates, each once, charged in car parks having over 4 levels
-- By what prices have people been charged in buildings that go up more than 4 floors? Each once.
-- distinct tariff names on tickets, garages with levels above 4
SELECT DISTINCT T4.trf_nm FROM grg AS T1 JOIN spc AS T2 ON T1.grg_id = T2.grg_id JOIN tkt AS T3 ON T2.spc_id = T3.spc_id JOIN tariff AS T4 ON T3.trf_cd = T4.trf_cd WHERE T1.lvls > 4;
-- Which three garages have the most levels? List names and levels.
-- top 3 car parks by number of floors: name, floors
-- Which three buildings have the largest number of floors, and how many? The most at the top.
-- 3 garages with most levels, name + levels, from high to low
SELECT grg_nm, lvls FROM grg ORDER BY lvls DESC LIMIT 3;

-- database: sunken_trades
CREATE TABLE SeaArea (SeaAreaID INTEGER PRIMARY KEY, AreaName TEXT, NearestPort TEXT, WaterTempC REAL);
CREATE TABLE Wreck (WreckID INTEGER PRIMARY KEY, ShipName TEXT, ShipType TEXT, FlagNation TEXT, YearSunk INTEGER, CauseOfLoss TEXT, DepthMeters REAL, SeaAreaID INTEGER REFERENCES SeaArea(SeaAreaID), Protected TEXT);
CREATE TABLE Diver (DiverID INTEGER PRIMARY KEY, DiverName TEXT, Nationality TEXT, CertificationLevel TEXT, CertifiedSince INTEGER, BuddyID INTEGER REFERENCES Diver(DiverID));
CREATE TABLE Boat (BoatID INTEGER PRIMARY KEY, BoatName TEXT, Skipper TEXT, Berths INTEGER);
CREATE TABLE Dive (DiveID INTEGER PRIMARY KEY, WreckID INTEGER REFERENCES Wreck(WreckID), DiverID INTEGER REFERENCES Diver(DiverID), BoatID INTEGER REFERENCES Boat(BoatID), DiveDate TEXT, BottomMinutes INTEGER, MaxDepth REAL, VisibilityMeters REAL);
CREATE TABLE Artefact (ArtefactNo INTEGER PRIMARY KEY, DiveID INTEGER REFERENCES Dive(DiveID), Description TEXT, Material TEXT, EstimatedValue INTEGER, KeptAt TEXT);
INSERT INTO SeaArea VALUES (1,'Sound of Hoy','Stromness',8.5),(2,'Lizard Bank','Falmouth',13.2),(3,'Bay of Trees','Durrës',21.4),(4,'Skaw Reef','Skagen',9.1);
INSERT INTO Wreck VALUES (1,'Konigstern','battleship','Germany',1919,'scuttled',38,1,'yes'),(2,'Mary Tregenza','schooner','Britain',1868,'storm',16,2,'no'),(3,'Santa Perpetua','galleon','Spain',1641,'storm',27,2,'yes'),(4,'Città di Lecce','steamer','Italy',1917,'mine',52,3,'no'),(5,'Brunhild','steamer','Germany',1908,'collision',31,1,'no'),(6,'Ny Haab','trawler','Denmark',1974,'fire',22,4,'no'),(7,'Pelayo','steamer','Spain',1899,'collision',74,3,'no');
INSERT INTO Diver VALUES (1,'Morag Leask','Scottish','master',1994,NULL),(2,'Ben Trevose','English','advanced',2009,1),(3,'Ilir Basha','Albanian','technical',2003,NULL),(4,'Tove Krag','Danish','advanced',2014,2),(5,'Sam Okafor','English','open water',2021,2);
INSERT INTO Boat VALUES (1,'Selkie','J. Leask',12),(2,'Cornish Pixie','R. Penrose',10),(3,'Shqiponja','A. Basha',8),(4,'Lille My','K. Holm',6);
INSERT INTO Dive VALUES (1,1,1,1,'2022-06-11',34,37.2,9),(2,5,2,1,'2022-06-12',29,30.4,7.5),(3,2,2,2,'2022-08-02',48,15.5,12),(4,3,5,2,'2022-08-03',36,26.1,10),(5,4,3,3,'2023-05-19',21,51.6,18),(6,3,2,2,'2023-07-07',40,26.9,8),(7,1,4,1,'2023-09-15',31,33.0,6),(8,7,3,3,'2023-10-01',15,72.8,20),(9,1,2,1,'2023-09-16',33,36.5,6.5);
INSERT INTO Artefact VALUES (1,1,'brass porthole','brass',900,'Stromness Museum'),(2,3,'tea cup','porcelain',120,'Falmouth Museum'),(3,4,'silver coin','silver',2600,'Falmouth Museum'),(4,6,'astrolabe','brass',48000,'National Vault'),(5,5,'ship''s bell','bronze',7500,NULL),(6,6,'silver spoon','silver',800,'Falmouth Museum');
-- How many wrecks are protected (yes)?
-- number of sunken ships with protected set to yes
-- How many ships on the seabed must one leave alone (yes)?
-- wrecks, protected = yes, count
SELECT COUNT(*) FROM Wreck WHERE Protected = 'yes';
-- What are the ship names and depths of the wrecks of the type steamer?
-- every steamer on the seabed: its name and how deep it lies
-- Which ships that went by steam (steamer) are down there, and how far below?
-- ship type steamer: name, depth in m
SELECT ShipName, DepthMeters FROM Wreck WHERE ShipType = 'steamer';
-- Which ship sank first?
-- name of the vessel lost the longest time ago
-- What went down earlier than everything else?
-- wreck with the lowest year sunk, ship name
SELECT ShipName FROM Wreck ORDER BY YearSunk ASC LIMIT 1;
-- How many different causes of loss are recorded?
-- count the distinct reasons why ships went down
-- In how many separate ways have ships been lost?
-- count different causes of loss
SELECT COUNT(DISTINCT CauseOfLoss) FROM Wreck;
-- List the names of ships that sank between 1860 and 1910, in order of the year.
-- vessels lost from 1860 to 1910, earliest first
-- What went down no earlier than 1860 and no later than 1910? The first to go at the top.
-- year sunk 1860 to 1910: ship names sorted by year
SELECT ShipName FROM Wreck WHERE YearSunk BETWEEN 1860 AND 1910 ORDER BY YearSunk ASC;
-- Which artefact is not kept anywhere? Give the description.
-- find for which no keeping place is noted, described
-- What did they bring up that has found no home? What it is.
-- artefacts, kept at is empty: description
SELECT Description FROM Artefact WHERE KeptAt IS NULL;
-- What is the total estimated value of the artefacts of each material?
-- finds by what they are made of, with the values added up
-- How much is everything of gold worth, everything of wood and so on? What it is made of first.
-- sum of estimated value by artefact material
SELECT Material, SUM(EstimatedValue) FROM Artefact GROUP BY Material;
-- Show each ship's name and the name of the sea area in which it lies.
-- vessel and the waters it rests in, names of both
-- What is every lost ship called, and in what waters is she?
-- ship name + sea area name for all wrecks
SELECT T1.ShipName, T2.AreaName FROM Wreck AS T1 JOIN SeaArea AS T2 ON T1.SeaAreaID = T2.SeaAreaID;
-- Which wrecks have never been dived on? Return the ship names.
-- sunken vessels that no diver visited
-- Which lost ships has nobody ever been down to see?
-- wrecks with zero dives
SELECT ShipName FROM Wreck WHERE WreckID NOT IN (SELECT WreckID FROM Dive);
-- What are the names of divers whose buddy is Ben Trevose?
-- who has Ben Trevose as buddy
-- Who goes down together with Ben Trevose, as their partner?
-- buddy ben trevose: divers
SELECT T1.DiverName FROM Diver AS T1 JOIN Diver AS T2 ON T1.BuddyID = T2.DiverID WHERE T2.DiverName = 'Ben Trevose';
-- How many dives has each diver made? Give the name and the number.
-- descents per person: name, count
-- How often has everyone been down? Who, then how often.
-- count of dives by diver name
SELECT T1.DiverName, COUNT(*) FROM Diver AS T1 JOIN Dive AS T2 ON T1.DiverID = T2.DiverID GROUP BY T1.DiverID;
-- Which boats did not take part in any dive?
-- names of vessels that carried no diver out
-- Which boats have never taken anyone out?
-- boat names with zero dives
SELECT BoatName FROM Boat WHERE BoatID NOT IN (SELECT BoatID FROM Dive);
-- Which wreck has been dived on most often?
-- ship name of the sunken vessel with the largest number of descents
-- To which lost ship have people gone down more often than to any other?
-- top wreck by number of dives, ship name
SELECT T1.ShipName FROM Wreck AS T1 JOIN Dive AS T2 ON T1.WreckID = T2.WreckID GROUP BY T1.WreckID ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the dates and bottom times of dives with a visibility below the average visibility.
-- murkier than the mean: date and minutes at the bottom of those descents
-- When could one see less far down there than one can on average, and how long did they stay on the ground?
-- dive date + bottom minutes, visibility under the average
SELECT DiveDate, BottomMinutes FROM Dive WHERE VisibilityMeters < (SELECT AVG(VisibilityMeters) FROM Dive);
-- Who found an object of silver or brass? List each diver's name once.
-- distinct divers who brought up something made of silver or brass
-- Who has brought up anything made of brass or silver? Each once.
-- distinct diver names, artefact material brass or silver
SELECT DISTINCT T1.DiverName FROM Diver AS T1 JOIN Dive AS T2 ON T1.DiverID = T2.DiverID JOIN Artefact AS T3 ON T2.DiveID = T3.DiveID WHERE T3.Material = 'silver' OR T3.Material = 'brass';
-- Which flag nations lost a ship both by storm and by collision?
-- nations with one vessel gone in a storm and one through collision
-- Whose ships have gone down in a storm as well as after a collision? The country on the flag.
-- flag nations that cause collision and cause storm have in common
SELECT FlagNation FROM Wreck WHERE CauseOfLoss = 'storm' INTERSECT SELECT FlagNation FROM Wreck WHERE CauseOfLoss = 'collision';
-- What are the names of sea areas with at least 2 wrecks, and how deep do those wrecks lie on average?
-- waters holding 2 or more sunken ships: name, mean depth of the ships
-- In which waters are there two lost ships or more, and how far below are they on average?
-- sea area name + avg depth, at least 2 wrecks
SELECT T1.AreaName, AVG(T2.DepthMeters) FROM SeaArea AS T1 JOIN Wreck AS T2 ON T1.SeaAreaID = T2.SeaAreaID GROUP BY T1.SeaAreaID HAVING COUNT(*) >= 2;
-- What is the description of the most valuable artefact from the Santa Perpetua?
-- dearest find brought up from the Santa Perpetua, described
-- What is the dearest thing anyone has got out of the Santa Perpetua?
-- santa perpetua artefacts, top estimated value, description
SELECT T3.Description FROM Wreck AS T1 JOIN Dive AS T2 ON T1.WreckID = T2.WreckID JOIN Artefact AS T3 ON T2.DiveID = T3.DiveID WHERE T1.ShipName = 'Santa Perpetua' ORDER BY T3.EstimatedValue DESC LIMIT 1;
-- Which divers have reached a depth of more than 30 meters but never brought up an artefact?
-- divers, by name, with some descent beyond 30 m of maximum depth and no find at all
-- Who has been farther down than 30 metres but has never come up with anything?
-- divers: max depth above 30 on some dive, minus everybody with an artefact
SELECT T1.DiverName FROM Diver AS T1 JOIN Dive AS T2 ON T1.DiverID = T2.DiverID WHERE T2.MaxDepth > 30 EXCEPT SELECT T1.DiverName FROM Diver AS T1 JOIN Dive AS T2 ON T1.DiverID = T2.DiverID JOIN Artefact AS T3 ON T2.DiveID = T3.DiveID;
-- Show the nearest port of each sea area together with the total bottom minutes of dives there, for areas with more than 1 dive, in descending order of the minutes.
-- ports whose nearby waters saw over 1 descent: port, summed bottom minutes, largest first
-- From which harbour does one get to all waters where people have been down more than once, and how long have they been on the ground altogether? The longest at the top.
-- nearest port + sum of bottom minutes per sea area, over 1 dive only, from high to low
SELECT T1.NearestPort, SUM(T3.BottomMinutes) FROM SeaArea AS T1 JOIN Wreck AS T2 ON T1.SeaAreaID = T2.SeaAreaID JOIN Dive AS T3 ON T2.WreckID = T3.WreckID GROUP BY T1.SeaAreaID HAVING COUNT(*) > 1 ORDER BY SUM(T3.BottomMinutes) DESC;
