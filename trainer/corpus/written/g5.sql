-- database: strongarm_removals
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, leader TEXT, men INTEGER, depot TEXT);
CREATE TABLE lorry (lorry_id INTEGER PRIMARY KEY, plate TEXT, volume_m3 REAL, has_lift TEXT, bought INTEGER);
CREATE TABLE household (household_id INTEGER PRIMARY KEY, surname TEXT, old_city TEXT, new_city TEXT, floor INTEGER, persons INTEGER);
CREATE TABLE move (move_id INTEGER PRIMARY KEY, household_id INTEGER REFERENCES household(household_id), crew_id INTEGER REFERENCES crew(crew_id), lorry_id INTEGER REFERENCES lorry(lorry_id), move_date TEXT, hours REAL, quote REAL);
CREATE TABLE item (item_id INTEGER PRIMARY KEY, move_id INTEGER REFERENCES move(move_id), description TEXT, weight_kg REAL, fragile TEXT, broken TEXT);
INSERT INTO crew VALUES (1,'Big Ray',4,'Leeds'),(2,'Dragan',3,'York'),(3,'Sheila',5,'Leeds'),(4,'Omar',2,'Hull');
INSERT INTO lorry VALUES (1,'YK18 RRM',45,'Y',2018),(2,'LS09 BOX',22.5,'N',2009),(3,'HU21 VAN',60,'Y',2021),(4,'YK03 OLD',18,'N',2003);
INSERT INTO household VALUES (1,'Pemberton','Leeds','York',2,4),(2,'Nowak','Leeds','Hull',0,2),(3,'Achebe','York','London',5,5),(4,'Sorensen','Hull','Leeds',1,1),(5,'Gilmour','Leeds','Glasgow',3,3),(6,'Dutta','York','Leeds',0,6),(7,'Frost','Hull','York',2,2);
INSERT INTO move VALUES (1,1,1,1,'2023-03-04',7.5,890),(2,2,2,2,'2023-03-11',5,520),(3,3,3,3,'2023-04-01',14,2350),(4,4,2,2,'2023-04-08',3.5,340),(5,5,3,3,'2023-05-13',16,2780),(6,6,1,1,'2023-05-20',8,970);
INSERT INTO item VALUES (1,1,'piano',260,'Y','N'),(2,1,'wardrobe',85,'N','N'),(3,2,'aquarium',40,'Y','Y'),(4,3,'grandfather clock',55,'Y','N'),(5,3,'wardrobe',92,'N','Y'),(6,3,'safe',310,'N','N'),(7,5,'piano',240,'Y','N'),(8,5,'mirror',18,'Y','Y'),(9,6,'bunk bed',70,'N','N');
-- What are the surnames of households that left Leeds?
-- families whose old city is Leeds
-- What are the clients called who used to live in Leeds?
-- previous home Leeds: family names of those customers
SELECT surname FROM household WHERE old_city = 'Leeds';
-- How many items are fragile (fragile 'Y')?
-- number of pieces marked Y for fragile
-- How many of the carried objects break easily (Y)?
-- delicate ones flagged Y, how many objects
SELECT COUNT(*) FROM item WHERE fragile = 'Y';
-- Which lorry has the largest volume? Show the plate.
-- plate of our most spacious truck
-- Which truck has room for the most cubic metres, by number plate?
-- biggest truck by loading space, its number plate
SELECT plate FROM lorry ORDER BY volume_m3 DESC LIMIT 1;
-- Show each crew leader with the number of moves done.
-- removals per leader
-- How many jobs has each foreman's team carried out? The foreman, then how many.
-- job count for every team, with the name of the team's boss in front
SELECT T1.leader, COUNT(*) FROM crew AS T1 JOIN move AS T2 ON T1.crew_id = T2.crew_id GROUP BY T1.crew_id;
-- Which crew leaders have had no move?
-- leaders without any job so far
-- Which foremen's teams have never done a job?
-- team without a job so far: the name of its boss
SELECT leader FROM crew WHERE crew_id NOT IN (SELECT crew_id FROM move);
-- Which household has not moved yet? Give the surname.
-- the family we have not carried anything for
-- For which clients have we not done a job so far, by family name?
-- no job on file: family names of those customers
SELECT surname FROM household WHERE household_id NOT IN (SELECT household_id FROM move);
-- List the descriptions and weights of the items of the Achebe household.
-- What did the Achebe family own that we carried, and how heavy was each thing?
-- Which objects did we carry for the family Achebe, and how heavy was each?
-- customer Achebe: what was carried, in words, and its kilograms
SELECT T1.description, T1.weight_kg FROM item AS T1 JOIN move AS T2 ON T1.move_id = T2.move_id JOIN household AS T3 ON T2.household_id = T3.household_id WHERE T3.surname = 'Achebe';
-- Which leaders' crews broke something (broken 'Y')? Each leader once.
-- distinct leaders with an item where broken is Y
-- Whose teams have damaged an object (Y)? Each foreman once.
-- damage flag Y on something carried: boss of the team, no name twice
SELECT DISTINCT T1.leader FROM crew AS T1 JOIN move AS T2 ON T1.crew_id = T2.crew_id JOIN item AS T3 ON T2.move_id = T3.move_id WHERE T3.broken = 'Y';
-- What is the total weight of the items of each move? Give the move date and the weight.
-- kilos carried per move, with its date first
-- How heavy were the objects of each job altogether, and on which day was it? Day in front, kilograms after it.
-- for every job with objects listed: its day, kilograms added up
SELECT T1.move_date, SUM(T2.weight_kg) FROM move AS T1 JOIN item AS T2 ON T1.move_id = T2.move_id GROUP BY T1.move_id;
-- Find the different plates of lorries used for a move of more than 10 hours.
-- distinct plates of trucks on jobs that lasted over 10 hours
-- Which trucks, by number plate and each just once, have been on a job that took longer than 10 hours?
-- jobs of over 10 hours: number plates of the trucks, no plate twice
SELECT DISTINCT T1.plate FROM lorry AS T1 JOIN move AS T2 ON T1.lorry_id = T2.lorry_id WHERE T2.hours > 10;
-- What are the lowest, highest and average quote?
-- quotes: min, max, mean
-- How much was the cheapest price we offered, how much the dearest, and how much one on average?
-- price offers for jobs: smallest, largest, average
SELECT MIN(quote), MAX(quote), AVG(quote) FROM move;
-- Which depots have more than 1 crew?
-- places where over 1 team is stationed
-- At which bases is more than 1 team stationed?
-- base with more than 1 team, which ones
SELECT depot FROM crew GROUP BY depot HAVING COUNT(*) > 1;
-- Show the move dates with a quote above the average.
-- on what days did we do jobs dearer than the mean
-- When were the jobs for which we asked a higher price than usual, that is, the mean?
-- price offer over the mean: days of those jobs
SELECT move_date FROM move WHERE quote > (SELECT AVG(quote) FROM move);
-- Which cities appear as both an old city and a new city?
-- towns that people leave and others move to
-- Which towns have been left by one client and chosen as a home by another or the same?
-- towns found among the new homes and among the previous homes of customers
SELECT old_city FROM household INTERSECT SELECT new_city FROM household;
-- What are the surnames of the 2 largest households by persons?
-- top 2 families by headcount
-- Which 2 clients, by family name, have the most people living with them?
-- top 2 customers by number of people in the home, family names
SELECT surname FROM household ORDER BY persons DESC LIMIT 2;
-- How many different kinds of description do the items have?
-- count distinct descriptions of things carried
-- In how many different ways are the carried objects described?
-- number of wordings for objects, no wording twice
SELECT COUNT(DISTINCT description) FROM item;

-- database: oberholt_architects
CREATE TABLE Partners (PartnerID INTEGER PRIMARY KEY, PartnerName TEXT, JoinedYear INTEGER, Office TEXT);
CREATE TABLE Draughtsmen (StaffID INTEGER PRIMARY KEY, StaffName TEXT, SupervisorID INTEGER REFERENCES Partners(PartnerID), Software TEXT, HourlyRate REAL);
CREATE TABLE Buildings (BuildingID INTEGER PRIMARY KEY, BuildingName TEXT, Use TEXT, City TEXT, Storeys INTEGER, FloorArea INTEGER, Designer INTEGER REFERENCES Partners(PartnerID), Stage TEXT);
CREATE TABLE Drawings (DrawingNo TEXT PRIMARY KEY, BuildingID INTEGER REFERENCES Buildings(BuildingID), DrawnBy INTEGER REFERENCES Draughtsmen(StaffID), Scale TEXT, SheetDate TEXT, Hours INTEGER);
CREATE TABLE Prizes (PrizeID INTEGER PRIMARY KEY, BuildingID INTEGER REFERENCES Buildings(BuildingID), PrizeName TEXT, PrizeYear INTEGER);
INSERT INTO Partners VALUES (1,'Dorothea Oberholt',1988,'Basel'),(2,'Matteo Zanetti',1999,'Lugano'),(3,'Rui Figueira',2012,'Basel'),(4,'Signe Aas',2021,'Bern');
INSERT INTO Draughtsmen VALUES (1,'Nina Kunz',1,'Revit',95),(2,'Pascal Rey',1,'ArchiCAD',88),(3,'Ugo Ferri',2,'Vectorworks',82),(4,'Hanae Mori',3,'Revit',91),(5,'Lars Buhl',2,'ArchiCAD',78);
INSERT INTO Buildings VALUES (1,'Rhine Library','library','Basel',5,8600,1,'built'),(2,'Lake House','villa','Lugano',2,410,2,'built'),(3,'Alpine Clinic Wing','hospital','Davos',7,12400,1,'planning'),(4,'Kindergarten Birch','school','Basel',1,950,3,'under construction'),(5,'Tower Nord','office','Zurich',24,31000,1,'under construction'),(6,'Chapel of the Pass','chapel','Airolo',1,160,2,'built'),(7,'Grotto Baths','pool','Lugano',3,4200,3,'planning');
INSERT INTO Drawings VALUES ('D-001',1,1,'1:100','2019-02-11',40),('D-002',1,2,'1:50','2019-03-01',65),('D-003',2,3,'1:50','2020-05-06',30),('D-004',3,1,'1:200','2023-01-20',55),('D-005',4,4,'1:50','2022-09-13',48),('D-006',5,1,'1:200','2021-11-30',120),('D-007',5,2,'1:100','2022-02-02',97),('D-008',6,3,'1:20','2018-07-19',22);
INSERT INTO Prizes VALUES (1,1,'Golden Trowel',2021),(2,6,'Stone and Light Award',2020),(3,2,'Golden Trowel',2022),(4,1,'Public Space Medal',2023);
-- What are the names of the buildings in Basel?
-- our works in the city of Basel
-- Which of our houses and other works stand in Basel?
-- located in Basel: names of the works
SELECT BuildingName FROM Buildings WHERE City = 'Basel';
-- How many buildings are built, going by their stage?
-- count the works at the stage built
-- How many of our projects have got as far as built?
-- project status built, how many
SELECT COUNT(*) FROM Buildings WHERE Stage = 'built';
-- Which building has the most storeys?
-- name of the tallest one, counted in storeys
-- Which of our projects has the largest number of floors?
-- project with most floors, what is it called
SELECT BuildingName FROM Buildings ORDER BY Storeys DESC LIMIT 1;
-- Show the partner names and the total floor area each has designed.
-- floor area per designer in all, with the designer's name
-- How many square metres has each senior architect planned altogether? The architect's name and the sum.
-- square metres added up for everyone who planned a project, name then sum
SELECT T1.PartnerName, SUM(T2.FloorArea) FROM Partners AS T1 JOIN Buildings AS T2 ON T1.PartnerID = T2.Designer GROUP BY T1.PartnerID;
-- Which partners have designed no building?
-- partners without a single design, by name
-- Which senior architects have planned nothing?
-- no project planned: names of those senior architects
SELECT PartnerName FROM Partners WHERE PartnerID NOT IN (SELECT Designer FROM Buildings);
-- Who is supervised by Matteo Zanetti?
-- names of the draughtsmen under Matteo Zanetti
-- Whose boss is Matteo Zanetti?
-- Matteo Zanetti is the boss: names of the technical drawers
SELECT T1.StaffName FROM Draughtsmen AS T1 JOIN Partners AS T2 ON T1.SupervisorID = T2.PartnerID WHERE T2.PartnerName = 'Matteo Zanetti';
-- Who made drawings for Tower Nord? Give the staff names.
-- names of those who drew Tower Nord
-- Who sat at the plans of Tower Nord as a technical drawer?
-- plans of Tower Nord: name of the drawer for each sheet
SELECT T1.StaffName FROM Draughtsmen AS T1 JOIN Drawings AS T2 ON T1.StaffID = T2.DrawnBy JOIN Buildings AS T3 ON T2.BuildingID = T3.BuildingID WHERE T3.BuildingName = 'Tower Nord';
-- Which draughtsmen have not made any drawing?
-- staff that have drawn nothing
-- Which technical drawers have not produced a plan?
-- no plan to their credit: names of those drawers
SELECT StaffName FROM Draughtsmen WHERE StaffID NOT IN (SELECT DrawnBy FROM Drawings);
-- What is the average number of hours per scale?
-- mean hours spent on a drawing, by scale
-- How long does a plan take on average at each ratio of reduction? The ratio first.
-- scale, then mean working time in hours, for every scale
SELECT Scale, AVG(Hours) FROM Drawings GROUP BY Scale;
-- List the names of buildings with at least 2 prizes.
-- works honoured 2 times or more
-- Which of our projects have been given 2 distinctions or more?
-- at least 2 distinctions: names of those projects
SELECT T1.BuildingName FROM Buildings AS T1 JOIN Prizes AS T2 ON T1.BuildingID = T2.BuildingID GROUP BY T1.BuildingID HAVING COUNT(*) >= 2;
-- Find the names and years of prizes won by buildings of Dorothea Oberholt.
-- What was Dorothea Oberholt honoured with for her buildings, and in which years?
-- Which distinctions have gone to projects that Dorothea Oberholt planned, and when?
-- projects planned by Dorothea Oberholt: name of the distinction, year
SELECT T1.PrizeName, T1.PrizeYear FROM Prizes AS T1 JOIN Buildings AS T2 ON T1.BuildingID = T2.BuildingID JOIN Partners AS T3 ON T2.Designer = T3.PartnerID WHERE T3.PartnerName = 'Dorothea Oberholt';
-- Which buildings are larger than the average floor area?
-- works with more floor area than the mean
-- Which projects have more square metres than usual, that is, the mean?
-- square metres over the mean: names of those projects
SELECT BuildingName FROM Buildings WHERE FloorArea > (SELECT AVG(FloorArea) FROM Buildings);
-- What are the minimum, average and maximum hourly rate of the draughtsmen?
-- hourly rates: lowest, mean, highest
-- How much does an hour of a technical drawer cost: the cheapest, one on average, and the most expensive?
-- price of an hour of drawing: smallest, average, largest
SELECT MIN(HourlyRate), AVG(HourlyRate), MAX(HourlyRate) FROM Draughtsmen;
-- In which cities did we design a building by Dorothea Oberholt and one by Rui Figueira?
-- cities with works of Dorothea Oberholt as well as of Rui Figueira
-- In which towns is there a project planned by Dorothea Oberholt and one planned by Rui Figueira too?
-- planned there by Rui Figueira, planned there by Dorothea Oberholt as well: which towns
SELECT T1.City FROM Buildings AS T1 JOIN Partners AS T2 ON T1.Designer = T2.PartnerID WHERE T2.PartnerName = 'Dorothea Oberholt' INTERSECT SELECT T1.City FROM Buildings AS T1 JOIN Partners AS T2 ON T1.Designer = T2.PartnerID WHERE T2.PartnerName = 'Rui Figueira';
-- Which different software is in use?
-- distinct programs our draughtsmen work with
-- Which computer programs do the technical drawers use? Each one once.
-- programs used for drawing, no program twice
SELECT DISTINCT Software FROM Draughtsmen;
-- Which drawing took the most hours? Give its number and scale.
-- number and scale of the most laborious sheet
-- Which plan kept somebody busy the longest? Its number and the ratio it is drawn at.
-- plan with the highest working time: number, ratio
SELECT DrawingNo, Scale FROM Drawings ORDER BY Hours DESC LIMIT 1;

-- database: brickline_builders
CREATE TABLE site (site_no INTEGER PRIMARY KEY, address TEXT, town TEXT, foreman TEXT, start_date TEXT, end_date TEXT, budget INTEGER);
CREATE TABLE worker (worker_no INTEGER PRIMARY KEY, name TEXT, trade TEXT, wage REAL, nationality TEXT);
CREATE TABLE timesheet (site_no INTEGER REFERENCES site(site_no), worker_no INTEGER REFERENCES worker(worker_no), week INTEGER, hours INTEGER, PRIMARY KEY (site_no, worker_no, week));
CREATE TABLE material (mat_code TEXT PRIMARY KEY, label TEXT, unit TEXT, unit_cost REAL, supplier TEXT);
CREATE TABLE delivery (delivery_no INTEGER PRIMARY KEY, site_no INTEGER REFERENCES site(site_no), mat_code TEXT REFERENCES material(mat_code), quantity INTEGER, arrived TEXT);
INSERT INTO site VALUES (1,'14 Alder Close','Kelso','Mick Tully','2023-02-01','2023-09-30',310000),(2,'Old Mill Yard','Melrose','Jan Dvorak','2023-03-15',NULL,1250000),(3,'2 Station Terrace','Kelso','Mick Tully','2023-06-05','2023-08-18',84000),(4,'Glebe Farm Barn','Duns','Fiona Reid','2023-07-10',NULL,420000),(5,'9 Priory Row','Melrose','Fiona Reid','2024-01-08',NULL,96000);
INSERT INTO worker VALUES (1,'Pavel Horak','bricklayer',21.5,'Czech'),(2,'Sean Daly','carpenter',23,'Irish'),(3,'Andy Muir','electrician',26.5,'British'),(4,'Ioan Pop','bricklayer',20,'Romanian'),(5,'Tess Logan','plumber',25,'British'),(6,'Wes Hall','labourer',14.5,'British'),(7,'Marta Silva','roofer',22,'Portuguese');
INSERT INTO timesheet VALUES (1,1,10,40),(1,2,10,36),(1,6,10,42),(2,1,20,38),(2,4,20,44),(2,3,21,30),(3,5,25,24),(3,6,25,40),(2,1,21,41),(4,2,30,39),(4,6,30,45),(4,3,31,16);
INSERT INTO material VALUES ('BRK','red bricks','pallet',310,'Tweed Brick Co'),('CEM','cement','bag',7.8,'Borders Supplies'),('OAK','oak beam','piece',145,'Kerr Sawmill'),('SLT','roof slate','pallet',890,'Tweed Brick Co'),('PIP','copper pipe','metre',6.4,'Borders Supplies'),('GLS','window glass','pane',72,'Clearview');
INSERT INTO delivery VALUES (1,1,'BRK',6,'2023-02-20'),(2,1,'CEM',80,'2023-02-22'),(3,2,'BRK',24,'2023-04-03'),(4,2,'SLT',10,'2023-06-19'),(5,3,'PIP',120,'2023-06-12'),(6,4,'OAK',18,'2023-08-01'),(7,2,'CEM',400,'2023-04-05'),(8,4,'CEM',150,'2023-08-02');
-- What are the addresses of sites in Kelso?
-- Where in Kelso are we building? Addresses.
-- On which streets or plots in Kelso do we have a job?
-- jobs in the town Kelso: their street addresses
SELECT address FROM site WHERE town = 'Kelso';
-- How many workers are bricklayers?
-- count of people in the trade of bricklayer
-- How many people earn their living as bricklayer?
-- occupation bricklayer, how many people
SELECT COUNT(*) FROM worker WHERE trade = 'bricklayer';
-- List the addresses of sites that have no end date.
-- building jobs still going on, that is, without an end date
-- Which building jobs have not been finished, with the finish still open? Their street address.
-- finish day missing: street addresses of those building jobs
SELECT address FROM site WHERE end_date IS NULL;
-- Which site has the highest budget?
-- address of our costliest job
-- For which building job is the most money set aside, by street address?
-- most money available: street address of that building job
SELECT address FROM site ORDER BY budget DESC LIMIT 1;
-- Show each worker's name and total hours.
-- hours on the timesheets, summed by person
-- How long has each labourer worked altogether, in hours? The name and the sum.
-- working time added up for every labourer, name then sum
SELECT T1.name, SUM(T2.hours) FROM worker AS T1 JOIN timesheet AS T2 ON T1.worker_no = T2.worker_no GROUP BY T1.worker_no;
-- Which workers have no timesheet?
-- names of people who have not put in any hours
-- Which labourers have never worked a week?
-- no week of work on file: names of those labourers
SELECT name FROM worker WHERE worker_no NOT IN (SELECT worker_no FROM timesheet);
-- Who has worked at Old Mill Yard? List each name once.
-- distinct people seen at Old Mill Yard
-- Which labourers have been busy at Old Mill Yard? Each name once.
-- labourers at Old Mill Yard, no name twice
SELECT DISTINCT T1.name FROM worker AS T1 JOIN timesheet AS T2 ON T1.worker_no = T2.worker_no JOIN site AS T3 ON T2.site_no = T3.site_no WHERE T3.address = 'Old Mill Yard';
-- Which materials were never delivered?
-- labels of stuff no site has received
-- Which goods have never been brought to a building job?
-- not brought anywhere so far: names of those goods
SELECT label FROM material WHERE mat_code NOT IN (SELECT mat_code FROM delivery);
-- What quantity of each material was delivered in total? Give label and quantity.
-- per material label, how much arrived overall
-- How much of each product has been brought altogether? What it is called and the amount.
-- amounts brought, added up for every product, name then sum
SELECT T1.label, SUM(T2.quantity) FROM material AS T1 JOIN delivery AS T2 ON T1.mat_code = T2.mat_code GROUP BY T1.mat_code;
-- On what dates did cement arrive?
-- When was cement brought?
-- When did someone bring us cement?
-- days on which cement came
SELECT T1.arrived FROM delivery AS T1 JOIN material AS T2 ON T1.mat_code = T2.mat_code WHERE T2.label = 'cement';
-- Which foremen run more than 1 site?
-- bosses in charge of over 1 job
-- Who is the boss of more than 1 building job?
-- more than 1 job under them: names of those bosses
SELECT foreman FROM site GROUP BY foreman HAVING COUNT(*) > 1;
-- What are the average, lowest and highest wage?
-- pay: mean, min, max
-- How much do labourers earn: on average, at the least, and at the most?
-- earnings of labourers: average, smallest, largest
SELECT AVG(wage), MIN(wage), MAX(wage) FROM worker;
-- Which workers earn less than the average wage?
-- names of those paid below the mean
-- Which labourers are paid worse than usual, that is, the mean?
-- earnings under the mean: names of those labourers
SELECT name FROM worker WHERE wage < (SELECT AVG(wage) FROM worker);
-- Which suppliers delivered to sites of the foreman Fiona Reid? Show distinct suppliers.
-- different firms whose goods arrived at a job run by Fiona Reid
-- Which sellers' goods have been brought to a job where Fiona Reid is the boss? Each seller once.
-- boss Fiona Reid: sellers whose goods came to her jobs, no seller twice
SELECT DISTINCT T1.supplier FROM material AS T1 JOIN delivery AS T2 ON T1.mat_code = T2.mat_code JOIN site AS T3 ON T2.site_no = T3.site_no WHERE T3.foreman = 'Fiona Reid';
-- Give the names of the workers who are British or earn more than 22.
-- British people, plus anyone with a wage over 22
-- Which labourers have the citizenship British or are paid more than 22?
-- paid over 22 or citizenship British: names of those labourers
SELECT name FROM worker WHERE nationality = 'British' OR wage > 22;
-- How many workers are there per nationality, most common first?
-- nationalities with headcount, largest group at the top
-- Which citizenships do labourers have, and how many have each, the largest group first?
-- citizenship and labourer count, sorted downward by count
SELECT nationality, COUNT(*) FROM worker GROUP BY nationality ORDER BY COUNT(*) DESC;

-- database: botanic_walled_garden
CREATE TABLE beds (bed_code TEXT PRIMARY KEY, bed_name TEXT, exposure TEXT, area_sqm REAL, soil_ph REAL);
CREATE TABLE gardeners (gardener_id INTEGER PRIMARY KEY, name TEXT, role TEXT, hired INTEGER);
CREATE TABLE plants (plant_id INTEGER PRIMARY KEY, common_name TEXT, latin_name TEXT, family TEXT, height_cm INTEGER, bloom_month TEXT, hardy TEXT);
CREATE TABLE plantings (planting_id INTEGER PRIMARY KEY, plant_id INTEGER REFERENCES plants(plant_id), bed_code TEXT REFERENCES beds(bed_code), planted_by INTEGER REFERENCES gardeners(gardener_id), planted_on TEXT, quantity INTEGER);
CREATE TABLE chores (chore_id INTEGER PRIMARY KEY, bed_code TEXT REFERENCES beds(bed_code), gardener_id INTEGER REFERENCES gardeners(gardener_id), task TEXT, done_on TEXT, minutes INTEGER);
INSERT INTO beds VALUES ('N1','Fern corner','shade',22,5.8),('S1','Long border','sun',75.5,6.6),('S2','Herb wheel','sun',18,7.2),('W1','Rose walk','half shade',48,6.4),('E1','Bog strip','half shade',30,5.2);
INSERT INTO gardeners VALUES (1,'Edwin Moss','head gardener',1997),(2,'Poppy Lane','trainee',2023),(3,'Ravi Das','gardener',2014),(4,'Greta Wyn','gardener',2018);
INSERT INTO plants VALUES (1,'lavender','Lavandula angustifolia','mint',60,'July','Y'),(2,'foxglove','Digitalis purpurea','plantain',150,'June','Y'),(3,'sage','Salvia officinalis','mint',55,'June','Y'),(4,'dahlia','Dahlia pinnata','daisy',110,'August','N'),(5,'royal fern','Osmunda regalis','fern',140,NULL,'Y'),(6,'damask rose','Rosa damascena','rose',180,'June','Y'),(7,'basil','Ocimum basilicum','mint',40,'August','N'),(8,'gunnera','Gunnera manicata','gunnera',240,'July','N');
INSERT INTO plantings VALUES (1,1,'S1',1,'2021-04-10',40),(2,2,'N1',3,'2021-09-22',25),(3,3,'S2',2,'2023-05-02',12),(4,4,'S1',3,'2023-05-28',30),(5,5,'N1',1,'2019-10-05',9),(6,6,'W1',3,'2018-11-12',16),(7,1,'S2',2,'2023-05-02',10),(8,2,'S1',4,'2022-09-30',20),(9,6,'S1',4,'2022-11-08',4);
INSERT INTO chores VALUES (1,'S1',2,'weeding','2024-05-01',90),(2,'W1',3,'pruning','2024-03-04',150),(3,'N1',2,'weeding','2024-05-03',45),(4,'S2',4,'watering','2024-06-11',20),(5,'S1',4,'staking','2024-06-12',75),(6,'S1',3,'weeding','2024-06-20',110);
-- What are the common names of plants that bloom in June?
-- June flowers, by common name
-- Which flowers open in June, by everyday name?
-- flowering time June: everyday names
SELECT common_name FROM plants WHERE bloom_month = 'June';
-- How many plants belong to the mint family?
-- number of kinds in the mint family
-- How many species are of the mint kin?
-- botanical group mint, how many species
SELECT COUNT(*) FROM plants WHERE family = 'mint';
-- Which plant grows tallest? Give common name and Latin name.
-- the tallest of all our plants, common and Latin name
-- Which species is the highest, by its everyday name and its scientific one?
-- top species by centimetres: everyday name, scientific name
SELECT common_name, latin_name FROM plants ORDER BY height_cm DESC LIMIT 1;
-- List the names of beds in the sun that are larger than 20 square metres.
-- sun beds with an area over 20
-- Which flower patches face the sun and are bigger than 20 square metres?
-- bigger than 20 square metres and facing sun: names of those patches
SELECT bed_name FROM beds WHERE exposure = 'sun' AND area_sqm > 20;
-- What grows in the Long border? Show common names.
-- common names of everything planted in the Long border
-- Which species have been set in the patch Long border, by everyday name?
-- patch Long border: everyday names of what was set there
SELECT T1.common_name FROM plants AS T1 JOIN plantings AS T2 ON T1.plant_id = T2.plant_id JOIN beds AS T3 ON T2.bed_code = T3.bed_code WHERE T3.bed_name = 'Long border';
-- Show each gardener's name and the total quantity planted.
-- how much has everyone put in the ground, name first
-- How many specimens has each groundskeeper set altogether? The name and the sum.
-- specimens set, added up for every groundskeeper, name then sum
SELECT T1.name, SUM(T2.quantity) FROM gardeners AS T1 JOIN plantings AS T2 ON T1.gardener_id = T2.planted_by GROUP BY T1.gardener_id;
-- Which plants have not been planted anywhere?
-- common names missing from every bed
-- Which species have never been set in the ground, by everyday name?
-- in no patch at all: everyday names of those species
SELECT common_name FROM plants WHERE plant_id NOT IN (SELECT plant_id FROM plantings);
-- Which beds have nothing planted in them?
-- names of the empty beds
-- In which patches has nothing been set?
-- not one species set there: names of those patches
SELECT bed_name FROM beds WHERE bed_code NOT IN (SELECT bed_code FROM plantings);
-- What is the average height per family?
-- by family, mean height in cm
-- How tall are the species of each botanical group on average? The group first.
-- botanical group, mean of centimetres tall, group by group
SELECT family, AVG(height_cm) FROM plants GROUP BY family;
-- Which beds took more than 100 minutes of chores in total? Give bed names.
-- beds with over 100 minutes of work altogether
-- On which patches have people worked for more than 100 minutes altogether?
-- jobs added up to over 100 minutes: names of those patches
SELECT T1.bed_name FROM beds AS T1 JOIN chores AS T2 ON T1.bed_code = T2.bed_code GROUP BY T1.bed_code HAVING SUM(T2.minutes) > 100;
-- Who did the weeding? List different names.
-- distinct people who have done some weeding
-- Which groundskeepers have been busy with weeding? Each name once.
-- job weeding: groundskeepers, no name twice
SELECT DISTINCT T1.name FROM gardeners AS T1 JOIN chores AS T2 ON T1.gardener_id = T2.gardener_id WHERE T2.task = 'weeding';
-- Which plants are higher than the average plant?
-- common names of what outgrows the mean height
-- Which species are taller than usual, that is, the mean, by everyday name?
-- centimetres tall over the mean: everyday names of those species
SELECT common_name FROM plants WHERE height_cm > (SELECT AVG(height_cm) FROM plants);
-- What are the lowest and the highest soil pH?
-- pH range of the beds, minimum then maximum
-- What is the acidity figure (pH) of the most acid earth and of the least acid one?
-- pH of the earth, smallest value and largest value
SELECT MIN(soil_ph), MAX(soil_ph) FROM beds;
-- Which plants grow in both the Long border and the Herb wheel?
-- common names found in Long border and Herb wheel alike
-- Which species have been set in the Long border and in the Herb wheel too, by everyday name?
-- set in both patches, Herb wheel and Long border: everyday names of those species
SELECT T1.common_name FROM plants AS T1 JOIN plantings AS T2 ON T1.plant_id = T2.plant_id JOIN beds AS T3 ON T2.bed_code = T3.bed_code WHERE T3.bed_name = 'Long border' INTERSECT SELECT T1.common_name FROM plants AS T1 JOIN plantings AS T2 ON T1.plant_id = T2.plant_id JOIN beds AS T3 ON T2.bed_code = T3.bed_code WHERE T3.bed_name = 'Herb wheel';
-- Which gardener was hired most recently?
-- name of the newest colleague by year of hiring
-- Which groundskeeper was the last one to be taken on?
-- groundskeeper with the latest year of joining, just the name
SELECT name FROM gardeners ORDER BY hired DESC LIMIT 1;

-- database: ashwood_furniture_makers
CREATE TABLE wood (wood_cd TEXT PRIMARY KEY, wood_nm TEXT, origin TEXT, hardness INTEGER, cost_m3 INTEGER);
CREATE TABLE joiner (jnr_id INTEGER PRIMARY KEY, jnr_nm TEXT, bench INTEGER, yrs INTEGER);
CREATE TABLE model (mod_no TEXT PRIMARY KEY, mod_nm TEXT, kind TEXT, wood_cd TEXT REFERENCES wood(wood_cd), wt_kg REAL, lst_price REAL, designer TEXT);
CREATE TABLE build (bld_id INTEGER PRIMARY KEY, mod_no TEXT REFERENCES model(mod_no), jnr_id INTEGER REFERENCES joiner(jnr_id), fin_dt TEXT, hrs REAL, grade TEXT);
CREATE TABLE showrm (shw_id INTEGER PRIMARY KEY, city TEXT, sqm INTEGER, mgr TEXT);
CREATE TABLE display (shw_id INTEGER REFERENCES showrm(shw_id), mod_no TEXT REFERENCES model(mod_no), since TEXT, PRIMARY KEY (shw_id, mod_no));
INSERT INTO wood VALUES ('OAK','oak','Poland',1360,1450),('ASH','ash','Sweden',1320,1280),('WAL','walnut','USA',1010,3900),('PIN','pine','Finland',420,520),('CHE','cherry','France',950,2600),('TEA','teak','Myanmar',1070,5100);
INSERT INTO joiner VALUES (1,'Tobias Fink',1,22),(2,'Ines Rocha',2,9),(3,'Marek Zajac',3,14),(4,'Lily Stone',4,1);
INSERT INTO model VALUES ('C100','Heron','chair','ASH',4.8,340,'Ylva Ek'),('C120','Windermere','chair','OAK',6.1,390,'Noah Pratt'),('T200','Longhouse','table','OAK',58,2150,'Noah Pratt'),('T210','Bistro','table','CHE',21,980,'Ylva Ek'),('B300','Alcove','bookcase','PIN',35,620,'Tobias Fink'),('D400','Secretary','desk','WAL',44,2890,'Carmen Diaz'),('S500','Perch','stool','ASH',3.2,180,'Ylva Ek');
INSERT INTO build VALUES (1,'C100',1,'2024-01-10',9.5,'A'),(2,'C100',2,'2024-01-17',12,'B'),(3,'T200',1,'2024-02-02',41,'A'),(4,'D400',3,'2024-02-20',66,'A'),(5,'B300',2,'2024-02-26',18.5,'A'),(6,'C120',3,'2024-03-04',11,'B'),(7,'C120',3,'2024-03-08',10.5,'A'),(8,'T210',2,'2024-03-15',27,'C');
INSERT INTO showrm VALUES (1,'Manchester',240,'Gail Kemp'),(2,'Antwerp',180,'Joris Claes'),(3,'Dublin',95,'Una Breen'),(4,'Oslo',120,NULL);
INSERT INTO display VALUES (1,'C100','2023-05-01'),(1,'T200','2023-05-01'),(1,'D400','2024-03-01'),(2,'C100','2023-09-10'),(2,'S500','2023-09-10'),(3,'C120','2023-11-20');
-- What are the names of the chairs?
-- models of the kind chair, names only
-- Which of our products are a chair, by name?
-- products of the type chair, what are they called
SELECT mod_nm FROM model WHERE kind = 'chair';
-- How many models did Ylva Ek design?
-- number of pieces with Ylva Ek as designer
-- How many products were drawn up by Ylva Ek?
-- Ylva Ek drew them up, how many products
SELECT COUNT(*) FROM model WHERE designer = 'Ylva Ek';
-- Which model has the highest list price?
-- our priciest piece by name
-- Which product is the most expensive in the catalogue?
-- product with the top catalogue price, its name
SELECT mod_nm FROM model ORDER BY lst_price DESC LIMIT 1;
-- List the names of the models made of oak.
-- What do we make from oak?
-- Which products consist of oak?
-- timber oak: names of the products
SELECT T1.mod_nm FROM model AS T1 JOIN wood AS T2 ON T1.wood_cd = T2.wood_cd WHERE T2.wood_nm = 'oak';
-- Show each joiner's name with the sum of hours on builds.
-- hours at the bench by joiner, all builds together
-- How long has each carpenter worked on pieces altogether, in hours? The name and the sum.
-- working time added up for every carpenter, name then sum
SELECT T1.jnr_nm, SUM(T2.hrs) FROM joiner AS T1 JOIN build AS T2 ON T1.jnr_id = T2.jnr_id GROUP BY T1.jnr_id;
-- Which woods are used in no model?
-- names of timbers that none of our pieces is made of
-- Which timbers do we have no product of?
-- no product uses it: names of those timbers
SELECT wood_nm FROM wood WHERE wood_cd NOT IN (SELECT wood_cd FROM model);
-- Which joiner has built nothing yet?
-- name of the craftsman without a finished build
-- Which carpenters have not made a single piece?
-- no piece made so far: names of those carpenters
SELECT jnr_nm FROM joiner WHERE jnr_id NOT IN (SELECT jnr_id FROM build);
-- What are the number of models and the average list price per kind?
-- For every kind: how many pieces, and mean price
-- How many products of each type are there, and how much does one cost on average in the catalogue? The type in front.
-- type, product count, mean catalogue price, type by type
SELECT kind, COUNT(*), AVG(lst_price) FROM model GROUP BY kind;
-- In which cities is the Heron on display?
-- showroom cities where one can see Heron
-- Where can a customer look at the product Heron?
-- product Heron: towns of the shops that exhibit it
SELECT T1.city FROM showrm AS T1 JOIN display AS T2 ON T1.shw_id = T2.shw_id JOIN model AS T3 ON T2.mod_no = T3.mod_no WHERE T3.mod_nm = 'Heron';
-- Which models are not displayed in any showroom?
-- names of pieces no customer can look at in a showroom
-- Which products are not exhibited at all?
-- exhibited in no shop: names of those products
SELECT mod_nm FROM model WHERE mod_no NOT IN (SELECT mod_no FROM display);
-- Find the joiners who made at least 2 builds of grade A.
-- craftsmen with 2 or more pieces graded A
-- Which carpenters have made 2 pieces or more that were marked A?
-- quality A on at least 2 of their pieces: names of those carpenters
SELECT T1.jnr_nm FROM joiner AS T1 JOIN build AS T2 ON T1.jnr_id = T2.jnr_id WHERE T2.grade = 'A' GROUP BY T1.jnr_id HAVING COUNT(*) >= 2;
-- What are the lightest, the heaviest and the average weight of a model?
-- weights in kg: min, max, mean
-- How many kilograms does the lightest product weigh, how many the heaviest, and how many one on average?
-- product kilograms: smallest, largest, average
SELECT MIN(wt_kg), MAX(wt_kg), AVG(wt_kg) FROM model;
-- Which woods cost more per cubic metre than the average wood?
-- timbers dearer than the mean, by name
-- Which timbers are more expensive for a cubic metre than usual, that is, the mean?
-- price of a cubic metre over the mean: names of those timbers
SELECT wood_nm FROM wood WHERE cost_m3 > (SELECT AVG(cost_m3) FROM wood);
-- Who built a Windermere and when was it finished? Give joiner and date.
-- joiner and finishing date for every Windermere
-- Which carpenter made a piece of the product Windermere, and when was it done?
-- product Windermere: name of the carpenter, day of completion, for every piece
SELECT T1.jnr_nm, T2.fin_dt FROM joiner AS T1 JOIN build AS T2 ON T1.jnr_id = T2.jnr_id JOIN model AS T3 ON T2.mod_no = T3.mod_no WHERE T3.mod_nm = 'Windermere';
-- Who is both a joiner and a designer?
-- names among our craftsmen that also turn up as designers
-- Who works as a carpenter and has drawn up a product too?
-- names found among those who draw up products and among the carpenters as well
SELECT jnr_nm FROM joiner INTERSECT SELECT designer FROM model;
-- How many different woods are our models made of?
-- number of distinct timbers in the collection
-- How many different timbers go into our products?
-- timbers used over all products, how many, no timber twice
SELECT COUNT(DISTINCT wood_cd) FROM model;

-- database: family_tree_album
CREATE TABLE person (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, gender TEXT, born INTEGER, died INTEGER, birthplace TEXT, mother INTEGER REFERENCES person(id), father INTEGER REFERENCES person(id));
CREATE TABLE marriage (id INTEGER PRIMARY KEY, wife INTEGER REFERENCES person(id), husband INTEGER REFERENCES person(id), married_in INTEGER, place TEXT);
CREATE TABLE friendship (person INTEGER REFERENCES person(id), friend INTEGER REFERENCES person(id), met_in TEXT, since INTEGER, PRIMARY KEY (person, friend));
CREATE TABLE photo (id INTEGER PRIMARY KEY, title TEXT, taken INTEGER, place TEXT, taken_by INTEGER REFERENCES person(id));
CREATE TABLE shown (photo INTEGER REFERENCES photo(id), person INTEGER REFERENCES person(id), PRIMARY KEY (photo, person));
INSERT INTO person VALUES (1,'Augusta','Brandt','F',1921,2003,'Kiel',NULL,NULL),(2,'Wilhelm','Brandt','M',1918,1979,'Kiel',NULL,NULL),(3,'Helga','Brandt','F',1946,NULL,'Hamburg',1,2),(4,'Jurgen','Brandt','M',1949,2015,'Hamburg',1,2),(5,'Patrick','Nolan','M',1944,NULL,'Cork',NULL,NULL),(6,'Fiona','Nolan','F',1972,NULL,'Hamburg',3,5),(7,'Sean','Nolan','M',1975,NULL,'Cork',3,5),(8,'Yasmin','Aydin','F',1974,NULL,'Bremen',NULL,NULL),(9,'Mila','Nolan','F',2004,NULL,'Bremen',8,7);
INSERT INTO marriage VALUES (1,1,2,1943,'Kiel'),(2,3,5,1970,'Cork'),(3,8,7,2001,'Bremen');
INSERT INTO friendship VALUES (3,8,'choir',1999),(6,8,'school',1984),(7,6,'home',1975),(4,5,'sailing',1971),(9,6,'holiday',2010);
INSERT INTO photo VALUES (1,'On the pier',1951,'Kiel',2),(2,'Wedding party',1970,'Cork',4),(3,'First day of school',1978,'Hamburg',3),(4,'Regatta',1988,'Kiel',5),(5,'Three generations',2005,'Bremen',7),(6,'Beach picnic',2012,'Cork',6);
INSERT INTO shown VALUES (1,1),(1,3),(1,4),(2,3),(2,5),(2,1),(3,6),(4,4),(5,3),(5,8),(5,9),(6,9),(6,7),(6,3);
-- Who was born in Hamburg? Give first names.
-- first names of the relatives from Hamburg by birthplace
-- Which relatives came into the world in Hamburg, by forename?
-- place of birth Hamburg: forenames
SELECT first_name FROM person WHERE birthplace = 'Hamburg';
-- How many women are in the tree (gender 'F')?
-- number of people with gender F
-- How many female relatives do we have (F)?
-- sex F, how many relatives
SELECT COUNT(*) FROM person WHERE gender = 'F';
-- Who is the youngest person?
-- first name of the one born last
-- Which relative has the latest year of birth, by forename?
-- the most recently born relative, forename please
SELECT first_name FROM person ORDER BY born DESC LIMIT 1;
-- What are the first names of the children of the mother Helga?
-- Whose mother is Helga? First names.
-- Which sons and daughters does Helga have as their mum, by forename?
-- their mum is Helga: forenames only
SELECT T1.first_name FROM person AS T1 JOIN person AS T2 ON T1.mother = T2.id WHERE T2.first_name = 'Helga';
-- Show the first name of each mother and her number of children.
-- How many children did every mother have? First name, count.
-- How many sons and daughters does each mum have? Her forename, then how many.
-- for every mum, forename and number of sons and daughters
SELECT T2.first_name, COUNT(*) FROM person AS T1 JOIN person AS T2 ON T1.mother = T2.id GROUP BY T2.id;
-- What are the first names of the persons whose friend is Yasmin?
-- Who counts Yasmin as a friend? First names.
-- Who lists Yasmin as a pal, by forename?
-- Yasmin is the pal: forenames of the people who have her as such
SELECT T1.first_name FROM person AS T1 JOIN friendship AS T2 ON T1.id = T2.person JOIN person AS T3 ON T2.friend = T3.id WHERE T3.first_name = 'Yasmin';
-- Which people appear in no photo? Give first and last names.
-- full names, first and last, of everybody we have no picture of
-- Who cannot be seen on any picture? The forename, then the family name.
-- not on a single picture: forename, family name of those relatives
SELECT first_name, last_name FROM person WHERE id NOT IN (SELECT person FROM shown);
-- Give the first names of the people in the photo Three generations.
-- Who is to be seen in Three generations? First names.
-- Which relatives can be seen on the picture Three generations, by forename?
-- picture Three generations: forenames of everybody on it
SELECT T1.first_name FROM person AS T1 JOIN shown AS T2 ON T1.id = T2.person JOIN photo AS T3 ON T2.photo = T3.id WHERE T3.title = 'Three generations';
-- Which people are in at least 2 photos? List first names.
-- first names of those pictured 2 times or more
-- Who can be seen on 2 pictures or more, by forename?
-- on at least 2 pictures: forenames of those relatives
SELECT T1.first_name FROM person AS T1 JOIN shown AS T2 ON T1.id = T2.person GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Who took the photo Regatta? First and last name.
-- photographer of Regatta, first name and surname
-- Who was behind the camera for the picture Regatta? The forename, then the family name.
-- picture Regatta: forename, family name of the one with the camera
SELECT T1.first_name, T1.last_name FROM person AS T1 JOIN photo AS T2 ON T1.id = T2.taken_by WHERE T2.title = 'Regatta';
-- In which years did the earliest and the latest marriage take place?
-- first and last year of marrying
-- When was the first wedding in the family, and when was the last?
-- wedding years, smallest and largest
SELECT MIN(married_in), MAX(married_in) FROM marriage;
-- List the first names of people who are no longer alive, that is, have a year of death, in order of death.
-- Who has died? First names, earliest year of death first.
-- Which relatives have passed away, by forename, those who went first at the top?
-- forenames of the dead, sorted by the year of their passing, early ones ahead
SELECT first_name FROM person WHERE died IS NOT NULL ORDER BY died;
-- Which places are both somebody's birthplace and the place of a marriage?
-- towns where people were born and where people wed, too
-- Where has a relative come into the world and a couple got wed too?
-- wedding towns that are also the town where a relative was born
SELECT birthplace FROM person INTERSECT SELECT place FROM marriage;
-- How many photos were taken in each place?
-- pictures per place
-- How many pictures come from each town? The town, then how many.
-- town and picture count, town by town
SELECT place, COUNT(*) FROM photo GROUP BY place;
-- What are the first names of the wives who married in Cork?
-- brides of Cork weddings, by first name
-- Which brides had their wedding in Cork, by forename?
-- wedding in Cork: forename of the bride
SELECT T1.first_name FROM person AS T1 JOIN marriage AS T2 ON T1.id = T2.wife WHERE T2.place = 'Cork';
-- How many different birthplaces are there?
-- number of distinct towns that family members were born in
-- In how many different towns did relatives come into the world?
-- number of towns where relatives were born, no town twice
SELECT COUNT(DISTINCT birthplace) FROM person;
