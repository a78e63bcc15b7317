-- database: riverside_rowing
CREATE TABLE squad (squad_id INTEGER PRIMARY KEY, squad_name TEXT, training_day TEXT, monthly_fee REAL);
CREATE TABLE rower (rower_id INTEGER PRIMARY KEY, full_name TEXT, gender TEXT, birth_year INTEGER, weight_kg REAL, side TEXT, squad_id INTEGER REFERENCES squad(squad_id));
CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, boat_name TEXT, class TEXT, builder TEXT, bought_year INTEGER, price INTEGER);
CREATE TABLE outing (outing_id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boat(boat_id), outing_date TEXT, distance_km REAL, weather TEXT);
CREATE TABLE seat (outing_id INTEGER REFERENCES outing(outing_id), rower_id INTEGER REFERENCES rower(rower_id), seat_no INTEGER, PRIMARY KEY (outing_id, seat_no));
INSERT INTO squad VALUES (1,'Masters','Saturday',35),(2,'Juniors','Wednesday',20),(3,'Development','Sunday',28),(4,'Veterans','Monday',30);
INSERT INTO rower VALUES (1,'Tilda Marsh','F',1988,68.5,'bow',1),(2,'Conor Reyes','M',2006,74,'stroke',2),(3,'Ingrid Falk','F',1995,71.2,'stroke',3),(4,'Bram Oosten','M',1984,92.3,'bow',1),(5,'Yusra Nasser','F',2007,59.8,'bow',2),(6,'Piet Lang','M',1999,88,'stroke',3),(7,'Maud Ellery','F',1990,64.1,NULL,1),(8,'Leo Grant','M',2006,70.6,'bow',2);
INSERT INTO boat VALUES (1,'Kingfisher','quad','Filippi',2016,24000),(2,'Old Father','eight','Empacher',2009,31000),(3,'Water Rat','single','Stampfli',2019,9500),(4,'Moorhen','double','Filippi',2021,14500),(5,'Grey Heron','four','Empacher',2013,19800),(6,'Dabchick','single','Janousek',2004,3200);
INSERT INTO outing VALUES (1,1,'2023-03-04',12.5,'calm'),(2,3,'2023-03-05',8,'windy'),(3,4,'2023-03-11',10,'calm'),(4,1,'2023-03-18',16,'rain'),(5,5,'2023-04-01',14,'calm'),(6,3,'2023-04-02',6.5,'rain'),(7,4,'2023-04-08',18,'windy');
INSERT INTO seat VALUES (1,1,1),(1,4,2),(1,3,3),(1,6,4),(2,5,1),(3,2,1),(3,8,2),(4,1,1),(4,3,2),(4,6,3),(4,4,4),(5,4,1),(5,6,2),(5,1,3),(5,3,4),(6,5,1),(7,2,1),(7,5,2);
-- What are the names of the boats built by Filippi?
-- boats made by Filippi
-- What did Filippi make for us?
-- builder Filippi: boat name
SELECT boat_name FROM boat WHERE builder = 'Filippi';
-- How many rowers are in the Juniors squad?
-- size of the Juniors group, in members
-- How many young people and others train with the Juniors?
-- squad Juniors: count of its rowers
SELECT COUNT(*) FROM rower AS T1 JOIN squad AS T2 ON T1.squad_id = T2.squad_id WHERE T2.squad_name = 'Juniors';
-- Which boat was the most expensive?
-- Name the hull that cost us most.
-- For which boat did we pay more than for all the others?
-- boats by price, the top name
SELECT boat_name FROM boat ORDER BY price DESC LIMIT 1;
-- Show each squad name with the average weight of its rowers.
-- How heavy are the athletes on average, squad by squad? Squad name first.
-- How many kilos does somebody weigh on average in each team? The team first.
-- squad name, mean weight
SELECT T2.squad_name, AVG(T1.weight_kg) FROM rower AS T1 JOIN squad AS T2 ON T1.squad_id = T2.squad_id GROUP BY T2.squad_id;
-- List the names of boats that have never been on an outing.
-- Which boats have stayed on the rack and were never taken out?
-- What have we got that has never been on the water?
-- boats with zero outings, names
SELECT boat_name FROM boat WHERE boat_id NOT IN (SELECT boat_id FROM outing);
-- What are the dates and distances of outings in calm weather?
-- when did we go out in calm conditions, and how far each time
-- On what days was the water calm, and how many kilometres did we do?
-- weather calm: outing date, km
SELECT outing_date, distance_km FROM outing WHERE weather = 'calm';
-- Give the full names of rowers who have rowed in the boat Kingfisher, each only once.
-- Distinct people who sat in Kingfisher on any outing
-- Who has ever pulled an oar in Kingfisher? No repeats.
-- boat Kingfisher: full name of everyone with a seat in it, each one time
SELECT DISTINCT T1.full_name FROM rower AS T1 JOIN seat AS T2 ON T1.rower_id = T2.rower_id JOIN outing AS T3 ON T2.outing_id = T3.outing_id JOIN boat AS T4 ON T3.boat_id = T4.boat_id WHERE T4.boat_name = 'Kingfisher';
-- Which rowers took part in at least 3 outings? Show their full names.
-- Full names of members with 3 or more outings
-- Who has been on the water 3 times or more? Names in full.
-- no fewer than 3 outings: full name of the rower
SELECT T1.full_name FROM rower AS T1 JOIN seat AS T2 ON T1.rower_id = T2.rower_id GROUP BY T1.rower_id HAVING COUNT(*) >= 3;
-- Find the minimum, average and maximum distance of all outings.
-- shortest, mean and longest trip in km
-- How far do we go at one time: at least, on average, at most?
-- outing distance: min, mean, max
SELECT MIN(distance_km), AVG(distance_km), MAX(distance_km) FROM outing;
-- What is the total distance rowed by each boat? Show the boat name and the total.
-- How many km in all has each boat covered, with its name? Only boats that went out.
-- How far has everything we own gone on the water, all told? What it is called first.
-- boat name, km summed over its outings
SELECT T1.boat_name, SUM(T2.distance_km) FROM boat AS T1 JOIN outing AS T2 ON T1.boat_id = T2.boat_id GROUP BY T1.boat_id;
-- Show the names of rowers who are heavier than the average rower.
-- who weighs more than the mean weight of all rowers
-- Who is above what people here weigh on average?
-- weight higher than the mean: full names
SELECT full_name FROM rower WHERE weight_kg > (SELECT AVG(weight_kg) FROM rower);
-- Which rower has no side recorded? Give the full name.
-- full name of whoever lacks a side in our records
-- Of whom do we not know on which half of the boat they row?
-- side empty: full name
SELECT full_name FROM rower WHERE side IS NULL;
-- Which squads have no rowers?
-- squad names without a single member
-- In which teams is nobody?
-- squads with zero rowers, names
SELECT squad_name FROM squad WHERE squad_id NOT IN (SELECT squad_id FROM rower);
-- How many different classes of boat does the club own?
-- Number of distinct boat classes
-- How many separate kinds of boat do we own?
-- number of boat classes, each one time
SELECT COUNT(DISTINCT class) FROM boat;
-- List the names of the three newest boats, latest purchase first.
-- The three boats bought most recently, starting from the latest one
-- What are the three that came to us last? Newest first.
-- boats by year bought, going down, 3 names
SELECT boat_name FROM boat ORDER BY bought_year DESC LIMIT 3;
-- Which builders made a boat of class eight, or a single bought before 2010?
-- Builders of an eight, or of a single that we bought before 2010
-- Who made something we have that is an eight, or a single we have had since before 2010?
-- class single and bought earlier than 2010, or else class eight: builder
SELECT builder FROM boat WHERE class = 'eight' OR (class = 'single' AND bought_year < 2010);

-- database: chess_union
CREATE TABLE Club (ClubCode TEXT PRIMARY KEY, ClubName TEXT, City TEXT, FoundedYear INTEGER);
CREATE TABLE Player (PlayerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Title TEXT, Rating INTEGER, Club TEXT REFERENCES Club(ClubCode));
CREATE TABLE Tournament (TournamentID INTEGER PRIMARY KEY, Name TEXT, StartDate TEXT, Rounds INTEGER, PrizeFund INTEGER, HostClub TEXT REFERENCES Club(ClubCode));
CREATE TABLE Game (GameID INTEGER PRIMARY KEY, TournamentID INTEGER REFERENCES Tournament(TournamentID), White INTEGER REFERENCES Player(PlayerID), Black INTEGER REFERENCES Player(PlayerID), Opening TEXT, Moves INTEGER, Result TEXT);
INSERT INTO Club VALUES ('BRN','Brno Rooks','Brno',1921),('OLO','Olomouc Knights','Olomouc',1954),('PLZ','Plzen Gambit','Plzen',1987),('OST','Ostrava Miners','Ostrava',1936),('ZLN','Zlin Pawns','Zlin',2003);
INSERT INTO Player VALUES (1,'Pavel','Urban','GM',2541,'BRN'),(2,'Lenka','Sedlak','WGM',2310,'OLO'),(3,'Jiri','Blaha','IM',2418,'BRN'),(4,'Eva','Kratka',NULL,1985,'PLZ'),(5,'Marek','Dolny','FM',2287,'OST'),(6,'Ondrej','Vesely','IM',2402,'OLO'),(7,'Hana','Pokorna',NULL,2050,'BRN'),(8,'Karel','Stary','GM',2498,'OST');
INSERT INTO Tournament VALUES (1,'Autumn Open','2022-10-07',9,60000,'BRN'),(2,'Golden Rook','2023-02-11',7,25000,'OLO'),(3,'Miners Cup','2023-05-20',9,40000,'OST'),(4,'Spring Rapid','2023-04-01',11,15000,'BRN'),(5,'City Blitz','2023-06-17',15,8000,'PLZ');
INSERT INTO Game VALUES (1,1,1,3,'Sicilian',41,'1-0'),(2,1,2,8,'French',56,'0-1'),(3,1,6,1,'Slav',33,'draw'),(4,2,3,2,'Sicilian',62,'1-0'),(5,2,5,6,'English',28,'draw'),(6,3,8,1,'Catalan',74,'1-0'),(7,3,4,5,'French',24,'0-1'),(8,4,1,2,'Sicilian',38,'1-0'),(9,4,6,8,'Slav',45,'0-1');
-- How many players have a rating above 2400?
-- number of people rated over 2400
-- How many people play better than 2400?
-- rating above 2400, count
SELECT COUNT(*) FROM Player WHERE Rating > 2400;
-- List the first and last names of players with the title GM.
-- Who are the GM holders? first name, last name
-- Who may call themselves GM? Forename, family name.
-- title GM: first name plus last name of the player
SELECT FirstName, LastName FROM Player WHERE Title = 'GM';
-- What is the last name of the highest rated player?
-- the strongest player by rating, surname only
-- Who plays better than everybody else, by the numbers? Family name.
-- players by rating, the top last name
SELECT LastName FROM Player ORDER BY Rating DESC LIMIT 1;
-- Show the name of each club and its number of players.
-- How many members does every club have? Club name, then count.
-- How many people play for every club? The club first.
-- club name, player count
SELECT T1.ClubName, COUNT(*) FROM Club AS T1 JOIN Player AS T2 ON T1.ClubCode = T2.Club GROUP BY T1.ClubCode;
-- Which clubs have no players? Give their names.
-- names of clubs with nobody registered
-- Which clubs has nobody joined?
-- clubs with zero players, names
SELECT ClubName FROM Club WHERE ClubCode NOT IN (SELECT Club FROM Player);
-- What are the names of tournaments hosted by a club from Brno?
-- tournaments held by clubs based in Brno
-- What contests did somebody in Brno put on?
-- host club's city Brno: tournament names
SELECT T1.Name FROM Tournament AS T1 JOIN Club AS T2 ON T1.HostClub = T2.ClubCode WHERE T2.City = 'Brno';
-- Find the last names of players who never played as White.
-- Surnames of those who have not had the white pieces in any game
-- Who has never had the first move? Family names.
-- players that are White in no game, last name
SELECT LastName FROM Player WHERE PlayerID NOT IN (SELECT White FROM Game);
-- Which openings were played at least twice?
-- openings that occurred two times or more
-- How do people like to begin, so often that it was seen at least 2 times?
-- opening with no fewer than 2 games
SELECT Opening FROM Game GROUP BY Opening HAVING COUNT(*) >= 2;
-- Show the opening and number of moves of all games in the tournament Autumn Open.
-- For the Autumn Open games: which opening, and how long in moves?
-- How did people begin at the Autumn Open, and after how many turns was it over?
-- tournament Autumn Open: opening, moves of each game
SELECT T1.Opening, T1.Moves FROM Game AS T1 JOIN Tournament AS T2 ON T1.TournamentID = T2.TournamentID WHERE T2.Name = 'Autumn Open';
-- What are the lowest, highest and average prize funds?
-- min, max and mean of the prize money on offer
-- How much money is there to be won: at least, at most, on average?
-- prize fund: min, max, mean
SELECT MIN(PrizeFund), MAX(PrizeFund), AVG(PrizeFund) FROM Tournament;
-- Which players are rated higher than the average rating? Show first and last name.
-- first and last names of everyone stronger than average by rating
-- Who plays better than people do on average, by the numbers? Forename, family name.
-- rating above the mean: first name, last name
SELECT FirstName, LastName FROM Player WHERE Rating > (SELECT AVG(Rating) FROM Player);
-- Give the last name of White and of Black and the result of each game that took more than 50 moves.
-- Games longer than 50 moves: surname with white, surname with black, how it ended
-- Who had White and who had Black, and how did it end, where it went on for over 50 turns? Family names.
-- moves above 50: last name of White, last name of Black, result
SELECT T2.LastName, T3.LastName, T1.Result FROM Game AS T1 JOIN Player AS T2 ON T1.White = T2.PlayerID JOIN Player AS T3 ON T1.Black = T3.PlayerID WHERE T1.Moves > 50;
-- Which players have no title? List their last names.
-- surnames of untitled players
-- Who may not call themselves anything, like master? Family names.
-- title empty: last name of the players
SELECT LastName FROM Player WHERE Title IS NULL;
-- What is the average number of moves for each tournament name?
-- average game length per tournament, name first
-- How many turns does a game take on average at each contest? The contest first.
-- tournament name, mean of moves
SELECT T2.Name, AVG(T1.Moves) FROM Game AS T1 JOIN Tournament AS T2 ON T1.TournamentID = T2.TournamentID GROUP BY T2.TournamentID;
-- How many different openings were played?
-- count of distinct openings seen
-- In how many separate ways have people begun?
-- number of openings in the games, each one time
SELECT COUNT(DISTINCT Opening) FROM Game;
-- Which cities have a club founded before 1940 and a club that hosts a tournament of 9 rounds?
-- Cities appearing both for clubs older than 1940 and for hosts of a 9 round event
-- Where is a club that goes back to before 1940, and also one that put on something of 9 rounds?
-- city with a club founded earlier than 1940 and a club hosting a tournament with rounds = 9
SELECT City FROM Club WHERE FoundedYear < 1940 INTERSECT SELECT T1.City FROM Club AS T1 JOIN Tournament AS T2 ON T1.ClubCode = T2.HostClub WHERE T2.Rounds = 9;

-- database: tennis_centre
CREATE TABLE coaches (coach_id INTEGER PRIMARY KEY, coach_name TEXT, licence_level TEXT, hourly_rate REAL, mentor_id INTEGER REFERENCES coaches(coach_id));
CREATE TABLE courts (court_no INTEGER PRIMARY KEY, surface TEXT, indoor TEXT, floodlit TEXT);
CREATE TABLE members (member_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, membership_type TEXT, joined_on TEXT, phone TEXT);
CREATE TABLE lessons (lesson_id INTEGER PRIMARY KEY, coach_id INTEGER REFERENCES coaches(coach_id), member_id INTEGER REFERENCES members(member_id), court_no INTEGER REFERENCES courts(court_no), lesson_date TEXT, minutes INTEGER);
CREATE TABLE stringing_jobs (job_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES members(member_id), racket TEXT, tension_lb INTEGER, price REAL, status TEXT);
INSERT INTO coaches VALUES (1,'Rosa Ibarra','A',60,NULL),(2,'Declan Foy','B',45,1),(3,'Sunniva Dahl','B',48,1),(4,'Marco Tosi','C',30,2),(5,'Kemi Ade','C',32,3);
INSERT INTO courts VALUES (1,'clay','no','yes'),(2,'clay','no','no'),(3,'hard','yes','yes'),(4,'hard','no','yes'),(5,'grass','no','no'),(6,'carpet','yes','yes');
INSERT INTO members VALUES (1,'Alan Quist',52,'full','2015-04-01','555-0101'),(2,'Bea Romero',16,'junior','2021-09-12',NULL),(3,'Chidi Obi',34,'off-peak','2019-01-20','555-0144'),(4,'Dora Finch',67,'senior','2008-06-30','555-0172'),(5,'Emil Holt',29,'full','2022-03-15','555-0119'),(6,'Farah Zaman',14,'junior','2023-02-02',NULL),(7,'Gus Lindell',45,'full','2017-11-08','555-0166');
INSERT INTO lessons VALUES (1,1,5,3,'2023-05-02',60),(2,2,2,1,'2023-05-03',45),(3,4,6,1,'2023-05-03',30),(4,1,1,3,'2023-05-09',90),(5,3,2,4,'2023-05-10',45),(6,2,3,6,'2023-05-12',60),(7,3,6,4,'2023-05-17',30),(8,1,5,1,'2023-05-18',60);
INSERT INTO stringing_jobs VALUES (1,1,'Wilson Blade',52,22.5,'ready'),(2,5,'Babolat Drive',55,25,'waiting'),(3,7,'Head Prestige',50,30,'collected'),(4,1,'Wilson Blade',53,22.5,'collected'),(5,3,'Yonex Zone',48,20,'waiting'),(6,4,'Head Instinct',46,21,'ready');
-- List the numbers of all clay courts.
-- which courts are clay, by number
-- Where can you play on clay? Numbers.
-- surface clay: court no
SELECT court_no FROM courts WHERE surface = 'clay';
-- How many members are there of each membership type?
-- membership types with their head count
-- How many people have each kind of card with us? The kind first.
-- membership type, member count
SELECT membership_type, COUNT(*) FROM members GROUP BY membership_type;
-- What is the name of the coach with the highest hourly rate?
-- our dearest trainer per hour
-- Who asks for more money an hour than all the other teachers?
-- coaches by hourly rate, the top name
SELECT coach_name FROM coaches ORDER BY hourly_rate DESC LIMIT 1;
-- Show the names of members who have had no lessons.
-- Who among the members has never taken a lesson?
-- Who plays here but has never been taught?
-- members with zero lessons, names
SELECT name FROM members WHERE member_id NOT IN (SELECT member_id FROM lessons);
-- Give the name of each coach along with the name of his or her mentor.
-- coach and mentor pairs, by name
-- Who looks after which younger teacher? The younger one first.
-- coach name, name of his or her mentor
SELECT T1.coach_name, T2.coach_name FROM coaches AS T1 JOIN coaches AS T2 ON T1.mentor_id = T2.coach_id;
-- What is the total number of lesson minutes given by each coach? Show the coach name too.
-- per trainer, name and summed minutes of teaching
-- For how many minutes has everyone taught, all told? Who first.
-- coach name, lesson minutes added up
SELECT T1.coach_name, SUM(T2.minutes) FROM coaches AS T1 JOIN lessons AS T2 ON T1.coach_id = T2.coach_id GROUP BY T1.coach_id;
-- Find the names of members without a phone number.
-- members we can't ring because no phone is stored, names please
-- Whom can we only write to, as there is nothing to ring them on?
-- phone empty: member names
SELECT name FROM members WHERE phone IS NULL;
-- Which members had a lesson with Rosa Ibarra? Show distinct names.
-- Different pupils of Rosa Ibarra, by name
-- Whom has Rosa Ibarra ever taught? No repeats.
-- coach Rosa Ibarra: names of the members with a lesson, each one time
SELECT DISTINCT T1.name FROM members AS T1 JOIN lessons AS T2 ON T1.member_id = T2.member_id JOIN coaches AS T3 ON T2.coach_id = T3.coach_id WHERE T3.coach_name = 'Rosa Ibarra';
-- What rackets are waiting to be strung and at what tension?
-- Stringing jobs with status waiting: racket, tension
-- What is still to get its strings (waiting), and how tight should they be?
-- status waiting: racket, tension lb
SELECT racket, tension_lb FROM stringing_jobs WHERE status = 'waiting';
-- How many lessons took place on clay courts?
-- count the lessons that were given on clay
-- How often was somebody taught on clay?
-- court surface clay, lesson count
SELECT COUNT(*) FROM lessons AS T1 JOIN courts AS T2 ON T1.court_no = T2.court_no WHERE T2.surface = 'clay';
-- What are the average and maximum age of full members?
-- mean age, and age of the oldest, for the full membership
-- How old are our full people on average, and how old is the oldest?
-- membership type full: mean and max of age
SELECT AVG(age), MAX(age) FROM members WHERE membership_type = 'full';
-- Which coaches taught more than 2 lessons? Give the names.
-- names of trainers with over 2 lessons on record
-- Who has taught more than 2 times?
-- over 2 lessons: coach names
SELECT T1.coach_name FROM coaches AS T1 JOIN lessons AS T2 ON T1.coach_id = T2.coach_id GROUP BY T1.coach_id HAVING COUNT(*) > 2;
-- List the surfaces that we have both indoor (yes) and not indoor (no).
-- Which surface is offered with indoor 'yes' as well as with indoor 'no'?
-- On what kind of ground can you play under a roof (yes) and also out in the open (no)?
-- court surface with indoor = no and with indoor = yes too
SELECT surface FROM courts WHERE indoor = 'yes' INTERSECT SELECT surface FROM courts WHERE indoor = 'no';
-- Who joined first? Give the member's name.
-- longest standing member
-- Who has been with us since before everybody else?
-- members by date joined, earliest one, name
SELECT name FROM members ORDER BY joined_on LIMIT 1;
-- Show the names of coaches who charge more per hour than the average coach.
-- trainers with an above-average hourly price
-- Which teachers are dearer than teachers are on average?
-- hourly rate above the mean: coach names
SELECT coach_name FROM coaches WHERE hourly_rate > (SELECT AVG(hourly_rate) FROM coaches);
-- How much in total did the member Alan Quist pay for stringing?
-- Alan Quist: sum of the prices of his stringing jobs
-- How much money has Alan Quist given us for new strings, all told?
-- member Alan Quist: stringing prices added up
SELECT SUM(T2.price) FROM members AS T1 JOIN stringing_jobs AS T2 ON T1.member_id = T2.member_id WHERE T1.name = 'Alan Quist';

-- database: boulder_hall
CREATE TABLE tbl_setter (setter_id INTEGER PRIMARY KEY, sname TEXT, yrs_exp INTEGER, style TEXT);
CREATE TABLE tbl_wall (wall_cd TEXT PRIMARY KEY, wall_desc TEXT, angle_deg INTEGER, height_m REAL);
CREATE TABLE tbl_route (rt_id INTEGER PRIMARY KEY, rt_name TEXT, grade TEXT, colour TEXT, wall_cd TEXT REFERENCES tbl_wall(wall_cd), set_by INTEGER REFERENCES tbl_setter(setter_id), set_dt TEXT);
CREATE TABLE tbl_climber (clmb_id INTEGER PRIMARY KEY, clmb_name TEXT, dob TEXT, pass_typ TEXT);
CREATE TABLE tbl_ascent (asc_id INTEGER PRIMARY KEY, clmb_id INTEGER REFERENCES tbl_climber(clmb_id), rt_id INTEGER REFERENCES tbl_route(rt_id), asc_dt TEXT, tries INTEGER, stars INTEGER);
INSERT INTO tbl_setter VALUES (1,'Noor Haddad',9,'dynamic'),(2,'Felix Braun',4,'technical'),(3,'Suki Tan',12,'slab'),(4,'Jon Ware',2,'dynamic');
INSERT INTO tbl_wall VALUES ('A','Main Cave',45,4.5),('B','Slab Corner',-10,4),('C','Comp Wall',20,5),('D','Kids Area',0,3),('E','Roof',60,4.2);
INSERT INTO tbl_route VALUES (1,'Pinch of Salt','6B','red','A',1,'2023-08-01'),(2,'Feather Step','6A','blue','B',3,'2023-08-02'),(3,'Bus Stop','7A','black','C',2,'2023-08-09'),(4,'Little Bear','4','yellow','D',2,'2023-08-10'),(5,'Gravity Debt','7B','black','E',1,'2023-08-15'),(6,'Glass Floor','6C','red','B',3,'2023-09-01'),(7,'Mint Tea','5','green','C',2,'2023-09-03');
INSERT INTO tbl_climber VALUES (1,'Ana Prado','1996-02-11','annual'),(2,'Ben Kato','2001-07-30','day'),(3,'Cleo Marsh','1989-12-05','annual'),(4,'Dev Rao','2010-05-19','youth'),(5,'Ewa Zak','1994-09-09','monthly');
INSERT INTO tbl_ascent VALUES (1,1,1,'2023-08-20',3,4),(2,1,2,'2023-08-20',1,5),(3,3,1,'2023-08-22',6,3),(4,3,5,'2023-09-05',14,5),(5,4,4,'2023-09-06',1,4),(6,1,3,'2023-09-07',9,4),(7,2,4,'2023-09-07',1,2),(8,3,6,'2023-09-10',4,5),(9,2,2,'2023-09-12',2,4);
-- What are the names and grades of the black routes?
-- black problems: name and grade
-- What is marked black, and how hard is it? What it is called first.
-- colour black: route name, grade
SELECT rt_name, grade FROM tbl_route WHERE colour = 'black';
-- How many routes has Felix Braun set?
-- number of problems made by Felix Braun
-- How many ways up did Felix Braun think up?
-- setter Felix Braun, route count
SELECT COUNT(*) FROM tbl_route AS r JOIN tbl_setter AS s ON r.set_by = s.setter_id WHERE s.sname = 'Felix Braun';
-- Which wall is the steepest? Give its description.
-- description of the wall with the biggest angle
-- What leans over more than all the rest? In words.
-- walls by angle, the top description
SELECT wall_desc FROM tbl_wall ORDER BY angle_deg DESC LIMIT 1;
-- List the names of routes that nobody has climbed yet.
-- which problems still have no ascent
-- What ways up has nobody ever tried with success?
-- routes with zero ascents, names
SELECT rt_name FROM tbl_route WHERE rt_id NOT IN (SELECT rt_id FROM tbl_ascent);
-- Show each climber's name and number of ascents.
-- how many sends per climber, with the name in front
-- How often has everyone got up something? Who first.
-- climber name, ascent count
SELECT c.clmb_name, COUNT(*) FROM tbl_climber AS c JOIN tbl_ascent AS a ON c.clmb_id = a.clmb_id GROUP BY c.clmb_id;
-- What is the average star rating for each route name?
-- routes and their mean stars
-- How well do people like each way up on average, going by stars? What it is called first.
-- route name, mean of the stars
SELECT r.rt_name, AVG(a.stars) FROM tbl_route AS r JOIN tbl_ascent AS a ON r.rt_id = a.rt_id GROUP BY r.rt_id;
-- Give the names of climbers born after 1995-01-01.
-- who was born later than 1995-01-01
-- Who came into the world later than 1995-01-01?
-- dob past 1995-01-01: climber names
SELECT clmb_name FROM tbl_climber WHERE dob > '1995-01-01';
-- Which setters have more experience than the average setter?
-- names of setters whose years of experience beat the average
-- Who has been putting up routes for more years than people do on average?
-- years of experience above the mean: setter name
SELECT sname FROM tbl_setter WHERE yrs_exp > (SELECT AVG(yrs_exp) FROM tbl_setter);
-- Show the names of climbers who have climbed a route set by Noor Haddad, without repetition.
-- Unique climbers with an ascent of some Noor Haddad problem
-- Who has got up anything that Noor Haddad put there? No repeats.
-- setter Noor Haddad: names of the climbers with an ascent, each one time
SELECT DISTINCT c.clmb_name FROM tbl_climber AS c JOIN tbl_ascent AS a ON c.clmb_id = a.clmb_id JOIN tbl_route AS r ON a.rt_id = r.rt_id JOIN tbl_setter AS s ON r.set_by = s.setter_id WHERE s.sname = 'Noor Haddad';
-- Find the lowest and the highest number of tries needed for an ascent.
-- min and max tries over all ascents
-- How many goes did somebody need to get up, at least and at most?
-- ascent tries: min, max
SELECT MIN(tries), MAX(tries) FROM tbl_ascent;
-- Which walls carry at least two routes? Show their descriptions.
-- descriptions of walls with two or more problems on them
-- What has two ways up or more on it? In words.
-- no fewer than 2 routes: wall description
SELECT w.wall_desc FROM tbl_wall AS w JOIN tbl_route AS r ON w.wall_cd = r.wall_cd GROUP BY w.wall_cd HAVING COUNT(*) >= 2;
-- Which climbers made no ascent at all?
-- Names of people without any logged send
-- Who has never got up anything?
-- climbers with zero ascents, names
SELECT clmb_name FROM tbl_climber WHERE clmb_id NOT IN (SELECT clmb_id FROM tbl_ascent);
-- What different pass types do climbers hold?
-- distinct kinds of pass in use
-- With what kinds of ticket do people come in? No repeats.
-- pass type, each one time
SELECT DISTINCT pass_typ FROM tbl_climber;
-- Which route took the most tries in a single ascent?
-- name of the problem behind the ascent with the greatest number of tries
-- On what way up did somebody need more goes than anyone ever did to get up a single time?
-- ascents by tries, top one: route name
SELECT r.rt_name FROM tbl_route AS r JOIN tbl_ascent AS a ON r.rt_id = a.rt_id ORDER BY a.tries DESC LIMIT 1;
-- List the names of routes on the Comp Wall or the Slab Corner.
-- problems located on Slab Corner or on Comp Wall
-- What ways up are there on the Slab Corner and on the Comp Wall?
-- wall Slab Corner or Comp Wall: route names
SELECT r.rt_name FROM tbl_route AS r JOIN tbl_wall AS w ON r.wall_cd = w.wall_cd WHERE w.wall_desc = 'Comp Wall' OR w.wall_desc = 'Slab Corner';

-- database: alpine_sportive
CREATE TABLE Ride (ride_id INTEGER PRIMARY KEY, title TEXT, held_on TEXT, distance_km INTEGER, climbing_m INTEGER, entry_fee REAL);
CREATE TABLE Rider (bib INTEGER PRIMARY KEY, rider_name TEXT, country TEXT, age INTEGER, bike_brand TEXT, club TEXT);
CREATE TABLE Climb (climb_id INTEGER PRIMARY KEY, name TEXT, summit_m INTEGER, avg_gradient REAL);
CREATE TABLE RideClimb (ride_id INTEGER REFERENCES Ride(ride_id), climb_id INTEGER REFERENCES Climb(climb_id), km_mark INTEGER, PRIMARY KEY (ride_id, climb_id));
CREATE TABLE Finish (ride_id INTEGER REFERENCES Ride(ride_id), bib INTEGER REFERENCES Rider(bib), finish_minutes INTEGER, position INTEGER, PRIMARY KEY (ride_id, bib));
INSERT INTO Ride VALUES (1,'Four Passes','2022-07-03',168,4100,85),(2,'Valley Loop','2022-08-14',95,1200,45),(3,'Glacier Hundred','2023-06-25',102,2600,60),(4,'Night Owl','2023-08-19',130,1900,55),(5,'Snowline','2023-09-30',74,2300,50);
INSERT INTO Rider VALUES (11,'Luca Ferri','Italy',41,'Pinarello','Velo Torino'),(12,'Aude Martel','France',29,'Look',NULL),(13,'Hans Egger','Austria',55,'KTM','RC Tirol'),(14,'Mia Keller','Switzerland',33,'BMC','Radteam Chur'),(15,'Tom Birch','England',47,'Canyon',NULL),(16,'Elisa Gallo','Italy',26,'Bianchi','Velo Torino'),(17,'Rolf Amsler','Switzerland',61,'BMC','Radteam Chur');
INSERT INTO Climb VALUES (1,'Furka',2429,7.1),(2,'Grimsel',2164,6.3),(3,'Susten',2224,7.6),(4,'Bernina',2328,5.2),(5,'Albula',2312,6.8),(6,'Kunkels',1357,9.4);
INSERT INTO RideClimb VALUES (1,1,40),(1,2,75),(1,3,130),(3,4,52),(3,5,80),(4,2,60),(5,1,30),(5,3,66);
INSERT INTO Finish VALUES (1,11,402,2),(1,13,455,3),(1,14,391,1),(2,12,198,1),(2,15,240,2),(3,14,233,1),(3,16,251,2),(3,11,259,3),(4,13,310,1),(4,17,352,2);
-- Show the titles of rides longer than 100 km.
-- which rides exceed 100 kilometres
-- On what tours do you go farther than 100 km?
-- distance above 100: ride title
SELECT title FROM Ride WHERE distance_km > 100;
-- How many riders come from Italy?
-- count of participants from Italy
-- How many Italian people, from Italy that is, are on a bike with us?
-- country Italy, rider count
SELECT COUNT(*) FROM Rider WHERE country = 'Italy';
-- What is the name of the climb with the highest summit?
-- highest pass of all, name only
-- What pass goes up higher than all the others?
-- climbs by summit, the top name
SELECT name FROM Climb ORDER BY summit_m DESC LIMIT 1;
-- List the names of climbs on the ride Four Passes together with the km mark.
-- Four Passes: each climb by name and the kilometre where it comes
-- What do you have to get up on Four Passes, and after how many km does each come?
-- ride Four Passes: climb name, km mark
SELECT T2.name, T1.km_mark FROM RideClimb AS T1 JOIN Climb AS T2 ON T1.climb_id = T2.climb_id JOIN Ride AS T3 ON T1.ride_id = T3.ride_id WHERE T3.title = 'Four Passes';
-- Which climbs are part of no ride?
-- passes that we do not use in any ride, names
-- What mountain roads do we go up on no tour?
-- climbs in zero rides, names
SELECT name FROM Climb WHERE climb_id NOT IN (SELECT climb_id FROM RideClimb);
-- Show the title of each ride and the average finishing time in minutes.
-- Average minutes to finish, for every ride title that has finishers
-- How many minutes do people need on average for every tour? The tour first.
-- ride title, mean finish minutes
SELECT T1.title, AVG(T2.finish_minutes) FROM Ride AS T1 JOIN Finish AS T2 ON T1.ride_id = T2.ride_id GROUP BY T1.ride_id;
-- Who won the ride Glacier Hundred, that is, had position 1? Give the rider's name.
-- name of number 1 in Glacier Hundred
-- Who came in first (1) at Glacier Hundred?
-- ride Glacier Hundred, position 1: rider name
SELECT T1.rider_name FROM Rider AS T1 JOIN Finish AS T2 ON T1.bib = T2.bib JOIN Ride AS T3 ON T2.ride_id = T3.ride_id WHERE T3.title = 'Glacier Hundred' AND T2.position = 1;
-- Find the names of riders who finished at least two rides.
-- riders with two or more finishes
-- Who has got to the end two times or more?
-- no fewer than 2 finishes: rider name
SELECT T1.rider_name FROM Rider AS T1 JOIN Finish AS T2 ON T1.bib = T2.bib GROUP BY T1.bib HAVING COUNT(*) >= 2;
-- Which countries have a rider on a BMC bike and also a rider older than 60?
-- countries with some BMC owner as well as somebody over 60
-- From what nations is there someone older than 60 and also someone sitting on a BMC?
-- riders' country with an age above 60 and with the bike brand BMC
SELECT country FROM Rider WHERE bike_brand = 'BMC' INTERSECT SELECT country FROM Rider WHERE age > 60;
-- What are the shortest, longest and total distance of the rides?
-- min km, max km and sum of km over the rides
-- How many km is our least far tour, how many the farthest, and how many are all together?
-- ride distance: min, max, sum
SELECT MIN(distance_km), MAX(distance_km), SUM(distance_km) FROM Ride;
-- List the names and ages of riders who belong to no club.
-- clubless riders, name plus age
-- Who rides for themselves, with no club, and how old are they?
-- club empty: rider name, age
SELECT rider_name, age FROM Rider WHERE club IS NULL;
-- How many distinct bike brands do the riders use?
-- Number of different makes of bike
-- How many separate firms built what people ride?
-- number of bike brands, each one time
SELECT COUNT(DISTINCT bike_brand) FROM Rider;
-- Show the titles of rides with more climbing than the average ride.
-- which rides go up more metres than average
-- On what tours do you go uphill more than you do on average?
-- climbing above the mean: ride titles
SELECT title FROM Ride WHERE climbing_m > (SELECT AVG(climbing_m) FROM Ride);
-- List the titles of rides that nobody finished.
-- rides without any finisher
-- On what tours did no one get to the end?
-- rides with zero finishes: title
SELECT title FROM Ride WHERE ride_id NOT IN (SELECT ride_id FROM Finish);
-- List the two oldest riders' names, oldest first.
-- Names of our two most aged participants, in descending order of age
-- Which two people on a bike have lived longest? Oldest first.
-- riders by age, going down, 2 names
SELECT rider_name FROM Rider ORDER BY age DESC LIMIT 2;
-- For each country, show how many riders there are and their average age.
-- country, rider count, mean age
-- How many people are from every nation, and how old are they on average? The nation first.
-- country, rider count, mean of age
SELECT country, COUNT(*), AVG(age) FROM Rider GROUP BY country;

-- database: judo_federation
CREATE TABLE dojo (dojo_no INTEGER PRIMARY KEY, dojo_name TEXT, town TEXT, region TEXT, mats INTEGER);
CREATE TABLE judoka (licence TEXT PRIMARY KEY, fname TEXT, lname TEXT, sex TEXT, yob INTEGER, belt TEXT, dojo INTEGER REFERENCES dojo(dojo_no));
CREATE TABLE instructor (instr_id INTEGER PRIMARY KEY, instr_name TEXT, dan INTEGER, dojo INTEGER REFERENCES dojo(dojo_no));
CREATE TABLE weightclass (wc_code TEXT PRIMARY KEY, label TEXT, upper_kg INTEGER);
CREATE TABLE bout (bout_no INTEGER PRIMARY KEY, winner TEXT REFERENCES judoka(licence), loser TEXT REFERENCES judoka(licence), wc_code TEXT REFERENCES weightclass(wc_code), decided_by TEXT, seconds INTEGER);
INSERT INTO dojo VALUES (1,'Kano Hall','Namur','South',4),(2,'Budokan Ghent','Ghent','North',6),(3,'Red Sun','Liege','South',3),(4,'Harbour Judo','Antwerp','North',5),(5,'Forest Mat','Bastogne','South',2);
INSERT INTO judoka VALUES ('J101','Lien','Claes','F',2001,'brown',2),('J102','Noah','Dubois','M',1998,'black',1),('J103','Sofie','Maes','F',2004,'blue',4),('J104','Karim','Benali','M',2000,'black',3),('J105','Julie','Lambert','F',1999,'black',1),('J106','Wout','Peeters','M',2005,'green',2),('J107','Arno','Willems','M',2002,'brown',4);
INSERT INTO instructor VALUES (1,'Guy Thomas',6,1),(2,'Ria Jacobs',4,2),(3,'Omer Kaya',5,2),(4,'Inge Wouters',3,4),(5,'Paul Simon',7,3);
INSERT INTO weightclass VALUES ('F57','women light',57),('F63','women half-middle',63),('M73','men light',73),('M81','men half-middle',81),('M100','men half-heavy',100);
INSERT INTO bout VALUES (1,'J102','J104','M73','ippon',95),(2,'J105','J101','F57','waza-ari',240),(3,'J104','J107','M81','ippon',48),(4,'J101','J103','F57','ippon',130),(5,'J102','J106','M73','golden score',412),(6,'J105','J103','F63','ippon',77),(7,'J107','J106','M81','waza-ari',240);
-- What are the names of the dojos in the region South?
-- South region: dojo names
-- What halls are down in the South?
-- region South: dojo names
SELECT dojo_name FROM dojo WHERE region = 'South';
-- How many judoka wear a black belt?
-- number of athletes whose belt is black
-- How many fighters tie on something black?
-- belt black, judoka count
SELECT COUNT(*) FROM judoka WHERE belt = 'black';
-- List the first and last names of judoka training at Budokan Ghent.
-- Who belongs to Budokan Ghent? First name and surname
-- Who trains with Budokan Ghent? Forename, family name.
-- dojo Budokan Ghent: fname, lname of its judoka
SELECT T1.fname, T1.lname FROM judoka AS T1 JOIN dojo AS T2 ON T1.dojo = T2.dojo_no WHERE T2.dojo_name = 'Budokan Ghent';
-- Which instructor has the highest dan?
-- the teacher with the top dan grade
-- Who of the teachers has got farther than all the others, by dan?
-- instructors by dan, the top name
SELECT instr_name FROM instructor ORDER BY dan DESC LIMIT 1;
-- Show the last name of each judoka who won and the number of bouts won.
-- surname and win count for every winner
-- How often has each person beaten somebody, who has at all? Family name first.
-- judoka's last name, number of bouts as winner
SELECT T1.lname, COUNT(*) FROM judoka AS T1 JOIN bout AS T2 ON T1.licence = T2.winner GROUP BY T1.licence;
-- Find the last names of judoka who never lost a bout.
-- unbeaten athletes, surnames
-- Whom has nobody ever beaten? Family names.
-- judoka that are loser of no bout, last name
SELECT lname FROM judoka WHERE licence NOT IN (SELECT loser FROM bout);
-- Which dojos have no instructor? Give the names.
-- halls without a teacher
-- Where is there nobody to teach?
-- dojos with zero instructors, names
SELECT dojo_name FROM dojo WHERE dojo_no NOT IN (SELECT dojo FROM instructor);
-- Show the last names of winner and loser of all bouts decided by ippon.
-- ippon fights: who beat whom, surnames
-- Who beat whom by ippon? Family names, the better one first.
-- decided by ippon: winner's last name, loser's last name
SELECT T2.lname, T3.lname FROM bout AS T1 JOIN judoka AS T2 ON T1.winner = T2.licence JOIN judoka AS T3 ON T1.loser = T3.licence WHERE T1.decided_by = 'ippon';
-- What is the average length in seconds of the bouts in each weight class? Show the label.
-- label of the class and mean seconds of its fights
-- How many seconds does a fight go on for on average among people of each weight? What the class is called first.
-- weight class label, mean seconds
SELECT T1.label, AVG(T2.seconds) FROM weightclass AS T1 JOIN bout AS T2 ON T1.wc_code = T2.wc_code GROUP BY T1.wc_code;
-- In which towns are there dojos with more mats than the average?
-- towns whose dojo beats the average number of mats
-- Where has a hall more to fall on than halls have on average, counting mats?
-- mats above the mean: dojo town
SELECT town FROM dojo WHERE mats > (SELECT AVG(mats) FROM dojo);
-- Which ways of deciding a bout occurred more than once?
-- means of victory seen more than one time
-- By what has a fight been settled two times or more?
-- decided by, if more than one bout has it
SELECT decided_by FROM bout GROUP BY decided_by HAVING COUNT(*) > 1;
-- What were the shortest and the longest bout, in seconds?
-- min and max duration of a fight
-- How many seconds did the quickest fight take, and how many the lengthiest?
-- bout seconds: min, max
SELECT MIN(seconds), MAX(seconds) FROM bout;
-- Which judoka won a bout and also lost one? Give their licences.
-- licences that appear as winner as well as loser
-- Who has beaten somebody and been beaten too? Just the licence.
-- licence under loser and under winner of the bouts
SELECT winner FROM bout INTERSECT SELECT loser FROM bout;
-- List the last name and year of birth of female judoka (sex F), youngest first.
-- sex F athletes, surname and birth year, from the youngest to the oldest
-- Which women (F) are on our list, and in what year were they born? Family name first, youngest on top.
-- sex F: lname, yob, sorted down by yob
SELECT lname, yob FROM judoka WHERE sex = 'F' ORDER BY yob DESC;
-- How many different regions do the dojos lie in?
-- count distinct regions
-- In how many separate parts of the country are our halls?
-- number of dojo regions, each one time
SELECT COUNT(DISTINCT region) FROM dojo;
-- In which weight classes has nobody fought? Show the labels.
-- labels of classes with no bout
-- For people of what weight has there been no fight so far? What the class is called.
-- weight classes with zero bouts: label
SELECT label FROM weightclass WHERE wc_code NOT IN (SELECT wc_code FROM bout);
