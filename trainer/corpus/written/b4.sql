-- database: town_refuse_rounds
CREATE TABLE rounds (round_id INTEGER PRIMARY KEY, round_name TEXT, weekday TEXT, waste_kind TEXT, households INTEGER);
CREATE TABLE trucks (plate TEXT PRIMARY KEY, make TEXT, payload_t REAL, fuel TEXT, first_used INTEGER);
CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, full_name TEXT, hired_on TEXT, licence TEXT);
CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, round_id INTEGER REFERENCES rounds(round_id), plate TEXT REFERENCES trucks(plate), driver_id INTEGER REFERENCES drivers(driver_id), trip_date TEXT, tonnes REAL, km REAL);
CREATE TABLE missed_bins (report_id INTEGER PRIMARY KEY, trip_id INTEGER REFERENCES trips(trip_id), street TEXT, reason TEXT, reporter_phone TEXT);
INSERT INTO rounds VALUES (1,'Old Town','Monday','residual',1850),(2,'Station Quarter','Tuesday','paper',2400),(3,'Riverside','Tuesday','organic',1320),(4,'Castle Estate','Thursday','residual',2950),(5,'Farms','Friday','residual',240),(6,'University Hill','Wednesday','plastic',1710);
INSERT INTO trucks VALUES ('RX 101','Scania',11.5,'diesel',2015),('RX 102','Volvo',10,'diesel',2018),('RX 103','Dennis',9.2,'electric',2022),('RX 104','Mercedes',12,'gas',2020),('RX 105','Volvo',8,'diesel',2009);
INSERT INTO drivers VALUES (1,'Colm Breen','2001-06-01','C'),(2,'Agata Mazur','2016-09-12','CE'),(3,'Desmond Hall','2019-02-04','C'),(4,'Nia Prosser','2023-01-09','C'),(5,'Ivan Radic','2010-05-17','CE');
INSERT INTO trips VALUES (1,1,'RX 101',1,'2024-03-04',10.9,41),(2,2,'RX 103',2,'2024-03-05',5.1,33),(3,3,'RX 102',3,'2024-03-05',7.7,28),(4,4,'RX 104',5,'2024-03-07',11.8,52),(5,5,'RX 102',3,'2024-03-08',3.2,97),(6,1,'RX 101',1,'2024-03-11',11.2,40),(7,4,'RX 101',5,'2024-03-14',11.4,53),(8,2,'RX 103',2,'2024-03-12',4.9,34);
INSERT INTO missed_bins VALUES (1,1,'Well Lane','parked car','555 0191'),(2,1,'Church Row','not put out',NULL),(3,4,'Keep Street','parked car','555 0177'),(4,5,'Hollow Farm','snow',NULL),(5,7,'Moat Road','overfilled','555 0123'),(6,6,'Well Lane','parked car','555 0191');
-- List the names of the rounds that collect 'residual' waste.
-- which rounds take away residual waste
-- residual as waste kind - names of the rounds
SELECT round_name FROM rounds WHERE waste_kind = 'residual';
-- How many trucks run on 'diesel'?
-- number of diesel lorries
-- diesel as fuel - truck count
SELECT COUNT(*) FROM trucks WHERE fuel = 'diesel';
-- Which round serves the most households?
-- our largest round by households
-- highest household figure of all rounds - name
SELECT round_name FROM rounds ORDER BY households DESC LIMIT 1;
-- Show each driver's full name and the total tonnes collected.
-- rubbish in tonnes per driver, with the name in front
-- sum of tonnes by driver, full name in front
SELECT d.full_name, SUM(t.tonnes) FROM drivers AS d JOIN trips AS t ON d.driver_id = t.driver_id GROUP BY d.driver_id;
-- Which drivers made no trip?
-- names of drivers who have not been out
-- drivers that not one trip belongs to - full names
SELECT full_name FROM drivers WHERE driver_id NOT IN (SELECT driver_id FROM trips);
-- Find the streets where bins were missed because of a 'parked car', each street once.
-- distinct streets with the reason parked car
-- reason parked car: different streets of the missed bins
SELECT DISTINCT street FROM missed_bins WHERE reason = 'parked car';
-- Give the plates of trucks that made more than 2 trips.
-- lorries with over two trips (plate)
-- count trips by truck, only those with over 2: plate
SELECT plate FROM trips GROUP BY plate HAVING COUNT(*) > 2;
-- What are the average kilometres and the maximum tonnes of a trip?
-- mean distance driven and heaviest load over all trips
-- trips please: mean km, largest tonnage
SELECT AVG(km), MAX(tonnes) FROM trips;
-- Show the names of the rounds on which bins were missed because of 'snow'.
-- where did snow keep us from emptying bins? round names
-- missed bins with the reason snow: names of the rounds
SELECT r.round_name FROM rounds AS r JOIN trips AS t ON r.round_id = t.round_id JOIN missed_bins AS m ON t.trip_id = m.trip_id WHERE m.reason = 'snow';
-- Which rounds have more households than the average?
-- rounds above the average number of households
-- households beyond the mean of all rounds - names
SELECT round_name FROM rounds WHERE households > (SELECT AVG(households) FROM rounds);
-- How many missed bins were there on each round? Return the round name and the number.
-- missed bins counted by round name
-- count of missed bins by round, round's name in front
SELECT r.round_name, COUNT(*) FROM rounds AS r JOIN trips AS t ON r.round_id = t.round_id JOIN missed_bins AS m ON t.trip_id = m.trip_id GROUP BY r.round_id;
-- List the full names of drivers with licence 'CE', longest serving first.
-- CE licence holders in order of hiring
-- licence CE, sorted by hiring day upwards - full names
SELECT full_name FROM drivers WHERE licence = 'CE' ORDER BY hired_on;
-- Which trucks have not been used on any trip? Show plate and make.
-- plate and make of lorries that never left the yard
-- trucks that not one trip belongs to: plate, make
SELECT plate, make FROM trucks WHERE plate NOT IN (SELECT plate FROM trips);
-- Which makes have a truck with a payload of at least 11 tonnes or an 'electric' one?
-- makes of lorries that carry 11 tonnes or more, or are electric
-- fuel electric, or else payload 11 or above: makes of the trucks
SELECT make FROM trucks WHERE payload_t >= 11 OR fuel = 'electric';
-- How many different reasons for missed bins are there?
-- distinct reasons why bins were not emptied, number
-- reasons for missed bins - number of different ones
SELECT COUNT(DISTINCT reason) FROM missed_bins;
-- Show the streets of reports without a reporter's phone number.
-- anonymous reports of missed bins, that is no phone: which streets
-- reporter's phone blank - streets
SELECT street FROM missed_bins WHERE reporter_phone IS NULL;

-- database: biogas_digester
CREATE TABLE substrate (subst_id INTEGER PRIMARY KEY, subst_name TEXT, origin TEXT, gas_m3_per_t REAL, gate_fee REAL);
CREATE TABLE digester (dig_no INTEGER PRIMARY KEY, volume_m3 INTEGER, temp_c REAL, mode TEXT, start_year INTEGER);
CREATE TABLE feeding (feed_id INTEGER PRIMARY KEY, dig_no INTEGER REFERENCES digester(dig_no), subst_id INTEGER REFERENCES substrate(subst_id), fed_on TEXT, tonnes REAL);
CREATE TABLE gas_log (log_id INTEGER PRIMARY KEY, dig_no INTEGER REFERENCES digester(dig_no), log_day TEXT, gas_m3 REAL, ch4_pct REAL, h2s_ppm INTEGER);
INSERT INTO substrate VALUES (1,'maize silage','farm',200,0),(2,'cattle slurry','farm',25,2),(3,'kitchen scraps','restaurants',120,45),(4,'grass cuttings','parks',95,18),(5,'frying fat','restaurants',680,30),(6,'brewers grain','brewery',115,0),(7,'apple pomace','juice press',130,5);
INSERT INTO digester VALUES (1,2200,39,'mesophilic',2008),(2,2200,40,'mesophilic',2008),(3,1400,54,'thermophilic',2017),(4,600,38,'mesophilic',2023);
INSERT INTO feeding VALUES (1,1,1,'2024-01-02',22),(2,1,2,'2024-01-02',40),(3,2,3,'2024-01-02',15),(4,3,5,'2024-01-03',4),(5,3,3,'2024-01-03',18),(6,2,2,'2024-01-03',35),(7,1,1,'2024-01-04',24),(8,3,4,'2024-01-04',9),(9,2,6,'2024-01-05',11);
INSERT INTO gas_log VALUES (1,1,'2024-01-03',5200,53.5,180),(2,2,'2024-01-03',3100,57.2,420),(3,3,'2024-01-03',4400,61,650),(4,1,'2024-01-04',5350,54,170),(5,2,'2024-01-04',2900,58.1,390),(6,3,'2024-01-04',4750,62.3,NULL);
-- What are the names of substrates that come from 'restaurants'?
-- what feed do restaurants send us
-- restaurants as origin - names of the substrates
SELECT subst_name FROM substrate WHERE origin = 'restaurants';
-- How many digesters run in the 'mesophilic' mode?
-- count of mesophilic tanks
-- mesophilic as mode - digester count
SELECT COUNT(*) FROM digester WHERE mode = 'mesophilic';
-- Which substrate gives the most gas per tonne?
-- feed with the best gas yield, its name
-- highest gas yield of all substrates - name
SELECT subst_name FROM substrate ORDER BY gas_m3_per_t DESC LIMIT 1;
-- Show the substrate names and the tonnes fed of each.
-- tonnes fed in by substrate
-- sum of fed tonnes by substrate, its name in front
SELECT s.subst_name, SUM(f.tonnes) FROM substrate AS s JOIN feeding AS f ON s.subst_id = f.subst_id GROUP BY s.subst_id;
-- Which substrates have never been fed?
-- names of feed we never put into a tank
-- substrates that not one feeding belongs to - names
SELECT subst_name FROM substrate WHERE subst_id NOT IN (SELECT subst_id FROM feeding);
-- Find the names of substrates fed into a 'thermophilic' digester.
-- what goes into tanks of the thermophilic mode
-- digester mode thermophilic: names of the substrates fed
SELECT s.subst_name FROM substrate AS s JOIN feeding AS f ON s.subst_id = f.subst_id JOIN digester AS d ON f.dig_no = d.dig_no WHERE d.mode = 'thermophilic';
-- What is the average gas volume per day for each digester number?
-- mean daily gas by tank number
-- mean gas m3 by digester, number in front
SELECT dig_no, AVG(gas_m3) FROM gas_log GROUP BY dig_no;
-- What are the lowest and the highest methane percentages?
-- methane content: smallest and largest value in the log
-- CH4 percent please: smallest, largest
SELECT MIN(ch4_pct), MAX(ch4_pct) FROM gas_log;
-- List the digester numbers that got more than 60 tonnes in total.
-- tanks fed over 60 tonnes altogether
-- add up fed tonnes by digester, only sums beyond 60: number
SELECT dig_no FROM feeding GROUP BY dig_no HAVING SUM(tonnes) > 60;
-- Give the numbers of digesters without a gas log.
-- tanks for which no gas was ever logged
-- digesters that not one gas log entry belongs to - numbers
SELECT dig_no FROM digester WHERE dig_no NOT IN (SELECT dig_no FROM gas_log);
-- Show the names of substrates with a gate fee above the average gate fee.
-- feed that pays us more than the average fee
-- gate fee beyond the mean of all substrates - names
SELECT subst_name FROM substrate WHERE gate_fee > (SELECT AVG(gate_fee) FROM substrate);
-- Which substrates were fed to both digester 2 and digester 3?
-- feed that went into tank 2 as well as tank 3, by name
-- substrates fed to digester 3 as well as to digester 2
SELECT s.subst_name FROM substrate AS s JOIN feeding AS f ON s.subst_id = f.subst_id WHERE f.dig_no = 2 INTERSECT SELECT s.subst_name FROM substrate AS s JOIN feeding AS f ON s.subst_id = f.subst_id WHERE f.dig_no = 3;
-- How many different origins are there among the substrates?
-- number of distinct sources of our feed
-- origins of the substrates - number of different ones
SELECT COUNT(DISTINCT origin) FROM substrate;
-- On which day was the single highest gas volume logged?
-- date of the record in gas
-- highest gas m3 of any entry - the day
SELECT log_day FROM gas_log ORDER BY gas_m3 DESC LIMIT 1;
-- Return the days and digester numbers with no value for hydrogen sulphide.
-- log days lacking an H2S reading, with the tank number
-- h2s left blank: log day, digester number
SELECT log_day, dig_no FROM gas_log WHERE h2s_ppm IS NULL;

-- database: north_sea_windfarm
CREATE TABLE WindPark (ParkName TEXT PRIMARY KEY, Sea TEXT, DistanceKm INTEGER, Opened INTEGER);
CREATE TABLE Turbine (TurbineCode TEXT PRIMARY KEY, ParkName TEXT REFERENCES WindPark(ParkName), Manufacturer TEXT, RotorM INTEGER, RatedMW REAL, State TEXT);
CREATE TABLE Technician (TechID INTEGER PRIMARY KEY, Name TEXT, Nationality TEXT, SeaSurvivalUntil TEXT, DayRate REAL);
CREATE TABLE ServiceVisit (VisitID INTEGER PRIMARY KEY, TurbineCode TEXT REFERENCES Turbine(TurbineCode), VisitDate TEXT, Task TEXT, DowntimeH REAL, Access TEXT);
CREATE TABLE VisitCrew (VisitID INTEGER REFERENCES ServiceVisit(VisitID), TechID INTEGER REFERENCES Technician(TechID), HoursOnTop REAL, PRIMARY KEY (VisitID, TechID));
INSERT INTO WindPark VALUES ('Skarv Bank','North Sea',38,2014),('Hollands Hoek','North Sea',22,2019),('Bornmose','Baltic Sea',15,2011),('Deep Dogger','North Sea',130,2024);
INSERT INTO Turbine VALUES ('SK01','Skarv Bank','Vestas',112,3.3,'running'),('SK02','Skarv Bank','Vestas',112,3.3,'stopped'),('HH01','Hollands Hoek','Siemens',154,6,'running'),('HH02','Hollands Hoek','Siemens',154,6,'running'),('BM01','Bornmose','Siemens',93,2.3,'running'),('BM02','Bornmose','Nordex',90,2.5,'stopped'),('HH03','Hollands Hoek','Siemens',167,8,'running');
INSERT INTO Technician VALUES (1,'Jesper Holm','Danish','2025-03-01',640),(2,'Femke Boer','Dutch','2024-09-15',610),(3,'Callum Reid','Scottish','2026-01-31',580),(4,'Lena Voss','German','2025-11-20',655),(5,'Anders Bak','Danish','2024-06-30',520);
INSERT INTO ServiceVisit VALUES (1,'SK02','2023-06-12','gearbox oil',14,'boat'),(2,'HH01','2023-07-03','blade repair',30,'helicopter'),(3,'BM02','2023-07-19','pitch motor',22,'boat'),(4,'HH02','2023-09-08','annual service',8,'boat'),(5,'SK02','2023-10-25','generator',76,'helicopter'),(6,'BM01','2024-02-14','annual service',9,'boat');
INSERT INTO VisitCrew VALUES (1,1,6),(1,3,6.5),(2,2,9),(2,4,8.5),(3,1,7),(4,2,5),(5,3,11),(5,1,10),(6,1,4.5);
-- List the names of wind parks in the 'North Sea'.
-- parks we run in the North Sea
-- sea North Sea: names of the parks
SELECT ParkName FROM WindPark WHERE Sea = 'North Sea';
-- How many turbines are in the state 'stopped'?
-- number of stopped machines
-- stopped as state - turbine count
SELECT COUNT(*) FROM Turbine WHERE State = 'stopped';
-- Which wind park is farthest from the coast?
-- park with the longest distance out
-- greatest distance in km of all parks - name
SELECT ParkName FROM WindPark ORDER BY DistanceKm DESC LIMIT 1;
-- Show every park that has turbines with its total rated power.
-- megawatts installed per park, the park's name first
-- sum of rated MW of the turbines by park, park in front
SELECT ParkName, SUM(RatedMW) FROM Turbine GROUP BY ParkName;
-- Which wind parks have no turbines yet?
-- parks without a turbine
-- wind parks that not one turbine belongs to
SELECT ParkName FROM WindPark WHERE ParkName NOT IN (SELECT ParkName FROM Turbine);
-- Find the names of technicians who worked on turbine 'SK02', each name once.
-- distinct technicians that have been up SK02
-- turbine SK02: different names of the technicians on its visits
SELECT DISTINCT T1.Name FROM Technician AS T1 JOIN VisitCrew AS T2 ON T1.TechID = T2.TechID JOIN ServiceVisit AS T3 ON T2.VisitID = T3.VisitID WHERE T3.TurbineCode = 'SK02';
-- Give the names of technicians who took part in at least 3 visits.
-- people in the crew of three or more visits
-- count visits by technician, leaving out anyone with fewer than 3: name
SELECT T1.Name FROM Technician AS T1 JOIN VisitCrew AS T2 ON T1.TechID = T2.TechID GROUP BY T1.TechID HAVING COUNT(*) >= 3;
-- Which technicians never were on a visit?
-- names of technicians not in any crew
-- technicians that not one visit belongs to - names
SELECT Name FROM Technician WHERE TechID NOT IN (SELECT TechID FROM VisitCrew);
-- What is the average downtime for each kind of access? Show access and hours.
-- mean downtime by way of access
-- mean downtime by access, access in front
SELECT Access, AVG(DowntimeH) FROM ServiceVisit GROUP BY Access;
-- What are the smallest, average and largest rotor of the 'Siemens' turbines?
-- Siemens rotors: min, mean, max
-- manufacturer Siemens, rotor size: smallest, mean, largest
SELECT MIN(RotorM), AVG(RotorM), MAX(RotorM) FROM Turbine WHERE Manufacturer = 'Siemens';
-- Return the names of technicians with a day rate above the average, highest first.
-- technicians dearer than average per day, sorted down by rate
-- day rate beyond the mean, sorted downwards - names of the technicians
SELECT Name FROM Technician WHERE DayRate > (SELECT AVG(DayRate) FROM Technician) ORDER BY DayRate DESC;
-- Which parks have turbines of more than one manufacturer?
-- parks with over 1 distinct maker of turbines
-- number of different manufacturers by park, leaving out parks with just one
SELECT ParkName FROM Turbine GROUP BY ParkName HAVING COUNT(DISTINCT Manufacturer) > 1;
-- Show the tasks and dates of visits to the park 'Bornmose'.
-- what was done at Bornmose and when
-- park Bornmose: task and date of each visit
SELECT T1.Task, T1.VisitDate FROM ServiceVisit AS T1 JOIN Turbine AS T2 ON T1.TurbineCode = T2.TurbineCode WHERE T2.ParkName = 'Bornmose';
-- Which technicians must renew sea survival before '2024-12-31'?
-- sea survival running out earlier than 2024-12-31: names
-- sea survival valid until earlier than 2024-12-31: names of the technicians
SELECT Name FROM Technician WHERE SeaSurvivalUntil < '2024-12-31';
-- List the codes of turbines that were never visited.
-- turbine codes with no service visit
-- turbines that not one service visit belongs to - codes
SELECT TurbineCode FROM Turbine WHERE TurbineCode NOT IN (SELECT TurbineCode FROM ServiceVisit);
-- Which turbine had the longest total downtime?
-- code of the machine that lost the most hours over all visits
-- add up downtime by turbine; code of the one on top
SELECT TurbineCode FROM ServiceVisit GROUP BY TurbineCode ORDER BY SUM(DowntimeH) DESC LIMIT 1;

-- database: grid_control_centre
CREATE TABLE region (reg_cd TEXT PRIMARY KEY, reg_nm TEXT, popn INTEGER);
CREATE TABLE substn (ss_id INTEGER PRIMARY KEY, ss_nm TEXT, reg_cd TEXT REFERENCES region(reg_cd), kv INTEGER, xfmr_cnt INTEGER, attended TEXT);
CREATE TABLE line (line_no TEXT PRIMARY KEY, from_ss INTEGER REFERENCES substn(ss_id), to_ss INTEGER REFERENCES substn(ss_id), len_km REAL, max_mw REAL, typ TEXT);
CREATE TABLE trip_evt (evt_id INTEGER PRIMARY KEY, line_no TEXT REFERENCES line(line_no), evt_dt TEXT, cause TEXT, dur_min INTEGER, cust_off INTEGER);
INSERT INTO region VALUES ('N','Northland',410000),('C','Central Plain',1900000),('S','South Coast',860000),('W','Western Isles',38000),('E','Eastmark',520000);
INSERT INTO substn VALUES (1,'Frostby','N',220,2,'N'),(2,'Kingsmoor','C',400,4,'Y'),(3,'Haverton','C',220,3,'Y'),(4,'Portsea Gate','S',400,3,'Y'),(5,'Lime Bay','S',110,1,'N'),(6,'Eastholm','E',220,2,'N'),(7,'Crossways','C',110,2,'N');
INSERT INTO line VALUES ('L401',2,4,184,1200,'overhead'),('L221',1,3,240,410,'overhead'),('L222',3,6,133,380,'overhead'),('L402',2,3,41,900,'overhead'),('L111',4,5,26,120,'cable'),('L112',3,7,18,95,'cable'),('L223',6,1,310,350,'overhead');
INSERT INTO trip_evt VALUES (1,'L221','2023-01-30','ice',95,41000),(2,'L223','2023-01-30','ice',140,0),(3,'L111','2023-05-17','digger',610,8800),(4,'L222','2023-07-22','lightning',3,0),(5,'L221','2023-08-04','lightning',2,500),(6,'L401','2023-10-12','bird',1,0),(7,'L221','2023-12-02','ice',60,37000);
-- What are the names of the substations at 220 kilovolts?
-- our 220 kV substations
-- kv 220 - substation names
SELECT ss_nm FROM substn WHERE kv = 220;
-- How many trip events were caused by 'ice'?
-- number of trips put down to ice
-- ice as cause - count of trip events
SELECT COUNT(*) FROM trip_evt WHERE cause = 'ice';
-- Which line is the longest?
-- number of the longest line in km
-- greatest length of all lines - line number
SELECT line_no FROM line ORDER BY len_km DESC LIMIT 1;
-- Show the region names and the number of substations in each.
-- substations by region name
-- substation count by region, region's name in front
SELECT r.reg_nm, COUNT(*) FROM region AS r JOIN substn AS s ON r.reg_cd = s.reg_cd GROUP BY r.reg_cd;
-- List each line number with the names of the substations where it starts and ends.
-- from where to where does every line run? number, start, end
-- for all lines: number, name of the from substation, name of the to substation
SELECT l.line_no, a.ss_nm, b.ss_nm FROM line AS l JOIN substn AS a ON l.from_ss = a.ss_id JOIN substn AS b ON l.to_ss = b.ss_id;
-- Which regions have no substation?
-- region names without any substation
-- regions that not one substation belongs to - names
SELECT reg_nm FROM region WHERE reg_cd NOT IN (SELECT reg_cd FROM substn);
-- Find the lines that tripped more than 2 times.
-- lines with over two trip events
-- count trip events by line, only those with over 2
SELECT line_no FROM trip_evt GROUP BY line_no HAVING COUNT(*) > 2;
-- Which lines never tripped?
-- numbers of the lines without a trip event
-- lines that not one trip event belongs to - numbers
SELECT line_no FROM line WHERE line_no NOT IN (SELECT line_no FROM trip_evt);
-- What is the total length and the total maximum power of the 'overhead' lines?
-- overhead lines: km in sum, MW in sum
-- type overhead: sum of km, then sum of the greatest MW
SELECT SUM(len_km), SUM(max_mw) FROM line WHERE typ = 'overhead';
-- Give the date and the duration of trips of lines that start at 'Frostby'.
-- trips on lines out of Frostby, date and minutes
-- from substation Frostby: date and duration of the trip events
SELECT e.evt_dt, e.dur_min FROM trip_evt AS e JOIN line AS l ON e.line_no = l.line_no JOIN substn AS s ON l.from_ss = s.ss_id WHERE s.ss_nm = 'Frostby';
-- Show the cause and the average duration for every cause, longest first.
-- how many minutes does a trip last on average by cause, descending
-- mean minutes by cause, sorted downwards: cause, mean
SELECT cause, AVG(dur_min) FROM trip_evt GROUP BY cause ORDER BY AVG(dur_min) DESC;
-- Which event dates had more customers off than the average event?
-- dates of events with above-average customers off
-- customers off beyond the mean of all events - dates
SELECT evt_dt FROM trip_evt WHERE cust_off > (SELECT AVG(cust_off) FROM trip_evt);
-- How many different voltages are there among the substations?
-- distinct kV levels, how many
-- kv of the substations - number of different values
SELECT COUNT(DISTINCT kv) FROM substn;
-- Return the names of attended ('Y') substations in the region 'Central Plain'.
-- substations in Central Plain with attended = Y
-- attended = Y, region Central Plain: names of the substations
SELECT s.ss_nm FROM substn AS s JOIN region AS r ON s.reg_cd = r.reg_cd WHERE s.attended = 'Y' AND r.reg_nm = 'Central Plain';
-- Which lines tripped because of 'ice' and also because of 'lightning'?
-- line numbers hit by ice as well as by lightning
-- lines with cause lightning as well as cause ice among their events
SELECT line_no FROM trip_evt WHERE cause = 'ice' INTERSECT SELECT line_no FROM trip_evt WHERE cause = 'lightning';
-- Show the two most populated regions by name.
-- the 2 regions where most people live
-- first 2 regions when sorted by population downwards - names
SELECT reg_nm FROM region ORDER BY popn DESC LIMIT 2;

-- database: welted_shoe_factory
CREATE TABLE tannery (id INTEGER PRIMARY KEY, name TEXT, country TEXT, vegetable_tanned TEXT);
CREATE TABLE leather (id INTEGER PRIMARY KEY, tannery_id INTEGER REFERENCES tannery(id), animal TEXT, shade TEXT, thickness_mm REAL, price_sqft REAL);
CREATE TABLE shoe_model (id INTEGER PRIMARY KEY, label TEXT, style TEXT, last_no INTEGER, upper_leather INTEGER REFERENCES leather(id), lining_leather INTEGER REFERENCES leather(id), retail REAL);
CREATE TABLE worker (id INTEGER PRIMARY KEY, name TEXT, station TEXT, piece_rate REAL);
CREATE TABLE work_ticket (id INTEGER PRIMARY KEY, model_id INTEGER REFERENCES shoe_model(id), worker_id INTEGER REFERENCES worker(id), pairs INTEGER, seconds_quality INTEGER, done_on TEXT);
INSERT INTO tannery VALUES (1,'Conceria Belli','Italy','yes'),(2,'Weinhart','Germany','no'),(3,'Tannerie du Lac','France','yes'),(4,'Oak Pit','England','yes'),(5,'Chrome Star','India','no');
INSERT INTO leather VALUES (1,1,'calf','cognac',1.4,11.5),(2,2,'calf','black',1.3,9.8),(3,3,'goat','natural',0.8,6.2),(4,1,'cow','dark brown',2,7.4),(5,4,'cow','natural',5,8.9),(6,3,'calf','burgundy',1.4,12.3),(7,2,'pig','beige',0.7,3.1);
INSERT INTO shoe_model VALUES (1,'Strand','oxford',42,2,3,390),(2,'Beckett','derby',38,1,7,345),(3,'Foreman','boot',51,4,3,420),(4,'Duchess','loafer',29,6,3,360),(5,'Mayfair','oxford',42,1,3,410),(6,'Ploughman','boot',51,4,7,295);
INSERT INTO worker VALUES (1,'Antal','lasting',4.2),(2,'Zsuzsa','closing',3.6),(3,'Gabor','welting',5.1),(4,'Reka','closing',3.9),(5,'Matyas','finishing',2.8),(6,'Ildiko','lasting',4);
INSERT INTO work_ticket VALUES (1,1,1,24,1,'2024-01-15'),(2,1,2,30,0,'2024-01-15'),(3,2,2,28,2,'2024-01-16'),(4,3,3,16,0,'2024-01-16'),(5,5,1,20,3,'2024-01-17'),(6,3,4,18,1,'2024-01-18'),(7,4,2,22,0,'2024-01-18'),(8,2,3,19,1,'2024-01-19'),(9,6,6,12,4,'2024-01-19');
-- What are the labels of the shoe models of style 'boot'?
-- which boot models do we make
-- boot as style - labels of the models
SELECT label FROM shoe_model WHERE style = 'boot';
-- How many workers are at the 'closing' station?
-- headcount in closing
-- closing as station - worker count
SELECT COUNT(*) FROM worker WHERE station = 'closing';
-- Which shoe model has the highest retail price?
-- our dearest shoe
-- highest retail of all models - label
SELECT label FROM shoe_model ORDER BY retail DESC LIMIT 1;
-- Show the name of each tannery and how many leathers it supplies.
-- number of leathers by tannery name
-- leather count by tannery, tannery's name in front
SELECT t.name, COUNT(*) FROM tannery AS t JOIN leather AS l ON t.id = l.tannery_id GROUP BY t.id;
-- Which tanneries supply no leather?
-- tanneries in our book from whom we take nothing
-- tanneries that not one leather belongs to - names
SELECT name FROM tannery WHERE id NOT IN (SELECT tannery_id FROM leather);
-- List the labels of models with an upper from 'Conceria Belli'.
-- shoes whose upper leather was tanned by Conceria Belli
-- upper leather from Conceria Belli: labels of the models
SELECT m.label FROM shoe_model AS m JOIN leather AS l ON m.upper_leather = l.id JOIN tannery AS t ON l.tannery_id = t.id WHERE t.name = 'Conceria Belli';
-- Give the label of each model with the animal of its upper and the animal of its lining.
-- for every shoe: label, upper made of which animal, lining of which
-- for all models: label, animal of the upper, animal of the lining
SELECT m.label, u.animal, i.animal FROM shoe_model AS m JOIN leather AS u ON m.upper_leather = u.id JOIN leather AS i ON m.lining_leather = i.id;
-- Find the names of workers who finished more than 40 pairs altogether.
-- people with over 40 pairs on their tickets
-- add up pairs by worker, only sums beyond 40: name
SELECT w.name FROM worker AS w JOIN work_ticket AS k ON w.id = k.worker_id GROUP BY w.id HAVING SUM(k.pairs) > 40;
-- What are the average price and the thickest measure of 'calf' leather?
-- calf: mean price a square foot and greatest thickness
-- animal calf: mean price, largest thickness
SELECT AVG(price_sqft), MAX(thickness_mm) FROM leather WHERE animal = 'calf';
-- Return the shades of leathers that cost more than the average leather.
-- colours of leather dearer than average
-- price a square foot beyond the mean of all leathers - shades
SELECT shade FROM leather WHERE price_sqft > (SELECT AVG(price_sqft) FROM leather);
-- Which workers have no work ticket?
-- names of workers without tickets
-- workers that not one ticket belongs to - names
SELECT name FROM worker WHERE id NOT IN (SELECT worker_id FROM work_ticket);
-- How many pairs of seconds quality were made of each model? Show label and number.
-- seconds per shoe model, label first
-- sum of seconds quality by model, label in front
SELECT m.label, SUM(k.seconds_quality) FROM shoe_model AS m JOIN work_ticket AS k ON m.id = k.model_id GROUP BY m.id;
-- How many different animals does our leather come from?
-- count of distinct animals among the leathers
-- animals of the leathers - number of different ones
SELECT COUNT(DISTINCT animal) FROM leather;
-- Show the names and piece rates of the three best paid workers.
-- top 3 piece rates with the workers' names
-- first 3 workers when sorted by piece rate downwards: name, rate
SELECT name, piece_rate FROM worker ORDER BY piece_rate DESC LIMIT 3;
-- Which workers made both the 'Strand' and the 'Beckett'?
-- names of those who worked on Strand as well as Beckett
-- workers with a ticket for Beckett as well as one for Strand, by name
SELECT w.name FROM worker AS w JOIN work_ticket AS k ON w.id = k.worker_id JOIN shoe_model AS m ON k.model_id = m.id WHERE m.label = 'Strand' INTERSECT SELECT w.name FROM worker AS w JOIN work_ticket AS k ON w.id = k.worker_id JOIN shoe_model AS m ON k.model_id = m.id WHERE m.label = 'Beckett';

-- database: newspaper_press_plant
CREATE TABLE newspapers (paper_code TEXT PRIMARY KEY, title TEXT, frequency TEXT, founded INTEGER, cover_price REAL);
CREATE TABLE editions (edition_id INTEGER PRIMARY KEY, paper_code TEXT REFERENCES newspapers(paper_code), issue_day TEXT, pages INTEGER, copies INTEGER, deadline TEXT);
CREATE TABLE paper_reels (reel_no INTEGER PRIMARY KEY, mill TEXT, weight_kg INTEGER, width_cm INTEGER, recycled_pct INTEGER);
CREATE TABLE reel_usage (edition_id INTEGER REFERENCES editions(edition_id), reel_no INTEGER REFERENCES paper_reels(reel_no), used_kg INTEGER, PRIMARY KEY (edition_id, reel_no));
CREATE TABLE web_breaks (break_id INTEGER PRIMARY KEY, edition_id INTEGER REFERENCES editions(edition_id), unit TEXT, minutes_lost INTEGER, blamed_on TEXT);
INSERT INTO newspapers VALUES ('TD','Tide Daily','daily',1889,2.2),('HE','Harbour Echo','weekly',1954,3.5),('ML','Market Ledger','daily',1926,3.8),('SC','Sunday Circle','weekly',1971,4.5),('GZ','Growers Gazette','monthly',2002,6);
INSERT INTO editions VALUES (1,'TD','2024-03-04',48,82000,'22:30'),(2,'TD','2024-03-05',40,79500,'22:30'),(3,'ML','2024-03-04',32,41000,'21:00'),(4,'HE','2024-03-07',64,18500,'19:00'),(5,'SC','2024-03-10',96,125000,'20:15'),(6,'ML','2024-03-05',36,40200,'21:00'),(7,'TD','2024-03-06',44,80300,'22:30');
INSERT INTO paper_reels VALUES (801,'Kymi Paper',1250,160,60),(802,'Kymi Paper',1240,160,60),(803,'Rhine Mill',980,120,100),(804,'Rhine Mill',1010,120,100),(805,'Norskog',1310,160,0),(806,'Norskog',1290,160,0);
INSERT INTO reel_usage VALUES (1,801,1200),(1,805,1290),(2,802,1235),(3,803,960),(4,803,15),(4,804,990),(5,805,20),(5,802,5),(6,804,18),(7,801,45);
INSERT INTO web_breaks VALUES (1,1,'unit A',14,'paper'),(2,1,'unit B',6,'operator'),(3,5,'unit A',31,'splice'),(4,3,'unit C',9,'paper'),(5,5,'unit B',22,'paper'),(6,7,'unit A',12,NULL);
-- List the titles of the 'weekly' newspapers.
-- papers we print weekly
-- weekly as frequency - titles please
SELECT title FROM newspapers WHERE frequency = 'weekly';
-- How many editions have more than 40 pages?
-- count of editions thicker than 40 pages
-- pages above 40 - edition count
SELECT COUNT(*) FROM editions WHERE pages > 40;
-- Which newspaper is the oldest?
-- title founded first
-- earliest founding year of all newspapers - title
SELECT title FROM newspapers ORDER BY founded LIMIT 1;
-- Show each newspaper's title and the total number of copies printed.
-- copies altogether by title
-- sum of copies by newspaper, title in front
SELECT n.title, SUM(e.copies) FROM newspapers AS n JOIN editions AS e ON n.paper_code = e.paper_code GROUP BY n.paper_code;
-- Which newspapers have no edition?
-- titles of which we printed no edition
-- newspapers that not one edition belongs to - titles
SELECT title FROM newspapers WHERE paper_code NOT IN (SELECT paper_code FROM editions);
-- Find the issue days and minutes lost of breaks blamed on 'paper'.
-- breaks the paper was blamed for: day of issue and minutes
-- blamed on paper: issue day of the edition, minutes lost
SELECT e.issue_day, b.minutes_lost FROM web_breaks AS b JOIN editions AS e ON b.edition_id = e.edition_id WHERE b.blamed_on = 'paper';
-- Give the units with at least 2 web breaks.
-- press units where the web broke two or more times
-- count web breaks by unit, leaving out those with fewer than 2
SELECT unit FROM web_breaks GROUP BY unit HAVING COUNT(*) >= 2;
-- What are the average number of pages, the fewest and the most?
-- pages per edition: mean, lowest, highest
-- edition pages please: mean, smallest, largest
SELECT AVG(pages), MIN(pages), MAX(pages) FROM editions;
-- Show the mills whose reels were used for the 'Tide Daily', each mill once.
-- distinct mills behind the paper of Tide Daily
-- Tide Daily: different mills of the reels used
SELECT DISTINCT r.mill FROM paper_reels AS r JOIN reel_usage AS u ON r.reel_no = u.reel_no JOIN editions AS e ON u.edition_id = e.edition_id JOIN newspapers AS n ON e.paper_code = n.paper_code WHERE n.title = 'Tide Daily';
-- Which reels have not been used?
-- reel numbers still untouched
-- reels that not one usage belongs to - numbers
SELECT reel_no FROM paper_reels WHERE reel_no NOT IN (SELECT reel_no FROM reel_usage);
-- Return the titles of newspapers costing less than the average cover price.
-- papers cheaper than average
-- cover price below the mean of all newspapers - titles
SELECT title FROM newspapers WHERE cover_price < (SELECT AVG(cover_price) FROM newspapers);
-- How many different mills supply reels?
-- number of distinct paper mills
-- mills of the reels - number of different ones
SELECT COUNT(DISTINCT mill) FROM paper_reels;
-- What is the average reel weight of every mill? Show mill and weight.
-- mean weight of a reel, by mill
-- mean reel weight by mill, mill in front
SELECT mill, AVG(weight_kg) FROM paper_reels GROUP BY mill;
-- Which edition ids had web breaks and used a reel of 'Norskog'?
-- ids of editions on Norskog paper that also suffered a break
-- edition ids found among the web breaks and with a reel of mill Norskog as well
SELECT edition_id FROM web_breaks INTERSECT SELECT u.edition_id FROM reel_usage AS u JOIN paper_reels AS r ON u.reel_no = r.reel_no WHERE r.mill = 'Norskog';
-- On which issue day were the most minutes lost in total?
-- worst day for lost minutes, all breaks added
-- add up minutes lost by issue day and give the day on top
SELECT e.issue_day FROM editions AS e JOIN web_breaks AS b ON e.edition_id = b.edition_id GROUP BY e.issue_day ORDER BY SUM(b.minutes_lost) DESC LIMIT 1;
