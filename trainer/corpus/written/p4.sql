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
-- Who among our aviators is Belgian? Forename, family name.
-- nationality Belgian: pilots' given name and surname
SELECT first_name, last_name FROM Pilots WHERE nationality = 'Belgian';
-- How many licences have the status valid?
-- count of permits that are valid
-- How many papers to fly still count (valid)?
-- licence status valid, number of licences
SELECT COUNT(*) FROM Licences WHERE licence_status = 'valid';
-- What are the descriptions of licence types that have a minimum age of 16?
-- kinds of permit, described, whose lowest age is 16
-- What papers can you get from the age of 16 on?
-- minimum age 16: licence descriptions
SELECT licence_description FROM Ref_Licence_Types WHERE minimum_age = 16;
-- Who is the youngest pilot? Give the last name and the date of birth.
-- surname and birthday of the flyer born last
-- Which aviator is younger than all the others, and when was he or she born? Family name first.
-- sort pilots by birth date, newest first, only one: last name, birth date
SELECT last_name, date_of_birth FROM Pilots ORDER BY date_of_birth DESC LIMIT 1;
-- Which rating descriptions have an exam fee below 300, cheapest first?
-- endorsements whose test costs less than 300, in rising order of the fee (described)
-- For what extra permissions can you sit the exam at less than 300? Least expensive first, in words.
-- exam fee under 300: rating descriptions, sorted upwards by fee
SELECT rating_description FROM Ref_Ratings WHERE exam_fee < 300 ORDER BY exam_fee ASC;
-- List the last names of pilots who have no medical expiry date.
-- flyers without any date for the end of their medical, surnames
-- Which aviators have nothing on file about when the doctor's certificate runs out? Family names.
-- medical expiry empty: last names of pilots
SELECT last_name FROM Pilots WHERE medical_expiry_date IS NULL;
-- What are the minimum, average and maximum scores of skill tests that ended with a pass?
-- marks of tests with the result pass: lowest, mean, highest
-- How well do people do who get a pass: the poorest mark, the average, the best?
-- result pass: min, mean and max score
SELECT MIN(score), AVG(score), MAX(score) FROM Skill_Tests WHERE result = 'pass';
-- Show the licence number of every licence with the last name of its holder.
-- permit numbers and whose they are (surname)
-- Who holds each paper? Its number, then the family name.
-- licence no with the last name of the pilot
SELECT T1.licence_number, T2.last_name FROM Licences AS T1 JOIN Pilots AS T2 ON T1.pilot_id = T2.pilot_id;
-- How many licences are there of each type? Return the description and the number.
-- permits by kind, kind described, with the count
-- How many papers of every kind have we given out? The kind in words first.
-- licence description, count of licences
SELECT T1.licence_description, COUNT(*) FROM Ref_Licence_Types AS T1 JOIN Licences AS T2 ON T1.licence_code = T2.licence_code GROUP BY T1.licence_code;
-- Which pilots hold no licence? Give first and last names.
-- flyers without a permit: given name, surname
-- Who is on file as an aviator but has no papers? Forename, family name.
-- pilots with zero licences: given name and surname
SELECT first_name, last_name FROM Pilots WHERE pilot_id NOT IN (SELECT pilot_id FROM Licences);
-- Which licence types have never been issued? Give their descriptions.
-- descriptions of the kinds of permit that nobody got
-- What papers has nobody ever been given? In words.
-- licence types without a licence: description
SELECT licence_description FROM Ref_Licence_Types WHERE licence_code NOT IN (SELECT licence_code FROM Licences);
-- Find the dates and scores of the skill tests for instrument flying.
-- when were instrument flying tests held, and the mark of each
-- On what days did someone try for instrument flying, and how many points did they get?
-- rating instrument flying: test date plus score
SELECT T1.test_date, T1.score FROM Skill_Tests AS T1 JOIN Ref_Ratings AS T2 ON T1.rating_code = T2.rating_code WHERE T2.rating_description = 'instrument flying';
-- Which examiner conducted the most skill tests?
-- name of the person who examined most often
-- Who has put more people through an exam than any other?
-- count skill tests per examiner, name of the top one
SELECT T1.examiner_name FROM Examiners AS T1 JOIN Skill_Tests AS T2 ON T1.examiner_id = T2.examiner_id GROUP BY T1.examiner_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of examiners authorised between 2000 and 2020?
-- examiners who got their authority from 2000 to 2020
-- Who has been allowed to examine since any year from 2000 to 2020?
-- authorised since no earlier than 2000 and no later than 2020: examiner names
SELECT examiner_name FROM Examiners WHERE authorised_since BETWEEN 2000 AND 2020;
-- Which pilots have logged more hours than the average pilot? Show last name and hours.
-- surname and hours of flyers above the mean in logged time
-- Who has been in the air for longer than aviators on average, and for how long? Family name first.
-- logged hours beyond the mean: last name, hours
SELECT last_name, logged_hours FROM Pilots WHERE logged_hours > (SELECT AVG(logged_hours) FROM Pilots);
-- What are the last names of pilots who failed one test (fail) and passed another (pass)?
-- surnames of flyers with a fail as well as a pass among their tests
-- Who got a fail at one time and a pass at some other? Family names.
-- pilots with a pass among their results and a fail too: last name
SELECT T1.last_name FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id WHERE T2.result = 'fail' INTERSECT SELECT T1.last_name FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id WHERE T2.result = 'pass';
-- Which nationalities are represented by at least two pilots?
-- nationalities that 2 or more flyers share
-- Which peoples do two or more aviators belong to?
-- nationality with at least 2 pilots
SELECT nationality FROM Pilots GROUP BY nationality HAVING COUNT(*) >= 2;
-- Give the last names of pilots with a private pilot licence that is suspended.
-- whose private pilot permit is suspended, surname
-- Who has a private pilot paper that has been taken away for now (suspended)? Family names.
-- licence type private pilot, status suspended: last names of the pilots
SELECT T1.last_name FROM Pilots AS T1 JOIN Licences AS T2 ON T1.pilot_id = T2.pilot_id JOIN Ref_Licence_Types AS T3 ON T2.licence_code = T3.licence_code WHERE T3.licence_description = 'private pilot' AND T2.licence_status = 'suspended';
-- For pilots who took at least 2 tests, show the last name and the average score, best average first.
-- flyers with 2 or more tests: surname and mean mark, descending
-- How many points do aviators get on average who sat at least 2 exams? Family name and that figure, highest first.
-- no fewer than 2 tests: pilot's last name, mean score, sorted down
SELECT T1.last_name, AVG(T2.score) FROM Pilots AS T1 JOIN Skill_Tests AS T2 ON T1.pilot_id = T2.pilot_id GROUP BY T1.pilot_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.score) DESC;
-- At which different airfields are the examiners who tested pilots of German nationality?
-- distinct home fields of whoever examined German flyers
-- Where are those based who have put a German aviator through an exam? No repeats.
-- pilots of nationality German: airfields of their examiners, each one time
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
-- How many at the wheel do not work a full week (part-time)?
-- contract part-time, count the drivers
SELECT COUNT(*) FROM drivers WHERE contract = 'part-time';
-- List the fleet numbers of buses that are not active.
-- vehicles, by fleet number, whose status is anything other than active
-- Which vehicles are not in use, i.e. in any state but active? Fleet numbers.
-- status not active: fleet no of the buses
SELECT fleet_no FROM buses WHERE status != 'active';
-- What are the names of drivers born before 1970, from oldest to youngest?
-- drivers with birth year under 1970, the most senior in age first
-- Who at the wheel came into the world before 1970? Oldest first.
-- drivers with a birth year below 1970, sorted by it going up: names
SELECT name FROM drivers WHERE birth_year < 1970 ORDER BY birth_year ASC;
-- Which kinds of buses are there? List every kind once.
-- the distinct vehicle kinds in the fleet
-- What sorts of vehicle do we run? No repeats.
-- every kind of bus, just one time each
SELECT DISTINCT kind FROM buses;
-- What is the total number of seats in buses made by Alexander?
-- places to sit in all Alexander vehicles together
-- How many people can sit down in everything Alexander built for us?
-- maker Alexander: seats of the buses added up
SELECT SUM(seats) FROM buses WHERE maker = 'Alexander';
-- Which bus has the most seats? Give its fleet number and maker.
-- roomiest vehicle: fleet number plus who built it
-- In which vehicle can most people sit, and who made it? Its fleet number first.
-- buses by seats, highest first, only one: fleet no, maker
SELECT fleet_no, maker FROM buses ORDER BY seats DESC LIMIT 1;
-- What are the names of the drivers at the Quarry Lane depot?
-- who is stationed at Quarry Lane
-- Who drives out of Quarry Lane?
-- depot Quarry Lane: names of the drivers
SELECT T1.name FROM drivers AS T1 JOIN depots AS T2 ON T1.depot_id = T2.id WHERE T2.name = 'Quarry Lane';
-- How many buses does each depot have? Show the depot's name and the count.
-- vehicles per garage, with the garage name first
-- How many vehicles are parked at every yard? The yard first.
-- depot name, count of buses
SELECT T1.name, COUNT(*) FROM depots AS T1 JOIN buses AS T2 ON T1.id = T2.depot_id GROUP BY T1.id;
-- Which depots have neither buses nor drivers?
-- garages with no vehicle and nobody stationed, by name
-- Which yards stand empty, without a vehicle and without anyone to drive one?
-- depots with zero drivers and zero buses: names
SELECT name FROM depots WHERE id NOT IN (SELECT depot_id FROM buses) AND id NOT IN (SELECT depot_id FROM drivers);
-- Who was trained by Abdi Warsame? Give the names.
-- trainees of Abdi Warsame
-- Whom did Abdi Warsame show how to drive?
-- drivers whose trainer is Abdi Warsame, names
SELECT T1.name FROM drivers AS T1 JOIN drivers AS T2 ON T1.trainer_badge = T2.badge WHERE T2.name = 'Abdi Warsame';
-- Find the name of each trainer along with the number of drivers he or she trained.
-- people who taught others, and how many each taught
-- Who has shown others how to drive, and how many of them?
-- trainer name, number of drivers with that trainer
SELECT T2.name, COUNT(*) FROM drivers AS T1 JOIN drivers AS T2 ON T1.trainer_badge = T2.badge GROUP BY T2.badge;
-- What is the average length in hours of duties on each shift?
-- shift and its mean duty hours
-- How long do people work on average early, late and so on? What time of day it is called first.
-- mean of hours per shift: shift, mean
SELECT shift, AVG(hours) FROM duties GROUP BY shift;
-- Which drivers have worked both an early and a late shift?
-- names of those with early as well as late duties
-- Who has been at the wheel early and at some time late too?
-- drivers with a duty on the shift late who also have one on the shift early
SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge WHERE T2.shift = 'early' INTERSECT SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge WHERE T2.shift = 'late';
-- Which full-time drivers have never been absent?
-- people on a full-time contract without any absence, names
-- Who works the full week (full-time) and has not missed a day?
-- contract full-time, no absence: driver names
SELECT name FROM drivers WHERE contract = 'full-time' AND badge NOT IN (SELECT badge FROM absences);
-- Which driver has the highest total of overtime hours?
-- who piled up the most overtime altogether
-- Who has worked the most beyond normal hours, all in all?
-- sum overtime hours per driver, the name on top
SELECT T1.name FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge GROUP BY T1.badge ORDER BY SUM(T2.overtime_hours) DESC LIMIT 1;
-- Show the reasons for which drivers were absent more than 10 days in total, and the number of days.
-- absence reasons adding up to over 10 days, each with the sum
-- Why were people away for more than 10 days all together, and for how many? The cause first.
-- days of absence summed by reason, only above 10: reason, sum
SELECT reason, SUM(days) FROM absences GROUP BY reason HAVING SUM(days) > 10;
-- List the names of drivers and the makers of the buses they drove on 2024-05-06.
-- on 2024-05-06, who drove a vehicle of which maker
-- Who was at the wheel on 2024-05-06, and who had built what they drove?
-- duty date 2024-05-06: driver name, bus maker
SELECT T1.name, T3.maker FROM drivers AS T1 JOIN duties AS T2 ON T1.badge = T2.badge JOIN buses AS T3 ON T2.fleet_no = T3.fleet_no WHERE T2.duty_date = '2024-05-06';
-- Which buses have more seats than the average bus? Give the fleet numbers.
-- fleet numbers of vehicles with room for more than the mean
-- In which vehicles can more people sit than in vehicles on average? Fleet numbers.
-- seats above the mean: fleet no
SELECT fleet_no FROM buses WHERE seats > (SELECT AVG(seats) FROM buses);
-- Which depot has the largest number of driver duties? Show its name and that number.
-- garage whose drivers did the most duties, with the tally
-- Which yard's people have been sent out most often, and how many times?
-- count duties by the driver's depot; the top depot plus count
SELECT T1.name, COUNT(*) FROM depots AS T1 JOIN drivers AS T2 ON T1.id = T2.depot_id JOIN duties AS T3 ON T2.badge = T3.badge GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the different names of drivers who drove a double-decker or a midibus?
-- everyone, without repeats, who was at the wheel of a double-decker or midibus
-- Who has been at the wheel of a midibus or of a double-decker? No repeats.
-- bus kind double-decker or midibus: names of those who drove one, each one time
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
-- How many boats are made of oak?
-- hull oak: number of barges
SELECT COUNT(*) FROM barge WHERE hull = 'oak';
-- What are the names of barges launched before 1925, newest first?
-- boats that entered the water prior to 1925, latest to earliest
-- What boats first touched water earlier than 1925? Latest first.
-- launched before 1925, sorted by year going down: barge names
SELECT barge_name FROM barge WHERE launched < 1925 ORDER BY launched DESC;
-- Which skipper has spent the most years afloat?
-- master with the longest time on the water, name only
-- Who has lived on boats for longer than anybody?
-- sort skippers by years afloat, name of the top one
SELECT skipper_name FROM skipper ORDER BY years_afloat DESC LIMIT 1;
-- Show the names of canals run by the Waterways Board.
-- waterways under the authority Waterways Board
-- What waterways does the Waterways Board look after?
-- authority Waterways Board: canal names
SELECT canal_name FROM canal WHERE authority = 'Waterways Board';
-- What are the total tons and the average toll of the hauls of coal?
-- for coal trips: tons summed and mean toll
-- How many tons of coal have gone by boat in all, and what did a trip with it cost in toll on average?
-- cargo coal: sum of tons, mean toll
SELECT SUM(tons), AVG(toll) FROM haul WHERE cargo = 'coal';
-- Which canal has no authority on record?
-- waterway where the authority is left blank
-- For which waterway do we not know who runs it?
-- authority empty - canal name
SELECT canal_name FROM canal WHERE authority IS NULL;
-- How many different cargoes were hauled?
-- count of distinct goods carried
-- How many sorts of goods have ever been on board?
-- number of cargoes, each cargo one time
SELECT COUNT(DISTINCT cargo) FROM haul;
-- List each lock's name and the name of its canal.
-- locks together with the waterway they belong to
-- On which waterway is every lock? The lock first.
-- lock name with its canal name
SELECT T1.lock_name, T2.canal_name FROM lock AS T1 JOIN canal AS T2 ON T1.canal_id = T2.canal_id;
-- What is the highest rise on each canal? Give the canal's name and the rise.
-- per waterway: name, and feet of its tallest lock
-- How many feet does the highest lock of every waterway lift you? The waterway first.
-- canal name, max of rise
SELECT T1.canal_name, MAX(T2.rise_feet) FROM canal AS T1 JOIN lock AS T2 ON T1.canal_id = T2.canal_id GROUP BY T1.canal_id;
-- Which canals have no lock?
-- waterways free of locks
-- Which waterways can you travel without passing a lock?
-- canals with zero locks, names
SELECT canal_name FROM canal WHERE canal_id NOT IN (SELECT canal_id FROM lock);
-- Who keeps more than one lock?
-- keepers in charge of over one lock, by name
-- Who looks after two or more locks?
-- keeper of more than one lock
SELECT keeper FROM lock GROUP BY keeper HAVING COUNT(*) > 1;
-- What are the names of locks whose rise is between 6 and 9 feet?
-- locks lifting a boat by 6 to 9 feet
-- Which locks lift you 6 feet or more but no more than 9?
-- rise from 6 up to 9 feet: names of the locks
SELECT lock_name FROM lock WHERE rise_feet BETWEEN 6 AND 9;
-- Give the names of skippers together with the barges they command.
-- master and boat, for every boat
-- Who is in charge of which boat? The person first.
-- skipper name with barge name
SELECT T1.skipper_name, T2.barge_name FROM skipper AS T1 JOIN barge AS T2 ON T1.skipper_id = T2.skipper_id;
-- Which skippers are without a barge?
-- masters that command no boat
-- Who is a master without any boat of his or her own?
-- skippers with zero barges, names
SELECT skipper_name FROM skipper WHERE skipper_id NOT IN (SELECT skipper_id FROM barge);
-- Find the names of barges that hauled both coal and wheat.
-- boats that took coal on one trip and wheat on another
-- Which boats have had coal on board and at another time wheat?
-- barge names with a haul of wheat as well as a haul of coal
SELECT T1.barge_name FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id WHERE T2.cargo = 'coal' INTERSECT SELECT T1.barge_name FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id WHERE T2.cargo = 'wheat';
-- Which barges made at least two hauls? Show the name and the total tons, most tons first.
-- boats with 2 or more trips, and their tons added up, in descending order of tons
-- Which boats have gone out two times or more, and how heavy was it all? Heaviest first.
-- at least 2 hauls: barge name, sum of tons, sorted down
SELECT T1.barge_name, SUM(T2.tons) FROM barge AS T1 JOIN haul AS T2 ON T1.barge_id = T2.barge_id GROUP BY T1.barge_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.tons) DESC;
-- On which canal was the most money taken in tolls?
-- waterway whose tolls add up to the largest sum
-- Which waterway brought in more money from passing boats than any other?
-- sum toll by canal, top canal name
SELECT T1.canal_name FROM canal AS T1 JOIN haul AS T2 ON T1.canal_id = T2.canal_id GROUP BY T1.canal_id ORDER BY SUM(T2.toll) DESC LIMIT 1;
-- What are the names of barges with a capacity above the average capacity?
-- boats that hold more tons than the mean boat
-- Which boats can take more than boats can on average?
-- capacity above the mean: barge names
SELECT barge_name FROM barge WHERE capacity_tons > (SELECT AVG(capacity_tons) FROM barge);
-- Which skippers carried coal on the Marl Cut? Show the skipper and the tons.
-- masters of coal trips along the Marl Cut, with tons
-- Who took coal along the Marl Cut, and how heavy was each load?
-- cargo coal, canal Marl Cut: skipper name, tons, one row per haul
SELECT T1.skipper_name, T3.tons FROM skipper AS T1 JOIN barge AS T2 ON T1.skipper_id = T2.skipper_id JOIN haul AS T3 ON T2.barge_id = T3.barge_id JOIN canal AS T4 ON T3.canal_id = T4.canal_id WHERE T3.cargo = 'coal' AND T4.canal_name = 'Marl Cut';
-- What is the total tonnage hauled by skippers from each home wharf? Show wharf and tons, from the least to the most tons.
-- wharf by wharf, the tons its masters moved altogether, in rising order
-- How heavy is all that masters at every wharf have carried? The wharf first, lightest on top.
-- tons summed by the skipper's home wharf, sorted upwards: wharf, sum
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
-- How many freight cars can be had right now (free)?
-- status free: wagon count
SELECT COUNT(*) FROM wgn WHERE status = 'free';
-- List the wagon numbers with disc brakes built after 2010.
-- numbers of rail cars that have a disc brake and are younger than 2010
-- Which freight cars were made later than 2010 and stop with a disc? Numbers.
-- built past 2010, brake kind disc: wagon no
SELECT wgn_no FROM wgn WHERE brake_kind = 'disc' AND build_yr > 2010;
-- What is the description of the wagon type that can carry the heaviest load?
-- type with the greatest maximum load, described
-- Which sort of freight car takes more tons than any other? In words.
-- wagon types sorted by max load, the top one's description
SELECT type_desc FROM wgn_type ORDER BY max_load_t DESC LIMIT 1;
-- What are the lowest, the average and the highest day rate of the hires?
-- price a day across rentals: minimum, mean, maximum
-- How much do people pay us a day at least, on average, and at most?
-- hires' day rate: min, mean, max
SELECT MIN(day_rate), AVG(day_rate), MAX(day_rate) FROM hire;
-- Which lessees have no rating?
-- names of customers not rated yet
-- Which clients has nobody judged as yet, their rating being blank?
-- rating empty: lessee names
SELECT lessee_nm FROM lessee WHERE rating IS NULL;
-- In which different countries are the lessees based?
-- customers' countries, each only once
-- What nations do clients come from? No repeats.
-- lessee countries, each one time
SELECT DISTINCT cntry FROM lessee;
-- Show the wagon number and type description of every wagon built before 2005.
-- rail cars older than 2005: number and what type
-- Which freight cars were made earlier than 2005, and what sort is each? Number first.
-- build year under 2005: wagon no, type description
SELECT T1.wgn_no, T2.type_desc FROM wgn AS T1 JOIN wgn_type AS T2 ON T1.type_cd = T2.type_cd WHERE T1.build_yr < 2005;
-- How many wagons are there of each type? Give the description and the number.
-- types by description with their count of rail cars
-- How many freight cars of every sort have we? The sort in words first.
-- type description with its wagon count
SELECT T1.type_desc, COUNT(*) FROM wgn_type AS T1 JOIN wgn AS T2 ON T1.type_cd = T2.type_cd GROUP BY T1.type_cd;
-- Which wagon types are not represented in the pool? Give their descriptions.
-- descriptions of types of which we own no rail car
-- What sorts of freight car have we none of? In words.
-- wagon types without a wagon: description
SELECT type_desc FROM wgn_type WHERE type_cd NOT IN (SELECT type_cd FROM wgn);
-- Find the numbers of wagons that have never been hired.
-- rail cars that were let to nobody, numbers
-- Which freight cars has nobody ever taken? Numbers.
-- wagon no with zero hires
SELECT wgn_no FROM wgn WHERE wgn_no NOT IN (SELECT wgn_no FROM hire);
-- Which lessee has made the most hires?
-- best customer by number of rentals
-- Who has come to us for a freight car more often than anybody?
-- count hires per lessee, top name
SELECT T1.lessee_nm FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id GROUP BY T1.lessee_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the average day rate paid by lessees of each sector?
-- line of business and the mean price a day there
-- How much a day do clients in every line of business pay on average? The line first.
-- sector of the lessee, mean day rate
SELECT T1.sector, AVG(T2.day_rate) FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id GROUP BY T1.sector;
-- Who is hiring wagon W-0301 at present, that is, with no end date? Give the lessee's name and the start date.
-- open rental of W-0301 (end date missing): customer, and since when
-- Who has W-0301 now, no end being set, and since when?
-- wagon W-0301, end date empty: lessee name, start date
SELECT T1.lessee_nm, T2.start_dt FROM lessee AS T1 JOIN hire AS T2 ON T1.lessee_id = T2.lessee_id WHERE T2.wgn_no = 'W-0301' AND T2.end_dt IS NULL;
-- What did each workshop earn in total from repairs? Show the workshop name and the sum.
-- repair shops with their summed costs
-- How much did mending cost in all at every place that does it? The place first.
-- workshop name, sum of repair cost
SELECT T1.wkshp_nm, SUM(T2.cost) FROM wkshp AS T1 JOIN rpr AS T2 ON T1.wkshp_id = T2.wkshp_id GROUP BY T1.wkshp_id;
-- Which faults occurred more than once?
-- what broke on over one occasion
-- What has gone wrong more than one time?
-- fault, if more than one repair has it
SELECT fault FROM rpr GROUP BY fault HAVING COUNT(*) > 1;
-- List the wagon numbers of repairs that cost more than the average repair, the most expensive first.
-- rail cars from repairs above the mean cost, dearest first
-- Which freight cars were dearer to mend than is usual (the mean)? Numbers, dearest first.
-- repair cost above average: wagon no, sorted down by cost
SELECT wgn_no FROM rpr WHERE cost > (SELECT AVG(cost) FROM rpr) ORDER BY cost DESC;
-- Which countries have a workshop but no lessee?
-- countries where there is a repair shop and not a single customer
-- In what nations do we get things mended but have no client?
-- workshop countries minus lessee countries
SELECT cntry FROM wkshp EXCEPT SELECT cntry FROM lessee;
-- Which wagons were repaired both for brakes and for a wheelset?
-- rail car numbers with a brakes fault and also a wheelset fault
-- Which freight cars were in for the brakes and also for a wheelset? Numbers.
-- wagon no with a fault wheelset and a fault brakes
SELECT wgn_no FROM rpr WHERE fault = 'brakes' INTERSECT SELECT wgn_no FROM rpr WHERE fault = 'wheelset';
-- What are the descriptions of wagon types repaired in Maribor? List each once.
-- kinds of rail car, no repeats, that went through the shop at Maribor
-- What sorts of freight car have been mended in Maribor? In words, no repeats.
-- workshop town Maribor: type descriptions of the wagons repaired, each one time
SELECT DISTINCT T4.type_desc FROM wkshp AS T1 JOIN rpr AS T2 ON T1.wkshp_id = T2.wkshp_id JOIN wgn AS T3 ON T2.wgn_no = T3.wgn_no JOIN wgn_type AS T4 ON T3.type_cd = T4.type_cd WHERE T1.town = 'Maribor';
-- Among wagons repaired at least twice, which one has the highest total repair cost? Return the wagon number and the total.
-- of the rail cars with 2 or more repairs, number and summed cost of the costliest
-- Which freight car that was in two times or more has cost most to mend in all, and how much? Number first.
-- at least 2 repairs: sum cost by wagon, top one - wagon no, sum
SELECT wgn_no, SUM(cost) FROM rpr GROUP BY wgn_no HAVING COUNT(*) >= 2 ORDER BY SUM(cost) DESC LIMIT 1;
