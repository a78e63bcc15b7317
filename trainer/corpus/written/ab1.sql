-- database: bluewire_it_desk
CREATE TABLE Ref_Priorities (prio_code TEXT PRIMARY KEY, prio_desc TEXT, target_hours INTEGER, wakes_pager TEXT);
CREATE TABLE Ref_Asset_Types (asset_type_code TEXT PRIMARY KEY, asset_type_desc TEXT, life_span_yrs INTEGER, needs_power TEXT);
CREATE TABLE Sites (site_id INTEGER PRIMARY KEY, site_name TEXT, city TEXT, floor_cnt INTEGER, opened_yr INTEGER);
CREATE TABLE Departments (dept_id INTEGER PRIMARY KEY, dept_name TEXT, cost_centre TEXT, site_id INTEGER REFERENCES Sites(site_id), it_budget INTEGER);
CREATE TABLE Staff (staff_id INTEGER PRIMARY KEY, full_name TEXT, job_title TEXT, dept_id INTEGER REFERENCES Departments(dept_id), manager_id INTEGER REFERENCES Staff(staff_id), hired_on TEXT, phone_ext TEXT);
CREATE TABLE Suppliers (supplier_id INTEGER PRIMARY KEY, supplier_name TEXT, city TEXT, contract_end TEXT, rating REAL);
CREATE TABLE Assets (asset_tag TEXT PRIMARY KEY, asset_type_code TEXT REFERENCES Ref_Asset_Types(asset_type_code), model TEXT, supplier_id INTEGER REFERENCES Suppliers(supplier_id), holder_id INTEGER REFERENCES Staff(staff_id), purchased_on TEXT, price INTEGER, status TEXT);
CREATE TABLE Tickets (ticket_no INTEGER PRIMARY KEY, subject TEXT, opened_by INTEGER REFERENCES Staff(staff_id), assigned_to INTEGER REFERENCES Staff(staff_id), prio_code TEXT REFERENCES Ref_Priorities(prio_code), asset_tag TEXT REFERENCES Assets(asset_tag), opened_on TEXT, closed_on TEXT, status TEXT);
CREATE TABLE Ticket_Notes (note_id INTEGER PRIMARY KEY, ticket_no INTEGER REFERENCES Tickets(ticket_no), author_id INTEGER REFERENCES Staff(staff_id), written_on TEXT, minutes_spent INTEGER, is_public INTEGER);
CREATE TABLE Software (software_id INTEGER PRIMARY KEY, title TEXT, vendor TEXT, licence_model TEXT, yearly_fee INTEGER);
CREATE TABLE Installations (asset_tag TEXT REFERENCES Assets(asset_tag), software_id INTEGER REFERENCES Software(software_id), installed_on TEXT, version TEXT, PRIMARY KEY (asset_tag, software_id));
INSERT INTO Ref_Priorities VALUES ('P1','critical',4,'Y'),('P2','high',8,'Y'),('P3','normal',24,'N'),('P4','low',72,'N');
INSERT INTO Ref_Asset_Types VALUES ('LAP','laptop',4,'Y'),('MON','monitor',7,'Y'),('PRN','printer',6,'Y'),('PHN','mobile phone',3,'Y'),('DCK','docking station',5,'Y'),('LCK','cable lock',10,'N');
INSERT INTO Sites VALUES (1,'Quay House','Hull',6,1998),(2,'Mill Court','Leeds',4,2011),(3,'Signal Tower','Hull',9,2017),(4,'Barn Yard','Selby',2,2021);
INSERT INTO Departments VALUES (1,'IT Support','CC10',1,250000),(2,'Finance','CC20',1,60000),(3,'Sales','CC30',2,85000),(4,'Logistics','CC40',3,40000),(5,'Legal','CC50',2,35000);
INSERT INTO Staff VALUES (1,'Moira Tennant','head of support',1,NULL,'2009-04-01','100'),(2,'Ravi Kapadia','support engineer',1,1,'2015-09-14','101'),(3,'Lena Brandt','support engineer',1,1,'2019-02-11','102'),(4,'Owen Pryce','accountant',2,NULL,'2012-06-18','210'),(5,'Grace Adeyemi','sales lead',3,NULL,'2014-01-06','300'),(6,'Tom Hallam','sales agent',3,5,'2020-10-05',NULL),(7,'Ines Duarte','dispatcher',4,NULL,'2018-03-26','410'),(8,'Karl Voss','trainee',1,2,'2023-08-01',NULL);
INSERT INTO Suppliers VALUES (1,'Northgate Systems','Leeds','2026-12-31',4.2),(2,'Pixel and Plug','York','2025-06-30',3.6),(3,'Officeway','Hull','2027-03-31',4.7),(4,'Tidewater Telecom','Hull',NULL,2.9);
INSERT INTO Assets VALUES ('A-101','LAP','Vantor 14',1,4,'2021-05-03',1150,'in use'),('A-102','LAP','Vantor 15 Pro',1,5,'2022-11-21',1620,'in use'),('A-103','LAP','Kestrel Slim',2,6,'2020-02-17',890,'in repair'),('A-104','MON','Lumax 27',2,4,'2021-05-04',310,'in use'),('A-105','PRN','Inkstone 400',3,NULL,'2017-09-30',740,'in use'),('A-106','PHN','Orbit Mini',4,7,'2023-01-12',420,'in use'),('A-107','DCK','Dockmate 2',4,NULL,'2022-12-02',180,'in stock'),('A-108','MON','Lumax 32 Curve',2,3,'2024-03-08',560,'in use'),('A-109','PHN','Orbit Max',3,5,'2024-06-19',980,'in use');
INSERT INTO Tickets VALUES (5001,'Laptop does not start',4,2,'P1','A-101','2024-01-15','2024-01-16','closed'),(5002,'Printer jams on tray 2',7,3,'P3','A-105','2024-02-02','2024-02-09','closed'),(5003,'Cracked laptop hinge',6,2,'P3','A-103','2024-03-11',NULL,'waiting'),(5004,'No signal in the warehouse',7,3,'P2','A-106','2024-04-22','2024-04-23','closed'),(5005,'Password reset',5,8,'P4',NULL,'2024-05-06','2024-05-06','closed'),(5006,'Screen flickers',4,2,'P3','A-104','2024-06-03',NULL,'open'),(5007,'Laptop fan is noisy',5,3,'P4','A-102','2024-07-17',NULL,'open'),(5008,'Payroll share not reachable',4,1,'P1',NULL,'2024-08-30','2024-08-30','closed');
INSERT INTO Ticket_Notes VALUES (1,5001,2,'2024-01-15',35,1),(2,5001,1,'2024-01-16',20,0),(3,5002,3,'2024-02-05',50,1),(4,5003,2,'2024-03-12',15,1),(5,5003,2,'2024-03-29',10,0),(6,5003,3,'2024-04-04',25,1),(7,5004,3,'2024-04-22',90,1),(8,5006,2,'2024-06-04',30,0),(9,5008,1,'2024-08-30',75,1);
INSERT INTO Software VALUES (1,'LedgerPro','Abacus Soft','per seat',480),(2,'MailNest','Corvid Labs','site wide',2200),(3,'DrawDesk','Abacus Soft','per seat',350),(4,'ShieldWall','Fortin','site wide',3100),(5,'RouteMap','Corvid Labs','per seat',150);
INSERT INTO Installations VALUES ('A-101',1,'2021-05-10','7.2'),('A-101',2,'2021-05-11','3.0'),('A-101',4,'2021-05-12','11.1'),('A-102',2,'2022-11-25','3.1'),('A-102',4,'2022-11-26','11.4'),('A-103',2,'2020-02-20','2.8'),('A-106',5,'2023-01-15','1.9');
-- How many tickets have the status open?
-- number of requests that stand at open
-- Count the troubles people reported that are still open.
-- tell me how many calls to the desk are marked open
SELECT COUNT(*) FROM Tickets WHERE status = 'open';
-- What are the models and prices of assets that cost between 400 and 1000?
-- equipment bought for 400 to 1000: model, then price
-- Which makes of kit came to at least 400 but no more than 1000, and how much was each?
-- i need devices in the range 400 - 1000, name of the model and what it cost
SELECT model, price FROM Assets WHERE price BETWEEN 400 AND 1000;
-- List the full names of staff who have no phone extension recorded.
-- employees without an extension number on file (names)
-- Who on the payroll cannot be rung because we hold no number for them?
-- people lacking a phone ext, please
SELECT full_name FROM Staff WHERE phone_ext IS NULL;
-- Give the subjects of tickets whose subject contains the word laptop.
-- what requests mention laptop in the subject line
-- Show the headings of troubles in which laptop is written somewhere.
-- titles of tickets with laptop in them
SELECT subject FROM Tickets WHERE subject LIKE '%laptop%';
-- What are the lowest, average and highest yearly fees of software?
-- cheapest, mean and dearest annual charge among the programs
-- What do our applications cost us per annum: at the bottom, typically and at the top?
-- software yearly price, min then avg then max
SELECT MIN(yearly_fee), AVG(yearly_fee), MAX(yearly_fee) FROM Software;
-- How many different vendors supply the software?
-- number of distinct makers behind our programs
-- By how many separate firms are our applications written?
-- count the software companies, each one only once
SELECT COUNT(DISTINCT vendor) FROM Software;
-- For each asset type description, show the number of assets of that type.
-- how many pieces of equipment we have per type, type description first
-- Laptops, screens and so on: name every sort of kit we own and how many there are of it.
-- devices counted kind by kind (description, count)
SELECT T1.asset_type_desc, COUNT(*) FROM Ref_Asset_Types AS T1 JOIN Assets AS T2 ON T1.asset_type_code = T2.asset_type_code GROUP BY T1.asset_type_code;
-- Show the full name of every staff member who has a manager, together with the name of that manager.
-- employees and their bosses, both by name
-- Who answers to whom? Put the subordinate first and the superior after.
-- list each person that reports to somebody, plus the name of the one in charge of them
SELECT T1.full_name, T2.full_name FROM Staff AS T1 JOIN Staff AS T2 ON T1.manager_id = T2.staff_id;
-- For each ticket opened by Owen Pryce, give the subject and the full name of the person it is assigned to.
-- Owen Pryce's requests: subject and who was given the job
-- What has Owen Pryce reported, and which colleague is dealing with it?
-- everything logged by Owen Pryce, with the engineer working on it
SELECT T1.subject, T3.full_name FROM Tickets AS T1 JOIN Staff AS T2 ON T1.opened_by = T2.staff_id JOIN Staff AS T3 ON T1.assigned_to = T3.staff_id WHERE T2.full_name = 'Owen Pryce';
-- Which staff members have never opened a ticket? Give their full names.
-- names of employees who did not raise any request
-- Who in the firm has yet to ask the desk for help?
-- never logged a ticket: which people
SELECT full_name FROM Staff WHERE staff_id NOT IN (SELECT opened_by FROM Tickets);
-- Which supplier delivered the most assets?
-- vendor from whom the largest number of devices came
-- From which dealer did we buy the greatest count of kit?
-- the top seller of equipment to us by number of pieces, name only
SELECT T1.supplier_name FROM Suppliers AS T1 JOIN Assets AS T2 ON T1.supplier_id = T2.supplier_id GROUP BY T1.supplier_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Return the titles of software installed on assets held by Grace Adeyemi.
-- programs on the devices of Grace Adeyemi
-- What applications does Grace Adeyemi have on her machines?
-- Grace Adeyemi's kit - which software runs on it
SELECT T4.title FROM Staff AS T1 JOIN Assets AS T2 ON T1.staff_id = T2.holder_id JOIN Installations AS T3 ON T2.asset_tag = T3.asset_tag JOIN Software AS T4 ON T3.software_id = T4.software_id WHERE T1.full_name = 'Grace Adeyemi';
-- What is the total of minutes spent in notes for each priority description?
-- time booked in the notes, summed by priority (description and minutes)
-- Critical, high and the rest: how long did we work on each degree of urgency altogether?
-- add up the minutes by how urgent the ticket was, urgency in words first
SELECT T1.prio_desc, SUM(T3.minutes_spent) FROM Ref_Priorities AS T1 JOIN Tickets AS T2 ON T1.prio_code = T2.prio_code JOIN Ticket_Notes AS T3 ON T2.ticket_no = T3.ticket_no GROUP BY T1.prio_code;
-- Which cities have both a site and a supplier?
-- towns in which we have premises and a vendor is based too
-- Where do we keep a building and also find a dealer?
-- places that are home to one of our sites as well as to a supplier
SELECT city FROM Sites INTERSECT SELECT city FROM Suppliers;
-- List the asset tags and models of assets that are more expensive than the average asset.
-- devices priced over the mean, tag then model
-- What kit was dearer than usual for us? Label and make, please.
-- equipment costing above average (tag, model)
SELECT asset_tag, model FROM Assets WHERE price > (SELECT AVG(price) FROM Assets);
-- Show the asset tags of laptops (LAP) on which ShieldWall is not installed.
-- LAP machines without ShieldWall, by tag
-- Which LAP units still go unprotected by ShieldWall? Their labels.
-- no ShieldWall yet: tags of type LAP
SELECT asset_tag FROM Assets WHERE asset_type_code = 'LAP' EXCEPT SELECT T1.asset_tag FROM Installations AS T1 JOIN Software AS T2 ON T1.software_id = T2.software_id WHERE T2.title = 'ShieldWall';
-- What are the full names of people who wrote a note on a ticket about the asset A-103 or to whom such a ticket is assigned?
-- names of all who are either assigned a request on A-103 or authors of a note on one
-- Who has had to do with the trouble with A-103, be it as its handler or by leaving a comment?
-- A-103: everyone who commented on its tickets plus everyone in charge of them
SELECT T1.full_name FROM Staff AS T1 JOIN Ticket_Notes AS T2 ON T1.staff_id = T2.author_id JOIN Tickets AS T3 ON T2.ticket_no = T3.ticket_no WHERE T3.asset_tag = 'A-103' UNION SELECT T1.full_name FROM Staff AS T1 JOIN Tickets AS T2 ON T1.staff_id = T2.assigned_to WHERE T2.asset_tag = 'A-103';
-- What are the three newest assets by purchase date? Give model and date of purchase.
-- last three devices bought, model and when
-- Which three bits of kit did we acquire most recently, and on what day?
-- our three latest purchases: the model and the day
SELECT model, purchased_on FROM Assets ORDER BY purchased_on DESC LIMIT 3;
-- Which departments have at least two staff members who hold no asset? Give the department name and the number of these people.
-- teams with two or more employees without any device, name and how many
-- In which parts of the firm do at least two workers go without kit of their own, and how many are they?
-- departments where at least two people have nothing assigned to them: the name and a count
SELECT T1.dept_name, COUNT(*) FROM Departments AS T1 JOIN Staff AS T2 ON T1.dept_id = T2.dept_id WHERE T2.staff_id NOT IN (SELECT holder_id FROM Assets WHERE holder_id IS NOT NULL) GROUP BY T1.dept_id HAVING COUNT(*) >= 2;
-- Among tickets not yet closed, which one has received the most minutes in its notes? Give its subject.
-- unresolved request that has swallowed the most time so far, by subject
-- With no closing day yet: what trouble have we toiled on longest?
-- subject of the ticket without a close date on which most minutes were booked
SELECT T1.subject FROM Tickets AS T1 JOIN Ticket_Notes AS T2 ON T1.ticket_no = T2.ticket_no WHERE T1.closed_on IS NULL GROUP BY T1.ticket_no ORDER BY SUM(T2.minutes_spent) DESC LIMIT 1;
-- For each site with more than one department, show the site name, the number of departments and the total IT budget, the largest total first.
-- premises housing more than one team: name, how many teams, sum of it money, highest sum on top
-- Which buildings are shared by more than one unit, how many units sit there and how much may they spend on computing together? Richest at the head.
-- sites with more than one department, their count and combined it budget, in descending order of that money
SELECT T1.site_name, COUNT(*), SUM(T2.it_budget) FROM Sites AS T1 JOIN Departments AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.it_budget) DESC;
-- Which supplier with a rating below 4 sold us the most expensive asset? Give the supplier's name and the model.
-- dearest device from a vendor rated under 4: vendor and model
-- Of all dealers scoring less than 4, whose item was the costliest, and what was that item called?
-- looking only at suppliers with a rating lower than 4, name the supplier and model of the highest price
SELECT T1.supplier_name, T2.model FROM Suppliers AS T1 JOIN Assets AS T2 ON T1.supplier_id = T2.supplier_id WHERE T1.rating < 4 ORDER BY T2.price DESC LIMIT 1;

-- database: pembury_talent_partners
CREATE TABLE Client (ClientID INTEGER PRIMARY KEY, CompanyName TEXT, Industry TEXT, City TEXT, FeePercent REAL, ClientSince INTEGER);
CREATE TABLE Consultant (ConsultantID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Office TEXT, JoinedOn TEXT, MentorID INTEGER REFERENCES Consultant(ConsultantID), BonusTarget INTEGER);
CREATE TABLE Candidate (CandidateID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, City TEXT, BirthYear INTEGER, YearsExperience INTEGER, ExpectedSalary INTEGER, ReferredBy INTEGER REFERENCES Candidate(CandidateID), OwnerID INTEGER REFERENCES Consultant(ConsultantID));
CREATE TABLE Skill (SkillCode TEXT PRIMARY KEY, SkillName TEXT, Category TEXT, InDemand TEXT, TestAvailable TEXT);
CREATE TABLE CandidateSkill (CandidateID INTEGER REFERENCES Candidate(CandidateID), SkillCode TEXT REFERENCES Skill(SkillCode), Level INTEGER, Certified TEXT, PRIMARY KEY (CandidateID, SkillCode));
CREATE TABLE Vacancy (VacancyID INTEGER PRIMARY KEY, ClientID INTEGER REFERENCES Client(ClientID), JobTitle TEXT, City TEXT, ContractType TEXT, SalaryFrom INTEGER, SalaryTo INTEGER, PostedOn TEXT, FilledOn TEXT, LeadConsultantID INTEGER REFERENCES Consultant(ConsultantID));
CREATE TABLE VacancySkill (VacancyID INTEGER REFERENCES Vacancy(VacancyID), SkillCode TEXT REFERENCES Skill(SkillCode), MinLevel INTEGER, Mandatory TEXT, PRIMARY KEY (VacancyID, SkillCode));
CREATE TABLE Application (ApplicationID INTEGER PRIMARY KEY, CandidateID INTEGER REFERENCES Candidate(CandidateID), VacancyID INTEGER REFERENCES Vacancy(VacancyID), AppliedOn TEXT, Channel TEXT, Status TEXT);
CREATE TABLE Interview (InterviewID INTEGER PRIMARY KEY, ApplicationID INTEGER REFERENCES Application(ApplicationID), Round INTEGER, HeldOn TEXT, Format TEXT, Score INTEGER);
CREATE TABLE Placement (PlacementID INTEGER PRIMARY KEY, ApplicationID INTEGER REFERENCES Application(ApplicationID), StartDate TEXT, AgreedSalary INTEGER, InvoicedFee INTEGER, GuaranteeMonths INTEGER, PaidOn TEXT);
INSERT INTO Client VALUES (1,'Brightwater Foods','food','Bristol',18,2012),(2,'Calder Robotics','engineering','Leeds',22,2017),(3,'Quillhaven Bank','finance','London',25,2009),(4,'Mossgrove Hotels','hospitality','Bristol',15,2020),(5,'Tarn Analytics','software','Leeds',20,2021);
INSERT INTO Consultant VALUES (1,'Harriet','Bloom','London','2008-02-04',NULL,90000),(2,'Sanjay','Rao','Leeds','2014-05-19',1,70000),(3,'Felix','Marsden','Leeds','2019-09-02',2,55000),(4,'Nadia','Okoro','Bristol','2016-11-14',1,65000),(5,'Bethan','Lloyd','Bristol','2023-01-09',4,40000);
INSERT INTO Candidate VALUES (1,'Amelia','Stroud','Leeds',1988,12,62000,NULL,2),(2,'Jonas','Whitby','York',1995,5,41000,1,2),(3,'Priya','Nandakumar','London',1983,17,88000,NULL,1),(4,'Callum','Fraser','Bristol',1999,2,29000,NULL,4),(5,'Zofia','Wrona','Leeds',1991,9,54000,1,3),(6,'Marcus','Bell','Bath',1979,21,71000,NULL,4),(7,'Elin','Haugen','London',1997,4,47000,3,1);
INSERT INTO Skill VALUES ('PY','Python','technical','Y','Y'),('SQL','SQL databases','technical','Y','Y'),('NEG','Negotiation','social','N','N'),('CAD','CAD design','technical','N','Y'),('GER','German','language','Y','Y'),('COO','Kitchen management','trade','N','N'),('WEL','Welding','trade','Y','N'),('SPA','Spanish','language','N','Y');
INSERT INTO CandidateSkill VALUES (1,'PY',5,'Y'),(1,'SQL',4,'N'),(1,'CAD',2,'N'),(2,'PY',3,'N'),(2,'GER',4,'Y'),(3,'NEG',5,'Y'),(3,'SQL',3,'N'),(4,'COO',3,'N'),(5,'CAD',5,'Y'),(5,'GER',2,'N'),(6,'COO',5,'Y'),(6,'NEG',4,'N');
INSERT INTO Vacancy VALUES (1,2,'Control Engineer','Leeds','permanent',48000,60000,'2024-01-10','2024-03-15',3),(2,5,'Data Engineer','Leeds','permanent',55000,68000,'2024-02-01','2024-04-20',2),(3,3,'Head of Credit','London','permanent',80000,98000,'2024-02-18',NULL,1),(4,4,'Executive Chef','Bristol','permanent',45000,64000,'2024-03-05','2024-06-01',4),(5,1,'Night Shift Planner','Bath','temporary',28000,33000,'2024-04-12',NULL,4),(6,5,'Junior Data Analyst','York','temporary',32000,38000,'2024-05-02',NULL,2),(7,3,'Branch Auditor','London','temporary',43000,50000,'2024-05-20',NULL,1);
INSERT INTO VacancySkill VALUES (1,'CAD',4,'Y'),(1,'GER',2,'N'),(2,'PY',4,'Y'),(2,'SQL',3,'Y'),(3,'NEG',4,'Y'),(3,'SQL',2,'N'),(4,'COO',4,'Y'),(6,'SQL',2,'Y'),(6,'PY',1,'N');
INSERT INTO Application VALUES (1,5,1,'2024-01-20','website','placed'),(2,1,1,'2024-01-22','referral','rejected'),(3,1,2,'2024-02-10','website','placed'),(4,2,2,'2024-02-12','job board','rejected'),(5,3,3,'2024-03-01','headhunt','interviewing'),(6,6,4,'2024-03-20','headhunt','placed'),(7,4,4,'2024-03-22','website','rejected'),(8,2,6,'2024-05-10','referral','interviewing'),(9,4,5,'2024-05-11','job board','new'),(10,1,6,'2024-05-15','website','withdrawn');
INSERT INTO Interview VALUES (1,1,1,'2024-02-01','video',7),(2,1,2,'2024-02-15','on site',9),(3,2,1,'2024-02-02','video',6),(4,3,1,'2024-02-26','phone',8),(5,3,2,'2024-03-18','on site',10),(6,5,1,'2024-03-21','on site',7),(7,6,1,'2024-04-09','on site',8),(8,7,1,'2024-04-10','phone',4),(9,8,1,'2024-05-28','video',NULL);
INSERT INTO Placement VALUES (1,1,'2024-04-01',56000,12320,6,'2024-05-12'),(2,3,'2024-05-06',66500,13300,6,NULL),(3,6,'2024-06-17',63000,9450,3,'2024-07-30');
-- How many vacancies are temporary?
-- number of open or filled posts with a temporary contract
-- How many of the jobs on offer are only temporary?
-- count temporary positions
SELECT COUNT(*) FROM Vacancy WHERE ContractType = 'temporary';
-- What are the first and last names of candidates with more than 10 years of experience?
-- applicants who have worked over 10 years: given name, surname
-- Who among the job seekers has been in the trade for longer than 10 years? Forename and family name.
-- people on our books, experience above 10, full name in two columns
SELECT FirstName, LastName FROM Candidate WHERE YearsExperience > 10;
-- List the job titles of vacancies that contain the word Data.
-- posts called something with Data
-- What openings have Data somewhere in what they are called?
-- show me positions, Data in the title
SELECT JobTitle FROM Vacancy WHERE JobTitle LIKE '%Data%';
-- What are the average, smallest and largest fee percentages of the clients?
-- mean, min and max of the percent that customers pay
-- What cut do we take from the firms that hire us: typically, at the least and at the most?
-- our commission rate over all companies - avg, lowest, highest
SELECT AVG(FeePercent), MIN(FeePercent), MAX(FeePercent) FROM Client;
-- Which placement ids have not been paid yet?
-- successful hires where the money is still outstanding, by id
-- For which of our successes has no payment come in so far? Their numbers.
-- placements without a paid date, ids please
SELECT PlacementID FROM Placement WHERE PaidOn IS NULL;
-- Show the job title and the company name of every vacancy in Leeds.
-- posts located in Leeds with the client offering them
-- What jobs can one get in Leeds, and with which employer?
-- Leeds positions: title, then the firm that is hiring
SELECT T1.JobTitle, T2.CompanyName FROM Vacancy AS T1 JOIN Client AS T2 ON T1.ClientID = T2.ClientID WHERE T1.City = 'Leeds';
-- For each application channel, how many applications were received and from how many different candidates?
-- per channel the count of applications and of distinct applicants
-- By what route do people reach us, how often, and how many individuals is that?
-- applications grouped by how they came in: total plus number of separate persons
SELECT Channel, COUNT(*), COUNT(DISTINCT CandidateID) FROM Application GROUP BY Channel;
-- Give the last name of each candidate referred by another candidate and the last name of the person who referred them.
-- who was recommended by whom, surnames only, the recommended one first
-- Family names of job seekers sent to us by somebody we already knew, next to the family name of that acquaintance.
-- pairs of surnames please: newcomer on the left and the existing applicant behind the referral on the right
SELECT T1.LastName, T2.LastName FROM Candidate AS T1 JOIN Candidate AS T2 ON T1.ReferredBy = T2.CandidateID;
-- Which client has the most vacancies posted after 2024-02-15?
-- after 2024-02-15, what company put up the greatest number of posts
-- Counting only jobs advertised later than 2024-02-15: which firm sought staff most often?
-- biggest number of positions put online since 2024-02-15 (that day itself excluded), company name
SELECT T1.CompanyName FROM Client AS T1 JOIN Vacancy AS T2 ON T1.ClientID = T2.ClientID WHERE T2.PostedOn > '2024-02-15' GROUP BY T1.ClientID ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of skills that no vacancy asks for?
-- abilities not requested by any post
-- What know-how does nobody hiring through us look for?
-- skills which appear in no vacancy at all
SELECT SkillName FROM Skill WHERE SkillCode NOT IN (SELECT SkillCode FROM VacancySkill);
-- Find the last names of candidates certified (Y) in a skill of the category technical.
-- surnames of applicants holding a certificate (Y) for something technical
-- Which job seekers, by family name, can prove with papers (Y) an ability of the technical kind?
-- technical know-how with certified = Y: whose? last name only
SELECT T1.LastName FROM Candidate AS T1 JOIN CandidateSkill AS T2 ON T1.CandidateID = T2.CandidateID JOIN Skill AS T3 ON T2.SkillCode = T3.SkillCode WHERE T2.Certified = 'Y' AND T3.Category = 'technical';
-- Show the last names of candidates who master both Python and SQL databases.
-- surnames of those with Python as well as SQL databases among their skills
-- Who, by family name, is at home in Python and likewise in SQL databases?
-- need an applicant knowing SQL databases and Python, last name
SELECT T1.LastName FROM Candidate AS T1 JOIN CandidateSkill AS T2 ON T1.CandidateID = T2.CandidateID JOIN Skill AS T3 ON T2.SkillCode = T3.SkillCode WHERE T3.SkillName = 'Python' INTERSECT SELECT T1.LastName FROM Candidate AS T1 JOIN CandidateSkill AS T2 ON T1.CandidateID = T2.CandidateID JOIN Skill AS T3 ON T2.SkillCode = T3.SkillCode WHERE T3.SkillName = 'SQL databases';
-- Which cities are home to a candidate or to a client?
-- all towns where an applicant lives or a company sits, each once
-- Put together the places job seekers live in and those where the firms that hire are based.
-- one list of cities: candidates' plus clients', no repeats
SELECT City FROM Candidate UNION SELECT City FROM Client;
-- List the cities where a vacancy is located but no client is based.
-- towns with a post and without a customer
-- In what places is there work to be had although none of the firms we serve is at home there?
-- cities of vacancies minus cities of clients
SELECT City FROM Vacancy EXCEPT SELECT City FROM Client;
-- Give the first and last names of consultants who have a mentor working in the London office.
-- advisers coached by someone from London: given name, surname
-- Which recruiters of ours learn the ropes from a colleague sitting in London? Forename and family name.
-- mentor's office London - who are the mentees, first name then last name
SELECT T1.FirstName, T1.LastName FROM Consultant AS T1 JOIN Consultant AS T2 ON T1.MentorID = T2.ConsultantID WHERE T2.Office = 'London';
-- What are the average interview scores by format?
-- mean score for each way of holding the interview
-- By phone, face to face and so on: how well did people do on the whole in each kind of talk?
-- per interview format, the average mark
SELECT Format, AVG(Score) FROM Interview GROUP BY Format;
-- Show the last name of the candidate, the company name and the agreed salary for every placement, the highest salary first.
-- successful hires: surname, client, pay settled on, best paid on top
-- Who landed a job, with which firm and for what wage? Begin with the top earner.
-- list placed people by last name with their new employer and agreed pay, in descending order of pay
SELECT T3.LastName, T5.CompanyName, T1.AgreedSalary FROM Placement AS T1 JOIN Application AS T2 ON T1.ApplicationID = T2.ApplicationID JOIN Candidate AS T3 ON T2.CandidateID = T3.CandidateID JOIN Vacancy AS T4 ON T2.VacancyID = T4.VacancyID JOIN Client AS T5 ON T4.ClientID = T5.ClientID ORDER BY T1.AgreedSalary DESC;
-- Give the first and last names of candidates who live in London or Leeds and expect a salary above the average expected salary of all candidates.
-- applicants with a home in London or Leeds wanting more pay than the mean wish of everybody on the books: given name, surname
-- Who dwells in London or in Leeds and would like to earn more than job seekers as a whole do typically? Forename, family name.
-- expected pay over the overall average, city London or Leeds: first and last names
SELECT FirstName, LastName FROM Candidate WHERE (City = 'London' OR City = 'Leeds') AND ExpectedSalary > (SELECT AVG(ExpectedSalary) FROM Candidate);
-- Which industries have at least two different cities among their clients' vacancies?
-- branches of business whose posts lie in at least two distinct towns
-- In what lines of trade is work on offer in at least two separate places?
-- industry of the client, with vacancies spread over at least two different cities
SELECT T1.Industry FROM Client AS T1 JOIN Vacancy AS T2 ON T1.ClientID = T2.ClientID GROUP BY T1.Industry HAVING COUNT(DISTINCT T2.City) >= 2;
-- What is the last name of the youngest candidate who was rejected?
-- surname of the most recently born applicant with an application that was rejected
-- Of all that were rejected, who is of the tenderest age? Family name.
-- rejected people: last name of the one with the latest birth year
SELECT T1.LastName FROM Candidate AS T1 JOIN Application AS T2 ON T1.CandidateID = T2.CandidateID WHERE T2.Status = 'rejected' ORDER BY T1.BirthYear DESC LIMIT 1;
-- Which consultant leads the most vacancies that are not yet filled? Give the last name and the number of such vacancies.
-- adviser in charge of the largest number of unfilled posts: surname and count
-- Whose plate holds the most jobs for which nobody has been found so far, and how many are they? Family name.
-- posts with no fill date, counted per lead consultant - the top one's last name and figure
SELECT T1.LastName, COUNT(*) FROM Consultant AS T1 JOIN Vacancy AS T2 ON T1.ConsultantID = T2.LeadConsultantID WHERE T2.FilledOn IS NULL GROUP BY T1.ConsultantID ORDER BY COUNT(*) DESC LIMIT 1;
-- For consultants who own more than one candidate, show the last name and the average expected salary of their candidates, ordered by that average from low to high.
-- advisers looking after more than one applicant: surname, mean pay wished for, lowest first
-- Which recruiters care for more than one job seeker, and what do their people want to earn on average? Most modest at the head.
-- last names of candidate owners having more than one, with the avg of expected pay ascending
SELECT T1.LastName, AVG(T2.ExpectedSalary) FROM Consultant AS T1 JOIN Candidate AS T2 ON T1.ConsultantID = T2.OwnerID GROUP BY T1.ConsultantID HAVING COUNT(*) > 1 ORDER BY AVG(T2.ExpectedSalary);

-- database: lanternfish_learning
CREATE TABLE plan (plan_code TEXT PRIMARY KEY, plan_name TEXT, monthly_price REAL, max_devices INTEGER, offline_mode INTEGER);
CREATE TABLE country (iso2 TEXT PRIMARY KEY, name TEXT, language TEXT, currency TEXT);
CREATE TABLE learner (learner_id INTEGER PRIMARY KEY, nickname TEXT, iso2 TEXT REFERENCES country(iso2), plan_code TEXT REFERENCES plan(plan_code), signed_up TEXT, birth_year INTEGER, invited_by INTEGER REFERENCES learner(learner_id));
CREATE TABLE tutor (tutor_id INTEGER PRIMARY KEY, name TEXT, iso2 TEXT REFERENCES country(iso2), field TEXT, joined TEXT, share_pct INTEGER, website TEXT);
CREATE TABLE course (course_id INTEGER PRIMARY KEY, title TEXT, tutor_id INTEGER REFERENCES tutor(tutor_id), co_tutor_id INTEGER REFERENCES tutor(tutor_id), level TEXT, price REAL, released TEXT, requires_id INTEGER REFERENCES course(course_id));
CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, course_id INTEGER REFERENCES course(course_id), seq INTEGER, title TEXT, minutes INTEGER, format TEXT, free_preview TEXT);
CREATE TABLE enrolment (enrolment_id INTEGER PRIMARY KEY, learner_id INTEGER REFERENCES learner(learner_id), course_id INTEGER REFERENCES course(course_id), started TEXT, finished TEXT, paid REAL);
CREATE TABLE quiz (quiz_id INTEGER PRIMARY KEY, lesson_id INTEGER REFERENCES lesson(lesson_id), name TEXT, questions INTEGER, pass_mark INTEGER);
CREATE TABLE attempt (attempt_id INTEGER PRIMARY KEY, quiz_id INTEGER REFERENCES quiz(quiz_id), learner_id INTEGER REFERENCES learner(learner_id), taken TEXT, score INTEGER, passed TEXT);
CREATE TABLE review (learner_id INTEGER REFERENCES learner(learner_id), course_id INTEGER REFERENCES course(course_id), stars INTEGER, remark TEXT, posted TEXT, PRIMARY KEY (learner_id, course_id));
CREATE TABLE badge (badge_id INTEGER PRIMARY KEY, name TEXT, colour TEXT, points INTEGER);
CREATE TABLE learner_badge (learner_id INTEGER REFERENCES learner(learner_id), badge_id INTEGER REFERENCES badge(badge_id), earned TEXT, PRIMARY KEY (learner_id, badge_id));
INSERT INTO plan VALUES ('FREE','Minnow',0,1,0),('STD','Mackerel',9.5,2,1),('PRO','Marlin',19,5,1),('TEAM','Shoal',49,25,1);
INSERT INTO country VALUES ('PT','Portugal','Portuguese','EUR'),('BR','Brazil','Portuguese','BRL'),('IE','Ireland','English','EUR'),('JP','Japan','Japanese','JPY'),('KE','Kenya','Swahili','KES');
INSERT INTO learner VALUES (1,'tidepool','PT','STD','2021-03-14',1990,NULL),(2,'rua_azul','BR','FREE','2021-08-30',2001,1),(3,'cloverleaf','IE','PRO','2022-01-09',1984,1),(4,'kumo','JP','STD','2022-06-25',1996,NULL),(5,'savanna7','KE','FREE','2023-02-18',2004,3),(6,'maresia','PT','PRO','2023-10-02',1978,2),(7,'shamrocker','IE','FREE','2024-04-21',1999,3);
INSERT INTO tutor VALUES (1,'Beatriz Falcao','PT','photography','2020-01-15',60,'falcao.example'),(2,'Declan Moore','IE','programming','2020-05-03',55,NULL),(3,'Haruka Sato','JP','drawing','2021-02-27',65,'satodraws.example'),(4,'Wanjiru Kimani','KE','programming','2022-09-10',50,'kimani.example'),(5,'Rui Pacheco','BR','music theory','2023-07-07',50,NULL);
INSERT INTO course VALUES (1,'Python from Zero',2,4,'beginner',40,'2020-06-01',NULL),(2,'Python for Data',4,2,'intermediate',65,'2022-11-15',1),(3,'Street Photography',1,NULL,'beginner',35,'2020-03-20',NULL),(4,'Ink and Brush',3,NULL,'beginner',30,'2021-04-12',NULL),(5,'Portraits in Low Light',1,3,'advanced',80,'2022-02-08',3),(6,'Machine Learning Lab',4,NULL,'advanced',120,'2023-09-19',2),(7,'Harmony by Ear',5,NULL,'intermediate',45,'2024-01-30',NULL);
INSERT INTO lesson VALUES (1,1,1,'Setting Up',12,'video','Y'),(2,1,2,'Loops',25,'video','N'),(3,1,3,'Files and Folders',31,'text','N'),(4,2,1,'Tables in Memory',28,'video','Y'),(5,2,2,'Plotting',34,'live','N'),(6,3,1,'Choosing a Lens',18,'video','Y'),(7,3,2,'Light and Shadow',22,'video','N'),(8,4,1,'Holding the Brush',15,'video','Y'),(9,5,1,'Candles and Lamps',40,'live','N'),(10,6,1,'First Model',55,'text','N');
INSERT INTO enrolment VALUES (1,1,1,'2021-04-01','2021-06-11',40),(2,1,2,'2022-12-01','2023-03-05',50),(3,2,3,'2021-09-15',NULL,35),(4,3,1,'2022-01-20','2022-02-28',32),(5,3,6,'2023-10-10',NULL,120),(6,4,4,'2022-07-02','2022-08-14',30),(7,4,3,'2022-09-01','2022-10-30',35),(8,5,1,'2023-03-03',NULL,0),(9,6,5,'2023-11-05','2024-02-16',72),(10,6,3,'2023-10-08','2023-12-01',30);
INSERT INTO quiz VALUES (1,2,'Loop Check',10,60),(2,3,'File Fun',8,50),(3,4,'Frames Quiz',15,70),(4,7,'Shadow Hunt',12,65),(5,10,'Model Exam',30,80);
INSERT INTO attempt VALUES (1,1,1,'2021-04-20',80,'Y'),(2,1,5,'2023-03-29',40,'N'),(3,1,5,'2023-04-08',70,'Y'),(4,2,3,'2022-02-15',88,'Y'),(5,3,1,'2022-12-20',65,'N'),(6,3,1,'2023-01-04',90,'Y'),(7,4,4,'2022-10-12',75,'Y'),(8,5,3,'2023-12-18',55,'N');
INSERT INTO review VALUES (1,1,5,'clear and calm','2021-06-12'),(3,1,4,NULL,'2022-03-01'),(1,2,4,'a bit fast','2023-03-06'),(4,4,5,'lovely','2022-08-15'),(4,3,3,NULL,'2022-11-02'),(6,5,2,'too dark to see','2024-02-17'),(6,3,5,'go out and shoot','2023-12-02');
INSERT INTO badge VALUES (1,'Early Bird','yellow',10),(2,'Night Diver','blue',15),(3,'Streak 30','red',50),(4,'Deep Sea','blue',120);
INSERT INTO learner_badge VALUES (1,1,'2021-04-02'),(1,3,'2021-05-15'),(1,4,'2023-03-05'),(3,1,'2022-01-21'),(3,2,'2022-02-11'),(4,2,'2022-07-19'),(6,3,'2023-12-30');
-- How many courses are of the level beginner?
-- number of classes for a beginner
-- How much of what we teach, counted, is meant for the beginner?
-- count beginner courses
SELECT COUNT(*) FROM course WHERE level = 'beginner';
-- List the titles of lessons that last between 20 and 35 minutes.
-- lesson titles, length from 20 to 35 minutes
-- What are the units called that take no less than 20 and no more than 35 minutes?
-- parts of our classes running 20 to 35 min
SELECT title FROM lesson WHERE minutes BETWEEN 20 AND 35;
-- Show the titles and prices of courses whose title begins with Python.
-- Python something: which classes start with that word, and what do they cost
-- What do we teach under a heading opening with Python, and for how much?
-- courses starting with Python, title plus price
SELECT title, price FROM course WHERE title LIKE 'Python%';
-- What are the names of tutors without a website?
-- teachers who have no site recorded
-- Which instructors have no homepage known to us?
-- tutors, website missing
SELECT name FROM tutor WHERE website IS NULL;
-- Which different formats do lessons have?
-- kinds of format in use among lessons, each once
-- In what sorts of shape, without repeats, do the units reach people?
-- every distinct lesson format
SELECT DISTINCT format FROM lesson;
-- Show the title of each course together with the name of its tutor and the name of its co-tutor, for courses that have both.
-- classes taught by two: title, main teacher, second teacher
-- What is given by a pair, who leads it and who assists?
-- jointly run courses with the names of tutor and co tutor
SELECT T1.title, T2.name, T3.name FROM course AS T1 JOIN tutor AS T2 ON T1.tutor_id = T2.tutor_id JOIN tutor AS T3 ON T1.co_tutor_id = T3.tutor_id;
-- For each course that requires another course, give its title and the title of the required course.
-- classes with a prerequisite, and what it is
-- What can one not take straight away, and what has to be done before it?
-- list course and the course you need first
SELECT T1.title, T2.title FROM course AS T1 JOIN course AS T2 ON T1.requires_id = T2.course_id;
-- What is the number of learners of each plan name?
-- how many users sit on every plan (name, count)
-- Minnow and so forth: what do people subscribe to, and in what numbers?
-- subscribers counted by plan name
SELECT T1.plan_name, COUNT(*) FROM plan AS T1 JOIN learner AS T2 ON T1.plan_code = T2.plan_code GROUP BY T1.plan_code;
-- Which learners were invited by the learner with the nickname tidepool? Give their nicknames.
-- nicknames of users that tidepool brought in
-- Whom did tidepool talk into joining? The handles, please.
-- tidepool as inviter - who came
SELECT T1.nickname FROM learner AS T1 JOIN learner AS T2 ON T1.invited_by = T2.learner_id WHERE T2.nickname = 'tidepool';
-- Find the titles of courses that have no review.
-- classes nobody has rated
-- What do we teach on which not a soul has given an opinion?
-- never reviewed: which courses
SELECT title FROM course WHERE course_id NOT IN (SELECT course_id FROM review);
-- What is the total amount paid for courses led by each tutor? Show the name of the tutor and the total, from the largest total to the smallest.
-- earnings per main teacher, name and sum paid by users, biggest first
-- How much money has every leading instructor brought in? Put the top one at the head.
-- sum of what learners paid, by the course's first tutor, descending
SELECT T1.name, SUM(T3.paid) FROM tutor AS T1 JOIN course AS T2 ON T1.tutor_id = T2.tutor_id JOIN enrolment AS T3 ON T2.course_id = T3.course_id GROUP BY T1.tutor_id ORDER BY SUM(T3.paid) DESC;
-- Give the average number of stars and the number of reviews for each course title.
-- per class: mean rating and how many ratings, title in front
-- What was every class called, how well was it liked on the whole, and by how many?
-- course titles with avg stars and review count
SELECT T1.title, AVG(T2.stars), COUNT(*) FROM course AS T1 JOIN review AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id;
-- In which countries do both a learner from the plan Marlin and a tutor live? Give the names of the countries.
-- lands having a teacher as well as a Marlin subscriber
-- Where can one find an instructor and also somebody paying for Marlin?
-- country names that a tutor and a user of plan Marlin have in common
SELECT T1.name FROM country AS T1 JOIN learner AS T2 ON T1.iso2 = T2.iso2 JOIN plan AS T3 ON T2.plan_code = T3.plan_code WHERE T3.plan_name = 'Marlin' INTERSECT SELECT T1.name FROM country AS T1 JOIN tutor AS T2 ON T1.iso2 = T2.iso2;
-- Show the nicknames of learners who passed (Y) a quiz but have not earned the badge Streak 30.
-- users with a passed test (Y), minus holders of Streak 30
-- Who has made it through an exam (Y) without yet wearing Streak 30? Their handles.
-- no Streak 30 though an attempt was passed = Y: which nicknames
SELECT T1.nickname FROM learner AS T1 JOIN attempt AS T2 ON T1.learner_id = T2.learner_id WHERE T2.passed = 'Y' EXCEPT SELECT T1.nickname FROM learner AS T1 JOIN learner_badge AS T2 ON T1.learner_id = T2.learner_id JOIN badge AS T3 ON T2.badge_id = T3.badge_id WHERE T3.name = 'Streak 30';
-- List the names of all badges and of all quizzes in one column.
-- badge names together with quiz names, one list
-- What are our awards and our tests called, all in a single run?
-- names of quizzes and badges combined
SELECT name FROM badge UNION SELECT name FROM quiz;
-- What are the names of quizzes that belong to a course led by the tutor Declan Moore?
-- tests in the classes where Declan Moore is the main teacher
-- By what names go the exams one faces with Declan Moore as leading instructor?
-- Declan Moore, first tutor: his course quizzes
SELECT T4.name FROM tutor AS T1 JOIN course AS T2 ON T1.tutor_id = T2.tutor_id JOIN lesson AS T3 ON T2.course_id = T3.course_id JOIN quiz AS T4 ON T3.lesson_id = T4.lesson_id WHERE T1.name = 'Declan Moore';
-- Which badge with the colour blue is worth the most points?
-- blue badge carrying the highest points
-- Of the awards that are blue, what is the weightiest called?
-- name the top badge in blue by points
SELECT name FROM badge WHERE colour = 'blue' ORDER BY points DESC LIMIT 1;
-- Which learners have taken attempts at quizzes at least two different times at the same quiz? Give the nickname and the name of the quiz.
-- users who tried one test two or more times: nickname, test
-- Who had at least two goes at one and the same exam, and which exam was it?
-- repeat attempts (at least two) by user and quiz, nickname with quiz name
SELECT T1.nickname, T3.name FROM learner AS T1 JOIN attempt AS T2 ON T1.learner_id = T2.learner_id JOIN quiz AS T3 ON T2.quiz_id = T3.quiz_id GROUP BY T1.learner_id, T3.quiz_id HAVING COUNT(*) >= 2;
-- Which courses cost more than the average price of courses led by tutors from Ireland or Portugal? Give the title, the price and the tutor's name.
-- classes dearer than the mean of those taught mainly by teachers of Ireland or Portugal: title, price, main teacher
-- Take what people from Ireland and Portugal charge on average as lead instructors: what goes beyond that, for how much, and who gives it?
-- title, price and lead tutor where the price beats the average for lead tutors living in Portugal or Ireland
SELECT T1.title, T1.price, T2.name FROM course AS T1 JOIN tutor AS T2 ON T1.tutor_id = T2.tutor_id WHERE T1.price > (SELECT AVG(T3.price) FROM course AS T3 JOIN tutor AS T4 ON T3.tutor_id = T4.tutor_id JOIN country AS T5 ON T4.iso2 = T5.iso2 WHERE T5.name = 'Ireland' OR T5.name = 'Portugal');
-- Which language is spoken in the countries of the most learners? Give the language and the number of learners.
-- most common tongue among users by their country, with how many users
-- What is spoken where most of our pupils come from, and how many pupils is that?
-- group users by the language of their country, top one plus its count
SELECT T1.language, COUNT(*) FROM country AS T1 JOIN learner AS T2 ON T1.iso2 = T2.iso2 GROUP BY T1.language ORDER BY COUNT(*) DESC LIMIT 1;
-- For each course with more than one lesson, show the title and the total minutes of its lessons, the shortest total first.
-- classes of more than one lesson: title, summed running time, briefest on top
-- What do we offer in more than one unit, and how long does the whole take? Quickest at the head.
-- course title and overall lesson minutes ascending, only if there is more than one lesson
SELECT T1.title, SUM(T2.minutes) FROM course AS T1 JOIN lesson AS T2 ON T1.course_id = T2.course_id GROUP BY T1.course_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.minutes);
-- Among enrolments not yet finished, which learner paid the most? Give the nickname and the title of the course.
-- highest sum paid on an unfinished enrolment: user's nickname and class
-- Who laid out most for something that is still under way, and for what?
-- no finish date, largest payment - nickname plus course title
SELECT T1.nickname, T3.title FROM learner AS T1 JOIN enrolment AS T2 ON T1.learner_id = T2.learner_id JOIN course AS T3 ON T2.course_id = T3.course_id WHERE T2.finished IS NULL ORDER BY T2.paid DESC LIMIT 1;
