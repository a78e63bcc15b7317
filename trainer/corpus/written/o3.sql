-- database: wagging_tail_boarding
CREATE TABLE branches (branchId INTEGER PRIMARY KEY, branchName TEXT, town TEXT, postcode TEXT, openedOn TEXT, maxAnimals INTEGER);
CREATE TABLE keepers (keeperId INTEGER PRIMARY KEY, keeperName TEXT, branchId INTEGER REFERENCES branches(branchId), jobTitle TEXT, weeklyHours INTEGER, startedOn TEXT, reportsTo INTEGER REFERENCES keepers(keeperId));
CREATE TABLE species (speciesCode TEXT PRIMARY KEY, speciesName TEXT, dailyRate REAL, needsWalks TEXT);
CREATE TABLE vets (vetId INTEGER PRIMARY KEY, vetName TEXT, practiceName TEXT, town TEXT, phone TEXT, nightService TEXT);
CREATE TABLE owners (ownerId INTEGER PRIMARY KEY, ownerName TEXT, town TEXT, phone TEXT, email TEXT, vetId INTEGER REFERENCES vets(vetId));
CREATE TABLE pets (petId INTEGER PRIMARY KEY, petName TEXT, speciesCode TEXT REFERENCES species(speciesCode), breed TEXT, sex TEXT, birthYear INTEGER, weightKg REAL, ownerId INTEGER REFERENCES owners(ownerId), motherId INTEGER REFERENCES pets(petId), chipNumber TEXT);
CREATE TABLE kennels (kennelId INTEGER PRIMARY KEY, branchId INTEGER REFERENCES branches(branchId), kennelLabel TEXT, sizeClass TEXT, heated TEXT, nightlyPrice REAL);
CREATE TABLE stays (stayId INTEGER PRIMARY KEY, petId INTEGER REFERENCES pets(petId), kennelId INTEGER REFERENCES kennels(kennelId), arrivedOn TEXT, leftOn TEXT, nights INTEGER, totalPrice REAL, broughtBy INTEGER REFERENCES owners(ownerId), collectedBy INTEGER REFERENCES owners(ownerId));
CREATE TABLE extras (extraCode TEXT PRIMARY KEY, extraName TEXT, price REAL, minutes INTEGER);
CREATE TABLE stayExtras (stayId INTEGER REFERENCES stays(stayId), extraCode TEXT REFERENCES extras(extraCode), keeperId INTEGER REFERENCES keepers(keeperId), timesGiven INTEGER, PRIMARY KEY (stayId, extraCode));
CREATE TABLE incidents (incidentId INTEGER PRIMARY KEY, stayId INTEGER REFERENCES stays(stayId), reportedBy INTEGER REFERENCES keepers(keeperId), happenedOn TEXT, description TEXT, vetId INTEGER REFERENCES vets(vetId), vetCost REAL);
INSERT INTO branches VALUES (1,'Hillside Farm','Ludlow','SY8 2PL','2009-05-01',60),(2,'Canal Cottage','Stroud','GL5 1QT','2015-03-20',35),(3,'Moor Edge','Hexham','NE46 3DA','2019-09-02',48),(4,'Quarry Lodge','Ludlow','SY8 4NB','2023-04-11',22);
INSERT INTO keepers VALUES (1,'Bronwen Tate',1,'head keeper',40,'2009-05-01',NULL),(2,'Ade Balogun',1,'keeper',35,'2017-02-13',1),(3,'Lucy Frame',2,'head keeper',38,'2015-03-20',1),(4,'Will Astley',2,'groomer',24,'2020-08-03',3),(5,'Sunita Rao',3,'head keeper',40,'2019-09-02',1),(6,'Ivo Lange',3,'keeper',16,'2022-06-27',5);
INSERT INTO species VALUES ('DOG','dog',28,'yes'),('CAT','cat',19,'no'),('RAB','rabbit',11.5,'no'),('PAR','parrot',15,'no'),('FER','ferret',13,'yes');
INSERT INTO vets VALUES (1,'Dr Helen Moss','Castle Vets','Ludlow','01584-3','yes'),(2,'Dr Raj Patel','Five Valleys Practice','Stroud','01453-8','no'),(3,'Dr Anna Kerr','Tyne Animal Clinic','Hexham','01434-1','yes'),(4,'Dr Leo Brand','Paws Corner','Hereford',NULL,'no');
INSERT INTO owners VALUES (1,'Marian Cole','Ludlow','01584-77','marian@pets.test',1),(2,'Gareth Cole','Ludlow','01584-78',NULL,1),(3,'Tessa Winfield','Stroud','01453-20','tessa@pets.test',2),(4,'Joe Hartley','Hexham','01434-55','joe@pets.test',3),(5,'Bea Lindsay','Corbridge',NULL,'bea@pets.test',3),(6,'Omar Siddiq','Gloucester','01452-9','omar@pets.test',NULL);
INSERT INTO pets VALUES (1,'Biscuit','DOG','beagle','F',2015,13.2,1,NULL,'CH1001'),(2,'Crumble','DOG','beagle','M',2019,14.8,3,1,'CH1002'),(3,'Smudge','CAT','british shorthair','M',2017,5.6,3,NULL,NULL),(4,'Duchess','CAT','persian','F',2013,4.1,4,NULL,'CH1044'),(5,'Pepper','CAT','persian','F',2020,3.7,5,4,NULL),(6,'Thumper','RAB','lionhead','M',2021,1.6,4,NULL,NULL),(7,'Captain','PAR','african grey','M',2004,0.45,2,NULL,'CH0903'),(8,'Rolo','DOG','labrador','M',2018,31.5,6,NULL,'CH1187'),(9,'Moss','DOG','border collie','F',2022,17.4,6,NULL,'CH1230');
INSERT INTO kennels VALUES (1,1,'H-1','large','yes',32),(2,1,'H-2','small','no',18),(3,2,'C-1','medium','yes',24),(4,2,'C-2','small','yes',20),(5,3,'M-1','large','no',27),(6,3,'M-2','medium','yes',22.5),(7,4,'Q-1','large','yes',35);
INSERT INTO stays VALUES (1,1,1,'2023-07-01','2023-07-08',7,224,1,2),(2,7,2,'2023-07-01','2023-07-15',14,252,2,1),(3,2,3,'2023-08-05','2023-08-10',5,120,3,3),(4,3,4,'2023-08-05','2023-08-10',5,100,3,3),(5,4,6,'2023-10-20','2023-10-29',9,202.5,4,5),(6,5,5,'2023-12-22','2024-01-02',11,297,5,5),(7,1,2,'2024-02-10','2024-02-13',3,54,1,1),(8,2,6,'2024-03-28',NULL,6,135,3,NULL);
INSERT INTO extras VALUES ('BTH','warm bath',14,30),('NAI','nail trim',8,15),('WLK','extra walk',6.5,45),('CAM','webcam access',4,NULL),('TRN','obedience training',22,60);
INSERT INTO stayExtras VALUES (1,'BTH',2,1),(1,'WLK',2,5),(3,'WLK',4,3),(3,'BTH',4,2),(4,'NAI',4,1),(5,'BTH',6,1),(6,'CAM',5,11),(7,'WLK',1,2),(8,'NAI',6,1);
INSERT INTO incidents VALUES (1,1,2,'2023-07-04','cut paw on fence',1,64),(2,2,1,'2023-07-09','feather plucking',1,85.5),(3,3,4,'2023-08-07','upset stomach',NULL,NULL),(4,5,6,'2023-10-25','cut ear after scuffle',3,110),(5,6,5,'2023-12-30','refused food',3,48);
-- How many kennels are heated (yes)?
-- number of boxes with yes under heating
-- How many of our boxes are kept warm (yes)?
-- heated = yes, count kennels
SELECT COUNT(*) FROM kennels WHERE heated = 'yes';
-- What are the names and breeds of the pets born between 2015 and 2018?
-- animals with year of birth 2015 to 2018: what they are called, and breed
-- Which animals came into the world in 2015 to 2018, and what kind within their species are they?
-- birth year from 2015 up to 2018: pet name, breed
SELECT petName, breed FROM pets WHERE birthYear BETWEEN 2015 AND 2018;
-- List the descriptions and dates of incidents whose description starts with 'cut'.
-- mishaps noted down as cut something, with the day
-- What went wrong, and when, each time the note opens with cut?
-- incident description beginning "cut" - description, date
SELECT description, happenedOn FROM incidents WHERE description LIKE 'cut%';
-- Which pets have no chip number? Show their names.
-- animals not chipped as far as recorded
-- Which animals have nothing under their skin to tell who they are?
-- chip number empty: pet names
SELECT petName FROM pets WHERE chipNumber IS NULL;
-- Show the minimum, the maximum and the average number of nights of the stays.
-- fewest, most and mean number of nights an animal spent here per visit
-- How long does an animal stay with us, in nights: at the least, at the most, on average?
-- nights over all stays - min, max, avg
SELECT MIN(nights), MAX(nights), AVG(nights) FROM stays;
-- For each pet, show its name, the name of its species and the name of its owner.
-- all animals with what sort of creature they are and whom they belong to
-- What is every animal called, what sort of creature is it, and whose is it?
-- for all pets: pet name, species name, owner name
SELECT T1.petName, T2.speciesName, T3.ownerName FROM pets AS T1 JOIN species AS T2 ON T1.speciesCode = T2.speciesCode JOIN owners AS T3 ON T1.ownerId = T3.ownerId;
-- Which species have more than one pet? Show the species name and the number of pets, the most numerous species first.
-- kinds of animal of which we know more than one, with the count, biggest group on top
-- Of which sorts of creature do we have over one, and how many? Most on top.
-- count pets by species name, only more than one, descending
SELECT T1.speciesName, COUNT(*) FROM species AS T1 JOIN pets AS T2 ON T1.speciesCode = T2.speciesCode GROUP BY T1.speciesCode HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- What are the names of species of which no pet is recorded?
-- kinds of creature on the price list with no animal of theirs on our books
-- Which sorts of creature do we have a price for without knowing a single animal?
-- species names, zero pets
SELECT speciesName FROM species WHERE speciesCode NOT IN (SELECT speciesCode FROM pets);
-- Show the name of each pet whose mother is also recorded, with the name of the mother.
-- young ones and their mums, where we know both
-- Which animal was born to which? The young one first.
-- pet name + mother's name, skip those without a mother on file
SELECT T1.petName, T2.petName FROM pets AS T1 JOIN pets AS T2 ON T1.motherId = T2.petId;
-- For each stay of Biscuit, show the arrival date, the name of the owner who brought the pet and the name of the owner who collected it.
-- Biscuit's visits: day it came, who dropped it off, who fetched it
-- When did Biscuit come to us each time, who handed Biscuit over, and who took Biscuit home?
-- Biscuit's stays: arrived date, name of brought-by owner, name of collected-by owner
SELECT T2.arrivedOn, T3.ownerName, T4.ownerName FROM pets AS T1 JOIN stays AS T2 ON T1.petId = T2.petId JOIN owners AS T3 ON T2.broughtBy = T3.ownerId JOIN owners AS T4 ON T2.collectedBy = T4.ownerId WHERE T1.petName = 'Biscuit';
-- Which pet has spent the most nights in total? Give the pet's name and that total.
-- animal with the greatest sum of nights over all its visits, and the sum
-- Which animal has slept here most, all visits added up, and how many nights was it?
-- top pet by sum of nights - pet name, sum
SELECT T1.petName, SUM(T2.nights) FROM pets AS T1 JOIN stays AS T2 ON T1.petId = T2.petId GROUP BY T1.petId ORDER BY SUM(T2.nights) DESC LIMIT 1;
-- List the names of pets that have never stayed in a kennel.
-- animals on file that never boarded with us
-- Which animals have never slept here?
-- pet names without a stay
SELECT petName FROM pets WHERE petId NOT IN (SELECT petId FROM stays);
-- Which pets have stayed in kennels of at least two different branches? Return the pet name.
-- animals who have been guests at two or more different places of ours
-- Which animals have slept at no fewer than two of our places, each counted once?
-- pet names with 2+ different branches over their stays
SELECT T1.petName FROM pets AS T1 JOIN stays AS T2 ON T1.petId = T2.petId JOIN kennels AS T3 ON T2.kennelId = T3.kennelId GROUP BY T1.petId HAVING COUNT(DISTINCT T3.branchId) >= 2;
-- Give the names of pets that received a 'warm bath' as well as an 'extra walk'.
-- animals that got both the warm bath and the extra walk
-- Which animals have been treated to a warm bath and to an extra walk as well?
-- pet names with both extras: extra walk, warm bath
SELECT T1.petName FROM pets AS T1 JOIN stays AS T2 ON T1.petId = T2.petId JOIN stayExtras AS T3 ON T2.stayId = T3.stayId JOIN extras AS T4 ON T3.extraCode = T4.extraCode WHERE T4.extraName = 'warm bath' INTERSECT SELECT T1.petName FROM pets AS T1 JOIN stays AS T2 ON T1.petId = T2.petId JOIN stayExtras AS T3 ON T2.stayId = T3.stayId JOIN extras AS T4 ON T3.extraCode = T4.extraCode WHERE T4.extraName = 'extra walk';
-- Which extra has been given the highest number of times overall? Show its name.
-- most often delivered add-on, adding up the times given
-- Which treat have we handed out most, all times added up?
-- top extra by sum of times given, name
SELECT T1.extraName FROM extras AS T1 JOIN stayExtras AS T2 ON T1.extraCode = T2.extraCode GROUP BY T1.extraCode ORDER BY SUM(T2.timesGiven) DESC LIMIT 1;
-- Find the towns in which a vet practises but no owner lives.
-- places with an animal doctor of ours and not a single pet owner
-- Where is there an animal doctor, but nobody whose animal we look after?
-- vet towns minus owner towns
SELECT town FROM vets EXCEPT SELECT town FROM owners;
-- Who reports to Bronwen Tate, and at which branch does each of them work? Show the keeper name and the branch name.
-- Bronwen Tate's direct subordinates and the place each works at
-- Who takes orders from Bronwen Tate, and at which of our places are they?
-- Bronwen Tate is the superior: keeper name + branch name
SELECT T1.keeperName, T3.branchName FROM keepers AS T1 JOIN keepers AS T2 ON T1.reportsTo = T2.keeperId JOIN branches AS T3 ON T1.branchId = T3.branchId WHERE T2.keeperName = 'Bronwen Tate';
-- Which branches have no keeper? Give their names and postcodes.
-- places of ours without any staff: what they are called and the postcode
-- Which of our places have nobody to look after the animals? What they are called, then the code for their mail.
-- no keeper - branch name, postcode
SELECT branchName, postcode FROM branches WHERE branchId NOT IN (SELECT branchId FROM keepers);
-- How many different owners have a pet of the species cat?
-- count of distinct people who own at least one cat
-- How many people, each counted once, have a cat?
-- species cat: number of different owners
SELECT COUNT(DISTINCT T1.ownerId) FROM pets AS T1 JOIN species AS T2 ON T1.speciesCode = T2.speciesCode WHERE T2.speciesName = 'cat';
-- What is the total price of stays for each branch name, from the highest to the lowest?
-- boarding income branch by branch, best earner first
-- How much have animals' visits brought in altogether at every place of ours? Place first, most on top.
-- sum of total price of stays by branch name, descending
SELECT T1.branchName, SUM(T3.totalPrice) FROM branches AS T1 JOIN kennels AS T2 ON T1.branchId = T2.branchId JOIN stays AS T3 ON T2.kennelId = T3.kennelId GROUP BY T1.branchId ORDER BY SUM(T3.totalPrice) DESC;
-- List the names of the owners who have a vet with night service (yes) and whose pet had an incident.
-- distinct people whose own vet answers yes to night service and one of whose animals met with a mishap here
-- Whose animal came to harm here while their own doctor can be called at night (yes)? Nobody twice.
-- different owner names: night service = yes for their vet, an incident in a stay of their pet
SELECT DISTINCT T1.ownerName FROM owners AS T1 JOIN vets AS T2 ON T1.vetId = T2.vetId JOIN pets AS T3 ON T1.ownerId = T3.ownerId JOIN stays AS T4 ON T3.petId = T4.petId JOIN incidents AS T5 ON T4.stayId = T5.stayId WHERE T2.nightService = 'yes';
-- Which incident had the highest vet cost among stays in a heated kennel (yes)? Show the description and the cost.
-- priciest mishap for vet fees in a box with heating yes: what happened and the bill
-- What was the mishap that cost most at the doctor's, of those to animals in a warm box (yes), and how much was it?
-- heated = yes, top vet cost: incident description, vet cost
SELECT T3.description, T3.vetCost FROM kennels AS T1 JOIN stays AS T2 ON T1.kennelId = T2.kennelId JOIN incidents AS T3 ON T2.stayId = T3.stayId WHERE T1.heated = 'yes' ORDER BY T3.vetCost DESC LIMIT 1;

-- database: highgear_driving_schools
CREATE TABLE School (idSchool INTEGER PRIMARY KEY, SchoolName TEXT, Street TEXT, City TEXT, FoundedYear INTEGER, Phone TEXT);
CREATE TABLE LicenceClass (ClassCode TEXT PRIMARY KEY, ClassDescription TEXT, MinAge INTEGER, MandatoryLessons INTEGER, BasicFee REAL);
CREATE TABLE Instructor (idInstructor INTEGER PRIMARY KEY, GivenName TEXT, FamilyName TEXT, idSchool INTEGER REFERENCES School(idSchool), BirthYear INTEGER, MonthlySalary REAL, LicensedSince INTEGER);
CREATE TABLE InstructorClass (idInstructor INTEGER REFERENCES Instructor(idInstructor), ClassCode TEXT REFERENCES LicenceClass(ClassCode), CertifiedOn TEXT, PRIMARY KEY (idInstructor, ClassCode));
CREATE TABLE Vehicle (PlateNo TEXT PRIMARY KEY, Make TEXT, Model TEXT, ModelYear INTEGER, Gearbox TEXT, idSchool INTEGER REFERENCES School(idSchool), ClassCode TEXT REFERENCES LicenceClass(ClassCode), Mileage INTEGER, NextInspection TEXT);
CREATE TABLE Learner (idLearner INTEGER PRIMARY KEY, GivenName TEXT, FamilyName TEXT, BirthDate TEXT, City TEXT, ClassCode TEXT REFERENCES LicenceClass(ClassCode), idSchool INTEGER REFERENCES School(idSchool), SignedUp TEXT, WearsGlasses TEXT, BroughtByLearner INTEGER REFERENCES Learner(idLearner));
CREATE TABLE LessonKind (KindCode TEXT PRIMARY KEY, KindName TEXT, PricePerUnit REAL);
CREATE TABLE Lesson (idLesson INTEGER PRIMARY KEY, idLearner INTEGER REFERENCES Learner(idLearner), idInstructor INTEGER REFERENCES Instructor(idInstructor), PlateNo TEXT REFERENCES Vehicle(PlateNo), KindCode TEXT REFERENCES LessonKind(KindCode), LessonDate TEXT, Units INTEGER, Remark TEXT);
CREATE TABLE TestCentre (idCentre INTEGER PRIMARY KEY, CentreName TEXT, City TEXT, Lanes INTEGER);
CREATE TABLE DrivingTest (idTest INTEGER PRIMARY KEY, idLearner INTEGER REFERENCES Learner(idLearner), idCentre INTEGER REFERENCES TestCentre(idCentre), AccompanyingInstructor INTEGER REFERENCES Instructor(idInstructor), TestType TEXT, TestDate TEXT, ErrorPoints INTEGER, Result TEXT);
CREATE TABLE Payment (idPayment INTEGER PRIMARY KEY, idLearner INTEGER REFERENCES Learner(idLearner), PaidOn TEXT, Amount REAL, Method TEXT);
INSERT INTO School VALUES (1,'HighGear Altstadt','Domgasse 4','Linz',1998,'0732-11'),(2,'HighGear Bahnhof','Ringstr. 60','Wels',2006,'07242-5'),(3,'HighGear Nord','Freistaedter Str. 210','Linz',2013,'0732-44'),(4,'HighGear Traunsee','Seepromenade 8','Gmunden',2021,NULL);
INSERT INTO LicenceClass VALUES ('A','motorcycle',20,14,690),('AM','moped',15,6,310),('B','passenger car',17,18,850),('BE','car with trailer',18,8,420),('C','lorry',18,12,1280),('F','tractor',16,5,260);
INSERT INTO Instructor VALUES (1,'Karl','Edlinger',1,1968,3450,1994),(2,'Sabine','Hofer',1,1985,3100,2012),(3,'Murat','Aksoy',2,1979,3280,2007),(4,'Julia','Reiter',3,1992,2790,2018),(5,'Franz','Huber',2,1961,3620,1989),(6,'Lena','Stadler',4,1995,2680,2021);
INSERT INTO InstructorClass VALUES (1,'B','1994-05-01'),(1,'C','1999-03-15'),(2,'B','2012-06-10'),(2,'A','2015-04-22'),(3,'B','2007-09-01'),(3,'BE','2010-10-12'),(4,'B','2018-02-14'),(5,'C','1989-11-03'),(5,'B','1989-11-03'),(5,'A','1992-07-30');
INSERT INTO Vehicle VALUES ('L-101HG','Volvek','Tiva',2021,'manual',1,'B',48200,'2024-09-30'),('L-102HG','Volvek','Tiva E',2023,'automatic',1,'B',12900,'2026-03-31'),('L-330HG','Yamoto','R4',2019,'manual',1,'A',22750,'2024-07-31'),('WE-77HG','Skarda','Fabula',2017,'manual',2,'B',121400,'2024-05-31'),('WE-80HG','Manar','TGX 18',2012,'manual',2,'C',310500,NULL),('L-415HG','Skarda','Octa',2022,'automatic',3,'B',30800,'2025-11-30');
INSERT INTO Learner VALUES (1,'Nina','Bauer','2006-02-11','Linz','B',1,'2023-09-01','yes',NULL),(2,'Paul','Gruber','2005-07-29','Traun','B',1,'2023-09-18','no',1),(3,'Mirjam','Fuchs','1999-12-03','Wels','C',2,'2023-05-22','no',NULL),(4,'Tobias','Wagner','2001-03-17','Linz','A',1,'2024-01-08','yes',2),(5,'Elif','Demir','2006-10-05','Wels','B',2,'2024-01-15','no',3),(6,'Simon','Pichler','2007-04-23','Linz','B',3,'2024-02-12','yes',1),(7,'Anna','Leitner','1988-08-08','Gmunden','BE',4,'2024-03-04','no',NULL);
INSERT INTO LessonKind VALUES ('CTY','city drive',56),('MWY','motorway drive',68),('NGT','night drive',72),('YRD','practice yard',48),('ECO','eco training',60);
INSERT INTO Lesson VALUES (1,1,2,'L-101HG','CTY','2023-10-03',2,NULL),(2,1,2,'L-101HG','MWY','2023-11-14',3,'calm on the fast lane'),(3,2,1,'L-102HG','CTY','2023-10-20',2,'forgets shoulder check'),(4,3,5,'WE-80HG','YRD','2023-06-12',4,NULL),(5,4,2,'L-330HG','YRD','2024-02-05',2,NULL),(6,5,3,'WE-77HG','CTY','2024-02-09',1,'stalls at lights'),(7,5,3,'WE-77HG','NGT','2024-03-01',3,'shoulder check improved'),(8,6,4,'L-415HG','CTY','2024-03-12',2,NULL),(9,1,4,'L-415HG','NGT','2024-01-10',2,NULL);
INSERT INTO TestCentre VALUES (1,'Prüfzentrum Linz Süd','Linz',6),(2,'Testpark Wels','Wels',4),(3,'Fahrprüfung Steyr','Steyr',3);
INSERT INTO DrivingTest VALUES (1,1,1,2,'theory','2023-12-05',4,'passed'),(2,1,1,2,'practical','2024-02-20',9,'passed'),(3,2,1,1,'theory','2024-01-16',21,'failed'),(4,2,2,NULL,'theory','2024-02-13',7,'passed'),(5,3,2,5,'practical','2023-09-19',12,'passed'),(6,5,2,3,'theory','2024-03-05',18,'failed'),(7,4,1,2,'theory','2024-03-19',2,'passed');
INSERT INTO Payment VALUES (1,1,'2023-09-01',850,'transfer'),(2,1,'2023-12-20',540,'card'),(3,2,'2023-09-20',425,'cash'),(4,3,'2023-05-30',1280,'transfer'),(5,4,'2024-01-09',690,'card'),(6,5,'2024-01-31',300,'cash'),(7,6,'2024-02-12',850,'card');
-- How many learners wear glasses (yes)?
-- number of pupils with yes under glasses
-- How many pupils need something on their nose to see well (yes)?
-- wears glasses = yes, number of learners
SELECT COUNT(*) FROM Learner WHERE WearsGlasses = 'yes';
-- List the make, model and mileage of vehicles with a manual gearbox, starting with the highest mileage.
-- cars and the like with manual shift: make, model, distance driven, most-driven first
-- What do we have with a manual gear shift? Who built it, what it is called, and how far it has been driven, furthest on top.
-- gearbox manual: make, model, mileage, descending by mileage
SELECT Make, Model, Mileage FROM Vehicle WHERE Gearbox = 'manual' ORDER BY Mileage DESC;
-- Show the descriptions of licence classes that contain the word 'car'.
-- which kinds of licence have car in their description
-- What may one learn to drive that has car in its description?
-- "car" within the licence class description, list those
SELECT ClassDescription FROM LicenceClass WHERE ClassDescription LIKE '%car%';
-- What are the names of lesson kinds with a price per unit between 55 and 70?
-- sorts of driving hour costing 55 to 70 a unit
-- What sorts of driving hour are there for 55 to 70 a unit?
-- price per unit from 55 up to 70: kind names
SELECT KindName FROM LessonKind WHERE PricePerUnit BETWEEN 55 AND 70;
-- Give the remarks made in lessons that mention 'shoulder check'.
-- what instructors wrote about a shoulder check
-- What did teachers jot down about a shoulder check?
-- remark including "shoulder check" - show the remarks
SELECT Remark FROM Lesson WHERE Remark LIKE '%shoulder check%';
-- For each payment method, show the number of payments and their total amount.
-- ways of paying: how often each was used and what it brought in
-- In what ways did money come in, how often, and how much altogether?
-- payment method, count, sum of amount
SELECT Method, COUNT(*), SUM(Amount) FROM Payment GROUP BY Method;
-- Show the given name and family name of each learner, the description of the licence class they are learning for and the name of their school.
-- all pupils (first name, surname) with the kind of licence in words and the school they go to
-- Who is learning, what will they be allowed to drive, and at which of our houses? Given name, family name, then the class in words, then the house.
-- each learner: given name, family name, class description, school name
SELECT T1.GivenName, T1.FamilyName, T2.ClassDescription, T3.SchoolName FROM Learner AS T1 JOIN LicenceClass AS T2 ON T1.ClassCode = T2.ClassCode JOIN School AS T3 ON T1.idSchool = T3.idSchool;
-- Which licence classes is no learner learning for? Show the description.
-- kinds of licence, in words, that nobody is taking at present
-- What could one learn to drive that nobody has put their name down for? In words.
-- class descriptions without a learner
SELECT ClassDescription FROM LicenceClass WHERE ClassCode NOT IN (SELECT ClassCode FROM Learner);
-- Who was brought by the learner Nina Bauer? Show given and family names.
-- pupils that came through Nina Bauer, first name then surname
-- Who came to us because Nina Bauer told them? Given name, family name.
-- brought by learner Nina Bauer - given name + family name
SELECT T1.GivenName, T1.FamilyName FROM Learner AS T1 JOIN Learner AS T2 ON T1.BroughtByLearner = T2.idLearner WHERE T2.GivenName = 'Nina' AND T2.FamilyName = 'Bauer';
-- Find the family names of instructors who are certified for both passenger car and lorry.
-- surnames of teachers allowed to teach passenger car and also lorry
-- Who may teach people to drive a passenger car and a lorry too? Family names.
-- instructor family names certified for both class descriptions: lorry, passenger car
SELECT T1.FamilyName FROM Instructor AS T1 JOIN InstructorClass AS T2 ON T1.idInstructor = T2.idInstructor JOIN LicenceClass AS T3 ON T2.ClassCode = T3.ClassCode WHERE T3.ClassDescription = 'passenger car' INTERSECT SELECT T1.FamilyName FROM Instructor AS T1 JOIN InstructorClass AS T2 ON T1.idInstructor = T2.idInstructor JOIN LicenceClass AS T3 ON T2.ClassCode = T3.ClassCode WHERE T3.ClassDescription = 'lorry';
-- Which instructor is certified for the most licence classes? Give the family name and the number of classes.
-- surname of the teacher with permission for the greatest number of kinds of licence, and how many
-- Who may teach more sorts of licence than any other teacher, and how many? Family name first.
-- top instructor by count of certified classes: family name, count
SELECT T1.FamilyName, COUNT(*) FROM Instructor AS T1 JOIN InstructorClass AS T2 ON T1.idInstructor = T2.idInstructor GROUP BY T1.idInstructor ORDER BY COUNT(*) DESC LIMIT 1;
-- List the family names of instructors without any certification for a licence class.
-- teachers, by surname, not yet cleared for any kind of licence
-- Who is on our teaching staff without being allowed to teach any licence? Family names.
-- instructors with no class certified, family name
SELECT FamilyName FROM Instructor WHERE idInstructor NOT IN (SELECT idInstructor FROM InstructorClass);
-- How many different vehicles were used in lessons in 2024?
-- count of distinct cars and bikes driven in a lesson during 2024
-- How many cars or bikes, each counted once, did pupils sit in when they had an hour in 2024?
-- lesson date in 2024: number of different plates
SELECT COUNT(DISTINCT PlateNo) FROM Lesson WHERE LessonDate LIKE '2024%';
-- Which learners had lessons with at least two different instructors? Return the given and family name.
-- pupils taught by two or more different teachers: first name, surname
-- Who has been taught by no fewer than two people, each counted once? Given name, family name.
-- learners with 2+ different instructors over their lessons - given name, family name
SELECT T1.GivenName, T1.FamilyName FROM Learner AS T1 JOIN Lesson AS T2 ON T1.idLearner = T2.idLearner GROUP BY T1.idLearner HAVING COUNT(DISTINCT T2.idInstructor) >= 2;
-- What is the total number of lesson units driven in each make of vehicle, largest total first?
-- units driven, brand by brand, the most used brand first
-- How many units were driven altogether in cars by each maker? Maker first, most on top.
-- sum of lesson units by vehicle make, descending
SELECT T1.Make, SUM(T2.Units) FROM Vehicle AS T1 JOIN Lesson AS T2 ON T1.PlateNo = T2.PlateNo GROUP BY T1.Make ORDER BY SUM(T2.Units) DESC;
-- Find the cities that have a test centre but no school.
-- towns where one can take the test and we have no branch
-- Where can one be examined, though we have no house there?
-- test centre cities minus school cities
SELECT City FROM TestCentre EXCEPT SELECT City FROM School;
-- List the cities in which a school is located or a learner lives.
-- every town, once, that is home to a branch or to a pupil
-- Where do we have a house, or somebody who is learning with us? Each place just once.
-- one list of cities without doubles: of learners, of schools
SELECT City FROM School UNION SELECT City FROM Learner;
-- Show the test date, the learner's family name and the accompanying instructor's family name for every test that was passed and had an accompanying instructor.
-- tests passed with a teacher at hand: day, pupil's surname, teacher's surname
-- When was each exam that was passed with one of our teachers along, who took it, and who was the teacher? Family names.
-- result passed, accompanying instructor present: test date, learner family name, instructor family name
SELECT T1.TestDate, T2.FamilyName, T3.FamilyName FROM DrivingTest AS T1 JOIN Learner AS T2 ON T1.idLearner = T2.idLearner JOIN Instructor AS T3 ON T1.AccompanyingInstructor = T3.idInstructor WHERE T1.Result = 'passed';
-- Which learner passed a theory test with the fewest error points? Show the given name, family name and error points.
-- cleanest theory result among those passed: first name, surname, points
-- Who made the smallest number of mistakes in an exam on theory and passed, and how many points was it? Given name, family name, then the figure.
-- test type theory, result passed, lowest error points: given name, family name, error points
SELECT T1.GivenName, T1.FamilyName, T2.ErrorPoints FROM Learner AS T1 JOIN DrivingTest AS T2 ON T1.idLearner = T2.idLearner WHERE T2.TestType = 'theory' AND T2.Result = 'passed' ORDER BY T2.ErrorPoints LIMIT 1;
-- Give the family names of learners who failed a test but have never passed one.
-- surnames of pupils with a failed test, except those with a passed test as well
-- Who has failed an exam without ever having passed one? Family names.
-- learner family names: result failed yes, result passed never
SELECT T1.FamilyName FROM Learner AS T1 JOIN DrivingTest AS T2 ON T1.idLearner = T2.idLearner WHERE T2.Result = 'failed' EXCEPT SELECT T1.FamilyName FROM Learner AS T1 JOIN DrivingTest AS T2 ON T1.idLearner = T2.idLearner WHERE T2.Result = 'passed';
-- Which instructors earn more than the average monthly salary of instructors and work at a school in Linz? Show the given name, family name and salary.
-- teachers at our Linz branches with a monthly pay over the overall mean: first name, surname, pay
-- Who among the teachers in Linz takes home more a month than teachers do on average, and how much? Given name, family name, then the pay.
-- school city Linz, monthly salary over the mean of all instructors: given name, family name, salary
SELECT T1.GivenName, T1.FamilyName, T1.MonthlySalary FROM Instructor AS T1 JOIN School AS T2 ON T1.idSchool = T2.idSchool WHERE T2.City = 'Linz' AND T1.MonthlySalary > (SELECT AVG(MonthlySalary) FROM Instructor);
-- Which school's learners have paid the largest total amount? Give the school's name.
-- branch that has taken in the most money from its pupils
-- Which of our houses has got the most money out of its pupils, all added up?
-- top school by sum of its learners' payments, name
SELECT T1.SchoolName FROM School AS T1 JOIN Learner AS T2 ON T1.idSchool = T2.idSchool JOIN Payment AS T3 ON T2.idLearner = T3.idLearner GROUP BY T1.idSchool ORDER BY SUM(T3.Amount) DESC LIMIT 1;

-- database: juniper_table_catering
CREATE TABLE customers (cust_no INTEGER PRIMARY KEY, cust_nm TEXT, cust_kind TEXT, city TEXT, phone TEXT, disc_pct REAL);
CREATE TABLE ref_roles (role_cd TEXT PRIMARY KEY, role_desc TEXT);
CREATE TABLE staff (stf_no INTEGER PRIMARY KEY, stf_nm TEXT, role_cd TEXT REFERENCES ref_roles(role_cd), hr_rate REAL, hired_dt TEXT, city TEXT, boss_no INTEGER REFERENCES staff(stf_no));
CREATE TABLE venues (ven_no INTEGER PRIMARY KEY, ven_nm TEXT, city TEXT, max_seats INTEGER, kitchen_yn TEXT);
CREATE TABLE orders (ord_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES customers(cust_no), ven_no INTEGER REFERENCES venues(ven_no), chef_no INTEGER REFERENCES staff(stf_no), mgr_no INTEGER REFERENCES staff(stf_no), ord_dt TEXT, event_dt TEXT, occasion TEXT, guests INTEGER, tot_amt REAL, stat TEXT);
CREATE TABLE ref_courses (crs_cd TEXT PRIMARY KEY, crs_desc TEXT, serve_seq INTEGER);
CREATE TABLE dishes (dsh_no INTEGER PRIMARY KEY, dsh_nm TEXT, crs_cd TEXT REFERENCES ref_courses(crs_cd), diet TEXT, prep_min INTEGER, unit_cost REAL, unit_price REAL);
CREATE TABLE allergens (alg_cd TEXT PRIMARY KEY, alg_nm TEXT);
CREATE TABLE dish_allergens (dsh_no INTEGER REFERENCES dishes(dsh_no), alg_cd TEXT REFERENCES allergens(alg_cd), PRIMARY KEY (dsh_no, alg_cd));
CREATE TABLE order_lines (ord_no INTEGER REFERENCES orders(ord_no), dsh_no INTEGER REFERENCES dishes(dsh_no), portions INTEGER, served_as TEXT, PRIMARY KEY (ord_no, dsh_no));
CREATE TABLE shifts (shf_no INTEGER PRIMARY KEY, ord_no INTEGER REFERENCES orders(ord_no), stf_no INTEGER REFERENCES staff(stf_no), hrs REAL, duty TEXT, tip_amt REAL);
INSERT INTO customers VALUES (1,'Hollis & Webb','company','Portland','503-11',5),(2,'Dana Kowalski','private','Salem','503-42',NULL),(3,'Cedar Arts Council','charity','Portland','503-77',10),(4,'Ruiz Family','private','Eugene','541-20',NULL),(5,'Pacific Metering','company','Salem',NULL,2.5),(6,'Greta Nyland','private','Portland','503-98',NULL);
INSERT INTO ref_roles VALUES ('CHF','head chef'),('SOU','sous chef'),('EVM','event manager'),('WTR','waiter'),('DRV','driver'),('BAR','bartender');
INSERT INTO staff VALUES (1,'Imani Clarke','CHF',42,'2012-03-05','Portland',NULL),(2,'Otto Brandvold','SOU',29.5,'2017-10-16','Portland',1),(3,'Lucia Paredes','EVM',36,'2015-01-12','Salem',NULL),(4,'Ben Tully','WTR',18.5,'2021-06-07','Portland',3),(5,'Mai Tran','CHF',39,'2018-04-23','Eugene',1),(6,'Roy Dexter','DRV',21,'2020-02-17','Salem',3),(7,'Willa Stone','EVM',33,'2022-08-29','Portland',3);
INSERT INTO venues VALUES (1,'Rose Quarter Hall','Portland',300,'Y'),(2,'Willamette Barn','Salem',120,'N'),(3,'Fern Hollow','Eugene',80,'N'),(4,'Steel Loft','Portland',150,'Y'),(5,'Harvest Hall','Bend',200,'Y');
INSERT INTO orders VALUES (101,1,4,1,3,'2023-08-01','2023-09-14','product launch',110,8250,'paid'),(102,2,2,5,3,'2023-06-11','2023-09-30','wedding',90,9900,'paid'),(103,3,1,1,7,'2023-10-02','2023-11-18','charity gala',220,15400,'paid'),(104,4,3,5,7,'2024-01-20','2024-03-09','birthday',45,2475,'invoiced'),(105,1,1,2,3,'2024-02-03','2024-04-12','staff party',140,7700,'confirmed'),(106,6,4,1,7,'2024-02-27','2024-05-25','wedding',75,8600,'confirmed'),(107,3,2,2,3,'2024-03-05','2024-03-30','lecture buffet',60,1800,'cancelled');
INSERT INTO ref_courses VALUES ('APP','appetizer',1),('SOP','soup',2),('MAI','main course',3),('DES','dessert',4),('CHE','cheese board',5);
INSERT INTO dishes VALUES (1,'Smoked Trout Blini','APP','fish',25,2.1,6.5),(2,'Roast Squash Soup','SOP','vegan',40,1.2,5),(3,'Braised Short Rib','MAI','meat',180,6.8,19.5),(4,'Wild Mushroom Risotto','MAI','vegetarian',45,3.4,14),(5,'Hazelnut Torte','DES','vegetarian',70,2.3,8),(6,'Lemon Posset','DES','vegetarian',20,1.5,6),(7,'Mushroom Pate Toast','APP','vegan',15,1.1,4.5),(8,'Cedar Plank Salmon','MAI','fish',50,5.9,18);
INSERT INTO allergens VALUES ('GLU','gluten'),('MLK','milk'),('NUT','tree nuts'),('FSH','fish'),('EGG','egg'),('SES','sesame');
INSERT INTO dish_allergens VALUES (1,'GLU'),(1,'FSH'),(1,'MLK'),(4,'MLK'),(5,'NUT'),(5,'EGG'),(6,'MLK'),(7,'GLU'),(8,'FSH');
INSERT INTO order_lines VALUES (101,1,220,'finger food'),(101,7,180,'finger food'),(102,2,90,'plated'),(102,3,60,'plated'),(102,4,30,'plated'),(102,5,90,'plated'),(103,8,220,'plated'),(103,6,225,'plated'),(104,4,45,'buffet'),(105,3,100,'buffet'),(105,7,150,'finger food'),(106,8,75,'plated');
INSERT INTO shifts VALUES (1,101,4,6,'floor',45),(2,101,6,3.5,'delivery',NULL),(3,102,4,8,'floor',80),(4,102,2,9,'kitchen',NULL),(5,103,4,7.5,'floor',120),(6,103,2,8,'kitchen',NULL),(7,104,6,2.5,'delivery',10),(8,105,7,5,'floor',30);
-- How many dishes are vegetarian?
-- number of recipes with the diet vegetarian
-- How many things on our menu are vegetarian?
-- diet = vegetarian, count dishes
SELECT COUNT(*) FROM dishes WHERE diet = 'vegetarian';
-- Which dishes have 'Mushroom' in their name? Show the dish name and the unit price.
-- everything with Mushroom in its name, and what a portion sells for
-- What can we serve with Mushroom in what it is called, and how much do people pay for it?
-- "Mushroom" in the dish name: name, unit price
SELECT dsh_nm, unit_price FROM dishes WHERE dsh_nm LIKE '%Mushroom%';
-- What is the occasion and the number of guests of every order with an event date between 2024-03-01 and 2024-04-30, in order of the event date?
-- jobs taking place from 2024-03-01 to 2024-04-30, soonest first: what is celebrated, how many come
-- What are people celebrating from 2024-03-01 to 2024-04-30, and how many of them come? Soonest on top.
-- event date 2024-03-01 up to 2024-04-30, ascending: occasion, guests
SELECT occasion, guests FROM orders WHERE event_dt BETWEEN '2024-03-01' AND '2024-04-30' ORDER BY event_dt;
-- List the names of private customers in Portland or Eugene.
-- people of kind private from Portland or from Eugene
-- Who in Portland or Eugene hires us as a private person?
-- city Eugene or Portland, kind private - customer names
SELECT cust_nm FROM customers WHERE cust_kind = 'private' AND (city = 'Portland' OR city = 'Eugene');
-- What are the highest, lowest and average hourly rates of the staff?
-- best, worst and mean pay per hour in the team
-- How much does an hour of our people's work bring them: at best, at worst, on average?
-- hourly rate of staff - max, min, avg
SELECT MAX(hr_rate), MIN(hr_rate), AVG(hr_rate) FROM staff;
-- Show the names of customers who have no discount recorded.
-- clients with nothing under discount
-- For whom is it not noted that they get anything off the price?
-- discount empty: customer names
SELECT cust_nm FROM customers WHERE disc_pct IS NULL;
-- For each order, show the occasion, the name of the chef and the name of the manager.
-- every job with who cooks and who runs it
-- What was the feast, who was in the kitchen, and who was in charge, each time?
-- every order: occasion, chef's name, manager's name
SELECT T1.occasion, T2.stf_nm, T3.stf_nm FROM orders AS T1 JOIN staff AS T2 ON T1.chef_no = T2.stf_no JOIN staff AS T3 ON T1.mgr_no = T3.stf_no;
-- List the names of staff whose role is described as event manager.
-- who in the team works as an event manager
-- Who do we pay to be an event manager?
-- role description event manager: staff names
SELECT T1.stf_nm FROM staff AS T1 JOIN ref_roles AS T2 ON T1.role_cd = T2.role_cd WHERE T2.role_desc = 'event manager';
-- Which roles are held by nobody on the staff? Show the description.
-- jobs, in words, for which we employ no one
-- What kinds of work is nobody here taken on for? In words.
-- role descriptions, zero staff
SELECT role_desc FROM ref_roles WHERE role_cd NOT IN (SELECT role_cd FROM staff);
-- How many staff members does each boss have? Give the name of the boss and the number.
-- superiors and the count of people directly under each
-- How many people take orders from each superior? Superior first.
-- boss name + count of staff under them
SELECT T2.stf_nm, COUNT(*) FROM staff AS T1 JOIN staff AS T2 ON T1.boss_no = T2.stf_no GROUP BY T2.stf_no;
-- Which course description has the highest average unit price of dishes?
-- part of the menu, in words, where a portion is dearest on average
-- At what stage of the meal do things cost most on average? In words.
-- top course description by avg unit price of its dishes
SELECT T1.crs_desc FROM ref_courses AS T1 JOIN dishes AS T2 ON T1.crs_cd = T2.crs_cd GROUP BY T1.crs_cd ORDER BY AVG(T2.unit_price) DESC LIMIT 1;
-- List the names of dishes without any allergen.
-- recipes with no allergen noted against them
-- What can everybody eat safely, with nothing noted that might make somebody ill?
-- dish names without an allergen
SELECT dsh_nm FROM dishes WHERE dsh_no NOT IN (SELECT dsh_no FROM dish_allergens);
-- Find the names of dishes that contain both gluten and milk.
-- recipes flagged for gluten as well as for milk
-- What do we cook with gluten in it and milk as well?
-- dish names with both allergens: milk, gluten
SELECT T1.dsh_nm FROM dishes AS T1 JOIN dish_allergens AS T2 ON T1.dsh_no = T2.dsh_no JOIN allergens AS T3 ON T2.alg_cd = T3.alg_cd WHERE T3.alg_nm = 'gluten' INTERSECT SELECT T1.dsh_nm FROM dishes AS T1 JOIN dish_allergens AS T2 ON T1.dsh_no = T2.dsh_no JOIN allergens AS T3 ON T2.alg_cd = T3.alg_cd WHERE T3.alg_nm = 'milk';
-- In which cities is there a venue but no customer?
-- towns with a hall we serve and no client living there
-- Where is there a place to feast in, but nobody who has hired us?
-- venue cities minus customer cities
SELECT city FROM venues EXCEPT SELECT city FROM customers;
-- How many different dishes has the customer Hollis & Webb ordered?
-- count the distinct recipes that Hollis & Webb have had from us
-- How many things to eat, each counted once, has Hollis & Webb had us make?
-- Hollis & Webb: number of different dishes over the orders
SELECT COUNT(DISTINCT T3.dsh_no) FROM customers AS T1 JOIN orders AS T2 ON T1.cust_no = T2.cust_no JOIN order_lines AS T3 ON T2.ord_no = T3.ord_no WHERE T1.cust_nm = 'Hollis & Webb';
-- Which customers have placed orders for at least two different venues? Show the customer name.
-- clients who feasted at two or more different halls
-- Who has had us feed people at no fewer than two places, each counted once?
-- customer names with 2+ different venues in their orders
SELECT T1.cust_nm FROM customers AS T1 JOIN orders AS T2 ON T1.cust_no = T2.cust_no GROUP BY T1.cust_no HAVING COUNT(DISTINCT T2.ven_no) >= 2;
-- Show the three dishes with the most portions ordered in total, with that total.
-- our 3 most ordered recipes by portions, with the number of portions
-- Which three things do people want us to make most, all portions added up, and how many is that?
-- sum of portions by dish, descending, only 3: dish name, sum
SELECT T1.dsh_nm, SUM(T2.portions) FROM dishes AS T1 JOIN order_lines AS T2 ON T1.dsh_no = T2.dsh_no GROUP BY T1.dsh_no ORDER BY SUM(T2.portions) DESC LIMIT 3;
-- Which venues have not been used for any order? Give the name and city.
-- halls where we have had no job so far, and their town
-- At which places have we not fed anybody so far, and in what town are they?
-- venues without an order - name, city
SELECT ven_nm, city FROM venues WHERE ven_no NOT IN (SELECT ven_no FROM orders);
-- List the names of staff who worked a shift on an order of a private customer or at a venue in the city of Portland.
-- team members with a shift either for a client of kind private or at a hall in Portland, no repeats
-- Who of us has worked for somebody private, or at a place in Portland?
-- staff names in one list: shift at a venue in city Portland, or shift on an order of a customer of kind private
SELECT T1.stf_nm FROM staff AS T1 JOIN shifts AS T2 ON T1.stf_no = T2.stf_no JOIN orders AS T3 ON T2.ord_no = T3.ord_no JOIN customers AS T4 ON T3.cust_no = T4.cust_no WHERE T4.cust_kind = 'private' UNION SELECT T1.stf_nm FROM staff AS T1 JOIN shifts AS T2 ON T1.stf_no = T2.stf_no JOIN orders AS T3 ON T2.ord_no = T3.ord_no JOIN venues AS T4 ON T3.ven_no = T4.ven_no WHERE T4.city = 'Portland';
-- For each duty, give the total hours and the number of different staff members who did it.
-- kinds of task on the roster: hours summed up, and how many different people took them on
-- How long did people work at each kind of task altogether, and how many people, each counted once, did it? Task first.
-- per duty: sum of hrs, number of different staff
SELECT duty, SUM(hrs), COUNT(DISTINCT stf_no) FROM shifts GROUP BY duty;
-- What is the name of the customer whose order has the largest total amount among weddings?
-- client behind the dearest wedding
-- Who had the wedding that cost more than all the others?
-- occasion wedding, top total amount: customer name
SELECT T1.cust_nm FROM customers AS T1 JOIN orders AS T2 ON T1.cust_no = T2.cust_no WHERE T2.occasion = 'wedding' ORDER BY T2.tot_amt DESC LIMIT 1;
-- Give the names of dishes that have a unit cost above the average and were served in an order whose chef is Imani Clarke.
-- recipes costlier to make than the mean portion that appeared on a menu cooked by Imani Clarke, each just once
-- Which things that cost us more than average to make were eaten when Imani Clarke was in the kitchen? Each just once.
-- different dish names, unit cost over the mean, chef of the order Imani Clarke
SELECT DISTINCT T1.dsh_nm FROM dishes AS T1 JOIN order_lines AS T2 ON T1.dsh_no = T2.dsh_no JOIN orders AS T3 ON T2.ord_no = T3.ord_no JOIN staff AS T4 ON T3.chef_no = T4.stf_no WHERE T4.stf_nm = 'Imani Clarke' AND T1.unit_cost > (SELECT AVG(unit_cost) FROM dishes);
