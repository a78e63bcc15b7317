-- database: thin_air_expeditions
CREATE TABLE range (range_id INTEGER PRIMARY KEY, range_name TEXT, continent TEXT, length_km INTEGER, highest_point_m INTEGER);
CREATE TABLE peak (peak_id INTEGER PRIMARY KEY, peak_name TEXT, range_id INTEGER REFERENCES range(range_id), elevation_in_metres INTEGER, year_of_first_ascent INTEGER, permit_price INTEGER, parent_peak_id INTEGER REFERENCES peak(peak_id));
CREATE TABLE route (route_id INTEGER PRIMARY KEY, peak_id INTEGER REFERENCES peak(peak_id), route_name TEXT, difficulty_grade_code TEXT REFERENCES grade(difficulty_grade_code), vertical_gain_in_metres INTEGER, number_of_camps INTEGER);
CREATE TABLE grade (difficulty_grade_code TEXT PRIMARY KEY, grade_description TEXT, needs_rope TEXT, minimum_years_of_experience INTEGER, typical_slope INTEGER);
CREATE TABLE agency (agency_id INTEGER PRIMARY KEY, agency_name TEXT, city TEXT, country TEXT, year_of_registration INTEGER, staff_count INTEGER);
CREATE TABLE climber (climber_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, country TEXT, date_of_birth TEXT, blood_group TEXT, occupation TEXT, rope_partner_id INTEGER REFERENCES climber(climber_id));
CREATE TABLE expedition (expedition_id INTEGER PRIMARY KEY, expedition_name TEXT, route_id INTEGER REFERENCES route(route_id), agency_id INTEGER REFERENCES agency(agency_id), leader_id INTEGER REFERENCES climber(climber_id), doctor_id INTEGER REFERENCES climber(climber_id), date_of_departure TEXT, date_of_return TEXT, total_budget INTEGER, outcome TEXT);
CREATE TABLE expedition_member (expedition_id INTEGER REFERENCES expedition(expedition_id), climber_id INTEGER REFERENCES climber(climber_id), duty TEXT, reached_summit TEXT, used_oxygen TEXT, PRIMARY KEY (expedition_id, climber_id));
CREATE TABLE camp (camp_id INTEGER PRIMARY KEY, expedition_id INTEGER REFERENCES expedition(expedition_id), camp_label TEXT, altitude_in_metres INTEGER, tent_count INTEGER, date_of_setup TEXT);
CREATE TABLE incident (incident_id INTEGER PRIMARY KEY, expedition_id INTEGER REFERENCES expedition(expedition_id), victim_id INTEGER REFERENCES climber(climber_id), kind TEXT, altitude_in_metres INTEGER, evacuated_by TEXT);
INSERT INTO range VALUES (1,'Kharan Himal','Asia',410,8211),(2,'Cordillera Sulpa','South America',690,6744),(3,'Weiss Alps','Europe',230,4477),(4,'Nandra Wall','Asia',175,7390),(5,'Mount Olanga Massif','Africa',60,5102);
INSERT INTO peak VALUES (1,'Kharan Ri',1,8211,1956,11000,NULL),(2,'Kharan East',1,7904,1974,4200,1),(3,'Nevado Sulpa',2,6744,1938,300,NULL),(4,'Weisshorn Dome',3,4477,1861,0,NULL),(5,'Nandra Devta',4,7390,NULL,6500,NULL),(6,'Little Nandra',4,6615,1999,900,5),(7,'Olanga Point',5,5102,1907,150,NULL);
INSERT INTO grade VALUES ('F','easy glacier walk','N',0,20),('PD','somewhat difficult','Y',1,32),('AD','fairly difficult','Y',3,45),('D','difficult','Y',5,58),('ED','extremely difficult','Y',9,75);
INSERT INTO route VALUES (1,1,'South Ridge','D',3050,4),(2,1,'North Face Couloir','ED',2900,5),(3,2,'East Shoulder','AD',2500,3),(4,3,'Glacier Highway','PD',1850,2),(5,4,'Hut Ridge','PD',1200,0),(6,6,'South Rib','AD',1700,1),(7,5,'Pillar of Dawn','ED',2750,6),(8,7,'Lava Path','F',1400,2);
INSERT INTO agency VALUES (1,'Snow Lotus Treks','Dharpur','Nepal',1994,46),(2,'Andes Arriba','Huaral Alto','Peru',2006,18),(3,'Gipfelwerk','Innsbruck','Austria',1987,31),(4,'Yak and Rope','Dharpur','Nepal',2013,12),(5,'Zenith Ascents','Boulder','United States',2001,25);
INSERT INTO climber VALUES (1,'Tenzin','Dorjee','Nepal','1980-02-11','O','guide',2),(2,'Pasang','Rai','Nepal','1986-07-23','B','guide',1),(3,'Carla','Ibanez','Peru','1991-05-04','A','physician',NULL),(4,'Lorenz','Unterberger','Austria','1974-12-19','O','carpenter',5),(5,'Klara','Unterberger','Austria','1978-03-30','A','physician',4),(6,'Dean','Whitcomb','United States','1969-09-15','AB','banker',NULL),(7,'Aiko','Narita','Japan','1995-11-08','B','photographer',NULL),(8,'Bruno','Caffaro','Italy','1983-01-27','O','guide',7);
INSERT INTO expedition VALUES (1,'Kharan Spring Push',1,1,1,5,'2019-04-02','2019-05-28',240000,'summit'),(2,'Couloir Direct',2,1,4,5,'2021-04-10','2021-06-03',310000,'retreat'),(3,'Sulpa Light',4,2,3,NULL,'2022-06-15','2022-06-30',21000,'summit'),(4,'Dawn Pillar Attempt',7,4,8,3,'2022-09-01','2022-10-20',175000,'retreat'),(5,'Hut Ridge Jubilee',5,3,4,NULL,'2018-07-12','2018-07-15',6500,'summit'),(6,'Little Nandra Recon',6,4,2,NULL,'2023-05-05','2023-05-27',38000,'summit'),(7,'Kharan East Trio',3,1,1,3,'2024-04-20',NULL,92000,NULL);
INSERT INTO expedition_member VALUES (1,1,'leader','Y','N'),(1,5,'doctor','N','Y'),(1,6,'client','Y','Y'),(2,4,'leader','N','N'),(2,2,'climbing guide','N','N'),(3,3,'leader','Y','N'),(3,7,'client','Y','N'),(4,8,'leader','N','N'),(4,7,'film crew','N','N'),(5,4,'leader','Y','N'),(6,2,'leader','Y','N'),(6,8,'climbing guide','Y','N');
INSERT INTO camp VALUES (1,1,'Base',5160,14,'2019-04-12'),(2,1,'Camp One',6050,6,'2019-04-21'),(3,1,'Camp Two',6900,4,'2019-05-03'),(4,2,'Base',5310,11,'2021-04-20'),(5,2,'Camp One',6240,5,'2021-05-01'),(6,3,'Moraine',4900,3,'2022-06-18'),(7,4,'Base',4640,9,'2022-09-09'),(8,6,'Col Camp',5750,2,'2023-05-14');
INSERT INTO incident VALUES (1,1,5,'altitude sickness',6900,'porters'),(2,2,2,'rockfall',6410,'helicopter'),(3,2,4,'frostbite',6700,NULL),(4,4,7,'altitude sickness',5400,'helicopter'),(5,3,7,'sprained ankle',4950,'mule'),(6,1,6,'frostbite',7800,'porters');
-- Which peaks have an elevation between 6000 and 8000 metres? List their names from the highest to the lowest.
-- mountains 6000 to 8000 m tall, tallest first
-- Which mountains rise 6000 to 8000 metres? Loftiest on top.
-- elevation from 6000 up to 8000, descending: peak names
SELECT peak_name FROM peak WHERE elevation_in_metres BETWEEN 6000 AND 8000 ORDER BY elevation_in_metres DESC;
-- Which peak has not yet been climbed, that is, has no year of first ascent?
-- name of the summit without a first ascent on record
-- On top of which mountain has nobody stood so far, no year being noted?
-- first ascent year empty - peak name
SELECT peak_name FROM peak WHERE year_of_first_ascent IS NULL;
-- How many different cities are the agencies based in?
-- count the distinct home towns of the organisers
-- From how many towns, each counted once, are the firms that take people up?
-- number of different agency cities
SELECT COUNT(DISTINCT city) FROM agency;
-- Show the names and budgets of expeditions whose name starts with Kharan.
-- Kharan trips, that is, names beginning so: name and money
-- Which ventures open with Kharan in what they are called, and how much money was set aside for each?
-- expedition name beginning "Kharan": name, total budget
SELECT expedition_name, total_budget FROM expedition WHERE expedition_name LIKE 'Kharan%';
-- What is the average and the largest total budget of expeditions with the outcome summit?
-- trips that ended in summit: mean money planned and top money planned
-- How much money was set aside for ventures that got to the summit, on average and at the most?
-- outcome summit: avg budget, max budget
SELECT AVG(total_budget), MAX(total_budget) FROM expedition WHERE outcome = 'summit';
-- For each expedition that has a doctor, show the name of the expedition, the family name of the leader and the family name of the doctor.
-- trips with a medic: trip, surname of the boss, surname of the medic
-- What is every venture called that took along somebody to treat the sick, who was in command, and who treated the sick? The last two by family name.
-- expedition name, leader's family name, doctor's family name, only those with a doctor
SELECT T1.expedition_name, T2.family_name, T3.family_name FROM expedition AS T1 JOIN climber AS T2 ON T1.leader_id = T2.climber_id JOIN climber AS T3 ON T1.doctor_id = T3.climber_id;
-- Give the given name of each climber with a rope partner and the given name of that partner.
-- who is tied to whom? first names, climber then partner
-- Who climbs tied to whom? Given names only, leaving out people who have nobody.
-- climber given name + given name of the rope partner
SELECT T1.given_name, T2.given_name FROM climber AS T1 JOIN climber AS T2 ON T1.rope_partner_id = T2.climber_id;
-- Which secondary peaks belong to a parent peak in the range Nandra Wall? Give the name of the secondary peak and of its parent peak.
-- subsidiary top and main top, for mains that lie in the Nandra Wall
-- Which lesser tops hang on a bigger one in the Nandra Wall, and on which? Lesser one first.
-- parent peak's range Nandra Wall: peak name, parent peak name
SELECT T1.peak_name, T2.peak_name FROM peak AS T1 JOIN peak AS T2 ON T1.parent_peak_id = T2.peak_id JOIN range AS T3 ON T2.range_id = T3.range_id WHERE T3.range_name = 'Nandra Wall';
-- How many routes are there for each grade description?
-- ways up by level of difficulty, the level in words with the tally
-- How many ways lead up for each level of hardship? The level in words first.
-- grade description + count of routes
SELECT T1.grade_description, COUNT(*) FROM grade AS T1 JOIN route AS T2 ON T1.difficulty_grade_code = T2.difficulty_grade_code GROUP BY T1.difficulty_grade_code;
-- Which agencies have not organised any expedition? Show the agency name and the country.
-- organisers with no trip to their credit, name plus nation
-- Which firms have not taken anybody up, and in what nation are they?
-- agency name, country, zero expeditions
SELECT agency_name, country FROM agency WHERE agency_id NOT IN (SELECT agency_id FROM expedition);
-- What are the family names of climbers who reached the summit (Y) without oxygen (N)? List each different name once.
-- distinct surnames of folk on top, summit Y, who breathed no bottled gas, oxygen N
-- Who got to the top (Y) breathing nothing but thin air (oxygen N)? Family names, none of them twice.
-- different family names: used oxygen = N, reached summit = Y
SELECT DISTINCT T1.family_name FROM climber AS T1 JOIN expedition_member AS T2 ON T1.climber_id = T2.climber_id WHERE T2.reached_summit = 'Y' AND T2.used_oxygen = 'N';
-- Which countries have a climber but no agency?
-- nations of climbers, less the nations with an organiser
-- From what nations do people come to go up, though no firm there takes anybody?
-- climber countries minus agency countries
SELECT country FROM climber EXCEPT SELECT country FROM agency;
-- Find the given and family names of climbers who have been a leader of an expedition and also a victim of an incident.
-- who both led a trip and got hurt on one? first name, surname
-- Who has been in command of a venture and has also come to harm? Given name, family name.
-- given + family name found both as incident victim and as expedition leader
SELECT T1.given_name, T1.family_name FROM climber AS T1 JOIN expedition AS T2 ON T1.climber_id = T2.leader_id INTERSECT SELECT T1.given_name, T1.family_name FROM climber AS T1 JOIN incident AS T2 ON T1.climber_id = T2.victim_id;
-- List the names of all peaks in the continent Europe and of all peaks with a permit price above 5000.
-- mountains of Europe plus mountains you pay over 5000 to be allowed on
-- What mountains stand in Europe, or cost you over 5000 before they let you up? None twice.
-- one list of peak names: permit price above 5000, or range on continent Europe
SELECT T1.peak_name FROM peak AS T1 JOIN range AS T2 ON T1.range_id = T2.range_id WHERE T2.continent = 'Europe' UNION SELECT peak_name FROM peak WHERE permit_price > 5000;
-- Which expedition put up the most camps? Show the expedition name and the number of camps.
-- trip with the largest number of tent sites, and how many
-- Which venture pitched its tents in more places than any other, and in how many?
-- top expedition by count of camps: name, count
SELECT T1.expedition_name, COUNT(*) FROM expedition AS T1 JOIN camp AS T2 ON T1.expedition_id = T2.expedition_id GROUP BY T1.expedition_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the label and the altitude of camps higher than the average camp.
-- tent sites above the mean height: label, metres
-- Which places with tents lie further up than average, and how far up? What is on the sign first.
-- camp label + altitude, altitude over the mean
SELECT camp_label, altitude_in_metres FROM camp WHERE altitude_in_metres > (SELECT AVG(altitude_in_metres) FROM camp);
-- Which climbers are listed as members of at least two expeditions? Give the family name and the number of expeditions.
-- surnames listed as members on two or more trips, with how many
-- Who has gone along on no fewer than two ventures, and on how many? Family name first.
-- family name, count of memberships, 2+ only
SELECT T1.family_name, COUNT(*) FROM climber AS T1 JOIN expedition_member AS T2 ON T1.climber_id = T2.climber_id GROUP BY T1.climber_id HAVING COUNT(*) >= 2;
-- For each incident, show the kind, the name of the peak and the family name of the victim.
-- accidents: what happened, on which mountain, surname of the person hurt
-- What sort of mishap was it each time, on what mountain, and who came to harm? Family name for the last.
-- all incidents: kind, peak name, victim's family name
SELECT T1.kind, T4.peak_name, T5.family_name FROM incident AS T1 JOIN expedition AS T2 ON T1.expedition_id = T2.expedition_id JOIN route AS T3 ON T2.route_id = T3.route_id JOIN peak AS T4 ON T3.peak_id = T4.peak_id JOIN climber AS T5 ON T1.victim_id = T5.climber_id;
-- Which agencies organised expeditions on routes of at least two different peaks? Return the agency names.
-- organisers whose trips went to two or more separate mountains
-- Which firms have taken people up no fewer than two mountains, each counted once?
-- agency names, 2+ different peaks among their expeditions' routes
SELECT T1.agency_name FROM agency AS T1 JOIN expedition AS T2 ON T1.agency_id = T2.agency_id JOIN route AS T3 ON T2.route_id = T3.route_id GROUP BY T1.agency_id HAVING COUNT(DISTINCT T3.peak_id) >= 2;
-- Among the incidents where a helicopter evacuated the victim, which was at the greatest altitude? Show the kind and the name of the expedition.
-- highest rescue by helicopter: what kind of accident, which trip
-- What was the mishap furthest up that ended with a ride in a helicopter, and which venture was it?
-- evacuated by helicopter, top altitude: incident kind, expedition name
SELECT T1.kind, T2.expedition_name FROM incident AS T1 JOIN expedition AS T2 ON T1.expedition_id = T2.expedition_id WHERE T1.evacuated_by = 'helicopter' ORDER BY T1.altitude_in_metres DESC LIMIT 1;
-- How many guides have led an expedition for the agency Yak and Rope or for Snow Lotus Treks? Count each climber with the occupation guide only once.
-- number of distinct people who are a guide by trade and led a trip of Yak and Rope or Snow Lotus Treks
-- How many people who work as a guide, each counted once, have been in command for Yak and Rope or Snow Lotus Treks?
-- occupation guide: number of different leaders, agency Snow Lotus Treks or Yak and Rope
SELECT COUNT(DISTINCT T1.climber_id) FROM climber AS T1 JOIN expedition AS T2 ON T1.climber_id = T2.leader_id JOIN agency AS T3 ON T2.agency_id = T3.agency_id WHERE T1.occupation = 'guide' AND (T3.agency_name = 'Yak and Rope' OR T3.agency_name = 'Snow Lotus Treks');
-- What are the names of the three routes with the largest vertical gain that need a rope (Y)?
-- 3 ways up with the most metres to climb, rope required Y
-- On which three ways up, of those where one must be tied (rope Y), does one climb most metres? Most on top.
-- needs rope = Y: route names by vertical gain descending, only 3
SELECT route_name FROM route WHERE difficulty_grade_code IN (SELECT difficulty_grade_code FROM grade WHERE needs_rope = 'Y') ORDER BY vertical_gain_in_metres DESC LIMIT 3;

-- database: blue_lane_federation
CREATE TABLE pools (id INTEGER PRIMARY KEY, name TEXT, city TEXT, length_m INTEGER, lanes INTEGER, water_temp_c REAL, built INTEGER, indoor INTEGER);
CREATE TABLE clubs (id INTEGER PRIMARY KEY, name TEXT, city TEXT, home_pool_id INTEGER REFERENCES pools(id), founded INTEGER, president TEXT, annual_dues INTEGER);
CREATE TABLE coaches (id INTEGER PRIMARY KEY, name TEXT, club_id INTEGER REFERENCES clubs(id), diploma TEXT, salary INTEGER, boss_id INTEGER REFERENCES coaches(id));
CREATE TABLE swimmers (id INTEGER PRIMARY KEY, name TEXT, gender TEXT, born INTEGER, club_id INTEGER REFERENCES clubs(id), coach_id INTEGER REFERENCES coaches(id), armspan_cm INTEGER, licence_status TEXT);
CREATE TABLE strokes (code TEXT PRIMARY KEY, name TEXT, start_from TEXT, judges_needed INTEGER, introduced INTEGER);
CREATE TABLE galas (id INTEGER PRIMARY KEY, name TEXT, pool_id INTEGER REFERENCES pools(id), organiser_club_id INTEGER REFERENCES clubs(id), held_on TEXT, status TEXT, ticket_price REAL);
CREATE TABLE events (id INTEGER PRIMARY KEY, gala_id INTEGER REFERENCES galas(id), stroke_code TEXT REFERENCES strokes(code), distance_m INTEGER, gender TEXT, session TEXT);
CREATE TABLE swims (event_id INTEGER REFERENCES events(id), swimmer_id INTEGER REFERENCES swimmers(id), lane INTEGER, seconds REAL, place INTEGER, disqualified INTEGER, PRIMARY KEY (event_id, swimmer_id));
CREATE TABLE officials (id INTEGER PRIMARY KEY, name TEXT, city TEXT, grade INTEGER, club_id INTEGER REFERENCES clubs(id), phone TEXT);
CREATE TABLE gala_officials (gala_id INTEGER REFERENCES galas(id), official_id INTEGER REFERENCES officials(id), duty TEXT, allowance INTEGER, PRIMARY KEY (gala_id, official_id));
CREATE TABLE records (id INTEGER PRIMARY KEY, stroke_code TEXT REFERENCES strokes(code), distance_m INTEGER, holder_id INTEGER REFERENCES swimmers(id), previous_holder_id INTEGER REFERENCES swimmers(id), seconds REAL, set_on TEXT);
INSERT INTO pools VALUES (1,'Queen Mathilda Baths','Aldermere',50,8,26.5,1968,1),(2,'Lido del Sole','Portenza',50,10,25.0,1936,0),(3,'Garrick Street Pool','Aldermere',25,6,28.0,1911,1),(4,'Hexham Water Centre','Hexbury',50,10,27.0,2015,1),(5,'Millpond Lido','Thornley',33,5,19.5,1929,0);
INSERT INTO clubs VALUES (1,'Aldermere Otters','Aldermere',1,1921,'Fay Burgess',140),(2,'Portenza Nuoto','Portenza',2,1949,'Aldo Marini',190),(3,'Hexbury Sharks','Hexbury',4,2016,'Dean Ruddock',260),(4,'Garrick Street Swimmers','Aldermere',3,1911,'Hetty Vaughn',85),(5,'Thornley Cold Water Club','Thornley',NULL,1930,'Saul Bright',30);
INSERT INTO coaches VALUES (1,'Ursula Denholm',1,'gold',41000,NULL),(2,'Craig Whelan',1,'silver',29500,1),(3,'Tiziana Rocca',2,'gold',38000,NULL),(4,'Marlon Epps',3,'platinum',56000,NULL),(5,'Joy Lister',3,'bronze',24000,4),(6,'Perry Stone',4,'bronze',18000,NULL);
INSERT INTO swimmers VALUES (1,'Naomi Keld','F',2003,1,1,182,'valid'),(2,'Samuel Ogun','M',2001,1,2,199,'valid'),(3,'Giulia Ferrante','F',2005,2,3,176,'valid'),(4,'Marco Zanetti','M',1998,2,3,193,'suspended'),(5,'Kyle Brandreth','M',2004,3,4,196,'valid'),(6,'Ada Penrose','F',2006,3,5,174,'expired'),(7,'Eric Tolley','M',1987,4,6,185,'valid'),(8,'Wilma Hurst','F',1979,5,NULL,169,'valid');
INSERT INTO strokes VALUES ('FR','freestyle','block',2,1896),('BA','backstroke','water',3,1900),('BR','breaststroke','block',4,1904),('BU','butterfly','block',4,1956),('IM','individual medley','block',5,1964);
INSERT INTO galas VALUES (1,'New Year Sprint',1,1,'2024-01-13','finished',6.5),(2,'Trofeo del Sole',2,2,'2024-06-22','finished',9),(3,'Hexbury Grand Prix',4,3,'2024-03-09','finished',14),(4,'Autumn Grand Prix',4,3,'2024-11-16','announced',12.5),(5,'Garrick Mile Night',3,4,'2024-05-04','finished',4);
INSERT INTO events VALUES (1,1,'FR',100,'F','morning'),(2,1,'FR',100,'M','morning'),(3,1,'BU',50,'M','evening'),(4,2,'BA',200,'F','evening'),(5,2,'IM',400,'M','morning'),(6,3,'FR',400,'M','evening'),(7,3,'BA',100,'F','morning'),(8,5,'FR',1500,'M','evening');
INSERT INTO swims VALUES (1,1,4,55.31,1,0),(1,3,5,57.02,2,0),(1,6,3,59.44,3,0),(2,2,4,49.87,1,0),(2,5,5,50.12,2,0),(3,2,4,24.05,NULL,1),(3,4,3,23.91,1,0),(4,3,4,131.6,1,0),(4,1,5,133.9,2,0),(5,4,4,262.4,1,0),(6,5,4,231.7,1,0),(6,2,5,236.2,2,0),(7,6,4,63.8,1,0),(8,7,2,1102.5,1,0);
INSERT INTO officials VALUES (1,'Barnaby Coe','Aldermere',3,1,'555-0141'),(2,'Lucrezia Bassi','Portenza',4,2,'555-0177'),(3,'Moira Singh','Hexbury',2,3,NULL),(4,'Clive Hatton','Thornley',1,NULL,'555-0190'),(5,'Edna Pryor','Aldermere',5,4,NULL);
INSERT INTO gala_officials VALUES (1,1,'starter',60),(1,5,'chief judge',110),(2,2,'chief judge',130),(3,3,'starter',70),(3,5,'chief judge',150),(5,1,'turn judge',45),(2,1,'starter',95);
INSERT INTO records VALUES (1,'FR',100,1,8,54.9,'2023-07-01'),(2,'FR',400,5,7,229.3,'2024-02-11'),(3,'BA',200,3,1,130.8,'2023-08-19'),(4,'BU',50,4,2,23.4,'2022-04-30'),(5,'FR',1500,7,NULL,955.2,'2009-05-17'),(6,'BA',100,3,NULL,61.7,'2024-04-28');
-- What are the names and cities of the pools that are outdoors (indoor is 0)?
-- open-air baths, indoor flag 0: name and town
-- Where does one swim under the sky (indoor 0), and in what town?
-- indoor = 0 - pool name, city
SELECT name, city FROM pools WHERE indoor = 0;
-- How many swimmers have a valid licence?
-- number of swimmers whose licence status is valid
-- How many people may race, their papers being valid?
-- licence status = valid, count swimmers
SELECT COUNT(*) FROM swimmers WHERE licence_status = 'valid';
-- Which clubs have a name that starts with Aldermere or ends in the word Sharks? Show the names.
-- clubs beginning with Aldermere or finishing with Sharks
-- Which associations open with Aldermere or close with Sharks?
-- club name ending "Sharks" or beginning "Aldermere"
SELECT name FROM clubs WHERE name LIKE 'Aldermere%' OR name LIKE '%Sharks';
-- List the names of galas with Grand Prix in the name and their ticket prices, the cheaper first.
-- every Grand Prix and what it costs to get in, low price before high
-- Which meets have Grand Prix in what they are called, and how much is it to get in? Least costly on top.
-- "Grand Prix" in the gala name: name, ticket price, ascending by price
SELECT name, ticket_price FROM galas WHERE name LIKE '%Grand Prix%' ORDER BY ticket_price ASC;
-- Which officials have no phone recorded? Give their names.
-- judges and starters we cannot ring, as the phone is blank: names
-- Which judges could one not ring up?
-- phone empty: names of officials
SELECT name FROM officials WHERE phone IS NULL;
-- Show the name of each swimmer, the name of the swimmer's club and the name of the swimmer's coach.
-- swimmer, club and trainer side by side, all by name
-- Who swims, for which association, and who trains them?
-- swimmer name, club name, coach name
SELECT T1.name, T2.name, T3.name FROM swimmers AS T1 JOIN clubs AS T2 ON T1.club_id = T2.id JOIN coaches AS T3 ON T1.coach_id = T3.id;
-- Give the name of each coach who has a boss, and the boss's name.
-- assistants and their superiors, both names
-- Which trainers have somebody above them, and who is it?
-- coach name + boss name, only those with a boss
SELECT T1.name, T2.name FROM coaches AS T1 JOIN coaches AS T2 ON T1.boss_id = T2.id;
-- For each record with a previous holder, show the distance, the name of the holder and the name of the previous holder.
-- best marks taken off somebody: metres, who has it, who had it before
-- Over how many metres did somebody snatch the best mark from somebody else, who was the snatcher, and who had it before?
-- records with a previous holder: distance, holder's name, previous holder's name
SELECT T1.distance_m, T2.name, T3.name FROM records AS T1 JOIN swimmers AS T2 ON T1.holder_id = T2.id JOIN swimmers AS T3 ON T1.previous_holder_id = T3.id;
-- How many events are there for each stroke? Show the name of the stroke and the count.
-- swimming styles by name, each with how many events
-- How many races are there for each way of swimming? The way first.
-- stroke name + count of events
SELECT T1.name, COUNT(*) FROM strokes AS T1 JOIN events AS T2 ON T1.code = T2.stroke_code GROUP BY T1.code;
-- Which strokes appear in no event?
-- name any style that nobody had to swim in an event
-- Which ways of swimming is there no race for?
-- stroke names, zero events
SELECT name FROM strokes WHERE code NOT IN (SELECT stroke_code FROM events);
-- In how many different lanes did the swimmers finish at place 1?
-- count the distinct lanes of those in place 1
-- From how many lanes, each counted once, has somebody come in first, at place 1?
-- place = 1, number of different lanes
SELECT COUNT(DISTINCT lane) FROM swims WHERE place = 1;
-- What are the highest and the average salary of coaches with the diploma gold?
-- trainers holding gold: top pay and mean pay
-- How much do trainers with gold earn, at the most and on average?
-- diploma gold: max salary, avg salary
SELECT MAX(salary), AVG(salary) FROM coaches WHERE diploma = 'gold';
-- Find the names of swimmers born between 2000 and 2005, from the longest to the shortest arm span.
-- birth years 2000 to 2005, names, widest reach first
-- Who came into the world in 2000 to 2005? Whoever can reach furthest with both arms out on top.
-- born from 2000 up to 2005 - swimmer names, descending by arm span
SELECT name FROM swimmers WHERE born BETWEEN 2000 AND 2005 ORDER BY armspan_cm DESC;
-- Which swimmers are the holder of one record and the previous holder of another? Give the names.
-- who has a record now and has also lost a record to somebody
-- Who has the best mark in something and used to have it in something else?
-- swimmer names found both as previous holder and as holder of records
SELECT T1.name FROM swimmers AS T1 JOIN records AS T2 ON T1.id = T2.holder_id INTERSECT SELECT T1.name FROM swimmers AS T1 JOIN records AS T2 ON T1.id = T2.previous_holder_id;
-- Which cities have an official but no pool that is 50 metres long?
-- towns where a judge lives, without those that own a basin of 50 metres
-- Where do we have a judge without anywhere to swim that is 50 metres long?
-- official cities minus cities of pools with length 50
SELECT city FROM officials EXCEPT SELECT city FROM pools WHERE length_m = 50;
-- List the names of all club presidents together with the names of all officials of grade 4 or higher.
-- a list of people: whoever presides over a club and whoever judges at grade 4 and up
-- Who is at the head of an association, or judges at 4 or better? Everyone in one list, nobody twice.
-- one list of names: officials with grade at least 4, presidents of clubs
SELECT president FROM clubs UNION SELECT name FROM officials WHERE grade >= 4;
-- Show the names of the swimmers who swam freestyle at a gala in the pool Queen Mathilda Baths.
-- freestyle swimmers at Queen Mathilda Baths, names
-- Who has raced freestyle at Queen Mathilda Baths?
-- pool Queen Mathilda Baths, stroke freestyle: swimmer names, one for each swim
SELECT T1.name FROM swimmers AS T1 JOIN swims AS T2 ON T1.id = T2.swimmer_id JOIN events AS T3 ON T2.event_id = T3.id JOIN strokes AS T4 ON T3.stroke_code = T4.code JOIN galas AS T5 ON T3.gala_id = T5.id JOIN pools AS T6 ON T5.pool_id = T6.id WHERE T4.name = 'freestyle' AND T6.name = 'Queen Mathilda Baths';
-- Which clubs charge dues above the average of all clubs? Return the club name and the dues.
-- dearer than the mean membership: club, sum per year
-- Which associations are dearer than average to belong to, and how much is it a year?
-- annual dues over the mean - club name, dues
SELECT name, annual_dues FROM clubs WHERE annual_dues > (SELECT AVG(annual_dues) FROM clubs);
-- Which officials served at galas in at least two different pools? Show the name and the total allowance.
-- those on duty at two or more separate pools: name and all the allowances added up
-- Which judges have been on duty at no fewer than two places to swim, each counted once, and how much were they paid for it altogether?
-- official name, sum of allowance, only with 2+ different pools of galas
SELECT T1.name, SUM(T2.allowance) FROM officials AS T1 JOIN gala_officials AS T2 ON T1.id = T2.official_id JOIN galas AS T3 ON T2.gala_id = T3.id GROUP BY T1.id HAVING COUNT(DISTINCT T3.pool_id) >= 2;
-- Who was the fastest woman (F) over 100 metres? Give the swimmer's name, the name of the gala and the time in seconds.
-- quickest swim in a 100 metre event for F: who, at which meeting, seconds
-- Which woman (F) needed least over 100 metres, at which meet, and how many seconds was it?
-- event gender F, distance 100, lowest seconds: swimmer name, gala name, seconds
SELECT T1.name, T4.name, T2.seconds FROM swimmers AS T1 JOIN swims AS T2 ON T1.id = T2.swimmer_id JOIN events AS T3 ON T2.event_id = T3.id JOIN galas AS T4 ON T3.gala_id = T4.id WHERE T3.gender = 'F' AND T3.distance_m = 100 ORDER BY T2.seconds ASC LIMIT 1;
-- Which club's swimmers have taken part in the most swims? Show the name of the club and the number.
-- club whose people raced most often, with how often
-- Which association's people have been in the water for a race more times than any other's, and how often?
-- top club by count of swims: club name, count
SELECT T1.name, COUNT(*) FROM clubs AS T1 JOIN swimmers AS T2 ON T1.id = T2.club_id JOIN swims AS T3 ON T2.id = T3.swimmer_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of the swimmers who belong to a club whose home pool was built before 1950?
-- members of clubs that train in baths older than 1950, by name
-- Who swims for an association at home in a bath older than 1950?
-- home pool built before 1950: names of the club's swimmers
SELECT name FROM swimmers WHERE club_id IN (SELECT T1.id FROM clubs AS T1 JOIN pools AS T2 ON T1.home_pool_id = T2.id WHERE T2.built < 1950);

-- database: seven_metre_handball
CREATE TABLE Nation (NationID INTEGER PRIMARY KEY, NationName TEXT, Confederation TEXT, WorldRank INTEGER, TitlesWon INTEGER, KitColour TEXT);
CREATE TABLE PoolGroup (GroupLetter TEXT PRIMARY KEY, HostCity TEXT, SupervisorName TEXT, OpeningDate TEXT);
CREATE TABLE GroupPlace (GroupLetter TEXT REFERENCES PoolGroup(GroupLetter), NationID INTEGER REFERENCES Nation(NationID), DrawPot INTEGER, Points INTEGER, GoalDifference INTEGER, PRIMARY KEY (GroupLetter, NationID));
CREATE TABLE Hall (HallID INTEGER PRIMARY KEY, HallName TEXT, City TEXT, Capacity INTEGER, FloorType TEXT, YearBuilt INTEGER);
CREATE TABLE ProClub (ClubID INTEGER PRIMARY KEY, ClubName TEXT, City TEXT, NationID INTEGER REFERENCES Nation(NationID), LeagueName TEXT);
CREATE TABLE Player (PlayerID INTEGER PRIMARY KEY, PlayerName TEXT, NationID INTEGER REFERENCES Nation(NationID), ClubID INTEGER REFERENCES ProClub(ClubID), FieldRole TEXT, ThrowingArm TEXT, Height INTEGER, Caps INTEGER, BirthYear INTEGER, UnderstudyOf INTEGER REFERENCES Player(PlayerID));
CREATE TABLE RefereePair (PairID INTEGER PRIMARY KEY, FirstReferee TEXT, SecondReferee TEXT, NationID INTEGER REFERENCES Nation(NationID), PairedSince INTEGER);
CREATE TABLE Fixture (FixtureID INTEGER PRIMARY KEY, FixtureDate TEXT, Stage TEXT, HomeNationID INTEGER REFERENCES Nation(NationID), GuestNationID INTEGER REFERENCES Nation(NationID), HallID INTEGER REFERENCES Hall(HallID), PairID INTEGER REFERENCES RefereePair(PairID), HomeGoals INTEGER, GuestGoals INTEGER, Spectators INTEGER);
CREATE TABLE PlayerStat (FixtureID INTEGER REFERENCES Fixture(FixtureID), PlayerID INTEGER REFERENCES Player(PlayerID), Goals INTEGER, Shots INTEGER, SevenMetreGoals INTEGER, Suspensions INTEGER, MinutesPlayed INTEGER, PRIMARY KEY (FixtureID, PlayerID));
CREATE TABLE Injury (InjuryID INTEGER PRIMARY KEY, PlayerID INTEGER REFERENCES Player(PlayerID), FixtureID INTEGER REFERENCES Fixture(FixtureID), BodyPart TEXT, DaysOut INTEGER);
INSERT INTO Nation VALUES (1,'Denmark','Europe',1,4,'red'),(2,'France','Europe',2,6,'blue'),(3,'Egypt','Africa',8,0,'red'),(4,'Brazil','Americas',15,0,'yellow'),(5,'Hungary','Europe',9,0,'white'),(6,'Japan','Asia',20,0,'navy'),(7,'Tunisia','Africa',24,0,'white');
INSERT INTO PoolGroup VALUES ('A','Gdansk','Ewa Malik','2027-01-13'),('B','Krakow','Stefan Holz','2027-01-14'),('C','Poznan','Lea Imhoff','2027-01-15');
INSERT INTO GroupPlace VALUES ('A',1,1,6,31),('A',3,2,4,9),('A',6,4,0,-22),('B',2,1,5,18),('B',5,2,3,4),('B',4,3,2,-7);
INSERT INTO Hall VALUES (1,'Baltic Sports Hall','Gdansk',11400,'wood',2010),(2,'Wawel Arena','Krakow',15300,'rubber',2014),(3,'Old Exhibition Hall','Poznan',4900,'wood',1972),(4,'Seaside Hall','Gdansk',3200,'rubber',1985),(5,'Royal Dome','Warsaw',17800,'rubber',2021);
INSERT INTO ProClub VALUES (1,'Aarhus Handbold','Aarhus',1,'Ligaen'),(2,'Nimes Rhone','Nimes',2,'Starligue'),(3,'Al Nasr Cairo','Cairo',3,'Pro League'),(4,'Szeged Tisza','Szeged',5,'NB I'),(5,'Odense North','Odense',1,'Ligaen'),(6,'Handebol Santos','Santos',4,'Liga Nacional');
INSERT INTO Player VALUES (1,'Mikkel Borg',1,1,'left back','right',198,121,1994,NULL),(2,'Rasmus Toft',1,2,'pivot','right',193,64,1998,NULL),(3,'Yohan Dumas',2,2,'right wing','left',182,88,1996,NULL),(4,'Karim Saleh',3,4,'centre back','right',187,97,1993,NULL),(5,'Andre Pacheco',4,1,'left wing','right',180,41,2001,NULL),(6,'Bence Farkas',5,4,'goalkeeper','right',202,110,1990,NULL),(7,'Akos Varadi',5,4,'goalkeeper','left',196,12,2003,6),(8,'Louis Barbet',2,2,'right wing','left',185,19,2002,3);
INSERT INTO RefereePair VALUES (1,'Ola Bergstrom','Ivar Dahl',NULL,2012),(2,'Petra Svoboda','Jana Svoboda',NULL,2018),(3,'Hassan Amer','Tarek Amer',3,2009),(4,'Ricardo Lopes','Tiago Melo',4,2021);
INSERT INTO Fixture VALUES (1,'2027-01-13','preliminary',1,6,1,3,36,22,10900),(2,'2027-01-14','preliminary',2,4,2,1,31,25,12050),(3,'2027-01-15','preliminary',1,3,1,2,30,26,11100),(4,'2027-01-16','preliminary',5,2,2,4,28,28,9400),(5,'2027-01-24','quarterfinal',1,5,5,1,33,29,16800),(6,'2027-01-25','quarterfinal',3,2,5,2,27,30,15200),(7,'2027-01-31','final',2,1,5,3,29,32,17750),(8,'2027-01-17','preliminary',3,6,4,1,29,24,2600);
INSERT INTO PlayerStat VALUES (1,1,8,11,1,0,44),(1,2,5,6,0,1,39),(2,3,7,9,3,0,58),(2,5,6,10,0,2,51),(3,1,9,14,2,1,55),(3,4,10,15,4,0,60),(4,6,0,0,0,0,60),(4,8,4,4,0,0,22),(5,2,6,7,0,2,42),(6,4,11,18,5,1,60),(7,1,12,16,3,0,57),(7,3,6,8,2,1,49);
INSERT INTO Injury VALUES (1,2,5,'knee',90),(2,4,6,'shoulder',21),(3,1,1,'finger',3),(4,5,2,'ankle',NULL),(5,4,3,'knee',5),(6,6,4,'elbow',7);
-- What are the names of players who throw with the left arm?
-- the left armed players, by name
-- Who throws with the left hand?
-- throwing arm = left, player names
SELECT PlayerName FROM Player WHERE ThrowingArm = 'left';
-- Find the total number of spectators and the average number of spectators in the stage preliminary.
-- crowds in the preliminary phase: altogether and on average
-- How many people came to watch in the preliminary round altogether, and how many on average?
-- stage preliminary - sum of spectators, avg spectators
SELECT SUM(Spectators), AVG(Spectators) FROM Fixture WHERE Stage = 'preliminary';
-- How many different confederations do the nations belong to?
-- count of distinct continental bodies among the countries
-- To how many unions of countries, each counted once, do the teams belong?
-- number of different confederations among nations
SELECT COUNT(DISTINCT Confederation) FROM Nation;
-- List the names of the halls whose name contains Hall, from the newest to the oldest.
-- venues with Hall in what they are called, latest construction first
-- Which arenas have Hall in what they are called? Latest to go up on top.
-- hall name containing "Hall", descending by year built
SELECT HallName FROM Hall WHERE HallName LIKE '%Hall%' ORDER BY YearBuilt DESC;
-- Which players have between 40 and 100 caps? Return the name and the caps.
-- 40 to 100 appearances for their country: who, and how many
-- Who has turned out for their country 40 to 100 times, and how often exactly?
-- caps from 40 up to 100: player name, caps
SELECT PlayerName, Caps FROM Player WHERE Caps BETWEEN 40 AND 100;
-- For every fixture, show the date, the name of the home nation and the name of the guest nation.
-- calendar of games: day, hosts, visitors
-- When did who play whom? The day, the hosts, the guests.
-- every fixture: date, home nation name, guest nation name
SELECT T1.FixtureDate, T2.NationName, T3.NationName FROM Fixture AS T1 JOIN Nation AS T2 ON T1.HomeNationID = T2.NationID JOIN Nation AS T3 ON T1.GuestNationID = T3.NationID;
-- Show the name of each player who is an understudy and the name of the player he is the understudy of.
-- reserve next to the man he backs up, names
-- Who steps in for whom? The stand-in first.
-- player name + name of the player whose understudy he is
SELECT T1.PlayerName, T2.PlayerName FROM Player AS T1 JOIN Player AS T2 ON T1.UnderstudyOf = T2.PlayerID;
-- Which injuries have no number of days out recorded? Give the player's name and the body part.
-- hurt for an unknown time, days out blank: who and where on the body
-- Who is hurt for who knows how long, and where on the body?
-- days out empty: player name, body part
SELECT T1.PlayerName, T2.BodyPart FROM Player AS T1 JOIN Injury AS T2 ON T1.PlayerID = T2.PlayerID WHERE T2.DaysOut IS NULL;
-- How many goals did each player score in total? Show the name and the sum for players with at least 10 goals.
-- scorers of 10 or more in the whole event, name and tally
-- Who has found the net 10 times or more altogether, and how often?
-- sum of goals by player name, 10+ only
SELECT T1.PlayerName, SUM(T2.Goals) FROM Player AS T1 JOIN PlayerStat AS T2 ON T1.PlayerID = T2.PlayerID GROUP BY T1.PlayerID HAVING SUM(T2.Goals) >= 10;
-- Which nations have no place in a group? Return their names.
-- countries that were put into no group
-- Which countries have not been drawn anywhere?
-- nation names without a group place
SELECT NationName FROM Nation WHERE NationID NOT IN (SELECT NationID FROM GroupPlace);
-- Show the name of each nation in group A with its points, best first.
-- standings of group A: country and points, leader on top
-- How many points has everyone in A collected? Country first, leader on top.
-- group letter A: nation name, points, descending
SELECT T1.NationName, T2.Points FROM Nation AS T1 JOIN GroupPlace AS T2 ON T1.NationID = T2.NationID WHERE T2.GroupLetter = 'A' ORDER BY T2.Points DESC;
-- Which nations have been both the home nation and the guest nation of a fixture? List the names.
-- countries found in the host role in one game and in the visitor role in another
-- Which countries have played a game as hosts and one as guests too?
-- nation names found both as guest and as home nation in fixtures
SELECT T1.NationName FROM Nation AS T1 JOIN Fixture AS T2 ON T1.NationID = T2.HomeNationID INTERSECT SELECT T1.NationName FROM Nation AS T1 JOIN Fixture AS T2 ON T1.NationID = T2.GuestNationID;
-- In which cities is there a hall although no group is hosted there?
-- towns with a venue, except the towns in which a group plays
-- Where is there an arena without a group coming to town?
-- hall cities minus host cities of groups
SELECT City FROM Hall EXCEPT SELECT HostCity FROM PoolGroup;
-- List the names of nations that have won at least one title or that have a referee pair.
-- countries with 1 title or more, and countries that send a pair of referees, in one list
-- Which countries have been champions 1 time or more, or send two people with whistles? None twice.
-- one list of nation names: having a referee pair, or titles won at least 1
SELECT NationName FROM Nation WHERE TitlesWon >= 1 UNION SELECT T1.NationName FROM Nation AS T1 JOIN RefereePair AS T2 ON T1.NationID = T2.NationID;
-- Which players play for a club outside their own nation? Show the player's name, the club's name and the name of the nation of the club.
-- men earning their money abroad: player, club, and country of that club
-- Who plays abroad for money, for which side, and in what country is that?
-- club's nation not the player's nation: player name, club name, club's nation name
SELECT T1.PlayerName, T2.ClubName, T3.NationName FROM Player AS T1 JOIN ProClub AS T2 ON T1.ClubID = T2.ClubID JOIN Nation AS T3 ON T2.NationID = T3.NationID WHERE T1.NationID != T2.NationID;
-- Which professional clubs have players of at least two different nations in the championship? Give the club name and the number of different nations.
-- clubs whose men come from two or more distinct countries, and how many countries
-- Which sides have people from no fewer than two countries, each counted once, and from how many?
-- club name, number of different player nations, 2+ only
SELECT T1.ClubName, COUNT(DISTINCT T2.NationID) FROM ProClub AS T1 JOIN Player AS T2 ON T1.ClubID = T2.ClubID GROUP BY T1.ClubID HAVING COUNT(DISTINCT T2.NationID) >= 2;
-- Which players are taller than the average player? Show name and height from the shortest to the tallest.
-- above mean height, name and centimetres, smaller ones first
-- Who towers above the average, and by how many centimetres from the floor? Least tall on top.
-- height over the mean, ascending - player name, height
SELECT PlayerName, Height FROM Player WHERE Height > (SELECT AVG(Height) FROM Player) ORDER BY Height ASC;
-- What are the names of the three halls with the largest capacity, and in which city is each?
-- top three venues by room for spectators: name, town
-- Which three arenas hold most people, and in what town is each? Biggest on top.
-- halls by capacity descending, only 3: name, city
SELECT HallName, City FROM Hall ORDER BY Capacity DESC LIMIT 3;
-- Who scored the most goals in a single fixture in the Royal Dome? Give the player's name, the stage and the goals.
-- best individual game in the Royal Dome: man, phase of the event, goals
-- Who found the net most often in one game at the Royal Dome, in what round, and how often?
-- hall Royal Dome, top goals in a fixture: player name, stage, goals
SELECT T1.PlayerName, T3.Stage, T2.Goals FROM Player AS T1 JOIN PlayerStat AS T2 ON T1.PlayerID = T2.PlayerID JOIN Fixture AS T3 ON T2.FixtureID = T3.FixtureID JOIN Hall AS T4 ON T3.HallID = T4.HallID WHERE T4.HallName = 'Royal Dome' ORDER BY T2.Goals DESC LIMIT 1;
-- Which players have no injury and are not a goalkeeper? Show the names.
-- field men, goalkeeper excluded, who stayed unhurt
-- Who has stayed healthy and plays anywhere but as goalkeeper?
-- field role not goalkeeper, no injury: player names
SELECT PlayerName FROM Player WHERE FieldRole != 'goalkeeper' AND PlayerID NOT IN (SELECT PlayerID FROM Injury);
-- How many fixtures did each pair of referees officiate? Show the first referee, the second referee and the number.
-- workload of the whistle duos: first man, second man, games
-- Which two people blew the whistle together, and how many times? First one, second one, then the figure.
-- first referee, second referee, count of fixtures
SELECT T1.FirstReferee, T1.SecondReferee, COUNT(*) FROM RefereePair AS T1 JOIN Fixture AS T2 ON T1.PairID = T2.PairID GROUP BY T1.PairID;
-- Which nation of the confederation Europe has played at home most often? Return its name.
-- country from Europe with the largest number of games as hosts
-- Which country of Europe has hosted more games than any other?
-- confederation Europe: top nation by count of home fixtures, name
SELECT T1.NationName FROM Nation AS T1 JOIN Fixture AS T2 ON T1.NationID = T2.HomeNationID WHERE T1.Confederation = 'Europe' GROUP BY T1.NationID ORDER BY COUNT(*) DESC LIMIT 1;
