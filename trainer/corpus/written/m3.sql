-- database: aha_moment_tutoring
CREATE TABLE subj (subj_cd TEXT PRIMARY KEY, subj_nm TEXT, base_rate REAL);
CREATE TABLE tutor (tutor_id INTEGER PRIMARY KEY, nm TEXT, dt_of_birth TEXT, city TEXT, rating REAL, has_car INTEGER);
CREATE TABLE tutor_subj (tutor_id INTEGER REFERENCES tutor(tutor_id), subj_cd TEXT REFERENCES subj(subj_cd), max_grade INTEGER, PRIMARY KEY (tutor_id, subj_cd));
CREATE TABLE family (fam_id INTEGER PRIMARY KEY, surname TEXT, city TEXT, tel TEXT, discount_pct INTEGER);
CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, fam_id INTEGER REFERENCES family(fam_id), first_nm TEXT, grade INTEGER, sch_nm TEXT);
CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, tutor_id INTEGER REFERENCES tutor(tutor_id), pupil_id INTEGER REFERENCES pupil(pupil_id), subj_cd TEXT REFERENCES subj(subj_cd), dt TEXT, mins INTEGER, fee REAL, mode TEXT);
CREATE TABLE invoice (inv_no INTEGER PRIMARY KEY, fam_id INTEGER REFERENCES family(fam_id), issued_dt TEXT, amt REAL, paid_dt TEXT);
INSERT INTO subj VALUES ('MAT','Mathematics',28),('PHY','Physics',30),('LAT','Latin',26),('ENG','English',24),('CHE','Chemistry',29),('GEO','Geography',22);
INSERT INTO tutor VALUES (1,'Bella Noyes','1996-04-02','Leeds',4.8,1),(2,'Colin Mabey','1958-11-19','York',4.1,0),(3,'Farah Aziz','1989-07-30','Leeds',4.6,1),(4,'Jem Stokoe','2001-01-25','Harrogate',3.9,0),(5,'Ruth Ibbot','1977-09-12','York',4.4,1),(6,'Dai Prosser','1999-05-08','Selby',NULL,0);
INSERT INTO tutor_subj VALUES (1,'MAT',13),(1,'PHY',11),(2,'LAT',13),(2,'ENG',10),(3,'CHE',13),(3,'MAT',10),(4,'ENG',8),(5,'MAT',12),(5,'CHE',9);
INSERT INTO family VALUES (1,'Garside','Leeds','0113-221',10),(2,'Pickles','York','01904-77',0),(3,'Adeyemi','Leeds','0113-845',5),(4,'Zelenko','Wetherby','01937-30',NULL),(5,'Thwaite','Harrogate','01423-19',0);
INSERT INTO pupil VALUES (1,1,'Robin',9,'Roundhay'),(2,1,'Elsie',6,'Roundhay'),(3,2,'Maud',11,'Fulford'),(4,3,'Tobi',12,'Notre Dame'),(5,4,'Danylo',8,'Wetherby High'),(6,3,'Femi',7,'Roundhay');
INSERT INTO lesson VALUES (1,1,1,'MAT','2024-01-09',60,28,'home'),(2,1,1,'MAT','2024-01-16',60,28,'home'),(3,2,3,'LAT','2024-01-11',90,39,'online'),(4,3,4,'CHE','2024-01-12',75,37,'home'),(5,4,2,'ENG','2024-01-17',45,17,'online'),(6,1,1,'PHY','2024-02-02',60,31,'online'),(7,5,3,'MAT','2024-02-06',60,26,'home'),(8,2,5,'ENG','2024-02-08',50,20,'online'),(9,3,4,'MAT','2024-02-13',120,52,'home');
INSERT INTO invoice VALUES (101,1,'2024-01-31',73,'2024-02-10'),(102,2,'2024-01-31',39,'2024-02-03'),(103,3,'2024-01-31',37,NULL),(104,1,'2024-02-29',31,NULL),(105,2,'2024-02-29',26,'2024-03-20'),(106,4,'2024-02-29',20,NULL);
-- What is the base rate for Latin?
-- how much does Latin cost as a starting price
-- What do we charge for Latin before anything is added?
-- Latin: base rate
SELECT base_rate FROM subj WHERE subj_nm = 'Latin';
-- Find the name and date of birth of the youngest tutor.
-- coach born most recently, with the birthday
-- Which teacher is younger than all the others, and when did they come into the world?
-- latest date of birth among tutors - name, that date
SELECT nm, dt_of_birth FROM tutor ORDER BY dt_of_birth DESC LIMIT 1;
-- How many lessons were given in the mode online?
-- count of online sessions
-- How often did somebody learn something online?
-- mode = online, number of lessons
SELECT COUNT(*) FROM lesson WHERE mode = 'online';
-- What are the numbers of the invoices that have not been paid yet?
-- bills with no payment date, just their numbers
-- Which bills are people still to settle? Their numbers.
-- paid date empty: invoice no
SELECT inv_no FROM invoice WHERE paid_dt IS NULL;
-- Show the total and the average amount of all invoices.
-- bills in sum and on average
-- How much have we billed altogether, and how much on average?
-- invoice amount - sum, avg
SELECT SUM(amt), AVG(amt) FROM invoice;
-- Which tutors from York own a car (1)? Give the names.
-- names of coaches in York with car at 1
-- Which teachers in York can drive over to a pupil in something of their own (1)?
-- has car = 1, city York: tutor names
SELECT nm FROM tutor WHERE city = 'York' AND has_car = 1;
-- For each pupil's first name, show the surname of the family.
-- first names of the kids together with their family name
-- What is every child called, and what is their household called? Given name first.
-- pupil first name + family surname
SELECT T1.first_nm, T2.surname FROM pupil AS T1 JOIN family AS T2 ON T1.fam_id = T2.fam_id;
-- Which subjects can be taught by Bella Noyes? Give the subject names.
-- what does Bella Noyes teach, subject by name
-- What can one learn from Bella Noyes?
-- Bella Noyes: names of her subjects
SELECT T1.subj_nm FROM subj AS T1 JOIN tutor_subj AS T2 ON T1.subj_cd = T2.subj_cd JOIN tutor AS T3 ON T2.tutor_id = T3.tutor_id WHERE T3.nm = 'Bella Noyes';
-- How many tutors are available for each subject? Show the subject name and the number.
-- subject names with a head count of coaches able to teach them
-- How many people can teach each thing? The thing first.
-- count of tutors by subject name
SELECT T1.subj_nm, COUNT(*) FROM subj AS T1 JOIN tutor_subj AS T2 ON T1.subj_cd = T2.subj_cd GROUP BY T1.subj_cd;
-- Name the tutors who have given no lesson.
-- coaches without a session to date
-- Which teachers have not taught anybody yet?
-- tutor names without a lesson
SELECT nm FROM tutor WHERE tutor_id NOT IN (SELECT tutor_id FROM lesson);
-- Which subjects have no tutor? Return the subject names.
-- subject names nobody on our books teaches
-- What can nobody here teach?
-- subject names, zero tutors
SELECT subj_nm FROM subj WHERE subj_cd NOT IN (SELECT subj_cd FROM tutor_subj);
-- What is the total fee of the lessons held by each tutor? List tutor name and total, the largest total first.
-- takings per coach, name then sum, best earner on top
-- How much money has everybody's teaching brought in? Teacher first, most on top.
-- sum of lesson fees by tutor name, descending
SELECT T1.nm, SUM(T2.fee) FROM tutor AS T1 JOIN lesson AS T2 ON T1.tutor_id = T2.tutor_id GROUP BY T1.tutor_id ORDER BY SUM(T2.fee) DESC;
-- Which lessons lasted between 50 and 80 minutes in the mode home? Show the dates.
-- on what days were there sessions at home of 50 to 80 minutes, limits included
-- When did somebody learn at home for 50 to 80 minutes?
-- mode home, minutes from 50 up to 80: lesson dates
SELECT dt FROM lesson WHERE mins BETWEEN 50 AND 80 AND mode = 'home';
-- What are the names of the tutors rated higher than the average rating?
-- coaches who score above the mean rating
-- Which teachers are thought of more highly than average?
-- rating over the mean - tutor names
SELECT nm FROM tutor WHERE rating > (SELECT AVG(rating) FROM tutor);
-- Which families have at least two pupils? Show the surname.
-- surnames of households sending us 2 or more kids
-- Which households have no fewer than two children with us?
-- family surname with 2+ pupils
SELECT T1.surname FROM family AS T1 JOIN pupil AS T2 ON T1.fam_id = T2.fam_id GROUP BY T1.fam_id HAVING COUNT(*) >= 2;
-- Which cities have a tutor but no family?
-- towns where a coach lives and none of our households does
-- Where do we have a teacher and no household?
-- tutor cities minus family cities
SELECT city FROM tutor EXCEPT SELECT city FROM family;
-- Find the names of tutors who can teach both Mathematics and Chemistry.
-- coaches good for Mathematics and for Chemistry too
-- Who can teach Mathematics and also Chemistry?
-- tutor names with both subjects: Chemistry, Mathematics
SELECT T1.nm FROM tutor AS T1 JOIN tutor_subj AS T2 ON T1.tutor_id = T2.tutor_id JOIN subj AS T3 ON T2.subj_cd = T3.subj_cd WHERE T3.subj_nm = 'Mathematics' INTERSECT SELECT T1.nm FROM tutor AS T1 JOIN tutor_subj AS T2 ON T1.tutor_id = T2.tutor_id JOIN subj AS T3 ON T2.subj_cd = T3.subj_cd WHERE T3.subj_nm = 'Chemistry';
-- Which family's pupils had the most minutes of lessons altogether? Give the surname and the minutes.
-- household whose kids sat through the longest total of minutes: surname, then that total
-- Whose children have sat learning longest, all added up, and for how many minutes? Household first.
-- top family by sum of lesson minutes: surname, sum
SELECT T1.surname, SUM(T3.mins) FROM family AS T1 JOIN pupil AS T2 ON T1.fam_id = T2.fam_id JOIN lesson AS T3 ON T2.pupil_id = T3.pupil_id GROUP BY T1.fam_id ORDER BY SUM(T3.mins) DESC LIMIT 1;
-- List the different first names of pupils taught by a tutor living in Leeds in the subject Mathematics.
-- kids, first name, no repeats, who had Mathematics with a coach from Leeds
-- Which children has somebody from Leeds taught Mathematics? Given names, nobody twice.
-- different pupil first names, subject Mathematics, tutor city Leeds
SELECT DISTINCT T1.first_nm FROM pupil AS T1 JOIN lesson AS T2 ON T1.pupil_id = T2.pupil_id JOIN tutor AS T3 ON T2.tutor_id = T3.tutor_id JOIN subj AS T4 ON T2.subj_cd = T4.subj_cd WHERE T3.city = 'Leeds' AND T4.subj_nm = 'Mathematics';
-- Show the names of subjects with more than one lesson and their average fee, cheapest average first.
-- subjects taught in over 1 session: name and mean fee, from low to high
-- How much does one pay on average for each thing that was taught over once? The thing first, least costly on top.
-- avg lesson fee by subject name, only with more than 1 lesson, ascending
SELECT T1.subj_nm, AVG(T2.fee) FROM subj AS T1 JOIN lesson AS T2 ON T1.subj_cd = T2.subj_cd GROUP BY T1.subj_cd HAVING COUNT(*) > 1 ORDER BY AVG(T2.fee);

-- database: old_oak_alumni_association
CREATE TABLE chapters (chapter_id INTEGER PRIMARY KEY, chapter_name TEXT, country TEXT, founded INTEGER, annual_dues REAL);
CREATE TABLE alumni (alumnus_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, graduation_year INTEGER, major TEXT, chapter_id INTEGER REFERENCES chapters(chapter_id), email TEXT, mentor_id INTEGER REFERENCES alumni(alumnus_id));
CREATE TABLE employers (employer_id INTEGER PRIMARY KEY, employer_name TEXT, industry TEXT, headquarters TEXT);
CREATE TABLE jobs (job_id INTEGER PRIMARY KEY, alumnus_id INTEGER REFERENCES alumni(alumnus_id), employer_id INTEGER REFERENCES employers(employer_id), job_title TEXT, from_year INTEGER, to_year INTEGER, salary INTEGER);
CREATE TABLE reunions (reunion_id INTEGER PRIMARY KEY, chapter_id INTEGER REFERENCES chapters(chapter_id), theme TEXT, held_on TEXT, venue TEXT, ticket_price REAL);
CREATE TABLE reunion_guests (reunion_id INTEGER REFERENCES reunions(reunion_id), alumnus_id INTEGER REFERENCES alumni(alumnus_id), companions INTEGER, PRIMARY KEY (reunion_id, alumnus_id));
CREATE TABLE gifts (gift_id INTEGER PRIMARY KEY, alumnus_id INTEGER REFERENCES alumni(alumnus_id), purpose TEXT, amount REAL, given_on TEXT);
INSERT INTO chapters VALUES (1,'Chicago Oaks','USA',1952,60),(2,'London Acorns','United Kingdom',1987,75),(3,'Toronto Branch','Canada',1969,50),(4,'Singapore Circle','Singapore',2010,90),(5,'Denver Roots','USA',1994,45);
INSERT INTO alumni VALUES (1,'Marcus','Bell',1978,'law',1,'mbell@oak.test',NULL),(2,'Susan','Ritter',1985,'chemistry',1,'sritter@oak.test',1),(3,'Priya','Menon',2004,'economics',2,'pmenon@oak.test',2),(4,'Leo','Castellan',1999,'history',3,NULL,1),(5,'Hope','Yates',2012,'law',2,'hyates@oak.test',3),(6,'Daniel','Ong',2016,'computer science',4,'dong@oak.test',3),(7,'Ingrid','Foss',1991,'economics',3,'ifoss@oak.test',2),(8,'Trevor','Lund',2009,'history',NULL,NULL,NULL);
INSERT INTO employers VALUES (1,'Lakeshore Legal','law','Chicago'),(2,'Polychem','chemicals','Houston'),(3,'Thames Capital','finance','London'),(4,'Maple Museum Trust','culture','Toronto'),(5,'Straits Software','technology','Singapore'),(6,'Granite Mutual','finance','Denver');
INSERT INTO jobs VALUES (1,1,1,'partner',1990,2018,240000),(2,2,2,'plant chemist',1986,2001,88000),(3,2,3,'board adviser',2010,NULL,130000),(4,3,3,'analyst',2005,2012,97000),(5,3,5,'finance director',2013,NULL,185000),(6,4,4,'curator',2002,NULL,64000),(7,5,1,'associate',2014,NULL,121000),(8,6,5,'developer',2017,NULL,104000),(9,7,3,'economist',1995,2020,115000);
INSERT INTO reunions VALUES (1,1,'Autumn Gala','2022-10-15','Drake Hall',120),(2,2,'Pub Quiz','2023-03-03','The Anchor',15),(3,1,'Jazz Brunch','2023-05-21','Lake Terrace',55),(4,3,'Maple Night','2023-09-09','Fort York',70),(5,4,'Harbour Dinner','2024-01-27','Pier 8',95);
INSERT INTO reunion_guests VALUES (1,1,1),(1,2,0),(2,3,2),(2,5,1),(3,1,0),(4,4,1),(4,7,3),(1,7,1),(5,6,0),(4,2,2);
INSERT INTO gifts VALUES (1,1,'library',5000,'2019-12-20'),(2,2,'scholarships',1200,'2020-11-30'),(3,1,'sports field',2500,'2021-06-14'),(4,5,'library',150,'2022-02-02'),(5,7,'scholarships',800,'2022-12-19'),(6,2,'library',1000,'2023-04-01'),(7,6,'scholarships',300,'2023-10-10');
-- Which chapters are in the USA? Give name and founding year.
-- USA branches: what they are called and when they began
-- Which local groups are at home in the USA, and when did each begin?
-- country USA: chapter name, founded
SELECT chapter_name, founded FROM chapters WHERE country = 'USA';
-- How many alumni studied law as their major?
-- number of graduates in law
-- How many of our graduates did law?
-- major = law, count alumni
SELECT COUNT(*) FROM alumni WHERE major = 'law';
-- What is the largest gift, and what is the smallest?
-- biggest and tiniest donation
-- How much did anybody donate in one go at the most, and at the least?
-- gift amount - max, min
SELECT MAX(amount), MIN(amount) FROM gifts;
-- Show the first and last names of alumni without an email address.
-- graduates we cannot mail, given name and surname
-- Whom can we not write to online? Given name, family name.
-- email empty: first name, last name of alumni
SELECT first_name, last_name FROM alumni WHERE email IS NULL;
-- List the themes of the reunions from the cheapest ticket to the dearest.
-- get-togethers by theme, lowest ticket price first
-- Under what mottos did people meet again? The one it costs least to get into on top.
-- reunion themes, ascending by ticket price
SELECT theme FROM reunions ORDER BY ticket_price;
-- How much money has been given in total for each purpose?
-- donations added up by what they are meant for
-- How much has been donated altogether for every cause? Cause first.
-- purpose, sum of gift amount
SELECT purpose, SUM(amount) FROM gifts GROUP BY purpose;
-- Give the last name of each alumnus who has a mentor, together with the last name of that mentor.
-- who is advised by whom among the graduates, surname of the advised one, then of the mentor
-- Who gets advice from whom? Family names, the one advised in front.
-- alumni last name + mentor's last name, skip those without a mentor
SELECT T1.last_name, T2.last_name FROM alumni AS T1 JOIN alumni AS T2 ON T1.mentor_id = T2.alumnus_id;
-- Which alumni graduated in the years from 1985 to 1999 inclusive? Give their last names.
-- surnames of the classes of 1985 up to 1999
-- Who finished their studies in 1985 to 1999? Family names.
-- graduation year from 1985 up to 1999 - last names
SELECT last_name FROM alumni WHERE graduation_year BETWEEN 1985 AND 1999;
-- What are the names of the employers for which Susan has worked?
-- firms on Susan's job list
-- For whom has Susan worked?
-- first name Susan: employer names of her jobs
SELECT T1.employer_name FROM employers AS T1 JOIN jobs AS T2 ON T1.employer_id = T2.employer_id JOIN alumni AS T3 ON T2.alumnus_id = T3.alumnus_id WHERE T3.first_name = 'Susan';
-- How many members does each chapter have? List the chapter name and the number of alumni.
-- branches by name with their head count of graduates
-- How many graduates does each local group have? Group first.
-- chapter name, count of alumni
SELECT T1.chapter_name, COUNT(*) FROM chapters AS T1 JOIN alumni AS T2 ON T1.chapter_id = T2.chapter_id GROUP BY T1.chapter_id;
-- Which chapters have not held any reunion?
-- names of branches that never organised a get-together
-- Which local groups have never had people meet again?
-- chapter names without a reunion
SELECT chapter_name FROM chapters WHERE chapter_id NOT IN (SELECT chapter_id FROM reunions);
-- List the last names of alumni who have never given a gift.
-- surnames of graduates who did not donate
-- Which graduates have not donated anything? Family names.
-- last names of alumni, no gift
SELECT last_name FROM alumni WHERE alumnus_id NOT IN (SELECT alumnus_id FROM gifts);
-- Which job title comes with the highest salary? Show the job title and the last name of its holder.
-- best paid position ever and the surname of whoever had it
-- What post was paid better than any other, and who had it? Post first, then family name.
-- top salary: job title, last name
SELECT T2.job_title, T1.last_name FROM alumni AS T1 JOIN jobs AS T2 ON T1.alumnus_id = T2.alumnus_id ORDER BY T2.salary DESC LIMIT 1;
-- Find the names of the employers with at least three jobs on record.
-- firms that 3 or more of the jobs were with, by name
-- Which firms have no fewer than three of our posts been at?
-- employer names with 3+ jobs
SELECT T1.employer_name FROM employers AS T1 JOIN jobs AS T2 ON T1.employer_id = T2.employer_id GROUP BY T1.employer_id HAVING COUNT(*) >= 3;
-- What are the job titles paid above the average salary?
-- positions earning more than the mean pay
-- What posts are paid better than average?
-- job titles, salary over the mean
SELECT job_title FROM jobs WHERE salary > (SELECT AVG(salary) FROM jobs);
-- Which alumni attended both the Autumn Gala and the Maple Night? Return their last names.
-- surnames of guests seen at Autumn Gala and again at Maple Night
-- Who was at the Autumn Gala and came to the Maple Night too? Family names.
-- alumni last names, guest at both themes: Maple Night, Autumn Gala
SELECT T1.last_name FROM alumni AS T1 JOIN reunion_guests AS T2 ON T1.alumnus_id = T2.alumnus_id JOIN reunions AS T3 ON T2.reunion_id = T3.reunion_id WHERE T3.theme = 'Autumn Gala' INTERSECT SELECT T1.last_name FROM alumni AS T1 JOIN reunion_guests AS T2 ON T1.alumnus_id = T2.alumnus_id JOIN reunions AS T3 ON T2.reunion_id = T3.reunion_id WHERE T3.theme = 'Maple Night';
-- Who mentors more than one other alumnus? Give first name and last name.
-- graduates advising over 1 person, given name plus surname
-- Who gives advice to over one graduate? Given name, family name.
-- mentors with more than 1 mentee: first name, last name
SELECT T2.first_name, T2.last_name FROM alumni AS T1 JOIN alumni AS T2 ON T1.mentor_id = T2.alumnus_id GROUP BY T2.alumnus_id HAVING COUNT(*) > 1;
-- Which chapter's members have given the most money in total?
-- branch whose graduates donated the largest sum, name only
-- Which local group's people have donated most, all added up?
-- top chapter by sum of its alumni's gifts, name
SELECT T1.chapter_name FROM chapters AS T1 JOIN alumni AS T2 ON T1.chapter_id = T2.chapter_id JOIN gifts AS T3 ON T2.alumnus_id = T3.alumnus_id GROUP BY T1.chapter_id ORDER BY SUM(T3.amount) DESC LIMIT 1;
-- List the last names of alumni who have worked in finance or who belong to no chapter.
-- surnames of graduates with a job in finance, plus those without a branch
-- Who has had a post in finance, or goes to no local group? Family names.
-- last names in one list: chapter empty, or a job at an employer with industry finance
SELECT T1.last_name FROM alumni AS T1 JOIN jobs AS T2 ON T1.alumnus_id = T2.alumnus_id JOIN employers AS T3 ON T2.employer_id = T3.employer_id WHERE T3.industry = 'finance' UNION SELECT last_name FROM alumni WHERE chapter_id IS NULL;
-- For reunions with at least two guests from the alumni, show the theme and the number of companions in total, the largest total first.
-- get-togethers visited by 2 or more graduates: theme and sum of people they brought along, biggest sum on top
-- How many people did graduates bring along altogether each time they met again, if no fewer than two graduates came? Motto first, most on top.
-- sum of companions by reunion theme, only with 2+ guests, descending
SELECT T1.theme, SUM(T2.companions) FROM reunions AS T1 JOIN reunion_guests AS T2 ON T1.reunion_id = T2.reunion_id GROUP BY T1.reunion_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.companions) DESC;

-- database: nimbus_elearning
CREATE TABLE Instructor (InstructorId INTEGER PRIMARY KEY, DisplayName TEXT, Country TEXT, Followers INTEGER, Verified INTEGER);
CREATE TABLE Topic (TopicId INTEGER PRIMARY KEY, TopicName TEXT, ParentTopicId INTEGER REFERENCES Topic(TopicId));
CREATE TABLE OnlineCourse (CourseId INTEGER PRIMARY KEY, Title TEXT, InstructorId INTEGER REFERENCES Instructor(InstructorId), TopicId INTEGER REFERENCES Topic(TopicId), Price REAL, PublishedOn TEXT, Difficulty TEXT);
CREATE TABLE Lesson (LessonId INTEGER PRIMARY KEY, CourseId INTEGER REFERENCES OnlineCourse(CourseId), Position INTEGER, Title TEXT, VideoMinutes INTEGER, FreePreview INTEGER);
CREATE TABLE Member (MemberId INTEGER PRIMARY KEY, Username TEXT, Country TEXT, JoinedOn TEXT, Plan TEXT);
CREATE TABLE Purchase (MemberId INTEGER REFERENCES Member(MemberId), CourseId INTEGER REFERENCES OnlineCourse(CourseId), PaidAmount REAL, ProgressPercent INTEGER, PRIMARY KEY (MemberId, CourseId));
CREATE TABLE Review (ReviewId INTEGER PRIMARY KEY, MemberId INTEGER REFERENCES Member(MemberId), CourseId INTEGER REFERENCES OnlineCourse(CourseId), Stars INTEGER, Comment TEXT);
INSERT INTO Instructor VALUES (1,'Anya Codes','Poland',18200,1),(2,'Mr. Watercolor','Canada',9400,1),(3,'Data Dayo','Nigeria',25100,1),(4,'Budget Beth','Canada',3100,0),(5,'Chef Kimo','USA',760,0);
INSERT INTO Topic VALUES (1,'Technology',NULL),(2,'Web Design',1),(3,'Data Analysis',1),(4,'Art',NULL),(5,'Painting',4),(6,'Personal Finance',NULL),(7,'Photography',4);
INSERT INTO OnlineCourse VALUES (1,'Web Pages in a Weekend',1,2,29.9,'2021-04-10','beginner'),(2,'Layout Secrets',1,2,49.9,'2022-08-01','advanced'),(3,'Spreadsheets without Tears',3,3,19.9,'2020-11-15','beginner'),(4,'Statistics by Story',3,3,59,'2023-02-20','intermediate'),(5,'Wet on Wet',2,5,35,'2021-09-05','intermediate'),(6,'Sketchbook Habit',2,5,15,'2023-06-30','beginner'),(7,'Your First Budget',4,6,0,'2022-01-12','beginner');
INSERT INTO Lesson VALUES (1,1,1,'Hello Tags',12,1),(2,1,2,'Boxes Everywhere',18,0),(3,2,1,'Grids',25,0),(4,3,1,'Cells and Sums',9,1),(5,3,2,'Pivot Party',22,0),(6,4,1,'The Coin Story',31,0),(7,5,1,'Sky Wash',27,1),(8,5,2,'Trees in Fog',34,0),(9,7,1,'Where It Goes',14,1);
INSERT INTO Member VALUES (1,'koala77','Australia','2020-10-02','free'),(2,'m_dubois','France','2021-03-17','plus'),(3,'tenzin','Nepal','2021-12-24','free'),(4,'paintrain','Canada','2022-05-06','plus'),(5,'grannyclicks','USA','2022-09-29','team'),(6,'luzia','Brazil','2023-01-11','free'),(7,'owlish','France','2023-08-19','plus');
INSERT INTO Purchase VALUES (1,1,29.9,100),(1,3,19.9,60),(2,1,14.9,45),(2,4,59,100),(3,3,9.9,100),(4,5,35,80),(4,6,15,10),(5,5,29,100),(5,7,0,25),(6,1,29.9,0),(2,5,35,55);
INSERT INTO Review VALUES (1,1,1,5,'clear and quick'),(2,2,4,4,NULL),(3,3,3,5,'fun examples'),(4,4,5,3,'too fast for me'),(5,5,5,5,'lovely skies'),(6,2,1,2,'dated'),(7,5,7,4,NULL);
-- List the titles of the courses with the difficulty beginner.
-- which classes are for a beginner
-- What can a beginner study here?
-- difficulty = beginner: course titles
SELECT Title FROM OnlineCourse WHERE Difficulty = 'beginner';
-- How many members are on the plan plus?
-- count of plus subscribers
-- How many people pay for plus?
-- plan plus, number of members
SELECT COUNT(*) FROM Member WHERE Plan = 'plus';
-- What is the average length in minutes of the lesson videos?
-- mean running time of a lesson
-- How long does one sit watching each video on average, in minutes?
-- avg video minutes of lessons
SELECT AVG(VideoMinutes) FROM Lesson;
-- Which instructor has the most followers? Show the display name and the number of followers.
-- teacher with the largest crowd behind them, and its size
-- Which teacher has more people behind them than any other, and how many?
-- top followers: instructor display name, followers
SELECT DisplayName, Followers FROM Instructor ORDER BY Followers DESC LIMIT 1;
-- In how many different countries do members live?
-- number of distinct nations among users
-- From how many nations, each counted once, are the people who learn here?
-- number of different member countries
SELECT COUNT(DISTINCT Country) FROM Member;
-- Give the names of the topics at the top level, those without a parent topic.
-- subject areas that sit under nothing else
-- Which themes come under no other one?
-- parent topic empty - topic names
SELECT TopicName FROM Topic WHERE ParentTopicId IS NULL;
-- Show every topic that has a parent, together with the name of the parent topic.
-- subjects and the broader subject they belong to, both by name
-- Which theme comes under which? The narrower one first.
-- topic name + parent topic name, leaving out those without a parent
SELECT T1.TopicName, T2.TopicName FROM Topic AS T1 JOIN Topic AS T2 ON T1.ParentTopicId = T2.TopicId;
-- What are the titles of the courses published by Data Dayo, the most recently published first?
-- Data Dayo's classes, newest one on top
-- What does Data Dayo have to offer? What came out last on top.
-- instructor Data Dayo: course titles, descending by published date
SELECT T1.Title FROM OnlineCourse AS T1 JOIN Instructor AS T2 ON T1.InstructorId = T2.InstructorId WHERE T2.DisplayName = 'Data Dayo' ORDER BY T1.PublishedOn DESC;
-- How many courses are there for each topic name?
-- subjects by name with their count of classes
-- How much is there to study, counted in courses, on every theme? Theme first.
-- topic name, count of courses
SELECT T1.TopicName, COUNT(*) FROM Topic AS T1 JOIN OnlineCourse AS T2 ON T1.TopicId = T2.TopicId GROUP BY T1.TopicId;
-- Which instructors have not published any course? Give the display names.
-- teachers with no class online
-- Which teachers have nothing to offer yet?
-- display names of instructors without a course
SELECT DisplayName FROM Instructor WHERE InstructorId NOT IN (SELECT InstructorId FROM OnlineCourse);
-- Show the titles and prices of courses that cost between 15 and 35.
-- classes priced from 15 to 35, ends included: title, price
-- What can one study for 15 to 35, and how much is it exactly?
-- price from 15 up to 35 - course title, price
SELECT Title, Price FROM OnlineCourse WHERE Price BETWEEN 15 AND 35;
-- Which courses have no lesson that can be previewed freely (1)? List the titles.
-- classes lacking any lesson with free preview at 1, by title
-- What can one not try out for nothing (1), not even a single video of it?
-- no lesson with free preview = 1: course titles
SELECT Title FROM OnlineCourse WHERE CourseId NOT IN (SELECT CourseId FROM Lesson WHERE FreePreview = 1);
-- What is the total amount paid for each course? Show the course title and the sum.
-- revenue class by class, title first
-- How much money has everything brought in so far? Course first.
-- course title, sum of paid amount
SELECT T1.Title, SUM(T2.PaidAmount) FROM OnlineCourse AS T1 JOIN Purchase AS T2 ON T1.CourseId = T2.CourseId GROUP BY T1.CourseId;
-- Which usernames belong to members who bought more than one course?
-- users, by username, with over 1 purchase
-- Who has paid for over one course? User names.
-- username with more than 1 purchase
SELECT T1.Username FROM Member AS T1 JOIN Purchase AS T2 ON T1.MemberId = T2.MemberId GROUP BY T1.MemberId HAVING COUNT(*) > 1;
-- Return the titles of courses whose price is higher than the average price of all courses.
-- classes dearer than the mean
-- What is dearer to study than average?
-- course titles, price over the mean
SELECT Title FROM OnlineCourse WHERE Price > (SELECT AVG(Price) FROM OnlineCourse);
-- Which members have bought a course but never written a review? List the usernames.
-- usernames found among the buyers and absent among the reviewers
-- Who has paid for something without ever saying how they liked it? User names.
-- usernames with a purchase, minus usernames with a review
SELECT T1.Username FROM Member AS T1 JOIN Purchase AS T2 ON T1.MemberId = T2.MemberId EXCEPT SELECT T1.Username FROM Member AS T1 JOIN Review AS T2 ON T1.MemberId = T2.MemberId;
-- Which countries are home to both an instructor and a member?
-- nations having a teacher as well as a user
-- From what nations do we have both a teacher and somebody who learns?
-- countries found among members as well as among instructors
SELECT Country FROM Instructor INTERSECT SELECT Country FROM Member;
-- List the usernames of members who completed a course of Anya Codes with a progress of 100 percent.
-- users at 100 percent in a class by Anya Codes
-- Who has got through something by Anya Codes completely, to 100 percent? User names.
-- instructor Anya Codes, progress = 100: usernames
SELECT T1.Username FROM Member AS T1 JOIN Purchase AS T2 ON T1.MemberId = T2.MemberId JOIN OnlineCourse AS T3 ON T2.CourseId = T3.CourseId JOIN Instructor AS T4 ON T3.InstructorId = T4.InstructorId WHERE T4.DisplayName = 'Anya Codes' AND T2.ProgressPercent = 100;
-- Which instructor earned the most money from purchases? Give the display name and the total.
-- teacher whose classes brought in the largest sum, with that sum
-- Whose teaching has brought in most money, and how much?
-- top instructor by sum of paid amounts: display name, sum
SELECT T1.DisplayName, SUM(T3.PaidAmount) FROM Instructor AS T1 JOIN OnlineCourse AS T2 ON T1.InstructorId = T2.InstructorId JOIN Purchase AS T3 ON T2.CourseId = T3.CourseId GROUP BY T1.InstructorId ORDER BY SUM(T3.PaidAmount) DESC LIMIT 1;
-- For courses with at least two reviews, show the title and the average number of stars, the best first.
-- classes reviewed 2 or more times, title and mean stars, top one first
-- How many stars did people give on average to each course that no fewer than two people judged? Course first, best on top.
-- avg stars by course title, only with 2+ reviews, descending
SELECT T1.Title, AVG(T2.Stars) FROM OnlineCourse AS T1 JOIN Review AS T2 ON T1.CourseId = T2.CourseId GROUP BY T1.CourseId HAVING COUNT(*) >= 2 ORDER BY AVG(T2.Stars) DESC;

-- database: provincial_examination_board
CREATE TABLE REF_EXAM_TYPES (exam_type_code TEXT PRIMARY KEY, exam_type_description TEXT);
CREATE TABLE CENTRES (centre_id INTEGER PRIMARY KEY, centre_name TEXT, town TEXT, seats INTEGER, wheelchair_access TEXT);
CREATE TABLE EXAMS (exam_id INTEGER PRIMARY KEY, subject TEXT, exam_type_code TEXT REFERENCES REF_EXAM_TYPES(exam_type_code), exam_date TEXT, duration_minutes INTEGER, pass_mark INTEGER, entry_fee REAL);
CREATE TABLE EXAMINERS (examiner_id INTEGER PRIMARY KEY, examiner_name TEXT, chief_examiner_id INTEGER REFERENCES EXAMINERS(examiner_id), appointed_year INTEGER, rate_per_script REAL);
CREATE TABLE CANDIDATES (candidate_id INTEGER PRIMARY KEY, candidate_name TEXT, date_of_birth TEXT, centre_id INTEGER REFERENCES CENTRES(centre_id), extra_time TEXT);
CREATE TABLE SCRIPTS (script_id INTEGER PRIMARY KEY, candidate_id INTEGER REFERENCES CANDIDATES(candidate_id), exam_id INTEGER REFERENCES EXAMS(exam_id), examiner_id INTEGER REFERENCES EXAMINERS(examiner_id), mark INTEGER, grade TEXT);
CREATE TABLE APPEALS (appeal_id INTEGER PRIMARY KEY, script_id INTEGER REFERENCES SCRIPTS(script_id), lodged_on TEXT, outcome TEXT, new_mark INTEGER);
INSERT INTO REF_EXAM_TYPES VALUES ('W','written'),('O','oral'),('P','practical'),('D','digital');
INSERT INTO CENTRES VALUES (1,'Aldwick Academy','Aldwick',240,'Y'),(2,'Corn Exchange Hall','Penmoor',400,'Y'),(3,'St Ives Institute','Penmoor',120,'N'),(4,'Rosedale High','Rosedale',180,'Y'),(5,'Drill Hall','Stoke Barton',90,'N');
INSERT INTO EXAMS VALUES (1,'Mathematics','W','2024-05-13',180,40,38),(2,'French','O','2024-05-02',20,50,25),(3,'French','W','2024-05-16',120,45,34),(4,'Chemistry','P','2024-04-29',150,55,48),(5,'Computing','D','2024-05-21',105,50,42),(6,'History','W','2024-05-23',135,42,34),(7,'Welsh','O','2024-05-03',25,50,25);
INSERT INTO EXAMINERS VALUES (1,'Beatrice Lowe',NULL,2003,6.5),(2,'Ifan Pritchard',1,2011,5.2),(3,'Chloe Marchand',1,2015,5),(4,'Neil Dutton',NULL,2008,6.1),(5,'Rukhsana Mir',4,2019,4.8),(6,'Percy Vane',4,2021,4.5);
INSERT INTO CANDIDATES VALUES (1,'Alfie Dance','2006-02-11',1,'N'),(2,'Beth Rowse','2005-12-01',1,'Y'),(3,'Cai Morgan','2006-07-19',2,'N'),(4,'Delia Frost','2006-01-28',2,'N'),(5,'Ewan Prowse','2004-09-30',3,'Y'),(6,'Farida Noor','2006-04-05',4,'N'),(7,'Gus Tremayne','2005-10-16',2,NULL);
INSERT INTO SCRIPTS VALUES (1,1,1,1,72,'B'),(2,1,3,3,58,'C'),(3,2,1,1,35,'F'),(4,3,4,4,81,'A'),(5,3,5,5,67,'B'),(6,4,2,3,90,'A'),(7,4,3,3,76,'B'),(8,5,1,2,41,'D'),(9,6,6,2,63,'C'),(10,6,4,4,49,'F'),(11,7,5,5,NULL,NULL);
INSERT INTO APPEALS VALUES (1,3,'2024-08-20','upheld',41),(2,10,'2024-08-22','rejected',49),(3,2,'2024-08-23','upheld',61),(4,8,'2024-08-29','pending',NULL);
-- Which centres in Penmoor are there? Give their names and numbers of seats.
-- Penmoor exam halls, name and how many can sit
-- Where in Penmoor can one be examined, and how many people at a time?
-- town Penmoor - centre name, seats
SELECT centre_name, seats FROM CENTRES WHERE town = 'Penmoor';
-- What is the longest and what is the average duration of an exam in minutes?
-- exams in minutes: the maximum and the mean
-- How long does one have to sit there, in minutes, at the most and on average?
-- exam duration - max, avg
SELECT MAX(duration_minutes), AVG(duration_minutes) FROM EXAMS;
-- How many scripts received the grade B?
-- papers with a B, counted
-- How many papers were worth a B?
-- grade = B, count scripts
SELECT COUNT(*) FROM SCRIPTS WHERE grade = 'B';
-- Who is the oldest candidate?
-- name of the entrant born earliest
-- Who has been alive longest of all those examined?
-- earliest date of birth: candidate name
SELECT candidate_name FROM CANDIDATES ORDER BY date_of_birth LIMIT 1;
-- List the distinct subjects examined.
-- different subjects on offer, no repeats
-- In what fields can one be examined? Each just once.
-- different exam subjects
SELECT DISTINCT subject FROM EXAMS;
-- Which exams are of the type described as written? Show subject and date.
-- written papers: what subject and on which day
-- In what fields is the exam written, and on what day is each?
-- exam type description written: subject, date
SELECT T1.subject, T1.exam_date FROM EXAMS AS T1 JOIN REF_EXAM_TYPES AS T2 ON T1.exam_type_code = T2.exam_type_code WHERE T2.exam_type_description = 'written';
-- Show the number of exams for each exam type description.
-- tally of exams by kind, using the wording of the kind
-- How many exams are there of every sort? Sort in words first.
-- exam type description + count
SELECT T1.exam_type_description, COUNT(*) FROM REF_EXAM_TYPES AS T1 JOIN EXAMS AS T2 ON T1.exam_type_code = T2.exam_type_code GROUP BY T1.exam_type_code;
-- Which examiners have a chief examiner? Give the examiner's name and the chief's name.
-- markers and their boss, names in that order, for those who have one
-- Who marks under whom? Leave out those with nobody above them, and put the boss second.
-- examiner name, chief examiner's name
SELECT T1.examiner_name, T2.examiner_name FROM EXAMINERS AS T1 JOIN EXAMINERS AS T2 ON T1.chief_examiner_id = T2.examiner_id;
-- What are the names of the centres without any candidate?
-- halls nobody is registered at
-- Which places to be examined at has nobody signed up for?
-- centre names, zero candidates
SELECT centre_name FROM CENTRES WHERE centre_id NOT IN (SELECT centre_id FROM CANDIDATES);
-- Show the name of each candidate together with the town in which he or she sits the exams.
-- entrants and the town of their exam hall
-- Who is to be examined in which town? The person first.
-- candidate name + town of the centre
SELECT T1.candidate_name, T2.town FROM CANDIDATES AS T1 JOIN CENTRES AS T2 ON T1.centre_id = T2.centre_id;
-- Find the subjects of exams that nobody has sat, i.e. that have no script.
-- for which exams is there not one paper, by subject
-- In what fields did nobody turn up for the exam?
-- subjects of exams without a script
SELECT subject FROM EXAMS WHERE exam_id NOT IN (SELECT exam_id FROM SCRIPTS);
-- What is the average mark awarded by each examiner? List examiner name and average, the most generous first.
-- markers by name with the mean of the marks they gave, highest mean on top
-- How high did everybody mark on average? Who it is first, the kindest on top.
-- avg mark by examiner name, descending
SELECT T1.examiner_name, AVG(T2.mark) FROM EXAMINERS AS T1 JOIN SCRIPTS AS T2 ON T1.examiner_id = T2.examiner_id GROUP BY T1.examiner_id ORDER BY AVG(T2.mark) DESC;
-- Which candidates have no entry on whether they get extra time?
-- entrants whose extra time field is blank, names
-- For whom is it not noted whether they may write for longer?
-- extra time empty: candidate names
SELECT candidate_name FROM CANDIDATES WHERE extra_time IS NULL;
-- Find the subjects and entry fees of exams dearer than the average entry fee, cheapest first.
-- exams charging over the mean fee: subject plus fee, from low to high
-- Which exams, by field, cost more to enter than average, and how much? Least costly on top.
-- entry fee over the mean - subject, fee, ascending by fee
SELECT subject, entry_fee FROM EXAMS WHERE entry_fee > (SELECT AVG(entry_fee) FROM EXAMS) ORDER BY entry_fee;
-- Which candidates wrote scripts in both Mathematics and French?
-- entrants who did Mathematics as well as French
-- Who has been examined in Mathematics and in French too?
-- candidate names with scripts in both subjects: French, Mathematics
SELECT T1.candidate_name FROM CANDIDATES AS T1 JOIN SCRIPTS AS T2 ON T1.candidate_id = T2.candidate_id JOIN EXAMS AS T3 ON T2.exam_id = T3.exam_id WHERE T3.subject = 'Mathematics' INTERSECT SELECT T1.candidate_name FROM CANDIDATES AS T1 JOIN SCRIPTS AS T2 ON T1.candidate_id = T2.candidate_id JOIN EXAMS AS T3 ON T2.exam_id = T3.exam_id WHERE T3.subject = 'French';
-- List the names of the candidates whose appeal was upheld.
-- who won, outcome upheld, when challenging a mark
-- Who complained about a mark and was told they were right (upheld)?
-- appeal outcome upheld: candidate names
SELECT T1.candidate_name FROM CANDIDATES AS T1 JOIN SCRIPTS AS T2 ON T1.candidate_id = T2.candidate_id JOIN APPEALS AS T3 ON T2.script_id = T3.script_id WHERE T3.outcome = 'upheld';
-- Which candidates got a mark above 60 in an exam lasting more than 100 minutes? List each name once.
-- entrants, no repeats, who scored over 60 in something that takes over 100 minutes
-- Who did better than 60 in an exam that goes on for over 100 minutes? Nobody twice.
-- different candidate names, duration above 100 minutes, mark above 60
SELECT DISTINCT T1.candidate_name FROM CANDIDATES AS T1 JOIN SCRIPTS AS T2 ON T1.candidate_id = T2.candidate_id JOIN EXAMS AS T3 ON T2.exam_id = T3.exam_id WHERE T2.mark > 60 AND T3.duration_minutes > 100;
-- Which examiners marked more than two scripts? Show name and number of scripts.
-- markers with over 2 papers, and how many each
-- Who has gone through over two papers, and how many?
-- count scripts by examiner name, only more than 2
SELECT T1.examiner_name, COUNT(*) FROM EXAMINERS AS T1 JOIN SCRIPTS AS T2 ON T1.examiner_id = T2.examiner_id GROUP BY T1.examiner_id HAVING COUNT(*) > 2;
-- Which centre has the best average mark among centres with wheelchair access (Y)? Give the centre name.
-- of the halls with wheelchair access Y, the name of the one whose entrants score highest on average
-- Where do people do best on average, of the places one can get into with a wheelchair (Y)?
-- wheelchair access = Y: top centre by avg mark, name
SELECT T1.centre_name FROM CENTRES AS T1 JOIN CANDIDATES AS T2 ON T1.centre_id = T2.centre_id JOIN SCRIPTS AS T3 ON T2.candidate_id = T3.candidate_id WHERE T1.wheelchair_access = 'Y' GROUP BY T1.centre_id ORDER BY AVG(T3.mark) DESC LIMIT 1;
-- Name the candidates who have a script but have lodged no appeal, in alphabetical order.
-- entrants who handed in a paper and did not challenge any, sorted by name from a to z
-- Who has written a paper and never complained about one? From a to z.
-- candidate names sorted a-z, with a script, without an appeal
SELECT candidate_name FROM CANDIDATES WHERE candidate_id IN (SELECT candidate_id FROM SCRIPTS) AND candidate_id NOT IN (SELECT T1.candidate_id FROM SCRIPTS AS T1 JOIN APPEALS AS T2 ON T1.script_id = T2.script_id) ORDER BY candidate_name;
