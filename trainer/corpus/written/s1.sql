-- database: ice_rink
CREATE TABLE skater (skater_id INTEGER PRIMARY KEY, full_name TEXT, birth_year INTEGER, home_town TEXT, level TEXT, coach_id INTEGER REFERENCES coach(coach_id));
CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, name TEXT, since INTEGER, hourly_fee REAL);
CREATE TABLE ice_session (session_id INTEGER PRIMARY KEY, held_on TEXT, rink TEXT, minutes INTEGER, price REAL);
CREATE TABLE attendance (session_id INTEGER REFERENCES ice_session(session_id), skater_id INTEGER REFERENCES skater(skater_id), falls INTEGER, PRIMARY KEY (session_id, skater_id));
INSERT INTO coach VALUES (1,'Irina Volk',2004,65.0),(2,'Marc Petit',2015,48.0),(3,'Dana Hess',2010,55.0),(4,'Olli Saari',2021,40.0);
INSERT INTO skater VALUES (1,'Nora Beck',2008,'Graz','gold',1),(2,'Tim Orlov',2010,'Linz','silver',1),(3,'Sue Park',2006,'Graz','gold',2),(4,'Ben Adler',2012,'Wels','bronze',3),(5,'Lea Novak',2009,'Linz','bronze',1),(6,'Kim Reus',2007,'Graz','silver',NULL);
INSERT INTO ice_session VALUES (1,'2024-01-05','North',60,12.0),(2,'2024-01-06','South',90,18.0),(3,'2024-02-10','North',45,9.0),(4,'2024-02-17','South',60,14.0),(5,'2024-03-02','North',120,24.0);
INSERT INTO attendance VALUES (1,1,0),(1,2,3),(1,4,5),(2,1,1),(2,3,2),(3,2,4),(3,5,6),(4,3,0),(4,1,2),(4,2,1);
-- How many skaters are there at each level?
-- Per level, what is the number of people on the ice?
-- How many of our pupils are at each stage of skill? Stage first.
-- level, count of skaters
SELECT level, COUNT(*) FROM skater GROUP BY level;
-- What are the names of skaters from Graz born before 2008?
-- who comes from Graz and was born earlier than 2008
-- Who lives in Graz and is older than those of 2008, that is, came into the world before 2008?
-- birth year below 2008, home town Graz: full names
SELECT full_name FROM skater WHERE home_town = 'Graz' AND birth_year < 2008;
-- Which coach trains the most skaters?
-- Name the trainer with the largest number of pupils.
-- Who teaches more people than any other teacher?
-- top coach by number of skaters, name
SELECT T1.name FROM coach AS T1 JOIN skater AS T2 ON T1.coach_id = T2.coach_id GROUP BY T1.coach_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of coaches who have no skaters.
-- Which trainers do not work with anybody at the moment?
-- Which teachers have nobody to teach?
-- coach names without a skater
SELECT name FROM coach WHERE coach_id NOT IN (SELECT coach_id FROM skater WHERE coach_id IS NOT NULL);
-- Show the names of skaters whose coach charges more than 50 an hour.
-- Whose trainer costs over 50 per hour?
-- Who takes lessons that cost over 50 an hour?
-- hourly fee of the coach above 50: skaters' full names
SELECT T1.full_name FROM skater AS T1 JOIN coach AS T2 ON T1.coach_id = T2.coach_id WHERE T2.hourly_fee > 50;
-- What are the average, lowest and highest price of sessions at the North rink?
-- Give the mean, cheapest and most expensive price for ice times on North.
-- How much does it cost to go on the ice at North: on average, at the least, at the most?
-- rink North - avg price, min price, max price of sessions
SELECT AVG(price), MIN(price), MAX(price) FROM ice_session WHERE rink = 'North';
-- List the names of skaters and how many times each fell in total.
-- For everyone who skated, give the name and the sum of falls.
-- Who went on the ice, and how often did each of them land on the floor altogether?
-- sum of falls by skater, full name in front
SELECT T1.full_name, SUM(T2.falls) FROM skater AS T1 JOIN attendance AS T2 ON T1.skater_id = T2.skater_id GROUP BY T1.skater_id;
-- On which dates were sessions held that Nora Beck attended?
-- When was Nora Beck on the ice?
-- On which days did Nora Beck come along?
-- Nora Beck: dates of the sessions in her attendance
SELECT T1.held_on FROM ice_session AS T1 JOIN attendance AS T2 ON T1.session_id = T2.session_id JOIN skater AS T3 ON T2.skater_id = T3.skater_id WHERE T3.full_name = 'Nora Beck';
-- Which rinks have more than 2 sessions?
-- Show the halls where over 2 ice times took place.
-- In which halls have people been on the ice over 2 times?
-- rink with more than 2 sessions
SELECT rink FROM ice_session GROUP BY rink HAVING COUNT(*) > 2;
-- Show the dates of sessions that last longer than the average session.
-- When were the ice times that ran for more minutes than usual, that is, than the mean?
-- On which days could people stay on the ice longer than average?
-- minutes over the mean of sessions: held on dates
SELECT held_on FROM ice_session WHERE minutes > (SELECT AVG(minutes) FROM ice_session);
-- How many different home towns do the skaters have?
-- Count the distinct towns that skaters come from.
-- From how many places, each counted once, do our pupils come?
-- number of different home towns of skaters
SELECT COUNT(DISTINCT home_town) FROM skater;
-- Give the names and birth years of the 3 youngest skaters.
-- Who are the 3 skaters born last, and in which year?
-- Which 3 people came into the world most recently, and in what year?
-- skaters by birth year descending, only 3: full name, birth year
SELECT full_name, birth_year FROM skater ORDER BY birth_year DESC LIMIT 3;
-- Which home towns have both a gold and a silver skater?
-- In which towns do skaters of gold and of silver level live?
-- Where do both a gold and a silver pupil live?
-- home towns with both levels: silver, gold
SELECT home_town FROM skater WHERE level = 'gold' INTERSECT SELECT home_town FROM skater WHERE level = 'silver';
-- How many skaters took part in the session on 2024-02-17?
-- number of people on the ice on 2024-02-17
-- How many people came along on 2024-02-17?
-- session held on 2024-02-17: count of attendance
SELECT COUNT(*) FROM attendance AS T1 JOIN ice_session AS T2 ON T1.session_id = T2.session_id WHERE T2.held_on = '2024-02-17';
