-- database: barograph_forecast_office
CREATE TABLE county (county_id INTEGER PRIMARY KEY, name TEXT, inhabitants INTEGER, coastal TEXT, emergency_phone TEXT);
CREATE TABLE observer (observer_id INTEGER PRIMARY KEY, name TEXT, status TEXT, trained_in INTEGER, phone TEXT, trained_by INTEGER REFERENCES observer(observer_id));
CREATE TABLE weather_station (wmo_no INTEGER PRIMARY KEY, name TEXT, county_id INTEGER REFERENCES county(county_id), elevation_m INTEGER, opened_year INTEGER, closed_year INTEGER, kind TEXT, keeper_id INTEGER REFERENCES observer(observer_id));
CREATE TABLE daily_record (wmo_no INTEGER REFERENCES weather_station(wmo_no), day TEXT, temp_max REAL, temp_min REAL, rain_mm REAL, gust_kmh INTEGER, snow_cm INTEGER, PRIMARY KEY (wmo_no, day));
CREATE TABLE sensor_type (type_code TEXT PRIMARY KEY, description TEXT, unit TEXT, check_every_months INTEGER);
CREATE TABLE sensor (serial_no TEXT PRIMARY KEY, wmo_no INTEGER REFERENCES weather_station(wmo_no), type_code TEXT REFERENCES sensor_type(type_code), brand TEXT, mounted_on TEXT, last_checked TEXT, price INTEGER);
CREATE TABLE forecaster (forecaster_id INTEGER PRIMARY KEY, name TEXT, desk TEXT, joined_year INTEGER, accuracy_pct REAL);
CREATE TABLE forecast (forecast_id INTEGER PRIMARY KEY, county_id INTEGER REFERENCES county(county_id), forecaster_id INTEGER REFERENCES forecaster(forecaster_id), issued_on TEXT, valid_day TEXT, expected_max REAL, rain_chance INTEGER, summary TEXT);
CREATE TABLE hazard (hazard_code TEXT PRIMARY KEY, hazard_name TEXT, season TEXT, advice TEXT);
CREATE TABLE warning (warning_id INTEGER PRIMARY KEY, county_id INTEGER REFERENCES county(county_id), hazard_code TEXT REFERENCES hazard(hazard_code), level TEXT, issued_by INTEGER REFERENCES forecaster(forecaster_id), approved_by INTEGER REFERENCES forecaster(forecaster_id), issued_on TEXT, hours_valid INTEGER);
CREATE TABLE subscriber (subscriber_id INTEGER PRIMARY KEY, name TEXT, trade TEXT, county_id INTEGER REFERENCES county(county_id), yearly_fee INTEGER, channel TEXT, status TEXT);
INSERT INTO county VALUES (1,'Skarnes',48000,'yes','117'),(2,'Dolmark',126000,'no','118'),(3,'Vestry',83500,'yes','117'),(4,'Hoyfjell',9700,'no',NULL),(5,'Lund Isles',5200,'yes','119');
INSERT INTO observer VALUES (1,'Petra Haugland','volunteer',1988,'555-0110',NULL),(2,'Anders Myhre','staff',1995,NULL,1),(3,'Runa Solberg','volunteer',2006,'555-0187',1),(4,'Eskil Brandvold','staff',2014,'555-0193',2),(5,'Ylva Torp','volunteer',2021,NULL,3),(6,'Gustav Lie','retired',1979,NULL,NULL);
INSERT INTO weather_station VALUES (1101,'Skarnes Lighthouse',1,22,1931,NULL,'coastal',1),(1107,'Dolmark Airfield',2,190,1952,NULL,'synoptic',2),(1112,'Dolmark Park',2,145,1974,2018,'climate',NULL),(1120,'Vestry Harbour',3,6,1966,NULL,'coastal',3),(1133,'Hoyfjell Pass',4,1310,1998,NULL,'mountain',4),(1134,'Hoyfjell Summit Hut',4,1872,2011,NULL,'mountain',4),(1150,'Dolmark University',2,168,2020,NULL,'climate',5);
INSERT INTO daily_record VALUES (1101,'2024-01-14',3.2,-1,12.4,96,0),(1101,'2024-07-20',19.5,12.1,0,41,0),(1107,'2024-01-14',-4.1,-11.6,2.2,38,18),(1107,'2024-07-20',27.3,13.4,0.4,29,0),(1120,'2024-01-14',4,0.3,21.7,112,0),(1120,'2024-07-20',20.8,13.9,3.1,52,0),(1133,'2024-01-14',-12.5,-19.2,6.3,128,74),(1133,'2024-07-20',11.4,4.6,14.8,66,0),(1134,'2024-01-14',-17.8,-23.4,5.1,157,121),(1150,'2024-07-20',26.6,14.2,1,NULL,0);
INSERT INTO sensor_type VALUES ('TH','thermometer','degree',12),('AN','anemometer','km/h',6),('RG','rain gauge','mm',12),('SN','snow depth laser','cm',6),('BA','barometer','hPa',24);
INSERT INTO sensor VALUES ('TH-301',1101,'TH','Norsk Instrument','2015-04-02','2024-03-10',900),('AN-115',1101,'AN','Windmeter','2019-10-11','2023-12-01',2150),('TH-322',1107,'TH','Vaasa Tech','2020-05-19','2024-02-22',1250),('RG-077',1107,'RG','Norsk Instrument','2012-08-30','2023-08-14',640),('AN-140',1133,'AN','Windmeter','2022-09-05',NULL,3900),('SN-009',1133,'SN','Vaasa Tech','2021-10-15','2023-10-03',5600),('SN-012',1134,'SN','Vaasa Tech','2023-08-21',NULL,5850),('RG-090',1120,'RG','Lotec','2017-03-27','2024-01-18',710),('TH-345',1150,'TH','Lotec','2020-09-01','2023-09-12',830);
INSERT INTO forecaster VALUES (1,'Signe Aas','day',2004,88.5),(2,'Viktor Holm','night',2012,84.2),(3,'Imran Sheikh','marine',2016,90.1),(4,'Lovise Dahl','day',2022,79.6),(5,'Kjell Foss','mountain',1999,86.4);
INSERT INTO forecast VALUES (1,1,3,'2024-01-13','2024-01-14',2,90,'storm from the west with rain'),(2,2,1,'2024-01-13','2024-01-14',-5,35,'cold with light snow'),(3,3,3,'2024-01-13','2024-01-14',4,95,'storm and heavy rain'),(4,4,5,'2024-01-13','2024-01-14',-14,80,'blizzard on the passes'),(5,2,4,'2024-07-19','2024-07-20',25,20,'warm and dry'),(6,3,1,'2024-07-18','2024-07-20',21,55,'showers, then sunny'),(7,4,5,'2024-07-19','2024-07-20',10,70,'cool with rain showers');
INSERT INTO hazard VALUES ('WND','high wind','all year','secure loose objects'),('SNW','heavy snow','winter','stay off the roads'),('FLD','flash flood','summer','keep away from streams'),('HEA','heat wave','summer','drink water'),('AVA','avalanche','winter','avoid steep slopes'),('FOG','dense fog','autumn','drive slowly');
INSERT INTO warning VALUES (1,1,'WND','orange',3,1,'2024-01-13',18),(2,3,'WND','red',3,5,'2024-01-13',24),(3,4,'AVA','red',5,1,'2024-01-14',72),(4,4,'SNW','orange',5,1,'2024-01-12',36),(5,2,'HEA','yellow',4,1,'2024-06-28',60),(6,3,'FLD','orange',2,3,'2024-08-02',12),(7,2,'SNW','yellow',1,NULL,'2024-11-19',20);
INSERT INTO subscriber VALUES (1,'Skarnes Ferries','shipping',1,2400,'e-mail','active'),(2,'Dolmark Road Office','roads',2,3100,'phone','active'),(3,'Bakke Orchards','farming',3,650,'text message','active'),(4,'Hoyfjell Ski Lifts','tourism',4,1800,'e-mail','lapsed'),(5,'Vestry Trawlers','shipping',3,1500,'radio','active'),(6,'Nygard Dairy','farming',2,480,'text message','lapsed');
-- What are the names and elevations of the weather stations of the kind mountain?
-- mountain stations, each with how high it stands
SELECT name, elevation_m FROM weather_station WHERE kind = 'mountain';
-- Which sensors have never been checked? Give the serial numbers.
-- serial numbers of devices with no last check on file
SELECT serial_no FROM sensor WHERE last_checked IS NULL;
-- What were the highest maximum temperature and the strongest gust on 2024-01-14?
-- for 2024-01-14, the top daily high and the top gust speed over all stations
SELECT MAX(temp_max), MAX(gust_kmh) FROM daily_record WHERE day = '2024-01-14';
-- List the summaries of the forecasts that mention rain.
-- forecast texts with rain in them
SELECT summary FROM forecast WHERE summary LIKE '%rain%';
-- Show the names of the weather stations that are still open, from the oldest to the newest.
-- stations never closed, in the order they began work
SELECT name FROM weather_station WHERE closed_year IS NULL ORDER BY opened_year;
-- How many weather stations has each county? Show the county's name and the number.
-- stations counted county by county, the county's name first
SELECT T1.name, COUNT(*) FROM county AS T1 JOIN weather_station AS T2 ON T1.county_id = T2.county_id GROUP BY T1.county_id;
-- Which counties have no weather station? Give the names of the counties.
-- any county where nothing is measured, by name
SELECT name FROM county WHERE county_id NOT IN (SELECT county_id FROM weather_station);
-- Who was trained by Petra Haugland? Give the names of the observers.
-- observers who learned from Petra Haugland
SELECT T1.name FROM observer AS T1 JOIN observer AS T2 ON T1.trained_by = T2.observer_id WHERE T2.name = 'Petra Haugland';
-- For each warning of level red, show the name of the county, the name of the hazard and the name of the forecaster who issued it.
-- red alerts: where, against what, and who put them out
SELECT T2.name, T3.hazard_name, T4.name FROM warning AS T1 JOIN county AS T2 ON T1.county_id = T2.county_id JOIN hazard AS T3 ON T1.hazard_code = T3.hazard_code JOIN forecaster AS T4 ON T1.issued_by = T4.forecaster_id WHERE T1.level = 'red';
-- Which forecasters have both issued a warning and approved one? Show the names.
-- people at the desks who put out some alert and signed off another
SELECT T1.name FROM forecaster AS T1 JOIN warning AS T2 ON T1.forecaster_id = T2.issued_by INTERSECT SELECT T1.name FROM forecaster AS T1 JOIN warning AS T2 ON T1.forecaster_id = T2.approved_by;
-- Give the id of each approved warning with the name of the issuing forecaster and the name of the approving forecaster.
-- alerts that somebody approved: number, who wrote it, who approved it
SELECT T1.warning_id, T2.name, T3.name FROM warning AS T1 JOIN forecaster AS T2 ON T1.issued_by = T2.forecaster_id JOIN forecaster AS T3 ON T1.approved_by = T3.forecaster_id;
-- Which hazards of the season winter or summer have led to at least two warnings? Show the hazard names.
-- dangers of winter or summer with two or more alerts
SELECT T1.hazard_name FROM hazard AS T1 JOIN warning AS T2 ON T1.hazard_code = T2.hazard_code WHERE T1.season = 'winter' OR T1.season = 'summer' GROUP BY T1.hazard_code HAVING COUNT(*) >= 2;
-- What is the total price of the sensors of each type? Show the description of the type and the total, the most expensive type first.
-- money in devices, summed per sort in words, dearest sort on top; sort and sum
SELECT T1.description, SUM(T2.price) FROM sensor_type AS T1 JOIN sensor AS T2 ON T1.type_code = T2.type_code GROUP BY T1.type_code ORDER BY SUM(T2.price) DESC;
-- At which weather station was the most rain recorded on a single day? Show its name, the day and the amount.
-- wettest entry in the daily log: station, date, millimetres
SELECT T1.name, T2.day, T2.rain_mm FROM weather_station AS T1 JOIN daily_record AS T2 ON T1.wmo_no = T2.wmo_no ORDER BY T2.rain_mm DESC LIMIT 1;
-- How many different brands of sensors are mounted in stations of the county Dolmark?
-- distinct makes of device in use at Dolmark stations, as a number
SELECT COUNT(DISTINCT T3.brand) FROM county AS T1 JOIN weather_station AS T2 ON T1.county_id = T2.county_id JOIN sensor AS T3 ON T2.wmo_no = T3.wmo_no WHERE T1.name = 'Dolmark';
-- Which weather stations have a sensor but none described as thermometer? Give the names.
-- stations with some device, minus those that own a thermometer
SELECT T1.name FROM weather_station AS T1 JOIN sensor AS T2 ON T1.wmo_no = T2.wmo_no EXCEPT SELECT T1.name FROM weather_station AS T1 JOIN sensor AS T2 ON T1.wmo_no = T2.wmo_no JOIN sensor_type AS T3 ON T2.type_code = T3.type_code WHERE T3.description = 'thermometer';
-- Which counties have a subscriber in shipping or a warning about heavy snow? Show the names of the counties.
-- names of counties where a shipping customer sits, together with those that got an alert for heavy snow
SELECT T1.name FROM county AS T1 JOIN subscriber AS T2 ON T1.county_id = T2.county_id WHERE T2.trade = 'shipping' UNION SELECT T1.name FROM county AS T1 JOIN warning AS T2 ON T1.county_id = T2.county_id JOIN hazard AS T3 ON T2.hazard_code = T3.hazard_code WHERE T3.hazard_name = 'heavy snow';
-- List the names of forecasters whose accuracy lies between 84 and 89 percent, the most accurate first.
-- hit rate from 84 to 89 percent: who, best one on top
SELECT name FROM forecaster WHERE accuracy_pct BETWEEN 84 AND 89 ORDER BY accuracy_pct DESC;
-- What are the names and fees of the subscribers who pay more than the average yearly fee and are active?
-- active customers charged above the mean fee, with what they pay
SELECT name, yearly_fee FROM subscriber WHERE status = 'active' AND yearly_fee > (SELECT AVG(yearly_fee) FROM subscriber);
-- Which observer keeps the station with the lowest minimum temperature on record? Give the observer's name.
-- who looks after the place where the coldest reading was taken
SELECT T1.name FROM observer AS T1 JOIN weather_station AS T2 ON T1.observer_id = T2.keeper_id JOIN daily_record AS T3 ON T2.wmo_no = T3.wmo_no ORDER BY T3.temp_min LIMIT 1;
-- Which forecaster made the most forecasts for coastal (yes) counties? Show the name.
-- by number of forecasts for counties on the coast (yes), the leading forecaster
SELECT T1.name FROM forecaster AS T1 JOIN forecast AS T2 ON T1.forecaster_id = T2.forecaster_id JOIN county AS T3 ON T2.county_id = T3.county_id WHERE T3.coastal = 'yes' GROUP BY T1.forecaster_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Show the advice for hazards of which no warning has been issued.
-- what people are told about dangers that never caused an alert
SELECT advice FROM hazard WHERE hazard_code NOT IN (SELECT hazard_code FROM warning);

-- database: deepwater_cruise_programme
CREATE TABLE Institute (InstituteCode TEXT PRIMARY KEY, InstituteName TEXT, Country TEXT, City TEXT, FoundedYear INTEGER);
CREATE TABLE Port (PortID INTEGER PRIMARY KEY, PortName TEXT, Country TEXT, MaxDraughtM REAL, BerthFee INTEGER);
CREATE TABLE Vessel (VesselID INTEGER PRIMARY KEY, VesselName TEXT, OwnerCode TEXT REFERENCES Institute(InstituteCode), HomePortID INTEGER REFERENCES Port(PortID), LengthM REAL, DraughtM REAL, Bunks INTEGER, BuiltYear INTEGER, Status TEXT);
CREATE TABLE Scientist (ScientistID INTEGER PRIMARY KEY, FullName TEXT, InstituteCode TEXT REFERENCES Institute(InstituteCode), Discipline TEXT, BirthYear INTEGER, AdvisorID INTEGER REFERENCES Scientist(ScientistID));
CREATE TABLE Cruise (CruiseID INTEGER PRIMARY KEY, CruiseName TEXT, VesselID INTEGER REFERENCES Vessel(VesselID), ChiefScientistID INTEGER REFERENCES Scientist(ScientistID), DeparturePortID INTEGER REFERENCES Port(PortID), ArrivalPortID INTEGER REFERENCES Port(PortID), DepartureDate TEXT, ArrivalDate TEXT, FuelTonnes INTEGER, Status TEXT);
CREATE TABLE CruiseParty (CruiseID INTEGER REFERENCES Cruise(CruiseID), ScientistID INTEGER REFERENCES Scientist(ScientistID), Duty TEXT, CabinNo INTEGER, PRIMARY KEY (CruiseID, ScientistID));
CREATE TABLE Ref_Gear (GearCode TEXT PRIMARY KEY, GearName TEXT, DepthRatingM INTEGER, DailyHire INTEGER);
CREATE TABLE SamplingStation (StationID INTEGER PRIMARY KEY, CruiseID INTEGER REFERENCES Cruise(CruiseID), StationLabel TEXT, SeaArea TEXT, WaterDepthM INTEGER, OccupiedOn TEXT, SeaState INTEGER);
CREATE TABLE Deployment (DeploymentID INTEGER PRIMARY KEY, StationID INTEGER REFERENCES SamplingStation(StationID), GearCode TEXT REFERENCES Ref_Gear(GearCode), OperatorID INTEGER REFERENCES Scientist(ScientistID), MaxDepthM INTEGER, DurationMin INTEGER, Outcome TEXT);
CREATE TABLE Catch (CatchID INTEGER PRIMARY KEY, DeploymentID INTEGER REFERENCES Deployment(DeploymentID), Organism TEXT, Phylum TEXT, Specimens INTEGER, WeightG REAL, StoredAt TEXT REFERENCES Institute(InstituteCode));
INSERT INTO Institute VALUES ('BOI','Biscay Ocean Institute','France','Brest',1968),('HMC','Hebrides Marine Centre','United Kingdom','Oban',1884),('AZL','Azores Sea Laboratory','Portugal','Horta',1976),('NPI','North Polar Institute','Norway','Tromso',1928),('KDM','Kiel Deepsea Museum','Germany','Kiel',1902);
INSERT INTO Port VALUES (1,'Brest','France',11.5,900),(2,'Oban','United Kingdom',6.2,350),(3,'Horta','Portugal',8,420),(4,'Tromso','Norway',9.5,780),(5,'Reykjavik','Iceland',10,640),(6,'Cadiz','Spain',12,510);
INSERT INTO Vessel VALUES (1,'Armorique','BOI',1,84.5,6.1,38,2004,'in service'),(2,'Solan Goose','HMC',2,47.8,3.9,18,1991,'in service'),(3,'Cagarro','AZL',3,32.5,3.1,11,1986,'laid up'),(4,'Isbjorn','NPI',4,99,7.3,52,2017,'in service'),(5,'Petit Fou','BOI',1,25.2,2.4,7,2012,'in service'),(6,'Storfisk','NPI',4,61.4,5.5,26,1979,'scrapped');
INSERT INTO Scientist VALUES (1,'Yvonne Kerguelen','BOI','geology',1959,NULL),(2,'Alasdair Munro','HMC','biology',1963,NULL),(3,'Teresa Furtado','AZL','biology',1972,2),(4,'Sverre Nilsen','NPI','physics',1968,NULL),(5,'Camille Roux','BOI','chemistry',1985,1),(6,'Fiona Maclean','HMC','biology',1990,2),(7,'Ingrid Moe','NPI','physics',1993,4),(8,'Dieter Kranz','KDM','biology',1981,3);
INSERT INTO Cruise VALUES (1,'Mid-Ridge Vents 2018',1,1,1,3,'2018-05-03','2018-06-09',310,'completed'),(2,'Cold Coral Survey',2,2,2,2,'2019-07-11','2019-07-29',74,'completed'),(3,'Arctic Front 2021',4,4,4,5,'2021-08-20','2021-10-02',545,'completed'),(4,'Seamount Life',1,3,3,1,'2022-06-14','2022-07-08',228,'completed'),(5,'Winter Arctic Drift',4,7,4,4,'2024-01-10',NULL,NULL,'at sea'),(6,'Shelf Sediments',5,5,1,1,'2023-04-02','2023-04-09',12,'completed'),(7,'Gulf of Cadiz Volcanoes',1,1,6,1,'2025-09-01',NULL,NULL,'planned');
INSERT INTO CruiseParty VALUES (1,1,'chief scientist',1),(1,5,'watch leader',7),(1,3,'biologist',9),(2,2,'chief scientist',2),(2,6,'biologist',5),(2,8,'biologist',6),(3,4,'chief scientist',1),(3,7,'watch leader',14),(3,5,'chemist',15),(4,3,'chief scientist',1),(4,8,'biologist',8),(4,6,'watch leader',11),(5,7,'chief scientist',1),(6,5,'chief scientist',3);
INSERT INTO Ref_Gear VALUES ('CTD','water sampling rosette',6000,450),('ROV','remotely operated vehicle',4000,9800),('BXC','box corer',6000,300),('TRL','beam trawl',2500,520),('GRB','van Veen grab',500,90),('PLK','plankton net',1000,120);
INSERT INTO SamplingStation VALUES (1,1,'MR-01','Azores Plateau',1690,'2018-05-14',3),(2,1,'MR-02','Azores Plateau',2310,'2018-05-20',5),(3,2,'CC-01','Rockall Bank',780,'2019-07-15',4),(4,2,'CC-02','Rockall Bank',640,'2019-07-18',2),(5,3,'AF-01','Fram Strait',2550,'2021-09-01',4),(6,3,'AF-02','Yermak Plateau',1120,'2021-09-10',6),(7,4,'SL-01','Azores Plateau',920,'2022-06-19',2),(8,4,'SL-02','Bay of Biscay',4210,'2022-07-01',3),(9,6,'SS-01','Bay of Biscay',145,'2023-04-05',1);
INSERT INTO Deployment VALUES (1,1,'ROV',5,1685,410,'success'),(2,1,'CTD',1,1670,95,'success'),(3,2,'BXC',1,2310,130,'failed'),(4,3,'TRL',6,775,60,'success'),(5,4,'ROV',8,630,335,'success'),(6,5,'CTD',7,2530,140,'success'),(7,5,'PLK',7,200,35,'success'),(8,6,'CTD',4,1100,80,'gear lost'),(9,7,'TRL',8,915,75,'success'),(10,8,'BXC',3,4205,190,'success'),(11,9,'GRB',5,145,10,'success');
INSERT INTO Catch VALUES (1,1,'vent mussel','Mollusca',64,5120,'BOI'),(2,1,'vent shrimp','Arthropoda',210,840,'AZL'),(3,4,'cold water coral','Cnidaria',17,2300,'HMC'),(4,4,'squat lobster','Arthropoda',29,410,'HMC'),(5,5,'glass sponge','Porifera',5,1750,'KDM'),(6,7,'copepods','Arthropoda',5400,12.5,'NPI'),(7,9,'black coral','Cnidaria',8,960,'KDM'),(8,9,'brittle star','Echinodermata',143,310,NULL),(9,10,'sea cucumber','Echinodermata',3,680,'AZL'),(10,11,'heart urchin','Echinodermata',22,530,'BOI');
-- Show the names and lengths of the vessels that are in service, the longest first.
-- ships in service with how long they are, biggest on top
SELECT VesselName, LengthM FROM Vessel WHERE Status = 'in service' ORDER BY LengthM DESC;
-- Which cruises have no arrival date recorded? Give the names.
-- voyages whose return day is still blank
SELECT CruiseName FROM Cruise WHERE ArrivalDate IS NULL;
-- List the organisms with coral in their name and the number of specimens.
-- anything called coral in the catches: what and how many pieces
SELECT Organism, Specimens FROM Catch WHERE Organism LIKE '%coral%';
-- What are the average and the total number of bunks of all vessels?
-- berths for sleeping over the whole fleet: mean per ship, then altogether
SELECT AVG(Bunks), SUM(Bunks) FROM Vessel;
-- How many different disciplines do the scientists have?
-- number of distinct fields the researchers work in
SELECT COUNT(DISTINCT Discipline) FROM Scientist;
-- For each vessel, show its name, the name of the institute that owns it and the name of its home port.
-- ships with owner and the harbour they belong to
SELECT T1.VesselName, T2.InstituteName, T3.PortName FROM Vessel AS T1 JOIN Institute AS T2 ON T1.OwnerCode = T2.InstituteCode JOIN Port AS T3 ON T1.HomePortID = T3.PortID;
-- Show the cruise name, the name of the departure port and the name of the arrival port of each completed cruise.
-- completed voyages: what they were called, where they set out, where they came in
SELECT T1.CruiseName, T2.PortName, T3.PortName FROM Cruise AS T1 JOIN Port AS T2 ON T1.DeparturePortID = T2.PortID JOIN Port AS T3 ON T1.ArrivalPortID = T3.PortID WHERE T1.Status = 'completed';
-- Show the names of cruises whose departure port and arrival port are the same.
-- voyages where the harbour of leaving is also the harbour of coming in
SELECT CruiseName FROM Cruise WHERE DeparturePortID = ArrivalPortID;
-- Who has Alasdair Munro as an advisor? Give the full names.
-- scientists advised by Alasdair Munro
SELECT T1.FullName FROM Scientist AS T1 JOIN Scientist AS T2 ON T1.AdvisorID = T2.ScientistID WHERE T2.FullName = 'Alasdair Munro';
-- Which vessel is assigned to the most cruises? Give its name.
-- ship with the largest number of voyages on file
SELECT T1.VesselName FROM Vessel AS T1 JOIN Cruise AS T2 ON T1.VesselID = T2.VesselID GROUP BY T1.VesselID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which vessels have not been used for any cruise? Show name and year of building.
-- ships without a voyage on file, and when they were built
SELECT VesselName, BuiltYear FROM Vessel WHERE VesselID NOT IN (SELECT VesselID FROM Cruise);
-- What are the names of the gear used at stations in the sea area Azores Plateau? Show each name once.
-- distinct devices lowered on the Azores Plateau, by name
SELECT DISTINCT T1.GearName FROM Ref_Gear AS T1 JOIN Deployment AS T2 ON T1.GearCode = T2.GearCode JOIN SamplingStation AS T3 ON T2.StationID = T3.StationID WHERE T3.SeaArea = 'Azores Plateau';
-- Which scientists joined at least three cruises? Give the full name and the number of cruises.
-- people who sailed on three voyages or more, with the count
SELECT T1.FullName, COUNT(*) FROM Scientist AS T1 JOIN CruiseParty AS T2 ON T1.ScientistID = T2.ScientistID GROUP BY T1.ScientistID HAVING COUNT(*) >= 3;
-- In which sea areas were both the remotely operated vehicle and the beam trawl deployed?
-- areas that saw the remotely operated vehicle as well as the beam trawl
SELECT T1.SeaArea FROM SamplingStation AS T1 JOIN Deployment AS T2 ON T1.StationID = T2.StationID JOIN Ref_Gear AS T3 ON T2.GearCode = T3.GearCode WHERE T3.GearName = 'remotely operated vehicle' INTERSECT SELECT T1.SeaArea FROM SamplingStation AS T1 JOIN Deployment AS T2 ON T1.StationID = T2.StationID JOIN Ref_Gear AS T3 ON T2.GearCode = T3.GearCode WHERE T3.GearName = 'beam trawl';
-- Which scientists took part in a cruise but were never the chief scientist of one? Show the full names.
-- people who sailed, minus everyone named as chief scientist of a voyage
SELECT T1.FullName FROM Scientist AS T1 JOIN CruiseParty AS T2 ON T1.ScientistID = T2.ScientistID EXCEPT SELECT T1.FullName FROM Scientist AS T1 JOIN Cruise AS T2 ON T1.ScientistID = T2.ChiefScientistID;
-- Which countries have an institute founded before 1930 or a port with a berth fee above 600?
-- countries with an institute older than 1930, plus those with a harbour charging over 600
SELECT Country FROM Institute WHERE FoundedYear < 1930 UNION SELECT Country FROM Port WHERE BerthFee > 600;
-- What is the total number of specimens for each phylum, the lowest total first?
-- pieces caught, summed by phylum, rarest at the top; phylum and sum
SELECT Phylum, SUM(Specimens) FROM Catch GROUP BY Phylum ORDER BY SUM(Specimens);
-- Give the labels and depths of stations where the water is deeper than at the average station.
-- sampling points with more metres of water than the mean, label first
SELECT StationLabel, WaterDepthM FROM SamplingStation WHERE WaterDepthM > (SELECT AVG(WaterDepthM) FROM SamplingStation);
-- Which organism was the heaviest catch of the deployments operated by Dieter Kranz?
-- with Dieter Kranz at the gear, what came up that weighed most
SELECT T1.Organism FROM Catch AS T1 JOIN Deployment AS T2 ON T1.DeploymentID = T2.DeploymentID JOIN Scientist AS T3 ON T2.OperatorID = T3.ScientistID WHERE T3.FullName = 'Dieter Kranz' ORDER BY T1.WeightG DESC LIMIT 1;
-- Which institutes store catches of at least two different phyla? Show the institute names.
-- where do we keep animals of two or more distinct phyla, by name of institute
SELECT T1.InstituteName FROM Institute AS T1 JOIN Catch AS T2 ON T1.InstituteCode = T2.StoredAt GROUP BY T1.InstituteCode HAVING COUNT(DISTINCT T2.Phylum) >= 2;
-- Show the labels of stations occupied between 2019-01-01 and 2021-12-31 with a sea state of at least 4.
-- sampling points visited from 2019-01-01 to 2021-12-31 in waves of state 4 or more: labels
SELECT StationLabel FROM SamplingStation WHERE OccupiedOn BETWEEN '2019-01-01' AND '2021-12-31' AND SeaState >= 4;
-- For each cruise with a successful deployment (outcome success), show its name and the longest duration of such a deployment.
-- looking only at outcome success, every voyage and its lengthiest use of gear in minutes
SELECT T1.CruiseName, MAX(T3.DurationMin) FROM Cruise AS T1 JOIN SamplingStation AS T2 ON T1.CruiseID = T2.CruiseID JOIN Deployment AS T3 ON T2.StationID = T3.StationID WHERE T3.Outcome = 'success' GROUP BY T1.CruiseID;

-- database: moor_and_meadow_flora
CREATE TABLE fam (fam_id INTEGER PRIMARY KEY, fam_nm TEXT, common_nm TEXT, ord_nm TEXT);
CREATE TABLE ref_rarity (rarity_cd TEXT PRIMARY KEY, rarity_desc TEXT, legal_prot INTEGER);
CREATE TABLE ref_soil (soil_cd TEXT PRIMARY KEY, soil_desc TEXT, ph_low REAL, ph_high REAL);
CREATE TABLE taxon (taxon_id INTEGER PRIMARY KEY, sci_nm TEXT, common_nm TEXT, fam_id INTEGER REFERENCES fam(fam_id), growth_form TEXT, max_hgt_cm INTEGER, flower_col TEXT, flower_from INTEGER, native INTEGER, rarity_cd TEXT REFERENCES ref_rarity(rarity_cd));
CREATE TABLE botanist (bot_id INTEGER PRIMARY KEY, nm TEXT, society TEXT, member_since INTEGER, town TEXT, referee_id INTEGER REFERENCES botanist(bot_id));
CREATE TABLE owner (owner_id INTEGER PRIMARY KEY, nm TEXT, kind TEXT, town TEXT, gives_access TEXT);
CREATE TABLE grid_sq (sq_cd TEXT PRIMARY KEY, parish TEXT, alt_min INTEGER, alt_max INTEGER, owner_id INTEGER REFERENCES owner(owner_id), soil_cd TEXT REFERENCES ref_soil(soil_cd), wooded_pct INTEGER);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, sq_cd TEXT REFERENCES grid_sq(sq_cd), leader_id INTEGER REFERENCES botanist(bot_id), scribe_id INTEGER REFERENCES botanist(bot_id), visit_dt TEXT, hrs REAL, weather TEXT);
CREATE TABLE rec (rec_id INTEGER PRIMARY KEY, visit_id INTEGER REFERENCES visit(visit_id), taxon_id INTEGER REFERENCES taxon(taxon_id), plant_cnt INTEGER, cover_pct REAL, life_stage TEXT, verified_by INTEGER REFERENCES botanist(bot_id));
CREATE TABLE threat (threat_id INTEGER PRIMARY KEY, sq_cd TEXT REFERENCES grid_sq(sq_cd), threat_typ TEXT, severity INTEGER, first_seen INTEGER, remedy TEXT);
CREATE TABLE hybrid (taxon_id INTEGER REFERENCES taxon(taxon_id), parent_a INTEGER REFERENCES taxon(taxon_id), parent_b INTEGER REFERENCES taxon(taxon_id), fertile TEXT, first_noted INTEGER, PRIMARY KEY (taxon_id));
INSERT INTO fam VALUES (1,'Orchidaceae','orchids','Asparagales'),(2,'Ericaceae','heathers','Ericales'),(3,'Primulaceae','primroses','Ericales'),(4,'Droseraceae','sundews','Caryophyllales'),(5,'Poaceae','grasses','Poales'),(6,'Gentianaceae','gentians','Gentianales');
INSERT INTO ref_rarity VALUES ('C','common everywhere',0),('L','locally frequent',0),('S','scarce',0),('R','rare',1),('X','thought extinct',1);
INSERT INTO ref_soil VALUES ('PT','blanket peat',3.2,4.4),('LM','limestone loam',6.8,8),('CL','boulder clay',5.5,7),('SD','blown sand',6,8.2);
INSERT INTO taxon VALUES (1,'Dactylorhiza fuchsii','common spotted orchid',1,'herb',60,'pink',6,1,'L'),(2,'Ophrys apifera','bee orchid',1,'herb',45,'pink',6,1,'S'),(3,'Cypripedium calceolus','lady''s slipper orchid',1,'herb',50,'yellow',5,1,'R'),(4,'Calluna vulgaris','heather',2,'shrub',75,'purple',8,1,'C'),(5,'Erica tetralix','cross-leaved heath',2,'shrub',55,'pink',7,1,'C'),(6,'Primula vulgaris','primrose',3,'herb',20,'yellow',3,1,'C'),(7,'Primula veris','cowslip',3,'herb',25,'yellow',4,1,'L'),(8,'Primula x polyantha','false oxlip',3,'herb',28,'yellow',4,1,'S'),(9,'Drosera rotundifolia','round-leaved sundew',4,'herb',10,'white',7,1,'L'),(10,'Rhododendron ponticum','rhododendron',2,'shrub',500,'purple',5,0,'C'),(11,'Dactylorhiza purpurella','northern marsh orchid',1,'herb',30,'purple',6,1,'S'),(12,'Dactylorhiza x venusta','pretty marsh orchid',1,'herb',48,'pink',6,1,'R');
INSERT INTO botanist VALUES (1,'Enid Thwaite','Dale Naturalists',1981,'Settle',NULL),(2,'Marcus Oyelaran','Dale Naturalists',2003,'Skipton',1),(3,'Beth Ashworth','Moorland Group',2010,'Kendal',1),(4,'Piotr Zielinski','Moorland Group',2015,'Settle',3),(5,'Cora Pim',NULL,2022,'Kendal',2),(6,'Hugh Garside','Dale Naturalists',1996,'Grassington',NULL);
INSERT INTO owner VALUES (1,'Malham Estate','private','Settle','yes'),(2,'Craven Wildlife Trust','charity','Skipton','yes'),(3,'Northern Water','company','Leeds','no'),(4,'Parish of Arncliffe','public','Grassington','yes'),(5,'Birk Farm','private','Kendal','no');
INSERT INTO grid_sq VALUES ('SD86','Malham',240,560,1,'LM',8),('SD96','Arncliffe',220,610,4,'LM',14),('SD77','Ingleborough',310,723,2,'PT',1),('SD75','Gisburn',150,370,3,'PT',46),('SD87','Horton',230,694,5,'CL',5),('SD58','Lupton',60,210,5,'CL',22);
INSERT INTO visit VALUES (1,'SD86',1,2,'2019-06-08',5,'sunny'),(2,'SD86',2,5,'2022-06-18',4,'showers'),(3,'SD96',1,3,'2020-05-23',6,'sunny'),(4,'SD77',3,4,'2021-08-14',7.5,'windy'),(5,'SD75',4,NULL,'2021-07-10',3,'drizzle'),(6,'SD96',3,2,'2023-05-06',4.5,'showers'),(7,'SD87',2,5,'2023-04-22',2.5,'sunny'),(8,'SD77',4,3,'2023-07-29',6.5,'drizzle');
INSERT INTO rec VALUES (1,1,1,140,2.5,'flowering',1),(2,1,2,12,0.2,'flowering',1),(3,1,7,85,1,'fruiting',NULL),(4,2,2,7,0.1,'flowering',1),(5,2,11,31,0.6,'flowering',3),(6,2,12,3,0.1,'flowering',1),(7,3,3,1,0.1,'flowering',1),(8,3,6,220,4,'fruiting',NULL),(9,3,8,9,0.3,'flowering',6),(10,4,4,310,65,'flowering',3),(11,4,9,48,0.4,'fruiting',3),(12,5,9,16,0.2,'flowering',NULL),(13,5,10,72,18,'leaf only',4),(14,6,7,130,2.2,'flowering',2),(15,7,6,64,1.5,'flowering',2),(16,8,5,400,9,'flowering',3);
INSERT INTO threat VALUES (1,'SD86','trampling',3,2015,'fenced path'),(2,'SD86','overgrazing',2,2008,'fewer sheep'),(3,'SD75','invasive shrub',5,2012,'cutting'),(4,'SD75','drainage',4,1999,'block ditches'),(5,'SD77','erosion',4,2004,NULL),(6,'SD96','collecting',1,1990,'warden'),(7,'SD87','overgrazing',3,2017,NULL);
INSERT INTO hybrid VALUES (8,6,7,'yes',1885),(12,1,11,'partly',1923);
-- What are the common names of the taxa with yellow flowers?
-- everyday names of plants that bloom yellow
SELECT common_nm FROM taxon WHERE flower_col = 'yellow';
-- List the scientific names that start with Dactylorhiza, tallest plant first.
-- Dactylorhiza plants by Latin name, in descending order of maximum height
SELECT sci_nm FROM taxon WHERE sci_nm LIKE 'Dactylorhiza%' ORDER BY max_hgt_cm DESC;
-- For which threats is no remedy recorded? Show the square code and the type of threat.
-- dangers nobody has an answer to yet: grid code and what it is
SELECT sq_cd, threat_typ FROM threat WHERE remedy IS NULL;
-- How many visits lasted between 4 and 6 hours?
-- number of outings of 4 to 6 hours
SELECT COUNT(*) FROM visit WHERE hrs BETWEEN 4 AND 6;
-- What are the smallest minimum altitude and the greatest maximum altitude of all grid squares?
-- over all squares: lowest bottom height and highest top height
SELECT MIN(alt_min), MAX(alt_max) FROM grid_sq;
-- Show the common name of each taxon in the order Ericales; take the common name of the taxon, not of the family.
-- plants belonging to Ericales, by the plant's own everyday name
SELECT T1.common_nm FROM taxon AS T1 JOIN fam AS T2 ON T1.fam_id = T2.fam_id WHERE T2.ord_nm = 'Ericales';
-- For each family, show its scientific family name and the number of taxa it has here, only families with at least two.
-- plant families (Latin) with two or more kinds on our list, and how many kinds
SELECT T1.fam_nm, COUNT(*) FROM fam AS T1 JOIN taxon AS T2 ON T1.fam_id = T2.fam_id GROUP BY T1.fam_id HAVING COUNT(*) >= 2;
-- Which families have no taxon on record? Give the scientific family name and the common name.
-- families without a single plant here: Latin and everyday name
SELECT fam_nm, common_nm FROM fam WHERE fam_id NOT IN (SELECT fam_id FROM taxon);
-- Show the common name of each hybrid with the common names of its parent a and its parent b.
-- crosses: everyday name of the cross, then of parent a, then of parent b
SELECT T2.common_nm, T3.common_nm, T4.common_nm FROM hybrid AS T1 JOIN taxon AS T2 ON T1.taxon_id = T2.taxon_id JOIN taxon AS T3 ON T1.parent_a = T3.taxon_id JOIN taxon AS T4 ON T1.parent_b = T4.taxon_id;
-- For every visit with a scribe, give the date, the name of the leader and the name of the scribe.
-- outings with someone writing: day, who led, who wrote
SELECT T1.visit_dt, T2.nm, T3.nm FROM visit AS T1 JOIN botanist AS T2 ON T1.leader_id = T2.bot_id JOIN botanist AS T3 ON T1.scribe_id = T3.bot_id;
-- Whose referee is Enid Thwaite? Show the names of the botanists.
-- members vouched for by Enid Thwaite as referee
SELECT T1.nm FROM botanist AS T1 JOIN botanist AS T2 ON T1.referee_id = T2.bot_id WHERE T2.nm = 'Enid Thwaite';
-- Which botanists have led a visit and been the scribe of another? Give the names.
-- people found both among the leaders and among the scribes of the outings
SELECT T1.nm FROM botanist AS T1 JOIN visit AS T2 ON T1.bot_id = T2.leader_id INTERSECT SELECT T1.nm FROM botanist AS T1 JOIN visit AS T2 ON T1.bot_id = T2.scribe_id;
-- In which parishes was a taxon whose rarity is described as rare found? Show the parish and the common name of the taxon.
-- finds of anything rare: parish, and the plant's everyday name
SELECT T4.parish, T2.common_nm FROM rec AS T1 JOIN taxon AS T2 ON T1.taxon_id = T2.taxon_id JOIN visit AS T3 ON T1.visit_id = T3.visit_id JOIN grid_sq AS T4 ON T3.sq_cd = T4.sq_cd JOIN ref_rarity AS T5 ON T2.rarity_cd = T5.rarity_cd WHERE T5.rarity_desc = 'rare';
-- How many different taxa were recorded in the parish Malham?
-- count of distinct plants noted at Malham
SELECT COUNT(DISTINCT T3.taxon_id) FROM grid_sq AS T1 JOIN visit AS T2 ON T1.sq_cd = T2.sq_cd JOIN rec AS T3 ON T2.visit_id = T3.visit_id WHERE T1.parish = 'Malham';
-- Which parishes have a threat with a severity above 3 or an owner that does not give access (no)?
-- parishes facing a danger graded over 3, plus those whose landholder lets nobody in (access no)
SELECT T1.parish FROM grid_sq AS T1 JOIN threat AS T2 ON T1.sq_cd = T2.sq_cd WHERE T2.severity > 3 UNION SELECT T1.parish FROM grid_sq AS T1 JOIN owner AS T2 ON T1.owner_id = T2.owner_id WHERE T2.gives_access = 'no';
-- Which grid squares have a known threat but have never had a visit in sunny weather? Show the square codes.
-- grid codes with some danger noted, minus those visited when it was sunny
SELECT sq_cd FROM threat EXCEPT SELECT sq_cd FROM visit WHERE weather = 'sunny';
-- Which taxon has the largest total plant count over all records? Show the common name and the total.
-- plants counted all together: which kind leads and with how many
SELECT T1.common_nm, SUM(T2.plant_cnt) FROM taxon AS T1 JOIN rec AS T2 ON T1.taxon_id = T2.taxon_id GROUP BY T1.taxon_id ORDER BY SUM(T2.plant_cnt) DESC LIMIT 1;
-- List the common names and heights of taxa with the growth form herb that are taller than the average herb.
-- each herb above the mean maximum height of a herb, everyday name and centimetres
SELECT common_nm, max_hgt_cm FROM taxon WHERE growth_form = 'herb' AND max_hgt_cm > (SELECT AVG(max_hgt_cm) FROM taxon WHERE growth_form = 'herb');
-- Who verified the most records? Give the botanist's name and the number of records.
-- top checker of records, with the count
SELECT T1.nm, COUNT(*) FROM botanist AS T1 JOIN rec AS T2 ON T1.bot_id = T2.verified_by GROUP BY T1.bot_id ORDER BY COUNT(*) DESC LIMIT 1;
-- What is the most wooded parish, by percentage, on soil described as boulder clay?
-- boulder clay squares: parish with the greatest share of woodland
SELECT T1.parish FROM grid_sq AS T1 JOIN ref_soil AS T2 ON T1.soil_cd = T2.soil_cd WHERE T2.soil_desc = 'boulder clay' ORDER BY T1.wooded_pct DESC LIMIT 1;
-- Show the number of visits and the total hours for each owner whose land was visited. Give the owner's name first.
-- landholders by name, how often we came, and how many hours in all
SELECT T1.nm, COUNT(*), SUM(T3.hrs) FROM owner AS T1 JOIN grid_sq AS T2 ON T1.owner_id = T2.owner_id JOIN visit AS T3 ON T2.sq_cd = T3.sq_cd GROUP BY T1.owner_id;
-- On which dates did a botanist from Settle lead a visit on which a taxon that is not native (0) was recorded?
-- outing days led by someone living in Settle with a foreign plant (native 0) on the list
SELECT T1.visit_dt FROM visit AS T1 JOIN botanist AS T2 ON T1.leader_id = T2.bot_id WHERE T2.town = 'Settle' AND T1.visit_id IN (SELECT T3.visit_id FROM rec AS T3 JOIN taxon AS T4 ON T3.taxon_id = T4.taxon_id WHERE T4.native = 0);
