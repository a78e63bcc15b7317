-- database: frozen_pond_league
CREATE TABLE arena (arena_id INTEGER PRIMARY KEY, arena_name TEXT, city TEXT, capacity INTEGER, opened_year INTEGER, owner_kind TEXT);
CREATE TABLE team (team_id INTEGER PRIMARY KEY, team_name TEXT, city TEXT, founded_year INTEGER, arena_id INTEGER REFERENCES arena(arena_id), annual_budget INTEGER, conference TEXT);
CREATE TABLE position (position_code TEXT PRIMARY KEY, position_description TEXT, on_ice_line TEXT, max_on_ice INTEGER, stick_length_cm INTEGER);
CREATE TABLE player (player_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date TEXT, nationality TEXT, position_code TEXT REFERENCES position(position_code), team_id INTEGER REFERENCES team(team_id), shirt_number INTEGER, height_cm INTEGER, injured TEXT, draft_year INTEGER);
CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, team_id INTEGER REFERENCES team(team_id), hired_on TEXT, role TEXT, previous_team_id INTEGER REFERENCES team(team_id));
CREATE TABLE referee (referee_id INTEGER PRIMARY KEY, full_name TEXT, city TEXT, licence_level TEXT, years_active INTEGER, mentor_id INTEGER REFERENCES referee(referee_id));
CREATE TABLE game (game_id INTEGER PRIMARY KEY, game_date TEXT, home_team_id INTEGER REFERENCES team(team_id), away_team_id INTEGER REFERENCES team(team_id), home_score INTEGER, away_score INTEGER, attendance INTEGER, arena_id INTEGER REFERENCES arena(arena_id), overtime TEXT);
CREATE TABLE game_official (game_id INTEGER REFERENCES game(game_id), referee_id INTEGER REFERENCES referee(referee_id), duty TEXT, fee INTEGER, travel_km INTEGER, PRIMARY KEY (game_id, referee_id));
CREATE TABLE goal (goal_id INTEGER PRIMARY KEY, game_id INTEGER REFERENCES game(game_id), scorer_id INTEGER REFERENCES player(player_id), assist_player_id INTEGER REFERENCES player(player_id), period INTEGER, minute INTEGER, goal_type TEXT);
CREATE TABLE penalty (penalty_id INTEGER PRIMARY KEY, game_id INTEGER REFERENCES game(game_id), player_id INTEGER REFERENCES player(player_id), offence TEXT, penalty_minutes INTEGER, period INTEGER);
INSERT INTO arena VALUES (1,'Frostgate Arena','Kelvin Bay',8200,1974,'city'),(2,'Granite Dome','Stonebrook',12500,1999,'club'),(3,'Pinehall','Marrow Lake',5400,1961,'city'),(4,'Harbor Ice Centre','Port Lavell',9800,2011,'investor'),(5,'Elm Street Rink','Kelvin Bay',2100,1952,'city'),(6,'Aurora Hall','Tundra Falls',7000,2018,'investor');
INSERT INTO team VALUES (1,'Kelvin Bay Otters','Kelvin Bay',1971,1,6400000,'East'),(2,'Stonebrook Hammers','Stonebrook',1988,2,11200000,'West'),(3,'Marrow Lake Loons','Marrow Lake',1949,3,3900000,'West'),(4,'Port Lavell Mariners','Port Lavell',2003,4,8700000,'East'),(5,'Tundra Falls Wolves','Tundra Falls',2017,6,5100000,'West'),(6,'Kelvin Bay Juniors','Kelvin Bay',2019,1,800000,'East');
INSERT INTO position VALUES ('G','goaltender','crease',1,66),('D','defenceman','back line',2,160),('C','centre','front line',1,155),('LW','left winger','front line',1,152),('RW','right winger','front line',1,153);
INSERT INTO player VALUES (1,'Anders','Holm','1996-03-14','Sweden','C',1,19,188,'N',2014),(2,'Luc','Tremaine','1999-11-02','Canada','RW',1,27,181,'N',2017),(3,'Miro','Kovacik','1992-06-25','Slovakia','D',2,4,193,'Y',NULL),(4,'Jesse','Laakso','2001-01-19','Finland','LW',2,88,179,'N',2019),(5,'Tom','Whitlock','1990-09-08','Canada','G',3,31,190,'N',2009),(6,'Petr','Novotny','1997-12-30','Czechia','C',4,13,185,'N',2015),(7,'Eetu','Saari','2003-04-11','Finland','D',5,6,186,'N',NULL),(8,'Dale','Brisco','1994-07-17','Canada','LW',4,10,183,'Y',2012);
INSERT INTO coach VALUES (1,'Greta','Lindqvist',1,'2021-06-01','head coach',4),(2,'Boris','Malek',2,'2018-07-15','head coach',NULL),(3,'Ray','Cutler',3,'2023-01-10','head coach',2),(4,'Owen','Pryce',4,'2020-05-20','head coach',3),(5,'Sami','Kuusela',2,'2022-08-01','goalie coach',5),(6,'Nadia','Frey',1,'2023-09-05','skills coach',NULL);
INSERT INTO referee VALUES (1,'Walter Stroud','Kelvin Bay','international',18,NULL),(2,'Inga Solberg','Stonebrook','national',9,1),(3,'Pavel Hruska','Port Lavell','national',12,1),(4,'Mark Delaney','Marrow Lake','regional',3,2),(5,'Rosa Iten','Kelvin Bay','regional',5,3),(6,'Theo Banks','Sable Point','regional',1,NULL);
INSERT INTO game VALUES (1,'2023-10-06',1,2,3,2,7450,1,'N'),(2,'2023-10-13',2,4,1,4,10100,2,'N'),(3,'2023-10-20',4,1,2,3,9200,4,'Y'),(4,'2023-11-03',3,2,0,2,4800,3,'N'),(5,'2023-11-10',5,4,3,2,6100,6,'Y'),(6,'2023-11-24',1,3,5,1,6900,1,'N'),(7,'2023-12-08',2,5,4,3,11300,2,'Y'),(8,'2023-12-29',4,2,NULL,NULL,NULL,4,NULL);
INSERT INTO game_official VALUES (1,1,'head referee',900,12),(1,4,'linesman',400,140),(2,2,'head referee',850,8),(3,1,'head referee',950,210),(3,5,'linesman',420,205),(4,3,'head referee',800,260),(5,2,'head referee',860,330),(6,3,'head referee',810,215),(6,4,'linesman',410,138),(7,1,'head referee',980,175);
INSERT INTO goal VALUES (1,1,1,2,1,12,'even strength'),(2,1,1,NULL,2,28,'power play'),(3,1,4,3,2,35,'power play'),(4,2,6,8,1,5,'even strength'),(5,2,8,6,3,51,'short-handed'),(6,3,2,1,3,58,'even strength'),(7,4,4,NULL,2,33,'even strength'),(8,5,6,NULL,3,47,'power play'),(9,6,1,2,1,9,'even strength'),(10,7,7,NULL,1,16,'power play');
INSERT INTO penalty VALUES (1,1,3,'tripping',2,1),(2,2,3,'fighting',5,2),(3,3,8,'slashing',2,2),(4,4,5,'delay of game',2,3),(5,5,7,'hooking',2,1),(6,6,1,'boarding',5,3),(7,7,4,'tripping',2,2),(8,1,2,'hooking',2,3);
-- What are the first and last names of the injured players (Y)?
-- who is out hurt, flag Y? first name, surname
-- injured = Y: given name and last name of the skaters
SELECT first_name, last_name FROM player WHERE injured = 'Y';
-- How many different nationalities are there among the players?
-- number of distinct countries the skaters come from
-- player nationalities - number of different ones
SELECT COUNT(DISTINCT nationality) FROM player;
-- Show the average and the maximum attendance of all games.
-- mean crowd and record crowd over all matches
-- spectators a game please: mean, largest
SELECT AVG(attendance), MAX(attendance) FROM game;
-- Which arenas opened between 1960 and 2000? List their names from the oldest to the newest.
-- rinks inaugurated from 1960 to 2000, earliest first, names only
-- opening year from 1960 to 2000, sorted upwards - names of the arenas
SELECT arena_name FROM arena WHERE opened_year BETWEEN 1960 AND 2000 ORDER BY opened_year ASC;
-- What are the names of the teams whose name begins with Kelvin Bay?
-- clubs called Kelvin Bay something
-- names beginning "kelvin bay" - list the clubs
SELECT team_name FROM team WHERE team_name LIKE 'Kelvin Bay%';
-- Show the date of each game together with the names of the home team and the away team.
-- fixture list: day, hosts, visitors
-- for all games: date, home club's name, away club's name
SELECT T1.game_date, T2.team_name, T3.team_name FROM game AS T1 JOIN team AS T2 ON T1.home_team_id = T2.team_id JOIN team AS T3 ON T1.away_team_id = T3.team_id;
-- For each team, show the team name and the number of players.
-- squad sizes, one line a club: name and head count
-- player count by team, team's name in front
SELECT T1.team_name, COUNT(*) FROM team AS T1 JOIN player AS T2 ON T1.team_id = T2.team_id GROUP BY T1.team_id;
-- Which teams have no player? Give the team names.
-- clubs without anybody on the roster
-- teams that not one player belongs to
SELECT team_name FROM team WHERE team_id NOT IN (SELECT team_id FROM player);
-- Give the last name of each player and the description of the position he plays.
-- surname next to the spelled-out role on the ice
-- for all players: last name, description of their position
SELECT T1.last_name, T2.position_description FROM player AS T1 JOIN position AS T2 ON T1.position_code = T2.position_code;
-- Who scored the most goals? Return the first and last name.
-- top goal getter, first name plus surname
-- player with the highest goal count as scorer - given name, last name
SELECT T1.first_name, T1.last_name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.scorer_id GROUP BY T1.player_id ORDER BY COUNT(*) DESC LIMIT 1;
-- List the distinct last names of the players who assisted a goal of the type even strength.
-- different surnames that set up an even strength goal
-- goal type even strength: different last names of the assisting players
SELECT DISTINCT T1.last_name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.assist_player_id WHERE T2.goal_type = 'even strength';
-- How many goals have no assist recorded?
-- count the goals where nobody is noted as having set them up
-- assist left blank - goal count
SELECT COUNT(*) FROM goal WHERE assist_player_id IS NULL;
-- Which referees have the mentor Walter Stroud? Show their full names.
-- names of the officials who learn from Walter Stroud
-- mentor Walter Stroud: names of the referees
SELECT T1.full_name FROM referee AS T1 JOIN referee AS T2 ON T1.mentor_id = T2.referee_id WHERE T2.full_name = 'Walter Stroud';
-- For each referee, show the full name and the total fee received, from the highest total to the lowest.
-- what every official earned in all from games, with the name ahead of the sum, biggest earner on top
-- add up fees by referee, sorted downwards: full name, sum
SELECT T1.full_name, SUM(T2.fee) FROM referee AS T1 JOIN game_official AS T2 ON T1.referee_id = T2.referee_id GROUP BY T1.referee_id ORDER BY SUM(T2.fee) DESC;
-- Which cities are home to an arena but not to a referee?
-- towns with a rink where no official lives
-- leave out every city of a referee; which cities with an arena remain
SELECT city FROM arena EXCEPT SELECT city FROM referee;
-- Find the last names of players who both scored a goal and received a penalty for hooking.
-- surnames that appear among the goal scorers and also among those punished for hooking
-- last names of players with an offence hooking as well as a goal
SELECT T1.last_name FROM player AS T1 JOIN goal AS T2 ON T1.player_id = T2.scorer_id INTERSECT SELECT T1.last_name FROM player AS T1 JOIN penalty AS T2 ON T1.player_id = T2.player_id WHERE T2.offence = 'hooking';
-- List the first and last names of all players of Finland together with those of all coaches with the role head coach.
-- one combined list, first name and surname: skaters from Finland plus every head coach
-- one list of first and last names: coaches in the role head coach, and players of nationality Finland
SELECT first_name, last_name FROM player WHERE nationality = 'Finland' UNION SELECT first_name, last_name FROM coach WHERE role = 'head coach';
-- Show the last name of each coach who came from another team, along with the name of the current team and of the previous team.
-- trainers with an earlier club: surname, club now, club before
-- previous team filled in: coach's last name, present team, earlier team
SELECT T1.last_name, T2.team_name, T3.team_name FROM coach AS T1 JOIN team AS T2 ON T1.team_id = T2.team_id JOIN team AS T3 ON T1.previous_team_id = T3.team_id;
-- Which teams have a budget above the average? Show the team name and the annual budget.
-- clubs with more money a year than the mean, name and money
-- yearly budget beyond the mean of all: team, budget
SELECT team_name, annual_budget FROM team WHERE annual_budget > (SELECT AVG(annual_budget) FROM team);
-- What are the names of the teams that played at home at least two times without overtime (N)?
-- hosts of two or more games with overtime N, club names
-- overtime = N: count games by home team, leaving out teams with a single one - names
SELECT T1.team_name FROM team AS T1 JOIN game AS T2 ON T1.team_id = T2.home_team_id WHERE T2.overtime = 'N' GROUP BY T1.team_id HAVING COUNT(*) >= 2;
-- Which referees officiated in games in at least two different arenas? Give their full names.
-- officials seen at two or more distinct rinks, names please
-- referees whose games cover no fewer than 2 different arenas, full names
SELECT T1.full_name FROM referee AS T1 JOIN game_official AS T2 ON T1.referee_id = T2.referee_id JOIN game AS T3 ON T2.game_id = T3.game_id GROUP BY T1.referee_id HAVING COUNT(DISTINCT T3.arena_id) >= 2;
-- Among the teams in the conference West, which one has players with the most penalty minutes in total? Show the team name and the total.
-- West club whose men sat out the longest all together: name and summed minutes
-- conference West: add up penalty minutes by team, just the top one: name, sum
SELECT T1.team_name, SUM(T3.penalty_minutes) FROM team AS T1 JOIN player AS T2 ON T1.team_id = T2.team_id JOIN penalty AS T3 ON T2.player_id = T3.player_id WHERE T1.conference = 'West' GROUP BY T1.team_id ORDER BY SUM(T3.penalty_minutes) DESC LIMIT 1;

-- database: grass_and_clay_tour
CREATE TABLE Country (CountryCode TEXT PRIMARY KEY, CountryName TEXT, Continent TEXT, FederationFounded INTEGER, RegisteredClubs INTEGER);
CREATE TABLE Surface (SurfaceCode TEXT PRIMARY KEY, SurfaceName TEXT, BounceSpeed TEXT, UpkeepPerYear INTEGER, Colour TEXT);
CREATE TABLE Coach (CoachID INTEGER PRIMARY KEY, Name TEXT, CountryCode TEXT REFERENCES Country(CountryCode), FormerPlayer TEXT, DailyRate INTEGER, Since INTEGER);
CREATE TABLE Player (PlayerID INTEGER PRIMARY KEY, Name TEXT, CountryCode TEXT REFERENCES Country(CountryCode), BirthYear INTEGER, PlayingHand TEXT, CurrentRank INTEGER, CoachID INTEGER REFERENCES Coach(CoachID), DoublesPartnerID INTEGER REFERENCES Player(PlayerID), TurnedPro INTEGER);
CREATE TABLE Tournament (TournamentID INTEGER PRIMARY KEY, Title TEXT, City TEXT, CountryCode TEXT REFERENCES Country(CountryCode), SurfaceCode TEXT REFERENCES Surface(SurfaceCode), Category TEXT, PrizePool INTEGER, StartDate TEXT, DirectorName TEXT);
CREATE TABLE Court (CourtID INTEGER PRIMARY KEY, TournamentID INTEGER REFERENCES Tournament(TournamentID), CourtName TEXT, Seats INTEGER, HasRoof TEXT, Floodlit TEXT);
CREATE TABLE Umpire (UmpireID INTEGER PRIMARY KEY, Name TEXT, CountryCode TEXT REFERENCES Country(CountryCode), Badge TEXT, YearsOnTour INTEGER);
CREATE TABLE Entry (TournamentID INTEGER REFERENCES Tournament(TournamentID), PlayerID INTEGER REFERENCES Player(PlayerID), Seed INTEGER, EntryType TEXT, PrizeMoney INTEGER, PRIMARY KEY (TournamentID, PlayerID));
CREATE TABLE SingleMatch (MatchID INTEGER PRIMARY KEY, CourtID INTEGER REFERENCES Court(CourtID), Round TEXT, WinnerID INTEGER REFERENCES Player(PlayerID), LoserID INTEGER REFERENCES Player(PlayerID), UmpireID INTEGER REFERENCES Umpire(UmpireID), MinutesPlayed INTEGER, SetsPlayed INTEGER, MatchDate TEXT);
INSERT INTO Country VALUES ('ESP','Spain','Europe',1909,1140),('FRA','France','Europe',1920,7600),('ARG','Argentina','South America',1921,980),('JPN','Japan','Asia',1922,2050),('AUS','Australia','Oceania',1904,2300),('MAR','Morocco','Africa',1957,95);
INSERT INTO Surface VALUES ('GR','natural grass','fast',90000,'green'),('CL','brick clay','slow',41000,'red'),('HC','acrylic hard','medium',15000,'blue'),('CP','indoor carpet','very fast',9000,'grey');
INSERT INTO Coach VALUES (1,'Ramiro Castells','ESP','Y',900,2004),(2,'Odile Perrin','FRA','N',650,2012),(3,'Kenji Asano','JPN','Y',720,2009),(4,'Bruce Hallam','AUS','Y',1100,1998),(5,'Yasmina Tahiri','MAR','N',400,2018);
INSERT INTO Player VALUES (1,'Lucas Belmar','ARG',1998,'left',4,1,NULL,2016),(2,'Ignacio Roldan','ESP',1995,'right',9,1,1,2013),(3,'Haruto Mizuno','JPN',2001,'right',15,3,NULL,2019),(4,'Theo Marchand','FRA',1993,'right',27,2,3,2011),(5,'Cody Ferris','AUS',1999,'left',33,4,NULL,2018),(6,'Adil Benhaddou','MAR',2003,'right',88,NULL,5,2021),(7,'Mateo Quiroga','ARG',1990,'right',52,NULL,NULL,2008),(8,'Remi Lacaze','FRA',2004,'left',141,2,NULL,2022);
INSERT INTO Tournament VALUES (1,'Costa Azul Open','Malaga','ESP','CL','Gold',1800000,'2024-04-15','Elena Prieto'),(2,'Lyon Masters','Lyon','FRA','CL','Silver',950000,'2024-05-06','Marc Vallon'),(3,'Ballarat Lawn Classic','Ballarat','AUS','GR','Silver',870000,'2024-01-08','Sue Penrose'),(4,'Osaka Indoor Open','Osaka','JPN','CP','Bronze',400000,'2024-10-21','Rin Takeda'),(5,'Casablanca Trophy','Casablanca','MAR','CL','Bronze',310000,'2024-03-25','Omar Sefrioui'),(6,'Melbourne Night Series','Melbourne','AUS','HC','Gold',2200000,'2024-01-22','Sue Penrose');
INSERT INTO Court VALUES (1,1,'Plaza Mayor',9500,'N','Y'),(2,1,'Court Two',2800,'N','Y'),(3,2,'Central Rhone',6200,'Y','Y'),(4,3,'The Paddock',3500,'N','N'),(5,4,'Osaka Dome',7800,'Y','Y'),(6,6,'Yarra Arena',14000,'Y','Y'),(7,6,'Court Seven',1900,'N','Y'),(8,5,'Grand Stade',4100,'N','N');
INSERT INTO Umpire VALUES (1,'Ingrid Solheim',NULL,'gold',15),(2,'Pascal Dumay','FRA','silver',8),(3,'Naomi Ueda','JPN','bronze',4),(4,'Warren Tate','AUS','gold',21),(5,'Lola Fuentes','ESP','white',2);
INSERT INTO Entry VALUES (1,1,1,'direct',320000),(1,2,2,'direct',170000),(1,4,NULL,'qualifier',45000),(2,2,1,'direct',150000),(2,4,3,'direct',80000),(2,8,NULL,'wild card',12000),(3,5,1,'direct',145000),(3,3,2,'direct',75000),(4,3,1,'direct',66000),(6,1,1,'direct',210000),(6,5,4,'wild card',390000),(5,6,NULL,'wild card',8000);
INSERT INTO SingleMatch VALUES (1,1,'final',1,2,1,164,3,'2024-04-21'),(2,2,'semifinal',2,4,5,98,2,'2024-04-20'),(3,3,'final',2,4,2,121,3,'2024-05-12'),(4,3,'quarterfinal',4,8,2,76,2,'2024-05-10'),(5,4,'final',5,3,4,88,2,'2024-01-14'),(6,6,'final',5,1,4,207,3,'2024-01-28'),(7,6,'semifinal',1,3,1,133,3,'2024-01-27'),(8,5,'semifinal',3,8,3,69,2,'2024-10-26');
-- List the names of the players who play with the left hand.
-- the left handers on tour, by name
-- playing hand left - names
SELECT Name FROM Player WHERE PlayingHand = 'left';
-- What is the total prize pool of the tournaments in the category Gold?
-- money on offer across all Gold events, summed
-- category Gold: sum of the prize pools
SELECT SUM(PrizePool) FROM Tournament WHERE Category = 'Gold';
-- How many different umpires have officiated in a match?
-- count of distinct chair officials used so far
-- umpires in matches - number of different ones
SELECT COUNT(DISTINCT UmpireID) FROM SingleMatch;
-- Which tournaments have Open in the title?
-- events with the word Open in what they are called
-- i'm looking for tournament titles with "open"
SELECT Title FROM Tournament WHERE Title LIKE '%Open%';
-- Find the names of the players born between 1995 and 2000, ordered by current rank from best to worst.
-- players with a birth year from 1995 to 2000, the lowest ranking figure first
-- birth year from 1995 to 2000, sorted by current rank upwards - player names
SELECT Name FROM Player WHERE BirthYear BETWEEN 1995 AND 2000 ORDER BY CurrentRank ASC;
-- Which players have no coach? Give the name and the current rank.
-- who trains on their own, that is, no trainer on file? name and ranking
-- coach left blank: player's name, player's rank
SELECT Name, CurrentRank FROM Player WHERE CoachID IS NULL;
-- For each match, show the round, the name of the winner and the name of the loser.
-- all results: stage, who won, who was beaten
-- for all matches: round, winner's name, loser's name
SELECT T1.Round, T2.Name, T3.Name FROM SingleMatch AS T1 JOIN Player AS T2 ON T1.WinnerID = T2.PlayerID JOIN Player AS T3 ON T1.LoserID = T3.PlayerID;
-- Show the name of each player who has a doubles partner, along with the name of that partner.
-- pairs for the doubles: player then partner, names of both
-- doubles partner filled in: player's name, partner's name
SELECT T1.Name, T2.Name FROM Player AS T1 JOIN Player AS T2 ON T1.DoublesPartnerID = T2.PlayerID;
-- How many tournaments are played on each surface? Return the surface name and the number.
-- events by kind of ground, its full name and a count
-- tournament count by surface, surface's name in front
SELECT T1.SurfaceName, COUNT(*) FROM Surface AS T1 JOIN Tournament AS T2 ON T1.SurfaceCode = T2.SurfaceCode GROUP BY T1.SurfaceCode;
-- What is the name of the court with the most seats among the courts without a roof (N)?
-- biggest stand under open sky, roof = N: which court
-- has roof = N, highest seat count - name of the court
SELECT CourtName FROM Court WHERE HasRoof = 'N' ORDER BY Seats DESC LIMIT 1;
-- Give the titles of the tournaments in which the player Theo Marchand was entered.
-- where did Theo Marchand sign up to play
-- entries of Theo Marchand: tournament titles
SELECT T1.Title FROM Tournament AS T1 JOIN Entry AS T2 ON T1.TournamentID = T2.TournamentID JOIN Player AS T3 ON T2.PlayerID = T3.PlayerID WHERE T3.Name = 'Theo Marchand';
-- Which countries have a player but no coach? Show the country names.
-- nations with somebody competing and nobody coaching
-- leave out every coach's country; names of the countries of players that remain
SELECT T1.CountryName FROM Country AS T1 JOIN Player AS T2 ON T1.CountryCode = T2.CountryCode EXCEPT SELECT T1.CountryName FROM Country AS T1 JOIN Coach AS T2 ON T1.CountryCode = T2.CountryCode;
-- Which players have never won a match? Give their names.
-- names of those still without a victory
-- leave out everyone found as a winner; names of the players that remain
SELECT Name FROM Player WHERE PlayerID NOT IN (SELECT WinnerID FROM SingleMatch);
-- List the names of all coaches and all umpires from France.
-- everyone of France on the staff side: trainers and chair officials in a single list of names
-- France: names of umpires and of coaches together
SELECT T1.Name FROM Coach AS T1 JOIN Country AS T2 ON T1.CountryCode = T2.CountryCode WHERE T2.CountryName = 'France' UNION SELECT T1.Name FROM Umpire AS T1 JOIN Country AS T2 ON T1.CountryCode = T2.CountryCode WHERE T2.CountryName = 'France';
-- Which players have been both a winner and a loser of a final? Show the names.
-- names found on the winning side of one final and the losing side of another final
-- players found as loser and found as winner in the round final
SELECT T1.Name FROM Player AS T1 JOIN SingleMatch AS T2 ON T1.PlayerID = T2.WinnerID WHERE T2.Round = 'final' INTERSECT SELECT T1.Name FROM Player AS T1 JOIN SingleMatch AS T2 ON T1.PlayerID = T2.LoserID WHERE T2.Round = 'final';
-- Show each player's name and the total prize money earned, from the largest to the smallest total.
-- earnings league: who, and winnings added up, richest on top
-- add up prize money by player, sorted downwards: name, sum
SELECT T1.Name, SUM(T2.PrizeMoney) FROM Player AS T1 JOIN Entry AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID ORDER BY SUM(T2.PrizeMoney) DESC;
-- What are the titles of the three tournaments with the largest prize pool?
-- the 3 best endowed events
-- top 3 by prize pool, in descending order - titles
SELECT Title FROM Tournament ORDER BY PrizePool DESC LIMIT 3;
-- For every match longer than the average match, show the date and the duration in minutes.
-- matches that took more time than the mean one: day and minutes
-- minutes beyond the mean of all matches: date, minutes
SELECT MatchDate, MinutesPlayed FROM SingleMatch WHERE MinutesPlayed > (SELECT AVG(MinutesPlayed) FROM SingleMatch);
-- What are the names of the coaches who train at least two players?
-- trainers with two or more on their books
-- count players by coach, leaving out coaches of a single one - names
SELECT T1.Name FROM Coach AS T1 JOIN Player AS T2 ON T1.CoachID = T2.CoachID GROUP BY T1.CoachID HAVING COUNT(*) >= 2;
-- In which continents have tournaments been held on brick clay? List each different continent.
-- distinct parts of the world with an event on brick clay
-- surface brick clay: different continents of the tournaments
SELECT DISTINCT T1.Continent FROM Country AS T1 JOIN Tournament AS T2 ON T1.CountryCode = T2.CountryCode JOIN Surface AS T3 ON T2.SurfaceCode = T3.SurfaceCode WHERE T3.SurfaceName = 'brick clay';
-- Show the number of matches and the average duration in minutes for each umpire who officiated in more than one match, with the umpire's name first.
-- chair officials with over 1 match: name, how many, and mean length in minutes
-- by umpire: name, match count, mean minutes, leaving out anyone with a single match
SELECT T1.Name, COUNT(*), AVG(T2.MinutesPlayed) FROM Umpire AS T1 JOIN SingleMatch AS T2 ON T1.UmpireID = T2.UmpireID GROUP BY T1.UmpireID HAVING COUNT(*) > 1;
-- Which tournament hosted the longest match that was umpired by somebody with a gold badge? Give the title of the tournament and the name of the court.
-- among matches with a gold badge in the chair, where was the longest one: event and court
-- umpire badge gold, most minutes: tournament title, court name
SELECT T1.Title, T2.CourtName FROM Tournament AS T1 JOIN Court AS T2 ON T1.TournamentID = T2.TournamentID JOIN SingleMatch AS T3 ON T2.CourtID = T3.CourtID JOIN Umpire AS T4 ON T3.UmpireID = T4.UmpireID WHERE T4.Badge = 'gold' ORDER BY T3.MinutesPlayed DESC LIMIT 1;

-- database: cinder_track_federation
CREATE TABLE regn (regn_cd TEXT PRIMARY KEY, regn_nm TEXT, chair TEXT, hq_city TEXT, pop_k INTEGER);
CREATE TABLE club (club_id INTEGER PRIMARY KEY, club_nm TEXT, regn_cd TEXT REFERENCES regn(regn_cd), est_yr INTEGER, memb_cnt INTEGER, fee_yr REAL, colour TEXT);
CREATE TABLE trnr (trnr_id INTEGER PRIMARY KEY, fnm TEXT, lnm TEXT, lic_lvl INTEGER, spec TEXT, club_id INTEGER REFERENCES club(club_id));
CREATE TABLE athl (athl_id INTEGER PRIMARY KEY, fnm TEXT, lnm TEXT, sex TEXT, dob TEXT, club_id INTEGER REFERENCES club(club_id), trnr_id INTEGER REFERENCES trnr(trnr_id), ht_cm INTEGER, wt_kg REAL, stat TEXT);
CREATE TABLE ref_discipl (discipl_cd TEXT PRIMARY KEY, discipl_desc TEXT, grp TEXT, unit TEXT, wind_rel TEXT);
CREATE TABLE stadm (stadm_id INTEGER PRIMARY KEY, stadm_nm TEXT, city TEXT, regn_cd TEXT REFERENCES regn(regn_cd), lanes INTEGER, seats INTEGER, alt_m INTEGER);
CREATE TABLE meet (meet_id INTEGER PRIMARY KEY, meet_nm TEXT, stadm_id INTEGER REFERENCES stadm(stadm_id), host_club_id INTEGER REFERENCES club(club_id), meet_dt TEXT, budget REAL, stat TEXT);
CREATE TABLE perf (perf_id INTEGER PRIMARY KEY, meet_id INTEGER REFERENCES meet(meet_id), athl_id INTEGER REFERENCES athl(athl_id), discipl_cd TEXT REFERENCES ref_discipl(discipl_cd), mark REAL, plc INTEGER, wind REAL, pts INTEGER);
CREATE TABLE trnsfr (trnsfr_id INTEGER PRIMARY KEY, athl_id INTEGER REFERENCES athl(athl_id), from_club_id INTEGER REFERENCES club(club_id), to_club_id INTEGER REFERENCES club(club_id), trnsfr_dt TEXT, comp_amt REAL);
CREATE TABLE dop_test (test_id INTEGER PRIMARY KEY, athl_id INTEGER REFERENCES athl(athl_id), test_dt TEXT, sample TEXT, lab TEXT, outcome TEXT);
INSERT INTO regn VALUES ('NO','North Marches','Alma Voss','Brenholm',640),('SO','South Coast','Piet Lorne','Salcaster',1210),('EA','East Plains','Ruth Okoro','Dunmere',380),('HI','High Country','Max Tiller','Cairnell',150);
INSERT INTO club VALUES (1,'Brenholm Harriers','NO',1908,410,85,'red'),(2,'Salcaster Striders','SO',1932,690,120,'navy'),(3,'Dunmere AC','EA',1955,175,60,'yellow'),(4,'Harbour Harriers','SO',1987,260,95,'white'),(5,'Cairnell Hill Runners','HI',2006,90,40,'green'),(6,'Quarry Lane AC','NO',2014,55,50,'black');
INSERT INTO trnr VALUES (1,'Nora','Bellamy',3,'sprints',1),(2,'Gus','Anholt',2,'throws',2),(3,'Irene','Dacre',3,'jumps',2),(4,'Felix','Moor',1,'distance',5),(5,'Paula','Stenner',2,'sprints',4);
INSERT INTO athl VALUES (1,'Tessa','Rowley','F','1999-05-12',1,1,171,58.5,'active'),(2,'Marcus','Ilett','M','1996-08-30',2,2,194,112.0,'active'),(3,'Joy','Adebayo','F','2002-02-17',2,3,178,61.0,'active'),(4,'Liam','Corrigan','M','1993-11-04',5,4,176,60.5,'active'),(5,'Sofie','Brandt','F','2005-07-21',4,5,165,54.0,'injured'),(6,'Ned','Hartnoll','M','1989-01-09',1,1,182,77.0,'retired'),(7,'Iris','Calder','F','2001-10-28',3,NULL,169,55.5,'active'),(8,'Otis','Pell','M','2004-04-03',4,5,187,80.0,'active');
INSERT INTO ref_discipl VALUES ('100','100 metres','track','s','Y'),('5K','5000 metres','track','s','N'),('SP','shot put','field','m','N'),('LJ','long jump','field','m','Y'),('HT','hammer throw','field','m','N');
INSERT INTO stadm VALUES (1,'Moorgate Track','Brenholm','NO',8,6200,45),(2,'Salcaster Oval','Salcaster','SO',9,14500,8),(3,'Dunmere Field','Dunmere','EA',6,1800,120),(4,'Cairnell Heights','Cairnell','HI',6,2500,1340),(5,'Pier Ground','Salcaster','SO',6,900,3);
INSERT INTO meet VALUES (1,'Spring Opener',1,1,'2023-04-22',8000,'held'),(2,'Coast Classic',2,2,'2023-06-10',26000,'held'),(3,'Altitude Cup',4,5,'2023-07-15',5200,'held'),(4,'Night of Sprints',2,4,'2023-08-19',17500,'held'),(5,'Plains Open',3,3,'2023-09-02',NULL,'cancelled'),(6,'Autumn Classic',1,1,'2023-10-07',3900,'held');
INSERT INTO perf VALUES (1,1,1,'100',11.62,1,0.8,1080),(2,1,6,'100',10.71,2,0.8,1010),(3,2,2,'SP',19.84,1,NULL,1132),(4,2,3,'LJ',6.47,1,1.4,1101),(5,2,1,'100',11.55,2,1.9,1095),(6,3,4,'5K',848.3,1,NULL,1025),(7,4,1,'100',11.41,1,0.2,1120),(8,4,8,'100',10.58,1,1.1,1043),(9,4,3,'100',11.98,3,0.2,1002),(10,6,4,'5K',861.7,2,NULL,990);
INSERT INTO trnsfr VALUES (1,1,3,1,'2018-01-15',0),(2,2,1,2,'2020-01-10',2500),(3,6,2,1,'2012-02-01',800),(4,5,6,4,'2022-01-20',300),(5,3,4,2,'2021-01-12',1500);
INSERT INTO dop_test VALUES (1,2,'2023-06-10','urine','Salcaster Lab','clean'),(2,3,'2023-06-10','blood','Salcaster Lab','clean'),(3,6,'2019-09-14','urine','Kestrel Lab','positive'),(4,1,'2023-08-19','blood','Salcaster Lab','clean'),(5,4,'2023-07-15','urine','Kestrel Lab','clean'),(6,2,'2022-05-08','blood','Kestrel Lab','clean');
-- Show the first names and last names of all active athletes who are female (F).
-- women (F) currently active, given name and surname
-- stat active, sex F: first and family names of the athletes
SELECT fnm, lnm FROM athl WHERE sex = 'F' AND stat = 'active';
-- How many members do the clubs have in total and on average?
-- membership: the sum and the mean over all clubs
-- members of the clubs please: sum, mean
SELECT SUM(memb_cnt), AVG(memb_cnt) FROM club;
-- Which clubs have a name that contains Harriers? Give the name and the year of establishment.
-- Harriers outfits: what they are called and since when they exist
-- i'm looking for club names with "harriers": name, founding year
SELECT club_nm, est_yr FROM club WHERE club_nm LIKE '%Harriers%';
-- What are the names of the meets with no budget recorded?
-- competitions where the budget was left empty
-- budget left blank - meet names
SELECT meet_nm FROM meet WHERE budget IS NULL;
-- List the names of the stadiums with an altitude between 5 and 150 metres, the highest first.
-- grounds lying 5 to 150 m above the sea, top one at the start
-- altitude from 5 to 150, sorted downwards - stadium names
SELECT stadm_nm FROM stadm WHERE alt_m BETWEEN 5 AND 150 ORDER BY alt_m DESC;
-- For each region name, count the clubs.
-- how many clubs in every region, called by its name
-- club count by region, region's name in front
SELECT T1.regn_nm, COUNT(*) FROM regn AS T1 JOIN club AS T2 ON T1.regn_cd = T2.regn_cd GROUP BY T1.regn_cd;
-- Give the last name of each athlete together with the last name of the trainer.
-- athlete and who trains them, surnames of the two
-- athletes that have a trainer: own family name, trainer's family name
SELECT T1.lnm, T2.lnm FROM athl AS T1 JOIN trnr AS T2 ON T1.trnr_id = T2.trnr_id;
-- How many different labs analysed samples?
-- number of distinct laboratories in the doping tests
-- dope test labs - number of different ones
SELECT COUNT(DISTINCT lab) FROM dop_test;
-- Show the last name of each transferred athlete, the name of the old club and the name of the new club.
-- moves between clubs: surname, left which, joined which
-- for all transfers: athlete's family name, from club, to club
SELECT T1.lnm, T3.club_nm, T4.club_nm FROM athl AS T1 JOIN trnsfr AS T2 ON T1.athl_id = T2.athl_id JOIN club AS T3 ON T2.from_club_id = T3.club_id JOIN club AS T4 ON T2.to_club_id = T4.club_id;
-- Which clubs have never hosted a meet and have no trainer either? Return the club names.
-- names of all clubs, minus those that hosted a competition, minus those that employ a trainer
-- leave out every club with a trainer and every club that was host; names of those that remain
SELECT club_nm FROM club WHERE club_id NOT IN (SELECT host_club_id FROM meet) AND club_id NOT IN (SELECT club_id FROM trnr);
-- What is the full description of the discipline with the most performances?
-- event people contest most often, by number of performances, written out
-- discipline with the highest count of performances - its description
SELECT T1.discipl_desc FROM ref_discipl AS T1 JOIN perf AS T2 ON T1.discipl_cd = T2.discipl_cd GROUP BY T1.discipl_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which disciplines of the group field have no performance? Show the description.
-- field events nobody has contested yet, spelled out
-- group field, no performance on record - discipline descriptions
SELECT discipl_desc FROM ref_discipl WHERE grp = 'field' EXCEPT SELECT T1.discipl_desc FROM ref_discipl AS T1 JOIN perf AS T2 ON T1.discipl_cd = T2.discipl_cd;
-- List every city that is the headquarters of a region or has a stadium with more than 5000 seats.
-- towns that hold a regional head office, plus towns with a ground for over 5000 spectators
-- one list of cities without doubles: stadiums with over 5000 seats, and regional head offices
SELECT hq_city FROM regn UNION SELECT city FROM stadm WHERE seats > 5000;
-- Who competed in the 100 metres as well as in the long jump? Give the last names.
-- surnames with results in long jump and 100 metres both
-- family names of athletes with a long jump result as well as a 100 metres result
SELECT T1.lnm FROM athl AS T1 JOIN perf AS T2 ON T1.athl_id = T2.athl_id JOIN ref_discipl AS T3 ON T2.discipl_cd = T3.discipl_cd WHERE T3.discipl_desc = '100 metres' INTERSECT SELECT T1.lnm FROM athl AS T1 JOIN perf AS T2 ON T1.athl_id = T2.athl_id JOIN ref_discipl AS T3 ON T2.discipl_cd = T3.discipl_cd WHERE T3.discipl_desc = 'long jump';
-- Find the distinct names of the stadiums where Tessa Rowley finished at place 1.
-- at which different grounds did Tessa Rowley take spot 1
-- Tessa Rowley, place 1: different stadium names
SELECT DISTINCT T1.stadm_nm FROM stadm AS T1 JOIN meet AS T2 ON T1.stadm_id = T2.stadm_id JOIN perf AS T3 ON T2.meet_id = T3.meet_id JOIN athl AS T4 ON T3.athl_id = T4.athl_id WHERE T4.fnm = 'Tessa' AND T4.lnm = 'Rowley' AND T3.plc = 1;
-- Which athletes are taller than the average athlete? List the last name and the height from the tallest to the shortest.
-- those above mean height, surname and centimetres, biggest first
-- height beyond the mean, sorted downwards: family name, height
SELECT lnm, ht_cm FROM athl WHERE ht_cm > (SELECT AVG(ht_cm) FROM athl) ORDER BY ht_cm DESC;
-- What are the last names of athletes who were tested with the outcome clean but were never transferred?
-- surnames: a clean doping test on file, no change of club
-- leave out every family name with a transfer; which ones with a test outcome clean remain
SELECT T1.lnm FROM athl AS T1 JOIN dop_test AS T2 ON T1.athl_id = T2.athl_id WHERE T2.outcome = 'clean' EXCEPT SELECT T1.lnm FROM athl AS T1 JOIN trnsfr AS T2 ON T1.athl_id = T2.athl_id;
-- Show the names of the meets that were hosted by clubs from the region South Coast.
-- competitions organised by South Coast clubs
-- host club's region South Coast - names of the meets
SELECT T1.meet_nm FROM meet AS T1 JOIN club AS T2 ON T1.host_club_id = T2.club_id JOIN regn AS T3 ON T2.regn_cd = T3.regn_cd WHERE T3.regn_nm = 'South Coast';
-- Which athletes competed in at least two different meets? Show the first and last name.
-- given name and surname of everyone seen at two or more separate competitions
-- athletes whose performances cover no fewer than 2 different meets: given name, family name
SELECT T1.fnm, T1.lnm FROM athl AS T1 JOIN perf AS T2 ON T1.athl_id = T2.athl_id GROUP BY T1.athl_id HAVING COUNT(DISTINCT T2.meet_id) >= 2;
-- For each trainer, show the last name and the highest number of points reached by one of the trainer's athletes, best first.
-- trainers by surname with the top points among their people, in falling order
-- top points by trainer, sorted downwards: trainer's family name, top points
SELECT T1.lnm, MAX(T3.pts) FROM trnr AS T1 JOIN athl AS T2 ON T1.trnr_id = T2.trnr_id JOIN perf AS T3 ON T2.athl_id = T3.athl_id GROUP BY T1.trnr_id ORDER BY MAX(T3.pts) DESC;
-- Among clubs established after 1930, which one has athletes with the most points altogether? Give the name of the club.
-- of the clubs founded later than 1930, the one whose people gathered the largest sum of points
-- established after 1930: add up points by club and name the one on top
SELECT T1.club_nm FROM club AS T1 JOIN athl AS T2 ON T1.club_id = T2.club_id JOIN perf AS T3 ON T2.athl_id = T3.athl_id WHERE T1.est_yr > 1930 GROUP BY T1.club_id ORDER BY SUM(T3.pts) DESC LIMIT 1;
-- Which athletes are coached by a trainer of licence level 3 and were transferred for a compensation above 1000? Return the last names.
-- surnames of people whose trainer holds level 3 and whose move cost more than 1000
-- transfer compensation above 1000, trainer's licence level 3: family names of the athletes
SELECT lnm FROM athl WHERE trnr_id IN (SELECT trnr_id FROM trnr WHERE lic_lvl = 3) AND athl_id IN (SELECT athl_id FROM trnsfr WHERE comp_amt > 1000);
