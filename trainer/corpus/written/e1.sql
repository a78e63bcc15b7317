-- database: hospital_contract_register
CREATE TABLE dept (dept_cd TEXT PRIMARY KEY, dept_nm TEXT, cost_ctr INTEGER);
CREATE TABLE emp (emp_no INTEGER PRIMARY KEY, emp_lname TEXT, emp_fname TEXT, dept_cd TEXT REFERENCES dept(dept_cd), ext TEXT);
CREATE TABLE vendor (vend_no INTEGER PRIMARY KEY, vend_nm TEXT, city TEXT, ctry TEXT, pay_terms_days INTEGER, blocked_flg TEXT);
CREATE TABLE stat_cd (stat TEXT PRIMARY KEY, descr TEXT);
CREATE TABLE ctr (ctr_no TEXT PRIMARY KEY, title TEXT, vend_no INTEGER REFERENCES vendor(vend_no), owner_emp INTEGER REFERENCES emp(emp_no), approver_emp INTEGER REFERENCES emp(emp_no), stat TEXT REFERENCES stat_cd(stat), start_dt TEXT, end_dt TEXT, ann_amt REAL, auto_renew TEXT);
CREATE TABLE ctr_amend (amend_id INTEGER PRIMARY KEY, ctr_no TEXT REFERENCES ctr(ctr_no), amend_dt TEXT, reason TEXT, delta_amt REAL);
INSERT INTO dept VALUES ('PHA','Pharmacy',4100),('CAT','Catering',4200),('EST','Estates',4300),('IT','Information Technology',4400),('LAU','Laundry',4500);
INSERT INTO emp VALUES (11,'Okafor','Ngozi','PHA','2210'),(12,'Lindqvist','Per','EST','2315'),(13,'Hale','Rosamund','IT','2402'),(14,'Duarte','Felipe','CAT',NULL),(15,'Hartley','June','EST','2318'),(16,'Bajwa','Simran','IT','2409');
INSERT INTO vendor VALUES (501,'Clearlift Elevators','Leeds','UK',30,'N'),(502,'Gasmedic','Cork','Ireland',45,'N'),(503,'Tidy Linen','Hull','UK',14,'Y'),(504,'Northbyte','Leeds','UK',30,'N'),(505,'Greenplate','York','UK',60,'N'),(506,'Vialabs','Lyon','France',60,'Y');
INSERT INTO stat_cd VALUES ('DR','draft'),('AC','active'),('EX','expired'),('TM','terminated');
INSERT INTO ctr VALUES ('C-1001','Lift maintenance',501,12,15,'AC','2021-04-01','2025-03-31',84000,'Y'),('C-1002','Medical gases',502,11,15,'AC','2022-01-01','2024-12-31',132500,'N'),('C-1003','Linen hire',503,15,12,'TM','2019-07-01','2022-06-30',61000,'N'),('C-1004','Network support',504,13,16,'AC','2023-02-01','2026-01-31',97000,'Y'),('C-1005','Patient meals',505,14,12,'EX','2018-09-01','2023-08-31',410000,'N'),('C-1006','Data centre hosting',504,16,13,'DR','2024-06-01',NULL,150000,'Y'),('C-1007','Boiler servicing',501,12,15,'EX','2017-01-01','2020-12-31',23000,'N');
INSERT INTO ctr_amend VALUES (1,'C-1001','2022-05-10','price index',3200),(2,'C-1001','2023-05-11','price index',3900),(3,'C-1005','2020-11-02','extra ward',27000),(4,'C-1002','2023-03-15','new tanks',8800),(5,'C-1004','2023-10-01','extra site',12000),(6,'C-1005','2021-12-20','price index',11000);
-- How many contracts have the status description active?
-- count of active agreements
-- active as status - contract count
SELECT COUNT(*) FROM ctr AS c JOIN stat_cd AS s ON c.stat = s.stat WHERE s.descr = 'active';
-- What are the title and annual amount of the contracts with the vendor Northbyte?
-- Northbyte agreements: title and yearly money
-- vendor Northbyte: contract title, annual amount
SELECT c.title, c.ann_amt FROM ctr AS c JOIN vendor AS v ON c.vend_no = v.vend_no WHERE v.vend_nm = 'Northbyte';
-- Which contract has the largest annual amount? Give its title.
-- title of the agreement costing us most per year
-- greatest annual amount - title of the contract
SELECT title FROM ctr ORDER BY ann_amt DESC LIMIT 1;
-- List the names of vendors that are blocked (flag Y).
-- suppliers carrying blocked flag y
-- blocked = Y - vendor names please
SELECT vend_nm FROM vendor WHERE blocked_flg = 'Y';
-- Show each department name and the total annual amount of contracts owned by its employees.
-- How much a year is under contract per department, counting by the contract's owner? Department name, then sum.
-- sum of annual amounts by department of the owner, department's name in front
SELECT d.dept_nm, SUM(c.ann_amt) FROM dept AS d JOIN emp AS e ON d.dept_cd = e.dept_cd JOIN ctr AS c ON c.owner_emp = e.emp_no GROUP BY d.dept_cd;
-- Find the contract numbers that have more than one amendment.
-- contracts amended more than one time, numbers only
-- count amendments by contract, leaving out those with a single one: number
SELECT ctr_no FROM ctr_amend GROUP BY ctr_no HAVING COUNT(*) > 1;
-- Which vendors have no contract?
-- Names of suppliers with nothing signed or drafted with us
-- vendors that not one contract belongs to - names
SELECT vend_nm FROM vendor WHERE vend_no NOT IN (SELECT vend_no FROM ctr);
-- Give the titles of the contracts approved by Hartley.
-- what did Hartley approve? titles please
-- approver's last name Hartley: titles of the contracts
SELECT c.title FROM ctr AS c JOIN emp AS e ON c.approver_emp = e.emp_no WHERE e.emp_lname = 'Hartley';
-- Which contract titles have no end date?
-- agreements that run with an open end
-- end left blank - contract titles
SELECT title FROM ctr WHERE end_dt IS NULL;
-- What are the minimum, maximum and average payment terms in days over all vendors?
-- shortest, longest and mean number of days suppliers give us to pay
-- payment terms of the vendors please: smallest, largest, mean
SELECT MIN(pay_terms_days), MAX(pay_terms_days), AVG(pay_terms_days) FROM vendor;
-- List the titles of contracts whose annual amount is above the average.
-- Which agreements cost more per year than the average one?
-- annual amount beyond the mean of all - contract titles
SELECT title FROM ctr WHERE ann_amt > (SELECT AVG(ann_amt) FROM ctr);
-- How many different amendment reasons are there?
-- number of distinct grounds for amending
-- amendment reasons - number of different ones
SELECT COUNT(DISTINCT reason) FROM ctr_amend;
-- Which last names belong to employees that own a contract and also approve one?
-- surnames of people who figure both as owner and as approver
-- last names found as approver and found as owner as well
SELECT emp_lname FROM emp WHERE emp_no IN (SELECT owner_emp FROM ctr) INTERSECT SELECT emp_lname FROM emp WHERE emp_no IN (SELECT approver_emp FROM ctr);
-- Return the first and last names of staff in the Estates department.
-- Who works in Estates? First name, then surname.
-- Estates: given name and last name of the employees
SELECT e.emp_fname, e.emp_lname FROM emp AS e JOIN dept AS d ON e.dept_cd = d.dept_cd WHERE d.dept_nm = 'Estates';
-- What is the total change in amount of amendments by reason price index?
-- sum of the deltas agreed on grounds of price index
-- amendment reason price index: sum of the deltas
SELECT SUM(delta_amt) FROM ctr_amend WHERE reason = 'price index';
-- Show the titles of contracts that started between 2021-01-01 and 2023-12-31, oldest first.
-- agreements beginning from 2021-01-01 up to 2023-12-31, in order of start
-- start within 2021-01-01 - 2023-12-31, sorted upwards - contract titles
SELECT title FROM ctr WHERE start_dt BETWEEN '2021-01-01' AND '2023-12-31' ORDER BY start_dt;
-- database: harbour_authority_tenders
CREATE TABLE Officer (OfficerID INTEGER PRIMARY KEY, FullName TEXT, Grade TEXT, SupervisorID INTEGER REFERENCES Officer(OfficerID));
CREATE TABLE Tender (TenderID INTEGER PRIMARY KEY, Reference TEXT, Subject TEXT, ProcedureType TEXT, EstimatedValue INTEGER, PublishedOn TEXT, ClosingOn TEXT, Status TEXT, HandledBy INTEGER REFERENCES Officer(OfficerID));
CREATE TABLE Bidder (BidderID INTEGER PRIMARY KEY, CompanyName TEXT, Country TEXT, Employees INTEGER, IsSME INTEGER);
CREATE TABLE Bid (BidID INTEGER PRIMARY KEY, TenderID INTEGER REFERENCES Tender(TenderID), BidderID INTEGER REFERENCES Bidder(BidderID), Price INTEGER, QualityScore REAL, ReceivedOn TEXT, Outcome TEXT);
CREATE TABLE Clarification (ClarificationID INTEGER PRIMARY KEY, TenderID INTEGER REFERENCES Tender(TenderID), AskedBy INTEGER REFERENCES Bidder(BidderID), AskedOn TEXT, AnsweredOn TEXT);
INSERT INTO Officer VALUES (1,'Agnete Holm','Head',NULL),(2,'Rui Tavares','Senior',1),(3,'Bo Krarup','Junior',2),(4,'Selma Aydin','Senior',1),(5,'Jens Toft','Junior',4);
INSERT INTO Tender VALUES (1,'T23-01','Quay wall repair','open',2400000,'2023-01-10','2023-03-01','awarded',2),(2,'T23-02','Mobile crane','restricted',1750000,'2023-02-15','2023-04-20','awarded',4),(3,'T23-03','Dredging of basin 4','open',5200000,'2023-05-02','2023-07-14','evaluation',2),(4,'T23-04','Office cleaning','open',90000,'2023-05-20','2023-06-20','cancelled',3),(5,'T23-05','CCTV cameras','negotiated',310000,'2023-08-01','2023-09-15','evaluation',4),(6,'T23-06','Fender replacement','restricted',640000,'2023-09-12','2023-11-30','published',5);
INSERT INTO Bidder VALUES (1,'Betonwerk Kiel','Germany',420,0),(2,'Nordic Marine Works','Denmark',85,1),(3,'Liftmaster','Finland',1300,0),(4,'Van Dam Dredging','Netherlands',2100,0),(5,'Sicuro Vision','Italy',40,1),(6,'Sweep and Shine','Denmark',24,1),(7,'Polder Pumps','Netherlands',150,1);
INSERT INTO Bid VALUES (1,1,1,2310000,81.5,'2023-02-26','won'),(2,1,2,2525000,88,'2023-02-28','lost'),(3,2,3,1690000,90.2,'2023-04-18','won'),(4,3,4,4980000,77,'2023-07-10','pending'),(5,3,2,5410000,92.4,'2023-07-13','pending'),(6,4,6,82000,70,'2023-06-11','lost'),(7,5,5,298000,85.1,'2023-09-09','pending'),(8,3,1,5605000,79.9,'2023-07-14','excluded');
INSERT INTO Clarification VALUES (1,1,2,'2023-01-25','2023-01-30'),(2,3,4,'2023-05-19','2023-05-24'),(3,3,2,'2023-06-01','2023-06-03'),(4,3,7,'2023-06-07',NULL),(5,5,5,'2023-08-20','2023-08-22');
-- Show the reference and subject of all tenders in evaluation.
-- what is under evaluation right now? reference and subject
-- status evaluation: reference and subject of the tenders
SELECT Reference, Subject FROM Tender WHERE Status = 'evaluation';
-- How many bids did each tender receive? Show the subject and the number.
-- subject of every tender that drew offers, with how many there were
-- bid count by tender, tender's subject in front
SELECT T.Subject, COUNT(*) FROM Tender AS T JOIN Bid AS B ON T.TenderID = B.TenderID GROUP BY T.TenderID;
-- Which company made the highest bid?
-- name of the firm with the dearest offer of all
-- highest price of any bid - company name
SELECT T2.CompanyName FROM Bid AS T1 JOIN Bidder AS T2 ON T1.BidderID = T2.BidderID ORDER BY T1.Price DESC LIMIT 1;
-- List the names of companies that won a bid.
-- which firms won? company names
-- outcome won: names of the companies
SELECT T2.CompanyName FROM Bid AS T1 JOIN Bidder AS T2 ON T1.BidderID = T2.BidderID WHERE T1.Outcome = 'won';
-- Which tenders have received no bids? Give the subjects.
-- subjects for which nobody has made an offer
-- tenders that not one bid belongs to - subjects
SELECT Subject FROM Tender WHERE TenderID NOT IN (SELECT TenderID FROM Bid);
-- What are the names of the officers supervised by Agnete Holm?
-- who reports to Agnete Holm
-- supervisor Agnete Holm: names of the officers
SELECT T1.FullName FROM Officer AS T1 JOIN Officer AS T2 ON T1.SupervisorID = T2.OfficerID WHERE T2.FullName = 'Agnete Holm';
-- Find the average and the highest quality score of bids with outcome pending.
-- mean and best quality among offers still pending
-- outcome pending: quality score, mean first and then highest
SELECT AVG(QualityScore), MAX(QualityScore) FROM Bid WHERE Outcome = 'pending';
-- How many bidders are small or medium enterprises (flag 1)?
-- count the firms with sme flag 1
-- is SME = 1 - bidder count
SELECT COUNT(*) FROM Bidder WHERE IsSME = 1;
-- Which companies bid on more than one tender?
-- firms with more than one offer in the books
-- count bids by bidder, leaving out those with a single one: company names
SELECT T2.CompanyName FROM Bid AS T1 JOIN Bidder AS T2 ON T1.BidderID = T2.BidderID GROUP BY T2.BidderID HAVING COUNT(*) > 1;
-- What is the total estimated value of tenders for each procedure type?
-- procedure by procedure, the sum of estimates
-- sum of estimated values by procedure type, type in front
SELECT ProcedureType, SUM(EstimatedValue) FROM Tender GROUP BY ProcedureType;
-- Which companies asked for a clarification but never sent a bid?
-- firms that put questions to us yet made no offer at all
-- leave out every company with a bid; names of those that asked for a clarification and remain
SELECT CompanyName FROM Bidder WHERE BidderID IN (SELECT AskedBy FROM Clarification) EXCEPT SELECT CompanyName FROM Bidder WHERE BidderID IN (SELECT BidderID FROM Bid);
-- List the subjects of tenders estimated above the average value.
-- Which tenders are worth more than the mean estimate?
-- estimated value beyond the mean of all - tender subjects
SELECT Subject FROM Tender WHERE EstimatedValue > (SELECT AVG(EstimatedValue) FROM Tender);
-- From how many different countries do the bidders come?
-- number of distinct nations among the bidding firms
-- bidders - number of different countries
SELECT COUNT(DISTINCT Country) FROM Bidder;
-- Give the asking date of the clarification that has not been answered.
-- on which date was the question put that is still unanswered
-- answer date blank - day of asking
SELECT AskedOn FROM Clarification WHERE AnsweredOn IS NULL;
-- Which officer handles the tender with the lowest estimated value?
-- full name of whoever looks after the cheapest tender by estimate
-- smallest estimated value of all tenders - name of the officer in charge
SELECT T2.FullName FROM Tender AS T1 JOIN Officer AS T2 ON T1.HandledBy = T2.OfficerID ORDER BY T1.EstimatedValue LIMIT 1;
-- Show the names and prices offered by Denmark's companies on the tender Dredging of basin 4.
-- Dredging of basin 4: which Denmark firms offered, and at what price
-- subject Dredging of basin 4, bidder's country Denmark: company name, price
SELECT T2.CompanyName, T1.Price FROM Bid AS T1 JOIN Bidder AS T2 ON T1.BidderID = T2.BidderID JOIN Tender AS T3 ON T1.TenderID = T3.TenderID WHERE T2.Country = 'Denmark' AND T3.Subject = 'Dredging of basin 4';
-- database: kestrel_it_projects
CREATE TABLE client (id INTEGER PRIMARY KEY, name TEXT, sector TEXT, since_year INTEGER);
CREATE TABLE consultant (id INTEGER PRIMARY KEY, name TEXT, level TEXT, day_rate INTEGER, hired_on TEXT, mentor_id INTEGER REFERENCES consultant(id));
CREATE TABLE project (id INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client(id), title TEXT, budget INTEGER, lead_id INTEGER REFERENCES consultant(id), created_at TEXT, closed_at TEXT, state TEXT);
CREATE TABLE task (id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES project(id), assignee_id INTEGER REFERENCES consultant(id), summary TEXT, priority TEXT, estimate_hours INTEGER, state TEXT, due_on TEXT);
CREATE TABLE task_comment (id INTEGER PRIMARY KEY, task_id INTEGER REFERENCES task(id), author_id INTEGER REFERENCES consultant(id), written_on TEXT, body TEXT);
CREATE TABLE task_dependency (task_id INTEGER REFERENCES task(id), needs_task_id INTEGER REFERENCES task(id), PRIMARY KEY (task_id, needs_task_id));
CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT);
CREATE TABLE task_tag (task_id INTEGER REFERENCES task(id), tag_id INTEGER REFERENCES tag(id), PRIMARY KEY (task_id, tag_id));
INSERT INTO client VALUES (1,'Bellini Pasta','food',2015),(2,'Orrin County','public',2018),(3,'Vesta Heating','energy',2020),(4,'Maple Credit','finance',2012),(5,'Rook Chess Boards','toys',2023);
INSERT INTO consultant VALUES (1,'Dana Whitlock','principal',1200,'2014-03-01',NULL),(2,'Kofi Asare','senior',900,'2017-09-15',1),(3,'Lena Brandt','senior',880,'2018-01-08',1),(4,'Amit Rao','junior',520,'2022-06-01',2),(5,'Celine Marot','junior',540,'2023-02-13',3),(6,'Tom Grady','associate',400,'2023-10-02',2);
INSERT INTO project VALUES (1,1,'Recipe catalogue',60000,2,'2022-02-01','2022-11-30','closed'),(2,2,'Parking permits portal',185000,1,'2022-09-10',NULL,'running'),(3,3,'Boiler telemetry',142000,3,'2023-03-05',NULL,'running'),(4,4,'Card fraud report',98000,2,'2023-05-20',NULL,'on hold'),(5,2,'Archive scanning',45000,3,'2021-04-12','2021-12-17','closed');
INSERT INTO task VALUES (1,2,4,'Login page','high',16,'done','2023-01-20'),(2,2,5,'Payment form','high',40,'in progress','2024-02-28'),(3,2,4,'Permit PDF','low',12,'todo','2024-03-15'),(4,3,2,'Sensor import','high',60,'in progress','2024-01-31'),(5,3,5,'Alarm e-mail','medium',20,'todo','2024-04-10'),(6,4,2,'Rule engine','medium',80,'todo',NULL),(7,1,3,'Allergen list','low',8,'done','2022-06-30'),(8,4,NULL,'Data cleaning','medium',30,'todo',NULL);
INSERT INTO task_comment VALUES (1,1,4,'2023-01-12','first draft online'),(2,1,1,'2023-01-14','looks fine'),(3,2,5,'2024-02-01','waiting for bank'),(4,4,2,'2024-01-10','driver bug found'),(5,4,3,'2024-01-11','ask vendor'),(6,4,2,'2024-01-15','bug fixed'),(7,6,1,'2023-09-09','client paused');
INSERT INTO task_dependency VALUES (2,1),(3,2),(5,4),(6,8);
INSERT INTO tag VALUES (1,'frontend'),(2,'backend'),(3,'security'),(4,'mobile');
INSERT INTO task_tag VALUES (1,1),(1,3),(2,1),(2,2),(4,2),(5,2),(6,3),(6,2);
-- How many tasks does the project Parking permits portal have?
-- task count for Parking permits portal
-- Parking permits portal: task count
SELECT COUNT(*) FROM task AS t JOIN project AS p ON t.project_id = p.id WHERE p.title = 'Parking permits portal';
-- What are the summaries of tasks with high priority that are in progress?
-- high priority work now in progress, summaries
-- state in progress, priority high: summaries of the tasks
SELECT summary FROM task WHERE priority = 'high' AND state = 'in progress';
-- List the names of consultants mentored by Kofi Asare.
-- whom does Kofi Asare mentor
-- mentor Kofi Asare: names of the consultants
SELECT a.name FROM consultant AS a JOIN consultant AS b ON a.mentor_id = b.id WHERE b.name = 'Kofi Asare';
-- Which project has the biggest budget?
-- title of our richest project
-- greatest budget of all projects - title
SELECT title FROM project ORDER BY budget DESC LIMIT 1;
-- Show each client name with the total budget of its projects.
-- What has every customer put on the table in all? Name and summed budgets.
-- sum of project budgets by client, client's name in front
SELECT c.name, SUM(p.budget) FROM client AS c JOIN project AS p ON c.id = p.client_id GROUP BY c.id;
-- Which clients have no project?
-- customers for whom we have never run anything
-- clients that not one project belongs to - names
SELECT name FROM client WHERE id NOT IN (SELECT client_id FROM project);
-- What are the summaries of tasks tagged security?
-- tasks wearing the security label
-- tag security: summaries of the tasks
SELECT t.summary FROM task AS t JOIN task_tag AS tt ON t.id = tt.task_id JOIN tag AS g ON tt.tag_id = g.id WHERE g.label = 'security';
-- Which tasks carry both the tags frontend and backend? Give the summaries.
-- summaries labelled frontend as well as backend
-- tasks with tag backend as well as tag frontend, by summary
SELECT t.summary FROM task AS t JOIN task_tag AS tt ON t.id = tt.task_id JOIN tag AS g ON tt.tag_id = g.id WHERE g.label = 'frontend' INTERSECT SELECT t.summary FROM task AS t JOIN task_tag AS tt ON t.id = tt.task_id JOIN tag AS g ON tt.tag_id = g.id WHERE g.label = 'backend';
-- Find the names of consultants with at least 2 tasks assigned.
-- who has two or more tasks to their name
-- count tasks by assignee, leaving out anyone with fewer than 2: name
SELECT c.name FROM consultant AS c JOIN task AS t ON c.id = t.assignee_id GROUP BY c.id HAVING COUNT(*) >= 2;
-- Give the lowest, average and highest day rate of the consultants.
-- cheapest, mean and dearest daily price of our people
-- day rate please: smallest, mean, largest
SELECT MIN(day_rate), AVG(day_rate), MAX(day_rate) FROM consultant;
-- Which task has no assignee? Show its summary.
-- summary of the job nobody has been put on
-- assignee left blank - summary of the task
SELECT summary FROM task WHERE assignee_id IS NULL;
-- Which tasks does the task Permit PDF depend on? Give the summaries.
-- what has to be ready before Permit PDF can start
-- Permit PDF - summaries of the tasks it needs
SELECT b.summary FROM task AS a JOIN task_dependency AS d ON a.id = d.task_id JOIN task AS b ON d.needs_task_id = b.id WHERE a.summary = 'Permit PDF';
-- What is the average estimate in hours for each priority?
-- mean estimated hours, priority first
-- mean of the estimated hours by priority, priority in front
SELECT priority, AVG(estimate_hours) FROM task GROUP BY priority;
-- List the names of consultants who earn a day rate above the average.
-- people priced higher than the mean daily rate
-- day rate beyond the mean of all - consultant names
SELECT name FROM consultant WHERE day_rate > (SELECT AVG(day_rate) FROM consultant);
-- How many different people wrote comments?
-- number of distinct comment authors
-- authors of the comments - number of different ones
SELECT COUNT(DISTINCT author_id) FROM task_comment;
-- Which task got the most comments?
-- summary of the most discussed task
-- highest comment count - summary of the task
SELECT t.summary FROM task AS t JOIN task_comment AS k ON t.id = k.task_id GROUP BY t.id ORDER BY COUNT(*) DESC LIMIT 1;
-- database: bureau_timesheets
CREATE TABLE tbl_staff (stf_id INTEGER PRIMARY KEY, stf_nm TEXT, job_cd TEXT, dob TEXT, ctr_hrs INTEGER);
CREATE TABLE tbl_job (job_no TEXT PRIMARY KEY, job_nm TEXT, cust TEXT, fee_amt INTEGER, open_dt TEXT, clsd_flg TEXT);
CREATE TABLE tbl_act (act_cd TEXT PRIMARY KEY, act_descr TEXT, billable TEXT);
CREATE TABLE tbl_ts (ts_id INTEGER PRIMARY KEY, stf_id INTEGER REFERENCES tbl_staff(stf_id), job_no TEXT REFERENCES tbl_job(job_no), act_cd TEXT REFERENCES tbl_act(act_cd), ts_dt TEXT, hrs REAL, appr_by INTEGER REFERENCES tbl_staff(stf_id));
INSERT INTO tbl_staff VALUES (1,'Vera Kolb','ARCH','1971-05-02',40),(2,'Nils Ode','ARCH','1985-11-19',40),(3,'Pia Lenz','DRAFT','1993-08-30',32),(4,'Emre Can','DRAFT','1998-01-14',40),(5,'Gudrun Mai','ADMIN','1966-12-07',20);
INSERT INTO tbl_job VALUES ('J104','Fire station','Town of Soest',220000,'2022-10-01','N'),('J105','Villa Krone','Krone family',64000,'2023-01-16','Y'),('J106','School annex','Kreis Unna',305000,'2023-03-20','N'),('J107','Bus shelter','Stadtwerke',18000,'2023-06-05','N'),('J108','Barn conversion','Hof Brand',41000,'2023-09-11','N');
INSERT INTO tbl_act VALUES ('SK','sketching','Y'),('CAD','drawing','Y'),('SV','site visit','Y'),('TR','training','N'),('MTG','client meeting','Y');
INSERT INTO tbl_ts VALUES (1,1,'J104','SK','2023-04-03',6,NULL),(2,3,'J104','CAD','2023-04-03',8,1),(3,4,'J106','CAD','2023-04-04',7.5,2),(4,2,'J106','SV','2023-04-05',4,1),(5,3,'J105','CAD','2023-04-05',5.5,1),(6,1,'J105','MTG','2023-04-06',2,NULL),(7,4,'J106','CAD','2023-04-06',9,2),(8,2,'J107','SK','2023-06-12',3,1),(9,4,'J104','SV','2023-06-13',3.5,2);
-- How many hours were booked on the job School annex?
-- total time spent on School annex
-- School annex: sum of hours
SELECT SUM(t.hrs) FROM tbl_ts AS t JOIN tbl_job AS j ON t.job_no = j.job_no WHERE j.job_nm = 'School annex';
-- List the names of staff with job code ARCH.
-- our ARCH people by name
-- job code ARCH - names of the staff
SELECT stf_nm FROM tbl_staff WHERE job_cd = 'ARCH';
-- Which staff member is the youngest?
-- name of the employee born last
-- latest birth date of all staff - the name
SELECT stf_nm FROM tbl_staff ORDER BY dob DESC LIMIT 1;
-- Show the names of staff who booked no hours.
-- who has an empty time sheet
-- staff that not one time sheet line belongs to - names
SELECT stf_nm FROM tbl_staff WHERE stf_id NOT IN (SELECT stf_id FROM tbl_ts);
-- What is the total of hours per activity description?
-- hours summed by kind of activity, description first
-- sum of hours by activity, its description in front
SELECT a.act_descr, SUM(t.hrs) FROM tbl_ts AS t JOIN tbl_act AS a ON t.act_cd = a.act_cd GROUP BY a.act_cd;
-- Which jobs have more than 10 booked hours? Give the job names.
-- names of jobs that ate over 10 hours
-- add up hours by job, only sums beyond 10: job name
SELECT j.job_nm FROM tbl_job AS j JOIN tbl_ts AS t ON j.job_no = t.job_no GROUP BY j.job_no HAVING SUM(t.hrs) > 10;
-- Give the job name and customer of the jobs with closed flag Y.
-- finished jobs (closed flag y): name and for whom
-- closed flag = Y: name and customer of the jobs
SELECT job_nm, cust FROM tbl_job WHERE clsd_flg = 'Y';
-- How many time sheet lines were approved by Vera Kolb?
-- number of entries Vera Kolb signed off
-- approved by Vera Kolb: count of time sheet lines
SELECT COUNT(*) FROM tbl_ts AS t JOIN tbl_staff AS s ON t.appr_by = s.stf_id WHERE s.stf_nm = 'Vera Kolb';
-- Find the dates on which Emre Can made drawing entries.
-- on what dates did Emre Can book drawing
-- Emre Can, activity drawing: dates of the entries
SELECT t.ts_dt FROM tbl_ts AS t JOIN tbl_staff AS s ON t.stf_id = s.stf_id JOIN tbl_act AS a ON t.act_cd = a.act_cd WHERE s.stf_nm = 'Emre Can' AND a.act_descr = 'drawing';
-- What are the lowest, highest and average fee of the jobs?
-- fee range and mean over all jobs: least, most, average
-- job fee please: smallest, largest, mean
SELECT MIN(fee_amt), MAX(fee_amt), AVG(fee_amt) FROM tbl_job;
-- Which jobs bring a fee higher than the average fee?
-- job names with an above average fee
-- fee beyond the mean of all - job names
SELECT job_nm FROM tbl_job WHERE fee_amt > (SELECT AVG(fee_amt) FROM tbl_job);
-- Which activities were never booked? Give the descriptions.
-- descriptions of activities nobody has logged time against
-- activities that not one time sheet line belongs to - descriptions
SELECT act_descr FROM tbl_act WHERE act_cd NOT IN (SELECT act_cd FROM tbl_ts);
-- How many different staff members worked on each job? Show the job name and the number.
-- job name, and count of distinct people who logged on it
-- number of different staff by job, job's name in front
SELECT j.job_nm, COUNT(DISTINCT t.stf_id) FROM tbl_job AS j JOIN tbl_ts AS t ON j.job_no = t.job_no GROUP BY j.job_no;
-- List the names of staff who worked on Fire station and on School annex too.
-- who has booked on both Fire station and School annex
-- staff with time on School annex as well as on Fire station, by name
SELECT s.stf_nm FROM tbl_staff AS s JOIN tbl_ts AS t ON s.stf_id = t.stf_id JOIN tbl_job AS j ON t.job_no = j.job_no WHERE j.job_nm = 'Fire station' INTERSECT SELECT s.stf_nm FROM tbl_staff AS s JOIN tbl_ts AS t ON s.stf_id = t.stf_id JOIN tbl_job AS j ON t.job_no = j.job_no WHERE j.job_nm = 'School annex';
-- What are the three jobs with the largest fees, largest first?
-- top 3 jobs by fee, from the biggest down
-- first 3 when sorted by fee downwards - job names
SELECT job_nm FROM tbl_job ORDER BY fee_amt DESC LIMIT 3;
-- database: yoghurt_campaigns
CREATE TABLE brand (brand_id INTEGER PRIMARY KEY, brand_name TEXT, launched INTEGER);
CREATE TABLE campaign (campaign_id INTEGER PRIMARY KEY, brand_id INTEGER REFERENCES brand(brand_id), slogan TEXT, start_date TEXT, end_date TEXT, budget_eur INTEGER, status TEXT);
CREATE TABLE channel (channel_id INTEGER PRIMARY KEY, channel_name TEXT, kind TEXT);
CREATE TABLE spend (spend_id INTEGER PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), channel_id INTEGER REFERENCES channel(channel_id), spent_eur INTEGER, impressions INTEGER, clicks INTEGER);
CREATE TABLE coupon (coupon_code TEXT PRIMARY KEY, campaign_id INTEGER REFERENCES campaign(campaign_id), discount_pct INTEGER, printed INTEGER, redeemed INTEGER);
INSERT INTO brand VALUES (1,'Alpengold Joghurt',1988),(2,'Skyra',2014),(3,'Minikuh',2003),(4,'Oatsy',2021);
INSERT INTO campaign VALUES (1,1,'Like on the pasture','2022-03-01','2022-05-31',240000,'finished'),(2,2,'Cold and strong','2022-06-15','2022-09-15',180000,'finished'),(3,3,'Moo for school','2023-08-01','2023-10-15',95000,'finished'),(4,2,'Lift the cup','2024-01-10','2024-04-10',210000,'running'),(5,4,'No cow needed','2024-02-01','2024-06-30',320000,'running'),(6,1,'Sunday spoon','2024-09-01',NULL,150000,'planned');
INSERT INTO channel VALUES (1,'Radio Tirol','radio'),(2,'Insta','social'),(3,'Metro billboards','outdoor'),(4,'ClipTube','social'),(5,'Family Weekly','print');
INSERT INTO spend VALUES (1,1,1,70000,1500000,0),(2,1,3,110000,2300000,0),(3,2,2,60000,900000,21000),(4,2,4,85000,1250000,30500),(5,3,5,40000,300000,0),(6,4,2,50000,820000,18400),(7,5,2,95000,1700000,52000),(8,5,3,120000,2600000,0),(9,5,4,66000,990000,27300);
INSERT INTO coupon VALUES ('ALP22',1,10,50000,4200),('SKY22',2,20,30000,6900),('MOO23',3,15,40000,3900),('CUP24',4,20,25000,1100),('OAT24',5,25,60000,9800);
-- What are the slogans of the campaigns that are running?
-- which slogans are running at the moment
-- status running - slogans please
SELECT slogan FROM campaign WHERE status = 'running';
-- Which campaign has the largest budget? Show the slogan.
-- slogan with the most money set aside for it
-- greatest budget of all campaigns - slogan
SELECT slogan FROM campaign ORDER BY budget_eur DESC LIMIT 1;
-- How many campaigns did the brand Skyra have?
-- number of Skyra pushes
-- brand Skyra: campaign count
SELECT COUNT(*) FROM campaign AS c JOIN brand AS b ON c.brand_id = b.brand_id WHERE b.brand_name = 'Skyra';
-- Show the name of each channel and the total amount spent on it.
-- Where did the money go? Channel name and sum spent.
-- sum of euros spent by channel, channel's name in front
SELECT h.channel_name, SUM(s.spent_eur) FROM channel AS h JOIN spend AS s ON h.channel_id = s.channel_id GROUP BY h.channel_id;
-- List the brand names that ran a campaign on the channel Insta, without repeats.
-- distinct brands seen on insta
-- channel Insta: different brand names of the campaigns
SELECT DISTINCT b.brand_name FROM brand AS b JOIN campaign AS c ON b.brand_id = c.brand_id JOIN spend AS s ON c.campaign_id = s.campaign_id JOIN channel AS h ON s.channel_id = h.channel_id WHERE h.channel_name = 'Insta';
-- Which campaigns have no spending yet? Give the slogans.
-- slogans on which not a cent has been booked
-- campaigns that not one spend line belongs to - slogans
SELECT slogan FROM campaign WHERE campaign_id NOT IN (SELECT campaign_id FROM spend);
-- Which slogans were advertised through more than 2 channels?
-- campaigns, by slogan, with over two spending lines
-- count spend lines by campaign, only those with over 2: slogan
SELECT c.slogan FROM campaign AS c JOIN spend AS s ON c.campaign_id = s.campaign_id GROUP BY c.campaign_id HAVING COUNT(*) > 2;
-- Find the average number of impressions for each kind of channel.
-- mean impressions, by channel kind
-- mean impressions by kind of channel, kind in front
SELECT h.kind, AVG(s.impressions) FROM channel AS h JOIN spend AS s ON h.channel_id = s.channel_id GROUP BY h.kind;
-- How many clicks did the slogan No cow needed bring in total?
-- all clicks for No cow needed taken together
-- No cow needed: sum of clicks
SELECT SUM(s.clicks) FROM spend AS s JOIN campaign AS c ON s.campaign_id = c.campaign_id WHERE c.slogan = 'No cow needed';
-- Which coupon codes gave a discount of at least 20 percent?
-- codes worth 20 percent off or better
-- discount 20 or above - coupon codes
SELECT coupon_code FROM coupon WHERE discount_pct >= 20;
-- Which coupon was redeemed most often? Show its code and the slogan of its campaign.
-- code and slogan of the most used voucher
-- highest redeemed figure: coupon code, slogan
SELECT k.coupon_code, c.slogan FROM coupon AS k JOIN campaign AS c ON k.campaign_id = c.campaign_id ORDER BY k.redeemed DESC LIMIT 1;
-- What are the smallest and largest budget of finished campaigns?
-- budget extremes of what is finished: lowest, then highest
-- status finished: smallest budget, largest budget
SELECT MIN(budget_eur), MAX(budget_eur) FROM campaign WHERE status = 'finished';
-- Give the slogans of campaigns whose budget is below the average budget.
-- cheaper than average campaigns, by slogan
-- budget smaller than the mean of all - slogans
SELECT slogan FROM campaign WHERE budget_eur < (SELECT AVG(budget_eur) FROM campaign);
-- How many kinds of channels are there?
-- count of distinct channel kinds
-- kinds of the channels - number of different ones
SELECT COUNT(DISTINCT kind) FROM channel;
-- Which brands were launched before 2000 or after 2020?
-- brand names older than 2000 or newer than 2020, going by launch
-- launch year beyond 2020, or else below 2000 - names of the brands
SELECT brand_name FROM brand WHERE launched < 2000 OR launched > 2020;
-- database: solar_roof_pipeline
CREATE TABLE sls_rep (rep_no INTEGER PRIMARY KEY, rep_nm TEXT, terr TEXT, quota_amt INTEGER, mgr_no INTEGER REFERENCES sls_rep(rep_no));
CREATE TABLE acct (acct_no INTEGER PRIMARY KEY, acct_nm TEXT, acct_typ TEXT, twn TEXT, cr_dt TEXT);
CREATE TABLE stg (stg_cd INTEGER PRIMARY KEY, stg_nm TEXT, prob_pct INTEGER);
CREATE TABLE oppty (opp_no INTEGER PRIMARY KEY, acct_no INTEGER REFERENCES acct(acct_no), rep_no INTEGER REFERENCES sls_rep(rep_no), stg_cd INTEGER REFERENCES stg(stg_cd), est_amt INTEGER, kwp REAL, src TEXT, cr_dt TEXT, upd_dt TEXT, lost_rsn TEXT);
CREATE TABLE vst (vst_no INTEGER PRIMARY KEY, opp_no INTEGER REFERENCES oppty(opp_no), vst_dt TEXT, mins INTEGER, rslt TEXT);
INSERT INTO sls_rep VALUES (1,'Harriet Voss','North',900000,NULL),(2,'Dov Adler','North',350000,1),(3,'Chiara Nesi','South',400000,1),(4,'Luke Penn','West',300000,1),(5,'Zofia Mazur','South',250000,3);
INSERT INTO acct VALUES (101,'Hilltop Bakery','B2B','Ulm','2022-03-04'),(102,'Familie Beck','B2C','Ulm','2023-01-19'),(103,'St Anna School','PUB','Biberach','2022-11-30'),(104,'Ruf Sawmill','B2B','Ehingen','2021-08-08'),(105,'Familie Tran','B2C','Laupheim','2023-05-27'),(106,'Riedlingen Pool','PUB','Riedlingen','2023-06-14');
INSERT INTO stg VALUES (1,'lead',10),(2,'site survey',30),(3,'offer sent',60),(4,'won',100),(5,'lost',0);
INSERT INTO oppty VALUES (9001,101,2,4,68000,45,'fair','2022-03-10','2022-07-01',NULL),(9002,102,2,3,21000,9.8,'website','2023-01-20','2023-03-02',NULL),(9003,103,3,5,140000,99,'tender','2022-12-01','2023-04-18','price'),(9004,104,3,4,155000,120,'referral','2021-09-01','2022-01-15',NULL),(9005,105,5,2,18500,8.2,'website','2023-05-28','2023-06-10',NULL),(9006,104,3,1,40000,30,'referral','2023-07-03','2023-07-03',NULL),(9007,101,2,5,12000,NULL,'phone','2023-02-11','2023-02-25','shade');
INSERT INTO vst VALUES (1,9001,'2022-04-02',90,'roof ok'),(2,9001,'2022-05-13',45,'signed'),(3,9003,'2023-01-17',120,'needs statics'),(4,9004,'2021-10-05',75,'roof ok'),(5,9002,'2023-02-14',60,'roof ok'),(6,9004,'2021-12-01',30,'signed');
-- How many opportunities are at the stage won?
-- won deals, how many
-- won as stage - opportunity count
SELECT COUNT(*) FROM oppty AS o JOIN stg AS s ON o.stg_cd = s.stg_cd WHERE s.stg_nm = 'won';
-- Show the name of each sales rep and the total estimated amount of his or her opportunities.
-- pipeline value by rep: name and sum of estimates
-- sum of estimated amounts by sales rep, rep's name in front
SELECT r.rep_nm, SUM(o.est_amt) FROM sls_rep AS r JOIN oppty AS o ON r.rep_no = o.rep_no GROUP BY r.rep_no;
-- Which account names are of type B2B?
-- list our B2B customers
-- type B2B - account names
SELECT acct_nm FROM acct WHERE acct_typ = 'B2B';
-- What is the estimated amount of the largest opportunity from the source website?
-- biggest amount we got out of the website
-- source website: largest estimated amount
SELECT MAX(est_amt) FROM oppty WHERE src = 'website';
-- Which reps have no opportunities?
-- names of sellers with an empty pipeline
-- reps that not one opportunity belongs to - names
SELECT rep_nm FROM sls_rep WHERE rep_no NOT IN (SELECT rep_no FROM oppty);
-- Show the names of accounts with more than one opportunity.
-- customers who came up with more than one deal
-- count opportunities by account, leaving out those with a single one: names
SELECT a.acct_nm FROM acct AS a JOIN oppty AS o ON a.acct_no = o.acct_no GROUP BY a.acct_no HAVING COUNT(*) > 1;
-- Which accounts in Ulm have an opportunity with the reason price or shade for losing?
-- ulm customers lost because of price or shade
-- town Ulm, lost reason shade or price: names of the accounts
SELECT a.acct_nm FROM acct AS a JOIN oppty AS o ON a.acct_no = o.acct_no WHERE a.twn = 'Ulm' AND o.lost_rsn IN ('price', 'shade');
-- Give the names of the reps managed by Harriet Voss.
-- Harriet Voss's team, names
-- manager Harriet Voss: names of the reps
SELECT a.rep_nm FROM sls_rep AS a JOIN sls_rep AS b ON a.mgr_no = b.rep_no WHERE b.rep_nm = 'Harriet Voss';
-- On which dates did visits to the account Ruf Sawmill take place?
-- when did we go to see Ruf Sawmill
-- account Ruf Sawmill: dates of the visits
SELECT v.vst_dt FROM vst AS v JOIN oppty AS o ON v.opp_no = o.opp_no JOIN acct AS a ON o.acct_no = a.acct_no WHERE a.acct_nm = 'Ruf Sawmill';
-- What are the shortest, longest and average visit in minutes?
-- visit length: least, most and mean minutes
-- visit minutes please: smallest, largest, mean
SELECT MIN(mins), MAX(mins), AVG(mins) FROM vst;
-- What is the average estimated amount at each stage name?
-- mean deal size, stage by stage
-- mean estimated amount by stage, stage's name in front
SELECT s.stg_nm, AVG(o.est_amt) FROM stg AS s JOIN oppty AS o ON s.stg_cd = o.stg_cd GROUP BY s.stg_cd;
-- List the numbers of opportunities that are larger than the average estimated amount.
-- deal numbers estimated above the mean
-- estimate beyond the mean of all - opportunity numbers
SELECT opp_no FROM oppty WHERE est_amt > (SELECT AVG(est_amt) FROM oppty);
-- Which accounts were never visited?
-- customers nobody has gone to see yet
-- leave out every account with a visit; names of the accounts that remain
SELECT acct_nm FROM acct EXCEPT SELECT a.acct_nm FROM acct AS a JOIN oppty AS o ON a.acct_no = o.acct_no JOIN vst AS v ON o.opp_no = v.opp_no;
-- How many different sources of opportunities are there?
-- count the distinct lead sources
-- sources of the opportunities - number of different ones
SELECT COUNT(DISTINCT src) FROM oppty;
-- Which rep has the highest quota in the territory South?
-- South: who must sell the most by quota
-- territory South, greatest quota - name of the rep
SELECT rep_nm FROM sls_rep WHERE terr = 'South' ORDER BY quota_amt DESC LIMIT 1;
-- For opportunities without a size in kwp, give the number and the date of creation.
-- deal number and creation date where kwp was left blank
-- kwp left blank: opportunity number, creation date
SELECT opp_no, cr_dt FROM oppty WHERE kwp IS NULL;
