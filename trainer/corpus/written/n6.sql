-- database: tongues_and_scripts
CREATE TABLE lang_family (fam_cd TEXT PRIMARY KEY, fam_nm TEXT, homeland TEXT, parent_fam TEXT REFERENCES lang_family(fam_cd));
CREATE TABLE script (script_id INTEGER PRIMARY KEY, script_nm TEXT, script_type TEXT, direction TEXT, letters INTEGER, yr_invented INTEGER);
CREATE TABLE lang (lang_id INTEGER PRIMARY KEY, lang_nm TEXT, fam_cd TEXT REFERENCES lang_family(fam_cd), speakers_mil REAL, status TEXT, tones INTEGER);
CREATE TABLE lang_script (lang_id INTEGER REFERENCES lang(lang_id), script_id INTEGER REFERENCES script(script_id), use_since INTEGER, is_main TEXT, PRIMARY KEY (lang_id, script_id));
CREATE TABLE state (state_cd TEXT PRIMARY KEY, state_nm TEXT, capital TEXT, continent TEXT);
CREATE TABLE lang_state (lang_id INTEGER REFERENCES lang(lang_id), state_cd TEXT REFERENCES state(state_cd), is_official TEXT, pct_speakers REAL, PRIMARY KEY (lang_id, state_cd));
INSERT INTO lang_family VALUES ('IE','Indo-European','Pontic steppe',NULL),('SLV','Slavic','Pripet marshes','IE'),('IIR','Indo-Iranian','Volga region','IE'),('TRK','Turkic','Altai',NULL),('KRT','Kartvelian','Caucasus',NULL),('AUS','Austronesian','Taiwan',NULL),('BSQ','Vasconic',NULL,NULL);
INSERT INTO script VALUES (1,'Latin','alphabet','left to right',26,-700),(2,'Cyrillic','alphabet','left to right',33,893),(3,'Perso-Arabic','abjad','right to left',32,650),(4,'Mkhedruli','alphabet','left to right',33,1020),(5,'Devanagari','abugida','left to right',47,990),(6,'Baybayin','abugida','left to right',17,1300),(7,'Ogham','alphabet','bottom to top',20,350);
INSERT INTO lang VALUES (1,'Serbian','SLV',8.7,'safe',2),(2,'Kazakh','TRK',14.3,'safe',NULL),(3,'Georgian','KRT',3.8,'safe',NULL),(4,'Tagalog','AUS',28.1,'safe',NULL),(5,'Persian','IIR',79.0,'safe',NULL),(6,'Nepali','IIR',19.5,'safe',NULL),(7,'Svan','KRT',0.02,'endangered',NULL),(8,'Uyghur','TRK',10.4,'vulnerable',NULL),(9,'Sorbian','SLV',0.03,'endangered',NULL);
INSERT INTO lang_script VALUES (1,2,1868,'Y'),(1,1,1830,'N'),(2,2,1940,'Y'),(2,1,2021,'N'),(2,3,1100,'N'),(3,4,1050,'Y'),(4,1,1593,'Y'),(4,6,1350,'N'),(5,3,850,'Y'),(6,5,1250,'Y'),(8,3,1400,'Y'),(9,1,1548,'Y');
INSERT INTO state VALUES ('RS','Serbia','Belgrade','Europe'),('KZ','Kazakhstan','Astana','Asia'),('GE','Georgia','Tbilisi','Asia'),('PH','Philippines','Manila','Asia'),('IR','Iran','Tehran','Asia'),('NP','Nepal','Kathmandu','Asia'),('DE','Germany','Berlin','Europe'),('IE','Ireland','Dublin','Europe');
INSERT INTO lang_state VALUES (1,'RS','Y',88.1),(2,'KZ','Y',74.0),(3,'GE','Y',87.6),(4,'PH','Y',39.9),(5,'IR','Y',61.5),(6,'NP','Y',44.6),(7,'GE','N',0.4),(8,'KZ','N',1.5),(9,'DE','N',0.05),(1,'DE','N',0.3);
-- How many languages have a status other than safe?
-- number of tongues not rated safe
-- How many tongues are in any danger, that is, in a state that is not safe?
-- status anything except safe: language count
SELECT COUNT(*) FROM lang WHERE status != 'safe';
-- What are the names of the scripts written from right to left?
-- writing systems that run right to left
-- Which ways of writing go right to left on the page?
-- direction right to left: script names
SELECT script_nm FROM script WHERE direction = 'right to left';
-- Which language has the most speakers? Give the name and the number of speakers in millions.
-- tongue with the largest number of people using it: name, millions
-- What do more people speak than anything else, and how many millions are they?
-- languages by speakers, highest first, only one: name, millions
SELECT lang_nm, speakers_mil FROM lang ORDER BY speakers_mil DESC LIMIT 1;
-- What is the average number of letters for every type of script?
-- mean letter count by script type
-- How many characters does each kind of writing have on average? Kind first.
-- script type, letters averaged
SELECT script_type, AVG(letters) FROM script GROUP BY script_type;
-- Find the family whose homeland is not known.
-- name of the language family with nothing under homeland
-- Which group of tongues comes from we know not where?
-- homeland empty - family name
SELECT fam_nm FROM lang_family WHERE homeland IS NULL;
-- List each language name with the name of its family.
-- tongues and the family they sit in
-- What group does every tongue belong to? The tongue first.
-- language name plus family name
SELECT T1.lang_nm, T2.fam_nm FROM lang AS T1 JOIN lang_family AS T2 ON T1.fam_cd = T2.fam_cd;
-- Which families descend from the Indo-European family?
-- branches directly under Indo-European, names
-- Which groups of tongues are the children of Indo-European?
-- parent family Indo-European: names of the families under it
SELECT T1.fam_nm FROM lang_family AS T1 JOIN lang_family AS T2 ON T1.parent_fam = T2.fam_cd WHERE T2.fam_nm = 'Indo-European';
-- In which scripts has Kazakh been written, and since what year each?
-- writing systems for Kazakh, with the year its use began
-- How do people write Kazakh, or how did they ever, and from what year on?
-- Kazakh: script name, use since
SELECT T3.script_nm, T2.use_since FROM lang AS T1 JOIN lang_script AS T2 ON T1.lang_id = T2.lang_id JOIN script AS T3 ON T2.script_id = T3.script_id WHERE T1.lang_nm = 'Kazakh';
-- How many languages use each script of the type alphabet? Show the script name and the number, the most used script first.
-- alphabet systems (type alphabet) ranked by the tongues using them, name and count, top one first
-- For how many tongues do people use each way of writing that is an alphabet? The way of writing and how many, most first.
-- script type alphabet: script name, language count, sorted down
SELECT T1.script_nm, COUNT(*) FROM script AS T1 JOIN lang_script AS T2 ON T1.script_id = T2.script_id WHERE T1.script_type = 'alphabet' GROUP BY T1.script_id ORDER BY COUNT(*) DESC;
-- Give the names of languages that are official (Y) in a state in Asia.
-- tongues with official status (Y) somewhere in Asia
-- What tongues does the law recognise (official: Y) in some country of Asia?
-- continent Asia, is official = Y: language name, for each such pair of language and state
SELECT T1.lang_nm FROM lang AS T1 JOIN lang_state AS T2 ON T1.lang_id = T2.lang_id JOIN state AS T3 ON T2.state_cd = T3.state_cd WHERE T2.is_official = 'Y' AND T3.continent = 'Asia';
-- Which states use more than one language? Return their names.
-- countries with more than one tongue on record
-- In which countries do people speak two tongues or more?
-- state names with over one language
SELECT T1.state_nm FROM state AS T1 JOIN lang_state AS T2 ON T1.state_cd = T2.state_cd GROUP BY T1.state_cd HAVING COUNT(*) > 1;
-- Show the names of the scripts invented between 800 and 1100, oldest first.
-- writing systems devised from 800 to 1100, by age, earliest up front
-- What ways of writing did someone think up from 800 up to 1100? Earliest first.
-- invented no earlier than 800 and no later than 1100, sorted upwards by year: script names
SELECT script_nm FROM script WHERE yr_invented BETWEEN 800 AND 1100 ORDER BY yr_invented;
-- What is the total number of speakers in millions of the languages in the Turkic family?
-- millions of people speaking something Turkic, all added up
-- How many millions of people speak a Turkic tongue, all of these together?
-- family Turkic: sum of speakers
SELECT SUM(T1.speakers_mil) FROM lang AS T1 JOIN lang_family AS T2 ON T1.fam_cd = T2.fam_cd WHERE T2.fam_nm = 'Turkic';
-- Which languages have no script? Give the names.
-- unwritten tongues, those tied to no writing system
-- What tongues are never put on paper, having no way of writing?
-- languages without a script, names
SELECT lang_nm FROM lang WHERE lang_id NOT IN (SELECT lang_id FROM lang_script);
-- Which scripts are not used by any of the languages?
-- writing systems no tongue here is written in
-- Which ways of writing are of no use to any tongue on our list?
-- scripts with zero languages: names
SELECT script_nm FROM script WHERE script_id NOT IN (SELECT script_id FROM lang_script);
-- Find the names of the languages that are written in Latin and in Cyrillic.
-- tongues put down in Latin letters as well as Cyrillic ones
-- For which tongues do people use Latin and also Cyrillic?
-- language names with the script Cyrillic and the script Latin
SELECT T1.lang_nm FROM lang AS T1 JOIN lang_script AS T2 ON T1.lang_id = T2.lang_id JOIN script AS T3 ON T2.script_id = T3.script_id WHERE T3.script_nm = 'Latin' INTERSECT SELECT T1.lang_nm FROM lang AS T1 JOIN lang_script AS T2 ON T1.lang_id = T2.lang_id JOIN script AS T3 ON T2.script_id = T3.script_id WHERE T3.script_nm = 'Cyrillic';
-- Which scripts have more letters than the average script? Show name and number of letters.
-- writing systems richer in letters than the mean: name, letters
-- Which ways of writing have more characters than they have on average, and how many?
-- letters above the mean: script name, letters
SELECT script_nm, letters FROM script WHERE letters > (SELECT AVG(letters) FROM script);
-- For families with at least two languages, show the family name, the number of languages and the total speakers in millions, biggest total first.
-- families of two tongues or more: name, how many tongues, millions of people in sum, largest sum on top
-- Which groups have two tongues or more, how many is it, and how many millions speak them all? Most millions first.
-- at least 2 languages per family: family name, count, sum of speakers, sorted down by that sum
SELECT T1.fam_nm, COUNT(*), SUM(T2.speakers_mil) FROM lang_family AS T1 JOIN lang AS T2 ON T1.fam_cd = T2.fam_cd GROUP BY T1.fam_cd HAVING COUNT(*) >= 2 ORDER BY SUM(T2.speakers_mil) DESC;
-- Which language that is not official (N) reaches the highest percentage of speakers in a state? Give the language and the state.
-- unofficial (N) tongue with the greatest share of a country's people: tongue, country
-- Of tongues the law does not recognise (N), which is spoken by the greatest part of a country's people, and where?
-- is official = N: sort by percent of speakers, top one - language name, state name
SELECT T1.lang_nm, T3.state_nm FROM lang AS T1 JOIN lang_state AS T2 ON T1.lang_id = T2.lang_id JOIN state AS T3 ON T2.state_cd = T3.state_cd WHERE T2.is_official = 'N' ORDER BY T2.pct_speakers DESC LIMIT 1;
-- Give the capitals of states where some language is spoken that uses the Latin script, listing each capital once.
-- capital cities of countries that have a tongue written in Latin, no repeats
-- What cities govern a country where people speak something they put down in Latin? No repeats.
-- script Latin: capitals of all states with such a language, each one time
SELECT DISTINCT T1.capital FROM state AS T1 JOIN lang_state AS T2 ON T1.state_cd = T2.state_cd WHERE T2.lang_id IN (SELECT T3.lang_id FROM lang_script AS T3 JOIN script AS T4 ON T3.script_id = T4.script_id WHERE T4.script_nm = 'Latin');

-- database: ambassadors_and_treaties
CREATE TABLE Sovereign_State (State_Code TEXT PRIMARY KEY, State_Name TEXT, Capital TEXT, Bloc TEXT, Joined_UN INTEGER);
CREATE TABLE Embassy (Embassy_ID INTEGER PRIMARY KEY, Sending_State TEXT REFERENCES Sovereign_State(State_Code), Host_State TEXT REFERENCES Sovereign_State(State_Code), Street_Address TEXT, Opened_Year INTEGER, Staff_Count INTEGER);
CREATE TABLE Diplomat (Diplomat_ID INTEGER PRIMARY KEY, Full_Name TEXT, Title TEXT, Embassy_ID INTEGER REFERENCES Embassy(Embassy_ID), Languages INTEGER, Arrived_On TEXT);
CREATE TABLE Treaty (Treaty_ID INTEGER PRIMARY KEY, Treaty_Name TEXT, Subject TEXT, Signing_City TEXT, Signed_On TEXT, Articles INTEGER);
CREATE TABLE Ratification (Treaty_ID INTEGER REFERENCES Treaty(Treaty_ID), State_Code TEXT REFERENCES Sovereign_State(State_Code), Ratified_Year INTEGER, Reservation TEXT, PRIMARY KEY (Treaty_ID, State_Code));
INSERT INTO Sovereign_State VALUES ('VAL','Valdoria','Kronberg','Northern Pact',1955),('MER','Merania','Port Lys','Maritime League',1962),('TUR','Turanov','Astrel','Northern Pact',1948),('ISL','Isla Coral','Santa Brisa','Maritime League',1980),('HOL','Holmark','Fjordby',NULL,1946),('ZEN','Zenobia','Qasr Amir','Desert Union',1971);
INSERT INTO Embassy VALUES (1,'VAL','MER','4 Admiralty Row',1961,38),(2,'MER','VAL','17 Linden Ring',1963,24),(3,'TUR','VAL','2 Castle Hill',1950,55),(4,'HOL','MER','9 Harbour Walk',1974,12),(5,'ZEN','VAL','31 Linden Ring',1985,19),(6,'VAL','ZEN','5 Palm Avenue',1986,21),(7,'HOL','ZEN','8 Palm Avenue',2003,9);
INSERT INTO Diplomat VALUES (1,'Leopold Hartig','ambassador',1,4,'2020-09-01'),(2,'Noemi Castell','ambassador',2,5,'2022-02-15'),(3,'Dmitri Valek','ambassador',3,3,'2018-05-20'),(4,'Sigrid Aune','ambassador',4,6,'2021-11-03'),(5,'Farah Samadi','consul',5,4,'2023-01-10'),(6,'Otto Brenner','attache',1,2,'2023-08-28'),(7,'Elise Marchand','consul',2,3,'2019-04-12'),(8,'Karim Zand','ambassador',5,3,'2017-10-30'),(9,'Rolf Tangen','consul',NULL,2,NULL);
INSERT INTO Treaty VALUES (1,'Lys Fisheries Accord','fisheries','Port Lys','1988-06-14',42),(2,'Kronberg Convention','refugees','Kronberg','1967-10-02',78),(3,'Straits Passage Treaty','shipping','Port Lys','1999-03-25',31),(4,'Desert Air Agreement','aviation','Qasr Amir','2006-11-19',26),(5,'Clean Fjords Protocol','pollution','Fjordby','2015-09-08',55),(6,'Moon Mining Charter','outer space','Kronberg','2024-04-30',90);
INSERT INTO Ratification VALUES (1,'MER',1989,NULL),(1,'VAL',1990,'inland waters'),(1,'ISL',1995,NULL),(2,'VAL',1968,NULL),(2,'HOL',1969,NULL),(2,'TUR',1975,'quota'),(3,'MER',2000,NULL),(3,'VAL',2001,NULL),(4,'ZEN',2007,NULL),(5,'HOL',2016,NULL),(2,'MER',1970,NULL),(4,'VAL',2008,NULL);
-- What are the capitals of the states in the bloc Northern Pact?
-- capital cities of the Northern Pact
-- From which cities are the members of the Northern Pact governed?
-- bloc Northern Pact: capitals
SELECT Capital FROM Sovereign_State WHERE Bloc = 'Northern Pact';
-- Which state belongs to no bloc? Give its name.
-- name of the country that is not in a bloc
-- Which country stands alone, in no alliance?
-- bloc empty - name of the state
SELECT State_Name FROM Sovereign_State WHERE Bloc IS NULL;
-- Give the codes of all states that send an embassy or host one, each code once.
-- codes of every country that is a sender or a host of some mission, each once
-- Which countries, by code, have sent envoys to somebody or taken in somebody's? No repeats.
-- one list of codes: host states and sending states of the embassies
SELECT Sending_State FROM Embassy UNION SELECT Host_State FROM Embassy;
-- What is the name of the most recently signed treaty, and where was it signed?
-- latest pact: name and city of signature
-- What is the newest agreement between countries, and in what city did they put their names to it?
-- treaties by signing date, latest first, only one: name, city
SELECT Treaty_Name, Signing_City FROM Treaty ORDER BY Signed_On DESC LIMIT 1;
-- Show the number of treaties signed in each city.
-- cities with a tally of the pacts concluded there
-- How many agreements did countries conclude in every city? The city first.
-- signing city, count of treaties
SELECT Signing_City, COUNT(*) FROM Treaty GROUP BY Signing_City;
-- Who works at an embassy hosted by Valdoria? List full names and titles.
-- foreign envoys posted in Valdoria: full name, title
-- Who is an envoy to Valdoria, and what is he or she styled?
-- host state Valdoria: diplomats' full name, title
SELECT T1.Full_Name, T1.Title FROM Diplomat AS T1 JOIN Embassy AS T2 ON T1.Embassy_ID = T2.Embassy_ID JOIN Sovereign_State AS T3 ON T2.Host_State = T3.State_Code WHERE T3.State_Name = 'Valdoria';
-- For every embassy, show the name of the sending state and the name of the host state.
-- who is represented where: name of the sender, name of the host
-- Which country has envoys in which other one? The one that sent them first.
-- embassies: sending state by name, host state by name
SELECT T2.State_Name, T3.State_Name FROM Embassy AS T1 JOIN Sovereign_State AS T2 ON T1.Sending_State = T2.State_Code JOIN Sovereign_State AS T3 ON T1.Host_State = T3.State_Code;
-- Which states have ratified the Kronberg Convention, and in which year? Order by year.
-- countries that adopted the Kronberg Convention with the year, earliest at the top
-- Who has put the Kronberg Convention into force at home, and when? Earliest first.
-- treaty Kronberg Convention: state name, year ratified, sorted upwards by year
SELECT T1.State_Name, T2.Ratified_Year FROM Sovereign_State AS T1 JOIN Ratification AS T2 ON T1.State_Code = T2.State_Code JOIN Treaty AS T3 ON T2.Treaty_ID = T3.Treaty_ID WHERE T3.Treaty_Name = 'Kronberg Convention' ORDER BY T2.Ratified_Year;
-- What is the total staff that each state has sent abroad? Give the state's name and the total.
-- people employed in all the missions a country runs, summed by sender
-- How many people does every country employ at its missions? The country first.
-- sending state name, sum of staff count
SELECT T1.State_Name, SUM(T2.Staff_Count) FROM Sovereign_State AS T1 JOIN Embassy AS T2 ON T1.State_Code = T2.Sending_State GROUP BY T1.State_Code;
-- Return the full names of the three ambassadors who speak the most languages.
-- top 3 by languages among people titled ambassador, full names only
-- Who are the three envoys styled ambassador that know more tongues than the others? Most first.
-- title ambassador: sort by number of languages going down, 3 full names
SELECT Full_Name FROM Diplomat WHERE Title = 'ambassador' ORDER BY Languages DESC LIMIT 3;
-- Find the addresses of the embassies opened between 1960 and 1980.
-- where are the missions that started up from 1960 to 1980, street addresses
-- On what streets are the missions that have been there since a year from 1960 to 1980?
-- opened no earlier than 1960 and no later than 1980: embassy addresses
SELECT Street_Address FROM Embassy WHERE Opened_Year BETWEEN 1960 AND 1980;
-- Which treaty names contain the word Convention or the word Protocol?
-- pacts with Convention or Protocol in the name
-- What agreements are called a Protocol or a Convention of some sort?
-- protocol or convention anywhere in the treaty name: list the names
SELECT Treaty_Name FROM Treaty WHERE Treaty_Name LIKE '%Convention%' OR Treaty_Name LIKE '%Protocol%';
-- Which host state receives the most embassies? Give its name.
-- country where the greatest number of foreign missions stands
-- To which country have others sent more missions than to any other?
-- count embassies by host state, top state's name
SELECT T1.State_Name FROM Sovereign_State AS T1 JOIN Embassy AS T2 ON T1.State_Code = T2.Host_State GROUP BY T1.State_Code ORDER BY COUNT(*) DESC LIMIT 1;
-- Which treaties have not been ratified by any state?
-- names of pacts nobody has adopted so far
-- What agreements has no country put into force?
-- treaties with zero ratifications, names
SELECT Treaty_Name FROM Treaty WHERE Treaty_ID NOT IN (SELECT Treaty_ID FROM Ratification);
-- Which states do not maintain any embassy abroad? Show the names.
-- countries that have sent no mission anywhere
-- Which countries have sent no envoys anywhere?
-- states that are never the sending state of an embassy, names
SELECT State_Name FROM Sovereign_State WHERE State_Code NOT IN (SELECT Sending_State FROM Embassy);
-- Which states have ratified a treaty on fisheries and also a treaty on shipping?
-- countries that adopted pacts about fisheries and about shipping alike
-- Which countries have put into force something about fisheries and something about shipping too?
-- state names with a ratified treaty on the subject shipping and one on the subject fisheries
SELECT T1.State_Name FROM Sovereign_State AS T1 JOIN Ratification AS T2 ON T1.State_Code = T2.State_Code JOIN Treaty AS T3 ON T2.Treaty_ID = T3.Treaty_ID WHERE T3.Subject = 'fisheries' INTERSECT SELECT T1.State_Name FROM Sovereign_State AS T1 JOIN Ratification AS T2 ON T1.State_Code = T2.State_Code JOIN Treaty AS T3 ON T2.Treaty_ID = T3.Treaty_ID WHERE T3.Subject = 'shipping';
-- What are the names and numbers of articles of treaties that are shorter than the average treaty in articles?
-- pacts with fewer articles than the mean pact: name, articles
-- What agreements say less than agreements do on average, by count of articles, and how many have they?
-- articles under the mean: treaty name, articles
SELECT Treaty_Name, Articles FROM Treaty WHERE Articles < (SELECT AVG(Articles) FROM Treaty);
-- Which states have ratified at least three treaties? Show the name and the number, the highest number first.
-- countries with 3 adoptions or more, and how many, best on top
-- Which countries have put three agreements or more into force, and how many? Most first.
-- at least 3 ratifications: state name, count, sorted down
SELECT T1.State_Name, COUNT(*) FROM Sovereign_State AS T1 JOIN Ratification AS T2 ON T1.State_Code = T2.State_Code GROUP BY T1.State_Code HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC;
-- Who is the ambassador that arrived first among those sent by a state that has ratified the Kronberg Convention? Show the full name and the arrival date.
-- earliest-arrived ambassador from any sender that adopted the Kronberg Convention: full name, day
-- Which ambassador of a country that has put the Kronberg Convention into force has been there longest, and since what day?
-- title ambassador, sending state ratified Kronberg Convention: sort by arrival, earliest one: full name, arrived on
SELECT T1.Full_Name, T1.Arrived_On FROM Diplomat AS T1 JOIN Embassy AS T2 ON T1.Embassy_ID = T2.Embassy_ID WHERE T1.Title = 'ambassador' AND T2.Sending_State IN (SELECT T3.State_Code FROM Ratification AS T3 JOIN Treaty AS T4 ON T3.Treaty_ID = T4.Treaty_ID WHERE T4.Treaty_Name = 'Kronberg Convention') ORDER BY T1.Arrived_On LIMIT 1;
-- For each bloc with more than one embassy sent by its states, what is the average staff of those embassies?
-- blocs whose members run more than one mission in all: bloc, mean staff of the missions
-- How many people does a mission of every alliance have on average, if its members have sent more than one mission? The alliance first.
-- bloc filled in, over one embassy sent by its states: bloc, mean staff count
SELECT T1.Bloc, AVG(T2.Staff_Count) FROM Sovereign_State AS T1 JOIN Embassy AS T2 ON T1.State_Code = T2.Sending_State WHERE T1.Bloc IS NOT NULL GROUP BY T1.Bloc HAVING COUNT(*) > 1;

-- database: safe_playgrounds_register
CREATE TABLE neighbourhood (neighbourhood_id INTEGER PRIMARY KEY, neighbourhood_name TEXT, children_under_12 INTEGER, ranger TEXT);
CREATE TABLE playground (playground_id INTEGER PRIMARY KEY, name TEXT, neighbourhood_id INTEGER REFERENCES neighbourhood(neighbourhood_id), surface_material TEXT, size_sqm INTEGER, opened_year INTEGER, fenced TEXT);
CREATE TABLE manufacturer (manufacturer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, warranty_years INTEGER);
CREATE TABLE equipment (equipment_id INTEGER PRIMARY KEY, playground_id INTEGER REFERENCES playground(playground_id), manufacturer_id INTEGER REFERENCES manufacturer(manufacturer_id), kind TEXT, installed_year INTEGER, price INTEGER, minimum_age INTEGER);
CREATE TABLE inspection (inspection_id INTEGER PRIMARY KEY, playground_id INTEGER REFERENCES playground(playground_id), inspector TEXT, inspection_date TEXT, grade TEXT, next_due TEXT);
CREATE TABLE defect (defect_id INTEGER PRIMARY KEY, inspection_id INTEGER REFERENCES inspection(inspection_id), equipment_id INTEGER REFERENCES equipment(equipment_id), description TEXT, severity INTEGER, repair_cost INTEGER);
INSERT INTO neighbourhood VALUES (1,'Hazel Grove',820,'Jo Kettering'),(2,'Dockend',460,'Sam Ruddock'),(3,'Northbank',1140,'Jo Kettering'),(4,'Old Brickworks',295,NULL),(5,'Larkfield',630,'Mina Torres');
INSERT INTO playground VALUES (1,'Squirrel Park',1,'bark',900,1998,'yes'),(2,'The Crow''s Nest',2,'sand',640,2011,'no'),(3,'Rocket Green',3,'rubber',1250,2019,'yes'),(4,'Willow Corner',3,'bark',380,1987,'no'),(5,'Kiln Yard',4,'gravel',510,2005,'yes'),(6,'Acorn Lane',1,'rubber',290,2022,'yes');
INSERT INTO manufacturer VALUES (1,'Kletterwerk','Germany',10),(2,'Springtime Play','United Kingdom',5),(3,'Lekborg','Sweden',12),(4,'Sunny Steel','United Kingdom',8);
INSERT INTO equipment VALUES (1,1,2,'swing',1998,2400,3),(2,1,1,'climbing frame',2014,9800,6),(3,2,3,'pirate ship',2011,21500,4),(4,2,2,'seesaw',2012,1700,3),(5,3,1,'rope pyramid',2019,18900,6),(6,3,3,'slide',2019,7600,4),(7,4,2,'swing',1987,1300,3),(8,5,1,'slide',2006,5200,3),(9,3,2,'swing',2020,3100,2);
INSERT INTO inspection VALUES (1,1,'Ned Flowers','2023-04-12','good','2024-04-12'),(2,2,'Priti Shah','2023-04-20','fair','2023-10-20'),(3,4,'Ned Flowers','2023-05-03','poor','2023-06-03'),(4,3,'Priti Shah','2023-06-15','good','2024-06-15'),(5,4,'Walt Emery','2023-06-05','fair','2023-12-05'),(6,2,'Ned Flowers','2023-10-23','good','2024-10-23'),(7,5,'Priti Shah','2023-11-09','poor',NULL),(8,1,'Priti Shah','2024-04-15','fair','2024-10-15');
INSERT INTO defect VALUES (1,1,1,'worn chain',2,90),(2,2,3,'loose plank',3,240),(3,2,4,'missing grip',2,35),(4,3,7,'cracked seat',4,150),(5,3,7,'rusted bolt',3,60),(6,5,7,'worn chain',2,85),(7,7,8,'sharp edge',5,410),(8,8,2,'frayed rope',3,320);
-- How many playgrounds are fenced (yes)?
-- play areas with fence: yes, counted
-- At how many places can small children not run off, there being a fence (yes)?
-- fenced = yes: number of playgrounds
SELECT COUNT(*) FROM playground WHERE fenced = 'yes';
-- Give the names of the playgrounds with a surface other than bark.
-- play areas where the ground is not bark, names
-- Where do kids play on something else than bark?
-- surface not bark: playground names
SELECT name FROM playground WHERE surface_material != 'bark';
-- What is the total price of all equipment installed after 2010?
-- money for everything put up later than 2010, summed
-- How much money went into everything set up after 2010?
-- installed past 2010: equipment prices added up
SELECT SUM(price) FROM equipment WHERE installed_year > 2010;
-- Which neighbourhood has the most children under 12? Return its name and the number of children.
-- part of town with the highest figure for kids under 12: name, figure
-- In what part of town do the most kids under 12 live, and how many?
-- neighbourhoods sorted by children under 12, only the top one: name, number
SELECT neighbourhood_name, children_under_12 FROM neighbourhood ORDER BY children_under_12 DESC LIMIT 1;
-- Show the distinct kinds of equipment, in alphabetical order.
-- every sort of play thing, once each, a to z
-- What is there for kids to play on, from A to Z? No repeats.
-- kind of equipment, each one time, sorted alphabetically
SELECT DISTINCT kind FROM equipment ORDER BY kind;
-- For each playground, list its name and the name of its neighbourhood.
-- play areas and the part of town each is in
-- In what part of town is every place to play? The place first.
-- playground name plus neighbourhood name
SELECT T1.name, T2.neighbourhood_name FROM playground AS T1 JOIN neighbourhood AS T2 ON T1.neighbourhood_id = T2.neighbourhood_id;
-- How many pieces of equipment has each manufacturer supplied? Give the manufacturer's name and the number.
-- makers by name and how many of our play things they built
-- How many things to play on did each firm build for us? The firm first.
-- manufacturer name, equipment count
SELECT T1.name, COUNT(*) FROM manufacturer AS T1 JOIN equipment AS T2 ON T1.manufacturer_id = T2.manufacturer_id GROUP BY T1.manufacturer_id;
-- On which dates was Willow Corner inspected, and with what grade?
-- checks at Willow Corner: day and grade
-- When did someone look over Willow Corner, and how did it do?
-- Willow Corner: inspection dates and grades
SELECT T1.inspection_date, T1.grade FROM inspection AS T1 JOIN playground AS T2 ON T1.playground_id = T2.playground_id WHERE T2.name = 'Willow Corner';
-- List the kinds and prices of the equipment at Rocket Green, most expensive first.
-- play things at Rocket Green with what they cost, dearest at the top
-- What is there to play on at Rocket Green, and how much was it? Most expensive first.
-- playground Rocket Green: kind, price of its equipment, sorted down
SELECT T1.kind, T1.price FROM equipment AS T1 JOIN playground AS T2 ON T1.playground_id = T2.playground_id WHERE T2.name = 'Rocket Green' ORDER BY T1.price DESC;
-- What are the minimum, maximum and average repair cost of the defects?
-- fixing costs: lowest, highest, mean
-- What does it cost to put something right: at least, at most, on average?
-- defects' repair cost: min, max, mean
SELECT MIN(repair_cost), MAX(repair_cost), AVG(repair_cost) FROM defect;
-- Find the descriptions of defects on a swing that have a severity of at least 3.
-- what was wrong with any swing, severity 3 or higher
-- What was broken on a swing and was bad, 3 or worse?
-- equipment kind swing, severity no less than 3: defect description
SELECT T1.description FROM defect AS T1 JOIN equipment AS T2 ON T1.equipment_id = T2.equipment_id WHERE T2.kind = 'swing' AND T1.severity >= 3;
-- Which inspector has carried out the most inspections?
-- name of whoever did the largest number of checks
-- Who has gone out to look over places more often than anybody?
-- count inspections by inspector, top name
SELECT inspector FROM inspection GROUP BY inspector ORDER BY COUNT(*) DESC LIMIT 1;
-- Which rangers are responsible for more than one neighbourhood?
-- wardens looking after more than one part of town
-- Who keeps an eye on two parts of town or more?
-- ranger with over one neighbourhood, i.e. more than one
SELECT ranger FROM neighbourhood GROUP BY ranger HAVING COUNT(*) > 1;
-- Which playgrounds have never been inspected? Give their names.
-- play areas that nobody has checked yet
-- Which places to play has no one ever looked over?
-- playgrounds with zero inspections, names
SELECT name FROM playground WHERE playground_id NOT IN (SELECT playground_id FROM inspection);
-- In which neighbourhoods is there no playground?
-- parts of town, by name, where kids have no play area
-- In what parts of town is there nowhere for kids to play?
-- neighbourhoods without a playground: names
SELECT neighbourhood_name FROM neighbourhood WHERE neighbourhood_id NOT IN (SELECT neighbourhood_id FROM playground);
-- Which playgrounds received the grade fair at one inspection and good at another? Show the names.
-- play areas that got good once and fair once, names
-- Where was it once fair and at some other time good?
-- playground names with a grade good and a grade fair
SELECT T1.name FROM playground AS T1 JOIN inspection AS T2 ON T1.playground_id = T2.playground_id WHERE T2.grade = 'fair' INTERSECT SELECT T1.name FROM playground AS T1 JOIN inspection AS T2 ON T1.playground_id = T2.playground_id WHERE T2.grade = 'good';
-- Which manufacturers are from Sweden or offer a warranty of more than 9 years?
-- makers in Sweden, or with over 9 years of warranty
-- Which firms are Swedish, from Sweden, or stand by their goods for longer than 9 years?
-- warranty above 9 years or country Sweden: manufacturer names
SELECT name FROM manufacturer WHERE country = 'Sweden' OR warranty_years > 9;
-- Show the name and size of playgrounds larger than the average playground that have no sand surface.
-- play areas above the mean square metres whose ground is anything but sand: name, size
-- Which places to play are bigger than usual (the mean) and are not on sand, and how big are they?
-- surface not sand, size above average: playground name, sqm
SELECT name, size_sqm FROM playground WHERE size_sqm > (SELECT AVG(size_sqm) FROM playground) AND surface_material != 'sand';
-- For each playground with at least two defects, give the name and the total repair cost, highest cost first.
-- play areas where two or more things were found wrong: name, fixing costs summed, priciest on top
-- Where were two things or more broken, and how much is it to put them all right? Dearest first.
-- at least 2 defects per playground: name, sum of repair cost, sorted down
SELECT T1.name, SUM(T3.repair_cost) FROM playground AS T1 JOIN inspection AS T2 ON T1.playground_id = T2.playground_id JOIN defect AS T3 ON T2.inspection_id = T3.inspection_id GROUP BY T1.playground_id HAVING COUNT(*) >= 2 ORDER BY SUM(T3.repair_cost) DESC;
-- Which manufacturer's equipment had the most severe single defect among the defects found by Ned Flowers? Give the manufacturer's name and the defect's description.
-- worst severity Ned Flowers ever noted: maker of that item, and what was wrong
-- What was the worst thing Ned Flowers ever came across, and who had built it? The firm first, then what it was.
-- inspector Ned Flowers: defects by severity, top one - manufacturer name, defect description
SELECT T4.name, T2.description FROM inspection AS T1 JOIN defect AS T2 ON T1.inspection_id = T2.inspection_id JOIN equipment AS T3 ON T2.equipment_id = T3.equipment_id JOIN manufacturer AS T4 ON T3.manufacturer_id = T4.manufacturer_id WHERE T1.inspector = 'Ned Flowers' ORDER BY T2.severity DESC LIMIT 1;

-- database: volunteer_engine_house
CREATE TABLE Company (CompanyNo INTEGER PRIMARY KEY, CompanyName TEXT, Village TEXT, ChiefName TEXT, FoundedYear INTEGER);
CREATE TABLE Engine (EngineID INTEGER PRIMARY KEY, CallSign TEXT, CompanyNo INTEGER REFERENCES Company(CompanyNo), Chassis TEXT, BuildYear INTEGER, WaterTankLitres INTEGER, PumpRate INTEGER);
CREATE TABLE EquipmentItem (ItemID INTEGER PRIMARY KEY, ItemName TEXT, Category TEXT, WeightKg REAL, ShelfLifeYears INTEGER);
CREATE TABLE EngineLoad (EngineID INTEGER REFERENCES Engine(EngineID), ItemID INTEGER REFERENCES EquipmentItem(ItemID), Quantity INTEGER, Locker TEXT, PRIMARY KEY (EngineID, ItemID));
CREATE TABLE Volunteer (VolunteerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, CompanyNo INTEGER REFERENCES Company(CompanyNo), DayJob TEXT, BornYear INTEGER, CanDriveEngine TEXT);
CREATE TABLE Drill (DrillID INTEGER PRIMARY KEY, CompanyNo INTEGER REFERENCES Company(CompanyNo), Topic TEXT, DrillDate TEXT, Minutes INTEGER, LeaderID INTEGER REFERENCES Volunteer(VolunteerID));
CREATE TABLE ServiceLog (LogID INTEGER PRIMARY KEY, EngineID INTEGER REFERENCES Engine(EngineID), ServicedOn TEXT, Work TEXT, Cost REAL, Garage TEXT);
INSERT INTO Company VALUES (1,'Pinebrook Hose Company','Pinebrook','Roy Lassiter',1903),(2,'Upper Falls Volunteers','Upper Falls','Donna Vick',1948),(3,'Cedar Ridge Ladder Company','Cedar Ridge','Hank Oster',1927),(4,'Marsh Creek Brigade','Marsh Creek',NULL,1989);
INSERT INTO Engine VALUES (1,'PB-1',1,'Ironclad',1996,2500,3800),(2,'PB-2',1,'Hauser',2014,4000,5000),(3,'UF-7',2,'Hauser',2008,3200,4500),(4,'CR-3',3,'Titan',2021,1900,6000),(5,'CR-5',3,'Ironclad',1983,1500,2600),(6,'UF-9',2,'Titan',2018,9000,2000);
INSERT INTO EquipmentItem VALUES (1,'hydraulic cutter','rescue',18.5,15),(2,'attack hose','water',11.2,10),(3,'thermal camera','search',1.4,7),(4,'roof ladder','access',23.0,20),(5,'first aid kit','medical',4.8,3),(6,'foam branch','water',3.9,12),(7,'ice sled','rescue',34.0,NULL);
INSERT INTO EngineLoad VALUES (1,2,6,'left rear'),(1,5,1,'cab'),(2,1,1,'right front'),(2,2,8,'left rear'),(2,3,2,'cab'),(3,2,4,'top'),(3,4,1,'top'),(4,4,3,'top'),(4,1,1,'right front'),(5,6,2,'left rear'),(2,5,2,'cab');
INSERT INTO Volunteer VALUES (1,'Clyde','Hammond',1,'plumber',1968,'yes'),(2,'Nora','Pettit',1,'teacher',1985,'no'),(3,'Esteban','Luna',2,'electrician',1990,'yes'),(4,'Grace','Whelan',3,'farmer',1974,'yes'),(5,'Tyler','Boggs',3,'student',2004,'no'),(6,'Ingrid','Sather',2,'nurse',1979,'no'),(7,'Lonnie','Pryce',1,'mechanic',1957,'yes'),(8,'Beth','Cordova',NULL,'baker',1998,'no');
INSERT INTO Drill VALUES (1,1,'pump relay','2024-01-09',120,1),(2,1,'car extrication','2024-02-13',90,7),(3,2,'ice rescue','2024-01-20',150,3),(4,3,'roof work','2024-03-05',110,4),(5,2,'first aid','2024-03-12',60,6),(6,1,'pump relay','2024-04-09',105,1);
INSERT INTO ServiceLog VALUES (1,1,'2022-06-10','pump seals',820,'Benson Motors'),(2,5,'2022-07-02','new clutch',1950,'Benson Motors'),(3,2,'2023-03-18','oil change',240,'Truck Stop West'),(4,1,'2023-05-29','brake lines',1130,'Benson Motors'),(5,3,'2023-09-14','oil change',255,'Truck Stop West'),(6,6,'2024-02-01','tank weld',690,'Falls Welding'),(7,5,'2024-03-22','oil change',215,'Falls Welding');
-- Which engines have a call sign that starts with PB? Show the call sign and the year of build.
-- trucks signed PB something: call sign and when built
-- What fire trucks go by PB something on the radio, and from what year are they?
-- call sign with PB at the front: call sign, build year
SELECT CallSign, BuildYear FROM Engine WHERE CallSign LIKE 'PB%';
-- How many volunteers can drive an engine (yes)?
-- number of people with a yes for driving the truck
-- How many helpers may take the truck out (yes)?
-- can drive engine = yes: count of volunteers
SELECT COUNT(*) FROM Volunteer WHERE CanDriveEngine = 'yes';
-- Which company has no chief? Show its name and village.
-- outfit without a chief's name: what it is called and its village
-- Which brigade has nobody at its head, and where is it?
-- chief empty: company name, village
SELECT CompanyName, Village FROM Company WHERE ChiefName IS NULL;
-- What is the heaviest item of equipment, and how much does it weigh?
-- gear of the greatest weight: name, kilos
-- What is the most anything on the trucks weighs, and what is it? What it is first, then the kilos.
-- equipment items by weight, highest first, only one: name, kg
SELECT ItemName, WeightKg FROM EquipmentItem ORDER BY WeightKg DESC LIMIT 1;
-- Give the average water tank size in litres of the engines for each chassis.
-- mean litres carried by make of chassis
-- How much water does a truck on each make of frame hold on average? The frame first.
-- chassis, tank litres averaged
SELECT Chassis, AVG(WaterTankLitres) FROM Engine GROUP BY Chassis;
-- Show the first and last name of each volunteer together with the name of the company.
-- helpers, given and family name, plus the outfit they are in
-- Who belongs to what brigade? Forename, family name, brigade.
-- volunteers' given name, surname, company name
SELECT T1.FirstName, T1.LastName, T2.CompanyName FROM Volunteer AS T1 JOIN Company AS T2 ON T1.CompanyNo = T2.CompanyNo;
-- What does engine PB-2 carry? List the item names and quantities.
-- gear aboard PB-2 and how many of each
-- What is on board PB-2, and how many of each?
-- call sign PB-2: item name, quantity loaded
SELECT T3.ItemName, T2.Quantity FROM Engine AS T1 JOIN EngineLoad AS T2 ON T1.EngineID = T2.EngineID JOIN EquipmentItem AS T3 ON T2.ItemID = T3.ItemID WHERE T1.CallSign = 'PB-2';
-- How many engines does each company own? Return the company name and the count.
-- trucks per outfit, outfit name first
-- How many fire trucks has every brigade? The brigade first.
-- company name, engine count
SELECT T1.CompanyName, COUNT(*) FROM Company AS T1 JOIN Engine AS T2 ON T1.CompanyNo = T2.CompanyNo GROUP BY T1.CompanyNo;
-- What was the total service cost of each engine? Show the call sign and the total, the costliest engine first.
-- workshop money per truck, summed: call sign, sum, most expensive on top
-- How much has it cost to look after every fire truck? What it goes by on the radio and the sum, dearest first.
-- call sign, service cost added up, sorted down
SELECT T1.CallSign, SUM(T2.Cost) FROM Engine AS T1 JOIN ServiceLog AS T2 ON T1.EngineID = T2.EngineID GROUP BY T1.EngineID ORDER BY SUM(T2.Cost) DESC;
-- Who led a drill on pump relay? Give each last name once.
-- distinct family names of those in charge of a pump relay exercise
-- Who has been in charge when people practised pump relay? Family names, no repeats.
-- drill topic pump relay: last names of the leaders, each one time
SELECT DISTINCT T1.LastName FROM Volunteer AS T1 JOIN Drill AS T2 ON T1.VolunteerID = T2.LeaderID WHERE T2.Topic = 'pump relay';
-- Find the names of items in the category water or rescue that weigh less than 20 kilograms.
-- gear of the water or rescue kind under 20 kilos, names
-- What is there for rescue or for water that is lighter than 20 kilos?
-- weight under 20, category rescue or water: item names
SELECT ItemName FROM EquipmentItem WHERE (Category = 'water' OR Category = 'rescue') AND WeightKg < 20;
-- List the topic and the date of the drills held between 2024-02-01 and 2024-03-31.
-- exercises from 2024-02-01 to 2024-03-31: what about and which day
-- What did people practise from 2024-02-01 up to 2024-03-31, and when?
-- drills no earlier than 2024-02-01 and no later than 2024-03-31: topic, date
SELECT Topic, DrillDate FROM Drill WHERE DrillDate BETWEEN '2024-02-01' AND '2024-03-31';
-- Which company held the most drills?
-- outfit with the largest number of exercises, name
-- Which brigade has practised more often than any other?
-- count drills by company, top company name
SELECT T1.CompanyName FROM Company AS T1 JOIN Drill AS T2 ON T1.CompanyNo = T2.CompanyNo GROUP BY T1.CompanyNo ORDER BY COUNT(*) DESC LIMIT 1;
-- Which engines have never been serviced? Show their call signs.
-- call signs of trucks that have not been to a garage
-- Which fire trucks have never been to be looked after? What they go by on the radio.
-- engines with zero service log entries: call sign
SELECT CallSign FROM Engine WHERE EngineID NOT IN (SELECT EngineID FROM ServiceLog);
-- What equipment is not loaded on any engine? Give the names of the items.
-- gear sitting on no truck, names
-- What have we got that is on board of nothing?
-- equipment items without an engine load, names
SELECT ItemName FROM EquipmentItem WHERE ItemID NOT IN (SELECT ItemID FROM EngineLoad);
-- Which engines carry both an attack hose and a first aid kit? Return the call signs.
-- call signs of trucks with attack hose and first aid kit aboard
-- Which fire trucks have an attack hose on board and a first aid kit too? What they go by on the radio.
-- call sign of engines loaded with a first aid kit as well as an attack hose
SELECT T1.CallSign FROM Engine AS T1 JOIN EngineLoad AS T2 ON T1.EngineID = T2.EngineID JOIN EquipmentItem AS T3 ON T2.ItemID = T3.ItemID WHERE T3.ItemName = 'attack hose' INTERSECT SELECT T1.CallSign FROM Engine AS T1 JOIN EngineLoad AS T2 ON T1.EngineID = T2.EngineID JOIN EquipmentItem AS T3 ON T2.ItemID = T3.ItemID WHERE T3.ItemName = 'first aid kit';
-- Which engines pump more than the average engine? Show call sign and pump rate.
-- trucks whose pump beats the mean rate: call sign, rate
-- Which fire trucks throw more water than they do on average, and how much? What they go by on the radio first.
-- pump rate above the mean: call sign, rate
SELECT CallSign, PumpRate FROM Engine WHERE PumpRate > (SELECT AVG(PumpRate) FROM Engine);
-- Show the villages of companies that have a volunteer born before 1980 who can drive an engine (yes), each village once.
-- different villages whose outfit has a driver (yes) with a birth year earlier than 1980
-- In what villages is there someone born earlier than 1980 who may take the truck out (yes)? No repeats.
-- can drive = yes, birth year under 1980: villages of their companies, each one time
SELECT DISTINCT T1.Village FROM Company AS T1 JOIN Volunteer AS T2 ON T1.CompanyNo = T2.CompanyNo WHERE T2.BornYear < 1980 AND T2.CanDriveEngine = 'yes';
-- For companies whose engines were serviced at least twice, give the company name and the average service cost, lowest average first.
-- outfits with two or more garage visits for their trucks together: name, mean cost of a visit, cheapest on top
-- What did a visit to the garage cost on average for the brigades that had two or more? The brigade and that figure, lowest first.
-- at least 2 service entries per company: company name, mean cost, sorted upwards
SELECT T1.CompanyName, AVG(T3.Cost) FROM Company AS T1 JOIN Engine AS T2 ON T1.CompanyNo = T2.CompanyNo JOIN ServiceLog AS T3 ON T2.EngineID = T3.EngineID GROUP BY T1.CompanyNo HAVING COUNT(*) >= 2 ORDER BY AVG(T3.Cost);
-- Which engine carries the largest total quantity of equipment stored in the locker left rear or the cab? Give the call sign and the company's name.
-- truck with the most pieces, summed, kept in the left rear or cab lockers: call sign, then its outfit
-- Which fire truck has most pieces in the cab and the left rear taken together, and whose is it? What it goes by on the radio, then the brigade.
-- locker cab or left rear: quantity summed by engine, top one - call sign, company name
SELECT T1.CallSign, T3.CompanyName FROM Engine AS T1 JOIN EngineLoad AS T2 ON T1.EngineID = T2.EngineID JOIN Company AS T3 ON T1.CompanyNo = T3.CompanyNo WHERE T2.Locker IN ('left rear', 'cab') GROUP BY T1.EngineID ORDER BY SUM(T2.Quantity) DESC LIMIT 1;
