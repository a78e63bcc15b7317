-- database: wheelhouse_rentals
CREATE TABLE depot (dep_cd TEXT PRIMARY KEY, dep_nm TEXT, city TEXT, ctry TEXT, airport_flg INTEGER, opened_yr INTEGER, mgr_nm TEXT);
CREATE TABLE veh_class (cls_cd TEXT PRIMARY KEY, cls_desc TEXT, day_rate REAL, min_age INTEGER, deposit INTEGER);
CREATE TABLE model (mdl_id INTEGER PRIMARY KEY, make TEXT, mdl_nm TEXT, fuel TEXT, seats INTEGER, boot_l INTEGER, co2_g INTEGER, cls_cd TEXT REFERENCES veh_class(cls_cd));
CREATE TABLE vehicle (veh_id INTEGER PRIMARY KEY, plate TEXT, mdl_id INTEGER REFERENCES model(mdl_id), home_dep TEXT REFERENCES depot(dep_cd), purch_dt TEXT, mileage INTEGER, colour TEXT, veh_stat TEXT);
CREATE TABLE client (cli_id INTEGER PRIMARY KEY, cli_fnm TEXT, cli_lnm TEXT, dob TEXT, lic_no TEXT, ctry TEXT, loyalty_tier TEXT, referrer_id INTEGER REFERENCES client(cli_id));
CREATE TABLE rental (rent_id INTEGER PRIMARY KEY, cli_id INTEGER REFERENCES client(cli_id), veh_id INTEGER REFERENCES vehicle(veh_id), pick_dep TEXT REFERENCES depot(dep_cd), drop_dep TEXT REFERENCES depot(dep_cd), out_dt TEXT, back_dt TEXT, km_driven INTEGER, total_amt REAL);
CREATE TABLE extra (ext_cd TEXT PRIMARY KEY, ext_desc TEXT, price_day REAL, max_qty INTEGER);
CREATE TABLE rental_extra (rent_id INTEGER REFERENCES rental(rent_id), ext_cd TEXT REFERENCES extra(ext_cd), qty INTEGER, PRIMARY KEY (rent_id, ext_cd));
CREATE TABLE damage (dmg_id INTEGER PRIMARY KEY, rent_id INTEGER REFERENCES rental(rent_id), part TEXT, severity TEXT, repair_cost REAL, charged TEXT);
CREATE TABLE garage (gar_id INTEGER PRIMARY KEY, gar_nm TEXT, city TEXT, hourly_rt REAL, phone TEXT);
CREATE TABLE svc (svc_id INTEGER PRIMARY KEY, veh_id INTEGER REFERENCES vehicle(veh_id), gar_id INTEGER REFERENCES garage(gar_id), svc_dt TEXT, svc_type TEXT, cost REAL, next_due TEXT);
INSERT INTO depot VALUES ('FAO','Faro Airport','Faro','Portugal',1,2006,'L. Pinto'),('LIS1','Lisbon Airport','Lisbon','Portugal',1,1998,'R. Serra'),('LIS2','Lisbon Oriente','Lisbon','Portugal',0,2012,'M. Alves'),('SVQ','Seville Station','Seville','Spain',0,2009,'J. Rojas'),('MAD','Madrid Airport','Madrid','Spain',1,1995,'P. Cano'),('EVR','Evora Gate','Evora','Portugal',0,2021,NULL);
INSERT INTO veh_class VALUES ('ECO','economy hatchback',29,21,300),('CMP','compact family car',38,21,400),('SUV','sport utility vehicle',64,25,700),('VAN','nine-seat van',82,25,900),('LUX','luxury saloon',145,28,2000);
INSERT INTO model VALUES (1,'Solano','Pico','petrol',4,220,104,'ECO'),(2,'Solano','Brisa','hybrid',5,380,88,'CMP'),(3,'Kaisei','Tanto','electric',5,350,0,'CMP'),(4,'Kaisei','Yama X','diesel',5,560,158,'SUV'),(5,'Vagner','Carrier 9','diesel',9,900,189,'VAN'),(6,'Vagner','Prinz','petrol',5,510,176,'LUX'),(7,'Solano','Roca','hybrid',7,610,131,'SUV');
INSERT INTO vehicle VALUES (1,'AB-12-CD',1,'FAO','2021-03-10',48200,'white','available'),(2,'AF-77-QT',1,'LIS1','2022-05-19',31950,'red','rented'),(3,'BD-40-LM',2,'LIS1','2022-09-02',27800,'blue','available'),(4,'BE-09-XV',3,'LIS2','2023-02-14',12600,'white','available'),(5,'BK-31-RR',4,'SVQ','2020-11-30',75400,'black','workshop'),(6,'CA-58-ZN',5,'MAD','2019-07-22',118300,'silver','available'),(7,'CC-66-PW',6,'MAD','2023-06-01',9700,'black','rented'),(8,'CD-15-GH',4,'FAO','2021-08-16',52100,'grey','available');
INSERT INTO client VALUES (1,'Astrid','Lund','1979-04-02','NO-4471','Norway','gold',NULL),(2,'Bruno','Marques','1990-10-15','PT-9920','Portugal','silver',1),(3,'Chloe','Armitage','1998-01-27','GB-3082','United Kingdom',NULL,2),(4,'Diego','Santana','1966-06-09','ES-1207','Spain','gold',1),(5,'Eva','Kranz','2001-12-11','DE-8815','Germany',NULL,4),(6,'Finn','Doyle','1985-08-30','IE-2750','Ireland','silver',NULL);
INSERT INTO rental VALUES (1,1,8,'FAO','FAO','2023-06-03','2023-06-10',640,448),(2,2,3,'LIS1','SVQ','2023-06-21','2023-06-25',910,212),(3,3,1,'FAO','LIS1','2023-07-08','2023-07-15',520,231),(4,4,6,'MAD','MAD','2023-08-01','2023-08-12',1830,902),(5,1,7,'MAD','LIS2','2023-09-14','2023-09-18',720,640),(6,5,2,'LIS1','LIS1','2023-10-02','2023-10-04',150,74),(7,2,4,'LIS2','FAO','2024-01-19','2024-01-23',460,168),(8,4,7,'MAD','MAD','2024-03-01',NULL,NULL,NULL),(9,3,2,'LIS2','FAO','2024-03-04',NULL,NULL,NULL);
INSERT INTO extra VALUES ('GPS','navigation device',6,1),('CHS','child seat',9,3),('DRV','additional driver',11,2),('CHN','snow chains',8,1),('WIF','mobile hotspot',7.5,1);
INSERT INTO rental_extra VALUES (1,'CHS',2),(1,'GPS',1),(2,'DRV',1),(4,'CHS',3),(4,'DRV',1),(4,'GPS',1),(5,'WIF',1),(6,'GPS',1),(7,'DRV',1);
INSERT INTO damage VALUES (1,1,'windscreen','minor',180,'N'),(2,3,'front bumper','major',640,'Y'),(3,4,'rear bumper','minor',220,'Y'),(4,4,'wing mirror','minor',95,'Y'),(5,6,'wheel rim','minor',130,'N');
INSERT INTO garage VALUES (1,'Auto Guadiana','Faro',45,'289 555 101'),(2,'Oficina Tejo','Lisbon',58,'21 555 0320'),(3,'Talleres Betis','Seville',42,NULL),(4,'Motor Castilla','Madrid',66,'91 555 8807'),(5,'Alentejo Motors','Evora',39,NULL);
INSERT INTO svc VALUES (1,1,1,'2023-02-11','oil change',95,'2024-02-11'),(2,5,3,'2023-11-20','gearbox repair',1450,NULL),(3,6,4,'2023-05-05','brake pads',310,'2024-05-05'),(4,6,4,'2023-12-18','oil change',140,'2024-12-18'),(5,3,2,'2023-09-09','tyre change',420,'2025-09-09'),(6,8,1,'2023-10-27','brake pads',285,'2024-10-27'),(7,5,2,'2024-01-08','tyre change',610,'2026-01-08');
-- Show the make and the name of every model whose fuel is hybrid.
-- hybrid types in our range: brand, then what it is called
-- Which cars of our range run as a hybrid? Who builds them, then what they are called.
-- fuel hybrid: make + model name please
SELECT make, mdl_nm FROM model WHERE fuel = 'hybrid';
-- How many depots are located at an airport (flag 1)?
-- number of pick-up stations with the airport flag at 1
-- How many of our branches can you walk to straight off a plane (airport 1)?
-- airport flag = 1, count the depots
SELECT COUNT(*) FROM depot WHERE airport_flg = 1;
-- What are the average and the maximum repair cost of damages of minor severity?
-- mean and top bill for mending minor dents
-- How much does it cost to put right something minor, on average and at worst?
-- severity minor: avg and max of the repair cost
SELECT AVG(repair_cost), MAX(repair_cost) FROM damage WHERE severity = 'minor';
-- Which damaged parts contain the word bumper, and what did each repair cost?
-- anything on a bumper that got broken: the part plus the price of mending it
-- Which harmed pieces have bumper in what they are called, and how much was it to fix each?
-- damage where the part includes "bumper" - part, cost of repair
SELECT part, repair_cost FROM damage WHERE part LIKE '%bumper%';
-- List the plates of vehicles with a mileage between 20000 and 60000, lowest mileage first.
-- registration numbers of cars that have 20000 to 60000 on the clock, going up
-- Which cars have covered 20000 to 60000 so far? Their number plates, least driven on top.
-- plates sorted by mileage ascending, mileage from 20000 up to 60000
SELECT plate FROM vehicle WHERE mileage BETWEEN 20000 AND 60000 ORDER BY mileage;
-- How many different colours do the vehicles have?
-- count of distinct paint shades in the fleet
-- In how many shades, each counted once, are our cars painted?
-- number of different vehicle colours
SELECT COUNT(DISTINCT colour) FROM vehicle;
-- For each rental that has not come back yet, show the client's last name, the name of the pick-up depot and the name of the drop-off depot.
-- cars still out, no return day: surname of the hirer, station where taken, station where due
-- Who still has a car of ours, with no date of return, where did they collect it and where are they to leave it? Family name, then both branches.
-- back date empty: client last name, pick-up depot name, drop-off depot name
SELECT T2.cli_lnm, T3.dep_nm, T4.dep_nm FROM rental AS T1 JOIN client AS T2 ON T1.cli_id = T2.cli_id JOIN depot AS T3 ON T1.pick_dep = T3.dep_cd JOIN depot AS T4 ON T1.drop_dep = T4.dep_cd WHERE T1.back_dt IS NULL;
-- Give the first and last names of the clients who were referred by the client with the last name Lund.
-- people brought to us by Lund, first name and surname
-- Who came to us because Lund recommended us? Given name, family name.
-- referrer's last name is Lund - first and last name of those clients
SELECT T1.cli_fnm, T1.cli_lnm FROM client AS T1 JOIN client AS T2 ON T1.referrer_id = T2.cli_id WHERE T2.cli_lnm = 'Lund';
-- Which garages have never carried out a service of the type oil change?
-- repair shops, by name, where no oil change was done
-- Which mechanics' shops have not done an oil change for us even once?
-- garage names without any service of type oil change
SELECT gar_nm FROM garage WHERE gar_id NOT IN (SELECT gar_id FROM svc WHERE svc_type = 'oil change');
-- Find the names of models of which there is no vehicle.
-- types in the catalogue without any car in the fleet
-- Which cars do we list but not own a single one of?
-- model names, no vehicle for them
SELECT mdl_nm FROM model EXCEPT SELECT T1.mdl_nm FROM model AS T1 JOIN vehicle AS T2 ON T1.mdl_id = T2.mdl_id;
-- Which makes have both a petrol and a diesel model?
-- brands that appear with petrol and with diesel too
-- Who builds cars for petrol as well as cars for diesel?
-- makes having both fuels among their models: diesel, petrol
SELECT make FROM model WHERE fuel = 'petrol' INTERSECT SELECT make FROM model WHERE fuel = 'diesel';
-- List the plates of vehicles whose status is workshop or that suffered major damage during a rental.
-- registration numbers: cars in the workshop, along with cars that came home with a major dent
-- Which cars are at the moment in the workshop, or were harmed in a major way while a customer had them? Number plates.
-- plates in one list - any major damage on a rental, or vehicle status workshop
SELECT plate FROM vehicle WHERE veh_stat = 'workshop' UNION SELECT T1.plate FROM vehicle AS T1 JOIN rental AS T2 ON T1.veh_id = T2.veh_id JOIN damage AS T3 ON T2.rent_id = T3.rent_id WHERE T3.severity = 'major';
-- For each vehicle class, give its description and the number of vehicles in it.
-- fleet counted by category, category written out
-- How many cars have we got in each category? Spell the category out first.
-- count vehicles by class description
SELECT T1.cls_desc, COUNT(*) FROM veh_class AS T1 JOIN model AS T2 ON T1.cls_cd = T2.cls_cd JOIN vehicle AS T3 ON T2.mdl_id = T3.mdl_id GROUP BY T1.cls_cd;
-- Which depot is the pick-up depot of the most rentals?
-- name of the station where most hires start
-- Where do customers collect cars more often than anywhere else?
-- top depot by number of rentals picked up there, name only
SELECT T1.dep_nm FROM depot AS T1 JOIN rental AS T2 ON T1.dep_cd = T2.pick_dep GROUP BY T1.dep_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the last names of the clients without a loyalty tier.
-- surnames of customers that belong to no tier
-- Which customers are on no level of our bonus scheme? Family names.
-- loyalty tier empty: clients' last names
SELECT cli_lnm FROM client WHERE loyalty_tier IS NULL;
-- What is the total cost of services done by each garage? Show the garage name and the sum.
-- money paid for servicing, totalled by repair shop, shop first
-- How much have we spent on maintenance at each mechanic's shop? Shop first.
-- sum of service cost per garage, garage name in front
SELECT T1.gar_nm, SUM(T2.cost) FROM garage AS T1 JOIN svc AS T2 ON T1.gar_id = T2.gar_id GROUP BY T1.gar_id;
-- Which clients have rented vehicles of at least two different classes? Give first and last names.
-- customers who drove 2 or more distinct categories of car, first name and surname
-- Who has had cars of no fewer than two different categories from us? Given name, family name.
-- clients with 2+ different vehicle classes over their rentals - first name, last name
SELECT T1.cli_fnm, T1.cli_lnm FROM client AS T1 JOIN rental AS T2 ON T1.cli_id = T2.cli_id JOIN vehicle AS T3 ON T2.veh_id = T3.veh_id JOIN model AS T4 ON T3.mdl_id = T4.mdl_id GROUP BY T1.cli_id HAVING COUNT(DISTINCT T4.cls_cd) >= 2;
-- Which models emit more CO2 than the average model? List the model names, cleanest first.
-- types above the mean emission, from the least dirty up
-- Which cars are dirtier than average in CO2? Put the least dirty one on top.
-- model names with co2 over the mean of all models, ascending
SELECT mdl_nm FROM model WHERE co2_g > (SELECT AVG(co2_g) FROM model) ORDER BY co2_g;
-- What is the plate of the vehicle with the highest mileage among those whose home depot is in Portugal?
-- of the cars stationed in Portugal, the registration of the one that has run furthest
-- Which car based in Portugal has been driven most? Just the number plate.
-- home depot country Portugal, max mileage: plate
SELECT T1.plate FROM vehicle AS T1 JOIN depot AS T2 ON T1.home_dep = T2.dep_cd WHERE T2.ctry = 'Portugal' ORDER BY T1.mileage DESC LIMIT 1;
-- For classes with at least two models, show the class description and the average boot volume of the models, largest average first.
-- categories holding 2 or more types: which category and mean litres of luggage room, roomiest on top
-- How much luggage fits in on average per category, if at least two cars are listed in it? Category spelt out, then litres, biggest on top.
-- avg boot litres of the models per class, only classes with 2+ models, descending - class description in front
SELECT T1.cls_desc, AVG(T2.boot_l) FROM veh_class AS T1 JOIN model AS T2 ON T1.cls_cd = T2.cls_cd GROUP BY T1.cls_cd HAVING COUNT(*) >= 2 ORDER BY AVG(T2.boot_l) DESC;
-- Which extras did the client with the last name Santana take? Show the descriptions and quantities.
-- add-ons on the hires of Santana, what and how many
-- What did Santana hire on top of the car, and how many of each?
-- client last name Santana: extra descriptions, qty
SELECT T3.ext_desc, T2.qty FROM rental AS T1 JOIN rental_extra AS T2 ON T1.rent_id = T2.rent_id JOIN extra AS T3 ON T2.ext_cd = T3.ext_cd JOIN client AS T4 ON T1.cli_id = T4.cli_id WHERE T4.cli_lnm = 'Santana';
-- List the last names of clients who have rented a vehicle but have no damage on any of their rentals.
-- surnames of customers who hired something and never had a single dent noted
-- Who has driven a car of ours and never harmed one? Family names.
-- last names of clients with rentals, minus those with any damage on a rental
SELECT T1.cli_lnm FROM client AS T1 JOIN rental AS T2 ON T1.cli_id = T2.cli_id EXCEPT SELECT T1.cli_lnm FROM client AS T1 JOIN rental AS T2 ON T1.cli_id = T2.cli_id JOIN damage AS T3 ON T2.rent_id = T3.rent_id;

-- database: juniper_airways
CREATE TABLE airport (iata TEXT PRIMARY KEY, airport_name TEXT, city TEXT, country TEXT, elevation_ft INTEGER, runways INTEGER);
CREATE TABLE aircraft_type (type_code TEXT PRIMARY KEY, manufacturer TEXT, model TEXT, seats INTEGER, range_km INTEGER, engines INTEGER);
CREATE TABLE aircraft (tail_no TEXT PRIMARY KEY, type_code TEXT REFERENCES aircraft_type(type_code), delivered_on TEXT, nickname TEXT, base_iata TEXT REFERENCES airport(iata), leased TEXT);
CREATE TABLE route (route_id INTEGER PRIMARY KEY, origin_iata TEXT REFERENCES airport(iata), destination_iata TEXT REFERENCES airport(iata), distance_km INTEGER, first_flown_year INTEGER, seasonal TEXT);
CREATE TABLE crew_member (crew_id INTEGER PRIMARY KEY, given_name TEXT, surname TEXT, rank TEXT, base_iata TEXT REFERENCES airport(iata), hired_year INTEGER, flight_hours INTEGER);
CREATE TABLE flight (flight_id INTEGER PRIMARY KEY, route_id INTEGER REFERENCES route(route_id), flight_no TEXT, flight_date TEXT, tail_no TEXT REFERENCES aircraft(tail_no), captain_id INTEGER REFERENCES crew_member(crew_id), first_officer_id INTEGER REFERENCES crew_member(crew_id), status TEXT, delay_min INTEGER);
CREATE TABLE passenger (passenger_id INTEGER PRIMARY KEY, full_name TEXT, nationality TEXT, birth_year INTEGER, tier TEXT, miles INTEGER);
CREATE TABLE booking (booking_ref TEXT PRIMARY KEY, booked_by INTEGER REFERENCES passenger(passenger_id), booked_on TEXT, channel TEXT, total_fare REAL, currency TEXT);
CREATE TABLE ref_cabin (cabin_code TEXT PRIMARY KEY, cabin_name TEXT, lounge_access TEXT);
CREATE TABLE ticket (ticket_no INTEGER PRIMARY KEY, booking_ref TEXT REFERENCES booking(booking_ref), passenger_id INTEGER REFERENCES passenger(passenger_id), flight_id INTEGER REFERENCES flight(flight_id), cabin_code TEXT REFERENCES ref_cabin(cabin_code), seat_no TEXT, fare REAL, checked_bags INTEGER);
INSERT INTO airport VALUES ('KEF','Keflavik','Reykjavik','Iceland',171,2),('BGO','Flesland','Bergen','Norway',170,1),('OSL','Gardermoen','Oslo','Norway',681,2),('EDI','Turnhouse','Edinburgh','United Kingdom',135,1),('FNC','Santa Cruz','Funchal','Portugal',192,1),('TRD','Vaernes','Trondheim','Norway',56,1),('ALF','Elvebakken','Alta','Norway',9,1);
INSERT INTO aircraft_type VALUES ('A20','Aerion','A20 Regional',76,2900,2),('A32','Aerion','A32 Longwing',174,6100,2),('T42','Turbolet','T42 Hopper',48,1500,2),('B7J','Borealis','B7 Jet',132,5200,2),('S9','Seabird','S9 Amphibian',9,900,1);
INSERT INTO aircraft VALUES ('LN-JNA','A20','2014-04-22','Rowan','OSL','N'),('LN-JNB','A20','2016-02-10','Heather','BGO','N'),('LN-JLC','A32','2019-11-05','Cloudberry','OSL','Y'),('LN-JTD','T42','2011-08-30',NULL,'TRD','N'),('LN-JBE','B7J','2021-06-17','Bog Myrtle','OSL','Y'),('LN-JTF','T42','2013-01-12','Crowberry','BGO','N');
INSERT INTO route VALUES (1,'OSL','KEF',1750,2009,'N'),(2,'OSL','EDI',960,2006,'N'),(3,'BGO','EDI',610,2012,'Y'),(4,'OSL','FNC',3640,2020,'Y'),(5,'TRD','OSL',362,2005,'N'),(6,'BGO','TRD',428,2015,'N'),(7,'EDI','KEF',1370,2018,'Y');
INSERT INTO crew_member VALUES (1,'Sigrid','Aasen','captain','OSL',2004,14200),(2,'Mattias','Holmen','captain','BGO',2008,11800),(3,'Fiona','Baird','captain','OSL',2011,9600),(4,'Nils','Tveit','first officer','OSL',2017,4300),(5,'Rana','Sethi','first officer','BGO',2019,3100),(6,'Jorge','Freitas','first officer','OSL',2021,1750),(7,'Oda','Lie','captain','TRD',2014,8050);
INSERT INTO flight VALUES (1,1,'JU101','2024-03-01','LN-JLC',1,4,'landed',0),(2,1,'JU101','2024-03-08','LN-JBE',1,6,'landed',35),(3,2,'JU204','2024-03-02','LN-JNA',3,4,'landed',12),(4,3,'JU310','2024-04-06','LN-JNB',2,5,'landed',5),(5,4,'JU418','2024-04-10','LN-JLC',3,6,'diverted',95),(6,5,'JU502','2024-04-11','LN-JTD',2,5,'landed',0),(7,6,'JU611','2024-04-12','LN-JNB',2,5,'cancelled',NULL),(8,2,'JU204','2024-05-04','LN-JBE',1,6,'scheduled',NULL),(9,4,'JU418','2024-05-08','LN-JLC',3,4,'scheduled',NULL);
INSERT INTO passenger VALUES (1,'Ellen Moe','Norwegian',1983,'silver',42000),(2,'Craig Lennox','British',1971,'gold',118000),(3,'Birna Olafsdottir','Icelandic',1994,NULL,7600),(4,'Rui Camacho','Portuguese',1965,'gold',96500),(5,'Helga Moe','Norwegian',2012,NULL,1200),(6,'Ada Kerr','British',1999,'silver',28800);
INSERT INTO booking VALUES ('QX7L2A',1,'2024-01-10','website',5200,'NOK'),('RT9P4C',2,'2024-02-02','agency',310,'GBP'),('WD3M8K',4,'2024-02-19','website',640,'EUR'),('ZN5B1F',3,'2024-02-21','phone',1890,'NOK'),('HV2C6S',2,'2024-03-30','website',275,'GBP'),('KJ8E0T',4,'2024-04-02','app',512,'EUR');
INSERT INTO ref_cabin VALUES ('Y','economy','N'),('W','premium economy','N'),('J','business','Y'),('F','first','Y');
INSERT INTO ticket VALUES (9001,'QX7L2A',1,1,'Y','12A',2100,1),(9002,'QX7L2A',5,1,'Y','12B',1700,0),(9003,'QX7L2A',1,3,'J','2C',1400,1),(9004,'RT9P4C',2,3,'J','1A',310,2),(9005,'WD3M8K',4,5,'W','6D',640,2),(9006,'ZN5B1F',3,2,'Y','20F',1890,1),(9007,'HV2C6S',2,4,'Y','8C',275,0),(9008,'KJ8E0T',4,9,'Y','15D',256,1),(9009,'KJ8E0T',3,9,'Y','15E',256,0);
-- Give the name and city of each airport in Norway.
-- airfields of Norway with the town they serve
-- Where can you land in Norway? Say what each place is called and which town it belongs to.
-- country Norway - airport name, city
SELECT airport_name, city FROM airport WHERE country = 'Norway';
-- How many aircraft are leased (Y)?
-- planes that are not our own, leased = Y: number
-- How many of our planes do we merely rent (leased Y)?
-- leased = Y, number of aircraft
SELECT COUNT(*) FROM aircraft WHERE leased = 'Y';
-- List the models of aircraft types with a range between 1000 and 5500 kilometres, together with that range.
-- plane types able to fly 1000 to 5500 km: model, then how far
-- Which plane models can go 1000 to 5500 kilometres without landing, and how far can each go?
-- range from 1000 up to 5500 km: model plus range
SELECT model, range_km FROM aircraft_type WHERE range_km BETWEEN 1000 AND 5500;
-- Which aircraft have a nickname that contains berry? Show the tail number and the nickname.
-- registration and pet name of planes whose pet name has berry in it
-- Which planes have been given a pet name with berry in it? The number on the tail, then the pet name.
-- nickname including "berry" - tail no, nickname
SELECT tail_no, nickname FROM aircraft WHERE nickname LIKE '%berry%';
-- What are the average and the maximum number of flight hours of crew members with the rank captain?
-- hours in the air of a captain: mean and most
-- How long has a captain been up in the air, on average and at most?
-- rank captain: avg flight hours, max flight hours
SELECT AVG(flight_hours), MAX(flight_hours) FROM crew_member WHERE rank = 'captain';
-- For each seasonal (Y) route, show the city of origin, the city of destination and the distance.
-- connections flown only part of the year (Y): from which town, to which town, how far
-- Which links do we fly for a part of the year only (seasonal Y)? Town you leave, town you reach, and how many kilometres.
-- seasonal = Y routes: origin city, destination city, distance
SELECT T2.city, T3.city, T1.distance_km FROM route AS T1 JOIN airport AS T2 ON T1.origin_iata = T2.iata JOIN airport AS T3 ON T1.destination_iata = T3.iata WHERE T1.seasonal = 'Y';
-- For flights delayed by more than 30 minutes, show the flight number, the surname of the captain and the surname of the first officer.
-- over 30 min late: which flight number, surname of whoever commanded, surname of the second pilot
-- Which flights came in more than 30 minutes late, who commanded them and who sat beside as first officer? Flight number, then family names.
-- delay over 30 - flight no, captain surname, first officer surname
SELECT T1.flight_no, T2.surname, T3.surname FROM flight AS T1 JOIN crew_member AS T2 ON T1.captain_id = T2.crew_id JOIN crew_member AS T3 ON T1.first_officer_id = T3.crew_id WHERE T1.delay_min > 30;
-- Which airports are neither the origin nor the destination of any route? Give their names.
-- airfields that no connection of ours starts from or goes to
-- Where can you land without any link of ours leaving from there or arriving there?
-- airport names that are no route's origin and no route's destination
SELECT airport_name FROM airport WHERE iata NOT IN (SELECT origin_iata FROM route) AND iata NOT IN (SELECT destination_iata FROM route);
-- Find the tail numbers of aircraft that have not operated any flight.
-- planes, by registration, never put on a flight
-- Which planes have not gone up for us even once? What is on their tails.
-- tail numbers without a flight
SELECT tail_no FROM aircraft EXCEPT SELECT tail_no FROM flight;
-- Which cities are the origin of some route and also the destination of some route?
-- towns from which one connection leaves and to which another leads
-- From which towns do we fly off somewhere and also fly in from somewhere?
-- cities that are both: destination of a route, origin of a route
SELECT T1.city FROM airport AS T1 JOIN route AS T2 ON T1.iata = T2.origin_iata INTERSECT SELECT T1.city FROM airport AS T1 JOIN route AS T2 ON T1.iata = T2.destination_iata;
-- List the full names of passengers who hold the gold tier or have a ticket in the business cabin.
-- travellers with gold status, plus anyone with a seat in business
-- Who is on the gold level or holds a ticket for business? Full names.
-- passengers' full names in one list - cabin business on some ticket, or tier gold
SELECT full_name FROM passenger WHERE tier = 'gold' UNION SELECT T1.full_name FROM passenger AS T1 JOIN ticket AS T2 ON T1.passenger_id = T2.passenger_id JOIN ref_cabin AS T3 ON T2.cabin_code = T3.cabin_code WHERE T3.cabin_name = 'business';
-- On how many different aircraft has the captain with the surname Aasen been scheduled?
-- count the distinct planes assigned to flights that Aasen commands
-- How many planes, each counted once, was Aasen given to fly as the one in command?
-- captain surname Aasen: number of different tail numbers
SELECT COUNT(DISTINCT T1.tail_no) FROM flight AS T1 JOIN crew_member AS T2 ON T1.captain_id = T2.crew_id WHERE T2.surname = 'Aasen';
-- How many tickets were sold for each cabin? Show the cabin name and the number.
-- tickets tallied by travel class, class spelled out
-- How many tickets went to people in each part of the plane? Name that part, then the figure.
-- count of tickets by cabin name
SELECT T1.cabin_name, COUNT(*) FROM ref_cabin AS T1 JOIN ticket AS T2 ON T1.cabin_code = T2.cabin_code GROUP BY T1.cabin_code;
-- What is the nickname of the aircraft with the most flights?
-- pet name of the plane used on the largest number of flights
-- What is the pet name of the plane that goes up more often than any other?
-- nickname of the aircraft with the highest number of flights
SELECT T1.nickname FROM aircraft AS T1 JOIN flight AS T2 ON T1.tail_no = T2.tail_no GROUP BY T1.tail_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which flights have no delay recorded? Show the flight number and the date, earliest first.
-- flights with the delay left blank: number and day, in order of day
-- For which flights did nobody note how late they were, and when did they take place? Flight number and day, oldest on top.
-- delay empty: flight no, date, ascending by date
SELECT flight_no, flight_date FROM flight WHERE delay_min IS NULL ORDER BY flight_date;
-- Which passengers hold tickets for at least two different routes? Give the full names.
-- travellers ticketed on 2 or more distinct connections
-- Who has tickets for no fewer than two different links? Full names.
-- passengers with 2+ different routes among their tickets, full name
SELECT T1.full_name FROM passenger AS T1 JOIN ticket AS T2 ON T1.passenger_id = T2.passenger_id JOIN flight AS T3 ON T2.flight_id = T3.flight_id GROUP BY T1.passenger_id HAVING COUNT(DISTINCT T3.route_id) >= 2;
-- Show the given names and surnames of crew members with more flight hours than the average crew member, most hours first.
-- flyers above the mean of hours in the air: first name and surname, from most to least
-- Who among the staff has spent longer in the air than average? Given name, family name, most experienced on top.
-- crew above the mean of flight hours, descending by hours - given name + surname
SELECT given_name, surname FROM crew_member WHERE flight_hours > (SELECT AVG(flight_hours) FROM crew_member) ORDER BY flight_hours DESC;
-- Among the flights departing from the city of Oslo, what is the flight number and date of the one with the longest delay?
-- which flight out of Oslo ran the furthest behind schedule: number and day
-- Which flight that took off from Oslo was latest, and on which day was it? Give its number, then the day.
-- origin city Oslo, biggest delay: flight no, flight date, one only
SELECT T1.flight_no, T1.flight_date FROM flight AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id JOIN airport AS T3 ON T2.origin_iata = T3.iata WHERE T3.city = 'Oslo' ORDER BY T1.delay_min DESC LIMIT 1;
-- For the tickets of flight number JU204, list the passenger's full name, the cabin name and the seat number.
-- who sits where on JU204: traveller, travel class, seat
-- Who flies on JU204, in which part of the plane, and in what seat?
-- JU204 tickets: full name, cabin name, seat no
SELECT T1.full_name, T3.cabin_name, T2.seat_no FROM passenger AS T1 JOIN ticket AS T2 ON T1.passenger_id = T2.passenger_id JOIN ref_cabin AS T3 ON T2.cabin_code = T3.cabin_code JOIN flight AS T4 ON T2.flight_id = T4.flight_id WHERE T4.flight_no = 'JU204';
-- Which airports are the base of at least two aircraft? Show the airport name and the number of aircraft, most first.
-- home airfields of two or more planes: name and how many, in falling order
-- Where are at least two of our planes at home, and how many of them? Place first, most on top.
-- count aircraft by base airport, 2+ only, descending: airport name, count
SELECT T1.airport_name, COUNT(*) FROM airport AS T1 JOIN aircraft AS T2 ON T1.iata = T2.base_iata GROUP BY T1.iata HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Give the manufacturer and the model of the aircraft types of which an aircraft is based at an airport in the city of Bergen.
-- builder and model of types with some plane stationed in Bergen
-- Who builds the kinds of plane we keep in Bergen, and which models are they?
-- aircraft types with at least one aircraft based in city Bergen - manufacturer, model
SELECT manufacturer, model FROM aircraft_type WHERE type_code IN (SELECT T1.type_code FROM aircraft AS T1 JOIN airport AS T2 ON T1.base_iata = T2.iata WHERE T2.city = 'Bergen');
-- Which passengers made a booking through the website but never one through the agency channel? Give the full names.
-- travellers who have booked by website and at no time via an agency
-- Who has booked over the website but not once by way of an agency? Full names.
-- passengers' full names: channel website yes, channel agency never
SELECT T1.full_name FROM passenger AS T1 JOIN booking AS T2 ON T1.passenger_id = T2.booked_by WHERE T2.channel = 'website' EXCEPT SELECT T1.full_name FROM passenger AS T1 JOIN booking AS T2 ON T1.passenger_id = T2.booked_by WHERE T2.channel = 'agency';

-- database: maison_aurelle_hotels
CREATE TABLE Hotels (Hotel_ID INTEGER PRIMARY KEY, Hotel_Name TEXT, City TEXT, Country TEXT, Star_Rating INTEGER, Opened_Year INTEGER, Supervising_Hotel_ID INTEGER REFERENCES Hotels(Hotel_ID));
CREATE TABLE Ref_Room_Types (Room_Type_Code TEXT PRIMARY KEY, Room_Type_Description TEXT, Max_Guests INTEGER);
CREATE TABLE Rooms (Room_ID INTEGER PRIMARY KEY, Hotel_ID INTEGER REFERENCES Hotels(Hotel_ID), Room_Number TEXT, Room_Type_Code TEXT REFERENCES Ref_Room_Types(Room_Type_Code), Floor INTEGER, Nightly_Price INTEGER, Sea_View TEXT);
CREATE TABLE Guests (Guest_ID INTEGER PRIMARY KEY, First_Name TEXT, Last_Name TEXT, Nationality TEXT, Date_of_Birth TEXT, Email TEXT, VIP_Level TEXT);
CREATE TABLE Ref_Booking_Channels (Channel_Code TEXT PRIMARY KEY, Channel_Name TEXT, Commission_Pct INTEGER);
CREATE TABLE Reservations (Reservation_ID INTEGER PRIMARY KEY, Guest_ID INTEGER REFERENCES Guests(Guest_ID), Room_ID INTEGER REFERENCES Rooms(Room_ID), Channel_Code TEXT REFERENCES Ref_Booking_Channels(Channel_Code), Check_In_Date TEXT, Check_Out_Date TEXT, Number_of_Guests INTEGER, Reservation_Status TEXT);
CREATE TABLE Staff (Staff_ID INTEGER PRIMARY KEY, First_Name TEXT, Last_Name TEXT, Hotel_ID INTEGER REFERENCES Hotels(Hotel_ID), Position TEXT, Monthly_Salary INTEGER, Supervisor_ID INTEGER REFERENCES Staff(Staff_ID));
CREATE TABLE Services (Service_ID INTEGER PRIMARY KEY, Service_Name TEXT, Department TEXT, Unit_Price INTEGER, Available_24h TEXT);
CREATE TABLE Service_Orders (Order_ID INTEGER PRIMARY KEY, Reservation_ID INTEGER REFERENCES Reservations(Reservation_ID), Service_ID INTEGER REFERENCES Services(Service_ID), Staff_ID INTEGER REFERENCES Staff(Staff_ID), Order_Date TEXT, Quantity INTEGER, Rating INTEGER);
CREATE TABLE Payments (Payment_ID INTEGER PRIMARY KEY, Reservation_ID INTEGER REFERENCES Reservations(Reservation_ID), Payment_Date TEXT, Amount INTEGER, Payment_Method TEXT);
INSERT INTO Hotels VALUES (1,'Aurelle Palace','Nice','France',5,1924,NULL),(2,'Aurelle Garden','Nice','France',4,1988,1),(3,'Casa Aurelle','Lisbon','Portugal',4,2011,1),(4,'Aurelle Alpin','Zermatt','Switzerland',5,1979,1),(5,'Aurelle City Budget','Lyon','France',3,2017,2),(6,'Aurelle Bosphorus','Istanbul','Turkey',5,2023,3);
INSERT INTO Ref_Room_Types VALUES ('SGL','single room',1),('DBL','double room',2),('FAM','family room',4),('STE','suite',3),('PEN','penthouse',6);
INSERT INTO Rooms VALUES (1,1,'101','DBL',1,320,'Y'),(2,1,'512','STE',5,780,'Y'),(3,2,'14','SGL',0,140,'N'),(4,2,'22','DBL',1,190,'N'),(5,3,'A3','FAM',2,210,'N'),(6,3,'B1','DBL',3,165,'Y'),(7,4,'301','STE',3,640,'N'),(8,4,'204','DBL',2,355,'N'),(9,5,'7','SGL',1,79,'N');
INSERT INTO Guests VALUES (1,'Leonie','Fabre','French','1984-09-12','leonie@mail.test','gold'),(2,'Arvid','Nyberg','Swedish','1970-02-28',NULL,'platinum'),(3,'Sana','Qureshi','Pakistani','1991-07-03','sana@mail.test',NULL),(4,'Gordon','Pike','British','1959-12-25','gpike@mail.test','gold'),(5,'Teodora','Ilic','Serbian','1997-04-18',NULL,NULL),(6,'Pascal','Roux','French','1988-11-06','proux@mail.test',NULL);
INSERT INTO Ref_Booking_Channels VALUES ('WEB','own website',0),('OTA','online travel agency',17),('TEL','telephone',0),('COR','corporate desk',8);
INSERT INTO Reservations VALUES (1,1,2,'WEB','2023-05-10','2023-05-14',2,'completed'),(2,2,7,'TEL','2023-12-27','2024-01-03',3,'completed'),(3,3,6,'OTA','2023-08-02','2023-08-07',2,'completed'),(4,4,1,'WEB','2023-06-18','2023-06-25',2,'completed'),(5,1,4,'OTA','2023-10-05','2023-10-06',1,'cancelled'),(6,5,9,'OTA','2024-02-01','2024-02-03',1,'completed'),(7,2,8,'COR','2024-02-12','2024-02-16',1,'completed'),(8,3,5,'WEB','2024-07-20','2024-07-28',4,'confirmed'),(9,4,8,'WEB','2024-08-01','2024-08-09',2,'confirmed');
INSERT INTO Staff VALUES (1,'Corinne','Blanc',1,'general manager',8200,NULL),(2,'Idris','Saidi',1,'concierge',3100,1),(3,'Paola','Rey',1,'masseuse',2950,1),(4,'Filipe','Nunes',3,'general manager',5400,1),(5,'Marta','Gomes',3,'concierge',2300,4),(6,'Urs','Zengaffinen',4,'general manager',7900,1),(7,'Kim','Bosch',4,'masseuse',3600,6),(8,'Jean','Colin',2,'waiter',2100,1);
INSERT INTO Services VALUES (1,'Airport Transfer','Concierge',85,'Y'),(2,'Deep Tissue Massage','Spa',120,'N'),(3,'Breakfast in Room','Kitchen',32,'N'),(4,'Laundry Express','Housekeeping',25,'N'),(5,'Night Pharmacy Run','Concierge',15,'Y'),(6,'Hot Stone Massage','Spa',145,'N');
INSERT INTO Service_Orders VALUES (1,1,1,2,'2023-05-10',1,5),(2,1,2,3,'2023-05-11',2,4),(3,2,6,7,'2023-12-29',3,5),(4,2,1,6,'2024-01-03',1,NULL),(5,3,1,5,'2023-08-02',1,3),(6,3,4,5,'2023-08-05',2,NULL),(7,4,2,3,'2023-06-20',1,5),(8,4,3,2,'2023-06-21',2,4),(9,7,6,7,'2024-02-13',1,4);
INSERT INTO Payments VALUES (1,1,'2023-05-14',3120,'credit card'),(2,2,'2023-11-02',1500,'bank transfer'),(3,2,'2024-01-03',2980,'credit card'),(4,3,'2023-08-07',825,'debit card'),(5,4,'2023-06-25',2240,'cash'),(6,6,'2024-02-03',158,'debit card'),(7,7,'2024-02-16',1420,'bank transfer');
-- Which hotels have a star rating of 5?
-- houses of ours with 5 stars, by name
-- Where in our group do you stay with 5 stars?
-- star rating 5 - hotel names
SELECT Hotel_Name FROM Hotels WHERE Star_Rating = 5;
-- How many reservations have the status confirmed?
-- number of confirmed stays
-- How many stays are confirmed?
-- count reservations, status = confirmed
SELECT COUNT(*) FROM Reservations WHERE Reservation_Status = 'confirmed';
-- List the names and unit prices of services whose name contains Massage.
-- anything we offer with Massage in its name, plus what one costs
-- What can a guest order with Massage in what it is called, and how much is it a time?
-- services containing "Massage": name, unit price
SELECT Service_Name, Unit_Price FROM Services WHERE Service_Name LIKE '%Massage%';
-- Show the room number and the floor of every room with a nightly price between 150 and 350.
-- rooms at 150 to 350 a night: door number and storey
-- Where can you sleep for 150 to 350? What is on the door, and how high up is it?
-- price per night from 150 up to 350: room number + floor
SELECT Room_Number, Floor FROM Rooms WHERE Nightly_Price BETWEEN 150 AND 350;
-- What are the average and the highest monthly salary of staff in the position concierge?
-- pay of a concierge per month: mean, then top
-- How much does a concierge earn every month, on average and at best?
-- position concierge - avg monthly salary, max monthly salary
SELECT AVG(Monthly_Salary), MAX(Monthly_Salary) FROM Staff WHERE Position = 'concierge';
-- For each hotel that is supervised by another hotel, give its name and the name of the supervising hotel.
-- pairs of houses: the one overseen first, the one that oversees it second
-- Which of our houses have another one watching over them, and which one is that? Watched one first.
-- hotel name next to its supervising hotel's name, skip those without
SELECT T1.Hotel_Name, T2.Hotel_Name FROM Hotels AS T1 JOIN Hotels AS T2 ON T1.Supervising_Hotel_ID = T2.Hotel_ID;
-- Give the first and last names of staff members whose supervisor works in a different hotel.
-- employees whose boss belongs to another house than they do, first name and surname
-- Whose superior is employed at a house that is not their own? Given name, family name.
-- staff where own hotel and supervisor's hotel differ: first name, last name
SELECT T1.First_Name, T1.Last_Name FROM Staff AS T1 JOIN Staff AS T2 ON T1.Supervisor_ID = T2.Staff_ID WHERE T1.Hotel_ID != T2.Hotel_ID;
-- Which room type descriptions apply to none of the rooms?
-- kinds of room, spelled out, that no house actually has
-- What kinds of room, in words, do we not have anywhere?
-- room type descriptions without one room
SELECT Room_Type_Description FROM Ref_Room_Types EXCEPT SELECT T1.Room_Type_Description FROM Ref_Room_Types AS T1 JOIN Rooms AS T2 ON T1.Room_Type_Code = T2.Room_Type_Code;
-- Which guests have paid for a reservation with the payment method debit card? Show first and last names.
-- visitors who settled a stay by debit card, first name and surname
-- Who has ever given us money by debit card? Given name, family name of the visitor.
-- payment method debit card on some reservation - first and last name of the guest
SELECT First_Name, Last_Name FROM Guests WHERE Guest_ID IN (SELECT T1.Guest_ID FROM Reservations AS T1 JOIN Payments AS T2 ON T1.Reservation_ID = T2.Reservation_ID WHERE T2.Payment_Method = 'debit card');
-- Which guests have no email address on record? Show the first name and the last name.
-- visitors we cannot write to electronically, first name and surname
-- Which visitors gave us no e-mail? Given name, family name.
-- email empty: guests' first name, last name
SELECT First_Name, Last_Name FROM Guests WHERE Email IS NULL;
-- Which guests have booked both through the channel own website and through the channel online travel agency? Give the last names.
-- surnames of visitors with some stay booked on the own website and some other via an online travel agency
-- Who has come to us by way of the own website and by way of an online travel agency as well? Family names.
-- guests' last names with both channels among their reservations: online travel agency, own website
SELECT T1.Last_Name FROM Guests AS T1 JOIN Reservations AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Ref_Booking_Channels AS T3 ON T2.Channel_Code = T3.Channel_Code WHERE T3.Channel_Name = 'own website' INTERSECT SELECT T1.Last_Name FROM Guests AS T1 JOIN Reservations AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Ref_Booking_Channels AS T3 ON T2.Channel_Code = T3.Channel_Code WHERE T3.Channel_Name = 'online travel agency';
-- List the last names of guests who are at VIP level platinum or who reserved a family room.
-- surnames: platinum visitors, together with those who took a family room
-- Who counts as platinum with us or has taken a family room? Family names.
-- last names in one list - reserved a family room, or VIP level platinum
SELECT Last_Name FROM Guests WHERE VIP_Level = 'platinum' UNION SELECT T1.Last_Name FROM Guests AS T1 JOIN Reservations AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Rooms AS T3 ON T2.Room_ID = T3.Room_ID JOIN Ref_Room_Types AS T4 ON T3.Room_Type_Code = T4.Room_Type_Code WHERE T4.Room_Type_Description = 'family room';
-- How many different nationalities are there among the guests with a reservation at a hotel in France?
-- count the distinct nations whose people booked with our houses in France
-- How many nations, each counted once, do the people come from who have taken a room with us in France?
-- hotel country France: number of different guest nationalities with a reservation there
SELECT COUNT(DISTINCT T1.Nationality) FROM Guests AS T1 JOIN Reservations AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Rooms AS T3 ON T2.Room_ID = T3.Room_ID JOIN Hotels AS T4 ON T3.Hotel_ID = T4.Hotel_ID WHERE T4.Country = 'France';
-- For each hotel, return its name, the number of its rooms and the average nightly price of its rooms.
-- house by house: name, how many rooms, mean price of a night
-- How many rooms has each house, and how much is a night there on average? What the house is called goes first.
-- per hotel - name, room count, avg nightly price
SELECT T1.Hotel_Name, COUNT(*), AVG(T2.Nightly_Price) FROM Hotels AS T1 JOIN Rooms AS T2 ON T1.Hotel_ID = T2.Hotel_ID GROUP BY T1.Hotel_ID;
-- Through which channel were the most reservations made? Give the channel name.
-- the way of booking that brought us the biggest number of stays, spelled out
-- How do people mostly book with us, going by the number of stays?
-- top channel name by count of reservations
SELECT T1.Channel_Name FROM Ref_Booking_Channels AS T1 JOIN Reservations AS T2 ON T1.Channel_Code = T2.Channel_Code GROUP BY T1.Channel_Code ORDER BY COUNT(*) DESC LIMIT 1;
-- For every confirmed reservation, list the guest's last name, the hotel name and the room number.
-- confirmed stays: surname of the visitor, house, door number
-- Who is sure to come, on a confirmed booking, to which house, and behind which door will they sleep? Family names.
-- reservation status confirmed: guest last name, hotel name, room number
SELECT T2.Last_Name, T4.Hotel_Name, T3.Room_Number FROM Reservations AS T1 JOIN Guests AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Rooms AS T3 ON T1.Room_ID = T3.Room_ID JOIN Hotels AS T4 ON T3.Hotel_ID = T4.Hotel_ID WHERE T1.Reservation_Status = 'confirmed';
-- Who has reserved rooms in at least two different hotels? Show the guests' first and last names.
-- visitors with stays booked at 2 or more distinct houses, first name and surname
-- Who has taken rooms in no fewer than two of our houses, each counted once? Given name, family name.
-- guests with 2+ different hotels over their reservations - first name, last name
SELECT T1.First_Name, T1.Last_Name FROM Guests AS T1 JOIN Reservations AS T2 ON T1.Guest_ID = T2.Guest_ID JOIN Rooms AS T3 ON T2.Room_ID = T3.Room_ID GROUP BY T1.Guest_ID HAVING COUNT(DISTINCT T3.Hotel_ID) >= 2;
-- Give the numbers of rooms whose nightly price is higher than the average nightly price, most expensive first.
-- door numbers dearer than the mean night, in falling price
-- Which rooms cost more than a night does on average? What is on the door, dearest on top.
-- room numbers, nightly price over the mean, descending by price
SELECT Room_Number FROM Rooms WHERE Nightly_Price > (SELECT AVG(Nightly_Price) FROM Rooms) ORDER BY Nightly_Price DESC;
-- Which staff member handled the largest total quantity of service orders? Give the first and last name.
-- employee with the highest summed quantity over the extras they delivered, first name and surname
-- Who on our payroll has brought guests the most, if you add up how many pieces each order was for? Given name, family name.
-- top staff member by sum of quantity in service orders: first name, last name
SELECT T1.First_Name, T1.Last_Name FROM Staff AS T1 JOIN Service_Orders AS T2 ON T1.Staff_ID = T2.Staff_ID GROUP BY T1.Staff_ID ORDER BY SUM(T2.Quantity) DESC LIMIT 1;
-- For departments whose services were ordered more than two times, show the department and the average rating of the orders, best rated first.
-- departments with over two orders: which one and the mean mark given, from the top down
-- How happy were guests on average with each department, as long as it got more than two orders? Department first, most liked on top.
-- avg rating of service orders per department, those with over 2 orders only, descending
SELECT T1.Department, AVG(T2.Rating) FROM Services AS T1 JOIN Service_Orders AS T2 ON T1.Service_ID = T2.Service_ID GROUP BY T1.Department HAVING COUNT(*) > 2 ORDER BY AVG(T2.Rating) DESC;
-- Which hotel offers the cheapest room with a sea view (Y), and what does that room cost per night?
-- house with the lowest-priced room where sea view is Y, and the price of a night in it
-- Where can you look at the sea (Y) from your room for the least money, and how much is the night?
-- sea view = Y, lowest nightly price: hotel name and that price, one only
SELECT T1.Hotel_Name, T2.Nightly_Price FROM Hotels AS T1 JOIN Rooms AS T2 ON T1.Hotel_ID = T2.Hotel_ID WHERE T2.Sea_View = 'Y' ORDER BY T2.Nightly_Price LIMIT 1;
-- What are the check-in dates of reservations for which no payment has been recorded?
-- arrival days of stays nobody has paid anything for
-- When do the visitors arrive from whom we have had no money at all?
-- reservations without any payment: check-in date
SELECT Check_In_Date FROM Reservations WHERE Reservation_ID NOT IN (SELECT Reservation_ID FROM Payments);
