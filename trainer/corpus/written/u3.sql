-- database: willowmere_nurse_agency
CREATE TABLE branch (branchId INTEGER PRIMARY KEY, branchName TEXT, town TEXT, phone TEXT, openedYear INTEGER);
CREATE TABLE consultant (consultantId INTEGER PRIMARY KEY, fullName TEXT, branchId INTEGER REFERENCES branch(branchId), managerId INTEGER REFERENCES consultant(consultantId), hiredYear INTEGER, commissionPct REAL);
CREATE TABLE payBand (bandCode TEXT PRIMARY KEY, bandName TEXT, minRate REAL, maxRate REAL);
CREATE TABLE nurse (nurseId INTEGER PRIMARY KEY, fullName TEXT, registrationNo TEXT, bandCode TEXT REFERENCES payBand(bandCode), town TEXT, joinedOn TEXT, recruitedBy INTEGER REFERENCES consultant(consultantId), drivesCar TEXT);
CREATE TABLE skill (skillCode TEXT PRIMARY KEY, skillName TEXT, refreshMonths INTEGER, mandatory TEXT);
CREATE TABLE nurseSkill (nurseId INTEGER REFERENCES nurse(nurseId), skillCode TEXT REFERENCES skill(skillCode), certifiedOn TEXT, assessor TEXT, PRIMARY KEY (nurseId, skillCode));
CREATE TABLE client (clientId INTEGER PRIMARY KEY, clientName TEXT, clientType TEXT, town TEXT, accountManagerId INTEGER REFERENCES consultant(consultantId), contractStart TEXT, contractEnd TEXT);
CREATE TABLE careUnit (unitId INTEGER PRIMARY KEY, clientId INTEGER REFERENCES client(clientId), unitName TEXT, bedCount INTEGER, specialty TEXT);
CREATE TABLE placement (placementId INTEGER PRIMARY KEY, unitId INTEGER REFERENCES careUnit(unitId), nurseId INTEGER REFERENCES nurse(nurseId), arrangedBy INTEGER REFERENCES consultant(consultantId), startsOn TEXT, endsOn TEXT, shiftPattern TEXT, hourlyCharge REAL, status TEXT);
CREATE TABLE timesheet (timesheetId INTEGER PRIMARY KEY, placementId INTEGER REFERENCES placement(placementId), weekEnding TEXT, hoursWorked REAL, approvedOn TEXT, status TEXT);
CREATE TABLE feedback (feedbackId INTEGER PRIMARY KEY, placementId INTEGER REFERENCES placement(placementId), stars INTEGER, remark TEXT, givenBy TEXT);
INSERT INTO branch VALUES (1,'Willowmere Head Office','Oxbury','01990 4410',1994),(2,'Coast Branch','Selmouth','01990 5520',2007),(3,'North Branch','Hexley','01990 6630',2018);
INSERT INTO consultant VALUES (1,'Gillian Tarn',1,NULL,1996,6.5),(2,'Marcus Obel',1,1,2009,4),(3,'Ines Figueira',2,1,2012,4.5),(4,'Dai Prosser',2,3,2019,3),(5,'Wanda Kosta',3,1,2020,3.5),(6,'Leo Hatch',3,5,2023,2);
INSERT INTO payBand VALUES ('B3','healthcare support',12.5,14.2),('B5','staff nurse',17,21.5),('B6','senior nurse',21,26),('B7','nurse specialist',25.5,32),('B8','nurse consultant',33,45);
INSERT INTO nurse VALUES (1,'Amara Eze','NM1001','B6','Oxbury','2011-03-14',1,'Y'),(2,'Birgit Solheim','NM1002','B5','Selmouth','2016-07-01',3,'Y'),(3,'Colm Devlin','NM1003','B7','Hexley','2018-10-22',5,'N'),(4,'Daria Popa','NM1004','B5','Oxbury','2020-01-06',2,'N'),(5,'Elliot Grange',NULL,'B3','Selmouth','2021-05-17',3,'Y'),(6,'Femi Alade','NM1006','B6','Selmouth','2019-09-09',4,'Y'),(7,'Grace Tuohy','NM1007','B5','Marlow End','2022-11-28',2,'Y'),(8,'Harvinder Gill',NULL,'B3','Hexley','2023-04-03',5,'N');
INSERT INTO skill VALUES ('VEN','ventilator care',24,'N'),('IVT','intravenous therapy',12,'N'),('BLS','basic life support',12,'Y'),('PAE','paediatric nursing',36,'N'),('MOV','moving and handling',18,'Y'),('DIA','dialysis nursing',24,'N');
INSERT INTO nurseSkill VALUES (1,'VEN','2023-02-10','K. Lund'),(1,'BLS','2023-06-01','S. Perrin'),(2,'BLS','2022-12-15','S. Perrin'),(2,'PAE','2021-04-20','K. Lund'),(3,'IVT','2023-01-30','K. Lund'),(3,'VEN','2022-08-18','R. Oduya'),(3,'BLS','2023-03-03','R. Oduya'),(4,'MOV','2022-10-10','S. Perrin'),(6,'IVT','2023-05-25','R. Oduya'),(6,'BLS','2022-09-07','S. Perrin'),(8,'MOV','2023-04-12','R. Oduya');
INSERT INTO client VALUES (1,'Oxbury Royal Hospital','hospital','Oxbury',1,'2015-04-01',NULL),(2,'Seaview Nursing Home','care home','Selmouth',3,'2018-09-01','2024-08-31'),(3,'Hexley Children''s Hospital','hospital','Hexley',5,'2020-02-01',NULL),(4,'Larch Court','care home','Oxbury',2,'2021-06-15',NULL),(5,'Bell Harbour Prison','prison','Selmouth',3,'2023-01-09','2023-12-31');
INSERT INTO careUnit VALUES (1,1,'Intensive Care',14,'critical care'),(2,1,'Ward Nine',28,'general medicine'),(3,2,'Seaview East Wing',22,'elderly care'),(4,3,'Starfish Ward',18,'paediatrics'),(5,3,'Newborn Unit',12,'neonatal'),(6,4,'Memory Unit',16,'dementia care'),(7,5,'Health Wing',6,'general medicine');
INSERT INTO placement VALUES (1,1,1,1,'2023-01-16','2023-04-14','nights',38,'finished'),(2,3,2,3,'2023-02-06','2023-03-31','days',29.5,'finished'),(3,1,3,2,'2023-03-13','2023-09-29','rotating',44,'finished'),(4,6,4,2,'2023-04-17',NULL,'days',28,'running'),(5,3,5,4,'2023-05-22','2023-06-30','weekends',19,'cancelled'),(6,7,6,3,'2023-06-05',NULL,'nights',36.5,'running'),(7,4,2,5,'2023-07-10','2023-12-22','days',31,'finished'),(8,2,1,1,'2023-08-21',NULL,'rotating',35,'running'),(9,2,4,2,'2023-09-04','2023-09-15','days',27,'finished');
INSERT INTO timesheet VALUES (1,1,'2023-01-22',36,'2023-01-24','paid'),(2,1,'2023-01-29',40.5,'2023-01-31','paid'),(3,2,'2023-02-12',37.5,'2023-02-15','paid'),(4,3,'2023-03-19',44,'2023-03-21','paid'),(5,4,'2023-04-23',30,'2023-04-27','paid'),(6,6,'2023-06-11',48,NULL,'disputed'),(7,7,'2023-07-16',35,'2023-07-18','paid'),(8,8,'2023-08-27',24,NULL,'waiting'),(9,3,'2023-03-26',46,'2023-03-28','paid'),(10,9,'2023-09-10',38,'2023-09-12','paid');
INSERT INTO feedback VALUES (1,1,5,'calm under pressure','Sister Hale'),(2,2,4,'good with residents','Mrs Orme'),(3,3,5,'excellent teacher','Sister Hale'),(4,5,1,'did not turn up','Mrs Orme'),(5,7,3,'often late','Dr Finch'),(6,9,2,'late with charts','Charge Nurse Pim');
-- Which three clients have the earliest contract start? List their names, the earliest first.
-- our three longest-standing clients by start of contract, oldest on top
-- Which three customers signed up with us first? Put the very first on top.
-- client names sorted by when the contract began, ascending, only 3
SELECT clientName FROM client ORDER BY contractStart LIMIT 3;
-- Which clients have a contract without an end? Show their names.
-- clients whose contract has no closing date
-- Which customers have an open-ended agreement with us?
-- contract end empty: client names
SELECT clientName FROM client WHERE contractEnd IS NULL;
-- What are the names of pay bands with a maximum rate between 20 and 33?
-- bands that top out at 20 to 33 an hour
-- At which grades can a nurse earn 20 to 33 at the very most?
-- band names, max rate from 20 up to 33
SELECT bandName FROM payBand WHERE maxRate BETWEEN 20 AND 33;
-- Find all remarks in the feedback that contain late.
-- what people wrote with late in it
-- What did people have to say whenever they used the word late?
-- feedback remarks including "late"
SELECT remark FROM feedback WHERE remark LIKE '%late%';
-- Show the lowest, the highest and the average hourly charge of the placements.
-- what we bill per hour: least, most, and on average
-- How much do we ask for an hour of a nurse's work, at the cheapest, at the dearest, and on average?
-- hourly charge over all placements - min, max, avg please
SELECT MIN(hourlyCharge), MAX(hourlyCharge), AVG(hourlyCharge) FROM placement;
-- Give the names of the nurses who have had a placement in a unit with the specialty general medicine.
-- nurses we ever put into general medicine
-- Who has ever been sent to a ward for general medicine?
-- full names of nurses with any placement in a care unit, specialty general medicine
SELECT fullName FROM nurse WHERE nurseId IN (SELECT T1.nurseId FROM placement AS T1 JOIN careUnit AS T2 ON T1.unitId = T2.unitId WHERE T2.specialty = 'general medicine');
-- List the names of nurses in the pay band named staff nurse, from the longest with the agency to the newest.
-- everybody banded as staff nurse, earliest joiner first
-- Who is graded as a staff nurse, starting with whoever has been on our books longest?
-- band name staff nurse: nurses by joining date, ascending, names only
SELECT T1.fullName FROM nurse AS T1 JOIN payBand AS T2 ON T1.bandCode = T2.bandCode WHERE T2.bandName = 'staff nurse' ORDER BY T1.joinedOn;
-- Which consultants report to Gillian Tarn? Give the name and the year of hiring.
-- who has Gillian Tarn as manager, and since what year are they here
-- Whose boss is Gillian Tarn, and when was each of them taken on?
-- Gillian Tarn is the manager - full name and hired year of her consultants
SELECT T1.fullName, T1.hiredYear FROM consultant AS T1 JOIN consultant AS T2 ON T1.managerId = T2.consultantId WHERE T2.fullName = 'Gillian Tarn';
-- How many beds do the units of each client have in total? Show the client's name and the total.
-- bed total per client, client first
-- How many patients could lie in the wards of every customer altogether? Customer first.
-- sum of bed count by client name
SELECT T1.clientName, SUM(T2.bedCount) FROM client AS T1 JOIN careUnit AS T2 ON T1.clientId = T2.clientId GROUP BY T1.clientId;
-- Which nurses have no skill certified? Return their names.
-- nurses without even one certificate
-- Who among our carers has not proved any ability, with no certificate at all?
-- nurse names without a single skill on record
SELECT fullName FROM nurse WHERE nurseId NOT IN (SELECT nurseId FROM nurseSkill);
-- How many different nurses have had a placement at Oxbury Royal Hospital?
-- distinct nurses we ever sent to Oxbury Royal Hospital
-- How many people, each counted once, have we sent to work at Oxbury Royal Hospital?
-- Oxbury Royal Hospital: number of different nurses over its placements
SELECT COUNT(DISTINCT T1.nurseId) FROM placement AS T1 JOIN careUnit AS T2 ON T1.unitId = T2.unitId JOIN client AS T3 ON T2.clientId = T3.clientId WHERE T3.clientName = 'Oxbury Royal Hospital';
-- Which nurses are skilled both in basic life support and in ventilator care?
-- nurses certified for basic life support who also hold ventilator care
-- Who has been certified in basic life support as well as in ventilator care?
-- nurse names holding both skills: ventilator care, basic life support
SELECT T1.fullName FROM nurse AS T1 JOIN nurseSkill AS T2 ON T1.nurseId = T2.nurseId JOIN skill AS T3 ON T2.skillCode = T3.skillCode WHERE T3.skillName = 'basic life support' INTERSECT SELECT T1.fullName FROM nurse AS T1 JOIN nurseSkill AS T2 ON T1.nurseId = T2.nurseId JOIN skill AS T3 ON T2.skillCode = T3.skillCode WHERE T3.skillName = 'ventilator care';
-- In which towns does a nurse live though there is no client?
-- nurses' home towns, minus the towns of clients
-- Where do our carers live without our having a customer there?
-- nurse towns minus client towns
SELECT town FROM nurse EXCEPT SELECT town FROM client;
-- Give the names of consultants who manage an account of the type prison or who have a commission above 6 percent.
-- people looking after a prison client, together with those on over 6 percent commission
-- Who in our offices looks after a prison, or keeps more than 6 percent of what they bring in?
-- names in one list - commission over 6, or account manager of a client of type prison
SELECT T1.fullName FROM consultant AS T1 JOIN client AS T2 ON T1.consultantId = T2.accountManagerId WHERE T2.clientType = 'prison' UNION SELECT fullName FROM consultant WHERE commissionPct > 6;
-- For each running placement, show the nurse's name, the unit's name and the client's name.
-- placements still running: nurse, unit, client
-- Who is out on a job that is running, on which ward, and for which customer?
-- status running: nurse's full name, unit name, client name, per placement
SELECT T2.fullName, T3.unitName, T4.clientName FROM placement AS T1 JOIN nurse AS T2 ON T1.nurseId = T2.nurseId JOIN careUnit AS T3 ON T1.unitId = T3.unitId JOIN client AS T4 ON T3.clientId = T4.clientId WHERE T1.status = 'running';
-- Which nurse has worked the most hours in total according to the timesheets?
-- name of the nurse with the largest sum of hours
-- Who has been on duty for longer than any other carer, all time sheets added up?
-- top nurse by sum of hours worked, name only
SELECT T1.fullName FROM nurse AS T1 JOIN placement AS T2 ON T1.nurseId = T2.nurseId JOIN timesheet AS T3 ON T2.placementId = T3.placementId GROUP BY T1.nurseId ORDER BY SUM(T3.hoursWorked) DESC LIMIT 1;
-- Which units have been served by at least two different nurses? Show the unit names.
-- units where 2 or more distinct nurses have been placed
-- Which wards have had no fewer than two of our people, each counted once?
-- unit names with 2+ different nurses placed
SELECT T1.unitName FROM careUnit AS T1 JOIN placement AS T2 ON T1.unitId = T2.unitId GROUP BY T1.unitId HAVING COUNT(DISTINCT T2.nurseId) >= 2;
-- Show the names of units with no placement.
-- units we have not sent anybody to
-- On which wards has none of our people ever worked?
-- no placement at all - care unit names
SELECT unitName FROM careUnit WHERE unitId NOT IN (SELECT unitId FROM placement);
-- Which placements are charged more per hour than the average placement? List the start date and hourly charge, dearest first.
-- starting day and rate of placements above the mean rate, from highest down
-- When did those jobs begin that cost a customer more an hour than average, and how much is it? Dearest on top.
-- hourly charge above the mean, descending: start date, hourly charge
SELECT startsOn, hourlyCharge FROM placement WHERE hourlyCharge > (SELECT AVG(hourlyCharge) FROM placement) ORDER BY hourlyCharge DESC;
-- What is the name of the nurse in the best rated placement with the days shift pattern?
-- among placements on days: nurse behind the one given most stars
-- Who got the most stars for a job worked on days? One person will do.
-- shift pattern days, highest stars: full name of that nurse
SELECT T1.fullName FROM nurse AS T1 JOIN placement AS T2 ON T1.nurseId = T2.nurseId JOIN feedback AS T3 ON T2.placementId = T3.placementId WHERE T2.shiftPattern = 'days' ORDER BY T3.stars DESC LIMIT 1;
-- Find the week endings and hours of timesheets not yet approved.
-- timesheets lacking an approval date: which week end, how many hours
-- For which weeks has nobody signed off the time sheet, and how long was the person at work?
-- approved date empty - week ending, hours worked
SELECT weekEnding, hoursWorked FROM timesheet WHERE approvedOn IS NULL;
-- For each branch whose consultants arranged at least two placements, give the branch's name and the number of placements.
-- branches with 2 or more placements set up by their people: name, count
-- Which of our offices have fixed up no fewer than two jobs through their people, and how many?
-- count placements by the arranging consultant's branch, only 2+: branch name, count
SELECT T1.branchName, COUNT(*) FROM branch AS T1 JOIN consultant AS T2 ON T1.branchId = T2.branchId JOIN placement AS T3 ON T2.consultantId = T3.arrangedBy GROUP BY T1.branchId HAVING COUNT(*) >= 2;

-- database: morven_patient_transport
CREATE TABLE depot (dpt_id INTEGER PRIMARY KEY, dpt_nm TEXT, town TEXT, bays INTEGER, opened_yr INTEGER);
CREATE TABLE ref_mobility (mob_cd TEXT PRIMARY KEY, mob_descr TEXT, extra_mins INTEGER, needs_escort TEXT);
CREATE TABLE vhcl (vhcl_id INTEGER PRIMARY KEY, reg_plate TEXT, dpt_id INTEGER REFERENCES depot(dpt_id), model TEXT, seats INTEGER, whlchr_slots INTEGER, fuel TEXT, bought_yr INTEGER, status TEXT);
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, vol_nm TEXT, town TEXT, birth_yr INTEGER, coord_id INTEGER REFERENCES volunteer(vol_id), joined_dt TEXT, licence TEXT, first_aid INTEGER);
CREATE TABLE psgr (psgr_id INTEGER PRIMARY KEY, psgr_nm TEXT, birth_yr INTEGER, town TEXT, mob_cd TEXT REFERENCES ref_mobility(mob_cd), phone TEXT, lives_alone INTEGER);
CREATE TABLE place (plc_id INTEGER PRIMARY KEY, plc_nm TEXT, plc_kind TEXT, town TEXT, ramp TEXT, wait_limit_mins INTEGER);
CREATE TABLE bkg (bkg_id INTEGER PRIMARY KEY, psgr_id INTEGER REFERENCES psgr(psgr_id), from_plc INTEGER REFERENCES place(plc_id), to_plc INTEGER REFERENCES place(plc_id), bkg_dt TEXT, appt_tm TEXT, purpose TEXT, status TEXT);
CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, vhcl_id INTEGER REFERENCES vhcl(vhcl_id), drv_id INTEGER REFERENCES volunteer(vol_id), escort_id INTEGER REFERENCES volunteer(vol_id), trip_dt TEXT, km REAL, fuel_cost REAL);
CREATE TABLE trip_bkg (trip_id INTEGER REFERENCES trip(trip_id), bkg_id INTEGER REFERENCES bkg(bkg_id), stop_no INTEGER, mins_late INTEGER, PRIMARY KEY (trip_id, bkg_id));
CREATE TABLE donation (don_id INTEGER PRIMARY KEY, donor_nm TEXT, donor_kind TEXT, amt REAL, recd_dt TEXT, dpt_id INTEGER REFERENCES depot(dpt_id));
INSERT INTO depot VALUES (1,'Lochside Yard','Strontay',9,1988),(2,'Ferry Road','Corran Bay',5,2003),(3,'Mill Lane','Kilmorran',7,1997),(4,'Glen Shed','Ardgarve',2,2016);
INSERT INTO ref_mobility VALUES ('WLK','walks unaided',0,'N'),('FRM','uses a walking frame',5,'N'),('WCH','wheelchair user',12,'Y'),('STR','lies on a stretcher',20,'Y'),('BLD','blind or partially sighted',6,'Y');
INSERT INTO vhcl VALUES (1,'SL14 KVB',1,'Renault Master',8,2,'diesel',2014,'ok'),(2,'SL19 PWE',1,'Ford Transit',11,3,'diesel',2019,'ok'),(3,'SL22 ZTR',2,'Peugeot e-Rifter',4,1,'electric',2022,'ok'),(4,'SL16 HNA',3,'Fiat Doblo',5,0,'petrol',2016,'repair'),(5,'SL21 MDC',3,'Nissan e-Vista',6,1,'electric',2021,'ok'),(6,'SL12 AAB',2,'Skoda Roomster',3,0,'petrol',2012,'retired');
INSERT INTO volunteer VALUES (1,'Ishbel Munro','Strontay',1955,NULL,'2004-05-10','D1',1),(2,'Callum Raitt','Strontay',1968,1,'2012-08-21','B',0),(3,'Yvonne Petty','Corran Bay',1961,1,'2009-03-02','D1',1),(4,'Sorley Bain','Kilmorran',1974,3,'2017-10-16','B',1),(5,'Nadia Haddad','Corran Bay',1990,3,'2021-01-25',NULL,1),(6,'Peter Vance','Inverglas',1958,1,'2015-06-08','B',0),(7,'Una MacPhee','Kilmorran',1982,4,'2022-09-12',NULL,0);
INSERT INTO psgr VALUES (1,'Effie Lamont',1938,'Strontay','FRM','555-2201',1),(2,'Donald Speirs',1944,'Corran Bay','WCH','555-2202',0),(3,'Rhona Gillespie',1975,'Kilmorran','WLK',NULL,1),(4,'Archie Todd',1931,'Strontay','STR','555-2204',0),(5,'Mina Farooq',1989,'Ardgarve','BLD','555-2205',1),(6,'Jessie Carr',1950,'Corran Bay','WLK','555-2206',0),(7,'Hamza Idris',1966,'Kilmorran','WCH',NULL,0);
INSERT INTO place VALUES (1,'Strontay Health Centre','health centre','Strontay','Y',30),(2,'Belford Hospital','hospital','Corran Bay','Y',60),(3,'Renal Unit','dialysis unit','Corran Bay','Y',15),(4,'Kilmorran Dental Clinic','dentist','Kilmorran','N',20),(5,'Sunnybank Day Centre','day centre','Strontay','Y',10),(6,'Heather Court','care home','Ardgarve','Y',5),(7,'Old Manse','care home','Kilmorran','N',8);
INSERT INTO bkg VALUES (1,1,5,1,'2024-02-05','09:30','blood test','done'),(2,2,6,3,'2024-02-05','10:00','dialysis','done'),(3,4,7,2,'2024-02-07','11:15','hip x-ray','done'),(4,2,3,6,'2024-02-08','14:00','return home','done'),(5,3,7,4,'2024-02-12','15:20','dental check','cancelled'),(6,5,6,2,'2024-02-13','08:45','eye x-ray','done'),(7,7,7,3,'2024-02-14','10:00','dialysis','done'),(8,1,5,2,'2024-02-20','13:30','hearing test','booked'),(9,6,1,2,'2024-02-13','09:10','blood test','done');
INSERT INTO trip VALUES (1,1,1,NULL,'2024-02-05',18.5,4.1),(2,3,3,5,'2024-02-05',42,2.6),(3,2,2,1,'2024-02-07',66,15.3),(4,3,3,5,'2024-02-08',44.5,2.8),(5,5,4,7,'2024-02-13',58,3.4),(6,2,1,4,'2024-02-14',73,16.9),(7,1,6,NULL,'2024-02-15',9,2);
INSERT INTO trip_bkg VALUES (1,1,1,0),(2,2,1,4),(3,3,1,12),(4,4,1,0),(5,6,1,7),(5,9,2,15),(6,7,1,3);
INSERT INTO donation VALUES (1,'Strontay Rotary Circle','club',1200,'2023-11-03',1),(2,'Effie Lamont','private',50,'2024-02-06',1),(3,'Corran Bay Co-op','business',640,'2023-12-18',2),(4,'Anonymous','private',300,'2024-01-22',3),(5,'Glen Estates','business',2500,'2024-01-30',NULL),(6,'Jessie Carr','private',25,'2024-02-14',2);
-- Which three vehicles were bought most recently? Show the plate and the year of purchase, newest first.
-- the three latest purchases in the fleet: plate and year, last bought on top
-- Which three cars are the latest additions to our fleet, by number plate, and when did we get them? Latest on top.
-- reg plate + bought year, descending by that year, only 3
SELECT reg_plate, bought_yr FROM vhcl ORDER BY bought_yr DESC LIMIT 3;
-- How many passengers have no phone number on file?
-- people we carry without a phone recorded, how many
-- How many of the people we carry can we not ring up?
-- number of passengers, phone empty
SELECT COUNT(*) FROM psgr WHERE phone IS NULL;
-- Find the total amount and the largest amount of private donations.
-- gifts of the kind private: altogether and the biggest one
-- How much has come in from private givers altogether, and how much was the most generous gift?
-- donor kind private: sum of amounts, biggest amount
SELECT SUM(amt), MAX(amt) FROM donation WHERE donor_kind = 'private';
-- Which volunteers were born between 1955 and 1968? Give their names.
-- helpers with a birth year from 1955 to 1968
-- Who among our unpaid helpers came into the world from 1955 to 1968?
-- volunteer names, birth year 1955 up to 1968
SELECT vol_nm FROM volunteer WHERE birth_yr BETWEEN 1955 AND 1968;
-- List the purposes of bookings that mention x-ray.
-- rides asked for something with x-ray in the purpose
-- What were people going to do on journeys for something with x-ray in it?
-- booking purpose including "x-ray" - show the purpose
SELECT purpose FROM bkg WHERE purpose LIKE '%x-ray%';
-- What are the names of volunteers who have driven a vehicle with the fuel electric?
-- helpers that ever sat at the wheel of something electric
-- Who has been at the wheel of a car that runs on electric power?
-- names of volunteers that drove any vehicle with fuel = electric
SELECT vol_nm FROM volunteer WHERE vol_id IN (SELECT T1.drv_id FROM trip AS T1 JOIN vhcl AS T2 ON T1.vhcl_id = T2.vhcl_id WHERE T2.fuel = 'electric');
-- For every booking that is done, give the date, the name of the place of departure and the name of the destination.
-- done rides: day, from where, to where (names)
-- When were those journeys that are done, where was the person picked up and where dropped off? The places by name.
-- status done: booking date, from place name, to place name
SELECT T1.bkg_dt, T2.plc_nm, T3.plc_nm FROM bkg AS T1 JOIN place AS T2 ON T1.from_plc = T2.plc_id JOIN place AS T3 ON T1.to_plc = T3.plc_id WHERE T1.status = 'done';
-- Which places served as departure of one booking and as destination of another? Show the names.
-- names of places people were both fetched from and taken to
-- Where have people both set out from and headed for?
-- place names found as origin of a booking as well as destination of a booking
SELECT T1.plc_nm FROM place AS T1 JOIN bkg AS T2 ON T1.plc_id = T2.from_plc INTERSECT SELECT T1.plc_nm FROM place AS T1 JOIN bkg AS T2 ON T1.plc_id = T2.to_plc;
-- Who is coordinated by Yvonne Petty?
-- helpers that have Yvonne Petty as coordinator
-- Which helpers take their instructions from Yvonne Petty?
-- coordinator = Yvonne Petty, names of those volunteers
SELECT T1.vol_nm FROM volunteer AS T1 JOIN volunteer AS T2 ON T1.coord_id = T2.vol_id WHERE T2.vol_nm = 'Yvonne Petty';
-- For each depot with vehicles, show its name, the number of vehicles and the total number of seats.
-- yard by yard: name, count of vehicles, seats summed
-- How many cars does each garage keep, and how many people can sit in them altogether? The garage's name comes first.
-- per depot: name, vehicle count, sum of seats
SELECT T1.dpt_nm, COUNT(*), SUM(T2.seats) FROM depot AS T1 JOIN vhcl AS T2 ON T1.dpt_id = T2.dpt_id GROUP BY T1.dpt_id;
-- Which vehicles have never been on a trip? Give plate and model.
-- plate and model of those that have not made a trip
-- Which cars have not gone out even once? Number plate, then what make of car.
-- no trip on file - reg plate, model
SELECT reg_plate, model FROM vhcl WHERE vhcl_id NOT IN (SELECT vhcl_id FROM trip);
-- What are the names of volunteers who have driven at least two different vehicles?
-- drivers who were at the wheel of 2 or more distinct vehicles
-- Who has driven no fewer than two of our cars, each car counted once?
-- volunteer names with 2+ different vehicles as driver
SELECT T1.vol_nm FROM volunteer AS T1 JOIN trip AS T2 ON T1.vol_id = T2.drv_id GROUP BY T1.vol_id HAVING COUNT(DISTINCT T2.vhcl_id) >= 2;
-- Which towns have a volunteer but no depot?
-- home towns of helpers where we keep no yard
-- Where do our helpers live without us having a garage there?
-- volunteer towns minus depot towns
SELECT town FROM volunteer EXCEPT SELECT town FROM depot;
-- List the names of all volunteers who have been an escort, together with those holding the licence D1.
-- helpers that rode along as escort, plus everyone licensed D1
-- Who among the helpers has ridden along to look after somebody, or may drive on a D1?
-- volunteer names in one list - licence D1, or escort on any trip
SELECT T1.vol_nm FROM volunteer AS T1 JOIN trip AS T2 ON T1.vol_id = T2.escort_id UNION SELECT vol_nm FROM volunteer WHERE licence = 'D1';
-- Which passenger was served with the greatest delay? Give the name and the minutes late.
-- worst delay: whose ride, how many minutes
-- Who had to wait longest for us, and how many minutes was it?
-- top mins late of any booking carried: passenger name, minutes, one row
SELECT T1.psgr_nm, T3.mins_late FROM psgr AS T1 JOIN bkg AS T2 ON T1.psgr_id = T2.psgr_id JOIN trip_bkg AS T3 ON T2.bkg_id = T3.bkg_id ORDER BY T3.mins_late DESC LIMIT 1;
-- How many different passengers have booked a ride to Belford Hospital?
-- distinct people with a booking going to Belford Hospital
-- How many people, each counted once, have asked to be taken to Belford Hospital?
-- destination Belford Hospital: count of different passengers with a booking
SELECT COUNT(DISTINCT T1.psgr_id) FROM bkg AS T1 JOIN place AS T2 ON T1.to_plc = T2.plc_id WHERE T2.plc_nm = 'Belford Hospital';
-- Show the passenger's name, the driver's name and the vehicle's plate for all carried bookings with the purpose dialysis.
-- dialysis rides that were driven: who, behind the wheel, plate
-- Who was taken to dialysis, who drove, and in what car, going by its number plate?
-- purpose dialysis, bookings put on a trip - passenger name, driver name, reg plate
SELECT T2.psgr_nm, T5.vol_nm, T6.reg_plate FROM bkg AS T1 JOIN psgr AS T2 ON T1.psgr_id = T2.psgr_id JOIN trip_bkg AS T3 ON T1.bkg_id = T3.bkg_id JOIN trip AS T4 ON T3.trip_id = T4.trip_id JOIN volunteer AS T5 ON T4.drv_id = T5.vol_id JOIN vhcl AS T6 ON T4.vhcl_id = T6.vhcl_id WHERE T1.purpose = 'dialysis';
-- Which trips were longer than the average trip? List the date and the kilometres, longest first.
-- day and km of trips above the mean distance, biggest on top
-- When did we drive further than average in one go, and how far was it? Furthest on top.
-- km above the mean of trips, descending: trip date, km
SELECT trip_dt, km FROM trip WHERE km > (SELECT AVG(km) FROM trip) ORDER BY km DESC;
-- What are the names of passengers who live alone (1) and whose mobility calls for an escort (Y)?
-- who has lives alone 1 and falls in a mobility class that needs an escort, Y
-- Who has nobody else at home (1) and moves about so badly that somebody must come along (Y)?
-- passenger names where needs escort = Y for their mobility and lives alone = 1
SELECT T1.psgr_nm FROM psgr AS T1 JOIN ref_mobility AS T2 ON T1.mob_cd = T2.mob_cd WHERE T1.lives_alone = 1 AND T2.needs_escort = 'Y';
-- Which bookings were not put on any trip? Return the date and the purpose.
-- rides that no trip covers: day and what for
-- Which journeys did nobody ever drive? Say for when they were, and what the person wanted.
-- bookings without a trip: date, purpose
SELECT bkg_dt, purpose FROM bkg WHERE bkg_id NOT IN (SELECT bkg_id FROM trip_bkg);
-- Which donors gave more than any amount received by the depot Ferry Road? Show the donor's name and the amount.
-- givers whose gift beats the largest one to Ferry Road, with the sum given
-- Who gave us more money at once than Ferry Road has had in any single gift, and how much was it?
-- donor name and amount, where the amount tops the max donation of depot Ferry Road
SELECT donor_nm, amt FROM donation WHERE amt > (SELECT MAX(T1.amt) FROM donation AS T1 JOIN depot AS T2 ON T1.dpt_id = T2.dpt_id WHERE T2.dpt_nm = 'Ferry Road');
-- Of the depots with more than one trip, which has the lowest average fuel cost per trip of its vehicles? Give its name and that average.
-- yard with the lowest mean fuel cost a trip among those with over one trip, plus that mean
-- Which garage burns the least money on fuel per journey on average, leaving out those with no more than one journey, and how much is it?
-- depots with over 1 trip by their vehicles: lowest avg fuel cost, give depot name and avg
SELECT T1.dpt_nm, AVG(T3.fuel_cost) FROM depot AS T1 JOIN vhcl AS T2 ON T1.dpt_id = T2.dpt_id JOIN trip AS T3 ON T2.vhcl_id = T3.vhcl_id GROUP BY T1.dpt_id HAVING COUNT(*) > 1 ORDER BY AVG(T3.fuel_cost) LIMIT 1;

-- database: cold_harbour_biobank
CREATE TABLE Ref_Sample_Types (sample_type_code TEXT PRIMARY KEY, sample_type_description TEXT, storage_temperature INTEGER, max_years_stored INTEGER);
CREATE TABLE Ref_Request_Status (status_code TEXT PRIMARY KEY, status_description TEXT);
CREATE TABLE Donors (donor_id INTEGER PRIMARY KEY, donor_alias TEXT, gender TEXT, year_of_birth INTEGER, region TEXT, consent_level TEXT, date_of_consent TEXT, date_consent_withdrawn TEXT);
CREATE TABLE Freezers (freezer_id INTEGER PRIMARY KEY, freezer_name TEXT, room TEXT, manufacturer TEXT, set_temperature INTEGER, capacity_boxes INTEGER, backup_freezer_id INTEGER REFERENCES Freezers(freezer_id), purchase_year INTEGER);
CREATE TABLE Storage_Boxes (box_id INTEGER PRIMARY KEY, freezer_id INTEGER REFERENCES Freezers(freezer_id), box_label TEXT, shelf_number INTEGER, positions INTEGER, colour TEXT);
CREATE TABLE Technicians (technician_id INTEGER PRIMARY KEY, technician_name TEXT, job_grade TEXT, date_joined TEXT, trainer_id INTEGER REFERENCES Technicians(technician_id));
CREATE TABLE Samples (sample_id INTEGER PRIMARY KEY, barcode TEXT, donor_id INTEGER REFERENCES Donors(donor_id), sample_type_code TEXT REFERENCES Ref_Sample_Types(sample_type_code), parent_sample_id INTEGER REFERENCES Samples(sample_id), box_id INTEGER REFERENCES Storage_Boxes(box_id), processed_by INTEGER REFERENCES Technicians(technician_id), date_collected TEXT, volume_ml REAL, thaw_count INTEGER);
CREATE TABLE Research_Groups (group_id INTEGER PRIMARY KEY, group_name TEXT, university TEXT, country TEXT, contact_email TEXT);
CREATE TABLE Sample_Requests (request_id INTEGER PRIMARY KEY, group_id INTEGER REFERENCES Research_Groups(group_id), project_title TEXT, date_submitted TEXT, status_code TEXT REFERENCES Ref_Request_Status(status_code), handled_by INTEGER REFERENCES Technicians(technician_id), approved_by INTEGER REFERENCES Technicians(technician_id), fee REAL);
CREATE TABLE Request_Items (request_id INTEGER REFERENCES Sample_Requests(request_id), sample_id INTEGER REFERENCES Samples(sample_id), volume_requested_ml REAL, date_shipped TEXT, PRIMARY KEY (request_id, sample_id));
CREATE TABLE Temperature_Alarms (alarm_id INTEGER PRIMARY KEY, freezer_id INTEGER REFERENCES Freezers(freezer_id), date_raised TEXT, peak_temperature INTEGER, minutes_lasted INTEGER, answered_by INTEGER REFERENCES Technicians(technician_id), cause TEXT);
INSERT INTO Ref_Sample_Types VALUES ('BLD','whole blood',-80,10),('SER','serum',-80,15),('DNA','purified DNA',-20,30),('TIS','tumour tissue',-150,25),('URI','urine',-80,8),('SAL','saliva',-20,5);
INSERT INTO Ref_Request_Status VALUES ('SUB','submitted'),('APP','approved'),('SHP','shipped in full'),('REJ','refused'),('HLD','on hold');
INSERT INTO Donors VALUES (1,'Heron','female',1952,'North Shore','broad','2015-04-13',NULL),(2,'Kestrel','male',1968,'Harbourside','broad','2016-09-02',NULL),(3,'Plover','female',1985,'Inland','cancer only','2018-01-22','2021-06-30'),(4,'Dunlin','male',1947,'North Shore','cancer only','2015-11-05',NULL),(5,'Wren','female',1993,'Harbourside','broad','2020-03-17',NULL),(6,'Avocet','male',1977,'Inland','no companies','2019-08-08',NULL),(7,'Curlew','female',1960,'North Shore','broad','2022-05-26',NULL);
INSERT INTO Freezers VALUES (1,'Frosty','B12','Thermalux',-80,120,NULL,2011),(2,'Igloo','B12','Thermalux',-80,160,1,2017),(3,'Nitro','B14','CryoVend',-150,60,NULL,2019),(4,'Penguin','C03','Norcold',-20,90,NULL,2008),(5,'Husky','C03','Norcold',-20,110,4,2021),(6,'Siberia','C05','CryoVend',-80,200,2,2023);
INSERT INTO Storage_Boxes VALUES (1,1,'F-001',1,81,'white'),(2,1,'F-002',2,100,'blue'),(3,2,'I-001',1,100,'white'),(4,3,'N-001',1,64,'red'),(5,4,'P-001',3,96,'green'),(6,4,'P-002',4,49,'blue'),(7,5,'H-001',1,144,'green');
INSERT INTO Technicians VALUES (1,'Margit Sandor','chief technician','2008-02-04',NULL),(2,'Andre Boateng','senior technician','2012-10-15',1),(3,'Lucy Fairweather','technician','2017-06-19',2),(4,'Tomasz Bielak','technician','2019-03-11',2),(5,'Shreya Nair','trainee','2022-09-05',3);
INSERT INTO Samples VALUES (1,'CH0001',1,'BLD',NULL,1,2,'2015-04-20',8,1),(2,'CH0002',1,'DNA',1,5,2,'2015-04-22',0.6,3),(3,'CH0003',2,'SER',NULL,2,3,'2017-07-10',3.2,0),(4,'CH0004',3,'TIS',NULL,4,2,'2018-02-01',1.1,0),(5,'CH0005',4,'TIS',NULL,4,4,'2019-05-14',0.9,1),(6,'CH0006',4,'DNA',5,6,4,'2019-05-16',0.4,2),(7,'CH0007',5,'URI',NULL,3,3,'2020-03-18',12,0),(8,'CH0008',6,'SER',NULL,3,5,'2022-11-09',2.7,0),(9,'CH0009',2,'BLD',NULL,2,3,'2020-10-21',7.5,2),(10,'CH0010',4,'SER',NULL,1,3,'2019-05-15',4,4);
INSERT INTO Research_Groups VALUES (1,'Tumour Evolution Lab','University of Halden','Norway','tel@halden.test'),(2,'Kidney Markers Group','Port Jervis University','Canada','kidney@pju.test'),(3,'Ageing Genomics','Tarnby Institute','Denmark',NULL),(4,'Metabolic Health Unit','University of Halden','Norway','mhu@halden.test'),(5,'Rare Tumour Network','Lessing University','Germany','rtn@lessing.test');
INSERT INTO Sample_Requests VALUES (1,1,'Mapping tumour clones','2020-01-15','SHP',2,1,900),(2,2,'Urine proteins in kidney disease','2020-09-07','SHP',3,1,450),(3,3,'DNA repair in old age','2021-03-22','APP',4,2,620),(4,1,'Relapse after surgery','2022-05-30','REJ',2,NULL,0),(5,4,'Serum fats and tumour risk','2023-02-14','HLD',5,NULL,380),(6,4,'Blood sugar over decades','2023-06-01','SHP',3,2,710);
INSERT INTO Request_Items VALUES (1,4,0.2,'2020-02-10'),(1,5,0.3,'2020-02-10'),(2,7,4,'2020-10-01'),(3,2,0.1,'2021-05-04'),(3,6,0.1,NULL),(5,3,1,NULL),(5,10,1.5,NULL),(6,1,2,'2023-07-12'),(6,9,2.5,'2023-07-12');
INSERT INTO Temperature_Alarms VALUES (1,1,'2019-07-25',-61,45,2,'door left open'),(2,4,'2020-08-11',-9,130,4,'power cut'),(3,3,'2021-01-03',-118,20,3,'nitrogen low'),(4,1,'2022-07-19',-55,80,3,'compressor fault'),(5,4,'2022-07-20',-12,60,NULL,'door left open'),(6,2,'2023-02-02',-70,15,5,'door left open');
-- What are the aliases of the donors who come from a region other than Inland?
-- code names of people giving samples anywhere but Inland
-- Under which cover names do we know the people from anywhere apart from Inland?
-- region not Inland - donor aliases
SELECT donor_alias FROM Donors WHERE region != 'Inland';
-- How many temperature alarms were caused by "door left open"?
-- alarms put down to door left open, count
-- How often did a freezer sound because of "door left open"?
-- count alarms, cause door left open
SELECT COUNT(*) FROM Temperature_Alarms WHERE cause = 'door left open';
-- List the project titles that contain the word tumour.
-- research projects with tumour in the title
-- What are those studies called that have to do with tumour by their title?
-- "tumour" in the project title, list the titles
SELECT project_title FROM Sample_Requests WHERE project_title LIKE '%tumour%';
-- Find the barcodes of samples collected between 2018-01-01 and 2019-12-31.
-- barcodes of what was taken from 2018-01-01 up to 2019-12-31
-- What is printed on the tubes whose contents were taken from 2018-01-01 to 2019-12-31?
-- collected 2018-01-01 up to 2019-12-31: sample barcodes
SELECT barcode FROM Samples WHERE date_collected BETWEEN '2018-01-01' AND '2019-12-31';
-- Show the aliases of the donors whose consent level is "cancer only" and whose consent has not been withdrawn.
-- code names at consent cancer only that have not pulled out
-- Who allows us cancer only and has not taken it back? Cover names.
-- donor alias where withdrawal date is empty and consent level = cancer only
SELECT donor_alias FROM Donors WHERE consent_level = 'cancer only' AND date_consent_withdrawn IS NULL;
-- Which donors have no sample of the type purified DNA? Return their aliases.
-- code names of people of whom we hold no purified DNA
-- From whom do we keep nothing that is purified DNA? Cover names.
-- aliases of donors without any sample of purified DNA
SELECT donor_alias FROM Donors WHERE donor_id NOT IN (SELECT T1.donor_id FROM Samples AS T1 JOIN Ref_Sample_Types AS T2 ON T1.sample_type_code = T2.sample_type_code WHERE T2.sample_type_description = 'purified DNA');
-- Show the barcode of each sample that was derived from another one, with the barcode of its parent sample.
-- offspring samples and where they came from, both barcodes
-- Which tube was made out of which other one? The code on the newer one, then the code on the one it came out of.
-- sample barcode next to parent sample's barcode, only where there is a parent
SELECT T1.barcode, T2.barcode FROM Samples AS T1 JOIN Samples AS T2 ON T1.parent_sample_id = T2.sample_id;
-- For each freezer with a backup freezer, give its name and the name of the backup.
-- freezers that have a backup: their name, then the backup's name
-- Which freezers have another one to step in for them, and which is it?
-- freezer name + name of its backup, skip freezers without one
SELECT T1.freezer_name, T2.freezer_name FROM Freezers AS T1 JOIN Freezers AS T2 ON T1.backup_freezer_id = T2.freezer_id;
-- How many boxes are stored in each freezer? Show the freezer's name and the number.
-- boxes counted by freezer name
-- How many containers stand in each freezer? Freezer first.
-- count of storage boxes by freezer name
SELECT T1.freezer_name, COUNT(*) FROM Freezers AS T1 JOIN Storage_Boxes AS T2 ON T1.freezer_id = T2.freezer_id GROUP BY T1.freezer_id;
-- Which freezers hold no box? Return the name and the room.
-- freezers standing empty of boxes: what they are called, where they are
-- Which freezers have nothing in them, not one container, and where do they stand?
-- no storage box inside - freezer name, room
SELECT freezer_name, room FROM Freezers WHERE freezer_id NOT IN (SELECT freezer_id FROM Storage_Boxes);
-- What are the total and the average volume of the samples of type serum?
-- millilitres of serum in all, and per sample on average
-- How much serum do we keep altogether, in millilitres, and how much is in a tube on average?
-- sample type serum: sum of volume, avg volume
SELECT SUM(T1.volume_ml), AVG(T1.volume_ml) FROM Samples AS T1 JOIN Ref_Sample_Types AS T2 ON T1.sample_type_code = T2.sample_type_code WHERE T2.sample_type_description = 'serum';
-- Find the aliases of donors who have given both tumour tissue and serum.
-- code names of people with a sample of tumour tissue and one of serum
-- From whom have we taken tumour tissue as well as serum? Cover names.
-- donor aliases with both sample types: serum, tumour tissue
SELECT T1.donor_alias FROM Donors AS T1 JOIN Samples AS T2 ON T1.donor_id = T2.donor_id JOIN Ref_Sample_Types AS T3 ON T2.sample_type_code = T3.sample_type_code WHERE T3.sample_type_description = 'tumour tissue' INTERSECT SELECT T1.donor_alias FROM Donors AS T1 JOIN Samples AS T2 ON T1.donor_id = T2.donor_id JOIN Ref_Sample_Types AS T3 ON T2.sample_type_code = T3.sample_type_code WHERE T3.sample_type_description = 'serum';
-- Which research groups have never submitted a request?
-- names of labs that have asked us for nothing
-- Which teams of scientists have yet to ask us for anything?
-- group names without any sample request
SELECT group_name FROM Research_Groups WHERE group_id NOT IN (SELECT group_id FROM Sample_Requests);
-- How many different donors are behind the samples requested so far?
-- distinct people whose material has been asked for in any request
-- How many people, each counted once, gave the tubes that anyone has asked for?
-- number of different donors over all request items
SELECT COUNT(DISTINCT T1.donor_id) FROM Samples AS T1 JOIN Request_Items AS T2 ON T1.sample_id = T2.sample_id;
-- For all requests with a fee above 600 that have an approver, list the project title, the name of the technician who handled it and the name of the one who approved it.
-- requests dearer than 600 that somebody approved: title, handler, approver
-- Which studies were billed over 600, who dealt with each, and who said yes to it? Leave out those that nobody gave the go-ahead for.
-- fee above 600 and an approver present: project title, handler's name, approver's name
SELECT T1.project_title, T2.technician_name, T3.technician_name FROM Sample_Requests AS T1 JOIN Technicians AS T2 ON T1.handled_by = T2.technician_id JOIN Technicians AS T3 ON T1.approved_by = T3.technician_id WHERE T1.fee > 600;
-- Which sample types, by description, are not represented by any sample?
-- kinds of material, in words, of which we keep none
-- What kinds of material, in words, do we have not one tube of?
-- sample type descriptions, zero samples
SELECT sample_type_description FROM Ref_Sample_Types EXCEPT SELECT T1.sample_type_description FROM Ref_Sample_Types AS T1 JOIN Samples AS T2 ON T1.sample_type_code = T2.sample_type_code;
-- Give the names of technicians who answered an alarm or handled a request with the status description "on hold".
-- people who saw to an alarm, plus whoever deals with requests that are on hold
-- Who has either gone to see about a freezer's warning or been dealing with a request that is on hold?
-- technician names in one list - handling any request of status on hold, or answered a temperature alarm
SELECT T1.technician_name FROM Technicians AS T1 JOIN Temperature_Alarms AS T2 ON T1.technician_id = T2.answered_by UNION SELECT T1.technician_name FROM Technicians AS T1 JOIN Sample_Requests AS T2 ON T1.technician_id = T2.handled_by JOIN Ref_Request_Status AS T3 ON T2.status_code = T3.status_code WHERE T3.status_description = 'on hold';
-- Show the donor alias, the box label and the freezer name of every sample thawed more than 2 times.
-- samples with a thaw count over 2: code name, label of the box, freezer
-- Whose tubes have been defrosted over 2 times, what does it say on their container, and in which freezer is that?
-- thaw count above 2: donor alias, box label, freezer name, per sample
SELECT T2.donor_alias, T3.box_label, T4.freezer_name FROM Samples AS T1 JOIN Donors AS T2 ON T1.donor_id = T2.donor_id JOIN Storage_Boxes AS T3 ON T1.box_id = T3.box_id JOIN Freezers AS T4 ON T3.freezer_id = T4.freezer_id WHERE T1.thaw_count > 2;
-- Which technicians have processed samples of at least two different donors, and how many samples did they process? Order by that number, highest first.
-- lab staff with material from 2 or more distinct people: name and count of samples, most first
-- Who in the laboratory has worked on tubes from no fewer than two people, each counted once, and on how many tubes? Hardest worker on top.
-- technician name and number of samples processed, only with 2+ different donors, descending
SELECT T1.technician_name, COUNT(*) FROM Technicians AS T1 JOIN Samples AS T2 ON T1.technician_id = T2.processed_by GROUP BY T1.technician_id HAVING COUNT(DISTINCT T2.donor_id) >= 2 ORDER BY COUNT(*) DESC;
-- What is the name of the freezer in room B12 that had the longest alarm?
-- room B12: freezer whose alarm went on for the most minutes
-- Which freezer in B12 was too warm for longer than any other, taking one warning at a time?
-- room = B12, alarm with the most minutes: freezer name
SELECT T1.freezer_name FROM Freezers AS T1 JOIN Temperature_Alarms AS T2 ON T1.freezer_id = T2.freezer_id WHERE T1.room = 'B12' ORDER BY T2.minutes_lasted DESC LIMIT 1;
-- Which freezers have a capacity larger than the average capacity of freezers made by Norcold? List them from the largest to the smallest.
-- names of freezers that fit more boxes than the mean Norcold one, roomiest first
-- Which freezers hold more than one by Norcold does on average? Biggest on top.
-- capacity in boxes over the mean of manufacturer Norcold, descending - freezer names
SELECT freezer_name FROM Freezers WHERE capacity_boxes > (SELECT AVG(capacity_boxes) FROM Freezers WHERE manufacturer = 'Norcold') ORDER BY capacity_boxes DESC;
-- Which country's research groups have been charged the most in fees altogether?
-- home country of the labs that we billed the biggest sum of fees
-- From which nation are the scientists who had to pay us most, all bills added up?
-- top country by sum of fees of its research groups' requests
SELECT T1.country FROM Research_Groups AS T1 JOIN Sample_Requests AS T2 ON T1.group_id = T2.group_id GROUP BY T1.country ORDER BY SUM(T2.fee) DESC LIMIT 1;
