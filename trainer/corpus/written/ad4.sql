-- database: pemberton_lyle_solicitors
CREATE TABLE offices (office_code TEXT PRIMARY KEY, city TEXT, street TEXT, opened_year INTEGER, yearly_rent INTEGER);
CREATE TABLE practice_areas (area_code TEXT PRIMARY KEY, area_name TEXT, minimum_retainer INTEGER);
CREATE TABLE lawyers (lawyer_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, title TEXT, office_code TEXT REFERENCES offices(office_code), area_code TEXT REFERENCES practice_areas(area_code), hourly_rate INTEGER, admitted_year INTEGER, reports_to INTEGER REFERENCES lawyers(lawyer_id));
CREATE TABLE clients (client_id INTEGER PRIMARY KEY, client_name TEXT, client_kind TEXT, city TEXT, phone TEXT, client_since INTEGER, referred_by INTEGER REFERENCES clients(client_id));
CREATE TABLE matters (matter_no TEXT PRIMARY KEY, matter_title TEXT, client_id INTEGER REFERENCES clients(client_id), area_code TEXT REFERENCES practice_areas(area_code), lead_lawyer INTEGER REFERENCES lawyers(lawyer_id), supervising_partner INTEGER REFERENCES lawyers(lawyer_id), opened_on TEXT, closed_on TEXT, status TEXT);
CREATE TABLE courts (court_id INTEGER PRIMARY KEY, court_name TEXT, city TEXT, court_level TEXT, filing_fee INTEGER);
CREATE TABLE hearings (hearing_id INTEGER PRIMARY KEY, matter_no TEXT REFERENCES matters(matter_no), court_id INTEGER REFERENCES courts(court_id), heard_on TEXT, judge_name TEXT, duration_minutes INTEGER, outcome TEXT);
CREATE TABLE opposing_parties (party_id INTEGER PRIMARY KEY, matter_no TEXT REFERENCES matters(matter_no), party_name TEXT, counsel_firm TEXT, amount_claimed INTEGER);
CREATE TABLE time_entries (entry_id INTEGER PRIMARY KEY, matter_no TEXT REFERENCES matters(matter_no), lawyer_id INTEGER REFERENCES lawyers(lawyer_id), worked_on TEXT, hours REAL, task TEXT, billable TEXT);
CREATE TABLE invoices (invoice_no INTEGER PRIMARY KEY, matter_no TEXT REFERENCES matters(matter_no), issued_on TEXT, amount INTEGER, paid_on TEXT);
CREATE TABLE documents (document_id INTEGER PRIMARY KEY, matter_no TEXT REFERENCES matters(matter_no), document_title TEXT, author_id INTEGER REFERENCES lawyers(lawyer_id), pages INTEGER, filed_on TEXT);
INSERT INTO offices VALUES ('LDS','Leicester','9 Friar Lane',1968,96000),('NTM','Nottingham','44 Low Pavement',1994,72000),('DBY','Derby','2 Iron Gate',2012,38000),('LCN','Lincoln','17 Bailgate',2023,21000);
INSERT INTO practice_areas VALUES ('EMP','employment',1500),('FAM','family',1200),('PRP','commercial property',3000),('LIT','civil litigation',5000),('WIL','wills and probate',800),('IPR','intellectual property',4500);
INSERT INTO lawyers VALUES (1,'Augusta','Pemberton','partner','LDS','LIT',390,1989,NULL),(2,'Ravi','Lyle','partner','NTM','PRP',370,1995,NULL),(3,'Helen','Sturgess','senior associate','LDS','EMP',280,2006,1),(4,'Marcus','Obi','associate','NTM','PRP',210,2016,2),(5,'Fay','Whitlock','associate','LDS','LIT',225,2014,1),(6,'Joel','Sandler','trainee','LDS','FAM',120,NULL,3),(7,'Nerys','Owen','senior associate','DBY','FAM',265,2004,1),(8,'Piotr','Zawada','associate','DBY','WIL',190,2018,7);
INSERT INTO clients VALUES (1,'Cromford Textiles plc','company','Derby','01332 555 10',1999,NULL),(2,'Mrs Irene Pask','private','Leicester',NULL,2015,NULL),(3,'Bluebell Nurseries','company','Nottingham','0115 555 31',2011,1),(4,'Desmond Tully','private','Loughborough','01509 555 42',2020,2),(5,'Harbison Engineering','company','Leicester','0116 555 53',2006,1),(6,'Charity of St Ives','charity','Lincoln',NULL,2022,NULL),(7,'Anya Berezina','private','Nottingham','0115 555 77',2023,3);
INSERT INTO matters VALUES ('M-201','Cromford v Delaney Looms',1,'LIT',5,1,'2021-03-15','2023-06-30','closed'),('M-214','Lease of Unit 6 Trent Park',3,'PRP',4,2,'2022-01-10','2022-09-02','closed'),('M-230','Estate of the late George Pask',2,'WIL',8,7,'2022-05-20',NULL,'open'),('M-241','Tully dismissal claim',4,'EMP',3,1,'2023-02-06',NULL,'open'),('M-255','Cromford warehouse purchase',1,'PRP',2,2,'2023-04-18',NULL,'on hold'),('M-262','Berezina divorce',7,'FAM',7,1,'2023-09-25',NULL,'open'),('M-270','Harbison v Orrell Castings',5,'LIT',5,1,'2023-11-30',NULL,'open');
INSERT INTO courts VALUES (1,'Leicester County Court','Leicester','county',455),(2,'Nottingham Employment Tribunal','Nottingham','tribunal',0),(3,'Derby Family Court','Derby','family',593),(4,'High Court, Midland Circuit','Birmingham','high',10000),(5,'Lincoln County Court','Lincoln','county',410);
INSERT INTO hearings VALUES (1,'M-201',1,'2022-02-14','HHJ Barrow',180,'adjourned'),(2,'M-201',4,'2023-05-22','Mrs Justice Kemp',960,'judgment for client'),(3,'M-241',2,'2023-10-09','Judge Fenn',240,'adjourned'),(4,'M-262',3,'2024-01-17','DJ Malik',95,'consent order'),(5,'M-270',4,'2024-04-03','Mrs Justice Kemp',310,NULL),(6,'M-241',2,'2024-02-26','Judge Fenn',415,'settled');
INSERT INTO opposing_parties VALUES (1,'M-201','Delaney Looms Ltd','Hart Sorley LLP',840000),(2,'M-241','Fosse Couriers','Barnaby and Cole',62000),(3,'M-262','Viktor Berezin','Hart Sorley LLP',NULL),(4,'M-270','Orrell Castings','Quill Chambers',1250000),(5,'M-270','Orrell Holdings','Quill Chambers',400000);
INSERT INTO time_entries VALUES (1,'M-201',5,'2022-02-10',6.5,'draft pleadings','yes'),(2,'M-201',1,'2023-05-22',8.0,'advocacy','yes'),(3,'M-214',4,'2022-03-03',4.0,'lease review','yes'),(4,'M-230',8,'2022-06-11',2.5,'client meeting','yes'),(5,'M-241',3,'2023-10-08',5.5,'witness statements','yes'),(6,'M-241',6,'2023-09-12',3.0,'research','no'),(7,'M-262',7,'2023-10-02',1.5,'client meeting','yes'),(8,'M-270',5,'2024-03-28',7.5,'draft pleadings','yes'),(9,'M-270',6,'2024-03-29',4.5,'research','no'),(10,'M-255',4,'2023-05-08',3.5,'lease review','yes');
INSERT INTO invoices VALUES (1001,'M-201','2022-03-01',18500,'2022-03-28'),(1002,'M-201','2023-07-10',64200,'2023-09-01'),(1003,'M-214','2022-09-15',7300,'2022-10-04'),(1004,'M-241','2023-11-01',5600,NULL),(1005,'M-262','2024-02-01',3150,NULL),(1006,'M-270','2024-04-15',12400,'2024-05-20'),(1007,'M-255','2023-06-30',4100,'2023-08-12');
INSERT INTO documents VALUES (1,'M-201','Particulars of claim',5,42,'2022-02-11'),(2,'M-214','Draft lease of Unit 6',4,68,NULL),(3,'M-241','Witness statement of D. Tully',3,17,'2023-10-08'),(4,'M-241','Draft settlement agreement',3,12,NULL),(5,'M-270','Claim form',5,9,'2023-12-05'),(6,'M-230','Inventory of the estate',8,26,'2022-08-19'),(7,'M-262','Witness statement of A. Berezina',7,14,'2024-01-10');
-- How many matters are open?
-- count of cases with the status open
-- what number of cases are we still busy with, that is open
-- open ones, how many matters is that
SELECT COUNT(*) FROM matters WHERE status = 'open';
-- Show the titles of the documents that contain the words Witness statement.
-- papers titled something with Witness statement
-- what pieces of writing on file are called a Witness statement of someone? full headings
-- Witness statement in the document title, list those
SELECT document_title FROM documents WHERE document_title LIKE '%Witness statement%';
-- Which clients have no phone recorded? Give the name.
-- client names without a telephone number
-- whom of those we act for can we not ring up
-- phone is missing, client by name please
SELECT client_name FROM clients WHERE phone IS NULL;
-- List the first and last names of the lawyers with an hourly rate between 200 and 300, the most expensive first.
-- lawyers, 200 to 300 an hour, falling rate: forename, surname
-- who charges at least 200 and at most 300 by the clock hour? both names, dearest on top
-- rate per hour from 200 through 300, first name and last name, high to low
SELECT first_name, last_name FROM lawyers WHERE hourly_rate BETWEEN 200 AND 300 ORDER BY hourly_rate DESC;
-- What are the total and the average duration in minutes of the hearings before Mrs Justice Kemp?
-- hearings with Mrs Justice Kemp: summed minutes, mean minutes
-- how long in all, and how long as a rule, did we stand before Mrs Justice Kemp
-- judge Mrs Justice Kemp, minutes added up and then on average
SELECT SUM(duration_minutes), AVG(duration_minutes) FROM hearings WHERE judge_name = 'Mrs Justice Kemp';
-- How many different firms act as counsel for opposing parties?
-- distinct counsel firms of the other side, the number
-- by how many separate law houses are our opponents represented
-- count the firms of opposing counsel, each only one time
SELECT COUNT(DISTINCT counsel_firm) FROM opposing_parties;
-- For each matter show its title, the last name of the lead lawyer and the last name of the supervising partner.
-- matter title, surname of the lead, surname of the partner over it
-- what is every case called, who does the work and who keeps an eye on it? family names
-- matters one by one: title, last name of whoever leads, last name of whoever supervises
SELECT T1.matter_title, T2.last_name, T3.last_name FROM matters AS T1 JOIN lawyers AS T2 ON T1.lead_lawyer = T2.lawyer_id JOIN lawyers AS T3 ON T1.supervising_partner = T3.lawyer_id;
-- Which clients were referred by Cromford Textiles plc?
-- names of clients that came through Cromford Textiles plc
-- whom did Cromford Textiles plc send to us
-- Cromford Textiles plc referred which other clients
SELECT T1.client_name FROM clients AS T1 JOIN clients AS T2 ON T1.referred_by = T2.client_id WHERE T2.client_name = 'Cromford Textiles plc';
-- Show the name of each practice area and the number of its matters.
-- practice area, matter count
-- how many cases belong to every field of law we are busy in? the field in front
-- matters counted by area name
SELECT T1.area_name, COUNT(*) FROM practice_areas AS T1 JOIN matters AS T2 ON T1.area_code = T2.area_code GROUP BY T1.area_code;
-- Which practice areas have no lawyer? Give the name of the area.
-- area names nobody of ours belongs to
-- what fields of law are on our list without anyone to cover them
-- no lawyer in it, name the practice area
SELECT area_name FROM practice_areas WHERE area_code NOT IN (SELECT area_code FROM lawyers);
-- Which offices have no lawyers? Give the city and the street.
-- offices with nobody in them: city, street
-- where do we pay for rooms in which none of our legal people sits? town, then road
-- no lawyer at the office, its city plus its street
SELECT city, street FROM offices WHERE office_code NOT IN (SELECT office_code FROM lawyers);
-- Find the titles of the matters that have been heard both at a court in Leicester and at a court in Birmingham.
-- matters with a hearing in Leicester and one in Birmingham, titles
-- what cases came before a bench in Birmingham as well as in Leicester
-- court city Leicester, court city Birmingham, the same matter in both: its title
SELECT T1.matter_title FROM matters AS T1 JOIN hearings AS T2 ON T1.matter_no = T2.matter_no JOIN courts AS T3 ON T2.court_id = T3.court_id WHERE T3.city = 'Leicester' INTERSECT SELECT T1.matter_title FROM matters AS T1 JOIN hearings AS T2 ON T1.matter_no = T2.matter_no JOIN courts AS T3 ON T2.court_id = T3.court_id WHERE T3.city = 'Birmingham';
-- Which cities are home to a client but not to an office?
-- client cities less the office cities
-- in what towns do people we act for live without a branch of ours
-- no office in the city though some client is there - which cities
SELECT city FROM clients EXCEPT SELECT city FROM offices;
-- Which lawyer has recorded the most hours in total? Give the first and last name.
-- forename and surname of the person with the largest sum of hours
-- who has put in the longest time altogether on cases? both names
-- hours added up per lawyer, first and last name of the top one
SELECT T1.first_name, T1.last_name FROM lawyers AS T1 JOIN time_entries AS T2 ON T1.lawyer_id = T2.lawyer_id GROUP BY T1.lawyer_id ORDER BY SUM(T2.hours) DESC LIMIT 1;
-- Show the number, the client's name and the amount of each invoice that has not been paid.
-- unpaid invoices: no, client, amount
-- which bills are still owing, by whom, and for how much? start with the bill's number
-- paid date blank, give me invoice number, name of the client, sum
SELECT T1.invoice_no, T3.client_name, T1.amount FROM invoices AS T1 JOIN matters AS T2 ON T1.matter_no = T2.matter_no JOIN clients AS T3 ON T2.client_id = T3.client_id WHERE T1.paid_on IS NULL;
-- List the last names of the lawyers who have authored a document of more than 40 pages or have recorded time on the task client meeting, each once.
-- surnames: writers of papers over 40 pages united with those who put down a client meeting
-- who either wrote something longer than 40 pages or sat in a client meeting? family names, no repeats
-- client meeting among their time entries, or a document beyond 40 pages by them: last name one time each
SELECT T1.last_name FROM lawyers AS T1 JOIN documents AS T2 ON T1.lawyer_id = T2.author_id WHERE T2.pages > 40 UNION SELECT T1.last_name FROM lawyers AS T1 JOIN time_entries AS T2 ON T1.lawyer_id = T2.lawyer_id WHERE T2.task = 'client meeting';
-- On which matters have at least two different lawyers recorded time? Give the matter title and the number of different lawyers.
-- matters with 2 or more distinct lawyers in the time entries: title, how many
-- what cases kept two separate legal people or more busy, and how many were they
-- two different lawyers at the least with hours on it: matter title plus that count
SELECT T1.matter_title, COUNT(DISTINCT T2.lawyer_id) FROM matters AS T1 JOIN time_entries AS T2 ON T1.matter_no = T2.matter_no GROUP BY T1.matter_no HAVING COUNT(DISTINCT T2.lawyer_id) >= 2;
-- Which opposing party has claimed the largest amount among those represented by Hart Sorley LLP? Give its name.
-- Hart Sorley LLP on the other side: party with the biggest claim
-- of the opponents that Hart Sorley LLP speaks for, who wants the most money
-- counsel Hart Sorley LLP, highest amount claimed, name of the party
SELECT party_name FROM opposing_parties WHERE counsel_firm = 'Hart Sorley LLP' ORDER BY amount_claimed DESC LIMIT 1;
-- For each client with more than one invoice, show the client's name and the total amount, the largest total first.
-- clients over 1 invoice: name, summed amount, descending
-- whom have we billed more than once, and how much was it altogether? biggest sum on top
-- invoice amounts added up by client name where there is more than one, high to low
SELECT T1.client_name, SUM(T3.amount) FROM clients AS T1 JOIN matters AS T2 ON T1.client_id = T2.client_id JOIN invoices AS T3 ON T2.matter_no = T3.matter_no GROUP BY T1.client_id HAVING COUNT(*) > 1 ORDER BY SUM(T3.amount) DESC;
-- Find the last names of the lawyers whose hourly rate is above the average and who lead a matter of a client of the kind company, each name once.
-- rate over the mean and leading something for a company: distinct surnames
-- who costs more an hour than our people do on average and heads a case for a company? family names, no repeats
-- lead lawyer, client kind company, hourly rate higher than average - last names once each
SELECT DISTINCT T1.last_name FROM lawyers AS T1 JOIN matters AS T2 ON T1.lawyer_id = T2.lead_lawyer JOIN clients AS T3 ON T2.client_id = T3.client_id WHERE T3.client_kind = 'company' AND T1.hourly_rate > (SELECT AVG(hourly_rate) FROM lawyers);
-- Which matters have an invoice but have never been heard in court? Show the matter title.
-- billed but without a hearing, matter titles
-- what cases did we charge for though no judge ever sat on them
-- no hearing at all, yet there is an invoice: titles of those matters
SELECT matter_title FROM matters WHERE matter_no IN (SELECT matter_no FROM invoices) AND matter_no NOT IN (SELECT matter_no FROM hearings);
-- What are the three longest hearings? Show the date, the name of the court and the title of the matter.
-- top 3 hearings by minutes: date, court, matter title
-- on which three occasions did it go on for the most time, at which bench and over what case? day first
-- three hearings of greatest duration, when heard, court name, matter title
SELECT T1.heard_on, T2.court_name, T3.matter_title FROM hearings AS T1 JOIN courts AS T2 ON T1.court_id = T2.court_id JOIN matters AS T3 ON T1.matter_no = T3.matter_no ORDER BY T1.duration_minutes DESC LIMIT 3;

-- database: blue_grotto_sea_centre
CREATE TABLE zone (zone_id INTEGER PRIMARY KEY, zone_name TEXT, theme TEXT, level INTEGER);
CREATE TABLE tank (tank_id INTEGER PRIMARY KEY, tank_label TEXT, zone_id INTEGER REFERENCES zone(zone_id), volume_litres INTEGER, water_kind TEXT, target_temp REAL, drains_into INTEGER REFERENCES tank(tank_id));
CREATE TABLE ref_status (status_code TEXT PRIMARY KEY, status_text TEXT, risk_rank INTEGER);
CREATE TABLE species (species_id INTEGER PRIMARY KEY, common_name TEXT, latin_name TEXT, origin TEXT, status_code TEXT REFERENCES ref_status(status_code), max_length_cm INTEGER, lifespan_years INTEGER);
CREATE TABLE aquarist (aquarist_id INTEGER PRIMARY KEY, name TEXT, birth_year INTEGER, zone_id INTEGER REFERENCES zone(zone_id), dive_licence TEXT, salary INTEGER);
CREATE TABLE animal (animal_id INTEGER PRIMARY KEY, pet_name TEXT, species_id INTEGER REFERENCES species(species_id), tank_id INTEGER REFERENCES tank(tank_id), sex TEXT, hatched_year INTEGER, arrived_on TEXT, mother_id INTEGER REFERENCES animal(animal_id));
CREATE TABLE food (food_id INTEGER PRIMARY KEY, food_name TEXT, kind TEXT, price_per_kg REAL, stock_kg INTEGER);
CREATE TABLE feeding (feeding_id INTEGER PRIMARY KEY, tank_id INTEGER REFERENCES tank(tank_id), food_id INTEGER REFERENCES food(food_id), aquarist_id INTEGER REFERENCES aquarist(aquarist_id), fed_at TEXT, grams INTEGER, leftover_grams INTEGER);
CREATE TABLE water_check (check_id INTEGER PRIMARY KEY, tank_id INTEGER REFERENCES tank(tank_id), checked_on TEXT, temperature REAL, ph REAL, nitrate REAL);
CREATE TABLE treatment (treatment_id INTEGER PRIMARY KEY, animal_id INTEGER REFERENCES animal(animal_id), vet_name TEXT, illness TEXT, started_on TEXT, ended_on TEXT, cost INTEGER);
CREATE TABLE sponsor (sponsor_id INTEGER PRIMARY KEY, name TEXT, town TEXT, member_since INTEGER);
CREATE TABLE adoption (sponsor_id INTEGER REFERENCES sponsor(sponsor_id), animal_id INTEGER REFERENCES animal(animal_id), yearly_gift INTEGER, certificate_sent TEXT, PRIMARY KEY (sponsor_id, animal_id));
INSERT INTO zone VALUES (1,'Tidepool Walk','rocky shore',0),(2,'Coral Dome','tropical reef',1),(3,'Open Blue','deep ocean',2),(4,'River of Giants','Amazon',0),(5,'Ice Edge','Antarctic',2);
INSERT INTO tank VALUES (1,'TP-1',1,3500,'salt',13.0,NULL),(2,'CD-1',2,48000,'salt',25.5,NULL),(3,'CD-2',2,9000,'salt',26.0,2),(4,'OB-1',3,1200000,'salt',21.0,NULL),(5,'RG-1',4,95000,'fresh',27.0,NULL),(6,'CD-Q',2,1500,'salt',25.0,3),(7,'TP-2',1,2800,'brackish',15.0,1);
INSERT INTO ref_status VALUES ('LC','least concern',1),('NT','near threatened',2),('VU','vulnerable',3),('EN','endangered',4),('CR','critically endangered',5);
INSERT INTO species VALUES (1,'sand tiger shark','Carcharias taurus','Atlantic','CR',320,17),(2,'zebra shark','Stegostoma tigrinum','Indo-Pacific','EN',250,28),(3,'arapaima','Arapaima gigas','South America','NT',300,20),(4,'common lobster','Homarus gammarus','Atlantic','LC',60,50),(5,'longsnout seahorse','Hippocampus reidi','Caribbean','NT',17,4),(6,'green sea turtle','Chelonia mydas','Indo-Pacific','EN',120,75),(7,'beadlet anemone','Actinia equina','Atlantic','LC',7,NULL),(8,'banggai cardinalfish','Pterapogon kauderni','Indo-Pacific','EN',8,5);
INSERT INTO aquarist VALUES (1,'Delia Crowe',1979,3,'advanced',38500),(2,'Matt Iversen',1988,2,'basic',31200),(3,'Sunita Bose',1993,4,NULL,29400),(4,'Gareth Pugh',1969,1,'basic',33800),(5,'Lin Zhao',1996,2,'advanced',30100),(6,'Owen Tarr',2001,NULL,NULL,24600);
INSERT INTO animal VALUES (1,'Brutus',1,4,'M',2009,'2013-05-06',NULL),(2,'Stripe',2,4,'F',2011,'2015-09-21',NULL),(3,'Domino',2,3,'M',2019,'2019-08-02',2),(4,'Goliath',3,5,'M',2012,'2016-03-30',NULL),(5,'Shelly',6,4,'F',1994,'2008-07-12',NULL),(6,'Pinch',4,1,'M',2005,'2017-11-04',NULL),(7,'Curly',5,6,'F',2022,'2022-12-19',NULL),(8,'Pixel',2,2,'F',2021,'2021-06-15',2),(9,'Hugo',3,5,'M',2017,'2020-02-10',NULL);
INSERT INTO food VALUES (1,'mackerel','fish',4.2,380),(2,'squid rings','mollusc',6.8,145),(3,'brine shrimp','crustacean',11.5,22),(4,'romaine lettuce','plant',2.1,60),(5,'mussels','mollusc',5.4,90),(6,'krill','crustacean',9.9,35);
INSERT INTO feeding VALUES (1,4,1,1,'2024-07-01 09:00',14000,600),(2,4,2,1,'2024-07-01 15:30',5200,150),(3,3,2,2,'2024-07-01 10:00',900,40),(4,5,1,3,'2024-07-01 11:15',3600,200),(5,6,3,5,'2024-07-02 08:45',25,2),(6,1,5,4,'2024-07-02 09:30',310,55),(7,4,4,2,'2024-07-02 14:00',2400,80),(8,2,2,5,'2024-07-02 16:20',1300,0),(9,4,1,1,'2024-07-03 09:05',13500,900);
INSERT INTO water_check VALUES (1,1,'2024-06-28',13.4,8.1,6.0),(2,2,'2024-06-28',25.7,8.2,4.5),(3,3,'2024-06-29',26.6,8.0,11.5),(4,4,'2024-06-29',21.1,8.1,9.0),(5,5,'2024-06-30',26.7,6.7,18.0),(6,6,'2024-06-30',25.2,8.3,3.5),(7,3,'2024-07-02',26.1,8.1,8.5),(8,5,'2024-07-02',27.3,6.9,14.0);
INSERT INTO treatment VALUES (1,5,'Dr Farrow','shell infection','2023-01-10','2023-03-02',1450),(2,7,'Dr Meier','gas bubble disease','2023-09-05','2023-09-19',320),(3,2,'Dr Farrow','skin parasites','2024-02-11','2024-02-25',680),(4,4,'Dr Meier','eye infection','2024-06-20',NULL,410),(5,5,'Dr Farrow','vitamin deficiency','2024-05-14','2024-06-30',260);
INSERT INTO sponsor VALUES (1,'Oldcastle Primary School','Oldcastle',2016),(2,'Reg Barlow','Seaton',2011),(3,'Northway Bank','Oldcastle',2019),(4,'The Lim Family','Harwick',2021),(5,'Cath Winter','Seaton',2023);
INSERT INTO adoption VALUES (1,5,60,'yes'),(2,1,120,'yes'),(3,1,500,'yes'),(3,5,750,'no'),(4,7,40,'yes'),(2,6,45,'yes'),(1,8,35,'no');
-- How many tanks hold salt water?
-- count of tanks, water kind salt
-- in what number of basins do the creatures swim in salt
-- salt water, how many tanks
SELECT COUNT(*) FROM tank WHERE water_kind = 'salt';
-- List the common names of the species whose common name contains the word shark.
-- species called some kind of shark, common names
-- which creatures have shark in their everyday name
-- shark within the common name: show them
SELECT common_name FROM species WHERE common_name LIKE '%shark%';
-- What are the labels of the tanks with a volume between 3000 and 50000 litres, the smallest first?
-- tank labels, 3000 to 50000 litres, rising volume
-- which basins take at least 3000 and at most 50000 litres? start with the one that holds least
-- volume from 3000 to 50000, label of the tank, low to high
SELECT tank_label FROM tank WHERE volume_litres BETWEEN 3000 AND 50000 ORDER BY volume_litres;
-- Which aquarists have no dive licence? Give their names.
-- aquarist names with the dive licence missing
-- who of the keepers may not go under water, having no papers for it
-- dive licence blank: names of the aquarists
SELECT name FROM aquarist WHERE dive_licence IS NULL;
-- Show the youngest aquarist's name and year of birth.
-- name and birth year of the aquarist born last
-- who is the least old of the keepers, and when did he or she come into the world
-- latest birth year among aquarists, with the name in front of it
SELECT name, birth_year FROM aquarist ORDER BY birth_year DESC LIMIT 1;
-- From how many different origins do the species come?
-- distinct species origins, the number
-- how many separate parts of the world are our kinds of creature native to
-- count origins of species, each one only once
SELECT COUNT(DISTINCT origin) FROM species;
-- Show the pet name of each animal with the common name of its species and the label of its tank.
-- animals: pet name, species, tank label
-- what do we call everyone, what sort of creature is it, and which basin does it swim in
-- list pet name, common name of the species, tank it lives in
SELECT T1.pet_name, T2.common_name, T3.tank_label FROM animal AS T1 JOIN species AS T2 ON T1.species_id = T2.species_id JOIN tank AS T3 ON T1.tank_id = T3.tank_id;
-- What are the pet names of the animals whose mother is Stripe?
-- young of Stripe, by pet name
-- whom did Stripe bring into the world
-- Stripe is the mother of which animals
SELECT T1.pet_name FROM animal AS T1 JOIN animal AS T2 ON T1.mother_id = T2.animal_id WHERE T2.pet_name = 'Stripe';
-- For each tank that drains into another tank, show its label and the label of the tank that it drains into.
-- label of the tank, label of the one it drains into
-- where does the water of a basin run off to? the upper one, then the one that receives it
-- draining pairs: from which tank label to which tank label
SELECT T1.tank_label, T2.tank_label FROM tank AS T1 JOIN tank AS T2 ON T1.drains_into = T2.tank_id;
-- How many species are there of each conservation status? Show the text of the status and the number.
-- status text, species count
-- how many kinds of creature are how badly off in the wild? the wording of the danger level in front
-- count species by status, status spelled out in words first
SELECT T1.status_text, COUNT(*) FROM ref_status AS T1 JOIN species AS T2 ON T1.status_code = T2.status_code GROUP BY T1.status_code;
-- Which species have no animal in the centre? Give the common name.
-- common names of species without a single animal
-- of what kinds of creature do we keep none at all
-- no animal of it here - species, everyday name
SELECT common_name FROM species WHERE species_id NOT IN (SELECT species_id FROM animal);
-- Which zones have no tank? Give the name.
-- zone names lacking any tank
-- what areas of the house are without a basin to look into
-- not a single tank there: name the zone
SELECT zone_name FROM zone EXCEPT SELECT T1.zone_name FROM zone AS T1 JOIN tank AS T2 ON T1.zone_id = T2.zone_id;
-- What are the names of the sponsors who adopted an animal living in the zone Open Blue, each once?
-- distinct sponsors of animals in Open Blue
-- who gives money for some creature that swims in Open Blue? no repeats
-- Open Blue animals were adopted by which sponsors, one time each
SELECT DISTINCT T1.name FROM sponsor AS T1 JOIN adoption AS T2 ON T1.sponsor_id = T2.sponsor_id JOIN animal AS T3 ON T2.animal_id = T3.animal_id JOIN tank AS T4 ON T3.tank_id = T4.tank_id JOIN zone AS T5 ON T4.zone_id = T5.zone_id WHERE T5.zone_name = 'Open Blue';
-- Which tanks have been given both mackerel and squid rings? Show the label.
-- labels of tanks fed mackerel as well as squid rings
-- into what basins did we throw squid rings and also mackerel
-- mackerel and squid rings, both in the feedings of one tank: its label
SELECT T1.tank_label FROM tank AS T1 JOIN feeding AS T2 ON T1.tank_id = T2.tank_id JOIN food AS T3 ON T2.food_id = T3.food_id WHERE T3.food_name = 'mackerel' INTERSECT SELECT T1.tank_label FROM tank AS T1 JOIN feeding AS T2 ON T1.tank_id = T2.tank_id JOIN food AS T3 ON T2.food_id = T3.food_id WHERE T3.food_name = 'squid rings';
-- List the names of the foods of the kind mollusc or crustacean that cost more per kilogram than the average food.
-- mollusc or crustacean, dearer a kilo than the mean food: names
-- what shellfish, be it crustacean or mollusc, is pricier to buy than feed is on average
-- above-average price per kg and kind crustacean or mollusc, food names
SELECT food_name FROM food WHERE (kind = 'mollusc' OR kind = 'crustacean') AND price_per_kg > (SELECT AVG(price_per_kg) FROM food);
-- Which aquarist has given the most grams of food in total? Give the name and the total.
-- name of the aquarist with the biggest sum of grams fed, with that sum
-- who has thrown in the heaviest amount of feed altogether, and how much was it
-- grams added up per aquarist, the top name and its grams
SELECT T1.name, SUM(T2.grams) FROM aquarist AS T1 JOIN feeding AS T2 ON T1.aquarist_id = T2.aquarist_id GROUP BY T1.aquarist_id ORDER BY SUM(T2.grams) DESC LIMIT 1;
-- On which dates was the temperature of a tank above its target? Show the tank label, the date and the measured temperature.
-- checks warmer than the tank's target: label, date, temperature
-- when was a basin too warm for what it should be? which basin, what day, how many degrees
-- measured above target temp, give label of tank, day checked, temperature then
SELECT T1.tank_label, T2.checked_on, T2.temperature FROM tank AS T1 JOIN water_check AS T2 ON T1.tank_id = T2.tank_id WHERE T2.temperature > T1.target_temp;
-- Which animals have been ill and are still in treatment? Show the pet name, the illness and the vet.
-- treatments not yet ended: pet name, illness, vet name
-- who is being doctored at present, for what, and by whom
-- no end date on the treatment - animal's pet name, its illness, name of the vet
SELECT T1.pet_name, T2.illness, T2.vet_name FROM animal AS T1 JOIN treatment AS T2 ON T1.animal_id = T2.animal_id WHERE T2.ended_on IS NULL;
-- Which tanks hold animals of at least two different species? Give the label and the number of different species.
-- tank label, distinct species inside, 2 or more
-- in what basins do two separate kinds of creature or more live together, and how many kinds
-- two different species at the least in the same tank: label plus that count
SELECT T1.tank_label, COUNT(DISTINCT T2.species_id) FROM tank AS T1 JOIN animal AS T2 ON T1.tank_id = T2.tank_id GROUP BY T1.tank_id HAVING COUNT(DISTINCT T2.species_id) >= 2;
-- List the pet names of the animals whose species has the status endangered or that were treated by Dr Meier, each once.
-- status endangered united with patients of Dr Meier: pet names
-- who is either of a kind listed as endangered or has been under the hands of Dr Meier? no repeats
-- Dr Meier as vet, or status endangered, pet names one time each
SELECT T1.pet_name FROM animal AS T1 JOIN species AS T2 ON T1.species_id = T2.species_id JOIN ref_status AS T3 ON T2.status_code = T3.status_code WHERE T3.status_text = 'endangered' UNION SELECT T1.pet_name FROM animal AS T1 JOIN treatment AS T2 ON T1.animal_id = T2.animal_id WHERE T2.vet_name = 'Dr Meier';
-- For each animal adopted by more than one sponsor, show its pet name and the smallest and the largest yearly gift.
-- over 1 sponsor: pet name, lowest gift a year, highest gift a year
-- which creatures have more than one benefactor, and what is the least and the most that anybody gives for them
-- min and max yearly gift per pet name where there is more than one adoption, pet name first
SELECT T1.pet_name, MIN(T2.yearly_gift), MAX(T2.yearly_gift) FROM animal AS T1 JOIN adoption AS T2 ON T1.animal_id = T2.animal_id GROUP BY T1.animal_id HAVING COUNT(*) > 1;
-- What is the pet name of the oldest animal from the Indo-Pacific that nobody has adopted?
-- Indo-Pacific, no adoption, hatched earliest: pet name
-- who has been alive longest among the creatures native to the Indo-Pacific without a benefactor
-- never adopted, species origin Indo-Pacific, the most aged one, its pet name
SELECT T1.pet_name FROM animal AS T1 JOIN species AS T2 ON T1.species_id = T2.species_id WHERE T2.origin = 'Indo-Pacific' AND T1.animal_id NOT IN (SELECT animal_id FROM adoption) ORDER BY T1.hatched_year LIMIT 1;

-- database: midroll_mango_ad_network
CREATE TABLE Publisher (PubId INTEGER PRIMARY KEY, PubName TEXT, HomeCity TEXT, Country TEXT, RevSharePct INTEGER, SignedOn TEXT);
CREATE TABLE Genre (GenreCode TEXT PRIMARY KEY, GenreLabel TEXT, BrandSafe TEXT);
CREATE TABLE Podcast (PodcastId INTEGER PRIMARY KEY, Title TEXT, PubId INTEGER REFERENCES Publisher(PubId), GenreCode TEXT REFERENCES Genre(GenreCode), Language TEXT, LaunchYear INTEGER, WeeklyListeners INTEGER);
CREATE TABLE Host (HostId INTEGER PRIMARY KEY, StageName TEXT, RealName TEXT, BirthYear INTEGER, HomeCity TEXT);
CREATE TABLE PodcastHost (PodcastId INTEGER REFERENCES Podcast(PodcastId), HostId INTEGER REFERENCES Host(HostId), SinceYear INTEGER, PRIMARY KEY (PodcastId, HostId));
CREATE TABLE Episode (EpisodeId INTEGER PRIMARY KEY, PodcastId INTEGER REFERENCES Podcast(PodcastId), EpisodeTitle TEXT, AiredOn TEXT, LengthMin INTEGER, Downloads INTEGER);
CREATE TABLE Advertiser (AdvId INTEGER PRIMARY KEY, BrandName TEXT, Industry TEXT, Country TEXT, ParentAdvId INTEGER REFERENCES Advertiser(AdvId));
CREATE TABLE SalesRep (RepId INTEGER PRIMARY KEY, RepName TEXT, HomeCity TEXT, HiredYear INTEGER, QuarterTarget INTEGER);
CREATE TABLE Campaign (CampId INTEGER PRIMARY KEY, CampName TEXT, AdvId INTEGER REFERENCES Advertiser(AdvId), SoldBy INTEGER REFERENCES SalesRep(RepId), ManagedBy INTEGER REFERENCES SalesRep(RepId), Budget INTEGER, StartsOn TEXT, EndsOn TEXT, Status TEXT);
CREATE TABLE Spot (SpotId INTEGER PRIMARY KEY, CampId INTEGER REFERENCES Campaign(CampId), EpisodeId INTEGER REFERENCES Episode(EpisodeId), Placement TEXT, Seconds INTEGER, PriceCpm REAL, Impressions INTEGER, ReadBy INTEGER REFERENCES Host(HostId));
CREATE TABLE PromoCode (Code TEXT PRIMARY KEY, CampId INTEGER REFERENCES Campaign(CampId), PodcastId INTEGER REFERENCES Podcast(PodcastId), DiscountPct INTEGER, Redemptions INTEGER);
CREATE TABLE Payout (PayoutId INTEGER PRIMARY KEY, PubId INTEGER REFERENCES Publisher(PubId), Quarter TEXT, Amount REAL, TransferredOn TEXT);
INSERT INTO Publisher VALUES (1,'Lantern Audio','Toronto','Canada',60,'2019-02-11'),(2,'Kitchen Table Media','Austin','United States',55,'2020-08-03'),(3,'Gannet Radio Works','Cork','Ireland',65,'2018-05-29'),(4,'Onda Larga','Valencia','Spain',50,'2022-01-17'),(5,'Halftone Stories','Toronto','Canada',58,'2023-10-02');
INSERT INTO Genre VALUES ('TRC','true crime','no'),('FIN','personal finance','yes'),('HIS','history','yes'),('COM','comedy','no'),('SCI','science','yes'),('SPR','spirituality','yes');
INSERT INTO Podcast VALUES (1,'Cold Ledger',1,'TRC','English',2017,310000),(2,'Pennywise Parents',2,'FIN','English',2020,84000),(3,'Bog Bodies',3,'HIS','English',2016,127000),(4,'Cuentos del Puerto',4,'HIS','Spanish',2021,56000),(5,'Cold Brew Comedy',2,'COM','English',2019,198000),(6,'Lichen Hour',3,'SCI','English',2022,41000),(7,'Cuentas Claras',4,'FIN','Spanish',2023,29000);
INSERT INTO Host VALUES (1,'Vee Marlow','Valerie Marlow',1986,'Toronto'),(2,'Dad Math','Curtis Boone',1979,'Austin'),(3,'Sile Quirke',NULL,1991,'Cork'),(4,'Paco Lonja','Francisco Ribes',1983,'Valencia'),(5,'Tina Two Shots','Martina Greer',1990,'Austin'),(6,'Oran Daly',NULL,1975,'Galway'),(7,'Noe Plata','Noelia Plata',1994,'Madrid');
INSERT INTO PodcastHost VALUES (1,1,2017),(2,2,2020),(3,3,2018),(3,6,2016),(4,4,2021),(5,5,2019),(5,2,2022),(6,3,2022),(7,4,2023);
INSERT INTO Episode VALUES (1,1,'The Missing Notary','2024-02-05',52,288000),(2,1,'Ledger Nine','2024-02-19',47,301000),(3,2,'Pocket Money at Seven','2024-02-07',33,79000),(4,3,'The Man in the Peat','2024-03-01',61,131000),(5,4,'La Noche del Faro','2024-03-04',44,52000),(6,5,'Live from the Missing Link','2024-03-08',75,205000),(7,6,'Slow Things on Rocks','2024-03-12',29,38000),(8,7,'Hipoteca sin Miedo','2024-03-15',38,NULL),(9,5,'Decaf Dads','2024-04-05',58,187000);
INSERT INTO Advertiser VALUES (1,'Nordwell Group','consumer goods','Denmark',NULL),(2,'Sleepfold Mattresses','furniture','Denmark',1),(3,'Tally Budget App','fintech','United States',NULL),(4,'GreenCrate','meal kits','Canada',NULL),(5,'Fjordbrush','dental care','Denmark',1),(6,'Aurora Seguros','insurance','Spain',NULL),(7,'Peatwick Distillers','spirits','Ireland',NULL);
INSERT INTO SalesRep VALUES (1,'Monty Albrecht','Toronto',2018,250000),(2,'Jo Castellan','Austin',2020,180000),(3,'Priya Nair','London',2021,210000),(4,'Elena Vidal','Madrid',2023,90000);
INSERT INTO Campaign VALUES (1,'Sleep Week',2,1,3,120000,'2024-02-01','2024-03-31','finished'),(2,'Tally New Year',3,2,2,75000,'2024-01-02','2024-02-29','finished'),(3,'Crate in Spring',4,1,1,98000,'2024-03-01','2024-05-31','running'),(4,'Brush Up',5,3,3,64000,'2024-02-15','2024-04-30','running'),(5,'Casa Segura',6,4,3,30000,'2024-03-01','2024-06-30','running'),(6,'Tally for Families',3,2,1,52000,'2024-09-01',NULL,'booked');
INSERT INTO Spot VALUES (1,1,1,'pre-roll',30,22.0,281000,1),(2,1,2,'mid-roll',60,31.0,296000,1),(3,2,3,'mid-roll',60,27.5,77000,2),(4,3,4,'pre-roll',30,19.0,128000,NULL),(5,3,6,'mid-roll',90,29.0,199000,5),(6,4,4,'mid-roll',45,24.0,126500,3),(7,5,5,'post-roll',30,11.0,40500,4),(8,4,7,'pre-roll',20,17.5,37000,3),(9,1,6,'post-roll',30,12.5,160000,2),(10,3,9,'mid-roll',60,28.0,181000,2);
INSERT INTO PromoCode VALUES ('LEDGER20',1,1,20,1840),('TALLYMUM',2,2,10,655),('BOGCRATE',3,3,25,412),('BREW25',3,5,25,1310),('LICHEN15',4,6,15,97),('FARO10',5,4,10,58),('TALLYFAM',6,2,15,NULL);
INSERT INTO Payout VALUES (1,1,'2024Q1',9150.0,'2024-04-20'),(2,2,'2024Q1',5480.5,'2024-04-22'),(3,3,'2024Q1',4210.0,NULL),(4,4,'2024Q1',980.0,'2024-05-02'),(5,1,'2024Q2',2300.0,NULL),(6,2,'2024Q2',6125.0,'2024-07-19');
-- Show the titles of the podcasts whose title begins with Cold.
-- shows that start with Cold, titles
-- what do we carry that is named Cold something
-- Cold as the first word of the podcast title, list them
SELECT Title FROM Podcast WHERE Title LIKE 'Cold%';
-- How many campaigns are running?
-- count of campaigns in the status running
-- what number of ad drives are on air at the moment, that is running
-- running ones: how many campaigns do we have
SELECT COUNT(*) FROM Campaign WHERE Status = 'running';
-- List the titles and lengths of the episodes that are between 30 and 50 minutes long, the longest first.
-- episodes of 30 to 50 min: title, minutes, falling
-- which instalments last at least 30 and at most 50 minutes, and how long exactly? lengthiest on top
-- episode title plus length, only from 30 to 50 minutes, high to low
SELECT EpisodeTitle, LengthMin FROM Episode WHERE LengthMin BETWEEN 30 AND 50 ORDER BY LengthMin DESC;
-- Which hosts have no real name recorded? Give the stage name.
-- stage names of hosts with the real name missing
-- whose true identity don't we know? the name they go by
-- real name blank: host's stage name
SELECT StageName FROM Host WHERE RealName IS NULL;
-- In how many different industries are the advertisers active?
-- distinct advertiser industries, the number
-- from how many separate lines of business do the brands come
-- count industries among advertisers, each counted once
SELECT COUNT(DISTINCT Industry) FROM Advertiser;
-- What are the average price per thousand (CPM) and the total impressions of the spots for each placement? Show the placement first.
-- placement, mean cpm, sum of impressions
-- for every position in the show: what is the usual cpm, and how many ears did it reach in all? position in front
-- by placement, average cpm then impressions added up
SELECT Placement, AVG(PriceCpm), SUM(Impressions) FROM Spot GROUP BY Placement;
-- Show the title of each podcast with the name of its publisher and the label of its genre.
-- podcasts: title, publisher, genre label
-- what is it called, which company puts it out, and what sort of show is it
-- list all shows by title, plus publisher name, plus genre in words
SELECT T1.Title, T2.PubName, T3.GenreLabel FROM Podcast AS T1 JOIN Publisher AS T2 ON T1.PubId = T2.PubId JOIN Genre AS T3 ON T1.GenreCode = T3.GenreCode;
-- Which brands belong to the parent advertiser Nordwell Group?
-- brand names under Nordwell Group
-- what labels does Nordwell Group own
-- Nordwell Group is the parent of which brands
SELECT T1.BrandName FROM Advertiser AS T1 JOIN Advertiser AS T2 ON T1.ParentAdvId = T2.AdvId WHERE T2.BrandName = 'Nordwell Group';
-- For each campaign show its name, the name of the sales rep who sold it and the name of the sales rep who manages it.
-- campaign, seller, manager, all by name
-- what is every ad drive called, who brought it in and who looks after it
-- campaigns with the rep they were sold by and the rep they are managed by
SELECT T1.CampName, T2.RepName, T3.RepName FROM Campaign AS T1 JOIN SalesRep AS T2 ON T1.SoldBy = T2.RepId JOIN SalesRep AS T3 ON T1.ManagedBy = T3.RepId;
-- Which advertisers have not booked any campaign? Give the brand name.
-- brands without a campaign
-- what labels on our list have never placed an ad drive with us
-- no campaign under their name: brand names please
SELECT BrandName FROM Advertiser WHERE AdvId NOT IN (SELECT AdvId FROM Campaign);
-- How many podcasts does each host present? Show the stage name and the number.
-- stage name, podcast count
-- in what number of shows is every presenter to be heard? the name they go by first
-- podcasts per host, stage name and how many
SELECT T1.StageName, COUNT(*) FROM Host AS T1 JOIN PodcastHost AS T2 ON T1.HostId = T2.HostId GROUP BY T1.HostId;
-- List the different brand names of the advertisers that have had a spot in an episode of a podcast of the genre history.
-- distinct brands heard in history shows
-- who has advertised in anything on history? each label only once
-- genre history, spots there: which brand names, without repeats
SELECT DISTINCT T1.BrandName FROM Advertiser AS T1 JOIN Campaign AS T2 ON T1.AdvId = T2.AdvId JOIN Spot AS T3 ON T2.CampId = T3.CampId JOIN Episode AS T4 ON T3.EpisodeId = T4.EpisodeId JOIN Podcast AS T5 ON T4.PodcastId = T5.PodcastId JOIN Genre AS T6 ON T5.GenreCode = T6.GenreCode WHERE T6.GenreLabel = 'history';
-- Which countries have both a publisher and an advertiser?
-- publisher countries that are advertiser countries too
-- in what lands do we find a company that makes shows and a brand that pays for them
-- advertiser there, publisher there: name the countries
SELECT Country FROM Publisher INTERSECT SELECT Country FROM Advertiser;
-- Which cities are home to a host but not to a publisher?
-- home cities of hosts, less those of publishers
-- where do presenters live without a show-making company being based there
-- no publisher in the city though a host lives there
SELECT HomeCity FROM Host EXCEPT SELECT HomeCity FROM Publisher;
-- Which podcast has the most redemptions of promo codes in total? Give the title and the total.
-- title with the highest sum of code redemptions, with the sum
-- through what show did people use the most vouchers altogether, and how many
-- redemptions added up by podcast, the top title and its total
SELECT T1.Title, SUM(T2.Redemptions) FROM Podcast AS T1 JOIN PromoCode AS T2 ON T1.PodcastId = T2.PodcastId GROUP BY T1.PodcastId ORDER BY SUM(T2.Redemptions) DESC LIMIT 1;
-- Show the name of the publisher, the quarter and the amount of each payout that has not been transferred yet.
-- payouts not transferred: publisher, quarter, amount
-- to whom do we still owe money, for which three months, and how much
-- transfer date missing, publisher name then quarter then amount
SELECT T1.PubName, T2.Quarter, T2.Amount FROM Publisher AS T1 JOIN Payout AS T2 ON T1.PubId = T2.PubId WHERE T2.TransferredOn IS NULL;
-- Which podcasts have had spots from at least two different campaigns? Give the title.
-- titles with 2 or more distinct campaigns in their episodes
-- in what shows did two separate ad drives or more turn up
-- two different campaigns at the least in the same podcast, its title
SELECT T1.Title FROM Podcast AS T1 JOIN Episode AS T2 ON T1.PodcastId = T2.PodcastId JOIN Spot AS T3 ON T2.EpisodeId = T3.EpisodeId GROUP BY T1.PodcastId HAVING COUNT(DISTINCT T3.CampId) >= 2;
-- Find the titles of the episodes with more downloads than the average episode that contain Missing in the title.
-- downloads over the mean and Missing in the title, episode titles
-- which instalments called something with Missing did better than they do on average, by downloads
-- Missing somewhere in it, above-average downloads: title of the episode
SELECT EpisodeTitle FROM Episode WHERE EpisodeTitle LIKE '%Missing%' AND Downloads > (SELECT AVG(Downloads) FROM Episode);
-- What is the English podcast with the fewest weekly listeners? Give the title and the number of listeners.
-- language English, smallest weekly audience: title, listeners
-- which show in English do the least people tune in to, and how many are they in a week
-- least listeners weekly among the English ones - podcast title and that figure
SELECT Title, WeeklyListeners FROM Podcast WHERE Language = 'English' ORDER BY WeeklyListeners LIMIT 1;
-- List the stage names of the hosts who have read a spot of the campaign Sleep Week or present a podcast in Spanish, each once.
-- read something for Sleep Week, united with presenters of a Spanish show: stage names
-- who either spoke the ad for Sleep Week or is heard in Spanish on a show? the name they go by, no repeats
-- Spanish podcast hosts plus readers for Sleep Week, stage name one time each
SELECT T1.StageName FROM Host AS T1 JOIN Spot AS T2 ON T1.HostId = T2.ReadBy JOIN Campaign AS T3 ON T2.CampId = T3.CampId WHERE T3.CampName = 'Sleep Week' UNION SELECT T1.StageName FROM Host AS T1 JOIN PodcastHost AS T2 ON T1.HostId = T2.HostId JOIN Podcast AS T3 ON T2.PodcastId = T3.PodcastId WHERE T3.Language = 'Spanish';
-- For each publisher with more than one podcast, show the name and the total number of weekly listeners of its podcasts, the largest total first.
-- publishers over 1 podcast: name, summed weekly listeners, descending
-- which companies put out more than one show, and how many people tune in every week in all? biggest audience on top
-- weekly listeners added up by publisher name where there is more than one podcast, high to low
SELECT T1.PubName, SUM(T2.WeeklyListeners) FROM Publisher AS T1 JOIN Podcast AS T2 ON T1.PubId = T2.PubId GROUP BY T1.PubId HAVING COUNT(*) > 1 ORDER BY SUM(T2.WeeklyListeners) DESC;
-- What are the three spots with the most impressions? Show the campaign name, the episode title and the placement.
-- top 3 spots by impressions: campaign, episode, placement
-- which three ads reached the most ears: what drive, in which instalment, and in which position
-- three highest impression counts, give campaign name, title of the episode, placement
SELECT T2.CampName, T3.EpisodeTitle, T1.Placement FROM Spot AS T1 JOIN Campaign AS T2 ON T1.CampId = T2.CampId JOIN Episode AS T3 ON T1.EpisodeId = T3.EpisodeId ORDER BY T1.Impressions DESC LIMIT 3;
