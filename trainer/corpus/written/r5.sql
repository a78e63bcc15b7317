-- database: slipstream_wind_tunnel
CREATE TABLE client (client_id INTEGER PRIMARY KEY, client_name TEXT, sector TEXT, country TEXT, credit_days INTEGER);
CREATE TABLE tunnel (tunnel_id INTEGER PRIMARY KEY, tunnel_name TEXT, section_width REAL, top_speed REAL, year_of_construction INTEGER, hourly_rate REAL);
CREATE TABLE model (model_id INTEGER PRIMARY KEY, model_name TEXT, client_id INTEGER REFERENCES client(client_id), scale TEXT, material TEXT, mass_kg REAL);
CREATE TABLE campaign (campaign_id INTEGER PRIMARY KEY, model_id INTEGER REFERENCES model(model_id), tunnel_id INTEGER REFERENCES tunnel(tunnel_id), engineer TEXT, begin_date TEXT, hours_booked INTEGER, outcome TEXT);
CREATE TABLE measurement (measurement_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), airspeed REAL, angle_of_attack REAL, lift REAL, drag REAL, remark TEXT);
INSERT INTO client VALUES (1,'Larkspur Aviation','aerospace','United Kingdom',30),(2,'Velo Massif','cycling','France',14),(3,'Tessaro Bridges','civil engineering','Italy',60),(4,'Gullwing Drones','aerospace','Sweden',30),(5,'Helmet Lab','cycling','Belgium',14);
INSERT INTO tunnel VALUES (1,'Blue Gale',2.4,70,1968,350),(2,'Whisper',1.2,45,1994,180),(3,'Old Bertha',4.5,55,1937,410),(4,'Mistral Mach',0.6,510,2006,900);
INSERT INTO model VALUES (1,'Skylark wing',1,'1:8','aluminium',22.5),(2,'Time trial rider',2,'1:1','foam',34),(3,'Messina deck',3,'1:50','balsa',6.2),(4,'Kestrel drone',4,'1:1','carbon',3.9),(5,'Skylark tail',1,'1:8','aluminium',9.1),(6,'Aero helmet',5,'1:1','carbon',0.4);
INSERT INTO campaign VALUES (1,1,1,'Prudence Howe','2021-04-12',40,'accepted'),(2,2,3,'Marcel Dubois','2021-06-01',16,'accepted'),(3,3,3,'Prudence Howe','2021-09-20',60,'repeat'),(4,3,3,'Prudence Howe','2022-01-17',72,'accepted'),(5,4,2,'Yusra Hamdan','2022-05-09',24,'accepted'),(6,1,2,'Yusra Hamdan','2022-08-30',12,'cancelled'),(7,4,1,'Yusra Hamdan','2023-02-13',30,NULL);
INSERT INTO measurement VALUES (1,1,40,0,12.5,3.1,NULL),(2,1,60,4,98.2,7.7,'clean flow'),(3,1,65,12,150.4,29.9,'stall starts'),(4,2,15,0,0.8,23.6,NULL),(5,3,20,2,5.9,44,'flutter seen'),(6,4,20,2,5.1,38.8,NULL),(7,4,30,-2,-7.3,61.5,'flutter seen'),(8,5,25,6,31.7,2.2,NULL),(9,7,50,5,88,6.4,'clean flow');
-- What are the names of the models made of carbon?
-- which models are carbon
-- What did people bring us that is built out of carbon?
-- carbon is the material - names of those models please
SELECT model_name FROM model WHERE material = 'carbon';
-- How many campaigns were accepted?
-- number of campaigns with the outcome accepted
-- How many test series came to a happy end, that is, were accepted?
-- accepted as outcome - count of test series
SELECT COUNT(*) FROM campaign WHERE outcome = 'accepted';
-- Which tunnel is the fastest? Give its name and its top speed.
-- highest top speed of all tunnels: name, speed
-- Where can we blow hardest, and how fast is that?
-- record air speed of the facilities: name, speed
SELECT tunnel_name, top_speed FROM tunnel ORDER BY top_speed DESC LIMIT 1;
-- List the names of tunnels built before 1990 in order of construction.
-- tunnels older than 1990, earliest first, by name
-- What facilities have we had since before 1990? From old to new.
-- built prior to 1990, sorted by building year, oldest on top - names please
SELECT tunnel_name FROM tunnel WHERE year_of_construction < 1990 ORDER BY year_of_construction;
-- What were the least, the average and the greatest drag measured?
-- drag over all points: min, mean, max
-- How much did the air hold things back: at the least, in the mean, at the most?
-- drag figures please: smallest, mean, largest
SELECT MIN(drag), AVG(drag), MAX(drag) FROM measurement;
-- Find the ids of measurements whose remark mentions flutter.
-- measurement ids where somebody noted flutter
-- Where did someone jot down flutter as a comment? The ids.
-- "flutter" in the comment - ids of the readings
SELECT measurement_id FROM measurement WHERE remark LIKE '%flutter%';
-- Show the name of each model together with the name of the client it belongs to.
-- models and whose they are: model, client
-- Who owns each thing we test? Name of the thing, then the customer.
-- for every model its name and its customer's name
SELECT T1.model_name, T2.client_name FROM model AS T1 JOIN client AS T2 ON T1.client_id = T2.client_id;
-- How many hours have been booked in each tunnel? Show the tunnel's name and the total.
-- hours booked, added up by tunnel name
-- How long is each facility taken, in hours all told? Its name in front.
-- sum of reserved hours by tunnel, tunnel's name first
SELECT T1.tunnel_name, SUM(T2.hours_booked) FROM tunnel AS T1 JOIN campaign AS T2 ON T1.tunnel_id = T2.tunnel_id GROUP BY T1.tunnel_id;
-- Which tunnel has never been used in a campaign?
-- name of the tunnel that has stood idle without a campaign
-- What facility has not had one test series?
-- no campaign at all - which tunnel
SELECT tunnel_name FROM tunnel WHERE tunnel_id NOT IN (SELECT tunnel_id FROM campaign);
-- Who were the engineers on campaigns for the model Messina deck? List each engineer once.
-- distinct engineers that ran the Messina deck
-- Who ran the tests of Messina deck? No name twice.
-- Messina deck: different engineers in its test series
SELECT DISTINCT T1.engineer FROM campaign AS T1 JOIN model AS T2 ON T1.model_id = T2.model_id WHERE T2.model_name = 'Messina deck';
-- Which campaign has no outcome yet? Give the engineer and the beginning date.
-- outcome still open: engineer, start
-- What test series has not come to a result as yet? Who ran it, and when it started.
-- outcome blank: name of the engineer, first day
SELECT engineer, begin_date FROM campaign WHERE outcome IS NULL;
-- Which engineers ran at least two campaigns, and how many hours did they book on average?
-- engineers with two or more campaigns, plus their mean hours
-- Who has been in charge of two test series or more, and how long are these in the mean?
-- mean of reserved hours by engineer, leaving out anybody with a single campaign: engineer, mean
SELECT engineer, AVG(hours_booked) FROM campaign GROUP BY engineer HAVING COUNT(*) >= 2;
-- What are the names of the models that weigh more than the average model?
-- models heavier than the mean mass
-- What is heavier than models are in the mean?
-- mass above the mean of all: model names
SELECT model_name FROM model WHERE mass_kg > (SELECT AVG(mass_kg) FROM model);
-- Which clients in the sector aerospace or cycling grant fewer than 30 credit days? Show the names.
-- names: sector aerospace or cycling, credit days under 30
-- Who in aerospace or cycling has to pay us in less than 30 days?
-- fewer than 30 days of credit, and in cycling or aerospace: customer names
SELECT client_name FROM client WHERE (sector = 'aerospace' OR sector = 'cycling') AND credit_days < 30;
-- Which models were tested both in Blue Gale and in Whisper?
-- model names that went into Blue Gale as well as Whisper
-- What was put into Blue Gale at one time and into Whisper at another?
-- models that have a campaign in Whisper and one in Blue Gale
SELECT T1.model_name FROM model AS T1 JOIN campaign AS T2 ON T1.model_id = T2.model_id JOIN tunnel AS T3 ON T2.tunnel_id = T3.tunnel_id WHERE T3.tunnel_name = 'Blue Gale' INTERSECT SELECT T1.model_name FROM model AS T1 JOIN campaign AS T2 ON T1.model_id = T2.model_id JOIN tunnel AS T3 ON T2.tunnel_id = T3.tunnel_id WHERE T3.tunnel_name = 'Whisper';
-- List the names of clients none of whose models has been in a campaign.
-- clients that never had one of their models tested in a campaign
-- What customers have yet to see anything of theirs tested?
-- no campaign for any of their models - customer names
SELECT client_name FROM client WHERE client_id NOT IN (SELECT T1.client_id FROM model AS T1 JOIN campaign AS T2 ON T1.model_id = T2.model_id);
-- How many measurements were taken for each client? Give the client's name and the number, the highest number first.
-- client names and measurement counts, from many to few
-- How many readings have we made for each customer? The greatest number on top.
-- measurement count per customer, sorted downwards: name, count
SELECT T1.client_name, COUNT(*) FROM client AS T1 JOIN model AS T2 ON T1.client_id = T2.client_id JOIN campaign AS T3 ON T2.model_id = T3.model_id JOIN measurement AS T4 ON T3.campaign_id = T4.campaign_id GROUP BY T1.client_id ORDER BY COUNT(*) DESC;
-- Which model produced the greatest lift at an angle of attack below 10? Show the model's name and the lift.
-- best lift while the angle of attack was under 10: model name, lift
-- What rose most strongly when tilted by less than 10, and how strongly?
-- angle below 10, greatest lift: name of the model, lift
SELECT T1.model_name, T3.lift FROM model AS T1 JOIN campaign AS T2 ON T1.model_id = T2.model_id JOIN measurement AS T3 ON T2.campaign_id = T3.campaign_id WHERE T3.angle_of_attack < 10 ORDER BY T3.lift DESC LIMIT 1;
-- For each tunnel with more than two measurements, list the tunnel's name and the highest airspeed reached, sorted from low to high.
-- tunnels with over two measurements: name, top airspeed, slowest first
-- How fast has the air been at the most in each facility with more than two readings? The slowest on top.
-- peak air speed by tunnel, sorted upwards, leaving out tunnels with 2 readings or fewer: name, peak
SELECT T1.tunnel_name, MAX(T3.airspeed) FROM tunnel AS T1 JOIN campaign AS T2 ON T1.tunnel_id = T2.tunnel_id JOIN measurement AS T3 ON T2.campaign_id = T3.campaign_id GROUP BY T1.tunnel_id HAVING COUNT(*) > 2 ORDER BY MAX(T3.airspeed);
-- Which engineers have worked in Old Bertha but never in Blue Gale?
-- engineers seen at Old Bertha, minus those seen at Blue Gale
-- Who has run tests in Old Bertha and has yet to do so in Blue Gale?
-- leave out anybody who was ever in Blue Gale; which engineers from Old Bertha remain
SELECT T1.engineer FROM campaign AS T1 JOIN tunnel AS T2 ON T1.tunnel_id = T2.tunnel_id WHERE T2.tunnel_name = 'Old Bertha' EXCEPT SELECT T1.engineer FROM campaign AS T1 JOIN tunnel AS T2 ON T1.tunnel_id = T2.tunnel_id WHERE T2.tunnel_name = 'Blue Gale';

-- database: four_eyes_code_review
CREATE TABLE coder (login TEXT PRIMARY KEY, given_name TEXT, family_name TEXT, timezone TEXT, lead_login TEXT REFERENCES coder(login));
CREATE TABLE codebase (base_key TEXT PRIMARY KEY, title TEXT, main_language TEXT, lines_of_code INTEGER, is_public TEXT);
CREATE TABLE change_set (change_no INTEGER PRIMARY KEY, base_key TEXT REFERENCES codebase(base_key), author_login TEXT REFERENCES coder(login), subject TEXT, opened_on TEXT, merged_on TEXT, lines_added INTEGER, lines_deleted INTEGER);
CREATE TABLE review (review_no INTEGER PRIMARY KEY, change_no INTEGER REFERENCES change_set(change_no), reviewer_login TEXT REFERENCES coder(login), verdict TEXT, minutes_spent INTEGER, given_on TEXT);
CREATE TABLE remark (remark_no INTEGER PRIMARY KEY, review_no INTEGER REFERENCES review(review_no), file_path TEXT, line_no INTEGER, body TEXT, resolved TEXT);
INSERT INTO coder VALUES ('mwest','Mona','West','UTC-5',NULL),('tkato','Taro','Kato','UTC+9','mwest'),('ljung','Lars','Jung','UTC+1','mwest'),('sdiop','Sokhna','Diop','UTC+0','ljung'),('evega','Elena','Vega','UTC-5','ljung'),('ppark','Paul','Park','UTC+9','tkato');
INSERT INTO codebase VALUES ('core','Ledger Core','Rust',182000,'no'),('web','Customer Portal','TypeScript',96000,'no'),('cli','Command Line Kit','Rust',14500,'yes'),('doc','Handbook','Markdown',7200,'yes'),('fw','Card Reader Firmware','C',55000,'no');
INSERT INTO change_set VALUES (101,'core','tkato','Speed up balance lookup','2023-01-09','2023-01-12',240,180),(102,'web','evega','Fix login redirect','2023-01-15','2023-01-15',12,9),(103,'core','sdiop','Add audit log','2023-02-01',NULL,890,35),(104,'cli','evega','Add export command','2023-02-20','2023-03-02',410,22),(105,'web','ppark','Dark theme','2023-03-05','2023-03-30',655,310),(106,'cli','tkato','Fix broken pipe','2023-04-11',NULL,8,3),(107,'doc','sdiop','Fix typos','2023-05-01','2023-05-01',30,30);
INSERT INTO review VALUES (1,101,'mwest','approve',35,'2023-01-10'),(2,101,'ljung','request changes',50,'2023-01-11'),(3,102,'ljung','approve',5,'2023-01-15'),(4,103,'tkato','request changes',95,'2023-02-03'),(5,103,'mwest','request changes',40,'2023-02-06'),(6,104,'sdiop','approve',25,'2023-02-28'),(7,105,'evega','comment',60,'2023-03-07'),(8,105,'ljung','approve',30,'2023-03-29'),(9,107,'evega','approve',4,'2023-05-01');
INSERT INTO remark VALUES (1,2,'src/cache.rs',41,'possible overflow','yes'),(2,2,'src/cache.rs',77,'missing test','yes'),(3,4,'src/audit.rs',12,'missing test','no'),(4,4,'src/audit.rs',130,'name is unclear','no'),(5,5,'src/audit.rs',18,'use the shared clock','no'),(6,7,'theme.css',5,'contrast too low','yes'),(7,6,'export.rs',64,'name is unclear','yes');
-- List the subjects of changes that begin with Fix.
-- change subjects starting with Fix
-- What do people say they changed, if it opens with Fix?
-- headings of changes whose first word is "fix"
SELECT subject FROM change_set WHERE subject LIKE 'Fix%';
-- How many reviews requested changes, that is, have the verdict request changes?
-- count of reviews whose verdict was request changes
-- How many times did a reader ask for improvements (request changes)?
-- verdict request changes - review count
SELECT COUNT(*) FROM review WHERE verdict = 'request changes';
-- What is the title of the largest codebase by lines of code?
-- biggest code base, title please
-- What piece of software is the longest?
-- most lines of code - what is it called
SELECT title FROM codebase ORDER BY lines_of_code DESC LIMIT 1;
-- Which changes have not been merged? Give the number and the subject.
-- unmerged changes: no, subject
-- What has not gone into the main code so far? The number, then what it is about.
-- merge day blank: number and subject of these changes
SELECT change_no, subject FROM change_set WHERE merged_on IS NULL;
-- Give the total number of lines added and the total number of lines deleted by all changes.
-- overall lines added, overall lines deleted
-- How many lines have come in, and how many have gone out, in all?
-- sum of added lines, then sum of removed lines
SELECT SUM(lines_added), SUM(lines_deleted) FROM change_set;
-- Show the given and family names of the coders whose lead is mwest.
-- first and last names of the people under mwest
-- Who works under mwest? Forename, then family name.
-- lead = mwest: forename and family name of the programmers
SELECT given_name, family_name FROM coder WHERE lead_login = 'mwest';
-- What are the subjects of the changes to Customer Portal?
-- changes made to Customer Portal, by subject
-- What has been altered in Customer Portal?
-- Customer Portal - subjects of its change sets
SELECT T1.subject FROM change_set AS T1 JOIN codebase AS T2 ON T1.base_key = T2.base_key WHERE T2.title = 'Customer Portal';
-- For each codebase, show its title and the number of changes.
-- title and change count of the code bases
-- How often was each piece of software altered? What it is called, then how often.
-- number of changes by codebase, its title in front
SELECT T1.title, COUNT(*) FROM codebase AS T1 JOIN change_set AS T2 ON T1.base_key = T2.base_key GROUP BY T1.base_key;
-- Which codebases have never been changed?
-- titles without any change
-- What software has nobody touched?
-- not one change set for it: titles
SELECT title FROM codebase WHERE base_key NOT IN (SELECT base_key FROM change_set);
-- How many minutes has each reviewer spent in total? List the family name and the total, most minutes first.
-- review minutes summed per reviewer surname, from the most down
-- How long has each of us read other people's code, in minutes all told? Family name, the greatest sum on top.
-- add up minutes by reviewer, sorted downwards: family name, sum
SELECT T1.family_name, SUM(T2.minutes_spent) FROM coder AS T1 JOIN review AS T2 ON T1.login = T2.reviewer_login GROUP BY T1.login ORDER BY SUM(T2.minutes_spent) DESC;
-- What are the verdicts on the change Add audit log, and who gave them? Show the verdict and the reviewer's family name.
-- Add audit log: verdict and surname of whoever reviewed it
-- What did people decide about Add audit log, and who were they? The decision, then the family name.
-- subject is Add audit log: each verdict with the family name of the person behind it
SELECT T2.verdict, T3.family_name FROM change_set AS T1 JOIN review AS T2 ON T1.change_no = T2.change_no JOIN coder AS T3 ON T2.reviewer_login = T3.login WHERE T1.subject = 'Add audit log';
-- Which changes have no review? Give their subjects.
-- subjects nobody has reviewed
-- What alteration has no colleague looked at?
-- change sets no review exists for - what are they about
SELECT subject FROM change_set WHERE change_no NOT IN (SELECT change_no FROM review);
-- How many distinct files received a remark?
-- number of different file paths with remarks
-- In how many different files is there something somebody commented on?
-- count file paths with a remark, each one time
SELECT COUNT(DISTINCT file_path) FROM remark;
-- Which remarks occur more than once, judged by their body?
-- remark texts written more than once
-- What have people written as a comment two times or more, word for word?
-- comment texts found over 1 time
SELECT body FROM remark GROUP BY body HAVING COUNT(*) > 1;
-- Find the logins of coders who are both author of a change and reviewer of a change.
-- logins that turn up as authors and also as reviewers
-- Who has both made an alteration and looked at one? The logins.
-- login names found under the writers of changes and under the reviewers as well
SELECT author_login FROM change_set INTERSECT SELECT reviewer_login FROM review;
-- Which changes added more lines than the average change? Show the subject and the lines added.
-- above the mean in lines added: subject, lines
-- What alterations brought in more lines than alterations do in the mean, and how many?
-- lines added beyond the mean: what it is about, number of lines
SELECT subject, lines_added FROM change_set WHERE lines_added > (SELECT AVG(lines_added) FROM change_set);
-- Which coders have not reviewed anything? Give given name and family name.
-- first name and surname of people who never did a review
-- Who has yet to look at somebody's alteration? Forename, then family name.
-- programmers without one review by them: forename, family name
SELECT given_name, family_name FROM coder WHERE login NOT IN (SELECT reviewer_login FROM review);
-- Which author received the most remarks? Give the family name of the author and the number of remarks.
-- surname of the author whose changes drew the greatest number of remarks, and that number
-- Whose alterations got more comments than anybody else's, and how many? The family name first.
-- count remarks by the person who wrote the change, just the top one: family name, count
SELECT T1.family_name, COUNT(*) FROM coder AS T1 JOIN change_set AS T2 ON T1.login = T2.author_login JOIN review AS T3 ON T2.change_no = T3.change_no JOIN remark AS T4 ON T3.review_no = T4.review_no GROUP BY T1.login ORDER BY COUNT(*) DESC LIMIT 1;
-- For each main language with at least two changes merged, give the language and the average lines added of the merged changes.
-- languages with two or more merged changes: language, mean lines added among those
-- How many lines come in with an alteration in the mean, for each language that has two or more already merged?
-- mean of added lines by main language, merged ones alone, leaving out languages with fewer than 2: language, mean
SELECT T1.main_language, AVG(T2.lines_added) FROM codebase AS T1 JOIN change_set AS T2 ON T1.base_key = T2.base_key WHERE T2.merged_on IS NOT NULL GROUP BY T1.main_language HAVING COUNT(*) >= 2;
-- Which approve review took the most minutes on a codebase that is not public (no)? Show the reviewer's given name, the minutes and the title of the codebase.
-- longest approve on anything with public no: reviewer's first name, minutes, code base title
-- Who needed most time for an approve on software kept from outsiders (public no), how long, and on what? Forename, minutes, name of the software.
-- public = no, verdict approve, most minutes: forename of the reader, minutes, title
SELECT T4.given_name, T3.minutes_spent, T1.title FROM codebase AS T1 JOIN change_set AS T2 ON T1.base_key = T2.base_key JOIN review AS T3 ON T2.change_no = T3.change_no JOIN coder AS T4 ON T3.reviewer_login = T4.login WHERE T3.verdict = 'approve' AND T1.is_public = 'no' ORDER BY T3.minutes_spent DESC LIMIT 1;

-- database: copyroom_print_queue
CREATE TABLE Dept (DeptNo INTEGER PRIMARY KEY, DeptName TEXT, MonthlyPageLimit INTEGER, CostCentre TEXT);
CREATE TABLE Staff (StaffNo INTEGER PRIMARY KEY, StaffName TEXT, DeptNo INTEGER REFERENCES Dept(DeptNo), BadgeColour TEXT, StartYear INTEGER);
CREATE TABLE Printer (PrinterNo INTEGER PRIMARY KEY, PrinterName TEXT, Make TEXT, Room TEXT, Floor INTEGER, ColourCapable TEXT, PagesPerMinute INTEGER, BoughtOn TEXT);
CREATE TABLE PrintJob (JobNo INTEGER PRIMARY KEY, StaffNo INTEGER REFERENCES Staff(StaffNo), PrinterNo INTEGER REFERENCES Printer(PrinterNo), DocumentName TEXT, Pages INTEGER, Copies INTEGER, PrintedOn TEXT, JobStatus TEXT);
CREATE TABLE TonerChange (ChangeNo INTEGER PRIMARY KEY, PrinterNo INTEGER REFERENCES Printer(PrinterNo), ChangedOn TEXT, Colour TEXT, Price REAL, DoneBy INTEGER REFERENCES Staff(StaffNo));
INSERT INTO Dept VALUES (10,'Legal',5000,'L-100'),(20,'Design',3500,'D-210'),(30,'Accounts',4200,'A-005'),(40,'Facilities',800,'F-330');
INSERT INTO Staff VALUES (1,'Winifred Stone',10,'green',2008),(2,'Raj Bhatt',20,'blue',2016),(3,'Colm Reilly',10,'green',2020),(4,'Agnes Holt',30,'red',2011),(5,'Tunde Bello',40,'grey',2018),(6,'Lucy Marsh',NULL,'blue',2024);
INSERT INTO Printer VALUES (1,'Gutenberg','Okida','2.14',2,'N',45,'2017-03-01'),(2,'Rainbow','Lexum','2.20',2,'Y',28,'2020-09-15'),(3,'Scribe','Okida','3.02',3,'N',52,'2021-02-11'),(4,'Monet','Brothwell','4.11',4,'Y',20,'2015-10-05'),(5,'Dusty','Lexum','0.03',0,'N',18,'2009-01-20');
INSERT INTO PrintJob VALUES (1,1,1,'Lease draft',48,2,'2024-02-01','done'),(2,1,1,'Lease final',50,4,'2024-02-06','done'),(3,2,2,'Poster proof',2,10,'2024-02-06','done'),(4,3,3,'Court bundle',310,3,'2024-02-07','jammed'),(5,4,3,'Year end report',76,5,'2024-02-09','done'),(6,2,4,'Brochure draft',24,1,'2024-02-12','cancelled'),(7,4,1,'Payslips',61,1,'2024-02-28','done'),(8,3,2,'Wedding photos',12,2,'2024-03-02','cancelled');
INSERT INTO TonerChange VALUES (1,1,'2024-01-15','black',79.5,5),(2,2,'2024-01-22','cyan',112,5),(3,2,'2024-02-10','black',64,2),(4,3,'2024-02-08','black',88,5),(5,4,'2023-12-04','magenta',130.25,NULL),(6,2,'2024-03-03','cyan',109.9,5);
-- How many printers can print in colour (Y)?
-- number of printers whose colour flag is Y
-- How many machines can do more than black and white (colour Y)?
-- colour = Y - printer count
SELECT COUNT(*) FROM Printer WHERE ColourCapable = 'Y';
-- What are the names and rooms of the printers made by Okida?
-- Okida machines: printer name and room
-- What machines did Okida build, and where do they stand?
-- maker Okida: name of the machine, room
SELECT PrinterName, Room FROM Printer WHERE Make = 'Okida';
-- Which department is allowed the most pages a month? Return its name.
-- name of the department with the highest monthly page limit
-- Who may use the most paper in a month? Name of that part of the firm.
-- top monthly allowance of pages - which department
SELECT DeptName FROM Dept ORDER BY MonthlyPageLimit DESC LIMIT 1;
-- List the document names that contain the word draft.
-- documents with draft in the name
-- What files had draft in their name when they were printed?
-- "draft" somewhere in what the document is called: list those
SELECT DocumentName FROM PrintJob WHERE DocumentName LIKE '%draft%';
-- Who among the staff has no department?
-- staff names where the department is blank
-- Who works for us without belonging to any part of the firm?
-- department left empty - which employees
SELECT StaffName FROM Staff WHERE DeptNo IS NULL;
-- What are the average and the maximum number of pages of the jobs that are done?
-- pages in done jobs: mean and top
-- How long is a job that is done, in pages: in the mean, and at the most?
-- status done: mean pages, largest number of pages
SELECT AVG(Pages), MAX(Pages) FROM PrintJob WHERE JobStatus = 'done';
-- Show the name of each document and the name of the staff member who printed it.
-- which person printed which document: document, person
-- Who sent each file to paper? The file, then the person.
-- name of the document and name of the employee behind it, for all jobs
SELECT T1.DocumentName, T2.StaffName FROM PrintJob AS T1 JOIN Staff AS T2 ON T1.StaffNo = T2.StaffNo;
-- How many jobs has each printer received? Give the printer's name and the number, in descending order of the number.
-- job tally by printer name, busiest one leading
-- How busy is each machine, in jobs? The busiest on top.
-- number of jobs by printer, sorted downwards: name, number
SELECT T1.PrinterName, COUNT(*) FROM Printer AS T1 JOIN PrintJob AS T2 ON T1.PrinterNo = T2.PrinterNo GROUP BY T1.PrinterNo ORDER BY COUNT(*) DESC;
-- Which printers have never received a job? List the names.
-- printers with nothing ever sent to them
-- What machines have had nothing to do yet?
-- not one job on it - printer names
SELECT PrinterName FROM Printer WHERE PrinterNo NOT IN (SELECT PrinterNo FROM PrintJob);
-- Find the names of the staff in Legal who started after 2010.
-- Legal people whose start year is later than 2010
-- Who in Legal joined later than 2010?
-- Legal, first year after 2010: names of employees
SELECT T1.StaffName FROM Staff AS T1 JOIN Dept AS T2 ON T1.DeptNo = T2.DeptNo WHERE T2.DeptName = 'Legal' AND T1.StartYear > 2010;
-- What is the total spent on toner for each printer, by the printer's name?
-- toner money per printer name, added together
-- How much has the ink for each machine cost in all? The machine in front.
-- sum of toner prices by printer, printer's name first
SELECT T1.PrinterName, SUM(T2.Price) FROM Printer AS T1 JOIN TonerChange AS T2 ON T1.PrinterNo = T2.PrinterNo GROUP BY T1.PrinterNo;
-- Which staff members changed toner on the printer Rainbow? List each name once.
-- distinct names of those who put new toner in Rainbow
-- Who has refilled Rainbow with ink? No name twice.
-- Rainbow: different employees that did its toner changes
SELECT DISTINCT T1.StaffName FROM Staff AS T1 JOIN TonerChange AS T2 ON T1.StaffNo = T2.DoneBy JOIN Printer AS T3 ON T2.PrinterNo = T3.PrinterNo WHERE T3.PrinterName = 'Rainbow';
-- Which documents were printed between 2024-02-05 and 2024-02-10? Show the document and the date.
-- document and day for prints from 2024-02-05 to 2024-02-10
-- What was put on paper no earlier than 2024-02-05 and no later than 2024-02-10, and on what day?
-- jobs within 2024-02-05 - 2024-02-10: name of the file, day
SELECT DocumentName, PrintedOn FROM PrintJob WHERE PrintedOn BETWEEN '2024-02-05' AND '2024-02-10';
-- How many different printers did the department Legal use?
-- count of distinct printers that Legal sent jobs to
-- On how many distinct machines have people in Legal printed?
-- Legal - number of different printers behind their jobs
SELECT COUNT(DISTINCT T3.PrinterNo) FROM Dept AS T1 JOIN Staff AS T2 ON T1.DeptNo = T2.DeptNo JOIN PrintJob AS T3 ON T2.StaffNo = T3.StaffNo WHERE T1.DeptName = 'Legal';
-- Which printers are faster than the average printer? Give the name and the pages per minute.
-- name plus pages a minute for machines quicker than the mean
-- What machines turn out more in a minute than the mean, and how much?
-- speed above the mean: printer name, pages per minute
SELECT PrinterName, PagesPerMinute FROM Printer WHERE PagesPerMinute > (SELECT AVG(PagesPerMinute) FROM Printer);
-- Which makes are found both among printers with colour (Y) and among printers without colour (N)?
-- makes that come with colour Y and with colour N
-- Who builds machines with colour (Y) and others without it (N)?
-- brands having a printer with colour N and one with colour Y
SELECT Make FROM Printer WHERE ColourCapable = 'Y' INTERSECT SELECT Make FROM Printer WHERE ColourCapable = 'N';
-- What are the names of staff members who started after 2015 and have never printed a job?
-- people with a start year later than 2015 and not a single print job, by name
-- Who joined after 2015 and has put nothing on paper so far?
-- not one job, first year later than 2015: employee names
SELECT StaffName FROM Staff WHERE StartYear > 2015 AND StaffNo NOT IN (SELECT StaffNo FROM PrintJob);
-- Which department printed the most pages in total? Give its name and the number of pages, copies left aside.
-- department with the biggest sum of pages (ignore copies): name, sum
-- What part of the firm has used the most pages, and how many, if each job is taken just one time without its copies?
-- add up pages by department (not copies), just the top one: name, sum
SELECT T1.DeptName, SUM(T3.Pages) FROM Dept AS T1 JOIN Staff AS T2 ON T1.DeptNo = T2.DeptNo JOIN PrintJob AS T3 ON T2.StaffNo = T3.StaffNo GROUP BY T1.DeptNo ORDER BY SUM(T3.Pages) DESC LIMIT 1;
-- For each staff member with more than one job that is not cancelled, show the name and the number of those jobs.
-- names with more than one job when cancelled ones are left out, and how many
-- Who has sent off more than one thing that did not end as cancelled, and how many?
-- count jobs by employee, status other than cancelled, leaving out anybody with a single one: name, count
SELECT T1.StaffName, COUNT(*) FROM Staff AS T1 JOIN PrintJob AS T2 ON T1.StaffNo = T2.StaffNo WHERE T2.JobStatus != 'cancelled' GROUP BY T1.StaffNo HAVING COUNT(*) > 1;
-- On which printer was the longest document of a person with a green badge printed? Show the printer's name, the document and the pages.
-- green badge holders: the document with the most pages, shown as printer name, document, pages
-- What was the lengthiest thing somebody with a green badge printed, and where? The machine, the file, how many pages.
-- badge green, most pages in one job: name of the printer, name of the document, pages
SELECT T3.PrinterName, T2.DocumentName, T2.Pages FROM Staff AS T1 JOIN PrintJob AS T2 ON T1.StaffNo = T2.StaffNo JOIN Printer AS T3 ON T2.PrinterNo = T3.PrinterNo WHERE T1.BadgeColour = 'green' ORDER BY T2.Pages DESC LIMIT 1;

-- database: pageflow_web_analytics
CREATE TABLE site (site_id INTEGER PRIMARY KEY, domain TEXT, owner TEXT, launched_on TEXT, monthly_cost REAL);
CREATE TABLE page (page_id INTEGER PRIMARY KEY, site_id INTEGER REFERENCES site(site_id), title TEXT, path TEXT, word_count INTEGER, parent_page_id INTEGER REFERENCES page(page_id), last_edited TEXT);
CREATE TABLE visitor (visitor_id INTEGER PRIMARY KEY, country TEXT, browser TEXT, first_visit TEXT, newsletter INTEGER);
CREATE TABLE campaign (campaign_id INTEGER PRIMARY KEY, campaign_name TEXT, channel TEXT, budget INTEGER);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, visitor_id INTEGER REFERENCES visitor(visitor_id), entry_page_id INTEGER REFERENCES page(page_id), exit_page_id INTEGER REFERENCES page(page_id), campaign_id INTEGER REFERENCES campaign(campaign_id), visit_date TEXT, duration_sec INTEGER);
CREATE TABLE page_view (visit_id INTEGER REFERENCES visit(visit_id), page_id INTEGER REFERENCES page(page_id), seconds INTEGER, scrolled_pct INTEGER, PRIMARY KEY (visit_id, page_id));
INSERT INTO site VALUES (1,'sourdough.test','Hettie Lamb','2016-02-01',19),(2,'knotlore.test','Bosun Craig','2019-07-22',8.5),(3,'oldmaps.test','Hettie Lamb','2021-11-11',27),(4,'parked.test','Ivo Nunes','2023-06-01',2);
INSERT INTO page VALUES (1,1,'Home','/',180,NULL,'2024-01-02'),(2,1,'Starter Guide','/starter',2400,1,'2023-10-10'),(3,1,'Rye Recipes','/rye',1300,1,'2023-12-24'),(4,2,'Knots A to Z','/',950,NULL,'2022-05-05'),(5,2,'Bowline','/bowline',420,4,'2022-05-06'),(6,3,'Map Room','/',300,NULL,'2024-02-20'),(7,3,'Harbour Charts Guide','/charts',1750,6,NULL),(8,1,'Rye Starter Log','/rye/log',610,3,'2023-12-28');
INSERT INTO visitor VALUES (1,'Ireland','Firefox','2023-09-01',1),(2,'Canada','Chrome','2023-11-15',0),(3,'Ireland','Safari','2024-01-05',0),(4,'Brazil','Chrome','2024-01-20',1),(5,'Japan','Firefox','2024-02-02',0),(6,'Canada','Safari','2024-02-28',1);
INSERT INTO campaign VALUES (1,'Winter Loaf','email',400),(2,'Sailor Sunday','social',150),(3,'Chart Week','search',900),(4,'Autumn Crumb','social',220);
INSERT INTO visit VALUES (1,1,1,2,1,'2024-01-03',340),(2,2,1,1,NULL,'2024-01-04',15),(3,3,4,5,2,'2024-01-05',120),(4,4,3,8,1,'2024-01-20',610),(5,1,6,7,3,'2024-02-21',455),(6,5,7,7,3,'2024-02-22',260),(7,4,4,4,NULL,'2024-02-23',32),(8,1,2,2,NULL,'2024-03-01',95);
INSERT INTO page_view VALUES (1,1,20,40),(1,2,320,95),(2,1,15,10),(3,4,50,70),(3,5,70,100),(4,3,200,90),(4,2,310,85),(4,8,100,60),(5,6,55,80),(5,7,400,100),(6,7,260,75),(7,4,32,25),(8,2,95,50);
-- How many pages have more than 1000 words?
-- count pages whose word count tops 1000
-- How many of our texts on the web are longer than 1000 words?
-- words above 1000 - page count
SELECT COUNT(*) FROM page WHERE word_count > 1000;
-- What are the titles of pages with Guide in the title?
-- page titles that include the word Guide
-- What texts on our sites have Guide in their heading?
-- "guide" occurs in the title: list those pages
SELECT title FROM page WHERE title LIKE '%Guide%';
-- Which site costs the most per month? Show the domain and the owner.
-- dearest site a month: domain, owner
-- What do we pay most for in a month, and who does it belong to? The address first.
-- highest monthly cost: domain and owner
SELECT domain, owner FROM site ORDER BY monthly_cost DESC LIMIT 1;
-- List the different browsers used by the visitors.
-- distinct browsers our visitors have
-- With what programs do people look at our sites? Each one time.
-- visitors' browsers without repeats
SELECT DISTINCT browser FROM visitor;
-- What is the average duration of a visit, and what is the longest?
-- visit length in seconds: mean, then maximum
-- How long do people stay in the mean, and how long at the most?
-- seconds per visit please: mean, largest
SELECT AVG(duration_sec), MAX(duration_sec) FROM visit;
-- Which pages have no date of last editing? Give title and path.
-- title, path of pages where we do not know the last edit
-- For what texts can't we tell when someone last changed them? What each is called, and its path.
-- last edit blank: page title, page path
SELECT title, path FROM page WHERE last_edited IS NULL;
-- How many pages does each site have? Show the domain and the number.
-- domains with their page counts
-- How many texts are there at each address? The address first.
-- page count by site, domain in front
SELECT T1.domain, COUNT(*) FROM site AS T1 JOIN page AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id;
-- Which sites have no pages? Give the domain.
-- domains without a single page
-- What addresses have no text at all?
-- sites that not one page belongs to - domain please
SELECT domain FROM site WHERE site_id NOT IN (SELECT site_id FROM page);
-- List the titles of the pages directly under Home.
-- what pages have Home as their parent (titles)
-- What lies one level below Home?
-- parent is Home: titles of the pages
SELECT T1.title FROM page AS T1 JOIN page AS T2 ON T1.parent_page_id = T2.page_id WHERE T2.title = 'Home';
-- Show the date of every visit and the title of the page on which it began.
-- visit dates next to the entry page title
-- When did people come, and where did they land first? The day, then what the text is called.
-- for all visits: day, title of the first page
SELECT T1.visit_date, T2.title FROM visit AS T1 JOIN page AS T2 ON T1.entry_page_id = T2.page_id;
-- What are the countries of the visitors who came through the campaign Chart Week?
-- Chart Week brought in people from which countries
-- Where in the world do people live who came because of Chart Week?
-- campaign Chart Week: visitors' countries
SELECT T1.country FROM visitor AS T1 JOIN visit AS T2 ON T1.visitor_id = T2.visitor_id JOIN campaign AS T3 ON T2.campaign_id = T3.campaign_id WHERE T3.campaign_name = 'Chart Week';
-- How many visits came without a campaign?
-- number of visits where the campaign is empty
-- How many times did people come without any advertising behind it?
-- visits with campaign left blank - how many
SELECT COUNT(*) FROM visit WHERE campaign_id IS NULL;
-- For each country, what is the total duration of the visits from there, the longest total first?
-- seconds of visiting added up by country, top country first
-- How long have people from each nation stayed in all? The greatest sum on top.
-- add up visit seconds by country, sorted downwards: country, sum
SELECT T1.country, SUM(T2.duration_sec) FROM visitor AS T1 JOIN visit AS T2 ON T1.visitor_id = T2.visitor_id GROUP BY T1.country ORDER BY SUM(T2.duration_sec) DESC;
-- Which campaigns did not bring any visit? Give the names.
-- campaign names that drew nobody
-- What advertising led nobody to us?
-- campaigns without a single visit
SELECT campaign_name FROM campaign EXCEPT SELECT T1.campaign_name FROM campaign AS T1 JOIN visit AS T2 ON T1.campaign_id = T2.campaign_id;
-- Which countries have visitors with Chrome and visitors with Safari?
-- countries where both Chrome and Safari are in use
-- Where in the world do people use Chrome, and others Safari?
-- countries with a Safari visitor as well as a Chrome visitor
SELECT country FROM visitor WHERE browser = 'Chrome' INTERSECT SELECT country FROM visitor WHERE browser = 'Safari';
-- Show the titles of pages longer than the average page of all sites, in alphabetical order.
-- titles, A to Z, of pages above the mean word count
-- What texts are longer than the mean, sorted by their heading from A on?
-- word count beyond the mean of all pages - titles in alphabetical order
SELECT title FROM page WHERE word_count > (SELECT AVG(word_count) FROM page) ORDER BY title;
-- Which pages were viewed at least three times? Show the title and the number of views.
-- titles with three or more views, and the count
-- What has been looked at three times or more, and how many times?
-- view count by page, leaving out any with fewer than 3: title, count
SELECT T1.title, COUNT(*) FROM page AS T1 JOIN page_view AS T2 ON T1.page_id = T2.page_id GROUP BY T1.page_id HAVING COUNT(*) >= 3;
-- Which page was looked at for the longest time in total by newsletter readers (1)? Give the title.
-- title with the largest sum of viewing seconds among visitors with newsletter 1
-- What did people with the newsletter (1) spend most time reading, in all?
-- newsletter = 1: add up seconds by page and give the title of the one on top
SELECT T4.title FROM visitor AS T1 JOIN visit AS T2 ON T1.visitor_id = T2.visitor_id JOIN page_view AS T3 ON T2.visit_id = T3.visit_id JOIN page AS T4 ON T3.page_id = T4.page_id WHERE T1.newsletter = 1 GROUP BY T4.page_id ORDER BY SUM(T3.seconds) DESC LIMIT 1;
-- What is the domain of the site whose page was the exit page of the shortest visit?
-- shortest visit of all: on which domain did it end
-- At what address did the briefest stay of all come to its end?
-- visit with fewest seconds - domain of its last page
SELECT T1.domain FROM site AS T1 JOIN page AS T2 ON T1.site_id = T2.site_id JOIN visit AS T3 ON T2.page_id = T3.exit_page_id ORDER BY T3.duration_sec LIMIT 1;
-- For each domain with more than one visit starting there, give the domain and the average duration of those visits, the highest average first.
-- domains where more than one visit was entered: domain, mean seconds, from high to low
-- How long do people stay in the mean if they land at an address, where that happened more than one time? The greatest mean on top.
-- mean seconds by domain of the first page, sorted downwards, leaving out domains with a single visit: domain, mean
SELECT T1.domain, AVG(T3.duration_sec) FROM site AS T1 JOIN page AS T2 ON T1.site_id = T2.site_id JOIN visit AS T3 ON T2.page_id = T3.entry_page_id GROUP BY T1.site_id HAVING COUNT(*) > 1 ORDER BY AVG(T3.duration_sec) DESC;
