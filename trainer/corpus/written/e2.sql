-- database: gas_supplier_hotline
CREATE TABLE Queue (QueueCode TEXT PRIMARY KEY, Title TEXT, TargetSeconds INTEGER, IsOpenAtNight INTEGER);
CREATE TABLE Agent (AgentNo INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Site TEXT, HomeQueue TEXT REFERENCES Queue(QueueCode), TeamLeader INTEGER REFERENCES Agent(AgentNo), JoinedOn TEXT);
CREATE TABLE Caller (CallerID INTEGER PRIMARY KEY, Surname TEXT, Town TEXT, Tariff TEXT);
CREATE TABLE PhoneCall (CallID INTEGER PRIMARY KEY, CallerID INTEGER REFERENCES Caller(CallerID), AgentNo INTEGER REFERENCES Agent(AgentNo), QueueCode TEXT REFERENCES Queue(QueueCode), CallDate TEXT, WaitSeconds INTEGER, TalkSeconds INTEGER, Result TEXT);
CREATE TABLE Survey (SurveyID INTEGER PRIMARY KEY, CallID INTEGER REFERENCES PhoneCall(CallID), Rating INTEGER, Remark TEXT);
INSERT INTO Queue VALUES ('EMG','Emergency leak',10,1),('BIL','Billing',60,0),('MOV','Moving house',90,0),('MTR','Meter reading',120,0),('DEB','Arrears',60,0);
INSERT INTO Agent VALUES (1,'Moira','Stein','Dundee','BIL',NULL,'2012-04-02'),(2,'Kyle','Obi','Dundee','EMG',1,'2019-10-14'),(3,'Freya','Lamb','Perth','BIL',1,'2021-02-01'),(4,'Hamish','Roy','Perth','MTR',1,'2020-06-22'),(5,'Anjali','Sen','Dundee','MOV',2,'2023-03-13'),(6,'Rory','Bain','Perth','EMG',2,'2023-08-28');
INSERT INTO Caller VALUES (1,'Abbott','Crieff','fixed'),(2,'Currie','Dundee','variable'),(3,'Deol','Perth','fixed'),(4,'Eriksen','Arbroath','prepaid'),(5,'Falconer','Dundee','prepaid'),(6,'Gow','Perth',NULL);
INSERT INTO PhoneCall VALUES (1,1,3,'BIL','2024-01-03',45,310,'resolved'),(2,2,2,'EMG','2024-01-03',6,180,'engineer sent'),(3,3,3,'BIL','2024-01-04',140,505,'escalated'),(4,4,4,'MTR','2024-01-04',80,95,'resolved'),(5,5,2,'EMG','2024-01-05',14,220,'engineer sent'),(6,2,1,'BIL','2024-01-05',200,640,'resolved'),(7,3,5,'MOV','2024-01-08',75,260,'callback'),(8,5,3,'BIL','2024-01-08',30,150,'resolved');
INSERT INTO Survey VALUES (1,1,5,'friendly'),(2,3,2,'long wait'),(3,4,4,NULL),(4,6,1,'long wait'),(5,7,4,'clear answers'),(6,8,5,NULL);
-- Find the number of calls with the result resolved.
-- how many calls ended resolved
-- How many times did somebody ring and have the problem resolved?
-- phone call count where the outcome is resolved
SELECT COUNT(*) FROM PhoneCall WHERE Result = 'resolved';
-- List the last names of agents at the Perth site.
-- surnames of our people sitting in Perth
-- What are the family names of the staff based in Perth?
-- site Perth: last name of every call handler
SELECT LastName FROM Agent WHERE Site = 'Perth';
-- Which caller waited the longest? Give the surname.
-- surname of the customer who hung on the line longest before an answer
-- Which customer was on hold for the most time? Family name.
-- callers by time on hold, the top surname
SELECT T2.Surname FROM PhoneCall AS T1 JOIN Caller AS T2 ON T1.CallerID = T2.CallerID ORDER BY T1.WaitSeconds DESC LIMIT 1;
-- What is the average wait in seconds for each queue title?
-- queue by queue, how long do people wait on average
-- What is each hotline called, and how many seconds are people on hold there in the mean?
-- mean hold time per queue, queue name first
SELECT T2.Title, AVG(T1.WaitSeconds) FROM PhoneCall AS T1 JOIN Queue AS T2 ON T1.QueueCode = T2.QueueCode GROUP BY T2.QueueCode;
-- Show the titles of queues that got no calls.
-- queues with nobody ringing in
-- Which lines has nobody ever phoned?
-- queues with zero phone calls, their names
SELECT Title FROM Queue WHERE QueueCode NOT IN (SELECT QueueCode FROM PhoneCall);
-- Which agents answered more than 2 calls? Give first and last name.
-- first name and surname of those who took over two calls
-- Who in the team picked up the phone more than twice? Forename, family name.
-- more than 2 phone calls taken: agent's given name plus last name
SELECT T2.FirstName, T2.LastName FROM PhoneCall AS T1 JOIN Agent AS T2 ON T1.AgentNo = T2.AgentNo GROUP BY T2.AgentNo HAVING COUNT(*) > 2;
-- Give the remarks and ratings of surveys about calls answered by agent Lamb.
-- what was said of Lamb, remark and score
-- What comments did customers leave about Lamb, and how many points did they give?
-- agent with last name Lamb: comment and points from the feedback
SELECT T1.Remark, T1.Rating FROM Survey AS T1 JOIN PhoneCall AS T2 ON T1.CallID = T2.CallID JOIN Agent AS T3 ON T2.AgentNo = T3.AgentNo WHERE T3.LastName = 'Lamb';
-- What are the shortest and the longest talk in seconds?
-- talk time extremes: minimum, then maximum
-- How many seconds did people speak on the phone at the least and at the most?
-- can you tell me the minimum and maximum conversation length
SELECT MIN(TalkSeconds), MAX(TalkSeconds) FROM PhoneCall;
-- Which agents have Moira Stein as team leader? Return the last names.
-- surnames in the team that Moira Stein leads
-- Who works under Moira Stein? Family names.
-- boss is Moira Stein: last names of the staff
SELECT A.LastName FROM Agent AS A JOIN Agent AS B ON A.TeamLeader = B.AgentNo WHERE B.FirstName = 'Moira' AND B.LastName = 'Stein';
-- Find the surnames of callers who rang both the queue Billing and the queue Emergency leak.
-- who called us over Billing as well as over Emergency leak
-- Which customers have phoned the Billing line and the Emergency leak line too? Family names.
-- Emergency leak and Billing, both queues phoned by the same caller: surname
SELECT T2.Surname FROM PhoneCall AS T1 JOIN Caller AS T2 ON T1.CallerID = T2.CallerID JOIN Queue AS T3 ON T1.QueueCode = T3.QueueCode WHERE T3.Title = 'Billing' INTERSECT SELECT T2.Surname FROM PhoneCall AS T1 JOIN Caller AS T2 ON T1.CallerID = T2.CallerID JOIN Queue AS T3 ON T1.QueueCode = T3.QueueCode WHERE T3.Title = 'Emergency leak';
-- List the dates of calls that waited longer than the average wait.
-- dates of calls kept waiting more than the mean
-- When did people phone and stay on hold for more time than is usual on average?
-- hold time above the mean: call date
SELECT CallDate FROM PhoneCall WHERE WaitSeconds > (SELECT AVG(WaitSeconds) FROM PhoneCall);
-- How many different tariffs do the callers have?
-- number of distinct tariffs on file
-- How many separate price plans are our customers on?
-- count of tariffs among callers, each one time
SELECT COUNT(DISTINCT Tariff) FROM Caller;
-- Which site has the most agents?
-- where do most of the agents work... rather, which site counts the most team leader reports of agent number 1?
-- Where do most of those who are led by agent number 1 work?
-- team leader number 1: the site with the most of these agents
SELECT Site FROM Agent WHERE TeamLeader = 1 GROUP BY Site ORDER BY COUNT(*) DESC LIMIT 1;
-- Which callers never gave us a survey? Give their surnames.
-- surnames of customers from whom no survey came back
-- Which customers never gave feedback after phoning? Family names.
-- zero surveys for any of their calls: surname of the caller
SELECT Surname FROM Caller WHERE CallerID NOT IN (SELECT T1.CallerID FROM PhoneCall AS T1 JOIN Survey AS T2 ON T1.CallID = T2.CallID);
-- How many calls came in per day? Show date and number.
-- call volume by date
-- How often did the phone ring on each day? The day first.
-- phone call count for every date, date in front
SELECT CallDate, COUNT(*) FROM PhoneCall GROUP BY CallDate;
-- Give the surname of the caller without a tariff.
-- whose tariff is missing? surname
-- Which customer is on no price plan? Family name.
-- tariff empty: caller's surname
SELECT Surname FROM Caller WHERE Tariff IS NULL;
-- database: tramway_complaints_office
CREATE TABLE cmplt_cat (cat_cd TEXT PRIMARY KEY, descr TEXT, sla_days INTEGER);
CREATE TABLE handler (usr_id TEXT PRIMARY KEY, disp_nm TEXT, unit TEXT, actv_flg TEXT);
CREATE TABLE cmplt (cmplt_no INTEGER PRIMARY KEY, cat_cd TEXT REFERENCES cmplt_cat(cat_cd), line_no INTEGER, psgr_nm TEXT, recv_dt TEXT, chan TEXT, stat TEXT, usr_id TEXT REFERENCES handler(usr_id), clsd_dt TEXT);
CREATE TABLE comp_pmt (pmt_no INTEGER PRIMARY KEY, cmplt_no INTEGER REFERENCES cmplt(cmplt_no), amt REAL, pmt_dt TEXT, kind TEXT, auth_by TEXT REFERENCES handler(usr_id));
INSERT INTO cmplt_cat VALUES ('DEL','delay',10),('RUD','rude staff',14),('INJ','injury',3),('FIN','wrong fine',7),('LIT','dirty car',21);
INSERT INTO handler VALUES ('jkw','Jo Kwan','front office','Y'),('msb','Mette Sab','front office','Y'),('rho','Ray Holt','legal','Y'),('tpl','Tess Pell','legal','N');
INSERT INTO cmplt VALUES (70001,'DEL',4,'A. Moor','2023-02-01','web','CLOSED','jkw','2023-02-07'),(70002,'FIN',7,'B. Ruiz','2023-02-03','letter','CLOSED','rho','2023-03-01'),(70003,'INJ',4,'C. Dale','2023-02-11','phone','OPEN','rho',NULL),(70004,'DEL',12,'D. Fitch','2023-02-14','web','REJECTED','msb','2023-02-20'),(70005,'RUD',7,'A. Moor','2023-03-02','web','CLOSED','jkw','2023-03-10'),(70006,'FIN',4,'E. Sood','2023-03-15','letter','OPEN','msb',NULL),(70007,'DEL',4,'F. Ito','2023-03-18','app','CLOSED','jkw','2023-03-19');
INSERT INTO comp_pmt VALUES (1,70001,5.5,'2023-02-08','voucher','jkw'),(2,70002,80,'2023-03-02','refund','rho'),(3,70005,10,'2023-03-11','voucher','jkw'),(4,70007,5.5,'2023-03-20','voucher','msb'),(5,70002,25,'2023-03-09','goodwill','rho');
-- How many complaints are open?
-- number of cases still open
-- How many grievances have not been settled and stand at OPEN?
-- status OPEN, complaint count
SELECT COUNT(*) FROM cmplt WHERE stat = 'OPEN';
-- What are the names of passengers who complained about a delay?
-- who wrote in about a delay? passenger names
-- Which travellers were unhappy about a delay?
-- category delay: passenger name on each complaint
SELECT c.psgr_nm FROM cmplt AS c JOIN cmplt_cat AS k ON c.cat_cd = k.cat_cd WHERE k.descr = 'delay';
-- Which line got the most complaints?
-- the line people grumble about most, by number
-- Which tram route do people moan about more than any other?
-- lines by complaint count, the top number
SELECT line_no FROM cmplt GROUP BY line_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Show each handler's display name and the number of complaints handled.
-- caseload by handler, name first
-- Who on our staff dealt with how many grievances? The person first.
-- complaint count for every clerk, display name in front
SELECT h.disp_nm, COUNT(*) FROM handler AS h JOIN cmplt AS c ON h.usr_id = c.usr_id GROUP BY h.usr_id;
-- What is the total amount paid for each kind of compensation?
-- sum paid out, by kind
-- How much money did we give people for every type of payout? The type first.
-- compensation kind, amounts added up
SELECT kind, SUM(amt) FROM comp_pmt GROUP BY kind;
-- Which categories have no complaints? Give the descriptions.
-- complaint categories nobody has used so far
-- What sort of grievance has nobody ever brought to us?
-- categories with zero complaints, description only
SELECT descr FROM cmplt_cat WHERE cat_cd NOT IN (SELECT cat_cd FROM cmplt);
-- List the complaint numbers that got more than one payment.
-- cases paid out more than one time
-- For which grievances did we give money more than once? Their numbers.
-- more than 1 payout: complaint number
SELECT cmplt_no FROM comp_pmt GROUP BY cmplt_no HAVING COUNT(*) > 1;
-- Find the display names of handlers in the legal unit who are active (flag Y).
-- legal people whose active flag is y
-- Which clerks in the legal department are still working here (Y)?
-- active Y and unit legal: handler's display name
SELECT disp_nm FROM handler WHERE unit = 'legal' AND actv_flg = 'Y';
-- Which passenger received the largest single payment?
-- name of the passenger behind our biggest payout
-- Which traveller did we give the most money at one time?
-- compensation payments by amount, the top one's passenger name
SELECT c.psgr_nm FROM cmplt AS c JOIN comp_pmt AS p ON c.cmplt_no = p.cmplt_no ORDER BY p.amt DESC LIMIT 1;
-- Give the amounts of payments authorized by Ray Holt.
-- how much were the sums Ray Holt approved, one by one
-- How much was each payout that Ray Holt signed off?
-- signed off by Ray Holt: payment amounts
SELECT p.amt FROM comp_pmt AS p JOIN handler AS h ON p.auth_by = h.usr_id WHERE h.disp_nm = 'Ray Holt';
-- What are the smallest, average and largest payments?
-- compensation amounts: least, mean, most
-- How much money do we give at the least, on average and at the most in one payout?
-- compensation amount: min, mean, max
SELECT MIN(amt), AVG(amt), MAX(amt) FROM comp_pmt;
-- Which complaint numbers were received by web or app?
-- case numbers that came in over the web or the app
-- Which grievances reached us through the web or through the app? Their numbers.
-- channel app or web: complaint number
SELECT cmplt_no FROM cmplt WHERE chan = 'web' OR chan = 'app';
-- Show the names of passengers who were never paid anything.
-- passengers that have not received a payment
-- Which travellers never got any money from us?
-- zero compensation so far: passenger name
SELECT psgr_nm FROM cmplt EXCEPT SELECT c.psgr_nm FROM cmplt AS c JOIN comp_pmt AS p ON c.cmplt_no = p.cmplt_no;
-- How many different lines appear in the complaints?
-- distinct lines complained about, count
-- On how many separate tram routes do people have a grievance?
-- count of line numbers with a complaint, each one time
SELECT COUNT(DISTINCT line_no) FROM cmplt;
-- List the descriptions of categories whose number of days allowed is below the average.
-- which categories must be answered faster than the mean number of days?
-- What sorts of grievance have a deadline shorter than is usual on average?
-- deadline days under the mean: category description
SELECT descr FROM cmplt_cat WHERE sla_days < (SELECT AVG(sla_days) FROM cmplt_cat);
-- database: cargo_trike_deliveries
CREATE TABLE hub (id INTEGER PRIMARY KEY, name TEXT, district TEXT, parking_places INTEGER);
CREATE TABLE courier (id INTEGER PRIMARY KEY, nickname TEXT, hub_id INTEGER REFERENCES hub(id), birth_year INTEGER, contract TEXT);
CREATE TABLE trike (plate TEXT PRIMARY KEY, model TEXT, max_load_kg INTEGER, hub_id INTEGER REFERENCES hub(id), bought_on TEXT);
CREATE TABLE tour (id INTEGER PRIMARY KEY, tour_date TEXT, courier_id INTEGER REFERENCES courier(id), trike_plate TEXT REFERENCES trike(plate), km REAL);
CREATE TABLE parcel (barcode TEXT PRIMARY KEY, sender TEXT, recipient TEXT, street TEXT, weight_kg REAL, tour_id INTEGER REFERENCES tour(id), status TEXT, delivered_at TEXT);
CREATE TABLE attempt (id INTEGER PRIMARY KEY, barcode TEXT REFERENCES parcel(barcode), attempted_on TEXT, reason_failed TEXT);
INSERT INTO hub VALUES (1,'Spinnerei','Plagwitz',12),(2,'Old Depot','Reudnitz',8),(3,'Canal Shed','Lindenau',5);
INSERT INTO courier VALUES (1,'Flitz',1,1994,'full time'),(2,'Momo',1,2001,'student'),(3,'Turbo Tine',2,1988,'full time'),(4,'Kalle',2,1979,'part time'),(5,'Sprocket',3,1999,'student');
INSERT INTO trike VALUES ('L-01','Bullhorn',120,1,'2020-05-01'),('L-02','Armadillo',150,1,'2022-03-12'),('L-03','Armadillo',150,2,'2022-03-12'),('L-04','Packster',90,2,'2019-09-09'),('L-05','Bullhorn',120,3,'2023-07-01');
INSERT INTO tour VALUES (1,'2024-02-05',1,'L-01',31.5),(2,'2024-02-05',3,'L-03',27),(3,'2024-02-06',2,'L-02',18.4),(4,'2024-02-06',3,'L-03',40.2),(5,'2024-02-07',4,'L-04',12),(6,'2024-02-07',1,'L-02',35.8);
INSERT INTO parcel VALUES ('P001','Book Nest','Engel','Karl-Heine-Str',1.2,1,'delivered','10:20'),('P002','Bean There','Cafe Puschkin','Zschochersche Str',24,1,'delivered','11:05'),('P003','Book Nest','Haas','Oststr',0.8,2,'returned',NULL),('P004','Leaf and Stem','Hotel Lux','Ritterstr',15.5,2,'delivered','09:40'),('P005','Bean There','Radial','Dresdner Str',30,4,'delivered','12:15'),('P006','Book Nest','Engel','Karl-Heine-Str',2.1,3,'delivered','15:30'),('P007','Leaf and Stem','Witt','Oststr',6.3,5,'lost',NULL),('P008','Wollkorb','Haas','Oststr',3.4,6,'delivered','13:55');
INSERT INTO attempt VALUES (1,'P003','2024-02-05','nobody home'),(2,'P003','2024-02-06','nobody home'),(3,'P006','2024-02-05','wrong address'),(4,'P008','2024-02-06','nobody home'),(5,'P005','2024-02-05','shop closed');
-- Which nicknames belong to couriers of the hub Spinnerei?
-- riders working out of Spinnerei, by nickname
-- Who rides from the Spinnerei depot? What their mates call them.
-- hub Spinnerei: nickname of each rider
SELECT c.nickname FROM courier AS c JOIN hub AS h ON c.hub_id = h.id WHERE h.name = 'Spinnerei';
-- How many parcels were delivered?
-- count of delivered packets
-- How many packages have reached the customer (delivered)?
-- parcel count, status delivered
SELECT COUNT(*) FROM parcel WHERE status = 'delivered';
-- What is the heaviest parcel? Show its barcode and weight.
-- barcode and kilos of the packet weighing most
-- Which package is hardest to lift, and how many kilos is it? Its code first.
-- parcels by kilos, going down, one only: barcode plus kilos
SELECT barcode, weight_kg FROM parcel ORDER BY weight_kg DESC LIMIT 1;
-- Give the total distance ridden by each courier with the nickname.
-- km in all for every rider who has been on tour, nickname first
-- How far has each rider cycled all told? What mates call the rider comes first.
-- nickname, kilometres added up over the rider's trips
SELECT c.nickname, SUM(t.km) FROM courier AS c JOIN tour AS t ON c.id = t.courier_id GROUP BY c.id;
-- Which couriers have not made any tour?
-- nicknames that appear on no tour
-- Which riders have never gone out on a round? What mates call them.
-- zero tours so far: courier's nickname
SELECT nickname FROM courier WHERE id NOT IN (SELECT courier_id FROM tour);
-- List the recipients of the parcels brought by Turbo Tine.
-- to whom did Turbo Tine carry packets?
-- Who got the packages that Turbo Tine dropped off?
-- rider nicknamed Turbo Tine: recipient of each parcel
SELECT p.recipient FROM parcel AS p JOIN tour AS t ON p.tour_id = t.id JOIN courier AS c ON t.courier_id = c.id WHERE c.nickname = 'Turbo Tine';
-- Which senders sent at least 2 parcels?
-- shops with two or more packets
-- Who posted 2 packages or more?
-- no fewer than 2 parcels: sender
SELECT sender FROM parcel GROUP BY sender HAVING COUNT(*) >= 2;
-- Show the average load limit of the trikes at each hub by hub name.
-- hub names with the mean maximum load of their trikes
-- How many kilos may the bikes carry on average at every depot? The depot first.
-- per hub: its name, mean maximum load of the bikes
SELECT h.name, AVG(k.max_load_kg) FROM hub AS h JOIN trike AS k ON h.id = k.hub_id GROUP BY h.id;
-- What are the plates of trikes that were never used on a tour?
-- trikes that never left the shed, plates
-- Which cargo bikes has nobody ever ridden out? Registration only.
-- zero tours so far: number plate of the trike
SELECT plate FROM trike WHERE plate NOT IN (SELECT trike_plate FROM tour);
-- For which barcodes did an attempt fail because nobody home? List each only once.
-- distinct barcodes with a failed attempt marked nobody home
-- Which packages could not be handed over because there was nobody home? Their codes, no repeats.
-- failure reason nobody home: parcel barcode, each one time
SELECT DISTINCT barcode FROM attempt WHERE reason_failed = 'nobody home';
-- Find the shortest, longest and average tour in km.
-- tour lengths: minimum, maximum, mean
-- How far is a round at the least, at the most and on average?
-- tour kilometres: min, max, mean
SELECT MIN(km), MAX(km), AVG(km) FROM tour;
-- Which tour dates had a tour longer than the average tour? No duplicates.
-- different days with a trip above the mean distance
-- On which days did somebody ride further than is usual on average? No repeats.
-- kilometres over the mean: tour date, each one time
SELECT DISTINCT tour_date FROM tour WHERE km > (SELECT AVG(km) FROM tour);
-- How many different models of trike do we own?
-- number of distinct trike models
-- How many separate makes of cargo bike are in our sheds, going by model?
-- count of trike models, each one time
SELECT COUNT(DISTINCT model) FROM trike;
-- Which couriers born after 1990 have a student contract?
-- students among the riders who were born after 1990, nicknames
-- Who of the student riders came into the world later than 1990? What mates call them.
-- contract student and birth year later than 1990: courier's nickname
SELECT nickname FROM courier WHERE birth_year > 1990 AND contract = 'student';
-- Show the barcodes of parcels to Oststr and their status.
-- Oststr packets: barcode and state
-- Which packages go to Oststr, and are they there yet or still on the way? Their codes first, then how it stands.
-- street Oststr: code of each parcel plus its current status
SELECT barcode, status FROM parcel WHERE street = 'Oststr';
-- Which two hubs have the most parking places?
-- top 2 depots by room for parking
-- At which 2 depots can the most vehicles be parked?
-- hubs by parking spots, going down, 2 names
SELECT name FROM hub ORDER BY parking_places DESC LIMIT 2;
-- database: street_cleaning_fleet
CREATE TABLE yard (yd_cd TEXT PRIMARY KEY, yd_nm TEXT, addr_ln1 TEXT);
CREATE TABLE veh (veh_no INTEGER PRIMARY KEY, reg_plt TEXT, typ TEXT, make TEXT, yr INTEGER, yd_cd TEXT REFERENCES yard(yd_cd), stat TEXT, odo_km INTEGER);
CREATE TABLE drv (drv_no INTEGER PRIMARY KEY, drv_nm TEXT, lic_cls TEXT, lic_exp TEXT, home_yd TEXT REFERENCES yard(yd_cd));
CREATE TABLE trip (trip_no INTEGER PRIMARY KEY, veh_no INTEGER REFERENCES veh(veh_no), drv_no INTEGER REFERENCES drv(drv_no), trip_dt TEXT, route TEXT, km INTEGER);
CREATE TABLE fuel (fuel_no INTEGER PRIMARY KEY, veh_no INTEGER REFERENCES veh(veh_no), fuel_dt TEXT, ltr REAL, amt REAL);
CREATE TABLE dmg_rpt (rpt_no INTEGER PRIMARY KEY, trip_no INTEGER REFERENCES trip(trip_no), descr TEXT, est_cost REAL, insd_flg TEXT);
INSERT INTO yard VALUES ('N1','Northgate','12 Mill Rd'),('S1','Southbank','4 Weir Ln'),('H1','Harbourside','Dock 7');
INSERT INTO veh VALUES (301,'SC 114','sweeper','Johnston',2016,'N1','ACT',88200),(302,'SC 115','sweeper','Bucher',2020,'S1','ACT',41500),(303,'SC 201','gritter','Econ',2012,'N1','SOLD',132000),(304,'SC 202','gritter','Econ',2019,'H1','ACT',37900),(305,'SC 310','tipper','Dennis',2018,'S1','WKS',76400),(306,'SC 311','tipper','Dennis',2022,'N1','ACT',19800);
INSERT INTO drv VALUES (1,'G. Tully','C','2026-03-01','N1'),(2,'P. Amadi','C1','2024-11-15','S1'),(3,'L. Frost','C','2025-07-30','N1'),(4,'H. Quigg','C','2027-01-10','H1'),(5,'R. Yates','B','2028-09-09','S1');
INSERT INTO trip VALUES (1,301,1,'2023-11-01','Market Loop',22),(2,302,2,'2023-11-01','River Path',31),(3,304,4,'2023-11-25','Ring Road',64),(4,301,3,'2023-11-02','Station Hill',18),(5,306,1,'2023-11-03','Depot Run',40),(6,304,4,'2023-12-02','Ring Road',70),(7,302,2,'2023-12-04','Market Loop',25);
INSERT INTO fuel VALUES (1,301,'2023-11-01',95.5,152.8),(2,302,'2023-11-01',80,128),(3,304,'2023-11-26',140,224),(4,301,'2023-11-20',99,158.4),(5,306,'2023-11-05',70.2,112.3),(6,305,'2023-10-12',60,96);
INSERT INTO dmg_rpt VALUES (1,2,'mirror broken',180,'N'),(2,3,'plough bent',2400,'Y'),(3,5,'bumper scratched',350,'N'),(4,6,'windscreen cracked',620,'Y');
-- Show the plates of vehicles of type sweeper.
-- registration plates of every sweeper
-- What do the number plates of our sweeper trucks say?
-- vehicle type sweeper: number plate
SELECT reg_plt FROM veh WHERE typ = 'sweeper';
-- How many vehicles are kept at the yard Northgate?
-- Northgate: number of vehicles stationed
-- How many trucks are garaged at Northgate?
-- count of vehicles belonging to the Northgate depot
SELECT COUNT(*) FROM veh AS v JOIN yard AS y ON v.yd_cd = y.yd_cd WHERE y.yd_nm = 'Northgate';
-- Which vehicle has the highest odometer reading? Give the plate.
-- plate of the one with most kilometres on the clock
-- Which truck has been driven furthest? Its number plate.
-- vehicles by mileage, the top registration
SELECT reg_plt FROM veh ORDER BY odo_km DESC LIMIT 1;
-- What did fuel cost in total for each vehicle plate?
-- fuel bill by plate
-- How much money went into the tank of each truck? Its number plate first.
-- number plate, fuel amounts added up
SELECT v.reg_plt, SUM(f.amt) FROM veh AS v JOIN fuel AS f ON v.veh_no = f.veh_no GROUP BY v.veh_no;
-- List the names of drivers who have made no trip.
-- which drivers did not drive at all
-- Who behind the wheel has never been out?
-- zero trips so far: driver name
SELECT drv_nm FROM drv WHERE drv_no NOT IN (SELECT drv_no FROM trip);
-- Find the routes driven by G. Tully.
-- where did G. Tully go, by route
-- Which ways did G. Tully take with the truck?
-- driver G. Tully: the route of each trip
SELECT t.route FROM trip AS t JOIN drv AS d ON t.drv_no = d.drv_no WHERE d.drv_nm = 'G. Tully';
-- Which drivers reported damage costing more than 500? Give name and description.
-- damage estimated over 500: the driver and what happened
-- Who was at the wheel when harm was done that is dearer than 500 to repair, and what was it?
-- estimated repair cost above 500: driver name, damage description
SELECT d.drv_nm, r.descr FROM dmg_rpt AS r JOIN trip AS t ON r.trip_no = t.trip_no JOIN drv AS d ON t.drv_no = d.drv_no WHERE r.est_cost > 500;
-- Which routes were driven more than once?
-- routes with over one trip
-- Which rounds did our people drive more than one time?
-- more than 1 trip: route
SELECT route FROM trip GROUP BY route HAVING COUNT(*) > 1;
-- What is the average odometer reading by vehicle type?
-- mean km on the clock, type by type
-- How far has each sort of truck been driven on average? The sort first.
-- vehicle type, mean mileage
SELECT typ, AVG(odo_km) FROM veh GROUP BY typ;
-- Give the names of drivers whose license expires before 2026-01-01 and whose class is C.
-- class C drivers with a licence running out before 2026-01-01
-- Whose driving permit is of class C and ends earlier than 2026-01-01?
-- licence end date earlier than 2026-01-01 and class C: driver name
SELECT drv_nm FROM drv WHERE lic_exp < '2026-01-01' AND lic_cls = 'C';
-- Which vehicles never took on fuel? Show the plates.
-- plates without a single refuelling
-- Which trucks have never been filled up? Their number plates.
-- zero fuel records: vehicle registration
SELECT reg_plt FROM veh WHERE veh_no NOT IN (SELECT veh_no FROM fuel);
-- Show the minimum, maximum and average trip distance.
-- trip km: shortest, longest, mean
-- How far do our people drive at one time: at least, at most, on average?
-- trip kilometres: min, max, mean
SELECT MIN(km), MAX(km), AVG(km) FROM trip;
-- Which plates have more kilometres on the odometer than the average vehicle?
-- vehicles that have run further than average, plates
-- Which trucks have a higher mileage than is usual on average? Number plates.
-- mileage over the mean: vehicle registration
SELECT reg_plt FROM veh WHERE odo_km > (SELECT AVG(odo_km) FROM veh);
-- How many different makes are in the fleet?
-- count the distinct manufacturers
-- How many separate brands of truck do we own?
-- count of vehicle makes, each one time
SELECT COUNT(DISTINCT make) FROM veh;
-- What are the plates of vehicles that have had trips and also damage?
-- plates with a damage report behind one of their trips, each only once
-- Which trucks were broken or dented on a drive? Number plates, no repeats.
-- trip with a damage report: vehicle registration, each one time
SELECT DISTINCT v.reg_plt FROM veh AS v JOIN trip AS t ON v.veh_no = t.veh_no JOIN dmg_rpt AS r ON t.trip_no = r.trip_no;
-- Which yard do most drivers call home? If two tie, no matter; list instead each yard name and its number of drivers.
-- yard names with how many drivers are based there
-- How many people behind the wheel belong to each depot? The depot first.
-- driver count per home yard, yard name in front
SELECT y.yd_nm, COUNT(*) FROM yard AS y JOIN drv AS d ON d.home_yd = y.yd_cd GROUP BY y.yd_cd;
-- database: medlease_equipment
CREATE TABLE Lessee (LesseeNo INTEGER PRIMARY KEY, PracticeName TEXT, Canton TEXT, CreditClass TEXT);
CREATE TABLE Asset (SerialNo TEXT PRIMARY KEY, Description TEXT, Manufacturer TEXT, PurchasePrice INTEGER, PurchaseDate TEXT);
CREATE TABLE LeaseContract (ContractNo INTEGER PRIMARY KEY, LesseeNo INTEGER REFERENCES Lessee(LesseeNo), SerialNo TEXT REFERENCES Asset(SerialNo), StartDate TEXT, TermMonths INTEGER, MonthlyRate REAL, ResidualValue INTEGER, Status TEXT);
CREATE TABLE Instalment (InstalmentID INTEGER PRIMARY KEY, ContractNo INTEGER REFERENCES LeaseContract(ContractNo), DueDate TEXT, PaidDate TEXT, Amount REAL, ReminderLevel INTEGER);
INSERT INTO Lessee VALUES (1,'Radiologie am See','Zug','A'),(2,'Zahnpraxis Keller','Bern','B'),(3,'Augenzentrum Thun','Bern','A'),(4,'Physio Plus','Vaud','C'),(5,'Hautpraxis Lugano','Ticino','B');
INSERT INTO Asset VALUES ('MR-9001','MRI scanner','Siemens',1250000,'2020-02-10'),('XR-3310','X-ray unit','Philips',180000,'2021-06-01'),('DC-7720','dental chair','Sirona',42000,'2022-01-15'),('OC-1188','retina camera','Zeiss',66000,'2022-09-20'),('LS-5050','skin laser','Candela',98000,'2023-04-04'),('US-4412','ultrasound','Philips',54000,'2023-05-19');
INSERT INTO LeaseContract VALUES (8001,1,'MR-9001','2020-03-01',84,15900,125000,'running'),(8002,1,'XR-3310','2021-07-01',60,3150,18000,'running'),(8003,2,'DC-7720','2022-02-01',48,940,4200,'arrears'),(8004,3,'OC-1188','2022-10-01',48,1480,6600,'running'),(8005,5,'LS-5050','2023-05-01',60,1790,9800,'bought out');
INSERT INTO Instalment VALUES (1,8001,'2024-01-01','2023-12-29',15900,0),(2,8001,'2024-02-01','2024-02-01',15900,0),(3,8002,'2024-01-01','2024-01-03',3150,0),(4,8003,'2024-01-01',NULL,940,3),(5,8003,'2024-02-01',NULL,940,2),(6,8004,'2024-02-01','2024-01-30',1480,0),(7,8005,'2023-12-01','2023-12-20',1790,1);
-- List the names of the practices in Bern.
-- which customers are in Bern
-- Which doctors' offices are located in Bern?
-- canton Bern: practice name of each lessee
SELECT PracticeName FROM Lessee WHERE Canton = 'Bern';
-- Which asset was the most expensive? Give its description.
-- what is the dearest thing we ever bought
-- For which device did we pay more than for any other? What it is.
-- assets by purchase price, the top description
SELECT Description FROM Asset ORDER BY PurchasePrice DESC LIMIT 1;
-- How many lease contracts are running?
-- number of leases now running
-- How many rental agreements are in force (running)?
-- status running: lease count
SELECT COUNT(*) FROM LeaseContract WHERE Status = 'running';
-- Show the name of each practice and the sum of its monthly rates.
-- monthly total by customer, name first
-- How much does each doctor's office pay us per month, all its agreements added up? The office first.
-- practice name, monthly rates summed over its contracts
SELECT T1.PracticeName, SUM(T2.MonthlyRate) FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeNo = T2.LesseeNo GROUP BY T1.LesseeNo;
-- Which practices lease something made by Philips?
-- customers with a Philips device on lease
-- Which doctors' offices rent a machine built by Philips?
-- manufacturer Philips: practice name on each contract
SELECT T1.PracticeName FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeNo = T2.LesseeNo JOIN Asset AS T3 ON T2.SerialNo = T3.SerialNo WHERE T3.Manufacturer = 'Philips';
-- Which assets are not leased to anyone? Give the descriptions.
-- equipment never put out on lease
-- Which machines has nobody ever rented from us? What they are.
-- zero lease contracts: asset description
SELECT Description FROM Asset WHERE SerialNo NOT IN (SELECT SerialNo FROM LeaseContract);
-- Which practices have no lease contract?
-- customer names without any lease
-- Which doctors' offices rent no machine at all from us?
-- zero contracts: name of the practice
SELECT PracticeName FROM Lessee WHERE LesseeNo NOT IN (SELECT LesseeNo FROM LeaseContract);
-- Show the due dates of instalments that have not been paid.
-- when were the unpaid instalments due
-- On what days should people have given us money that has never come in?
-- paid date empty: due date of the instalment
SELECT DueDate FROM Instalment WHERE PaidDate IS NULL;
-- Which practice has at least one instalment at reminder level 3?
-- whom have we sent a level 3 reminder
-- Which doctors' offices have been chased for money up to stage 3?
-- an instalment with reminder level 3: name of the practice, one row per instalment
SELECT T1.PracticeName FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeNo = T2.LesseeNo JOIN Instalment AS T3 ON T2.ContractNo = T3.ContractNo WHERE T3.ReminderLevel = 3;
-- Find the contract numbers with more than one instalment on record.
-- contracts that show over one instalment, numbers
-- Which rental agreements have more than a single payment recorded? Their numbers.
-- more than 1 instalment: contract number
SELECT ContractNo FROM Instalment GROUP BY ContractNo HAVING COUNT(*) > 1;
-- What is the average monthly rate for each term in months?
-- mean rate by length of the lease in months
-- How much is paid per month on average for every duration, the duration in months first?
-- term in months, mean monthly payment
SELECT TermMonths, AVG(MonthlyRate) FROM LeaseContract GROUP BY TermMonths;
-- What are the lowest and highest residual values?
-- residual values, least and most
-- How much is a machine still worth when the rental ends, at the least and at the most?
-- min and max residual value over all contracts
SELECT MIN(ResidualValue), MAX(ResidualValue) FROM LeaseContract;
-- List the descriptions of assets that cost less than the average asset.
-- equipment bought below the mean price
-- Which machines were cheaper than is usual on average? What they are.
-- purchase price under the mean: asset description
SELECT Description FROM Asset WHERE PurchasePrice < (SELECT AVG(PurchasePrice) FROM Asset);
-- How many different manufacturers do the assets come from?
-- number of distinct makers
-- How many separate companies built our machines?
-- count of asset manufacturers, each one time
SELECT COUNT(DISTINCT Manufacturer) FROM Asset;
-- Which practices have credit class C, or a contract in arrears?
-- class C customers together with those in arrears
-- Which doctors' offices are of creditworthiness C or behind with paying (arrears)? No repeats.
-- contract status arrears, or else credit class C: practice name, each one time
SELECT PracticeName FROM Lessee WHERE CreditClass = 'C' UNION SELECT T1.PracticeName FROM Lessee AS T1 JOIN LeaseContract AS T2 ON T1.LesseeNo = T2.LesseeNo WHERE T2.Status = 'arrears';
-- database: three_balls_pawnbroker
CREATE TABLE pledger (id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT, id_doc TEXT, street TEXT, banned TEXT);
CREATE TABLE item_kind (kind_code TEXT PRIMARY KEY, label TEXT, loan_pct INTEGER);
CREATE TABLE pledge (ticket_no INTEGER PRIMARY KEY, pledger_id INTEGER REFERENCES pledger(id), kind_code TEXT REFERENCES item_kind(kind_code), item TEXT, appraised REAL, loan REAL, pledged_on TEXT, due_on TEXT, state TEXT);
CREATE TABLE extension (ext_id INTEGER PRIMARY KEY, ticket_no INTEGER REFERENCES pledge(ticket_no), extended_on TEXT, fee REAL);
CREATE TABLE auction_sale (lot INTEGER PRIMARY KEY, ticket_no INTEGER REFERENCES pledge(ticket_no), sold_on TEXT, hammer_price REAL, buyer TEXT);
INSERT INTO pledger VALUES (1,'Maureen','Dunne','passport','Capel St','N'),(2,'Stelian','Popa','licence','Moore St','N'),(3,'Grace','Okoro','passport','Talbot St','N'),(4,'Fintan','Byrne','licence','Capel St','Y'),(5,'Hugo','Lanz','passport','Bow Lane','N');
INSERT INTO item_kind VALUES ('JW','jewellery',60),('WT','watch',50),('IN','instrument',40),('EL','electronics',30),('CO','coins',70);
INSERT INTO pledge VALUES (4401,1,'JW','gold bracelet',900,540,'2023-01-10','2023-07-10','redeemed'),(4402,2,'IN','violin',2500,1000,'2023-02-03','2023-08-03','sold'),(4403,3,'WT','diver watch',3200,1600,'2023-03-15','2023-09-15','in pawn'),(4404,1,'JW','sapphire ring',1500,900,'2023-04-20','2023-10-20','in pawn'),(4405,4,'EL','laptop',600,180,'2023-05-02','2023-11-02','sold'),(4406,2,'IN','trumpet',700,280,'2023-06-18','2023-12-18','redeemed'),(4407,1,'WT','pocket watch',400,200,'2023-07-01','2024-01-01','sold');
INSERT INTO extension VALUES (1,4403,'2023-09-10',48),(2,4404,'2023-10-18',27),(3,4403,'2024-03-11',48),(4,4402,'2023-08-01',30);
INSERT INTO auction_sale VALUES (1,4402,'2024-03-20',1850,'Ceol Instruments'),(2,4405,'2024-03-20',240,'TechAgain'),(3,4407,'2024-03-20',510,'Private');
-- What items are in pawn?
-- list the things now in pawn
-- Which belongings of customers are we holding in pawn?
-- pledge state in pawn: the item
SELECT item FROM pledge WHERE state = 'in pawn';
-- How many pledges did Maureen Dunne make?
-- Maureen Dunne: how many tickets
-- How often did Maureen Dunne bring in belongings to borrow money on?
-- pledge count for customer Maureen Dunne
SELECT COUNT(*) FROM pledge AS p JOIN pledger AS g ON p.pledger_id = g.id WHERE g.first_name = 'Maureen' AND g.surname = 'Dunne';
-- Which item has the highest appraised value?
-- the most valuable thing ever pledged, going by our appraisal
-- Which object did we judge to be worth the most?
-- pledges by appraisal, the top item
SELECT item FROM pledge ORDER BY appraised DESC LIMIT 1;
-- What is the total lent for each kind label?
-- money lent, by label of the kind
-- How much did people borrow on each sort of goods? The sort first.
-- label of the item kind, loans added up
SELECT k.label, SUM(p.loan) FROM item_kind AS k JOIN pledge AS p ON k.kind_code = p.kind_code GROUP BY k.kind_code;
-- Show the items sold at auction and their hammer prices.
-- what went under the hammer and for how much
-- Which objects were auctioned off, and how much did the bidder pay?
-- auctioned pledges: item plus selling price
SELECT p.item, a.hammer_price FROM pledge AS p JOIN auction_sale AS a ON p.ticket_no = a.ticket_no;
-- Which surnames belong to customers who never pledged anything?
-- surnames without a ticket to their name
-- Who has never pawned any belongings with us? Family names.
-- zero pledges so far: customer's surname
SELECT surname FROM pledger WHERE id NOT IN (SELECT pledger_id FROM pledge);
-- Which ticket numbers were extended more than once?
-- tickets with over one extension
-- Which tickets were given more time more than one time? Their numbers.
-- more than 1 extension: ticket number
SELECT ticket_no FROM extension GROUP BY ticket_no HAVING COUNT(*) > 1;
-- Find the surname of the person whose item fetched the highest hammer price.
-- who once owned the lot that sold dearest? surname
-- Who pawned the object for which a bidder paid the most? Family name.
-- auction sales by hammer price, the top one's original customer: surname
SELECT g.surname FROM pledger AS g JOIN pledge AS p ON g.id = p.pledger_id JOIN auction_sale AS a ON p.ticket_no = a.ticket_no ORDER BY a.hammer_price DESC LIMIT 1;
-- Which kinds, by label, have never been pledged?
-- labels for which we have taken nothing in
-- Which sorts of goods has nobody ever brought in?
-- item kinds with zero pledges, label only
SELECT label FROM item_kind WHERE kind_code NOT IN (SELECT kind_code FROM pledge);
-- Give the smallest, largest and average loan.
-- loans: minimum, maximum, mean
-- How much do people borrow at the least, at the most and on average?
-- loan amount: min, max, mean
SELECT MIN(loan), MAX(loan), AVG(loan) FROM pledge;
-- List items whose loan is above the average loan.
-- things on which we lent more than the mean
-- For which objects did we hand out more money than is usual on average?
-- loan higher than the mean: the pledged item
SELECT item FROM pledge WHERE loan > (SELECT AVG(loan) FROM pledge);
-- How many different buyers bought at the auction?
-- distinct auction buyers, count
-- How many separate people won a lot at auction?
-- count of auction buyers, each one time
SELECT COUNT(DISTINCT buyer) FROM auction_sale;
-- Which items of the kind instrument were appraised above 1000?
-- instrument pledges valued over 1000
-- Which objects of the sort instrument did we judge to be worth more than 1000?
-- appraisal over 1000 and kind labelled instrument: the item
SELECT p.item FROM pledge AS p JOIN item_kind AS k ON p.kind_code = k.kind_code WHERE k.label = 'instrument' AND p.appraised > 1000;
-- Which surnames have both a redeemed pledge and a sold pledge?
-- people who saw one thing redeemed and another sold
-- Who bought one object back (redeemed) and also lost one that was sold? Family names.
-- state sold for one pledge, state redeemed for another: surname of the customer
SELECT g.surname FROM pledger AS g JOIN pledge AS p ON g.id = p.pledger_id WHERE p.state = 'redeemed' INTERSECT SELECT g.surname FROM pledger AS g JOIN pledge AS p ON g.id = p.pledger_id WHERE p.state = 'sold';
-- Show first name and surname of customers on Capel St who are not banned (N).
-- Capel St people with banned set to n: first name, surname
-- Which people living in Capel St may still come in here (banned N)? Forename, family name.
-- banned N and street Capel St: given name plus surname
SELECT first_name, surname FROM pledger WHERE street = 'Capel St' AND banned = 'N';
-- How much have we taken in extension fees in total?
-- sum of the fees for prolonging
-- How much money have people paid us for more time, all told?
-- extension charges added up
SELECT SUM(fee) FROM extension;
