-- database: project_sheets
CREATE TABLE client (cl_id INTEGER PRIMARY KEY, cl_name TEXT, sector TEXT, city TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, grade TEXT, joined TEXT, day_rate REAL, boss INTEGER REFERENCES staff(staff_id));
CREATE TABLE project (proj_code TEXT PRIMARY KEY, descr TEXT, cl_id INTEGER REFERENCES client(cl_id), pm INTEGER REFERENCES staff(staff_id), start_dt TEXT, end_dt TEXT, budget REAL, stat TEXT);
CREATE TABLE timesheet (ts_id INTEGER PRIMARY KEY, proj_code TEXT REFERENCES project(proj_code), staff_id INTEGER REFERENCES staff(staff_id), work_dt TEXT, hrs REAL, billable INTEGER);
INSERT INTO client VALUES (1,'Brightwater','utilities','Bristol'),(2,'Oakfield','education','Leeds'),(3,'Tarn Energy','utilities','Hull'),(4,'Marlow','retail','Leeds'),(5,'Quill','media','Bath');
INSERT INTO staff VALUES (1,'Greta','Holm','partner','2009-05-01',1200,NULL),(2,'Ivo','Banks','senior','2014-02-10',800,1),(3,'Mina','Roy','senior','2016-09-05',780,1),(4,'Paul','Eck','junior','2021-01-11',450,2),(5,'Rosa','Lund','junior','2022-06-20',430,2),(6,'Theo','Marr','junior','2023-03-01',420,3);
INSERT INTO project VALUES ('P100','Smart meters',1,2,'2022-01-10','2022-12-20',150000,'closed'),('P101','Campus map',2,3,'2023-02-01',NULL,60000,'active'),('P102','Grid model',3,2,'2023-03-15',NULL,210000,'active'),('P103','Shop audit',4,1,'2023-05-01','2023-07-30',35000,'closed'),('P104','Leak finder',1,3,'2023-09-01',NULL,95000,'on hold');
INSERT INTO timesheet VALUES (1,'P100',2,'2022-02-01',7.5,1),(2,'P100',4,'2022-02-01',8,1),(3,'P101',3,'2023-02-10',6,1),(4,'P101',5,'2023-02-10',4,0),(5,'P102',2,'2023-04-03',8,1),(6,'P102',4,'2023-04-03',8,1),(7,'P102',5,'2023-04-04',7,1),(8,'P103',1,'2023-05-08',3,1),(9,'P103',5,'2023-05-09',2,0);
-- What are the descriptions of active projects?
-- which projects are active, in words
-- What are we working on that is active? In words, please.
-- status = active: description of each project
SELECT descr FROM project WHERE stat = 'active';
-- How many projects does each client have? Show the client's name and the number.
-- Per customer, by name, count the projects.
-- How many jobs are we doing or have we done for everyone we work for? Name first.
-- count projects by client name
SELECT T1.cl_name, COUNT(*) FROM client AS T1 JOIN project AS T2 ON T1.cl_id = T2.cl_id GROUP BY T1.cl_id;
-- Which client has no projects?
-- name the customer we do nothing for
-- Who is on our books although we have never worked for them?
-- client names without a project
SELECT cl_name FROM client WHERE cl_id NOT IN (SELECT cl_id FROM project);
-- What are the first and last names of the staff who manage a project on hold?
-- Who is project manager of something that is on hold? First and last name.
-- Who runs something that is on hold? Given name, family name.
-- project status on hold: fname and lname of its pm
SELECT T1.fname, T1.lname FROM staff AS T1 JOIN project AS T2 ON T1.staff_id = T2.pm WHERE T2.stat = 'on hold';
-- Show the total hours booked on each project, with its description.
-- How much time went into every project? Give the description and the sum of hours.
-- What is every job about, and how long have people worked on it altogether?
-- sum of timesheet hours by project, description in front
SELECT T1.descr, SUM(T2.hrs) FROM project AS T1 JOIN timesheet AS T2 ON T1.proj_code = T2.proj_code GROUP BY T1.proj_code;
-- Which project has the largest budget?
-- description of the project with the most money
-- For what job is there more money set aside than for any other? In words.
-- top budget: project description
SELECT descr FROM project ORDER BY budget DESC LIMIT 1;
-- List the last names of staff who have booked hours on Grid model.
-- surnames of people with time on Grid model
-- Who has put in time on Grid model? Family names.
-- Grid model timesheets - last names of the staff
SELECT T1.lname FROM staff AS T1 JOIN timesheet AS T2 ON T1.staff_id = T2.staff_id JOIN project AS T3 ON T2.proj_code = T3.proj_code WHERE T3.descr = 'Grid model';
-- What is the average day rate of each grade?
-- mean price of a day, grade by grade
-- How much does someone cost a day on average at every level of seniority? Level first.
-- grade with avg day rate
SELECT grade, AVG(day_rate) FROM staff GROUP BY grade;
-- Show the last names of staff who report to Banks.
-- Whose boss is called Banks? Surnames, please.
-- Who has Banks above them? Family names.
-- boss's last name is Banks: last names of those staff
SELECT T1.lname FROM staff AS T1 JOIN staff AS T2 ON T1.boss = T2.staff_id WHERE T2.lname = 'Banks';
-- How many clients are in the utilities sector?
-- number of utilities customers
-- How many of those we work for are in utilities?
-- sector utilities, count clients
SELECT COUNT(*) FROM client WHERE sector = 'utilities';
-- Which projects have no end date yet? Give code and description.
-- code and description of the projects that are not finished (no end date)
-- Which jobs are open-ended so far? Code, then what they are about.
-- end date empty - project code + description
SELECT proj_code, descr FROM project WHERE end_dt IS NULL;
-- Which cities have more than 1 client?
-- towns where we have over 1 customer
-- Where do we work for over 1 party?
-- city with more than 1 client
SELECT city FROM client GROUP BY city HAVING COUNT(*) > 1;
-- Find the first names of staff whose day rate is above the average.
-- first names of those who cost more a day than the mean
-- Whose time is dearer by the day than average? Given names only.
-- day rate over the mean: first names of staff
SELECT fname FROM staff WHERE day_rate > (SELECT AVG(day_rate) FROM staff);
-- How many hours that are not billable (0) were booked in total?
-- sum of the hours with billable 0
-- How long have people worked on things nobody can be charged for (0), all added up?
-- sum of hrs, billable = 0
SELECT SUM(hrs) FROM timesheet WHERE billable = 0;
-- What is the highest, the lowest and the average budget of projects for clients in Bristol?
-- maximum, minimum and mean budget of what we do for customers from Bristol
-- How much money is set aside for work we do for people in Bristol: at the most, at the least, on average?
-- client city Bristol: max, min, avg project budget
SELECT MAX(T2.budget), MIN(T2.budget), AVG(T2.budget) FROM client AS T1 JOIN project AS T2 ON T1.cl_id = T2.cl_id WHERE T1.city = 'Bristol';
-- database: donor_records
CREATE TABLE donors (donor_no INTEGER PRIMARY KEY, donor_name TEXT, donor_type TEXT, town TEXT, first_gift_year INTEGER, newsletter TEXT);
CREATE TABLE appeals (appeal_code TEXT PRIMARY KEY, appeal_title TEXT, launched_on TEXT, target_amount INTEGER, cause_id INTEGER REFERENCES causes(cause_id));
CREATE TABLE causes (cause_id INTEGER PRIMARY KEY, cause_name TEXT, country TEXT);
CREATE TABLE gifts (gift_id INTEGER PRIMARY KEY, donor_no INTEGER REFERENCES donors(donor_no), appeal_code TEXT REFERENCES appeals(appeal_code), given_on TEXT, amount REAL, method TEXT);
INSERT INTO causes VALUES (1,'Clean wells','Kenya'),(2,'School meals','Nepal'),(3,'Flood relief','Nepal'),(4,'Eye care','Peru');
INSERT INTO appeals VALUES ('A1','Water for all','2021-03-01',50000,1),('A2','Lunch for learners','2022-01-15',30000,2),('A3','Monsoon help','2022-08-20',80000,3),('A4','Dig deeper','2023-02-02',60000,1),('A5','Winter letter','2023-12-01',10000,NULL);
INSERT INTO donors VALUES (1,'Helen Ashe','person','York',2015,'yes'),(2,'Baker Trust','foundation','London',2010,'no'),(3,'Omar Siddiq','person','Derby',2021,'yes'),(4,'Lumen plc','company','London',2019,'yes'),(5,'Jo Trent','person','York',2022,'no'),(6,'Peak Foods','company','Derby',2020,'no');
INSERT INTO gifts VALUES (1,1,'A1','2021-03-10',100,'card'),(2,2,'A1','2021-04-01',20000,'transfer'),(3,4,'A2','2022-02-01',5000,'transfer'),(4,1,'A2','2022-02-03',50,'card'),(5,3,'A3','2022-09-01',25,'cash'),(6,2,'A3','2022-09-09',30000,'transfer'),(7,6,'A3','2022-10-01',1500,'transfer'),(8,1,'A4','2023-02-20',75,'card'),(9,3,'A4','2023-03-01',40,'card');
-- How much has been given to each appeal? Show its title and the total.
-- title and money raised, appeal by appeal
-- How much has come in for every campaign? Say what it is called first.
-- sum of gift amounts by appeal title
SELECT T1.appeal_title, SUM(T2.amount) FROM appeals AS T1 JOIN gifts AS T2 ON T1.appeal_code = T2.appeal_code GROUP BY T1.appeal_code;
-- Who made the largest gift?
-- name of the donor behind the biggest single donation
-- Who has been most generous in one go?
-- top amount of any gift: donor name
SELECT T1.donor_name FROM donors AS T1 JOIN gifts AS T2 ON T1.donor_no = T2.donor_no ORDER BY T2.amount DESC LIMIT 1;
-- Which donor has given most often?
-- supporter with the greatest number of donations
-- Who has put their hand in their pocket more times than anyone else?
-- donor with the highest count of gifts, name
SELECT T1.donor_name FROM donors AS T1 JOIN gifts AS T2 ON T1.donor_no = T2.donor_no GROUP BY T1.donor_no ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of donors who have never given?
-- supporters without any gift
-- Who is on our list and has not parted with a penny so far?
-- no gift at all: donor names
SELECT donor_name FROM donors WHERE donor_no NOT IN (SELECT donor_no FROM gifts);
-- How many donors are there of each donor type?
-- count supporters by kind
-- How many givers of every sort do we have? Sort first.
-- donor type + count
SELECT donor_type, COUNT(*) FROM donors GROUP BY donor_type;
-- List the titles of appeals for causes in Nepal.
-- Which campaigns help people in Nepal? Titles.
-- What are the campaigns called that help somebody in Nepal?
-- cause country Nepal - appeal titles
SELECT T1.appeal_title FROM appeals AS T1 JOIN causes AS T2 ON T1.cause_id = T2.cause_id WHERE T2.country = 'Nepal';
-- Which causes have no appeal?
-- names of the causes nobody has launched a campaign for
-- For what good purposes have we not run any campaign?
-- cause names without an appeal
SELECT cause_name FROM causes WHERE cause_id NOT IN (SELECT cause_id FROM appeals WHERE cause_id IS NOT NULL);
-- What is the average amount of gifts by card?
-- mean donation paid by card
-- How much do people give on average if they pay by card?
-- method = card: avg gift amount
SELECT AVG(amount) FROM gifts WHERE method = 'card';
-- Find the towns of donors that gave to Monsoon help.
-- Where do the supporters of Monsoon help live?
-- Where are the people from who gave to Monsoon help?
-- Monsoon help: towns of the donors, one for each gift
SELECT T1.town FROM donors AS T1 JOIN gifts AS T2 ON T1.donor_no = T2.donor_no JOIN appeals AS T3 ON T2.appeal_code = T3.appeal_code WHERE T3.appeal_title = 'Monsoon help';
-- Show the names of donors from York or Derby who get the newsletter (yes).
-- York and Derby supporters with newsletter yes
-- Who in York or Derby gets our mailing (yes)?
-- newsletter = yes, town Derby or York: donor names
SELECT donor_name FROM donors WHERE (town = 'York' OR town = 'Derby') AND newsletter = 'yes';
-- Which appeals have a target amount above 40000? Sort them by launch date.
-- campaigns aiming at more than 40000, oldest launch first
-- Which campaigns are meant to bring in over 40000? The one that began first on top.
-- target amount above 40000 - appeal titles, ascending by launch date
SELECT appeal_title FROM appeals WHERE target_amount > 40000 ORDER BY launched_on;
-- Which payment methods were used more than 3 times?
-- ways of paying with over 3 gifts
-- How have people paid on over 3 occasions?
-- gift method used more than 3 times
SELECT method FROM gifts GROUP BY method HAVING COUNT(*) > 3;
-- What are the different methods of giving?
-- distinct ways in which people paid
-- In what ways can one pay us, going by what people did? Each just once.
-- different methods of gifts
SELECT DISTINCT method FROM gifts;
-- How many gifts were made to appeals for Clean wells?
-- number of donations to the cause Clean wells
-- How often have people given for Clean wells?
-- cause Clean wells: number of gifts over its appeals
SELECT COUNT(*) FROM gifts AS T1 JOIN appeals AS T2 ON T1.appeal_code = T2.appeal_code JOIN causes AS T3 ON T2.cause_id = T3.cause_id WHERE T3.cause_name = 'Clean wells';
-- Who is the donor that joined first, and in which year was the first gift?
-- earliest supporter and the year of the first gift
-- Who has been supporting us longest, and since when?
-- donor with the lowest first gift year: name, that year
SELECT donor_name, first_gift_year FROM donors ORDER BY first_gift_year LIMIT 1;
