-- database: painters_of_the_estuary
CREATE TABLE Painter (PainterID INTEGER PRIMARY KEY, Surname TEXT, GivenName TEXT, BornIn TEXT, BirthYear INTEGER, Teacher INTEGER REFERENCES Painter(PainterID));
CREATE TABLE Movement (MovementCode TEXT PRIMARY KEY, MovementName TEXT, StartYear INTEGER, EndYear INTEGER);
CREATE TABLE Painting (PaintingID INTEGER PRIMARY KEY, Caption TEXT, PainterID INTEGER REFERENCES Painter(PainterID), MovementCode TEXT REFERENCES Movement(MovementCode), YearPainted INTEGER, Technique TEXT, InsuredValue REAL);
CREATE TABLE Restoration (RestorationID INTEGER PRIMARY KEY, PaintingID INTEGER REFERENCES Painting(PaintingID), Studio TEXT, FinishedOn TEXT, Hours INTEGER);
INSERT INTO Painter VALUES (1,'Vandermolen','Pieter','Flushing',1821,NULL),(2,'Ostrander','Cornelia','Ghent',1848,1),(3,'Leclair','Emile','Ostend',1855,1),(4,'Sorel','Jeanne','Ghent',1879,2),(5,'Dekker','Willem','Flushing',1890,4),(6,'Haas','Marius','Antwerp',1902,NULL);
INSERT INTO Movement VALUES ('REA','Tidal Realism',1840,1880),('LUM','Luminism',1875,1910),('EXP','Polder Expressionism',1905,1930),('ABS','Sluice Abstraction',1925,1955),('SYM','Fog Symbolism',1885,1900);
INSERT INTO Painting VALUES (1,'Mussel Boats at Low Water',1,'REA',1852,'oil',180000),(2,'The Pilot''s Daughter',1,'REA',1860,'oil',240000),(3,'Noon on the Scheldt',2,'LUM',1884,'oil',420000),(4,'White Sails',3,'LUM',1891,'watercolour',65000),(5,'Red Dyke',5,'EXP',1914,'tempera',310000),(6,'Gatekeeper',4,'EXP',1909,'oil',155000),(7,'Harbour Steps',2,'REA',1873,'watercolour',58000),(8,'Dyke with Two Cows',5,'EXP',1921,'oil',275000);
INSERT INTO Restoration VALUES (1,1,'Atelier Claes','1988-05-02',120),(2,3,'Atelier Claes','2001-10-15',210),(3,1,'Museumlab Gent','2012-03-30',64),(4,5,'Museumlab Gent','2015-07-09',90),(5,2,'Studio Verf','2019-11-21',150);
-- List the captions of paintings in watercolour.
-- which pictures were done in watercolour
-- technique = watercolour, captions
SELECT Caption FROM Painting WHERE Technique = 'watercolour';
-- How many paintings were painted before 1890?
-- number of pictures older than 1890
-- year painted below 1890, number of paintings
SELECT COUNT(*) FROM Painting WHERE YearPainted < 1890;
-- Show the surname of each painter and the number of paintings by that painter.
-- painters, by surname, with their count of pictures
-- painter surname, count of paintings
SELECT T1.Surname, COUNT(*) FROM Painter AS T1 JOIN Painting AS T2 ON T1.PainterID = T2.PainterID GROUP BY T1.PainterID;
-- What is the caption of the painting with the highest insured value?
-- most valuable picture by insurance
-- top insured value: caption
SELECT Caption FROM Painting ORDER BY InsuredValue DESC LIMIT 1;
-- What are the surnames of painters taught by someone with the surname Vandermolen?
-- pupils of Vandermolen, surnames
-- teacher's surname Vandermolen - surnames of the painters
SELECT T1.Surname FROM Painter AS T1 JOIN Painter AS T2 ON T1.Teacher = T2.PainterID WHERE T2.Surname = 'Vandermolen';
-- Which painters have no painting in the collection? Give the given name and surname.
-- artists of whom we hold nothing, first name then surname
-- painters without a painting: given name, surname
SELECT GivenName, Surname FROM Painter WHERE PainterID NOT IN (SELECT PainterID FROM Painting);
-- What is the total insured value for each movement name?
-- sum insured, movement by movement
-- movement name, sum of insured value
SELECT T1.MovementName, SUM(T2.InsuredValue) FROM Movement AS T1 JOIN Painting AS T2 ON T1.MovementCode = T2.MovementCode GROUP BY T1.MovementCode;
-- Which movements have at least three paintings?
-- names of movements with 3 or more pictures
-- movement names, 3+ paintings
SELECT T1.MovementName FROM Movement AS T1 JOIN Painting AS T2 ON T1.MovementCode = T2.MovementCode GROUP BY T1.MovementCode HAVING COUNT(*) >= 3;
-- Find the captions of paintings restored by Museumlab Gent.
-- what did Museumlab Gent restore
-- studio Museumlab Gent: captions
SELECT T1.Caption FROM Painting AS T1 JOIN Restoration AS T2 ON T1.PaintingID = T2.PaintingID WHERE T2.Studio = 'Museumlab Gent';
-- Which captions belong to paintings that were never restored?
-- pictures still without any restoration
-- captions without a restoration
SELECT Caption FROM Painting WHERE PaintingID NOT IN (SELECT PaintingID FROM Restoration);
-- How many hours did each studio work in total?
-- restoration hours summed by studio
-- restoration studio, sum of hours
SELECT Studio, SUM(Hours) FROM Restoration GROUP BY Studio;
-- What are the captions of paintings with Dyke in the caption?
-- pictures called something with Dyke
-- "Dyke" in the caption
SELECT Caption FROM Painting WHERE Caption LIKE '%Dyke%';
-- Which painters were born in Ghent or in Flushing? Show the surnames.
-- surnames of those from Ghent or Flushing
-- born in Ghent or Flushing: surnames
SELECT Surname FROM Painter WHERE BornIn = 'Ghent' OR BornIn = 'Flushing';
-- What is the average insured value of paintings in oil?
-- how much is an oil insured for on average
-- technique oil: avg insured value
SELECT AVG(InsuredValue) FROM Painting WHERE Technique = 'oil';
-- Which painters worked both in Tidal Realism and in Luminism? Give the surname.
-- surname of anyone with pictures in Tidal Realism and Luminism alike
-- surnames with paintings in both movements: Luminism, Tidal Realism
SELECT T1.Surname FROM Painter AS T1 JOIN Painting AS T2 ON T1.PainterID = T2.PainterID JOIN Movement AS T3 ON T2.MovementCode = T3.MovementCode WHERE T3.MovementName = 'Tidal Realism' INTERSECT SELECT T1.Surname FROM Painter AS T1 JOIN Painting AS T2 ON T1.PainterID = T2.PainterID JOIN Movement AS T3 ON T2.MovementCode = T3.MovementCode WHERE T3.MovementName = 'Luminism';
-- Which movement started first?
-- name of the earliest movement
-- lowest start year: movement name
SELECT MovementName FROM Movement ORDER BY StartYear LIMIT 1;

-- database: blackbox_photo_agency
CREATE TABLE photogs (photog_cd TEXT PRIMARY KEY, fname TEXT, lname TEXT, base TEXT, day_rt REAL);
CREATE TABLE shoots (shoot_no INTEGER PRIMARY KEY, photog_cd TEXT REFERENCES photogs(photog_cd), client TEXT, loc TEXT, shoot_dt TEXT, typ TEXT);
CREATE TABLE pics (pic_id INTEGER PRIMARY KEY, shoot_no INTEGER REFERENCES shoots(shoot_no), descr TEXT, colour TEXT, mpix INTEGER);
CREATE TABLE lic (lic_no INTEGER PRIMARY KEY, pic_id INTEGER REFERENCES pics(pic_id), licensee TEXT, usage TEXT, fee REAL, lic_dt TEXT);
INSERT INTO photogs VALUES ('AKO','Ama','Kone','Paris',900),('BRT','Bruno','Tessier','Paris',1100),('CLW','Claire','Wynn','London',1250),('DMI','Drago','Milic','Belgrade',700),('EHS','Eun','Seo','Seoul',1000);
INSERT INTO shoots VALUES (501,'AKO','Le Matin','Dakar','2023-02-12','reportage'),(502,'BRT','Maison Orval','Paris','2023-03-03','fashion'),(503,'CLW','Tate Foods','London','2023-03-18','food'),(504,'AKO','Unaid','Bamako','2023-06-07','reportage'),(505,'DMI','Balkan Rail','Nis','2023-08-22','industry'),(506,'CLW','Maison Orval','Milan','2023-09-25','fashion'),(507,'BRT','Le Matin','Lyon','2023-11-30','portrait');
INSERT INTO pics VALUES (1,501,'Fisherman with net','colour',45),(2,501,'Market at dawn','colour',45),(3,502,'Red coat on bridge','colour',60),(4,503,'Lemon tart','colour',60),(5,504,'School yard','bw',24),(6,505,'Old locomotive','bw',24),(7,506,'Backstage mirror','bw',60),(8,504,'Well at noon','colour',45),(9,507,'Minister laughing','bw',45);
INSERT INTO lic VALUES (1,1,'Le Matin','editorial',300,'2023-02-20'),(2,1,'Ocean Fund','poster',850,'2023-05-02'),(3,3,'Maison Orval','advert',2400,'2023-03-15'),(4,5,'Unaid','report',400,'2023-07-01'),(5,7,'Style Now','editorial',650,'2023-10-10'),(6,4,'Tate Foods','packaging',3100,'2023-04-04'),(7,3,'Style Now','editorial',500,'2023-04-28');
-- Give the first and last names of photographers based in Paris.
-- who of ours sits in Paris? First name, last name
-- base Paris - fname, lname of photographers
SELECT fname, lname FROM photogs WHERE base = 'Paris';
-- How many pictures are black and white (colour bw)?
-- number of images stored as bw
-- colour = bw, count pics
SELECT COUNT(*) FROM pics WHERE colour = 'bw';
-- List the locations and dates of shoots for Maison Orval.
-- where and when did we shoot for Maison Orval
-- client Maison Orval: location, date of the shoots
SELECT loc, shoot_dt FROM shoots WHERE client = 'Maison Orval';
-- Which photographer has the highest day rate? Give the last name.
-- surname of our most expensive photographer
-- top day rate: lname
SELECT lname FROM photogs ORDER BY day_rt DESC LIMIT 1;
-- Show the number of shoots for each last name of a photographer.
-- assignments per photographer, by surname
-- photographer lname, count of shoots
SELECT T1.lname, COUNT(*) FROM photogs AS T1 JOIN shoots AS T2 ON T1.photog_cd = T2.photog_cd GROUP BY T1.photog_cd;
-- Which last names of photographers have no shoot?
-- surnames of photographers never sent on an assignment
-- lname of photographers without a shoot
SELECT lname FROM photogs WHERE photog_cd NOT IN (SELECT photog_cd FROM shoots);
-- What are the descriptions of pictures that were never licensed?
-- images that nobody has taken a licence for
-- pic descriptions, no licence
SELECT descr FROM pics WHERE pic_id NOT IN (SELECT pic_id FROM lic);
-- What is the total fee for each usage?
-- licence income by usage
-- usage, sum of licence fees
SELECT usage, SUM(fee) FROM lic GROUP BY usage;
-- Which licensees have taken more than one licence?
-- parties with over 1 licence
-- licensee with more than one licence
SELECT licensee FROM lic GROUP BY licensee HAVING COUNT(*) > 1;
-- Show the descriptions of pictures taken by the photographer with the last name Kone.
-- what images do we have by Kone
-- photographer lname Kone: pic descriptions
SELECT T3.descr FROM photogs AS T1 JOIN shoots AS T2 ON T1.photog_cd = T2.photog_cd JOIN pics AS T3 ON T2.shoot_no = T3.shoot_no WHERE T1.lname = 'Kone';
-- Which licence fees are above the average? Show licensee and fee.
-- licensee and fee wherever the fee beats the mean
-- fee over the mean: licensee, fee
SELECT licensee, fee FROM lic WHERE fee > (SELECT AVG(fee) FROM lic);
-- How many different clients have booked a shoot?
-- number of distinct clients
-- number of different clients in shoots
SELECT COUNT(DISTINCT client) FROM shoots;
-- What are the smallest and the largest fee, and the average fee?
-- min, max and mean of the licence fees
-- licence fee - min, max, avg
SELECT MIN(fee), MAX(fee), AVG(fee) FROM lic;
-- Which clients are also licensees?
-- names that booked shoots and took licences as well
-- names found both as licensee and as client
SELECT client FROM shoots INTERSECT SELECT licensee FROM lic;
-- Which picture has earned the most fees in total? Give its description.
-- best selling image by sum of fees
-- top pic by sum of fees, description
SELECT T1.descr FROM pics AS T1 JOIN lic AS T2 ON T1.pic_id = T2.pic_id GROUP BY T1.pic_id ORDER BY SUM(T2.fee) DESC LIMIT 1;
-- List the descriptions of pictures from shoots of type fashion or portrait.
-- images of the types fashion and portrait together
-- shoot type portrait or fashion: pic descriptions
SELECT T1.descr FROM pics AS T1 JOIN shoots AS T2 ON T1.shoot_no = T2.shoot_no WHERE T2.typ = 'fashion' OR T2.typ = 'portrait';

-- database: copper_fox_games
CREATE TABLE teams (team_id INTEGER PRIMARY KEY, team_name TEXT, city TEXT, producer TEXT);
CREATE TABLE developers (dev_id INTEGER PRIMARY KEY, handle TEXT, role TEXT, level INTEGER, team_id INTEGER REFERENCES teams(team_id), joined TEXT);
CREATE TABLE titles (title_id INTEGER PRIMARY KEY, name TEXT, genre TEXT, engine TEXT, team_id INTEGER REFERENCES teams(team_id), launched TEXT, metascore INTEGER);
CREATE TABLE releases (release_id INTEGER PRIMARY KEY, title_id INTEGER REFERENCES titles(title_id), platform TEXT, units INTEGER, price REAL);
CREATE TABLE bugs (bug_id INTEGER PRIMARY KEY, title_id INTEGER REFERENCES titles(title_id), summary TEXT, severity TEXT, status TEXT, fixed_by INTEGER REFERENCES developers(dev_id));
INSERT INTO teams VALUES (1,'Amber','Malmo','Sigrid Ek'),(2,'Brass','Gdansk','Pawel Zak'),(3,'Cinder','Malmo','Ola Nord'),(4,'Dusk','Porto','Rita Mota');
INSERT INTO developers VALUES (1,'pixelsmith','artist',3,1,'2016-02-01'),(2,'nullpointer','programmer',5,1,'2012-08-20'),(3,'boomroom','sound',2,2,'2021-01-11'),(4,'kaczka','programmer',4,2,'2017-05-15'),(5,'lorelady','writer',4,3,'2014-10-06'),(6,'quadtree','programmer',2,3,'2022-09-01'),(7,'vertexa','artist',1,2,'2024-03-01');
INSERT INTO titles VALUES (1,'Foxfire Valley','farming','Loam',1,'2018-04-12',86),(2,'Rust Cathedral','shooter','Anvil',2,'2020-10-30',74),(3,'The Paper Detective','adventure','Loam',3,'2019-03-22',91),(4,'Rust Cathedral II','shooter','Anvil',2,'2023-11-17',79),(5,'Foxfire Islands','farming','Loam',1,'2022-06-09',83),(6,'Moth Racer','racing','Anvil',3,'2016-09-02',61);
INSERT INTO releases VALUES (1,1,'PC',410000,19.99),(2,1,'console',530000,24.99),(3,2,'PC',120000,39.99),(4,3,'PC',260000,14.99),(5,3,'mobile',90000,6.99),(6,4,'console',310000,59.99),(7,5,'PC',350000,24.99),(8,5,'mobile',150000,9.99);
INSERT INTO bugs VALUES (1,1,'cow walks through wall','minor','closed',2),(2,2,'crash on save','critical','closed',4),(3,2,'music stops','major','open',NULL),(4,4,'black screen','critical','open',NULL),(5,5,'boat sinks at pier','major','closed',2),(6,3,'wrong clue shown','minor','closed',6),(7,4,'gun floats','minor','closed',4);
-- Which titles have a metascore of more than 80?
-- names of our games scoring above 80
-- metascore above 80, names
SELECT name FROM titles WHERE metascore > 80;
-- How many developers are programmers (role programmer)?
-- head count of people in the role programmer
-- role programmer, number of developers
SELECT COUNT(*) FROM developers WHERE role = 'programmer';
-- Show the name of each game and its total units over all releases.
-- units sold per title, platforms added up
-- title name, sum of units over its releases
SELECT T1.name, SUM(T2.units) FROM titles AS T1 JOIN releases AS T2 ON T1.title_id = T2.title_id GROUP BY T1.title_id;
-- What is the worst rated game by metascore?
-- title with the lowest metascore
-- lowest metascore: name
SELECT name FROM titles ORDER BY metascore LIMIT 1;
-- Which games have no release on any platform?
-- titles for which we never recorded a release
-- names of titles without a release
SELECT name FROM titles WHERE title_id NOT IN (SELECT title_id FROM releases);
-- List the summaries of bugs with status open and severity critical.
-- critical bugs still open
-- severity critical, status open - bug summaries
SELECT summary FROM bugs WHERE status = 'open' AND severity = 'critical';
-- Which handles have fixed more than one bug?
-- developers with over one fix
-- handles, fixed more than one bug
SELECT T1.handle FROM developers AS T1 JOIN bugs AS T2 ON T1.dev_id = T2.fixed_by GROUP BY T1.dev_id HAVING COUNT(*) > 1;
-- Find the names of games made by teams in Malmo.
-- what was produced in Malmo
-- team city Malmo: names of the titles
SELECT T1.name FROM titles AS T1 JOIN teams AS T2 ON T1.team_id = T2.team_id WHERE T2.city = 'Malmo';
-- What is the average level of developers in each team? Show the team name.
-- teams and the mean level of their people
-- team name, avg developer level
SELECT T1.team_name, AVG(T2.level) FROM teams AS T1 JOIN developers AS T2 ON T1.team_id = T2.team_id GROUP BY T1.team_id;
-- Which team has no developer?
-- name of the team nobody belongs to
-- team names, zero developers
SELECT team_name FROM teams WHERE team_id NOT IN (SELECT team_id FROM developers);
-- Show the names of games released on both PC and mobile.
-- titles that exist for PC and for mobile as well
-- names released on both platforms: mobile, PC
SELECT T1.name FROM titles AS T1 JOIN releases AS T2 ON T1.title_id = T2.title_id WHERE T2.platform = 'PC' INTERSECT SELECT T1.name FROM titles AS T1 JOIN releases AS T2 ON T1.title_id = T2.title_id WHERE T2.platform = 'mobile';
-- What is the cheapest, the dearest and the average price of a release?
-- lowest, highest and mean release price
-- price of releases - min, max, avg
SELECT MIN(price), MAX(price), AVG(price) FROM releases;
-- Which games score above the average metascore?
-- titles better than the mean metascore
-- metascore over the mean: names
SELECT name FROM titles WHERE metascore > (SELECT AVG(metascore) FROM titles);
-- Who fixed the bug with the summary crash on save? Give the handle.
-- handle of the person that solved crash on save
-- bug summary crash on save: handle of the fixer
SELECT T1.handle FROM developers AS T1 JOIN bugs AS T2 ON T1.dev_id = T2.fixed_by WHERE T2.summary = 'crash on save';
-- How many bugs are there per severity?
-- bug counts by severity
-- severity + count of bugs
SELECT severity, COUNT(*) FROM bugs GROUP BY severity;
-- Who are the two developers who joined first?
-- handles of our 2 longest serving people
-- developers by joined ascending, only 2, handles
SELECT handle FROM developers ORDER BY joined LIMIT 2;

-- database: meeple_harbour
CREATE TABLE boardgame (code TEXT PRIMARY KEY, name TEXT, designer TEXT, min_players INTEGER, max_players INTEGER, play_minutes INTEGER, weight REAL);
CREATE TABLE copy (copy_no INTEGER PRIMARY KEY, game_code TEXT REFERENCES boardgame(code), condition TEXT, box_shelf TEXT);
CREATE TABLE member (member_no INTEGER PRIMARY KEY, nick TEXT, birth_year INTEGER, tier TEXT, favourite TEXT REFERENCES boardgame(code));
CREATE TABLE session (session_id INTEGER PRIMARY KEY, copy_no INTEGER REFERENCES copy(copy_no), played_on TEXT, table_no INTEGER);
CREATE TABLE seat (session_id INTEGER REFERENCES session(session_id), member_no INTEGER REFERENCES member(member_no), points INTEGER, won TEXT, PRIMARY KEY (session_id, member_no));
INSERT INTO boardgame VALUES ('SALT','Salt Caravans','Uwe Klein',2,4,90,3.4),('OWLS','Owls at Night','Mina Cho',2,6,30,1.5),('TRAM','Tramlines','Uwe Klein',3,5,120,3.9),('GOAT','Goat Auction','Pia Lund',3,8,25,1.2),('REEF','Reef Architects','Mina Cho',1,4,60,2.3),('KING','Nine Kings','Bartek Wilk',2,2,45,2.8);
INSERT INTO copy VALUES (1,'SALT','good','S1'),(2,'OWLS','worn','S1'),(3,'OWLS','new','S2'),(4,'TRAM','good','S3'),(5,'GOAT','missing parts','S2'),(6,'REEF','new','S3'),(7,'KING','good','S1');
INSERT INTO member VALUES (1,'Hexagon Hal',1979,'gold','TRAM'),(2,'Lucky Bea',1992,'silver','OWLS'),(3,'Mo',2001,'basic','OWLS'),(4,'Dice Dora',1985,'gold','SALT'),(5,'Uncle Ted',1958,'silver',NULL),(6,'Zoe K',2004,'basic','REEF');
INSERT INTO session VALUES (1,1,'2024-05-03',4),(2,2,'2024-05-03',2),(3,4,'2024-05-10',4),(4,3,'2024-05-10',1),(5,6,'2024-05-17',3),(6,1,'2024-05-24',4);
INSERT INTO seat VALUES (1,1,82,'no'),(1,4,97,'yes'),(2,2,14,'yes'),(2,3,11,'no'),(3,1,133,'yes'),(3,4,120,'no'),(3,2,101,'no'),(4,3,16,'no'),(4,2,19,'yes'),(5,1,55,'yes'),(6,4,88,'yes'),(6,3,60,'no');
-- What are the names of board games by Uwe Klein?
-- games designed by Uwe Klein
-- designer Uwe Klein - game names
SELECT name FROM boardgame WHERE designer = 'Uwe Klein';
-- How many games can be played by 6 or more people at most (maximum players at least 6)?
-- number of games whose maximum of players is 6 or higher
-- max players at least 6, count board games
SELECT COUNT(*) FROM boardgame WHERE max_players >= 6;
-- Which game has the longest playing time?
-- the game that takes the most minutes
-- top play minutes: game name
SELECT name FROM boardgame ORDER BY play_minutes DESC LIMIT 1;
-- Show each member's nick and his or her number of seats taken in sessions.
-- how often has everybody played? nick and count
-- member nick, count of seats
SELECT T1.nick, COUNT(*) FROM member AS T1 JOIN seat AS T2 ON T1.member_no = T2.member_no GROUP BY T1.member_no;
-- Which games do we own in more than one copy?
-- names of games with over one box
-- game names with more than one copy
SELECT T1.name FROM boardgame AS T1 JOIN copy AS T2 ON T1.code = T2.game_code GROUP BY T1.code HAVING COUNT(*) > 1;
-- Which members have never taken a seat? Give the nick.
-- nicks of people who have not played so far
-- nicks of members without a seat
SELECT nick FROM member WHERE member_no NOT IN (SELECT member_no FROM seat);
-- What is the favourite game of Zoe K? Show its name.
-- Zoe K likes which game best
-- nick Zoe K: name of the favourite game
SELECT T2.name FROM member AS T1 JOIN boardgame AS T2 ON T1.favourite = T2.code WHERE T1.nick = 'Zoe K';
-- List the nicks of members without a favourite.
-- who has not named a favourite
-- favourite empty: nicks
SELECT nick FROM member WHERE favourite IS NULL;
-- On which dates was Salt Caravans played?
-- days with Salt Caravans on the table
-- Salt Caravans: played on
SELECT T3.played_on FROM boardgame AS T1 JOIN copy AS T2 ON T1.code = T2.game_code JOIN session AS T3 ON T2.copy_no = T3.copy_no WHERE T1.name = 'Salt Caravans';
-- Find the distinct nicks of members who have won (won yes).
-- different people with a yes for won
-- won = yes, different nicks
SELECT DISTINCT T1.nick FROM member AS T1 JOIN seat AS T2 ON T1.member_no = T2.member_no WHERE T2.won = 'yes';
-- Which copy numbers were never used in a session?
-- boxes that have not been on a table, by copy number
-- copy no without a session
SELECT copy_no FROM copy WHERE copy_no NOT IN (SELECT copy_no FROM session);
-- Give the lowest, the average and the highest weight of a game.
-- min, mean and max weight
-- weight of board games - min, avg, max
SELECT MIN(weight), AVG(weight), MAX(weight) FROM boardgame;
-- Which games are heavier than the average weight?
-- names of games with more weight than the mean
-- weight over the mean: game names
SELECT name FROM boardgame WHERE weight > (SELECT AVG(weight) FROM boardgame);
-- How many members are there in each tier?
-- membership by tier
-- tier, count of members
SELECT tier, COUNT(*) FROM member GROUP BY tier;
-- Show the nick and total points of the member with the most points.
-- top scorer overall: nick, points
-- top member by sum of points: nick, sum
SELECT T1.nick, SUM(T2.points) FROM member AS T1 JOIN seat AS T2 ON T1.member_no = T2.member_no GROUP BY T1.member_no ORDER BY SUM(T2.points) DESC LIMIT 1;

-- database: panel_nine_comics
CREATE TABLE Series (SeriesId INTEGER PRIMARY KEY, Title TEXT, Genre TEXT, FirstYear INTEGER, Status TEXT);
CREATE TABLE Creators (CreatorId INTEGER PRIMARY KEY, CreatorName TEXT, HomeCountry TEXT, PageRate REAL);
CREATE TABLE Issues (IssueId INTEGER PRIMARY KEY, SeriesId INTEGER REFERENCES Series(SeriesId), Number INTEGER, CoverDate TEXT, Pages INTEGER, PrintRun INTEGER, ScriptBy INTEGER REFERENCES Creators(CreatorId), ArtBy INTEGER REFERENCES Creators(CreatorId));
CREATE TABLE Heroes (HeroId INTEGER PRIMARY KEY, Alias TEXT, CivilName TEXT, Power TEXT, DebutIssue INTEGER REFERENCES Issues(IssueId));
INSERT INTO Series VALUES (1,'Captain Isobar','superhero',1988,'running'),(2,'Moth and Lamp','horror',2001,'ended'),(3,'Tin Sheriff','western',1995,'running'),(4,'Granny Gravity','humour',2014,'running'),(5,'Salt City','crime',2019,'paused');
INSERT INTO Creators VALUES (1,'Joss Kettering','UK',210),(2,'Aiko Mura','Japan',260),(3,'Dan Bravo','USA',180),(4,'Lotte Visser','Netherlands',230),(5,'Ezra Flint','USA',150);
INSERT INTO Issues VALUES (1,1,100,'1998-05-01',32,42000,1,3),(2,1,150,'2004-01-01',36,38000,3,2),(3,2,1,'2001-10-01',24,21000,4,4),(4,2,12,'2003-10-01',28,16000,4,2),(5,3,77,'2007-06-01',32,30000,1,2),(6,4,1,'2014-03-01',20,25000,1,4),(7,4,9,'2016-08-01',20,19000,4,4),(8,1,201,'2011-02-01',40,27000,1,2);
INSERT INTO Heroes VALUES (1,'Captain Isobar','Barry Low','weather',1),(2,'Occluda','Fran Cold','ice',2),(3,'The Moth','unknown','flight',3),(4,'Granny Gravity','Edna Plum','gravity',6),(5,'Tin Sheriff','Abel Stone','armour',5),(6,'Doctor Drizzle','Nate Mist','weather',8),(7,'Yarnball','Mabel Plum',NULL,6);
-- List the titles of series that are still running (status running).
-- which of our comics have the status running
-- status = running, series titles
SELECT Title FROM Series WHERE Status = 'running';
-- How many issues had a print run over 25000?
-- number of issues printed in more than 25000 copies
-- print run above 25000, number of issues
SELECT COUNT(*) FROM Issues WHERE PrintRun > 25000;
-- Show the series title and number of issues recorded for each series.
-- how many issues per comic
-- series title + count of issues
SELECT T1.Title, COUNT(*) FROM Series AS T1 JOIN Issues AS T2 ON T1.SeriesId = T2.SeriesId GROUP BY T1.SeriesId;
-- Which creator has the highest page rate?
-- our best paid creator per page
-- top page rate: creator name
SELECT CreatorName FROM Creators ORDER BY PageRate DESC LIMIT 1;
-- What are the aliases of heroes with the power weather?
-- heroes who command the weather
-- power = weather: hero aliases
SELECT Alias FROM Heroes WHERE Power = 'weather';
-- Which series have no issue recorded?
-- titles lacking any issue
-- series titles, zero issues
SELECT Title FROM Series WHERE SeriesId NOT IN (SELECT SeriesId FROM Issues);
-- Show the cover dates of issues drawn by Aiko Mura (art by).
-- cover dates with Aiko Mura's art
-- art by Aiko Mura: cover dates
SELECT T1.CoverDate FROM Issues AS T1 JOIN Creators AS T2 ON T1.ArtBy = T2.CreatorId WHERE T2.CreatorName = 'Aiko Mura';
-- Which creators wrote the script of at least three issues?
-- names of those with 3 or more scripts
-- creator names, script of 3+ issues
SELECT T1.CreatorName FROM Creators AS T1 JOIN Issues AS T2 ON T1.CreatorId = T2.ScriptBy GROUP BY T1.CreatorId HAVING COUNT(*) >= 3;
-- In which series did the hero Occluda have the debut? Give the title.
-- title of the comic that introduced Occluda
-- hero Occluda: title of the debut series
SELECT T1.Title FROM Series AS T1 JOIN Issues AS T2 ON T1.SeriesId = T2.SeriesId JOIN Heroes AS T3 ON T2.IssueId = T3.DebutIssue WHERE T3.Alias = 'Occluda';
-- What is the average print run of issues in each genre?
-- mean copies printed, by genre
-- genre, avg print run of issues
SELECT T1.Genre, AVG(T2.PrintRun) FROM Series AS T1 JOIN Issues AS T2 ON T1.SeriesId = T2.SeriesId GROUP BY T1.Genre;
-- Which creators neither wrote a script nor drew the art of any issue?
-- names that appear on no issue, whether script or art
-- creator names without an issue by script or by art
SELECT CreatorName FROM Creators WHERE CreatorId NOT IN (SELECT ScriptBy FROM Issues) AND CreatorId NOT IN (SELECT ArtBy FROM Issues);
-- Which creators have done script work and art work? Show the names.
-- people who are listed for script as well as for art
-- creator names found both as art by and as script by
SELECT T1.CreatorName FROM Creators AS T1 JOIN Issues AS T2 ON T1.CreatorId = T2.ScriptBy INTERSECT SELECT T1.CreatorName FROM Creators AS T1 JOIN Issues AS T2 ON T1.CreatorId = T2.ArtBy;
-- What are the fewest, the most and the average pages of an issue?
-- minimum, maximum and mean page count
-- issue pages - min, max, avg
SELECT MIN(Pages), MAX(Pages), AVG(Pages) FROM Issues;
-- Which hero has no recorded power? Give the alias.
-- alias of the hero whose power is missing
-- power empty: hero alias
SELECT Alias FROM Heroes WHERE Power IS NULL;
-- Which creators have a page rate below the average?
-- names paid less per page than the mean
-- page rate under the mean: creator names
SELECT CreatorName FROM Creators WHERE PageRate < (SELECT AVG(PageRate) FROM Creators);
-- How many different powers do the heroes have?
-- count of distinct powers
-- number of different hero powers
SELECT COUNT(DISTINCT Power) FROM Heroes;

-- database: lumen_stream
CREATE TABLE plans (plan_code TEXT PRIMARY KEY, label TEXT, monthly_fee REAL, screens INTEGER);
CREATE TABLE households (household_id INTEGER PRIMARY KEY, holder TEXT, country TEXT, plan_code TEXT REFERENCES plans(plan_code), signed_up TEXT);
CREATE TABLE profiles (profile_id INTEGER PRIMARY KEY, household_id INTEGER REFERENCES households(household_id), nickname TEXT, kids TEXT, language TEXT);
CREATE TABLE catalogue (item_id INTEGER PRIMARY KEY, title TEXT, kind TEXT, made_year INTEGER, age_rating INTEGER, runtime_min INTEGER);
CREATE TABLE views (view_id INTEGER PRIMARY KEY, profile_id INTEGER REFERENCES profiles(profile_id), item_id INTEGER REFERENCES catalogue(item_id), viewed_on TEXT, percent_seen INTEGER, device TEXT);
INSERT INTO plans VALUES ('B','Basic',5.99,1),('S','Standard',9.99,2),('F','Family',13.99,4),('P','Premium',17.99,4);
INSERT INTO households VALUES (1,'Ivana Petrovic','Croatia','F','2021-02-14'),(2,'Tom Healy','Ireland','B','2022-07-01'),(3,'Marie Roux','France','S','2020-11-20'),(4,'Jose Lima','Portugal','F','2023-05-05'),(5,'Nora Quinn','Ireland','S','2024-01-18');
INSERT INTO profiles VALUES (1,1,'Ivi','no','Croatian'),(2,1,'Luka','yes','Croatian'),(3,2,'Tommo','no','English'),(4,3,'Marie','no','French'),(5,4,'Ze','no','Portuguese'),(6,4,'Bia','yes','Portuguese'),(7,5,'Nora Q','no','English');
INSERT INTO catalogue VALUES (1,'Under the Viaduct','series',2022,16,48),(2,'Pip the Penguin','series',2020,0,11),(3,'Last Tram to Split','film',2018,12,104),(4,'Sourdough Nation','documentary',2023,0,72),(5,'The Cartographer''s Lie','film',2021,16,131),(6,'Comet Kids','film',2024,6,88);
INSERT INTO views VALUES (1,1,1,'2024-02-01',100,'tv'),(2,2,2,'2024-02-01',100,'tablet'),(3,3,5,'2024-02-03',35,'laptop'),(4,4,3,'2024-02-04',100,'tv'),(5,5,1,'2024-02-05',60,'phone'),(6,6,2,'2024-02-06',90,'tablet'),(7,1,3,'2024-02-09',100,'tv'),(8,4,4,'2024-02-10',20,'phone'),(9,2,2,'2024-02-11',100,'tv');
-- What are the titles with an age rating of 12 or more?
-- things rated 12 and up
-- age rating 12 or higher: titles
SELECT title FROM catalogue WHERE age_rating >= 12;
-- How many profiles are for kids (kids yes)?
-- number of profiles with yes for kids
-- kids = yes, count profiles
SELECT COUNT(*) FROM profiles WHERE kids = 'yes';
-- Show the holder and the plan label of each household.
-- who is on which plan
-- household holder, plan label
SELECT T1.holder, T2.label FROM households AS T1 JOIN plans AS T2 ON T1.plan_code = T2.plan_code;
-- Which title has the longest runtime?
-- what in the catalogue runs longest
-- top runtime: title
SELECT title FROM catalogue ORDER BY runtime_min DESC LIMIT 1;
-- How many views did each title get?
-- titles with their number of views
-- title + count of views
SELECT T1.title, COUNT(*) FROM catalogue AS T1 JOIN views AS T2 ON T1.item_id = T2.item_id GROUP BY T1.item_id;
-- Which titles have never been viewed?
-- items nobody has watched
-- titles without a view
SELECT title FROM catalogue WHERE item_id NOT IN (SELECT item_id FROM views);
-- Find the nicknames of profiles that watched Last Tram to Split.
-- who saw Last Tram to Split
-- Last Tram to Split: nicknames of the viewing profiles
SELECT T1.nickname FROM profiles AS T1 JOIN views AS T2 ON T1.profile_id = T2.profile_id JOIN catalogue AS T3 ON T2.item_id = T3.item_id WHERE T3.title = 'Last Tram to Split';
-- Which plans are not used by any household? Give the label.
-- labels of plans without a subscriber
-- plan labels, zero households
SELECT label FROM plans WHERE plan_code NOT IN (SELECT plan_code FROM households);
-- What is the average percent seen per device?
-- mean percentage watched by kind of device
-- device, avg percent seen
SELECT device, AVG(percent_seen) FROM views GROUP BY device;
-- Show the holders whose household has more than one profile.
-- account holders with over 1 profile
-- holders, household with more than one profile
SELECT T1.holder FROM households AS T1 JOIN profiles AS T2 ON T1.household_id = T2.household_id GROUP BY T1.household_id HAVING COUNT(*) > 1;
-- Which profiles have no view? Give the nickname.
-- nicknames that have watched nothing
-- nicknames of profiles without a view
SELECT nickname FROM profiles WHERE profile_id NOT IN (SELECT profile_id FROM views);
-- List the nicknames in households from Ireland.
-- profiles of families from Ireland
-- household country Ireland: profile nicknames
SELECT T1.nickname FROM profiles AS T1 JOIN households AS T2 ON T1.household_id = T2.household_id WHERE T2.country = 'Ireland';
-- Which titles were viewed on a tv or on a laptop, without repeats (distinct)?
-- different titles played on tv or laptop
-- different titles viewed on device tv or laptop
SELECT DISTINCT T1.title FROM catalogue AS T1 JOIN views AS T2 ON T1.item_id = T2.item_id WHERE T2.device IN ('tv', 'laptop');
-- Which labels of plans cost more than the average monthly fee?
-- plans dearer than the mean fee
-- monthly fee over the mean: plan labels
SELECT label FROM plans WHERE monthly_fee > (SELECT AVG(monthly_fee) FROM plans);
-- Give the number of titles and the average runtime for each kind.
-- per kind: how many items, mean runtime
-- catalogue kind, count, avg runtime
SELECT kind, COUNT(*), AVG(runtime_min) FROM catalogue GROUP BY kind;
-- Who are the first three holders to sign up?
-- our 3 oldest accounts by sign-up date, holders
-- households by signed up ascending, only 3, holders
SELECT holder FROM households ORDER BY signed_up LIMIT 3;
