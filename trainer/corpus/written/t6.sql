-- database: tuesday_dice_nights
CREATE TABLE game (game_id INTEGER PRIMARY KEY, title TEXT, designer TEXT, min_players INTEGER, max_players INTEGER, play_minutes INTEGER, category TEXT);
CREATE TABLE member (member_id INTEGER PRIMARY KEY, nick TEXT, town TEXT, joined_year INTEGER, favourite_game_id INTEGER REFERENCES game(game_id));
CREATE TABLE night (night_id INTEGER PRIMARY KEY, night_date TEXT, venue TEXT, host_id INTEGER REFERENCES member(member_id), snacks TEXT);
CREATE TABLE play (play_id INTEGER PRIMARY KEY, night_id INTEGER REFERENCES night(night_id), game_id INTEGER REFERENCES game(game_id), started_at TEXT, minutes INTEGER);
CREATE TABLE seat (play_id INTEGER REFERENCES play(play_id), member_id INTEGER REFERENCES member(member_id), points INTEGER, rank INTEGER, PRIMARY KEY (play_id, member_id));
CREATE TABLE owned_copy (member_id INTEGER REFERENCES member(member_id), game_id INTEGER REFERENCES game(game_id), condition TEXT, PRIMARY KEY (member_id, game_id));
INSERT INTO game VALUES (1,'Salt Barons','K. Wendt',2,5,120,'economic'),(2,'Moth & Lantern','Y. Iwasaki',2,2,30,'abstract'),(3,'Plague Doctors','R. Osei',1,4,75,'cooperative'),(4,'Turnip Fair','K. Wendt',3,6,45,'family'),(5,'Iron Caravan','D. Lacroix',2,4,150,'economic'),(6,'Whisper Castle','R. Osei',4,8,60,'party'),(7,'Nine Harbours',NULL,2,5,90,'economic');
INSERT INTO member VALUES (1,'Bramble','Frome',2014,1),(2,'Dot','Frome',2016,4),(3,'Captain K','Radstock',2014,5),(4,'Ludo','Wells',2019,NULL),(5,'Marzipan','Wells',2021,3),(6,'Quill','Radstock',2022,1);
INSERT INTO night VALUES (1,'2023-01-10','Frome Library',1,'pretzels'),(2,'2023-01-24','The Bell Inn',3,'chips'),(3,'2023-02-07','Frome Library',2,'pretzels'),(4,'2023-02-21','Wells Scout Hut',5,NULL),(5,'2023-03-07','Frome Library',1,'fruit');
INSERT INTO play VALUES (1,1,1,'19:10',135),(2,1,2,'19:15',25),(3,2,5,'19:00',170),(4,2,4,'22:05',40),(5,3,3,'19:30',80),(6,4,4,'19:20',50),(7,4,1,'20:20',110),(8,5,2,'19:05',35);
INSERT INTO seat VALUES (1,1,62,1),(1,3,55,2),(1,4,41,3),(2,2,9,1),(2,5,6,2),(3,3,88,1),(3,1,71,2),(4,1,34,2),(4,3,37,1),(4,2,29,3),(5,2,12,1),(5,5,12,1),(6,5,40,1),(6,4,22,3),(6,2,31,2),(7,4,58,1),(7,1,53,2),(8,2,10,1),(8,1,7,2);
INSERT INTO owned_copy VALUES (1,1,'worn'),(1,2,'good'),(2,4,'good'),(3,5,'mint'),(3,1,'mint'),(5,3,'good'),(6,6,'worn');
-- What are the titles of the economic games?
-- games in the category economic, by title
-- What are the economic ones among our board games called?
-- category economic, names of the games
SELECT title FROM game WHERE category = 'economic';
-- How many members joined before 2018?
-- number of people who were with us earlier than 2018 by joining year
-- How many people came into the club earlier than 2018?
-- joined before 2018 - count of members
SELECT COUNT(*) FROM member WHERE joined_year < 2018;
-- Which game has no known designer?
-- title of the game nobody is credited with designing
-- What is the game called whose inventor we do not know?
-- designer empty: title please
SELECT title FROM game WHERE designer IS NULL;
-- List the title and the playing time of games that take between 40 and 100 minutes, the quickest first.
-- game titles with their play minutes from 40 to 100, in ascending order of length
-- Which games last from 40 up to 100 minutes, and how long exactly? Shortest first.
-- no less than 40 and no more than 100 play minutes: title, minutes, sorted upwards
SELECT title, play_minutes FROM game WHERE play_minutes BETWEEN 40 AND 100 ORDER BY play_minutes;
-- How long was the longest play, and how long was a play on average, in minutes?
-- minutes at the table: maximum, then mean
-- How many minutes did we sit at our lengthiest round, and how many on average?
-- max and mean minutes of a play
SELECT MAX(minutes), AVG(minutes) FROM play;
-- How many nights took place at each venue?
-- evenings per place, place first
-- How often did we meet at each place? The place, then how often.
-- count of nights by venue, venue in front
SELECT venue, COUNT(*) FROM night GROUP BY venue;
-- Show the date of each night and the nick of its host.
-- who played host on which day: day, then nick
-- When did we meet, and who had us round each time?
-- night date with the host's nick
SELECT T1.night_date, T2.nick FROM night AS T1 JOIN member AS T2 ON T1.host_id = T2.member_id;
-- What is the favourite game of the members from Radstock? Give the nick and the title.
-- Radstock people and the title they love most, nick in front
-- Which game does everybody in Radstock like best? The person, then the game.
-- town Radstock: nick plus the title of their favourite
SELECT T1.nick, T2.title FROM member AS T1 JOIN game AS T2 ON T1.favourite_game_id = T2.game_id WHERE T1.town = 'Radstock';
-- Which game titles were played on '2023-01-24'?
-- what was on the table on '2023-01-24'
-- What did we play on 2023-01-24?
-- night of 2023-01-24: titles of the games on the table
SELECT T1.title FROM game AS T1 JOIN play AS T2 ON T1.game_id = T2.game_id JOIN night AS T3 ON T2.night_id = T3.night_id WHERE T3.night_date = '2023-01-24';
-- Which member has taken rank 1 most often?
-- nick of whoever came in at rank 1 the largest number of times
-- Who has come first (rank 1) more often than anybody?
-- rank 1 counted by member - nick of the leader
SELECT T1.nick FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id WHERE T2.rank = 1 GROUP BY T1.member_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the number of plays of each game? Show the title and the number, in descending order.
-- games by how often they were played, title and count, most popular on top
-- How often has each game come to the table? Name and how often, most often first.
-- plays per game, from high to low: title, count
SELECT T1.title, COUNT(*) FROM game AS T1 JOIN play AS T2 ON T1.game_id = T2.game_id GROUP BY T1.game_id ORDER BY COUNT(*) DESC;
-- Find the titles of games that have never been played.
-- which games have stayed in the box, without any play
-- Which games has nobody ever played?
-- titles without a single play
SELECT title FROM game WHERE game_id NOT IN (SELECT game_id FROM play);
-- Which games are owned by at least two members?
-- titles that two or more people have at home
-- Which games do two members or more have a copy of?
-- at least 2 owners: what are the games called
SELECT T1.title FROM game AS T1 JOIN owned_copy AS T2 ON T1.game_id = T2.game_id GROUP BY T1.game_id HAVING COUNT(*) >= 2;
-- What are the nicks of the members who own no game?
-- people without a copy of anything
-- Who among us has no games of their own?
-- nicks missing from the list of owned copies
SELECT nick FROM member WHERE member_id NOT IN (SELECT member_id FROM owned_copy);
-- Who has played both Salt Barons and Turnip Fair?
-- nicks seated at Salt Barons and also at Turnip Fair
-- Who has sat down to Salt Barons and at some time to Turnip Fair as well?
-- played Turnip Fair, played Salt Barons too: nicks please
SELECT T1.nick FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id JOIN play AS T3 ON T2.play_id = T3.play_id JOIN game AS T4 ON T3.game_id = T4.game_id WHERE T4.title = 'Salt Barons' INTERSECT SELECT T1.nick FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id JOIN play AS T3 ON T2.play_id = T3.play_id JOIN game AS T4 ON T3.game_id = T4.game_id WHERE T4.title = 'Turnip Fair';
-- Which games take longer than the average game in play minutes? List the titles.
-- titles with a playing time above the mean
-- Which games last longer than games do on average?
-- play minutes above the mean of all games - titles
SELECT title FROM game WHERE play_minutes > (SELECT AVG(play_minutes) FROM game);
-- What are the different venues where Marzipan has played?
-- places, without repeats, at which Marzipan sat down to a game
-- Where has Marzipan taken part? No repeats.
-- i need each venue, just one time, of the nights Marzipan played on
SELECT DISTINCT T4.venue FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id JOIN play AS T3 ON T2.play_id = T3.play_id JOIN night AS T4 ON T3.night_id = T4.night_id WHERE T1.nick = 'Marzipan';
-- For members with more than 2 seats in plays, show the nick and the average points, the highest average first.
-- people who sat down over 2 times: nick and mean points, best at the top
-- How many points do those who have played more than 2 times get on average? Who, and the figure, highest first.
-- more than 2 seats: nick and mean of the points, sorted down
SELECT T1.nick, AVG(T2.points) FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id GROUP BY T1.member_id HAVING COUNT(*) > 2 ORDER BY AVG(T2.points) DESC;
-- Which member scored the most points in a single play of a game designed by K. Wendt? Give nick, title and points.
-- best result ever in something by K. Wendt: who, which game, how many points
-- Who got the highest result ever in a game thought up by K. Wendt, in which game, and what was the result?
-- designer K. Wendt, sort by points, top one: nick, title, points
SELECT T1.nick, T4.title, T2.points FROM member AS T1 JOIN seat AS T2 ON T1.member_id = T2.member_id JOIN play AS T3 ON T2.play_id = T3.play_id JOIN game AS T4 ON T3.game_id = T4.game_id WHERE T4.designer = 'K. Wendt' ORDER BY T2.points DESC LIMIT 1;
-- Which members have never played a game of the category economic? Show their nicks.
-- nicks that have not once been at the table for the category economic
-- Who has not played anything economic even once?
-- leave out everyone with a seat in the category economic; nicks of the rest
SELECT nick FROM member WHERE member_id NOT IN (SELECT T1.member_id FROM seat AS T1 JOIN play AS T2 ON T1.play_id = T2.play_id JOIN game AS T3 ON T2.game_id = T3.game_id WHERE T3.category = 'economic');

-- database: county_dog_shows
CREATE TABLE Breed (BreedCode TEXT PRIMARY KEY, BreedName TEXT, BreedGroup TEXT, Origin TEXT, TypicalWeight INTEGER);
CREATE TABLE Handler (HandlerID INTEGER PRIMARY KEY, HandlerName TEXT, County TEXT, LicenceYear INTEGER, Professional TEXT);
CREATE TABLE Dog (DogID INTEGER PRIMARY KEY, CallName TEXT, BreedCode TEXT REFERENCES Breed(BreedCode), Sex TEXT, BirthYear INTEGER, SireID INTEGER REFERENCES Dog(DogID), HandlerID INTEGER REFERENCES Handler(HandlerID));
CREATE TABLE Judge (JudgeID INTEGER PRIMARY KEY, JudgeName TEXT, County TEXT, SpecialGroup TEXT);
CREATE TABLE DogShow (ShowID INTEGER PRIMARY KEY, ShowName TEXT, Town TEXT, ShowDate TEXT, EntryFee REAL, JudgeID INTEGER REFERENCES Judge(JudgeID));
CREATE TABLE Entry (ShowID INTEGER REFERENCES DogShow(ShowID), DogID INTEGER REFERENCES Dog(DogID), ClassName TEXT, Score REAL, Placing INTEGER, PRIMARY KEY (ShowID, DogID));
INSERT INTO Breed VALUES ('WHP','Whippet','hound','England',13),('SAM','Samoyed','working','Russia',25),('PUG','Pug','toy','China',8),('BOC','Border Collie','herding','Scotland',18),('PAP','Papillon','toy','France',4),('KUV','Kuvasz','working','Hungary',45),('BSN','Basenji','hound','Congo',10);
INSERT INTO Handler VALUES (1,'Georgina Pell','Kent',2009,'yes'),(2,'Arthur Sykes','Devon',2016,'no'),(3,'Noriko Hale','Kent',2012,'yes'),(4,'Dermot Quinlan','Antrim',2020,'no'),(5,'Vera Stanhope','Devon',1998,'yes');
INSERT INTO Dog VALUES (1,'Arrow','WHP','male',2014,NULL,1),(2,'Zephyr','WHP','female',2018,1,1),(3,'Snowdrop','SAM','female',2017,NULL,3),(4,'Truffle','PUG','male',2019,NULL,2),(5,'Moss','BOC','male',2016,NULL,5),(6,'Fern','BOC','female',2020,5,5),(7,'Bijou','PAP','female',2021,NULL,3),(8,'Dart','WHP','male',2022,1,4);
INSERT INTO Judge VALUES (1,'Colonel Hatch','Surrey','hound'),(2,'Imelda Roche','Antrim','toy'),(3,'S. Gunnarsson','Devon',NULL),(4,'Pia Dorling','Kent','herding');
INSERT INTO DogShow VALUES (1,'Spring Paws','Maidstone','2022-04-09',18,1),(2,'Moorland Open','Okehampton','2022-06-18',15,3),(3,'Causeway Cup','Ballycastle','2022-08-27',12.5,2),(4,'Autumn Paws','Maidstone','2022-10-15',20,1),(5,'Winter Classic','Exeter','2023-01-21',22,4);
INSERT INTO Entry VALUES (1,1,'veteran',88.5,2),(1,2,'open',93.0,1),(1,3,'open',90.5,2),(2,5,'open',91.0,1),(2,6,'junior',84.0,1),(2,4,'novice',72.5,3),(3,8,'puppy',79.0,1),(3,7,'puppy',77.5,2),(4,2,'open',94.5,1),(4,3,'open',89.0,3),(4,7,'junior',85.5,1),(5,5,'open',92.0,1),(5,6,'open',NULL,NULL),(3,5,'open',90.0,1);
-- How many dogs are female?
-- female animals, how many
-- How many bitches are there, that is, animals whose sex is female?
-- count the dogs with female as sex
SELECT COUNT(*) FROM Dog WHERE Sex = 'female';
-- What are the names of the breeds in the toy group?
-- breeds belonging to toy
-- What sorts of dog count as toy?
-- breed group toy: names
SELECT BreedName FROM Breed WHERE BreedGroup = 'toy';
-- Show the call name and birth year of the three youngest dogs.
-- call names and years of birth for the last three born
-- What are the three latest-born dogs called, and when were they born?
-- sort dogs by year of birth, newest first, 3 of them: call name, year
SELECT CallName, BirthYear FROM Dog ORDER BY BirthYear DESC LIMIT 3;
-- Which judge has no special group?
-- name of the judge without a speciality
-- Who among the judges is not a specialist in anything, the group being blank?
-- special group empty: judge's name
SELECT JudgeName FROM Judge WHERE SpecialGroup IS NULL;
-- List the names and towns of the shows with an entry fee of more than 15, from the most expensive down.
-- shows dearer than 15 to enter: name and town, priciest on top
-- Which events cost over 15 to take part in, and where are they held? Dearest first.
-- entry fee above 15, sorted down: show, town
SELECT ShowName, Town FROM DogShow WHERE EntryFee > 15 ORDER BY EntryFee DESC;
-- Which shows have Paws in their name? Give name and date.
-- shows called something with Paws, and when they are
-- Which events have Paws in what they are called, and what day are they on?
-- paws in the show name - name plus date
SELECT ShowName, ShowDate FROM DogShow WHERE ShowName LIKE '%Paws%';
-- What is the average score in each class?
-- mean score per class, class first
-- How many points do dogs get on average, class by class?
-- class name, mean of the score
SELECT ClassName, AVG(Score) FROM Entry GROUP BY ClassName;
-- How many dogs of each breed are registered? Show the breed name and the number.
-- dogs counted breed by breed, name of the breed first
-- How many animals do we have of every breed? Breed, then how many.
-- dog count for each breed name
SELECT T1.BreedName, COUNT(*) FROM Breed AS T1 JOIN Dog AS T2 ON T1.BreedCode = T2.BreedCode GROUP BY T1.BreedCode;
-- What are the call names of the dogs whose sire is Arrow?
-- offspring of Arrow (as the father), call names
-- Who are Arrow's pups, i.e. the dogs whose father is Arrow?
-- sire called Arrow - call names of the young
SELECT T1.CallName FROM Dog AS T1 JOIN Dog AS T2 ON T1.SireID = T2.DogID WHERE T2.CallName = 'Arrow';
-- Which handlers from Kent present a dog, and which one? Give the handler's name and the dog's call name.
-- people of Kent with the animals they lead: handler, call name
-- Who from Kent leads which animal? The person, then what the animal is called.
-- county Kent: handler name and call name of each dog they have
SELECT T1.HandlerName, T2.CallName FROM Handler AS T1 JOIN Dog AS T2 ON T1.HandlerID = T2.HandlerID WHERE T1.County = 'Kent';
-- Which breeds are not represented by any dog? Show the breed name and the origin.
-- breeds without a single animal on the books, plus where they come from
-- What breeds have we no animal of, and what country do they come from?
-- breed without dogs: breed name, origin
SELECT BreedName, Origin FROM Breed WHERE BreedCode NOT IN (SELECT BreedCode FROM Dog);
-- Which dog achieved the highest score, and at which show? Give the call name and the show name.
-- top mark of all: the animal's call name and the event
-- Which animal got the most points ever, and at what event?
-- sort entries by score, highest first, only one: call name, show name
SELECT T1.CallName, T3.ShowName FROM Dog AS T1 JOIN Entry AS T2 ON T1.DogID = T2.DogID JOIN DogShow AS T3 ON T2.ShowID = T3.ShowID ORDER BY T2.Score DESC LIMIT 1;
-- How many shows has each judge judged? Show the judge's name and the number.
-- judges with the count of events they officiated at
-- How often has everyone on the bench been in charge of an event? Name, then how often.
-- shows counted by judge, judge's name in front
SELECT T1.JudgeName, COUNT(*) FROM Judge AS T1 JOIN DogShow AS T2 ON T1.JudgeID = T2.JudgeID GROUP BY T1.JudgeID;
-- Which counties are home to both a handler and a judge?
-- counties found with the handlers as well as with the judges
-- In which counties do handlers live and judges too?
-- county on the judge list and on the handler list alike
SELECT County FROM Handler INTERSECT SELECT County FROM Judge;
-- Find the names of breeds that are typically heavier than the average breed.
-- breeds whose usual weight lies above the mean
-- Which breeds weigh more than breeds do on average?
-- typical weight above the mean: breed names
SELECT BreedName FROM Breed WHERE TypicalWeight > (SELECT AVG(TypicalWeight) FROM Breed);
-- Which dogs have been entered in more than one show? Show the call name and the number of entries.
-- call names with more than one entry, plus how many
-- Which animals took part in two or more events, and in how many?
-- dogs with over one entry - call name, count
SELECT T1.CallName, COUNT(*) FROM Dog AS T1 JOIN Entry AS T2 ON T1.DogID = T2.DogID GROUP BY T1.DogID HAVING COUNT(*) > 1;
-- List the call names of dogs that were never entered in the class open.
-- call names with no open class entry to date
-- Which animals have never taken part in the open class?
-- leave out all dogs that ever had an entry in class open: call names of the others
SELECT CallName FROM Dog WHERE DogID NOT IN (SELECT DogID FROM Entry WHERE ClassName = 'open');
-- Which breed group has won placing 1 most often? Give the breed group and how often.
-- placing 1 counted by group of breeds: the leading group and its count
-- What sort of breed has come first (placing 1) most often, and how often?
-- placing 1: count by breed group, the top group plus its count
SELECT T1.BreedGroup, COUNT(*) FROM Breed AS T1 JOIN Dog AS T2 ON T1.BreedCode = T2.BreedCode JOIN Entry AS T3 ON T2.DogID = T3.DogID WHERE T3.Placing = 1 GROUP BY T1.BreedGroup ORDER BY COUNT(*) DESC LIMIT 1;
-- For professional handlers (yes), show the name and the average score of their dogs, where that average is at least 88, best first.
-- professional yes and a mean score of 88 or better: names with that mean, descending
-- Whose animals get 88 points or more on average, of those who lead dogs for a living (professional: yes)? The name and that figure, highest first.
-- handlers with professional = yes, mean score at least 88: name, mean, sorted down
SELECT T1.HandlerName, AVG(T3.Score) FROM Handler AS T1 JOIN Dog AS T2 ON T1.HandlerID = T2.HandlerID JOIN Entry AS T3 ON T2.DogID = T3.DogID WHERE T1.Professional = 'yes' GROUP BY T1.HandlerID HAVING AVG(T3.Score) >= 88 ORDER BY AVG(T3.Score) DESC;
-- What are the distinct names of the handlers whose dogs were entered at a show judged by Colonel Hatch?
-- people, each listed once, leading an animal before Colonel Hatch
-- Who has had an animal in the ring with Colonel Hatch judging? No repeats.
-- shows of judge Colonel Hatch: handlers of the dogs entered, each name one time
SELECT DISTINCT T1.HandlerName FROM Handler AS T1 JOIN Dog AS T2 ON T1.HandlerID = T2.HandlerID JOIN Entry AS T3 ON T2.DogID = T3.DogID JOIN DogShow AS T4 ON T3.ShowID = T4.ShowID JOIN Judge AS T5 ON T4.JudgeID = T5.JudgeID WHERE T5.JudgeName = 'Colonel Hatch';

-- database: golden_shutter_contests
CREATE TABLE photographer (photographer_id INTEGER PRIMARY KEY, forename TEXT, surname TEXT, residence TEXT, birth_year INTEGER, website TEXT);
CREATE TABLE camera (camera_id INTEGER PRIMARY KEY, brand TEXT, model TEXT, megapixels INTEGER, sensor TEXT, list_price REAL);
CREATE TABLE contest (contest_id INTEGER PRIMARY KEY, contest_title TEXT, theme TEXT, closing_date TEXT, first_prize INTEGER, sponsor TEXT);
CREATE TABLE picture (picture_id INTEGER PRIMARY KEY, caption TEXT, photographer_id INTEGER REFERENCES photographer(photographer_id), camera_id INTEGER REFERENCES camera(camera_id), taken_in TEXT, shot_year INTEGER, colour_mode TEXT);
CREATE TABLE submission (submission_id INTEGER PRIMARY KEY, contest_id INTEGER REFERENCES contest(contest_id), picture_id INTEGER REFERENCES picture(picture_id), final_rank INTEGER, disqualified TEXT);
CREATE TABLE juror_mark (submission_id INTEGER REFERENCES submission(submission_id), juror TEXT, mark INTEGER, PRIMARY KEY (submission_id, juror));
INSERT INTO photographer VALUES (1,'Leila','Haddadi','Tunis',1988,'leila.test'),(2,'Mark','Oduya','Bristol',1975,NULL),(3,'Sunniva','Berge','Tromso',1993,'berge.test'),(4,'Pietro','Galli','Turin',1966,'galli.test'),(5,'Amy','Stokes','Bristol',1999,NULL),(6,'Ravi','Deshmukh','Pune',1984,'ravi.test');
INSERT INTO camera VALUES (1,'Orion','X7',45,'full frame',2899),(2,'Orion','Pocket 3',20,'one inch',649),(3,'Velta','Mirage',61,'full frame',3999),(4,'Kestler','M2',24,'half frame',1790),(5,'Velta','Retro',NULL,'film',520);
INSERT INTO contest VALUES (1,'Northern Light Prize','landscape','2022-03-31',5000,'Velta'),(2,'Street Moments','street','2022-06-30',1500,'Bristol Echo'),(3,'Wild Eyes','wildlife','2022-09-15',8000,'Orion'),(4,'Mono Masters','black and white','2023-01-31',2500,NULL),(5,'Under the Waves','underwater','2023-06-30',3000,'Aquaria');
INSERT INTO picture VALUES (1,'Ferry at Dawn',1,1,'Sicily',2021,'colour'),(2,'Two Umbrellas',2,4,'Bristol',2020,'monochrome'),(3,'Aurora over Kvaloya',3,3,'Norway',2022,'colour'),(4,'Grandmother''s Hands',4,5,'Turin',1998,'monochrome'),(5,'Fox in the Alley',5,2,'Bristol',2022,'colour'),(6,'Reindeer Breath',3,3,'Finland',2021,'colour'),(7,'Umbrella Seller',6,1,'Pune',2019,'colour'),(8,'Salt Flats',1,1,'Tunisia',2020,'monochrome'),(9,'Fog on the Pier',3,3,'Norway',2022,'monochrome');
INSERT INTO submission VALUES (1,1,3,1,'no'),(2,1,1,2,'no'),(3,2,2,1,'no'),(4,2,7,2,'no'),(5,2,5,NULL,'yes'),(6,3,6,1,'no'),(7,3,5,3,'no'),(8,4,4,1,'no'),(9,4,2,2,'no'),(10,4,8,4,'no'),(11,4,9,3,'no');
INSERT INTO juror_mark VALUES (1,'Voss',9),(1,'Tanner',10),(2,'Voss',8),(2,'Tanner',7),(3,'Ibori',9),(3,'Tanner',8),(4,'Ibori',7),(6,'Voss',10),(6,'Ibori',8),(7,'Voss',5),(8,'Tanner',9),(9,'Tanner',6),(10,'Ibori',4);
-- Show the captions of monochrome pictures.
-- what are the shots in monochrome called
-- What are the black-and-white ones (monochrome) called?
-- colour mode monochrome - list the captions
SELECT caption FROM picture WHERE colour_mode = 'monochrome';
-- How many photographers live in Bristol?
-- number of people with Bristol as residence
-- How many people with a camera have their home in Bristol?
-- residence Bristol: count of photographers
SELECT COUNT(*) FROM photographer WHERE residence = 'Bristol';
-- Which contest offers the highest first prize? Give the title and the prize.
-- richest competition for the winner: title and amount
-- Where does the winner get the most money, and how much? What the competition is called first.
-- sort contests by first prize, top one: title, prize
SELECT contest_title, first_prize FROM contest ORDER BY first_prize DESC LIMIT 1;
-- For each brand, what is the average list price of its cameras?
-- mean catalogue price, brand by brand
-- How much do cameras of each make cost on average? Make first.
-- list price averaged per brand: brand, average
SELECT brand, AVG(list_price) FROM camera GROUP BY brand;
-- Which captions mention an Umbrella?
-- pictures with Umbrella in the caption
-- What photos have Umbrella in their heading?
-- umbrella in the caption, list those captions
SELECT caption FROM picture WHERE caption LIKE '%Umbrella%';
-- Find the forenames and surnames of photographers who have no website, in alphabetical order of surname.
-- people not on the web (no website): first name, last name, sorted by last name
-- Who has no page on the internet? Given name, family name, by family name from A to Z.
-- website empty: forename plus surname, sorted by surname
SELECT forename, surname FROM photographer WHERE website IS NULL ORDER BY surname;
-- What is the theme of the contests that close after '2022-08-01' and have a sponsor?
-- themes with a deadline later than '2022-08-01' and somebody sponsoring
-- What are the competitions about that you can enter past 2022-08-01 and that somebody pays for, a sponsor being named?
-- sponsor not empty and closing date later than 2022-08-01: theme
SELECT theme FROM contest WHERE closing_date > '2022-08-01' AND sponsor IS NOT NULL;
-- List the caption of each picture together with the brand and model of the camera used.
-- shot by shot: caption, make, model
-- What was each photo shot with? Its heading, then the make and the type.
-- caption, camera brand, camera model for every picture
SELECT T1.caption, T2.brand, T2.model FROM picture AS T1 JOIN camera AS T2 ON T1.camera_id = T2.camera_id;
-- How many pictures has each photographer taken? Show the surname and the number.
-- surnames with their count of shots
-- How many photos do we have by everyone? Family name, then how many.
-- picture count by photographer, last name in front
SELECT T1.surname, COUNT(*) FROM photographer AS T1 JOIN picture AS T2 ON T1.photographer_id = T2.photographer_id GROUP BY T1.photographer_id;
-- Which pictures were submitted to Street Moments? Return the captions.
-- captions in the running at Street Moments
-- What photos were sent in for Street Moments?
-- Street Moments contest: captions of all submissions
SELECT T1.caption FROM picture AS T1 JOIN submission AS T2 ON T1.picture_id = T2.picture_id JOIN contest AS T3 ON T2.contest_id = T3.contest_id WHERE T3.contest_title = 'Street Moments';
-- Who was disqualified (yes)? Give the forename and the surname of the photographer.
-- disqualified yes: whose shot was it, first and last name
-- Who was thrown out (disqualified: yes)? Given name, family name.
-- submission disqualified = yes - forename and surname of whoever took the picture
SELECT T1.forename, T1.surname FROM photographer AS T1 JOIN picture AS T2 ON T1.photographer_id = T2.photographer_id JOIN submission AS T3 ON T2.picture_id = T3.picture_id WHERE T3.disqualified = 'yes';
-- Which contest received the most submissions?
-- title of the competition with the largest number of entries
-- For which competition did people send in the most?
-- count submissions by contest, title of the top one
SELECT T1.contest_title FROM contest AS T1 JOIN submission AS T2 ON T1.contest_id = T2.contest_id GROUP BY T1.contest_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the titles of contests without a submission?
-- competitions nobody has sent anything to
-- Which competitions have had nothing sent in?
-- contest titles with zero submissions
SELECT contest_title FROM contest WHERE contest_id NOT IN (SELECT contest_id FROM submission);
-- Which pictures have been submitted more than once? Show the captions.
-- captions sent in more than once
-- Which photos have been sent in two or more times?
-- more than one submission of the same picture: caption
SELECT T1.caption FROM picture AS T1 JOIN submission AS T2 ON T1.picture_id = T2.picture_id GROUP BY T1.picture_id HAVING COUNT(*) > 1;
-- What are the models of cameras that cost more than the average camera?
-- models with a list price above the mean
-- Which cameras are dearer than cameras are on average? Just the type.
-- model wherever the list price beats the mean list price
SELECT model FROM camera WHERE list_price > (SELECT AVG(list_price) FROM camera);
-- Which jurors have given both a mark above 8 and a mark below 6?
-- jurors with something over 8 and something under 6 among their marks
-- Who on the jury has been generous (a mark above 8) and also harsh (a mark below 6)?
-- a mark under 6 and a mark over 8 both given by the same juror: which jurors
SELECT juror FROM juror_mark WHERE mark > 8 INTERSECT SELECT juror FROM juror_mark WHERE mark < 6;
-- Which brands have been used for a picture that took final rank 1? List each brand once.
-- makes of camera, no repeats, behind the shots of final rank 1
-- What make was used for any photo that came first (final rank 1)? No repeats.
-- final rank 1: camera brands behind those pictures, each brand one time
SELECT DISTINCT T1.brand FROM camera AS T1 JOIN picture AS T2 ON T1.camera_id = T2.camera_id JOIN submission AS T3 ON T2.picture_id = T3.picture_id WHERE T3.final_rank = 1;
-- For pictures with at least 2 marks, show the caption and the average mark, from the best to the worst.
-- shots holding 2 marks or more: caption, mean mark, descending
-- How were photos with at least 2 marks rated on average? Heading and figure, highest first.
-- no fewer than 2 juror marks: caption, average, sorted down
SELECT T1.caption, AVG(T3.mark) FROM picture AS T1 JOIN submission AS T2 ON T1.picture_id = T2.picture_id JOIN juror_mark AS T3 ON T2.submission_id = T3.submission_id GROUP BY T1.picture_id HAVING COUNT(*) >= 2 ORDER BY AVG(T3.mark) DESC;
-- Among the contests with a first prize below 3000, which photographer has the most submissions? Give the surname and the number.
-- first prizes under 3000: surname of the person with most entries there, with how many
-- Who has sent in most to competitions whose winner gets less than 3000, and how many? Family name first.
-- contests with first prize under 3000; count submissions per photographer; top one: last name, count
SELECT T1.surname, COUNT(*) FROM photographer AS T1 JOIN picture AS T2 ON T1.photographer_id = T2.photographer_id JOIN submission AS T3 ON T2.picture_id = T3.picture_id JOIN contest AS T4 ON T3.contest_id = T4.contest_id WHERE T4.first_prize < 3000 GROUP BY T1.photographer_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the surnames of photographers who have used an Orion camera but never a Velta camera?
-- surnames with shots on Orion, leaving out anybody with shots on Velta
-- Who has shot with an Orion, but never with a Velta? Family names.
-- brand Orion yes, brand Velta no - last names of those photographers
SELECT T1.surname FROM photographer AS T1 JOIN picture AS T2 ON T1.photographer_id = T2.photographer_id JOIN camera AS T3 ON T2.camera_id = T3.camera_id WHERE T3.brand = 'Orion' EXCEPT SELECT T1.surname FROM photographer AS T1 JOIN picture AS T2 ON T1.photographer_id = T2.photographer_id JOIN camera AS T3 ON T2.camera_id = T3.camera_id WHERE T3.brand = 'Velta';

-- database: summer_wedding_guests
CREATE TABLE venue (v_id INTEGER PRIMARY KEY, v_name TEXT, v_town TEXT, v_capacity INTEGER, v_hire_fee REAL, v_outdoor TEXT);
CREATE TABLE wedding (w_id INTEGER PRIMARY KEY, bride TEXT, groom TEXT, w_date TEXT, v_id INTEGER REFERENCES venue(v_id), budget REAL);
CREATE TABLE guest (g_id INTEGER PRIMARY KEY, g_name TEXT, age INTEGER, town TEXT, diet TEXT, partner_id INTEGER REFERENCES guest(g_id));
CREATE TABLE invitation (w_id INTEGER REFERENCES wedding(w_id), g_id INTEGER REFERENCES guest(g_id), side TEXT, rsvp TEXT, table_no INTEGER, PRIMARY KEY (w_id, g_id));
CREATE TABLE gift (gift_id INTEGER PRIMARY KEY, w_id INTEGER REFERENCES wedding(w_id), g_id INTEGER REFERENCES guest(g_id), item TEXT, value REAL);
INSERT INTO venue VALUES (1,'Orchard Barn','Hexley',120,2400,'yes'),(2,'Hotel Miramar','Port Ash',200,5200,'no'),(3,'Lakeside Marquee','Hexley',80,1800,'yes'),(4,'Town Hall Ballroom','Crewkerne',150,3100,'no'),(5,'Cliff Chapel','Port Ash',45,900,'no');
INSERT INTO wedding VALUES (1,'Hannah','Luke','2023-06-03',1,18000),(2,'Priti','Samuel','2023-06-24',2,42000),(3,'Eloise','Ned','2023-07-15',3,12500),(4,'Carmen','Jakob','2023-08-05',2,35000),(5,'Tess','Oliver','2023-09-09',5,7800);
INSERT INTO guest VALUES (1,'Aunt Maud',67,'Hexley','none',NULL),(2,'Theo Barlow',34,'Crewkerne','vegan',NULL),(3,'Nisha Barlow',33,'Crewkerne','vegetarian',2),(4,'Grandpa Joe',82,'Port Ash','none',NULL),(5,'Mika Salonen',29,'Helsinki','gluten-free',NULL),(6,'Ruth Ojukwu',41,'London','none',NULL),(7,'Ben Ojukwu',44,'London','vegetarian',6),(8,'Little Ivy',6,'Hexley',NULL,NULL),(9,'Cousin Rafe',25,'Port Ash','vegan',NULL);
INSERT INTO invitation VALUES (1,1,'bride','yes',1),(1,2,'groom','yes',4),(1,3,'groom','yes',4),(1,8,'bride','yes',1),(2,5,'groom','no',NULL),(2,6,'bride','yes',7),(2,7,'bride','yes',7),(3,1,'groom','no',NULL),(3,2,'bride','yes',2),(3,4,'bride','yes',2),(4,6,'groom','pending',NULL),(4,5,'bride','yes',3),(4,2,'bride','no',NULL);
INSERT INTO gift VALUES (1,1,1,'tea set',85),(2,1,2,'tent',160),(3,2,6,'silver bowl',240),(4,2,5,'gift card',100),(5,3,4,'wall clock',65),(6,3,2,'picnic basket',70),(7,4,5,'sauna voucher',150),(8,1,8,'drawing',1);
-- What are the names of the outdoor venues (yes)?
-- places flagged outdoor yes, names
-- At which places do you marry in the open air (yes)?
-- outdoor = yes: venue names
SELECT v_name FROM venue WHERE v_outdoor = 'yes';
-- How many guests are older than 40?
-- number of people on the list past 40
-- How many of the people on our list are past the age of 40?
-- age above 40, count of guests
SELECT COUNT(*) FROM guest WHERE age > 40;
-- Who are the bride and groom of the wedding with the largest budget?
-- couple spending most: bride, then groom
-- Who is marrying at the greatest expense? Her name, then his.
-- sort weddings by budget, highest first, one only: bride, groom
SELECT bride, groom FROM wedding ORDER BY budget DESC LIMIT 1;
-- Show the names and hire fees of the venues for between 50 and 150 people, the cheapest first.
-- what does it cost to hire places of capacity 50 to 150: name and fee, from low to high
-- Which places hold from 50 up to 150 people, and how much do they charge? Least expensive first.
-- capacity no less than 50, no more than 150: venue name, hire fee, ascending
SELECT v_name, v_hire_fee FROM venue WHERE v_capacity BETWEEN 50 AND 150 ORDER BY v_hire_fee;
-- What are the total value, the average value and the number of all gifts?
-- presents: sum of value, mean value, how many
-- What are all presents worth together, what is one worth on average, and how many are there?
-- gifts: sum of the value, mean of the value, count
SELECT SUM(value), AVG(value), COUNT(*) FROM gift;
-- How many guests follow each diet? Leave out guests whose diet is unknown.
-- people per diet, diet first, blanks ignored
-- How many people eat in each way, not counting those of whom we do not know? The way of eating first.
-- diet filled in: diet, number of guests
SELECT diet, COUNT(*) FROM guest WHERE diet IS NOT NULL GROUP BY diet;
-- Which weddings took place at Hotel Miramar? Show the date, the bride and the groom.
-- Hotel Miramar: day, bride, groom of each wedding there
-- When did who marry at Hotel Miramar? The day, then her, then him.
-- venue Hotel Miramar - date plus bride plus groom
SELECT T1.w_date, T1.bride, T1.groom FROM wedding AS T1 JOIN venue AS T2 ON T1.v_id = T2.v_id WHERE T2.v_name = 'Hotel Miramar';
-- Which guest has Ruth Ojukwu as partner? Give the name.
-- name of the person for whom Ruth Ojukwu is entered as partner
-- Who is together with Ruth Ojukwu?
-- partner = Ruth Ojukwu: which guest
SELECT T1.g_name FROM guest AS T1 JOIN guest AS T2 ON T1.partner_id = T2.g_id WHERE T2.g_name = 'Ruth Ojukwu';
-- For each reply (rsvp), how many invitations have it?
-- invitations counted by rsvp, the rsvp in front
-- How many invitations got which answer? The answer first.
-- rsvp and the number of invitations with it
SELECT rsvp, COUNT(*) FROM invitation GROUP BY rsvp;
-- List the names and table numbers of guests who said yes to Hannah's wedding, ordered by table number and then by name.
-- Hannah as bride, rsvp yes: who sits at which table, sorted by table, then name
-- Where does everyone sit who is coming (yes) to the wedding of Hannah, the bride? Name and table, by table and then name.
-- bride Hannah, rsvp yes: guest plus table no, ordered on table no first, on guest second
SELECT T1.g_name, T2.table_no FROM guest AS T1 JOIN invitation AS T2 ON T1.g_id = T2.g_id JOIN wedding AS T3 ON T2.w_id = T3.w_id WHERE T3.bride = 'Hannah' AND T2.rsvp = 'yes' ORDER BY T2.table_no, T1.g_name;
-- Which guests have not been invited to any wedding?
-- names on file with no invitation whatsoever
-- Who has not been asked to come to any marriage at all?
-- guests missing from the invitations, names
SELECT g_name FROM guest WHERE g_id NOT IN (SELECT g_id FROM invitation);
-- Which venue has hosted the most weddings?
-- place where couples married most often
-- Where have the most couples got married?
-- count weddings by venue, the name of the top one
SELECT T1.v_name FROM venue AS T1 JOIN wedding AS T2 ON T1.v_id = T2.v_id GROUP BY T1.v_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What was the most valuable gift, and who gave it? Return the item and the guest's name.
-- dearest present and its giver: item, name
-- What was the most expensive present, and whose was it?
-- gifts by value, highest first, just one: item, guest who gave it
SELECT T1.item, T2.g_name FROM gift AS T1 JOIN guest AS T2 ON T1.g_id = T2.g_id ORDER BY T1.value DESC LIMIT 1;
-- Which towns have both a venue and a guest?
-- towns with a place to marry that also turn up as a guest's home
-- In what places do we have somewhere to marry as well as somebody who is on the guest list?
-- town of a venue and also town of a guest
SELECT v_town FROM venue INTERSECT SELECT town FROM guest;
-- Who has been invited from the side of the bride at one wedding and from the side of the groom at another?
-- names invited as bride side and also as groom side
-- Who came in by way of the bride on one occasion and by way of the groom on another?
-- guests with side groom on some invitation and side bride on some other
SELECT T1.g_name FROM guest AS T1 JOIN invitation AS T2 ON T1.g_id = T2.g_id WHERE T2.side = 'bride' INTERSECT SELECT T1.g_name FROM guest AS T1 JOIN invitation AS T2 ON T1.g_id = T2.g_id WHERE T2.side = 'groom';
-- What are the names of guests who are invited but have given no gift?
-- invited people minus everyone with a present to their name
-- Who was asked to come but has not brought a present?
-- invitation yes, gift none: guest names
SELECT T1.g_name FROM guest AS T1 JOIN invitation AS T2 ON T1.g_id = T2.g_id EXCEPT SELECT T1.g_name FROM guest AS T1 JOIN gift AS T2 ON T1.g_id = T2.g_id;
-- Which brides have a budget below the average budget?
-- brides of the weddings that spend less than the mean
-- Which women are marrying on less money than people do on average?
-- budget under the mean: bride
SELECT bride FROM wedding WHERE budget < (SELECT AVG(budget) FROM wedding);
-- For weddings with at least 2 gifts, show the bride, the groom and the total value of the gifts, the highest total first.
-- couples that got 2 or more presents: bride, groom, value summed, in descending order
-- Which couples were given at least 2 presents, and what are those worth in all? Her name, his name, the sum, highest first.
-- 2 gifts or more: bride, groom, sum of gift value, sorted down
SELECT T1.bride, T1.groom, SUM(T2.value) FROM wedding AS T1 JOIN gift AS T2 ON T1.w_id = T2.w_id GROUP BY T1.w_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.value) DESC;
-- Which vegan or vegetarian guests will be at a wedding in Hexley, that is, with rsvp yes? Give the distinct names.
-- names, each once, for Hexley weddings with rsvp yes and the diet vegan or vegetarian
-- Who eats vegan or vegetarian and is coming (yes) to a marriage in Hexley? No repeats.
-- rsvp yes, venue town Hexley, diet vegetarian or vegan: guest names, each one time
SELECT DISTINCT T1.g_name FROM guest AS T1 JOIN invitation AS T2 ON T1.g_id = T2.g_id JOIN wedding AS T3 ON T2.w_id = T3.w_id JOIN venue AS T4 ON T3.v_id = T4.v_id WHERE T4.v_town = 'Hexley' AND T2.rsvp = 'yes' AND (T1.diet = 'vegan' OR T1.diet = 'vegetarian');
-- What is the name of the venue of the wedding with the most accepted invitations (yes)?
-- place that expects most people with rsvp yes at one wedding
-- Where is the wedding to which most people have said they will come (yes)?
-- rsvp yes counted by wedding; the top wedding's venue name please
SELECT T1.v_name FROM venue AS T1 JOIN wedding AS T2 ON T1.v_id = T2.v_id JOIN invitation AS T3 ON T2.w_id = T3.w_id WHERE T3.rsvp = 'yes' GROUP BY T2.w_id ORDER BY COUNT(*) DESC LIMIT 1;
