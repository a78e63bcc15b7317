-- database: skerry_fishing_fleet
CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, harbour_name TEXT, island TEXT, berths INTEGER, ice_plant TEXT);
CREATE TABLE boats (boat_reg TEXT PRIMARY KEY, boat_name TEXT, hull_material TEXT, length_m REAL, year_launched INTEGER, home_harbour_id INTEGER REFERENCES harbours(harbour_id));
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, crew_name TEXT, date_of_birth TEXT, rank_title TEXT, boat_reg TEXT REFERENCES boats(boat_reg), share_percent REAL);
CREATE TABLE species (species_code TEXT PRIMARY KEY, common_name TEXT, min_size_cm INTEGER, yearly_quota_t INTEGER);
CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, boat_reg TEXT REFERENCES boats(boat_reg), departed TEXT, days_at_sea INTEGER, landing_harbour_id INTEGER REFERENCES harbours(harbour_id), fuel_litres INTEGER);
CREATE TABLE catches (trip_id INTEGER REFERENCES trips(trip_id), species_code TEXT REFERENCES species(species_code), weight_kg INTEGER, price_per_kg REAL, PRIMARY KEY (trip_id, species_code));
INSERT INTO harbours VALUES (1,'Scarvoe','Mainisle',48,'yes'),(2,'Hamna','Mainisle',20,'no'),(3,'Burrafirth','Yarra',31,'yes'),(4,'Selwick','Oxay',12,'no'),(5,'Norwick Pier','Yarra',8,'no');
INSERT INTO boats VALUES ('SK11','Daystar','steel',24.5,1998,1),('SK23','Fair Morn','wood',14.2,1967,2),('SK40','Bountiful','steel',31.0,2015,1),('SK52','Silver Pearl','fibreglass',11.8,2004,3),('SK67','Girl Erica','wood',16.9,1974,3),('SK70','Northern Quest','steel',27.3,2009,1);
INSERT INTO crew VALUES (1,'Magnus Isbister','1966-05-12','skipper','SK11',22),(2,'Jock Linklater','1990-11-03','deckhand','SK11',9),(3,'Runa Flett','1981-02-27','skipper','SK40',25),(4,'Peter Drever','1999-07-19','deckhand','SK40',8),(5,'Aldo Mainland','1975-01-08','engineer','SK40',14),(6,'Sina Moar','1988-09-30','skipper','SK52',40),(7,'Bert Yorston','1959-04-21','skipper','SK67',35),(8,'Ewan Slater','2003-12-15','deckhand',NULL,NULL);
INSERT INTO species VALUES ('COD','cod',35,900),('HAD','haddock',30,1200),('MAC','mackerel',20,4000),('LOB','lobster',9,60),('MON','monkfish',50,350),('LIN','ling',63,280);
INSERT INTO trips VALUES (1,'SK11','2024-01-09',5,1,3100),(2,'SK40','2024-01-12',9,3,7400),(3,'SK52','2024-02-02',1,3,180),(4,'SK11','2024-02-10',6,2,3350),(5,'SK67','2024-02-18',2,3,640),(6,'SK40','2024-03-01',11,1,8200),(7,'SK52','2024-03-14',1,4,210),(8,'SK40','2024-04-05',8,1,6900);
INSERT INTO catches VALUES (1,'COD',2400,3.8),(1,'HAD',3100,2.9),(2,'MAC',21000,1.1),(2,'MON',850,6.2),(3,'LOB',64,18.5),(4,'HAD',4200,2.6),(4,'MON',520,6.6),(5,'COD',610,4.1),(6,'MAC',26500,1.0),(7,'LOB',48,21.0),(8,'COD',3900,3.5),(8,'HAD',5100,2.7);
-- How many boats have a hull of steel?
-- number of vessels whose hull material is steel
SELECT COUNT(*) FROM boats WHERE hull_material = 'steel';
-- What are the names of the harbours on the island of Yarra?
-- harbours on Yarra, by name
SELECT harbour_name FROM harbours WHERE island = 'Yarra';
-- What is the total amount of fuel used on all trips, in litres?
-- litres of fuel burnt, summed over every trip
SELECT SUM(fuel_litres) FROM trips;
-- Which crew members are not assigned to a boat? Give their names.
-- names from the crew list where the boat is empty
SELECT crew_name FROM crew WHERE boat_reg IS NULL;
-- List the distinct ranks held by crew members.
-- every rank found on the crew list, each one once
SELECT DISTINCT rank_title FROM crew;
-- Show the name and length of the boats launched before 1990.
-- vessels with a launch year earlier than 1990: name, metres in length
SELECT boat_name, length_m FROM boats WHERE year_launched < 1990;
-- Which species has the highest yearly quota? Give the common name.
-- common name of the fish you may land the most tonnes of per year, going by the quota
SELECT common_name FROM species ORDER BY yearly_quota_t DESC LIMIT 1;
-- How many harbours are there on each island? Show the island and the number.
-- islands, each followed by its count of harbours
SELECT island, COUNT(*) FROM harbours GROUP BY island;
-- Show the name of each boat and the name of its home harbour.
-- vessel names with the harbour each calls home (by name)
SELECT T1.boat_name, T2.harbour_name FROM boats AS T1 JOIN harbours AS T2 ON T1.home_harbour_id = T2.harbour_id;
-- What are the dates of departure of the trips made by the boat named Bountiful?
-- when did Bountiful set out? all the departure dates
SELECT T1.departed FROM trips AS T1 JOIN boats AS T2 ON T1.boat_reg = T2.boat_reg WHERE T2.boat_name = 'Bountiful';
-- Find the minimum, average and maximum price per kilogram of the catches of species code COD.
-- price a kilo for species code COD: least, mean, greatest
SELECT MIN(price_per_kg), AVG(price_per_kg), MAX(price_per_kg) FROM catches WHERE species_code = 'COD';
-- List the names of the skippers born after 1980-01-01.
-- crew with the rank skipper and a date of birth later than 1980-01-01, names
SELECT crew_name FROM crew WHERE rank_title = 'skipper' AND date_of_birth > '1980-01-01';
-- Show the trip IDs of the 3 trips that spent the most days at sea, longest first.
-- IDs of the 3 longest trips by days at sea, longest at the top
SELECT trip_id FROM trips ORDER BY days_at_sea DESC LIMIT 3;
-- Which boats have made no trip? Give the boat names.
-- names of vessels without a single trip
SELECT boat_name FROM boats WHERE boat_reg NOT IN (SELECT boat_reg FROM trips);
-- Which islands have a harbour with an ice plant (yes) and also a harbour without one (no)?
-- islands where ice plant is yes at one harbour and no at another
SELECT island FROM harbours WHERE ice_plant = 'yes' INTERSECT SELECT island FROM harbours WHERE ice_plant = 'no';
-- What are the distinct common names of the species caught by the boat called Daystar?
-- what has Daystar caught? common names, no name twice
SELECT DISTINCT T1.common_name FROM species AS T1 JOIN catches AS T2 ON T1.species_code = T2.species_code JOIN trips AS T3 ON T2.trip_id = T3.trip_id JOIN boats AS T4 ON T3.boat_reg = T4.boat_reg WHERE T4.boat_name = 'Daystar';
-- Which hull material is the most common among the boats?
-- the hull material that the largest number of vessels have
SELECT hull_material FROM boats GROUP BY hull_material ORDER BY COUNT(*) DESC LIMIT 1;
-- At which harbour was the greatest total weight landed? Show the harbour name and the total weight.
-- harbour where the landed catches add up to the most kilos: its name, the kilos
SELECT T1.harbour_name, SUM(T3.weight_kg) FROM harbours AS T1 JOIN trips AS T2 ON T1.harbour_id = T2.landing_harbour_id JOIN catches AS T3 ON T2.trip_id = T3.trip_id GROUP BY T1.harbour_id ORDER BY SUM(T3.weight_kg) DESC LIMIT 1;
-- Which boats are longer than the average boat? Give their registrations only.
-- registrations of vessels exceeding the mean length
SELECT boat_reg FROM boats WHERE length_m > (SELECT AVG(length_m) FROM boats);
-- List the name of each boat with more than 1 crew member and the number of its crew members.
-- vessels with over 1 person on the crew list: vessel name, number of people
SELECT T1.boat_name, COUNT(*) FROM boats AS T1 JOIN crew AS T2 ON T1.boat_reg = T2.boat_reg GROUP BY T1.boat_reg HAVING COUNT(*) > 1;

-- database: settle_in_furniture_lease
CREATE TABLE Showroom (ShowroomID INTEGER PRIMARY KEY, City TEXT, Manager TEXT, AreaSqm INTEGER, Opened INTEGER);
CREATE TABLE Lessee (LesseeID INTEGER PRIMARY KEY, Name TEXT, City TEXT, LesseeType TEXT, CreditScore INTEGER, Phone TEXT);
CREATE TABLE Piece (PieceID INTEGER PRIMARY KEY, Name TEXT, Material TEXT, Style TEXT, MonthlyFee REAL, NewPrice REAL, ShowroomID INTEGER REFERENCES Showroom(ShowroomID));
CREATE TABLE LeaseContract (ContractID INTEGER PRIMARY KEY, LesseeID INTEGER REFERENCES Lessee(LesseeID), SignedOn TEXT, Months INTEGER, Deposit REAL, Status TEXT);
CREATE TABLE LeaseLine (ContractID INTEGER REFERENCES LeaseContract(ContractID), PieceID INTEGER REFERENCES Piece(PieceID), Quantity INTEGER, PRIMARY KEY (ContractID, PieceID));
CREATE TABLE DamageReport (ReportID INTEGER PRIMARY KEY, ContractID INTEGER REFERENCES LeaseContract(ContractID), ReportedOn TEXT, Description TEXT, RepairCost REAL);
INSERT INTO Showroom VALUES (1,'Tilburg','Anke Smit',640,2005),(2,'Ghent','Luc Maes',820,2012),(3,'Aachen','Petra Kohl',410,2019),(4,'Liège','Anke Smit',300,2022);
INSERT INTO Lessee VALUES (1,'Brightdesk Ltd','Ghent','company',710,'+32 555 01'),(2,'Ferre Claes','Ghent','private',640,NULL),(3,'Expo Nord','Aachen','company',780,'+49 555 02'),(4,'Sofie Brandt','Aachen','private',590,'+49 555 03'),(5,'Studio Kwart','Tilburg','company',665,NULL),(6,'Milan Peeters','Tilburg','private',700,'+31 555 04'),(7,'Maison Rouge','Liège','company',620,'+32 555 05');
INSERT INTO Piece VALUES (1,'Oslo sofa','fabric','modern',48,1350,1),(2,'Dock table','oak','industrial',35,980,2),(3,'Perch stool','steel','industrial',9,140,2),(4,'Velour armchair','fabric','vintage',29,720,1),(5,'Ledger desk','oak','modern',41,1100,3),(6,'Arc lamp','steel','modern',14,320,2),(7,'Dowry chest','walnut','vintage',22,640,3),(8,'Parade bed','walnut','vintage',55,1700,1);
INSERT INTO LeaseContract VALUES (1,1,'2023-01-16',24,900,'running'),(2,2,'2023-03-02',12,150,'ended'),(3,3,'2023-06-20',3,1200,'ended'),(4,1,'2023-09-11',36,600,'running'),(5,4,'2024-01-08',18,200,'running'),(6,3,'2024-02-14',6,1500,'running'),(7,5,'2024-03-27',24,480,'cancelled'),(8,2,'2024-05-05',24,250,'running');
INSERT INTO LeaseLine VALUES (1,5,12),(1,6,12),(2,1,1),(3,3,60),(3,2,15),(4,1,3),(4,2,2),(5,4,2),(6,3,80),(6,6,10),(7,5,4),(8,8,1);
INSERT INTO DamageReport VALUES (1,3,'2023-08-01','cracked table top',260),(2,3,'2023-09-25','bent stool legs',95),(3,1,'2023-11-13','lamp cable torn',40),(4,5,'2024-04-22','wine on armchair',115),(5,6,'2024-06-03','scratched stools',70);
-- How many contracts are running?
-- number of contracts with the status running
SELECT COUNT(*) FROM LeaseContract WHERE Status = 'running';
-- What are the names of the pieces made of oak?
-- furniture whose material is oak, names
SELECT Name FROM Piece WHERE Material = 'oak';
-- What is the average repair cost of the damage reports?
-- how much does repairing reported damage cost on average
SELECT AVG(RepairCost) FROM DamageReport;
-- Give the names of the lessees without a phone number.
-- names of customers leasing from us whose phone is missing
SELECT Name FROM Lessee WHERE Phone IS NULL;
-- How many different styles of pieces are there?
-- number of distinct furniture styles
SELECT COUNT(DISTINCT Style) FROM Piece;
-- Show the name and credit score of the lessees of type company.
-- customers that are a company: what are they called and how good is their credit score
SELECT Name, CreditScore FROM Lessee WHERE LesseeType = 'company';
-- Which piece has the lowest monthly fee? Give its name.
-- name of the cheapest piece by the month
SELECT Name FROM Piece ORDER BY MonthlyFee LIMIT 1;
-- For each material, show the material and the average new price of the pieces.
-- materials, and what a piece of each costs new on average
SELECT Material, AVG(NewPrice) FROM Piece GROUP BY Material;
-- List the name of every piece and the city of its showroom.
-- furniture by name next to the city where it is shown
SELECT T1.Name, T2.City FROM Piece AS T1 JOIN Showroom AS T2 ON T1.ShowroomID = T2.ShowroomID;
-- On which dates did Expo Nord sign a contract?
-- signing dates of the contracts of Expo Nord
SELECT T1.SignedOn FROM LeaseContract AS T1 JOIN Lessee AS T2 ON T1.LesseeID = T2.LesseeID WHERE T2.Name = 'Expo Nord';
-- What are the highest number of months and the total deposit of the contracts?
-- over all contracts: greatest number of months, and deposits added up
SELECT MAX(Months), SUM(Deposit) FROM LeaseContract;
-- Find the names of the pieces in modern style with a monthly fee between 10 and 45.
-- modern furniture going for 10 to 45 a month, names
SELECT Name FROM Piece WHERE Style = 'modern' AND MonthlyFee BETWEEN 10 AND 45;
-- List the cities and areas of the showrooms, from the largest to the smallest.
-- showrooms by floor area going down: city, square metres
SELECT City, AreaSqm FROM Showroom ORDER BY AreaSqm DESC;
-- Which lessees have no contract? Show their names.
-- customer names that stand on no contract
SELECT Name FROM Lessee WHERE LesseeID NOT IN (SELECT LesseeID FROM LeaseContract);
-- Which manager runs the most showrooms?
-- the manager in charge of the largest number of showrooms
SELECT Manager FROM Showroom GROUP BY Manager ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the IDs of the contracts that include the piece called Dock table?
-- contracts, by ID, with a Dock table among their lines
SELECT T1.ContractID FROM LeaseLine AS T1 JOIN Piece AS T2 ON T1.PieceID = T2.PieceID WHERE T2.Name = 'Dock table';
-- Which cities have a lessee but no showroom opened before 2015?
-- cities of customers, leaving out cities with a showroom that opened earlier than 2015
SELECT City FROM Lessee EXCEPT SELECT City FROM Showroom WHERE Opened < 2015;
-- Which piece has been leased in the largest total quantity? Show its name and the total quantity.
-- furniture with the greatest sum of quantity on the contract lines: name, sum
SELECT T1.Name, SUM(T2.Quantity) FROM Piece AS T1 JOIN LeaseLine AS T2 ON T1.PieceID = T2.PieceID GROUP BY T1.PieceID ORDER BY SUM(T2.Quantity) DESC LIMIT 1;
-- Which lessees have a running contract and an ended contract? Give the names.
-- customers holding contracts of both sorts, running and ended, by name
SELECT T1.Name FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeID = T2.LesseeID WHERE T2.Status = 'running' INTERSECT SELECT T1.Name FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeID = T2.LesseeID WHERE T2.Status = 'ended';
-- What are the names and styles of the pieces that have never been leased by a lessee from Ghent?
-- furniture no customer of the city Ghent has had on a contract: name and style
SELECT Name, Style FROM Piece WHERE PieceID NOT IN (SELECT T1.PieceID FROM LeaseLine AS T1 JOIN LeaseContract AS T2 ON T1.ContractID = T2.ContractID JOIN Lessee AS T3 ON T2.LesseeID = T3.LesseeID WHERE T3.City = 'Ghent');

-- database: tribunal_interpreter_pool
CREATE TABLE intp (intp_id INTEGER PRIMARY KEY, f_name TEXT, l_name TEXT, dt_sworn TEXT, hr_fee REAL, res_city TEXT);
CREATE TABLE lang (lang_cd TEXT PRIMARY KEY, lang_nm TEXT, script TEXT, rare_flg TEXT);
CREATE TABLE intp_lang (intp_id INTEGER REFERENCES intp(intp_id), lang_cd TEXT REFERENCES lang(lang_cd), lvl TEXT, PRIMARY KEY (intp_id, lang_cd));
CREATE TABLE court (court_id INTEGER PRIMARY KEY, court_nm TEXT, city TEXT, num_rooms INTEGER, instance TEXT);
CREATE TABLE hearing (hear_id INTEGER PRIMARY KEY, court_id INTEGER REFERENCES court(court_id), lang_cd TEXT REFERENCES lang(lang_cd), intp_id INTEGER REFERENCES intp(intp_id), hear_dt TEXT, dur_min INTEGER, matter TEXT);
INSERT INTO intp VALUES (1,'Samira','Aslan','2009-03-12',78,'Bremen'),(2,'Boris','Petkov','2013-10-01',70,'Hanover'),(3,'Thuy','Nguyen','2016-06-22',74,'Bremen'),(4,'Celine','Diop','2018-01-30',66,'Oldenburg'),(5,'Goran','Ilic','2020-09-09',64,'Hanover'),(6,'Marta','Sousa','2022-11-15',60,'Bremen'),(7,'Dilan','Aydin','2023-04-18',62,'Kassel');
INSERT INTO lang VALUES ('TR','Turkish','Latin','N'),('KU','Kurdish','Latin','N'),('BG','Bulgarian','Cyrillic','N'),('VI','Vietnamese','Latin','Y'),('FR','French','Latin','N'),('WO','Wolof','Latin','Y'),('SR','Serbian','Cyrillic','N'),('PT','Portuguese','Latin','N'),('KA','Georgian','Mkhedruli','Y');
INSERT INTO intp_lang VALUES (1,'TR','native'),(1,'KU','fluent'),(2,'BG','native'),(2,'SR','fluent'),(3,'VI','native'),(3,'FR','fluent'),(4,'FR','native'),(4,'WO','native'),(4,'PT','fluent'),(5,'SR','native'),(6,'PT','native'),(7,'KU','native');
INSERT INTO court VALUES (1,'Bremen District Court','Bremen',22,'first'),(2,'Hanover Regional Court','Hanover',31,'second'),(3,'Oldenburg Family Court','Oldenburg',9,'first'),(4,'Bremen Labour Court','Bremen',6,'first'),(5,'Celle Court of Appeal','Celle',14,'second');
INSERT INTO hearing VALUES (1,1,'TR',1,'2024-02-05',95,'theft'),(2,2,'BG',2,'2024-02-13',180,'fraud'),(3,3,'WO',4,'2024-02-21',60,'custody'),(4,1,'KU',1,'2024-03-04',130,'asylum'),(5,4,'PT',6,'2024-03-12',75,'dismissal'),(6,2,'SR',5,'2024-03-19',210,'fraud'),(7,1,'VI',3,'2024-04-09',85,'theft'),(8,2,'TR',1,'2024-04-16',155,'custody'),(9,3,'KA',NULL,'2024-05-02',40,'custody');
-- How many languages are rare (Y)?
-- number of languages with the rare flag Y
SELECT COUNT(*) FROM lang WHERE rare_flg = 'Y';
-- What is the average hourly fee of the interpreters?
-- mean fee an hour across the pool
SELECT AVG(hr_fee) FROM intp;
-- List the names of the courts in Bremen.
-- courts whose city is Bremen, names
SELECT court_nm FROM court WHERE city = 'Bremen';
-- Which hearings had no interpreter? Give their IDs.
-- IDs of hearings where the interpreter is missing
SELECT hear_id FROM hearing WHERE intp_id IS NULL;
-- What are the distinct matters dealt with at the hearings?
-- which matters came up in the hearings, each one time
SELECT DISTINCT matter FROM hearing;
-- Show the first and last name of the interpreters who live in Hanover.
-- interpreters resident in Hanover: first name, last name
SELECT f_name, l_name FROM intp WHERE res_city = 'Hanover';
-- Which hearing was the longest? Show its ID and its duration in minutes.
-- ID and minutes of the hearing that went on for the most time
SELECT hear_id, dur_min FROM hearing ORDER BY dur_min DESC LIMIT 1;
-- How many languages use each script? Show the script and the number of languages.
-- scripts with their count of languages
SELECT script, COUNT(*) FROM lang GROUP BY script;
-- Show the date of every hearing and the name of the court where it was held.
-- hearing dates and, next to each, the court by name
SELECT T1.hear_dt, T2.court_nm FROM hearing AS T1 JOIN court AS T2 ON T1.court_id = T2.court_id;
-- What are the matters of the hearings held in Vietnamese or in Portuguese?
-- matters heard where the language was named Vietnamese or Portuguese
SELECT T1.matter FROM hearing AS T1 JOIN lang AS T2 ON T1.lang_cd = T2.lang_cd WHERE T2.lang_nm = 'Vietnamese' OR T2.lang_nm = 'Portuguese';
-- What are the smallest and the largest number of rooms of a court?
-- rooms per court: fewest and most
SELECT MIN(num_rooms), MAX(num_rooms) FROM court;
-- Give the last names of the 3 interpreters with the lowest hourly fee, the cheapest first.
-- 3 cheapest interpreters by the hour, last names, lowest fee at the top
SELECT l_name FROM intp ORDER BY hr_fee LIMIT 3;
-- What are the names of the courts of first instance that have more than 8 rooms?
-- courts with instance first and over 8 rooms: names
SELECT court_nm FROM court WHERE instance = 'first' AND num_rooms > 8;
-- Which courts have held no hearing? Show the court names.
-- courts by name with not one hearing
SELECT court_nm FROM court WHERE court_id NOT IN (SELECT court_id FROM hearing);
-- Which matters came up both at a hearing shorter than 90 minutes and at a hearing longer than 120 minutes?
-- matters with one hearing under 90 minutes and another over 120 minutes
SELECT matter FROM hearing WHERE dur_min < 90 INTERSECT SELECT matter FROM hearing WHERE dur_min > 120;
-- What are the names of the languages that Celine Diop (first name Celine, last name Diop) speaks?
-- languages, by name, of the interpreter with first name Celine and last name Diop
SELECT T1.lang_nm FROM lang AS T1 JOIN intp_lang AS T2 ON T1.lang_cd = T2.lang_cd JOIN intp AS T3 ON T2.intp_id = T3.intp_id WHERE T3.f_name = 'Celine' AND T3.l_name = 'Diop';
-- In which city do the most interpreters live?
-- the city where the largest number of interpreters are resident
SELECT res_city FROM intp GROUP BY res_city ORDER BY COUNT(*) DESC LIMIT 1;
-- Which interpreter has worked the most minutes at hearings in total? Give the last name and the total.
-- interpreter whose hearings add up to the most minutes: last name, sum
SELECT T1.l_name, SUM(T2.dur_min) FROM intp AS T1 JOIN hearing AS T2 ON T1.intp_id = T2.intp_id GROUP BY T1.intp_id ORDER BY SUM(T2.dur_min) DESC LIMIT 1;
-- What are the last names and hourly fees of the interpreters whose fee is higher than the average fee?
-- interpreters charging above the mean per hour: last name, fee
SELECT l_name, hr_fee FROM intp WHERE hr_fee > (SELECT AVG(hr_fee) FROM intp);
-- Which interpreters have never been used at a hearing at a court in the city of Bremen? Give the first and last name.
-- interpreters without a single hearing at any court whose city is Bremen: first name, last name
SELECT f_name, l_name FROM intp WHERE intp_id NOT IN (SELECT T1.intp_id FROM hearing AS T1 JOIN court AS T2 ON T1.court_id = T2.court_id WHERE T2.city = 'Bremen');

-- database: otter_bend_campsite
CREATE TABLE camp_field (field_code TEXT PRIMARY KEY, field_name TEXT, shade TEXT, distance_to_river_m INTEGER, opened_year INTEGER);
CREATE TABLE camp_pitch (pitch_id INTEGER PRIMARY KEY, field_code TEXT REFERENCES camp_field(field_code), pitch_label TEXT, surface TEXT, area_sqm INTEGER, nightly_price REAL, hookup INTEGER);
CREATE TABLE camper (camper_id INTEGER PRIMARY KEY, full_name TEXT, country TEXT, age INTEGER, vehicle TEXT);
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, camper_id INTEGER REFERENCES camper(camper_id), pitch_id INTEGER REFERENCES camp_pitch(pitch_id), arrival TEXT, nights INTEGER, adults INTEGER, children INTEGER, state TEXT);
CREATE TABLE extra_type (extra_code TEXT PRIMARY KEY, extra_name TEXT, unit_price REAL);
CREATE TABLE stay_extra (stay_id INTEGER REFERENCES stay(stay_id), extra_code TEXT REFERENCES extra_type(extra_code), units INTEGER, PRIMARY KEY (stay_id, extra_code));
INSERT INTO camp_field VALUES ('ALD','Alder Field','full',20,1986),('BRM','Broom Field','none',240,1992),('WIL','Willow Bank','partial',5,1986),('ORC','Old Orchard','full',310,2014),('TOP','Top Meadow','none',520,2023);
INSERT INTO camp_pitch VALUES (1,'ALD','A1','grass',80,24,1),(2,'ALD','A2','grass',65,20,0),(3,'BRM','B1','gravel',110,31,1),(4,'BRM','B2','gravel',100,29,1),(5,'WIL','W1','grass',90,34,1),(6,'WIL','W2','sand',70,26,0),(7,'ORC','O1','grass',60,18,0),(8,'BRM','B3','grass',85,22,0);
INSERT INTO camper VALUES (1,'Gerrit Bos','Netherlands',57,'caravan'),(2,'Amelie Laurent','France',34,'tent'),(3,'Hugh Tranter','England',45,'motorhome'),(4,'Ilka Wagner','Germany',62,'motorhome'),(5,'Joost Vink','Netherlands',29,'tent'),(6,'Carla Neri','Italy',38,NULL),(7,'Sean Daly','Ireland',50,'caravan'),(8,'Wim de Groot','Netherlands',41,'motorhome');
INSERT INTO stay VALUES (1,1,3,'2024-05-18',14,2,0,'paid'),(2,2,2,'2024-06-01',3,2,1,'paid'),(3,3,5,'2024-06-22',7,2,3,'paid'),(4,4,3,'2024-06-29',10,2,0,'open'),(5,5,6,'2024-07-06',2,4,0,'cancelled'),(6,1,4,'2024-08-03',21,2,2,'open'),(7,2,1,'2024-08-10',5,1,1,'open'),(8,8,5,'2024-08-12',9,2,2,'paid'),(9,7,3,'2024-09-01',6,3,0,'paid');
INSERT INTO extra_type VALUES ('DOG','dog',3.5),('BKE','bike hire',12.0),('FWD','firewood bag',6.5),('KAY','kayak hire',25.0),('LND','laundry token',4.0);
INSERT INTO stay_extra VALUES (1,'DOG',14),(1,'LND',3),(2,'FWD',2),(3,'KAY',4),(3,'LND',2),(6,'DOG',21),(6,'FWD',5),(8,'KAY',3),(8,'FWD',4),(9,'FWD',3);
-- How many campers come from Netherlands?
-- number of guests with Netherlands as their country
SELECT COUNT(*) FROM camper WHERE country = 'Netherlands';
-- What is the average number of nights of a stay?
-- how many nights do people stay on average
SELECT AVG(nights) FROM stay;
-- List the labels of the pitches with a gravel surface.
-- pitches laid with gravel, labels
SELECT pitch_label FROM camp_pitch WHERE surface = 'gravel';
-- Which campers have no vehicle on record? Give their full names.
-- full names of guests with the vehicle left blank
SELECT full_name FROM camper WHERE vehicle IS NULL;
-- Show the names of the extras that cost more than 5 per unit.
-- extras with a unit price above 5, names
SELECT extra_name FROM extra_type WHERE unit_price > 5;
-- Show the name of each field opened before 2000 and its distance to the river.
-- fields older than 2000: their name and how far off the river is
SELECT field_name, distance_to_river_m FROM camp_field WHERE opened_year < 2000;
-- Who is the oldest camper? Give the full name and the country.
-- guest of the highest age: full name, country
SELECT full_name, country FROM camper ORDER BY age DESC LIMIT 1;
-- How many stays are there in each state? Show the state and the number.
-- states of stays with how many are in each
SELECT state, COUNT(*) FROM stay GROUP BY state;
-- Show the label of each pitch and the name of the field it lies in.
-- pitch labels and the field, by name, where each is found
SELECT T1.pitch_label, T2.field_name FROM camp_pitch AS T1 JOIN camp_field AS T2 ON T1.field_code = T2.field_code;
-- What are the arrival dates of the stays of Amelie Laurent?
-- when did Amelie Laurent arrive, for all her stays
SELECT T1.arrival FROM stay AS T1 JOIN camper AS T2 ON T1.camper_id = T2.camper_id WHERE T2.full_name = 'Amelie Laurent';
-- What is the total number of adults and the total number of children over all stays?
-- everybody who stayed, as two sums: adults, children
SELECT SUM(adults), SUM(children) FROM stay;
-- Find the labels of the pitches with a hookup (1) that are smaller than 100 square metres.
-- pitches, by label, where hookup is 1 and the area is less than 100
SELECT pitch_label FROM camp_pitch WHERE hookup = 1 AND area_sqm < 100;
-- What is the average nightly price for each surface? Show the surface and the average.
-- surfaces, and what a night on each costs on average
SELECT surface, AVG(nightly_price) FROM camp_pitch GROUP BY surface;
-- Which fields have no pitch? Show the field names.
-- names of fields where no pitch has been laid out
SELECT field_name FROM camp_field WHERE field_code NOT IN (SELECT field_code FROM camp_pitch);
-- Which vehicles are used both by a camper younger than 42 and by a camper older than 44?
-- vehicles that some guest under 42 and some guest over 44 have in common
SELECT vehicle FROM camper WHERE age < 42 INTERSECT SELECT vehicle FROM camper WHERE age > 44;
-- What are the names of the extras taken by Hugh Tranter?
-- what extras, by name, did Hugh Tranter have
SELECT T4.extra_name FROM camper AS T1 JOIN stay AS T2 ON T1.camper_id = T2.camper_id JOIN stay_extra AS T3 ON T2.stay_id = T3.stay_id JOIN extra_type AS T4 ON T3.extra_code = T4.extra_code WHERE T1.full_name = 'Hugh Tranter';
-- Which country do the most campers come from?
-- the country that sends the largest number of guests
SELECT country FROM camper GROUP BY country ORDER BY COUNT(*) DESC LIMIT 1;
-- Which pitch had the most stays? Give the label and the number of stays.
-- label of the pitch with the highest count of stays, and that count
SELECT T1.pitch_label, COUNT(*) FROM camp_pitch AS T1 JOIN stay AS T2 ON T1.pitch_id = T2.pitch_id GROUP BY T1.pitch_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which pitches cost more per night than the average pitch? Give the labels.
-- labels of the pitches whose nightly price is above the mean
SELECT pitch_label FROM camp_pitch WHERE nightly_price > (SELECT AVG(nightly_price) FROM camp_pitch);
-- Find the full names of the campers who have a stay that is paid, but no stay with the extra named dog.
-- guests with a paid stay, minus those who had a dog as an extra on any stay: full names
SELECT T1.full_name FROM camper AS T1 JOIN stay AS T2 ON T1.camper_id = T2.camper_id WHERE T2.state = 'paid' EXCEPT SELECT T1.full_name FROM camper AS T1 JOIN stay AS T2 ON T1.camper_id = T2.camper_id JOIN stay_extra AS T3 ON T2.stay_id = T3.stay_id JOIN extra_type AS T4 ON T3.extra_code = T4.extra_code WHERE T4.extra_name = 'dog';
