-- database: theatre_season
CREATE TABLE venue (venue_id INTEGER PRIMARY KEY, venue_name TEXT, seats INTEGER, city TEXT);
CREATE TABLE play (play_id INTEGER PRIMARY KEY, title TEXT, playwright TEXT, genre TEXT, first_staged INTEGER);
CREATE TABLE actor (actor_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, nationality TEXT, understudy_of INTEGER REFERENCES actor(actor_id));
CREATE TABLE performance (performance_id INTEGER PRIMARY KEY, play_id INTEGER REFERENCES play(play_id), venue_id INTEGER REFERENCES venue(venue_id), performed_on TEXT, tickets_sold INTEGER, avg_price REAL);
CREATE TABLE casting (actor_id INTEGER REFERENCES actor(actor_id), play_id INTEGER REFERENCES play(play_id), role TEXT, is_lead INTEGER, PRIMARY KEY (actor_id, play_id));
INSERT INTO venue VALUES (1,'The Granary',320,'Bath'),(2,'Old Foundry',180,'Bristol'),(3,'Court Stage',900,'London'),(4,'Lantern',95,'Bath');
INSERT INTO play VALUES (1,'The Salt Road','Edith Orme','drama',1954),(2,'Tea for Thieves','Hal Finch','comedy',1987),(3,'Winter Orchard','Edith Orme','drama',1961),(4,'The Wrong Butler','P. Lacey','comedy',2004),(5,'Glass Harbour','Ann Voll','musical',2015);
INSERT INTO actor VALUES (1,'Simon Rae',45,'British',NULL),(2,'Ola Brandt',31,'Norwegian',NULL),(3,'Kit Sommers',27,'British',1),(4,'Dara Quill',52,'Irish',NULL),(5,'Meg Ash',24,'British',2),(6,'Leon Duval',60,'French',NULL);
INSERT INTO performance VALUES (1,1,1,'2024-01-12',300,28),(2,1,1,'2024-01-13',320,31),(3,2,2,'2024-01-20',140,18),(4,4,3,'2024-02-02',850,45),(5,2,4,'2024-02-09',95,15),(6,3,3,'2024-03-01',400,39),(7,2,1,'2024-03-15',210,25);
INSERT INTO casting VALUES (1,1,'Captain',1),(2,1,'Ines',1),(4,1,'Widow',0),(2,2,'Inspector',0),(3,2,'Charlie',1),(4,4,'Butler',1),(1,3,'Father',1),(5,3,'Rose',0);
-- What are the titles of plays by Edith Orme?
-- which pieces did Edith Orme write
-- What has Edith Orme written for the stage?
-- playwright = Edith Orme, titles please
SELECT title FROM play WHERE playwright = 'Edith Orme';
-- How many performances did each play have? Show the title.
-- times each piece was put on, by title
-- How often was every work put on? Say what it is called first.
-- count performances by play title
SELECT T1.title, COUNT(*) FROM play AS T1 JOIN performance AS T2 ON T1.play_id = T2.play_id GROUP BY T1.play_id;
-- Which plays were not performed?
-- titles that never made it onto a stage this season
-- Which works has nobody staged at all?
-- play titles without a performance
SELECT title FROM play WHERE play_id NOT IN (SELECT play_id FROM performance);
-- What are the names and ages of the actors in The Salt Road?
-- who plays in The Salt Road, and how old is each
-- Who is on stage in The Salt Road, and how many years old are they?
-- cast of The Salt Road: actor name + age
SELECT T1.name, T1.age FROM actor AS T1 JOIN casting AS T2 ON T1.actor_id = T2.actor_id JOIN play AS T3 ON T2.play_id = T3.play_id WHERE T3.title = 'The Salt Road';
-- Which actor has the most roles?
-- performer cast most often
-- Who has been given more parts than anyone else?
-- top actor by number of castings, name
SELECT T1.name FROM actor AS T1 JOIN casting AS T2 ON T1.actor_id = T2.actor_id GROUP BY T1.actor_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which actors have no role?
-- performers without a part
-- Who on our list of performers is not playing anybody?
-- actors without a casting, names
SELECT name FROM actor WHERE actor_id NOT IN (SELECT actor_id FROM casting);
-- Who is the understudy of Simon Rae?
-- name of the person who steps in for Simon Rae
-- Who takes over when Simon Rae is ill?
-- understudy of Simon Rae: name
SELECT T1.name FROM actor AS T1 JOIN actor AS T2 ON T1.understudy_of = T2.actor_id WHERE T2.name = 'Simon Rae';
-- How many tickets were sold in each city?
-- tickets per town, summed
-- How many seats have we sold altogether in every town? Town first.
-- sum of tickets sold by city
SELECT T2.city, SUM(T1.tickets_sold) FROM performance AS T1 JOIN venue AS T2 ON T1.venue_id = T2.venue_id GROUP BY T2.city;
-- On which dates was a comedy performed at The Granary?
-- days with a comedy in The Granary
-- When could you see a comedy at The Granary?
-- The Granary, genre comedy - performed on which dates
SELECT T1.performed_on FROM performance AS T1 JOIN play AS T2 ON T1.play_id = T2.play_id JOIN venue AS T3 ON T1.venue_id = T3.venue_id WHERE T2.genre = 'comedy' AND T3.venue_name = 'The Granary';
-- What is the largest venue and how many seats does it have?
-- biggest house, with its seats
-- Which house holds more people than any other, and how many is that?
-- venue with the most seats: name, seats
SELECT venue_name, seats FROM venue ORDER BY seats DESC LIMIT 1;
-- Which nationalities have more than 2 actors?
-- nationalities of over 2 performers
-- Which nations are over 2 of our performers from?
-- nationality with more than 2 actors
SELECT nationality FROM actor GROUP BY nationality HAVING COUNT(*) > 2;
-- What are the average and the highest number of tickets sold for Tea for Thieves?
-- mean and best sales of Tea for Thieves, in tickets
-- How well did Tea for Thieves sell on average, and on its best night, in tickets?
-- Tea for Thieves: avg tickets sold, max tickets sold
SELECT AVG(T1.tickets_sold), MAX(T1.tickets_sold) FROM performance AS T1 JOIN play AS T2 ON T1.play_id = T2.play_id WHERE T2.title = 'Tea for Thieves';
-- List the names of actors older than the average actor, oldest first.
-- performers above the mean age, starting with the oldest
-- Who on stage has seen more years than average? Most senior on top.
-- actor names, age over the mean, descending by age
SELECT name FROM actor WHERE age > (SELECT AVG(age) FROM actor) ORDER BY age DESC;
-- Which roles are leads (1)?
-- parts with is lead 1
-- What are the main parts (1) called?
-- roles, is lead = 1
SELECT role FROM casting WHERE is_lead = 1;
-- Which playwrights wrote a drama but no comedy?
-- authors of a drama who have no comedy to their name
-- Who has written a drama but not a single comedy?
-- playwrights: genre drama yes, genre comedy no
SELECT playwright FROM play WHERE genre = 'drama' EXCEPT SELECT playwright FROM play WHERE genre = 'comedy';
-- How many different genres are there?
-- count of distinct genres
-- How many sorts of work do we put on our list, each counted once?
-- number of different play genres
SELECT COUNT(DISTINCT genre) FROM play;
-- database: beekeepers
CREATE TABLE keeper (keeper_no INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, village TEXT, member_since INTEGER);
CREATE TABLE apiary (apiary_id INTEGER PRIMARY KEY, label TEXT, keeper_no INTEGER REFERENCES keeper(keeper_no), landscape TEXT, altitude INTEGER);
CREATE TABLE hive (hive_id INTEGER PRIMARY KEY, apiary_id INTEGER REFERENCES apiary(apiary_id), hive_type TEXT, queen_breed TEXT, queen_year INTEGER, strength INTEGER);
CREATE TABLE harvest (harvest_id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hive(hive_id), harvested_on TEXT, honey_kind TEXT, kilos REAL);
CREATE TABLE treatment (treatment_id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hive(hive_id), against TEXT, remedy TEXT, treated_on TEXT);
INSERT INTO keeper VALUES (1,'Otto','Brandl','Auerbach',1990),(2,'Maja','Lind','Auerbach',2014),(3,'Serge','Picard','Velden',2008),(4,'Iris','Toman','Hof',2022),(5,'Karl','Moser','Velden',1985);
INSERT INTO apiary VALUES (1,'Sunny slope',1,'orchard',420),(2,'Mill pond',1,'meadow',390),(3,'Roof garden',2,'town',410),(4,'Chestnut row',3,'forest',610),(5,'High moor',5,'heath',780);
INSERT INTO hive VALUES (1,1,'Dadant','Carnica',2022,8),(2,1,'Dadant','Buckfast',2023,9),(3,2,'Zander','Carnica',2021,5),(4,3,'Zander','Buckfast',2023,7),(5,4,'Warre','Ligustica',2022,6),(6,4,'Dadant','Carnica',2020,4),(7,1,'Zander','Carnica',2024,3);
INSERT INTO harvest VALUES (1,1,'2023-05-28','blossom',14.5),(2,2,'2023-05-28','blossom',18),(3,3,'2023-07-02','lime',9.5),(4,5,'2023-07-15','chestnut',12),(5,6,'2023-07-15','chestnut',6.5),(6,1,'2023-07-20','forest',8),(7,4,'2023-06-10','lime',11);
INSERT INTO treatment VALUES (1,3,'mites','formic acid','2023-08-01'),(2,6,'mites','oxalic acid','2023-12-05'),(3,5,'foulbrood','shook swarm','2023-08-20'),(4,6,'mites','formic acid','2023-08-03');
-- How many hives does each keeper have? Show the last name.
-- number of hives per beekeeper (surname)
-- How many homes for bees does everyone look after? Family name first.
-- count hives by keeper, last name in front
SELECT T1.last_name, COUNT(*) FROM keeper AS T1 JOIN apiary AS T2 ON T1.keeper_no = T2.keeper_no JOIN hive AS T3 ON T2.apiary_id = T3.apiary_id GROUP BY T1.keeper_no;
-- What is the total amount of honey harvested of each kind?
-- kilos by sort of honey
-- How many kilos have we got altogether of every sort? Sort first.
-- sum of kilos per honey kind
SELECT honey_kind, SUM(kilos) FROM harvest GROUP BY honey_kind;
-- Which apiaries have no hive? Give their labels.
-- labels of the stands without a hive
-- At which sites does not one bee colony stand?
-- no hives: apiary labels
SELECT label FROM apiary WHERE apiary_id NOT IN (SELECT apiary_id FROM hive);
-- List the first and last names of keepers from Velden.
-- beekeepers in Velden, full name
-- Who keeps bees in Velden? Given name, family name.
-- village = Velden - first name + last name of the keepers
SELECT first_name, last_name FROM keeper WHERE village = 'Velden';
-- Which keeper joined first?
-- last name of the longest standing member
-- Who has been with our club longer than anyone else? Family name.
-- keeper with the earliest member since, last name
SELECT last_name FROM keeper ORDER BY member_since LIMIT 1;
-- What are the landscapes of the apiaries of Otto Brandl?
-- around what landscape do the bees of Otto Brandl fly
-- What is the country like around the bees of Otto Brandl?
-- Otto Brandl: landscape of each of his apiaries
SELECT T1.landscape FROM apiary AS T1 JOIN keeper AS T2 ON T1.keeper_no = T2.keeper_no WHERE T2.first_name = 'Otto' AND T2.last_name = 'Brandl';
-- How many hives have a Carnica queen?
-- count the hives whose queen breed is Carnica
-- In how many boxes is the mother of the colony a Carnica?
-- queen breed Carnica, number of hives
SELECT COUNT(*) FROM hive WHERE queen_breed = 'Carnica';
-- What was the largest harvest in kilos, and on which date?
-- kilos and day of the best harvest
-- How much was the best single yield, in kilos, and when was it taken?
-- biggest harvest: kilos, date
SELECT kilos, harvested_on FROM harvest ORDER BY kilos DESC LIMIT 1;
-- Which breeds produced more than 20 kilos in total?
-- breeds of queen with over 20 kilos of honey altogether
-- Which kinds of queen have brought in over 20 kilos altogether?
-- sum of kilos by queen breed, only above 20, just the breed
SELECT T1.queen_breed FROM hive AS T1 JOIN harvest AS T2 ON T1.hive_id = T2.hive_id GROUP BY T1.queen_breed HAVING SUM(T2.kilos) > 20;
-- Which hive types were treated against mites? Show each once.
-- distinct types of hive with a treatment for mites
-- What kinds of box have been given something for mites? Each just once.
-- different hive types, treatment against mites
SELECT DISTINCT T1.hive_type FROM hive AS T1 JOIN treatment AS T2 ON T1.hive_id = T2.hive_id WHERE T2.against = 'mites';
-- What is the average strength of hives that were never treated?
-- mean strength where there was no treatment
-- How strong on average are the colonies that have not been given any remedy?
-- no treatment at all: avg strength of hives
SELECT AVG(strength) FROM hive WHERE hive_id NOT IN (SELECT hive_id FROM treatment);
-- Show the labels of apiaries above the average altitude.
-- stands higher up than the mean
-- Which sites lie higher up in the hills than average?
-- apiary labels, altitude over the mean
SELECT label FROM apiary WHERE altitude > (SELECT AVG(altitude) FROM apiary);
-- What are the minimum, average and maximum kilos per harvest at Sunny slope?
-- lowest, mean and highest yield on Sunny slope
-- How much does one take from a colony at Sunny slope, in kilos: at the least, on average, at the most?
-- Sunny slope harvests - min kilos, avg kilos, max kilos
SELECT MIN(T1.kilos), AVG(T1.kilos), MAX(T1.kilos) FROM harvest AS T1 JOIN hive AS T2 ON T1.hive_id = T2.hive_id JOIN apiary AS T3 ON T2.apiary_id = T3.apiary_id WHERE T3.label = 'Sunny slope';
-- Which remedy is used most often?
-- the most common remedy
-- What do people give their bees more often than anything else when something ails them?
-- top remedy by number of treatments
SELECT remedy FROM treatment GROUP BY remedy ORDER BY COUNT(*) DESC LIMIT 1;
-- Which villages have keepers with hives of type Zander as well as Dadant?
-- villages where both Zander and Dadant hives are kept
-- Where do people keep bees in a Zander and also in a Dadant?
-- villages with both hive types: Dadant, Zander
SELECT T1.village FROM keeper AS T1 JOIN apiary AS T2 ON T1.keeper_no = T2.keeper_no JOIN hive AS T3 ON T2.apiary_id = T3.apiary_id WHERE T3.hive_type = 'Zander' INTERSECT SELECT T1.village FROM keeper AS T1 JOIN apiary AS T2 ON T1.keeper_no = T2.keeper_no JOIN hive AS T3 ON T2.apiary_id = T3.apiary_id WHERE T3.hive_type = 'Dadant';
