-- database: gorse_links_golf_club
CREATE TABLE ref_membership (mbr_type TEXT PRIMARY KEY, mbr_desc TEXT, ann_fee INTEGER, guest_rounds INTEGER, weekend_ok TEXT);
CREATE TABLE member (mbr_no INTEGER PRIMARY KEY, fst_nm TEXT, sur_nm TEXT, mbr_type TEXT REFERENCES ref_membership(mbr_type), joined_dt TEXT, hcp REAL, town TEXT, proposer_no INTEGER REFERENCES member(mbr_no), locker INTEGER);
CREATE TABLE pro (pro_no INTEGER PRIMARY KEY, pro_nm TEXT, lesson_rate INTEGER, hired_yr INTEGER, spec TEXT);
CREATE TABLE lesson (lesson_no INTEGER PRIMARY KEY, pro_no INTEGER REFERENCES pro(pro_no), mbr_no INTEGER REFERENCES member(mbr_no), lesson_dt TEXT, mins INTEGER, topic TEXT, paid TEXT);
CREATE TABLE course (crs_cd TEXT PRIMARY KEY, crs_nm TEXT, designer TEXT, opened_yr INTEGER, par INTEGER, len_m INTEGER);
CREATE TABLE hole (crs_cd TEXT REFERENCES course(crs_cd), hole_no INTEGER, hole_nm TEXT, par INTEGER, len_m INTEGER, stroke_idx INTEGER, water TEXT, PRIMARY KEY (crs_cd, hole_no));
CREATE TABLE spons (spons_no INTEGER PRIMARY KEY, spons_nm TEXT, trade TEXT, contact TEXT, town TEXT);
CREATE TABLE tourn (tourn_no INTEGER PRIMARY KEY, tourn_nm TEXT, crs_cd TEXT REFERENCES course(crs_cd), spons_no INTEGER REFERENCES spons(spons_no), tourn_dt TEXT, format TEXT, entry_fee INTEGER, max_players INTEGER);
CREATE TABLE score (tourn_no INTEGER REFERENCES tourn(tourn_no), mbr_no INTEGER REFERENCES member(mbr_no), gross INTEGER, net INTEGER, putts INTEGER, marker_no INTEGER REFERENCES member(mbr_no), PRIMARY KEY (tourn_no, mbr_no));
CREATE TABLE trophy (trophy_no INTEGER PRIMARY KEY, trophy_nm TEXT, donor_no INTEGER REFERENCES member(mbr_no), tourn_no INTEGER REFERENCES tourn(tourn_no), first_awarded INTEGER, value INTEGER);
INSERT INTO ref_membership VALUES ('FUL','full member',1450,12,'Y'),('MID','midweek member',890,6,'N'),('JUN','junior member',180,4,'Y'),('CTY','country member',620,3,'Y'),('SOC','social member',95,0,'N');
INSERT INTO member VALUES (1,'Hamish','Drysdale','FUL','1994-03-01',6.4,'Craigmuir',NULL,12),(2,'Fiona','Lockhart','FUL','2003-05-17',11.2,'Portnessie',1,31),(3,'Eric','Sandeman','MID','2011-09-05',18.7,'Craigmuir',1,NULL),(4,'Isla','Drysdale','JUN','2021-04-10',22.5,'Craigmuir',2,NULL),(5,'Gordon','Petrie','CTY','2008-02-20',3.1,'Edinhame',NULL,7),(6,'Moira','Tulloch','FUL','2016-06-30',14.9,'Portnessie',2,45),(7,'Duncan','Weems','SOC','2019-11-11',NULL,'Craigmuir',3,NULL),(8,'Craig','Lockhart','JUN','2022-01-25',16.3,'Portnessie',6,52);
INSERT INTO pro VALUES (1,'Stuart Abernethy',48,2009,'short game'),(2,'Carys Bowen',55,2018,'putting'),(3,'Neil Rintoul',35,2022,'beginners');
INSERT INTO lesson VALUES (1,1,3,'2024-03-05',60,'bunker shots','Y'),(2,2,2,'2024-03-09',45,'long putts','Y'),(3,3,4,'2024-04-02',30,'grip','N'),(4,1,4,'2024-04-16',60,'chipping','Y'),(5,2,3,'2024-05-11',90,'reading greens','N'),(6,3,8,'2024-05-20',40,'stance','Y'),(7,1,6,'2024-06-01',50,'bunker shots','N');
INSERT INTO course VALUES ('OLD','Old Gorse Course','Tam Haldane',1889,71,5850),('NEW','Lighthouse Course','Helen Strang',1996,72,6310),('NIN','Shepherd''s Nine','Tam Haldane',1903,33,2240),('PAR','Practice Loop','Helen Strang',2014,27,1100);
INSERT INTO hole VALUES ('OLD',1,'Kirk',4,352,9,'N'),('OLD',2,'Burn',5,478,3,'Y'),('OLD',3,'Whins',3,148,15,'N'),('NEW',1,'Beacon',4,377,7,'N'),('NEW',2,'Seal Rock',4,401,1,'Y'),('NEW',3,'Harbour View',5,512,5,'Y'),('NIN',1,'Sheepfold',3,161,8,'N'),('NIN',2,'Burnside',4,299,2,'Y');
INSERT INTO spons VALUES (1,'Nessie Brewing','brewery','Amy Corr','Portnessie'),(2,'Muir and Sons','solicitors','Ewan Muir','Craigmuir'),(3,'Highland Motors','car dealer',NULL,'Invermay'),(4,'Thistle Tours','travel','Jo Birnie','Strathvale');
INSERT INTO tourn VALUES (1,'Spring Medal','OLD',2,'2024-04-20','stroke play',15,60),(2,'Captain''s Day','OLD',1,'2024-06-15','stableford',25,80),(3,'Lighthouse Open','NEW',1,'2024-07-06','stroke play',40,120),(4,'Junior Shield','NIN',NULL,'2024-08-10','stroke play',5,24),(5,'Autumn Medal','OLD',2,'2024-10-05','stroke play',18,60),(6,'Winter Foursomes','NEW',4,'2024-12-07','foursomes',20,40);
INSERT INTO score VALUES (1,1,77,71,30,2),(1,2,85,74,33,1),(1,5,73,70,29,1),(2,1,80,74,32,6),(2,6,86,71,31,1),(2,3,94,75,36,6),(3,5,72,69,28,2),(3,2,83,72,34,5),(3,6,90,75,35,2),(4,4,55,44,19,8),(4,8,51,43,17,4),(5,5,75,72,30,3),(5,3,91,72,35,5);
INSERT INTO trophy VALUES (1,'Drysdale Quaich',1,1,1999,850),(2,'Silver Gorse Bowl',5,2,2010,2400),(3,'Lockhart Salver',2,3,2015,1300),(4,'Wee Shepherd Shield',1,4,2004,300),(5,'Haldane Bowl',NULL,NULL,1905,5200);
-- Show the first names and surnames of members from Craigmuir.
-- who lives in Craigmuir, given name and family name
-- town Craigmuir: given name and last name of the golfers
SELECT fst_nm, sur_nm FROM member WHERE town = 'Craigmuir';
-- What is the lowest, the highest and the average handicap of the members?
-- handicap figures of the people in the club: smallest, largest, mean
-- hcp please: smallest, largest, mean
SELECT MIN(hcp), MAX(hcp), AVG(hcp) FROM member;
-- Which tournaments have a name that contains Medal? Give the name and the date.
-- Medal competitions and the day of each
-- i'm looking for tournament names with "medal": name, day
SELECT tourn_nm, tourn_dt FROM tourn WHERE tourn_nm LIKE '%Medal%';
-- How many different designers created the courses?
-- number of distinct architects behind our courses
-- course designers - number of different ones
SELECT COUNT(DISTINCT designer) FROM course;
-- Which members have no handicap yet? Return first name and surname.
-- given name and family name of those whose handicap is still blank
-- hcp left blank: first and last name of the golfers
SELECT fst_nm, sur_nm FROM member WHERE hcp IS NULL;
-- List the names of holes between 300 and 450 metres long, the longest first.
-- 300 to 450 m holes by name, in falling order of length
-- hole names, length from 300 to 450, sorted downwards by length
SELECT hole_nm FROM hole WHERE len_m BETWEEN 300 AND 450 ORDER BY len_m DESC;
-- For each member with a proposer, give the member's first name and the first name of the proposer.
-- newcomer and who put them forward, first names of both
-- proposer filled in: forename of the golfer, forename of the proposer
SELECT T1.fst_nm, T2.fst_nm FROM member AS T1 JOIN member AS T2 ON T1.proposer_no = T2.mbr_no;
-- For each score in the Lighthouse Open, show the surname of the player, the gross score and the surname of the marker.
-- Lighthouse Open cards: player's surname, gross strokes, surname of whoever kept the card
-- Lighthouse Open: last name of the golfer, gross, last name of the marker
SELECT T2.sur_nm, T1.gross, T3.sur_nm FROM score AS T1 JOIN member AS T2 ON T1.mbr_no = T2.mbr_no JOIN member AS T3 ON T1.marker_no = T3.mbr_no JOIN tourn AS T4 ON T1.tourn_no = T4.tourn_no WHERE T4.tourn_nm = 'Lighthouse Open';
-- How many members are there for each description of membership?
-- head count per kind of subscription, the kind in full words
-- member count by membership, its description in front
SELECT T1.mbr_desc, COUNT(*) FROM ref_membership AS T1 JOIN member AS T2 ON T1.mbr_type = T2.mbr_type GROUP BY T1.mbr_type;
-- Which courses have never been used for a tournament? Show the course name and the year of opening.
-- layouts without a competition, what they are called and since when they are open
-- courses that not one tournament belongs to: name, opening year
SELECT crs_nm, opened_yr FROM course WHERE crs_cd NOT IN (SELECT crs_cd FROM tourn);
-- What is the name of the shortest hole with water (Y), and on which course is it?
-- smallest hole that has water = Y: hole, then course
-- water = Y, smallest length: hole's name, course's name
SELECT T1.hole_nm, T2.crs_nm FROM hole AS T1 JOIN course AS T2 ON T1.crs_cd = T2.crs_cd WHERE T1.water = 'Y' ORDER BY T1.len_m ASC LIMIT 1;
-- List the towns where a member lives but where no sponsor is based.
-- places on the members' list that do not occur among the backers
-- leave out every sponsor's town; which towns of members remain
SELECT town FROM member EXCEPT SELECT town FROM spons;
-- Which members donated a trophy and also took a lesson? Give the first name and the surname.
-- given name and family name of donors of silverware who booked some teaching as well
-- people with a lesson as well as a trophy they donated: given name, last name
SELECT T1.fst_nm, T1.sur_nm FROM member AS T1 JOIN trophy AS T2 ON T1.mbr_no = T2.donor_no INTERSECT SELECT T1.fst_nm, T1.sur_nm FROM member AS T1 JOIN lesson AS T2 ON T1.mbr_no = T2.mbr_no;
-- Show the names of all pros hired after 2015 and of all sponsors from Craigmuir.
-- one list of names: teachers taken on later than 2015, plus the Craigmuir backers
-- names together: sponsors in town Craigmuir, pros with a hiring year later than 2015
SELECT pro_nm FROM pro WHERE hired_yr > 2015 UNION SELECT spons_nm FROM spons WHERE town = 'Craigmuir';
-- Which trophies are worth more than the average trophy? Show name and value.
-- silverware above the mean value, with that value
-- value beyond the mean of all trophies: name, value
SELECT trophy_nm, value FROM trophy WHERE value > (SELECT AVG(value) FROM trophy);
-- For each pro, what is the total number of minutes of lessons given? Show the name and the total, from the largest down.
-- teaching time summed by teacher, busiest one at the top, name then minutes
-- add up lesson minutes by pro, sorted downwards: name, sum
SELECT T1.pro_nm, SUM(T2.mins) FROM pro AS T1 JOIN lesson AS T2 ON T1.pro_no = T2.pro_no GROUP BY T1.pro_no ORDER BY SUM(T2.mins) DESC;
-- Which members played in tournaments on at least two different courses? Give the first name and the surname.
-- given name and family name of those who competed on two or more separate layouts
-- members whose scores come from no fewer than 2 different courses: given name, last name
SELECT T1.fst_nm, T1.sur_nm FROM member AS T1 JOIN score AS T2 ON T1.mbr_no = T2.mbr_no JOIN tourn AS T3 ON T2.tourn_no = T3.tourn_no GROUP BY T1.mbr_no HAVING COUNT(DISTINCT T3.crs_cd) >= 2;
-- What are the three most expensive tournaments to enter? Show the name and the entry fee.
-- top 3 competitions by what you pay to play, name plus fee
-- top 3 tournaments by entry fee, in descending order: name, fee
SELECT tourn_nm, entry_fee FROM tourn ORDER BY entry_fee DESC LIMIT 3;
-- Find the surnames of members who took a lesson with Stuart Abernethy that is not yet paid (N).
-- family name of whoever still owes for time with Stuart Abernethy, paid N
-- paid = N, pro Stuart Abernethy: last names of the golfers
SELECT T1.sur_nm FROM member AS T1 JOIN lesson AS T2 ON T1.mbr_no = T2.mbr_no JOIN pro AS T3 ON T2.pro_no = T3.pro_no WHERE T3.pro_nm = 'Stuart Abernethy' AND T2.paid = 'N';
-- Who had the best, that is the lowest, gross score on the Old Gorse Course? Show the surname, the tournament and the gross score.
-- fewest gross strokes ever noted on the Old Gorse Course: family name, competition, strokes
-- Old Gorse Course, smallest gross of all: last name, tournament name, gross
SELECT T1.sur_nm, T3.tourn_nm, T2.gross FROM member AS T1 JOIN score AS T2 ON T1.mbr_no = T2.mbr_no JOIN tourn AS T3 ON T2.tourn_no = T3.tourn_no JOIN course AS T4 ON T3.crs_cd = T4.crs_cd WHERE T4.crs_nm = 'Old Gorse Course' ORDER BY T2.gross ASC LIMIT 1;
-- Which sponsors support more than one tournament? Give the sponsor's name and the total of the entry fees.
-- backers of over 1 competition: name and the fees of these added up
-- sum of entry fees by sponsor, leaving out those with a single tournament: name, sum
SELECT T1.spons_nm, SUM(T2.entry_fee) FROM spons AS T1 JOIN tourn AS T2 ON T1.spons_no = T2.spons_no GROUP BY T1.spons_no HAVING COUNT(*) > 1;
-- What are the names of the trophies awarded at a tournament with the format stroke play that were donated by a member of the type full member?
-- silverware of stroke play competitions, given by somebody who is a full member
-- donor's membership full member, tournament format stroke play: trophy names
SELECT T1.trophy_nm FROM trophy AS T1 JOIN tourn AS T2 ON T1.tourn_no = T2.tourn_no JOIN member AS T3 ON T1.donor_no = T3.mbr_no JOIN ref_membership AS T4 ON T3.mbr_type = T4.mbr_type WHERE T2.format = 'stroke play' AND T4.mbr_desc = 'full member';

-- database: chalk_bar_gymnastics
CREATE TABLE Ref_Apparatus (apparatus_code TEXT PRIMARY KEY, apparatus_name TEXT, branch TEXT, height_cm INTEGER, time_limit_seconds INTEGER);
CREATE TABLE Ref_Age_Categories (age_category_code TEXT PRIMARY KEY, age_category_description TEXT, minimum_age INTEGER, maximum_age INTEGER, weekly_hours INTEGER);
CREATE TABLE Provinces (province_id INTEGER PRIMARY KEY, province_name TEXT, capital TEXT, delegate_name TEXT, grant_amount INTEGER);
CREATE TABLE Gyms (gym_id INTEGER PRIMARY KEY, gym_name TEXT, city TEXT, province_id INTEGER REFERENCES Provinces(province_id), floor_area INTEGER, year_opened INTEGER, has_foam_pit TEXT);
CREATE TABLE Trainers (trainer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, gym_id INTEGER REFERENCES Gyms(gym_id), hourly_wage REAL, supervisor_id INTEGER REFERENCES Trainers(trainer_id), first_aid_expiry TEXT);
CREATE TABLE Gymnasts (gymnast_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, date_of_birth TEXT, gym_id INTEGER REFERENCES Gyms(gym_id), trainer_id INTEGER REFERENCES Trainers(trainer_id), age_category_code TEXT REFERENCES Ref_Age_Categories(age_category_code), favourite_apparatus_code TEXT REFERENCES Ref_Apparatus(apparatus_code), weakest_apparatus_code TEXT REFERENCES Ref_Apparatus(apparatus_code), height_cm INTEGER);
CREATE TABLE Judges (judge_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, brevet_level INTEGER, home_gym_id INTEGER REFERENCES Gyms(gym_id), city TEXT);
CREATE TABLE Competitions (competition_id INTEGER PRIMARY KEY, competition_name TEXT, gym_id INTEGER REFERENCES Gyms(gym_id), competition_date TEXT, level TEXT, ticket_price REAL, visitor_count INTEGER);
CREATE TABLE Routines (routine_id INTEGER PRIMARY KEY, competition_id INTEGER REFERENCES Competitions(competition_id), gymnast_id INTEGER REFERENCES Gymnasts(gymnast_id), apparatus_code TEXT REFERENCES Ref_Apparatus(apparatus_code), difficulty_score REAL, execution_score REAL, falls INTEGER, music_title TEXT);
CREATE TABLE Routine_Judges (routine_id INTEGER REFERENCES Routines(routine_id), judge_id INTEGER REFERENCES Judges(judge_id), panel TEXT, deduction REAL, PRIMARY KEY (routine_id, judge_id));
CREATE TABLE Equipment_Orders (order_id INTEGER PRIMARY KEY, gym_id INTEGER REFERENCES Gyms(gym_id), apparatus_code TEXT REFERENCES Ref_Apparatus(apparatus_code), order_date TEXT, delivery_date TEXT, amount INTEGER, status TEXT);
INSERT INTO Ref_Apparatus VALUES ('VT','vaulting table','artistic',125,10),('BB','balance beam','artistic',126,90),('UB','uneven bars','artistic',250,60),('FX','floor exercise','artistic',NULL,80),('RB','ribbon','rhythmic',NULL,85),('TR','trampoline','acrobatic',116,20);
INSERT INTO Ref_Age_Categories VALUES ('MI','mini',7,9,6),('YO','youth',10,12,11),('JU','junior',13,15,18),('SE','senior',16,99,24);
INSERT INTO Provinces VALUES (1,'Westvale','Orrinton','Clara Deschamps',52000),(2,'Lower Merrin','Merrin Cross','Otto Kranz',31000),(3,'Eastmoor','Dunstow','Priya Nair',18500),(4,'Isle of Corran','Corran Port','Hugh Mackie',9000);
INSERT INTO Gyms VALUES (1,'Swallow Hall','Orrinton',1,1400,1988,'Y'),(2,'Kettle Street Gym','Orrinton',1,620,1969,'N'),(3,'Merrin Springboard','Merrin Cross',2,1850,2012,'Y'),(4,'Old Granary Gym','Dunstow',3,480,1975,'N'),(5,'Falcon Tumbling Centre','Lakeford',2,990,2019,'Y'),(6,'Harbour Gym','Corran Port',4,350,1993,'N');
INSERT INTO Trainers VALUES (1,'Viktoria','Szalai',1,38.5,NULL,'2026-02-28'),(2,'Leon','Baptiste',1,27.0,1,'2025-11-30'),(3,'Edith','Marlowe',3,34.0,NULL,'2026-07-15'),(4,'Ravi','Sethi',3,22.5,3,NULL),(5,'Gwen','Tanner',4,19.0,NULL,'2025-05-01'),(6,'Milo','Castellan',5,29.5,3,'2027-01-10');
INSERT INTO Gymnasts VALUES (1,'Amelie','Fournier','2007-03-19',1,1,'SE','BB','VT',158),(2,'Zoe','Hartigan','2010-08-02',1,2,'JU','FX','BB',149),(3,'Nadja','Orlic','2008-12-25',3,3,'SE','UB','FX',161),(4,'Poppy','Lindgren','2013-06-14',3,4,'YO','VT','UB',136),(5,'Kiara','Bello','2009-10-07',5,6,'SE','TR','BB',155),(6,'Hana','Miyake','2011-02-22',4,5,'JU','RB','VT',144),(7,'Tilda','Ross','2016-09-30',2,NULL,'MI','FX','UB',121),(8,'Elena','Vasko','2010-01-16',3,3,'JU','BB','FX',147);
INSERT INTO Judges VALUES (1,'Agnes','Holloway',4,1,'Orrinton'),(2,'Boris','Tench',3,3,'Merrin Cross'),(3,'Celine','Abadi',2,NULL,'Lakeford'),(4,'Dorian','Field',1,4,'Dunstow'),(5,'Esme','Quill',4,3,'Saltby');
INSERT INTO Competitions VALUES (1,'Swallow Cup',1,'2025-02-15','regional',8,430),(2,'Merrin Masters',3,'2025-04-26','national',22,1750),(3,'Eastmoor Novice Day',4,'2025-03-08','local',0,120),(4,'Falcon Cup',5,'2025-05-31','regional',10,510),(5,'Merrin Spring Display',3,'2025-05-10','local',5,290);
INSERT INTO Routines VALUES (1,1,1,'BB',5.6,8.45,0,NULL),(2,1,2,'FX',4.9,8.1,1,'Winter Sleigh'),(3,1,3,'UB',5.8,7.95,0,NULL),(4,2,1,'BB',5.7,7.6,1,NULL),(5,2,3,'UB',6.1,8.7,0,NULL),(6,2,8,'BB',5.1,8.9,0,NULL),(7,3,6,'RB',3.4,7.2,2,'Paper Lanterns'),(8,4,5,'TR',6.4,8.25,0,NULL),(9,4,2,'FX',5.0,8.65,0,'Winter Sleigh'),(10,4,1,'VT',4.2,8.0,0,NULL),(11,5,4,'VT',3.6,8.35,0,NULL);
INSERT INTO Routine_Judges VALUES (1,1,'execution',0.3),(1,2,'difficulty',0.1),(2,1,'execution',0.9),(3,2,'execution',0.5),(4,5,'execution',1.2),(5,5,'execution',0.2),(5,1,'difficulty',0.05),(6,2,'execution',0.15),(7,4,'execution',1.6),(8,2,'execution',0.4),(9,1,'execution',0.35),(10,5,'difficulty',0.6);
INSERT INTO Equipment_Orders VALUES (1,1,'VT','2024-11-05','2025-01-20',6400,'delivered'),(2,3,'UB','2025-01-12',NULL,8900,'ordered'),(3,2,'BB','2025-02-01','2025-03-03',2150,'delivered'),(4,5,'TR','2024-09-17','2024-10-30',11800,'delivered'),(5,3,'FX','2025-03-22',NULL,23500,'cancelled'),(6,4,'BB','2025-04-02',NULL,1900,'ordered');
-- What are the names of the gyms that have a foam pit (Y)?
-- halls equipped with a foam pit, marked Y, by name
-- has foam pit = Y - gym names please
SELECT gym_name FROM Gyms WHERE has_foam_pit = 'Y';
-- For each status, show the status, the number of equipment orders and their total amount.
-- per state of the purchase: the state, how many, how much money in all
-- by order status: status, count, sum of amounts
SELECT status, COUNT(*), SUM(amount) FROM Equipment_Orders GROUP BY status;
-- How many different cities have a gym?
-- count of distinct towns with a hall
-- cities of the gyms - number of different ones
SELECT COUNT(DISTINCT city) FROM Gyms;
-- Which competitions have a name that begins with Merrin? Return the name and the level.
-- events whose title starts by Merrin, and at what level each is held
-- names beginning "merrin": competition, level
SELECT competition_name, level FROM Competitions WHERE competition_name LIKE 'Merrin%';
-- Which equipment orders have not yet been delivered, having no delivery date? Show the order date and the amount.
-- purchases where the delivery date is empty: day ordered, sum
-- delivery left blank: order day, amount
SELECT order_date, amount FROM Equipment_Orders WHERE delivery_date IS NULL;
-- List the last names of gymnasts between 140 and 156 centimetres tall, from the tallest to the shortest.
-- surnames of girls measuring 140 to 156 cm, biggest first
-- height from 140 to 156, sorted downwards: family names of the athletes
SELECT last_name FROM Gymnasts WHERE height_cm BETWEEN 140 AND 156 ORDER BY height_cm DESC;
-- For each gymnast, show the last name, the name of the favourite apparatus and the name of the weakest apparatus.
-- surname, which apparatus she likes best, which one she is worst at, both spelled out
-- for all gymnasts: family name, name of favourite apparatus, name of weakest apparatus
SELECT T1.last_name, T2.apparatus_name, T3.apparatus_name FROM Gymnasts AS T1 JOIN Ref_Apparatus AS T2 ON T1.favourite_apparatus_code = T2.apparatus_code JOIN Ref_Apparatus AS T3 ON T1.weakest_apparatus_code = T3.apparatus_code;
-- Give the last names of the trainers whose supervisor is Edith Marlowe.
-- surnames of the staff who report to Edith Marlowe
-- boss Edith Marlowe: family names of the coaches
SELECT T1.last_name FROM Trainers AS T1 JOIN Trainers AS T2 ON T1.supervisor_id = T2.trainer_id WHERE T2.first_name = 'Edith' AND T2.last_name = 'Marlowe';
-- How many gymnasts are in each age category? Show the description and the number.
-- head count by age band, the band in words
-- gymnast count by age category, its description in front
SELECT T1.age_category_description, COUNT(*) FROM Ref_Age_Categories AS T1 JOIN Gymnasts AS T2 ON T1.age_category_code = T2.age_category_code GROUP BY T1.age_category_code;
-- Which gyms have no trainer? Give the gym name and the city.
-- halls that employ no coach: what they are called, where they stand
-- gyms that not one trainer belongs to: name, city
SELECT gym_name, city FROM Gyms WHERE gym_id NOT IN (SELECT gym_id FROM Trainers);
-- Which judges have not judged any routine? Show the first and last name.
-- given name and surname of jury people never put on a panel
-- judges that not one routine belongs to: given name, family name
SELECT first_name, last_name FROM Judges WHERE judge_id NOT IN (SELECT judge_id FROM Routine_Judges);
-- In which cities does a judge live although there is no gym?
-- towns of jury members, leaving out towns with a hall
-- leave out every city with a gym; which cities of judges remain
SELECT city FROM Judges EXCEPT SELECT city FROM Gyms;
-- Find the last names of gymnasts who performed a routine on the balance beam and one on the vaulting table.
-- surnames seen on balance beam as well as vaulting table
-- family names of athletes with a routine on vaulting table as well as a routine on balance beam
SELECT T1.last_name FROM Gymnasts AS T1 JOIN Routines AS T2 ON T1.gymnast_id = T2.gymnast_id JOIN Ref_Apparatus AS T3 ON T2.apparatus_code = T3.apparatus_code WHERE T3.apparatus_name = 'balance beam' INTERSECT SELECT T1.last_name FROM Gymnasts AS T1 JOIN Routines AS T2 ON T1.gymnast_id = T2.gymnast_id JOIN Ref_Apparatus AS T3 ON T2.apparatus_code = T3.apparatus_code WHERE T3.apparatus_name = 'vaulting table';
-- List the first and last names of all trainers of the gym Merrin Springboard and of all judges with brevet level 4.
-- who coaches at Merrin Springboard, plus the jury people of level 4, given name and surname in one list
-- one list of first and family names: judges of brevet level 4, and trainers at Merrin Springboard
SELECT T1.first_name, T1.last_name FROM Trainers AS T1 JOIN Gyms AS T2 ON T1.gym_id = T2.gym_id WHERE T2.gym_name = 'Merrin Springboard' UNION SELECT first_name, last_name FROM Judges WHERE brevet_level = 4;
-- What are the names of the gyms with a floor area above the average of all gyms?
-- halls more spacious than the mean one
-- floor area beyond the mean of all - gym names
SELECT gym_name FROM Gyms WHERE floor_area > (SELECT AVG(floor_area) FROM Gyms);
-- For every province, show its name and the total floor area of its gyms, from the largest total to the smallest.
-- square metres of hall added up region by region, biggest sum on top, region's name in front
-- add up floor area by province, sorted downwards: province's name, sum
SELECT T1.province_name, SUM(T2.floor_area) FROM Provinces AS T1 JOIN Gyms AS T2 ON T1.province_id = T2.province_id GROUP BY T1.province_id ORDER BY SUM(T2.floor_area) DESC;
-- Which gymnasts performed on at least two different apparatus? Give the first and last name.
-- girls who showed a routine on two or more distinct pieces of apparatus, given name and surname
-- athletes with no fewer than 2 different apparatus among their routines: given name, family name
SELECT T1.first_name, T1.last_name FROM Gymnasts AS T1 JOIN Routines AS T2 ON T1.gymnast_id = T2.gymnast_id GROUP BY T1.gymnast_id HAVING COUNT(DISTINCT T2.apparatus_code) >= 2;
-- Which routine without a fall (0 falls) had the best execution score? Show the gymnast's last name, the competition name and the execution score.
-- finest execution among routines with 0 falls: surname, event, mark
-- falls = 0, highest execution score: family name, competition name, that score
SELECT T1.last_name, T3.competition_name, T2.execution_score FROM Gymnasts AS T1 JOIN Routines AS T2 ON T1.gymnast_id = T2.gymnast_id JOIN Competitions AS T3 ON T2.competition_id = T3.competition_id WHERE T2.falls = 0 ORDER BY T2.execution_score DESC LIMIT 1;
-- Show the distinct last names of judges who judged a routine at the competition Falcon Cup.
-- different jury surnames at the Falcon Cup
-- Falcon Cup: different family names of the judges
SELECT DISTINCT T1.last_name FROM Judges AS T1 JOIN Routine_Judges AS T2 ON T1.judge_id = T2.judge_id JOIN Routines AS T3 ON T2.routine_id = T3.routine_id JOIN Competitions AS T4 ON T3.competition_id = T4.competition_id WHERE T4.competition_name = 'Falcon Cup';
-- What are the average difficulty score and the average execution score of the routines by gymnasts trained by Viktoria Szalai?
-- mean difficulty and mean execution over all routines by pupils of Viktoria Szalai
-- trainer Viktoria Szalai: mean difficulty score, mean execution score of the routines
SELECT AVG(T1.difficulty_score), AVG(T1.execution_score) FROM Routines AS T1 JOIN Gymnasts AS T2 ON T1.gymnast_id = T2.gymnast_id JOIN Trainers AS T3 ON T2.trainer_id = T3.trainer_id WHERE T3.first_name = 'Viktoria' AND T3.last_name = 'Szalai';
-- Which three competitions drew the most visitors? Show the name and the number of visitors.
-- top 3 events by audience, name then audience
-- top 3 by visitors, in descending order: competition name, visitors
SELECT competition_name, visitor_count FROM Competitions ORDER BY visitor_count DESC LIMIT 3;
-- Which gymnasts train in a gym of the province Lower Merrin and have a trainer who earns more than 25 per hour? Return the last names.
-- surnames: hall in Lower Merrin, coach paid above 25 an hour
-- trainer's hourly wage above 25, gym's province Lower Merrin: family names of the gymnasts
SELECT last_name FROM Gymnasts WHERE gym_id IN (SELECT T1.gym_id FROM Gyms AS T1 JOIN Provinces AS T2 ON T1.province_id = T2.province_id WHERE T2.province_name = 'Lower Merrin') AND trainer_id IN (SELECT trainer_id FROM Trainers WHERE hourly_wage > 25);

-- database: hill_record_ski_jumping
CREATE TABLE nation (nat_code TEXT PRIMARY KEY, nat_name TEXT, continent TEXT, start_quota INTEGER, suit_supplier TEXT);
CREATE TABLE ski_brand (brand_id INTEGER PRIMARY KEY, brand_name TEXT, nat_code TEXT REFERENCES nation(nat_code), founded INTEGER, core_material TEXT);
CREATE TABLE head_coach (coach_id INTEGER PRIMARY KEY, name TEXT, works_for TEXT REFERENCES nation(nat_code), born_in TEXT REFERENCES nation(nat_code), contract_until INTEGER, former_jumper TEXT);
CREATE TABLE jumper (jumper_id INTEGER PRIMARY KEY, name TEXT, nat_code TEXT REFERENCES nation(nat_code), birth_year INTEGER, height_cm INTEGER, weight_kg REAL, brand_id INTEGER REFERENCES ski_brand(brand_id), roommate_id INTEGER REFERENCES jumper(jumper_id), debut_season INTEGER);
CREATE TABLE hill (hill_id INTEGER PRIMARY KEY, hill_name TEXT, place TEXT, nat_code TEXT REFERENCES nation(nat_code), k_point INTEGER, hill_size INTEGER, lift_type TEXT, record_holder_id INTEGER REFERENCES jumper(jumper_id), record_m REAL);
CREATE TABLE season_event (event_id INTEGER PRIMARY KEY, event_title TEXT, hill_id INTEGER REFERENCES hill(hill_id), event_date TEXT, discipline TEXT, prize_francs INTEGER, spectators INTEGER, status TEXT);
CREATE TABLE style_judge (judge_id INTEGER PRIMARY KEY, name TEXT, nat_code TEXT REFERENCES nation(nat_code), licence_since INTEGER, email TEXT);
CREATE TABLE jump (jump_id INTEGER PRIMARY KEY, event_id INTEGER REFERENCES season_event(event_id), jumper_id INTEGER REFERENCES jumper(jumper_id), round_no INTEGER, distance_m REAL, inrun_kmh REAL, wind_ms REAL, gate INTEGER, landing TEXT);
CREATE TABLE style_mark (jump_id INTEGER REFERENCES jump(jump_id), judge_id INTEGER REFERENCES style_judge(judge_id), mark REAL, discarded TEXT, PRIMARY KEY (jump_id, judge_id));
CREATE TABLE final_standing (event_id INTEGER REFERENCES season_event(event_id), jumper_id INTEGER REFERENCES jumper(jumper_id), place INTEGER, cup_points INTEGER, PRIMARY KEY (event_id, jumper_id));
CREATE TABLE suit_check (check_id INTEGER PRIMARY KEY, event_id INTEGER REFERENCES season_event(event_id), jumper_id INTEGER REFERENCES jumper(jumper_id), item TEXT, passed TEXT, inspector TEXT);
INSERT INTO nation VALUES ('NOR','Norway','Europe',7,'Fjellsom'),('AUT','Austria','Europe',7,'Alptex'),('POL','Poland','Europe',6,'Alptex'),('SLO','Slovenia','Europe',6,'Triglav Wear'),('JPN','Japan','Asia',5,'Kazeori'),('USA','United States','North America',3,'Fjellsom'),('GER','Germany','Europe',7,'Schwarzfaden');
INSERT INTO ski_brand VALUES (1,'Falkeving','NOR',1974,'spruce'),(2,'Adlerflug','AUT',1958,'paulownia'),(3,'Zlatorog','SLO',1945,'carbon'),(4,'Hayabusa','JPN',1989,'paulownia'),(5,'Old Pine','USA',1931,'ash');
INSERT INTO head_coach VALUES (1,'Gunnar Moe','NOR','NOR',2027,'Y'),(2,'Werner Plattner','POL','AUT',2026,'Y'),(3,'Matej Hribar','SLO','SLO',2026,'N'),(4,'Franz Obermair','AUT','AUT',2028,'Y'),(5,'Timo Kessler','JPN','GER',2025,'N'),(6,'Rok Zupan','GER','SLO',2027,'Y');
INSERT INTO jumper VALUES (1,'Eirik Solvang','NOR',1997,182,64.5,1,2,2016),(2,'Jonas Tveit','NOR',2001,177,60.0,1,1,2020),(3,'Lukas Steinlechner','AUT',1995,174,59.5,2,NULL,2014),(4,'Piotr Wolanski','POL',1990,180,63.0,2,NULL,2008),(5,'Anze Kovac','SLO',2003,171,57.0,3,NULL,2021),(6,'Haruki Onodera','JPN',1999,169,56.5,4,NULL,2018),(7,'Wyatt Larsen','USA',2002,185,67.0,NULL,8,2022),(8,'Casey Bergman','USA',2000,179,62.5,1,7,2019);
INSERT INTO hill VALUES (1,'Trollbakken','Lysvik','NOR',120,134,'chair',1,141.5),(2,'Adlerschanze','Bergheim','AUT',90,98,'chair',3,104.0),(3,'Planja Giant','Planja','SLO',200,240,'gondola',4,248.5),(4,'Wilcza Skocznia','Wilkowo','POL',125,140,'none',4,147.0),(5,'Shiroyama Hill','Asahidake','JPN',123,137,'chair',6,144.0),(6,'Silver Eagle','Copper Falls','USA',95,106,'none',NULL,NULL),(7,'Waldschanze','Tannau','GER',115,130,'gondola',1,136.0);
INSERT INTO season_event VALUES (1,'Lysvik Opening',1,'2024-11-30','large hill',42000,8600,'held'),(2,'Bergheim Night',2,'2024-12-14','normal hill',36000,11200,'held'),(3,'Wilkowo Weekend',4,'2025-01-18','large hill',45000,24500,'held'),(4,'Asahidake Weekend',5,'2025-02-08','large hill',40000,5100,'held'),(5,'Planja Flying Final',3,'2025-03-30','ski flying',80000,31000,'held'),(6,'Tannau Cup',7,'2025-01-04','large hill',38000,NULL,'cancelled');
INSERT INTO style_judge VALUES (1,'Sigrid Aune','NOR',2009,'aune@sj.test'),(2,'Horst Lechleitner','AUT',2001,NULL),(3,'Beata Mroz','POL',2016,'mroz@sj.test'),(4,'Ken Iwasaki','JPN',2012,'iwasaki@sj.test'),(5,'Doug Haley','USA',2021,NULL);
INSERT INTO jump VALUES (1,1,1,1,138.0,92.4,0.3,11,'telemark'),(2,1,3,1,131.5,92.1,-0.2,11,'telemark'),(3,1,7,1,112.0,92.9,-0.6,11,'two-footed'),(4,2,3,1,101.5,86.0,0.1,7,'telemark'),(5,2,5,1,99.0,86.3,0.4,7,'telemark'),(6,3,4,1,143.5,93.8,0.9,9,'telemark'),(7,3,1,1,139.5,93.5,0.5,9,'two-footed'),(8,4,6,1,142.0,91.7,1.1,10,'telemark'),(9,4,2,1,127.0,91.9,0.0,10,'fall'),(10,5,5,1,236.5,103.2,0.7,5,'telemark'),(11,5,4,2,229.0,103.9,0.2,4,'two-footed'),(12,5,1,1,241.0,103.6,0.8,5,'telemark');
INSERT INTO style_mark VALUES (1,1,19.0,'Y'),(1,2,18.5,'N'),(1,3,18.0,'N'),(2,1,18.0,'N'),(4,2,19.5,'Y'),(4,4,18.5,'N'),(6,3,19.0,'N'),(6,4,18.0,'Y'),(8,4,19.5,'Y'),(9,3,11.0,'N'),(10,1,18.5,'N'),(12,2,17.5,'N'),(12,4,18.0,'N');
INSERT INTO final_standing VALUES (1,1,1,100),(1,3,2,80),(1,7,31,0),(2,3,1,100),(2,5,4,50),(3,4,1,100),(3,1,2,80),(4,6,1,100),(4,2,18,13),(5,1,1,100),(5,5,2,80),(5,4,3,60);
INSERT INTO suit_check VALUES (1,1,7,'suit','N','Ola Rudi'),(2,1,1,'boots','Y','Ola Rudi'),(3,3,4,'suit','Y','Eva Stoll'),(4,4,2,'ski length','N','Ken Mori'),(5,5,5,'suit','Y','Eva Stoll'),(6,5,4,'bindings','N','Eva Stoll');
-- List the names of jumpers who are between 174 and 180 centimetres tall, the youngest first.
-- athletes of 174 to 180 cm by name, latest birth year on top
-- height from 174 to 180, sorted by birth year downwards - names of the athletes
SELECT name FROM jumper WHERE height_cm BETWEEN 174 AND 180 ORDER BY birth_year DESC;
-- What is the average and the maximum distance of jumps with a telemark landing?
-- mean and longest metres for those landed in telemark
-- landing telemark: mean distance, largest distance
SELECT AVG(distance_m), MAX(distance_m) FROM jump WHERE landing = 'telemark';
-- Which events have Weekend in the title? Show the title and the date.
-- the Weekend competitions and the day of each
-- i'm looking for event titles with "weekend": title, day
SELECT event_title, event_date FROM season_event WHERE event_title LIKE '%Weekend%';
-- How many different suit suppliers equip the nations?
-- count the distinct makers who deliver suits to countries
-- suit suppliers of the nations - number of different ones
SELECT COUNT(DISTINCT suit_supplier) FROM nation;
-- Which hill has no record? Give the name and the place.
-- where is the best distance still blank: hill and place
-- record metres left blank: hill's name, place
SELECT hill_name, place FROM hill WHERE record_m IS NULL;
-- Show the name of each head coach, the name of the nation he works for and the name of the nation he was born in.
-- trainers: who, employer country, country of birth, the countries written out
-- for all head coaches: name, employing nation's name, birth nation's name
SELECT T1.name, T2.nat_name, T3.nat_name FROM head_coach AS T1 JOIN nation AS T2 ON T1.works_for = T2.nat_code JOIN nation AS T3 ON T1.born_in = T3.nat_code;
-- Which head coaches work for a nation other than the one they were born in? Return the names.
-- trainers employed abroad, that is, not by the land of birth
-- works for differs from born in - names of the head coaches
SELECT name FROM head_coach WHERE works_for != born_in;
-- Give the name of each jumper with a roommate and the name of the roommate.
-- who shares a hotel room with whom, both by name
-- roommate filled in: athlete's name, roommate's name
SELECT T1.name, T2.name FROM jumper AS T1 JOIN jumper AS T2 ON T1.roommate_id = T2.jumper_id;
-- How many jumpers use the skis of each brand? Show the brand name and the number.
-- ski makers by name, each with how many athletes on their skis
-- jumper count by ski brand, brand's name in front
SELECT T1.brand_name, COUNT(*) FROM ski_brand AS T1 JOIN jumper AS T2 ON T1.brand_id = T2.brand_id GROUP BY T1.brand_id;
-- Which nations have no head coach working for them? Give the nation names.
-- countries that employ no trainer, full names
-- nations that not one head coach works for, by name
SELECT nat_name FROM nation WHERE nat_code NOT IN (SELECT works_for FROM head_coach);
-- For each hill with a record holder, show the hill name, the name of the record holder and the record in metres, from the longest record to the shortest.
-- best marks by hill: hill, who has the mark, metres, farthest first
-- record holder filled in, sorted by record downwards: hill's name, holder's name, record
SELECT T1.hill_name, T2.name, T1.record_m FROM hill AS T1 JOIN jumper AS T2 ON T1.record_holder_id = T2.jumper_id ORDER BY T1.record_m DESC;
-- Which nations have a ski brand but no style judge? Show the nation names.
-- countries, full names: they make skis and supply nobody to the jury
-- leave out every nation with a style judge; names of those with a ski brand that remain
SELECT T1.nat_name FROM nation AS T1 JOIN ski_brand AS T2 ON T1.nat_code = T2.nat_code EXCEPT SELECT T1.nat_name FROM nation AS T1 JOIN style_judge AS T2 ON T1.nat_code = T2.nat_code;
-- Find the names of jumpers who jumped on the hill Trollbakken and also on the hill Planja Giant.
-- athletes with a leap at Planja Giant and another at Trollbakken
-- athletes with a jump on Planja Giant as well as a jump on Trollbakken
SELECT T1.name FROM jumper AS T1 JOIN jump AS T2 ON T1.jumper_id = T2.jumper_id JOIN season_event AS T3 ON T2.event_id = T3.event_id JOIN hill AS T4 ON T3.hill_id = T4.hill_id WHERE T4.hill_name = 'Trollbakken' INTERSECT SELECT T1.name FROM jumper AS T1 JOIN jump AS T2 ON T1.jumper_id = T2.jumper_id JOIN season_event AS T3 ON T2.event_id = T3.event_id JOIN hill AS T4 ON T3.hill_id = T4.hill_id WHERE T4.hill_name = 'Planja Giant';
-- List the names of all jumpers from Austria and of all style judges from Austria.
-- people of Austria, whether they leap or give style marks, names in one list
-- Austria: names of style judges and of jumpers together
SELECT T1.name FROM jumper AS T1 JOIN nation AS T2 ON T1.nat_code = T2.nat_code WHERE T2.nat_name = 'Austria' UNION SELECT T1.name FROM style_judge AS T1 JOIN nation AS T2 ON T1.nat_code = T2.nat_code WHERE T2.nat_name = 'Austria';
-- Which jumpers failed (N) a suit check on the item suit or on the item ski length? Give the name and the item.
-- result N at the inspection of the suit or the ski length: athlete and thing inspected
-- passed = N, item ski length or suit: name of the jumper, item
SELECT T1.name, T2.item FROM jumper AS T1 JOIN suit_check AS T2 ON T1.jumper_id = T2.jumper_id WHERE T2.passed = 'N' AND (T2.item = 'suit' OR T2.item = 'ski length');
-- Who are the three jumpers with the most cup points in total? Show the name and the total.
-- overall ranking, first three only: athlete and summed cup points
-- add up cup points by jumper, first 3 when sorted downwards: name, sum
SELECT T1.name, SUM(T2.cup_points) FROM jumper AS T1 JOIN final_standing AS T2 ON T1.jumper_id = T2.jumper_id GROUP BY T1.jumper_id ORDER BY SUM(T2.cup_points) DESC LIMIT 3;
-- Which events offered more prize money than the average event? Return the titles.
-- competitions paying above the mean prize
-- prize in francs beyond the mean of all - event titles
SELECT event_title FROM season_event WHERE prize_francs > (SELECT AVG(prize_francs) FROM season_event);
-- Which style judges marked jumps at events on at least two different hills? Show the name and the number of different hills.
-- jury members active on two or more distinct hills: name, how many hills
-- number of different hills by style judge, leaving out anyone with just one: name, number
SELECT T1.name, COUNT(DISTINCT T4.hill_id) FROM style_judge AS T1 JOIN style_mark AS T2 ON T1.judge_id = T2.judge_id JOIN jump AS T3 ON T2.jump_id = T3.jump_id JOIN season_event AS T4 ON T3.event_id = T4.event_id GROUP BY T1.judge_id HAVING COUNT(DISTINCT T4.hill_id) >= 2;
-- Which style judges have never given a mark?
-- names of jury members without any mark to their credit
-- style judges that not one mark belongs to - names
SELECT name FROM style_judge WHERE judge_id NOT IN (SELECT judge_id FROM style_mark);
-- What was the longest jump in an event of the discipline large hill? Give the jumper's name, the event title and the distance.
-- farthest leap on any large hill day: athlete, competition, metres
-- discipline large hill, greatest distance: athlete's name, event title, distance
SELECT T1.name, T3.event_title, T2.distance_m FROM jumper AS T1 JOIN jump AS T2 ON T1.jumper_id = T2.jumper_id JOIN season_event AS T3 ON T2.event_id = T3.event_id WHERE T3.discipline = 'large hill' ORDER BY T2.distance_m DESC LIMIT 1;
-- Which jumpers use skis with a core of paulownia? Show their names.
-- athletes on paulownia boards
-- core material paulownia: names of the jumpers on such brands
SELECT name FROM jumper WHERE brand_id IN (SELECT brand_id FROM ski_brand WHERE core_material = 'paulownia');
-- For each nation with at least two jumps recorded, show the nation name, the number of jumps and the longest distance.
-- countries with two or more leaps: country in full, how many leaps, best metres
-- by nation: name, jump count, largest distance, leaving out nations with a single jump
SELECT T1.nat_name, COUNT(*), MAX(T3.distance_m) FROM nation AS T1 JOIN jumper AS T2 ON T1.nat_code = T2.nat_code JOIN jump AS T3 ON T2.jumper_id = T3.jumper_id GROUP BY T1.nat_code HAVING COUNT(*) >= 2;
