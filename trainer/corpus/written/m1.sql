-- database: ladybird_kindergarten
CREATE TABLE educators (educator_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, qualification TEXT, hired_on TEXT, weekly_hours INTEGER);
CREATE TABLE kg_groups (group_id INTEGER PRIMARY KEY, group_name TEXT, room TEXT, lead_educator_id INTEGER REFERENCES educators(educator_id), min_age INTEGER, max_places INTEGER);
CREATE TABLE children (child_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date TEXT, group_id INTEGER REFERENCES kg_groups(group_id), allergy TEXT, monthly_fee REAL);
CREATE TABLE guardians (guardian_id INTEGER PRIMARY KEY, full_name TEXT, phone TEXT, email TEXT, street TEXT);
CREATE TABLE child_guardians (child_id INTEGER REFERENCES children(child_id), guardian_id INTEGER REFERENCES guardians(guardian_id), relation TEXT, may_collect TEXT, PRIMARY KEY (child_id, guardian_id));
CREATE TABLE absences (absence_id INTEGER PRIMARY KEY, child_id INTEGER REFERENCES children(child_id), first_day TEXT, days INTEGER, reason TEXT);
INSERT INTO educators VALUES (1,'Maren','Tolle','pedagogue','2009-08-01',38),(2,'Ivo','Santer','assistant','2018-02-15',25),(3,'Greta','Lindqvist','pedagogue','2014-09-01',35),(4,'Paula','Okafor','speech therapist','2020-01-10',12),(5,'Anselm','Brandt','assistant','2021-10-04',30),(6,'Rosa','Vidal','pedagogue','2022-08-22',32);
INSERT INTO kg_groups VALUES (1,'Hedgehogs','Garden Room',1,3,18),(2,'Foxes','Blue Room',3,4,20),(3,'Snails','Attic',6,2,10),(4,'Owls','Blue Room',1,5,22),(5,'Frogs','Annex',NULL,3,15);
INSERT INTO children VALUES (1,'Mia','Kessler','2020-03-14',2,'nuts',310),(2,'Jonas','Kessler','2021-11-02',1,NULL,280),(3,'Leyla','Demir','2019-06-25',4,NULL,295),(4,'Oskar','Pohl','2022-08-09',3,'milk',420),(5,'Nina','Abel','2020-12-30',2,NULL,340),(6,'Tom','Winter','2019-02-17',4,'nuts',260),(7,'Ada','Rossi','2021-05-05',1,'eggs',285),(8,'Emil','Farkas','2020-07-21',2,NULL,315);
INSERT INTO guardians VALUES (1,'Katja Kessler','0170-1122','katja@post.test','Lime Street'),(2,'Bernd Kessler','0170-1123',NULL,'Lime Street'),(3,'Selin Demir','0151-9090','selin@post.test','Mill Lane'),(4,'Ute Pohl','0160-4545','ute@post.test','Station Road'),(5,'Marco Rossi','0172-7788',NULL,'Mill Lane'),(6,'Hanna Abel','0152-3344','hanna@post.test','Church Hill'),(7,'Gerd Winter','0159-6161','gerd@post.test','Station Road');
INSERT INTO child_guardians VALUES (1,1,'mother','Y'),(1,2,'father','Y'),(2,1,'mother','Y'),(2,2,'father','N'),(3,3,'mother','Y'),(4,4,'grandmother','Y'),(5,6,'mother','Y'),(6,7,'father','N'),(7,5,'father','Y');
INSERT INTO absences VALUES (1,1,'2024-01-15',3,'flu'),(2,1,'2024-03-04',5,'holiday'),(3,4,'2024-01-22',10,'chickenpox'),(4,3,'2024-02-05',2,'flu'),(5,6,'2024-02-12',7,'holiday'),(6,4,'2024-04-08',1,'flu'),(7,2,'2024-03-04',4,'holiday');
-- How many children have an allergy to nuts?
-- number of kids who react to nuts
-- nuts as allergy - child count
SELECT COUNT(*) FROM children WHERE allergy = 'nuts';
-- List the first and last names of the educators who are pedagogues, meaning the qualification is pedagogue.
-- staff trained as pedagogue, given name and surname
-- pedagogue as qualification: given name and family name of the staff
SELECT first_name, last_name FROM educators WHERE qualification = 'pedagogue';
-- What are the lowest, average and highest monthly fees?
-- cheapest, mean and dearest fee parents pay per month
-- fees a month please: smallest, mean, largest
SELECT MIN(monthly_fee), AVG(monthly_fee), MAX(monthly_fee) FROM children;
-- Which group currently has no lead educator?
-- name of the group nobody is in charge of
-- lead left blank - name of the group
SELECT group_name FROM kg_groups WHERE lead_educator_id IS NULL;
-- Give the first name and birth date of the oldest child.
-- who among the kids was born first? given name and birthday please
-- earliest birth date of all: child's forename, that date
SELECT first_name, birth_date FROM children ORDER BY birth_date LIMIT 1;
-- For each group name, show the number of children in it.
-- group names with how many kids each one takes care of
-- child count by group, group's name in front
SELECT T1.group_name, COUNT(*) FROM kg_groups AS T1 JOIN children AS T2 ON T1.group_id = T2.group_id GROUP BY T1.group_id;
-- What are the names of the groups that have no children?
-- groups still empty of kids, by name
-- groups that not one child belongs to - names
SELECT group_name FROM kg_groups WHERE group_id NOT IN (SELECT group_id FROM children);
-- Show the name of every group together with the last name of the educator who leads it.
-- each group and the surname of its head
-- for all groups with a lead: group's name, family name of the lead
SELECT T1.group_name, T2.last_name FROM kg_groups AS T1 JOIN educators AS T2 ON T1.lead_educator_id = T2.educator_id;
-- Which guardians may collect (Y) the child whose first name is Mia? Give their full names.
-- who is allowed (Y) to pick up Mia, full names
-- may collect = Y for Mia: full names of those grown-ups
SELECT T1.full_name FROM guardians AS T1 JOIN child_guardians AS T2 ON T1.guardian_id = T2.guardian_id JOIN children AS T3 ON T2.child_id = T3.child_id WHERE T3.first_name = 'Mia' AND T2.may_collect = 'Y';
-- How many days were missed in total for each reason of absence?
-- sum of days away, split by why they stayed away
-- sum of days away by reason, reason in front
SELECT reason, SUM(days) FROM absences GROUP BY reason;
-- Find the first and last names of children who have never been absent.
-- kids that did not miss a day, given name and family name
-- children that not one absence belongs to: given name, family name
SELECT first_name, last_name FROM children WHERE child_id NOT IN (SELECT child_id FROM absences);
-- Which educators lead more than one group? Show the last name.
-- surnames of staff heading over 1 group
-- count groups by lead, leaving out anyone with a single one: family name
SELECT T1.last_name FROM educators AS T1 JOIN kg_groups AS T2 ON T1.educator_id = T2.lead_educator_id GROUP BY T1.educator_id HAVING COUNT(*) > 1;
-- Show the full names and phone numbers of guardians living in Mill Lane or Station Road.
-- carers from Mill Lane or Station Road: full name and number to ring
-- street Mill Lane or Station Road: guardian's name, guardian's phone
SELECT full_name, phone FROM guardians WHERE street = 'Mill Lane' OR street = 'Station Road';
-- Which children pay a monthly fee above the average? List first name and fee.
-- kids charged more than the mean: given name, what they pay a month
-- fee a month beyond the mean of all: child's forename, fee
SELECT first_name, monthly_fee FROM children WHERE monthly_fee > (SELECT AVG(monthly_fee) FROM children);
-- How many different rooms are used by the groups?
-- number of distinct places in which groups sit
-- rooms of the groups - number of different ones
SELECT COUNT(DISTINCT room) FROM kg_groups;
-- List the last names of educators in the order in which they were hired, the most recent first.
-- staff surnames, newest recruit at the top
-- staff sorted by hiring day downwards - family names
SELECT last_name FROM educators ORDER BY hired_on DESC;
-- What are the first names of the children who were absent both because of flu and because of a holiday?
-- kids with time off for flu and also for holiday, given name
-- forenames of children with an absence for holiday as well as one for flu
SELECT T1.first_name FROM children AS T1 JOIN absences AS T2 ON T1.child_id = T2.child_id WHERE T2.reason = 'flu' INTERSECT SELECT T1.first_name FROM children AS T1 JOIN absences AS T2 ON T1.child_id = T2.child_id WHERE T2.reason = 'holiday';
-- Which group has the most days of absence in total? Give the group name and the number of days.
-- group losing the largest sum of days to absences, and that sum
-- add up days of absence by group, just the top one: name, sum
SELECT T1.group_name, SUM(T3.days) FROM kg_groups AS T1 JOIN children AS T2 ON T1.group_id = T2.group_id JOIN absences AS T3 ON T2.child_id = T3.child_id GROUP BY T1.group_id ORDER BY SUM(T3.days) DESC LIMIT 1;
-- What are the first names of the children in groups led by Maren?
-- kids looked after in a group that Maren heads, given names
-- group lead's forename Maren: forenames of the children
SELECT T1.first_name FROM children AS T1 JOIN kg_groups AS T2 ON T1.group_id = T2.group_id JOIN educators AS T3 ON T2.lead_educator_id = T3.educator_id WHERE T3.first_name = 'Maren';
-- Return the names of groups with at least two children, ordered by the average monthly fee from high to low.
-- groups of 2 kids or more by name, the one with the dearest mean fee first
-- group names sorted by mean fee downwards, leaving out groups with a single child
SELECT T1.group_name FROM kg_groups AS T1 JOIN children AS T2 ON T1.group_id = T2.group_id GROUP BY T1.group_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.monthly_fee) DESC;

-- database: parlavita_language_school
CREATE TABLE Ref_Levels (level_code TEXT PRIMARY KEY, level_description TEXT, hours_needed INTEGER);
CREATE TABLE Languages (LanguageID INTEGER PRIMARY KEY, LanguageName TEXT, Script TEXT, NativeSpeakersMillions REAL);
CREATE TABLE Tutors (TutorID INTEGER PRIMARY KEY, TutorName TEXT, MotherTongue INTEGER REFERENCES Languages(LanguageID), HourlyWage REAL, City TEXT, YearJoined INTEGER);
CREATE TABLE Courses (CourseID INTEGER PRIMARY KEY, CourseTitle TEXT, LanguageID INTEGER REFERENCES Languages(LanguageID), level_code TEXT REFERENCES Ref_Levels(level_code), TutorID INTEGER REFERENCES Tutors(TutorID), Weeks INTEGER, Price REAL);
CREATE TABLE Learners (LearnerID INTEGER PRIMARY KEY, LearnerName TEXT, BirthYear INTEGER, City TEXT, Occupation TEXT);
CREATE TABLE Bookings (CourseID INTEGER REFERENCES Courses(CourseID), LearnerID INTEGER REFERENCES Learners(LearnerID), BookedOn TEXT, FinalScore INTEGER, Certificate TEXT, PRIMARY KEY (CourseID, LearnerID));
INSERT INTO Ref_Levels VALUES ('A1','beginner',80),('A2','elementary',160),('B1','intermediate',300),('B2','upper intermediate',450),('C1','advanced',650);
INSERT INTO Languages VALUES (1,'Portuguese','Latin',232),(2,'Japanese','Kana and Kanji',123),(3,'Greek','Greek',13),(4,'Swedish','Latin',10),(5,'Arabic','Arabic',380),(6,'Basque','Latin',0.8);
INSERT INTO Tutors VALUES (1,'Duarte Leal',1,34,'Bristol',2012),(2,'Yuki Hamada',2,41,'Bath',2017),(3,'Eleni Kosta',3,32,'Bristol',2019),(4,'Karin Ek',4,36.5,'Cardiff',2015),(5,'Samir Haddad',5,38,'Bath',2021),(6,'Ines Faria',1,29,'Swindon',2023);
INSERT INTO Courses VALUES (1,'Portuguese for the Road',1,'A1',1,10,220),(2,'Everyday Portuguese',1,'B1',6,14,310),(3,'Japanese from Zero',2,'A1',2,16,390),(4,'Reading Murals in Greek',3,'B2',3,8,260),(5,'Swedish Conversation',4,'B1',4,12,275),(6,'Business Arabic',5,'B2',5,20,520),(7,'Arabic Letters',5,'A1',5,6,150),(8,'Greek Island Talk',3,'A2',3,9,205);
INSERT INTO Learners VALUES (1,'Olive Marsh',1988,'Bristol','nurse'),(2,'Peter Quill',1961,'Bath','retired'),(3,'Asha Patel',1999,'Bristol','student'),(4,'Glyn Howells',1975,'Cardiff','engineer'),(5,'Tessa Boon',2001,'Swindon','student'),(6,'Ralph Yeo',1983,'Bath','architect'),(7,'Moira Lunt',1970,NULL,'nurse');
INSERT INTO Bookings VALUES (1,1,'2023-01-08',82,'Y'),(2,1,'2023-09-03',74,'Y'),(3,3,'2023-02-11',91,'Y'),(5,4,'2023-02-20',58,'N'),(6,2,'2023-03-02',66,'N'),(1,2,'2023-01-10',49,'N'),(7,5,'2023-05-05',88,'Y'),(7,1,'2023-05-09',79,'Y'),(4,6,'2023-06-01',NULL,'N'),(3,5,'2023-02-14',70,'N');
-- What are the names of the languages written in the script Latin?
-- languages using Latin letters
-- Latin as script - language names please
SELECT LanguageName FROM Languages WHERE Script = 'Latin';
-- How many courses last more than 10 weeks?
-- count of classes running over 10 weeks
-- weeks above 10 - course count
SELECT COUNT(*) FROM Courses WHERE Weeks > 10;
-- Show the title and price of all courses, cheapest first.
-- every class with what it costs, from low to high
-- courses sorted by price upwards: title, price
SELECT CourseTitle, Price FROM Courses ORDER BY Price;
-- What is the average hourly wage of the tutors, and what is the highest?
-- teachers' pay per hour: the mean and the top figure
-- tutor wage please: mean, largest
SELECT AVG(HourlyWage), MAX(HourlyWage) FROM Tutors;
-- List the distinct cities where learners live, leaving out missing ones.
-- which different towns do our pupils come from (skip those not known)
-- different cities of the learners, blank ones left out
SELECT DISTINCT City FROM Learners WHERE City IS NOT NULL;
-- Which course titles contain the word Arabic?
-- classes with Arabic in their title
-- i'm looking for course titles with "arabic"
SELECT CourseTitle FROM Courses WHERE CourseTitle LIKE '%Arabic%';
-- For each language name, how many courses are offered?
-- languages by name with their number of classes
-- course count by language, language's name in front
SELECT T1.LanguageName, COUNT(*) FROM Languages AS T1 JOIN Courses AS T2 ON T1.LanguageID = T2.LanguageID GROUP BY T1.LanguageID;
-- Which languages are not taught in any course? Give their names.
-- names of languages we have no class for
-- languages that not one course belongs to - names
SELECT LanguageName FROM Languages WHERE LanguageID NOT IN (SELECT LanguageID FROM Courses);
-- Give the title of each course along with the name of its tutor.
-- class titles and who teaches them
-- for all courses: title, tutor's name
SELECT T1.CourseTitle, T2.TutorName FROM Courses AS T1 JOIN Tutors AS T2 ON T1.TutorID = T2.TutorID;
-- What are the titles of the courses at the level described as beginner?
-- which classes are for a beginner
-- level beginner: titles of the courses
SELECT T1.CourseTitle FROM Courses AS T1 JOIN Ref_Levels AS T2 ON T1.level_code = T2.level_code WHERE T2.level_description = 'beginner';
-- Find the name of the youngest learner.
-- pupil born last, name only
-- latest birth year of all - learner's name
SELECT LearnerName FROM Learners ORDER BY BirthYear DESC LIMIT 1;
-- Which learners have booked at least two courses? Show the name and the number of bookings.
-- pupils down for 2 or more classes, name and how many
-- booking count by learner, leaving out anyone with a single one: name, count
SELECT T1.LearnerName, COUNT(*) FROM Learners AS T1 JOIN Bookings AS T2 ON T1.LearnerID = T2.LearnerID GROUP BY T1.LearnerID HAVING COUNT(*) >= 2;
-- List the names of tutors whose mother tongue is Portuguese.
-- teachers that grew up speaking Portuguese
-- native language Portuguese: names of the tutors
SELECT T1.TutorName FROM Tutors AS T1 JOIN Languages AS T2 ON T1.MotherTongue = T2.LanguageID WHERE T2.LanguageName = 'Portuguese';
-- Which learners booked no course at all? Give name and occupation.
-- pupils without a booking: what they are called and what they do for a living
-- learners that not one booking belongs to: name, occupation
SELECT LearnerName, Occupation FROM Learners WHERE LearnerID NOT IN (SELECT LearnerID FROM Bookings);
-- Show the names of learners who obtained a certificate (Y) in the course Arabic Letters.
-- who came out of Arabic Letters with a certificate, marked Y
-- Arabic Letters, certificate = Y: names of the learners
SELECT T1.LearnerName FROM Learners AS T1 JOIN Bookings AS T2 ON T1.LearnerID = T2.LearnerID JOIN Courses AS T3 ON T2.CourseID = T3.CourseID WHERE T3.CourseTitle = 'Arabic Letters' AND T2.Certificate = 'Y';
-- What are the titles of the courses that cost more than the average course?
-- classes dearer than the mean price
-- price beyond the mean of all - course titles
SELECT CourseTitle FROM Courses WHERE Price > (SELECT AVG(Price) FROM Courses);
-- Which cities have both a tutor and a learner?
-- towns where a teacher as well as a pupil lives
-- cities found under the learners and under the tutors
SELECT City FROM Tutors INTERSECT SELECT City FROM Learners;
-- Which language has the highest average final score? Give its name.
-- in what language do pupils finish with the best mean mark
-- mean final score by language, name the one on top
SELECT T1.LanguageName FROM Languages AS T1 JOIN Courses AS T2 ON T1.LanguageID = T2.LanguageID JOIN Bookings AS T3 ON T2.CourseID = T3.CourseID GROUP BY T1.LanguageID ORDER BY AVG(T3.FinalScore) DESC LIMIT 1;
-- Which different learners took a course taught by a tutor from Bath? List the names.
-- names of pupils, each one listed once, in classes of teachers who live in Bath
-- tutor's city Bath: different names of the learners on the courses
SELECT DISTINCT T1.LearnerName FROM Learners AS T1 JOIN Bookings AS T2 ON T1.LearnerID = T2.LearnerID JOIN Courses AS T3 ON T2.CourseID = T3.CourseID JOIN Tutors AS T4 ON T3.TutorID = T4.TutorID WHERE T4.City = 'Bath';
-- Show the names of the languages whose courses together last more than 15 weeks, with the total weeks, longest first.
-- languages adding up to over 15 weeks of classes: name and sum, biggest sum at the top
-- add up weeks by language, sorted downwards, leaving out sums of 15 or less: name, sum
SELECT T1.LanguageName, SUM(T2.Weeks) FROM Languages AS T1 JOIN Courses AS T2 ON T1.LanguageID = T2.LanguageID GROUP BY T1.LanguageID HAVING SUM(T2.Weeks) > 15 ORDER BY SUM(T2.Weeks) DESC;

-- database: loon_lake_summer_camps
CREATE TABLE camp (camp_id INTEGER PRIMARY KEY, name TEXT, lake TEXT, capacity INTEGER, opened_year INTEGER, fee_per_week REAL);
CREATE TABLE counselor (counselor_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, hometown TEXT, lifeguard INTEGER, mentor_id INTEGER REFERENCES counselor(counselor_id));
CREATE TABLE cabin (cabin_id INTEGER PRIMARY KEY, camp_id INTEGER REFERENCES camp(camp_id), cabin_name TEXT, bunks INTEGER, counselor_id INTEGER REFERENCES counselor(counselor_id));
CREATE TABLE camper (camper_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, hometown TEXT, swim_level TEXT);
CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, camper_id INTEGER REFERENCES camper(camper_id), cabin_id INTEGER REFERENCES cabin(cabin_id), start_date TEXT, weeks INTEGER, paid REAL);
CREATE TABLE activity (activity_id INTEGER PRIMARY KEY, title TEXT, category TEXT, min_age INTEGER);
CREATE TABLE camp_activity (camp_id INTEGER REFERENCES camp(camp_id), activity_id INTEGER REFERENCES activity(activity_id), extra_cost REAL, PRIMARY KEY (camp_id, activity_id));
INSERT INTO camp VALUES (1,'Camp Tamarack','Loon Lake',120,1958,410),(2,'Birch Point','Loon Lake',80,1974,365),(3,'Pine Hollow','Clear Lake',150,1949,450),(4,'Camp Wabano','Otter Lake',60,1996,520),(5,'Stony Brook','Clear Lake',95,2011,390);
INSERT INTO counselor VALUES (1,'Holly Sims',31,'Duluth',1,NULL),(2,'Reggie Moss',22,'Fargo',0,1),(3,'Carla Nunez',27,'Duluth',1,1),(4,'Dale Whitfield',19,'Bemidji',0,3),(5,'Joy Tran',24,'Fargo',1,3),(6,'Owen Barr',20,'Cloquet',0,3);
INSERT INTO cabin VALUES (1,1,'Heron',10,2),(2,1,'Kingfisher',8,3),(3,2,'Moose',12,4),(4,3,'Beaver',9,5),(5,3,'Badger',14,1),(6,4,'Lynx',6,6),(7,2,'Caribou',11,NULL);
INSERT INTO camper VALUES (1,'Ellie Frost',9,'Duluth','turtle'),(2,'Max Ortiz',12,'Fargo','dolphin'),(3,'Priya Sen',11,'Ely','turtle'),(4,'Caleb Stone',14,'Duluth','shark'),(5,'Lucy Grant',10,'Bemidji',NULL),(6,'Noah Pike',13,'Fargo','shark'),(7,'Iris Young',8,'Brainerd','turtle'),(8,'Sam Lott',15,'Brainerd','dolphin');
INSERT INTO stay VALUES (1,1,1,'2024-06-17',2,820),(2,2,3,'2024-06-17',1,365),(3,3,2,'2024-07-01',3,1100),(4,4,5,'2024-06-24',4,1800),(5,2,4,'2024-07-08',2,900),(6,6,5,'2024-07-22',1,450),(7,7,1,'2024-07-15',1,410),(8,5,6,'2024-08-05',2,1040),(9,4,6,'2024-08-05',1,500);
INSERT INTO activity VALUES (1,'Canoeing','water',9),(2,'Archery','field',11),(3,'Pottery','craft',7),(4,'Sailing','water',12),(5,'Night Hike','field',10),(6,'Basket Weaving','craft',6),(7,'Beekeeping','nature',13);
INSERT INTO camp_activity VALUES (1,1,0),(1,3,15),(1,5,0),(1,6,8),(2,1,0),(2,2,20),(3,1,5),(3,4,60),(3,5,0),(4,4,75),(4,2,25),(5,6,12);
-- How many campers come from Duluth?
-- number of kids whose home is Duluth
-- Duluth as home - camper count
SELECT COUNT(*) FROM camper WHERE hometown = 'Duluth';
-- Show the names of the camps on Clear Lake.
-- what are the camps by Clear Lake called
-- lake Clear Lake: names of the camps
SELECT name FROM camp WHERE lake = 'Clear Lake';
-- What is the average age of the campers?
-- mean age among the kids
-- age of the campers - the mean
SELECT AVG(age) FROM camper;
-- Give the name and opening year of the oldest camp.
-- camp that has been there longest, with the year it opened
-- earliest opening year of all camps: name, year
SELECT name, opened_year FROM camp ORDER BY opened_year LIMIT 1;
-- Which campers have no swim level recorded?
-- name the kids whose swimming was never rated
-- swim level left blank - camper names
SELECT name FROM camper WHERE swim_level IS NULL;
-- What is the total number of bunks in each camp? Show the camp name and the total.
-- camp by camp (name), the sum of beds in its cabins
-- sum of bunks by camp, camp's name in front
SELECT T1.name, SUM(T2.bunks) FROM camp AS T1 JOIN cabin AS T2 ON T1.camp_id = T2.camp_id GROUP BY T1.camp_id;
-- List the names of counselors who are lifeguards (1) and older than 25.
-- leaders past 25 with lifeguard set to 1
-- age greater than 25, lifeguard = 1: counselor names
SELECT name FROM counselor WHERE lifeguard = 1 AND age > 25;
-- Show the name of each counselor who has a mentor, together with the name of the mentor.
-- leaders and whoever coaches them, the leader's name first
-- mentor filled in: name of the counselor, name of the mentor
SELECT T1.name, T2.name FROM counselor AS T1 JOIN counselor AS T2 ON T1.mentor_id = T2.counselor_id;
-- Which counselor mentors the most other counselors?
-- name of the leader with the largest number of proteges
-- count counselors by mentor and name the mentor on top
SELECT T2.name FROM counselor AS T1 JOIN counselor AS T2 ON T1.mentor_id = T2.counselor_id GROUP BY T2.counselor_id ORDER BY COUNT(*) DESC LIMIT 1;
-- How many activities are there in each category?
-- count the activities kind by kind
-- activity count by category, category in front
SELECT category, COUNT(*) FROM activity GROUP BY category;
-- What are the titles of the activities offered at Birch Point?
-- what can one do at Birch Point
-- Birch Point: titles of the activities there
SELECT T1.title FROM activity AS T1 JOIN camp_activity AS T2 ON T1.activity_id = T2.activity_id JOIN camp AS T3 ON T2.camp_id = T3.camp_id WHERE T3.name = 'Birch Point';
-- Which activities are not offered by any camp? Give the title.
-- titles of things to do that no camp has on its list
-- activities that not one camp has, by title
SELECT title FROM activity WHERE activity_id NOT IN (SELECT activity_id FROM camp_activity);
-- List the titles of activities for which the minimum age lies between 7 and 10.
-- activities one may start at 7 to 10 years, both included
-- lowest age allowed from 7 to 10: titles of the activities
SELECT title FROM activity WHERE min_age BETWEEN 7 AND 10;
-- Which three camps charge the most per week? Show name and fee.
-- the 3 dearest camps, each with its weekly price, top price first
-- top 3 camps by fee a week, in descending order: name, fee
SELECT name, fee_per_week FROM camp ORDER BY fee_per_week DESC LIMIT 3;
-- Find the names of campers who had more than one stay.
-- kids that came for over 1 stay
-- count stays by camper, leaving out anyone with a single one: names
SELECT T1.name FROM camper AS T1 JOIN stay AS T2 ON T1.camper_id = T2.camper_id GROUP BY T1.camper_id HAVING COUNT(*) > 1;
-- Which camps offer both Canoeing and Sailing? Give their names.
-- names of camps where you can do Canoeing as well as Sailing
-- camps with Sailing as well as Canoeing among their activities
SELECT T1.name FROM camp AS T1 JOIN camp_activity AS T2 ON T1.camp_id = T2.camp_id JOIN activity AS T3 ON T2.activity_id = T3.activity_id WHERE T3.title = 'Canoeing' INTERSECT SELECT T1.name FROM camp AS T1 JOIN camp_activity AS T2 ON T1.camp_id = T2.camp_id JOIN activity AS T3 ON T2.activity_id = T3.activity_id WHERE T3.title = 'Sailing';
-- What are the hometowns of counselors that are not the hometown of any camper?
-- places leaders come from but no kid does
-- leave out every home place of a camper; which home places of counselors remain
SELECT hometown FROM counselor EXCEPT SELECT hometown FROM camper;
-- Which camp took in the largest total amount paid for stays, and how much was it?
-- camp whose stays brought the most money, name and sum
-- add up what was paid for stays by camp, just the top one: name, sum
SELECT T1.name, SUM(T3.paid) FROM camp AS T1 JOIN cabin AS T2 ON T1.camp_id = T2.camp_id JOIN stay AS T3 ON T2.cabin_id = T3.cabin_id GROUP BY T1.camp_id ORDER BY SUM(T3.paid) DESC LIMIT 1;
-- List the different names of campers who slept in a cabin run by a counselor from Duluth.
-- kids, no name repeated, whose cabin leader is from Duluth
-- cabin counselor from Duluth: different names of the campers
SELECT DISTINCT T1.name FROM camper AS T1 JOIN stay AS T2 ON T1.camper_id = T2.camper_id JOIN cabin AS T3 ON T2.cabin_id = T3.cabin_id JOIN counselor AS T4 ON T3.counselor_id = T4.counselor_id WHERE T4.hometown = 'Duluth';
-- For camps with a capacity over 70, show the name and the number of activities, fewest first, if there are at least two activities.
-- camps with room for more than 70 and 2 or more activities: name plus count, smallest count on top
-- capacity beyond 70: activity count by camp, sorted upwards, leaving out camps with a single one: name, count
SELECT T1.name, COUNT(*) FROM camp AS T1 JOIN camp_activity AS T2 ON T1.camp_id = T2.camp_id WHERE T1.capacity > 70 GROUP BY T1.camp_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*);

-- database: maple_valley_school_buses
CREATE TABLE depot (depot_cd TEXT PRIMARY KEY, depot_nm TEXT, twn TEXT, bays INTEGER);
CREATE TABLE bus (bus_no INTEGER PRIMARY KEY, plate TEXT, make TEXT, seats INTEGER, yr_built INTEGER, fuel TEXT, depot_cd TEXT REFERENCES depot(depot_cd));
CREATE TABLE drv (drv_id INTEGER PRIMARY KEY, drv_nm TEXT, lic_class TEXT, dt_hired TEXT, hr_pay REAL);
CREATE TABLE sch (sch_id INTEGER PRIMARY KEY, sch_nm TEXT, twn TEXT, lvl TEXT, bell_time TEXT, pupils INTEGER);
CREATE TABLE rte (rte_id INTEGER PRIMARY KEY, rte_nm TEXT, sch_id INTEGER REFERENCES sch(sch_id), bus_no INTEGER REFERENCES bus(bus_no), drv_id INTEGER REFERENCES drv(drv_id), dist_km REAL, dur_min INTEGER);
CREATE TABLE stop (stop_id INTEGER PRIMARY KEY, rte_id INTEGER REFERENCES rte(rte_id), seq INTEGER, corner TEXT, riders INTEGER, shelter TEXT);
INSERT INTO depot VALUES ('N','North Yard','Calder',14),('S','South Yard','Wickham',9),('E','Eastgate','Orrin',6),('W','Westfield','Calder',4);
INSERT INTO bus VALUES (11,'MVX-110','Bluebird',48,2014,'diesel','N'),(12,'MVX-112','Thomas',56,2017,'diesel','N'),(15,'MVX-205','Bluebird',72,2021,'electric','S'),(18,'MVX-233','Collins',20,2019,'petrol','S'),(21,'MVX-301','Thomas',66,2022,'electric','E'),(22,'MVX-098','Collins',16,2011,'petrol','E'),(25,'MVX-310','Bluebird',54,2023,'electric','N');
INSERT INTO drv VALUES (1,'Wanda Pruitt','B','2008-04-14',26.5),(2,'Lester Cobb','C','2016-09-05',22),(3,'Imelda Ruiz','B','2019-01-21',23.75),(4,'Hank Osgood','B','2022-08-15',20.5),(5,'Faye Lindgren','C','2012-11-30',24.25);
INSERT INTO sch VALUES (1,'Calder Elementary','Calder','primary','08:15',410),(2,'Wickham Middle','Wickham','middle','07:50',530),(3,'Orrin Ridge High','Orrin','high','07:35',880),(4,'Lakeview Primary','Orrin','primary','08:30',265),(5,'Mill Street Academy','Dunmore','high','08:00',340);
INSERT INTO rte VALUES (1,'Red Fox',1,11,1,18.4,42),(2,'Grey Owl',2,15,2,25.1,55),(3,'Black Bear',3,21,3,31.6,63),(4,'White Deer',3,12,1,22.9,48),(5,'Brown Trout',4,18,4,9.7,24),(6,'Green Finch',1,15,3,14.2,35),(7,'Blue Heron',2,NULL,NULL,11.3,29);
INSERT INTO stop VALUES (1,1,1,'Elm and 4th',6,'yes'),(2,1,2,'Hill Farm',3,'no'),(3,2,1,'Mill Pond',9,'yes'),(4,2,2,'Old Quarry',4,'no'),(5,2,3,'Church Corner',7,'no'),(6,3,1,'Ridge Top',12,'yes'),(7,3,2,'Mill Road',5,'no'),(8,5,1,'Lake Shore',8,'yes'),(9,4,1,'Dairy Gate',2,'no');
-- How many buses run on electric power as fuel?
-- number of electric vehicles
-- electric as fuel - bus count
SELECT COUNT(*) FROM bus WHERE fuel = 'electric';
-- List the number plates of the buses from the newest to the oldest.
-- plates of all buses, latest built first
-- plates of the buses sorted by year built, latest on top
SELECT plate FROM bus ORDER BY yr_built DESC;
-- What is the largest and the smallest number of seats on a bus?
-- biggest bus and smallest bus, in seats
-- seats please: largest, smallest
SELECT MAX(seats), MIN(seats) FROM bus;
-- Which schools are at the level primary? Show name and bell time.
-- primary schools: what they are called and when the bell rings
-- level primary: school's name, time of the bell
SELECT sch_nm, bell_time FROM sch WHERE lvl = 'primary';
-- Find the names of the routes that have no driver.
-- runs nobody has been put behind the wheel for
-- driver left blank - route names
SELECT rte_nm FROM rte WHERE drv_id IS NULL;
-- How many buses are there of each make?
-- buses counted by manufacturer
-- bus count by make, make in front
SELECT make, COUNT(*) FROM bus GROUP BY make;
-- Show the name of every route and the name of the school to which it goes.
-- each run with its school
-- for all routes: name, school's name
SELECT T1.rte_nm, T2.sch_nm FROM rte AS T1 JOIN sch AS T2 ON T1.sch_id = T2.sch_id;
-- What is the total number of riders on each route? Give route name and total.
-- passengers summed over the stops, run by run, with the name of the run
-- sum of riders by route, route's name in front
SELECT T1.rte_nm, SUM(T2.riders) FROM rte AS T1 JOIN stop AS T2 ON T1.rte_id = T2.rte_id GROUP BY T1.rte_id;
-- Which schools are not served by any route? Give the name.
-- name the schools that no bus run goes to
-- schools that not one route belongs to - names
SELECT sch_nm FROM sch WHERE sch_id NOT IN (SELECT sch_id FROM rte);
-- What are the corners of the stops that start with Mill?
-- stops whose corner begins with Mill
-- corners beginning "mill" - list the stops
SELECT corner FROM stop WHERE corner LIKE 'Mill%';
-- Which depots have no bus stationed there? Show name and town.
-- yards without a single vehicle: their name, then the town
-- depots that not one bus belongs to: name, town
SELECT depot_nm, twn FROM depot WHERE depot_cd NOT IN (SELECT depot_cd FROM bus);
-- List the names of routes driven by Wanda Pruitt that take longer than 45 minutes.
-- runs over 45 minutes with Wanda Pruitt at the wheel
-- driver Wanda Pruitt, duration beyond 45: names of the routes
SELECT T1.rte_nm FROM rte AS T1 JOIN drv AS T2 ON T1.drv_id = T2.drv_id WHERE T2.drv_nm = 'Wanda Pruitt' AND T1.dur_min > 45;
-- Which driver earns the highest hourly pay?
-- name of the best paid person at the wheel, per hour
-- highest hourly wage of all drivers - the name
SELECT drv_nm FROM drv ORDER BY hr_pay DESC LIMIT 1;
-- Which drivers have more than one route? Show the name and the total distance.
-- people driving over 1 run: name and the kilometres added up
-- sum of km by driver, leaving out anyone with a single route: name, sum
SELECT T1.drv_nm, SUM(T2.dist_km) FROM drv AS T1 JOIN rte AS T2 ON T1.drv_id = T2.drv_id GROUP BY T1.drv_id HAVING COUNT(*) > 1;
-- Find the names of routes that are longer in distance than the average route.
-- runs covering more kilometres than the mean
-- km beyond the mean of all - route names
SELECT rte_nm FROM rte WHERE dist_km > (SELECT AVG(dist_km) FROM rte);
-- In how many different towns are there schools?
-- distinct towns with a school, counted
-- towns of the schools - number of different ones
SELECT COUNT(DISTINCT twn) FROM sch;
-- Which towns have a school or a depot?
-- all towns where there is a school or a bus yard, each once
-- one list of towns without doubles: depots' and schools'
SELECT twn FROM sch UNION SELECT twn FROM depot;
-- Which depot provides buses for the most routes? Give the name of the depot and the number of routes.
-- the yard whose vehicles do the largest number of runs, and how many runs
-- count routes by depot of the bus, just the top one: depot's name, count
SELECT T1.depot_nm, COUNT(*) FROM depot AS T1 JOIN bus AS T2 ON T1.depot_cd = T2.depot_cd JOIN rte AS T3 ON T2.bus_no = T3.bus_no GROUP BY T1.depot_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which drivers drive both a route to Calder Elementary and a route to Orrin Ridge High?
-- names of those who drive to Calder Elementary and also to Orrin Ridge High
-- drivers with a route to Orrin Ridge High as well as a route to Calder Elementary, by name
SELECT T1.drv_nm FROM drv AS T1 JOIN rte AS T2 ON T1.drv_id = T2.drv_id JOIN sch AS T3 ON T2.sch_id = T3.sch_id WHERE T3.sch_nm = 'Calder Elementary' INTERSECT SELECT T1.drv_nm FROM drv AS T1 JOIN rte AS T2 ON T1.drv_id = T2.drv_id JOIN sch AS T3 ON T2.sch_id = T3.sch_id WHERE T3.sch_nm = 'Orrin Ridge High';
-- List the corners of the stops without a shelter (no) on routes served by a bus of the fuel electric, most riders first.
-- stops with shelter no along runs done by an electric bus: the corner, busiest first
-- bus fuel electric, shelter = no, sorted by riders downwards: corners of the stops
SELECT T1.corner FROM stop AS T1 JOIN rte AS T2 ON T1.rte_id = T2.rte_id JOIN bus AS T3 ON T2.bus_no = T3.bus_no WHERE T1.shelter = 'no' AND T3.fuel = 'electric' ORDER BY T1.riders DESC;
