-- database: nightly_backup_vault
CREATE TABLE Ref_Job_Types (type_code TEXT PRIMARY KEY, type_description TEXT);
CREATE TABLE Administrators (admin_id INTEGER PRIMARY KEY, admin_name TEXT, phone TEXT, on_call TEXT);
CREATE TABLE Databases (database_id INTEGER PRIMARY KEY, database_name TEXT, engine TEXT, size_gb REAL, responsible_admin_id INTEGER REFERENCES Administrators(admin_id), environment TEXT);
CREATE TABLE Storage_Targets (target_id INTEGER PRIMARY KEY, target_name TEXT, medium TEXT, site_city TEXT, capacity_tb REAL);
CREATE TABLE Backups (backup_id INTEGER PRIMARY KEY, database_id INTEGER REFERENCES Databases(database_id), target_id INTEGER REFERENCES Storage_Targets(target_id), type_code TEXT REFERENCES Ref_Job_Types(type_code), backup_date TEXT, minutes_taken INTEGER, backup_size_gb REAL, outcome TEXT);
CREATE TABLE Restore_Tests (test_id INTEGER PRIMARY KEY, backup_id INTEGER REFERENCES Backups(backup_id), tested_by INTEGER REFERENCES Administrators(admin_id), date_of_test TEXT, minutes_taken INTEGER, passed TEXT);
INSERT INTO Ref_Job_Types VALUES ('FULL','complete copy'),('INCR','incremental'),('LOGS','transaction log'),('SNAP','storage snapshot');
INSERT INTO Administrators VALUES (1,'Oona Farrell','ext. 411','yes'),(2,'Dmitri Lasko','ext. 420','no'),(3,'Priya Menon',NULL,'yes'),(4,'Gus Whitlock','ext. 433','no');
INSERT INTO Databases VALUES (1,'payroll','Postgres',120,1,'production'),(2,'webshop','Postgres',840.5,2,'production'),(3,'webshop_test','Postgres',60,2,'test'),(4,'sensor_lake','Cassandra',5200,3,'production'),(5,'wiki','MariaDB',14.2,1,'production'),(6,'sandbox','MariaDB',3.3,NULL,'test');
INSERT INTO Storage_Targets VALUES (1,'Vault One','tape','Lyon',400),(2,'Vault Two','disk','Lyon',96),(3,'Faraway','object store','Turku',1000),(4,'Shoebox','disk','Graz',8);
INSERT INTO Backups VALUES (1,1,2,'FULL','2024-03-03',38,96.4,'ok'),(2,1,2,'INCR','2024-03-04',4,2.1,'ok'),(3,2,1,'FULL','2024-03-03',190,702,'ok'),(4,2,3,'FULL','2024-03-10',260,715.3,'failed'),(5,2,2,'LOGS','2024-03-04',2,0.9,'ok'),(6,4,3,'FULL','2024-02-25',1380,4700,'ok'),(7,4,3,'INCR','2024-03-03',220,310,'partial'),(8,5,1,'FULL','2024-03-03',9,11.8,'ok'),(9,3,2,'INCR','2024-03-05',12,6.6,'failed');
INSERT INTO Restore_Tests VALUES (1,1,2,'2024-03-20',55,'Y'),(2,3,1,'2024-03-21',240,'Y'),(3,6,3,'2024-03-25',1610,'N'),(4,8,2,'2024-03-26',14,'Y'),(5,6,1,'2024-04-08',1490,'Y');
-- How many backups failed, with the outcome failed?
-- number of backups whose outcome reads failed
-- How many times did the safety copy go wrong (failed)?
-- outcome failed, count of backups
SELECT COUNT(*) FROM Backups WHERE outcome = 'failed';
-- What are the names of the databases that run on Postgres?
-- which of our databases use Postgres
-- What do we keep in Postgres?
-- engine postgres: the database names
SELECT database_name FROM Databases WHERE engine = 'Postgres';
-- Which database is the largest? Show its name and size.
-- biggest database: name, gigabytes
-- What takes up the most room of all, and how much is it?
-- database with the highest size, name + gb
SELECT database_name, size_gb FROM Databases ORDER BY size_gb DESC LIMIT 1;
-- Which administrators have no phone?
-- names of admins lacking a phone number
-- Which of the people in charge can't be rung up?
-- administrators, phone missing
SELECT admin_name FROM Administrators WHERE phone IS NULL;
-- What is the total capacity of the storage targets in Lyon?
-- terabytes altogether at Lyon
-- How much can we keep in Lyon altogether?
-- site city lyon: sum of tb capacity
SELECT SUM(capacity_tb) FROM Storage_Targets WHERE site_city = 'Lyon';
-- Find the names of databases whose name begins with webshop.
-- everything called webshop or webshop-something
-- What do we have that starts with webshop?
-- databases named webshop..., the names
SELECT database_name FROM Databases WHERE database_name LIKE 'webshop%';
-- Show the name of every database together with the name of the administrator responsible for it.
-- each database and the admin who answers for it, names of both
-- Who looks after what? The thing first, then the person.
-- each database, its responsible administrator, names
SELECT T1.database_name, T2.admin_name FROM Databases AS T1 JOIN Administrators AS T2 ON T1.responsible_admin_id = T2.admin_id;
-- How many backups were there of each type? Give the description of the type and the number, the most frequent first.
-- backups by type description, counted, commonest on top
-- How often have we made every sort of copy? The sort in words, then how many, the usual one at the top.
-- count of backups by job type description, from high to low
SELECT T1.type_description, COUNT(*) FROM Ref_Job_Types AS T1 JOIN Backups AS T2 ON T1.type_code = T2.type_code GROUP BY T1.type_code ORDER BY COUNT(*) DESC;
-- On which dates was payroll backed up?
-- backup dates of payroll
-- When have we made copies of payroll?
-- payroll: the days of its backups
SELECT T2.backup_date FROM Databases AS T1 JOIN Backups AS T2 ON T1.database_id = T2.database_id WHERE T1.database_name = 'payroll';
-- Which databases have never been backed up?
-- names of databases without any backup
-- What has no copy been made of, ever?
-- databases that don't turn up in the backups
SELECT database_name FROM Databases WHERE database_id NOT IN (SELECT database_id FROM Backups);
-- Which storage target has received the most gigabytes in total? Give its name.
-- target holding the greatest sum of backup gigabytes, by name
-- Where have we put the most data, all copies together?
-- storage target with the top sum of backup sizes
SELECT T1.target_name FROM Storage_Targets AS T1 JOIN Backups AS T2 ON T1.target_id = T2.target_id GROUP BY T1.target_id ORDER BY SUM(T2.backup_size_gb) DESC LIMIT 1;
-- Which types are never used in any backup? Show the descriptions.
-- descriptions of the backup types no backup was made with
-- Which sorts of copy have we never made? In words.
-- job type descriptions with zero backups
SELECT type_description FROM Ref_Job_Types WHERE type_code NOT IN (SELECT type_code FROM Backups);
-- List the names and environments of databases that are smaller than the average database.
-- below the mean database size: name, environment
-- What takes up less room than a database does on average, and is it for testing, live or what?
-- size under the average: database + environment
SELECT database_name, environment FROM Databases WHERE size_gb < (SELECT AVG(size_gb) FROM Databases);
-- Which backups took between 5 and 200 minutes? Give the backup id and the minutes, from the quickest to the slowest.
-- backup ids and minutes, 5 to 200 minutes only, shortest first
-- Which copies were ready after no less than 5 and no more than 200 minutes, and how long exactly? The fastest at the top.
-- backup id, minutes, for 5 to 200 minutes, sorted upwards by minutes
SELECT backup_id, minutes_taken FROM Backups WHERE minutes_taken BETWEEN 5 AND 200 ORDER BY minutes_taken;
-- How many different databases were backed up to Vault Two?
-- count of distinct databases stored on Vault Two
-- How many separate things have been copied to Vault Two?
-- vault two: number of different databases among the backups there
SELECT COUNT(DISTINCT T1.database_id) FROM Backups AS T1 JOIN Storage_Targets AS T2 ON T1.target_id = T2.target_id WHERE T2.target_name = 'Vault Two';
-- Which databases have both a complete copy and a transaction log among their backups?
-- names of databases backed up as complete copy and also as transaction log
-- Of what do we have a complete copy and a transaction log as well?
-- databases having a transaction log backup and also a complete copy backup
SELECT T1.database_name FROM Databases AS T1 JOIN Backups AS T2 ON T1.database_id = T2.database_id JOIN Ref_Job_Types AS T3 ON T2.type_code = T3.type_code WHERE T3.type_description = 'complete copy' INTERSECT SELECT T1.database_name FROM Databases AS T1 JOIN Backups AS T2 ON T1.database_id = T2.database_id JOIN Ref_Job_Types AS T3 ON T2.type_code = T3.type_code WHERE T3.type_description = 'transaction log';
-- Who has tested the restoring of a backup of sensor_lake? Show the administrators' names.
-- names of admins that did a restore test on sensor_lake
-- Who has tried whether one can get sensor_lake back?
-- sensor_lake restore tests: names of the administrators who ran them
SELECT T1.admin_name FROM Administrators AS T1 JOIN Restore_Tests AS T2 ON T1.admin_id = T2.tested_by JOIN Backups AS T3 ON T2.backup_id = T3.backup_id JOIN Databases AS T4 ON T3.database_id = T4.database_id WHERE T4.database_name = 'sensor_lake';
-- Give the ids and dates of the backups with the outcome ok that have never been used for a restore test.
-- ok backups nobody has tried to restore: id, date
-- Which copies went well (ok) but has nobody ever tried to bring back, and when were they made?
-- outcome ok, no restore test: backup id and date
SELECT backup_id, backup_date FROM Backups WHERE outcome = 'ok' AND backup_id NOT IN (SELECT backup_id FROM Restore_Tests);
-- For each database with at least two backups, show the name and the average minutes they took, the slowest average first.
-- those databases having two or more backups: name, mean backup minutes, longest mean first
-- How long does it take on average to copy something that has been copied two times or more? Longest at the top.
-- database name + avg backup minutes, at least 2 backups, from slow to fast
SELECT T1.database_name, AVG(T2.minutes_taken) FROM Databases AS T1 JOIN Backups AS T2 ON T1.database_id = T2.database_id GROUP BY T1.database_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.minutes_taken) DESC;
-- Which administrator is responsible for the database with the slowest restore test that passed (Y)? Give the administrator's name and the database's name.
-- restore test passed Y that took the most minutes: the responsible admin and the database, by name
-- Bringing back took longest, among the tries that went well (Y), for which database, and who looks after it? The person first.
-- passed = y, restore test with most minutes: responsible administrator, database
SELECT T1.admin_name, T2.database_name FROM Administrators AS T1 JOIN Databases AS T2 ON T1.admin_id = T2.responsible_admin_id JOIN Backups AS T3 ON T2.database_id = T3.database_id JOIN Restore_Tests AS T4 ON T3.backup_id = T4.backup_id WHERE T4.passed = 'Y' ORDER BY T4.minutes_taken DESC LIMIT 1;

-- database: silicon_gambit_engines
CREATE TABLE author (author_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, nation TEXT);
CREATE TABLE engine (engine_id INTEGER PRIMARY KEY, engine_name TEXT, version TEXT, language TEXT, rating INTEGER, first_release INTEGER, open_source TEXT);
CREATE TABLE engine_author (engine_id INTEGER REFERENCES engine(engine_id), author_id INTEGER REFERENCES author(author_id), share_pct INTEGER, PRIMARY KEY (engine_id, author_id));
CREATE TABLE event (event_id INTEGER PRIMARY KEY, event_name TEXT, year INTEGER, time_control TEXT, hardware TEXT);
CREATE TABLE game (game_id INTEGER PRIMARY KEY, event_id INTEGER REFERENCES event(event_id), white_engine_id INTEGER REFERENCES engine(engine_id), black_engine_id INTEGER REFERENCES engine(engine_id), opening TEXT, moves INTEGER, result TEXT);
INSERT INTO author VALUES (1,'Mirko','Zupan','Slovenia'),(2,'Aileen','Cass','Scotland'),(3,'Hiro','Tanabe','Japan'),(4,'Fatou','Sarr','Senegal'),(5,'Otto','Zupan','Austria');
INSERT INTO engine VALUES (1,'Basalt','4.1','C++',3480,2011,'yes'),(2,'Wyvern','2.0','Rust',3395,2018,'yes'),(3,'Patzerbot','0.7','Python',1890,2021,'yes'),(4,'Kuroshio','9','C++',3510,2006,'no'),(5,'Tundra Mind','1.3','Rust',3120,2020,'no'),(6,'Old Rook','5.5','Pascal',2440,1994,'no');
INSERT INTO engine_author VALUES (1,1,60),(1,2,40),(2,2,100),(3,4,100),(4,3,100),(5,1,50),(5,4,30),(5,3,20);
INSERT INTO event VALUES (1,'Winter Circuit',2022,'blitz','32 cores'),(2,'Grand Silicon Cup',2022,'classical','64 cores'),(3,'Winter Circuit',2023,'blitz','64 cores'),(4,'Laptop Open',2023,'rapid','8 cores'),(5,'Quantum Invitational',2024,'classical',NULL);
INSERT INTO game VALUES (1,1,1,2,'Sicilian',71,'draw'),(2,1,4,1,'Catalan',58,'white'),(3,2,2,4,'French',96,'black'),(4,2,1,5,'Sicilian',44,'white'),(5,3,5,4,'Reti',110,'draw'),(6,3,4,2,'Sicilian',63,'black'),(7,4,3,5,'French',27,'black'),(8,4,1,3,'Catalan',22,'white'),(9,4,2,1,'Sicilian',85,'draw');
-- Which engines are written in Rust?
-- names of the Rust engines
-- Which chess programs did people code in Rust?
-- language rust, engine names
SELECT engine_name FROM engine WHERE language = 'Rust';
-- How many games ended in a draw?
-- number of draws
-- How often did nobody win (draw)?
-- result draw: count of games
SELECT COUNT(*) FROM game WHERE result = 'draw';
-- What are the name, the version and the rating of the strongest engine by rating?
-- top rated engine: name, version, rating
-- Who plays best of all, in which edition, and how strong is it?
-- highest rating: engine, version, rating
SELECT engine_name, version, rating FROM engine ORDER BY rating DESC LIMIT 1;
-- Give the first and last names of the authors, sorted by last name and then by first name.
-- authors' first name and surname, alphabetical on the surname, ties by first name
-- Who are our programmers? Forename, family name, in abc order of the family name and, where that is the same, of the forename.
-- authors sorted by last name then first name, show first name and last name
SELECT first_name, last_name FROM author ORDER BY last_name, first_name;
-- What is the average rating of the engines that are open source (yes)?
-- mean rating where open source is yes
-- How strong are the programs on average whose code anyone may see (open source: yes)?
-- open source = yes, avg rating
SELECT AVG(rating) FROM engine WHERE open_source = 'yes';
-- Which event has no hardware given? Show its name and year.
-- event name and year when the hardware is unknown
-- For which tournament do we not know what machines they ran on, and when was it held?
-- hardware blank: event, year
SELECT event_name, year FROM event WHERE hardware IS NULL;
-- How often was each opening played? List the opening and the number of games in descending order of that number.
-- openings with their number of games, most popular at the top
-- How often did people start in every one of the known ways? The way, then how often, the commonest at the top.
-- count of games by opening, from high to low
SELECT opening, COUNT(*) FROM game GROUP BY opening ORDER BY COUNT(*) DESC;
-- For each game, show the game id and the name of the engine playing white.
-- game ids with the name of whoever had the white pieces
-- Who moved first in every match? Number of the match, then the program.
-- game id + white engine's name, all games
SELECT T1.game_id, T2.engine_name FROM game AS T1 JOIN engine AS T2 ON T1.white_engine_id = T2.engine_id;
-- Which engines have never played as black?
-- engine names never seen with the black pieces
-- Which programs have always been the one to move first and not once second?
-- engines that aren't black in any game
SELECT engine_name FROM engine WHERE engine_id NOT IN (SELECT black_engine_id FROM game);
-- Who wrote Tundra Mind? Give the last name and the share of each author.
-- Tundra Mind: surnames of the makers and each one's percentage
-- Whose work is Tundra Mind, and how big is everyone's part in it? Family name, percent.
-- tundra mind: last name of each author, share
SELECT T1.last_name, T2.share_pct FROM author AS T1 JOIN engine_author AS T2 ON T1.author_id = T2.author_id JOIN engine AS T3 ON T2.engine_id = T3.engine_id WHERE T3.engine_name = 'Tundra Mind';
-- Which authors have not worked on any engine? Show first and last name.
-- first name plus surname of people with no engine to their credit
-- Who has not helped to make a single program? Forename and family name.
-- authors without an engine, first name, last name
SELECT first_name, last_name FROM author WHERE author_id NOT IN (SELECT author_id FROM engine_author);
-- What is the number of games in each event? Give the event's name and year as well, before the number.
-- event name, year, games played, for every event with games
-- How many matches were there at every tournament? What it was called, when it was, how many.
-- count of games per event, with event name and year in front
SELECT T1.event_name, T1.year, COUNT(*) FROM event AS T1 JOIN game AS T2 ON T1.event_id = T2.event_id GROUP BY T1.event_id;
-- Which engines have more than one author?
-- engine names with more than one person behind them
-- Which programs did more than one person make?
-- engines with over one author
SELECT T1.engine_name FROM engine AS T1 JOIN engine_author AS T2 ON T1.engine_id = T2.engine_id GROUP BY T1.engine_id HAVING COUNT(*) > 1;
-- Find the names of engines rated below average, together with their year of first release.
-- engines with less than the mean rating: name, year they first came out
-- Which programs play worse than they do on average, and when did they first appear?
-- rating under the average: engine + first release
SELECT engine_name, first_release FROM engine WHERE rating < (SELECT AVG(rating) FROM engine);
-- What are the distinct openings played in events with the time control blitz or rapid?
-- different openings seen at blitz or rapid
-- In what ways have people started at tournaments played as blitz or rapid? Each way once.
-- time control rapid or blitz, distinct openings
SELECT DISTINCT T2.opening FROM event AS T1 JOIN game AS T2 ON T1.event_id = T2.event_id WHERE T1.time_control = 'blitz' OR T1.time_control = 'rapid';
-- Which engines have played both as white and as black in a game with the opening Sicilian?
-- engine names that had white in some Sicilian and black in some Sicilian
-- Who has been first to move in a Sicilian and second to move in a Sicilian too?
-- engines that occur as white in a sicilian game and as black in a sicilian game
SELECT T1.engine_name FROM engine AS T1 JOIN game AS T2 ON T1.engine_id = T2.white_engine_id WHERE T2.opening = 'Sicilian' INTERSECT SELECT T1.engine_name FROM engine AS T1 JOIN game AS T2 ON T1.engine_id = T2.black_engine_id WHERE T2.opening = 'Sicilian';
-- What are the ids and the numbers of moves of the games between Basalt as white and any engine as black with a rating above 3000?
-- game id and moves where Basalt was white and the black side is rated over 3000
-- When Basalt moved first against something stronger than 3000, which number was the match and how long was it in moves?
-- white basalt, black rated above 3000: game, moves
SELECT T2.game_id, T2.moves FROM engine AS T1 JOIN game AS T2 ON T1.engine_id = T2.white_engine_id JOIN engine AS T3 ON T2.black_engine_id = T3.engine_id WHERE T1.engine_name = 'Basalt' AND T3.rating > 3000;
-- Which engine won the most games with white, that is, with the result white? Show the name and the number of wins.
-- most wins as white (result white): engine name, count
-- Which program, moving first, has come out the winner (white) most often, and how often?
-- result white, count by white engine: the top name and its count
SELECT T1.engine_name, COUNT(*) FROM engine AS T1 JOIN game AS T2 ON T1.engine_id = T2.white_engine_id WHERE T2.result = 'white' GROUP BY T1.engine_id ORDER BY COUNT(*) DESC LIMIT 1;
-- For authors with at least two engines, give the last name, the number of engines and the best rating, the best rating first.
-- people credited on two or more engines: surname, how many, top rating, from the highest rating down
-- Who has had a hand in two programs or more, in how many, and how strong is the best? The strongest at the top, family name first.
-- last name, number of engines, max rating, authors with at least 2, sorted by max rating downwards
SELECT T1.last_name, COUNT(*), MAX(T3.rating) FROM author AS T1 JOIN engine_author AS T2 ON T1.author_id = T2.author_id JOIN engine AS T3 ON T2.engine_id = T3.engine_id GROUP BY T1.author_id HAVING COUNT(*) >= 2 ORDER BY MAX(T3.rating) DESC;
-- In which event was the longest game played by an engine of Hiro Tanabe as black? Return the event name, the year and the moves.
-- longest game in moves that something by Hiro Tanabe played with black: event name, year, moves
-- Where, when and over how many moves did a program of Hiro Tanabe's, moving second, play its longest match?
-- hiro tanabe's engines with black, game with most moves: event, year, moves
SELECT T5.event_name, T5.year, T4.moves FROM author AS T1 JOIN engine_author AS T2 ON T1.author_id = T2.author_id JOIN engine AS T3 ON T2.engine_id = T3.engine_id JOIN game AS T4 ON T3.engine_id = T4.black_engine_id JOIN event AS T5 ON T4.event_id = T5.event_id WHERE T1.first_name = 'Hiro' AND T1.last_name = 'Tanabe' ORDER BY T4.moves DESC LIMIT 1;

-- database: pressed_leaf_herbarium
CREATE TABLE Family (FamilyName TEXT PRIMARY KEY, EnglishName TEXT, SpeciesWorldwide INTEGER);
CREATE TABLE Species (SpeciesID INTEGER PRIMARY KEY, LatinName TEXT, CommonName TEXT, FamilyName TEXT REFERENCES Family(FamilyName), Habit TEXT, FlowerColour TEXT, Protected TEXT);
CREATE TABLE Collector (CollectorID INTEGER PRIMARY KEY, FullName TEXT, BornYear INTEGER, DiedYear INTEGER, Nationality TEXT);
CREATE TABLE Cabinet (CabinetNo INTEGER PRIMARY KEY, Room TEXT, DrawerCount INTEGER, Fumigated TEXT);
CREATE TABLE Sheet (Barcode TEXT PRIMARY KEY, SpeciesID INTEGER REFERENCES Species(SpeciesID), CollectorID INTEGER REFERENCES Collector(CollectorID), DeterminedBy INTEGER REFERENCES Collector(CollectorID), CabinetNo INTEGER REFERENCES Cabinet(CabinetNo), GatheredIn INTEGER, Locality TEXT, AltitudeM INTEGER, Condition TEXT);
INSERT INTO Family VALUES ('Orchidaceae','orchids',28000),('Rosaceae','roses',4830),('Gentianaceae','gentians',1700),('Poaceae','grasses',11700),('Droseraceae','sundews',180);
INSERT INTO Species VALUES (1,'Ophrys apifera','bee orchid','Orchidaceae','herb','pink','yes'),(2,'Gentiana verna','spring gentian','Gentianaceae','herb','blue','yes'),(3,'Rosa canina','dog rose','Rosaceae','shrub','pink','no'),(4,'Dryas octopetala','mountain avens','Rosaceae','shrub','white','no'),(5,'Briza media','quaking grass','Poaceae','grass',NULL,'no'),(6,'Gentiana lutea','great yellow gentian','Gentianaceae','herb','yellow','yes'),(7,'Goodyera repens','creeping lady''s tresses','Orchidaceae','herb','white','no');
INSERT INTO Collector VALUES (1,'Euphemia Gray',1838,1911,'Scottish'),(2,'Anton Rieder',1859,1930,'Austrian'),(3,'Blanche Morel',1884,1962,'French'),(4,'Colin Tait',1951,NULL,'Scottish'),(5,'Yvette Lanz',1978,NULL,'Swiss');
INSERT INTO Cabinet VALUES (11,'East Gallery',24,'Y'),(12,'East Gallery',18,'N'),(21,'Cellar',40,'Y'),(22,'Cellar',36,'N');
INSERT INTO Sheet VALUES ('H0001',1,1,4,11,1872,'Fife coast',15,'good'),('H0002',2,2,2,12,1895,'Stubai valley',2100,'good'),('H0003',2,3,5,12,1921,'Col de la Croix',2350,'faded'),('H0004',3,1,NULL,11,1880,'Perth hedge',60,'insect damage'),('H0005',4,2,5,21,1901,'Zillertal ridge',2420,'good'),('H0006',6,3,3,12,1934,'Jura pasture',1180,'good'),('H0007',5,4,4,21,1994,'Upper Teesdale',510,'good'),('H0008',4,4,4,21,1988,'Ben Lawers',900,'faded'),('H0009',1,5,5,11,2009,'Rhone valley',480,'good'),('H0010',3,2,2,21,1890,'Inn valley',590,'faded');
-- List the Latin names of the protected species (yes).
-- species protected: yes, Latin names please
-- Which plants may nobody pick (protected: yes)? In Latin.
-- protected yes: latin names
SELECT LatinName FROM Species WHERE Protected = 'yes';
-- How many sheets are in good condition?
-- sheets whose condition is good, counted
-- How many dried plants are still in good shape?
-- condition good, number of sheets
SELECT COUNT(*) FROM Sheet WHERE Condition = 'good';
-- Which family has the most species worldwide? Give its English name.
-- English name of the family richest in species around the world
-- Which group of plants has the most kinds on earth, in English?
-- top species worldwide, english name of the family
SELECT EnglishName FROM Family ORDER BY SpeciesWorldwide DESC LIMIT 1;
-- Who among the collectors is not recorded as dead? List the full names.
-- collectors without a year of death
-- Which plant hunters have not passed away, as far as we know?
-- full names from the collectors, died year empty
SELECT FullName FROM Collector WHERE DiedYear IS NULL;
-- What are the barcodes and localities of the sheets gathered between 1890 and 1925?
-- barcode plus place for anything picked from 1890 to 1925
-- What was picked no earlier than 1890 and no later than 1925, and where? Code first.
-- gathered from 1890 to 1925: barcode, locality
SELECT Barcode, Locality FROM Sheet WHERE GatheredIn BETWEEN 1890 AND 1925;
-- Find the localities with valley in their name.
-- sheets from some valley or other: places with the word valley in them
-- Which finding places are called something with valley?
-- search sheets' localities for valley
SELECT Locality FROM Sheet WHERE Locality LIKE '%valley%';
-- Give the lowest, the highest and the average altitude at which sheets were gathered.
-- altitude of the sheets in metres: bottom, top, mean
-- How low, how high and how high on average did people find our plants?
-- min, max, avg altitude over all sheets
SELECT MIN(AltitudeM), MAX(AltitudeM), AVG(AltitudeM) FROM Sheet;
-- Show the barcode of every sheet along with the common name of its species.
-- sheets by barcode, with the everyday name of the plant
-- What is on every mounted plant's label: the code, and what the plant is called in everyday words?
-- all sheets: barcode + common name
SELECT T1.Barcode, T2.CommonName FROM Sheet AS T1 JOIN Species AS T2 ON T1.SpeciesID = T2.SpeciesID;
-- How many sheets were gathered by each collector? Show the full name and the number, the largest number first.
-- collectors' names and how many sheets they brought in, from most to least
-- How many plants has everyone brought home? Who, then how many, the keenest at the top.
-- count of sheets by collector, from high to low
SELECT T1.FullName, COUNT(*) FROM Collector AS T1 JOIN Sheet AS T2 ON T1.CollectorID = T2.CollectorID GROUP BY T1.CollectorID ORDER BY COUNT(*) DESC;
-- Which species are not represented by a sheet? Return the Latin names.
-- Latin names of the plants we hold no sheet of
-- Which plants have we not a single dried one of? In Latin.
-- latin names, species without a sheet
SELECT LatinName FROM Species WHERE SpeciesID NOT IN (SELECT SpeciesID FROM Sheet);
-- In which distinct rooms are sheets of Rosa canina or Dryas octopetala kept?
-- different rooms where one finds Rosa canina or Dryas octopetala
-- In what rooms are we keeping Rosa canina or Dryas octopetala? Each room once.
-- dryas octopetala or rosa canina, distinct rooms of the cabinets they're in
SELECT DISTINCT T1.Room FROM Cabinet AS T1 JOIN Sheet AS T2 ON T1.CabinetNo = T2.CabinetNo JOIN Species AS T3 ON T2.SpeciesID = T3.SpeciesID WHERE T3.LatinName = 'Rosa canina' OR T3.LatinName = 'Dryas octopetala';
-- Which cabinets stay empty? List the cabinet number and the room.
-- cabinet no and room where no sheet is filed
-- Which cupboards have nothing in them, and where do they stand? Number first.
-- cabinets with zero sheets: number, room
SELECT CabinetNo, Room FROM Cabinet WHERE CabinetNo NOT IN (SELECT CabinetNo FROM Sheet);
-- Which sheets were determined by Yvette Lanz? Show the barcodes.
-- barcodes of what Yvette Lanz determined
-- Which plants has Yvette Lanz put a name to? Codes.
-- determined by yvette lanz: barcode list
SELECT T1.Barcode FROM Sheet AS T1 JOIN Collector AS T2 ON T1.DeterminedBy = T2.CollectorID WHERE T2.FullName = 'Yvette Lanz';
-- How many different species has each nationality of collectors gathered? Give the nationality and the number.
-- distinct species gathered, by the collectors' nationality
-- How many separate kinds of plant have the people of every nation brought home? The nation first.
-- by nationality of the collector, count of different species on their sheets
SELECT T1.Nationality, COUNT(DISTINCT T2.SpeciesID) FROM Collector AS T1 JOIN Sheet AS T2 ON T1.CollectorID = T2.CollectorID GROUP BY T1.Nationality;
-- Which flower colours are found in both Orchidaceae and Rosaceae?
-- colours of flower shared by Orchidaceae and Rosaceae
-- Which colours bloom in Orchidaceae and in Rosaceae?
-- flower colours that rosaceae and orchidaceae have in common
SELECT FlowerColour FROM Species WHERE FamilyName = 'Orchidaceae' INTERSECT SELECT FlowerColour FROM Species WHERE FamilyName = 'Rosaceae';
-- List the barcodes of sheets gathered higher up than the average sheet, the highest first.
-- barcodes above the mean altitude, coming down from the top
-- Which plants come from higher up than ours do on average? Codes, from the top of the mountain down.
-- barcode, altitude over the average, sorted by altitude descending
SELECT Barcode FROM Sheet WHERE AltitudeM > (SELECT AVG(AltitudeM) FROM Sheet) ORDER BY AltitudeM DESC;
-- Which families have more than one species that is not protected (no)? Give the English name.
-- English names of families with more than one species where protected is no
-- Which groups have more than one kind that anybody may pick (protected: no)? In English.
-- english name of families, count of species with protected = no above one
SELECT T1.EnglishName FROM Family AS T1 JOIN Species AS T2 ON T1.FamilyName = T2.FamilyName WHERE T2.Protected = 'no' GROUP BY T1.FamilyName HAVING COUNT(*) > 1;
-- What is the Latin name of the species on the oldest sheet from the room East Gallery, and who collected it?
-- East Gallery, earliest gathered sheet: Latin name, collector's full name
-- What was picked first of all that stands in the East Gallery, in Latin, and who picked it?
-- room east gallery, sheet with the earliest year: latin name + collector
SELECT T3.LatinName, T4.FullName FROM Cabinet AS T1 JOIN Sheet AS T2 ON T1.CabinetNo = T2.CabinetNo JOIN Species AS T3 ON T2.SpeciesID = T3.SpeciesID JOIN Collector AS T4 ON T2.CollectorID = T4.CollectorID WHERE T1.Room = 'East Gallery' ORDER BY T2.GatheredIn LIMIT 1;
-- For each family with at least three sheets, show the English name and the number of sheets, in ascending order of the number.
-- families backed by three or more sheets: English name and count, smallest count first
-- Of which groups have we three dried plants or more, and how many? In English, the fewest at the top.
-- sheets counted by english family name, at least 3, from low to high
SELECT T1.EnglishName, COUNT(*) FROM Family AS T1 JOIN Species AS T2 ON T1.FamilyName = T2.FamilyName JOIN Sheet AS T3 ON T2.SpeciesID = T3.SpeciesID GROUP BY T1.FamilyName HAVING COUNT(*) >= 3 ORDER BY COUNT(*);
-- Which collectors gathered sheets, but none that is faded? Give the full names.
-- full names of those with sheets to their credit and not a single faded one
-- Who has brought plants home but not one that has lost its colour (faded)?
-- collectors with sheets, minus collectors with a sheet in condition faded
SELECT T1.FullName FROM Collector AS T1 JOIN Sheet AS T2 ON T1.CollectorID = T2.CollectorID EXCEPT SELECT T1.FullName FROM Collector AS T1 JOIN Sheet AS T2 ON T1.CollectorID = T2.CollectorID WHERE T2.Condition = 'faded';

-- database: quartz_cabinet_minerals
CREATE TABLE min_class (cls_cd TEXT PRIMARY KEY, cls_nm TEXT, key_anion TEXT);
CREATE TABLE mineral (min_id INTEGER PRIMARY KEY, min_nm TEXT, cls_cd TEXT REFERENCES min_class(cls_cd), hardness REAL, density REAL, crystal_sys TEXT, fluoresces INTEGER);
CREATE TABLE mine (mine_id INTEGER PRIMARY KEY, mine_nm TEXT, region TEXT, ctry TEXT, closed_yr INTEGER);
CREATE TABLE dealer (dlr_id INTEGER PRIMARY KEY, dlr_nm TEXT, city TEXT, since_yr INTEGER);
CREATE TABLE specimen (spec_no INTEGER PRIMARY KEY, min_id INTEGER REFERENCES mineral(min_id), mine_id INTEGER REFERENCES mine(mine_id), dlr_id INTEGER REFERENCES dealer(dlr_id), colour TEXT, wt_g REAL, price_eur REAL, acq_dt TEXT);
CREATE TABLE show_item (show_nm TEXT, spec_no INTEGER REFERENCES specimen(spec_no), show_yr INTEGER, prize TEXT, PRIMARY KEY (show_nm, spec_no, show_yr));
INSERT INTO min_class VALUES ('SIL','silicates','SiO4'),('CAR','carbonates','CO3'),('HAL','halides','F or Cl'),('SUL','sulfides','S'),('PHO','phosphates','PO4'),('NAT','native elements',NULL);
INSERT INTO mineral VALUES (1,'quartz','SIL',7,2.65,'trigonal',0),(2,'calcite','CAR',3,2.71,'trigonal',1),(3,'fluorite','HAL',4,3.18,'cubic',1),(4,'pyrite','SUL',6.3,5.01,'cubic',0),(5,'topaz','SIL',8,3.53,'orthorhombic',0),(6,'galena','SUL',2.5,7.6,'cubic',0),(7,'apatite','PHO',5,3.19,'hexagonal',1),(8,'halite','HAL',2.2,2.17,'cubic',0);
INSERT INTO mine VALUES (1,'Rogerley','Durham','England',NULL),(2,'Huanzala','Ancash','Peru',NULL),(3,'Elmwood','Tennessee','United States',2003),(4,'Dalnegorsk One','Primorye','Russia',1994),(5,'Panasqueira','Beira','Portugal',NULL),(6,'Wieliczka','Lesser Poland','Poland',1996);
INSERT INTO dealer VALUES (1,'Lodestone and Sons','Freiberg',1962),(2,'Crystal Attic','Lyon',1998),(3,'Deep Pocket Minerals','Tucson',2007),(4,'Geode Garage','Leeds',2019);
INSERT INTO specimen VALUES (1,3,1,1,'green',310,420,'2012-10-28'),(2,4,2,2,'brass',540,180,'2014-06-21'),(3,2,3,3,'amber',1250,960,'2015-02-05'),(4,1,5,2,'smoky',780,140,'2016-06-25'),(5,7,5,1,'violet',45,610,'2018-10-27'),(6,6,4,3,'grey',920,350,'2019-02-10'),(7,3,4,1,'colourless',275,515,'2019-10-26'),(8,1,4,3,'white',160,NULL,'2020-02-08'),(9,2,4,1,'white',390,95,'2021-06-19');
INSERT INTO show_item VALUES ('Alpine Gem Days',1,2014,'gold'),('Alpine Gem Days',3,2016,NULL),('Autumn Stone Fair',3,2017,'silver'),('Autumn Stone Fair',5,2019,'gold'),('Autumn Stone Fair',1,2019,'bronze'),('Alpine Gem Days',7,2020,NULL);
-- What are the names of the minerals that crystallise in the cubic system?
-- cubic minerals, names
-- Which stones grow in the shape called cubic?
-- crystal system cubic: mineral names
SELECT min_nm FROM mineral WHERE crystal_sys = 'cubic';
-- How many minerals fluoresce (1)?
-- count of minerals with fluoresces at 1
-- How many stones glow under the lamp (1)?
-- fluoresces = 1, number of minerals
SELECT COUNT(*) FROM mineral WHERE fluoresces = 1;
-- Which mineral is the hardest? Give its name and hardness.
-- top hardness: which mineral and what value
-- What is hardest to scratch of all, and how hard is it?
-- max hardness, the mineral and the number
SELECT min_nm, hardness FROM mineral ORDER BY hardness DESC LIMIT 1;
-- List the names of mines that have not been closed.
-- mines with no closing year, by name
-- Where do they still dig, as far as we know?
-- mines, closed year empty, names
SELECT mine_nm FROM mine WHERE closed_yr IS NULL;
-- What are the total weight and the average price of all specimens?
-- specimens: grams in sum, mean euros
-- How heavy is everything we have together, and how dear is a piece on average?
-- sum of the weights, avg price, over all specimens
SELECT SUM(wt_g), AVG(price_eur) FROM specimen;
-- Show the specimen numbers and prices of specimens costing more than 200 and weighing less than 500 grams.
-- spec no and price where the price is above 200 and the weight below 500
-- Which pieces were dearer than 200 yet lighter than 500 grams, and how dear? Number first.
-- weight under 500 g and price over 200: spec no, price
SELECT spec_no, price_eur FROM specimen WHERE price_eur > 200 AND wt_g < 500;
-- For each specimen, give the number, the name of the mineral and the colour.
-- specimen no, what mineral it is, what colour
-- What is every piece made of, and what shade is it? Number of the piece first.
-- all specimens: number, mineral, colour
SELECT T2.spec_no, T1.min_nm, T2.colour FROM mineral AS T1 JOIN specimen AS T2 ON T1.min_id = T2.min_id;
-- How many minerals belong to each class? Show the class name and the number.
-- class names with their number of minerals
-- How many sorts of stone are there in every group? The group, then how many.
-- minerals counted by class name
SELECT T1.cls_nm, COUNT(*) FROM min_class AS T1 JOIN mineral AS T2 ON T1.cls_cd = T2.cls_cd GROUP BY T1.cls_cd;
-- Which minerals are missing from the collection, that is, have no specimen?
-- mineral names of which we own no piece
-- Of which sorts of stone have we got nothing?
-- mineral names with zero specimens
SELECT min_nm FROM mineral WHERE min_id NOT IN (SELECT min_id FROM specimen);
-- From which dealer did the most specimens come? Give the dealer's name and the city.
-- dealer behind the largest number of pieces: name, city
-- Who has sold us the largest number of pieces, and in which town are they?
-- top dealer by specimen count: name + city
SELECT T1.dlr_nm, T1.city FROM dealer AS T1 JOIN specimen AS T2 ON T1.dlr_id = T2.dlr_id GROUP BY T1.dlr_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What was spent in total at each dealer? List the dealer's name and the sum, the largest sum first.
-- euros paid per dealer name, biggest total on top
-- How much money have we left with every merchant in all? The merchant, then how much, the most at the top.
-- sum of prices by dealer name, from high to low
SELECT T1.dlr_nm, SUM(T2.price_eur) FROM dealer AS T1 JOIN specimen AS T2 ON T1.dlr_id = T2.dlr_id GROUP BY T1.dlr_id ORDER BY SUM(T2.price_eur) DESC;
-- In which countries were specimens of fluorite found?
-- countries our fluorite comes from
-- In what parts of the world was our fluorite dug up?
-- fluorite specimens: country of the mine
SELECT T3.ctry FROM mineral AS T1 JOIN specimen AS T2 ON T1.min_id = T2.min_id JOIN mine AS T3 ON T2.mine_id = T3.mine_id WHERE T1.min_nm = 'fluorite';
-- Which mines have supplied at least two specimens? Give the name and the number.
-- mine names with two or more pieces, and how many
-- Where were two of our pieces or more dug up, and how many?
-- mine + specimen count, at least 2
SELECT T1.mine_nm, COUNT(*) FROM mine AS T1 JOIN specimen AS T2 ON T1.mine_id = T2.mine_id GROUP BY T1.mine_id HAVING COUNT(*) >= 2;
-- Find the colours in which both quartz and calcite occur among the specimens.
-- colours shared by our quartz and our calcite
-- In what shades do we have quartz as well as calcite?
-- colours that calcite specimens and quartz specimens have in common
SELECT T2.colour FROM mineral AS T1 JOIN specimen AS T2 ON T1.min_id = T2.min_id WHERE T1.min_nm = 'quartz' INTERSECT SELECT T2.colour FROM mineral AS T1 JOIN specimen AS T2 ON T1.min_id = T2.min_id WHERE T1.min_nm = 'calcite';
-- Which minerals are denser than the average mineral? Name them from the densest to the lightest.
-- minerals above mean density, heaviest density first
-- Which stones weigh more for their size than stones do on average? From the top down.
-- density over the average, mineral names sorted by density descending
SELECT min_nm FROM mineral WHERE density > (SELECT AVG(density) FROM mineral) ORDER BY density DESC;
-- How many different specimens have been shown at Autumn Stone Fair?
-- distinct pieces that went to Autumn Stone Fair, counted
-- How many separate pieces of ours have people been able to see at the Autumn Stone Fair?
-- autumn stone fair: count different specimens
SELECT COUNT(DISTINCT spec_no) FROM show_item WHERE show_nm = 'Autumn Stone Fair';
-- List the numbers and dates of acquisition of the specimens that have never been shown.
-- spec no and day acquired for pieces that never went to a show
-- Which pieces has nobody ever seen outside, and when did we get them? Number first.
-- specimens not in any show: number, acquisition date
SELECT spec_no, acq_dt FROM specimen WHERE spec_no NOT IN (SELECT spec_no FROM show_item);
-- Which minerals won a gold prize, and in which year? Show the mineral's name and the year of the show.
-- gold winners: mineral name, show year
-- Which stones came first with a gold, and when?
-- prize gold: mineral + year of the show
SELECT T1.min_nm, T3.show_yr FROM mineral AS T1 JOIN specimen AS T2 ON T1.min_id = T2.min_id JOIN show_item AS T3 ON T2.spec_no = T3.spec_no WHERE T3.prize = 'gold';
-- What is the class name of the most expensive specimen acquired from the dealer Lodestone and Sons, and what did it cost?
-- priciest piece bought at Lodestone and Sons: name of its class, price
-- To what group does the dearest thing from Lodestone and Sons belong, and how much was it?
-- dealer lodestone and sons, top price: class name, price
SELECT T1.cls_nm, T3.price_eur FROM min_class AS T1 JOIN mineral AS T2 ON T1.cls_cd = T2.cls_cd JOIN specimen AS T3 ON T2.min_id = T3.min_id JOIN dealer AS T4 ON T3.dlr_id = T4.dlr_id WHERE T4.dlr_nm = 'Lodestone and Sons' ORDER BY T3.price_eur DESC LIMIT 1;
-- For each class with more than one specimen, give the class name and the average weight of its specimens, the heaviest average first.
-- classes holding more than one piece: class name, mean grams, from heavy to light
-- How heavy is a piece on average in every group of which we have more than one? The group first, the heaviest at the top.
-- avg weight by class name, only classes with over one specimen, from high to low
SELECT T1.cls_nm, AVG(T3.wt_g) FROM min_class AS T1 JOIN mineral AS T2 ON T1.cls_cd = T2.cls_cd JOIN specimen AS T3 ON T2.min_id = T3.min_id GROUP BY T1.cls_cd HAVING COUNT(*) > 1 ORDER BY AVG(T3.wt_g) DESC;
