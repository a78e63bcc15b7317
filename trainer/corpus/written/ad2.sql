-- database: far_horizon_observatories
CREATE TABLE sites (site_id INTEGER PRIMARY KEY, site_name TEXT, country TEXT, altitude_m INTEGER, clear_nights_per_year INTEGER);
CREATE TABLE telescopes (telescope_id INTEGER PRIMARY KEY, telescope_name TEXT, site_id INTEGER REFERENCES sites(site_id), mirror_diameter_m REAL, first_light_year INTEGER, mount_type TEXT, status TEXT);
CREATE TABLE instruments (instrument_id INTEGER PRIMARY KEY, instrument_name TEXT, telescope_id INTEGER REFERENCES telescopes(telescope_id), instrument_kind TEXT, pixel_count INTEGER, cost_eur INTEGER);
CREATE TABLE institutes (institute_id INTEGER PRIMARY KEY, institute_name TEXT, city TEXT, country TEXT, yearly_contribution INTEGER);
CREATE TABLE astronomers (astronomer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, institute_id INTEGER REFERENCES institutes(institute_id), birth_year INTEGER, research_field TEXT, supervisor_id INTEGER REFERENCES astronomers(astronomer_id));
CREATE TABLE object_classes (class_code TEXT PRIMARY KEY, class_description TEXT);
CREATE TABLE sky_objects (object_id INTEGER PRIMARY KEY, designation TEXT, class_code TEXT REFERENCES object_classes(class_code), constellation TEXT, magnitude REAL, distance_ly REAL, discovered_by INTEGER REFERENCES astronomers(astronomer_id));
CREATE TABLE proposals (proposal_id INTEGER PRIMARY KEY, title TEXT, principal_investigator INTEGER REFERENCES astronomers(astronomer_id), contact_person INTEGER REFERENCES astronomers(astronomer_id), hours_requested INTEGER, hours_granted INTEGER, submitted_on TEXT);
CREATE TABLE observing_runs (run_id INTEGER PRIMARY KEY, proposal_id INTEGER REFERENCES proposals(proposal_id), instrument_id INTEGER REFERENCES instruments(instrument_id), night TEXT, seeing_arcsec REAL, hours_lost INTEGER);
CREATE TABLE exposures (exposure_id INTEGER PRIMARY KEY, run_id INTEGER REFERENCES observing_runs(run_id), object_id INTEGER REFERENCES sky_objects(object_id), filter_name TEXT, seconds INTEGER, quality TEXT);
CREATE TABLE faults (fault_id INTEGER PRIMARY KEY, telescope_id INTEGER REFERENCES telescopes(telescope_id), reported_on TEXT, fixed_on TEXT, cause TEXT, repair_cost INTEGER);
INSERT INTO sites VALUES (1,'Monte Velo','Spain',2390,240),(2,'Llano Seco','Chile',2980,310),(3,'Kuru Ridge','Namibia',1850,275),(4,'Skarn Plateau','Norway',1120,95),(5,'Piedra Alta','Chile',3340,302);
INSERT INTO telescopes VALUES (1,'Great Velo Reflector',1,4.2,1989,'alt-azimuth','operating'),(2,'Seco Survey Camera',2,2.6,2012,'equatorial','operating'),(3,'Twin Heron A',2,8.1,2005,'alt-azimuth','operating'),(4,'Kuru Patrol',3,0.8,2016,'equatorial','upgrading'),(5,'Old Astrograph',1,0.4,1931,'equatorial','retired'),(6,'Twin Heron B',5,8.3,2009,'alt-azimuth','operating');
INSERT INTO instruments VALUES (1,'HAWKEYE',1,'camera',16000000,2100000),(2,'PRISMA',1,'spectrograph',4000000,3800000),(3,'WIDEFIELD-2',2,'camera',268000000,7400000),(4,'HERON-S',3,'spectrograph',8000000,11500000),(5,'HERON-I',3,'infrared imager',NULL,9200000),(6,'PATROLCAM',4,'camera',9000000,180000),(7,'TWIN-POL',6,'polarimeter',2000000,5600000);
INSERT INTO institutes VALUES (1,'Basque Institute of Astrophysics','Bilbao','Spain',900000),(2,'Leiden Lodge Observatory','Leiden','Netherlands',1200000),(3,'Windhoek Science Centre','Windhoek','Namibia',150000),(4,'Nordlys Institute','Tromso','Norway',400000),(5,'Ibero Space Council','Lisbon','Portugal',250000);
INSERT INTO astronomers VALUES (1,'Maite','Arana',1,1961,'stellar populations',NULL),(2,'Joost','Verbeek',2,1970,'exoplanets',NULL),(3,'Selma','Nangolo',3,1988,'variable stars',1),(4,'Ruben','Ortiz',1,1992,'exoplanets',2),(5,'Ingrid','Solheim',4,1979,'comets',1),(6,'Kees','de Wit',2,1995,'galaxies',2),(7,'Amaia','Lasa',1,1984,'galaxies',1);
INSERT INTO object_classes VALUES ('GAL','galaxy'),('CEP','Cepheid variable'),('EXO','exoplanet host'),('COM','comet'),('NEB','planetary nebula');
INSERT INTO sky_objects VALUES (1,'FH 0012','GAL','Fornax',13.2,62000000,7),(2,'FH 0047','CEP','Carina',8.9,4200,3),(3,'FH 0131','EXO','Lyra',10.4,310,2),(4,'FH 0200','EXO','Carina',11.7,145,2),(5,'C/Solheim 2018','COM',NULL,9.6,NULL,5),(6,'FH 0310','GAL','Virgo',14.8,98000000,7),(7,'FH 0322','NEB','Lyra',12.5,2600,NULL);
INSERT INTO proposals VALUES (1,'Distance ladder with southern Cepheids',3,1,40,30,'2022-09-12'),(2,'Transits of warm Neptunes',2,4,60,60,'2022-09-20'),(3,'Faint dwarfs around Fornax',7,7,85,50,'2023-03-10'),(4,'Dust in returning comets',5,5,20,NULL,'2023-09-15'),(5,'Rotation of spiral galaxies',6,2,55,25,'2023-03-02'),(6,'Transits at high resolution',4,2,30,18,'2024-03-11'),(7,'Ages of southern star clusters',7,1,70,35,'2024-03-14');
INSERT INTO observing_runs VALUES (1,1,3,'2023-01-14',0.8,0),(2,1,4,'2023-02-03',0.6,3),(3,2,4,'2023-04-21',0.7,1),(4,2,2,'2023-05-30',1.1,0),(5,3,3,'2023-08-17',0.9,6),(6,5,5,'2023-10-02',0.5,2),(7,6,4,'2024-05-09',1.3,8);
INSERT INTO exposures VALUES (1,1,2,'V',120,'good'),(2,1,2,'I',90,'good'),(3,2,2,'V',600,'fair'),(4,3,3,'R',1800,'good'),(5,3,4,'R',2400,'fair'),(6,4,4,'R',1500,'poor'),(7,5,1,'V',900,'good'),(8,6,6,'K',300,'good'),(9,5,6,'V',850,'fair'),(10,7,3,'R',1750,'poor');
INSERT INTO faults VALUES (1,1,'2023-02-11','2023-02-19','jammed dome shutter',14000),(2,3,'2023-06-05','2023-06-06','cooling pump leak',5200),(3,4,'2023-11-23',NULL,'motor failure',NULL),(4,1,'2024-01-08','2024-02-02','mirror support motor',38500),(5,2,'2024-04-15',NULL,'corrupted disk',900);
-- How many telescopes are operating?
-- number of scopes with status operating
-- what count of our big eyes are working at present, that is operating
-- operating telescopes, how many in total
SELECT COUNT(*) FROM telescopes WHERE status = 'operating';
-- Show the names of the sites in Chile that lie higher than 3000 metres.
-- Chile, over 3000 m: site names
-- which of our places in Chile stand above 3000 metres up
-- altitude more than 3000 and country Chile, name the site
SELECT site_name FROM sites WHERE country = 'Chile' AND altitude_m > 3000;
-- List the titles of the proposals whose title begins with Transits.
-- proposals called Transits something
-- requests for time that start with the word Transits, what is the full heading
-- Transits at the beginning of it - show those proposal titles
SELECT title FROM proposals WHERE title LIKE 'Transits%';
-- What are the designations of the objects with a magnitude between 9 and 12?
-- magnitude from 9 to 12, give the designation
-- which things in the sky have a brightness figure of at least 9 and at most 12? what are they catalogued as
-- designation please, for magnitude 9 to 12
SELECT designation FROM sky_objects WHERE magnitude BETWEEN 9 AND 12;
-- In how many different constellations do objects lie?
-- distinct star patterns with a catalogued object, the number
-- how many separate figures of the heavens do our targets fall into
-- count each constellation once: what do you get
SELECT COUNT(DISTINCT constellation) FROM sky_objects;
-- Which telescope has the largest mirror?
-- name of the scope with the greatest diameter
-- what is our biggest eye on the sky called, going by the glass
-- widest mirror of all, which telescope
SELECT telescope_name FROM telescopes ORDER BY mirror_diameter_m DESC LIMIT 1;
-- Show the name of each instrument with the name of its telescope and the name of the site.
-- instrument, the scope it sits on, the place: three names
-- what is mounted where? the device, then the telescope, then the mountain
-- for all instruments list their own name, the telescope's and the site's
SELECT T1.instrument_name, T2.telescope_name, T3.site_name FROM instruments AS T1 JOIN telescopes AS T2 ON T1.telescope_id = T2.telescope_id JOIN sites AS T3 ON T2.site_id = T3.site_id;
-- For each site with telescopes, what is the name of the site and how many telescopes stand there?
-- telescopes counted by site name
-- how many big eyes are there on every mountain? the mountain's name in front
-- site name plus the number of telescopes at it
SELECT T1.site_name, COUNT(*) FROM sites AS T1 JOIN telescopes AS T2 ON T1.site_id = T2.site_id GROUP BY T1.site_id;
-- Which sites have no telescope?
-- places without any scope, by name
-- where do we own a mountain with nothing to look through on it
-- not one telescope there: site names
SELECT site_name FROM sites WHERE site_id NOT IN (SELECT site_id FROM telescopes);
-- List the first and last names of the astronomers whose supervisor has the last name Arana.
-- people supervised by Arana, forename and surname
-- who learns the craft under Arana? given name, family name
-- Arana is the supervisor of whom, first name and last name
SELECT T1.first_name, T1.last_name FROM astronomers AS T1 JOIN astronomers AS T2 ON T1.supervisor_id = T2.astronomer_id WHERE T2.last_name = 'Arana';
-- For each proposal show the title, the last name of the principal investigator and the last name of the contact person.
-- title, surname of the lead scientist, surname of the contact
-- what is every request for time called, who heads it, and whom does one write to? family names
-- proposals one by one: title, then the PI's last name, then the contact's last name
SELECT T1.title, T2.last_name, T3.last_name FROM proposals AS T1 JOIN astronomers AS T2 ON T1.principal_investigator = T2.astronomer_id JOIN astronomers AS T3 ON T1.contact_person = T3.astronomer_id;
-- Which countries have both a site and an institute?
-- nations with a site as well as an institute
-- in what lands do we find an observing place and a research house alike
-- site in the country, institute in the country: which are they
SELECT country FROM sites INTERSECT SELECT country FROM institutes;
-- Which countries have an institute but no site?
-- nations of institutes minus those of sites
-- what lands send researchers without any mountain of ours in them
-- no site there though an institute is, list the countries
SELECT country FROM institutes EXCEPT SELECT country FROM sites;
-- List the different designations of the objects of the class exoplanet host that have been exposed with the instrument HERON-S.
-- exoplanet host targets taken by HERON-S, distinct designations
-- what has HERON-S looked at that counts as an exoplanet host? catalogue names, no repeats
-- HERON-S exposures, class exoplanet host, each object's designation only once
SELECT DISTINCT T1.designation FROM sky_objects AS T1 JOIN object_classes AS T2 ON T1.class_code = T2.class_code JOIN exposures AS T3 ON T1.object_id = T3.object_id JOIN observing_runs AS T4 ON T3.run_id = T4.run_id JOIN instruments AS T5 ON T4.instrument_id = T5.instrument_id WHERE T2.class_description = 'exoplanet host' AND T5.instrument_name = 'HERON-S';
-- What is the total exposure time in seconds and the number of exposures for each filter?
-- per filter: its name, seconds in all, count of exposures
-- how long was the shutter open and how often, for every colour glass? say which glass first
-- filter name, sum of seconds, how many shots
SELECT filter_name, SUM(seconds), COUNT(*) FROM exposures GROUP BY filter_name;
-- Find the titles of the proposals that requested more hours than the average proposal but have had no observing run.
-- asked for over the mean hours and never scheduled: proposal titles
-- which requests wanted more time than is usual on average yet never got on to the sky
-- without a single observing run, though more hours were requested than the average: titles of those proposals
SELECT title FROM proposals WHERE hours_requested > (SELECT AVG(hours_requested) FROM proposals) AND proposal_id NOT IN (SELECT proposal_id FROM observing_runs);
-- Which proposals have not been granted any hours yet? Give the title and the date of submission.
-- hours granted blank: title, day handed in
-- what requests still wait for a yes to any time, and when did they come in
-- no granted hours recorded, show me title and submission date
SELECT title, submitted_on FROM proposals WHERE hours_granted IS NULL;
-- Which instrument has been used in the most observing runs?
-- name of the device booked for most runs
-- what piece of kit is put to work most often
-- largest number of observing runs, instrument name
SELECT T1.instrument_name FROM instruments AS T1 JOIN observing_runs AS T2 ON T1.instrument_id = T2.instrument_id GROUP BY T1.instrument_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which institutes have astronomers in at least two different research fields? Give the name of the institute.
-- institute names with 2 or more distinct fields among their people
-- at what research houses do the scientists follow two separate subjects or more
-- two different research fields or over inside one institute, its name
SELECT T1.institute_name FROM institutes AS T1 JOIN astronomers AS T2 ON T1.institute_id = T2.institute_id GROUP BY T1.institute_id HAVING COUNT(DISTINCT T2.research_field) >= 2;
-- List the last names of the astronomers who have discovered an object in Lyra or who are the contact person of a proposal submitted after 2023-03-05.
-- surnames: finders of something in Lyra, united with contacts on proposals later than 2023-03-05
-- who came upon something in Lyra, or else answers the letters for a request handed in after 2023-03-05? family names, no repeats
-- either contact person for a proposal from after 2023-03-05 or discoverer in Lyra, last name only
SELECT T1.last_name FROM astronomers AS T1 JOIN sky_objects AS T2 ON T1.astronomer_id = T2.discovered_by WHERE T2.constellation = 'Lyra' UNION SELECT T1.last_name FROM astronomers AS T1 JOIN proposals AS T2 ON T1.astronomer_id = T2.contact_person WHERE T2.submitted_on > '2023-03-05';
-- For each telescope with more than one fault, show its name and the total repair cost.
-- scopes with over 1 fault: name, sum of repair costs
-- what broke down more than once, and how much money went into mending it altogether
-- repair bills added up per telescope name, only where more than one fault was reported
SELECT T1.telescope_name, SUM(T2.repair_cost) FROM telescopes AS T1 JOIN faults AS T2 ON T1.telescope_id = T2.telescope_id GROUP BY T1.telescope_id HAVING COUNT(*) > 1;
-- Among the faults caused by something with motor in its description, show the name of the telescope for each one that has not been fixed.
-- unfixed faults whose cause has motor in it: telescope name
-- which scopes are still waiting for a mend of some motor trouble
-- no fixing date and motor within the cause, telescope by name
SELECT T1.telescope_name FROM telescopes AS T1 JOIN faults AS T2 ON T1.telescope_id = T2.telescope_id WHERE T2.cause LIKE '%motor%' AND T2.fixed_on IS NULL;

-- database: vesterland_rail_fleet
CREATE TABLE Depot (DepotCode TEXT PRIMARY KEY, DepotName TEXT, Town TEXT, Tracks INTEGER, OpenedYear INTEGER);
CREATE TABLE Builder (BuilderID INTEGER PRIMARY KEY, BuilderName TEXT, Country TEXT, Founded INTEGER);
CREATE TABLE TrainClass (ClassNo TEXT PRIMARY KEY, Nickname TEXT, BuilderID INTEGER REFERENCES Builder(BuilderID), TopSpeed INTEGER, Seats INTEGER, Traction TEXT, IntroducedYear INTEGER);
CREATE TABLE TrainUnit (UnitNo TEXT PRIMARY KEY, ClassNo TEXT REFERENCES TrainClass(ClassNo), DepotCode TEXT REFERENCES Depot(DepotCode), BuildYear INTEGER, Mileage INTEGER, State TEXT, LastOverhaul TEXT);
CREATE TABLE Station (StationID INTEGER PRIMARY KEY, StationName TEXT, Town TEXT, Platforms INTEGER, StepFree TEXT);
CREATE TABLE Line (LineID INTEGER PRIMARY KEY, LineName TEXT, FromStation INTEGER REFERENCES Station(StationID), ToStation INTEGER REFERENCES Station(StationID), LengthKm REAL, Electrified TEXT);
CREATE TABLE Driver (DriverID INTEGER PRIMARY KEY, DriverName TEXT, HomeDepot TEXT REFERENCES Depot(DepotCode), LicensedSince INTEGER, Instructor INTEGER REFERENCES Driver(DriverID));
CREATE TABLE ClassTicket (DriverID INTEGER REFERENCES Driver(DriverID), ClassNo TEXT REFERENCES TrainClass(ClassNo), PassedOn TEXT, PRIMARY KEY (DriverID, ClassNo));
CREATE TABLE Service (ServiceNo TEXT PRIMARY KEY, LineID INTEGER REFERENCES Line(LineID), UnitNo TEXT REFERENCES TrainUnit(UnitNo), DriverID INTEGER REFERENCES Driver(DriverID), RunDate TEXT, Passengers INTEGER, State TEXT);
CREATE TABLE DelayReason (ReasonCode TEXT PRIMARY KEY, Description TEXT, Liability TEXT);
CREATE TABLE Delay (DelayID INTEGER PRIMARY KEY, ServiceNo TEXT REFERENCES Service(ServiceNo), StationID INTEGER REFERENCES Station(StationID), ReasonCode TEXT REFERENCES DelayReason(ReasonCode), Minutes INTEGER, PenaltyPaid REAL);
CREATE TABLE WorkshopVisit (VisitID INTEGER PRIMARY KEY, UnitNo TEXT REFERENCES TrainUnit(UnitNo), DepotCode TEXT REFERENCES Depot(DepotCode), EnteredOn TEXT, ReleasedOn TEXT, WorkDone TEXT, Cost INTEGER);
INSERT INTO Depot VALUES ('VST','Vester Junction Works','Vester',14,1922),('LIN','Lindholt Sheds','Lindholt',6,1961),('KRO','Kronhavn Carriage Depot','Kronhavn',9,1998),('MOS','Mosby Sidings','Mosby',3,1937);
INSERT INTO Builder VALUES (1,'Norling Verksteder','Denmark',1898),(2,'Alpwagen AG','Switzerland',1911),(3,'Tessara Rail','Italy',1954),(4,'Hobart and Kyle','Scotland',1872);
INSERT INTO TrainClass VALUES ('310','Heron',1,160,220,'electric',1996),('322','Gull',2,200,264,'electric',2012),('140','Badger',1,120,96,'diesel',1984),('155','Otter',3,130,128,'battery',2021),('61','Old Tom',NULL,90,0,'steam',1939);
INSERT INTO TrainUnit VALUES ('310-01','310','VST',1996,2410000,'in traffic','2019-05-20'),('310-04','310','KRO',1998,2235000,'stored','2016-11-03'),('322-02','322','VST',2012,1180000,'in traffic','2022-02-14'),('322-07','322','KRO',2014,990000,'in traffic','2023-09-30'),('140-11','140','LIN',1986,1860000,'in repair','2018-08-08'),('140-15','140','LIN',1989,1702000,'in traffic','2021-04-12'),('155-01','155','LIN',2021,205000,'in traffic',NULL),('155-02','155','KRO',2022,121000,'in repair',NULL);
INSERT INTO Station VALUES (1,'Vester Central','Vester',12,'yes'),(2,'Lindholt','Lindholt',4,'yes'),(3,'Kronhavn Harbour','Kronhavn',6,'yes'),(4,'Mosby','Mosby',2,'no'),(5,'Ost Kronhavn','Kronhavn',2,'no'),(6,'Fjellby','Fjellby',1,'no');
INSERT INTO Line VALUES (1,'Coast Main',1,3,142.5,'yes'),(2,'Forest Branch',2,4,48.0,'no'),(3,'Harbour Loop',3,5,11.2,'yes'),(4,'Valley Line',1,2,76.4,'yes'),(5,'Fell Branch',2,6,63.8,'no');
INSERT INTO Driver VALUES (1,'Astrid Holm','VST',1994,NULL),(2,'Bo Kragh','VST',2008,1),(3,'Lise Dahl','LIN',2001,1),(4,'Emil Rask','LIN',2019,3),(5,'Noor Aziz','KRO',2016,2),(6,'Per Skov','KRO',2022,2);
INSERT INTO ClassTicket VALUES (1,'310','1996-09-01'),(1,'322','2012-06-10'),(2,'310','2009-03-15'),(2,'322','2013-01-20'),(3,'140','2001-10-05'),(3,'155','2021-08-19'),(4,'140','2019-12-02'),(5,'322','2017-05-30'),(5,'155','2022-04-04'),(1,'140','1994-07-07');
INSERT INTO Service VALUES ('S101',1,'322-02',1,'2024-02-01',412,'arrived'),('S102',1,'310-01',2,'2024-02-01',305,'arrived'),('S103',4,'322-07',5,'2024-02-02',198,'arrived'),('S104',2,'140-15',3,'2024-02-02',41,'cancelled'),('S105',5,'155-01',3,'2024-02-03',37,'arrived'),('S106',2,'140-15',4,'2024-02-03',58,'arrived'),('S107',1,'322-02',2,'2024-02-04',388,'arrived'),('S108',3,'322-07',5,'2024-02-05',76,'arrived');
INSERT INTO DelayReason VALUES ('DR','door fault','operator'),('SG','signal failure','network'),('LV','leaves on the rails','network'),('CR','late crew','operator'),('AN','animal on the track','none');
INSERT INTO Delay VALUES (1,'S101',3,'SG',18,900),(2,'S102',3,'DR',7,NULL),(3,'S106',4,'LV',25,0),(4,'S105',6,'AN',12,NULL),(5,'S107',1,'CR',9,450),(6,'S103',2,'SG',31,1300),(7,'S101',1,'DR',4,NULL);
INSERT INTO WorkshopVisit VALUES (1,'140-11','LIN','2024-01-08',NULL,'gearbox exchange',84000),(2,'322-02','VST','2023-10-02','2023-10-09','brake pads',12500),(3,'310-04','VST','2023-04-17','2023-06-30','corrosion repair',230000),(4,'155-02','KRO','2024-02-06',NULL,'battery pack exchange',151000),(5,'322-07','VST','2023-09-11','2023-09-30','overhaul',96000),(6,'140-15','LIN','2023-12-01','2023-12-04','brake pads',6100);
-- What is the nickname of the fastest train class?
-- train class with the greatest top speed, its nickname
-- what do people call the sort of train that can go quickest
-- highest top speed of all classes: nickname please
SELECT Nickname FROM TrainClass ORDER BY TopSpeed DESC LIMIT 1;
-- List the numbers of the train units that are in repair.
-- unit no of every set with state in repair
-- which sets are out of action because they are in repair? numbers
-- in repair just now - give me the unit numbers
SELECT UnitNo FROM TrainUnit WHERE State = 'in repair';
-- How many stations are not step-free (no)?
-- stops where step free says no, counted
-- at what number of halts is getting in without stairs a no
-- step-free = no, how many stations
SELECT COUNT(*) FROM Station WHERE StepFree = 'no';
-- Show the names and lengths of the lines with a length between 40 and 80 km, the shortest first.
-- lines of 40 to 80 km: name, length, from short to long
-- which stretches run for at least 40 and no more than 80 km, and how far exactly? least far on top
-- line name plus km, only those from 40 through 80, rising
SELECT LineName, LengthKm FROM Line WHERE LengthKm BETWEEN 40 AND 80 ORDER BY LengthKm;
-- What are the different kinds of work done at workshop visits that contain the word exchange?
-- distinct jobs with exchange in them
-- which sorts of repair were an exchange of something? no repeats
-- exchange somewhere in the work done, each text once
SELECT DISTINCT WorkDone FROM WorkshopVisit WHERE WorkDone LIKE '%exchange%';
-- What are the total and the average number of passengers of the services that arrived?
-- arrived services: sum of passengers, mean of passengers
-- how many people rode in all, and how many on a typical run, on trains that arrived
-- passengers altogether then on average, state arrived
SELECT SUM(Passengers), AVG(Passengers) FROM Service WHERE State = 'arrived';
-- Show for each line its name, the name of the station it starts from and the name of the station it goes to.
-- line, first station, last station, all by name
-- where does every stretch begin and where does it finish? the stretch itself in front
-- list lines with from-station name and to-station name
SELECT T1.LineName, T2.StationName, T3.StationName FROM Line AS T1 JOIN Station AS T2 ON T1.FromStation = T2.StationID JOIN Station AS T3 ON T1.ToStation = T3.StationID;
-- Which drivers were instructed by Bo Kragh?
-- names of those with Bo Kragh as instructor
-- whom did Bo Kragh teach to handle a train
-- Bo Kragh was the teacher of which drivers
SELECT T1.DriverName FROM Driver AS T1 JOIN Driver AS T2 ON T1.Instructor = T2.DriverID WHERE T2.DriverName = 'Bo Kragh';
-- How many train units does each depot have? Show the name of the depot and the number.
-- depot name, count of sets kept there
-- what number of trains call every shed home? shed first
-- units per depot, with the depot's name in front
SELECT T1.DepotName, COUNT(*) FROM Depot AS T1 JOIN TrainUnit AS T2 ON T1.DepotCode = T2.DepotCode GROUP BY T1.DepotCode;
-- Which depots have no train unit? Give the name.
-- depot names without any set
-- what sheds stand empty of trains of their own
-- no units based there, name the depots
SELECT DepotName FROM Depot WHERE DepotCode NOT IN (SELECT DepotCode FROM TrainUnit);
-- Which train units have never been overhauled, and to which class with what nickname do they belong? Show the unit number and the nickname.
-- no last overhaul recorded: unit no, nickname of the class
-- what sets still await their first big check, and what is their sort called
-- overhaul date missing - unit number, then class nickname
SELECT T1.UnitNo, T2.Nickname FROM TrainUnit AS T1 JOIN TrainClass AS T2 ON T1.ClassNo = T2.ClassNo WHERE T1.LastOverhaul IS NULL;
-- What are the names of the drivers who have passed for both the class Heron and the class Badger?
-- tickets for Heron and for Badger alike, driver names
-- who may take out a Badger and also a Heron
-- Heron plus Badger, both nicknames on the licence: which drivers
SELECT T1.DriverName FROM Driver AS T1 JOIN ClassTicket AS T2 ON T1.DriverID = T2.DriverID JOIN TrainClass AS T3 ON T2.ClassNo = T3.ClassNo WHERE T3.Nickname = 'Heron' INTERSECT SELECT T1.DriverName FROM Driver AS T1 JOIN ClassTicket AS T2 ON T1.DriverID = T2.DriverID JOIN TrainClass AS T3 ON T2.ClassNo = T3.ClassNo WHERE T3.Nickname = 'Badger';
-- Which towns have a station but no depot?
-- station towns less the depot towns
-- in what places does a train stop though we keep no shed there
-- no depot in town, a station in town - which towns
SELECT Town FROM Station EXCEPT SELECT Town FROM Depot;
-- For each delay show the date of the service, the name of the station and the description of the reason.
-- delays: run date, station name, reason in words
-- when were trains late, where, and why
-- every hold-up with the day it ran, the station, the description of the cause
SELECT T2.RunDate, T3.StationName, T4.Description FROM Delay AS T1 JOIN Service AS T2 ON T1.ServiceNo = T2.ServiceNo JOIN Station AS T3 ON T1.StationID = T3.StationID JOIN DelayReason AS T4 ON T1.ReasonCode = T4.ReasonCode;
-- Which reason has caused the most minutes of delay in total? Give its description.
-- description of the delay cause with the largest sum of minutes
-- what holds our trains up for the longest time altogether
-- minutes late added up by reason, the worst one in words
SELECT T1.Description FROM DelayReason AS T1 JOIN Delay AS T2 ON T1.ReasonCode = T2.ReasonCode GROUP BY T1.ReasonCode ORDER BY SUM(T2.Minutes) DESC LIMIT 1;
-- Find the names of the drivers who have not driven any service.
-- drivers without a service
-- who on the roster has never taken a train out
-- not one service to their name, list the drivers
SELECT DriverName FROM Driver WHERE DriverID NOT IN (SELECT DriverID FROM Service);
-- List the numbers of the units that were in the workshop of a depot other than their own.
-- unit no where the visited depot differs from the home depot
-- which sets were mended at some shed that is not theirs
-- workshop depot not equal to the unit's own depot: unit numbers
SELECT T1.UnitNo FROM TrainUnit AS T1 JOIN WorkshopVisit AS T2 ON T1.UnitNo = T2.UnitNo WHERE T1.DepotCode != T2.DepotCode;
-- Which builders have built at least two different classes of train? Give the builder's name and the number of classes.
-- builder name and class count, 2 or more
-- what makers are behind two sorts of train or over, and how many
-- two classes at the least from one builder: name, how many
SELECT T1.BuilderName, COUNT(*) FROM Builder AS T1 JOIN TrainClass AS T2 ON T1.BuilderID = T2.BuilderID GROUP BY T1.BuilderID HAVING COUNT(*) >= 2;
-- What are the names of the drivers who have driven an electric train on the line Coast Main, each name once?
-- distinct drivers on Coast Main with electric traction
-- who has been at the controls of something electric along Coast Main? no repeats
-- Coast Main, electric class, names of the people driving, once each
SELECT DISTINCT T1.DriverName FROM Driver AS T1 JOIN Service AS T2 ON T1.DriverID = T2.DriverID JOIN Line AS T3 ON T2.LineID = T3.LineID JOIN TrainUnit AS T4 ON T2.UnitNo = T4.UnitNo JOIN TrainClass AS T5 ON T4.ClassNo = T5.ClassNo WHERE T3.LineName = 'Coast Main' AND T5.Traction = 'electric';
-- What is the number of the most recently built unit whose mileage is above the average mileage?
-- youngest set with more than the mean mileage, unit no
-- of all trains that have run farther than they do on average, which one is the newest
-- above average mileage and the latest build year: unit number
SELECT UnitNo FROM TrainUnit WHERE Mileage > (SELECT AVG(Mileage) FROM TrainUnit) ORDER BY BuildYear DESC LIMIT 1;
-- List the numbers of the units that are stored or that have had a workshop visit costing more than 90000.
-- unit no: stored, or a visit dearer than 90000
-- which sets are either stored away or cost us over 90000 in one go at the workshop
-- stored ones united with those above 90000 for a single visit, unit numbers without repeats
SELECT UnitNo FROM TrainUnit WHERE State = 'stored' UNION SELECT UnitNo FROM WorkshopVisit WHERE Cost > 90000;
-- For each line with more than one service, show the line's name and the average number of passengers, the highest average first.
-- lines with over 1 service: name, mean passengers, descending
-- on what stretches did we run more than once, and how full were the trains on average? fullest on top
-- average passengers by line name, only with more than one service, high to low
SELECT T1.LineName, AVG(T2.Passengers) FROM Line AS T1 JOIN Service AS T2 ON T1.LineID = T2.LineID GROUP BY T1.LineID HAVING COUNT(*) > 1 ORDER BY AVG(T2.Passengers) DESC;

-- database: maison_corvane_couture
CREATE TABLE atelier (at_id INTEGER PRIMARY KEY, at_name TEXT, city TEXT, head_count INTEGER, speciality TEXT);
CREATE TABLE designer (ds_id INTEGER PRIMARY KEY, ds_first TEXT, ds_last TEXT, nationality TEXT, born INTEGER, at_id INTEGER REFERENCES atelier(at_id), mentor_id INTEGER REFERENCES designer(ds_id));
CREATE TABLE season (ss_code TEXT PRIMARY KEY, ss_label TEXT, yr INTEGER, show_date TEXT, venue TEXT, show_budget INTEGER);
CREATE TABLE collection (co_id INTEGER PRIMARY KEY, co_title TEXT, ss_code TEXT REFERENCES season(ss_code), lead_designer INTEGER REFERENCES designer(ds_id), assistant_designer INTEGER REFERENCES designer(ds_id), line TEXT);
CREATE TABLE garment (ga_id INTEGER PRIMARY KEY, ga_name TEXT, co_id INTEGER REFERENCES collection(co_id), category TEXT, retail_price INTEGER, sewing_hours INTEGER, colour TEXT);
CREATE TABLE mill (mi_id INTEGER PRIMARY KEY, mi_name TEXT, city TEXT, country TEXT, delivery_days INTEGER);
CREATE TABLE fabric (fa_id INTEGER PRIMARY KEY, fa_name TEXT, fibre TEXT, price_per_metre REAL, mi_id INTEGER REFERENCES mill(mi_id), width_cm INTEGER);
CREATE TABLE garment_fabric (ga_id INTEGER REFERENCES garment(ga_id), fa_id INTEGER REFERENCES fabric(fa_id), metres REAL, PRIMARY KEY (ga_id, fa_id));
CREATE TABLE model (mo_id INTEGER PRIMARY KEY, mo_name TEXT, nationality TEXT, height_cm INTEGER, agency TEXT, day_fee INTEGER);
CREATE TABLE look (lk_id INTEGER PRIMARY KEY, ss_code TEXT REFERENCES season(ss_code), mo_id INTEGER REFERENCES model(mo_id), ga_id INTEGER REFERENCES garment(ga_id), exit_no INTEGER, shoes TEXT);
CREATE TABLE boutique (bo_id INTEGER PRIMARY KEY, bo_name TEXT, city TEXT, country TEXT, opened INTEGER, floor_area INTEGER);
CREATE TABLE boutique_order (od_id INTEGER PRIMARY KEY, bo_id INTEGER REFERENCES boutique(bo_id), ga_id INTEGER REFERENCES garment(ga_id), pieces INTEGER, ordered_on TEXT, delivered_on TEXT);
INSERT INTO atelier VALUES (1,'Atelier Flou','Paris',34,'draped gowns'),(2,'Atelier Tailleur','Paris',27,'tailoring'),(3,'Sartoria Brera','Milan',15,'leather'),(4,'Broderie Lune','Lyon',9,'embroidery');
INSERT INTO designer VALUES (1,'Odile','Corvane','French',1952,1,NULL),(2,'Matteo','Brusa','Italian',1975,3,1),(3,'Keiko','Arai','Japanese',1983,2,1),(4,'Simon','Lachance','Canadian',1990,1,3),(5,'Ana','Pires','Portuguese',1994,2,3),(6,'Lou','Perrin','French',1997,NULL,NULL);
INSERT INTO season VALUES ('AW22','Autumn Winter',2022,'2022-03-04','Palais Brongniart',820000),('SS23','Spring Summer',2023,'2022-09-30','Jardin des Plantes',640000),('AW23','Autumn Winter',2023,'2023-03-03','Gare d''Austerlitz',910000),('SS24','Spring Summer',2024,'2023-09-29','Piscine Molitor',700000),('AW24','Autumn Winter',2024,NULL,NULL,NULL);
INSERT INTO collection VALUES (1,'Nocturne','AW22',1,3,'haute couture'),(2,'Salt Marsh','SS23',3,4,'ready-to-wear'),(3,'Iron Garden','AW23',2,5,'ready-to-wear'),(4,'Second Moon','AW23',1,4,'haute couture'),(5,'Paper Summer','SS24',3,5,'ready-to-wear'),(6,'Silk Road Letters','SS24',2,NULL,'accessories');
INSERT INTO garment VALUES (1,'Velvet Eclipse Gown',1,'gown',18500,210,'black'),(2,'Raven Coat',1,'coat',9400,95,'black'),(3,'Reed Dress',2,'dress',2300,18,'green'),(4,'Estuary Trousers',2,'trousers',890,9,'grey'),(5,'Foundry Coat',3,'coat',4100,36,'rust'),(6,'Moonrise Gown',4,'gown',22400,260,'silver'),(7,'Origami Dress',5,'dress',2750,24,'white'),(8,'Kite Blouse',5,'blouse',760,7,'yellow');
INSERT INTO mill VALUES (1,'Tissages Verdier','Lyon','France',21),(2,'Lanificio Orta','Biella','Italy',30),(3,'Nishijin Weavers','Kyoto','Japan',55),(4,'Donegal Looms','Ardara','Ireland',28),(5,'Seta Como','Como','Italy',25);
INSERT INTO fabric VALUES (1,'silk velvet','silk',145,1,110),(2,'double wool','wool',82,2,150),(3,'washi taffeta','paper silk',210,3,90),(4,'dry linen','linen',38,4,140),(5,'mulberry crepe','silk',96,5,130),(6,'boiled wool','wool',54,2,145),(7,'moss tweed','wool',61,4,150);
INSERT INTO garment_fabric VALUES (1,1,6.5),(1,5,3.0),(2,2,4.2),(3,4,2.8),(4,4,2.1),(5,6,3.9),(5,2,0.8),(6,1,7.5),(6,5,8.5),(7,3,3.2),(8,5,1.6);
INSERT INTO model VALUES (1,'Irina Volk','Latvian',179,'Blank Page',2400),(2,'Awa Diop','Senegalese',181,'Rive Nord',3100),(3,'June Park','Korean',176,'Blank Page',2800),(4,'Clara Heim','German',178,'Otto Faces',1900),(5,'Tess Moreau','French',182,NULL,1500),(6,'Mila Saar','Latvian',180,'Rive Nord',1700);
INSERT INTO look VALUES (1,'AW22',1,1,24,'satin pumps'),(2,'AW22',2,2,1,'riding boots'),(3,'SS23',3,3,5,'sandals'),(4,'SS23',2,4,8,'sandals'),(5,'AW23',2,6,30,'satin pumps'),(6,'AW23',4,5,3,'riding boots'),(7,'SS24',3,7,11,'clogs'),(8,'SS24',1,8,2,'clogs');
INSERT INTO boutique VALUES (1,'Corvane Rive Gauche','Paris','France',1981,240),(2,'Corvane Montenapoleone','Milan','Italy',1996,180),(3,'Corvane Ginza','Tokyo','Japan',2007,310),(4,'Corvane Mayfair','London','United Kingdom',2013,150),(5,'Corvane Lyon','Lyon','France',2021,90);
INSERT INTO boutique_order VALUES (1,1,3,40,'2022-10-12','2023-02-01'),(2,2,5,25,'2023-04-03','2023-08-20'),(3,3,7,60,'2023-10-09',NULL),(4,1,4,55,'2022-10-14','2023-02-10'),(5,3,3,30,'2022-11-02','2023-02-15'),(6,4,5,20,'2023-04-18','2023-09-01'),(7,4,8,45,'2023-10-20',NULL),(8,1,7,35,'2023-10-11','2024-01-30');
-- How many garments are black?
-- count of pieces with the colour black
-- what number of clothes come in black
-- black ones, how many garments have we
SELECT COUNT(*) FROM garment WHERE colour = 'black';
-- List the names of the models who are taller than 179 centimetres, the tallest first.
-- models over 179 cm, from tall to less tall
-- which of the runway people stand above 179 centimetres? longest legs on top
-- height more than 179, names in falling order of height
SELECT mo_name FROM model WHERE height_cm > 179 ORDER BY height_cm DESC;
-- Show the names of the garments whose name contains Gown or Coat.
-- garment names with Gown or with Coat in them
-- what pieces are called a Coat or a Gown of some sort
-- either Coat or Gown within the name of the garment, show it
SELECT ga_name FROM garment WHERE ga_name LIKE '%Gown%' OR ga_name LIKE '%Coat%';
-- Which seasons have no show date yet? Give the code.
-- season codes where the date of the show is missing
-- for what season, by code, has the runway day not been fixed so far
-- show date blank: season code
SELECT ss_code FROM season WHERE show_date IS NULL;
-- What are the minimum, the maximum and the average price per metre of wool fabrics?
-- wool by the metre: lowest, highest, mean price
-- how cheap, how dear and how costly on average is a metre of cloth made from wool
-- fibre wool, price per metre min then max then average
SELECT MIN(price_per_metre), MAX(price_per_metre), AVG(price_per_metre) FROM fabric WHERE fibre = 'wool';
-- How many different agencies represent the models?
-- distinct model agencies, the number
-- how many separate bureaus do the runway people come from
-- count the agencies of our models, same one not counted again
SELECT COUNT(DISTINCT agency) FROM model;
-- Show the names of the fabrics that cost between 50 and 100 per metre.
-- cloths priced 50 to 100 a metre, by name
-- what material can one buy for at least 50 and at most 100 the metre
-- price per metre from 50 to 100, fabric names
SELECT fa_name FROM fabric WHERE price_per_metre BETWEEN 50 AND 100;
-- For each collection that has an assistant designer, show its title, the last name of the lead designer and the last name of the assistant designer.
-- title, surname of lead, surname of assistant
-- who heads every line-up and who helps? what it is called, then the two family names
-- collections with both people: title, lead's last name, assistant's last name
SELECT T1.co_title, T2.ds_last, T3.ds_last FROM collection AS T1 JOIN designer AS T2 ON T1.lead_designer = T2.ds_id JOIN designer AS T3 ON T1.assistant_designer = T3.ds_id;
-- List the first and last names of the designers who were mentored by the designer with the last name Arai.
-- pupils of Arai, forename then surname
-- whom did Arai take under her wing? given and family name
-- mentor Arai: first name, last name of those she mentored
SELECT T1.ds_first, T1.ds_last FROM designer AS T1 JOIN designer AS T2 ON T1.mentor_id = T2.ds_id WHERE T2.ds_last = 'Arai';
-- How many garments are there in each category?
-- category, count of garments in it
-- what number of pieces falls under every sort of clothing? the sort first
-- garments by category with how many
SELECT category, COUNT(*) FROM garment GROUP BY category;
-- Which collections have no garment? Give the title.
-- titles of collections without a single piece
-- what line-ups contain nothing to wear so far
-- no garments listed under it - which collections, by title
SELECT co_title FROM collection WHERE co_id NOT IN (SELECT co_id FROM garment);
-- What are the names of the mills that supply a fabric used in the Velvet Eclipse Gown?
-- mill names behind the cloth of the Velvet Eclipse Gown
-- who wove the material that went into the Velvet Eclipse Gown
-- Velvet Eclipse Gown: its fabrics come from which mills
SELECT T1.mi_name FROM mill AS T1 JOIN fabric AS T2 ON T1.mi_id = T2.mi_id JOIN garment_fabric AS T3 ON T2.fa_id = T3.fa_id JOIN garment AS T4 ON T3.ga_id = T4.ga_id WHERE T4.ga_name = 'Velvet Eclipse Gown';
-- Which cities have both an atelier and a boutique?
-- cities of ateliers that are cities of boutiques too
-- in what towns do we sew and sell alike
-- atelier there, boutique there: name the cities
SELECT city FROM atelier INTERSECT SELECT city FROM boutique;
-- Which nationalities are found among the models but not among the designers?
-- model nationalities less those of the designers
-- from what peoples do runway faces come while nobody who draws our clothes does
-- no designer has it though a model has: which nationalities
SELECT nationality FROM model EXCEPT SELECT nationality FROM designer;
-- List all countries that have a mill or a boutique, each once.
-- countries of mills united with countries of boutiques
-- in which lands is either our cloth woven or our shop open? no repeats
-- boutique country or mill country, all of them one time each
SELECT country FROM mill UNION SELECT country FROM boutique;
-- Show the name of the model, the name of the garment and the venue for each look with sandals.
-- looks in sandals: model, garment, venue
-- who wore what, and where was it, whenever the feet were in sandals
-- shoes = sandals, give model name, garment name, place of the show
SELECT T2.mo_name, T3.ga_name, T4.venue FROM look AS T1 JOIN model AS T2 ON T1.mo_id = T2.mo_id JOIN garment AS T3 ON T1.ga_id = T3.ga_id JOIN season AS T4 ON T1.ss_code = T4.ss_code WHERE T1.shoes = 'sandals';
-- Which model has worn the most looks?
-- name of the model with the highest number of looks
-- who has gone down our runway in the largest number of outfits
-- most looks of all, which model
SELECT T1.mo_name FROM model AS T1 JOIN look AS T2 ON T1.mo_id = T2.mo_id GROUP BY T1.mo_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Which garments cost more than the average garment and are made of a silk fabric? Give the garment name, each once.
-- garments in silk above the mean retail price, distinct names
-- what clothes sewn from silk are dearer than a piece of ours is on average? no repeats
-- retail price over the average and fibre silk: names of the garments, once each
SELECT DISTINCT T1.ga_name FROM garment AS T1 JOIN garment_fabric AS T2 ON T1.ga_id = T2.ga_id JOIN fabric AS T3 ON T2.fa_id = T3.fa_id WHERE T3.fibre = 'silk' AND T1.retail_price > (SELECT AVG(retail_price) FROM garment);
-- Which boutiques have ordered at least two different garments? Give the boutique's name and the number of pieces ordered in total, the largest total first.
-- boutiques with 2 or more distinct garments on order: name, sum of pieces, descending
-- what shops took two separate articles of ours or more, and how many items in all? biggest buyer on top
-- two different garments at the least: boutique name, all its pieces added up, from high to low
SELECT T1.bo_name, SUM(T2.pieces) FROM boutique AS T1 JOIN boutique_order AS T2 ON T1.bo_id = T2.bo_id GROUP BY T1.bo_id HAVING COUNT(DISTINCT T2.ga_id) >= 2 ORDER BY SUM(T2.pieces) DESC;
-- Which garment has the most sewing hours among the collections of the line ready-to-wear?
-- ready-to-wear piece that takes longest to sew
-- what takes the needlewomen the longest time in our ready-to-wear
-- line ready-to-wear, largest number of sewing hours: garment name
SELECT T1.ga_name FROM garment AS T1 JOIN collection AS T2 ON T1.co_id = T2.co_id WHERE T2.line = 'ready-to-wear' ORDER BY T1.sewing_hours DESC LIMIT 1;
-- List the names of the boutiques with an order that has not been delivered, together with the name of the garment ordered.
-- undelivered orders: boutique name, garment name
-- which shops still wait for what? the shop, then the article
-- no delivery date on the order - names of boutique and garment
SELECT T1.bo_name, T3.ga_name FROM boutique AS T1 JOIN boutique_order AS T2 ON T1.bo_id = T2.bo_id JOIN garment AS T3 ON T2.ga_id = T3.ga_id WHERE T2.delivered_on IS NULL;
-- What is the total number of metres of each fibre used in garments, for fibres used in total more than 10 metres? Show the fibre first.
-- fibre and summed metres, sums above 10
-- of what raw materials have we sewn up over 10 metres altogether, and how much
-- metres added up by fibre, more than 10 only: fibre, total
SELECT T1.fibre, SUM(T2.metres) FROM fabric AS T1 JOIN garment_fabric AS T2 ON T1.fa_id = T2.fa_id GROUP BY T1.fibre HAVING SUM(T2.metres) > 10;
