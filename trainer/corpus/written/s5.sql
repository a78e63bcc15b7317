-- database: storage_units
CREATE TABLE Facility (FacilityID INTEGER PRIMARY KEY, FacilityName TEXT, City TEXT, OpenedOn TEXT, ManagerName TEXT);
CREATE TABLE Unit (UnitID INTEGER PRIMARY KEY, FacilityID INTEGER REFERENCES Facility(FacilityID), UnitLabel TEXT, SizeSqm REAL, MonthlyRate REAL, Heated TEXT);
CREATE TABLE Tenant (TenantID INTEGER PRIMARY KEY, TenantName TEXT, Email TEXT, TenantType TEXT, CreatedAt TEXT);
CREATE TABLE Lease (LeaseID INTEGER PRIMARY KEY, UnitID INTEGER REFERENCES Unit(UnitID), TenantID INTEGER REFERENCES Tenant(TenantID), StartDate TEXT, EndDate TEXT, Deposit REAL, Status TEXT);
CREATE TABLE Payment (PaymentID INTEGER PRIMARY KEY, LeaseID INTEGER REFERENCES Lease(LeaseID), PaidOn TEXT, Amount REAL, Late TEXT);
INSERT INTO Facility VALUES (1,'Boxwood','Reno','2010-06-01','K. Flint'),(2,'Safe Harbor','Tacoma','2016-03-15','J. Ortega'),(3,'Attic Plus','Reno','2022-10-01','K. Flint');
INSERT INTO Unit VALUES (1,1,'A1',4,45,'no'),(2,1,'A2',9,80,'no'),(3,1,'B7',15,140,'yes'),(4,2,'101',6,75,'yes'),(5,2,'102',12,130,'yes'),(6,3,'X1',20,160,'no');
INSERT INTO Tenant VALUES (1,'Diane Wolfe','dw@mail.test','private','2021-01-04'),(2,'Rapid Tiles','office@rapid.test','business','2021-05-19'),(3,'Hugo Lam',NULL,'private','2022-02-11'),(4,'Stage Left','props@stage.test','business','2023-03-08'),(5,'Pat Moss','pm@mail.test','private','2023-07-30');
INSERT INTO Lease VALUES (1,1,1,'2021-02-01','2022-01-31',90,'ended'),(2,3,2,'2021-06-01',NULL,280,'active'),(3,2,3,'2022-03-01',NULL,160,'active'),(4,4,1,'2022-02-01',NULL,150,'active'),(5,5,4,'2023-04-01','2023-12-31',260,'ended'),(6,1,4,'2024-01-01',NULL,90,'active');
INSERT INTO Payment VALUES (1,1,'2021-02-01',45,'no'),(2,2,'2021-06-03',140,'yes'),(3,2,'2021-07-01',140,'no'),(4,3,'2022-03-09',80,'yes'),(5,4,'2022-02-01',75,'no'),(6,5,'2023-04-01',130,'no'),(7,5,'2023-05-12',130,'yes'),(8,6,'2024-01-01',45,'no');
-- How many leases are active?
-- number of current contracts, that is, with the status active
-- How many rental agreements are running, that is, active?
-- status = active, count the leases
SELECT COUNT(*) FROM Lease WHERE Status = 'active';
-- List the labels of units that have never been leased.
-- which boxes were never rented (label)
-- What is written on the rooms that nobody has ever taken?
-- unit labels without a lease
SELECT UnitLabel FROM Unit WHERE UnitID NOT IN (SELECT UnitID FROM Lease);
-- Which tenants have no lease? Show their names.
-- customers who rent nothing
-- Who is on our customer list without ever having taken a room?
-- no lease at all: tenant names
SELECT TenantName FROM Tenant WHERE TenantID NOT IN (SELECT TenantID FROM Lease);
-- What is the average monthly rate of units in each facility? Show the facility's name too.
-- mean price a month by site, the site's name first
-- How much does a room cost a month on average at every location? Location first.
-- facility name + avg monthly rate of its units
SELECT T1.FacilityName, AVG(T2.MonthlyRate) FROM Facility AS T1 JOIN Unit AS T2 ON T1.FacilityID = T2.FacilityID GROUP BY T1.FacilityID;
-- Which facility has the most units?
-- site with the largest number of boxes
-- Which location has more rooms to let than any other?
-- top facility by count of units, name
SELECT T1.FacilityName FROM Facility AS T1 JOIN Unit AS T2 ON T1.FacilityID = T2.FacilityID GROUP BY T1.FacilityID ORDER BY COUNT(*) DESC LIMIT 1;
-- Find the names of tenants who lease a heated unit (yes).
-- who rents something with heating yes
-- Who has taken a room that stays warm (yes)?
-- heated = yes: names of the tenants leasing it
SELECT T1.TenantName FROM Tenant AS T1 JOIN Lease AS T2 ON T1.TenantID = T2.TenantID JOIN Unit AS T3 ON T2.UnitID = T3.UnitID WHERE T3.Heated = 'yes';
-- What is the total amount that Rapid Tiles has paid?
-- sum of the payments of Rapid Tiles
-- How much money has come in from Rapid Tiles altogether?
-- Rapid Tiles: sum of payment amounts
SELECT SUM(T3.Amount) FROM Tenant AS T1 JOIN Lease AS T2 ON T1.TenantID = T2.TenantID JOIN Payment AS T3 ON T2.LeaseID = T3.LeaseID WHERE T1.TenantName = 'Rapid Tiles';
-- On which dates were late payments (yes) made?
-- days of payments with late yes
-- When did money come in that was overdue (yes)?
-- late = yes, paid on which dates
SELECT PaidOn FROM Payment WHERE Late = 'yes';
-- Show the name and creation date of the newest tenant.
-- who became a customer last, and when
-- Who joined us most recently, and when was that?
-- tenant with the latest created date: name, that date
SELECT TenantName, CreatedAt FROM Tenant ORDER BY CreatedAt DESC LIMIT 1;
-- How many tenants are there of each type?
-- customers by kind, counted
-- How many customers of every sort do we have? Sort first.
-- tenant type, count
SELECT TenantType, COUNT(*) FROM Tenant GROUP BY TenantType;
-- Which managers look after more than 1 facility?
-- managers with over 1 site
-- Who runs over 1 location?
-- manager name with more than 1 facility
SELECT ManagerName FROM Facility GROUP BY ManagerName HAVING COUNT(*) > 1;
-- What are the labels and sizes of units larger than the average unit?
-- boxes bigger than the mean size: label and square metres
-- Which rooms are roomier than average, and how big is each? Start with what is written on it.
-- unit label + size in sqm, size over the mean
SELECT UnitLabel, SizeSqm FROM Unit WHERE SizeSqm > (SELECT AVG(SizeSqm) FROM Unit);
-- Which tenants have no email?
-- names without an email on file
-- Whom can we not write to online?
-- email empty: tenant names
SELECT TenantName FROM Tenant WHERE Email IS NULL;
-- Which tenants have both an ended and an active lease?
-- names of customers with a contract that is ended and one that is active
-- Who has let one agreement come to an end (ended) while another is active?
-- tenant names with both lease statuses: active, ended
SELECT T1.TenantName FROM Tenant AS T1 JOIN Lease AS T2 ON T1.TenantID = T2.TenantID WHERE T2.Status = 'ended' INTERSECT SELECT T1.TenantName FROM Tenant AS T1 JOIN Lease AS T2 ON T1.TenantID = T2.TenantID WHERE T2.Status = 'active';
-- List the unit labels in Reno from the most to the least expensive.
-- boxes in Reno, dearest first (labels)
-- What is written on the rooms in Reno? The one that costs most a month on top.
-- city Reno - unit labels, descending by monthly rate
SELECT T1.UnitLabel FROM Unit AS T1 JOIN Facility AS T2 ON T1.FacilityID = T2.FacilityID WHERE T2.City = 'Reno' ORDER BY T1.MonthlyRate DESC;
-- database: mountain_huts
CREATE TABLE country (iso TEXT PRIMARY KEY, country_name TEXT, area_km2 INTEGER);
CREATE TABLE mountain (mountain_id INTEGER PRIMARY KEY, name TEXT, elevation_m INTEGER, first_ascent INTEGER, iso TEXT REFERENCES country(iso));
CREATE TABLE hut (hut_id INTEGER PRIMARY KEY, hut_name TEXT, mountain_id INTEGER REFERENCES mountain(mountain_id), altitude INTEGER, beds INTEGER, warden TEXT, open_in_winter INTEGER);
CREATE TABLE guest_book (entry_id INTEGER PRIMARY KEY, hut_id INTEGER REFERENCES hut(hut_id), guest TEXT, origin TEXT, arrived TEXT, nights INTEGER);
INSERT INTO country VALUES ('AT','Austria',83879),('CH','Switzerland',41285),('SI','Slovenia',20273),('NO','Norway',385207);
INSERT INTO mountain VALUES (1,'Rotspitz',3120,1865,'AT'),(2,'Weisskogel',2874,1871,'AT'),(3,'Dent Noire',4012,1859,'CH'),(4,'Veliki Zob',2401,1890,'SI'),(5,'Storhorn',1998,1902,'NO'),(6,'Gelbhorn',3344,1868,'CH');
INSERT INTO hut VALUES (1,'Adlerhaus',1,2210,80,'Resi Moser',0),(2,'Kogelalm',2,1900,35,'Franz Toth',1),(3,'Refuge du Lac',3,2700,110,'Luc Favre',0),(4,'Koca pod Zobom',4,1500,24,'Ana Kos',1),(5,'Gipfelstube',1,2890,18,'Resi Moser',0),(6,'Gelbhornhuette',6,2450,60,'Urs Egli',0);
INSERT INTO guest_book VALUES (1,1,'Anna Schulz','Berlin','2023-07-01',2),(2,1,'Piotr Nowak','Krakow','2023-07-03',1),(3,3,'Marie Roux','Lyon','2023-07-10',3),(4,2,'Anna Schulz','Berlin','2023-08-02',1),(5,4,'Jan Vrba','Brno','2023-08-15',2),(6,3,'Tom Hill','Leeds','2023-08-20',1),(7,1,'Eva Kral','Brno','2023-09-01',4),(8,6,'Tom Hill','Leeds','2023-09-05',2);
-- What are the names and elevations of the mountains in Switzerland?
-- Swiss peaks, I mean those in Switzerland: name and height
-- What can one climb in Switzerland, and how high is it?
-- country Switzerland: mountain name + elevation
SELECT T1.name, T1.elevation_m FROM mountain AS T1 JOIN country AS T2 ON T1.iso = T2.iso WHERE T2.country_name = 'Switzerland';
-- Which mountain is the highest?
-- name of the tallest peak
-- What is the biggest peak of all called?
-- mountain with the top elevation, name
SELECT name FROM mountain ORDER BY elevation_m DESC LIMIT 1;
-- How many huts does each mountain have? Show the mountain's name.
-- count shelters by peak, with its name
-- How many places to sleep, counted as houses, stand on every peak? Peak first.
-- count huts by mountain name
SELECT T1.name, COUNT(*) FROM mountain AS T1 JOIN hut AS T2 ON T1.mountain_id = T2.mountain_id GROUP BY T1.mountain_id;
-- Which mountains have no hut?
-- peaks without any shelter
-- On which peaks is there no roof to sleep under?
-- mountain names without a hut
SELECT name FROM mountain WHERE mountain_id NOT IN (SELECT mountain_id FROM hut);
-- What is the total number of beds in Austria?
-- how many people can sleep in the huts of Austria, all together
-- How many hikers can spend the night in Austria altogether?
-- sum of hut beds, country Austria
SELECT SUM(T1.beds) FROM hut AS T1 JOIN mountain AS T2 ON T1.mountain_id = T2.mountain_id JOIN country AS T3 ON T2.iso = T3.iso WHERE T3.country_name = 'Austria';
-- Who is the warden of more than 1 hut?
-- names of keepers in charge of over 1 hut
-- Who looks after over 1 house up there?
-- warden with more than 1 hut
SELECT warden FROM hut GROUP BY warden HAVING COUNT(*) > 1;
-- Find the guests who stayed at Adlerhaus, and the number of nights.
-- visitors of Adlerhaus and how long each stayed
-- Who has slept at Adlerhaus, and how long did they stay, in nights?
-- Adlerhaus guest book: guest, nights
SELECT T1.guest, T1.nights FROM guest_book AS T1 JOIN hut AS T2 ON T1.hut_id = T2.hut_id WHERE T2.hut_name = 'Adlerhaus';
-- Which hut had the most nights booked in total?
-- shelter with the greatest sum of nights
-- Which house did hikers spend most nights in, all of them added up?
-- top hut by sum of nights, name
SELECT T1.hut_name FROM hut AS T1 JOIN guest_book AS T2 ON T1.hut_id = T2.hut_id GROUP BY T1.hut_id ORDER BY SUM(T2.nights) DESC LIMIT 1;
-- List the names of huts that no guest has visited.
-- huts with an empty guest book
-- In which houses has nobody ever stayed?
-- hut names with no entry in the guest book
SELECT hut_name FROM hut WHERE hut_id NOT IN (SELECT hut_id FROM guest_book);
-- How many different guests came from Brno?
-- distinct visitors whose origin is Brno, counted
-- How many people, each counted once, have come to us from Brno?
-- origin = Brno, number of different guests
SELECT COUNT(DISTINCT guest) FROM guest_book WHERE origin = 'Brno';
-- What are the names of huts between 1800 and 2500 metres of altitude?
-- shelters that lie between 1800 and 2500 m
-- Which houses lie 1800 to 2500 metres up?
-- hut names, altitude from 1800 up to 2500
SELECT hut_name FROM hut WHERE altitude BETWEEN 1800 AND 2500;
-- Show the average, minimum and maximum number of beds of huts that are closed in winter (0).
-- mean, smallest and largest bed count where open in winter is 0
-- How many can sleep in a house that shuts for the cold season (0): on average, at the least, at the most?
-- open in winter = 0: beds avg, min, max
SELECT AVG(beds), MIN(beds), MAX(beds) FROM hut WHERE open_in_winter = 0;
-- Which countries have a mountain above 3000 m or an area above 300000?
-- country names: a peak over 3000 m in it, or larger than 300000 square kilometres
-- Which nations have a peak higher than 3000 m, or are bigger than 300000 square kilometres?
-- country names in one list - area over 300000, or any mountain with elevation over 3000
SELECT T2.country_name FROM mountain AS T1 JOIN country AS T2 ON T1.iso = T2.iso WHERE T1.elevation_m > 3000 UNION SELECT country_name FROM country WHERE area_km2 > 300000;
-- Which guests stayed on both Rotspitz and Weisskogel?
-- visitors of huts on Rotspitz who also slept on Weisskogel
-- Who has spent the night on Rotspitz as well as on Weisskogel?
-- guests of huts on both mountains: Weisskogel, Rotspitz
SELECT T1.guest FROM guest_book AS T1 JOIN hut AS T2 ON T1.hut_id = T2.hut_id JOIN mountain AS T3 ON T2.mountain_id = T3.mountain_id WHERE T3.name = 'Rotspitz' INTERSECT SELECT T1.guest FROM guest_book AS T1 JOIN hut AS T2 ON T1.hut_id = T2.hut_id JOIN mountain AS T3 ON T2.mountain_id = T3.mountain_id WHERE T3.name = 'Weisskogel';
-- Show the 2 mountains climbed first, with the year of the first ascent.
-- which 2 peaks were reached earliest and in which year
-- Which 2 peaks did people get to the top of first, and when?
-- mountains by first ascent ascending, only 2: name, that year
SELECT name, first_ascent FROM mountain ORDER BY first_ascent LIMIT 2;
