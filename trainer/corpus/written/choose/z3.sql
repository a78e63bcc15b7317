-- database: ninety_nine_flake_vans
CREATE TABLE Driver (DriverID INTEGER PRIMARY KEY, DriverName TEXT, LicenceSince INTEGER, Suburb TEXT, HourlyPay REAL);
CREATE TABLE Van (VanID INTEGER PRIMARY KEY, Plate TEXT, Chime TEXT, BuildYear INTEGER, TankLitres INTEGER, DriverID INTEGER REFERENCES Driver(DriverID));
CREATE TABLE Stop (StopID INTEGER PRIMARY KEY, StopName TEXT, Suburb TEXT, SchoolNearby TEXT, PermitFee REAL);
CREATE TABLE Flavour (FlavourID INTEGER PRIMARY KEY, FlavourName TEXT, BaseType TEXT, ScoopPrice REAL, KcalPerScoop INTEGER);
CREATE TABLE Round (RoundID INTEGER PRIMARY KEY, VanID INTEGER REFERENCES Van(VanID), StopID INTEGER REFERENCES Stop(StopID), RoundDate TEXT, Temperature INTEGER, MinutesParked INTEGER);
CREATE TABLE Sale (RoundID INTEGER REFERENCES Round(RoundID), FlavourID INTEGER REFERENCES Flavour(FlavourID), Scoops INTEGER, PRIMARY KEY (RoundID, FlavourID));
INSERT INTO Driver VALUES (1,'Mick Tully',1994,'Eastfield',14.2),(2,'Sal Benedetti',2003,'Hobmoor',15.0),(3,'Jas Gill',2016,'Eastfield',12.4),(4,'Polly Ward',2011,'Kingsway',13.1),(5,'Ed Nowak',2020,'Thornley',11.8);
INSERT INTO Van VALUES (1,'ICE 1','Greensleeves',1998,60,2),(2,'WH1P PY','O Sole Mio',2012,80,1),(3,'C0LD 7','Teddy Bears',2005,75,3),(4,'SCO0 OP','Greensleeves',2019,110,4),(5,'FLK 99','Match of the Day',2022,95,NULL);
INSERT INTO Stop VALUES (1,'Duck Pond','Eastfield','no',40),(2,'St Bede Gates','Hobmoor','yes',75),(3,'Seafront Shelter','Kingsway','no',120),(4,'Recreation Ground','Eastfield','yes',55),(5,'Library Corner','Thornley','no',30),(6,'Bowling Green','Kingsway','no',45);
INSERT INTO Flavour VALUES (1,'Vanilla Whip','dairy',1.8,140),(2,'Raspberry Ripple','dairy',2.1,165),(3,'Lemon Ice','sorbet',1.9,95),(4,'Mango Ice','sorbet',2.2,102),(5,'Mint Choc Chip','dairy',2.4,190),(6,'Oat Caramel','vegan',2.6,172);
INSERT INTO Round VALUES (1,1,2,'2024-06-03',19,35),(2,1,1,'2024-06-08',24,50),(3,2,3,'2024-06-08',23,120),(4,3,4,'2024-06-10',18,40),(5,4,3,'2024-06-29',29,180),(6,2,1,'2024-07-06',27,65),(7,4,6,'2024-07-07',25,55),(8,2,2,'2024-07-09',21,30);
INSERT INTO Sale VALUES (1,1,44),(1,2,12),(2,1,60),(2,3,25),(3,1,95),(3,4,41),(3,5,38),(4,2,20),(5,1,150),(5,3,72),(5,5,64),(6,3,33),(7,1,48),(8,2,17),(8,4,9);
-- How many stops have a school nearby (yes)?
-- number of stops where school nearby is yes
SELECT COUNT(*) FROM Stop WHERE SchoolNearby = 'yes';
-- What are the names of the flavours with fewer than 110 kcal per scoop?
-- flavours under 110 kcal a scoop, names
SELECT FlavourName FROM Flavour WHERE KcalPerScoop < 110;
-- What is the average hourly pay of the drivers?
-- how much an hour does a driver get on average
SELECT AVG(HourlyPay) FROM Driver;
-- Show the plate of the van that has no driver assigned.
-- number plate of any van where the driver is missing
SELECT Plate FROM Van WHERE DriverID IS NULL;
-- List the different chimes that the vans play.
-- all tunes used by our vans, each tune named once
SELECT DISTINCT Chime FROM Van;
-- Give the plate and tank size in litres of the vans built after 2010.
-- vans newer than 2010: plate, litres in the tank
SELECT Plate, TankLitres FROM Van WHERE BuildYear > 2010;
-- Show each base type and the average scoop price of its flavours.
-- mean price of a scoop for every sort of base, base first
SELECT BaseType, AVG(ScoopPrice) FROM Flavour GROUP BY BaseType;
-- Which driver has held a licence the longest? Show the name.
-- the driver with the earliest licence year, by name
SELECT DriverName FROM Driver ORDER BY LicenceSince LIMIT 1;
-- Show the plate of every van that has a driver, and the name of the driver.
-- who drives what? plate, then driver's name
SELECT T1.Plate, T2.DriverName FROM Van AS T1 JOIN Driver AS T2 ON T1.DriverID = T2.DriverID;
-- On which dates was there a round at the stop called Duck Pond?
-- days a van stood at Duck Pond
SELECT T1.RoundDate FROM Round AS T1 JOIN Stop AS T2 ON T1.StopID = T2.StopID WHERE T2.StopName = 'Duck Pond';
-- Find the names of the stops in Eastfield or Kingsway.
-- stops situated in Eastfield or else in Kingsway, names only
SELECT StopName FROM Stop WHERE Suburb = 'Eastfield' OR Suburb = 'Kingsway';
-- What were the lowest and the highest temperature on the rounds?
-- coldest and hottest reading over all rounds
SELECT MIN(Temperature), MAX(Temperature) FROM Round;
-- For each flavour that was sold, show the flavour ID and the total number of scoops.
-- flavour IDs from the sales, each with its scoops summed up
SELECT FlavourID, SUM(Scoops) FROM Sale GROUP BY FlavourID;
-- Which stops have not been visited on any round? Give the stop names.
-- stop names where no van has ever stood
SELECT StopName FROM Stop WHERE StopID NOT IN (SELECT StopID FROM Round);
-- Which suburbs have a driver living there but no stop with a school nearby (yes)?
-- suburbs of drivers, leaving out the suburbs that have a stop with school nearby yes
SELECT Suburb FROM Driver EXCEPT SELECT Suburb FROM Stop WHERE SchoolNearby = 'yes';
-- Which base type has the most flavours?
-- the sort of base used by the largest number of flavours
SELECT BaseType FROM Flavour GROUP BY BaseType ORDER BY COUNT(*) DESC LIMIT 1;
-- Which flavours cost more per scoop than the average flavour? Give their names.
-- names of flavours whose scoop price lies above the mean
SELECT FlavourName FROM Flavour WHERE ScoopPrice > (SELECT AVG(ScoopPrice) FROM Flavour);
-- Find the plate of the van that spent the most minutes parked in total.
-- the van whose parked minutes add up to the highest figure (plate)
SELECT T1.Plate FROM Van AS T1 JOIN Round AS T2 ON T1.VanID = T2.VanID GROUP BY T1.VanID ORDER BY SUM(T2.MinutesParked) DESC LIMIT 1;
-- What is the name of the flavour with the most scoops sold on rounds with a temperature above 22?
-- on rounds hotter than 22, which flavour sold the highest sum of scoops? name
SELECT T1.FlavourName FROM Flavour AS T1 JOIN Sale AS T2 ON T1.FlavourID = T2.FlavourID JOIN Round AS T3 ON T2.RoundID = T3.RoundID WHERE T3.Temperature > 22 GROUP BY T1.FlavourID ORDER BY SUM(T2.Scoops) DESC LIMIT 1;
-- What are the names and base types of the flavours that were never sold at the Seafront Shelter?
-- flavours not sold on any round at the Seafront Shelter: name and base
SELECT FlavourName, BaseType FROM Flavour WHERE FlavourID NOT IN (SELECT T1.FlavourID FROM Sale AS T1 JOIN Round AS T2 ON T1.RoundID = T2.RoundID JOIN Stop AS T3 ON T2.StopID = T3.StopID WHERE T3.StopName = 'Seafront Shelter');

-- database: three_valleys_relay
CREATE TABLE squad (squad_no INTEGER PRIMARY KEY, squad_name TEXT, category TEXT, town TEXT, sponsor TEXT);
CREATE TABLE runner (bib INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT, birth_year INTEGER, squad_no INTEGER REFERENCES squad(squad_no), marathon_best_min INTEGER);
CREATE TABLE leg (leg_no INTEGER PRIMARY KEY, start_place TEXT, end_place TEXT, distance_km REAL, climb_m INTEGER, surface TEXT);
CREATE TABLE leg_result (bib INTEGER REFERENCES runner(bib), leg_no INTEGER REFERENCES leg(leg_no), minutes REAL, penalty_sec INTEGER, PRIMARY KEY (bib, leg_no));
CREATE TABLE aid_post (post_id INTEGER PRIMARY KEY, leg_no INTEGER REFERENCES leg(leg_no), km_mark REAL, helpers INTEGER, has_doctor TEXT);
INSERT INTO squad VALUES (1,'Fell Foxes','mixed','Aldbeck','Peak Oats'),(2,'Night Owls','women','Trent Cross',NULL),(3,'Postal Pacers','men','Aldbeck','Royal Parcel'),(4,'Slow Food Striders','mixed','Marrick','Peak Oats'),(5,'Quarry Goats','men','Stonegill',NULL);
INSERT INTO runner VALUES (11,'Alix','Frost','F',1990,1,198),(12,'Ben','Ridley','M',1985,1,176),(21,'Carys','Vaughan','F',1979,2,205),(22,'Dina','Melki','F',1997,2,189),(23,'Elke','Baum','F',1988,2,NULL),(31,'Finn','Doyle','M',1993,3,162),(32,'Graham','Firth','M',1971,3,214),(41,'Hari','Menon','M',2000,4,NULL),(42,'Iris','Kemp','F',1995,4,221);
INSERT INTO leg VALUES (1,'Aldbeck','Raven Bridge',9.6,120,'road'),(2,'Raven Bridge','High Tarn',7.2,540,'trail'),(3,'High Tarn','Marrick',11.8,85,'trail'),(4,'Marrick','Stonegill',13.6,160,'road'),(5,'Stonegill','Aldbeck',10.1,240,'gravel');
INSERT INTO leg_result VALUES (11,1,41.5,0),(12,2,38.2,30),(21,1,44.9,0),(22,2,43.7,0),(23,3,58.3,60),(31,4,52.8,0),(32,1,47.6,0),(41,2,46.1,120),(42,3,63.4,0),(12,4,55.0,0),(21,5,49.2,15),(31,1,36.4,0);
INSERT INTO aid_post VALUES (1,1,5.0,4,'no'),(2,2,3.5,6,'yes'),(3,3,6.0,3,'no'),(4,4,5.0,5,'no'),(5,4,10.0,7,'yes'),(6,3,9.5,2,'no');
-- How many runners are female (F)?
-- count of runners whose sex is F
SELECT COUNT(*) FROM runner WHERE sex = 'F';
-- What is the total distance of all legs?
-- how many km do the legs add up to
SELECT SUM(distance_km) FROM leg;
-- List the start places of the legs with more than 200 metres of climb.
-- where do legs climbing over 200 m set off
SELECT start_place FROM leg WHERE climb_m > 200;
-- Which squads have no sponsor? Give the squad names.
-- squad names lacking a sponsor
SELECT squad_name FROM squad WHERE sponsor IS NULL;
-- Show the last names of all runners, the youngest first.
-- runners' last names, sorted so that the latest birth year is at the top
SELECT last_name FROM runner ORDER BY birth_year DESC;
-- Show the start place and the end place of each trail leg.
-- for legs whose surface is trail: from where, to where
SELECT start_place, end_place FROM leg WHERE surface = 'trail';
-- Which leg is the longest? Give its number and its distance.
-- number and km of the leg with the greatest distance
SELECT leg_no, distance_km FROM leg ORDER BY distance_km DESC LIMIT 1;
-- How many squads are there in each category? Show the category and the number.
-- category, and how many squads compete in it
SELECT category, COUNT(*) FROM squad GROUP BY category;
-- What are the first and last names of the runners in the squad called Night Owls?
-- who runs for the Night Owls? first name, last name
SELECT T1.first_name, T1.last_name FROM runner AS T1 JOIN squad AS T2 ON T1.squad_no = T2.squad_no WHERE T2.squad_name = 'Night Owls';
-- Find the average and the fastest time in minutes on leg 1.
-- leg 1: mean minutes and least minutes
SELECT AVG(minutes), MIN(minutes) FROM leg_result WHERE leg_no = 1;
-- For each leg that has an aid post, show the leg number and the total number of helpers.
-- leg numbers in the aid post list, each with its helpers added together
SELECT leg_no, SUM(helpers) FROM aid_post GROUP BY leg_no;
-- List the bib numbers and birth years of the men (M) born before 1990.
-- bib and year of birth for sex M with a birth year under 1990
SELECT bib, birth_year FROM runner WHERE sex = 'M' AND birth_year < 1990;
-- At which kilometre marks are the aid posts of the leg that ends in Stonegill?
-- km marks of the posts on the leg with end place Stonegill
SELECT T1.km_mark FROM aid_post AS T1 JOIN leg AS T2 ON T1.leg_no = T2.leg_no WHERE T2.end_place = 'Stonegill';
-- Which squads have no runners? Show their names.
-- squads, by name, for which nobody runs
SELECT squad_name FROM squad WHERE squad_no NOT IN (SELECT squad_no FROM runner);
-- Which towns have a squad in the mixed category and also one in the men category?
-- towns home to a mixed squad as well as a men squad
SELECT town FROM squad WHERE category = 'mixed' INTERSECT SELECT town FROM squad WHERE category = 'men';
-- What is the last name of the runner with the fastest time on leg 2?
-- leg 2 winner by minutes, last name
SELECT T1.last_name FROM runner AS T1 JOIN leg_result AS T2 ON T1.bib = T2.bib WHERE T2.leg_no = 2 ORDER BY T2.minutes LIMIT 1;
-- Which legs have more climb than the average leg? Give the leg numbers and the climb.
-- legs whose metres of climb exceed the mean climb: number, metres of climb
SELECT leg_no, climb_m FROM leg WHERE climb_m > (SELECT AVG(climb_m) FROM leg);
-- Which squad has collected the most penalty seconds? Show the squad name and the total.
-- the squad whose runners' penalty seconds add up to the most: its name with that sum
SELECT T1.squad_name, SUM(T3.penalty_sec) FROM squad AS T1 JOIN runner AS T2 ON T1.squad_no = T2.squad_no JOIN leg_result AS T3 ON T2.bib = T3.bib GROUP BY T1.squad_no ORDER BY SUM(T3.penalty_sec) DESC LIMIT 1;
-- Give the names of the squads that have at least 2 runners with a marathon best below 210 minutes.
-- squads, by name, where 2 or more runners have a marathon best of under 210
SELECT T1.squad_name FROM squad AS T1 JOIN runner AS T2 ON T1.squad_no = T2.squad_no WHERE T2.marathon_best_min < 210 GROUP BY T1.squad_no HAVING COUNT(*) >= 2;
-- Which surfaces have no aid post with a doctor (yes)?
-- surfaces of legs, minus any surface that has a post where doctor is yes
SELECT surface FROM leg EXCEPT SELECT T1.surface FROM leg AS T1 JOIN aid_post AS T2 ON T1.leg_no = T2.leg_no WHERE T2.has_doctor = 'yes';

-- database: hillside_airwaves_crew
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, name TEXT, email TEXT, joined TEXT, age INTEGER, neighbourhood TEXT);
CREATE TABLE training (training_code TEXT PRIMARY KEY, title TEXT, hours INTEGER, trainer_id INTEGER REFERENCES volunteer(vol_id));
CREATE TABLE certificate (vol_id INTEGER REFERENCES volunteer(vol_id), training_code TEXT REFERENCES training(training_code), passed_on TEXT, grade INTEGER, PRIMARY KEY (vol_id, training_code));
CREATE TABLE slot (slot_id INTEGER PRIMARY KEY, slot_title TEXT, weekday TEXT, start_hour INTEGER, length_min INTEGER, language TEXT, live INTEGER);
CREATE TABLE duty (duty_id INTEGER PRIMARY KEY, slot_id INTEGER REFERENCES slot(slot_id), vol_id INTEGER REFERENCES volunteer(vol_id), role TEXT, since_year INTEGER);
INSERT INTO volunteer VALUES (1,'Agnes Mbeki','agnes@air.test','2015-04-02',58,'Hillside'),(2,'Rory Pike','rory@air.test','2018-09-17',33,'Docks'),(3,'Leila Haddad',NULL,'2019-01-25',27,'Hillside'),(4,'Stan Kowal','stan@air.test','2020-11-08',66,'Old Mill'),(5,'Tess Winter',NULL,'2022-02-14',19,'Docks'),(6,'Umar Sesay','umar@air.test','2023-05-30',41,'Hillside'),(7,'Vera Lopes','vera@air.test','2024-03-03',24,'Parkway');
INSERT INTO training VALUES ('MIX','Mixing desk',12,2),('LAW','Broadcast law',4,1),('INT','Interviewing',8,1),('OB','Outside broadcast',16,4),('EDT','Audio editing',10,2);
INSERT INTO certificate VALUES (1,'LAW','2015-06-01',91),(2,'MIX','2018-10-20',95),(2,'EDT','2019-02-02',88),(3,'INT','2019-03-16',84),(3,'LAW','2019-05-11',72),(4,'OB','2021-04-10',90),(5,'MIX','2022-04-23',79),(6,'LAW','2023-07-08',65),(6,'MIX','2023-09-09',81);
INSERT INTO slot VALUES (1,'Morning Kettle','Monday',7,120,'English',1),(2,'Voces del Barrio','Wednesday',18,60,'Spanish',1),(3,'Council Watch','Thursday',19,45,'English',1),(4,'Salaam Hour','Friday',17,50,'Arabic',0),(5,'Allotment Hour','Saturday',10,30,'English',0),(6,'Night Loops','Saturday',22,180,'English',0),(7,'Tiny Tales','Sunday',9,25,'Polish',0);
INSERT INTO duty VALUES (1,1,1,'presenter',2015),(2,1,2,'engineer',2018),(3,2,7,'presenter',2024),(4,3,1,'presenter',2017),(5,3,3,'reporter',2019),(6,4,3,'presenter',2020),(7,6,2,'presenter',2021),(8,7,4,'presenter',2021),(9,2,5,'engineer',2022),(10,4,2,'engineer',2023),(11,5,1,'presenter',2024);
-- How many slots are live (1)?
-- number of slots with live set to 1
SELECT COUNT(*) FROM slot WHERE live = 1;
-- What are the names of the volunteers in the Docks neighbourhood?
-- helpers living in the Docks, names
SELECT name FROM volunteer WHERE neighbourhood = 'Docks';
-- What is the average grade on the certificates?
-- mean of all the grades awarded
SELECT AVG(grade) FROM certificate;
-- List the names of the volunteers who have no email address.
-- helpers with email left empty, by name
SELECT name FROM volunteer WHERE email IS NULL;
-- Which distinct roles are there among the duties?
-- the different roles people carry out on duty
SELECT DISTINCT role FROM duty;
-- Show the title and the start hour of every slot on Saturday.
-- Saturday's slots: what they are called and at what hour they begin
SELECT slot_title, start_hour FROM slot WHERE weekday = 'Saturday';
-- Who is the youngest volunteer? Give the name.
-- name of the helper of the lowest age
SELECT name FROM volunteer ORDER BY age LIMIT 1;
-- How many slots are there in each language? Show the language and the number.
-- languages we air in, each with its count of slots
SELECT language, COUNT(*) FROM slot GROUP BY language;
-- Show the title of each training together with the name of its trainer.
-- training titles and who teaches them (name)
SELECT T1.title, T2.name FROM training AS T1 JOIN volunteer AS T2 ON T1.trainer_id = T2.vol_id;
-- What are the training codes and grades of the certificates earned by Rory Pike?
-- Rory Pike's certificates: code of the training and the grade
SELECT T1.training_code, T1.grade FROM certificate AS T1 JOIN volunteer AS T2 ON T1.vol_id = T2.vol_id WHERE T2.name = 'Rory Pike';
-- What are the shortest and longest slot lengths in minutes, and the total length of all slots?
-- slot minutes: least, greatest, and the sum
SELECT MIN(length_min), MAX(length_min), SUM(length_min) FROM slot;
-- Find the titles of the slots with Hour in the title that are not live (0).
-- slot titles containing Hour where live is 0
SELECT slot_title FROM slot WHERE slot_title LIKE '%Hour%' AND live = 0;
-- List the titles of the 3 longest slots, the longest first.
-- 3 slots that run for the most minutes, titles, from the longest down
SELECT slot_title FROM slot ORDER BY length_min DESC LIMIT 3;
-- Which volunteers hold no certificate? Show their names.
-- names of helpers that have not passed any training
SELECT name FROM volunteer WHERE vol_id NOT IN (SELECT vol_id FROM certificate);
-- Find the titles of the slots on which Leila Haddad is on duty.
-- slots that Leila Haddad does a duty for, titles
SELECT T1.slot_title FROM slot AS T1 JOIN duty AS T2 ON T1.slot_id = T2.slot_id JOIN volunteer AS T3 ON T2.vol_id = T3.vol_id WHERE T3.name = 'Leila Haddad';
-- Which neighbourhood do the most volunteers live in?
-- the neighbourhood that is home to the largest number of helpers
SELECT neighbourhood FROM volunteer GROUP BY neighbourhood ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the titles and hours of the trainings that take more hours than the average training?
-- trainings longer, in hours, than the mean: title, hours
SELECT title, hours FROM training WHERE hours > (SELECT AVG(hours) FROM training);
-- Which volunteers have the role presenter on one duty and the role engineer on another? Give the names.
-- helpers listed both as presenter and as engineer, names
SELECT T1.name FROM volunteer AS T1 JOIN duty AS T2 ON T1.vol_id = T2.vol_id WHERE T2.role = 'presenter' INTERSECT SELECT T1.name FROM volunteer AS T1 JOIN duty AS T2 ON T1.vol_id = T2.vol_id WHERE T2.role = 'engineer';
-- For each training with more than 1 certificate, show the title and the average grade, the highest average first.
-- trainings passed more than 1 time: title and mean grade, best mean at the top
SELECT T1.title, AVG(T2.grade) FROM training AS T1 JOIN certificate AS T2 ON T1.training_code = T2.training_code GROUP BY T1.training_code HAVING COUNT(*) > 1 ORDER BY AVG(T2.grade) DESC;
-- Which volunteer is on duty for the most slots in English? Give the name and the number of slots.
-- who serves on the highest number of English slots? name and that number
SELECT T1.name, COUNT(*) FROM volunteer AS T1 JOIN duty AS T2 ON T1.vol_id = T2.vol_id JOIN slot AS T3 ON T2.slot_id = T3.slot_id WHERE T3.language = 'English' GROUP BY T1.vol_id ORDER BY COUNT(*) DESC LIMIT 1;

-- database: white_heron_laundry
CREATE TABLE client (client_code TEXT PRIMARY KEY, client_name TEXT, kind TEXT, city TEXT, contract_since INTEGER, discount_pct INTEGER);
CREATE TABLE machine (machine_no INTEGER PRIMARY KEY, brand TEXT, capacity_kg INTEGER, installed_year INTEGER, machine_kind TEXT);
CREATE TABLE article (article_code TEXT PRIMARY KEY, article_name TEXT, fabric TEXT, price_each REAL, wash_temp INTEGER);
CREATE TABLE batch (batch_id INTEGER PRIMARY KEY, client_code TEXT REFERENCES client(client_code), machine_no INTEGER REFERENCES machine(machine_no), washed_on TEXT, weight_kg REAL, rewash TEXT);
CREATE TABLE batch_item (batch_id INTEGER REFERENCES batch(batch_id), article_code TEXT REFERENCES article(article_code), pieces INTEGER, damaged INTEGER, PRIMARY KEY (batch_id, article_code));
INSERT INTO client VALUES ('BAY','Bayview Hotel','hotel','Sorrel',2011,8),('CLN','Clinic of St Roch','hospital','Sorrel',2014,12),('FIG','The Fig Tree','restaurant','Pinehurst',2019,NULL),('GRD','Gardenia Spa','spa','Pinehurst',2021,5),('INN','Old Mill Inn','hotel','Tarn',2017,6),('OYS','Oyster House','restaurant','Sorrel',2022,NULL),('PAL','Palm Court','hotel','Pinehurst',2008,10);
INSERT INTO machine VALUES (1,'Aquaforte',60,2009,'washer'),(2,'Aquaforte',100,2016,'washer'),(3,'Spinmaster',80,2013,'washer'),(4,'Heatwell',50,2018,'dryer'),(5,'Spinmaster',120,2022,'washer');
INSERT INTO article VALUES ('SH','bed sheet','cotton',1.2,60),('TW','bath towel','cotton',0.8,65),('TC','tablecloth','linen',2.5,55),('NP','napkin','linen',0.4,62),('GN','surgical gown','polyester',1.9,75),('RB','bathrobe','cotton',3.1,50);
INSERT INTO batch VALUES (1,'BAY',2,'2024-04-02',92.5,'no'),(2,'CLN',5,'2024-04-02',110.0,'no'),(3,'FIG',1,'2024-04-03',34.0,'yes'),(4,'BAY',5,'2024-04-05',104.0,'no'),(5,'INN',3,'2024-04-05',71.5,'no'),(6,'PAL',2,'2024-04-08',88.0,'yes'),(7,'CLN',5,'2024-04-09',118.5,'yes'),(8,'FIG',1,'2024-04-10',29.5,'no'),(9,'BAY',2,'2024-04-12',97.0,'no');
INSERT INTO batch_item VALUES (1,'SH',60,1),(1,'TW',80,0),(2,'GN',150,4),(2,'SH',40,0),(3,'TC',30,2),(3,'NP',120,5),(4,'SH',95,2),(4,'RB',20,1),(5,'TW',70,0),(6,'SH',75,3),(7,'GN',180,6),(8,'NP',140,3),(9,'TW',110,1),(9,'SH',50,0);
-- How many batches had to be rewashed (yes)?
-- number of batches where rewash is yes
SELECT COUNT(*) FROM batch WHERE rewash = 'yes';
-- List the names of the clients in Pinehurst.
-- customers based in Pinehurst, by name
SELECT client_name FROM client WHERE city = 'Pinehurst';
-- What is the total weight of all batches?
-- sum of the kilos of every batch
SELECT SUM(weight_kg) FROM batch;
-- Which clients get no discount, that is, have no discount percentage on record? Show their names.
-- customer names with an empty discount
SELECT client_name FROM client WHERE discount_pct IS NULL;
-- How many different fabrics are the articles made of?
-- number of distinct fabrics among the articles
SELECT COUNT(DISTINCT fabric) FROM article;
-- What are the names and prices of the articles made of cotton?
-- cotton articles: name and price per piece
SELECT article_name, price_each FROM article WHERE fabric = 'cotton';
-- Which article is washed at the highest temperature? Give its name.
-- name of the article that needs the hottest wash
SELECT article_name FROM article ORDER BY wash_temp DESC LIMIT 1;
-- How many clients are there of each kind? Show the kind and the number.
-- kinds of customer with their counts
SELECT kind, COUNT(*) FROM client GROUP BY kind;
-- Show the date and weight of the batches of Bayview Hotel.
-- when was Bayview Hotel's linen washed, and how many kilos was it each time
SELECT T1.washed_on, T1.weight_kg FROM batch AS T1 JOIN client AS T2 ON T1.client_code = T2.client_code WHERE T2.client_name = 'Bayview Hotel';
-- Show the ID of each batch and the brand of the machine that washed it.
-- batch IDs, and for each the make of its machine
SELECT T1.batch_id, T2.brand FROM batch AS T1 JOIN machine AS T2 ON T1.machine_no = T2.machine_no;
-- Give the numbers of the machines of the kind washer with a capacity of at least 80 kg.
-- machine numbers of every washer that takes 80 kg or more
SELECT machine_no FROM machine WHERE machine_kind = 'washer' AND capacity_kg >= 80;
-- What is the average capacity for each brand of machine? Show the brand and the average.
-- brands and the mean kilos their machines hold
SELECT brand, AVG(capacity_kg) FROM machine GROUP BY brand;
-- List the name and the contract year of all clients, the longest-standing client first.
-- customers with the year their contract dates from, earliest year at the top
SELECT client_name, contract_since FROM client ORDER BY contract_since;
-- Which machines have not been used for any batch? Give the machine numbers.
-- numbers of the machines that never washed a batch
SELECT machine_no FROM machine WHERE machine_no NOT IN (SELECT machine_no FROM batch);
-- Which cities have both a client of the kind hotel and a client of the kind restaurant?
-- cities where we serve a hotel as well as a restaurant
SELECT city FROM client WHERE kind = 'hotel' INTERSECT SELECT city FROM client WHERE kind = 'restaurant';
-- What are the IDs of the batches heavier than the average batch?
-- batches above the mean weight, IDs
SELECT batch_id FROM batch WHERE weight_kg > (SELECT AVG(weight_kg) FROM batch);
-- Find the distinct names of the clients who had bed sheet among the articles washed.
-- which customers have sent us the article bed sheet? names, each once
SELECT DISTINCT T1.client_name FROM client AS T1 JOIN batch AS T2 ON T1.client_code = T2.client_code JOIN batch_item AS T3 ON T2.batch_id = T3.batch_id JOIN article AS T4 ON T3.article_code = T4.article_code WHERE T4.article_name = 'bed sheet';
-- Which article has the most damaged pieces in total? Show its name and that total.
-- article name with the greatest sum of damaged pieces, plus the sum
SELECT T1.article_name, SUM(T2.damaged) FROM article AS T1 JOIN batch_item AS T2 ON T1.article_code = T2.article_code GROUP BY T1.article_code ORDER BY SUM(T2.damaged) DESC LIMIT 1;
-- Which clients have had at least 2 batches? List the name and the total weight, the heaviest total first.
-- customers with 2 or more batches: name and kilos summed, biggest sum at the top
SELECT T1.client_name, SUM(T2.weight_kg) FROM client AS T1 JOIN batch AS T2 ON T1.client_code = T2.client_code GROUP BY T1.client_code HAVING COUNT(*) >= 2 ORDER BY SUM(T2.weight_kg) DESC;
-- Which clients have never had a batch in a machine of the brand Aquaforte? Give the name and the city.
-- name and city for customers whose linen was never in an Aquaforte machine
SELECT client_name, city FROM client WHERE client_code NOT IN (SELECT T1.client_code FROM batch AS T1 JOIN machine AS T2 ON T1.machine_no = T2.machine_no WHERE T2.brand = 'Aquaforte');
