-- database: handset_and_chip_catalogue
CREATE TABLE brand (brand_id INTEGER PRIMARY KEY, brand_name TEXT, home_country TEXT, founded INTEGER);
CREATE TABLE chip (chip_id INTEGER PRIMARY KEY, chip_name TEXT, designer TEXT, process_nm INTEGER, cores INTEGER, clock_ghz REAL);
CREATE TABLE phone (phone_id INTEGER PRIMARY KEY, model_name TEXT, brand_id INTEGER REFERENCES brand(brand_id), chip_id INTEGER REFERENCES chip(chip_id), launch_year INTEGER, price_usd REAL, battery_mah INTEGER, screen_inch REAL);
CREATE TABLE camera (camera_id INTEGER PRIMARY KEY, phone_id INTEGER REFERENCES phone(phone_id), position TEXT, megapixels REAL, aperture REAL);
CREATE TABLE lab_test (test_id INTEGER PRIMARY KEY, phone_id INTEGER REFERENCES phone(phone_id), benchmark TEXT, score INTEGER, tester TEXT);
INSERT INTO brand VALUES (1,'Aurelia','Finland',1998),(2,'Vondo','China',2009),(3,'Hikari','Japan',1981),(4,'Pebblefone','Canada',2016),(5,'Zenmark','China',2013);
INSERT INTO chip VALUES (1,'Boreal 7','Norsemi',7,8,2.6),(2,'Boreal 4','Norsemi',4,10,3.2),(3,'Dragonfly X','Qilin',5,8,3),(4,'Sakura S1','Hikari',10,6,2.1),(5,'Minnow','Qilin',12,4,1.8);
INSERT INTO phone VALUES (1,'Aurelia One',1,1,2020,699,4100,6.1),(2,'Aurelia Two Max',1,2,2023,1099,5000,6.8),(3,'Vondo V9',2,3,2021,449,4800,6.5),(4,'Vondo V9 Lite',2,5,2021,199,5200,6.4),(5,'Hikari Tsuki',3,4,2019,520,3300,5.5),(6,'Pebble Mini',4,1,2022,249,2900,4.9),(7,'Hikari Hoshi Max',3,1,2024,980,4700,6.7);
INSERT INTO camera VALUES (1,1,'rear',48,1.8),(2,1,'front',12,2.2),(3,2,'rear',108,1.6),(4,2,'front',32,2),(5,3,'rear',64,1.9),(6,5,'rear',24,2.4),(7,7,'rear',50,1.7),(8,7,'front',16,2.1),(9,4,'rear',13,NULL);
INSERT INTO lab_test VALUES (1,1,'SpeedMark',6100,'Irina'),(2,2,'SpeedMark',9800,'Irina'),(3,3,'SpeedMark',8250,'Paolo'),(4,4,'SpeedMark',2100,'Paolo'),(5,5,'EnduraTest',640,'Irina'),(6,2,'EnduraTest',910,'Paolo'),(7,7,'SpeedMark',9650,'Wes'),(8,3,'EnduraTest',1020,'Irina');
-- What are the model names of the phones that cost less than 500?
-- models priced under 500 dollars
-- Which handsets can one get for under 500?
-- price below 500 usd: model names
SELECT model_name FROM phone WHERE price_usd < 500;
-- How many chips were designed by Qilin?
-- number of Qilin chips
-- How many processors did the people at Qilin come up with?
-- designer = Qilin, count chips
SELECT COUNT(*) FROM chip WHERE designer = 'Qilin';
-- Which brand is the oldest? Give its name and home country.
-- brand that was founded first: name, country
-- Which maker has been around longest, and where is it at home?
-- earliest founded brand: name + home country
SELECT brand_name, home_country FROM brand ORDER BY founded LIMIT 1;
-- What are the average price and the average battery capacity of all phones?
-- mean price, then mean mAh, over the lot
-- How much does a handset cost on average, and how much charge does it hold on average?
-- avg price in usd, avg battery in mah, all phones
SELECT AVG(price_usd), AVG(battery_mah) FROM phone;
-- Find the models whose name contains Max.
-- phones with Max in the model name
-- Which handsets have Max in what they are called?
-- "Max" in the model name
SELECT model_name FROM phone WHERE model_name LIKE '%Max%';
-- Show the model name of every phone and the name of the chip inside.
-- model, chip name, for all handsets
-- Which processor does every handset run on? Handset first.
-- phone model name + chip name, the full list
SELECT T1.model_name, T2.chip_name FROM phone AS T1 JOIN chip AS T2 ON T1.chip_id = T2.chip_id;
-- For each brand, list its name and the number of phones it has launched.
-- handsets per brand name, counted
-- How many handsets has each maker brought out? Maker first.
-- count phones by brand name
SELECT T1.brand_name, COUNT(*) FROM brand AS T1 JOIN phone AS T2 ON T1.brand_id = T2.brand_id GROUP BY T1.brand_id;
-- Which brands from China have no phone in the catalogue?
-- China's brands for which no handset is listed, by name
-- Which makers from China do we list no handset of?
-- home country China, brand names without a phone
SELECT brand_name FROM brand WHERE home_country = 'China' AND brand_id NOT IN (SELECT brand_id FROM phone);
-- Which phones launched between 2020 and 2022 have a screen larger than 6 inches? List the model names.
-- models out from 2020 to 2022 with over 6 inches of display
-- Which handsets came out in 2020 to 2022 with a display of over 6 inches?
-- screen above 6, launch year from 2020 up to 2022: model names
SELECT model_name FROM phone WHERE launch_year BETWEEN 2020 AND 2022 AND screen_inch > 6;
-- List the distinct names of brands that have used a chip by Norsemi.
-- which brand names build in something from Norsemi (each brand once)
-- Which makers have put a processor by Norsemi in a handset? Nobody twice.
-- different brand names, designer of the chip inside is Norsemi
SELECT DISTINCT T1.brand_name FROM brand AS T1 JOIN phone AS T2 ON T1.brand_id = T2.brand_id JOIN chip AS T3 ON T2.chip_id = T3.chip_id WHERE T3.designer = 'Norsemi';
-- What is the megapixel count of the front camera of the Hikari Hoshi Max?
-- how many megapixels does the Hikari Hoshi Max have at the front
-- How sharp are selfies on the Hikari Hoshi Max, in megapixels of the camera at the front?
-- Hikari Hoshi Max, camera position front: megapixels
SELECT T2.megapixels FROM phone AS T1 JOIN camera AS T2 ON T1.phone_id = T2.phone_id WHERE T1.model_name = 'Hikari Hoshi Max' AND T2.position = 'front';
-- Which phones have no front camera? Show the model names.
-- models where a front camera is absent
-- With which handsets can one not take a selfie, there being no lens at the front?
-- model names lacking a camera in position front
SELECT model_name FROM phone WHERE phone_id NOT IN (SELECT phone_id FROM camera WHERE position = 'front');
-- Which chip is built into the most phones? Return the chip's name.
-- name of the commonest chip among the handsets
-- What processor is found in more handsets than any other?
-- top chip by number of phones, name
SELECT T1.chip_name FROM chip AS T1 JOIN phone AS T2 ON T1.chip_id = T2.chip_id GROUP BY T1.chip_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the highest score reached in each benchmark?
-- top result, benchmark by benchmark
-- How well did any handset do at best in every kind of trial? Kind of trial first.
-- max score per benchmark
SELECT benchmark, MAX(score) FROM lab_test GROUP BY benchmark;
-- Which phones were tested by Irina and also by Paolo? Give the model names.
-- models that both Irina and Paolo put through a test
-- Which handsets did Irina check that Paolo checked too?
-- model names with lab tests by both testers: Paolo, Irina
SELECT T1.model_name FROM phone AS T1 JOIN lab_test AS T2 ON T1.phone_id = T2.phone_id WHERE T2.tester = 'Irina' INTERSECT SELECT T1.model_name FROM phone AS T1 JOIN lab_test AS T2 ON T1.phone_id = T2.phone_id WHERE T2.tester = 'Paolo';
-- Show the model names of phones with a battery above the average, the largest battery first.
-- handsets beating the mean mAh, in order from the biggest battery down
-- Which handsets hold more charge than average? The one that lasts longest by mAh on top.
-- battery over the mean of all phones, descending by battery - model names
SELECT model_name FROM phone WHERE battery_mah > (SELECT AVG(battery_mah) FROM phone) ORDER BY battery_mah DESC;
-- Which cameras have no aperture given? List the model name and the position.
-- aperture unknown: phone model and where the camera sits
-- For which lenses do we not know how wide they open? The handset, then where on it the lens sits.
-- aperture empty: model name, camera position
SELECT T1.model_name, T2.position FROM phone AS T1 JOIN camera AS T2 ON T1.phone_id = T2.phone_id WHERE T2.aperture IS NULL;
-- What is the brand name of the phone with the best score in SpeedMark?
-- SpeedMark winner: which brand
-- Whose handset did better at SpeedMark than any other? The maker, please.
-- SpeedMark benchmark, top score: brand name
SELECT T1.brand_name FROM brand AS T1 JOIN phone AS T2 ON T1.brand_id = T2.brand_id JOIN lab_test AS T3 ON T2.phone_id = T3.phone_id WHERE T3.benchmark = 'SpeedMark' ORDER BY T3.score DESC LIMIT 1;
-- For each chip designer with more than one phone using its chips, give the designer and the average price of those phones, the most expensive first.
-- designers found in more than one handset: designer, mean handset price, from dear to cheap
-- Whose processors are in over one handset, and how much do these handsets cost on average? Dearest on top.
-- avg phone price by chip designer, only with more than 1 phone, descending: designer, avg
SELECT T1.designer, AVG(T2.price_usd) FROM chip AS T1 JOIN phone AS T2 ON T1.chip_id = T2.chip_id GROUP BY T1.designer HAVING COUNT(*) > 1 ORDER BY AVG(T2.price_usd) DESC;
-- Which phones cost more than every phone of the brand Hikari? Give the model name and the price.
-- model and price of handsets above the dearest Hikari
-- Which handsets are dearer than all of Hikari's, and how much does each cost?
-- price above the max price of brand Hikari: model name, price
SELECT model_name, price_usd FROM phone WHERE price_usd > (SELECT MAX(T1.price_usd) FROM phone AS T1 JOIN brand AS T2 ON T1.brand_id = T2.brand_id WHERE T2.brand_name = 'Hikari');

-- database: campus_switch_fabric
CREATE TABLE bldg (bldg_cd TEXT PRIMARY KEY, bldg_nm TEXT, floors INTEGER, contact TEXT);
CREATE TABLE switch (sw_id INTEGER PRIMARY KEY, sw_nm TEXT, bldg_cd TEXT REFERENCES bldg(bldg_cd), vendor TEXT, firmware TEXT, uplink_sw_id INTEGER REFERENCES switch(sw_id), inst_dt TEXT);
CREATE TABLE vlan (vlan_no INTEGER PRIMARY KEY, vlan_nm TEXT, subnet TEXT, purpose TEXT);
CREATE TABLE port (port_id INTEGER PRIMARY KEY, sw_id INTEGER REFERENCES switch(sw_id), port_no INTEGER, speed_mbps INTEGER, vlan_no INTEGER REFERENCES vlan(vlan_no), admin_st TEXT, poe_watts REAL);
CREATE TABLE device (mac TEXT PRIMARY KEY, dev_nm TEXT, dev_kind TEXT, port_id INTEGER REFERENCES port(port_id), owner TEXT, first_seen TEXT);
CREATE TABLE flap (flap_id INTEGER PRIMARY KEY, port_id INTEGER REFERENCES port(port_id), flap_dt TEXT, cnt INTEGER);
INSERT INTO bldg VALUES ('LIB','Library',4,'Dora Finch'),('ENG','Engineering Hall',6,'Cy Abbott'),('GYM','Sports Hall',2,NULL),('ADM','Old Chancery',3,'Dora Finch'),('BOA','Boathouse',1,NULL);
INSERT INTO switch VALUES (1,'core-a','ENG','Junco','9.4',NULL,'2017-08-01'),(2,'lib-1','LIB','Junco','9.4',1,'2018-06-12'),(3,'lib-2','LIB','Arbel','3.1',2,'2021-01-25'),(4,'eng-3','ENG','Arbel','3.2',1,'2022-09-30'),(5,'gym-1','GYM','Tela','1.0',1,'2015-03-17'),(6,'adm-1','ADM','Junco','8.7',1,'2016-11-02');
INSERT INTO vlan VALUES (10,'staff','10.0.10.0','office work'),(20,'students','10.0.20.0','open access'),(30,'voice','10.0.30.0','telephones'),(40,'cameras','10.0.40.0','security'),(99,'quarantine','10.0.99.0','infected hosts');
INSERT INTO port VALUES (1,2,1,1000,10,'up',15.4),(2,2,2,1000,20,'up',NULL),(3,3,1,1000,30,'up',7),(4,3,2,100,20,'down',NULL),(5,4,1,10000,10,'up',NULL),(6,4,2,1000,40,'up',25.5),(7,5,1,100,20,'up',12.9),(8,6,1,1000,10,'down',NULL),(9,5,2,100,40,'up',24);
INSERT INTO device VALUES ('aa:01','reading-kiosk','kiosk',2,'Dora Finch','2019-01-09'),('aa:02','desk-phone-7','phone',3,'Rufus Lane','2021-02-02'),('aa:03','bigcompute','server',5,'Cy Abbott','2022-10-01'),('aa:04','door-cam-e','camera',6,'Security','2022-10-05'),('aa:05','gym-cam','camera',9,'Security','2016-04-04'),('aa:06','scoreboard','display',7,NULL,'2017-05-30'),('aa:07','frontdesk-pc','workstation',1,'Dora Finch','2018-07-01');
INSERT INTO flap VALUES (1,7,'2023-01-10',14),(2,7,'2023-02-11',33),(3,2,'2023-02-11',2),(4,6,'2023-03-03',5),(5,9,'2023-03-19',21),(6,3,'2023-04-02',1);
-- How many ports are down?
-- count the ports whose admin state is down
-- How many sockets are switched off, that is, down?
-- admin state = down, number of ports
SELECT COUNT(*) FROM port WHERE admin_st = 'down';
-- What are the names of the switches by the vendor Junco?
-- Junco switches, names only
-- Which of our boxes did Junco make?
-- vendor Junco - switch names
SELECT sw_nm FROM switch WHERE vendor = 'Junco';
-- Which switch was installed first?
-- name of our oldest switch, by install date
-- Which box has been running in our network longest?
-- switch with the earliest install date, name
SELECT sw_nm FROM switch ORDER BY inst_dt LIMIT 1;
-- Which buildings have no contact? List the names.
-- building names with nobody to call
-- For which houses do we have nobody to ring?
-- contact empty: building names
SELECT bldg_nm FROM bldg WHERE contact IS NULL;
-- List the names of devices with cam in their name, together with their owner.
-- device name and owner for anything called something with cam
-- Which gadgets have cam in what they are called, and whose are they?
-- "cam" in the device name: device name + owner
SELECT dev_nm, owner FROM device WHERE dev_nm LIKE '%cam%';
-- What is the total power over ethernet in watts of the ports on each switch? Show the switch's name first.
-- PoE watts added up switch by switch, the name before the sum
-- How much power can each box hand out over its sockets altogether, in watts? Box first.
-- sum of poe watts by switch name
SELECT T1.sw_nm, SUM(T2.poe_watts) FROM switch AS T1 JOIN port AS T2 ON T1.sw_id = T2.sw_id GROUP BY T1.sw_id;
-- Give the name of each switch and the name of the building it stands in.
-- where is every switch? switch name, building name
-- In which house does every box stand? Box first.
-- switch name + building name
SELECT T1.sw_nm, T2.bldg_nm FROM switch AS T1 JOIN bldg AS T2 ON T1.bldg_cd = T2.bldg_cd;
-- Which switches have core-a as their uplink?
-- names of the switches hanging directly off core-a
-- Which boxes get their connection straight from core-a?
-- uplink switch is core-a: switch names
SELECT T1.sw_nm FROM switch AS T1 JOIN switch AS T2 ON T1.uplink_sw_id = T2.sw_id WHERE T2.sw_nm = 'core-a';
-- How many ports are in each vlan? Show the vlan's name and the number of ports.
-- vlan names with their port tally
-- How many sockets does each virtual network have? Network first.
-- count ports by vlan name
SELECT T1.vlan_nm, COUNT(*) FROM vlan AS T1 JOIN port AS T2 ON T1.vlan_no = T2.vlan_no GROUP BY T1.vlan_no;
-- Find the names of vlans to which no port belongs.
-- vlans that are not assigned to a single port, by name
-- Which virtual networks have not been given a socket?
-- vlan names without a port
SELECT vlan_nm FROM vlan WHERE vlan_no NOT IN (SELECT vlan_no FROM port);
-- On which switch is the device bigcompute plugged in? Give the switch name and the port number.
-- bigcompute: switch name, port no
-- Where does the cable of bigcompute go: which box, and which socket number?
-- device bigcompute - switch name + port no
SELECT T1.sw_nm, T2.port_no FROM switch AS T1 JOIN port AS T2 ON T1.sw_id = T2.sw_id JOIN device AS T3 ON T2.port_id = T3.port_id WHERE T3.dev_nm = 'bigcompute';
-- Which owners have more than one device?
-- people or offices owning more than one gadget
-- Who has over one gadget on our network?
-- owner with more than 1 device
SELECT owner FROM device GROUP BY owner HAVING COUNT(*) > 1;
-- Show the distinct speeds of ports that are up, from slow to fast.
-- different mbps values among up ports, lowest first
-- How fast are the sockets that are up? Every figure just once, slowest on top.
-- admin state up: different speed mbps, ascending
SELECT DISTINCT speed_mbps FROM port WHERE admin_st = 'up' ORDER BY speed_mbps;
-- What is the average, the minimum and the maximum number of floors of the buildings?
-- floors per building: mean, fewest, most
-- How many storeys does a house have here: on average, at the least, at the most?
-- buildings - avg floors, min floors, max floors
SELECT AVG(floors), MIN(floors), MAX(floors) FROM bldg;
-- Which devices are connected in the building Library or in the building Sports Hall? Show the device names.
-- names of devices plugged in at the Library or the Sports Hall
-- Which gadgets hang on the network in the Library or the Sports Hall?
-- device names, building Sports Hall or Library
SELECT T4.dev_nm FROM bldg AS T1 JOIN switch AS T2 ON T1.bldg_cd = T2.bldg_cd JOIN port AS T3 ON T2.sw_id = T3.sw_id JOIN device AS T4 ON T3.port_id = T4.port_id WHERE T1.bldg_nm = 'Library' OR T1.bldg_nm = 'Sports Hall';
-- Which buildings have both a switch from Junco and a switch from Arbel?
-- names of buildings where Junco and Arbel gear stand under one roof
-- Which houses have a box made by Junco and another made by Arbel?
-- building names with both vendors: Arbel, Junco
SELECT T1.bldg_nm FROM bldg AS T1 JOIN switch AS T2 ON T1.bldg_cd = T2.bldg_cd WHERE T2.vendor = 'Junco' INTERSECT SELECT T1.bldg_nm FROM bldg AS T1 JOIN switch AS T2 ON T1.bldg_cd = T2.bldg_cd WHERE T2.vendor = 'Arbel';
-- Which ports draw more watts than the average port? Give the port id and the watts.
-- port ids and watts where the PoE draw is above the mean
-- Which sockets give out more power than average, and how much? The id comes first.
-- poe watts over the mean of all ports: port id, watts
SELECT port_id, poe_watts FROM port WHERE poe_watts > (SELECT AVG(poe_watts) FROM port);
-- What is the name of the device on the port with the highest total flap count?
-- device hanging on the port that flapped the most, all counts added up: its name
-- What hangs on the socket whose link has dropped more often than any other, all counts added up?
-- device name on the port with the top sum of flap cnt
SELECT T1.dev_nm FROM device AS T1 JOIN flap AS T2 ON T1.port_id = T2.port_id GROUP BY T2.port_id ORDER BY SUM(T2.cnt) DESC LIMIT 1;
-- For each vendor with at least two ports that are up, list the vendor and the number of such ports, the highest number first.
-- vendors by up ports, two or more only: vendor, how many, biggest at the top
-- Which makers have no fewer than two sockets that are up, and how many? Most on top.
-- ports with admin state up counted by switch vendor, 2+ only, descending: vendor, count
SELECT T1.vendor, COUNT(*) FROM switch AS T1 JOIN port AS T2 ON T1.sw_id = T2.sw_id WHERE T2.admin_st = 'up' GROUP BY T1.vendor HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- Which switch names belong to switches that have ports, but none in the vlan students?
-- switches with some port and yet nothing on students, by name
-- Which boxes have sockets, though not one for students?
-- switch names with ports, minus those with a port in vlan students
SELECT T1.sw_nm FROM switch AS T1 JOIN port AS T2 ON T1.sw_id = T2.sw_id EXCEPT SELECT T1.sw_nm FROM switch AS T1 JOIN port AS T2 ON T1.sw_id = T2.sw_id JOIN vlan AS T3 ON T2.vlan_no = T3.vlan_no WHERE T3.vlan_nm = 'students';

-- database: badlands_fossil_survey
CREATE TABLE DigSite (SiteID INTEGER PRIMARY KEY, SiteName TEXT, Province TEXT, Formation TEXT, AgeMillionYears REAL, OpenedYear INTEGER);
CREATE TABLE Person (PersonID INTEGER PRIMARY KEY, PersonName TEXT, Role TEXT, HomeTown TEXT);
CREATE TABLE Season (SeasonID INTEGER PRIMARY KEY, SiteID INTEGER REFERENCES DigSite(SiteID), LeaderID INTEGER REFERENCES Person(PersonID), Year INTEGER, DaysInField INTEGER, Cost REAL);
CREATE TABLE SeasonCrew (SeasonID INTEGER REFERENCES Season(SeasonID), PersonID INTEGER REFERENCES Person(PersonID), Task TEXT, PRIMARY KEY (SeasonID, PersonID));
CREATE TABLE Fossil (FossilID INTEGER PRIMARY KEY, FieldNumber TEXT, SeasonID INTEGER REFERENCES Season(SeasonID), FinderID INTEGER REFERENCES Person(PersonID), GroupName TEXT, BodyPart TEXT, LengthCm REAL, Prepared TEXT);
INSERT INTO DigSite VALUES (1,'Coyote Gulch','Alberta','Dinosaur Park',75.5,1998),(2,'Ant Hill','Alberta','Horseshoe Canyon',70,2011),(3,'Salt Fork','Saskatchewan','Frenchman',66.2,2005),(4,'Windy Bench','British Columbia','Wapiti',73.1,2016),(5,'Lost Mule','Saskatchewan','Ravenscrag',64.8,2022);
INSERT INTO Person VALUES (1,'Maud Ellery','palaeontologist','Drumheller'),(2,'Theo Brandvold','palaeontologist','Eastend'),(3,'Kit Nakamura','student','Calgary'),(4,'Rosa Beltran','volunteer','Drumheller'),(5,'Abe Stonechild','technician','Eastend'),(6,'Fern Whitby','student','Victoria');
INSERT INTO Season VALUES (1,1,1,2018,30,24000),(2,1,1,2019,42,31500),(3,2,2,2019,18,12800),(4,3,2,2021,25,21000),(5,4,1,2021,12,15500),(6,3,5,2022,35,27250);
INSERT INTO SeasonCrew VALUES (1,3,'mapping'),(1,4,'digging'),(2,4,'digging'),(2,5,'plastering'),(3,3,'mapping'),(4,5,'plastering'),(4,6,'sieving'),(6,6,'mapping'),(6,4,'cooking');
INSERT INTO Fossil VALUES (1,'CG-18-001',1,3,'hadrosaur','femur',104,'yes'),(2,'CG-18-002',1,4,'turtle','shell',38.5,'yes'),(3,'CG-19-001',2,1,'tyrannosaur','tooth',9.2,'yes'),(4,'CG-19-002',2,4,'hadrosaur','jaw',61,'no'),(5,'AH-19-001',3,3,'ankylosaur','osteoderm',22.4,'no'),(6,'SF-21-001',4,6,'turtle','shell',44,'no'),(7,'SF-22-001',6,4,'tyrannosaur','tibia',88.7,'no'),(8,'SF-22-002',6,NULL,'crocodile','vertebra',7.5,'yes');
-- What are the names of the sites in Alberta?
-- dig places in Alberta
-- Where in Alberta do we dig?
-- province = Alberta: site names
SELECT SiteName FROM DigSite WHERE Province = 'Alberta';
-- How many fossils are not yet prepared (no)?
-- number of finds with prepared no
-- How many pieces are still waiting to be cleaned up in the workshop (no)?
-- prepared = no, count fossils
SELECT COUNT(*) FROM Fossil WHERE Prepared = 'no';
-- Give the field number and the body part of the longest fossil.
-- biggest find by length: field number, which bone
-- Which piece is bigger from end to end than any other? Its number in the field, then what part of the animal it is.
-- top length in cm: field number + body part
SELECT FieldNumber, BodyPart FROM Fossil ORDER BY LengthCm DESC LIMIT 1;
-- What did all the seasons cost in total, and on average?
-- sum and mean of the season costs
-- How much money have we spent on digging altogether, and how much on one season on average?
-- season cost - sum, avg
SELECT SUM(Cost), AVG(Cost) FROM Season;
-- List the sites older than 70 million years, the oldest first, by name.
-- site names with an age over 70 million, going from most ancient to youngest
-- Where are the layers more than 70 million years old? Most ancient on top.
-- site names, age above 70 million years, descending by age
SELECT SiteName FROM DigSite WHERE AgeMillionYears > 70 ORDER BY AgeMillionYears DESC;
-- Show the site name and the year of each season.
-- seasons: where (site name) and when (year)
-- Where have we been digging, and in what year? One line for each time.
-- season list: site name + year
SELECT T1.SiteName, T2.Year FROM DigSite AS T1 JOIN Season AS T2 ON T1.SiteID = T2.SiteID;
-- How many fossils were found by each person? Show the name and the number.
-- finders by name with how many pieces they came across
-- How many pieces has everybody come across? Who it was, then the figure.
-- count fossils by finder's name
SELECT T1.PersonName, COUNT(*) FROM Person AS T1 JOIN Fossil AS T2 ON T1.PersonID = T2.FinderID GROUP BY T1.PersonID;
-- Which sites have not had any season so far?
-- names of sites where nobody has dug a season
-- At which places has nobody done any digging so far?
-- site names without a season
SELECT SiteName FROM DigSite WHERE SiteID NOT IN (SELECT SiteID FROM Season);
-- What are the field numbers of the fossils from Salt Fork?
-- everything dug up at Salt Fork, by field number
-- What has come out of the ground at Salt Fork? The numbers given in the field.
-- Salt Fork: field numbers of its fossils
SELECT T3.FieldNumber FROM DigSite AS T1 JOIN Season AS T2 ON T1.SiteID = T2.SiteID JOIN Fossil AS T3 ON T2.SeasonID = T3.SeasonID WHERE T1.SiteName = 'Salt Fork';
-- Who led a season in 2019? Give the names.
-- names of the leaders for 2019
-- Who was in charge of digging in 2019?
-- year = 2019, names of season leaders
SELECT T1.PersonName FROM Person AS T1 JOIN Season AS T2 ON T1.PersonID = T2.LeaderID WHERE T2.Year = 2019;
-- Which fossil has no known finder? Show its field number and group.
-- field number and group of the piece nobody is named for
-- For which piece do we not know who came across it? Its number in the field, then what sort of animal.
-- finder empty - field number, group name
SELECT FieldNumber, GroupName FROM Fossil WHERE FinderID IS NULL;
-- For each group of fossils, what is the average length?
-- mean length in cm, group by group
-- How long is a piece on average for every sort of animal? Sort first.
-- avg length in cm per fossil group
SELECT GroupName, AVG(LengthCm) FROM Fossil GROUP BY GroupName;
-- Which groups have been found more than once?
-- groups with more than one fossil to their name
-- Which sorts of animal have we come across over once?
-- group name with more than 1 fossil
SELECT GroupName FROM Fossil GROUP BY GroupName HAVING COUNT(*) > 1;
-- Find the names of people who were in a crew both with the task mapping and with the task sieving.
-- who has done mapping as well as sieving
-- Who has been put to mapping and at some time to sieving too?
-- person names with both crew tasks: sieving, mapping
SELECT T1.PersonName FROM Person AS T1 JOIN SeasonCrew AS T2 ON T1.PersonID = T2.PersonID WHERE T2.Task = 'mapping' INTERSECT SELECT T1.PersonName FROM Person AS T1 JOIN SeasonCrew AS T2 ON T1.PersonID = T2.PersonID WHERE T2.Task = 'sieving';
-- Which seasons lasted longer than the average season? Give the season id and the days in the field.
-- seasons (id, field days) beyond the mean number of days
-- Which digs went on longer than average, by id, and how many days did each last?
-- days in field over the mean of seasons: season id, days
SELECT SeasonID, DaysInField FROM Season WHERE DaysInField > (SELECT AVG(DaysInField) FROM Season);
-- Which persons have never found a fossil? List the names.
-- names of folks without one find
-- Who has never come across a piece?
-- names of persons without a fossil as finder
SELECT PersonName FROM Person EXCEPT SELECT T1.PersonName FROM Person AS T1 JOIN Fossil AS T2 ON T1.PersonID = T2.FinderID;
-- What are the different provinces in which a turtle or a crocodile was found?
-- distinct provinces with finds of turtle or crocodile
-- Where, by province, has a turtle or a crocodile come to light? No province twice.
-- different provinces of sites with fossils in group crocodile or turtle
SELECT DISTINCT T1.Province FROM DigSite AS T1 JOIN Season AS T2 ON T1.SiteID = T2.SiteID JOIN Fossil AS T3 ON T2.SeasonID = T3.SeasonID WHERE T3.GroupName = 'turtle' OR T3.GroupName = 'crocodile';
-- Which leader has spent the most days in the field over all seasons led, and how many days?
-- season leader with the highest sum of field days: name and that sum
-- Who has been out longest as the one in charge, all their digs added up, and for how many days?
-- top season leader by sum of days in field: name, sum
SELECT T1.PersonName, SUM(T2.DaysInField) FROM Person AS T1 JOIN Season AS T2 ON T1.PersonID = T2.LeaderID GROUP BY T1.PersonID ORDER BY SUM(T2.DaysInField) DESC LIMIT 1;
-- For each site with at least two fossils, show the site name and the number of fossils, in descending order of the number.
-- sites yielding two or more pieces: name and tally, richest at the top
-- Which places have given us no fewer than two pieces, and how many? Most on top.
-- count fossils by site name, 2+ only, descending
SELECT T1.SiteName, COUNT(*) FROM DigSite AS T1 JOIN Season AS T2 ON T1.SiteID = T2.SiteID JOIN Fossil AS T3 ON T2.SeasonID = T3.SeasonID GROUP BY T1.SiteID HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC;
-- What is the name of the finder of the longest hadrosaur dug up in a season led by Maud Ellery?
-- largest hadrosaur of the seasons under Maud Ellery: who found it
-- Who came across the biggest hadrosaur, end to end, when Maud Ellery was in charge of the dig?
-- season leader Maud Ellery, group hadrosaur, top length: finder's name
SELECT T4.PersonName FROM Person AS T1 JOIN Season AS T2 ON T1.PersonID = T2.LeaderID JOIN Fossil AS T3 ON T2.SeasonID = T3.SeasonID JOIN Person AS T4 ON T3.FinderID = T4.PersonID WHERE T1.PersonName = 'Maud Ellery' AND T3.GroupName = 'hadrosaur' ORDER BY T3.LengthCm DESC LIMIT 1;

-- database: anatolia_quake_bulletin
CREATE TABLE fault_zone (zone_code TEXT PRIMARY KEY, zone_name TEXT, length_km INTEGER, fault_type TEXT);
CREATE TABLE station (station_code TEXT PRIMARY KEY, place TEXT, altitude INTEGER, opened_in INTEGER, status TEXT);
CREATE TABLE earthquake (quake_id INTEGER PRIMARY KEY, zone_code TEXT REFERENCES fault_zone(zone_code), occurred_on TEXT, magnitude REAL, depth_km REAL, nearest_town TEXT, mainshock_id INTEGER REFERENCES earthquake(quake_id));
CREATE TABLE reading (quake_id INTEGER REFERENCES earthquake(quake_id), station_code TEXT REFERENCES station(station_code), arrival_seconds REAL, peak_acceleration REAL, PRIMARY KEY (quake_id, station_code));
CREATE TABLE damage_report (report_id INTEGER PRIMARY KEY, quake_id INTEGER REFERENCES earthquake(quake_id), town TEXT, buildings_damaged INTEGER, injured INTEGER, author TEXT);
INSERT INTO fault_zone VALUES ('NF','Northern Fault',1200,'strike-slip'),('EF','Eastern Fault',580,'strike-slip'),('GG','Great Graben',210,'normal'),('VT','Van Thrust',90,'reverse'),('TL','Tuz Lake Line',200,'normal');
INSERT INTO station VALUES ('ERZ','Erzin',310,1988,'online'),('KZL','Kizilova',1240,1996,'online'),('GDZ','Gediz Ridge',860,2003,'offline'),('VNK','Vanak',1720,2010,'online'),('BOL','Bolkar',2105,2019,NULL);
INSERT INTO earthquake VALUES (1,'NF','2019-09-26',5.7,8,'Silivar',NULL),(2,'EF','2020-01-24',6.8,11.5,'Sivrice',NULL),(3,'EF','2020-01-25',5.1,9,'Sivrice',2),(4,'GG','2020-10-30',6.9,14.9,'Seferkoy',NULL),(5,'VT','2020-02-23',5.9,6.4,'Ozalan',NULL),(6,'EF','2020-03-19',4.7,12,'Malazkent',2),(7,'NF','2022-11-23',6.1,6.8,'Golyaka',NULL),(8,'GG','2021-02-01',4.9,7.2,'Seferkoy',4);
INSERT INTO reading VALUES (1,'ERZ',41.2,0.02),(2,'ERZ',22.8,0.19),(2,'KZL',15.1,0.29),(2,'VNK',60.5,0.03),(3,'KZL',16,0.08),(4,'GDZ',9.7,0.33),(4,'ERZ',88.3,0.01),(5,'VNK',6.2,0.24),(7,'KZL',55.6,0.05),(8,'GDZ',10.4,0.06);
INSERT INTO damage_report VALUES (1,2,'Sivrice',640,122,'Aylin Demirel'),(2,2,'Malazkent',88,9,'Orhan Tas'),(3,4,'Seferkoy',1210,1030,'Aylin Demirel'),(4,5,'Ozalan',305,50,'Selim Kaya'),(5,7,'Golyaka',72,93,'Orhan Tas'),(6,1,'Silivar',15,NULL,'Selim Kaya');
-- How many earthquakes had a magnitude of at least 6?
-- number of quakes of magnitude 6 or above
-- How often has the ground shaken with a strength of 6 or more?
-- magnitude at least 6, number of earthquakes
SELECT COUNT(*) FROM earthquake WHERE magnitude >= 6;
-- Which earthquake was the strongest? Give its date and nearest town.
-- day and closest town of the quake with the top magnitude
-- When did the ground shake hardest, and what town was it close to?
-- top magnitude: date, nearest town
SELECT occurred_on, nearest_town FROM earthquake ORDER BY magnitude DESC LIMIT 1;
-- List the places of the stations that are online.
-- where do our online stations stand
-- Where are the measuring posts that are online?
-- status = online, station places
SELECT place FROM station WHERE status = 'online';
-- What are the names and lengths of the normal faults?
-- zones of fault type normal: name and km
-- Which breaks in the crust are normal, and how many kilometres does each run?
-- fault type normal - zone name, length in km
SELECT zone_name, length_km FROM fault_zone WHERE fault_type = 'normal';
-- Show the dates of the earthquakes with a depth between 7 and 12, the shallowest first.
-- quakes 7 to 12 km down, dates only, ordered from least to greatest depth
-- When did the ground shake from 7 to 12 kilometres down? Closest to the surface on top.
-- depth from 7 up to 12 km: occurred on, ascending by depth
SELECT occurred_on FROM earthquake WHERE depth_km BETWEEN 7 AND 12 ORDER BY depth_km;
-- How many earthquakes happened in each zone? Give the zone name and the count.
-- zone names with the tally of quakes
-- How often has the ground shaken in every zone? Zone first.
-- count earthquakes by zone name
SELECT T1.zone_name, COUNT(*) FROM fault_zone AS T1 JOIN earthquake AS T2 ON T1.zone_code = T2.zone_code GROUP BY T1.zone_code;
-- Which zones have had no earthquake?
-- quiet zones: names of those with no quake on file
-- In which zones has the ground never shaken?
-- zone names without an earthquake
SELECT zone_name FROM fault_zone WHERE zone_code NOT IN (SELECT zone_code FROM earthquake);
-- Show the magnitudes of the aftershocks of the mainshock near Sivrice.
-- how big were the aftershocks whose mainshock has Sivrice as nearest town
-- How strong were the later shocks that came after the one by Sivrice?
-- mainshock's nearest town is Sivrice: magnitudes of the quakes tied to it
SELECT T1.magnitude FROM earthquake AS T1 JOIN earthquake AS T2 ON T1.mainshock_id = T2.quake_id WHERE T2.nearest_town = 'Sivrice';
-- Which stations are without a status? Give the place and the altitude.
-- place and height of stations with the status left blank
-- For which measuring posts is it not noted whether they work? Where they stand, then how high up.
-- status empty: station place + altitude
SELECT place, altitude FROM station WHERE status IS NULL;
-- What is the largest peak acceleration recorded at each station, by place?
-- per station place, the maximum acceleration measured
-- How hard was the ground jolted at worst at every measuring post? Where it stands, then the figure.
-- max peak acceleration by station place
SELECT T1.place, MAX(T2.peak_acceleration) FROM station AS T1 JOIN reading AS T2 ON T1.station_code = T2.station_code GROUP BY T1.station_code;
-- What is the total number of buildings damaged in earthquakes on the Eastern Fault?
-- Eastern Fault: damaged buildings summed over all reports
-- How many houses were harmed altogether when the Eastern Fault moved?
-- zone Eastern Fault: sum of buildings damaged in the reports
SELECT SUM(T3.buildings_damaged) FROM fault_zone AS T1 JOIN earthquake AS T2 ON T1.zone_code = T2.zone_code JOIN damage_report AS T3 ON T2.quake_id = T3.quake_id WHERE T1.zone_name = 'Eastern Fault';
-- At which places was the earthquake of 2020-10-30 recorded, and after how many seconds did it arrive?
-- station place and arrival time in seconds for the shock on 2020-10-30
-- Which measuring posts felt the ground shake on 2020-10-30, going by where they stand, and how many seconds did it take to get there?
-- earthquake occurred on 2020-10-30 - station place, arrival seconds
SELECT T1.place, T2.arrival_seconds FROM station AS T1 JOIN reading AS T2 ON T1.station_code = T2.station_code JOIN earthquake AS T3 ON T2.quake_id = T3.quake_id WHERE T3.occurred_on = '2020-10-30';
-- Who wrote more than one damage report?
-- authors of more than one report
-- Who has handed in over one account of what was harmed?
-- author with more than 1 damage report
SELECT author FROM damage_report GROUP BY author HAVING COUNT(*) > 1;
-- Give the distinct nearest towns of earthquakes for which there is no damage report.
-- different closest towns of the quakes nobody has reported damage for
-- What towns lay closest when the ground shook without anyone handing in an account of harm done? Each just once.
-- different nearest towns of earthquakes, zero damage reports
SELECT DISTINCT nearest_town FROM earthquake WHERE quake_id NOT IN (SELECT quake_id FROM damage_report);
-- Which stations recorded an earthquake on the Northern Fault as well as one on the Eastern Fault? Show the places.
-- places of stations that picked up both the Northern Fault and the Eastern Fault
-- Where do the measuring posts stand that have felt the Northern Fault move, and the Eastern Fault as well?
-- station places with readings from both zones: Eastern Fault, Northern Fault
SELECT T1.place FROM station AS T1 JOIN reading AS T2 ON T1.station_code = T2.station_code JOIN earthquake AS T3 ON T2.quake_id = T3.quake_id JOIN fault_zone AS T4 ON T3.zone_code = T4.zone_code WHERE T4.zone_name = 'Northern Fault' INTERSECT SELECT T1.place FROM station AS T1 JOIN reading AS T2 ON T1.station_code = T2.station_code JOIN earthquake AS T3 ON T2.quake_id = T3.quake_id JOIN fault_zone AS T4 ON T3.zone_code = T4.zone_code WHERE T4.zone_name = 'Eastern Fault';
-- List the places of stations situated higher than the average station.
-- stations above the mean altitude, by place
-- Which measuring posts lie further up than average, going by where they stand?
-- altitude over the mean of all stations: places
SELECT place FROM station WHERE altitude > (SELECT AVG(altitude) FROM station);
-- How many different towns appear in the damage reports?
-- count of distinct towns reported on
-- From how many towns, each counted once, do we have an account of harm done?
-- number of different towns among damage reports
SELECT COUNT(DISTINCT town) FROM damage_report;
-- Which three reports list the most injured people? Give the town and the number of injured.
-- top 3 by injuries: town, injured
-- Which three accounts tell of most people hurt? The town, then how many.
-- damage reports by injured, descending, only 3: town + injured
SELECT town, injured FROM damage_report ORDER BY injured DESC LIMIT 3;
-- For each zone with more than one earthquake above magnitude 5, show the zone name and the average depth of those earthquakes, the deepest first.
-- zones having more than one shock over 5: name, mean depth of these shocks, from deep to shallow
-- Which zones have shaken harder than 5 over one time, and how deep down was that on average? Deepest on top.
-- magnitude above 5 only: avg depth by zone name, where more than 1 such quake, descending
SELECT T1.zone_name, AVG(T2.depth_km) FROM fault_zone AS T1 JOIN earthquake AS T2 ON T1.zone_code = T2.zone_code WHERE T2.magnitude > 5 GROUP BY T1.zone_code HAVING COUNT(*) > 1 ORDER BY AVG(T2.depth_km) DESC;
-- Which station first received the earthquake that injured 122 people in Sivrice? Show the place.
-- the quake with 122 injured in Sivrice: place of the station it reached soonest
-- Which measuring post felt it soonest when 122 people were hurt in Sivrice? Where it stands, please.
-- damage report town Sivrice, injured 122: station place with the lowest arrival seconds
SELECT T1.place FROM station AS T1 JOIN reading AS T2 ON T1.station_code = T2.station_code JOIN damage_report AS T3 ON T2.quake_id = T3.quake_id WHERE T3.town = 'Sivrice' AND T3.injured = 122 ORDER BY T2.arrival_seconds LIMIT 1;
