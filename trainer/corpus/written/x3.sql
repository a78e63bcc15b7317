-- database: moonlit_lane_printers
CREATE TABLE client (clientId INTEGER PRIMARY KEY, clientName TEXT, sector TEXT, city TEXT, discountPct REAL, firstOrderYear INTEGER, referredBy INTEGER REFERENCES client(clientId));
CREATE TABLE paperStock (stockCode TEXT PRIMARY KEY, brand TEXT, grammage INTEGER, coating TEXT, sheetsOnHand INTEGER, pricePerThousand REAL, recycled INTEGER);
CREATE TABLE press (pressId INTEGER PRIMARY KEY, pressName TEXT, technology TEXT, colourUnits INTEGER, sheetsPerHour INTEGER, installedYear INTEGER, status TEXT);
CREATE TABLE employee (employeeId INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, position TEXT, shift TEXT, salary INTEGER, mentorId INTEGER REFERENCES employee(employeeId));
CREATE TABLE printJob (jobId INTEGER PRIMARY KEY, jobTitle TEXT, clientId INTEGER REFERENCES client(clientId), stockCode TEXT REFERENCES paperStock(stockCode), accountManagerId INTEGER REFERENCES employee(employeeId), designerId INTEGER REFERENCES employee(employeeId), copies INTEGER, pages INTEGER, quotedPrice REAL, dueDate TEXT, status TEXT);
CREATE TABLE proof (proofId INTEGER PRIMARY KEY, jobId INTEGER REFERENCES printJob(jobId), proofRound INTEGER, sentOn TEXT, approvedOn TEXT, corrections INTEGER);
CREATE TABLE pressRun (runId INTEGER PRIMARY KEY, jobId INTEGER REFERENCES printJob(jobId), pressId INTEGER REFERENCES press(pressId), operatorId INTEGER REFERENCES employee(employeeId), runDate TEXT, goodSheets INTEGER, wasteSheets INTEGER, makeReadyMinutes INTEGER);
CREATE TABLE refFinish (finishCode TEXT PRIMARY KEY, finishName TEXT, machineName TEXT, setupCost REAL, costPerThousand REAL);
CREATE TABLE jobFinish (jobId INTEGER REFERENCES printJob(jobId), finishCode TEXT REFERENCES refFinish(finishCode), sequenceNo INTEGER, doneOn TEXT, outsourced TEXT, PRIMARY KEY (jobId, finishCode));
CREATE TABLE shipment (shipmentId INTEGER PRIMARY KEY, jobId INTEGER REFERENCES printJob(jobId), city TEXT, shippedOn TEXT, boxes INTEGER, carrier TEXT);
INSERT INTO client VALUES (1,'Tidewater Museum','culture','Plymouth',5,2008,NULL),(2,'Oakfield Primary','education','Exeter',0,2015,NULL),(3,'Corvus Games','retail','Bristol',7.5,2019,1),(4,'Hadley & Sons','property','Exeter',2.5,2012,1),(5,'Green Larder','food','Truro',0,2022,3),(6,'Penrose Theatre','culture','Plymouth',10,2005,NULL);
INSERT INTO paperStock VALUES ('SM170','Silkmere',170,'silk',48000,62,0),('SM300','Silkmere',300,'silk',9500,128,0),('OB90','Oldbrook',90,'uncoated',120000,24,1),('OB120','Oldbrook',120,'uncoated',64000,33,1),('GL135','Glanzo',135,'gloss',30500,47,0),('KR280','Kraftine',280,'uncoated',7200,96,1);
INSERT INTO press VALUES (1,'Big Bertha','offset',8,15000,2009,'running'),(2,'Little Nell','offset',2,9000,1996,'running'),(3,'Pixel One','digital',4,3600,2018,'running'),(4,'Pixel Two','digital',5,4800,2023,'being installed'),(5,'Old Faithful','letterpress',1,1200,1961,'running');
INSERT INTO employee VALUES (1,'Maud','Trelawny','account manager','day',41000,NULL),(2,'Felix','Osei','account manager','day',37500,1),(3,'Irene','Blum','designer','day',35800,NULL),(4,'Theo','Marsh','designer','day',30200,3),(5,'Gil','Pascoe','press operator','early',33400,NULL),(6,'Wanda','Krol','press operator','late',31900,5),(7,'Jory','Penna','press operator','early',26800,5),(8,'Dot','Vean','bookbinder','late',29500,NULL),(9,'Kerra','Hosking','press operator','late',27600,6);
INSERT INTO printJob VALUES (1,'Spring exhibition catalogue',1,'SM170',1,3,2000,96,8400,'2024-03-20','delivered'),(2,'School yearbook',2,'GL135',2,4,450,64,2350,'2024-06-28','printing'),(3,'Dungeon rulebook',3,'OB120',1,3,5000,144,19800,'2024-05-10','delivered'),(4,'Property brochure May',4,'SM170',2,4,3000,16,2900,'2024-05-02','delivered'),(5,'Card deck boxes',3,'KR280',1,NULL,5000,1,4100,'2024-06-14','printing'),(6,'Season programme',6,'GL135',1,3,8000,40,7750,'2024-08-30','proofing'),(7,'Exhibition posters',1,'SM300',2,4,600,1,980,'2024-04-05','delivered');
INSERT INTO proof VALUES (1,1,1,'2024-02-10','2024-02-14',11),(2,2,1,'2024-05-20',NULL,23),(3,2,2,'2024-05-29','2024-06-01',4),(4,3,1,'2024-03-22','2024-03-30',37),(5,4,1,'2024-04-12','2024-04-12',0),(6,6,1,'2024-06-18',NULL,9);
INSERT INTO pressRun VALUES (1,1,1,5,'2024-03-04',24600,910,55),(2,3,1,6,'2024-04-15',91500,2800,80),(3,4,2,7,'2024-04-22',6100,240,40),(4,7,3,6,'2024-03-28',620,12,10),(5,2,3,5,'2024-06-05',3700,45,15),(6,5,5,9,'2024-06-06',5150,330,120),(7,3,2,5,'2024-04-18',5100,190,35);
INSERT INTO refFinish VALUES ('PB','perfect binding','Binder 3',90,210),('SS','saddle stitching','Stitcher',45,80),('FO','foil blocking','Old Faithful',140,260),('LM','matt lamination','Laminator',60,95),('DC','die cutting','Cutter B',160,70);
INSERT INTO jobFinish VALUES (1,'PB',2,'2024-03-12','no'),(1,'LM',1,'2024-03-08','no'),(3,'PB',2,'2024-05-03','no'),(3,'FO',1,'2024-04-26','yes'),(4,'SS',1,'2024-04-25','no'),(5,'DC',1,NULL,'yes'),(2,'SS',1,NULL,'no');
INSERT INTO shipment VALUES (1,1,'Plymouth','2024-03-18',40,'own van'),(2,1,'London','2024-03-19',12,'Swift Parcels'),(3,3,'Bristol','2024-05-08',95,'Roadline'),(4,4,'Exeter','2024-05-01',18,'own van'),(5,7,'Plymouth','2024-04-03',3,'own van'),(6,3,'Cologne','2024-05-09',30,'Roadline');
-- What are the titles and due dates of jobs with more than 2500 copies?
-- orders of over 2500 pieces: what are they called and when must they be ready
-- What do we call the orders that run to more than 2500 of the thing, and when have they got to be finished?
-- name and deadline for work with a print run bigger than 2500
SELECT jobTitle, dueDate FROM printJob WHERE copies > 2500;
-- How many different clients have a job whose account manager has the last name Trelawny?
-- distinct customers looked after by Trelawny in the orders, only the number
-- How many individual customers does the colleague with the surname Trelawny take care of, going by the orders?
-- count distinct clients on jobs with trelawny as account manager
SELECT COUNT(DISTINCT T1.clientId) FROM printJob AS T1 JOIN employee AS T2 ON T1.accountManagerId = T2.employeeId WHERE T2.lastName = 'Trelawny';
-- List the brand and grammage of uncoated paper stocks, the heaviest first.
-- uncoated papers, make and grams, from heavy to light
-- Which papers have no coat on them (uncoated), who makes them and how heavy are they? From thick to thin.
-- coating uncoated: brand, gsm, highest weight at the top
SELECT brand, grammage FROM paperStock WHERE coating = 'uncoated' ORDER BY grammage DESC;
-- What is the highest, the lowest and the average salary of press operators?
-- pay of those whose position is press operator: top, bottom, mean
-- How much do those who work as press operator earn at the most, at the least, and typically (mean)?
-- max, min and average pay, press operator only
SELECT MAX(salary), MIN(salary), AVG(salary) FROM employee WHERE position = 'press operator';
-- Which presses were installed between 1990 and 2010? Give their names.
-- machines that came in from 1990 to 2010
-- Which machines did we put in no earlier than 1990 and no later than 2010?
-- name the presses that have stood here since some year from 1990 to 2010
SELECT pressName FROM press WHERE installedYear BETWEEN 1990 AND 2010;
-- List the job title and the proof round of proofs that have not been approved yet.
-- proofs without a day of approval: for which order, and the number of the round
-- What is the customer still to say yes to? Name of the work, and which round it is.
-- proofs with no approval date yet: title of the job, round number
SELECT T1.jobTitle, T2.proofRound FROM printJob AS T1 JOIN proof AS T2 ON T1.jobId = T2.jobId WHERE T2.approvedOn IS NULL;
-- For each job, show the title, the last name of the account manager and the last name of the designer.
-- orders with two surnames: who handles the account, then who does the design
-- Who looks after the customer and who draws it up, for all of our orders? What it's called, then both family names.
-- every job: title, surname of the account manager, surname of the designer
SELECT T1.jobTitle, T2.lastName, T3.lastName FROM printJob AS T1 JOIN employee AS T2 ON T1.accountManagerId = T2.employeeId JOIN employee AS T3 ON T1.designerId = T3.employeeId;
-- Show the name of each client that was referred, with the name of the client who made the referral.
-- customers won by word of mouth, and who sent them to us
-- Which customers came on somebody's recommendation, and on whose?
-- client next to the client that referred them, names only
SELECT T1.clientName, T2.clientName FROM client AS T1 JOIN client AS T2 ON T1.referredBy = T2.clientId;
-- Find the titles of jobs whose title contains the word exhibition.
-- orders with exhibition somewhere in the title
-- What have we printed with exhibition in its name?
-- i need the titles of all jobs that mention exhibition
SELECT jobTitle FROM printJob WHERE jobTitle LIKE '%exhibition%';
-- For each brand of paper stock, show the number of stocks and the total sheets on hand.
-- papers by make: the make, how many sorts of it, and all its sheets in store added up
-- For every paper maker, how many kinds do we keep, and how much of it is in the warehouse altogether?
-- count of stocks and sum of sheets in hand per brand, brand first
SELECT brand, COUNT(*), SUM(sheetsOnHand) FROM paperStock GROUP BY brand;
-- Which clients have never given us a job?
-- customers with not one order in the book
-- Who has never had us print a thing?
-- clients that don't show up in the jobs
SELECT clientName FROM client WHERE clientId NOT IN (SELECT clientId FROM printJob);
-- Which press wasted the most sheets in total? Give the press name.
-- machine with the biggest sum of spoilt sheets
-- Which machine has ruined most paper all told?
-- highest total waste, which press is it
SELECT T1.pressName FROM press AS T1 JOIN pressRun AS T2 ON T1.pressId = T2.pressId GROUP BY T1.pressId ORDER BY SUM(T2.wasteSheets) DESC LIMIT 1;
-- List the different names of finishes applied to jobs of clients in the culture sector.
-- kinds of finishing, by name, on orders from customers in culture
-- In what different ways have we finished off the work for culture customers?
-- sector culture: every finish their jobs got, by name and without repeats
SELECT DISTINCT T1.finishName FROM refFinish AS T1 JOIN jobFinish AS T2 ON T1.finishCode = T2.finishCode JOIN printJob AS T3 ON T2.jobId = T3.jobId JOIN client AS T4 ON T3.clientId = T4.clientId WHERE T4.sector = 'culture';
-- Which job titles went through both perfect binding and foil blocking?
-- orders finished with perfect binding as well as foil blocking
-- What have we done with a perfect binding and with foil blocking as well?
-- titles of jobs that had foil blocking and also perfect binding
SELECT T1.jobTitle FROM printJob AS T1 JOIN jobFinish AS T2 ON T1.jobId = T2.jobId JOIN refFinish AS T3 ON T2.finishCode = T3.finishCode WHERE T3.finishName = 'perfect binding' INTERSECT SELECT T1.jobTitle FROM printJob AS T1 JOIN jobFinish AS T2 ON T1.jobId = T2.jobId JOIN refFinish AS T3 ON T2.finishCode = T3.finishCode WHERE T3.finishName = 'foil blocking';
-- To which cities do we ship without having a client there?
-- places that got a shipment, minus the towns our customers are in
-- In which towns do our boxes arrive although none of our customers is there?
-- shipment cities minus client cities
SELECT city FROM shipment EXCEPT SELECT city FROM client;
-- Who operated the press Big Bertha or the press Pixel One? Give the first and last names, each person once.
-- given name and surname, no doubles, of those who ran Big Bertha or Pixel One
-- Which people have been at the controls of Big Bertha or Pixel One? Forename and surname, nobody twice.
-- different operators of pixel one or big bertha, first then last name
SELECT DISTINCT T1.firstName, T1.lastName FROM employee AS T1 JOIN pressRun AS T2 ON T1.employeeId = T2.operatorId JOIN press AS T3 ON T2.pressId = T3.pressId WHERE T3.pressName = 'Big Bertha' OR T3.pressName = 'Pixel One';
-- What are the three jobs with the highest quoted price? List the titles and prices.
-- top three orders by what we quoted, title and sum
-- Which three orders did we ask the most money for, and how much?
-- the 3 dearest quotes: job, amount, dearest first
SELECT jobTitle, quotedPrice FROM printJob ORDER BY quotedPrice DESC LIMIT 3;
-- Which jobs ran on at least two different presses?
-- titles of orders that needed 2 machines or more
-- Which work has been on two machines or more?
-- jobs with runs on at least 2 separate presses, what are their titles
SELECT T1.jobTitle FROM printJob AS T1 JOIN pressRun AS T2 ON T1.jobId = T2.jobId GROUP BY T1.jobId HAVING COUNT(DISTINCT T2.pressId) >= 2;
-- List the last names of employees who are mentors of somebody or who earn more than the average salary.
-- surnames in one list without repeats: all who mentor a colleague, and all paid above the mean
-- Who has a younger colleague under their wing, or takes home more than our people do on average? Family names.
-- union of the last names: everybody that is someone's mentor, and everybody with an above average salary
SELECT T2.lastName FROM employee AS T1 JOIN employee AS T2 ON T1.mentorId = T2.employeeId UNION SELECT lastName FROM employee WHERE salary > (SELECT AVG(salary) FROM employee);
-- For jobs printed on recycled (1) paper, show the job title, the client name and the brand of the paper.
-- orders whose sheet is recycled, flag 1: title, customer, make of paper
-- What was printed on paper made from waste (recycled 1), for whom, and who made the paper?
-- recycled = 1: title of the job, its client, the paper brand
SELECT T1.jobTitle, T2.clientName, T3.brand FROM printJob AS T1 JOIN client AS T2 ON T1.clientId = T2.clientId JOIN paperStock AS T3 ON T1.stockCode = T3.stockCode WHERE T3.recycled = 1;
-- Among the delivered jobs, which one was sent out in the most boxes altogether? Show its title and the number of boxes.
-- status delivered: order with the greatest sum of boxes, and that sum
-- Of everything that has been delivered, what took the most cartons in all, and how many?
-- delivered jobs only: the one with the highest box total, title and total
SELECT T1.jobTitle, SUM(T2.boxes) FROM printJob AS T1 JOIN shipment AS T2 ON T1.jobId = T2.jobId WHERE T1.status = 'delivered' GROUP BY T1.jobId ORDER BY SUM(T2.boxes) DESC LIMIT 1;
-- Which operators have never run an offset press? Give the last names of press operators only.
-- surnames of people in the position press operator with no run on a machine of offset technology
-- Give the family names of those working as press operator who have not once been on a machine that is offset.
-- never ran anything offset, position press operator: last name
SELECT lastName FROM employee WHERE position = 'press operator' AND employeeId NOT IN (SELECT T1.operatorId FROM pressRun AS T1 JOIN press AS T2 ON T1.pressId = T2.pressId WHERE T2.technology = 'offset');

-- database: fab_nine_wafer_tracking
CREATE TABLE CUSTOMER (CUST_ID INTEGER PRIMARY KEY, CUST_NAME TEXT, REGION TEXT, TIER TEXT, NDA_SIGNED TEXT);
CREATE TABLE TECH (TECH_CD TEXT PRIMARY KEY, TECH_NAME TEXT, NODE_NM INTEGER, MASK_LAYERS INTEGER, RELEASE_YR INTEGER);
CREATE TABLE DEVICE (DEVICE_ID TEXT PRIMARY KEY, DEVICE_NAME TEXT, TECH_CD TEXT REFERENCES TECH(TECH_CD), CUST_ID INTEGER REFERENCES CUSTOMER(CUST_ID), DIE_AREA_MM2 REAL, TARGET_YIELD REAL);
CREATE TABLE LOT (LOT_ID TEXT PRIMARY KEY, DEVICE_ID TEXT REFERENCES DEVICE(DEVICE_ID), PARENT_LOT_ID TEXT REFERENCES LOT(LOT_ID), START_DT TEXT, DUE_DT TEXT, WAFER_QTY INTEGER, PRIORITY INTEGER, LOT_STATUS TEXT);
CREATE TABLE EQP_TYPE (TYPE_CD TEXT PRIMARY KEY, TYPE_DESC TEXT, BAY TEXT, CLEAN_CLASS INTEGER, PM_CYCLE_DAYS INTEGER);
CREATE TABLE EQP (EQP_ID TEXT PRIMARY KEY, TYPE_CD TEXT REFERENCES EQP_TYPE(TYPE_CD), VENDOR TEXT, INSTALL_DT TEXT, COST_KUSD INTEGER, EQP_STATUS TEXT);
CREATE TABLE STEP (STEP_NO INTEGER PRIMARY KEY, STEP_NAME TEXT, TYPE_CD TEXT REFERENCES EQP_TYPE(TYPE_CD), STD_MIN INTEGER, MODULE TEXT, CRITICAL TEXT);
CREATE TABLE OPER (OPER_ID INTEGER PRIMARY KEY, OPER_NAME TEXT, SHIFT TEXT, CERT_LEVEL INTEGER, HIRE_DT TEXT, LEAD_ID INTEGER REFERENCES OPER(OPER_ID));
CREATE TABLE MOVE (MOVE_ID INTEGER PRIMARY KEY, LOT_ID TEXT REFERENCES LOT(LOT_ID), STEP_NO INTEGER REFERENCES STEP(STEP_NO), EQP_ID TEXT REFERENCES EQP(EQP_ID), OPER_ID INTEGER REFERENCES OPER(OPER_ID), MOVE_DT TEXT, RUN_MIN INTEGER, SCRAP_QTY INTEGER);
CREATE TABLE DOWN_EVENT (EVT_ID INTEGER PRIMARY KEY, EQP_ID TEXT REFERENCES EQP(EQP_ID), REPORTED_BY INTEGER REFERENCES OPER(OPER_ID), FIXED_BY INTEGER REFERENCES OPER(OPER_ID), DOWN_DT TEXT, UP_DT TEXT, CAUSE TEXT, DOWN_HRS REAL);
CREATE TABLE LOT_HOLD (HOLD_ID INTEGER PRIMARY KEY, LOT_ID TEXT REFERENCES LOT(LOT_ID), STEP_NO INTEGER REFERENCES STEP(STEP_NO), HOLD_DT TEXT, RELEASE_DT TEXT, REASON TEXT);
INSERT INTO CUSTOMER VALUES (1,'Arclight Mobile','Asia','gold','Y'),(2,'Brunel Automotive','Europe','gold','Y'),(3,'Cedar Sensors','Europe','silver','Y'),(4,'Dunmore Medical','America','bronze','N'),(5,'Echo Audio','Asia','silver','Y');
INSERT INTO TECH VALUES ('L28','Logic low power',28,42,2014),('M55','Mixed signal',55,34,2011),('P180','Power BCD',180,26,2006),('S65','Image sensor',65,38,2016),('R40','Radio CMOS',40,40,2013);
INSERT INTO DEVICE VALUES ('AM-7','baseband controller','L28',1,48.5,88),('BA-2','brake driver','P180',2,12.2,95.5),('BA-5','radar front end','R40',2,31,90),('CS-1','pressure sensor hub','M55',3,9.4,96),('CS-4','gas sensor hub','M55',3,11.1,94),('EA-3','headphone amplifier','P180',5,6.8,97);
INSERT INTO LOT VALUES ('N4001','AM-7',NULL,'2024-01-08','2024-04-15',25,1,'active'),('N4001A','AM-7','N4001','2024-02-02','2024-04-29',6,3,'hold'),('N4010','BA-2',NULL,'2024-01-15','2024-03-20',25,2,'finished'),('N4012','CS-1',NULL,'2024-01-22','2024-04-02',24,3,'active'),('N4015','EA-3',NULL,'2024-02-05','2024-04-10',25,4,'active'),('N4015A','EA-3','N4015','2024-03-01','2024-05-06',3,5,'scrapped'),('N4020','BA-5',NULL,'2024-02-19','2024-05-30',23,1,'hold'),('N4022','CS-1',NULL,'2024-03-04','2024-05-20',25,4,'active');
INSERT INTO EQP_TYPE VALUES ('LIT','lithography scanner','Bay 1',10,30),('ETC','plasma etcher','Bay 3',100,14),('DIF','diffusion furnace','Bay 4',100,60),('IMP','ion implanter','Bay 5',100,21),('WET','wet bench','Bay 3',1000,7),('MET','overlay metrology','Bay 1',10,90);
INSERT INTO EQP VALUES ('SCN01','LIT','Nikora','2015-05-10',42000,'up'),('SCN02','LIT','Asteron','2020-09-01',61000,'up'),('ETC01','ETC','Lamark','2014-03-17',3800,'down'),('ETC02','ETC','Lamark','2018-11-26',4400,'up'),('ETC03','ETC','Orvane','2022-04-19',5100,'up'),('FUR01','DIF','Tokai','2012-08-08',1900,'up'),('IMP01','IMP','Axion','2016-02-29',5200,'maintenance'),('WET01','WET','Tokai','2011-01-20',950,'up');
INSERT INTO STEP VALUES (100,'gate oxidation','DIF',240,'front end','Y'),(110,'gate mask','LIT',55,'front end','Y'),(120,'gate etch','ETC',38,'front end','Y'),(130,'post etch clean','WET',25,'front end','N'),(200,'well implant','IMP',47,'front end','N'),(300,'metal 1 mask','LIT',60,'back end','N'),(310,'metal 1 etch','ETC',42,'back end','N');
INSERT INTO OPER VALUES (1,'Mei Tanaka','A',4,'2010-06-01',NULL),(2,'Colm Reilly','A',3,'2015-03-16',1),(3,'Dara Quinn','A',2,'2021-09-06',1),(4,'Ravi Menon','B',4,'2012-01-09',NULL),(5,'Jutta Frey','B',3,'2018-07-23',4),(6,'Omar Said','B',1,'2023-10-02',4);
INSERT INTO MOVE VALUES (1,'N4001',100,'FUR01',2,'2024-01-10',251,0),(2,'N4001',110,'SCN02',2,'2024-01-12',58,0),(3,'N4010',100,'FUR01',5,'2024-01-17',244,1),(4,'N4010',110,'SCN01',3,'2024-01-19',61,0),(5,'N4010',120,'ETC01',5,'2024-01-20',44,2),(6,'N4012',110,'SCN01',2,'2024-02-01',54,0),(7,'N4015',120,'ETC02',6,'2024-02-20',40,0),(8,'N4015A',130,'WET01',6,'2024-03-05',27,3),(9,'N4020',200,'IMP01',5,'2024-03-11',49,0),(10,'N4001',120,'ETC02',2,'2024-01-15',37,0);
INSERT INTO DOWN_EVENT VALUES (1,'ETC01',5,1,'2024-01-21','2024-01-23','pump failure',41),(2,'SCN01',3,2,'2024-02-03','2024-02-03','stage error',6.5),(3,'IMP01',5,4,'2024-03-12','2024-03-15','beam drift',68),(4,'ETC01',6,NULL,'2024-03-20',NULL,'chamber leak',NULL),(5,'SCN02',2,1,'2024-03-22','2024-03-22','stage error',3),(6,'ETC02',6,1,'2024-03-25','2024-03-26','pump failure',18);
INSERT INTO LOT_HOLD VALUES (1,'N4001A',110,'2024-02-14',NULL,'overlay out of limits'),(2,'N4010',120,'2024-01-20','2024-01-24','etch rate low'),(3,'N4020',200,'2024-03-12',NULL,'dose check'),(4,'N4012',110,'2024-02-01','2024-02-02','overlay out of limits'),(5,'N4015',120,'2024-02-21','2024-02-22','particle count');
-- List the ids of the lots that are on hold.
-- which lots have the status hold
-- Which batches are stopped at the moment (hold)?
-- ids please, lot status = hold
SELECT LOT_ID FROM LOT WHERE LOT_STATUS = 'hold';
-- What is the total number of wafers in lots that are active?
-- wafers added up over lots with status active
-- How many slices of silicon are there in the batches being worked on (active)?
-- active lots: total wafer count
SELECT SUM(WAFER_QTY) FROM LOT WHERE LOT_STATUS = 'active';
-- How many lots are there of devices made in the technology named Power BCD?
-- count the lots whose chip belongs to the Power BCD process
-- How many batches are of something built on Power BCD?
-- power bcd technology, number of lots for its devices
SELECT COUNT(*) FROM LOT AS T1 JOIN DEVICE AS T2 ON T1.DEVICE_ID = T2.DEVICE_ID JOIN TECH AS T3 ON T2.TECH_CD = T3.TECH_CD WHERE T3.TECH_NAME = 'Power BCD';
-- Which technologies were released before 2012? Show the name and the number of mask layers.
-- processes out earlier than 2012, what they are called and how many layers of mask they take
-- Which processes came out earlier than 2012, and how many masks does each need?
-- tech name and mask layer count, launched prior to 2012
SELECT TECH_NAME, MASK_LAYERS FROM TECH WHERE RELEASE_YR < 2012;
-- Find the names of the steps whose standard time lies between 40 and 60 minutes, sorted by step number.
-- step names planned at 40 to 60 minutes, in the sequence of their numbers
-- Which operations should last no less than 40 and no more than 60 minutes? In the order they are numbered.
-- standard minutes from 40 to 60, name the steps, lowest step number at the top
SELECT STEP_NAME FROM STEP WHERE STD_MIN BETWEEN 40 AND 60 ORDER BY STEP_NO ASC;
-- Which device names contain the word sensor?
-- chips with sensor in what they are called
-- Which of our products have sensor in their name?
-- find device names with sensor in them
SELECT DEVICE_NAME FROM DEVICE WHERE DEVICE_NAME LIKE '%sensor%';
-- Show each device name with the name of its customer and the name of its technology.
-- chips: what, for whom, in which process, all by name
-- What do we build, who is it for, and what process is it built on?
-- device, customer, tech: the three names for each device
SELECT T1.DEVICE_NAME, T2.CUST_NAME, T3.TECH_NAME FROM DEVICE AS T1 JOIN CUSTOMER AS T2 ON T1.CUST_ID = T2.CUST_ID JOIN TECH AS T3 ON T1.TECH_CD = T3.TECH_CD;
-- For each split lot, give its id, its number of wafers and the number of wafers of its parent lot.
-- lots cut from another one: id, own wafer count, wafer count of the one they came from
-- Which batches were split off from a bigger one, how many slices are in them, and how many in the one they came off?
-- every lot that has a parent: lot id, its wafer qty, the parent's wafer qty
SELECT T1.LOT_ID, T1.WAFER_QTY, T2.WAFER_QTY FROM LOT AS T1 JOIN LOT AS T2 ON T1.PARENT_LOT_ID = T2.LOT_ID;
-- For the down events that are fixed, show the cause, the name of the operator who reported it and the name of the operator who fixed it.
-- breakdowns with a fixer on record: why, who raised it, who repaired it
-- Why did the machines break down, who called it in, and who mended it?
-- down events somebody has fixed: cause, reporter's name, fixer's name
SELECT T1.CAUSE, T2.OPER_NAME, T3.OPER_NAME FROM DOWN_EVENT AS T1 JOIN OPER AS T2 ON T1.REPORTED_BY = T2.OPER_ID JOIN OPER AS T3 ON T1.FIXED_BY = T3.OPER_ID;
-- Which equipment has not come up again after a down event? Return the equipment id and the cause.
-- tools still broken, no up date entered: id and why
-- What is out of order and not running again yet, and what went wrong with it?
-- equipment id and cause where the up date is empty
SELECT EQP_ID, CAUSE FROM DOWN_EVENT WHERE UP_DT IS NULL;
-- How many machines are there of each equipment type? Give the type description and the count, the most frequent first among types with more than 1 machine.
-- tool kinds, in words, of which we have over 1, with their number, biggest number on top
-- Of which kinds of machine do we own more than 1, and how many, with the commonest first?
-- equipment type descriptions and counts, leave out those with just 1 machine, highest count at the top
SELECT T1.TYPE_DESC, COUNT(*) FROM EQP_TYPE AS T1 JOIN EQP AS T2 ON T1.TYPE_CD = T2.TYPE_CD GROUP BY T1.TYPE_CD HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC;
-- Which equipment types have no equipment installed? Show the descriptions.
-- kinds of tool, described, that the fab has none of
-- Which sorts of machine do we not own a single one of?
-- type descriptions that no equipment has
SELECT TYPE_DESC FROM EQP_TYPE WHERE TYPE_CD NOT IN (SELECT TYPE_CD FROM EQP);
-- What are the names of customers that have no device?
-- firms for which we make not a single chip
-- Who are we building nothing for?
-- customer names, except those with a device
SELECT CUST_NAME FROM CUSTOMER EXCEPT SELECT T1.CUST_NAME FROM CUSTOMER AS T1 JOIN DEVICE AS T2 ON T1.CUST_ID = T2.CUST_ID;
-- Which operators have run both a lithography scanner and a plasma etcher? Give their names.
-- people who moved lots on a lithography scanner and on a plasma etcher too
-- Who has worked with a lithography scanner as well as with a plasma etcher?
-- operators having moves on a plasma etcher and also on a lithography scanner
SELECT T1.OPER_NAME FROM OPER AS T1 JOIN MOVE AS T2 ON T1.OPER_ID = T2.OPER_ID JOIN EQP AS T3 ON T2.EQP_ID = T3.EQP_ID JOIN EQP_TYPE AS T4 ON T3.TYPE_CD = T4.TYPE_CD WHERE T4.TYPE_DESC = 'lithography scanner' INTERSECT SELECT T1.OPER_NAME FROM OPER AS T1 JOIN MOVE AS T2 ON T1.OPER_ID = T2.OPER_ID JOIN EQP AS T3 ON T2.EQP_ID = T3.EQP_ID JOIN EQP_TYPE AS T4 ON T3.TYPE_CD = T4.TYPE_CD WHERE T4.TYPE_DESC = 'plasma etcher';
-- List the lots that were processed on the equipment ETC02 or put on hold for the reason dose check.
-- one list of lot ids without doubles: through tool ETC02, or stopped for dose check
-- Which batches have been through ETC02 or were stopped because of a dose check?
-- lot ids, no repeats: moved on equipment etc02, or with a hold for dose check
SELECT LOT_ID FROM MOVE WHERE EQP_ID = 'ETC02' UNION SELECT LOT_ID FROM LOT_HOLD WHERE REASON = 'dose check';
-- Which operator made the most moves?
-- who moved lots most often, name please
-- Who has taken batches through most often?
-- the operator with the highest number of moves
SELECT T1.OPER_NAME FROM OPER AS T1 JOIN MOVE AS T2 ON T1.OPER_ID = T2.OPER_ID GROUP BY T1.OPER_ID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which lots have gone through at least two different steps? Give the lot id and the number of different steps.
-- lots that saw 2 or more distinct operations, with how many
-- Which batches have had two separate operations or more done to them, and how many?
-- at least 2 different steps in the moves: lot, count of different steps
SELECT LOT_ID, COUNT(DISTINCT STEP_NO) FROM MOVE GROUP BY LOT_ID HAVING COUNT(DISTINCT STEP_NO) >= 2;
-- What are the three most expensive machines? Show the equipment id and the cost.
-- top three tools by price, id and amount
-- Which three machines did we pay the most for, and how much?
-- equipment ids with their cost, the 3 dearest, dearest first
SELECT EQP_ID, COST_KUSD FROM EQP ORDER BY COST_KUSD DESC LIMIT 3;
-- Which moves took longer than the standard time of their step? Show the move id and the step name.
-- runs that overran the planned minutes: number of the run and which operation
-- When did the work last longer than it ought to for that operation? Number of the move and name of the operation.
-- actual minutes above standard minutes: move id, step name
SELECT T1.MOVE_ID, T2.STEP_NAME FROM MOVE AS T1 JOIN STEP AS T2 ON T1.STEP_NO = T2.STEP_NO WHERE T1.RUN_MIN > T2.STD_MIN;
-- What are the names of the customers in Europe whose lots were put on hold, without repetition?
-- distinct firms from region Europe that had some lot stopped by a hold
-- Which buyers from Europe have had something of theirs stopped? Each once.
-- european customers, that is region europe, with a lot hold, no name twice
SELECT DISTINCT T1.CUST_NAME FROM CUSTOMER AS T1 JOIN DEVICE AS T2 ON T1.CUST_ID = T2.CUST_ID JOIN LOT AS T3 ON T2.DEVICE_ID = T3.DEVICE_ID JOIN LOT_HOLD AS T4 ON T3.LOT_ID = T4.LOT_ID WHERE T1.REGION = 'Europe';
-- Among the plasma etchers, which equipment id lost the most hours to down events in total?
-- of the tools described as plasma etcher, the one with the largest sum of hours down
-- Which plasma etcher has stood still longest, all its breakdowns together?
-- sum up the down hours for each plasma etcher, give me the id with the highest sum
SELECT T1.EQP_ID FROM EQP AS T1 JOIN EQP_TYPE AS T2 ON T1.TYPE_CD = T2.TYPE_CD JOIN DOWN_EVENT AS T3 ON T1.EQP_ID = T3.EQP_ID WHERE T2.TYPE_DESC = 'plasma etcher' GROUP BY T1.EQP_ID ORDER BY SUM(T3.DOWN_HRS) DESC LIMIT 1;
-- For each customer region, what are the average die area and the highest target yield of the devices?
-- chips grouped by where the customer is: region, mean area of the die, best yield aimed at
-- How big are the dies on average, and what is the best yield we hope for, in every part of the world our buyers are from?
-- per customer region: avg die area, maximum target yield
SELECT T1.REGION, AVG(T2.DIE_AREA_MM2), MAX(T2.TARGET_YIELD) FROM CUSTOMER AS T1 JOIN DEVICE AS T2 ON T1.CUST_ID = T2.CUST_ID GROUP BY T1.REGION;

-- database: lindqvist_moreau_contractors
CREATE TABLE client_organisation (client_organisation_id INTEGER PRIMARY KEY, organisation_name TEXT, organisation_type TEXT, city TEXT, contact_person TEXT);
CREATE TABLE engineer (engineer_id INTEGER PRIMARY KEY, full_name TEXT, discipline TEXT, years_of_experience INTEGER, home_city TEXT, reports_to INTEGER REFERENCES engineer(engineer_id));
CREATE TABLE construction_project (project_id INTEGER PRIMARY KEY, project_name TEXT, project_type TEXT, city TEXT, client_organisation_id INTEGER REFERENCES client_organisation(client_organisation_id), site_manager_id INTEGER REFERENCES engineer(engineer_id), safety_officer_id INTEGER REFERENCES engineer(engineer_id), date_of_start DATE, planned_completion DATE, date_of_handover DATE, budget INTEGER);
CREATE TABLE ref_trade (trade_code TEXT PRIMARY KEY, trade_description TEXT, requires_permit TEXT, typical_hourly_rate REAL, apprentices_allowed TEXT);
CREATE TABLE subcontractor (subcontractor_id INTEGER PRIMARY KEY, company_name TEXT, trade_code TEXT REFERENCES ref_trade(trade_code), city TEXT, number_of_workers INTEGER, rating REAL, insured_until DATE);
CREATE TABLE subcontract (subcontract_id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES construction_project(project_id), subcontractor_id INTEGER REFERENCES subcontractor(subcontractor_id), date_signed DATE, contract_sum INTEGER, retention_percent INTEGER, status TEXT);
CREATE TABLE building_section (section_id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES construction_project(project_id), section_name TEXT, floor_count INTEGER, gross_area_m2 INTEGER, percent_complete INTEGER);
CREATE TABLE cost_category (category_code TEXT PRIMARY KEY, category_name TEXT, cost_kind TEXT, overhead_percent REAL, controller TEXT);
CREATE TABLE cost_item (cost_item_id INTEGER PRIMARY KEY, section_id INTEGER REFERENCES building_section(section_id), category_code TEXT REFERENCES cost_category(category_code), description TEXT, amount INTEGER, booked_on DATE, approved_by INTEGER REFERENCES engineer(engineer_id));
CREATE TABLE site_inspection (inspection_id INTEGER PRIMARY KEY, section_id INTEGER REFERENCES building_section(section_id), inspector_id INTEGER REFERENCES engineer(engineer_id), date_of_inspection DATE, number_of_faults INTEGER, outcome TEXT);
CREATE TABLE change_request (change_request_id INTEGER PRIMARY KEY, subcontract_id INTEGER REFERENCES subcontract(subcontract_id), reason TEXT, extra_days INTEGER, extra_amount INTEGER, decision TEXT, date_of_decision DATE);
INSERT INTO client_organisation VALUES (1,'Aldersby Borough','public','Aldersby','Jill Fenton'),(2,'Vesta Clinics','private','Stenhamn','Kare Holt'),(3,'Tramway Housing Trust','non-profit','Aldersby','Owen Pike'),(4,'Mirabel Hotels','private','Cote d''Or Bay',NULL),(5,'Port of Stenhamn','public','Stenhamn','Liv Dahl');
INSERT INTO engineer VALUES (1,'Agneta Lindqvist','structural',31,'Stenhamn',NULL),(2,'Rene Moreau','civil',28,'Aldersby',NULL),(3,'Bashir Azmi','civil',12,'Aldersby',2),(4,'Petra Sundin','building services',9,'Stenhamn',1),(5,'Cormac Daly','safety',30,'Aldersby',2),(6,'Yrsa Berg','safety',6,'Stenhamn',1),(7,'Luc Fontaine','structural',3,'Aldersby',3);
INSERT INTO construction_project VALUES (1,'Aldersby Library','cultural','Aldersby',1,3,5,'2022-04-01','2023-10-31','2023-12-15',18400000),(2,'Vesta Day Clinic','healthcare','Stenhamn',2,4,6,'2022-09-12','2024-05-31',NULL,26700000),(3,'Canal Street Flats','residential','Aldersby',3,3,5,'2023-02-20','2024-11-30',NULL,14900000),(4,'Quay Nine Sheds','industrial','Stenhamn',5,1,6,'2021-06-07','2022-08-31','2022-08-24',7300000),(5,'Garden Street Flats','residential','Aldersby',3,2,NULL,'2024-03-04','2025-12-15',NULL,11200000);
INSERT INTO ref_trade VALUES ('ELE','electrical works','yes',58,'yes'),('PLU','plumbing','yes',54,'yes'),('SCA','scaffolding','no',39,'no'),('ROO','roofing','no',46,'yes'),('GLZ','glazing','no',49,'no'),('DEM','demolition','yes',44,'no');
INSERT INTO subcontractor VALUES (1,'Bright Wire','ELE','Aldersby',42,4.4,'2025-03-31'),(2,'Halvorsen Pipes','PLU','Stenhamn',30,4.1,'2024-12-31'),(3,'Upright Scaffold','SCA','Aldersby',65,3.7,'2025-06-30'),(4,'Slate and Sky','ROO','Norrtorp',18,4.8,NULL),(5,'Clear Span Glazing','GLZ','Stenhamn',25,4.6,'2024-09-30'),(6,'Northern Electric','ELE','Norrtorp',77,3.9,'2025-01-31'),(7,'Blue Pipe Heating','PLU','Aldersby',14,4.3,NULL);
INSERT INTO subcontract VALUES (1,1,1,'2022-05-10',1650000,5,'closed'),(2,1,4,'2022-08-02',780000,5,'closed'),(3,1,5,'2022-10-19',1240000,10,'closed'),(4,2,6,'2022-11-21',3900000,10,'running'),(5,2,2,'2022-12-05',2750000,5,'running'),(6,3,1,'2023-04-17',1180000,5,'running'),(7,3,3,'2023-03-01',460000,0,'running'),(8,4,3,'2021-06-21',190000,0,'closed');
INSERT INTO building_section VALUES (1,1,'Reading Hall',2,3200,100),(2,1,'Archive Wing',3,2100,100),(3,2,'Treatment Block',4,5400,72),(4,2,'Entrance Pavilion',1,650,40),(5,3,'North Block',6,4700,55),(6,3,'South Block',5,3900,30),(7,4,'Shed A',1,2800,100);
INSERT INTO cost_category VALUES ('MAT','materials','direct',2,'Ebba Rooth'),('LAB','own labour','direct',12,'Ebba Rooth'),('EQP','equipment hire','direct',4,'Sam Trask'),('PRM','permits and fees','indirect',0,'Sam Trask'),('INS','site insurance','indirect',0,NULL);
INSERT INTO cost_item VALUES (1,1,'MAT','oak shelving',312000,'2023-08-14',3),(2,1,'LAB','concrete crew',540000,'2022-11-30',3),(3,2,'MAT','archive cooling units',275000,'2023-05-09',2),(4,3,'EQP','tower crane hire',198000,'2023-03-27',4),(5,3,'MAT','steel frame',1460000,'2023-01-18',1),(6,4,'PRM','entrance permit',8400,'2023-06-02',NULL),(7,5,'LAB','brick crew',610000,'2024-01-31',3),(8,5,'EQP','mobile crane hire',87000,'2023-09-12',3),(9,7,'MAT','steel cladding',430000,'2022-02-10',1);
INSERT INTO site_inspection VALUES (1,1,1,'2023-11-20',4,'passed'),(2,3,1,'2023-09-05',11,'repeat'),(3,3,7,'2023-11-14',2,'passed'),(4,5,5,'2024-02-08',7,'repeat'),(5,6,7,'2024-03-12',5,'passed'),(6,7,1,'2022-08-01',0,'passed');
INSERT INTO change_request VALUES (1,1,'more sockets',6,48000,'approved','2022-09-30'),(2,3,'thicker glass',14,96000,'approved','2023-01-20'),(3,4,'new theatre layout',35,410000,'approved','2023-07-11'),(4,5,'pipe rerouting',9,52000,'rejected','2023-06-19'),(5,6,'extra lighting',4,21000,NULL,NULL),(6,4,'generator upgrade',12,130000,NULL,NULL);
-- What are the names and budgets of projects located in Aldersby?
-- jobs going on in Aldersby, with the money set aside for each
-- What are we building in Aldersby, and how much may each one cost?
-- city aldersby: project, budget
SELECT project_name, budget FROM construction_project WHERE city = 'Aldersby';
-- How many projects have not been handed over yet?
-- count of projects where no handover day is recorded
-- How many of our building jobs has the owner not got the keys to yet?
-- number of projects without a handover date
SELECT COUNT(*) FROM construction_project WHERE date_of_handover IS NULL;
-- What is the smallest, the largest and the total gross area of the building sections?
-- square metres of all sections: minimum, maximum, sum
-- How big is the smallest part of a building, how big the biggest, and how big are all of them together?
-- gross area over the sections: min, max, total
SELECT MIN(gross_area_m2), MAX(gross_area_m2), SUM(gross_area_m2) FROM building_section;
-- How many different trades are represented among the subcontractors of the project Aldersby Library?
-- number of distinct trades that the firms with a deal on Aldersby Library stand for
-- How many kinds of craft do the outside firms on Aldersby Library practise?
-- aldersby library: count the different trades of its subcontractors
SELECT COUNT(DISTINCT T1.trade_code) FROM subcontractor AS T1 JOIN subcontract AS T2 ON T1.subcontractor_id = T2.subcontractor_id JOIN construction_project AS T3 ON T2.project_id = T3.project_id WHERE T3.project_name = 'Aldersby Library';
-- Find the descriptions of cost items that contain the word crane.
-- costs with crane in the description
-- What have we been charged for that mentions a crane?
-- i want every cost item description with crane in it
SELECT description FROM cost_item WHERE description LIKE '%crane%';
-- Which subcontracts were signed between 2022-08-01 and 2022-12-31? List the subcontract id and the contract sum.
-- deals signed from 2022-08-01 to 2022-12-31: id and how much
-- Which agreements did people put their names to between 2022-08-01 and 2022-12-31, and what is each worth? Id, then the money.
-- subcontract id plus sum, signing date from 2022-08-01 until 2022-12-31
SELECT subcontract_id, contract_sum FROM subcontract WHERE date_signed BETWEEN '2022-08-01' AND '2022-12-31';
-- Show each project's name, its site manager's name and its safety officer's name.
-- projects with two people: who runs the site, who looks after safety
-- Who is in charge on the ground, and who sees to it that nobody gets hurt, for all that we are building?
-- for every project: its name, the site manager, the safety officer
SELECT T1.project_name, T2.full_name, T3.full_name FROM construction_project AS T1 JOIN engineer AS T2 ON T1.site_manager_id = T2.engineer_id JOIN engineer AS T3 ON T1.safety_officer_id = T3.engineer_id;
-- Who reports to Rene Moreau?
-- full names of the people whose boss is Rene Moreau
-- Whose superior is Rene Moreau?
-- engineers under rene moreau, full names
SELECT T1.full_name FROM engineer AS T1 JOIN engineer AS T2 ON T1.reports_to = T2.engineer_id WHERE T2.full_name = 'Rene Moreau';
-- Which engineers have more years of experience than the engineer they report to? Show the name of the engineer and the name of that superior.
-- people longer in the profession than their boss: who, and who the boss is
-- Who has been in the job for longer than the person above them? Name both.
-- engineers more experienced, in years, than the one they report to; engineer's name and then the superior's
SELECT T1.full_name, T2.full_name FROM engineer AS T1 JOIN engineer AS T2 ON T1.reports_to = T2.engineer_id WHERE T1.years_of_experience > T2.years_of_experience;
-- For each project, show the name and the total contract sum of its subcontracts, the highest total first.
-- money let out to outside firms, added up project by project, largest at the top, name in front
-- How much have we promised outside firms in all on every building job? The job and the amount, dearest at the top.
-- sum of subcontracts per project, name with it, from high to low
SELECT T1.project_name, SUM(T2.contract_sum) FROM construction_project AS T1 JOIN subcontract AS T2 ON T1.project_id = T2.project_id GROUP BY T1.project_id ORDER BY SUM(T2.contract_sum) DESC;
-- Which subcontractors never signed a subcontract?
-- firms on our list without any deal so far
-- Which outside firms have never had an agreement with us?
-- subcontractor companies that no subcontract belongs to
SELECT company_name FROM subcontractor WHERE subcontractor_id NOT IN (SELECT subcontractor_id FROM subcontract);
-- List the description of every cost item together with the section name and the project name.
-- what each cost was for, in which part of the building, on which job
-- What did we pay for, in what part of which building job?
-- all cost items: description, section, project
SELECT T1.description, T2.section_name, T3.project_name FROM cost_item AS T1 JOIN building_section AS T2 ON T1.section_id = T2.section_id JOIN construction_project AS T3 ON T2.project_id = T3.project_id;
-- Which engineer approved the largest total amount of cost items? Return the full name and the total.
-- who signed off the most money in costs, and how much was it
-- Who has given the nod to the most spending altogether, and to how much?
-- highest sum of approved cost items, the engineer and that sum
SELECT T1.full_name, SUM(T2.amount) FROM engineer AS T1 JOIN cost_item AS T2 ON T1.engineer_id = T2.approved_by GROUP BY T1.engineer_id ORDER BY SUM(T2.amount) DESC LIMIT 1;
-- What are the names of subcontractors that worked both for Aldersby Library and for Canal Street Flats?
-- firms with a deal on Aldersby Library and another on Canal Street Flats
-- Which outside firms have helped to build Aldersby Library and also Canal Street Flats?
-- canal street flats and aldersby library: subcontractors that are on both
SELECT T1.company_name FROM subcontractor AS T1 JOIN subcontract AS T2 ON T1.subcontractor_id = T2.subcontractor_id JOIN construction_project AS T3 ON T2.project_id = T3.project_id WHERE T3.project_name = 'Aldersby Library' INTERSECT SELECT T1.company_name FROM subcontractor AS T1 JOIN subcontract AS T2 ON T1.subcontractor_id = T2.subcontractor_id JOIN construction_project AS T3 ON T2.project_id = T3.project_id WHERE T3.project_name = 'Canal Street Flats';
-- Which cities have a subcontractor but no client organisation?
-- towns that are home to an outside firm though to none of our clients
-- In which towns is there an outside firm but nobody we build for?
-- subcontractor cities that aren't the city of any client
SELECT city FROM subcontractor EXCEPT SELECT city FROM client_organisation;
-- List the names of engineers who manage a site or who have made an inspection.
-- one list without repeats: those running a site, plus those who carried out an inspection
-- Who has ever been in charge of a building job on the ground or gone round checking one?
-- names without doubles: site managers and inspectors
SELECT T1.full_name FROM engineer AS T1 JOIN construction_project AS T2 ON T1.engineer_id = T2.site_manager_id UNION SELECT T1.full_name FROM engineer AS T1 JOIN site_inspection AS T2 ON T1.engineer_id = T2.inspector_id;
-- Which sections have never been inspected? Show the section names.
-- parts of buildings no inspector ever looked at
-- Which parts of our buildings has nobody ever come to check?
-- sections with no inspection at all
SELECT section_name FROM building_section WHERE section_id NOT IN (SELECT section_id FROM site_inspection);
-- Which trades are represented by at least two subcontractors? Give the trade description and the average rating of these subcontractors.
-- trades with 2 or more firms, spelled out, plus the mean rating of their firms
-- For which crafts do we know two firms or more, and how well are those rated on average?
-- avg subcontractor rating by trade description, only trades having at least 2 of them
SELECT T1.trade_description, AVG(T2.rating) FROM ref_trade AS T1 JOIN subcontractor AS T2 ON T1.trade_code = T2.trade_code GROUP BY T1.trade_code HAVING COUNT(*) >= 2;
-- Find the names of projects that received a change request that is not yet decided, each name once.
-- distinct jobs with some change still waiting, the decision left blank
-- Where has someone asked to alter something and not got an answer yet? Each building job once.
-- different projects having a change request with no decision
SELECT DISTINCT T1.project_name FROM construction_project AS T1 JOIN subcontract AS T2 ON T1.project_id = T2.project_id JOIN change_request AS T3 ON T2.subcontract_id = T3.subcontract_id WHERE T3.decision IS NULL;
-- Among the approved change requests, which one added the most days? Show its reason and the company name of the subcontractor.
-- longest delay with the decision approved: what was the reason and which firm had the deal
-- Of the alterations we said yes to (approved), why was the one that costs us the most time needed, and which firm was it for?
-- most extra days, decision approved: reason and subcontractor company
SELECT T1.reason, T3.company_name FROM change_request AS T1 JOIN subcontract AS T2 ON T1.subcontract_id = T2.subcontract_id JOIN subcontractor AS T3 ON T2.subcontractor_id = T3.subcontractor_id WHERE T1.decision = 'approved' ORDER BY T1.extra_days DESC LIMIT 1;
-- How much was spent on direct costs in each project? List the project name and the sum of the cost items of the kind direct.
-- project names, each with its costs of kind direct added up
-- How much went on things of the direct kind, for every building job?
-- sum of cost items by project name, cost kind direct only
SELECT T1.project_name, SUM(T3.amount) FROM construction_project AS T1 JOIN building_section AS T2 ON T1.project_id = T2.project_id JOIN cost_item AS T3 ON T2.section_id = T3.section_id JOIN cost_category AS T4 ON T3.category_code = T4.category_code WHERE T4.cost_kind = 'direct' GROUP BY T1.project_id;
-- What are the company names of subcontractors with more workers than the average who are based in Norrtorp or Aldersby?
-- firms from Norrtorp or Aldersby whose staff is larger than the mean of all firms
-- Which outside firms in Norrtorp or Aldersby employ more people than such a firm does on average?
-- companies with an above-average number of workers, city either norrtorp or aldersby
SELECT company_name FROM subcontractor WHERE (city = 'Norrtorp' OR city = 'Aldersby') AND number_of_workers > (SELECT AVG(number_of_workers) FROM subcontractor);
