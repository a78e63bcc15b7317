-- database: wonderhollow_park
CREATE TABLE zone (zone_id INTEGER PRIMARY KEY, zone_name TEXT, mascot TEXT, opened_year INTEGER);
CREATE TABLE ride (ride_id INTEGER PRIMARY KEY, ride_name TEXT, zone_id INTEGER REFERENCES zone(zone_id), ride_type TEXT, min_height_cm INTEGER, top_speed_kmh REAL, capacity_per_hour INTEGER, status TEXT);
CREATE TABLE operator (operator_id INTEGER PRIMARY KEY, full_name TEXT, age INTEGER, season TEXT);
CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, operator_id INTEGER REFERENCES operator(operator_id), ride_id INTEGER REFERENCES ride(ride_id), work_date TEXT, riders INTEGER);
CREATE TABLE incident (incident_id INTEGER PRIMARY KEY, ride_id INTEGER REFERENCES ride(ride_id), happened_on TEXT, severity TEXT, minutes_closed INTEGER);
INSERT INTO zone VALUES (1,'Pirate Cove','Captain Crab',1994),(2,'Dragon Valley','Sparky',2006),(3,'Space Dock','Robo Rita',2018),(4,'Fairy Glade','Twinkle',1994),(5,'Jungle Bend','Momo',2024);
INSERT INTO ride VALUES (1,'Kraken Splash',1,'water ride',110,62,900,'open'),(2,'Cannon Swing',1,'swing',120,40,480,'open'),(3,'Firebreath',2,'coaster',130,98,1200,'open'),(4,'Little Wyrm',2,'coaster',95,35,700,'closed'),(5,'Orbit Drop',3,'tower',140,84,560,'open'),(6,'Teacup Waltz',4,'carousel',80,15,650,'open'),(7,'Comet Run',3,'coaster',135,112,1400,'maintenance'),(8,'Petal Train',4,'train',0,12,600,'open');
INSERT INTO operator VALUES (1,'Bonnie Tran',22,'summer'),(2,'Arlo Webb',41,'all year'),(3,'Celeste Roy',35,'all year'),(4,'Dov Katz',19,'summer'),(5,'Mabel Quist',58,'winter');
INSERT INTO shift VALUES (1,1,3,'2023-07-01',8200),(2,2,1,'2023-07-01',6400),(3,3,6,'2023-07-01',3100),(4,1,5,'2023-07-02',3900),(5,4,8,'2023-07-02',2700),(6,2,3,'2023-07-03',9100),(7,3,1,'2023-07-03',5800),(8,2,2,'2023-07-04',3300);
INSERT INTO incident VALUES (1,3,'2023-07-03','minor',25),(2,7,'2023-06-11','serious',600),(3,1,'2023-05-20','minor',10),(4,7,'2023-06-28','minor',45),(5,4,'2023-06-30','serious',480);
-- What are the names of the open rides?
-- Which attractions have the status open?
-- open as status - ride names please
SELECT ride_name FROM ride WHERE status = 'open';
-- How many coasters are there?
-- count rides of the coaster type
-- coaster as type - ride count
SELECT COUNT(*) FROM ride WHERE ride_type = 'coaster';
-- Which ride is the fastest?
-- attraction with the highest top speed
-- top km/h of all - name of the ride
SELECT ride_name FROM ride ORDER BY top_speed_kmh DESC LIMIT 1;
-- Show the name of each zone and the number of rides in it.
-- attractions per area, with the area's name
-- ride count by zone, zone's name in front
SELECT T1.zone_name, COUNT(*) FROM zone AS T1 JOIN ride AS T2 ON T1.zone_id = T2.zone_id GROUP BY T1.zone_id;
-- Which zones have no rides? Give name and mascot.
-- areas that are still empty, with their mascots
-- zones that not one ride belongs to: name, mascot
SELECT zone_name, mascot FROM zone WHERE zone_id NOT IN (SELECT zone_id FROM ride);
-- Find the names of rides in Dragon Valley or Space Dock.
-- What can we go on in Dragon Valley or Space Dock?
-- zone Space Dock or zone Dragon Valley: names of the rides
SELECT T1.ride_name FROM ride AS T1 JOIN zone AS T2 ON T1.zone_id = T2.zone_id WHERE T2.zone_name = 'Dragon Valley' OR T2.zone_name = 'Space Dock';
-- Which rides never had an incident?
-- attractions with nothing ever gone wrong, by name
-- rides that not one incident belongs to - names
SELECT ride_name FROM ride WHERE ride_id NOT IN (SELECT ride_id FROM incident);
-- How many minutes was each ride closed because of incidents? Show ride name and total.
-- closed minutes per attraction in all, name first
-- sum of closed minutes by ride, ride's name in front
SELECT T1.ride_name, SUM(T2.minutes_closed) FROM ride AS T1 JOIN incident AS T2 ON T1.ride_id = T2.ride_id GROUP BY T1.ride_id;
-- Which operators worked at least 2 shifts?
-- full names of staff with 2 or more shifts
-- count shifts by operator, leaving out anyone with fewer than 2: full name
SELECT T1.full_name FROM operator AS T1 JOIN shift AS T2 ON T1.operator_id = T2.operator_id GROUP BY T1.operator_id HAVING COUNT(*) >= 2;
-- Who operated Firebreath?
-- full names of the people who ran Firebreath
-- Firebreath - full names of its operators
SELECT T1.full_name FROM operator AS T1 JOIN shift AS T2 ON T1.operator_id = T2.operator_id JOIN ride AS T3 ON T2.ride_id = T3.ride_id WHERE T3.ride_name = 'Firebreath';
-- What rides can a child of 100 cm go on, that is, with a minimum height of at most 100?
-- attractions whose minimum height does not exceed 100 cm
-- lowest height allowed 100 or less - names of the rides
SELECT ride_name FROM ride WHERE min_height_cm <= 100;
-- Give the minimum, maximum and average age of operators.
-- ages of ride staff: youngest, oldest, mean
-- age of the operators please: smallest, largest, mean
SELECT MIN(age), MAX(age), AVG(age) FROM operator;
-- On which dates did operators of the all year season work? List each date once.
-- distinct working days of the all year people
-- season all year: different dates of the shifts
SELECT DISTINCT T1.work_date FROM shift AS T1 JOIN operator AS T2 ON T1.operator_id = T2.operator_id WHERE T2.season = 'all year';
-- Which rides can take more people per hour than average?
-- attractions with an hourly capacity over the mean
-- capacity an hour beyond the mean of all - ride names
SELECT ride_name FROM ride WHERE capacity_per_hour > (SELECT AVG(capacity_per_hour) FROM ride);
-- In which zone did the most people ride in total?
-- name of the area with the largest sum of riders
-- add up riders by zone and name the one on top
SELECT T1.zone_name FROM zone AS T1 JOIN ride AS T2 ON T1.zone_id = T2.zone_id JOIN shift AS T3 ON T2.ride_id = T3.ride_id GROUP BY T1.zone_id ORDER BY SUM(T3.riders) DESC LIMIT 1;

-- database: silvertal_ski
CREATE TABLE Lifts (LiftCode TEXT PRIMARY KEY, LiftName TEXT, Kind TEXT, ValleyAlt INTEGER, TopAlt INTEGER, BuiltIn INTEGER, Heated TEXT);
CREATE TABLE Pistes (PisteNo INTEGER PRIMARY KEY, PisteName TEXT, Colour TEXT, LengthM INTEGER, StartsAt TEXT REFERENCES Lifts(LiftCode), SnowGuns INTEGER);
CREATE TABLE Instructors (InstrID INTEGER PRIMARY KEY, Name TEXT, Discipline TEXT, Home TEXT, DayFee REAL);
CREATE TABLE Lessons (LessonID INTEGER PRIMARY KEY, InstrID INTEGER REFERENCES Instructors(InstrID), PisteNo INTEGER REFERENCES Pistes(PisteNo), LessonDate TEXT, Pupils INTEGER, LevelName TEXT);
CREATE TABLE SnowReport (ReportDate TEXT, LiftCode TEXT REFERENCES Lifts(LiftCode), DepthCm INTEGER, FreshCm INTEGER, PRIMARY KEY (ReportDate, LiftCode));
INSERT INTO Lifts VALUES ('SB1','Sunny Bowl','chairlift',1420,2010,2015,'Y'),('GP2','Grat Peak','gondola',1180,2640,2008,'Y'),('TB3','Toddler Belt','magic carpet',1180,1195,2019,'N'),('WK4','West Kar','drag lift',1890,2230,1987,'N'),('HX5','Horn Express','chairlift',1950,2580,2021,'Y');
INSERT INTO Pistes VALUES (1,'Fox Run','blue',3200,'SB1',12),(2,'Black Tooth','black',1850,'GP2',0),(3,'Panorama','red',6400,'GP2',20),(4,'Snowman Meadow','green',180,'TB3',2),(5,'Old Stag','red',2700,'WK4',6),(6,'Marmot Way','blue',4100,'SB1',9),(7,'Horn Wall','black',2200,'HX5',3);
INSERT INTO Instructors VALUES (1,'Seppi Kofler','alpine','Silvertal',310),(2,'Ingvild Dahl','telemark','Oslo',340),(3,'Pia Moser','alpine','Silvertal',290),(4,'Chad Rowe','snowboard','Denver',320),(5,'Luis Egger','cross-country','Brixen',270);
INSERT INTO Lessons VALUES (1,1,3,'2024-01-15',6,'advanced'),(2,3,4,'2024-01-15',10,'beginner'),(3,3,1,'2024-01-16',8,'intermediate'),(4,4,6,'2024-01-16',5,'beginner'),(5,2,5,'2024-01-18',3,'advanced'),(6,1,2,'2024-01-19',2,'advanced'),(7,4,1,'2024-01-20',7,'intermediate'),(8,3,4,'2024-01-22',12,'beginner');
INSERT INTO SnowReport VALUES ('2024-01-15','SB1',85,10),('2024-01-15','GP2',140,15),('2024-01-16','SB1',82,0),('2024-01-16','GP2',137,0),('2024-01-17','WK4',95,22),('2024-01-17','HX5',150,30);
-- Which pistes are black? List the names.
-- black runs by name
-- black as colour - piste names please
SELECT PisteName FROM Pistes WHERE Colour = 'black';
-- How many chairlifts does the resort have?
-- number of lifts of the chairlift kind
-- chairlift as kind - lift count
SELECT COUNT(*) FROM Lifts WHERE Kind = 'chairlift';
-- What is the name of the longest piste?
-- our longest run
-- greatest length of all pistes - its name
SELECT PisteName FROM Pistes ORDER BY LengthM DESC LIMIT 1;
-- Show the names of pistes starting at the lift Grat Peak.
-- What can you ski down from the Grat Peak lift?
-- start Grat Peak: names of the pistes
SELECT T1.PisteName FROM Pistes AS T1 JOIN Lifts AS T2 ON T1.StartsAt = T2.LiftCode WHERE T2.LiftName = 'Grat Peak';
-- What is the total length of the pistes of each colour?
-- metres of run per colour, colour first
-- sum of length by colour, colour in front
SELECT Colour, SUM(LengthM) FROM Pistes GROUP BY Colour;
-- Show each instructor's name and total number of pupils.
-- How many pupils did every teacher have altogether? Begin with the name.
-- sum of pupils by instructor, instructor's name in front
SELECT T1.Name, SUM(T2.Pupils) FROM Instructors AS T1 JOIN Lessons AS T2 ON T1.InstrID = T2.InstrID GROUP BY T1.InstrID;
-- Which instructors have given no lessons?
-- teachers who have not taught at all, by name
-- instructors that not one lesson belongs to - names
SELECT Name FROM Instructors WHERE InstrID NOT IN (SELECT InstrID FROM Lessons);
-- Which pistes were never used for a lesson?
-- runs on which nobody was taught
-- pistes without one lesson - names
SELECT PisteName FROM Pistes WHERE PisteNo NOT IN (SELECT PisteNo FROM Lessons);
-- On which dates were there lessons on blue pistes? Each date once.
-- distinct days with teaching on a blue run
-- piste colour blue: different lesson dates
SELECT DISTINCT T1.LessonDate FROM Lessons AS T1 JOIN Pistes AS T2 ON T1.PisteNo = T2.PisteNo WHERE T2.Colour = 'blue';
-- Find the lifts whose pistes have more than 15 snow guns in total. Show the lift names.
-- names of lifts where over 15 snow guns stand on the runs together
-- add up snow guns by lift of the pistes, only sums beyond 15: lift name
SELECT T1.LiftName FROM Lifts AS T1 JOIN Pistes AS T2 ON T1.LiftCode = T2.StartsAt GROUP BY T1.LiftCode HAVING SUM(T2.SnowGuns) > 15;
-- List lift names with their top altitude, highest first.
-- how high does each lift go? from the highest down, name and top altitude
-- lifts sorted by top altitude downwards: name, altitude
SELECT LiftName, TopAlt FROM Lifts ORDER BY TopAlt DESC;
-- What are the average and the maximum snow depth at the lift Sunny Bowl?
-- mean and greatest depth reported for Sunny Bowl
-- Sunny Bowl: depth in cm, mean first and then largest
SELECT AVG(T1.DepthCm), MAX(T1.DepthCm) FROM SnowReport AS T1 JOIN Lifts AS T2 ON T1.LiftCode = T2.LiftCode WHERE T2.LiftName = 'Sunny Bowl';
-- Which instructors charge more than the average day fee?
-- teachers dearer per day than the mean
-- fee a day beyond the mean of all - instructor names
SELECT Name FROM Instructors WHERE DayFee > (SELECT AVG(DayFee) FROM Instructors);
-- Which instructors taught both intermediate and beginner lessons?
-- who has had beginner as well as intermediate groups
-- instructors with a beginner as well as an intermediate lesson, by name
SELECT T1.Name FROM Instructors AS T1 JOIN Lessons AS T2 ON T1.InstrID = T2.InstrID WHERE T2.LevelName = 'intermediate' INTERSECT SELECT T1.Name FROM Instructors AS T1 JOIN Lessons AS T2 ON T1.InstrID = T2.InstrID WHERE T2.LevelName = 'beginner';
-- What is the name of the oldest lift that is not heated (heated 'N')?
-- Of the lifts with heated N, which was built first?
-- heated = N, earliest year of building - name of the lift
SELECT LiftName FROM Lifts WHERE Heated = 'N' ORDER BY BuiltIn LIMIT 1;

-- database: isle_hopper_ferries
CREATE TABLE pier (code TEXT PRIMARY KEY, name TEXT, island TEXT, ramps INTEGER);
CREATE TABLE ferry (hull_no TEXT PRIMARY KEY, name TEXT, car_spaces INTEGER, passengers INTEGER, launched INTEGER);
CREATE TABLE route (route_id INTEGER PRIMARY KEY, from_pier TEXT REFERENCES pier(code), to_pier TEXT REFERENCES pier(code), nautical_miles REAL, minutes INTEGER);
CREATE TABLE crossing (crossing_id INTEGER PRIMARY KEY, route_id INTEGER REFERENCES route(route_id), ferry TEXT REFERENCES ferry(hull_no), sail_date TEXT, cars INTEGER, foot_passengers INTEGER, state TEXT);
CREATE TABLE fare (route_id INTEGER REFERENCES route(route_id), class TEXT, price REAL, PRIMARY KEY (route_id, class));
INSERT INTO pier VALUES ('MAL','Mallaroch','mainland',2),('SKE','Skerray Bay','Skerray',1),('TOR','Torbeg','Skerray',1),('ULL','Ullay','Ullay',1),('RON','Ronamor','Ronamor',1);
INSERT INTO ferry VALUES ('H-11','Isle Maiden',40,250,1996),('H-14','Sea Thrift',22,120,2003),('H-20','Gannet Queen',75,480,2018),('H-21','Little Auk',0,36,2020);
INSERT INTO route VALUES (1,'MAL','SKE',9.5,45),(2,'MAL','ULL',21,95),(3,'TOR','RON',4.2,25),(4,'SKE','MAL',9.5,45),(5,'ULL','TOR',12.8,60);
INSERT INTO crossing VALUES (1,1,'H-11','2023-08-01',38,201,'on time'),(2,4,'H-11','2023-08-01',25,144,'late'),(3,2,'H-20','2023-08-02',61,390,'on time'),(4,1,'H-20','2023-08-03',70,455,'on time'),(5,3,'H-14','2023-08-03',9,48,'on time'),(6,5,'H-14','2023-08-04',15,77,'late'),(7,2,'H-20','2023-08-09',55,310,'late'),(8,1,'H-11','2023-08-10',31,180,'on time');
INSERT INTO fare VALUES (1,'foot',7.5),(1,'car',32),(2,'foot',13),(2,'car',58.5),(3,'foot',4),(3,'car',18),(4,'foot',7.5),(4,'car',32),(5,'foot',9);
-- How many crossings were late?
-- count of sailings with the state late
-- late as state - crossing count
SELECT COUNT(*) FROM crossing WHERE state = 'late';
-- What are the names of the piers on the island Skerray?
-- landing places on Skerray
-- island Skerray: names of the piers
SELECT name FROM pier WHERE island = 'Skerray';
-- Which ferry can carry the most cars?
-- boat with the largest number of car spaces
-- greatest number of places for cars - name of the ferry
SELECT name FROM ferry ORDER BY car_spaces DESC LIMIT 1;
-- List the names of piers that one can reach directly from Mallaroch.
-- Where do the routes that start at Mallaroch go to? Pier names.
-- start pier Mallaroch: names of the piers at the other end of the routes
SELECT T3.name FROM route AS T1 JOIN pier AS T2 ON T1.from_pier = T2.code JOIN pier AS T3 ON T1.to_pier = T3.code WHERE T2.name = 'Mallaroch';
-- Show the name of each ferry and its number of crossings.
-- sailings per boat, name first
-- crossing count by ferry, ferry's name in front
SELECT T1.name, COUNT(*) FROM ferry AS T1 JOIN crossing AS T2 ON T1.hull_no = T2.ferry GROUP BY T1.hull_no;
-- Which ferries have made no crossing?
-- boats that never sailed
-- ferries that not one crossing belongs to - names
SELECT name FROM ferry WHERE hull_no NOT IN (SELECT ferry FROM crossing);
-- How many foot passengers travelled in total on each date?
-- by sailing date, all foot passengers added up
-- sum of foot passengers by sailing date, date in front
SELECT sail_date, SUM(foot_passengers) FROM crossing GROUP BY sail_date;
-- What is the price for a car on the routes to Ullay?
-- cost of taking a car to the Ullay pier
-- destination pier Ullay, class car: the fare
SELECT T1.price FROM fare AS T1 JOIN route AS T2 ON T1.route_id = T2.route_id JOIN pier AS T3 ON T2.to_pier = T3.code WHERE T1.class = 'car' AND T3.name = 'Ullay';
-- Which classes have an average price above 20?
-- ticket classes whose mean fare is over 20
-- mean price by class, only those with a mean above 20: class
SELECT class FROM fare GROUP BY class HAVING AVG(price) > 20;
-- Find the dates on which the Gannet Queen was late.
-- When did Gannet Queen sail late?
-- ferry Gannet Queen, state late: sailing dates
SELECT T1.sail_date FROM crossing AS T1 JOIN ferry AS T2 ON T1.ferry = T2.hull_no WHERE T2.name = 'Gannet Queen' AND T1.state = 'late';
-- From which piers does no route start?
-- names of landing places that are not the beginning of any route
-- leave out every pier found as a start; names of the piers that remain
SELECT name FROM pier WHERE code NOT IN (SELECT from_pier FROM route);
-- What are the shortest, longest and average crossing time in minutes?
-- minutes over our routes: min, max, mean
-- duration of the routes please: smallest, largest, mean
SELECT MIN(minutes), MAX(minutes), AVG(minutes) FROM route;
-- Show the sail dates and cars of crossings with more cars than average.
-- When did we carry more vehicles than the mean, and how many?
-- cars beyond the mean of all crossings: date, cars
SELECT sail_date, cars FROM crossing WHERE cars > (SELECT AVG(cars) FROM crossing);
-- Which ferries were both late and on time at least once? Return their names.
-- boats that appear with the state late and also with on time
-- ferries with state on time as well as state late among their crossings, by name
SELECT T1.name FROM ferry AS T1 JOIN crossing AS T2 ON T1.hull_no = T2.ferry WHERE T2.state = 'late' INTERSECT SELECT T1.name FROM ferry AS T1 JOIN crossing AS T2 ON T1.hull_no = T2.ferry WHERE T2.state = 'on time';
-- Which ferries are used on routes over 20 nautical miles? Give each name once.
-- distinct boats sailing more than 20 nautical miles
-- route distance beyond 20 nautical miles: different ferry names
SELECT DISTINCT T1.name FROM ferry AS T1 JOIN crossing AS T2 ON T1.hull_no = T2.ferry JOIN route AS T3 ON T2.route_id = T3.route_id WHERE T3.nautical_miles > 20;

-- database: yellow_star_taxis
CREATE TABLE drivers (badge INTEGER PRIMARY KEY, name TEXT, born INTEGER, district TEXT, rating REAL);
CREATE TABLE cabs (plate TEXT PRIMARY KEY, model TEXT, fuel TEXT, seats INTEGER, odometer INTEGER, owner INTEGER REFERENCES drivers(badge));
CREATE TABLE trips (tripno INTEGER PRIMARY KEY, badge INTEGER REFERENCES drivers(badge), plate TEXT REFERENCES cabs(plate), pickup TEXT, dropoff TEXT, tripdate TEXT, km REAL, fare REAL, payment TEXT);
CREATE TABLE complaints (complaintno INTEGER PRIMARY KEY, tripno INTEGER REFERENCES trips(tripno), subject TEXT, settled TEXT);
INSERT INTO drivers VALUES (71,'Abdi Warsame',1982,'North End',4.9),(72,'Gloria Mendes',1975,'Harbour',4.6),(73,'Stan Wozniak',1961,'North End',4.1),(74,'Kiran Gill',1993,'Old Town',4.8),(75,'Pete Doyle',1988,'Harbour',3.7),(76,'Ramona Stoica',1990,'Old Town',4.4);
INSERT INTO cabs VALUES ('TX-01','Octavia','diesel',4,312000,71),('TX-02','Prius','hybrid',4,189000,72),('TX-03','Vito','diesel',8,245000,71),('TX-04','Ioniq','electric',4,41000,74),('TX-05','Caddy','petrol',5,98000,76);
INSERT INTO trips VALUES (1,71,'TX-01','airport','station','2024-02-01',18.2,39.5,'card'),(2,72,'TX-02','station','theatre','2024-02-01',3.1,9.8,'cash'),(3,73,'TX-03','hotel','airport','2024-02-02',21.4,52,'card'),(4,74,'TX-04','hospital','Old Town','2024-02-02',5.6,14.2,'app'),(5,75,'TX-03','airport','hotel','2024-02-03',20.9,49,'card'),(6,74,'TX-04','station','airport','2024-02-03',17.8,38,'app'),(7,71,'TX-01','theatre','North End','2024-02-04',7.3,17.5,'cash'),(8,75,'TX-02','hospital','station','2024-02-04',4.4,12,'cash'),(9,74,'TX-04','airport','harbour','2024-02-05',23.5,55.5,'card');
INSERT INTO complaints VALUES (1,5,'rude','Y'),(2,8,'detour','N'),(3,3,'late pickup','Y'),(4,8,'no change','N');
-- What are the names of drivers from the Harbour district?
-- cabbies living in Harbour
-- Harbour as district - names of the drivers
SELECT name FROM drivers WHERE district = 'Harbour';
-- How many trips were paid in cash?
-- number of rides with cash payment
-- cash as payment - trip count
SELECT COUNT(*) FROM trips WHERE payment = 'cash';
-- Which driver has the best rating?
-- name of our top rated cabbie
-- highest rating of all drivers - the name
SELECT name FROM drivers ORDER BY rating DESC LIMIT 1;
-- Show the name of each driver and the total fares earned.
-- How much did every cabbie take in fares? Name first.
-- sum of fares by driver, driver's name in front
SELECT T1.name, SUM(T2.fare) FROM drivers AS T1 JOIN trips AS T2 ON T1.badge = T2.badge GROUP BY T1.badge;
-- Which drivers have made no trips?
-- names of cabbies who never had a ride
-- drivers that not one trip belongs to - names
SELECT name FROM drivers WHERE badge NOT IN (SELECT badge FROM trips);
-- List the plates of cabs owned by Abdi Warsame.
-- Which number plates belong to Abdi Warsame?
-- owner Abdi Warsame: plates of the cabs
SELECT T1.plate FROM cabs AS T1 JOIN drivers AS T2 ON T1.owner = T2.badge WHERE T2.name = 'Abdi Warsame';
-- Find the dates and fares of trips from the airport, dearest first.
-- rides picked up at the airport: date and fare, starting with the highest fare
-- pickup airport, sorted by fare downwards: date, fare
SELECT tripdate, fare FROM trips WHERE pickup = 'airport' ORDER BY fare DESC;
-- What is the average distance per payment method?
-- mean km by kind of payment
-- mean km by payment, payment in front
SELECT payment, AVG(km) FROM trips GROUP BY payment;
-- Which cabs made at least 3 trips? Give plate and model.
-- plate and model of the cars with 3 or more rides
-- count trips by cab, leaving out those with fewer than 3: plate, model
SELECT T1.plate, T1.model FROM cabs AS T1 JOIN trips AS T2 ON T1.plate = T2.plate GROUP BY T1.plate HAVING COUNT(*) >= 3;
-- Which drivers had a complaint? List each name once.
-- distinct cabbies somebody complained about
-- complaint about a trip: different names of the drivers
SELECT DISTINCT T1.name FROM drivers AS T1 JOIN trips AS T2 ON T1.badge = T2.badge JOIN complaints AS T3 ON T2.tripno = T3.tripno;
-- What is the model of the cab with the lowest odometer?
-- car that has run the least so far, by model
-- smallest odometer of all cabs - its model
SELECT model FROM cabs ORDER BY odometer LIMIT 1;
-- Which plates were not used on any trip?
-- cars that stayed in the yard, plates only
-- leave out every plate found among the trips; plates of cabs that remain
SELECT plate FROM cabs EXCEPT SELECT plate FROM trips;
-- Show trip numbers and kilometres of trips with a fare above the average fare.
-- Which rides cost more than the mean? Number and km.
-- fare beyond the mean of all trips: trip number, km
SELECT tripno, km FROM trips WHERE fare > (SELECT AVG(fare) FROM trips);
-- What subjects do the complaints about trips in a diesel cab have?
-- subjects of what people complained of in diesel cars
-- cab's fuel diesel: subjects of the complaints
SELECT T1.subject FROM complaints AS T1 JOIN trips AS T2 ON T1.tripno = T2.tripno JOIN cabs AS T3 ON T2.plate = T3.plate WHERE T3.fuel = 'diesel';
-- Which places are both a pickup and a dropoff?
-- spots where trips start and where trips end too
-- places found as dropoff and found as pickup as well
SELECT pickup FROM trips INTERSECT SELECT dropoff FROM trips;
-- What are the earliest and the latest birth year of the drivers?
-- born: oldest cabbie's year, youngest cabbie's year
-- drivers' birth years please: smallest, largest
SELECT MIN(born), MAX(born) FROM drivers;

-- database: rollalong_carshare
CREATE TABLE stn (stn_cd TEXT PRIMARY KEY, stn_nm TEXT, area TEXT, bays INTEGER);
CREATE TABLE veh (veh_no INTEGER PRIMARY KEY, mk TEXT, mdl TEXT, cls TEXT, home_stn TEXT REFERENCES stn(stn_cd), yr INTEGER, hr_rate REAL);
CREATE TABLE usr (usr_no INTEGER PRIMARY KEY, nm TEXT, joined TEXT, tariff TEXT, lic_yr INTEGER, balance REAL);
CREATE TABLE rsv (rsv_no INTEGER PRIMARY KEY, usr_no INTEGER REFERENCES usr(usr_no), veh_no INTEGER REFERENCES veh(veh_no), start_dt TEXT, hrs INTEGER, km INTEGER, chg REAL);
CREATE TABLE dmg (dmg_no INTEGER PRIMARY KEY, rsv_no INTEGER REFERENCES rsv(rsv_no), part TEXT, cost REAL);
INSERT INTO stn VALUES ('LIN','Linden Square','centre',6),('UNI','University Gate','east',4),('HBF','Main Station','centre',10),('PRK','Park Lane','west',3),('AIR','Airport P2','north',8);
INSERT INTO veh VALUES (1,'Toyota','Yaris','small','LIN',2019,4.5),(2,'Fiat','500','small','UNI',2021,4.2),(3,'Skoda','Superb','estate','HBF',2020,7.5),(4,'Ford','Transit','van','HBF',2017,9.9),(5,'Renault','Zoe','electric','LIN',2022,5.5),(6,'Opel','Vivaro','van','PRK',2018,9.2),(7,'Kia','Ceed','estate','HBF',2023,7.1);
INSERT INTO usr VALUES (11,'Anke Jost','2018-04-02','frequent',1999,35.5),(12,'Bilal Demir','2020-10-19','basic',2012,0),(13,'Cora Stein','2021-01-07','student',2019,12),(14,'Dirk Paal','2019-06-30','frequent',1985,80),(15,'Elsa Roth','2023-02-14','basic',2021,5),(16,'Goran Babic','2022-08-08','student',2020,0);
INSERT INTO rsv VALUES (101,11,1,'2023-05-01',3,22,16.5),(102,14,4,'2023-05-03',8,130,92),(103,13,2,'2023-05-03',2,9,9.8),(104,11,5,'2023-05-10',5,61,33),(105,12,3,'2023-05-12',24,540,196),(106,14,3,'2023-05-20',10,212,98),(107,11,7,'2023-06-02',6,88,49.5),(108,15,4,'2023-06-04',4,37,45),(109,13,1,'2023-06-11',2,14,11.2);
INSERT INTO dmg VALUES (1,102,'mirror',140),(2,105,'windscreen',420),(3,108,'door',650),(4,108,'mirror',155),(5,103,'wheel trim',35);
-- How many vehicles are vans (class 'van')?
-- number of cars in the van class
-- class 'van' - vehicle count
SELECT COUNT(*) FROM veh WHERE cls = 'van';
-- List the makes and models of vehicles with an hourly rate under 5.
-- Which cars cost less than 5 an hour? Make and model.
-- price an hour below 5: make and model
SELECT mk, mdl FROM veh WHERE hr_rate < 5;
-- Which station has the most bays?
-- name of the place where the largest number of cars can park
-- greatest number of bays - name of the station
SELECT stn_nm FROM stn ORDER BY bays DESC LIMIT 1;
-- Show the models of vehicles at home at Main Station.
-- What models belong to the Main Station?
-- home at Main Station: vehicle models
SELECT T1.mdl FROM veh AS T1 JOIN stn AS T2 ON T1.home_stn = T2.stn_cd WHERE T2.stn_nm = 'Main Station';
-- Which stations have no vehicles? Give the names.
-- station names without a single car
-- stations that not one vehicle belongs to - names
SELECT stn_nm FROM stn WHERE stn_cd NOT IN (SELECT home_stn FROM veh);
-- Give each user's name and total kilometres.
-- km driven by every customer in all, name first
-- sum of km by user, user's name in front
SELECT T1.nm, SUM(T2.km) FROM usr AS T1 JOIN rsv AS T2 ON T1.usr_no = T2.usr_no GROUP BY T1.usr_no;
-- Which users have never made a reservation?
-- names of members who did not reserve anything
-- users that not one reservation belongs to - names
SELECT nm FROM usr WHERE usr_no NOT IN (SELECT usr_no FROM rsv);
-- Who drove a van? List different names.
-- distinct names of customers that took a van
-- vehicle class van: different names of the users
SELECT DISTINCT T1.nm FROM usr AS T1 JOIN rsv AS T2 ON T1.usr_no = T2.usr_no JOIN veh AS T3 ON T2.veh_no = T3.veh_no WHERE T3.cls = 'van';
-- What is the average hourly rate of each class?
-- mean rate per hour, class by class
-- mean price an hour by vehicle class, class in front
SELECT cls, AVG(hr_rate) FROM veh GROUP BY cls;
-- Which users paid more than 100 in charges altogether?
-- names of those charged over 100 in sum
-- add up charges by user, only sums beyond 100: name
SELECT T1.nm FROM usr AS T1 JOIN rsv AS T2 ON T1.usr_no = T2.usr_no GROUP BY T1.usr_no HAVING SUM(T2.chg) > 100;
-- Find the parts damaged on reservations of Elsa Roth, with the cost.
-- What did Elsa Roth break and how much was it? Part, cost.
-- reservations of Elsa Roth: damaged part, its cost
SELECT T1.part, T1.cost FROM dmg AS T1 JOIN rsv AS T2 ON T1.rsv_no = T2.rsv_no JOIN usr AS T3 ON T2.usr_no = T3.usr_no WHERE T3.nm = 'Elsa Roth';
-- What are the minimum, maximum and average number of hours of a reservation?
-- hours reserved: least, most, mean
-- reservation hours please: smallest, largest, mean
SELECT MIN(hrs), MAX(hrs), AVG(hrs) FROM rsv;
-- Show the start dates of reservations with more kilometres than average.
-- When did the trips start that were longer than the mean in km?
-- km beyond the mean of all reservations - starting dates
SELECT start_dt FROM rsv WHERE km > (SELECT AVG(km) FROM rsv);
-- How many reservations were there per area? Show the area and the count.
-- Area by area, how often were its cars reserved?
-- reservation count by area of the vehicle's home station, area in front
SELECT T3.area, COUNT(*) FROM rsv AS T1 JOIN veh AS T2 ON T1.veh_no = T2.veh_no JOIN stn AS T3 ON T2.home_stn = T3.stn_cd GROUP BY T3.area;
-- Which models were reserved by both Anke Jost and Cora Stein?
-- cars, by model, that Anke Jost and also Cora Stein have had
-- models reserved by Cora Stein as well as by Anke Jost
SELECT T1.mdl FROM veh AS T1 JOIN rsv AS T2 ON T1.veh_no = T2.veh_no JOIN usr AS T3 ON T2.usr_no = T3.usr_no WHERE T3.nm = 'Anke Jost' INTERSECT SELECT T1.mdl FROM veh AS T1 JOIN rsv AS T2 ON T1.veh_no = T2.veh_no JOIN usr AS T3 ON T2.usr_no = T3.usr_no WHERE T3.nm = 'Cora Stein';

-- database: valley_heritage_railway
CREATE TABLE Station (StationCode TEXT PRIMARY KEY, StationName TEXT, County TEXT, Platforms INTEGER, OpenedYear INTEGER);
CREATE TABLE Locomotive (LocoNo INTEGER PRIMARY KEY, Nickname TEXT, Traction TEXT, BuiltYear INTEGER, WeightTons REAL, Shed TEXT REFERENCES Station(StationCode));
CREATE TABLE Train (TrainNo INTEGER PRIMARY KEY, Title TEXT, Origin TEXT REFERENCES Station(StationCode), Destination TEXT REFERENCES Station(StationCode), Coaches INTEGER, AdultFare REAL);
CREATE TABLE Run (RunId INTEGER PRIMARY KEY, TrainNo INTEGER REFERENCES Train(TrainNo), LocoNo INTEGER REFERENCES Locomotive(LocoNo), RunDate TEXT, Passengers INTEGER, DelayMin INTEGER);
CREATE TABLE Volunteer (VolunteerId INTEGER PRIMARY KEY, Name TEXT, Duty TEXT, Station TEXT REFERENCES Station(StationCode), HoursPerYear INTEGER);
INSERT INTO Station VALUES ('EBR','Ebridge','Dale',3,1862),('MIL','Milford Halt','Dale',1,1911),('STO','Stonegate','Moor',2,1865),('TAR','Tarn Head','Moor',2,1871),('CLA','Clay Pits','Dale',1,1934);
INSERT INTO Locomotive VALUES (42,'Duchess','steam',1928,61.5,'EBR'),(117,'Thumper','diesel',1959,48,'STO'),(9,'Little Meg','steam',1904,24.2,'EBR'),(205,'The Box','diesel',1964,70,'TAR'),(63,'Iron Duke','steam',1937,83,'STO');
INSERT INTO Train VALUES (1,'Santa Special','EBR','TAR',6,24),(2,'Moorland Express','TAR','EBR',5,18.5),(3,'Picnic Train','EBR','STO',4,14),(4,'Ale Train','STO','MIL',4,27),(5,'Ghost Night','STO','TAR',3,21);
INSERT INTO Run VALUES (1,1,42,'2023-12-02',310,5),(2,1,63,'2023-12-09',342,0),(3,2,117,'2023-08-05',120,18),(4,3,9,'2023-06-17',88,3),(5,4,42,'2023-09-23',140,0),(6,2,205,'2023-08-12',97,31),(7,1,42,'2023-12-16',355,12),(8,3,117,'2023-07-01',104,7);
INSERT INTO Volunteer VALUES (1,'Ron Peel','signalman','EBR',320),(2,'Dot Marsh','tea room','EBR',410),(3,'Ian Clegg','fireman','STO',280),(4,'Val Shaw','guard','TAR',150),(5,'Jess Pike','signalman','STO',95),(6,'Hari Lal','guard','EBR',205);
-- Which locomotives are steam engines? List the nicknames.
-- nicknames of everything with steam traction
-- steam as traction - nicknames of the locomotives
SELECT Nickname FROM Locomotive WHERE Traction = 'steam';
-- How many runs had a delay of more than 10 minutes?
-- count trips over 10 minutes late
-- delay beyond 10 minutes - run count
SELECT COUNT(*) FROM Run WHERE DelayMin > 10;
-- Which locomotive is the heaviest?
-- nickname of the engine weighing most
-- greatest weight of all locomotives - the nickname
SELECT Nickname FROM Locomotive ORDER BY WeightTons DESC LIMIT 1;
-- Show the title of each train and its total number of passengers.
-- passengers in all per train, title first
-- sum of passengers by train, train's title in front
SELECT T1.Title, SUM(T2.Passengers) FROM Train AS T1 JOIN Run AS T2 ON T1.TrainNo = T2.TrainNo GROUP BY T1.TrainNo;
-- Which trains have not run?
-- titles of the services that never left
-- trains that not one run belongs to - titles
SELECT Title FROM Train WHERE TrainNo NOT IN (SELECT TrainNo FROM Run);
-- What are the titles of trains that go to Tarn Head?
-- services with Tarn Head as destination
-- Tarn Head at the end: titles of the trains
SELECT T1.Title FROM Train AS T1 JOIN Station AS T2 ON T1.Destination = T2.StationCode WHERE T2.StationName = 'Tarn Head';
-- Who volunteers at Ebridge? Give names and duties.
-- helpers at Ebridge with what they do
-- Ebridge: name and duty of the volunteers
SELECT T1.Name, T1.Duty FROM Volunteer AS T1 JOIN Station AS T2 ON T1.Station = T2.StationCode WHERE T2.StationName = 'Ebridge';
-- Which stations have no volunteers?
-- station names where nobody helps out
-- stations that not one volunteer belongs to - names
SELECT StationName FROM Station WHERE StationCode NOT IN (SELECT Station FROM Volunteer);
-- How many hours per year do volunteers of each duty give on average?
-- by duty, mean yearly hours
-- mean yearly hours of the volunteers by duty, duty in front
SELECT Duty, AVG(HoursPerYear) FROM Volunteer GROUP BY Duty;
-- Which counties have at least 2 stations that opened before 1920?
-- counties with 2 or more stations opened before 1920
-- opened earlier than 1920: count stations by county, leaving out counties with fewer than 2
SELECT County FROM Station WHERE OpenedYear < 1920 GROUP BY County HAVING COUNT(*) >= 2;
-- On which dates did Duchess pull the Santa Special?
-- When was Duchess in front of the Santa Special?
-- train Santa Special, locomotive Duchess: dates of the runs
SELECT T1.RunDate FROM Run AS T1 JOIN Locomotive AS T2 ON T1.LocoNo = T2.LocoNo JOIN Train AS T3 ON T1.TrainNo = T3.TrainNo WHERE T2.Nickname = 'Duchess' AND T3.Title = 'Santa Special';
-- What are the lowest, average and highest adult fare?
-- adult ticket: cheapest, mean, dearest
-- adult fare please: smallest, mean, largest
SELECT MIN(AdultFare), AVG(AdultFare), MAX(AdultFare) FROM Train;
-- Find the run dates with more passengers than the average run.
-- days a train was fuller than the mean in passengers
-- passengers beyond the mean of all runs - dates
SELECT RunDate FROM Run WHERE Passengers > (SELECT AVG(Passengers) FROM Run);
-- Which station codes are both an origin and a destination of trains?
-- codes of stations where trains start as well as end
-- station codes found as destination and found as origin as well
SELECT Origin FROM Train INTERSECT SELECT Destination FROM Train;
-- Which locomotive made the most runs?
-- nickname of the engine used most often
-- locomotive with the highest run count - nickname
SELECT T1.Nickname FROM Locomotive AS T1 JOIN Run AS T2 ON T1.LocoNo = T2.LocoNo GROUP BY T1.LocoNo ORDER BY COUNT(*) DESC LIMIT 1;
