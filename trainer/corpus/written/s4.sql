-- database: tram_network
CREATE TABLE tbl_depot (depot_id INTEGER PRIMARY KEY, depot_name TEXT, opened INTEGER, capacity INTEGER);
CREATE TABLE tbl_tram (tram_no INTEGER PRIMARY KEY, model TEXT, built INTEGER, seats INTEGER, low_floor TEXT, depot_id INTEGER REFERENCES tbl_depot(depot_id));
CREATE TABLE tbl_stop (stop_id INTEGER PRIMARY KEY, stop_name TEXT, zone INTEGER, has_shelter TEXT);
CREATE TABLE tbl_line (line_no TEXT PRIMARY KEY, colour TEXT, from_stop INTEGER REFERENCES tbl_stop(stop_id), to_stop INTEGER REFERENCES tbl_stop(stop_id), length_km REAL);
CREATE TABLE tbl_run (run_id INTEGER PRIMARY KEY, line_no TEXT REFERENCES tbl_line(line_no), tram_no INTEGER REFERENCES tbl_tram(tram_no), run_date TEXT, passengers INTEGER, delay_min INTEGER);
INSERT INTO tbl_depot VALUES (1,'Westhof',1912,40),(2,'Hafen',1987,25),(3,'Nordtor',2019,60);
INSERT INTO tbl_tram VALUES (101,'Combino',2001,70,'yes',1),(102,'Combino',2001,70,'yes',1),(203,'Variobahn',2011,84,'yes',2),(204,'Variobahn',2012,84,'yes',2),(17,'GT6',1968,40,'no',1),(18,'GT6',1969,40,'no',1);
INSERT INTO tbl_stop VALUES (1,'Central Station',1,'yes'),(2,'Fair',2,'yes'),(3,'Zoo',2,'no'),(4,'Lakeside',3,'no'),(5,'Old Market',1,'yes');
INSERT INTO tbl_line VALUES ('1','red',1,4,11.2),('2','blue',5,3,6.5),('5','green',2,1,4.8),('N','black',4,5,12.0);
INSERT INTO tbl_run VALUES (1,'1',101,'2024-05-01',320,4),(2,'1',203,'2024-05-01',410,0),(3,'2',102,'2024-05-01',150,2),(4,'2',17,'2024-05-02',90,11),(5,'5',204,'2024-05-02',220,1),(6,'1',203,'2024-05-02',380,7),(7,'5',101,'2024-05-03',260,0);
-- How many trams of each model are there?
-- number of vehicles per type
-- What makes of streetcar have we got, and how many of each?
-- model, count of trams
SELECT model, COUNT(*) FROM tbl_tram GROUP BY model;
-- What is the name of the depot that keeps the most trams?
-- At which yard do most vehicles stand?
-- Where do we park the most streetcars?
-- count trams by depot, name of the fullest
SELECT T1.depot_name FROM tbl_depot AS T1 JOIN tbl_tram AS T2 ON T1.depot_id = T2.depot_id GROUP BY T1.depot_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the names of depots without trams.
-- yards where no vehicle is kept
-- Where do we park no streetcar at all?
-- depot names with zero trams
SELECT depot_name FROM tbl_depot WHERE depot_id NOT IN (SELECT depot_id FROM tbl_tram);
-- Which colours do lines that start at Central Station have?
-- colour of the lines going from Central Station
-- What colour are the routes that set out from Central Station?
-- from stop = Central Station: line colour
SELECT T1.colour FROM tbl_line AS T1 JOIN tbl_stop AS T2 ON T1.from_stop = T2.stop_id WHERE T2.stop_name = 'Central Station';
-- What is the name of the stop where the blue line ends?
-- last stop of the blue line
-- Where do you have to get off when the blue one goes no further?
-- colour blue, name of the stop at the far end (to stop)
SELECT T2.stop_name FROM tbl_line AS T1 JOIN tbl_stop AS T2 ON T1.to_stop = T2.stop_id WHERE T1.colour = 'blue';
-- Show each line number and its total passengers.
-- How many people rode on every line in all? Number of the line and sum.
-- How many riders has each route carried altogether? The route's number first.
-- line no plus the sum of passengers
SELECT line_no, SUM(passengers) FROM tbl_run GROUP BY line_no;
-- What is the average delay of runs with Variobahn trams?
-- mean number of minutes late for the Variobahn
-- How late does a Variobahn come on average?
-- model Variobahn - mean delay of its runs in minutes
SELECT AVG(T1.delay_min) FROM tbl_run AS T1 JOIN tbl_tram AS T2 ON T1.tram_no = T2.tram_no WHERE T2.model = 'Variobahn';
-- Which trams have never run? Give their numbers.
-- numbers of the vehicles that made no run
-- Which streetcars have not been out even once? Numbers, please.
-- trams without any run: tram no
SELECT tram_no FROM tbl_tram WHERE tram_no NOT IN (SELECT tram_no FROM tbl_run);
-- How many stops in zone 2 have a shelter (yes)?
-- zone 2 stops with shelter yes, count
-- At how many places in zone 2 can you wait out of the rain (shelter: yes)?
-- has shelter = yes and zone = 2: number of stops
SELECT COUNT(*) FROM tbl_stop WHERE zone = 2 AND has_shelter = 'yes';
-- What is the number of the oldest tram and when was it built?
-- the vehicle built first: number and year
-- Which streetcar has been around longest, and from what year is it? Number first.
-- trams sorted by year of building, earliest one only: number, year
SELECT tram_no, built FROM tbl_tram ORDER BY built LIMIT 1;
-- Which lines had more than 2 runs?
-- line numbers with over 2 trips
-- Which routes were driven more than 2 times?
-- runs per line, over 2: line numbers
SELECT line_no FROM tbl_run GROUP BY line_no HAVING COUNT(*) > 2;
-- On which dates was a run more than 5 minutes late?
-- days when somebody was over 5 minutes behind
-- When did a streetcar come in over 5 minutes behind time?
-- delay above 5 minutes: dates of those runs
SELECT run_date FROM tbl_run WHERE delay_min > 5;
-- What is the length of the longest, the shortest and the average line?
-- maximum, minimum and mean kilometres of a line
-- How many km is our longest route, how many our shortest, and how many on average?
-- line length: max, min, mean
SELECT MAX(length_km), MIN(length_km), AVG(length_km) FROM tbl_line;
-- Which models are kept in Westhof?
-- distinct types of vehicle at the Westhof yard
-- What makes of streetcar are parked in Westhof? No repeats.
-- depot Westhof: each tram model one time
SELECT DISTINCT T1.model FROM tbl_tram AS T1 JOIN tbl_depot AS T2 ON T1.depot_id = T2.depot_id WHERE T2.depot_name = 'Westhof';
-- Show the names of stops at which no line starts.
-- stops that are not the beginning of any line
-- At which places does no route set out?
-- stops that are no line's from stop, names please
SELECT stop_name FROM tbl_stop WHERE stop_id NOT IN (SELECT from_stop FROM tbl_line);
-- database: prosecutor_files
CREATE TABLE court (court_code TEXT PRIMARY KEY, court_name TEXT, district TEXT);
CREATE TABLE judge (judge_id INTEGER PRIMARY KEY, title TEXT, full_name TEXT, appointed INTEGER, court_code TEXT REFERENCES court(court_code));
CREATE TABLE defendant (defendant_id INTEGER PRIMARY KEY, full_name TEXT, dob TEXT, nationality TEXT, occupation TEXT);
CREATE TABLE offence_type (code INTEGER PRIMARY KEY, description TEXT, max_years INTEGER);
CREATE TABLE trial (trial_id INTEGER PRIMARY KEY, defendant_id INTEGER REFERENCES defendant(defendant_id), judge_id INTEGER REFERENCES judge(judge_id), offence_code INTEGER REFERENCES offence_type(code), opened_on TEXT, verdict TEXT, sentence_months INTEGER, fine REAL);
INSERT INTO court VALUES ('HC','High Court','Centre'),('MC1','Magistrates East','East'),('MC2','Magistrates West','West');
INSERT INTO judge VALUES (1,'Dr','Agatha Quinn',1999,'HC'),(2,'Ms','Lena Storm',2012,'MC1'),(3,'Mr','Victor Hale',2005,'MC1'),(4,'Mr','Ian Frost',2020,'HC'),(5,'Ms','Ruth Amadi',2018,NULL);
INSERT INTO defendant VALUES (1,'Carl Dow','1980-02-02','British','plumber'),(2,'Mila Petrov','1995-07-19','Bulgarian','student'),(3,'Sean Rourke','1971-12-30','Irish','driver'),(4,'Tom Archer','2001-03-08','British','student'),(5,'Ines Gil','1988-09-14','Spanish','nurse'),(6,'Max Orr','1964-05-21','British',NULL);
INSERT INTO offence_type VALUES (1,'theft',7),(2,'fraud',10),(3,'speeding',1),(4,'assault',5),(5,'arson',14);
INSERT INTO trial VALUES (1,1,1,2,'2021-03-02','guilty',30,5000),(2,2,2,3,'2022-06-10','guilty',NULL,400),(3,3,3,3,'2022-07-04','not guilty',NULL,NULL),(4,4,2,1,'2022-09-15','guilty',6,NULL),(5,1,3,1,'2023-01-20','guilty',14,800),(6,5,1,4,'2023-02-28','dismissed',NULL,NULL),(7,4,2,4,'2023-05-16','guilty',10,250);
-- What are the full names of the British defendants?
-- accused people of British nationality
-- Who among the accused is British?
-- nationality British: defendants in full
SELECT full_name FROM defendant WHERE nationality = 'British';
-- How many trials ended with the verdict guilty?
-- number of guilty verdicts
-- How many people's cases closed with guilty?
-- verdict guilty - count of trials
SELECT COUNT(*) FROM trial WHERE verdict = 'guilty';
-- Show the title and full name of the judges at the High Court.
-- who sits at the High Court, with title
-- Who hands down rulings at the High Court? How they are styled (title), then the name.
-- court High Court: title plus full name of each judge
SELECT T1.title, T1.full_name FROM judge AS T1 JOIN court AS T2 ON T1.court_code = T2.court_code WHERE T2.court_name = 'High Court';
-- Which judge has presided over the most trials?
-- name of the judge with the largest number of cases
-- Who has been in charge in court more often than anybody?
-- count trials by judge, the full name at the top
SELECT T1.full_name FROM judge AS T1 JOIN trial AS T2 ON T1.judge_id = T2.judge_id GROUP BY T1.judge_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the full names of judges who have not tried anybody.
-- judges without any case
-- Who on the bench has yet to hear a case?
-- judges with no trial, in full
SELECT full_name FROM judge WHERE judge_id NOT IN (SELECT judge_id FROM trial);
-- What descriptions do offences have that were never on trial?
-- kinds of crime that nobody has been accused of
-- What crimes has nobody been in court for?
-- offence types missing from the trials: description
SELECT description FROM offence_type WHERE code NOT IN (SELECT offence_code FROM trial);
-- How many trials are there for each offence? Show the description and the number.
-- cases per kind of crime, with its description
-- How often was each crime in court? The crime in words, then how often.
-- offence description, count of its trials
SELECT T1.description, COUNT(*) FROM offence_type AS T1 JOIN trial AS T2 ON T1.code = T2.offence_code GROUP BY T1.code;
-- What is the longest sentence in months and who got it?
-- months of the heaviest sentence, and the name of the accused
-- How many months did the person locked up for the longest time get, and who is it?
-- sort trials by sentence, highest first, one only: months, full name of the defendant
SELECT T1.sentence_months, T2.full_name FROM trial AS T1 JOIN defendant AS T2 ON T1.defendant_id = T2.defendant_id ORDER BY T1.sentence_months DESC LIMIT 1;
-- Which defendants were tried more than 1 time?
-- names of people accused more than 1 time
-- Who has been in the dock more than 1 time?
-- defendants with over 1 trial, full names
SELECT T1.full_name FROM defendant AS T1 JOIN trial AS T2 ON T1.defendant_id = T2.defendant_id GROUP BY T1.defendant_id HAVING COUNT(*) > 1;
-- What is the total of the fines that Lena Storm imposed?
-- sum of fines in the cases of Lena Storm
-- How much did Lena Storm make people pay in all?
-- judge Lena Storm: sum of the fine over her trials
SELECT SUM(T1.fine) FROM trial AS T1 JOIN judge AS T2 ON T1.judge_id = T2.judge_id WHERE T2.full_name = 'Lena Storm';
-- Find the occupations of defendants found guilty of theft.
-- what do the people do for a living whose verdict was guilty in a theft case
-- What is the job of those convicted (guilty) of theft?
-- verdict guilty, offence theft - defendant's occupation
SELECT T1.occupation FROM defendant AS T1 JOIN trial AS T2 ON T1.defendant_id = T2.defendant_id JOIN offence_type AS T3 ON T2.offence_code = T3.code WHERE T3.description = 'theft' AND T2.verdict = 'guilty';
-- When was the youngest defendant born?
-- date of birth of the youngest accused
-- What is the birthday of the accused who is younger than all others?
-- latest date of birth among the defendants
SELECT dob FROM defendant ORDER BY dob DESC LIMIT 1;
-- Which offences carry a maximum of more years than the average?
-- crimes with max years above the mean
-- For what crimes can you be put away longer than crimes allow on average?
-- max years beyond the mean: offence descriptions
SELECT description FROM offence_type WHERE max_years > (SELECT AVG(max_years) FROM offence_type);
-- Who was tried for both theft and fraud?
-- names of the accused in a theft case and in a fraud case as well
-- Who was in the dock for theft and at some time for fraud?
-- defendants with a fraud trial who also have a theft trial, full names
SELECT T1.full_name FROM defendant AS T1 JOIN trial AS T2 ON T1.defendant_id = T2.defendant_id JOIN offence_type AS T3 ON T2.offence_code = T3.code WHERE T3.description = 'theft' INTERSECT SELECT T1.full_name FROM defendant AS T1 JOIN trial AS T2 ON T1.defendant_id = T2.defendant_id JOIN offence_type AS T3 ON T2.offence_code = T3.code WHERE T3.description = 'fraud';
-- Which defendant has no occupation recorded?
-- accused person whose job we do not know (no occupation)
-- For which of the accused do we not know what they work as?
-- occupation empty: full name of the defendant
SELECT full_name FROM defendant WHERE occupation IS NULL;
