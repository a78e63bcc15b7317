-- database: hummingbird_contact_centre
CREATE TABLE teams (team_id INTEGER PRIMARY KEY, team_name TEXT, site TEXT, target_seconds INTEGER);
CREATE TABLE agents (agent_id INTEGER PRIMARY KEY, agent_name TEXT, team_id INTEGER REFERENCES teams(team_id), coach_id INTEGER REFERENCES agents(agent_id), hired_on TEXT, contract TEXT, is_active INTEGER);
CREATE TABLE languages (lang_code TEXT PRIMARY KEY, language_name TEXT);
CREATE TABLE agent_languages (agent_id INTEGER REFERENCES agents(agent_id), lang_code TEXT REFERENCES languages(lang_code), level TEXT, PRIMARY KEY (agent_id, lang_code));
CREATE TABLE accounts (account_id INTEGER PRIMARY KEY, account_name TEXT, line_of_business TEXT, since_year INTEGER);
CREATE TABLE calls (call_id INTEGER PRIMARY KEY, agent_id INTEGER REFERENCES agents(agent_id), account_id INTEGER REFERENCES accounts(account_id), direction TEXT, started_at TEXT, talk_seconds INTEGER, hold_seconds INTEGER, satisfaction INTEGER);
INSERT INTO teams VALUES (1,'Amber','Porto',300),(2,'Indigo','Porto',240),(3,'Coral','Cebu',360),(4,'Slate','Tunis',280);
INSERT INTO agents VALUES (1,'Duarte Reis',1,NULL,'2015-03-16','permanent',1),(2,'Lia Campos',1,1,'2019-06-03','permanent',1),(3,'Jomar Santos',3,NULL,'2017-10-23','permanent',1),(4,'Angel Uy',3,3,'2022-02-14','temporary',1),(5,'Ines Matos',2,1,'2021-09-06','part-time',0),(6,'Bianca Cruz',3,3,'2023-04-11','temporary',1),(7,'Hugo Pires',2,1,'2020-01-20','permanent',1);
INSERT INTO languages VALUES ('pt','Portuguese'),('en','English'),('es','Spanish'),('fr','French'),('tl','Tagalog'),('de','German');
INSERT INTO agent_languages VALUES (1,'pt','native'),(1,'en','fluent'),(2,'pt','native'),(2,'es','fluent'),(3,'tl','native'),(3,'en','fluent'),(4,'tl','native'),(4,'en','basic'),(5,'pt','native'),(5,'fr','fluent'),(6,'en','native'),(7,'pt','native'),(7,'en','fluent'),(7,'es','basic');
INSERT INTO accounts VALUES (1,'ParcelPanda','delivery',2018),(2,'Brightgrid','energy',2020),(3,'SkyNook Hotels','travel',2016),(4,'Tandem Bank','banking',2022),(5,'Voltbike','retail',2023);
INSERT INTO calls VALUES (1,1,1,'inbound','2024-03-04 09:02',312,20,5),(2,2,1,'inbound','2024-03-04 09:10',188,0,4),(3,3,3,'inbound','2024-03-04 09:15',645,95,2),(4,4,3,'outbound','2024-03-04 10:01',95,0,NULL),(5,7,2,'inbound','2024-03-04 10:20',420,60,3),(6,7,1,'outbound','2024-03-05 08:55',133,0,5),(7,6,3,'inbound','2024-03-05 09:30',510,140,1),(8,2,4,'inbound','2024-03-05 11:12',275,15,4),(9,3,4,'outbound','2024-03-05 12:40',208,5,NULL),(10,7,2,'inbound','2024-03-06 09:05',389,30,4);
-- How many calls were inbound?
-- count of inbound calls
-- How often did somebody ring us, that is, inbound?
-- direction = inbound, number of calls
SELECT COUNT(*) FROM calls WHERE direction = 'inbound';
-- List the names of agents with a temporary contract.
-- who is on a temporary contract
-- Who works here on terms that are merely temporary?
-- contract temporary: agent names
SELECT agent_name FROM agents WHERE contract = 'temporary';
-- Which calls have no satisfaction score? Show the call ids.
-- ids of calls that customers did not rate
-- After which conversations did nobody say how happy they were? The ids.
-- satisfaction empty - call ids
SELECT call_id FROM calls WHERE satisfaction IS NULL;
-- Who is the agent that was hired first?
-- name of the longest employed agent
-- Who has been working on the phones here longest?
-- agent with the earliest hire date, name
SELECT agent_name FROM agents ORDER BY hired_on LIMIT 1;
-- What are the shortest, the longest and the average talk time in seconds?
-- talk seconds: minimum, maximum, mean
-- How long do people talk, in seconds: at the least, at the most, on average?
-- talk seconds over all calls - min, max, avg
SELECT MIN(talk_seconds), MAX(talk_seconds), AVG(talk_seconds) FROM calls;
-- Show each team's name together with its number of agents.
-- heads in every team, team name first
-- How many people does every group have? Group first.
-- team name, count of its agents
SELECT T1.team_name, COUNT(*) FROM teams AS T1 JOIN agents AS T2 ON T1.team_id = T2.team_id GROUP BY T1.team_id;
-- Which agents work at the site Porto and are active (1)? Give their names.
-- names of people in Porto with active 1
-- Who sits in Porto and is still with us (active 1)?
-- is active = 1, site of the team is Porto: agent names
SELECT T1.agent_name FROM agents AS T1 JOIN teams AS T2 ON T1.team_id = T2.team_id WHERE T2.site = 'Porto' AND T1.is_active = 1;
-- What languages does Hugo Pires speak, and at what level? Return the language name and level.
-- Hugo Pires: tongues and how well
-- What can Hugo Pires speak, and how good is he at each?
-- Hugo Pires - language name + level
SELECT T3.language_name, T2.level FROM agents AS T1 JOIN agent_languages AS T2 ON T1.agent_id = T2.agent_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T1.agent_name = 'Hugo Pires';
-- Find the names of agents coached by Duarte Reis, in order of hiring, most recent first.
-- whom does Duarte Reis coach? newest hire at the top
-- Who is being taught by Duarte Reis? Whoever joined last on top.
-- coach = Duarte Reis: agent names, descending by hire date
SELECT T1.agent_name FROM agents AS T1 JOIN agents AS T2 ON T1.coach_id = T2.agent_id WHERE T2.agent_name = 'Duarte Reis' ORDER BY T1.hired_on DESC;
-- What is the average satisfaction for each account name?
-- mean rating by client account, name first
-- How happy are people on average, customer by customer? Customer first.
-- account name + avg satisfaction of its calls
SELECT T1.account_name, AVG(T2.satisfaction) FROM accounts AS T1 JOIN calls AS T2 ON T1.account_id = T2.account_id GROUP BY T1.account_id;
-- When did the calls for SkyNook Hotels start, and which agents took them? Show start and agent name.
-- calls on behalf of SkyNook Hotels: starting time, who handled it
-- At what time did conversations for SkyNook Hotels begin, and who was on our end?
-- account SkyNook Hotels: started at, agent name
SELECT T1.started_at, T2.agent_name FROM calls AS T1 JOIN agents AS T2 ON T1.agent_id = T2.agent_id JOIN accounts AS T3 ON T1.account_id = T3.account_id WHERE T3.account_name = 'SkyNook Hotels';
-- Which agent has handled the most calls?
-- name of the busiest person on the phones by number of calls
-- Who has been on the line more times than anyone else?
-- top agent by count of calls, name
SELECT T1.agent_name FROM agents AS T1 JOIN calls AS T2 ON T1.agent_id = T2.agent_id GROUP BY T1.agent_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Count the different accounts served by Jomar Santos.
-- for how many distinct accounts has Jomar Santos been on the phone
-- How many customers, each counted once, has Jomar Santos been on the line for?
-- Jomar Santos: number of different accounts in the calls
SELECT COUNT(DISTINCT T2.account_id) FROM agents AS T1 JOIN calls AS T2 ON T1.agent_id = T2.agent_id WHERE T1.agent_name = 'Jomar Santos';
-- Which languages are spoken by no agent? Give the language names.
-- tongues on our list that nobody here speaks
-- In what can nobody here talk to people?
-- language names without an agent
SELECT language_name FROM languages WHERE lang_code NOT IN (SELECT lang_code FROM agent_languages);
-- Which agents speak both Portuguese and Spanish?
-- people who know Portuguese and Spanish
-- Who can talk to people in Portuguese and in Spanish too?
-- agent names with both languages: Spanish, Portuguese
SELECT T1.agent_name FROM agents AS T1 JOIN agent_languages AS T2 ON T1.agent_id = T2.agent_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T3.language_name = 'Portuguese' INTERSECT SELECT T1.agent_name FROM agents AS T1 JOIN agent_languages AS T2 ON T1.agent_id = T2.agent_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code WHERE T3.language_name = 'Spanish';
-- Show the ids and hold times of calls that were held longer than the average hold time.
-- call id and seconds on hold wherever that exceeds the mean seconds on hold
-- In which conversations, by id, was the other side kept waiting longer than average, and for how many seconds?
-- hold seconds over the mean: call id, hold seconds
SELECT call_id, hold_seconds FROM calls WHERE hold_seconds > (SELECT AVG(hold_seconds) FROM calls);
-- Which teams have no agents at all? List the team names.
-- names of the teams without people
-- Which groups have nobody in them?
-- team names without an agent
SELECT team_name FROM teams WHERE team_id NOT IN (SELECT team_id FROM agents);
-- List the agent names and talk seconds of calls that lasted longer than the target of the agent's team.
-- who talked over their team's target, with the seconds talked
-- Who talked for more seconds than their group is meant to, and for how many?
-- talk seconds above the team's target seconds: agent name, talk seconds, per call
SELECT T1.agent_name, T3.talk_seconds FROM agents AS T1 JOIN teams AS T2 ON T1.team_id = T2.team_id JOIN calls AS T3 ON T1.agent_id = T3.agent_id WHERE T3.talk_seconds > T2.target_seconds;
-- Which lines of business had more than 500 talk seconds in total? Show the line of business and the sum, longest first.
-- lines of business with over 500 seconds talked altogether, plus that figure, in falling order
-- In which fields of trade did people talk over 500 seconds altogether, and how long was it? Most on top.
-- sum of talk seconds by line of business, only above 500, descending: line of business, sum
SELECT T1.line_of_business, SUM(T2.talk_seconds) FROM accounts AS T1 JOIN calls AS T2 ON T1.account_id = T2.account_id GROUP BY T1.line_of_business HAVING SUM(T2.talk_seconds) > 500 ORDER BY SUM(T2.talk_seconds) DESC;
-- What is the name of the agent who took the longest inbound call among agents fluent in English?
-- of those with English at level fluent, who had the lengthiest inbound conversation
-- Who talked longest to someone who rang in (inbound), leaving out everybody whose English is not fluent?
-- English at level fluent, direction inbound, top talk seconds: agent name
SELECT T1.agent_name FROM agents AS T1 JOIN agent_languages AS T2 ON T1.agent_id = T2.agent_id JOIN languages AS T3 ON T2.lang_code = T3.lang_code JOIN calls AS T4 ON T1.agent_id = T4.agent_id WHERE T3.language_name = 'English' AND T2.level = 'fluent' AND T4.direction = 'inbound' ORDER BY T4.talk_seconds DESC LIMIT 1;

-- database: northbridge_recruiting
CREATE TABLE Employer (EmployerID INTEGER PRIMARY KEY, EmployerName TEXT, Industry TEXT, HeadOffice TEXT, StaffCount INTEGER);
CREATE TABLE Recruiter (RecruiterID INTEGER PRIMARY KEY, RecruiterName TEXT, Speciality TEXT, Branch TEXT, JoinedYear INTEGER);
CREATE TABLE Vacancy (VacancyID INTEGER PRIMARY KEY, JobTitle TEXT, EmployerID INTEGER REFERENCES Employer(EmployerID), RecruiterID INTEGER REFERENCES Recruiter(RecruiterID), Workplace TEXT, SalaryFrom INTEGER, SalaryTo INTEGER, PostedOn TEXT, FilledOn TEXT);
CREATE TABLE Candidate (CandidateID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, HomeTown TEXT, YearsExperience INTEGER, HighestDegree TEXT, DesiredSalary INTEGER);
CREATE TABLE Application (ApplicationID INTEGER PRIMARY KEY, VacancyID INTEGER REFERENCES Vacancy(VacancyID), CandidateID INTEGER REFERENCES Candidate(CandidateID), AppliedOn TEXT, Stage TEXT, Source TEXT);
CREATE TABLE Interview (InterviewID INTEGER PRIMARY KEY, ApplicationID INTEGER REFERENCES Application(ApplicationID), RoundNo INTEGER, HeldOn TEXT, Score REAL, Format TEXT);
INSERT INTO Employer VALUES (1,'Castlegate Robotics','engineering','Derby',420),(2,'Orchid Health','health care','Leicester',1900),(3,'Pantry Post','retail','Derby',85),(4,'Silverline Rail','transport','Crewe',5300),(5,'Mosaic Studios','media','Nottingham',40);
INSERT INTO Recruiter VALUES (1,'Paula Wynn','engineering','Derby',2012),(2,'Kofi Mensah','health','Leicester',2017),(3,'Tilda Shaw','office','Derby',2020),(4,'Jared Nolan','transport','Crewe',2023);
INSERT INTO Vacancy VALUES (1,'Welding Robot Programmer',1,1,'Derby',42000,52000,'2023-05-02','2023-07-14'),(2,'Ward Sister',2,2,'Leicester',36000,41000,'2023-05-20',NULL),(3,'Payroll Clerk',3,3,'Derby',24000,27500,'2023-06-01','2023-06-30'),(4,'Signal Engineer',4,1,'Crewe',39000,48000,'2023-06-15',NULL),(5,'Physiotherapist',2,2,'Loughborough',33000,40500,'2023-07-03','2023-09-01'),(6,'Maintenance Engineer',1,1,'Nottingham',35000,43000,'2023-08-21',NULL),(7,'Stock Planner',3,3,'Derby',28000,31000,'2023-09-11',NULL);
INSERT INTO Candidate VALUES (1,'Gareth','Plum','Derby',9,'BEng',47000),(2,'Siobhan','Keane','Leicester',14,'BSc',41000),(3,'Amit','Desai','Nottingham',3,'MEng',39000),(4,'Lorna','Fitch','Derby',1,NULL,25000),(5,'Pavel','Hruby','Crewe',20,'diploma',46500),(6,'Yasmin','Ferreira','Loughborough',6,'BSc',38000),(7,'Colette','Durand','Nottingham',5,'BA',30000);
INSERT INTO Application VALUES (1,1,1,'2023-05-10','hired','website'),(2,1,3,'2023-05-12','rejected','referral'),(3,3,4,'2023-06-05','hired','job fair'),(4,4,5,'2023-06-20','offer','website'),(5,4,1,'2023-06-22','withdrawn','referral'),(6,5,6,'2023-07-10','hired','website'),(7,2,2,'2023-06-01','interview','website'),(8,6,3,'2023-08-28','interview','website'),(9,3,7,'2023-06-07','rejected','website'),(10,5,2,'2023-07-12','rejected','website'),(11,6,1,'2023-08-30','interview','website');
INSERT INTO Interview VALUES (1,1,1,'2023-05-24',7.5,'video'),(2,1,2,'2023-06-08',8.8,'on site'),(3,2,1,'2023-05-25',5.2,'video'),(4,3,1,'2023-06-14',7,'on site'),(5,4,1,'2023-07-04',9.1,'on site'),(6,6,1,'2023-07-19',8.1,'telephone'),(7,7,1,'2023-06-15',6.9,'video'),(8,8,1,'2023-09-06',NULL,'video');
-- How many vacancies are still unfilled?
-- number of open jobs, with no filling date
-- How many posts is nobody sitting in yet?
-- filled date empty, count vacancies
SELECT COUNT(*) FROM Vacancy WHERE FilledOn IS NULL;
-- Give the first and last names of candidates living in Nottingham.
-- who of the applicants is from Nottingham? first name, surname
-- Who among the job seekers has a home in Nottingham? Given name, family name.
-- home town = Nottingham: first name + last name of candidates
SELECT FirstName, LastName FROM Candidate WHERE HomeTown = 'Nottingham';
-- What is the average desired salary of candidates with more than 5 years of experience?
-- mean pay wanted by people who have over 5 years of practice
-- How much would people who have worked for over 5 years like to earn, on average?
-- years of experience above 5 - avg desired salary
SELECT AVG(DesiredSalary) FROM Candidate WHERE YearsExperience > 5;
-- List the job titles that contain Engineer.
-- jobs with Engineer in the title
-- Which posts have Engineer in what they are called?
-- "Engineer" in the job title
SELECT JobTitle FROM Vacancy WHERE JobTitle LIKE '%Engineer%';
-- Who is the most experienced candidate? Show first name, last name and years of experience.
-- the candidate with the longest practice: first name, surname, years
-- Who has been working in their trade longest, and for how many years? Given name, family name, then the figure.
-- top years of experience: first name, last name, those years
SELECT FirstName, LastName, YearsExperience FROM Candidate ORDER BY YearsExperience DESC LIMIT 1;
-- Show the title of each vacancy and the name of its employer, from the best-paid to the worst-paid by upper salary.
-- jobs with the firm offering them, highest top salary first
-- What are the posts called, and at which firm is each? The one that could pay most on top.
-- job title + employer name, descending by salary to
SELECT T1.JobTitle, T2.EmployerName FROM Vacancy AS T1 JOIN Employer AS T2 ON T1.EmployerID = T2.EmployerID ORDER BY T1.SalaryTo DESC;
-- How many vacancies does each recruiter handle? Return the recruiter's name and the number.
-- jobs per headhunter, by name
-- How many posts is every headhunter trying to fill or has filled? Headhunter first.
-- count vacancies by recruiter name
SELECT T1.RecruiterName, COUNT(*) FROM Recruiter AS T1 JOIN Vacancy AS T2 ON T1.RecruiterID = T2.RecruiterID GROUP BY T1.RecruiterID;
-- Which candidates applied through a referral? Give the last name and the date of application.
-- surname and day of applying for everything with the source referral
-- Who came to us on somebody's recommendation (referral), and when did they apply? Family name first.
-- application source referral: candidate last name, applied on
SELECT T1.LastName, T2.AppliedOn FROM Candidate AS T1 JOIN Application AS T2 ON T1.CandidateID = T2.CandidateID WHERE T2.Source = 'referral';
-- For which job titles has Gareth Plum applied?
-- jobs Gareth Plum went for
-- Which posts has Gareth Plum tried to get?
-- Gareth Plum - titles of the jobs he applied for
SELECT T3.JobTitle FROM Candidate AS T1 JOIN Application AS T2 ON T1.CandidateID = T2.CandidateID JOIN Vacancy AS T3 ON T2.VacancyID = T3.VacancyID WHERE T1.FirstName = 'Gareth' AND T1.LastName = 'Plum';
-- Count the applications in every stage.
-- stage by stage, how many applications stand there
-- How many people's papers are at every step of the way? Step first.
-- stage with the count of applications
SELECT Stage, COUNT(*) FROM Application GROUP BY Stage;
-- What is the highest interview score for each format?
-- top mark by kind of interview
-- How well did anyone do at best in every kind of talk with an employer? Kind first.
-- max interview score per format
SELECT Format, MAX(Score) FROM Interview GROUP BY Format;
-- Which vacancies were posted between 2023-06-01 and 2023-08-31? List job title and workplace.
-- jobs advertised from 2023-06-01 to 2023-08-31, title and place of work
-- Which posts were advertised from 2023-06-01 to 2023-08-31, and where would one work?
-- posted on 2023-06-01 up to 2023-08-31: job title, workplace
SELECT JobTitle, Workplace FROM Vacancy WHERE PostedOn BETWEEN '2023-06-01' AND '2023-08-31';
-- Which employers have no vacancy?
-- firms, by name, that are looking for nobody
-- Which firms have no post to offer?
-- employer names without a vacancy
SELECT EmployerName FROM Employer WHERE EmployerID NOT IN (SELECT EmployerID FROM Vacancy);
-- For which vacancies has nobody applied? Give the titles.
-- job titles without a single application
-- Which posts does not a soul seem to want?
-- job titles, zero applications
SELECT JobTitle FROM Vacancy WHERE VacancyID NOT IN (SELECT VacancyID FROM Application);
-- Find the last names of candidates who want more than the average desired salary and have fewer than 10 years of experience.
-- surnames: under 10 years of practice, yet asking over the mean pay
-- Who has worked for under 10 years but would like to earn more than people wish for on average? Family names.
-- last names: desired salary over the mean, years of experience below 10
SELECT LastName FROM Candidate WHERE DesiredSalary > (SELECT AVG(DesiredSalary) FROM Candidate) AND YearsExperience < 10;
-- Which towns are both the head office of an employer and the home town of a candidate?
-- places where an employer has its seat and some candidate lives
-- Where is a firm run from while a job seeker lives there as well?
-- towns found both as candidate home town and as employer head office
SELECT HeadOffice FROM Employer INTERSECT SELECT HomeTown FROM Candidate;
-- Show the last names of candidates who have had more than one interview.
-- surnames of people interviewed more than once
-- Who has been asked in for a talk over once? Family names.
-- candidate last names with more than 1 interview
SELECT T1.LastName FROM Candidate AS T1 JOIN Application AS T2 ON T1.CandidateID = T2.CandidateID JOIN Interview AS T3 ON T2.ApplicationID = T3.ApplicationID GROUP BY T1.CandidateID HAVING COUNT(*) > 1;
-- Which industry drew the most applications?
-- line of business of the employers whose jobs brought in the greatest number of applications
-- In what trade do people apply for work more often than in any other?
-- top employer industry by count of applications
SELECT T1.Industry FROM Employer AS T1 JOIN Vacancy AS T2 ON T1.EmployerID = T2.EmployerID JOIN Application AS T3 ON T2.VacancyID = T3.VacancyID GROUP BY T1.Industry ORDER BY COUNT(*) DESC LIMIT 1;
-- Which candidate got the highest score in an on site interview, and for which job title? Return the last name and the job title.
-- best mark among on site interviews: surname and the job it was for
-- Who did best of all at a talk held on site, and which post was it for? Family name first.
-- format on site, top score: last name, job title
SELECT T1.LastName, T3.JobTitle FROM Candidate AS T1 JOIN Application AS T2 ON T1.CandidateID = T2.CandidateID JOIN Vacancy AS T3 ON T2.VacancyID = T3.VacancyID JOIN Interview AS T4 ON T2.ApplicationID = T4.ApplicationID WHERE T4.Format = 'on site' ORDER BY T4.Score DESC LIMIT 1;
-- For recruiters with at least two applications on their vacancies, list the recruiter's name and the number of applications, most first.
-- headhunters whose jobs attracted 2 applications or more, name and count, biggest on top
-- Which headhunters got no fewer than two people to apply for their posts, counting every try, and how many tries? Most on top.
-- count applications by recruiter name, 2+ only, descending
SELECT T1.RecruiterName, COUNT(*) FROM Recruiter AS T1 JOIN Vacancy AS T2 ON T1.RecruiterID = T2.RecruiterID JOIN Application AS T3 ON T2.VacancyID = T3.VacancyID GROUP BY T1.RecruiterID HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;

-- database: smoky_bun_franchise
CREATE TABLE franchisee (franchisee_id INTEGER PRIMARY KEY, company_nm TEXT, contact_nm TEXT, home_state TEXT, signed_yr INTEGER, royalty_pct REAL);
CREATE TABLE outlet (outlet_id INTEGER PRIMARY KEY, outlet_nm TEXT, franchisee_id INTEGER REFERENCES franchisee(franchisee_id), city TEXT, state TEXT, seats INTEGER, drive_thru TEXT, opened_dt TEXT, closed_dt TEXT);
CREATE TABLE menu_item (menu_item_id INTEGER PRIMARY KEY, item_nm TEXT, item_grp TEXT, calories INTEGER, list_price REAL);
CREATE TABLE outlet_menu (outlet_id INTEGER REFERENCES outlet(outlet_id), menu_item_id INTEGER REFERENCES menu_item(menu_item_id), local_price REAL, PRIMARY KEY (outlet_id, menu_item_id));
CREATE TABLE month_result (outlet_id INTEGER REFERENCES outlet(outlet_id), month TEXT, revenue INTEGER, guests INTEGER, food_cost INTEGER, PRIMARY KEY (outlet_id, month));
CREATE TABLE hygiene_check (check_id INTEGER PRIMARY KEY, outlet_id INTEGER REFERENCES outlet(outlet_id), check_dt TEXT, inspector TEXT, points INTEGER, passed TEXT);
INSERT INTO franchisee VALUES (1,'Maple Foods LLC','Grant Ellery','Ohio',2009,5.5),(2,'Two Rivers Dining','Rosa Quintero','Kentucky',2013,6),(3,'Hilltop Eats Inc','Kyle Brandon','Ohio',2018,6.5),(4,'Lakeside Burgers','Moira Stern','Michigan',2021,7),(5,'Cardinal Grills','Theo Banks','Kentucky',2023,7.5);
INSERT INTO outlet VALUES (1,'Dayton Mall',1,'Dayton','Ohio',84,'N','2010-05-20',NULL),(2,'Dayton North',1,'Dayton','Ohio',60,'Y','2012-08-01',NULL),(3,'Louisville Riverfront',2,'Louisville','Kentucky',110,'Y','2014-04-12',NULL),(4,'Lexington Campus',2,'Lexington','Kentucky',48,'N','2016-09-03','2022-12-31'),(5,'Toledo Gate',3,'Toledo','Ohio',72,'Y','2019-02-25',NULL),(6,'Lansing Central',4,'Lansing','Michigan',66,'N','2021-11-10',NULL),(7,'Akron Yard',1,'Akron','Ohio',95,'Y','2023-03-17',NULL);
INSERT INTO menu_item VALUES (1,'Classic Smoky','burger',610,7.5),(2,'Double Smoky','burger',890,9.9),(3,'Bean Bun','burger',480,7.9),(4,'Curly Fries','side',390,3.4),(5,'Slaw Cup','side',150,2.6),(6,'Peach Shake','drink',520,4.8),(7,'Cold Brew','drink',15,NULL);
INSERT INTO outlet_menu VALUES (1,1,7.5),(1,2,9.9),(1,4,3.5),(2,1,7.2),(2,6,4.8),(3,1,7.8),(3,2,10.4),(3,3,8.2),(5,1,7.5),(5,5,2.5),(6,3,8.4),(6,4,3.9),(3,4,3.6);
INSERT INTO month_result VALUES (1,'2023-05',88000,9100,27600),(1,'2023-06',93500,9800,28800),(2,'2023-05',61200,6900,20500),(3,'2023-05',120400,11800,36000),(3,'2023-06',127900,12400,39100),(5,'2023-05',70300,7700,24900),(6,'2023-06',54800,5600,18100),(7,'2023-06',101200,10300,33500);
INSERT INTO hygiene_check VALUES (1,1,'2023-02-14','B. Tran',94,'Y'),(2,2,'2023-02-15','B. Tran',71,'N'),(3,3,'2023-03-02','L. Moss',97,'Y'),(4,5,'2023-03-20','B. Tran',88,'Y'),(5,2,'2023-04-18','L. Moss',90,'Y'),(6,6,'2023-05-09','J. Pell',67,'N');
-- How many outlets have a drive-through (Y)?
-- restaurants with drive thru Y, counted
-- At how many places can one order without getting out of the car (Y)?
-- drive thru = Y, number of outlets
SELECT COUNT(*) FROM outlet WHERE drive_thru = 'Y';
-- Which menu items have fewer than 400 calories? List the names.
-- dishes under 400 calories
-- What can one eat with under 400 calories?
-- calories below 400: item names
SELECT item_nm FROM menu_item WHERE calories < 400;
-- Show the outlets that have been closed, with the closing date.
-- restaurants no longer running: name, day of closing
-- Which places have shut, and when?
-- closed date filled in - outlet name, that date
SELECT outlet_nm, closed_dt FROM outlet WHERE closed_dt IS NOT NULL;
-- What is the average list price of items in the group burger?
-- mean list price of a burger
-- How much should one pay for a burger on average, going by the list?
-- item group burger: avg list price
SELECT AVG(list_price) FROM menu_item WHERE item_grp = 'burger';
-- Which outlet is the largest by seats? Give its name.
-- name of the restaurant that seats the most guests
-- Which place has room for more people than any other?
-- top outlet by seats, name
SELECT outlet_nm FROM outlet ORDER BY seats DESC LIMIT 1;
-- List the outlets and the company names of their franchisees.
-- each restaurant's name and the company running it
-- What is every place called, and which firm runs it?
-- outlet name + franchisee company name
SELECT T1.outlet_nm, T2.company_nm FROM outlet AS T1 JOIN franchisee AS T2 ON T1.franchisee_id = T2.franchisee_id;
-- How many outlets does each state have?
-- restaurants counted state by state
-- How many places do we have in each state? State first.
-- count of outlets by state
SELECT state, COUNT(*) FROM outlet GROUP BY state;
-- Which items are served at Louisville Riverfront and what do they cost there? Show the item name and the local price, dearest first.
-- menu of Louisville Riverfront with prices charged there, from dear to cheap
-- What is there to eat at Louisville Riverfront, and how much is it there? Dearest on top.
-- Louisville Riverfront: item name + local price, descending by that price
SELECT T3.item_nm, T2.local_price FROM outlet AS T1 JOIN outlet_menu AS T2 ON T1.outlet_id = T2.outlet_id JOIN menu_item AS T3 ON T2.menu_item_id = T3.menu_item_id WHERE T1.outlet_nm = 'Louisville Riverfront' ORDER BY T2.local_price DESC;
-- What are the total revenue and the total number of guests for each outlet? Give the outlet's name as well, in first place.
-- by restaurant: name, money taken in all, guests in all
-- How much money has every place taken altogether, and how many people has it served? Say what the place is called first.
-- per outlet: its name, sum of revenue, sum of guests
SELECT T1.outlet_nm, SUM(T2.revenue), SUM(T2.guests) FROM outlet AS T1 JOIN month_result AS T2 ON T1.outlet_id = T2.outlet_id GROUP BY T1.outlet_id;
-- Who is the contact of the franchisee operating in Toledo?
-- contact person behind the restaurant in the city of Toledo
-- Whom do I ring about the place in Toledo?
-- city Toledo: contact name of the franchisee of that outlet
SELECT T1.contact_nm FROM franchisee AS T1 JOIN outlet AS T2 ON T1.franchisee_id = T2.franchisee_id WHERE T2.city = 'Toledo';
-- Find the names of outlets that failed a hygiene check (passed N), together with the points.
-- where was a check not passed (N), and with how many points
-- Which places were found to be too dirty (passed N), and how many points did they get?
-- passed = N: outlet name, points of the hygiene check
SELECT T1.outlet_nm, T2.points FROM outlet AS T1 JOIN hygiene_check AS T2 ON T1.outlet_id = T2.outlet_id WHERE T2.passed = 'N';
-- Which inspectors have carried out at least two checks?
-- inspectors with 2 checks or more
-- Who has been round no fewer than two times to see whether we are clean?
-- inspector with 2+ hygiene checks
SELECT inspector FROM hygiene_check GROUP BY inspector HAVING COUNT(*) >= 2;
-- List the names of franchisee companies from Ohio or Michigan that signed after 2010.
-- companies with home state Ohio or Michigan whose contract is later than 2010
-- Which firms from Ohio or Michigan have been with us since later than 2010?
-- signed year above 2010, home state Michigan or Ohio - company names
SELECT company_nm FROM franchisee WHERE (home_state = 'Ohio' OR home_state = 'Michigan') AND signed_yr > 2010;
-- Which franchisees do not run any outlet? Give the company names.
-- companies that signed up but have no restaurant
-- Which firms are ours on paper without having a single place open?
-- company names of franchisees with no outlet
SELECT company_nm FROM franchisee WHERE franchisee_id NOT IN (SELECT franchisee_id FROM outlet);
-- Which outlets have never had a hygiene check?
-- restaurants nobody has inspected yet, names
-- At which places has nobody been round to see whether they are clean?
-- outlet names without a hygiene check
SELECT outlet_nm FROM outlet WHERE outlet_id NOT IN (SELECT outlet_id FROM hygiene_check);
-- Which menu items are sold at a local price above their list price somewhere? List the different item names.
-- distinct dishes for which some restaurant charges more than the list says
-- What can one eat that is dearer somewhere than the list has it? Each thing just once.
-- different item names with local price over list price at any outlet
SELECT DISTINCT T1.item_nm FROM menu_item AS T1 JOIN outlet_menu AS T2 ON T1.menu_item_id = T2.menu_item_id WHERE T2.local_price > T1.list_price;
-- Which outlets serve both Classic Smoky and Curly Fries?
-- restaurants with Classic Smoky and Curly Fries on the menu
-- Which places have Classic Smoky and also Curly Fries to eat?
-- outlet names serving both: Curly Fries, Classic Smoky
SELECT T1.outlet_nm FROM outlet AS T1 JOIN outlet_menu AS T2 ON T1.outlet_id = T2.outlet_id JOIN menu_item AS T3 ON T2.menu_item_id = T3.menu_item_id WHERE T3.item_nm = 'Classic Smoky' INTERSECT SELECT T1.outlet_nm FROM outlet AS T1 JOIN outlet_menu AS T2 ON T1.outlet_id = T2.outlet_id JOIN menu_item AS T3 ON T2.menu_item_id = T3.menu_item_id WHERE T3.item_nm = 'Curly Fries';
-- In the month 2023-05, which outlets had revenue above the average revenue of that month, 2023-05?
-- restaurants that beat the 2023-05 mean of takings in 2023-05
-- Which places took more money in 2023-05 than places did on average in 2023-05?
-- month 2023-05, revenue over the mean revenue of 2023-05: outlet names
SELECT T1.outlet_nm FROM outlet AS T1 JOIN month_result AS T2 ON T1.outlet_id = T2.outlet_id WHERE T2.month = '2023-05' AND T2.revenue > (SELECT AVG(revenue) FROM month_result WHERE month = '2023-05');
-- Which franchisee company earned the highest total revenue, and what was it?
-- company name and takings of the operator who made the most money over all its restaurants and months
-- Which firm took more money than any other with all its places, and how much?
-- top franchisee by sum of revenue: company name, sum
SELECT T1.company_nm, SUM(T3.revenue) FROM franchisee AS T1 JOIN outlet AS T2 ON T1.franchisee_id = T2.franchisee_id JOIN month_result AS T3 ON T2.outlet_id = T3.outlet_id GROUP BY T1.franchisee_id ORDER BY SUM(T3.revenue) DESC LIMIT 1;
-- For item groups offered at an average local price over 3.5, show the group and that average, lowest first.
-- groups of dishes whose mean price in the restaurants exceeds 3.5: group, mean, in rising order
-- What kinds of food cost over 3.5 on average in our places, and how much? Least costly on top.
-- avg local price by item group, only above 3.5, ascending: group, avg
SELECT T1.item_grp, AVG(T2.local_price) FROM menu_item AS T1 JOIN outlet_menu AS T2 ON T1.menu_item_id = T2.menu_item_id GROUP BY T1.item_grp HAVING AVG(T2.local_price) > 3.5 ORDER BY AVG(T2.local_price);

-- database: lighthouse_ad_manager
CREATE TABLE advertisers (id INTEGER PRIMARY KEY, name TEXT, sector TEXT, country TEXT, credit_line INTEGER, created_at TEXT, status TEXT);
CREATE TABLE channels (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, cost_per_thousand REAL);
CREATE TABLE campaigns (id INTEGER PRIMARY KEY, advertiser_id INTEGER REFERENCES advertisers(id), name TEXT, objective TEXT, budget INTEGER, start_date TEXT, end_date TEXT, status TEXT);
CREATE TABLE creatives (id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaigns(id), headline TEXT, format TEXT, length_seconds INTEGER, approved_by TEXT);
CREATE TABLE placements (id INTEGER PRIMARY KEY, creative_id INTEGER REFERENCES creatives(id), channel_id INTEGER REFERENCES channels(id), impressions INTEGER, clicks INTEGER, spend REAL, run_date TEXT);
INSERT INTO advertisers VALUES (1,'Alder Outfitters','clothing','Canada',50000,'2017-05-03','active'),(2,'Minty Dental','health','Ireland',15000,'2018-11-19','active'),(3,'Roast Republic','food','Ireland',22000,'2020-02-27','paused'),(4,'Cloudsofa','furniture','Denmark',80000,'2021-06-08','active'),(5,'Zebra Toys','toys','Canada',30000,'2022-09-14','closed'),(6,'Fjordbank','finance','Denmark',120000,'2023-01-30','active');
INSERT INTO channels VALUES (1,'Bus shelters','outdoor',3.2),(2,'Morning Metro','print',8.5),(3,'StreamBox','video',14),(4,'FriendFeed','social',5.6),(5,'Radio Lagoon','audio',4.1);
INSERT INTO campaigns VALUES (1,1,'Rain or Shine','sales',24000,'2023-03-01','2023-04-15','finished'),(2,2,'Smile Week','awareness',6000,'2023-04-03','2023-04-10','finished'),(3,4,'Sit Deeper','sales',45000,'2023-05-01',NULL,'running'),(4,1,'Trail Season','awareness',31000,'2023-06-01',NULL,'running'),(5,3,'Second Cup','loyalty',9500,'2023-02-13','2023-03-31','finished'),(6,4,'Summer Loft','awareness',18000,'2023-07-01',NULL,'draft');
INSERT INTO creatives VALUES (1,1,'Puddles welcome','image',NULL,'K. Doyle'),(2,1,'Dry in ten seconds','video',10,'K. Doyle'),(3,2,'Show your teeth','image',NULL,'R. Blum'),(4,3,'The sofa that listens','video',30,'R. Blum'),(5,3,'Half price clouds','audio',20,NULL),(6,4,'Boots first','video',15,'K. Doyle'),(7,5,'One more cup','audio',25,'S. Iyer'),(8,4,'Where maps end','image',NULL,'L. Marsh');
INSERT INTO placements VALUES (1,1,1,500000,0,1600,'2023-03-05'),(2,2,3,120000,2900,1680,'2023-03-06'),(3,3,4,90000,1250,504,'2023-04-04'),(4,4,3,310000,5200,4340,'2023-05-08'),(5,5,5,150000,0,615,'2023-05-09'),(6,6,4,200000,4100,1120,'2023-06-05'),(7,6,3,80000,1600,1120.5,'2023-06-12'),(8,7,5,60000,0,246,'2023-02-20'),(9,3,1,40000,0,128,'2023-04-05');
-- How many advertisers are active?
-- clients with status active, counted
-- How many of our customers are still active?
-- status = active, count advertisers
SELECT COUNT(*) FROM advertisers WHERE status = 'active';
-- List the headlines of creatives in the format video.
-- headlines of everything made as video
-- What do the ads say on top that are made as a video?
-- format video: creative headlines
SELECT headline FROM creatives WHERE format = 'video';
-- Which campaigns have no end date? Give the names.
-- names of campaigns left open-ended
-- Which drives have no day on which they finish?
-- end date empty - campaign names
SELECT name FROM campaigns WHERE end_date IS NULL;
-- What are the smallest, largest and total budgets of the campaigns?
-- campaign money: minimum, maximum, sum of budgets
-- How much may be spent on a drive: at the least, at the most, and on all of them together?
-- campaign budget - min, max, sum
SELECT MIN(budget), MAX(budget), SUM(budget) FROM campaigns;
-- Which channel is the cheapest per thousand? Return its name.
-- name of the medium with the lowest cost for a thousand views
-- Where does it cost least to be shown to a thousand people?
-- channel with the lowest cost per thousand, name
SELECT name FROM channels ORDER BY cost_per_thousand LIMIT 1;
-- Show the name of each campaign with the name of its advertiser.
-- campaign and client, side by side
-- What is every drive called, and for whom is it?
-- campaign name + advertiser name
SELECT T1.name, T2.name FROM campaigns AS T1 JOIN advertisers AS T2 ON T1.advertiser_id = T2.id;
-- How many campaigns has each objective, and what is their average budget? Give objective, number and average.
-- by aim of the campaign: the aim, the count, the mean budget
-- How many drives have each purpose, and how much may be spent on one on average? Purpose first.
-- objective, count, avg budget of campaigns
SELECT objective, COUNT(*), AVG(budget) FROM campaigns GROUP BY objective;
-- Find the headlines used in the campaign Trail Season.
-- what do the creatives of Trail Season say in the headline
-- What do the ads of Trail Season say on top?
-- campaign Trail Season: headlines
SELECT T1.headline FROM creatives AS T1 JOIN campaigns AS T2 ON T1.campaign_id = T2.id WHERE T2.name = 'Trail Season';
-- What is the total spend on each channel, highest first? Show the channel name and the sum.
-- money spent per medium, biggest spender on top, name then sum
-- How much have we paid for ads on every channel altogether? Channel first, dearest on top.
-- sum of spend by channel name, descending
SELECT T1.name, SUM(T2.spend) FROM channels AS T1 JOIN placements AS T2 ON T1.id = T2.channel_id GROUP BY T1.id ORDER BY SUM(T2.spend) DESC;
-- On which dates did a creative with the headline Boots first run, and how many clicks did it get each time?
-- Boots first: day it ran and its clicks
-- When was Boots first shown, and how often did people click on it each time?
-- headline Boots first - run date, clicks
SELECT T1.run_date, T1.clicks FROM placements AS T1 JOIN creatives AS T2 ON T1.creative_id = T2.id WHERE T2.headline = 'Boots first';
-- Which advertisers come from Denmark or have a credit line of at least 50000? List the names.
-- clients that are in Denmark, or may owe us 50000 or more
-- Which customers are at home in Denmark, or are allowed to owe us 50000 or more?
-- advertiser names: credit line at least 50000 or country Denmark
SELECT name FROM advertisers WHERE country = 'Denmark' OR credit_line >= 50000;
-- Show the names and start dates of campaigns that started before 2023-05-01, the latest start first.
-- campaigns begun earlier than 2023-05-01 with their first day, most recent one on top
-- Which drives began earlier than 2023-05-01, and when? The one that began last on top.
-- start date before 2023-05-01: campaign name, start date, descending
SELECT name, start_date FROM campaigns WHERE start_date < '2023-05-01' ORDER BY start_date DESC;
-- Who has approved more than one creative?
-- people whose approval stands on over one creative
-- Who has said yes to over one ad?
-- approved by, with more than 1 creative
SELECT approved_by FROM creatives GROUP BY approved_by HAVING COUNT(*) > 1;
-- Which advertisers have never run a campaign? Give their names.
-- clients for whom no campaign exists
-- Which customers have never had a drive with us?
-- advertiser names without a campaign
SELECT name FROM advertisers WHERE id NOT IN (SELECT advertiser_id FROM campaigns);
-- What channels, by name, were never used by a placement?
-- media we have not placed anything with
-- Where have we never had an ad?
-- names of channels without a placement
SELECT name FROM channels WHERE id NOT IN (SELECT channel_id FROM placements);
-- Which creatives were placed both on StreamBox and on FriendFeed? Show the headlines.
-- headlines that ran on StreamBox and also on FriendFeed
-- What do those ads say on top that people could see on StreamBox and on FriendFeed as well?
-- headlines placed on both channels: FriendFeed, StreamBox
SELECT T1.headline FROM creatives AS T1 JOIN placements AS T2 ON T1.id = T2.creative_id JOIN channels AS T3 ON T2.channel_id = T3.id WHERE T3.name = 'StreamBox' INTERSECT SELECT T1.headline FROM creatives AS T1 JOIN placements AS T2 ON T1.id = T2.creative_id JOIN channels AS T3 ON T2.channel_id = T3.id WHERE T3.name = 'FriendFeed';
-- List the names of campaigns with a budget above the average whose advertiser is in Canada.
-- campaigns of clients from Canada that may spend more than the mean budget
-- Which drives for customers in Canada may cost more than a drive does on average?
-- budget over the mean of all campaigns, advertiser country Canada: campaign names
SELECT T1.name FROM campaigns AS T1 JOIN advertisers AS T2 ON T1.advertiser_id = T2.id WHERE T2.country = 'Canada' AND T1.budget > (SELECT AVG(budget) FROM campaigns);
-- Which advertiser gathered the most clicks in total?
-- client whose ads were clicked most often, all placements added
-- Whose ads did people click on most, all added up?
-- top advertiser by sum of clicks, name
SELECT T1.name FROM advertisers AS T1 JOIN campaigns AS T2 ON T1.id = T2.advertiser_id JOIN creatives AS T3 ON T2.id = T3.campaign_id JOIN placements AS T4 ON T3.id = T4.creative_id GROUP BY T1.id ORDER BY SUM(T4.clicks) DESC LIMIT 1;
-- For campaigns with at least two placements, show the campaign name and the total impressions, fewest first.
-- campaigns that were placed 2 times or more: name and sum of impressions, in ascending order
-- Which drives had ads placed no fewer than two times, and how often were these seen altogether? Least seen on top.
-- sum of impressions by campaign, only with 2+ placements, ascending: campaign name, sum
SELECT T1.name, SUM(T3.impressions) FROM campaigns AS T1 JOIN creatives AS T2 ON T1.id = T2.campaign_id JOIN placements AS T3 ON T2.id = T3.creative_id GROUP BY T1.id HAVING COUNT(*) >= 2 ORDER BY SUM(T3.impressions);
-- Find the different sectors of advertisers that have placed a creative on a channel of the kind audio.
-- distinct lines of trade whose ads went out on some audio channel
-- What fields are those customers in whose ads were on a channel that is audio? Each just once.
-- different advertiser sectors, channel kind = audio
SELECT DISTINCT T1.sector FROM advertisers AS T1 JOIN campaigns AS T2 ON T1.id = T2.advertiser_id JOIN creatives AS T3 ON T2.id = T3.campaign_id JOIN placements AS T4 ON T3.id = T4.creative_id JOIN channels AS T5 ON T4.channel_id = T5.id WHERE T5.kind = 'audio';
