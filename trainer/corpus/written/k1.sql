-- database: molar_street_dentists
CREATE TABLE dentist (dentist_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, specialty TEXT, hired_year INTEGER, room_no INTEGER);
CREATE TABLE patient (patient_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birth_date TEXT, city TEXT, phone TEXT, usual_dentist_id INTEGER REFERENCES dentist(dentist_id));
CREATE TABLE treatment (treatment_code TEXT PRIMARY KEY, description TEXT, standard_fee REAL, chair_minutes INTEGER);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, patient_id INTEGER REFERENCES patient(patient_id), dentist_id INTEGER REFERENCES dentist(dentist_id), visit_date TEXT, reason TEXT);
CREATE TABLE visit_treatment (visit_id INTEGER REFERENCES visit(visit_id), treatment_code TEXT REFERENCES treatment(treatment_code), tooth_no INTEGER, price REAL, PRIMARY KEY (visit_id, treatment_code));
INSERT INTO dentist VALUES (1,'Orla','Fennimore','general',2009,1),(2,'Tariq','Bassett','orthodontics',2015,2),(3,'Ingrid','Solheim','general',2018,3),(4,'Paulo','Camacho','oral surgery',2012,4),(5,'Wendy','Achebe','periodontics',2023,NULL);
INSERT INTO patient VALUES (1,'Leon','Purcell','1961-07-02','Marlow','555-0101',1),(2,'Mina','Okafor','1988-11-19','Bourne End','555-0102',1),(3,'Gus','Tilden','2009-03-30','Marlow',NULL,2),(4,'Harriet','Voss','1975-05-11','Cookham','555-0104',3),(5,'Samir','Nadeem','1994-09-08','Marlow','555-0105',NULL),(6,'Bea','Lockhart','1950-01-23','Cookham','555-0106',1),(7,'Ewan','Purcell','2012-12-05','Marlow',NULL,2);
INSERT INTO treatment VALUES ('FIL','composite filling',95,30),('RCT','root canal',420,75),('EXT','extraction',130,25),('SCL','scale and polish',60,20),('BRC','brace fitting',900,60),('CRN','porcelain crown',650,50),('WHT','whitening',250,45);
INSERT INTO visit VALUES (1,1,1,'2023-02-14','toothache'),(2,2,1,'2023-03-01','check-up'),(3,3,2,'2023-03-20','braces'),(4,4,3,'2023-05-09','check-up'),(5,1,4,'2023-06-17','toothache'),(6,6,1,'2023-09-25','broken tooth'),(7,2,3,'2024-01-12','toothache'),(8,7,2,'2024-02-03','braces'),(9,1,1,'2024-04-18','check-up');
INSERT INTO visit_treatment VALUES (1,'FIL',16,95),(1,'SCL',NULL,60),(2,'SCL',NULL,55),(3,'BRC',NULL,900),(4,'SCL',NULL,60),(4,'FIL',24,110),(5,'EXT',38,150),(6,'CRN',21,680),(7,'RCT',46,440),(8,'BRC',NULL,850),(9,'SCL',NULL,60);
-- How many patients live outside Marlow?
-- count of the people on our books from anywhere but Marlow
-- How many of those whose teeth we look after have their home elsewhere than in Marlow?
-- city not Marlow: number of patients
SELECT COUNT(*) FROM patient WHERE city != 'Marlow';
-- List the description and standard fee of every treatment, from the most to the least expensive.
-- price list please: what it is and what we normally charge, dearest at the top
-- What do we do for people, and how much do we usually ask for it? Dearest first.
-- treatment description plus standard fee, sorted down by fee
SELECT description, standard_fee FROM treatment ORDER BY standard_fee DESC;
-- Give the first and last names of patients without a phone number.
-- who can't we ring? first name, surname
-- Of whose telephone do we know nothing? Given name, family name.
-- phone empty: patients' forename and surname
SELECT first_name, last_name FROM patient WHERE phone IS NULL;
-- What are the shortest, average and longest chair times of the treatments?
-- min, mean and max minutes in the chair, over our list of treatments
-- How little time does somebody spend lying back for what we do, how much on average, and how much at most?
-- chair minutes: min, average, max of the treatments
SELECT MIN(chair_minutes), AVG(chair_minutes), MAX(chair_minutes) FROM treatment;
-- What are the different reasons for visits?
-- every reason people come in, each only once
-- What brings people to us? No repeats.
-- visit reason, each one time
SELECT DISTINCT reason FROM visit;
-- Show the first and last name of each patient together with the last name of the patient's usual dentist.
-- patients (first name, surname) next to the surname of the dentist they normally see
-- Whom does everyone see as a rule? Their given name and family name, then the family name of the one they see.
-- patient forename, patient surname, surname of the usual dentist
SELECT T1.first_name, T1.last_name, T2.last_name FROM patient AS T1 JOIN dentist AS T2 ON T1.usual_dentist_id = T2.dentist_id;
-- How many visits took place for each reason? Show the reason and the number.
-- appointments counted by the reason for them, reason first
-- How often did people come because of each thing? The cause first.
-- reason, count of visits
SELECT reason, COUNT(*) FROM visit GROUP BY reason;
-- For each dentist with visits, show the last name and the number of visits handled.
-- surname of every dentist who had appointments plus how many
-- How often did people come to each of us that they came to at all? Our family name first.
-- dentist's surname, visit count
SELECT T1.last_name, COUNT(*) FROM dentist AS T1 JOIN visit AS T2 ON T1.dentist_id = T2.dentist_id GROUP BY T1.dentist_id;
-- On which dates did the patient Leon Purcell come in?
-- days of Leon Purcell's appointments
-- When was Leon Purcell here?
-- patient Leon Purcell: visit dates
SELECT T2.visit_date FROM patient AS T1 JOIN visit AS T2 ON T1.patient_id = T2.patient_id WHERE T1.first_name = 'Leon' AND T1.last_name = 'Purcell';
-- Find the descriptions of treatments that were given on a visit because of toothache.
-- what did we do for people with toothache? treatment descriptions
-- What was done to those who came with a toothache? In words.
-- visit reason toothache: treatment descriptions
SELECT T1.description FROM treatment AS T1 JOIN visit_treatment AS T2 ON T1.treatment_code = T2.treatment_code JOIN visit AS T3 ON T2.visit_id = T3.visit_id WHERE T3.reason = 'toothache';
-- Which dentists have not had a single visit? Give first and last name.
-- first name and surname of dentists nobody has come to
-- To whom of us has nobody ever come? Given name, family name.
-- dentists with zero visits: forename plus surname
SELECT first_name, last_name FROM dentist WHERE dentist_id NOT IN (SELECT dentist_id FROM visit);
-- What is the total price charged for each treatment? Show its description and the total.
-- by treatment: what it is in words, and what it brought in altogether
-- How much money came in for every sort of work? The sort in words first.
-- treatment description, sum of the prices charged
SELECT T1.description, SUM(T2.price) FROM treatment AS T1 JOIN visit_treatment AS T2 ON T1.treatment_code = T2.treatment_code GROUP BY T1.treatment_code;
-- Which treatments last between 25 and 50 minutes? Show the description and the chair minutes.
-- jobs that take 25 to 50 minutes: description, minutes
-- What do you have to lie back for 25 minutes or more for, but no more than 50, and for how long exactly?
-- chair minutes from 25 up to 50: treatment description, minutes
SELECT description, chair_minutes FROM treatment WHERE chair_minutes BETWEEN 25 AND 50;
-- Which treatments cost more than the average standard fee? Give their descriptions.
-- descriptions of what is normally charged above the mean
-- What do we usually ask more for than for things on average? In words.
-- standard fee above the mean: treatment description
SELECT description FROM treatment WHERE standard_fee > (SELECT AVG(standard_fee) FROM treatment);
-- Give the first name of the oldest patient who lives in Cookham.
-- eldest of the Cookham people, first name only
-- Who from Cookham was born before all others from there? Given name.
-- city Cookham: patients by birth date, earliest one - forename
SELECT first_name FROM patient WHERE city = 'Cookham' ORDER BY birth_date LIMIT 1;
-- Which cities have at least two patients?
-- towns that 2 or more of our patients come from
-- Where do two or more of the people we look after live?
-- city with no fewer than 2 patients
SELECT city FROM patient GROUP BY city HAVING COUNT(*) >= 2;
-- Which treatment descriptions have been given both by the dentist Fennimore and by the dentist Solheim?
-- descriptions of work that Fennimore as well as Solheim has carried out
-- What has been done by Fennimore and at some time by Solheim? In words.
-- treatment descriptions from visits to the dentist Solheim and from visits to the dentist Fennimore too
SELECT T1.description FROM treatment AS T1 JOIN visit_treatment AS T2 ON T1.treatment_code = T2.treatment_code JOIN visit AS T3 ON T2.visit_id = T3.visit_id JOIN dentist AS T4 ON T3.dentist_id = T4.dentist_id WHERE T4.last_name = 'Fennimore' INTERSECT SELECT T1.description FROM treatment AS T1 JOIN visit_treatment AS T2 ON T1.treatment_code = T2.treatment_code JOIN visit AS T3 ON T2.visit_id = T3.visit_id JOIN dentist AS T4 ON T3.dentist_id = T4.dentist_id WHERE T4.last_name = 'Solheim';
-- What is the last name of the dentist who brought in the highest total price from treatments?
-- surname of our top earner, going by the prices charged summed up
-- Whose work has brought in more money than anybody else's? Family name.
-- price charged summed by dentist, surname of the top one
SELECT T1.last_name FROM dentist AS T1 JOIN visit AS T2 ON T1.dentist_id = T2.dentist_id JOIN visit_treatment AS T3 ON T2.visit_id = T3.visit_id GROUP BY T1.dentist_id ORDER BY SUM(T3.price) DESC LIMIT 1;
-- Show the codes of the treatments that have never been given.
-- treatment codes we've never used on anyone
-- What work have we never done on anybody? Codes.
-- treatment code with zero uses
SELECT treatment_code FROM treatment WHERE treatment_code NOT IN (SELECT treatment_code FROM visit_treatment);
-- Among patients with more than one visit, show the first name and the number of visits, most visits first.
-- those who came more than once: first name and how often, in falling order of that
-- Who has been here two times or more, and how often? Given name first, most often on top.
-- over one visit: patient forename, count, sorted down
SELECT T1.first_name, COUNT(*) FROM patient AS T1 JOIN visit AS T2 ON T1.patient_id = T2.patient_id GROUP BY T1.patient_id HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;

-- database: open_trials_register
CREATE TABLE Sponsor (SponsorID INTEGER PRIMARY KEY, SponsorName TEXT, SponsorType TEXT, Country TEXT, FoundedYear INTEGER);
CREATE TABLE Ref_Phase (PhaseCode TEXT PRIMARY KEY, PhaseDescription TEXT);
CREATE TABLE Trial (TrialID TEXT PRIMARY KEY, PublicTitle TEXT, Condition TEXT, PhaseCode TEXT REFERENCES Ref_Phase(PhaseCode), SponsorID INTEGER REFERENCES Sponsor(SponsorID), StartYear INTEGER, TargetEnrolment INTEGER, Status TEXT);
CREATE TABLE Site (SiteID INTEGER PRIMARY KEY, Hospital TEXT, City TEXT, Country TEXT);
CREATE TABLE TrialSite (TrialID TEXT REFERENCES Trial(TrialID), SiteID INTEGER REFERENCES Site(SiteID), Investigator TEXT, Enrolled INTEGER, PRIMARY KEY (TrialID, SiteID));
CREATE TABLE Arm (ArmID INTEGER PRIMARY KEY, TrialID TEXT REFERENCES Trial(TrialID), Label TEXT, Intervention TEXT, DoseMg REAL);
INSERT INTO Sponsor VALUES (1,'Novaquill Therapeutics','industry','Switzerland',1998),(2,'Lund Heart Institute','academic','Sweden',1964),(3,'Carrow Biotech','industry','Ireland',2011),(4,'Breathe Easy Trust','charity','Ireland',1979),(5,'Pannonia University Clinic','academic','Hungary',1912),(6,'Fjordmed','industry','Norway',2017);
INSERT INTO Ref_Phase VALUES ('P1','First in human'),('P2','Dose finding'),('P3','Confirmatory'),('P4','Post marketing');
INSERT INTO Trial VALUES ('OTR-101','Night-time inhaler for children','asthma','P3',4,2019,400,'completed'),('OTR-102','Beta blocker withdrawal','heart failure','P4',2,2020,650,'completed'),('OTR-103','Tablet NQ-7 in healthy volunteers','psoriasis','P1',1,2021,24,'completed'),('OTR-104','Tablet NQ-7 against plaques','psoriasis','P2',1,2022,120,'recruiting'),('OTR-105','Breathing classes versus inhaler','asthma','P3',2,2022,260,'recruiting'),('OTR-106','Antibody CB-31 for severe asthma','asthma','P2',3,2023,90,'suspended'),('OTR-107','Salt reduction after discharge','heart failure','P3',2,2024,800,'planned');
INSERT INTO Site VALUES (1,'St Brigid Hospital','Galway','Ireland'),(2,'Sodra Sjukhuset','Malmo','Sweden'),(3,'Tisza Clinic','Szeged','Hungary'),(4,'Lakeside Hospital','Lucerne','Switzerland'),(5,'Corrib Day Hospital','Galway','Ireland'),(6,'Oresund Hospital','Helsingborg','Sweden');
INSERT INTO TrialSite VALUES ('OTR-101',1,'Maeve Quinlan',210),('OTR-101',3,'Bela Toth',170),('OTR-102',2,'Astrid Holm',330),('OTR-102',4,'Reto Zeller',290),('OTR-103',4,'Reto Zeller',24),('OTR-104',4,'Reto Zeller',41),('OTR-104',2,'Nils Ekberg',18),('OTR-105',3,'Bela Toth',133),('OTR-106',5,'Maeve Quinlan',12),('OTR-105',1,'Cathal Roche',64);
INSERT INTO Arm VALUES (1,'OTR-101','A','inhaler at bedtime',0.2),(2,'OTR-101','B','inhaler in the morning',0.2),(3,'OTR-102','A','stop tablets',NULL),(4,'OTR-102','B','continue tablets',50),(5,'OTR-104','A','NQ-7 low dose',10),(6,'OTR-104','B','NQ-7 high dose',40),(7,'OTR-104','C','placebo',NULL),(8,'OTR-106','A','antibody CB-31',150);
-- Which trials are recruiting? Show the public title.
-- titles of the studies with the status recruiting
-- For what studies can you still sign up, as they are recruiting? What they are called.
-- status recruiting: public titles of the trials
SELECT PublicTitle FROM Trial WHERE Status = 'recruiting';
-- What is the largest target enrolment of any trial?
-- biggest number of participants that a study aims for
-- How many people does the biggest study hope to have?
-- max of target enrolment
SELECT MAX(TargetEnrolment) FROM Trial;
-- List the names and founding years of the sponsors in order of foundation.
-- all funding organisations and since when they have existed, oldest on top
-- Who pays for studies, and how far back (year) do they go? Oldest first.
-- sponsor name, year founded, sorted upwards by that year
SELECT SponsorName, FoundedYear FROM Sponsor ORDER BY FoundedYear;
-- How many different conditions are studied?
-- number of distinct illnesses in the register
-- How many separate illnesses do people look into here?
-- number of conditions in the trials, each one time
SELECT COUNT(DISTINCT Condition) FROM Trial;
-- Give the public titles that contain the word inhaler.
-- studies with inhaler somewhere in the title
-- What studies have a name with inhaler in it?
-- inhaler anywhere in the public title: list those titles
SELECT PublicTitle FROM Trial WHERE PublicTitle LIKE '%inhaler%';
-- Show the public title of every trial and the description of its phase.
-- each study's title alongside what its phase means
-- How far along is each study, in words? What it is called first.
-- public title, phase description
SELECT T1.PublicTitle, T2.PhaseDescription FROM Trial AS T1 JOIN Ref_Phase AS T2 ON T1.PhaseCode = T2.PhaseCode;
-- How many trials are there for each condition?
-- illnesses with their count of studies
-- How many studies look into every illness? The illness first.
-- condition, trial count
SELECT Condition, COUNT(*) FROM Trial GROUP BY Condition;
-- For every trial that has sites, give the public title and the total number of people enrolled.
-- title of each study with places taking part, plus everyone signed up so far summed
-- How many people have joined every study that has somewhere to go? What it is called first.
-- public title, sum of enrolled over its sites
SELECT T1.PublicTitle, SUM(T2.Enrolled) FROM Trial AS T1 JOIN TrialSite AS T2 ON T1.TrialID = T2.TrialID GROUP BY T1.TrialID;
-- Which hospitals take part in the trial OTR-104?
-- names of the hospitals where OTR-104 runs
-- Where can you go to take part in OTR-104?
-- trial OTR-104: names of the hospitals
SELECT T1.Hospital FROM Site AS T1 JOIN TrialSite AS T2 ON T1.SiteID = T2.SiteID WHERE T2.TrialID = 'OTR-104';
-- Name the distinct investigators who work on asthma trials.
-- which doctors lead asthma studies at the sites? no repeats
-- Who is in charge on the spot where asthma is looked into? No repeats.
-- condition asthma: investigator, each one time
SELECT DISTINCT T2.Investigator FROM Trial AS T1 JOIN TrialSite AS T2 ON T1.TrialID = T2.TrialID WHERE T1.Condition = 'asthma';
-- Which sponsor pays for the most trials? Give its name.
-- name of the organisation behind the greatest number of studies
-- Whose money is behind more studies than anybody else's?
-- count trials by sponsor, name of the top one
SELECT T1.SponsorName FROM Sponsor AS T1 JOIN Trial AS T2 ON T1.SponsorID = T2.SponsorID GROUP BY T1.SponsorID ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the hospitals that do not take part in any trial.
-- hospitals on file where no study is going on
-- Which hospitals have nothing to do with any study?
-- sites with zero trials: hospital
SELECT Hospital FROM Site WHERE SiteID NOT IN (SELECT SiteID FROM TrialSite);
-- Which trials have no arm on record? Give trial id and public title.
-- studies without a treatment group entered: id, title
-- For which studies do we know of no group of patients at all? Id, then what they are called.
-- trials without arm: trial id, public title
SELECT TrialID, PublicTitle FROM Trial WHERE TrialID NOT IN (SELECT TrialID FROM Arm);
-- What is the average target enrolment of trials that started in 2022 or later?
-- mean size aimed for, studies from 2022 onwards
-- How many people do studies hope to have on average that got under way in 2022 or afterwards?
-- start year no earlier than 2022: mean target enrolment
SELECT AVG(TargetEnrolment) FROM Trial WHERE StartYear >= 2022;
-- Show the titles of the trials of psoriasis or heart failure, without repeating any.
-- distinct titles of studies on psoriasis or heart failure
-- What studies look into heart failure or into psoriasis? What they are called, no repeats.
-- condition heart failure or psoriasis: public title, each one time
SELECT DISTINCT PublicTitle FROM Trial WHERE Condition = 'psoriasis' OR Condition = 'heart failure';
-- Which countries have sponsors but no sites?
-- countries that are home to a funding organisation, yet to none of our hospitals
-- In what nations is somebody who pays for studies, but no hospital of ours?
-- sponsor countries minus site countries
SELECT Country FROM Sponsor EXCEPT SELECT Country FROM Site;
-- List the public titles of trials sponsored from Ireland, the newest start first.
-- studies paid for by an organisation in Ireland, latest start year to earliest
-- What is being looked into with money from Ireland? What the studies are called, latest first.
-- sponsor country Ireland: public titles, sorted down by start year
SELECT T1.PublicTitle FROM Trial AS T1 JOIN Sponsor AS T2 ON T1.SponsorID = T2.SponsorID WHERE T2.Country = 'Ireland' ORDER BY T1.StartYear DESC;
-- Which trials with the status completed have a target enrolment above the average of all trials? Show the titles.
-- titles of completed studies that aimed for more people than a study does on average
-- Which studies that are over (completed) hoped for more people than studies do on average? What they are called.
-- target enrolment above the mean of all, status completed: public titles
SELECT PublicTitle FROM Trial WHERE Status = 'completed' AND TargetEnrolment > (SELECT AVG(TargetEnrolment) FROM Trial);
-- For each investigator who works in more than one trial, show the name and the number of people enrolled, the largest number first.
-- doctors leading more than one study, with their participants summed up, biggest total at the top
-- Who is in charge in two studies or more, and how many people have joined there in all? Most people first.
-- investigator with over one trial: name, sum of enrolled, sorted down
SELECT Investigator, SUM(Enrolled) FROM TrialSite GROUP BY Investigator HAVING COUNT(*) > 1 ORDER BY SUM(Enrolled) DESC;
-- In which city is the site with the highest number enrolled for a trial in the phase described as Dose finding?
-- city where a Dose finding study signed up most people at a single site
-- In what town is the hospital where most people joined a study that is about Dose finding?
-- phase Dose finding: sites by number enrolled, the top one's city
SELECT T1.City FROM Site AS T1 JOIN TrialSite AS T2 ON T1.SiteID = T2.SiteID JOIN Trial AS T3 ON T2.TrialID = T3.TrialID JOIN Ref_Phase AS T4 ON T3.PhaseCode = T4.PhaseCode WHERE T4.PhaseDescription = 'Dose finding' ORDER BY T2.Enrolled DESC LIMIT 1;

-- database: bright_eyes_optician
CREATE TABLE cust (cust_no INTEGER PRIMARY KEY, cust_nm TEXT, dt_of_birth TEXT, town TEXT, newsletter TEXT);
CREATE TABLE optom (opt_no INTEGER PRIMARY KEY, opt_nm TEXT, qual_yr INTEGER, branch TEXT);
CREATE TABLE eye_test (test_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), opt_no INTEGER REFERENCES optom(opt_no), test_dt TEXT, sph_left REAL, sph_right REAL, fee REAL);
CREATE TABLE frame (frame_cd TEXT PRIMARY KEY, brand TEXT, material TEXT, colour TEXT, price REAL, stock_qty INTEGER);
CREATE TABLE ord (ord_no INTEGER PRIMARY KEY, cust_no INTEGER REFERENCES cust(cust_no), frame_cd TEXT REFERENCES frame(frame_cd), lens_type TEXT, ord_dt TEXT, collected_dt TEXT, total REAL);
INSERT INTO cust VALUES (1,'Agnes Toller','1948-04-12','Penrith','Y'),(2,'Rohan Pillai','1990-08-30','Appleby','N'),(3,'Lucy Wainwright','2005-01-17','Penrith','Y'),(4,'Derek Moss','1967-10-02','Keswick','N'),(5,'Sofia Brandt','1982-06-25','Appleby','Y'),(6,'Callum Reay','1999-12-09','Shap','N');
INSERT INTO optom VALUES (1,'Janet Strickland',1994,'Penrith'),(2,'Omar Farouk',2016,'Penrith'),(3,'Tess Holliday',2008,'Keswick'),(4,'Kit Barlow',2022,'Keswick');
INSERT INTO eye_test VALUES (1,1,1,'2022-03-04',2.25,2.5,30),(2,2,2,'2022-06-15',-3.5,-3.25,30),(3,3,2,'2022-09-10',-1,-0.75,0),(4,4,3,'2023-02-21',1.5,1.75,32),(5,1,1,'2023-03-30',2.5,2.75,32),(6,5,3,'2023-05-12',-5.25,-6,32),(7,2,1,'2024-07-01',-3.75,-3.5,35),(8,3,2,'2024-09-14',-1.5,-1.25,0),(9,6,1,'2024-10-02',-0.5,-0.25,35);
INSERT INTO frame VALUES ('F100','Larkrise','acetate','tortoise',89,7),('F110','Larkrise','metal','gold',109,3),('F200','Visby','titanium','silver',189,2),('F210','Visby','titanium','black',199,0),('F220','Visby','titanium','green',205,4),('F300','Pip & Co','acetate','blue',55,12),('F310','Pip & Co','acetate','red',57,9);
INSERT INTO ord VALUES (1,1,'F100','varifocal','2022-03-10','2022-03-24',289),(2,2,'F200','single vision','2022-06-20','2022-07-01',274),(3,3,'F300','single vision','2022-09-12','2022-09-20',95),(4,4,'F100','bifocal','2023-02-25','2023-03-11',214),(5,1,'F110','varifocal','2023-04-02','2023-04-19',315),(6,5,'F210','single vision','2023-05-15',NULL,330),(7,2,'F310','single vision','2024-07-03',NULL,112),(8,3,'F300','single vision','2024-09-16','2024-09-30',98);
-- Show the name and town of customers who get the newsletter (Y).
-- people with newsletter Y: who they are and where they live
-- Who wants to hear from us by mail (Y), and where do they live?
-- newsletter = Y: customer name, town
SELECT cust_nm, town FROM cust WHERE newsletter = 'Y';
-- Give the names of customers who live in Shap or had a test by an optometrist of the branch Keswick.
-- everyone living in Shap, plus everyone tested at the Keswick branch, names in one list
-- Who lives in Shap, or had their eyes looked at by someone from Keswick? No repeats.
-- one list of customer names: tested by an optometrist of branch Keswick, or town Shap
SELECT cust_nm FROM cust WHERE town = 'Shap' UNION SELECT T1.cust_nm FROM cust AS T1 JOIN eye_test AS T2 ON T1.cust_no = T2.cust_no JOIN optom AS T3 ON T2.opt_no = T3.opt_no WHERE T3.branch = 'Keswick';
-- List the distinct brands of frames.
-- which makes of glasses do we carry, each just once
-- Whose glasses do we sell? No repeats.
-- frame brand, each one time
SELECT DISTINCT brand FROM frame;
-- What is the total stock quantity of all frames?
-- how many frames do we have on the shelves altogether
-- How many pairs to put on your nose have we got in all?
-- stock quantity added up over the frames
SELECT SUM(stock_qty) FROM frame;
-- Who is the youngest customer?
-- name of the customer born last
-- Who of those who buy from us is younger than all others?
-- customers by date of birth, latest one, name only
SELECT cust_nm FROM cust ORDER BY dt_of_birth DESC LIMIT 1;
-- Show the average price of the frames of each brand.
-- brand by brand, what a frame costs in the mean
-- How much does one pay on average for each make? The make first.
-- brand, mean frame price
SELECT brand, AVG(price) FROM frame GROUP BY brand;
-- Give the customer name and test date of all eye tests made by Janet Strickland.
-- whose eyes did Janet Strickland check, and on what day
-- Into whose eyes did Janet Strickland look, and when?
-- optometrist Janet Strickland: customer name, test date
SELECT T1.cust_nm, T2.test_dt FROM cust AS T1 JOIN eye_test AS T2 ON T1.cust_no = T2.cust_no JOIN optom AS T3 ON T2.opt_no = T3.opt_no WHERE T3.opt_nm = 'Janet Strickland';
-- Return the order numbers of glasses that have not been collected yet.
-- orders still waiting to be picked up, just the numbers
-- Which glasses has nobody come for yet? Numbers.
-- collected date empty: order no
SELECT ord_no FROM ord WHERE collected_dt IS NULL;
-- For each lens type, how many orders are there and what is their total?
-- lens types: number of orders, money taken
-- How many sales of every kind of glass are there, and how much is it in all? The kind first.
-- lens type, order count, sum of total
SELECT lens_type, COUNT(*), SUM(total) FROM ord GROUP BY lens_type;
-- Which optometrist has carried out the most eye tests? Give the name and the number of tests.
-- busiest tester, with how many pairs of eyes were checked
-- Who has looked into people's eyes most often, and how often?
-- count eye tests by optometrist, top one: name, count
SELECT T1.opt_nm, COUNT(*) FROM optom AS T1 JOIN eye_test AS T2 ON T1.opt_no = T2.opt_no GROUP BY T1.opt_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Which frame codes have never been ordered?
-- models nobody has bought, by code
-- Which frames has no one ever wanted? Codes.
-- frame code with zero orders
SELECT frame_cd FROM frame WHERE frame_cd NOT IN (SELECT frame_cd FROM ord);
-- Show the names of customers who have ordered a frame of the brand Visby as well as one of Pip & Co.
-- who bought from Visby and from Pip & Co too?
-- Who has bought something by Visby and something by Pip & Co?
-- customers with an order of brand Pip & Co and one of brand Visby: names
SELECT T1.cust_nm FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no JOIN frame AS T3 ON T2.frame_cd = T3.frame_cd WHERE T3.brand = 'Visby' INTERSECT SELECT T1.cust_nm FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no JOIN frame AS T3 ON T2.frame_cd = T3.frame_cd WHERE T3.brand = 'Pip & Co';
-- Find the code and colour of frames dearer than the average frame.
-- code, colour of models priced over the mean
-- Which frames cost more than frames do on average, and what do they look like? Code, then the hue.
-- price above the mean: frame code, colour
SELECT frame_cd, colour FROM frame WHERE price > (SELECT AVG(price) FROM frame);
-- Which orders came to a total between 200 and 300? Return the order number and order date.
-- sales of 200 to 300 overall: number, day placed
-- Which sales were worth 200 or more but no more than 300, and when were they? Number first.
-- order total from 200 up to 300: order no, date
SELECT ord_no, ord_dt FROM ord WHERE total BETWEEN 200 AND 300;
-- List the names of optometrists at the Penrith branch who qualified before 2010.
-- eye testers in Penrith who have had their licence since earlier than 2010
-- Who looks into people's eyes at Penrith and has been allowed to since before 2010?
-- qualified earlier than 2010, branch Penrith: optometrist names
SELECT opt_nm FROM optom WHERE branch = 'Penrith' AND qual_yr < 2010;
-- In which towns does more than one customer live?
-- towns that are home to more than one customer
-- From what towns do two or more buyers come?
-- town with more than one customer
SELECT town FROM cust GROUP BY town HAVING COUNT(*) > 1;
-- Give the names of optometrists who have done no eye test.
-- colleagues who have never tested anybody's eyes
-- Who of us has never looked into anybody's eyes?
-- optometrists with zero tests, names
SELECT opt_nm FROM optom WHERE opt_no NOT IN (SELECT opt_no FROM eye_test);
-- For customers with at least two orders, show the name and the sum of their order totals, the highest sum first.
-- two or more orders: name, money spent in all, biggest spender leading
-- Who has bought two times or more, and how much was it all told? Most money first.
-- no fewer than 2 orders: customer name, sum of totals, sorted down
SELECT T1.cust_nm, SUM(T2.total) FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no GROUP BY T1.cust_no HAVING COUNT(*) >= 2 ORDER BY SUM(T2.total) DESC;
-- Which brand brought in the highest sum of order totals from customers in Penrith?
-- best earning make among the folk of Penrith, by order totals
-- On what make have Penrith people laid out most in all?
-- customer town Penrith: order totals summed by frame brand, top brand
SELECT T3.brand FROM cust AS T1 JOIN ord AS T2 ON T1.cust_no = T2.cust_no JOIN frame AS T3 ON T2.frame_cd = T3.frame_cd WHERE T1.town = 'Penrith' GROUP BY T3.brand ORDER BY SUM(T2.total) DESC LIMIT 1;
-- List the numbers of customers who had an eye test but placed no order.
-- customer numbers: eyes tested, nothing bought
-- Who had their eyes looked at and then bought nothing? Numbers.
-- customer no on an eye test, minus those on an order
SELECT cust_no FROM eye_test EXCEPT SELECT cust_no FROM ord;

-- database: north_wing_radiology
CREATE TABLE referring_physician (physician_id INTEGER PRIMARY KEY, physician_name TEXT, department TEXT, pager_number INTEGER);
CREATE TABLE imaging_modality (modality_code TEXT PRIMARY KEY, modality_name TEXT, uses_radiation TEXT, average_minutes INTEGER);
CREATE TABLE scanner (scanner_id INTEGER PRIMARY KEY, modality_code TEXT REFERENCES imaging_modality(modality_code), manufacturer TEXT, room_name TEXT, year_installed INTEGER, date_of_last_inspection TEXT);
CREATE TABLE radiologist (radiologist_id INTEGER PRIMARY KEY, radiologist_name TEXT, years_of_experience INTEGER, supervisor_id INTEGER REFERENCES radiologist(radiologist_id));
CREATE TABLE examination (examination_id INTEGER PRIMARY KEY, patient_name TEXT, body_part TEXT, scanner_id INTEGER REFERENCES scanner(scanner_id), requested_by_physician_id INTEGER REFERENCES referring_physician(physician_id), examination_date TEXT, radiation_dose_msv REAL, is_urgent TEXT);
CREATE TABLE written_report (report_id INTEGER PRIMARY KEY, examination_id INTEGER REFERENCES examination(examination_id), radiologist_id INTEGER REFERENCES radiologist(radiologist_id), main_finding TEXT, date_signed TEXT);
INSERT INTO referring_physician VALUES (1,'Dr Amis','Emergency',411),(2,'Dr Boland','Orthopaedics',422),(3,'Dr Chaudhry','Neurology',433),(4,'Dr Dupree','Oncology',444),(5,'Dr Ellery','Orthopaedics',455);
INSERT INTO imaging_modality VALUES ('CT','computed tomography','yes',15),('MR','magnetic resonance','no',40),('XR','plain radiography','yes',5),('US','ultrasound','no',20),('PT','positron emission','yes',70);
INSERT INTO scanner VALUES (1,'CT','Helion','Room 4',2016,'2024-01-15'),(2,'MR','Helion','Room 7',2019,'2024-02-20'),(3,'XR','Brightray','Room 1',2011,'2023-08-02'),(4,'XR','Brightray','Room 2',2021,'2024-03-11'),(5,'US','Sonara','Room 3',2020,NULL),(6,'PT','Helion','Annex',2023,'2024-04-04');
INSERT INTO radiologist VALUES (1,'Marguerite Stone',27,NULL),(2,'Yusuf Demir',14,1),(3,'Clara Nyberg',9,1),(4,'Ivo Petkov',3,2),(5,'Hana Sato',1,2);
INSERT INTO examination VALUES (1,'Bridges, T.','head',1,1,'2024-05-01',2.1,'yes'),(2,'Quayle, R.','knee',2,2,'2024-05-01',NULL,'no'),(3,'Abara, C.','wrist',3,1,'2024-05-02',0.01,'yes'),(4,'Lindh, S.','chest',4,4,'2024-05-03',0.1,'no'),(5,'Bridges, T.','head',2,3,'2024-05-06',NULL,'no'),(6,'Mora, J.','abdomen',5,5,'2024-05-07',NULL,'no'),(7,'Quayle, R.','hip',3,2,'2024-05-08',0.7,'no'),(8,'Lindh, S.','chest',1,4,'2024-05-09',6.5,'yes'),(9,'Frost, E.','knee',4,2,'2024-05-10',0.02,'no');
INSERT INTO written_report VALUES (1,1,2,'small bleed','2024-05-01'),(2,2,3,'torn meniscus','2024-05-03'),(3,3,4,'fracture','2024-05-02'),(4,4,1,'shadow on lung','2024-05-04'),(5,5,2,'no bleed','2024-05-07'),(6,7,4,'arthrosis','2024-05-10'),(7,8,1,'nodule','2024-05-09'),(8,9,2,'fracture','2024-05-14');
-- Which physicians belong to the Orthopaedics department? Give their names and pager numbers.
-- Orthopaedics doctors and how to page them
-- Who works in Orthopaedics, and under what number can we beep them?
-- department Orthopaedics: physician name, pager no
SELECT physician_name, pager_number FROM referring_physician WHERE department = 'Orthopaedics';
-- Which findings mention a bleed or a nodule? Show the finding and the signing date.
-- write-ups saying bleed or nodule somewhere: what was seen, day signed
-- What did somebody write down with nodule or bleed in it, and when did they put their name to it?
-- nodule or bleed anywhere in the main finding: finding, date signed
SELECT main_finding, date_signed FROM written_report WHERE main_finding LIKE '%bleed%' OR main_finding LIKE '%nodule%';
-- What is the name of the imaging modality that takes the longest on average?
-- technique that needs the most minutes
-- By what kind of picture do people have to lie still for longest as a rule?
-- modalities by average minutes, top name
SELECT modality_name FROM imaging_modality ORDER BY average_minutes DESC LIMIT 1;
-- Find the total and the highest radiation dose over all examinations.
-- millisieverts given altogether, and the single strongest exposure
-- How much radiation has everyone had from us all told, and how much at one go at most?
-- dose in msv: sum, then max
SELECT SUM(radiation_dose_msv), MAX(radiation_dose_msv) FROM examination;
-- List the rooms of scanners that were installed between 2015 and 2020.
-- where do the machines from 2015 to 2020 stand (room)?
-- In what rooms is something set up in a year from 2015 to 2020?
-- scanner installed no earlier than 2015 and no later than 2020: room
SELECT room_name FROM scanner WHERE year_installed BETWEEN 2015 AND 2020;
-- Show the room name and modality name of each scanner made by Helion.
-- Helion machines: room and technique
-- Where do the Helion devices stand, and what kind of picture do they take?
-- manufacturer Helion: room name, modality name
SELECT T1.room_name, T2.modality_name FROM scanner AS T1 JOIN imaging_modality AS T2 ON T1.modality_code = T2.modality_code WHERE T1.manufacturer = 'Helion';
-- How many examinations did each physician request? Show the physician's name and the number.
-- doctors who sent us people, with the count of scans they asked for
-- How many pictures has every doctor asked us for? The doctor first.
-- physician name, examination count
SELECT T1.physician_name, COUNT(*) FROM referring_physician AS T1 JOIN examination AS T2 ON T1.physician_id = T2.requested_by_physician_id GROUP BY T1.physician_id;
-- Give the patient name, body part and main finding of every examination that has a report.
-- for all written-up scans: who, which part of the body, what was seen
-- Whom did we look into, where in the body, and what was there, for all that is written up?
-- patient name, body part, main finding - examinations with a report
SELECT T1.patient_name, T1.body_part, T2.main_finding FROM examination AS T1 JOIN written_report AS T2 ON T1.examination_id = T2.examination_id;
-- Which examinations are still without a report? Return the id and the patient name.
-- scans nobody has written up: number, patient
-- Whose pictures has no one described so far? The number, then who it is.
-- no report: examination id, patient name
SELECT examination_id, patient_name FROM examination WHERE examination_id NOT IN (SELECT examination_id FROM written_report);
-- Who is supervised by Yusuf Demir?
-- names of the juniors under Yusuf Demir
-- Who has Yusuf Demir as boss?
-- supervisor Yusuf Demir: radiologist names
SELECT T1.radiologist_name FROM radiologist AS T1 JOIN radiologist AS T2 ON T1.supervisor_id = T2.radiologist_id WHERE T2.radiologist_name = 'Yusuf Demir';
-- What is the average radiation dose for each body part that was exposed to radiation? Leave out examinations whose dose is missing.
-- mean msv by part of the body, only scans where a dose is noted
-- How much radiation does every part of the body get on average, where we know how much it was? The part first.
-- dose filled in: body part, mean dose
SELECT body_part, AVG(radiation_dose_msv) FROM examination WHERE radiation_dose_msv IS NOT NULL GROUP BY body_part;
-- Which scanner manufacturers have no machine of the modality CT?
-- makers of our machines other than those who supplied a CT
-- Whose devices do we have, but none that is a CT?
-- scanner manufacturers minus those with modality code CT
SELECT manufacturer FROM scanner EXCEPT SELECT manufacturer FROM scanner WHERE modality_code = 'CT';
-- List the three most experienced radiologists with their years of experience, the most experienced first.
-- top 3 image readers by length of service: name, years, in falling order
-- Which three have looked at pictures for most years, and for how many? Longest first.
-- radiologists by years of experience, going down, 3 of them: name, years
SELECT radiologist_name, years_of_experience FROM radiologist ORDER BY years_of_experience DESC LIMIT 3;
-- Which patients were examined both with magnetic resonance and with computed tomography?
-- people who went through magnetic resonance and computed tomography alike
-- Who has been through magnetic resonance and also through computed tomography?
-- patients with the modality computed tomography and the modality magnetic resonance
SELECT T1.patient_name FROM examination AS T1 JOIN scanner AS T2 ON T1.scanner_id = T2.scanner_id JOIN imaging_modality AS T3 ON T2.modality_code = T3.modality_code WHERE T3.modality_name = 'magnetic resonance' INTERSECT SELECT T1.patient_name FROM examination AS T1 JOIN scanner AS T2 ON T1.scanner_id = T2.scanner_id JOIN imaging_modality AS T3 ON T2.modality_code = T3.modality_code WHERE T3.modality_name = 'computed tomography';
-- Which radiologists have signed no report?
-- names of readers who never put their signature to anything
-- Who has never put a name under anything written?
-- radiologists with zero reports
SELECT radiologist_name FROM radiologist WHERE radiologist_id NOT IN (SELECT radiologist_id FROM written_report);
-- Show the rooms of scanners that have never been inspected.
-- rooms whose machine has no inspection date
-- In what rooms is a device nobody has ever looked over?
-- last inspection empty: room of the scanner
SELECT room_name FROM scanner WHERE date_of_last_inspection IS NULL;
-- How many different body parts were examined in the scanner in Room 4 or Room 7?
-- count distinct parts of the body scanned in Room 4 or Room 7
-- How many separate parts of people have been looked into in Room 7 and Room 4 taken together?
-- room Room 4 or Room 7: number of body parts, each one time
SELECT COUNT(DISTINCT T1.body_part) FROM examination AS T1 JOIN scanner AS T2 ON T1.scanner_id = T2.scanner_id WHERE T2.room_name = 'Room 4' OR T2.room_name = 'Room 7';
-- Name the radiologists who have written at least two reports, ordered by their years of experience from low to high.
-- readers with 2 or more write-ups, least seasoned first
-- Who has written up two pictures or more? Shortest in the job first.
-- no fewer than 2 reports: radiologist names, sorted upwards by years of experience
SELECT T1.radiologist_name FROM radiologist AS T1 JOIN written_report AS T2 ON T1.radiologist_id = T2.radiologist_id GROUP BY T1.radiologist_id HAVING COUNT(*) >= 2 ORDER BY T1.years_of_experience;
-- Which department requested the most examinations?
-- department that sends in the largest number of scans
-- What part of the hospital asks us for more pictures than any other?
-- count examinations by the physician's department, top one
SELECT T1.department FROM referring_physician AS T1 JOIN examination AS T2 ON T1.physician_id = T2.requested_by_physician_id GROUP BY T1.department ORDER BY COUNT(*) DESC LIMIT 1;
-- Among the examinations with a dose above the average dose, list the patient names and the names of the radiologists who reported on them.
-- where exposure exceeded the mean: patient, and who wrote it up
-- Who had more radiation than people get on average, and who wrote up what was there?
-- dose above the mean: patient name, name of the radiologist with the report
SELECT T1.patient_name, T3.radiologist_name FROM examination AS T1 JOIN written_report AS T2 ON T1.examination_id = T2.examination_id JOIN radiologist AS T3 ON T2.radiologist_id = T3.radiologist_id WHERE T1.radiation_dose_msv > (SELECT AVG(radiation_dose_msv) FROM examination);
