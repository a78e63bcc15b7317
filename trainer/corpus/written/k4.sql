-- database: winter_jab_campaign
CREATE TABLE Region (RegionCode TEXT PRIMARY KEY, RegionName TEXT, Population INTEGER, TargetRate REAL, Coordinator TEXT);
CREATE TABLE Centre (CentreID INTEGER PRIMARY KEY, CentreName TEXT, RegionCode TEXT REFERENCES Region(RegionCode), VenueType TEXT, Booths INTEGER, OpenedOn TEXT);
CREATE TABLE Vaccine (VaccineID INTEGER PRIMARY KEY, Brand TEXT, Disease TEXT, DosesNeeded INTEGER, MinAge INTEGER, StorageTemp INTEGER);
CREATE TABLE Batch (BatchNo TEXT PRIMARY KEY, VaccineID INTEGER REFERENCES Vaccine(VaccineID), ExpiryDate TEXT, DosesDelivered INTEGER, Recalled TEXT);
CREATE TABLE Citizen (CitizenID INTEGER PRIMARY KEY, CitizenName TEXT, BirthYear INTEGER, RegionCode TEXT REFERENCES Region(RegionCode), Occupation TEXT);
CREATE TABLE Shot (ShotID INTEGER PRIMARY KEY, CitizenID INTEGER REFERENCES Citizen(CitizenID), CentreID INTEGER REFERENCES Centre(CentreID), BatchNo TEXT REFERENCES Batch(BatchNo), ShotDate TEXT, DoseNumber INTEGER, SideEffect TEXT);
INSERT INTO Region VALUES ('NO','Northmoor',182000,70,'Dr Hallam'),('SE','Seaford Coast',240500,75,'Dr Iqbal'),('MI','Midvale',415000,65,'Dr Hallam'),('IS','Outer Isles',21000,80,NULL);
INSERT INTO Centre VALUES (1,'Northmoor Arena','NO','sports hall',12,'2023-10-01'),(2,'Seaford Library','SE','library',4,'2023-10-09'),(3,'Midvale Fairground','MI','exhibition hall',25,'2023-09-20'),(4,'Midvale Bus','MI','mobile',1,'2023-11-02'),(5,'Pierhead Chapel','SE','church',3,'2023-12-01'),(6,'Isles Ferry Lounge','IS','mobile',2,'2024-01-08');
INSERT INTO Vaccine VALUES (1,'Flunix','influenza',1,6,4),(2,'Corovant','covid',2,12,-20),(3,'Zosterol','shingles',2,50,4),(4,'Pneumark','pneumonia',1,60,5),(5,'Tickshield','encephalitis',3,3,4);
INSERT INTO Batch VALUES ('FX-01',1,'2024-06-30',12000,'no'),('FX-02',1,'2024-08-31',9000,'no'),('CV-77',2,'2024-03-31',15000,'yes'),('CV-81',2,'2024-09-30',8000,'no'),('ZO-10',3,'2025-01-31',2500,'no'),('PM-05',4,'2024-12-31',1800,'no');
INSERT INTO Citizen VALUES (1,'Harvey Pratt',1951,'NO','retired'),(2,'Lena Castellan',1987,'MI','teacher'),(3,'Owen Achterberg',2004,'SE','student'),(4,'Fatou Diallo',1979,'MI','nurse'),(5,'Minnie Scholes',1944,'SE','retired'),(6,'Grant Oakes',1968,'IS','ferryman'),(7,'Yara Haddad',1995,'NO',NULL),(8,'Ellis Quigg',1990,'MI','driver');
INSERT INTO Shot VALUES (1,1,1,'FX-01','2023-10-12',1,'none'),(2,1,1,'CV-77','2023-10-12',1,'fever'),(3,2,3,'CV-77','2023-10-15',1,'sore arm'),(4,4,3,'CV-77','2023-10-15',1,'none'),(5,5,2,'FX-02','2023-10-20',1,'none'),(6,5,5,'ZO-10','2023-12-04',1,'sore arm'),(7,2,3,'CV-81','2023-11-19',2,'none'),(8,6,6,'FX-02','2024-01-10',1,'sore arm'),(9,3,2,'CV-81','2023-11-02',1,'headache'),(10,4,4,'CV-81','2023-11-22',2,'fever'),(11,5,2,'CV-81','2024-01-15',1,'none'),(12,3,2,'FX-02','2024-01-16',1,'none');
-- Which brands protect against covid?
-- names of the covid products
-- Which makes of serum are there to prevent covid?
-- serums for covid, by their trade name
SELECT Brand FROM Vaccine WHERE Disease = 'covid';
-- How many doses were delivered in batches that were not recalled (no)?
-- sum of doses delivered, recalled being no
-- How many portions came in altogether in lots that did not have to be sent back (recalled: no)?
-- recalled = no: add up the portions that came in
SELECT SUM(DosesDelivered) FROM Batch WHERE Recalled = 'no';
-- List the region names and populations, the most populous region first.
-- areas by inhabitants from most to least: what they are called, how many people
-- What are the districts called and how many people live in each, the most crowded first?
-- district and number of residents, high to low
SELECT RegionName, Population FROM Region ORDER BY Population DESC;
-- Show the names of citizens born before 1970 who live in Seaford Coast.
-- Seaford Coast people whose birth year is earlier than 1970
-- Who from Seaford Coast came into the world before 1970?
-- born earlier than 1970 and at home in Seaford Coast: names of the people
SELECT T1.CitizenName FROM Citizen AS T1 JOIN Region AS T2 ON T1.RegionCode = T2.RegionCode WHERE T1.BirthYear < 1970 AND T2.RegionName = 'Seaford Coast';
-- How many centres are there of each venue type?
-- kinds of venue, with the count of places
-- How many clinics are there in each sort of location?
-- sort of location, number of clinics
SELECT VenueType, COUNT(*) FROM Centre GROUP BY VenueType;
-- What is the name of each centre and of its region?
-- jab places next to the area they are in
-- What is each clinic called, and in which district is it?
-- all clinics: name, name of the district
SELECT T1.CentreName, T2.RegionName FROM Centre AS T1 JOIN Region AS T2 ON T1.RegionCode = T2.RegionCode;
-- Which side effects other than none were reported? List each of them once.
-- distinct after-effects, leaving out none
-- What bad reactions did people have, apart from none? No repeats.
-- reactions that are not none, no duplicates
SELECT DISTINCT SideEffect FROM Shot WHERE SideEffect != 'none';
-- Give the shot dates and the brand of vaccine of the citizen Fatou Diallo.
-- when was Fatou Diallo jabbed, and with which product
-- On which days was Fatou Diallo injected, and with what make of serum?
-- Fatou Diallo: day of each injection, trade name of the serum
SELECT T2.ShotDate, T4.Brand FROM Citizen AS T1 JOIN Shot AS T2 ON T1.CitizenID = T2.CitizenID JOIN Batch AS T3 ON T2.BatchNo = T3.BatchNo JOIN Vaccine AS T4 ON T3.VaccineID = T4.VaccineID WHERE T1.CitizenName = 'Fatou Diallo';
-- Name the citizens who have received no shot.
-- who has not been jabbed at all
-- Which people have not had a single injection?
-- no injection so far: names of the people
SELECT CitizenName FROM Citizen WHERE CitizenID NOT IN (SELECT CitizenID FROM Shot);
-- Which batches have been given in more than two shots? Return the batch number and the number of shots.
-- batch numbers used over two times, and how often
-- Which lots were injected more than two times, and how many times? The lot's number first.
-- over 2 injections from the same lot: number of the lot, how many
SELECT BatchNo, COUNT(*) FROM Shot GROUP BY BatchNo HAVING COUNT(*) > 2;
-- In which centre were the most shots given?
-- place with the largest number of jabs, by name
-- Which clinic has given the most injections?
-- count injections per clinic: name of the top one
SELECT T1.CentreName FROM Centre AS T1 JOIN Shot AS T2 ON T1.CentreID = T2.CentreID GROUP BY T1.CentreID ORDER BY COUNT(*) DESC LIMIT 1;
-- Which brands have a minimum age between 5 and 50? Show the brand and the minimum age.
-- products allowed from somewhere between 5 and 50 years on: name, that age
-- Which makes of serum may be given from an age of 5 to 50 years upwards, and from what age exactly?
-- youngest age allowed 5 up to 50: trade name of the serum, that age
SELECT Brand, MinAge FROM Vaccine WHERE MinAge BETWEEN 5 AND 50;
-- Find the brands of which no batch was delivered.
-- products that never arrived in any batch
-- Of which makes of serum did no lot come in?
-- no lot on file: trade names of the serums
SELECT Brand FROM Vaccine WHERE VaccineID NOT IN (SELECT VaccineID FROM Batch);
-- How many different citizens have been vaccinated in each region's centres? Give the region name and the number.
-- people, each counted once, jabbed at the places of an area: area, people
-- What are the districts called, and how many individual people were injected at the clinics there?
-- district of the clinic, number of different people who had an injection there
SELECT T1.RegionName, COUNT(DISTINCT T3.CitizenID) FROM Region AS T1 JOIN Centre AS T2 ON T1.RegionCode = T2.RegionCode JOIN Shot AS T3 ON T2.CentreID = T3.CentreID GROUP BY T1.RegionCode;
-- Which citizens received both a vaccine against influenza and one against covid?
-- names of folk protected from influenza and from covid
-- Who has been injected against influenza and against covid too?
-- both covid and influenza: names of the people who had a serum for each
SELECT T1.CitizenName FROM Citizen AS T1 JOIN Shot AS T2 ON T1.CitizenID = T2.CitizenID JOIN Batch AS T3 ON T2.BatchNo = T3.BatchNo JOIN Vaccine AS T4 ON T3.VaccineID = T4.VaccineID WHERE T4.Disease = 'influenza' INTERSECT SELECT T1.CitizenName FROM Citizen AS T1 JOIN Shot AS T2 ON T1.CitizenID = T2.CitizenID JOIN Batch AS T3 ON T2.BatchNo = T3.BatchNo JOIN Vaccine AS T4 ON T3.VaccineID = T4.VaccineID WHERE T4.Disease = 'covid';
-- Give the names of the centres with more booths than the average centre.
-- places that have above the mean of booths
-- Which clinics have more cabins than clinics have on average?
-- number of cabins above average: clinic names
SELECT CentreName FROM Centre WHERE Booths > (SELECT AVG(Booths) FROM Centre);
-- List the names of centres that are mobile or whose name contains Library.
-- jab places of the mobile sort, or called something with Library
-- Which clinics either move around (mobile) or have Library in what they are called?
-- Library in the name or the location mobile: clinic names
SELECT CentreName FROM Centre WHERE VenueType = 'mobile' OR CentreName LIKE '%Library%';
-- Which regions have no coordinator? Show the region name and the target rate.
-- areas nobody coordinates: name and rate aimed at
-- Which districts have nobody in charge, and which share of people should be reached there?
-- person in charge missing: district, rate it is aiming at
SELECT RegionName, TargetRate FROM Region WHERE Coordinator IS NULL;
-- Who is the oldest citizen that reported a sore arm? Give the name and birth year.
-- sore arm sufferers: the one born first, with the year
-- Who is the oldest of those who had a sore arm afterwards, and when was this person born?
-- reaction sore arm: name and year of birth of the oldest person
SELECT T1.CitizenName, T1.BirthYear FROM Citizen AS T1 JOIN Shot AS T2 ON T1.CitizenID = T2.CitizenID WHERE T2.SideEffect = 'sore arm' ORDER BY T1.BirthYear LIMIT 1;
-- For each disease with at least two batches, show the disease and the total of delivered doses, smallest total first.
-- illnesses we got 2 or more batches for, plus doses summed, in rising order of that sum
-- Against which illnesses did we get two or more lots, and how many portions came in altogether for each? The fewest first.
-- at least 2 lots: illness, sum of portions that came in, low to high
SELECT T1.Disease, SUM(T2.DosesDelivered) FROM Vaccine AS T1 JOIN Batch AS T2 ON T1.VaccineID = T2.VaccineID GROUP BY T1.Disease HAVING COUNT(*) >= 2 ORDER BY SUM(T2.DosesDelivered);

-- database: paw_lane_vets
CREATE TABLE owners (own_id INTEGER PRIMARY KEY, own_name TEXT, own_street TEXT, own_town TEXT, own_since INTEGER);
CREATE TABLE species (sp_code TEXT PRIMARY KEY, sp_name TEXT, sp_exotic INTEGER);
CREATE TABLE animals (ani_id INTEGER PRIMARY KEY, ani_name TEXT, sp_code TEXT REFERENCES species(sp_code), breed TEXT, sex TEXT, born INTEGER, weight_kg REAL, own_id INTEGER REFERENCES owners(own_id));
CREATE TABLE vets (vet_id INTEGER PRIMARY KEY, vet_name TEXT, vet_role TEXT, vet_salary REAL, vet_mentor INTEGER REFERENCES vets(vet_id));
CREATE TABLE consults (con_id INTEGER PRIMARY KEY, ani_id INTEGER REFERENCES animals(ani_id), vet_id INTEGER REFERENCES vets(vet_id), con_date TEXT, complaint TEXT, con_fee REAL, home_visit TEXT);
CREATE TABLE vaccinations (ani_id INTEGER REFERENCES animals(ani_id), vaccine TEXT, given_on TEXT, next_due TEXT, PRIMARY KEY (ani_id, vaccine));
INSERT INTO owners VALUES (1,'Mabel Stott','Kiln Row','Bexley',2012),(2,'Jorge Almeida','Station Road','Dartford',2018),(3,'Pia Lindholm','Mill Lane','Bexley',2020),(4,'Clive Handy','Station Road','Erith',2015),(5,'Zainab Noor','Orchard Close','Dartford',2023);
INSERT INTO species VALUES ('DOG','dog',0),('CAT','cat',0),('RAB','rabbit',0),('PAR','parrot',1),('TOR','tortoise',1),('FER','ferret',1);
INSERT INTO animals VALUES (1,'Biscuit','DOG','beagle','m',2017,14.2,1),(2,'Sooty','CAT','tabby','f',2019,4.1,1),(3,'Caesar','DOG','mastiff','m',2015,71,2),(4,'Pepita','PAR','macaw','f',2009,1.1,2),(5,'Thumper','RAB','lop','m',2022,2.3,3),(6,'Shelley','TOR',NULL,'f',1988,6.4,4),(7,'Luna','CAT','siamese','f',2021,3.6,3),(8,'Rusty','DOG','setter','m',2020,28.5,4);
INSERT INTO vets VALUES (1,'Dr Philippa Crane','partner',71000,NULL),(2,'Dr Ben Otieno','associate',52000,1),(3,'Dr Saskia Vos','associate',50500,1),(4,'Dr Ivan Kerr','intern',31000,3);
INSERT INTO consults VALUES (1,1,1,'2024-01-15','limping',55,'no'),(2,3,2,'2024-01-22','skin rash',48,'no'),(3,2,1,'2024-02-03','weight loss',60,'no'),(4,6,3,'2024-02-11','shell injury',85,'yes'),(5,1,2,'2024-03-19','ear infection',45,'no'),(6,8,3,'2024-04-02','limping',52,'no'),(7,4,3,'2024-04-09','feather loss',78,'yes'),(8,3,1,'2024-05-06','limping',120,'yes'),(9,7,2,'2024-05-13','skin rash',46,'no'),(10,1,1,'2024-06-10','limping',58,'no');
INSERT INTO vaccinations VALUES (1,'rabies','2023-05-01','2026-05-01'),(1,'distemper','2024-05-01','2025-05-01'),(2,'feline flu','2024-02-03','2025-02-03'),(3,'rabies','2022-08-14','2025-08-14'),(5,'myxomatosis','2024-04-20','2025-04-20'),(7,'feline flu','2024-05-13','2025-05-13'),(7,'rabies','2024-05-13',NULL);
-- What are the names and breeds of the animals that weigh more than 10 kilograms?
-- pets over 10 kg: what are they called and what breed are they
-- Which patients are heavier than 10 kg, and what race are they?
-- weight over 10: name of the pet, then its breed
SELECT ani_name, breed FROM animals WHERE weight_kg > 10;
-- In which towns do owners live, but none who has been a customer since 2018 or later?
-- owners' towns where nobody joined us in 2018 or afterwards
-- In which places do clients live, leaving out the places of anyone who has been with us from 2018 on?
-- no client there who came in 2018 or later: home towns of our clients
SELECT own_town FROM owners EXCEPT SELECT own_town FROM owners WHERE own_since >= 2018;
-- List the different complaints with which animals were brought in.
-- all the troubles seen, each mentioned once
-- What were pets brought in for? No repeats.
-- reasons for coming to the practice, no duplicates
SELECT DISTINCT complaint FROM consults;
-- Which animal is the oldest? Show its name and birth year.
-- the pet born first, together with the year
-- Which pet was born the longest ago, and in what year?
-- earliest year of birth: name of the pet and the year
SELECT ani_name, born FROM animals ORDER BY born LIMIT 1;
-- What are the average and the total consultation fee for home visits (yes)?
-- home visit yes: mean fee, fees summed
-- How much does it cost on average, and how much did it cost altogether, when the doctor came to the house (yes)?
-- doctor came to the house = yes: average price, sum of prices
SELECT AVG(con_fee), SUM(con_fee) FROM consults WHERE home_visit = 'yes';
-- Show every animal's name with the name of its owner.
-- who belongs to whom, pet first
-- What is each pet called, and who keeps it?
-- all pets: name of the pet, then name of the person it belongs to
SELECT T1.ani_name, T2.own_name FROM animals AS T1 JOIN owners AS T2 ON T1.own_id = T2.own_id;
-- For each species that we treat, give the species name and the number of animals.
-- kinds of creature with at least one patient, and how many of them
-- What sorts of creature do we look after, and how many pets of each?
-- sort of creature by name, number of pets
SELECT T1.sp_name, COUNT(*) FROM species AS T1 JOIN animals AS T2 ON T1.sp_code = T2.sp_code GROUP BY T1.sp_code;
-- Who are the vets mentored by Dr Philippa Crane?
-- Dr Philippa Crane's protegees, names
-- Whom does Dr Philippa Crane guide at work?
-- names of the doctors who have Dr Philippa Crane as their tutor
SELECT T1.vet_name FROM vets AS T1 JOIN vets AS T2 ON T1.vet_mentor = T2.vet_id WHERE T2.vet_name = 'Dr Philippa Crane';
-- Which exotic species (1) do we know? Give the names in alphabetical order.
-- creatures with exotic 1, a to z
-- What unusual sorts of creature (exotic: 1) are there, sorted by letter?
-- exotic = 1: names of the sorts of creature, alphabetical
SELECT sp_name FROM species WHERE sp_exotic = 1 ORDER BY sp_name;
-- Find the names of animals that have not been vaccinated.
-- pets that never had a jab
-- Which pets have not had any injection against disease?
-- no shot on file: names of the pets
SELECT ani_name FROM animals WHERE ani_id NOT IN (SELECT ani_id FROM vaccinations);
-- Give the names of owners who have no animal registered.
-- customers without a pet on our books
-- Which clients do not have a pet?
-- no pet under their name: client names
SELECT own_name FROM owners WHERE own_id NOT IN (SELECT own_id FROM animals);
-- Which animals were seen because of limping, and on which date?
-- limping: the pet and the day it came in
-- Which pets came because of limping, and when?
-- brought in for limping: name of the pet, date
SELECT T1.ani_name, T2.con_date FROM animals AS T1 JOIN consults AS T2 ON T1.ani_id = T2.ani_id WHERE T2.complaint = 'limping';
-- Which vaccinations have no next due date? Give the vaccine and the date it was given.
-- jabs with nothing entered for the next one: what and when done
-- Which shots do not have to be repeated by any date, and when did the animal get them? The sort of shot first.
-- date for the repeat missing: the sort of shot, date it was done
SELECT vaccine, given_on FROM vaccinations WHERE next_due IS NULL;
-- What is the name of the vet who earned the most in fees?
-- top vet by consultation fees added up
-- Which doctor has brought in the most money from consultations?
-- add up the consultation prices per doctor: name of the top one
SELECT T1.vet_name FROM vets AS T1 JOIN consults AS T2 ON T1.vet_id = T2.vet_id GROUP BY T1.vet_id ORDER BY SUM(T2.con_fee) DESC LIMIT 1;
-- Which streets are home to more than one owner?
-- streets where more than one customer lives
-- On which roads do more than one of our clients live?
-- over 1 client on the same road: which roads
SELECT own_street FROM owners GROUP BY own_street HAVING COUNT(*) > 1;
-- Show the names of owners who have both a dog and a cat.
-- people keeping dog and cat under one roof
-- Who keeps a dog and a cat too?
-- both cat and dog at home: names of the clients
SELECT T1.own_name FROM owners AS T1 JOIN animals AS T2 ON T1.own_id = T2.own_id JOIN species AS T3 ON T2.sp_code = T3.sp_code WHERE T3.sp_name = 'dog' INTERSECT SELECT T1.own_name FROM owners AS T1 JOIN animals AS T2 ON T1.own_id = T2.own_id JOIN species AS T3 ON T2.sp_code = T3.sp_code WHERE T3.sp_name = 'cat';
-- List the names and roles of the vets who earn less than the average vet.
-- paid under the mean: name and position
-- Which doctors are paid worse than doctors are on average, and what is their job?
-- pay below average: doctor's name, then job
SELECT vet_name, vet_role FROM vets WHERE vet_salary < (SELECT AVG(vet_salary) FROM vets);
-- How many different animals has each vet treated? Give the vet's name and the number.
-- vets and their count of distinct patients
-- What are the doctors called, and how many individual pets has each of them seen?
-- doctor's name, number of different pets they have seen
SELECT T1.vet_name, COUNT(DISTINCT T2.ani_id) FROM vets AS T1 JOIN consults AS T2 ON T1.vet_id = T2.vet_id GROUP BY T1.vet_id;
-- Which owners from Bexley or Erith have paid more than 80 in consultation fees in total? Show the name and the total, highest first.
-- Bexley or Erith folk whose fees add up to over 80: who, how much, biggest sum on top
-- Which clients living in Bexley or in Erith have been charged more than 80 altogether, and how much? The highest sum first.
-- Erith or Bexley, over 80 in consultation prices: client, sum, high to low
SELECT T1.own_name, SUM(T3.con_fee) FROM owners AS T1 JOIN animals AS T2 ON T1.own_id = T2.own_id JOIN consults AS T3 ON T2.ani_id = T3.ani_id WHERE T1.own_town = 'Bexley' OR T1.own_town = 'Erith' GROUP BY T1.own_id HAVING SUM(T3.con_fee) > 80 ORDER BY SUM(T3.con_fee) DESC;
-- What is the heaviest animal treated by Dr Saskia Vos? Give its name and species name.
-- Dr Saskia Vos's weightiest patient: what it is called, what creature it is
-- Which pet seen by Dr Saskia Vos weighs the most, and what sort of creature is it?
-- Dr Saskia Vos: the highest weight of all pets seen, give the pet's name and its sort of creature
SELECT T1.ani_name, T4.sp_name FROM animals AS T1 JOIN consults AS T2 ON T1.ani_id = T2.ani_id JOIN vets AS T3 ON T2.vet_id = T3.vet_id JOIN species AS T4 ON T1.sp_code = T4.sp_code WHERE T3.vet_name = 'Dr Saskia Vos' ORDER BY T1.weight_kg DESC LIMIT 1;

-- database: biomed_workshop_tickets
CREATE TABLE manufacturer (manufacturer_id INTEGER PRIMARY KEY, manufacturer_name TEXT, country_of_origin TEXT, service_hotline TEXT);
CREATE TABLE hospital_department (department_code TEXT PRIMARY KEY, department_name TEXT, floor_number INTEGER, cost_centre INTEGER);
CREATE TABLE medical_device (device_id INTEGER PRIMARY KEY, device_type TEXT, model_name TEXT, manufacturer_id INTEGER REFERENCES manufacturer(manufacturer_id), department_code TEXT REFERENCES hospital_department(department_code), purchase_price REAL, year_of_purchase INTEGER, current_condition TEXT);
CREATE TABLE biomedical_engineer (engineer_id INTEGER PRIMARY KEY, engineer_name TEXT, certification_level INTEGER, hourly_cost REAL);
CREATE TABLE maintenance_job (job_id INTEGER PRIMARY KEY, device_id INTEGER REFERENCES medical_device(device_id), engineer_id INTEGER REFERENCES biomedical_engineer(engineer_id), date_reported TEXT, date_completed TEXT, kind_of_job TEXT, hours_worked REAL);
CREATE TABLE spare_part_used (job_id INTEGER REFERENCES maintenance_job(job_id), part_name TEXT, quantity_used INTEGER, cost_per_part REAL, PRIMARY KEY (job_id, part_name));
INSERT INTO manufacturer VALUES (1,'Pulsar Medical','Germany','+49 30 5550'),(2,'Kitasato Devices','Japan',NULL),(3,'Hearthstone Inc','Canada','+1 416 5550'),(4,'Vitalway','Germany','+49 89 5550');
INSERT INTO hospital_department VALUES ('ICU','intensive therapy',3,7100),('DIA','dialysis',1,7200),('NEO','newborn care',2,7300),('END','endoscopy',1,7400),('PHA','pharmacy',0,7500);
INSERT INTO medical_device VALUES (101,'ventilator','AirFlow 9',1,'ICU',28500,2019,'good'),(102,'ventilator','AirFlow 7',1,'ICU',21900,2014,'worn'),(103,'dialysis machine','Nephra',3,'DIA',17400,2018,'good'),(104,'incubator','WarmNest',2,'NEO',15200,2016,'worn'),(105,'infusion pump','DripMate',4,'ICU',2300,2021,'good'),(106,'infusion pump','DripMate',4,'DIA',2350,2022,'broken'),(107,'endoscope','SeeFlex',2,'END',32800,2020,'good'),(108,'incubator','WarmNest Pro',2,'NEO',18900,2023,'new');
INSERT INTO biomedical_engineer VALUES (1,'Oskar Thiele',3,64),(2,'Nadia Rahimi',2,52),(3,'Joel Baptiste',1,41),(4,'Wilma Kask',2,50);
INSERT INTO maintenance_job VALUES (1,102,1,'2024-01-08','2024-01-10','repair',6.5),(2,103,2,'2024-01-15','2024-01-15','inspection',2),(3,104,2,'2024-02-02','2024-02-06','repair',8),(4,101,1,'2024-02-20','2024-02-20','inspection',1.5),(5,106,3,'2024-03-03',NULL,'repair',3),(6,102,3,'2024-03-18','2024-03-19','repair',4.5),(7,107,1,'2024-04-01','2024-04-01','calibration',2.5),(8,101,1,'2024-04-22',NULL,'repair',5),(9,105,3,'2024-05-05','2024-05-05','inspection',1),(10,108,4,'2024-05-20','2024-05-21','calibration',4);
INSERT INTO spare_part_used VALUES (1,'flow sensor',2,140),(1,'filter',4,12),(3,'heating element',1,310),(3,'door seal',2,25),(5,'battery',1,85),(6,'filter',2,12),(8,'circuit board',1,395),(6,'valve',3,48);
-- Which model names belong to devices whose current condition is worn?
-- worn machines, by model
-- Which models of equipment are in a worn state?
-- state is worn: names of the models
SELECT model_name FROM medical_device WHERE current_condition = 'worn';
-- Give the names of the manufacturers that made a device in broken or worn condition.
-- makers of anything that is now broken or worn
-- Which producers have built equipment that is broken or worn now?
-- equipment in the state worn or broken: names of the companies that built it
SELECT manufacturer_name FROM manufacturer WHERE manufacturer_id IN (SELECT manufacturer_id FROM medical_device WHERE current_condition = 'broken' OR current_condition = 'worn');
-- Show the names and hotlines of manufacturers from Germany.
-- German makers, meaning country Germany: who they are and the number to ring
-- Which producers are from Germany, and which phone number do they have for help?
-- Germany: name of the producer, phone number of its help line
SELECT manufacturer_name, service_hotline FROM manufacturer WHERE country_of_origin = 'Germany';
-- What are the minimum, average and maximum purchase price of all devices?
-- cheapest, mean and dearest price paid for equipment
-- How much did we pay for equipment at the least, on average and at the most?
-- what equipment cost when bought: lowest, average, highest
SELECT MIN(purchase_price), AVG(purchase_price), MAX(purchase_price) FROM medical_device;
-- Which maintenance jobs have not been completed? Give the id and the date they were reported.
-- tickets still open: number, day they came in
-- Which work orders are not finished, and when did they come in? The order's number first.
-- finish date missing: id of the work order, date it came in
SELECT job_id, date_reported FROM maintenance_job WHERE date_completed IS NULL;
-- How many jobs of each kind are there?
-- tickets by sort, with the tally
-- How many work orders are there of each sort?
-- sort of work, number of orders
SELECT kind_of_job, COUNT(*) FROM maintenance_job GROUP BY kind_of_job;
-- List the device type, the model name and the department name of every device.
-- inventory: what it is, which model, where it stands
-- What sort of equipment is each piece, what is its model called, and which ward has it?
-- all equipment: sort, model, name of the ward
SELECT T1.device_type, T1.model_name, T2.department_name FROM medical_device AS T1 JOIN hospital_department AS T2 ON T1.department_code = T2.department_code;
-- What is the total purchase price of the devices in each department? Show the department name and the total, highest total first.
-- departments and the value of their machines at purchase, richest first
-- What are the wards called, and how much did their equipment cost altogether? The highest sum first.
-- name of the ward, sum paid for its equipment, high to low
SELECT T2.department_name, SUM(T1.purchase_price) FROM medical_device AS T1 JOIN hospital_department AS T2 ON T1.department_code = T2.department_code GROUP BY T2.department_code ORDER BY SUM(T1.purchase_price) DESC;
-- Which departments have no devices? Give the name.
-- department names without a single machine
-- Which wards have no equipment?
-- not a single piece of equipment there: ward names
SELECT department_name FROM hospital_department WHERE department_code NOT IN (SELECT department_code FROM medical_device);
-- Find the names of engineers who have never done a job with kind repair.
-- engineers whose tickets include no repair, or who have no tickets at all
-- Which technicians have never done a repair?
-- no repair to their name: names of the technicians
SELECT engineer_name FROM biomedical_engineer WHERE engineer_id NOT IN (SELECT engineer_id FROM maintenance_job WHERE kind_of_job = 'repair');
-- Which parts were used in jobs on a ventilator? List the distinct part names.
-- spare parts that went into any ventilator, no repeats
-- What was fitted as a replacement when working on a ventilator? No repeats.
-- ventilator: names of the replacement pieces used, no duplicates
SELECT DISTINCT T3.part_name FROM medical_device AS T1 JOIN maintenance_job AS T2 ON T1.device_id = T2.device_id JOIN spare_part_used AS T3 ON T2.job_id = T3.job_id WHERE T1.device_type = 'ventilator';
-- How many different device types does each manufacturer supply? Give the manufacturer's name and the number.
-- makers, and the variety of machine types we have from them
-- What are the producers called, and how many individual sorts of equipment come from each?
-- name of the producer, number of different sorts of equipment
SELECT T1.manufacturer_name, COUNT(DISTINCT T2.device_type) FROM manufacturer AS T1 JOIN medical_device AS T2 ON T1.manufacturer_id = T2.manufacturer_id GROUP BY T1.manufacturer_id;
-- Which engineer worked the most hours in total? Show the name and the hours.
-- the one who put in the largest sum of hours on tickets, and that sum
-- Which technician was busy for the longest time altogether, and for how many hours?
-- add up the hours per technician: the top name and the sum
SELECT T1.engineer_name, SUM(T2.hours_worked) FROM biomedical_engineer AS T1 JOIN maintenance_job AS T2 ON T1.engineer_id = T2.engineer_id GROUP BY T1.engineer_id ORDER BY SUM(T2.hours_worked) DESC LIMIT 1;
-- Give the model names of devices that cost more than the average device.
-- models bought above the mean price
-- Which models were more expensive to buy than equipment is on average?
-- price above average: names of the models
SELECT model_name FROM medical_device WHERE purchase_price > (SELECT AVG(purchase_price) FROM medical_device);
-- Which model names contain Nest or Flow?
-- models that have Nest or Flow as part of what they are called
-- Which models are called Nest or Flow in some part?
-- Flow or Nest anywhere in what the model is called
SELECT model_name FROM medical_device WHERE model_name LIKE '%Nest%' OR model_name LIKE '%Flow%';
-- List the names of engineers who have worked for both the department intensive therapy and the department dialysis.
-- engineers with tickets in intensive therapy and in dialysis as well
-- Which technicians have worked on equipment of intensive therapy and on equipment of dialysis too?
-- both dialysis and intensive therapy: names of the technicians with orders for each ward
SELECT T1.engineer_name FROM biomedical_engineer AS T1 JOIN maintenance_job AS T2 ON T1.engineer_id = T2.engineer_id JOIN medical_device AS T3 ON T2.device_id = T3.device_id JOIN hospital_department AS T4 ON T3.department_code = T4.department_code WHERE T4.department_name = 'intensive therapy' INTERSECT SELECT T1.engineer_name FROM biomedical_engineer AS T1 JOIN maintenance_job AS T2 ON T1.engineer_id = T2.engineer_id JOIN medical_device AS T3 ON T2.device_id = T3.device_id JOIN hospital_department AS T4 ON T3.department_code = T4.department_code WHERE T4.department_name = 'dialysis';
-- Which jobs took between 2 and 5 hours and were not an inspection? Return the job id and the hours worked.
-- tickets of 2 to 5 hours, anything but inspection: number, hours
-- Which work orders that are not an inspection lasted from 2 to 5 hours, and how long exactly? The order's number first.
-- 2 up to 5 hours, no inspection: id of the work order, its hours
SELECT job_id, hours_worked FROM maintenance_job WHERE hours_worked BETWEEN 2 AND 5 AND kind_of_job != 'inspection';
-- Show the model name of each device that had more than one job, with the number of jobs.
-- models with more than one ticket for the same machine, and how many tickets
-- Which pieces of equipment had to be worked on more than once, and how many times? The model first.
-- over 1 work order for the same piece: its model, number of orders
SELECT T1.model_name, COUNT(*) FROM medical_device AS T1 JOIN maintenance_job AS T2 ON T1.device_id = T2.device_id GROUP BY T1.device_id HAVING COUNT(*) > 1;
-- What is the name of the manufacturer whose devices needed the most repair jobs?
-- maker behind the largest number of tickets of the sort repair
-- Whose equipment had to be mended most frequently (sort of work: repair)? The producer.
-- count orders of the sort repair per producer: name of the top one
SELECT T1.manufacturer_name FROM manufacturer AS T1 JOIN medical_device AS T2 ON T1.manufacturer_id = T2.manufacturer_id JOIN maintenance_job AS T3 ON T2.device_id = T3.device_id WHERE T3.kind_of_job = 'repair' GROUP BY T1.manufacturer_id ORDER BY COUNT(*) DESC LIMIT 1;
-- Among engineers with at least two jobs, list the name and the average hours per job, longest average first.
-- two tickets or more: engineer and mean hours on each, from longest to shortest
-- Which technicians have done two or more work orders, and how long did one take them on average? The slowest first.
-- at least 2 orders: technician's name, average hours, high to low
SELECT T1.engineer_name, AVG(T2.hours_worked) FROM biomedical_engineer AS T1 JOIN maintenance_job AS T2 ON T1.engineer_id = T2.engineer_id GROUP BY T1.engineer_id HAVING COUNT(*) >= 2 ORDER BY AVG(T2.hours_worked) DESC;

-- database: orphan_disease_network
CREATE TABLE Disease (OrphaCode INTEGER PRIMARY KEY, DiseaseName TEXT, Inheritance TEXT, OnsetAge INTEGER, CasesPerMillion REAL);
CREATE TABLE ExpertCentre (CentreId INTEGER PRIMARY KEY, CentreName TEXT, City TEXT, Country TEXT, AccreditedYear INTEGER);
CREATE TABLE Expertise (OrphaCode INTEGER REFERENCES Disease(OrphaCode), CentreId INTEGER REFERENCES ExpertCentre(CentreId), LeadDoctor TEXT, PRIMARY KEY (OrphaCode, CentreId));
CREATE TABLE RegistryCase (CaseNo INTEGER PRIMARY KEY, OrphaCode INTEGER REFERENCES Disease(OrphaCode), CentreId INTEGER REFERENCES ExpertCentre(CentreId), Gender TEXT, FirstSymptomYear INTEGER, DiagnosisYear INTEGER, VitalStatus TEXT);
CREATE TABLE FollowUp (FollowUpId INTEGER PRIMARY KEY, CaseNo INTEGER REFERENCES RegistryCase(CaseNo), VisitYear INTEGER, SeverityScore INTEGER, Drug TEXT);
CREATE TABLE SupportGroup (GroupId INTEGER PRIMARY KEY, GroupName TEXT, OrphaCode INTEGER REFERENCES Disease(OrphaCode), Members INTEGER, Website TEXT);
INSERT INTO Disease VALUES (355,'Gaucher disease','recessive',12,17),(324,'Fabry disease','x-linked',9,20),(399,'Huntington disease','dominant',40,60),(586,'Wilson disease','recessive',15,30),(733,'Fibrous ossification','dominant',5,0.6),(905,'Pale hair syndrome',NULL,1,0.1);
INSERT INTO ExpertCentre VALUES (1,'Charles Nicolle Institute','Lyon','France',2010),(2,'Rigshallen','Aarhus','Denmark',2014),(3,'San Celso','Turin','Italy',2008),(4,'Isar Metabolic Unit','Munich','Germany',2017),(5,'Clinique du Rhone','Lyon','France',2021);
INSERT INTO Expertise VALUES (355,1,'Dr Aubry'),(324,1,'Dr Fontaine'),(324,4,'Dr Kessler'),(399,2,'Dr Bech'),(586,3,'Dr Marino'),(586,4,'Dr Kessler'),(355,3,'Dr Rota'),(733,1,'Dr Aubry');
INSERT INTO RegistryCase VALUES (1001,355,1,'female',2004,2009,'alive'),(1002,324,1,'male',2010,2018,'alive'),(1003,399,2,'male',2012,2013,'deceased'),(1004,586,3,'female',2015,2016,'alive'),(1005,324,4,'male',2008,2019,'lost'),(1006,355,3,'male',2001,2003,'deceased'),(1007,733,1,'female',2018,2021,'alive'),(1008,399,2,'female',2016,2020,'alive'),(1009,324,4,'female',2013,2022,'alive');
INSERT INTO FollowUp VALUES (1,1001,2019,4,'imiglocase'),(2,1001,2022,3,'imiglocase'),(3,1002,2020,5,'agalsan'),(4,1003,2015,7,NULL),(5,1004,2018,2,'penicillan'),(6,1002,2023,6,'agalsan'),(7,1007,2023,8,NULL),(8,1008,2022,4,'tetrabine'),(9,1001,2024,2,'miglostat'),(10,1002,2024,5,'agalsan');
INSERT INTO SupportGroup VALUES (1,'Gaucher Friends',355,410,'gaucherfriends.test'),(2,'Fabry United',324,655,'fabryunited.test'),(3,'Huntington Circle',399,1200,NULL),(4,'Wilson Families',586,380,'wilsonfam.test'),(5,'Fabry Teens',324,95,NULL);
-- What are the names of the diseases with a recessive inheritance?
-- illnesses passed on in a recessive way
-- Which conditions are inherited in the recessive manner?
-- passed on in families: recessive. names of the conditions
SELECT DiseaseName FROM Disease WHERE Inheritance = 'recessive';
-- How many cases have a vital status other than alive?
-- count of people in the registry whose status is anything but alive
-- How many patients are not alive?
-- patients on file with any state except alive, how many
SELECT COUNT(*) FROM RegistryCase WHERE VitalStatus != 'alive';
-- List the expert centres of France with the year in which they were accredited.
-- France: name of each centre and since which year it holds the accreditation
-- Which specialist clinics are in France, and when were they officially recognised?
-- clinics in France: name, year of official recognition
SELECT CentreName, AccreditedYear FROM ExpertCentre WHERE Country = 'France';
-- Which disease is the rarest? Show its name and the cases per million.
-- the illness with the fewest cases per million, with that figure
-- Which condition do the fewest people have, and how many in a million is that?
-- lowest number of people per million: condition and that number
SELECT DiseaseName, CasesPerMillion FROM Disease ORDER BY CasesPerMillion LIMIT 1;
-- In how many different cities are there expert centres?
-- distinct towns with a centre, just the count
-- In how many individual towns is there a specialist clinic?
-- towns of the specialist clinics, each counted once, how many
SELECT COUNT(DISTINCT City) FROM ExpertCentre;
-- Show the case number and the disease name of every case diagnosed after 2015.
-- diagnosis later than 2015: number in the registry and illness
-- Which patients were told what they suffer from later than 2015, and what is it? The patient's number first.
-- found out after 2015: number of the patient on file, name of the condition
SELECT T1.CaseNo, T2.DiseaseName FROM RegistryCase AS T1 JOIN Disease AS T2 ON T1.OrphaCode = T2.OrphaCode WHERE T1.DiagnosisYear > 2015;
-- For each disease with registered cases, return the disease name and the number of cases.
-- illnesses in the registry and how many people have each
-- What are the conditions called, and how many patients on file suffer from each?
-- condition and number of its patients
SELECT T1.DiseaseName, COUNT(*) FROM Disease AS T1 JOIN RegistryCase AS T2 ON T1.OrphaCode = T2.OrphaCode GROUP BY T1.OrphaCode;
-- Which doctors lead the expertise on Fabry disease? Give the doctor and the name of the centre.
-- for Fabry disease, the head doctor and where he or she works
-- Which physicians are in charge of Fabry disease, and at which clinic?
-- Fabry disease: physician in charge, name of the clinic
SELECT T2.LeadDoctor, T3.CentreName FROM Disease AS T1 JOIN Expertise AS T2 ON T1.OrphaCode = T2.OrphaCode JOIN ExpertCentre AS T3 ON T2.CentreId = T3.CentreId WHERE T1.DiseaseName = 'Fabry disease';
-- Name the diseases for which there is no support group.
-- illnesses whose sufferers have no group to join
-- For which conditions is there no self-help club?
-- no self-help club: names of the conditions
SELECT DiseaseName FROM Disease WHERE OrphaCode NOT IN (SELECT OrphaCode FROM SupportGroup);
-- Which case numbers have never had a follow-up?
-- registry numbers without any later visit
-- Which patients have never come back for a check-up? Their number on file.
-- no check-up at all: numbers of these patients
SELECT CaseNo FROM RegistryCase WHERE CaseNo NOT IN (SELECT CaseNo FROM FollowUp);
-- What are the average and the highest severity score in follow-ups since 2020, 2020 included?
-- mean and worst severity, visits from 2020 on
-- How badly off were people on average and at the worst at check-ups in 2020 or later?
-- check-ups from 2020 on: average severity, maximum severity
SELECT AVG(SeverityScore), MAX(SeverityScore) FROM FollowUp WHERE VisitYear >= 2020;
-- List the three largest support groups by members, the largest first. Give the group name only.
-- 3 biggest groups by membership in falling order, what they are called
-- Which three self-help clubs have the most people in them? Names, the biggest first.
-- first 3 clubs by number of people in them, high to low, names only
SELECT GroupName FROM SupportGroup ORDER BY Members DESC LIMIT 3;
-- Which support groups have more than 500 members but no website? Show the group name.
-- groups beyond 500 members that have no site on the net, names
-- Which self-help clubs with more than 500 people in them are not on the internet?
-- web page missing and over 500 people: names of the clubs
SELECT GroupName FROM SupportGroup WHERE Members > 500 AND Website IS NULL;
-- Find the names of centres that are experts for at least two diseases.
-- centres with 2 or more illnesses in their field
-- Which clinics specialise in two or more conditions?
-- at least 2 conditions they specialise in: names of the clinics
SELECT T1.CentreName FROM ExpertCentre AS T1 JOIN Expertise AS T2 ON T1.CentreId = T2.CentreId GROUP BY T1.CentreId HAVING COUNT(*) >= 2;
-- Show the countries that have a centre accredited before 2011 or a centre with a case of Huntington disease, each country once.
-- countries, no repeats: accreditation earlier than 2011, or home of a centre treating Huntington disease
-- Which nations have a clinic officially recognised before 2011 or a clinic with a patient who has Huntington disease? No repeats.
-- patient with Huntington disease at a clinic there, or a clinic recognised earlier than 2011: nations, no duplicates
SELECT Country FROM ExpertCentre WHERE AccreditedYear < 2011 UNION SELECT T1.Country FROM ExpertCentre AS T1 JOIN RegistryCase AS T2 ON T1.CentreId = T2.CentreId JOIN Disease AS T3 ON T2.OrphaCode = T3.OrphaCode WHERE T3.DiseaseName = 'Huntington disease';
-- Which diseases have both a male and a female case? Give the disease names.
-- illnesses found in male and in female people alike
-- Which conditions have both a male and a female patient?
-- at least one female and at least one male on file: names of the conditions
SELECT T1.DiseaseName FROM Disease AS T1 JOIN RegistryCase AS T2 ON T1.OrphaCode = T2.OrphaCode WHERE T2.Gender = 'male' INTERSECT SELECT T1.DiseaseName FROM Disease AS T1 JOIN RegistryCase AS T2 ON T1.OrphaCode = T2.OrphaCode WHERE T2.Gender = 'female';
-- Which diseases start later than the average onset age? Show the name and the onset age.
-- illnesses that set in at an age over the mean one: name, age
-- Which conditions appear at a greater age than is usual on average, and how old are people then?
-- age at the beginning above average: condition and that age
SELECT DiseaseName, OnsetAge FROM Disease WHERE OnsetAge > (SELECT AVG(OnsetAge) FROM Disease);
-- List the centre names that are not in charge of any registered case.
-- centres to which no person in the registry belongs
-- Which clinics have no patient on file?
-- not a single patient: names of the clinics
SELECT CentreName FROM ExpertCentre WHERE CentreId NOT IN (SELECT CentreId FROM RegistryCase);
-- Which drug was recorded most often for cases of the centre Charles Nicolle Institute? Leave out follow-ups without a drug.
-- commonest medicine at follow-ups of Charles Nicolle Institute cases, blanks not counted
-- What medicine do patients of Charles Nicolle Institute take most frequently at check-ups, where one is written down?
-- Charles Nicolle Institute: the medicine noted most times at check-ups, ignoring those with no medicine
SELECT T1.Drug FROM FollowUp AS T1 JOIN RegistryCase AS T2 ON T1.CaseNo = T2.CaseNo JOIN ExpertCentre AS T3 ON T2.CentreId = T3.CentreId WHERE T3.CentreName = 'Charles Nicolle Institute' AND T1.Drug IS NOT NULL GROUP BY T1.Drug ORDER BY COUNT(*) DESC LIMIT 1;
-- For diseases with more than one follow-up, show the disease name and the average severity score, the most severe first.
-- illnesses visited more than once, with their mean severity from worst to mildest
-- Which conditions had more than one check-up, and how badly off were the patients on average? The worst first.
-- over 1 check-up: condition, average severity, high to low
SELECT T1.DiseaseName, AVG(T3.SeverityScore) FROM Disease AS T1 JOIN RegistryCase AS T2 ON T1.OrphaCode = T2.OrphaCode JOIN FollowUp AS T3 ON T2.CaseNo = T3.CaseNo GROUP BY T1.OrphaCode HAVING COUNT(*) > 1 ORDER BY AVG(T3.SeverityScore) DESC;
