-- database: table_tennis_league
CREATE TABLE divisions (division_no INTEGER PRIMARY KEY, label TEXT, matches_per_season INTEGER);
CREATE TABLE venues (venue_code TEXT PRIMARY KEY, hall TEXT, street TEXT, tables INTEGER);
CREATE TABLE teams (team_id INTEGER PRIMARY KEY, team_name TEXT, division_no INTEGER REFERENCES divisions(division_no), home_venue TEXT REFERENCES venues(venue_code), captain TEXT);
CREATE TABLE players (player_id INTEGER PRIMARY KEY, pname TEXT, team_id INTEGER REFERENCES teams(team_id), grip TEXT, ranking_points INTEGER, born INTEGER);
CREATE TABLE fixtures (fixture_id INTEGER PRIMARY KEY, home_team INTEGER REFERENCES teams(team_id), away_team INTEGER REFERENCES teams(team_id), played_on TEXT, home_sets INTEGER, away_sets INTEGER);
INSERT INTO divisions VALUES (1,'Premier',18),(2,'First',16),(3,'Second',14),(4,'Novice',10);
INSERT INTO venues VALUES ('STM','St Mark Hall','Church Street',4),('LIB','Library Annex','Mill Lane',2),('WRK','Works Canteen','Dock Road',6),('SCH','Elm School','Elm Avenue',8);
INSERT INTO teams VALUES (1,'Spin Doctors',1,'STM','Colin Yates'),(2,'Net Cords',1,'WRK','Jana Mraz'),(3,'Loop Group',2,'WRK','Peter Osei'),(4,'Backhanders',2,'STM','Wendy Lim'),(5,'Library Choppers',3,'LIB','Saul Green');
INSERT INTO players VALUES (1,'Colin Yates',1,'shakehand',1480,1961),(2,'Jana Mraz',2,'shakehand',1610,1984),(3,'Li Na Shen',2,'penhold',1745,1990),(4,'Peter Osei',3,'shakehand',1320,1975),(5,'Wendy Lim',4,'penhold',1295,1969),(6,'Saul Green',5,'shakehand',980,1952),(7,'Ravi Bose',1,'seemiller',1555,1998),(8,'Ola Nowak',4,'shakehand',1210,2003),(9,'Jim Trent',NULL,'shakehand',1100,1980);
INSERT INTO fixtures VALUES (1,1,2,'2023-10-03',4,6),(2,3,4,'2023-10-05',7,3),(3,2,1,'2023-11-14',8,2),(4,4,3,'2023-11-16',5,5),(5,1,3,'2023-12-01',6,4),(6,2,4,'2023-12-08',9,1);
-- What are the names of the players with a penhold grip?
-- penhold people, by name
-- grip = penhold: player names
SELECT pname FROM players WHERE grip = 'penhold';
-- How many teams play in the Premier division?
-- number of teams in Premier
-- division Premier, count teams
SELECT COUNT(*) FROM teams AS t JOIN divisions AS d ON t.division_no = d.division_no WHERE d.label = 'Premier';
-- Who has the most ranking points?
-- name of the best ranked player by points
-- top ranking points: player name
SELECT pname FROM players ORDER BY ranking_points DESC LIMIT 1;
-- Show the team name and average ranking points of every team.
-- mean points per team, team name in front
-- team name, avg ranking points of its players
SELECT t.team_name, AVG(p.ranking_points) FROM teams AS t JOIN players AS p ON t.team_id = p.team_id GROUP BY t.team_id;
-- Which divisions have no team? Give the label.
-- labels of empty divisions
-- division labels without a team
SELECT label FROM divisions WHERE division_no NOT IN (SELECT division_no FROM teams);
-- List the home team name, the away team name and the date of fixtures where the home team won more than 6 sets.
-- home side, away side and day, when the hosts took over 6 sets
-- home sets above 6: home team name, away team name, played on
SELECT h.team_name, a.team_name, f.played_on FROM fixtures AS f JOIN teams AS h ON f.home_team = h.team_id JOIN teams AS a ON f.away_team = a.team_id WHERE f.home_sets > 6;
-- Which halls are home to at least 2 teams?
-- halls with two or more home teams
-- halls that are the home venue of 2+ teams
SELECT v.hall FROM venues AS v JOIN teams AS t ON v.venue_code = t.home_venue GROUP BY v.venue_code HAVING COUNT(*) >= 2;
-- Which halls are not used by any team?
-- unused halls
-- halls, home venue of no team
SELECT hall FROM venues WHERE venue_code NOT IN (SELECT home_venue FROM teams);
-- Which teams have not played at home yet? Give the team names.
-- names of teams without a home fixture
-- team names without a home fixture
SELECT team_name FROM teams WHERE team_id NOT IN (SELECT home_team FROM fixtures);
-- List players born between 1960 and 1980 with their birth year.
-- name and year of birth, 1960 to 1980
-- born from 1960 up to 1980: player name, born
SELECT pname, born FROM players WHERE born BETWEEN 1960 AND 1980;
-- What is the name of the player without a team?
-- player with no team
-- team empty - player names
SELECT pname FROM players WHERE team_id IS NULL;
-- Show the names of players whose home hall is St Mark Hall.
-- who plays out of St Mark Hall?
-- home venue St Mark Hall: player names
SELECT p.pname FROM players AS p JOIN teams AS t ON p.team_id = t.team_id JOIN venues AS v ON t.home_venue = v.venue_code WHERE v.hall = 'St Mark Hall';
-- Which players have fewer points than the average?
-- below-average ranking points: names
-- ranking points under the mean: player names
SELECT pname FROM players WHERE ranking_points < (SELECT AVG(ranking_points) FROM players);
-- What is the total number of sets won at home by each team name?
-- team names with home sets added up
-- team name, sum of home sets
SELECT t.team_name, SUM(f.home_sets) FROM teams AS t JOIN fixtures AS f ON t.team_id = f.home_team GROUP BY t.team_id;
-- How many different grips are there?
-- number of distinct grips
-- number of different grips
SELECT COUNT(DISTINCT grip) FROM players;
-- What are the birth years of the oldest and the youngest player, and the average ranking points?
-- min and max year of birth, plus mean points
-- players: min born, max born, avg ranking points
SELECT MIN(born), MAX(born), AVG(ranking_points) FROM players;

-- database: atlantic_surf_school
CREATE TABLE SurfBeach (BeachID INTEGER PRIMARY KEY, BeachName TEXT, Bottom TEXT, Lifeguard TEXT);
CREATE TABLE SurfBoard (BoardNo INTEGER PRIMARY KEY, BoardType TEXT, LengthFeet REAL, Material TEXT, BoughtOn TEXT, Condition TEXT);
CREATE TABLE SurfCamp (CampID INTEGER PRIMARY KEY, CampTitle TEXT, BeachID INTEGER REFERENCES SurfBeach(BeachID), FirstDay TEXT, Days INTEGER, Price INTEGER);
CREATE TABLE Surfer (SurferID INTEGER PRIMARY KEY, Nickname TEXT, Nationality TEXT, Age INTEGER, SwimTest TEXT, DietNote TEXT);
CREATE TABLE CampPlace (CampID INTEGER REFERENCES SurfCamp(CampID), SurferID INTEGER REFERENCES Surfer(SurferID), BoardNo INTEGER REFERENCES SurfBoard(BoardNo), Rating INTEGER, PRIMARY KEY (CampID, SurferID));
INSERT INTO SurfBeach VALUES (1,'Praia Norte','sand','yes'),(2,'Reef Corner','rock','no'),(3,'Long Spit','sand','yes'),(4,'Seal Cove','pebble','no');
INSERT INTO SurfBoard VALUES (1,'longboard',9.2,'epoxy','2020-04-01','good'),(2,'softtop',8,'foam','2022-03-15','good'),(3,'softtop',7,'foam','2022-03-15','worn'),(4,'shortboard',6.1,'epoxy','2021-06-20','good'),(5,'fish',5.8,'polyester','2018-05-05','cracked'),(6,'softtop',8,'foam','2023-02-28','new');
INSERT INTO SurfCamp VALUES (1,'First Waves',1,'2023-06-05',5,390),(2,'Green Wave Week',3,'2023-06-19',7,620),(3,'Reef Masters',2,'2023-09-04',4,540),(4,'Family Splash',1,'2023-07-10',5,450),(5,'Winter Swell',2,'2023-11-20',3,310);
INSERT INTO Surfer VALUES (1,'Rafa','Spain',24,'passed',NULL),(2,'Moni','Poland',31,'passed','vegan'),(3,'Kelly','Ireland',19,'passed',NULL),(4,'Uwe','Germany',46,'failed','no nuts'),(5,'Ines','Portugal',12,'passed',NULL),(6,'Bo','Denmark',38,'passed','vegan');
INSERT INTO CampPlace VALUES (1,1,2,4),(1,2,3,5),(2,1,1,5),(2,3,4,3),(3,3,4,5),(4,5,6,5),(4,4,2,2),(2,2,2,4);
-- List the names of beaches with a sand bottom.
-- sand beaches
-- bottom = sand: beach names
SELECT BeachName FROM SurfBeach WHERE Bottom = 'sand';
-- How many boards are of the type softtop?
-- softtop boards, count
-- board type softtop, count boards
SELECT COUNT(*) FROM SurfBoard WHERE BoardType = 'softtop';
-- Which camp costs the least? Give its title.
-- cheapest camp title
-- lowest price: camp title
SELECT CampTitle FROM SurfCamp ORDER BY Price LIMIT 1;
-- Show the nicknames of surfers in the camp First Waves.
-- First Waves participants
-- camp First Waves, surfers' nicknames
SELECT T1.Nickname FROM Surfer AS T1 JOIN CampPlace AS T2 ON T1.SurferID = T2.SurferID JOIN SurfCamp AS T3 ON T2.CampID = T3.CampID WHERE T3.CampTitle = 'First Waves';
-- What is the average rating of each camp? Show the title.
-- camp titles and how well rated they were on average
-- camp title, avg rating
SELECT T1.CampTitle, AVG(T2.Rating) FROM SurfCamp AS T1 JOIN CampPlace AS T2 ON T1.CampID = T2.CampID GROUP BY T1.CampID;
-- Which camps have nobody booked in? Give the title.
-- camp titles without participants
-- camp titles, zero places
SELECT CampTitle FROM SurfCamp WHERE CampID NOT IN (SELECT CampID FROM CampPlace);
-- Which boards were not given to anyone? Show number and type.
-- number and type of boards no participant used
-- boards in no camp place: board no, board type
SELECT BoardNo, BoardType FROM SurfBoard WHERE BoardNo NOT IN (SELECT BoardNo FROM CampPlace);
-- On which beaches is no camp held?
-- beach names without any camp
-- beach names without a camp
SELECT BeachName FROM SurfBeach WHERE BeachID NOT IN (SELECT BeachID FROM SurfCamp);
-- How many camps are there per beach name?
-- beaches with their number of camps
-- beach name, count of camps
SELECT T1.BeachName, COUNT(*) FROM SurfBeach AS T1 JOIN SurfCamp AS T2 ON T1.BeachID = T2.BeachID GROUP BY T1.BeachID;
-- Which surfers attended at least 2 camps?
-- nicknames with two camps or more
-- nicknames with 2+ camps
SELECT T1.Nickname FROM Surfer AS T1 JOIN CampPlace AS T2 ON T1.SurferID = T2.SurferID GROUP BY T1.SurferID HAVING COUNT(*) >= 2;
-- Show the nicknames and nationalities of surfers with the diet note vegan.
-- diet note vegan: nickname, nationality
-- diet note vegan - nickname, nationality
SELECT Nickname, Nationality FROM Surfer WHERE DietNote = 'vegan';
-- What are the shortest, longest and average lengths of the boards in feet?
-- board length: min, max, mean
-- length in feet: min, max, avg
SELECT MIN(LengthFeet), MAX(LengthFeet), AVG(LengthFeet) FROM SurfBoard;
-- Which surfers are older than the average surfer? Give the nicknames.
-- nicknames above the mean age
-- age over the mean: nicknames
SELECT Nickname FROM Surfer WHERE Age > (SELECT AVG(Age) FROM Surfer);
-- List the first days of camps that take place on a beach with a lifeguard (yes).
-- start dates of camps where lifeguard is yes
-- lifeguard = yes at the beach: first day of the camps
SELECT T1.FirstDay FROM SurfCamp AS T1 JOIN SurfBeach AS T2 ON T1.BeachID = T2.BeachID WHERE T2.Lifeguard = 'yes';
-- What different materials are the boards made of?
-- distinct board materials
-- different board materials
SELECT DISTINCT Material FROM SurfBoard;
-- Which surfers failed the swim test or are younger than 15?
-- nicknames: swim test failed or under 15
-- age below 15 or swim test failed - nicknames
SELECT Nickname FROM Surfer WHERE SwimTest = 'failed' OR Age < 15;

-- database: sumo_association
CREATE TABLE stable (stbl_cd TEXT PRIMARY KEY, stbl_nm TEXT, ward TEXT, oyakata TEXT, est_yr INTEGER);
CREATE TABLE rank (rank_cd TEXT PRIMARY KEY, rank_nm TEXT, mth_salary INTEGER);
CREATE TABLE rikishi (rik_id INTEGER PRIMARY KEY, ring_nm TEXT, stbl_cd TEXT REFERENCES stable(stbl_cd), birth_plc TEXT, ht_cm INTEGER, wt_kg INTEGER, rank_cd TEXT REFERENCES rank(rank_cd), debut_yr INTEGER);
CREATE TABLE basho (basho_id INTEGER PRIMARY KEY, city TEXT, yr INTEGER, mth TEXT, champion INTEGER REFERENCES rikishi(rik_id));
CREATE TABLE torikumi (tori_id INTEGER PRIMARY KEY, basho_id INTEGER REFERENCES basho(basho_id), day_no INTEGER, east INTEGER REFERENCES rikishi(rik_id), west INTEGER REFERENCES rikishi(rik_id), win_by TEXT, kimarite TEXT);
INSERT INTO stable VALUES ('KZN','Kazenami','Sumida','Hayateyama',1931),('MTO','Matsuoka','Koto','Onigawa',1978),('SRY','Shiroyuki','Adachi','Tetsunishiki',2004),('UMI','Umibe','Sumida','Namihana',1990);
INSERT INTO rank VALUES ('Y','yokozuna',3000000),('O','ozeki',2500000),('S','sekiwake',1800000),('M','maegashira',1400000),('J','juryo',1100000);
INSERT INTO rikishi VALUES (1,'Asanokaze','KZN','Ulaanbaatar',186,158,'Y',2011),(2,'Midorifuji','KZN','Aomori',172,121,'M',2016),(3,'Oniarashi','MTO','Osaka',190,194,'O',2013),(4,'Kitayuki','SRY','Sapporo',181,147,'M',2018),(5,'Tsurugidake','MTO','Ulaanbaatar',188,171,'O',2014),(6,'Hoshinami','SRY','Aomori',178,139,'J',2021);
INSERT INTO basho VALUES (1,'Tokyo',2023,'January',1),(2,'Osaka',2023,'March',3),(3,'Tokyo',2023,'May',1),(4,'Nagoya',2023,'July',5),(5,'Fukuoka',2022,'November',1);
INSERT INTO torikumi VALUES (1,1,1,1,2,'east','yorikiri'),(2,1,14,3,1,'west','uwatenage'),(3,2,3,3,4,'east','oshidashi'),(4,2,15,1,3,'west','yorikiri'),(5,3,7,4,5,'east','hatakikomi'),(6,4,15,5,3,'east','yorikiri'),(7,4,2,2,5,'west','oshidashi'),(8,5,9,1,4,'east','yorikiri');
-- What are the names of stables in the ward Sumida?
-- stables located in Sumida
-- ward Sumida: stable names
SELECT stbl_nm FROM stable WHERE ward = 'Sumida';
-- Which wrestler is the heaviest? Give the ring name.
-- ring name of the heaviest rikishi
-- top weight in kg: ring name
SELECT ring_nm FROM rikishi ORDER BY wt_kg DESC LIMIT 1;
-- How many bouts were won by yorikiri?
-- yorikiri as kimarite: how many bouts
-- kimarite = yorikiri, number of bouts
SELECT COUNT(*) FROM torikumi WHERE kimarite = 'yorikiri';
-- List the ring names and rank names of the wrestlers of the stable Matsuoka.
-- Matsuoka men, ring name and rank name
-- stable Matsuoka: ring name, rank name
SELECT r.ring_nm, k.rank_nm FROM rikishi AS r JOIN stable AS s ON r.stbl_cd = s.stbl_cd JOIN rank AS k ON r.rank_cd = k.rank_cd WHERE s.stbl_nm = 'Matsuoka';
-- Which stables have no wrestlers?
-- stable names with nobody training there
-- stable names, zero rikishi
SELECT stbl_nm FROM stable WHERE stbl_cd NOT IN (SELECT stbl_cd FROM rikishi);
-- Show the city, year and champion's ring name of each tournament in 2023.
-- 2023 basho: where, what year, who was champion
-- year 2023: basho city, yr, champion's ring name
SELECT b.city, b.yr, r.ring_nm FROM basho AS b JOIN rikishi AS r ON b.champion = r.rik_id WHERE b.yr = 2023;
-- How many championships has each champion won? Show the ring name.
-- ring names of champions with the count of titles
-- ring name + count of basho as champion
SELECT r.ring_nm, COUNT(*) FROM rikishi AS r JOIN basho AS b ON r.rik_id = b.champion GROUP BY r.rik_id;
-- Which wrestlers have never been champion?
-- ring names without any title as champion
-- ring names, never champion
SELECT ring_nm FROM rikishi WHERE rik_id NOT IN (SELECT champion FROM basho);
-- Show the ring names of the east and west wrestlers on day 15.
-- day 15 pairings, east man then west man
-- day no 15 - east ring name, west ring name
SELECT e.ring_nm, w.ring_nm FROM torikumi AS t JOIN rikishi AS e ON t.east = e.rik_id JOIN rikishi AS w ON t.west = w.rik_id WHERE t.day_no = 15;
-- What is the average weight of the wrestlers in each stable? Give the stable name.
-- per stable name, mean kilograms
-- stable name, avg weight of its rikishi
SELECT s.stbl_nm, AVG(r.wt_kg) FROM stable AS s JOIN rikishi AS r ON s.stbl_cd = r.stbl_cd GROUP BY s.stbl_cd;
-- Which birth places have produced more than one wrestler?
-- birth places of over 1 wrestler
-- birth place with more than one rikishi
SELECT birth_plc FROM rikishi GROUP BY birth_plc HAVING COUNT(*) > 1;
-- What are the lowest and the highest monthly salaries?
-- salary per month, min and max
-- monthly salary of ranks - min, max
SELECT MIN(mth_salary), MAX(mth_salary) FROM rank;
-- Which ranks does no wrestler hold at present? Give the rank name.
-- rank names held by nobody
-- rank names, zero rikishi
SELECT rank_nm FROM rank WHERE rank_cd NOT IN (SELECT rank_cd FROM rikishi);
-- List the ring names of wrestlers taller than average.
-- rikishi above the mean height
-- height over the mean: ring names
SELECT ring_nm FROM rikishi WHERE ht_cm > (SELECT AVG(ht_cm) FROM rikishi);
-- In how many different cities were tournaments held?
-- distinct basho cities, number
-- number of different basho cities
SELECT COUNT(DISTINCT city) FROM basho;
-- Which kimarite were seen both on wins by east and on wins by west?
-- kimarite common to east wins and west wins
-- kimarite found in both: win by west, win by east
SELECT kimarite FROM torikumi WHERE win_by = 'east' INTERSECT SELECT kimarite FROM torikumi WHERE win_by = 'west';

-- database: loch_curling_club
CREATE TABLE curler (id INTEGER PRIMARY KEY, name TEXT, position TEXT, handed TEXT, since INTEGER);
CREATE TABLE rink (id INTEGER PRIMARY KEY, name TEXT, skip INTEGER REFERENCES curler(id), colours TEXT);
CREATE TABLE rink_member (rink INTEGER REFERENCES rink(id), curler INTEGER REFERENCES curler(id), PRIMARY KEY (rink, curler));
CREATE TABLE game (id INTEGER PRIMARY KEY, sheet TEXT, day TEXT, rink_one INTEGER REFERENCES rink(id), rink_two INTEGER REFERENCES rink(id), stones_one INTEGER, stones_two INTEGER, ends INTEGER);
INSERT INTO curler VALUES (1,'Isla Baxter','skip','right',2001),(2,'Hamish Low','lead','right',2010),(3,'Catriona Weir','second','left',2014),(4,'Duncan Rae','skip','right',1989),(5,'Fiona Kidd','third','right',2006),(6,'Alec Muir','lead','left',2019),(7,'Nan Petrie','skip','right',1995),(8,'Greg Toal','second',NULL,2023);
INSERT INTO rink VALUES (1,'Loch Ladies',1,'purple'),(2,'Hog Liners',4,'orange'),(3,'Broom Cupboard',7,'green'),(4,'Slow Sweepers',7,'white');
INSERT INTO rink_member VALUES (1,1),(1,3),(1,5),(2,4),(2,2),(2,6),(3,7),(3,5),(3,2);
INSERT INTO game VALUES (1,'A','2024-01-06',1,2,7,4,8),(2,'B','2024-01-06',3,1,5,6,8),(3,'A','2024-01-13',2,3,9,3,8),(4,'C','2024-01-20',1,2,4,8,10),(5,'B','2024-02-03',3,2,6,5,10);
-- Show the names of curlers who play lead.
-- who plays in the position lead
-- position lead: curler names
SELECT name FROM curler WHERE position = 'lead';
-- How many games were played on sheet A?
-- number of games, sheet A
-- sheet = A, count games
SELECT COUNT(*) FROM game WHERE sheet = 'A';
-- Who has been a member longest?
-- curler with the earliest since year
-- lowest since: curler name
SELECT name FROM curler ORDER BY since LIMIT 1;
-- List each rink name and the name of its skip.
-- rinks with the skip's name
-- rink name + skip's name
SELECT r.name, c.name FROM rink AS r JOIN curler AS c ON r.skip = c.id;
-- Which curlers are members of the rink Loch Ladies?
-- the Loch Ladies line-up, names
-- rink Loch Ladies - member names
SELECT c.name FROM curler AS c JOIN rink_member AS m ON c.id = m.curler JOIN rink AS r ON m.rink = r.id WHERE r.name = 'Loch Ladies';
-- Which curlers are in no rink?
-- names of members without a rink
-- curler names, member of no rink
SELECT name FROM curler WHERE id NOT IN (SELECT curler FROM rink_member);
-- How many members does each rink have? Show the rink name.
-- rink names and sizes
-- rink name, count of members
SELECT r.name, COUNT(*) FROM rink AS r JOIN rink_member AS m ON r.id = m.rink GROUP BY r.id;
-- Which curlers play in at least 2 rinks?
-- names of people in two or more rinks
-- curler names in 2+ rinks
SELECT c.name FROM curler AS c JOIN rink_member AS m ON c.id = m.curler GROUP BY c.id HAVING COUNT(*) >= 2;
-- Show day and names of both rinks of each game with 10 ends.
-- the games over 10 ends: day, rink one, rink two
-- ends = 10: day, rink one name, rink two name
SELECT g.day, a.name, b.name FROM game AS g JOIN rink AS a ON g.rink_one = a.id JOIN rink AS b ON g.rink_two = b.id WHERE g.ends = 10;
-- Which rink has never been rink one in a game? Give the names.
-- rink names absent from the rink one side
-- rink names, never rink one
SELECT name FROM rink WHERE id NOT IN (SELECT rink_one FROM game);
-- What is the average number of stones of rink one per sheet?
-- sheets with mean stones of the first rink
-- sheet, avg stones one
SELECT sheet, AVG(stones_one) FROM game GROUP BY sheet;
-- What is the highest and the lowest stones score of rink two?
-- max and min of stones two
-- stones two: max, min
SELECT MAX(stones_two), MIN(stones_two) FROM game;
-- Which curler has no handedness recorded?
-- name of the curler with handed left blank
-- handed empty: curler name
SELECT name FROM curler WHERE handed IS NULL;
-- List the days of games where rink one got more stones than the average for rink one.
-- days when stones one beat its own average
-- stones one over the mean of stones one: day
SELECT day FROM game WHERE stones_one > (SELECT AVG(stones_one) FROM game);
-- How many distinct curlers are skip of a rink?
-- number of different skips across the rinks
-- number of different skips
SELECT COUNT(DISTINCT skip) FROM rink;
-- Which colours do the rinks of Nan Petrie wear?
-- colours worn by rinks that Nan Petrie skips
-- skip Nan Petrie: rink colours
SELECT r.colours FROM rink AS r JOIN curler AS c ON r.skip = c.id WHERE c.name = 'Nan Petrie';

-- database: iron_lake_triathlon
CREATE TABLE Edition (EditionYear INTEGER PRIMARY KEY, RaceDay TEXT, WaterTemp REAL, Sponsor TEXT, EntryLimit INTEGER);
CREATE TABLE Triathlete (LicenceNo TEXT PRIMARY KEY, Forename TEXT, Surname TEXT, AgeGroup TEXT, HomeTown TEXT, CoachedBy TEXT REFERENCES Triathlete(LicenceNo));
CREATE TABLE RaceResult (EditionYear INTEGER REFERENCES Edition(EditionYear), LicenceNo TEXT REFERENCES Triathlete(LicenceNo), SwimMin INTEGER, BikeMin INTEGER, RunMin INTEGER, Status TEXT, PRIMARY KEY (EditionYear, LicenceNo));
CREATE TABLE Penalty (PenaltyID INTEGER PRIMARY KEY, EditionYear INTEGER REFERENCES Edition(EditionYear), LicenceNo TEXT REFERENCES Triathlete(LicenceNo), Reason TEXT, Minutes INTEGER);
INSERT INTO Edition VALUES (2019,'2019-08-25',19.5,'Alpina Water',600),(2021,'2021-08-29',18.1,NULL,300),(2022,'2022-08-28',21.7,'Velo Haus',650),(2023,'2023-08-27',20.4,'Velo Haus',700);
INSERT INTO Triathlete VALUES ('T-11','Sabine','Kraus','F35','Lindau',NULL),('T-12','Miguel','Prats','M40','Girona','T-11'),('T-13','Owen','Hale','M25','Bath','T-12'),('T-14','Petra','Jansa','F25','Bled','T-11'),('T-15','Ragnar','Ness','M40','Bergen',NULL),('T-16','Lina','Hofer','F35','Lindau','T-14'),('T-17','Yann','Moal','M50','Brest',NULL);
INSERT INTO RaceResult VALUES (2019,'T-11',62,325,215,'finished'),(2019,'T-15',70,310,240,'finished'),(2021,'T-11',60,330,211,'finished'),(2022,'T-12',66,318,205,'finished'),(2022,'T-13',58,NULL,NULL,'retired'),(2022,'T-14',64,340,220,'finished'),(2023,'T-11',63,322,219,'finished'),(2023,'T-13',57,301,199,'finished'),(2023,'T-16',75,362,NULL,'retired');
INSERT INTO Penalty VALUES (1,2019,'T-15','drafting',5),(2,2022,'T-12','littering',2),(3,2022,'T-14','drafting',5),(4,2023,'T-13','drafting',5),(5,2023,'T-13','helmet unbuckled',3);
-- How many results have the status retired?
-- number of retired entries
-- status = retired, number of results
SELECT COUNT(*) FROM RaceResult WHERE Status = 'retired';
-- List the forenames and surnames of triathletes from Lindau.
-- Lindau people: forename, surname
-- home town Lindau - forename, surname of triathletes
SELECT Forename, Surname FROM Triathlete WHERE HomeTown = 'Lindau';
-- In which year was the water warmest?
-- edition year with the highest water temperature
-- top water temp: edition year
SELECT EditionYear FROM Edition ORDER BY WaterTemp DESC LIMIT 1;
-- Show each triathlete's surname with the surname of the coach.
-- surnames in pairs: athlete, coach
-- triathlete surname, coach's surname
SELECT T1.Surname, T2.Surname FROM Triathlete AS T1 JOIN Triathlete AS T2 ON T1.CoachedBy = T2.LicenceNo;
-- What was the fastest swim in minutes for each edition year?
-- year and quickest swim minutes
-- edition year, min swim minutes
SELECT EditionYear, MIN(SwimMin) FROM RaceResult GROUP BY EditionYear;
-- Which triathletes have never raced here? Give the surname.
-- surnames with no race result
-- surnames of triathletes, zero results
SELECT Surname FROM Triathlete WHERE LicenceNo NOT IN (SELECT LicenceNo FROM RaceResult);
-- Who got a penalty for drafting? Show the surnames.
-- surnames, penalty reason drafting
-- penalty reason drafting: surnames
SELECT T1.Surname FROM Triathlete AS T1 JOIN Penalty AS T2 ON T1.LicenceNo = T2.LicenceNo WHERE T2.Reason = 'drafting';
-- Which triathletes have raced at least 2 times? Show forename, surname and number of races.
-- forename, surname, race count for those with two or more
-- forename, surname, count of results, 2+ only
SELECT T1.Forename, T1.Surname, COUNT(*) FROM Triathlete AS T1 JOIN RaceResult AS T2 ON T1.LicenceNo = T2.LicenceNo GROUP BY T1.LicenceNo HAVING COUNT(*) >= 2;
-- What is the average run time in minutes of finished results for each age group?
-- age groups with mean run minutes of finished races
-- status finished: age group, avg run minutes
SELECT T1.AgeGroup, AVG(T2.RunMin) FROM Triathlete AS T1 JOIN RaceResult AS T2 ON T1.LicenceNo = T2.LicenceNo WHERE T2.Status = 'finished' GROUP BY T1.AgeGroup;
-- Which editions were without any penalty? Give year.
-- years with no penalty
-- edition years without a penalty
SELECT EditionYear FROM Edition WHERE EditionYear NOT IN (SELECT EditionYear FROM Penalty);
-- Which edition had no sponsor? Show its race day.
-- race day of the unsponsored edition
-- sponsor empty - race day
SELECT RaceDay FROM Edition WHERE Sponsor IS NULL;
-- On which race days did Sabine Kraus compete?
-- race days of Sabine Kraus
-- Sabine Kraus: race days
SELECT T3.RaceDay FROM Triathlete AS T1 JOIN RaceResult AS T2 ON T1.LicenceNo = T2.LicenceNo JOIN Edition AS T3 ON T2.EditionYear = T3.EditionYear WHERE T1.Forename = 'Sabine' AND T1.Surname = 'Kraus';
-- What are the total penalty minutes per reason?
-- reasons, penalty minutes summed
-- penalty reason, sum of minutes
SELECT Reason, SUM(Minutes) FROM Penalty GROUP BY Reason;
-- What are the best and worst bike times, and their average?
-- bike minutes: lowest, highest, mean
-- bike minutes - min, max, avg
SELECT MIN(BikeMin), MAX(BikeMin), AVG(BikeMin) FROM RaceResult;
-- Which licence numbers raced in 2019 and also in 2023?
-- licence numbers with results in 2019 as well as 2023
-- licence no with results in both years: 2023, 2019
SELECT LicenceNo FROM RaceResult WHERE EditionYear = 2019 INTERSECT SELECT LicenceNo FROM RaceResult WHERE EditionYear = 2023;
-- List the years in which the entry limit was above the average limit.
-- editions with more than the mean entry limit, years
-- entry limit over the mean: edition years
SELECT EditionYear FROM Edition WHERE EntryLimit > (SELECT AVG(EntryLimit) FROM Edition);

-- database: fencing_salle
CREATE TABLE weapons (weapon TEXT PRIMARY KEY, target_area TEXT, electric TEXT);
CREATE TABLE fencers (fencerid INTEGER PRIMARY KEY, fencername TEXT, club TEXT, country TEXT, weapon TEXT REFERENCES weapons(weapon), lefthanded INTEGER, worldrank INTEGER);
CREATE TABLE maestros (maestroid INTEGER PRIMARY KEY, maestroname TEXT, diploma INTEGER, teaches TEXT REFERENCES weapons(weapon));
CREATE TABLE lessonplan (fencerid INTEGER REFERENCES fencers(fencerid), maestroid INTEGER REFERENCES maestros(maestroid), weekday TEXT, fee INTEGER, PRIMARY KEY (fencerid, maestroid, weekday));
CREATE TABLE assaults (assaultid INTEGER PRIMARY KEY, winnerid INTEGER REFERENCES fencers(fencerid), loserid INTEGER REFERENCES fencers(fencerid), winnerhits INTEGER, loserhits INTEGER, fencedon TEXT);
INSERT INTO weapons VALUES ('foil','torso','yes'),('epee','whole body','yes'),('sabre','above waist','yes'),('broadsword','whole body','no');
INSERT INTO fencers VALUES (1,'Giulia Conti','Milano','Italy','foil',0,12),(2,'Zoltan Racz','Pest','Hungary','sabre',1,4),(3,'Amelie Roux','Lyon','France','epee',0,31),(4,'Dario Conti','Milano','Italy','epee',1,58),(5,'Bela Fodor','Pest','Hungary','epee',0,22),(6,'Marta Wilk','Gdansk','Poland','foil',0,NULL),(7,'Paul Henry','Lyon','France','sabre',0,77);
INSERT INTO maestros VALUES (1,'Enzo Galli',1994,'foil'),(2,'Ilona Vass',2003,'sabre'),(3,'Marc Blanc',1987,'epee'),(4,'Piotr Zych',2015,'foil');
INSERT INTO lessonplan VALUES (1,1,'Monday',40),(1,1,'Thursday',40),(2,2,'Tuesday',45),(3,3,'Monday',38),(5,3,'Friday',38),(6,1,'Wednesday',35),(7,2,'Thursday',45);
INSERT INTO assaults VALUES (1,1,6,15,9,'2023-03-04'),(2,2,7,15,13,'2023-03-04'),(3,3,5,15,14,'2023-03-05'),(4,5,4,15,8,'2023-04-22'),(5,6,1,15,12,'2023-04-22'),(6,2,7,15,6,'2023-05-13'),(7,5,3,15,11,'2023-05-13');
-- List the names of fencers from Hungary.
-- Hungary's fencers
-- country Hungary: fencer names
SELECT fencername FROM fencers WHERE country = 'Hungary';
-- How many fencers have lefthanded 1?
-- number of fencers with lefthanded 1
-- lefthanded = 1, count fencers
SELECT COUNT(*) FROM fencers WHERE lefthanded = 1;
-- Which fencer lost with the most hits? Give the name.
-- name of the loser with the greatest number of hits scored
-- top loser hits: the loser's name
SELECT T1.fencername FROM fencers AS T1 JOIN assaults AS T2 ON T1.fencerid = T2.loserid ORDER BY T2.loserhits DESC LIMIT 1;
-- How many fencers use each weapon?
-- weapons and the number of their fencers
-- weapon + count of fencers
SELECT weapon, COUNT(*) FROM fencers GROUP BY weapon;
-- Which weapons does no maestro teach?
-- weapons without a maestro
-- weapons taught by no maestro
SELECT weapon FROM weapons WHERE weapon NOT IN (SELECT teaches FROM maestros);
-- Show the name of each winner, the name of the loser and the date of assaults in which the loser had fewer than 10 hits.
-- clear wins, loser under 10 hits: winner, loser, day
-- loser hits below 10: winner's name, loser's name, fenced on
SELECT T2.fencername, T3.fencername, T1.fencedon FROM assaults AS T1 JOIN fencers AS T2 ON T1.winnerid = T2.fencerid JOIN fencers AS T3 ON T1.loserid = T3.fencerid WHERE T1.loserhits < 10;
-- Which fencers take no lessons?
-- fencers without a lesson plan, names
-- fencer names without a lesson plan
SELECT fencername FROM fencers WHERE fencerid NOT IN (SELECT fencerid FROM lessonplan);
-- What is the total fee each maestro earns? Show the maestro's name.
-- maestro names with fees summed
-- maestro name, sum of fees
SELECT T1.maestroname, SUM(T2.fee) FROM maestros AS T1 JOIN lessonplan AS T2 ON T1.maestroid = T2.maestroid GROUP BY T1.maestroid;
-- Which maestros have no lessons? Give the name.
-- maestros with no pupil
-- maestro names, zero lesson plans
SELECT maestroname FROM maestros WHERE maestroid NOT IN (SELECT maestroid FROM lessonplan);
-- Which fencers won at least two assaults?
-- names of fencers with 2 or more wins
-- fencer names, winner of 2+ assaults
SELECT T1.fencername FROM fencers AS T1 JOIN assaults AS T2 ON T1.fencerid = T2.winnerid GROUP BY T1.fencerid HAVING COUNT(*) >= 2;
-- On which weekdays does Enzo Galli give lessons?
-- Enzo Galli's lesson weekdays
-- maestro Enzo Galli - weekdays
SELECT T2.weekday FROM maestros AS T1 JOIN lessonplan AS T2 ON T1.maestroid = T2.maestroid WHERE T1.maestroname = 'Enzo Galli';
-- What are the smallest, biggest and average fee?
-- fee: min, max, mean
-- fee of the lesson plans: min, max, avg
SELECT MIN(fee), MAX(fee), AVG(fee) FROM lessonplan;
-- Which fencers have a world rank number above the average one?
-- names where the world rank value is bigger than the mean
-- world rank over the mean - fencer names
SELECT fencername FROM fencers WHERE worldrank > (SELECT AVG(worldrank) FROM fencers);
-- Show the names and clubs of unranked fencers.
-- no world rank: name, club
-- world rank empty: fencer name, club
SELECT fencername, club FROM fencers WHERE worldrank IS NULL;
-- Which clubs have fencers in both foil and epee?
-- clubs with a foil fencer and an epee fencer
-- clubs with both weapons: epee, foil
SELECT club FROM fencers WHERE weapon = 'foil' INTERSECT SELECT club FROM fencers WHERE weapon = 'epee';
-- List the names of fencers taught by a maestro with a diploma from before 1990.
-- pupils of maestros whose diploma dates earlier than 1990
-- maestro's diploma below 1990: names of the fencers taught
SELECT T1.fencername FROM fencers AS T1 JOIN lessonplan AS T2 ON T1.fencerid = T2.fencerid JOIN maestros AS T3 ON T2.maestroid = T3.maestroid WHERE T3.diploma < 1990;
