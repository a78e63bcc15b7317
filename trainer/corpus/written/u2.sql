-- database: kirkhaven_clinical_studies
CREATE TABLE funder (funder_id INTEGER PRIMARY KEY, name TEXT, country TEXT, funder_kind TEXT, founded INTEGER);
CREATE TABLE institute (inst_id INTEGER PRIMARY KEY, name TEXT, building TEXT, director TEXT, staff_total INTEGER);
CREATE TABLE investigator (inv_id INTEGER PRIMARY KEY, surname TEXT, forename TEXT, inst_id INTEGER REFERENCES institute(inst_id), title TEXT, orcid TEXT, publications INTEGER);
CREATE TABLE study (study_no TEXT PRIMARY KEY, short_title TEXT, inst_id INTEGER REFERENCES institute(inst_id), lead_inv_id INTEGER REFERENCES investigator(inv_id), deputy_inv_id INTEGER REFERENCES investigator(inv_id), phase TEXT, opened_on TEXT, closed_on TEXT, target_size INTEGER, status TEXT);
CREATE TABLE funding (study_no TEXT REFERENCES study(study_no), funder_id INTEGER REFERENCES funder(funder_id), amount INTEGER, agreed_on TEXT, PRIMARY KEY (study_no, funder_id));
CREATE TABLE arm (arm_id INTEGER PRIMARY KEY, study_no TEXT REFERENCES study(study_no), arm_label TEXT, treatment TEXT, blinded INTEGER);
CREATE TABLE participant (part_id INTEGER PRIMARY KEY, initials TEXT, sex TEXT, birth_year INTEGER, postal_area TEXT, smoker TEXT, weight_kg REAL);
CREATE TABLE participation (part_id INTEGER REFERENCES participant(part_id), arm_id INTEGER REFERENCES arm(arm_id), consent_date TEXT, withdrawn_on TEXT, withdrawal_reason TEXT, PRIMARY KEY (part_id, arm_id));
CREATE TABLE study_visit (visit_id INTEGER PRIMARY KEY, part_id INTEGER REFERENCES participant(part_id), study_no TEXT REFERENCES study(study_no), seen_by INTEGER REFERENCES investigator(inv_id), visit_date TEXT, systolic INTEGER, travel_refund REAL, status TEXT);
CREATE TABLE adverse_event (event_id INTEGER PRIMARY KEY, visit_id INTEGER REFERENCES study_visit(visit_id), term TEXT, grade INTEGER, related TEXT, resolved_on TEXT);
INSERT INTO funder VALUES (1,'Lockhart Trust','Scotland','charity',1948),(2,'Nordic Heart Council','Sweden','public',1971),(3,'Ebersohn Pharma','Germany','company',1902),(4,'Kirkhaven City Lottery','Scotland','public',1995),(5,'Breathe Well Society','Ireland','charity',1983);
INSERT INTO institute VALUES (1,'Institute of Heart Research','Telfer Building','Prof. Ailsa Crombie',84),(2,'Sleep and Brain Institute','Quad North','Prof. Tom Aldous',46),(3,'Centre for Lung Health','Telfer Building','Dr Renata Bosch',61),(4,'Institute of Ageing','Old Infirmary','Prof. Hew Galt',33);
INSERT INTO investigator VALUES (1,'Crombie','Ailsa',1,'Professor','0000-0001-1111',212),(2,'Okonjo','Tobe',1,'Senior Lecturer','0000-0002-2222',74),(3,'Aldous','Tom',2,'Professor','0000-0003-3333',158),(4,'Rask','Signe',2,'Research Fellow',NULL,19),(5,'Bosch','Renata',3,'Reader','0000-0005-5555',97),(6,'Dalgleish','Ewan',3,'Research Fellow',NULL,8),(7,'Galt','Hew',4,'Professor','0000-0007-7777',130);
INSERT INTO study VALUES ('KH-101','Salt and pressure',1,1,2,'II','2019-04-01','2021-03-31',120,'completed'),('KH-115','Night light and sleep',2,3,4,'I','2020-09-15','2022-02-28',40,'completed'),('KH-128','Inhaler timing',3,5,6,'III','2021-05-10',NULL,300,'recruiting'),('KH-133','Statins after stroke',1,2,1,'III','2022-01-17',NULL,450,'recruiting'),('KH-140','Sleep in lung disease',3,5,3,'II','2022-11-02',NULL,90,'suspended'),('KH-147','Falls and vitamin D',4,7,NULL,'II','2023-06-19',NULL,200,'planned');
INSERT INTO funding VALUES ('KH-101',1,85000,'2018-11-30'),('KH-101',2,140000,'2019-01-15'),('KH-115',4,52000,'2020-06-01'),('KH-128',3,610000,'2021-02-20'),('KH-128',5,95000,'2021-03-08'),('KH-133',2,380000,'2021-10-12'),('KH-133',3,270000,'2021-12-01'),('KH-140',5,64000,'2022-08-22');
INSERT INTO arm VALUES (1,'KH-101','A','low-salt diet',0),(2,'KH-101','B','usual diet',0),(3,'KH-115','A','dim lamp',0),(4,'KH-128','A','evening inhaler',1),(5,'KH-128','B','morning inhaler',1),(6,'KH-133','A','atorvastatin',1),(7,'KH-133','B','placebo tablet',1),(8,'KH-140','A','night oxygen',0),(9,'KH-140','B','placebo air',1);
INSERT INTO participant VALUES (1,'AMR','F',1958,'KH3','no',68.5),(2,'BJT','M',1949,'KH1','yes',91.2),(3,'CPL','M',1972,'KH7','no',80),(4,'DSW','F',1990,'KH3','no',57.4),(5,'EFN','F',1965,'KH9','yes',73.1),(6,'GHK','M',1981,'KH1','no',85.6),(7,'IJO','F',1944,'KH5','no',62.3),(8,'LMV','M',1977,'KH7','yes',99.8);
INSERT INTO participation VALUES (1,1,'2019-05-06',NULL,NULL),(2,2,'2019-05-20','2019-09-01','moved away'),(3,3,'2020-10-05',NULL,NULL),(4,3,'2020-10-12',NULL,NULL),(5,4,'2021-06-01',NULL,NULL),(2,5,'2021-06-14',NULL,NULL),(6,6,'2022-02-08',NULL,NULL),(1,7,'2022-02-21','2022-07-30','side effects'),(5,8,'2022-12-01',NULL,NULL),(3,9,'2023-01-09','2023-02-15','lost interest');
INSERT INTO study_visit VALUES (1,1,'KH-101',1,'2019-06-03',148,12.5,'attended'),(2,2,'KH-101',2,'2019-06-11',161,0,'attended'),(3,1,'KH-101',2,'2019-12-02',139,12.5,'attended'),(4,3,'KH-115',4,'2020-11-09',126,8,'attended'),(5,4,'KH-115',4,'2020-11-16',NULL,0,'missed'),(6,5,'KH-128',6,'2021-07-05',133,15,'attended'),(7,2,'KH-128',5,'2021-07-19',157,6.5,'attended'),(8,6,'KH-133',2,'2022-03-14',142,9,'attended'),(9,1,'KH-133',1,'2022-04-04',136,12.5,'attended'),(10,5,'KH-140',5,'2023-01-23',129,15,'attended'),(11,2,'KH-128',5,'2021-12-13',NULL,0,'missed');
INSERT INTO adverse_event VALUES (1,2,'dizziness',1,'no','2019-06-20'),(2,6,'dry cough',1,'yes','2021-08-01'),(3,8,'muscle pain',2,'yes','2022-04-10'),(4,9,'muscle pain',3,'yes',NULL),(5,10,'nose bleed',2,'yes','2023-02-02'),(6,7,'chest infection',3,'no','2021-08-30');
-- What are the short titles of studies whose status is not recruiting?
-- trials, by title, that are in any other state than recruiting
-- What are the trials called that are not taking people on (recruiting) at the moment?
-- everything but status recruiting, short titles please
SELECT short_title FROM study WHERE status != 'recruiting';
-- How many participants are smokers (yes)?
-- volunteers who smoke, smoker = yes, counted
-- How many of the people we examine light up cigarettes, smoker yes?
-- count of participants, smoker: yes
SELECT COUNT(*) FROM participant WHERE smoker = 'yes';
-- Show the surnames of investigators with no ORCID on record.
-- researchers lacking an orcid, surname only
-- Which scientists have no researcher number (ORCID)? Family name.
-- last names, orcid empty
SELECT surname FROM investigator WHERE orcid IS NULL;
-- What are the average weight and the earliest birth year of the female (F) participants?
-- mean kilos, and birth year of the oldest, among sex F volunteers
-- How heavy are the women (F) on average, and when was the eldest of them born?
-- sex f: avg kg, earliest year of birth
SELECT AVG(weight_kg), MIN(birth_year) FROM participant WHERE sex = 'F';
-- Which treatments contain the word placebo?
-- anything given that has placebo in it
-- Which therapies mention placebo?
-- search treatments for placebo
SELECT treatment FROM arm WHERE treatment LIKE '%placebo%';
-- Which funders have not funded any study in phase III? Give their names.
-- backers without money in a phase III trial
-- Who has never given money to a trial in phase III?
-- names of funders, minus anybody that paid for something in phase iii
SELECT name FROM funder WHERE funder_id NOT IN (SELECT T1.funder_id FROM funding AS T1 JOIN study AS T2 ON T1.study_no = T2.study_no WHERE T2.phase = 'III');
-- For each study with funding, show its number and the total amount it receives.
-- money promised per trial number, all backers added up
-- How much money does every trial get in all? Number first.
-- study number plus sum of funding
SELECT study_no, SUM(amount) FROM funding GROUP BY study_no;
-- Which studies have more than one funder? Give their short titles.
-- titles of trials with more than one backer
-- Which trials does more than one body pay for?
-- short titles where the count of funders is over 1
SELECT T1.short_title FROM study AS T1 JOIN funding AS T2 ON T1.study_no = T2.study_no GROUP BY T1.study_no HAVING COUNT(*) > 1;
-- Return the short title of every study with the surname of the lead and the surname of the deputy investigator, provided that it has a deputy.
-- title, head's surname, stand-in's surname, for trials that have both
-- Who is in charge of every trial and who is second in command? What it is called, then both last names, where there is a second.
-- study with deputy: short title, lead's last name, deputy's last name
SELECT T1.short_title, T2.surname, T3.surname FROM study AS T1 JOIN investigator AS T2 ON T1.lead_inv_id = T2.inv_id JOIN investigator AS T3 ON T1.deputy_inv_id = T3.inv_id;
-- Who leads one study and is deputy in another? Show the surnames.
-- surnames found among the leads as well as among the deputies
-- Who is first in command somewhere and second in command elsewhere? Last names.
-- investigators that are lead of a study and also deputy of one, last names
SELECT T1.surname FROM investigator AS T1 JOIN study AS T2 ON T1.inv_id = T2.lead_inv_id INTERSECT SELECT T1.surname FROM investigator AS T1 JOIN study AS T2 ON T1.inv_id = T2.deputy_inv_id;
-- Find the initials of participants who have never had a study visit.
-- volunteers nobody has seen at a visit yet, initials
-- Who among the volunteers has never come in? Initials.
-- participants with no visit whatsoever, give the initials
SELECT initials FROM participant WHERE part_id NOT IN (SELECT part_id FROM study_visit);
-- How many different participants have visited for study KH-101?
-- distinct volunteers with a visit in KH-101
-- How many individual people have come in for KH-101?
-- kh-101: number of different participants among the visits
SELECT COUNT(DISTINCT part_id) FROM study_visit WHERE study_no = 'KH-101';
-- Which funder gave the largest single amount, and how much was it?
-- name of the backer behind the biggest sum, with the sum
-- Who paid the most at one go, and how much?
-- top funding amount with the name of its funder
SELECT T1.name, T2.amount FROM funder AS T1 JOIN funding AS T2 ON T1.funder_id = T2.funder_id ORDER BY T2.amount DESC LIMIT 1;
-- What are the initials of participants who took part in studies of at least two different institutes?
-- initials of volunteers enrolled with 2 or more distinct institutes
-- Who has been in trials run by two institutes or more? Initials.
-- initials of participants where the arms they're in belong to at least 2 different institutes
SELECT T1.initials FROM participant AS T1 JOIN participation AS T2 ON T1.part_id = T2.part_id JOIN arm AS T3 ON T2.arm_id = T3.arm_id JOIN study AS T4 ON T3.study_no = T4.study_no GROUP BY T1.part_id HAVING COUNT(DISTINCT T4.inst_id) >= 2;
-- Which adverse events of grade 2 or more came up in the study titled Statins after stroke? Give the term and the grade.
-- side effects rated at least 2 in Statins after stroke, with term then grade
-- What went wrong for people, at grade 2 or worse, in Statins after stroke, and how bad was it?
-- statins after stroke: term and grade of adverse events, grade no lower than 2
SELECT T3.term, T3.grade FROM study AS T1 JOIN study_visit AS T2 ON T1.study_no = T2.study_no JOIN adverse_event AS T3 ON T2.visit_id = T3.visit_id WHERE T1.short_title = 'Statins after stroke' AND T3.grade >= 2;
-- List all countries of funders except those of companies (company).
-- backers' countries, leaving out any country that has a backer of kind company
-- In which countries do we have backers, and not one of them a company?
-- funder countries minus the countries with a funder of the kind company
SELECT country FROM funder EXCEPT SELECT country FROM funder WHERE funder_kind = 'company';
-- Show the surnames of investigators who are a Professor or who have seen participant CPL at a visit.
-- surnames: everybody titled Professor, and whoever saw CPL
-- Who is a Professor, or has ever had CPL in front of them? Last names.
-- one list of investigators' last names: title professor, or saw the participant with initials cpl
SELECT surname FROM investigator WHERE title = 'Professor' UNION SELECT T1.surname FROM investigator AS T1 JOIN study_visit AS T2 ON T1.inv_id = T2.seen_by JOIN participant AS T3 ON T2.part_id = T3.part_id WHERE T3.initials = 'CPL';
-- Which investigators have published more than the average investigator? List surname and number of publications, most first.
-- surname and paper count of those above the mean count, from the top down
-- Who has written more papers than such people do on average, and how many? The most prolific at the top, last name first.
-- investigators over the average for publications, last name + publications, from high to low
SELECT surname, publications FROM investigator WHERE publications > (SELECT AVG(publications) FROM investigator) ORDER BY publications DESC;
-- How many visits did each investigator carry out? Show the surname and the count.
-- appointments per researcher who saw anyone: surname, number
-- How many times has every scientist received somebody? Last name, then how many.
-- count of visits by the investigator who saw them, last name first
SELECT T1.surname, COUNT(*) FROM investigator AS T1 JOIN study_visit AS T2 ON T1.inv_id = T2.seen_by GROUP BY T1.inv_id;
-- What is the highest systolic reading taken in studies with status recruiting?
-- top blood pressure (upper figure) within trials that are recruiting
-- How high did anyone's upper blood pressure go in the trials that are recruiting?
-- max systolic, studies with the status recruiting
SELECT MAX(T2.systolic) FROM study AS T1 JOIN study_visit AS T2 ON T1.study_no = T2.study_no WHERE T1.status = 'recruiting';
-- Which visits had a travel refund between 8 and 13? Give the visit date and the participant's initials.
-- date and initials where fares paid back came to 8 to 13
-- When did somebody come in and get 8 to 13 back for the trip, and who was it? Day, initials.
-- travel refund between 8 and 13: visit date and initials
SELECT T1.visit_date, T2.initials FROM study_visit AS T1 JOIN participant AS T2 ON T1.part_id = T2.part_id WHERE T1.travel_refund BETWEEN 8 AND 13;
-- Name the institute whose studies opened after 2020-12-31 have the largest total target size.
-- for trials opened later than 2020-12-31: institute with the greatest planned numbers altogether
-- Which institute wants the most people in all for what it has started later than 2020-12-31?
-- highest total target size of studies opened past 2020-12-31, name of the institute
SELECT T1.name FROM institute AS T1 JOIN study AS T2 ON T1.inst_id = T2.inst_id WHERE T2.opened_on > '2020-12-31' GROUP BY T1.inst_id ORDER BY SUM(T2.target_size) DESC LIMIT 1;

-- database: greyfriars_animal_hospitals
CREATE TABLE Clinic (ClinicID INTEGER PRIMARY KEY, ClinicName TEXT, City TEXT, OpenAllNight TEXT, KennelCount INTEGER, OpenedYear INTEGER);
CREATE TABLE Species (SpeciesCode TEXT PRIMARY KEY, CommonName TEXT, AnimalClass TEXT);
CREATE TABLE Veterinarian (VetID INTEGER PRIMARY KEY, FullName TEXT, ClinicID INTEGER REFERENCES Clinic(ClinicID), SeniorVetID INTEGER REFERENCES Veterinarian(VetID), LicenceYear INTEGER, MonthlySalary INTEGER, Interest TEXT);
CREATE TABLE PetOwner (OwnerID INTEGER PRIMARY KEY, FullName TEXT, City TEXT, Phone TEXT, MemberSince INTEGER);
CREATE TABLE Animal (AnimalID INTEGER PRIMARY KEY, PetName TEXT, SpeciesCode TEXT REFERENCES Species(SpeciesCode), OwnerID INTEGER REFERENCES PetOwner(OwnerID), Breed TEXT, BirthYear INTEGER, WeightKg REAL, Neutered TEXT, Microchip TEXT);
CREATE TABLE Consultation (ConsultID INTEGER PRIMARY KEY, AnimalID INTEGER REFERENCES Animal(AnimalID), VetID INTEGER REFERENCES Veterinarian(VetID), ReferredTo INTEGER REFERENCES Veterinarian(VetID), ConsultDate TEXT, Complaint TEXT, Fee REAL, Paid TEXT);
CREATE TABLE ProcedureType (ProcCode TEXT PRIMARY KEY, ProcName TEXT, StandardMinutes INTEGER, Anaesthetic TEXT, BasePrice REAL);
CREATE TABLE ProcedureDone (ConsultID INTEGER REFERENCES Consultation(ConsultID), ProcCode TEXT REFERENCES ProcedureType(ProcCode), ActualMinutes INTEGER, Outcome TEXT, PRIMARY KEY (ConsultID, ProcCode));
CREATE TABLE Boarding (BoardingID INTEGER PRIMARY KEY, AnimalID INTEGER REFERENCES Animal(AnimalID), ClinicID INTEGER REFERENCES Clinic(ClinicID), KennelNo INTEGER, CheckIn TEXT, CheckOut TEXT, NightlyRate REAL);
INSERT INTO Clinic VALUES (1,'Greyfriars Main','Dunmore','yes',40,1979),(2,'Riverside Pets','Dunmore','no',18,1996),(3,'Abbeyfield Referrals','Castlerow','yes',26,2004),(4,'Portside Animal Clinic','Ardvale','no',10,2013),(5,'Meadow Lane','Castlerow','no',0,2021);
INSERT INTO Species VALUES ('DOG','dog','mammal'),('CAT','cat','mammal'),('RAB','rabbit','mammal'),('PAR','parrot','bird'),('TOR','tortoise','reptile'),('FER','ferret','mammal');
INSERT INTO Veterinarian VALUES (1,'Sheila Brannigan',1,NULL,1992,7200,'orthopaedics'),(2,'Matteo Lorusso',1,1,2008,5600,'dermatology'),(3,'Yuki Tanabe',3,NULL,2001,6900,'oncology'),(4,'Fergus McNab',2,1,2015,4800,'dentistry'),(5,'Chloe Osei',3,3,2017,4950,'cardiology'),(6,'Ronan Keogh',4,3,2012,5200,'exotics'),(7,'Tilda Fox',2,4,2022,3700,'dentistry');
INSERT INTO PetOwner VALUES (1,'Aidan Wray','Dunmore','555-0101',2010),(2,'Bridget Sallow','Castlerow','555-0102',2015),(3,'Cem Yildiz','Ardvale',NULL,2018),(4,'Daphne Hume','Dunmore','555-0104',2006),(5,'Ed Farrow','Kilbrack',NULL,2022),(6,'Fiona Teale','Kilbrack','555-0106',2019);
INSERT INTO Animal VALUES (1,'Biscuit','DOG',1,'Beagle',2015,14.2,'yes','981-11'),(2,'Duchess','CAT',1,'Persian',2018,4.6,'yes','981-12'),(3,'Rocket','DOG',2,'Greyhound',2019,31.5,'no','981-13'),(4,'Pico','PAR',3,'African grey',2001,0.5,'no',NULL),(5,'Sheldon','TOR',4,'Hermann',1974,2.1,'no',NULL),(6,'Bramble','RAB',4,'Lop',2021,1.9,'yes',NULL),(7,'Tank','DOG',5,'Mastiff',2017,68,'yes','981-17'),(8,'Smudge','CAT',2,'Moggy',2012,5.3,'yes','981-18');
INSERT INTO Consultation VALUES (1,1,1,NULL,'2023-02-06','limping hind leg',55,'yes'),(2,2,2,NULL,'2023-02-14','itchy skin',48,'yes'),(3,3,4,1,'2023-03-01','limping front leg',60,'yes'),(4,4,6,NULL,'2023-03-22','feather loss',52,'no'),(5,8,4,3,'2023-04-17','lump on neck',65,'yes'),(6,8,3,NULL,'2023-05-03','lump on neck',140,'no'),(7,7,5,NULL,'2023-06-11','weak heart',125,'yes'),(8,1,7,NULL,'2023-07-09','bad breath',44,'yes'),(9,5,6,NULL,'2023-08-28','soft shell',58,'yes'),(10,3,1,NULL,'2023-03-10','limping front leg',90,'yes');
INSERT INTO ProcedureType VALUES ('XRAY','x-ray picture',20,'no',85),('DENT','tooth scaling',45,'yes',190),('BIOP','tissue biopsy',30,'yes',230),('ECHO','heart ultrasound',40,'no',210),('BLOD','blood panel',10,'no',62),('SPAY','spaying',60,'yes',260),('SCRP','skin scraping',15,'no',38);
INSERT INTO ProcedureDone VALUES (1,'XRAY',25,'good'),(1,'BLOD',9,'good'),(2,'SCRP',14,'unclear'),(4,'BLOD',12,'unclear'),(5,'BLOD',8,'good'),(6,'BIOP',41,'good'),(6,'BLOD',11,'poor'),(7,'ECHO',38,'poor'),(8,'DENT',52,'good'),(10,'XRAY',18,'good');
INSERT INTO Boarding VALUES (1,1,1,12,'2023-02-06','2023-02-08',35),(2,8,3,4,'2023-05-03','2023-05-09',48),(3,7,3,2,'2023-06-11','2023-06-12',55),(4,2,2,7,'2023-08-01','2023-08-15',28),(5,3,1,9,'2023-03-10','2023-03-17',38),(6,5,4,1,'2023-12-18',NULL,22);
-- Which animals have a species code other than DOG? Give the pet names.
-- pets, by name, that are not coded DOG
-- What are the pets called that are anything else than DOG?
-- pet names where the species code isn't dog
SELECT PetName FROM Animal WHERE SpeciesCode != 'DOG';
-- List the pet names and breeds of animals without a microchip.
-- which pets carry no chip, with their breed
-- Which of our patients have not been chipped? What they are called and what breed.
-- no microchip: name of the pet, breed
SELECT PetName, Breed FROM Animal WHERE Microchip IS NULL;
-- What are the names of veterinarians licensed between 2005 and 2016?
-- vets whose licence dates from 2005 to 2016
-- Who qualified as a vet in the years 2005 to 2016?
-- licence year between 2005 and 2016, full names of the vets
SELECT FullName FROM Veterinarian WHERE LicenceYear BETWEEN 2005 AND 2016;
-- Find the complaints that start with limping, each only once.
-- distinct reasons for coming that begin with limping
-- What have people come in about that starts with the word limping? No repeats.
-- different complaints beginning limping
SELECT DISTINCT Complaint FROM Consultation WHERE Complaint LIKE 'limping%';
-- What is the total and the average fee of all consultations that are not paid (no)?
-- sum and mean of the bills where paid is no
-- How much money is still owed to us (paid: no) altogether, and how much on average?
-- consultations with paid = no: total fee, mean fee
SELECT SUM(Fee), AVG(Fee) FROM Consultation WHERE Paid = 'no';
-- Show each animal's pet name, the common name of its species and the name of its owner.
-- pet, kind of creature, and whose it is
-- What is each patient called, what sort of creature is it, and who does it belong to?
-- every animal: pet name, species in everyday words, owner
SELECT T1.PetName, T2.CommonName, T3.FullName FROM Animal AS T1 JOIN Species AS T2 ON T1.SpeciesCode = T2.SpeciesCode JOIN PetOwner AS T3 ON T1.OwnerID = T3.OwnerID;
-- Find the names of the owners whose animals have been seen by a veterinarian with the interest exotics.
-- clients that took a pet to some vet whose interest is exotics
-- Who has had a pet looked at by someone keen on exotics?
-- owners of animals that saw a vet with exotics as interest
SELECT FullName FROM PetOwner WHERE OwnerID IN (SELECT T1.OwnerID FROM Animal AS T1 JOIN Consultation AS T2 ON T1.AnimalID = T2.AnimalID JOIN Veterinarian AS T3 ON T2.VetID = T3.VetID WHERE T3.Interest = 'exotics');
-- For each species with animals, give the common name and the number of animals.
-- how many pets we have of each kind of creature, by its everyday name
-- How many patients are there of every sort of creature? The sort in everyday words first.
-- count of animals per common name
SELECT T1.CommonName, COUNT(*) FROM Species AS T1 JOIN Animal AS T2 ON T1.SpeciesCode = T2.SpeciesCode GROUP BY T1.SpeciesCode;
-- Who are the veterinarians whose senior is Sheila Brannigan?
-- vets working under Sheila Brannigan
-- Who has Sheila Brannigan above them?
-- sheila brannigan is their senior: names of those vets
SELECT T1.FullName FROM Veterinarian AS T1 JOIN Veterinarian AS T2 ON T1.SeniorVetID = T2.VetID WHERE T2.FullName = 'Sheila Brannigan';
-- For every consultation that was referred, show its date, the name of the veterinarian seen and the name of the one referred to.
-- referrals: day, vet who saw the pet, vet it was sent on to
-- When was someone passed on to another doctor, by whom and to whom?
-- date, vet seen, vet referred to, only consultations with a referral
SELECT T1.ConsultDate, T2.FullName, T3.FullName FROM Consultation AS T1 JOIN Veterinarian AS T2 ON T1.VetID = T2.VetID JOIN Veterinarian AS T3 ON T1.ReferredTo = T3.VetID;
-- Which cities have a pet owner but no clinic?
-- towns our clients live in where we run no site
-- In which towns do people with a pet live but we have no practice?
-- pet owners' cities, leaving out those with a clinic
SELECT City FROM PetOwner EXCEPT SELECT City FROM Clinic;
-- What is the pet name of the heaviest cat?
-- cat that weighs most
-- What is the fattest cat called?
-- species cat, highest weight, name of the pet
SELECT T1.PetName FROM Animal AS T1 JOIN Species AS T2 ON T1.SpeciesCode = T2.SpeciesCode WHERE T2.CommonName = 'cat' ORDER BY T1.WeightKg DESC LIMIT 1;
-- How many different procedures have been carried out with outcome good?
-- count of distinct kinds of procedure that went good
-- How many sorts of treatment have ever turned out good?
-- outcome good: number of different procedures
SELECT COUNT(DISTINCT ProcCode) FROM ProcedureDone WHERE Outcome = 'good';
-- Which animals have been seen by at least two different veterinarians? Show the pet names.
-- pets that two or more distinct vets have looked at
-- Which patients have been in the hands of two vets or more? What they are called.
-- pet name, at least 2 different vets in the consultations
SELECT T1.PetName FROM Animal AS T1 JOIN Consultation AS T2 ON T1.AnimalID = T2.AnimalID GROUP BY T1.AnimalID HAVING COUNT(DISTINCT T2.VetID) >= 2;
-- Return the names of procedures that have not been done so far.
-- treatments in the price list never yet carried out
-- Which treatments have we never given anyone?
-- procedure names that haven't been done once
SELECT ProcName FROM ProcedureType WHERE ProcCode NOT IN (SELECT ProcCode FROM ProcedureDone);
-- Which owners have both a dog and a cat?
-- clients with a dog at home and a cat too, by name
-- Who keeps a cat as well as a dog?
-- owners of a cat that also own a dog, full names
SELECT T1.FullName FROM PetOwner AS T1 JOIN Animal AS T2 ON T1.OwnerID = T2.OwnerID JOIN Species AS T3 ON T2.SpeciesCode = T3.SpeciesCode WHERE T3.CommonName = 'dog' INTERSECT SELECT T1.FullName FROM PetOwner AS T1 JOIN Animal AS T2 ON T1.OwnerID = T2.OwnerID JOIN Species AS T3 ON T2.SpeciesCode = T3.SpeciesCode WHERE T3.CommonName = 'cat';
-- List the pet names of animals that boarded at Abbeyfield Referrals or had a consultation costing more than 100.
-- pets that stayed the night at Abbeyfield Referrals, or whose visit was charged over 100
-- Which patients have slept at Abbeyfield Referrals, or have run up more than 100 at one appointment? What are they called?
-- pet names, no doubles: boarding at abbeyfield referrals, or a consultation fee above 100
SELECT T1.PetName FROM Animal AS T1 JOIN Boarding AS T2 ON T1.AnimalID = T2.AnimalID JOIN Clinic AS T3 ON T2.ClinicID = T3.ClinicID WHERE T3.ClinicName = 'Abbeyfield Referrals' UNION SELECT T1.PetName FROM Animal AS T1 JOIN Consultation AS T2 ON T1.AnimalID = T2.AnimalID WHERE T2.Fee > 100;
-- Which procedures that need an anaesthetic (yes) have a base price above the average of all procedures? Give name and base price.
-- name and list price of treatments under anaesthetic, yes, that cost more than the mean treatment
-- Which treatments put the patient to sleep (anaesthetic yes) and are dearer than treatments are on average? What and how much.
-- anaesthetic = yes, base price over the average of all of them: procedure, base price
SELECT ProcName, BasePrice FROM ProcedureType WHERE Anaesthetic = 'yes' AND BasePrice > (SELECT AVG(BasePrice) FROM ProcedureType);
-- What is the highest monthly salary paid at each clinic? Show the clinic's name and the salary.
-- top pay per site, site name first
-- How much does the best paid vet at every practice make in a month? The practice first.
-- clinic name and max monthly salary
SELECT T1.ClinicName, MAX(T2.MonthlySalary) FROM Clinic AS T1 JOIN Veterinarian AS T2 ON T1.ClinicID = T2.ClinicID GROUP BY T1.ClinicID;
-- Show the three animals with the earliest birth years, oldest first, by pet name and birth year.
-- three oldest pets, name and year born, eldest on top
-- Which three patients were born longest ago, and when? The oldest at the top.
-- pet name + birth year of the 3 most aged animals, earliest year first
SELECT PetName, BirthYear FROM Animal ORDER BY BirthYear LIMIT 3;
-- Which clinic's veterinarians took the most in consultation fees altogether? Give the clinic's name.
-- site whose vets billed the largest sum for consultations
-- At which practice did the vets bring in the most money from appointments?
-- sum the consultation fees by the clinic of the vet, and name the top clinic
SELECT T1.ClinicName FROM Clinic AS T1 JOIN Veterinarian AS T2 ON T1.ClinicID = T2.ClinicID JOIN Consultation AS T3 ON T2.VetID = T3.VetID GROUP BY T1.ClinicID ORDER BY SUM(T3.Fee) DESC LIMIT 1;
-- Find the names of the procedures performed on animals owned by Bridget Sallow, without repetition.
-- what was ever done to the pets of Bridget Sallow, every treatment named once
-- Which treatments have Bridget Sallow's animals had? Each one once.
-- bridget sallow: different procedure names done on her pets
SELECT DISTINCT T5.ProcName FROM PetOwner AS T1 JOIN Animal AS T2 ON T1.OwnerID = T2.OwnerID JOIN Consultation AS T3 ON T2.AnimalID = T3.AnimalID JOIN ProcedureDone AS T4 ON T3.ConsultID = T4.ConsultID JOIN ProcedureType AS T5 ON T4.ProcCode = T5.ProcCode WHERE T1.FullName = 'Bridget Sallow';

-- database: borough_food_hygiene
CREATE TABLE ref_biz_type (type_cd TEXT PRIMARY KEY, type_desc TEXT, visit_interval_mths INTEGER);
CREATE TABLE ref_hazard (haz_cd TEXT PRIMARY KEY, haz_desc TEXT, points INTEGER, law_ref TEXT);
CREATE TABLE ward (ward_no INTEGER PRIMARY KEY, ward_nm TEXT, popn INTEGER, councillor TEXT);
CREATE TABLE operator (op_id INTEGER PRIMARY KEY, op_nm TEXT, legal_form TEXT, reg_year INTEGER, email TEXT);
CREATE TABLE premises (prem_id INTEGER PRIMARY KEY, trading_nm TEXT, type_cd TEXT REFERENCES ref_biz_type(type_cd), ward_no INTEGER REFERENCES ward(ward_no), op_id INTEGER REFERENCES operator(op_id), street TEXT, seats INTEGER, dt_regd TEXT, rating INTEGER, status TEXT);
CREATE TABLE officer (off_id INTEGER PRIMARY KEY, off_nm TEXT, mgr_id INTEGER REFERENCES officer(off_id), grade TEXT, ward_no INTEGER REFERENCES ward(ward_no), start_yr INTEGER, languages TEXT);
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY, prem_id INTEGER REFERENCES premises(prem_id), lead_off INTEGER REFERENCES officer(off_id), second_off INTEGER REFERENCES officer(off_id), insp_dt TEXT, reason TEXT, mins INTEGER, score INTEGER, outcome TEXT);
CREATE TABLE finding (insp_id INTEGER REFERENCES inspection(insp_id), haz_cd TEXT REFERENCES ref_hazard(haz_cd), area TEXT, fix_by TEXT, fixed_on TEXT, PRIMARY KEY (insp_id, haz_cd));
CREATE TABLE swab (swab_id INTEGER PRIMARY KEY, insp_id INTEGER REFERENCES inspection(insp_id), surface TEXT, germ TEXT, cfu INTEGER, lab_nm TEXT);
CREATE TABLE penalty (pen_id INTEGER PRIMARY KEY, insp_id INTEGER REFERENCES inspection(insp_id), op_id INTEGER REFERENCES operator(op_id), amount INTEGER, issued_on TEXT, paid_on TEXT);
INSERT INTO ref_biz_type VALUES ('RST','restaurant',12),('TKW','takeaway',9),('BAK','bakery',18),('BUT','butcher shop',6),('CAF','cafe',24),('MOB','mobile food stall',8);
INSERT INTO ref_hazard VALUES ('TMP','food kept too warm',8,'Art. 12'),('PST','signs of pests',15,'Art. 4'),('HND','no hand basin',10,'Art. 7'),('LBL','missing allergen label',5,'Art. 21'),('GRS','grease on surfaces',3,'Art. 5'),('RAW','raw and cooked food mixed',12,'Art. 13');
INSERT INTO ward VALUES (1,'Canonbury Cross',14200,'Lydia Marsh'),(2,'Tanners Yard',9800,'Joe Abiola'),(3,'Kingsmead',21300,'Pru Delacourt'),(4,'Wharfside',17650,'Joe Abiola'),(5,'Heathcote',8100,'Simon Tuck');
INSERT INTO operator VALUES (1,'Golden Wok Ltd','limited company',2009,'office@goldenwok.test'),(2,'Marta Oliveira','sole trader',2014,NULL),(3,'Bakehouse Brothers','partnership',2001,'info@bakehouse.test'),(4,'Sultan Foods Ltd','limited company',2017,'hello@sultanfoods.test'),(5,'Terry Blunt','sole trader',1998,NULL),(6,'Green Fork CIC','community company',2021,'team@greenfork.test');
INSERT INTO premises VALUES (1,'Golden Wok','TKW',1,1,'Upper Street',12,'2009-05-11',2,'open'),(2,'Golden Dragon','RST',3,1,'Mead Road',86,'2013-09-02',4,'open'),(3,'Cafe Marta','CAF',2,2,'Tannery Row',24,'2014-03-17',5,'open'),(4,'Bakehouse','BAK',1,3,'Cross Lane',8,'2001-06-01',5,'open'),(5,'Sultan Grill','RST',4,4,'Quay Street',60,'2017-11-20',1,'closed'),(6,'Sultan Kebab','TKW',4,4,'Dock Road',NULL,'2019-02-14',3,'open'),(7,'Blunt Meats','BUT',3,5,'Kings Parade',NULL,'1998-10-05',4,'open'),(8,'Bakehouse Wharf','BAK',4,3,'Quay Street',16,'2020-08-24',NULL,'new');
INSERT INTO officer VALUES (1,'Hilary Benbow',NULL,'principal',3,1999,'English'),(2,'Arjun Mistry',1,'senior',1,2008,'English, Gujarati'),(3,'Nell Carraway',1,'senior',4,2012,'English, French'),(4,'Paulo Reis',2,'junior',2,2019,'English, Portuguese'),(5,'Zofia Wilk',3,'junior',4,2021,'Polish, English'),(6,'Greg Tansley',1,'junior',3,2023,'English');
INSERT INTO inspection VALUES (1,1,2,4,'2022-03-08','routine',95,58,'improve'),(2,3,4,NULL,'2022-04-21','routine',60,96,'pass'),(3,5,3,5,'2022-06-15','complaint',140,31,'closure'),(4,4,2,NULL,'2022-07-05','routine',75,94,'pass'),(5,1,2,NULL,'2022-09-13','follow-up',50,70,'pass'),(6,2,1,2,'2022-10-27','routine',110,82,'pass'),(7,6,5,NULL,'2023-01-19','routine',65,66,'improve'),(8,5,3,1,'2023-02-02','follow-up',120,42,'improve'),(9,7,6,1,'2023-03-30','complaint',85,79,'pass');
INSERT INTO finding VALUES (1,'TMP','cold store','2022-03-22','2022-03-20'),(1,'GRS','kitchen','2022-04-08','2022-05-02'),(3,'PST','store room','2022-06-16','2022-09-30'),(3,'HND','kitchen','2022-07-15',NULL),(3,'RAW','cold store','2022-06-16','2022-06-16'),(6,'LBL','menu','2022-11-27','2022-11-10'),(7,'TMP','counter','2023-02-02',NULL),(8,'HND','kitchen','2023-03-02','2023-02-25'),(9,'GRS','cutting room','2023-04-30',NULL);
INSERT INTO swab VALUES (1,1,'chopping board','E. coli',240,'Thames Lab'),(2,3,'sink','Listeria',900,'Thames Lab'),(3,3,'chopping board','Salmonella',1300,'Borough Micro'),(4,6,'worktop','none',0,'Thames Lab'),(5,8,'sink','Listeria',120,'Borough Micro'),(6,9,'meat slicer','Listeria',75,'Thames Lab'),(7,9,'chopping board','E. coli',410,'Borough Micro');
INSERT INTO penalty VALUES (1,1,1,600,'2022-03-30','2022-05-15'),(2,3,4,5000,'2022-06-20',NULL),(3,7,4,850,'2023-02-10','2023-03-01'),(4,8,4,1500,'2023-02-15',NULL);
-- What are the trading names of the premises that are not on Quay Street?
-- food places on any street but Quay Street
-- Which eating places and shops are somewhere else than on Quay Street?
-- trading names, street isn't quay street
SELECT trading_nm FROM premises WHERE street != 'Quay Street';
-- How many inspections were made for a complaint?
-- count of checks whose reason was a complaint
-- How often did we go and look because of a complaint?
-- number of inspections, reason complaint
SELECT COUNT(*) FROM inspection WHERE reason = 'complaint';
-- Which hazards score between 5 and 12 points? Give the description.
-- hazard texts worth 5 to 12 points
-- Which dangers carry no fewer than 5 and no more than 12 points?
-- hazard descriptions, points from 5 to 12
SELECT haz_desc FROM ref_hazard WHERE points BETWEEN 5 AND 12;
-- List trading names containing Bakehouse.
-- places with Bakehouse somewhere in what they trade as
-- Which firms have Bakehouse in the name over their door?
-- find trading names with the word bakehouse
SELECT trading_nm FROM premises WHERE trading_nm LIKE '%Bakehouse%';
-- What are the longest duration in minutes and the lowest score of an inspection with the outcome improve?
-- among checks ending in improve: most minutes, worst score
-- How long did the longest check take that ended in improve, and how low did the marks go among those?
-- outcome improve: max minutes, min score
SELECT MAX(mins), MIN(score) FROM inspection WHERE outcome = 'improve';
-- Which officers have been lead on an inspection of premises with a rating below 3? Show their names.
-- inspectors who led a check at some place rated under 3
-- Who has been in charge of a check at somewhere with fewer than 3 stars as its rating?
-- names of the lead officers of inspections where the premises have a rating under 3
SELECT off_nm FROM officer WHERE off_id IN (SELECT T1.lead_off FROM inspection AS T1 JOIN premises AS T2 ON T1.prem_id = T2.prem_id WHERE T2.rating < 3);
-- Which operators run more than one premises? Give name and number of premises.
-- owners with more than one place, and how many they have
-- Who owns more than one shop or eating place, and how many?
-- operator names with their count of premises, only counts above 1
SELECT T1.op_nm, COUNT(*) FROM operator AS T1 JOIN premises AS T2 ON T1.op_id = T2.op_id GROUP BY T1.op_id HAVING COUNT(*) > 1;
-- Find the trading names of premises that were never inspected.
-- which places did nobody check yet
-- Which shops and eating places have we never been to?
-- trading names with no inspection
SELECT trading_nm FROM premises WHERE prem_id NOT IN (SELECT prem_id FROM inspection);
-- Which operators have no email recorded and are a sole trader?
-- names of every sole trader without an e-mail address
-- Who trades as a sole trader and can't be written to online?
-- operators: legal form sole trader, email missing
SELECT op_nm FROM operator WHERE legal_form = 'sole trader' AND email IS NULL;
-- Give the name of every officer who has a manager, with the manager's name.
-- inspector and the boss they report to
-- Who answers to whom in our team? The one below first.
-- officers that have a manager, next to that manager
SELECT T1.off_nm, T2.off_nm FROM officer AS T1 JOIN officer AS T2 ON T1.mgr_id = T2.off_id;
-- Show the inspection date, lead officer's name and second officer's name of inspections done by two officers.
-- checks carried out as a pair: day, who led, who came along
-- When did two of us go together, who was in charge, and who was the other?
-- inspections having a second officer: date, name of the lead, name of the second
SELECT T1.insp_dt, T2.off_nm, T3.off_nm FROM inspection AS T1 JOIN officer AS T2 ON T1.lead_off = T2.off_id JOIN officer AS T3 ON T1.second_off = T3.off_id;
-- How many different premises have had the hazard "no hand basin"?
-- number of distinct places where no hand basin was found
-- How many individual places had no hand basin?
-- hazard no hand basin: count different premises
SELECT COUNT(DISTINCT T1.prem_id) FROM inspection AS T1 JOIN finding AS T2 ON T1.insp_id = T2.insp_id JOIN ref_hazard AS T3 ON T2.haz_cd = T3.haz_cd WHERE T3.haz_desc = 'no hand basin';
-- What is the average inspection score in each ward? Show the ward's name and the average.
-- mean marks ward by ward, name of the ward first
-- How well does every part of the borough score in the checks on average? The part first.
-- avg inspection score by ward name
SELECT T1.ward_nm, AVG(T3.score) FROM ward AS T1 JOIN premises AS T2 ON T1.ward_no = T2.ward_no JOIN inspection AS T3 ON T2.prem_id = T3.prem_id GROUP BY T1.ward_no;
-- Which wards have neither premises nor an officer? Return the ward names.
-- names of wards without any food place and without any inspector
-- Which parts of the borough have nowhere to eat or buy food and nobody of ours either?
-- ward names that have no premises and no officer
SELECT ward_nm FROM ward WHERE ward_no NOT IN (SELECT ward_no FROM premises) AND ward_no NOT IN (SELECT ward_no FROM officer);
-- Which officers have been lead on one inspection and second on another? Show the names.
-- inspectors who appear both as the leading one and as the second one
-- Who has been in charge of one check and gone along as number two on another?
-- officers that are the lead somewhere and the second somewhere
SELECT T1.off_nm FROM officer AS T1 JOIN inspection AS T2 ON T1.off_id = T2.lead_off INTERSECT SELECT T1.off_nm FROM officer AS T1 JOIN inspection AS T2 ON T1.off_id = T2.second_off;
-- Find the trading names of premises where Listeria was found on the sink.
-- places with Listeria in the sink, each named once
-- Where did the lab find Listeria on the sink? Each place once.
-- germ listeria, surface sink: different trading names
SELECT DISTINCT T1.trading_nm FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id JOIN swab AS T3 ON T2.insp_id = T3.insp_id WHERE T3.germ = 'Listeria' AND T3.surface = 'sink';
-- List trading names of premises with rating 5 together with those that had an inspection with outcome closure.
-- places rated 5, and also any that got a closure
-- Which places have the mark 5, or have ever been shut down (closure)?
-- one list of trading names: rating is 5, or some inspection had the outcome closure
SELECT trading_nm FROM premises WHERE rating = 5 UNION SELECT T1.trading_nm FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id WHERE T2.outcome = 'closure';
-- Which business types, by description, have no premises with status open?
-- sorts of business, in words, of which none is open
-- Of which sorts of business is there none that is open? In words.
-- type descriptions, minus those that have premises with status open
SELECT type_desc FROM ref_biz_type EXCEPT SELECT T1.type_desc FROM ref_biz_type AS T1 JOIN premises AS T2 ON T1.type_cd = T2.type_cd WHERE T2.status = 'open';
-- What is the total amount of unpaid penalties of Sultan Foods Ltd?
-- fines of Sultan Foods Ltd with no payment date, summed
-- How much does Sultan Foods Ltd still owe us in fines?
-- sultan foods ltd: sum of the penalties that haven't been paid
SELECT SUM(T2.amount) FROM operator AS T1 JOIN penalty AS T2 ON T1.op_id = T2.op_id WHERE T1.op_nm = 'Sultan Foods Ltd' AND T2.paid_on IS NULL;
-- Which premises have more seats than the average? List trading name and seats, largest first.
-- name and seating of places that seat more people than the mean, biggest on top
-- Which places can take more guests than such places do on average, and how many? Roomiest at the top.
-- trading name, seats, only above-average seats, from high to low
SELECT trading_nm, seats FROM premises WHERE seats > (SELECT AVG(seats) FROM premises) ORDER BY seats DESC;
-- Show the trading name, the hazard description and the area of each finding that has not been fixed.
-- faults still open (no fix date): place, hazard in words, area
-- What has nobody put right yet? Name over the door, the danger in words, and where in the place it is.
-- findings with no fixed date: trading name, hazard description, area
SELECT T1.trading_nm, T4.haz_desc, T3.area FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id JOIN finding AS T3 ON T2.insp_id = T3.insp_id JOIN ref_hazard AS T4 ON T3.haz_cd = T4.haz_cd WHERE T3.fixed_on IS NULL;
-- Which premises collected the most hazard points over all its inspections? Give the trading name and the total points.
-- worst place by hazard points added up, plus the sum
-- Where have the dangers we found added up to the most points over all visits, and to how many?
-- highest sum of hazard points for one premises: trading name and that sum
SELECT T1.trading_nm, SUM(T4.points) FROM premises AS T1 JOIN inspection AS T2 ON T1.prem_id = T2.prem_id JOIN finding AS T3 ON T2.insp_id = T3.insp_id JOIN ref_hazard AS T4 ON T3.haz_cd = T4.haz_cd GROUP BY T1.prem_id ORDER BY SUM(T4.points) DESC LIMIT 1;
