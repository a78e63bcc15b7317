-- database: ridgeway_toll_gates
CREATE TABLE Motorway (MotorwayCode TEXT PRIMARY KEY, MotorwayName TEXT, LengthKm REAL, Concession TEXT, OpenedYear INTEGER);
CREATE TABLE Plaza (PlazaID INTEGER PRIMARY KEY, PlazaName TEXT, MotorwayCode TEXT REFERENCES Motorway(MotorwayCode), KmMark REAL, LaneCount INTEGER, Cashless TEXT);
CREATE TABLE VehicleClass (ClassNo INTEGER PRIMARY KEY, ClassName TEXT, TariffPerKm REAL);
CREATE TABLE TagHolder (TagID INTEGER PRIMARY KEY, HolderName TEXT, PlateNumber TEXT, ClassNo INTEGER REFERENCES VehicleClass(ClassNo), Balance REAL, IssuedOn TEXT);
CREATE TABLE Passage (PassageID INTEGER PRIMARY KEY, TagID INTEGER REFERENCES TagHolder(TagID), EntryPlazaID INTEGER REFERENCES Plaza(PlazaID), ExitPlazaID INTEGER REFERENCES Plaza(PlazaID), PassedOn TEXT, Fee REAL, Payment TEXT);
CREATE TABLE Collector (CollectorID INTEGER PRIMARY KEY, CollectorName TEXT, PlazaID INTEGER REFERENCES Plaza(PlazaID), Shift TEXT, HiredYear INTEGER);
INSERT INTO Motorway VALUES ('M2','Ridgeway North',84.0,'Viapass',1972),('M5','Ridgeway East',131.5,'Viapass',1989),('M8','Coast Link',46.2,'Litoral SA',2004),('M9','Airport Spur',7.5,NULL,2016);
INSERT INTO Plaza VALUES (1,'Marden',  'M2',2.0,8,'no'),(2,'Oldbridge','M2',41.5,5,'no'),(3,'Kestrel Gap','M2',80.0,10,'yes'),(4,'Fairview','M5',12.3,6,'no'),(5,'Lower Saxby','M5',98.7,4,'yes'),(6,'Seaham','M8',5.4,7,'yes'),(7,'Dunes','M8',44.1,3,'no');
INSERT INTO VehicleClass VALUES (1,'motorcycle',0.04),(2,'car',0.08),(3,'van',0.11),(4,'lorry',0.22),(5,'coach',0.17);
INSERT INTO TagHolder VALUES (101,'Lena Ward','KP 41 RRT',2,38.5,'2019-02-10'),(102,'Express Pallets','LX 08 TPA',4,412.0,'2020-07-01'),(103,'Omar Sadiq','VB 77 GHE',1,-4.2,'2021-04-19'),(104,'Sunline Tours','SL 20 BUS',5,265.0,'2018-11-05'),(105,'Grace Holt','MM 33 QZA',2,12.0,'2023-01-22'),(106,'Petal Florists','PF 55 VAN',3,0.5,'2022-09-14');
INSERT INTO Passage VALUES (1,101,1,2,'2024-05-01',3.2,'tag'),(2,102,1,3,'2024-05-01',17.2,'tag'),(3,103,4,5,'2024-05-02',3.5,'card'),(4,104,6,7,'2024-05-02',6.6,'tag'),(5,101,2,3,'2024-05-03',3.1,'tag'),(6,102,4,5,'2024-05-03',19.0,'card'),(7,102,6,7,'2024-05-04',8.5,'tag'),(8,105,6,7,'2024-05-04',3.1,'cash'),(9,104,1,3,'2024-05-05',13.3,'cash');
INSERT INTO Collector VALUES (1,'Brenda Moss',1,'day',2001),(2,'Stan Kirby',1,'night',2012),(3,'Leo Franks',2,'day',1997),(4,'Aisha Byrne',4,'night',2018),(5,'Dot Webber',7,'day',2009);
-- How many plazas are cashless (yes)?
-- number of gates where cashless is yes
-- At how many toll points can one not pay with coins and notes (cashless yes)?
-- cashless = yes - plaza count
SELECT COUNT(*) FROM Plaza WHERE Cashless = 'yes';
-- List the names of motorways longer than 50 km.
-- roads over 50 km in length, names
-- What highways run for more than 50 km?
-- length above 50 km - road names please
SELECT MotorwayName FROM Motorway WHERE LengthKm > 50;
-- What is the name of the plaza with the most lanes?
-- the widest gate by number of lanes
-- Where can most cars go through side by side? Name of the toll point.
-- highest lane count of any plaza - its name
SELECT PlazaName FROM Plaza ORDER BY LaneCount DESC LIMIT 1;
-- Which vehicle classes have a tariff between 0.05 and 0.20 per kilometre?
-- names of the classes charged from 0.05 to 0.20 a km
-- What sorts of vehicle pay no less than 0.05 and no more than 0.20 for a kilometre?
-- price a km from 0.05 to 0.20: names of the vehicle classes
SELECT ClassName FROM VehicleClass WHERE TariffPerKm BETWEEN 0.05 AND 0.20;
-- What is the total fee collected for each kind of payment?
-- takings per way of paying, the way first
-- How much have we taken in each way that people pay? The way first.
-- sum of fees by payment, payment in front
SELECT Payment, SUM(Fee) FROM Passage GROUP BY Payment;
-- Give the names of tag holders with a negative balance, that is, below 0.
-- customers in the red: balance under 0
-- Who owes us, with less than 0 on the account?
-- balance smaller than 0 - names of the tag holders
SELECT HolderName FROM TagHolder WHERE Balance < 0;
-- Show the names of collectors and of the plazas where they work.
-- who sits at which gate: collector, gate
-- Who takes the money where? The person, then the toll point.
-- for all collectors: name, name of their plaza
SELECT T1.CollectorName, T2.PlazaName FROM Collector AS T1 JOIN Plaza AS T2 ON T1.PlazaID = T2.PlazaID;
-- How many plazas does each motorway have? Return the motorway's name and the count.
-- gates per road, with the road name in front
-- How many toll points are there along each highway? The highway first.
-- plaza count by road, road's name in front
SELECT T1.MotorwayName, COUNT(*) FROM Motorway AS T1 JOIN Plaza AS T2 ON T1.MotorwayCode = T2.MotorwayCode GROUP BY T1.MotorwayCode;
-- Which motorways have no plaza?
-- roads without any gate, by name
-- Along what highways need one not stop to pay anywhere?
-- roads that not one plaza belongs to, by name
SELECT MotorwayName FROM Motorway WHERE MotorwayCode NOT IN (SELECT MotorwayCode FROM Plaza);
-- Which plazas have no collector? List their names.
-- unstaffed gates, those to which no collector belongs
-- Where does nobody sit to take the money? Names of the toll points.
-- plazas without one collector
SELECT PlazaName FROM Plaza WHERE PlazaID NOT IN (SELECT PlazaID FROM Collector);
-- Find the plate numbers of vehicles of the class lorry or the class coach.
-- registrations in class lorry or class coach
-- What is written on the plates of each lorry and each coach?
-- vehicle class coach or lorry: plate numbers
SELECT T1.PlateNumber FROM TagHolder AS T1 JOIN VehicleClass AS T2 ON T1.ClassNo = T2.ClassNo WHERE T2.ClassName = 'lorry' OR T2.ClassName = 'coach';
-- Which tag holder paid the most in fees altogether?
-- customer with the largest sum of fees, name only
-- Who has spent more than anybody else on our roads?
-- add up fees by tag holder and name the one on top
SELECT T1.HolderName FROM TagHolder AS T1 JOIN Passage AS T2 ON T1.TagID = T2.TagID GROUP BY T1.TagID ORDER BY SUM(T2.Fee) DESC LIMIT 1;
-- Who has a tag but has never used the motorway? Give the holder's name and the date of issue.
-- customers with no passage: name, and when the tag was handed out
-- Who has got the little box but has not driven through yet, and since when do they have it?
-- no passage with the tag: name of the holder, day it was issued
SELECT HolderName, IssuedOn FROM TagHolder WHERE TagID NOT IN (SELECT TagID FROM Passage);
-- Which entry plazas were used at least twice? Show the name and the number of passages.
-- gates where 2 or more trips began and how many did
-- Where did people come onto the road two times or more, and how many times? Toll point first.
-- count passages by entry plaza, leaving out plazas with a single one: name, count
SELECT T1.PlazaName, COUNT(*) FROM Plaza AS T1 JOIN Passage AS T2 ON T1.PlazaID = T2.EntryPlazaID GROUP BY T1.PlazaID HAVING COUNT(*) >= 2;
-- What are the dates and fees of passages that ended at Dunes?
-- trips leaving the road at Dunes: day and fee
-- When did somebody come off the road at Dunes, and how much did they pay?
-- exit at Dunes: date and fee of the passages
SELECT T1.PassedOn, T1.Fee FROM Passage AS T1 JOIN Plaza AS T2 ON T1.ExitPlazaID = T2.PlazaID WHERE T2.PlazaName = 'Dunes';
-- List the passage dates whose fee was above the average fee, most expensive first.
-- days of the trips dearer than the mean one, from the highest fee down
-- When did somebody pay more than people pay in the mean for a journey? The greatest sum on top.
-- fee beyond the mean, sorted downwards - dates of those passages
SELECT PassedOn FROM Passage WHERE Fee > (SELECT AVG(Fee) FROM Passage) ORDER BY Fee DESC;
-- Which holders have paid both by tag and by card?
-- names of customers with one trip settled by tag and one by card
-- Who has paid with the tag at one time and by card at another?
-- tag holders with payment card as well as payment tag among their passages
SELECT T1.HolderName FROM TagHolder AS T1 JOIN Passage AS T2 ON T1.TagID = T2.TagID WHERE T2.Payment = 'tag' INTERSECT SELECT T1.HolderName FROM TagHolder AS T1 JOIN Passage AS T2 ON T1.TagID = T2.TagID WHERE T2.Payment = 'card';
-- What are the different class names of vehicles that entered at Marden?
-- kinds of vehicle, without repeats, that came in through Marden
-- What sorts of vehicle have come onto the road at Marden? Every sort one time.
-- entry at Marden: different class names of the vehicles
SELECT DISTINCT T4.ClassName FROM Plaza AS T1 JOIN Passage AS T2 ON T1.PlazaID = T2.EntryPlazaID JOIN TagHolder AS T3 ON T2.TagID = T3.TagID JOIN VehicleClass AS T4 ON T3.ClassNo = T4.ClassNo WHERE T1.PlazaName = 'Marden';
-- For motorways with more than 2 plazas, what are the name and the average number of lanes per plaza?
-- roads that have over 2 gates: name, mean lanes
-- How many cars can go through side by side in the mean, at highways with more than 2 toll points? The highway first.
-- mean lane count by road, leaving out roads with 2 plazas or fewer: road name, mean
SELECT T1.MotorwayName, AVG(T2.LaneCount) FROM Motorway AS T1 JOIN Plaza AS T2 ON T1.MotorwayCode = T2.MotorwayCode GROUP BY T1.MotorwayCode HAVING COUNT(*) > 2;
-- Looking only at vehicles of the class lorry, which motorway has the entry plazas with the highest total of fees? Give its name.
-- counting only the class lorry, on which road did the trips begin that brought the largest sum of fees
-- If we count just journeys by lorry, on what highway did those begin that paid us most, all told?
-- vehicle class lorry alone: add up fees by road of the entry plaza, name the road on top
SELECT T1.MotorwayName FROM Motorway AS T1 JOIN Plaza AS T2 ON T1.MotorwayCode = T2.MotorwayCode JOIN Passage AS T3 ON T2.PlazaID = T3.EntryPlazaID JOIN TagHolder AS T4 ON T3.TagID = T4.TagID JOIN VehicleClass AS T5 ON T4.ClassNo = T5.ClassNo WHERE T5.ClassName = 'lorry' GROUP BY T1.MotorwayCode ORDER BY SUM(T3.Fee) DESC LIMIT 1;

-- database: gondelwerk_cable_cars
CREATE TABLE resort (resort_id INTEGER PRIMARY KEY, resort TEXT, valley TEXT, base_altitude INTEGER);
CREATE TABLE ropeway (rope_id INTEGER PRIMARY KEY, rope_name TEXT, resort_id INTEGER REFERENCES resort(resort_id), rope_type TEXT, vertical_rise INTEGER, length_m INTEGER, built INTEGER, manufacturer TEXT);
CREATE TABLE cabin (cabin_id INTEGER PRIMARY KEY, rope_id INTEGER REFERENCES ropeway(rope_id), cabin_no INTEGER, places INTEGER, heated_seats INTEGER, colour TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, surname TEXT, given_name TEXT, job TEXT, rope_id INTEGER REFERENCES ropeway(rope_id), monthly_wage INTEGER);
CREATE TABLE safety_test (test_id INTEGER PRIMARY KEY, rope_id INTEGER REFERENCES ropeway(rope_id), test_date TEXT, inspector TEXT, faults INTEGER, passed TEXT);
CREATE TABLE daily_count (rope_id INTEGER REFERENCES ropeway(rope_id), day TEXT, riders INTEGER, closed_hours REAL, PRIMARY KEY (rope_id, day));
INSERT INTO resort VALUES (1,'Sonnspitz','Ill Valley',1120),(2,'Hochkar Alm','Ill Valley',940),(3,'Valdoro','Val Bruna',1385),(4,'Rifugio Nero','Val Bruna',1610);
INSERT INTO ropeway VALUES (1,'Gipfelbahn',1,'aerial tram',1210,3100,1968,'Habegg'),(2,'Kinderlift',1,'gondola',180,720,2012,'Leitwand'),(3,'Almbahn',2,'gondola',640,2250,1994,'Leitwand'),(4,'Stella',3,'gondola',980,3650,2019,'Leitwand'),(5,'Aquila',3,'aerial tram',1480,2900,1957,'Ceretto'),(6,'Talblick',2,'funicular',310,1150,1931,'Habegg');
INSERT INTO cabin VALUES (1,1,1,80,0,'red'),(2,1,2,80,0,'silver'),(3,2,1,8,1,'yellow'),(4,2,2,8,0,'yellow'),(5,3,1,6,0,'green'),(6,4,1,10,1,'white'),(7,4,2,10,1,'white'),(8,4,3,10,0,'blue'),(9,5,1,45,0,'red');
INSERT INTO staff VALUES (1,'Moosbrugger','Franz','operator',1,3150),(2,'Egger','Lisbeth','technician',1,3620),(3,'Zardini','Carla','operator',4,2980),(4,'Zardini','Livio','rescue climber',5,3240),(5,'Walch','Toni','technician',3,3480),(6,'Fink','Anna','cashier',2,2350),(7,'Dorigo','Marco','technician',4,3555);
INSERT INTO safety_test VALUES (1,1,'2023-05-09','Dr. Lutz',2,'yes'),(2,3,'2023-05-16','Dr. Lutz',0,'yes'),(3,5,'2023-05-23','Ing. Sartori',7,'no'),(4,5,'2023-06-20','Ing. Sartori',1,'yes'),(5,4,'2023-10-03','Ing. Sartori',0,'yes'),(6,2,'2023-10-11','Dr. Lutz',4,'no');
INSERT INTO daily_count VALUES (1,'2024-02-10',2140,0),(1,'2024-02-11',1690,2.5),(3,'2024-02-10',980,0),(4,'2024-02-10',3875,0),(4,'2024-02-11',4010,0.5),(5,'2024-02-11',610,4),(2,'2024-02-11',455,NULL);
-- How many ropeways are gondolas (type gondola)?
-- count the lines of type gondola
-- How many of our lifts are of the kind gondola?
-- gondola as type - ropeway count
SELECT COUNT(*) FROM ropeway WHERE rope_type = 'gondola';
-- What are the names and lengths of ropeways built by Leitwand?
-- lines from the maker Leitwand and how long they are
-- What did Leitwand build for us, and how long is each in metres?
-- manufacturer Leitwand: name of the ropeway, length
SELECT rope_name, length_m FROM ropeway WHERE manufacturer = 'Leitwand';
-- Which ropeway climbs the most, that is, has the greatest vertical rise?
-- line with the largest difference in height, its name
-- What takes people up more metres than anything else?
-- greatest rise of all - name of the ropeway
SELECT rope_name FROM ropeway ORDER BY vertical_rise DESC LIMIT 1;
-- List the surname and given name of staff who earn more than 3200, best paid first.
-- people above 3200 a month, surname then first name, by falling wage
-- Who gets more than 3200 each month? Family name, forename, the highest pay on top.
-- wage beyond 3200, sorted downwards: family name, given name
SELECT surname, given_name FROM staff WHERE monthly_wage > 3200 ORDER BY monthly_wage DESC;
-- What is the average wage of a technician?
-- mean monthly pay for the job technician
-- How much does a technician get each month, in the mean?
-- technician as job - mean wage
SELECT AVG(monthly_wage) FROM staff WHERE job = 'technician';
-- In which different colours do cabins come?
-- cabin paint, each tone once
-- How are our cars painted? Every hue one time.
-- different colours found among the cabins
SELECT DISTINCT colour FROM cabin;
-- Show the name of every ropeway along with the resort it belongs to.
-- lines and their ski places, line first
-- At what ski station is each lift? The lift first.
-- for all ropeways: name, resort
SELECT T1.rope_name, T2.resort FROM ropeway AS T1 JOIN resort AS T2 ON T1.resort_id = T2.resort_id;
-- Which resorts have no ropeway?
-- ski places that have no line
-- What ski stations have no lift at all?
-- resorts that not one ropeway belongs to
SELECT resort FROM resort WHERE resort_id NOT IN (SELECT resort_id FROM ropeway);
-- How many cabins does each ropeway have, and how many places in total? Give the ropeway's name first.
-- line name, its number of cabins and the sum of their places
-- How many cars hang on each lift, and how many people fit into them all together? The lift first.
-- by ropeway: name, cabin count, sum of places
SELECT T1.rope_name, COUNT(*), SUM(T2.places) FROM ropeway AS T1 JOIN cabin AS T2 ON T1.rope_id = T2.rope_id GROUP BY T1.rope_id;
-- Which ropeways have a cabin with heated seats (1)? List each name once.
-- distinct lines where some cabin has heated seats set to 1
-- On what lifts can one sit warm (heated seats 1)? Every lift one time.
-- heated seats = 1 in a cabin: different ropeway names
SELECT DISTINCT T1.rope_name FROM ropeway AS T1 JOIN cabin AS T2 ON T1.rope_id = T2.rope_id WHERE T2.heated_seats = 1;
-- Find the names of ropeways that have never had a safety test.
-- lines nobody has inspected so far
-- What lifts has nobody checked yet?
-- ropeways without one safety test, by name
SELECT rope_name FROM ropeway WHERE rope_id NOT IN (SELECT rope_id FROM safety_test);
-- Which inspectors found more than 5 faults in total?
-- inspectors whose faults add up to over 5
-- Who has come across more than 5 things wrong in all, when checking?
-- sum of faults by inspector, leaving out sums of 5 or less: inspector
SELECT inspector FROM safety_test GROUP BY inspector HAVING SUM(faults) > 5;
-- Which ropeways have both failed (no) and passed (yes) a safety test?
-- lines with a test marked no and a test marked yes
-- What lifts have failed a check (no) at one time and come through one (yes) at another?
-- ropeways having a test with passed = yes and a test with passed = no
SELECT T1.rope_name FROM ropeway AS T1 JOIN safety_test AS T2 ON T1.rope_id = T2.rope_id WHERE T2.passed = 'no' INTERSECT SELECT T1.rope_name FROM ropeway AS T1 JOIN safety_test AS T2 ON T1.rope_id = T2.rope_id WHERE T2.passed = 'yes';
-- What are the names of ropeways longer than the average ropeway?
-- lines exceeding the mean length
-- What lifts go on for longer than lifts do in the mean?
-- length beyond the mean of all - ropeway names
SELECT rope_name FROM ropeway WHERE length_m > (SELECT AVG(length_m) FROM ropeway);
-- How many riders were counted in each valley?
-- passengers added up by valley, valley first
-- How many people have we taken up in each valley, all told? The valley first.
-- sum of riders by valley, valley in front
SELECT T1.valley, SUM(T3.riders) FROM resort AS T1 JOIN ropeway AS T2 ON T1.resort_id = T2.resort_id JOIN daily_count AS T3 ON T2.rope_id = T3.rope_id GROUP BY T1.valley;
-- On which day and on which ropeway were the most riders counted? Show the day, then the ropeway's name.
-- date and line of the record passenger figure
-- When and with what lift did more people go up than ever? The date first.
-- highest rider figure of all: day, name of the ropeway
SELECT T2.day, T1.rope_name FROM ropeway AS T1 JOIN daily_count AS T2 ON T1.rope_id = T2.rope_id ORDER BY T2.riders DESC LIMIT 1;
-- Give the names of ropeways built before 1970 or with a rise of less than 200.
-- lines that are older than 1970 or climb under 200 metres
-- What lifts are from before 1970, or take people up by less than 200?
-- rise smaller than 200, or year of building earlier than 1970: ropeway names
SELECT rope_name FROM ropeway WHERE built < 1970 OR vertical_rise < 200;
-- What are the surnames and jobs of the staff working in the Valdoro resort?
-- employees at Valdoro: family name plus what they do
-- Who works in Valdoro, and as what? Family names.
-- Valdoro: family name and job of everybody on its ropeways
SELECT T1.surname, T1.job FROM staff AS T1 JOIN ropeway AS T2 ON T1.rope_id = T2.rope_id JOIN resort AS T3 ON T2.resort_id = T3.resort_id WHERE T3.resort = 'Valdoro';
-- Which resort with at least 2 ropeways has the highest average vertical rise?
-- ski place whose lines climb most on average, provided that it has 2 or more of them
-- What ski station with two lifts or more takes people up highest in the mean?
-- mean rise by resort, leaving out resorts with a single ropeway; name the one on top
SELECT T1.resort FROM resort AS T1 JOIN ropeway AS T2 ON T1.resort_id = T2.resort_id GROUP BY T1.resort_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.vertical_rise) DESC LIMIT 1;
-- On which days was a ropeway of the type aerial tram closed for more than 2 hours? Show the ropeway's name and the day.
-- aerial tram lines shut over 2 hours: name, date
-- What lift of the kind aerial tram stood still for more than 2 hours, and when?
-- type aerial tram, closed hours above 2: name of the ropeway, date
SELECT T1.rope_name, T2.day FROM ropeway AS T1 JOIN daily_count AS T2 ON T1.rope_id = T2.rope_id WHERE T1.rope_type = 'aerial tram' AND T2.closed_hours > 2;

-- database: sparkpoint_charging
CREATE TABLE networks (network_id INTEGER PRIMARY KEY, network_name TEXT, hotline TEXT, founded_year INTEGER);
CREATE TABLE stations (station_id INTEGER PRIMARY KEY, network_id INTEGER REFERENCES networks(network_id), street TEXT, city TEXT, has_roof TEXT, opened_on TEXT);
CREATE TABLE plugs (plug_id INTEGER PRIMARY KEY, station_id INTEGER REFERENCES stations(station_id), plug_type TEXT, power_kw INTEGER, price_per_kwh REAL, state TEXT);
CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, nickname TEXT, city TEXT, car_model TEXT, battery_kwh REAL, joined_on TEXT);
CREATE TABLE sessions (session_id INTEGER PRIMARY KEY, plug_id INTEGER REFERENCES plugs(plug_id), driver_id INTEGER REFERENCES drivers(driver_id), started_at TEXT, minutes INTEGER, energy_kwh REAL, amount REAL);
CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, station_id INTEGER REFERENCES stations(station_id), driver_id INTEGER REFERENCES drivers(driver_id), stars INTEGER, comment TEXT);
INSERT INTO networks VALUES (1,'Voltanova','0800-111',2014),(2,'GreenSocket','0800-222',2017),(3,'RapidJuice',NULL,2021),(4,'Townpower','0800-444',1998);
INSERT INTO stations VALUES (1,1,'Mill Street 4','Utrecht','yes','2018-04-01'),(2,1,'Ringweg 120','Breda','no','2020-09-15'),(3,2,'Station Square','Utrecht','yes','2019-06-30'),(4,2,'Lindenlaan 9','Arnhem','no','2021-11-11'),(5,3,'Motorway Services West','Breda','yes','2023-02-20'),(6,3,'Dock 7','Rotterdam','no','2024-01-05');
INSERT INTO plugs VALUES (1,1,'Type 2',22,0.42,'free'),(2,1,'CCS',50,0.55,'occupied'),(3,2,'Type 2',11,0.38,'free'),(4,3,'CCS',150,0.69,'free'),(5,3,'CHAdeMO',50,0.6,'defective'),(6,4,'Type 2',22,0.4,'free'),(7,5,'CCS',300,0.79,'free'),(8,5,'CCS',250,0.77,'occupied');
INSERT INTO drivers VALUES (1,'amperaz','Utrecht','Zoe',52,'2019-01-08'),(2,'quietwheels','Breda','Model 3',75,'2020-05-17'),(3,'leafling','Arnhem','Leaf',40,'2018-10-02'),(4,'niels_k','Utrecht','Ioniq 5',77.4,'2022-03-29'),(5,'ohmygod','Zwolle','ID.3',58,'2023-08-14');
INSERT INTO sessions VALUES (1,1,1,'2024-03-01 08:10',95,21.0,8.82),(2,4,2,'2024-03-02 12:40',28,44.5,30.71),(3,5,3,'2024-03-04 17:05',40,24.0,14.4),(4,7,2,'2024-03-09 09:30',18,51.2,40.45),(5,6,3,'2024-03-10 19:20',180,33.0,13.2),(6,2,4,'2024-03-12 07:55',52,38.6,21.23),(7,8,4,'2024-03-15 14:15',22,47.0,36.19),(8,1,4,'2024-03-18 18:00',120,25.5,10.71);
INSERT INTO reviews VALUES (1,1,1,4,'always a free plug'),(2,3,2,5,'fast and dry'),(3,3,3,2,'broken plug again'),(4,5,2,3,'dear but fast'),(5,2,4,1,NULL),(6,5,4,4,'good coffee');
-- How many plugs are free?
-- number of outlets in the state free
-- At how many outlets could I charge right now, as they are free?
-- free as state - plug count
SELECT COUNT(*) FROM plugs WHERE state = 'free';
-- List the streets of the stations in Breda.
-- where in Breda can one charge (street)
-- On what roads in Breda can I charge my car?
-- Breda: street of each charging station
SELECT street FROM stations WHERE city = 'Breda';
-- Which network has no hotline?
-- provider without a hotline number, its name
-- What company can't I ring up when I need help?
-- hotline left blank - name of the network
SELECT network_name FROM networks WHERE hotline IS NULL;
-- What is the average price per kWh for each plug type?
-- outlet type and what a kWh costs there on average
-- How much is a kWh in the mean at each sort of outlet? The sort first.
-- mean kWh price by plug type, plug type in front
SELECT plug_type, AVG(price_per_kwh) FROM plugs GROUP BY plug_type;
-- Whose car has the largest battery? Give the nickname and the car model.
-- nickname and car of the member with the most battery capacity
-- Who can store most electricity in the car, and what does that person drive? What we call them first.
-- largest battery of all drivers: nickname, model of the car
SELECT nickname, car_model FROM drivers ORDER BY battery_kwh DESC LIMIT 1;
-- Find the comments that contain the word plug.
-- remarks with plug in them
-- What did people write about us in which plug occurs?
-- i'm looking for review texts with "plug"
SELECT comment FROM reviews WHERE comment LIKE '%plug%';
-- Show the street and network name of every roofed station (yes).
-- places whose roof flag is yes: street and provider
-- Where does one stay dry while charging (roof yes), and who runs the place? The road first.
-- has roof = yes: street, name of the network
SELECT T1.street, T2.network_name FROM stations AS T1 JOIN networks AS T2 ON T1.network_id = T2.network_id WHERE T1.has_roof = 'yes';
-- How many stations does each network run? Return the network's name and the number.
-- providers with the count of their charging places
-- How many places to charge does each company have? The company first.
-- station count by network, network's name in front
SELECT T1.network_name, COUNT(*) FROM networks AS T1 JOIN stations AS T2 ON T1.network_id = T2.network_id GROUP BY T1.network_id;
-- Which networks do not run any station?
-- providers lacking a single charging place
-- What companies have nowhere to charge at all?
-- networks that not one station belongs to
SELECT network_name FROM networks WHERE network_id NOT IN (SELECT network_id FROM stations);
-- Which driver has charged the most energy in total? Give the nickname.
-- nickname of the member with the highest sum of kWh taken
-- Who has taken in more electricity than anybody else, all told? What we call them.
-- add up kWh by driver: nickname of the one on top
SELECT T1.nickname FROM drivers AS T1 JOIN sessions AS T2 ON T1.driver_id = T2.driver_id GROUP BY T1.driver_id ORDER BY SUM(T2.energy_kwh) DESC LIMIT 1;
-- What are the nicknames of drivers who have never had a charging session?
-- members that have not charged yet
-- Who has yet to charge with us? What we call them.
-- drivers without one session - nicknames
SELECT nickname FROM drivers WHERE driver_id NOT IN (SELECT driver_id FROM sessions);
-- Which cities are home to both a driver and a station?
-- towns where some member lives and some charging place stands
-- Where does a driver have a home and can one charge as well?
-- cities found under the drivers and under the stations
SELECT city FROM drivers INTERSECT SELECT city FROM stations;
-- List the start and length in minutes of sessions that took from 30 to 100 minutes, longest first.
-- sessions lasting 30 to 100 minutes: when begun, how many minutes, in descending order of length
-- When did somebody begin to charge for no less than 30 and no more than 100 minutes, and for how long? The longest on top.
-- minutes from 30 to 100, sorted downwards: starting time, minutes
SELECT started_at, minutes FROM sessions WHERE minutes BETWEEN 30 AND 100 ORDER BY minutes DESC;
-- What is the average number of stars of each station that has more than one review? Show the street and the average.
-- mean rating of places reviewed over one time, street first
-- How well liked, in stars, is each place about which more than one person wrote? The road, then the mean.
-- mean stars by station, leaving out stations with a single review: street, mean
SELECT T1.street, AVG(T2.stars) FROM stations AS T1 JOIN reviews AS T2 ON T1.station_id = T2.station_id GROUP BY T1.station_id HAVING COUNT(*) > 1;
-- Which stations have a plug that is defective or occupied? Give each street once.
-- distinct streets with some outlet occupied or defective
-- On what roads is an outlet defective, or taken (occupied)? Every road one time.
-- plug state occupied or defective: different streets of the stations
SELECT DISTINCT T1.street FROM stations AS T1 JOIN plugs AS T2 ON T1.station_id = T2.station_id WHERE T2.state = 'defective' OR T2.state = 'occupied';
-- What are the plug types and power of plugs more powerful than the average plug?
-- outlets over the mean kW: type and power
-- What sort of outlet is stronger than outlets are in the mean, and how strong?
-- kW beyond the mean of all plugs: type, power
SELECT plug_type, power_kw FROM plugs WHERE power_kw > (SELECT AVG(power_kw) FROM plugs);
-- How much did niels_k spend on charging with CCS plugs?
-- sum of the amounts of niels_k at CCS outlets
-- How much money has niels_k left at outlets of the kind CCS?
-- plug type CCS, driver niels_k: sum of the amounts
SELECT SUM(T2.amount) FROM drivers AS T1 JOIN sessions AS T2 ON T1.driver_id = T2.driver_id JOIN plugs AS T3 ON T2.plug_id = T3.plug_id WHERE T1.nickname = 'niels_k' AND T3.plug_type = 'CCS';
-- Which drivers have charged at stations of the network RapidJuice? Show nickname and street.
-- members plugged in at RapidJuice, and in which street
-- Who has charged with RapidJuice, and on what road? What we call them first.
-- network RapidJuice: nickname of the driver, street of the station, for every session
SELECT T1.nickname, T4.street FROM drivers AS T1 JOIN sessions AS T2 ON T1.driver_id = T2.driver_id JOIN plugs AS T3 ON T2.plug_id = T3.plug_id JOIN stations AS T4 ON T3.station_id = T4.station_id JOIN networks AS T5 ON T4.network_id = T5.network_id WHERE T5.network_name = 'RapidJuice';
-- List the cities with at least 2 sessions and the total amount earned there, from the highest to the lowest amount.
-- towns whose charging places saw 2 or more sessions: town, takings, largest takings on top
-- Where have people charged two times or more, and how much money did it bring in all? The greatest sum on top.
-- add up amounts by city of the station, sorted downwards, leaving out cities with a single session: city, sum
SELECT T1.city, SUM(T3.amount) FROM stations AS T1 JOIN plugs AS T2 ON T1.station_id = T2.station_id JOIN sessions AS T3 ON T2.plug_id = T3.plug_id GROUP BY T1.city HAVING COUNT(*) >= 2 ORDER BY SUM(T3.amount) DESC;
-- Which stations have no plug, and in what city are they? Return street and city.
-- places at which no outlet is installed: street, town
-- Where have we put up a place to charge with no outlet? The road, then the town.
-- stations that not one plug belongs to: street, city
SELECT street, city FROM stations WHERE station_id NOT IN (SELECT station_id FROM plugs);

-- database: drifting_larks_balloons
CREATE TABLE balloon (reg TEXT PRIMARY KEY, nick TEXT, volume_m3 INTEGER, basket_size INTEGER, envelope_colour TEXT, bought_year INTEGER);
CREATE TABLE member (member_no INTEGER PRIMARY KEY, name TEXT, joined_year INTEGER, role TEXT, weight_kg INTEGER, sponsor_no INTEGER REFERENCES member(member_no));
CREATE TABLE launch_field (field_id INTEGER PRIMARY KEY, field_name TEXT, farmer TEXT, parish TEXT, fee INTEGER);
CREATE TABLE flight (flight_no INTEGER PRIMARY KEY, reg TEXT REFERENCES balloon(reg), pilot_no INTEGER REFERENCES member(member_no), field_id INTEGER REFERENCES launch_field(field_id), flown_on TEXT, minutes INTEGER, max_height_ft INTEGER, landed_in TEXT);
CREATE TABLE passenger (flight_no INTEGER REFERENCES flight(flight_no), member_no INTEGER REFERENCES member(member_no), paid INTEGER, PRIMARY KEY (flight_no, member_no));
INSERT INTO balloon VALUES ('G-LARK','Old Lark',2200,4,'yellow',1998),('G-PUFF','Puffball',1600,2,'white',2007),('G-CNDL','Candle',3400,6,'red',2015),('G-HARE','Mad Hare',2600,5,'brown',2021),('G-DUSK','Dusk',1750,3,'violet',2011);
INSERT INTO member VALUES (1,'Ralph Osgood',1995,'pilot',88,NULL),(2,'Winnie Tarrant',2003,'pilot',64,1),(3,'Cyril Dunne',2010,'crew',95,1),(4,'Bea Lomax',2018,'pilot',59,2),(5,'Hamish Orr',2021,'crew',102,2),(6,'Poppy Vane',2022,'guest',55,4),(7,'Ivor Tang',2023,'guest',73,NULL);
INSERT INTO launch_field VALUES (1,'Long Meadow','J. Cobb','Amberley',20),(2,'Church Leys','M. Pratt','Bignor',15),(3,'Racecourse','Parish Council','Amberley',45),(4,'Windmill Down','J. Cobb','Cocking',10);
INSERT INTO flight VALUES (1,'G-LARK',1,1,'2023-05-06',62,2100,'Storrington'),(2,'G-CNDL',2,3,'2023-05-20',75,3800,'Pulborough'),(3,'G-PUFF',4,2,'2023-06-03',48,1500,'Bury'),(4,'G-LARK',2,1,'2023-06-17',90,4200,'Ashington'),(5,'G-CNDL',1,1,'2023-07-08',81,2900,'Storrington'),(6,'G-HARE',4,3,'2023-07-22',55,2500,NULL),(7,'G-CNDL',2,2,'2023-08-12',70,3100,'Bury');
INSERT INTO passenger VALUES (1,3,0),(2,5,40),(2,6,110),(2,7,110),(4,3,40),(5,6,110),(5,5,40),(7,3,40),(7,7,120),(6,6,100);
-- What are the nicks of balloons larger than 2000 cubic metres in volume?
-- pet names of the envelopes holding over 2000
-- What do we call those that hold more than 2000 cubic metres?
-- volume beyond 2000 - nicknames of the balloons
SELECT nick FROM balloon WHERE volume_m3 > 2000;
-- How many members have the role pilot?
-- count of people listed as pilot
-- How many of us are in the club as pilot?
-- pilot as role - member count
SELECT COUNT(*) FROM member WHERE role = 'pilot';
-- List the names of all launch fields, from the cheapest to the most expensive fee.
-- take-off places in rising order of what they charge
-- From where can we take off? The one that costs least on top.
-- launch fields sorted by fee upwards - names please
SELECT field_name FROM launch_field ORDER BY fee ASC;
-- What was the highest altitude reached, and how long was the shortest flight in minutes?
-- maximum height in feet and the minimum of minutes over all trips
-- How high has anyone been, and how briefly was anyone up at the least, in minutes?
-- greatest height, then smallest number of minutes, over all flights
SELECT MAX(max_height_ft), MIN(minutes) FROM flight;
-- Which farmer owns more than one launch field?
-- farmers with over one take-off place
-- Who lets us take off from two meadows or more of theirs?
-- farmers found on over 1 launch field
SELECT farmer FROM launch_field GROUP BY farmer HAVING COUNT(*) > 1;
-- Show the flight number of any flight with no landing place recorded.
-- trips for which we do not know where they came down (number)
-- For what journey do we not know where it came to earth? The number.
-- landing place left blank - flight number
SELECT flight_no FROM flight WHERE landed_in IS NULL;
-- Which members were sponsored by Winnie Tarrant?
-- people brought in with Winnie Tarrant as sponsor, names
-- Who was brought into the club by Winnie Tarrant?
-- sponsor Winnie Tarrant: names of the members
SELECT T1.name FROM member AS T1 JOIN member AS T2 ON T1.sponsor_no = T2.member_no WHERE T2.name = 'Winnie Tarrant';
-- Give the date and the balloon's nick for each flight that landed in Storrington or in Bury.
-- trips down at Storrington or Bury: day and pet name of the balloon
-- When did somebody come down in Storrington or in Bury, and in what balloon? What we call it.
-- landed in Bury or Storrington: date, nickname of the balloon
SELECT T1.flown_on, T2.nick FROM flight AS T1 JOIN balloon AS T2 ON T1.reg = T2.reg WHERE T1.landed_in = 'Storrington' OR T1.landed_in = 'Bury';
-- How many flights did each pilot make? Show the name and the number of flights.
-- trips by person at the burner, name first
-- How many times has each of us been up at the controls? The person first.
-- flight count by pilot, pilot's name in front
SELECT T1.name, COUNT(*) FROM member AS T1 JOIN flight AS T2 ON T1.member_no = T2.pilot_no GROUP BY T1.member_no;
-- Which balloon has not flown? Give its nick and registration.
-- pet name and reg of the envelope without any trip
-- What balloon has stayed on the ground all along? What we call it, and its registration.
-- not one flight: nickname, then reg
SELECT nick, reg FROM balloon WHERE reg NOT IN (SELECT reg FROM flight);
-- From which field were the most flights launched?
-- take-off place used most often, by name
-- From where have we taken off more times than from anywhere else?
-- launch field with the highest flight count
SELECT T1.field_name FROM launch_field AS T1 JOIN flight AS T2 ON T1.field_id = T2.field_id GROUP BY T1.field_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the total amount paid by each passenger? Return the name and the sum.
-- how much every rider has handed over altogether, name first
-- How much has everyone paid for rides, all told? The person first.
-- sum of what was paid by passenger, passenger's name in front
SELECT T1.name, SUM(T2.paid) FROM member AS T1 JOIN passenger AS T2 ON T1.member_no = T2.member_no GROUP BY T1.member_no;
-- Which members never travelled as a passenger and joined before 2005?
-- names of people in since before 2005 who were not once a passenger
-- Who has been in the club since before 2005 and not ridden along even one time?
-- no ride as passenger, joined earlier than 2005: member names
SELECT name FROM member WHERE joined_year < 2005 AND member_no NOT IN (SELECT member_no FROM passenger);
-- Find the names of members heavier than the average member.
-- people above the mean body weight
-- Who brings more kilos on the scales than people in the club do in the mean?
-- weight beyond the mean of all - member names
SELECT name FROM member WHERE weight_kg > (SELECT AVG(weight_kg) FROM member);
-- In which parishes are there fields with a fee between 12 and 30?
-- parishes with a take-off place charging 12 to 30
-- Where does it cost no less than 12 and no more than 30 to take off? The parish.
-- field fee from 12 to 30 - which parishes
SELECT parish FROM launch_field WHERE fee BETWEEN 12 AND 30;
-- Which balloons were flown by both Ralph Osgood and Winnie Tarrant? Show the nick.
-- pet names of balloons that Ralph Osgood and also Winnie Tarrant have piloted
-- In what balloons has Ralph Osgood been at the controls, and Winnie Tarrant too? What we call them.
-- nicknames of balloons with a flight under Winnie Tarrant and one under Ralph Osgood
SELECT T1.nick FROM balloon AS T1 JOIN flight AS T2 ON T1.reg = T2.reg JOIN member AS T3 ON T2.pilot_no = T3.member_no WHERE T3.name = 'Ralph Osgood' INTERSECT SELECT T1.nick FROM balloon AS T1 JOIN flight AS T2 ON T1.reg = T2.reg JOIN member AS T3 ON T2.pilot_no = T3.member_no WHERE T3.name = 'Winnie Tarrant';
-- What are the different names of passengers who have been in the balloon called Candle?
-- everyone, each once, that rode in Candle
-- Who has ridden along in Candle? No name twice.
-- Candle: different passengers that were on its flights, by name
SELECT DISTINCT T4.name FROM balloon AS T1 JOIN flight AS T2 ON T1.reg = T2.reg JOIN passenger AS T3 ON T2.flight_no = T3.flight_no JOIN member AS T4 ON T3.member_no = T4.member_no WHERE T1.nick = 'Candle';
-- How long were the flights of each balloon on average? List the nick and the average, longest first.
-- mean minutes in the air per balloon by pet name, in descending order
-- How long is each balloon up in the mean? What we call it, then minutes, the greatest mean on top.
-- mean minutes by balloon, sorted downwards: nickname, mean
SELECT T1.nick, AVG(T2.minutes) FROM balloon AS T1 JOIN flight AS T2 ON T1.reg = T2.reg GROUP BY T1.reg ORDER BY AVG(T2.minutes) DESC;
-- Who piloted the flight with the most passengers? Give the pilot's name.
-- pilot of the trip that took the largest number of passengers along
-- Who was at the controls when more people rode along than on any other journey?
-- flight with the highest passenger count - name of its pilot
SELECT T1.name FROM member AS T1 JOIN flight AS T2 ON T1.member_no = T2.pilot_no JOIN passenger AS T3 ON T2.flight_no = T3.flight_no GROUP BY T2.flight_no ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the dates and the total takings of flights with at least 2 passengers, in ascending order of the takings.
-- trips with 2 or more passengers on board: day and the sum paid, least first
-- When did two people or more ride along, and how much did they pay in all? The smallest sum on top.
-- add up what was paid by flight, sorted upwards, leaving out flights with a single passenger: date, sum
SELECT T1.flown_on, SUM(T2.paid) FROM flight AS T1 JOIN passenger AS T2 ON T1.flight_no = T2.flight_no GROUP BY T1.flight_no HAVING COUNT(*) >= 2 ORDER BY SUM(T2.paid) ASC;
