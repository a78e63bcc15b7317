-- database: volcano_observatory
CREATE TABLE volcano (vid INTEGER PRIMARY KEY, vname TEXT, island TEXT, summit_m INTEGER, vtype TEXT, alert_code TEXT REFERENCES alert_level(alert_code));
CREATE TABLE alert_level (alert_code TEXT PRIMARY KEY, meaning TEXT, exclusion_km INTEGER);
CREATE TABLE eruption (eruption_id INTEGER PRIMARY KEY, vid INTEGER REFERENCES volcano(vid), start_year INTEGER, vei INTEGER, plume_km REAL, evacuated INTEGER);
CREATE TABLE station (station_code TEXT PRIMARY KEY, vid INTEGER REFERENCES volcano(vid), instrument TEXT, altitude_m INTEGER, battery_pct INTEGER);
CREATE TABLE quake (quake_id INTEGER PRIMARY KEY, station_code TEXT REFERENCES station(station_code), felt_on TEXT, magnitude REAL, depth_km REAL);
INSERT INTO alert_level VALUES ('G','normal',0),('Y','restless',2),('O','heightened',5),('R','erupting',12);
INSERT INTO volcano VALUES (1,'Mount Sibara','Teluk',2140,'stratovolcano','O'),(2,'Kahu Dome','Little Kahu',780,'lava dome','G'),(3,'Red Sister','Teluk',1865,'stratovolcano','G'),(4,'Old Smoker','Pandan',1322,'caldera','Y'),(5,'Tanah Panas','Pandan',2975,'stratovolcano','R');
INSERT INTO eruption VALUES (1,1,1883,4,14,3200),(2,1,1951,3,9.5,800),(3,5,2023,2,6,4500),(4,4,1912,5,23,NULL),(5,1,2006,2,4.2,150),(6,5,1978,3,8,2600);
INSERT INTO station VALUES ('SIB1',1,'seismometer',1500,88),('SIB2',1,'tiltmeter',1980,45),('SMK1',4,'seismometer',900,73),('TPA1',5,'seismometer',2100,12),('TPA2',5,'gas sensor',2600,64),('KAH1',2,'seismometer',500,97);
INSERT INTO quake VALUES (1,'SIB1','2024-02-01',2.3,4.5),(2,'TPA1','2024-02-03',3.8,2.1),(3,'TPA1','2024-02-03',3.1,1.8),(4,'SMK1','2024-02-10',1.9,6),(5,'TPA1','2024-02-12',4.2,1.2),(6,'SIB1','2024-02-15',2.7,3.9);
-- What are the names of the volcanoes on the island Teluk?
-- Teluk's volcanoes
-- island = Teluk, vname
SELECT vname FROM volcano WHERE island = 'Teluk';
-- Which volcano is the highest?
-- name the tallest volcano by summit
-- top summit in m: volcano name
SELECT vname FROM volcano ORDER BY summit_m DESC LIMIT 1;
-- How many eruptions has Mount Sibara had?
-- number of outbreaks of Mount Sibara
-- Mount Sibara, number of eruptions
SELECT COUNT(*) FROM eruption AS e JOIN volcano AS v ON e.vid = v.vid WHERE v.vname = 'Mount Sibara';
-- List the names of volcanoes with no recorded eruption.
-- which volcanoes never erupted according to our records
-- volcano names without an eruption
SELECT vname FROM volcano WHERE vid NOT IN (SELECT vid FROM eruption);
-- Show the name and alert meaning of each volcano.
-- every volcano with what its alert level means
-- volcano name + alert meaning
SELECT v.vname, a.meaning FROM volcano AS v JOIN alert_level AS a ON v.alert_code = a.alert_code;
-- For each volcano, give the name and the number of stations.
-- how many stations watch each volcano, with names
-- volcano name, count of stations
SELECT v.vname, COUNT(*) FROM volcano AS v JOIN station AS s ON v.vid = s.vid GROUP BY v.vid;
-- What was the strongest quake magnitude measured at each station code?
-- station code with its maximum magnitude
-- station code, max magnitude
SELECT station_code, MAX(magnitude) FROM quake GROUP BY station_code;
-- On which dates were there quakes at Tanah Panas? Show distinct dates.
-- different days with a quake at Tanah Panas
-- volcano Tanah Panas: different felt on dates
SELECT DISTINCT q.felt_on FROM quake AS q JOIN station AS s ON q.station_code = s.station_code JOIN volcano AS v ON s.vid = v.vid WHERE v.vname = 'Tanah Panas';
-- Which stations have a battery of less than 50 percent? Show code and instrument.
-- station codes and instruments under 50 battery
-- battery below 50: station code, instrument
SELECT station_code, instrument FROM station WHERE battery_pct < 50;
-- Which islands have at least two volcanoes?
-- islands with 2 volcanoes or more
-- island with 2+ volcanoes
SELECT island FROM volcano GROUP BY island HAVING COUNT(*) >= 2;
-- In what year did the eruption with the highest plume start?
-- start year of the eruption whose plume rose highest
-- top plume km: start year of the eruption
SELECT start_year FROM eruption ORDER BY plume_km DESC LIMIT 1;
-- What is the total number of evacuated people for each volcano name?
-- people evacuated in all, by volcano
-- volcano name, sum of evacuated, blanks left out
SELECT v.vname, SUM(e.evacuated) FROM volcano AS v JOIN eruption AS e ON v.vid = e.vid WHERE e.evacuated IS NOT NULL GROUP BY v.vid;
-- Give the minimum and the maximum depth of the quakes and their average magnitude.
-- shallowest and deepest quake, and mean magnitude
-- quakes: min depth, max depth, avg magnitude
SELECT MIN(depth_km), MAX(depth_km), AVG(magnitude) FROM quake;
-- Which quakes were stronger than the average? Give date and magnitude.
-- date plus magnitude of above-average quakes
-- magnitude over the mean: felt on, magnitude
SELECT felt_on, magnitude FROM quake WHERE magnitude > (SELECT AVG(magnitude) FROM quake);
-- List the names of stratovolcano type volcanoes that are not at alert code G.
-- every stratovolcano whose alert code is anything but G
-- alert code not G, type stratovolcano: names
SELECT vname FROM volcano WHERE vtype = 'stratovolcano' AND alert_code != 'G';
-- What station codes recorded no quake?
-- codes of stations without quakes
-- station codes without a quake
SELECT station_code FROM station EXCEPT SELECT station_code FROM quake;

-- database: butterfly_transects
CREATE TABLE Sighting (SightingID INTEGER PRIMARY KEY, Species TEXT, Transect TEXT, SeenOn TEXT, Individuals INTEGER, Observer TEXT, Weather TEXT, TemperatureC INTEGER);
INSERT INTO Sighting VALUES (1,'Peacock','Chalk Down','2023-04-21',6,'E. Marlow','sunny',17),(2,'Brimstone','Chalk Down','2023-04-21',3,'E. Marlow','sunny',17),(3,'Orange Tip','Canal Path','2023-05-06',9,'J. Iqbal','cloudy',15),(4,'Peacock','Canal Path','2023-05-06',2,'J. Iqbal','cloudy',15),(5,'Adonis Blue','Chalk Down','2023-06-11',24,'R. Thorne','sunny',24),(6,'Meadow Brown','Hay Field','2023-07-02',57,'E. Marlow','hazy',22),(7,'Marbled White','Hay Field','2023-07-02',18,'E. Marlow','hazy',22),(8,'Adonis Blue','Chalk Down','2023-08-19',31,'R. Thorne',NULL,26),(9,'Brimstone','Hay Field','2023-08-25',1,'J. Iqbal','sunny',21);
-- Which species were seen on Chalk Down? List each once.
-- distinct butterflies of Chalk Down
-- transect Chalk Down: different species
SELECT DISTINCT Species FROM Sighting WHERE Transect = 'Chalk Down';
-- How many individuals of the Peacock were counted in total?
-- sum of Peacock individuals
-- species Peacock, sum of individuals
SELECT SUM(Individuals) FROM Sighting WHERE Species = 'Peacock';
-- What is the species of the sighting with the most individuals?
-- the butterfly in the biggest single count
-- top individuals in one sighting: species
SELECT Species FROM Sighting ORDER BY Individuals DESC LIMIT 1;
-- How many sightings did each observer make?
-- observers and how often they reported something
-- observer, count of sightings
SELECT Observer, COUNT(*) FROM Sighting GROUP BY Observer;
-- On which dates was it sunny? List every date once.
-- distinct sunny days
-- weather sunny - different seen on dates
SELECT DISTINCT SeenOn FROM Sighting WHERE Weather = 'sunny';
-- Which species were seen on more than one transect? Count different transects.
-- butterflies known from over 1 distinct transect
-- species with more than one different transect
SELECT Species FROM Sighting GROUP BY Species HAVING COUNT(DISTINCT Transect) > 1;
-- Show the species and number of individuals for sightings at temperatures between 15 and 20.
-- counts made at 15 to 20 degrees: species, individuals
-- temperature from 15 up to 20: species, individuals
SELECT Species, Individuals FROM Sighting WHERE TemperatureC BETWEEN 15 AND 20;
-- What is the average number of individuals per transect?
-- transects with their mean count
-- transect, avg individuals
SELECT Transect, AVG(Individuals) FROM Sighting GROUP BY Transect;
-- Which species has a sighting without noted weather?
-- butterfly seen when no weather was written down
-- weather empty: species
SELECT Species FROM Sighting WHERE Weather IS NULL;
-- Find the lowest and highest temperature at which Brimstone was seen.
-- Brimstone: min and max temperature
-- Brimstone - min temperature, max temperature
SELECT MIN(TemperatureC), MAX(TemperatureC) FROM Sighting WHERE Species = 'Brimstone';
-- Which species were seen both on Chalk Down and on Hay Field?
-- butterflies common to Hay Field and Chalk Down
-- species on both transects: Hay Field, Chalk Down
SELECT Species FROM Sighting WHERE Transect = 'Chalk Down' INTERSECT SELECT Species FROM Sighting WHERE Transect = 'Hay Field';
-- How many different species did E. Marlow see?
-- number of distinct butterflies for observer E. Marlow
-- observer E. Marlow: number of different species
SELECT COUNT(DISTINCT Species) FROM Sighting WHERE Observer = 'E. Marlow';
-- Which transect has the largest total of individuals?
-- where did we count most butterflies overall, which transect
-- top transect by sum of individuals
SELECT Transect FROM Sighting GROUP BY Transect ORDER BY SUM(Individuals) DESC LIMIT 1;
-- Which species and dates had a count above average?
-- species and day whenever individuals exceeded the mean
-- individuals over the mean: species, seen on
SELECT Species, SeenOn FROM Sighting WHERE Individuals > (SELECT AVG(Individuals) FROM Sighting);
-- Which observers have never been on Canal Path?
-- observers except those who walked Canal Path
-- observers minus observers on transect Canal Path
SELECT Observer FROM Sighting EXCEPT SELECT Observer FROM Sighting WHERE Transect = 'Canal Path';
-- Which species names contain the word Blue? List them once.
-- distinct species called something with Blue
-- "Blue" in the species, different ones only
SELECT DISTINCT Species FROM Sighting WHERE Species LIKE '%Blue%';

-- database: hilltop_botanic_garden
CREATE TABLE plant_family (family_id INTEGER PRIMARY KEY, latin_name TEXT, common_name TEXT);
CREATE TABLE glasshouse (house_no INTEGER PRIMARY KEY, house_name TEXT, min_temp_c INTEGER, humidity_pct INTEGER, gardener TEXT);
CREATE TABLE accession (acc_no TEXT PRIMARY KEY, latin_name TEXT, family_id INTEGER REFERENCES plant_family(family_id), house_no INTEGER REFERENCES glasshouse(house_no), received INTEGER, country_of_origin TEXT, donated_by TEXT, threatened TEXT);
CREATE TABLE flowering (flowering_id INTEGER PRIMARY KEY, acc_no TEXT REFERENCES accession(acc_no), first_bloom TEXT, days INTEGER, scent INTEGER);
INSERT INTO plant_family VALUES (1,'Orchidaceae','orchids'),(2,'Cactaceae','cacti'),(3,'Araceae','arums'),(4,'Bromeliaceae','bromeliads'),(5,'Proteaceae','proteas');
INSERT INTO glasshouse VALUES (1,'Palm House',18,80,'Wanda Ross'),(2,'Desert House',8,30,'Imre Toth'),(3,'Orchid Room',16,85,'Wanda Ross'),(4,'Cool House',4,60,NULL);
INSERT INTO accession VALUES ('1998-014','Titan arum',3,1,1998,'Indonesia','Kew','yes'),('2005-102','Golden barrel',2,2,2005,'Mexico',NULL,'yes'),('2011-033','Moth orchid',1,3,2011,'Philippines','H. Lau','no'),('2011-034','Vanda coerulea',1,3,2011,'India','H. Lau','yes'),('2016-007','Prickly pear',2,2,2016,'Mexico',NULL,'no'),('2019-061','Silver vase',4,1,2019,'Brazil','Kew','no'),('2022-012','Night cereus',2,2,2022,'Peru','G. Aldo','no');
INSERT INTO flowering VALUES (1,'1998-014','2015-07-19',2,10),(2,'2011-033','2023-02-01',90,1),(3,'2005-102','2023-05-14',21,2),(4,'2022-012','2023-06-30',1,9),(5,'1998-014','2022-08-02',3,10),(6,'2011-034','2023-09-10',30,4),(7,'2011-033','2024-01-20',75,1);
-- List the Latin names of accessions from Mexico.
-- plants that came from Mexico, Latin name
-- origin Mexico: latin names of accessions
SELECT latin_name FROM accession WHERE country_of_origin = 'Mexico';
-- How many accessions are threatened (yes)?
-- number with threatened yes
-- threatened = yes, count accessions
SELECT COUNT(*) FROM accession WHERE threatened = 'yes';
-- Which glasshouse has the highest humidity?
-- dampest house, by name
-- top humidity: glasshouse name
SELECT house_name FROM glasshouse ORDER BY humidity_pct DESC LIMIT 1;
-- Show the Latin names of the accessions in the Desert House.
-- what grows in the Desert House
-- Desert House: latin names
SELECT T1.latin_name FROM accession AS T1 JOIN glasshouse AS T2 ON T1.house_no = T2.house_no WHERE T2.house_name = 'Desert House';
-- Which glasshouses contain no accession?
-- empty houses, names
-- glasshouse names, zero accessions
SELECT house_name FROM glasshouse WHERE house_no NOT IN (SELECT house_no FROM accession);
-- Give the common name of each plant family and the number of accessions.
-- families by common name with how many plants we hold
-- family common name + count of accessions
SELECT T1.common_name, COUNT(*) FROM plant_family AS T1 JOIN accession AS T2 ON T1.family_id = T2.family_id GROUP BY T1.family_id;
-- Which plant families are not represented? Show the common name.
-- common names of families without any accession
-- common names of plant families without an accession
SELECT common_name FROM plant_family WHERE family_id NOT IN (SELECT family_id FROM accession);
-- Which accession has the longest flowering? Give the Latin name.
-- Latin name of the plant behind the flowering with most days
-- most days of a flowering: latin name
SELECT T1.latin_name FROM accession AS T1 JOIN flowering AS T2 ON T1.acc_no = T2.acc_no ORDER BY T2.days DESC LIMIT 1;
-- List the Latin names of accessions that have flowered at least twice.
-- plants with two or more flowerings
-- latin names with 2+ flowerings
SELECT T1.latin_name FROM accession AS T1 JOIN flowering AS T2 ON T1.acc_no = T2.acc_no GROUP BY T1.acc_no HAVING COUNT(*) >= 2;
-- What is the average number of flowering days for the family orchids?
-- orchids: mean days in flower
-- family orchids: avg flowering days
SELECT AVG(T3.days) FROM plant_family AS T1 JOIN accession AS T2 ON T1.family_id = T2.family_id JOIN flowering AS T3 ON T2.acc_no = T3.acc_no WHERE T1.common_name = 'orchids';
-- Show the accession numbers of plants that have never flowered.
-- numbers of accessions with no bloom recorded
-- acc no without a flowering
SELECT acc_no FROM accession WHERE acc_no NOT IN (SELECT acc_no FROM flowering);
-- Which accessions have no donor? Give Latin name and year received.
-- plants nobody is recorded as donating: Latin name, year
-- donated by empty: latin name, received
SELECT latin_name, received FROM accession WHERE donated_by IS NULL;
-- List first bloom dates and scents of flowerings with a scent above average.
-- blooms smelling stronger than average: date, scent
-- scent over the mean - first bloom, scent
SELECT first_bloom, scent FROM flowering WHERE scent > (SELECT AVG(scent) FROM flowering);
-- What are the lowest and the highest minimum temperatures of the glasshouses?
-- coldest and warmest minimum temperature setting
-- glasshouses: lowest min temp, highest min temp
SELECT MIN(min_temp_c), MAX(min_temp_c) FROM glasshouse;
-- Which donors gave us plants received in 2011 or plants from Indonesia? Show each once.
-- different donors of material received 2011 or originating in Indonesia
-- origin Indonesia or received 2011: different donated by
SELECT DISTINCT donated_by FROM accession WHERE received = 2011 OR country_of_origin = 'Indonesia';
-- How many countries of origin are there?
-- count the different origin countries
-- number of different countries of origin
SELECT COUNT(DISTINCT country_of_origin) FROM accession;

-- database: fernhill_wildlife_rescue
CREATE TABLE finders (finder_id INTEGER PRIMARY KEY, name TEXT, phone TEXT, parish TEXT);
CREATE TABLE carers (carer_id INTEGER PRIMARY KEY, name TEXT, speciality TEXT, max_patients INTEGER, active TEXT);
CREATE TABLE outcomes (outcome_code TEXT PRIMARY KEY, description TEXT);
CREATE TABLE patients (patient_no INTEGER PRIMARY KEY, animal TEXT, admitted TEXT, weight_g INTEGER, injury TEXT, found_by INTEGER REFERENCES finders(finder_id), carer_id INTEGER REFERENCES carers(carer_id), outcome_code TEXT REFERENCES outcomes(outcome_code));
CREATE TABLE treatments (treatment_id INTEGER PRIMARY KEY, patient_no INTEGER REFERENCES patients(patient_no), given_on TEXT, drug TEXT, dose_mg REAL);
INSERT INTO finders VALUES (1,'Joyce Apple','01555 1','Fernhill'),(2,'Stan Cobb',NULL,'Lower Wick'),(3,'Priya Nair','01555 7','Fernhill'),(4,'Milo Dent','01555 9','Oakley'),(5,'Vera Lusk',NULL,'Oakley');
INSERT INTO carers VALUES (1,'Dot Farrow','hedgehogs',12,'yes'),(2,'Ken Wills','birds of prey',4,'yes'),(3,'Amira Said','bats',8,'yes'),(4,'Basil Hunt','badgers',2,'no');
INSERT INTO outcomes VALUES ('REL','released'),('DIE','died'),('CAR','still in care'),('TRF','transferred');
INSERT INTO patients VALUES (1,'hedgehog','2023-10-01',310,'underweight',1,1,'REL'),(2,'barn owl','2023-10-04',295,'road collision',2,2,'CAR'),(3,'hedgehog','2023-10-09',420,'strimmer wound',3,1,'DIE'),(4,'pipistrelle','2023-10-12',5,'cat attack',3,3,'REL'),(5,'buzzard','2023-11-02',880,'road collision',4,2,'REL'),(6,'hedgehog','2023-11-15',255,'underweight',1,1,'CAR'),(7,'noctule','2023-11-20',27,'cat attack',1,3,'DIE'),(8,'kestrel','2023-12-01',190,'poisoning',4,2,'CAR');
INSERT INTO treatments VALUES (1,1,'2023-10-02','wormer',2.5),(2,2,'2023-10-04','painkiller',1.2),(3,2,'2023-10-06','antibiotic',5),(4,3,'2023-10-09','antibiotic',7.5),(5,5,'2023-11-02','painkiller',3),(6,6,'2023-11-16','wormer',2),(7,2,'2023-10-10','antibiotic',5),(8,8,'2023-12-01','vitamin',0.8);
-- How many hedgehog patients were admitted?
-- number of patients that are a hedgehog
-- animal hedgehog, count patients
SELECT COUNT(*) FROM patients WHERE animal = 'hedgehog';
-- Show animal and admission date of the patients with a road collision.
-- road collision cases: what animal, when admitted
-- injury road collision: animal, admitted
SELECT animal, admitted FROM patients WHERE injury = 'road collision';
-- What is the outcome description of each patient? Show the patient number and the description.
-- patient numbers with what became of them
-- patient no + outcome description
SELECT p.patient_no, o.description FROM patients AS p JOIN outcomes AS o ON p.outcome_code = o.outcome_code;
-- List the names of finders from Fernhill.
-- people from Fernhill who found animals, names
-- parish Fernhill - finder names
SELECT name FROM finders WHERE parish = 'Fernhill';
-- Which carer has the greatest total weight of patients?
-- name of the carer whose patients together weigh most
-- top carer by sum of patients' weight, name
SELECT c.name FROM carers AS c JOIN patients AS p ON c.carer_id = p.carer_id GROUP BY c.carer_id ORDER BY SUM(p.weight_g) DESC LIMIT 1;
-- Which carers have had no patients?
-- carers with nobody to nurse, names
-- carer names, zero patients
SELECT name FROM carers WHERE carer_id NOT IN (SELECT carer_id FROM patients);
-- Which finders brought at least 2 animals? Give names and numbers of animals.
-- finders, with how many they brought, when two or more
-- finder name, count of patients found, 2+ only
SELECT f.name, COUNT(*) FROM finders AS f JOIN patients AS p ON f.finder_id = p.found_by GROUP BY f.finder_id HAVING COUNT(*) >= 2;
-- Which outcomes have not occurred? Show the description.
-- descriptions of outcomes no patient had
-- outcome descriptions without a patient
SELECT description FROM outcomes WHERE outcome_code NOT IN (SELECT outcome_code FROM patients);
-- What drugs were given to the barn owl? List each once.
-- distinct drugs used on the barn owl
-- animal barn owl: different drugs
SELECT DISTINCT t.drug FROM treatments AS t JOIN patients AS p ON t.patient_no = p.patient_no WHERE p.animal = 'barn owl';
-- What is the average weight of the patients of each carer's speciality?
-- per speciality, mean grams of the patients
-- carer speciality, avg weight of patients
SELECT c.speciality, AVG(p.weight_g) FROM carers AS c JOIN patients AS p ON c.carer_id = p.carer_id GROUP BY c.speciality;
-- Which patients got no treatment? Show patient number and animal.
-- untreated ones, number and animal
-- patients without a treatment: patient no, animal
SELECT patient_no, animal FROM patients WHERE patient_no NOT IN (SELECT patient_no FROM treatments);
-- What were the smallest, average and largest dose in mg?
-- dose: min, mean, max
-- dose of treatments - min, avg, max
SELECT MIN(dose_mg), AVG(dose_mg), MAX(dose_mg) FROM treatments;
-- List names of finders without a phone.
-- finders we have no phone for
-- phone empty, finder names
SELECT name FROM finders WHERE phone IS NULL;
-- Which finders brought an animal that was released?
-- names of people whose find ended as released
-- outcome description released: finder names
SELECT f.name FROM finders AS f JOIN patients AS p ON f.finder_id = p.found_by JOIN outcomes AS o ON p.outcome_code = o.outcome_code WHERE o.description = 'released';
-- Which injuries have patients with outcome code DIE and also patients with outcome code REL?
-- injuries with a DIE case and with a REL case
-- injuries with both outcome codes: REL, DIE
SELECT injury FROM patients WHERE outcome_code = 'DIE' INTERSECT SELECT injury FROM patients WHERE outcome_code = 'REL';
-- Show the animals heavier than the average patient.
-- which animals weigh above the mean of all patients
-- weight over the mean of all patients: animal
SELECT animal FROM patients WHERE weight_g > (SELECT AVG(weight_g) FROM patients);

-- database: icefield_survey
CREATE TABLE Glacier (GlacierCode TEXT PRIMARY KEY, GlacierName TEXT, MassifName TEXT, AreaKm2 REAL, SnoutAltitude INTEGER);
CREATE TABLE Surveyor (SurveyorID INTEGER PRIMARY KEY, Surname TEXT, Institute TEXT);
CREATE TABLE Measurement (MeasurementID INTEGER PRIMARY KEY, GlacierCode TEXT REFERENCES Glacier(GlacierCode), SurveyorID INTEGER REFERENCES Surveyor(SurveyorID), SurveyYear INTEGER, RetreatM REAL, MassBalanceM REAL);
INSERT INTO Glacier VALUES ('VAD','Vadre','Bernina',8.4,2290),('HOL','Holbreen','Jotun',12.7,1420),('MIN','Minor Tongue','Bernina',1.1,2710),('STR','Strand Ice','Svartfell',31.5,310),('KVI','Kvitfonn','Jotun',4.9,1610),('GRY','Grynut','Svartfell',2.2,880);
INSERT INTO Surveyor VALUES (1,'Heim','ETH Field Group'),(2,'Nygaard','Polar Institute'),(3,'Bolt','Polar Institute'),(4,'Salis','ETH Field Group'),(5,'Ruud','Mountain Museum');
INSERT INTO Measurement VALUES (1,'VAD',1,2021,34.5,-1.1),(2,'VAD',4,2022,81,-3.2),(3,'HOL',2,2021,12,-0.4),(4,'HOL',2,2022,19.5,-0.9),(5,'STR',3,2022,140,-1.8),(6,'MIN',1,2022,22,-2.7),(7,'KVI',2,2022,9.2,NULL),(8,'STR',3,2023,95,-1.3),(9,'VAD',4,2023,66,-2.4);
-- List the names of glaciers in the Jotun massif.
-- Jotun glaciers
-- massif Jotun - glacier names
SELECT GlacierName FROM Glacier WHERE MassifName = 'Jotun';
-- How many measurements were made in 2022?
-- number of surveys in the year 2022
-- survey year 2022, number of measurements
SELECT COUNT(*) FROM Measurement WHERE SurveyYear = 2022;
-- What is the name of the biggest glacier?
-- largest ice body by area, its name
-- top area in km2: glacier name
SELECT GlacierName FROM Glacier ORDER BY AreaKm2 DESC LIMIT 1;
-- Show the glacier name and total retreat in metres for each glacier.
-- how far has every glacier drawn back in sum? name, metres
-- glacier name, sum of retreat m
SELECT T1.GlacierName, SUM(T2.RetreatM) FROM Glacier AS T1 JOIN Measurement AS T2 ON T1.GlacierCode = T2.GlacierCode GROUP BY T1.GlacierCode;
-- Which glaciers have never been measured?
-- glaciers with no survey
-- glacier names without a measurement
SELECT GlacierName FROM Glacier WHERE GlacierCode NOT IN (SELECT GlacierCode FROM Measurement);
-- Which surveyors measured the Vadre? List distinct surnames.
-- unique surnames of those who surveyed Vadre
-- glacier Vadre: different surveyor surnames
SELECT DISTINCT T1.Surname FROM Surveyor AS T1 JOIN Measurement AS T2 ON T1.SurveyorID = T2.SurveyorID JOIN Glacier AS T3 ON T2.GlacierCode = T3.GlacierCode WHERE T3.GlacierName = 'Vadre';
-- What is the average retreat per institute?
-- institutes with the mean retreat they measured
-- institute, avg retreat
SELECT T1.Institute, AVG(T2.RetreatM) FROM Surveyor AS T1 JOIN Measurement AS T2 ON T1.SurveyorID = T2.SurveyorID GROUP BY T1.Institute;
-- Which surveyors made more than 2 measurements? Show the surname.
-- surnames with over 2 measurements
-- surnames with more than 2 measurements
SELECT T1.Surname FROM Surveyor AS T1 JOIN Measurement AS T2 ON T1.SurveyorID = T2.SurveyorID GROUP BY T1.SurveyorID HAVING COUNT(*) > 2;
-- Which surveyor has not measured anything? Give surname and institute.
-- surname and institute of the one without measurements
-- surveyors without a measurement: surname, institute
SELECT Surname, Institute FROM Surveyor WHERE SurveyorID NOT IN (SELECT SurveyorID FROM Measurement);
-- What is the name of the glacier with the greatest retreat in one survey?
-- which glacier lost the most metres in a single measurement
-- top retreat in a single measurement: glacier name
SELECT T1.GlacierName FROM Glacier AS T1 JOIN Measurement AS T2 ON T1.GlacierCode = T2.GlacierCode ORDER BY T2.RetreatM DESC LIMIT 1;
-- List the names of glaciers whose snout lies below 1000 metres.
-- snout altitude under 1000: glacier names
-- snout altitude below 1000: glacier names
SELECT GlacierName FROM Glacier WHERE SnoutAltitude < 1000;
-- Show the number of glaciers and the total area for each massif name.
-- massif, count of glaciers, square kilometres together
-- massif name, count of glaciers, sum of area
SELECT MassifName, COUNT(*), SUM(AreaKm2) FROM Glacier GROUP BY MassifName;
-- Which glaciers are smaller than the average glacier?
-- glaciers of below-average area
-- area under the mean - glacier names
SELECT GlacierName FROM Glacier WHERE AreaKm2 < (SELECT AVG(AreaKm2) FROM Glacier);
-- In which year was a measurement made without mass balance?
-- year of the measurement lacking mass balance
-- mass balance empty: survey year
SELECT SurveyYear FROM Measurement WHERE MassBalanceM IS NULL;
-- Which glacier codes were measured in 2021 and also in 2022?
-- codes surveyed in 2022 as well as 2021
-- glacier codes with both survey years: 2022, 2021
SELECT GlacierCode FROM Measurement WHERE SurveyYear = 2021 INTERSECT SELECT GlacierCode FROM Measurement WHERE SurveyYear = 2022;

-- database: coral_turtle_watch
CREATE TABLE beach (bch_cd TEXT PRIMARY KEY, bch_nm TEXT, len_m INTEGER, prot_stat TEXT);
CREATE TABLE patroller (pat_no INTEGER PRIMARY KEY, pat_nm TEXT, nat TEXT, start_dt TEXT, end_dt TEXT);
CREATE TABLE turtle (trt_tag TEXT PRIMARY KEY, nickname TEXT, sp TEXT, shell_cm REAL, first_seen INTEGER);
CREATE TABLE nest (nest_no INTEGER PRIMARY KEY, trt_tag TEXT REFERENCES turtle(trt_tag), bch_cd TEXT REFERENCES beach(bch_cd), found_by INTEGER REFERENCES patroller(pat_no), laid_dt TEXT, egg_qty INTEGER, relocated TEXT);
CREATE TABLE hatch (hatch_no INTEGER PRIMARY KEY, nest_no INTEGER REFERENCES nest(nest_no), hatch_dt TEXT, live_qty INTEGER, dead_qty INTEGER);
INSERT INTO beach VALUES ('NB','North Beach',1800,'reserve'),('PB','Pelican Bay',650,'none'),('CC','Coconut Cove',420,'none'),('LS','Long Sands',3100,'reserve'),('RP','Rocky Point',200,'none');
INSERT INTO patroller VALUES (1,'Ana Lucia Mora','Costa Rica','2023-03-01',NULL),(2,'Jakob Stein','Germany','2023-05-10','2023-08-10'),(3,'Mary Quaye','Ghana','2023-04-01','2023-07-01'),(4,'Tess Long','Canada','2023-06-01','2023-09-30'),(5,'Diego Vega','Costa Rica','2023-07-15',NULL);
INSERT INTO turtle VALUES ('CR-101','Luna','leatherback',152,2011),('CR-117','Perla','green',104.5,2015),('CR-130','Estrella','green',98,2019),('CR-131','Abuela','leatherback',161.3,2008),('CR-140','Chispa','hawksbill',83.2,2022),('CR-144','Nube','hawksbill',79.8,2023);
INSERT INTO nest VALUES (1,'CR-101','NB',1,'2023-04-03',82,'no'),(2,'CR-131','LS',3,'2023-04-15',76,'yes'),(3,'CR-117','LS',2,'2023-06-20',112,'no'),(4,'CR-101','NB',1,'2023-04-14',79,'yes'),(5,'CR-130','PB',2,'2023-07-02',105,'yes'),(6,'CR-140','CC',4,'2023-07-19',141,'no'),(7,'CR-117','LS',4,'2023-07-04',118,'no'),(8,'CR-130','LS',1,'2023-07-14',99,'no');
INSERT INTO hatch VALUES (1,1,'2023-06-02',55,27),(2,2,'2023-06-16',61,15),(3,3,'2023-08-17',88,24),(4,5,'2023-08-30',40,65),(5,6,'2023-09-15',122,19),(6,8,'2023-09-10',90,9);
-- Which beaches have the protection status reserve?
-- names of the reserve beaches
-- protection status reserve: beach names
SELECT bch_nm FROM beach WHERE prot_stat = 'reserve';
-- How many nests were relocated (yes)?
-- count of nests with relocated yes
-- relocated = yes, number of nests
SELECT COUNT(*) FROM nest WHERE relocated = 'yes';
-- What is the nickname of the turtle with the largest shell?
-- biggest turtle by shell, nickname
-- top shell cm: nickname
SELECT nickname FROM turtle ORDER BY shell_cm DESC LIMIT 1;
-- Show each beach name with its number of nests.
-- nests counted beach by beach, with the name
-- beach name, count of nests
SELECT b.bch_nm, COUNT(*) FROM beach AS b JOIN nest AS n ON b.bch_cd = n.bch_cd GROUP BY b.bch_cd;
-- On which beaches did no turtle nest?
-- beach names without a nest
-- beach names, zero nests
SELECT bch_nm FROM beach WHERE bch_cd NOT IN (SELECT bch_cd FROM nest);
-- Give the nicknames of turtles with at least 2 nests.
-- turtles (nickname) that laid two or more nests
-- turtle nicknames with 2+ nests
SELECT t.nickname FROM turtle AS t JOIN nest AS n ON t.trt_tag = n.trt_tag GROUP BY t.trt_tag HAVING COUNT(*) >= 2;
-- Which turtles have laid no nest? Show nickname and species.
-- nestless turtles: nickname, sp
-- turtles without a nest: nickname, sp
SELECT nickname, sp FROM turtle WHERE trt_tag NOT IN (SELECT trt_tag FROM nest);
-- What is the average number of eggs per nest for each species?
-- species with mean egg quantity
-- sp, avg egg qty
SELECT t.sp, AVG(n.egg_qty) FROM turtle AS t JOIN nest AS n ON t.trt_tag = n.trt_tag GROUP BY t.sp;
-- Which patrollers found nests on Long Sands? List distinct names.
-- distinct people who found a nest at Long Sands
-- beach Long Sands: different patroller names that found a nest
SELECT DISTINCT p.pat_nm FROM patroller AS p JOIN nest AS n ON p.pat_no = n.found_by JOIN beach AS b ON n.bch_cd = b.bch_cd WHERE b.bch_nm = 'Long Sands';
-- How many live hatchlings came from the nests of Perla?
-- Perla: sum of live young
-- turtle Perla: sum of live qty
SELECT SUM(h.live_qty) FROM hatch AS h JOIN nest AS n ON h.nest_no = n.nest_no JOIN turtle AS t ON n.trt_tag = t.trt_tag WHERE t.nickname = 'Perla';
-- Which nests have not hatched? Give nest number and laying date.
-- number and date laid for nests with no hatch
-- nests without a hatch - nest no, laid date
SELECT nest_no, laid_dt FROM nest WHERE nest_no NOT IN (SELECT nest_no FROM hatch);
-- What are the smallest, largest and total egg quantities?
-- eggs: min, max, sum
-- egg qty of nests: min, max, sum
SELECT MIN(egg_qty), MAX(egg_qty), SUM(egg_qty) FROM nest;
-- List the names of patrollers who have no end date.
-- patrollers still here, end date empty
-- end date empty, patroller names
SELECT pat_nm FROM patroller WHERE end_dt IS NULL;
-- Which turtles have a shell longer than the average? Show nicknames.
-- nicknames above mean shell length
-- shell over the mean: nicknames
SELECT nickname FROM turtle WHERE shell_cm > (SELECT AVG(shell_cm) FROM turtle);
-- How many nationalities do the patrollers have?
-- number of different nationalities on patrol
-- number of different patroller nationalities
SELECT COUNT(DISTINCT nat) FROM patroller;
-- Which patrollers come from Canada or from Ghana?
-- names: anyone from Ghana or Canada on patrol
-- nat Ghana or Canada - patroller names
SELECT pat_nm FROM patroller WHERE nat = 'Canada' OR nat = 'Ghana';
