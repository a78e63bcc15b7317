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
-- How many sides are older than 1900?
-- count of clubs, founded earlier than 1900
SELECT COUNT(*) FROM club WHERE founded < 1900;
-- List the name and ground of each club, from the largest capacity to the smallest.
-- clubs with where they play, biggest stadium first
-- What is each side called, and in which stadium do you watch it? The one that holds most people on top.
-- club name + ground, descending by capacity
SELECT name, ground FROM club ORDER BY capacity DESC;
-- What are the average, minimum and maximum attendance of all matches?
-- crowd figures over all games: mean, lowest, highest
-- How many people come to a game on average, at the least, and at the most?
-- attendance: avg, min, max
SELECT AVG(attendance), MIN(attendance), MAX(attendance) FROM league_match;
-- Show the different nationalities of forwards.
-- which countries do the men playing forward come from, each listed once
-- Where in the world were those born and bred who play as a forward? Each nation just once.
-- position forward - different nationalities
SELECT DISTINCT nationality FROM player WHERE position = 'forward';
-- Which club has no nickname?
-- name of the side that nobody has given a nickname
-- Which side do fans have no pet name for?
-- nickname empty, club name
SELECT name FROM club WHERE nickname IS NULL;
-- What is the name of each player and of the club he plays for?
-- every footballer next to his side
-- Who turns out for which side? Footballer first.
-- player name and club name, all of them
SELECT T1.name, T2.name FROM player AS T1 JOIN club AS T2 ON T1.club_id = T2.club_id;
-- How many players are there in each position?
-- squad men counted by role on the pitch
-- How many footballers do we have for each role? Role first.
-- count players by position
SELECT position, COUNT(*) FROM player GROUP BY position;
-- For each club with players, give its name and its number of players.
-- squad size per side, the side's name first (leave out those with no men)
-- How many footballers are on the books of every side that has any? Side first.
-- club name with its player count
SELECT T1.name, COUNT(*) FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id GROUP BY T1.club_id;
-- Who is the oldest player of Thornby City?
-- name the veteran of Thornby City, the one born first
-- Who is the most senior footballer at Thornby City?
-- Thornby City: player with the lowest birth year, name
SELECT T1.name FROM player AS T1 JOIN club AS T2 ON T1.club_id = T2.club_id WHERE T2.name = 'Thornby City' ORDER BY T1.birth_year LIMIT 1;
-- On which dates did Dunwick Athletic play at home?
-- days when Dunwick Athletic hosted a game
-- When did people come to see Dunwick Athletic at their own ground?
-- home club Dunwick Athletic - match dates
SELECT T1.match_date FROM league_match AS T1 JOIN club AS T2 ON T1.home_club_id = T2.club_id WHERE T2.name = 'Dunwick Athletic';
-- What is the total number of goals scored away from home by Thornby City?
-- goals Thornby City got as visitors, summed
-- How often did Thornby City find the net on their travels, all told?
-- away club Thornby City: sum of away goals
SELECT SUM(T1.away_goals) FROM league_match AS T1 JOIN club AS T2 ON T1.away_club_id = T2.club_id WHERE T2.name = 'Thornby City';
-- Give the names of players who scored a penalty (Y), with the minute of the goal.
-- spot kicks (Y): scorer and minute
-- Who has put one away from the spot (Y), and how many minutes had been played?
-- penalty = Y: player name, minute
SELECT T1.name, T2.minute FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.player_id WHERE T2.penalty = 'Y';
-- Which players have never scored a goal?
-- names of the men who did not find the net at all
-- Which footballers have yet to find the net?
-- players without a goal, names
SELECT name FROM player WHERE player_id NOT IN (SELECT player_id FROM goal);
-- Which player has scored the most goals?
-- who is top scorer
-- Who has found the net more often than anyone else?
-- player with the highest count of goals, name
SELECT T1.name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.player_id GROUP BY T1.player_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of clubs whose capacity is above the average capacity?
-- sides with a stadium roomier than the mean
-- Which sides have a stadium that holds more people than average?
-- capacity over the mean of all clubs - club names
SELECT name FROM club WHERE capacity > (SELECT AVG(capacity) FROM club);
-- Which cities have more than one club?
-- towns that are home to more than one side
-- Where is there over one side in town?
-- city with more than 1 club
SELECT city FROM club GROUP BY city HAVING COUNT(*) > 1;
-- Find the names of clubs that have played both a home match and an away match.
-- who has hosted a game and also travelled to one
-- Which sides have been out on the road and have also played in front of their own fans?
-- club names found both as away club and as home club in matches
SELECT T1.name FROM club AS T1 JOIN league_match AS T2 ON T1.club_id = T2.home_club_id INTERSECT SELECT T1.name FROM club AS T1 JOIN league_match AS T2 ON T1.club_id = T2.away_club_id;
-- Show the distinct names of the clubs with a player who has scored at least two goals.
-- sides, no repeats, that have somebody in the squad with two or more goals to his name
-- Which sides have a footballer who found the net no fewer than two times? Each side just once.
-- different club names, a player of theirs with 2+ goals
SELECT DISTINCT T1.name FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id WHERE T2.player_id IN (SELECT player_id FROM goal GROUP BY player_id HAVING COUNT(*) >= 2);
-- What is the name of the club whose players have scored the most goals from open play, that is, with penalty N?
-- penalty N only: whose squad has the most strikes (club)
-- Whose footballers found the net most often, leaving out spot kicks (penalty N only)? The side, please.
-- penalty = N: top club by number of goals of its players
SELECT T1.name FROM club AS T1 JOIN player AS T2 ON T1.club_id = T2.club_id JOIN goal AS T3 ON T2.player_id = T3.player_id WHERE T3.penalty = 'N' GROUP BY T1.club_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of the players who scored in the match with the highest attendance among those of August, that is, played before '2023-09-01'.
-- of the games prior to '2023-09-01', take the best attended one; who scored in it
-- Who found the net in the game that most people came to see, out of those earlier than '2023-09-01'?
-- match date before '2023-09-01', biggest attendance: names of the scorers in that match
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
-- Who competes in Coast? The clubs, please.
-- conference = Coast - team names
SELECT TeamName FROM Team WHERE Conference = 'Coast';
-- How many players are guards?
-- count of people in the guard spot
-- How many people on the rosters play as a guard?
-- position guard, count players
SELECT COUNT(*) FROM Player WHERE Position = 'guard';
-- What is the average weight of players taller than 200 cm?
-- mean kilos of those measuring over 200
-- How heavy is someone on average who stands more than 200 cm?
-- avg weight in kg, height over 200
SELECT AVG(WeightKg) FROM Player WHERE HeightCm > 200;
-- Who are the three tallest players? Return their names.
-- top three by stature, names only
-- Which three people tower over everyone else?
-- players by height descending, only 3, names
SELECT PlayerName FROM Player ORDER BY HeightCm DESC LIMIT 3;
-- Which players did not attend a college?
-- names with no college on record
-- Who came here without having studied anywhere?
-- college empty: player names
SELECT PlayerName FROM Player WHERE College IS NULL;
-- Show the name of each team together with the name of its coach.
-- who trains whom: the team, then the coach
-- Who is in charge on the bench of which club? Club first.
-- team name + coach name
SELECT T1.TeamName, T2.CoachName FROM Team AS T1 JOIN Coach AS T2 ON T1.TeamID = T2.TeamID;
-- How many different colleges do the players come from?
-- number of distinct colleges among the roster
-- How many places of study, each counted once, did our people go to?
-- count different colleges of the players
SELECT COUNT(DISTINCT College) FROM Player;
-- For each position, show the average height and the heaviest weight.
-- by position: mean stature and top weight, with the position in front
-- How tall are people on average in each role, and how heavy is the heaviest? Role first.
-- position, avg height, max weight
SELECT Position, AVG(HeightCm), MAX(WeightKg) FROM Player GROUP BY Position;
-- Find the total points scored by Marcus Boone.
-- how much did Marcus Boone score altogether
-- How many did Marcus Boone put in the basket altogether?
-- Marcus Boone: sum of points in the box scores
SELECT SUM(T2.Points) FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID WHERE T1.PlayerName = 'Marcus Boone';
-- In which cities do teams play whose coach earns between 700000 and 900000?
-- towns of the teams with a coach paid 700000 to 900000, bounds included
-- Where are the clubs at home that pay whoever is on their bench 700000 to 900000?
-- coach salary from 700000 up to 900000: team cities
SELECT T1.City FROM Team AS T1 JOIN Coach AS T2 ON T1.TeamID = T2.TeamID WHERE T2.Salary BETWEEN 700000 AND 900000;
-- List the dates of the games in which Harbor Kings were the visitors.
-- when were Harbor Kings guests
-- On which days did Harbor Kings play at someone else's place?
-- visitor team Harbor Kings - game dates
SELECT T1.GameDate FROM Game AS T1 JOIN Team AS T2 ON T1.VisitorTeamID = T2.TeamID WHERE T2.TeamName = 'Harbor Kings';
-- What is the name of each player with the number of games in his box scores, from most to fewest?
-- games recorded per player, name then count, busiest on top
-- How often has everybody been on court, going by the box scores? Name first, most often on top.
-- count of box scores by player, descending: player name, count
SELECT T1.PlayerName, COUNT(*) FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID ORDER BY COUNT(*) DESC;
-- Which team has no players? Give its name and arena.
-- team and arena for whoever has an empty roster
-- Which club has nobody on its books, and where would it play?
-- teams without players: team name, arena
SELECT TeamName, Arena FROM Team WHERE TeamID NOT IN (SELECT TeamID FROM Player);
-- Which colleges have at least two players?
-- schools that sent two or more people into this league
-- Where did at least two of our people study?
-- college with 2+ players, blanks left out
SELECT College FROM Player WHERE College IS NOT NULL GROUP BY College HAVING COUNT(*) >= 2;
-- What are the names of the players heavier than the average player?
-- who weighs more than the mean
-- Who is bulkier than average on the scales?
-- player names, weight over the mean
SELECT PlayerName FROM Player WHERE WeightKg > (SELECT AVG(WeightKg) FROM Player);
-- Which conferences have both a team founded before 1980 and a team founded after 2000?
-- conferences with something older than 1980 and also something newer than 2000
-- Which conferences have a club older than 1980 and another one younger than 2000?
-- conferences having both: founded after 2000, founded before 1980
SELECT Conference FROM Team WHERE Founded < 1980 INTERSECT SELECT Conference FROM Team WHERE Founded > 2000;
-- Who had the most assists in a single game, and on what date was it?
-- best night of passing (assists): player and day
-- Who set up the most baskets for others in one night, and when was it?
-- top assists in any box score: player name, game date
SELECT T1.PlayerName, T3.GameDate FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID JOIN Game AS T3 ON T2.GameID = T3.GameID ORDER BY T2.Assists DESC LIMIT 1;
-- Which team's players have the highest total of rebounds? Show the team name and the total.
-- team strongest off the boards, with its rebounds summed
-- Which club picks up the most balls after missed shots, all its people added up, and how many?
-- sum of rebounds by team, the highest: team name, sum
SELECT T1.TeamName, SUM(T3.Rebounds) FROM Team AS T1 JOIN Player AS T2 ON T1.TeamID = T2.TeamID JOIN BoxScore AS T3 ON T2.PlayerID = T3.PlayerID GROUP BY T1.TeamID ORDER BY SUM(T3.Rebounds) DESC LIMIT 1;
-- Find the names of players whose average points are above 20, highest average first.
-- who averages more than 20 a game in scoring, best at the top
-- Who puts in over 20 a night on average? Best on top.
-- players with avg points above 20, descending by that, names only
SELECT T1.PlayerName FROM Player AS T1 JOIN BoxScore AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID HAVING AVG(T2.Points) > 20 ORDER BY AVG(T2.Points) DESC;
-- Which coaches lead a team that has a center taller than 215 cm, or earn more than 1000000? List their names.
-- bosses on over 1000000, or else with a center above 215 in the squad
-- Who on the bench has a center over 215 cm under them, or takes home more than 1000000?
-- coach names in one list: salary over 1000000, or a center taller than 215 on the team
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
-- Which sides are at home in Bath, and where can one watch them?
-- city Bath - team name, ground
SELECT tm_nm, grnd FROM tm WHERE cty = 'Bath';
-- How many players bat left-handed?
-- number of people whose batting hand is left
-- How many people hold the bat the left way?
-- bat hand = left, count players
SELECT COUNT(*) FROM plyr WHERE bat_hand = 'left';
-- What are the first and last names of all players, from the oldest to the youngest?
-- everybody by age, eldest first: first name, surname
-- What is everyone called, given name then family name, starting with whoever has lived longest?
-- players sorted by date of birth ascending: first name, last name
SELECT fnm, lnm FROM plyr ORDER BY dob;
-- What is the highest number of runs in an innings and the average number of balls faced?
-- top score ever made by a batter plus mean balls per knock
-- How many did the best batter put on the board in one go, and how many deliveries does a batter face on average?
-- innings: max runs, avg balls
SELECT MAX(runs), AVG(balls) FROM inns;
-- On which date was the fixture without a winner played?
-- day of the game that nobody won
-- When did a game end with nobody on top?
-- winning team empty - fixture date
SELECT dt FROM fixt WHERE win_tm IS NULL;
-- How many fixtures did each umpire take?
-- umpires and the count of games they stood in
-- How often has each official stood? Official first.
-- fixtures counted by umpire
SELECT ump, COUNT(*) FROM fixt GROUP BY ump;
-- Which role occurs most often among the players?
-- commonest role
-- What do more of our people do than anything else in a side?
-- most frequent role among players
SELECT role FROM plyr GROUP BY role ORDER BY COUNT(*) DESC LIMIT 1;
-- List the last name of every player and the name of his team.
-- surname plus side for each man
-- Who is in which side? Family name first.
-- last name + team name, every player
SELECT T1.lnm, T2.tm_nm FROM plyr AS T1 JOIN tm AS T2 ON T1.tm_id = T2.tm_id;
-- What is the total number of wickets taken by players of Quantock?
-- wickets that Quantock men took, in sum
-- How many batters have the men of Quantock got out with the ball, all told?
-- Quantock: sum of wickets over its players' bowling
SELECT SUM(T3.wkts) FROM tm AS T1 JOIN plyr AS T2 ON T1.tm_id = T2.tm_id JOIN bowl AS T3 ON T2.plyr_id = T3.plyr_id WHERE T1.tm_nm = 'Quantock';
-- Give the last names of players who were caught, together with the runs they made.
-- caught: surname and score
-- Who was out caught, and how many had he made? Family names.
-- how out = caught - last name, runs
SELECT T1.lnm, T2.runs FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id WHERE T2.how_out = 'caught';
-- What is the name of the team that won the fixture of '2022-06-11'?
-- who came out on top on '2022-06-11'
-- Who beat the other side on '2022-06-11'?
-- fixture date '2022-06-11': name of the winning team
SELECT T1.tm_nm FROM tm AS T1 JOIN fixt AS T2 ON T1.tm_id = T2.win_tm WHERE T2.dt = '2022-06-11';
-- For each player who batted, show the last name and the total of sixes hit.
-- sixes added up batter by batter, surname in front
-- How often has each batter sent it over the rope for six, altogether? Family name first.
-- sum of sixes by player, last name in front
SELECT T1.lnm, SUM(T2.sixes) FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id GROUP BY T1.plyr_id;
-- Which team has won the most fixtures?
-- side with the largest count of victories
-- Which side has come out on top more often than any other?
-- team name with the most fixture wins
SELECT T1.tm_nm FROM tm AS T1 JOIN fixt AS T2 ON T1.tm_id = T2.win_tm GROUP BY T1.tm_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the first and last names of players who have never bowled.
-- first name and surname of all without a bowling record
-- Who has never been given the ball? Given name, family name.
-- players without a bowling entry: first name, last name
SELECT fnm, lnm FROM plyr WHERE plyr_id NOT IN (SELECT plyr_id FROM bowl);
-- Which teams have never won? Give their names.
-- sides with no victory to their name
-- Which sides have yet to come out on top?
-- team names with no fixture won
SELECT tm_nm FROM tm WHERE tm_id NOT IN (SELECT win_tm FROM fixt WHERE win_tm IS NOT NULL);
-- Find the last names of players who have both batted and bowled.
-- surnames of those with a knock and a bowling record alike
-- Who has been in to bat and has sent down the ball as well? Family names.
-- last names found in bowling and in innings
SELECT T1.lnm FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id INTERSECT SELECT T1.lnm FROM plyr AS T1 JOIN bowl AS T2 ON T1.plyr_id = T2.plyr_id;
-- What are the distinct last names of players who scored at least 50 runs in a fixture of 40 overs?
-- games of 40 overs: surnames, without repeats, of whoever made 50 or more
-- Who made 50 or more in a game that lasted 40 overs? Family names, none of them twice.
-- overs = 40, runs at least 50: different last names
SELECT DISTINCT T1.lnm FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id JOIN fixt AS T3 ON T2.fix_id = T3.fix_id WHERE T2.runs >= 50 AND T3.ovrs = 40;
-- Which bowlers have conceded more than 60 runs in total? Show their last names and the totals, lowest total first.
-- surname and runs given away, for bowling sums over 60, thriftiest first
-- Who has let the batters have over 60 altogether, and how many? Family name first, stingiest on top.
-- sum of runs conceded by bowler, only above 60, ascending - last name, sum
SELECT T1.lnm, SUM(T2.runs_conc) FROM plyr AS T1 JOIN bowl AS T2 ON T1.plyr_id = T2.plyr_id GROUP BY T1.plyr_id HAVING SUM(T2.runs_conc) > 60 ORDER BY SUM(T2.runs_conc);
-- Among the innings in fixtures umpired by R. Oakes, whose was the highest? Give the first name, the last name and the runs.
-- best knock with R. Oakes standing: batter's first name, surname, score
-- Who made the most in one go while R. Oakes was the official, and how many? Given name, family name, then the figure.
-- ump R. Oakes: top runs in an innings, first name, last name, runs
SELECT T1.fnm, T1.lnm, T2.runs FROM plyr AS T1 JOIN inns AS T2 ON T1.plyr_id = T2.plyr_id JOIN fixt AS T3 ON T2.fix_id = T3.fix_id WHERE T3.ump = 'R. Oakes' ORDER BY T2.runs DESC LIMIT 1;
-- How many innings were higher than the average number of runs?
-- count of knocks above the mean score
-- How often did someone at the crease do better than average?
-- number of innings with runs over the mean
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
-- How many sportspeople are younger than those of 1995, that is, came into the world later than 1995?
-- count athletes, year of birth above 1995
SELECT COUNT(*) FROM athlete WHERE year_of_birth > 1995;
-- Which disciplines are throws? Show the names.
-- names of everything filed under throw
-- What can you compete in that is a throw?
-- discipline type throw - names
SELECT discipline_name FROM discipline WHERE discipline_type = 'throw';
-- List the meeting names and host cities in order of date, the latest first.
-- meetings with their towns, most recent at the top
-- What is each competition called, and in which town is it? Latest one on top.
-- meeting name + host city, descending by date
SELECT meeting_name, host_city FROM meeting ORDER BY date_of_meeting DESC;
-- What is the total and the average number of spectators of the meetings?
-- crowd over all meetings: sum and mean
-- How many people came to watch altogether, and how many on average?
-- number of spectators over the meetings: sum, avg
SELECT SUM(number_of_spectators), AVG(number_of_spectators) FROM meeting;
-- Find the names of the athletes who have no personal coach.
-- who trains without anybody
-- Which sportspeople have nobody to train them?
-- personal coach empty: full names
SELECT full_name FROM athlete WHERE personal_coach IS NULL;
-- Which meetings have Night in their name, and when do they take place?
-- name and date of meetings called something with Night
-- Which competitions have Night in what they are called, and on what day is each?
-- "Night" in the meeting name: name, date
SELECT meeting_name, date_of_meeting FROM meeting WHERE meeting_name LIKE '%Night%';
-- How many athletes come from each country? Show the country name and the number.
-- country names with a head count of their competitors
-- How many sportspeople does every nation have? Nation first.
-- count athletes by country name
SELECT T1.country_name, COUNT(*) FROM country AS T1 JOIN athlete AS T2 ON T1.country_code = T2.country_code GROUP BY T1.country_code;
-- What are the names of female athletes from Europe?
-- female competitors whose country lies in Europe
-- Which women come from somewhere in Europe? Stored as female, by full name.
-- continent Europe, sex female - athlete names
SELECT T1.full_name FROM athlete AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code WHERE T1.sex = 'female' AND T2.continent = 'Europe';
-- How much prize money has Wanjiru Kiplagat earned in total?
-- winnings of Wanjiru Kiplagat, added up
-- How much has Wanjiru Kiplagat taken home in euros, all told?
-- Wanjiru Kiplagat: sum of prize money
SELECT SUM(T2.prize_money_in_euros) FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id WHERE T1.full_name = 'Wanjiru Kiplagat';
-- Show the name of each coach who trains more than one athlete.
-- trainers looking after more than one person
-- Who has over one sportsperson under their wing?
-- personal coach of more than 1 athlete, blanks left out
SELECT personal_coach FROM athlete WHERE personal_coach IS NOT NULL GROUP BY personal_coach HAVING COUNT(*) > 1;
-- In which country was the meeting with the fewest spectators held? Give the country name.
-- name the land that hosted the smallest crowd
-- Where was it that fewer people came to watch than anywhere else? The nation, please.
-- meeting with the lowest number of spectators: its country name
SELECT T1.country_name FROM country AS T1 JOIN meeting AS T2 ON T1.country_code = T2.country_code ORDER BY T2.number_of_spectators LIMIT 1;
-- List the different names of athletes who finished in place 1 at some meeting.
-- everybody, listed once, with a place 1 finish
-- Who has come first, in place 1? Nobody twice, please.
-- different full names, finishing place = 1
SELECT DISTINCT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id WHERE T2.finishing_place = 1;
-- Which disciplines were never contested? Give their names.
-- names of disciplines without a single result
-- In what has nobody competed so far?
-- discipline names without a result
SELECT discipline_name FROM discipline WHERE discipline_code NOT IN (SELECT discipline_code FROM event_result);
-- What is the maximum prize money in each discipline? Show the discipline name first.
-- best purse per event, by its name
-- How much could one win at best in every kind of contest, in euros? Contest first.
-- max prize money by discipline name
SELECT T1.discipline_name, MAX(T2.prize_money_in_euros) FROM discipline AS T1 JOIN event_result AS T2 ON T1.discipline_code = T2.discipline_code GROUP BY T1.discipline_code;
-- Give the name, year of birth and country name of the youngest athlete.
-- who was born last, in which year, and for which country (spelled out)
-- Who is younger than anyone else, when did they come into the world, and from which nation are they?
-- top year of birth: full name, that year, country name
SELECT T1.full_name, T1.year_of_birth, T2.country_name FROM athlete AS T1 JOIN country AS T2 ON T1.country_code = T2.country_code ORDER BY T1.year_of_birth DESC LIMIT 1;
-- Which athletes have competed both in the discipline 800 metres and in the discipline 5000 metres?
-- names of runners with 800 metres as well as 5000 metres results
-- Who has run the 800 metres and the 5000 metres too?
-- athletes with results in both disciplines: 5000 metres, 800 metres
SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN discipline AS T3 ON T2.discipline_code = T3.discipline_code WHERE T3.discipline_name = '800 metres' INTERSECT SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN discipline AS T3 ON T2.discipline_code = T3.discipline_code WHERE T3.discipline_name = '5000 metres';
-- What are the names of countries that have athletes but have hosted no meeting?
-- lands with competitors of their own, minus those that ever staged a meeting
-- Which nations send sportspeople but have not staged a competition?
-- country names of athletes minus country names of meetings
SELECT T1.country_name FROM country AS T1 JOIN athlete AS T2 ON T1.country_code = T2.country_code EXCEPT SELECT T1.country_name FROM country AS T1 JOIN meeting AS T2 ON T1.country_code = T2.country_code;
-- Which athlete won the largest sum of prize money in meetings held in Poland?
-- Poland's meetings only: who took home most money overall
-- Who has taken home the most euros from competitions in Poland, all added up?
-- meeting country Poland: top athlete by sum of prize money, name
SELECT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN meeting AS T3 ON T2.meeting_id = T3.meeting_id JOIN country AS T4 ON T3.country_code = T4.country_code WHERE T4.country_name = 'Poland' GROUP BY T1.athlete_id ORDER BY SUM(T2.prize_money_in_euros) DESC LIMIT 1;
-- For every athlete with at least two results, give the name and the number of results, most results first.
-- competitors holding two results or more, with the count, descending
-- Who has competed no fewer than two times, and how often? Name first, most often on top.
-- count results by athlete, 2+ only, descending: full name, count
SELECT T1.full_name, COUNT(*) FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id GROUP BY T1.athlete_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Who competed at a meeting that drew more spectators than the average meeting? Show the distinct names.
-- people seen at a meeting with an above-average crowd, no repeats
-- Who took part where more people came to watch than on average? Nobody twice, please.
-- different athlete names, meetings with spectators over the mean
SELECT DISTINCT T1.full_name FROM athlete AS T1 JOIN event_result AS T2 ON T1.athlete_id = T2.athlete_id JOIN meeting AS T3 ON T2.meeting_id = T3.meeting_id WHERE T3.number_of_spectators > (SELECT AVG(number_of_spectators) FROM meeting);
