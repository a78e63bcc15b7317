-- database: drifting_buoy_array
CREATE TABLE ocean (ocean_id INTEGER PRIMARY KEY, name TEXT, mean_depth INTEGER);
CREATE TABLE buoy (buoy_no TEXT PRIMARY KEY, name TEXT, ocean_id INTEGER REFERENCES ocean(ocean_id), type TEXT, water_depth INTEGER, deployed TEXT, retired TEXT);
CREATE TABLE sensor (sensor_id INTEGER PRIMARY KEY, buoy_no TEXT REFERENCES buoy(buoy_no), quantity TEXT, maker TEXT, calibrated TEXT, working INTEGER);
CREATE TABLE observation (obs_id INTEGER PRIMARY KEY, buoy_no TEXT REFERENCES buoy(buoy_no), obs_date TEXT, wave_height REAL, water_temp REAL, wind_speed REAL);
CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name TEXT, flag TEXT, captain TEXT);
CREATE TABLE service_visit (visit_id INTEGER PRIMARY KEY, buoy_no TEXT REFERENCES buoy(buoy_no), ship_id INTEGER REFERENCES ship(ship_id), visit_date TEXT, work_done TEXT, cost INTEGER);
INSERT INTO ocean VALUES (1,'North Atlantic',3646),(2,'South Pacific',4060),(3,'Barents Sea',230),(4,'Arabian Sea',2734);
INSERT INTO buoy VALUES ('B101','Grey Gannet',1,'moored',3200,'2014-05-20',NULL),('B102','Storm Petrel',1,'drifting',4100,'2019-08-08',NULL),('B203','Albatross',2,'moored',5100,'2012-11-30','2021-02-14'),('B204','Booby',2,'drifting',4600,'2022-01-17',NULL),('B305','Kittiwake',3,'moored',280,'2016-06-01',NULL),('B306','Little Auk',3,'moored',190,'2020-09-09','2023-03-30');
INSERT INTO sensor VALUES (1,'B101','temperature','Thermex','2023-04-01',1),(2,'B101','salinity','Halina','2023-04-01',0),(3,'B102','temperature','Thermex',NULL,1),(4,'B203','wind','Aeolus','2018-10-10',0),(5,'B305','temperature','Borealis','2022-07-07',1),(6,'B305','wind','Aeolus','2022-07-07',1),(7,'B204','salinity','Halina',NULL,1);
INSERT INTO observation VALUES (1,'B101','2022-12-01',6.1,9.8,17.5),(2,'B101','2023-01-15',9.4,8.7,24.2),(3,'B102','2023-01-15',7.7,10.2,20.1),(4,'B203','2020-06-30',3.2,19.9,8.8),(5,'B305','2023-02-03',4.5,2.1,15),(6,'B305','2023-02-20',2.8,1.6,11.3),(7,'B204','2023-02-20',2.2,22.4,6.9),(8,'B306','2022-11-11',5.3,3,18.4);
INSERT INTO ship VALUES (1,'Halcyon','Norway','Turid Berge'),(2,'Ocean Plough','New Zealand','Wiremu Tane'),(3,'Saint Brendan','Ireland','Nuala Keane'),(4,'Polar Wren','Norway','Jens Aune');
INSERT INTO service_visit VALUES (1,'B101',3,'2018-06-06','battery change',8200),(2,'B101',3,'2023-04-01','calibration',6400),(3,'B203',2,'2018-10-10','calibration',15900),(4,'B203',2,'2021-02-14','recovery',31000),(5,'B305',1,'2022-07-07','calibration',4100),(6,'B306',1,'2023-03-30','recovery',12500),(7,'B305',4,'2019-05-02','battery change',3900);
-- How many buoys are of the type moored?
-- number of moored buoys
-- How many floats are tied to the bottom (type moored)?
-- type moored: count the buoys
SELECT COUNT(*) FROM buoy WHERE type = 'moored';
-- Which buoys have not been retired? Give their names.
-- buoys still in use, that is with no retirement date, by name
-- Which floats are still at work, no day being set down on which they were taken out?
-- retired is empty - buoy names
SELECT name FROM buoy WHERE retired IS NULL;
-- What was the highest wave recorded and on which date?
-- record wave height with its date
-- How high did the sea ever rise in a single reading, and when was that?
-- sort observations by wave height, top one: height, date
SELECT wave_height, obs_date FROM observation ORDER BY wave_height DESC LIMIT 1;
-- List the names and captains of the ships under the flag of Norway.
-- Norway flagged ships: name, captain
-- What vessels sail under Norway, and who commands each?
-- flag Norway: ship with its captain
SELECT name, captain FROM ship WHERE flag = 'Norway';
-- Show the work done and the cost of all service visits that cost between 4000 and 10000.
-- visits priced from 4000 to 10000: what was done, how much
-- What did crews do on calls that came to between 4000 and 10000, and how much was each?
-- cost from 4000 up to 10000: work done, then cost, for service visits
SELECT work_done, cost FROM service_visit WHERE cost BETWEEN 4000 AND 10000;
-- What is the name of the ocean of each buoy? Show the buoy's name and then the ocean's name.
-- buoy name, ocean name, for every buoy
-- In what sea does every float lie? The float, then the sea.
-- buoy name with the ocean it belongs to
SELECT T1.name, T2.name FROM buoy AS T1 JOIN ocean AS T2 ON T1.ocean_id = T2.ocean_id;
-- For each buoy with observations, find the buoy's name and its average wave height.
-- mean wave height by buoy name
-- How high does the sea go on average at each float? The float first.
-- wave height averaged per buoy: buoy name, average
SELECT T1.name, AVG(T2.wave_height) FROM buoy AS T1 JOIN observation AS T2 ON T1.buoy_no = T2.buoy_no GROUP BY T1.buoy_no;
-- In which ocean do we have no buoy?
-- name the ocean without a single buoy of ours
-- Which sea have we put nothing into?
-- ocean names with zero buoys
SELECT name FROM ocean WHERE ocean_id NOT IN (SELECT ocean_id FROM buoy);
-- How many sensors are there for each quantity, in descending order of the number?
-- sensor counts by quantity measured, largest count first
-- What do our instruments measure, and how many are there for each thing? Most first.
-- count sensors per quantity and sort down: quantity, count
SELECT quantity, COUNT(*) FROM sensor GROUP BY quantity ORDER BY COUNT(*) DESC;
-- Which ships have visited Kittiwake? Return the ship names.
-- names of the ships that serviced Kittiwake
-- What vessels have been out to Kittiwake?
-- buoy Kittiwake: names of all ships with a service visit there
SELECT T1.name FROM ship AS T1 JOIN service_visit AS T2 ON T1.ship_id = T2.ship_id JOIN buoy AS T3 ON T2.buoy_no = T3.buoy_no WHERE T3.name = 'Kittiwake';
-- What is the total cost of the visits made by each ship, by the ship's name?
-- ship names and what all their visits cost taken together
-- How much money has gone into every vessel's calls altogether? Vessel first.
-- sum of visit cost by ship name
SELECT T1.name, SUM(T2.cost) FROM ship AS T1 JOIN service_visit AS T2 ON T1.ship_id = T2.ship_id GROUP BY T1.ship_id;
-- Which buoys have never been visited for service? List number and name.
-- buoys no ship ever serviced: number, name
-- To which floats has nobody ever gone to look after them? Number and name.
-- no service visit on file: buoy no, buoy name
SELECT buoy_no, name FROM buoy WHERE buoy_no NOT IN (SELECT buoy_no FROM service_visit);
-- Find the names of buoys that carry a sensor that has not been calibrated.
-- buoy names where some sensor has no calibration date
-- Which floats carry an instrument that was never adjusted, the day for it being blank?
-- calibrated empty for a sensor: name of its buoy
SELECT T1.name FROM buoy AS T1 JOIN sensor AS T2 ON T1.buoy_no = T2.buoy_no WHERE T2.calibrated IS NULL;
-- What are the coldest and the warmest water temperatures observed in the Barents Sea?
-- min and max water temperature for the Barents Sea
-- How cold and how warm has the water been in the Barents Sea, at the extremes?
-- Barents Sea: lowest, then highest water temp observed by the buoys there
SELECT MIN(T3.water_temp), MAX(T3.water_temp) FROM ocean AS T1 JOIN buoy AS T2 ON T1.ocean_id = T2.ocean_id JOIN observation AS T3 ON T2.buoy_no = T3.buoy_no WHERE T1.name = 'Barents Sea';
-- Which buoys have both a temperature sensor and a wind sensor? Show the names.
-- names of buoys measuring temperature and wind alike
-- Which floats can tell us the temperature and the wind too?
-- a sensor for wind plus a sensor for temperature on the same buoy: buoy names
SELECT T1.name FROM buoy AS T1 JOIN sensor AS T2 ON T1.buoy_no = T2.buoy_no WHERE T2.quantity = 'temperature' INTERSECT SELECT T1.name FROM buoy AS T1 JOIN sensor AS T2 ON T1.buoy_no = T2.buoy_no WHERE T2.quantity = 'wind';
-- Give the id and the date of each observation when the wind was stronger than on average.
-- observation id and date wherever the wind speed beat the mean
-- When did it blow harder than it does on average? The reading's id, then its date.
-- wind speed above the mean wind speed: obs id, date
SELECT obs_id, obs_date FROM observation WHERE wind_speed > (SELECT AVG(wind_speed) FROM observation);
-- Which makers have built more than one working (1) sensor?
-- makers with more than one sensor at working 1
-- Whose instruments are in order (1) more than one time, that is, who built two or more such?
-- sensors with working = 1 counted by maker, makers with over one
SELECT maker FROM sensor WHERE working = 1 GROUP BY maker HAVING COUNT(*) > 1;
-- Which captain commanded the ship on the most expensive visit to a buoy in the North Atlantic?
-- North Atlantic buoys: captain of the ship behind the costliest visit
-- Who was in command when a float in the North Atlantic got its dearest call?
-- ocean North Atlantic: sort service visits by cost, top one - captain of that ship
SELECT T4.captain FROM ocean AS T1 JOIN buoy AS T2 ON T1.ocean_id = T2.ocean_id JOIN service_visit AS T3 ON T2.buoy_no = T3.buoy_no JOIN ship AS T4 ON T3.ship_id = T4.ship_id WHERE T1.name = 'North Atlantic' ORDER BY T3.cost DESC LIMIT 1;
-- For oceans with at least two buoys that are moored, show the ocean's name and the number of these buoys.
-- oceans holding two or more moored buoys: name, how many
-- Which seas have two or more floats tied to the bottom (moored), and how many?
-- type moored, at least 2 of them per ocean: ocean, count
SELECT T1.name, COUNT(*) FROM ocean AS T1 JOIN buoy AS T2 ON T1.ocean_id = T2.ocean_id WHERE T2.type = 'moored' GROUP BY T1.ocean_id HAVING COUNT(*) >= 2;
-- Which ship made the most visits, leaving out those for recovery? Give the name and the number of visits.
-- busiest ship when recovery work is not counted: name, visits
-- Which vessel has been out most often for anything but recovery, and how many times?
-- work done not recovery: count visits per ship, the top ship plus count
SELECT T1.name, COUNT(*) FROM ship AS T1 JOIN service_visit AS T2 ON T1.ship_id = T2.ship_id WHERE T2.work_done != 'recovery' GROUP BY T1.ship_id ORDER BY COUNT(*) DESC LIMIT 1;

-- database: dinosaurs_on_display
CREATE TABLE Period (period_code TEXT PRIMARY KEY, period_name TEXT, began_mya INTEGER, ended_mya INTEGER);
CREATE TABLE Dinosaur (dino_id INTEGER PRIMARY KEY, dino_name TEXT, period_code TEXT REFERENCES Period(period_code), diet TEXT, length_m REAL, weight_kg INTEGER, described_year INTEGER, described_by TEXT);
CREATE TABLE Museum (museum_id INTEGER PRIMARY KEY, museum_name TEXT, city TEXT, country TEXT, annual_visitors INTEGER, ticket_price REAL);
CREATE TABLE Skeleton (skeleton_id INTEGER PRIMARY KEY, dino_id INTEGER REFERENCES Dinosaur(dino_id), nickname TEXT, museum_id INTEGER REFERENCES Museum(museum_id), found_in TEXT, completeness INTEGER, is_cast TEXT, acquired_year INTEGER);
CREATE TABLE Loan (loan_id INTEGER PRIMARY KEY, skeleton_id INTEGER REFERENCES Skeleton(skeleton_id), from_museum_id INTEGER REFERENCES Museum(museum_id), to_museum_id INTEGER REFERENCES Museum(museum_id), start_date TEXT, end_date TEXT, fee REAL);
INSERT INTO Period VALUES ('TR','Triassic',252,201),('JU','Jurassic',201,145),('CR','Cretaceous',145,66),('PE','Permian',299,252);
INSERT INTO Dinosaur VALUES (1,'Allosaurus','JU','meat',9.7,2000,1877,'Marsh'),(2,'Plateosaurus','TR','plants',8,1500,1837,'von Meyer'),(3,'Triceratops','CR','plants',8.8,7500,1889,'Marsh'),(4,'Tyrannosaurus','CR','meat',12.3,8400,1905,'Osborn'),(5,'Diplodocus','JU','plants',26,14000,1878,'Marsh'),(6,'Iguanodon','CR','plants',10,4500,1825,'Mantell'),(7,'Coelophysis','TR','meat',3,25,1889,'Cope');
INSERT INTO Museum VALUES (1,'Hall of Ancient Life','Denver','United States',410000,18.5),(2,'Naturkabinett','Stuttgart','Germany',185000,9),(3,'Bernissart House','Mons','Belgium',62000,7.5),(4,'Redrock Museum','Moab','United States',48000,5),(5,'Museo del Patagonia','Trelew','Argentina',95000,6);
INSERT INTO Skeleton VALUES (1,1,'Big Al Junior',1,'Wyoming',85,'no',1998),(2,1,NULL,4,'Utah',40,'no',2004),(3,2,'Hans',2,'Trossingen',92,'no',1932),(4,3,'Horace',1,'Montana',60,'no',2010),(5,4,'Duchess',1,'South Dakota',73,'no',2015),(6,4,'Duchess Copy',2,'South Dakota',100,'yes',2018),(7,6,'Miner',3,'Bernissart',95,'no',1883),(8,5,NULL,4,'Utah',55,'yes',2012);
INSERT INTO Loan VALUES (1,1,1,2,'2019-03-01','2019-09-30',12000),(2,3,2,1,'2019-04-01','2020-04-01',15000),(3,7,3,2,'2021-05-10','2021-11-10',8000),(4,4,1,4,'2022-01-15','2022-12-15',2500),(5,3,2,3,'2023-02-01',NULL,6000);
-- Which dinosaurs ate plants?
-- names of the dinosaurs with the diet plants
-- What beasts lived on plants?
-- diet plants: names of the dinosaurs
SELECT dino_name FROM Dinosaur WHERE diet = 'plants';
-- How many skeletons are casts (yes)?
-- count skeletons where cast says yes
-- How many sets of bones are just copies (cast: yes)?
-- is cast = yes, number of skeletons
SELECT COUNT(*) FROM Skeleton WHERE is_cast = 'yes';
-- What are the name and length of the longest dinosaur?
-- longest creature: name, metres
-- What was the lengthiest beast of all, and how many metres was it?
-- sort dinosaurs by length, only the top one: name, length
SELECT dino_name, length_m FROM Dinosaur ORDER BY length_m DESC LIMIT 1;
-- List the museums in the order of their ticket price from cheap to expensive.
-- museum names, cheapest entry first
-- What are the museums called, from the one where you pay least to get in to the one where you pay most?
-- museum names sorted upwards by ticket price
SELECT museum_name FROM Museum ORDER BY ticket_price;
-- What are the total and the average number of annual visitors of the museums in the United States?
-- yearly visitors in the United States: sum, mean
-- How many people a year go to museums in the United States, altogether and on average?
-- country United States: sum, then mean, of annual visitors
SELECT SUM(annual_visitors), AVG(annual_visitors) FROM Museum WHERE country = 'United States';
-- For every skeleton found in Utah, show the dinosaur's name and the completeness.
-- Utah skeletons: species name plus how complete they are
-- What beast is each set of bones from Utah, and how much of it is there in percent?
-- found in Utah: dinosaur name, completeness, for each skeleton
SELECT T1.dino_name, T2.completeness FROM Dinosaur AS T1 JOIN Skeleton AS T2 ON T1.dino_id = T2.dino_id WHERE T2.found_in = 'Utah';
-- How many dinosaurs lived in each period? Give the period's name and the number.
-- period names with a head count of dinosaurs
-- How many kinds of beast do we know from every age? The age, then how many.
-- dinosaur count per period, period name in front
SELECT T1.period_name, COUNT(*) FROM Period AS T1 JOIN Dinosaur AS T2 ON T1.period_code = T2.period_code GROUP BY T1.period_code;
-- Which museum holds the most skeletons?
-- name of the museum with the largest number of skeletons
-- Where can you see the most sets of bones?
-- count skeletons by museum, name of the top one
SELECT T1.museum_name FROM Museum AS T1 JOIN Skeleton AS T2 ON T1.museum_id = T2.museum_id GROUP BY T1.museum_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which museums do not own any skeleton? Show name and city.
-- museum and city where no skeleton is held
-- Which museums have no bones at all, and where are they?
-- museums without a skeleton: name, city
SELECT museum_name, city FROM Museum WHERE museum_id NOT IN (SELECT museum_id FROM Skeleton);
-- Find the names of dinosaurs described by Marsh before 1880.
-- Marsh's discoveries prior to 1880, by name
-- What did Marsh make known to the world earlier than 1880?
-- described by Marsh, year described below 1880: dinosaur names
SELECT dino_name FROM Dinosaur WHERE described_by = 'Marsh' AND described_year < 1880;
-- Which dinosaurs have a skeleton that carries no nickname? Give the dinosaur names.
-- species names of the skeletons nobody has nicknamed
-- Of what beasts is there a set of bones without a pet name?
-- nickname empty for the skeleton - name of the dinosaur
SELECT T1.dino_name FROM Dinosaur AS T1 JOIN Skeleton AS T2 ON T1.dino_id = T2.dino_id WHERE T2.nickname IS NULL;
-- What are the nicknames of the skeletons that were lent to the Naturkabinett?
-- nicknames of what the Naturkabinett got on loan
-- What pet names do the bones have that the Naturkabinett borrowed?
-- loans to Naturkabinett: skeleton nicknames
SELECT T1.nickname FROM Skeleton AS T1 JOIN Loan AS T2 ON T1.skeleton_id = T2.skeleton_id JOIN Museum AS T3 ON T2.to_museum_id = T3.museum_id WHERE T3.museum_name = 'Naturkabinett';
-- List the start date of each loan with the name of the lending museum and the fee.
-- loans: start, museum it came from, fee
-- When did each loan begin, who gave it, and for how much money?
-- start date, lender (museum name), fee - all loans
SELECT T2.start_date, T1.museum_name, T2.fee FROM Museum AS T1 JOIN Loan AS T2 ON T1.museum_id = T2.from_museum_id;
-- Which people described more than one dinosaur?
-- names of describers with more than one dinosaur
-- Who has made two or more beasts known to the world?
-- described by, if it stands on more than one dinosaur
SELECT described_by FROM Dinosaur GROUP BY described_by HAVING COUNT(*) > 1;
-- Which dinosaurs weigh more than the average? Show the names, the heaviest first.
-- names of those above mean weight, going down from the heaviest
-- Which beasts were heavier than beasts were on average? Heaviest first.
-- weight above the mean, sorted down: dinosaur names
SELECT dino_name FROM Dinosaur WHERE weight_kg > (SELECT AVG(weight_kg) FROM Dinosaur) ORDER BY weight_kg DESC;
-- Which dinosaurs have no skeleton in any museum?
-- dinosaurs nobody displays a skeleton of, names
-- Of which beasts are no bones to be seen anywhere?
-- dinosaurs without any skeleton, names
SELECT dino_name FROM Dinosaur WHERE dino_id NOT IN (SELECT dino_id FROM Skeleton);
-- Which museums show dinosaurs from the Cretaceous as well as from the Jurassic? Give the museum names.
-- museums owning skeletons of both ages, Cretaceous and Jurassic
-- Where can you see something from the Cretaceous and something from the Jurassic too?
-- museum names holding a Jurassic skeleton and a Cretaceous one
SELECT T1.museum_name FROM Museum AS T1 JOIN Skeleton AS T2 ON T1.museum_id = T2.museum_id JOIN Dinosaur AS T3 ON T2.dino_id = T3.dino_id JOIN Period AS T4 ON T3.period_code = T4.period_code WHERE T4.period_name = 'Cretaceous' INTERSECT SELECT T1.museum_name FROM Museum AS T1 JOIN Skeleton AS T2 ON T1.museum_id = T2.museum_id JOIN Dinosaur AS T3 ON T2.dino_id = T3.dino_id JOIN Period AS T4 ON T3.period_code = T4.period_code WHERE T4.period_name = 'Jurassic';
-- Show the nicknames of skeletons in Denver or Mons that are more than 70 percent complete.
-- nicknames, over 70 complete, kept at Denver or Mons
-- What pet names have the bones kept in Denver or in Mons of which we have over 70 percent?
-- completeness above 70, museum city Mons or Denver: nicknames
SELECT T1.nickname FROM Skeleton AS T1 JOIN Museum AS T2 ON T1.museum_id = T2.museum_id WHERE (T2.city = 'Denver' OR T2.city = 'Mons') AND T1.completeness > 70;
-- For each museum that lent skeletons more than once, give the name and the total fees received, in descending order of the total.
-- lenders with more than one loan: name and sum of fees, biggest earner at the top
-- Which museums have given bones away for a time more than once, and how much money did it bring in all? Most first.
-- from-museums with over one loan: name, sum of fees, sorted down
SELECT T1.museum_name, SUM(T2.fee) FROM Museum AS T1 JOIN Loan AS T2 ON T1.museum_id = T2.from_museum_id GROUP BY T1.museum_id HAVING COUNT(*) > 1 ORDER BY SUM(T2.fee) DESC;
-- What is the name of the most complete dinosaur among the skeletons that are not casts (no) and have never been lent? Give its completeness as well.
-- cast no, never out on loan: the dinosaur name and completeness of the most complete one
-- What beast is the fullest set of real bones (cast: no) that nobody has ever borrowed, and how many percent of it is there?
-- never in a loan, is cast = no, top completeness, just one: dinosaur name, completeness
SELECT T1.dino_name, T2.completeness FROM Dinosaur AS T1 JOIN Skeleton AS T2 ON T1.dino_id = T2.dino_id WHERE T2.is_cast = 'no' AND T2.skeleton_id NOT IN (SELECT skeleton_id FROM Loan) ORDER BY T2.completeness DESC LIMIT 1;

-- database: backyard_star_atlas
CREATE TABLE Constellations (Abbr TEXT PRIMARY KEY, Name TEXT, Meaning TEXT, AreaSqDeg INTEGER, Hemisphere TEXT);
CREATE TABLE Stars (StarID INTEGER PRIMARY KEY, Name TEXT, Abbr TEXT REFERENCES Constellations(Abbr), Magnitude REAL, DistanceLy REAL, Colour TEXT, CompanionOf INTEGER REFERENCES Stars(StarID));
CREATE TABLE Observers (ObserverID INTEGER PRIMARY KEY, Name TEXT, Town TEXT, YearsActive INTEGER);
CREATE TABLE Telescopes (TelescopeID INTEGER PRIMARY KEY, Model TEXT, Design TEXT, ApertureMm INTEGER, FocalLengthMm INTEGER, OwnerID INTEGER REFERENCES Observers(ObserverID), Price REAL);
CREATE TABLE Sightings (SightingID INTEGER PRIMARY KEY, StarID INTEGER REFERENCES Stars(StarID), TelescopeID INTEGER REFERENCES Telescopes(TelescopeID), ObserverID INTEGER REFERENCES Observers(ObserverID), SeenOn TEXT, MagnitudeEstimate REAL, Notes TEXT);
INSERT INTO Constellations VALUES ('CYG','Cygnus','swan',804,'north'),('ORI','Orion','hunter',594,'both'),('SCO','Scorpius','scorpion',497,'south'),('LYR','Lyra','lyre',286,'north'),('CRU','Crux','cross',68,'south'),('PER','Perseus','hero',615,'north');
INSERT INTO Stars VALUES (1,'Deneb','CYG',1.25,2615,'white',NULL),(2,'Albireo','CYG',3.1,430,'gold',NULL),(3,'Albireo B','CYG',5.1,400,'blue',2),(4,'Betelgeuse','ORI',0.5,548,'red',NULL),(5,'Rigel','ORI',0.13,860,'blue',NULL),(6,'Antares','SCO',1.06,554,'red',NULL),(7,'Vega','LYR',0.03,25,'white',NULL),(8,'Algol','PER',2.12,90,'blue',NULL),(9,'Antares B','SCO',5.5,550,'green',6);
INSERT INTO Observers VALUES (1,'Gwenllian Pugh','Bala',22),(2,'Tariq Mansour','Leeds',5),(3,'Ottilie Braun','Bala',11),(4,'Ned Carver','Whitby',1);
INSERT INTO Telescopes VALUES (1,'Skyhawk 130','reflector',130,900,1,240),(2,'Lumis 80','refractor',80,560,2,399),(3,'Titan 300','reflector',300,1500,1,1350),(4,'Compact 127','catadioptric',127,1540,3,520),(5,'Penny 60','refractor',60,700,NULL,75);
INSERT INTO Sightings VALUES (1,8,1,1,'2022-11-02',2.2,NULL),(2,8,1,1,'2022-11-05',3.3,'deep minimum'),(3,4,2,2,'2022-12-10',0.7,'steady'),(4,2,3,1,'2023-06-14',3.1,'fine colours'),(5,3,3,1,'2023-06-14',5,'fine colours'),(6,4,4,3,'2023-01-08',0.9,NULL),(7,7,2,3,'2023-07-19',0,'twilight'),(8,8,4,3,'2023-02-21',2.1,NULL),(9,7,1,2,'2023-08-01',0.1,'hazy');
-- What are the names of the red stars?
-- stars coloured red
-- What suns glow red?
-- colour red - names of the stars
SELECT Name FROM Stars WHERE Colour = 'red';
-- How many constellations are in the hemisphere north?
-- number of constellations marked north
-- How many star pictures belong to the north?
-- hemisphere north, count of constellations
SELECT COUNT(*) FROM Constellations WHERE Hemisphere = 'north';
-- Which star is the farthest from us?
-- name of the star at the greatest distance in light years
-- Which sun is more light years away than any other?
-- sort stars by distance, furthest one's name
SELECT Name FROM Stars ORDER BY DistanceLy DESC LIMIT 1;
-- List the model and aperture of every reflector, the largest aperture first.
-- reflector scopes: model, mm of aperture, big ones at the head
-- Which scopes are built as a reflector, and how wide is their opening? Widest first.
-- design reflector: model, aperture in mm, sorted down
SELECT Model, ApertureMm FROM Telescopes WHERE Design = 'reflector' ORDER BY ApertureMm DESC;
-- What are the average price and the highest price of a telescope?
-- scopes: mean price, top price
-- How much do people pay for a scope on average, and at most?
-- telescope price - mean, then max
SELECT AVG(Price), MAX(Price) FROM Telescopes;
-- Which telescopes have no owner? Give the models.
-- models that belong to nobody
-- Which scopes are nobody's?
-- owner empty: telescope models
SELECT Model FROM Telescopes WHERE OwnerID IS NULL;
-- Show each star's name with the name and meaning of its constellation.
-- star, constellation name, what that name means
-- In what star picture is each sun, and what does that word stand for? The sun first.
-- star name, constellation name, constellation meaning
SELECT T1.Name, T2.Name, T2.Meaning FROM Stars AS T1 JOIN Constellations AS T2 ON T1.Abbr = T2.Abbr;
-- How many stars are listed for each constellation? Show the constellation's name and the number.
-- stars counted by constellation name
-- How many suns do we have down for every star picture? The picture first.
-- constellation name, count of its stars
SELECT T1.Name, COUNT(*) FROM Constellations AS T1 JOIN Stars AS T2 ON T1.Abbr = T2.Abbr GROUP BY T1.Abbr;
-- Which constellations have no star in the atlas?
-- names of the constellations for which not one star is entered
-- For which star pictures have we put down no sun at all?
-- constellations with zero stars, names
SELECT Name FROM Constellations WHERE Abbr NOT IN (SELECT Abbr FROM Stars);
-- Of which star is Antares B the companion?
-- name of the main star that Antares B accompanies
-- Which sun does Antares B go round with?
-- Antares B is the companion of what star
SELECT T2.Name FROM Stars AS T1 JOIN Stars AS T2 ON T1.CompanionOf = T2.StarID WHERE T1.Name = 'Antares B';
-- Which observers own more than one telescope? Show the names.
-- people having more than one scope of their own
-- Who has two or more scopes at home?
-- owners with more than one telescope, names
SELECT T1.Name FROM Observers AS T1 JOIN Telescopes AS T2 ON T1.ObserverID = T2.OwnerID GROUP BY T1.ObserverID HAVING COUNT(*) > 1;
-- On which dates did an observer from Bala see the star Algol?
-- dates of Algol sightings by folks living in Bala
-- When did anybody from Bala look at Algol?
-- observer's town Bala, star Algol: dates seen on
SELECT T2.SeenOn FROM Stars AS T1 JOIN Sightings AS T2 ON T1.StarID = T2.StarID JOIN Observers AS T3 ON T2.ObserverID = T3.ObserverID WHERE T1.Name = 'Algol' AND T3.Town = 'Bala';
-- Find the distinct models of telescopes that were used in 2023, that is, from 2023-01-01 to 2023-12-31.
-- different scope models in use between 2023-01-01 and 2023-12-31
-- What scopes did anyone look through from 2023-01-01 up to 2023-12-31? No repeats.
-- sightings no earlier than 2023-01-01, no later than 2023-12-31: telescope models, each one time
SELECT DISTINCT T1.Model FROM Telescopes AS T1 JOIN Sightings AS T2 ON T1.TelescopeID = T2.TelescopeID WHERE T2.SeenOn BETWEEN '2023-01-01' AND '2023-12-31';
-- Which stars are closer than the average star? List names and distances.
-- name and light years of stars nearer than the mean
-- Which suns are less far away than suns are on average, and how far?
-- distance below the mean: star name, light years
SELECT Name, DistanceLy FROM Stars WHERE DistanceLy < (SELECT AVG(DistanceLy) FROM Stars);
-- Which stars have never been sighted? Give the names.
-- stars no one has logged a sighting of
-- At which suns has nobody ever looked?
-- stars with no sighting, names
SELECT Name FROM Stars WHERE StarID NOT IN (SELECT StarID FROM Sightings);
-- Which stars were observed both by Gwenllian Pugh and by Ottilie Braun?
-- star names in the log of Gwenllian Pugh and that of Ottilie Braun as well
-- What suns have Gwenllian Pugh and Ottilie Braun each looked at?
-- star names on the sightings of Ottilie Braun and also on those of Gwenllian Pugh
SELECT T1.Name FROM Stars AS T1 JOIN Sightings AS T2 ON T1.StarID = T2.StarID JOIN Observers AS T3 ON T2.ObserverID = T3.ObserverID WHERE T3.Name = 'Gwenllian Pugh' INTERSECT SELECT T1.Name FROM Stars AS T1 JOIN Sightings AS T2 ON T1.StarID = T2.StarID JOIN Observers AS T3 ON T2.ObserverID = T3.ObserverID WHERE T3.Name = 'Ottilie Braun';
-- How many different stars has each observer seen? Give the observer's name and the number.
-- distinct stars per person: name, how many
-- How many separate suns has everybody looked at? The person first.
-- observer name, number of different stars in their sightings
SELECT T1.Name, COUNT(DISTINCT T2.StarID) FROM Observers AS T1 JOIN Sightings AS T2 ON T1.ObserverID = T2.ObserverID GROUP BY T1.ObserverID;
-- Which star has been sighted most often? Show its name and its constellation's name.
-- most frequently logged star, with the name of its constellation after it
-- At which sun have people looked more often than at any other, and in what star picture is it?
-- count sightings by star, top one: star name, constellation name
SELECT T1.Name, T2.Name FROM Stars AS T1 JOIN Constellations AS T2 ON T1.Abbr = T2.Abbr JOIN Sightings AS T3 ON T1.StarID = T3.StarID GROUP BY T1.StarID ORDER BY COUNT(*) DESC LIMIT 1;
-- For each constellation with at least two stars brighter than magnitude 4, that is, with a smaller magnitude, give the constellation's name and the average distance of those stars, the nearest first.
-- constellations holding two or more stars of magnitude under 4: name, mean light years of these stars, closest at the top
-- How far away on average are the suns brighter than 4 (magnitude smaller than 4) in star pictures that have two such suns or more? The picture and that figure, nearest first.
-- magnitude below 4, at least 2 such stars per constellation: constellation name, mean distance, sorted upwards
SELECT T1.Name, AVG(T2.DistanceLy) FROM Constellations AS T1 JOIN Stars AS T2 ON T1.Abbr = T2.Abbr WHERE T2.Magnitude < 4 GROUP BY T1.Abbr HAVING COUNT(*) >= 2 ORDER BY AVG(T2.DistanceLy);
-- Which observers have made sightings, but never with a refractor? List the names.
-- names of those with sightings, leaving out anyone who ever looked through a refractor
-- Who has looked at suns, but not even once through a refractor?
-- observers with a sighting, minus those with a sighting through the telescope design refractor
SELECT T1.Name FROM Observers AS T1 JOIN Sightings AS T2 ON T1.ObserverID = T2.ObserverID EXCEPT SELECT T1.Name FROM Observers AS T1 JOIN Sightings AS T2 ON T1.ObserverID = T2.ObserverID JOIN Telescopes AS T3 ON T2.TelescopeID = T3.TelescopeID WHERE T3.Design = 'refractor';

-- database: gearbox_plant_robots
CREATE TABLE line (line_id INTEGER PRIMARY KEY, line_name TEXT, product TEXT, supervisor_id INTEGER REFERENCES tech(tech_id), target_per_shift INTEGER);
CREATE TABLE robot (rob_id INTEGER PRIMARY KEY, rob_tag TEXT, rob_maker TEXT, rob_axes INTEGER, rob_payload_kg REAL, line_id INTEGER REFERENCES line(line_id), rob_commissioned INTEGER, rob_status TEXT);
CREATE TABLE gripper (grip_id INTEGER PRIMARY KEY, grip_type TEXT, max_load_kg REAL, rob_id INTEGER REFERENCES robot(rob_id));
CREATE TABLE tech (tech_id INTEGER PRIMARY KEY, tech_name TEXT, skill_level TEXT, hourly_wage REAL, hired_on TEXT);
CREATE TABLE stoppage (stop_id INTEGER PRIMARY KEY, rob_id INTEGER REFERENCES robot(rob_id), stop_date TEXT, minutes INTEGER, error_code TEXT, tech_id INTEGER REFERENCES tech(tech_id));
CREATE TABLE tech_training (tech_id INTEGER REFERENCES tech(tech_id), rob_maker TEXT, passed_on TEXT, score INTEGER, PRIMARY KEY (tech_id, rob_maker));
INSERT INTO tech VALUES (1,'Ilse Vogt','senior',41,'2009-04-01'),(2,'Bruno Pires','junior',24.5,'2021-09-15'),(3,'Kamal Sethi','senior',43.2,'2012-02-20'),(4,'Edith Moor','trainee',17,'2024-01-08'),(5,'Jon Hale','junior',26,'2019-06-03');
INSERT INTO line VALUES (1,'Casting','housing',1,420),(2,'Welding','carrier',3,260),(3,'Assembly','gearbox',3,180),(4,'Packing','gearbox',NULL,300);
INSERT INTO robot VALUES (1,'R-Anton','Kurako',6,20,1,2015,'running'),(2,'R-Berta','Kurako',6,60,2,2017,'running'),(3,'R-Caesar','Fanatek',7,12.5,2,2019,'idle'),(4,'R-Dora','Fanatek',4,5,3,2020,'running'),(5,'R-Emil','Abacon',6,150,3,2012,'broken'),(6,'R-Frida','Kurako',7,35,3,2022,'running'),(7,'R-Gustav','Abacon',4,80,NULL,2010,'idle');
INSERT INTO gripper VALUES (1,'vacuum',15,1),(2,'two-finger',50,2),(3,'weld torch',8,3),(4,'vacuum',4,4),(5,'magnetic',120,5),(6,'two-finger',25,NULL),(7,'three-finger',30,6);
INSERT INTO stoppage VALUES (1,1,'2024-02-01',25,'E101',1),(2,5,'2024-02-03',310,'E550',3),(3,5,'2024-02-19',475,'E551',3),(4,2,'2024-02-20',40,'E101',2),(5,3,'2024-03-04',95,'E204',5),(6,3,'2024-03-11',60,'E204',NULL),(7,1,'2024-03-12',18,'E107',2),(8,5,'2024-03-15',130,'E550',1);
INSERT INTO tech_training VALUES (1,'Kurako','2010-03-03',91),(1,'Abacon','2011-05-12',84),(3,'Abacon','2013-07-01',96),(3,'Fanatek','2019-10-10',88),(2,'Kurako','2022-01-20',73),(5,'Fanatek','2020-02-14',79);
-- How many robots are running?
-- number of robots at status running
-- How many machines are at work right now, i.e. running?
-- status running - count of robots
SELECT COUNT(*) FROM robot WHERE rob_status = 'running';
-- What are the tags of the robots made by Kurako?
-- Kurako machines, tags only
-- What do we call the machines we bought from Kurako?
-- maker Kurako: list the robot tags
SELECT rob_tag FROM robot WHERE rob_maker = 'Kurako';
-- Which robot can carry the heaviest payload? Give its tag and the payload.
-- strongest robot by payload: tag, kg
-- Which machine lifts most, and how many kilos?
-- robots by payload, highest first, only one: tag, payload
SELECT rob_tag, rob_payload_kg FROM robot ORDER BY rob_payload_kg DESC LIMIT 1;
-- List the names and hourly wages of technicians with the level junior or trainee.
-- junior and trainee people: name, pay per hour
-- Which fitters are only trainee or junior, and what do they make an hour?
-- level trainee or junior: technician name, hourly wage
SELECT tech_name, hourly_wage FROM tech WHERE skill_level = 'junior' OR skill_level = 'trainee';
-- What was the average length in minutes of a stoppage with the error code E550?
-- E550: how many minutes did it stop us on average
-- How long does E550 hold us up on average, in minutes?
-- error code E550, mean of the minutes
SELECT AVG(minutes) FROM stoppage WHERE error_code = 'E550';
-- Which lines have no supervisor?
-- names of lines nobody supervises
-- Where in the works is nobody in charge?
-- supervisor empty: line names
SELECT line_name FROM line WHERE supervisor_id IS NULL;
-- Show the tag of every robot and the name of the line it works on.
-- which robot works where: tag, line name
-- Where in the works does each machine stand? Its tag first.
-- robot tag plus name of its line
SELECT T1.rob_tag, T2.line_name FROM robot AS T1 JOIN line AS T2 ON T1.line_id = T2.line_id;
-- How many robots does each line have? Give the name of the line and the number, the largest number first.
-- robots per line, best equipped line first (name, count)
-- How many machines stand at every line? The line and how many, most first.
-- count of robots by line, sorted down: line name, count
SELECT T1.line_name, COUNT(*) FROM line AS T1 JOIN robot AS T2 ON T1.line_id = T2.line_id GROUP BY T1.line_id ORDER BY COUNT(*) DESC;
-- Which robots have never been stopped? Show the tags.
-- tags of the robots without any stoppage
-- Which machines have never broken off work?
-- robots with zero stoppages, tags
SELECT rob_tag FROM robot WHERE rob_id NOT IN (SELECT rob_id FROM stoppage);
-- Who dealt with stoppages of the robot R-Anton? Give the names of the technicians.
-- people called to R-Anton, by name
-- Who was called when R-Anton stood still?
-- robot R-Anton: technician names on its stoppages
SELECT T1.tech_name FROM tech AS T1 JOIN stoppage AS T2 ON T1.tech_id = T2.tech_id JOIN robot AS T3 ON T2.rob_id = T3.rob_id WHERE T3.rob_tag = 'R-Anton';
-- What is the total stoppage time in minutes for each maker of robots?
-- minutes lost, summed by robot maker
-- How many minutes did machines of every make stand still altogether? Make first.
-- robot maker, sum of stoppage minutes
SELECT T1.rob_maker, SUM(T2.minutes) FROM robot AS T1 JOIN stoppage AS T2 ON T1.rob_id = T2.rob_id GROUP BY T1.rob_maker;
-- Which error codes occurred more than once?
-- codes that came up more than once
-- What errors turned up two or more times?
-- error codes with over one stoppage, i.e. more than once
SELECT error_code FROM stoppage GROUP BY error_code HAVING COUNT(*) > 1;
-- Which grippers are mounted on a robot commissioned after 2016? Show the gripper type and the robot's tag.
-- gripper type with robot tag, only robots put in service later than 2016
-- What sort of hand is on each machine that went into service later than 2016, and what is that machine's tag?
-- robots commissioned past 2016: gripper type, robot tag
SELECT T1.grip_type, T2.rob_tag FROM gripper AS T1 JOIN robot AS T2 ON T1.rob_id = T2.rob_id WHERE T2.rob_commissioned > 2016;
-- List the makers of robots with 6 axes that also make robots with 4 axes.
-- makers offering both 6 and 4 axes
-- Whose machines come with 6 axes and also with 4 axes?
-- robot makers having a machine with axes = 4 and one with axes = 6
SELECT rob_maker FROM robot WHERE rob_axes = 6 INTERSECT SELECT rob_maker FROM robot WHERE rob_axes = 4;
-- What are the names of technicians who earn more than the average technician?
-- who is paid above the mean hourly wage
-- Which fitters make more than fitters do on average?
-- hourly wage beyond the mean: technician names
SELECT tech_name FROM tech WHERE hourly_wage > (SELECT AVG(hourly_wage) FROM tech);
-- Which technicians have passed no training? Give name and hiring date.
-- people without any training: name, date of hire
-- Which fitters have no course behind them, and since when are they with us?
-- technicians without training: name, hired on
SELECT tech_name, hired_on FROM tech WHERE tech_id NOT IN (SELECT tech_id FROM tech_training);
-- How many trainings has each technician passed? Show the technician's name and the number, only for technicians with at least two.
-- name and count of trainings, for those with two or more behind them
-- Which fitters got through two or more courses, and how many?
-- at least 2 trainings passed: technician, count
SELECT T1.tech_name, COUNT(*) FROM tech AS T1 JOIN tech_training AS T2 ON T1.tech_id = T2.tech_id GROUP BY T1.tech_id HAVING COUNT(*) >= 2;
-- Which line lost the most time through stoppages? Give its name and the total minutes.
-- line with the biggest sum of stop minutes, and that sum
-- Where in the works did standing still eat up most minutes, and how many?
-- stoppage minutes summed by line, top one: line name, sum
SELECT T1.line_name, SUM(T3.minutes) FROM line AS T1 JOIN robot AS T2 ON T1.line_id = T2.line_id JOIN stoppage AS T3 ON T2.rob_id = T3.rob_id GROUP BY T1.line_id ORDER BY SUM(T3.minutes) DESC LIMIT 1;
-- Which products are made on a line that has a running robot but no broken robot? List the line's name and the product.
-- lines with something running and nothing broken: line name, product
-- At what lines is some machine running and none broken, and what is built there?
-- lines with a robot of status running, leaving out lines with a robot of status broken: line name, product
SELECT T1.line_name, T1.product FROM line AS T1 JOIN robot AS T2 ON T1.line_id = T2.line_id WHERE T2.rob_status = 'running' EXCEPT SELECT T1.line_name, T1.product FROM line AS T1 JOIN robot AS T2 ON T1.line_id = T2.line_id WHERE T2.rob_status = 'broken';
-- Among the stoppages handled by a senior technician, which was the longest? Show the technician's name, the robot's tag and the date.
-- longest stop taken care of by a senior: who, which robot tag, when
-- What was the worst standstill a senior fitter had to see to: who was it, which machine (tag) and when?
-- skill level senior: stoppages by minutes, top one - technician name, robot tag, stop date
SELECT T1.tech_name, T3.rob_tag, T2.stop_date FROM tech AS T1 JOIN stoppage AS T2 ON T1.tech_id = T2.tech_id JOIN robot AS T3 ON T2.rob_id = T3.rob_id WHERE T1.skill_level = 'senior' ORDER BY T2.minutes DESC LIMIT 1;
