-- database: cantonal_tax_office
CREATE TABLE TaxKind (KindCode TEXT PRIMARY KEY, KindName TEXT, RatePercent REAL, DueMonth INTEGER);
CREATE TABLE Officer (OfficerNo INTEGER PRIMARY KEY, OfficerName TEXT, Rank TEXT, Office TEXT, YearsOfService INTEGER);
CREATE TABLE Taxpayer (TaxNumber TEXT PRIMARY KEY, TaxpayerName TEXT, LegalForm TEXT, Municipality TEXT, RegisteredOn TEXT, AssignedOfficer INTEGER REFERENCES Officer(OfficerNo));
CREATE TABLE TaxReturn (ReturnNo INTEGER PRIMARY KEY, TaxNumber TEXT REFERENCES Taxpayer(TaxNumber), KindCode TEXT REFERENCES TaxKind(KindCode), TaxYear INTEGER, DeclaredIncome INTEGER, AssessedTax INTEGER, FiledOn TEXT, FiledOnline TEXT);
CREATE TABLE Reminder (ReminderNo INTEGER PRIMARY KEY, ReturnNo INTEGER REFERENCES TaxReturn(ReturnNo), SentOn TEXT, Fee INTEGER);
CREATE TABLE Audit (AuditNo INTEGER PRIMARY KEY, ReturnNo INTEGER REFERENCES TaxReturn(ReturnNo), OfficerNo INTEGER REFERENCES Officer(OfficerNo), OpenedOn TEXT, Outcome TEXT, ExtraTax INTEGER);
INSERT INTO TaxKind VALUES ('INC','Income tax',11.5,3),('PRO','Profit tax',8.5,6),('DOG','Dog tax',NULL,1),('WEA','Wealth tax',0.3,3),('INH','Inheritance tax',6,NULL);
INSERT INTO Officer VALUES (1,'Regula Kamm','inspector','Altdorf',21),(2,'Beat Inderbitzin','assessor','Altdorf',9),(3,'Sandra Pfyl','inspector','Brunnen',14),(4,'Nico Gasser','trainee','Brunnen',1),(5,'Ilse Marty','assessor','Erstfeld',30);
INSERT INTO Taxpayer VALUES ('T-001','Alpsegen Cheese Ltd','company','Altdorf','1999-06-01',1),('T-002','Meinrad Zgraggen','private','Erstfeld','1985-01-15',5),('T-003','Granit Tiefbau Ltd','company','Brunnen','2007-09-12',3),('T-004','Livia Arnold','private','Altdorf','2011-04-20',2),('T-005','Skibus Cooperative','cooperative','Brunnen','2015-11-03',3),('T-006','Jakob Furrer','private','Seelisberg','1978-02-28',NULL),('T-007','Tunnel Cafe Ltd','company','Erstfeld','2020-02-02',5);
INSERT INTO TaxReturn VALUES (1001,'T-001','PRO',2021,310000,26350,'2022-06-10','yes'),(1002,'T-002','INC',2021,64000,7360,'2022-03-28','no'),(1003,'T-003','PRO',2021,905000,76925,'2022-07-15','yes'),(1004,'T-004','INC',2021,88500,10180,'2022-02-19','yes'),(1005,'T-004','WEA',2021,420000,1260,'2022-02-20','yes'),(1006,'T-005','PRO',2022,41000,3485,'2023-05-30','no'),(1007,'T-002','INC',2022,66500,7650,'2023-04-11','no'),(1008,'T-001','PRO',2022,275000,23375,'2023-06-01','yes'),(1009,'T-002','DOG',2022,0,120,'2023-01-20','no');
INSERT INTO Reminder VALUES (1,1003,'2022-07-02',60),(2,1007,'2023-04-02',30),(3,1003,'2022-07-12',120),(4,1002,'2022-03-25',30);
INSERT INTO Audit VALUES (1,1003,1,'2022-10-03','correction',12400),(2,1001,3,'2022-11-14','no finding',0),(3,1004,2,'2023-01-09','correction',640),(4,1008,1,'2023-09-18','pending',NULL),(5,1007,5,'2023-10-02','no finding',0);
-- How many tax returns were filed online (yes)?
-- returns handed in with online yes, counted
-- How many declarations reached us over the internet (yes)?
-- filed online = yes, number of returns
SELECT COUNT(*) FROM TaxReturn WHERE FiledOnline = 'yes';
-- List the names of the companies among the taxpayers, that is, those whose legal form is company.
-- taxpayers of legal form company, by name
-- Which of those who pay us are a firm, legal form company?
-- legal form company: names of the taxpayers
SELECT TaxpayerName FROM Taxpayer WHERE LegalForm = 'company';
-- Which kinds of tax have no fixed rate? Show their names.
-- names of taxes where the percentage is left empty
-- What can we charge without a percentage laid down?
-- tax kinds, rate is empty, names
SELECT KindName FROM TaxKind WHERE RatePercent IS NULL;
-- What is the average assessed tax for the tax year 2021?
-- mean tax set for year 2021
-- How much did we ask people to pay on average for 2021?
-- tax year 2021: avg assessed tax
SELECT AVG(AssessedTax) FROM TaxReturn WHERE TaxYear = 2021;
-- Who is the officer with the most years of service?
-- name of the longest serving official
-- Which of our people has been here longer than everybody else?
-- officer, max years of service
SELECT OfficerName FROM Officer ORDER BY YearsOfService DESC LIMIT 1;
-- Give the name of each taxpayer and the name of the officer assigned to that taxpayer.
-- every payer with the official in charge of them
-- Who pays, and which of our people looks after them?
-- each taxpayer's name + the assigned officer's name
SELECT T1.TaxpayerName, T2.OfficerName FROM Taxpayer AS T1 JOIN Officer AS T2 ON T1.AssignedOfficer = T2.OfficerNo;
-- For each tax kind, show its name and the total assessed tax.
-- what each type of tax brings in, type first, then the sum assessed
-- How much did we ask for in all, for every sort of levy? The sort, then how much.
-- sum of assessed tax by tax kind name
SELECT T1.KindName, SUM(T2.AssessedTax) FROM TaxKind AS T1 JOIN TaxReturn AS T2 ON T1.KindCode = T2.KindCode GROUP BY T1.KindCode;
-- When did Meinrad Zgraggen file his returns? List the dates in ascending order.
-- filing days of Meinrad Zgraggen, earliest first
-- On what days did Meinrad Zgraggen hand his papers in, oldest at the top?
-- meinrad zgraggen's returns: filed dates in order
SELECT T2.FiledOn FROM Taxpayer AS T1 JOIN TaxReturn AS T2 ON T1.TaxNumber = T2.TaxNumber WHERE T1.TaxpayerName = 'Meinrad Zgraggen' ORDER BY T2.FiledOn;
-- Which taxpayers received a reminder with a fee of more than 50? Give the name and the fee.
-- who was sent a reminder costing over 50, with that fee
-- Whom did a warning letter cost more than 50, and how much was it?
-- reminder fee above 50: taxpayer + fee
SELECT T1.TaxpayerName, T3.Fee FROM Taxpayer AS T1 JOIN TaxReturn AS T2 ON T1.TaxNumber = T2.TaxNumber JOIN Reminder AS T3 ON T2.ReturnNo = T3.ReturnNo WHERE T3.Fee > 50;
-- How many officers are there in each office?
-- staff numbers per office
-- How many of our people work at every place? The place, then how many.
-- count of officers by office
SELECT Office, COUNT(*) FROM Officer GROUP BY Office;
-- Show the return numbers and declared incomes of returns with a declared income between 60000 and 300000.
-- returns declaring 60000 to 300000: number and income
-- In which declarations did people say they earned no less than 60000 and no more than 300000, and how much was it? Number first.
-- return no + declared income, income from 60000 to 300000
SELECT ReturnNo, DeclaredIncome FROM TaxReturn WHERE DeclaredIncome BETWEEN 60000 AND 300000;
-- For each audit outcome, show the outcome and the total extra tax, largest total first.
-- results of audits with the extra tax each result brought in total, richest result on top
-- How did our checks end, and how much more did people have to pay on account of each ending? The most at the top.
-- sum of extra tax by audit outcome, outcome first, from high to low
SELECT Outcome, SUM(ExtraTax) FROM Audit GROUP BY Outcome ORDER BY SUM(ExtraTax) DESC;
-- Find the names of taxpayers who have not filed any return.
-- payers with nothing handed in at all
-- Who has never sent us a declaration?
-- taxpayers with zero returns
SELECT TaxpayerName FROM Taxpayer WHERE TaxNumber NOT IN (SELECT TaxNumber FROM TaxReturn);
-- Which officers have never carried out an audit? Return name and rank.
-- officials without any audit to their name, plus rank
-- Which of our people have never gone over anybody's papers, and how high up are they?
-- no audit so far: officer name, rank
SELECT OfficerName, Rank FROM Officer WHERE OfficerNo NOT IN (SELECT OfficerNo FROM Audit);
-- List the names of taxpayers who filed at least two returns.
-- payers with 2 returns or more
-- Who has sent us two declarations or more?
-- taxpayer names, count of returns at least 2
SELECT T1.TaxpayerName FROM Taxpayer AS T1 JOIN TaxReturn AS T2 ON T1.TaxNumber = T2.TaxNumber GROUP BY T1.TaxNumber HAVING COUNT(*) >= 2;
-- Which municipalities are home to both a private taxpayer and a company? Use the legal forms private and company.
-- places with a payer of form private and one of form company
-- In which towns do we have somebody who is private as well as a company?
-- municipalities that legal form company and legal form private have in common
SELECT Municipality FROM Taxpayer WHERE LegalForm = 'private' INTERSECT SELECT Municipality FROM Taxpayer WHERE LegalForm = 'company';
-- Show the names of taxpayers whose declared income in 2022 was above the average declared income of 2022.
-- payers that declared more than the mean for tax year 2022, in that same year 2022
-- Who said they earned more in 2022 than people did on average that year?
-- tax year 2022: taxpayers with declared income over the 2022 average
SELECT T1.TaxpayerName FROM Taxpayer AS T1 JOIN TaxReturn AS T2 ON T1.TaxNumber = T2.TaxNumber WHERE T2.TaxYear = 2022 AND T2.DeclaredIncome > (SELECT AVG(DeclaredIncome) FROM TaxReturn WHERE TaxYear = 2022);
-- Which officers audited a return of a taxpayer from Altdorf? Give the different officer names.
-- distinct officials who looked into returns of payers living in Altdorf
-- Which of our people have gone over the papers of somebody from Altdorf? Each once.
-- municipality altdorf: distinct officers with an audit of those taxpayers' returns
SELECT DISTINCT T1.OfficerName FROM Officer AS T1 JOIN Audit AS T2 ON T1.OfficerNo = T2.OfficerNo JOIN TaxReturn AS T3 ON T2.ReturnNo = T3.ReturnNo JOIN Taxpayer AS T4 ON T3.TaxNumber = T4.TaxNumber WHERE T4.Municipality = 'Altdorf';
-- Which taxpayer paid the most in reminder fees in total, and how much?
-- payer with the highest sum of reminder fees, name and sum
-- Whom did our warning letters cost most, all together, and how much was it?
-- sum of reminder fees by taxpayer, only the top one: name, sum
SELECT T1.TaxpayerName, SUM(T3.Fee) FROM Taxpayer AS T1 JOIN TaxReturn AS T2 ON T1.TaxNumber = T2.TaxNumber JOIN Reminder AS T3 ON T2.ReturnNo = T3.ReturnNo GROUP BY T1.TaxNumber ORDER BY SUM(T3.Fee) DESC LIMIT 1;
-- What are the return numbers that were neither audited nor the subject of a reminder?
-- returns (number) without any audit and without any reminder
-- Which declarations did we neither go over nor have to chase? Numbers.
-- return no, zero audits, zero reminders
SELECT ReturnNo FROM TaxReturn WHERE ReturnNo NOT IN (SELECT ReturnNo FROM Audit) AND ReturnNo NOT IN (SELECT ReturnNo FROM Reminder);

-- database: sahel_savings_circles
CREATE TABLE villages (village_id INTEGER PRIMARY KEY, village_name TEXT, district TEXT, population INTEGER, has_electricity INTEGER);
CREATE TABLE field_officers (officer_id INTEGER PRIMARY KEY, officer_name TEXT, phone TEXT, motorbike_plate TEXT, joined_year INTEGER);
CREATE TABLE groups_register (group_id INTEGER PRIMARY KEY, group_name TEXT, village_id INTEGER REFERENCES villages(village_id), officer_id INTEGER REFERENCES field_officers(officer_id), formed_on TEXT, meeting_day TEXT);
CREATE TABLE borrowers (borrower_id INTEGER PRIMARY KEY, name TEXT, group_id INTEGER REFERENCES groups_register(group_id), age INTEGER, occupation TEXT, role TEXT);
CREATE TABLE microloans (loan_id INTEGER PRIMARY KEY, borrower_id INTEGER REFERENCES borrowers(borrower_id), guarantor_id INTEGER REFERENCES borrowers(borrower_id), principal INTEGER, purpose TEXT, disbursed_on TEXT, weeks INTEGER, status TEXT);
CREATE TABLE savings_deposits (deposit_id INTEGER PRIMARY KEY, borrower_id INTEGER REFERENCES borrowers(borrower_id), amount INTEGER, deposited_on TEXT);
INSERT INTO villages VALUES (1,'Kossam','Tera',1850,1),(2,'Garbado','Tera',920,0),(3,'Bani Koira','Say',2400,1),(4,'Hondey','Say',610,0),(5,'Tondi','Ouallam',1300,0);
INSERT INTO field_officers VALUES (1,'Fatima Hamidou','90-11','BM 221',2016),(2,'Issaka Moumouni','90-12','BM 305',2019),(3,'Rachel Adamou','90-13',NULL,2022),(4,'Souley Garba',NULL,'BM 118',2013);
INSERT INTO groups_register VALUES (1,'Women of Kossam',1,1,'2017-03-05','Monday'),(2,'New Dawn',1,1,'2019-10-12','Thursday'),(3,'Garbado Weavers',2,2,'2020-01-20','Tuesday'),(4,'Onion Growers',3,2,'2018-06-08','Monday'),(5,'River Traders',3,4,'2015-11-30','Friday'),(6,'Young Hands',4,2,'2022-02-17','Thursday');
INSERT INTO borrowers VALUES (1,'Hawa Seyni',1,44,'market trader','chair'),(2,'Mariama Idrissa',1,37,'tailor','treasurer'),(3,'Zara Boubacar',2,29,'market trader','member'),(4,'Aissa Oumarou',3,51,'weaver','chair'),(5,'Salou Hassane',4,33,'farmer','chair'),(6,'Biba Daouda',4,26,'farmer','member'),(7,'Amadou Tahirou',5,40,'fishmonger','treasurer'),(8,'Rabi Yacouba',6,22,'farmer','member'),(9,'Kadi Soumana',1,58,'potter','member');
INSERT INTO microloans VALUES (1,1,2,150,'cloth stock','2021-02-01',26,'repaid'),(2,2,1,220,'sewing machine','2021-05-10',52,'repaid'),(3,3,NULL,80,'food stall','2022-01-17',16,'running'),(4,5,6,310,'irrigation pump','2022-03-21',52,'running'),(5,7,NULL,190,'cool box','2022-04-04',30,'overdue'),(6,1,9,260,'cloth stock','2022-06-13',40,'running'),(7,8,6,60,'seed','2022-07-01',20,'overdue'),(8,6,5,120,'seed','2022-08-15',24,'repaid');
INSERT INTO savings_deposits VALUES (1,1,12,'2022-01-03'),(2,2,8,'2022-01-03'),(3,1,15,'2022-02-07'),(4,4,20,'2022-02-08'),(5,5,9,'2022-02-14'),(6,9,5,'2022-03-07'),(7,7,18,'2022-03-11'),(8,5,11,'2022-04-11'),(9,1,14,'2022-05-02');
-- How many loans are overdue?
-- count the credits with status overdue
-- How many people's loans should have been paid back by now (overdue)?
-- status overdue, number of loans
SELECT COUNT(*) FROM microloans WHERE status = 'overdue';
-- What are the names of the villages without electricity (0)?
-- villages where electricity is 0
-- In which places is there no light at the flick of a switch (0)?
-- has electricity = 0, village names
SELECT village_name FROM villages WHERE has_electricity = 0;
-- Which field officers have no motorbike? Give the names.
-- officers with no plate number of a motorbike in the file
-- Which of our people out there don't have two wheels with an engine?
-- field officers, motorbike plate empty, names
SELECT officer_name FROM field_officers WHERE motorbike_plate IS NULL;
-- What is the average age of borrowers who are farmers, i.e. with the occupation farmer?
-- mean age of people working as farmer
-- How old is a farmer on average among those we lend to?
-- occupation farmer, avg age of the borrowers
SELECT AVG(age) FROM borrowers WHERE occupation = 'farmer';
-- Which group was formed first?
-- name of the longest existing circle
-- Which circle has been going longest?
-- earliest formed group, its name
SELECT group_name FROM groups_register ORDER BY formed_on LIMIT 1;
-- List the names of groups and the villages in which they meet.
-- circles next to the village each belongs to, both by name
-- Where is every circle at home? The circle, then the place.
-- all groups: group name + village name
SELECT T1.group_name, T2.village_name FROM groups_register AS T1 JOIN villages AS T2 ON T1.village_id = T2.village_id;
-- How many groups does each field officer look after? Show the officer's name and the count.
-- circles per officer, named, with the number
-- How many circles has each of our people got to see to? Who, then how many.
-- count of groups by field officer, name first
SELECT T1.officer_name, COUNT(*) FROM field_officers AS T1 JOIN groups_register AS T2 ON T1.officer_id = T2.officer_id GROUP BY T1.officer_id;
-- Find the names and ages of members of the group Women of Kossam, oldest first.
-- people in Women of Kossam with age, from old to young
-- Who belongs to Women of Kossam, and how old are they? The eldest at the top.
-- women of kossam: name, age of the borrowers, age descending
SELECT T2.name, T2.age FROM groups_register AS T1 JOIN borrowers AS T2 ON T1.group_id = T2.group_id WHERE T1.group_name = 'Women of Kossam' ORDER BY T2.age DESC;
-- What is the total principal lent for each purpose?
-- money lent, summed by what it was for
-- How much have we handed out for goats, for trade and so on? What it was for, then how much.
-- sum of principal for each loan purpose
SELECT purpose, SUM(principal) FROM microloans GROUP BY purpose;
-- Who has guaranteed a loan of Hawa Seyni? Return the names.
-- guarantors of the credits that Hawa Seyni took
-- Who stood in for it that Hawa Seyni would pay back?
-- hawa seyni's loans: names of the guarantors
SELECT T3.name FROM borrowers AS T1 JOIN microloans AS T2 ON T1.borrower_id = T2.borrower_id JOIN borrowers AS T3 ON T2.guarantor_id = T3.borrower_id WHERE T1.name = 'Hawa Seyni';
-- Which borrowers took a loan with a duration of more than 30 weeks? Show the name, the principal and the weeks.
-- loans over 30 weeks: who, how much, how many weeks
-- Who has got more than 30 weeks to pay back, how much is it, and how long exactly?
-- weeks above 30: borrower, principal, weeks
SELECT T1.name, T2.principal, T2.weeks FROM borrowers AS T1 JOIN microloans AS T2 ON T1.borrower_id = T2.borrower_id WHERE T2.weeks > 30;
-- On which different days of the week do groups meet in the district Say?
-- distinct meeting days of circles in Say
-- When in the week do people of Say come together? Each day once.
-- district say, distinct meeting days of the groups
SELECT DISTINCT T1.meeting_day FROM groups_register AS T1 JOIN villages AS T2 ON T1.village_id = T2.village_id WHERE T2.district = 'Say';
-- Count the deposits made between 2022-02-01 and 2022-03-31 and give their total amount.
-- number and sum of what was paid in from 2022-02-01 to 2022-03-31
-- How many times, between 2022-02-01 and 2022-03-31, did people put something by, and how much was it in all?
-- count and sum of savings deposits dated 2022-02-01 to 2022-03-31
SELECT COUNT(*), SUM(amount) FROM savings_deposits WHERE deposited_on BETWEEN '2022-02-01' AND '2022-03-31';
-- Which villages have no group?
-- names of villages without a single circle
-- In which places have we not got a circle?
-- villages with zero groups
SELECT village_name FROM villages WHERE village_id NOT IN (SELECT village_id FROM groups_register);
-- Which borrowers have saved money but never taken a loan? Give the names.
-- people with deposits and no credit ever
-- Who puts money by but has never had any from us?
-- borrower names: at least one savings deposit, zero loans
SELECT name FROM borrowers WHERE borrower_id IN (SELECT borrower_id FROM savings_deposits) AND borrower_id NOT IN (SELECT borrower_id FROM microloans);
-- What are the ids of people who have both borrowed money and guaranteed a loan?
-- ids that turn up among the borrowers of credits and among the guarantors too
-- Who has had money from us and has also stood in for a loan? Numbers of the people.
-- ids that are borrower of a loan and guarantor of a loan
SELECT borrower_id FROM microloans INTERSECT SELECT guarantor_id FROM microloans;
-- Show the names of villages whose population is smaller than the average, from the smallest up.
-- villages with fewer inhabitants than the mean, in rising order of inhabitants
-- Which places have fewer people than a place does on average, the tiniest at the top?
-- village names with population under the average, sorted by population
SELECT village_name FROM villages WHERE population < (SELECT AVG(population) FROM villages) ORDER BY population;
-- Which district has received the largest total principal in loans?
-- district to whose people most money was lent, all credits summed
-- In which part of the country have we handed out the most money?
-- top district by sum of loan principal
SELECT T1.district FROM villages AS T1 JOIN groups_register AS T2 ON T1.village_id = T2.village_id JOIN borrowers AS T3 ON T2.group_id = T3.group_id JOIN microloans AS T4 ON T3.borrower_id = T4.borrower_id GROUP BY T1.district ORDER BY SUM(T4.principal) DESC LIMIT 1;
-- Which borrower with more than one deposit has saved the most? Give the name and the total saved.
-- of those who paid in more than once, the top saver and the sum saved
-- Among those who have put something by more than once, who has put by the most altogether, and how much?
-- borrower with over one deposit and the highest deposit total: name + total
SELECT T1.name, SUM(T2.amount) FROM borrowers AS T1 JOIN savings_deposits AS T2 ON T1.borrower_id = T2.borrower_id GROUP BY T1.borrower_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.amount) DESC LIMIT 1;
-- List the names of officers in charge of a group that has a borrower with a running loan but of no group meeting on Friday. Show each name once.
-- officers, each once, looking after somebody with a loan in status running, minus officers with a circle on Friday
-- Which of our people see to someone whose loan is still going (running), but to no circle that comes together on Friday? Each once.
-- officers of groups having a borrower with loan status running, minus officers of groups with meeting day friday
SELECT T1.officer_name FROM field_officers AS T1 JOIN groups_register AS T2 ON T1.officer_id = T2.officer_id JOIN borrowers AS T3 ON T2.group_id = T3.group_id JOIN microloans AS T4 ON T3.borrower_id = T4.borrower_id WHERE T4.status = 'running' EXCEPT SELECT T1.officer_name FROM field_officers AS T1 JOIN groups_register AS T2 ON T1.officer_id = T2.officer_id WHERE T2.meeting_day = 'Friday';

-- database: cobalt_procurement
CREATE TABLE supp (supp_no INTEGER PRIMARY KEY, supp_nm TEXT, cntry TEXT, rating INTEGER, lead_days INTEGER, blocked_flg TEXT);
CREATE TABLE buyer (buyer_id TEXT PRIMARY KEY, buyer_nm TEXT, desk TEXT, appr_limit INTEGER);
CREATE TABLE item (item_cd TEXT PRIMARY KEY, item_desc TEXT, uom TEXT, std_cost REAL, reord_lvl INTEGER);
CREATE TABLE supp_item (supp_no INTEGER REFERENCES supp(supp_no), item_cd TEXT REFERENCES item(item_cd), quoted_prc REAL, min_qty INTEGER, PRIMARY KEY (supp_no, item_cd));
CREATE TABLE po_hdr (po_no INTEGER PRIMARY KEY, supp_no INTEGER REFERENCES supp(supp_no), buyer_id TEXT REFERENCES buyer(buyer_id), po_dt TEXT, due_dt TEXT, po_stat TEXT);
CREATE TABLE po_line (po_no INTEGER REFERENCES po_hdr(po_no), line_no INTEGER, item_cd TEXT REFERENCES item(item_cd), qty INTEGER, unit_prc REAL, rcvd_qty INTEGER, PRIMARY KEY (po_no, line_no));
INSERT INTO supp VALUES (1,'Aachen Fasteners','Germany',5,12,'N'),(2,'Torino Castings','Italy',4,35,'N'),(3,'Sligo Plastics','Ireland',3,20,'N'),(4,'Budget Bolts','Poland',2,9,'Y'),(5,'Rhine Electronics','Germany',4,28,'N'),(6,'Vesuvio Gaskets','Italy',NULL,16,'N');
INSERT INTO buyer VALUES ('HKL','Hanna Klemm','metal',20000),('DOB','Dara OBrien','plastics',12000),('RFE','Rui Ferraz','electrical',30000),('TMO','Tess Mori','metal',5000);
INSERT INTO item VALUES ('BLT08','Bolt M8','pcs',0.12,5000),('BLT12','Bolt M12','pcs',0.21,4000),('HSG01','Pump housing','pcs',38.5,60),('GSK03','Rubber gasket','pcs',1.4,800),('GRN22','Granulate black','kg',2.1,1500),('PCB07','Control board','pcs',64,40),('WIR05','Copper wire','m',0.85,NULL);
INSERT INTO supp_item VALUES (1,'BLT08',0.11,2000),(1,'BLT12',0.2,1000),(4,'BLT08',0.08,10000),(2,'HSG01',36.9,20),(3,'GRN22',1.95,500),(3,'GSK03',1.5,200),(6,'GSK03',1.25,500),(5,'PCB07',61.5,10),(5,'WIR05',0.8,300);
INSERT INTO po_hdr VALUES (7001,1,'HKL','2024-01-08','2024-01-22','closed'),(7002,2,'HKL','2024-01-15','2024-02-26','open'),(7003,3,'DOB','2024-01-19','2024-02-09','closed'),(7004,5,'RFE','2024-02-01','2024-03-04','open'),(7005,4,'TMO','2024-02-06','2024-02-16','cancelled'),(7006,1,'TMO','2024-02-20','2024-03-05','open'),(7007,3,'DOB','2024-03-11','2024-03-29','open');
INSERT INTO po_line VALUES (7001,1,'BLT08',10000,0.11,10000),(7001,2,'BLT12',4000,0.2,4000),(7002,1,'HSG01',80,36.9,30),(7003,1,'GRN22',2000,1.95,2000),(7003,2,'GSK03',600,1.5,580),(7004,1,'PCB07',50,62,0),(7004,2,'WIR05',900,0.8,900),(7005,1,'BLT08',20000,0.08,0),(7006,1,'BLT12',3000,0.22,0),(7007,1,'GSK03',1000,1.45,NULL);
-- How many purchase orders are open?
-- number of orders whose state is open
-- How many times have we ordered something and are not through with it (open)?
-- po status open, count
SELECT COUNT(*) FROM po_hdr WHERE po_stat = 'open';
-- Show the names of the suppliers from Germany.
-- which vendors are in Germany
-- Which firms can we buy from in Germany?
-- country germany: supplier names
SELECT supp_nm FROM supp WHERE cntry = 'Germany';
-- Which item has the highest standard cost? Give its description.
-- description of the dearest article by standard cost
-- What costs us most, going by the standard figure?
-- item description, max standard cost
SELECT item_desc FROM item ORDER BY std_cost DESC LIMIT 1;
-- Give the names of suppliers that have not been rated.
-- vendors whose rating is still blank
-- Which firms have we not given any marks yet?
-- suppliers, rating empty
SELECT supp_nm FROM supp WHERE rating IS NULL;
-- List the codes and descriptions of items whose description starts with Bolt.
-- item code and text of anything beginning with Bolt
-- Which of our goods begin with Bolt? Code, then what it is.
-- item code + description, descriptions starting in bolt
SELECT item_cd, item_desc FROM item WHERE item_desc LIKE 'Bolt%';
-- For each supplier, show the name and the number of purchase orders placed with it.
-- vendors with how often we ordered there
-- How often have we bought from every firm? The firm, then how often.
-- count of purchase orders by supplier name
SELECT T1.supp_nm, COUNT(*) FROM supp AS T1 JOIN po_hdr AS T2 ON T1.supp_no = T2.supp_no GROUP BY T1.supp_no;
-- Which items does Sligo Plastics quote, and at what price? Return description and quoted price.
-- articles and offer prices of Sligo Plastics
-- What can one buy from Sligo Plastics, and what do they ask for it?
-- sligo plastics quotes: item description, price
SELECT T3.item_desc, T2.quoted_prc FROM supp AS T1 JOIN supp_item AS T2 ON T1.supp_no = T2.supp_no JOIN item AS T3 ON T2.item_cd = T3.item_cd WHERE T1.supp_nm = 'Sligo Plastics';
-- List the order numbers and due dates of orders raised by Hanna Klemm, latest due date first.
-- Hanna Klemm's orders: number, date they are due, furthest away on top
-- Which orders did Hanna Klemm place, and by when must each be here? The last to come at the top.
-- buyer hanna klemm: order number + due date, due date descending
SELECT T1.po_no, T1.due_dt FROM po_hdr AS T1 JOIN buyer AS T2 ON T1.buyer_id = T2.buyer_id WHERE T2.buyer_nm = 'Hanna Klemm' ORDER BY T1.due_dt DESC;
-- What is the total ordered quantity of each item? Show the item description and the sum.
-- pieces ordered per article, all lines together, with the article's text in front
-- How much of everything have we ordered in all? What it is, then how much.
-- sum of quantities on order lines by item description
SELECT T1.item_desc, SUM(T2.qty) FROM item AS T1 JOIN po_line AS T2 ON T1.item_cd = T2.item_cd GROUP BY T1.item_cd;
-- What are the average and the longest lead time in days for suppliers in Italy?
-- mean and maximum days of waiting with vendors from Italy
-- How long do firms from Italy let us wait on average, and how long at the most?
-- country italy: avg and max lead days
SELECT AVG(lead_days), MAX(lead_days) FROM supp WHERE cntry = 'Italy';
-- Which purchase orders placed with a supplier that is blocked (Y) exist? Give the order number and the supplier name.
-- orders to vendors with blocked Y: number and vendor
-- Which orders did we place with a firm that is off limits (Y), and which firm is that?
-- blocked = y: order number, supplier
SELECT T1.po_no, T2.supp_nm FROM po_hdr AS T1 JOIN supp AS T2 ON T1.supp_no = T2.supp_no WHERE T2.blocked_flg = 'Y';
-- Show the three cheapest quotes: item code, supplier number and quoted price, cheapest first.
-- lowest 3 offers from the bottom up, with item code, vendor number, price
-- What are the three lowest prices anybody asks of us: for what, from whom, how much? Code, number, price, the lowest at the top.
-- bottom 3 quoted prices in order: item code, supplier no, price
SELECT item_cd, supp_no, quoted_prc FROM supp_item ORDER BY quoted_prc LIMIT 3;
-- How many different items have been ordered?
-- count of distinct articles appearing on order lines
-- How many separate things have we ever ordered?
-- count different item codes on the order lines
SELECT COUNT(DISTINCT item_cd) FROM po_line;
-- Which suppliers have never received a purchase order?
-- vendors at which we have ordered nothing so far
-- Which firms have we never bought from?
-- suppliers with zero purchase orders
SELECT supp_nm FROM supp WHERE supp_no NOT IN (SELECT supp_no FROM po_hdr);
-- Find the descriptions of items quoted by more than one supplier.
-- articles with offers from over one vendor
-- For which goods does more than one firm give us a price?
-- item descriptions, number of quotes above one
SELECT T1.item_desc FROM item AS T1 JOIN supp_item AS T2 ON T1.item_cd = T2.item_cd GROUP BY T1.item_cd HAVING COUNT(*) > 1;
-- Which items were ordered from Aachen Fasteners at more than 0.15 a unit or from Budget Bolts? List the different item descriptions.
-- distinct articles that were on orders to Budget Bolts, or to Aachen Fasteners with a unit price over 0.15
-- What have we had from Budget Bolts, or from Aachen Fasteners at more than 0.15 apiece? Each once.
-- distinct item descriptions: supplier aachen fasteners with unit price over 0.15, or supplier budget bolts at any price
SELECT DISTINCT T4.item_desc FROM supp AS T1 JOIN po_hdr AS T2 ON T1.supp_no = T2.supp_no JOIN po_line AS T3 ON T2.po_no = T3.po_no JOIN item AS T4 ON T3.item_cd = T4.item_cd WHERE (T1.supp_nm = 'Aachen Fasteners' AND T3.unit_prc > 0.15) OR T1.supp_nm = 'Budget Bolts';
-- Which buyers have raised both a closed and an open order? Show the names.
-- buyers having an order that is closed and another that is open
-- Who among those who order for us has something finished (closed) and something not finished (open)?
-- buyers with an open purchase order that also have a closed one
SELECT T1.buyer_nm FROM buyer AS T1 JOIN po_hdr AS T2 ON T1.buyer_id = T2.buyer_id WHERE T2.po_stat = 'closed' INTERSECT SELECT T1.buyer_nm FROM buyer AS T1 JOIN po_hdr AS T2 ON T1.buyer_id = T2.buyer_id WHERE T2.po_stat = 'open';
-- Show the descriptions of items whose quoted price from some supplier lies below the item's standard cost, together with the supplier's name.
-- offers that undercut our standard cost: article, vendor name
-- What does a firm ask less for than we reckon it costs, and which firm?
-- quoted price under the standard cost: item description + supplier
SELECT T1.item_desc, T3.supp_nm FROM item AS T1 JOIN supp_item AS T2 ON T1.item_cd = T2.item_cd JOIN supp AS T3 ON T2.supp_no = T3.supp_no WHERE T2.quoted_prc < T1.std_cost;
-- Among open orders, which supplier has the largest total quantity on order? Give the supplier's name and that quantity.
-- of everything in state open, the vendor with most pieces ordered and how many pieces
-- From which firm are we still waiting (open) for the largest number of things, going by what we ordered, and how many is it?
-- status open: sum of ordered quantity by supplier, only the top one, name + sum
SELECT T1.supp_nm, SUM(T3.qty) FROM supp AS T1 JOIN po_hdr AS T2 ON T1.supp_no = T2.supp_no JOIN po_line AS T3 ON T2.po_no = T3.po_no WHERE T2.po_stat = 'open' GROUP BY T1.supp_no ORDER BY SUM(T3.qty) DESC LIMIT 1;
-- For countries with an average supplier rating of at least 4, list the country and the shortest lead time, shortest first.
-- countries whose vendors average a rating of 4 or better, with the quickest delivery days there, quickest country first
-- In which countries do firms get marks of 4 or more on average, and how soon does the fastest there deliver? The fastest at the top.
-- country + min lead days, avg rating at least 4, sorted by those days upwards
SELECT cntry, MIN(lead_days) FROM supp GROUP BY cntry HAVING AVG(rating) >= 4 ORDER BY MIN(lead_days);

-- database: quill_and_slate_consulting
CREATE TABLE Offices (id INTEGER PRIMARY KEY, city TEXT, country TEXT, headcount_target INTEGER);
CREATE TABLE Consultants (id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, grade TEXT, office_id INTEGER REFERENCES Offices(id), mentor_id INTEGER REFERENCES Consultants(id), started_on TEXT, day_rate INTEGER);
CREATE TABLE Clients (id INTEGER PRIMARY KEY, name TEXT, industry TEXT, country TEXT, account_lead_id INTEGER REFERENCES Consultants(id));
CREATE TABLE Projects (id INTEGER PRIMARY KEY, code_name TEXT, client_id INTEGER REFERENCES Clients(id), budget_days INTEGER, start_date TEXT, end_date TEXT, phase TEXT);
CREATE TABLE Skills (id INTEGER PRIMARY KEY, skill_name TEXT, practice TEXT);
CREATE TABLE ConsultantSkills (consultant_id INTEGER REFERENCES Consultants(id), skill_id INTEGER REFERENCES Skills(id), proficiency INTEGER, PRIMARY KEY (consultant_id, skill_id));
CREATE TABLE TimeEntries (id INTEGER PRIMARY KEY, consultant_id INTEGER REFERENCES Consultants(id), project_id INTEGER REFERENCES Projects(id), work_date TEXT, hours REAL, billable TEXT, note TEXT);
INSERT INTO Offices VALUES (1,'Leeds','England',30),(2,'Utrecht','Netherlands',18),(3,'Turin','Italy',12),(4,'Cork','Ireland',8);
INSERT INTO Consultants VALUES (1,'Imogen','Fairbank','partner',1,NULL,'2004-09-01',2400),(2,'Joost','Hendriks','manager',2,1,'2012-02-13',1500),(3,'Chiara','Bosio','manager',3,1,'2014-05-05',1450),(4,'Aaron','Mistry','associate',1,2,'2020-08-17',850),(5,'Lotte','Smit','associate',2,2,'2021-10-04',820),(6,'Dario','Conti','analyst',3,3,'2023-01-09',600),(7,'Neve','Callan','analyst',1,4,'2023-09-11',580);
INSERT INTO Clients VALUES (1,'Pennine Water','utilities','England',1),(2,'Dunbridge Trust','health','England',1),(3,'Kaasmeester','food','Netherlands',2),(4,'Autofficina Po','automotive','Italy',3),(5,'Windmolen Energie','utilities','Netherlands',2),(6,'Lagan Ferries','transport','Ireland',NULL);
INSERT INTO Projects VALUES (1,'Clearstream',1,240,'2023-01-16','2023-11-30','closed'),(2,'Stethoscope',2,120,'2023-04-03',NULL,'delivery'),(3,'Gouda',3,65,'2023-05-22','2023-08-31','closed'),(4,'Piston',4,150,'2023-09-04',NULL,'delivery'),(5,'Whirlwind',5,310,'2024-01-15',NULL,'kick-off'),(6,'Reservoir',1,45,'2024-02-01',NULL,'proposal');
INSERT INTO Skills VALUES (1,'Process mapping','operations'),(2,'Financial modelling','finance'),(3,'Change management','people'),(4,'Data engineering','technology'),(5,'Carbon accounting','finance');
INSERT INTO ConsultantSkills VALUES (1,3,5),(1,2,4),(2,1,5),(2,2,3),(3,1,4),(4,4,4),(4,2,2),(5,3,3),(6,4,5),(3,3,2);
INSERT INTO TimeEntries VALUES (1,4,1,'2023-02-06',7.5,'Y','interviews'),(2,4,1,'2023-02-07',8,'Y',NULL),(3,1,2,'2023-04-12',3,'N','steering group'),(4,5,3,'2023-06-01',7,'Y','site visit'),(5,2,3,'2023-06-01',4.5,'Y','site visit'),(6,6,4,'2023-10-10',8.5,'Y','data load'),(7,3,4,'2023-10-11',6,'Y',NULL),(8,4,2,'2023-11-02',5,'N','travel'),(9,5,5,'2024-01-22',7.25,'Y','kick-off'),(10,2,1,'2023-03-14',2,'Y','review');
-- How many consultants are on the grade associate?
-- number of people graded associate
-- How many of our people are an associate?
-- grade associate, head count
SELECT COUNT(*) FROM Consultants WHERE grade = 'associate';
-- What are the code names of projects that have not ended?
-- projects without an end date, by code name
-- Which pieces of work are still going on, as far as we know? By the secret name.
-- code name of projects with the end date empty
SELECT code_name FROM Projects WHERE end_date IS NULL;
-- List the names of clients in the industry utilities.
-- which customers are in utilities
-- Who among those we work for is in utilities?
-- industry utilities, client names
SELECT name FROM Clients WHERE industry = 'utilities';
-- Show the given name, family name and day rate of the most expensive consultant.
-- who costs the most a day? first name, surname, rate
-- Whose time is dearest? Forename, last name, and what a day of it costs.
-- consultant with the top day rate: given name, family name, rate
SELECT given_name, family_name, day_rate FROM Consultants ORDER BY day_rate DESC LIMIT 1;
-- How many hours were recorded in total with billable N?
-- sum of hours with billable N on the time sheets
-- How long altogether did we work without being able to charge it (N)?
-- billable = n, total hours
SELECT SUM(hours) FROM TimeEntries WHERE billable = 'N';
-- What is the average day rate for every grade, highest first?
-- mean price a day, grade by grade, in falling order
-- What does a day cost on average with people of every level? The level first, the dearest at the top.
-- avg day rate by grade, from high to low
SELECT grade, AVG(day_rate) FROM Consultants GROUP BY grade ORDER BY AVG(day_rate) DESC;
-- Give the code name of each project and the name of the client it is done for.
-- projects (code name) next to the customer
-- Which piece of work is for whom? The secret name first.
-- project code name + client name, all of them
SELECT T1.code_name, T2.name FROM Projects AS T1 JOIN Clients AS T2 ON T1.client_id = T2.id;
-- Who is the mentor of Lotte Smit? Return given name and family name.
-- first and last name of the person mentoring Lotte Smit
-- Who takes Lotte Smit under their wing? Forename and last name.
-- lotte smit: her mentor's given and family name
SELECT T2.given_name, T2.family_name FROM Consultants AS T1 JOIN Consultants AS T2 ON T1.mentor_id = T2.id WHERE T1.given_name = 'Lotte' AND T1.family_name = 'Smit';
-- Which skills does Aaron Mistry have, and how proficient is he in each? Show the skill name and the proficiency.
-- Aaron Mistry's abilities with level
-- What can Aaron Mistry do, and how well?
-- aaron mistry: skill, proficiency
SELECT T3.skill_name, T2.proficiency FROM Consultants AS T1 JOIN ConsultantSkills AS T2 ON T1.id = T2.consultant_id JOIN Skills AS T3 ON T2.skill_id = T3.id WHERE T1.given_name = 'Aaron' AND T1.family_name = 'Mistry';
-- How many hours have been worked on each project? Give the code name and the sum of hours.
-- hours booked per project, code name in front
-- How long have we spent on every piece of work? The secret name, then how long.
-- sum of hours by project code name
SELECT T1.code_name, SUM(T2.hours) FROM Projects AS T1 JOIN TimeEntries AS T2 ON T1.id = T2.project_id GROUP BY T1.id;
-- List the family names of consultants based in Leeds or Turin.
-- surnames from the Leeds or the Turin office
-- Who sits in Leeds or in Turin? Last names.
-- consultants, office city turin or leeds, family names only
SELECT T1.family_name FROM Consultants AS T1 JOIN Offices AS T2 ON T1.office_id = T2.id WHERE T2.city = 'Leeds' OR T2.city = 'Turin';
-- Which city's office has the most consultants?
-- town of the office where most of our people sit
-- In which town do we have most colleagues under one roof?
-- top office by number of consultants, its city
SELECT T1.city FROM Offices AS T1 JOIN Consultants AS T2 ON T1.id = T2.office_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the code names and budget days of projects with a budget between 60 and 150 days.
-- projects allowed 60 to 150 days: code name, days
-- For which pieces of work may we take between 60 and 150 days, and how many exactly? The secret name first.
-- budget from 60 to 150 days: code name + budget days
SELECT code_name, budget_days FROM Projects WHERE budget_days BETWEEN 60 AND 150;
-- Which clients have no project? Show the client names.
-- customers for whom there is not a single project
-- For whom on our books have we no work at all?
-- clients with zero projects
SELECT name FROM Clients WHERE id NOT IN (SELECT client_id FROM Projects);
-- In which cities do we have offices without any consultant?
-- towns where the office is empty of people
-- In which towns do we have rooms but nobody sitting in them?
-- cities of offices, zero consultants
SELECT city FROM Offices WHERE id NOT IN (SELECT office_id FROM Consultants);
-- Which countries have both an office and a client in the industry food? List the countries.
-- countries with an office of ours and a food customer
-- In which countries are we ourselves, and also somebody we work for who makes or sells food?
-- countries: has an office, and has a client with industry food
SELECT country FROM Offices INTERSECT SELECT country FROM Clients WHERE industry = 'food';
-- Show the family names of consultants who have at least two skills.
-- surnames of those listing 2 skills or more
-- Who is good at two things or more? Last names.
-- family names of consultants, count of skills at least 2
SELECT T1.family_name FROM Consultants AS T1 JOIN ConsultantSkills AS T2 ON T1.id = T2.consultant_id GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Which skill names in the practice finance are held by no consultant?
-- abilities of the finance practice that none of us has
-- What can nobody here do that belongs to finance?
-- practice finance: skill names with zero consultants
SELECT skill_name FROM Skills WHERE practice = 'finance' AND id NOT IN (SELECT skill_id FROM ConsultantSkills);
-- Which client received the most billable (Y) hours, and how many were they? Give the client's name and the total.
-- customer with the greatest sum of hours marked billable Y, and that sum
-- On whom did we spend the most time that we can charge (Y), and how much is it?
-- billable = y: sum of hours by client, only the top one, name + sum
SELECT T1.name, SUM(T3.hours) FROM Clients AS T1 JOIN Projects AS T2 ON T1.id = T2.client_id JOIN TimeEntries AS T3 ON T2.id = T3.project_id WHERE T3.billable = 'Y' GROUP BY T1.id ORDER BY SUM(T3.hours) DESC LIMIT 1;
-- What are the family names of consultants who cost more than the average day rate and have booked time on a project for a client in the Netherlands?
-- surnames of people dearer than the mean rate with hours on work for customers from the Netherlands
-- Who costs more a day than people here do on average and has worked for somebody from the Netherlands? Last names.
-- client country netherlands, time entries by consultants with a day rate over the average: family names
SELECT T1.family_name FROM Consultants AS T1 JOIN TimeEntries AS T2 ON T1.id = T2.consultant_id JOIN Projects AS T3 ON T2.project_id = T3.id JOIN Clients AS T4 ON T3.client_id = T4.id WHERE T4.country = 'Netherlands' AND T1.day_rate > (SELECT AVG(day_rate) FROM Consultants);
