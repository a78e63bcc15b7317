-- database: plumtree_coach_workshops
CREATE TABLE Ref_Fuel (fuel_cd TEXT PRIMARY KEY, fuel_descr TEXT, unit TEXT, unit_cost REAL);
CREATE TABLE Ref_Fault (fault_cd TEXT PRIMARY KEY, fault_descr TEXT, severity INTEGER, stops_service TEXT);
CREATE TABLE Depot (dep_id INTEGER PRIMARY KEY, dep_name TEXT, town TEXT, bay_cnt INTEGER, chief_id INTEGER, opened_yr INTEGER);
CREATE TABLE Mechanic (mech_id INTEGER PRIMARY KEY, mech_name TEXT, grade TEXT, dep_id INTEGER REFERENCES Depot(dep_id), trained_by INTEGER REFERENCES Mechanic(mech_id), hired_on TEXT, hourly_rt REAL);
CREATE TABLE Model (model_id INTEGER PRIMARY KEY, maker TEXT, model_name TEXT, fuel_cd TEXT REFERENCES Ref_Fuel(fuel_cd), seats INTEGER, svc_interval_km INTEGER);
CREATE TABLE Bus (bus_no TEXT PRIMARY KEY, plate TEXT, model_id INTEGER REFERENCES Model(model_id), home_dep_id INTEGER REFERENCES Depot(dep_id), built_yr INTEGER, odometer_km INTEGER, status TEXT, retired_on TEXT);
CREATE TABLE Work_Order (wo_id INTEGER PRIMARY KEY, bus_no TEXT REFERENCES Bus(bus_no), dep_id INTEGER REFERENCES Depot(dep_id), fault_cd TEXT REFERENCES Ref_Fault(fault_cd), opened_on TEXT, closed_on TEXT, kind TEXT, lead_mech_id INTEGER REFERENCES Mechanic(mech_id));
CREATE TABLE Labour (wo_id INTEGER REFERENCES Work_Order(wo_id), mech_id INTEGER REFERENCES Mechanic(mech_id), hours REAL, overtime TEXT, PRIMARY KEY (wo_id, mech_id));
CREATE TABLE Vendor (vend_id INTEGER PRIMARY KEY, vend_name TEXT, town TEXT, lead_days INTEGER, discount_pct REAL);
CREATE TABLE Part (part_no TEXT PRIMARY KEY, part_name TEXT, vend_id INTEGER REFERENCES Vendor(vend_id), price REAL, stock_qty INTEGER, min_qty INTEGER);
CREATE TABLE Part_Use (wo_id INTEGER REFERENCES Work_Order(wo_id), part_no TEXT REFERENCES Part(part_no), qty INTEGER, fitted_on TEXT, PRIMARY KEY (wo_id, part_no));
CREATE TABLE Road_Test (test_id INTEGER PRIMARY KEY, bus_no TEXT REFERENCES Bus(bus_no), mech_id INTEGER REFERENCES Mechanic(mech_id), tested_on TEXT, brake_score INTEGER, result TEXT);
INSERT INTO Ref_Fuel VALUES ('D','diesel','litre',1.45),('E','electric','kWh',0.22),('H','hydrogen','kg',9.8),('G','natural gas','kg',1.9);
INSERT INTO Ref_Fault VALUES ('BRK','brakes',5,'Y'),('DOR','doors',3,'Y'),('HVC','heating',2,'N'),('GBX','gearbox',4,'Y'),('LGT','lights',1,'N'),('TYR','tyres',4,'Y');
INSERT INTO Depot VALUES (1,'Plumtree Road','Ashford',12,1,1974),(2,'Canal Sidings','Dover',6,4,1991),(3,'Hilltop Yard','Ashford',4,6,2015),(4,'Marsh Gate','Rye',3,NULL,2022);
INSERT INTO Mechanic VALUES (1,'Gwen Lister','master',1,NULL,'2001-03-12',31.5),(2,'Adnan Malik','senior',1,1,'2010-07-01',26),(3,'Rosie Quick','junior',1,2,'2021-09-06',18.5),(4,'Pavel Horak','master',2,NULL,'2005-11-21',30),(5,'Dean Fowler','senior',2,4,'2013-02-18',25.5),(6,'Tess Arkwright','senior',3,1,'2016-05-09',27),(7,'Milo Grant','junior',3,6,'2023-01-16',17);
INSERT INTO Model VALUES (1,'Harrow','Citymaster',  'D',42,20000),(2,'Voltan','eLine 12','E',38,40000),(3,'Harrow','Tourer X','D',53,25000),(4,'Hydra','H2 Metro','H',36,30000),(5,'Voltan','eMini','E',22,35000);
INSERT INTO Bus VALUES ('B11','KX12 ABR',1,1,2012,612000,'in service',NULL),('B14','KX14 LOP',1,1,2014,498500,'workshop',NULL),('B20','KV20 EEL',2,2,2020,188300,'in service',NULL),('B21','KV21 EEM',2,1,2021,151200,'in service',NULL),('B30','KT16 TRX',3,2,2016,530400,'workshop',NULL),('B41','KH23 HYD',4,3,2023,40900,'in service',NULL),('B05','KX05 OLD',1,2,2005,905700,'retired','2022-12-31'),('B52','KV22 MIN',5,3,2022,77800,'in service',NULL);
INSERT INTO Work_Order VALUES (701,'B11',1,'BRK','2024-01-08','2024-01-11','repair',1),(702,'B14',1,'GBX','2024-02-19',NULL,'repair',2),(703,'B20',2,'DOR','2024-02-26','2024-02-27','repair',4),(704,'B30',2,'BRK','2024-03-04',NULL,'repair',5),(705,'B21',3,'HVC','2024-03-18','2024-03-20','warranty',6),(706,'B11',1,'LGT','2024-04-15','2024-04-15','inspection',2),(707,'B30',3,'TYR','2024-05-13','2024-05-14','repair',6),(708,'B41',3,'DOR','2024-06-10','2024-06-12','warranty',7),(709,'B11',2,'DOR','2024-07-01','2024-07-03','repair',4);
INSERT INTO Labour VALUES (701,1,9,'N'),(701,3,11.5,'Y'),(702,2,16,'Y'),(702,3,7,'N'),(703,4,3.5,'N'),(704,5,12,'N'),(704,4,5,'Y'),(705,6,4,'N'),(706,2,1.5,'N'),(707,6,2.5,'N'),(707,7,3,'N'),(708,7,8.5,'Y'),(709,4,6.5,'N');
INSERT INTO Vendor VALUES (1,'Brakeline Ltd','Dover',3,5),(2,'Harrow Spares','Coventry',10,12),(3,'Luxmotive','Rye',5,0),(4,'Polar Climate','Leeds',14,7.5);
INSERT INTO Part VALUES ('P100','brake pad set',1,86,24,10),('P101','brake disc',1,145,6,8),('P200','gearbox seal kit',2,210,2,2),('P210','door motor',2,320,1,3),('P300','headlamp bulb',3,7.5,140,50),('P400','heater fan',4,98,5,4),('P410','cabin filter',4,12,60,20);
INSERT INTO Part_Use VALUES (701,'P100',4,'2024-01-10'),(701,'P101',2,'2024-01-11'),(702,'P200',1,'2024-02-22'),(703,'P210',1,'2024-02-27'),(704,'P100',2,'2024-03-06'),(705,'P400',1,'2024-03-19'),(706,'P300',3,'2024-04-15'),(708,'P210',2,'2024-06-11');
INSERT INTO Road_Test VALUES (1,'B11',1,'2024-01-11',88,'pass'),(2,'B20',4,'2024-02-27',93,'pass'),(3,'B30',5,'2024-03-28',52,'fail'),(4,'B41',6,'2024-06-12',97,'pass'),(5,'B11',2,'2024-04-15',84,'pass'),(6,'B14',2,'2024-03-05',47,'fail'),(7,'B11',4,'2024-07-03',71,'pass');
-- How many buses are in service?
-- number of vehicles with the status in service
-- How much of the fleet, by head, runs in service at the moment?
-- count coaches that are marked in service
SELECT COUNT(*) FROM Bus WHERE status = 'in service';
-- List the names of parts whose name contains brake.
-- spares that have brake in what they are called
-- Which components are labelled with the word brake?
-- parts, brake in the name
SELECT part_name FROM Part WHERE part_name LIKE '%brake%';
-- What are the bus numbers and odometer readings of buses built between 2014 and 2020?
-- vehicles from 2014 to 2020: number and km on the clock
-- How far have the coaches made no earlier than 2014 and no later than 2020 travelled? Number first.
-- bus no and mileage in km, year of make 2014 - 2020
SELECT bus_no, odometer_km FROM Bus WHERE built_yr BETWEEN 2014 AND 2020;
-- Which work orders are not closed yet? Give their ids.
-- jobs without a closing date, by id
-- What tasks, by number, are we still busy with?
-- still unclosed orders - ids
SELECT wo_id FROM Work_Order WHERE closed_on IS NULL;
-- What are the highest, lowest and average hourly rates of the mechanics?
-- max, min and mean pay an hour among the fitters
-- What do the people with the spanners earn per hour: at the top, at the bottom and typically?
-- workshop staff hourly pay, greatest then smallest then avg
SELECT MAX(hourly_rt), MIN(hourly_rt), AVG(hourly_rt) FROM Mechanic;
-- How many different makers are there among the models?
-- number of distinct manufacturers of our bus types
-- From how many separate firms do our types of vehicle stem?
-- count the brands in the list of models, each only once
SELECT COUNT(DISTINCT maker) FROM Model;
-- For each fuel description, show the number of buses running on it.
-- count of vehicles per fuel, fuel in words first
-- Diesel and the rest: what do we fill up with, and how many coaches take it?
-- how many buses use each kind of fuel (description, count)
SELECT T1.fuel_descr, COUNT(*) FROM Ref_Fuel AS T1 JOIN Model AS T2 ON T1.fuel_cd = T2.fuel_cd JOIN Bus AS T3 ON T2.model_id = T3.model_id GROUP BY T1.fuel_cd;
-- Show the name of each mechanic who was trained by another mechanic and the name of the trainer.
-- fitters with the colleague that taught them, pupil first
-- Who learnt the trade from whom in our sheds?
-- pairs: trained mechanic, then the one who did the training
SELECT T1.mech_name, T2.mech_name FROM Mechanic AS T1 JOIN Mechanic AS T2 ON T1.trained_by = T2.mech_id;
-- List the work order id and the bus number of work orders carried out in a depot other than the home depot of the bus, with the name of that other depot.
-- jobs done away from the vehicle's own depot: order id, bus number, name of the depot where it was done
-- What tasks were done on a coach not at its own base? Task number, coach and the place that did it.
-- show wo id, bus no and working depot's name where that depot differs from the bus's home
SELECT T1.wo_id, T1.bus_no, T3.dep_name FROM Work_Order AS T1 JOIN Bus AS T2 ON T1.bus_no = T2.bus_no JOIN Depot AS T3 ON T1.dep_id = T3.dep_id WHERE T1.dep_id != T2.home_dep_id;
-- Which parts have never been used in a work order? Give their names.
-- spares not fitted on any job
-- What components lie on the shelf without ever having gone into a coach?
-- part names that show up in no part use
SELECT part_name FROM Part WHERE part_no NOT IN (SELECT part_no FROM Part_Use);
-- What is the total of labour hours of each mechanic? Show the name and the total, the largest total first.
-- fitters with all their hours added up, busiest on top
-- How long has everyone toiled on jobs altogether? The hardest worker at the head.
-- sum of hours by mechanic name, descending
SELECT T1.mech_name, SUM(T2.hours) FROM Mechanic AS T1 JOIN Labour AS T2 ON T1.mech_id = T2.mech_id GROUP BY T1.mech_id ORDER BY SUM(T2.hours) DESC;
-- Which vendor takes the longest time to deliver?
-- slowest supplier, counted in lead days
-- With what firm do we wait the most days for our spares?
-- name the seller having the highest lead time
SELECT vend_name FROM Vendor ORDER BY lead_days DESC LIMIT 1;
-- Which towns have both a depot and a vendor?
-- places with a workshop of ours as well as a supplier
-- Where do we have premises and can also buy spares?
-- towns found among depots and among vendors alike
SELECT town FROM Depot INTERSECT SELECT town FROM Vendor;
-- Give the bus numbers of buses that had a work order for the fault doors but none for the fault brakes.
-- vehicles repaired for doors, leaving out those also in for brakes
-- Which coaches came to us over their doors and never over their brakes?
-- bus no: has an order for doors, has no order for brakes
SELECT T1.bus_no FROM Work_Order AS T1 JOIN Ref_Fault AS T2 ON T1.fault_cd = T2.fault_cd WHERE T2.fault_descr = 'doors' EXCEPT SELECT T1.bus_no FROM Work_Order AS T1 JOIN Ref_Fault AS T2 ON T1.fault_cd = T2.fault_cd WHERE T2.fault_descr = 'brakes';
-- Show the names of mechanics who worked overtime (Y) or who conducted a road test with the result fail.
-- fitters with overtime Y on some job, plus those behind a test drive that ended in fail
-- Who put in extra hours (Y), or else sat at the wheel on a trial rated fail?
-- all mechanics either with labour in overtime = Y or with a fail in their road tests
SELECT T1.mech_name FROM Mechanic AS T1 JOIN Labour AS T2 ON T1.mech_id = T2.mech_id WHERE T2.overtime = 'Y' UNION SELECT T1.mech_name FROM Mechanic AS T1 JOIN Road_Test AS T2 ON T1.mech_id = T2.mech_id WHERE T2.result = 'fail';
-- Find the distinct names of vendors whose parts were used on the bus with the plate KX12 ABR.
-- suppliers, each once, of the spares fitted to KX12 ABR
-- From what firms did the components come that went into KX12 ABR? No repeats.
-- KX12 ABR: which different sellers delivered the parts put in it
SELECT DISTINCT T5.vend_name FROM Bus AS T1 JOIN Work_Order AS T2 ON T1.bus_no = T2.bus_no JOIN Part_Use AS T3 ON T2.wo_id = T3.wo_id JOIN Part AS T4 ON T3.part_no = T4.part_no JOIN Vendor AS T5 ON T4.vend_id = T5.vend_id WHERE T1.plate = 'KX12 ABR';
-- Which parts have a stock below the minimum quantity? Give the name and the quantity in stock.
-- spares to be reordered since there are fewer than the min: name, number left
-- Of which components do we hold too little by our own rule, and how many are there?
-- part name and stock qty where the stock is under the min qty
SELECT part_name, stock_qty FROM Part WHERE stock_qty < min_qty;
-- List the plates of buses whose odometer reading is above the average and that are not retired.
-- number plates: more km than the mean bus, status other than retired
-- Which coaches, by registration, have gone farther than is usual in the fleet and are not retired?
-- leave out retired, then plates with a mileage over the average of all buses
SELECT plate FROM Bus WHERE odometer_km > (SELECT AVG(odometer_km) FROM Bus) AND status != 'retired';
-- Which buses have had work orders for at least two different faults and in at least two different depots? Give their numbers.
-- vehicle numbers with two or more distinct faults treated at two or more distinct depots
-- What coaches have been in for at least two sorts of trouble, in at least two places of ours?
-- bus no where the orders show at least two separate faults and at least two separate depots
SELECT bus_no FROM Work_Order GROUP BY bus_no HAVING COUNT(DISTINCT fault_cd) >= 2 AND COUNT(DISTINCT dep_id) >= 2;
-- Among repairs, which fault description took the most labour hours in total, and how many hours was that?
-- kind repair only: trouble with the largest sum of hours, together with the sum
-- What sort of defect kept us busiest on any repair jobs, and for how long altogether?
-- for work orders of kind repair, top fault by hours, in words plus hours
SELECT T1.fault_descr, SUM(T3.hours) FROM Ref_Fault AS T1 JOIN Work_Order AS T2 ON T1.fault_cd = T2.fault_cd JOIN Labour AS T3 ON T2.wo_id = T3.wo_id WHERE T2.kind = 'repair' GROUP BY T1.fault_cd ORDER BY SUM(T3.hours) DESC LIMIT 1;
-- For each depot that is home to more than one bus, show its name, the number of its buses and their average odometer reading, in ascending order of that average.
-- depots with more than one vehicle of their own: name, count, mean km, lowest mean first
-- Which bases keep more than one coach, how many, and how far has one gone on the whole? Least travelled at the head.
-- more than one home bus: depot name, bus count and avg mileage from low to high
SELECT T1.dep_name, COUNT(*), AVG(T2.odometer_km) FROM Depot AS T1 JOIN Bus AS T2 ON T1.dep_id = T2.home_dep_id GROUP BY T1.dep_id HAVING COUNT(*) > 1 ORDER BY AVG(T2.odometer_km);
-- What is the name of the mechanic who gave the lowest brake score to a bus made by Harrow, and which bus number was it?
-- worst brake mark on a Harrow vehicle: fitter and bus number
-- Whose trial drive found a Harrow coach stopping the most poorly, and which coach? Person, then number.
-- Harrow buses only, smallest brake score: name of tester plus bus no
SELECT T4.mech_name, T2.bus_no FROM Model AS T1 JOIN Bus AS T2 ON T1.model_id = T2.model_id JOIN Road_Test AS T3 ON T2.bus_no = T3.bus_no JOIN Mechanic AS T4 ON T3.mech_id = T4.mech_id WHERE T1.maker = 'Harrow' ORDER BY T3.brake_score LIMIT 1;

-- database: crimson_valley_transfusion
CREATE TABLE blood_group (group_code TEXT PRIMARY KEY, abo_type TEXT, rhesus TEXT, population_percent REAL, target_stock_units INTEGER);
CREATE TABLE collection_centre (centre_id INTEGER PRIMARY KEY, name TEXT, city TEXT, number_of_beds INTEGER, is_mobile TEXT, year_opened INTEGER);
CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT, date_of_birth TEXT, group_code TEXT REFERENCES blood_group(group_code), city TEXT, weight_kg INTEGER, recruited_by_donor_id INTEGER REFERENCES donor(donor_id));
CREATE TABLE staff_member (staff_id INTEGER PRIMARY KEY, full_name TEXT, occupation TEXT, centre_id INTEGER REFERENCES collection_centre(centre_id), date_of_hire TEXT);
CREATE TABLE donation (donation_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor(donor_id), centre_id INTEGER REFERENCES collection_centre(centre_id), nurse_id INTEGER REFERENCES staff_member(staff_id), date_of_donation TEXT, volume_ml INTEGER, haemoglobin REAL, kind TEXT);
CREATE TABLE deferral (deferral_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donor(donor_id), reason TEXT, date_from TEXT, date_until TEXT, decided_by_staff_id INTEGER REFERENCES staff_member(staff_id));
CREATE TABLE component (component_code TEXT PRIMARY KEY, component_name TEXT, shelf_life_days INTEGER, storage_temperature INTEGER, price_per_unit REAL);
CREATE TABLE blood_unit (unit_number TEXT PRIMARY KEY, donation_id INTEGER REFERENCES donation(donation_id), component_code TEXT REFERENCES component(component_code), expiry_date TEXT, status TEXT);
CREATE TABLE screening_test (test_id INTEGER PRIMARY KEY, donation_id INTEGER REFERENCES donation(donation_id), marker TEXT, date_of_test TEXT, tester_id INTEGER REFERENCES staff_member(staff_id), outcome TEXT);
CREATE TABLE hospital (hospital_id INTEGER PRIMARY KEY, name TEXT, city TEXT, number_of_beds INTEGER, distance_km INTEGER);
CREATE TABLE hospital_order (order_id INTEGER PRIMARY KEY, hospital_id INTEGER REFERENCES hospital(hospital_id), component_code TEXT REFERENCES component(component_code), group_code TEXT REFERENCES blood_group(group_code), units_requested INTEGER, date_of_order TEXT, urgency TEXT, date_delivered TEXT);
INSERT INTO blood_group VALUES ('O+','O','positive',38.5,120),('O-','O','negative',6.5,60),('A+','A','positive',34,100),('A-','A','negative',6,40),('B+','B','positive',9,45),('AB-','AB','negative',0.8,10);
INSERT INTO collection_centre VALUES (1,'Crimson Hall','Albury',14,'no',1986),(2,'Riverside Clinic Centre','Tamworth',8,'no',2004),(3,'Blood Bus North','Albury',4,'yes',2016),(4,'Blood Bus South','Orange',5,'yes',2019);
INSERT INTO donor VALUES (1,'Keith','Barlow','M','1969-04-11','O-','Albury',88,NULL),(2,'Mina','Sandhu','F','1992-12-02','A+','Albury',61,1),(3,'Ruth','Castell','F','1981-07-25','O+','Tamworth',70,NULL),(4,'Jarrah','Doyle','M','2001-01-30','B+','Orange',79,3),(5,'Helen','Pike','F','1975-09-16','A-','Dubbo',66,1),(6,'Oskar','Lindt','M','1988-05-08','O+','Tamworth',94,2),(7,'Tia','Moreno','F','2004-10-19','AB-','Orange',55,NULL);
INSERT INTO staff_member VALUES (1,'Nora Whitlock','nurse',1,'2009-02-02'),(2,'Samir Gupta','nurse',2,'2015-06-22'),(3,'Ellen Brody','doctor',1,'2011-09-05'),(4,'Yusuf Demir','laboratory technician',1,'2018-01-15'),(5,'Clare Fenner','nurse',3,'2020-11-30'),(6,'Paul Ashby','laboratory technician',2,'2022-04-04'),(7,'Bruno Keller','driver',3,'2017-08-21');
INSERT INTO donation VALUES (1,1,1,1,'2024-01-09',470,15.1,'whole blood'),(2,2,3,5,'2024-01-23',450,13.2,'whole blood'),(3,3,2,2,'2024-02-06',600,13.9,'plasma'),(4,1,3,5,'2024-04-10',465,14.8,'whole blood'),(5,6,2,2,'2024-04-17',650,16,'plasma'),(6,4,2,2,'2024-05-14',475,15.5,'whole blood'),(7,5,1,1,'2024-06-04',440,12.7,'whole blood'),(8,3,1,1,'2024-06-25',580,13.6,'platelets'),(9,1,1,1,'2024-07-16',472,14.9,'whole blood'),(10,2,1,1,'2024-08-20',460,13,'whole blood');
INSERT INTO deferral VALUES (1,2,'low iron','2024-04-24','2024-07-24',1),(2,7,'recent tattoo','2024-05-02','2024-09-02',3),(3,5,'travel','2024-06-20','2024-12-20',3),(4,4,'low iron','2024-08-14','2024-11-14',2),(5,7,'medication','2024-10-01',NULL,3);
INSERT INTO component VALUES ('RBC','red cells',42,4,180),('PLT','platelet pack',5,22,410),('FFP','frozen plasma',365,-30,95),('CRY','cryoprecipitate',340,-28,150),('GRA','granulocytes',1,20,900);
INSERT INTO blood_unit VALUES ('U1001',1,'RBC','2024-02-20','issued'),('U1002',1,'FFP','2025-01-08','in stock'),('U1003',2,'RBC','2024-03-05','expired'),('U1004',3,'FFP','2025-02-05','issued'),('U1005',4,'RBC','2024-05-22','issued'),('U1006',5,'FFP','2025-04-17','in stock'),('U1007',6,'RBC','2024-06-25','discarded'),('U1008',8,'PLT','2024-06-30','issued'),('U1009',7,'CRY','2025-05-10','in stock');
INSERT INTO screening_test VALUES (1,1,'hepatitis B','2024-01-10',4,'negative'),(2,1,'syphilis','2024-01-10',4,'negative'),(3,2,'hepatitis B','2024-01-25',4,'negative'),(4,3,'HIV','2024-02-07',6,'negative'),(5,6,'hepatitis B','2024-05-16',6,'positive'),(6,5,'HIV','2024-04-18',6,'negative'),(7,7,'syphilis','2024-06-05',4,'unclear'),(8,8,'HIV','2024-06-26',4,'negative');
INSERT INTO hospital VALUES (1,'Saint Brigid Hospital','Albury',420,6),(2,'Tamworth General Hospital','Tamworth',310,14),(3,'Lakeside Clinic','Wodonga',90,22),(4,'Orana Children Hospital','Dubbo',150,130);
INSERT INTO hospital_order VALUES (1,1,'RBC','O-',12,'2024-02-01','emergency','2024-02-01'),(2,1,'FFP','A+',6,'2024-02-12','routine','2024-02-14'),(3,2,'RBC','O+',20,'2024-03-03','routine','2024-03-06'),(4,2,'PLT','A-',3,'2024-06-27','emergency','2024-06-27'),(5,3,'RBC','B+',4,'2024-07-05','routine',NULL),(6,1,'PLT','O+',5,'2024-07-18','urgent','2024-07-19'),(7,2,'CRY','O+',2,'2024-08-02','routine',NULL);
-- How many donors have the sex F?
-- number of people on the donor list with sex F
-- How many of those who give blood are women (F)?
-- count donors, F only
SELECT COUNT(*) FROM donor WHERE sex = 'F';
-- List the names of hospitals whose name contains the word Hospital.
-- which clients have Hospital somewhere in the name
-- What places of care carry the word Hospital in what they are called?
-- names containing Hospital in the hospital list
SELECT name FROM hospital WHERE name LIKE '%Hospital%';
-- What are the minimum, maximum and average volumes of donations of the kind whole blood?
-- smallest, biggest and mean ml taken when giving whole blood
-- How much is drawn for whole blood at the least, at the most and as a rule?
-- whole blood volume stats please: min, max, avg
SELECT MIN(volume_ml), MAX(volume_ml), AVG(volume_ml) FROM donation WHERE kind = 'whole blood';
-- Show the ids of hospital orders that have not been delivered yet.
-- orders without a delivery date, by id
-- Which requests from the wards are we still to bring round? Their numbers.
-- undelivered orders, ids
SELECT order_id FROM hospital_order WHERE date_delivered IS NULL;
-- How many different donors have donated?
-- number of distinct people who gave at least one time
-- How many individuals, each counted a single time, have lain on our couches to give?
-- count separate donors found among the donations
SELECT COUNT(DISTINCT donor_id) FROM donation;
-- What are the first and last names of donors who weigh between 60 and 80 kilograms?
-- people on the donor list of 60 to 80 kg: given name, surname
-- Who tips the scales at no less than 60 and no more than 80? Forename and family name.
-- donors, weight 60 - 80 kg, first name then last name
SELECT first_name, last_name FROM donor WHERE weight_kg BETWEEN 60 AND 80;
-- For each collection centre, show its name and the number of donations made there.
-- centres with how many donations each took in
-- How many times did people give at every one of our sites? Site first.
-- donations counted by centre name
SELECT T1.name, COUNT(*) FROM collection_centre AS T1 JOIN donation AS T2 ON T1.centre_id = T2.centre_id GROUP BY T1.centre_id;
-- Give the last name of each donor recruited by another donor, together with the last name of the recruiting donor.
-- who was brought in by whom among donors, surnames, newcomer first
-- Family names of those that came along at the urging of someone else who gives, with the family name of that friend.
-- donor surname plus the surname of the donor that recruited them
SELECT T1.last_name, T2.last_name FROM donor AS T1 JOIN donor AS T2 ON T1.recruited_by_donor_id = T2.donor_id;
-- Which component lasts longest on the shelf?
-- product with the greatest shelf life, by name
-- What can we keep for the most days before it goes off?
-- name of the component that has the highest number of shelf days
SELECT component_name FROM component ORDER BY shelf_life_days DESC LIMIT 1;
-- Which components have never been ordered by a hospital? Give their names.
-- products no clinic has requested
-- What do we make that not one ward has asked for?
-- component names missing from the hospital orders
SELECT component_name FROM component WHERE component_code NOT IN (SELECT component_code FROM hospital_order);
-- Show the number of the unit, the name of its component and the last name of its donor for every blood unit in stock.
-- bags in stock: unit number, product, surname of the giver
-- What lies in stock, of what sort is it and from whom did it come? Begin with the label, end with the family name.
-- list in stock units with component name and donor's last name
SELECT T1.unit_number, T2.component_name, T4.last_name FROM blood_unit AS T1 JOIN component AS T2 ON T1.component_code = T2.component_code JOIN donation AS T3 ON T1.donation_id = T3.donation_id JOIN donor AS T4 ON T3.donor_id = T4.donor_id WHERE T1.status = 'in stock';
-- In which cities is there a collection centre but no hospital?
-- places where one can donate though no clinic is there
-- Where do we draw blood without having anybody there to supply?
-- cities of centres minus cities of hospitals
SELECT city FROM collection_centre EXCEPT SELECT city FROM hospital;
-- List all cities in which a donor lives or a hospital is located.
-- towns of donors and towns of clinics in one list, no repeats
-- Put together the places where those who give have their homes and where those we supply are.
-- every city that belongs to a hospital or to a donor
SELECT city FROM donor UNION SELECT city FROM hospital;
-- Which donors have donated both whole blood in Crimson Hall and whole blood in Blood Bus North? Give their last names.
-- surnames of people that gave whole blood at Crimson Hall and at Blood Bus North alike
-- Who has let us draw whole blood in Crimson Hall as well as aboard Blood Bus North? Family name.
-- whole blood given in Blood Bus North plus in Crimson Hall: last name of such donors
SELECT T1.last_name FROM donor AS T1 JOIN donation AS T2 ON T1.donor_id = T2.donor_id JOIN collection_centre AS T3 ON T2.centre_id = T3.centre_id WHERE T3.name = 'Crimson Hall' AND T2.kind = 'whole blood' INTERSECT SELECT T1.last_name FROM donor AS T1 JOIN donation AS T2 ON T1.donor_id = T2.donor_id JOIN collection_centre AS T3 ON T2.centre_id = T3.centre_id WHERE T3.name = 'Blood Bus North' AND T2.kind = 'whole blood';
-- For each deferral, show the last name of the donor, the reason and the full name of the staff member who decided it.
-- deferred people by surname, why, and the employee behind the decision
-- Who was told to stay away, on what grounds, and who said so? Family name of the former.
-- donor last name, deferral reason, decider's name for all deferrals
SELECT T2.last_name, T1.reason, T3.full_name FROM deferral AS T1 JOIN donor AS T2 ON T1.donor_id = T2.donor_id JOIN staff_member AS T3 ON T1.decided_by_staff_id = T3.staff_id;
-- What is the total number of units requested by each hospital? Order the names from the largest total to the smallest.
-- clinics with the sum of units they asked for, biggest first
-- How much in all has every ward's house wanted from us? Greatest appetite at the head: house, then figure.
-- hospital name and summed units requested, descending
SELECT T1.name, SUM(T2.units_requested) FROM hospital AS T1 JOIN hospital_order AS T2 ON T1.hospital_id = T2.hospital_id GROUP BY T1.hospital_id ORDER BY SUM(T2.units_requested) DESC;
-- List the last names of donors who have a blood group with a negative rhesus and have never been deferred.
-- rhesus negative people without any deferral, by surname
-- Who is rhesus negative and was never sent home? Family name.
-- never deferred, rhesus = negative, donors' last names
SELECT T1.last_name FROM donor AS T1 JOIN blood_group AS T2 ON T1.group_code = T2.group_code WHERE T2.rhesus = 'negative' AND T1.donor_id NOT IN (SELECT donor_id FROM deferral);
-- Which components cost more per unit than the average component? Give the name and the price.
-- products dearer than the mean, name plus price
-- What among the things we make fetches more than is usual, and how much?
-- component and its unit price where that is over the average
SELECT component_name, price_per_unit FROM component WHERE price_per_unit > (SELECT AVG(price_per_unit) FROM component);
-- Which donor was deferred more than once? Give the first name, the last name and the number of deferrals.
-- person with more than one deferral: given name, surname, how many
-- Who had to be turned away more than one time, and how often? Forename, family name, figure.
-- first and last name of donors deferred more than once, plus the count
SELECT T1.first_name, T1.last_name, COUNT(*) FROM donor AS T1 JOIN deferral AS T2 ON T1.donor_id = T2.donor_id GROUP BY T1.donor_id HAVING COUNT(*) > 1;
-- Among screening tests with an outcome other than negative, which one was the latest? Give its marker and the last name of the donor.
-- most recent test that did not come out negative: marker and giver's surname
-- What was looked for in the newest check whose finding is anything but negative, and in whose blood? Family name.
-- leave out negative, take the last test by date: marker, donor last name
SELECT T1.marker, T3.last_name FROM screening_test AS T1 JOIN donation AS T2 ON T1.donation_id = T2.donation_id JOIN donor AS T3 ON T2.donor_id = T3.donor_id WHERE T1.outcome != 'negative' ORDER BY T1.date_of_test DESC LIMIT 1;
-- Which nurses have taken donations from at least two different donors? Show the name of the nurse and the number of different donors, the highest number first.
-- nurses who served two or more distinct people when donating: name and how many people, most first
-- Whose hands drew blood from at least two separate individuals, and from how many? The busiest at the head.
-- per nurse on donations, distinct donor count if at least two, in descending order, name in front
SELECT T1.full_name, COUNT(DISTINCT T2.donor_id) FROM staff_member AS T1 JOIN donation AS T2 ON T1.staff_id = T2.nurse_id GROUP BY T1.staff_id HAVING COUNT(DISTINCT T2.donor_id) >= 2 ORDER BY COUNT(DISTINCT T2.donor_id) DESC;
-- Which donor with a donation taken by a nurse who belongs to a mobile (yes) centre is the oldest? Give the first and last name.
-- oldest giver served by a nurse employed at a mobile = yes site: given name, surname
-- Of all that a nurse from a site on wheels (mobile: yes) has bled, who was born earliest? Forename and family name.
-- nurse's own centre is mobile (yes): among the people they took donations from, the earliest date of birth, first and last name
SELECT T1.first_name, T1.last_name FROM donor AS T1 JOIN donation AS T2 ON T1.donor_id = T2.donor_id JOIN staff_member AS T3 ON T2.nurse_id = T3.staff_id JOIN collection_centre AS T4 ON T3.centre_id = T4.centre_id WHERE T4.is_mobile = 'yes' ORDER BY T1.date_of_birth LIMIT 1;

-- database: harrow_and_stone_contracting
CREATE TABLE Customer (CustCode TEXT PRIMARY KEY, CustName TEXT, CustType TEXT, City TEXT, CreditLimit INTEGER);
CREATE TABLE Employee (EmpNo INTEGER PRIMARY KEY, EmpName TEXT, Trade TEXT, BossNo INTEGER REFERENCES Employee(EmpNo), HiredYear INTEGER, DayRate INTEGER, City TEXT);
CREATE TABLE Project (ProjNo INTEGER PRIMARY KEY, ProjTitle TEXT, CustCode TEXT REFERENCES Customer(CustCode), City TEXT, SiteManagerNo INTEGER REFERENCES Employee(EmpNo), SafetyOfficerNo INTEGER REFERENCES Employee(EmpNo), StartDate TEXT, HandoverDate TEXT, ContractSum INTEGER, Status TEXT);
CREATE TABLE Phase (PhaseNo INTEGER PRIMARY KEY, ProjNo INTEGER REFERENCES Project(ProjNo), PhaseName TEXT, PlannedDays INTEGER, ActualDays INTEGER, PercentDone INTEGER);
CREATE TABLE Crew (EmpNo INTEGER REFERENCES Employee(EmpNo), PhaseNo INTEGER REFERENCES Phase(PhaseNo), DaysWorked INTEGER, Role TEXT, PRIMARY KEY (EmpNo, PhaseNo));
CREATE TABLE Subcontractor (SubNo INTEGER PRIMARY KEY, SubName TEXT, Trade TEXT, City TEXT, InsuredUntil TEXT, Stars INTEGER);
CREATE TABLE Subcontract (SubNo INTEGER REFERENCES Subcontractor(SubNo), PhaseNo INTEGER REFERENCES Phase(PhaseNo), AgreedPrice INTEGER, SignedOn TEXT, PaidOn TEXT, PRIMARY KEY (SubNo, PhaseNo));
CREATE TABLE Material (MatCode TEXT PRIMARY KEY, MatName TEXT, Unit TEXT, UnitPrice REAL, Hazardous TEXT);
CREATE TABLE Delivery (DelivNo INTEGER PRIMARY KEY, ProjNo INTEGER REFERENCES Project(ProjNo), MatCode TEXT REFERENCES Material(MatCode), Quantity INTEGER, DeliveredOn TEXT, Carrier TEXT);
CREATE TABLE Machine (MachNo TEXT PRIMARY KEY, MachName TEXT, Kind TEXT, BoughtYear INTEGER, DayCost INTEGER);
CREATE TABLE MachineBooking (BookingNo INTEGER PRIMARY KEY, MachNo TEXT REFERENCES Machine(MachNo), ProjNo INTEGER REFERENCES Project(ProjNo), FromDate TEXT, Days INTEGER, OperatorNo INTEGER REFERENCES Employee(EmpNo));
CREATE TABLE Incident (IncidentNo INTEGER PRIMARY KEY, ProjNo INTEGER REFERENCES Project(ProjNo), HappenedOn TEXT, Nature TEXT, DaysLost INTEGER, ReporterNo INTEGER REFERENCES Employee(EmpNo));
INSERT INTO Customer VALUES ('C01','Borough of Elmsford','public','Elmsford',900000),('C02','Lakeview Homes','private','Denton',400000),('C03','Sunrise Schools Trust','charity','Elmsford',350000),('C04','Marwick Logistics','private','Corby',600000),('C05','Hilda Brann','private','Denton',80000);
INSERT INTO Employee VALUES (1,'Roland Stone','director',NULL,1995,620,'Denton'),(2,'Anja Kern','site manager',1,2008,430,'Elmsford'),(3,'Patrick Doran','site manager',1,2014,410,'Corby'),(4,'Lucy Ferris','safety officer',1,2017,350,'Denton'),(5,'Hamid Rezai','bricklayer',2,2019,240,'Elmsford'),(6,'Joe Tully','carpenter',2,2020,235,'Denton'),(7,'Vera Novak','crane operator',3,2016,290,'Corby'),(8,'Ben Oduya','apprentice',5,2023,110,'Elmsford');
INSERT INTO Project VALUES (1,'Elmsford Library Extension','C01','Elmsford',2,4,'2022-03-01','2023-08-15',2400000,'handed over'),(2,'Lakeview Terrace Phase One','C02','Denton',3,4,'2023-01-16',NULL,3750000,'under way'),(3,'Sunrise Primary Roof','C03','Elmsford',2,4,'2023-06-05','2023-10-27',310000,'handed over'),(4,'Corby Freight Hall','C04','Corby',3,2,'2023-09-11',NULL,5200000,'under way'),(5,'Elmsford Town Square','C01','Elmsford',2,3,'2024-05-20',NULL,1150000,'under way'),(6,'Brann Garage','C05','Denton',6,4,'2024-09-02',NULL,48000,'planned');
INSERT INTO Phase VALUES (1,1,'foundations',40,46,100),(2,1,'shell',120,131,100),(3,1,'fit out',90,85,100),(4,2,'foundations',60,72,100),(5,2,'shell',150,NULL,55),(6,3,'roofing',70,66,100),(7,4,'groundworks',55,58,100),(8,4,'steel frame',100,NULL,30),(9,5,'paving',80,NULL,10);
INSERT INTO Crew VALUES (5,1,20,'worker'),(5,2,64,'foreman'),(6,3,51,'foreman'),(8,2,30,'helper'),(7,8,25,'operator'),(6,6,33,'worker'),(5,4,38,'worker'),(8,4,22,'helper'),(7,2,12,'operator');
INSERT INTO Subcontractor VALUES (1,'Voltaire Electrics','electrician','Denton','2025-12-31',4),(2,'Slate and Sons','roofer','Elmsford','2024-11-30',5),(3,'Ironbark Steel','steel erector','Corby','2026-03-31',3),(4,'Drip Free Plumbing','plumber','Denton',NULL,2),(5,'Kerbstone Paving','paver','Kettering','2025-06-30',4);
INSERT INTO Subcontract VALUES (1,3,185000,'2023-01-20','2023-09-01'),(2,6,142000,'2023-05-15','2023-11-10'),(3,8,960000,'2024-01-08',NULL),(5,9,310000,'2024-05-02',NULL),(1,5,240000,'2024-02-26',NULL),(2,2,88000,'2022-07-04','2022-12-19');
INSERT INTO Material VALUES ('BRK','facing brick','thousand',520,'N'),('CEM','cement','tonne',165,'Y'),('STL','steel beam','piece',780,'N'),('SLT','roof slate','thousand',1450,'N'),('TIM','oak timber','cubic metre',1180,'N'),('TAR','tar sealant','drum',95,'Y'),('GLS','glass block','piece',14,'N');
INSERT INTO Delivery VALUES (1,1,'CEM',60,'2022-03-14','Haulfast'),(2,1,'BRK',85,'2022-05-09','Haulfast'),(3,2,'CEM',140,'2023-02-06','Oxbow Freight'),(4,3,'SLT',22,'2023-06-19','Oxbow Freight'),(5,3,'TAR',18,'2023-06-21','Haulfast'),(6,4,'STL',210,'2024-01-29','Ridge Carriers'),(7,2,'BRK',160,'2023-07-03','Haulfast'),(8,1,'TIM',14,'2023-01-30','Oxbow Freight');
INSERT INTO Machine VALUES ('M1','Big Bertha','crane',2015,950),('M2','Mole','excavator',2019,480),('M3','Little Tilly','crane',2021,620),('M4','Thumper','roller',2010,260),('M5','Stretch','lift platform',2022,190);
INSERT INTO MachineBooking VALUES (1,'M2',1,'2022-03-03',20,5),(2,'M1',1,'2022-06-01',35,7),(3,'M2',2,'2023-01-20',30,7),(4,'M3',3,'2023-06-12',15,7),(5,'M1',4,'2024-01-22',60,7),(6,'M4',5,'2024-06-03',12,5),(7,'M2',4,'2023-09-13',25,5);
INSERT INTO Incident VALUES (1,1,'2022-06-17','fall from ladder',12,2),(2,2,'2023-03-08','cut hand',2,5),(3,2,'2023-11-21','fall from scaffold',40,4),(4,4,'2024-02-14','dropped load',0,7),(5,4,'2024-04-03','twisted ankle',6,3);
-- How many projects are under way?
-- number of jobs with the status under way
-- How much building, counted in jobs, have we under way?
-- count of projects, under way only
SELECT COUNT(*) FROM Project WHERE Status = 'under way';
-- List the titles of projects whose title begins with Elmsford.
-- jobs that are called Elmsford something
-- What have we built or do we build under a heading that opens with Elmsford?
-- project titles, starting Elmsford
SELECT ProjTitle FROM Project WHERE ProjTitle LIKE 'Elmsford%';
-- What are the names and day rates of employees hired between 2014 and 2019?
-- workers taken on from 2014 to 2019, name and pay a day
-- Who came to us no earlier than 2014 and no later than 2019, and what do they cost daily?
-- staff joined 2014 - 2019: name, rate per day
SELECT EmpName, DayRate FROM Employee WHERE HiredYear BETWEEN 2014 AND 2019;
-- Give the names of hazardous (Y) materials.
-- dangerous goods (Y) on the list of building stuff
-- What supplies need care because they can harm you (Y)?
-- materials, hazardous = Y, by name
SELECT MatName FROM Material WHERE Hazardous = 'Y';
-- What are the smallest, largest and total contract sums of the projects?
-- contract value over all jobs: min, max and sum
-- What is our work worth at the least, at the most and altogether?
-- lowest, highest, overall amount in the project contracts
SELECT MIN(ContractSum), MAX(ContractSum), SUM(ContractSum) FROM Project;
-- Which subcontractors have no insurance date recorded?
-- outside firms without an insured-until entry, names
-- Which helpers from other firms have shown us no cover at all?
-- name subcontractors, insurance end missing
SELECT SubName FROM Subcontractor WHERE InsuredUntil IS NULL;
-- How many different carriers have delivered materials to the projects in Elmsford?
-- distinct haulage firms that drove to a job in Elmsford
-- By how many separate transport companies were goods brought to what we built in Elmsford?
-- Elmsford projects' deliveries: count carriers, each one only once
SELECT COUNT(DISTINCT T2.Carrier) FROM Project AS T1 JOIN Delivery AS T2 ON T1.ProjNo = T2.ProjNo WHERE T1.City = 'Elmsford';
-- For each project, show the title, the name of the site manager and the name of the safety officer.
-- jobs with who runs the site and who watches over safety
-- What is each undertaking called, who is in charge on the ground and who sees that nobody gets hurt?
-- project title plus both names: manager of the site, then officer for safety
SELECT T1.ProjTitle, T2.EmpName, T3.EmpName FROM Project AS T1 JOIN Employee AS T2 ON T1.SiteManagerNo = T2.EmpNo JOIN Employee AS T3 ON T1.SafetyOfficerNo = T3.EmpNo;
-- Show the names of employees whose boss is Anja Kern.
-- people working under Anja Kern
-- Who takes orders from Anja Kern?
-- Anja Kern as superior: list her staff by name
SELECT T1.EmpName FROM Employee AS T1 JOIN Employee AS T2 ON T1.BossNo = T2.EmpNo WHERE T2.EmpName = 'Anja Kern';
-- How many projects does each customer have? Show the customer name and the number.
-- clients with a count of their jobs
-- Who has us build, and how many things?
-- number of projects by customer name, name in front
SELECT T1.CustName, COUNT(*) FROM Customer AS T1 JOIN Project AS T2 ON T1.CustCode = T2.CustCode GROUP BY T1.CustCode;
-- Which machines have never been booked? Give their names.
-- plant that stood idle, no booking at all
-- What heavy gear of ours has nobody reserved so far?
-- machine names without a booking
SELECT MachName FROM Machine WHERE MachNo NOT IN (SELECT MachNo FROM MachineBooking);
-- Which machine was booked for the most days in total?
-- plant with the largest sum of booked days, by name
-- What piece of heavy gear has been out on jobs longest altogether?
-- add up the days booked - top machine name
SELECT T1.MachName FROM Machine AS T1 JOIN MachineBooking AS T2 ON T1.MachNo = T2.MachNo GROUP BY T1.MachNo ORDER BY SUM(T2.Days) DESC LIMIT 1;
-- List the names of customers of projects on which the subcontractor Slate and Sons worked.
-- clients whose jobs had Slate and Sons on board
-- For whom did we build with the help of Slate and Sons?
-- Slate and Sons had a contract in a phase there: customer names
SELECT T1.CustName FROM Customer AS T1 JOIN Project AS T2 ON T1.CustCode = T2.CustCode JOIN Phase AS T3 ON T2.ProjNo = T3.ProjNo JOIN Subcontract AS T4 ON T3.PhaseNo = T4.PhaseNo JOIN Subcontractor AS T5 ON T4.SubNo = T5.SubNo WHERE T5.SubName = 'Slate and Sons';
-- Which cities are home to both an employee and a subcontractor?
-- towns where one of our own people lives and an outside firm sits as well
-- Where do we find a worker of ours and at the same time a firm we hire in?
-- cities that employees and subcontractors have in common
SELECT City FROM Employee INTERSECT SELECT City FROM Subcontractor;
-- Give the titles of projects that received a delivery of cement but none of oak timber.
-- jobs supplied with cement, minus those that got oak timber
-- To what undertakings was cement brought without any oak timber ever going there?
-- cement delivered, oak timber never: titles
SELECT T1.ProjTitle FROM Project AS T1 JOIN Delivery AS T2 ON T1.ProjNo = T2.ProjNo JOIN Material AS T3 ON T2.MatCode = T3.MatCode WHERE T3.MatName = 'cement' EXCEPT SELECT T1.ProjTitle FROM Project AS T1 JOIN Delivery AS T2 ON T1.ProjNo = T2.ProjNo JOIN Material AS T3 ON T2.MatCode = T3.MatCode WHERE T3.MatName = 'oak timber';
-- Show the names of employees who operated a machine of the kind crane or who reported an incident.
-- workers that drove a crane on a booking, along with those who reported some accident
-- Who sat in the cab of a crane, or else told us of a mishap?
-- all people either on record as crane operator in a booking or as reporter of an incident, by name
SELECT T1.EmpName FROM Employee AS T1 JOIN MachineBooking AS T2 ON T1.EmpNo = T2.OperatorNo JOIN Machine AS T3 ON T2.MachNo = T3.MachNo WHERE T3.Kind = 'crane' UNION SELECT T1.EmpName FROM Employee AS T1 JOIN Incident AS T2 ON T1.EmpNo = T2.ReporterNo;
-- Which phases took more actual days than planned? Show the title of the project, the name of the phase and the actual days.
-- stages that overran: job, stage, days really needed
-- Where did we fall behind our own schedule? The undertaking, the step and how long it took in truth.
-- actual above planned days: project title, phase name, actual days
SELECT T1.ProjTitle, T2.PhaseName, T2.ActualDays FROM Project AS T1 JOIN Phase AS T2 ON T1.ProjNo = T2.ProjNo WHERE T2.ActualDays > T2.PlannedDays;
-- What are the titles of the projects with a contract sum above the average contract sum, from the largest to the smallest?
-- jobs worth more than the mean, the dearest first
-- Which undertakings bring in more than is usual for us? The fattest at the head.
-- project titles where the contract amount beats the average, descending by amount
SELECT ProjTitle FROM Project WHERE ContractSum > (SELECT AVG(ContractSum) FROM Project) ORDER BY ContractSum DESC;
-- Which employees have worked in the crew of at least two different projects? Give their names.
-- workers whose crew entries touch two or more distinct jobs
-- Who has lent a hand on at least two separate undertakings as one of the gang?
-- at least two different projects through crew and phase: name of the employee
SELECT T1.EmpName FROM Employee AS T1 JOIN Crew AS T2 ON T1.EmpNo = T2.EmpNo JOIN Phase AS T3 ON T2.PhaseNo = T3.PhaseNo GROUP BY T1.EmpNo HAVING COUNT(DISTINCT T3.ProjNo) >= 2;
-- Among subcontracts not paid yet, which subcontractor has the highest agreed price, and what is that price?
-- largest price still unpaid: outside firm and amount
-- To whom do we owe most on a single deal where no money has gone out so far, and how much?
-- no paid date, top agreed price - subcontractor name with the price
SELECT T1.SubName, T2.AgreedPrice FROM Subcontractor AS T1 JOIN Subcontract AS T2 ON T1.SubNo = T2.SubNo WHERE T2.PaidOn IS NULL ORDER BY T2.AgreedPrice DESC LIMIT 1;
-- For each site manager with more than one project, show the name, the number of projects and the total contract sum, the largest total first.
-- who runs more than one site: name, how many jobs, value summed up, richest on top
-- Which people are in charge of more than one undertaking on the ground, of how many, and worth what in all? Greatest worth at the head.
-- site managers having more than one project with project count and overall contract amount, in descending order of amount
SELECT T1.EmpName, COUNT(*), SUM(T2.ContractSum) FROM Employee AS T1 JOIN Project AS T2 ON T1.EmpNo = T2.SiteManagerNo GROUP BY T1.EmpNo HAVING COUNT(*) > 1 ORDER BY SUM(T2.ContractSum) DESC;
-- Which type of customer has lost the most days to incidents on its projects, and how many days is that?
-- days lost in accidents, summed by client type, top one with its sum
-- Public, private and so on: for what sort of clientele did mishaps cost us the longest, and how long?
-- customer type where incidents took away the greatest total of days, plus that total
SELECT T1.CustType, SUM(T3.DaysLost) FROM Customer AS T1 JOIN Project AS T2 ON T1.CustCode = T2.CustCode JOIN Incident AS T3 ON T2.ProjNo = T3.ProjNo GROUP BY T1.CustType ORDER BY SUM(T3.DaysLost) DESC LIMIT 1;
