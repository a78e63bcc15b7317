-- database: mole_pier_terminal
CREATE TABLE Ref_Cargo_Types (cargo_type_code TEXT PRIMARY KEY, cargo_type_description TEXT, hazardous_yn TEXT);
CREATE TABLE Yard_Blocks (block_id INTEGER PRIMARY KEY, block_name TEXT, surface TEXT, stacking_height INTEGER, reefer_plugs INTEGER);
CREATE TABLE Shipping_Lines (line_id INTEGER PRIMARY KEY, line_name TEXT, country TEXT, contract_end_date TEXT);
CREATE TABLE Containers (container_no TEXT PRIMARY KEY, line_id INTEGER REFERENCES Shipping_Lines(line_id), cargo_type_code TEXT REFERENCES Ref_Cargo_Types(cargo_type_code), block_id INTEGER REFERENCES Yard_Blocks(block_id), size_feet INTEGER, weight_tonnes REAL, date_of_arrival TEXT, storage_days INTEGER);
CREATE TABLE Cranes (crane_id INTEGER PRIMARY KEY, crane_name TEXT, manufacturer TEXT, lifting_capacity INTEGER, year_installed INTEGER);
CREATE TABLE Crane_Moves (move_id INTEGER PRIMARY KEY, crane_id INTEGER REFERENCES Cranes(crane_id), container_no TEXT REFERENCES Containers(container_no), move_type TEXT, duration_seconds INTEGER, operator_name TEXT);
INSERT INTO Ref_Cargo_Types VALUES ('GEN','general goods','N'),('REF','refrigerated food','N'),('CHM','chemicals','Y'),('MCH','machinery','N'),('EXP','explosives','Y');
INSERT INTO Yard_Blocks VALUES (1,'Alder','asphalt',5,0),(2,'Birch','asphalt',4,48),(3,'Cedar','concrete',6,24),(4,'Dogwood','gravel',2,0);
INSERT INTO Shipping_Lines VALUES (1,'Polestar Container','Sweden','2026-12-31'),(2,'Evermist','Taiwan','2025-06-30'),(3,'Andes Pacific','Chile',NULL),(4,'Bora Bora Lines','Croatia','2027-03-31');
INSERT INTO Containers VALUES ('PSCU1001',1,'GEN',1,40,22.4,'2024-04-02',6),('PSCU1002',1,'REF',2,40,27.9,'2024-04-05',2),('EVMU2210',2,'MCH',1,20,18.3,'2024-04-01',11),('EVMU2214',2,'GEN',3,40,14.7,'2024-04-07',4),('EVMU2251',2,'CHM',3,20,20.6,'2024-04-08',3),('ANPU3300',3,'REF',2,40,28.5,'2024-04-03',1),('ANPU3309',3,'REF',3,40,26.2,'2024-04-10',5),('PSCU1017',1,'CHM',3,20,16.8,'2024-04-11',9);
INSERT INTO Cranes VALUES (1,'Big Martha','Liebherr',65,2012),(2,'Little Joe','Konecranes',41,2003),(3,'Goliath','Liebherr',80,2019),(4,'Seagull','Kalmar',45,2008);
INSERT INTO Crane_Moves VALUES (1,1,'PSCU1001','unload',95,'Ines Roth'),(2,1,'PSCU1002','unload',102,'Ines Roth'),(3,2,'EVMU2210','unload',141,'Paul Okoro'),(4,3,'EVMU2214','unload',80,'Dana Ruiz'),(5,3,'ANPU3300','unload',84,'Dana Ruiz'),(6,3,'ANPU3300','load',77,'Paul Okoro'),(7,1,'PSCU1002','load',118,'Ines Roth'),(8,3,'EVMU2251','unload',92,'Dana Ruiz'),(9,3,'PSCU1001','load',73,'Dana Ruiz');
-- List the container numbers of all containers that are 20 feet in size.
-- which boxes are 20 footers, by number
-- Which steel boxes are 20 feet long? Numbers.
-- size 20 ft: container no
SELECT container_no FROM Containers WHERE size_feet = 20;
-- How many cranes were made by Liebherr?
-- count the lifting machines from Liebherr
-- How many of our hoists did Liebherr build?
-- manufacturer liebherr, number of cranes
SELECT COUNT(*) FROM Cranes WHERE manufacturer = 'Liebherr';
-- What are the descriptions of the hazardous cargo types (Y)?
-- kinds of freight flagged Y as dangerous, described
-- What sorts of freight could blow up or poison someone (Y)? In words.
-- hazardous = y: cargo type descriptions
SELECT cargo_type_description FROM Ref_Cargo_Types WHERE hazardous_yn = 'Y';
-- What is the total weight and the average weight of the containers?
-- tonnes of all boxes: sum, then mean
-- How heavy is everything here together, and how heavy is a box on average?
-- sum and avg of container weights
SELECT SUM(weight_tonnes), AVG(weight_tonnes) FROM Containers;
-- Which shipping lines have no contract end date?
-- carriers by name whose contract has no final day recorded
-- With which carriers is there no telling when our agreement runs out?
-- lines, contract end date empty
SELECT line_name FROM Shipping_Lines WHERE contract_end_date IS NULL;
-- Show the container number and the block name of every container.
-- each box and the yard area in which it stands
-- Where is every box standing? Number first.
-- all containers: number + block name
SELECT T1.container_no, T2.block_name FROM Containers AS T1 JOIN Yard_Blocks AS T2 ON T1.block_id = T2.block_id;
-- Which yard blocks are empty? Give their names.
-- names of storage areas in which there is no box
-- Where is nothing standing at the moment?
-- yard block names with zero containers
SELECT block_name FROM Yard_Blocks WHERE block_id NOT IN (SELECT block_id FROM Containers);
-- What is the description of the cargo type with the most containers?
-- most common kind of freight, described
-- What sort of freight do most boxes have in them? In words.
-- top cargo type by container count, description
SELECT T1.cargo_type_description FROM Ref_Cargo_Types AS T1 JOIN Containers AS T2 ON T1.cargo_type_code = T2.cargo_type_code GROUP BY T1.cargo_type_code ORDER BY COUNT(*) DESC LIMIT 1;
-- For each shipping line, return its name and the number of its containers.
-- boxes per carrier, carrier name first
-- How many boxes has every carrier got here? The carrier, then how many.
-- count of containers by line name
SELECT T1.line_name, COUNT(*) FROM Shipping_Lines AS T1 JOIN Containers AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id;
-- Find the numbers of containers holding refrigerated food that weigh more than 27 tonnes.
-- boxes of refrigerated food heavier than 27
-- Which boxes with refrigerated food in them are heavier than 27 tonnes? Numbers.
-- weight above 27, cargo refrigerated food: container no
SELECT T1.container_no FROM Containers AS T1 JOIN Ref_Cargo_Types AS T2 ON T1.cargo_type_code = T2.cargo_type_code WHERE T2.cargo_type_description = 'refrigerated food' AND T1.weight_tonnes > 27;
-- How long does a move take on average for each move type?
-- mean seconds by kind of move, kind first
-- How long does it take on average to put a box down, pick one up and so on? What is done first.
-- avg seconds by move type
SELECT move_type, AVG(duration_seconds) FROM Crane_Moves GROUP BY move_type;
-- Which operators have worked with the crane Goliath? Show each name once.
-- different people at the controls of Goliath
-- Who has ever sat in Goliath's cabin? Each once.
-- crane goliath, distinct operators
SELECT DISTINCT T2.operator_name FROM Cranes AS T1 JOIN Crane_Moves AS T2 ON T1.crane_id = T2.crane_id WHERE T1.crane_name = 'Goliath';
-- What are the names of cranes that have made no move?
-- lifting machines that never moved a box
-- Which hoists have never lifted a thing?
-- crane names with zero moves
SELECT crane_name FROM Cranes WHERE crane_id NOT IN (SELECT crane_id FROM Crane_Moves);
-- List the container numbers with a storage time between 3 and 6 days.
-- boxes kept from 3 to 6 days
-- Which boxes stay with us for no fewer than 3 and no more than 6 days? Numbers.
-- storage days from 3 to 6: container no
SELECT container_no FROM Containers WHERE storage_days BETWEEN 3 AND 6;
-- Give the numbers of containers that were both unloaded ('unload') and loaded ('load').
-- boxes having a move of type unload and one of type load
-- Which boxes has someone taken off a ship (unload) and put on one again (load)? Numbers.
-- container no that occurs with move type load and with move type unload
SELECT container_no FROM Crane_Moves WHERE move_type = 'unload' INTERSECT SELECT container_no FROM Crane_Moves WHERE move_type = 'load';
-- Which surfaces are used by blocks with a stacking height above 3? List each surface once.
-- distinct ground types where one may pile higher than 3
-- On what kinds of ground can one put more than 3 boxes on top of each other? Each once.
-- distinct surface, stacking height above 3
SELECT DISTINCT surface FROM Yard_Blocks WHERE stacking_height > 3;
-- Which operators made more than 2 moves, and how many did each make?
-- crane drivers with over 2 moves and their tally
-- Who has lifted boxes more than 2 times, and how often?
-- count of moves by operator, only above 2
SELECT operator_name, COUNT(*) FROM Crane_Moves GROUP BY operator_name HAVING COUNT(*) > 2;
-- What are the names of shipping lines with a container stored longer than the average storage time? List each name once.
-- carriers, no repeats, having some box that stays more days than the mean
-- Whose boxes stay longer than boxes do on average? Each carrier once.
-- distinct line names, a container with storage days over the average
SELECT DISTINCT T1.line_name FROM Shipping_Lines AS T1 JOIN Containers AS T2 ON T1.line_id = T2.line_id WHERE T2.storage_days > (SELECT AVG(storage_days) FROM Containers);
-- Which shipping line owns the heaviest container in the block Cedar?
-- name of the carrier whose box in Cedar weighs most
-- Whose is the box in Cedar that is heavier than all others there?
-- block cedar, max weight, name of the line
SELECT T1.line_name FROM Shipping_Lines AS T1 JOIN Containers AS T2 ON T1.line_id = T2.line_id JOIN Yard_Blocks AS T3 ON T2.block_id = T3.block_id WHERE T3.block_name = 'Cedar' ORDER BY T2.weight_tonnes DESC LIMIT 1;
-- Show the name and the total duration of the moves of every crane with at least 2 moves, shortest total first.
-- cranes that made 2 or more moves, with their summed seconds in increasing order
-- Which hoists have lifted something two times or more, and how long did it take altogether? The shortest at the top.
-- crane + sum of seconds, at least 2 moves, sorted upwards
SELECT T1.crane_name, SUM(T2.duration_seconds) FROM Cranes AS T1 JOIN Crane_Moves AS T2 ON T1.crane_id = T2.crane_id GROUP BY T1.crane_id HAVING COUNT(*) >= 2 ORDER BY SUM(T2.duration_seconds) ASC;

-- database: velden_metro
CREATE TABLE metro_line (line_no INTEGER PRIMARY KEY, colour TEXT, opened INTEGER, length_km REAL, driverless TEXT);
CREATE TABLE district (id INTEGER PRIMARY KEY, name TEXT, inhabitants INTEGER);
CREATE TABLE station (id INTEGER PRIMARY KEY, name TEXT, district_id INTEGER REFERENCES district(id), opened INTEGER, depth_m REAL, daily_riders INTEGER, architect TEXT);
CREATE TABLE stop_on_line (line_no INTEGER REFERENCES metro_line(line_no), station_id INTEGER REFERENCES station(id), position INTEGER, PRIMARY KEY (line_no, station_id));
CREATE TABLE disruption (id INTEGER PRIMARY KEY, line_no INTEGER REFERENCES metro_line(line_no), day TEXT, cause TEXT, minutes INTEGER);
INSERT INTO metro_line VALUES (1,'red',1969,14.2,'no'),(2,'green',1974,18.9,'no'),(3,'blue',1988,9.7,'no'),(4,'orange',2011,11.5,'yes'),(5,'violet',2023,6.1,'yes');
INSERT INTO district VALUES (1,'Altmarkt',21000),(2,'Hafen',34500),(3,'Nordpark',52000),(4,'Weinberg',18700),(5,'Seeviertel',26300);
INSERT INTO station VALUES (1,'Rathausplatz',1,1969,14.5,61000,'Otto Hempel'),(2,'Opernring',1,1969,12.0,38500,'Otto Hempel'),(3,'Speicherstadt',2,1974,18.2,22700,'Inge Faber'),(4,'Alter Hafen',2,1988,21.4,17900,'Inge Faber'),(5,'Nordparkallee',3,1974,9.1,29400,NULL),(6,'Stadion',3,2011,8.4,12600,'Büro Kranz'),(7,'Weinbergtor',4,2011,31.0,15300,'Büro Kranz'),(8,'Universität',3,1988,16.6,44200,'Lars Ohm'),(9,'Flughafen Süd',3,2023,24.3,NULL,'Mira Toth');
INSERT INTO stop_on_line VALUES (1,1,1),(1,2,2),(1,5,3),(2,3,1),(2,1,2),(2,8,3),(2,5,4),(3,4,1),(3,1,2),(3,8,3),(4,6,1),(4,7,2),(4,2,3),(4,1,4),(4,8,5);
INSERT INTO disruption VALUES (1,1,'2023-02-03','signal failure',34),(2,1,'2023-04-18','power cut',72),(3,2,'2023-04-18','power cut',65),(4,2,'2023-06-30','flooding',190),(5,3,'2023-07-21','signal failure',18),(6,2,'2023-11-05','signal failure',41),(7,4,'2023-12-09','software update',25);
-- Which lines run without a driver (yes)? Show the colour.
-- colours of the lines where driverless is yes
-- Which trains have nobody in the cab (yes)? What shade is their line?
-- driverless = yes: line colour
SELECT colour FROM metro_line WHERE driverless = 'yes';
-- How many stations were opened before 1980?
-- number of stops older than 1980
-- How many places to get on are from earlier than 1980?
-- stations opened prior to 1980, count
SELECT COUNT(*) FROM station WHERE opened < 1980;
-- What is the total length of the network's lines in kilometres?
-- add up the kilometres of all lines
-- How far could one go along all our tracks together?
-- total length in km of every line
SELECT SUM(length_km) FROM metro_line;
-- Give the name of the station whose architect is unknown.
-- stop for which no architect is noted
-- For which place to get on do we not know who drew the plans?
-- station where the architect is empty
SELECT name FROM station WHERE architect IS NULL;
-- Who designed more than one station?
-- architects, by name, behind over one stop
-- Who drew the plans for more than one place to get on?
-- architects, number of stations above 1
SELECT architect FROM station GROUP BY architect HAVING COUNT(*) > 1;
-- What is the deepest station and how deep is it?
-- name and depth of the stop furthest below ground
-- Where do you have to go farthest down to get to your train, and how far?
-- max depth: station + depth
SELECT name, depth_m FROM station ORDER BY depth_m DESC LIMIT 1;
-- List the names of stations on the green line in the order of their position.
-- stops of the green line, first to last
-- Where does the green train call, from one end to the other?
-- colour green: station names sorted by position
SELECT T3.name FROM metro_line AS T1 JOIN stop_on_line AS T2 ON T1.line_no = T2.line_no JOIN station AS T3 ON T2.station_id = T3.id WHERE T1.colour = 'green' ORDER BY T2.position ASC;
-- How many stations does each line have? Show the colour and the number of stations.
-- colour of every line with its count of stops
-- At how many places does every train call? The line's shade, then how many.
-- count of stations by line colour
SELECT T1.colour, COUNT(*) FROM metro_line AS T1 JOIN stop_on_line AS T2 ON T1.line_no = T2.line_no GROUP BY T1.line_no;
-- Which district has the most stations?
-- part of town with the largest number of stops
-- Which part of town has more places to get on than any other?
-- top district by number of stations
SELECT T1.name FROM district AS T1 JOIN station AS T2 ON T1.id = T2.district_id GROUP BY T1.id ORDER BY COUNT(*) DESC LIMIT 1;
-- What are the names of districts without a station?
-- quarters that the metro does not reach
-- In which parts of town can't one get on anywhere?
-- district names with zero stations
SELECT name FROM district WHERE id NOT IN (SELECT district_id FROM station);
-- Find the names of stations that are served by more than 2 lines.
-- stops where over 2 lines call
-- Where can you get on more than 2 lines?
-- station names, count of lines above 2
SELECT T1.name FROM station AS T1 JOIN stop_on_line AS T2 ON T1.id = T2.station_id GROUP BY T1.id HAVING COUNT(*) > 2;
-- Which stations lie on both the red and the blue line?
-- stops shared by red and blue
-- Where can one change from the red train into the blue one?
-- stations that the blue line and the red line have in common
SELECT T3.name FROM metro_line AS T1 JOIN stop_on_line AS T2 ON T1.line_no = T2.line_no JOIN station AS T3 ON T2.station_id = T3.id WHERE T1.colour = 'red' INTERSECT SELECT T3.name FROM metro_line AS T1 JOIN stop_on_line AS T2 ON T1.line_no = T2.line_no JOIN station AS T3 ON T2.station_id = T3.id WHERE T1.colour = 'blue';
-- Which stations are not on any line yet?
-- stops where no line calls so far, names
-- Where does no train call yet?
-- station names that have no line
SELECT name FROM station WHERE id NOT IN (SELECT station_id FROM stop_on_line);
-- What is the longest disruption for each cause? Show the cause and the minutes.
-- per cause, the maximum of minutes lost, cause first
-- How long did it last at the most when a cable was broken, when somebody was ill and so on? What went wrong first.
-- max minutes by disruption cause
SELECT cause, MAX(minutes) FROM disruption GROUP BY cause;
-- On which days was the red line disrupted, and for how many minutes each time?
-- date and duration of the trouble on the red line
-- When did something go wrong on the red line, and how long did it last?
-- colour red: disruption day + minutes
SELECT T2.day, T2.minutes FROM metro_line AS T1 JOIN disruption AS T2 ON T1.line_no = T2.line_no WHERE T1.colour = 'red';
-- List the names and daily riders of stations in the Nordpark district with more than 20000 riders a day.
-- busy stops of Nordpark, over 20000 passengers daily: name, then passengers
-- Where in Nordpark do more than 20000 people get on in a day, and how many is it?
-- district nordpark, daily riders above 20000: station, riders
SELECT T1.name, T1.daily_riders FROM station AS T1 JOIN district AS T2 ON T1.district_id = T2.id WHERE T2.name = 'Nordpark' AND T1.daily_riders > 20000;
-- Which districts have more inhabitants than the average district?
-- quarters with a population over the mean
-- In which parts of town do more people live than in such a part on average?
-- districts with inhabitants over the average
SELECT name FROM district WHERE inhabitants > (SELECT AVG(inhabitants) FROM district);
-- What are the colours of lines that were never hit by flooding?
-- lines, by colour, that have no disruption caused by flooding
-- Which trains has water on the tracks (flooding) never stopped? The line's shade.
-- line colours with zero disruptions of cause flooding
SELECT colour FROM metro_line WHERE line_no NOT IN (SELECT line_no FROM disruption WHERE cause = 'flooding');
-- Show the colour and the total disruption minutes of lines with at least 2 disruptions, the worst line first.
-- lines disturbed 2 or more times: colour and summed minutes, highest sum on top
-- On which lines has something gone wrong two times or more, and how long did it last altogether? The shade first, the longest at the top.
-- colour + sum of disruption minutes, at least 2 of them, from high to low
SELECT T1.colour, SUM(T2.minutes) FROM metro_line AS T1 JOIN disruption AS T2 ON T1.line_no = T2.line_no GROUP BY T1.line_no HAVING COUNT(*) >= 2 ORDER BY SUM(T2.minutes) DESC;
-- What is the name of the district of the busiest station on the orange line?
-- on the orange line, take the stop with the highest daily riders; which quarter is it in
-- Where on the orange line do more people get on than anywhere else on it? Which part of town is that in?
-- orange line, station with the top daily riders: its district
SELECT T4.name FROM metro_line AS T1 JOIN stop_on_line AS T2 ON T1.line_no = T2.line_no JOIN station AS T3 ON T2.station_id = T3.id JOIN district AS T4 ON T3.district_id = T4.id WHERE T1.colour = 'orange' ORDER BY T3.daily_riders DESC LIMIT 1;

-- database: brightmile_motors
CREATE TABLE Salesperson (SalespersonID INTEGER PRIMARY KEY, FullName TEXT, HiredOn TEXT, CommissionRate REAL, Branch TEXT, ManagerID INTEGER REFERENCES Salesperson(SalespersonID));
CREATE TABLE Buyer (BuyerID INTEGER PRIMARY KEY, FullName TEXT, Town TEXT, Email TEXT, BirthYear INTEGER);
CREATE TABLE Vehicle (VehicleID INTEGER PRIMARY KEY, Make TEXT, Model TEXT, ModelYear INTEGER, Color TEXT, Fuel TEXT, Mileage INTEGER, ListPrice INTEGER, Status TEXT);
CREATE TABLE Sale (SaleID INTEGER PRIMARY KEY, VehicleID INTEGER REFERENCES Vehicle(VehicleID), BuyerID INTEGER REFERENCES Buyer(BuyerID), SalespersonID INTEGER REFERENCES Salesperson(SalespersonID), SoldOn TEXT, Price INTEGER, Financed TEXT);
CREATE TABLE TestDrive (TestDriveID INTEGER PRIMARY KEY, VehicleID INTEGER REFERENCES Vehicle(VehicleID), BuyerID INTEGER REFERENCES Buyer(BuyerID), DrivenOn TEXT, Minutes INTEGER);
INSERT INTO Salesperson VALUES (1,'Gloria Stanton','2011-05-02',0.04,'Eastgate',NULL),(2,'Dev Malhotra','2017-09-18',0.03,'Eastgate',1),(3,'Rick Sandoval','2019-01-07',0.03,'Westfield',1),(4,'Paula Nyberg','2022-06-13',0.02,'Westfield',3),(5,'Chip Lawson','2023-10-02',0.015,'Eastgate',2);
INSERT INTO Buyer VALUES (1,'Nathan Frost','Hollis','nf@post.test',1972),(2,'Ayesha Khan','Derry','ak@post.test',1990),(3,'Bill Tremblay','Hollis',NULL,1958),(4,'Monica Reyes','Salem','mr@post.test',1985),(5,'Greta Lindholm','Derry',NULL,2001),(6,'Carl Ames','Windham','ca@post.test',1967);
INSERT INTO Vehicle VALUES (1,'Toyota','Corolla',2021,'white','petrol',18000,19500,'sold'),(2,'Toyota','RAV4',2022,'blue','hybrid',22000,31900,'sold'),(3,'Ford','Focus',2018,'red','petrol',61000,11200,'sold'),(4,'Kia','Niro',2023,'grey','electric',4500,36800,'in stock'),(5,'Mazda','CX-5',2020,'red','diesel',47000,21750,'sold'),(6,'Ford','Kuga',2022,'black','hybrid',15800,29400,'in stock'),(7,'Toyota','Yaris',2019,'white','petrol',52500,13900,'sold'),(8,'Volvo','XC40',2024,'blue','electric',900,48500,'in stock');
INSERT INTO Sale VALUES (1,1,1,1,'2024-02-03',19000,'yes'),(2,2,4,2,'2024-02-17',31500,'yes'),(3,3,5,2,'2024-03-09',10800,'no'),(4,5,1,3,'2024-04-22',21200,'no'),(5,7,2,2,'2024-05-11',13500,'yes');
INSERT INTO TestDrive VALUES (1,1,1,'2024-01-30',25),(2,4,3,'2024-02-12',40),(3,2,4,'2024-02-15',35),(4,4,5,'2024-03-01',20),(5,3,5,'2024-03-05',30),(6,8,3,'2024-05-20',55),(7,4,2,'2024-05-02',28);
-- How many vehicles are still in stock?
-- count the cars with the status in stock
-- How many cars can one still buy from us (in stock)?
-- status in stock, count
SELECT COUNT(*) FROM Vehicle WHERE Status = 'in stock';
-- What are the makes and models of red vehicles?
-- brand and model of each car painted red
-- What sort of cars are red? The badge, then what it is called.
-- color red: make + model
SELECT Make, Model FROM Vehicle WHERE Color = 'red';
-- List the different fuels of the vehicles.
-- what do our cars run on, each kind once
-- What do our cars burn or run on? Each once.
-- distinct fuel
SELECT DISTINCT Fuel FROM Vehicle;
-- What is the lowest and the highest list price?
-- cheapest and dearest sticker price, just the two sums
-- How little do we ask for the cheapest car, and how much for the dearest?
-- list price: min, max
SELECT MIN(ListPrice), MAX(ListPrice) FROM Vehicle;
-- Which buyers have not given an email?
-- names of the customers with no email
-- Which customers can't be written to online?
-- buyers where email is empty
SELECT FullName FROM Buyer WHERE Email IS NULL;
-- Show the model, model year and mileage of vehicles with a mileage below 20000, from the lowest to the highest mileage.
-- cars that did under 20000, fewest miles first: model, year, miles
-- Which cars have done less than 20000, how old are they, going by the year, and what have they done exactly? The least at the top.
-- mileage under 20000: model, year, mileage, sorted by mileage
SELECT Model, ModelYear, Mileage FROM Vehicle WHERE Mileage < 20000 ORDER BY Mileage ASC;
-- How many vehicles are there of each make?
-- brands and how many cars each has
-- How many cars are there with every badge? The badge, then how many.
-- count by make
SELECT Make, COUNT(*) FROM Vehicle GROUP BY Make;
-- Who sold the most vehicles?
-- name of the seller with the largest number of deals
-- Who has found takers for the largest number of cars?
-- top salesperson by number of sales
SELECT T1.FullName FROM Salesperson AS T1 JOIN Sale AS T2 ON T1.SalespersonID = T2.SalespersonID GROUP BY T1.SalespersonID ORDER BY COUNT(*) DESC LIMIT 1;
-- Give the name of each buyer together with the model that he or she bought.
-- who purchased what: customer, model
-- Who drove home in what? Customer, then car.
-- every sale: buyer name + model
SELECT T1.FullName, T3.Model FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID JOIN Vehicle AS T3 ON T2.VehicleID = T3.VehicleID;
-- Which salespeople have sold nothing?
-- sellers without any deal, by name
-- Which of our people have never got rid of a car?
-- salesperson names with zero sales
SELECT FullName FROM Salesperson WHERE SalespersonID NOT IN (SELECT SalespersonID FROM Sale);
-- What are the names of salespeople who work under Gloria Stanton?
-- whose manager is Gloria Stanton
-- Who has Gloria Stanton above them?
-- manager gloria stanton: full names
SELECT T1.FullName FROM Salesperson AS T1 JOIN Salesperson AS T2 ON T1.ManagerID = T2.SalespersonID WHERE T2.FullName = 'Gloria Stanton';
-- What is the average selling price in each branch?
-- mean price of deals, branch by branch, branch first
-- How much does a car go for on average in every place of ours? The place first.
-- avg sale price by salesperson's branch
SELECT T1.Branch, AVG(T2.Price) FROM Salesperson AS T1 JOIN Sale AS T2 ON T1.SalespersonID = T2.SalespersonID GROUP BY T1.Branch;
-- Which vehicle models were test-driven more than once?
-- models with over one trial spin
-- Which cars have people tried out more than one time?
-- model of vehicles, count of test drives above one
SELECT T1.Model FROM Vehicle AS T1 JOIN TestDrive AS T2 ON T1.VehicleID = T2.VehicleID GROUP BY T1.VehicleID HAVING COUNT(*) > 1;
-- Find the models of vehicles built in 2022 or 2023 that nobody has test-driven.
-- cars of model year 2022 or 2023 without any trial spin, models only
-- Which cars from 2022 or 2023 has nobody tried out?
-- model year 2023 or 2022, zero test drives, the model
SELECT Model FROM Vehicle WHERE (ModelYear = 2022 OR ModelYear = 2023) AND VehicleID NOT IN (SELECT VehicleID FROM TestDrive);
-- Which buyers took a test drive but never bought a vehicle? Give their names.
-- customers with a trial spin and no purchase
-- Who has tried out a car but not taken any home?
-- buyers in test drives, minus buyers in sales
SELECT T1.FullName FROM Buyer AS T1 JOIN TestDrive AS T2 ON T1.BuyerID = T2.BuyerID EXCEPT SELECT T1.FullName FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID;
-- Which models have a list price above the average list price?
-- models whose sticker price tops the mean
-- For which cars do we ask more than we do on average?
-- models, list price over the average
SELECT Model FROM Vehicle WHERE ListPrice > (SELECT AVG(ListPrice) FROM Vehicle);
-- Who bought the most expensive vehicle, and at what price?
-- customer behind our biggest deal, with the price paid
-- Who paid us the largest amount for a car, and how much?
-- top sale price: buyer + price
SELECT T1.FullName, T2.Price FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID ORDER BY T2.Price DESC LIMIT 1;
-- What are the names of buyers from Derry who financed their purchase (yes)?
-- customers living in Derry with a deal where financed is yes
-- Who from Derry is paying bit by bit (yes)?
-- town derry, financed = yes: buyer names
SELECT T1.FullName FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID WHERE T1.Town = 'Derry' AND T2.Financed = 'yes';
-- Show the name and the total sales of each salesperson who sold for more than 20000 altogether, highest total first.
-- sellers whose deals sum to over 20000, with that sum, best one on top
-- Whose cars have gone for more than 20000 all together, and how much is it? Our person first, the most at the top.
-- salesperson + sum of prices if above 20000, from high to low
SELECT T1.FullName, SUM(T2.Price) FROM Salesperson AS T1 JOIN Sale AS T2 ON T1.SalespersonID = T2.SalespersonID GROUP BY T1.SalespersonID HAVING SUM(T2.Price) > 20000 ORDER BY SUM(T2.Price) DESC;
-- Which makes were bought both by someone from Hollis and by someone from Derry?
-- brands that customers in Hollis and customers in Derry have both purchased
-- Which badges have people from Hollis driven home, and people from Derry too?
-- makes that buyers in derry and buyers in hollis have in common
SELECT T3.Make FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID JOIN Vehicle AS T3 ON T2.VehicleID = T3.VehicleID WHERE T1.Town = 'Hollis' INTERSECT SELECT T3.Make FROM Buyer AS T1 JOIN Sale AS T2 ON T1.BuyerID = T2.BuyerID JOIN Vehicle AS T3 ON T2.VehicleID = T3.VehicleID WHERE T1.Town = 'Derry';

-- database: black_circle_tyres
CREATE TABLE tyre_brand (brand_id INTEGER PRIMARY KEY, brand TEXT, origin TEXT, premium INTEGER);
CREATE TABLE tyre (tyre_id INTEGER PRIMARY KEY, brand_id INTEGER REFERENCES tyre_brand(brand_id), pattern TEXT, season TEXT, rim_inch INTEGER, noise_db INTEGER, unit_price REAL, qty_on_hand INTEGER);
CREATE TABLE motorist (motorist_id INTEGER PRIMARY KEY, full_name TEXT, mobile TEXT, car TEXT, village TEXT);
CREATE TABLE fitter (fitter_id INTEGER PRIMARY KEY, nickname TEXT, apprentice TEXT, hourly_wage REAL, since INTEGER);
CREATE TABLE job_card (job_no INTEGER PRIMARY KEY, motorist_id INTEGER REFERENCES motorist(motorist_id), fitter_id INTEGER REFERENCES fitter(fitter_id), job_date TEXT, kind_of_work TEXT, minutes_spent INTEGER, labour_charge REAL);
CREATE TABLE job_tyre (job_no INTEGER REFERENCES job_card(job_no), tyre_id INTEGER REFERENCES tyre(tyre_id), qty INTEGER, PRIMARY KEY (job_no, tyre_id));
INSERT INTO tyre_brand VALUES (1,'Gripstone','Japan',1),(2,'Nordvik','Finland',1),(3,'Rollwell','China',0),(4,'Marangoni Sport','Italy',0);
INSERT INTO tyre VALUES (1,1,'Rain Master','summer',16,69,92.5,24),(2,1,'Track Pro','summer',18,72,148,8),(3,2,'Frost King','winter',16,71,110,30),(4,2,'Ice Claw','winter',17,74,131.5,12),(5,3,'City Roller','all-season',15,68,54,40),(6,3,'Rain Runner','summer',15,70,49.9,16),(7,2,'Four Winds','all-season',17,67,119,0);
INSERT INTO motorist VALUES (1,'Edith Crane','07700 900101','Fiesta','Wells'),(2,'Tom Barrow','07700 900102','Octavia','Street'),(3,'Jill Munro',NULL,'Yaris','Wells'),(4,'Sanjay Patel','07700 900104','Golf','Cheddar'),(5,'Rose Tully',NULL,'Panda','Street');
INSERT INTO fitter VALUES (1,'Knuckles','no',16.5,2008),(2,'Bez','no',14.0,2015),(3,'Sparrow','yes',9.2,2023),(4,'Dutch','no',15.1,2012);
INSERT INTO job_card VALUES (501,1,1,'2023-10-14','fitting',45,40),(502,2,2,'2023-10-20','fitting',60,52),(503,2,1,'2023-11-02','balancing',30,25),(504,3,3,'2023-11-09','puncture repair',25,18),(505,4,1,'2023-11-15','fitting',55,48),(506,1,2,'2024-03-22','fitting',50,42),(507,4,3,'2024-03-28','puncture repair',35,20);
INSERT INTO job_tyre VALUES (501,5,2),(502,3,4),(505,4,4),(505,2,1),(506,1,2),(506,5,2);
-- What are the patterns of the winter tyres?
-- tread names for winter
-- What is there for snow and ice (winter)? What the tread is called.
-- season winter: pattern
SELECT pattern FROM tyre WHERE season = 'winter';
-- How many brands are premium (1)?
-- number of makes with premium set to 1
-- How many makes are of the better sort (1)?
-- premium = 1, number of brands
SELECT COUNT(*) FROM tyre_brand WHERE premium = 1;
-- Which pattern is the quietest?
-- tread with the lowest noise level
-- With what do you hear least of the road?
-- min noise db, pattern
SELECT pattern FROM tyre ORDER BY noise_db ASC LIMIT 1;
-- List the full names of motorists who have no mobile number.
-- customers whose mobile is not on file
-- Which drivers can't we ring?
-- motorists, mobile empty, full name
SELECT full_name FROM motorist WHERE mobile IS NULL;
-- What is the average unit price and the total quantity on hand of tyres for each season?
-- per season: season, mean price of a tyre, pieces in stock altogether
-- What does one tyre cost on average, and how many do we have altogether, for every time of year? The time of year first.
-- by season: season, avg unit price, sum of quantity on hand
SELECT season, AVG(unit_price), SUM(qty_on_hand) FROM tyre GROUP BY season;
-- Find the patterns and prices of tyres costing between 50 and 115.
-- treads priced from 50 to 115, with the price
-- What can you have for 50 to 115, and how much exactly?
-- unit price from 50 to 115: pattern, price
SELECT pattern, unit_price FROM tyre WHERE unit_price BETWEEN 50 AND 115;
-- Which patterns have Rain in their name and fit a rim of 15 inches?
-- treads called Rain something for 15 inch wheels
-- What is called something with Rain and goes on a wheel 15 inches across?
-- rim = 15, pattern including rain
SELECT pattern FROM tyre WHERE pattern LIKE '%Rain%' AND rim_inch = 15;
-- Show each pattern with the name of its brand, sorted by brand alphabetically and then by pattern.
-- tread and make of all tyres, ordered by make, within the make by tread
-- What is every tread called, and who makes it? In abc order of the maker and, with the same maker, of the tread.
-- pattern + brand for all tyres, sorted by brand then pattern
SELECT T1.pattern, T2.brand FROM tyre AS T1 JOIN tyre_brand AS T2 ON T1.brand_id = T2.brand_id ORDER BY T2.brand ASC, T1.pattern ASC;
-- Which brands are not represented by any tyre?
-- makes of which we list no tyre
-- Whose tyres do we not have a single sort of?
-- brands with zero tyres
SELECT brand FROM tyre_brand WHERE brand_id NOT IN (SELECT brand_id FROM tyre);
-- How many jobs has each fitter done? Give the nickname and the number.
-- jobs per fitter, nickname in front
-- How often has everyone in the workshop had a car to see to? What we call them, then how often.
-- count of job cards by fitter nickname
SELECT T1.nickname, COUNT(*) FROM fitter AS T1 JOIN job_card AS T2 ON T1.fitter_id = T2.fitter_id GROUP BY T1.fitter_id;
-- Who had a puncture repair? Return the full name and the date of the job.
-- customers in for puncture repair and on what day
-- Who came in with a nail in the tyre (puncture repair), and when?
-- kind of work puncture repair: motorist, date
SELECT T1.full_name, T2.job_date FROM motorist AS T1 JOIN job_card AS T2 ON T1.motorist_id = T2.motorist_id WHERE T2.kind_of_work = 'puncture repair';
-- What is the full name of the motorist who paid the most for labour in total?
-- which customer has the biggest sum of labour charges
-- Who has paid us most for our time, all visits together?
-- top motorist by sum of labour charge
SELECT T1.full_name FROM motorist AS T1 JOIN job_card AS T2 ON T1.motorist_id = T2.motorist_id GROUP BY T1.motorist_id ORDER BY SUM(T2.labour_charge) DESC LIMIT 1;
-- Which kinds of work were done at least twice, and how long did they take on average?
-- job types that occur 2 or more times, with the mean minutes
-- What have we done two times or more, and how long does it take us on average?
-- kind of work + avg minutes, at least 2 jobs
SELECT kind_of_work, AVG(minutes_spent) FROM job_card GROUP BY kind_of_work HAVING COUNT(*) >= 2;
-- Which tyre patterns have never been sold on a job?
-- treads that figure on no job card
-- What have we never put on anyone's car? What the tread is called.
-- patterns that are on zero jobs
SELECT pattern FROM tyre WHERE tyre_id NOT IN (SELECT tyre_id FROM job_tyre);
-- Give the full names of motorists living in Wells or in Cheddar.
-- customers from the villages Wells or Cheddar
-- Which drivers are from Cheddar or Wells?
-- village cheddar or wells: full name
SELECT full_name FROM motorist WHERE village = 'Wells' OR village = 'Cheddar';
-- Which fitters earn more per hour than the average fitter?
-- nicknames of those whose wage beats the mean
-- Who in the workshop gets more for an hour than people there do on average?
-- fitter nicknames, hourly wage over the average
SELECT nickname FROM fitter WHERE hourly_wage > (SELECT AVG(hourly_wage) FROM fitter);
-- What are the full names of motorists who were served by both Knuckles and Bez?
-- customers for whom Knuckles worked and Bez worked too
-- Whose car has Knuckles worked on, and Bez as well?
-- motorists that bez and knuckles both did a job for
SELECT T1.full_name FROM motorist AS T1 JOIN job_card AS T2 ON T1.motorist_id = T2.motorist_id JOIN fitter AS T3 ON T2.fitter_id = T3.fitter_id WHERE T3.nickname = 'Knuckles' INTERSECT SELECT T1.full_name FROM motorist AS T1 JOIN job_card AS T2 ON T1.motorist_id = T2.motorist_id JOIN fitter AS T3 ON T2.fitter_id = T3.fitter_id WHERE T3.nickname = 'Bez';
-- How many tyres of each brand were fitted? Show the brand and the total quantity, largest quantity first.
-- makes with the sum of pieces used on jobs, in falling order
-- How many have we put on cars from every maker in all? The maker first, the most at the top.
-- sum of tyre quantity on jobs by brand, from high to low
SELECT T1.brand, SUM(T3.qty) FROM tyre_brand AS T1 JOIN tyre AS T2 ON T1.brand_id = T2.brand_id JOIN job_tyre AS T3 ON T2.tyre_id = T3.tyre_id GROUP BY T1.brand_id ORDER BY SUM(T3.qty) DESC;
-- Which cars were given winter tyres? Show the car and the pattern.
-- vehicles that had winter rubber put on, along with the tread
-- Which cars did we make ready for the snow (winter), and with what? Car, then tread.
-- season winter: car + pattern for the tyres on job cards
SELECT T1.car, T4.pattern FROM motorist AS T1 JOIN job_card AS T2 ON T1.motorist_id = T2.motorist_id JOIN job_tyre AS T3 ON T2.job_no = T3.job_no JOIN tyre AS T4 ON T3.tyre_id = T4.tyre_id WHERE T4.season = 'winter';
-- What is the nickname of the fitter, not an apprentice (no), who spent the least time in total on jobs?
-- among fitters with apprentice no, who has the smallest sum of minutes on the cards
-- Who, done with learning the trade (apprentice: no), has worked the shortest time on cars altogether? What we call them.
-- apprentice = no, lowest sum of minutes spent: nickname
SELECT T1.nickname FROM fitter AS T1 JOIN job_card AS T2 ON T1.fitter_id = T2.fitter_id WHERE T1.apprentice = 'no' GROUP BY T1.fitter_id ORDER BY SUM(T2.minutes_spent) ASC LIMIT 1;
