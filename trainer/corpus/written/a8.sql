-- database: alpine_seed_vault
CREATE TABLE collector (coll_id INTEGER PRIMARY KEY, coll_name TEXT, agency TEXT);
CREATE TABLE taxon (taxon_id INTEGER PRIMARY KEY, genus TEXT, epithet TEXT, red_list TEXT);
CREATE TABLE seed_lot (lot_no INTEGER PRIMARY KEY, taxon_id INTEGER REFERENCES taxon(taxon_id), gathered_by INTEGER REFERENCES collector(coll_id), gathered_on TEXT, altitude_m INTEGER, seeds INTEGER, freezer TEXT);
CREATE TABLE germination_test (test_id INTEGER PRIMARY KEY, lot_no INTEGER REFERENCES seed_lot(lot_no), tested_on TEXT, sown INTEGER, sprouted INTEGER, medium TEXT);
CREATE TABLE withdrawal (w_id INTEGER PRIMARY KEY, lot_no INTEGER REFERENCES seed_lot(lot_no), recipient TEXT, seeds INTEGER, sent_on TEXT, purpose TEXT);
INSERT INTO collector VALUES (1,'Nadine Favre','Botanical Union'),(2,'Otto Rieser','National Park'),(3,'Ksenia Bulat','Botanical Union'),(4,'Hal Denby',NULL);
INSERT INTO taxon VALUES (1,'Gentiana','alpina','least concern'),(2,'Saxifraga','retusa','near threatened'),(3,'Androsace','vitaliana','vulnerable'),(4,'Gentiana','nivalis','least concern'),(5,'Eryngium','alpinum','endangered'),(6,'Viola','cenisia','vulnerable');
INSERT INTO seed_lot VALUES (101,1,1,'2018-08-30',2300,5400,'F1'),(102,2,2,'2019-09-11',2750,1200,'F1'),(103,3,1,'2019-09-02',2480,760,'F2'),(104,4,3,'2020-08-21',2150,9800,'F2'),(105,5,2,'2021-09-15',1850,640,'F3'),(106,1,3,'2022-08-28',2210,4100,'F3'),(107,5,1,'2022-09-19',1920,880,NULL);
INSERT INTO germination_test VALUES (1,101,'2019-03-01',100,82,'agar'),(2,102,'2020-03-04',50,19,'agar'),(3,103,'2020-03-04',50,33,'sand'),(4,104,'2021-02-20',100,91,'agar'),(5,105,'2022-03-10',40,11,'sand'),(6,101,'2023-03-02',100,74,'agar');
INSERT INTO withdrawal VALUES (1,101,'Geneva Garden',300,'2020-04-01','display'),(2,104,'Field Station Arolla',1500,'2022-05-10','restoration'),(3,105,'Field Station Arolla',60,'2023-05-02','restoration'),(4,101,'Leiden University',150,'2023-06-12','research'),(5,103,'Leiden University',80,'2023-06-12','research');
-- List the epithets of taxa in the genus Gentiana.
-- Gentiana: which epithets
-- genus Gentiana - list the epithets
SELECT epithet FROM taxon WHERE genus = 'Gentiana';
-- How many seed lots were gathered above 2200 metres?
-- number of lots from over 2200 m altitude
-- altitude beyond 2200 - lot count
SELECT COUNT(*) FROM seed_lot WHERE altitude_m > 2200;
-- Which collector gathered the lot with the most seeds? Give the name.
-- name of whoever gathered our largest lot by seeds
-- highest seed figure of any lot - name of the collector
SELECT c.coll_name FROM collector AS c JOIN seed_lot AS s ON c.coll_id = s.gathered_by ORDER BY s.seeds DESC LIMIT 1;
-- Show each genus with its total number of seeds.
-- seeds in store summed by genus
-- sum of seeds by genus, genus in front
SELECT t.genus, SUM(s.seeds) FROM taxon AS t JOIN seed_lot AS s ON t.taxon_id = s.taxon_id GROUP BY t.genus;
-- Which taxa have no seed lot? Show genus and epithet.
-- genus and epithet of what is missing from the vault
-- taxa that not one lot belongs to: genus, epithet
SELECT genus, epithet FROM taxon WHERE taxon_id NOT IN (SELECT taxon_id FROM seed_lot);
-- Which collectors gathered nothing?
-- collectors without any lot, names
-- collectors that not one lot belongs to - names
SELECT coll_name FROM collector WHERE coll_id NOT IN (SELECT gathered_by FROM seed_lot);
-- List the lot numbers that have never been tested for germination.
-- untested lots, numbers
-- lots without one germination test - lot numbers
SELECT lot_no FROM seed_lot WHERE lot_no NOT IN (SELECT lot_no FROM germination_test);
-- What is the average number of sprouted seeds per medium?
-- media with mean sprouted
-- mean sprouted by medium, medium in front
SELECT medium, AVG(sprouted) FROM germination_test GROUP BY medium;
-- Which recipients received seeds at least 2 times?
-- recipients with two or more withdrawals
-- count withdrawals by recipient, leaving out those with fewer than 2
SELECT recipient FROM withdrawal GROUP BY recipient HAVING COUNT(*) >= 2;
-- Show the gathering date and freezer of the endangered lots.
-- lots whose red list entry is endangered: gathered when, in which freezer
-- red list endangered: day gathered and freezer of the lots
SELECT s.gathered_on, s.freezer FROM seed_lot AS s JOIN taxon AS t ON s.taxon_id = t.taxon_id WHERE t.red_list = 'endangered';
-- What genus was sent to the Geneva Garden?
-- genus that Geneva Garden got
-- recipient Geneva Garden: genus please
SELECT t.genus FROM taxon AS t JOIN seed_lot AS s ON t.taxon_id = s.taxon_id JOIN withdrawal AS w ON s.lot_no = w.lot_no WHERE w.recipient = 'Geneva Garden';
-- Find the lowest, highest and average altitude of the lots.
-- altitude: min, max, mean
-- altitude of the lots please: smallest, largest, mean
SELECT MIN(altitude_m), MAX(altitude_m), AVG(altitude_m) FROM seed_lot;
-- Which lot numbers hold more seeds than the average lot?
-- numbers of the above-average lots by seeds
-- seeds beyond the mean of all lots - lot numbers
SELECT lot_no FROM seed_lot WHERE seeds > (SELECT AVG(seeds) FROM seed_lot);
-- Which collectors gathered lots of both genus Gentiana and genus Eryngium? Show the collectors' names.
-- names of people who have gathered Gentiana as well as Eryngium
-- collectors with a lot of genus Eryngium as well as one of genus Gentiana, by name
SELECT c.coll_name FROM collector AS c JOIN seed_lot AS s ON c.coll_id = s.gathered_by JOIN taxon AS t ON s.taxon_id = t.taxon_id WHERE t.genus = 'Gentiana' INTERSECT SELECT c.coll_name FROM collector AS c JOIN seed_lot AS s ON c.coll_id = s.gathered_by JOIN taxon AS t ON s.taxon_id = t.taxon_id WHERE t.genus = 'Eryngium';
-- How many different purposes do withdrawals have?
-- count of distinct purposes
-- withdrawal purposes - number of different ones
SELECT COUNT(DISTINCT purpose) FROM withdrawal;

-- database: limestone_cavers
CREATE TABLE Cave (CaveRef TEXT PRIMARY KEY, CaveName TEXT, Valley TEXT, LengthM INTEGER, DepthM INTEGER, DiscoveredYear INTEGER, KeyHolder TEXT, Connects TEXT REFERENCES Cave(CaveRef));
CREATE TABLE Trip (TripNo INTEGER PRIMARY KEY, CaveRef TEXT REFERENCES Cave(CaveRef), TripDate TEXT, Leader TEXT, Party INTEGER, HoursUnderground REAL, Purpose TEXT);
INSERT INTO Cave VALUES ('GP1','Gloomy Pot','Kingsdale',3400,128,1911,NULL,NULL),('GP2','Gloomy Back Door','Kingsdale',240,35,1987,NULL,'GP1'),('RH','Raven Hole','Ribble',870,64,1954,'Mr Atkin','GP1'),('MC','Moss Cavern','Leck',12600,196,1936,'Leck Estate',NULL),('TS','Tin Spoon Cave','Leck',95,6,2002,NULL,'MC'),('BS','Broken Stile Shaft','Ribble',60,91,1968,'Mr Atkin',NULL);
INSERT INTO Trip VALUES (1,'GP1','2023-02-04','Wendy Birkett',5,6.5,'sport'),(2,'MC','2023-03-18','Tariq Aziz',4,11,'survey'),(3,'MC','2023-04-15','Wendy Birkett',6,9.5,'digging'),(4,'RH','2023-05-06','Len Dodd',8,4,'novices'),(5,'TS','2023-05-20','Len Dodd',11,1.5,'novices'),(6,'GP1','2023-07-01','Tariq Aziz',3,8,'survey'),(7,'MC','2023-08-26','Tariq Aziz',5,13,'survey');
-- What are the names of caves in the valley Leck?
-- Leck caves
-- Leck as valley - names of the caves
SELECT CaveName FROM Cave WHERE Valley = 'Leck';
-- How many trips did Tariq Aziz lead?
-- Tariq Aziz as leader, number of trips
-- leader Tariq Aziz - trip count
SELECT COUNT(*) FROM Trip WHERE Leader = 'Tariq Aziz';
-- Which cave is the deepest?
-- name of the cave going down furthest
-- greatest depth in metres of all caves - name
SELECT CaveName FROM Cave ORDER BY DepthM DESC LIMIT 1;
-- Show the name of each cave and the name of the cave that it connects to.
-- linked caves by name: this one, the one it connects with
-- for every cave joined to another: own name, name of the other
SELECT T1.CaveName, T2.CaveName FROM Cave AS T1 JOIN Cave AS T2 ON T1.Connects = T2.CaveRef;
-- Which caves have not been visited on a trip?
-- caves without trips, names
-- caves that not one trip belongs to - names
SELECT CaveName FROM Cave WHERE CaveRef NOT IN (SELECT CaveRef FROM Trip);
-- List the dates of trips to Moss Cavern.
-- when have we been down Moss Cavern
-- Moss Cavern: trip dates
SELECT T1.TripDate FROM Trip AS T1 JOIN Cave AS T2 ON T1.CaveRef = T2.CaveRef WHERE T2.CaveName = 'Moss Cavern';
-- What is the total number of hours underground for each leader?
-- leaders with hours underground in sum
-- sum of hours underground by leader, leader in front
SELECT Leader, SUM(HoursUnderground) FROM Trip GROUP BY Leader;
-- How many trips went into each cave? Show the cave name.
-- cave names, trips made
-- trip count by cave, cave's name in front
SELECT T1.CaveName, COUNT(*) FROM Cave AS T1 JOIN Trip AS T2 ON T1.CaveRef = T2.CaveRef GROUP BY T1.CaveRef;
-- Which leaders led trips into a cave in Ribble? Give distinct leaders.
-- unique leaders of Ribble trips
-- valley Ribble: different leaders of the trips
SELECT DISTINCT T1.Leader FROM Trip AS T1 JOIN Cave AS T2 ON T1.CaveRef = T2.CaveRef WHERE T2.Valley = 'Ribble';
-- Which valleys have an average cave length above 1000 metres?
-- valleys where caves are longer than 1000 m on average
-- mean cave length by valley, only those with a mean above 1000: valley
SELECT Valley FROM Cave GROUP BY Valley HAVING AVG(LengthM) > 1000;
-- Show the names and discovery years of caves without a key holder.
-- freely open caves, i.e. no key holder: name, year discovered
-- key holder blank: name and discovery year of the caves
SELECT CaveName, DiscoveredYear FROM Cave WHERE KeyHolder IS NULL;
-- What were the smallest and largest party and the average hours underground?
-- party min, party max, mean hours below
-- trips please: smallest party, largest party, mean hours underground
SELECT MIN(Party), MAX(Party), AVG(HoursUnderground) FROM Trip;
-- List date and leader of the trips that lasted longer than the average trip.
-- trips above mean hours underground: day, leader
-- hours beyond the mean of all trips: date, leader
SELECT TripDate, Leader FROM Trip WHERE HoursUnderground > (SELECT AVG(HoursUnderground) FROM Trip);
-- Which leaders never led a trip for novices?
-- leaders minus those who took novices
-- leave out every leader with purpose novices; which leaders remain
SELECT Leader FROM Trip EXCEPT SELECT Leader FROM Trip WHERE Purpose = 'novices';
-- How many key holders are there, counted once each?
-- number of distinct key holders
-- key holders of the caves - number of different ones
SELECT COUNT(DISTINCT KeyHolder) FROM Cave;
-- Which caves were discovered before 1940 or after 2000? Names, oldest discovery first.
-- names in order of discovery, only before 1940 or after 2000
-- discovery later than 2000 or earlier than 1940, sorted upwards: cave names
SELECT CaveName FROM Cave WHERE DiscoveredYear < 1940 OR DiscoveredYear > 2000 ORDER BY DiscoveredYear;

-- database: regional_film_archive
CREATE TABLE vaults (vault_id INTEGER PRIMARY KEY, vault_name TEXT, temperature_c REAL, shelves INTEGER);
CREATE TABLE formats (format_code TEXT PRIMARY KEY, description TEXT, flammable TEXT);
CREATE TABLE people (person_id INTEGER PRIMARY KEY, full_name TEXT, birth_year INTEGER, profession TEXT);
CREATE TABLE footage (footage_id INTEGER PRIMARY KEY, working_title TEXT, shot_year INTEGER, place TEXT, minutes REAL, sound TEXT, camera_person INTEGER REFERENCES people(person_id), given_by INTEGER REFERENCES people(person_id));
CREATE TABLE reels (reel_no TEXT PRIMARY KEY, footage_id INTEGER REFERENCES footage(footage_id), format_code TEXT REFERENCES formats(format_code), vault_id INTEGER REFERENCES vaults(vault_id), decay_level INTEGER);
CREATE TABLE subjects (subject_id INTEGER PRIMARY KEY, term TEXT);
CREATE TABLE footage_subjects (footage_id INTEGER REFERENCES footage(footage_id), subject_id INTEGER REFERENCES subjects(subject_id), PRIMARY KEY (footage_id, subject_id));
CREATE TABLE screenings (screening_id INTEGER PRIMARY KEY, footage_id INTEGER REFERENCES footage(footage_id), village_hall TEXT, shown_on TEXT, audience INTEGER);
INSERT INTO vaults VALUES (1,'Cold Store',4,120),(2,'Nitrate Bunker',2,40),(3,'Loading Bay',17.5,15);
INSERT INTO formats VALUES ('35N','35 mm nitrate','yes'),('16A','16 mm acetate','no'),('8MM','8 mm home movie','no'),('VHS','VHS tape','no'),('BETA','Betacam tape','no');
INSERT INTO people VALUES (1,'Walter Pym',1889,'baker'),(2,'Edith Garland',1921,'teacher'),(3,'Joe Sparrow',1947,'fisherman'),(4,'Carmen Lodge',1968,'journalist'),(5,'Hetty Pym',1930,'nurse');
INSERT INTO footage VALUES (1,'Regatta Day',1912,'Saltby',7.5,'no',1,5),(2,'Bakery Picnic',1926,'Saltby',4,'no',1,5),(3,'School Sports',1958,'Marlham',11,'no',2,2),(4,'The Great Flood',1953,'Marlham',16.5,'no',2,2),(5,'Last Herring Boat',1974,'Cove End',22,'yes',3,3),(6,'Strike at the Docks',1984,'Saltby',38,'yes',4,4),(7,'Unknown Wedding',NULL,NULL,3.2,'no',NULL,4);
INSERT INTO reels VALUES ('R001',1,'35N',2,3),('R002',2,'35N',2,4),('R003',3,'16A',1,1),('R004',4,'16A',1,2),('R005',4,'16A',1,1),('R006',5,'8MM',1,1),('R007',6,'VHS',3,2),('R008',7,'8MM',3,3);
INSERT INTO subjects VALUES (1,'boats'),(2,'festivals'),(3,'weather'),(4,'work'),(5,'farming'),(6,'family');
INSERT INTO footage_subjects VALUES (1,1),(1,2),(2,6),(2,4),(3,2),(4,3),(5,1),(5,4),(6,4),(7,6);
INSERT INTO screenings VALUES (1,4,'Marlham Hall','2023-01-31',140),(2,1,'Saltby Institute','2023-06-10',95),(3,5,'Cove End Chapel','2023-08-19',62),(4,1,'Marlham Hall','2023-09-02',51),(5,6,'Saltby Institute','2023-11-04',118);
-- Show the working titles of footage shot in Saltby.
-- Saltby films, working titles
-- Saltby as place - working titles please
SELECT working_title FROM footage WHERE place = 'Saltby';
-- How many reels are kept in the Cold Store?
-- number of reels in Cold Store
-- Cold Store - reel count
SELECT COUNT(*) FROM reels AS r JOIN vaults AS v ON r.vault_id = v.vault_id WHERE v.vault_name = 'Cold Store';
-- What is the working title of the longest footage?
-- longest film in minutes, its title
-- greatest number of minutes of all footage - working title
SELECT working_title FROM footage ORDER BY minutes DESC LIMIT 1;
-- List the working title of each film with the full name of the camera person and of the giver.
-- titles, who filmed it, who gave it to us
-- for all footage: working title, full name of the camera person, full name of the donor
SELECT f.working_title, c.full_name, g.full_name FROM footage AS f JOIN people AS c ON f.camera_person = c.person_id JOIN people AS g ON f.given_by = g.person_id;
-- Which films have the subject boats? Show the working title.
-- footage with boats in it, titles
-- subject boats: working titles
SELECT f.working_title FROM footage AS f JOIN footage_subjects AS fs ON f.footage_id = fs.footage_id JOIN subjects AS s ON fs.subject_id = s.subject_id WHERE s.term = 'boats';
-- Which formats are not used by any reel? Give the description.
-- descriptions of formats with no reel
-- formats that not one reel belongs to - descriptions
SELECT description FROM formats WHERE format_code NOT IN (SELECT format_code FROM reels);
-- Which films have never been screened? Show the working title.
-- titles without a screening
-- footage that not one screening belongs to - working titles
SELECT working_title FROM footage WHERE footage_id NOT IN (SELECT footage_id FROM screenings);
-- What is the total audience of each village hall?
-- halls with audience added up
-- sum of the audience by village hall, hall in front
SELECT village_hall, SUM(audience) FROM screenings GROUP BY village_hall;
-- How many films carry each subject term?
-- subject terms with the number of films
-- footage count by subject, term in front
SELECT s.term, COUNT(*) FROM subjects AS s JOIN footage_subjects AS fs ON s.subject_id = fs.subject_id GROUP BY s.subject_id;
-- Which subject terms are on at least 3 films?
-- terms with three or more films
-- count footage by subject, leaving out those with fewer than 3: term
SELECT s.term FROM subjects AS s JOIN footage_subjects AS fs ON s.subject_id = fs.subject_id GROUP BY s.subject_id HAVING COUNT(*) >= 3;
-- Show the reel numbers of flammable (yes) reels.
-- flammable yes: reel numbers
-- format flammable = yes: reel numbers
SELECT r.reel_no FROM reels AS r JOIN formats AS f ON r.format_code = f.format_code WHERE f.flammable = 'yes';
-- What is the average decay level per vault name?
-- vaults and mean decay level of their reels
-- mean decay level of the reels by vault, vault's name in front
SELECT v.vault_name, AVG(r.decay_level) FROM vaults AS v JOIN reels AS r ON v.vault_id = r.vault_id GROUP BY v.vault_id;
-- Which film has no known year? Give the working title.
-- title of the undated film, shot year empty
-- shot year blank - working title
SELECT working_title FROM footage WHERE shot_year IS NULL;
-- List the halls and dates of screenings with an above-average audience.
-- where and when did more people come than on average
-- audience beyond the mean of all screenings: hall, date
SELECT village_hall, shown_on FROM screenings WHERE audience > (SELECT AVG(audience) FROM screenings);
-- What are the first and the last year in which footage was shot?
-- earliest and latest shot year
-- footage: smallest shot year, largest shot year
SELECT MIN(shot_year), MAX(shot_year) FROM footage;
-- Which people gave us footage but were never behind the camera? Show the person ids.
-- ids of givers who are no camera person
-- leave out every camera person; ids of those who gave footage that remain
SELECT given_by FROM footage EXCEPT SELECT camera_person FROM footage;

-- database: pinewood_scout_camp
CREATE TABLE troop (troop_no INTEGER PRIMARY KEY, troop_name TEXT, town TEXT, founded INTEGER);
CREATE TABLE scout (scout_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, age INTEGER, troop_no INTEGER REFERENCES troop(troop_no), allergy TEXT);
CREATE TABLE tent (tent_code TEXT PRIMARY KEY, sleeps INTEGER, made_of TEXT, warden INTEGER REFERENCES scout(scout_id));
CREATE TABLE badge (badge_code TEXT PRIMARY KEY, badge_title TEXT, level TEXT);
CREATE TABLE earned (scout_id INTEGER REFERENCES scout(scout_id), badge_code TEXT REFERENCES badge(badge_code), earned_on TEXT, PRIMARY KEY (scout_id, badge_code));
CREATE TABLE sleeps_in (scout_id INTEGER PRIMARY KEY REFERENCES scout(scout_id), tent_code TEXT REFERENCES tent(tent_code));
INSERT INTO troop VALUES (4,'Silver Otters','Helmsley',1932),(9,'Night Foxes','Pickering',1971),(17,'Moor Hawks','Helmsley',2005),(23,'Red Squirrels','Malton',1988);
INSERT INTO scout VALUES (1,'Ellie','Ward',12,4,'nuts'),(2,'Kofi','Mensah',13,4,NULL),(3,'Josh','Raine',11,9,NULL),(4,'Alma','Ruiz',15,9,'milk'),(5,'Sam','Tuck',14,17,NULL),(6,'Ivan','Petrov',12,17,'bee stings'),(7,'Rose','Hill',16,4,NULL),(8,'Ned','Fell',10,9,NULL);
INSERT INTO tent VALUES ('OAK',6,'canvas',7),('ASH',4,'nylon',4),('ELM',4,'nylon',5),('YEW',8,'canvas',NULL),('FIR',2,'nylon',2);
INSERT INTO badge VALUES ('FIRE','campfire cook','basic'),('KNOT','pioneering','basic'),('MAP','navigator','advanced'),('AID','first aider','advanced'),('STAR','astronomer','expert');
INSERT INTO earned VALUES (1,'FIRE','2023-07-25'),(1,'KNOT','2023-07-26'),(2,'FIRE','2023-07-25'),(4,'MAP','2023-07-28'),(4,'AID','2022-08-02'),(4,'KNOT','2021-08-01'),(5,'MAP','2023-07-28'),(7,'AID','2021-08-03'),(7,'MAP','2022-07-30'),(7,'FIRE','2020-07-27');
INSERT INTO sleeps_in VALUES (1,'OAK'),(7,'OAK'),(2,'FIR'),(3,'ELM'),(8,'ELM'),(5,'ELM'),(4,'ASH'),(6,'ASH');
-- List the first and last names of the scouts of the troop Night Foxes.
-- Night Foxes: first name and surname of all members
-- troop Night Foxes: given name and last name of the scouts
SELECT s.first_name, s.last_name FROM scout AS s JOIN troop AS t ON s.troop_no = t.troop_no WHERE t.troop_name = 'Night Foxes';
-- How many tents are made of nylon?
-- nylon tents, number
-- nylon - tent count
SELECT COUNT(*) FROM tent WHERE made_of = 'nylon';
-- What is the last name of the oldest scout?
-- surname of our eldest scout
-- highest age of all scouts - last name
SELECT last_name FROM scout ORDER BY age DESC LIMIT 1;
-- Show troop name and average age of the scouts.
-- how old are scouts on average in every troop? troop name first
-- mean age of the scouts by troop, troop's name in front
SELECT t.troop_name, AVG(s.age) FROM troop AS t JOIN scout AS s ON t.troop_no = s.troop_no GROUP BY t.troop_no;
-- Which troops have sent no scouts?
-- troop names with nobody at camp
-- troops that not one scout belongs to - names
SELECT troop_name FROM troop WHERE troop_no NOT IN (SELECT troop_no FROM scout);
-- Which scouts have earned no badge? Give the first names.
-- first names of scouts without a badge
-- scouts that not one badge belongs to - forenames
SELECT first_name FROM scout WHERE scout_id NOT IN (SELECT scout_id FROM earned);
-- What are the titles of the badges that Rose Hill earned?
-- badge titles of Rose Hill
-- Rose Hill: titles of the badges earned
SELECT b.badge_title FROM badge AS b JOIN earned AS e ON b.badge_code = e.badge_code JOIN scout AS s ON e.scout_id = s.scout_id WHERE s.first_name = 'Rose' AND s.last_name = 'Hill';
-- Which badge titles has nobody earned?
-- titles of badges that no scout holds
-- badges without a single holder - titles
SELECT badge_title FROM badge WHERE badge_code NOT IN (SELECT badge_code FROM earned);
-- How many scouts sleep in each tent?
-- tent codes and number of sleepers
-- sleeper count by tent, tent code in front
SELECT tent_code, COUNT(*) FROM sleeps_in GROUP BY tent_code;
-- Show the tent code and the warden's first name for tents that sleep more than 2.
-- for tents that sleep over 2: code and first name of the warden
-- sleeps above 2: tent code, forename of the warden
SELECT t.tent_code, s.first_name FROM tent AS t JOIN scout AS s ON t.warden = s.scout_id WHERE t.sleeps > 2;
-- Which scouts have at least three badges? Give first and last name.
-- first name, surname of scouts with 3 or more badges
-- count badges by scout, leaving out anyone with fewer than 3: given name, last name
SELECT s.first_name, s.last_name FROM scout AS s JOIN earned AS e ON s.scout_id = e.scout_id GROUP BY s.scout_id HAVING COUNT(*) >= 3;
-- Show the first name and allergy of scouts who have an allergy.
-- scouts with an allergy on file: first name, allergy
-- allergy filled in: forename, allergy of the scouts
SELECT first_name, allergy FROM scout WHERE allergy IS NOT NULL;
-- What is the sum of places in all tents and the size of the largest one?
-- total sleeps, and max sleeps of a tent
-- tent sleeps please: sum, then largest
SELECT SUM(sleeps), MAX(sleeps) FROM tent;
-- Which scouts are younger than the average age? Show first names.
-- first names below the mean age
-- age below the mean of all scouts - forenames
SELECT first_name FROM scout WHERE age < (SELECT AVG(age) FROM scout);
-- From how many different towns are the troops?
-- count distinct towns of troops
-- towns of the troops - number of different ones
SELECT COUNT(DISTINCT town) FROM troop;
-- List the first names of scouts who sleep in a canvas tent.
-- who sleeps under canvas? first names
-- tent made of canvas: forenames of the scouts in it
SELECT s.first_name FROM scout AS s JOIN sleeps_in AS i ON s.scout_id = i.scout_id JOIN tent AS t ON i.tent_code = t.tent_code WHERE t.made_of = 'canvas';

-- database: skyline_paragliding
CREATE TABLE tkoff_site (site_id INTEGER PRIMARY KEY, site_nm TEXT, alt_m INTEGER, wind_dir TEXT, closed_mth TEXT);
CREATE TABLE pilot (lic_no TEXT PRIMARY KEY, pilot_nm TEXT, cert_lvl TEXT, tot_hrs INTEGER, emerg_phn TEXT);
CREATE TABLE wing (wing_ser TEXT PRIMARY KEY, mfr TEXT, model TEXT, en_class TEXT, purch_yr INTEGER, own_lic TEXT REFERENCES pilot(lic_no));
CREATE TABLE xc_log (log_id INTEGER PRIMARY KEY, lic_no TEXT REFERENCES pilot(lic_no), wing_ser TEXT REFERENCES wing(wing_ser), site_id INTEGER REFERENCES tkoff_site(site_id), log_dt TEXT, dur_min INTEGER, dist_km REAL, max_alt_m INTEGER);
CREATE TABLE incident (inc_id INTEGER PRIMARY KEY, log_id INTEGER REFERENCES xc_log(log_id), inc_typ TEXT, injury TEXT);
INSERT INTO tkoff_site VALUES (1,'Eagle Ramp',1850,'S',NULL),(2,'Cow Pasture',1200,'SW','March'),(3,'Old Quarry Edge',940,'N',NULL),(4,'Glacier View',2600,'SE','November'),(5,'Monastery',1430,'W',NULL);
INSERT INTO pilot VALUES ('P-031','Lukas Frei','advanced',820,'079 11'),('P-044','Joana Melo','advanced',640,'079 23'),('P-102','Sef Ozturk','basic',45,'079 48'),('P-117','Birgit Aas','basic',28,NULL),('P-120','Carl Dupont','tandem',1510,'079 77');
INSERT INTO wing VALUES ('W-1','Aerolux','Kestrel','C',2020,'P-031'),('W-2','Nimbus Works','Puffin','A',2022,'P-102'),('W-3','Aerolux','Condor','D',2019,'P-044'),('W-4','Nimbus Works','Twin','B',2018,'P-120'),('W-5','Aerolux','Sparrow','A',2023,'P-117'),('W-6','Nimbus Works','Swift','C',2016,'P-031');
INSERT INTO xc_log VALUES (1,'P-031','W-1',1,'2023-05-18',245,88.4,3120),(2,'P-044','W-3',4,'2023-06-02',380,164.2,3980),(3,'P-102','W-2',2,'2023-06-03',25,4.1,1400),(4,'P-120','W-4',1,'2023-06-10',40,6.3,2050),(5,'P-031','W-6',4,'2023-07-14',310,131,3760),(6,'P-044','W-3',1,'2023-08-01',150,49.5,2890),(7,'P-102','W-2',3,'2023-08-20',18,2.2,1010);
INSERT INTO incident VALUES (1,3,'tree landing','none'),(2,5,'collapse','none'),(3,7,'hard landing','ankle'),(4,2,'collapse','none');
-- Which pilots have the certificate level basic? Show names.
-- names of basic level pilots
-- basic as certificate - names of the pilots
SELECT pilot_nm FROM pilot WHERE cert_lvl = 'basic';
-- How many wings were made by Aerolux?
-- Aerolux gliders, count
-- manufacturer Aerolux - wing count
SELECT COUNT(*) FROM wing WHERE mfr = 'Aerolux';
-- Which site is highest? Give the name.
-- name of the launch with the greatest altitude
-- greatest altitude of all take-off sites - name
SELECT site_nm FROM tkoff_site ORDER BY alt_m DESC LIMIT 1;
-- Show the pilot name and the model of every wing of class C.
-- class C wings: who owns them, what model
-- class C: name of the owner, model of the wing
SELECT p.pilot_nm, w.model FROM pilot AS p JOIN wing AS w ON p.lic_no = w.own_lic WHERE w.en_class = 'C';
-- What is the total distance each pilot covered? Show the pilot name.
-- pilots and kilometres in all
-- sum of km in the log by pilot, pilot's name in front
SELECT p.pilot_nm, SUM(x.dist_km) FROM pilot AS p JOIN xc_log AS x ON p.lic_no = x.lic_no GROUP BY p.lic_no;
-- Which pilots have nothing in the log?
-- names of pilots without an entry
-- pilots that not one log entry belongs to - names
SELECT pilot_nm FROM pilot WHERE lic_no NOT IN (SELECT lic_no FROM xc_log);
-- From which sites has nobody started?
-- unused launch site names
-- take-off sites that not one log entry belongs to - names
SELECT site_nm FROM tkoff_site WHERE site_id NOT IN (SELECT site_id FROM xc_log);
-- What are the names of the pilots who had a collapse?
-- pilots whose incident type was collapse
-- incident type collapse: names of the pilots
SELECT p.pilot_nm FROM pilot AS p JOIN xc_log AS x ON p.lic_no = x.lic_no JOIN incident AS i ON x.log_id = i.log_id WHERE i.inc_typ = 'collapse';
-- Show the average duration in minutes for each site name.
-- launch sites with mean airtime in minutes
-- mean duration by site, site's name in front
SELECT s.site_nm, AVG(x.dur_min) FROM tkoff_site AS s JOIN xc_log AS x ON s.site_id = x.site_id GROUP BY s.site_id;
-- Which sites were used at least twice?
-- launch names with two or more log entries
-- count log entries by site, leaving out those with fewer than 2: name
SELECT s.site_nm FROM tkoff_site AS s JOIN xc_log AS x ON s.site_id = x.site_id GROUP BY s.site_id HAVING COUNT(*) >= 2;
-- Which pilot has no emergency phone?
-- pilot's name where the emergency phone is missing
-- emergency number blank - name of the pilot
SELECT pilot_nm FROM pilot WHERE emerg_phn IS NULL;
-- What are the shortest and longest distances and the highest altitude in the log?
-- min km, max km, max altitude reached
-- log please: smallest km, largest km, top altitude
SELECT MIN(dist_km), MAX(dist_km), MAX(max_alt_m) FROM xc_log;
-- Which pilots have more hours than the average pilot?
-- names with above-average total hours
-- total hours beyond the mean of all pilots - names
SELECT pilot_nm FROM pilot WHERE tot_hrs > (SELECT AVG(tot_hrs) FROM pilot);
-- List the dates of log entries from Eagle Ramp.
-- days someone launched at Eagle Ramp
-- Eagle Ramp: dates in the log
SELECT x.log_dt FROM xc_log AS x JOIN tkoff_site AS s ON x.site_id = s.site_id WHERE s.site_nm = 'Eagle Ramp';
-- Which manufacturers offer both class A and class C wings?
-- makers with a wing in class A and one in class C
-- manufacturers with class C as well as class A among their wings
SELECT mfr FROM wing WHERE en_class = 'A' INTERSECT SELECT mfr FROM wing WHERE en_class = 'C';
-- Which wing models are the two oldest by purchase year? Oldest first.
-- the two wings bought earliest, model names in order
-- first 2 wings when sorted by purchase year upwards - models
SELECT model FROM wing ORDER BY purch_yr LIMIT 2;

-- database: harbourside_aquarium
CREATE TABLE tanks (tank_id INTEGER PRIMARY KEY, tank_name TEXT, litres INTEGER, water TEXT, temperature REAL);
CREATE TABLE creatures (creature_id INTEGER PRIMARY KEY, common_name TEXT, group_name TEXT, max_length_cm INTEGER, lifespan_years INTEGER);
CREATE TABLE stock (tank_id INTEGER REFERENCES tanks(tank_id), creature_id INTEGER REFERENCES creatures(creature_id), head_count INTEGER, arrived_year INTEGER, PRIMARY KEY (tank_id, creature_id));
CREATE TABLE aquarists (aquarist_id INTEGER PRIMARY KEY, name TEXT, dive_certified TEXT, mentor INTEGER REFERENCES aquarists(aquarist_id));
CREATE TABLE water_tests (test_no INTEGER PRIMARY KEY, tank_id INTEGER REFERENCES tanks(tank_id), tested_by INTEGER REFERENCES aquarists(aquarist_id), test_date TEXT, ph REAL, nitrate REAL);
CREATE TABLE feeding_shows (show_id INTEGER PRIMARY KEY, tank_id INTEGER REFERENCES tanks(tank_id), weekday TEXT, start_time TEXT, seats INTEGER);
INSERT INTO tanks VALUES (1,'Kelp Forest',380000,'salt',12.5),(2,'Coral Atoll',95000,'salt',25.5),(3,'River Bend',42000,'fresh',18),(4,'Jelly Drum',3500,'salt',15),(5,'Quarantine',1200,'salt',20),(6,'Mangrove',27000,'brackish',24);
INSERT INTO creatures VALUES (1,'wolf fish','fish',120,20),(2,'moon jelly','jellyfish',35,1),(3,'clownfish','fish',11,8),(4,'pike','fish',110,15),(5,'spiny lobster','crustacean',60,30),(6,'archer fish','fish',25,9),(7,'sea dragon','fish',30,6);
INSERT INTO stock VALUES (1,1,4,2016),(1,5,9,2018),(2,3,60,2020),(3,4,3,2015),(4,2,140,2023),(6,6,22,2021),(2,5,2,2022);
INSERT INTO aquarists VALUES (1,'Fiona Reed','yes',NULL),(2,'Dmitri Orlov','yes',1),(3,'Anya Shah','no',1),(4,'Lewis Tan','no',2);
INSERT INTO water_tests VALUES (1,1,1,'2024-03-01',8.1,5),(2,2,2,'2024-03-01',8.3,2.5),(3,3,3,'2024-03-02',7.2,12),(4,4,3,'2024-03-02',8,4),(5,1,2,'2024-03-08',8.1,6.5),(6,6,1,'2024-03-08',7.6,NULL),(7,2,2,'2024-03-08',8.2,3);
INSERT INTO feeding_shows VALUES (1,1,'Saturday','11:00',120),(2,1,'Sunday','11:00',120),(3,2,'Saturday','14:30',80),(4,3,'Wednesday','15:00',40),(5,6,'Sunday','13:00',35);
-- List the names of tanks with salt water.
-- salt tanks by name
-- salt as water - tank names please
SELECT tank_name FROM tanks WHERE water = 'salt';
-- How many creatures belong to the group fish?
-- number of kinds in the fish group
-- fish as group - creature count
SELECT COUNT(*) FROM creatures WHERE group_name = 'fish';
-- Which tank is the biggest? Give its name.
-- tank holding the most litres
-- highest number of litres of all tanks - name
SELECT tank_name FROM tanks ORDER BY litres DESC LIMIT 1;
-- Show the common names of the creatures in the Kelp Forest with their head count.
-- Kelp Forest: which species and how many heads
-- tank Kelp Forest: common name, number of heads
SELECT c.common_name, s.head_count FROM creatures AS c JOIN stock AS s ON c.creature_id = s.creature_id JOIN tanks AS t ON s.tank_id = t.tank_id WHERE t.tank_name = 'Kelp Forest';
-- Which creatures are in no tank?
-- common names we have without stock
-- creatures that not one tank holds - common names
SELECT common_name FROM creatures WHERE creature_id NOT IN (SELECT creature_id FROM stock);
-- Which tanks have never been tested? Name them.
-- names of tanks with no water test
-- tanks that not one water test belongs to - names
SELECT tank_name FROM tanks WHERE tank_id NOT IN (SELECT tank_id FROM water_tests);
-- How many water tests did each aquarist do? Show the name.
-- names of aquarists and their number of water tests
-- water test count by aquarist, name in front
SELECT a.name, COUNT(*) FROM aquarists AS a JOIN water_tests AS w ON a.aquarist_id = w.tested_by GROUP BY a.aquarist_id;
-- Show the name of each aquarist and of the mentor.
-- aquarist with mentor, two names
-- for every aquarist with a mentor: own name, mentor's name
SELECT a.name, m.name FROM aquarists AS a JOIN aquarists AS m ON a.mentor = m.aquarist_id;
-- What is the average pH for every tank name?
-- mean ph per tank, name first
-- mean pH of the tests by tank, tank's name in front
SELECT t.tank_name, AVG(w.ph) FROM tanks AS t JOIN water_tests AS w ON t.tank_id = w.tank_id GROUP BY t.tank_id;
-- Which creatures live in at least 2 tanks?
-- common names of those kept in two tanks or more
-- count tanks by creature, leaving out those with fewer than 2: common name
SELECT c.common_name FROM creatures AS c JOIN stock AS s ON c.creature_id = s.creature_id GROUP BY c.creature_id HAVING COUNT(*) >= 2;
-- At what times are there shows on Saturday, and in which tank? Give start time and tank name.
-- Saturday feeding: start, tank name
-- weekday Saturday: start and tank name of the feeding shows
SELECT f.start_time, t.tank_name FROM feeding_shows AS f JOIN tanks AS t ON f.tank_id = t.tank_id WHERE f.weekday = 'Saturday';
-- What is the total number of seats for each weekday?
-- weekdays and their seats summed
-- sum of seats by weekday, weekday in front
SELECT weekday, SUM(seats) FROM feeding_shows GROUP BY weekday;
-- Find the lowest and the highest nitrate values.
-- nitrate min and max
-- nitrate please: smallest, largest
SELECT MIN(nitrate), MAX(nitrate) FROM water_tests;
-- Which creatures live longer than the average lifespan?
-- common names with above-average lifespan
-- lifespan beyond the mean of all - common names
SELECT common_name FROM creatures WHERE lifespan_years > (SELECT AVG(lifespan_years) FROM creatures);
-- On which date was nitrate not measured?
-- test date with nitrate empty
-- nitrate blank - date of the test
SELECT test_date FROM water_tests WHERE nitrate IS NULL;
-- Which tanks are warmer than 20 degrees or hold fresh water?
-- tanks with fresh water, or over 20 in temperature
-- water fresh, or else temperature above 20: tank names
SELECT tank_name FROM tanks WHERE temperature > 20 OR water = 'fresh';
