-- database: nations_peaks_and_rivers
CREATE TABLE nation (code TEXT PRIMARY KEY, name TEXT, continent TEXT, capital TEXT, population INTEGER, area INTEGER, independence_year INTEGER, government TEXT);
CREATE TABLE province (prov_id INTEGER PRIMARY KEY, name TEXT, nation_code TEXT REFERENCES nation(code), population INTEGER, area INTEGER, seat TEXT);
CREATE TABLE city (city_id INTEGER PRIMARY KEY, name TEXT, prov_id INTEGER REFERENCES province(prov_id), population INTEGER, elevation INTEGER, has_airport TEXT);
CREATE TABLE river (river_id INTEGER PRIMARY KEY, name TEXT, length_km INTEGER, tributary_of INTEGER REFERENCES river(river_id), discharge INTEGER, sea TEXT);
CREATE TABLE river_course (river_id INTEGER REFERENCES river(river_id), prov_id INTEGER REFERENCES province(prov_id), km_within INTEGER, navigable TEXT, PRIMARY KEY (river_id, prov_id));
CREATE TABLE mountain (mountain_id INTEGER PRIMARY KEY, name TEXT, height_m INTEGER, range_name TEXT, prov_id INTEGER REFERENCES province(prov_id), first_climbed INTEGER);
CREATE TABLE language (lang_id INTEGER PRIMARY KEY, name TEXT, family TEXT, script TEXT, speakers_millions REAL);
CREATE TABLE spoken_in (nation_code TEXT REFERENCES nation(code), lang_id INTEGER REFERENCES language(lang_id), percentage REAL, official TEXT, PRIMARY KEY (nation_code, lang_id));
CREATE TABLE border (nation_a TEXT REFERENCES nation(code), nation_b TEXT REFERENCES nation(code), length_km INTEGER, crossings INTEGER, PRIMARY KEY (nation_a, nation_b));
CREATE TABLE alliance (alliance_id INTEGER PRIMARY KEY, name TEXT, abbreviation TEXT, established INTEGER, seat_city_id INTEGER REFERENCES city(city_id));
CREATE TABLE membership (alliance_id INTEGER REFERENCES alliance(alliance_id), nation_code TEXT REFERENCES nation(code), joined INTEGER, role TEXT, PRIMARY KEY (alliance_id, nation_code));
INSERT INTO nation VALUES ('AUT','Austria','Europe','Vienna',9100000,83879,1955,'federal republic'),('CHE','Switzerland','Europe','Bern',8900000,41285,1291,'federal republic'),('ITA','Italy','Europe','Rome',58900000,302073,1861,'republic'),('PER','Peru','South America','Lima',33700000,1285216,1821,'republic'),('BOL','Bolivia','South America','Sucre',12200000,1098581,1825,'republic'),('CHL','Chile','South America','Santiago',19600000,756102,1818,'republic'),('NPL','Nepal','Asia','Kathmandu',30500000,147181,NULL,'federal republic'),('BTN','Bhutan','Asia','Thimphu',787000,38394,NULL,'constitutional monarchy');
INSERT INTO province VALUES (1,'Tyrol','AUT',771000,12648,'Innsbruck'),(2,'Carinthia','AUT',569000,9536,'Klagenfurt'),(3,'Valais','CHE',357000,5224,'Sion'),(4,'Lombardy','ITA',9980000,23864,'Milan'),(5,'Piedmont','ITA',4250000,25387,'Turin'),(6,'Cusco','PER',1357000,71986,'Cusco'),(7,'La Paz','BOL',2926000,133985,'La Paz'),(8,'Bagmati','NPL',6116000,20300,'Hetauda'),(9,'Oruro','BOL',551000,53588,'Oruro'),(10,'Vorarlberg','AUT',406000,2601,'Bregenz');
INSERT INTO city VALUES (1,'Innsbruck',1,131000,574,'Y'),(2,'Klagenfurt',2,104000,446,'Y'),(3,'Sion',3,35000,500,'Y'),(4,'Milan',4,1371000,120,'Y'),(5,'Turin',5,848000,239,'Y'),(6,'Cusco',6,428000,3399,'Y'),(7,'Lienz',1,11900,673,'N'),(8,'El Alto',7,943000,4150,'Y'),(9,'Kathmandu',8,845000,1400,'Y'),(10,'Como',4,83000,201,'N'),(11,'Kufstein',1,20000,499,'N');
INSERT INTO river VALUES (1,'Danube',2850,NULL,7130,'Black Sea'),(2,'Inn',518,1,735,'Black Sea'),(3,'Drava',710,1,577,'Black Sea'),(4,'Rhone',813,NULL,1710,'Mediterranean Sea'),(5,'Po',652,NULL,1540,'Adriatic Sea'),(6,'Adda',313,5,187,'Adriatic Sea'),(7,'Urubamba',862,NULL,NULL,'Atlantic Ocean'),(8,'Trishuli',275,NULL,NULL,'Indian Ocean');
INSERT INTO river_course VALUES (2,1,212,'no'),(3,1,60,'no'),(3,2,233,'partly'),(4,3,164,'no'),(5,5,220,'partly'),(5,4,270,'yes'),(6,4,300,'no'),(7,6,360,'no'),(8,8,195,'no');
INSERT INTO mountain VALUES (1,'Grossglockner',3798,'High Tauern',2,1800),(2,'Matterhorn',4478,'Pennine Alps',3,1865),(3,'Monte Viso',3841,'Cottian Alps',5,1861),(4,'Wildspitze',3768,'Otztal Alps',1,1848),(5,'Ausangate',6384,'Vilcanota',6,1953),(6,'Illimani',6438,'Cordillera Real',7,1898),(7,'Langtang Lirung',7227,'Himalaya',8,1978),(8,'Dufourspitze',4634,'Pennine Alps',3,1855),(9,'Ancohuma',6427,'Cordillera Real',7,1919),(10,'Morimoto Peak',6150,'Himalaya',8,NULL);
INSERT INTO language VALUES (1,'German','Germanic','Latin',95),(2,'Italian','Romance','Latin',65),(3,'French','Romance','Latin',80),(4,'Quechua','Quechuan','Latin',8),(5,'Aymara','Aymaran','Latin',1.7),(6,'Spanish','Romance','Latin',485),(7,'Nepali','Indo-Aryan','Devanagari',16),(8,'Dzongkha','Tibetic','Tibetan',0.64),(9,'Romansh','Romance','Latin',0.06),(10,'Faroese','Germanic','Latin',0.07);
INSERT INTO spoken_in VALUES ('AUT',1,88.6,'Y'),('CHE',1,62,'Y'),('CHE',3,22.8,'Y'),('CHE',2,8,'Y'),('CHE',9,0.6,'Y'),('ITA',2,95,'Y'),('ITA',1,0.5,'N'),('PER',6,82.9,'Y'),('PER',4,13.6,'Y'),('PER',5,1.6,'Y'),('BOL',6,60.7,'Y'),('BOL',4,21.2,'Y'),('BOL',5,14.6,'Y'),('NPL',7,44.6,'Y'),('BTN',8,24,'Y'),('BTN',7,22,'N'),('CHL',6,99.5,'Y');
INSERT INTO border VALUES ('AUT','CHE',158,9),('AUT','ITA',404,12),('CHE','ITA',698,21),('BOL','PER',1212,5),('BOL','CHL',942,7),('CHL','PER',168,2);
INSERT INTO alliance VALUES (1,'Alpine Convention','ALPC',1991,1),(2,'Andean Community','ANDC',1969,NULL),(3,'Himalayan Mountain Centre','HMC',1983,9),(4,'High Peaks Forum','HPF',2009,5);
INSERT INTO membership VALUES (1,'AUT',1991,'full'),(1,'CHE',1999,'full'),(1,'ITA',1999,'full'),(2,'PER',1969,'full'),(2,'BOL',1969,'full'),(2,'CHL',2006,'associate'),(3,'NPL',1983,'full'),(3,'BTN',1983,'full'),(4,'ITA',2009,'full'),(4,'PER',2012,'associate'),(4,'NPL',2010,'observer');
-- What are the names and capitals of the nations in South America?
-- South America: its countries, each with its chief city
-- Which states are in South America, and where does the government of each sit (the main city)?
-- states of South America: name, then capital city
SELECT name, capital FROM nation WHERE continent = 'South America';
-- Which rivers have no discharge recorded? Give the names.
-- names of streams with the flow volume still missing
-- For which waterways do we not know how much water they carry?
-- discharge missing: names of these waterways
SELECT name FROM river WHERE discharge IS NULL;
-- What is the average height of the mountains in the range Pennine Alps?
-- how tall are the summits of the Pennine Alps, taken on average
-- How high is a peak in the Pennine Alps on average?
-- Pennine Alps: average altitude of the peaks
SELECT AVG(height_m) FROM mountain WHERE range_name = 'Pennine Alps';
-- Show the names of the provinces of Italy.
-- which regions make up Italy
-- What parts is Italy divided into?
-- Italy's administrative parts, names please
SELECT T1.name FROM province AS T1 JOIN nation AS T2 ON T1.nation_code = T2.code WHERE T2.name = 'Italy';
-- How many mountains lie in each nation? Show the name of the nation and the number.
-- country by country, count the peaks
-- What are the states called and how many peaks are there in each?
-- name of the state and number of peaks in it
SELECT T1.name, COUNT(*) FROM nation AS T1 JOIN province AS T2 ON T1.code = T2.nation_code JOIN mountain AS T3 ON T2.prov_id = T3.prov_id GROUP BY T1.code;
-- Find the names of the rivers that are tributaries of the Danube.
-- what flows into the Danube, by name
-- Which waterways empty into the Danube?
-- waterways that join the Danube, names
SELECT T1.name FROM river AS T1 JOIN river AS T2 ON T1.tributary_of = T2.river_id WHERE T2.name = 'Danube';
-- Which languages are official (Y) in Switzerland? List their names from the most to the least widely spoken in percentage there.
-- Switzerland's official (Y) tongues, highest share of the people first
-- What do people speak officially (Y) in Switzerland, the language with the largest share of speakers there first?
-- official = Y in Switzerland: language names by share of speakers there, high to low
SELECT T1.name FROM language AS T1 JOIN spoken_in AS T2 ON T1.lang_id = T2.lang_id JOIN nation AS T3 ON T2.nation_code = T3.code WHERE T3.name = 'Switzerland' AND T2.official = 'Y' ORDER BY T2.percentage DESC;
-- Give the names of languages that are not spoken in any nation on file.
-- tongues for which we list no country at all
-- What languages does nobody speak in any of our states?
-- not spoken in a single state of the list: language names
SELECT name FROM language WHERE lang_id NOT IN (SELECT lang_id FROM spoken_in);
-- Which city has the highest elevation in Tyrol?
-- in Tyrol, name the town that lies highest above the sea
-- Which town in Tyrol is at the greatest altitude?
-- highest-lying place in Tyrol, just what it is called
SELECT T1.name FROM city AS T1 JOIN province AS T2 ON T1.prov_id = T2.prov_id WHERE T2.name = 'Tyrol' ORDER BY T1.elevation DESC LIMIT 1;
-- For each border, show the names of the two nations, nation a first, and its length.
-- every frontier: country a, country b and how many km it runs
-- Which two states share each boundary (state a before state b), and how long is it?
-- all boundaries: first state (a), second state (b), length
SELECT T2.name, T3.name, T1.length_km FROM border AS T1 JOIN nation AS T2 ON T1.nation_a = T2.code JOIN nation AS T3 ON T1.nation_b = T3.code;
-- Which languages are spoken both in Peru and in Bolivia?
-- names of tongues you hear in Peru and Bolivia alike
-- What do people speak in Peru that is spoken in Bolivia too?
-- languages that Bolivia and Peru have in common
SELECT T1.name FROM language AS T1 JOIN spoken_in AS T2 ON T1.lang_id = T2.lang_id JOIN nation AS T3 ON T2.nation_code = T3.code WHERE T3.name = 'Peru' INTERSECT SELECT T1.name FROM language AS T1 JOIN spoken_in AS T2 ON T1.lang_id = T2.lang_id JOIN nation AS T3 ON T2.nation_code = T3.code WHERE T3.name = 'Bolivia';
-- Which provinces are crossed by a river but have no mountain? Give the names.
-- regions some stream runs through, leaving out those with a peak
-- Through which administrative parts does a waterway flow although there is no peak in them?
-- no peak, but a waterway flows through: names of these administrative parts
SELECT T1.name FROM province AS T1 JOIN river_course AS T2 ON T1.prov_id = T2.prov_id EXCEPT SELECT T1.name FROM province AS T1 JOIN mountain AS T2 ON T1.prov_id = T2.prov_id;
-- How many different families of languages use the Latin script?
-- Latin writing: count the distinct language families behind it
-- How many different language groups are written in Latin letters?
-- script Latin: how many different groups (families) of languages
SELECT COUNT(DISTINCT family) FROM language WHERE script = 'Latin';
-- Show the names of mountains higher than the average mountain, highest first.
-- summits above the mean height, going down from the tallest
-- Which peaks are taller than peaks are on average, the tallest first?
-- taller than average: peak names, high to low
SELECT name FROM mountain WHERE height_m > (SELECT AVG(height_m) FROM mountain) ORDER BY height_m DESC;
-- Which nations belong to at least two alliances? Give the names.
-- countries that joined two or more pacts
-- Which states are in two or more international unions?
-- at least 2 unions joined: names of the states
SELECT T1.name FROM nation AS T1 JOIN membership AS T2 ON T1.code = T2.nation_code GROUP BY T1.code HAVING COUNT(*) >= 2;
-- List the names of the cities with a population between 80000 and 150000.
-- towns of 80000 to 150000 inhabitants
-- Which towns have from 80000 to 150000 people living in them?
-- number of residents 80000 up to 150000: names of the towns
SELECT name FROM city WHERE population BETWEEN 80000 AND 150000;
-- What is the name of each alliance with a seat, together with the city and the province where it sits?
-- headquarters of the pacts: name of the pact, town, region
-- What are the international unions called, and in which town and which part of the state is their head office?
-- head office of each union: union, town, administrative part, all by name
SELECT T1.name, T2.name, T3.name FROM alliance AS T1 JOIN city AS T2 ON T1.seat_city_id = T2.city_id JOIN province AS T3 ON T2.prov_id = T3.prov_id;
-- What are the longest and the shortest length of the rivers that reach the Black Sea?
-- Black Sea rivers: maximum and minimum number of km
-- How long is the longest and how long the shortest waterway that ends in the Black Sea?
-- Black Sea: km of the longest, km of the shortest waterway flowing into it
SELECT MAX(length_km), MIN(length_km) FROM river WHERE sea = 'Black Sea';
-- Which provinces does a river with a length of more than 700 km cross? Show each name once.
-- distinct regions that have a stream over 700 km running through them
-- Through which administrative parts does a waterway longer than 700 km flow? No repeats.
-- waterway over 700 km: names of the administrative parts it flows through, no duplicates
SELECT DISTINCT T1.name FROM province AS T1 JOIN river_course AS T2 ON T1.prov_id = T2.prov_id JOIN river AS T3 ON T2.river_id = T3.river_id WHERE T3.length_km > 700;
-- Find the names of nations that are an associate or an observer in some alliance.
-- countries that sit in some pact as associate or observer
-- Which states take part in some union as an associate or as an observer?
-- observer or associate in a union: names of the states, each once
SELECT T1.name FROM nation AS T1 JOIN membership AS T2 ON T1.code = T2.nation_code WHERE T2.role = 'associate' UNION SELECT T1.name FROM nation AS T1 JOIN membership AS T2 ON T1.code = T2.nation_code WHERE T2.role = 'observer';
-- Which nation has the largest total population over its cities on record? Show the name and the total.
-- sum up the townspeople of each country: who leads, and with how many
-- Which state has the most people living in its listed towns altogether, and how many?
-- add up the residents of the towns for each state: the top state's name and that sum
SELECT T1.name, SUM(T3.population) FROM nation AS T1 JOIN province AS T2 ON T1.code = T2.nation_code JOIN city AS T3 ON T2.prov_id = T3.prov_id GROUP BY T1.code ORDER BY SUM(T3.population) DESC LIMIT 1;
-- In which year was the first ascent of the highest mountain in Valais?
-- tallest peak of Valais: when did someone climb it for the first time
-- When did a climber reach the top of the highest peak in Valais for the first time?
-- year of the first climb, for the tallest peak in Valais
SELECT T1.first_climbed FROM mountain AS T1 JOIN province AS T2 ON T1.prov_id = T2.prov_id WHERE T2.name = 'Valais' ORDER BY T1.height_m DESC LIMIT 1;

-- database: burrow_and_wing_fieldwork
CREATE TABLE Ref_AnimalClass (ClassCode TEXT PRIMARY KEY, Description TEXT, Vertebrate TEXT);
CREATE TABLE Ref_RedList (RedListCode TEXT PRIMARY KEY, Meaning TEXT, Severity INTEGER);
CREATE TABLE Species (SpeciesID INTEGER PRIMARY KEY, LatinName TEXT, CommonName TEXT, ClassCode TEXT REFERENCES Ref_AnimalClass(ClassCode), Diet TEXT, WeightKg REAL, LifespanYears INTEGER, RedListCode TEXT REFERENCES Ref_RedList(RedListCode));
CREATE TABLE Habitat (HabitatID INTEGER PRIMARY KEY, HabitatName TEXT, Biome TEXT, AreaHa INTEGER, AltitudeM INTEGER, Protected TEXT);
CREATE TABLE SpeciesHabitat (SpeciesID INTEGER REFERENCES Species(SpeciesID), HabitatID INTEGER REFERENCES Habitat(HabitatID), Abundance TEXT, BreedsHere TEXT, PRIMARY KEY (SpeciesID, HabitatID));
CREATE TABLE Predation (PredatorID INTEGER REFERENCES Species(SpeciesID), PreyID INTEGER REFERENCES Species(SpeciesID), DietShare REAL, PRIMARY KEY (PredatorID, PreyID));
CREATE TABLE Researcher (ResearcherID INTEGER PRIMARY KEY, FullName TEXT, Institute TEXT, HighestDegree TEXT, SupervisorID INTEGER REFERENCES Researcher(ResearcherID));
CREATE TABLE Study (StudyID INTEGER PRIMARY KEY, Title TEXT, LeadID INTEGER REFERENCES Researcher(ResearcherID), DeputyID INTEGER REFERENCES Researcher(ResearcherID), StartYear INTEGER, EndYear INTEGER, Budget INTEGER);
CREATE TABLE Observation (ObservationID INTEGER PRIMARY KEY, StudyID INTEGER REFERENCES Study(StudyID), SpeciesID INTEGER REFERENCES Species(SpeciesID), HabitatID INTEGER REFERENCES Habitat(HabitatID), ObservedOn TEXT, HeadCount INTEGER, Method TEXT);
CREATE TABLE TaggedAnimal (TagNo TEXT PRIMARY KEY, SpeciesID INTEGER REFERENCES Species(SpeciesID), Nickname TEXT, Sex TEXT, BirthYear INTEGER, WeightKg REAL, TaggedBy INTEGER REFERENCES Researcher(ResearcherID));
INSERT INTO Ref_AnimalClass VALUES ('MAM','Mammals','yes'),('AVE','Birds','yes'),('AMP','Amphibians','yes'),('INS','Insects','no'),('REP','Reptiles','yes'),('CEP','Cephalopods','no');
INSERT INTO Ref_RedList VALUES ('LC','Least Concern',1),('NT','Near Threatened',2),('VU','Vulnerable',3),('EN','Endangered',4),('CR','Critically Endangered',5);
INSERT INTO Species VALUES (1,'Meles meles','Badger','MAM','omnivore',11.5,14,'LC'),(2,'Strix uralensis','Ural Owl','AVE','carnivore',0.85,16,'LC'),(3,'Spermophilus citellus','Ground Squirrel','MAM','herbivore',0.3,6,'EN'),(4,'Salamandra salamandra','Fire Salamander','AMP','carnivore',0.04,20,'VU'),(5,'Lucanus cervus','Stag Beetle','INS','herbivore',0.006,5,'NT'),(6,'Lynx pardinus','Iberian Lynx','MAM','carnivore',13,13,'VU'),(7,'Aquila heliaca','Imperial Eagle','AVE','carnivore',3.4,27,'VU'),(8,'Vipera berus','Adder','REP','carnivore',0.09,15,'LC'),(9,'Mustela lutreola','European Mink','MAM','carnivore',0.7,9,'CR');
INSERT INTO Habitat VALUES (1,'Ash Valley Woodland','temperate forest',3400,420,'yes'),(2,'Kessel Steppe','grassland',8200,180,'yes'),(3,'Mirror Bog','wetland',950,610,'no'),(4,'Sierra Cork Oaks','mediterranean scrub',12500,540,'yes'),(5,'Upper Stone Slopes','alpine',2100,1850,'no'),(6,'Larch Woodland','boreal forest',5600,1240,'no');
INSERT INTO SpeciesHabitat VALUES (1,1,'common','yes'),(1,2,'rare','no'),(2,1,'rare','yes'),(2,6,'common','yes'),(3,2,'common','yes'),(4,1,'common','yes'),(4,3,'rare','no'),(5,1,'rare','yes'),(6,4,'rare','yes'),(7,2,'rare','yes'),(7,4,'rare','no'),(8,3,'common','yes');
INSERT INTO Predation VALUES (7,3,0.45),(6,1,0.02),(2,3,0.1),(8,4,0.05),(1,5,0.08),(1,4,0.03),(7,8,0.12);
INSERT INTO Researcher VALUES (1,'Ottilie Brandt','Wildlife Centre Graz','PhD',NULL),(2,'Hernan Cuesta','Doñana Station','PhD',NULL),(3,'Mira Kovacs','Steppe Institute','PhD',1),(4,'Tomas Novak','Steppe Institute','MSc',3),(5,'Ines Prado','Doñana Station','MSc',2),(6,'Leif Aune','Wildlife Centre Graz','BSc',1);
INSERT INTO Study VALUES (1,'Night Owls of the Ash Valley',1,6,2016,2019,84000),(2,'Steppe Predators and Prey',3,4,2018,NULL,210000),(3,'Lynx Recovery Programme',2,5,2014,NULL,560000),(4,'Amphibian Road Crossings',1,NULL,2020,2022,37000),(5,'Burrow Mapping',4,3,2021,2023,48000);
INSERT INTO Observation VALUES (1,1,2,1,'2017-03-04',2,'call playback'),(2,1,2,6,'2018-03-11',5,'call playback'),(3,1,1,1,'2018-05-20',3,'camera trap'),(4,2,7,2,'2019-04-02',4,'telescope'),(5,2,3,2,'2019-04-02',61,'transect'),(6,3,6,4,'2020-11-15',7,'camera trap'),(7,3,7,4,'2021-02-09',1,'telescope'),(8,4,4,1,'2020-10-01',38,'transect'),(9,4,4,3,'2021-10-07',12,'transect'),(10,5,3,2,'2022-06-30',44,'camera trap');
INSERT INTO TaggedAnimal VALUES ('L-014',6,'Cereza','F',2015,10.4,2),('L-022',6,'Brezo','M',2017,14.1,5),('L-031',6,'Jara','F',2019,11.2,5),('E-007',7,'Attila','M',2012,3.1,3),('E-009',7,NULL,'F',2016,3.9,4),('B-101',1,'Grimbart','M',2014,12.6,6),('B-102',1,NULL,'F',2015,9.8,6);
-- How many species are classed as carnivore by diet?
-- count the animals whose food makes them a carnivore
-- How many kinds of animal feed as a carnivore?
-- diet carnivore: number of animal kinds
SELECT COUNT(*) FROM Species WHERE Diet = 'carnivore';
-- What are the tag numbers of tagged animals without a nickname?
-- collared beasts nobody has given a pet name: list the tags
-- Which marked animals have not been called by a pet name? Give the number of the mark.
-- pet name missing: numbers of the marks on these animals
SELECT TagNo FROM TaggedAnimal WHERE Nickname IS NULL;
-- List the names of the habitats whose name contains the word Woodland.
-- any site called something with Woodland
-- Which living areas are called Woodland or have that in what they are called?
-- Woodland anywhere in the name of the living area
SELECT HabitatName FROM Habitat WHERE HabitatName LIKE '%Woodland%';
-- Give the common name and lifespan of every species that is Critically Endangered or Endangered.
-- animals with the status Critically Endangered or Endangered: everyday name and how long they live
-- Which animals are Critically Endangered or just Endangered, and how many years do they live? Their everyday English name first.
-- Endangered or Critically Endangered: ordinary name of the animal, years it lives
SELECT T1.CommonName, T1.LifespanYears FROM Species AS T1 JOIN Ref_RedList AS T2 ON T1.RedListCode = T2.RedListCode WHERE T2.Meaning = 'Critically Endangered' OR T2.Meaning = 'Endangered';
-- Which studies have not ended yet? Show title and start year.
-- research still running, that is, with no final year: what it is called and since when
-- Which projects are still going on with no end recorded, and when did they begin?
-- year of the end missing: project title, year it began
SELECT Title, StartYear FROM Study WHERE EndYear IS NULL;
-- What is the common name of the heaviest bird, that is, of the class described as Birds?
-- among Birds, which one weighs most
-- What is the everyday English name of the animal that weighs the most among Birds?
-- Birds: the ordinary name of the one with the highest weight
SELECT T1.CommonName FROM Species AS T1 JOIN Ref_AnimalClass AS T2 ON T1.ClassCode = T2.ClassCode WHERE T2.Description = 'Birds' ORDER BY T1.WeightKg DESC LIMIT 1;
-- For each class description, show the number of species and their average lifespan.
-- per animal class in words: how many kinds, and the years they live on average
-- How many kinds of animal are in each group, spelled out, and how old do they get on average?
-- animal group in words, number of kinds, average age they reach
SELECT T1.Description, COUNT(*), AVG(T2.LifespanYears) FROM Ref_AnimalClass AS T1 JOIN Species AS T2 ON T1.ClassCode = T2.ClassCode GROUP BY T1.ClassCode;
-- Which classes of animal have no species recorded? Show the descriptions.
-- descriptions of the groups that are still empty
-- To which groups of animals does no kind belong?
-- no kind of animal in it: the group in words
SELECT Description FROM Ref_AnimalClass WHERE ClassCode NOT IN (SELECT ClassCode FROM Species);
-- Find the common names of the prey of the Imperial Eagle.
-- what does the Imperial Eagle eat, in everyday names
-- Which animals does the Imperial Eagle hunt? Everyday English names.
-- Imperial Eagle as the hunter: ordinary names of the animals it eats
SELECT T3.CommonName FROM Species AS T1 JOIN Predation AS T2 ON T1.SpeciesID = T2.PredatorID JOIN Species AS T3 ON T2.PreyID = T3.SpeciesID WHERE T1.CommonName = 'Imperial Eagle';
-- Which species both are a predator and are eaten by another species? Show the common names.
-- hunters that are hunted themselves, by everyday name
-- Which animals hunt others and are hunted as well? Everyday English names.
-- both eaten by some animal and eating some animal: ordinary names
SELECT T1.CommonName FROM Species AS T1 JOIN Predation AS T2 ON T1.SpeciesID = T2.PredatorID INTERSECT SELECT T1.CommonName FROM Species AS T1 JOIN Predation AS T2 ON T1.SpeciesID = T2.PreyID;
-- What is the title of each study that has a deputy, with the full name of its lead and that of its deputy?
-- projects with who heads them and who stands in: title, head, stand-in
-- Which projects have a second in command, and what are the names of the person in charge and of the second in command?
-- where a deputy is entered: project title, name of its head, name of its deputy
SELECT T1.Title, T2.FullName, T3.FullName FROM Study AS T1 JOIN Researcher AS T2 ON T1.LeadID = T2.ResearcherID JOIN Researcher AS T3 ON T1.DeputyID = T3.ResearcherID;
-- Who are the researchers supervised by Ottilie Brandt? Give the full names.
-- people working under Ottilie Brandt
-- Which scientists have Ottilie Brandt as their boss?
-- boss is Ottilie Brandt: names of these scientists
SELECT T1.FullName FROM Researcher AS T1 JOIN Researcher AS T2 ON T1.SupervisorID = T2.ResearcherID WHERE T2.FullName = 'Ottilie Brandt';
-- What is the total head count of the observations made by camera trap in a protected (yes) habitat?
-- adding up the animals seen by camera trap where the site is under protection (yes)
-- How many animals were sighted altogether with a camera trap in nature reserves (protected: yes)?
-- protected = yes and the technique camera trap: sum of the animals counted
SELECT SUM(T1.HeadCount) FROM Observation AS T1 JOIN Habitat AS T2 ON T1.HabitatID = T2.HabitatID WHERE T1.Method = 'camera trap' AND T2.Protected = 'yes';
-- Return the common names of species living in at least two habitats, together with the number of habitats.
-- animals at home in two or more places: name and how many places
-- Which animals are found in two or more living areas, and in how many? Everyday English names first.
-- at least 2 living areas: ordinary name of the animal, number of areas
SELECT T1.CommonName, COUNT(*) FROM Species AS T1 JOIN SpeciesHabitat AS T2 ON T1.SpeciesID = T2.SpeciesID GROUP BY T1.SpeciesID HAVING COUNT(*) >= 2;
-- How many different species were observed by the study with the title Night Owls of the Ash Valley?
-- Night Owls of the Ash Valley: number of distinct kinds it sighted
-- How many individual kinds of animal were sighted in the project Night Owls of the Ash Valley?
-- project Night Owls of the Ash Valley: how many different kinds of animal were seen
SELECT COUNT(DISTINCT T2.SpeciesID) FROM Study AS T1 JOIN Observation AS T2 ON T1.StudyID = T2.StudyID WHERE T1.Title = 'Night Owls of the Ash Valley';
-- Which species live in some habitat but have never been observed? Show the common names.
-- animals said to have a home on our list, minus those actually sighted
-- Which animals have a living area on file but no one has ever sighted them? Everyday English names.
-- never seen, though some living area is entered for them: ordinary animal names
SELECT T1.CommonName FROM Species AS T1 JOIN SpeciesHabitat AS T2 ON T1.SpeciesID = T2.SpeciesID EXCEPT SELECT T1.CommonName FROM Species AS T1 JOIN Observation AS T2 ON T1.SpeciesID = T2.SpeciesID;
-- What are the titles of studies with a budget above the average budget of all studies?
-- projects that cost more money than the mean project
-- Which projects may spend more than projects are allowed to on average?
-- money above average: project titles
SELECT Title FROM Study WHERE Budget > (SELECT AVG(Budget) FROM Study);
-- Show the observation dates and head counts between 2019-01-01 and 2020-12-31, the largest head count first.
-- sightings from 2019-01-01 up to 2020-12-31: day and number of animals, biggest group on top
-- When were animals sighted from 2019-01-01 to 2020-12-31, and how many at a time? The most animals first.
-- between 2019-01-01 and 2020-12-31: date of the sighting, animals counted, high to low
SELECT ObservedOn, HeadCount FROM Observation WHERE ObservedOn BETWEEN '2019-01-01' AND '2020-12-31' ORDER BY HeadCount DESC;
-- Which institute's researchers have tagged the most animals?
-- where do the people work who put on the largest number of tags
-- For which organisation do the scientists work that have marked the most animals altogether?
-- count marked animals per employer of the scientist who marked them: the top employer
SELECT T1.Institute FROM Researcher AS T1 JOIN TaggedAnimal AS T2 ON T1.ResearcherID = T2.TaggedBy GROUP BY T1.Institute ORDER BY COUNT(*) DESC LIMIT 1;
-- List the full names of everyone who leads a study or is deputy of a study.
-- people who head a project together with those standing in as deputy, one list
-- Who is in charge of a project or second in command in one? No repeats.
-- project heads plus their deputies in one list of names, no duplicates
SELECT T1.FullName FROM Researcher AS T1 JOIN Study AS T2 ON T1.ResearcherID = T2.LeadID UNION SELECT T1.FullName FROM Researcher AS T1 JOIN Study AS T2 ON T1.ResearcherID = T2.DeputyID;
-- What is the nickname of the oldest tagged female (F) Iberian Lynx?
-- earliest born Iberian Lynx of sex F with a tag: her pet name
-- What is the pet name of the marked Iberian Lynx that is a she (F) and was born first?
-- Iberian Lynx, sex F, oldest one with a mark: what do they call her
SELECT T1.Nickname FROM TaggedAnimal AS T1 JOIN Species AS T2 ON T1.SpeciesID = T2.SpeciesID WHERE T2.CommonName = 'Iberian Lynx' AND T1.Sex = 'F' ORDER BY T1.BirthYear LIMIT 1;
-- In which biomes do species with the red list meaning Vulnerable breed (yes)? Show each biome once.
-- distinct biomes where animals that are Vulnerable raise young (yes)
-- In which large natural zones do animals that are Vulnerable have their young (yes)? No repeats.
-- breeding = yes, status Vulnerable: natural zones (biomes), no duplicates
SELECT DISTINCT T4.Biome FROM Species AS T1 JOIN Ref_RedList AS T2 ON T1.RedListCode = T2.RedListCode JOIN SpeciesHabitat AS T3 ON T1.SpeciesID = T3.SpeciesID JOIN Habitat AS T4 ON T3.HabitatID = T4.HabitatID WHERE T2.Meaning = 'Vulnerable' AND T3.BreedsHere = 'yes';

-- database: long_cruise_probe_log
CREATE TABLE agcy (agcy_cd TEXT PRIMARY KEY, agcy_nm TEXT, ctry TEXT, fnd_yr INTEGER, ann_bdgt INTEGER);
CREATE TABLE ref_status (status_cd TEXT PRIMARY KEY, status_desc TEXT, is_final TEXT);
CREATE TABLE lnch_veh (lv_cd TEXT PRIMARY KEY, lv_nm TEXT, mfr TEXT, hgt_m REAL, payload_kg INTEGER, agcy_cd TEXT REFERENCES agcy(agcy_cd));
CREATE TABLE msn (msn_id INTEGER PRIMARY KEY, msn_nm TEXT, lead_agcy TEXT REFERENCES agcy(agcy_cd), prtnr_agcy TEXT REFERENCES agcy(agcy_cd), lv_cd TEXT REFERENCES lnch_veh(lv_cd), launch_dt TEXT, end_dt TEXT, cost_mln INTEGER, status_cd TEXT REFERENCES ref_status(status_cd));
CREATE TABLE tgt (tgt_id INTEGER PRIMARY KEY, tgt_nm TEXT, tgt_typ TEXT, dist_au REAL, diam_km INTEGER, parent_tgt INTEGER REFERENCES tgt(tgt_id));
CREATE TABLE msn_tgt (msn_id INTEGER REFERENCES msn(msn_id), tgt_id INTEGER REFERENCES tgt(tgt_id), arr_dt TEXT, enc_typ TEXT, PRIMARY KEY (msn_id, tgt_id));
CREATE TABLE sci (sci_id INTEGER PRIMARY KEY, fst_nm TEXT, lst_nm TEXT, agcy_cd TEXT REFERENCES agcy(agcy_cd), birth_yr INTEGER);
CREATE TABLE instr (instr_id INTEGER PRIMARY KEY, msn_id INTEGER REFERENCES msn(msn_id), instr_nm TEXT, instr_typ TEXT, mass_kg REAL, pwr_w INTEGER, pi_id INTEGER REFERENCES sci(sci_id));
CREATE TABLE dataset (ds_id INTEGER PRIMARY KEY, instr_id INTEGER REFERENCES instr(instr_id), tgt_id INTEGER REFERENCES tgt(tgt_id), ds_ttl TEXT, size_gb INTEGER, rel_dt TEXT);
CREATE TABLE grnd_stn (stn_id INTEGER PRIMARY KEY, stn_nm TEXT, ctry TEXT, dish_m INTEGER, agcy_cd TEXT REFERENCES agcy(agcy_cd));
CREATE TABLE pass (pass_id INTEGER PRIMARY KEY, msn_id INTEGER REFERENCES msn(msn_id), stn_id INTEGER REFERENCES grnd_stn(stn_id), pass_dt TEXT, dur_min INTEGER, rate_kbps INTEGER);
INSERT INTO agcy VALUES ('ISB','Iberian Space Bureau','Spain',1978,410),('NAX','Nordic Astro Exchange','Norway',1985,290),('KSI','Kyushu Space Institute','Japan',1966,980),('PSA','Patagonia Space Agency','Argentina',1991,150),('CAO','Coral Astronomy Office','Australia',2004,95);
INSERT INTO ref_status VALUES ('OPR','operating','no'),('CRU','in cruise','no'),('END','completed','yes'),('LST','lost','yes'),('PLN','planned','no');
INSERT INTO lnch_veh VALUES ('AQ3','Aquila 3','Meridian Rockets',52.5,6200,'ISB'),('SK1','Skua 1','Bergen Propulsion',38,2400,'NAX'),('HY2','Hayate 2','Kyushu Heavy',57,8100,'KSI'),('HY3','Hayate 3','Kyushu Heavy',63,11200,'KSI'),('CN1','Condor 1','Rawson Aerospace',41,3100,'PSA');
INSERT INTO msn VALUES (1,'Lantern','KSI','ISB','HY2','2006-05-12','2014-09-30',620,'END'),(2,'Fjordlight','NAX',NULL,'SK1','2011-08-03','2011-12-19',140,'LST'),(3,'Tidal Eye','ISB','NAX','AQ3','2015-02-21',NULL,480,'OPR'),(4,'Hoshi Runner','KSI',NULL,'HY3','2018-10-09',NULL,890,'OPR'),(5,'Guanaco','PSA','KSI','HY2','2021-06-27',NULL,230,'CRU'),(6,'Lantern 2','KSI','PSA','HY3','2023-11-14',NULL,1010,'CRU'),(7,'Reefstar','CAO','ISB','SK1',NULL,NULL,75,'PLN');
INSERT INTO tgt VALUES (1,'Jupiter','planet',5.2,139820,NULL),(2,'Europa','moon',5.2,3122,1),(3,'Callisto','moon',5.2,4821,1),(4,'Saturn','planet',9.58,116460,NULL),(5,'Enceladus','moon',9.58,504,4),(6,'Ceres','dwarf planet',2.77,946,NULL),(7,'Psyche','asteroid',2.92,222,NULL),(8,'Eros','asteroid',1.46,17,NULL),(9,'Neptune','planet',30.1,49244,NULL);
INSERT INTO msn_tgt VALUES (1,1,'2009-07-18','orbit'),(1,2,'2010-02-02','flyby'),(1,3,'2011-04-25','flyby'),(3,6,'2018-01-30','orbit'),(3,7,'2020-03-16','flyby'),(4,4,'2023-08-21','orbit'),(4,5,'2024-01-12','flyby'),(5,8,NULL,'landing'),(6,2,NULL,'orbit'),(2,8,NULL,'flyby');
INSERT INTO sci VALUES (1,'Aiko','Tanabe','KSI',1961),(2,'Ruben','Calatrava','ISB',1958),(3,'Sigrid','Moen','NAX',1970),(4,'Daichi','Ogawa','KSI',1974),(5,'Lucia','Ferreyra','PSA',1980),(6,'Kenta','Mori','KSI',1983);
INSERT INTO instr VALUES (1,1,'LUX Camera','camera',24.5,40,1),(2,1,'MAGNA','magnetometer',6.2,8,4),(3,2,'AURORA-S','spectrometer',9.1,15,3),(4,3,'TESS-IR','spectrometer',18.7,35,2),(5,3,'OJO Camera','camera',12,22,2),(6,4,'RINGSCAN','radar',55,120,4),(7,4,'DUSTBOX','dust counter',3.4,5,NULL),(8,5,'Puna Camera','camera',7.8,18,5),(9,6,'ICEDEEP','radar',71,150,1);
INSERT INTO dataset VALUES (1,1,1,'Jovian Cloud Atlas',820,'2012-03-01'),(2,1,2,'Europa Crack Map',310,'2012-11-15'),(3,2,1,'Jovian Field Model',45,'2013-06-20'),(4,4,6,'Ceres Mineral Survey',260,'2019-09-09'),(5,5,6,'Ceres Global Mosaic',540,'2019-12-12'),(6,5,7,'Psyche Flyby Frames',75,'2021-01-25'),(7,6,4,'Ring Gap Profiles',1330,NULL);
INSERT INTO grnd_stn VALUES (1,'Villafranca Dish','Spain',35,'ISB'),(2,'Tromso Polar','Norway',26,'NAX'),(3,'Uchinoura Deep Space','Japan',34,'KSI'),(4,'Malargue South','Argentina',38,'PSA'),(5,'Usuda Deep Space','Japan',64,'KSI'),(6,'Broome Array','Australia',22,'CAO');
INSERT INTO pass VALUES (1,3,1,'2024-02-01',310,1800),(2,3,4,'2024-02-02',275,2100),(3,4,3,'2024-02-02',420,64),(4,4,5,'2024-02-03',505,96),(5,5,4,'2024-02-04',190,3200),(6,6,5,'2024-02-05',350,2600),(7,6,3,'2024-02-06',240,1900),(8,4,4,'2024-02-07',330,81),(9,6,1,'2024-02-08',160,2350);
-- What are the names of the moons, that is, targets of type moon, sorted from the largest to the smallest diameter?
-- every moon we aim at, biggest across first
-- What is each moon called, the widest one first?
-- objects in space of the sort moon, names by width, high to low
SELECT tgt_nm FROM tgt WHERE tgt_typ = 'moon' ORDER BY diam_km DESC;
-- Which missions have no launch date yet? Show the mission names.
-- names of probes whose lift-off is not fixed
-- Which spaceflights do not have a day for the start?
-- start date missing: names of the spaceflights
SELECT msn_nm FROM msn WHERE launch_dt IS NULL;
-- How much do the instruments of type camera weigh in total?
-- combined mass of everything that is a camera
-- How heavy is every camera put together?
-- devices of the sort camera: sum of kilos
SELECT SUM(mass_kg) FROM instr WHERE instr_typ = 'camera';
-- List the names of missions starting with Lantern.
-- any probe whose name begins with Lantern
-- Which spaceflights are called Lantern at the beginning?
-- name begins with Lantern: show these spaceflights
SELECT msn_nm FROM msn WHERE msn_nm LIKE 'Lantern%';
-- What are the average and the maximum dish size of the ground stations?
-- antenna dishes on the ground: mean and top diameter
-- How wide are the antennas of the tracking stations on average and at most?
-- antenna width in metres: average, largest
SELECT AVG(dish_m), MAX(dish_m) FROM grnd_stn;
-- Show the name of each mission with the description of its status.
-- probes and what state they are in, spelled out
-- What are the spaceflights called, and how are they doing (their state spelled out)?
-- all spaceflights: name, state in words
SELECT T1.msn_nm, T2.status_desc FROM msn AS T1 JOIN ref_status AS T2 ON T1.status_cd = T2.status_cd;
-- Which targets orbit Jupiter, that is, have Jupiter as their parent target? Give their names.
-- bodies circling Jupiter
-- Which objects in space go around Jupiter?
-- Jupiter's satellites (Jupiter as the body they belong to), names
SELECT T1.tgt_nm FROM tgt AS T1 JOIN tgt AS T2 ON T1.parent_tgt = T2.tgt_id WHERE T2.tgt_nm = 'Jupiter';
-- For every mission that has a partner agency, give the mission name, the name of the lead agency and the name of the partner agency.
-- joint probes: what it is called, who runs it, who helps
-- Which spaceflights are done by two organisations, and what are the main one and the helping one called?
-- where a partner is entered: spaceflight, main organisation, partner organisation, all by name
SELECT T1.msn_nm, T2.agcy_nm, T3.agcy_nm FROM msn AS T1 JOIN agcy AS T2 ON T1.lead_agcy = T2.agcy_cd JOIN agcy AS T3 ON T1.prtnr_agcy = T3.agcy_cd;
-- What is the name of the agency that leads the most missions?
-- who is in charge of the largest number of probes
-- Which space organisation is mainly responsible for the most spaceflights?
-- count spaceflights per main organisation: name of the top one
SELECT T1.agcy_nm FROM agcy AS T1 JOIN msn AS T2 ON T1.agcy_cd = T2.lead_agcy GROUP BY T1.agcy_cd ORDER BY COUNT(*) DESC LIMIT 1;
-- Which launch vehicles are not assigned to any mission? Show the names.
-- rockets no probe is booked on, by name
-- Which rockets does no spaceflight use?
-- not used by any spaceflight: names of the rockets
SELECT lv_nm FROM lnch_veh WHERE lv_cd NOT IN (SELECT lv_cd FROM msn);
-- What are the titles of the datasets about Ceres?
-- data releases that concern Ceres
-- What are the collections of data on Ceres called?
-- Ceres: titles of the collections of measurements
SELECT T1.ds_ttl FROM dataset AS T1 JOIN tgt AS T2 ON T1.tgt_id = T2.tgt_id WHERE T2.tgt_nm = 'Ceres';
-- Show the first and last names of scientists who are principal investigator of at least two instruments.
-- people in charge of two or more instruments, first name then surname
-- Which researchers are responsible for two or more devices? First name and family name.
-- at least 2 devices under them: first name, family name of the researcher
SELECT T1.fst_nm, T1.lst_nm FROM sci AS T1 JOIN instr AS T2 ON T1.sci_id = T2.pi_id GROUP BY T1.sci_id HAVING COUNT(*) >= 2;
-- Which targets have both a flyby and an orbit as the type of encounter? Give the names.
-- bodies that appear with a flyby encounter and with an orbit encounter
-- Which objects in space were passed in a flyby and were also visited in an orbit?
-- both orbit and flyby as sorts of visit: names of the objects in space
SELECT T1.tgt_nm FROM tgt AS T1 JOIN msn_tgt AS T2 ON T1.tgt_id = T2.tgt_id WHERE T2.enc_typ = 'flyby' INTERSECT SELECT T1.tgt_nm FROM tgt AS T1 JOIN msn_tgt AS T2 ON T1.tgt_id = T2.tgt_id WHERE T2.enc_typ = 'orbit';
-- Find the names of planets (type planet) to which no mission is assigned.
-- every planet nobody is sending a probe to
-- Which bodies of the sort planet does no spaceflight go to?
-- no spaceflight to it, sort planet: names
SELECT tgt_nm FROM tgt WHERE tgt_typ = 'planet' AND tgt_id NOT IN (SELECT tgt_id FROM msn_tgt);
-- How many different ground stations did the mission Hoshi Runner use in its passes?
-- number of distinct dishes that talked to Hoshi Runner
-- How many individual tracking stations had contact with Hoshi Runner?
-- Hoshi Runner: how many different stations on earth were in contact with it
SELECT COUNT(DISTINCT T2.stn_id) FROM msn AS T1 JOIN pass AS T2 ON T1.msn_id = T2.msn_id WHERE T1.msn_nm = 'Hoshi Runner';
-- List the names of missions that cost more than the average mission.
-- probes dearer than the mean
-- Which spaceflights are more expensive than spaceflights are on average?
-- price above average: names of the spaceflights
SELECT msn_nm FROM msn WHERE cost_mln > (SELECT AVG(cost_mln) FROM msn);
-- For each ground station, show its name and the total duration of its passes, longest total first.
-- stations with all their contact minutes added up, busiest on top
-- What is each tracking station called and how long were its contacts altogether? The longest first.
-- name of the station on earth, sum of contact minutes, high to low
SELECT T1.stn_nm, SUM(T2.dur_min) FROM grnd_stn AS T1 JOIN pass AS T2 ON T1.stn_id = T2.stn_id GROUP BY T1.stn_id ORDER BY SUM(T2.dur_min) DESC;
-- Which countries have an agency founded before 1980 or a ground station with a dish larger than 30 metres?
-- countries with an agency older than 1980, plus those owning a dish over 30 metres
-- Which lands have a space organisation set up before 1980 or a station with an antenna wider than 30 metres?
-- antenna over 30 m wide, or an organisation from before 1980: which lands, each once
SELECT ctry FROM agcy WHERE fnd_yr < 1980 UNION SELECT ctry FROM grnd_stn WHERE dish_m > 30;
-- Name the three heaviest instruments with their mission name and their mass.
-- top three instruments by weight: instrument, probe, kilograms
-- Which three devices weigh the most, on which spaceflight are they, and how heavy are they?
-- weight high to low, first 3: device, name of its spaceflight, kilos
SELECT T1.instr_nm, T2.msn_nm, T1.mass_kg FROM instr AS T1 JOIN msn AS T2 ON T1.msn_id = T2.msn_id ORDER BY T1.mass_kg DESC LIMIT 3;
-- Which operating missions carry a radar instrument? Give the mission names; the status description is operating.
-- probes now operating with a radar aboard
-- Which spaceflights whose state is operating have a device of the sort radar on board?
-- radar on board and the state operating: names of the spaceflights
SELECT T1.msn_nm FROM msn AS T1 JOIN ref_status AS T2 ON T1.status_cd = T2.status_cd WHERE T2.status_desc = 'operating' AND T1.msn_id IN (SELECT msn_id FROM instr WHERE instr_typ = 'radar');
-- What is the last name of the scientist whose instrument made the largest dataset about Jupiter?
-- surname of the person behind the biggest (in GB) data release on Jupiter
-- Which researcher's device gathered the largest collection of data on Jupiter? Family name.
-- Jupiter data, biggest in gigabytes: family name of the researcher responsible for the device
SELECT T4.lst_nm FROM dataset AS T1 JOIN tgt AS T2 ON T1.tgt_id = T2.tgt_id JOIN instr AS T3 ON T1.instr_id = T3.instr_id JOIN sci AS T4 ON T3.pi_id = T4.sci_id WHERE T2.tgt_nm = 'Jupiter' ORDER BY T1.size_gb DESC LIMIT 1;
-- Which agencies own a launch vehicle but have no scientist on record who was born after 1975? Show the agency names.
-- names of agencies with a rocket of their own, minus those employing a researcher with a birth year later than 1975
-- Which space organisations have a rocket of their own but no researcher younger than those born in 1975?
-- nobody there born later than 1975, but a rocket belongs to them: names of the organisations
SELECT T1.agcy_nm FROM agcy AS T1 JOIN lnch_veh AS T2 ON T1.agcy_cd = T2.agcy_cd EXCEPT SELECT T1.agcy_nm FROM agcy AS T1 JOIN sci AS T2 ON T1.agcy_cd = T2.agcy_cd WHERE T2.birth_yr > 1975;
