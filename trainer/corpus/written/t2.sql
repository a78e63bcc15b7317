-- database: grand_peloton_tour
CREATE TABLE squad (sqd_id INTEGER PRIMARY KEY, sqd_name TEXT, sqd_country TEXT, sqd_budget_meur REAL, sqd_since INTEGER);
CREATE TABLE rider (rdr_id INTEGER PRIMARY KEY, rdr_name TEXT, rdr_nation TEXT, rdr_born INTEGER, rdr_weight_kg INTEGER, rdr_speciality TEXT, sqd_id INTEGER REFERENCES squad(sqd_id));
CREATE TABLE stage (stg_no INTEGER PRIMARY KEY, stg_start TEXT, stg_finish TEXT, stg_km REAL, stg_type TEXT, stg_day TEXT);
CREATE TABLE climb (clb_id INTEGER PRIMARY KEY, clb_name TEXT, stg_no INTEGER REFERENCES stage(stg_no), clb_height_m INTEGER, clb_gradient REAL, clb_category TEXT);
CREATE TABLE stage_result (stg_no INTEGER REFERENCES stage(stg_no), rdr_id INTEGER REFERENCES rider(rdr_id), pos INTEGER, gap_sec INTEGER, bonus_sec INTEGER, PRIMARY KEY (stg_no, rdr_id));
INSERT INTO squad VALUES (1,'Vento Blu','Italy',18.5,2006),(2,'Kaasmark Racing','Netherlands',27.0,1998),(3,'Equipe Lumiere','France',14.2,2011),(4,'Nordic Steel','Denmark',31.4,2015),(5,'Sol y Sombra','Spain',9.8,2019);
INSERT INTO rider VALUES (1,'Gianluca Ferretti','Italy',1992,61,'climber',1),(2,'Stijn de Wolff','Netherlands',1996,79,'sprinter',2),(3,'Bastien Corvol','France',1990,66,'all-rounder',3),(4,'Emil Thorsen','Denmark',1999,72,'time trialist',4),(5,'Iker Belasko','Spain',1994,58,'climber',4),(6,'Noah Hendry','Great Britain',2001,75,'sprinter',2),(7,'Mathieu Drouet','France',1988,70,'domestique',3),(8,'Andrea Zanin','Italy',1997,68,'domestique',4);
INSERT INTO stage VALUES (1,'Lucca','Lucca',12.4,'time trial','2022-05-06'),(2,'Pisa','Siena',178.0,'hilly','2022-05-07'),(3,'Arezzo','Ravenna',201.5,'flat','2022-05-08'),(4,'Ferrara','Bolzano',192.3,'mountain','2022-05-10'),(5,'Merano','Livigno',164.7,'mountain','2022-05-11'),(6,'Lecco','Milano',139.0,'flat','2022-05-12');
INSERT INTO climb VALUES (1,'Passo Gardena',4,2121,7.8,'first'),(2,'Monte Giovo',5,2094,6.9,'first'),(3,'Poggio Rosso',2,612,5.1,'third'),(4,'Stelvio',5,2758,7.4,'special'),(5,'Colle Verde',2,488,NULL,'fourth'),(6,'Passo Pinei',4,1437,5.9,'second');
INSERT INTO stage_result VALUES (1,4,1,0,10),(1,3,2,7,6),(1,1,9,31,0),(2,3,1,0,10),(2,1,2,0,6),(3,2,1,0,10),(3,6,2,0,6),(4,5,1,0,10),(4,1,2,18,6),(4,3,5,64,0),(5,1,1,0,10),(5,5,3,42,4),(5,8,12,310,0),(6,6,1,0,10),(6,2,3,0,4);
-- What are the names of the squads that have existed since 2010 or later?
-- teams started in 2010 or after, names
-- Which teams have been around from 2010 on?
-- since 2010 or a later year - names of the squads
SELECT sqd_name FROM squad WHERE sqd_since >= 2010;
-- How many stages are of the type mountain?
-- number of days in the mountain category of stage
-- On how many days does the race go over the mountain kind of course?
-- stage type mountain, count
SELECT COUNT(*) FROM stage WHERE stg_type = 'mountain';
-- What is the total length in kilometres of all stages, and how long is the longest?
-- km of the whole race summed up, then the km of the longest day
-- How far is the whole race, and how far the lengthiest day, in km?
-- sum of stage km and max of stage km please
SELECT SUM(stg_km), MAX(stg_km) FROM stage;
-- List start and finish of the stages between 150 and 195 kilometres long, from the shortest to the longest.
-- from where to where do the stages of 150 to 195 km go, shorter ones first
-- For the days of 150 to 195 km: where do they set off and where do they end? Shortest first.
-- start and finish of every stage no shorter than 150 km and no longer than 195, sorted by km going up
SELECT stg_start, stg_finish FROM stage WHERE stg_km BETWEEN 150 AND 195 ORDER BY stg_km;
-- Show the different specialities of the riders.
-- which kinds of talent exist in the field, no repeats
-- What are the cyclists good at? No repeats.
-- each speciality just one time
SELECT DISTINCT rdr_speciality FROM rider;
-- For which climb is the gradient unknown?
-- name of the ascent with no steepness noted
-- Which hill do we not know the steepness of?
-- gradient empty: climb name
SELECT clb_name FROM climb WHERE clb_gradient IS NULL;
-- Give the name of each rider and the name of his squad, ordered by the year of birth of the rider.
-- cyclist and team side by side, eldest cyclist first
-- Who rides for which team? Oldest man first.
-- rider with his squad, both by name, sorted by year born going up
SELECT T1.rdr_name, T2.sqd_name FROM rider AS T1 JOIN squad AS T2 ON T1.sqd_id = T2.sqd_id ORDER BY T1.rdr_born;
-- How many riders does each squad have? Show the squad's name and the number.
-- size of every team with people in it: name, count
-- How many cyclists are in every team? The team, then how many.
-- squad name plus its count of riders
SELECT T1.sqd_name, COUNT(*) FROM squad AS T1 JOIN rider AS T2 ON T1.sqd_id = T2.sqd_id GROUP BY T1.sqd_id;
-- What is the average weight of the riders of each nation?
-- mean kilos per nation, nation first
-- How heavy are cyclists of every country on average? Country first.
-- weight in kg, averaged by nation: nation, average
SELECT rdr_nation, AVG(rdr_weight_kg) FROM rider GROUP BY rdr_nation;
-- Which climbs are part of the stage that finishes in Livigno? Show name and height.
-- ascents on the way to Livigno and their altitude
-- What hills are on the day that ends in Livigno, and how high are they?
-- stage with the finish Livigno: climb names, metres
SELECT T1.clb_name, T1.clb_height_m FROM climb AS T1 JOIN stage AS T2 ON T1.stg_no = T2.stg_no WHERE T2.stg_finish = 'Livigno';
-- Who took position 1 in a stage? Show the rider's name and the day of the stage.
-- position 1 finishers and when they did it
-- Who came first (position 1), and on what date?
-- pos 1 in a stage: rider and stage day
SELECT T1.rdr_name, T3.stg_day FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id JOIN stage AS T3 ON T2.stg_no = T3.stg_no WHERE T2.pos = 1;
-- Which rider collected the most bonus seconds in total?
-- cyclist with the biggest sum of time bonuses
-- Who got the most seconds taken off as a reward, all days together?
-- sum of bonus seconds by rider, name of the top one
SELECT T1.rdr_name FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id GROUP BY T1.rdr_id ORDER BY SUM(T2.bonus_sec) DESC LIMIT 1;
-- Which squads have no rider?
-- teams nobody rides for, by name
-- Which teams have nobody under contract?
-- squads without any rider, names please
SELECT sqd_name FROM squad WHERE sqd_id NOT IN (SELECT sqd_id FROM rider);
-- Find the names of riders whose weight is below the average weight.
-- cyclists lighter than the mean
-- Which cyclists weigh less than cyclists do on average?
-- weight under the mean: rider names
SELECT rdr_name FROM rider WHERE rdr_weight_kg < (SELECT AVG(rdr_weight_kg) FROM rider);
-- What are the finish towns of the stages without any climb?
-- where do the stages end on which no ascent is listed
-- In what towns do the days end that have no hill in them?
-- stages with zero climbs - their finish
SELECT stg_finish FROM stage WHERE stg_no NOT IN (SELECT stg_no FROM climb);
-- Which riders have results both in a mountain stage and in a time trial stage?
-- names found in the results of type mountain and also of type time trial
-- Who has ridden to a result on a mountain day and on a time trial day too?
-- riders with a time trial result and a mountain result as well
SELECT T1.rdr_name FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id JOIN stage AS T3 ON T2.stg_no = T3.stg_no WHERE T3.stg_type = 'mountain' INTERSECT SELECT T1.rdr_name FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id JOIN stage AS T3 ON T2.stg_no = T3.stg_no WHERE T3.stg_type = 'time trial';
-- Which nations have riders but no squad based there?
-- nations of cyclists, less the ones a team comes from
-- What countries do cyclists come from that have no team?
-- rider nations minus squad countries
SELECT rdr_nation FROM rider EXCEPT SELECT sqd_country FROM squad;
-- Show the names of riders with at least 3 stage results and the number of those results, the most first.
-- who appears 3 times or more in the results, with how many, descending
-- Who is in the day lists 3 times or more, and how many times? Most first.
-- at least 3 stage results: rider, count, sorted down
SELECT T1.rdr_name, COUNT(*) FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id GROUP BY T1.rdr_id HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC;
-- Who won (position 1) the stage that contains the highest climb?
-- take the stage with the loftiest ascent: name the rider in position 1
-- Who came first (position 1) on the day with the loftiest hill of all?
-- find the stage of the climb with the greatest height, then give me the rider with position 1 there
SELECT T1.rdr_name FROM rider AS T1 JOIN stage_result AS T2 ON T1.rdr_id = T2.rdr_id WHERE T2.pos = 1 AND T2.stg_no = (SELECT stg_no FROM climb ORDER BY clb_height_m DESC LIMIT 1);
-- Among squads with a budget over 15 million, which one has the riders with the largest total gap in seconds? Give its name and the total.
-- of teams richer than 15, the one that lost most seconds over all its men, and how many
-- Which team that has more than 15 million to spend is the furthest behind, adding up the seconds of all its men, and how many is that?
-- budget above 15: sum the riders' gap in seconds by squad, top one - name, sum
SELECT T1.sqd_name, SUM(T3.gap_sec) FROM squad AS T1 JOIN rider AS T2 ON T1.sqd_id = T2.sqd_id JOIN stage_result AS T3 ON T2.rdr_id = T3.rdr_id WHERE T1.sqd_budget_meur > 15 GROUP BY T1.sqd_id ORDER BY SUM(T3.gap_sec) DESC LIMIT 1;

-- database: masked_wrestling_circuit
CREATE TABLE Wrestler (id INTEGER PRIMARY KEY, ring_name TEXT, real_name TEXT, hometown TEXT, weight INTEGER, debut_year INTEGER, mentor_id INTEGER REFERENCES Wrestler(id));
CREATE TABLE Championship (id INTEGER PRIMARY KEY, title_name TEXT, division TEXT, created_year INTEGER);
CREATE TABLE Reign (id INTEGER PRIMARY KEY, wrestler_id INTEGER REFERENCES Wrestler(id), championship_id INTEGER REFERENCES Championship(id), won_on TEXT, days_held INTEGER);
CREATE TABLE Card (id INTEGER PRIMARY KEY, name TEXT, venue TEXT, city TEXT, held_on TEXT, tickets_sold INTEGER);
CREATE TABLE Bout (id INTEGER PRIMARY KEY, card_id INTEGER REFERENCES Card(id), winner_id INTEGER REFERENCES Wrestler(id), loser_id INTEGER REFERENCES Wrestler(id), minutes INTEGER, finish TEXT);
INSERT INTO Wrestler VALUES (1,'El Cometa','Raul Ibarra','Puebla',92,1998,NULL),(2,'Iron Badger','Dale Hutchins','Tulsa',121,2004,NULL),(3,'Azure Fang','Kenji Morita','Osaka',88,2010,1),(4,'La Sombra Roja','Lucia Vidal','Puebla',67,2013,1),(5,'Big Tundra','Olaf Brandt','Winnipeg',148,2009,2),(6,'Kid Lightning','Marcus Bell','Tulsa',84,2018,2),(7,'The Mortician',NULL,'Salem',117,2001,NULL);
INSERT INTO Championship VALUES (1,'Golden Mask','open',1995),(2,'Feather Crown','light',2003),(3,'Anvil Belt','heavy',1999),(4,'Twin Moons','tag team',2016);
INSERT INTO Reign VALUES (1,1,1,'2011-02-06',412),(2,7,1,'2012-03-24',98),(3,3,2,'2014-09-13',230),(4,5,3,'2015-01-17',365),(5,2,3,'2016-01-17',144),(6,3,1,'2017-05-20',61),(7,1,2,'2018-08-04',20),(8,5,3,'2018-11-25',203);
INSERT INTO Card VALUES (1,'Fiesta Brava','Arena Norte','Puebla','2019-05-04',3400),(2,'Winter Slam','Ice Palace','Winnipeg','2019-12-14',5200),(3,'Oil Town Rumble','County Armory','Tulsa','2021-06-19',1850),(4,'Summer Slamboree','County Armory','Tulsa','2021-08-07',2100),(5,'Lantern Clash','Bay Hall','Osaka','2022-10-01',4700);
INSERT INTO Bout VALUES (1,1,1,7,18,'pinfall'),(2,1,4,6,11,'submission'),(3,2,5,2,22,'pinfall'),(4,2,3,1,26,'count out'),(5,3,6,3,9,'pinfall'),(6,3,2,7,14,'disqualification'),(7,4,2,5,17,'pinfall'),(8,5,3,4,20,'submission'),(9,5,1,2,15,'pinfall');
-- How many wrestlers made their debut after 2005?
-- number of fighters who started later than 2005
-- How many fighters first stepped into the ring later than 2005?
-- debut after 2005: count
SELECT COUNT(*) FROM Wrestler WHERE debut_year > 2005;
-- Show ring name and hometown of the heaviest wrestler.
-- the one who weighs most: ring name and where from
-- What is the biggest man by weight called in the ring, and where is he from?
-- sort wrestlers by weight, highest first, only one: ring name, home town
SELECT ring_name, hometown FROM Wrestler ORDER BY weight DESC LIMIT 1;
-- Whose real name is not known? Give the ring name.
-- ring name of the fighter with no real name in the files
-- Who has never told us what he is called in private life? His ring name, please.
-- real name empty - ring name
SELECT ring_name FROM Wrestler WHERE real_name IS NULL;
-- Which cards have Slam in their name? List name and city.
-- shows called something with Slam, and the town they were in
-- Which events are called something with Slam, and where were they?
-- slam in the card's name: name, city
SELECT name, city FROM Card WHERE name LIKE '%Slam%';
-- What is the average number of minutes of bouts that ended by pinfall?
-- how long does a fight last on average if the finish is pinfall
-- How many minutes does a fight take on average when it is over by pinfall?
-- finish pinfall: mean of the minutes
SELECT AVG(minutes) FROM Bout WHERE finish = 'pinfall';
-- How many bouts ended in each kind of finish?
-- fights counted according to how they ended, kind first
-- How many fights were over in each way? The way first.
-- count bouts per finish: finish, count
SELECT finish, COUNT(*) FROM Bout GROUP BY finish;
-- List the title name, the division and the year of creation of all championships, starting with the most recently created.
-- belts: what they are called, division, when introduced; newest on top
-- What is there to win: what is it called, in what division, and since when? Newest first.
-- championships sorted by year created, going down - name of the title, division, year
SELECT title_name, division, created_year FROM Championship ORDER BY created_year DESC;
-- What are the ring names of the wrestlers mentored by Iron Badger?
-- pupils of Iron Badger (ring name)
-- Whom did Iron Badger teach the trade? Ring names.
-- mentor's ring name is Iron Badger: ring names of the wrestlers
SELECT T1.ring_name FROM Wrestler AS T1 JOIN Wrestler AS T2 ON T1.mentor_id = T2.id WHERE T2.ring_name = 'Iron Badger';
-- Show each championship's title name and the longest reign in days.
-- belt by belt, the greatest count of days anyone kept it
-- How many days is the most anyone kept each belt? The belt first.
-- title name plus max of days held, for all championships with a reign
SELECT T1.title_name, MAX(T2.days_held) FROM Championship AS T1 JOIN Reign AS T2 ON T1.id = T2.championship_id GROUP BY T1.id;
-- How many bouts has each wrestler won? Show the ring name and the number.
-- victories per fighter, ring name in front
-- How often has every fighter come out on top? Ring name, then how often.
-- bouts by winner: ring name, count
SELECT T1.ring_name, COUNT(*) FROM Wrestler AS T1 JOIN Bout AS T2 ON T1.id = T2.winner_id GROUP BY T1.id;
-- At which venues did Azure Fang win a bout?
-- halls in which Azure Fang came out victorious
-- In what halls did Azure Fang beat somebody?
-- Azure Fang as winner - venue of the card, for every such bout
SELECT T3.venue FROM Wrestler AS T1 JOIN Bout AS T2 ON T1.id = T2.winner_id JOIN Card AS T3 ON T2.card_id = T3.id WHERE T1.ring_name = 'Azure Fang';
-- Which wrestlers have never held a championship? Give their ring names.
-- ring names of all those without any reign
-- Who has not been champion even once? Ring names.
-- no reign on record: ring names of those wrestlers
SELECT ring_name FROM Wrestler WHERE id NOT IN (SELECT wrestler_id FROM Reign);
-- What are the names of the cards with more tickets sold than the average card?
-- shows that beat the mean in ticket sales
-- Which events drew more paying people than events do on average?
-- tickets sold above the mean, names of the cards
SELECT name FROM Card WHERE tickets_sold > (SELECT AVG(tickets_sold) FROM Card);
-- Which hometowns produced more than one wrestler?
-- places that more than one fighter calls home
-- What places do two or more fighters come from?
-- home towns with more than one wrestler
SELECT hometown FROM Wrestler GROUP BY hometown HAVING COUNT(*) > 1;
-- Find the ring names of wrestlers who have held both the Golden Mask and the Feather Crown.
-- ring name of anyone with the Golden Mask and the Feather Crown on the record
-- Who has been champion with the Golden Mask and at some time with the Feather Crown? Ring names.
-- reigns for the Feather Crown and reigns for the Golden Mask too: which ring names
SELECT T1.ring_name FROM Wrestler AS T1 JOIN Reign AS T2 ON T1.id = T2.wrestler_id JOIN Championship AS T3 ON T2.championship_id = T3.id WHERE T3.title_name = 'Golden Mask' INTERSECT SELECT T1.ring_name FROM Wrestler AS T1 JOIN Reign AS T2 ON T1.id = T2.wrestler_id JOIN Championship AS T3 ON T2.championship_id = T3.id WHERE T3.title_name = 'Feather Crown';
-- Who has lost a bout but never won one? List the ring names.
-- ring names of losers of some fight, minus everyone with a win
-- Who has been beaten, but has never beaten anybody? Ring names.
-- ring names on the losing side of a bout, without those on the winning side of one
SELECT T1.ring_name FROM Wrestler AS T1 JOIN Bout AS T2 ON T1.id = T2.loser_id EXCEPT SELECT T1.ring_name FROM Wrestler AS T1 JOIN Bout AS T2 ON T1.id = T2.winner_id;
-- Which wrestler spent the most days as champion overall? Return the ring name and the total number of days.
-- most days with a belt, all reigns together: ring name and sum
-- Who has been champion for the most days in all, and for how many? Ring name first.
-- sum of days held by wrestler; top one; ring name, sum
SELECT T1.ring_name, SUM(T2.days_held) FROM Wrestler AS T1 JOIN Reign AS T2 ON T1.id = T2.wrestler_id GROUP BY T1.id ORDER BY SUM(T2.days_held) DESC LIMIT 1;
-- What are the ring names of the winner and of the loser of the longest bout?
-- longest fight: who won it, who lost it (ring names)
-- In the fight that went on for most minutes, who beat whom? Ring names, the victor first.
-- sort bouts by minutes, only the top one: winner's ring name, loser's ring name
SELECT T2.ring_name, T3.ring_name FROM Bout AS T1 JOIN Wrestler AS T2 ON T1.winner_id = T2.id JOIN Wrestler AS T3 ON T1.loser_id = T3.id ORDER BY T1.minutes DESC LIMIT 1;
-- Which wrestlers under 100 kilograms won at least two bouts? Show ring names, the lightest first.
-- ring names for weights below 100 with two or more victories, in order of weight from low to high
-- Which fighters lighter than 100 kilos have at least 2 victories? Ring names, lightest first.
-- 2 or more bouts won, weight under 100, sorted by weight going up - ring names
SELECT T1.ring_name FROM Wrestler AS T1 JOIN Bout AS T2 ON T1.id = T2.winner_id WHERE T1.weight < 100 GROUP BY T1.id HAVING COUNT(*) >= 2 ORDER BY T1.weight;
-- Give the title names of championships held by a wrestler who has a mentor, without repetition.
-- which belts did someone with a mentor hold, each belt once
-- What belts has somebody had who was taught by another fighter? No repeats.
-- champions with a mentor filled in: names of the titles they held, each one time
SELECT DISTINCT T3.title_name FROM Wrestler AS T1 JOIN Reign AS T2 ON T1.id = T2.wrestler_id JOIN Championship AS T3 ON T2.championship_id = T3.id WHERE T1.mentor_id IS NOT NULL;

-- database: river_card_room
CREATE TABLE casino (casino_id INTEGER PRIMARY KEY, name TEXT, city TEXT, state TEXT, table_count INTEGER, smoking TEXT);
CREATE TABLE poker_player (player_id INTEGER PRIMARY KEY, name TEXT, nickname TEXT, home_state TEXT, birth_year INTEGER, professional INTEGER);
CREATE TABLE tournament (tournament_id INTEGER PRIMARY KEY, casino_id INTEGER REFERENCES casino(casino_id), title TEXT, game TEXT, buy_in INTEGER, start_date TEXT, entrants INTEGER);
CREATE TABLE cash_finish (tournament_id INTEGER REFERENCES tournament(tournament_id), player_id INTEGER REFERENCES poker_player(player_id), place INTEGER, winnings INTEGER, PRIMARY KEY (tournament_id, player_id));
CREATE TABLE sponsor_deal (deal_id INTEGER PRIMARY KEY, player_id INTEGER REFERENCES poker_player(player_id), brand TEXT, yearly_fee INTEGER, signed_in INTEGER);
INSERT INTO casino VALUES (1,'Silver Spur','Elko','Nevada',22,'yes'),(2,'Bayou Queen','Biloxi','Mississippi',35,'no'),(3,'Lucky Pine','Reno','Nevada',48,'no'),(4,'Copper Canyon','Bisbee','Arizona',14,'yes'),(5,'Boardwalk Royale','Atlantic City','New Jersey',60,'no');
INSERT INTO poker_player VALUES (1,'Hank Delaney','Tex','Texas',1961,1),(2,'Sofia Marchetti','The Surgeon','New Jersey',1987,1),(3,'Leon Beaumont',NULL,'Mississippi',1979,0),(4,'Priya Nair','Quiet One','Nevada',1992,1),(5,'Walt Kessler','Grandpa','Nevada',1948,0),(6,'Dong-min Seo',NULL,'Texas',1995,1),(7,'Beth Arroyo','Snap','Arizona',1984,0);
INSERT INTO tournament VALUES (1,1,'High Desert Open','hold''em',500,'2018-02-09',180),(2,2,'Gulf Coast Main Event','hold''em',3500,'2018-04-20',412),(3,3,'Pine Omaha Special','omaha',1500,'2018-07-13',96),(4,3,'Truckee Millions','hold''em',5000,'2019-01-25',388),(5,4,'Canyon Stud Night','stud',250,'2019-03-02',54),(6,5,'Boardwalk Omaha','omaha',2200,'2019-09-14',141),(7,5,'Ladies Classic','hold''em',300,'2019-11-08',167);
INSERT INTO cash_finish VALUES (1,4,1,21500),(1,5,3,9200),(2,2,1,310000),(2,3,2,188000),(2,1,7,24000),(3,1,1,41000),(3,6,2,26500),(4,6,1,405000),(4,2,4,97000),(5,7,1,5100),(5,5,2,3300),(6,2,1,88000),(6,6,5,12400),(7,4,2,8600);
INSERT INTO sponsor_deal VALUES (1,2,'AceWear',60000,2017),(2,6,'RiverBet',85000,2019),(3,4,'AceWear',22000,2019),(4,1,'Longhorn Boots',15000,2012),(5,2,'NightOwl Coffee',18000,2018);
-- How many casinos are located in Nevada?
-- number of houses in the state of Nevada
-- How many gambling houses are there in Nevada?
-- state Nevada, count of casinos
SELECT COUNT(*) FROM casino WHERE state = 'Nevada';
-- Which casinos do not allow smoking (no) and have more than 40 tables?
-- smoking no and over 40 tables, names please
-- In which gambling houses can you not light up (no), and are there more than 40 tables?
-- more than 40 tables, smoking = no: casino names
SELECT name FROM casino WHERE smoking = 'no' AND table_count > 40;
-- List the names and nicknames of professional players (1).
-- those flagged 1 as professional: name, nickname
-- Who plays for a living (1), and what do their friends call them?
-- professional = 1: player name plus nickname
SELECT name, nickname FROM poker_player WHERE professional = 1;
-- What is the title of the tournament with the lowest buy-in?
-- cheapest event to enter, its title
-- Which event costs least to get into?
-- tournaments sorted by buy-in, the very lowest: title
SELECT title FROM tournament ORDER BY buy_in LIMIT 1;
-- Show the number of tournaments and the average number of entrants for each game.
-- per game: how many events, and mean field size (game first)
-- How often is each kind of poker played as an event, and how many people take part on average? The kind first.
-- game, number of tournaments, mean of the entrants
SELECT game, COUNT(*), AVG(entrants) FROM tournament GROUP BY game;
-- Which players have no nickname?
-- names of the people nobody calls by a nickname
-- Who has no pet name?
-- nickname empty: players' names
SELECT name FROM poker_player WHERE nickname IS NULL;
-- How many different brands sponsor players?
-- count the distinct brands behind the deals
-- How many different companies pay players to advertise them?
-- number of brands in the sponsor deals, each brand one time
SELECT COUNT(DISTINCT brand) FROM sponsor_deal;
-- Give the title and start date of the tournaments held at Boardwalk Royale.
-- events at Boardwalk Royale, with their opening day
-- What was played at Boardwalk Royale, and from what day on?
-- casino Boardwalk Royale: tournament title with the start date
SELECT T1.title, T1.start_date FROM tournament AS T1 JOIN casino AS T2 ON T1.casino_id = T2.casino_id WHERE T2.name = 'Boardwalk Royale';
-- For each player with winnings, what are the total winnings? Show the name and the total, largest total first.
-- money list: name and sum won, richest at the top
-- How much has each player taken home in all? Name and sum, most first.
-- sum of winnings by player, sorted down: player, sum
SELECT T1.name, SUM(T2.winnings) FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id ORDER BY SUM(T2.winnings) DESC;
-- Who finished in place 1 in a tournament of omaha? Give name and winnings.
-- omaha events: who came in place 1 and for how much money
-- Who came first (place 1) at omaha, and how much did they take home?
-- game omaha, place 1: player's name, winnings
SELECT T1.name, T2.winnings FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id JOIN tournament AS T3 ON T2.tournament_id = T3.tournament_id WHERE T2.place = 1 AND T3.game = 'omaha';
-- In which cities have tournaments with a buy-in of at least 2000 been played?
-- towns whose house put on an event costing 2000 or more
-- In what towns has there been an event that cost 2000 or more to get into?
-- buy-in no less than 2000 - city of the casino, for every such tournament
SELECT T1.city FROM casino AS T1 JOIN tournament AS T2 ON T1.casino_id = T2.casino_id WHERE T2.buy_in >= 2000;
-- Which player has the most sponsor deals?
-- name the person with the largest number of sponsors signed
-- Who has the most contracts with advertisers?
-- count sponsor deals per player, the name at the top
SELECT T1.name FROM poker_player AS T1 JOIN sponsor_deal AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of players without a sponsor deal.
-- who has no sponsor
-- Whom does no company pay to advertise it?
-- players with zero sponsor deals, by name
SELECT name FROM poker_player WHERE player_id NOT IN (SELECT player_id FROM sponsor_deal);
-- Which casinos have hosted more than one tournament? Return the name and the number of tournaments.
-- houses with more than one event: name, how many
-- Which gambling houses have put on two or more events, and how many?
-- over 1 tournament there: casino name, count
SELECT T1.name, COUNT(*) FROM casino AS T1 JOIN tournament AS T2 ON T1.casino_id = T2.casino_id GROUP BY T1.casino_id HAVING COUNT(*) > 1;
-- Show the home states of players born before 1970 or after 1990, without duplicates.
-- distinct states where those live who were born earlier than 1970 or later than 1990
-- In what states do people live who were born before 1970 or else after 1990? No repeats.
-- birth year under 1970 or above 1990: home state, each one time
SELECT DISTINCT home_state FROM poker_player WHERE birth_year < 1970 OR birth_year > 1990;
-- Which tournaments drew more entrants than the average tournament? Give their titles.
-- titles with a field above the mean size
-- Which events drew more people than events do on average?
-- entrants beyond the mean of all tournaments: title
SELECT title FROM tournament WHERE entrants > (SELECT AVG(entrants) FROM tournament);
-- Who has cashed in hold'em and also in omaha?
-- names with finishes in hold'em as well as in omaha
-- Who has won money at hold'em and some at omaha too?
-- players with a cash finish in omaha who have one in hold'em as well
SELECT T1.name FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id JOIN tournament AS T3 ON T2.tournament_id = T3.tournament_id WHERE T3.game = 'hold''em' INTERSECT SELECT T1.name FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id JOIN tournament AS T3 ON T2.tournament_id = T3.tournament_id WHERE T3.game = 'omaha';
-- Among non-professional players (0), who has won the most money in total? Give the name and the total.
-- amateurs, i.e. professional 0: top earner over all events with the sum
-- Who has taken home the most in all without playing for a living (0), and how much?
-- professional = 0: sum the winnings by player, top one - name, sum
SELECT T1.name, SUM(T2.winnings) FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id WHERE T1.professional = 0 GROUP BY T1.player_id ORDER BY SUM(T2.winnings) DESC LIMIT 1;
-- Which brands sponsor a player who finished a tournament in Nevada in the money? List each brand once.
-- brands, no repeats, with a player under contract who has a cash finish somewhere in Nevada
-- What companies pay somebody who won money in Nevada? No repeats.
-- cash finish in a casino of the state Nevada: the sponsor brands of such players, each one time
SELECT DISTINCT T1.brand FROM sponsor_deal AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id JOIN tournament AS T3 ON T2.tournament_id = T3.tournament_id JOIN casino AS T4 ON T3.casino_id = T4.casino_id WHERE T4.state = 'Nevada';
-- What are the name and the number of finishes of players with at least 2 cash finishes in casinos with over 30 tables, most finishes first?
-- houses bigger than 30 tables: who cashed 2 or more times there, and how often, in descending order
-- Who won money at least 2 times in gambling houses of more than 30 tables, and how many times? Most often first.
-- casinos over 30 tables: finishes per player, 2 or more only - name, count, sorted down
SELECT T1.name, COUNT(*) FROM poker_player AS T1 JOIN cash_finish AS T2 ON T1.player_id = T2.player_id JOIN tournament AS T3 ON T2.tournament_id = T3.tournament_id JOIN casino AS T4 ON T3.casino_id = T4.casino_id WHERE T4.table_count > 30 GROUP BY T1.player_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;

-- database: auteur_movie_index
CREATE TABLE Ref_Genres (genre_code TEXT PRIMARY KEY, genre_description TEXT);
CREATE TABLE Directors (director_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, nationality TEXT, birth_year INTEGER);
CREATE TABLE Movies (movie_id INTEGER PRIMARY KEY, title TEXT, release_year INTEGER, running_time INTEGER, budget_millions REAL, gross_millions REAL, director_id INTEGER REFERENCES Directors(director_id), genre_code TEXT REFERENCES Ref_Genres(genre_code));
CREATE TABLE Actors (actor_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_country TEXT);
CREATE TABLE Movie_Cast (movie_id INTEGER REFERENCES Movies(movie_id), actor_id INTEGER REFERENCES Actors(actor_id), character_name TEXT, billing INTEGER, PRIMARY KEY (movie_id, actor_id));
CREATE TABLE Critic_Ratings (rating_id INTEGER PRIMARY KEY, movie_id INTEGER REFERENCES Movies(movie_id), critic_name TEXT, stars INTEGER, rated_in INTEGER);
INSERT INTO Ref_Genres VALUES ('DRA','drama'),('COM','comedy'),('THR','thriller'),('SCI','science fiction'),('WES','western');
INSERT INTO Directors VALUES (1,'Agnieszka','Dolna','Polish',1964),(2,'Terrence','Abbot','American',1951),(3,'Hyun-woo','Baek','Korean',1973),(4,'Marguerite','Sablon','French',1980),(5,'Nils','Aronsen','Danish',1969),(6,'Dorothy','Keane','American',1990);
INSERT INTO Movies VALUES (1,'The Salt Road',1999,131,12.0,48.5,1,'DRA'),(2,'Nobody Waters the Lawn',2006,98,8.5,22.1,2,'COM'),(3,'Eleven Seconds North',2011,117,31.0,140.3,3,'THR'),(4,'Glass Orbit',2014,142,95.0,88.7,2,'SCI'),(5,'A Quiet Appetite',2016,104,6.2,9.9,4,'DRA'),(6,'The Ferryman''s Road',2017,126,14.0,35.0,1,'THR'),(7,'Last Train to Busan Bay',2019,109,27.5,203.6,3,'THR'),(8,'Herring Season',2021,93,4.8,NULL,5,'COM'),(9,'Ashes of Mercury',2022,155,120.0,310.2,2,'SCI');
INSERT INTO Actors VALUES (1,'Irena','Pawlak','Poland'),(2,'Jack','Calloway','United States'),(3,'Min-ji','Oh','South Korea'),(4,'Lucie','Fabron','France'),(5,'Samuel','Adeyemi','Nigeria'),(6,'Astrid','Holm','Denmark'),(7,'Frank','Deluca','United States');
INSERT INTO Movie_Cast VALUES (1,1,'Marta',1),(2,2,'Gary',1),(2,4,'Celine',2),(3,3,'Detective Yoon',1),(3,5,'Captain Obi',2),(4,2,'Commander Reyes',1),(4,5,'Dr. Lanre',3),(5,4,'Odile',1),(6,1,'Sister Jadwiga',2),(6,5,'Thomas',1),(7,3,'Soo-ah',1),(9,5,'Admiral Cole',1),(9,2,'Pilot Jenks',2),(8,6,'Birgit',1);
INSERT INTO Critic_Ratings VALUES (1,1,'P. Lindgren',5,1999),(2,3,'P. Lindgren',4,2011),(3,3,'Rosa Tirado',5,2012),(4,4,'Rosa Tirado',2,2014),(5,5,'Omar Haddad',4,2016),(6,7,'Omar Haddad',5,2019),(7,9,'P. Lindgren',3,2022),(8,4,'Omar Haddad',3,2014),(9,2,'Rosa Tirado',1,2007);
-- What are the titles of movies released after 2015?
-- films newer than 2015
-- What films came out later than 2015?
-- release year above 2015, titles
SELECT title FROM Movies WHERE release_year > 2015;
-- How many directors are American?
-- number of American filmmakers
-- How many of those who make films are American?
-- nationality American: count of directors
SELECT COUNT(*) FROM Directors WHERE nationality = 'American';
-- Give the title and running time of the longest movie.
-- which film goes on longest, and for how many minutes
-- Which film do you sit through for the longest time, and how many minutes is it?
-- movies sorted by running time, top one: title, minutes
SELECT title, running_time FROM Movies ORDER BY running_time DESC LIMIT 1;
-- What are the average, the smallest and the largest budget in millions of all movies?
-- film budgets: mean, lowest, highest
-- How many millions did films have to spend on average, at least and at most?
-- mean, min and max of budget
SELECT AVG(budget_millions), MIN(budget_millions), MAX(budget_millions) FROM Movies;
-- Which movies have Road in the title?
-- titles where the word Road occurs
-- What films are called something with Road?
-- road in the title, list the titles
SELECT title FROM Movies WHERE title LIKE '%Road%';
-- Show the title of each movie with the first and last name of its director.
-- every film and who made it: title, then given name and surname
-- Who shot each film? Its name, then the person's forename and family name.
-- movie title, director's given name, director's surname
SELECT T1.title, T2.first_name, T2.last_name FROM Movies AS T1 JOIN Directors AS T2 ON T1.director_id = T2.director_id;
-- How many movies are there of each genre? Give the genre description and the number.
-- films counted by genre, genre in words
-- How many films have we of every kind? The kind in words, then how many.
-- genre description and its count of movies
SELECT T1.genre_description, COUNT(*) FROM Ref_Genres AS T1 JOIN Movies AS T2 ON T1.genre_code = T2.genre_code GROUP BY T1.genre_code;
-- List the character names played by Samuel Adeyemi.
-- roles that Samuel Adeyemi took on
-- Whom has Samuel Adeyemi been on the screen?
-- actor Samuel Adeyemi: names of the characters
SELECT T2.character_name FROM Actors AS T1 JOIN Movie_Cast AS T2 ON T1.actor_id = T2.actor_id WHERE T1.first_name = 'Samuel' AND T1.last_name = 'Adeyemi';
-- Which movie has an unknown gross?
-- title without box office takings on record
-- For which film do we not know what it took at the box office?
-- gross empty - title
SELECT title FROM Movies WHERE gross_millions IS NULL;
-- What are the titles of the three movies with the highest gross?
-- top three earners at the box office, titles only
-- Which three films took the most money? Most first.
-- sort movies by gross, going down, top 3 titles
SELECT title FROM Movies ORDER BY gross_millions DESC LIMIT 3;
-- Find the titles of thriller movies together with the average number of stars they were given.
-- for each thriller that was rated: title plus mean stars
-- How did each thriller do with the critics on average? Its name, then the stars.
-- genre thriller: title and mean of the stars, one row per movie
SELECT T1.title, AVG(T3.stars) FROM Movies AS T1 JOIN Ref_Genres AS T2 ON T1.genre_code = T2.genre_code JOIN Critic_Ratings AS T3 ON T1.movie_id = T3.movie_id WHERE T2.genre_description = 'thriller' GROUP BY T1.movie_id;
-- Which directors have no movie? Show first and last names.
-- filmmakers with nothing in the catalogue yet, given name and surname
-- Who is down as a filmmaker but has made no film? Forename, family name.
-- directors without any movie: given name, surname
SELECT first_name, last_name FROM Directors WHERE director_id NOT IN (SELECT director_id FROM Movies);
-- Return the last name of each director who made more than one movie, along with the number of movies.
-- surnames and film counts of filmmakers with more than one film
-- Who has shot two or more films, and how many? Family name first.
-- over one movie to their name - director's last name, count
SELECT T1.last_name, COUNT(*) FROM Directors AS T1 JOIN Movies AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id HAVING COUNT(*) > 1;
-- Which movies cost more than the average movie? List title and budget, the most expensive first.
-- films with a budget over the mean: title, budget, dearest first
-- On which films was more spent than on films in general (the mean), and how much? Dearest first.
-- budget above average: title plus budget, sorted down
SELECT title, budget_millions FROM Movies WHERE budget_millions > (SELECT AVG(budget_millions) FROM Movies) ORDER BY budget_millions DESC;
-- Which directors have made both a drama and a thriller? Give the last names.
-- surname of whoever did a drama as well as a thriller
-- Who has shot a drama and at some time a thriller? Family names.
-- directors with a thriller who have a drama as well, last name only
SELECT T1.last_name FROM Directors AS T1 JOIN Movies AS T2 ON T1.director_id = T2.director_id JOIN Ref_Genres AS T3 ON T2.genre_code = T3.genre_code WHERE T3.genre_description = 'drama' INTERSECT SELECT T1.last_name FROM Directors AS T1 JOIN Movies AS T2 ON T1.director_id = T2.director_id JOIN Ref_Genres AS T3 ON T2.genre_code = T3.genre_code WHERE T3.genre_description = 'thriller';
-- What are the titles of movies not rated by any critic?
-- films that no critic gave stars to
-- What films has no critic said anything about?
-- movies with no rating, titles
SELECT title FROM Movies WHERE movie_id NOT IN (SELECT movie_id FROM Critic_Ratings);
-- Show the distinct last names of actors who have appeared in a movie directed by Abbot.
-- surnames, no repeats, of the people cast by the director Abbot
-- Who has acted for Abbot? Family names, no repeats.
-- director's last name Abbot: last names of the cast of those movies, each one time
SELECT DISTINCT T1.last_name FROM Actors AS T1 JOIN Movie_Cast AS T2 ON T1.actor_id = T2.actor_id JOIN Movies AS T3 ON T2.movie_id = T3.movie_id JOIN Directors AS T4 ON T3.director_id = T4.director_id WHERE T4.last_name = 'Abbot';
-- Which actor appears in the most movies released since 2010, that is, in 2010 or later? Give first and last name.
-- counting films from 2010 on, who was cast most often (given name, surname)
-- Who has acted in most films that came out in 2010 or later? Forename, family name.
-- release year no earlier than 2010; count movies by actor; top one's given name plus surname
SELECT T1.first_name, T1.last_name FROM Actors AS T1 JOIN Movie_Cast AS T2 ON T1.actor_id = T2.actor_id JOIN Movies AS T3 ON T2.movie_id = T3.movie_id WHERE T3.release_year >= 2010 GROUP BY T1.actor_id ORDER BY COUNT(*) DESC LIMIT 1;
-- For directors with total gross above 100 million, show the last name and the total gross, in descending order of the total.
-- surnames and summed takings, only sums over 100, biggest first
-- Whose films took more than 100 million all told, and how much? Family name and sum, most first.
-- gross summed by director, only beyond 100, sorted down: last name, sum
SELECT T1.last_name, SUM(T2.gross_millions) FROM Directors AS T1 JOIN Movies AS T2 ON T1.director_id = T2.director_id GROUP BY T1.director_id HAVING SUM(T2.gross_millions) > 100 ORDER BY SUM(T2.gross_millions) DESC;
-- Which critics gave 5 stars to a movie or rated a movie of the genre science fiction? List each name once.
-- names, once each, of critics with a 5 to their credit or with any verdict on science fiction
-- Who among the critics has given out 5 stars or passed judgment on any science fiction? No repeats.
-- one list of critic names: ratings of science fiction movies, and ratings with stars = 5
SELECT critic_name FROM Critic_Ratings WHERE stars = 5 UNION SELECT T1.critic_name FROM Critic_Ratings AS T1 JOIN Movies AS T2 ON T1.movie_id = T2.movie_id JOIN Ref_Genres AS T3 ON T2.genre_code = T3.genre_code WHERE T3.genre_description = 'science fiction';
