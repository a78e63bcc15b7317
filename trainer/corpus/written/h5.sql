-- database: southern_space_agency
CREATE TABLE agency (agency_code TEXT PRIMARY KEY, agency_name TEXT, agency_country TEXT);
CREATE TABLE launcher (launcher_id INTEGER PRIMARY KEY, launcher_name TEXT, built_by TEXT, height_m REAL, payload_kg INTEGER, successor INTEGER REFERENCES launcher(launcher_id));
CREATE TABLE astronaut (astro_no INTEGER PRIMARY KEY, astro_name TEXT, birth_date TEXT, selected_year INTEGER, employer TEXT REFERENCES agency(agency_code));
CREATE TABLE mission (mission_code TEXT PRIMARY KEY, mission_name TEXT, lead_agency TEXT REFERENCES agency(agency_code), partner_agency TEXT REFERENCES agency(agency_code), launcher_id INTEGER REFERENCES launcher(launcher_id), approved_date TEXT, launch_date TEXT, landing_date TEXT, destination TEXT, mission_status TEXT, cost_m REAL);
CREATE TABLE crew (mission_code TEXT REFERENCES mission(mission_code), astro_no INTEGER REFERENCES astronaut(astro_no), crew_role TEXT, hours_outside REAL, PRIMARY KEY (mission_code, astro_no));
INSERT INTO agency VALUES ('SSA','Southern Space Agency','Australia'),('PSA','Pampas Space Agency','Argentina'),('KSI','Kiwi Space Institute','New Zealand'),('ASO','Andean Space Office','Chile');
INSERT INTO launcher VALUES (1,'Emu 1','Outback Rockets',38.5,2100,2),(2,'Emu 2','Outback Rockets',52,6400,NULL),(3,'Condor','Cordillera Works',44,3900,NULL),(4,'Moa','Outback Rockets',29,800,NULL);
INSERT INTO astronaut VALUES (1,'Kirra Doyle','1979-04-11',2008,'SSA'),(2,'Mateo Funes','1975-09-23',2005,'PSA'),(3,'Aroha Tane','1984-01-30',2012,'KSI'),(4,'Liam Brody','1988-07-07',2016,'SSA'),(5,'Camila Rios','1990-12-15',2019,'PSA'),(6,'Jack Penrose','1971-03-03',2003,'SSA');
INSERT INTO mission VALUES ('W1','Wattle One','SSA',NULL,1,'2009-02-01','2012-05-14','2012-05-20','low orbit','completed',310),('W2','Wattle Two','SSA','KSI',2,'2013-06-10','2016-09-02','2016-12-01','station','completed',640),('P1','Pampero','PSA','SSA',3,'2012-11-11','2017-03-28','2017-04-09','station','completed',455),('M1','Lyrebird','SSA','PSA',2,'2018-08-19','2023-02-17',NULL,'Moon','under way',1900),('K1','Kea','KSI',NULL,4,'2020-01-05',NULL,NULL,'low orbit','planned',120);
INSERT INTO crew VALUES ('W1',6,'commander',0),('W1',1,'pilot',3.5),('W2',1,'commander',12),('W2',3,'specialist',9.5),('P1',2,'commander',4),('P1',4,'specialist',6),('M1',1,'commander',0),('M1',4,'pilot',0),('M1',2,'specialist',1.5);
-- Which astronauts flew on the mission Lyrebird? Show names and roles.
-- who is aboard Lyrebird, and doing what
-- Lyrebird crew: astronaut name, role
SELECT T1.astro_name, T2.crew_role FROM astronaut AS T1 JOIN crew AS T2 ON T1.astro_no = T2.astro_no JOIN mission AS T3 ON T2.mission_code = T3.mission_code WHERE T3.mission_name = 'Lyrebird';
-- What are the names of missions led by the Southern Space Agency?
-- flights in which the Southern Space Agency has the lead
-- lead agency Southern Space Agency: mission names
SELECT T1.mission_name FROM mission AS T1 JOIN agency AS T2 ON T1.lead_agency = T2.agency_code WHERE T2.agency_name = 'Southern Space Agency';
-- On which mission was the Southern Space Agency the partner agency?
-- flight that the Southern Space Agency joined as partner
-- partner agency Southern Space Agency - mission names
SELECT T1.mission_name FROM mission AS T1 JOIN agency AS T2 ON T1.partner_agency = T2.agency_code WHERE T2.agency_name = 'Southern Space Agency';
-- Which mission has not been launched? Show its name and the date of approval.
-- still on the ground: what is it called and when was it approved
-- launch date empty: mission name, approved date
SELECT mission_name, approved_date FROM mission WHERE launch_date IS NULL;
-- How many missions have the destination station?
-- number of flights going to the station
-- destination = station, count missions
SELECT COUNT(*) FROM mission WHERE destination = 'station';
-- What is the name of the successor of the launcher Emu 1?
-- which rocket came after Emu 1
-- launcher Emu 1: name of its successor
SELECT T2.launcher_name FROM launcher AS T1 JOIN launcher AS T2 ON T1.successor = T2.launcher_id WHERE T1.launcher_name = 'Emu 1';
-- Give the names of astronauts who have never flown.
-- which of them have not been in any crew
-- astronaut names, never in a crew
SELECT astro_name FROM astronaut WHERE astro_no NOT IN (SELECT astro_no FROM crew);
-- Who spent the most hours outside in total?
-- name of the record holder for walking in space, all flights added
-- top astronaut by sum of hours outside, name
SELECT T1.astro_name FROM astronaut AS T1 JOIN crew AS T2 ON T1.astro_no = T2.astro_no GROUP BY T1.astro_no ORDER BY SUM(T2.hours_outside) DESC LIMIT 1;
-- For each agency name, show the number of astronauts it employs.
-- how many space travellers work for whom
-- agency name, count of astronauts employed
SELECT T1.agency_name, COUNT(*) FROM agency AS T1 JOIN astronaut AS T2 ON T1.agency_code = T2.employer GROUP BY T1.agency_code;
-- Which agencies employ no astronaut?
-- names of the offices with nobody to send up
-- agency names without an astronaut
SELECT agency_name FROM agency WHERE agency_code NOT IN (SELECT employer FROM astronaut);
-- List the names of launchers used by at least 2 missions.
-- rockets booked for 2 flights or more
-- launcher names, 2+ missions
SELECT T1.launcher_name FROM launcher AS T1 JOIN mission AS T2 ON T1.launcher_id = T2.launcher_id GROUP BY T1.launcher_id HAVING COUNT(*) >= 2;
-- Which astronauts have served as commander and as pilot?
-- who has been both commander and pilot
-- astronaut names with both crew roles: pilot, commander
SELECT T1.astro_name FROM astronaut AS T1 JOIN crew AS T2 ON T1.astro_no = T2.astro_no WHERE T2.crew_role = 'commander' INTERSECT SELECT T1.astro_name FROM astronaut AS T1 JOIN crew AS T2 ON T1.astro_no = T2.astro_no WHERE T2.crew_role = 'pilot';
-- What are the names and costs of missions costing more than the average mission?
-- flights dearer than average, with what they cost
-- cost over the mean: mission name, cost
SELECT mission_name, cost_m FROM mission WHERE cost_m > (SELECT AVG(cost_m) FROM mission);
-- Which builder made the most launchers?
-- most frequent maker of rockets
-- top built by, by count of launchers
SELECT built_by FROM launcher GROUP BY built_by ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the name of the youngest astronaut and the name of his or her agency.
-- youngest of the space travellers, and for whom that person works
-- latest birth date: astronaut name, agency name
SELECT T1.astro_name, T2.agency_name FROM astronaut AS T1 JOIN agency AS T2 ON T1.employer = T2.agency_code ORDER BY T1.birth_date DESC LIMIT 1;

-- database: regional_blood_service
CREATE TABLE bloodgroup (groupcode TEXT PRIMARY KEY, groupname TEXT, sharepct REAL);
CREATE TABLE site (siteid INTEGER PRIMARY KEY, sitename TEXT, sitetype TEXT, city TEXT);
CREATE TABLE donor (donorno INTEGER PRIMARY KEY, fullname TEXT, sex TEXT, birthdate TEXT, registered TEXT, groupcode TEXT REFERENCES bloodgroup(groupcode), recruitedby INTEGER REFERENCES donor(donorno));
CREATE TABLE donation (bagno TEXT PRIMARY KEY, donorno INTEGER REFERENCES donor(donorno), takenat INTEGER REFERENCES site(siteid), sentto INTEGER REFERENCES site(siteid), takenon TEXT, testedon TEXT, expireson TEXT, volume INTEGER, result TEXT);
CREATE TABLE deferral (deferralid INTEGER PRIMARY KEY, donorno INTEGER REFERENCES donor(donorno), reason TEXT, fromdate TEXT, todate TEXT);
INSERT INTO bloodgroup VALUES ('0N','zero negative',6),('0P','zero positive',35),('AP','A positive',37),('AN','A negative',6),('BP','B positive',9),('ABN','AB negative',1);
INSERT INTO site VALUES (1,'Market Hall','mobile','Lund'),(2,'Central Blood Bank','fixed','Malmo'),(3,'County Hospital','hospital','Malmo'),(4,'Children Hospital','hospital','Lund'),(5,'Sports Centre','mobile','Ystad');
INSERT INTO donor VALUES (1001,'Karin Ek','F','1980-02-14','2005-09-01','0N',NULL),(1002,'Jonas Ahl','M','1992-06-30','2013-03-12','AP',1001),(1003,'Fatima Saleh','F','1987-11-21','2015-01-20','0P',1001),(1004,'Bo Rask','M','1958-04-05','1979-05-05','BP',NULL),(1005,'Elin Storm','F','2001-08-17','2021-10-10','AP',1003),(1006,'Per Noren','M','1975-12-02','2018-02-28','0P',1004);
INSERT INTO donation VALUES ('B-01',1001,1,3,'2023-01-10','2023-01-11','2023-02-21',450,'ok'),('B-02',1002,2,3,'2023-01-12','2023-01-12','2023-02-23',450,'ok'),('B-03',1003,2,4,'2023-01-15','2023-01-16','2023-02-26',430,'ok'),('B-04',1004,5,NULL,'2023-02-01','2023-02-03','2023-03-15',450,'rejected'),('B-05',1001,2,4,'2023-04-20','2023-04-20','2023-06-01',460,'ok'),('B-06',1006,1,NULL,'2023-04-22',NULL,'2023-06-03',440,NULL),('B-07',1002,1,3,'2023-05-02','2023-05-04','2023-06-13',470,'ok');
INSERT INTO deferral VALUES (1,1004,'low iron','2022-05-01','2022-11-01'),(2,1005,'new tattoo','2022-12-01','2023-06-01'),(3,1003,'travel','2023-07-01','2023-10-01'),(4,1004,'travel','2023-03-01','2023-09-01');
-- What are the full names of donors with the blood group zero positive?
-- who has zero positive in their veins
-- group name zero positive - donors' full names
SELECT T1.fullname FROM donor AS T1 JOIN bloodgroup AS T2 ON T1.groupcode = T2.groupcode WHERE T2.groupname = 'zero positive';
-- How many bags were taken at Market Hall?
-- bags filled at Market Hall, the number
-- taken at Market Hall, number of donations
SELECT COUNT(*) FROM donation AS T1 JOIN site AS T2 ON T1.takenat = T2.siteid WHERE T2.sitename = 'Market Hall';
-- List the bag numbers sent to County Hospital.
-- which bags did County Hospital get
-- sent to County Hospital: bag no
SELECT T1.bagno FROM donation AS T1 JOIN site AS T2 ON T1.sentto = T2.siteid WHERE T2.sitename = 'County Hospital';
-- Show the bag number, the site where it was taken and the site where it was sent for bags of Karin Ek.
-- Karin Ek gave which bags, at what place, and where did they go
-- donor Karin Ek: bag no, name of taken-at site, name of sent-to site
SELECT T1.bagno, T2.sitename, T3.sitename FROM donation AS T1 JOIN site AS T2 ON T1.takenat = T2.siteid JOIN site AS T3 ON T1.sentto = T3.siteid JOIN donor AS T4 ON T1.donorno = T4.donorno WHERE T4.fullname = 'Karin Ek';
-- Which donors were recruited by Karin Ek?
-- people whom Karin Ek talked into it
-- recruited by Karin Ek - full names
SELECT T1.fullname FROM donor AS T1 JOIN donor AS T2 ON T1.recruitedby = T2.donorno WHERE T2.fullname = 'Karin Ek';
-- Which donors have never donated? Give the full name and registration date.
-- on the register, with the date, but without a single bag
-- donors without a donation: full name, registered date
SELECT fullname, registered FROM donor WHERE donorno NOT IN (SELECT donorno FROM donation);
-- Which blood group names does no donor have?
-- types that nobody on the register has
-- group names, zero donors
SELECT groupname FROM bloodgroup WHERE groupcode NOT IN (SELECT groupcode FROM donor);
-- Who is the oldest donor?
-- name of the person born first
-- earliest birth date: donor full name
SELECT fullname FROM donor ORDER BY birthdate LIMIT 1;
-- What is the total volume donated by each donor, with the full name?
-- how much has everyone given altogether
-- donor full name, sum of volume
SELECT T1.fullname, SUM(T2.volume) FROM donor AS T1 JOIN donation AS T2 ON T1.donorno = T2.donorno GROUP BY T1.donorno;
-- Which reason for deferral is the most common?
-- why are people most often turned away
-- top deferral reason by count
SELECT reason FROM deferral GROUP BY reason ORDER BY COUNT(*) DESC LIMIT 1;
-- List the full names of donors with at least two donations.
-- who came two times or more
-- full names with 2+ donations
SELECT T1.fullname FROM donor AS T1 JOIN donation AS T2 ON T1.donorno = T2.donorno GROUP BY T1.donorno HAVING COUNT(*) >= 2;
-- Give the full names of donors who have a donation and also a deferral.
-- people that have both given and been sent away for a while
-- full names found both with a deferral and with a donation
SELECT T1.fullname FROM donor AS T1 JOIN donation AS T2 ON T1.donorno = T2.donorno INTERSECT SELECT T1.fullname FROM donor AS T1 JOIN deferral AS T2 ON T1.donorno = T2.donorno;
-- Which bag has not been tested? Show its number and expiry date.
-- untested bag: number and until when it is good
-- tested date empty - bag no, expiry date
SELECT bagno, expireson FROM donation WHERE testedon IS NULL;
-- What are the smallest, largest and average volumes?
-- volume of a bag: min, max and mean
-- donation volume min, max, avg
SELECT MIN(volume), MAX(volume), AVG(volume) FROM donation;
-- How many different cities have a site?
-- number of distinct towns where we are present
-- count different site cities
SELECT COUNT(DISTINCT city) FROM site;

-- database: kerbside_driving_school
CREATE TABLE Instructors (InstructorID INTEGER PRIMARY KEY, FullName TEXT, LicenceNo TEXT, HourlyRate REAL, HiredOn TEXT);
CREATE TABLE Learners (LearnerID INTEGER PRIMARY KEY, FullName TEXT, DateOfBirth TEXT, EnrolledOn TEXT, Suburb TEXT, MainInstructor INTEGER REFERENCES Instructors(InstructorID));
CREATE TABLE LearnerCars (CarReg TEXT PRIMARY KEY, Make TEXT, Gearbox TEXT, BoughtOn TEXT, AssignedTo INTEGER REFERENCES Instructors(InstructorID));
CREATE TABLE Lessons (LessonID INTEGER PRIMARY KEY, LearnerID INTEGER REFERENCES Learners(LearnerID), GivenBy INTEGER REFERENCES Instructors(InstructorID), CarReg TEXT REFERENCES LearnerCars(CarReg), BookedOn TEXT, LessonDate TEXT, Minutes INTEGER, LessonType TEXT, State TEXT);
CREATE TABLE Tests (TestID INTEGER PRIMARY KEY, LearnerID INTEGER REFERENCES Learners(LearnerID), TestKind TEXT, TestDate TEXT, Centre TEXT, Faults INTEGER, Outcome TEXT);
INSERT INTO Instructors VALUES (1,'Gwen Adair','ADI-771',38,'2010-02-01'),(2,'Milo Hart','ADI-802',34,'2016-07-18'),(3,'Rashid Omar','ADI-845',36,'2019-01-07'),(4,'Tess Whelan','ADI-900',30,'2023-03-01');
INSERT INTO Learners VALUES (1,'Abby Lowe','2005-01-19','2022-02-10','Parkside',1),(2,'Chris Nakata','2003-07-08','2022-03-01','Glenview',2),(3,'Dora Petrov','1994-10-25','2022-03-15','Parkside',1),(4,'Elias Moon','2004-12-30','2022-05-20','Riverbank',3),(5,'Freya Hall','2005-06-11','2022-09-09','Glenview',2),(6,'Guy Tremblay','1988-02-02','2022-11-01','Parkside',3);
INSERT INTO LearnerCars VALUES ('DRV 1','Tarvo','manual','2019-01-15',1),('DRV 2','Tarvo','manual','2020-06-01',2),('DRV 3','Mirai','automatic','2021-09-10',3),('DRV 4','Lindo','automatic','2022-12-20',NULL);
INSERT INTO Lessons VALUES (1,1,1,'DRV 1','2022-02-10','2022-02-18',60,'town','done'),(2,1,1,'DRV 1','2022-02-18','2022-02-25',90,'motorway','done'),(3,2,2,'DRV 2','2022-03-01','2022-03-10',60,'town','done'),(4,3,2,'DRV 2','2022-03-15','2022-03-24',60,'town','cancelled'),(5,4,3,'DRV 3','2022-05-21','2022-06-02',120,'night','done'),(6,2,1,'DRV 1','2022-06-01','2022-06-08',90,'motorway','done'),(7,5,2,'DRV 2','2022-09-10','2022-09-17',60,'parking','done'),(8,4,3,'DRV 3','2022-09-20','2022-09-28',60,'town','done');
INSERT INTO Tests VALUES (1,1,'theory','2022-03-05','Hill Road',2,'pass'),(2,1,'practical','2022-06-21','Hill Road',5,'pass'),(3,2,'theory','2022-04-11','Dock Street',9,'fail'),(4,2,'theory','2022-05-16','Dock Street',1,'pass'),(5,3,'theory','2022-05-02','Hill Road',3,'pass'),(6,4,'practical','2022-11-30','Dock Street',17,'fail');
-- Which learners had a lesson given by Gwen Adair? Show distinct full names.
-- distinct names of the pupils whom Gwen Adair has sat beside
-- different learner names, lesson given by Gwen Adair
SELECT DISTINCT T1.FullName FROM Learners AS T1 JOIN Lessons AS T2 ON T1.LearnerID = T2.LearnerID JOIN Instructors AS T3 ON T2.GivenBy = T3.InstructorID WHERE T3.FullName = 'Gwen Adair';
-- Which learners have Gwen Adair as main instructor?
-- whose main teacher is Gwen Adair
-- main instructor = Gwen Adair, learner names
SELECT T1.FullName FROM Learners AS T1 JOIN Instructors AS T2 ON T1.MainInstructor = T2.InstructorID WHERE T2.FullName = 'Gwen Adair';
-- How many lessons were cancelled?
-- cancelled hours behind the wheel, the count
-- state cancelled, count lessons
SELECT COUNT(*) FROM Lessons WHERE State = 'cancelled';
-- What is the full name and date of birth of the youngest learner?
-- who among the pupils was born last, and on what day
-- latest date of birth: learner full name, that date
SELECT FullName, DateOfBirth FROM Learners ORDER BY DateOfBirth DESC LIMIT 1;
-- Which cars were never used in a lesson? Give registration and make.
-- reg and make of the cars in which nobody has practised
-- car reg + make, zero lessons
SELECT CarReg, Make FROM LearnerCars WHERE CarReg NOT IN (SELECT CarReg FROM Lessons);
-- List the full names of learners who have taken no test.
-- pupils who have not sat any exam
-- learners without a test, full names
SELECT FullName FROM Learners WHERE LearnerID NOT IN (SELECT LearnerID FROM Tests);
-- For each instructor name, give the total minutes of lessons given.
-- teaching time in minutes per teacher
-- instructor name, sum of lesson minutes
SELECT T1.FullName, SUM(T2.Minutes) FROM Instructors AS T1 JOIN Lessons AS T2 ON T1.InstructorID = T2.GivenBy GROUP BY T1.InstructorID;
-- Which lesson type is given most often?
-- the usual kind of practice
-- top lesson type by count
SELECT LessonType FROM Lessons GROUP BY LessonType ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the names of learners who passed both the theory test and the practical test, with the outcome pass.
-- who has a pass in theory and a pass in practical
-- learner names with outcome pass in both test kinds: practical, theory
SELECT T1.FullName FROM Learners AS T1 JOIN Tests AS T2 ON T1.LearnerID = T2.LearnerID WHERE T2.TestKind = 'theory' AND T2.Outcome = 'pass' INTERSECT SELECT T1.FullName FROM Learners AS T1 JOIN Tests AS T2 ON T1.LearnerID = T2.LearnerID WHERE T2.TestKind = 'practical' AND T2.Outcome = 'pass';
-- Which learners took at least 2 tests? Full names.
-- pupils with 2 exams or more behind them
-- learner full names, 2+ tests
SELECT T1.FullName FROM Learners AS T1 JOIN Tests AS T2 ON T1.LearnerID = T2.LearnerID GROUP BY T1.LearnerID HAVING COUNT(*) >= 2;
-- Give the lesson date, the learner name and the instructor name of lessons of the type motorway.
-- motorway drives: when, which pupil, which teacher
-- lesson type motorway: lesson date, learner name, instructor name
SELECT T1.LessonDate, T2.FullName, T3.FullName FROM Lessons AS T1 JOIN Learners AS T2 ON T1.LearnerID = T2.LearnerID JOIN Instructors AS T3 ON T1.GivenBy = T3.InstructorID WHERE T1.LessonType = 'motorway';
-- What is the average number of faults at each centre?
-- mistakes per exam place on average
-- centre, avg faults
SELECT Centre, AVG(Faults) FROM Tests GROUP BY Centre;
-- Which instructors charge more than the average hourly rate?
-- teachers dearer per hour than the mean
-- hourly rate over the mean: instructor names
SELECT FullName FROM Instructors WHERE HourlyRate > (SELECT AVG(HourlyRate) FROM Instructors);
-- Who is the instructor to whom an automatic car is assigned?
-- which teacher has got an automatic
-- gearbox automatic - name of the instructor it is assigned to
SELECT T1.FullName FROM Instructors AS T1 JOIN LearnerCars AS T2 ON T1.InstructorID = T2.AssignedTo WHERE T2.Gearbox = 'automatic';
-- How many learners enrolled after 2022-03-10 live in Parkside?
-- number of Parkside pupils signed up later than 2022-03-10
-- suburb Parkside, enrolled after 2022-03-10, number of learners
SELECT COUNT(*) FROM Learners WHERE EnrolledOn > '2022-03-10' AND Suburb = 'Parkside';

-- database: highland_herdbook
CREATE TABLE BREED (BRD_CD TEXT PRIMARY KEY, BRD_DESC TEXT, ORIGIN TEXT);
CREATE TABLE FARM (FARM_NO INTEGER PRIMARY KEY, FARM_NM TEXT, FARMER TEXT, PARISH TEXT, ACRES INTEGER);
CREATE TABLE ANIMAL (TAG TEXT PRIMARY KEY, NM TEXT, SEX TEXT, BRD_CD TEXT REFERENCES BREED(BRD_CD), BORN_DT TEXT, DIED_DT TEXT, SIRE_TAG TEXT REFERENCES ANIMAL(TAG), DAM_TAG TEXT REFERENCES ANIMAL(TAG), BIRTH_FARM INTEGER REFERENCES FARM(FARM_NO), CURR_FARM INTEGER REFERENCES FARM(FARM_NO));
CREATE TABLE WEIGHING (TAG TEXT REFERENCES ANIMAL(TAG), WGH_DT TEXT, WT_KG INTEGER, PRIMARY KEY (TAG, WGH_DT));
CREATE TABLE SHOW_RESULT (RES_ID INTEGER PRIMARY KEY, SHOW_NM TEXT, SHOW_YR INTEGER, TAG TEXT REFERENCES ANIMAL(TAG), CLASS TEXT, RANK INTEGER, PRIZE_AMT REAL);
INSERT INTO BREED VALUES ('HI','Highland','Scotland'),('AA','Aberdeen Angus','Scotland'),('GA','Galloway','Scotland'),('CH','Charolais','France');
INSERT INTO FARM VALUES (1,'Glenmore','Duncan Reid','Kilmore',640),(2,'Burnside','Isla Grant','Lochend',210),(3,'West Croft','Hamish Orr','Kilmore',95),(4,'High Pastures','Una Boyd','Strathay',1200);
INSERT INTO ANIMAL VALUES ('UK1','Hector','M','HI','2012-03-14','2022-01-09',NULL,NULL,1,1),('UK2','Morag','F','HI','2013-04-02',NULL,NULL,NULL,1,2),('UK3','Flora','F','HI','2017-05-21',NULL,'UK1','UK2',1,2),('UK4','Angus the Great','M','AA','2015-02-11',NULL,NULL,NULL,4,4),('UK5','Rhona','F','AA','2019-03-30',NULL,'UK4',NULL,4,3),('UK6','Bruno','M','HI','2018-06-06',NULL,'UK1','UK2',2,4),('UK7','Heather','F','GA','2020-04-19',NULL,NULL,NULL,3,3),('UK8','Skye','F','HI','2021-05-05',NULL,'UK6','UK3',2,2);
INSERT INTO WEIGHING VALUES ('UK1','2019-09-01',780),('UK2','2019-09-01',510),('UK3','2021-09-01',495),('UK4','2021-09-03',940),('UK5','2021-09-04',560),('UK4','2022-09-02',965),('UK6','2022-09-02',720),('UK3','2022-09-05',520);
INSERT INTO SHOW_RESULT VALUES (1,'Royal Kilmore Show',2019,'UK1','bulls',1,300),(2,'Royal Kilmore Show',2019,'UK2','cows',2,120),(3,'Strathay Fair',2021,'UK4','bulls',1,250),(4,'Strathay Fair',2021,'UK5','heifers',3,40),(5,'Royal Kilmore Show',2022,'UK4','bulls',1,320),(6,'Royal Kilmore Show',2022,'UK3','cows',1,200),(7,'Strathay Fair',2022,'UK6','bulls',2,110);
-- What are the names of the animals sired by Hector?
-- calves of the bull Hector
-- sire Hector: names of the animals
SELECT T1.NM FROM ANIMAL AS T1 JOIN ANIMAL AS T2 ON T1.SIRE_TAG = T2.TAG WHERE T2.NM = 'Hector';
-- Show the name of the dam of Skye and the parish of the farm where the dam is now.
-- Skye: what is her mother called, and in which parish does the mother stand now
-- dam of Skye - her name, parish of her current farm
SELECT T2.NM, T3.PARISH FROM ANIMAL AS T1 JOIN ANIMAL AS T2 ON T1.DAM_TAG = T2.TAG JOIN FARM AS T3 ON T2.CURR_FARM = T3.FARM_NO WHERE T1.NM = 'Skye';
-- List the names of animals born on the farm Glenmore.
-- beasts that came into the world at Glenmore
-- birth farm Glenmore: animal names
SELECT T1.NM FROM ANIMAL AS T1 JOIN FARM AS T2 ON T1.BIRTH_FARM = T2.FARM_NO WHERE T2.FARM_NM = 'Glenmore';
-- How many animals are now on the farm Burnside?
-- head of cattle at Burnside today
-- current farm Burnside, number of animals
SELECT COUNT(*) FROM ANIMAL AS T1 JOIN FARM AS T2 ON T1.CURR_FARM = T2.FARM_NO WHERE T2.FARM_NM = 'Burnside';
-- Which animal has died, and when?
-- name of the dead beast with the date
-- died date filled in: name, that date
SELECT NM, DIED_DT FROM ANIMAL WHERE DIED_DT IS NOT NULL;
-- Which animals have never been weighed? Names.
-- beasts that have not stood on the scales
-- animal names without a weighing
SELECT NM FROM ANIMAL WHERE TAG NOT IN (SELECT TAG FROM WEIGHING);
-- Which breed descriptions have no animal in the book?
-- breeds of which we have no beast
-- breed descriptions, zero animals
SELECT BRD_DESC FROM BREED WHERE BRD_CD NOT IN (SELECT BRD_CD FROM ANIMAL);
-- What is the name of the heaviest animal ever weighed?
-- who tipped the scales the most
-- top weight in kg: animal name
SELECT T1.NM FROM ANIMAL AS T1 JOIN WEIGHING AS T2 ON T1.TAG = T2.TAG ORDER BY T2.WT_KG DESC LIMIT 1;
-- Give the total prize amount won by each animal, by name.
-- show money per beast
-- animal name, sum of prize amounts
SELECT T1.NM, SUM(T2.PRIZE_AMT) FROM ANIMAL AS T1 JOIN SHOW_RESULT AS T2 ON T1.TAG = T2.TAG GROUP BY T1.TAG;
-- Which animals were weighed more than once? Names.
-- beasts with over one weight on file
-- names of animals with more than 1 weighing
SELECT T1.NM FROM ANIMAL AS T1 JOIN WEIGHING AS T2 ON T1.TAG = T2.TAG GROUP BY T1.TAG HAVING COUNT(*) > 1;
-- Show the name, the birth farm and the current farm of animals of the breed Aberdeen Angus.
-- Aberdeen Angus cattle: name, farm where born, farm where kept
-- breed Aberdeen Angus: animal name, birth farm name, current farm name
SELECT T1.NM, T2.FARM_NM, T3.FARM_NM FROM ANIMAL AS T1 JOIN FARM AS T2 ON T1.BIRTH_FARM = T2.FARM_NO JOIN FARM AS T3 ON T1.CURR_FARM = T3.FARM_NO JOIN BREED AS T4 ON T1.BRD_CD = T4.BRD_CD WHERE T4.BRD_DESC = 'Aberdeen Angus';
-- Which animals got rank 1 at the Royal Kilmore Show? Give the name and the year.
-- firsts (rank 1) at the Royal Kilmore Show: who and in which year
-- Royal Kilmore Show, rank = 1: name, show year
SELECT T1.NM, T2.SHOW_YR FROM ANIMAL AS T1 JOIN SHOW_RESULT AS T2 ON T1.TAG = T2.TAG WHERE T2.RANK = 1 AND T2.SHOW_NM = 'Royal Kilmore Show';
-- Which farmers have a farm larger than the average acres?
-- who works more acres than average
-- acres over the mean - farmers
SELECT FARMER FROM FARM WHERE ACRES > (SELECT AVG(ACRES) FROM FARM);
-- Which breed description is the most common among the animals?
-- what kind of cattle do we see most
-- top breed description by count of animals
SELECT T1.BRD_DESC FROM BREED AS T1 JOIN ANIMAL AS T2 ON T1.BRD_CD = T2.BRD_CD GROUP BY T1.BRD_CD ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the least, greatest and mean weights?
-- lightest, heaviest and average weight in kilos
-- weighings, weight in kg: min, max, avg
SELECT MIN(WT_KG), MAX(WT_KG), AVG(WT_KG) FROM WEIGHING;
-- How many different shows are there?
-- number of distinct shows by name
-- number of different show names
SELECT COUNT(DISTINCT SHOW_NM) FROM SHOW_RESULT;

-- database: nightjar_comics
CREATE TABLE creator (creator_id INTEGER PRIMARY KEY, name TEXT, alias TEXT, country TEXT, born INTEGER);
CREATE TABLE series (series_id INTEGER PRIMARY KEY, title TEXT, genre TEXT, started INTEGER, ended INTEGER, spun_off_from INTEGER REFERENCES series(series_id));
CREATE TABLE issue (issue_id INTEGER PRIMARY KEY, series_id INTEGER REFERENCES series(series_id), number INTEGER, title TEXT, written_by INTEGER REFERENCES creator(creator_id), drawn_by INTEGER REFERENCES creator(creator_id), cover_by INTEGER REFERENCES creator(creator_id), cover_date TEXT, on_sale_date TEXT, print_run INTEGER, cover_price REAL);
CREATE TABLE hero (hero_id INTEGER PRIMARY KEY, name TEXT, real_name TEXT, alignment TEXT, invented_by INTEGER REFERENCES creator(creator_id));
CREATE TABLE appearance (issue_id INTEGER REFERENCES issue(issue_id), hero_id INTEGER REFERENCES hero(hero_id), part TEXT, pages INTEGER, PRIMARY KEY (issue_id, hero_id));
INSERT INTO creator VALUES (1,'Hannah Voss','Inkblot','Germany',1974),(2,'Leo Castellano',NULL,'Italy',1966),(3,'Amara Diallo','Sankofa','Senegal',1985),(4,'Finn Walsh',NULL,'Ireland',1990),(5,'Mei Tan','Paper Fox','Malaysia',1988);
INSERT INTO series VALUES (1,'The Lamplighter','mystery',1998,2006,NULL),(2,'Rust Age','science fiction',2009,NULL,NULL),(3,'Moth and Flame','mystery',2004,NULL,1),(4,'Tiny Giants','humour',2015,2018,NULL),(5,'Iron Orchard','science fiction',2021,NULL,2);
INSERT INTO issue VALUES (1,1,1,'Night Shift',1,2,2,'1998-05-01','1998-03-20',12000,2.5),(2,1,2,'The Dark Street',1,2,1,'1998-07-01','1998-05-22',9500,2.5),(3,2,1,'Scrap',3,4,5,'2009-10-01','2009-08-14',30000,3.5),(4,3,1,'Wings',1,5,5,'2004-02-01','2003-12-12',15000,2.9),(5,3,2,'Candle End',4,4,1,'2004-04-01','2004-02-13',14000,2.9),(6,4,1,'Up the Stairs',5,5,5,'2015-06-01','2015-04-17',8000,3.2),(7,2,2,'Oil and Bone',3,2,4,'2009-12-01','2009-10-16',26500,3.5);
INSERT INTO hero VALUES (1,'Lamplighter','Edgar Pim','good',1),(2,'Moth','Silvia Graves','neutral',1),(3,'Captain Rust','unknown','evil',3),(4,'Cogsmith','Yara Odd','good',3),(5,'Half Pint','Bob Little','good',5),(6,'The Velvet Hand','Otto Kranz','evil',2);
INSERT INTO appearance VALUES (1,1,'lead',22),(2,1,'lead',20),(2,6,'villain',8),(3,4,'lead',18),(3,3,'villain',10),(4,2,'lead',21),(4,1,'guest',4),(5,2,'lead',24),(6,5,'lead',20),(7,3,'lead',19);
-- Which issues were written by Hannah Voss? Show the titles.
-- stories from the pen of Hannah Voss, by title
-- written by Hannah Voss: issue titles
SELECT T1.title FROM issue AS T1 JOIN creator AS T2 ON T1.written_by = T2.creator_id WHERE T2.name = 'Hannah Voss';
-- For which issue titles did Mei Tan make the cover?
-- what has a front page by Mei Tan
-- cover by Mei Tan - issue titles
SELECT T1.title FROM issue AS T1 JOIN creator AS T2 ON T1.cover_by = T2.creator_id WHERE T2.name = 'Mei Tan';
-- Show the series title, the issue title and the name of the artist of every issue drawn by someone from Italy.
-- drawn by an artist from Italy: series, story, artist
-- artist's country Italy: series title, issue title, artist's name
SELECT T2.title, T1.title, T3.name FROM issue AS T1 JOIN series AS T2 ON T1.series_id = T2.series_id JOIN creator AS T3 ON T1.drawn_by = T3.creator_id WHERE T3.country = 'Italy';
-- From which series was Moth and Flame spun off?
-- what series gave rise to Moth and Flame
-- Moth and Flame: title of the series it was spun off from
SELECT T2.title FROM series AS T1 JOIN series AS T2 ON T1.spun_off_from = T2.series_id WHERE T1.title = 'Moth and Flame';
-- How many heroes have the alignment good?
-- number of good guys
-- alignment = good, count heroes
SELECT COUNT(*) FROM hero WHERE alignment = 'good';
-- Which heroes appear in the issue The Dark Street? Give name and part.
-- who turns up in The Dark Street, in what part
-- The Dark Street: hero name, part
SELECT T1.name, T2.part FROM hero AS T1 JOIN appearance AS T2 ON T1.hero_id = T2.hero_id JOIN issue AS T3 ON T2.issue_id = T3.issue_id WHERE T3.title = 'The Dark Street';
-- Which series have no issue? List the titles.
-- titles announced as series without one number printed
-- series titles without an issue
SELECT title FROM series WHERE series_id NOT IN (SELECT series_id FROM issue);
-- Give the names of creators who have not invented a hero.
-- makers who thought up no character
-- creator names, no hero invented
SELECT name FROM creator WHERE creator_id NOT IN (SELECT invented_by FROM hero);
-- What is the title of the issue with the largest print run?
-- story printed in the greatest number
-- top print run: issue title
SELECT title FROM issue ORDER BY print_run DESC LIMIT 1;
-- For each series title, show the average print run.
-- mean number printed per series
-- series title, avg print run of its issues
SELECT T1.title, AVG(T2.print_run) FROM series AS T1 JOIN issue AS T2 ON T1.series_id = T2.series_id GROUP BY T1.series_id;
-- Which hero appears on the most pages in total?
-- name of the character with the most pages, everything counted
-- top hero by sum of pages, name
SELECT T1.name FROM hero AS T1 JOIN appearance AS T2 ON T1.hero_id = T2.hero_id GROUP BY T1.hero_id ORDER BY SUM(T2.pages) DESC LIMIT 1;
-- Which creators have both written and drawn an issue? Names.
-- who has been a writer as well as an artist
-- creator names found both as drawn by and as written by
SELECT T1.name FROM creator AS T1 JOIN issue AS T2 ON T1.creator_id = T2.written_by INTERSECT SELECT T1.name FROM creator AS T1 JOIN issue AS T2 ON T1.creator_id = T2.drawn_by;
-- Show the real names of heroes with at least 2 appearances.
-- true identity of the characters seen 2 times or more
-- real name of heroes with 2+ appearances
SELECT T1.real_name FROM hero AS T1 JOIN appearance AS T2 ON T1.hero_id = T2.hero_id GROUP BY T1.hero_id HAVING COUNT(*) >= 2;
-- When did the issue Wings go on sale, and what is its cover date?
-- Wings: day in the shops and date on the cover
-- Wings: on sale date, cover date
SELECT on_sale_date, cover_date FROM issue WHERE title = 'Wings';
-- Which genre do most series have?
-- commonest genre
-- top genre by count of series, ties broken a-z
SELECT genre FROM series GROUP BY genre ORDER BY COUNT(*) DESC, genre LIMIT 1;
-- Which series are still running, having no end year?
-- what has not ended yet, titles
-- ended empty - series titles
SELECT title FROM series WHERE ended IS NULL;

-- database: lumen_game_makers
CREATE TABLE studios (studio_id INTEGER PRIMARY KEY, studio_name TEXT, city TEXT, founded_year INTEGER, owned_by INTEGER REFERENCES studios(studio_id));
CREATE TABLE platforms (platform_code TEXT PRIMARY KEY, platform_name TEXT, platform_maker TEXT, release_year INTEGER, platform_type TEXT);
CREATE TABLE games (game_id INTEGER PRIMARY KEY, game_title TEXT, developer INTEGER REFERENCES studios(studio_id), publisher INTEGER REFERENCES studios(studio_id), genre TEXT, age_rating INTEGER, budget_k INTEGER, sequel_to INTEGER REFERENCES games(game_id));
CREATE TABLE releases (game_id INTEGER REFERENCES games(game_id), platform_code TEXT REFERENCES platforms(platform_code), release_date TEXT, list_price REAL, units_sold INTEGER, PRIMARY KEY (game_id, platform_code));
CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, game_id INTEGER REFERENCES games(game_id), platform_code TEXT REFERENCES platforms(platform_code), outlet TEXT, reviewer_name TEXT, score INTEGER, review_date TEXT);
INSERT INTO studios VALUES (1,'Lumen House','Malmo',1999,NULL),(2,'Tin Whistle Games','Cork',2010,1),(3,'Basalt Forge','Reykjavik',2006,NULL),(4,'Cloud Goat','Porto',2017,1),(5,'Pinball Wizards','Malmo',2003,NULL);
INSERT INTO platforms VALUES ('ORB','Orbit One','Vantek',2012,'console'),('OR2','Orbit Two','Vantek',2019,'console'),('HND','Pocket Handy','Nimbo',2016,'handheld'),('PC','Home computer',NULL,1995,'computer'),('VRX','Visor X','Nimbo',2021,'headset');
INSERT INTO games VALUES (1,'Sheepdog Trials',2,1,'puzzle',3,400,NULL),(2,'Lava Runners',3,3,'racing',7,1500,NULL),(3,'Lava Runners Returns',3,1,'racing',7,2900,2),(4,'The Hollow Sea',4,1,'adventure',12,1800,NULL),(5,'Sheepdog Trials Winter',2,2,'puzzle',3,550,1),(6,'Moon Court',1,1,'strategy',12,3200,NULL);
INSERT INTO releases VALUES (1,'PC','2012-04-02',15,210000),(1,'HND','2016-11-18',12,340000),(2,'ORB','2013-09-27',50,600000),(3,'OR2','2020-03-06',60,910000),(3,'PC','2020-09-10',50,280000),(4,'PC','2019-10-31',30,450000),(4,'OR2','2020-10-29',35,390000),(5,'HND','2018-12-05',14,190000);
INSERT INTO reviews VALUES (1,1,'PC','Joystick Daily','N. Frost',81,'2012-04-05'),(2,2,'ORB','Joystick Daily','K. Lamb',74,'2013-09-30'),(3,3,'OR2','Pixel Post','R. Yates',88,'2020-03-04'),(4,4,'PC','Pixel Post','R. Yates',93,'2019-10-29'),(5,4,'OR2','Joystick Daily','N. Frost',90,'2020-10-30'),(6,5,'HND','Small Screens','T. Abe',69,'2018-12-20');
-- What are the titles of games developed by Tin Whistle Games?
-- which games did Tin Whistle Games make
-- developer Tin Whistle Games: game titles
SELECT T1.game_title FROM games AS T1 JOIN studios AS T2 ON T1.developer = T2.studio_id WHERE T2.studio_name = 'Tin Whistle Games';
-- What are the titles of games published by Lumen House?
-- which games did Lumen House bring out
-- publisher Lumen House - game titles
SELECT T1.game_title FROM games AS T1 JOIN studios AS T2 ON T1.publisher = T2.studio_id WHERE T2.studio_name = 'Lumen House';
-- List the names of studios owned by Lumen House.
-- teams belonging to Lumen House
-- owned by Lumen House: studio names
SELECT T1.studio_name FROM studios AS T1 JOIN studios AS T2 ON T1.owned_by = T2.studio_id WHERE T2.studio_name = 'Lumen House';
-- Show each sequel title together with the title of the game it follows.
-- second part, then first part
-- game title, title of the game it is a sequel to
SELECT T1.game_title, T2.game_title FROM games AS T1 JOIN games AS T2 ON T1.sequel_to = T2.game_id;
-- How many games were released on the platform Orbit Two?
-- number of titles out for Orbit Two
-- platform Orbit Two, number of releases
SELECT COUNT(*) FROM releases AS T1 JOIN platforms AS T2 ON T1.platform_code = T2.platform_code WHERE T2.platform_name = 'Orbit Two';
-- Which game title sold the most units on all platforms together?
-- overall best seller
-- top game by sum of units sold, title
SELECT T1.game_title FROM games AS T1 JOIN releases AS T2 ON T1.game_id = T2.game_id GROUP BY T1.game_id ORDER BY SUM(T2.units_sold) DESC LIMIT 1;
-- Which games have not been released on any platform?
-- titles still unreleased
-- game titles without a release
SELECT game_title FROM games WHERE game_id NOT IN (SELECT game_id FROM releases);
-- Which platforms have no release? Give the platform names.
-- machines for which nothing has come out
-- platform names, zero releases
SELECT platform_name FROM platforms WHERE platform_code NOT IN (SELECT platform_code FROM releases);
-- List the titles of games released both for Home computer and for Pocket Handy.
-- what can one play on the Pocket Handy and also on a Home computer
-- game titles released on both: Pocket Handy, Home computer
SELECT T1.game_title FROM games AS T1 JOIN releases AS T2 ON T1.game_id = T2.game_id JOIN platforms AS T3 ON T2.platform_code = T3.platform_code WHERE T3.platform_name = 'Home computer' INTERSECT SELECT T1.game_title FROM games AS T1 JOIN releases AS T2 ON T1.game_id = T2.game_id JOIN platforms AS T3 ON T2.platform_code = T3.platform_code WHERE T3.platform_name = 'Pocket Handy';
-- What is the average score given by each outlet?
-- how kindly does every magazine judge on average
-- outlet, avg score
SELECT outlet, AVG(score) FROM reviews GROUP BY outlet;
-- Show the title, the platform name and the score of games reviewed by R. Yates.
-- what did R. Yates judge, on which machine, with what mark
-- reviewer R. Yates: game title, platform name, score
SELECT T2.game_title, T3.platform_name, T1.score FROM reviews AS T1 JOIN games AS T2 ON T1.game_id = T2.game_id JOIN platforms AS T3 ON T1.platform_code = T3.platform_code WHERE T1.reviewer_name = 'R. Yates';
-- Which studios have developed at least 2 games? Names.
-- teams that made 2 titles or more
-- studio names, developer of 2+ games
SELECT T1.studio_name FROM studios AS T1 JOIN games AS T2 ON T1.studio_id = T2.developer GROUP BY T1.studio_id HAVING COUNT(*) >= 2;
-- Which genre had the largest average budget?
-- what kind of game costs most to make on average
-- top genre by avg budget
SELECT genre FROM games GROUP BY genre ORDER BY AVG(budget_k) DESC LIMIT 1;
-- What is the lowest, highest and average list price?
-- cheapest, dearest and mean price at release
-- list price over the releases - min, max, avg
SELECT MIN(list_price), MAX(list_price), AVG(list_price) FROM releases;
-- Find the titles of games with a budget above the average budget.
-- games that cost more than average to make
-- budget over the mean: game titles
SELECT game_title FROM games WHERE budget_k > (SELECT AVG(budget_k) FROM games);
-- What are the different cities with a studio?
-- list each city once where games are made
-- different studio cities
SELECT DISTINCT city FROM studios;
