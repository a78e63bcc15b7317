-- database: open_pollen_seed_swap
CREATE TABLE Growers (Grower_ID INTEGER PRIMARY KEY, Grower_Name TEXT, Region TEXT, Plot_Size INTEGER, Member_Since INTEGER, Website TEXT);
CREATE TABLE Ref_Plant_Families (Family_Code TEXT PRIMARY KEY, Family_Name TEXT, Cross_Pollinates TEXT);
CREATE TABLE Varieties (Variety_ID INTEGER PRIMARY KEY, Variety_Name TEXT, Crop TEXT, Family_Code TEXT REFERENCES Ref_Plant_Families(Family_Code), Days_To_Harvest INTEGER, Origin_Country TEXT);
CREATE TABLE Seed_Lots (Lot_ID INTEGER PRIMARY KEY, Variety_ID INTEGER REFERENCES Varieties(Variety_ID), Grower_ID INTEGER REFERENCES Growers(Grower_ID), Harvest_Year INTEGER, Packets INTEGER, Germination_Pct INTEGER);
CREATE TABLE Swaps (Swap_ID INTEGER PRIMARY KEY, Lot_ID INTEGER REFERENCES Seed_Lots(Lot_ID), Receiver_ID INTEGER REFERENCES Growers(Grower_ID), Swap_Date TEXT, Packets_Sent INTEGER);
INSERT INTO Growers VALUES (1,'Hilda Bray','Coast',220,2009,'hildasbeans.test'),(2,'Tom Oduya','Uplands',90,2014,NULL),(3,'Katya Ivanova','Coast',150,2017,NULL),(4,'Pete Landry','Fens',600,2011,'landryseeds.test'),(5,'Jo Sandoval','Uplands',45,2021,NULL),(6,'Mary Quill','Coast',310,2023,'quillgarden.test');
INSERT INTO Ref_Plant_Families VALUES ('SOL','Nightshades','no'),('LEG','Legumes','no'),('CUC','Cucurbits','yes'),('BRA','Brassicas','yes'),('AST','Daisies','no');
INSERT INTO Varieties VALUES (1,'Black Prince Tomato','tomato','SOL',78,'Russia'),(2,'Cherokee Trail Bean','bean','LEG',85,'USA'),(3,'Blue Hokkaido','squash','CUC',110,'Japan'),(4,'Ragged Jack','kale','BRA',60,'Russia'),(5,'Auntie Lou Tomato','tomato','SOL',82,'Ireland'),(6,'Crimson Flowered','bean','LEG',95,'England'),(7,'Lemon Drop Chilli','chilli','SOL',120,'Peru');
INSERT INTO Seed_Lots VALUES (1,2,1,2021,40,92),(2,6,1,2022,25,88),(3,1,3,2022,60,95),(4,3,4,2020,18,64),(5,4,4,2023,100,97),(6,5,2,2023,30,90),(7,1,4,2021,50,81),(8,2,3,2023,22,94);
INSERT INTO Swaps VALUES (1,1,2,'2022-02-12',3),(2,3,4,'2023-01-28',5),(3,5,1,'2024-01-27',6),(4,1,5,'2022-02-12',2),(5,7,2,'2022-03-05',4),(6,6,3,'2024-02-10',2),(7,5,5,'2024-02-10',8),(8,2,4,'2023-02-11',1);
-- How many growers live in the Coast region?
-- number of gardeners whose region is Coast
SELECT COUNT(*) FROM Growers WHERE Region = 'Coast';
-- What are the names of the varieties that come from Russia?
-- varieties with Russia as country of origin, by name
SELECT Variety_Name FROM Varieties WHERE Origin_Country = 'Russia';
-- Which growers have no website? List their names.
-- gardeners, by name, with the website left blank
SELECT Grower_Name FROM Growers WHERE Website IS NULL;
-- How many packets were sent in all swaps together?
-- sum of the packets that changed hands in swaps
SELECT SUM(Packets_Sent) FROM Swaps;
-- What are the different crops among the varieties?
-- list every crop once
SELECT DISTINCT Crop FROM Varieties;
-- Show the name and plot size of the growers with a plot larger than 200.
-- gardeners who have over 200 of ground: name, size of plot
SELECT Grower_Name, Plot_Size FROM Growers WHERE Plot_Size > 200;
-- Which variety is the quickest to harvest? Give its name.
-- name of the variety with the fewest days to harvest
SELECT Variety_Name FROM Varieties ORDER BY Days_To_Harvest LIMIT 1;
-- How many varieties are there of each crop? Show the crop and the number.
-- crops, each with its count of varieties
SELECT Crop, COUNT(*) FROM Varieties GROUP BY Crop;
-- Show the names of the varieties in the family called Nightshades.
-- which varieties belong to the Nightshades? names
SELECT T1.Variety_Name FROM Varieties AS T1 JOIN Ref_Plant_Families AS T2 ON T1.Family_Code = T2.Family_Code WHERE T2.Family_Name = 'Nightshades';
-- For every seed lot, show the lot ID and the name of its grower.
-- lot IDs and who grew them, by name
SELECT T1.Lot_ID, T2.Grower_Name FROM Seed_Lots AS T1 JOIN Growers AS T2 ON T1.Grower_ID = T2.Grower_ID;
-- What are the average and the lowest germination percentage of the seed lots harvested in 2021?
-- 2021 harvest: mean germination and worst germination
SELECT AVG(Germination_Pct), MIN(Germination_Pct) FROM Seed_Lots WHERE Harvest_Year = 2021;
-- Give the IDs of the seed lots with more than 30 packets and a germination of at least 90 percent.
-- lots, by ID, with over 30 packets that germinate at 90 percent or better
SELECT Lot_ID FROM Seed_Lots WHERE Packets > 30 AND Germination_Pct >= 90;
-- Find the names of the varieties with Tomato in the name, and the days they take to harvest.
-- varieties called something with Tomato: name, days until harvest
SELECT Variety_Name, Days_To_Harvest FROM Varieties WHERE Variety_Name LIKE '%Tomato%';
-- Which varieties have no seed lot? Show the variety names.
-- names of varieties nobody has a lot of
SELECT Variety_Name FROM Varieties WHERE Variety_ID NOT IN (SELECT Variety_ID FROM Seed_Lots);
-- Which countries are the origin both of a tomato and of a kale?
-- countries of origin that gave us a tomato and also a kale
SELECT Origin_Country FROM Varieties WHERE Crop = 'tomato' INTERSECT SELECT Origin_Country FROM Varieties WHERE Crop = 'kale';
-- What are the names of the varieties grown as seed lots by Hilda Bray?
-- variety names behind the lots of Hilda Bray
SELECT T1.Variety_Name FROM Varieties AS T1 JOIN Seed_Lots AS T2 ON T1.Variety_ID = T2.Variety_ID JOIN Growers AS T3 ON T2.Grower_ID = T3.Grower_ID WHERE T3.Grower_Name = 'Hilda Bray';
-- Which region has the most growers with a plot size above 50?
-- counting just gardeners whose plot is over 50 in size: the region with the largest number of them
SELECT Region FROM Growers WHERE Plot_Size > 50 GROUP BY Region ORDER BY COUNT(*) DESC LIMIT 1;
-- Which grower has the most packets in his or her seed lots in total? Give the name and that total.
-- gardener whose lots add up to the most packets: name, sum
SELECT T1.Grower_Name, SUM(T2.Packets) FROM Growers AS T1 JOIN Seed_Lots AS T2 ON T1.Grower_ID = T2.Grower_ID GROUP BY T1.Grower_ID ORDER BY SUM(T2.Packets) DESC LIMIT 1;
-- Which growers have received a swap but have no seed lot of their own? Give the names.
-- names of gardeners who were the receiver in a swap, minus all those who grew a lot
SELECT T1.Grower_Name FROM Growers AS T1 JOIN Swaps AS T2 ON T1.Grower_ID = T2.Receiver_ID EXCEPT SELECT T1.Grower_Name FROM Growers AS T1 JOIN Seed_Lots AS T2 ON T1.Grower_ID = T2.Grower_ID;
-- What are the crop and name of the varieties that take longer to harvest than the average variety?
-- crop plus name, for all varieties needing more days to harvest than the mean
SELECT Crop, Variety_Name FROM Varieties WHERE Days_To_Harvest > (SELECT AVG(Days_To_Harvest) FROM Varieties);

-- database: clear_pane_window_cleaners
CREATE TABLE cleaner (cleaner_id INTEGER PRIMARY KEY, cleaner_name TEXT, start_date TEXT, max_height_m INTEGER, hourly_rate REAL, boss_id INTEGER REFERENCES cleaner(cleaner_id));
CREATE TABLE building (building_id INTEGER PRIMARY KEY, building_name TEXT, postcode TEXT, storeys INTEGER, built_year INTEGER, usage TEXT);
CREATE TABLE contract (contract_id INTEGER PRIMARY KEY, building_id INTEGER REFERENCES building(building_id), payer TEXT, windows INTEGER, price_per_visit REAL, visits_per_year INTEGER, end_date TEXT);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, contract_id INTEGER REFERENCES contract(contract_id), cleaner_id INTEGER REFERENCES cleaner(cleaner_id), visit_date TEXT, minutes INTEGER, method TEXT);
CREATE TABLE complaint_note (note_id INTEGER PRIMARY KEY, visit_id INTEGER REFERENCES visit(visit_id), reason TEXT, settled TEXT, refund REAL);
INSERT INTO cleaner VALUES (1,'Rita Sloane','2010-04-01',60,24.0,NULL),(2,'Marek Zeman','2014-09-15',45,19.5,1),(3,'Dev Patel','2018-02-19',20,17.0,1),(4,'Jo Carver','2021-06-07',12,15.5,2),(5,'Lenny Oakes','2023-03-27',9,14.0,2),(6,'Ximena Rey','2023-10-02',30,18.0,1);
INSERT INTO building VALUES (1,'Harbour Exchange','KD1 4AA',14,1989,'office'),(2,'Maple Court','KD3 2QF',4,1972,'flats'),(3,'St Olave School','KD2 7LP',3,1931,'school'),(4,'Glasshouse Tower','KD1 9ZX',22,2016,'office'),(5,'Corn Mill Flats','KD5 1DT',6,1904,'flats'),(6,'Lido Pavilion','KD4 3RB',2,1936,'leisure'),(7,'Exchange Annexe','KD1 4AB',5,1994,'office');
INSERT INTO contract VALUES (1,1,'Kelso Insurance',420,1850,12,'2026-03-31'),(2,2,'Maple Residents',96,260,4,NULL),(3,3,'Town Council',180,410,3,'2025-07-31'),(4,4,'Skyline Estates',900,4200,6,'2027-12-31'),(5,5,'Mill Trust',150,390,4,NULL),(6,6,'Town Council',40,120,2,'2025-12-31');
INSERT INTO visit VALUES (1,1,2,'2024-03-04',480,'rope'),(2,2,3,'2024-03-06',150,'pole'),(3,3,4,'2024-03-11',240,'ladder'),(4,4,1,'2024-03-18',900,'rope'),(5,1,2,'2024-04-03',465,'rope'),(6,2,4,'2024-06-05',170,'ladder'),(7,4,2,'2024-06-10',870,'cradle'),(8,6,3,'2024-06-12',75,'pole'),(9,2,3,'2024-09-04',140,'pole');
INSERT INTO complaint_note VALUES (1,2,'streaks','yes',30),(2,3,'missed windows','yes',65),(3,6,'streaks','no',NULL),(4,5,'water inside','yes',250),(5,8,'late arrival','no',NULL);
-- How many buildings are used as an office?
-- number of buildings with office as usage
SELECT COUNT(*) FROM building WHERE usage = 'office';
-- List the names of the buildings with more than 5 storeys.
-- buildings over 5 storeys, names only
SELECT building_name FROM building WHERE storeys > 5;
-- What is the highest hourly rate of any cleaner?
-- top hourly rate on the payroll
SELECT MAX(hourly_rate) FROM cleaner;
-- Which payers have a contract without an end date?
-- who pays for contracts that have no end date
SELECT payer FROM contract WHERE end_date IS NULL;
-- How many different methods have been used on visits?
-- number of distinct cleaning methods over all visits
SELECT COUNT(DISTINCT method) FROM visit;
-- Show the name and hourly rate of the cleaners who started after 2018-12-31.
-- cleaners whose start date is later than 2018-12-31: name and rate an hour
SELECT cleaner_name, hourly_rate FROM cleaner WHERE start_date > '2018-12-31';
-- What is the name of the oldest building?
-- building with the earliest year of construction, its name
SELECT building_name FROM building ORDER BY built_year LIMIT 1;
-- How many buildings are there for each usage? Show the usage and the number.
-- what buildings are used for, each use with its count
SELECT usage, COUNT(*) FROM building GROUP BY usage;
-- Show the name of each cleaner who has a boss together with the name of the boss.
-- cleaner's name, then his or her boss's name, for everyone with a boss
SELECT T1.cleaner_name, T2.cleaner_name FROM cleaner AS T1 JOIN cleaner AS T2 ON T1.boss_id = T2.cleaner_id;
-- On which dates did Dev Patel make a visit?
-- visit dates of Dev Patel
SELECT T1.visit_date FROM visit AS T1 JOIN cleaner AS T2 ON T1.cleaner_id = T2.cleaner_id WHERE T2.cleaner_name = 'Dev Patel';
-- What are the average price per visit and the total number of windows of the contracts?
-- over all contracts: mean price of one visit, windows summed
SELECT AVG(price_per_visit), SUM(windows) FROM contract;
-- For each method, what is the average length of a visit in minutes? Show the method too, before the average.
-- methods, and the mean minutes a visit takes with each
SELECT method, AVG(minutes) FROM visit GROUP BY method;
-- List the names and postcodes of the buildings whose name contains Exchange.
-- name and postcode, buildings called something with Exchange
SELECT building_name, postcode FROM building WHERE building_name LIKE '%Exchange%';
-- Which cleaners have not made any visit? Give their names.
-- names of cleaners without a visit
SELECT cleaner_name FROM cleaner WHERE cleaner_id NOT IN (SELECT cleaner_id FROM visit);
-- Which usages have a building built before 1950 as well as a building built after 1960?
-- uses shared by a building older than 1950 and one newer than 1960
SELECT usage FROM building WHERE built_year < 1950 INTERSECT SELECT usage FROM building WHERE built_year > 1960;
-- What are the distinct methods used on visits to Maple Court?
-- how was Maple Court cleaned on its visits? every method once
SELECT DISTINCT T3.method FROM building AS T1 JOIN contract AS T2 ON T1.building_id = T2.building_id JOIN visit AS T3 ON T2.contract_id = T3.contract_id WHERE T1.building_name = 'Maple Court';
-- Which payer has the most contracts?
-- the payer with the highest number of contracts
SELECT payer FROM contract GROUP BY payer ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the name of the cleaner with the most minutes of visits in total, and how many minutes is that?
-- cleaner whose visit minutes add up to the most: name, sum of minutes
SELECT T1.cleaner_name, SUM(T2.minutes) FROM cleaner AS T1 JOIN visit AS T2 ON T1.cleaner_id = T2.cleaner_id GROUP BY T1.cleaner_id ORDER BY SUM(T2.minutes) DESC LIMIT 1;
-- Find the names of the cleaners who have used both the rope method and the cradle method.
-- cleaners with rope visits and cradle visits, by name
SELECT T1.cleaner_name FROM cleaner AS T1 JOIN visit AS T2 ON T1.cleaner_id = T2.cleaner_id WHERE T2.method = 'rope' INTERSECT SELECT T1.cleaner_name FROM cleaner AS T1 JOIN visit AS T2 ON T1.cleaner_id = T2.cleaner_id WHERE T2.method = 'cradle';
-- Which contracts have never had a complaint note on any of their visits? Show the contract ID and the payer.
-- contract ID and payer for contracts with no complaint note at all
SELECT contract_id, payer FROM contract WHERE contract_id NOT IN (SELECT T1.contract_id FROM visit AS T1 JOIN complaint_note AS T2 ON T1.visit_id = T2.visit_id);

-- database: sworn_word_exams
CREATE TABLE Language (LangCode TEXT PRIMARY KEY, LangName TEXT, LangFamily TEXT, SpeakersMillion INTEGER);
CREATE TABLE Examiner (ExaminerID INTEGER PRIMARY KEY, Surname TEXT, Institute TEXT, YearsExperience INTEGER);
CREATE TABLE Exam (ExamID INTEGER PRIMARY KEY, FromLang TEXT REFERENCES Language(LangCode), ToLang TEXT REFERENCES Language(LangCode), Subject TEXT, ExamDate TEXT, WordCount INTEGER, Fee INTEGER, ExaminerID INTEGER REFERENCES Examiner(ExaminerID));
CREATE TABLE Candidate (CandidateID INTEGER PRIMARY KEY, GivenName TEXT, Surname TEXT, BirthYear INTEGER, Nationality TEXT, MotherTongue TEXT REFERENCES Language(LangCode));
CREATE TABLE Sitting (ExamID INTEGER REFERENCES Exam(ExamID), CandidateID INTEGER REFERENCES Candidate(CandidateID), Mark INTEGER, Errors INTEGER, Result TEXT, PRIMARY KEY (ExamID, CandidateID));
INSERT INTO Language VALUES ('EN','English','Germanic',1500),('DE','German','Germanic',133),('PL','Polish','Slavic',43),('PT','Portuguese','Romance',264),('RO','Romanian','Romance',25),('CZ','Czech','Slavic',12),('SK','Slovak','Slavic',5);
INSERT INTO Examiner VALUES (1,'Halpern','Institute of Linguists',22),(2,'Mroz','Silesia Academy',9),(3,'Teixeira','Institute of Linguists',14),(4,'Bergmann','Chamber of Commerce',31),(5,'Vlk','Silesia Academy',5);
INSERT INTO Exam VALUES (1,'EN','DE','law','2023-05-13',450,220,4),(2,'PL','EN','medicine','2023-05-20',380,190,2),(3,'EN','PT','law','2023-11-04',420,210,3),(4,'DE','EN','finance','2023-11-11',500,240,1),(5,'RO','EN','law','2024-05-18',400,200,1),(6,'EN','PL','finance','2024-05-25',360,185,2);
INSERT INTO Candidate VALUES (1,'Ewa','Lis',1991,'Polish','PL'),(2,'Rui','Antunes',1986,'Portuguese','PT'),(3,'Greta','Stahl',1979,'German','DE'),(4,'Owen','Tate',1995,'British','EN'),(5,'Ioana','Pop',1989,'Romanian','RO'),(6,'Jan','Weber',1998,'German','DE'),(7,'Paula','Reis',1993,'Portuguese','PT');
INSERT INTO Sitting VALUES (1,3,81,6,'pass'),(1,4,58,17,'fail'),(2,1,88,4,'pass'),(3,2,74,9,'pass'),(4,3,92,2,'pass'),(4,4,70,11,'pass'),(5,5,66,13,'pass'),(6,1,NULL,NULL,'absent'),(1,6,49,21,'fail'),(5,4,55,18,'fail');
-- How many exams have law as their subject?
-- number of exams on law
SELECT COUNT(*) FROM Exam WHERE Subject = 'law';
-- What are the surnames of the examiners at the Silesia Academy?
-- examiners whose institute is Silesia Academy, surnames
SELECT Surname FROM Examiner WHERE Institute = 'Silesia Academy';
-- What is the average fee of the exams?
-- how much does an exam cost on average
SELECT AVG(Fee) FROM Exam;
-- List the surnames of the candidates born after 1990.
-- candidates with a birth year above 1990: surnames
SELECT Surname FROM Candidate WHERE BirthYear > 1990;
-- How many different nationalities do the candidates have?
-- number of distinct nationalities of the people being examined
SELECT COUNT(DISTINCT Nationality) FROM Candidate;
-- Show the given name and surname of the candidates of German nationality.
-- German candidates by nationality: given name, then surname
SELECT GivenName, Surname FROM Candidate WHERE Nationality = 'German';
-- Which language has the fewest speakers? Give its name.
-- name of the language spoken by the fewest million people
SELECT LangName FROM Language ORDER BY SpeakersMillion LIMIT 1;
-- How many sittings ended with each result? Show the result and the number.
-- results and how often each was given
SELECT Result, COUNT(*) FROM Sitting GROUP BY Result;
-- Show the surname and the name of the mother tongue of every candidate.
-- what is each candidate's mother tongue? surname first, then the language by name
SELECT T1.Surname, T2.LangName FROM Candidate AS T1 JOIN Language AS T2 ON T1.MotherTongue = T2.LangCode;
-- What are the subjects and dates of the exams set by the examiner with the surname Halpern?
-- Halpern's exams: subject and day
SELECT T1.Subject, T1.ExamDate FROM Exam AS T1 JOIN Examiner AS T2 ON T1.ExaminerID = T2.ExaminerID WHERE T2.Surname = 'Halpern';
-- Give the lowest and the highest mark, and the total number of errors, over all sittings.
-- worst mark, best mark and the sum of errors of the whole lot of sittings
SELECT MIN(Mark), MAX(Mark), SUM(Errors) FROM Sitting;
-- What are the IDs of the exams translated out of the language named English?
-- exam IDs whose from language is English
SELECT T1.ExamID FROM Exam AS T1 JOIN Language AS T2 ON T1.FromLang = T2.LangCode WHERE T2.LangName = 'English';
-- List the IDs and dates of the 2 exams with the most words, the longest first.
-- the 2 exams highest in word count, from the top down: ID and date
SELECT ExamID, ExamDate FROM Exam ORDER BY WordCount DESC LIMIT 2;
-- Which candidates have not sat any exam? Give their surnames.
-- surnames of candidates who appear in no sitting
SELECT Surname FROM Candidate WHERE CandidateID NOT IN (SELECT CandidateID FROM Sitting);
-- What are the surnames of the examiners with less experience than the average examiner?
-- examiners whose years of experience lie below the mean, surnames
SELECT Surname FROM Examiner WHERE YearsExperience < (SELECT AVG(YearsExperience) FROM Examiner);
-- Which language family has the most languages?
-- the family that counts the largest number of languages
SELECT LangFamily FROM Language GROUP BY LangFamily ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the distinct surnames of the candidates who passed (pass) an exam on law.
-- who got a pass in law? surnames, each one once
SELECT DISTINCT T1.Surname FROM Candidate AS T1 JOIN Sitting AS T2 ON T1.CandidateID = T2.CandidateID JOIN Exam AS T3 ON T2.ExamID = T3.ExamID WHERE T2.Result = 'pass' AND T3.Subject = 'law';
-- Which candidate has sat the most exams? Show the surname and the number of sittings.
-- candidate with the highest count of sittings: surname and that count
SELECT T1.Surname, COUNT(*) FROM Candidate AS T1 JOIN Sitting AS T2 ON T1.CandidateID = T2.CandidateID GROUP BY T1.CandidateID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which candidates have both a pass and a fail among their results? Give the surnames.
-- surnames of people whose sittings include a pass as well as a fail
SELECT T1.Surname FROM Candidate AS T1 JOIN Sitting AS T2 ON T1.CandidateID = T2.CandidateID WHERE T2.Result = 'pass' INTERSECT SELECT T1.Surname FROM Candidate AS T1 JOIN Sitting AS T2 ON T1.CandidateID = T2.CandidateID WHERE T2.Result = 'fail';
-- For each exam with at least 2 sittings, show the subject, the date and the average mark.
-- subject, day and mean mark of all exams that 2 or more people sat
SELECT T1.Subject, T1.ExamDate, AVG(T2.Mark) FROM Exam AS T1 JOIN Sitting AS T2 ON T1.ExamID = T2.ExamID GROUP BY T1.ExamID HAVING COUNT(*) >= 2;

-- database: maple_hall_school_theatre
CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, form_year INTEGER, sings TEXT, height_cm INTEGER);
CREATE TABLE play (play_id INTEGER PRIMARY KEY, title TEXT, author TEXT, genre TEXT, running_time INTEGER, royalty REAL);
CREATE TABLE production (production_id INTEGER PRIMARY KEY, play_id INTEGER REFERENCES play(play_id), school_year INTEGER, director TEXT, budget INTEGER);
CREATE TABLE part (part_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), pupil_id INTEGER REFERENCES pupil(pupil_id), character_name TEXT, line_count INTEGER);
CREATE TABLE performance (performance_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), show_date TEXT, audience INTEGER, takings REAL);
CREATE TABLE prop (prop_id INTEGER PRIMARY KEY, production_id INTEGER REFERENCES production(production_id), prop_name TEXT, source TEXT, cost REAL);
INSERT INTO pupil VALUES (1,'Nell','Gaskin',9,'yes',158),(2,'Ollie','Brandt',11,'no',181),(3,'Zara','Hussain',10,'yes',163),(4,'Max','Purdy',9,'no',149),(5,'Ivy','Chen',12,'yes',170),(6,'Theo','Lamb',10,'no',176),(7,'Ruth','Gaskell',12,'no',166);
INSERT INTO play VALUES (1,'The Clockmaker''s Geese','M. Alder','comedy',95,120),(2,'Storm at Pier Nine','J. Okonjo','drama',110,150),(3,'Pigs in Parliament','M. Alder','musical',130,240),(4,'A Lantern for Lucy','S. Trent','drama',80,NULL),(5,'Geese on Ice','R. Voll','comedy',70,60);
INSERT INTO production VALUES (1,1,2020,'Ms Harding',900),(2,3,2021,'Mr Osgood',2400),(3,2,2022,'Ms Harding',1300),(4,4,2023,'Mrs Fell',700),(5,1,2024,'Ms Harding',1100);
INSERT INTO part VALUES (1,1,2,'Old Gander',210),(2,1,3,'Clockmaker',340),(3,2,3,'Speaker Trotter',280),(4,2,5,'Lady Swill',305),(5,2,1,'Piglet',25),(6,3,2,'Harbour Master',260),(7,3,7,'Widow Kane',315),(8,5,1,'Clockmaker',345),(9,5,6,'Old Gander',205),(10,4,5,'Lucy',400);
INSERT INTO performance VALUES (1,1,'2020-12-10',180,720),(2,1,'2020-12-11',215,890),(3,2,'2021-12-09',260,1560),(4,2,'2021-12-10',290,1740),(5,2,'2021-12-11',240,1410),(6,3,'2022-03-24',150,600),(7,4,'2023-05-18',95,380);
INSERT INTO prop VALUES (1,1,'cuckoo clock','made',35),(2,1,'stuffed goose','borrowed',0),(3,2,'pig masks','bought',160),(4,3,'ship lantern','borrowed',12),(5,2,'throne','made',75),(6,4,'oil lamp','bought',28),(7,3,'rope','bought',19);
-- How many pupils sing (yes)?
-- number of pupils with sings yes
SELECT COUNT(*) FROM pupil WHERE sings = 'yes';
-- What are the titles of the plays whose genre is comedy?
-- comedy plays, titles
SELECT title FROM play WHERE genre = 'comedy';
-- What was the largest audience at a performance?
-- biggest number of spectators at any single show
SELECT MAX(audience) FROM performance;
-- List the titles of the plays for which no royalty is recorded.
-- plays, by title, with the royalty missing
SELECT title FROM play WHERE royalty IS NULL;
-- Who are the distinct directors of the productions?
-- everyone who has directed a production, each named once
SELECT DISTINCT director FROM production;
-- Show the first name and surname of all pupils in form year 10.
-- year 10 pupils: first name, surname
SELECT first_name, surname FROM pupil WHERE form_year = 10;
-- Which play has the longest running time? Give the title and the author.
-- play that goes on for the most minutes: what is it called and who wrote it
SELECT title, author FROM play ORDER BY running_time DESC LIMIT 1;
-- What is the total cost of the props from each source? Show the source and the total.
-- where props came from, and what they cost altogether, source by source
SELECT source, SUM(cost) FROM prop GROUP BY source;
-- Show the school year and the title of the play of each production.
-- which play was put on in which school year? school year first, title next
SELECT T1.school_year, T2.title FROM production AS T1 JOIN play AS T2 ON T1.play_id = T2.play_id;
-- List the character names played by Ollie Brandt, that is, first name Ollie and surname Brandt.
-- characters that the pupil with first name Ollie, surname Brandt has played
SELECT T1.character_name FROM part AS T1 JOIN pupil AS T2 ON T1.pupil_id = T2.pupil_id WHERE T2.first_name = 'Ollie' AND T2.surname = 'Brandt';
-- What are the average takings and the average audience of the performances?
-- money taken at a show on average, and spectators on average
SELECT AVG(takings), AVG(audience) FROM performance;
-- What are the first names of the pupils between 155 and 170 cm tall who do not sing (no)?
-- pupils with sings no and a height from 155 to 170 cm: first names
SELECT first_name FROM pupil WHERE height_cm BETWEEN 155 AND 170 AND sings = 'no';
-- How many performances did each production have? Give the production ID and the number, for productions with any performance.
-- production IDs in the list of shows, and the count of shows for each
SELECT production_id, COUNT(*) FROM performance GROUP BY production_id;
-- Which pupils have never had a part? Give their surnames.
-- surnames of pupils not cast in any part
SELECT surname FROM pupil WHERE pupil_id NOT IN (SELECT pupil_id FROM part);
-- Which author has written the most plays?
-- the writer of the largest number of our plays
SELECT author FROM play GROUP BY author ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the dates of the performances of the play Pigs in Parliament?
-- when was Pigs in Parliament performed? every show date
SELECT T3.show_date FROM play AS T1 JOIN production AS T2 ON T1.play_id = T2.play_id JOIN performance AS T3 ON T2.production_id = T3.production_id WHERE T1.title = 'Pigs in Parliament';
-- Which school years had a production with a budget above the average production budget?
-- school years whose production had more budget than the mean
SELECT school_year FROM production WHERE budget > (SELECT AVG(budget) FROM production);
-- Which pupil has the most lines over all parts? Give the first name, the surname and the total number of lines.
-- first name, surname and line total of the pupil with the greatest sum of lines
SELECT T1.first_name, T1.surname, SUM(T2.line_count) FROM pupil AS T1 JOIN part AS T2 ON T1.pupil_id = T2.pupil_id GROUP BY T1.pupil_id ORDER BY SUM(T2.line_count) DESC LIMIT 1;
-- Find the surnames of the pupils who have acted in a comedy and in a musical.
-- surnames of pupils with a part in a comedy as well as a part in a musical
SELECT T1.surname FROM pupil AS T1 JOIN part AS T2 ON T1.pupil_id = T2.pupil_id JOIN production AS T3 ON T2.production_id = T3.production_id JOIN play AS T4 ON T3.play_id = T4.play_id WHERE T4.genre = 'comedy' INTERSECT SELECT T1.surname FROM pupil AS T1 JOIN part AS T2 ON T1.pupil_id = T2.pupil_id JOIN production AS T3 ON T2.production_id = T3.production_id JOIN play AS T4 ON T3.play_id = T4.play_id WHERE T4.genre = 'musical';
-- Which director's performances brought in the most takings in total?
-- the director whose shows add up to the largest takings
SELECT T1.director FROM production AS T1 JOIN performance AS T2 ON T1.production_id = T2.production_id GROUP BY T1.director ORDER BY SUM(T2.takings) DESC LIMIT 1;
