-- database: slow_garden_magazine
CREATE TABLE Contributor (ContributorId INTEGER PRIMARY KEY, Name TEXT, Craft TEXT, Country TEXT, RatePerPage REAL);
CREATE TABLE Edition (EditionNo INTEGER PRIMARY KEY, Season TEXT, Year INTEGER, CoverTheme TEXT, PrintRun INTEGER, CoverPrice REAL);
CREATE TABLE Feature (FeatureId INTEGER PRIMARY KEY, EditionNo INTEGER REFERENCES Edition(EditionNo), Heading TEXT, Rubric TEXT, Pages INTEGER, WrittenBy INTEGER REFERENCES Contributor(ContributorId), PhotosBy INTEGER REFERENCES Contributor(ContributorId));
CREATE TABLE Advertiser (AdvertiserId INTEGER PRIMARY KEY, Company TEXT, Branch TEXT);
CREATE TABLE Advert (AdvertId INTEGER PRIMARY KEY, AdvertiserId INTEGER REFERENCES Advertiser(AdvertiserId), EditionNo INTEGER REFERENCES Edition(EditionNo), Format TEXT, Price REAL);
INSERT INTO Contributor VALUES (1,'Beatrix Hale','writer','UK',180),(2,'Jonas Lind','photographer','Sweden',220),(3,'Amara Diop','writer','Senegal',200),(4,'Theo Carver','photographer','UK',240),(5,'Rosa Mendez','illustrator','Spain',150),(6,'Keiko Abe','writer','Japan',210);
INSERT INTO Edition VALUES (31,'spring',2023,'meadows',18000,7.5),(32,'summer',2023,'water',21000,7.5),(33,'autumn',2023,'seeds',16500,7.5),(34,'winter',2023,'evergreens',15000,8.0),(35,'spring',2024,'bees',19500,8.0);
INSERT INTO Feature VALUES (1,31,'A meadow in the city','visits',8,1,4),(2,31,'Rakes worth keeping','tools',4,3,2),(3,32,'The pond year','practice',6,1,2),(4,32,'Moss of Kyoto','visits',10,6,4),(5,33,'Saving tomato seed','practice',5,3,2),(6,34,'Holly and law','essay',7,1,4),(7,35,'Hives on the roof','visits',9,3,4),(8,35,'A wall of quince','practice',3,6,2);
INSERT INTO Advertiser VALUES (1,'Thorn Tools','tools'),(2,'Willow Seeds','seeds'),(3,'Glasshouse Green','greenhouses'),(4,'Bramble Tours','travel'),(5,'Fernley Seeds','seeds');
INSERT INTO Advert VALUES (1,1,31,'full page',2400),(2,2,31,'half page',1300),(3,2,32,'full page',2400),(4,4,32,'quarter page',700),(5,3,33,'double page',4200),(6,2,35,'half page',1400),(7,1,35,'full page',2600);
-- List the headings of features in the rubric visits.
-- which pieces appeared under visits
-- rubric visits - headings please
SELECT Heading FROM Feature WHERE Rubric = 'visits';
-- How many contributors are photographers (craft photographer)?
-- number of people on file as photographer
-- photographer as craft - contributor count
SELECT COUNT(*) FROM Contributor WHERE Craft = 'photographer';
-- What is the cover theme of the edition with the largest print run?
-- theme on the cover of the number printed most
-- highest print run of all editions - cover theme
SELECT CoverTheme FROM Edition ORDER BY PrintRun DESC LIMIT 1;
-- Show each writer's name and the number of features written.
-- how many pieces has everyone written, by name
-- feature count by the contributor who wrote them, name in front
SELECT T1.Name, COUNT(*) FROM Contributor AS T1 JOIN Feature AS T2 ON T1.ContributorId = T2.WrittenBy GROUP BY T1.ContributorId;
-- Find the headings of features with photos by Theo Carver.
-- pieces that Theo Carver took the pictures for
-- photos by Theo Carver: headings of the features
SELECT T1.Heading FROM Feature AS T1 JOIN Contributor AS T2 ON T1.PhotosBy = T2.ContributorId WHERE T2.Name = 'Theo Carver';
-- Which advertisers have never placed an advert? Give the company.
-- companies on our list without a single ad
-- advertisers that not one advert belongs to - companies
SELECT Company FROM Advertiser WHERE AdvertiserId NOT IN (SELECT AdvertiserId FROM Advert);
-- What is the total advert price for each cover theme?
-- ad income per edition, shown by cover theme
-- sum of advert prices by edition, cover theme in front
SELECT T1.CoverTheme, SUM(T2.Price) FROM Edition AS T1 JOIN Advert AS T2 ON T1.EditionNo = T2.EditionNo GROUP BY T1.EditionNo;
-- Which companies bought a full page in 2023?
-- who took a full page in an edition of the year 2023
-- edition year 2023, format full page: companies behind the adverts
SELECT T1.Company FROM Advertiser AS T1 JOIN Advert AS T2 ON T1.AdvertiserId = T2.AdvertiserId JOIN Edition AS T3 ON T2.EditionNo = T3.EditionNo WHERE T2.Format = 'full page' AND T3.Year = 2023;
-- Show the rubrics with more than 2 features.
-- sections that had over two pieces
-- count features by rubric, only those with over 2
SELECT Rubric FROM Feature GROUP BY Rubric HAVING COUNT(*) > 2;
-- Which contributors have a rate per page above average?
-- names of those who cost more a page than the mean
-- rate per page beyond the mean of all contributors - names
SELECT Name FROM Contributor WHERE RatePerPage > (SELECT AVG(RatePerPage) FROM Contributor);
-- What are the smallest, average and largest advert price?
-- cheapest, mean and dearest ad
-- advert price please: smallest, mean, largest
SELECT MIN(Price), AVG(Price), MAX(Price) FROM Advert;
-- Which cover themes were printed in more than 17000 copies with a cover price of 7.5?
-- themes of the editions at 7.5 with a run beyond 17000
-- cover price 7.5, print run beyond 17000: cover themes
SELECT CoverTheme FROM Edition WHERE PrintRun > 17000 AND CoverPrice = 7.5;
-- Which editions had no advert? Give the cover theme.
-- cover themes of numbers printed without ads
-- editions that not one advert belongs to - cover themes
SELECT CoverTheme FROM Edition WHERE EditionNo NOT IN (SELECT EditionNo FROM Advert);
-- How many different rubrics are there?
-- number of distinct sections our pieces run in
-- rubrics of the features - number of different ones
SELECT COUNT(DISTINCT Rubric) FROM Feature;
-- Which contributors neither wrote nor photographed a feature?
-- names without any feature, be it as writer or for photos
-- leave out everyone who wrote and everyone who took photos for a feature; names of the contributors that remain
SELECT Name FROM Contributor WHERE ContributorId NOT IN (SELECT WrittenBy FROM Feature) AND ContributorId NOT IN (SELECT PhotosBy FROM Feature);

-- database: earshot_podcast_network
CREATE TABLE hosts (host_id INTEGER PRIMARY KEY, host_name TEXT, country TEXT, since INTEGER);
CREATE TABLE shows (show_id INTEGER PRIMARY KEY, title TEXT, topic TEXT, host_id INTEGER REFERENCES hosts(host_id), started_on TEXT, is_weekly TEXT);
CREATE TABLE episodes (episode_id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES shows(show_id), ep_no INTEGER, name TEXT, minutes INTEGER, downloads INTEGER, released TEXT);
CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, full_name TEXT, occupation TEXT);
CREATE TABLE episode_guests (episode_id INTEGER REFERENCES episodes(episode_id), guest_id INTEGER REFERENCES guests(guest_id), fee REAL, PRIMARY KEY (episode_id, guest_id));
CREATE TABLE sponsors (sponsor_id INTEGER PRIMARY KEY, brand TEXT, show_id INTEGER REFERENCES shows(show_id), monthly_amount REAL);
INSERT INTO hosts VALUES (1,'Lola Reyes','Mexico',2016),(2,'Finn Okafor','Ireland',2018),(3,'Wendy Sparks','USA',2014),(4,'Ravi Menon','India',2020),(5,'Petra Vogt','Germany',2023);
INSERT INTO shows VALUES (1,'Deep Pockets','money',3,'2014-09-01','yes'),(2,'Bone Talk','archaeology',2,'2018-03-14','no'),(3,'Cooking by Ear','food',1,'2017-05-20','yes'),(4,'Night Trains','travel',4,'2020-11-02','no'),(5,'Tiny Laws','law',3,'2019-01-10','yes');
INSERT INTO episodes VALUES (1,1,210,'Why rent hurts',42,88000,'2024-01-08'),(2,1,211,'The gold myth',39,91500,'2024-01-15'),(3,2,40,'The bog king',55,23000,'2024-01-20'),(4,3,301,'Broth',28,47000,'2024-02-02'),(5,3,302,'Corn and lime',31,52000,'2024-02-09'),(6,4,18,'Vienna to Rome',64,17500,'2024-02-11'),(7,5,120,'Can you own a tree',25,30500,'2024-02-19'),(8,2,41,'Teeth never lie',51,26000,'2024-03-01');
INSERT INTO guests VALUES (1,'Dr Siobhan Kerr','archaeologist'),(2,'Marco Bini','chef'),(3,'Ellen Frost','economist'),(4,'Judge Amy Toll','judge'),(5,'Pablo Nunez','chef'),(6,'Hans Gruber','train driver');
INSERT INTO episode_guests VALUES (1,3,200),(2,3,200),(3,1,150),(4,2,180),(5,5,160),(5,2,180),(7,4,0),(8,1,150);
INSERT INTO sponsors VALUES (1,'BrightTax',1,4000),(2,'Leaf Mattress',1,3500),(3,'PanPan Cookware',3,2200),(4,'Leaf Mattress',5,1200),(5,'Spice Box',3,900);
-- What are the names of episodes longer than 50 minutes?
-- which episodes run over 50 minutes
-- minutes above 50 - episode names
SELECT name FROM episodes WHERE minutes > 50;
-- How many shows are weekly (is_weekly yes)?
-- number of podcasts with yes for weekly
-- is weekly = yes - show count
SELECT COUNT(*) FROM shows WHERE is_weekly = 'yes';
-- Show the title of every show together with its host's name.
-- programmes and who presents them
-- for all shows: title, name of the person hosting
SELECT T1.title, T2.host_name FROM shows AS T1 JOIN hosts AS T2 ON T1.host_id = T2.host_id;
-- Which episode has the most downloads?
-- name of our most downloaded episode
-- highest download figure of all episodes - name
SELECT name FROM episodes ORDER BY downloads DESC LIMIT 1;
-- What is the total number of downloads of each show?
-- downloads summed up per podcast title
-- sum of downloads by show, title in front
SELECT T1.title, SUM(T2.downloads) FROM shows AS T1 JOIN episodes AS T2 ON T1.show_id = T2.show_id GROUP BY T1.show_id;
-- Which hosts have no show?
-- presenters without a podcast of their own
-- hosts that not one show belongs to - names
SELECT host_name FROM hosts WHERE host_id NOT IN (SELECT host_id FROM shows);
-- Find the full names of guests who are chefs (occupation chef).
-- guests with chef as occupation
-- occupation chef: full names of the guests
SELECT full_name FROM guests WHERE occupation = 'chef';
-- Which guests appeared in more than one episode?
-- people we invited more than one time
-- count episodes by guest, leaving out those with a single one: full name
SELECT T1.full_name FROM guests AS T1 JOIN episode_guests AS T2 ON T1.guest_id = T2.guest_id GROUP BY T1.guest_id HAVING COUNT(*) > 1;
-- List the names of guests who were on the show Cooking by Ear, each only once (distinct).
-- different people who sat in Cooking by Ear
-- Cooking by Ear: different full names of the guests
SELECT DISTINCT T1.full_name FROM guests AS T1 JOIN episode_guests AS T2 ON T1.guest_id = T2.guest_id JOIN episodes AS T3 ON T2.episode_id = T3.episode_id JOIN shows AS T4 ON T3.show_id = T4.show_id WHERE T4.title = 'Cooking by Ear';
-- Which shows have no sponsor? Give the titles.
-- podcasts that nobody sponsors
-- shows that not one sponsor belongs to - titles
SELECT title FROM shows WHERE show_id NOT IN (SELECT show_id FROM sponsors);
-- How much does each brand pay per month in total?
-- monthly sum by sponsor brand
-- sum of monthly amounts by brand, brand in front
SELECT brand, SUM(monthly_amount) FROM sponsors GROUP BY brand;
-- Which episodes had fewer downloads than the average episode?
-- names of those below the mean in downloads
-- downloads below the mean of all episodes - names
SELECT name FROM episodes WHERE downloads < (SELECT AVG(downloads) FROM episodes);
-- Give the shortest, average and longest length of an episode in minutes.
-- min, mean and max running time
-- episode length please: smallest, mean, largest
SELECT MIN(minutes), AVG(minutes), MAX(minutes) FROM episodes;
-- Which brands sponsor a show about money or about food?
-- sponsor brands of the topics money or food
-- show topic food or money: sponsor brands
SELECT T1.brand FROM sponsors AS T1 JOIN shows AS T2 ON T1.show_id = T2.show_id WHERE T2.topic = 'money' OR T2.topic = 'food';
-- Which host presents the most shows?
-- who has the greatest number of podcasts
-- count shows by host and name the one on top
SELECT T1.host_name FROM hosts AS T1 JOIN shows AS T2 ON T1.host_id = T2.host_id GROUP BY T1.host_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the three oldest shows by start date?
-- first 3 podcasts that we started
-- first 3 shows when sorted by start upwards - titles
SELECT title FROM shows ORDER BY started_on LIMIT 3;

-- database: radio_quinoa_community
CREATE TABLE presenter (pid INTEGER PRIMARY KEY, nickname TEXT, is_volunteer TEXT, dob TEXT, town TEXT);
CREATE TABLE programme (prog_id INTEGER PRIMARY KEY, label TEXT, lang TEXT, genre TEXT, lead_pid INTEGER REFERENCES presenter(pid));
CREATE TABLE slot (slot_id INTEGER PRIMARY KEY, prog_id INTEGER REFERENCES programme(prog_id), weekday TEXT, start_hr INTEGER, dur_min INTEGER);
CREATE TABLE transmitter (tx_code TEXT PRIMARY KEY, site TEXT, freq_mhz REAL, power_w INTEGER);
CREATE TABLE call_in (call_id INTEGER PRIMARY KEY, slot_id INTEGER REFERENCES slot(slot_id), caller_town TEXT, called_on TEXT, subject TEXT);
INSERT INTO presenter VALUES (1,'Tio Pepe','Y','1958-04-12','Cusco'),(2,'Luz','N','1985-09-30','Puno'),(3,'DJ Condor','Y','1996-01-22','Cusco'),(4,'Maestra Ines','Y','1964-07-05','Juliaca'),(5,'Wayra','N','1990-12-11','Puno');
INSERT INTO programme VALUES (1,'Good Morning Altiplano','Quechua','news',2),(2,'Potato Hour','Quechua','farming',1),(3,'Condor Beats','Spanish','music',3),(4,'Stories of the Lake','Aymara','stories',5),(5,'Homework Helpline','Spanish','school',2),(6,'Llama Market','Quechua','farming',1);
INSERT INTO slot VALUES (1,1,'Monday',6,120),(2,1,'Tuesday',6,120),(3,2,'Wednesday',17,60),(4,3,'Friday',21,180),(5,4,'Sunday',19,45),(6,5,'Monday',15,90),(7,3,'Saturday',22,240),(8,6,'Monday',12,30);
INSERT INTO transmitter VALUES ('TX1','Cerro Blanco',98.3,1000),('TX2','Lake shore',98.7,250),('TX3','Old mine',101.1,500),('TX4','Pass road',103.5,100),('TX5','Cathedral roof',98.1,750);
INSERT INTO call_in VALUES (1,1,'Puno','2024-04-01','road works'),(2,3,'Ilave','2024-04-03','potato blight'),(3,3,'Puno','2024-04-10','frost'),(4,4,'Cusco','2024-04-05','song wish'),(5,7,'Puno','2024-04-06','song wish'),(6,6,'Juliaca','2024-04-08','fractions'),(7,3,'Juliaca','2024-04-17','frost');
-- What are the labels of programmes in Quechua?
-- what do we send in Quechua
-- language Quechua - labels of the programmes
SELECT label FROM programme WHERE lang = 'Quechua';
-- How many presenters live in Puno?
-- number of voices from Puno
-- Puno as town - presenter count
SELECT COUNT(*) FROM presenter WHERE town = 'Puno';
-- Show the sites of transmitters with a power of at least 500 watts.
-- where do transmitters of 500 W or more stand
-- power 500 or above: transmitter sites
SELECT site FROM transmitter WHERE power_w >= 500;
-- Which site has the weakest transmitter?
-- transmitter site with the lowest power
-- smallest wattage of all transmitters - site
SELECT site FROM transmitter ORDER BY power_w LIMIT 1;
-- Give the label of each programme and its total minutes per week.
-- weekly airtime of every programme in minutes
-- sum of slot minutes by programme, label in front
SELECT T1.label, SUM(T2.dur_min) FROM programme AS T1 JOIN slot AS T2 ON T1.prog_id = T2.prog_id GROUP BY T1.prog_id;
-- What are the nicknames of presenters who do not lead any programme?
-- who leads nothing
-- leave out everyone found as a lead; nicknames of the presenters that remain
SELECT nickname FROM presenter WHERE pid NOT IN (SELECT lead_pid FROM programme);
-- List the labels of programmes on air on Monday.
-- what can be heard on Monday
-- weekday Monday: labels of the programmes
SELECT T1.label FROM programme AS T1 JOIN slot AS T2 ON T1.prog_id = T2.prog_id WHERE T2.weekday = 'Monday';
-- Which programmes have more than one slot?
-- labels of shows on air more than one time a week
-- count slots by programme, leaving out those with a single one: label
SELECT T1.label FROM programme AS T1 JOIN slot AS T2 ON T1.prog_id = T2.prog_id GROUP BY T1.prog_id HAVING COUNT(*) > 1;
-- Show the number of calls for each subject.
-- what do callers ring about, and how often each
-- call count by subject, subject in front
SELECT subject, COUNT(*) FROM call_in GROUP BY subject;
-- Which programme got the most calls?
-- label of the show listeners phone most
-- count calls by programme and give the label of the one on top
SELECT T1.label FROM programme AS T1 JOIN slot AS T2 ON T1.prog_id = T2.prog_id JOIN call_in AS T3 ON T2.slot_id = T3.slot_id GROUP BY T1.prog_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the labels of programmes led by Tio Pepe.
-- shows in the hands of Tio Pepe
-- lead Tio Pepe: labels of the programmes
SELECT T1.label FROM programme AS T1 JOIN presenter AS T2 ON T1.lead_pid = T2.pid WHERE T2.nickname = 'Tio Pepe';
-- From how many different towns did callers ring?
-- distinct caller towns, how many
-- towns of the callers - number of different ones
SELECT COUNT(DISTINCT caller_town) FROM call_in;
-- Which towns are home to both a presenter and a caller?
-- towns found among presenters as well as among callers
-- towns found under the callers and under the presenters
SELECT town FROM presenter INTERSECT SELECT caller_town FROM call_in;
-- What is the average, shortest and longest duration of a slot in minutes?
-- mean, minimum and maximum slot length
-- minutes of the slots please: mean, smallest, largest
SELECT AVG(dur_min), MIN(dur_min), MAX(dur_min) FROM slot;
-- Who is the youngest presenter? Give the nickname.
-- presenter born last
-- latest birth date of all presenters - nickname
SELECT nickname FROM presenter ORDER BY dob DESC LIMIT 1;
-- Which labels belong to programmes that never got a call?
-- shows nobody has phoned
-- leave out every programme with a call; labels of the ones that remain
SELECT label FROM programme WHERE prog_id NOT IN (SELECT T1.prog_id FROM slot AS T1 JOIN call_in AS T2 ON T1.slot_id = T2.slot_id);

-- database: silver_birch_pictures
CREATE TABLE director (directorid INTEGER PRIMARY KEY, name TEXT, hometown TEXT, born INTEGER, oscars INTEGER);
CREATE TABLE film (filmid INTEGER PRIMARY KEY, title TEXT, directorid INTEGER REFERENCES director(directorid), release_year INTEGER, genre TEXT, budget_m REAL, gross_m REAL, sequel_of INTEGER REFERENCES film(filmid));
CREATE TABLE stage (stageno INTEGER PRIMARY KEY, area_m2 INTEGER, has_tank TEXT, built INTEGER);
CREATE TABLE shoot (shootid INTEGER PRIMARY KEY, filmid INTEGER REFERENCES film(filmid), stageno INTEGER REFERENCES stage(stageno), days INTEGER, first_day TEXT);
CREATE TABLE crew (crewid INTEGER PRIMARY KEY, name TEXT, job TEXT, filmid INTEGER REFERENCES film(filmid), pay REAL);
INSERT INTO director VALUES (1,'Agneta Frisk','Uppsala',1959,1),(2,'Dominic Hale','Chicago',1970,0),(3,'Soo-jin Baek','Daegu',1981,2),(4,'Omar Haddad','Tunis',1966,0),(5,'Clara Winn','Chicago',1990,0);
INSERT INTO film VALUES (1,'The Glass Ferry',1,2004,'drama',12,31,NULL),(2,'Red Harvest Moon',2,2011,'western',40,38,NULL),(3,'Neon Orchard',3,2016,'thriller',22,96,NULL),(4,'Neon Orchard Returns',3,2020,'thriller',45,120,3),(5,'The Salt Road',4,2013,'adventure',18,25,NULL),(6,'Winter Ferry',1,2009,'drama',14,20,1),(7,'Moonless',2,2022,'horror',8,44,NULL);
INSERT INTO stage VALUES (1,2400,'no',1962),(2,1800,'yes',1985),(3,900,'no',1985),(4,3100,'yes',2014),(5,600,'no',2019);
INSERT INTO shoot VALUES (1,1,2,34,'2003-05-12'),(2,2,1,20,'2010-04-06'),(3,3,4,41,'2015-09-01'),(4,4,4,55,'2019-06-17'),(5,4,1,12,'2019-09-02'),(6,6,2,28,'2008-02-11'),(7,7,3,19,'2021-10-04');
INSERT INTO crew VALUES (1,'Bo Larsen','camera',1,42000),(2,'Bo Larsen','camera',6,45000),(3,'Greta Moss','sound',3,38000),(4,'Imran Sheikh','editor',3,52000),(5,'Greta Moss','sound',4,41000),(6,'Pat Doyle','props',2,29000),(7,'Imran Sheikh','editor',7,47000),(8,'Lise Mann','camera',4,60000);
-- List the titles of films released after 2012.
-- our pictures newer than 2012
-- release year above 2012 - film titles
SELECT title FROM film WHERE release_year > 2012;
-- How many stages have a tank (has_tank yes)?
-- number of stages with yes for tank
-- has tank = yes - stage count
SELECT COUNT(*) FROM stage WHERE has_tank = 'yes';
-- What are the names of directors from Chicago?
-- film makers whose home town is Chicago
-- home town Chicago: names of the directors
SELECT name FROM director WHERE hometown = 'Chicago';
-- Which film had the highest gross?
-- the title that earned the most
-- top gross of all films - title
SELECT title FROM film ORDER BY gross_m DESC LIMIT 1;
-- Show each director's name and the total gross of his or her films.
-- income by director, all films together
-- sum of gross by director, director's name in front
SELECT T1.name, SUM(T2.gross_m) FROM director AS T1 JOIN film AS T2 ON T1.directorid = T2.directorid GROUP BY T1.directorid;
-- Show the titles of sequels together with the titles of the films they follow.
-- which picture is the sequel of which? sequel first
-- for every film that follows another: own title, title of the earlier one
SELECT T1.title, T2.title FROM film AS T1 JOIN film AS T2 ON T1.sequel_of = T2.filmid;
-- Which directors have not made any film with us?
-- names of directors without a picture here
-- directors that not one film belongs to - names
SELECT name FROM director WHERE directorid NOT IN (SELECT directorid FROM film);
-- Find the titles of films shot on a stage with an area above 2000 square metres, without repeats (distinct).
-- different pictures made on stages bigger than 2000 m2
-- stage area beyond 2000: different film titles
SELECT DISTINCT T1.title FROM film AS T1 JOIN shoot AS T2 ON T1.filmid = T2.filmid JOIN stage AS T3 ON T2.stageno = T3.stageno WHERE T3.area_m2 > 2000;
-- What is the average pay for each job?
-- mean pay, job by job
-- mean pay of the crew by job, job in front
SELECT job, AVG(pay) FROM crew GROUP BY job;
-- Which crew names have worked on at least two films?
-- crew members with 2 or more pictures
-- crew names found 2 times or above
SELECT name FROM crew GROUP BY name HAVING COUNT(*) >= 2;
-- What are the titles of films with a budget above the average budget?
-- pictures that cost more than our mean
-- budget beyond the mean of all films - titles
SELECT title FROM film WHERE budget_m > (SELECT AVG(budget_m) FROM film);
-- List the titles of films that were never shot on one of our stages.
-- pictures made without any stage shoot
-- films that not one shoot belongs to - titles
SELECT title FROM film WHERE filmid NOT IN (SELECT filmid FROM shoot);
-- Which film had the most shooting days in total? Give the title.
-- longest shoot by sum of days: which picture
-- add up shooting days by film; title of the one on top
SELECT T1.title FROM film AS T1 JOIN shoot AS T2 ON T1.filmid = T2.filmid GROUP BY T1.filmid ORDER BY SUM(T2.days) DESC LIMIT 1;
-- Who edited (job editor) the film Moonless?
-- name of the editor on Moonless
-- Moonless, job editor: name of the crew member
SELECT T1.name FROM crew AS T1 JOIN film AS T2 ON T1.filmid = T2.filmid WHERE T2.title = 'Moonless' AND T1.job = 'editor';
-- Give the number of films and the average gross for each genre.
-- per genre: how many pictures and what they earned on average
-- by genre: genre, film count, mean gross
SELECT genre, COUNT(*), AVG(gross_m) FROM film GROUP BY genre;

-- database: frostlight_film_festival
CREATE TABLE section (section_id INTEGER PRIMARY KEY, title TEXT, curator TEXT, competitive TEXT);
CREATE TABLE entry (entry_id INTEGER PRIMARY KEY, film_title TEXT, film_maker TEXT, country TEXT, length_min INTEGER, section_id INTEGER REFERENCES section(section_id));
CREATE TABLE venue (venue_id INTEGER PRIMARY KEY, name TEXT, district TEXT, seats INTEGER);
CREATE TABLE screening (screening_id INTEGER PRIMARY KEY, entry_id INTEGER REFERENCES entry(entry_id), venue_id INTEGER REFERENCES venue(venue_id), day TEXT, admissions INTEGER);
CREATE TABLE juror (juror_id INTEGER PRIMARY KEY, name TEXT, profession TEXT, section_id INTEGER REFERENCES section(section_id));
CREATE TABLE score (juror_id INTEGER REFERENCES juror(juror_id), entry_id INTEGER REFERENCES entry(entry_id), points REAL, PRIMARY KEY (juror_id, entry_id));
INSERT INTO section VALUES (1,'Main Competition','Aino Lehto','Y'),(2,'Polar Docs','Mikkel Ravn','Y'),(3,'Midnight Sun','Aino Lehto','N'),(4,'Young Snow','Dana Wells','Y');
INSERT INTO entry VALUES (1,'Ash Wednesday Road','Bela Toth','Hungary',112,1),(2,'The Reindeer Ledger','Sunna Utsi','Norway',84,2),(3,'Pistachio','Leila Farhadian','Iran',98,1),(4,'Basement Choir','Greg Tull','Canada',91,3),(5,'Sledge','Oskar Nyman','Finland',14,4),(6,'Icebreaker Nine','Vera Sokol','Poland',77,2),(7,'A Quiet Toll','Chen Rui','China',131,1),(8,'Marbles','Iida Koski','Finland',11,4);
INSERT INTO venue VALUES (1,'Kino Aurora','Centre',420),(2,'Old Fire Station','Harbour',160),(3,'Snow Cinema','Lakeside',90),(4,'School Hall','Lakeside',210),(5,'Library Room','Centre',60);
INSERT INTO screening VALUES (1,1,1,'2024-01-25',401),(2,2,2,'2024-01-25',118),(3,3,1,'2024-01-26',388),(4,4,3,'2024-01-26',90),(5,5,4,'2024-01-27',142),(6,6,2,'2024-01-27',97),(7,7,1,'2024-01-27',412),(8,3,2,'2024-01-28',155);
INSERT INTO juror VALUES (1,'Paavo Rinne','critic',1),(2,'Ines Duarte','actor',1),(3,'Lars Holt','biologist',2),(4,'Mira Sand','teacher',4),(5,'Joe Paxton','critic',2);
INSERT INTO score VALUES (1,1,7.5),(1,3,9),(1,7,8),(2,1,6.5),(2,3,8.5),(3,2,9.5),(5,2,8),(3,6,7),(4,5,8);
-- What are the titles of films from Finland?
-- entries sent in from Finland
-- Finland as country - film titles
SELECT film_title FROM entry WHERE country = 'Finland';
-- How many entries are longer than 90 minutes?
-- number of films over 90 minutes
-- length beyond 90 minutes - entry count
SELECT COUNT(*) FROM entry WHERE length_min > 90;
-- Which venue has the most seats?
-- biggest hall by seats
-- greatest seat number of all venues - name
SELECT name FROM venue ORDER BY seats DESC LIMIT 1;
-- Show the film title and the section title of each entry.
-- which film runs in which section
-- for all entries: film title, title of the section
SELECT T1.film_title, T2.title FROM entry AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id;
-- Give each film title with its average points.
-- mean score per film
-- mean points by entry, film title in front
SELECT T1.film_title, AVG(T2.points) FROM entry AS T1 JOIN score AS T2 ON T1.entry_id = T2.entry_id GROUP BY T1.entry_id;
-- Which film titles were never screened?
-- entries without a showing
-- entries that not one screening belongs to - film titles
SELECT film_title FROM entry WHERE entry_id NOT IN (SELECT entry_id FROM screening);
-- How many admissions did each venue have in total?
-- visitors summed up by hall
-- sum of admissions by venue, venue's name in front
SELECT T1.name, SUM(T2.admissions) FROM venue AS T1 JOIN screening AS T2 ON T1.venue_id = T2.venue_id GROUP BY T1.venue_id;
-- List the names of jurors in the section Polar Docs.
-- who judges Polar Docs
-- section Polar Docs: names of the jurors
SELECT T1.name FROM juror AS T1 JOIN section AS T2 ON T1.section_id = T2.section_id WHERE T2.title = 'Polar Docs';
-- What are the titles of sections that have more than two entries?
-- sections with over 2 films
-- count entries by section, only those with over 2: title
SELECT T1.title FROM section AS T1 JOIN entry AS T2 ON T1.section_id = T2.section_id GROUP BY T1.section_id HAVING COUNT(*) > 2;
-- Which venues were not used for any screening?
-- halls left without a film
-- venues that not one screening belongs to - names
SELECT name FROM venue WHERE venue_id NOT IN (SELECT venue_id FROM screening);
-- Find the days on which a film from Iran was screened.
-- when could one see something from Iran
-- country Iran: days of the screenings
SELECT T2.day FROM entry AS T1 JOIN screening AS T2 ON T1.entry_id = T2.entry_id WHERE T1.country = 'Iran';
-- Which films did Ines Duarte give points to? Show the title and the points.
-- titles judged by Ines Duarte with her points
-- juror Ines Duarte: film title, points
SELECT T3.film_title, T2.points FROM juror AS T1 JOIN score AS T2 ON T1.juror_id = T2.juror_id JOIN entry AS T3 ON T2.entry_id = T3.entry_id WHERE T1.name = 'Ines Duarte';
-- How many different countries do the entries come from?
-- number of distinct countries represented
-- countries of the entries - number of different ones
SELECT COUNT(DISTINCT country) FROM entry;
-- Which venues have fewer seats than the average venue?
-- names of halls smaller than the mean
-- seats below the mean of all venues - names
SELECT name FROM venue WHERE seats < (SELECT AVG(seats) FROM venue);
-- Name the districts with a venue of more than 400 seats or fewer than 70 seats.
-- where is a hall that has over 400 or under 70 seats? Only the district
-- venue with under 70 seats, or over 400: districts
SELECT district FROM venue WHERE seats > 400 OR seats < 70;
-- What were the top three screenings by admissions? Show the film title and the admissions.
-- the 3 best attended showings, film and visitors
-- first 3 screenings when sorted by admissions downwards: film title, admissions
SELECT T1.film_title, T2.admissions FROM entry AS T1 JOIN screening AS T2 ON T1.entry_id = T2.entry_id ORDER BY T2.admissions DESC LIMIT 3;

-- database: gallery_vitrine
CREATE TABLE artists (artist_no INTEGER PRIMARY KEY, artist TEXT, medium TEXT, base_city TEXT, represented_since INTEGER);
CREATE TABLE works (work_no INTEGER PRIMARY KEY, artist_no INTEGER REFERENCES artists(artist_no), title TEXT, made_in INTEGER, height_cm INTEGER, width_cm INTEGER, price_eur REAL);
CREATE TABLE exhibitions (exh_no INTEGER PRIMARY KEY, exh_title TEXT, opens TEXT, closes TEXT, visitors INTEGER);
CREATE TABLE hangings (exh_no INTEGER REFERENCES exhibitions(exh_no), work_no INTEGER REFERENCES works(work_no), wall TEXT, PRIMARY KEY (exh_no, work_no));
CREATE TABLE collectors (coll_no INTEGER PRIMARY KEY, coll_name TEXT, kind TEXT, city TEXT);
CREATE TABLE purchases (purch_no INTEGER PRIMARY KEY, work_no INTEGER REFERENCES works(work_no), coll_no INTEGER REFERENCES collectors(coll_no), paid_eur REAL, bought_on TEXT);
INSERT INTO artists VALUES (1,'Ulla Brinkmann','oil','Leipzig',2005),(2,'Kwame Sarpong','textile','Accra',2017),(3,'Noor Haleem','video','Rotterdam',2019),(4,'Gabor Fekete','oil','Pecs',2011),(5,'Lia Monti','ceramic','Faenza',2021),(6,'Sven Aho','bronze','Turku',2009);
INSERT INTO works VALUES (1,1,'Silo III',2014,180,140,14000),(2,1,'Silo V',2018,200,160,19000),(3,2,'Market Banner',2019,300,250,26000),(4,3,'Loop for Two Doors',2020,NULL,NULL,9500),(5,4,'Kitchen at Five',2012,60,50,4200),(6,4,'Kitchen at Nine',2013,60,50,4500),(7,5,'Blue Jars',2022,40,90,3100),(8,2,'Harbour Cloth',2022,210,180,22000);
INSERT INTO exhibitions VALUES (1,'Concrete Summer','2022-06-10','2022-08-20',3150),(2,'Threads','2022-11-04','2023-01-14',4720),(3,'Rooms','2023-03-17','2023-05-06',2890),(4,'Earth and Fire','2023-09-01','2023-10-28',1980),(5,'Ten by Ten','2024-02-09','2024-04-13',3600);
INSERT INTO hangings VALUES (1,1,'north'),(1,2,'east'),(2,3,'north'),(2,8,'south'),(3,5,'east'),(3,6,'east'),(3,4,'black box'),(5,2,'north'),(5,3,'south'),(5,5,'east');
INSERT INTO collectors VALUES (1,'Baroness Thal','private','Vienna'),(2,'Museum Ludovic','museum','Cologne'),(3,'Nordbank','company','Hamburg'),(4,'Mr Oyelaran','private','London'),(5,'City of Leipzig','public','Leipzig');
INSERT INTO purchases VALUES (1,1,5,13500,'2022-07-01'),(2,3,2,26000,'2022-12-12'),(3,5,1,4000,'2023-04-02'),(4,8,4,21000,'2023-01-10'),(5,6,1,4500,'2023-05-05');
-- What are the titles of works made after 2018?
-- pieces newer than 2018
-- year made above 2018 - titles of the works
SELECT title FROM works WHERE made_in > 2018;
-- How many artists work in oil?
-- number of people whose medium is oil
-- oil as medium - artist count
SELECT COUNT(*) FROM artists WHERE medium = 'oil';
-- Show each artist's name and the average price of his or her works.
-- mean price by artist
-- mean price of the works by artist, artist in front
SELECT T1.artist, AVG(T2.price_eur) FROM artists AS T1 JOIN works AS T2 ON T1.artist_no = T2.artist_no GROUP BY T1.artist_no;
-- Which exhibition had the most visitors?
-- best attended show, title
-- highest visitor figure of all exhibitions - title
SELECT exh_title FROM exhibitions ORDER BY visitors DESC LIMIT 1;
-- Find the titles of works shown in the exhibition Rooms.
-- what hung in Rooms
-- exhibition Rooms: titles of the works
SELECT T1.title FROM works AS T1 JOIN hangings AS T2 ON T1.work_no = T2.work_no JOIN exhibitions AS T3 ON T2.exh_no = T3.exh_no WHERE T3.exh_title = 'Rooms';
-- Which works have not been purchased?
-- titles still unsold
-- works that not one purchase belongs to - titles
SELECT title FROM works WHERE work_no NOT IN (SELECT work_no FROM purchases);
-- Who are the collectors of kind private?
-- private buyers by name
-- kind private - names of the collectors
SELECT coll_name FROM collectors WHERE kind = 'private';
-- Which artists have more than one work with us?
-- artists represented by over one piece
-- count works by artist, leaving out those with a single one: artist
SELECT T1.artist FROM artists AS T1 JOIN works AS T2 ON T1.artist_no = T2.artist_no GROUP BY T1.artist_no HAVING COUNT(*) > 1;
-- How much did each collector pay in total? Show the name and the sum.
-- collectors and what they spent altogether
-- sum of euros paid by collector, collector's name in front
SELECT T1.coll_name, SUM(T2.paid_eur) FROM collectors AS T1 JOIN purchases AS T2 ON T1.coll_no = T2.coll_no GROUP BY T1.coll_no;
-- Which exhibitions have no work listed as hanging in them?
-- shows for which nothing is recorded on the walls
-- exhibitions that not one hanging belongs to - titles
SELECT exh_title FROM exhibitions WHERE exh_no NOT IN (SELECT exh_no FROM hangings);
-- What are the titles of works whose height is not known?
-- pieces without a height
-- height left blank - titles of the works
SELECT title FROM works WHERE height_cm IS NULL;
-- Which works cost more than the average work?
-- titles priced over the mean
-- price beyond the mean of all works - titles
SELECT title FROM works WHERE price_eur > (SELECT AVG(price_eur) FROM works);
-- Which work titles have been shown in at least two exhibitions?
-- pieces that hung in 2 or more shows
-- count exhibitions by work, leaving out those with fewer than 2: title
SELECT T1.title FROM works AS T1 JOIN hangings AS T2 ON T1.work_no = T2.work_no GROUP BY T1.work_no HAVING COUNT(*) >= 2;
-- In which cities is there both an artist's base and a collector?
-- cities that occur among artists as well as among collectors
-- cities found under the collectors and as base of an artist
SELECT base_city FROM artists INTERSECT SELECT city FROM collectors;
-- What is the lowest and the highest price of a work by Kwame Sarpong?
-- cheapest and dearest piece of Kwame Sarpong, the prices
-- artist Kwame Sarpong: smallest price, largest price
SELECT MIN(T2.price_eur), MAX(T2.price_eur) FROM artists AS T1 JOIN works AS T2 ON T1.artist_no = T2.artist_no WHERE T1.artist = 'Kwame Sarpong';
-- Which artist has been represented the longest?
-- who has been with the gallery since the earliest year
-- earliest year of representation of all artists - who is it
SELECT artist FROM artists ORDER BY represented_since LIMIT 1;
