-- database: tallis_parcel_hub
CREATE TABLE depot (dep_cd TEXT PRIMARY KEY, dep_nm TEXT, city TEXT, opened_yr INTEGER, floor_m2 INTEGER);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, fname TEXT, lname TEXT, dep_cd TEXT REFERENCES depot(dep_cd), role TEXT, hired_dt TEXT, hourly_pay REAL, superv_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE shipper (shp_id INTEGER PRIMARY KEY, shp_nm TEXT, city TEXT, contract_start TEXT, credit_lim INTEGER, status TEXT);
CREATE TABLE svc_level (svc_cd TEXT PRIMARY KEY, svc_desc TEXT, max_days INTEGER, price_kg REAL);
CREATE TABLE route (rt_id INTEGER PRIMARY KEY, from_dep TEXT REFERENCES depot(dep_cd), to_dep TEXT REFERENCES depot(dep_cd), dist_km INTEGER, drive_hrs REAL);
CREATE TABLE vehicle (veh_id INTEGER PRIMARY KEY, plate TEXT, make TEXT, payload_kg INTEGER, dep_cd TEXT REFERENCES depot(dep_cd), status TEXT);
CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, rt_id INTEGER REFERENCES route(rt_id), veh_id INTEGER REFERENCES vehicle(veh_id), driver_id INTEGER REFERENCES staff(staff_id), trip_dt TEXT, delay_min INTEGER);
CREATE TABLE parcel (pcl_id INTEGER PRIMARY KEY, track_no TEXT, shp_id INTEGER REFERENCES shipper(shp_id), svc_cd TEXT REFERENCES svc_level(svc_cd), wt_kg REAL, recv_nm TEXT, recv_city TEXT, accepted_dt TEXT, delivered_dt TEXT);
CREATE TABLE trip_parcel (trip_id INTEGER REFERENCES trip(trip_id), pcl_id INTEGER REFERENCES parcel(pcl_id), load_pos INTEGER, PRIMARY KEY (trip_id, pcl_id));
CREATE TABLE scan (scan_id INTEGER PRIMARY KEY, pcl_id INTEGER REFERENCES parcel(pcl_id), dep_cd TEXT REFERENCES depot(dep_cd), staff_id INTEGER REFERENCES staff(staff_id), scan_dt TEXT, scan_kind TEXT);
CREATE TABLE ref_dmg (dmg_cd TEXT PRIMARY KEY, descr TEXT, severity INTEGER);
CREATE TABLE damage (dmg_id INTEGER PRIMARY KEY, pcl_id INTEGER REFERENCES parcel(pcl_id), dep_cd TEXT REFERENCES depot(dep_cd), dmg_cd TEXT REFERENCES ref_dmg(dmg_cd), reported_dt TEXT, claim_amt REAL);
INSERT INTO depot VALUES ('TLS','Tallis Cross','Leeds',2004,18200),('OAK','Oakmoor Yard','Derby',2011,9600),('PEN','Penrith Gate','Carlisle',2016,7400),('SEV','Severn Shed','Bristol',2009,12800),('HUM','Humber Quay','Hull',2020,5100);
INSERT INTO staff VALUES (1,'Moira','Strand','TLS','manager','2005-02-01',31.5,NULL),(2,'Pavel','Novotny','TLS','driver','2012-06-18',17.2,1),(3,'Ines','Ferro','TLS','sorter','2019-09-02',14.1,1),(4,'Craig','Bolland','SEV','manager','2010-01-11',29.0,1),(5,'Tunde','Alabi','SEV','driver','2017-03-27',16.8,4),(6,'Wendy','Marsh','OAK','sorter','2021-11-08',13.6,4),(7,'Dilip','Rao','PEN','driver','2018-05-14',16.4,1),(8,'Hanna','Voss','OAK','sorter','2015-10-19',14.9,4);
INSERT INTO shipper VALUES (1,'Fennick Lamps','Leeds','2014-04-01',25000,'active'),(2,'Bright Spool Yarns','Bradford','2018-09-15',8000,'active'),(3,'Cask and Cork','Bristol','2012-02-20',40000,'suspended'),(4,'Pondside Aquatics','Derby','2020-07-01',5000,'active'),(5,'Gilder Frames','Leeds','2022-01-10',3000,'closed'),(6,'Tack and Saddle','Carlisle','2016-06-06',12000,'active');
INSERT INTO svc_level VALUES ('EXP','Express before noon',1,4.2),('STD','Standard',3,1.6),('ECO','Economy',6,0.9),('FRG','Fragile handling',4,2.8);
INSERT INTO route VALUES (1,'TLS','SEV',330,4.5),(2,'TLS','OAK',120,1.8),(3,'SEV','OAK',215,3.1),(4,'PEN','TLS',185,2.6),(5,'OAK','PEN',295,4.1);
INSERT INTO vehicle VALUES (1,'YK19 TLA','Scania',18000,'TLS','in service'),(2,'YK21 TLB','Volvo',12000,'TLS','in service'),(3,'BS17 SVA','Scania',16000,'SEV','in service'),(4,'CA20 PNA','Iveco',7500,'PEN','workshop'),(5,'DE16 OKA','Iveco',3500,'OAK','sold'),(6,'BS22 SVB','Volvo',9000,'SEV','workshop');
INSERT INTO trip VALUES (1,1,1,2,'2024-03-04',0),(2,2,2,2,'2024-03-05',25),(3,3,3,5,'2024-03-05',70),(4,4,4,7,'2024-03-06',10),(5,1,3,5,'2024-03-08',45),(6,4,1,2,'2024-03-11',5);
INSERT INTO parcel VALUES (1,'TL100',1,'FRG',6.4,'Dora Finch','Bristol','2024-03-03','2024-03-05'),(2,'TL101',1,'STD',3.1,'Omar Said','Derby','2024-03-03','2024-03-07'),(3,'TL102',2,'ECO',1.2,'Lena Pope','Derby','2024-03-04','2024-03-09'),(4,'TL103',3,'EXP',12.5,'Gus Trent','Derby','2024-03-04','2024-03-06'),(5,'TL104',4,'FRG',9.8,'Omar Said','Bristol','2024-03-05',NULL),(6,'TL105',6,'STD',7.7,'Ivy Holm','Leeds','2024-03-05','2024-03-08'),(7,'TL106',3,'FRG',15.2,'Raj Patel','Bristol','2024-03-07','2024-03-10'),(8,'TL107',1,'EXP',0.8,'Lena Pope','Leeds','2024-03-10',NULL);
INSERT INTO trip_parcel VALUES (1,1,4),(1,3,9),(2,2,1),(2,3,2),(3,4,6),(4,6,3),(5,5,1),(5,7,2),(1,2,7);
INSERT INTO scan VALUES (1,1,'TLS',3,'2024-03-04','in'),(2,1,'SEV',5,'2024-03-05','out'),(3,2,'TLS',3,'2024-03-05','in'),(4,2,'OAK',8,'2024-03-06','out'),(5,4,'OAK',8,'2024-03-06','out'),(6,3,'OAK',6,'2024-03-08','out'),(7,6,'PEN',7,'2024-03-05','in'),(8,7,'SEV',5,'2024-03-10','out'),(9,6,'TLS',3,'2024-03-07','in'),(10,8,'TLS',3,'2024-03-10','in');
INSERT INTO ref_dmg VALUES ('CR','crushed corner',2),('WT','water damage',3),('BR','broken contents',5),('TR','torn wrapping',1);
INSERT INTO damage VALUES (1,1,'SEV','BR','2024-03-05',180.0),(2,4,'OAK','CR','2024-03-06',NULL),(3,7,'SEV','WT','2024-03-10',95.5),(4,3,'TLS','TR','2024-03-06',12.0),(5,4,'SEV','BR','2024-03-05',310.0);
-- How many vehicles are in the workshop?
-- count of trucks with the state workshop
-- what number of lorries are off the road in the workshop right now
-- workshop trucks, how many have we got
SELECT COUNT(*) FROM vehicle WHERE status = 'workshop';
-- Show the tracking numbers of parcels that have not yet been delivered.
-- packages with no delivery day, their track no
-- which boxes are still on their way, by tracking code
-- not handed over so far: i need the tracking number of each such item
SELECT track_no FROM parcel WHERE delivered_dt IS NULL;
-- What are the names of the depots with a floor area between 7000 and 13000 square metres?
-- depot names, size from 7000 to 13000 m2
-- which sites offer at least 7000 and at most 13000 square metres of space
-- floor space 7000 to 13000, name the sites
SELECT dep_nm FROM depot WHERE floor_m2 BETWEEN 7000 AND 13000;
-- In how many different cities do the receivers of parcels live?
-- number of distinct recipient towns
-- to how many separate towns are the packages addressed
-- each destination city counted only one time, how many is that
SELECT COUNT(DISTINCT recv_city) FROM parcel;
-- Give the descriptions of the service levels in order of price per kilogram, the most expensive first.
-- services by their price a kilo, dearest at the top (description)
-- how do we call the kinds of delivery, sorted from the costliest kilo to the cheapest
-- can you list what each service is called, priciest per kg to least pricey
SELECT svc_desc FROM svc_level ORDER BY price_kg DESC;
-- For each shipper with parcels, show the shipper's name, the number of its parcels and their total weight.
-- sender name, how many packages, kilos in all
-- how many boxes did every firm hand in, and how heavy were they together? put the firm's name first
-- per customer firm: name, count of items sent, summed weight
SELECT T1.shp_nm, COUNT(*), SUM(T2.wt_kg) FROM shipper AS T1 JOIN parcel AS T2 ON T1.shp_id = T2.shp_id GROUP BY T1.shp_id;
-- Which shippers have never sent a parcel?
-- sender names without any package
-- which firms on our books have given us nothing to carry
-- no item ever posted: name those customers
SELECT shp_nm FROM shipper WHERE shp_id NOT IN (SELECT shp_id FROM parcel);
-- Show the first and last name of each employee together with the last name of his or her supervisor.
-- staff forename and surname, then the surname of who supervises them
-- who works under whom? given and family name of the worker, then family name of the boss
-- everybody that has a superior: their first name, last name, and that superior's last name
SELECT T1.fname, T1.lname, T2.lname FROM staff AS T1 JOIN staff AS T2 ON T1.superv_id = T2.staff_id;
-- What are the distances of the routes that start at Tallis Cross and end at Oakmoor Yard?
-- km of a route from Tallis Cross to Oakmoor Yard
-- how far is the run out of Tallis Cross into Oakmoor Yard
-- to Oakmoor Yard, coming from Tallis Cross: length of the drive in kilometres
SELECT T1.dist_km FROM route AS T1 JOIN depot AS T2 ON T1.from_dep = T2.dep_cd JOIN depot AS T3 ON T1.to_dep = T3.dep_cd WHERE T2.dep_nm = 'Tallis Cross' AND T3.dep_nm = 'Oakmoor Yard';
-- Which parcel is the heaviest among those sent with the service Fragile handling? Give the tracking number and the weight.
-- Fragile handling packages: track no and kilos of the one that weighs most
-- what box weighs more than all others that go by Fragile handling, and how many kilos is it? tracking code first
-- of everything under Fragile handling, the bulkiest in kg - its tracking number plus weight please
SELECT T1.track_no, T1.wt_kg FROM parcel AS T1 JOIN svc_level AS T2 ON T1.svc_cd = T2.svc_cd WHERE T2.svc_desc = 'Fragile handling' ORDER BY T1.wt_kg DESC LIMIT 1;
-- List the different last names of the drivers who have carried parcels of the shipper Fennick Lamps.
-- distinct surnames of those at the wheel on trips with packages from Fennick Lamps
-- who has hauled anything for Fennick Lamps? each family name only once
-- Fennick Lamps goods: different surnames of the people that drove them
SELECT DISTINCT T1.lname FROM staff AS T1 JOIN trip AS T2 ON T1.staff_id = T2.driver_id JOIN trip_parcel AS T3 ON T2.trip_id = T3.trip_id JOIN parcel AS T4 ON T3.pcl_id = T4.pcl_id JOIN shipper AS T5 ON T4.shp_id = T5.shp_id WHERE T5.shp_nm = 'Fennick Lamps';
-- Show the tracking number, the description of the damage and the name of the depot for each damage report.
-- for every damage: package track no, what kind in words, depot name
-- what got spoiled, in which way and at which site? tracking code, then the words for the harm, then the site
-- breakages list with tracking number, damage description, and where (depot name)
SELECT T2.track_no, T3.descr, T4.dep_nm FROM damage AS T1 JOIN parcel AS T2 ON T1.pcl_id = T2.pcl_id JOIN ref_dmg AS T3 ON T1.dmg_cd = T3.dmg_cd JOIN depot AS T4 ON T1.dep_cd = T4.dep_cd;
-- Find the names of the cities that have both a depot and a shipper.
-- towns where we have a site and a sender alike
-- in what places do we run a shed and have a customer firm as well
-- cities home to a shipper that are at the same time home to a depot
SELECT city FROM depot INTERSECT SELECT city FROM shipper;
-- Which cities have a shipper but no depot?
-- sender towns minus the depot towns
-- where are customer firms based without a site of ours in the same town
-- no depot in the city though a shipper sits there - which cities
SELECT city FROM shipper EXCEPT SELECT city FROM depot;
-- Which depots have been the place of at least two scans? Give the depot name and the number of scans, the most scans first.
-- depot names with 2 or more scans, plus their scan count, highest on top
-- at which sites was the reader used two times or more, and how often? busiest to quietest
-- two scans or over: name of depot, how many, in falling order of that number
SELECT T1.dep_nm, COUNT(*) FROM depot AS T1 JOIN scan AS T2 ON T1.dep_cd = T2.dep_cd GROUP BY T1.dep_cd HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- What are the plates of the vehicles whose payload is above the average payload?
-- registrations of trucks that can load more than the mean
-- which number plates belong to lorries that can carry more than a typical one does (average payload)
-- above average payload, give me the plate
SELECT plate FROM vehicle WHERE payload_kg > (SELECT AVG(payload_kg) FROM vehicle);
-- Which make of vehicle has the largest total delay in minutes over all its trips?
-- truck brand that ran up the most minutes late in sum
-- which manufacturer's lorries lost the most time on the road altogether
-- adding up all delays by make, who comes out worst
SELECT T1.make FROM vehicle AS T1 JOIN trip AS T2 ON T1.veh_id = T2.veh_id GROUP BY T1.make ORDER BY SUM(T2.delay_min) DESC LIMIT 1;
-- List the names of the shippers whose status is closed or that are based in Bristol.
-- sender names either closed or with Bristol as their town
-- which firms are from Bristol, or else have closed
-- Bristol customers together with any that are closed, by name
SELECT shp_nm FROM shipper WHERE status = 'closed' OR city = 'Bristol';
-- What are the smallest and the largest claim amounts for damages of the type broken contents?
-- broken contents: lowest claim, highest claim
-- how little and how much was asked for when it was a case of broken contents
-- min then max sum claimed where the damage is described as broken contents
SELECT MIN(T1.claim_amt), MAX(T1.claim_amt) FROM damage AS T1 JOIN ref_dmg AS T2 ON T1.dmg_cd = T2.dmg_cd WHERE T2.descr = 'broken contents';
-- Which tracking numbers belong to parcels that were carried on more than one trip or have a damage report of the kind broken contents?
-- track no: over one trip, united with those that had broken contents
-- which boxes rode in a lorry more than once, or else turned up with broken contents? tracking code
-- either broken contents noted or loaded on more than one trip, i need the tracking numbers without repeats
SELECT T1.track_no FROM parcel AS T1 JOIN trip_parcel AS T2 ON T1.pcl_id = T2.pcl_id GROUP BY T1.pcl_id HAVING COUNT(*) > 1 UNION SELECT T1.track_no FROM parcel AS T1 JOIN damage AS T2 ON T1.pcl_id = T2.pcl_id JOIN ref_dmg AS T3 ON T2.dmg_cd = T3.dmg_cd WHERE T3.descr = 'broken contents';
-- Which active shipper has the highest credit limit?
-- sender with status active allowed the most credit
-- among the firms that are active, whom do we trust with the biggest debt
-- active ones only: name of the customer with the largest credit line
SELECT shp_nm FROM shipper WHERE status = 'active' ORDER BY credit_lim DESC LIMIT 1;
-- Find the first and last names of staff who have not driven any trip and earn more per hour than the average employee.
-- forename and surname, no trip as driver, hourly pay over the staff mean
-- who never sat at the wheel yet takes home a better rate an hour than people do on average? given then family name
-- paid hourly above the average and not the driver of a single trip: first name, last name
SELECT fname, lname FROM staff WHERE staff_id NOT IN (SELECT driver_id FROM trip) AND hourly_pay > (SELECT AVG(hourly_pay) FROM staff);

-- database: thornbury_lane_estate_agents
CREATE TABLE Branch (BranchID INTEGER PRIMARY KEY, BranchName TEXT, Town TEXT, PhoneNumber TEXT, MonthlyRent INTEGER);
CREATE TABLE Negotiator (NegotiatorID INTEGER PRIMARY KEY, FullName TEXT, BranchID INTEGER REFERENCES Branch(BranchID), JoinedOn TEXT, CommissionPercent REAL, MentorID INTEGER REFERENCES Negotiator(NegotiatorID));
CREATE TABLE Vendor (VendorID INTEGER PRIMARY KEY, VendorName TEXT, Email TEXT, PresentTown TEXT, ReasonForSelling TEXT);
CREATE TABLE Ref_PropertyType (TypeCode TEXT PRIMARY KEY, TypeDescription TEXT, StandardFee INTEGER);
CREATE TABLE Property (PropertyID INTEGER PRIMARY KEY, AddressLine TEXT, Town TEXT, TypeCode TEXT REFERENCES Ref_PropertyType(TypeCode), Bedrooms INTEGER, FloorArea INTEGER, BuildYear INTEGER, EnergyRating TEXT, VendorID INTEGER REFERENCES Vendor(VendorID));
CREATE TABLE Listing (ListingID INTEGER PRIMARY KEY, PropertyID INTEGER REFERENCES Property(PropertyID), NegotiatorID INTEGER REFERENCES Negotiator(NegotiatorID), AskingPrice INTEGER, ListedOn TEXT, ListingStatus TEXT, Tagline TEXT);
CREATE TABLE Applicant (ApplicantID INTEGER PRIMARY KEY, ApplicantName TEXT, Occupation TEXT, Budget INTEGER, RegisteredOn TEXT, FirstTimeBuyer TEXT);
CREATE TABLE Viewing (ViewingID INTEGER PRIMARY KEY, ListingID INTEGER REFERENCES Listing(ListingID), ApplicantID INTEGER REFERENCES Applicant(ApplicantID), NegotiatorID INTEGER REFERENCES Negotiator(NegotiatorID), ViewedOn TEXT, MinutesSpent INTEGER, Rating INTEGER);
CREATE TABLE Offer (OfferID INTEGER PRIMARY KEY, ListingID INTEGER REFERENCES Listing(ListingID), ApplicantID INTEGER REFERENCES Applicant(ApplicantID), Amount INTEGER, OfferedOn TEXT, Outcome TEXT);
CREATE TABLE Feature (FeatureID INTEGER PRIMARY KEY, FeatureName TEXT, Category TEXT);
CREATE TABLE Property_Feature (PropertyID INTEGER REFERENCES Property(PropertyID), FeatureID INTEGER REFERENCES Feature(FeatureID), PRIMARY KEY (PropertyID, FeatureID));
CREATE TABLE Survey (SurveyID INTEGER PRIMARY KEY, PropertyID INTEGER REFERENCES Property(PropertyID), SurveyorName TEXT, SurveyedOn TEXT, Valuation INTEGER, DefectsFound INTEGER);
INSERT INTO Branch VALUES (1,'Market Cross','Thornbury','01454 0110',2100),(2,'Riverside','Lydney','01594 0220',1450),(3,'Old Bank','Chepstow','01291 0330',1800),(4,'Station Parade','Yate','01454 0440',1250);
INSERT INTO Negotiator VALUES (1,'Harriet Pole',1,'2008-04-14',1.8,NULL),(2,'Desmond Achebe',1,'2015-09-01',1.5,1),(3,'Sian Pritchard',3,'2012-01-23',1.6,1),(4,'Lewis Cutler',2,'2021-06-07',1.1,3),(5,'Yasmin Khoury',3,'2023-02-13',1.0,3),(6,'Brendan Foley',4,'2019-11-04',1.2,NULL);
INSERT INTO Vendor VALUES (1,'Joan Tyndale','joan@mail.test','Thornbury','downsizing'),(2,'Estate of R. Wick',NULL,'Lydney','probate'),(3,'Callum Reyes','cal@mail.test','Cardiff','relocation'),(4,'Priory Homes Ltd','sales@priory.test','Bristol','new build'),(5,'Edith Marlowe',NULL,'Chepstow','downsizing'),(6,'Gwen and Tom Hale','hale@mail.test','Yate','growing family');
INSERT INTO Ref_PropertyType VALUES ('DET','detached house',2400),('TER','terraced house',1500),('FLT','flat',1200),('BUN','bungalow',1700),('MSN','maisonette',1300);
INSERT INTO Property VALUES (1,'4 Kington Lane','Thornbury','DET',4,165,1934,'D',1),(2,'The Old Forge','Lydney','DET',3,140,1868,'F',2),(3,'17 Severn View','Chepstow','TER',2,78,1902,'E',3),(4,'Plot 9 Priory Mead','Yate','TER',3,92,2023,'A',4),(5,'Flat 2, Castle Wharf','Chepstow','FLT',1,48,2006,'C',3),(6,'Larkrise','Alveston','BUN',2,88,1967,'D',5),(7,'31 Firgrove Road','Yate','TER',3,96,1988,'C',6),(8,'Plot 12 Priory Mead','Yate','FLT',2,61,2024,'B',4);
INSERT INTO Listing VALUES (1,1,2,585000,'2024-01-15','under offer','Family space near the green'),(2,2,4,420000,'2024-02-02','available','Historic home with workshop'),(3,3,3,265000,'2024-02-20','sold','River views for the first buyer'),(4,4,6,310000,'2024-03-01','available','Brand new family home'),(5,5,5,182000,'2024-03-11','available','Lock up and leave by the river'),(6,6,1,345000,'2024-03-18','withdrawn','Sunny garden all round'),(7,7,6,299000,'2024-04-02','sold','Ready to move in');
INSERT INTO Applicant VALUES (1,'Nadia Osei','nurse',280000,'2024-01-20','yes'),(2,'Felix and Jo Barr','teachers',330000,'2024-01-05','no'),(3,'Col. P. Hume','retired',600000,'2023-12-11','no'),(4,'Tariq Malik','software engineer',420000,'2024-02-28','yes'),(5,'Alice Thorn','potter',200000,'2024-03-15','yes'),(6,'Bea Lindgren','nurse',350000,'2024-04-08','no');
INSERT INTO Viewing VALUES (1,1,3,2,'2024-01-27',55,9),(2,2,3,4,'2024-02-10',40,5),(3,3,1,3,'2024-02-25',30,8),(4,3,2,5,'2024-02-26',20,4),(5,4,4,6,'2024-03-09',35,7),(6,5,5,5,'2024-03-20',25,NULL),(7,2,4,3,'2024-03-02',50,8),(8,7,1,6,'2024-04-06',28,6),(9,1,4,1,'2024-03-14',45,7),(10,4,6,6,'2024-04-12',32,6);
INSERT INTO Offer VALUES (1,1,3,570000,'2024-02-01','accepted'),(2,3,1,255000,'2024-02-27','rejected'),(3,3,1,262000,'2024-03-03','accepted'),(4,2,4,395000,'2024-03-05','rejected'),(5,7,2,296000,'2024-04-10','accepted'),(6,1,4,540000,'2024-03-16','rejected');
INSERT INTO Feature VALUES (1,'double garage','parking'),(2,'wood burner','heating'),(3,'balcony','outside'),(4,'south facing garden','outside'),(5,'heat pump','heating'),(6,'allocated space','parking'),(7,'cellar','storage');
INSERT INTO Property_Feature VALUES (1,1),(1,4),(2,2),(3,2),(4,5),(4,6),(5,3),(5,6),(6,4),(8,5);
INSERT INTO Survey VALUES (1,1,'Marcus Dunn','2024-02-14',575000,3),(2,3,'Ola Reid','2024-03-12',260000,6),(3,7,'Marcus Dunn','2024-04-19',300000,1),(4,2,'Ola Reid','2024-03-19',388000,11),(5,3,'Marcus Dunn','2024-03-20',264000,4);
-- List the addresses of the properties in Yate.
-- homes situated in Yate, address lines
-- what have we got over in Yate? just the addresses
-- Yate places, where exactly do they stand (address)
SELECT AddressLine FROM Property WHERE Town = 'Yate';
-- How many listings are available?
-- count of adverts with the status available
-- what number of homes on our books can still be had, that is, are available
-- available ones: how many listings
SELECT COUNT(*) FROM Listing WHERE ListingStatus = 'available';
-- What are the names of the vendors for whom no email is recorded?
-- sellers with nothing under email
-- which people selling with us have left no electronic address
-- email missing: name the vendors please
SELECT VendorName FROM Vendor WHERE Email IS NULL;
-- What are the lowest, highest and average asking prices?
-- asking price: minimum, maximum and mean
-- how cheap does it get, how dear, and what do owners want on average
-- i need three figures over all listings: bottom price asked, top price asked, average price asked
SELECT MIN(AskingPrice), MAX(AskingPrice), AVG(AskingPrice) FROM Listing;
-- Show the taglines of the listings whose tagline contains the word family.
-- slogans with family in them
-- in which advertising lines does family turn up
-- family mentioned in the tagline - print those lines
SELECT Tagline FROM Listing WHERE Tagline LIKE '%family%';
-- How many different occupations do the applicants have?
-- number of distinct jobs among the would-be buyers
-- how many sorts of trade do the house hunters follow, same ones counted one time
-- count the separate professions of people on the buyers' list
SELECT COUNT(DISTINCT Occupation) FROM Applicant;
-- For each type of property, give the description and the number of properties.
-- kind of home in words, how many we have of it
-- how many dwellings fall under every sort, with what the sort is called in front
-- per property type: its description, then the count of homes
SELECT T1.TypeDescription, COUNT(*) FROM Ref_PropertyType AS T1 JOIN Property AS T2 ON T1.TypeCode = T2.TypeCode GROUP BY T1.TypeCode;
-- Which types of property have no property? Give the descriptions.
-- descriptions of kinds of home that we have none of
-- what sorts of dwelling are missing from our books altogether
-- not a single home of it: name the type
SELECT TypeDescription FROM Ref_PropertyType WHERE TypeCode NOT IN (SELECT TypeCode FROM Property);
-- Show the name of each applicant with the address of the property viewed and the date of the viewing, the earliest viewing first.
-- viewings in date order: buyer's name, address, day
-- who went to look round which house, and when? oldest visit at the top, person first, then the house, then the day
-- visits from first to last - applicant name, address line, when it was viewed
SELECT T1.ApplicantName, T4.AddressLine, T2.ViewedOn FROM Applicant AS T1 JOIN Viewing AS T2 ON T1.ApplicantID = T2.ApplicantID JOIN Listing AS T3 ON T2.ListingID = T3.ListingID JOIN Property AS T4 ON T3.PropertyID = T4.PropertyID ORDER BY T2.ViewedOn;
-- Which negotiator has conducted the most viewings?
-- agent who showed people round most often
-- who among our sales people takes the largest number of visits
-- most viewings accompanied: full name of that member of staff
SELECT T1.FullName FROM Negotiator AS T1 JOIN Viewing AS T2 ON T1.NegotiatorID = T2.NegotiatorID GROUP BY T1.NegotiatorID ORDER BY COUNT(*) DESC LIMIT 1;
-- List the addresses of the properties that have a feature of the category heating and were built after 1900.
-- address of homes younger than 1900 with some heating feature
-- which houses put up later than 1900 boast something under heating
-- built since 1900 (not in it) plus a feature in category heating, addresses please
SELECT T1.AddressLine FROM Property AS T1 JOIN Property_Feature AS T2 ON T1.PropertyID = T2.PropertyID JOIN Feature AS T3 ON T2.FeatureID = T3.FeatureID WHERE T3.Category = 'heating' AND T1.BuildYear > 1900;
-- Show the full name of each negotiator who has a mentor, together with the full name of the mentor.
-- agent and the agent who mentors them, names
-- who was taught the trade by whom in the office? learner in front
-- mentored staff: their name, then their mentor's
SELECT T1.FullName, T2.FullName FROM Negotiator AS T1 JOIN Negotiator AS T2 ON T1.MentorID = T2.NegotiatorID;
-- Find the names of the applicants who viewed both a property in Lydney and a property in Thornbury.
-- would-be buyers with a visit in Lydney and also one in Thornbury
-- which house hunters have looked round in Thornbury as well as in Lydney
-- seen something in Lydney, seen something in Thornbury too: name the applicants
SELECT T1.ApplicantName FROM Applicant AS T1 JOIN Viewing AS T2 ON T1.ApplicantID = T2.ApplicantID JOIN Listing AS T3 ON T2.ListingID = T3.ListingID JOIN Property AS T4 ON T3.PropertyID = T4.PropertyID WHERE T4.Town = 'Lydney' INTERSECT SELECT T1.ApplicantName FROM Applicant AS T1 JOIN Viewing AS T2 ON T1.ApplicantID = T2.ApplicantID JOIN Listing AS T3 ON T2.ListingID = T3.ListingID JOIN Property AS T4 ON T3.PropertyID = T4.PropertyID WHERE T4.Town = 'Thornbury';
-- Which applicants have viewed at least two different listings? Give the name.
-- names of buyers who went to 2 or more distinct adverts
-- what house hunters have been round two separate homes of ours or more
-- looked at two listings or over, the same one not counted again - which applicants
SELECT T1.ApplicantName FROM Applicant AS T1 JOIN Viewing AS T2 ON T1.ApplicantID = T2.ApplicantID GROUP BY T1.ApplicantID HAVING COUNT(DISTINCT T2.ListingID) >= 2;
-- Which towns have a property or a branch? List each town once.
-- towns of homes united with towns of our offices
-- in what places do we either have an office or a house to sell, no repeats
-- branch here or property here, either will do: all those towns one time each
SELECT Town FROM Property UNION SELECT Town FROM Branch;
-- In which towns is there a property but no branch?
-- property towns without an office of ours
-- where do we have a home to sell while lacking an office
-- no branch there, yet a property - name the towns
SELECT Town FROM Property EXCEPT SELECT Town FROM Branch;
-- Find the addresses of the listed properties whose asking price is above the average asking price.
-- address, priced over the mean ask
-- which homes cost more than owners want on average? addresses
-- dearer than the average price asked, show where they are (address line)
SELECT T1.AddressLine FROM Property AS T1 JOIN Listing AS T2 ON T1.PropertyID = T2.PropertyID WHERE T2.AskingPrice > (SELECT AVG(AskingPrice) FROM Listing);
-- What is the highest rejected offer, and who made it? Give the applicant's name and the amount.
-- top bid among the rejected: name of the bidder, sum
-- which house hunter was turned down (rejected) with the biggest bid, and how much was it
-- of all offers with outcome rejected the largest, applicant name then amount
SELECT T1.ApplicantName, T2.Amount FROM Applicant AS T1 JOIN Offer AS T2 ON T1.ApplicantID = T2.ApplicantID WHERE T2.Outcome = 'rejected' ORDER BY T2.Amount DESC LIMIT 1;
-- For each branch whose negotiators have conducted more than one viewing, show the branch name and the average number of minutes spent, in descending order of that average.
-- offices over 1 viewing: name and mean minutes, longest first
-- at which offices did the staff show people round more than once, and how long did it take on average? lengthiest on top
-- average viewing minutes by branch name, only with more than one viewing by its people, from high to low
SELECT T1.BranchName, AVG(T3.MinutesSpent) FROM Branch AS T1 JOIN Negotiator AS T2 ON T1.BranchID = T2.BranchID JOIN Viewing AS T3 ON T2.NegotiatorID = T3.NegotiatorID GROUP BY T1.BranchID HAVING COUNT(*) > 1 ORDER BY AVG(T3.MinutesSpent) DESC;
-- List the names of the first-time buyers (yes) who have not made any offer.
-- first time yes and never bid, names
-- which novices on the property ladder (yes) have put in no bid so far
-- no offer from them, first-time buyer = yes: who
SELECT ApplicantName FROM Applicant WHERE FirstTimeBuyer = 'yes' AND ApplicantID NOT IN (SELECT ApplicantID FROM Offer);
-- Which surveyors have surveyed a property of the vendor Callum Reyes?
-- names of surveyors who were at a home of Callum Reyes
-- who inspected a house that Callum Reyes is selling
-- Callum Reyes sells it, someone valued it: the surveyor's name
SELECT T1.SurveyorName FROM Survey AS T1 JOIN Property AS T2 ON T1.PropertyID = T2.PropertyID JOIN Vendor AS T3 ON T2.VendorID = T3.VendorID WHERE T3.VendorName = 'Callum Reyes';
-- What is the address of the property in which the most defects were found in a survey by Ola Reid?
-- Ola Reid surveys: address with the highest defect count
-- which house came off worst, with the most faults, when Ola Reid went over it
-- by Ola Reid, largest number of defects, give the address
SELECT T1.AddressLine FROM Property AS T1 JOIN Survey AS T2 ON T1.PropertyID = T2.PropertyID WHERE T2.SurveyorName = 'Ola Reid' ORDER BY T2.DefectsFound DESC LIMIT 1;

-- database: clover_hollow_dairy_coop
CREATE TABLE district (id INTEGER PRIMARY KEY, name TEXT, county TEXT, pasture_hectares INTEGER);
CREATE TABLE member_farm (id INTEGER PRIMARY KEY, name TEXT, district_id INTEGER REFERENCES district(id), owner_first_name TEXT, owner_last_name TEXT, year_joined INTEGER, organic INTEGER, shares_held INTEGER);
CREATE TABLE cattle_breed (code TEXT PRIMARY KEY, breed_name TEXT, country_of_origin TEXT, typical_fat_percent REAL);
CREATE TABLE herd (id INTEGER PRIMARY KEY, farm_id INTEGER REFERENCES member_farm(id), breed_code TEXT REFERENCES cattle_breed(code), head_count INTEGER, last_tb_test TEXT);
CREATE TABLE tanker (id INTEGER PRIMARY KEY, registration TEXT, capacity_litres INTEGER, year_built INTEGER, driver_name TEXT);
CREATE TABLE collection (id INTEGER PRIMARY KEY, farm_id INTEGER REFERENCES member_farm(id), tanker_id INTEGER REFERENCES tanker(id), collected_on TEXT, litres INTEGER, temperature_celsius REAL);
CREATE TABLE milk_test (id INTEGER PRIMARY KEY, collection_id INTEGER REFERENCES collection(id), fat_percent REAL, protein_percent REAL, cell_count INTEGER, verdict TEXT);
CREATE TABLE creamery (id INTEGER PRIMARY KEY, name TEXT, district_id INTEGER REFERENCES district(id), founded INTEGER, employees INTEGER);
CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, creamery_id INTEGER REFERENCES creamery(id), price_per_kg REAL, shelf_life_days INTEGER);
CREATE TABLE batch (id INTEGER PRIMARY KEY, product_id INTEGER REFERENCES product(id), made_on TEXT, weight_kg INTEGER, grade TEXT);
CREATE TABLE retailer (id INTEGER PRIMARY KEY, name TEXT, town TEXT, discount_percent INTEGER);
CREATE TABLE sale (batch_id INTEGER REFERENCES batch(id), retailer_id INTEGER REFERENCES retailer(id), kilos_sold INTEGER, sold_on TEXT, PRIMARY KEY (batch_id, retailer_id));
INSERT INTO district VALUES (1,'Upper Clover','Marl',4100),(2,'Hollow Vale','Marl',2900),(3,'Sedge Bottoms','Wessing',1700),(4,'Harrow Down','Wessing',3600);
INSERT INTO member_farm VALUES (1,'Dunstall Farm',1,'Agnes','Dunstall',1978,0,120),(2,'Buttercup Hill',1,'Piers','Loxley',1996,1,85),(3,'Sedge End',3,'Morag','Tait',2004,0,40),(4,'Fiddlers Green',2,'Owen','Pell',1985,1,150),(5,'Nettle Bank',2,'Rosa','Pell',2015,0,30),(6,'Three Elms',4,'Jakob','Frey',2019,1,25);
INSERT INTO cattle_breed VALUES ('HOL','Holstein','Netherlands',3.7),('JER','Jersey','Jersey',5.2),('AYR','Ayrshire','Scotland',4.1),('GUE','Guernsey','Guernsey',4.8),('SHO','Shorthorn','England',3.9);
INSERT INTO herd VALUES (1,1,'HOL',140,'2023-10-04'),(2,1,'JER',35,'2023-10-04'),(3,2,'JER',60,'2023-11-15'),(4,3,'AYR',75,'2024-01-22'),(5,4,'HOL',110,'2023-09-12'),(6,4,'GUE',45,NULL),(7,5,'HOL',52,NULL);
INSERT INTO tanker VALUES (1,'CH04 MLK',18000,2014,'Stan Grubb'),(2,'CH09 MLK',24000,2019,'Petra Lund'),(3,'CH11 MLK',12000,2011,'Stan Grubb'),(4,'CH15 MLK',26000,2022,'Abel Cross');
INSERT INTO collection VALUES (1,1,2,'2024-05-01',5200,3.4),(2,2,1,'2024-05-01',1900,3.8),(3,4,2,'2024-05-02',4600,3.1),(4,3,1,'2024-05-02',2300,4.4),(5,1,2,'2024-05-03',5350,3.5),(6,5,3,'2024-05-03',1450,5.2),(7,4,3,'2024-05-04',4700,3.3),(8,2,1,'2024-05-05',1850,3.6);
INSERT INTO milk_test VALUES (1,1,3.9,3.3,160,'pass'),(2,2,5.1,3.9,120,'pass'),(3,3,4.0,3.4,210,'pass'),(4,4,4.2,3.5,390,'retest'),(5,5,3.8,3.2,175,'pass'),(6,6,3.6,3.1,520,'reject'),(7,4,4.1,3.4,300,'pass');
INSERT INTO creamery VALUES (1,'Hollow Vale Creamery',2,1931,64),(2,'Clover Top Cheesery',1,1987,22),(3,'Sedge Butterworks',3,2008,9),(4,'Wessing Yogurt House',NULL,2021,14);
INSERT INTO product VALUES (1,'Marl Cheddar','cheese',1,9.8,240),(2,'Clover Blue','cheese',2,16.5,60),(3,'Vale Butter','butter',1,8.2,90),(4,'Salted Sedge Butter','butter',3,8.9,100),(5,'Clover Crumbly','cheese',2,12.4,45),(6,'Thick Clover Yogurt','yogurt',4,4.3,28),(7,'Ash Log','cheese',2,19.0,21);
INSERT INTO batch VALUES (1,1,'2024-01-10',820,'A'),(2,1,'2024-02-14',760,'B'),(3,2,'2024-03-02',140,'A'),(4,3,'2024-04-20',400,'A'),(5,4,'2024-04-25',210,'C'),(6,5,'2024-04-11',180,'B'),(7,6,'2024-05-03',350,'A'),(8,3,'2024-05-06',390,'B');
INSERT INTO retailer VALUES (1,'Pantry and Sons','Marlbridge',5),(2,'Green Basket','Wessingham',12),(3,'The Cheese Cave','Marlbridge',0),(4,'Halt Stores','Dunford',8),(5,'Orchard Deli','Pellham',3);
INSERT INTO sale VALUES (1,1,220,'2024-03-01'),(1,2,310,'2024-03-04'),(3,3,60,'2024-04-02'),(4,2,150,'2024-04-28'),(5,4,90,'2024-05-02'),(6,3,75,'2024-04-22'),(7,2,120,'2024-05-06'),(2,3,140,'2024-04-18'),(4,1,80,'2024-04-29');
-- How many member farms are organic (1)?
-- count of farms flagged organic 1
-- how many of our holdings go without sprays, organic being 1
-- organic = 1, what is the number of farms
SELECT COUNT(*) FROM member_farm WHERE organic = 1;
-- List the names of the products of the kind cheese with a shelf life under 100 days.
-- cheese that keeps fewer than 100 days, names
-- which sorts of cheese go off sooner than 100 days
-- less than 100 days of keeping, kind cheese: what are they called
SELECT name FROM product WHERE kind = 'cheese' AND shelf_life_days < 100;
-- Show the names of the products that have Clover in their name.
-- products called something with Clover
-- what do we make that carries Clover in what it is called
-- Clover somewhere in the product name, list them
SELECT name FROM product WHERE name LIKE '%Clover%';
-- What is the total number of litres collected, and what is the highest temperature of a collection?
-- sum of litres and the top temperature over all collections
-- how much milk was picked up altogether and how warm was the warmest load
-- two numbers please: litres in total, then maximum degrees celsius
SELECT SUM(litres), MAX(temperature_celsius) FROM collection;
-- Show the registrations of the tankers with a capacity between 15000 and 25000 litres.
-- number plates of milk lorries holding from 15000 up to 25000 litres
-- which trucks take at least 15000 and no more than 25000 litres? plates
-- capacity 15000 to 25000, tanker registration
SELECT registration FROM tanker WHERE capacity_litres BETWEEN 15000 AND 25000;
-- How many different drivers drive the tankers?
-- distinct tanker drivers, the number
-- how many separate people sit at the wheel of our milk lorries
-- count of driver names, same one not counted again
SELECT COUNT(DISTINCT driver_name) FROM tanker;
-- List the names of the farms with the names of their districts, in the order of the year in which the farms joined.
-- farm and district names, earliest to join first
-- who came into the co-operative when? holdings and the area they lie in, longest-standing on top
-- from oldest membership to newest: farm name, district name
SELECT T1.name, T2.name FROM member_farm AS T1 JOIN district AS T2 ON T1.district_id = T2.id ORDER BY T1.year_joined;
-- For each breed, show the breed name and the total head count of its herds.
-- cattle breed, number of animals in all
-- how many cows are there of every race? the race's name in front
-- add up the heads by breed, breed name first
SELECT T1.breed_name, SUM(T2.head_count) FROM cattle_breed AS T1 JOIN herd AS T2 ON T1.code = T2.breed_code GROUP BY T1.code;
-- Which breeds are not kept by any member farm? Give the breed name.
-- breed names without a herd
-- what sorts of cow does nobody in the co-operative have
-- no herd of it anywhere: cattle breeds please
SELECT breed_name FROM cattle_breed WHERE code NOT IN (SELECT breed_code FROM herd);
-- On which farms have herds not yet had a TB test? Give the farm name and the breed code.
-- farm, breed code where no tb test date is recorded
-- where are there cows still unchecked for TB, and of which breed code? holding first
-- last TB test blank: name of farm plus the herd's breed code
SELECT T1.name, T2.breed_code FROM member_farm AS T1 JOIN herd AS T2 ON T1.id = T2.farm_id WHERE T2.last_tb_test IS NULL;
-- Which farms keep both the breed Holstein and the breed Jersey?
-- farm names with Holstein as well as Jersey herds
-- on what holdings do Jersey cows graze next to Holstein ones
-- Holstein and Jersey under the same farmer, name the farm
SELECT T1.name FROM member_farm AS T1 JOIN herd AS T2 ON T1.id = T2.farm_id JOIN cattle_breed AS T3 ON T2.breed_code = T3.code WHERE T3.breed_name = 'Holstein' INTERSECT SELECT T1.name FROM member_farm AS T1 JOIN herd AS T2 ON T1.id = T2.farm_id JOIN cattle_breed AS T3 ON T2.breed_code = T3.code WHERE T3.breed_name = 'Jersey';
-- Which districts have a member farm but no creamery? Give the district's name.
-- district names: farms yes, creamery none
-- in what areas do we have farmers, yet no dairy plant
-- no creamery there although some farm belongs to it - which districts by name
SELECT T1.name FROM district AS T1 JOIN member_farm AS T2 ON T1.id = T2.district_id EXCEPT SELECT T1.name FROM district AS T1 JOIN creamery AS T2 ON T1.id = T2.district_id;
-- Which farm has delivered the most litres in total?
-- name of the farm with the biggest sum of collected litres
-- whose holding has filled the lorries with more milk than any other
-- top supplier by litres added up, farm name
SELECT T1.name FROM member_farm AS T1 JOIN collection AS T2 ON T1.id = T2.farm_id GROUP BY T1.id ORDER BY SUM(T2.litres) DESC LIMIT 1;
-- Show the farm name, the collection date and the cell count for the tests with the verdict reject or retest.
-- verdict reject or retest: farm, day of pick-up, cells counted
-- whose milk came back as reject or as retest, when was it picked up, and how many cells did it hold
-- tests ending in retest or reject - name of the farm, date collected, cell count
SELECT T1.name, T2.collected_on, T3.cell_count FROM member_farm AS T1 JOIN collection AS T2 ON T1.id = T2.farm_id JOIN milk_test AS T3 ON T2.id = T3.collection_id WHERE T3.verdict = 'reject' OR T3.verdict = 'retest';
-- What are the three most expensive products per kilogram? Give the name and the price.
-- top 3 products by price a kilo, name and price
-- which three things that we make cost the most by weight, and how much
-- dearest three per kg: what it is called, what it costs
SELECT name, price_per_kg FROM product ORDER BY price_per_kg DESC LIMIT 3;
-- Which creameries make at least two different products? Give the creamery's name and the number of its products.
-- creamery name and product count, 2 or more
-- what dairy plants turn out two things or more, and how many
-- two products at the least: plant's name, how many it makes
SELECT T1.name, COUNT(*) FROM creamery AS T1 JOIN product AS T2 ON T1.id = T2.creamery_id GROUP BY T1.id HAVING COUNT(*) >= 2;
-- Find the names of the retailers that bought from a batch of Marl Cheddar.
-- shops that took Marl Cheddar
-- which stores have had some Marl Cheddar from us
-- Marl Cheddar went to whom? retailer names
SELECT T1.name FROM retailer AS T1 JOIN sale AS T2 ON T1.id = T2.retailer_id JOIN batch AS T3 ON T2.batch_id = T3.id JOIN product AS T4 ON T3.product_id = T4.id WHERE T4.name = 'Marl Cheddar';
-- List the names of the products of which no batch has been made.
-- products without a batch
-- what is on the price list though it was never produced
-- never made so far: product names
SELECT name FROM product WHERE id NOT IN (SELECT product_id FROM batch);
-- Which retailers have bought more kilos in total than 200? Show the name and the total, the largest total first.
-- shops above 200 kilos overall, with that sum, biggest on top
-- what stores have taken over 200 kilos from us altogether, and how much? heaviest buyer at the head
-- sum of kilos sold by retailer name, just the sums beyond 200, from high to low
SELECT T1.name, SUM(T2.kilos_sold) FROM retailer AS T1 JOIN sale AS T2 ON T1.id = T2.retailer_id GROUP BY T1.id HAVING SUM(T2.kilos_sold) > 200 ORDER BY SUM(T2.kilos_sold) DESC;
-- List the names of the farms that hold more shares than the average farm and have a herd of the breed Guernsey.
-- Guernsey keepers whose shares exceed the farm mean, farm names
-- which holdings with Guernsey cows own a bigger stake than farms do on average
-- above-average shares held, breed Guernsey at home: name the farms
SELECT T1.name FROM member_farm AS T1 JOIN herd AS T2 ON T1.id = T2.farm_id JOIN cattle_breed AS T3 ON T2.breed_code = T3.code WHERE T3.breed_name = 'Guernsey' AND T1.shares_held > (SELECT AVG(shares_held) FROM member_farm);
-- What are the names of the farms and the creameries in the district Hollow Vale? Give one list.
-- Hollow Vale: farm names united with creamery names
-- what holdings and what dairy plants lie in Hollow Vale, all together in a single column
-- everything of ours in Hollow Vale by name, creamery or farm
SELECT T1.name FROM member_farm AS T1 JOIN district AS T2 ON T1.district_id = T2.id WHERE T2.name = 'Hollow Vale' UNION SELECT T1.name FROM creamery AS T1 JOIN district AS T2 ON T1.district_id = T2.id WHERE T2.name = 'Hollow Vale';
-- What is the heaviest batch of grade B? Give the name of the product, the date on which the batch was made and its weight.
-- grade B, batch that weighs most: product name, day made, kg
-- what was in the biggest lot marked B, when was it produced and how heavy is it
-- of the B graded batches the one with most kilos - product, date of making, weight
SELECT T1.name, T2.made_on, T2.weight_kg FROM product AS T1 JOIN batch AS T2 ON T1.id = T2.product_id WHERE T2.grade = 'B' ORDER BY T2.weight_kg DESC LIMIT 1;
