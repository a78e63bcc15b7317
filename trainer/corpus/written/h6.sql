-- database: sunny_lane_allotments
CREATE TABLE member (member_no INTEGER PRIMARY KEY, name TEXT, street TEXT, joined TEXT, left_on TEXT, sponsor INTEGER REFERENCES member(member_no));
CREATE TABLE plot (plot_code TEXT PRIMARY KEY, section TEXT, area_m2 INTEGER, soil TEXT, yearly_rent REAL, tenant INTEGER REFERENCES member(member_no), former_tenant INTEGER REFERENCES member(member_no));
CREATE TABLE crop (crop_id INTEGER PRIMARY KEY, name TEXT, family TEXT, days_to_harvest INTEGER);
CREATE TABLE planting (planting_id INTEGER PRIMARY KEY, plot_code TEXT REFERENCES plot(plot_code), crop_id INTEGER REFERENCES crop(crop_id), sown_on TEXT, harvested_on TEXT, yield_kg REAL);
CREATE TABLE duty (duty_id INTEGER PRIMARY KEY, member_no INTEGER REFERENCES member(member_no), task TEXT, date TEXT, hours REAL, checked_by INTEGER REFERENCES member(member_no));
INSERT INTO member VALUES (1,'Hilda Kranz','Elm Street','2001-03-01',NULL,NULL),(2,'Marek Duda','Canal Row','2012-04-15',NULL,1),(3,'Joy Okafor','Elm Street','2015-02-20',NULL,1),(4,'Ted Blythe','Church Hill','1995-05-05','2020-10-31',NULL),(5,'Linh Pham','Canal Row','2019-09-01',NULL,3),(6,'Sara Moss','Mill Road','2022-01-10',NULL,2);
INSERT INTO plot VALUES ('A1','A',250,'clay',60,1,NULL),('A2','A',180,'clay',45,2,4),('B1','B',300,'sand',70,3,4),('B2','B',120,'loam',30,5,1),('C1','C',200,'loam',50,NULL,4),('C2','C',150,'sand',38,2,NULL);
INSERT INTO crop VALUES (1,'potato','nightshade',100),(2,'runner bean','legume',75),(3,'leek','onion',150),(4,'tomato','nightshade',85),(5,'kale','cabbage',60),(6,'parsnip','carrot',120);
INSERT INTO planting VALUES (1,'A1',1,'2022-04-02','2022-07-20',62),(2,'A1',2,'2022-05-10','2022-08-01',14),(3,'A2',4,'2022-05-20','2022-08-18',23),(4,'B1',1,'2022-04-10','2022-07-25',80),(5,'B1',5,'2022-06-01',NULL,NULL),(6,'B2',3,'2022-03-30','2022-10-02',18),(7,'C2',4,'2022-05-25','2022-09-01',12),(8,'B2',5,'2022-07-01','2022-09-20',9);
INSERT INTO duty VALUES (1,1,'hedge cutting','2022-05-07',3,2),(2,2,'hedge cutting','2022-05-07',2.5,1),(3,3,'water tank','2022-06-11',4,1),(4,5,'hedge cutting','2022-09-03',2,3),(5,2,'path repair','2022-09-17',5,1),(6,3,'path repair','2022-09-17',3.5,2);
-- Which plots did Ted Blythe rent in former times? Give the plot codes.
-- codes of the gardens that used to be Ted Blythe's (former tenant Ted Blythe)
-- former tenant Ted Blythe - plot codes please
SELECT T1.plot_code FROM plot AS T1 JOIN member AS T2 ON T1.former_tenant = T2.member_no WHERE T2.name = 'Ted Blythe';
-- List the codes and areas of the plots whose tenant is Marek Duda.
-- What does Marek Duda rent at present? Plot code and size.
-- present tenant Marek Duda: plot code, square metres
SELECT T1.plot_code, T1.area_m2 FROM plot AS T1 JOIN member AS T2 ON T1.tenant = T2.member_no WHERE T2.name = 'Marek Duda';
-- Which plot has no tenant?
-- code of the garden that is free
-- tenant left blank - plot code
SELECT plot_code FROM plot WHERE tenant IS NULL;
-- How many plots have the soil sand?
-- number of gardens on sand
-- sand as soil - plot count
SELECT COUNT(*) FROM plot WHERE soil = 'sand';
-- Which crops were planted by tenants living in Elm Street? Show distinct crop names.
-- distinct things that Elm Street people grow on their gardens
-- street Elm Street of the tenant: different names of what was planted
SELECT DISTINCT T1.name FROM crop AS T1 JOIN planting AS T2 ON T1.crop_id = T2.crop_id JOIN plot AS T3 ON T2.plot_code = T3.plot_code JOIN member AS T4 ON T3.tenant = T4.member_no WHERE T4.street = 'Elm Street';
-- What crop gave the highest total yield?
-- of what did we harvest the most kilos overall
-- add up kilos by crop and name the one on top
SELECT T1.name FROM crop AS T1 JOIN planting AS T2 ON T1.crop_id = T2.crop_id GROUP BY T1.crop_id ORDER BY SUM(T2.yield_kg) DESC LIMIT 1;
-- List the names of crops that nobody planted.
-- vegetables not sown by anyone
-- crops that not one planting belongs to - names
SELECT name FROM crop WHERE crop_id NOT IN (SELECT crop_id FROM planting);
-- Which members were sponsored by Hilda Kranz?
-- who came in on the word of Hilda Kranz
-- sponsor Hilda Kranz: names of the members
SELECT T1.name FROM member AS T1 JOIN member AS T2 ON T1.sponsor = T2.member_no WHERE T2.name = 'Hilda Kranz';
-- Give the names of members who did no duty.
-- who has not lent a hand at any task
-- members that not one duty belongs to - names
SELECT name FROM member WHERE member_no NOT IN (SELECT member_no FROM duty);
-- Show the total hours of duty for each member name.
-- hours everybody has put in
-- sum of duty hours by member, member's name in front
SELECT T1.name, SUM(T2.hours) FROM member AS T1 JOIN duty AS T2 ON T1.member_no = T2.member_no GROUP BY T1.member_no;
-- Which members have checked at least two duties?
-- names of those who looked over other people's work two times or more
-- count duties by the one who checked, leaving out anyone with a single one: names
SELECT T1.name FROM member AS T1 JOIN duty AS T2 ON T1.member_no = T2.checked_by GROUP BY T1.member_no HAVING COUNT(*) >= 2;
-- Show the date, the name of the member who did it and the name of the checker for the task path repair.
-- path repair: when, by whom, checked by whom
-- task path repair: date, name of the one who worked, name of the one who checked
SELECT T1.date, T2.name, T3.name FROM duty AS T1 JOIN member AS T2 ON T1.member_no = T2.member_no JOIN member AS T3 ON T1.checked_by = T3.member_no WHERE T1.task = 'path repair';
-- What are the smallest, largest and average plot areas?
-- size of a garden: minimum, maximum, mean
-- plot area please: smallest, largest, mean
SELECT MIN(area_m2), MAX(area_m2), AVG(area_m2) FROM plot;
-- Which crops need more days to harvest than average?
-- vegetables slower than the mean
-- days to harvest beyond the mean of all - crop names
SELECT name FROM crop WHERE days_to_harvest > (SELECT AVG(days_to_harvest) FROM crop);
-- What was the most common task?
-- job that people did most often
-- task with the highest duty count
SELECT task FROM duty GROUP BY task ORDER BY COUNT(*) DESC LIMIT 1;
-- Which plot codes grew both potato and kale?
-- gardens where kale as well as potato was sown
-- codes of plots with a planting of kale as well as one of potato
SELECT T1.plot_code FROM planting AS T1 JOIN crop AS T2 ON T1.crop_id = T2.crop_id WHERE T2.name = 'potato' INTERSECT SELECT T1.plot_code FROM planting AS T1 JOIN crop AS T2 ON T1.crop_id = T2.crop_id WHERE T2.name = 'kale';

-- database: valley_ambulance_dispatch
CREATE TABLE station (stn_cd TEXT PRIMARY KEY, stn_nm TEXT, town TEXT);
CREATE TABLE medic (badge INTEGER PRIMARY KEY, nm TEXT, qual TEXT, stn_cd TEXT REFERENCES station(stn_cd), start_dt TEXT, team_lead INTEGER REFERENCES medic(badge));
CREATE TABLE vehicle (veh_no INTEGER PRIMARY KEY, call_sign TEXT, veh_type TEXT, home_stn TEXT REFERENCES station(stn_cd), km INTEGER);
CREATE TABLE hosp (hosp_cd TEXT PRIMARY KEY, hosp_nm TEXT, town TEXT, beds INTEGER);
CREATE TABLE callout (co_no INTEGER PRIMARY KEY, veh_no INTEGER REFERENCES vehicle(veh_no), driver INTEGER REFERENCES medic(badge), attendant INTEGER REFERENCES medic(badge), call_dt TEXT, reason TEXT, prio INTEGER, mins_to_scene INTEGER, taken_to TEXT REFERENCES hosp(hosp_cd));
INSERT INTO station VALUES ('N','North Gate','Arden'),('R','Riverside','Arden'),('H','Hilltop','Belford'),('W','Westfield','Corran');
INSERT INTO medic VALUES (11,'Ola Brandt','paramedic','N','2009-06-01',NULL),(12,'Pete Salmon','technician','N','2018-03-12',11),(13,'Zainab Noor','paramedic','R','2014-10-20',11),(14,'Craig Muir','trainee','R','2022-09-01',13),(15,'Eva Lind','paramedic','H','2006-01-15',NULL),(16,'Tom Yorke','technician','H','2020-05-04',15);
INSERT INTO vehicle VALUES (1,'Falcon 1','ambulance','N',148000),(2,'Falcon 2','ambulance','R',92000),(3,'Heron 1','rapid car','N',61000),(4,'Falcon 3','ambulance','H',203000),(5,'Mule 1','transport van','W',35000);
INSERT INTO hosp VALUES ('AG','Arden General','Arden',410),('BC','Belford Cottage Hospital','Belford',48),('CH','Children Infirmary','Arden',120),('UH','University Hospital','Dunmore',900);
INSERT INTO callout VALUES (1,1,12,11,'2023-02-01','chest pain',1,7,'AG'),(2,2,14,13,'2023-02-01','fall',2,15,'AG'),(3,4,16,15,'2023-02-02','road accident',1,12,'UH'),(4,1,12,11,'2023-02-03','fall',3,22,NULL),(5,3,11,13,'2023-02-04','chest pain',1,5,'AG'),(6,4,15,16,'2023-02-05','fall',2,18,'BC'),(7,2,13,14,'2023-02-07','breathing trouble',1,9,'CH'),(8,1,11,12,'2023-02-09','road accident',1,11,'UH');
-- Which medics drove to a callout with the reason chest pain? Names.
-- who was at the wheel for a chest pain
-- callout reason chest pain - names of the drivers
SELECT T1.nm FROM medic AS T1 JOIN callout AS T2 ON T1.badge = T2.driver WHERE T2.reason = 'chest pain';
-- How many callouts ended with the patient taken to Arden General?
-- number of trips into Arden General
-- destination Arden General: callout count
SELECT COUNT(*) FROM callout AS T1 JOIN hosp AS T2 ON T1.taken_to = T2.hosp_cd WHERE T2.hosp_nm = 'Arden General';
-- Show the callout number, the driver name and the attendant name for vehicle call sign Falcon 3.
-- Falcon 3 runs: number, who drove, who sat with the patient
-- call sign Falcon 3: callout number, driver's name, attendant's name
SELECT T1.co_no, T3.nm, T4.nm FROM callout AS T1 JOIN vehicle AS T2 ON T1.veh_no = T2.veh_no JOIN medic AS T3 ON T1.driver = T3.badge JOIN medic AS T4 ON T1.attendant = T4.badge WHERE T2.call_sign = 'Falcon 3';
-- Which vehicles had no callout? Give call sign and type.
-- call sign and type of whatever stood in the garage all the time
-- vehicles that not one callout belongs to: call sign, type
SELECT call_sign, veh_type FROM vehicle WHERE veh_no NOT IN (SELECT veh_no FROM callout);
-- List the names of stations without any medic.
-- posts where nobody is based
-- stations without a medic - names
SELECT stn_nm FROM station WHERE stn_cd NOT IN (SELECT stn_cd FROM medic);
-- Who are the medics led by Ola Brandt?
-- team of Ola Brandt
-- team lead Ola Brandt: names of the medics
SELECT T1.nm FROM medic AS T1 JOIN medic AS T2 ON T1.team_lead = T2.badge WHERE T2.nm = 'Ola Brandt';
-- What is the average number of minutes to the scene per priority?
-- how long do we need on average for each degree of urgency
-- mean minutes by priority, priority in front
SELECT prio, AVG(mins_to_scene) FROM callout GROUP BY prio;
-- Which call sign has the vehicle with the most km?
-- the one with the highest mileage, by call sign
-- highest km of all vehicles - call sign
SELECT call_sign FROM vehicle ORDER BY km DESC LIMIT 1;
-- What is the most common reason for a callout?
-- why do people ring us most
-- reason with the highest callout count
SELECT reason FROM callout GROUP BY reason ORDER BY COUNT(*) DESC LIMIT 1;
-- Which medics have been both driver and attendant?
-- who has driven and also looked after patients in the back
-- medics found as attendant and found as driver as well, by name
SELECT T1.nm FROM medic AS T1 JOIN callout AS T2 ON T1.badge = T2.driver INTERSECT SELECT T1.nm FROM medic AS T1 JOIN callout AS T2 ON T1.badge = T2.attendant;
-- Show each station name with the number of vehicles at home there.
-- cars and vans per post
-- vehicle count by home station, station's name in front
SELECT T1.stn_nm, COUNT(*) FROM station AS T1 JOIN vehicle AS T2 ON T1.stn_cd = T2.home_stn GROUP BY T1.stn_cd;
-- Which vehicles went out more than 2 times? Call signs.
-- call signs with over 2 runs
-- count callouts by vehicle, only those with over 2: call sign
SELECT T1.call_sign FROM vehicle AS T1 JOIN callout AS T2 ON T1.veh_no = T2.veh_no GROUP BY T1.veh_no HAVING COUNT(*) > 2;
-- List the names of the hospitals in Arden or with more than 500 beds.
-- Arden hospitals plus all with over 500 beds
-- beds above 500, or else town Arden: hospital names
SELECT hosp_nm FROM hosp WHERE town = 'Arden' OR beds > 500;
-- Give the name and qualification of the medics based in the town Arden who started before 2015-01-01.
-- Arden people here since before 2015-01-01: what are they called and what are they trained as
-- start earlier than 2015-01-01, station's town Arden: name and qualification of the medics
SELECT T1.nm, T1.qual FROM medic AS T1 JOIN station AS T2 ON T1.stn_cd = T2.stn_cd WHERE T2.town = 'Arden' AND T1.start_dt < '2015-01-01';
-- On what dates did it take longer than average to reach the scene?
-- days on which we were slower than the mean
-- minutes to the scene beyond the mean of all - callout dates
SELECT call_dt FROM callout WHERE mins_to_scene > (SELECT AVG(mins_to_scene) FROM callout);
-- Which reason led to a callout where the patient was taken nowhere?
-- we left the patient at home that time: what was it about
-- taken to left blank - callout reason
SELECT reason FROM callout WHERE taken_to IS NULL;

-- database: harbour_foster_care
CREATE TABLE SocialWorkers (WorkerID INTEGER PRIMARY KEY, WorkerName TEXT, Office TEXT, SupervisorID INTEGER REFERENCES SocialWorkers(WorkerID));
CREATE TABLE Families (FamilyID INTEGER PRIMARY KEY, FamilyName TEXT, ApprovedOn TEXT, MaxChildren INTEGER, Town TEXT, ApprovedBy INTEGER REFERENCES SocialWorkers(WorkerID));
CREATE TABLE Children (ChildID INTEGER PRIMARY KEY, FirstName TEXT, Gender TEXT, BirthDate TEXT, CaseWorker INTEGER REFERENCES SocialWorkers(WorkerID), Sibling INTEGER REFERENCES Children(ChildID));
CREATE TABLE PlacementTypes (TypeCode TEXT PRIMARY KEY, TypeDescription TEXT, DailyRate REAL);
CREATE TABLE Placements (PlacementID INTEGER PRIMARY KEY, ChildID INTEGER REFERENCES Children(ChildID), FamilyID INTEGER REFERENCES Families(FamilyID), TypeCode TEXT REFERENCES PlacementTypes(TypeCode), RequestedOn TEXT, StartDate TEXT, EndDate TEXT, EndReason TEXT);
CREATE TABLE Visits (VisitID INTEGER PRIMARY KEY, PlacementID INTEGER REFERENCES Placements(PlacementID), VisitedBy INTEGER REFERENCES SocialWorkers(WorkerID), VisitDate TEXT, Rating INTEGER);
INSERT INTO SocialWorkers VALUES (1,'Gail Norton','East',NULL),(2,'Ravi Menon','East',1),(3,'Cath Doyle','West',1),(4,'Simon Prior','West',3);
INSERT INTO Families VALUES (1,'Hargreaves','2012-05-01',3,'Seaford',1),(2,'Adeyinka','2017-09-15',2,'Newhaven',2),(3,'Lindqvist','2019-02-11',1,'Seaford',3),(4,'Moreno','2021-11-23',2,'Lewes',2),(5,'Tanner','2022-08-30',4,'Newhaven',3);
INSERT INTO Children VALUES (1,'Ella','F','2012-01-08',2,NULL),(2,'Josh','M','2014-06-17',2,1),(3,'Amir','M','2009-10-30',3,NULL),(4,'Poppy','F','2017-03-21',4,NULL),(5,'Dylan','M','2016-12-12',4,4),(6,'Nadia','F','2007-05-25',3,3);
INSERT INTO PlacementTypes VALUES ('EM','Emergency',75),('ST','Short term',52),('LT','Long term',48),('RE','Respite',60);
INSERT INTO Placements VALUES (1,1,1,'ST','2020-02-01','2020-02-10','2020-08-31','returned home'),(2,2,1,'ST','2020-02-01','2020-02-10','2020-08-31','returned home'),(3,3,2,'EM','2020-11-05','2020-11-05','2020-11-19','moved on'),(4,3,1,'LT','2020-11-10','2020-11-19',NULL,NULL),(5,4,3,'EM','2021-06-14','2021-06-14','2021-07-01','moved on'),(6,4,4,'LT','2021-12-01','2022-01-08',NULL,NULL),(7,1,2,'LT','2022-03-03','2022-03-20',NULL,NULL);
INSERT INTO Visits VALUES (1,1,2,'2020-04-02',4),(2,3,3,'2020-11-12',3),(3,4,3,'2021-02-20',5),(4,4,1,'2021-09-09',5),(5,6,4,'2022-03-15',4),(6,7,2,'2022-06-06',2),(7,6,4,'2022-09-15',5);
-- Which children were placed with the family Hargreaves? Show first names.
-- kids that lived at the Hargreaves home
-- family Hargreaves: forenames of the children placed there
SELECT T1.FirstName FROM Children AS T1 JOIN Placements AS T2 ON T1.ChildID = T2.ChildID JOIN Families AS T3 ON T2.FamilyID = T3.FamilyID WHERE T3.FamilyName = 'Hargreaves';
-- How many placements have not ended?
-- number of stays still going on
-- end date blank - placement count
SELECT COUNT(*) FROM Placements WHERE EndDate IS NULL;
-- What are the names of families approved by Ravi Menon?
-- households to which Ravi Menon gave the green light
-- approved by Ravi Menon: names of the families
SELECT T1.FamilyName FROM Families AS T1 JOIN SocialWorkers AS T2 ON T1.ApprovedBy = T2.WorkerID WHERE T2.WorkerName = 'Ravi Menon';
-- Give the first names of the children whose case worker is Simon Prior.
-- which kids does Simon Prior have on his desk
-- case worker Simon Prior - children's forenames
SELECT T1.FirstName FROM Children AS T1 JOIN SocialWorkers AS T2 ON T1.CaseWorker = T2.WorkerID WHERE T2.WorkerName = 'Simon Prior';
-- Which families never had a placement? Show name and town.
-- households, with town, to which no child has come
-- families that not one placement belongs to: name, town
SELECT FamilyName, Town FROM Families WHERE FamilyID NOT IN (SELECT FamilyID FROM Placements);
-- Which children have never been placed?
-- first names of kids who have not stayed with any family
-- children without one placement - forenames
SELECT FirstName FROM Children WHERE ChildID NOT IN (SELECT ChildID FROM Placements);
-- Show each placement type description with its number of placements.
-- stays by kind, in words
-- placement count by type, description of the type in front
SELECT T1.TypeDescription, COUNT(*) FROM PlacementTypes AS T1 JOIN Placements AS T2 ON T1.TypeCode = T2.TypeCode GROUP BY T1.TypeCode;
-- Who is the oldest child? Give first name and date of birth.
-- eldest of the kids, with birthday
-- earliest birth date of all children: forename, that date
SELECT FirstName, BirthDate FROM Children ORDER BY BirthDate LIMIT 1;
-- What is the most common reason why placements ended?
-- why do stays usually end
-- end reason with the highest placement count, blank ones left out
SELECT EndReason FROM Placements WHERE EndReason IS NOT NULL GROUP BY EndReason ORDER BY COUNT(*) DESC, EndReason LIMIT 1;
-- Which children had an Emergency placement and a Long term placement?
-- first names of kids taken in as Emergency and another time for Long term
-- forenames of children with a Long term as well as an Emergency placement
SELECT T1.FirstName FROM Children AS T1 JOIN Placements AS T2 ON T1.ChildID = T2.ChildID JOIN PlacementTypes AS T3 ON T2.TypeCode = T3.TypeCode WHERE T3.TypeDescription = 'Emergency' INTERSECT SELECT T1.FirstName FROM Children AS T1 JOIN Placements AS T2 ON T1.ChildID = T2.ChildID JOIN PlacementTypes AS T3 ON T2.TypeCode = T3.TypeCode WHERE T3.TypeDescription = 'Long term';
-- List the names of families with at least 2 placements.
-- households that took somebody in 2 times or more
-- count placements by family, leaving out those with fewer than 2: names
SELECT T1.FamilyName FROM Families AS T1 JOIN Placements AS T2 ON T1.FamilyID = T2.FamilyID GROUP BY T1.FamilyID HAVING COUNT(*) >= 2;
-- What is the average rating of visits by each social worker, with the name?
-- how well does every colleague rate the homes visited, on average
-- mean rating by the social worker that made the visit, name in front
SELECT T1.WorkerName, AVG(T2.Rating) FROM SocialWorkers AS T1 JOIN Visits AS T2 ON T1.WorkerID = T2.VisitedBy GROUP BY T1.WorkerID;
-- Which placement type has the highest daily rate?
-- kind of stay that pays most per day
-- highest daily rate - description of the placement type
SELECT TypeDescription FROM PlacementTypes ORDER BY DailyRate DESC LIMIT 1;
-- Show the first name of Dylan's sibling, Dylan being a first name.
-- brother or sister of Dylan
-- sibling of the child with forename Dylan - what is the forename
SELECT T2.FirstName FROM Children AS T1 JOIN Children AS T2 ON T1.Sibling = T2.ChildID WHERE T1.FirstName = 'Dylan';
-- Who supervises Simon Prior?
-- name of the boss of Simon Prior
-- Simon Prior - name of his supervisor please
SELECT T2.WorkerName FROM SocialWorkers AS T1 JOIN SocialWorkers AS T2 ON T1.SupervisorID = T2.WorkerID WHERE T1.WorkerName = 'Simon Prior';

-- database: crystal_ballroom_tournament
CREATE TABLE dancers (id INTEGER PRIMARY KEY, name TEXT, gender TEXT, birth_year INTEGER, dance_club TEXT);
CREATE TABLE couples (couple_no INTEGER PRIMARY KEY, leader INTEGER REFERENCES dancers(id), follower INTEGER REFERENCES dancers(id), class TEXT, together_since INTEGER, trainer INTEGER REFERENCES dancers(id));
CREATE TABLE dances (code TEXT PRIMARY KEY, name TEXT, style TEXT, bars_per_minute INTEGER);
CREATE TABLE events (id INTEGER PRIMARY KEY, name TEXT, date TEXT, hall TEXT, entry_fee REAL);
CREATE TABLE scores (event_id INTEGER REFERENCES events(id), couple_no INTEGER REFERENCES couples(couple_no), dance TEXT REFERENCES dances(code), points REAL, rank INTEGER, PRIMARY KEY (event_id, couple_no, dance));
INSERT INTO dancers VALUES (1,'Viktor Sand','M',1994,'Blue Danube'),(2,'Lea Hofer','F',1996,'Blue Danube'),(3,'Nils Ekman','M',1990,'Swing Nine'),(4,'Paola Ricci','F',1992,'Swing Nine'),(5,'Hana Dvorak','F',1999,'Golden Shoe'),(6,'Tim Baxter','M',1998,'Golden Shoe'),(7,'Renata Kovac','F',1968,'Blue Danube'),(8,'Max Oberlin','M',2001,'Swing Nine');
INSERT INTO couples VALUES (1,1,2,'S',2015,7),(2,3,4,'A',2012,7),(3,6,5,'B',2019,3),(4,8,4,'B',2022,3);
INSERT INTO dances VALUES ('SW','slow waltz','standard',29),('TG','tango','standard',32),('CC','cha cha','latin',31),('RB','rumba','latin',26),('QS','quickstep','standard',51);
INSERT INTO events VALUES (1,'Winter Cup','2023-01-21','Crystal Ballroom',40),(2,'Lilac Trophy','2023-05-13','Casino Hall',55),(3,'Night of Latin','2023-09-02','Crystal Ballroom',35),(4,'Advent Open','2023-12-09','Town Hall',30);
INSERT INTO scores VALUES (1,1,'SW',38.5,1),(1,2,'SW',36,2),(1,1,'TG',37,1),(1,2,'TG',35.5,2),(2,1,'TG',36.5,2),(2,3,'TG',34,3),(2,2,'TG',38,1),(3,3,'CC',33,2),(3,2,'CC',35,1),(3,2,'RB',36,1);
-- Show the names of the leader and the follower of each couple in class B.
-- class B pairs: who leads, who follows
-- couples of class B: leader's name, follower's name
SELECT T2.name, T3.name FROM couples AS T1 JOIN dancers AS T2 ON T1.leader = T2.id JOIN dancers AS T3 ON T1.follower = T3.id WHERE T1.class = 'B';
-- Which couple numbers are trained by Renata Kovac?
-- pairs under the eye of Renata Kovac
-- trainer Renata Kovac - couple numbers
SELECT T1.couple_no FROM couples AS T1 JOIN dancers AS T2 ON T1.trainer = T2.id WHERE T2.name = 'Renata Kovac';
-- How many dances have the style latin?
-- number of latin ones
-- latin as style - dance count
SELECT COUNT(*) FROM dances WHERE style = 'latin';
-- Which dances were never scored at an event? Names.
-- what has nobody danced for points
-- dances that not one score belongs to - names
SELECT name FROM dances WHERE code NOT IN (SELECT dance FROM scores);
-- Which events have no scores? Give the name and the hall.
-- competitions without results, and where they take place
-- events without one score: name, hall
SELECT name, hall FROM events WHERE id NOT IN (SELECT event_id FROM scores);
-- What is the fastest dance by bars per minute?
-- which of the dances has the quickest music
-- most bars in a minute - name of the dance
SELECT name FROM dances ORDER BY bars_per_minute DESC LIMIT 1;
-- List the couple number, the dance name and the points at the Winter Cup.
-- Winter Cup results: pair, what they danced, points
-- Winter Cup: couple number, dance name, points
SELECT T1.couple_no, T2.name, T1.points FROM scores AS T1 JOIN dances AS T2 ON T1.dance = T2.code JOIN events AS T3 ON T1.event_id = T3.id WHERE T3.name = 'Winter Cup';
-- What is the name of the leader of the couple with the most points in total?
-- who leads the pair that collected the highest sum of points
-- add up points by couple; name of the leader in the one on top
SELECT T1.name FROM dancers AS T1 JOIN couples AS T2 ON T1.id = T2.leader JOIN scores AS T3 ON T2.couple_no = T3.couple_no GROUP BY T2.couple_no ORDER BY SUM(T3.points) DESC LIMIT 1;
-- Give the average points for each dance name.
-- mean marks dance by dance
-- mean points by dance, name of the dance in front
SELECT T1.name, AVG(T2.points) FROM dances AS T1 JOIN scores AS T2 ON T1.code = T2.dance GROUP BY T1.code;
-- Which followers dance in more than one couple? Names.
-- who follows over one partner
-- count couples by follower, leaving out anyone in a single one: names
SELECT T1.name FROM dancers AS T1 JOIN couples AS T2 ON T1.id = T2.follower GROUP BY T1.id HAVING COUNT(*) > 1;
-- Which people are leaders and also trainers?
-- names of those who lead a pair and train another
-- dancers found as trainer and found as leader as well
SELECT T1.name FROM dancers AS T1 JOIN couples AS T2 ON T1.id = T2.leader INTERSECT SELECT T1.name FROM dancers AS T1 JOIN couples AS T2 ON T1.id = T2.trainer;
-- How many different dance clubs do the dancers belong to?
-- number of distinct clubs
-- clubs of the dancers - number of different ones
SELECT COUNT(DISTINCT dance_club) FROM dancers;
-- Which hall hosts the most events?
-- where do most of the competitions take place
-- hall with the highest event count
SELECT hall FROM events GROUP BY hall ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the dates and names of events with an entry fee above the average.
-- when are the competitions that cost more than average to enter, and what are they called?
-- entry fee beyond the mean of all events: date, name
SELECT date, name FROM events WHERE entry_fee > (SELECT AVG(entry_fee) FROM events);
-- In which years were the youngest and the oldest dancers born? Give the latest and the earliest birth year.
-- latest birth year, earliest birth year among the dancers
-- dancers' birth years please: largest, smallest
SELECT MAX(birth_year), MIN(birth_year) FROM dancers;
-- Which couples reached rank 1 in the tango? Give the couple number and the event name.
-- tango winners, rank 1: pair number and competition
-- rank 1, dance tango: couple number, name of the event
SELECT T1.couple_no, T3.name FROM scores AS T1 JOIN dances AS T2 ON T1.dance = T2.code JOIN events AS T3 ON T1.event_id = T3.id WHERE T2.name = 'tango' AND T1.rank = 1;

-- database: clickbox_parcel_lockers
CREATE TABLE size_codes (code TEXT PRIMARY KEY, description TEXT, max_weight_kg REAL, price REAL);
CREATE TABLE status_codes (code INTEGER PRIMARY KEY, label TEXT);
CREATE TABLE lockers (locker_id TEXT PRIMARY KEY, street TEXT, town TEXT, compartments INTEGER, installed TEXT, serviced_by TEXT);
CREATE TABLE users (user_id INTEGER PRIMARY KEY, user_name TEXT, phone TEXT, signed_up TEXT, favourite_locker TEXT REFERENCES lockers(locker_id));
CREATE TABLE parcels (tracking_no TEXT PRIMARY KEY, sender INTEGER REFERENCES users(user_id), receiver INTEGER REFERENCES users(user_id), drop_locker TEXT REFERENCES lockers(locker_id), pickup_locker TEXT REFERENCES lockers(locker_id), size TEXT REFERENCES size_codes(code), status INTEGER REFERENCES status_codes(code), dropped_at TEXT, collected_at TEXT, weight_kg REAL);
INSERT INTO size_codes VALUES ('S','letterbox size',2,3.2),('M','shoe box size',8,4.6),('L','suitcase size',20,7.9),('XL','furniture size',30,14.5);
INSERT INTO status_codes VALUES (1,'waiting for van'),(2,'on the road'),(3,'ready for pickup'),(4,'collected'),(9,'sent back');
INSERT INTO lockers VALUES ('TAL1','Station Square','Tallinn',60,'2017-04-01','Rein'),('TAL2','Linden Road','Tallinn',36,'2019-08-15','Rein'),('TAR1','Bridge Street','Tartu',48,'2018-10-10','Maie'),('PAR1','Beach Avenue','Parnu',24,'2021-06-06','Maie'),('VIL1','Castle Lane','Viljandi',12,'2023-02-01','Rein');
INSERT INTO users VALUES (1,'Kadri Saar','5550101','2018-01-05','TAL1'),(2,'Toomas Ilves','5550102','2019-03-12','TAR1'),(3,'Liis Kask','5550103','2020-11-20','TAL2'),(4,'Anton Belov','5550104','2021-02-14','TAL1'),(5,'Mari Rebane','5550105','2023-05-30','PAR1');
INSERT INTO parcels VALUES ('CB100',1,2,'TAL1','TAR1','S',4,'2023-06-01','2023-06-04',0.8),('CB101',2,1,'TAR1','TAL1','M',4,'2023-06-02','2023-06-03',4.1),('CB102',3,4,'TAL2','TAL1','L',3,'2023-06-10',NULL,12.5),('CB103',1,3,'TAL1','TAL2','S',4,'2023-06-11','2023-06-15',1.5),('CB104',4,2,'TAL1','TAR1','M',9,'2023-06-12',NULL,6),('CB105',1,5,'TAL2','PAR1','M',2,'2023-06-20',NULL,3.3),('CB106',2,3,'TAR1','TAL2','S',1,'2023-06-21',NULL,0.4);
-- Which tracking numbers did Kadri Saar send?
-- parcels posted by Kadri Saar
-- sender Kadri Saar - tracking numbers
SELECT T1.tracking_no FROM parcels AS T1 JOIN users AS T2 ON T1.sender = T2.user_id WHERE T2.user_name = 'Kadri Saar';
-- Which tracking numbers are for the receiver Liis Kask?
-- parcels addressed to Liis Kask
-- receiver Liis Kask - tracking numbers
SELECT T1.tracking_no FROM parcels AS T1 JOIN users AS T2 ON T1.receiver = T2.user_id WHERE T2.user_name = 'Liis Kask';
-- How many parcels have the status label collected?
-- number of parcels already collected
-- status collected: parcel count
SELECT COUNT(*) FROM parcels AS T1 JOIN status_codes AS T2 ON T1.status = T2.code WHERE T2.label = 'collected';
-- Show the tracking number, the sender name and the receiver name of parcels of suitcase size.
-- anything of suitcase size: number, from whom, to whom
-- size suitcase size: tracking number, sender's name, receiver's name
SELECT T1.tracking_no, T2.user_name, T3.user_name FROM parcels AS T1 JOIN users AS T2 ON T1.sender = T2.user_id JOIN users AS T3 ON T1.receiver = T3.user_id JOIN size_codes AS T4 ON T1.size = T4.code WHERE T4.description = 'suitcase size';
-- List the streets of lockers in which nothing was ever dropped.
-- where are the boxes that nobody has put a parcel into (streets)
-- lockers without one drop - street names
SELECT street FROM lockers WHERE locker_id NOT IN (SELECT drop_locker FROM parcels);
-- Which users never sent a parcel? Give the name and phone number.
-- name and phone of people who have posted nothing
-- users that not one parcel was sent by: name, phone
SELECT user_name, phone FROM users WHERE user_id NOT IN (SELECT sender FROM parcels);
-- What is the street and town of the locker with the most compartments?
-- biggest machine by compartments: street and town
-- locker with the highest number of compartments: street, town
SELECT street, town FROM lockers ORDER BY compartments DESC LIMIT 1;
-- Give the number of parcels for each status label.
-- how many parcels are in what state
-- parcel count by status, label in front
SELECT T1.label, COUNT(*) FROM status_codes AS T1 JOIN parcels AS T2 ON T1.code = T2.status GROUP BY T1.code;
-- Which size description is used most?
-- what size are most of the parcels, in words
-- size with the highest parcel count - its description
SELECT T1.description FROM size_codes AS T1 JOIN parcels AS T2 ON T1.code = T2.size GROUP BY T1.code ORDER BY COUNT(*) DESC, T1.code DESC LIMIT 1;
-- Which users have sent and received at least one parcel?
-- names of people who both posted and got something
-- users found under the receivers and under the senders, by name
SELECT T1.user_name FROM users AS T1 JOIN parcels AS T2 ON T1.user_id = T2.sender INTERSECT SELECT T1.user_name FROM users AS T1 JOIN parcels AS T2 ON T1.user_id = T2.receiver;
-- Which towns have more than one locker?
-- towns with over one machine
-- count lockers by town, leaving out towns with a single one
SELECT town FROM lockers GROUP BY town HAVING COUNT(*) > 1;
-- What is the average weight of parcels picked up in Tartu?
-- mean kilos of what goes to a Tartu machine for pickup
-- pickup town Tartu: mean weight of the parcels
SELECT AVG(T1.weight_kg) FROM parcels AS T1 JOIN lockers AS T2 ON T1.pickup_locker = T2.locker_id WHERE T2.town = 'Tartu';
-- Show the tracking numbers of parcels dropped in Station Square and not collected yet.
-- put in at Station Square, nobody has fetched it since (tracking numbers)
-- collection time blank, drop street Station Square: tracking numbers
SELECT T1.tracking_no FROM parcels AS T1 JOIN lockers AS T2 ON T1.drop_locker = T2.locker_id WHERE T2.street = 'Station Square' AND T1.collected_at IS NULL;
-- Which parcels weigh more than the average? Tracking numbers and weights.
-- number and kilos of everything heavier than the mean
-- weight beyond the mean of all parcels: tracking number, kg
SELECT tracking_no, weight_kg FROM parcels WHERE weight_kg > (SELECT AVG(weight_kg) FROM parcels);
-- In which town is the favourite locker of Mari Rebane?
-- Mari Rebane likes to use a machine in what town
-- favourite locker of Mari Rebane - its town please
SELECT T1.town FROM lockers AS T1 JOIN users AS T2 ON T1.locker_id = T2.favourite_locker WHERE T2.user_name = 'Mari Rebane';

-- database: parish_of_aldermoor
CREATE TABLE clergy (clergy_id INTEGER PRIMARY KEY, clergy_name TEXT, office TEXT, ordained INTEGER);
CREATE TABLE soul (soul_id INTEGER PRIMARY KEY, christian_name TEXT, surname TEXT, trade TEXT, hamlet TEXT);
CREATE TABLE baptism (bap_no INTEGER PRIMARY KEY, child INTEGER REFERENCES soul(soul_id), father INTEGER REFERENCES soul(soul_id), godparent INTEGER REFERENCES soul(soul_id), born_on TEXT, baptised_on TEXT, performed_by INTEGER REFERENCES clergy(clergy_id));
CREATE TABLE wedding (wed_no INTEGER PRIMARY KEY, groom INTEGER REFERENCES soul(soul_id), bride INTEGER REFERENCES soul(soul_id), banns_date TEXT, wed_date TEXT, performed_by INTEGER REFERENCES clergy(clergy_id));
CREATE TABLE burial (bur_no INTEGER PRIMARY KEY, deceased INTEGER REFERENCES soul(soul_id), died_on TEXT, buried_on TEXT, cause TEXT, age INTEGER, grave_row TEXT);
INSERT INTO clergy VALUES (1,'John Penhale','vicar',1781),(2,'Silas Crowe','curate',1799),(3,'Edmund Hart','vicar',1806),(4,'Thomas Yelland','curate',1810);
INSERT INTO soul VALUES (1,'William','Thorne','miller','Aldermoor'),(2,'Mary','Dawe','weaver','Nether Cross'),(3,'Jane','Thorne',NULL,'Aldermoor'),(4,'Robert','Thorne','miller','Aldermoor'),(5,'Samuel','Birch','smith','Nether Cross'),(6,'Alice','Birch','weaver','Coldwell'),(7,'Peter','Birch',NULL,'Nether Cross'),(8,'Grace','Luscombe','servant','Coldwell');
INSERT INTO baptism VALUES (1,3,1,5,'1802-03-01','1802-03-09',2),(2,4,1,6,'1804-11-12','1804-11-20',1),(3,7,5,1,'1807-06-30','1807-07-12',3),(4,8,5,1,'1809-01-15','1809-02-02',2);
INSERT INTO wedding VALUES (1,1,2,'1800-04-10','1800-05-01',1),(2,5,6,'1805-09-15','1805-10-06',2),(3,4,8,'1830-02-07','1830-02-28',3);
INSERT INTO burial VALUES (1,2,'1809-12-24','1809-12-28','fever',31,'A'),(2,7,'1811-08-02','1811-08-04','drowned',4,'C'),(3,1,'1839-05-17','1839-05-21','old age',64,'A'),(4,5,'1822-03-03','1822-03-06','fever',47,'B');
-- Show the christian names of the groom and the bride of each wedding performed by John Penhale.
-- couples joined by John Penhale, first names, man first
-- weddings by John Penhale: christian name of the groom, christian name of the bride
SELECT T2.christian_name, T3.christian_name FROM wedding AS T1 JOIN soul AS T2 ON T1.groom = T2.soul_id JOIN soul AS T3 ON T1.bride = T3.soul_id JOIN clergy AS T4 ON T1.performed_by = T4.clergy_id WHERE T4.clergy_name = 'John Penhale';
-- What are the christian names of children baptised by Silas Crowe?
-- little ones christened by Silas Crowe
-- baptised by Silas Crowe: forenames of the children
SELECT T1.christian_name FROM soul AS T1 JOIN baptism AS T2 ON T1.soul_id = T2.child JOIN clergy AS T3 ON T2.performed_by = T3.clergy_id WHERE T3.clergy_name = 'Silas Crowe';
-- Which child has the godparent Alice? Give the christian name.
-- Alice stood as godparent to whom (first name)
-- godparent with forename Alice: child's forename please
SELECT T2.christian_name FROM baptism AS T1 JOIN soul AS T2 ON T1.child = T2.soul_id JOIN soul AS T3 ON T1.godparent = T3.soul_id WHERE T3.christian_name = 'Alice';
-- How many burials had the cause fever?
-- number who died of fever
-- cause fever - burial count
SELECT COUNT(*) FROM burial WHERE cause = 'fever';
-- Show the christian name, surname and burial date of everyone buried in grave row A.
-- row A of the graveyard: first name, surname, day laid to rest
-- grave row A: forename, last name, burial date
SELECT T1.christian_name, T1.surname, T2.buried_on FROM soul AS T1 JOIN burial AS T2 ON T1.soul_id = T2.deceased WHERE T2.grave_row = 'A';
-- Which clergy never performed a wedding? Names.
-- clergymen who have not married anybody
-- clergy that not one wedding belongs to - names
SELECT clergy_name FROM clergy WHERE clergy_id NOT IN (SELECT performed_by FROM wedding);
-- Give the christian name and surname of souls not buried in this parish.
-- first and last names of all without a burial entry
-- souls without one burial: forename, last name
SELECT christian_name, surname FROM soul WHERE soul_id NOT IN (SELECT deceased FROM burial);
-- At what age did the youngest of the buried die, and the oldest?
-- lowest and highest age at death
-- age in the burials please: smallest, largest
SELECT MIN(age), MAX(age) FROM burial;
-- How many baptisms did each of the clergy perform? Show the name and number.
-- christenings per clergyman
-- baptism count by clergy, name in front
SELECT T1.clergy_name, COUNT(*) FROM clergy AS T1 JOIN baptism AS T2 ON T1.clergy_id = T2.performed_by GROUP BY T1.clergy_id;
-- Which father had more than one child baptised? Give the christian name and surname.
-- men, full name, who brought over one child to be christened as father
-- count baptisms by father, leaving out those with a single one: forename, last name
SELECT T1.christian_name, T1.surname FROM soul AS T1 JOIN baptism AS T2 ON T1.soul_id = T2.father GROUP BY T1.soul_id HAVING COUNT(*) > 1;
-- In which hamlet do most souls live?
-- where do most people of the parish have their home
-- hamlet with the highest count of souls
SELECT hamlet FROM soul GROUP BY hamlet ORDER BY COUNT(*) DESC, hamlet LIMIT 1;
-- Which clergy performed both weddings and baptisms?
-- names of clergymen who have married people and also christened
-- clergy found with a baptism and found with a wedding as well, by name
SELECT T1.clergy_name FROM clergy AS T1 JOIN wedding AS T2 ON T1.clergy_id = T2.performed_by INTERSECT SELECT T1.clergy_name FROM clergy AS T1 JOIN baptism AS T2 ON T1.clergy_id = T2.performed_by;
-- When were the banns read and when was the wedding whose groom has the trade smith?
-- the smith's marriage (groom's trade smith): banns and wedding day
-- groom's trade smith: date of the banns, date of the wedding
SELECT T1.banns_date, T1.wed_date FROM wedding AS T1 JOIN soul AS T2 ON T1.groom = T2.soul_id WHERE T2.trade = 'smith';
-- Who was ordained first? Give the name and the office.
-- the clergyman longest in orders, and his office
-- earliest ordination of all clergy: name, office
SELECT clergy_name, office FROM clergy ORDER BY ordained LIMIT 1;
-- List the christian names of people who died older than the average age.
-- first names of those whose age at death was above the mean
-- age in the burial beyond the mean of all burials - forenames
SELECT T1.christian_name FROM soul AS T1 JOIN burial AS T2 ON T1.soul_id = T2.deceased WHERE T2.age > (SELECT AVG(age) FROM burial);
