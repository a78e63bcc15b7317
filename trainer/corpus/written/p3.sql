-- database: gavel_lane_cars
CREATE TABLE site (site_code TEXT PRIMARY KEY, site_name TEXT, county TEXT, lanes INTEGER);
CREATE TABLE dealer (dealer_id INTEGER PRIMARY KEY, trading_name TEXT, county TEXT, registered_year INTEGER, credit_rating TEXT);
CREATE TABLE auction_day (day_id INTEGER PRIMARY KEY, site_code TEXT REFERENCES site(site_code), held_on TEXT, auctioneer TEXT, weather TEXT);
CREATE TABLE lot (lot_id INTEGER PRIMARY KEY, day_id INTEGER REFERENCES auction_day(day_id), seller_dealer_id INTEGER REFERENCES dealer(dealer_id), car TEXT, reg_year INTEGER, miles INTEGER, reserve_price INTEGER, condition_grade TEXT);
CREATE TABLE bid (bid_id INTEGER PRIMARY KEY, lot_id INTEGER REFERENCES lot(lot_id), bidder_dealer_id INTEGER REFERENCES dealer(dealer_id), bid_amount INTEGER, channel TEXT);
INSERT INTO site VALUES ('LEI','Leicester Lanes','Leicestershire',5),('DON','Doncaster Yard','Yorkshire',3),('EXE','Exe Valley Hall','Devon',2),('KIN','Kings Lynn Drome','Norfolk',4);
INSERT INTO dealer VALUES (1,'Arch Motors','Yorkshire',1998,'A'),(2,'Honest Harry','Leicestershire',2006,'B'),(3,'Moor End Cars','Devon',2013,'A'),(4,'Budget Wheels','Yorkshire',2020,'C'),(5,'Sterling Autos','Norfolk',1989,'A'),(6,'Pixie Garage','Devon',2017,NULL);
INSERT INTO auction_day VALUES (1,'LEI','2024-01-16','Miles Dunn','rain'),(2,'DON','2024-01-23','Tracy Bell','snow'),(3,'LEI','2024-02-06','Miles Dunn','dry'),(4,'EXE','2024-02-20','Kofi Mensah','rain'),(5,'LEI','2024-03-05','Miles Dunn','dry');
INSERT INTO lot VALUES (1,1,1,'Vauxhall Astra',2015,71000,3200,'3'),(2,1,2,'Ford Fiesta',2017,45500,5100,'2'),(3,2,1,'Nissan Juke',2018,38800,6900,'1'),(4,2,5,'Ford Mondeo',2012,118000,1500,'5'),(5,3,2,'BMW 320d',2016,88000,7400,'2'),(6,4,3,'Land Rover Defender',2009,102000,14500,'4'),(7,4,5,'Ford Focus',2019,27000,8300,'1'),(8,5,4,'Kia Picanto',2014,59000,NULL,'4');
INSERT INTO bid VALUES (1,1,2,3000,'floor'),(2,1,4,3300,'online'),(3,2,4,5200,'online'),(4,3,5,6500,'floor'),(5,3,2,7050,'floor'),(6,3,4,7200,'online'),(7,5,1,7500,'floor'),(8,6,1,14000,'online'),(9,6,5,15750,'floor'),(10,7,3,8450,'floor');
-- How many lots have a mileage over 80000?
-- count of cars in the sale with more than 80000 miles
-- How many vehicles have been driven further than 80000?
-- miles above 80000, number of lots
SELECT COUNT(*) FROM lot WHERE miles > 80000;
-- What are the cars registered in 2016 or later, newest first?
-- cars with registration year at least 2016, in falling order of that year
-- Which vehicles first hit the road in 2016 or after that? Youngest on top.
-- reg year 2016 or higher: car, descending by reg year
SELECT car FROM lot WHERE reg_year >= 2016 ORDER BY reg_year DESC;
-- List the cars whose name begins with Ford.
-- every Ford that came under the hammer
-- What is there for sale whose name opens with Ford?
-- car beginning "Ford"
SELECT car FROM lot WHERE car LIKE 'Ford%';
-- Which dealers have no credit rating? Give the trading name.
-- traders whose credit rating is missing
-- For which traders do we not know how well they pay?
-- credit rating empty: trading names
SELECT trading_name FROM dealer WHERE credit_rating IS NULL;
-- What is the highest bid amount and the average bid amount for each channel?
-- by channel: channel, top offer, mean offer
-- How much did anyone offer at best, and how much on average, in each way of bidding? Way first.
-- channel, max bid amount, avg bid amount
SELECT channel, MAX(bid_amount), AVG(bid_amount) FROM bid GROUP BY channel;
-- How many different auctioneers are there?
-- number of distinct people holding the gavel
-- How many people, each counted once, have wielded the hammer?
-- number of different auctioneers
SELECT COUNT(DISTINCT auctioneer) FROM auction_day;
-- Find the dates of the auctions held at Leicester Lanes.
-- on what days was there a sale at Leicester Lanes
-- When were vehicles sold at Leicester Lanes?
-- site Leicester Lanes - auction dates
SELECT T2.held_on FROM site AS T1 JOIN auction_day AS T2 ON T1.site_code = T2.site_code WHERE T1.site_name = 'Leicester Lanes';
-- Which sites have never held an auction?
-- names of venues without a single sale day
-- Where has nothing been sold under the hammer yet?
-- site names without an auction day
SELECT site_name FROM site WHERE site_code NOT IN (SELECT site_code FROM auction_day);
-- Show the car and the number of bids for each lot that received bids.
-- how many offers came in per car, car first
-- What are the vehicles called that somebody wanted, and how many offers did each get?
-- count bids by lot, the car in front
SELECT T1.car, COUNT(*) FROM lot AS T1 JOIN bid AS T2 ON T1.lot_id = T2.lot_id GROUP BY T1.lot_id;
-- Which cars received no bid?
-- cars for which nobody made an offer
-- Which vehicles did nobody want?
-- cars, zero bids
SELECT car FROM lot WHERE lot_id NOT IN (SELECT lot_id FROM bid);
-- What are the car and the seller's trading name for each lot with condition grade 1?
-- grade 1 cars and the trader who put them up for sale
-- Which vehicles are in a shape of 1, and who is parting with each?
-- condition grade = 1 - car, seller's trading name
SELECT T1.car, T2.trading_name FROM lot AS T1 JOIN dealer AS T2 ON T1.seller_dealer_id = T2.dealer_id WHERE T1.condition_grade = '1';
-- Which auctioneer has led the most auction days?
-- who held the gavel on the greatest number of days
-- Who has wielded the hammer more times than anyone else, by days?
-- top auctioneer by count of auction days
SELECT auctioneer FROM auction_day GROUP BY auctioneer ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the trading names of dealers from Yorkshire that were registered after 2000.
-- traders in Yorkshire, registration later than 2000
-- Which traders in Yorkshire joined us later than 2000?
-- registered year above 2000, county Yorkshire: trading names
SELECT trading_name FROM dealer WHERE county = 'Yorkshire' AND registered_year > 2000;
-- Which dealers have placed at least three bids?
-- traders with 3 or more offers, by trading name
-- Which traders have made no fewer than three offers?
-- trading names with 3+ bids
SELECT T1.trading_name FROM dealer AS T1 JOIN bid AS T2 ON T1.dealer_id = T2.bidder_dealer_id GROUP BY T1.dealer_id HAVING COUNT(*) >= 3;
-- Which dealers neither sold a lot nor placed a bid?
-- traders who did no selling and made no offer
-- Which traders have kept out of it altogether, with nothing put up for sale and nothing offered?
-- no bid and no lot as seller - trading names
SELECT trading_name FROM dealer WHERE dealer_id NOT IN (SELECT seller_dealer_id FROM lot) AND dealer_id NOT IN (SELECT bidder_dealer_id FROM bid);
-- What cars have a reserve price above the average reserve price?
-- cars whose reserve is higher than the mean one
-- Which vehicles are not to go for less than a sum that is higher than average?
-- reserve price over the mean of all lots: cars
SELECT car FROM lot WHERE reserve_price > (SELECT AVG(reserve_price) FROM lot);
-- Which counties have both a site and a dealer?
-- counties in which there is a venue and also a trader
-- Where do we have both a saleroom and a trader?
-- counties found among dealers as well as among sites
SELECT county FROM site INTERSECT SELECT county FROM dealer;
-- Who placed the highest bid for the Nissan Juke? Show the trading name and the amount.
-- top offer on the Nissan Juke: trader and sum
-- Who wanted the Nissan Juke most, going by the money offered, and how much was that?
-- Nissan Juke lot, top bid: bidder's trading name, bid amount
SELECT T3.trading_name, T2.bid_amount FROM lot AS T1 JOIN bid AS T2 ON T1.lot_id = T2.lot_id JOIN dealer AS T3 ON T2.bidder_dealer_id = T3.dealer_id WHERE T1.car = 'Nissan Juke' ORDER BY T2.bid_amount DESC LIMIT 1;
-- For each site with more than 1 lot, give the site name and the average mileage of its lots, lowest mileage first.
-- venues that had over 1 lot, with mean miles of the cars there, in rising order
-- How far had vehicles been driven on average at each saleroom that had over 1 of them? Saleroom first, least driven on top.
-- avg miles by site name, only with more than 1 lot, ascending
SELECT T1.site_name, AVG(T3.miles) FROM site AS T1 JOIN auction_day AS T2 ON T1.site_code = T2.site_code JOIN lot AS T3 ON T2.day_id = T3.day_id GROUP BY T1.site_code HAVING COUNT(*) > 1 ORDER BY AVG(T3.miles) ASC;
-- Which cars attracted a bid both online and on the floor?
-- cars with an online offer as well as a floor offer
-- Which vehicles did people want online and also on the floor?
-- cars with bids from both channels: floor, online
SELECT T1.car FROM lot AS T1 JOIN bid AS T2 ON T1.lot_id = T2.lot_id WHERE T2.channel = 'online' INTERSECT SELECT T1.car FROM lot AS T1 JOIN bid AS T2 ON T1.lot_id = T2.lot_id WHERE T2.channel = 'floor';

-- database: hangar_nine_maintenance
CREATE TABLE Operator (OperatorID INTEGER PRIMARY KEY, OperatorName TEXT, HomeBase TEXT, FleetManager TEXT);
CREATE TABLE Aircraft (TailNumber TEXT PRIMARY KEY, OperatorID INTEGER REFERENCES Operator(OperatorID), AircraftModel TEXT, YearOfManufacture INTEGER, TotalFlightHours INTEGER, DateOfLastInspection TEXT);
CREATE TABLE Engineer (EngineerID INTEGER PRIMARY KEY, EngineerName TEXT, LicenceCategory TEXT, YearsOfExperience INTEGER, SupervisorID INTEGER REFERENCES Engineer(EngineerID));
CREATE TABLE Part (PartNumber TEXT PRIMARY KEY, PartDescription TEXT, Manufacturer TEXT, UnitCost REAL, LifeLimitHours INTEGER);
CREATE TABLE WorkOrder (WorkOrderNo INTEGER PRIMARY KEY, TailNumber TEXT REFERENCES Aircraft(TailNumber), LeadEngineerID INTEGER REFERENCES Engineer(EngineerID), CheckType TEXT, DateOpened TEXT, DateClosed TEXT, LabourHours REAL);
CREATE TABLE PartUsed (WorkOrderNo INTEGER REFERENCES WorkOrder(WorkOrderNo), PartNumber TEXT REFERENCES Part(PartNumber), Quantity INTEGER, PRIMARY KEY (WorkOrderNo, PartNumber));
INSERT INTO Operator VALUES (1,'Skerry Island Air','Kirkwall','Donna Rae'),(2,'Cargo Nord','Billund','Jens Toft'),(3,'Bluebell Charter','Exeter','Amir Shah'),(4,'Northern Survey','Kirkwall','Lou Bain');
INSERT INTO Aircraft VALUES ('G-SKIA',1,'Islander',1988,21450,'2024-01-12'),('G-SKIB',1,'Twin Otter',2003,15900,'2023-11-30'),('OY-CNA',2,'ATR 72',1997,38200,'2024-02-22'),('OY-CNB',2,'ATR 72',2001,35150,NULL),('G-BLUE',3,'Citation',2015,4300,'2023-12-15'),('G-BELL',3,'King Air',2009,7820,'2024-03-02');
INSERT INTO Engineer VALUES (1,'Fergus Muir','B1',24,NULL),(2,'Alicia Stone','B2',11,1),(3,'Kamal Osman','B1',7,1),(4,'Britt Olesen','A',3,3),(5,'Ned Tapper','A',1,3);
INSERT INTO Part VALUES ('PN-100','oil filter','Champline',85,400),('PN-210','main wheel tyre','Dunlap Aero',640,NULL),('PN-310','fuel pump','Parkhurst',4250,3000),('PN-415','brake disc','Dunlap Aero',1120,1500),('PN-520','propeller hub','Dowtry',18800,6000);
INSERT INTO WorkOrder VALUES (7001,'G-SKIA',1,'A check','2024-01-08','2024-01-12',46),(7002,'G-SKIB',3,'defect','2024-01-15','2024-01-16',9.5),(7003,'OY-CNA',1,'C check','2024-02-01','2024-02-22',410),(7004,'G-BELL',2,'avionics','2024-02-27','2024-03-02',32),(7005,'G-SKIA',3,'defect','2024-03-11','2024-03-11',4),(7006,'OY-CNB',1,'C check','2024-03-18',NULL,265.5),(7007,'G-SKIB',2,'avionics','2024-03-20',NULL,12);
INSERT INTO PartUsed VALUES (7001,'PN-100',2),(7001,'PN-210',2),(7002,'PN-415',1),(7003,'PN-100',4),(7003,'PN-310',1),(7003,'PN-210',4),(7005,'PN-100',1),(7006,'PN-415',4),(7006,'PN-310',2);
-- List the tail numbers of all ATR 72 aircraft.
-- which registrations are an ATR 72
-- What is written on the tails of our planes that are an ATR 72?
-- aircraft model = ATR 72, tail numbers
SELECT TailNumber FROM Aircraft WHERE AircraftModel = 'ATR 72';
-- How many work orders are not closed yet?
-- jobs without a closing date: how many
-- How many jobs are we still busy with?
-- date closed empty: count work orders
SELECT COUNT(*) FROM WorkOrder WHERE DateClosed IS NULL;
-- What are the average and the maximum years of experience of the engineers?
-- engineers' years of experience: mean and most
-- How long have our mechanics been at it, in years, on average and at most?
-- years of experience of engineers: avg, max
SELECT AVG(YearsOfExperience), MAX(YearsOfExperience) FROM Engineer;
-- Which parts are made by Dunlap Aero? Return their descriptions and unit costs.
-- Dunlap Aero spares: what they are and what one costs
-- What spares do we get from Dunlap Aero, and how much is each?
-- manufacturer Dunlap Aero - part description, unit cost
SELECT PartDescription, UnitCost FROM Part WHERE Manufacturer = 'Dunlap Aero';
-- Give the tail number and flight hours of the aircraft with the most flight hours.
-- registration and hours of the plane that has flown longest
-- Which plane has been in the air longest, going by its tail, and for how many hours?
-- top total flight hours: tail number + hours
SELECT TailNumber, TotalFlightHours FROM Aircraft ORDER BY TotalFlightHours DESC LIMIT 1;
-- Find the tail numbers of aircraft manufactured between 1995 and 2010, oldest first.
-- planes built from 1995 to 2010, by year ascending (registration)
-- Which planes left the factory in 1995 to 2010? Tail markings, most aged on top.
-- year of manufacture from 1995 up to 2010, ascending - tail numbers
SELECT TailNumber FROM Aircraft WHERE YearOfManufacture BETWEEN 1995 AND 2010 ORDER BY YearOfManufacture ASC;
-- Show the name of each operator and the number of aircraft it has, for operators with aircraft.
-- companies that have planes: name, size of the fleet
-- How many planes does every airline fly, leaving out those with none? Airline first.
-- count aircraft by operator name
SELECT T1.OperatorName, COUNT(*) FROM Operator AS T1 JOIN Aircraft AS T2 ON T1.OperatorID = T2.OperatorID GROUP BY T1.OperatorID;
-- Which operators have no aircraft?
-- companies without any plane registered
-- Which airlines have nothing to fly?
-- operator names without an aircraft
SELECT OperatorName FROM Operator WHERE OperatorID NOT IN (SELECT OperatorID FROM Aircraft);
-- What are the names of engineers supervised by Kamal Osman?
-- who has Kamal Osman as supervisor
-- Which mechanics work under Kamal Osman?
-- Kamal Osman is the supervisor: names of his engineers
SELECT T1.EngineerName FROM Engineer AS T1 JOIN Engineer AS T2 ON T1.SupervisorID = T2.EngineerID WHERE T2.EngineerName = 'Kamal Osman';
-- For each check type, what is the total of labour hours?
-- labour summed by kind of check, the kind first
-- How long did people work on every sort of check altogether? Sort first.
-- sum of labour hours by check type
SELECT CheckType, SUM(LabourHours) FROM WorkOrder GROUP BY CheckType;
-- Which engineer has led the largest number of work orders?
-- the lead on most jobs, by name
-- Who has been in charge of jobs more times than any other mechanic?
-- top engineer by number of work orders led, name
SELECT T1.EngineerName FROM Engineer AS T1 JOIN WorkOrder AS T2 ON T1.EngineerID = T2.LeadEngineerID GROUP BY T1.EngineerID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which engineers have never led a work order? Give their names and licence categories.
-- name and licence category of those who were lead on no job
-- Who has not been in charge of a job yet, and for what are they licensed?
-- engineers leading no work order - name + licence category
SELECT EngineerName, LicenceCategory FROM Engineer WHERE EngineerID NOT IN (SELECT LeadEngineerID FROM WorkOrder);
-- List the descriptions of parts used on work order 7003 and their quantities.
-- what was fitted on job 7003, and how many of each
-- What went into the plane on job 7003, and how many of each?
-- work order no 7003: part description, quantity
SELECT T1.PartDescription, T2.Quantity FROM Part AS T1 JOIN PartUsed AS T2 ON T1.PartNumber = T2.PartNumber WHERE T2.WorkOrderNo = 7003;
-- How many pieces of each part have been used in total? Show the description and the sum.
-- consumption of spares: description, pieces altogether
-- How many of each spare have we fitted so far altogether? Say what it is first.
-- sum of quantity used by part description
SELECT T1.PartDescription, SUM(T2.Quantity) FROM Part AS T1 JOIN PartUsed AS T2 ON T1.PartNumber = T2.PartNumber GROUP BY T1.PartNumber;
-- Which parts cost more than the average unit cost?
-- descriptions of spares dearer than the mean piece
-- Which spares are dearer than average?
-- part descriptions, unit cost over the mean
SELECT PartDescription FROM Part WHERE UnitCost > (SELECT AVG(UnitCost) FROM Part);
-- Which tail numbers had more than one work order?
-- registrations with over one job
-- Which planes have been in the hangar over once, going by their tails?
-- tail number with more than 1 work order
SELECT TailNumber FROM WorkOrder GROUP BY TailNumber HAVING COUNT(*) > 1;
-- What are the names of operators whose aircraft had a C check? List each operator once.
-- distinct companies with a plane in for C check
-- Which airlines have had a plane in for a C check? Nobody twice.
-- different operator names, check type C check among their aircraft's work orders
SELECT DISTINCT T1.OperatorName FROM Operator AS T1 JOIN Aircraft AS T2 ON T1.OperatorID = T2.OperatorID JOIN WorkOrder AS T3 ON T2.TailNumber = T3.TailNumber WHERE T3.CheckType = 'C check';
-- Find the tail numbers of aircraft that had both a defect and an avionics job.
-- planes with a work order of type defect and another of type avionics
-- Which planes, by tail, were in because of a defect and also for avionics?
-- tail numbers with both check types: avionics, defect
SELECT TailNumber FROM WorkOrder WHERE CheckType = 'defect' INTERSECT SELECT TailNumber FROM WorkOrder WHERE CheckType = 'avionics';
-- Which operators caused more than 50 labour hours in all? Show name and hours, from the most to the fewest hours.
-- companies whose planes took over 50 hours of labour altogether, with the sum, largest first
-- Which airlines kept our mechanics busy for over 50 hours altogether, and for how many? Most on top.
-- sum of labour hours by operator, only above 50, descending: operator name, sum
SELECT T1.OperatorName, SUM(T3.LabourHours) FROM Operator AS T1 JOIN Aircraft AS T2 ON T1.OperatorID = T2.OperatorID JOIN WorkOrder AS T3 ON T2.TailNumber = T3.TailNumber GROUP BY T1.OperatorID HAVING SUM(T3.LabourHours) > 50 ORDER BY SUM(T3.LabourHours) DESC;
-- Which aircraft models were given a fuel pump? List the model and the date on which the work order was opened.
-- planes that got a fuel pump: model, and when the job began
-- Which kinds of plane got a fuel pump, and when did we start on that job?
-- part fuel pump used: aircraft model, date opened
SELECT T4.AircraftModel, T3.DateOpened FROM Part AS T1 JOIN PartUsed AS T2 ON T1.PartNumber = T2.PartNumber JOIN WorkOrder AS T3 ON T2.WorkOrderNo = T3.WorkOrderNo JOIN Aircraft AS T4 ON T3.TailNumber = T4.TailNumber WHERE T1.PartDescription = 'fuel pump';

-- database: orbital_almanac
CREATE TABLE agency (agency_id INTEGER PRIMARY KEY, short_name TEXT, full_name TEXT, country TEXT, budget_musd INTEGER);
CREATE TABLE launch_site (site_id INTEGER PRIMARY KEY, site_name TEXT, country TEXT, latitude REAL);
CREATE TABLE rocket (rocket_id INTEGER PRIMARY KEY, rocket_name TEXT, agency_id INTEGER REFERENCES agency(agency_id), stages INTEGER, height_m REAL, payload_kg INTEGER, first_flight INTEGER);
CREATE TABLE launch (launch_id INTEGER PRIMARY KEY, rocket_id INTEGER REFERENCES rocket(rocket_id), site_id INTEGER REFERENCES launch_site(site_id), launch_date TEXT, outcome TEXT);
CREATE TABLE satellite (sat_id INTEGER PRIMARY KEY, sat_name TEXT, purpose TEXT, mass_kg REAL, orbit TEXT, owner_agency_id INTEGER REFERENCES agency(agency_id), launch_id INTEGER REFERENCES launch(launch_id), retired_year INTEGER);
INSERT INTO agency VALUES (1,'PSO','Pan-Sudic Space Office','Chile',820),(2,'NOVA','Nordic Vehicle Agency','Sweden',1450),(3,'KSB','Kelani Space Bureau','Sri Lanka',190),(4,'TEREX','Terra Explorers','Canada',2300),(5,'OSI','Orbital Services Institute','Sweden',75);
INSERT INTO launch_site VALUES (1,'Punta Clara','Chile',-27.1),(2,'Esrange North','Sweden',67.9),(3,'Cape Tormentine','Canada',46.1),(4,'Batticaloa Range','Sri Lanka',7.7);
INSERT INTO rocket VALUES (1,'Condor 2',1,2,38.5,2400,2009),(2,'Skadi',2,3,52.0,6800,2014),(3,'Skadi Light',2,2,33.2,1300,2018),(4,'Loon Heavy',4,3,61.4,9900,2020),(5,'Kite',3,1,19.7,250,2022);
INSERT INTO launch VALUES (1,1,1,'2010-05-14','success'),(2,2,2,'2015-09-02','success'),(3,1,1,'2016-03-21','failure'),(4,3,2,'2019-06-17','success'),(5,4,3,'2021-10-08','success'),(6,2,3,'2022-02-25','partial'),(7,2,2,'2023-08-30','success');
INSERT INTO satellite VALUES (1,'Andesat 1','weather',910,'GEO',1,1,2021),(2,'Frostwatch','weather',640,'SSO',2,2,NULL),(3,'Andesat 2','weather',935,'GEO',1,3,NULL),(4,'Seedling A','research',48,'LEO',5,4,2023),(5,'Seedling B','research',51.5,'LEO',5,4,NULL),(6,'Maplelink 1','communications',3200,'GEO',4,5,NULL),(7,'Lanka Eye','imaging',175,'SSO',3,6,NULL),(8,'Maplelink 2','communications',3350,'GEO',4,6,NULL),(9,'Norrsken','research',420,'LEO',2,7,NULL);
-- How many satellites are in the GEO orbit?
-- number of birds circling in GEO
-- How many things are going round in GEO?
-- orbit = GEO, count satellites
SELECT COUNT(*) FROM satellite WHERE orbit = 'GEO';
-- What are the names of the rockets with three stages?
-- launchers having 3 stages
-- Which launchers burn in three steps, one atop the other?
-- stages = 3: rocket names
SELECT rocket_name FROM rocket WHERE stages = 3;
-- Give the full names of the agencies in Sweden.
-- spell out the space bodies located in Sweden
-- What are the space bodies of Sweden called if you spell it out?
-- country Sweden - agency full names
SELECT full_name FROM agency WHERE country = 'Sweden';
-- Which launch sites lie at a latitude between 0 and 50?
-- names of pads from 0 to 50 degrees of latitude
-- From where can one lift off at 0 to 50 degrees north?
-- latitude from 0 up to 50: site names
SELECT site_name FROM launch_site WHERE latitude BETWEEN 0 AND 50;
-- List the names of retired satellites with the year of retirement.
-- satellites for which a retirement year is filled in, and that year
-- What up there is no longer in use, and when was it given up?
-- retired year filled in: satellite name, that year
SELECT sat_name, retired_year FROM satellite WHERE retired_year IS NOT NULL;
-- What is the total mass of satellites for each purpose?
-- kilograms summed by what the satellites are for, purpose first
-- How heavy are the things up there altogether for every use? Use first.
-- sum of mass in kg by satellite purpose
SELECT purpose, SUM(mass_kg) FROM satellite GROUP BY purpose;
-- Which rocket is the tallest?
-- launcher with the greatest height, its name
-- Which launcher would tower over all the others?
-- rocket with the top height, name
SELECT rocket_name FROM rocket ORDER BY height_m DESC LIMIT 1;
-- Show the rocket name and launch date of every launch that was not a success, latest first.
-- launcher and day wherever the outcome was other than success, newest to oldest
-- Which launcher was it, and when, each time things went otherwise than success? Latest on top.
-- outcome not success - rocket name, launch date, descending by date
SELECT T1.rocket_name, T2.launch_date FROM rocket AS T1 JOIN launch AS T2 ON T1.rocket_id = T2.rocket_id WHERE T2.outcome != 'success' ORDER BY T2.launch_date DESC;
-- How many launches took place at each site? Show the site name and the number of launches.
-- lift-offs per pad, with the pad's name in front
-- How often has something lifted off from each place? Place first.
-- count launches by site name
SELECT T1.site_name, COUNT(*) FROM launch_site AS T1 JOIN launch AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id;
-- Which site has seen no launch?
-- pads from which nothing ever took off
-- From where has nothing lifted off yet?
-- site names, zero launches
SELECT site_name FROM launch_site WHERE site_id NOT IN (SELECT site_id FROM launch);
-- What is the short name of the agency whose satellites have the greatest total mass?
-- whose satellites weigh most when added up (abbreviation)
-- Who has put up the most kilos altogether, by the abbreviation of the owner?
-- top agency by sum of its satellites' mass: short name
SELECT T1.short_name FROM agency AS T1 JOIN satellite AS T2 ON T1.agency_id = T2.owner_agency_id GROUP BY T1.agency_id ORDER BY SUM(T2.mass_kg) DESC LIMIT 1;
-- Which rockets have flown at least twice?
-- launchers with 2 or more launches
-- Which launchers have lifted off no fewer than twice?
-- rocket names with 2+ launches
SELECT T1.rocket_name FROM rocket AS T1 JOIN launch AS T2 ON T1.rocket_id = T2.rocket_id GROUP BY T1.rocket_id HAVING COUNT(*) >= 2;
-- Find the names and launch dates of satellites used for weather.
-- weather satellites and when each went up
-- Which things up there watch the weather, and when did they go up?
-- purpose weather: satellite name + launch date
SELECT T1.sat_name, T2.launch_date FROM satellite AS T1 JOIN launch AS T2 ON T1.launch_id = T2.launch_id WHERE T1.purpose = 'weather';
-- What are the names of satellites heavier than the average satellite?
-- satellites over the mean mass
-- Which things up there are heavier than average?
-- satellite names, mass over the mean
SELECT sat_name FROM satellite WHERE mass_kg > (SELECT AVG(mass_kg) FROM satellite);
-- Which agencies do not operate a rocket? Give their short names.
-- abbreviations of the bodies that have no launcher of their own
-- Which space bodies have not built a launcher? Abbreviations.
-- short names of agencies without a rocket
SELECT short_name FROM agency WHERE agency_id NOT IN (SELECT agency_id FROM rocket);
-- In which countries is there both an agency with a budget above 500 and a launch site?
-- countries that have a launch pad as well as a space body with more than 500 in its budget
-- Where in the world is there somewhere to lift off from, and also a space body with over 500 to spend?
-- countries found both for launch sites and for agencies, budget above 500
SELECT country FROM agency WHERE budget_musd > 500 INTERSECT SELECT country FROM launch_site;
-- List the names of satellites that were launched by the rocket Skadi.
-- what did Skadi carry up
-- What has gone up on top of Skadi?
-- rocket Skadi: names of the satellites on its launches
SELECT T3.sat_name FROM rocket AS T1 JOIN launch AS T2 ON T1.rocket_id = T2.rocket_id JOIN satellite AS T3 ON T2.launch_id = T3.launch_id WHERE T1.rocket_name = 'Skadi';
-- What are the short names of agencies owning satellites launched from Cape Tormentine? List each once.
-- different owners, abbreviated, of whatever took off from Cape Tormentine
-- Who owns the things that went up at Cape Tormentine? Abbreviations, nobody twice.
-- site Cape Tormentine - different short names of the satellites' owners
SELECT DISTINCT T4.short_name FROM launch_site AS T1 JOIN launch AS T2 ON T1.site_id = T2.site_id JOIN satellite AS T3 ON T2.launch_id = T3.launch_id JOIN agency AS T4 ON T3.owner_agency_id = T4.agency_id WHERE T1.site_name = 'Cape Tormentine';
-- Which launch date saw the heaviest load of satellites among launches carrying more than 1 satellite?
-- of the launches with over 1 satellite, the day of the one with the largest summed mass
-- When did the heaviest cargo go up, leaving out all lift-offs with no more than 1 thing on board?
-- launches with over 1 satellite, top sum of mass: launch date
SELECT T1.launch_date FROM launch AS T1 JOIN satellite AS T2 ON T1.launch_id = T2.launch_id GROUP BY T1.launch_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.mass_kg) DESC LIMIT 1;
-- What are the three lightest satellites still without a retirement year? Show name and mass.
-- 3 satellites of least mass among those with no year of retirement: name, mass
-- Which three things weigh least of those not given up so far, and how much is that?
-- retired year empty, mass ascending, only 3: satellite name, mass
SELECT sat_name, mass_kg FROM satellite WHERE retired_year IS NULL ORDER BY mass_kg ASC LIMIT 3;

-- database: western_lights
CREATE TABLE lt_coast (coast_id INTEGER PRIMARY KEY, coast_nm TEXT, sea TEXT, len_km INTEGER);
CREATE TABLE lt_house (lt_id INTEGER PRIMARY KEY, lt_nm TEXT, coast_id INTEGER REFERENCES lt_coast(coast_id), yr_built INTEGER, ht_m REAL, range_nm INTEGER, colr TEXT, automated_yr INTEGER);
CREATE TABLE kpr (kpr_id INTEGER PRIMARY KEY, kpr_nm TEXT, yr_born INTEGER, native_of TEXT);
CREATE TABLE kpr_svc (svc_id INTEGER PRIMARY KEY, kpr_id INTEGER REFERENCES kpr(kpr_id), lt_id INTEGER REFERENCES lt_house(lt_id), rank TEXT, yr_from INTEGER, yr_to INTEGER);
CREATE TABLE wreck_rpt (rpt_id INTEGER PRIMARY KEY, lt_id INTEGER REFERENCES lt_house(lt_id), ship_nm TEXT, rpt_yr INTEGER, lives_lost INTEGER);
INSERT INTO lt_coast VALUES (1,'Skeleton Shore','Atlantic',210),(2,'Gannet Reach','Atlantic',95),(3,'Isles of Morra','Minch',140),(4,'Inner Firth','Firth of Lorne',60);
INSERT INTO lt_house VALUES (1,'Carrick Head',1,1831,35.0,24,'white',1987),(2,'Black Skerry',1,1872,44.5,26,'grey',1979),(3,'Gannet Rock',2,1859,29.0,19,'white',1992),(4,'Morra North',3,1898,21.5,18,'white and red',NULL),(5,'Morra South',3,1904,18.0,15,'white',NULL),(6,'Sula Stack',1,1815,41.0,22,'white and red',1984),(7,'Fox Point',2,1921,12.5,10,'green',1965);
INSERT INTO kpr VALUES (1,'Angus MacPhail',1801,'Oban'),(2,'Duncan Rae',1840,'Wick'),(3,'Jessie MacPhail',1868,'Oban'),(4,'Torquil Beaton',1879,'Barra'),(5,'Wm. Sinclair',1902,'Wick'),(6,'Peter Isbister',1930,'Stromness');
INSERT INTO kpr_svc VALUES (1,1,6,'principal',1826,1831),(2,1,1,'principal',1831,1849),(3,2,2,'assistant',1872,1880),(4,2,3,'principal',1880,1901),(5,3,4,'assistant',1899,1922),(6,4,4,'principal',1905,1911),(7,4,5,'principal',1911,1936),(8,5,2,'assistant',1926,1930),(9,5,6,'principal',1930,1958);
INSERT INTO wreck_rpt VALUES (1,1,'Prudence',1838,14),(2,2,'Ida Louise',1875,0),(3,6,'Bonnie Jean',1829,6),(4,2,'Hermes',1878,31),(5,4,'Stella Maris',1907,3),(6,2,'Kong Olav',1929,9);
-- How many lighthouses are painted white and red?
-- number of lights coloured white and red
-- How many towers wear white and red?
-- colour = white and red, number of lighthouses
SELECT COUNT(*) FROM lt_house WHERE colr = 'white and red';
-- List the names of lighthouses built after 1890.
-- lights younger than 1890
-- Which towers went up later than 1890?
-- year built above 1890: light names
SELECT lt_nm FROM lt_house WHERE yr_built > 1890;
-- What is the oldest lighthouse and in which year was it built?
-- the first light to be put up: name, year
-- Which tower has stood longest, and since when?
-- lowest year built - name, that year
SELECT lt_nm, yr_built FROM lt_house ORDER BY yr_built ASC LIMIT 1;
-- Which lighthouses have never been automated?
-- lights without a year of automation
-- Which towers were never made to run without people?
-- automated year empty: names of the lights
SELECT lt_nm FROM lt_house WHERE automated_yr IS NULL;
-- What are the average height and the greatest range of the lighthouses?
-- mean height of a tower and the furthest range
-- How tall is a tower on average, and from how far off can one see the one that shines furthest?
-- avg height in m, max range in nm, over the lights
SELECT AVG(ht_m), MAX(range_nm) FROM lt_house;
-- Show the name of each lighthouse with the name of its coast.
-- lights, each with the coast it stands on (names)
-- What is every tower called, and what stretch of shore is it on?
-- light name + coast name
SELECT T1.lt_nm, T2.coast_nm FROM lt_house AS T1 JOIN lt_coast AS T2 ON T1.coast_id = T2.coast_id;
-- Give the number of lighthouses on each coast, naming the coast.
-- coast by coast: name, how many lights
-- How many towers stand on each stretch of shore? Shore first.
-- count of lights by coast name
SELECT T1.coast_nm, COUNT(*) FROM lt_coast AS T1 JOIN lt_house AS T2 ON T1.coast_id = T2.coast_id GROUP BY T1.coast_id;
-- Which coasts are without a lighthouse?
-- unlit coasts, by name, where no light stands
-- On what stretches of shore is there no tower at all?
-- coast names, zero lights
SELECT coast_nm FROM lt_coast WHERE coast_id NOT IN (SELECT coast_id FROM lt_house);
-- Find the names of lighthouses on the Atlantic that are taller than 30 meters.
-- lights along the Atlantic with more than 30 m of height
-- Which towers that look out on the Atlantic rise over 30 meters?
-- height above 30, sea Atlantic: light names
SELECT T1.lt_nm FROM lt_house AS T1 JOIN lt_coast AS T2 ON T1.coast_id = T2.coast_id WHERE T2.sea = 'Atlantic' AND T1.ht_m > 30;
-- Which keepers are called MacPhail? Give the full keeper name and birth year.
-- name and year of birth of every keeper with MacPhail in the name
-- Who among those that tended the lamps has MacPhail in what they are called, and when did they come into the world?
-- keeper name containing "MacPhail": name, year born
SELECT kpr_nm, yr_born FROM kpr WHERE kpr_nm LIKE '%MacPhail%';
-- Which keepers have more than one period of service?
-- names of keepers with over one posting
-- Who has tended the lamps for over one spell?
-- keeper names with more than one service
SELECT T1.kpr_nm FROM kpr AS T1 JOIN kpr_svc AS T2 ON T1.kpr_id = T2.kpr_id GROUP BY T1.kpr_id HAVING COUNT(*) > 1;
-- Which keepers have no service on record?
-- keepers who held no posting at all
-- Who is on the list of people for the lamps without ever having tended one?
-- keepers without a service, names
SELECT kpr_nm FROM kpr WHERE kpr_id NOT IN (SELECT kpr_id FROM kpr_svc);
-- In which years did keepers born in Wick begin a service? Show the keeper and the year, earliest first.
-- natives of Wick and the starting year of each posting, in order of time
-- Who from Wick went to tend a lamp, and when did they start each time? Earliest on top.
-- native of Wick: keeper name, year from, ascending
SELECT T1.kpr_nm, T2.yr_from FROM kpr AS T1 JOIN kpr_svc AS T2 ON T1.kpr_id = T2.kpr_id WHERE T1.native_of = 'Wick' ORDER BY T2.yr_from ASC;
-- What is the total number of lives lost in the wrecks reported by each lighthouse?
-- per light, its name and the dead of all its wreck reports added up
-- How many people drowned altogether in the wrecks that each tower told of? Tower first.
-- sum of lives lost by light name
SELECT T1.lt_nm, SUM(T2.lives_lost) FROM lt_house AS T1 JOIN wreck_rpt AS T2 ON T1.lt_id = T2.lt_id GROUP BY T1.lt_id;
-- Which lighthouse reported the most wrecks?
-- the light with the largest number of wreck reports
-- Which tower has told of more wrecks than any other?
-- top light by count of wreck reports
SELECT T1.lt_nm FROM lt_house AS T1 JOIN wreck_rpt AS T2 ON T1.lt_id = T2.lt_id GROUP BY T1.lt_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of lighthouses with a range above the average range?
-- lights seen further than the mean light
-- Which towers can be seen from further off than average?
-- range over the mean of all lights, names
SELECT lt_nm FROM lt_house WHERE range_nm > (SELECT AVG(range_nm) FROM lt_house);
-- Which lighthouses were kept both by an assistant and by a principal?
-- lights that had postings of rank assistant and of rank principal
-- Which towers had both an assistant and a principal to tend the lamp?
-- light names with services of both ranks: principal, assistant
SELECT T1.lt_nm FROM lt_house AS T1 JOIN kpr_svc AS T2 ON T1.lt_id = T2.lt_id WHERE T2.rank = 'assistant' INTERSECT SELECT T1.lt_nm FROM lt_house AS T1 JOIN kpr_svc AS T2 ON T1.lt_id = T2.lt_id WHERE T2.rank = 'principal';
-- Which lighthouses have neither a wreck report nor a keeper's service?
-- lights for which there is no wreck on file and no keeper's posting either
-- Which towers have never told of a wreck and never had anyone to tend them, as far as we know?
-- names of lights with no service and no wreck report
SELECT lt_nm FROM lt_house WHERE lt_id NOT IN (SELECT lt_id FROM wreck_rpt) AND lt_id NOT IN (SELECT lt_id FROM kpr_svc);
-- Who has ever kept the light that reported the wreck of the Stella Maris? Give the keepers' names and ranks.
-- people posted at any time at the light behind the Stella Maris report: name, rank
-- Who has tended the lamp of the tower that told of the Stella Maris going down, at whatever time, and in what grade?
-- wreck report on ship Stella Maris: keeper name and rank for all services at that light
SELECT T1.kpr_nm, T2.rank FROM kpr AS T1 JOIN kpr_svc AS T2 ON T1.kpr_id = T2.kpr_id JOIN wreck_rpt AS T3 ON T2.lt_id = T3.lt_id WHERE T3.ship_nm = 'Stella Maris';
-- For coasts with at least 2 lighthouses, list the coast name and the average height of the lighthouses, tallest average first.
-- coasts having 2 or more lights: name and mean tower height, in descending order
-- How tall are towers on average on each stretch of shore with no fewer than 2 of them? Shore first, highest on top.
-- avg height by coast name, only with 2+ lights, descending
SELECT T1.coast_nm, AVG(T2.ht_m) FROM lt_coast AS T1 JOIN lt_house AS T2 ON T1.coast_id = T2.coast_id GROUP BY T1.coast_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.ht_m) DESC;
