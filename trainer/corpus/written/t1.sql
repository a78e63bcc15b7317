-- database: northern_shires_football
CREATE TABLE club (club_id INTEGER PRIMARY KEY, name TEXT, nickname TEXT, founded INTEGER, ground TEXT, capacity INTEGER, city TEXT);
CREATE TABLE player (player_id INTEGER PRIMARY KEY, name TEXT, position TEXT, birth_year INTEGER, shirt_no INTEGER, club_id INTEGER REFERENCES club(club_id), nationality TEXT);
CREATE TABLE league_match (match_id INTEGER PRIMARY KEY, match_date TEXT, home_club_id INTEGER REFERENCES club(club_id), away_club_id INTEGER REFERENCES club(club_id), home_goals INTEGER, away_goals INTEGER, attendance INTEGER);
CREATE TABLE goal (goal_id INTEGER PRIMARY KEY, match_id INTEGER REFERENCES league_match(match_id), player_id INTEGER REFERENCES player(player_id), minute INTEGER, penalty TEXT);
INSERT INTO club VALUES (1,'Aldmoor Town','The Millers',1889,'Gasworks Lane',8200,'Aldmoor'),(2,'Brackenhurst United','The Foxes',1904,'Fern Park',15400,'Brackenhurst'),(3,'Castlegate Rovers','The Keepers',1921,'Moat Road',6100,'Thornby'),(4,'Dunwick Athletic','The Gulls',1897,'Pier Stadium',11750,'Dunwick'),(5,'Thornby City','The Thorns',1932,'Rose Bowl',21300,'Thornby'),(6,'Eskholme Albion',NULL,1955,'Quarry Field',4300,'Eskholme');
INSERT INTO player VALUES (1,'Callum Reddy','forward',1998,9,1,'Scotland'),(2,'Jonas Vik','goalkeeper',1991,1,1,'Norway'),(3,'Amadou Sarr','forward',2001,11,2,'Senegal'),(4,'Ben Ashdown','defender',1995,5,2,'England'),(5,'Luis Tavares','midfielder',1999,8,4,'Portugal'),(6,'Owen Pryce','midfielder',1993,10,5,'Wales'),(7,'Rory Keane','forward',2003,19,5,'England'),(8,'Matteo Bruni','defender',1989,4,5,'Italy'),(9,'Harvey Stubbs','forward',1996,7,3,'England');
INSERT INTO league_match VALUES (1,'2023-08-12',1,2,1,1,6400),(2,'2023-08-13',5,3,2,0,18750),(3,'2023-08-19',2,5,2,4,14100),(4,'2023-08-26',4,1,0,1,9800),(5,'2023-09-02',3,4,1,1,4950),(6,'2023-09-09',5,2,1,0,20100),(7,'2023-09-16',4,3,2,0,10200);
INSERT INTO goal VALUES (1,1,1,23,'N'),(2,1,3,78,'Y'),(3,2,7,12,'N'),(4,2,6,66,'N'),(5,3,3,9,'N'),(6,3,4,41,'N'),(7,3,7,50,'N'),(8,3,7,84,'Y'),(9,3,6,88,'N'),(10,4,1,90,'N'),(11,5,9,35,'Y'),(12,5,5,59,'N');
-- How many clubs were founded before 1900?
-- number of clubs that already existed ahead of 1900, going by their founding year (earlier than 1900)
SELECT COUNT(*) FROM club WHERE founded < 1900;
-- List the name and ground of each club, from the largest capacity to the smallest.
-- clubs with where they play, biggest stadium first
SELECT name, ground FROM club ORDER BY capacity DESC;
-- What are the average, minimum and maximum attendance of all matches?
-- crowd figures over all games: mean, lowest, highest
SELECT AVG(attendance), MIN(attendance), MAX(attendance) FROM league_match;
-- Show the different nationalities of forwards.
-- which countries do the men playing forward come from, each listed once
SELECT DISTINCT nationality FROM player WHERE position = 'forward';
-- Which club has no nickname?
-- name of the side that nobody has given a nickname
SELECT name FROM club WHERE nickname IS NULL;
-- What is the name of each player and of the club he plays for?
-- every footballer next to his side
SELECT T1.name, T2.name FROM player AS T1 JOIN club AS T2 ON T1.club_id = T2.club_id;
-- How many players are there in each position?
-- squad men counted by role on the pitch
SELECT position, COUNT(*) FROM player GROUP BY position;
-- For each club with players, give its name and its number of players.
-- squad size per side, the side's name first (leave out those with no men)
SELECT T1.name, COUNT(*) FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id GROUP BY T1.club_id;
-- Who is the oldest player of Thornby City?
-- name the veteran of Thornby City, the one born first
SELECT T1.name FROM player AS T1 JOIN club AS T2 ON T1.club_id = T2.club_id WHERE T2.name = 'Thornby City' ORDER BY T1.birth_year LIMIT 1;
-- On which dates did Dunwick Athletic play at home?
-- days when Dunwick Athletic hosted a game
SELECT T1.match_date FROM league_match AS T1 JOIN club AS T2 ON T1.home_club_id = T2.club_id WHERE T2.name = 'Dunwick Athletic';
-- What is the total number of goals scored away from home by Thornby City?
-- goals Thornby City got as visitors, summed
SELECT SUM(T1.away_goals) FROM league_match AS T1 JOIN club AS T2 ON T1.away_club_id = T2.club_id WHERE T2.name = 'Thornby City';
-- Give the names of players who scored a penalty (Y), with the minute of the goal.
-- spot kicks (Y): scorer and minute
SELECT T1.name, T2.minute FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.player_id WHERE T2.penalty = 'Y';
-- Which players have never scored a goal?
-- names of the men who did not find the net at all
SELECT name FROM player WHERE player_id NOT IN (SELECT player_id FROM goal);
-- Which player has scored the most goals?
-- who is top scorer
SELECT T1.name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of clubs whose capacity is above the average capacity?
-- sides with a stadium roomier than the mean
SELECT name FROM club WHERE capacity > (SELECT AVG(capacity) FROM club);
-- Which cities have more than one club?
-- towns that are home to more than one side
SELECT city FROM club GROUP BY city HAVING COUNT(*) > 1;
-- Find the names of clubs that have played both a home match and an away match.
-- who has hosted a game and also travelled to one
SELECT T1.name FROM club AS T1 JOIN league_match AS T2 ON T1.club_id = T2.home_club_id INTERSECT SELECT T1.name FROM club AS T1 JOIN league_match AS T2 ON T1.club_id = T2.away_club_id;
-- Show the distinct names of the clubs with a player who has scored at least two goals.
-- sides, no repeats, that have somebody in the squad with two or more goals to his name
SELECT DISTINCT T1.name FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id WHERE T2.player_id IN (SELECT player_id FROM goal GROUP BY player_id HAVING COUNT(*) >= 2);
-- What is the name of the club whose players have scored the most goals from open play, that is, with penalty N?
-- penalty N only: whose squad has the most strikes (club)
SELECT T1.name FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id JOIN goal AS T3 ON T2.player_id = T3.player_id WHERE T3.penalty = 'N' GROUP BY T1.club_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the players who scored in the match with the highest attendance among those of August, that is, played before '2023-09-01'.
-- of the games prior to '2023-09-01', take the best attended one; who scored in it
SELECT T1.name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.player_id WHERE T2.match_id = (SELECT match_id FROM league_match WHERE match_date < '2023-09-01' ORDER BY attendance DESC LIMIT 1);

-- database: hoops_confederation
CREATE TABLE Team (TeamID INTEGER PRIMARY KEY, TeamName TEXT, Arena TEXT, City TEXT, Conference TEXT, Founded INTEGER);
CREATE TABLE Player (PlayerID INTEGER PRIMARY KEY, PlayerName TEXT, HeightCm INTEGER, WeightKg INTEGER, Position TEXT, College TEXT, TeamID INTEGER REFERENCES Team(TeamID));
CREATE TABLE Coach (CoachID INTEGER PRIMARY KEY, CoachName TEXT, TeamID INTEGER REFERENCES Team(TeamID), Salary INTEGER, StartYear INTEGER);
CREATE TABLE Game (GameID INTEGER PRIMARY KEY, GameDate TEXT, HomeTeamID INTEGER REFERENCES Team(TeamID), VisitorTeamID INTEGER REFERENCES Team(TeamID), HomePoints INTEGER, VisitorPoints INTEGER);
CREATE TABLE BoxScore (GameID INTEGER REFERENCES Game(GameID), PlayerID INTEGER REFERENCES Player(PlayerID), Minutes INTEGER, Points INTEGER, Rebounds INTEGER, Assists INTEGER, PRIMARY KEY (GameID, PlayerID));
INSERT INTO Team VALUES (1,'Harbor Kings','Pier Dome','Norfolk','Coast',1974),(2,'Prairie Hawks','Wheat Center','Wichita','Plains',1981),(3,'Canyon Rattlers','Red Rock Hall','Tucson','Plains',1996),(4,'Lakeside Comets','Comet Arena','Duluth','Coast',1968),(5,'Delta Gators','Bayou Garden','Mobile','Coast',2007);
INSERT INTO Player VALUES (1,'Darnell Okafor',211,118,'center','Baylor',1),(2,'Trey Lindqvist',188,84,'guard',NULL,1),(3,'Marcus Boone',203,102,'forward','Gonzaga',2),(4,'Igor Malenko',218,124,'center',NULL,3),(5,'Jalen Whitfield',191,88,'guard','Baylor',3),(6,'Cody Ransom',198,95,'forward','Purdue',4),(7,'Andre Tillman',185,80,'guard','Purdue',4),(8,'Simon Achebe',206,107,'forward','Baylor',2);
INSERT INTO Coach VALUES (1,'Walt Granger',1,950000,2018),(2,'Denise Porter',2,720000,2021),(3,'Hal Sorensen',3,810000,2015),(4,'Maya Eubanks',4,1200000,2019),(5,'Rick Talley',NULL,NULL,2012);
INSERT INTO Game VALUES (1,'2024-01-05',1,2,101,96),(2,'2024-01-09',3,1,88,92),(3,'2024-01-14',2,4,110,104),(4,'2024-01-20',4,3,99,107),(5,'2024-01-27',1,4,85,90);
INSERT INTO BoxScore VALUES (1,1,34,27,13,2),(1,2,30,15,3,9),(1,3,36,31,8,4),(2,4,28,19,15,1),(2,5,33,22,4,7),(2,1,35,24,11,3),(3,3,38,29,6,5),(3,6,31,17,9,2),(3,7,29,12,2,11),(4,5,37,34,5,6),(4,6,33,21,7,3);
-- What are the names of the teams in the Coast conference?
-- list the clubs that play in Coast
SELECT TeamName FROM Team WHERE Conference = 'Coast';
-- How many players are guards?
-- count of people in the guard spot
SELECT COUNT(*) FROM Player WHERE Position = 'guard';
-- What is the average weight of players taller than 200 cm?
-- mean kilos of those measuring over 200
SELECT AVG(WeightKg) FROM Player WHERE HeightCm > 200;
-- Who are the three tallest players? Return their names.
-- top three by stature, names only
SELECT PlayerName FROM Player ORDER BY HeightCm DESC LIMIT 3;
-- Which players did not attend a college?
-- names with no college on record
SELECT PlayerName FROM Player WHERE College IS NULL;
-- Show the name of each team together with the name of its coach.
-- who trains whom: the team, then the coach
SELECT T1.TeamName, T2.CoachName FROM Team AS T1 JOIN Coach AS T2 ON T1.TeamID = T2.TeamID;
-- How many different colleges do the players come from?
-- number of distinct colleges among the roster
SELECT COUNT(DISTINCT College) FROM Player;
-- For each position, show the average height and the heaviest weight.
-- by position: mean stature and top weight, with the position in front
SELECT Position, AVG(HeightCm), MAX(WeightKg) FROM Player GROUP BY Position;
-- Find the total points scored by Marcus Boone.
-- how much did Marcus Boone score altogether
SELECT SUM(T2.Points) FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID WHERE T1.PlayerName = 'Marcus Boone';
-- In which cities do teams play whose coach earns between 700000 and 900000?
-- towns of the teams with a coach paid 700000 to 900000, bounds included
SELECT T1.City FROM Team AS T1 JOIN Coach AS T2 ON T1.TeamID = T2.TeamID WHERE T2.Salary BETWEEN 700000 AND 900000;
-- List the dates of the games in which Harbor Kings were the visitors.
-- when were Harbor Kings guests
SELECT T1.GameDate FROM Game AS T1 JOIN Team AS T2 ON T1.VisitorTeamID = T2.TeamID WHERE T2.TeamName = 'Harbor Kings';
-- What is the name of each player with the number of games in his box scores, from most to fewest?
-- games recorded per player, name then count, busiest on top
SELECT T1.PlayerName, COUNT(*) FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID ORDER BY COUNT(*) DESC;
-- Which team has no players? Give its name and arena.
-- team and arena for whoever has an empty roster
SELECT TeamName, Arena FROM Team WHERE TeamID NOT IN (SELECT TeamID FROM Player);
-- Which colleges have at least two players?
-- schools that sent two or more people into this league
SELECT College FROM Player WHERE College IS NOT NULL GROUP BY College HAVING COUNT(*) >= 2;
-- What are the names of the players heavier than the average player?
-- who weighs more than the mean
SELECT PlayerName FROM Player WHERE WeightKg > (SELECT AVG(WeightKg) FROM Player);
-- Which conferences have both a team founded before 1980 and a team founded after 2000?
-- conferences with something older than 1980 and also something newer than 2000
SELECT Conference FROM Team WHERE Founded < 1980 INTERSECT SELECT Conference FROM Team WHERE Founded > 2000;
-- Who had the most assists in a single game, and on what date was it?
-- best night of passing (assists): player and day
SELECT T1.PlayerName, T3.GameDate FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID JOIN Game AS T3 ON T2.GameID = T3.GameID ORDER BY T2.Assists DESC LIMIT 1;
-- Which team's players have the highest total of rebounds? Show the team name and the total.
-- team strongest off the boards, with its rebounds summed
SELECT T1.TeamName, SUM(T3.Rebounds) FROM Team AS T1 JOIN Player AS T2 ON T1.TeamID = T2.TeamID JOIN BoxScore AS T3 ON T2.PlayerID = T3.PlayerID GROUP BY T1.TeamID ORDER BY SUM(T3.Rebounds) DESC LIMIT 1;
-- Find the names of players whose average points are above 20, highest average first.
-- who averages more than 20 a game in scoring, best at the top
SELECT T1.PlayerName FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID HAVING AVG(T2.Points) > 20 ORDER BY AVG(T2.Points) DESC;
-- Which coaches lead a team that has a center taller than 215 cm, or earn more than 1000000? List their names.
-- bosses on over 1000000, or else with a center above 215 in the squad
SELECT T1.CoachName FROM Coach AS T1 JOIN Player AS T2 ON T1.TeamID = T2.TeamID WHERE T2.Position = 'center' AND T2.HeightCm > 215 UNION SELECT CoachName FROM Coach WHERE Salary > 1000000;

-- database: willow_cricket_union
CREATE TABLE tm (tm_id INTEGER PRIMARY KEY, tm_nm TEXT, cty TEXT, yr_est INTEGER, grnd TEXT);
CREATE TABLE plyr (plyr_id INTEGER PRIMARY KEY, fnm TEXT, lnm TEXT, dob TEXT, bat_hand TEXT, role TEXT, tm_id INTEGER REFERENCES tm(tm_id));
CREATE TABLE fixt (fix_id INTEGER PRIMARY KEY, dt TEXT, tm_a INTEGER REFERENCES tm(tm_id), tm_b INTEGER REFERENCES tm(tm_id), win_tm INTEGER REFERENCES tm(tm_id), ovrs INTEGER, ump TEXT);
CREATE TABLE inns (fix_id INTEGER REFERENCES fixt(fix_id), plyr_id INTEGER REFERENCES plyr(plyr_id), runs INTEGER, balls INTEGER, sixes INTEGER, how_out TEXT, PRIMARY KEY (fix_id, plyr_id));
CREATE TABLE bowl (fix_id INTEGER REFERENCES fixt(fix_id), plyr_id INTEGER REFERENCES plyr(plyr_id), wkts INTEGER, runs_conc INTEGER, wides INTEGER, PRIMARY KEY (fix_id, plyr_id));
INSERT INTO tm VALUES (1,'Ashcombe','Bath',1862,'Church Meadow'),(2,'Netherfield','Yeovil',1901,'The Paddock'),(3,'Old Mill XI','Bath',1935,'Weir Lane'),(4,'Quantock','Taunton',1888,'Beacon Ground'),(5,'Levels CC','Glastonbury',2010,'Withy Field');
INSERT INTO plyr VALUES (1,'Rohan','Mistry','1994-03-11','right','batter',1),(2,'Giles','Partridge','1986-07-29','left','keeper',1),(3,'Kasun','Perera','1999-12-02','right','bowler',2),(4,'Tom','Huxtable','1990-05-17','right','all-rounder',2),(5,'Imran','Qazi','1997-09-08','left','bowler',3),(6,'Neil','Sandford','1982-01-25','right','batter',3),(7,'Will','Pengelly','2001-04-30','left','all-rounder',4),(8,'Dev','Anand','1995-11-14','right','batter',4);
INSERT INTO fixt VALUES (1,'2022-05-07',1,2,1,40,'R. Oakes'),(2,'2022-05-14',3,4,4,40,'P. Lyle'),(3,'2022-05-21',2,3,NULL,20,'R. Oakes'),(4,'2022-06-04',4,1,1,40,'S. Varma'),(5,'2022-06-11',1,3,3,20,'P. Lyle'),(6,'2022-06-18',2,4,2,50,'R. Oakes');
INSERT INTO inns VALUES (1,1,74,81,3,'caught'),(1,2,22,40,0,'bowled'),(1,4,45,52,2,'run out'),(2,6,12,30,0,'lbw'),(2,7,88,70,6,'not out'),(4,8,51,66,1,'caught'),(4,1,103,110,4,'not out'),(5,2,9,14,0,'caught'),(5,6,60,48,2,'not out'),(6,4,67,59,5,'bowled'),(6,8,33,41,1,'caught');
INSERT INTO bowl VALUES (1,3,2,51,4),(1,4,1,38,0),(2,5,0,62,7),(2,7,3,29,1),(4,7,1,47,2),(5,5,4,18,1),(6,3,5,36,3),(6,7,2,44,0);
-- Show the names and grounds of teams from the city of Bath.
-- Bath sides and where they play
SELECT tm_nm, grnd FROM tm WHERE cty = 'Bath';
-- How many players bat left-handed?
-- number of people whose batting hand is left
SELECT COUNT(*) FROM plyr WHERE bat_hand = 'left';
-- What are the first and last names of all players, from the oldest to the youngest?
-- everybody by age, eldest first: first name, surname
SELECT fnm, lnm FROM plyr ORDER BY dob;
-- What is the highest number of runs in an innings and the average number of balls faced?
-- top score ever made by a batter plus mean balls per knock
SELECT MAX(runs), AVG(balls) FROM inns;
-- On which date was the fixture without a winner played?
-- day of the game that nobody won
SELECT dt FROM fixt WHERE win_tm IS NULL;
-- How many fixtures did each umpire take?
-- umpires and the count of games they stood in
SELECT ump, COUNT(*) FROM fixt GROUP BY ump;
-- Which role occurs most often among the players?
-- commonest role
SELECT role FROM plyr GROUP BY role ORDER BY COUNT(*) DESC LIMIT 1;
-- List the last name of every player and the name of his team.
-- surname plus side for each man
SELECT T1.lnm, T2.tm_nm FROM plyr AS T1 JOIN tm AS T2 ON T1.tm_id = T2.tm_id;
-- What is the total number of wickets taken by players of Quantock?
-- wickets that Quantock men took, in sum
SELECT SUM(T3.wkts) FROM tm AS T1 JOIN plyr AS T2 ON T1.tm_id = T2.tm_id JOIN bowl AS T3 ON T2.plyr_id = T3.plyr_id WHERE T1.tm_nm = 'Quantock';
-- Give the last names of players who were caught, together with the runs they made.
-- caught: surname and score
SELECT T1.lnm, T2.runs FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id WHERE T2.how_out = 'caught';
-- What is the name of the team that won the fixture of '2022-06-11'?
-- who came out on top on '2022-06-11'
SELECT T1.tm_nm FROM tm AS T1 JOIN fixt AS T2 ON T1.tm_id = T2.win_tm WHERE T2.dt = '2022-06-11';
-- For each player who batted, show the last name and the total of sixes hit.
-- sixes added up batter by batter, surname in front
SELECT T1.lnm, SUM(T2.sixes) FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id GROUP BY T1.plyr_id;
-- Which team has won the most fixtures?
-- side with the largest count of victories
SELECT T1.tm_nm FROM tm AS T1 JOIN fixt AS T2 ON T1.tm_id = T2.win_tm GROUP BY T1.tm_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the first and last names of players who have never bowled.
-- first name and surname of all without a bowling record
SELECT fnm, lnm FROM plyr WHERE plyr_id NOT IN (SELECT plyr_id FROM bowl);
-- Which teams have never won? Give their names.
-- sides with no victory to their name
SELECT tm_nm FROM tm WHERE tm_id NOT IN (SELECT win_tm FROM fixt WHERE win_tm IS NOT NULL);
-- Find the last names of players who have both batted and bowled.
-- surnames of those with a knock and a bowling record alike
SELECT T1.lnm FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id INTERSECT SELECT T1.lnm FROM plyr AS T1 JOIN bowl AS T2 ON T1.plyr_id = T2.plyr_id;
-- What are the distinct last names of players who scored at least 50 runs in a fixture of 40 overs?
-- games of 40 overs: surnames, without repeats, of whoever made 50 or more
SELECT DISTINCT T1.lnm FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id JOIN fixt AS T3 ON T2.fix_id = T3.fix_id WHERE T2.runs >= 50 AND T3.ovrs = 40;
-- Which bowlers have conceded more than 60 runs in total? Show their last names and the totals, lowest total first.
-- surname and runs given away, for bowling sums over 60, thriftiest first
SELECT T1.lnm, SUM(T2.runs_conc) FROM plyr AS T1 JOIN bowl AS T2 ON T1.plyr_id = T2.plyr_id GROUP BY T1.plyr_id HAVING SUM(T2.runs_conc) > 60 ORDER BY SUM(T2.runs_conc);
-- Among the innings in fixtures umpired by R. Oakes, whose was the highest? Give the first name, the last name and the runs.
-- best knock with R. Oakes standing: batter's first name, surname, score
SELECT T1.fnm, T1.lnm, T2.runs FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id JOIN fixt AS T3 ON T2.fix_id = T3.fix_id WHERE T3.ump = 'R. Oakes' ORDER BY T2.runs DESC LIMIT 1;
-- How many innings were higher than the average number of runs?
-- count of knocks above the mean score
SELECT COUNT(*) FROM inns WHERE runs > (SELECT AVG(runs) FROM inns);

-- database: twilight_track_meetings
CREATE TABLE country (country_code TEXT PRIMARY KEY, country_name TEXT, continent TEXT, population_in_millions REAL);
CREATE TABLE discipline (discipline_code TEXT PRIMARY KEY, discipline_name TEXT, discipline_type TEXT, indoor_possible TEXT);
CREATE TABLE athlete (athlete_id INTEGER PRIMARY KEY, full_name TEXT, sex TEXT, year_of_birth INTEGER, country_code TEXT REFERENCES country(country_code), personal_coach TEXT);
CREATE TABLE meeting (meeting_id INTEGER PRIMARY KEY, meeting_name TEXT, host_city TEXT, country_code TEXT REFERENCES country(country_code), date_of_meeting TEXT, number_of_spectators INTEGER);
CREATE TABLE event_result (result_id INTEGER PRIMARY KEY, meeting_id INTEGER REFERENCES meeting(meeting_id), athlete_id INTEGER REFERENCES athlete(athlete_id), discipline_code TEXT REFERENCES discipline(discipline_code), finishing_place INTEGER, prize_money_in_euros INTEGER);
INSERT INTO country VALUES ('KEN','Kenya','Africa',54.0),('NOR','Norway','Europe',5.4),('POL','Poland','Europe',37.8),('JAM','Jamaica','Americas',2.8),('FIN','Finland','Europe',5.6);
INSERT INTO discipline VALUES ('100','100 metres','sprint','no'),('800','800 metres','middle distance','yes'),('5K','5000 metres','long distance','no'),('HJ','high jump','jump','yes'),('HT','hammer throw','throw','no'),('SP','shot put','throw','yes'),('DT','discus','throw','no');
INSERT INTO athlete VALUES (1,'Wanjiru Kiplagat','female',1997,'KEN','Moses Tanui'),(2,'Ingrid Solheim','female',1993,'NOR','Lars Moen'),(3,'Pawel Zielonka','male',1990,'POL',NULL),(4,'Tyrone Blakely','male',1999,'JAM','Devon Hines'),(5,'Kirsi Laaksonen','female',2000,'FIN',NULL),(6,'Ezekiel Rotich','male',1995,'KEN','Moses Tanui'),(7,'Monika Wrobel','female',1988,'POL','Lars Moen'),(8,'Shanice Fuller','female',2002,'JAM','Devon Hines');
INSERT INTO meeting VALUES (1,'Fjord Classic','Bergen','NOR','2021-06-12',8200),(2,'Amber Night','Gdansk','POL','2021-07-03',12500),(3,'Rift Valley Games','Eldoret','KEN','2022-05-21',15800),(4,'White Night Meeting','Oulu','FIN','2022-06-24',6700),(5,'Copernicus Cup','Torun','POL','2022-08-14',9900);
INSERT INTO event_result VALUES (1,1,2,'HJ',1,3000),(2,1,5,'HJ',2,1500),(3,1,6,'5K',1,4000),(4,2,3,'HT',1,5000),(5,2,4,'100',2,2500),(6,2,1,'800',1,6000),(7,3,1,'800',1,7000),(8,3,6,'5K',3,1000),(9,4,5,'HJ',1,2800),(10,4,3,'HT',3,800),(11,5,7,'SP',1,3500),(12,5,1,'5K',4,NULL);
-- How many athletes were born after 1995?
-- number of competitors with a birth year later than 1995
SELECT COUNT(*) FROM athlete WHERE year_of_birth > 1995;
-- Which disciplines are throws? Show the names.
-- names of everything filed under throw
SELECT discipline_name FROM discipline WHERE discipline_type = 'throw';
-- List the meeting names and host cities in order of date, the latest first.
-- meetings with their towns, most recent at the top
SELECT meeting_name, host_city FROM meeting ORDER BY date_of_meeting DESC;
-- What is the total and the average number of spectators of the meetings?
-- crowd over all meetings: sum and mean
SELECT SUM(number_of_spectators), AVG(number_of_spectators) FROM meeting;
-- Find the names of the athletes who have no personal coach.
-- who trains without anybody
SELECT full_name FROM athlete WHERE personal_coach IS NULL;
-- Which meetings have Night in their name, and when do they take place?
-- name and date of meetings called something with Night
SELECT meeting_name, date_of_meeting FROM meeting WHERE meeting_name LIKE '%Night%';
-- How many athletes come from each country? Show the country name and the number.
-- country names with a head count of their competitors
SELECT T1.country_name, COUNT(*) FROM country AS T1 JOIN athlete AS T2 ON T1.country_code = T2.country_code GROUP BY T1.country_code;
-- What are the names of female athletes from Europe?
-- female competitors whose country lies in Europe
SELECT T1.full_name FROM athlete AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code WHERE T1.sex = 'female' AND T2.continent = 'Europe';
-- How much prize money has Wanjiru Kiplagat earned in total?
-- winnings of Wanjiru Kiplagat, added up
SELECT SUM(T2.prize_money_in_euros) FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id WHERE T1.full_name = 'Wanjiru Kiplagat';
-- Show the name of each coach who trains more than one athlete.
-- trainers looking after more than one person
SELECT personal_coach FROM athlete WHERE personal_coach IS NOT NULL GROUP BY personal_coach HAVING COUNT(*) > 1;
-- In which country was the meeting with the fewest spectators held? Give the country name.
-- name the land that hosted the smallest crowd
SELECT T1.country_name FROM country AS T1 JOIN meeting AS T2 ON T1.country_code = T2.country_code ORDER BY T2.number_of_spectators LIMIT 1;
-- List the different names of athletes who finished in place 1 at some meeting.
-- everybody, listed once, with a place 1 finish
SELECT DISTINCT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id WHERE T2.finishing_place = 1;
-- Which disciplines were never contested? Give their names.
-- names of disciplines without a single result
SELECT discipline_name FROM discipline WHERE discipline_code NOT IN (SELECT discipline_code FROM event_result);
-- What is the maximum prize money in each discipline? Show the discipline name first.
-- best purse per event, by its name
SELECT T1.discipline_name, MAX(T2.prize_money_in_euros) FROM discipline AS T1 JOIN event_result AS T2 ON T1.discipline_code = T2.discipline_code GROUP BY T1.discipline_code;
-- Give the name, year of birth and country name of the youngest athlete.
-- who was born last, in which year, and for which country (spelled out)
SELECT T1.full_name, T1.year_of_birth, T2.country_name FROM athlete AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code ORDER BY T1.year_of_birth DESC LIMIT 1;
-- Which athletes have competed both in the discipline 800 metres and in the discipline 5000 metres?
-- names of runners with 800 metres as well as 5000 metres results
SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN discipline AS T3 ON T2.discipline_code = T3.discipline_code WHERE T3.discipline_name = '800 metres' INTERSECT SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN discipline AS T3 ON T2.discipline_code = T3.discipline_code WHERE T3.discipline_name = '5000 metres';
-- What are the names of countries that have athletes but have hosted no meeting?
-- lands with competitors of their own, minus those that ever staged a meeting
SELECT T1.country_name FROM country AS T1 JOIN athlete AS T2 ON T1.country_code = T2.country_code EXCEPT SELECT T1.country_name FROM country AS T1 JOIN meeting AS T2 ON T1.country_code = T2.country_code;
-- Which athlete won the largest sum of prize money in meetings held in Poland?
-- Poland's meetings only: who took home most money overall
SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN meeting AS T3 ON T2.meeting_id = T3.meeting_id JOIN country AS T4 ON T3.country_code = T4.country_code WHERE T4.country_name = 'Poland' GROUP BY T1.athlete_id ORDER BY SUM(T2.prize_money_in_euros) DESC LIMIT 1;
-- For every athlete with at least two results, give the name and the number of results, most results first.
-- competitors holding two results or more, with the count, descending
SELECT T1.full_name, COUNT(*) FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id GROUP BY T1.athlete_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Who competed at a meeting that drew more spectators than the average meeting? Show the distinct names.
-- people seen at a meeting with an above-average crowd, no repeats
SELECT DISTINCT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN meeting AS T3 ON T2.meeting_id = T3.meeting_id WHERE T3.number_of_spectators > (SELECT AVG(number_of_spectators) FROM meeting);
