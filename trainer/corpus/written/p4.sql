-- database: sky_licence_bureau
CREATE TABLE Ref_Licence_Types (licence_code TEXT PRIMARY KEY, licence_description TEXT, minimum_age INTEGER, minimum_hours INTEGER);
CREATE TABLE Ref_Ratings (rating_code TEXT PRIMARY KEY, rating_description TEXT, exam_fee REAL);
CREATE TABLE Pilots (pilot_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, date_of_birth TEXT, nationality TEXT, medical_expiry_date TEXT, logged_hours INTEGER);
CREATE TABLE Licences (licence_number TEXT PRIMARY KEY, pilot_id INTEGER REFERENCES Pilots(pilot_id), licence_code TEXT REFERENCES Ref_Licence_Types(licence_code), issue_date TEXT, licence_status TEXT);
CREATE TABLE Examiners (examiner_id INTEGER PRIMARY KEY, examiner_name TEXT, airfield TEXT, authorised_since INTEGER);
CREATE TABLE Skill_Tests (test_id INTEGER PRIMARY KEY, pilot_id INTEGER REFERENCES Pilots(pilot_id), examiner_id INTEGER REFERENCES Examiners(examiner_id), rating_code TEXT REFERENCES Ref_Ratings(rating_code), test_date TEXT, score INTEGER, result TEXT);
INSERT INTO Ref_Licence_Types VALUES ('PPL','private pilot',17,45),('CPL','commercial pilot',18,200),('ATP','airline transport pilot',21,1500),('SPL','sailplane pilot',16,15),('BPL','balloon pilot',16,16);
INSERT INTO Ref_Ratings VALUES ('IR','instrument flying',780),('NQ','night qualification',240),('ME','multi-engine',520),('AE','aerobatics',190),('MT','mountain landing',310);
INSERT INTO Pilots VALUES (1,'Anouk','Verbeke','1983-04-12','Belgian','2025-02-28',2310),(2,'Tobias','Lindner','1996-11-03','German','2024-09-15',187),(3,'Marie','Delcourt','1971-06-25','French','2024-12-01',6840),(4,'Joris','Peeters','2004-01-19','Belgian',NULL,22),(5,'Sabine','Kohl','1989-08-08','German','2025-05-30',540),(6,'Emil','Novak','1999-02-27','Czech','2024-10-20',96);
INSERT INTO Licences VALUES ('BE-1001','1','CPL','2009-05-10','valid'),('BE-1002','1','PPL','2003-07-01','superseded'),('DE-2044','2','PPL','2019-03-22','valid'),('FR-0301','3','ATP','2001-10-30','valid'),('FR-0190','3','CPL','1995-04-18','superseded'),('DE-2101','5','PPL','2012-09-09','suspended'),('DE-2102','5','SPL','2007-06-15','valid'),('CZ-0777','6','SPL','2018-05-05','valid');
INSERT INTO Examiners VALUES (1,'Capt. Hugo Maes','Grimbergen',2004),(2,'Ute Brandner','Egelsbach',2015),(3,'Luc Fontaine','Megève',1999),(4,'Pavel Horak','Letnany',2021);
INSERT INTO Skill_Tests VALUES (1,1,1,'IR','2011-03-05',88,'pass'),(2,1,1,'ME','2012-08-19',91,'pass'),(3,2,2,'NQ','2021-10-02',79,'pass'),(4,3,3,'MT','1998-02-14',95,'pass'),(5,3,1,'IR','1996-06-30',62,'fail'),(6,3,1,'IR','1996-09-12',84,'pass'),(7,5,2,'NQ','2014-05-21',55,'fail'),(8,5,2,'IR','2016-07-07',73,'pass');
-- What are the first and last names of Belgian pilots?
-- given name and surname of everyone of Belgian nationality
SELECT first_name, last_name FROM Pilots WHERE nationality = 'Belgian';
-- How many licences have the status valid?
-- count of permits that are valid
SELECT COUNT(*) FROM Licences WHERE licence_status = 'valid';
-- What are the descriptions of licence types that have a minimum age of 16?
-- kinds of permit, described, whose lowest age is 16
SELECT licence_description FROM Ref_Licence_Types WHERE minimum_age = 16;
-- Who is the youngest pilot? Give the last name and the date of birth.
-- surname and birthday of the flyer born last
SELECT last_name, date_of_birth FROM Pilots ORDER BY date_of_birth DESC LIMIT 1;
-- Which rating descriptions have an exam fee below 300, cheapest first?
-- endorsements whose test costs less than 300, in rising order of the fee (described)
SELECT rating_description FROM Ref_Ratings WHERE exam_fee < 300 ORDER BY exam_fee ASC;
-- List the last names of pilots who have no medical expiry date.
-- flyers without any date for the end of their medical, surnames
SELECT last_name FROM Pilots WHERE medical_expiry_date IS NULL;
-- What are the minimum, average and maximum scores of skill tests that ended with a pass?
-- marks of tests with the result pass: lowest, mean, highest
SELECT MIN(score), AVG(score), MAX(score) FROM Skill_Tests WHERE result = 'pass';
-- Show the licence number of every licence with the last name of its holder.
-- permit numbers and whose they are (surname)
SELECT T1.licence_number, T2.last_name FROM Licences AS T1 JOIN Pilots AS T2 ON T1.pilot_id = T2.pilot_id;
-- How many licences are there of each type? Return the description and the number.
-- permits by kind, kind described, with the count
SELECT T1.licence_description, COUNT(*) FROM Ref_Licence_Types AS T1 JOIN Licences AS T2 ON T1.licence_code = T2.licence_code GROUP BY T1.licence_code;
-- Which pilots hold no licence? Give first and last names.
-- flyers without a permit: given name, surname
SELECT first_name, last_name FROM Pilots WHERE pilot_id NOT IN (SELECT pilot_id FROM Licences);
-- Which licence types have never been issued? Give their descriptions.
-- descriptions of the kinds of permit that nobody got
SELECT licence_description FROM Ref_Licence_Types WHERE licence_code NOT IN (SELECT licence_code FROM Licences);
-- Find the dates and scores of the skill tests for instrument flying.
-- when were instrument flying tests held, and the mark of each
SELECT T1.test_date, T1.score FROM Skill_Tests AS T1 JOIN Ref_Ratings AS T2 ON T1.rating_code = T2.rating_code WHERE T2.rating_description = 'instrument flying';
-- Which examiner conducted the most skill tests?
-- name of the person who examined most often
SELECT T1.examiner_name FROM Examiners AS T1 JOIN Skill_Tests AS T2 ON T1.examiner_id = T2.examiner_id GROUP BY T1.examiner_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of examiners authorised between 2000 and 2020?
-- examiners who got their authority from 2000 to 2020
SELECT examiner_name FROM Examiners WHERE authorised_since BETWEEN 2000 AND 2020;
-- Which pilots have logged more hours than the average pilot? Show last name and hours.
-- surname and hours of flyers above the mean in logged time
SELECT last_name, logged_hours FROM Pilots WHERE logged_hours > (SELECT AVG(logged_hours) FROM Pilots);
-- What are the last names of pilots who failed one test (fail) and passed another (pass)?
-- surnames of flyers with a fail as well as a pass among their tests
SELECT T1.last_name FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id WHERE T2.result = 'fail' INTERSECT SELECT T1.last_name FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id WHERE T2.result = 'pass';
-- Which nationalities are represented by at least two pilots?
-- nationalities that 2 or more flyers share
SELECT nationality FROM Pilots GROUP BY nationality HAVING COUNT(*) >= 2;
-- Give the last names of pilots with a private pilot licence that is suspended.
-- whose private pilot permit is suspended, surname
SELECT T1.last_name FROM Pilots AS T1 JOIN Licences AS T2 ON T1.pilot_id = T2.pilot_id JOIN Ref_Licence_Types AS T3 ON T2.licence_code = T3.licence_code WHERE T3.licence_description = 'private pilot' AND T2.licence_status = 'suspended';
-- For pilots who took at least 2 tests, show the last name and the average score, best average first.
-- flyers with 2 or more tests: surname and mean mark, descending
SELECT T1.last_name, AVG(T2.score) FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id GROUP BY T1.pilot_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.score) DESC;
-- At which different airfields are the examiners who tested pilots of German nationality?
-- distinct home fields of whoever examined German flyers
SELECT DISTINCT T3.airfield FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id JOIN Examiners AS T3 ON T2.examiner_id = T3.examiner_id WHERE T1.nationality = 'German';

-- database: tannery_road_depot
CREATE TABLE depots (id INTEGER PRIMARY KEY, name TEXT, suburb TEXT, bays INTEGER);
CREATE TABLE buses (fleet_no INTEGER PRIMARY KEY, depot_id INTEGER REFERENCES depots(id), maker TEXT, kind TEXT, seats INTEGER, in_service_since INTEGER, status TEXT);
CREATE TABLE drivers (badge INTEGER PRIMARY KEY, name TEXT, depot_id INTEGER REFERENCES depots(id), birth_year INTEGER, started INTEGER, contract TEXT, trainer_badge INTEGER REFERENCES drivers(badge));
CREATE TABLE duties (duty_id INTEGER PRIMARY KEY, badge INTEGER REFERENCES drivers(badge), fleet_no INTEGER REFERENCES buses(fleet_no), duty_date TEXT, shift TEXT, hours REAL, overtime_hours REAL);
CREATE TABLE absences (absence_id INTEGER PRIMARY KEY, badge INTEGER REFERENCES drivers(badge), reason TEXT, first_day TEXT, days INTEGER);
INSERT INTO depots VALUES (1,'Tannery Road','Ironside',48),(2,'Quarry Lane','Mossley',22),(3,'Harbour Gate','Seafield',35),(4,'Old Mill','Ironside',9);
INSERT INTO buses VALUES (3101,1,'Alexander','double-decker',78,2014,'active'),(3102,1,'Alexander','double-decker',82,2018,'active'),(3207,1,'Solaris','single-decker',41,2021,'repair'),(4010,2,'Optare','midibus',29,2009,'active'),(4011,2,'Solaris','single-decker',43,2022,'active'),(5001,3,'Yutong','articulated',112,2023,'active'),(5002,3,'Optare','midibus',27,2007,'withdrawn');
INSERT INTO drivers VALUES (11,'Maureen Tighe',1,1963,1990,'full-time',NULL),(12,'Abdi Warsame',1,1980,2008,'full-time',11),(13,'Colin Frith',2,1971,2001,'part-time',11),(14,'Zofia Mazur',2,1993,2019,'full-time',12),(15,'Dean Otley',3,1988,2016,'full-time',12),(16,'Priya Sen',3,1999,2023,'part-time',15),(17,'Bob Hallam',1,1959,1985,'part-time',NULL);
INSERT INTO duties VALUES (1,11,3101,'2024-05-06','early',8.0,0),(2,12,3102,'2024-05-06','late',7.5,1.5),(3,14,4011,'2024-05-06','early',8.0,0.5),(4,15,5001,'2024-05-06','night',9.0,2.0),(5,12,3101,'2024-05-07','late',8.0,0),(6,13,4010,'2024-05-07','early',4.5,0),(7,15,5001,'2024-05-08','late',8.5,1.0),(8,14,4010,'2024-05-08','night',7.0,NULL),(9,12,3102,'2024-05-08','early',6.0,0);
INSERT INTO absences VALUES (1,11,'holiday','2024-05-13',10),(2,13,'sickness','2024-04-02',4),(3,16,'sickness','2024-05-01',12),(4,14,'training','2024-03-18',2),(5,13,'holiday','2024-06-10',7);
-- How many drivers work part-time?
-- number of people at the wheel on a part-time contract
SELECT COUNT(*) FROM drivers WHERE contract = 'part-time';
-- List the fleet numbers of buses that are not active.
-- vehicles, by fleet number, whose status is anything other than active
SELECT fleet_no FROM buses WHERE status != 'active';
-- What are the names of drivers born before 1970, from oldest to youngest?
-- drivers with birth year under 1970, the most senior in age first
SELECT name FROM drivers WHERE birth_year < 1970 ORDER BY birth_year ASC;
-- Which kinds of buses are there? List every kind once.
-- the distinct vehicle kinds in the fleet
SELECT DISTINCT kind FROM buses;
-- What is the total number of seats in buses made by Alexander?
-- places to sit in all Alexander vehicles together
SELECT SUM(seats) FROM buses WHERE maker = 'Alexander';
-- Which bus has the most seats? Give its fleet number and maker.
-- roomiest vehicle: fleet number plus who built it
SELECT fleet_no, maker FROM buses ORDER BY seats DESC LIMIT 1;
-- What are the names of the drivers at the Quarry Lane depot?
-- who is stationed at Quarry Lane
SELECT T1.name FROM drivers AS T1 JOIN depots AS T2 ON T1.depot_id = T2.id WHERE T2.name = 'Quarry Lane';
-- How many buses does each depot have? Show the depot's name and the count.
-- vehicles per garage, with the garage name first
SELECT T1.name, COUNT(*) FROM depots AS T1 JOIN buses AS T2 ON T1.id = T2.depot_id GROUP BY T1.id;
-- Which depots have neither buses nor drivers?
-- garages with no vehicle and nobody stationed, by name
SELECT name FROM depots WHERE id NOT IN (SELECT depot_id FROM buses) AND id NOT IN (SELECT depot_id FROM drivers);
-- Who was trained by Abdi Warsame? Give the names.
-- trainees of Abdi Warsame
SELECT T1.name FROM drivers AS T1 JOIN drivers AS T2 ON T1.trainer_badge = T2.badge WHERE T2.name = 'Abdi Warsame';
-- Find the name of each trainer along with the number of drivers he or she trained.
-- people who taught others, and how many each taught
SELECT T2.name, COUNT(*) FROM drivers AS T1 JOIN drivers AS T2 ON T1.trainer_badge = T2.badge GROUP BY T2.badge;
-- What is the average length in hours of duties on each shift?
-- shift and its mean duty hours
SELECT shift, AVG(hours) FROM duties GROUP BY shift;
-- Which drivers have worked both an early and a late shift?
-- names of those with early as well as late duties
SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge WHERE T2.shift = 'early' INTERSECT SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge WHERE T2.shift = 'late';
-- Which full-time drivers have never been absent?
-- people on a full-time contract without any absence, names
SELECT name FROM drivers WHERE contract = 'full-time' AND badge NOT IN (SELECT badge FROM absences);
-- Which driver has the highest total of overtime hours?
-- who piled up the most overtime altogether
SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge GROUP BY T1.badge ORDER BY SUM(T2.overtime_hours) DESC LIMIT 1;
-- Show the reasons for which drivers were absent more than 10 days in total, and the number of days.
-- absence reasons adding up to over 10 days, each with the sum
SELECT reason, SUM(days) FROM absences GROUP BY reason HAVING SUM(days) > 10;
-- List the names of drivers and the makers of the buses they drove on 2024-05-06.
-- on 2024-05-06, who drove a vehicle of which maker
SELECT T1.name, T3.maker FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge JOIN buses AS T3 ON T2.fleet_no = T3.fleet_no WHERE T2.duty_date = '2024-05-06';
-- Which buses have more seats than the average bus? Give the fleet numbers.
-- fleet numbers of vehicles with room for more than the mean
SELECT fleet_no FROM buses WHERE seats > (SELECT AVG(seats) FROM buses);
-- Which depot has the largest number of driver duties? Show its name and that number.
-- garage whose drivers did the most duties, with the tally
SELECT T1.name, COUNT(*) FROM depots AS T1 JOIN drivers AS T2 ON T1.id = T2.depot_id JOIN duties AS T3 ON T2.badge = T3.badge GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the different names of drivers who drove a double-decker or a midibus?
-- everyone, without repeats, who was at the wheel of a double-decker or midibus
SELECT DISTINCT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge JOIN buses AS T3 ON T2.fleet_no = T3.fleet_no WHERE T3.kind = 'double-decker' OR T3.kind = 'midibus';

-- database: narrow_water_barges
CREATE TABLE canal (canal_id INTEGER PRIMARY KEY, canal_name TEXT, length_miles REAL, opened_year INTEGER, authority TEXT);
CREATE TABLE lock (lock_id INTEGER PRIMARY KEY, canal_id INTEGER REFERENCES canal(canal_id), lock_name TEXT, rise_feet REAL, keeper TEXT);
CREATE TABLE skipper (skipper_id INTEGER PRIMARY KEY, skipper_name TEXT, home_wharf TEXT, licence_no TEXT, years_afloat INTEGER);
CREATE TABLE barge (barge_id INTEGER PRIMARY KEY, barge_name TEXT, hull TEXT, length_feet INTEGER, capacity_tons INTEGER, launched INTEGER, skipper_id INTEGER REFERENCES skipper(skipper_id));
CREATE TABLE haul (haul_id INTEGER PRIMARY KEY, barge_id INTEGER REFERENCES barge(barge_id), canal_id INTEGER REFERENCES canal(canal_id), cargo TEXT, tons INTEGER, toll REAL, haul_date TEXT);
INSERT INTO canal VALUES (1,'Marl Cut',22.5,1794,'Marl Navigation Trust'),(2,'Staffield Arm',9.0,1811,'Waterways Board'),(3,'Great Levels Canal',61.3,1778,'Waterways Board'),(4,'Potters Branch',4.2,1836,NULL);
INSERT INTO lock VALUES (1,1,'Sallow Lock',6.5,'Ted Gaunt'),(2,1,'Marl Top Lock',8.2,'Ted Gaunt'),(3,3,'Denver Deep',11.4,'Ruth Bly'),(4,3,'Ploughman Lock',7.0,NULL),(5,3,'Causeway Lock',5.8,'Ruth Bly'),(6,2,'Kiln Lock',9.1,'Sid Orme');
INSERT INTO skipper VALUES (1,'Hetty Dakin','Stourbrook','L-210',31),(2,'Joe Platt','Runcastle','L-334',12),(3,'Will Fenn','Stourbrook','L-287',20),(4,'Nora Peake','Ely Basin','L-402',5),(5,'Old Amos','Runcastle',NULL,52);
INSERT INTO barge VALUES (1,'Persevere','oak',70,30,1908,1),(2,'Bluebell','steel',72,36,1956,2),(3,'Fen Lass','iron',62,28,1921,3),(4,'Titania','steel',58,22,1987,4),(5,'Speedwell','oak',71,26,1899,1),(6,'Jenny Wren','iron',45,15,1930,4);
INSERT INTO haul VALUES (1,1,1,'coal',24,31.5,'1961-03-02'),(2,2,3,'wheat',33,58.0,'1961-03-09'),(3,3,3,'wheat',25,44.5,'1961-03-15'),(4,1,2,'clay',27,18.2,'1961-04-04'),(5,2,1,'coal',35,40.0,'1961-04-11'),(6,5,1,'flint',20,26.5,'1961-04-20'),(7,3,2,'coal',22,15.0,'1961-05-02'),(8,2,3,'timber',29,51.5,'1961-05-17');
-- How many barges have an oak hull?
-- number of boats built of oak
SELECT COUNT(*) FROM barge WHERE hull = 'oak';
-- What are the names of barges launched before 1925, newest first?
-- boats that entered the water prior to 1925, latest to earliest
SELECT barge_name FROM barge WHERE launched < 1925 ORDER BY launched DESC;
-- Which skipper has spent the most years afloat?
-- master with the longest time on the water, name only
SELECT skipper_name FROM skipper ORDER BY years_afloat DESC LIMIT 1;
-- Show the names of canals run by the Waterways Board.
-- waterways under the authority Waterways Board
SELECT canal_name FROM canal WHERE authority = 'Waterways Board';
-- What are the total tons and the average toll of the hauls of coal?
-- for coal trips: tons summed and mean toll
SELECT SUM(tons), AVG(toll) FROM haul WHERE cargo = 'coal';
-- Which canal has no authority on record?
-- waterway where the authority is left blank
SELECT canal_name FROM canal WHERE authority IS NULL;
-- How many different cargoes were hauled?
-- count of distinct goods carried
SELECT COUNT(DISTINCT cargo) FROM haul;
-- List each lock's name and the name of its canal.
-- locks together with the waterway they belong to
SELECT T1.lock_name, T2.canal_name FROM lock AS T1 JOIN canal AS T2 ON T1.canal_id = T2.canal_id;
-- What is the highest rise on each canal? Give the canal's name and the rise.
-- per waterway: name, and feet of its tallest lock
SELECT T1.canal_name, MAX(T2.rise_feet) FROM canal AS T1 JOIN lock AS T2 ON T1.canal_id = T2.canal_id GROUP BY T1.canal_id;
-- Which canals have no lock?
-- waterways free of locks
SELECT canal_name FROM canal WHERE canal_id NOT IN (SELECT canal_id FROM lock);
-- Who keeps more than one lock?
-- keepers in charge of over one lock, by name
SELECT keeper FROM lock GROUP BY keeper HAVING COUNT(*) > 1;
-- What are the names of locks whose rise is between 6 and 9 feet?
-- locks lifting a boat by 6 to 9 feet
SELECT lock_name FROM lock WHERE rise_feet BETWEEN 6 AND 9;
-- Give the names of skippers together with the barges they command.
-- master and boat, for every boat
SELECT T1.skipper_name, T2.barge_name FROM skipper AS T1 JOIN barge AS T2 ON T1.skipper_id = T2.skipper_id;
-- Which skippers are without a barge?
-- masters that command no boat
SELECT skipper_name FROM skipper WHERE skipper_id NOT IN (SELECT skipper_id FROM barge);
-- Find the names of barges that hauled both coal and wheat.
-- boats that took coal on one trip and wheat on another
SELECT T1.barge_name FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id WHERE T2.cargo = 'coal' INTERSECT SELECT T1.barge_name FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id WHERE T2.cargo = 'wheat';
-- Which barges made at least two hauls? Show the name and the total tons, most tons first.
-- boats with 2 or more trips, and their tons added up, in descending order of tons
SELECT T1.barge_name, SUM(T2.tons) FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id GROUP BY T1.barge_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.tons) DESC;
-- On which canal was the most money taken in tolls?
-- waterway whose tolls add up to the largest sum
SELECT T1.canal_name FROM canal AS T1 JOIN haul AS T2 ON T1.canal_id = T2.canal_id GROUP BY T1.canal_id ORDER BY SUM(T2.toll) DESC LIMIT 1;
-- What are the names of barges with a capacity above the average capacity?
-- boats that hold more tons than the mean boat
SELECT barge_name FROM barge WHERE capacity_tons > (SELECT AVG(capacity_tons) FROM barge);
-- Which skippers carried coal on the Marl Cut? Show the skipper and the tons.
-- masters of coal trips along the Marl Cut, with tons
SELECT T1.skipper_name, T3.tons FROM skipper AS T1 JOIN barge AS T2 ON T1.skipper_id = T2.skipper_id JOIN haul AS T3 ON T2.barge_id = T3.barge_id JOIN canal AS T4 ON T3.canal_id = T4.canal_id WHERE T3.cargo = 'coal' AND T4.canal_name = 'Marl Cut';
-- What is the total tonnage hauled by skippers from each home wharf? Show wharf and tons, from the least to the most tons.
-- wharf by wharf, the tons its masters moved altogether, in rising order
SELECT T1.home_wharf, SUM(T3.tons) FROM skipper AS T1 JOIN barge AS T2 ON T1.skipper_id = T2.skipper_id JOIN haul AS T3 ON T2.barge_id = T3.barge_id GROUP BY T1.home_wharf ORDER BY SUM(T3.tons) ASC;

-- database: grey_wagon_pool
CREATE TABLE wgn_type (type_cd TEXT PRIMARY KEY, type_desc TEXT, axles INTEGER, max_load_t REAL);
CREATE TABLE lessee (lessee_id INTEGER PRIMARY KEY, lessee_nm TEXT, cntry TEXT, sector TEXT, rating TEXT);
CREATE TABLE wgn (wgn_no TEXT PRIMARY KEY, type_cd TEXT REFERENCES wgn_type(type_cd), build_yr INTEGER, tare_t REAL, brake_kind TEXT, status TEXT);
CREATE TABLE hire (hire_id INTEGER PRIMARY KEY, wgn_no TEXT REFERENCES wgn(wgn_no), lessee_id INTEGER REFERENCES lessee(lessee_id), start_dt TEXT, end_dt TEXT, day_rate REAL);
CREATE TABLE wkshp (wkshp_id INTEGER PRIMARY KEY, wkshp_nm TEXT, town TEXT, cntry TEXT);
CREATE TABLE rpr (rpr_id INTEGER PRIMARY KEY, wgn_no TEXT REFERENCES wgn(wgn_no), wkshp_id INTEGER REFERENCES wkshp(wkshp_id), rpr_dt TEXT, fault TEXT, cost REAL);
INSERT INTO wgn_type VALUES ('HOP','hopper',4,65),('TNK','tank',4,58),('FLT','flat',4,62),('CAR','car carrier',3,22),('CVR','covered van',2,26);
INSERT INTO lessee VALUES (1,'Montan Cement','Austria','building',  'AA'),(2,'Adria Petrol','Slovenia','fuel','B'),(3,'Karst Timber','Slovenia','wood','A'),(4,'Bohemia Autos','Czechia','cars','AA'),(5,'Puszta Grain','Hungary','farming',NULL);
INSERT INTO wgn VALUES ('W-0101','HOP',1999,21.5,'disc','hired'),('W-0102','HOP',2007,20.8,'block','free'),('W-0201','TNK',2011,24.6,'disc','hired'),('W-0202','TNK',2003,25.1,'block','scrapped'),('W-0301','FLT',2016,19.9,'disc','hired'),('W-0302','FLT',1992,23.0,'block','free'),('W-0401','CAR',2019,27.4,'disc','hired'),('W-0303','FLT',2022,19.2,'disc','free');
INSERT INTO hire VALUES (1,'W-0101',1,'2022-01-01',NULL,31),(2,'W-0201',2,'2023-03-01',NULL,44.5),(3,'W-0202',2,'2019-05-01','2022-04-30',36),(4,'W-0301',3,'2023-07-15',NULL,28),(5,'W-0302',3,'2021-02-01','2022-01-31',19.5),(6,'W-0401',4,'2022-10-01',NULL,52),(7,'W-0102',1,'2020-06-01','2023-05-31',27.5),(8,'W-0301',1,'2021-04-01','2023-06-30',25);
INSERT INTO wkshp VALUES (1,'Drava Works','Maribor','Slovenia'),(2,'Prerov Wagon Shop','Prerov','Czechia'),(3,'Zilina Repair Hall','Zilina','Slovakia'),(4,'Steyr Rail Service','Steyr','Austria');
INSERT INTO rpr VALUES (1,'W-0101',1,'2021-11-12','brakes',2300),(2,'W-0101',4,'2023-04-03','wheelset',6100),(3,'W-0202',1,'2021-08-20','leak',4800),(4,'W-0302',1,'2022-03-17','floor',1950),(5,'W-0401',2,'2023-09-09','brakes',1720),(6,'W-0201',2,'2024-01-25','brakes',2650),(7,'W-0302',2,'2024-02-10','wheelset',5900);
-- How many wagons are free?
-- count of rail cars with the status free
SELECT COUNT(*) FROM wgn WHERE status = 'free';
-- List the wagon numbers with disc brakes built after 2010.
-- numbers of rail cars that have a disc brake and are younger than 2010
SELECT wgn_no FROM wgn WHERE brake_kind = 'disc' AND build_yr > 2010;
-- What is the description of the wagon type that can carry the heaviest load?
-- type with the greatest maximum load, described
SELECT type_desc FROM wgn_type ORDER BY max_load_t DESC LIMIT 1;
-- What are the lowest, the average and the highest day rate of the hires?
-- price a day across rentals: minimum, mean, maximum
SELECT MIN(day_rate), AVG(day_rate), MAX(day_rate) FROM hire;
-- Which lessees have no rating?
-- names of customers not rated yet
SELECT lessee_nm FROM lessee WHERE rating IS NULL;
-- In which different countries are the lessees based?
-- customers' countries, each only once
SELECT DISTINCT cntry FROM lessee;
-- Show the wagon number and type description of every wagon built before 2005.
-- rail cars older than 2005: number and what type
SELECT T1.wgn_no, T2.type_desc FROM wgn AS T1 JOIN wgn_type AS T2 ON T1.type_cd = T2.type_cd WHERE T1.build_yr < 2005;
-- How many wagons are there of each type? Give the description and the number.
-- types by description with their count of rail cars
SELECT T1.type_desc, COUNT(*) FROM wgn_type AS T1 JOIN wgn AS T2 ON T1.type_cd = T2.type_cd GROUP BY T1.type_cd;
-- Which wagon types are not represented in the pool? Give their descriptions.
-- descriptions of types of which we own no rail car
SELECT type_desc FROM wgn_type WHERE type_cd NOT IN (SELECT type_cd FROM wgn);
-- Find the numbers of wagons that have never been hired.
-- rail cars that were let to nobody, numbers
SELECT wgn_no FROM wgn WHERE wgn_no NOT IN (SELECT wgn_no FROM hire);
-- Which lessee has made the most hires?
-- best customer by number of rentals
SELECT T1.lessee_nm FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id GROUP BY T1.lessee_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the average day rate paid by lessees of each sector?
-- line of business and the mean price a day there
SELECT T1.sector, AVG(T2.day_rate) FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id GROUP BY T1.sector;
-- Who is hiring wagon W-0301 at present, that is, with no end date? Give the lessee's name and the start date.
-- open rental of W-0301 (end date missing): customer, and since when
SELECT T1.lessee_nm, T2.start_dt FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.wgn_no = 'W-0301' AND T2.end_dt IS NULL;
-- What did each workshop earn in total from repairs? Show the workshop name and the sum.
-- repair shops with their summed costs
SELECT T1.wkshp_nm, SUM(T2.cost) FROM wkshp AS T1 JOIN rpr AS T2 ON T1.wkshp_id = T2.wkshp_id GROUP BY T1.wkshp_id;
-- Which faults occurred more than once?
-- what broke on over one occasion
SELECT fault FROM rpr GROUP BY fault HAVING COUNT(*) > 1;
-- List the wagon numbers of repairs that cost more than the average repair, the most expensive first.
-- rail cars from repairs above the mean cost, dearest first
SELECT wgn_no FROM rpr WHERE cost > (SELECT AVG(cost) FROM rpr) ORDER BY cost DESC;
-- Which countries have a workshop but no lessee?
-- countries where there is a repair shop and not a single customer
SELECT cntry FROM wkshp EXCEPT SELECT cntry FROM lessee;
-- Which wagons were repaired both for brakes and for a wheelset?
-- rail car numbers with a brakes fault and also a wheelset fault
SELECT wgn_no FROM rpr WHERE fault = 'brakes' INTERSECT SELECT wgn_no FROM rpr WHERE fault = 'wheelset';
-- What are the descriptions of wagon types repaired in Maribor? List each once.
-- kinds of rail car, no repeats, that went through the shop at Maribor
SELECT DISTINCT T4.type_desc FROM wkshp AS T1 JOIN rpr AS T2 ON T1.wkshp_id = T2.wkshp_id JOIN wgn AS T3 ON T2.wgn_no = T3.wgn_no JOIN wgn_type AS T4 ON T3.type_cd = T4.type_cd WHERE T1.town = 'Maribor';
-- Among wagons repaired at least twice, which one has the highest total repair cost? Return the wagon number and the total.
-- of the rail cars with 2 or more repairs, number and summed cost of the costliest
SELECT wgn_no, SUM(cost) FROM rpr GROUP BY wgn_no HAVING COUNT(*) >= 2 ORDER BY SUM(cost) DESC LIMIT 1;
