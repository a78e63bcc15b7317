-- database: valley_zoo
CREATE TABLE enclosures (enclosure_id INTEGER PRIMARY KEY, enclosure_name TEXT, climate TEXT, area_sqm INTEGER, built_year INTEGER);
CREATE TABLE keepers (keeper_id INTEGER PRIMARY KEY, keeper_name TEXT, shift TEXT, years_service INTEGER, supervisor_id INTEGER REFERENCES keepers(keeper_id));
CREATE TABLE animals (animal_id INTEGER PRIMARY KEY, pet_name TEXT, species TEXT, sex TEXT, birth_date TEXT, weight_kg REAL, origin TEXT, enclosure_id INTEGER REFERENCES enclosures(enclosure_id), keeper_id INTEGER REFERENCES keepers(keeper_id));
CREATE TABLE diets (diet_id INTEGER PRIMARY KEY, animal_id INTEGER REFERENCES animals(animal_id), food TEXT, daily_kg REAL, meals_per_day INTEGER);
CREATE TABLE adoptions (adoption_id INTEGER PRIMARY KEY, animal_id INTEGER REFERENCES animals(animal_id), sponsor TEXT, yearly_sum INTEGER, since TEXT);
INSERT INTO enclosures VALUES (1,'Savannah Plain','dry',9500,1998),(2,'Monkey Island','tropical',1200,2005),(3,'Polar Cove','cold',2100,2012),(4,'Reptile House','tropical',640,1974),(5,'Night Hall','tropical',380,2019);
INSERT INTO keepers VALUES (1,'Ruth Abara','day',21,NULL),(2,'Miles Croft','day',8,1),(3,'Petra Vogel','night',13,1),(4,'Ian Sato','day',2,2),(5,'Lucy Penn','night',1,3);
INSERT INTO animals VALUES (1,'Zuri','giraffe','F','2011-05-02',780,'born here',1,2),(2,'Kito','giraffe','M','2009-08-19',1120,'Nairobi',1,2),(3,'Pebble','penguin','F','2018-03-11',5.2,'born here',3,1),(4,'Chico','capuchin','M','2015-10-30',3.8,'Lisbon',2,4),(5,'Sly','python','M','2003-01-15',41,'donation',4,3),(6,'Flint','penguin','M','2016-02-27',6.1,'Oslo',3,1),(7,'Mimi','capuchin','F','2019-06-06',2.9,'born here',2,4),(8,'Duma','zebra','F','2014-12-01',290,'Prague',1,2);
INSERT INTO diets VALUES (1,1,'acacia leaves',28,3),(2,2,'acacia leaves',35,3),(3,3,'herring',0.8,2),(4,4,'fruit',0.4,4),(5,5,'rabbit',0.3,1),(6,6,'herring',0.9,2),(7,8,'hay',9,2),(8,4,'insects',0.1,2);
INSERT INTO adoptions VALUES (1,1,'Hill School',300,'2021-01-01'),(2,3,'Frost Cafe',150,'2020-06-15'),(3,3,'Anna Bly',90,'2022-03-01'),(4,6,'Anna Bly',90,'2022-03-01'),(5,5,'City Gym',200,'2019-09-09'),(6,1,'Tom Reid',120,'2023-05-05');
-- What are the names of the giraffes?
-- our giraffe individuals, what are they called
-- What do the keepers call each giraffe?
-- species giraffe: pet name
SELECT pet_name FROM animals WHERE species = 'giraffe';
-- How many animals live on Monkey Island?
-- number of residents of Monkey Island
-- How many creatures have their home on Monkey Island?
-- animal count for the enclosure Monkey Island
SELECT COUNT(*) FROM animals AS T1 JOIN enclosures AS T2 ON T1.enclosure_id = T2.enclosure_id WHERE T2.enclosure_name = 'Monkey Island';
-- Which animal is the heaviest? Give its name.
-- name of our weightiest creature
-- What do we call the creature that brings the most kilos to the scales?
-- animals by weight, going down, the top pet name
SELECT pet_name FROM animals ORDER BY weight_kg DESC LIMIT 1;
-- Show the name of every keeper and the number of animals cared for.
-- how many animals does each keeper have in care? keeper first
-- How many creatures does every member of staff look after? The person first.
-- animal count per keeper, keeper name in front
SELECT T1.keeper_name, COUNT(*) FROM keepers AS T1 JOIN animals AS T2 ON T1.keeper_id = T2.keeper_id GROUP BY T1.keeper_id;
-- Which enclosures are empty, that is have no animals?
-- enclosures with nobody in them
-- In which cages and paddocks does no creature live?
-- zero animals: enclosure name
SELECT enclosure_name FROM enclosures WHERE enclosure_id NOT IN (SELECT enclosure_id FROM animals);
-- List the names of animals that nobody has adopted.
-- creatures without a sponsor, by name
-- Which creatures has no godparent ever given money for? What we call them.
-- zero adoptions: pet name of the animal
SELECT pet_name FROM animals WHERE animal_id NOT IN (SELECT animal_id FROM adoptions);
-- What food and how many kilograms daily does Chico get?
-- Chico: foods with the kg per day
-- What does Chico eat, and how heavy is the ration for one day?
-- animal with pet name Chico: food plus daily kg
SELECT T2.food, T2.daily_kg FROM animals AS T1 JOIN diets AS T2 ON T1.animal_id = T2.animal_id WHERE T1.pet_name = 'Chico';
-- What is the total yearly sum given per sponsor?
-- sponsors and what each pays a year in all
-- How much money does each godparent give us every year, all their creatures together? The godparent first.
-- sponsor, yearly sums added up over the adoptions
SELECT sponsor, SUM(yearly_sum) FROM adoptions GROUP BY sponsor;
-- Which species have at least 2 animals?
-- species of which we own two or more
-- Of which kinds of creature do we have 2 or more?
-- no fewer than 2 animals: the species
SELECT species FROM animals GROUP BY species HAVING COUNT(*) >= 2;
-- Find the names of keepers who look after an animal in a tropical enclosure, without duplicates.
-- distinct keepers with animals in the tropical climate
-- Which members of staff look after creatures that live where it is hot and damp (tropical)? No repeats.
-- enclosure climate tropical: name of the keeper of each animal in it, each one time
SELECT DISTINCT T1.keeper_name FROM keepers AS T1 JOIN animals AS T2 ON T1.keeper_id = T2.keeper_id JOIN enclosures AS T3 ON T2.enclosure_id = T3.enclosure_id WHERE T3.climate = 'tropical';
-- Show keepers' names next to the names of their supervisors.
-- keeper, then his or her boss
-- Which members of staff have somebody over them, and who is it? The person first, then the boss.
-- keeper name next to the supervisor's name
SELECT T1.keeper_name, T2.keeper_name FROM keepers AS T1 JOIN keepers AS T2 ON T1.supervisor_id = T2.keeper_id;
-- Which animals weigh more than the average animal?
-- names of the ones above mean weight
-- What do we call the creatures that are heavier than is usual here on average?
-- weight over the mean: pet name
SELECT pet_name FROM animals WHERE weight_kg > (SELECT AVG(weight_kg) FROM animals);
-- List the names and origins of animals born before 2012-01-01.
-- before 2012-01-01 births: name, origin
-- Which creatures came into the world earlier than 2012-01-01, and where do they come from?
-- birth date less than 2012-01-01: pet name plus origin
SELECT pet_name, origin FROM animals WHERE birth_date < '2012-01-01';
-- What are the smallest and the largest enclosure areas?
-- min and max square metres of enclosures
-- How much room is there in a cage or paddock at the least and at the most, in square metres?
-- enclosure area: least, most
SELECT MIN(area_sqm), MAX(area_sqm) FROM enclosures;
-- How many different foods are fed?
-- count distinct foods
-- How many separate kinds of fodder do our creatures get?
-- count of foods in the diets, each one time
SELECT COUNT(DISTINCT food) FROM diets;
-- Which sponsors adopted a giraffe or a python?
-- sponsors of any python or giraffe
-- Which godparents give money for a giraffe or for a python?
-- species python or giraffe: sponsor of each adoption
SELECT T2.sponsor FROM animals AS T1 JOIN adoptions AS T2 ON T1.animal_id = T2.animal_id WHERE T1.species = 'giraffe' OR T1.species = 'python';

-- database: heather_beekeepers
CREATE TABLE Beekeeper (BeekeeperID INTEGER PRIMARY KEY, Name TEXT, Village TEXT, StartedYear INTEGER, Certified TEXT);
CREATE TABLE Apiary (ApiaryID INTEGER PRIMARY KEY, SiteName TEXT, Landscape TEXT, BeekeeperID INTEGER REFERENCES Beekeeper(BeekeeperID));
CREATE TABLE Queen (QueenID INTEGER PRIMARY KEY, Race TEXT, HatchYear INTEGER, MarkColour TEXT, Mother INTEGER REFERENCES Queen(QueenID));
CREATE TABLE Hive (HiveNo INTEGER PRIMARY KEY, HiveType TEXT, ApiaryID INTEGER REFERENCES Apiary(ApiaryID), QueenID INTEGER REFERENCES Queen(QueenID), Temper TEXT);
CREATE TABLE HoneyHarvest (HarvestID INTEGER PRIMARY KEY, HiveNo INTEGER REFERENCES Hive(HiveNo), HarvestDate TEXT, Kilograms REAL, HoneySort TEXT, Moisture REAL);
INSERT INTO Beekeeper VALUES (1,'Agnes Muir','Tarland',1996,'yes'),(2,'Fergus Kerr','Dinnet',2014,'no'),(3,'Moira Spence','Aboyne',2008,'yes'),(4,'Lewis Orr','Tarland',2022,'no');
INSERT INTO Apiary VALUES (1,'Kirk Wall','garden',1),(2,'Purple Moor','moorland',1),(3,'Mill Orchard','orchard',2),(4,'Clover Bank','meadow',3),(5,'Allotment Nine','garden',3);
INSERT INTO Queen VALUES (1,'Carnica',2020,'blue',NULL),(2,'Buckfast',2021,'white',NULL),(3,'Carnica',2022,'yellow',1),(4,'Ligustica',2021,'white',NULL),(5,'Buckfast',2023,'red',2),(6,'Carnica',2023,'red',1);
INSERT INTO Hive VALUES (11,'National',1,1,'calm'),(12,'National',1,3,'calm'),(21,'Langstroth',2,2,'nervous'),(31,'Warre',3,4,'calm'),(41,'Langstroth',4,5,'defensive'),(42,'National',4,6,'calm'),(51,'Warre',5,NULL,NULL);
INSERT INTO HoneyHarvest VALUES (1,11,'2023-06-12',14.5,'spring blossom',17.4),(2,12,'2023-06-12',11,'spring blossom',17.9),(3,21,'2023-08-28',22.3,'heather',19.8),(4,31,'2023-07-03',9.6,'apple',18.1),(5,41,'2023-07-20',18.2,'clover',17.2),(6,11,'2023-08-28',8.4,'heather',20.1),(7,41,'2023-09-01',6.5,'heather',19.5);
-- List the site names of apiaries in a garden landscape.
-- which sites are of garden type
-- Which places for bees lie among flowers and vegetables (garden)? What they are called.
-- landscape garden: site name of the apiary
SELECT SiteName FROM Apiary WHERE Landscape = 'garden';
-- How many hives are of the type National?
-- National hives: how many have we
-- How many homes for bees were built as a National?
-- hive type National, hive count
SELECT COUNT(*) FROM Hive WHERE HiveType = 'National';
-- What is the total amount of heather honey in kilograms?
-- kilos of heather taken, all harvests together
-- How heavy is all the heather honey that people have taken out so far?
-- honey sort heather: kilograms added up over the harvests
SELECT SUM(Kilograms) FROM HoneyHarvest WHERE HoneySort = 'heather';
-- Show the name of each beekeeper with the number of apiaries.
-- beekeepers by name and how many sites they run
-- How many places for bees does each member have? The member first.
-- apiary count per beekeeper, name in front
SELECT T1.Name, COUNT(*) FROM Beekeeper AS T1 JOIN Apiary AS T2 ON T1.BeekeeperID = T2.BeekeeperID GROUP BY T1.BeekeeperID;
-- Which beekeepers have no apiary?
-- members without any site, names
-- Which members do not have a single place for bees?
-- zero apiaries: name of the beekeeper
SELECT Name FROM Beekeeper WHERE BeekeeperID NOT IN (SELECT BeekeeperID FROM Apiary);
-- What races of queens live at Clover Bank?
-- races of the queens in Clover Bank hives
-- What breeds are the mothers of the colonies at Clover Bank?
-- site name Clover Bank: race of the queen in each hive there
SELECT T1.Race FROM Queen AS T1 JOIN Hive AS T2 ON T1.QueenID = T2.QueenID JOIN Apiary AS T3 ON T2.ApiaryID = T3.ApiaryID WHERE T3.SiteName = 'Clover Bank';
-- Which hive gave the largest single harvest? Give the hive number.
-- number of the hive with the record harvest in kilograms
-- Out of which colony came the most honey at one time? The number of its home.
-- harvests by kilograms, going down, the top hive number
SELECT HiveNo FROM HoneyHarvest ORDER BY Kilograms DESC LIMIT 1;
-- Show race and hatch year of queens together with the hatch year of their mothers.
-- queen race, her year, her mother's year
-- What breed is each mother bee, when did she come out of the egg, and when did her own mother?
-- queen's race plus hatch year, then the hatch year of the queen that is her mother
SELECT T1.Race, T1.HatchYear, T2.HatchYear FROM Queen AS T1 JOIN Queen AS T2 ON T1.Mother = T2.QueenID;
-- List the numbers of hives from which no honey has been harvested.
-- hive numbers with no harvest
-- Out of which homes for bees has nobody taken any honey? Their numbers.
-- zero honey harvests: hive number
SELECT HiveNo FROM Hive WHERE HiveNo NOT IN (SELECT HiveNo FROM HoneyHarvest);
-- What is the average harvest for each hive type?
-- hive types with mean kilograms per harvest
-- How heavy is the honey that comes out at one time on average, for every sort of home for bees? The sort first.
-- hive type, mean kilograms of the honey harvests
SELECT T1.HiveType, AVG(T2.Kilograms) FROM Hive AS T1 JOIN HoneyHarvest AS T2 ON T1.HiveNo = T2.HiveNo GROUP BY T1.HiveType;
-- Which honey sorts were harvested at least twice?
-- sorts of honey with two or more harvests
-- Which kinds of honey did people take out 2 times or more?
-- no fewer than 2 harvests: honey sort
SELECT HoneySort FROM HoneyHarvest GROUP BY HoneySort HAVING COUNT(*) >= 2;
-- What are the lowest and highest moisture of the honey?
-- min and max moisture measured
-- How much water is in the honey at the least and at the most?
-- moisture over all harvests: least, most
SELECT MIN(Moisture), MAX(Moisture) FROM HoneyHarvest;
-- Find the dates and kilograms of harvests above the average weight.
-- better than average harvests: day, kilos
-- When did people take out more honey than is usual on average, and how heavy was it?
-- kilograms over the mean: harvest date plus kilograms
SELECT HarvestDate, Kilograms FROM HoneyHarvest WHERE Kilograms > (SELECT AVG(Kilograms) FROM HoneyHarvest);
-- Which hive has no queen? Show its number and type.
-- queenless hive: number, type
-- Which home for bees has no mother living in it, and how is it built? Its number first.
-- queen id empty: hive number plus hive type
SELECT HiveNo, HiveType FROM Hive WHERE QueenID IS NULL;
-- How many distinct mark colours are used for queens?
-- number of different colours on queens
-- In how many separate shades of paint are the mother bees dotted?
-- count of mark colours among the queens, each one time
SELECT COUNT(DISTINCT MarkColour) FROM Queen;
-- Give the names of the beekeepers from Tarland who are certified (yes).
-- Tarland members with certified yes
-- Which members live in Tarland and have a diploma for keeping bees (yes)?
-- certified yes and village Tarland: name of the beekeeper
SELECT Name FROM Beekeeper WHERE Village = 'Tarland' AND Certified = 'yes';

-- database: meadowbrook_stables
CREATE TABLE horse (horse_id INTEGER PRIMARY KEY, stable_name TEXT, breed TEXT, foaled INTEGER, height_hh REAL, colour TEXT, sire INTEGER REFERENCES horse(horse_id), box_no INTEGER);
CREATE TABLE rider (rider_id INTEGER PRIMARY KEY, name TEXT, level TEXT, weight_kg INTEGER, guardian TEXT);
CREATE TABLE lesson_type (code TEXT PRIMARY KEY, description TEXT, minutes INTEGER, price REAL);
CREATE TABLE ride_lesson (lesson_no INTEGER PRIMARY KEY, horse_id INTEGER REFERENCES horse(horse_id), rider_id INTEGER REFERENCES rider(rider_id), code TEXT REFERENCES lesson_type(code), ridden_on TEXT, mark INTEGER);
CREATE TABLE farrier_visit (visit_id INTEGER PRIMARY KEY, horse_id INTEGER REFERENCES horse(horse_id), visit_date TEXT, work TEXT, cost REAL);
INSERT INTO horse VALUES (1,'Old Thunder','Hanoverian',2001,16.3,'black',NULL,1),(2,'Biscuit','Haflinger',2012,14.1,'chestnut',NULL,2),(3,'Juno','Hanoverian',2014,16.1,'bay',1,3),(4,'Pepper','Shetland',2016,9.3,'grey',NULL,4),(5,'Sultan','Arabian',2010,15,'grey',NULL,NULL),(6,'Sparrow','Connemara',2018,13.2,'bay',NULL,6),(7,'Rumble','Hanoverian',2017,16.2,'black',1,7);
INSERT INTO rider VALUES (1,'Clara Voss','advanced',58,NULL),(2,'Timmy Lake','beginner',31,'Joan Lake'),(3,'Hamid Faris','intermediate',77,NULL),(4,'Orla Keane','beginner',49,'Finn Keane'),(5,'Rosie Lake','beginner',24,'Joan Lake'),(6,'Bernd Hoff','advanced',83,NULL);
INSERT INTO lesson_type VALUES ('LNG','lunge lesson',30,28),('DRS','dressage',60,48),('JMP','show jumping',60,55),('HCK','forest hack',90,40),('VLT','vaulting',45,22);
INSERT INTO ride_lesson VALUES (1,4,2,'LNG','2023-10-02',6),(2,3,1,'DRS','2023-10-02',9),(3,2,4,'LNG','2023-10-03',5),(4,7,1,'JMP','2023-10-05',8),(5,1,3,'DRS','2023-10-07',6),(6,4,5,'LNG','2023-10-07',7),(7,6,4,'HCK','2023-10-08',NULL),(8,3,6,'JMP','2023-10-09',7),(9,4,2,'HCK','2023-10-14',NULL);
INSERT INTO farrier_visit VALUES (1,1,'2023-09-04','full set',110),(2,3,'2023-09-04','full set',110),(3,4,'2023-09-04','trim',35),(4,2,'2023-09-18','front shoes',70),(5,7,'2023-10-16','full set',115),(6,4,'2023-10-16','trim',35);
-- What are the stable names of the Hanoverian horses?
-- Hanoverian ones, by stable name
-- What do we call the animals that are Hanoverian by race?
-- breed Hanoverian: stable name of the horse
SELECT stable_name FROM horse WHERE breed = 'Hanoverian';
-- How many riders are at beginner level?
-- number of beginner riders
-- How many of the people who come to us for the saddle are novices (beginner)?
-- level beginner, rider count
SELECT COUNT(*) FROM rider WHERE level = 'beginner';
-- What is the stable name of the tallest horse?
-- which horse stands highest
-- What do we call the animal that is bigger than all the others from the ground to the shoulder?
-- horses by height, going down, the top stable name
SELECT stable_name FROM horse ORDER BY height_hh DESC LIMIT 1;
-- List names of riders who have ridden Pepper, each only once.
-- distinct people who sat on Pepper
-- Who has sat in the saddle of Pepper? No repeats.
-- horse with stable name Pepper: name of the rider of each lesson on it, each one time
SELECT DISTINCT T1.name FROM rider AS T1 JOIN ride_lesson AS T2 ON T1.rider_id = T2.rider_id JOIN horse AS T3 ON T2.horse_id = T3.horse_id WHERE T3.stable_name = 'Pepper';
-- Show the stable name of each horse and the stable name of its sire.
-- horses with their fathers, stable names of both
-- Which animal has which father? What we call the young one, then the father.
-- stable name of the horse next to the stable name of its sire
SELECT T1.stable_name, T2.stable_name FROM horse AS T1 JOIN horse AS T2 ON T1.sire = T2.horse_id;
-- Which horses have never been ridden in a lesson?
-- horses no lesson was given on
-- Which animals has no pupil ever sat on? What we call them.
-- zero ride lessons: stable name of the horse
SELECT stable_name FROM horse WHERE horse_id NOT IN (SELECT horse_id FROM ride_lesson);
-- How much was spent on the farrier for every horse? Give the stable name and the total cost.
-- farrier bills summed horse by horse, name first
-- How much money went to the blacksmith for each animal, all told? What we call the animal first.
-- stable name of the horse, costs added up over the farrier visits
SELECT T1.stable_name, SUM(T2.cost) FROM horse AS T1 JOIN farrier_visit AS T2 ON T1.horse_id = T2.horse_id GROUP BY T1.horse_id;
-- What is the average mark per lesson description?
-- mean mark for each kind of lesson, by description
-- How well did pupils do on average in every sort of class, leaving out the times without a grade? The sort first.
-- mark not empty: lesson description, average mark of the lessons
SELECT T1.description, AVG(T2.mark) FROM lesson_type AS T1 JOIN ride_lesson AS T2 ON T1.code = T2.code WHERE T2.mark IS NOT NULL GROUP BY T1.code;
-- Which riders took more than one lesson?
-- riders with over 1 lesson
-- Which pupils have had more than a single class?
-- lesson count above 1: rider name
SELECT T1.name FROM rider AS T1 JOIN ride_lesson AS T2 ON T1.rider_id = T2.rider_id GROUP BY T1.rider_id HAVING COUNT(*) > 1;
-- List the descriptions of lesson types that nobody has taken.
-- kinds of lesson without a single booking
-- Which sorts of class has no pupil ever wanted?
-- zero ride lessons: description of the lesson type
SELECT description FROM lesson_type WHERE code NOT IN (SELECT code FROM ride_lesson);
-- Find the names of riders without a guardian.
-- adult riders, i.e. no guardian on file
-- For which pupils is there no parent or other grown-up on record?
-- guardian empty: rider name
SELECT name FROM rider WHERE guardian IS NULL;
-- Which lesson types cost more than the average price? Give description and price.
-- description and price of those dearer than the mean
-- Which sorts of class are more expensive than is usual on average, and how much are they?
-- price over the mean: description plus price of the lesson type
SELECT description, price FROM lesson_type WHERE price > (SELECT AVG(price) FROM lesson_type);
-- What are the years of birth of the oldest and the youngest horse?
-- earliest and latest foaled year
-- In what year was the first of our animals born, and in what year the last?
-- year foaled: least, most over all horses
SELECT MIN(foaled), MAX(foaled) FROM horse;
-- Show the dates of the lessons in dressage.
-- on which days was dressage ridden
-- When did our pupils practise dressage?
-- lesson description dressage: date ridden
SELECT T1.ridden_on FROM ride_lesson AS T1 JOIN lesson_type AS T2 ON T1.code = T2.code WHERE T2.description = 'dressage';
-- Which colours occur among horses foaled before 2012 and also among horses foaled after 2015?
-- colours shared by horses from before 2012 and from after 2015
-- What coats do we see on animals born before 2012 and also on ones born after 2015? No repeats.
-- foaled later than 2015 and, in other horses, earlier than 2012: the colour that both have
SELECT colour FROM horse WHERE foaled < 2012 INTERSECT SELECT colour FROM horse WHERE foaled > 2015;
-- How many different breeds are in the yard?
-- count of distinct breeds
-- How many separate races of animal stand in our boxes?
-- count of horse breeds, each one time
SELECT COUNT(DISTINCT breed) FROM horse;

-- database: saltmarsh_bird_ringing
CREATE TABLE ringsite (sitecode TEXT PRIMARY KEY, sitename TEXT, habitat TEXT, nets INTEGER);
CREATE TABLE ringer (ringerid INTEGER PRIMARY KEY, ringername TEXT, permitclass TEXT, trainer INTEGER REFERENCES ringer(ringerid));
CREATE TABLE birdspecies (spcode TEXT PRIMARY KEY, englishname TEXT, family TEXT, migratory TEXT, conservation TEXT);
CREATE TABLE ringing (ringno TEXT PRIMARY KEY, spcode TEXT REFERENCES birdspecies(spcode), sitecode TEXT REFERENCES ringsite(sitecode), ringerid INTEGER REFERENCES ringer(ringerid), ringdate TEXT, age TEXT, wingmm INTEGER, massg REAL);
CREATE TABLE recovery (recid INTEGER PRIMARY KEY, ringno TEXT REFERENCES ringing(ringno), recdate TEXT, country TEXT, distancekm INTEGER, circumstance TEXT);
INSERT INTO ringsite VALUES ('SMH','Saltmarsh Hide','reedbed',8),('WOD','Warden Wood','woodland',5),('PNT','Shingle Point','beach',3),('ORC','Old Orchard','farmland',4);
INSERT INTO ringer VALUES (1,'Hilary Boon','A',NULL),(2,'Steve Tarr','A',NULL),(3,'Nadia Rossi','C',1),(4,'Will Pym','trainee',1),(5,'Kate Loy','trainee',2);
INSERT INTO birdspecies VALUES ('REEWA','reed warbler','warblers','yes','green'),('SEDWA','sedge warbler','warblers','yes','amber'),('ROBIN','robin','chats','no','green'),('DUNLI','dunlin','waders','yes','red'),('BLUTI','blue tit','tits','no','green'),('CURLE','curlew','waders','yes','red');
INSERT INTO ringing VALUES ('A1001','REEWA','SMH',1,'2022-05-14','adult',66,12.1),('A1002','REEWA','SMH',3,'2022-05-14','adult',68,12.8),('A1003','ROBIN','WOD',2,'2022-09-03','juvenile',72,18.4),('A1004','SEDWA','SMH',1,'2022-08-01','juvenile',65,11.3),('B2001','DUNLI','PNT',2,'2022-10-11','adult',118,49.5),('A1005','BLUTI','WOD',4,'2023-01-22','adult',63,10.9),('B2002','DUNLI','PNT',1,'2023-02-09','juvenile',115,46.2),('A1006','ROBIN','WOD',3,'2023-03-12','adult',74,19.2);
INSERT INTO recovery VALUES (1,'A1001','2022-12-30','Senegal',4150,'caught by ringer'),(2,'A1004','2023-04-27','Spain',1240,'found dead'),(3,'B2001','2023-06-05','Finland',1830,'ring read in field'),(4,'A1003','2023-03-30','England',14,'taken by cat'),(5,'A1001','2023-05-20','England',2,'caught by ringer');
-- What are the English names of the waders?
-- birds of the waders family, in English
-- What do people in England call the birds that are waders?
-- family waders: English name of the species
SELECT englishname FROM birdspecies WHERE family = 'waders';
-- How many birds were ringed at Warden Wood?
-- number ringed in Warden Wood
-- How many birds got a band on the leg in Warden Wood?
-- site name Warden Wood, ringing count
SELECT COUNT(*) FROM ringing AS T1 JOIN ringsite AS T2 ON T1.sitecode = T2.sitecode WHERE T2.sitename = 'Warden Wood';
-- Show the English name and average mass of the birds ringed, for each species.
-- mean grams per species, English name first
-- How heavy is a bird of every kind on average? What it is called in England comes first.
-- English name of the species, mean mass in grams of the ringings
SELECT T1.englishname, AVG(T2.massg) FROM birdspecies AS T1 JOIN ringing AS T2 ON T1.spcode = T2.spcode GROUP BY T1.spcode;
-- In which country was the recovery farthest away?
-- country of the recovery with the longest distance
-- In which nation was the bird found that had gone further than all the others?
-- recoveries by distance in km, going down, the top country
SELECT country FROM recovery ORDER BY distancekm DESC LIMIT 1;
-- Which ringers have ringed nothing yet?
-- names of ringers with no bird to their credit
-- Which of our helpers have never put a band on a bird?
-- zero ringings: name of the ringer
SELECT ringername FROM ringer WHERE ringerid NOT IN (SELECT ringerid FROM ringing);
-- List the ring numbers of birds that were never recovered.
-- rings without any recovery, numbers please
-- Which bands has nobody ever found again? Their numbers.
-- zero recoveries: ring number
SELECT ringno FROM ringing WHERE ringno NOT IN (SELECT ringno FROM recovery);
-- Give the ringer names along with the names of their trainers.
-- who trained whom: pupil, trainer
-- Who learned to band birds from whom? The learner, then the teacher.
-- ringer name next to the name of his or her trainer
SELECT T1.ringername, T2.ringername FROM ringer AS T1 JOIN ringer AS T2 ON T1.trainer = T2.ringerid;
-- Which ringers ringed at least 2 birds? Show name and count.
-- ringers and their number of birds, only those with two or more
-- Which of our helpers have put bands on 2 birds or more, and on how many?
-- no fewer than 2 ringings: ringer name plus count
SELECT T1.ringername, COUNT(*) FROM ringer AS T1 JOIN ringing AS T2 ON T1.ringerid = T2.ringerid GROUP BY T1.ringerid HAVING COUNT(*) >= 2;
-- What is the English name of the bird recovered in Senegal?
-- species found again in Senegal
-- What do people in England call the bird that somebody found in Senegal?
-- recovery country Senegal: English name of the species
SELECT T1.englishname FROM birdspecies AS T1 JOIN ringing AS T2 ON T1.spcode = T2.spcode JOIN recovery AS T3 ON T2.ringno = T3.ringno WHERE T3.country = 'Senegal';
-- Show the smallest and largest wing length in mm.
-- wing: min and max millimetres
-- How long is a wing at the least and at the most, in mm?
-- wing mm over all ringings: least, most
SELECT MIN(wingmm), MAX(wingmm) FROM ringing;
-- Which species have not been ringed? Give the English names.
-- never ringed: English names
-- Which birds has nobody ever put a band on? What they are called in England.
-- zero ringings: English name of the species
SELECT englishname FROM birdspecies WHERE spcode NOT IN (SELECT spcode FROM ringing);
-- List the ring numbers and dates of adult birds heavier than 15 grams.
-- adult birds over 15 g, ring and date
-- Which grown birds (adult) weigh more than 15 grams, and when did they get their band? The number of the band first.
-- mass above 15 and age adult: ring number plus ring date
SELECT ringno, ringdate FROM ringing WHERE age = 'adult' AND massg > 15;
-- In how many different countries were rings recovered?
-- number of distinct countries with recoveries
-- In how many separate nations did people find our bands?
-- count of countries among the recoveries, each one time
SELECT COUNT(DISTINCT country) FROM recovery;
-- Which ring numbers belong to birds with a wing longer than average?
-- rings of long-winged birds, above the mean wing
-- Which birds have longer wings than is usual on average? The numbers of their bands.
-- wing mm over the mean: ring number
SELECT ringno FROM ringing WHERE wingmm > (SELECT AVG(wingmm) FROM ringing);
-- How many birds of each conservation status were ringed?
-- conservation status with number of ringed birds
-- How many birds with a band are there, by how much their kind is in danger? The danger status first.
-- conservation, number of ringings of the species
SELECT T1.conservation, COUNT(*) FROM birdspecies AS T1 JOIN ringing AS T2 ON T1.spcode = T2.spcode GROUP BY T1.conservation;
-- At which sites were both adult and juvenile birds ringed? Give the site codes.
-- site codes having adult as well as juvenile ringings
-- In which places did grown birds (adult) get a band and young ones (juvenile) too? Their codes, no repeats.
-- juvenile and adult, both ages among the ringings of one site: site code
SELECT sitecode FROM ringing WHERE age = 'adult' INTERSECT SELECT sitecode FROM ringing WHERE age = 'juvenile';

-- database: northwood_forestry
CREATE TABLE tbl_dist (dist_no INTEGER PRIMARY KEY, dist_name TEXT, forester TEXT);
CREATE TABLE tbl_stand (stand_no TEXT PRIMARY KEY, dist_no INTEGER REFERENCES tbl_dist(dist_no), main_sp TEXT, area_ha REAL, plant_yr INTEGER, soil_cd TEXT REFERENCES tbl_soil(soil_cd));
CREATE TABLE tbl_soil (soil_cd TEXT PRIMARY KEY, soil_desc TEXT, ph REAL);
CREATE TABLE tbl_felling (fell_no INTEGER PRIMARY KEY, stand_no TEXT REFERENCES tbl_stand(stand_no), fell_dt TEXT, vol_m3 INTEGER, method TEXT, contr_no INTEGER REFERENCES tbl_contr(contr_no));
CREATE TABLE tbl_contr (contr_no INTEGER PRIMARY KEY, contr_name TEXT, town TEXT, harvesters INTEGER);
INSERT INTO tbl_dist VALUES (1,'Upper Glen','M. Strand'),(2,'Lochside','A. Baird'),(3,'East Moss','M. Strand'),(4,'Cairn Hill',NULL);
INSERT INTO tbl_soil VALUES ('BE','brown earth',5.8),('PG','peaty gley',4.2),('PZ','podzol',4.6),('SW','skeletal',6.1);
INSERT INTO tbl_stand VALUES ('U-01',1,'spruce',24.5,1968,'PG'),('U-02',1,'larch',11.2,1985,'BE'),('L-01',2,'oak',18,1902,'BE'),('L-02',2,'spruce',30.4,1979,'PZ'),('E-01',3,'pine',42.1,1955,'PZ'),('E-02',3,'birch',6.7,1999,'PG'),('E-03',3,'spruce',15.3,1991,'PG');
INSERT INTO tbl_contr VALUES (1,'Greenline Timber','Fort Ross',3),(2,'Axe and Sons','Kilmory',1),(3,'Highland Harvest','Fort Ross',5),(4,'Horse Loggers','Dunbeg',0);
INSERT INTO tbl_felling VALUES (1,'U-01','2021-02-10',540,'clearfell',3),(2,'L-02','2021-09-01',220,'thinning',1),(3,'E-01','2022-01-20',810,'clearfell',3),(4,'U-02','2022-03-15',95,'thinning',4),(5,'E-01','2022-11-08',310,'thinning',1),(6,'L-01','2023-01-12',40,'selection',4),(7,'L-02','2023-05-30',260,'thinning',3);
-- List the stand numbers where the main species is spruce.
-- spruce stands, numbers only
-- On which plots do mostly spruce trees grow? Their numbers.
-- main species spruce: stand number
SELECT stand_no FROM tbl_stand WHERE main_sp = 'spruce';
-- What is the total area in hectares of the stands of each district name?
-- hectares in all, per district
-- How large are all the plots together in every part of the forest, in hectares? The part first.
-- district name, hectares added up over the stands
SELECT d.dist_name, SUM(s.area_ha) FROM tbl_dist AS d JOIN tbl_stand AS s ON d.dist_no = s.dist_no GROUP BY d.dist_no;
-- Which contractors have worked in Lochside? Show each name once.
-- distinct contractors with fellings in Lochside
-- Which firms have cut down trees in Lochside? No repeats.
-- district Lochside: name of the contractor of each felling in its stands, each one time
SELECT DISTINCT c.contr_name FROM tbl_contr AS c JOIN tbl_felling AS f ON c.contr_no = f.contr_no JOIN tbl_stand AS s ON f.stand_no = s.stand_no JOIN tbl_dist AS d ON s.dist_no = d.dist_no WHERE d.dist_name = 'Lochside';
-- Which contractors have done no felling?
-- contractors without any job
-- Which firms have never cut down a tree for us?
-- zero fellings: contractor name
SELECT contr_name FROM tbl_contr WHERE contr_no NOT IN (SELECT contr_no FROM tbl_felling);
-- What was the date of the felling with the largest volume?
-- day of the biggest felling in cubic metres
-- When did we cut down more wood than on any other job?
-- fellings by m3, going down, the top date
SELECT fell_dt FROM tbl_felling ORDER BY vol_m3 DESC LIMIT 1;
-- How many fellings were done by thinning?
-- number of thinning jobs
-- How many times were trees taken out to give the others more room (thinning)?
-- method thinning, felling count
SELECT COUNT(*) FROM tbl_felling WHERE method = 'thinning';
-- Which districts have no stands?
-- names of districts where no stand is registered
-- In which parts of the forest is there no plot?
-- zero stands: district name
SELECT dist_name FROM tbl_dist WHERE dist_no NOT IN (SELECT dist_no FROM tbl_stand);
-- Show soil description and number of stands for each soil.
-- how many stands grow on every soil? description, count
-- How many plots lie on every sort of ground? What the ground is like comes first.
-- stand count per soil, soil description in front
SELECT o.soil_desc, COUNT(*) FROM tbl_soil AS o JOIN tbl_stand AS s ON o.soil_cd = s.soil_cd GROUP BY o.soil_cd;
-- What is the average volume felled by method?
-- mean cubic metres for each felling method
-- How much wood do we cut down at one time on average, for each way of doing it? The way first.
-- felling method, mean volume in m3
SELECT method, AVG(vol_m3) FROM tbl_felling GROUP BY method;
-- List the stands planted before 1970 with their main species.
-- stand number and species, planting year earlier than 1970
-- On which plots did the trees go into the ground earlier than 1970, and what mostly grows there? The plot's number first.
-- planting year below 1970: stand number plus main species
SELECT stand_no, main_sp FROM tbl_stand WHERE plant_yr < 1970;
-- Which stands have been felled at least twice?
-- stand numbers with two or more fellings
-- On which plots did we cut down trees 2 times or more? Their numbers.
-- no fewer than 2 fellings: stand number
SELECT stand_no FROM tbl_felling GROUP BY stand_no HAVING COUNT(*) >= 2;
-- Find the stand numbers of stands larger than the average area.
-- above average stands by hectares
-- Which plots cover more ground than is usual on average? Their numbers.
-- hectares over the mean: stand number
SELECT stand_no FROM tbl_stand WHERE area_ha > (SELECT AVG(area_ha) FROM tbl_stand);
-- Which species grow on peaty gley or on brown earth? List distinct species.
-- unique main species on brown earth or peaty gley
-- What sorts of tree mostly stand on ground that is peaty gley or brown earth? No repeats.
-- soil description brown earth or else peaty gley: main species of the stands, each one time
SELECT DISTINCT s.main_sp FROM tbl_stand AS s JOIN tbl_soil AS o ON s.soil_cd = o.soil_cd WHERE o.soil_desc = 'peaty gley' OR o.soil_desc = 'brown earth';
-- Give the minimum and maximum pH of the soils.
-- ph: lowest and highest
-- How sour is the ground, by its pH: the least figure, then the greatest?
-- soil pH: min, then max
SELECT MIN(ph), MAX(ph) FROM tbl_soil;
-- Which species has been both thinned ('thinning') and clearfelled ('clearfell')?
-- species in stands with clearfell and also thinning
-- What sorts of tree did we take out here and there (thinning) and also cut down all at once (clearfell)? No repeats.
-- clearfell and thinning, both methods among the fellings of the same main species: give the species
SELECT s.main_sp FROM tbl_stand AS s JOIN tbl_felling AS f ON s.stand_no = f.stand_no WHERE f.method = 'thinning' INTERSECT SELECT s.main_sp FROM tbl_stand AS s JOIN tbl_felling AS f ON s.stand_no = f.stand_no WHERE f.method = 'clearfell';
-- What district has no forester?
-- district with a vacancy, no forester there
-- In which part of the forest is no ranger in charge?
-- forester empty: district name
SELECT dist_name FROM tbl_dist WHERE forester IS NULL;

-- database: river_gauge_service
CREATE TABLE rivers (river_id INTEGER PRIMARY KEY, river_name TEXT, length_km INTEGER, flows_into INTEGER REFERENCES rivers(river_id), source_alt_m INTEGER);
CREATE TABLE gauges (gauge_code TEXT PRIMARY KEY, river_id INTEGER REFERENCES rivers(river_id), place TEXT, alarm_cm INTEGER, installed INTEGER, telemetry TEXT);
CREATE TABLE readings (reading_id INTEGER PRIMARY KEY, gauge_code TEXT REFERENCES gauges(gauge_code), read_on TEXT, level_cm INTEGER, flow_m3s REAL, temp_c REAL);
CREATE TABLE flood_warnings (warning_id INTEGER PRIMARY KEY, gauge_code TEXT REFERENCES gauges(gauge_code), colour TEXT, issued TEXT, lifted TEXT, households INTEGER);
INSERT INTO rivers VALUES (1,'Tarn',380,NULL,1550),(2,'Elver',95,1,620),(3,'Sorrow',142,1,880),(4,'Little Elver',31,2,410),(5,'Copper',57,3,730);
INSERT INTO gauges VALUES ('TA1',1,'Brocken Bridge',480,1952,'yes'),('TA2',1,'Seaport',620,1938,'yes'),('EL1',2,'Mossford',310,1988,'no'),('SO1',3,'Grieve',350,1974,'yes'),('SO2',3,'Upper Weir',290,2010,'yes'),('LE1',4,'Hazel Mill',180,2015,'no');
INSERT INTO readings VALUES (1,'TA1','2024-01-02',512,640,4.1),(2,'TA1','2024-01-03',455,520,4.4),(3,'TA2','2024-01-02',598,980,4.8),(4,'EL1','2024-01-02',322,88,3.9),(5,'SO1','2024-01-02',280,120,3.2),(6,'SO1','2024-01-03',365,171.5,3.5),(7,'EL1','2024-01-03',301,79,NULL),(8,'LE1','2024-01-02',140,12.4,3);
INSERT INTO flood_warnings VALUES (1,'TA1','red','2024-01-02','2024-01-03',430),(2,'EL1','amber','2024-01-02','2024-01-03',60),(3,'SO1','amber','2024-01-03',NULL,115),(4,'TA2','yellow','2024-01-02','2024-01-05',900),(5,'SO1','red','2023-11-14','2023-11-17',240);
-- What are the names of rivers longer than 100 km?
-- rivers over 100 kilometres
-- Which streams run for more than 100 km?
-- length above 100 km: river name
SELECT river_name FROM rivers WHERE length_km > 100;
-- How many gauges have telemetry (yes)?
-- number of gauges, telemetry yes
-- How many measuring posts send their figures by themselves (yes)?
-- telemetry yes, gauge count
SELECT COUNT(*) FROM gauges WHERE telemetry = 'yes';
-- Show the name of each river and the name of the river it flows into.
-- tributary and receiving river, names of both
-- Which stream ends in which other one? The smaller one first, then the one that takes its water.
-- river name next to the name of the river that it flows into
SELECT T1.river_name, T2.river_name FROM rivers AS T1 JOIN rivers AS T2 ON T1.flows_into = T2.river_id;
-- List the places of the gauges on the Tarn.
-- where is the Tarn measured
-- At which spots do we have a measuring post along the Tarn?
-- river Tarn: place of each gauge
SELECT T1.place FROM gauges AS T1 JOIN rivers AS T2 ON T1.river_id = T2.river_id WHERE T2.river_name = 'Tarn';
-- Which rivers have no gauge?
-- ungauged rivers, names
-- Along which streams is there no measuring post?
-- zero gauges: river name
SELECT river_name FROM rivers WHERE river_id NOT IN (SELECT river_id FROM gauges);
-- At what place was the highest level ever read?
-- place with the record water level
-- Where did the water once stand higher than at any other time and post?
-- readings by level in cm, going down, the top gauge place
SELECT T1.place FROM gauges AS T1 JOIN readings AS T2 ON T1.gauge_code = T2.gauge_code ORDER BY T2.level_cm DESC LIMIT 1;
-- What is the average flow at each place?
-- mean cubic metres per second, place by place
-- How much water runs past every measuring post per second, on average? Where the post is comes first.
-- place of the gauge, mean flow in m3 per second over its readings
SELECT T1.place, AVG(T2.flow_m3s) FROM gauges AS T1 JOIN readings AS T2 ON T1.gauge_code = T2.gauge_code GROUP BY T1.gauge_code;
-- Which gauges had at least 2 flood warnings? Give the place.
-- places with two or more warnings
-- At which spots did we tell people 2 times or more that high water was coming?
-- no fewer than 2 flood warnings: place of the gauge
SELECT T1.place FROM gauges AS T1 JOIN flood_warnings AS T2 ON T1.gauge_code = T2.gauge_code GROUP BY T1.gauge_code HAVING COUNT(*) >= 2;
-- How many households in total were warned by colour?
-- warning colours and the sum of households concerned
-- How many homes did we alert to high water, all told, for each danger colour? The colour first.
-- colour of the flood warning, households added up
SELECT colour, SUM(households) FROM flood_warnings GROUP BY colour;
-- Which places never had a flood warning?
-- gauge places without warning so far
-- At which spots did we never have to alert people to high water?
-- zero flood warnings: place of the gauge
SELECT place FROM gauges WHERE gauge_code NOT IN (SELECT gauge_code FROM flood_warnings);
-- Which warnings have not been lifted? Show colour and issue date.
-- colour and date issued of the warning still in force, lifted empty
-- Which alerts has nobody called off yet: in what danger colour, and when were they sent out?
-- lifted is empty: colour plus date issued of the flood warning
SELECT colour, issued FROM flood_warnings WHERE lifted IS NULL;
-- What are the lowest, average and highest water temperatures?
-- min, mean, max temp
-- How warm is the water at its coldest, on average and at its warmest?
-- temp in c over all readings: least, mean, most
SELECT MIN(temp_c), AVG(temp_c), MAX(temp_c) FROM readings;
-- Which places have an alarm level above the average alarm level?
-- places whose alarm mark exceeds the mean
-- At which spots does the alarm only go off at higher water than is usual on average?
-- alarm cm over the mean: place of the gauge
SELECT place FROM gauges WHERE alarm_cm > (SELECT AVG(alarm_cm) FROM gauges);
-- List the names of rivers for which a red warning was issued.
-- red warnings: on which rivers?
-- Along which streams did we alert people at stage red?
-- flood warning colour red: river name for each warning
SELECT T1.river_name FROM rivers AS T1 JOIN gauges AS T2 ON T1.river_id = T2.river_id JOIN flood_warnings AS T3 ON T2.gauge_code = T3.gauge_code WHERE T3.colour = 'red';
-- Show the place and year of the three oldest gauges, oldest first.
-- the 3 earliest installed gauges, in order: place, year
-- Where are the 3 measuring posts that have been there for the longest time, and since what year? The oldest first.
-- gauges by year installed, going up, 3 of them: place plus year
SELECT place, installed FROM gauges ORDER BY installed LIMIT 3;
-- Which gauge codes got both a red and an amber warning?
-- codes that had red as well as amber
-- At which measuring posts did we alert people at stage red and also at stage amber? Their codes, no repeats.
-- amber and red, both colours among the warnings of the same gauge: gauge code
SELECT gauge_code FROM flood_warnings WHERE colour = 'red' INTERSECT SELECT gauge_code FROM flood_warnings WHERE colour = 'amber';
