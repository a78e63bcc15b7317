-- database: larkfield_airport_gates
CREATE TABLE terminal (terminal_code TEXT PRIMARY KEY, terminal_name TEXT, opened_year INTEGER, floor_area INTEGER);
CREATE TABLE gate (gate_id INTEGER PRIMARY KEY, gate_number TEXT, terminal_code TEXT REFERENCES terminal(terminal_code), has_jet_bridge TEXT, max_wingspan REAL);
CREATE TABLE airline (iata_code TEXT PRIMARY KEY, airline_name TEXT, home_country TEXT, alliance TEXT);
CREATE TABLE flight (flight_id INTEGER PRIMARY KEY, flight_number TEXT, iata_code TEXT REFERENCES airline(iata_code), gate_id INTEGER REFERENCES gate(gate_id), destination TEXT, departure_date TEXT, passengers INTEGER, delay_minutes INTEGER, status TEXT);
INSERT INTO terminal VALUES ('N','North Hall',1978,42000),('S','South Hall',1996,61000),('X','Satellite',2014,38000);
INSERT INTO gate VALUES (1,'N1','N','N',36),(2,'N2','N','Y',36),(3,'N4','N','Y',52),(4,'S10','S','Y',52),(5,'S11','S','Y',65),(6,'S12','S','N',36),(7,'X20','X','Y',80);
INSERT INTO airline VALUES ('BW','Bluewing','Ireland',NULL),('FJ','Fjordair','Norway','Polar Partners'),('SG','Sagres Air','Portugal','Atlantic Circle'),('TA','Tatra Lines','Slovakia','Atlantic Circle'),('ZN','Zenith Express','Ireland',NULL);
INSERT INTO flight VALUES (1,'BW101','BW',1,'Dublin','2024-06-01',142,0,'departed'),(2,'BW205','BW',2,'Malaga','2024-06-01',180,35,'departed'),(3,'FJ010','FJ',3,'Bergen','2024-06-01',97,12,'departed'),(4,'SG442','SG',4,'Porto','2024-06-02',166,NULL,'cancelled'),(5,'SG443','SG',5,'Lisbon','2024-06-02',231,48,'departed'),(6,'TA077','TA',4,'Kosice','2024-06-02',88,5,'departed'),(7,'BW102','BW',1,'Dublin','2024-06-03',155,20,'boarding'),(8,'FJ900','FJ',7,'Oslo','2024-06-03',274,64,'boarding'),(9,'BW330','BW',5,'Lisbon','2024-06-03',189,NULL,'cancelled');
-- How many gates have a jet bridge (Y)?
-- number of stands with the boarding tunnel flag at Y
-- From how many gates can one walk straight into the plane (jet bridge Y)?
-- jet bridge = Y - gate count
SELECT COUNT(*) FROM gate WHERE has_jet_bridge = 'Y';
-- List the flight numbers of all flights to Dublin.
-- what are the codes of the services bound for Dublin
-- With what numbers do planes go to Dublin?
-- Dublin as destination - flight numbers please
SELECT flight_number FROM flight WHERE destination = 'Dublin';
-- Which airlines belong to no alliance? Give their names.
-- carriers without any alliance on record
-- What companies fly on their own, in no group?
-- alliance left blank - airline names
SELECT airline_name FROM airline WHERE alliance IS NULL;
-- What are the average, the smallest and the largest number of passengers on a flight?
-- passenger load per flight: mean, minimum, maximum
-- How many people are on board: in the mean, at the least, at the most?
-- passengers a flight please: mean, smallest, largest
SELECT AVG(passengers), MIN(passengers), MAX(passengers) FROM flight;
-- How many different destinations are served?
-- count of distinct places one can fly to
-- To how many distinct towns can one get from here?
-- destinations - number of different ones
SELECT COUNT(DISTINCT destination) FROM flight;
-- Show the name and floor area of each terminal, from the oldest to the newest.
-- terminal names with their size, earliest opening first
-- How big is each building for travellers? Name, then size, from old to new.
-- terminals sorted by year opened, earliest on top: name, floor area
SELECT terminal_name, floor_area FROM terminal ORDER BY opened_year ASC;
-- What is the number of gates in each terminal? Return the terminal's name and the number.
-- for every hall by name, how many stands it has
-- How many gates does each building have? The building first.
-- gate count by terminal, terminal's name in front
SELECT T1.terminal_name, COUNT(*) FROM terminal AS T1 JOIN gate AS T2 ON T1.terminal_code = T2.terminal_code GROUP BY T1.terminal_code;
-- Which airline operates the most flights?
-- the carrier with the greatest number of services
-- What company flies from here more times than any other?
-- airline with the highest flight count
SELECT T1.airline_name FROM airline AS T1 JOIN flight AS T2 ON T1.iata_code = T2.iata_code GROUP BY T1.iata_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the names of airlines that have no flights.
-- which carriers fly nothing from here
-- What companies don't fly from here at all?
-- airlines that not one flight belongs to
SELECT airline_name FROM airline WHERE iata_code NOT IN (SELECT iata_code FROM flight);
-- Find the flight number and the gate number of each flight with a delay above 30 minutes.
-- services running more than 30 minutes late, with the gate they use (flight number, then gate number)
-- What leaves over 30 minutes late, and from where? Number of the flight, then of the gate.
-- delay greater than 30: flight number, gate number
SELECT T1.flight_number, T2.gate_number FROM flight AS T1 JOIN gate AS T2 ON T1.gate_id = T2.gate_id WHERE T1.delay_minutes > 30;
-- What are the distinct destinations of flights leaving from South Hall?
-- where can you fly to from South Hall, each place once only
-- What towns can one get to out of South Hall? No town twice.
-- South Hall: different destinations of its flights
SELECT DISTINCT T1.destination FROM flight AS T1 JOIN gate AS T2 ON T1.gate_id = T2.gate_id JOIN terminal AS T3 ON T2.terminal_code = T3.terminal_code WHERE T3.terminal_name = 'South Hall';
-- What is the total number of passengers for each departure date?
-- day by day, the sum of people flying
-- How many people fly out each day, all told? The day first.
-- sum of passengers by departure date, date in front
SELECT departure_date, SUM(passengers) FROM flight GROUP BY departure_date;
-- Which gate numbers accept a wingspan between 50 and 70?
-- stands whose wingspan limit lies from 50 to 70
-- Where could a plane no less than 50 and no more than 70 across at the most be put? The gate's number.
-- greatest allowed wingspan from 50 to 70: numbers of the gates
SELECT gate_number FROM gate WHERE max_wingspan BETWEEN 50 AND 70;
-- Which destinations are served by more than one flight?
-- places that appear as destination on over 1 flight
-- Where do two planes or more go?
-- count flights by destination, leaving out destinations with a single one
SELECT destination FROM flight GROUP BY destination HAVING COUNT(*) > 1;
-- List the flight numbers of flights carrying more passengers than average.
-- which services are fuller than the mean headcount
-- What planes have more people on board than planes do in the mean? The numbers.
-- passengers beyond the mean of all - flight numbers
SELECT flight_number FROM flight WHERE passengers > (SELECT AVG(passengers) FROM flight);
-- Find the gate numbers that were used by both Bluewing and Sagres Air.
-- stands where Bluewing as well as Sagres Air had a flight
-- From where has Bluewing flown, and Sagres Air too? The gates' numbers.
-- numbers of gates with a flight of Sagres Air and a flight of Bluewing
SELECT T2.gate_number FROM flight AS T1 JOIN gate AS T2 ON T1.gate_id = T2.gate_id JOIN airline AS T3 ON T1.iata_code = T3.iata_code WHERE T3.airline_name = 'Bluewing' INTERSECT SELECT T2.gate_number FROM flight AS T1 JOIN gate AS T2 ON T1.gate_id = T2.gate_id JOIN airline AS T3 ON T1.iata_code = T3.iata_code WHERE T3.airline_name = 'Sagres Air';
-- Which airline based in Ireland had the flight with the longest delay? Give its name and the delay in minutes.
-- among carriers of Ireland, who was latest and by how much
-- What company from Ireland kept people waiting longest, and for how many minutes?
-- home country Ireland, greatest delay of all its airlines' flights: airline name, minutes
SELECT T1.airline_name, T2.delay_minutes FROM airline AS T1 JOIN flight AS T2 ON T1.iata_code = T2.iata_code WHERE T1.home_country = 'Ireland' ORDER BY T2.delay_minutes DESC LIMIT 1;
-- What are the names of terminals from which no flight was cancelled?
-- halls without a single cancelled departure
-- In what buildings has every plane gone out, none of them cancelled?
-- leave out every terminal with a cancelled flight; names of the ones that remain
SELECT terminal_name FROM terminal WHERE terminal_code NOT IN (SELECT T1.terminal_code FROM gate AS T1 JOIN flight AS T2 ON T1.gate_id = T2.gate_id WHERE T2.status = 'cancelled');
-- For airlines with at least 2 flights, show the airline's name and its average number of passengers, highest average first.
-- mean load of every carrier that has 2 or more flights, carrier name first, fullest on top
-- How many people does each company with two flights or more take along in the mean? The greatest mean on top.
-- mean passengers by airline, sorted downwards, leaving out airlines with a single flight: name, mean
SELECT T1.airline_name, AVG(T2.passengers) FROM airline AS T1 JOIN flight AS T2 ON T1.iata_code = T2.iata_code GROUP BY T1.iata_code HAVING COUNT(*) >= 2 ORDER BY AVG(T2.passengers) DESC;
-- What are the three flights with the most passengers? Give their flight numbers.
-- top 3 services by people on board, flight numbers please
-- What three planes take most people along? The numbers, the greatest on top.
-- flight numbers, first 3 when sorted by passengers downwards
SELECT flight_number FROM flight ORDER BY passengers DESC LIMIT 3;

-- database: cirrus_air_crews
CREATE TABLE Base (BaseCode TEXT PRIMARY KEY, City TEXT, Country TEXT, CrewHotel TEXT);
CREATE TABLE CrewMember (CrewID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Position TEXT, HireYear INTEGER, Salary INTEGER, BaseCode TEXT REFERENCES Base(BaseCode), MentorID INTEGER REFERENCES CrewMember(CrewID));
CREATE TABLE Trip (TripID INTEGER PRIMARY KEY, TripCode TEXT, StartDate TEXT, BlockHours REAL, AircraftType TEXT, OvernightCity TEXT);
CREATE TABLE Assignment (CrewID INTEGER REFERENCES CrewMember(CrewID), TripID INTEGER REFERENCES Trip(TripID), Duty TEXT, Allowance INTEGER, PRIMARY KEY (CrewID, TripID));
CREATE TABLE LanguageSkill (CrewID INTEGER REFERENCES CrewMember(CrewID), LanguageName TEXT, Level TEXT, PRIMARY KEY (CrewID, LanguageName));
INSERT INTO Base VALUES ('MAN','Manchester','England','Mill Lodge'),('BSL','Basel','Switzerland','Rhine Court'),('PMI','Palma','Spain',NULL),('GDN','Gdansk','Poland','Amber Inn');
INSERT INTO CrewMember VALUES (1,'Helen','Marsh','captain',2003,118000,'MAN',NULL),(2,'Urs','Keller','captain',2009,109000,'BSL',NULL),(3,'Marta','Ferrer','first officer',2018,67000,'PMI',1),(4,'Owen','Price','purser',2011,46000,'MAN',NULL),(5,'Lina','Brandt','cabin attendant',2021,29000,'BSL',4),(6,'Ravi','Nair','first officer',2020,64000,'MAN',1),(7,'Joan','Pons','cabin attendant',2016,33000,'PMI',4),(8,'Sophie','Hale','cabin attendant',2023,27500,'MAN',7);
INSERT INTO Trip VALUES (1,'T-501','2024-03-04',9.5,'A320','Basel'),(2,'T-502','2024-03-05',14.0,'A321','Tenerife'),(3,'T-503','2024-03-09',6.2,'A320',NULL),(4,'T-504','2024-03-12',17.8,'A330','Boston'),(5,'T-505','2024-03-15',8.1,'A321','Palma'),(6,'T-506','2024-03-20',5.4,'A320',NULL);
INSERT INTO Assignment VALUES (1,1,'command',120),(6,1,'copilot',95),(4,1,'cabin lead',80),(2,2,'command',140),(3,2,'copilot',110),(5,2,'cabin',75),(1,4,'command',260),(3,4,'copilot',210),(4,4,'cabin lead',170),(7,4,'cabin',150),(2,5,'command',100),(6,5,'copilot',85),(7,5,'cabin',70),(6,3,'copilot',40),(4,3,'cabin lead',45);
INSERT INTO LanguageSkill VALUES (1,'French','fair'),(2,'German','native'),(2,'French','fluent'),(2,'English','fluent'),(3,'Spanish','native'),(3,'English','fluent'),(5,'German','native'),(5,'English','fair'),(6,'Hindi','native'),(7,'Spanish','native'),(7,'German','fair');
-- What are the first and last names of all captains?
-- everyone whose job is captain: given name, family name
-- Who is a captain with us? Forename, then family name.
-- captain as position: given name and family name
SELECT FirstName, LastName FROM CrewMember WHERE Position = 'captain';
-- How many trips are flown on an A320?
-- number of rotations with the A320
-- How many journeys do we do with an A320?
-- A320 as aircraft - trip count
SELECT COUNT(*) FROM Trip WHERE AircraftType = 'A320';
-- Which trips include no overnight city? Return their trip codes.
-- codes of rotations where no night stop is recorded
-- On what journeys need nobody sleep away from home? The codes.
-- overnight city left blank - trip codes
SELECT TripCode FROM Trip WHERE OvernightCity IS NULL;
-- What is the average salary for each position?
-- mean pay, role by role (role first)
-- How much does one earn in the mean in each job? The job first.
-- mean pay by position, position in front
SELECT Position, AVG(Salary) FROM CrewMember GROUP BY Position;
-- List the last names of crew members hired between 2010 and 2018.
-- surnames of staff taken on from 2010 to 2018
-- Who joined no earlier than 2010 and no later than 2018? Family names.
-- year of hire from 2010 to 2018 - family names of the crew
SELECT LastName FROM CrewMember WHERE HireYear BETWEEN 2010 AND 2018;
-- Which crew member has been with the airline the longest? Give the first and last name.
-- full name (first, last) of the person hired earliest
-- Who has flown with us for more years than anybody else? Forename, family name.
-- earliest year of hire of all: given name, family name
SELECT FirstName, LastName FROM CrewMember ORDER BY HireYear LIMIT 1;
-- Show each crew member's last name together with the city of their base.
-- surname and home-base city of all staff
-- Where is each of us stationed? Family name, then the town.
-- for all crew: family name, city of the base
SELECT T1.LastName, T2.City FROM CrewMember AS T1 JOIN Base AS T2 ON T1.BaseCode = T2.BaseCode;
-- Which cities have a base with nobody stationed there?
-- city of any base that no crew belongs to
-- Where could crews be stationed though nobody is? The town.
-- bases that not one crew member belongs to - city please
SELECT City FROM Base WHERE BaseCode NOT IN (SELECT BaseCode FROM CrewMember);
-- Find the last names of crew members who were assigned to trip T-504.
-- who flew on T-504, surnames
-- Who of us was sent on T-504? Family names.
-- trip T-504: family names of everybody assigned
SELECT T1.LastName FROM CrewMember AS T1 JOIN Assignment AS T2 ON T1.CrewID = T2.CrewID JOIN Trip AS T3 ON T2.TripID = T3.TripID WHERE T3.TripCode = 'T-504';
-- What is the total allowance received by each crew member? Show the last name and the total.
-- summed expenses money per person, with surname in front
-- How much extra money did each of us get for journeys, all told? Family name first.
-- sum of allowances by crew member, family name in front
SELECT T1.LastName, SUM(T2.Allowance) FROM CrewMember AS T1 JOIN Assignment AS T2 ON T1.CrewID = T2.CrewID GROUP BY T1.CrewID;
-- How many crew members are mentored by Marsh?
-- count of people whose mentor has the surname Marsh
-- How many of us are learning from Marsh?
-- mentor's family name Marsh - crew count
SELECT COUNT(*) FROM CrewMember AS T1 JOIN CrewMember AS T2 ON T1.MentorID = T2.CrewID WHERE T2.LastName = 'Marsh';
-- Which languages are spoken by at least two crew members?
-- tongues that 2 or more of the staff know
-- In what tongues can two of us or more talk?
-- count crew by language, leaving out languages with a single speaker
SELECT LanguageName FROM LanguageSkill GROUP BY LanguageName HAVING COUNT(*) >= 2;
-- Give the trip code of each trip whose block hours exceed the average.
-- rotations longer than the mean block time, by code
-- What journeys take longer than journeys do in the mean? The codes.
-- block hours beyond the mean of all - trip codes
SELECT TripCode FROM Trip WHERE BlockHours > (SELECT AVG(BlockHours) FROM Trip);
-- What are the last names of crew members who speak both German and English?
-- surnames of those with German and English among their languages
-- Who can talk to people in German and in English as well? Family names.
-- family names of crew with English as well as German among their skills
SELECT T1.LastName FROM CrewMember AS T1 JOIN LanguageSkill AS T2 ON T1.CrewID = T2.CrewID WHERE T2.LanguageName = 'German' INTERSECT SELECT T1.LastName FROM CrewMember AS T1 JOIN LanguageSkill AS T2 ON T1.CrewID = T2.CrewID WHERE T2.LanguageName = 'English';
-- Which trip has the largest crew? Show the trip code.
-- code of the rotation that most people are assigned to
-- On what journey are more of us than on any other? The code.
-- trip with the highest crew count - code please
SELECT T1.TripCode FROM Trip AS T1 JOIN Assignment AS T2 ON T1.TripID = T2.TripID GROUP BY T1.TripID ORDER BY COUNT(*) DESC LIMIT 1;
-- List the codes of trips that nobody has been assigned to.
-- rotations still without a crew (code)
-- What journeys is no one going on so far? The codes.
-- trips without one assignment - trip codes
SELECT TripCode FROM Trip WHERE TripID NOT IN (SELECT TripID FROM Assignment);
-- Find the last names and hire years of crew at the Manchester base, newest hire first.
-- Manchester people with the year they joined, most recent on top, surname before year
-- Who of us is stationed in Manchester, and when did they start? Family name, then year, the latest on top.
-- base city Manchester, sorted by year of hire downwards: family name, year
SELECT T1.LastName, T1.HireYear FROM CrewMember AS T1 JOIN Base AS T2 ON T1.BaseCode = T2.BaseCode WHERE T2.City = 'Manchester' ORDER BY T1.HireYear DESC;
-- Which aircraft types have been flown by crew based in Palma? Show each type once.
-- different plane types on which Palma staff worked
-- What planes have people stationed in Palma been on? Every sort one time.
-- base city Palma: different aircraft types of their crew's trips
SELECT DISTINCT T4.AircraftType FROM Base AS T1 JOIN CrewMember AS T2 ON T1.BaseCode = T2.BaseCode JOIN Assignment AS T3 ON T2.CrewID = T3.CrewID JOIN Trip AS T4 ON T3.TripID = T4.TripID WHERE T1.City = 'Palma';
-- For crew members with at least 2 assignments, list the last name and total block hours, in descending order of the hours.
-- people assigned to 2 or more trips: surname and the sum of block hours flown, most hours first
-- How long was each of us in the air who has gone on two journeys or more, in hours all told? Family name, the greatest sum on top.
-- add up block hours by crew member, sorted downwards, leaving out anybody with a single assignment: family name, sum
SELECT T1.LastName, SUM(T3.BlockHours) FROM CrewMember AS T1 JOIN Assignment AS T2 ON T1.CrewID = T2.CrewID JOIN Trip AS T3 ON T2.TripID = T3.TripID GROUP BY T1.CrewID HAVING COUNT(*) >= 2 ORDER BY SUM(T3.BlockHours) DESC;
-- What are the last names of people who earn less than 50000 and have no language skill on record?
-- surnames of those under 50000 pay with no language noted at all
-- Who earns under 50000, and has no tongue entered that they can talk in? Family names.
-- no language on file, pay less than 50000: family names of the crew
SELECT LastName FROM CrewMember WHERE Salary < 50000 AND CrewID NOT IN (SELECT CrewID FROM LanguageSkill);

-- database: redcedar_haulage
CREATE TABLE trk (trk_id INTEGER PRIMARY KEY, plate_no TEXT, mk TEXT, mdl_yr INTEGER, gross_wt REAL, odo_km INTEGER);
CREATE TABLE drv (drv_id INTEGER PRIMARY KEY, drv_nm TEXT, dt_of_birth TEXT, lic_cls TEXT, home_city TEXT, phone TEXT);
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, city TEXT, credit_lmt INTEGER);
CREATE TABLE ld (ld_id INTEGER PRIMARY KEY, trk_id INTEGER REFERENCES trk(trk_id), drv_id INTEGER REFERENCES drv(drv_id), cust_id INTEGER REFERENCES cust(cust_id), orig_city TEXT, dest_city TEXT, dist_km INTEGER, frt_amt REAL, ld_dt TEXT);
CREATE TABLE fuel_stp (fs_id INTEGER PRIMARY KEY, trk_id INTEGER REFERENCES trk(trk_id), stn_nm TEXT, ltrs REAL, amt REAL, fs_dt TEXT);
INSERT INTO trk VALUES (1,'RC-1144','Kenworth',2016,36.0,612000),(2,'RC-1187','Volvo',2019,40.0,405000),(3,'RC-1203','Peterbilt',2021,36.5,188000),(4,'RC-1219','Volvo',2023,44.0,61000),(5,'RC-0990','Mack',2009,32.0,980500),(6,'RC-1230','Kenworth',2022,36.0,120700);
INSERT INTO drv VALUES (1,'Walt Jessup','1964-02-11','A','Spokane','509-555-0101'),(2,'Carla Nuñez','1985-09-30','A','Boise',NULL),(3,'Teddy Blackwood','1991-05-04','B','Spokane','509-555-0144'),(4,'Irene Castellan','1978-12-19','A','Yakima','509-555-0170'),(5,'Moses Pruitt','1999-07-07','B','Boise',NULL);
INSERT INTO cust VALUES (1,'Palouse Grain Co','Colfax',50000),(2,'Silver Valley Lumber','Kellogg',80000),(3,'Yakima Apples','Yakima',35000),(4,'Idaho Tile','Boise',20000),(5,'Basin Dairy','Moses Lake',60000);
INSERT INTO ld VALUES (1,1,1,1,'Colfax','Portland',560,2100,'2023-08-01'),(2,2,2,2,'Kellogg','Boise',610,2450,'2023-08-02'),(3,2,2,3,'Yakima','Seattle',230,1150,'2023-08-05'),(4,3,4,3,'Yakima','Portland',300,1325,'2023-08-09'),(5,3,4,1,'Colfax','Seattle',455,1800,'2023-08-15'),(6,4,1,2,'Kellogg','Portland',640,2600,'2023-09-01'),(7,1,3,4,'Boise','Spokane',690,1975,'2023-09-03'),(8,4,1,2,'Kellogg','Seattle',520,2225,'2023-09-10'),(9,6,5,1,'Colfax','Boise',470,1650,'2023-09-18'),(10,2,2,2,'Kellogg','Boise',610,2400,'2023-09-21');
INSERT INTO fuel_stp VALUES (1,1,'Tri-Cities Truck Plaza',310,412.5,'2023-08-01'),(2,2,'Ontario Fuel Mart',280,390,'2023-08-02'),(3,4,'Tri-Cities Truck Plaza',405,540.2,'2023-09-01'),(4,1,'Snake River Stop',350,465,'2023-09-03'),(5,3,'Ellensburg Pumps',150,210,'2023-08-09'),(6,4,'Ellensburg Pumps',220,300.8,'2023-09-10');
-- List the plate numbers of all Volvo trucks.
-- which registrations are on a Volvo
-- What is written on the plates of everything Volvo made?
-- make Volvo: plate numbers please
SELECT plate_no FROM trk WHERE mk = 'Volvo';
-- How many drivers hold a license of class A?
-- count the drivers with an A licence
-- How many people at the wheel have a licence of the class A?
-- license A - driver count
SELECT COUNT(*) FROM drv WHERE lic_cls = 'A';
-- What is the total freight amount of all loads that ended in Portland?
-- how much did we charge altogether for hauls into Portland
-- How much money did goods for Portland bring us, all told?
-- destination Portland: sum of freight amounts
SELECT SUM(frt_amt) FROM ld WHERE dest_city = 'Portland';
-- Show the names of drivers with no phone number.
-- drivers we cannot ring because no phone is on file
-- Whom at the wheel can't I call?
-- phone left blank - names of the drivers
SELECT drv_nm FROM drv WHERE phone IS NULL;
-- Which driver is the oldest?
-- name of the driver born first
-- Who at the wheel has lived most years?
-- earliest birth date of all drivers - the name
SELECT drv_nm FROM drv ORDER BY dt_of_birth ASC LIMIT 1;
-- What are the different destination cities?
-- all the towns we deliver to, no repeats
-- To what towns have we taken goods? No town twice.
-- different destinations among the loads
SELECT DISTINCT dest_city FROM ld;
-- Give the make and the number of trucks for each make.
-- trucks per manufacturer, the manufacturer first
-- How many vehicles do we have from each maker? The maker first.
-- truck count by make, make in front
SELECT mk, COUNT(*) FROM trk GROUP BY mk;
-- For each customer, show the name and the number of loads, the busiest customer first.
-- clients with how many hauls each ordered, most hauls on top
-- How many times has each client had us carry something? The greatest number on top.
-- load count by customer, sorted downwards: name, count
SELECT T1.cust_nm, COUNT(*) FROM cust AS T1 JOIN ld AS T2 ON T1.cust_id = T2.cust_id GROUP BY T1.cust_id ORDER BY COUNT(*) DESC;
-- Which customers have not ordered any load?
-- clients for whom we never hauled anything
-- What clients have not had us carry anything so far?
-- customers that not one load belongs to
SELECT cust_nm FROM cust WHERE cust_id NOT IN (SELECT cust_id FROM ld);
-- What are the plate numbers of trucks that were never driven to Seattle?
-- registrations of the vehicles without any delivery in Seattle
-- What is on the plates of the trucks that have not once taken something to Seattle?
-- leave out every truck with a load to Seattle; plate numbers of those that remain
SELECT plate_no FROM trk WHERE trk_id NOT IN (SELECT trk_id FROM ld WHERE dest_city = 'Seattle');
-- Find the date and distance of each load driven by Walt Jessup.
-- when and how far did Walt Jessup haul
-- On what days, and over how many km, was Walt Jessup out with goods?
-- driver Walt Jessup: date and distance of each load
SELECT T2.ld_dt, T2.dist_km FROM drv AS T1 JOIN ld AS T2 ON T1.drv_id = T2.drv_id WHERE T1.drv_nm = 'Walt Jessup';
-- How many liters of fuel did each truck take in total? Show the plate number and the liters.
-- litres tanked in all, per registration
-- How much did each vehicle drink, in litres all told? The plate first.
-- sum of litres by truck, plate number in front
SELECT T1.plate_no, SUM(T2.ltrs) FROM trk AS T1 JOIN fuel_stp AS T2 ON T1.trk_id = T2.trk_id GROUP BY T1.trk_id;
-- Which stations have Truck or Mart in their name? List each name once.
-- distinct fuel stops called something with Truck or with Mart
-- Where have we filled up under a name with Truck in it, or with Mart? Every name one time.
-- different fuel stations with "mart" or "truck" in what they are called
SELECT DISTINCT stn_nm FROM fuel_stp WHERE stn_nm LIKE '%Truck%' OR stn_nm LIKE '%Mart%';
-- What are the plate numbers of trucks with a gross weight above 36 and an odometer reading below 200000?
-- registrations heavier than 36 with under 200000 on the clock
-- What vehicles weigh more than 36 and have gone less than 200000? The plates.
-- odometer under 200000, weight over 36: plate numbers
SELECT plate_no FROM trk WHERE gross_wt > 36 AND odo_km < 200000;
-- Which drivers have carried loads for both Palouse Grain Co and Silver Valley Lumber?
-- names of drivers who worked for Palouse Grain Co and also for Silver Valley Lumber
-- Who has taken goods for Palouse Grain Co at one time and for Silver Valley Lumber at another?
-- drivers with loads of Silver Valley Lumber as well as loads of Palouse Grain Co, by name
SELECT T1.drv_nm FROM drv AS T1 JOIN ld AS T2 ON T1.drv_id = T2.drv_id JOIN cust AS T3 ON T2.cust_id = T3.cust_id WHERE T3.cust_nm = 'Palouse Grain Co' INTERSECT SELECT T1.drv_nm FROM drv AS T1 JOIN ld AS T2 ON T1.drv_id = T2.drv_id JOIN cust AS T3 ON T2.cust_id = T3.cust_id WHERE T3.cust_nm = 'Silver Valley Lumber';
-- List the customers whose credit limit is greater than the average credit limit.
-- clients allowed more credit than the mean
-- What clients may owe us more than clients may in the mean?
-- credit limit beyond the mean of all - customer names
SELECT cust_nm FROM cust WHERE credit_lmt > (SELECT AVG(credit_lmt) FROM cust);
-- Which origin cities had at least two loads, and what was the average distance from there?
-- places where 2 or more hauls began, with the mean kilometres
-- From where have we set out two times or more, and how far is it in the mean? The town first.
-- mean km by origin, leaving out origins with a single load: town, mean
SELECT orig_city, AVG(dist_km) FROM ld GROUP BY orig_city HAVING COUNT(*) >= 2;
-- Who drove the load that brought in the most money?
-- name of the driver on our best paid haul
-- Who was at the wheel when we earned most with a single journey?
-- highest freight amount of any load - name of its driver
SELECT T1.drv_nm FROM drv AS T1 JOIN ld AS T2 ON T1.drv_id = T2.drv_id ORDER BY T2.frt_amt DESC LIMIT 1;
-- Which drivers living in Spokane have driven more than 1000 kilometres in total? Give name and total.
-- drivers from Spokane whose hauls add up to over 1000 km, with that sum after the name
-- Who with a home in Spokane has gone more than 1000 km in all, and how far exactly?
-- add up km by driver, home Spokane alone, leaving out sums of 1000 or less: name, sum
SELECT T1.drv_nm, SUM(T2.dist_km) FROM drv AS T1 JOIN ld AS T2 ON T1.drv_id = T2.drv_id WHERE T1.home_city = 'Spokane' GROUP BY T1.drv_id HAVING SUM(T2.dist_km) > 1000;
-- Which make of truck earned the highest total freight amount?
-- truck brand with the biggest haulage income overall
-- Whose vehicles have earned us most, all told? The maker.
-- add up freight amounts by make and name the one on top
SELECT T1.mk FROM trk AS T1 JOIN ld AS T2 ON T1.trk_id = T2.trk_id GROUP BY T1.mk ORDER BY SUM(T2.frt_amt) DESC LIMIT 1;

-- database: northern_box_lines
CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, owner_name TEXT, headquarters TEXT, founded INTEGER);
CREATE TABLE ships (imo_number INTEGER PRIMARY KEY, ship_name TEXT, flag TEXT, capacity_teu INTEGER, length_m REAL, built INTEGER, owner_id INTEGER REFERENCES owners(owner_id));
CREATE TABLE ports (port_code TEXT PRIMARY KEY, port_name TEXT, country TEXT, harbour_depth REAL, annual_boxes INTEGER);
CREATE TABLE voyages (voyage_no TEXT PRIMARY KEY, imo_number INTEGER REFERENCES ships(imo_number), departure_port TEXT REFERENCES ports(port_code), arrival_port TEXT REFERENCES ports(port_code), sailed_on TEXT, sea_days INTEGER, containers INTEGER);
INSERT INTO owners VALUES (1,'Halvorsen Rederi','Bergen',1911),(2,'Kiel Box Shipping','Kiel',1984),(3,'Lusitania Marine','Lisbon',1967),(4,'Gulf Feeder Group','Gdynia',2005);
INSERT INTO ships VALUES (9311102,'Halvor Star','Norway',2800,212.5,2006,1),(9311180,'Halvor Moon','Norway',3400,228.0,2010,1),(9402275,'Kieler Bucht','Liberia',6100,280.4,2012,2),(9402290,'Kieler Sund','Liberia',8500,318.2,2015,2),(9550021,'Cabo Espichel','Portugal',1700,171.0,2001,3),(9620456,'Halvor Sun','Panama',9200,334.0,2019,1),(9700333,'Cabo Raso','Portugal',1900,176.3,2020,3);
INSERT INTO ports VALUES ('NOBGO','Bergen','Norway',11.5,110000),('DEHAM','Hamburg','Germany',15.1,8300000),('NLRTM','Rotterdam','Netherlands',24.0,14500000),('PTLIS','Lisbon','Portugal',13.0,420000),('GBFXT','Felixstowe','England',16.0,3900000),('PLGDY','Gdynia','Poland',13.5,900000),('PTLEI','Leixoes','Portugal',12.0,690000);
INSERT INTO voyages VALUES ('V100','9311102','NOBGO','DEHAM','2024-01-08',2,1450),('V101','9311180','DEHAM','GBFXT','2024-01-12',2,2210),('V102','9402275','NLRTM','PTLIS','2024-01-15',4,4800),('V103','9402290','DEHAM','NLRTM','2024-01-20',1,6150),('V104','9550021','PTLIS','GBFXT','2024-02-01',5,1230),('V105','9402275','PTLIS','NLRTM','2024-02-03',4,3900),('V106','9620456','NLRTM','GBFXT','2024-02-10',1,7900),('V107','9311102','DEHAM','NOBGO','2024-02-14',3,990),('V108','9550021','PTLEI','PTLIS','2024-02-20',1,640);
-- How many ships sail under the flag of Liberia?
-- vessels registered in Liberia, just the number
-- How many vessels go under the colours of Liberia?
-- Liberia as flag - ship count
SELECT COUNT(*) FROM ships WHERE flag = 'Liberia';
-- What are the names of ships longer than 300 meters?
-- vessels with a length above 300 m
-- What vessels measure more than 300 metres from end to end?
-- length beyond 300 m - ship names please
SELECT ship_name FROM ships WHERE length_m > 300;
-- List the names of ports in Portugal or Norway.
-- harbours located in Portugal or in Norway
-- What harbours are there in Portugal, and in Norway?
-- country Norway or Portugal: names of the ports
SELECT port_name FROM ports WHERE country = 'Portugal' OR country = 'Norway';
-- What is the deepest port?
-- harbour with the greatest depth, by name
-- Where does the water go down furthest in a harbour?
-- greatest harbour depth - name of the port
SELECT port_name FROM ports ORDER BY harbour_depth DESC LIMIT 1;
-- Give the average and the maximum capacity of the ships.
-- TEU a vessel can take: mean and highest
-- How much can a vessel take on board, in the mean and at the most?
-- ship capacity please: mean, largest
SELECT AVG(capacity_teu), MAX(capacity_teu) FROM ships;
-- Find the names of ships whose name starts with Halvor, ordered by year of building.
-- vessels called Halvor something, oldest to youngest
-- What vessels have a name that opens with Halvor? From old to new.
-- names beginning "halvor", sorted by year built, earliest on top
SELECT ship_name FROM ships WHERE ship_name LIKE 'Halvor%' ORDER BY built ASC;
-- Show the name of each ship together with the name of its owner.
-- vessel and the company it belongs to, for all vessels
-- Whose is each vessel? The vessel first.
-- for all ships: name, name of the company they belong to
SELECT T1.ship_name, T2.owner_name FROM ships AS T1 JOIN owners AS T2 ON T1.owner_id = T2.owner_id;
-- Which owners do not own any ship?
-- companies without a vessel to their name
-- What companies have no vessel at all?
-- owners that not one ship belongs to
SELECT owner_name FROM owners WHERE owner_id NOT IN (SELECT owner_id FROM ships);
-- What is the voyage number and the departure port name of each voyage that sailed before 2024-01-20?
-- trips begun earlier than 2024-01-20: number, and name of the harbour they left
-- What journeys began before 2024-01-20, and from where? The number, then the harbour.
-- sailing day earlier than 2024-01-20: number of the voyage, name of the port it left from
SELECT T1.voyage_no, T2.port_name FROM voyages AS T1 JOIN ports AS T2 ON T1.departure_port = T2.port_code WHERE T1.sailed_on < '2024-01-20';
-- How many voyages arrived at Felixstowe?
-- count of trips that ended in Felixstowe
-- How many times did a vessel come in at Felixstowe?
-- arrival Felixstowe - voyage count
SELECT COUNT(*) FROM voyages AS T1 JOIN ports AS T2 ON T1.arrival_port = T2.port_code WHERE T2.port_name = 'Felixstowe';
-- What is the total number of containers carried by each ship? Show the ship name and the total.
-- boxes moved in all, vessel by vessel (name, then boxes)
-- How many boxes has each vessel taken along, all told? The vessel first.
-- sum of containers by ship, ship's name in front
SELECT T1.ship_name, SUM(T2.containers) FROM ships AS T1 JOIN voyages AS T2 ON T1.imo_number = T2.imo_number GROUP BY T1.imo_number;
-- Which port was left by the most voyages?
-- name of the harbour where the largest number of trips departed
-- From where have vessels set out more times than from anywhere else?
-- port with the highest count of departures
SELECT T1.port_name FROM ports AS T1 JOIN voyages AS T2 ON T1.port_code = T2.departure_port GROUP BY T1.port_code ORDER BY COUNT(*) DESC LIMIT 1;
-- Which ships have never made a voyage?
-- vessels that have not sailed at all
-- What vessels have not put to sea even once?
-- ships that not one voyage belongs to
SELECT ship_name FROM ships WHERE imo_number NOT IN (SELECT imo_number FROM voyages);
-- What are the names of ports at which no voyage arrived?
-- harbours that never were the end of a trip
-- In what harbours has no vessel come in?
-- leave out every port with an arrival; names of the ones that remain
SELECT port_name FROM ports WHERE port_code NOT IN (SELECT arrival_port FROM voyages);
-- Give the flags with more than one ship and the number of ships of each.
-- countries of registry that have over 1 vessel, with the vessel count
-- Under what colours do two vessels or more go, and how many are they?
-- ship count by flag, leaving out flags with a single ship: flag, count
SELECT flag, COUNT(*) FROM ships GROUP BY flag HAVING COUNT(*) > 1;
-- Which ships have a capacity above the average capacity?
-- vessels that can take more TEU than the mean vessel
-- What vessels can take more on board than vessels can in the mean?
-- capacity beyond the mean of all - ship names
SELECT ship_name FROM ships WHERE capacity_teu > (SELECT AVG(capacity_teu) FROM ships);
-- What are the names of ports that served both as a departure port and as an arrival port?
-- harbours where some trip began and some trip ended
-- From what harbours have vessels set out, and in which have vessels come in as well?
-- ports with a departure and with an arrival too, by name
SELECT T1.port_name FROM ports AS T1 JOIN voyages AS T2 ON T1.port_code = T2.departure_port INTERSECT SELECT T1.port_name FROM ports AS T1 JOIN voyages AS T2 ON T1.port_code = T2.arrival_port;
-- List the owners whose ships carried more than 5000 containers in total, with that total, largest first.
-- companies that moved over 5000 boxes altogether and how many, in descending order of boxes
-- Whose vessels have taken more than 5000 boxes along in all, and how many? The greatest sum on top.
-- add up containers by owner, sorted downwards, leaving out sums of 5000 or less: owner, sum
SELECT T1.owner_name, SUM(T3.containers) FROM owners AS T1 JOIN ships AS T2 ON T1.owner_id = T2.owner_id JOIN voyages AS T3 ON T2.imo_number = T3.imo_number GROUP BY T1.owner_id HAVING SUM(T3.containers) > 5000 ORDER BY SUM(T3.containers) DESC;
-- Which ship spent the fewest total days at sea among the ships with at least 2 voyages?
-- of the vessels that made 2 or more trips, the one with the lowest sum of sea days
-- What vessel that put to sea two times or more was out for the least days in all?
-- add up sea days by ship, leaving out ships with a single voyage; name the one with the smallest sum
SELECT T1.ship_name FROM ships AS T1 JOIN voyages AS T2 ON T1.imo_number = T2.imo_number GROUP BY T1.imo_number HAVING COUNT(*) >= 2 ORDER BY SUM(T2.sea_days) ASC LIMIT 1;
-- Show the name of the ship, the departure port name and the arrival port name for the voyage with the most containers.
-- fullest trip by boxes: vessel, from which harbour, to which harbour (names)
-- What vessel took most boxes along at one time, from where, and to where?
-- voyage with the highest container figure: ship's name, name of the port it left, name of the port it reached
SELECT T1.ship_name, T3.port_name, T4.port_name FROM ships AS T1 JOIN voyages AS T2 ON T1.imo_number = T2.imo_number JOIN ports AS T3 ON T2.departure_port = T3.port_code JOIN ports AS T4 ON T2.arrival_port = T4.port_code ORDER BY T2.containers DESC LIMIT 1;
