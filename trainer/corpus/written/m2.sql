-- database: brightspark_science_fair
CREATE TABLE category (category_code TEXT PRIMARY KEY, category_name TEXT, floor INTEGER, prize_money INTEGER);
CREATE TABLE school (school_id INTEGER PRIMARY KEY, school_name TEXT, district TEXT, principal TEXT);
CREATE TABLE project (project_id INTEGER PRIMARY KEY, title TEXT, category_code TEXT REFERENCES category(category_code), school_id INTEGER REFERENCES school(school_id), booth INTEGER, budget REAL, needs_power TEXT);
CREATE TABLE young_scientist (ys_id INTEGER PRIMARY KEY, name TEXT, grade INTEGER, project_id INTEGER REFERENCES project(project_id), tshirt_size TEXT);
CREATE TABLE judge (judge_id INTEGER PRIMARY KEY, name TEXT, employer TEXT, specialty TEXT, years_judging INTEGER);
CREATE TABLE evaluation (judge_id INTEGER REFERENCES judge(judge_id), project_id INTEGER REFERENCES project(project_id), creativity INTEGER, method INTEGER, remarks TEXT, PRIMARY KEY (judge_id, project_id));
INSERT INTO category VALUES ('BIO','Life Science',1,500),('PHY','Physics',1,450),('CHE','Chemistry',2,400),('ENV','Environment',2,650),('ROB','Robotics',3,800);
INSERT INTO school VALUES (1,'Harlan Heights','North','Ms. Doyle'),(2,'Cedar Junior High','East','Mr. Amato'),(3,'Saint Brendan','North','Sr. Agnes'),(4,'Lowell Technical','West','Dr. Prasad'),(5,'Quarry Hill','South','Mr. Finch');
INSERT INTO project VALUES (1,'Moss as an Air Filter','ENV',1,12,45,'no'),(2,'Solar Kettle','PHY',2,7,80,'yes'),(3,'Singing Bridges','PHY',4,8,120,'yes'),(4,'Which Bread Moulds First','BIO',1,3,15,'no'),(5,'Rain Gauge from Scrap','ENV',3,14,30,'no'),(6,'Ink from Walnuts','CHE',2,20,25,'no'),(7,'Yeast Balloon Race','BIO',2,4,18,'no'),(8,'Acid Rain on Marble','CHE',1,21,38,NULL);
INSERT INTO young_scientist VALUES (1,'Dina Shah',7,1,'M'),(2,'Luke Barnes',7,1,'L'),(3,'Fay Wong',8,2,'S'),(4,'Omar Nasser',9,3,'L'),(5,'Becky Holt',9,3,'M'),(6,'Theo Lang',6,4,'S'),(7,'Ana Cruz',8,5,'M'),(8,'Will Tate',7,6,NULL),(9,'Jun Ito',6,7,'S');
INSERT INTO judge VALUES (1,'Prof. Hale','State University','botany',14),(2,'Nora Fitch','Orbis Energy','physics',6),(3,'Dr. Bello','Mercy Hospital','biology',9),(4,'Ken Arden','Orbis Energy','robotics',2),(5,'Vera Stroud','City Water Board','chemistry',11);
INSERT INTO evaluation VALUES (1,1,9,8,'neat field work'),(1,4,6,7,NULL),(2,2,7,9,'good curves'),(2,3,10,8,'lovely demo'),(3,4,5,8,'sample too small'),(3,7,8,6,NULL),(5,6,9,9,'very thorough'),(5,1,8,7,NULL),(1,5,4,6,'more data needed'),(2,5,6,6,NULL);
-- On which floor is the category Environment?
-- floor number for Environment
-- On what storey can Environment be found?
-- Environment: which level of the building is it on
SELECT floor FROM category WHERE category_name = 'Environment';
-- What is the total budget of all projects?
-- money planned for every project put together
-- How much money may be spent on all the entries together?
-- sum of the money for every entry
SELECT SUM(budget) FROM project;
-- How many young scientists are in grade 7?
-- count the kids attending grade 7
-- How many children are in year 7 at school?
-- pupils in grade 7, how many
SELECT COUNT(*) FROM young_scientist WHERE grade = 7;
-- List the title and booth of the projects that need power (yes), in ascending order of booth.
-- projects with power set to yes: what they are called and where they stand, lowest booth number first
-- Which entries must be plugged in (yes), and at which stand are they? Lowest stand number first.
-- electricity needed = yes: title and stand, ordered by stand going up
SELECT title, booth FROM project WHERE needs_power = 'yes' ORDER BY booth;
-- Which judges work for Orbis Energy and have judged for more than 5 years?
-- jurors from Orbis Energy with over 5 years of judging, by name
-- Who of the jury is employed by Orbis Energy and has been on juries for longer than 5 years?
-- more than 5 years on the jury and works at Orbis Energy: names
SELECT name FROM judge WHERE employer = 'Orbis Energy' AND years_judging > 5;
-- Show the number of projects in each district.
-- projects counted per district of the school
-- How many entries come from each part of town? The part of town first.
-- part of town of the school, number of entries
SELECT T1.district, COUNT(*) FROM school AS T1 JOIN project AS T2 ON T1.school_id = T2.school_id GROUP BY T1.district;
-- For each project title, what is the name of its category?
-- every project, by title, with the category it was entered in
-- What is each entry called, and in which section does it compete?
-- all entries: title, name of the section
SELECT T1.title, T2.category_name FROM project AS T1 JOIN category AS T2 ON T1.category_code = T2.category_code;
-- What are the names of the categories in which no project was entered?
-- categories, by name, that stayed empty
-- Which sections have no entry?
-- nothing was entered there: names of the sections
SELECT category_name FROM category WHERE category_code NOT IN (SELECT category_code FROM project);
-- Which schools brought no project to the fair? Give the school name and the principal.
-- schools absent with projects: name and who heads them
-- Which schools have no entry, and who is the head teacher?
-- no entry from them: school and its headmaster or headmistress
SELECT school_name, principal FROM school WHERE school_id NOT IN (SELECT school_id FROM project);
-- Who worked on the project Singing Bridges? Show the names.
-- names of the kids behind Singing Bridges
-- Which children made Singing Bridges?
-- Singing Bridges team: names of the pupils
SELECT T1.name FROM young_scientist AS T1 JOIN project AS T2 ON T1.project_id = T2.project_id WHERE T2.title = 'Singing Bridges';
-- What is the average creativity score given by each judge? Show the judge's name and the average.
-- juror by juror (name), mean mark for creativity
-- What is each jury member called, and how inventive did they find the entries on average?
-- jury member's name and the average of their creativity points
SELECT T1.name, AVG(T2.creativity) FROM judge AS T1 JOIN evaluation AS T2 ON T1.judge_id = T2.judge_id GROUP BY T1.judge_id;
-- Which project received the single best creativity score? Return its title.
-- title of the project with the top mark in creativity from any juror
-- Which entry got the highest points of all from a jury member for being creative?
-- most creative according to one single score: title of the entry
SELECT T1.title FROM project AS T1 JOIN evaluation AS T2 ON T1.project_id = T2.project_id ORDER BY T2.creativity DESC LIMIT 1;
-- Find the titles of projects whose budget exceeds the average budget.
-- which projects cost above the mean budget
-- Which entries are allowed to spend more than entries are on average?
-- spending above average: titles of these entries
SELECT title FROM project WHERE budget > (SELECT AVG(budget) FROM project);
-- How many different schools have a project in the category with the code ENV or PHY?
-- number of distinct schools taking part under code ENV or PHY
-- How many individual schools have an entry under the code ENV or the code PHY?
-- code PHY or ENV: how many different schools, each counted once
SELECT COUNT(DISTINCT school_id) FROM project WHERE category_code = 'ENV' OR category_code = 'PHY';
-- Which projects have Rain in their title?
-- titles mentioning Rain
-- What are the entries called that have Rain in what they are called?
-- Rain anywhere in the name of the entry
SELECT title FROM project WHERE title LIKE '%Rain%';
-- Show the titles of the projects judged by at least two judges.
-- projects that 2 or more jurors looked at
-- Which entries were scored by two or more jury members?
-- at least 2 jury members scored them: titles of the entries
SELECT T1.title FROM project AS T1 JOIN evaluation AS T2 ON T1.project_id = T2.project_id GROUP BY T1.project_id HAVING COUNT(*) >= 2;
-- Which judges have not evaluated anything? List name and specialty.
-- jurors with no evaluation so far: who, and their field
-- Who of the jury has scored nothing, and what is their area of expertise?
-- no scores given: jury member's name, then their expertise
SELECT name, specialty FROM judge WHERE judge_id NOT IN (SELECT judge_id FROM evaluation);
-- Which schools have a project in Life Science as well as one in Environment? List the school names.
-- names of schools present both under Life Science and under Environment
-- Which schools compete in Life Science and also in Environment?
-- entries in both Environment and Life Science: school names
SELECT T1.school_name FROM school AS T1 JOIN project AS T2 ON T1.school_id = T2.school_id JOIN category AS T3 ON T2.category_code = T3.category_code WHERE T3.category_name = 'Life Science' INTERSECT SELECT T1.school_name FROM school AS T1 JOIN project AS T2 ON T1.school_id = T2.school_id JOIN category AS T3 ON T2.category_code = T3.category_code WHERE T3.category_name = 'Environment';
-- Which category has the highest average method score? Give its name and that average.
-- category whose projects average best in method, name plus the figure
-- In which section was the way of working scored best on average, and how many points was that?
-- average points for method per section: the top section's name and its average
SELECT T1.category_name, AVG(T3.method) FROM category AS T1 JOIN project AS T2 ON T1.category_code = T2.category_code JOIN evaluation AS T3 ON T2.project_id = T3.project_id GROUP BY T1.category_code ORDER BY AVG(T3.method) DESC LIMIT 1;
-- List the different names of young scientists whose project was evaluated by a judge with more than 10 years of judging.
-- kids, each name once, seen by a juror with over 10 years in the job
-- Which children had their work scored by a jury member who has done this for longer than 10 years? No repeats.
-- jury member with more than 10 years behind them: names of the pupils whose entry they scored, no duplicates
SELECT DISTINCT T1.name FROM young_scientist AS T1 JOIN evaluation AS T2 ON T1.project_id = T2.project_id JOIN judge AS T3 ON T2.judge_id = T3.judge_id WHERE T3.years_judging > 10;

-- database: seven_bridges_math_olympiad
CREATE TABLE Country (CountryCode TEXT PRIMARY KEY, CountryName TEXT, Continent TEXT, FirstYear INTEGER);
CREATE TABLE Contest (ContestID INTEGER PRIMARY KEY, ContestYear INTEGER, HostCity TEXT, HostCountry TEXT REFERENCES Country(CountryCode), DurationHours REAL);
CREATE TABLE Contestant (ContestantID INTEGER PRIMARY KEY, FullName TEXT, Gender TEXT, BirthYear INTEGER, CountryCode TEXT REFERENCES Country(CountryCode));
CREATE TABLE Problem (ProblemID INTEGER PRIMARY KEY, ContestID INTEGER REFERENCES Contest(ContestID), Number INTEGER, Topic TEXT, ProposedBy TEXT REFERENCES Country(CountryCode), MaxPoints INTEGER);
CREATE TABLE Score (ContestantID INTEGER REFERENCES Contestant(ContestantID), ProblemID INTEGER REFERENCES Problem(ProblemID), Points INTEGER, PRIMARY KEY (ContestantID, ProblemID));
CREATE TABLE Award (AwardID INTEGER PRIMARY KEY, ContestantID INTEGER REFERENCES Contestant(ContestantID), ContestID INTEGER REFERENCES Contest(ContestID), AwardType TEXT, Rank INTEGER);
INSERT INTO Country VALUES ('ROU','Romania','Europe',1959),('KOR','South Korea','Asia',1988),('PER','Peru','South America',1987),('CAN','Canada','North America',1981),('VNM','Vietnam','Asia',1974),('GHA','Ghana','Africa',2015),('ISL','Iceland','Europe',1985);
INSERT INTO Contest VALUES (1,2019,'Cluj','ROU',4.5),(2,2021,'Busan','KOR',4.5),(3,2022,'Lima','PER',4),(4,2023,'Halifax','CAN',5);
INSERT INTO Contestant VALUES (1,'Andrei Pop','M',2002,'ROU'),(2,'Ioana Stan','F',2004,'ROU'),(3,'Min-jun Seo','M',2003,'KOR'),(4,'Ji-woo Han','F',2005,'KOR'),(5,'Lucia Quispe','F',2000,'PER'),(6,'Ethan Roy','M',2006,'CAN'),(7,'Linh Tran','F',2001,'VNM'),(8,'Kofi Asante','M',2007,'GHA');
INSERT INTO Problem VALUES (1,1,1,'geometry','VNM',7),(2,1,2,'number theory','ROU',7),(3,2,1,'algebra','CAN',7),(4,2,2,'combinatorics','KOR',8),(5,3,1,'geometry','ROU',7),(6,3,2,'inequalities',NULL,9),(7,4,1,'number theory','KOR',7);
INSERT INTO Score VALUES (1,1,7),(1,2,6),(7,1,5),(7,2,7),(2,3,4),(3,3,7),(3,4,8),(4,4,3),(2,5,7),(5,5,2),(5,6,6),(4,6,9),(6,7,1),(4,7,5);
INSERT INTO Award VALUES (1,1,1,'gold',3),(2,7,1,'silver',21),(3,3,2,'gold',1),(4,2,3,'silver',17),(5,4,3,'gold',6),(6,5,3,'bronze',48),(7,4,4,'bronze',52);
-- Which countries are in Asia? Give their names.
-- names of participants from Asia, countries I mean
-- Which nations belong to Asia?
-- nations located in Asia, by name
SELECT CountryName FROM Country WHERE Continent = 'Asia';
-- How many contestants are female, i.e. have the gender F?
-- count of girls (F) who competed
-- How many of the participants are women (F)?
-- female = F, number of participants
SELECT COUNT(*) FROM Contestant WHERE Gender = 'F';
-- In what year was the contest in Lima held?
-- when did Lima host
-- When did the competition take place in Lima?
-- Lima edition: which year
SELECT ContestYear FROM Contest WHERE HostCity = 'Lima';
-- List all contestants with their birth years, from the youngest to the oldest.
-- full names and years of birth, whoever was born last at the top
-- What are the participants called and when were they born, starting with the youngest?
-- names and years of birth, ordered from young to old
SELECT FullName, BirthYear FROM Contestant ORDER BY BirthYear DESC;
-- What different topics do the problems cover?
-- distinct subjects among the tasks
-- Which fields of mathematics do the exercises come from? No repeats.
-- fields of the exercises, no duplicates
SELECT DISTINCT Topic FROM Problem;
-- How many problems has each country proposed? Show the country name and the count.
-- tasks submitted, country by country (name, number)
-- What are the nations called, and how many exercises did each suggest?
-- nation and number of exercises suggested by it
SELECT T1.CountryName, COUNT(*) FROM Country AS T1 JOIN Problem AS T2 ON T1.CountryCode = T2.ProposedBy GROUP BY T1.CountryCode;
-- Show the year and host city of each contest along with the name of the host country.
-- year, town and country (by name) for every edition
-- When was each competition, in which city, and in which nation?
-- all competitions: year, city, name of the nation where it was held
SELECT T1.ContestYear, T1.HostCity, T2.CountryName FROM Contest AS T1 JOIN Country AS T2 ON T1.HostCountry = T2.CountryCode;
-- Which problem topics appeared at the contest in Cluj?
-- subjects set in Cluj
-- Which fields of mathematics were the exercises in Cluj from?
-- Cluj: the field of each exercise
SELECT T1.Topic FROM Problem AS T1 JOIN Contest AS T2 ON T1.ContestID = T2.ContestID WHERE T2.HostCity = 'Cluj';
-- For which problem is it unknown who proposed it? Give its topic and maximum points.
-- the task with no proposer noted: subject, full marks
-- Which exercise was suggested by nobody we know, and how many points could one get for it at most? The field first.
-- proposer missing: field of the exercise and the most points possible
SELECT Topic, MaxPoints FROM Problem WHERE ProposedBy IS NULL;
-- What is the total number of points of each contestant? Show full name and total, highest first.
-- sum of points by person with the full name, best on top
-- How much did each participant score altogether? Name and sum, the strongest first.
-- name of the participant, points added up, high to low
SELECT T1.FullName, SUM(T2.Points) FROM Contestant AS T1 JOIN Score AS T2 ON T1.ContestantID = T2.ContestantID GROUP BY T1.ContestantID ORDER BY SUM(T2.Points) DESC;
-- Which contestants never received an award?
-- full names of those who went home without any prize
-- Who has never won a medal?
-- no medal at all: names of the participants
SELECT FullName FROM Contestant WHERE ContestantID NOT IN (SELECT ContestantID FROM Award);
-- Which countries have never hosted the contest? Give the names.
-- names of countries where no edition took place
-- In which nations has the competition never been held?
-- never a host: nation names
SELECT CountryName FROM Country WHERE CountryCode NOT IN (SELECT HostCountry FROM Contest);
-- Give the full name and rank of every contestant with an award of the type gold.
-- who won gold, and where were they placed
-- Who has a gold medal, and which place did they take?
-- medal gold: name and placing
SELECT T1.FullName, T2.Rank FROM Contestant AS T1 JOIN Award AS T2 ON T1.ContestantID = T2.ContestantID WHERE T2.AwardType = 'gold';
-- What are the lowest and the highest number of points scored in geometry?
-- worst and best result on geometry tasks
-- What is the weakest and the strongest score on a geometry exercise?
-- geometry: minimum points, maximum points
SELECT MIN(T1.Points), MAX(T1.Points) FROM Score AS T1 JOIN Problem AS T2 ON T1.ProblemID = T2.ProblemID WHERE T2.Topic = 'geometry';
-- Which countries took part for the first time between 1980 and 1990? List names and first years.
-- newcomers of 1980 to 1990, both years included: country name and that year
-- Which nations joined between 1980 and 1990, and in which year?
-- first year from 1980 to 1990 inclusive: nation, then the year
SELECT CountryName, FirstYear FROM Country WHERE FirstYear BETWEEN 1980 AND 1990;
-- Which contestants have been awarded both gold and bronze?
-- holders of a gold as well as a bronze, full name
-- Who has won a gold medal and a bronze one too?
-- both bronze and gold: names of the participants
SELECT T1.FullName FROM Contestant AS T1 JOIN Award AS T2 ON T1.ContestantID = T2.ContestantID WHERE T2.AwardType = 'gold' INTERSECT SELECT T1.FullName FROM Contestant AS T1 JOIN Award AS T2 ON T1.ContestantID = T2.ContestantID WHERE T2.AwardType = 'bronze';
-- List the names of countries that have more than one award.
-- countries whose people collected over 1 prize
-- Which nations have won more than one medal?
-- more than 1 medal in total: nation names
SELECT T1.CountryName FROM Country AS T1 JOIN Contestant AS T2 ON T1.CountryCode = T2.CountryCode JOIN Award AS T3 ON T2.ContestantID = T3.ContestantID GROUP BY T1.CountryCode HAVING COUNT(*) > 1;
-- Which topic has the lowest average score in points?
-- on what subject do people get the fewest points on average
-- Which field of mathematics is the hardest, having the lowest points on average?
-- average points per field: the field at the bottom
SELECT T1.Topic FROM Problem AS T1 JOIN Score AS T2 ON T1.ProblemID = T2.ProblemID GROUP BY T1.Topic ORDER BY AVG(T2.Points) LIMIT 1;
-- Find the different full names of contestants who solved a problem proposed by South Korea with more than 4 points.
-- everyone, named in full and once only, with over 4 points on a task that South Korea submitted
-- Who got more than 4 points on an exercise suggested by South Korea? No repeats.
-- exercise from South Korea and over 4 points: names of the participants, no duplicates
SELECT DISTINCT T1.FullName FROM Contestant AS T1 JOIN Score AS T2 ON T1.ContestantID = T2.ContestantID JOIN Problem AS T3 ON T2.ProblemID = T3.ProblemID JOIN Country AS T4 ON T3.ProposedBy = T4.CountryCode WHERE T4.CountryName = 'South Korea' AND T2.Points > 4;
-- Which host city's contest saw the largest sum of points?
-- city where the points handed out add up to the most
-- In which city was the competition with the most points altogether?
-- add up the points for each competition: city of the one with the highest sum
SELECT T1.HostCity FROM Contest AS T1 JOIN Problem AS T2 ON T1.ContestID = T2.ContestID JOIN Score AS T3 ON T2.ProblemID = T3.ProblemID GROUP BY T1.ContestID ORDER BY SUM(T3.Points) DESC LIMIT 1;

-- database: ivory_tower_thesis_archive
CREATE TABLE ref_degree_types (degree_type_code TEXT PRIMARY KEY, degree_type_description TEXT);
CREATE TABLE departments (department_id INTEGER PRIMARY KEY, department_name TEXT, building TEXT, year_of_foundation INTEGER);
CREATE TABLE supervisors (supervisor_id INTEGER PRIMARY KEY, supervisor_name TEXT, department_id INTEGER REFERENCES departments(department_id), academic_title TEXT, retired TEXT);
CREATE TABLE theses (thesis_id INTEGER PRIMARY KEY, title TEXT, author_name TEXT, degree_type_code TEXT REFERENCES ref_degree_types(degree_type_code), main_supervisor_id INTEGER REFERENCES supervisors(supervisor_id), second_supervisor_id INTEGER REFERENCES supervisors(supervisor_id), year_of_submission INTEGER, number_of_pages INTEGER, language TEXT, final_grade REAL);
CREATE TABLE keywords (keyword_id INTEGER PRIMARY KEY, keyword TEXT);
CREATE TABLE thesis_keywords (thesis_id INTEGER REFERENCES theses(thesis_id), keyword_id INTEGER REFERENCES keywords(keyword_id), PRIMARY KEY (thesis_id, keyword_id));
CREATE TABLE downloads (download_id INTEGER PRIMARY KEY, thesis_id INTEGER REFERENCES theses(thesis_id), date_of_download TEXT, country TEXT);
INSERT INTO ref_degree_types VALUES ('BA','bachelor'),('MA','master'),('DR','doctorate'),('HB','habilitation');
INSERT INTO departments VALUES (1,'History','Old Library',1871),(2,'Geology','Basalt House',1902),(3,'Informatics','Tower B',1978),(4,'Musicology','Old Library',1925);
INSERT INTO supervisors VALUES (1,'Ottilie Brandner',1,'professor','no'),(2,'Henrik Voss',2,'professor','yes'),(3,'Sanja Petrovic',3,'lecturer','no'),(4,'Luis Carrera',3,'professor','no'),(5,'Elke Dorn',1,'lecturer','yes'),(6,'Tobias Renn',4,'lecturer','no');
INSERT INTO theses VALUES (1,'Salt Roads of the Alps','Judith Kern','MA',1,5,2014,112,'German',1.7),(2,'Guild Wars of the Upper Rhine','Paul Stieg','DR',1,NULL,2018,348,'German',1.3),(3,'Lava Tubes in Iceland','Runa Bjork','BA',2,NULL,2009,54,'English',2.3),(4,'Compressing Maps','Dev Malik','MA',3,4,2020,96,'English',1.0),(5,'Trust in Sensor Networks','Lena Huber','DR',4,3,2022,210,'English',1.5),(6,'Slate Quarries','Moritz Ihle','MA',2,NULL,2012,131,'German',2.7),(7,'Learning to Route','Kenji Abe','BA',3,NULL,2023,61,'English',2.0),(8,'Monks and Maps','Clara Weiss','BA',5,1,2016,48,'French',NULL);
INSERT INTO keywords VALUES (1,'trade'),(2,'cartography'),(3,'volcanism'),(4,'security'),(5,'machine learning'),(6,'medieval');
INSERT INTO thesis_keywords VALUES (1,1),(1,6),(2,6),(2,1),(3,3),(4,2),(4,5),(5,4),(7,5),(8,2),(8,6);
INSERT INTO downloads VALUES (1,4,'2023-01-12','India'),(2,4,'2023-02-01','Austria'),(3,1,'2023-02-14','Austria'),(4,5,'2023-03-03','Canada'),(5,4,'2023-03-09','India'),(6,8,'2023-04-21','France'),(7,1,'2023-05-30','Italy'),(8,3,'2023-06-15','Norway'),(9,5,'2023-07-07','India');
-- How many theses were written in English?
-- works in English, counted
-- How many dissertations are in English?
-- language English: how many dissertations
SELECT COUNT(*) FROM theses WHERE language = 'English';
-- Show the title and author of each thesis submitted after 2017.
-- works handed in later than 2017: what and by whom
-- Which dissertations were turned in later than 2017, and who wrote them?
-- turned in after 2017: title, then the writer
SELECT title, author_name FROM theses WHERE year_of_submission > 2017;
-- Which thesis is the longest by number of pages? Give the title.
-- title of the thickest work
-- What is the dissertation with the most pages called?
-- longest dissertation, title only
SELECT title FROM theses ORDER BY number_of_pages DESC LIMIT 1;
-- What are the names of the supervisors who are retired (yes)?
-- advisers with retired at yes
-- Which professors no longer work because of age (retired: yes)?
-- retired = yes: names of the tutors
SELECT supervisor_name FROM supervisors WHERE retired = 'yes';
-- Find the titles of theses without a final grade.
-- works that have no mark yet
-- Which dissertations have not been marked?
-- mark missing: titles of the dissertations
SELECT title FROM theses WHERE final_grade IS NULL;
-- What is the average number of pages for each degree type description?
-- mean length in pages by kind of degree, described in words
-- How long are dissertations on average for each kind of degree, spelled out?
-- kind of degree in words, average page count
SELECT T1.degree_type_description, AVG(T2.number_of_pages) FROM ref_degree_types AS T1 JOIN theses AS T2 ON T1.degree_type_code = T2.degree_type_code GROUP BY T1.degree_type_code;
-- List each thesis title along with the name of its main supervisor.
-- titles with their first adviser's name
-- What is each dissertation called, and who was the first tutor?
-- all dissertations: title, name of the first tutor
SELECT T1.title, T2.supervisor_name FROM theses AS T1 JOIN supervisors AS T2 ON T1.main_supervisor_id = T2.supervisor_id;
-- Give the title of each thesis that has a second supervisor, with the name of that second supervisor.
-- works with a co-adviser: title and the co-adviser's name
-- Which dissertations had another tutor besides the first one, and who was that?
-- where a second tutor is entered: title of the dissertation, second tutor's name
SELECT T1.title, T2.supervisor_name FROM theses AS T1 JOIN supervisors AS T2 ON T1.second_supervisor_id = T2.supervisor_id;
-- Which supervisors have never been the main supervisor of a thesis?
-- advisers, by name, who are not the first adviser of any work
-- Who has never been the first tutor of a dissertation?
-- not first tutor of anything: names of these tutors
SELECT supervisor_name FROM supervisors WHERE supervisor_id NOT IN (SELECT main_supervisor_id FROM theses);
-- How many theses did each supervisor guide as the main supervisor? Show the name and the number.
-- first advisers by name and their count of works
-- What are the first tutors called, and how many dissertations did each look after?
-- first tutor's name, number of dissertations
SELECT T1.supervisor_name, COUNT(*) FROM supervisors AS T1 JOIN theses AS T2 ON T1.supervisor_id = T2.main_supervisor_id GROUP BY T1.supervisor_id;
-- What are the titles of the theses that carry the keyword medieval?
-- everything tagged medieval, titles
-- Which dissertations are about medieval matters, according to their tags?
-- tag medieval: titles of the dissertations
SELECT T1.title FROM theses AS T1 JOIN thesis_keywords AS T2 ON T1.thesis_id = T2.thesis_id JOIN keywords AS T3 ON T2.keyword_id = T3.keyword_id WHERE T3.keyword = 'medieval';
-- Which thesis has been downloaded most often? Return the title and the number of downloads.
-- the most fetched work with how many times it was fetched
-- Which dissertation was the most popular to save from the archive, and how many times was that?
-- title of the dissertation with the highest download count, and the count
SELECT T1.title, COUNT(*) FROM theses AS T1 JOIN downloads AS T2 ON T1.thesis_id = T2.thesis_id GROUP BY T1.thesis_id ORDER BY COUNT(*) DESC LIMIT 1;
-- How many different countries do the downloads come from?
-- number of distinct nations that fetched something
-- From how many nations have people downloaded? Each nation counts once.
-- different nations in the downloads, how many
SELECT COUNT(DISTINCT country) FROM downloads;
-- Which thesis titles contain the word Maps?
-- works with Maps somewhere in the title
-- Which dissertations are called Maps or have it in what they are called?
-- Maps in the name of the dissertation, show me those
SELECT title FROM theses WHERE title LIKE '%Maps%';
-- Find the titles of theses that are longer than the average thesis and written in German.
-- works in German with more pages than the mean over all works
-- Which dissertations in German have more pages than dissertations do on average?
-- longer than average and the language is German: titles
SELECT title FROM theses WHERE number_of_pages > (SELECT AVG(number_of_pages) FROM theses) AND language = 'German';
-- List the titles of theses tagged with both the keywords cartography and machine learning.
-- titles that carry cartography and machine learning at once
-- Which dissertations have the tag cartography and the tag machine learning too?
-- both machine learning and cartography as tags: dissertation titles
SELECT T1.title FROM theses AS T1 JOIN thesis_keywords AS T2 ON T1.thesis_id = T2.thesis_id JOIN keywords AS T3 ON T2.keyword_id = T3.keyword_id WHERE T3.keyword = 'cartography' INTERSECT SELECT T1.title FROM theses AS T1 JOIN thesis_keywords AS T2 ON T1.thesis_id = T2.thesis_id JOIN keywords AS T3 ON T2.keyword_id = T3.keyword_id WHERE T3.keyword = 'machine learning';
-- Which theses have never been downloaded? Show title and year of submission.
-- works nobody fetched: title, year handed in
-- Which dissertations has nobody ever saved from the archive, and when were they turned in?
-- zero downloads: title and the year it was turned in
SELECT title, year_of_submission FROM theses WHERE thesis_id NOT IN (SELECT thesis_id FROM downloads);
-- What is the name of the department whose supervisors were main supervisor of the most pages in total?
-- department (name) where the first advisers' works sum up to the most pages
-- Which faculty has first tutors whose dissertations have the most pages altogether?
-- add up the pages by faculty of the first tutor: the faculty with the highest sum
SELECT T1.department_name FROM departments AS T1 JOIN supervisors AS T2 ON T1.department_id = T2.department_id JOIN theses AS T3 ON T2.supervisor_id = T3.main_supervisor_id GROUP BY T1.department_id ORDER BY SUM(T3.number_of_pages) DESC LIMIT 1;
-- In which different countries were theses downloaded whose main supervisor belongs to the department of Informatics?
-- where, each country once, did people fetch works whose first adviser is in Informatics
-- From which nations have people downloaded dissertations whose first tutor works in Informatics? No repeats.
-- first tutor from Informatics: nations of the downloads, no duplicates
SELECT DISTINCT T1.country FROM downloads AS T1 JOIN theses AS T2 ON T1.thesis_id = T2.thesis_id JOIN supervisors AS T3 ON T2.main_supervisor_id = T3.supervisor_id JOIN departments AS T4 ON T3.department_id = T4.department_id WHERE T4.department_name = 'Informatics';
-- Show the keywords attached to at least two theses, with the number of theses, in alphabetical order of the keyword.
-- tags used on 2 or more works and how often, a to z
-- Which tags do two or more dissertations have, and how many dissertations? Sorted by letter.
-- tag and number of dissertations, at least 2 each, alphabetical
SELECT T1.keyword, COUNT(*) FROM keywords AS T1 JOIN thesis_keywords AS T2 ON T1.keyword_id = T2.keyword_id GROUP BY T1.keyword_id HAVING COUNT(*) >= 2 ORDER BY T1.keyword;

-- database: larkspur_scholarship_fund
CREATE TABLE Donors (DonorID INTEGER PRIMARY KEY, DonorName TEXT, DonorKind TEXT, City TEXT, SinceYear INTEGER);
CREATE TABLE Scholarships (ScholarshipID INTEGER PRIMARY KEY, Name TEXT, DonorID INTEGER REFERENCES Donors(DonorID), FieldOfStudy TEXT, AmountPerYear INTEGER, MaxYears INTEGER, MinGPA REAL);
CREATE TABLE Applicants (ApplicantID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, City TEXT, GPA REAL, HouseholdIncome INTEGER, FirstGeneration TEXT);
CREATE TABLE Applications (ApplicationID INTEGER PRIMARY KEY, ApplicantID INTEGER REFERENCES Applicants(ApplicantID), ScholarshipID INTEGER REFERENCES Scholarships(ScholarshipID), SubmittedOn TEXT, Decision TEXT, EssayScore INTEGER);
CREATE TABLE Referees (RefereeID INTEGER PRIMARY KEY, RefereeName TEXT, Employer TEXT, Position TEXT);
CREATE TABLE Letters (ApplicationID INTEGER REFERENCES Applications(ApplicationID), RefereeID INTEGER REFERENCES Referees(RefereeID), ReceivedOn TEXT, Strength INTEGER, PRIMARY KEY (ApplicationID, RefereeID));
INSERT INTO Donors VALUES (1,'Harrow Family','private','Portland',1994),(2,'Tidewater Bank','company','Salem',2006),(3,'Class of 1968','alumni','Eugene',2008),(4,'Dr. Ruth Abel','private','Portland',2015),(5,'Fernwood Timber','company','Bend',2019),(6,'Quiet Street Church','parish','Salem',2011);
INSERT INTO Scholarships VALUES (1,'Harrow Nursing Award',1,'nursing',4000,3,3.2),(2,'Tidewater Business Grant',2,'business',5500,2,3.4),(3,'Sixty-Eight Fund',3,NULL,1500,1,2.8),(4,'Abel Medical Prize',4,'medicine',9000,4,3.8),(5,'Green Canopy',5,'forestry',3200,4,3.0),(6,'Harrow Teaching Award',1,'education',3600,3,3.1),(7,'Tidewater Math Bursary',2,'mathematics',2500,2,3.5);
INSERT INTO Applicants VALUES (1,'Kelly','Boone','Bend',3.55,41000,'Y'),(2,'Amir','Rahimi','Salem',3.91,36500,'Y'),(3,'Joan','Petty','Portland',3.05,72000,'N'),(4,'Bruno','Salas','Eugene',3.42,28000,'Y'),(5,'Heidi','Norling','Astoria',3.78,95000,'N'),(6,'Grace','Obi','Portland',3.64,51000,'N'),(7,'Stan','Walsh','Salem',2.95,33000,'Y');
INSERT INTO Applications VALUES (1,1,5,'2023-11-02','granted',84),(2,1,1,'2023-11-05','refused',70),(3,2,4,'2023-10-28','granted',95),(4,2,7,'2023-11-10','granted',90),(5,3,3,'2023-12-01','refused',52),(6,4,2,'2023-11-15','pending',77),(7,6,4,'2023-11-30','refused',81),(8,6,1,'2023-12-04','granted',88),(9,4,5,'2023-12-08','pending',69),(10,5,4,'2024-01-03','pending',73);
INSERT INTO Referees VALUES (1,'Mrs. Tandy','Bend High','teacher'),(2,'Prof. Okoye','Rogue College','dean'),(3,'Coach Miller','Salem High','coach'),(4,'Rev. Sands','Quiet Street Church','pastor'),(5,'Lila Monk','Portland Clinic','head nurse');
INSERT INTO Letters VALUES (1,1,'2023-11-04',8),(3,2,'2023-10-30',10),(3,3,'2023-11-01',7),(4,2,'2023-11-12',9),(6,4,'2023-11-20',6),(7,5,'2023-12-02',8),(8,5,'2023-12-05',9),(2,1,'2023-11-06',7);
-- What are the first and last names of the applicants who live in Salem?
-- who applied from Salem, given name and family name
-- Which candidates have their home in Salem? First name, then family name.
-- Salem: first name and family name of the candidates
SELECT FirstName, LastName FROM Applicants WHERE City = 'Salem';
-- How many donors are of the kind private?
-- number of private benefactors
-- How many sponsors are private?
-- sponsors whose sort is private, how many
SELECT COUNT(*) FROM Donors WHERE DonorKind = 'private';
-- Which scholarship pays the highest amount per year? Give its name.
-- name of the grant with the most money a year
-- Which grant is the most generous each year?
-- most money annually: name of the grant
SELECT Name FROM Scholarships ORDER BY AmountPerYear DESC LIMIT 1;
-- What is the average household income of first-generation applicants (Y)?
-- mean family income where first generation is Y
-- How much do the families of candidates earn on average if these are the first at home to study (Y)?
-- first generation = Y: average of what the family earns
SELECT AVG(HouseholdIncome) FROM Applicants WHERE FirstGeneration = 'Y';
-- List the names of the scholarships that run for at least 3 years, meaning a maximum of 3 years or more.
-- grants one may hold up to 3 years or longer
-- For which grants may support last as long as 3 years or more?
-- longest duration 3 years or above: names of the grants
SELECT Name FROM Scholarships WHERE MaxYears >= 3;
-- How many applications fall under each decision?
-- decisions, with the tally of applications for each
-- What were the verdicts, and how many requests got each?
-- verdict and number of requests
SELECT Decision, COUNT(*) FROM Applications GROUP BY Decision;
-- Show the name of each scholarship next to the name of its donor.
-- grants and who pays for them, by name
-- What is each grant called, and who gives the money?
-- all grants: name, then the sponsor's name
SELECT T1.Name, T2.DonorName FROM Scholarships AS T1 JOIN Donors AS T2 ON T1.DonorID = T2.DonorID;
-- Which scholarship is open to any field, that is, has no field of study?
-- name of the grant where the subject is left blank
-- Which grant can be used for any subject, with none written down?
-- subject missing: name of the grant
SELECT Name FROM Scholarships WHERE FieldOfStudy IS NULL;
-- What are the last names of the applicants who were granted a scholarship? List each once.
-- surnames, no repeats, of people whose application was granted
-- Which candidates had a request granted? Family names, no repeats.
-- verdict granted: family names of the candidates, no duplicates
SELECT DISTINCT T1.LastName FROM Applicants AS T1 JOIN Applications AS T2 ON T1.ApplicantID = T2.ApplicantID WHERE T2.Decision = 'granted';
-- Which donors finance no scholarship? Give name and city.
-- benefactors without any grant of theirs: who and where they are
-- Which sponsors pay for no grant, and in which town are they?
-- no grant to their name: sponsor and town
SELECT DonorName, City FROM Donors WHERE DonorID NOT IN (SELECT DonorID FROM Scholarships);
-- Find the last names of applicants who never applied for anything.
-- family names of those with no application on file
-- Which candidates have not sent in any request? Family names.
-- no request at all: family names of candidates
SELECT LastName FROM Applicants WHERE ApplicantID NOT IN (SELECT ApplicantID FROM Applications);
-- Give the last name and GPA of the three applicants with the best GPA.
-- top 3 by GPA, surname and the GPA itself, best first
-- Who are the three candidates with the highest school marks (GPA), and what are these? Family name first.
-- highest GPA, first 3: family name and GPA
SELECT LastName, GPA FROM Applicants ORDER BY GPA DESC LIMIT 3;
-- Which scholarships were applied for more than once? Show name and number of applications.
-- grants with over 1 application, and how many they drew
-- Which grants had more than one request, and how many?
-- over 1 request: name of the grant and how many requests
SELECT T1.Name, COUNT(*) FROM Scholarships AS T1 JOIN Applications AS T2 ON T1.ScholarshipID = T2.ScholarshipID GROUP BY T1.ScholarshipID HAVING COUNT(*) > 1;
-- What are the names of scholarships that demand a minimum GPA above the average of all applicants' GPA?
-- grants asking for a higher GPA than applicants have on average
-- Which grants require a better GPA than candidates have on average?
-- lowest GPA allowed is higher than the average GPA of candidates: grant names
SELECT Name FROM Scholarships WHERE MinGPA > (SELECT AVG(GPA) FROM Applicants);
-- Which cities are home to an applicant but not to a donor?
-- towns that send us applicants and have no benefactor
-- In which towns do candidates live but no sponsor?
-- no sponsor there, but a candidate: which towns
SELECT City FROM Applicants EXCEPT SELECT City FROM Donors;
-- List the names of the referees who wrote a letter for the applicant with the last name Rahimi, without repeating a name.
-- distinct names of the people recommending Rahimi
-- Who has written in support of Rahimi? No repeats.
-- Rahimi (family name): names of the people who recommended this candidate, no duplicates
SELECT DISTINCT T1.RefereeName FROM Referees AS T1 JOIN Letters AS T2 ON T1.RefereeID = T2.RefereeID JOIN Applications AS T3 ON T2.ApplicationID = T3.ApplicationID JOIN Applicants AS T4 ON T3.ApplicantID = T4.ApplicantID WHERE T4.LastName = 'Rahimi';
-- Which applicants have one application granted and another refused? Show the last name.
-- surnames of people with something granted and something refused
-- Which candidates got one request granted and had one refused? Family names.
-- both refused and granted among their requests: family names
SELECT T1.LastName FROM Applicants AS T1 JOIN Applications AS T2 ON T1.ApplicantID = T2.ApplicantID WHERE T2.Decision = 'granted' INTERSECT SELECT T1.LastName FROM Applicants AS T1 JOIN Applications AS T2 ON T1.ApplicantID = T2.ApplicantID WHERE T2.Decision = 'refused';
-- What is the total amount per year of the scholarships of each kind of donor?
-- yearly money summed by type of benefactor
-- How much money a year do the grants of each sort of sponsor come to?
-- sort of sponsor, sum of annual money from their grants
SELECT T1.DonorKind, SUM(T2.AmountPerYear) FROM Donors AS T1 JOIN Scholarships AS T2 ON T1.DonorID = T2.DonorID GROUP BY T1.DonorKind;
-- Which referee's letters have the highest average strength, counting only referees with at least two letters? Give the name.
-- among people who wrote 2 or more letters, the name of the one whose letters are strongest on average
-- Who writes the strongest recommendations on average, among those who wrote two or more?
-- at least 2 recommendations written: name of the person with the highest average strength
SELECT T1.RefereeName FROM Referees AS T1 JOIN Letters AS T2 ON T1.RefereeID = T2.RefereeID GROUP BY T1.RefereeID HAVING COUNT(*) >= 2 ORDER BY AVG(T2.Strength) DESC LIMIT 1;
-- Which donor received the application with the best essay score for one of its scholarships? Show the donor's name and the essay score.
-- benefactor behind the grant for which the top essay was written, with the score of that essay
-- To which sponsor's grant was the best essay sent, and how many points did the essay get?
-- highest essay points of all requests: the sponsor's name and the points
SELECT T1.DonorName, T3.EssayScore FROM Donors AS T1 JOIN Scholarships AS T2 ON T1.DonorID = T2.DonorID JOIN Applications AS T3 ON T2.ScholarshipID = T3.ScholarshipID ORDER BY T3.EssayScore DESC LIMIT 1;
